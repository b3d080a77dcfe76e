var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var o in e)__defProp(r,o,{get:e[o],enumerable:!0})},__copyProps=(r,e,o,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let n of __getOwnPropNames(e))!__hasOwnProp.call(r,n)&&n!==o&&__defProp(r,n,{get:()=>e[n],enumerable:!(a=__getOwnPropDesc(e,n))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{BEGIN:()=>BEGIN,CLOSE:()=>CLOSE,NO_PLACE:()=>NO_PLACE,archivePath:()=>archivePath,archivedRequirements:()=>archivedRequirements,beforeAnother:()=>beforeAnother,beginInRoadmap:()=>beginInRoadmap,countTasks:()=>countTasks,emptyRoadmap:()=>emptyRoadmap,foldRoadmap:()=>foldRoadmap,holds:()=>holds,milestoneExample:()=>milestoneExample,milestoneIn:()=>milestoneIn,milestonePage:()=>milestonePage,milestoneRules:()=>milestoneRules,milestoneStep:()=>milestoneStep,milestoneTitle:()=>milestoneTitle,nextStep:()=>nextStep,nextVersion:()=>nextVersion,noteShipped:()=>noteShipped,numbersOf:()=>numbersOf,plannedIn:()=>plannedIn,readMilestoneAnswers:()=>readMilestoneAnswers,takeUpInRoadmap:()=>takeUpInRoadmap}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_shared_core_planning_writing_section=require("./shared.core.planning.writing.section.cjs"),import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_writing_new_documents2=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_shared_core_planning_documents_planning_settings=require(
"./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command4=require("./hooks.active.on-command.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path");
// src/core/planning/phases/next-step.ts
function nextStep(standing, facts = {}) {
  const { kind, phase, left } = standing;
  if (kind === "unplanned") return unplanned(facts.existing ?? null);
  if (kind === "closed") return without("complete", left ?? "");
  if (kind === "complete") return without("complete", "Every phase is complete.");
  if (phase === null) return without("ask", left ?? "");
  const { number: number2, name } = phase;
  const step2 = stepIn(phase, facts);
  const paused = facts.pausedAt == null ? "" : ` Work was paused: ${facts.pausedAt}.`;
  const unclear = kind === "unclear" && left !== null && left !== step2.reason ? ` ${left}` : "";
  return { ...step2, phase: number2, name, reason: `${step2.reason}${paused}${unclear}` };
}
function without(action, reason, command = null) {
  return { action, phase: null, name: null, plans: [], reason, command };
}
function unplanned(existing) {
  if (existing === null) return without("init", "There is no roadmap.", "/msw:init");
  return without("ask", `There is no ROADMAP.md, but ${existing}: put the roadmap back, or write one.`);
}
function stepIn(phase, facts) {
  const { skipDiscuss = false, whyNotExecute, isBeingPlanned } = facts;
  const { number: number2, plans } = phase;
  const status = (0, import_shared_core_planning_writing_new_documents2.diskStatus)(phase);
  const shared = (0, import_shared_core_planning_phases_standing.sharedNumber)(phase);
  if (shared !== null) return stepTo("ask", shared, null);
  const begun = (0, import_shared_core_planning_writing_new_documents2.withoutPlans)(phase);
  if (begun !== null)
    return stepTo(
      "plan",
      (0, import_shared_core_planning_writing_new_documents2.onlyUnread)(phase) ?? `${begun.slice(0, -1)}: put the plans back, or plan what is left.`,
      `/msw:plan ${number2}`
    );
  if (!skipDiscuss && (status === "no_directory" || status === "empty"))
    return stepTo("discuss", `Phase ${number2} has not begun.`, `/msw:discuss ${number2}`);
  if (plans.length === 0) return stepTo("plan", planReason(phase), `/msw:plan ${number2}`);
  const open = plans.filter(({ done }) => !done).map(({ id }) => id);
  if (open.length > 0 && isBeingPlanned?.(phase)) return planningAgain(phase);
  return open.length > 0 ? execution(phase, open, whyNotExecute?.(phase) ?? null) : review(phase);
}
function stepTo(action, reason, command, plans = []) {
  return { action, plans, reason, command };
}
function planReason({ number: number2, hasContext, hasResearch }) {
  if (!hasContext && !hasResearch) return `Phase ${number2} has not begun.`;
  const there = [hasContext ? "discussed" : "", hasResearch ? "researched" : ""].filter(Boolean);
  return `Phase ${number2} is ${there.join(" and ")} and has no plan.`;
}
function planningAgain({ number: number2, verification }) {
  const reason = `The planning of phase ${number2} has not ended: its plans are neither checked nor recorded. To carry them out as they are: /msw:execute ${number2}.`;
  return verification === "gaps_found" ? stepTo("close-gaps", reason, `/msw:plan ${number2} --gaps`) : stepTo("plan", reason, `/msw:plan ${number2}`);
}
function execution(phase, open, problem) {
  const { number: number2, plans, runnable, halted = [] } = phase;
  const waiting = open.join(", ");
  if (problem !== null) return repair(phase, problem);
  if (runnable.length > 0) {
    const reason2 = `Of ${(0, import_common3.countOf)(plans.length, "plan")} of phase ${number2}, ${(0, import_common3.countOf)(open.length, "has", "have")} no summary.`;
    return stepTo("execute", reason2, `/msw:execute ${number2}`, runnable);
  }
  if (halted.length === 0)
    return repair(phase, `Nothing of phase ${number2} can run: ${waiting} wait for each other.`);
  const reason = `Plan ${halted.join(", ")} of phase ${number2} stopped, as its summary says, and ${waiting} waits for it: settle what stopped it and correct the summary, or plan anew.`;
  return stepTo("ask", reason, null);
}
function repair({ number: number2, plans }, problem) {
  const isBegun2 = plans.some(({ done }) => done);
  return stepTo("ask", problem, isBegun2 ? null : `/msw:plan ${number2}`);
}
function review(phase) {
  const { number: number2, verification, gapsClosed = false } = phase;
  if (verification === "gaps_found" && !gapsClosed)
    return stepTo(
      "close-gaps",
      `The verification of phase ${number2} found gaps.`,
      `/msw:plan ${number2} --gaps`
    );
  return stepTo("verify", reviewReason(phase), `/msw:verify ${number2}`);
}
function reviewReason({
  number: number2,
  verification,
  changedSince = [],
  acceptance,
  halted = []
}) {
  switch (verification) {
    case "human_needed":
      return `The verification of phase ${number2} waits for a person: ${toLookAt(number2, acceptance)}`;
    case "gaps_found":
      return `The verification of phase ${number2} found gaps, and no plan is left to close any.`;
    case "unknown":
      return changedSince.length === 0 ? `Files that the verification of phase ${number2} covers have changed since, or it cannot be read.` : `Files that the verification of phase ${number2} covers have changed since: ${(0, import_common.plainLine)((0, import_shared_core_planning_writing_new_documents2.someOf)(changedSince, 3), 300)}.`;
    default:
      return halted.length === 0 ? `Every plan of phase ${number2} has a summary; nothing has verified it.` : `Every plan of phase ${number2} has a summary, but ${halted.join(", ")} stopped before its end, as it says there.`;
  }
}
function toLookAt(number2, acceptance) {
  const pending = acceptance?.pending ?? [];
  if (acceptance == null || pending.length === 0) return "its report says what to look at.";
  const names = pending.slice(0, 3).map((name) => `\u201C${name.slice(0, 80)}\u201D`).join(", ");
  const more = pending.length > 3 ? ` and ${pending.length - 3} more` : "";
  return `${names}${more} in ${acceptance.file}. When you have looked: /msw:verify ${number2} TEST passed|failed "what you saw".`;
}
// src/core/planning/milestones/open-points.ts
function openPoints(facts) {
  const phases = facts.phases.flatMap((phase) => phasePoint(phase, facts));
  const waiting = new Set(phases.map(({ phase }) => phase));
  const looks = facts.phases.filter(({ number: number2 }) => !waiting.has(number2)).flatMap(uatPoint);
  return [...phases, ...looks, ...requirementPoints(facts, waiting)];
}
function uatPoint({ number: number2, folder, acceptance }) {
  const status = acceptance?.open ?? null;
  if (acceptance == null || status === null) return [];
  const waits = acceptance.pending.length > 0;
  return [
    {
      category: "uat_gaps",
      item: `${folder ?? `Phase ${number2}`}/${acceptance.file}`,
      phase: number2,
      status,
      what: waits ? `Phase ${number2} waits for a person: ${toLookAt(number2, acceptance)}` : `The acceptance of phase ${number2} is not over (${status}): ${acceptance.file} says what is open.`,
      command: `/msw:verify ${number2}`
    }
  ];
}
function phasePoint(phase, { roadmap, verifier }) {
  if ((0, import_shared_core_planning_phases_standing.isOver)(phase, { roadmap: null, verifier })) return [];
  const isOnlyTicked = phase.plans.length === 0 && (0, import_shared_core_planning_phases_standing.isCalledComplete)(phase, roadmap);
  const what = `The roadmap calls phase ${phase.number} complete, and it has neither a plan nor a verification.`;
  const { reason, command } = isOnlyTicked ? { reason: what, command: null } : stepIn(phase, {});
  const status = phase.verification ?? (0, import_shared_core_planning_writing_new_documents2.diskStatus)(phase);
  return [
    {
      category: "verification_gaps",
      item: phase.folder ?? `Phase ${phase.number}`,
      phase: phase.number,
      status: status === "unknown" ? "stale" : status,
      what: reason,
      command
    }
  ];
}
function requirementPoints({ phases, roadmap, requirements }, waiting) {
  const open = roadmap.scope.shipped ? [] : (requirements?.items ?? []).filter(({ checked }) => !checked);
  return open.flatMap(({ id: item, text }) => {
    const phase = phases.find(({ number: number2 }) => serves(roadmap, number2, item))?.number;
    if (phase === void 0 || waiting.has(phase)) return [];
    const what = `${item} is not complete: ${text}`;
    return [{ category: "requirements", item, phase, status: "open", what, command: `/msw:verify ${phase}` }];
  });
}
function serves({ phases }, number2, id) {
  return (0, import_hooks_active_on_command.numbered)(phases, number2)?.requirements.some((one) => one.toUpperCase() === id.toUpperCase()) === true;
}
var NO_PLACE = "no_place";
var CLOSE = "/msw:go --close";
var BEGIN = "/msw:init --milestone";
function milestoneStep({ kind, open }, { status, title, points, planned }) {
  if (kind === "unclear" || open.length > 0) return null;
  const stray = status === "open" ? points.find((one) => one.status === NO_PLACE) : points[0];
  if (stray !== void 0) return { ...step(stray.what, null), action: "ask" };
  if (status === "closed")
    return step(
      planned === null ? `Milestone ${title} is closed: plan the next one.` : `Milestone ${title} is closed: begin ${planned}, which the roadmap plans.`,
      BEGIN
    );
  if (status === "empty") return step(`Milestone ${title} has no phases yet.`, BEGIN);
  if (kind !== "complete") return null;
  const first = settledFirst(points);
  if (first === void 0) return step(`Every phase of ${title} is verified: close the milestone.`, CLOSE);
  const more = points.length === 1 ? "" : ` (and ${points.length - 1} more, see /msw:status)`;
  const found = step(
    `The roadmap calls every phase complete, but: ${first.what}${more} ${CLOSE} --anyway closes the milestone as it is.`,
    first.command
  );
  return first.status === "stale" ? { ...found, action: "verify", phase: first.phase } : found;
}
function settledFirst(points) {
  return points.find(({ command }) => command !== null) ?? points[0];
}
function step(reason, command) {
  return { action: "complete", phase: null, name: null, plans: [], reason, command };
}
// src/core/planning/milestones/milestone.ts
var LABEL = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
function milestoneOf(state, roadmap, phases, archived = []) {
  const { scope } = roadmap ?? {};
  const open = scope?.milestones.find(
    (one) => !(0, import_shared_core_planning_documents_roadmap_scope.isClosed)(one.heading) && !archived.includes(one.version)
  )?.version;
  const listed = [...(scope?.milestones ?? []).map((one) => one.version), ...scope?.folded ?? []];
  const closed = listed.length > 0 ? listed : archived;
  const latest = closed.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true })).at(-1);
  const version = state.milestone ?? scope?.milestone ?? open ?? latest ?? "v1.0";
  if (!LABEL.test(version)) return null;
  const name = saidName(state);
  const heading = scope?.milestones.find((one) => one.version === version)?.heading ?? "";
  return {
    version,
    name: name || (nameBehind(heading, version) ?? version),
    phases: phases.map((phase) => shipped(roadmap, phase))
  };
}
function saidName({ milestone, document }) {
  const { values } = document.frontmatter;
  if (milestone === null && (0, import_hooks_active_on_command3.stated)(values.milestone) !== null) return "";
  const named = (0, import_hooks_active_on_command3.stated)(values.milestone_name) ?? "";
  return named === "milestone" ? "" : (0, import_shared_core_failure_reading_line_pattern.oneLine)(named);
}
function nameBehind(heading, version) {
  const behind = heading.slice(heading.toLowerCase().indexOf(version.toLowerCase()) + version.length);
  if (/^[^(]*\)/.test(behind)) return null;
  const name = behind.replaceAll(/[🚧🔄📋]/gu, "").replace(
    /\((?:in progress|current|active|planned|shipped[^()]*)\)|\s[—–-] ?(?:in progress|active)\s*$/i,
    ""
  ).replace(/^[\]\s:—–-]+/, "");
  return name.trim() || null;
}
function shipped(roadmap, { number: number2, name, folder, plans, verifiedOn }) {
  const row = (0, import_hooks_active_on_command.numbered)(roadmap?.progress, number2);
  const dated = /\d{4}-\d{2}-\d{2}/.exec(row?.completed?.text ?? "")?.[0] ?? null;
  const [, done, all] = /^(\d{1,6})\s*\/\s*(\d{1,6})/.exec(row?.plans.text ?? "") ?? [];
  const isGone2 = folder === null && done !== void 0;
  return {
    number: number2,
    name: name === "" ? number2 : (0, import_shared_core_failure_reading_line_pattern.oneLine)(name),
    done: isGone2 ? Number(done) : plans.filter((plan) => plan.done).length,
    plans: isGone2 ? Number(all) : plans.length,
    completed: verifiedOn ?? dated
  };
}
function phaseRange(phases) {
  const [first, last] = [phases[0]?.number, phases.at(-1)?.number];
  if (first === void 0 || last === void 0) return "no phases";
  return first === last ? `Phase ${first}` : `Phases ${first}-${last}`;
}
function milestoneTitle({ version, name }) {
  return name === version || name === "" ? version : `${version} ${name}`;
}
function nextVersion(version) {
  const [, major, minor] = /^v?(\d{1,9})(?:\.(\d{1,9}))?/i.exec(version) ?? [];
  if (major === void 0) return `${version}-next`;
  return minor === void 0 ? `v${Number(major) + 1}` : `v${major}.${Number(minor) + 1}`;
}
function namesVersion(line2, version) {
  const exact = version.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\w.-])${exact}(?!\\w|[.-]\\w)`, "i").test(line2);
}
function noteShipped(text, shipped2, date) {
  const entry = entryOf(shipped2, date);
  if (text === null || text.trim() === "") return (0, import_shared_core_failure_reading_line_pattern.documentOf)(["# Milestones", entry]);
  if (hasEntry(text, shipped2.version)) return text;
  const { headings, body } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text);
  const title = headings[0]?.level === 1 ? headings[0] : void 0;
  const gap = /^[ \t]*\r?\n/.exec(text.slice(title?.next ?? text.length))?.[0].length ?? 0;
  return (0, import_shared_core_planning_writing_section.insertBlock)(text, title === void 0 ? body : title.next + gap, entry);
}
function hasEntry(text, version) {
  return entriesOf(text, version).length > 0;
}
function entriesOf(text, version) {
  const { headings } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text);
  return headings.flatMap(({ level, title }) => level <= 3 && namesVersion(title, version) ? [title] : []);
}
function entryOf(shipped2, date) {
  const { phases, tasks, accomplishments, passed } = shipped2;
  const plans = phases.reduce((sum, phase) => sum + phase.plans, 0);
  const known = `**Known verification overrides:** ${passed.length} newly acknowledged (see STATE.md Deferred Items)`;
  const gaps = passed.map(({ what }) => `- ${(0, import_shared_core_failure_reading_line_pattern.itemText)(what)}`);
  return [
    `## ${milestoneTitle(shipped2)} (Shipped: ${date})`,
    "",
    `**Phases completed:** ${phases.length} phases, ${plans} plans, ${tasks} tasks`,
    "",
    "**Key accomplishments:**",
    "",
    ...(0, import_shared_core_failure_reading_line_pattern.orNone)(
      accomplishments.map((one) => `- ${(0, import_shared_core_failure_reading_line_pattern.itemText)(one)}`),
      "- (none recorded)"
    ),
    ...passed.length === 0 ? [] : ["", known, "", "### Known Gaps", "", ...gaps],
    "",
    "---"
  ];
}
function archivedRequirements(text, milestone, date) {
  const head = (0, import_shared_core_failure_reading_line_pattern.documentOf)([
    `# Requirements Archive: ${milestone.version} ${(0, import_shared_core_failure_reading_line_pattern.oneLine)(milestone.name)}`,
    [`**Archived:** ${date}`, "**Status:** SHIPPED"],
    "For current requirements, see `.planning/REQUIREMENTS.md`.",
    "---\n"
  ]);
  return head.replaceAll("\n", (0, import_shared_core_planning_writing_section.lineEndOf)(text)) + text;
}
function countTasks(summary) {
  const said = /\*\*Tasks:\*\*\s*(\d{1,9})/.exec(summary)?.[1];
  if (said !== void 0) return Number(said);
  return summary.match(/<task[\s>]/gi)?.length ?? summary.match(/##\s*Task\s*\d+/gi)?.length ?? 0;
}
// src/core/planning/milestones/fold-roadmap.ts
function foldRoadmap(roadmap, milestone, date) {
  const { text } = roadmap.document;
  if (isFolded(text, milestone.version)) return text;
  const cuts = [...headingCuts(roadmap), ...phaseCuts(roadmap), ...lineCuts(roadmap)];
  const left = withoutEmptyFold(without2(text, cuts), milestone.version);
  const folded = (0, import_shared_core_planning_writing_section.insertBlock)(left, placeFor(roadmap, cuts, left), foldedBlock(milestone, date));
  const line2 = `\u2705 **${milestoneTitle(milestone)}** \u2014 ${phaseRange(milestone.phases)} (shipped ${date})`;
  const listed = listMilestone(folded, milestone, line2);
  return withoutEmptyDetails(listed);
}
function withoutEmptyFold(text, version) {
  const plain = (0, import_hooks_active_on_command2.withoutBlocks)(text, (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).quoted);
  const empty = (0, import_shared_core_planning_documents_roadmap_scope.foldedBlocks)(plain).filter(
    ({ start, end, summary }) => namesVersion(summary, version) && !(0, import_shared_core_planning_documents_roadmap_scope.isClosed)(summary) && plain.slice(start, end).split("</summary>")[1]?.trim() === "</details>"
  );
  return without2(text, empty);
}
function withoutEmptyDetails(text) {
  const { headings, quoted } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text);
  const plain = (0, import_hooks_active_on_command2.withoutBlocks)(text, quoted);
  const empty = headings.filter(
    ({ title, next, sectionEnd }) => /^phase details$/i.test(title) && plain.slice(next, sectionEnd).trim() === ""
  );
  return without2(
    text,
    empty.map(({ start, sectionEnd }) => ({ start, end: sectionEnd }))
  );
}
function isFolded(text, version) {
  return shippedBlocks(text).some(({ summary }) => namesVersion(summary, version));
}
function shippedBlocks(text) {
  const plain = (0, import_hooks_active_on_command2.withoutBlocks)(text, (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).quoted);
  return (0, import_shared_core_planning_documents_roadmap_scope.foldedBlocks)(plain).filter(({ summary }) => (0, import_shared_core_planning_documents_roadmap_scope.isClosed)(summary));
}
function foldedBlock(milestone, date) {
  const { phases } = milestone;
  const title = `\u2705 ${milestoneTitle(milestone)} (${phaseRange(phases)}) \u2014 SHIPPED ${date}`;
  const lines = phases.map(
    ({ number: number2, name, done, plans, completed }) => `- [x] Phase ${number2}: ${name} (${done}/${plans} plans)${completed === null ? "" : ` \u2014 completed ${completed}`}`
  );
  return ["<details>", `<summary>${title.replaceAll("<", "&lt;")}</summary>`, "", ...lines, "", "</details>"];
}
function headingCuts({ document, scope }) {
  const at = document.headings.findIndex(({ start }) => scope.milestone !== null && scope.includes(start));
  const heading = document.headings[at];
  if (heading === void 0 || heading.level === 1) return [];
  return [cut(document.text, heading.start, document.headings[at + 1]?.start ?? heading.sectionEnd)];
}
function phaseCuts({ document, phases }) {
  const { text, headings } = document;
  return phases.flatMap(({ start, end }) => {
    const heading = headings.find((one) => one.start >= start && one.start < end);
    return heading === void 0 ? [] : [cut(text, heading.start, Math.min(heading.sectionEnd, end))];
  });
}
function cut(text, start, end) {
  const part = text.slice(start, end);
  const closing = part.indexOf("</details>");
  const isOpened = closing === -1 || part.slice(0, closing).includes("<details");
  return { start, end: isOpened ? end : start + part.lastIndexOf("\n", closing) + 1 };
}
function lineCuts({
  document,
  scope,
  phases,
  withoutDetails,
  checkboxes,
  progress
}) {
  const own = new Set([...phases.map(({ number: number2 }) => number2), ...withoutDetails].map(import_hooks_active_on_command.phaseKey));
  const boxes = checkboxes.map(({ checkbox }) => checkbox.line.start).filter(scope.includes);
  const rows = progress.filter(({ number: number2 }) => own.has((0, import_hooks_active_on_command.phaseKey)(number2))).map(({ plans }) => plans.start);
  const places = [...boxes, ...rows];
  const lines = (0, import_hooks_active_on_command4.textLines)(document.text, document.body);
  return lines.flatMap((line2, at) => {
    const isOwn = places.some((place) => line2.start <= place && place <= line2.end);
    return isOwn ? [{ start: line2.start, end: (0, import_shared_core_planning_writing_section.endOfItem)(lines, at) }] : [];
  });
}
function without2(text, cuts) {
  const kept = [];
  let isBehindCut = false;
  for (const { start, next } of (0, import_hooks_active_on_command4.textLines)(text)) {
    const line2 = text.slice(start, next);
    const isCut = cuts.some((one) => one.start <= start && start < one.end);
    const isSpare = isBehindCut && line2.trim() === "" && (kept.at(-1) ?? "").trim() === "";
    if (!isCut && !isSpare) kept.push(line2);
    isBehindCut = isCut || isSpare;
  }
  return kept.join("");
}
function placeFor({ document, scope }, cuts, left) {
  const last = shippedBlocks(left).at(-1);
  if (last !== void 0) return (0, import_shared_core_planning_writing_section.nextLine)(left, last.end);
  const { text, headings } = document;
  const phases = headings.find(({ title, start }) => /^phases$/i.test(title) && scope.includes(start));
  const starts = cuts.map(({ start }) => start);
  const listed = starts.filter((at) => phases !== void 0 && at >= phases.next && at < phases.sectionEnd);
  const end = phases?.sectionEnd ?? text.length;
  const place = starts.length === 0 ? end : Math.min(...listed.length > 0 ? listed : starts);
  const around = (0, import_shared_core_planning_documents_roadmap_scope.foldedBlocks)((0, import_hooks_active_on_command2.withoutBlocks)(text, document.quoted)).find(
    (one) => one.start < place && place < one.end
  );
  return without2(text.slice(0, around?.start ?? place), cuts).length;
}
var TITLE = /^Milestones$/i;
function listEntry(text, version) {
  const lines = (0, import_shared_core_planning_writing_section.findSection)(text, TITLE)?.lines ?? [];
  return lines.find((one) => /^\s*[-*]\s/.test(one.text) && namesVersion(one.text, version));
}
function listMilestone(text, { version }, line2) {
  const own = listEntry(text, version);
  if (own !== void 0) return (0, import_shared_core_planning_writing_section.splice)(text, [{ start: own.start, end: own.end, text: `- ${line2}` }]);
  const section = (0, import_shared_core_planning_writing_section.findSection)(text, TITLE);
  if (section !== null) return (0, import_shared_core_planning_writing_section.addListEntry)(text, section, `- ${line2}`);
  const sections = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).headings.filter(({ level }) => level === 2);
  const before = sections.find(({ title }) => /^phases$/i.test(title)) ?? sections.find(({ title }) => !/^overview$/i.test(title));
  return (0, import_shared_core_planning_writing_section.insertBlock)(text, before?.start ?? text.length, ["## Milestones", "", `- ${line2}`]);
}
// src/core/planning/milestones/begin-roadmap.ts
function beginInRoadmap(text, milestone) {
  const { version, phases, first } = milestone;
  if (headingOf(text, version) !== void 0) return text;
  const numbers = phases.map((_, at) => ({ number: String(first + at) }));
  const line2 = `\u{1F6A7} **${milestoneTitle(milestone)}** \u2014 ${phaseRange(numbers)} (in progress)`;
  return withRows(withSection(listMilestone(text, milestone, line2), milestone), milestone);
}
function emptyRoadmap(title) {
  return (0, import_shared_core_failure_reading_line_pattern.documentOf)([`# Roadmap: ${title}`, "## Phases", "## Progress", (0, import_shared_core_planning_writing_new_documents.progressTable)([])]);
}
function headingOf(text, version) {
  return (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).headings.find(
    ({ level, title }) => level <= 3 && namesVersion(title, version) && !/^Phase\s/i.test(title)
  );
}
function withSection(text, milestone) {
  const { goal, phases, first } = milestone;
  const section = (0, import_shared_core_failure_reading_line_pattern.documentOf)([
    `### \u{1F6A7} ${milestoneTitle(milestone)} (In Progress)`,
    `**Milestone Goal:** ${goal}`,
    (0, import_shared_core_planning_writing_new_documents.phaseList)(phases, first),
    ...(0, import_shared_core_planning_writing_new_documents.phaseDetails)(phases, first, "####")
  ]).trimEnd();
  const folded = shippedBlocks(text).at(-1);
  const place = folded === void 0 ? (0, import_shared_core_planning_writing_section.findSection)(text, /^phases$/i)?.end : (0, import_shared_core_planning_writing_section.nextLine)(text, folded.end);
  return (0, import_shared_core_planning_writing_section.insertBlock)(text, place ?? text.length, section.split("\n"));
}
function withRows(text, { version, phases, first }) {
  const [own, plans, status] = [/^phase/i, /^plans/i, /^status/i];
  return phases.reduce((body, phase, at) => {
    const table = (0, import_shared_core_planning_writing_section.tableIn)(body, /^progress$/i, [own, plans, status]);
    const number2 = `${first + at}.`;
    if (table?.rows.some((row) => (0, import_shared_core_planning_writing_section.cellOf)(table, row, own)?.startsWith(`${number2} `)) !== false) return body;
    return (0, import_shared_core_planning_writing_section.addRow)(body, table, [
      [own, `${number2} ${phase.name}`],
      [/^milestone/i, version],
      [plans, "0/0"],
      [status, "Not started"]
    ]);
  }, text);
}
function plannedMilestone(text, archived) {
  const { scope } = (0, import_shared_core_planning_phases_standing.readRoadmap)(text, null);
  for (const { heading, version } of scope.milestones) {
    const { phases: sections, withoutDetails, checkboxes, scope: own } = (0, import_shared_core_planning_phases_standing.readRoadmap)(text, version);
    if (own.milestone === null || version === "" || own.shipped || archived.includes(version)) continue;
    const listed = checkboxes.filter(({ number: number2 }) => withoutDetails.includes(number2)).map((one) => ({ ...one, requirements: [] }));
    const phases = [...sections, ...listed].filter(({ checkbox }) => checkbox?.checked !== true).map(({ number: number2, name, requirements }) => ({ number: number2, name, requirements })).toSorted((one, other) => (0, import_hooks_active_on_command.comparePhases)(one.number, other.number));
    if (phases.length > 0) return { version, name: nameBehind(heading, version) ?? version, phases };
  }
  return null;
}
function takeUpInRoadmap(text, { version }) {
  const inProgress = (line2) => line2.replace("\u{1F4CB}", "\u{1F6A7}").replace("(Planned)", "(In Progress)").replace(/\(planned\)/i, "(in progress)");
  const places = [headingOf(text, version), listEntry(text, version)].filter((one) => one !== void 0);
  return (0, import_shared_core_planning_writing_section.splice)(
    text,
    places.map(({ start, end }) => ({ start, end, text: inProgress(text.slice(start, end)) }))
  );
}
function readMilestoneAnswers(value) {
  return (0, import_shared_core_planning_writing_new_documents.readWith)(schema(), value);
}
var schema = (0, import_common4.once)(
  () => (0, import_adapters_loops_record_schemas.strictObject)({
    /** Absent: the version after the one that shipped. */
    version: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._regex)(/^v\d{1,4}(?:\.\d{1,4}){1,2}$/, "must look like v1.1"))),
    ...(0, import_shared_core_planning_writing_new_documents.plannedWork)(),
    /** One sentence. */
    goal: (0, import_shared_core_planning_writing_new_documents.line)()
  })
);
var [, , report] = import_shared_core_planning_writing_new_documents.projectExample.requirements;
var milestoneExample = {
  version: "v1.1",
  name: "Mail",
  goal: "The sum of a day reaches the accountant by itself.",
  requirements: [
    { ...report ?? { category: "Reports" }, id: "REP-02", text: "User can send the report by mail" }
  ],
  later: [],
  outOfScope: [{ what: "Attachments", why: "The text is enough" }],
  decisions: [{ what: "The mail program of the laptop", why: "No server to keep" }],
  references: [],
  phases: [
    {
      name: "Mail",
      goal: "The report of a day is sent",
      dependsOn: [2],
      requirements: ["REP-02"],
      criteria: ["The report arrives", "A day without a network is sent later"],
      sources: []
    }
  ]
};
var milestoneRules = [
  import_common2.prose`Needed: name, goal, requirements, phases. The rest may be left out; version is the next one then.`,
  import_common2.prose`Phases are numbered on from the last milestone; dependsOn names earlier phases by their numbers, those of earlier milestones too.`,
  import_common2.prose`Every requirement is in exactly one phase; ids look like AUTH-01 and continue those of earlier milestones; what waits goes into later.`,
  import_common2.prose`A phase has 2 to 5 criteria that a user can observe.`,
  import_common2.prose`requirements[].source, later[].source, phases[].sources and references[].path name files of the project, with #heading where one is meant; leave them out where nothing was read.`
];
// src/app/planning/milestones/open-milestone.ts
function milestoneIn(project) {
  const { state, roadmap, phases } = project;
  const isClosed2 = project.standing.kind === "closed";
  if (state === null) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(".planning/STATE.md is missing: begin with /msw:init.");
  if (roadmap === null && !isClosed2)
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(".planning/ROADMAP.md is missing: begin with /msw:init.");
  const named = roadmap !== null && roadmap.phases.length + roadmap.withoutDetails.length > 0;
  const milestone = milestoneOf(state, roadmap, named ? phases : [], archivedVersions(project.root));
  if (milestone === null)
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(
      `STATE.md names the milestone ${state.milestone ?? ""}, which cannot be the name of a file: use letters, digits, points and dashes, as in v1.0.`
    );
  const isOver2 = named && (isFolded(roadmap.document.text, milestone.version) || isGone(project) || isKept(project, milestone));
  const isOpen = named && (!isOver2 || project.standing.open.length > 0);
  return isOpen ? opened(project, { milestone, state, roadmap }) : ended(project, milestone, state);
}
function opened(project, open) {
  const { phases, requirements, standing } = project;
  const { verifier } = standing;
  const { version } = open.milestone;
  const isArchived = isClosedByGsd(project, version);
  const isOther = !isArchived && keptAnother(project, version) !== null;
  const points = isArchived ? [] : openPoints({ phases, roadmap: open.roadmap, requirements, verifier });
  const { kind, left } = standing;
  const unclear = kind === "unclear" && left !== null ? [undecided(left)] : [];
  const other = isOther && standing.open.length === 0 ? [otherArchive(version)] : [];
  return { status: "open", ...open, points: [...unclear, ...other, ...points], isArchived };
}
function ended(project, milestone, state) {
  const { root, planning, roadmap } = project;
  const { version } = milestone;
  const kept = (0, import_shared_core_planning_documents_planning_settings.documentText)(root, (0, import_node_path.join)(planning, archivePath(version, "ROADMAP.md")));
  if (kept === null && roadmap !== null && !hasShipped(project, version))
    return { status: "empty", version, state };
  return { status: "closed", milestone, state, roadmap: kept === null ? null : (0, import_shared_core_planning_phases_standing.readRoadmap)(kept, version) };
}
function isClosedByGsd({ root, planning, state }, version) {
  if (!(0, import_node_fs.existsSync)((0, import_node_path.join)(planning, archivePath(version, "ROADMAP.md")))) return false;
  const entries = (0, import_shared_core_planning_documents_planning_settings.documentText)(root, (0, import_node_path.join)(planning, "MILESTONES.md")) ?? "";
  return hasEntry(entries, version) && /^Milestone \S+ complete$/.test(state?.field("Phase")?.value ?? "");
}
function keptAnother({ root, planning, roadmap }, version) {
  const kept = (0, import_shared_core_planning_documents_planning_settings.documentText)(root, (0, import_node_path.join)(planning, archivePath(version, "ROADMAP.md")));
  return kept === null || roadmap === null || holds(kept, roadmap.document.text) ? null : kept;
}
function isKept(project, { version, phases }) {
  const kept = keptAnother(project, version);
  if (kept === null || isClosedByGsd(project, version)) return false;
  const titles = [...(0, import_shared_core_planning_phases_standing.phaseTitles)(kept), ...(0, import_shared_core_planning_phases_standing.readRoadmap)(kept, version).checkboxes].map(import_shared_core_planning_phases_standing.titleOf);
  return phases.every((one) => titles.includes((0, import_shared_core_planning_phases_standing.titleOf)(one)));
}
function isGone({ roadmap, phases }) {
  return roadmap?.scope.shipped === true && phases.every(({ folder }) => folder === null);
}
function hasShipped({ roadmap, root, planning }, version) {
  if (roadmap !== null && (roadmap.scope.shipped || isFolded(roadmap.document.text, version))) return true;
  const entries = entriesOf((0, import_shared_core_planning_documents_planning_settings.documentText)(root, (0, import_node_path.join)(planning, "MILESTONES.md")) ?? "", version);
  return entries.length > 0 && !entries.every(import_shared_core_planning_documents_roadmap_scope.isBegun);
}
function holds(archive, text) {
  return withoutBlankLines(archive).endsWith(withoutBlankLines(text));
}
function withoutBlankLines(text) {
  const lines = text.split("\n").map((line2) => line2.trimEnd());
  return lines.filter((line2) => line2 !== "").join("\n");
}
function archivedVersions(root) {
  return [...(0, import_shared_core_planning_documents_roadmap_scope.keptMilestones)(root)].filter(([, { roadmap }]) => roadmap !== null).map(([version]) => version);
}
function plannedIn({ root, roadmap }) {
  return plannedMilestone(roadmap?.document.text ?? "", archivedVersions(root));
}
function numbersOf({ root, roadmap }) {
  const kept = [...(0, import_shared_core_planning_documents_roadmap_scope.keptMilestones)(root).values()].map(
    ({ roadmap: path }) => (0, import_shared_core_planning_phases_standing.readRoadmap)(path === null ? "" : (0, import_shared_core_planning_documents_planning_settings.documentText)(root, path) ?? "", null)
  );
  return [...roadmap === null ? [] : [roadmap], ...kept].flatMap((one) => [
    ...[...one.phases, ...one.checkboxes].map(({ number: number2 }) => number2),
    ...one.elsewhere
  ]);
}
function undecided(what, status = "unclear") {
  const about = { category: "verification_gaps", item: "ROADMAP.md", phase: "" };
  return { ...about, status, what, command: null };
}
function otherArchive(version) {
  const what = `STATE.md is in the milestone ${version}, of which another roadmap is kept in .planning/milestones: correct its name in STATE.md, or move ${version}-ROADMAP.md away.`;
  return undecided(what, NO_PLACE);
}
function beforeAnother(project, found) {
  const { roadmap } = project;
  if (project.standing.left === import_shared_core_planning_phases_standing.UNREAD) return [undecided(import_shared_core_planning_phases_standing.UNREAD)];
  const open = roadmap?.openElsewhere ?? [];
  if (open.length === 0) return strayPlans(project);
  const numbers = (0, import_common.plainLine)((0, import_shared_core_planning_writing_new_documents2.someOf)(open, 5), 100);
  const planned = plannedIn(project)?.version ?? null;
  if (planned === null)
    return [
      undecided(
        `ROADMAP.md has phases open (${numbers}) in no milestone that MSW can read: put them below a heading with its version, as in "## v1.1 Name", or tick them.`
      )
    ];
  if (found.status === "closed") return strayPlans(project);
  return [
    undecided(
      `STATE.md is in milestone ${found.version}, of which ROADMAP.md has no phase, while ${numbers} are open, those of ${planned} first: write "milestone: ${planned}" into STATE.md if that is what you work on, or list the phases of ${found.version}.`
    )
  ];
}
function strayPlans(project) {
  const { root, planning } = project;
  const known = numbersOf(project);
  return (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, (0, import_node_path.join)(planning, "phases")).flatMap((name) => {
    const phase = (0, import_hooks_active_on_command.folderPhase)(name);
    if (phase === null || (0, import_hooks_active_on_command.isBacklog)(phase) || known.some((one) => (0, import_hooks_active_on_command.isFolderOf)(name, one))) return [];
    const plans = (0, import_shared_core_planning_writing_section.readPhase)(root, (0, import_node_path.join)(planning, "phases", name))?.plans ?? [];
    const open = plans.filter(({ summary }) => summary === null).map(({ id }) => id);
    if (open.length === 0) return [];
    const what = `.planning/phases/${name} has plans that are not done (${open.join(", ")}), and ROADMAP.md has no phase ${phase}: add it there, or move the folder to .planning/milestones.`;
    return [{ category: "verification_gaps", item: name, phase, status: "planned", what, command: null }];
  });
}
function archivePath(version, name) {
  return `milestones/${version}-${name}`;
}
function milestonePage(project) {
  const found = milestoneIn(project);
  if (found.status === "refused") return found;
  const points = found.status === "open" ? found.points : beforeAnother(project, found);
  const named = found.status === "empty" ? { version: found.version, name: "" } : found.milestone;
  const planned = found.status === "open" ? null : plannedIn(project);
  return {
    ...{ status: found.status, version: named.version, title: milestoneTitle(named), points },
    planned: planned === null ? null : milestoneTitle(planned)
  };
}
