

var import_shared_app_headless_run_headless = require("./shared.app.headless.run-headless.cjs");
module.exports = {
  executeAndVerify: import_shared_app_headless_run_headless.executeAndVerify,
  objectionToPlan: import_shared_app_headless_run_headless.objectionToPlan
};
