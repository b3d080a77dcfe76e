var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

var stdin_exports = {};

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

// src/hooks/active/on-session.ts
function onSessionStart(call) {
  return (0, import_hooks_active_on_stop.handleCall)(call, {
    parse: import_hooks_active_on_command.parseSessionStart,
    eventOf: () => "SessionStart",
    use: (workspace, input) => (0, import_hooks_active_on_command.startSession)(workspace, input, (0, import_app_loop_conclude_turn.ownerPid)(workspace.env))
  });
}
var eventOf = () => "Stop";
function onSessionEnd(call) {
  return (0, import_hooks_active_on_stop.handleCall)(call, { parse: import_hooks_active_on_command.parseSessionEnd, eventOf, use: import_hooks_active_on_command.endSession });
}
function onStopFailure(call) {
  return (0, import_hooks_active_on_stop.handleCall)(call, { parse: import_hooks_active_on_command.parseStopFailure, eventOf, use: import_hooks_active_on_command.noteStopFailure });
}
module.exports = {
  onSessionEnd: onSessionEnd,
  onSessionStart: onSessionStart,
  onStopFailure: onStopFailure
};
