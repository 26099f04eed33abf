//! The program: reads the command line and hands over. Everything else is in the library, where tests can reach it.

use std::process::ExitCode;

fn main() -> ExitCode {
    // Set by `./package`; a build of one's own has no name.
    toque::version::built_from(option_env!("TOQUE_COMMIT"));
    toque::cli::run(std::env::args_os())
}
