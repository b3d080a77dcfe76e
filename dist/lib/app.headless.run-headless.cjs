

var import_shared_app_headless_work_headless = require("./shared.app.headless.work-headless.cjs");
module.exports = {
  runHeadless: import_shared_app_headless_work_headless.runHeadless
};
