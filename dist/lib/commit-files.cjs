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

// src/adapters/git/commit-files.ts
var commit_files_exports = {};
__export(commit_files_exports, {
  commitFiles: () => commitFiles
});
module.exports = __toCommonJS(commit_files_exports);
var import_node_fs8 = require("node:fs");
var import_node_path8 = require("node:path");
var import_promises = require("node:timers/promises");
var import_simple_git = require("./packages/simple-git.cjs");

// late:node:crypto
var createHash = (...args) => require("node:crypto").createHash(...args);
var randomUUID = (...args) => require("node:crypto").randomUUID(...args);

// src/adapters/git/commit-programs.ts
var import_node_os2 = require("node:os");
var import_node_path5 = require("node:path");

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
function textOf(path, place, cap = documentCap) {
  const found = readText(path, place, cap);
  return found.status === "ok" ? found.text : null;
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

// src/adapters/process/find-program.ts
var import_node_fs6 = require("node:fs");
var import_node_path4 = require("node:path");

// src/adapters/process/project-reach.ts
var import_node_fs5 = require("node:fs");
var import_node_os = require("node:os");
var import_node_path3 = require("node:path");
function projectReach(projectRoot, home = homeFolder()) {
  let reach = realPath(projectRoot);
  for (const folder of parentsOf(reach)) {
    if (home !== null && isInside(home, folder)) break;
    if (isRepository(folder)) reach = folder;
  }
  return reach;
}
function leadsInto(path, folder) {
  return isInside(realPath(path), realPath(folder));
}
function leadsAstray(value, folder) {
  return value.split(import_node_path3.delimiter).some((path) => path !== "" && (!(0, import_node_path3.isAbsolute)(path) || leadsInto(path, folder)));
}
function isRepository(folder) {
  try {
    return (0, import_node_fs5.lstatSync)((0, import_node_path3.join)(folder, ".git"), { throwIfNoEntry: false }) !== void 0;
  } catch {
    return false;
  }
}
function* parentsOf(path) {
  for (let folder = path; ; folder = (0, import_node_path3.dirname)(folder)) {
    yield folder;
    if ((0, import_node_path3.dirname)(folder) === folder) return;
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
function findProgram(name, env, projectRoot) {
  return findPrograms(name, env, projectRoot)[0] ?? null;
}
function findPrograms(name, env, projectRoot) {
  const reach = projectReach(projectRoot);
  return foldersOf(env).flatMap((folder) => fileNames(name, env).map((file) => (0, import_node_path4.join)(folder, file))).filter((path) => isProgram(path) && isOutside(path, reach));
}
function pathOutside(env, projectRoot) {
  const reach = projectReach(projectRoot);
  return foldersOf(env).filter((folder) => !leadsInto(folder, reach)).join(import_node_path4.delimiter);
}
function foldersOf(env) {
  return pathOf(env).filter((folder) => (0, import_node_path4.isAbsolute)(folder) && !isOfPackages(folder));
}
function pathOf(env) {
  return (env.PATH ?? env.Path ?? "").split(import_node_path4.delimiter).map((folder) => folder.replace(/^"(.*)"$/, "$1"));
}
function isOfPackages(folder) {
  return (0, import_node_path4.basename)(folder) === ".bin" && (0, import_node_path4.basename)((0, import_node_path4.dirname)(folder)) === "node_modules";
}
function isOutside(path, reach) {
  return !leadsInto((0, import_node_path4.dirname)(path), reach) && !leadsInto(path, reach);
}
function fileNames(name, env) {
  if (process.platform !== "win32") return [name];
  return (env.PATHEXT ?? ".COM;.EXE;.BAT;.CMD").split(";").map((extension) => `${name}${extension.toLowerCase()}`);
}
function isProgram(path) {
  try {
    (0, import_node_fs6.accessSync)(path, import_node_fs6.constants.X_OK);
    return (0, import_node_fs6.statSync)(path).isFile();
  } catch {
    return false;
  }
}

// src/adapters/git/git-settings.ts
var MOST_SETTINGS = 2e4;
function parseSettings(listing) {
  const parts = listing.split("\0");
  if (parts.pop() !== "" || parts.length % 2 !== 0 || parts.length > 2 * MOST_SETTINGS) return null;
  const found = { user: /* @__PURE__ */ new Map(), repository: /* @__PURE__ */ new Map(), ours: /* @__PURE__ */ new Map() };
  for (let at = 0; at < parts.length; at += 2) {
    const scope = SCOPES[parts[at] ?? ""];
    const [key = "", ...value] = (parts[at + 1] ?? "").split("\n");
    if (scope === void 0) return null;
    found[scope].set(key, [...found[scope].get(key) ?? [], value.join("\n")]);
  }
  return found;
}
function overrides({ user, repository }, isLeft) {
  return [...repository].flatMap(([key, values]) => {
    if (!isHazard(key) || READ.has(key) && values.every(isLeft)) return [];
    return [neutral(key), ...user.get(key) ?? []].map((value) => [key, value]);
  });
}
function withoutFilters({ user, repository }) {
  const keys = /* @__PURE__ */ new Set([...user.keys(), ...repository.keys()]);
  return [...keys].flatMap((key) => key.startsWith("filter.") ? [[key, neutral(key)]] : []);
}
function lastOf(values, key) {
  return values.get(key)?.at(-1) ?? null;
}
var SCOPES = {
  system: "user",
  global: "user",
  local: "repository",
  worktree: "repository",
  command: "ours"
};
var SECTIONS = /^(?:alias|credential|filter|hook|pager)\./;
var NAMES = /\.[^.]*(?:agent|askpass|blob|browser|clean|cmd|command|dir|driver|editor|external|file|filter|fsmonitor|helper|hook|pack|pager|path|process|program|proxy|smudge|template|textconv|tool|vcs)$/;
var LEFT = /^(?:advice|color|column|extensions|include|includeif)\.|^core\.(?:quotepath|worktree)$|\.usehttppath$/;
var READ = /* @__PURE__ */ new Set(["core.attributesfile", "core.excludesfile"]);
function isHazard(key) {
  return !LEFT.test(key) && (SECTIONS.test(key) || NAMES.test(key));
}
function neutral(key) {
  if (SIGNERS[key] !== void 0) return SIGNERS[key];
  if (/\.(?:required|enabled|[^.]*fsmonitor)$/.test(key)) return "false";
  return /(?:dir|file|path|template)$/.test(key) ? "/dev/null" : "";
}
var SIGNERS = {
  "gpg.program": "gpg",
  "gpg.openpgp.program": "gpg",
  "gpg.x509.program": "gpgsm",
  "gpg.ssh.program": "ssh-keygen"
};

// src/adapters/git/commit-programs.ts
var HOOKS = "pre-commit prepare-commit-msg commit-msg post-commit post-index-change reference-transaction".split(" ");
var LARGEST_HOOK = 64 * 1024 * 1024;
async function commitPrograms(git, root, paths) {
  const folder = await hooksFolder(git, root);
  const hooks = HOOKS.map((name) => (0, import_node_path5.join)(folder.path, name)).filter(isProgram);
  const foreign = (folder.isOwn ? [] : hooks).map((path) => ({
    path,
    place: placeOf(path, git.top ?? root)
  }));
  const configured = [...configuredHooks(git), ...await filtersOf(git, paths)];
  return {
    ofRepository: [...foreign.map(describeHook), ...configured.filter(isCommand).map(describeSetting)],
    places: [...foreign.map(({ place }) => place), ...configured.length === 0 ? [] : [".git/config"]],
    runsOthers: hooks.length > 0 || configured.length > 0,
    settings: [["core.hookspath", hooks.length === 0 ? "/dev/null" : folder.path], ...configured]
  };
}
async function hooksFolder(git, root) {
  const ofRepository2 = lastOf(git.settings.repository, "core.hookspath");
  const own = lastOf(git.settings.user, "core.hookspath");
  const given = ofRepository2 ?? own;
  if (given !== null) {
    const path = (0, import_node_path5.resolve)(git.top ?? root, given.replace(/^~(?=[\\/]|$)/, (0, import_node_os2.homedir)()));
    return { path, isOwn: ofRepository2 === null && !leadsInto(path, projectReach(root)) };
  }
  const common = await git.run(["rev-parse", "--git-common-dir"]);
  const gitFolder = common.status === "ok" ? common.output.replace(/\r?\n$/, "") : ".git";
  return { path: (0, import_node_path5.resolve)(root, gitFolder, "hooks"), isOwn: false };
}
function placeOf(path, top) {
  const way = (0, import_node_path5.relative)(top, path);
  return way.startsWith("..") || (0, import_node_path5.isAbsolute)(way) ? path : way.split(import_node_path5.sep).join("/");
}
function describeHook({ path, place }) {
  return `git hook ${place} sha256:${digestOf(path)}`;
}
function digestOf(path) {
  const file = readFile(path, named, LARGEST_HOOK);
  return file.status === "ok" ? createHash("sha256").update(file.bytes).digest("hex") : randomUUID();
}
function isCommand([key]) {
  return !key.endsWith(".required");
}
function describeSetting([key, value]) {
  return `git ${key}: ${value}`;
}
function configuredHooks(git) {
  return ofRepository(git, (key) => /^hook\..*\.command$/.test(key));
}
async function filtersOf(git, paths) {
  if (ofRepository(git, (key) => key.startsWith("filter.")).length === 0) return [];
  const told = await git.run(["check-attr", "-z", "filter", "--", ...paths]);
  const fields = told.status === "ok" ? told.output.split("\0") : [];
  const names = new Set(fields.filter((_, index) => index % 3 === 2));
  return ofRepository(git, (key) => {
    const [, name = ""] = /^filter\.(.*)\.(?:clean|process|required)$/.exec(key) ?? [];
    return names.has(name);
  });
}
function ofRepository({ settings }, isMeant) {
  return [...settings.repository.keys()].flatMap((key) => {
    const value = lastOf(settings.repository, key) ?? "";
    return isMeant(key) && value !== "" && !settings.user.has(key) ? [[key, value]] : [];
  });
}

// src/adapters/git/open-git.ts
var import_node_child_process = require("node:child_process");

// src/adapters/process/neutral-folder.ts
var import_node_path6 = require("node:path");
function neutralFolder() {
  return (0, import_node_path6.dirname)(process.execPath);
}

// src/adapters/git/git-environment.ts
function gitEnvironment(root, settings, variables = {}) {
  const reach = projectReach(root);
  const kept = Object.entries(process.env).flatMap(
    ([name, value]) => value !== void 0 && isKept(name.toUpperCase(), value, reach) ? [[name, value]] : []
  );
  return {
    ...Object.fromEntries(kept),
    PATH: pathOutside(process.env, root),
    GIT_TERMINAL_PROMPT: "0",
    GIT_CONFIG_COUNT: String(settings.length),
    ...Object.fromEntries(
      settings.flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${index}`, key],
        [`GIT_CONFIG_VALUE_${index}`, value]
      ])
    ),
    ...variables
  };
}
function isKept(name, value, reach) {
  if (name === "PATH" || ASKING.has(name)) return false;
  if (PLACES.has(name)) return !leadsAstray(value, reach);
  return !name.startsWith("GIT_") || IDENTITY.has(name);
}
var PLACES = new Set(
  "HOME XDG_CONFIG_HOME USERPROFILE GNUPGHOME GIT_CONFIG_GLOBAL GIT_CONFIG_SYSTEM".split(" ")
);
var IDENTITY = /* @__PURE__ */ new Set([
  "GIT_CONFIG_NOSYSTEM",
  ...["NAME", "EMAIL", "DATE"].flatMap((part) => [`GIT_AUTHOR_${part}`, `GIT_COMMITTER_${part}`])
]);
var ASKING = new Set("EDITOR VISUAL PAGER PREFIX SSH_ASKPASS".split(" "));

// src/adapters/git/repository-files.ts
var import_node_fs7 = require("node:fs");
var import_node_os3 = require("node:os");
var import_node_path7 = require("node:path");
var LONGEST_GIT_FILE = 64 * 1024;
function topOf(root) {
  for (let folder = realFolder(root); folder !== null; folder = parentOf(folder))
    if (isGitFolder((0, import_node_path7.join)(folder, ".git"))) return folder;
  return null;
}
function realFolder(folder) {
  try {
    return import_node_fs7.realpathSync.native(folder);
  } catch {
    return null;
  }
}
function parentOf(folder) {
  const parent = (0, import_node_path7.dirname)(folder);
  return parent === folder ? null : parent;
}
function isSpecialFile(path, top) {
  const stat = statOf((0, import_node_path7.resolve)(top, path.replace(/^~(?=[\\/])/, (0, import_node_os3.homedir)())));
  return stat !== null && !stat.isFile();
}
function isGitFolder(path) {
  const stat = statOf(path);
  if (stat?.isFile()) return textOf(path, named, LONGEST_GIT_FILE)?.startsWith("gitdir:") === true;
  return statOf((0, import_node_path7.join)(path, "objects"))?.isDirectory() === true && statOf((0, import_node_path7.join)(path, "HEAD")) !== null;
}
function statOf(path) {
  try {
    return (0, import_node_fs7.statSync)(path);
  } catch {
    return null;
  }
}

// src/adapters/git/open-git.ts
var LIMIT_MS = 1e4;
var LARGEST_OUTPUT = 64 * 1024 * 1024;
async function openGit(folder) {
  const root = realFolder(folder);
  if (root === null) return { status: "failed" };
  const program = findProgram("git", process.env, root);
  if (program === null) return { status: "missing" };
  const run = (args, settings2, tree2 = {}) => execute(program, ["-C", root, ...args], gitEnvironment(root, settings2, { ...LOOKING, ...tree2 }));
  const listed = await run(["config", "--list", "-z", "--show-scope"], [...ALWAYS, ...QUIET]);
  if (listed.status !== "ok") return listed;
  const settings = parseSettings(listed.output);
  if (settings === null) return { status: "failed" };
  if (settings.ours.size === 0) return { status: "too-old" };
  const top = settings.repository.size === 0 ? null : topOf(root);
  const isElsewhere = top !== null && settings.repository.has("core.worktree");
  const tree = isElsewhere ? { GIT_WORK_TREE: top } : {};
  const harmless = [...overrides(settings, (path) => !isSpecialFile(path, top ?? root)), ...ALWAYS];
  const quiet = [...harmless, ...QUIET, ...withoutFilters(settings)];
  const git = {
    program,
    top,
    settings,
    run: (args) => run(args, quiet, tree),
    environment: (extra, variables) => gitEnvironment(root, [...harmless, ...extra], { ...tree, ...variables })
  };
  return { status: "ok", git };
}
var ALWAYS = [
  ["core.fsmonitor", "false"],
  ["core.editor", ":"],
  ["core.pager", "cat"],
  ["log.showsignature", "false"],
  ["submodule.recurse", "false"],
  ["gc.auto", "0"],
  ["maintenance.auto", "false"],
  // A folder that only looks like a repository comes with any clone.
  ["safe.barerepository", "explicit"]
];
var QUIET = [
  ["core.hookspath", "/dev/null"],
  ["core.sshcommand", "false"],
  ["credential.helper", ""],
  ["diff.external", ""],
  ["protocol.allow", "never"]
];
var LOOKING = {
  GIT_OPTIONAL_LOCKS: "0",
  // A partial clone would fetch what is missing, over a transport that its settings choose.
  GIT_NO_LAZY_FETCH: "1",
  GIT_ALLOW_PROTOCOL: "none",
  LC_ALL: "C"
};
function execute(program, args, env) {
  const options = {
    cwd: neutralFolder(),
    env,
    timeout: LIMIT_MS,
    killSignal: "SIGKILL",
    maxBuffer: LARGEST_OUTPUT,
    windowsHide: true,
    encoding: "utf8"
  };
  return new Promise((resolve4) => {
    try {
      (0, import_node_child_process.execFile)(program, args, options, (error, output) => {
        if (error === null) resolve4({ status: "ok", output });
        else resolve4({ status: isLate(error) ? "late" : "failed" });
      });
    } catch {
      resolve4({ status: "failed" });
    }
  });
}
function isLate(error) {
  return error.killed === true || error.code === "ERR_CHILD_PROCESS_STDIO_MAXBUFFER";
}

// src/adapters/git/commit-files.ts
var LIMIT_MS2 = 12e4;
var LOCK_TRIES = 60;
var LOCK_WAIT_MS = 250;
var BUSY = /index\.lock|HEAD\.lock|cannot lock ref/;
var UNDER_WAY = [
  ["MERGE_HEAD", "a merge"],
  ["rebase-merge", "a rebase"],
  ["rebase-apply", "a rebase"],
  ["CHERRY_PICK_HEAD", "a cherry-pick"],
  ["REVERT_HEAD", "a revert"]
];
async function commitFiles(request) {
  const { root, paths } = request;
  const folder = import_node_fs8.realpathSync.native(root);
  const named2 = [];
  for (const path of paths) {
    const place = inside(folder, path) ?? inside((0, import_node_path8.resolve)(root), path);
    if (place === null) return refused(`${path} lies outside ${root}`);
    named2.push(place);
  }
  if (named2.length === 0) return { status: "unchanged" };
  const opened = await openGit(folder);
  if (opened.status !== "ok") return refused(CANNOT_USE[opened.status]);
  const refusal = await findRefusal(opened.git, folder, named2);
  return refusal === null ? commitNamed(opened.git, folder, named2, request) : refused(refusal);
}
async function commitNamed(git, folder, named2, { message, isTrusted }) {
  const { ofRepository: ofRepository2, places, runsOthers, settings } = await commitPrograms(git, folder, named2);
  const programs = ofRepository2.filter((program) => !isTrusted(program));
  if (programs.length > 0) {
    const changed2 = await changesOf(git, (args) => ask(git, args), named2);
    return changed2?.length === 0 ? { status: "unchanged" } : { status: "untrusted", programs, places };
  }
  const variables = runsOthers ? { PATH: process.env.PATH ?? "" } : CLOSED;
  const writer = writingGit(git, folder, git.environment(settings, variables));
  const changed = await changesOf(git, (args) => answerOf(writer, args), named2);
  if (changed === null) return refused("git cannot tell what changed");
  return changed.length === 0 ? { status: "unchanged" } : commit(writer, changed, message);
}
var CANNOT_USE = {
  missing: "git is not installed",
  "too-old": "git 2.31 or newer is needed to keep a repository’s own programs from running",
  failed: "git cannot read the settings of this repository",
  late: "git does not answer in time"
};
var CLOSED = { GIT_NO_LAZY_FETCH: "1", GIT_ALLOW_PROTOCOL: "none" };
function refused(reason) {
  return { status: "refused", reason };
}
function writingGit({ program }, folder, env) {
  return (0, import_simple_git.simpleGit)({
    baseDir: folder,
    binary: program,
    timeout: { block: LIMIT_MS2 },
    allowEnvironment: Object.keys(env).filter((name) => name.startsWith("GIT_")),
    unsafe: OURS,
    maxConcurrentProcesses: 1,
    // By default a failure that prints nothing counts as success.
    errors: (error, { exitCode }) => error ?? (exitCode === 0 ? void 0 : new Error(`exit code ${exitCode}`))
  }).env(env);
}
var OURS = {
  allowUnsafeCustomBinary: true,
  allowUnsafeConfigEnvCount: true,
  allowUnsafeConfigPaths: true,
  allowUnsafeAlias: true,
  allowUnsafeAskPass: true,
  allowUnsafeCommandBinaries: true,
  allowUnsafeCredentialHelper: true,
  allowUnsafeDiffExternal: true,
  allowUnsafeDiffTextConv: true,
  allowUnsafeEditor: true,
  allowUnsafeFilter: true,
  allowUnsafeFsMonitor: true,
  allowUnsafeGitProxy: true,
  allowUnsafeGpgProgram: true,
  allowUnsafeHooksPath: true,
  allowUnsafeMergeDriver: true,
  allowUnsafePack: true,
  allowUnsafePager: true,
  allowUnsafeSshCommand: true,
  allowUnsafeTemplateDir: true
};
function inside(folder, path) {
  const way = (0, import_node_path8.relative)(folder, (0, import_node_path8.resolve)(folder, path));
  if (way === "" || way === ".." || way.startsWith(`..${import_node_path8.sep}`) || (0, import_node_path8.isAbsolute)(way)) return null;
  return way.replaceAll(import_node_path8.sep, "/");
}
async function findRefusal(git, folder, named2) {
  if ((await ask(git, ["rev-parse", "--is-inside-work-tree"]))?.trim() !== "true") {
    return "this is not a git repository";
  }
  if (await ask(git, ["symbolic-ref", "-q", "HEAD"]) === null) {
    return "HEAD is detached, so a commit could get lost: check out a branch and commit it there";
  }
  const under = await operationUnderWay(git, folder);
  if (under !== null) return `${under} is under way: finish it, then commit`;
  if ((await ask(git, ["ls-files", "--unmerged", "--", ":/"]) ?? "").trim() !== "") {
    return "files with conflicts wait to be resolved: resolve them, then commit";
  }
  const ignored = await ask(git, ["check-ignore", "--", ...named2]);
  return ignored === null ? null : `git ignores ${firstLine(ignored)} here`;
}
async function operationUnderWay(git, folder) {
  for (const [name, words] of UNDER_WAY) {
    const place = (await ask(git, ["rev-parse", "--git-path", name]))?.trim();
    if (place !== void 0 && place !== "" && (0, import_node_fs8.existsSync)((0, import_node_path8.resolve)(folder, place))) return words;
  }
  return null;
}
async function changesOf({ top }, run, named2) {
  const options = ["--porcelain", "-z", "--no-renames", "--untracked-files=all", "--ignore-submodules=dirty"];
  const paths = named2.map((path) => `:(literal)${path}`);
  const status = await run(["status", ...options, "--", ...paths]);
  if (top === null || status === null) return null;
  return status.split("\0").filter((entry) => entry !== "").map((entry) => ({
    pathspec: `:(top,literal)${entry.slice(3)}`,
    // What `git rm --cached` left behind is there in two entries: gone from the index, and untracked.
    isUnknown: entry.startsWith("??") && (0, import_node_fs8.existsSync)((0, import_node_path8.join)(top, entry.slice(3)))
  }));
}
async function commit(git, changes, message) {
  const all = [...new Set(changes.map(({ pathspec }) => pathspec))];
  const unknown = changes.filter(({ isUnknown }) => isUnknown).map(({ pathspec }) => pathspec);
  try {
    if (unknown.length > 0) await whenFree(git, ["add", "--intent-to-add", "--", ...unknown]);
    await whenFree(git, ["commit", "--quiet", "--only", "--message", message, "--", ...all]);
    return { status: "committed", hash: (await git.raw(["rev-parse", "HEAD"])).trim() };
  } catch (error) {
    if (unknown.length > 0) await answerOf(git, ["rm", "--cached", "--quiet", "--force", "--", ...unknown]);
    return refused(`git did not take the commit (${reasonOf(error)})`);
  }
}
async function whenFree(git, args) {
  for (let tried = 1; ; tried += 1) {
    try {
      return await git.raw([...args]);
    } catch (error) {
      if (tried >= LOCK_TRIES || !BUSY.test(String(error))) throw error;
      await (0, import_promises.setTimeout)(LOCK_WAIT_MS);
    }
  }
}
async function ask(git, args) {
  const answer = await git.run(args);
  return answer.status === "ok" ? answer.output : null;
}
async function answerOf(git, args) {
  try {
    return await git.raw([...args]);
  } catch {
    return null;
  }
}
function firstLine(text) {
  return text.trim().split("\n")[0] ?? "";
}
function reasonOf(error) {
  const text = error instanceof Error ? error.message : String(error);
  const lines = text.split("\n").map((line) => line.trim());
  return (lines.findLast((line) => line !== "") ?? "no reason given").slice(0, 200);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  commitFiles
});
