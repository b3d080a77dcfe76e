var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var n in e)__defProp(r,n,{get:e[n],enumerable:!0})},__copyProps=(r,e,n,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==n&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{committedTexts:()=>committedTexts,coveredDigestOf:()=>coveredDigestOf,freshnessOf:()=>freshnessOf,openPlanning:()=>openPlanning,openPlanningAround:()=>openPlanningAround,readProject:()=>readProject,readRoadmap:()=>readRoadmap}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_adapters_git_work_tree2=require("./adapters.git.work-tree.cjs"),import_hooks_active_on_command4=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path"),import_node_path2=require("node:path"),import_node_child_process=require("n\
ode:child_process");
// src/core/planning/documents/progress-rows.ts
function progressRows(lines, owners) {
  return ownRows((0, import_app_loop_conclude_turn.rowsOfTables)(lines, columnsOf, rowOf), owners);
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
  const [number = "", phase] = /^\**(?:Phase\s+)?([A-Za-z]?\d+[A-Za-z]?(?:\.\d+)*|[A-Z]+-\d+)(?=[.:\s*-]|$)/i.exec(title) ?? [];
  if (plans === void 0 || status === void 0 || phase === void 0) return null;
  const word = status.text.replace(/^[^\p{L}]+/u, "");
  const isComplete = /^(?:completed?|done|shipped)\b/i.test(word);
  const says = isComplete ? "complete" : /^deferred\b/i.test(word) ? "deferred" : null;
  return {
    phase,
    name: title.slice(number.length),
    milestone: (0, import_shared_core_planning_documents_roadmap_scope.versionOf)(cells[columns.milestone]?.text ?? ""),
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
    const title = titleOf({ number: row.phase, name: row.name });
    const isNamed = ours.has(title);
    const isOwn = row.milestone !== null && version !== null ? row.milestone === version : isNamed || !others.has(title);
    const before = chosen.get((0, import_hooks_active_on_command.phaseKey)(row.phase));
    const isBetter = before === void 0 || isNamed || !ours.has(titleOf({ number: row.phase, name: before.name }));
    if (isOwn && isBetter) chosen.set((0, import_hooks_active_on_command.phaseKey)(row.phase), row);
  }
  return [...chosen.values()];
}
function titleOf({ number, name }) {
  return `${(0, import_hooks_active_on_command.phaseKey)(number)} ${plainName(name)}`;
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
var LISTS = /^ {0,3}(?:[-*+] |\d{1,4}[.)] |\||#{3,6} )/;
function readRoadmap(text, milestone) {
  const document = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text);
  const plain = (0, import_hooks_active_on_command3.withoutBlocks)(text, document.quoted);
  const scope = (0, import_shared_core_planning_documents_roadmap_scope.roadmapScope)(document, plain, milestone);
  const all = (0, import_hooks_active_on_command4.textLines)(plain, document.body);
  const lines = all.filter(({ start }) => scope.includes(start));
  const boxes = [
    ...checkedPhases(lines),
    ...checkedPhases(all.filter(({ start }) => isListed(scope, start)))
  ];
  const starts = phaseHeadings(lines);
  const others = all.filter(({ start }) => !scope.includes(start) && !isListed(scope, start));
  const ends = sectionEnds(lines);
  const phases = starts.map(({ line, number, name }) => {
    const end = ends.get(line.start) ?? text.length;
    const checkbox = boxes.find((box) => box.key === (0, import_hooks_active_on_command.phaseKey)(number))?.checkbox ?? null;
    const inside = (0, import_hooks_active_on_command4.textLines)(plain, line.start, end);
    return {
      number,
      name: name.replace(/\(INSERTED\)/i, "").trim(),
      ...phaseFields(inside),
      checkbox,
      start: line.start,
      end
    };
  }).filter(({ number }) => !(0, import_hooks_active_on_command.isBacklog)(number));
  const older = [...phaseHeadings(others), ...checkedPhases(others)];
  const detailed = new Set(phases.map(({ number }) => (0, import_hooks_active_on_command.phaseKey)(number)));
  const withoutDetails = boxes.filter(({ key }) => !detailed.has(key) && !(0, import_hooks_active_on_command.isBacklog)(key)).map(({ number }) => number);
  const isNamed = phases.length + withoutDetails.length + older.length > 0;
  return {
    document,
    scope,
    phases,
    isUnread: !isNamed && all.some(({ text: line }) => LISTS.test(line) && (0, import_shared_core_planning_documents_roadmap_scope.versionOf)(line) === null),
    withoutDetails,
    checkboxes: boxes.filter(({ number }) => !(0, import_hooks_active_on_command.isBacklog)(number)),
    elsewhere: older.map(({ number }) => number).filter((number) => !(0, import_hooks_active_on_command.isBacklog)(number)),
    progress: progressRows(all, {
      version: scope.milestone ?? (0, import_shared_core_planning_documents_roadmap_scope.versionOf)(milestone ?? ""),
      own: [...phases, ...boxes],
      older
    })
  };
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
function sectionEnds(lines) {
  const level = (text) => /^ {0,3}(#{1,6})\s/.exec(text)?.[1]?.length ?? 9;
  const breaks = lines.filter(({ text }) => level(text) <= 2 || PHASE.test(text));
  const last = lines.at(-1)?.next ?? 0;
  return new Map(breaks.map(({ start }, at) => [start, breaks[at + 1]?.start ?? last]));
}
function checkedPhases(lines) {
  return lines.flatMap((line) => {
    const [found = "", mark = " ", number] = line.text.length > 2e3 ? [] : CHECKED_PHASE.exec(line.text) ?? [];
    if (number === void 0) return [];
    const name = line.text.slice(found.length);
    return [{ number, key: (0, import_hooks_active_on_command.phaseKey)(number), name, checkbox: checkboxOf(line, mark) }];
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
function phaseFields(lines) {
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
// src/app/planning/documents/read-project.ts
// src/app/planning/documents/covered-digest.ts
// src/adapters/git/read-blobs.ts
var LIMIT_MS = 1e4;
var LARGEST_OUTPUT = 256 * 1024 * 1024;
function readBlobs(folder, names) {
  if (names.length === 0) return [];
  const place = (0, import_adapters_git_work_tree.placeToRead)(folder);
  if (place === null) return null;
  const asked = names.map(({ commit, path }) => path.includes("\n") ? "" : `${commit}:./${path}
`);
  const { status, stdout } = (0, import_node_child_process.spawnSync)(
    place.program,
    ["-C", place.folder, "cat-file", "--batch", "--follow-symlinks"],
    {
      cwd: (0, import_adapters_git_work_tree2.neutralFolder)(),
      env: place.env,
      input: asked.join(""),
      windowsHide: true,
      timeout: LIMIT_MS,
      maxBuffer: LARGEST_OUTPUT,
      stdio: ["pipe", "pipe", "ignore"]
    }
  );
  if (status !== 0) return null;
  let rest = stdout;
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
  return coverings.map((covering, at) => told[at] ?? compared(root, covering, contentOf));
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
    return { path, content, isChanged, isUncommitted: now !== null && !isSameText(now, here) };
  });
  const contents = new Map(files.map(({ path, content }) => [path, content]));
  return {
    fresh: covering.coveredDigest === digestOver(paths, (path) => contents.get(path) ?? null),
    changed: files.filter(({ isChanged }) => isChanged).map(({ path }) => path),
    uncommitted: files.filter(({ isUncommitted }) => isUncommitted).map(({ path }) => path)
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
  const keyOf = (commit, path) => `${commit}:${path}`;
  const inside = names.filter(({ path }) => !/^(?:\/|[A-Za-z]:)|(?:^|\/)\.\.(?:\/|$)/.test(path));
  const asked = new Map(inside.map((name) => [keyOf(name.commit, name.path), name]));
  const blobs = readBlobs(root, [...asked.values()]) ?? [];
  const found = new Map([...asked.keys()].map((key, at) => [key, blobs[at] ?? null]));
  return (commit, path) => found.get(keyOf(commit, path)) ?? null;
}
function inFolder(root, path) {
  const file = (0, import_common3.readFile)((0, import_node_path2.resolve)(root, path), (0, import_common4.projectFile)(root), LARGEST);
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
  return [...new Set(files.map(import_shared_core_planning_phases_standing.plainPath))].sort();
}
function isSameText(committed, own) {
  if (own === null) return false;
  return committed.equals(own) || committed.toString("latin1") === own.toString("latin1").replaceAll("\r\n", "\n");
}
function sha256(content) {
  return (0, import_common2.createHash)("sha256").update(content).digest("hex");
}
// src/app/planning/documents/read-project.ts
function openPlanningAround(folder) {
  return openPlanning((0, import_hooks_active_on_command2.findProject)(folder) ?? folder);
}
function openPlanning(root) {
  const planning = (0, import_node_path.join)(root, ".planning");
  if (!(0, import_common.isFolder)(planning)) {
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(`Nothing is planned in ${root} yet: begin with /msw:init.`);
  }
  const place = (0, import_common4.findIn)((0, import_common4.projectFile)(root), planning);
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
  const stateDocument = state === null ? null : (0, import_shared_core_planning_documents_roadmap_scope.readState)(state);
  const roadmapDocument = roadmap === null ? null : readRoadmap(roadmap, stateDocument?.milestone ?? null);
  const archive = (0, import_shared_core_planning_documents_roadmap_scope.keptMilestones)(root);
  const version = (0, import_shared_core_planning_documents_roadmap_scope.versionOf)(stateDocument?.milestone ?? "");
  const kept = version === null ? void 0 : archive.get(version.toLowerCase());
  const isOver = kept?.hasRoadmap === true || roadmapDocument?.scope.shipped === true;
  const archived = isOver && kept?.phases != null ? (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, kept.phases) : [];
  const reading = { root, unusable, archived, passed: /* @__PURE__ */ new Map() };
  const places = isOver ? (0, import_shared_core_planning_documents_roadmap_scope.phasePlaces)(root).slice(0, 1) : (0, import_shared_core_planning_documents_roadmap_scope.phasePlaces)(root);
  const hasArchive = [...archive.values()].some((one) => one !== kept || isOver);
  const found = phasesIn(root, roadmapDocument, { places, hasArchive });
  const once = new Map(found.map((one) => [(0, import_hooks_active_on_command.phaseKey)(one.number), one]));
  const phases = withFreshness(
    reading,
    [...once.values()].map((one) => (0, import_shared_core_planning_phases_standing.phaseFactsOf)(reading, one))
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
    requirements: requirements === null ? null : (0, import_shared_core_planning_phases_standing.readRequirements)(requirements),
    phases,
    standing: (0, import_shared_core_planning_phases_standing.standingOf)(witnesses),
    witnesses,
    unusable
  };
}
function phasesIn(root, roadmap, { places, hasArchive }) {
  const [usual = [], kept = []] = places.map((place) => (0, import_shared_core_planning_documents_roadmap_scope.foldersIn)(root, place));
  const listed = (roadmap?.withoutDetails ?? []).map((number) => ({ number, name: "" }));
  const named2 = roadmap !== null && roadmap.phases.length > 0 ? roadmap.phases : listed;
  if (named2.length > 0)
    return named2.map(({ number, name }) => {
      const own = usual.filter((one) => (0, import_hooks_active_on_command.isFolderOf)(one, number));
      const used = own.filter((one) => (0, import_shared_core_planning_documents_roadmap_scope.hasDocuments)(root, (0, import_shared_core_planning_documents_roadmap_scope.phasePlace)(root, one)));
      const other = kept.find((one) => (0, import_hooks_active_on_command.isFolderOf)(one, number));
      const [folder = other ?? own[0] ?? null, ...rivals] = used;
      return { number, name, folder, rivals };
    });
  if (hasArchive || (roadmap?.elsewhere ?? []).length > 0) return [];
  return [.../* @__PURE__ */ new Set([...usual, ...kept])].map((folder) => ({ number: (0, import_hooks_active_on_command.folderPhase)(folder) ?? folder, folder, rivals: [] })).filter(({ number }) => !(0, import_hooks_active_on_command.isBacklog)(number)).sort((a, b) => (0, import_hooks_active_on_command.comparePhases)(a.number, b.number)).map((one) => ({ ...one, name: one.folder.slice(one.number.length + 1) }));
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
