var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var n in e)__defProp(r,n,{get:e[n],enumerable:!0})},__copyProps=(r,e,n,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==n&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{UNREAD:()=>UNREAD,committedTexts:()=>committedTexts,coverOf:()=>coverOf,coveredDigestOf:()=>coveredDigestOf,freshnessOf:()=>freshnessOf,isCalledComplete:()=>isCalledComplete,isDoubtful:()=>isDoubtful,isOver:()=>isOver,olderFolders:()=>olderFolders,openPlanning:()=>openPlanning,openPlanningAround:()=>openPlanningAround,ownFolders:()=>ownFolders,phaseField:()=>phaseField,phaseTitles:()=>phaseTitles,readProject:()=>readProject,readRoadmap:()=>readRoadmap,runningRoadmap:()=>runningRoadmap,sharedNumber:()=>sharedNumber,standingOf:()=>standingOf,titleOf:()=>titleOf}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_writing_section=require("./shared.core.planning.writing.section.cjs"),import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_hooks_active_on_command4=require("./hooks.active.on-command\
.cjs"),import_common=require("./common.cjs"),import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_common2=require("./common.cjs"),import_hooks_active_on_command5=require("./hooks.active.on-command.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path"),import_node_path2=require("node:path"),import_node_child_process=require("node:child_process");
// src/core/planning/documents/progress-rows.ts
function progressRows(lines, owners) {
  return ownRows((0, import_app_loop_conclude_turn.rowsOfTables)(lines, columnsOf, rowOf), owners);
}
function completeElsewhere(lines, version) {
  const rows = (0, import_app_loop_conclude_turn.rowsOfTables)(lines, columnsOf, rowOf).filter(({ milestone }) => milestone !== null);
  const own = new Set(rows.filter(({ milestone }) => milestone === version).map(titleOf));
  const titles = rows.filter(({ says }) => says === "complete").map(titleOf);
  return new Set(version === null ? [] : titles.filter((title) => !own.has(title)));
}
function columnsOf(cells) {
  const at = (name) => cells.findIndex(({ text }) => text.toLowerCase().startsWith(name));
  const [phase, plans, status] = [at("phase"), at("plans"), at("status")];
  const [milestone, completed] = [at("milestone"), at("completed")];
  const columns = { phase, plans, status, milestone, completed, count: cells.length };
  return Math.min(phase, plans, status) === -1 ? null : columns;
}
function withMilestone(cells, { milestone, count }) {
  const at = cells[milestone];
  if (at === void 0 || cells.length >= count || !/^\d+\s*\/\s*\S+$/.test(at.text)) return cells;
  return cells.toSpliced(milestone, 0, { text: "", start: at.start, end: at.start });
}
function rowOf(written, columns) {
  const cells = withMilestone(written, columns);
  const [plans, status] = [cells[columns.plans], cells[columns.status]];
  const milestone = cells[columns.milestone];
  const title = cells[columns.phase]?.text ?? "";
  const [head = "", number] = /^\**(?:Phase\s+)?([A-Za-z]?\d+[A-Za-z]?(?:\.\d+)*|[A-Z]+-\d+)(?=[.:\s*-]|$)(?!\s*[-–—]\s*\d+(?:\.\d+)*(?!\w))/i.exec(
    title
  ) ?? [];
  if (plans === void 0 || status === void 0 || number === void 0) return null;
  const word = status.text.replace(/^[^\p{L}]+/u, "");
  const isComplete = /^(?:completed?|done|shipped)\b/i.test(word);
  const says = isComplete ? "complete" : /^deferred\b/i.test(word) ? "deferred" : null;
  return {
    number,
    name: title.slice(head.length),
    milestone: (0, import_shared_core_planning_documents_roadmap_scope.versionOf)(milestone?.text ?? ""),
    milestoneCell: milestone !== void 0 && written.includes(milestone) ? milestone : null,
    plans,
    status,
    says,
    completed: cells[columns.completed] ?? null
  };
}
function ownRows(rows, { version, own, older }) {
  const [ours, others] = [new Set(own.map(titleOf)), new Set(older.map(titleOf))];
  const chosen = /* @__PURE__ */ new Map();
  for (const row of rows) {
    const title = titleOf(row);
    const isNamed = ours.has(title);
    const isOwn = row.milestone !== null && version !== null ? row.milestone === version : isNamed || !others.has(title);
    const before = chosen.get((0, import_hooks_active_on_command2.phaseKey)(row.number));
    const isBetter = before === void 0 || isNamed || !ours.has(titleOf(before));
    if (isOwn && isBetter) chosen.set((0, import_hooks_active_on_command2.phaseKey)(row.number), row);
  }
  return [...chosen.values()];
}
function titleOf({ number, name }) {
  return `${(0, import_hooks_active_on_command2.phaseKey)(number)} ${plainName(name)}`;
}
function plainName(name) {
  const end = /\*\*|[ \t][-–—(]/u.exec(name)?.index ?? name.length;
  return name.slice(0, end).replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim().toLowerCase();
}
// src/core/planning/documents/roadmap-lines.ts
var ID = "[A-Za-z]?\\d+[A-Za-z]?(?:[.-]\\d+)*|[A-Z][A-Z0-9]*-\\d+(?:\\.\\d+)*";
var PHASE = new RegExp(
  `^ {0,3}#{2,4}\\s*(?:\\[[^\\]]{0,80}\\]\\s*)?Phase\\s+(${ID})(?:\\s*\\([^)]{0,200}\\))?\\s*:\\s*(\\S.*)$`,
  "i"
);
var CHECKED_PHASE = new RegExp(
  `^\\s*-\\s*\\[([ xX])\\]\\s*(?:(?:~~\\**|\\*+)\\s*)?(?:\\[[^\\]]{0,80}\\]\\s*)?Phase\\s+(${ID})(?:\\s*\\([^)]{0,200}\\))?[:\\s*]`,
  "i"
);
function phaseHeadings(lines) {
  return lines.flatMap((line) => {
    const [, number, name] = line.text.length > 2e3 ? [] : PHASE.exec(line.text) ?? [];
    return number === void 0 || name === void 0 ? [] : [{ line, number, name }];
  });
}
function sectionsOf(headings, lines, folds) {
  const breaks = lines.flatMap(({ text, start }, at2) => {
    const before = lines[at2 - 1]?.next ?? start;
    if (before < start) return [before, start];
    return level(text) <= 2 || PHASE.test(text) ? [start] : [];
  });
  let at = 0;
  return headings.map((heading) => {
    const { start, next } = heading.line;
    while (at < breaks.length && (breaks[at] ?? 0) <= start) at += 1;
    const end = breaks[at] ?? lines.at(-1)?.next ?? next;
    const edges = folds.flatMap((fold) => {
      if (fold.start > start) return fold.start < end && fold.end > end ? [fold.start] : [];
      return fold.end > start && fold.end <= end ? [fold.end - "</details>".length] : [];
    });
    return { ...heading, end: Math.min(end, ...edges) };
  });
}
function ownLines(all, { includes, isOver: isOver2 }) {
  const listed = new Set(checkedPhases(all.filter(({ start }) => includes(start))).map(titleOf));
  const details = /* @__PURE__ */ new Set();
  let isDetail = false;
  for (const line of listed.size === 0 ? [] : all) {
    const [heading] = phaseHeadings([line]);
    if (heading !== void 0 || level(line.text) <= 2)
      isDetail = heading !== void 0 && listed.has(titleOf(heading));
    if (isDetail && !isOver2(line.start)) details.add(line);
  }
  return (line) => includes(line.start) || details.has(line);
}
function level(text) {
  return /^ {0,3}(#{1,6})\s/.exec(text)?.[1]?.length ?? 9;
}
function checkedPhases(lines) {
  return lines.flatMap((line) => {
    const [found = "", mark = " ", number] = line.text.length > 2e3 ? [] : CHECKED_PHASE.exec(line.text) ?? [];
    if (number === void 0) return [];
    const name = listedName(line.text.slice(found.length));
    return [{ line, number, name, checkbox: checkboxOf(line, mark) }];
  });
}
function listedName(behind) {
  const end = behind.search(/\*\*|~~|\s[—–-]\s|\s\(\d/);
  return (end === -1 ? behind : behind.slice(0, end)).trim();
}
function checkboxOf(line, mark) {
  const { start, end } = line;
  return {
    checked: mark.toLowerCase() === "x",
    mark: start + line.text.indexOf("[") + 1,
    line: { start, end }
  };
}
// src/core/planning/documents/roadmap.ts
var CHECKED_PLAN = /^\s*-\s*\[([ xX])\]\s*\**`?(\d+[A-Za-z]?(?:\.\d+)*-\d+[A-Za-z]?)(?:-[\w.-]*?)?(?:-PLAN\.md)?`?\**(?=[\s:—–-]|$)/;
var NAMES = /^ {0,3}(?:#{1,3} |[-*] |<(?:details|summary)\b)/i;
var LISTS = /^ {0,3}(?:[-*+] |\d{1,4}[.)] |\|[^|\d]{0,200}\d|#{3,6} )/;
function readRoadmap(text, milestone, currentPhase) {
  const document = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text);
  const plain = (0, import_hooks_active_on_command4.withoutBlocks)(text, document.quoted);
  const scope = (0, import_shared_core_planning_documents_roadmap_scope.roadmapScope)(document, plain, milestone);
  const all = (0, import_hooks_active_on_command5.textLines)(plain, document.body);
  const isWithin = ownLines(all, scope);
  const isAhead = (line) => !isWithin(line) && scope.isBefore(line.start);
  const [lines, ahead] = [all.filter(isWithin), all.filter(isAhead)];
  const others = all.filter((line) => !isWithin(line) && !isAhead(line));
  const ownBoxes = checkedPhases(lines);
  const listed = [...ownBoxes, ...checkedPhases(ahead)];
  const listedThere = checkedPhases(others);
  const there = [...phaseHeadings(others), ...listedThere];
  const version = scope.milestone ?? (0, import_shared_core_planning_documents_roadmap_scope.versionOf)(milestone ?? "");
  const shipped = /* @__PURE__ */ new Set([
    ...listedThere.filter(({ checkbox }) => scope.isOver(checkbox.mark)).map(titleOf),
    ...completeElsewhere(all, version)
  ]);
  const isAgain = scope.milestone !== null && listed.length === 0 && [...shipped].some((title) => title.startsWith(`${(0, import_hooks_active_on_command2.phaseKey)(currentPhase ?? "")} `));
  const isOwn = (one) => (0, import_hooks_active_on_command2.numbered)(listed, one.number) !== void 0 || isAgain || !shipped.has(titleOf(one));
  const inside = phaseHeadings(lines);
  const loose = phaseHeadings(ahead).filter(({ number }) => (0, import_hooks_active_on_command2.numbered)(there, number) === void 0);
  const isEmpty = [...inside, ...ownBoxes].every(({ number }) => (0, import_hooks_active_on_command2.isBacklog)(number));
  const isHere = isEmpty || (0, import_hooks_active_on_command2.numbered)(loose, currentPhase ?? "") !== void 0;
  const taken = loose.filter(
    ({ number }) => currentPhase !== void 0 && isHere || (0, import_hooks_active_on_command2.numbered)(ownBoxes, number) !== void 0
  );
  const folds = (0, import_shared_core_planning_documents_roadmap_scope.foldedBlocks)(plain);
  const sections = [
    ...sectionsOf(taken.filter(isOwn), ahead, folds),
    ...sectionsOf(inside.filter(isOwn), lines, folds)
  ];
  const own = new Set(sections.map(({ line }) => line));
  const older = [...there, ...phaseHeadings([...ahead, ...lines]).filter(({ line }) => !own.has(line))];
  const open = older.filter(({ line }) => !scope.isOver(line.start));
  const boxes = listed.filter(
    (one) => ownBoxes.includes(one) || (0, import_hooks_active_on_command2.numbered)(sections, one.number) || !(0, import_hooks_active_on_command2.numbered)(open, one.number)
  );
  const phases = sections.map(
    ({ line, number, name, end }) => ({
      number,
      name: name.replace(/\(INSERTED\)/i, "").trim(),
      ...phaseFields((0, import_hooks_active_on_command5.textLines)(plain, line.start, end)),
      checkbox: (0, import_hooks_active_on_command2.numbered)(boxes, number)?.checkbox ?? null,
      start: line.start,
      end
    })
  ).filter(({ number }) => !(0, import_hooks_active_on_command2.isBacklog)(number));
  const checkboxes = boxes.filter(({ number }) => !(0, import_hooks_active_on_command2.isBacklog)(number));
  const openThere = open.filter(
    (one) => !(0, import_hooks_active_on_command2.isBacklog)(one.number) && !shipped.has(titleOf(one)) && !(0, import_hooks_active_on_command2.numbered)(
      [...listedThere, ...listed].filter(({ checkbox }) => checkbox.checked),
      one.number
    )
  );
  const detailed = new Set(phases.map(({ number }) => (0, import_hooks_active_on_command2.phaseKey)(number)));
  const withoutDetails = checkboxes.map(({ number }) => number).filter((one) => !detailed.has((0, import_hooks_active_on_command2.phaseKey)(one)));
  const isNamed = phases.length + withoutDetails.length + older.length > 0;
  return {
    document,
    scope,
    phases,
    isUnread: !isNamed && all.some(
      ({ text: line, start }) => LISTS.test(line) && (0, import_shared_core_planning_documents_roadmap_scope.versionOf)(line) === null && !scope.isOver(start)
    ),
    hasVersions: all.some(({ text: line }) => NAMES.test(line) && (0, import_shared_core_planning_documents_roadmap_scope.versionOf)(line) !== null),
    withoutDetails,
    checkboxes,
    elsewhere: older.map(({ number }) => number).filter((number) => !(0, import_hooks_active_on_command2.isBacklog)(number)),
    openElsewhere: [...new Set(openThere.map(({ number }) => number))],
    progress: progressRows(all, {
      version,
      own: [...phases, ...boxes],
      older
    })
  };
}
function phaseTitles(text) {
  const { quoted } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text);
  return phaseHeadings((0, import_hooks_active_on_command5.textLines)((0, import_hooks_active_on_command4.withoutBlocks)(text, quoted)));
}
function phaseFields(lines) {
  const requirements = phaseField(lines, "Requirements")?.text ?? "";
  const plans = phaseField(lines, "Plans");
  return {
    goal: phaseField(lines, "Goal")?.text || null,
    mode: phaseField(lines, "Mode")?.text.toLowerCase() || null,
    dependsOn: phaseField(lines, "Depends on")?.text || null,
    requirements: requirements.match(/[A-Za-z]\w{0,40}-\d+[\w.]*/g) ?? [],
    successCriteria: criteria(lines),
    plansValue: plans === null || plans.text === "" ? null : plans.span,
    plans: lines.flatMap((line) => {
      const [, mark, id] = line.text.length > 2e3 ? [] : CHECKED_PLAN.exec(line.text) ?? [];
      return id === void 0 ? [] : [{ id, checkbox: checkboxOf(line, mark ?? " ") }];
    })
  };
}
function phaseField(lines, label) {
  const pattern = new RegExp(`^\\s*(?:[-*]\\s+)?\\*\\*${label}(?::\\*\\*|\\*\\*\\s*:)[ \\t]*`, "i");
  for (const line of lines) {
    const found = pattern.exec(line.text);
    if (found === null) continue;
    const text = line.text.slice(found[0].length).trimEnd();
    const start = line.start + found[0].length;
    return { text, span: { start, end: start + text.length } };
  }
  return null;
}
function criteria(lines) {
  const at = lines.findIndex(({ text }) => /^\s*\*\*Success Criteria/i.test(text));
  const found = [];
  for (const { text } of at === -1 ? [] : lines.slice(at + 1)) {
    const item = /^\s*\d{1,3}[.)]\s+(\S.*)$/.exec(text)?.[1];
    if (item !== void 0) found.push(item.trim());
    else if (text.trim() !== "" && !/^\s{2,}/.test(text)) break;
  }
  return found;
}
// src/core/planning/documents/current-milestone.ts
function currentMilestone(text, { milestone, currentPhase }) {
  const isWord = milestone !== null && !/\d/.test(milestone) && readRoadmap(text, milestone).hasVersions;
  const named2 = isWord ? null : milestone;
  if (currentPhase === null || named2 !== null && !readRoadmap(text, named2).scope.shipped) return named2;
  const isAt = (version) => {
    const { scope, phases, checkboxes } = readRoadmap(text, version, currentPhase);
    return !scope.shipped && (0, import_hooks_active_on_command2.numbered)([...phases, ...checkboxes], currentPhase) !== void 0;
  };
  if (isAt(null)) return null;
  const versions = readRoadmap(text, null).scope.milestones.map(({ version }) => version);
  return versions.find((version) => version !== "" && isAt(version)) ?? named2;
}
function runningRoadmap(text, state) {
  return readRoadmap(text, state?.milestone ?? null, state?.currentPhase ?? null);
}
// src/core/planning/phases/standing.ts
function standingOf(witnesses) {
  const { phases, roadmap } = witnesses;
  const open = phases.filter((phase2) => !isOver(phase2, witnesses)).toSorted((a, b) => (0, import_hooks_active_on_command2.comparePhases)(a.number, b.number));
  const own = ownPhase(witnesses);
  const phase = own !== null && isStillAt(own, witnesses) ? own : open[0] ?? null;
  const about = {
    phases,
    open: open.map(({ number }) => number),
    agreed: phases.filter((one) => isAgreed(one, witnesses)).map(({ number }) => number),
    disputed: open.filter((one) => rowSays(one, roadmap, "complete")).map(({ number }) => number),
    progress: progressOf(phases, roadmap),
    verifier: witnesses.verifier ?? true,
    settled: phase === null && phases.length > 0 && isSaidToBeOver(witnesses)
  };
  const nothing = nothingPlanned(witnesses);
  if (nothing !== null) return { ...about, ...nothing, phase };
  const strange = foreignMilestone(witnesses);
  if (strange !== null) return { ...about, kind: "unclear", phase: null, left: strange };
  const conflict = contradiction(witnesses, open);
  const kind = conflict !== null ? "unclear" : phase === null ? "complete" : "working";
  return { ...about, kind, phase, left: conflict };
}
function nothingPlanned({
  roadmap,
  state,
  hasArchive = false
}) {
  if (roadmap === null)
    return hasArchive ? { kind: "closed", left: "There is no ROADMAP.md, and the milestones are archived." } : { kind: "unplanned", left: "There is no ROADMAP.md." };
  if (roadmap.phases.length + roadmap.withoutDetails.length > 0) return null;
  if (roadmap.isUnread && !(hasArchive && saysAllIsDone(state))) return { kind: "empty", left: UNREAD };
  if (roadmap.openElsewhere.length > 0) return { kind: "empty", left: openOf(roadmap.openElsewhere) };
  if (hasArchive || roadmap.elsewhere.length > 0)
    return { kind: "closed", left: "Every phase of ROADMAP.md belongs to a milestone that is over." };
  return { kind: "empty", left: "ROADMAP.md names no phase." };
}
function openOf(numbers) {
  return `ROADMAP.md has phases of other milestones open (${(0, import_common.plainLine)((0, import_shared_core_planning_writing_new_documents.someOf)(numbers, 5), 100)}), and none of this one.`;
}
var UNREAD = 'ROADMAP.md names no phase in a form that MSW reads: write each as a heading, "### Phase 1: Name", or as an item, "- [ ] **Phase 1: Name**".';
function foreignMilestone({ roadmap, state }) {
  const { milestone = null, milestones = [], folded = [] } = roadmap?.scope ?? {};
  const version = /\bv\d+(?:\.\d+)*/i.exec(state?.milestone ?? "")?.[0].toLowerCase();
  if (version === void 0 || milestone !== null) return null;
  if (folded.includes(version))
    return `STATE.md is in milestone ${version}, which ROADMAP.md has archived, and ROADMAP.md has phases of another: correct "milestone" of STATE.md.`;
  const titled = milestones.filter(({ isTitled }) => isTitled);
  if (titled.length === 0) return null;
  const known = titled.map((one) => one.version).join(", ");
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
  const unlisted = open.length > 0 ? null : withoutSection2(witnesses);
  if (unlisted !== null) return unlisted;
  const begun = open.some(({ folder }) => folder !== null);
  if (!saysAllIsDone(state) || open.length === 0 || begun) return null;
  const numbers = open.map(({ number }) => number).join(", ");
  return `STATE.md says that the milestone is complete, and ROADMAP.md has ${numbers} open, not begun: tick what is done, or begin.`;
}
function withoutSection2({ roadmap, phases }) {
  const left = (roadmap?.checkboxes ?? []).filter(
    ({ number, checkbox }) => !checkbox.checked && (0, import_hooks_active_on_command2.numbered)(phases, number) === void 0
  );
  const [first] = left;
  if (first === void 0) return null;
  const numbers = (0, import_common.plainLine)(
    (0, import_shared_core_planning_writing_new_documents.someOf)(
      left.map(({ number }) => number),
      5
    ),
    100
  );
  return `ROADMAP.md lists ${numbers} as open, without a section: add "### Phase ${first.number}: Name" with its goal, or tick what is done.`;
}
function sharedNumber({ number, folder, rivals = [] }) {
  if (rivals.length === 0 || folder === null) return null;
  const names = [folder, ...rivals].map((name) => (0, import_common.plainLine)(name, 80)).join(" and ");
  return `Phase ${number} has documents in ${names}: type the name of the one that is meant in place of the number, or give the other a number of its own.`;
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
  return (0, import_hooks_active_on_command2.numbered)(phases, state?.currentPhase ?? "") ?? null;
}
function isStillAt(own, witnesses) {
  if (!isOver(own, witnesses)) return true;
  return (0, import_shared_core_planning_writing_new_documents.diskStatus)(own) !== "complete" && isCalledComplete(own, witnesses.roadmap) && isUnfinished(own) && witnesses.state?.status !== "completed";
}
function isOver(phase, { roadmap, verifier = true }) {
  if ((0, import_shared_core_planning_writing_new_documents.diskStatus)(phase) === "complete" || phase.archived === true) return true;
  if (isCalledComplete(phase, roadmap) || isDeferred(phase, roadmap)) return true;
  return !verifier && phase.verification === null && phase.plans.length > 0 && isExecuted(phase);
}
function isAgreed(phase, witnesses) {
  if (!isOver(phase, witnesses) || !isExecuted(phase)) return false;
  if ((0, import_shared_core_planning_writing_new_documents.diskStatus)(phase) === "complete") return true;
  const { roadmap } = witnesses;
  const row = rowOf2(phase, roadmap);
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
  const isOpen = phase.plans.some(({ done }) => !done) || phase.verification === "gaps_found";
  return isOpen && (0, import_shared_core_planning_writing_new_documents.diskStatus)(phase) !== "complete" && isCalledComplete(phase, roadmap);
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
  return rowOf2(phase, roadmap)?.says === says;
}
function rowOf2({ number }, roadmap) {
  return (0, import_hooks_active_on_command2.numbered)(roadmap?.progress, number);
}
function boxOf({ number }, roadmap) {
  return (0, import_hooks_active_on_command2.numbered)(roadmap?.checkboxes, number)?.checkbox;
}
function progressOf(phases, roadmap) {
  const plans = phases.flatMap((phase) => phase.plans);
  const isComplete = (phase) => (0, import_shared_core_planning_writing_new_documents.diskStatus)(phase) === "complete" || phase.archived === true || isCalledComplete(phase, roadmap) && isExecuted(phase);
  const rows = phases.filter((phase) => rowSays(phase, roadmap, "complete"));
  const counts = {
    total_phases: phases.length,
    completed_phases: Math.max(phases.filter(isComplete).length, rows.length),
    total_plans: plans.length,
    completed_plans: plans.filter(({ done }) => done).length
  };
  return { ...counts, percent: (0, import_shared_core_planning_writing_new_documents.percentOf)(counts) };
}
// src/app/planning/documents/read-project.ts
// src/app/planning/documents/covered-digest.ts
// src/adapters/git/ask-git-now.ts
var LIMIT_MS = 1e4;
var LARGEST_OUTPUT = 256 * 1024 * 1024;
function askGitNow(folder, args, { input = "", settings = [] } = {}) {
  const place = (0, import_adapters_git_work_tree.placeToRead)(folder, settings);
  if (place === null) return null;
  const { status, stdout } = (0, import_node_child_process.spawnSync)(place.program, ["-C", place.folder, ...args], {
    cwd: (0, import_common2.neutralFolder)(),
    env: place.env,
    input,
    windowsHide: true,
    timeout: LIMIT_MS,
    maxBuffer: LARGEST_OUTPUT,
    stdio: ["pipe", "pipe", "ignore"]
  });
  return status === 0 ? stdout : null;
}
// src/adapters/git/changed-here.ts
function changedHere(folder, paths) {
  if (paths.length === 0) return /* @__PURE__ */ new Set();
  const input = paths.map((path) => `./${path}\0`).join("");
  const attributes = askGitNow(folder, ["check-attr", "-z", "--stdin", "filter"], { input });
  if (attributes === null) return null;
  const names = namesIn2(attributes).filter((_, at) => at % 3 === 2);
  const off = [...new Set(names)].flatMap(
    (name) => FILTER.map(([key, value]) => [`filter.${name}.${key}`, value])
  );
  const options = ["--name-only", "-z", "--no-renames", "--no-ext-diff", "--no-textconv", "--relative"];
  const literal = paths.map((path) => `:(literal)${path}`);
  const changed = askGitNow(folder, ["diff", ...options, "HEAD", "--", ...literal], { settings: off });
  return changed === null ? null : new Set(namesIn2(changed));
}
var FILTER = [
  ["clean", ""],
  ["smudge", ""],
  ["process", ""],
  ["required", "false"]
];
function namesIn2(output) {
  return output.toString("utf8").split("\0").slice(0, -1);
}
// src/adapters/git/read-blobs.ts
function readBlobs(folder, names) {
  if (names.length === 0) return [];
  const asked = names.map(({ commit, path }) => path.includes("\n") ? "" : `${commit}:./${path}
`);
  const output = askGitNow(folder, ["cat-file", "--batch", "--follow-symlinks"], { input: asked.join("") });
  if (output === null) return null;
  let rest = output;
  return asked.map((line) => {
    const answer = line === "" ? null : firstOf(rest);
    rest = answer?.rest ?? rest;
    return answer?.blob ?? null;
  });
}
function firstOf(output) {
  const end = output.indexOf("\n");
  const [kind = "", size = ""] = output.subarray(0, end).toString("utf8").split(" ").slice(-2);
  if (!/^\d+$/.test(size)) return { blob: null, rest: output.subarray(end + 1) };
  const content = output.subarray(end + 1, end + 1 + Number(size));
  return { blob: kind === "blob" ? content : null, rest: output.subarray(end + 2 + Number(size)) };
}
// src/app/planning/documents/covered-digest.ts
var LARGEST = 64 * 1024 * 1024;
function freshnessOf(root, covering) {
  return freshnessOfAll(root, [covering])[0] ?? FRESH;
}
var FRESH = { fresh: true, changed: [], uncommitted: [] };
function freshnessOfAll(root, coverings) {
  const told = coverings.map((covering) => toldAtOnce(root, covering));
  const names = coverings.flatMap((covering, at) => {
    if (told[at] !== null) return [];
    const judged = hashesOf(covering) === null ? covering.judgedCommit : null;
    return plainPaths(covering.coveredFiles).flatMap(
      (path) => ["HEAD", judged ?? "HEAD"].map((commit) => ({ commit, path }))
    );
  });
  const contentOf = contentsIn(root, names);
  return coverings.map((covering, at) => told[at] ?? compared(root, covering, contentOf));
}
function toldAtOnce(root, { coveredFiles, coveredDigest, judgedCommit }) {
  if (coveredFiles.length === 0 && coveredDigest === null) return FRESH;
  if (coveredDigest === null) return { ...FRESH, fresh: false };
  return judgedCommit === null && coveredDigest === coveredDigestOf(root, coveredFiles) ? FRESH : null;
}
function compared(root, covering, contentOf) {
  const paths = plainPaths(covering.coveredFiles);
  const files = paths.map((path, at) => {
    const now = contentOf("HEAD", path);
    const here = inFolder(root, path);
    const { hash, wasCommitted } = judgedFile(covering, path, at, contentOf);
    const isSame = (content2) => content2 !== null && shortHash(sha256(content2)) === hash;
    const counted = now ?? (wasCommitted ? null : here);
    const content = covering.judgedCommit === null && isSame(here) ? here : counted;
    const isOther = now !== null && !isSameText(now, here);
    return { path, content, isChanged: hash !== null && !isSame(content), isOther };
  });
  const others = files.filter(({ isOther }) => isOther).map(({ path }) => path);
  const changed = changedHere(root, others);
  const contents = new Map(files.map(({ path, content }) => [path, content]));
  const hashes = hashesOver(paths, (path) => contents.get(path) ?? null);
  return {
    fresh: hashes !== null && covering.coveredDigest === digestOver(paths, hashes),
    changed: files.filter(({ isChanged }) => isChanged).map(({ path }) => path),
    uncommitted: others.filter((path) => changed?.has(path) !== false)
  };
}
function judgedFile({ coveredFiles, coveredHashes, judgedCommit }, path, at, contentOf) {
  const hashes = hashesOf({ coveredFiles, coveredHashes });
  if (hashes !== null) {
    const wasCommitted = judgedCommit !== null && !path.startsWith(".planning/");
    return { hash: hashes[at] ?? null, wasCommitted };
  }
  const before = judgedCommit === null ? null : contentOf(judgedCommit, path);
  return { hash: before === null ? null : shortHash(sha256(before)), wasCommitted: before !== null };
}
function hashesOf({
  coveredFiles,
  coveredHashes
}) {
  return coveredHashes.length > 0 && coveredHashes.length === plainPaths(coveredFiles).length ? coveredHashes : null;
}
function coverOf(root, files, commit) {
  const paths = plainPaths(files);
  const contentOf = contentsIn(root, commit === null ? [] : paths.map((path) => ({ commit, path })));
  const hashes = hashesOver(paths, (path) => contentOf(commit ?? "", path) ?? inFolder(root, path));
  if (hashes === null || paths.length === 0) return null;
  return {
    coveredFiles: paths,
    coveredDigest: digestOver(paths, hashes),
    coveredHashes: hashes.map(shortHash)
  };
}
function coveredDigestOf(root, files) {
  return coverOf(root, files, null)?.coveredDigest ?? null;
}
function committedTexts(root, paths) {
  const names = paths.map((path) => ({ commit: "HEAD", path }));
  const contentOf = contentsIn(root, names);
  return new Map(
    paths.flatMap((path) => {
      const content = contentOf("HEAD", path);
      return content === null ? [] : [[path, content.toString("utf8")]];
    })
  );
}
function contentsIn(root, names) {
  const keyOf2 = (commit, path) => `${commit}:${path}`;
  const inside = names.filter(({ path }) => !/^(?:\/|[A-Za-z]:)|(?:^|\/)\.\.(?:\/|$)/.test(path));
  const asked = new Map(inside.map((name) => [keyOf2(name.commit, name.path), name]));
  const blobs = readBlobs(root, [...asked.values()]) ?? [];
  const found = new Map([...asked.keys()].map((key, at) => [key, blobs[at] ?? null]));
  return (commit, path) => found.get(keyOf2(commit, path)) ?? null;
}
function inFolder(root, path) {
  const file = (0, import_common5.readFile)((0, import_node_path2.resolve)(root, path), (0, import_common6.projectFile)(root), LARGEST);
  return file.status === "ok" ? file.bytes : null;
}
function hashesOver(paths, contentOf) {
  const hashes = paths.flatMap((path) => {
    const content = contentOf(path);
    return content === null ? [] : [sha256(content)];
  });
  return hashes.length === paths.length ? hashes : null;
}
function digestOver(paths, hashes) {
  const parts = paths.map((path, at) => `${path}
${hashes[at]}
`);
  return `v1:sha256:${sha256(`v1
${parts.join("")}`)}`;
}
function shortHash(hash) {
  return hash.slice(0, 12);
}
function plainPaths(files) {
  return [...new Set(files.map(import_shared_core_planning_writing_section.plainPath))].sort();
}
function isSameText(committed, own) {
  if (own === null) return false;
  return committed.equals(own) || committed.toString("latin1") === own.toString("latin1").replaceAll("\r\n", "\n");
}
function sha256(content) {
  return (0, import_common4.createHash)("sha256").update(content).digest("hex");
}
// src/app/planning/documents/own-folders.ts
function ownFolders(root, folders, isOlder) {
  const used = folders.filter((one) => (0, import_shared_core_planning_documents_roadmap_scope.hasDocuments)(root, (0, import_shared_core_planning_documents_roadmap_scope.phasePlace)(root, one)));
  if (used.length < 2) return used;
  const planned = used.filter((one) => hasPlans(root, (0, import_shared_core_planning_documents_roadmap_scope.phasePlace)(root, one)));
  const best = planned.length > 0 ? planned : used;
  const own = best.filter((one) => !isOlder(one));
  return own.length > 0 ? own : best;
}
function hasPlans(root, folder) {
  const names = (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, folder);
  return names.includes("plans") || (0, import_hooks_active_on_command.phaseFiles)(names, []).plans.length > 0;
}
function olderFolders(root, roadmap) {
  let older = null;
  const own = new Set((roadmap?.phases ?? []).map(keyOf));
  return (folder) => {
    const number = (0, import_hooks_active_on_command2.folderPhase)(folder);
    const key = number === null ? null : `${(0, import_hooks_active_on_command2.phaseKey)(number)} ${folder.slice(number.length + 1)}`;
    if (key === null || own.has(key)) return false;
    older ??= new Set(olderTexts(root, roadmap).flatMap(phaseTitles).map(keyOf));
    return older.has(key);
  };
}
function olderTexts(root, roadmap) {
  const texts = [...(0, import_shared_core_planning_documents_roadmap_scope.keptMilestones)(root).values()].flatMap(
    ({ roadmap: path }) => path === null ? [] : (0, import_shared_core_planning_documents_planning_settings.documentText)(root, path) ?? []
  );
  return roadmap === null ? texts : [roadmap.document.text, ...texts];
}
function keyOf({ number, name }) {
  return `${(0, import_hooks_active_on_command2.phaseKey)(number)} ${(0, import_hooks_active_on_command2.phaseSlug)(name)}`;
}
// src/app/planning/documents/read-project.ts
function openPlanningAround(folder) {
  if (!(0, import_common3.isFolder)(folder)) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)((0, import_common3.whyNoFolder)(folder));
  return openPlanning((0, import_hooks_active_on_command3.findProject)(folder) ?? folder);
}
function openPlanning(root) {
  const planning = (0, import_node_path.join)(root, ".planning");
  if (!(0, import_common3.isFolder)(planning)) {
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(`Nothing is planned in ${root} yet: begin with /msw:init.`);
  }
  const place = (0, import_common6.findIn)((0, import_common6.projectFile)(root), planning);
  if (place.status === "refused") {
    const reason = `${planning} cannot be used: ${place.reason}. Put the folder itself into the project.`;
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(reason);
  }
  const workstreams = (0, import_node_path.join)(planning, "workstreams");
  if (!(0, import_node_fs.existsSync)((0, import_node_path.join)(planning, "ROADMAP.md")) && (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, workstreams).length > 0) {
    const reason = `${root} is divided into workstreams, which MSW does not read: name one of the folders in ${workstreams}.`;
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(reason);
  }
  const project = readProject(root, planning);
  const [unusable] = project.unusable;
  return unusable === void 0 ? { status: "ok", project } : (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(unusable);
}
function readProject(root, planning) {
  const unusable = [];
  const read = (name) => {
    const found2 = (0, import_shared_core_planning_documents_planning_settings.readDocument)(root, (0, import_node_path.join)(planning, name));
    if (found2.status === "refused") unusable.push((0, import_shared_core_planning_documents_planning_settings.cannotUse)((0, import_node_path.join)(planning, name), found2.reason));
    return found2.status === "ok" ? found2.text : null;
  };
  const [state, roadmap, requirements] = [read("STATE.md"), read("ROADMAP.md"), read("REQUIREMENTS.md")];
  const stateDocument = state === null ? null : currentState(state, roadmap);
  const roadmapDocument = roadmap === null ? null : runningRoadmap(roadmap, stateDocument);
  const archive = (0, import_shared_core_planning_documents_roadmap_scope.keptMilestones)(root);
  const version = (0, import_shared_core_planning_documents_roadmap_scope.versionOf)(stateDocument?.milestone ?? "");
  const kept = version === null ? void 0 : archive.get(version.toLowerCase());
  const isOver2 = kept?.roadmap != null || roadmapDocument?.scope.shipped === true;
  const archived = isOver2 && kept?.phases != null ? (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, kept.phases) : [];
  const reading = { root, unusable, archived, strays: (0, import_shared_core_planning_documents_roadmap_scope.straysIn)(root), passed: /* @__PURE__ */ new Map() };
  const places = isOver2 ? (0, import_shared_core_planning_documents_roadmap_scope.phasePlaces)(root).slice(0, 1) : (0, import_shared_core_planning_documents_roadmap_scope.phasePlaces)(root);
  const hasArchive = [...archive.values()].some((one) => one !== kept || isOver2);
  const isOlder = olderFolders(root, roadmapDocument);
  const found = phasesIn(root, roadmapDocument, { places, hasArchive, isOlder });
  const once = new Map(found.map((one) => [(0, import_hooks_active_on_command2.phaseKey)(one.number), one]));
  const phases = withFreshness(
    reading,
    [...once.values()].map((one) => {
      const facts = (0, import_shared_core_planning_writing_section.phaseFactsOf)(reading, one);
      if (one.folder === null || !isLeftOver(facts, roadmapDocument) || !isOlder(one.folder)) return facts;
      reading.passed.delete(one.number);
      return (0, import_shared_core_planning_writing_section.phaseFactsOf)(reading, { ...one, folder: null, rivals: [] });
    })
  );
  const witnesses = {
    phases,
    roadmap: roadmapDocument,
    state: stateDocument,
    hasArchive,
    verifier: (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)(planning).verifier
  };
  return {
    root,
    planning,
    state: stateDocument,
    roadmap: roadmapDocument,
    requirements: requirements === null ? null : (0, import_shared_core_planning_writing_section.readRequirements)(requirements),
    phases,
    standing: standingOf(witnesses),
    witnesses,
    unusable
  };
}
function currentState(text, roadmap) {
  const state = (0, import_shared_core_planning_documents_roadmap_scope.readState)(text);
  return roadmap === null ? state : { ...state, milestone: currentMilestone(roadmap, state) };
}
function phasesIn(root, roadmap, { places, hasArchive, isOlder }) {
  const [usual = [], kept = []] = places.map((place) => (0, import_shared_core_planning_documents_roadmap_scope.foldersIn)(root, place));
  const listed = (roadmap?.withoutDetails ?? []).map((number) => ({
    number,
    name: (0, import_hooks_active_on_command2.numbered)(roadmap?.checkboxes, number)?.name ?? ""
  }));
  const named2 = roadmap !== null && roadmap.phases.length > 0 ? roadmap.phases : listed;
  if (named2.length > 0)
    return named2.map(({ number, name }) => {
      const own = usual.filter((one) => (0, import_hooks_active_on_command2.isFolderOf)(one, number));
      const used = ownFolders(root, own, isOlder);
      const other = kept.find((one) => (0, import_hooks_active_on_command2.isFolderOf)(one, number));
      const [folder = other ?? own[0] ?? null, ...rivals] = used;
      return { number, name, folder, rivals };
    });
  if (hasArchive || (roadmap?.elsewhere ?? []).length > 0) return [];
  return [.../* @__PURE__ */ new Set([...usual, ...kept])].map((folder) => ({ number: (0, import_hooks_active_on_command2.folderPhase)(folder) ?? folder, folder, rivals: [] })).filter(({ number }) => !(0, import_hooks_active_on_command2.isBacklog)(number)).sort((a, b) => (0, import_hooks_active_on_command2.comparePhases)(a.number, b.number)).map((one) => ({ ...one, name: one.folder.slice(one.number.length + 1) }));
}
function isLeftOver({ number, verification, plans: done }, roadmap) {
  const row = (0, import_hooks_active_on_command2.numbered)(roadmap?.progress, number);
  return verification === "passed" && done.every((plan) => plan.done) && roadmap?.scope.shipped === false && !roadmap.checkboxes.some((one) => (0, import_hooks_active_on_command2.numbered)([one], number)?.checkbox.checked) && (row === void 0 || row.says === null && !/^[1-9]/.test(row.plans.text));
}
function withFreshness({ root, passed }, phases) {
  const all = freshnessOfAll(root, [...passed.values()]);
  const found = new Map([...passed.keys()].map((number, at) => [number, all[at]]));
  return phases.map((phase) => {
    const freshness = found.get(phase.number);
    if (freshness === void 0) return phase;
    const { fresh, changed: changedSince, uncommitted } = freshness;
    return { ...phase, verification: fresh ? phase.verification : "unknown", changedSince, uncommitted };
  });
}
