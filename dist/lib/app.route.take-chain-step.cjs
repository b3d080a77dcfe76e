

var import_shared_app_planning_phases_show_progress = require("./shared.app.planning.phases.show-progress.cjs");
module.exports = {
  endChain: import_shared_app_planning_phases_show_progress.endChain,
  takeChainStep: import_shared_app_planning_phases_show_progress.takeChainStep
};
