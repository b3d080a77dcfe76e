

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");
module.exports = {
  hasStart: import_hooks_active_on_stop.hasStart,
  identityOf: import_hooks_active_on_stop.identityOf,
  isStillThere: import_hooks_active_on_stop.isStillThere
};
