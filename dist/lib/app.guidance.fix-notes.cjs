

var import_shared_app_memory_add_note = require("./shared.app.memory.add-note.cjs");

var import_shared_app_memory_add_note2 = require("./shared.app.memory.add-note.cjs");

var import_shared_core_memory_note = require("./shared.core.memory.note.cjs");

var import_app_guidance_step_guidance = require("./app.guidance.step-guidance.cjs");

// src/app/guidance/fix-notes.ts
var PRIORITY = 3;
async function noteFixes(workspace, fixes) {
  for (const fix of fixes.filter(({ project }) => project === workspace.project))
    await (0, import_shared_app_memory_add_note.addNote)(workspace, {
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
  for (const { id, source } of (0, import_shared_core_memory_note.readNotes)(workspace.project).notes)
    if (source !== null && sources.has(source)) await (0, import_shared_app_memory_add_note2.forgetNote)(workspace.project, id);
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
module.exports = {
  isNoteOf: isNoteOf,
  noteFixes: noteFixes,
  withdrawNotes: withdrawNotes
};
