

var import_shared_core_failure_readers_node = require("./shared.core.failure.readers.node.cjs");
module.exports = {
  errorHead: import_shared_core_failure_readers_node.errorHead,
  isComplete: import_shared_core_failure_readers_node.isComplete,
  isStackLine: import_shared_core_failure_readers_node.isStackLine,
  messageTail: import_shared_core_failure_readers_node.messageTail,
  node: import_shared_core_failure_readers_node.node,
  speechOf: import_shared_core_failure_readers_node.speechOf,
  topFrame: import_shared_core_failure_readers_node.topFrame
};
