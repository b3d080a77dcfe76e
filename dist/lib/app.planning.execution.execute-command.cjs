

var import_shared_app_planning_execution_execute_command = require("./shared.app.planning.execution.execute-command.cjs");
module.exports = {
  decide: import_shared_app_planning_execution_execute_command.decide,
  executeCommand: import_shared_app_planning_execution_execute_command.executeCommand,
  openPhaseBranch: import_shared_app_planning_execution_execute_command.openPhaseBranch,
  settleExecutionTrust: import_shared_app_planning_execution_execute_command.settleExecutionTrust,
  whyNoExecutors: import_shared_app_planning_execution_execute_command.whyNoExecutors
};
