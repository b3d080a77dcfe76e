"use strict";
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

// src/cli/plan.ts
var plan_exports = {};
__export(plan_exports, {
  plan: () => plan
});
module.exports = __toCommonJS(plan_exports);
var import_node_path15 = require("node:path");

// src/adapters/files/place.ts
var import_node_fs2 = require("node:fs");
var import_node_path2 = require("node:path");

// src/adapters/files/error-code.ts
function errorCode(error) {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

// src/adapters/files/real-path.ts
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
function realPath(path) {
  try {
    return import_node_fs.realpathSync.native(path);
  } catch {
    const parent = (0, import_node_path.dirname)(path);
    return parent === path ? path : (0, import_node_path.join)(realPath(parent), (0, import_node_path.basename)(path));
  }
}
function isInside(path, folder) {
  const way = (0, import_node_path.relative)(folder, path);
  return way === "" || way !== ".." && !way.startsWith(`..${import_node_path.sep}`) && !(0, import_node_path.isAbsolute)(way);
}

// src/adapters/files/place.ts
var named = { kind: "named" };
var projectFile = (root) => ({ kind: "project", root });
function findIn(place, path) {
  if (place.kind === "named") return { status: "ok", path, followsLink: true };
  try {
    return place.kind === "project" ? findInProject(place.root, path) : findOwn(place.root, path);
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT" || code === "ENOTDIR") return { status: "missing" };
    return { status: "refused", reason: `it cannot be read (${code ?? "unknown error"})` };
  }
}
function findOwn(root, path) {
  const link = linkBetween(root, (0, import_node_path2.dirname)(path));
  if (link === null) return { status: "ok", path, followsLink: false };
  return { status: "refused", reason: `its folder ${link} is a symbolic link` };
}
function findInProject(root, path) {
  const real = import_node_fs2.realpathSync.native(path);
  const base = import_node_fs2.realpathSync.native(root);
  if (!isInside(real, base)) return { status: "refused", reason: "it leads out of the project" };
  const hidden = (0, import_node_path2.relative)(base, real).split(import_node_path2.sep).includes(".git");
  if (hidden) return { status: "refused", reason: "it leads into .git" };
  return { status: "ok", path: real, followsLink: false };
}
function linkBetween(root, folder) {
  for (let path = folder; path.length > root.length; path = (0, import_node_path2.dirname)(path))
    if ((0, import_node_fs2.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
  return null;
}

// src/adapters/files/only-ours.ts
function notOnlyOurs(path, { uid, mode }) {
  if (process.getuid === void 0) return null;
  const own = process.getuid();
  if (uid !== own)
    return `it belongs to another user; if it is yours, type: sudo chown ${own} ${quoted(path)}`;
  return (mode & 18) === 0 ? null : `other users can write it; type: chmod go-w ${quoted(path)}`;
}
function quoted(path) {
  return `'${path.replaceAll("'", "'\\''")}'`;
}

// src/adapters/files/read-plain.ts
var import_node_fs4 = require("node:fs");

// src/adapters/files/open-flags.ts
var import_node_fs3 = require("node:fs");
var noWait = import_node_fs3.constants.O_NONBLOCK ?? 0;
var noLink = import_node_fs3.constants.O_NOFOLLOW ?? 0;

// src/adapters/files/read-plain.ts
function readPlain(path, rule) {
  try {
    const look = rule.followsLink === false ? import_node_fs4.lstatSync : import_node_fs4.statSync;
    const seen = look(path, { throwIfNoEntry: false });
    if (seen === void 0) return { status: "missing" };
    const reason = objectionTo(seen, rule);
    return reason === null ? readOpened(path, rule) : { status: "refused", reason };
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT" || code === "ENOTDIR") return { status: "missing" };
    return { status: "refused", reason: `it cannot be read (${code ?? "unknown error"})` };
  }
}
function readOpened(path, rule) {
  const file = (0, import_node_fs4.openSync)(path, import_node_fs4.constants.O_RDONLY | noWait | (rule.followsLink === false ? noLink : 0));
  try {
    const stat = (0, import_node_fs4.fstatSync)(file);
    const reason = objectionTo(stat, rule);
    if (reason !== null) return { status: "refused", reason };
    const start = rule.partFrom?.(stat.size) ?? 0;
    const bytes = readUpTo(file, start, stat.size - start, rule.cap);
    if (bytes.length <= rule.cap) return { status: "ok", bytes, size: stat.size, start };
    if (rule.partFrom === void 0) return { status: "refused", reason: tooLarge(rule.cap) };
    return { status: "ok", bytes: bytes.subarray(0, rule.cap), size: stat.size, start };
  } finally {
    (0, import_node_fs4.closeSync)(file);
  }
}
function objectionTo(stat, rule) {
  const reason = notPlain(stat);
  if (reason !== null) return reason;
  if (rule.partFrom === void 0 && stat.size > rule.cap) return tooLarge(rule.cap);
  return rule.objection?.(stat) ?? null;
}
function notPlain(stat) {
  if (stat.isFile()) return null;
  if (stat.isSymbolicLink()) return "it is a symbolic link";
  if (stat.isDirectory()) return "it is a folder";
  if (stat.isFIFO()) return "it is a named pipe";
  return stat.isSocket() ? "it is a socket" : "it is a device";
}
function tooLarge(cap) {
  return `it is larger than ${cap >= 1024 * 1024 ? `${Math.floor(cap / 1024 / 1024)} MiB` : `${cap} bytes`}`;
}
function readUpTo(file, start, expected, cap) {
  let buffer = Buffer.alloc(Math.max(0, Math.min(expected, cap)) + 1);
  for (let length = 0; ; ) {
    const read2 = (0, import_node_fs4.readSync)(file, buffer, length, buffer.length - length, start + length);
    length += read2;
    if (read2 === 0 || length === expected || length > cap) return buffer.subarray(0, length);
    if (length === buffer.length) buffer = Buffer.concat([buffer], Math.min(2 * length, cap + 1));
  }
}

// src/adapters/files/read-file.ts
var mebibyte = 1024 * 1024;
var documentCap = 4 * mebibyte;
function readFile(path, place, cap) {
  return read(path, place, { cap });
}
function readText(path, place, cap = documentCap) {
  const found = read(path, place, { cap });
  return found.status === "ok" ? { status: "ok", text: found.bytes.toString("utf8") } : found;
}
function read(path, place, rule) {
  const found = findIn(place, path);
  if (found.status !== "ok") return found;
  const { followsLink } = found;
  return readPlain(found.path, {
    ...rule,
    followsLink,
    ...place.kind === "private" && { objection: (stat) => notOnlyOurs(path, stat) }
  });
}

// src/app/planning/documents.ts
var import_node_path3 = require("node:path");

// src/adapters/files/list-folder.ts
var import_node_fs5 = require("node:fs");
var MOST = 1e4;
function listFolder(path, place, most = MOST) {
  const found = findIn(place, path);
  if (found.status !== "ok") return found;
  try {
    const look = found.followsLink ? import_node_fs5.statSync : import_node_fs5.lstatSync;
    const stat = look(found.path, { throwIfNoEntry: false });
    if (stat === void 0) return { status: "missing" };
    if (!stat.isDirectory()) return { status: "refused", reason: "it is no folder" };
    const entries = readEntries(found.path, most);
    if (entries.length <= most) return { status: "ok", entries };
    return { status: "too-many", reason: `it holds more than ${most} files` };
  } catch (error) {
    return { status: "refused", reason: `it cannot be listed (${errorCode(error) ?? "unknown error"})` };
  }
}
function namesIn(path, place) {
  const list2 = listFolder(path, place);
  return list2.status === "ok" ? list2.entries.map(({ name }) => name).sort() : [];
}
function readEntries(path, most) {
  const folder = (0, import_node_fs5.opendirSync)(path, { bufferSize: 256 });
  try {
    const entries = [];
    for (let entry = folder.readSync(); entry !== null; entry = folder.readSync()) {
      if (entries.push(entry) > most) break;
    }
    return entries;
  } finally {
    folder.closeSync();
  }
}

// src/app/planning/documents.ts
function readDocument(root, path) {
  return readText((0, import_node_path3.resolve)(root, path), projectFile(root));
}
function documentText(root, path) {
  const found = readDocument(root, path);
  return found.status === "ok" ? found.text : null;
}
function documentNames(root, folder) {
  return namesIn((0, import_node_path3.resolve)(root, folder), projectFile(root));
}
function cannotUse(path, reason) {
  return `${path} cannot be used: ${reason}. Put a plain file there, or move it away.`;
}

// src/app/planning/find-planning.ts
var import_node_fs6 = require("node:fs");
var import_node_path4 = require("node:path");
function findProject(path) {
  let folder = isFolder(path) ? path : (0, import_node_path4.dirname)(path);
  for (; ; ) {
    if ((0, import_node_path4.basename)(folder) === ".planning") return (0, import_node_path4.dirname)(folder);
    if ((0, import_node_fs6.existsSync)((0, import_node_path4.join)(folder, ".planning"))) return folder;
    const parent = (0, import_node_path4.dirname)(folder);
    if (parent === folder) return null;
    folder = parent;
  }
}
function isFolder(path) {
  return (0, import_node_fs6.existsSync)(path) && (0, import_node_fs6.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

// src/app/planning/plan-phase/plan-surroundings.ts
var import_node_fs9 = require("node:fs");
var import_node_path8 = require("node:path");

// src/adapters/files/read-json.ts
var CAP = 16 * 1024 * 1024;
var DEEPEST = 200;
function readJson(path, place, cap = CAP) {
  const file = readText(path, place, cap);
  if (file.status === "missing") return file;
  return file.status === "ok" ? parseJson(file.text) : { status: "unreadable", reason: file.reason };
}
function parseJson(text) {
  try {
    const value = JSON.parse(text.charCodeAt(0) === 65279 ? text.slice(1) : text);
    if (mayBeDeeper(text, DEEPEST) && isDeeper(value, DEEPEST))
      return { status: "corrupt", reason: "it is nested too deeply" };
    return { status: "ok", value };
  } catch (error) {
    return { status: "corrupt", reason: describe(text, error) };
  }
}
function mayBeDeeper(text, levels) {
  return text.split("{").length + text.split("[").length > levels;
}
function isDeeper(value, levels) {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  for (const part of Object.values(value)) if (isDeeper(part, levels - 1)) return true;
  return false;
}
function describe(text, error) {
  if (text.trim() === "") return "it is empty";
  const place = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : void 0;
  return place === void 0 ? "it is no whole JSON" : `it is no JSON at character ${place}`;
}

// src/adapters/process/find-program.ts
var import_node_fs8 = require("node:fs");
var import_node_path6 = require("node:path");

// src/adapters/process/project-reach.ts
var import_node_fs7 = require("node:fs");
var import_node_os = require("node:os");
var import_node_path5 = require("node:path");
function projectReach(projectRoot, home = homeFolder()) {
  let reach = realPath(projectRoot);
  for (const folder of parentsOf(reach)) {
    if (home !== null && isInside(home, folder)) break;
    if (isRepository(folder)) reach = folder;
  }
  return reach;
}
function foldersInReach(projectRoot) {
  const reach = projectReach(projectRoot);
  return [...parentsOf(realPath(projectRoot))].filter((folder) => isInside(folder, reach));
}
function isRepository(folder) {
  try {
    return (0, import_node_fs7.lstatSync)((0, import_node_path5.join)(folder, ".git"), { throwIfNoEntry: false }) !== void 0;
  } catch {
    return false;
  }
}
function* parentsOf(path) {
  for (let folder = path; ; folder = (0, import_node_path5.dirname)(folder)) {
    yield folder;
    if ((0, import_node_path5.dirname)(folder) === folder) return;
  }
}
function homeFolder() {
  try {
    return realPath((0, import_node_os.userInfo)().homedir);
  } catch {
    return null;
  }
}

// src/adapters/process/find-program.ts
function isOnPath(name, env2) {
  return pathOf(env2).some((folder) => fileNames(name, env2).some((file) => isProgram((0, import_node_path6.join)(folder, file))));
}
function pathOf(env2) {
  return (env2.PATH ?? env2.Path ?? "").split(import_node_path6.delimiter).map((folder) => folder.replace(/^"(.*)"$/, "$1"));
}
function fileNames(name, env2) {
  if (process.platform !== "win32") return [name];
  return (env2.PATHEXT ?? ".COM;.EXE;.BAT;.CMD").split(";").map((extension) => `${name}${extension.toLowerCase()}`);
}
function isProgram(path) {
  try {
    (0, import_node_fs8.accessSync)(path, import_node_fs8.constants.X_OK);
    return (0, import_node_fs8.statSync)(path).isFile();
  } catch {
    return false;
  }
}

// src/core/planning/made-files.ts
function madeFiles(plan2) {
  const listed = [
    ...plan2.filesModified,
    ...plan2.tasks.flatMap(({ files }) => files),
    ...plan2.mustHaves.artifacts.map(({ path }) => path)
  ];
  return [...new Set(listed.map(plainPath))];
}
function makes(files) {
  const known = /* @__PURE__ */ new Set();
  for (const file of files) {
    const path = plainPath(file);
    known.add(path);
    for (let at = path.indexOf("/"); at !== -1; at = path.indexOf("/", at + 1)) known.add(path.slice(0, at));
  }
  return (path) => known.has(plainPath(path));
}
function plainPath(path) {
  return path.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "").replace(/\/$/, "");
}

// src/core/planning/plan-id.ts
var PHASE_PART = /^(?:\d{2,}[A-Z]?|\d[A-Z])(?:\.\d+)*$/i;
var PLAN_PART = /^(?:\d{2}[A-Z]?|\d[A-Z])(?:\.\d+)*$/i;
function planName(file) {
  const id = file.replace("-PLAN.md", "").replace("PLAN.md", "");
  const canonical = canonicalPlanId(id);
  const short = /-(\d+)$/.exec(canonical)?.[1] ?? null;
  return { id, canonical, short };
}
function canonicalPlanId(name) {
  const base = name.replace(/-(?:PLAN|SUMMARY)\.md$/i, "").replace(/\.md$/i, "");
  const parts = base.split("-").filter((part) => part !== "");
  const at = parts.findIndex((part) => PHASE_PART.test(part));
  const [phase, plan2] = [parts[at], parts[at + 1]];
  return at !== -1 && plan2 !== void 0 && PLAN_PART.test(plan2) ? `${phase}-${plan2}` : base;
}
function planResolver(names) {
  const ids = new Map(names.map(({ id }) => [id.toLowerCase(), id]));
  const canonicals = new Map(names.map(({ id, canonical }) => [canonical.toLowerCase(), id]));
  const shorts = new Map(
    [...names].reverse().flatMap(({ id, short }) => short === null ? [] : [[short, id]])
  );
  return (token) => {
    const wanted = token.trim().toLowerCase().replace(/\.md$/, "").replace(/-plan$/, "");
    const found = ids.get(wanted) ?? canonicals.get(wanted) ?? shorts.get(wanted);
    return found ?? canonicals.get(canonicalPlanId(wanted)) ?? null;
  };
}

// src/core/planning/phase-files.ts
var ASIDE = /-OUTLINE\.md$|\.pre-bounce\.md$|-PLAN-REVIEW\.md$/i;
function phaseFiles(names, nested) {
  const inner = (pattern) => nested.filter((name) => pattern.test(name) && !ASIDE.test(name)).map((name) => `plans/${name}`);
  const canonical = names.filter((name) => isCanonical(name) && !ASIDE.test(name));
  return {
    plans: [...canonical, ...inner(/^(?=.*\.md$)(?:.*-)?PLAN-\d/i)].sort(),
    oddlyNamed: names.filter((name) => /^(?=.*\.md$)(?:.*-)?PLAN(?:-\d|\.md$)/i.test(name) && !ASIDE.test(name)).filter((name) => !isCanonical(name) && !isSummary(name)).sort(),
    summaries: [...names.filter(isSummary), ...inner(/^(?=.*\.md$)(?:.*-)?SUMMARY-\d/i)].sort()
  };
}
function summaryOf(plan2, summaries) {
  const at = plan2.lastIndexOf("/") + 1;
  const folder = plan2.slice(0, at);
  const base = plan2.slice(at).replace(/\.md$/i, "");
  const numbered = /^(\d+)-PLAN-(\d+)/i.exec(base);
  const names = [
    `${base.replace(/PLAN/i, "SUMMARY")}.md`,
    `${base}-SUMMARY.md`,
    ...numbered === null ? [] : [`${numbered[1]}-${numbered[2]}-SUMMARY.md`],
    `${canonicalPlanId(base)}-SUMMARY.md`
  ].map((name) => folder + name);
  return names.find((name) => summaries.includes(name)) ?? null;
}
function isCanonical(name) {
  return name.endsWith("-PLAN.md") || name === "PLAN.md";
}
function isSummary(name) {
  return name.endsWith("-SUMMARY.md") || name === "SUMMARY.md";
}

// src/core/planning/dependency-levels.ts
function dependencyLevels(nodes, edges) {
  const waiting = new Map(nodes.map((id) => [id, edges.get(id)?.length ?? 0]));
  const dependants = dependantsOf(nodes, edges);
  const order = nodes.filter((id) => waiting.get(id) === 0);
  const levels = new Map(order.map((id) => [id, 0]));
  for (const id of order) {
    const level = (levels.get(id) ?? 0) + 1;
    for (const dependant of dependants.get(id) ?? []) {
      levels.set(dependant, Math.max(levels.get(dependant) ?? 0, level));
      const left = (waiting.get(dependant) ?? 0) - 1;
      waiting.set(dependant, left);
      if (left === 0) order.push(dependant);
    }
  }
  return { levels: new Map(order.map((id) => [id, levels.get(id) ?? 0])), order };
}
function blockedBy(stopped, edges, order) {
  const blocked = /* @__PURE__ */ new Map();
  if (stopped.size === 0) return blocked;
  for (const id of order) {
    const waitsFor = edges.get(id) ?? [];
    const inherited = waitsFor.flatMap((one) => [...blocked.get(one) ?? []]);
    const causes = /* @__PURE__ */ new Set([...waitsFor.filter((one) => stopped.has(one)), ...inherited]);
    if (causes.size > 0) blocked.set(id, causes);
  }
  return blocked;
}
function dependantsOf(nodes, edges) {
  const dependants = new Map(nodes.map((id) => [id, []]));
  for (const [id, dependencies2] of edges) {
    for (const one of dependencies2) dependants.get(one)?.push(id);
  }
  return dependants;
}

// src/core/planning/wave-problems.ts
function waveProblems(plans, found) {
  const unknown = /* @__PURE__ */ new Set();
  const problems = [];
  const seen = /* @__PURE__ */ new Map();
  for (const plan2 of plans) {
    const same = seen.get(plan2.id.toLowerCase());
    if (same !== void 0) problems.push(sameId(plan2.id, same));
    seen.set(plan2.id.toLowerCase(), plan2.id);
    for (const token of plan2.dependsOn.filter((one) => found.resolve(one) === null)) {
      unknown.add(plan2.id);
      problems.push(unknownDependency(plan2.id, token));
    }
  }
  const waves2 = new Map(found.nodes.map(({ id, wave }) => [id, wave]));
  const misplaced = plans.filter(({ id, declaredWave }) => {
    const wave = waves2.get(id) ?? null;
    return declaredWave !== null && wave !== null && declaredWave !== wave && !unknown.has(id);
  });
  return [
    ...problems,
    ...found.cycles.map(cycle),
    ...misplaced.map(({ id, declaredWave }) => declared(id, declaredWave, waves2.get(id) ?? null)),
    ...found.overlaps.map(overlap)
  ];
}
function sameId(plan2, other) {
  return {
    code: "same-id",
    severity: "error",
    plan: plan2,
    message: `${plan2} and ${other} are one id where case does not count.`,
    fix: "Rename one of the files."
  };
}
function unknownDependency(plan2, token) {
  return {
    code: "unknown-dependency",
    severity: "warning",
    plan: plan2,
    message: `${plan2} depends on "${token}", which is no plan of this phase; the wave of ${plan2} may be wrong.`,
    fix: 'Name a plan of this phase, such as "01" or "01-01", or remove the entry.'
  };
}
function cycle(plans) {
  return {
    code: "cycle",
    severity: "error",
    plan: plans[0] ?? "",
    message: `These plans wait for each other: ${[...plans, plans[0]].join(" -> ")}.`,
    fix: "Take one entry out of depends_on."
  };
}
function declared(plan2, wave, computed) {
  return {
    code: "declared-wave",
    severity: "warning",
    plan: plan2,
    message: `${plan2} declares wave ${wave}, but its dependencies place it in wave ${computed}.`,
    fix: `Write wave: ${computed}, or correct depends_on.`
  };
}
function overlap({ wave, plans, files }) {
  return {
    code: "overlap",
    severity: "warning",
    plan: plans[1],
    message: `${plans.join(" and ")} are both in wave ${wave} and change ${files.join(", ")}.`,
    fix: `Let ${plans[1]} depend on ${plans[0]}, or give each file to one plan; until then they run one after the other.`
  };
}

// src/core/planning/waves.ts
function planWaves(plans) {
  const resolve4 = planResolver(plans);
  const edges = new Map(plans.map((plan2) => [plan2.id, resolvedOf(plan2, resolve4)]));
  const { levels, order } = dependencyLevels(
    plans.map(({ id }) => id),
    edges
  );
  const offset = plans.some(({ declaredWave }) => declaredWave === 0) ? 0 : 1;
  const halted = new Set(plans.filter((plan2) => plan2.halted).map(({ id }) => id));
  const blocked = blockedBy(halted, edges, order);
  const nodes = plans.map(({ id }) => {
    const level = levels.get(id);
    return {
      id,
      wave: level === void 0 ? null : level + offset,
      dependsOn: edges.get(id) ?? [],
      blockedBy: [...blocked.get(id) ?? []]
    };
  });
  const cycles = cyclesOf(nodes);
  const overlaps = overlapsOf(plans, nodes);
  const incomplete = plans.filter(({ hasSummary }) => !hasSummary).map(({ id }) => id);
  const runnable = nodes.filter((node) => incomplete.includes(node.id) && node.wave !== null && node.blockedBy.length === 0).map(({ id }) => id);
  const problems = waveProblems(plans, { nodes, cycles, overlaps, resolve: resolve4 });
  return { waves: grouped(nodes), nodes, cycles, overlaps, incomplete, runnable, problems };
}
function resolvedOf(plan2, resolve4) {
  return [...new Set(plan2.dependsOn.flatMap((token) => resolve4(token) ?? []))];
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
  const waves2 = new Map(nodes.map(({ id, wave }) => [id, wave]));
  const owners = /* @__PURE__ */ new Map();
  const shared = /* @__PURE__ */ new Map();
  for (const plan2 of plans) {
    const wave = waves2.get(plan2.id) ?? null;
    if (wave === null) continue;
    for (const file of new Set([...plan2.filesModified, ...plan2.filesDeleted].map(samePath))) {
      const others = owners.get(`${wave}\0${file}`) ?? [];
      for (const other of others) {
        const key = `${other}\0${plan2.id}`;
        const known = shared.get(key) ?? { wave, plans: [other, plan2.id], files: [] };
        known.files.push(file);
        shared.set(key, known);
      }
      owners.set(`${wave}\0${file}`, [...others, plan2.id]);
    }
  }
  return [...shared.values()].sort((a, b) => a.wave - b.wave);
}
function samePath(path) {
  return path.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "").replaceAll(/\/{2,}/g, "/");
}
function grouped(nodes) {
  const waves2 = /* @__PURE__ */ new Map();
  for (const { id, wave } of nodes) if (wave !== null) waves2.set(wave, [...waves2.get(wave) ?? [], id]);
  return [...waves2].sort(([a], [b]) => a - b).map(([wave, plans]) => ({ wave, plans }));
}

// src/app/planning/read-phase.ts
var import_node_path7 = require("node:path");

// src/core/planning/diagnostic.ts
function errorAt(where, what) {
  return { severity: "error", ...what, start: where.start, end: where.end };
}
function warningAt(where, what) {
  return { severity: "warning", ...what, start: where.start, end: where.end };
}
function placed(text, diagnostics) {
  let line = 1;
  let lineStart = 0;
  let lineBreak = endOfLine(text, 0);
  return [...diagnostics].sort((a, b) => a.start - b.start).map((one) => {
    while (lineBreak < one.start) {
      line += 1;
      lineStart = lineBreak + 1;
      lineBreak = endOfLine(text, lineStart);
    }
    return { ...one, line, column: one.start - lineStart + 1 };
  });
}
function endOfLine(text, from) {
  const at = text.indexOf("\n", from);
  return at === -1 ? text.length : at;
}

// src/core/planning/frontmatter-block.ts
function frontmatterBlock(text) {
  const bom = text.startsWith("\uFEFF") ? 1 : 0;
  const opening = /---[ \t]*(?:\r?\n|$)/y;
  opening.lastIndex = bom;
  const open = opening.exec(text);
  if (open === null) return { status: "absent", at: bom };
  const start = bom + open[0].length;
  const close = closingFence(text, start);
  if (close === null) return { status: "unclosed", at: bom };
  return { status: "found", start: bom, end: close.end, inner: { start, end: close.start } };
}
function bodyStart(text) {
  const block2 = frontmatterBlock(text);
  if (block2.status !== "found") return block2.at;
  let at = block2.end;
  for (; ; ) {
    const stacked = /\s*---[ \t]*\r?\n(?=[A-Za-z_][\w-]*:)/y;
    stacked.lastIndex = at;
    const open = stacked.exec(text);
    const close = open === null ? null : closingFence(text, at + open[0].length);
    if (close === null) return at;
    at = close.end;
  }
}
function closingFence(text, from) {
  const fence = /^---[ \t]*(?:\r?\n|$(?![\s\S]))/gm;
  fence.lastIndex = from;
  const found = fence.exec(text);
  return found === null ? null : { start: found.index, end: found.index + found[0].length };
}

// src/core/planning/text-lines.ts
function textLines(text, from = 0, to = text.length) {
  const lines = [];
  const breaks = /\r\n|\n|\r/g;
  breaks.lastIndex = from;
  let start = from;
  for (let found = breaks.exec(text); found !== null && found.index < to; found = breaks.exec(text)) {
    const next = Math.min(found.index + found[0].length, to);
    lines.push({ text: text.slice(start, found.index), start, end: found.index, next });
    start = next;
  }
  lines.push({ text: text.slice(start, to), start, end: to, next: to });
  return lines;
}

// src/core/planning/value.ts
function isMap(value) {
  return typeof value === "object" && !Array.isArray(value);
}
function isList(value) {
  return Array.isArray(value);
}
function scalar(value) {
  if (typeof value !== "string") return null;
  const text = value.trim();
  return text === "" ? null : text;
}
function texts(value) {
  const items = isList(value) ? value : [value];
  return items.flatMap((item2) => scalar(item2) ?? []);
}
function mapOf(entries) {
  const map2 = /* @__PURE__ */ Object.create(null);
  for (const [key, value] of entries) map2[key] = value;
  return map2;
}

// src/core/planning/line-value.ts
var DEEPEST2 = 40;
var KEY = /^([\w.-][\w. -]{0,80}?)\s*:(?:\s+(\S.*)?)?$/;
function readLines(source) {
  const rows = textLines(source).flatMap(rowOf);
  return block({ rows, at: 0 }, 0, 0);
}
function unquoted(raw) {
  const text = raw.trim();
  const quote = text[0];
  if (text.length < 2 || quote !== '"' && quote !== "'" || !text.endsWith(quote))
    return withoutComment(text);
  const inner = text.slice(1, -1);
  return quote === "'" ? inner.replaceAll("''", "'") : inner.replaceAll(/\\(["\\/])/g, "$1");
}
function rowOf(line) {
  const text = line.text.trim();
  if (text === "" || text.startsWith("#")) return [];
  return [{ indent: line.text.length - line.text.trimStart().length, text }];
}
function block(cursor, indent, depth) {
  const first = cursor.rows[cursor.at];
  if (first === void 0 || first.indent < indent || depth > DEEPEST2) return "";
  return isItem(first) ? list(cursor, first.indent, depth) : map(cursor, first.indent, depth);
}
function map(cursor, indent, depth) {
  const entries = [];
  for (let row = cursor.rows[cursor.at]; row !== void 0 && row.indent >= indent; ) {
    cursor.at += 1;
    const [, key, rest] = KEY.exec(row.text) ?? [];
    if (row.indent === indent && key !== void 0)
      entries.push([key, valueAfter(cursor, indent, rest, depth)]);
    else if (row.indent === indent && isItem(row)) continueList(entries, row);
    row = cursor.rows[cursor.at];
  }
  return mapOf(entries);
}
function continueList(entries, row) {
  const last = entries.at(-1);
  if (last !== void 0 && Array.isArray(last[1])) last[1] = [...last[1], inline(row.text.slice(1))];
}
function valueAfter(cursor, indent, rest, depth) {
  const text = rest?.trim() ?? "";
  if (text !== "" && !text.startsWith("#")) return inline(text);
  const next = cursor.rows[cursor.at];
  if (next === void 0) return "";
  if (next.indent > indent) return block(cursor, indent + 1, depth + 1);
  return next.indent === indent && isItem(next) ? list(cursor, indent, depth + 1) : "";
}
function list(cursor, indent, depth) {
  const items = [];
  for (let row = cursor.rows[cursor.at]; row !== void 0 && row.indent >= indent; ) {
    if (row.indent === indent && !isItem(row)) break;
    cursor.at += 1;
    if (row.indent === indent) items.push(item(cursor, row, depth));
    row = cursor.rows[cursor.at];
  }
  return items;
}
function item(cursor, row, depth) {
  const text = row.text.slice(1).trimStart();
  const indent = row.indent + row.text.length - text.length;
  const [, key, rest] = text.startsWith('"') || text.startsWith("'") ? [] : KEY.exec(text) ?? [];
  if (key === void 0) return inline(text);
  const first = valueAfter(cursor, indent, rest, depth + 1);
  const more = cursor.rows[cursor.at];
  if (more === void 0 || more.indent !== indent || isItem(more)) return mapOf([[key, first]]);
  const others = map(cursor, indent, depth + 1);
  return mapOf([[key, first], ...typeof others === "string" ? [] : Object.entries(others)]);
}
function inline(raw) {
  const text = raw.trim();
  if (!text.startsWith("[") || !text.endsWith("]")) return unquoted(text);
  const parts = text.slice(1, -1).match(/"(?:[^"\\]|\\.)*"|'[^']*'|[^,]+/g) ?? [];
  return parts.map((part) => unquoted(part)).filter((part) => part !== "");
}
function isItem(row) {
  return row.text === "-" || row.text.startsWith("- ");
}
function withoutComment(text) {
  const at = text.search(/\s#/);
  return at === -1 ? text : text.slice(0, at).trimEnd();
}

// src/core/planning/yaml-value.ts
var import_yaml = require("./packages/yaml.cjs");
var DEEPEST3 = 40;
function readYaml(source) {
  try {
    const document = (0, import_yaml.parseDocument)(source, {
      schema: "failsafe",
      uniqueKeys: false,
      logLevel: "silent",
      prettyErrors: false
    });
    const [error] = document.errors;
    if (error !== void 0) return { status: "invalid", reason: error.message, at: error.pos[0] };
    return { status: "ok", value: toValue(document.contents, 0) };
  } catch (error) {
    return { status: "invalid", reason: error instanceof Error ? error.message : String(error), at: 0 };
  }
}
function toValue(node, depth) {
  if (depth > DEEPEST3) return "";
  if ((0, import_yaml.isScalar)(node)) return typeof node.value === "string" ? node.value : "";
  if ((0, import_yaml.isAlias)(node)) return `*${node.source}`;
  if ((0, import_yaml.isSeq)(node)) return node.items.map((item2) => toValue(item2, depth + 1));
  if (!(0, import_yaml.isMap)(node)) return "";
  return mapOf(
    node.items.flatMap((pair) => {
      if (!(0, import_yaml.isPair)(pair)) return [];
      const key = toValue(pair.key, DEEPEST3);
      return typeof key === "string" ? [[key, toValue(pair.value, depth + 1)]] : [];
    })
  );
}

// src/core/planning/frontmatter.ts
var KEY_LINE = /^(?:(?:"([^"]+)"|'([^']+)')\s*|([^\s#"'[\]{},&*!|>%@`:-][^:#]*|-[^\s:][^:]*)):(?=\s|$)/;
var LARGEST_YAML = 256 * 1024;
function readFrontmatter(text) {
  const block2 = frontmatterBlock(text);
  if (block2.status === "absent") return none(block2.at);
  if (block2.status === "unclosed") {
    const what = {
      code: "frontmatter-unclosed",
      message: "The frontmatter is opened and never closed.",
      fix: "Put a line --- after its last key."
    };
    return { ...none(block2.at), diagnostics: [errorAt({ start: block2.at, end: block2.at + 3 }, what)] };
  }
  const read2 = readEntries2(text, block2.inner.start, block2.inner.end);
  const repeated = duplicates(read2.entries);
  return {
    present: true,
    start: block2.start,
    end: block2.end,
    inner: block2.inner,
    entries: read2.entries,
    values: mapOf(read2.entries.map(({ key, value }) => [key, value])),
    diagnostics: [...read2.diagnostics, ...repeated]
  };
}
function none(at) {
  const inner = { start: at, end: at };
  return { present: false, start: at, end: at, inner, entries: [], values: mapOf([]), diagnostics: [] };
}
function readEntries2(text, start, end) {
  const segments = segmentsOf(textLines(text, start, end).filter((line) => line.start < end));
  const source = text.slice(start, end);
  if (segments.length === 0) return wholeBlock(source, start, end);
  const oversized = end - start > LARGEST_YAML;
  const diagnostics = [];
  const entries = segments.map(({ key, start: from, end: to }) => {
    const part = text.slice(from, to);
    const read2 = oversized ? null : readYaml(part);
    if (read2?.status === "ok") return { key, value: valueIn(read2.value, key), start: from, end: to };
    diagnostics.push(invalid(key, { start: from, end: to }, read2?.reason ?? "it is too large"));
    return { key, value: valueIn(readLines(part), key), start: from, end: to };
  });
  return { entries, diagnostics };
}
function wholeBlock(source, start, end) {
  const read2 = source.length > LARGEST_YAML ? null : readYaml(source);
  if (read2?.status !== "ok") {
    return { entries: [], diagnostics: [invalid("", { start, end }, read2?.reason ?? "it is too large")] };
  }
  const map2 = isMap(read2.value) ? read2.value : {};
  return {
    entries: Object.entries(map2).map(([key, value]) => ({ key, value, start, end })),
    diagnostics: []
  };
}
function segmentsOf(lines) {
  const segments = [];
  let indent = null;
  for (const line of lines) {
    const trimmed = line.text.trimStart();
    const depth = line.text.length - trimmed.length;
    const [, double, single, plain] = (indent ?? depth) === depth ? KEY_LINE.exec(trimmed) ?? [] : [];
    const key = double ?? single ?? plain?.trimEnd();
    const last = segments.at(-1);
    if (key !== void 0) {
      indent = depth;
      segments.push({ key, start: line.start, end: line.next });
    } else if (last !== void 0) {
      last.end = line.next;
    }
  }
  return segments;
}
function valueIn(value, key) {
  return isMap(value) ? value[key] ?? "" : "";
}
function invalid(key, where, reason) {
  const name = key === "" ? "The frontmatter" : `"${key}"`;
  return warningAt(where, {
    code: "frontmatter-invalid-yaml",
    message: `${name} is not valid YAML (${reason.split("\n")[0] ?? ""}); it was read line by line.`,
    fix: 'Put the value in double quotes and write \\" for a quote inside it.'
  });
}
function duplicates(entries) {
  const seen = /* @__PURE__ */ new Set();
  return entries.flatMap((entry) => {
    const again = seen.has(entry.key);
    seen.add(entry.key);
    if (!again) return [];
    const what = {
      code: "frontmatter-duplicate-key",
      message: `"${entry.key}" stands more than once; the last one counts.`,
      fix: "Remove all but one."
    };
    return [warningAt(entry, what)];
  });
}

// src/core/planning/gsd-task-count.ts
var OPENING = /<task(?=[\s>])/gi;
var HEADING = /##\s*Task\s*\d+/gi;
function gsdTaskCount(text) {
  const tags = countOpenings(text);
  return tags > 0 ? tags : [...text.matchAll(HEADING)].length;
}
function countOpenings(text) {
  const opening = new RegExp(OPENING);
  let count = 0;
  while (opening.exec(text) !== null) {
    const end = text.indexOf(">", opening.lastIndex);
    if (end === -1) break;
    count += 1;
    opening.lastIndex = end + 1;
  }
  return count;
}

// src/core/heading-text.ts
function headingText(rest) {
  const text = rest.trim();
  const closing = text.search(/(?<!#)#+$/);
  return closing < 0 || /\S/.test(text[closing - 1] ?? " ") ? text : text.slice(0, closing).trimEnd();
}

// src/core/planning/quoted-ranges.ts
var FENCE = /^[ \t]*(?:(?:[-*+>]|\d{1,9}[.)])[ \t]+)*(`{3,}(?!`)|~{3,}(?!~))([^\r\n]*)$/;
var OPENING2 = /`+|<!--/g;
function quotedRanges(text, from = 0) {
  const ranges = [];
  let state = { resume: from, fence: null };
  for (const line of textLines(text, from)) {
    if (line.next <= state.resume && line.start < state.resume) continue;
    state = state.fence === null ? outsideFence(text, line, state.resume, ranges) : insideFence(line, state.fence, ranges);
  }
  const { fence } = state;
  if (fence !== null) ranges.push({ kind: "fence", start: fence.start, end: text.length, closed: false });
  return ranges;
}
function outsideFence(text, line, resume, ranges) {
  const mark = line.start >= resume ? fenceMark(line.text) : null;
  if (mark !== null) return { resume: line.next, fence: { mark, start: line.start } };
  return { resume: inlineRanges(text, line, Math.max(resume, line.start), ranges), fence: null };
}
function insideFence(line, fence, ranges) {
  if (!closes(line.text, fence.mark)) return { resume: line.next, fence };
  ranges.push({ kind: "fence", start: fence.start, end: line.next, closed: true });
  return { resume: line.next, fence: null };
}
function insideRanges(ranges, offset) {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = low + high >> 1;
    if ((ranges[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const range = ranges[low];
  return range !== void 0 && range.start <= offset;
}
function withoutQuotations(text, ranges) {
  const parts = [];
  let at = 0;
  for (const { start, end } of ranges) {
    parts.push(text.slice(at, start), text.slice(start, end).replaceAll(/[^\r\n]/g, " "));
    at = end;
  }
  return parts.join("") + text.slice(at);
}
function withoutBlocks(text, ranges) {
  return withoutQuotations(
    text,
    ranges.filter(({ kind }) => kind !== "code")
  );
}
function fenceMark(line) {
  const [, mark, info] = FENCE.exec(line) ?? [];
  if (mark === void 0 || mark.startsWith("`") && info?.includes("`")) return null;
  return mark;
}
function closes(line, mark) {
  const text = line.trim();
  return text.length >= mark.length && text.startsWith(mark) && /^(?:`+|~+)$/.test(text);
}
function inlineRanges(text, line, from, ranges) {
  const spans = lastRuns(line, from);
  OPENING2.lastIndex = from - line.start;
  for (let found = OPENING2.exec(line.text); found !== null; found = OPENING2.exec(line.text)) {
    const start = line.start + found.index;
    const range = found[0] === "<!--" ? comment(text, start) : codeSpan(line, found[0], start, spans);
    if (range === null) continue;
    ranges.push(range);
    if (range.end >= line.end) return Math.max(range.end, line.next);
    OPENING2.lastIndex = range.end - line.start;
  }
  return line.next;
}
function lastRuns(line, from) {
  const runs = /* @__PURE__ */ new Map();
  for (const run of line.text.matchAll(/`+/g)) {
    if (line.start + run.index >= from) runs.set(run[0].length, line.start + run.index);
  }
  return runs;
}
function codeSpan(line, mark, start, last) {
  if ((last.get(mark.length) ?? -1) <= start) return null;
  const runs = /`+/g;
  runs.lastIndex = start - line.start + mark.length;
  for (let run = runs.exec(line.text); run !== null; run = runs.exec(line.text)) {
    if (run[0].length !== mark.length) continue;
    return { kind: "code", start, end: line.start + run.index + mark.length, closed: true };
  }
  return null;
}
function comment(text, start) {
  const end = text.indexOf("-->", start + 4);
  if (end === -1) return { kind: "comment", start, end: text.length, closed: false };
  return { kind: "comment", start, end: end + 3, closed: true };
}

// src/core/planning/markdown-document.ts
var HEADING2 = /^ {0,3}(#{1,6})(?:[ \t](.*))?$/;
function readMarkdown(text) {
  const frontmatter = readFrontmatter(text);
  const body = bodyStart(text);
  const quoted2 = quotedRanges(text, body);
  const headings = headingsOf(textLines(text, body), quoted2, text.length);
  const diagnostics = placed(text, [...frontmatter.diagnostics, ...unreadable(text, quoted2)]);
  return { text, frontmatter, body, quoted: quoted2, headings, diagnostics };
}
function unreadable(text, quoted2) {
  const found = [];
  const nul = text.indexOf("\0");
  if (nul !== -1) {
    const what = {
      code: "nul",
      message: "The file holds a NUL character.",
      fix: "Remove it: GSD refuses the file."
    };
    found.push(errorAt({ start: nul, end: nul + 1 }, what));
  }
  const last = quoted2.at(-1);
  if (last !== void 0 && !last.closed) {
    const what = {
      code: `${last.kind}-unclosed`,
      message: `A ${last.kind} is opened and never closed: everything behind it is read as quoted.`,
      fix: last.kind === "fence" ? "Close it with the same marks on a line of their own." : "Close it with -->."
    };
    found.push(warningAt({ start: last.start, end: last.start + 3 }, what));
  }
  return found;
}
function headingsOf(lines, quoted2, to) {
  const found = [];
  const ends = [to, to, to, to, to, to, to];
  for (const line of [...lines].reverse()) {
    const match = line.text.length > 4e3 ? null : HEADING2.exec(line.text);
    if (match === null || insideRanges(quoted2, line.start)) continue;
    const level = match[1]?.length ?? 1;
    const sectionEnd = ends[level] ?? to;
    const { start, end, next } = line;
    found.push({ level, title: headingText(match[2] ?? ""), start, end, next, sectionEnd });
    ends.fill(start, level);
  }
  return found.reverse();
}

// src/core/planning/must-haves.ts
var STATEMENT_KEYS = ["statement", "title", "text", "name", "rule", "path", "provides"];
function readMustHaves(entry) {
  const diagnostics = [];
  const map2 = entry !== void 0 && isMap(entry.value) ? entry.value : {};
  const tell = (code, message, fix, severity = warningAt) => {
    if (entry !== void 0) diagnostics.push(severity(entry, { code, message, fix }));
  };
  if (entry !== void 0 && !isMap(entry.value)) {
    tell(
      "must-haves-shape",
      "must_haves is no map.",
      "Write truths:, artifacts: and key_links: under it.",
      errorAt
    );
  }
  const list2 = (name) => itemsOf(map2[name], name, tell);
  return {
    mustHaves: {
      truths: list2("truths").flatMap((item2) => truthOf(item2, tell)),
      artifacts: list2("artifacts").flatMap((item2) => artifactOf(item2, tell)),
      keyLinks: list2("key_links").flatMap((item2) => keyLinkOf(item2, tell)),
      prohibitions: list2("prohibitions").filter(isMap)
    },
    diagnostics
  };
}
function itemsOf(value, name, tell) {
  if (isList(value)) return value;
  if (value === void 0 || value === "") return [];
  tell(
    `must-haves-${name.replace("_", "-")}`,
    `must_haves.${name} is no list.`,
    `Write each item as "- ..." under ${name}:.`
  );
  return [];
}
function truthOf(item2, tell) {
  const found = isMap(item2) ? scalar(STATEMENT_KEYS.map((key) => item2[key]).find((one) => scalar(one))) : scalar(item2);
  if (found !== null) return [found];
  const only = isMap(item2) ? Object.entries(item2) : [];
  if (only.length === 1 && typeof only[0]?.[1] === "string") {
    tell(
      "truth-colon",
      `The truth "${only[0][0]}: ..." is read as a map.`,
      "Put the whole statement in quotes."
    );
    return [`${only[0][0]}: ${only[0][1]}`];
  }
  tell("truth-empty", "A truth says nothing.", "Write a statement that can be checked, in quotes.");
  return [];
}
function artifactOf(item2, tell) {
  const map2 = isMap(item2) ? item2 : { path: item2 };
  const path = scalar(map2.path);
  if (path === null) {
    tell("artifact-path", "An artifact has no path.", 'Write "- path: FILE" and what the file provides.');
    return [];
  }
  const lines = scalar(map2.min_lines);
  if (lines !== null && !/^\d{1,9}$/.test(lines)) {
    tell("artifact-min-lines", `min_lines of ${path} is no number.`, "Write a whole number.");
  }
  return [
    {
      path,
      provides: scalar(map2.provides),
      minLines: lines !== null && /^\d{1,9}$/.test(lines) ? Number.parseInt(lines, 10) : null,
      exports: texts(map2.exports),
      contains: scalar(map2.contains)
    }
  ];
}
function keyLinkOf(item2, tell) {
  const from = isMap(item2) ? scalar(item2.from) : null;
  const to = isMap(item2) ? scalar(item2.to) : null;
  if (!isMap(item2) || from === null || to === null) {
    tell("key-link-ends", "A key link does not say from where to where.", "Write from: FILE and to: FILE.");
    return [];
  }
  const pattern = scalar(item2.pattern);
  if (pattern !== null && !isPattern(pattern)) {
    tell(
      "key-link-pattern",
      `The pattern of ${from} is no regular expression.`,
      "Correct it, or write plain text."
    );
  }
  return [{ from, to, via: scalar(item2.via), pattern }];
}
function isPattern(pattern) {
  try {
    return new RegExp(pattern) instanceof RegExp;
  } catch {
    return false;
  }
}

// src/core/planning/plan-element.ts
function elements(tags, to) {
  const closings = closingOf(tags);
  const found = [];
  for (let index = 0; index < tags.length; index += 1) {
    const tag = tags[index];
    if (tag === void 0 || tag.kind === "close") continue;
    const last = tag.kind === "alone" ? index : closings[index] ?? -1;
    found.push(elementOf(tag, tags, index, last, to));
    index = Math.max(index, last);
  }
  return found;
}
function taskElements(tags, to) {
  const limits = tags.flatMap((tag, at) => endsTask(tag) ? [at] : []);
  const opened = limits.map((at, order) => ({ at, tag: tags[at], limit: limits[order + 1] ?? tags.length }));
  return opened.flatMap(({ at, tag, limit }) => {
    if (tag?.name !== "task" || tag.kind === "close") return [];
    const closed = tag.kind === "alone" || tags[limit]?.name === "task" && tags[limit]?.kind === "close";
    return [
      elementOf(
        tag,
        tags,
        at,
        closed ? tag.kind === "alone" ? at : limit : -1,
        tags[limit]?.start ?? to,
        limit
      )
    ];
  });
}
function innerText(text, found, name) {
  const element = found.find((one) => one.name === name && one.closed);
  return element === void 0 ? null : text.slice(element.inner.start, element.inner.end);
}
function endsTask({ name, kind }) {
  return name === "task" || name === "tasks" && kind === "close";
}
function elementOf(tag, tags, index, last, to, limit = index + 1) {
  const { name, attributes, start } = tag;
  const closing = tags[last];
  if (closing === void 0) {
    const end = tags[limit]?.start ?? to;
    const inner2 = { start: tag.end, end };
    return { name, attributes, start, end, inner: inner2, closed: false, tags: tags.slice(index + 1, limit) };
  }
  const inner = { start: tag.end, end: Math.max(tag.end, closing.start) };
  return {
    name,
    attributes,
    start,
    end: closing.end,
    inner,
    closed: true,
    tags: tags.slice(index + 1, last)
  };
}
function closingOf(tags) {
  const nearest = /* @__PURE__ */ new Map();
  const ends = new Array(tags.length).fill(-1);
  for (let index = tags.length - 1; index >= 0; index -= 1) {
    const tag = tags[index];
    if (tag?.kind === "close") nearest.set(tag.name, index);
    else if (tag?.kind === "open") ends[index] = nearest.get(tag.name) ?? -1;
  }
  return ends;
}

// src/core/planning/plan-tags.ts
var NAMES = [
  "objective execution_context context interfaces tasks task feature threat_model verification",
  "success_criteria output name files precondition reversibility read_first behavior action verify automated",
  "human-check acceptance_criteria done what-built how-to-verify resume-signal decision options option",
  "instructions implementation test expected why_human pros cons details"
].join(" ").split(" ");
var TAG = new RegExp(`<(/?)(${NAMES.join("|")})(?=[\\s/>])`, "gi");
var ATTRIBUTE = /([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
var LONGEST_TAG = 1e3;
function planTags(text, quoted2, from = 0) {
  const tags = [];
  const pattern = new RegExp(TAG);
  pattern.lastIndex = from;
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    const end = tagEnd(text, pattern.lastIndex);
    if (end === -1) break;
    if (insideRanges(quoted2, found.index)) continue;
    const body = text.slice(pattern.lastIndex, end - 1);
    const alone = body.trimEnd().endsWith("/");
    tags.push({
      name: (found[2] ?? "").toLowerCase(),
      kind: found[1] === "/" ? "close" : alone ? "alone" : "open",
      start: found.index,
      end,
      attributes: attributesOf(body)
    });
    pattern.lastIndex = end;
  }
  return tags;
}
var REST = /(?:[^>"']|"[^"\n]*"|'[^'\n]*')*?>/y;
function tagEnd(text, from) {
  const first = text.indexOf(">", from);
  if (first === -1) return -1;
  const rest = new RegExp(REST);
  const match = rest.exec(text.slice(from, from + LONGEST_TAG));
  return match === null ? first + 1 : from + match[0].length;
}
function attributesOf(body) {
  const found = /* @__PURE__ */ Object.create(null);
  for (const [, name, double, single] of body.slice(0, LONGEST_TAG).matchAll(ATTRIBUTE)) {
    const key = (name ?? "").toLowerCase();
    if (!(key in found)) found[key] = double ?? single ?? "";
  }
  return found;
}

// src/core/planning/decode-entities.ts
function decodeEntities(text) {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

// src/core/planning/plan-tasks.ts
function planTasks(text, tags) {
  const found = taskElements(tags, text.length);
  const diagnostics = [];
  const tasks = found.map((element, index) => {
    if (!element.closed) diagnostics.push(unclosed(element));
    return taskOf(text, element, index + 1, diagnostics);
  });
  return { tasks, diagnostics };
}
function taskOf(text, element, index, diagnostics) {
  const children = elements(element.tags, element.inner.end);
  for (const child of children.filter(({ closed }) => !closed)) diagnostics.push(unclosed(child));
  const type = (element.attributes.type ?? "").trim() || "auto";
  const read2 = (name) => innerText(text, children, name);
  return {
    index,
    type,
    kind: kindOf(type),
    name: oneLine(read2("name") ?? element.attributes.name ?? null),
    id: element.attributes.id?.trim() || null,
    attributes: element.attributes,
    files: pathList(read2("files")),
    acceptanceCriteria: bullets(read2("acceptance_criteria")),
    action: read2("action"),
    done: oneLine(read2("done")),
    verify: verifyOf(text, children),
    children,
    start: element.start,
    end: element.end
  };
}
function kindOf(type) {
  const word = type.toLowerCase();
  if (word.startsWith("checkpoint")) return "checkpoint";
  if (word === "auto" || word === "tdd") return "auto";
  return word === "tracer" ? "tracer" : "other";
}
function verifyOf(text, children) {
  const verify = children.find(({ name, closed }) => name === "verify" && closed);
  if (verify === void 0) return null;
  const inside = elements(verify.tags, verify.inner.end);
  const automated = inside.filter(({ name, closed }) => name === "automated" && closed);
  return {
    text: text.slice(verify.inner.start, verify.inner.end),
    automated: automated.map(({ inner }) => decodeEntities(text.slice(inner.start, inner.end)).trim()),
    humanCheck: inside.some(({ name }) => name === "human-check")
  };
}
function pathList(text) {
  return (text ?? "").split(/[,\n]/).map((part) => part.trim()).filter((part) => part !== "");
}
function bullets(text) {
  return (text ?? "").split("\n").map((line) => line.trim().replace(/^[-*]\s*/, "")).filter((line) => line !== "");
}
function oneLine(text) {
  return text?.replaceAll(/\s+/g, " ").trim() || null;
}
function unclosed({ name, start, inner }) {
  const what = {
    code: name === "task" ? "task-unclosed" : "element-unclosed",
    message: `<${name}> is opened and never closed.`,
    fix: `Put </${name}> where it ends; in prose write \`<${name}>\` in backticks.`
  };
  const where = { start, end: inner.start };
  return name === "task" ? errorAt(where, what) : warningAt(where, what);
}

// src/core/planning/plan.ts
function readPlan(text) {
  const frontmatter = readFrontmatter(text);
  const start = bodyStart(text);
  const quoted2 = quotedRanges(text, start);
  const tags = planTags(text, quoted2, start);
  const read2 = planTasks(text, tags);
  const must = readMustHaves(frontmatter.entries.findLast(({ key }) => key === "must_haves"));
  const tasks = read2.tasks.length > 0 ? read2.tasks : headingTasks(text, start, quoted2);
  const { values } = frontmatter;
  const field = (name) => scalar(values[name]);
  const wave = /^-?\d{1,9}/.exec(field("wave") ?? "")?.[0];
  return {
    text,
    frontmatter,
    phase: field("phase"),
    plan: field("plan"),
    type: field("type"),
    wave: wave === void 0 ? null : Number.parseInt(wave, 10),
    dependsOn: texts(values.depends_on),
    filesModified: texts(values.files_modified ?? values["files-modified"]),
    filesDeleted: texts(values.files_deleted ?? values["files-deleted"]),
    autonomous: values.autonomous === void 0 || field("autonomous") === "true",
    requirements: texts(values.requirements),
    gapClosure: field("gap_closure") === "true",
    superseded: field("status")?.toLowerCase() === "superseded",
    mustHaves: must.mustHaves,
    objective: firstLine(text, start) ?? field("objective"),
    sections: sectionsOf(tags, text.length),
    tasks,
    compatTaskCount: gsdTaskCount(text),
    diagnostics: placed(text, [
      ...frontmatter.diagnostics,
      ...unreadable(text, quoted2),
      ...read2.diagnostics,
      ...must.diagnostics
    ])
  };
}
var SECTIONS = "objective execution_context context tasks feature threat_model verification success_criteria output".split(
  " "
);
function sectionsOf(tags, to) {
  return elements(
    tags.filter(({ name }) => SECTIONS.includes(name)),
    to
  );
}
function firstLine(text, start) {
  const opening = /<objective>\s*(\S[^\r\n]*)/g;
  opening.lastIndex = start;
  return opening.exec(text)?.[1]?.trim() ?? null;
}
function headingTasks(text, start, quoted2) {
  const headings = [...text.slice(start).matchAll(/^#{2,4}[ \t]*(Task[ \t]*\d+[^\r\n]*)/gim)].map((found) => ({ name: found[1]?.trim() ?? null, start: start + found.index })).filter((heading) => !insideRanges(quoted2, heading.start));
  return headings.map((heading, index) => ({
    index: index + 1,
    type: "auto",
    kind: "auto",
    name: heading.name,
    id: null,
    attributes: {},
    files: [],
    acceptanceCriteria: [],
    action: null,
    done: null,
    verify: null,
    children: [],
    start: heading.start,
    end: headings[index + 1]?.start ?? text.length
  }));
}

// src/core/planning/summary.ts
function readSummary(text) {
  const document = readMarkdown(text);
  const { values } = document.frontmatter;
  const status = scalar(values.status)?.toLowerCase();
  const body = text.slice(document.body);
  const check = /^#{1,4}[ \t]*Self-Check:[ \t]*(PASSED|FAILED)/im.exec(body)?.[1]?.toLowerCase();
  return {
    document,
    status: status === "halted" || status === "blocked" ? status : "complete",
    phase: scalar(values.phase),
    plan: scalar(values.plan),
    oneLiner: oneLiner(document),
    requirementsCompleted: texts(values["requirements-completed"] ?? values.requirements_completed),
    selfCheck: check === "passed" || check === "failed" ? check : null
  };
}
function oneLiner({ text, headings, body }) {
  const from = headings.find(({ level }) => level === 1)?.next ?? body;
  const line = /\S[^\r\n]*/.exec(text.slice(from, from + 2e3))?.[0].trim() ?? "";
  const labelled = /^\*\*One-liner:?\*\*:?[ \t]*(\S.*)$/i.exec(line)?.[1];
  return (labelled ?? /^\*\*(.+)\*\*$/.exec(line)?.[1])?.trim() ?? null;
}

// src/app/planning/read-phase.ts
function readPhase(root, folder) {
  const list2 = listFolder(folder, projectFile(root));
  if (list2.status !== "ok") return null;
  const names = list2.entries.map(({ name }) => name).sort();
  const files = phaseFiles(names, documentNames(root, (0, import_node_path7.join)(folder, "plans")));
  const unusable = [];
  const read2 = (file) => {
    const found = readDocument(root, (0, import_node_path7.join)(folder, file));
    if (found.status === "refused") unusable.push(cannotUse((0, import_node_path7.join)(folder, file), found.reason));
    return found.status === "ok" ? found.text : null;
  };
  const plans = files.plans.flatMap((file) => {
    const text = read2(file);
    if (text === null) return [];
    const document = readPlan(text);
    if (document.superseded) return [];
    const summary = summaryOf(file, files.summaries);
    return [{ file, document, summary: summary === null ? null : countedSummary(read2(summary)) }];
  });
  return { folder, names, plans, oddlyNamed: files.oddlyNamed, unusable };
}
function wavePlans(phase) {
  return phase.plans.map(({ file, document, summary }) => ({
    ...planName(file),
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

// src/app/planning/plan-phase/plan-surroundings.ts
function planSurroundings(root, file, { phase, requirements, env: env2 }) {
  const { plans, oddlyNamed } = phaseFiles(phase?.names ?? [], []);
  return {
    fileName: (0, import_node_path8.basename)(file),
    siblings: [...plans, ...oddlyNamed],
    requirements,
    exists: (path) => (0, import_node_fs9.existsSync)((0, import_node_path8.join)(root, path)),
    made: phase === null ? [] : madeBefore(phase, (0, import_node_path8.basename)(file)),
    hasProgram: (name) => hasProgram(name, env2),
    packageAt: (path) => packageAt((0, import_node_path8.join)(root, path, "package.json"), projectFile(root))
  };
}
function madeBefore(phase, name) {
  const nodes = new Map(planWaves(wavePlans(phase)).nodes.map((node) => [node.id, node]));
  const before = /* @__PURE__ */ new Set();
  const waiting = [...nodes.get(planName(name).id)?.dependsOn ?? []];
  for (let id = waiting.pop(); id !== void 0; id = waiting.pop()) {
    if (before.has(id)) continue;
    before.add(id);
    waiting.push(...nodes.get(id)?.dependsOn ?? []);
  }
  return phase.plans.filter(({ file }) => before.has(planName(file).id)).flatMap(({ document }) => madeFiles(document));
}
var OF_THE_SHELL = new Set(
  "awk basename bash cat chmod cmp comm cp curl cut date diff dirname env expr find grep egrep fgrep gzip head id ln ls mkdir mktemp mv od paste rm rmdir sed seq sh sleep sort split stat tail tar tee touch tr uname uniq wc which xargs".split(
    " "
  )
);
function hasProgram(name, env2) {
  return process.platform === "win32" && OF_THE_SHELL.has(name) || isOnPath(name, env2);
}
function packageAt(path, place) {
  const file = readJson(path, place);
  if (file.status !== "ok") return null;
  const kinds = ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"];
  return {
    scripts: keysIn(file.value, "scripts"),
    dependencies: kinds.flatMap((kind) => keysIn(file.value, kind))
  };
}
function keysIn(manifest, key) {
  const found = typeof manifest === "object" && manifest !== null ? Reflect.get(manifest, key) : void 0;
  return typeof found === "object" && found !== null ? Object.keys(found) : [];
}

// src/core/text/clip-text.ts
function clipText(text, cap) {
  if (text.length <= cap) return text;
  return `${text.slice(0, Math.max(0, cap - 1)).replace(/[\ud800-\udbff]$/, "")}…`;
}

// src/core/text/visible.ts
var ESCAPES = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c\n]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]?/g;
var CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
var INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
var LONE_SURROGATE = /[\ud800-\udfff]/gu;
var PLAIN = /^[\t\n\u0020-~·▸→…’\u201c\u201d]*$/;
function visible(text) {
  if (PLAIN.test(text)) return text;
  return text.replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, "\n").replaceAll(ESCAPES, "").replaceAll(CONTROLS, "").replaceAll(INVISIBLE, "").replaceAll(LONE_SURROGATE, "�");
}

// src/core/text/harmless.ts
var TAG2 = /[<\uff1c\ufe64](?=\s*(?:\/\s*)?(?:promise|abort|system|user|human|assistant|developer|instructions?|tool|thinking|invoke|parameter|command|task|result|[a-z][a-z0-9]*(?:_|[-:]+\w)\w*)\b)/giu;
var OPENING3 = /[<\uff1c\ufe64]/;
function harmless(text) {
  const plain = visible(text);
  return OPENING3.test(plain) ? plain.replaceAll(TAG2, "‹") : plain;
}

// src/core/text/ours.ts
function ours(text) {
  return text;
}

// src/core/text/for-people.ts
function forPeople(lines, longest = 1e3) {
  const shown = lines.map((line) => clipText(harmless(line).replaceAll(/\s/g, " ").trimEnd(), longest));
  return ours(shown.join("\n"));
}

// src/core/planning/plan-text.ts
function planText(plan2) {
  const name = [plan2.phase, plan2.plan].filter((part) => part !== null).join(" / ") || "Plan without a name";
  const lines = [
    `${name}, wave ${plan2.wave ?? "?"}, ${plan2.autonomous ? "autonomous" : "with checkpoints"}`,
    ...plan2.objective === null ? [] : [`  ${plan2.objective}`],
    ...plan2.tasks.map((task) => `  ${task.index}. [${task.type}] ${task.name ?? "(no name)"}`),
    `  ${plan2.mustHaves.truths.length} truths, ${plan2.mustHaves.artifacts.length} artifacts, ${plan2.mustHaves.keyLinks.length} key links`
  ];
  return forPeople([...lines, ...problemLines(plan2.diagnostics)], 400);
}
function problemLines(diagnostics) {
  return diagnostics.map(
    ({ line, column, severity, message, fix, code }) => `${line}:${column} ${severity}: ${message} ${fix} [${code}]`
  );
}
function wavesText(found, oddlyNamed) {
  const nodes = new Map(found.nodes.map((node) => [node.id, node]));
  const describe2 = (id) => {
    const waits = nodes.get(id)?.dependsOn ?? [];
    const state = found.runnable.includes(id) ? "to do" : found.incomplete.includes(id) ? "blocked" : "done";
    return `  ${id} (${state}${waits.length > 0 ? `, after ${waits.join(", ")}` : ""})`;
  };
  return forPeople(
    [
      ...found.waves.flatMap(({ wave, plans }) => [`Wave ${wave}`, ...plans.map(describe2)]),
      ...found.waves.length === 0 ? ["No plan to run."] : [],
      ...found.problems.map(({ severity, message, fix }) => `${severity}: ${message} ${fix}`),
      ...oddlyNamed.map(
        (file) => `warning: ${file} is no plan name that GSD schedules. Rename it to NN-MM-PLAN.md.`
      )
    ],
    400
  );
}

// src/core/planning/verify-commands.ts
function verifyCommands(plan2) {
  const text = plan2.replaceAll("\r\n", "\n");
  const start = bodyStart(text);
  const tags = planTags(text, quotedRanges(text, start), start).filter(
    ({ name }) => name === "verify" || name === "automated"
  );
  const blocks = elements(tags, text.length).filter(({ name, closed }) => name === "verify" && closed);
  const commands = blocks.flatMap((block2) => commandsOf(text, block2));
  return [...new Set(commands.filter((command) => command !== "" && !command.startsWith("MISSING")))];
}
function commandsOf(text, block2) {
  const inside = elements(block2.tags, block2.inner.end);
  const automated = inside.filter(({ name, closed }) => name === "automated" && closed);
  const read2 = ({ inner }) => decodeEntities(text.slice(inner.start, inner.end)).trim();
  if (automated.length > 0) return automated.map(read2);
  const command = read2(block2);
  return looksLikeCommand(command) ? [command] : [];
}
function looksLikeCommand(line) {
  return !line.includes("\n") && /^(?:\.{0,2}\/)?[a-z][\w./-]*(?: |$)/.test(line) && !/[.!?]$/.test(line);
}

// src/core/planning/plan-view.ts
function planView(plan2) {
  return {
    frontmatter: plan2.frontmatter.values,
    phase: plan2.phase,
    plan: plan2.plan,
    type: plan2.type,
    wave: plan2.wave,
    dependsOn: plan2.dependsOn,
    filesModified: plan2.filesModified,
    filesDeleted: plan2.filesDeleted,
    autonomous: plan2.autonomous,
    requirements: plan2.requirements,
    gapClosure: plan2.gapClosure,
    mustHaves: plan2.mustHaves,
    objective: plan2.objective,
    tasks: plan2.tasks.map((task) => taskView(plan2.text, task)),
    taskCount: plan2.tasks.length,
    compatTaskCount: plan2.compatTaskCount,
    verifyCommands: verifyCommands(plan2.text),
    sections: plan2.sections.map(({ name, start, end, closed }) => ({ name, start, end, closed })),
    diagnostics: plan2.diagnostics
  };
}
function taskView(text, task) {
  const { children, ...said } = task;
  return {
    ...said,
    children: children.map(({ name, attributes, start, end, inner, closed }) => ({
      name,
      attributes,
      start,
      end,
      closed,
      text: text.slice(inner.start, inner.end)
    }))
  };
}

// src/core/planning/table-row.ts
function rowCells(line) {
  const text = line.text.trimEnd();
  const indent = text.length - text.trimStart().length;
  if (text[indent] !== "|" || text.length > 4e3) return null;
  const bars = [];
  for (let at = indent; at < text.length; at += 1)
    if (text[at] === "|" && text[at - 1] !== "\\") bars.push(at);
  if (bars.at(-1) !== text.length - 1) bars.push(text.length);
  return bars.slice(1).map((bar, index) => {
    const from = (bars[index] ?? 0) + 1;
    const raw = text.slice(from, bar);
    const start = line.start + from + (raw.length - raw.trimStart().length);
    return { text: raw.trim(), start, end: Math.max(start, line.start + from + raw.trimEnd().length) };
  });
}
function isSeparator(cells) {
  return cells.every(({ text }) => /^:?-+:?$/.test(text));
}

// src/core/planning/requirements.ts
var ITEM = /^\s*[-*]\s*\[([ xX])\]\s*\*{0,2}([A-Za-z]\w*-\w[\w.]*)\*{0,2}\s*(?::\*{0,2}\s*|\*{1,2}\s*)?(\S.*)?/;
function readRequirements(text) {
  const document = readMarkdown(text);
  const lines = textLines(withoutBlocks(text, document.quoted), document.body);
  return { document, items: lines.flatMap(itemOf), traces: tracesOf(lines) };
}
function itemOf(line) {
  const [, mark, id, text] = line.text.length > 4e3 ? [] : ITEM.exec(line.text) ?? [];
  if (id === void 0) return [];
  return [
    { id, text: text?.trim() ?? "", checked: mark !== " ", mark: line.start + line.text.indexOf("[") + 1 }
  ];
}
function tracesOf(lines) {
  const found = [];
  let columns = null;
  for (const line of lines) {
    const cells = rowCells(line);
    if (cells === null) columns = null;
    else if (columns === null) columns = columnsOf(cells);
    else if (!isSeparator(cells)) found.push(...traceOf(cells, columns));
  }
  return found;
}
function columnsOf(cells) {
  const at = (name) => cells.findIndex(({ text }) => text.toLowerCase() === name);
  const [phase, status] = [at("phase"), at("status")];
  return /^requirements?$/i.test(cells[0]?.text ?? "") && status !== -1 ? { phase, status } : null;
}
function traceOf(cells, columns) {
  const id = cells[0]?.text.replaceAll("*", "");
  const status = cells[columns.status];
  if (id === void 0 || id === "" || status === void 0) return [];
  return [{ id, phase: cells[columns.phase]?.text ?? "", status }];
}

// src/core/planning/splice.ts
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

// src/core/planning/command-words.ts
var WORD = /"((?:[^"\\]|\\.)*)"|'([^']*)'|(&&|\|\||[;|()<>]|\d?>{1,2})|((?:[^\s"'|&;()<>\\]|\\.|&(?!&))+)/g;
function simpleCommands(command) {
  const commands = [[]];
  let redirected = false;
  for (const [, double, single, operator, bare] of command.matchAll(WORD)) {
    if (operator !== void 0) {
      redirected = operator.includes(">");
      if (!redirected && operator !== "<") commands.push([]);
    } else {
      if (!redirected) commands.at(-1)?.push(double ?? single ?? bare ?? "");
      redirected = false;
    }
  }
  return commands;
}

// src/core/planning/command-paths.ts
var PATTERN_FIRST = /* @__PURE__ */ new Set(["grep", "rg", "egrep", "fgrep", "sed", "awk", "jq", "find"]);
var NO_FILES = /* @__PURE__ */ new Set([
  "git",
  "docker",
  "kubectl",
  "curl",
  "wget",
  "echo",
  "printf",
  "gh",
  "ssh",
  "mkdir",
  "touch",
  "rm"
]);
var INLINE_CODE = /* @__PURE__ */ new Set(["-e", "-c", "-p", "--eval", "--print"]);
function commandPaths(command) {
  const found = /* @__PURE__ */ new Map();
  let folder = "";
  for (const words of simpleCommands(command)) {
    const [program, ...rest] = words.filter(
      (word) => !/^(?:[A-Za-z_]\w*=.*|!|if|then|else|do|time|env|exec|sudo)$/.test(word)
    );
    if (program === "cd") folder = joined(folder, rest[0] ?? "");
    else for (const path of pathsOf(program ?? "", rest)) add(found, joined(folder, path));
  }
  return [...found.values()];
}
function add(found, path) {
  const certain = /[\w)\]-]\.[A-Za-z][\w]{0,5}$/.test(path);
  if (!path.startsWith("..") && !path.startsWith("/")) found.set(path, { path, certain });
}
function pathsOf(program, words) {
  const name = program.replace(/^.*\//, "");
  const own = program.includes("/") ? [program] : [];
  if (NO_FILES.has(name)) return own.filter(looksLikePath);
  let skip = PATTERN_FIRST.has(name) ? 1 : 0;
  const found = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? "";
    if (INLINE_CODE.has(word)) index += 1;
    else if (word.startsWith("-")) found.push(...optionValue(word));
    else if (skip > 0) skip -= 1;
    else found.push(word.replace(/::.*/, "").replace(/(\.\w+):\d+(?::\d+)?$/, "$1"));
  }
  return [...own, ...found].filter(looksLikePath);
}
function optionValue(word) {
  const at = word.indexOf("=");
  return at === -1 ? [] : [word.slice(at + 1)];
}
function looksLikePath(word) {
  if (/[\s*?{}$`\\[\]|^<>=,@#!%"']|:\/\/|\.\.\.|^~|^[A-Za-z]:/.test(word)) return false;
  return /^\.{0,2}\/?[\w.-]+(?:\/[\w.-]+)+\/?$/.test(word) || /^[\w-][\w.-]*\.(?:[cm]?[jt]sx?|json|py|rb|go|rs|sh|md|ya?ml|toml|sql|html|css|java|php)$/.test(word);
}
function joined(folder, path) {
  const parts = path.startsWith("/") ? [""] : folder.split("/").filter((part) => part !== "");
  for (const part of path.split("/")) {
    if (part === ".." && parts.length > 0 && parts.at(-1) !== "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return parts.join("/");
}

// src/core/planning/command-programs.ts
var BUILT_IN = new Set(
  ": . [ [[ ]] alias break case cd command continue declare do done echo elif else esac eval exec exit export false fi for function if in let local popd printf pushd pwd read return set shift source test then time times trap true type ulimit umask unset until wait while { }".split(
    " "
  )
);
var MANAGERS = /* @__PURE__ */ new Set(["npm", "pnpm", "yarn", "bun"]);
var MANAGER_SCRIPTS = /* @__PURE__ */ new Set(["test", "t", "start", "stop", "restart"]);
function commandPrograms(command) {
  let folder = "";
  return simpleCommands(command).flatMap((words) => {
    const [program, ...rest] = withoutPrefixes(words);
    if (program === void 0) return [];
    if (program === "cd") {
      folder = joinedFolder(folder, rest[0] ?? "");
      return [];
    }
    return started(program, rest, folder);
  });
}
function endlessPart(command) {
  const parts = simpleCommands(command).map((words) => {
    const [program = "", ...rest] = withoutPrefixes(words);
    return endlessWords(program, rest);
  });
  return parts.find((part) => part !== null) ?? null;
}
var ENDLESS_SCRIPT = /^(?:dev|serve|watch|start:dev)$/;
var RUNNERS = /* @__PURE__ */ new Set(["npx", "bunx", ...MANAGERS]);
function endlessWords(program, rest) {
  const has = (pattern) => rest.find((word) => pattern.test(word)) ?? null;
  if (program === "nodemon" || RUNNERS.has(program) && rest[0] === "nodemon") return "nodemon";
  if (program === "tail") return has(/^-[a-zA-Z]*[fF]$|^--follow/) === null ? null : "tail -f";
  if (MANAGERS.has(program) && ENDLESS_SCRIPT.test(scriptOf(rest) ?? "")) return [program, ...rest].join(" ");
  const tool = RUNNERS.has(program) ? rest[0] : program;
  return tool === "tsc" ? has(/^(?:-w|--watch)$/) : has(/^--watch(?:All)?(?:=true)?$/);
}
function withoutPrefixes(words) {
  const at = words.findIndex(
    (word) => !/^(?:[A-Za-z_]\w*=.*|!|if|then|elif|else|while|until|do|time|env|exec|sudo|command|\{)$/.test(word)
  );
  return at === -1 ? [] : words.slice(at);
}
function started(program, rest, folder) {
  if (BUILT_IN.has(program) || /[$`/\\*?~]/.test(program) || !/^[\w.+@-]+$/.test(program)) return [];
  if (program === "npx" || program === "bunx") return throughRunner(program, rest, folder);
  const own = { kind: "program", name: program };
  if (!MANAGERS.has(program)) return [own];
  const elsewhere = rest.some(
    (word) => /^(?:-C|--prefix|--dir|--cwd|-w|--workspace|--filter|-F|-r)/.test(word)
  );
  const script = scriptOf(rest);
  if (elsewhere || script === null) return [own];
  return [own, { kind: "script", name: script, folder }];
}
function throughRunner(program, rest, folder) {
  const own = { kind: "program", name: program };
  const downloads = rest.some((word) => /^(?:-y|--yes|-p|--package)/.test(word));
  const tool = rest.find((word) => !word.startsWith("-"));
  if (downloads || tool === void 0 || !/^[\w.-]+$/.test(tool)) return [own];
  return [own, { kind: "tool", name: tool, folder }];
}
function scriptOf(words) {
  const [first, ...rest] = words.filter((word) => !word.startsWith("-"));
  if (first === void 0) return null;
  if (first === "run" || first === "run-script") return rest[0] ?? null;
  if (!MANAGER_SCRIPTS.has(first)) return null;
  return first === "t" ? "test" : first;
}
function joinedFolder(folder, path) {
  const parts = folder.split("/").filter((part) => part !== "");
  for (const part of path.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return parts.join("/");
}

// src/core/planning/validate-commands.ts
function validateCommands(plan2, around) {
  const isMade = makes([...madeFiles(plan2), ...around.made ?? []]);
  return verifyCommands(plan2.text).flatMap((command) => {
    const at = Math.max(0, plan2.text.indexOf(command));
    const where = { start: at, end: at + command.length };
    return [
      ...missingPaths(command, where, around, isMade),
      ...missingPrograms(command, where, around, isMade),
      ...endless(command, where)
    ];
  });
}
function missingPaths(command, where, around, isMade) {
  return commandPaths(command).filter(
    ({ path, certain }) => !around.exists(path) && !isMade(path) && (certain || around.exists(path.split("/")[0] ?? ""))
  ).map(({ path, certain }) => {
    const what = {
      code: "verify-path-missing",
      message: `The verify command names ${path}, which does not exist and which the plan does not make.`,
      fix: "Correct the path, or list the file in files_modified."
    };
    return certain ? errorAt(where, what) : warningAt(where, what);
  });
}
function missingPrograms(command, where, around, isMade) {
  return commandPrograms(command).flatMap((started2) => {
    const missing = whatIsMissing(started2, around, isMade);
    return missing === null ? [] : [warningAt(where, missing)];
  });
}
function whatIsMissing(started2, around, isMade) {
  const { name } = started2;
  if (started2.kind === "program") {
    return around.hasProgram === void 0 || around.hasProgram(name) ? null : {
      code: "verify-program-missing",
      message: `The verify command starts "${name}", which is not on this machine.`,
      fix: "Name a program that is, or let the user install it at a checkpoint first."
    };
  }
  const { folder } = started2;
  const inFolder = (path) => folder === "" ? path : `${folder}/${path}`;
  if (around.packageAt === void 0 || isMade(inFolder("package.json"))) return null;
  const manifest = around.packageAt(folder);
  if (started2.kind === "script") {
    return manifest?.scripts.includes(name) ? null : {
      code: "verify-script-missing",
      message: `The verify command runs the script "${name}", which ${inFolder("package.json")} does not have.`,
      fix: "Name a script that is there, or list package.json in files_modified and add it."
    };
  }
  const known = around.exists(inFolder(`node_modules/.bin/${name}`)) || around.exists(`node_modules/.bin/${name}`) || manifest?.dependencies.includes(name) === true;
  return known ? null : {
    code: "verify-tool-missing",
    message: `The verify command starts "${name}" through npx, which would have to download it.`,
    fix: "Add the package in a task with package.json in files_modified, or name a tool that is there."
  };
}
function endless(command, where) {
  const part = endlessPart(command);
  if (part === null) return [];
  const what = {
    code: "verify-endless",
    message: `The verify command never ends (${part}).`,
    fix: "Name a command that runs once and ends with an exit code."
  };
  return [warningAt(where, what)];
}

// src/core/planning/context-references.ts
function contextReferences(text) {
  const start = bodyStart(text);
  const quoted2 = quotedRanges(text, start);
  const tags = planTags(text, quoted2, start);
  const blocked = quoted2.filter(({ kind }) => kind !== "code");
  const blocks = elements(tags, text.length).filter(
    ({ name, closed }) => closed && (name === "context" || name === "execution_context")
  );
  const inners = blocks.map(({ inner }) => inner);
  const headed = blocks.some(({ name }) => name === "context") ? [] : headedContext(text, start);
  return [...inners, ...headed].flatMap(
    (inner) => textLines(text, inner.start, inner.end).flatMap((line) => {
      const [, before = "", path] = /^(\s*(?:[-*]\s+)?`?)@([^\s`]+)/.exec(line.text) ?? [];
      const at = line.start + before.length;
      if (path === void 0 || insideRanges(blocked, at)) return [];
      return [{ path, start: at, end: at + path.length + 1 }];
    })
  );
}
function headedContext(text, from) {
  const lines = textLines(text, from, text.length);
  const head2 = lines.findIndex((line) => /^##[ \t]+Context[ \t]*$/i.test(line.text));
  if (head2 === -1) return [];
  const next = lines.slice(head2 + 1).find((line) => /^##[ \t]/.test(line.text));
  return [{ start: lines[head2]?.end ?? from, end: next?.start ?? text.length }];
}

// src/core/planning/validate-references.ts
function validateReferences(plan2, around) {
  return [...contextPaths(plan2, around), ...mustHavePaths(plan2, around)];
}
function contextPaths(plan2, around) {
  const isMade = makes(around.made ?? []);
  return contextReferences(plan2.text).filter(({ path }) => !/^(?:[~$/\\]|[A-Za-z]:)|[*{}<>[\]]/.test(path)).filter(({ path }) => !around.exists(plainPath(path)) && !isMade(path) && !isSummaryBefore(path, around)).map(
    (reference) => warningAt(reference, {
      code: "context-missing",
      message: `The plan lets its executor read ${reference.path}, which does not exist.`,
      fix: "Correct the path, remove the line, or depend on the plan that makes the file."
    })
  );
}
function isSummaryBefore(path, { siblings, fileName }) {
  const name = plainPath(path).split("/").at(-1) ?? "";
  const plan2 = name.replace(/-SUMMARY\.md$/, "-PLAN.md");
  return name.endsWith("-SUMMARY.md") && plan2 !== fileName && (siblings ?? []).includes(plan2);
}
function mustHavePaths(plan2, around) {
  const entry = plan2.frontmatter.entries.findLast(({ key }) => key === "must_haves");
  const listed = [...plan2.filesModified, ...plan2.tasks.flatMap(({ files }) => files)];
  if (entry === void 0 || listed.length === 0) return [];
  const isMade = makes([...listed, ...around.made ?? []]);
  const isThere = (path) => around.exists(plainPath(path)) || isMade(path);
  const { artifacts, keyLinks } = plan2.mustHaves;
  const ends = [...new Set(keyLinks.flatMap(({ from, to }) => [from, to]))];
  return [
    ...artifacts.filter(({ path }) => !isThere(path) && !path.startsWith("..") && !/[*<>{}]/.test(path)).map(
      ({ path }) => warningAt(entry, {
        code: "artifact-unmade",
        message: `No task makes the artifact ${path}.`,
        fix: "List it in files_modified and in <files> of the task that makes it, or correct the path."
      })
    ),
    ...ends.filter((path) => isFile(path) && !isThere(path) && !artifacts.some((one) => one.path === path)).map(
      (path) => warningAt(entry, {
        code: "key-link-unmade",
        message: `A key link names ${path}, which does not exist and which no task makes.`,
        fix: "Write the path of a file that the plan makes or that is there."
      })
    )
  ];
}
function isFile(end) {
  return /^[\w@()[\]./-]+\/[\w@()[\].-]+\.[A-Za-z]{1,5}$/.test(end) && !end.startsWith("/");
}

// src/core/planning/validate-tasks.ts
function validateTasks(plan2) {
  const tagged = plan2.tasks.filter(({ start }) => plan2.text.startsWith("<", start));
  return tagged.flatMap((task) => [...missingChildren(task), ...verifying(task), ...strayFiles(plan2, task)]);
}
function missingChildren(task) {
  const has = (name) => task.children.some((child) => child.name === name);
  const missing = (name, make, fix) => has(name) || name === "name" && task.name !== null ? [] : [make(head(task), { code: `task-${name}`, message: `${title(task)} has no <${name}>.`, fix })];
  if (task.kind === "checkpoint") {
    const fix = "gsd-core asks for it in checkpoints, too: add it.";
    return [
      ...missing("name", warningAt, fix),
      ...missing("action", warningAt, fix),
      ...checkpointChild(task)
    ];
  }
  return [
    ...missing("name", errorAt, "Add <name>Task: what it does</name>."),
    ...missing("action", errorAt, "Say in <action> what to do."),
    ...missing("files", warningAt, "List in <files> what it changes."),
    ...missing("done", warningAt, "Say in <done> what is true then.")
  ];
}
var CHECKPOINT_CHILDREN = {
  "checkpoint:human-verify": "how-to-verify",
  "checkpoint:decision": "options",
  "checkpoint:human-action": "instructions"
};
function checkpointChild(task) {
  const name = CHECKPOINT_CHILDREN[task.type.toLowerCase()];
  if (name === void 0 || task.children.some((child) => child.name === name)) return [];
  const what = {
    code: `checkpoint-${name}`,
    message: `${title(task)} has no <${name}>.`,
    fix: `Add <${name}>: the person at the checkpoint needs it.`
  };
  return [warningAt(head(task), what)];
}
function verifying(task) {
  if (task.kind === "checkpoint") return [];
  const example = "<verify><automated>COMMAND</automated></verify>";
  if (task.verify === null) {
    return [
      errorAt(head(task), {
        code: "verify-missing",
        message: `${title(task)} has no <verify>.`,
        fix: `Add ${example}.`
      })
    ];
  }
  if (task.verify.automated.some((command) => command.startsWith("MISSING"))) {
    return [
      warningAt(head(task), {
        code: "verify-later",
        message: `The check of ${title(task)} does not exist yet.`,
        fix: "Write the test first, then name its command."
      })
    ];
  }
  if (task.verify.automated.length > 0 || task.verify.humanCheck) return [];
  return [
    warningAt(head(task), {
      code: "verify-prose",
      message: `The check of ${title(task)} is not marked as a command.`,
      fix: `Write ${example}, or <human-check> for what a person must see.`
    })
  ];
}
function strayFiles(plan2, task) {
  if (plan2.filesModified.length === 0) return [];
  const listed = new Set(plan2.filesModified);
  const stray = task.files.filter((file) => !listed.has(file) && !/[*\s]/.test(file));
  if (stray.length === 0) return [];
  const what = {
    code: "files-unlisted",
    message: `${title(task)} changes ${stray.join(", ")}, which files_modified does not list.`,
    fix: "Add it to files_modified."
  };
  return [warningAt(head(task), what)];
}
function title(task) {
  return task.name === null ? `Task ${task.index}` : `Task ${task.index} (${task.name.slice(0, 60)})`;
}
function head(task) {
  return { start: task.start, end: task.children[0]?.start ?? task.end };
}

// src/core/planning/validate-plan.ts
var REQUIRED = [
  "phase",
  "plan",
  "type",
  "wave",
  "depends_on",
  "files_modified",
  "autonomous",
  "must_haves"
];
function validatePlan(plan2, around) {
  return placed(plan2.text, [
    ...plan2.diagnostics,
    ...missingKeys(plan2),
    ...wrongKeys(plan2, around),
    ...dependencies(plan2, around),
    ...unknownRequirements(plan2, around.requirements),
    ...mustHaves(plan2),
    ...structure(plan2),
    ...validateTasks(plan2),
    ...validateCommands(plan2, around),
    ...validateReferences(plan2, around)
  ]);
}
function missingKeys(plan2) {
  const { frontmatter } = plan2;
  const head2 = { start: frontmatter.start, end: frontmatter.start + 3 };
  return REQUIRED.filter((key) => frontmatter.values[key] === void 0).filter((key) => key !== "files_modified" || frontmatter.values["files-modified"] === void 0).map(
    (key) => errorAt(head2, {
      code: "key-missing",
      message: `The frontmatter has no "${key}".`,
      fix: `Add it, such as ${key}: ${EXAMPLES[key] ?? ""}.`
    })
  );
}
var EXAMPLES = {
  phase: "01-name",
  plan: "01",
  type: "execute",
  wave: "1",
  depends_on: "[]",
  files_modified: "[]",
  autonomous: "true",
  must_haves: '{truths: ["A statement"]}'
};
function wrongKeys(plan2, around) {
  const checkpoints = plan2.tasks.some(({ kind }) => kind === "checkpoint");
  const name = around.fileName === null ? null : planName(around.fileName);
  const wrong = [
    ["wave", plan2.wave === null || plan2.wave < 0, "wave is no whole number.", "Write wave: 1."],
    [
      "type",
      plan2.type !== null && plan2.type !== "execute" && plan2.type !== "tdd",
      `The type "${plan2.type}" is not known.`,
      "Write type: execute, or tdd."
    ],
    [
      "autonomous",
      plan2.autonomous === checkpoints && plan2.tasks.length > 0,
      checkpoints ? "The plan has checkpoints and says autonomous: true." : "The plan says that it is not autonomous and has no checkpoint.",
      `Write autonomous: ${!checkpoints}.`
    ],
    [
      "requirements",
      plan2.requirements.length === 0,
      "requirements is empty.",
      "Name the requirements that the plan serves."
    ],
    [
      "gap_closure",
      plan2.frontmatter.values.gap_closure !== void 0 && !plan2.gapClosure,
      "gap_closure is not true.",
      "Write gap_closure: true, or remove it."
    ],
    [
      "plan",
      name?.short != null && plan2.plan !== null && Number(plan2.plan) !== Number(name.short),
      `The plan calls itself ${plan2.plan}, its file says ${name?.short}.`,
      `Write plan: ${name?.short}.`
    ]
  ];
  return wrong.flatMap(([key, isWrong, message, fix]) => {
    const entry = plan2.frontmatter.entries.findLast((one) => one.key === key);
    return entry === void 0 || !isWrong ? [] : [warningAt(entry, { code: `key-${key.replace("_", "-")}`, message, fix })];
  });
}
function dependencies(plan2, around) {
  const entry = plan2.frontmatter.entries.findLast(({ key }) => key === "depends_on");
  if (entry === void 0 || around.siblings === null) return [];
  const resolve4 = planResolver(around.siblings.map(planName));
  const own = around.fileName === null ? null : planName(around.fileName).id;
  return plan2.dependsOn.flatMap((token) => {
    const target = resolve4(token);
    if (target !== null && target !== own) return [];
    const message = target === null ? `depends_on names "${token}", which is no plan of this phase.` : "The plan depends on itself.";
    const fix = `Name other plans of this phase, such as "01" or "01-01", or remove "${token}".`;
    return [
      errorAt(entry, { code: target === null ? "dependency-unknown" : "dependency-self", message, fix })
    ];
  });
}
function unknownRequirements(plan2, known) {
  const entry = plan2.frontmatter.entries.findLast(({ key }) => key === "requirements");
  if (entry === void 0 || known === null || known.length === 0) return [];
  const ids = new Set(known.map((id) => id.toUpperCase()));
  const unknown = plan2.requirements.filter((id) => !ids.has(id.toUpperCase()));
  return unknown.map(
    (id) => warningAt(entry, {
      code: "requirement-unknown",
      message: `The plan serves "${id}", which REQUIREMENTS.md does not name.`,
      fix: "Correct the id, or add the requirement."
    })
  );
}
function mustHaves(plan2) {
  const entry = plan2.frontmatter.entries.findLast(({ key }) => key === "must_haves");
  if (entry === void 0) return [];
  const { truths, artifacts, keyLinks } = plan2.mustHaves;
  const found = [];
  if (truths.length + artifacts.length + keyLinks.length === 0) {
    const what = {
      code: "must-haves-empty",
      message: "must_haves names nothing that must be true.",
      fix: "Add at least one statement under truths:."
    };
    found.push(warningAt(entry, what));
  }
  for (const { path } of artifacts.filter(
    (one) => /^(?:\/|[A-Za-z]:|~)|(?:^|\/)\.\.(?:\/|$)/.test(one.path)
  )) {
    const what = {
      code: "artifact-outside",
      message: `The artifact ${path} is outside the project.`,
      fix: "Write a path from the project folder."
    };
    found.push(errorAt(entry, what));
  }
  return found;
}
function structure(plan2) {
  const at = { start: plan2.frontmatter.end, end: plan2.frontmatter.end };
  const has = (name) => plan2.sections.some((section) => section.name === name);
  const found = [];
  if (!has("objective")) {
    found.push(
      warningAt(at, {
        code: "objective-missing",
        message: "The plan has no <objective>.",
        fix: "Say in <objective> what it builds and why."
      })
    );
  }
  if (plan2.tasks.length === 0 && !has("feature")) {
    found.push(
      errorAt(at, {
        code: "tasks-missing",
        message: "The plan has no task.",
        fix: 'Add <task type="auto"> with <name>, <files>, <action>, <verify> and <done>.'
      })
    );
  }
  if (plan2.tasks.length !== plan2.compatTaskCount) {
    found.push(
      warningAt(at, {
        code: "compat-task-count",
        message: `gsd-core counts ${plan2.compatTaskCount} tasks here, MSW ${plan2.tasks.length}: some stand in quotations.`,
        fix: "Write examples of tasks without the literal tag."
      })
    );
  }
  return found;
}

// src/core/text/prose.ts
function prose(words, ...parts) {
  return ours(words.map((word, at) => `${word}${parts[at] ?? ""}`).join(""));
}

// src/cli/named-path.ts
var import_node_path14 = require("node:path");

// src/adapters/files/user-folder.ts
var import_node_fs11 = require("node:fs");
var import_node_path11 = require("node:path");

// default-only:node:path
var node_path_default = require("node:path");

// default-only:node:os
var node_os_default = require("node:os");

// default-only:node:process
var node_process_default = globalThis.process;

// node_modules/.pnpm/is-safe-filename@0.1.1/node_modules/is-safe-filename/index.js
var unsafeFilenameFixtures = Object.freeze([
  "",
  "   ",
  ".",
  "..",
  " .",
  ". ",
  " ..",
  ".. ",
  "../",
  "../foo",
  "foo/../bar",
  "foo/bar",
  "foo\\bar",
  "foo\0bar"
]);
function isSafeFilename(filename) {
  if (typeof filename !== "string") {
    return false;
  }
  const trimmed = filename.trim();
  return trimmed !== "" && trimmed !== "." && trimmed !== ".." && !filename.includes("/") && !filename.includes("\\") && !filename.includes("\0");
}
function assertSafeFilename(filename) {
  if (typeof filename !== "string") {
    throw new TypeError("Expected a string");
  }
  if (!isSafeFilename(filename)) {
    throw new Error(`Unsafe filename: ${JSON.stringify(filename)}`);
  }
}

// node_modules/.pnpm/env-paths@4.0.0/node_modules/env-paths/index.js
var homedir = node_os_default.homedir();
var tmpdir = node_os_default.tmpdir();
var { env } = node_process_default;
var macos = (name) => {
  const library = node_path_default.join(homedir, "Library");
  return {
    data: node_path_default.join(library, "Application Support", name),
    config: node_path_default.join(library, "Preferences", name),
    cache: node_path_default.join(library, "Caches", name),
    log: node_path_default.join(library, "Logs", name),
    temp: node_path_default.join(tmpdir, name)
  };
};
var windows = (name) => {
  const appData = env.APPDATA || node_path_default.join(homedir, "AppData", "Roaming");
  const localAppData = env.LOCALAPPDATA || node_path_default.join(homedir, "AppData", "Local");
  return {
    // Data/config/cache/log are invented by me as Windows isn't opinionated about this
    data: node_path_default.join(localAppData, name, "Data"),
    config: node_path_default.join(appData, name, "Config"),
    cache: node_path_default.join(localAppData, name, "Cache"),
    log: node_path_default.join(localAppData, name, "Log"),
    temp: node_path_default.join(tmpdir, name)
  };
};
var linux = (name) => {
  const username = node_path_default.basename(homedir);
  return {
    data: node_path_default.join(env.XDG_DATA_HOME || node_path_default.join(homedir, ".local", "share"), name),
    config: node_path_default.join(env.XDG_CONFIG_HOME || node_path_default.join(homedir, ".config"), name),
    cache: node_path_default.join(env.XDG_CACHE_HOME || node_path_default.join(homedir, ".cache"), name),
    // https://wiki.debian.org/XDGBaseDirectorySpecification#state
    log: node_path_default.join(env.XDG_STATE_HOME || node_path_default.join(homedir, ".local", "state"), name),
    temp: node_path_default.join(tmpdir, username, name)
  };
};
function envPaths(name, { suffix = "nodejs" } = {}) {
  assertSafeFilename(name);
  if (suffix) {
    name += `-${suffix}`;
  }
  assertSafeFilename(name);
  if (node_process_default.platform === "darwin") {
    return macos(name);
  }
  if (node_process_default.platform === "win32") {
    return windows(name);
  }
  return linux(name);
}

// src/adapters/files/project-around.ts
var import_node_fs10 = require("node:fs");
var import_node_os3 = require("node:os");
var import_node_path10 = require("node:path");
function projectAround(project, folder, home = ownHome) {
  if (isInside(folder, project)) return "the project";
  for (let around = (0, import_node_path10.dirname)(project); around !== (0, import_node_path10.dirname)(around); around = (0, import_node_path10.dirname)(around)) {
    if (!isInside(folder, around) || !(0, import_node_fs10.existsSync)((0, import_node_path10.join)(around, ".git"))) continue;
    if (!isInside(realPath(home()), around)) return `the repository ${around}`;
  }
  return null;
}
function ownHome() {
  try {
    return (0, import_node_os3.userInfo)().homedir;
  } catch {
    return (0, import_node_os3.homedir)();
  }
}

// src/adapters/files/user-folder.ts
function userFolder(projectRoot, env2) {
  const wanted = env2.MSW_HOME || envPaths("msw-protocol", { suffix: "" }).data;
  if (!(0, import_node_path11.isAbsolute)(wanted))
    return refused(`the user folder ${wanted} is a relative path; set MSW_HOME to an absolute one`);
  const around = projectRoot === null ? null : projectAround(realPath((0, import_node_path11.resolve)(projectRoot)), realPath(wanted));
  if (around !== null)
    return refused(`the user folder ${wanted} lies inside ${around}; set MSW_HOME to a folder outside it`);
  try {
    (0, import_node_fs11.mkdirSync)(wanted, { recursive: true, mode: 448 });
    const path = import_node_fs11.realpathSync.native(wanted);
    const reason = notOnlyOurs(path, (0, import_node_fs11.statSync)(path));
    return reason === null ? { status: "ok", path } : refused(`the user folder ${path} cannot be used: ${reason}`);
  } catch (error) {
    return refused(`the user folder ${wanted} cannot be made (${errorCode(error) ?? "unknown error"})`);
  }
}
function refused(reason) {
  return { status: "refused", reason };
}

// src/adapters/claude-code/own-variables.ts
var import_node_path12 = require("node:path");
var FILES = ["settings.json", "settings.local.json"];
function foreignVariables(env2, project) {
  const projects = [project, env2.CLAUDE_PROJECT_DIR || project];
  const given = [...new Set(projects.flatMap(foldersInReach))].flatMap(
    (folder) => FILES.map((file) => variablesIn((0, import_node_path12.join)(folder, ".claude", file)))
  );
  return Object.keys(env2).filter(
    (name) => given.some((variables) => Object.hasOwn(variables, name) && variables[name] === env2[name])
  );
}
function variablesIn(path) {
  const file = readJson(path, named);
  const settings = file.status === "ok" ? fieldsOf(file.value) : {};
  return fieldsOf(settings.env);
}
function fieldsOf(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

// src/adapters/claude-code/own-user-folder.ts
var DECISIVE = /^(?:MSW_HOME|HOME|USERPROFILE|XDG_DATA_HOME|APPDATA|LOCALAPPDATA)$/i;
function ownUserFolder(project, env2) {
  const foreign = project === null ? [] : foreignVariables(env2, project);
  const name = foreign.find((one) => DECISIVE.test(one));
  if (name === void 0) return userFolder(project, env2);
  return {
    status: "refused",
    reason: `${name} is set by .claude/settings.json or settings.local.json of this project, which must not say where the user folder is; take it out there, and set it in your shell if you need it`
  };
}

// src/adapters/files/session-commands.ts
var import_node_fs12 = require("node:fs");
var import_node_path13 = require("node:path");

// src/adapters/files/write-file-atomic.ts
var LEFTOVER_AGE_MS = 24 * 60 * 60 * 1e3;
var LARGEST_FOLDER = 1024 * 1024;

// src/adapters/files/session-commands.ts
function readSessionCommands(userFolder2, session) {
  if (!SESSION.test(session)) return null;
  try {
    return parse(JSON.parse((0, import_node_fs12.readFileSync)(recordPath(userFolder2, session), "utf8")));
  } catch {
    return null;
  }
}
var FOLDER = "sessions";
var SESSION = /^[A-Za-z0-9_-]{1,100}$/;
var LONGEST_MS = 30 * 24 * 36e5;
function recordPath(userFolder2, session) {
  return (0, import_node_path13.join)(userFolder2, FOLDER, `${session}.json`);
}
function parse(value) {
  if (typeof value !== "object" || value === null) return null;
  const project = Reflect.get(value, "project");
  const commands = Reflect.get(value, "commands");
  if (typeof project !== "string" || !Array.isArray(commands)) return null;
  return { project, commands: commands.filter((one) => typeof one === "string") };
}

// src/core/text/plain-line.ts
function plainLine(text, cap) {
  const line = harmless(text).replaceAll(/\s+/g, " ").trim();
  return clipText(harmless(line), cap);
}

// src/cli/named-path.ts
function namedPath(call, word) {
  const path = (0, import_node_path14.resolve)(call.cwd, word);
  if (call.caller.mark === null) return { status: "ok", path };
  const project = sessionProject(call);
  if (isInside(realPath(path), realPath(project))) return { status: "ok", path };
  const reason = `${plainLine(word, 200)} lies outside of ${project}, the project of this session: for Claude's tools that is closed.`;
  return { status: "refused", reason };
}
function namedFolder(call, word) {
  if (word !== null && word !== void 0) return namedPath(call, word);
  const here = namedPath(call, ".");
  return here.status === "ok" ? here : { status: "ok", path: sessionProject(call) };
}
function sessionProject({ cwd, env: env2 }) {
  const user = ownUserFolder(cwd, env2);
  const session = env2.CLAUDE_CODE_SESSION_ID ?? "";
  const known = user.status === "ok" ? readSessionCommands(user.path, session) : null;
  const folder = known?.project ?? (0, import_node_path14.resolve)(cwd, env2.CLAUDE_PROJECT_DIR || ".");
  return findProject(folder) ?? folder;
}

// src/cli/noun.ts
var json = { json: { type: "boolean" } };
var noWords = { least: 0, most: 0, names: "" };
function textOf(values, name) {
  const value = values[name];
  return typeof value === "string" ? value : null;
}
function isSet(values, name) {
  return values[name] === true;
}

// src/core/text/prose-json.ts
function proseJson(value, indent = 2) {
  return ours(
    JSON.stringify(value, null, indent).replaceAll(CONTROLS2, escaped).replaceAll(INVISIBLE, escaped).replaceAll(TAG2, escaped)
  );
}
var CONTROLS2 = /[\u007f-\u009f\u2028\u2029]/g;
function escaped(char) {
  return char.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}

// src/cli/outcome.ts
function done(text) {
  return { code: 0, text: text === "" || text.endsWith("\n") ? text : prose`${text}\n`, problem: null };
}
function doneJson(value) {
  return done(proseJson(value));
}
function doneRaw(text) {
  return { code: 0, text: ours(text), problem: null };
}
function failed(problem) {
  return { code: 1, text: prose``, problem };
}

// src/core/text/indented.ts
function indented(block2) {
  return ours(block2.replaceAll(/^(?=.)/gm, "    "));
}

// src/core/planning/plan-format.ts
var PLAN_EXAMPLE = prose`---
phase: 01-basket
plan: 01
type: execute
wave: 1
depends_on: []
files_modified: [src/total.js, src/basket.js, test/total.test.js]
autonomous: true
requirements: [BASK-01]
must_haves:
  truths:
    - "A basket of several items shows the sum of their prices"
    - "An empty basket shows a total of 0"
  artifacts:
    - path: src/total.js
      provides: the sum of the prices of a basket
      min_lines: 3
      exports: [total]
    - path: test/total.test.js
      provides: the proof of the sum
  key_links:
    - from: src/basket.js
      to: src/total.js
      via: import of total
      pattern: "import \\\\{ total \\\\}"
---

<objective>
Sum up a basket.

Purpose: a customer sees what to pay before paying (BASK-01).
Output: src/total.js with its test, used by src/basket.js.
</objective>

<execution_context>
</execution_context>

<context>
# What the executor reads first: files that exist, one in each line.
</context>

<tasks>

<task type="tdd" tdd="true">
  <name>Task 1: Sum of prices</name>
  <files>src/total.js, test/total.test.js</files>
  <behavior>
    - total([]) is 0
    - total([250, 199]) is 449
  </behavior>
  <action>Write test/total.test.js with node:test for the behaviour above and see it fail. Then write src/total.js, which exports total(prices): prices are whole cents (D-01), so it only adds.</action>
  <verify>
    <automated>node --test test/total.test.js</automated>
    <automated>! grep -q parseFloat src/total.js</automated>
  </verify>
  <done>Both cases pass, and nothing parses floating point numbers.</done>
</task>

<task type="auto">
  <name>Task 2: The basket shows its total</name>
  <files>src/basket.js</files>
  <read_first>src/total.js</read_first>
  <action>Import total from ./total.js in src/basket.js and export render(items), which ends with the line "Total: N" for the sum of the prices.</action>
  <verify>
    <automated>node -e "import('./src/basket.js').then(({ render }) => process.exit(render([{ price: 5 }]).endsWith('Total: 5') ? 0 : 1))"</automated>
  </verify>
  <done>render ends with the total of the items.</done>
</task>

</tasks>

<verification>
- [ ] node --test test/total.test.js passes
</verification>

<success_criteria>
- A basket shows the sum of its prices
</success_criteria>

<output>
A summary beside this plan: 01-01-SUMMARY.md
</output>
`;
var RULES = prose`# How a plan is written

One file for each plan, \`{NN}-{MM}-PLAN.md\` in the folder of its phase: \`01-02-PLAN.md\`. Two or three tasks that one fresh executor can do; more work is another plan. A plan is no XML: nothing is escaped, \`&&\` and \`<T>\` stand as they are. Never write a literal task tag in prose.

## Frontmatter: all of these keys

- \`phase\`: the name of the folder. \`plan\`: two digits, as in the file's name. \`type\`: execute, or tdd for a plan of one feature.
- \`depends_on\`: plans of this phase that must be done first, \`["01-01"]\`. \`wave\`: 1 without dependencies, else one more than the highest wave it waits for.
- \`files_modified\`: every file that any task makes or changes, also package.json and lockfiles. Two plans of one wave must not share a file: move the file, or let one plan depend on the other.
- \`autonomous\`: false exactly when a task is a checkpoint.
- \`requirements\`: the ids that the plan serves, never empty. Every id of the phase is in at least one plan.
- \`must_haves\`: \`truths\` that a user or a command can observe (in quotes; use the words of the success criteria), \`artifacts\` with path and provides (min_lines, exports, contains where they say something), \`key_links\` from file to file with a pattern that is found in \`from\` once they are joined. In double quotes a backslash is written twice.
- \`gap_closure: true\`: in plans that close gaps of a verification, and only there. Repeat the statement of each gap in truths.

## Body, in this order

\`<objective>\` (what, then \`Purpose:\` and \`Output:\`), \`<execution_context>\`, \`<context>\`, \`<tasks>\`, \`<verification>\`, \`<success_criteria>\`, \`<output>\`.

- \`<context>\`: one line \`@path\` for each file that the executor must read, from the project's folder. They must exist, or be made by a plan that this one depends on. When the phase has research, a line names it: \`@.planning/phases/01-name/01-RESEARCH.md\`.
- Name the decisions of the context document (\`D-01\`) in the \`<action>\` that carries them out. All of them, unless they are marked deferred.

## Tasks

\`<task type="auto">\` holds \`<name>\`, \`<files>\` (commas), optionally \`<read_first>\` and \`<behavior>\`, \`<action>\` (what to do, which names and values, what to avoid and why; no code listing), \`<verify>\` and \`<done>\`. \`type="tracer"\` is a first task that goes through all layers.

- Each \`<verify>\` holds at least one \`<automated>COMMAND</automated>\`. It runs in a shell from the project's folder, by itself, and its exit code decides. It ends: no watch mode, no server. Its programs are on this machine or in node_modules/.bin (through npx), its package scripts exist, its files exist or are made by this plan or one before it. It must fail before the task is done.
- That something is absent is proved by \`! grep -q PATTERN FILE\`, never by a command that prints.
- What only a person can see goes into \`<human-check>\` beside it.
- \`<task type="checkpoint:human-verify">\`: \`<name>\`, \`<action>\`, \`<what-built>\`, \`<how-to-verify>\`, \`<resume-signal>\`. \`checkpoint:decision\`: \`<name>\`, \`<action>\`, \`<decision>\`, \`<context>\`, \`<options>\` with \`<option id="a"><name>...</name><pros>...</pros><cons>...</cons></option>\`, \`<resume-signal>\`. \`checkpoint:human-action\`: \`<name>\`, \`<action>\`, \`<instructions>\`, \`<verification>\`, \`<resume-signal>\`. Only where a person is needed: accounts, payments, taste. Add \`gate="blocking-human"\` before a package is installed that nobody named.

## An example

`;
function planFormat() {
  return prose`${RULES}${indented(PLAN_EXAMPLE)}`;
}

// src/cli/plan-format.ts
var format = {
  options: { example: { type: "boolean" } },
  words: noWords,
  run: ({ values }) => done(isSet(values, "example") ? PLAN_EXAMPLE : planFormat())
};

// src/cli/plan.ts
var oneFile = { least: 1, most: 1, names: "one plan file" };
var oneFolder = { least: 1, most: 1, names: "one phase folder" };
var plan = {
  help: prose`msw-protocol plan VERB FILE|DIR [--json]

  parse FILE       what the plan says: its keys, its tasks and what must be true; never fails on odd text
  validate FILE    what keeps it from being executed, and how to put it right; --root DIR is the project
  waves DIR        the plans of a phase folder in the order of their dependencies, and where they collide
  roundtrip FILE   the file as MSW would write it back unchanged
  format           how a plan is written; --example: a plan to begin with

Exit code 1: the file cannot be read, the plan is not valid, or its dependencies cannot be resolved.`,
  verbs: {
    parse: { options: json, words: oneFile, run: (call) => withPlan(call, parse2) },
    validate: {
      options: { ...json, root: { type: "string" } },
      words: oneFile,
      run: (call) => withPlan(call, validate)
    },
    format,
    waves: { options: json, words: oneFolder, run: waves },
    roundtrip: { options: json, words: oneFile, run: (call) => withPlan(call, roundtrip) }
  }
};
function withPlan(call, use) {
  const open = namedPath(call, call.words[0] ?? "");
  if (open.status === "refused") return failed(open.reason);
  const { path } = open;
  const file = readFile(path, named, documentCap);
  if (file.status === "ok")
    return use({ path, bytes: file.bytes, document: readPlan(file.bytes.toString("utf8")) }, call);
  const reason = file.status === "missing" ? "it is not there" : file.reason;
  return failed(`The plan ${path} cannot be read, ${reason}: name a file.`);
}
function parse2({ document }, { values }) {
  return isSet(values, "json") ? doneJson(planView(document)) : done(planText(document));
}
function validate({ path, document }, call) {
  const { values, env: env2 } = call;
  const folder = namedFolder(call, textOf(values, "root") ?? findProject(path));
  if (folder.status === "refused") return failed(folder.reason);
  const root = folder.path;
  const text = documentText(root, (0, import_node_path15.join)(".planning", "REQUIREMENTS.md"));
  const requirements = text === null ? null : readRequirements(text).items.map(({ id }) => id);
  const around = planSurroundings(root, path, { phase: readPhase(root, (0, import_node_path15.dirname)(path)), requirements, env: env2 });
  const diagnostics = validatePlan(document, around);
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  const report = { valid: errors === 0, errors, warnings: diagnostics.length - errors, diagnostics };
  const said = isSet(values, "json") ? doneJson(report).text : forPeople(problemLines(diagnostics), 400);
  if (errors === 0) return done(said === "" ? prose`The plan is valid.` : said);
  return {
    code: 1,
    text: said,
    problem: `The plan is not valid: ${errors} ${errors === 1 ? "error" : "errors"}.`
  };
}
function waves(call) {
  const { words, values } = call;
  const open = namedPath(call, words[0] ?? "");
  if (open.status === "refused") return failed(open.reason);
  const folder = open.path;
  const phase = readPhase(findProject(folder) ?? folder, folder);
  if (phase === null) return failed(`The folder ${folder} cannot be read: name a phase folder.`);
  const found = planWaves(wavePlans(phase));
  const text = isSet(values, "json") ? doneJson({ ...found, oddlyNamed: phase.oddlyNamed }).text : wavesText(found, phase.oddlyNamed);
  const [error] = found.problems.filter(({ severity }) => severity === "error");
  return error === void 0 ? done(text) : { code: 1, text, problem: `${error.message} ${error.fix}` };
}
function roundtrip({ path, bytes, document }, { values }) {
  const text = splice(document.text, []);
  const identical = Buffer.from(text, "utf8").equals(bytes);
  if (!identical) return failed(`${path} is not valid UTF-8: MSW would not write it.`);
  return isSet(values, "json") ? doneJson({ identical, bytes: bytes.length, text }) : doneRaw(text);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  plan
});
