var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(o,e)=>{for(var n in e)__defProp(o,n,{get:e[n],enumerable:!0})},__copyProps=(o,e,n,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of __getOwnPropNames(e))!__hasOwnProp.call(o,r)&&r!==n&&__defProp(o,r,{get:()=>e[r],enumerable:!(a=__getOwnPropDesc(e,r))||a.enumerable});return o},__toCommonJS=o=>__copyProps(__defProp({},"__esModule",{value:!0}),o),stdin_exports={};__export(stdin_exports,{archivePath:()=>archivePath,archivedRequirements:()=>archivedRequirements,countTasks:()=>countTasks,foldRoadmap:()=>foldRoadmap,holds:()=>holds,listMilestone:()=>listMilestone,milestoneIn:()=>milestoneIn,milestonePage:()=>milestonePage,milestoneTitle:()=>milestoneTitle,namesVersion:()=>namesVersion,nextVersion:()=>nextVersion,noteShipped:()=>noteShipped,phaseRange:()=>phaseRange,shippedBlocks:()=>shippedBlocks}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_documents_roadmap=require("./shared.core.planning.documents.roadmap.cjs"),import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_mapping_documents_map_documents=require("./shared.core.mapping.documents.map-documents.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command4=require("./hooks.active.on-command.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path");
// src/app/planning/milestones/open-milestone.ts
// src/core/planning/milestones/milestone.ts
var LABEL = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
function milestoneOf(state, roadmap, phases, archived = []) {
  const { scope } = roadmap ?? {};
  const open = scope?.milestones.find(({ heading }) => !(0, import_shared_core_planning_documents_roadmap_scope.isClosed)(heading))?.version;
  const closed = [
    ...(scope?.milestones ?? []).map((one) => one.version),
    ...scope?.folded ?? [],
    ...archived
  ];
  const latest = closed.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true })).at(-1);
  const version = state.milestone ?? scope?.milestone ?? open ?? latest ?? "v1.0";
  if (!LABEL.test(version)) return null;
  const named = (0, import_hooks_active_on_command3.scalar)(state.document.frontmatter.values.milestone_name) ?? "";
  const name = named === "milestone" ? "" : (0, import_shared_core_mapping_documents_map_documents.oneLine)(named);
  return {
    version,
    name: name === "" ? headingName(roadmap, version) ?? version : name,
    phases: phases.map((phase) => shipped(roadmap, phase))
  };
}
function headingName(roadmap, version) {
  const heading = roadmap?.scope.milestones.find((one) => one.version === version)?.heading ?? "";
  const behind = heading.slice(heading.indexOf(version) + version.length);
  return behind.replace(/\((?:in progress|planned|shipped[^()]*)\)/i, "").replace(/^[\s:—–-]+/, "").trim() || null;
}
function shipped(roadmap, { number, name, folder, plans, verifiedOn }) {
  const key = (0, import_hooks_active_on_command.phaseKey)(number);
  const row = roadmap?.progress.find(({ phase }) => (0, import_hooks_active_on_command.phaseKey)(phase) === key);
  const dated = /\d{4}-\d{2}-\d{2}/.exec(row?.completed?.text ?? "")?.[0] ?? null;
  const [, done, all] = /^(\d{1,6})\s*\/\s*(\d{1,6})/.exec(row?.plans.text ?? "") ?? [];
  const isGone2 = folder === null && done !== void 0;
  return {
    number,
    name: name === "" ? number : (0, import_shared_core_mapping_documents_map_documents.oneLine)(name),
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
function namesVersion(line, version) {
  let at = line.toLowerCase().indexOf(version.toLowerCase());
  while (at !== -1) {
    const [before, behind] = [line[at - 1] ?? " ", line.slice(at + version.length, at + version.length + 2)];
    if (!/[\w.-]/.test(before) && !/^(?:\w|[.-]\w)/.test(behind)) return true;
    at = line.toLowerCase().indexOf(version.toLowerCase(), at + 1);
  }
  return false;
}
function noteShipped(text, shipped2, date) {
  const entry = `${(0, import_shared_core_mapping_documents_map_documents.linesOf)(entryOf(shipped2, date))}
`;
  if (text === null || text.trim() === "") return `# Milestones

${entry}`;
  if (hasEntry(text, shipped2.version)) return text;
  const { headings, body } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text);
  const first = headings[0];
  const title = first !== void 0 && first.level === 1 ? first : void 0;
  const rest = title === void 0 ? text.length : title.next;
  const gap = /^[ \t]*\r?\n/.exec(text.slice(rest))?.[0].length ?? 0;
  const place = title === void 0 ? body : rest + gap;
  const before = place === 0 || gap > 0 ? "" : "\n";
  const behind = text.slice(place).trim() === "" ? "" : "\n";
  const added = (before + entry + behind).replaceAll("\n", (0, import_shared_core_planning_phases_standing.lineEndOf)(text));
  return (0, import_shared_core_planning_phases_standing.splice)(text, [{ start: place, end: place, text: added }]);
}
function hasEntry(text, version) {
  return (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).headings.some(({ level, title }) => level <= 3 && namesVersion(title, version));
}
function entryOf(shipped2, date) {
  const { phases, tasks, accomplishments, passed } = shipped2;
  const plans = phases.reduce((sum, phase) => sum + phase.plans, 0);
  const done = accomplishments.map((one) => `- ${(0, import_shared_core_mapping_documents_map_documents.itemText)(one)}`);
  const known = passed.map(({ what }) => `- ${(0, import_shared_core_mapping_documents_map_documents.itemText)(what)}`);
  return [
    `## ${milestoneTitle(shipped2)} (Shipped: ${date})`,
    "",
    `**Phases completed:** ${phases.length} phases, ${plans} plans, ${tasks} tasks`,
    "",
    "**Key accomplishments:**",
    "",
    ...done.length === 0 ? ["- (none recorded)"] : done,
    ...passed.length === 0 ? [] : [
      "",
      `**Known verification overrides:** ${passed.length} newly acknowledged (see STATE.md Deferred Items)`
    ],
    ...known.length === 0 ? [] : ["", "### Known Gaps", "", ...known],
    "",
    "---"
  ];
}
function archivedRequirements(text, milestone, date) {
  const head = (0, import_shared_core_mapping_documents_map_documents.linesOf)([
    `# Requirements Archive: ${milestone.version} ${(0, import_shared_core_mapping_documents_map_documents.oneLine)(milestone.name)}`,
    "",
    `**Archived:** ${date}`,
    "**Status:** SHIPPED",
    "",
    "For current requirements, see `.planning/REQUIREMENTS.md`.",
    "",
    "---",
    "",
    ""
  ]);
  return head.replaceAll("\n", (0, import_shared_core_planning_phases_standing.lineEndOf)(text)) + text;
}
function countTasks(summary) {
  const said = /\*\*Tasks:\*\*\s*(\d{1,9})/.exec(summary)?.[1];
  if (said !== void 0) return Number(said);
  return summary.match(/<task[\s>]/gi)?.length ?? summary.match(/##\s*Task\s*\d+/gi)?.length ?? 0;
}
// src/core/planning/milestones/fold-roadmap.ts
function foldRoadmap(text, milestone, date) {
  if (isFolded(text, milestone.version)) return text;
  const roadmap = (0, import_shared_core_planning_documents_roadmap.readRoadmap)(text, milestone.version);
  const removed = joined(text, [
    ...headingCuts(roadmap),
    ...phaseCuts(roadmap),
    ...checkboxCuts(roadmap),
    ...rowCuts(roadmap)
  ]);
  const wanted = placeFor(roadmap, removed);
  const place = removed.find(({ start, end }) => start < wanted && wanted < end)?.start ?? wanted;
  const block = foldedBlock(milestone, date).join((0, import_shared_core_planning_phases_standing.lineEndOf)(text));
  const folded = (0, import_shared_core_planning_phases_standing.splice)(text, [
    { start: place, end: place, text: surrounded(text, place, block) },
    ...removed
  ]);
  const listed = listMilestone(
    folded,
    milestone,
    `\u2705 **${milestoneTitle(milestone)}** \u2014 ${phaseRange(milestone.phases)} (shipped ${date})`
  );
  return withoutEmptyDetails(listed);
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
    ({ number, name, done, plans, completed }) => `- [x] Phase ${number}: ${name} (${done}/${plans} plans)${completed === null ? "" : ` \u2014 completed ${completed}`}`
  );
  return ["<details>", `<summary>${title.replaceAll("<", "&lt;")}</summary>`, "", ...lines, "", "</details>"];
}
function headingCuts({ document, scope }) {
  if (scope.milestone === null) return [];
  const at = document.headings.findIndex(({ start }) => scope.includes(start));
  const heading = document.headings[at];
  if (heading === void 0 || heading.level === 1) return [];
  const next = document.headings[at + 1]?.start ?? heading.sectionEnd;
  return [cut(document.text, heading.start, next)];
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
  return { start, end: isOpened ? end : start + closing };
}
var LISTED = /^ {0,3}- \[[ xX]\] [^\r\n]{0,100}?\bPhase ([A-Za-z]?\d+[A-Za-z]?(?:\.\d+)*|[A-Z]+-\d+)/i;
function checkboxCuts({ document, scope, phases, withoutDetails }) {
  const own = new Set([...phases.map(({ number }) => number), ...withoutDetails].map(import_hooks_active_on_command.phaseKey));
  const { text, quoted, body } = document;
  const lines = (0, import_hooks_active_on_command4.textLines)((0, import_hooks_active_on_command2.withoutBlocks)(text, quoted), body);
  return lines.flatMap((line, at) => {
    const number = LISTED.exec(line.text)?.[1];
    if (number === void 0 || !scope.includes(line.start) || !own.has((0, import_hooks_active_on_command.phaseKey)(number))) return [];
    return [{ start: line.start, end: endOfItem(lines, at) }];
  });
}
function rowCuts({ document, phases, withoutDetails, progress }) {
  const own = new Set([...phases.map(({ number }) => number), ...withoutDetails].map(import_hooks_active_on_command.phaseKey));
  const places = progress.filter(({ phase }) => own.has((0, import_hooks_active_on_command.phaseKey)(phase))).map(({ plans }) => plans.start);
  return (0, import_hooks_active_on_command4.textLines)(document.text, document.body).filter(({ start, end }) => places.some((place) => start <= place && place <= end)).map(({ start, next }) => ({ start, end: next }));
}
function endOfItem(lines, at) {
  const more = lines.slice(at + 1);
  const count = more.findIndex(({ text }) => !/^\s+\S/.test(text));
  return (more[(count === -1 ? more.length : count) - 1] ?? lines[at])?.next ?? 0;
}
function placeFor({ document, scope }, removed) {
  const { text, headings } = document;
  const last = shippedBlocks(text).at(-1);
  if (last !== void 0) return nextLine(text, last.end);
  const phases = headings.find(({ title, start }) => /^phases$/i.test(title) && scope.includes(start));
  const listed = removed.filter(
    ({ start }) => phases !== void 0 && start >= phases.next && start < phases.sectionEnd
  );
  const first = (listed.length > 0 ? listed : removed).map(({ start }) => start);
  return first.length === 0 ? endOf(text, phases) : Math.min(...first);
}
function endOf(text, section) {
  return section === void 0 ? text.length : section.sectionEnd;
}
function nextLine(text, at) {
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end + 1;
}
function surrounded(text, at, block) {
  const eol = (0, import_shared_core_planning_phases_standing.lineEndOf)(text);
  const before = text.slice(0, at);
  const gap = /(?:\n\r?\n|^)$/.test(before) ? "" : /\n$/.test(before) ? eol : eol + eol;
  return `${gap}${block}${eol}${eol}`;
}
function withoutEmptyDetails(text) {
  const { headings, quoted } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text);
  const plain = (0, import_hooks_active_on_command2.withoutBlocks)(text, quoted);
  const empty = headings.filter(
    ({ title, next, sectionEnd }) => /^phase details$/i.test(title) && plain.slice(next, sectionEnd).trim() === ""
  );
  const cuts = empty.map(({ start, sectionEnd }) => ({ start, end: sectionEnd }));
  return (0, import_shared_core_planning_phases_standing.splice)(text, joined(text, cuts));
}
function joined(text, cuts) {
  const merged = [];
  for (const { start, end } of cuts.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last !== void 0 && text.slice(last.end, start).trim() === "") last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged.map(({ start, end }) => {
    const isBehindBlank = /(?:^|\n)[ \t]*\r?\n$|^$/.test(text.slice(Math.max(0, start - 100), start));
    const blank = isBehindBlank ? /^(?:[ \t]*\r?\n)+/.exec(text.slice(end))?.[0].length ?? 0 : 0;
    return { start, end: end + blank, text: "" };
  });
}
var TITLE = /^Milestones$/i;
function listMilestone(text, { version }, line) {
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, TITLE);
  if (section === null) return withList(text, line);
  const own = section.lines.find((one) => /^\s*[-*]\s/.test(one.text) && namesVersion(one.text, version));
  if (own !== void 0) return (0, import_shared_core_planning_phases_standing.splice)(text, [{ start: own.start, end: own.end, text: `- ${line}` }]);
  return (0, import_shared_core_planning_phases_standing.addListEntry)(text, section, `- ${line}`);
}
function withList(text, line) {
  const { headings, quoted } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text);
  const sections = headings.filter(({ level }) => level === 2);
  const before = sections.find(({ title }) => /^phases$/i.test(title)) ?? sections.find(({ title }) => !/^overview$/i.test(title));
  const lines = ["## Milestones", "", `- ${line}`, ""];
  return (0, import_shared_core_planning_phases_standing.insertLines)(
    text,
    before?.start ?? text.length,
    before === void 0 ? ["", ...lines] : lines,
    quoted
  );
}
// src/app/planning/milestones/open-milestone.ts
function milestoneIn(project) {
  const { state, roadmap, phases } = project;
  const isClosed2 = project.standing.kind === "closed";
  if (state === null) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(".planning/STATE.md is missing: begin with /msw:init.");
  if (roadmap === null && !isClosed2)
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(".planning/ROADMAP.md is missing: begin with /msw:init.");
  const named = roadmap !== null && roadmap.phases.length + roadmap.withoutDetails.length > 0;
  const milestone = milestoneOf(state, roadmap, named ? phases : [], archivedVersions(project));
  if (milestone === null)
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(
      `STATE.md names the milestone ${state.milestone ?? ""}, which cannot be the name of a file: use letters, digits, points and dashes, as in v1.0.`
    );
  const isOver = named && (isFolded(roadmap.document.text, milestone.version) || isGone(project));
  const isOpen = named && (!isOver || project.standing.open.length > 0);
  return isOpen ? opened(project, { milestone, state, roadmap }) : ended(project, milestone, state);
}
function opened(project, open) {
  const { root, phases, requirements, planning } = project;
  const { verifier } = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)(planning);
  const { version } = open.milestone;
  const isArchived = isClosedByGsd(project, version);
  const kept = (0, import_shared_core_planning_documents_planning_settings.documentText)(root, (0, import_node_path.join)(planning, archivePath(version, "ROADMAP.md")));
  if (!isArchived && kept !== null && !holds(kept, open.roadmap.document.text))
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(
      `STATE.md is in the milestone ${version}, of which another roadmap is kept in .planning/milestones: correct its name in STATE.md, or move ${version}-ROADMAP.md away.`
    );
  const points = isArchived ? [] : (0, import_shared_core_planning_phases_standing.openPoints)({ phases, roadmap: open.roadmap, requirements, verifier });
  return { status: "open", ...open, points, isArchived };
}
function ended(project, milestone, state) {
  const { root, planning, roadmap, standing } = project;
  const { version } = milestone;
  if (roadmap?.isUnread === true && standing.left !== null) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(standing.left);
  const kept = (0, import_shared_core_planning_documents_planning_settings.documentText)(root, (0, import_node_path.join)(planning, archivePath(version, "ROADMAP.md")));
  if (kept === null && roadmap !== null && !hasShipped(project, version))
    return { status: "empty", version, state };
  return { status: "closed", milestone, state, roadmap: kept === null ? null : (0, import_shared_core_planning_documents_roadmap.readRoadmap)(kept, version) };
}
function isClosedByGsd({ root, planning, state }, version) {
  if (!(0, import_node_fs.existsSync)((0, import_node_path.join)(planning, archivePath(version, "ROADMAP.md")))) return false;
  const entries = (0, import_shared_core_planning_documents_planning_settings.documentText)(root, (0, import_node_path.join)(planning, "MILESTONES.md")) ?? "";
  return hasEntry(entries, version) && /^Milestone \S+ complete$/.test(state?.field("Phase")?.value ?? "");
}
function isGone({ roadmap, phases }) {
  return roadmap?.scope.shipped === true && phases.every(({ folder }) => folder === null);
}
function hasShipped({ roadmap, root, planning }, version) {
  if (roadmap?.scope.shipped === true) return true;
  const entries = (0, import_shared_core_planning_documents_planning_settings.documentText)(root, (0, import_node_path.join)(planning, "MILESTONES.md")) ?? "";
  const folded = shippedBlocks(roadmap?.document.text ?? "").map(({ summary }) => summary);
  return hasEntry(entries, version) || folded.some((summary) => namesVersion(summary, version));
}
function holds(archive, text) {
  return withoutBlankLines(archive).endsWith(withoutBlankLines(text));
}
function withoutBlankLines(text) {
  const lines = text.split("\n").map((line) => line.trimEnd());
  return lines.filter((line) => line !== "").join("\n");
}
function archivedVersions({ root, planning }) {
  const names = (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, (0, import_node_path.join)(planning, "milestones"));
  return names.flatMap((name) => /^(v\d.{0,40})-ROADMAP\.md$/i.exec(name)?.[1] ?? []);
}
function strayPlans({ root, planning, roadmap }) {
  const kept = archivedVersions({ root, planning }).map(
    (version) => (0, import_shared_core_planning_documents_roadmap.readRoadmap)((0, import_shared_core_planning_documents_planning_settings.documentText)(root, (0, import_node_path.join)(planning, archivePath(version, "ROADMAP.md"))) ?? "", null)
  );
  const known = [...roadmap === null ? [] : [roadmap], ...kept].flatMap((one) => [
    ...one.phases.map(({ number }) => number),
    ...one.withoutDetails,
    ...one.elsewhere
  ]);
  return (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, (0, import_node_path.join)(planning, "phases")).flatMap((name) => {
    const number = (0, import_hooks_active_on_command.folderPhase)(name);
    if (number === null || (0, import_hooks_active_on_command.isBacklog)(number) || known.some((one) => (0, import_hooks_active_on_command.isFolderOf)(name, one))) return [];
    const plans = (0, import_shared_core_planning_phases_standing.readPhase)(root, (0, import_node_path.join)(planning, "phases", name))?.plans ?? [];
    const open = plans.filter(({ summary }) => summary === null).map(({ id }) => id);
    if (open.length === 0) return [];
    const what = `.planning/phases/${name} has plans that are not done (${open.join(", ")}), and ROADMAP.md has no phase ${number}: add it there, or move the folder to .planning/milestones.`;
    return [
      { category: "verification_gaps", item: name, phase: number, status: "planned", what, command: null }
    ];
  });
}
function archivePath(version, name) {
  return (0, import_node_path.join)("milestones", `${version}-${name}`);
}
function milestonePage(project) {
  const found = milestoneIn(project);
  if (found.status === "refused") return found;
  const stray = found.status === "open" ? [] : strayPlans(project);
  const begin = stray.length === 0 ? import_shared_core_planning_phases_standing.BEGIN : null;
  if (found.status === "empty") {
    const { version } = found;
    return { status: "empty", version, title: version, points: stray, next: begin };
  }
  const { status, milestone } = found;
  const points = status === "open" ? found.points : stray;
  const next = status === "closed" ? begin : (points[0] ?? { command: import_shared_core_planning_phases_standing.CLOSE }).command;
  return { status, version: milestone.version, title: milestoneTitle(milestone), points, next };
}
