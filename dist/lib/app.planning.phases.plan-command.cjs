

var import_shared_app_planning_phases_plan_command = require("./shared.app.planning.phases.plan-command.cjs");
module.exports = {
  openToPlan: import_shared_app_planning_phases_plan_command.openToPlan,
  planCommand: import_shared_app_planning_phases_plan_command.planCommand
};
