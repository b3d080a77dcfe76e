var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(o,e)=>{for(var p in e)__defProp(o,p,{get:e[p],enumerable:!0})},__copyProps=(o,e,p,t)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of __getOwnPropNames(e))!__hasOwnProp.call(o,r)&&r!==p&&__defProp(o,r,{get:()=>e[r],enumerable:!(t=__getOwnPropDesc(e,r))||t.enumerable});return o},__toCommonJS=o=>__copyProps(__defProp({},"__esModule",{value:!0}),o),stdin_exports={};__export(stdin_exports,{onNews:()=>onNews,withNews:()=>withNews}),module.exports=__toCommonJS(stdin_exports);var import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_shared_app_loop_end_loop=require("./shared.app.loop.end-loop.cjs"),import_shared_app_loop_end_loop2=require("./shared.app.loop.end-loop.cjs"),import_hooks_active_on_stop2=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop3=require("./hooks.active.on-stop.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_common=require("./common.cjs");
// src/hooks/active/on-news.ts
var CALL = (0, import_adapters_loops_record_schemas.object)({ hook_event_name: (0, import_adapters_loops_record_schemas._enum)(["Stop", "SessionStart"]), session_id: (0, import_adapters_loops_record_schemas.string)() });
function onNews(call) {
  return (0, import_hooks_active_on_stop.handleCall)(call, {
    parse: (value) => CALL.safeParse(value).data ?? null,
    eventOf: ({ hook_event_name: event }) => event,
    use: async (workspace, { hook_event_name: event, session_id: session }) => {
      if (event === "SessionStart") await (0, import_shared_app_loop_end_loop.tendJobs)(workspace);
      return withNews(import_hooks_active_on_stop3.silent, workspace, session);
    }
  });
}
async function withNews(answer, workspace, session) {
  const news = await (0, import_shared_app_loop_end_loop2.takeNews)(workspace, session);
  if (news.length === 0) return answer;
  const notice = import_common.prose`msw ▸ ${(0, import_common.joinProse)(news, " ")}`;
  return answer.kind === "silent" ? { kind: "notice", notice } : (0, import_hooks_active_on_stop2.withNotice)(answer, notice);
}
