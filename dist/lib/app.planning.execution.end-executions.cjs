

var import_shared_app_planning_execution_end_executions = require("./shared.app.planning.execution.end-executions.cjs");
module.exports = {
  CARRIED_OUT: import_shared_app_planning_execution_end_executions.CARRIED_OUT,
  endExecution: import_shared_app_planning_execution_end_executions.endExecution,
  endExecutions: import_shared_app_planning_execution_end_executions.endExecutions,
  withoutOver: import_shared_app_planning_execution_end_executions.withoutOver
};
