

var import_shared_app_headless_run_headless = require("./shared.app.headless.run-headless.cjs");
module.exports = {
  runHeadless: import_shared_app_headless_run_headless.runHeadless
};
