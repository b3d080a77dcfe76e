

var import_shared_app_operations_execute_operations = require("./shared.app.operations.execute-operations.cjs");
module.exports = {
  commitInputs: import_shared_app_operations_execute_operations.commitInputs,
  commitNamed: import_shared_app_operations_execute_operations.commitNamed,
  committedText: import_shared_app_operations_execute_operations.committedText,
  executeOperations: import_shared_app_operations_execute_operations.executeOperations
};
