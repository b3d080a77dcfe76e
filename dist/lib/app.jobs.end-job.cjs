

var import_shared_core_report_timeline = require("./shared.core.report.timeline.cjs");
module.exports = {
  dropGates: import_shared_core_report_timeline.dropGates,
  endJob: import_shared_core_report_timeline.endJob,
  letJobWait: import_shared_core_report_timeline.letJobWait,
  markOpen: import_shared_core_report_timeline.markOpen,
  takeNews: import_shared_core_report_timeline.takeNews
};
