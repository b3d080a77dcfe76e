var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,o)=>{for(var t in o)__defProp(r,t,{get:o[t],enumerable:!0})},__copyProps=(r,o,t,a)=>{if(o&&typeof o=="object"||typeof o=="function")for(let e of __getOwnPropNames(o))!__hasOwnProp.call(r,e)&&e!==t&&__defProp(r,e,{get:()=>o[e],enumerable:!(a=__getOwnPropDesc(o,e))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{doctorOperations:()=>doctorOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_diagnose_diagnose_client=require("./shared.app.diagnose.diagnose-client.cjs"),import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_shared_core_loop_texts_report2=require("./shared.core.loop.texts.report.cjs"),import_shared_core_jobs_team_job=require("./shared.core.jobs.team-job.cjs"),import_shared_core_loop_texts_report3=require("./shared.core.loop.texts.report.cjs"),import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_shared_core_snapshots_undo_text2=require("./shared.core.snapshots.undo-text.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance2=require("./app.guidance.step-guidance.cjs"),import_hooks_active_on_stop2=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop3=require(
"./hooks.active.on-stop.cjs"),import_app_loop_judge_check=require("./app.loop.judge-check.cjs"),import_shared_core_planning_writing_new_documents2=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_app_loop_end_loop=require("./shared.app.loop.end-loop.cjs"),import_app_loop_judge_check2=require("./app.loop.judge-check.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command4=require("./hooks.active.on-command.cjs"),import_hooks_active_on_stop4=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop5=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop6=require("./hooks.active.on-stop.cjs"),import_app_guidance_step_guidance3=require("./app.guidance.step-guidance.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_hooks_active_on_command5=require("./hooks.active.on-command.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_common7=require("./common.cjs"),import_common8=require("./common.cjs"),import_common9=require("./common.cjs"),import_common10=require("./common.cjs"),import_common11=require("./common.cjs"),import_common12=require("./common.cjs"),import_common13=require("./common.cjs"),import_common14=require("./common.cjs"),import_common15=require("./common.cjs"),import_node_path=require("node:path"),import_node_path2=require("node:path"),import_node_fs=require("node:fs"),import_node_path3=require("node:path"),import_node_fs2=require("node:fs"),import_node_path4=require("node:path");
// src/app/diagnose/diagnose-loops.ts
var largestState = 16 * 1024 * 1024;
var oddlyLarge = 1024 * 1024;
var deadAfterMs = 6e4;
function diagnoseState(workspace) {
  const name = "loop state";
  const path2 = (0, import_hooks_active_on_stop4.statePath)(workspace.project);
  const size = (0, import_common11.lookAt)(path2)?.size;
  if (size === void 0) return (0, import_shared_app_diagnose_diagnose_client.fine)(name, "no loop was armed here yet");
  if (size > largestState)
    return (0, import_shared_app_diagnose_diagnose_client.broken)(name, `${path2} has ${size} bytes; hooks do not read that`, "Move it away.");
  const state = (0, import_hooks_active_on_stop4.readLoopState)(workspace);
  if (state.status === "newer")
    return (0, import_shared_app_diagnose_diagnose_client.broken)(
      name,
      (0, import_hooks_active_on_stop4.explainState)(path2, state),
      "Update the plugin; until then this version leaves the file alone."
    );
  if (state.status === "corrupt")
    return (0, import_shared_app_diagnose_diagnose_client.broken)(
      name,
      (0, import_hooks_active_on_stop4.explainState)(path2, state),
      "Start a new session: it sets the file aside, next to where it is."
    );
  if (state.status === "unreadable")
    return (0, import_shared_app_diagnose_diagnose_client.broken)(name, (0, import_hooks_active_on_stop4.explainState)(path2, state), "Make it a plain file that you can read.");
  const foreign = workspace.key === "" ? 0 : state.loops.filter((stored) => stored.kind === "foreign").length;
  if (foreign > 0) {
    return (0, import_shared_app_diagnose_diagnose_client.odd)(
      name,
      `${foreign} of ${(0, import_common12.countOf)(state.loops.length, "record was", "records were")} not armed on this machine; nothing of them runs`,
      "The next session start sets them aside."
    );
  }
  if (size > oddlyLarge)
    return (0, import_shared_app_diagnose_diagnose_client.odd)(
      name,
      `${path2} has ${size} bytes`,
      "End the loops that you no longer need, by the ids above: /msw:stop ID"
    );
  return (0, import_shared_app_diagnose_diagnose_client.fine)(name, `version 1, ${size} bytes`);
}
function diagnoseJobs(workspace) {
  const name = "jobs";
  if (workspace.key === "") return (0, import_shared_app_diagnose_diagnose_client.odd)(name, "are unknown without the key", null);
  const { unusable } = (0, import_shared_core_jobs_team_job.readJobs)(workspace);
  return unusable.length === 0 ? (0, import_shared_app_diagnose_diagnose_client.fine)(name, "every record can be read") : (0, import_shared_app_diagnose_diagnose_client.odd)(name, unusable.join(" "), "Until then they are neither shown nor continued.");
}
function diagnoseLoops(workspace) {
  const name = "loops";
  if (workspace.key === "") return (0, import_shared_app_diagnose_diagnose_client.odd)(name, "are unknown without the key", null);
  const loops = (0, import_shared_app_loop_end_loop.listLoops)(workspace);
  const around = (0, import_hooks_active_on_stop.sessionSurroundings)(workspace);
  const orphans = loops.filter((loop) => (0, import_hooks_active_on_stop5.isOrphaned)(loop, around) || loop.progress.pause?.cause === "parked");
  if (orphans.length > 0) {
    const ids = orphans.map((loop) => loop.terms.id).join(", ");
    return (0, import_shared_app_diagnose_diagnose_client.odd)(
      name,
      `lost their session: ${ids}`,
      "Take one over with /msw:resume, or end it by its id: /msw:stop ID"
    );
  }
  const running = loops.filter((loop) => (0, import_hooks_active_on_stop6.isRunning)(loop) && !loop.terms.session.includes("#"));
  if (running.length > 1) {
    const ids = running.map((loop) => loop.terms.id).join(", ");
    return (0, import_shared_app_diagnose_diagnose_client.odd)(
      name,
      `${(0, import_common12.countOf)(running.length, "session")} work on the same files: ${ids}`,
      "Give each its own worktree, or pause all but one."
    );
  }
  return (0, import_shared_app_diagnose_diagnose_client.fine)(name, loops.length === 0 ? "none" : loops.map(({ terms }) => terms.id).join(", "));
}
function diagnoseLocks(workspace) {
  const name = "locks";
  const loops = (0, import_common8.mswPath)(workspace.project, "loops");
  const own = (0, import_common14.ownFile)(workspace.project);
  const folders = [
    (0, import_common8.mswPath)(workspace.project),
    (0, import_common8.mswPath)(workspace.project, "jobs"),
    ...(0, import_common11.namesIn)(loops, own).map((loop) => (0, import_node_path.join)(loops, loop)),
    ...workspace.userFolder === "" ? [] : [workspace.userFolder]
  ];
  const locks = folders.flatMap(
    (folder) => (0, import_common11.namesIn)(folder, folder === workspace.userFolder ? import_common14.named : own).filter((file) => file.endsWith(".lock")).map((file) => (0, import_node_path.join)(folder, file)).filter((lock) => (0, import_common11.lookAt)(lock)?.isDirectory() === true)
  );
  const stale = locks.filter((lock) => Date.now() - ((0, import_common11.lookAt)(lock)?.mtimeMs ?? Date.now()) > deadAfterMs);
  const holders = locks.map((lock) => {
    const holder = (0, import_common9.readHolder)(lock);
    return holder === null ? lock : `${lock} by process ${holder.pid}`;
  });
  if (stale.length === 0)
    return (0, import_shared_app_diagnose_diagnose_client.fine)(name, locks.length === 0 ? "none held" : `held now: ${holders.join(", ")}`);
  return (0, import_shared_app_diagnose_diagnose_client.odd)(
    name,
    `left by a process that was killed: ${stale.join(", ")}`,
    "Nothing: the next process that needs it takes it over."
  );
}
// src/app/diagnose/diagnose-notebook.ts
var NAME = "NotebookLM";
async function diagnoseNotebook(workspace) {
  const { env, project } = workspace;
  const chosen = (0, import_app_guidance_step_guidance2.projectNotebook)(workspace);
  if (chosen.status === "refused") return (0, import_shared_app_diagnose_diagnose_client.odd)(NAME, chosen.reason, `${capital(chosen.cure)}.`);
  const nlm = await (0, import_app_guidance_step_guidance.locateNlm)({ env, projectRoot: project });
  if (nlm.status === "not-installed") {
    if (chosen.status === "none") return (0, import_shared_app_diagnose_diagnose_client.fine)(NAME, "not used (nlm is not installed, no notebook is set)");
    return (0, import_shared_app_diagnose_diagnose_client.odd)(
      NAME,
      `notebook ${chosen.notebook} is set, but nlm is not found`,
      'Install nlm and log in, or remove "notebook" from .msw/config.json.'
    );
  }
  if (nlm.status !== "located") return (0, import_shared_app_diagnose_diagnose_client.odd)(NAME, nlm.text, "Fix it, or install notebooklm-mcp-cli.");
  if (nlm.version === null)
    return (0, import_shared_app_diagnose_diagnose_client.odd)(NAME, `${nlm.executable} did not report its version`, "Run it once in a terminal.");
  const version = `nlm version ${nlm.version}`;
  if ((0, import_app_guidance_step_guidance.refuseOldVersion)(nlm.version, "any") !== null) {
    return (0, import_shared_app_diagnose_diagnose_client.odd)(
      NAME,
      `${version} does not keep accounts apart`,
      `Upgrade notebooklm-mcp-cli to ${import_app_guidance_step_guidance.OLDEST_WITH_PROFILES} or newer.`
    );
  }
  if (chosen.status === "none") return (0, import_shared_app_diagnose_diagnose_client.fine)(NAME, `${version}; no notebook is set (/msw:setup sets one)`);
  return describeUse(workspace, version, chosen);
}
function describeUse(workspace, version, { notebook, accounts, notices }) {
  if (!accounts.some(({ isLoggedIn }) => isLoggedIn)) {
    const logins = accounts.map(({ account }) => (0, import_hooks_active_on_stop3.loginCommand)(account)).join(" or ");
    return (0, import_shared_app_diagnose_diagnose_client.odd)(NAME, `notebook ${notebook} is set, but none of its accounts has a login`, `Run ${logins}.`);
  }
  const left = (0, import_shared_core_loop_texts_report.notebookStatus)(workspace);
  const use = `${version}; notebook ${notebook}${left === null ? "" : `; ${left}`}`;
  return notices.length === 0 ? (0, import_shared_app_diagnose_diagnose_client.fine)(NAME, use) : (0, import_shared_app_diagnose_diagnose_client.odd)(NAME, use, notices.join(" "));
}
function capital(text2) {
  return `${text2.slice(0, 1).toUpperCase()}${text2.slice(1)}`;
}
// src/app/diagnose/diagnose-plugins.ts
function diagnoseVersion({ env }) {
  const name = "this plugin";
  const root = env.CLAUDE_PLUGIN_ROOT;
  if (!root) return (0, import_shared_app_diagnose_diagnose_client.fine)(name, `${import_shared_core_failure_reading_line_pattern.plugin_default.version}, run from outside a plugin folder`);
  const path2 = (0, import_node_path2.join)(root, ".claude-plugin", "plugin.json");
  const { version } = readFields(path2);
  if (typeof version !== "string") return (0, import_shared_app_diagnose_diagnose_client.broken)(name, `${path2} cannot be read`, "Install the plugin again.");
  if (version === import_shared_core_failure_reading_line_pattern.plugin_default.version) return (0, import_shared_app_diagnose_diagnose_client.fine)(name, `${version} in ${root}`);
  return (0, import_shared_app_diagnose_diagnose_client.broken)(
    name,
    `plugin.json says ${version}, but what runs was built as ${import_shared_core_failure_reading_line_pattern.plugin_default.version}`,
    "Update or install the plugin again: claude plugin update."
  );
}
function diagnoseDuplicates(workspace) {
  const name = "installation";
  const own = (0, import_shared_core_snapshots_undo_text.readInstalled)(workspace).filter(({ id }) => id.startsWith("msw@"));
  const places = own.map(({ id, version }) => `${id} ${version}`).join(", ");
  if (new Set(own.map(({ id }) => id)).size > 1) {
    return (0, import_shared_app_diagnose_diagnose_client.odd)(
      name,
      `MSW is installed more than once: ${places}`,
      "Keep one: claude plugin uninstall NAME@MARKETPLACE."
    );
  }
  const off = own.find(({ id }) => (0, import_shared_core_snapshots_undo_text.disabledPlugins)(workspace).has(id));
  if (off !== void 0) {
    return (0, import_shared_app_diagnose_diagnose_client.odd)(name, `${off.id} is installed but disabled`, `claude plugin enable ${off.id}`);
  }
  if (own.some(({ version }) => version !== import_shared_core_failure_reading_line_pattern.plugin_default.version && version !== "unknown")) {
    return (0, import_shared_app_diagnose_diagnose_client.odd)(
      name,
      `installed is ${places}, but ${import_shared_core_failure_reading_line_pattern.plugin_default.version} runs`,
      'Update with "claude plugin update", or drop --plugin-dir.'
    );
  }
  return (0, import_shared_app_diagnose_diagnose_client.fine)(name, own.length === 0 ? "not from a marketplace" : places);
}
function diagnoseOtherHooks(workspace) {
  const name = "other Stop hooks";
  const settings = (0, import_shared_core_snapshots_undo_text2.readClientSettings)(workspace);
  const disabled = (0, import_shared_core_snapshots_undo_text.disabledPlugins)(workspace);
  const plugins = (0, import_shared_core_snapshots_undo_text.readInstalled)(workspace).filter(({ id, path: path2 }) => !id.startsWith("msw@") && !disabled.has(id) && path2 !== null && holdsStop(path2)).map(({ id }) => id);
  const own = settings.filter(({ value }) => hasStop(value.hooks)).map((file) => `the ${file.name}`);
  const all = [.../* @__PURE__ */ new Set([...plugins, ...own])];
  if (all.length === 0) return (0, import_shared_app_diagnose_diagnose_client.fine)(name, "none");
  return (0, import_shared_app_diagnose_diagnose_client.odd)(name, all.join(", "), "Disable them while a loop runs if both keep Claude from stopping.");
}
function holdsStop(root) {
  const listed = readFields((0, import_node_path2.join)(root, "hooks", "hooks.json"));
  const inline = readFields((0, import_node_path2.join)(root, ".claude-plugin", "plugin.json"));
  return hasStop(listed.hooks) || hasStop(inline.hooks) || hasStop((0, import_common10.fieldsOf)(inline.hooks).hooks);
}
function readFields(path2) {
  return (0, import_common10.fieldsIn)((0, import_common10.readJson)(path2, import_common14.named));
}
function hasStop(hooks) {
  const { Stop: stop } = (0, import_common10.fieldsOf)(hooks);
  return Array.isArray(stop) && stop.length > 0;
}
// src/app/diagnose/diagnose-project.ts
async function diagnoseGit({ project }) {
  const name = "git";
  const opened = await (0, import_adapters_git_work_tree.openGit)(project);
  const version = await (0, import_adapters_git_work_tree.gitVersion)(project);
  if (opened.status === "too-old") {
    return (0, import_shared_app_diagnose_diagnose_client.odd)(
      name,
      `${version} cannot leave a repository\u2019s settings alone, so it is not used`,
      "Install git 2.31 or newer."
    );
  }
  const blocker = (0, import_adapters_git_work_tree.searchBlocker)(project);
  if (blocker !== null)
    return (0, import_shared_app_diagnose_diagnose_client.broken)(name, `${(0, import_adapters_git_work_tree.blockedBy)(blocker)}, so it is not used here`, "Remove that file.");
  if (version === null) {
    return (0, import_shared_app_diagnose_diagnose_client.odd)(
      name,
      "git is not found; progress is judged by the files alone",
      "Install git for a better sense of progress."
    );
  }
  const isInside2 = opened.status === "ok" && opened.git.top !== null;
  if (isInside2) return (0, import_shared_app_diagnose_diagnose_client.fine)(name, `${version}; the project is a repository`);
  const why = (0, import_adapters_git_work_tree.noRepository)(project);
  return (0, import_adapters_git_work_tree.topOf)(project) === null ? (0, import_shared_app_diagnose_diagnose_client.fine)(name, `${version}; ${why}, which works too`) : (0, import_shared_app_diagnose_diagnose_client.odd)(name, `${version}; ${why}`, "Until then, progress is judged by the files alone.");
}
async function diagnoseFolder({ project }) {
  const name = ".msw folder";
  const path2 = (0, import_common8.mswPath)(project);
  const stat = (0, import_common11.lookAt)(path2);
  if (stat === null) {
    const problem2 = writeProblem(project);
    return problem2 === null ? (0, import_shared_app_diagnose_diagnose_client.fine)(name, "not there yet; the first loop makes it") : (0, import_shared_app_diagnose_diagnose_client.broken)(name, `cannot be made in ${project} (${problem2})`, UNWRITABLE);
  }
  if (stat.isSymbolicLink())
    return (0, import_shared_app_diagnose_diagnose_client.broken)(name, `${path2} is a symbolic link, which MSW never follows`, "Remove the link.");
  if (!stat.isDirectory()) return (0, import_shared_app_diagnose_diagnose_client.broken)(name, `${path2} is not a folder`, "Move that file away.");
  const problem = writeProblem(path2);
  if (problem !== null) return (0, import_shared_app_diagnose_diagnose_client.broken)(name, `${path2} cannot be written (${problem})`, UNWRITABLE);
  const tracked = await (0, import_adapters_git_work_tree.runGit)(project, ["ls-files", "-z", "--", ".msw"]);
  const files = tracked.status === "ok" ? tracked.output.split("\0").filter((file) => file !== "") : [];
  if (files.length > 0) {
    return (0, import_shared_app_diagnose_diagnose_client.odd)(
      name,
      `git tracks ${files.length} of its files; a clone would bring other people\u2019s loops`,
      "git rm -r --cached .msw"
    );
  }
  const ignored = await (0, import_adapters_git_work_tree.runGit)(project, ["check-ignore", "-q", ".msw/ralph-state.json"]);
  const inside = await (0, import_adapters_git_work_tree.runGit)(project, ["rev-parse", "--is-inside-work-tree"]);
  if (inside.status === "ok" && ignored.status === "failed") {
    return (0, import_shared_app_diagnose_diagnose_client.odd)(name, `${path2} is not ignored by git`, 'echo "*" > .msw/.gitignore');
  }
  return (0, import_shared_app_diagnose_diagnose_client.fine)(name, path2);
}
var UNWRITABLE = "Make it writable, free some space, or work in a copy of the project.";
function writeProblem(folder) {
  try {
    (0, import_node_fs.rmSync)((0, import_node_fs.mkdtempSync)((0, import_node_path3.join)(folder, ".msw-doctor-")), { recursive: true });
    return null;
  } catch (error) {
    return (0, import_common15.errorCode)(error) ?? "unknown error";
  }
}
function diagnoseChecks({ project }) {
  const name = "checks";
  const checks = (0, import_hooks_active_on_command2.proposeHere)(project);
  const endless = (0, import_hooks_active_on_command2.whyNotProposed)(project);
  if (endless !== null) return (0, import_shared_app_diagnose_diagnose_client.odd)(name, endless.wrong, endless.cure);
  if (checks.length === 0)
    return (0, import_shared_app_diagnose_diagnose_client.odd)(
      name,
      "the project names no test command that MSW knows, so a loop needs one",
      'Name it: /msw:loop "..." --check "COMMAND".'
    );
  for (const { command, from } of checks) {
    const objection = (0, import_hooks_active_on_command4.objectionToCheck)(project, command);
    if (objection !== null)
      return (0, import_shared_app_diagnose_diagnose_client.odd)(name, `a loop without --check takes that of ${from}. ${objection.wrong}`, objection.cure);
  }
  const list2 = checks.map(({ command, from }) => `${command} (${from})`).join(", ");
  return (0, import_shared_app_diagnose_diagnose_client.fine)(name, `a loop without --check takes ${list2}`);
}
function diagnoseEarlierRuns({ project, userFolder }) {
  const name = "earlier runs";
  const foreign = userFolder === "" ? 0 : (0, import_app_loop_judge_check.foreignRuns)({ project, userFolder });
  if (foreign === 0) return (0, import_shared_app_diagnose_diagnose_client.fine)(name, "none that were not kept on this machine");
  const files = (0, import_common12.countOf)(foreign, "file");
  return (0, import_shared_app_diagnose_diagnose_client.odd)(
    name,
    `${files} in ${(0, import_common8.mswPath)(project, "checks")} came with the project or from an older MSW, so nothing is read by them`,
    "Delete what is there: MSW keeps the next passing run of each check."
  );
}
function diagnosePlanning({ project }) {
  const name = "planning";
  const root = (0, import_hooks_active_on_command.findProject)(project);
  if (root === null) return (0, import_shared_app_diagnose_diagnose_client.fine)(name, "no planned project here, which is fine");
  const { diagnostics } = (0, import_shared_core_planning_documents_planning_settings.planningSettingsOf)((0, import_node_path3.join)(root, ".planning"));
  const [first] = diagnostics;
  return first === void 0 ? (0, import_shared_app_diagnose_diagnose_client.fine)(name, ".planning/config.json") : (0, import_shared_app_diagnose_diagnose_client.odd)(name, diagnostics.map(({ message }) => message).join(" "), first.fix);
}
function diagnoseConfig({ project, userFolder }) {
  const name = "settings";
  const problems = [
    ...(0, import_hooks_active_on_stop2.readConfig)(project).problems,
    ...(0, import_shared_core_loop_texts_report3.memorySettingsOf)(project).problems,
    ...(0, import_shared_core_loop_texts_report2.misspeltSettings)(project)
  ];
  const own = (0, import_app_loop_judge_check2.readReaderFiles)(project, userFolder || null);
  if (problems.length > 0)
    return (0, import_shared_app_diagnose_diagnose_client.odd)(
      name,
      [...problems, ...own.problems].join(" "),
      `Fix it in that file; docs/data.md lists the settings, and ${import_common3.lineToType`config show`} shows them.`
    );
  if (own.problems.length > 0)
    return (0, import_shared_app_diagnose_diagnose_client.odd)(name, own.problems.join(" "), "docs/failures.md says what a reader of your own may hold.");
  const files = ["config.json", "tier2.toml"].filter((file) => (0, import_common11.lookAt)((0, import_common8.mswPath)(project, file)) !== null);
  const given = files.map((file) => `.msw/${file}`).join(" and ") || "the defaults";
  const tools = own.readers.map(({ tool }) => tool);
  return (0, import_shared_app_diagnose_diagnose_client.fine)(name, tools.length === 0 ? given : `${given}; readers of your own: ${tools.join(", ")}`);
}
function diagnoseUserFolder({ project, env }) {
  const name = "user folder";
  const folder = (0, import_common7.ownUserFolder)(project, env);
  if (folder.status === "refused") {
    const [wrong = folder.reason, cure] = folder.reason.split(/; (?=[^;]*$)/);
    return (0, import_shared_app_diagnose_diagnose_client.broken)(name, wrong, cure ?? USUAL_CURE);
  }
  const settings = (0, import_app_guidance_step_guidance3.readUserSettings)(folder.path);
  return settings.status === "ok" ? (0, import_shared_app_diagnose_diagnose_client.fine)(name, folder.path) : (0, import_shared_app_diagnose_diagnose_client.odd)(name, settings.reason, "Fix the file, or delete it: until then the defaults hold.");
}
var USUAL_CURE = "Set MSW_HOME to a folder of your own outside every project, or unset it.";
function diagnoseKey({ project, env }) {
  const name = "signing key";
  const folder = (0, import_common7.ownUserFolder)(project, env);
  if (folder.status === "refused")
    return (0, import_shared_app_diagnose_diagnose_client.broken)(name, "no user folder, so no key", "Fix the user folder first.");
  const path2 = (0, import_node_path3.join)(folder.path, "key");
  const file = (0, import_common13.readText)(path2, (0, import_common14.privateFile)(folder.path));
  if (file.status === "missing") return (0, import_shared_app_diagnose_diagnose_client.fine)(name, "made with the first loop");
  if (file.status === "refused")
    return (0, import_shared_app_diagnose_diagnose_client.broken)(name, `${path2} cannot be used: ${file.reason}`, "If it is not yours, move it away.");
  if (!/^[0-9a-f]{64}\s*$/.test(file.text)) {
    return (0, import_shared_app_diagnose_diagnose_client.broken)(
      name,
      `${path2} does not contain a key`,
      "Move it away to get a new one; loops that run now are then disowned."
    );
  }
  const open = process.platform !== "win32" && ((0, import_node_fs.statSync)(path2).mode & 63) !== 0;
  if (open) return (0, import_shared_app_diagnose_diagnose_client.odd)(name, `${path2} can be read by other users`, `chmod 600 "${path2}"`);
  return (0, import_shared_app_diagnose_diagnose_client.fine)(name, path2);
}
function diagnoseTrustList({ userFolder: folder }) {
  const name = "trust list";
  const problem = folder === "" ? null : (0, import_hooks_active_on_command3.trustProblem)(folder);
  return problem === null ? (0, import_shared_app_diagnose_diagnose_client.fine)(name, "readable") : (0, import_shared_app_diagnose_diagnose_client.broken)(name, problem, "Until then no command of a file runs.");
}
// src/app/diagnose/diagnose.ts
var looks = {
  node: import_shared_app_diagnose_diagnose_client.diagnoseNode,
  "Claude Code": import_shared_app_diagnose_diagnose_client.diagnoseClient,
  "this plugin": diagnoseVersion,
  installation: diagnoseDuplicates,
  "hooks allowed": import_shared_app_diagnose_diagnose_client.diagnoseHookPolicy,
  "tool names": import_shared_app_diagnose_diagnose_client.diagnoseToolNames,
  variables: import_shared_app_diagnose_diagnose_client.diagnoseVariables,
  "other Stop hooks": diagnoseOtherHooks,
  "block cap": import_shared_app_diagnose_diagnose_client.diagnoseBlockCap,
  git: diagnoseGit,
  "user folder": diagnoseUserFolder,
  "signing key": diagnoseKey,
  "trust list": diagnoseTrustList,
  ".msw folder": diagnoseFolder,
  checks: diagnoseChecks,
  "earlier runs": diagnoseEarlierRuns,
  settings: diagnoseConfig,
  planning: diagnosePlanning,
  "loop state": diagnoseState,
  loops: diagnoseLoops,
  jobs: diagnoseJobs,
  locks: diagnoseLocks,
  NotebookLM: diagnoseNotebook
};
async function diagnose(workspace) {
  const checks = await Promise.all(
    Object.entries(looks).map(([name, look]) => tryLook(workspace, name, look))
  );
  try {
    const { trusted, waiting } = (0, import_shared_core_planning_writing_new_documents2.manageTrust)(workspace).list();
    return { checks, trusted, waiting };
  } catch (error) {
    return { checks: [...checks, unseen("trusted commands", error)], trusted: [], waiting: [] };
  }
}
function renderDiagnosis({ checks, trusted, waiting }) {
  const width = Math.max(...checks.map((check) => check.name.length));
  const lines = checks.flatMap(({ name, status, detail, fix }) => [
    `${status.padEnd(4)}  ${name.padEnd(width)}  ${(0, import_common6.plainLine)(detail, 400)}`,
    ...fix === null ? [] : [`${" ".repeat(width + 8)}\u2192 ${(0, import_common6.plainLine)(fix, 400)}`]
  ]);
  return (0, import_common5.joinShown)([(0, import_common4.forPeople)([summary(checks), "", ...lines]), (0, import_shared_core_planning_writing_new_documents.renderTrust)({ trusted, waiting })], "\n\n");
}
async function tryLook(workspace, name, look) {
  try {
    return await look(workspace);
  } catch (error) {
    return unseen(name, error);
  }
}
function unseen(name, error) {
  const reason = error instanceof Error ? error.message : String(error);
  return (0, import_shared_app_diagnose_diagnose_client.odd)(name, `could not be checked: ${reason}`, null);
}
function summary(checks) {
  const failing = checks.flatMap((check) => check.status === "fail" ? check.name : []);
  const strange = checks.filter((check) => check.status === "warn").length;
  if (failing.length + strange === 0) return "MSW can work here.";
  const warnings = strange === 0 ? "" : `${(0, import_common12.countOf)(strange, "warning")}`;
  if (failing.length === 0) return `MSW can work here; ${warnings}.`;
  const also = warnings === "" ? "" : `; ${warnings}`;
  return `MSW cannot work here yet: ${failing.join(", ")}${also}.`;
}
// src/app/diagnose/diagnose-opening.ts
function openDiagnosis(projectFolder, env) {
  let project;
  try {
    project = import_node_fs2.realpathSync.native((0, import_node_path4.resolve)(projectFolder));
  } catch {
    return { status: "refused", reason: `The project folder ${projectFolder} does not exist.` };
  }
  try {
    const opened = (0, import_common.openWorkspace)(project, env, Date.now, void 0, import_common2.keyForLooking);
    if (opened.status === "ok") return opened;
  } catch {
  }
  const folder = (0, import_common7.ownUserFolder)(project, env);
  return {
    status: "ok",
    workspace: {
      project,
      key: "",
      userFolder: folder.status === "ok" ? folder.path : "",
      env,
      withheld: null,
      now: Date.now
    }
  };
}
// src/app/operations/doctor-operations.ts
var doctor = (0, import_hooks_active_on_command5.operation)({
  name: "doctor",
  about: "Look at everything that MSW needs, leave nothing behind, and say what to do; exits 1 when something fails",
  effect: "reads",
  asciiJson: true,
  slash: "/msw:doctor",
  inputs: {},
  run: async ({ folder, env }) => {
    const opened = openDiagnosis(folder, env);
    if (opened.status === "refused") return opened;
    const diagnosis = await diagnose(opened.workspace);
    return diagnosis.checks.some(({ status }) => status === "fail") ? { status: "failed", value: diagnosis, reason: summary(diagnosis.checks) } : (0, import_hooks_active_on_command5.done)(diagnosis);
  },
  shown: renderDiagnosis
});
var doctorOperations = [doctor];
