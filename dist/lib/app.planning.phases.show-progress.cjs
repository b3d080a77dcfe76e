

var import_shared_app_planning_phases_show_progress = require("./shared.app.planning.phases.show-progress.cjs");
module.exports = {
  nextStepOf: import_shared_app_planning_phases_show_progress.nextStepOf,
  phaseCommands: import_shared_app_planning_phases_show_progress.phaseCommands,
  showPlanning: import_shared_app_planning_phases_show_progress.showPlanning
};
