var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,p)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==t&&__defProp(r,o,{get:()=>e[o],enumerable:!(p=__getOwnPropDesc(e,o))||p.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{guidanceOperations:()=>guidanceOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_shared_core_loop_texts_report2=require("./shared.core.loop.texts.report.cjs"),import_common=require("./common.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs");
// src/app/operations/knowledge/guidance-operations.ts
var BY_DEFAULT = 20;
var list2 = (0, import_hooks_active_on_command.operation)({
  name: "guidance list",
  about: "List the fixes, answers and passages that are known, with how often they helped",
  effect: "reads",
  inputs: {
    here: (0, import_hooks_active_on_command.flag)("only what was learned or offered in this project"),
    forgotten: (0, import_hooks_active_on_command.flag)("what is forgotten or withdrawn instead"),
    top: (0, import_hooks_active_on_command.count)("N", `how many at most; by default ${BY_DEFAULT}`, [1, 1e4])
  },
  run: (place, { here, forgotten, top }) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, (workspace) => {
    const items = (0, import_shared_core_loop_texts_report.knownHere)(workspace).filter(
      ({ isHere, state }) => (!here || isHere) && isGone(state) === forgotten
    );
    const known = items.slice(0, top ?? BY_DEFAULT);
    return (0, import_hooks_active_on_command.done)({ known, left: items.length - known.length, isForgotten: forgotten });
  }),
  json: ({ known, left }) => ({ known: known.map(itemJson), left }),
  text: import_shared_core_loop_texts_report2.renderKnown
});
var show = (0, import_hooks_active_on_command.operation)({
  name: "guidance show",
  about: "Show one fix or answer in full",
  effect: "reads",
  inputs: { id: (0, import_hooks_active_on_command.word)("an id", "as a list names it, or the beginning of one") },
  run: (place, { id }) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, (workspace) => {
    const found = (0, import_shared_core_loop_texts_report.findKnown)((0, import_shared_core_loop_texts_report.knownHere)(workspace), id);
    return found.status === "ok" ? (0, import_hooks_active_on_command.done)(found.value) : (0, import_hooks_active_on_command.refused)(found.reason);
  }),
  json: (item) => ({ ...itemJson(item), text: item.guidance?.text ?? null }),
  text: import_shared_core_loop_texts_report2.renderKnownItem
});
var forget = (0, import_hooks_active_on_command.operation)({
  name: "guidance forget",
  about: "Stop offering a fix, an answer or a passage, or bring it back",
  effect: "writes",
  callers: "people and scripts",
  inputs: {
    id: (0, import_hooks_active_on_command.word)("an id", "as a list names it, or the beginning of one"),
    undo: (0, import_hooks_active_on_command.flag)("bring back what was forgotten")
  },
  run: (place, { id, undo }) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
    const found = (0, import_shared_core_loop_texts_report.findKnown)((0, import_shared_core_loop_texts_report.knownHere)(workspace), id);
    if (found.status === "refused") return (0, import_hooks_active_on_command.refused)(found.reason);
    const { value } = found;
    if (undo && value.state === "withdrawn")
      return (0, import_hooks_active_on_command.refused)(`${value.id} was not forgotten: an undo, or the loop itself, has withdrawn it.`);
    return (0, import_hooks_active_on_command.done)({ id: value.id, isBack: undo, isNew: await (0, import_shared_core_loop_texts_report.forgetGuidance)(workspace, value, undo) });
  }),
  text: renderForgotten
});
var why = (0, import_hooks_active_on_command.operation)({
  name: "guidance why",
  about: "Show which rungs a loop asked for guidance, what each said, what that cost, and what helped",
  effect: "reads",
  inputs: {
    loop: (0, import_hooks_active_on_command.optionalWord)("the id of a loop", "or the beginning of one; by default the last"),
    iteration: (0, import_hooks_active_on_command.count)("N", "only what was looked for before this iteration", [1, 1e4])
  },
  run: (place, { loop, iteration }) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, (workspace) => {
    const found = (0, import_shared_core_loop_texts_report.whyGuidance)(workspace, loop, iteration);
    return found.status === "ok" ? (0, import_hooks_active_on_command.done)(found.value) : (0, import_hooks_active_on_command.refused)(found.reason);
  }),
  json: (value) => value ?? { loop: null, climbs: [], rungs: [], inProject: [] },
  text: import_shared_core_loop_texts_report2.renderWhy
});
var guidanceOperations = [list2, show, why, forget];
function renderForgotten({ id, isBack, isNew }) {
  const name = (0, import_common.quoteName)(id, 40);
  if (isBack) return isNew ? import_common3.prose`It may be offered again: ${name}` : import_common3.prose`It was not forgotten: ${name}`;
  if (!isNew) return import_common3.prose`It is forgotten already: ${name}`;
  return import_common3.prose`Forgotten, and no longer offered. To bring it back: ${import_common2.lineToType`guidance forget ${id} --undo`}`;
}
function isGone(state) {
  return state === "forgotten" || state === "withdrawn";
}
function itemJson({ guidance: _, rate, ...item }) {
  return { ...item, rate: Math.round(rate * 100) / 100 };
}
