var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let a of __getOwnPropNames(e))!__hasOwnProp.call(r,a)&&a!==t&&__defProp(r,a,{get:()=>e[a],enumerable:!(o=__getOwnPropDesc(e,a))||o.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{giveFeedback:()=>giveFeedback,memoryFigures:()=>memoryFigures}),module.exports=__toCommonJS(stdin_exports);var import_shared_adapters_memory_note_cache=require("./shared.adapters.memory.note-cache.cjs"),import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_shared_adapters_memory_note_cache2=require("./shared.adapters.memory.note-cache.cjs"),import_shared_adapters_memory_note_cache3=require("./shared.adapters.memory.note-cache.cjs"),import_shared_adapters_memory_note_cache4=require("./shared.adapters.memory.note-cache.cjs"),import_common=require("./common.cjs");
// src/app/memory/memory-status.ts
function memoryFigures(place) {
  const memory = (0, import_shared_adapters_memory_note_cache3.openMemory)(place);
  const scores = memory.notes.map((note) => (0, import_shared_core_failure_reading_line_pattern.dynamicScore)((0, import_shared_core_failure_reading_line_pattern.usageOfNote)(note, memory.usage), place.now()));
  return (0, import_shared_adapters_memory_note_cache.figuresOf)((0, import_shared_adapters_memory_note_cache4.readUsageLines)(place.project), memory.notes.length, (0, import_shared_adapters_memory_note_cache.stateOf)({ ...memory, scores }));
}
async function giveFeedback(place, useful, named) {
  const memory = (0, import_shared_adapters_memory_note_cache3.openMemory)(place);
  const found = named.map((id) => (0, import_shared_adapters_memory_note_cache2.findNote)(memory, id));
  const wrong = found.find((one) => one.status === "refused");
  if (wrong?.status === "refused") return wrong;
  const chosen = found.flatMap((one) => one.status === "ok" ? [one.note.id] : []);
  const last = (0, import_shared_adapters_memory_note_cache4.readUsageLines)(place.project).findLast(
    ({ stage, ids: ids2 }) => stage !== void 0 && ids2.length > 0
  );
  const ids = named.length > 0 ? chosen : (last?.ids ?? []).filter((id) => memory.byId.has(id));
  if (ids.length === 0)
    return { status: "refused", reason: "No brief has been served here yet: name a note with --note ID." };
  const kept = await (0, import_shared_adapters_memory_note_cache4.keepFeedback)(place.project, ids, { at: (0, import_common.isoNow)(place), useful });
  return kept.status === "ok" ? { status: "ok", ids } : kept;
}
