var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var o in e)__defProp(r,o,{get:e[o],enumerable:!0})},__copyProps=(r,e,o,s)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of __getOwnPropNames(e))!__hasOwnProp.call(r,t)&&t!==o&&__defProp(r,t,{get:()=>e[t],enumerable:!(s=__getOwnPropDesc(e,t))||s.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{commitFiles:()=>commitFiles}),module.exports=__toCommonJS(stdin_exports);var import_shared_adapters_git_commits_commit_hurdles=require("./shared.adapters.git.commits.commit-hurdles.cjs"),import_shared_simple_git_dist_index=require("./shared.simple-git.dist.index.cjs"),import_app_snapshots_keep_snapshots=require("./app.snapshots.keep-snapshots.cjs"),import_shared_adapters_git_commits_commit_programs=require("./shared.adapters.git.commits.commit-programs.cjs"),import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path"),import_promises=require("node:timers/promises"),import_node_fs2=require("node:fs"),import_node_os=require("node:os"),import_node_path2=require("node:path");
// src/adapters/git/commits/commit-files.ts
// src/adapters/git/commits/commit-around.ts
var LARGEST = 4 * 1024 * 1024;
async function mergeShared(place, top, shared) {
  const files = [];
  for (const one of shared) {
    const merged = await mergeOne(place, top, one);
    if (merged === null) return { status: "refused", reason: mixed(one.path) };
    files.push(merged);
  }
  return { status: "ok", files };
}
function mixed(path) {
  return `${path} had changes of the user's before the plan began, and git cannot tell them from those of the plan; only the user can end that: they commit or stash their own changes of ${path}`;
}
async function mergeOne(place, top, { path, before }) {
  const now = (0, import_common.readFile)((0, import_node_path2.join)(top, path), (0, import_common2.projectFile)(top), LARGEST);
  const old = await committedEntry(place, path);
  if (before === null || now.status !== "ok" || old === null) return null;
  const [from, to] = [await asCommitted(place, path, before), await asCommitted(place, path, now.bytes)];
  if (from === null || to === null) return null;
  const committed = await onto(place, old, from, to);
  if (committed === null) return null;
  const entry = await stagedEntry(place, path);
  const staged = entry === null || entry.blob === old.blob ? committed : await onto(place, entry, from, to);
  return staged === null ? null : { path, mode: old.mode, committed, staged };
}
async function onto(place, { blob }, before, after) {
  const content = await contentOf(place, blob);
  return content === null ? null : mergeChange(place, content, { before, after });
}
async function commitAround(place, { plain, files }, commit2) {
  const folder = (0, import_node_fs2.mkdtempSync)((0, import_node_path2.join)((0, import_node_os.tmpdir)(), "msw-index-"));
  const index = (0, import_node_path2.join)(folder, "index");
  const own = { ...place, env: { ...place.env, GIT_INDEX_FILE: index } };
  try {
    await must(own, ["read-tree", "HEAD"]);
    await (0, import_adapters_git_work_tree.gitBytes)(own, ["update-index", "-q", "--refresh"]);
    if (plain.length > 0) await must(own, ["add", "--all", "--", ...plain]);
    for (const { path, mode, committed } of files) await put(own, path, mode, committed);
    const compared = await (0, import_adapters_git_work_tree.gitBytes)(own, ["diff-index", "--cached", "--quiet", "HEAD", "--"]);
    if (compared.status === "ok") return "unchanged";
    await commit2(index);
    if (plain.length > 0) await (0, import_adapters_git_work_tree.gitBytes)(place, ["reset", "-q", "--", ...plain]);
    for (const { path, mode, staged } of files) await put(place, path, mode, staged);
    return "committed";
  } finally {
    (0, import_node_fs2.rmSync)(folder, { recursive: true, force: true });
  }
}
function put(place, path, mode, blob) {
  return must(place, ["update-index", "--add", "--cacheinfo", `${mode},${blob},${path}`]);
}
async function must(place, args) {
  const answer = await (0, import_adapters_git_work_tree.gitBytes)(place, args);
  if (answer.status === "failed") throw new Error(`git ${args[0] ?? ""}: ${answer.reason}`);
}
async function committedEntry(place, path) {
  const listed = await (0, import_adapters_git_work_tree.gitBytes)(place, ["ls-tree", "-z", "--full-tree", "HEAD", "--", path]);
  return readEntry(/^(\d{6}) blob ([0-9a-f]{40,64})\t/, listed);
}
async function stagedEntry(place, path) {
  const listed = await (0, import_adapters_git_work_tree.gitBytes)(place, ["ls-files", "-s", "-z", "--", `:(top,literal)${path}`]);
  return readEntry(/^(\d{6}) ([0-9a-f]{40,64}) 0\t/, listed);
}
function readEntry(pattern, listed) {
  const [, mode, blob] = listed.status === "ok" ? pattern.exec(listed.output.toString("utf8")) ?? [] : [];
  return mode === void 0 || blob === void 0 ? null : { mode, blob };
}
async function asCommitted(place, path, bytes) {
  const stored = await (0, import_adapters_git_work_tree.gitBytes)(place, ["hash-object", "-w", "--stdin", "--path", path], { input: bytes });
  return stored.status === "ok" ? contentOf(place, stored.output.toString("utf8").trim()) : null;
}
async function contentOf(place, blob) {
  const found = await (0, import_adapters_git_work_tree.gitBytes)(place, ["cat-file", "blob", blob]);
  return found.status === "ok" ? found.output : null;
}
async function mergeChange(place, onto2, { before, after }) {
  const merged = onto2.equals(before) ? after : await mergeFiles(place, [onto2, before, after]);
  if (merged === null) return null;
  const stored = await (0, import_adapters_git_work_tree.gitBytes)(place, ["hash-object", "-w", "--stdin", "--no-filters"], { input: merged });
  return stored.status === "ok" ? stored.output.toString("utf8").trim() : null;
}
var LARGEST_MERGED = 16 * 1024 * 1024;
async function mergeFiles(place, parts) {
  const folder = (0, import_node_fs2.mkdtempSync)((0, import_node_path2.join)((0, import_node_os.tmpdir)(), "msw-merge-"));
  try {
    const paths = parts.map((bytes, index) => {
      const path = (0, import_node_path2.join)(folder, String(index));
      (0, import_app_snapshots_keep_snapshots.putText)(folder, path, bytes);
      return path;
    });
    const tried = await (0, import_adapters_git_work_tree.gitBytes)(place, ["merge-file", "-q", ...paths]);
    if (tried.status === "failed") return null;
    const merged = (0, import_common.readFile)(paths[0] ?? "", import_common2.named, LARGEST_MERGED);
    return merged.status === "ok" ? merged.bytes : null;
  } finally {
    (0, import_node_fs2.rmSync)(folder, { recursive: true, force: true });
  }
}
// src/adapters/git/commits/commit-files.ts
var LOCK_TRIES = 60;
var LOCK_WAIT_MS = 250;
var BUSY = /index\.lock|HEAD\.lock|cannot lock ref/;
async function commitFiles(request) {
  const { root, paths } = request;
  const folder = import_node_fs.realpathSync.native(root);
  const named2 = [];
  for (const path of paths) {
    const place = inside(folder, path) ?? inside((0, import_node_path.resolve)(root), path);
    if (place === null) return refused(`${path} lies outside ${root}`);
    named2.push(place);
  }
  if (named2.length === 0) return { status: "unchanged" };
  const opened = await (0, import_adapters_git_work_tree.openGit)(folder);
  if (opened.status !== "ok") return refused(import_shared_simple_git_dist_index.CANNOT_USE[opened.status]);
  const refusal = await (0, import_shared_adapters_git_commits_commit_hurdles.commitHurdle)(opened.git, folder, named2);
  return refusal === null ? commitNamed(opened.git, folder, named2, request) : refused(refusal);
}
async function commitNamed(git, folder, named2, { message, isTrusted, theirs = /* @__PURE__ */ new Map() }) {
  const { ofRepository, places, runsOthers, settings } = await (0, import_shared_adapters_git_commits_commit_programs.commitPrograms)(git, folder, named2);
  const programs = ofRepository.filter((program) => !isTrusted(program));
  if (programs.length > 0) {
    const changed2 = await changesOf(git, (args) => ask(git, args), named2);
    return changed2?.length === 0 ? { status: "unchanged" } : { status: "untrusted", programs, places };
  }
  const variables = runsOthers ? { PATH: process.env.PATH ?? "" } : CLOSED;
  const env = git.environment(settings, variables);
  const writer = (0, import_shared_simple_git_dist_index.writingGit)(git, folder, env);
  const changed = await changesOf(git, (args) => answerOf(writer, args), named2);
  if (changed === null) return refused("git cannot tell what changed");
  if (changed.length === 0) return { status: "unchanged" };
  const shared = sharedFiles(git.top ?? folder, folder, theirs);
  if (!changed.some(({ path }) => shared.some((one) => one.path === path)))
    return commit(writer, changed, message);
  const make = (index) => whenFree((0, import_shared_simple_git_dist_index.writingGit)(git, folder, { ...env, GIT_INDEX_FILE: index }), [
    "commit",
    "--quiet",
    "-m",
    message
  ]);
  const place = { program: git.program, folder, env };
  const status = await commitShared(place, git.top ?? folder, { changed, shared, make });
  return status === "committed" ? { status, hash: await headOf(writer) } : status;
}
async function commitShared(place, top, {
  changed,
  shared,
  make
}) {
  const around = await mergeShared(place, top, shared);
  if (around.status === "refused") return around;
  const plain = changed.filter(({ path }) => !shared.some((one) => one.path === path));
  const paths = [...new Set(plain.map(({ pathspec }) => pathspec))];
  try {
    const status = await commitAround(place, { plain: paths, files: around.files }, make);
    return status === "unchanged" ? { status } : status;
  } catch (error) {
    return notTaken(error);
  }
}
function sharedFiles(top, folder, theirs) {
  const from = (0, import_node_path.relative)(top, folder).replaceAll(import_node_path.sep, "/");
  return [...theirs].map(([path, before]) => ({ path: from === "" ? path : `${from}/${path}`, before }));
}
async function headOf(git) {
  return (await git.raw(["rev-parse", "HEAD"])).trim();
}
function notTaken(error) {
  const reason = `git refused the commit (${(0, import_shared_simple_git_dist_index.gitReason)(error)})`;
  return { status: "refused", reason, detail: (0, import_shared_simple_git_dist_index.gitMessage)(error) };
}
var CLOSED = { GIT_NO_LAZY_FETCH: "1", GIT_ALLOW_PROTOCOL: "none" };
function refused(reason) {
  return { status: "refused", reason };
}
function inside(folder, path) {
  const way = (0, import_node_path.relative)(folder, (0, import_node_path.resolve)(folder, path));
  if (way === "" || way === ".." || way.startsWith(`..${import_node_path.sep}`) || (0, import_node_path.isAbsolute)(way)) return null;
  return way.replaceAll(import_node_path.sep, "/");
}
async function changesOf({ top }, run, named2) {
  const options = ["--porcelain", "-z", "--no-renames", "--untracked-files=all", "--ignore-submodules=dirty"];
  const paths = named2.map((path) => `:(literal)${path}`);
  const status = await run(["status", ...options, "--", ...paths]);
  if (top === null || status === null) return null;
  return status.split("\0").filter((entry) => entry !== "").map((entry) => ({
    path: entry.slice(3),
    pathspec: `:(top,literal)${entry.slice(3)}`,
    // After `git rm --cached` a file has two entries: deleted from the index, and untracked.
    isUnknown: entry.startsWith("??") && (0, import_node_fs.existsSync)((0, import_node_path.join)(top, entry.slice(3)))
  }));
}
async function commit(git, changes, message) {
  const all = [...new Set(changes.map(({ pathspec }) => pathspec))];
  const unknown = changes.filter(({ isUnknown }) => isUnknown).map(({ pathspec }) => pathspec);
  try {
    if (unknown.length > 0) await whenFree(git, ["add", "--intent-to-add", "--", ...unknown]);
    await whenFree(git, ["commit", "--quiet", "--only", "--message", message, "--", ...all]);
    return { status: "committed", hash: await headOf(git) };
  } catch (error) {
    if (unknown.length > 0) await answerOf(git, ["rm", "--cached", "--quiet", "--force", "--", ...unknown]);
    return notTaken(error);
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
