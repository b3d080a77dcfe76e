

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");
module.exports = {
  runCommand: import_hooks_active_on_command.runCommand
};
