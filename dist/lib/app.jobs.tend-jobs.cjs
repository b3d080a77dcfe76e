

var import_shared_core_report_timeline = require("./shared.core.report.timeline.cjs");
module.exports = {
  JOB_MARK: import_shared_core_report_timeline.JOB_MARK,
  endLeft: import_shared_core_report_timeline.endLeft,
  startNext: import_shared_core_report_timeline.startNext,
  tendJobs: import_shared_core_report_timeline.tendJobs
};
