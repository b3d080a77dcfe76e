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
__export(stdin_exports, {
  quick: () => quick
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_app_planning_execution_commit_task = require("./shared.app.planning.execution.commit-task.cjs");

var import_shared_cli_frame_open_project = require("./shared.cli.frame.open-project.cjs");

var import_shared_cli_frame_named_path = require("./shared.cli.frame.named-path.cjs");

var import_shared_app_planning_writing_quick_task = require("./shared.app.planning.writing.quick-task.cjs");

var import_shared_adapters_git_plan_log = require("./shared.adapters.git.plan-log.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

// src/cli/planning/quick-noun.ts
var common = { ...import_shared_cli_frame_named_path.json, ...import_shared_cli_frame_named_path.project };
var one = { least: 1, most: 1, names: "the id of a small task" };
var two = { least: 2, most: 2, names: "the id of a small task and a description in quotes" };
var quick = {
  help: import_hooks_active_on_stop4.prose`msw-protocol quick VERB ID [--json]

  check ID                 whether the plan of a small task can be carried out, and the command that begins it
  commit ID "what it does" --task K --type feat|fix|test|refactor|perf|docs|style|chore
                           commits the changed files that task K names, and nothing else; --also FILE adds one
  done ID "what was done"  writes the summary, notes the task in STATE and commits the documents

--project DIR names another project. Tasks are begun with /msw:quick.`,
  verbs: {
    check: { options: common, words: one, run: (call) => withTask(call, check) },
    commit: {
      options: {
        ...common,
        task: { type: "string" },
        type: { type: "string" },
        also: { type: "string", multiple: true }
      },
      words: two,
      run: (call) => withTask(call, commit)
    },
    done: { options: common, words: two, run: (call) => withTask(call, finish) }
  }
};
function withTask(call, use) {
  const folder = (0, import_shared_cli_frame_open_project.projectFolder)(call);
  if (folder.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(folder.reason);
  const place = (0, import_shared_app_planning_writing_quick_task.findQuickTask)((0, import_hooks_active_on_command2.findProject)(folder.path) ?? folder.path, call.words[0] ?? "");
  return place === null ? (0, import_shared_cli_frame_named_path.failed)(`There is no small task ${(0, import_hooks_active_on_stop2.plainLine)(call.words[0] ?? "", 40)}.`) : use(place, call);
}
function check(place, call) {
  const opened = (0, import_shared_cli_frame_open_project.openProject)(call);
  if (opened.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(opened.reason);
  const problems = (0, import_shared_app_planning_writing_quick_task.quickProblems)(place, call.env).map((one2) => (0, import_hooks_active_on_stop2.plainLine)(one2, 300));
  const untrusted = (0, import_hooks_active_on_command.untrustedCommands)(opened.workspace, [(0, import_shared_app_planning_writing_quick_task.quickPlan)(place)?.document.text ?? ""]);
  const go = import_hooks_active_on_stop4.prose`/msw:quick --go ${(0, import_hooks_active_on_stop3.quoteName)(place.id)}`;
  const digest = (0, import_hooks_active_on_command.commandsDigest)(opened.workspace, untrusted);
  const command = untrusted.length === 0 ? go : import_hooks_active_on_stop4.prose`${go} --trust ${(0, import_hooks_active_on_stop3.quoteName)(digest)}`;
  const view = {
    next: problems.length === 0 ? "go" : "revise",
    problems,
    untrusted: untrusted.map(import_hooks_active_on_command.showCommand),
    command: problems.length === 0 ? command : null
  };
  const text = (0, import_shared_cli_frame_named_path.isSet)(call.values, "json") ? (0, import_shared_cli_frame_named_path.doneJson)(view).text : (0, import_shared_cli_frame_named_path.done)((0, import_hooks_active_on_stop4.joinProse)([...problems.map((one2) => import_hooks_active_on_stop4.prose`- ${(0, import_hooks_active_on_stop.quoteLine)(one2, 300)}`), view.command], "\n")).text;
  return problems.length === 0 ? (0, import_shared_cli_frame_named_path.done)(text) : { code: 1, text, problem: `${place.plan} cannot be carried out yet.` };
}
async function commit(place, { words, values, cwd }) {
  const task = (0, import_shared_cli_frame_named_path.textOf)(values, "task") ?? "";
  const type = import_shared_adapters_git_plan_log.COMMIT_TYPES.find((known) => known === (0, import_shared_cli_frame_named_path.textOf)(values, "type"));
  if (!/^\d{1,3}$/.test(task) || type === void 0)
    return (0, import_shared_cli_frame_named_path.misused)(`quick commit needs --task K and --type, one of ${import_shared_adapters_git_plan_log.COMMIT_TYPES.join(", ")}.`);
  const plan = (0, import_shared_app_planning_writing_quick_task.quickPlan)(place);
  if (plan === null) return (0, import_shared_cli_frame_named_path.failed)(`${place.plan} is missing.`);
  const also = (Array.isArray(values.also) ? values.also : []).filter((file) => typeof file === "string");
  const result = await (0, import_shared_app_planning_execution_commit_task.commitTask)(place.root, plan, {
    task: Number(task),
    type,
    title: words[1] ?? "",
    also,
    cwd
  });
  if (result.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(result.reason);
  const { hash, subject, files } = result;
  return (0, import_shared_cli_frame_named_path.isSet)(values, "json") ? (0, import_shared_cli_frame_named_path.doneJson)({ hash, subject, files }) : (0, import_shared_cli_frame_named_path.done)(import_hooks_active_on_stop4.prose`${(0, import_hooks_active_on_stop3.quoteName)(hash.slice(0, 7))} ${(0, import_hooks_active_on_stop.quoteLine)(subject, 200)}`);
}
async function finish(place, { words, values }) {
  const result = await (0, import_shared_app_planning_writing_quick_task.finishQuickTask)(place, words[1] ?? "");
  if (result.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(result.reason);
  return (0, import_shared_cli_frame_named_path.isSet)(values, "json") ? (0, import_shared_cli_frame_named_path.doneJson)(result) : (0, import_shared_cli_frame_named_path.done)(import_hooks_active_on_stop4.prose`${(0, import_hooks_active_on_stop3.quoteName)(result.summary)}\nCommit: ${(0, import_hooks_active_on_stop3.quoteName)(result.commit.status)}.`);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  quick
});
