var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(o,e)=>{for(var r in e)__defProp(o,r,{get:e[r],enumerable:!0})},__copyProps=(o,e,r,s)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of __getOwnPropNames(e))!__hasOwnProp.call(o,t)&&t!==r&&__defProp(o,t,{get:()=>e[t],enumerable:!(s=__getOwnPropDesc(e,t))||s.enumerable});return o},__toESM=(o,e,r)=>(r=o!=null?__create(__getProtoOf(o)):{},__copyProps(e||!o||!o.__esModule?__defProp(r,"default",{value:o,enumerable:!0}):r,o)),__toCommonJS=o=>__copyProps(__defProp({},"__esModule",{value:!0}),o),stdin_exports={};__export(stdin_exports,{onConfigChange:()=>onConfigChange,onSessionEnd:()=>onSessionEnd,onSessionStart:()=>onSessionStart,onStopFailure:()=>onStopFailure}),module.exports=__toCommonJS(stdin_exports);var import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop2=require("./hooks.active.on-stop.cjs"),import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_hooks_active_on_stop3=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop4=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop5=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop6=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop7=require("./hooks.active.on-stop.cjs"),import_common=require("./common.cjs");
// src/app/session/keep-hooks-on.ts
async function keepHooksOn(workspace, session) {
  const { state, notice } = await (0, import_hooks_active_on_stop4.withLoopRestored)(workspace, session);
  const loop = (0, import_hooks_active_on_stop5.findLoop)(state, session);
  if (loop === null || !(0, import_hooks_active_on_stop6.isRunning)(loop)) return import_hooks_active_on_stop7.silent;
  const off = (0, import_shared_core_snapshots_undo_text.readClientSettings)(workspace).find(({ value }) => value.disableAllHooks === true);
  if (off === void 0) return import_hooks_active_on_stop7.silent;
  const reason = `\u201CdisableAllHooks\u201D in the ${off.name} (${(0, import_common.plainLine)(off.path, 200)}) would end the loop of this session without a check, so the settings of before stay in force while it runs.`;
  const sentence = `${reason} To end the loop, press Esc and type /msw:stop; later sessions follow the file as it is.`;
  const sentences = notice === null ? [sentence] : [notice, sentence];
  await (0, import_hooks_active_on_stop5.changeLoop)(workspace, session, (current) => {
    if (current === null) return { loop: null, value: null };
    const { untold } = current.progress;
    const more = sentences.filter((one) => !untold.includes(one));
    return {
      loop: more.length === 0 ? current : (0, import_hooks_active_on_stop6.withProgress)(current, { untold: [...untold, ...more] }),
      value: null
    };
  });
  return (0, import_hooks_active_on_stop7.sayLines)(reason);
}
// src/hooks/active/on-session.ts
function onSessionStart(call) {
  return (0, import_hooks_active_on_stop2.handleCall)(call, {
    parse: import_hooks_active_on_command.parseSessionStart,
    eventOf: () => "SessionStart",
    use: async (workspace, input) => {
      const answer = await (0, import_hooks_active_on_command2.startSession)(workspace, input, (0, import_hooks_active_on_stop3.ownerPid)(workspace.env));
      if (!(0, import_hooks_active_on_stop.holdsNews)(call) && !(0, import_hooks_active_on_stop.holdsJobs)(call)) return answer;
      const [{ tendJobs }, { withNews }] = await Promise.all([
        Promise.resolve().then(() => __toESM(require("./app.jobs.tend-jobs.cjs"))),
        Promise.resolve().then(() => __toESM(require("./hooks.active.on-news.cjs")))
      ]);
      await tendJobs(workspace);
      return withNews(answer, workspace, input.session);
    }
  });
}
var eventOf = () => "Stop";
function onSessionEnd(call) {
  return (0, import_hooks_active_on_stop2.handleCall)(call, { parse: import_hooks_active_on_command.parseSessionEnd, eventOf, use: import_hooks_active_on_command2.endSession });
}
function onStopFailure(call) {
  return (0, import_hooks_active_on_stop2.handleCall)(call, { parse: import_hooks_active_on_command.parseStopFailure, eventOf, use: import_hooks_active_on_command2.noteStopFailure });
}
function onConfigChange(call) {
  return (0, import_hooks_active_on_stop2.handleCall)(call, {
    parse: import_hooks_active_on_command.parseConfigChange,
    eventOf: () => "ConfigChange",
    use: (workspace, { session }) => keepHooksOn(workspace, session)
  });
}
