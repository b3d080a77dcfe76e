

var import_shared_core_planning_phases_plan_format = require("./shared.core.planning.phases.plan-format.cjs");
module.exports = {
  firstPrompt: import_shared_core_planning_phases_plan_format.firstPrompt,
  lastWords: import_shared_core_planning_phases_plan_format.lastWords,
  nextPrompt: import_shared_core_planning_phases_plan_format.nextPrompt,
  resumedPrompt: import_shared_core_planning_phases_plan_format.resumedPrompt
};
