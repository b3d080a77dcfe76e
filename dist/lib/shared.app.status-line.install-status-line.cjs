var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var o in e)__defProp(r,o,{get:e[o],enumerable:!0})},__copyProps=(r,e,o,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of __getOwnPropNames(e))!__hasOwnProp.call(r,t)&&t!==o&&__defProp(r,t,{get:()=>e[t],enumerable:!(a=__getOwnPropDesc(e,t))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{COMMIT_HOOKS:()=>COMMIT_HOOKS,MERGE_HOOKS:()=>MERGE_HOOKS,START_LIMIT_MS:()=>START_LIMIT_MS,commitPrograms:()=>commitPrograms,installStatusLine:()=>installStatusLine,readInstalledLine:()=>readInstalledLine,removeStatusLine:()=>removeStatusLine,startIn:()=>startIn,startQuestion:()=>startQuestion}),module.exports=__toCommonJS(stdin_exports);var import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_adapters_git_work_tree2=require("./adapters.git.work-tree.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_node_path=require("node:path");
// src/adapters/git/commits/commit-programs.ts
var COMMIT_HOOKS = "pre-commit prepare-commit-msg commit-msg post-commit post-index-change reference-transaction".split(" ");
var MERGE_HOOKS = "pre-merge-commit prepare-commit-msg commit-msg post-merge reference-transaction".split(" ");
var LARGEST_HOOK = 64 * 1024 * 1024;
async function commitPrograms(git, root, paths, names = COMMIT_HOOKS) {
  const folder = await hooksFolder(git, root);
  const hooks = names.map((name) => (0, import_node_path.join)(folder.path, name)).filter(import_adapters_git_work_tree2.isProgram);
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
  const ofRepository2 = (0, import_adapters_git_work_tree.lastOf)(git.settings.repository, "core.hookspath");
  const own = (0, import_adapters_git_work_tree.lastOf)(git.settings.user, "core.hookspath");
  const given = ofRepository2 ?? own;
  if (given !== null) {
    const path = (0, import_node_path.resolve)(git.top ?? root, given.replace(/^~(?=[\\/]|$)/, (0, import_common.homeFolder)()));
    return { path, isOwn: ofRepository2 === null && !(0, import_common2.leadsInto)(path, (0, import_common2.projectReach)(root)) };
  }
  const common = await git.run(["rev-parse", "--git-common-dir"]);
  const gitFolder = common.status === "ok" ? common.output.replace(/\r?\n$/, "") : ".git";
  return { path: (0, import_node_path.resolve)(root, gitFolder, "hooks"), isOwn: false };
}
function placeOf(path, top) {
  const way = (0, import_node_path.relative)(top, path);
  return way.startsWith("..") || (0, import_node_path.isAbsolute)(way) ? path : way.split(import_node_path.sep).join("/");
}
function describeHook({ path, place }) {
  return `git hook ${place} sha256:${digestOf(path)}`;
}
function digestOf(path) {
  const file = (0, import_common4.readFile)(path, import_common5.named, LARGEST_HOOK);
  return file.status === "ok" ? (0, import_common3.createHash)("sha256").update(file.bytes).digest("hex") : (0, import_common3.randomUUID)();
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
  const attributes = await git.run(["check-attr", "-z", "filter", "--", ...paths]);
  const fields = attributes.status === "ok" ? attributes.output.split("\0") : [];
  const names = new Set(fields.filter((_, index) => index % 3 === 2));
  return ofRepository(git, (key) => {
    const [, name = ""] = /^filter\.(.*)\.(?:clean|process|required)$/.exec(key) ?? [];
    return names.has(name);
  });
}
function ofRepository({ settings }, isMeant) {
  return [...settings.repository.keys()].flatMap((key) => {
    const value = (0, import_adapters_git_work_tree.lastOf)(settings.repository, key) ?? "";
    return isMeant(key) && value !== "" && !settings.user.has(key) ? [[key, value]] : [];
  });
}

// src/adapters/process/start-question.ts
var START_LIMIT_MS = 1e4;
function startQuestion(pid, projectRoot) {
  const env = { ...process.env, LC_ALL: "C" };
  if (process.platform !== "win32") {
    const program2 = (0, import_adapters_git_work_tree2.findProgram)("ps", process.env, projectRoot);
    return { program: program2, args: ["-o", "stat=,lstart=", "-p", String(pid)], env };
  }
  const program = (0, import_adapters_git_work_tree2.systemProgram)("WindowsPowerShell\\v1.0\\powershell.exe", process.env, projectRoot);
  const ask = `(Get-Process -Id ${pid}).StartTime.ToFileTimeUtc()`;
  return { program, args: ["-NoProfile", "-NonInteractive", "-Command", ask], env };
}
function startIn(printed) {
  if (process.platform === "win32") return printed.trim() || null;
  const [state = "", ...start] = printed.trim().split(/\s+/);
  return state.startsWith("Z") || start.length === 0 ? null : start.join(" ");
}

var import_shared_core_planning_writing_project_answers = require("./shared.core.planning.writing.project-answers.cjs");

var import_adapters_git_work_tree3 = require("./adapters.git.work-tree.cjs");

var import_common6 = require("./common.cjs");

var import_common7 = require("./common.cjs");

var import_common8 = require("./common.cjs");

var import_common9 = require("./common.cjs");

var import_common10 = require("./common.cjs");

var import_node_fs = require("node:fs");
var import_node_path2 = require("node:path");
var import_node_fs2 = require("node:fs");
var import_node_path3 = require("node:path");
// src/app/status-line/install-status-line.ts
// src/adapters/user/status-line-store.ts
var shape = (0, import_common10.once)(
  () => (0, import_common6.object)({
    /** The settings file that was changed. */
    settings: (0, import_common6.string)(),
    /** Byte for byte; null when the file did not exist. */
    before: (0, import_common6.nullable)((0, import_common6.string)()),
    after: (0, import_common6.string)(),
    /** The command whose line stays above; null for none. */
    chained: (0, import_common6.nullable)((0, import_common6.string)())
  })
);
function statusLineProgram(userFolder) {
  return (0, import_node_path3.join)(folderOf(userFolder), "status-line.mjs");
}
function readInstalledLine(userFolder) {
  const file = (0, import_common9.readJson)((0, import_node_path3.join)(folderOf(userFolder), "installed.json"), (0, import_common5.privateFile)(userFolder));
  const parsed = file.status === "ok" ? shape().safeParse(file.value) : null;
  return parsed?.success ? parsed.data : null;
}
function keepProgram(userFolder, program) {
  (0, import_common8.makeFolder)(folderOf(userFolder), 448);
  (0, import_common7.writeFileAtomic)(statusLineProgram(userFolder), program, { mode: 384 });
}
function keepInstalledLine(userFolder, line) {
  const path = (0, import_node_path3.join)(folderOf(userFolder), "installed.json");
  (0, import_common7.writeFileAtomic)(path, `${JSON.stringify(line, null, 2)}
`, { mode: 384 });
}
function forgetStatusLine(userFolder) {
  (0, import_node_fs2.rmSync)(folderOf(userFolder), { recursive: true, force: true });
}
function folderOf(userFolder) {
  return (0, import_node_path3.join)(userFolder, "status-line");
}
// src/app/status-line/install-status-line.ts
function installStatusLine(workspace, program, doIt) {
  const { userFolder } = workspace;
  const settings = openSettings(workspace);
  if ("status" in settings) return settings;
  const quoted = (0, import_adapters_git_work_tree3.quoteArgument)(statusLineProgram(userFolder), process.platform === "win32");
  if (quoted === null)
    return refused(`The path ${statusLineProgram(userFolder)} cannot be part of a command: set MSW_HOME.`);
  const command = `node ${quoted}`;
  const { path, text, value } = settings;
  const current = (0, import_common9.fieldsOf)(value.statusLine);
  const installed = current.command === command ? readInstalledLine(userFolder) : null;
  if (current.command === command && (installed === null || current.refreshInterval !== void 0)) {
    if (doIt) keepProgram(userFolder, program);
    const chained = installed?.chained ?? null;
    const message2 = "It is there already.";
    return ok({ changed: false, planned: false, settings: path, chained, message: message2 });
  }
  const statusLine = { refreshInterval: REFRESH_SECONDS, ...current, type: "command", command };
  const after = written({ ...value, statusLine }, text);
  const line = installed === null ? firstLine(settings, after) : updatedLine(settings, after, installed);
  if (doIt) {
    keepProgram(userFolder, program);
    keepInstalledLine(userFolder, line);
    (0, import_common8.makeFolder)((0, import_node_path2.dirname)(path));
    (0, import_common7.writeFileAtomic)(path, after);
  }
  const what = installed === null ? `shows MSW\u2019s line${below2(line)}` : `draws MSW\u2019s line every ${REFRESH_SECONDS} seconds`;
  const message = `Claude Code ${what} (${path}).`;
  return ok({ changed: doIt, planned: !doIt, settings: path, chained: line.chained, message });
}
function below2({ chained }) {
  return chained === null ? "" : ` below that of ${chained}`;
}
function firstLine({ path, text, value }, after) {
  const { command } = (0, import_common9.fieldsOf)(value.statusLine);
  const chained = typeof command === "string" ? command : null;
  return { settings: path, before: text, after, chained };
}
function updatedLine({ text }, after, installed) {
  return text === installed.after ? { ...installed, after } : installed;
}
var REFRESH_SECONDS = 2;
function removeStatusLine(workspace, doIt) {
  const { userFolder } = workspace;
  const installed = readInstalledLine(userFolder);
  if (installed === null) return refused("MSW\u2019s status line is not installed.");
  const settings = openSettings(workspace);
  if ("status" in settings) return settings;
  if (doIt) {
    if (settings.path === installed.settings) takeBack(settings, installed);
    forgetStatusLine(userFolder);
  }
  const { chained } = installed;
  const message = chained === null ? "The status line is as it was." : `The status line is that of ${chained} again.`;
  return ok({ changed: doIt, planned: !doIt, settings: settings.path, chained, message });
}
function openSettings({ env }) {
  const path = throughLinks((0, import_node_path2.join)((0, import_shared_core_planning_writing_project_answers.clientFolder)(env), "settings.json"));
  const file = (0, import_common4.readText)(path, import_common5.named);
  if (file.status === "missing") return { path, text: null, value: {} };
  const parsed = file.status === "ok" ? (0, import_common9.parseJson)(file.text) : null;
  if (file.status !== "ok" || parsed?.status !== "ok")
    return refused(`${path} cannot be read as JSON: fix it first, then try again.`);
  return { path, text: file.text, value: (0, import_common9.fieldsOf)(parsed.value) };
}
function takeBack({ path, text, value }, { before, after }) {
  if (text === after && before === null) (0, import_node_fs.rmSync)(path);
  else if (text === after && before !== null) (0, import_common7.writeFileAtomic)(path, before);
  else {
    const { statusLine: _, ...rest } = value;
    const old = before === null ? void 0 : (0, import_common9.fieldsIn)((0, import_common9.parseJson)(before)).statusLine;
    (0, import_common7.writeFileAtomic)(path, written(old === void 0 ? rest : { ...rest, statusLine: old }, text));
  }
}
function written(value, text) {
  const indent = /^[{[]\r?\n([ \t]+)/.exec(text ?? "")?.[1] ?? 2;
  return `${JSON.stringify(value, null, indent)}
`;
}
function throughLinks(path) {
  try {
    return import_node_fs.realpathSync.native(path);
  } catch {
    return path;
  }
}
function ok(change) {
  return { status: "ok", change };
}
function refused(reason) {
  return { status: "refused", reason };
}
