

var import_shared_core_loop_report = require("./shared.core.loop.report.cjs");
module.exports = {
  dropGates: import_shared_core_loop_report.dropGates,
  endJob: import_shared_core_loop_report.endJob,
  letJobWait: import_shared_core_loop_report.letJobWait,
  markOpen: import_shared_core_loop_report.markOpen,
  takeNews: import_shared_core_loop_report.takeNews
};
