

var import_shared_core_planning_phases_sync_roadmap = require("./shared.core.planning.phases.sync-roadmap.cjs");
module.exports = {
  recordEvent: import_shared_core_planning_phases_sync_roadmap.recordEvent,
  recordIfDone: import_shared_core_planning_phases_sync_roadmap.recordIfDone
};
