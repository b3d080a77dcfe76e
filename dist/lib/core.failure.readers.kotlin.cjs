

var import_shared_core_failure_readers_kotlin = require("./shared.core.failure.readers.kotlin.cjs");
module.exports = {
  kotlin: import_shared_core_failure_readers_kotlin.kotlin,
  kotlinMessage: import_shared_core_failure_readers_kotlin.kotlinMessage
};
