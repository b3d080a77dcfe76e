var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var n in e)__defProp(r,n,{get:e[n],enumerable:!0})},__copyProps=(r,e,n,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==n&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{UNREAD:()=>UNREAD,committedTexts:()=>committedTexts,coveredDigestOf:()=>coveredDigestOf,freshnessOf:()=>freshnessOf,isCalledComplete:()=>isCalledComplete,isDoubtful:()=>isDoubtful,isOver:()=>isOver,olderFolders:()=>olderFolders,openPlanning:()=>openPlanning,openPlanningAround:()=>openPlanningAround,ownFolders:()=>ownFolders,phaseField:()=>phaseField,readProject:()=>readProject,readRoadmap:()=>readRoadmap,sharedNumber:()=>sharedNumber,someOf:()=>someOf,standingOf:()=>standingOf}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_writing_section=require("./shared.core.planning.writing.section.cjs"),import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_hooks_active_on_command4=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_adapters_git_work_tree=require("\
./adapters.git.work-tree.cjs"),import_adapters_git_work_tree2=require("./adapters.git.work-tree.cjs"),import_hooks_active_on_command5=require("./hooks.active.on-command.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path"),import_node_path2=require("node:path"),import_node_child_process=require("node:child_process");
// src/core/planning/documents/progress-rows.ts
function progressRows(lines, owners) {
  return ownRows((0, import_app_loop_conclude_turn.rowsOfTables)(lines, columnsOf, rowOf), owners);
}
function completeElsewhere(lines, version) {
  const rows = (0, import_app_loop_conclude_turn.rowsOfTables)(lines, columnsOf, rowOf).filter(
    ({ milestone, says }) => says === "complete" && milestone !== null && version !== null && milestone !== version
  );
  return new Set(rows.map(titleOf));
}
function columnsOf(cells) {
  const at = (name) => cells.findIndex(({ text }) => text.toLowerCase().startsWith(name));
  const [phase, plans, status] = [at("phase"), at("plans"), at("status")];
  const columns = { phase, plans, status, milestone: at("milestone"), completed: at("completed") };
  return Math.min(phase, plans, status) === -1 ? null : columns;
}
function rowOf(cells, columns) {
  const [plans, status] = [cells[columns.plans], cells[columns.status]];
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
    milestone: (0, import_shared_core_planning_documents_roadmap_scope.versionOf)(cells[columns.milestone]?.text ?? ""),
    milestoneCell: cells[columns.milestone] ?? null,
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
// src/core/planning/documents/roadmap.ts
var ID = "[A-Za-z]?\\d+[A-Za-z]?(?:[.-]\\d+)*|[A-Z][A-Z0-9]*-\\d+(?:\\.\\d+)*";
var PHASE = new RegExp(
  `^ {0,3}#{2,4}\\s*(?:\\[[^\\]]{0,80}\\]\\s*)?Phase\\s+(${ID})(?:\\s*\\([^)]{0,200}\\))?\\s*:\\s*(\\S.*)$`,
  "i"
);
var CHECKED_PHASE = new RegExp(
  `^\\s*-\\s*\\[([ xX])\\]\\s*(?:(?:~~\\**|\\*+)\\s*)?(?:\\[[^\\]]{0,80}\\]\\s*)?Phase\\s+(${ID})(?:\\s*\\([^)]{0,200}\\))?[:\\s*]`,
  "i"
);
var CHECKED_PLAN = /^\s*-\s*\[([ xX])\]\s*\**`?(\d+[A-Za-z]?(?:\.\d+)*-\d+[A-Za-z]?)(?:-[\w.-]*?)?(?:-PLAN\.md)?`?\**(?=[\s:—–-]|$)/;
var NAMES = /^ {0,3}(?:#{1,3} |[-*] |<(?:details|summary)\b)/i;
var LISTS = /^ {0,3}(?:[-*+] |\d{1,4}[.)] |\||#{3,6} )/;
function readRoadmap(text, milestone) {
  const document = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text);
  const plain = (0, import_hooks_active_on_command4.withoutBlocks)(text, document.quoted);
  const scope = (0, import_shared_core_planning_documents_roadmap_scope.roadmapScope)(document, plain, milestone);
  const all = (0, import_hooks_active_on_command5.textLines)(plain, document.body);
  const lines = all.filter(({ start }) => scope.includes(start));
  const boxes = [
    ...checkedPhases(lines),
    ...checkedPhases(all.filter(({ start }) => isListed(scope, start)))
  ];
  const others = all.filter(({ start }) => !scope.includes(start) && !isListed(scope, start));
  const listedThere = checkedPhases(others);
  const version = scope.milestone ?? (0, import_shared_core_planning_documents_roadmap_scope.versionOf)(milestone ?? "");
  const shipped = /* @__PURE__ */ new Set([
    ...listedThere.filter(({ checkbox }) => scope.isOver(checkbox.mark)).map(titleOf),
    ...completeElsewhere(all, version)
  ]);
  const listed = new Set(boxes.map(({ number }) => (0, import_hooks_active_on_command2.phaseKey)(number)));
  const starts = phaseHeadings(lines).filter(
    (one) => listed.has((0, import_hooks_active_on_command2.phaseKey)(one.number)) || !shipped.has(titleOf(one))
  );
  const ends = sectionEnds(
    lines,
    starts.map(({ line }) => line),
    (0, import_shared_core_planning_documents_roadmap_scope.foldedBlocks)(plain)
  );
  const phases = starts.map(({ line, number, name }, index) => {
    const end = ends[index] ?? text.length;
    const checkbox = (0, import_hooks_active_on_command2.numbered)(boxes, number)?.checkbox ?? null;
    const inside = (0, import_hooks_active_on_command5.textLines)(plain, line.start, end);
    return {
      number,
      name: name.replace(/\(INSERTED\)/i, "").trim(),
      ...phaseFields(inside),
      checkbox,
      start: line.start,
      end
    };
  }).filter(({ number }) => !(0, import_hooks_active_on_command2.isBacklog)(number));
  const older = [...phaseHeadings(others), ...listedThere];
  const checkboxes = boxes.filter(({ number }) => !(0, import_hooks_active_on_command2.isBacklog)(number));
  const ticked = new Set(
    listedThere.flatMap(({ number, checkbox }) => checkbox.checked ? [(0, import_hooks_active_on_command2.phaseKey)(number)] : [])
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
    openElsewhere: [
      ...new Set(
        older.filter(({ line }) => !scope.isOver(line.start)).map(({ number }) => number).filter((number) => !(0, import_hooks_active_on_command2.isBacklog)(number) && !ticked.has((0, import_hooks_active_on_command2.phaseKey)(number)))
      )
    ],
    progress: progressRows(all, {
      version,
      own: [...phases, ...boxes],
      older
    })
  };
}
function currentMilestone(text, { milestone, currentPhase }) {
  if (milestone !== null && !/\d/.test(milestone) && readRoadmap(text, milestone).hasVersions) return null;
  if (milestone === null || currentPhase === null) return milestone;
  const isIn = ({ scope, phases, checkboxes }) => !scope.shipped && (0, import_hooks_active_on_command2.numbered)([...phases, ...checkboxes], currentPhase) !== void 0;
  const isOver2 = readRoadmap(text, milestone).scope.shipped;
  return isOver2 && isIn(readRoadmap(text, null)) ? null : milestone;
}
function phaseTitles(text) {
  const { quoted } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text);
  return phaseHeadings((0, import_hooks_active_on_command5.textLines)((0, import_hooks_active_on_command4.withoutBlocks)(text, quoted)));
}
function isListed({ includes, isBefore }, offset) {
  return isBefore(offset) && !includes(offset);
}
function phaseHeadings(lines) {
  return lines.flatMap((line) => {
    const [, number, name] = line.text.length > 2e3 ? [] : PHASE.exec(line.text) ?? [];
    return number === void 0 || name === void 0 ? [] : [{ line, number, name }];
  });
}
function sectionEnds(lines, starts, folds) {
  const level = (text) => /^ {0,3}(#{1,6})\s/.exec(text)?.[1]?.length ?? 9;
  const breaks = lines.flatMap(({ text, start }, at2) => {
    const before = lines[at2 - 1]?.next ?? start;
    if (before < start) return [before, start];
    return level(text) <= 2 || PHASE.test(text) ? [start] : [];
  });
  const ends = [];
  let at = 0;
  for (const { start, next } of starts) {
    while (at < breaks.length && (breaks[at] ?? 0) <= start) at += 1;
    const end = breaks[at] ?? lines.at(-1)?.next ?? next;
    const edges = folds.flatMap((fold) => {
      if (fold.start > start) return fold.start < end && fold.end > end ? [fold.start] : [];
      return fold.end > start && fold.end <= end ? [fold.end - "</details>".length] : [];
    });
    ends.push(Math.min(end, ...edges));
  }
  return ends;
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
// src/core/text/some-of.ts
function someOf(names, most) {
  const more = names.length > most ? ` and ${names.length - most} more` : "";
  return `${names.slice(0, most).join(", ")}${more}`;
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
function nothingPlanned({ roadmap, hasArchive = false }) {
  if (roadmap === null)
    return hasArchive ? { kind: "closed", left: "There is no ROADMAP.md, and the milestones are archived." } : { kind: "unplanned", left: "There is no ROADMAP.md." };
  if (roadmap.phases.length + roadmap.withoutDetails.length > 0) return null;
  if (roadmap.isUnread) return { kind: "empty", left: UNREAD };
  if (roadmap.openElsewhere.length > 0) return { kind: "empty", left: openOf(roadmap.openElsewhere) };
  if (hasArchive || roadmap.elsewhere.length > 0)
    return { kind: "closed", left: "Every phase of ROADMAP.md belongs to a milestone that is over." };
  return { kind: "empty", left: "ROADMAP.md names no phase." };
}
function openOf(numbers) {
  return `ROADMAP.md has phases of other milestones open (${(0, import_common.plainLine)(someOf(numbers, 5), 100)}), and none of this one.`;
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
    someOf(
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
    cwd: (0, import_adapters_git_work_tree2.neutralFolder)(),
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
  const names = coverings.flatMap(
    ({ coveredFiles, judgedCommit }, at) => told[at] === null ? plainPaths(coveredFiles).flatMap(
      (path) => ["HEAD", judgedCommit ?? "HEAD"].map((commit) => ({ commit, path }))
    ) : []
  );
  const contentOf = contentsIn(root, names);
  return coverings.map((covering, at) => {
    const found = told[at];
    if (found != null) return found;
    const isGone = covering.coveredFiles.every(
      (path) => contentOf(covering.judgedCommit ?? "", path) === null
    );
    const first = compared(root, covering, contentOf);
    return covering.judgedCommit === null || first.fresh || !isGone ? first : sinceWritten(root, covering) ?? first;
  });
}
function sinceWritten(root, { report, ...covering }) {
  if (report === void 0) return null;
  const written = askGitNow(root, ["log", "-1", "--format=%H", "HEAD", "--", report])?.toString("utf8").trim();
  if (!written || coveredDigestOf(root, covering.coveredFiles, written) !== covering.coveredDigest)
    return null;
  return freshnessOf(root, { ...covering, judgedCommit: written });
}
function toldAtOnce(root, { coveredFiles, coveredDigest, judgedCommit }) {
  if (coveredFiles.length === 0 && coveredDigest === null) return FRESH;
  if (coveredDigest === null) return { ...FRESH, fresh: false };
  return judgedCommit === null && coveredDigest === coveredDigestOf(root, coveredFiles) ? FRESH : null;
}
function compared(root, covering, contentOf) {
  const paths = plainPaths(covering.coveredFiles);
  const files = paths.map((path) => {
    const now = contentOf("HEAD", path);
    const before = covering.judgedCommit === null ? null : contentOf(covering.judgedCommit, path);
    const here = inFolder(root, path);
    const content = now ?? (before === null ? here : null);
    const isChanged = before !== null && (now === null || !before.equals(now));
    return { path, content, isChanged, isOther: now !== null && !isSameText(now, here) };
  });
  const others = files.filter(({ isOther }) => isOther).map(({ path }) => path);
  const changed = changedHere(root, others);
  const contents = new Map(files.map(({ path, content }) => [path, content]));
  return {
    fresh: covering.coveredDigest === digestOver(paths, (path) => contents.get(path) ?? null),
    changed: files.filter(({ isChanged }) => isChanged).map(({ path }) => path),
    uncommitted: others.filter((path) => changed?.has(path) !== false)
  };
}
function coveredDigestOf(root, files, commit = null) {
  const paths = plainPaths(files);
  const contentOf = contentsIn(root, commit === null ? [] : paths.map((path) => ({ commit, path })));
  return digestOver(paths, (path) => contentOf(commit ?? "", path) ?? inFolder(root, path));
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
  const file = (0, import_common4.readFile)((0, import_node_path2.resolve)(root, path), (0, import_common5.projectFile)(root), LARGEST);
  return file.status === "ok" ? file.bytes : null;
}
function digestOver(paths, contentOf) {
  const parts = [];
  for (const path of paths) {
    const content = contentOf(path);
    if (content === null) return null;
    parts.push(`${path}
${sha256(content)}
`);
  }
  return parts.length === 0 ? null : `v1:sha256:${sha256(`v1
${parts.join("")}`)}`;
}
function plainPaths(files) {
  return [...new Set(files.map(import_shared_core_planning_writing_section.plainPath))].sort();
}
function isSameText(committed, own) {
  if (own === null) return false;
  return committed.equals(own) || committed.toString("latin1") === own.toString("latin1").replaceAll("\r\n", "\n");
}
function sha256(content) {
  return (0, import_common3.createHash)("sha256").update(content).digest("hex");
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
  return openPlanning((0, import_hooks_active_on_command3.findProject)(folder) ?? folder);
}
function openPlanning(root) {
  const planning = (0, import_node_path.join)(root, ".planning");
  if (!(0, import_common2.isFolder)(planning)) {
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(`Nothing is planned in ${root} yet: begin with /msw:init.`);
  }
  const place = (0, import_common5.findIn)((0, import_common5.projectFile)(root), planning);
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
  const roadmapDocument = roadmap === null ? null : readRoadmap(roadmap, stateDocument?.milestone ?? null);
  const archive = (0, import_shared_core_planning_documents_roadmap_scope.keptMilestones)(root);
  const version = (0, import_shared_core_planning_documents_roadmap_scope.versionOf)(stateDocument?.milestone ?? "");
  const kept = version === null ? void 0 : archive.get(version.toLowerCase());
  const isOver2 = kept?.roadmap != null || roadmapDocument?.scope.shipped === true;
  const archived = isOver2 && kept?.phases != null ? (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, kept.phases) : [];
  const reading = { root, unusable, archived, passed: /* @__PURE__ */ new Map() };
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
