//! The program: reads the command line and hands over. Everything else is in the library, where tests can reach it.

use std::process::ExitCode;

fn main() -> ExitCode {
    toque::cli::run(std::env::args_os())
}
