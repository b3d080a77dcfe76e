

var import_shared_core_loop_report = require("./shared.core.loop.report.cjs");
module.exports = {
  resumeJob: import_shared_core_loop_report.resumeJob,
  startJob: import_shared_core_loop_report.startJob
};
