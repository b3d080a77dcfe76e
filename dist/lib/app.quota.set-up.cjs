

var import_shared_app_quota_show_quota = require("./shared.app.quota.show-quota.cjs");
module.exports = {
  setUpCommand: import_shared_app_quota_show_quota.setUpCommand,
  setUpFacts: import_shared_app_quota_show_quota.setUpFacts
};
