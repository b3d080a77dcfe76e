

var import_adapters_git_work_tree = require("./adapters.git.work-tree.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_node_child_process = require("node:child_process");
// src/adapters/process/process-identity.ts
async function identityOf(pid, projectRoot) {
  return { pid, start: await startOf(pid, projectRoot) };
}
async function isStillThere({ pid, start }, projectRoot) {
  return start !== null && await startOf(pid, projectRoot) === start;
}
async function startOf(pid, projectRoot) {
  if (process.platform === "linux") return startOnLinux(pid);
  return process.platform === "win32" ? startOnWindows(pid, projectRoot) : startByPs(pid, projectRoot);
}
function startOnLinux(pid) {
  const stat = (0, import_common.textOf)(`/proc/${pid}/stat`, import_common2.named) ?? "";
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [state, ticks] = [fields[0], fields[19]];
  if (ticks === void 0 || state === "Z" || state === "X") return null;
  return `${((0, import_common.textOf)("/proc/sys/kernel/random/boot_id", import_common2.named) ?? "").trim()} ${ticks}`;
}
async function startByPs(pid, projectRoot) {
  const ps = (0, import_adapters_git_work_tree.findProgram)("ps", process.env, projectRoot);
  const listed = ps === null ? "" : await output(ps, ["-o", "stat=,lstart=", "-p", String(pid)]);
  const [state = "", ...start] = listed.trim().split(/\s+/);
  return state.startsWith("Z") || start.length === 0 ? null : start.join(" ");
}
async function startOnWindows(pid, projectRoot) {
  const shell = (0, import_adapters_git_work_tree.systemProgram)("WindowsPowerShell\\v1.0\\powershell.exe", process.env, projectRoot);
  const ask = `(Get-Process -Id ${pid}).StartTime.ToFileTimeUtc()`;
  return (await output(shell, ["-NoProfile", "-NonInteractive", "-Command", ask])).trim() || null;
}
function output(program, args) {
  const options = { timeout: 1e4, windowsHide: true, env: { ...process.env, LC_ALL: "C" } };
  return new Promise((resolve3) => {
    (0, import_node_child_process.execFile)(program, [...args], options, (error, stdout) => resolve3(error ? "" : stdout));
  });
}

var import_shared_core_mapping_skeleton_languages = require("./shared.core.mapping.skeleton.languages.cjs");

var import_adapters_git_work_tree2 = require("./adapters.git.work-tree.cjs");

var import_adapters_git_work_tree3 = require("./adapters.git.work-tree.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var import_promises = require("node:timers/promises");
// src/adapters/git/commit-hurdles.ts
var UNDER_WAY = [
  ["MERGE_HEAD", "a merge"],
  ["rebase-merge", "a rebase"],
  ["rebase-apply", "a rebase"],
  ["CHERRY_PICK_HEAD", "a cherry-pick"],
  ["REVERT_HEAD", "a revert"]
];
async function commitHurdle(git, folder, named2) {
  if (await (0, import_shared_core_mapping_skeleton_languages.lineOf)(git, ["rev-parse", "--is-inside-work-tree"]) !== "true") {
    return "this is not a git repository";
  }
  const state = await stateHurdle(git, folder);
  if (state !== null) return state;
  const ignored = named2.length === 0 ? null : await (0, import_shared_core_mapping_skeleton_languages.lineOf)(git, ["check-ignore", "--", ...named2]);
  if (ignored !== null) return `git ignores ${ignored.split("\n", 1)[0]} here`;
  return filterHurdle(git, folder, named2);
}
async function hurdleAhead(folder, named2) {
  const opened = await (0, import_adapters_git_work_tree2.openGit)(folder);
  if (opened.status !== "ok" || opened.git.top === null) return null;
  const { git } = opened;
  return await stateHurdle(git, folder) ?? await lockHurdle(git, folder) ?? await nameHurdle(git) ?? await submoduleHurdle(git, named2) ?? filterHurdle(git, folder, named2);
}
async function stateHurdle(git, folder) {
  const under = await operationUnderWay(git, folder);
  if (under !== null) return `${under} is under way: finish it, then commit`;
  if (await (0, import_shared_core_mapping_skeleton_languages.outputOf)(git, ["symbolic-ref", "-q", "HEAD"]) === null) {
    return "HEAD is detached, so a commit could get lost: check out a branch and commit it there";
  }
  return (await (0, import_shared_core_mapping_skeleton_languages.lineOf)(git, ["ls-files", "--unmerged", "--", ":/"]) ?? "") === "" ? null : "some files have unresolved conflicts: resolve them, then commit";
}
async function operationUnderWay(git, folder) {
  const places = await gitFiles(
    git,
    folder,
    UNDER_WAY.map(([file]) => file)
  );
  const at = places.findIndex((path) => (0, import_node_fs.existsSync)(path));
  return UNDER_WAY[at]?.[1] ?? null;
}
async function gitFiles(git, folder, names) {
  const listed = await (0, import_shared_core_mapping_skeleton_languages.lineOf)(git, ["rev-parse", ...names.flatMap((name) => ["--git-path", name])]);
  return listed === null ? [] : listed.split(/\r?\n/).map((place) => (0, import_node_path.resolve)(folder, place));
}
var LOCK_TRIES = 12;
var LOCK_WAIT_MS = 250;
async function lockHurdle(git, folder) {
  const [path] = await gitFiles(git, folder, ["index.lock"]);
  for (let tried = 0; path !== void 0 && (0, import_node_fs.existsSync)(path); tried += 1) {
    if (tried === LOCK_TRIES)
      return `another git process holds the index, or one was killed: if none is running, remove ${path}`;
    await (0, import_promises.setTimeout)(LOCK_WAIT_MS);
  }
  return null;
}
async function nameHurdle(git) {
  if (await (0, import_shared_core_mapping_skeleton_languages.outputOf)(git, ["var", "GIT_COMMITTER_IDENT"]) !== null) return null;
  return 'git has no name and address for a commit: git config user.name "YOUR NAME" and git config user.email YOUR@ADDRESS set them';
}
async function submoduleHurdle(git, named2) {
  if (git.top === null || !(0, import_node_fs.existsSync)((0, import_node_path.resolve)(git.top, ".gitmodules"))) return null;
  const listed = await (0, import_shared_core_mapping_skeleton_languages.outputOf)(git, ["ls-files", "--stage", "-z", "--full-name"]);
  const prefix = await (0, import_shared_core_mapping_skeleton_languages.lineOf)(git, ["rev-parse", "--show-prefix"]) ?? "";
  const modules = [...(listed ?? "").matchAll(/(?:^|\0)160000 [0-9a-f]+ \d\t([^\0]+)/g)].map(
    ([, path = ""]) => path
  );
  const within = named2.find((path) => modules.some((one) => `${prefix}${path}`.startsWith(`${one}/`)));
  return within === void 0 ? null : `${within} is in a submodule, whose changes a commit here cannot contain: plan that work in the submodule's own repository, or take the file out of the plan`;
}
var NEEDED = /* @__PURE__ */ new Set(["lfs", "git-crypt", "crypt", "transcrypt", "git-agecrypt"]);
async function filterHurdle(git, folder, named2) {
  if (named2.length === 0) return null;
  const attributes = await (0, import_shared_core_mapping_skeleton_languages.outputOf)(git, ["check-attr", "-z", "filter", "--", ...named2]);
  const fields = (attributes ?? "").split("\0");
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [path = "", , filter = ""] = fields.slice(at, at + 3);
    const problem = NEEDED.has(filter) ? missingFilter(git, folder, filter) : null;
    if (problem !== null) return `${path} goes through the filter "${filter}", ${problem}`;
  }
  return null;
}
function missingFilter({ settings }, folder, filter) {
  const commands = ["clean", "process"].flatMap((kind) => {
    const key = `filter.${filter}.${kind}`;
    return (0, import_adapters_git_work_tree3.lastOf)(settings.repository, key) ?? (0, import_adapters_git_work_tree3.lastOf)(settings.user, key) ?? [];
  });
  const cure = filter === "lfs" ? "install Git LFS and run git lfs install" : "set it up first";
  if (commands.every((command) => command === "")) return `which git does not know here: ${cure}`;
  const needsLfs = filter === "lfs" && commands.some((command) => command.startsWith("git-lfs "));
  return needsLfs && (0, import_adapters_git_work_tree.findProgram)("git-lfs", process.env, folder) === null ? `whose program is not installed: ${cure}` : null;
}

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

var import_node_os = require("node:os");
var import_node_path2 = require("node:path");
// src/adapters/git/commit-programs.ts
var COMMIT_HOOKS = "pre-commit prepare-commit-msg commit-msg post-commit post-index-change reference-transaction".split(" ");
var MERGE_HOOKS = "pre-merge-commit prepare-commit-msg commit-msg post-merge reference-transaction".split(" ");
var LARGEST_HOOK = 64 * 1024 * 1024;
async function commitPrograms(git, root, paths, names = COMMIT_HOOKS) {
  const folder = await hooksFolder(git, root);
  const hooks = names.map((name) => (0, import_node_path2.join)(folder.path, name)).filter(import_adapters_git_work_tree.isProgram);
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
  const ofRepository2 = (0, import_adapters_git_work_tree3.lastOf)(git.settings.repository, "core.hookspath");
  const own = (0, import_adapters_git_work_tree3.lastOf)(git.settings.user, "core.hookspath");
  const given = ofRepository2 ?? own;
  if (given !== null) {
    const path = (0, import_node_path2.resolve)(git.top ?? root, given.replace(/^~(?=[\\/]|$)/, (0, import_node_os.homedir)()));
    return { path, isOwn: ofRepository2 === null && !(0, import_common3.leadsInto)(path, (0, import_common3.projectReach)(root)) };
  }
  const common = await git.run(["rev-parse", "--git-common-dir"]);
  const gitFolder = common.status === "ok" ? common.output.replace(/\r?\n$/, "") : ".git";
  return { path: (0, import_node_path2.resolve)(root, gitFolder, "hooks"), isOwn: false };
}
function placeOf(path, top) {
  const way = (0, import_node_path2.relative)(top, path);
  return way.startsWith("..") || (0, import_node_path2.isAbsolute)(way) ? path : way.split(import_node_path2.sep).join("/");
}
function describeHook({ path, place }) {
  return `git hook ${place} sha256:${digestOf(path)}`;
}
function digestOf(path) {
  const file = (0, import_common.readFile)(path, import_common2.named, LARGEST_HOOK);
  return file.status === "ok" ? (0, import_common4.createHash)("sha256").update(file.bytes).digest("hex") : (0, import_common4.randomUUID)();
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
    const value = (0, import_adapters_git_work_tree3.lastOf)(settings.repository, key) ?? "";
    return isMeant(key) && value !== "" && !settings.user.has(key) ? [[key, value]] : [];
  });
}
module.exports = {
  COMMIT_HOOKS: COMMIT_HOOKS,
  MERGE_HOOKS: MERGE_HOOKS,
  commitHurdle: commitHurdle,
  commitPrograms: commitPrograms,
  hurdleAhead: hurdleAhead,
  identityOf: identityOf,
  isStillThere: isStillThere
};
