

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

// src/hooks/active/on-session.ts
function onSessionStart(call) {
  return (0, import_hooks_active_on_stop2.handleCall)(call, {
    parse: import_hooks_active_on_command.parseSessionStart,
    eventOf: () => "SessionStart",
    use: async (workspace, input) => {
      const answer = await (0, import_hooks_active_on_command.startSession)(workspace, input, (0, import_hooks_active_on_stop3.ownerPid)(workspace.env));
      if (!(0, import_hooks_active_on_stop.holdsNews)(call) && !(0, import_hooks_active_on_stop.holdsJobs)(call)) return answer;
      const [{ tendJobs }, { withNews }] = await Promise.all([
        Promise.resolve().then(() => require("./app.jobs.tend-jobs.cjs")),
        Promise.resolve().then(() => require("./hooks.active.on-news.cjs"))
      ]);
      await tendJobs(workspace);
      return withNews(answer, workspace, input.session);
    }
  });
}
var eventOf = () => "Stop";
function onSessionEnd(call) {
  return (0, import_hooks_active_on_stop2.handleCall)(call, { parse: import_hooks_active_on_command.parseSessionEnd, eventOf, use: import_hooks_active_on_command.endSession });
}
function onStopFailure(call) {
  return (0, import_hooks_active_on_stop2.handleCall)(call, { parse: import_hooks_active_on_command.parseStopFailure, eventOf, use: import_hooks_active_on_command.noteStopFailure });
}
module.exports = {
  onSessionEnd: onSessionEnd,
  onSessionStart: onSessionStart,
  onStopFailure: onStopFailure
};
