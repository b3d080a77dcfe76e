

var import_shared_app_operations_failure_operations = require("./shared.app.operations.failure-operations.cjs");
module.exports = {
  explainPrinted: import_shared_app_operations_failure_operations.explainPrinted,
  failureFields: import_shared_app_operations_failure_operations.failureFields,
  failureOperations: import_shared_app_operations_failure_operations.failureOperations,
  failureShape: import_shared_app_operations_failure_operations.failureShape
};
