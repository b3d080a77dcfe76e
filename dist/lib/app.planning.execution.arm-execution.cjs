

var import_shared_app_planning_execution_gate_executor = require("./shared.app.planning.execution.gate-executor.cjs");
module.exports = {
  EXECUTOR: import_shared_app_planning_execution_gate_executor.EXECUTOR,
  armExecution: import_shared_app_planning_execution_gate_executor.armExecution,
  executionLoop: import_shared_app_planning_execution_gate_executor.executionLoop,
  secondLoop: import_shared_app_planning_execution_gate_executor.secondLoop,
  settleExecution: import_shared_app_planning_execution_gate_executor.settleExecution
};
