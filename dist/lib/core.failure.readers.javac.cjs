

var import_shared_core_failure_readers_javac = require("./shared.core.failure.readers.javac.cjs");
module.exports = {
  javaCode: import_shared_core_failure_readers_javac.javaCode,
  javac: import_shared_core_failure_readers_javac.javac,
  withJavaDetails: import_shared_core_failure_readers_javac.withJavaDetails
};
