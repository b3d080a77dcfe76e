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

var import_shared_core_planning_phases_plan_format = require("./shared.core.planning.phases.plan-format.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

// src/hooks/active/on-news.ts
var CALL = (0, import_adapters_loops_record_schemas.object)({ hook_event_name: (0, import_adapters_loops_record_schemas._enum)(["Stop", "SessionStart"]) });
function onNews(call) {
  return (0, import_hooks_active_on_stop.handleCall)(call, {
    parse: (value) => CALL.safeParse(value).data ?? null,
    eventOf: ({ hook_event_name: event }) => event,
    use: async (workspace) => {
      const news = await (0, import_shared_core_planning_phases_plan_format.takeNews)(workspace);
      return news.length === 0 ? import_hooks_active_on_stop2.silent : { kind: "notice", notice: import_hooks_active_on_stop3.prose`msw ▸ ${(0, import_hooks_active_on_stop3.joinProse)(news, " ")}` };
    }
  });
}
module.exports = {
  onNews: onNews
};
