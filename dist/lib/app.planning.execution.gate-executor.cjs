

var import_shared_app_planning_execution_gate_executor = require("./shared.app.planning.execution.gate-executor.cjs");
module.exports = {
  gateExecutor: import_shared_app_planning_execution_gate_executor.gateExecutor
};
