

var import_shared_app_quota_show_quota = require("./shared.app.quota.show-quota.cjs");
module.exports = {
  findKnown: import_shared_app_quota_show_quota.findKnown,
  forgetGuidance: import_shared_app_quota_show_quota.forgetGuidance,
  knownHere: import_shared_app_quota_show_quota.knownHere,
  rungsOfLoop: import_shared_app_quota_show_quota.rungsOfLoop,
  whyGuidance: import_shared_app_quota_show_quota.whyGuidance
};
