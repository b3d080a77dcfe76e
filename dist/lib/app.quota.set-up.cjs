

var import_shared_core_loop_report = require("./shared.core.loop.report.cjs");
module.exports = {
  setUpCommand: import_shared_core_loop_report.setUpCommand,
  setUpFacts: import_shared_core_loop_report.setUpFacts
};
