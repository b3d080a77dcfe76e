

var import_shared_app_planning_execution_arm_execution = require("./shared.app.planning.execution.arm-execution.cjs");
module.exports = {
  EXECUTOR: import_shared_app_planning_execution_arm_execution.EXECUTOR,
  armExecution: import_shared_app_planning_execution_arm_execution.armExecution,
  executionLoop: import_shared_app_planning_execution_arm_execution.executionLoop,
  secondLoop: import_shared_app_planning_execution_arm_execution.secondLoop,
  settleExecution: import_shared_app_planning_execution_arm_execution.settleExecution
};
