

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");
module.exports = {
  decisionCommand: import_hooks_active_on_command.decisionCommand,
  executeCommand: import_hooks_active_on_command.executeCommand,
  executionLines: import_hooks_active_on_command.executionLines,
  executionName: import_hooks_active_on_command.executionName,
  executionReinjection: import_hooks_active_on_command.executionReinjection,
  haltedNext: import_hooks_active_on_command.haltedNext,
  nextCall: import_hooks_active_on_command.nextCall,
  trustCommand: import_hooks_active_on_command.trustCommand
};
