

var import_shared_core_failure_readers_junit = require("./shared.core.failure.readers.junit.cjs");
module.exports = {
  LONGEST_TRACE: import_shared_core_failure_readers_junit.LONGEST_TRACE,
  junit: import_shared_core_failure_readers_junit.junit,
  testIdOf: import_shared_core_failure_readers_junit.testIdOf
};
