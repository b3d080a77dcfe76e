

var import_shared_core_report_timeline = require("./shared.core.report.timeline.cjs");
module.exports = {
  resumeJob: import_shared_core_report_timeline.resumeJob,
  startJob: import_shared_core_report_timeline.startJob
};
