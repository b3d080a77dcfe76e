

var import_shared_core_failure_readers_java = require("./shared.core.failure.readers.java.cjs");
module.exports = {
  findingOfTrace: import_shared_core_failure_readers_java.findingOfTrace,
  java: import_shared_core_failure_readers_java.java,
  readTrace: import_shared_core_failure_readers_java.readTrace,
  splitOperands: import_shared_core_failure_readers_java.splitOperands
};
