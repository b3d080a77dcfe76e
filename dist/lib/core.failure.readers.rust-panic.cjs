

var import_shared_core_failure_readers_rust_panic = require("./shared.core.failure.readers.rust-panic.cjs");
module.exports = {
  panicAt: import_shared_core_failure_readers_rust_panic.panicAt,
  rustPanic: import_shared_core_failure_readers_rust_panic.rustPanic
};
