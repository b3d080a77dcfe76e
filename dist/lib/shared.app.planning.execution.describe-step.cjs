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
  PLAN_LINE: () => PLAN_LINE,
  describeStep: () => describeStep,
  findPlan: () => findPlan,
  isPlainName: () => isPlainName,
  planAt: () => planAt,
  planToken: () => planToken,
  plansIn: () => plansIn,
  summaryPath: () => summaryPath
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_core_planning_documents_must_haves = require("./shared.core.planning.documents.must-haves.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_shared_app_workspace_cli_command = require("./shared.app.workspace.cli-command.cjs");

var import_shared_app_planning_documents_documents = require("./shared.app.planning.documents.documents.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_node_path = require("node:path");
var import_node_fs = require("node:fs");
var import_node_path2 = require("node:path");
// src/core/planning/execution/plain-name.ts
function isPlainName(name) {
  return /^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/.test(name);
}
// src/app/planning/execution/describe-step.ts
// src/core/planning/execution/executor-prompt.ts
var LONGEST_ANSWER = 2e3;
var MOST_COMMITS = 30;
function executorPrompt(task) {
  return (0, import_hooks_active_on_stop5.joinProse)(
    [
      import_hooks_active_on_stop5.prose`Carry out one plan of this project, as your role says.`,
      import_hooks_active_on_stop5.prose`${PLAN_LINE}${(0, import_hooks_active_on_stop4.quoteName)(task.planPath)}`,
      import_hooks_active_on_stop5.prose`Summary: ${(0, import_hooks_active_on_stop4.quoteName)(task.summaryPath)}`,
      import_hooks_active_on_stop5.prose`Helper: ${task.cli} execute`,
      import_hooks_active_on_stop5.prose`Name of the plan for the helper: ${(0, import_hooks_active_on_stop4.quoteName)(task.token)}`,
      ...modeLines(task)
    ],
    "\n"
  );
}
var PLAN_LINE = import_hooks_active_on_stop5.prose`Plan: `;
function modeLines({ mode, commits, answer, token }) {
  const done = commits.slice(-MOST_COMMITS).map((commit) => (0, import_hooks_active_on_stop.quoteLine)(commit, 120));
  const completed = [
    import_hooks_active_on_stop5.prose`<completed_tasks>`,
    ...done.length === 0 ? [import_hooks_active_on_stop5.prose`none`] : done,
    import_hooks_active_on_stop5.prose`</completed_tasks>`
  ];
  switch (mode) {
    case "fresh":
      return [];
    case "close":
      return [
        import_hooks_active_on_stop5.prose`Its work seems to be committed. Check each task against the plan, finish only what is missing, then write the summary (execute summary ${(0, import_hooks_active_on_stop4.quoteName)(token)}).`,
        ...completed
      ];
    case "again":
      return [
        import_hooks_active_on_stop5.prose`Part of it was committed before. Carry the whole plan out again, on top of that.`,
        ...completed
      ];
    case "continue":
      return [
        import_hooks_active_on_stop5.prose`An executor stopped at a checkpoint. Do not repeat what is completed; continue with the task behind it, with this answer:`,
        ...completed,
        import_hooks_active_on_stop5.prose`<user_response>${(0, import_hooks_active_on_stop2.typedLine)(answer ?? "", LONGEST_ANSWER)}</user_response>`
      ];
  }
}
// src/app/planning/execution/describe-step.ts
function describeStep(workspace, execution) {
  const { step, terms } = execution;
  return {
    phase: terms.phase,
    status: step.status,
    message: MESSAGES[step.status],
    parallel: step.batch.length > 1,
    batch: step.batch.flatMap((one) => assignmentView(workspace, execution, one)),
    questions: step.questions.flatMap((one) => questionView(workspace, execution, one)),
    done: step.done,
    skipped: step.skipped,
    blocked: step.blocked
  };
}
var MESSAGES = {
  run: import_hooks_active_on_stop5.prose`Start one msw:executor for each entry of batch with exactly its prompt; when all are back, ask again.`,
  ask: import_hooks_active_on_stop5.prose`Show the user each question with what they type to answer it, and end your turn.`,
  checkpoint: import_hooks_active_on_stop5.prose`Show the user the checkpoint with what they type to answer it, and end your turn.`,
  halted: import_hooks_active_on_stop5.prose`Nothing more can run by itself. Tell the user what halted, what it blocks and what they can type, and end your turn.`,
  done: import_hooks_active_on_stop5.prose`Every plan of this scope is done. Tell the user, and name the verification as the next step.`
};
function planToken(folder, id) {
  return `${folder}/${id}`;
}
function summaryPath(file) {
  return file.path.replace(/PLAN(?=[^/]*$)/, "SUMMARY");
}
function assignmentView({ project, ...workspace }, execution, one) {
  const file = execution.files.get(one.plan);
  if (file === void 0) return [];
  const prompt = executorPrompt({
    mode: one.mode,
    planPath: (0, import_node_path.resolve)(project, file.path),
    summaryPath: (0, import_node_path.resolve)(project, summaryPath(file)),
    token: planToken(execution.terms.folder, one.plan),
    cli: (0, import_shared_app_workspace_cli_command.cliCommand)({ project, ...workspace }),
    commits: commitLines(file).toReversed(),
    answer: one.answer
  });
  return [{ plan: one.plan, mode: one.mode, description: `execute ${one.plan}`, prompt }];
}
function commitLines({ commits }) {
  return (commits ?? []).map(({ hash, subject }) => `${hash.slice(0, 8)} ${(0, import_hooks_active_on_stop3.plainLine)(subject, 100)}`);
}
function questionView(workspace, execution, { plan, kind }) {
  const file = execution.files.get(plan);
  const record = execution.plans.find(({ id }) => id === plan)?.record ?? null;
  if (file === void 0) return [];
  const choose = (0, import_hooks_active_on_command.decisionCommand)(execution.terms, import_hooks_active_on_stop5.prose`--close|--again|--skip`, plan);
  switch (record?.state) {
    case "checkpoint": {
      const text = (0, import_hooks_active_on_stop6.clipText)((0, import_hooks_active_on_stop7.harmless)(record.checkpoint.text), 1800);
      const answer = import_hooks_active_on_stop5.prose`${(0, import_hooks_active_on_command.decisionCommand)(execution.terms, import_hooks_active_on_stop5.prose`--answer`, plan)} YOUR WORDS`;
      return [{ plan, kind, text, answer }];
    }
    case "halted": {
      const where = record.report === null ? "" : ` Report: ${record.report}`;
      return [{ plan, kind, text: (0, import_hooks_active_on_stop3.plainLine)(`${record.reason}.${where}`, 500), answer: choose }];
    }
    case "untrusted": {
      const typed = (digest) => (0, import_hooks_active_on_command.trustCommand)(execution.terms, digest);
      const text = `The commands of ${plan} changed and are not trusted:${(0, import_hooks_active_on_command2.trustRequest)(workspace, record.commands, typed)}`;
      return [{ plan, kind, text, answer: typed((0, import_hooks_active_on_command2.commandsDigest)(workspace, record.commands)) }];
    }
    default: {
      const text = `It has commits and no summary (close: only finish it; again: carry it out again; skip: leave it):
${commitLines(file).slice(0, 10).join("\n")}`;
      return [{ plan, kind, text, answer: choose }];
    }
  }
}
// src/app/planning/documents/find-plan.ts
var PHASES = ".planning/phases";
function findPlan(project, token, cwd) {
  const asPath = (0, import_node_path2.resolve)(cwd, token);
  if (token.endsWith(".md") && (0, import_node_fs.existsSync)(asPath)) {
    const path = (0, import_node_path2.relative)(project, asPath).split(import_node_path2.sep).join("/");
    const found2 = planAt(project, path);
    return found2 === null ? refused(`${(0, import_hooks_active_on_stop3.plainLine)(token, 120)} is no plan of this project.`) : { status: "found", plan: found2 };
  }
  const [folder, id] = splitToken(token);
  const folders = folder === null ? (0, import_shared_app_planning_documents_documents.documentNames)(project, PHASES) : [folder];
  const found = folders.flatMap((one) => resolveIn(project, one, id) ?? []);
  const [only, second] = found;
  if (only === void 0)
    return refused(`There is no plan ${(0, import_hooks_active_on_stop3.plainLine)(token, 80)}: name it as 01-02, or by its file.`);
  if (second !== void 0)
    return refused(
      `Several phases have a plan ${(0, import_hooks_active_on_stop3.plainLine)(token, 80)}: name its folder as well, as ${(0, import_node_path2.basename)((0, import_node_path2.dirname)(only))}/${id}.`
    );
  const plan = planAt(project, only);
  return plan === null ? refused(`The plan ${only} cannot be read.`) : { status: "found", plan };
}
function plansIn(project, folder) {
  const place = (0, import_node_path2.join)(project, PHASES, folder);
  const { plans } = (0, import_shared_core_planning_documents_must_haves.phaseFiles)((0, import_shared_app_planning_documents_documents.documentNames)(project, place), (0, import_shared_app_planning_documents_documents.documentNames)(project, (0, import_node_path2.join)(place, "plans")));
  return plans.map((file) => `${PHASES}/${folder}/${file}`);
}
function planAt(project, path) {
  const [, folder, file] = /^\.planning\/phases\/([^/]+)\/(.+)$/.exec(path) ?? [];
  if (folder === void 0 || file === void 0 || !plansIn(project, folder).includes(path)) return null;
  const text = (0, import_shared_app_planning_documents_documents.documentText)(project, path);
  if (text === null) return null;
  const { id, canonical } = (0, import_shared_core_planning_documents_must_haves.planName)(file);
  return { id, canonical, folder, path, document: (0, import_shared_core_planning_documents_must_haves.readPlan)(text) };
}
function splitToken(token) {
  const at = token.indexOf("/");
  return at === -1 ? [null, token] : [token.slice(0, at), token.slice(at + 1)];
}
function resolveIn(project, folder, id) {
  const plans = plansIn(project, folder);
  const prefix = `${PHASES}/${folder}/`;
  const names = plans.map((path) => (0, import_shared_core_planning_documents_must_haves.planName)(path.slice(prefix.length)));
  const wanted = /^\d+$/.test(id) ? null : (0, import_shared_core_planning_documents_must_haves.planResolver)(names)(id);
  return plans[names.findIndex((name) => name.id === wanted)] ?? null;
}
function refused(reason) {
  return { status: "refused", reason };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  PLAN_LINE,
  describeStep,
  findPlan,
  isPlainName,
  planAt,
  planToken,
  plansIn,
  summaryPath
});
