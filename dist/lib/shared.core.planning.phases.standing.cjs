var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(o,e)=>{for(var n in e)__defProp(o,n,{get:e[n],enumerable:!0})},__copyProps=(o,e,n,r)=>{if(e&&typeof e=="object"||typeof e=="function")for(let a of __getOwnPropNames(e))!__hasOwnProp.call(o,a)&&a!==n&&__defProp(o,a,{get:()=>e[a],enumerable:!(r=__getOwnPropDesc(e,a))||r.enumerable});return o},__toCommonJS=o=>__copyProps(__defProp({},"__esModule",{value:!0}),o),stdin_exports={};__export(stdin_exports,{BEGIN:()=>BEGIN,CLOSE:()=>CLOSE,addListEntry:()=>addListEntry,addRow:()=>addRow,appendSection:()=>appendSection,auditOf:()=>auditOf,auditedKind:()=>auditedKind,cellEdits:()=>cellEdits,columnOf:()=>columnOf,documentIn:()=>documentIn,findSection:()=>findSection,findSections:()=>findSections,findTable:()=>findTable,insertLines:()=>insertLines,isDoubtful:()=>isDoubtful,lineEndOf:()=>lineEndOf,listItems:()=>listItems,markBlocked:()=>markBlocked,milestoneStep:()=>milestoneStep,nextStep:()=>nextStep,openGaps:()=>openGaps,openPoints:()=>openPoints,phaseFactsOf:()=>phaseFactsOf,phaseNamed:()=>phaseNamed,plainPath:()=>plainPath,planWaves:()=>planWaves,readPhase:()=>readPhase,readRequirements:()=>readRequirements,readSummary:()=>readSummary,readUat:()=>readUat,readVerification:()=>readVerification,saysNone:()=>saysNone,saysSettled:()=>saysSettled,sharedNumber:()=>sharedNumber,someOf:()=>someOf,splice:()=>splice,standingOf:()=>standingOf,stillOpen:()=>stillOpen,uatSection:()=>uatSection,wavePlans:()=>wavePlans,withAcknowledgement:()=>withAcknowledgement}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_documents_roadmap_scope2=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_mapping_documents_map_documents=require("./shared.core.map\
ping.documents.map-documents.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_shared_app_diagnose_diagnose_plugins=require("./shared.app.diagnose.diagnose-plugins.cjs"),import_shared_yaml_dist_parse_parser=require("./shared.yaml.dist.parse.parser.cjs"),import_hooks_active_on_command4=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command5=require("./hooks.active.on-command.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_node_path=require("node:path");
// src/core/planning/phases/standing.ts
function standingOf(witnesses) {
  const { phases, roadmap, state } = witnesses;
  const open = phases.filter((phase2) => !isOver(phase2, witnesses)).toSorted((a, b) => (0, import_hooks_active_on_command2.comparePhases)(a.number, b.number));
  const own = ownPhase(witnesses);
  const phase = own !== null && isStillAt(own, witnesses) ? own : open[0] ?? null;
  const about = {
    milestone: state?.milestone ?? null,
    phases,
    open: open.map(({ number }) => number),
    agreed: phases.filter((one) => isAgreed(one, witnesses)).map(({ number }) => number),
    disputed: open.filter((one) => rowSays(one, roadmap, "complete")).map(({ number }) => number),
    progress: progressOf(phases, roadmap),
    verifier: witnesses.verifier ?? true,
    settled: phase === null && phases.length > 0 && isSaidToBeOver(witnesses)
  };
  const nothing = nothingPlanned(witnesses);
  if (nothing !== null) return { ...about, ...nothing, phase, moved: false };
  const strange = foreignMilestone(witnesses);
  if (strange !== null) return { ...about, kind: "unclear", phase: null, moved: false, left: strange };
  const conflict = contradiction(witnesses, open);
  const moved = conflict === null && phase !== null && phase !== own && hasPosition(witnesses, phase);
  const kind = conflict !== null ? "unclear" : phase === null ? "complete" : "working";
  return { ...about, kind, phase, moved, left: conflict };
}
function nothingPlanned({ roadmap, hasArchive = false }) {
  if (roadmap === null)
    return hasArchive ? { kind: "closed", left: "There is no ROADMAP.md, and the milestones are archived." } : { kind: "unplanned", left: "There is no ROADMAP.md." };
  if (roadmap.phases.length + roadmap.withoutDetails.length > 0) return null;
  if (hasArchive || roadmap.elsewhere.length > 0)
    return { kind: "closed", left: "Every phase of ROADMAP.md belongs to a milestone that is archived." };
  return { kind: "empty", left: roadmap.isUnread ? UNREAD2 : "ROADMAP.md names no phase." };
}
var UNREAD2 = 'ROADMAP.md names no phase in a form that MSW reads: write each as a heading, "### Phase 1: Name", or as an item, "- [ ] **Phase 1: Name**".';
function foreignMilestone({ roadmap, state }) {
  const { milestone = null, milestones = [], folded = [] } = roadmap?.scope ?? {};
  const version = /\bv\d+(?:\.\d+)*/i.exec(state?.milestone ?? "")?.[0].toLowerCase();
  if (version === void 0 || milestone !== null) return null;
  if (folded.includes(version))
    return `STATE.md is in milestone ${version}, which ROADMAP.md has archived, and ROADMAP.md has phases of another: correct "milestone" of STATE.md.`;
  if (milestones.length === 0) return null;
  const known = milestones.map((one) => one.version).join(", ");
  return `STATE.md is in milestone ${version}, and ROADMAP.md has ${known}: correct one of them.`;
}
function contradiction(witnesses, open) {
  const { state, phases, roadmap } = witnesses;
  const [shared] = phases.flatMap((one) => sharedNumber(one) ?? []);
  if (shared !== void 0) return shared;
  const named2 = state?.currentPhase ?? null;
  const known = [...phases.map(({ number }) => number), ...roadmap?.elsewhere ?? []];
  if (named2 !== null && /\d/.test(named2) && known.every((number) => (0, import_hooks_active_on_command2.comparePhases)(number, named2) < 0)) {
    const last = known.toSorted(import_hooks_active_on_command2.comparePhases).at(-1);
    return `STATE.md is at phase ${(0, import_common.plainLine)(named2, 40)}, and the last phase of ROADMAP.md is ${last}: correct the line "Phase" of STATE.md.`;
  }
  const begun = open.some(({ folder }) => folder !== null);
  if (!saysAllIsDone(state) || open.length === 0 || begun) return null;
  const numbers = open.map(({ number }) => number).join(", ");
  return `STATE.md says that the milestone is complete, and ROADMAP.md has ${numbers} open, not begun: tick what is done, or begin.`;
}
function sharedNumber({ number, folder, rivals = [] }) {
  if (rivals.length === 0 || folder === null) return null;
  const names = [folder, ...rivals].map((name) => (0, import_common.plainLine)(name, 80)).join(" and ");
  return `Phase ${number} has documents in ${names}: keep them in one folder, or give the other a number of its own.`;
}
function isSaidToBeOver({ state, roadmap }) {
  return saysAllIsDone(state) || roadmap?.scope.shipped === true;
}
function saysAllIsDone(state) {
  return /\b(?:milestones?(?: v[\d.]{1,20})?|all phases|project)(?: is| are)? (?:complete|archived|shipped)/i.test(
    [state?.statusText, state?.field("Phase")?.value].join("\n")
  );
}
function ownPhase({ state, phases }) {
  const key = state?.currentPhase == null ? null : (0, import_hooks_active_on_command2.phaseKey)(state.currentPhase);
  return phases.find(({ number }) => (0, import_hooks_active_on_command2.phaseKey)(number) === key) ?? null;
}
function isStillAt(own, witnesses) {
  if (!isOver(own, witnesses)) return true;
  return (0, import_shared_core_mapping_documents_map_documents.diskStatus)(own) !== "complete" && isCalledComplete(own, witnesses.roadmap) && isUnfinished(own) && witnesses.state?.status !== "completed";
}
function hasPosition({ state }, phase) {
  const line = state?.field("Phase")?.value ?? "";
  if (/^not started\b/i.test(line)) return phase.folder !== null;
  return state?.currentPhase != null;
}
function isOver(phase, { roadmap, verifier = true }) {
  if ((0, import_shared_core_mapping_documents_map_documents.diskStatus)(phase) === "complete" || phase.archived === true) return true;
  if (isCalledComplete(phase, roadmap) || isDeferred(phase, roadmap)) return true;
  return !verifier && phase.verification === null && phase.plans.length > 0 && isExecuted(phase);
}
function isAgreed(phase, witnesses) {
  if (!isOver(phase, witnesses) || !isExecuted(phase)) return false;
  if ((0, import_shared_core_mapping_documents_map_documents.diskStatus)(phase) === "complete") return true;
  const { roadmap } = witnesses;
  const row = rowOf(phase, roadmap);
  const isTicked = boxOf(phase, roadmap)?.checked !== false;
  return isTicked && (row === void 0 || row.says !== null) && phase.verification === null;
}
function isExecuted({ plans }) {
  return plans.every(({ done }) => done);
}
function isUnfinished(phase) {
  return !isExecuted(phase) || phase.verification === "gaps_found";
}
function isDoubtful(phase, roadmap) {
  const isOpen2 = phase.plans.some(({ done }) => !done) || phase.verification === "gaps_found";
  return isOpen2 && (0, import_shared_core_mapping_documents_map_documents.diskStatus)(phase) !== "complete" && isCalledComplete(phase, roadmap);
}
function isCalledComplete(phase, roadmap) {
  const checkbox = boxOf(phase, roadmap);
  if (checkbox !== void 0) return checkbox.checked;
  return rowSays(phase, roadmap, "complete") || roadmap?.scope.shipped === true;
}
function isDeferred(phase, roadmap) {
  return rowSays(phase, roadmap, "deferred");
}
function rowSays(phase, roadmap, says) {
  return rowOf(phase, roadmap)?.says === says;
}
function rowOf({ number }, roadmap) {
  const key = (0, import_hooks_active_on_command2.phaseKey)(number);
  return roadmap?.progress.find(({ phase }) => (0, import_hooks_active_on_command2.phaseKey)(phase) === key);
}
function boxOf({ number }, roadmap) {
  const key = (0, import_hooks_active_on_command2.phaseKey)(number);
  return roadmap?.checkboxes.find((one) => (0, import_hooks_active_on_command2.phaseKey)(one.number) === key)?.checkbox;
}
function progressOf(phases, roadmap) {
  const plans = phases.flatMap((phase) => phase.plans);
  const isComplete = (phase) => (0, import_shared_core_mapping_documents_map_documents.diskStatus)(phase) === "complete" || phase.archived === true || isCalledComplete(phase, roadmap) && isExecuted(phase);
  const rows = phases.filter((phase) => rowSays(phase, roadmap, "complete"));
  const counts = {
    total_phases: phases.length,
    completed_phases: Math.max(phases.filter(isComplete).length, rows.length),
    total_plans: plans.length,
    completed_plans: plans.filter(({ done }) => done).length
  };
  return { ...counts, percent: (0, import_shared_core_mapping_documents_map_documents.percentOf)(counts) };
}
// src/core/planning/documents/uat.ts
function readUat(text) {
  const document = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text);
  const status = (0, import_hooks_active_on_command4.scalar)(document.frontmatter.values.status)?.toLowerCase() ?? "testing";
  return { document, status, tests: testsOf(document), gaps: gapsOf(document) };
}
function uatSection({ headings }, title) {
  const heading = headings.find((one) => one.level === 2 && one.title.trim().toLowerCase() === title);
  return heading === void 0 ? null : { start: heading.next, end: heading.sectionEnd };
}
function testsOf(document) {
  const section = uatSection(document, "tests");
  if (section === null) return [];
  const { headings, text } = document;
  return headings.flatMap((heading) => {
    const [, number, name] = /^(\d{1,4})\.\s*(\S.*)?$/.exec(heading.title.trim()) ?? [];
    const isInside2 = heading.start >= section.start && heading.start < section.end;
    if (heading.level !== 3 || !isInside2 || number === void 0) return [];
    const block = text.slice(heading.next, heading.sectionEnd);
    const result = resultOf(fieldOf(block, "result") ?? "");
    const words = fieldOf(block, "reported") ?? fieldOf(block, "reason") ?? "";
    return [
      {
        number: Number(number),
        name: name?.trim() ?? "",
        expected: fieldOf(block, "expected") ?? "",
        result,
        words,
        start: heading.next,
        end: heading.sectionEnd
      }
    ];
  });
}
function resultOf(text) {
  const word = text.replaceAll(/[[\]]/g, "").trim().toLowerCase();
  if (word === "pass" || word === "passed") return "pass";
  if (word === "issue" || word === "fail" || word === "failed") return "issue";
  return word === "skipped" || word === "blocked" ? word : "pending";
}
function fieldOf(block, key) {
  const lines = (0, import_hooks_active_on_command5.textLines)(block, 0, block.length).map(({ text }) => text.trimEnd());
  const at = lines.findIndex((line) => line.startsWith(`${key}:`));
  if (at === -1) return null;
  const inline = lines[at]?.slice(key.length + 1).trim() ?? "";
  if (!/^[|>][+-]?\d?$/.test(inline)) return inline.replace(/^"(.*)"$/, "$1").trim() || null;
  const below2 = lines.slice(at + 1);
  const end = below2.findIndex((line) => line !== "" && !/^\s/.test(line));
  return (end === -1 ? below2 : below2.slice(0, end)).map((line) => line.trim()).join(" ").trim() || null;
}
function gapsOf(document) {
  const section = uatSection(document, "gaps");
  if (section === null) return [];
  const text = document.text.slice(section.start, section.end).replaceAll(/<!--[\s\S]*?(?:-->|$)/g, "");
  const first = text.search(/^- /m);
  if (first === -1) return [];
  const list = text.slice(first).split(/\r?\n/).map((line) => `  ${line}`).join("\n");
  const { gaps } = (0, import_shared_yaml_dist_parse_parser.readFrontmatter)(`---
gaps:
${list}
---
`).values;
  return (0, import_hooks_active_on_command4.isList)(gaps) ? gaps.filter(import_hooks_active_on_command4.isMap) : [];
}
// src/core/planning/documents/requirements.ts
var ITEM = /^\s*[-*]\s*\[([ xX])\]\s*\*{0,2}([A-Za-z]\w*-\w[\w.]*)\*{0,2}\s*(?::\*{0,2}\s*|\*{1,2}\s*)?(\S.*)?/;
function readRequirements(text) {
  const document = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text);
  const lines = (0, import_hooks_active_on_command5.textLines)((0, import_hooks_active_on_command3.withoutBlocks)(text, document.quoted), document.body);
  return { document, items: lines.flatMap(itemOf), traces: traceRows(lines) };
}
function itemOf(line) {
  const [, mark, id, text] = line.text.length > 4e3 ? [] : ITEM.exec(line.text) ?? [];
  if (id === void 0) return [];
  return [
    { id, text: text?.trim() ?? "", checked: mark !== " ", mark: line.start + line.text.indexOf("[") + 1 }
  ];
}
function traceRows(lines) {
  return (0, import_app_loop_conclude_turn.rowsOfTables)(lines, columnsOf, traceOf);
}
function columnsOf(cells) {
  const at = (name) => cells.findIndex(({ text }) => text.toLowerCase() === name);
  const [phase, status] = [at("phase"), at("status")];
  return /^(?:requirements?(?:\s*ids?)?|req[-\s]?ids?)$/i.test(cells[0]?.text ?? "") && status !== -1 ? { phase, status } : null;
}
function traceOf(cells, columns) {
  const id = cells[0]?.text.replaceAll("*", "");
  const status = cells[columns.status];
  if (id === void 0 || id === "" || status === void 0) return null;
  return { id, phase: cells[columns.phase]?.text ?? "", status };
}
// src/core/planning/documents/verification.ts
function readVerification(text) {
  const document = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text);
  const { values } = document.frontmatter;
  const status = (0, import_hooks_active_on_command4.scalar)(values.status)?.toLowerCase();
  const score = /^(\d{1,9})\s*\/\s*(\d{1,9})/.exec((0, import_hooks_active_on_command4.scalar)(values.score) ?? "");
  return {
    document,
    status: status === "passed" || status === "gaps_found" || status === "human_needed" ? status : "unknown",
    score: score === null ? null : { met: Number(score[1]), of: Number(score[2]) },
    gaps: (0, import_hooks_active_on_command4.isList)(values.gaps) ? values.gaps.filter(import_hooks_active_on_command4.isMap).flatMap(gapOf) : [],
    requirements: traceRows((0, import_hooks_active_on_command5.textLines)(document.text, document.body)).flatMap(coverageOf),
    coveredFiles: (0, import_hooks_active_on_command4.texts)(values.covered_files),
    coveredDigest: (0, import_hooks_active_on_command4.scalar)(values.covered_digest),
    judgedCommit: /^[0-9a-f]{40,64}$/.exec((0, import_hooks_active_on_command4.scalar)(values.judged_commit) ?? "")?.[0] ?? null
  };
}
function gapOf(map) {
  const truth = (0, import_hooks_active_on_command4.scalar)(map.truth);
  if (truth === null) return [];
  return [{ truth, status: (0, import_hooks_active_on_command4.scalar)(map.status), reason: (0, import_hooks_active_on_command4.scalar)(map.reason), missing: (0, import_hooks_active_on_command4.texts)(map.missing) }];
}
function coverageOf({ id: told, status: { text } }) {
  const id = /(?<!\w)[A-Za-z]\w*-\w[\w.]*/.exec(told)?.[0];
  const satisfied = /\b(?:satisfied|verified|complete|passed)\b/i.test(text) && !/✗|\bnot\b|\bun/i.test(text);
  return id === void 0 ? [] : [{ id, satisfied }];
}
// src/core/text/markdown/splice.ts
function splice(text, edits) {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  let result = "";
  let at = 0;
  for (const edit of sorted) {
    if (edit.start < at || edit.end < edit.start) continue;
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}
// src/core/text/some-of.ts
function someOf(names, most) {
  const more = names.length > most ? ` and ${names.length - most} more` : "";
  return `${names.slice(0, most).join(", ")}${more}`;
}
// src/core/planning/phases/next-step.ts
function nextStep(standing, facts = {}) {
  const { kind, phase, left } = standing;
  if (kind === "unplanned") return unplanned(facts.existing ?? null);
  if (kind === "closed") return without("complete", left ?? "");
  if (kind === "complete") return without("complete", "Every phase is complete.");
  if (phase === null) return without("ask", left ?? "");
  const { number, name } = phase;
  const step2 = stepIn(phase, facts);
  const paused = facts.pausedAt == null ? "" : ` Work was paused: ${facts.pausedAt}.`;
  const unclear = kind === "unclear" && left !== null && left !== step2.reason ? ` ${left}` : "";
  return { ...step2, phase: number, name, reason: `${step2.reason}${paused}${unclear}` };
}
function without(action, reason, command = null) {
  return { action, phase: null, name: null, plans: [], reason, command };
}
function unplanned(existing) {
  if (existing === null) return without("init", "There is no roadmap.", "/msw:init");
  return without("ask", `There is no ROADMAP.md, but ${existing}: put the roadmap back, or write one.`);
}
function stepIn(phase, { skipDiscuss = false, whyNotExecute }) {
  const { number, plans } = phase;
  const status = (0, import_shared_core_mapping_documents_map_documents.diskStatus)(phase);
  const shared = sharedNumber(phase);
  if (shared !== null) return stepTo("ask", shared, null);
  if (!skipDiscuss && (status === "no_directory" || status === "empty"))
    return stepTo("discuss", `Phase ${number} has not begun.`, `/msw:discuss ${number}`);
  if (plans.length === 0) return stepTo("plan", planReason(phase), `/msw:plan ${number}`);
  const open = plans.filter(({ done }) => !done).map(({ id }) => id);
  return open.length > 0 ? execution(phase, open, whyNotExecute?.(phase) ?? null) : review(phase);
}
function stepTo(action, reason, command, plans = []) {
  return { action, plans, reason, command };
}
function planReason({ number, hasContext, hasResearch }) {
  if (!hasContext && !hasResearch) return `Phase ${number} has not begun.`;
  const there = [hasContext ? "discussed" : "", hasResearch ? "researched" : ""].filter(Boolean);
  return `Phase ${number} is ${there.join(" and ")} and has no plan.`;
}
function execution(phase, open, problem2) {
  const { number, plans, runnable, halted = [] } = phase;
  const waiting = open.join(", ");
  if (problem2 !== null) return repair(phase, problem2);
  if (runnable.length > 0) {
    const reason2 = `Of ${(0, import_common3.countOf)(plans.length, "plan")} of phase ${number}, ${(0, import_common3.countOf)(open.length, "has", "have")} no summary.`;
    return stepTo("execute", reason2, `/msw:execute ${number}`, runnable);
  }
  if (halted.length === 0)
    return repair(phase, `Nothing of phase ${number} can run: ${waiting} wait for each other.`);
  const reason = `Plan ${halted.join(", ")} of phase ${number} stopped, as its summary says, and ${waiting} waits for it: settle what stopped it and correct the summary, or plan anew.`;
  return stepTo("ask", reason, null);
}
function repair({ number, plans }, problem2) {
  const isBegun = plans.some(({ done }) => done);
  return stepTo("ask", problem2, isBegun ? null : `/msw:plan ${number}`);
}
function review(phase) {
  const { number, verification, gapsClosed = false } = phase;
  if (verification === "gaps_found" && !gapsClosed)
    return stepTo(
      "close-gaps",
      `The verification of phase ${number} found gaps.`,
      `/msw:plan ${number} --gaps`
    );
  return stepTo("verify", reviewReason(phase), `/msw:verify ${number}`);
}
function reviewReason({
  number,
  verification,
  changedSince = [],
  acceptance,
  halted = []
}) {
  switch (verification) {
    case "human_needed":
      return `The verification of phase ${number} waits for a person: ${toLookAt(number, acceptance)}`;
    case "gaps_found":
      return `The verification of phase ${number} found gaps, and no plan is left to close any.`;
    case "unknown":
      return changedSince.length === 0 ? `Files that the verification of phase ${number} covers have changed since, or it cannot be read.` : `Files that the verification of phase ${number} covers have changed since: ${(0, import_common.plainLine)(someOf(changedSince, 3), 300)}.`;
    default:
      return halted.length === 0 ? `Every plan of phase ${number} has a summary; nothing has verified it.` : `Every plan of phase ${number} has a summary, but ${halted.join(", ")} stopped before its end, as it says there.`;
  }
}
function toLookAt(number, acceptance) {
  const pending = acceptance?.pending ?? [];
  if (acceptance == null || pending.length === 0) return "its report says what to look at.";
  const names = pending.slice(0, 3).map((name) => `\u201C${name.slice(0, 80)}\u201D`).join(", ");
  const more = pending.length > 3 ? ` and ${pending.length - 3} more` : "";
  return `${names}${more} in ${acceptance.file}. When you have looked: /msw:verify ${number} TEST passed|failed "what you saw".`;
}
// src/core/planning/writing/list-items.ts
function listItems(text, lines) {
  const base = indentOf(lines.find(({ text: line }) => markOf(line) !== null)?.text ?? "");
  const isItem = ({ text: line }) => markOf(line) !== null && indentOf(line) <= base;
  const isMore = ({ start, end }) => {
    const raw = text.slice(start, end);
    return raw.trim() !== "" && indentOf(raw) > base;
  };
  const itemAt = (line, index) => {
    const more = lines.slice(index + 1);
    const count = more.findIndex((one) => isItem(one) || !isMore(one));
    const last = lines[index + (count === -1 ? more.length : count)] ?? line;
    const said = text.slice(line.start, last.end).slice(markOf(line.text)?.length ?? 0);
    return { said, start: line.start, end: last.next };
  };
  let above = null;
  return lines.flatMap((line, index) => {
    if (isItem(line)) {
      const item = itemAt(line, index);
      return [{ ...item, isSettled: above !== null || saysSettled(item.said), settledBy: above }];
    }
    if (line.text.trim() !== "" && !isMore(line)) above = saysClosed(line.text) ? line : null;
    return [];
  });
}
function stillOpen(items) {
  return items.filter((one) => !one.isSettled).map(({ said }) => (0, import_shared_core_mapping_documents_map_documents.oneLine)(said));
}
function indentOf(line) {
  return line.length - line.trimStart().length;
}
function markOf(line) {
  return /^[ \t]{0,8}(?:[-*+]|\d{1,4}[.)])[ \t]+(?=\S)/.exec(line)?.[0] ?? null;
}
function saysClosed(line) {
  const said = bare(line);
  return saysNone(said) || SETTLED.test(said);
}
function saysNone(text) {
  const said = bare(text);
  return NONE.test(said) || NO_ITEMS.test(said);
}
var NONE = /^(?:none|nothing|n\/a)(?:$| *[^\w\s'’]| +(?:yet|active|currently|now|right now|at|for|in|known|open|identified|remaining|left|so far|since|pending)\b)/i;
var NO_ITEMS = /^no (?:active |open |known |current |new |pending )?(?:blockers|concerns|decisions|todos|items|issues)(?: (?:or|and) \w+)?(?:$| *[^\w\s'’]| +(?:yet|at|for|in|currently|now|so far)\b)/i;
var SETTLED = /^(?:~~|✓|✅|✔|☑|\[x\]|(?:resolved|fixed|closed|done|completed?)(?:$| *[^\w\s'’]| +(?:in|on|by|with|via|during|since|as of|\d)))/iu;
var ENDING = /\bresolved\W*$/i;
var HEDGE = /\b(?:not|never|until|once|when|before|after|if|unless|must|should|to be|being|get|partly|partially)\b/i;
function saysSettled(item) {
  if (saysClosed(item)) return true;
  const said = (0, import_shared_core_mapping_documents_map_documents.oneLine)(item);
  const clauses = said.split(/ [([]|[:;.] | [—–→-]+ /).map((one) => bare(one));
  if (clauses.some((one) => SETTLED.test(one))) return true;
  const last = clauses.findLast((one) => one !== "") ?? "";
  return ENDING.test(last) && !HEDGE.test(said);
}
function bare(text) {
  const said = text.trim().replace(/^(?:#+ )?[\s*_(>]*/, "");
  return /^[✅✓✔☑] *none\b/iu.test(said) ? said.slice(1).trim() : said;
}
// src/core/planning/writing/section.ts
function findSection(text, title) {
  return findSections(text, title)[0] ?? null;
}
function findSections(text, title) {
  const { headings, quoted } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text);
  const plain = (0, import_hooks_active_on_command3.withoutBlocks)(text, quoted);
  return headings.flatMap(({ level, title: own, next: start }, at) => {
    if (level !== 2 && level !== 3 || !title.test(own.trim())) return [];
    const end = headings.slice(at + 1).find((one) => one.level <= 3)?.start ?? text.length;
    const lines = (0, import_hooks_active_on_command5.textLines)(plain, start, end).filter((line) => line.start < end);
    return [{ start, end, lines, quoted }];
  });
}
function lineEndOf(text) {
  return /\r\n|\n/.exec(text)?.[0] ?? "\n";
}
function insertLines(text, at, lines, quoted) {
  const eol = lineEndOf(text);
  const place = outside(text, at, quoted);
  const before = place > 0 && !/[\r\n\uFEFF]/.test(text.charAt(place - 1)) ? eol : "";
  return splice(text, [
    { start: place, end: place, text: before + lines.map((line) => line + eol).join("") }
  ]);
}
function outside(text, at, quoted) {
  const around = (place2) => quoted.find(({ start, end }) => start < place2 && place2 < end);
  const open = quoted.find(({ closed }) => !closed);
  let place = at;
  for (let range = around(place); range !== void 0 && range !== open; range = around(place))
    place = nextLine(text, range.end);
  if (open === void 0 || place <= open.start) return place;
  place = lineStart(text, open.start);
  for (let range = around(place); range !== void 0; range = around(place))
    place = lineStart(text, range.start);
  return place;
}
function lineStart(text, at) {
  const start = Math.max(text.lastIndexOf("\n", at - 1), text.lastIndexOf("\r", at - 1)) + 1;
  return start === 0 && text.startsWith("\uFEFF") ? 1 : start;
}
function nextLine(text, at) {
  if (at > 0 && /[\r\n]/.test(text.charAt(at - 1))) return at;
  const next = text.indexOf("\n", at);
  return next === -1 ? text.length : next + 1;
}
function appendSection(text, heading, lines) {
  const eol = lineEndOf(text);
  const { quoted } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text);
  const place = outside(text, text.length, quoted);
  const kept = text.slice(0, place);
  const gap = kept.trim() === "" || /(?:\r\n|\n){2}$/.test(kept) ? "" : /[\r\n]$/.test(kept) ? eol : eol + eol;
  const added = [heading, "", ...lines].map((line) => line + eol).join("");
  return `${kept}${gap}${added}${place === text.length ? "" : eol}${text.slice(place)}`;
}
var PLACEHOLDER = /^(?:[-*][ \t]+)?[_*(]{0,2}(?:none(?: yet)?|no (?:decisions|blockers|concerns)(?: yet)?)[_*)]{0,2}\.?[_*)]{0,2}$/i;
function addListEntry(text, section, entry, isOpen2 = false) {
  if (hasLine(text, section, entry)) return text;
  const placeholder = section.lines.find((line) => PLACEHOLDER.test(line.text.trim()));
  if (placeholder !== void 0) {
    return splice(text, [{ start: placeholder.start, end: placeholder.end, text: entry }]);
  }
  const closing = isOpen2 ? closingLine(text, section) : null;
  const { place, gap } = closing === null ? endOfList(text, section) : { place: closing.start, gap: false };
  const after = text.slice(place, section.end);
  const headingFollows = after === "" && section.end < text.length;
  return insertLines(
    text,
    place,
    [...gap ? [""] : [], entry, ...headingFollows || closing !== null ? [""] : []],
    section.quoted
  );
}
function hasLine(text, { lines }, entry) {
  return lines.some(({ start, end }) => text.slice(start, end).trim() === entry);
}
function endOfList(text, { lines, start }) {
  const last = listItems(text, lines).at(-1);
  if (last !== void 0) return { place: last.end, gap: false };
  const lastFilled = lines.findLast((line) => text.slice(line.start, line.end).trim() !== "");
  return { place: lastFilled?.next ?? start, gap: true };
}
function closingLine(text, { lines }) {
  const last = listItems(text, lines).at(-1);
  return last === void 0 ? lines.find((line) => saysNone(line.text)) ?? null : last.settledBy;
}
function findTable({ lines }, columns, exact = false) {
  for (const [index, line] of lines.entries()) {
    const table = (0, import_app_loop_conclude_turn.rowCells)(line) === null ? null : tableAt(lines.slice(index));
    const fits = columns.every((column) => table?.columns.some((name) => column.test(name)));
    if (table !== null && fits && (!exact || table.columns.length === columns.length)) return table;
  }
  return null;
}
function tableAt([header, separator, ...below2]) {
  const columns = header === void 0 ? null : (0, import_app_loop_conclude_turn.rowCells)(header)?.map(({ text }) => text);
  const marks = separator === void 0 ? null : (0, import_app_loop_conclude_turn.rowCells)(separator);
  if (!columns || separator === void 0 || marks === null || !(0, import_app_loop_conclude_turn.isSeparator)(marks)) return null;
  const count = below2.findIndex((line) => (0, import_app_loop_conclude_turn.rowCells)(line) === null);
  const own = count === -1 ? below2 : below2.slice(0, count);
  return { columns, rows: own.map((line) => (0, import_app_loop_conclude_turn.rowCells)(line) ?? []), end: own.at(-1)?.next ?? separator.next };
}
function columnOf(table, name) {
  return table.columns.findIndex((column) => name.test(column));
}
function addRow(text, section, table, row) {
  const line = `| ${table.columns.map((column) => (0, import_shared_core_mapping_documents_map_documents.cellText)(row(column)) || "-").join(" | ")} |`;
  const holder = table.rows.length === 1 ? table.rows[0] : void 0;
  const [first, last] = [holder?.[0], holder?.at(-1)];
  const holds = holder?.every(({ text: cell }) => /^(?:-*|\*?\(none\)\*?)$/i.test(cell)) === true;
  if (!holds || first === void 0 || last === void 0)
    return insertLines(text, table.end, [line], section.quoted);
  const start = text.lastIndexOf("|", first.start);
  const end = /[\r\n]/.exec(text.slice(last.end))?.index;
  return splice(text, [{ start, end: end === void 0 ? text.length : last.end + end, text: line }]);
}
function cellEdits(row, values) {
  return [...values].flatMap(([column, value]) => {
    const cell = row[column];
    const written = (0, import_shared_core_mapping_documents_map_documents.cellText)(value) || "-";
    if (cell === void 0 || cell.text === written) return [];
    return [{ start: cell.start, end: cell.end, text: cell.start === cell.end ? `${written} ` : written }];
  });
}
// src/core/planning/milestones/open-points.ts
function openPoints(facts) {
  const phases = facts.phases.flatMap((phase) => phasePoint(phase, facts));
  const waiting = new Set(phases.map(({ phase }) => phase));
  const looks = facts.phases.filter(({ number }) => !waiting.has(number)).flatMap(uatPoint);
  return [...phases, ...looks, ...requirementPoints(facts, waiting)];
}
function uatPoint({ number, folder, acceptance }) {
  const status = acceptance?.open ?? null;
  if (acceptance == null || status === null) return [];
  const waits = acceptance.pending.length > 0;
  return [
    {
      category: "uat_gaps",
      item: `${folder ?? `Phase ${number}`}/${acceptance.file}`,
      phase: number,
      status,
      what: waits ? `Phase ${number} waits for a person: ${toLookAt(number, acceptance)}` : `The acceptance of phase ${number} is not over (${status}): ${acceptance.file} says what is open.`,
      command: `/msw:verify ${number}`
    }
  ];
}
function phasePoint(phase, { roadmap, verifier }) {
  const scope = { ...roadmap.scope, shipped: false };
  const untold = { ...roadmap, scope, checkboxes: [], progress: [] };
  const standing = standingOf({ phases: [phase], roadmap: untold, state: null, verifier });
  if (standing.kind === "complete") return [];
  const step2 = nextStep(standing);
  const status = phase.verification ?? (0, import_shared_core_mapping_documents_map_documents.diskStatus)(phase);
  return [
    {
      category: "verification_gaps",
      item: phase.folder ?? `Phase ${phase.number}`,
      phase: phase.number,
      status: status === "unknown" ? "stale" : status,
      what: step2.reason,
      command: step2.command
    }
  ];
}
function requirementPoints({ phases, roadmap, requirements }, waiting) {
  if (roadmap.scope.shipped) return [];
  return (requirements?.items ?? []).flatMap(({ id, text, checked }) => {
    if (checked) return [];
    const phase = phases.find(({ number }) => serves(roadmap, number, id));
    if (phase === void 0 || waiting.has(phase.number)) return [];
    const what = `${id} is not complete: ${text}`;
    return [
      {
        category: "requirements",
        item: id,
        phase: phase.number,
        status: "open",
        what,
        command: `/msw:verify ${phase.number}`
      }
    ];
  });
}
function serves({ phases }, number, id) {
  const phase = phases.find((one) => (0, import_hooks_active_on_command2.phaseKey)(one.number) === (0, import_hooks_active_on_command2.phaseKey)(number));
  return phase?.requirements.some((one) => one.toUpperCase() === id.toUpperCase()) === true;
}
var CLOSE = "/msw:go --close";
var BEGIN = "/msw:init --milestone";
function milestoneStep({ kind, open }, { status, title, points }) {
  if (kind === "unclear" || open.length > 0) return null;
  const [stray] = status === "open" ? [] : points;
  if (stray !== void 0) return { ...step(stray.what, null), action: "ask" };
  if (status === "closed") return step(`Milestone ${title} is closed: plan the next one.`, BEGIN);
  if (status === "empty") return step(`Milestone ${title} has no phases yet.`, BEGIN);
  if (kind !== "complete") return null;
  const [first] = points;
  if (first === void 0) return step(`Every phase of ${title} is verified: close the milestone.`, CLOSE);
  const more = points.length === 1 ? "" : ` (and ${points.length - 1} more, see /msw:status)`;
  return step(
    `The roadmap calls every phase complete, but: ${first.what}${more} ${CLOSE} --anyway closes the milestone as it is.`,
    first.command
  );
}
function step(reason, command) {
  return { action: "complete", phase: null, name: null, plans: [], reason, command };
}
function auditedKind(name) {
  if (!name.endsWith(".md")) return null;
  if (/(?:^|-)UAT\b/.test(name)) return "uat";
  return /(?:^|-)VERIFICATION\b/.test(name) ? "verification" : null;
}
var MARK = "audit_acknowledged";
function auditOf(kind, text) {
  const status = statusIn(text);
  const { values } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).frontmatter;
  const mark = values[MARK];
  const { key, value } = snapshotOf(kind, text);
  const isWhole = (0, import_hooks_active_on_command4.isMap)(mark) && Boolean((0, import_hooks_active_on_command4.scalar)(mark.milestone)) && Boolean((0, import_hooks_active_on_command4.scalar)(mark.at));
  return {
    open: isOpen(kind, status, (0, import_hooks_active_on_command4.scalar)(values.result)) ? status : null,
    isAcknowledged: isWhole && (0, import_hooks_active_on_command4.scalar)(mark[key]) === value
  };
}
function withAcknowledgement(kind, text, version, date) {
  const { present, inner, entries } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).frontmatter;
  const { key, value } = snapshotOf(kind, text);
  const eol = lineEndOf(text);
  const lines = [
    `${MARK}:`,
    `  milestone: ${(0, import_shared_app_diagnose_diagnose_plugins.yamlScalar)(version)}`,
    `  at: ${date}`,
    `  ${key}: ${(0, import_shared_app_diagnose_diagnose_plugins.yamlScalar)(value, kind === "uat")}`
  ];
  const mark = lines.map((line) => line + eol).join("");
  if (!present) return `---${eol}${mark}---${eol}${eol}${text}`;
  const old = entries.filter((entry) => entry.key === MARK).map(({ start, end }) => ({ start, end, text: "" }));
  return splice(text, [...old, { start: inner.end, end: inner.end, text: mark }]);
}
function statusIn(text) {
  return (0, import_hooks_active_on_command4.scalar)((0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).frontmatter.values.status)?.toLowerCase() ?? "unknown";
}
function isOpen(kind, status, result) {
  if (kind === "verification") return status === "gaps_found" || status === "human_needed";
  const isOver2 = status === "unknown" && result?.toLowerCase() === "all_pass";
  return status !== "complete" && status !== "resolved" && !isOver2;
}
function snapshotOf(kind, text) {
  const status = statusIn(text);
  if (kind === "verification") return { key: "status", value: status };
  const waiting = text.match(/result:\s*(?:pending|\[pending\])/gi)?.length ?? 0;
  return { key: "gap_snapshot", value: `${status}::scenarios=${waiting}` };
}
// src/core/planning/rules/open-gaps.ts
function openGaps(text) {
  const told = [...readVerification(text).gaps, ...readUat(text).gaps.flatMap(gapOf)];
  const isOpen2 = (status) => !/^(?:passed|verified|resolved|closed)$/i.test(status ?? "");
  return told.filter(({ status }) => isOpen2(status)).map(({ truth }) => truth);
}
// src/core/text/plain-path.ts
function plainPath(path) {
  return path.trim().replaceAll("\\", "/").replaceAll(/\/{2,}/g, "/").replace(/^(?:\.\/)+/, "").replace(/\/$/, "");
}
// src/core/planning/rules/waves.ts
function planWaves(plans) {
  const resolve = (0, import_hooks_active_on_command.planResolver)(plans);
  const edges = new Map(plans.map((plan) => [plan.id, resolvedOf(plan, resolve)]));
  const first = plans.some(({ declaredWave }) => declaredWave === 0) ? 0 : 1;
  const halted = new Set(plans.filter((plan) => plan.halted).map(({ id }) => id));
  const places = /* @__PURE__ */ new Map();
  for (const id of inOrder(edges)) {
    const waitsFor = edges.get(id) ?? [];
    const inherited = waitsFor.flatMap((one) => places.get(one)?.blockedBy ?? []);
    const blockedBy = [.../* @__PURE__ */ new Set([...waitsFor.filter((one) => halted.has(one)), ...inherited])];
    const wave = waitsFor.reduce((least, one) => Math.max(least, (places.get(one)?.wave ?? 0) + 1), first);
    places.set(id, { wave, blockedBy });
  }
  const nodes = plans.map(
    ({ id }) => ({ id, dependsOn: edges.get(id) ?? [], ...places.get(id) ?? NOWHERE })
  );
  const cycles = cyclesOf(nodes);
  const overlaps = overlapsOf(plans, nodes);
  const incomplete = plans.filter(({ hasSummary }) => !hasSummary).map(({ id }) => id);
  const open = new Set(incomplete);
  const free = nodes.filter(
    ({ id, wave, blockedBy }) => open.has(id) && wave !== null && blockedBy.length === 0
  );
  const runnable = free.map(({ id }) => id);
  const ready = free.filter(({ dependsOn }) => !dependsOn.some((one) => open.has(one))).map(({ id }) => id);
  const problems = waveProblems(plans, { nodes, cycles, overlaps, resolve });
  return { waves: grouped(nodes), nodes, cycles, overlaps, incomplete, runnable, ready, problems };
}
var NOWHERE = { wave: null, blockedBy: [] };
function resolvedOf(plan, resolve) {
  return [...new Set(plan.dependsOn.flatMap((token) => resolve(token) ?? []))];
}
function inOrder(edges) {
  const waiting = new Map([...edges].map(([id, waitsFor]) => [id, waitsFor.length]));
  const dependants = new Map([...edges.keys()].map((id) => [id, []]));
  for (const [id, waitsFor] of edges) for (const one of waitsFor) dependants.get(one)?.push(id);
  const order = [...edges.keys()].filter((id) => waiting.get(id) === 0);
  for (const id of order)
    for (const dependant of dependants.get(id) ?? []) {
      const left = (waiting.get(dependant) ?? 0) - 1;
      waiting.set(dependant, left);
      if (left === 0) order.push(dependant);
    }
  return order;
}
function cyclesOf(nodes) {
  const stuck = new Map(nodes.filter(({ wave }) => wave === null).map((node) => [node.id, node]));
  const seen = /* @__PURE__ */ new Set();
  const cycles = [];
  for (const start of stuck.keys()) {
    const path = [];
    let id = start;
    while (id !== void 0 && !seen.has(id)) {
      seen.add(id);
      path.push(id);
      id = stuck.get(id)?.dependsOn.find((one) => stuck.has(one));
    }
    const from = id === void 0 ? -1 : path.indexOf(id);
    if (from !== -1) cycles.push(path.slice(from));
  }
  return cycles;
}
function overlapsOf(plans, nodes) {
  const waves = new Map(nodes.map(({ id, wave }) => [id, wave]));
  const owners = /* @__PURE__ */ new Map();
  const shared = /* @__PURE__ */ new Map();
  for (const plan of plans) {
    const wave = waves.get(plan.id) ?? null;
    if (wave === null) continue;
    for (const file of new Set([...plan.filesModified, ...plan.filesDeleted].map(plainPath))) {
      const others = owners.get(`${wave}\0${file}`) ?? [];
      for (const other of others) {
        const key = `${other}\0${plan.id}`;
        const known = shared.get(key) ?? { wave, plans: [other, plan.id], files: [] };
        known.files.push(file);
        shared.set(key, known);
      }
      owners.set(`${wave}\0${file}`, [...others, plan.id]);
    }
  }
  return [...shared.values()].sort((a, b) => a.wave - b.wave);
}
function grouped(nodes) {
  const waves = /* @__PURE__ */ new Map();
  for (const { id, wave } of nodes) if (wave !== null) waves.set(wave, [...waves.get(wave) ?? [], id]);
  return [...waves].sort(([a], [b]) => a - b).map(([wave, plans]) => ({ wave, plans }));
}
function waveProblems(plans, found) {
  const seen = /* @__PURE__ */ new Map();
  const named2 = plans.flatMap(({ id, dependsOn }) => {
    const same = seen.get(id.toLowerCase());
    seen.set(id.toLowerCase(), id);
    const twice = `${id} and ${same} are one id where case does not count.`;
    return [
      ...same === void 0 ? [] : [problem("same-id", id, twice, "Rename one of the files.")],
      ...dependsOn.filter((one) => found.resolve(one) === null).map((token) => {
        const what = `${id} depends on "${token}", which is not a plan of this phase; the wave of ${id} may be wrong.`;
        const fix = 'Name a plan of this phase, such as "01" or "01-01", or remove the entry.';
        return problem("unknown-dependency", id, what, fix);
      })
    ];
  });
  const cycles = found.cycles.map((ids) => {
    const what = `These plans wait for each other: ${[...ids, ids[0]].join(" -> ")}.`;
    return problem("cycle", ids[0] ?? "", what, "Take one entry out of depends_on.");
  });
  const unknown = new Set(named2.filter(({ code }) => code === "unknown-dependency").map(({ plan }) => plan));
  const waves = new Map(found.nodes.map(({ id, wave }) => [id, wave]));
  const misplaced = plans.flatMap(({ id, declaredWave }) => {
    const wave = waves.get(id) ?? null;
    if (declaredWave === null || wave === null || declaredWave === wave || unknown.has(id)) return [];
    const what = `${id} declares wave ${declaredWave}, but its dependencies place it in wave ${wave}.`;
    return [problem("declared-wave", id, what, `Write wave: ${wave}, or correct depends_on.`)];
  });
  const overlaps = found.overlaps.map(({ wave, plans: [one, other], files }) => {
    const what = `${one} and ${other} are both in wave ${wave} and change ${files.join(", ")}.`;
    const fix = `Let ${other} depend on ${one}, or give each file to one plan; until then they run one after the other.`;
    return problem("overlap", other, what, fix);
  });
  return [...named2, ...cycles, ...misplaced, ...overlaps];
}
function problem(code, plan, message, fix) {
  const severity = code === "cycle" || code === "same-id" ? "error" : "warning";
  return { code, severity, plan, message, fix };
}
// src/app/planning/documents/read-phase.ts
// src/core/planning/documents/summary.ts
function readSummary(text) {
  const document = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text);
  const { values } = document.frontmatter;
  const status = (0, import_hooks_active_on_command4.scalar)(values.status)?.toLowerCase();
  const body = text.slice(document.body);
  const check = /^#{1,4}[ \t]*Self-Check:[ \t]*(PASSED|FAILED)/im.exec(body)?.[1]?.toLowerCase();
  return {
    document,
    status: status === "halted" || status === "blocked" ? status : "complete",
    phase: (0, import_hooks_active_on_command4.scalar)(values.phase),
    plan: (0, import_hooks_active_on_command4.scalar)(values.plan),
    oneLiner: oneLiner(document),
    requirementsCompleted: (0, import_hooks_active_on_command4.texts)(values["requirements-completed"] ?? values.requirements_completed),
    selfCheck: check === "passed" || check === "failed" ? check : null
  };
}
function oneLiner({ text, headings, body }) {
  const from = headings.find(({ level }) => level === 1)?.next ?? body;
  const line = /\S[^\r\n]*/.exec(text.slice(from, from + 2e3))?.[0].trim() ?? "";
  const labelled = /^\*\*One-liner:?\*\*:?[ \t]*(\S.*)$/i.exec(line)?.[1];
  return (labelled ?? /^\*\*(.+)\*\*$/.exec(line)?.[1])?.trim() ?? null;
}
function markBlocked(text) {
  const { status } = readSummary(text);
  const block = /^\uFEFF?---[ \t]*(\r?\n)([\s\S]*?)(?=\r?\n---[ \t]*(?:\r?\n|$))/.exec(text);
  if (block === null || status !== "complete") return text;
  const [head, lineEnd = "\n", inner = ""] = block;
  const lines = inner.split(/\r?\n/).filter((line) => !/^status[ \t]*:/.test(line));
  const start = head.length - inner.length;
  return `${text.slice(0, start)}${[...lines, "status: blocked"].join(lineEnd)}${text.slice(head.length)}`;
}
// src/app/planning/documents/read-phase.ts
function readPhase(root, folder) {
  const list = (0, import_common2.listFolder)(folder, (0, import_common4.projectFile)(root));
  if (list.status !== "ok") return null;
  const names = list.entries.map(({ name }) => name).sort();
  const files = (0, import_hooks_active_on_command.phaseFiles)(names, (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, (0, import_node_path.join)(folder, "plans")));
  const unusable = [];
  const read = (file) => {
    const found = (0, import_shared_core_planning_documents_planning_settings.readDocument)(root, (0, import_node_path.join)(folder, file));
    if (found.status === "refused") unusable.push((0, import_shared_core_planning_documents_planning_settings.cannotUse)((0, import_node_path.join)(folder, file), found.reason));
    return found.status === "ok" ? found.text : null;
  };
  const plans = files.plans.flatMap((file) => {
    const text = read(file);
    if (text === null) return [];
    const document = (0, import_shared_core_planning_documents_roadmap_scope.readPlan)(text);
    if (document.superseded) return [];
    const summary = (0, import_hooks_active_on_command.summaryOf)(file, files.summaries);
    return [
      { ...(0, import_hooks_active_on_command.planName)(file), file, document, summary: summary === null ? null : countedSummary(read(summary)) }
    ];
  });
  return { folder, names, plans, oddlyNamed: files.oddlyNamed, unusable };
}
function phaseNamed(root, folder) {
  return readPhase(root, (0, import_node_path.join)(root, (0, import_shared_core_planning_documents_roadmap_scope2.phasePlace)(root, folder)));
}
function wavePlans(phase) {
  return phase.plans.map(({ id, canonical, short, document, summary }) => ({
    ...{ id, canonical, short },
    declaredWave: document.wave,
    dependsOn: document.dependsOn,
    filesModified: document.filesModified,
    filesDeleted: document.filesDeleted,
    hasSummary: summary !== null,
    halted: summary?.status === "halted"
  }));
}
function countedSummary(text) {
  const summary = text === null ? null : readSummary(text);
  return summary?.status === "blocked" ? null : summary;
}
function phaseFactsOf({ root, unusable, archived, passed }, { number, name, folder, rivals }) {
  const phase = folder === null ? null : phaseNamed(root, folder);
  unusable.push(...phase?.unusable ?? []);
  const plans = phase?.plans ?? [];
  return {
    ...{ number, name, folder, rivals },
    plans: plans.map(({ id, summary }) => ({ id, done: summary !== null })),
    runnable: phase === null ? [] : planWaves(wavePlans(phase)).ready,
    halted: plans.filter(({ summary }) => summary?.status === "halted").map(({ id }) => id),
    archived: folder === null && archived.some((one) => (0, import_hooks_active_on_command2.isFolderOf)(one, number)),
    hasContext: documentIn(phase, "CONTEXT") !== null,
    hasResearch: documentIn(phase, "RESEARCH") !== null,
    ...verificationOf(root, phase, (verification) => passed.set(number, verification)),
    acceptance: acceptanceOf(root, phase),
    requirementsCompleted: plans.flatMap(({ summary }) => summary?.requirementsCompleted ?? [])
  };
}
function documentIn(phase, kind) {
  return phase?.names.find((one) => one === `${kind}.md` || one.endsWith(`-${kind}.md`)) ?? null;
}
function verificationOf(root, phase, notePassed) {
  const report = documentIn(phase, "VERIFICATION");
  const text = phase === null || report === null ? null : (0, import_shared_core_planning_documents_planning_settings.documentText)(root, (0, import_node_path.join)(phase.folder, report));
  if (phase === null || text === null)
    return { verification: null, gapsClosed: false, verifiedOn: null, coverage: [] };
  const verification = readVerification(text);
  const { values } = verification.document.frontmatter;
  if (verification.status === "passed") notePassed(verification);
  return {
    verification: verification.status,
    gapsClosed: areGapsClosed(phase, text, verification),
    verifiedOn: /^\d{4}-\d{2}-\d{2}/.exec((0, import_hooks_active_on_command4.scalar)(values.verified) ?? "")?.[0] ?? null,
    coverage: verification.requirements
  };
}
function acceptanceOf(root, phase) {
  const file = documentIn(phase, "UAT");
  const text = phase === null || file === null ? null : (0, import_shared_core_planning_documents_planning_settings.documentText)(root, (0, import_node_path.join)(phase.folder, file));
  if (file === null || text === null) return null;
  const waiting = readUat(text).tests.filter(({ result }) => result === "pending" || result === "blocked");
  const { open, isAcknowledged } = auditOf("uat", text);
  const pending = waiting.map(({ number, name }) => `${number}. ${name}`);
  return { file, pending, open: isAcknowledged ? null : open };
}
function areGapsClosed(phase, text, verification) {
  if (verification.status !== "gaps_found") return false;
  if (openGaps(text).length === 0) return true;
  const { coveredFiles, document } = verification;
  if (coveredFiles.length === 0 && document.frontmatter.values.re_verification !== void 0) return false;
  const closing = phase.plans.filter((plan) => plan.document.gapClosure && plan.summary !== null);
  return closing.some(({ file }) => !coveredFiles.some((one) => one.endsWith(`/${file}`)));
}
