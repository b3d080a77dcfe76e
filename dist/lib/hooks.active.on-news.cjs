

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_shared_core_report_timeline = require("./shared.core.report.timeline.cjs");

var import_shared_core_report_timeline2 = require("./shared.core.report.timeline.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_common = require("./common.cjs");

// src/hooks/active/on-news.ts
var CALL = (0, import_adapters_loops_record_schemas.object)({ hook_event_name: (0, import_adapters_loops_record_schemas._enum)(["Stop", "SessionStart"]), session_id: (0, import_adapters_loops_record_schemas.string)() });
function onNews(call) {
  return (0, import_hooks_active_on_stop.handleCall)(call, {
    parse: (value) => CALL.safeParse(value).data ?? null,
    eventOf: ({ hook_event_name: event }) => event,
    use: async (workspace, { hook_event_name: event, session_id: session }) => {
      if (event === "SessionStart") await (0, import_shared_core_report_timeline.tendJobs)(workspace);
      return withNews(import_hooks_active_on_stop3.silent, workspace, session);
    }
  });
}
async function withNews(answer, workspace, session) {
  const news = await (0, import_shared_core_report_timeline2.takeNews)(workspace, session);
  if (news.length === 0) return answer;
  const notice = import_common.prose`msw \u25b8 ${(0, import_common.joinProse)(news, " ")}`;
  return answer.kind === "silent" ? { kind: "notice", notice } : (0, import_hooks_active_on_stop2.withNotice)(answer, notice);
}
module.exports = {
  onNews: onNews,
  withNews: withNews
};
