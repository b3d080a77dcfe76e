var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,i)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==a&&__defProp(r,o,{get:()=>e[o],enumerable:!(i=__getOwnPropDesc(e,o))||i.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{uninstallOperations:()=>uninstallOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_adapters_git_remote_clone=require("./shared.adapters.git.remote-clone.cjs"),import_shared_app_planning_worktrees_plan_runs=require("./shared.app.planning.worktrees.plan-runs.cjs"),import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_shared_core_report_timeline=require("./shared.core.report.timeline.cjs"),import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance2=require("./app.guidance.step-guidance.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop2=require("./hooks.active.on-stop.cjs"),import_app_guidance_step_guidance3=require("./app.guidance.step-guidance.cjs"),import_common=require("./common.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require(
"./common.cjs"),import_shared_simple_git_dist_index=require("./shared.simple-git.dist.index.cjs"),import_app_loop_gather_evidence2=require("./app.loop.gather-evidence.cjs"),import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_common8=require("./common.cjs"),import_common9=require("./common.cjs"),import_common10=require("./common.cjs"),import_common11=require("./common.cjs"),import_common12=require("./common.cjs"),import_common13=require("./common.cjs"),import_node_path=require("node:path"),import_node_path2=require("node:path"),import_node_fs=require("node:fs"),import_node_path3=require("node:path"),import_node_fs2=require("node:fs"),import_node_fs3=require("node:fs"),import_node_path4=require("node:path"),import_node_path5=require("node:path");
// src/core/leaving/leaving-text.ts
function renderLeaving({ traces, elsewhere, client, running, state, troubles, lines }, line) {
  const isListed = state === "listed";
  const goes = traces.filter(({ stays: stays2 }) => stays2 === null);
  const stays = traces.filter(({ stays: reason }) => reason !== null);
  return (0, import_common4.joinShown)(
    [
      part(isListed ? "MSW would remove:" : "MSW removed:", goes.map(traceLine)),
      part("It leaves, since it may be yours:", stays.map(traceLine)),
      part("It cannot remove:", elsewhere.map(elsewhereLine)),
      part("The client's own files about it:", client.map(elsewhereLine)),
      part(
        "Stop first:",
        running.map(({ what, stop }) => `${what}: ${stop}`)
      ),
      part("Not removed:", troubles),
      isListed ? (0, import_common3.forPeople)([
        goes.length === 0 ? "There is nothing to remove." : `Nothing was removed. To do it: ${line}`
      ]) : (0, import_common3.forPeople)(["Afterwards type, in a shell:", ...lines.map((one) => `  ${one}`)], LONGEST)
    ],
    "\n"
  );
}
var LONGEST = 4e3;
function part(title, rows) {
  return rows.length === 0 ? null : (0, import_common3.forPeople)([title, ...rows.map((row) => `  ${row}`)], LONGEST);
}
function traceLine({ kind, what, where, about, stays }) {
  const at = where === null ? "" : ` of ${where}`;
  const more = [about, stays ?? ""].filter((text2) => text2 !== "").join("; ");
  return `${kind}  ${what}${at}${more === "" ? "" : ` (${more})`}`;
}
function elsewhereLine({ what, cure }) {
  return `${what}: ${cure}`;
}
// src/app/leaving/leave.ts
// src/adapters/claude-code/client-traces.ts
var LARGEST = 128 * 1024 * 1024;
function clientProjects(env) {
  const folder = (0, import_shared_core_snapshots_undo_text.clientFolder)(env);
  const path2 = env.CLAUDE_CONFIG_DIR ? (0, import_node_path2.join)(folder, ".claude.json") : (0, import_node_path2.join)((0, import_node_path2.dirname)(folder), ".claude.json");
  return Object.keys((0, import_common8.fieldsOf)((0, import_common8.fieldsIn)((0, import_common8.readJson)(path2, import_common12.named, LARGEST)).projects));
}
function clientTraces(env) {
  const plugins = (0, import_node_path2.join)((0, import_shared_core_snapshots_undo_text.clientFolder)(env), "plugins");
  const copies = ["cache", "data", "marketplaces", (0, import_node_path2.join)("npm-cache", "node_modules")].flatMap(
    (name) => below2((0, import_node_path2.join)(plugins, name), isOfMsw)
  );
  return [
    ...copies.map((path2) => ({ path: path2, kind: "plugin" })),
    ...logFolders(env).map((path2) => ({ path: path2, kind: "log" }))
  ];
}
function logFolders(env) {
  const cache = env.XDG_CACHE_HOME && process.platform === "linux" ? env.XDG_CACHE_HOME : null;
  const logs = cache === null ? (0, import_common6.envPaths)("claude-cli").cache : (0, import_node_path2.join)(cache, "claude-cli-nodejs");
  return (0, import_common9.namesIn)(logs, import_common12.named).flatMap(
    (project) => below2((0, import_node_path2.join)(logs, project), (name) => name.startsWith("mcp-logs-plugin-msw-"))
  );
}
function below2(folder, isWanted) {
  return (0, import_common9.namesIn)(folder, import_common12.named).filter(isWanted).map((name) => (0, import_node_path2.join)(folder, name));
}
function isOfMsw(name) {
  return name === "msw-protocol" || name.startsWith("msw-") || name === "msw";
}
function installedAs(env) {
  const list2 = (0, import_common8.readJson)((0, import_node_path2.join)((0, import_shared_core_snapshots_undo_text.clientFolder)(env), "plugins", "installed_plugins.json"), import_common12.named);
  const ids = Object.keys((0, import_common8.fieldsOf)((0, import_common8.fieldsIn)(list2).plugins));
  return ids.find((id) => id.startsWith("msw@")) ?? null;
}
function rulesIn(settings) {
  const { allow } = (0, import_common8.fieldsOf)((0, import_common8.fieldsOf)(settings).permissions);
  const rules = Array.isArray(allow) ? allow.filter((rule) => typeof rule === "string") : [];
  return rules.filter((rule) => rule.startsWith("mcp__plugin_msw_msw__") || isOwnCall(rule));
}
function isOwnCall(rule) {
  return rule.split(/["' ]/).some((word2) => (0, import_node_path2.basename)(word2) === "cli.mjs" && /msw/.test(word2));
}
// src/app/leaving/elsewhere.ts
function elsewhereOf(workspace, projects) {
  return [
    ...atGoogle(workspace.userFolder),
    ...onServers(workspace),
    ...rulesOf(workspace, projects),
    WORKERS
  ];
}
var WORKERS = {
  what: "a worker or a job that you start from systemd, cron or CI",
  cure: "stop it and remove its line, since it would make the user folder again"
};
function atGoogle(userFolder) {
  const added = (0, import_app_guidance_step_guidance.addedOfAll)(userFolder);
  return (0, import_app_guidance_step_guidance2.choicesOfAll)(userFolder).flatMap(({ account, notebook }) => {
    if (notebook === null) return [];
    const own = added.filter((one) => one.account === account && one.notebook === notebook);
    const sources = own.filter(({ source }) => source !== null).length;
    const words = ["nlm", "notebook", "delete", notebook, "--profile", account];
    return {
      what: `the notebook ${notebook} in ${account}, with ${(0, import_common10.countOf)(sources, "source")} of MSW's`,
      cure: `it is yours; to delete it: ${words.map((word2) => (0, import_common5.shownWord)(word2, false) ?? "TEXT").join(" ")}`
    };
  });
}
function onServers({ userFolder, env }) {
  const { postgres, qdrant, otlp } = (0, import_app_guidance_step_guidance3.readUserSettings)(userFolder).settings;
  const named2 = (value, what, cure) => value === null || value === void 0 || value === "" ? [] : [{ what, cure }];
  return [
    ...named2(
      postgres ?? env.MSW_POSTGRES,
      "what you shared in the team\u2019s PostgreSQL",
      "rows of the schemas msw and msw_jobs; who administers it drops them when nobody uses them"
    ),
    ...named2(qdrant ?? env.MSW_QDRANT, "vectors in Qdrant", "collections whose names begin with msw"),
    ...named2(otlp, "what your collector received", "by the rules of the collector")
  ];
}
function rulesOf(workspace, projects) {
  const files = new Map(
    projects.flatMap(
      (project) => (0, import_shared_core_snapshots_undo_text.readClientSettings)({ ...workspace, project }).map(({ path: path2, value }) => [path2, rulesIn(value)])
    )
  );
  return [...files].flatMap(
    ([path2, rules]) => rules.length === 0 ? [] : [
      {
        what: `${(0, import_common10.countOf)(rules.length, "rule")} in ${path2}`,
        cure: `the client wrote what you allowed: delete ${rules.join(", ")}`
      }
    ]
  );
}
function clientOf({ env }) {
  return clientTraces(env).map(({ path: path2, kind }) => ({ what: path2, cure: CURES[kind] }));
}
var CURES = {
  plugin: "goes with the plugin, or some days later; you may delete it then",
  log: "the client keeps it; you may delete it"
};
function clientLines({ env }) {
  const id = installedAs(env) ?? "msw@msw-protocol";
  const [, marketplace = ""] = id.split("@");
  return [`claude plugin uninstall ${id}`, `claude plugin marketplace remove ${marketplace}`];
}
// src/app/leaving/find-in-folders.ts
// src/adapters/git/own-refs.ts
async function readOwnRefs(folder, folders) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(folder);
  if (opened.status !== "ok" || opened.git.top === null) return null;
  const { git } = opened;
  const common = await (0, import_app_loop_gather_evidence2.firstLineOf)(git, ["rev-parse", "--path-format=absolute", "--git-common-dir"]);
  const trees = treesIn(await (0, import_app_loop_gather_evidence2.outputOf)(git, ["worktree", "list", "--porcelain"]) ?? "");
  if (common === null) return null;
  const isOurs = (path2) => folders.some((own) => (0, import_common12.isInside)((0, import_common12.realPath)(path2), (0, import_common12.realPath)(own)));
  const names = await (0, import_app_loop_gather_evidence2.outputOf)(git, ["for-each-ref", "--format=%(refname:short)", "refs/heads/msw/"]) ?? "";
  const branches = await Promise.all(
    names.split("\n").filter((name) => name !== "").map(async (name) => ({
      name,
      own: await ownCommits(git, name),
      usedBy: trees.find(({ branch, path: path2 }) => branch === name && !isOurs(path2))?.path ?? null
    }))
  );
  return {
    repository: trees[0]?.path ?? import_node_fs2.realpathSync.native(common),
    worktrees: trees.filter(({ path: path2 }) => isOurs(path2)),
    branches,
    hasNotes: await (0, import_app_loop_gather_evidence2.firstLineOf)(git, ["rev-parse", "--verify", "--quiet", import_shared_adapters_git_remote_clone.NOTES_REF]) !== null
  };
}
var MOST_COMMITS = 1e6;
async function ownCommits(git, branch) {
  const others = ["--not", "--exclude=msw/*", "--branches", "--remotes", "--tags"];
  const count2 = await (0, import_app_loop_gather_evidence2.firstLineOf)(git, ["rev-list", "--count", `refs/heads/${branch}`, ...others]);
  return (0, import_hooks_active_on_command.countIn)(count2, [0, MOST_COMMITS]) ?? MOST_COMMITS;
}
function treesIn(porcelain) {
  return porcelain.split("\n\n").flatMap((entry) => {
    const lines = entry.split("\n");
    const after = (word2) => lines.find((line) => line.startsWith(word2))?.slice(word2.length);
    const path2 = after("worktree ");
    return path2 === void 0 ? [] : [{ path: path2, branch: after("branch refs/heads/") ?? null }];
  });
}
function refsRemoval(folder) {
  return {
    worktree: (path2) => write(folder, ["worktree", "remove", "--force", path2]),
    branch: (name) => write(folder, ["branch", "-D", "--", name]),
    notes: () => write(folder, ["update-ref", "-d", import_shared_adapters_git_remote_clone.NOTES_REF])
  };
}
async function write(folder, args) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(folder);
  if (opened.status !== "ok") return "git cannot be used there";
  try {
    await (0, import_shared_simple_git_dist_index.hooklessGit)(opened.git, folder).raw([...args]);
    return null;
  } catch (error) {
    return (0, import_shared_simple_git_dist_index.gitReason)(error);
  }
}
async function trackedBelow(folder, path2) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(folder);
  if (opened.status !== "ok" || opened.git.top === null) return [];
  return await (0, import_app_loop_gather_evidence2.pathsOf)(opened.git, ["ls-files", "-z", "--", path2]) ?? [];
}
// src/core/leaving/own-names.ts
var PROJECT_NAMES = [
  ...[".gitignore", "config.json", "tier2.toml", "readers", "ralph-state.json", "loops", "checks"],
  ...["journal.jsonl", "journal.1.jsonl", "journal.2.jsonl", "journal.3.jsonl", "journal.4.jsonl"],
  ...["guidance.jsonl", "sources.json", "reports", "receipts", "jobs", "panel", "research", "memory"],
  ...["profile.md"],
  ...[
    "planning",
    "init",
    "discuss",
    "quick",
    "map",
    "chains",
    "execution",
    "worktrees",
    "verification",
    "cache"
  ]
];
var USER_NAMES = [
  ...["key", "receipt-key.pem", "trust.json", "waiting.json", "sessions", "notebooks.json"],
  ...["added-sources.json", "temporary-sources.json", "source-titles.json", "check-answers", "quota.json"],
  ...[
    "nlm-versions.json",
    "nlm-accounts",
    "fixes.jsonl",
    "guidance.jsonl",
    "guidance-jobs",
    "loops",
    "owners"
  ],
  ...["results.json", "receipts.json", "told.json", "chains", "live", "runs", "jobs", "team", "snapshots"],
  ...["sealed", "trees", "compiled", "settings.json", "status-line", "exported.json", "sharing.json"],
  ...["shared-notes", "shared-projects.json", "vaults", "obsidian.json", "search", "vectors"],
  ...["projects.json", "activity"]
];
var LONE_LOCKS = ["export", "prefetch"];
function isOwnName(name, names) {
  const lock = /^(.+?)\.lock(?:\.takeover)?$/.exec(name)?.[1];
  if (lock !== void 0 && (LONE_LOCKS.includes(lock) || lock.startsWith("usage-"))) return true;
  const besides = /^(.+?)\.(?:corrupt|foreign|taken-over)-\d{4}-/.exec(name)?.[1];
  const temporary = /^\.?(.+?)\.\d+\.[\da-f]+\.tmp$/.exec(name)?.[1];
  return names.includes(lock ?? besides ?? temporary ?? name);
}
// src/app/leaving/find-in-folders.ts
async function findInProject(project, { notes: takesNotes }, worktrees) {
  const folder = (0, import_common7.mswPath)(project);
  const seen = (0, import_common9.lookAt)(folder);
  if (seen?.isSymbolicLink() === true)
    return [staying("project folder", folder, "it is a link, which MSW never follows")];
  if (seen?.isDirectory() !== true) return [];
  const tracked = (await trackedBelow(project, ".msw")).map((path2) => (0, import_node_path3.join)(project, path2));
  const written = takesNotes ? [] : writtenByPeople(folder).filter((path2) => !tracked.includes(path2));
  const kept = [...tracked, ...written, ...worktrees];
  const all = (0, import_common9.namesIn)(folder, import_common12.named);
  const own = all.filter((name) => isOwnName(name, PROJECT_NAMES) && name !== IGNORE);
  const remove = async () => {
    const trouble = removeAllBut(
      own.map((name) => (0, import_node_path3.join)(folder, name)),
      kept
    );
    if ((0, import_common9.namesIn)(folder, import_common12.named).every((name) => name === IGNORE)) removeAllBut([(0, import_node_path3.join)(folder, IGNORE)], kept);
    (0, import_common7.dropIfEmpty)(folder);
    return trouble;
  };
  return [
    { trace: traceOf("project folder", folder, { about: own.join(", "), stays: null }), remove },
    ...tracked.map((path2) => staying("project folder", path2, "git tracks it")),
    ...written.map(
      (path2) => staying("project folder", path2, "you may have written it; --notes removes it all the same")
    ),
    ...all.filter((name) => !own.includes(name) && name !== IGNORE).map((name) => staying("project folder", (0, import_node_path3.join)(folder, name), NOT_OURS))
  ];
}
var IGNORE = ".gitignore";
var NOT_OURS = "MSW did not write it";
function traceOf(kind, what, { about, stays }) {
  return { kind, what, where: null, about, stays };
}
function staying(kind, what, why) {
  return { trace: traceOf(kind, what, { about: "", stays: why }), remove: async () => null };
}
function writtenByPeople(folder) {
  const below22 = (name, end) => (0, import_common9.namesIn)((0, import_node_path3.join)(folder, name), import_common12.named).filter((file) => file.endsWith(end)).map((file) => (0, import_node_path3.join)(folder, name, file));
  return [...below22("memory", ".md"), ...below22("readers", ".json")];
}
function findUserFolder(userFolder) {
  const all = (0, import_common9.namesIn)(userFolder, import_common12.named);
  const own = all.filter((name) => isOwnName(name, USER_NAMES));
  const remove = async () => removeAllBut(
    own.map((name) => (0, import_node_path3.join)(userFolder, name)),
    []
  );
  if (all.length === 0) (0, import_common7.dropIfEmpty)(userFolder);
  const about = `${(0, import_common10.countOf)(own.length, "entry", "entries")}${own.includes("key") ? WITH_KEY : ""}`;
  return [
    ...own.length === 0 ? [] : [{ trace: traceOf("user folder", userFolder, { about, stays: null }), remove }],
    ...all.filter((name) => !own.includes(name)).map((name) => staying("user folder", (0, import_node_path3.join)(userFolder, name), NOT_OURS))
  ];
}
function dropEmptyFolders(userFolder) {
  (0, import_common7.dropIfEmpty)(userFolder);
  const around = (0, import_node_path3.dirname)(userFolder);
  (0, import_common7.dropIfEmpty)((0, import_node_path3.join)(around, "msw-worktrees"));
  if ((0, import_node_path3.basename)(around) === "msw-protocol") (0, import_common7.dropIfEmpty)(around);
}
var WITH_KEY = "; with the signing key, so no receipt can be written with it any more; those that you gave away can still be verified";
function removeAllBut(paths2, kept) {
  const isAround = (path2) => (0, import_common9.lookAt)(path2)?.isSymbolicLink() !== true && kept.some((one) => one.startsWith(path2 + import_node_path3.sep));
  const troubles = paths2.flatMap((path2) => {
    if (kept.includes(path2)) return [];
    if (!isAround(path2)) return removed(path2);
    const inner = removeAllBut(
      (0, import_common9.namesIn)(path2, import_common12.named).map((name) => (0, import_node_path3.join)(path2, name)),
      kept
    );
    return inner === null ? [] : [inner];
  });
  return troubles[0] ?? null;
}
function removed(path2) {
  try {
    (0, import_node_fs.rmSync)(path2, { recursive: true, force: true, maxRetries: 3, retryDelay: 50 });
    return [];
  } catch (error) {
    return [`${path2} cannot be removed (${(0, import_common13.errorCode)(error) ?? "unknown error"})`];
  }
}
// src/app/leaving/find-in-repositories.ts
async function findInRepositories(projects, aside, { branches: takesAll }) {
  const seen = /* @__PURE__ */ new Set();
  const found = [];
  for (const project of projects) {
    const refs = await readOwnRefs(project, [aside, (0, import_node_path4.join)(project, ".msw", "worktrees")]);
    if (refs === null) continue;
    const trees = await worktreesOf(project, refs, takesAll, seen);
    found.push(...trees);
    if (seen.has(refs.repository)) continue;
    seen.add(refs.repository);
    found.push(...branchesOf(project, withHeld(refs, trees), takesAll), ...notesOf(project, refs));
  }
  return found.toSorted((a, b) => rank(a) - rank(b));
}
function withHeld(refs, trees) {
  const staying2 = trees.flatMap(({ trace: { what, stays } }) => stays === null ? [] : what);
  const held = refs.worktrees.filter(({ path: path2 }) => staying2.includes(path2));
  const userOf = (name) => held.find(({ branch }) => branch === name)?.path ?? null;
  return {
    ...refs,
    branches: refs.branches.map((one) => ({ ...one, usedBy: one.usedBy ?? userOf(one.name) }))
  };
}
function rank({ trace: { kind } }) {
  return kind === "worktree" ? 0 : 1;
}
async function worktreesOf(project, { worktrees }, takesAll, seen) {
  const fresh = worktrees.filter(({ path: path2 }) => !seen.has(path2));
  return Promise.all(
    fresh.map(async ({ path: path2, branch }) => {
      seen.add(path2);
      const open = (0, import_node_fs3.existsSync)(path2) ? await (0, import_app_loop_gather_evidence.uncommittedPaths)(path2) : [];
      const isKept = !takesAll && (open === null || open.length > 0);
      const changes = open === null ? "git cannot say what changed in it" : `${(0, import_common10.countOf)(open.length, "file")} in it not committed`;
      return {
        trace: {
          kind: "worktree",
          what: path2,
          where: null,
          about: branch === null ? "" : `on ${branch}`,
          stays: isKept ? `${changes}; --branches removes it all the same` : null
        },
        remove: () => refsRemoval(project).worktree(path2)
      };
    })
  );
}
function branchesOf(project, { repository, branches }, takesAll) {
  return branches.map((branch) => ({
    trace: {
      kind: "branch",
      what: branch.name,
      where: repository,
      about: "",
      stays: whyBranchStays(branch, takesAll)
    },
    remove: () => refsRemoval(project).branch(branch.name)
  }));
}
function whyBranchStays({ own, usedBy }, takesAll) {
  if (usedBy !== null) return `${usedBy} has it checked out`;
  if (own === 0 || takesAll) return null;
  return `${(0, import_common10.countOf)(own, "commit")} that no other branch has; --branches deletes it all the same`;
}
function notesOf(project, { repository, hasNotes }) {
  if (!hasNotes) return [];
  const trace = {
    kind: "receipts on commits",
    what: "refs/notes/msw",
    where: repository,
    about: ""
  };
  return [{ trace: { ...trace, stays: null }, remove: () => refsRemoval(project).notes() }];
}
// src/app/leaving/known-projects.ts
function knownProjects({ userFolder, project, env }, aside) {
  const worktrees = (0, import_common9.namesIn)(aside, import_common12.named).map((name) => (0, import_node_path5.join)(aside, name));
  const seen = [
    project,
    ...recorded(userFolder),
    ...clientProjects(env).filter((path2) => isFolder2((0, import_node_path5.join)(path2, ".msw"))),
    ...worktrees.flatMap((path2) => homeOf(path2) ?? [])
  ];
  const real = new Set(seen.filter((path2) => (0, import_node_path5.isAbsolute)(path2) && isFolder2(path2)).map(import_common12.realPath));
  const isOurs = (path2) => (0, import_common12.isInside)(path2, (0, import_common12.realPath)(aside)) || (0, import_common12.isInside)(path2, (0, import_common12.realPath)(userFolder));
  return { projects: [...real].filter((path2) => !isOurs(path2)).sort(), worktrees };
}
function recorded(userFolder) {
  const place = (0, import_common12.privateFile)(userFolder);
  const read = (...names) => (0, import_common8.fieldsIn)((0, import_common8.readJson)((0, import_node_path5.join)(userFolder, ...names), place));
  const inFolder = (folder) => (0, import_common9.namesIn)((0, import_node_path5.join)(userFolder, folder), place).filter((name) => name.endsWith(".json"));
  const lists = (0, import_common9.namesIn)(userFolder, place).filter((name) => name.endsWith(".json"));
  const copies = inFolder("loops").map((name) => loopCopy((0, import_node_path5.join)(userFolder, "loops", name), userFolder));
  return [
    ...lists.flatMap((name) => Object.keys((0, import_common8.fieldsOf)(read(name).projects))),
    ...["sessions", "jobs"].flatMap((folder) => inFolder(folder).map((name) => read(folder, name).project)),
    ...copies.map((record) => (0, import_common8.fieldsOf)(record.taskContext).project)
  ].filter((path2) => typeof path2 === "string");
}
function loopCopy(path2, userFolder) {
  const line = (0, import_common11.textOf)(path2, (0, import_common12.privateFile)(userFolder))?.split("\n")[1] ?? "";
  const parsed = (0, import_common8.parseJson)(line);
  return (0, import_common8.fieldsOf)(parsed.status === "ok" ? parsed.value : null);
}
function homeOf(worktree) {
  const folder = (0, import_common9.lookAt)((0, import_node_path5.join)(worktree, ".git")) === null ? null : (0, import_common6.commonFolder)(worktree);
  return folder === null ? null : (0, import_node_path5.dirname)(folder);
}
function isFolder2(path2) {
  return (0, import_common9.lookAt)(path2)?.isDirectory() === true;
}
// src/app/leaving/running-work.ts
function runningWork(workspace, folders) {
  const cli = (0, import_common2.ownCommand)();
  const loops = folders.flatMap(
    (project) => (0, import_hooks_active_on_stop.loopsIn)((0, import_hooks_active_on_stop.readLoopState)({ ...workspace, project })).filter(import_hooks_active_on_stop2.isRunning).map(({ terms: { id } }) => ({
      what: `a loop runs in ${project}`,
      stop: project === workspace.project ? import_common2.lineToType`loop stop ${id}` : `${cli} loop stop ${id} --project ${(0, import_common5.shownPath)(project)}`
    }))
  );
  const jobs = (0, import_shared_core_report_timeline.listClaims)(workspace.userFolder).map(({ id, project, state }) => ({
    what: `a job of ${project} is ${state === "limited" ? "running" : state}`,
    stop: `${cli} job cancel ${id} --project ${(0, import_common5.shownPath)(project)}`
  }));
  return [...loops, ...jobs];
}
// src/app/leaving/leave.ts
async function planLeave(workspace, choice2) {
  const { userFolder } = workspace;
  const aside = (0, import_node_path.join)((0, import_node_path.dirname)(userFolder), "msw-worktrees");
  const { projects, worktrees } = knownProjects(workspace, aside);
  const inGit = await findInRepositories(projects, aside, choice2);
  const trees = inGit.flatMap(
    ({ trace: { kind, what, stays } }) => kind === "worktree" && stays !== null ? [what] : []
  );
  const inProjects = await Promise.all(projects.map((one) => findInProject(one, choice2, trees)));
  const found = [
    ...statusLineOf(workspace),
    ...vaultsOf(userFolder),
    ...inGit,
    ...inProjects.flat(),
    ...findUserFolder(userFolder)
  ];
  const leaving = {
    traces: found.map(({ trace }) => trace),
    elsewhere: elsewhereOf(workspace, projects),
    client: clientOf(workspace),
    running: runningWork(workspace, [...projects, ...worktrees]),
    state: "listed",
    troubles: [],
    lines: clientLines(workspace)
  };
  return {
    leaving,
    remove: async () => {
      const troubles = await removeAll(found);
      dropEmptyFolders(userFolder);
      return { ...leaving, state: "removed", troubles };
    }
  };
}
async function removeAll(found) {
  const troubles = [];
  for (const { trace, remove } of found) {
    if (trace.stays !== null) continue;
    if (trace.kind === "user folder" && troubles.length > 0) {
      troubles.push(`${trace.what}: it stays until the rest is gone`);
      continue;
    }
    const trouble = await remove().catch((error) => (0, import_common13.errorCode)(error) ?? "unknown error");
    if (trouble !== null) troubles.push(`${trace.what}: ${trouble}`);
  }
  return troubles;
}
function statusLineOf(workspace) {
  const installed = (0, import_shared_app_planning_worktrees_plan_runs.readInstalledLine)(workspace.userFolder);
  if (installed === null) return [];
  const remove = async () => {
    const removed2 = (0, import_shared_app_planning_worktrees_plan_runs.removeStatusLine)(workspace, true);
    return removed2.status === "ok" ? null : removed2.reason;
  };
  const trace = {
    kind: "status line",
    what: installed.settings,
    where: null,
    about: "",
    stays: null
  };
  return [{ trace, remove }];
}
function vaultsOf(userFolder) {
  return (0, import_shared_core_planning_writing_new_documents.installedVaults)(userFolder).map((folder) => ({
    trace: {
      kind: "plugin for Obsidian",
      what: folder,
      where: null,
      about: "with its settings and conversations",
      stays: null
    },
    remove: async () => (0, import_shared_core_planning_writing_new_documents.removeInstalled)(folder)
  }));
}
// src/app/operations/uninstall-operations.ts
var uninstall = (0, import_hooks_active_on_command.operation)({
  name: "uninstall",
  about: "List everything that MSW wrote on this machine and, with consent, remove it; then the plugin can go",
  effect: "writes",
  callers: "people and scripts",
  slash: "/msw:uninstall",
  // The journal goes as well.
  isNoted: false,
  inputs: {
    yes: (0, import_hooks_active_on_command.flag)("remove it; in a terminal you are asked otherwise"),
    branches: (0, import_hooks_active_on_command.flag)("also branches and worktrees with work that is nowhere else"),
    notes: (0, import_hooks_active_on_command.flag)("also notes of the memory and readers that git does not track")
  },
  run: (place, { yes, ...choice2 }) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(
    place,
    async (workspace) => {
      const { leaving, remove } = await planLeave(workspace, choice2);
      const text2 = { leaving, again: lineAgain(choice2), isShown: false };
      const { running, traces } = leaving;
      const mayRemove = running.length === 0 && traces.some(({ stays }) => stays === null);
      const mayAsk = !yes && place.caller.isTerminal && (0, import_shared_core_failure_reading_line_pattern.mayAskHere)() && mayRemove;
      if (mayAsk) place.tell(renderLeaving(leaving, text2.again));
      if (!yes && !(mayAsk && await (0, import_shared_core_failure_reading_line_pattern.agreesInTerminal)("Remove it?")))
        return (0, import_hooks_active_on_command.done)({ ...text2, isShown: mayAsk });
      const [first] = running;
      if (first !== void 0)
        return (0, import_hooks_active_on_command.refused)(
          `Nothing was removed, since MSW works: ${running.map(({ what }) => what).join("; ")}. Stop it first: ${running.map(({ stop }) => stop).join(" ; ")}`
        );
      const left = await remove();
      if (left.troubles.length === 0) return (0, import_hooks_active_on_command.done)({ ...text2, leaving: left });
      return {
        status: "failed",
        value: { ...text2, leaving: left },
        reason: "Some of it is still there: call it again when that is fixed."
      };
    },
    import_common.keyForLooking
  ),
  json: ({ leaving }) => leaving,
  shown: ({ leaving, again, isShown }) => isShown ? (0, import_common3.forPeople)(["Nothing was removed."]) : renderLeaving(leaving, again)
});
function lineAgain({ branches, notes }) {
  return (0, import_common2.lineOf)(`uninstall --yes${branches ? " --branches" : ""}${notes ? " --notes" : ""}`);
}
var uninstallOperations = [uninstall];
