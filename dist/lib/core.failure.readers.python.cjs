

var import_shared_core_failure_readers_python = require("./shared.core.failure.readers.python.cjs");
module.exports = {
  frameOf: import_shared_core_failure_readers_python.frameOf,
  inProject: import_shared_core_failure_readers_python.inProject,
  isChained: import_shared_core_failure_readers_python.isChained,
  python: import_shared_core_failure_readers_python.python,
  pythonSpeech: import_shared_core_failure_readers_python.pythonSpeech,
  readException: import_shared_core_failure_readers_python.readException,
  readTracebacks: import_shared_core_failure_readers_python.readTracebacks,
  withCause: import_shared_core_failure_readers_python.withCause
};
