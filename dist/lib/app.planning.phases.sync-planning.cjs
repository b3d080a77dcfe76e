

var import_shared_core_planning_writing_state_metrics = require("./shared.core.planning.writing.state-metrics.cjs");
module.exports = {
  syncPlanning: import_shared_core_planning_writing_state_metrics.syncPlanning,
  syncSilently: import_shared_core_planning_writing_state_metrics.syncSilently
};
