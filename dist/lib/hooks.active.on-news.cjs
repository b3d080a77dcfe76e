var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,s)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==t&&__defProp(r,o,{get:()=>e[o],enumerable:!(s=__getOwnPropDesc(e,o))||s.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{onNews:()=>onNews,withNews:()=>withNews}),module.exports=__toCommonJS(stdin_exports);var import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_shared_core_report_status_text=require("./shared.core.report.status-text.cjs"),import_shared_core_report_status_text2=require("./shared.core.report.status-text.cjs"),import_hooks_active_on_stop2=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop3=require("./hooks.active.on-stop.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_common=require("./common.cjs");
// src/hooks/active/on-news.ts
var CALL = (0, import_adapters_loops_record_schemas.object)({ hook_event_name: (0, import_adapters_loops_record_schemas._enum)(["Stop", "SessionStart"]), session_id: (0, import_adapters_loops_record_schemas.string)() });
function onNews(call) {
  return (0, import_hooks_active_on_stop.handleCall)(call, {
    parse: (value) => CALL.safeParse(value).data ?? null,
    eventOf: ({ hook_event_name: event }) => event,
    use: async (workspace, { hook_event_name: event, session_id: session }) => {
      if (event === "SessionStart") await (0, import_shared_core_report_status_text.tendJobs)(workspace);
      return withNews(import_hooks_active_on_stop3.silent, workspace, session);
    }
  });
}
async function withNews(answer, workspace, session) {
  const news = await (0, import_shared_core_report_status_text2.takeNews)(workspace, session);
  if (news.length === 0) return answer;
  const notice = import_common.prose`msw ▸ ${(0, import_common.joinProse)(news, " ")}`;
  return answer.kind === "silent" ? { kind: "notice", notice } : (0, import_hooks_active_on_stop2.withNotice)(answer, notice);
}
