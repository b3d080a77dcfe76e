var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

var stdin_exports = {};

var import_shared_core_planning_rules_waves = require("./shared.core.planning.rules.waves.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_shared_yaml_dist_parse_parser = require("./shared.yaml.dist.parse.parser.cjs");

var import_shared_core_planning_documents_planning_settings2 = require("./shared.core.planning.documents.planning-settings.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var import_node_path2 = require("node:path");
// src/core/planning/documents/roadmap-scope.ts
var VERSION = /\bv(\d+(?:\.\d+){0,3})\b/i;
function roadmapScope(document, plain, milestone) {
  const headings = document.headings.filter(({ level, title }) => level <= 3 && isMilestone(title));
  const milestones = headings.map(({ title }) => ({ heading: title, version: versionOf(title) ?? "" }));
  const wanted = milestone === null ? null : versionOf(milestone);
  const at = headings.findIndex(({ title }) => wanted !== null && versionOf(title) === wanted);
  const heading = headings[at];
  if (heading !== void 0 && wanted !== null) {
    const next = headings.slice(at + 1).find(({ level }) => level <= heading.level);
    const end = next?.start ?? plain.length;
    return { milestones, milestone: wanted, includes: (offset) => offset >= heading.start && offset < end };
  }
  const folded = foldedRanges(plain);
  const includes = (offset) => !folded.some(({ start, end }) => start <= offset && offset < end);
  return { milestones, milestone: null, includes };
}
function versionOf(text) {
  const version = VERSION.exec(text)?.[1];
  return version === void 0 ? null : `v${version}`;
}
function isMilestone(title) {
  return versionOf(title) !== null && !/^(?:\[[^\]]*\]\s*)?Phase\s/i.test(title);
}
function foldedRanges(plain) {
  const ranges = [];
  const opening = /<details\b/gi;
  for (let found = opening.exec(plain); found !== null; found = opening.exec(plain)) {
    const closing = /<\/details>/gi;
    closing.lastIndex = found.index;
    const end = closing.exec(plain);
    if (end === null) break;
    ranges.push({ start: found.index, end: closing.lastIndex });
    opening.lastIndex = closing.lastIndex;
  }
  return ranges;
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
function readRoadmap(text, milestone) {
  const document = (0, import_shared_yaml_dist_parse_parser.readMarkdown)(text);
  const plain = (0, import_hooks_active_on_command2.withoutBlocks)(text, document.quoted);
  const scope = roadmapScope(document, plain, milestone);
  const lines = (0, import_hooks_active_on_command2.textLines)(plain, document.body).filter(({ start }) => scope.includes(start));
  const boxes = checkedPhases(lines);
  const starts = lines.flatMap((line) => {
    const [, number, name] = line.text.length > 2e3 ? [] : PHASE.exec(line.text) ?? [];
    return number === void 0 || name === void 0 ? [] : [{ line, number, name }];
  });
  const ends = sectionEnds(
    lines,
    starts.map(({ line }) => line)
  );
  const phases = starts.map(({ line, number, name }, index) => {
    const end = ends[index] ?? text.length;
    const checkbox = boxes.find((box) => box.key === (0, import_shared_core_planning_documents_planning_settings.phaseKey)(number))?.checkbox ?? null;
    const inside = (0, import_hooks_active_on_command2.textLines)(plain, line.start, end);
    return {
      number,
      name: name.replace(/\(INSERTED\)/i, "").trim(),
      ...said(inside),
      checkbox,
      start: line.start,
      end
    };
  }).filter(({ number }) => !(0, import_shared_core_planning_documents_planning_settings.isBacklog)(number));
  const detailed = new Set(phases.map(({ number }) => (0, import_shared_core_planning_documents_planning_settings.phaseKey)(number)));
  const withoutDetails = boxes.filter(({ key }) => !detailed.has(key) && !(0, import_shared_core_planning_documents_planning_settings.isBacklog)(key)).map(({ number }) => number);
  return {
    document,
    scope,
    phases,
    withoutDetails,
    progress: (0, import_hooks_active_on_stop.rowsOfTables)((0, import_hooks_active_on_command2.textLines)(plain, document.body), columnsOf, rowOf)
  };
}
function sectionEnds(lines, starts) {
  const level = (text) => /^ {0,3}(#{1,6})\s/.exec(text)?.[1]?.length ?? 9;
  const breaks = lines.filter(({ text }) => level(text) <= 2 || PHASE.test(text));
  const ends = [];
  let at = 0;
  for (const start of starts) {
    while (at < breaks.length && (breaks[at]?.start ?? 0) <= start.start) at += 1;
    ends.push(breaks[at]?.start ?? lines.at(-1)?.next ?? start.next);
  }
  return ends;
}
function checkedPhases(lines) {
  return lines.flatMap((line) => {
    const found = line.text.length > 2e3 ? null : CHECKED_PHASE.exec(line.text);
    const number = found?.[2];
    return number === void 0 ? [] : [{ number, key: (0, import_shared_core_planning_documents_planning_settings.phaseKey)(number), checkbox: checkboxOf(line, found?.[1] ?? " ") }];
  });
}
function checkboxOf(line, mark) {
  const { start, end } = line;
  return {
    checked: mark.toLowerCase() === "x",
    mark: start + line.text.indexOf("[") + 1,
    line: { start, end }
  };
}
function said(lines) {
  const requirements = field(lines, "Requirements")?.text ?? "";
  const plans = field(lines, "Plans");
  return {
    goal: field(lines, "Goal")?.text || null,
    mode: field(lines, "Mode")?.text.toLowerCase() || null,
    dependsOn: field(lines, "Depends on")?.text || null,
    requirements: requirements.match(/[A-Za-z]\w{0,40}-\d+[\w.]*/g) ?? [],
    successCriteria: criteria(lines),
    plansValue: plans === null || plans.text === "" ? null : plans.span,
    plans: lines.flatMap((line) => {
      const [, mark, id] = line.text.length > 2e3 ? [] : CHECKED_PLAN.exec(line.text) ?? [];
      return id === void 0 ? [] : [{ id, checkbox: checkboxOf(line, mark ?? " ") }];
    })
  };
}
function field(lines, label) {
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
function columnsOf(cells) {
  const at = (pattern) => cells.findIndex(({ text }) => pattern.test(text));
  const columns = {
    phase: at(/^phase/i),
    plans: at(/^plans/i),
    status: at(/^status/i),
    completed: at(/^completed/i)
  };
  return columns.phase === -1 || columns.plans === -1 || columns.status === -1 ? null : columns;
}
function rowOf(cells, columns) {
  const [plans, status] = [cells[columns.plans], cells[columns.status]];
  const name = cells[columns.phase]?.text ?? "";
  const phase = /^\**(?:Phase\s+)?([A-Za-z]?\d+[A-Za-z]?(?:\.\d+)*|[A-Z]+-\d+)(?=[.:\s*-]|$)/i.exec(
    name
  )?.[1];
  if (plans === void 0 || status === void 0 || phase === void 0) return null;
  return { phase, plans, status, completed: cells[columns.completed] ?? null };
}
// src/app/planning/documents/read-project.ts
// src/core/planning/documents/state.ts
var SECTION_OF = {
  phase: "position",
  "stopped at": "session",
  "paused at": "session"
};
function readState(text) {
  const document = (0, import_shared_yaml_dist_parse_parser.readMarkdown)(text);
  const plain = (0, import_hooks_active_on_command2.withoutBlocks)(text, document.quoted);
  const ranges = {
    body: { start: document.body, end: text.length },
    position: sectionRange(document, /^current position$/i),
    session: sectionRange(document, /^session$/i) ?? sectionRange(document, /^session continuity$/i)
  };
  const lines = (0, import_hooks_active_on_command2.textLines)(plain, document.body);
  const field2 = (...labels) => {
    for (const label of labels) {
      const range = ranges[SECTION_OF[label.toLowerCase()] ?? "body"] ?? ranges.body;
      const found = findField(lines, label, range);
      if (found !== null) return found;
    }
    return null;
  };
  return { document, ...meaning(document, field2), field: field2 };
}
function meaning(document, field2) {
  const { values } = document.frontmatter;
  const said2 = (...labels) => field2(...labels)?.value || null;
  const phase = prosePhase(said2("Phase"));
  const activity = /^(\d{4}-\d{2}-\d{2})(?:\s*[—–-]+(?![—–-])\s*(\S.*)?)?$/.exec(said2("Last activity") ?? "");
  const pausedAt = said2("Paused At");
  const progress = (0, import_shared_yaml_dist_parse_parser.isMap)(values.progress) ? values.progress : {};
  return {
    milestone: (0, import_shared_yaml_dist_parse_parser.scalar)(values.milestone),
    currentPhase: said2("Current Phase") ?? phase.number ?? (0, import_shared_yaml_dist_parse_parser.scalar)(values.current_phase),
    currentPhaseName: said2("Current Phase Name") ?? phase.name ?? (0, import_shared_yaml_dist_parse_parser.scalar)(values.current_phase_name),
    currentPlan: said2("Current Plan", "Plan") ?? (0, import_shared_yaml_dist_parse_parser.scalar)(values.current_plan),
    statusText: said2("Status"),
    status: stateStatus(said2("Status") ?? (0, import_shared_yaml_dist_parse_parser.scalar)(values.status), pausedAt),
    stoppedAt: said2("Stopped at") ?? (0, import_shared_yaml_dist_parse_parser.scalar)(values.stopped_at),
    pausedAt,
    lastActivity: activity?.[1] ?? said2("Last activity") ?? (0, import_shared_yaml_dist_parse_parser.scalar)(values.last_activity),
    lastActivityText: said2("Last Activity Description") ?? activity?.[2]?.trim() ?? null,
    progress: Object.fromEntries(
      Object.entries(progress).flatMap(([key, value]) => typeof value === "string" ? [[key, value]] : [])
    )
  };
}
function prosePhase(text) {
  const found = /^([A-Za-z]*-?\d+[A-Za-z]?(?:\.\d+)*)(?:\s+of\s+[^\s(]+)?(?:\s*(?:\(([^)]*)\)|[—–:-]\s*(\S.*)))?/.exec(
    text ?? ""
  );
  return { number: found?.[1] ?? null, name: (found?.[2] ?? found?.[3])?.trim() || null };
}
function sectionRange({ headings }, title) {
  const heading = headings.find((one) => one.level <= 3 && title.test(one.title.trim()));
  return heading === void 0 ? null : { start: heading.next, end: heading.sectionEnd };
}
function findField(lines, label, range) {
  const name = label.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const inside = lines.filter(({ start }) => start >= range.start && start < range.end);
  const bold = labelled(inside, new RegExp(`^[ \\t]*\\*\\*${name}:\\*\\*[ \\t]*`, "i"));
  return bold ?? labelled(inside, new RegExp(`^${name}:[ \\t]*`, "i")) ?? inTable(inside, label.toLowerCase());
}
function labelled(lines, prefix) {
  for (const line of lines) {
    const length = prefix.exec(line.text)?.[0].length;
    const value = length === void 0 ? "" : line.text.slice(length).trimEnd();
    if (length === void 0 || value === "") continue;
    return { value, start: line.start + length, end: line.start + length + value.length };
  }
  return null;
}
function inTable(lines, label) {
  for (const line of lines) {
    const [name, cell, ...more] = (0, import_hooks_active_on_stop.rowCells)(line) ?? [];
    if (cell === void 0 || more.length > 0 || name?.text.replaceAll("*", "").toLowerCase() !== label)
      continue;
    return { value: cell.text, start: cell.start, end: cell.end };
  }
  return null;
}
var EXACT = {
  paused: "paused",
  stopped: "paused",
  executing: "executing",
  "in progress": "executing",
  "ready to execute": "executing",
  planning: "planning",
  "ready to plan": "planning",
  "planning complete": "planning",
  discussing: "discussing",
  verifying: "verifying",
  "phase complete \u2014 ready for verification": "verifying",
  completed: "completed",
  complete: "completed",
  done: "completed",
  "phase complete": "completed",
  "all phases complete": "completed",
  "milestone complete": "completed",
  unknown: "unknown"
};
var PATTERNS = [
  [/^executing phase \S+$/, "executing"],
  [/^planning phase \S+$/, "planning"],
  [/^verifying phase \S+$/, "verifying"],
  [/^phase \S+ complete$/, "completed"],
  [/^\S+ milestone complete$/, "completed"],
  [/^complete ?[✓✔✅☑]?$/, "completed"]
];
function stateStatus(status, pausedAt) {
  if (pausedAt !== null && pausedAt !== "") return "paused";
  if (status === null || status === "") return "unknown";
  return knownStatus(status) ?? status;
}
function knownStatus(status) {
  const key = status.trim().toLowerCase().replaceAll(/\s+/g, " ");
  return (Object.hasOwn(EXACT, key) ? EXACT[key] : PATTERNS.find(([pattern]) => pattern.test(key))?.[1]) ?? null;
}
function rewriteField(field2, change) {
  const text = field2 === null ? null : change(field2.value);
  return field2 === null || text === null ? [] : [{ start: field2.start, end: field2.end, text }];
}
// src/core/planning/documents/verification.ts
function readVerification(text) {
  const document = (0, import_shared_yaml_dist_parse_parser.readMarkdown)(text);
  const { values } = document.frontmatter;
  const status = (0, import_shared_yaml_dist_parse_parser.scalar)(values.status)?.toLowerCase();
  const score = /^(\d{1,9})\s*\/\s*(\d{1,9})/.exec((0, import_shared_yaml_dist_parse_parser.scalar)(values.score) ?? "");
  return {
    document,
    phase: (0, import_shared_yaml_dist_parse_parser.scalar)(values.phase),
    status: status === "passed" || status === "gaps_found" || status === "human_needed" ? status : "unknown",
    score: score === null ? null : { met: Number(score[1]), of: Number(score[2]) },
    gaps: (0, import_shared_yaml_dist_parse_parser.isList)(values.gaps) ? values.gaps.filter(import_shared_yaml_dist_parse_parser.isMap).flatMap(gapOf) : [],
    coveredFiles: (0, import_shared_yaml_dist_parse_parser.texts)(values.covered_files),
    coveredDigest: (0, import_shared_yaml_dist_parse_parser.scalar)(values.covered_digest)
  };
}
function gapOf(map) {
  const truth = (0, import_shared_yaml_dist_parse_parser.scalar)(map.truth);
  if (truth === null) return [];
  return [{ truth, status: (0, import_shared_yaml_dist_parse_parser.scalar)(map.status), reason: (0, import_shared_yaml_dist_parse_parser.scalar)(map.reason), missing: (0, import_shared_yaml_dist_parse_parser.texts)(map.missing) }];
}
// src/app/planning/documents/covered-digest.ts
var LARGEST = 64 * 1024 * 1024;
function isFresh(root, verification) {
  const { coveredFiles, coveredDigest } = verification;
  if (coveredFiles.length === 0 && coveredDigest === null) return true;
  return coveredDigest !== null && coveredDigest === coveredDigestOf(root, coveredFiles);
}
function coveredDigestOf(root, files) {
  const paths = [
    ...new Set(files.map((file) => file.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "")))
  ].sort();
  const parts = [];
  for (const path of paths) {
    const hash = hashOf(root, path);
    if (hash === null) return null;
    parts.push(`${path}
${hash}
`);
  }
  return parts.length === 0 ? null : `v1:sha256:${sha256(`v1
${parts.join("")}`)}`;
}
function hashOf(root, path) {
  const file = (0, import_hooks_active_on_stop3.readFile)((0, import_node_path2.resolve)(root, path), (0, import_hooks_active_on_stop4.projectFile)(root), LARGEST);
  return file.status === "ok" ? sha256(file.bytes) : null;
}
function sha256(content) {
  return (0, import_hooks_active_on_stop2.createHash)("sha256").update(content).digest("hex");
}
// src/app/planning/documents/read-project.ts
function openPlanningAround(folder) {
  return openPlanning((0, import_hooks_active_on_command.findProject)(folder) ?? folder);
}
function openPlanning(root) {
  const planning = (0, import_node_path.join)(root, ".planning");
  if (!(0, import_hooks_active_on_command.isFolder)(planning)) {
    return (0, import_shared_core_planning_documents_planning_settings2.refused$2)(`Nothing is planned in ${root} yet: begin with /msw:init.`);
  }
  const place = (0, import_hooks_active_on_stop4.findIn)((0, import_hooks_active_on_stop4.projectFile)(root), planning);
  if (place.status === "refused") {
    const reason = `${planning} cannot be used: ${place.reason}. Put the folder itself into the project.`;
    return (0, import_shared_core_planning_documents_planning_settings2.refused$2)(reason);
  }
  const workstreams = (0, import_node_path.join)(planning, "workstreams");
  if (!(0, import_node_fs.existsSync)((0, import_node_path.join)(planning, "ROADMAP.md")) && (0, import_shared_core_planning_documents_planning_settings2.documentNames)(root, workstreams).length > 0) {
    const reason = `${root} is divided into workstreams, which MSW does not read: name one of the folders in ${workstreams}.`;
    return (0, import_shared_core_planning_documents_planning_settings2.refused$2)(reason);
  }
  const project = readProject(root, planning);
  const [unusable] = project.unusable;
  return unusable === void 0 ? { status: "ok", project } : (0, import_shared_core_planning_documents_planning_settings2.refused$2)(unusable);
}
function readProject(root, planning) {
  const unusable = [];
  const read = (name) => {
    const found = (0, import_shared_core_planning_documents_planning_settings2.readDocument)(root, (0, import_node_path.join)(planning, name));
    if (found.status === "refused") unusable.push((0, import_shared_core_planning_documents_planning_settings2.cannotUse)((0, import_node_path.join)(planning, name), found.reason));
    return found.status === "ok" ? found.text : null;
  };
  const [state, roadmap, requirements] = [read("STATE.md"), read("ROADMAP.md"), read("REQUIREMENTS.md")];
  const stateDocument = state === null ? null : readState(state);
  const roadmapDocument = roadmap === null ? null : readRoadmap(roadmap, stateDocument?.milestone ?? null);
  return {
    root,
    planning,
    state: stateDocument,
    roadmap: roadmapDocument,
    requirements: requirements === null ? null : (0, import_shared_core_planning_rules_waves.readRequirements)(requirements),
    phases: factsOf({ root, folder: (0, import_node_path.join)(planning, "phases"), unusable }, roadmapDocument),
    unusable
  };
}
function factsOf(reading, roadmap) {
  const { root, folder } = reading;
  const folders = (0, import_shared_core_planning_documents_planning_settings2.documentNames)(root, folder).filter(
    (name) => (0, import_shared_core_planning_documents_planning_settings.folderPhase)(name) !== null && (0, import_hooks_active_on_command.isFolder)((0, import_node_path.join)(folder, name))
  );
  const named2 = roadmap?.phases ?? [];
  const listed = named2.length > 0 ? [] : roadmap?.withoutDetails ?? [];
  const fromRoadmap = [...named2, ...listed.map((number) => ({ number, name: "" }))].map(
    ({ number, name }) => {
      const own = folders.find((one) => (0, import_shared_core_planning_documents_planning_settings.isFolderOf)(one, number)) ?? null;
      const path = own === null ? null : (0, import_node_path.join)(folder, own);
      return phaseFacts(reading, { number, name, path, folder: own });
    }
  );
  if (fromRoadmap.length > 0) return unique(fromRoadmap);
  return folders.filter((name) => !(0, import_shared_core_planning_documents_planning_settings.isBacklog)((0, import_shared_core_planning_documents_planning_settings.folderPhase)(name) ?? "")).sort((a, b) => (0, import_shared_core_planning_documents_planning_settings.comparePhases)((0, import_shared_core_planning_documents_planning_settings.folderPhase)(a) ?? "", (0, import_shared_core_planning_documents_planning_settings.folderPhase)(b) ?? "")).map((name) => {
    const number = (0, import_shared_core_planning_documents_planning_settings.folderPhase)(name) ?? name;
    return phaseFacts(reading, {
      number,
      name: name.slice(number.length + 1),
      path: (0, import_node_path.join)(folder, name),
      folder: name
    });
  });
}
function unique(phases) {
  return [...new Map(phases.map((phase) => [(0, import_shared_core_planning_documents_planning_settings.phaseKey)(phase.number), phase])).values()];
}
function runnableNow({ nodes, runnable, incomplete }) {
  const open = new Set(incomplete);
  const waits = new Set(
    nodes.filter(({ dependsOn }) => dependsOn.some((id) => open.has(id))).map(({ id }) => id)
  );
  return runnable.filter((id) => !waits.has(id));
}
function phaseFacts({ root, unusable }, { number, name, path, folder }) {
  const phase = path === null ? null : (0, import_shared_core_planning_rules_waves.readPhase)(root, path);
  unusable.push(...phase?.unusable ?? []);
  const names = phase?.names ?? [];
  const waves = phase === null ? null : (0, import_shared_core_planning_rules_waves.planWaves)((0, import_shared_core_planning_rules_waves.wavePlans)(phase));
  const done = new Set(waves?.nodes.map(({ id }) => id).filter((id) => !waves.incomplete.includes(id)));
  const has = (kind) => names.some((one) => one === `${kind}.md` || one.endsWith(`-${kind}.md`));
  const report = names.find((one) => one.endsWith("-VERIFICATION.md") || one === "VERIFICATION.md");
  const text = path === null || report === void 0 ? null : (0, import_shared_core_planning_documents_planning_settings2.documentText)(root, (0, import_node_path.join)(path, report));
  const verification = text === null ? null : readVerification(text);
  return {
    number,
    name,
    folder,
    plans: waves?.nodes.map(({ id }) => ({ id, done: done.has(id) })) ?? [],
    runnable: waves === null ? [] : runnableNow(waves),
    halted: haltedPlans(phase),
    hasContext: has("CONTEXT"),
    hasResearch: has("RESEARCH"),
    verification: verification === null ? null : statusOf(root, verification),
    verifiedOn: dayOf(verification?.document.frontmatter.values.verified),
    requirementsCompleted: phase?.plans.flatMap(({ summary }) => summary?.requirementsCompleted ?? []) ?? []
  };
}
function dayOf(time) {
  return typeof time === "string" ? /^\d{4}-\d{2}-\d{2}/.exec(time)?.[0] ?? null : null;
}
function haltedPlans(phase) {
  return (phase?.plans ?? []).filter(({ summary }) => summary?.status === "halted").map(({ id }) => id);
}
function statusOf(root, verification) {
  return verification.status === "passed" && !isFresh(root, verification) ? "unknown" : verification.status;
}
module.exports = {
  coveredDigestOf: coveredDigestOf,
  knownStatus: knownStatus,
  openPlanning: openPlanning,
  openPlanningAround: openPlanningAround,
  readProject: readProject,
  readRoadmap: readRoadmap,
  readState: readState,
  readVerification: readVerification,
  rewriteField: rewriteField
};
