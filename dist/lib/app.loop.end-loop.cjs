

var import_shared_core_loop_report = require("./shared.core.loop.report.cjs");
module.exports = {
  release: import_shared_core_loop_report.release,
  writeEnding: import_shared_core_loop_report.writeEnding
};
