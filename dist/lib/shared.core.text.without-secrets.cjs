

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_common = require("./common.cjs");

// src/core/text/without-secrets.ts
function withoutSecrets(page) {
  return (0, import_common.ours)((0, import_hooks_active_on_stop.redact)(page));
}
module.exports = {
  withoutSecrets: withoutSecrets
};
