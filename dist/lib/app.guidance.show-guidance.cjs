

var import_shared_core_loop_report = require("./shared.core.loop.report.cjs");
module.exports = {
  findKnown: import_shared_core_loop_report.findKnown,
  forgetGuidance: import_shared_core_loop_report.forgetGuidance,
  knownHere: import_shared_core_loop_report.knownHere,
  rungsOfLoop: import_shared_core_loop_report.rungsOfLoop,
  whyGuidance: import_shared_core_loop_report.whyGuidance
};
