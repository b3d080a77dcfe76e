var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of __getOwnPropNames(e))!__hasOwnProp.call(r,t)&&t!==a&&__defProp(r,t,{get:()=>e[t],enumerable:!(o=__getOwnPropDesc(e,t))||o.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{isNoteOf:()=>isNoteOf,noteFixes:()=>noteFixes,withdrawNotes:()=>withdrawNotes}),module.exports=__toCommonJS(stdin_exports);var import_shared_adapters_memory_note_cache=require("./shared.adapters.memory.note-cache.cjs"),import_shared_adapters_memory_note_cache2=require("./shared.adapters.memory.note-cache.cjs"),import_shared_adapters_memory_note_cache3=require("./shared.adapters.memory.note-cache.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs");
// src/app/guidance/fix-notes.ts
var PRIORITY = 3;
async function noteFixes(workspace, fixes) {
  for (const fix of fixes.filter(({ project }) => project === workspace.project))
    await (0, import_shared_adapters_memory_note_cache.addNote)(workspace, {
      text: noteText(fix),
      agent: "msw",
      source: sourceOf(fix.id),
      priority: PRIORITY,
      createdAt: fix.at,
      fields: { failure_class: fix.class },
      evenIfSimilar: true
    });
}
async function withdrawNotes(workspace, fixes) {
  const sources = new Set(
    fixes.flatMap(({ id, project }) => project === workspace.project ? [sourceOf(id)] : [])
  );
  if (sources.size === 0) return;
  for (const { id, source } of (0, import_shared_adapters_memory_note_cache3.readNotes)(workspace.project).notes)
    if (source !== null && sources.has(source)) await (0, import_shared_adapters_memory_note_cache2.forgetNote)(workspace.project, id);
}
function isNoteOf({ source }, fixes) {
  const [, id] = /^fix (f-\w+)$/.exec(source ?? "") ?? [];
  return id !== void 0 && fixes.has(id);
}
function sourceOf(id) {
  return `fix ${id}`;
}
function noteText({ headline, check, explanation, change, tool, code, commit }) {
  const committed = commit === null ? "" : `
Committed as: ${commit}`;
  return (0, import_app_guidance_step_guidance.renderTemplate)({
    type: "PROBLEM",
    title: headline,
    context: `The check "${check}" failed: ${headline}`,
    reasoning: explanation === "" ? "Nobody said why." : explanation,
    outcome: `It went away with this change:

\`\`\`diff
${change.trimEnd()}
\`\`\`${committed}`,
    tags: (0, import_app_guidance_step_guidance.tagsOf)(["fix", tool, ...code === null ? [] : [code]]),
    original: null
  });
}
