

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");
module.exports = {
  withColourChoice: import_hooks_active_on_stop.withColourChoice
};
