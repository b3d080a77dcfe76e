

var import_shared_core_loop_report = require("./shared.core.loop.report.cjs");
module.exports = {
  JOB_MARK: import_shared_core_loop_report.JOB_MARK,
  endLeft: import_shared_core_loop_report.endLeft,
  startNext: import_shared_core_loop_report.startNext,
  tendJobs: import_shared_core_loop_report.tendJobs
};
