

var import_shared_core_report_timeline = require("./shared.core.report.timeline.cjs");
module.exports = {
  release: import_shared_core_report_timeline.release,
  writeEnding: import_shared_core_report_timeline.writeEnding
};
