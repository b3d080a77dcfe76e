

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");
module.exports = {
  endStrays: import_app_loop_gather_evidence.endStrays
};
