"use strict";

// src/hooks/permit.ts
var import_node_fs11 = require("node:fs");
var import_node_path11 = require("node:path");

// src/core/once.ts
function once(make) {
  let made = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

// src/core/terminal-codes.ts
var invisible = once(() => /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu);

// src/core/text/harmless.ts
var tag = once(
  () => /[<\uff1c\ufe64](?=\s*(?:\/\s*)?(?:promise|abort|system|user|human|assistant|developer|instructions?|tool|thinking|invoke|parameter|command|task|result|[a-z][a-z0-9]*(?:_|[-:]+\w)\w*)\b)/giu
);

// src/core/text/plain-line.ts
function shownName(name) {
  return name.slice(0, 60).replaceAll(/[^ !#-~]/g, "?");
}

// src/adapters/files/place.ts
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");

// src/adapters/files/error-code.ts
function errorCode(error) {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
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
  const link = linkBetween(root, (0, import_node_path.dirname)(path));
  if (link === null) return { status: "ok", path, followsLink: false };
  return { status: "refused", reason: `its folder ${link} is a symbolic link` };
}
function findInProject(root, path) {
  const real = import_node_fs.realpathSync.native(path);
  const base = import_node_fs.realpathSync.native(root);
  if (!isInside(real, base)) return { status: "refused", reason: "it leads out of the project" };
  const hidden = (0, import_node_path.relative)(base, real).split(import_node_path.sep).includes(".git");
  if (hidden) return { status: "refused", reason: "it leads into .git" };
  return { status: "ok", path: real, followsLink: false };
}
function linkBetween(root, folder) {
  for (let path = folder; path.length > root.length; path = (0, import_node_path.dirname)(path)) {
    if ((0, import_node_fs.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
    if ((0, import_node_path.dirname)(path) === path) return null;
  }
  return null;
}
function realPath(path) {
  try {
    return import_node_fs.realpathSync.native(path);
  } catch {
    const parent = (0, import_node_path.dirname)(path);
    return parent === path ? path : (0, import_node_path.join)(realPath(parent), (0, import_node_path.basename)(path));
  }
}
function below(folder, ...names) {
  return (folder.endsWith(import_node_path.sep) ? folder : folder + import_node_path.sep) + names.join(import_node_path.sep);
}
function isInside(path, folder) {
  const way = (0, import_node_path.relative)(folder, path);
  return way === "" || way !== ".." && !way.startsWith(`..${import_node_path.sep}`) && !(0, import_node_path.isAbsolute)(way);
}

// src/adapters/files/project-reach.ts
var import_node_fs2 = require("node:fs");
var import_node_os = require("node:os");
var import_node_path2 = require("node:path");
function projectReach(projectRoot, home = homeFolder()) {
  let reach = realPath(projectRoot);
  for (const folder of parentsOf(reach)) {
    if (isRepository(folder) && (home === null || !isInside(home, folder))) reach = folder;
  }
  return reach;
}
function foldersInReach(projectRoot, home = homeFolder()) {
  const reach = projectReach(projectRoot, home);
  const folders = [...parentsOf(realPath(projectRoot))];
  return folders.slice(0, folders.indexOf(reach) + 1);
}
function isRepository(folder) {
  try {
    return (0, import_node_fs2.lstatSync)(below(folder, ".git"), { throwIfNoEntry: false }) !== void 0;
  } catch {
    return false;
  }
}
function* parentsOf(path) {
  for (let folder = path; ; folder = (0, import_node_path2.dirname)(folder)) {
    yield folder;
    if ((0, import_node_path2.dirname)(folder) === folder) return;
  }
}
function homeFolder() {
  try {
    return realPath((0, import_node_os.userInfo)().homedir);
  } catch {
    return null;
  }
}

// src/adapters/files/read-plain.ts
var import_node_fs3 = require("node:fs");
function readPlain(path, rule) {
  return usePlain(path, rule, (file, { size }) => {
    const start = rule.partFrom?.(size) ?? 0;
    const bytes = readUpTo(file, start, size - start, rule.cap);
    if (bytes.length <= rule.cap) return { status: "ok", bytes, size, start };
    if (rule.partFrom === void 0) return { status: "refused", reason: tooLarge(rule.cap) };
    return { status: "ok", bytes: bytes.subarray(0, rule.cap), size, start };
  });
}
function usePlain(path, rule, use) {
  try {
    const look = rule.followsLink === false ? import_node_fs3.lstatSync : import_node_fs3.statSync;
    const seen = look(path, { throwIfNoEntry: false });
    if (seen === void 0) return { status: "missing" };
    const reason = objectionTo(seen, rule);
    return reason === null ? useOpened(path, rule, use) : { status: "refused", reason };
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT" || code === "ENOTDIR") return { status: "missing" };
    return { status: "refused", reason: `it cannot be read (${code ?? "unknown error"})` };
  }
}
function useOpened(path, rule, use) {
  const file = (0, import_node_fs3.openSync)(path, import_node_fs3.constants.O_RDONLY | noWait | (rule.followsLink === false ? noLink : 0));
  try {
    const stat = (0, import_node_fs3.fstatSync)(file);
    const reason = objectionTo(stat, rule);
    return reason === null ? use(file, stat) : { status: "refused", reason };
  } finally {
    (0, import_node_fs3.closeSync)(file);
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
  let buffer = Buffer.allocUnsafe(Math.max(0, Math.min(expected > 0 ? expected : UNKNOWN_SIZE, cap)) + 1);
  for (let length = 0; ; ) {
    const read2 = (0, import_node_fs3.readSync)(file, buffer, length, buffer.length - length, start + length);
    length += read2;
    if (read2 === 0 || length === expected || length > cap) return buffer.subarray(0, length);
    if (length === buffer.length) buffer = Buffer.concat([buffer], Math.min(2 * length, cap + 1));
  }
}
var UNKNOWN_SIZE = 4096;
var noWait = import_node_fs3.constants.O_NONBLOCK ?? 0;
var noLink = import_node_fs3.constants.O_NOFOLLOW ?? 0;

// src/adapters/files/read-file.ts
var mebibyte = 1024 * 1024;
var documentCap = 4 * mebibyte;
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
  return found.status === "ok" ? readPlain(found.path, { ...rule, ...ruleFor(found, path, place) }) : found;
}
function ruleFor({ followsLink }, path, place) {
  return {
    followsLink,
    ...place.kind === "private" && { objection: (stat) => notOnlyOurs(path, stat) }
  };
}
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
function fieldsIn(file) {
  return fieldsOf(file.status === "ok" ? file.value : null);
}
function fieldsOf(value) {
  return isFields(value) ? value : {};
}
function isFields(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
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
  return place === void 0 ? "it is not complete JSON" : `it is not JSON at character ${place}`;
}

// src/adapters/claude-code/impostor-server.ts
function impostorServer(roots) {
  for (const folder of new Set(roots.flatMap((root) => [...parentsOf(realPath(root))]))) {
    const path = below(folder, ".mcp.json");
    const file = readJson(path, named);
    if (file.status === "corrupt" || file.status === "unreadable") {
      const wrong2 = `${path} may name a server ${PASSING}: MSW cannot read it (${file.reason})`;
      return { wrong: wrong2, cure: "repair or remove that file" };
    }
    const server = Object.keys(fieldsOf(fieldsIn(file).mcpServers)).find(
      (name) => toolPrefix(name) === OWN_PREFIX
    );
    if (server === void 0) continue;
    const wrong = `${path} names a server "${shownName(server)}" ${PASSING}, so that its answers pass for MSW\u2019s`;
    return { wrong, cure: "rename that server or remove it" };
  }
  return null;
}
var PASSING = "whose tools get the names of MSW\u2019s own";
function toolPrefix(server) {
  const plain = server.replaceAll(/[^a-zA-Z0-9_-]/g, "_");
  return `mcp__${server.startsWith("claude.ai ") ? plain.replaceAll(/_+/g, "_").replaceAll(/^_|_$/g, "") : plain}__`;
}
var OWN_PREFIX = toolPrefix("plugin:msw:msw");

// src/adapters/claude-code/own-user-folder.ts
var import_node_os5 = require("node:os");
var import_node_path9 = require("node:path");

// src/adapters/user/user-folder.ts
var import_node_fs5 = require("node:fs");
var import_node_os4 = require("node:os");
var import_node_path6 = require("node:path");

// default-only:node:path
var node_path_default = require("node:path");

// default-only:node:os
var node_os_default = {
  tmpdir: require("node:os").tmpdir,
  homedir: () => {
    try {
      return require("node:os").homedir();
    } catch {
      return "";
    }
  }
};

// default-only:node:process
var node_process_default = globalThis.process;

// node_modules/.pnpm/is-safe-filename@0.1.1/node_modules/is-safe-filename/index.js
var unsafeFilenameFixtures=Object.freeze(["","   ",".",".."," .",". "," ..",".. ","../","../foo","foo/../bar","foo/bar","foo\\bar","foo\0bar"]);function isSafeFilename(r){if(typeof r!="string")return!1;const e=r.trim();return e!==""&&e!=="."&&e!==".."&&!r.includes("/")&&!r.includes("\\")&&!r.includes("\0")}function assertSafeFilename(r){if(typeof r!="string")throw new TypeError("Expected a string");if(!isSafeFilename(r))throw new Error(`Unsafe filename: ${JSON.stringify(r)}`)}

// node_modules/.pnpm/env-paths@4.0.0/node_modules/env-paths/index.js
var homedir=node_os_default.homedir(),tmpdir=node_os_default.tmpdir(),{env}=node_process_default,macos=a=>{const o=node_path_default.join(homedir,"Library");return{data:node_path_default.join(o,"Application Support",a),config:node_path_default.join(o,"Preferences",a),cache:node_path_default.join(o,"Caches",a),log:node_path_default.join(o,"Logs",a),temp:node_path_default.join(tmpdir,a)}},windows=a=>{const o=env.APPDATA||node_path_default.join(homedir,"AppData","Roaming"),t=env.LOCALAPPDATA||node_path_default.join(homedir,"AppData","Local");return{data:node_path_default.join(t,a,"Data"),config:node_path_default.join(o,a,"Config"),cache:node_path_default.join(t,a,"Cache"),log:node_path_default.join(t,a,"Log"),temp:node_path_default.join(tmpdir,a)}},linux=a=>{const o=node_path_default.basename(homedir);return{data:node_path_default.join(env.XDG_DATA_HOME||node_path_default.join(homedir,".local","share"),a),config:node_path_default.join(env.XDG_CONFIG_HOME||node_path_default.join(homedir,".config"),a),cache:node_path_default.join(env.XDG_CACHE_HOME||node_path_default.join(homedir,".cache"),a),log:node_path_default.join(env.XDG_STATE_HOME||node_path_default.join(homedir,".local","state"),a),temp:node_path_default.join(tmpdir,o,a)}};function envPaths(a,{suffix:o="nodejs"}={}){return assertSafeFilename(a),o&&(a+=`-${o}`),assertSafeFilename(a),node_process_default.platform==="darwin"?macos(a):node_process_default.platform==="win32"?windows(a):linux(a)}

// src/adapters/files/home-folder.ts
var import_node_os3 = require("node:os");
var import_node_path4 = require("node:path");
function homeFolder2() {
  try {
    const home = (0, import_node_os3.homedir)();
    if ((0, import_node_path4.isAbsolute)(home)) return home;
  } catch {
  }
  return NOWHERE;
}
var NOWHERE = (0, import_node_path4.resolve)("/", "no-home");

// src/adapters/files/make-folder.ts
var import_node_fs4 = require("node:fs");
var import_node_path5 = require("node:path");
function makeFolder(path, mode = 511) {
  if (isFolder(path)) return;
  const above = (0, import_node_path5.dirname)(path);
  if (above !== path && !isFolder(above)) makeFolder(above, mode);
  try {
    (0, import_node_fs4.mkdirSync)(path, { mode });
  } catch (error) {
    if (errorCode(error) !== "EEXIST" || !isFolder(path)) throw error;
  }
}
function isFolder(path) {
  return (0, import_node_fs4.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

// src/adapters/user/user-folder.ts
function userFolder(projectRoot, env2) {
  const wanted = env2.MSW_HOME || envPaths("msw-protocol", { suffix: "" }).data;
  if (!(0, import_node_path6.isAbsolute)(wanted))
    return refused(
      env2.MSW_HOME ? `the user folder ${wanted} is a relative path; set MSW_HOME to an absolute one` : "there is no user folder, since HOME is not set and this user has no home; set MSW_HOME to an absolute path"
    );
  try {
    const around = projectRoot === null ? null : projectAround(realPath((0, import_node_path6.resolve)(projectRoot)), realPath(wanted));
    if (around !== null)
      return refused(
        env2.MSW_HOME ? `the user folder ${wanted} lies inside ${around}; set MSW_HOME to a folder outside it` : `${projectRoot} contains your user folder ${wanted}, so it cannot be a project; start Claude Code in the folder of a project`
      );
    makeFolder(wanted, 448);
    const path = import_node_fs5.realpathSync.native(wanted);
    const reason = notOnlyOurs(path, (0, import_node_fs5.statSync)(path));
    return reason === null ? { status: "ok", path } : refused(`the user folder ${path} cannot be used: ${reason}`);
  } catch (error) {
    const why = errorCode(error) ?? "unknown error";
    return refused(
      `the user folder ${wanted} cannot be made or entered (${why}); set MSW_HOME to a folder of your own`
    );
  }
}
function refused(reason) {
  return { status: "refused", reason };
}
function projectAround(project, folder, home = ownHome) {
  if (isInside(folder, project)) return "the project";
  for (let around = (0, import_node_path6.dirname)(project); around !== (0, import_node_path6.dirname)(around); around = (0, import_node_path6.dirname)(around)) {
    if (!isInside(folder, around) || !(0, import_node_fs5.existsSync)((0, import_node_path6.join)(around, ".git"))) continue;
    if (!isInside(realPath(home()), around)) return `the repository ${around}`;
  }
  return null;
}
function ownHome() {
  try {
    return (0, import_node_os4.userInfo)().homedir;
  } catch {
    return homeFolder2();
  }
}

// src/adapters/claude-code/project-variables.ts
var import_node_fs8 = require("node:fs");
var import_node_path8 = require("node:path");

// src/adapters/files/git-folder.ts
var import_node_fs6 = require("node:fs");
var import_node_path7 = require("node:path");
var LONGEST_GIT_FILE = 64 * 1024;
function gitFolder(top) {
  const path = below(top, ".git");
  if ((0, import_node_fs6.statSync)(path, { throwIfNoEntry: false })?.isDirectory() !== false) return path;
  const text = textOf(path, named, LONGEST_GIT_FILE);
  return text?.startsWith("gitdir:") === true ? (0, import_node_path7.resolve)(top, text.slice("gitdir:".length).trim()) : null;
}

// src/adapters/files/list-folder.ts
var import_node_fs7 = require("node:fs");
function lookAt(path) {
  try {
    return (0, import_node_fs7.lstatSync)(path, { throwIfNoEntry: false }) ?? null;
  } catch (error) {
    if (errorCode(error) === "ENOTDIR") return null;
    throw error;
  }
}

// src/adapters/claude-code/project-variables.ts
function projectVariables(roots) {
  const folders = [...new Set(roots.flatMap((root) => foldersInReach(root)))];
  const mains = folders.map(mainFolders);
  const files = [...folders, ...mains.flatMap(listed)].flatMap(
    (folder) => FILES.map((file) => entriesIn(below(folder, ".claude", file)))
  );
  const given = new Set(files.flatMap(listed));
  const unread = [...mains, ...files].find((read2) => "reason" in read2) ?? null;
  if (unread === null && given.size === 0) return null;
  return { mayGive: (name, value) => unread !== null || given.has(entryOf(name, value)), unread };
}
var FILES = ["settings.json", "settings.local.json"];
function listed(read2) {
  return "reason" in read2 ? [] : read2;
}
function mainFolders(folder) {
  const path = below(folder, ".git");
  return reading(path, () => {
    if (lookAt(path)?.isDirectory() !== false) return [];
    const git = gitFolder(folder);
    if (git === null) return { path, reason: "it names no repository" };
    const trees = (0, import_node_path8.dirname)(realPath(git));
    return (0, import_node_path8.basename)(trees) === "worktrees" ? [(0, import_node_path8.dirname)(trees), (0, import_node_path8.dirname)((0, import_node_path8.dirname)(trees))] : [];
  });
}
function entriesIn(path) {
  return reading(path, () => {
    if (isBehindLinks(path)) return { path, reason: "more than one link leads to it" };
    const file = readText(path, named);
    if (file.status === "missing") return [];
    if (file.status === "refused") return { path, reason: file.reason };
    if (file.text.trim() === "") return [];
    const parsed = parseJson(file.text);
    if (parsed.status === "corrupt") return { path, reason: parsed.reason };
    return Object.entries(fieldsOf(fieldsIn(parsed).env)).map(
      ([name, value]) => entryOf(name, String(value))
    );
  });
}
function reading(path, read2) {
  try {
    return read2();
  } catch (error) {
    return { path, reason: `it cannot be read (${errorCode(error) ?? "a variable that is not text"})` };
  }
}
function isBehindLinks(path) {
  const link = [(0, import_node_path8.dirname)(path), path].find((way) => lookAt(way)?.isSymbolicLink());
  if (link === void 0) return false;
  return realPath(path) !== (0, import_node_path8.join)((0, import_node_path8.resolve)((0, import_node_path8.dirname)(link), (0, import_node_fs8.readlinkSync)(link)), (0, import_node_path8.relative)(link, path));
}
function entryOf(name, value) {
  const entry = Buffer.from(`${name}=${value}`).toString();
  const end = entry.indexOf("=");
  return entry.slice(0, end).toUpperCase() + entry.slice(end);
}

// src/adapters/claude-code/own-user-folder.ts
var DECISIVE = /* @__PURE__ */ new Map([
  ["MSW_HOME", null],
  ["HOME", ""],
  ["USERPROFILE", ""],
  ["XDG_DATA_HOME", ".local/share"],
  ["APPDATA", "AppData/Roaming"],
  ["LOCALAPPDATA", "AppData/Local"]
]);
function ownUserFolder(project, env2) {
  const reason = project === null ? null : foreignPlace(variablesFor(project, env2), env2);
  return reason === null ? userFolder(project, env2) : { status: "refused", reason };
}
function foreignPlace(given, env2) {
  if (given === null) return null;
  const names = Object.keys(env2).filter((name2) => isForeignPlace(given, name2, env2[name2]));
  const name = names.find((one) => one.toUpperCase() === "MSW_HOME") ?? names[0];
  if (name === void 0) return null;
  return given.unread === null ? `${name} is set by .claude/settings.json or settings.local.json of this project, which must not say where the user folder is; remove it there, and set it in your shell if you need it` : `${name}, which says where the user folder is, ${mayComeFrom(given.unread)}; ${CURE}`;
}
function isForeignPlace(given, name, value) {
  const usual = DECISIVE.get(name.toUpperCase());
  if (usual === void 0 || !value || !given.mayGive(name, value)) return false;
  try {
    return usual === null || realPath(value) !== realPath((0, import_node_path9.join)((0, import_node_os5.userInfo)().homedir, usual));
  } catch {
    return true;
  }
}
function mayComeFrom({ path, reason }) {
  return `may come from ${path}, which MSW cannot read as Claude Code does (${reason})`;
}
var CURE = "repair or remove that file";
function variablesFor(project, env2) {
  return projectVariables([project, env2.CLAUDE_PROJECT_DIR || project]);
}

// src/adapters/claude-code/tool-call.ts
function parseToolCall(input) {
  const field = (name2) => Reflect.get(input, name2);
  const session = field("session_id");
  const agent = field("agent_type");
  const given = field("tool_input");
  const name = field("tool_name");
  if (typeof name !== "string" || field("permission_mode") === "plan") return null;
  if (typeof session !== "string" || typeof given !== "object" || given === null) return null;
  const caller = { session, agent: typeof agent === "string" ? agent : null };
  if (name.startsWith(OWN_PREFIX))
    return { ...caller, kind: "server", tool: name.slice(OWN_PREFIX.length), given: Object.keys(given) };
  if (name !== "Bash") return null;
  if (Object.keys(given).some((key) => !KNOWN.includes(key))) return null;
  const command = Reflect.get(given, "command");
  return typeof command === "string" ? { ...caller, kind: "line", command } : null;
}
function letPass(reason) {
  const hookSpecificOutput = {
    hookEventName: "PreToolUse",
    permissionDecision: "allow",
    permissionDecisionReason: reason
  };
  return JSON.stringify({ hookSpecificOutput });
}
var KNOWN = ["command", "description", "timeout", "run_in_background"];

// src/adapters/files/session-commands.ts
var import_node_fs9 = require("node:fs");
var import_node_path10 = require("node:path");

// src/adapters/files/write-file-atomic.ts
var LEFTOVER_AGE_MS = 24 * 60 * 60 * 1e3;
var LARGEST_FOLDER = 1024 * 1024;

// src/adapters/files/session-commands.ts
function readSessionCommands(userFolder2, session) {
  if (!SESSION.test(session)) return null;
  try {
    return parse(JSON.parse((0, import_node_fs9.readFileSync)(recordPath(userFolder2, session), "utf8")));
  } catch {
    return null;
  }
}
var FOLDER = "sessions";
var SESSION = /^[A-Za-z0-9_-]{1,100}$/;
var LONGEST_MS = 30 * 24 * 36e5;
function recordPath(userFolder2, session) {
  return (0, import_node_path10.join)(userFolder2, FOLDER, `${session}.json`);
}
function parse(value) {
  if (typeof value !== "object" || value === null) return null;
  const project = Reflect.get(value, "project");
  const commands = Reflect.get(value, "commands");
  if (typeof project !== "string" || !Array.isArray(commands)) return null;
  return { project, commands: commands.filter((one) => typeof one === "string") };
}

// src/core/grants/grants.json
var grants_default = {
  calls: [
    {
      call: "route take",
      to: ["go"],
      agent: null,
      options: ["because", "phase"]
    },
    {
      call: "notebook quota",
      to: ["setup"],
      agent: null,
      options: []
    },
    {
      call: "notebook profiles",
      to: ["setup"],
      agent: null,
      options: ["check"]
    },
    {
      call: "notebook list",
      to: ["setup"],
      agent: null,
      options: ["profile"]
    },
    {
      call: "notebook doctor",
      to: ["setup"],
      agent: null,
      options: []
    },
    {
      call: "phase context",
      to: ["discuss"],
      agent: null,
      options: ["from", "update", "schema"]
    },
    {
      call: "phase check",
      to: ["plan"],
      agent: null,
      options: ["gaps", "round", "review", "apply", "short"]
    },
    {
      call: "phase verify",
      to: ["verify"],
      agent: null,
      options: ["here", "no-commit", "timeout", "short"]
    },
    {
      call: "phase judge",
      to: ["verify"],
      agent: "msw:verifier",
      options: ["evidence"]
    },
    {
      call: "phase finding",
      to: ["verify"],
      agent: "msw:reviewer",
      options: ["issue", "fix"]
    },
    {
      call: "phase review",
      to: ["verify"],
      agent: null,
      options: ["no-commit"]
    },
    {
      call: "milestone begin",
      to: ["init"],
      agent: null,
      options: ["from"]
    },
    {
      call: "milestone schema",
      to: ["init"],
      agent: null,
      options: []
    },
    {
      call: "execute next",
      to: ["execute", "resume"],
      agent: null,
      options: ["wave", "gaps-only", "short"]
    },
    {
      call: "execute commit",
      to: ["execute", "resume"],
      agent: "msw:executor",
      options: ["task", "type", "also"]
    },
    {
      call: "execute leave",
      to: ["execute", "resume"],
      agent: "msw:executor",
      options: []
    },
    {
      call: "execute summary",
      to: ["execute", "resume"],
      agent: "msw:executor",
      options: []
    },
    {
      call: "execute ready",
      to: ["execute", "resume"],
      agent: "msw:executor",
      options: []
    },
    {
      call: "project new",
      to: ["init"],
      agent: null,
      options: ["from"]
    },
    {
      call: "project schema",
      to: ["init"],
      agent: null,
      options: []
    },
    {
      call: "quick check",
      to: ["quick", "resume"],
      agent: null,
      options: []
    },
    {
      call: "quick commit",
      to: ["quick", "resume"],
      agent: null,
      options: ["task", "type", "also"]
    },
    {
      call: "map begin",
      to: ["map"],
      agent: null,
      options: ["fast", "refresh", "focus", "paths", "short"]
    },
    {
      call: "map verify",
      to: ["map"],
      agent: null,
      options: ["return", "short"]
    },
    {
      call: "map finish",
      to: ["map"],
      agent: null,
      options: []
    }
  ],
  tools: [
    {
      tool: "notebook_query",
      to: ["plan"],
      agent: "msw:researcher",
      takes: ["question", "conversation"]
    }
  ]
};

// src/core/grants/granted-calls.ts
var CALLS = grants_default.calls;
var TOOLS = grants_default.tools;
function isGranted(words, { commands, agent }) {
  const [noun, verb, ...rest] = words;
  return commands.flatMap((command) => grantsOf(command)).some(
    (grant) => grant.call === `${noun} ${verb}` && (grant.agent === null || grant.agent === agent) && rest.every((word) => isPermitted(word, grant.options))
  );
}
function grantsOf(command) {
  return CALLS.filter(({ to }) => to.includes(command));
}
function isGrantedTool(tool, given, { commands, agent }) {
  return TOOLS.some(
    (grant) => grant.tool === tool && grant.to.some((command) => commands.includes(command)) && grant.agent === agent && given.every((input) => grant.takes.includes(input))
  );
}
var COMMON = ["json", "project"];
function isPermitted(word, options) {
  if (!word.startsWith("-")) return true;
  const name = /^--([a-z-]+)(?:=|$)/.exec(word)?.[1];
  return name !== void 0 && (COMMON.includes(name) || options.includes(name));
}

// src/core/shell/plain-words.ts
function plainWords(line) {
  const text = line.replaceAll(/^[ \t\n]+|(?<![ \t\n])[ \t\n]+$/g, "").replace(/ 2>&1$/, "");
  const words = [];
  let at = 0;
  while (at < text.length) {
    const read2 = readWord(text, at);
    if (read2 === null) return null;
    words.push(read2.word);
    at = read2.end;
    const gap = /[ \t]+/y;
    gap.lastIndex = at;
    if (at < text.length && !gap.test(text)) return null;
    at = Math.max(at, gap.lastIndex);
  }
  return words;
}
var PART = /([A-Za-z0-9_./:,@%+-][A-Za-z0-9_./:,@%+=-]*)|\\([ '"()&;$`\\!*?{}[\]<>|#~=^])|'([^'\0\r]*)'|"((?:[^"\\$`\0\r]|\\[^\0\r\n])*)"/y;
function readWord(text, start) {
  let word = "";
  let at = start;
  while (at < text.length && text[at] !== " " && text[at] !== "	") {
    PART.lastIndex = at;
    const part = PART.exec(text);
    if (part === null) return null;
    const [whole, bare, sign, single, double] = part;
    word += bare ?? sign ?? single ?? unescaped(double ?? "");
    at += whole.length;
  }
  return { word, end: at };
}
function unescaped(text) {
  return text.replaceAll(/\\(["\\$`])/g, "$1");
}

// src/hooks/idle/read-input.ts
var import_node_fs10 = require("node:fs");
function readInput() {
  let text = nextChunk();
  for (let more = text; ; text = Buffer.concat([text, more])) {
    const input = endsInBrace(text) ? parseObject(text.toString("utf8")) : null;
    if (input !== null || text.length > mostBytes) return input;
    more = nextChunk();
    if (more.length === 0) return parseObject(text.toString("utf8"));
  }
}
function parseObject(text) {
  try {
    const value = JSON.parse(text.charCodeAt(0) === 65279 ? text.slice(1) : text);
    return typeof value === "object" && value !== null ? value : null;
  } catch {
    return null;
  }
}
var chunkBytes = 64 * 1024;
var mostBytes = 16 * 1024 * 1024;
function nextChunk() {
  const chunk = Buffer.alloc(chunkBytes);
  try {
    return chunk.subarray(0, (0, import_node_fs10.readSync)(0, chunk));
  } catch {
    return chunk.subarray(0, 0);
  }
}
function endsInBrace(text) {
  let end = text.length;
  while (end > 0 && (text[end - 1] ?? 0) <= 32) end -= 1;
  return text[end - 1] === 125;
}

// src/hooks/idle/read-call.ts
function readCall() {
  const input = readInput();
  if (input === null) return null;
  const project = process.env.CLAUDE_PROJECT_DIR || textField(input, "cwd");
  return project ? { project, input, state: readState(`${project}/.msw/ralph-state.json`) } : null;
}
var largestNews = 64 * 1024;
var oldestNode = 20;
var OLD_NODE = `MSW needs Node ${oldestNode} or newer, and the node that Claude Code finds is ${process.versions.node} (${process.execPath}): install a newer one, then start Claude Code again.`;
var largestState = 16 * 1024 * 1024;
function readState(path) {
  const file = readPlain(path, { cap: largestState });
  return file.status === "ok" ? file.bytes.toString("utf8") : null;
}
function textField(value, key) {
  const field = Reflect.get(value, key);
  return typeof field === "string" ? field : null;
}

// src/hooks/permit.ts
var call = readCall();
if (call !== null && passes(call.project, call.input))
  process.stdout.write(letPass("msw: a step of the command that you typed."));
function passes(folder, input) {
  const tool = parseToolCall(input);
  if (tool === null || tool.kind === "line" && ownWords(tool.command) === null) return false;
  if (tool.kind === "server" && impostorServer([folder]) !== null) return false;
  const project = realPathOf(folder);
  const user = project === null ? null : ownUserFolder(project, process.env);
  if (user === null || user.status === "refused") return false;
  const typed = readSessionCommands(user.path, tool.session);
  return typed?.project === project && mayPass(tool, { commands: typed?.commands ?? [], agent: tool.agent });
}
function mayPass(tool, caller) {
  if (tool.kind === "server") return isGrantedTool(tool.tool, tool.given, caller);
  return isGranted(ownWords(tool.command) ?? [], caller);
}
function ownWords(command) {
  const [node, program = "", ...words] = plainWords(command) ?? [];
  return node === "node" && isOwnProgram(program) ? words : null;
}
function isOwnProgram(path) {
  const root = process.env.CLAUDE_PLUGIN_ROOT;
  const real = realPathOf((0, import_node_path11.join)(__dirname, "..", "cli.mjs"));
  return path === real || root !== void 0 && root !== "" && path === (0, import_node_path11.resolve)(root, "dist", "cli.mjs");
}
function realPathOf(path) {
  try {
    return import_node_fs11.realpathSync.native(path);
  } catch {
    return null;
  }
}
