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

var import_shared_core_planning_writing_state_metrics = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_app_planning_phases_why_not_execute = require("./shared.app.planning.phases.why-not-execute.cjs");

var import_shared_core_planning_rules_validate_plan = require("./shared.core.planning.rules.validate-plan.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_shared_core_planning_documents_planning_settings2 = require("./shared.core.planning.documents.planning-settings.cjs");

var import_shared_core_planning_phases_standing = require("./shared.core.planning.phases.standing.cjs");

var import_shared_core_planning_rules_waves = require("./shared.core.planning.rules.waves.cjs");

var import_shared_core_planning_documents_planning_settings3 = require("./shared.core.planning.documents.planning-settings.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop8 = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/core/planning/writing/quick-text.ts
function quickBrief({ id, description, plan, format, read }) {
  const name = (0, import_hooks_active_on_stop4.quoteName)(id);
  return import_hooks_active_on_stop5.prose`${(0, import_hooks_active_on_stop5.joinProse)(
    [
      import_hooks_active_on_stop5.prose`# Brief: small task ${name}`,
      import_hooks_active_on_stop5.prose`Plan this one task. It belongs to no phase.`,
      import_hooks_active_on_stop5.prose`## Task, as the user typed it`,
      (0, import_hooks_active_on_stop3.typedLine)(description, 2e3),
      import_hooks_active_on_stop5.prose`## Read`,
      (0, import_hooks_active_on_stop5.joinProse)(
        read.map((path) => import_hooks_active_on_stop5.prose`- ${(0, import_hooks_active_on_stop4.quoteName)(path)}`),
        "\n"
      ),
      import_hooks_active_on_stop5.prose`## Write`,
      (0, import_hooks_active_on_stop5.joinProse)(
        [
          import_hooks_active_on_stop5.prose`- Plan format, to be read before: ${(0, import_hooks_active_on_stop4.quoteName)(format)}`,
          import_hooks_active_on_stop5.prose`- The plan, this one file: ${(0, import_hooks_active_on_stop4.quoteName)(plan)}`,
          import_hooks_active_on_stop5.prose`- phase: quick-${name}, plan: ${name}, wave: 1, depends_on: [], requirements: []`,
          import_hooks_active_on_stop5.prose`- One to three tasks of type auto, each with an <automated> command that fails now and passes when it is done`,
          import_hooks_active_on_stop5.prose`- No research, no other plan`
        ],
        "\n"
      )
    ],
    "\n\n"
  )}\n`;
}
function quickSummary({ id, description, what, date, commits, files }) {
  const frontmatter = [
    "---",
    `phase: ${(0, import_shared_core_planning_documents_planning_settings2.yamlScalar)(`quick-${id}`)}`,
    `plan: ${(0, import_shared_core_planning_documents_planning_settings2.yamlScalar)(id)}`,
    "subsystem: quick",
    "tags: []",
    "key-files:",
    "  created: []",
    files.length === 0 ? "  modified: []" : "  modified:",
    ...files.map((file) => `    - ${(0, import_shared_core_planning_documents_planning_settings2.yamlScalar)(file)}`),
    "requirements-completed: []",
    'duration: "-"',
    `completed: ${(0, import_shared_core_planning_documents_planning_settings2.yamlScalar)(date)}`,
    "status: complete",
    "---"
  ];
  const done = commits.map(({ hash, subject }) => import_hooks_active_on_stop5.prose`- ${(0, import_hooks_active_on_stop4.codeName)(hash)} ${(0, import_hooks_active_on_stop4.quoteLine)(subject, 200)}`);
  const parts = [
    (0, import_hooks_active_on_stop6.ours)(frontmatter.join("\n")),
    import_hooks_active_on_stop5.prose`# Quick task ${(0, import_hooks_active_on_stop4.quoteName)(id)}: ${(0, import_hooks_active_on_stop4.quoteLine)(description, 200)} Summary`,
    import_hooks_active_on_stop5.prose`**${(0, import_hooks_active_on_stop4.quoteLine)(what.replaceAll("*", ""), 500)}**`,
    import_hooks_active_on_stop5.prose`## Task Commits`,
    done.length === 0 ? import_hooks_active_on_stop5.prose`None.` : (0, import_hooks_active_on_stop5.joinProse)(done, "\n")
  ];
  return import_hooks_active_on_stop5.prose`${(0, import_hooks_active_on_stop5.joinProse)(parts, "\n\n")}\n`;
}
var LONGEST_SLUG = 40;
function quickId(time) {
  const two = (value) => String(value % 100).padStart(2, "0");
  const block = Math.floor(time.seconds / 2);
  return `${two(time.year)}${two(time.month)}${two(time.day)}-${block.toString(36).padStart(3, "0")}`;
}
function quickSlug(description) {
  const slug = (0, import_shared_core_planning_phases_standing.phaseSlug)(description).slice(0, LONGEST_SLUG).replaceAll(/^-|-$/g, "");
  return slug === "" ? "task" : slug;
}
function readQuickFolder(name) {
  const [, id, slug] = /^(\d{6}-[a-z0-9]{3})-([a-z0-9-]+)$/.exec(name) ?? [];
  return id === void 0 || slug === void 0 ? null : { id, slug };
}
// src/app/planning/writing/quick-task.ts
var MOST_TASKS = 3;
function findQuickTask(root, id) {
  const names = (0, import_shared_core_planning_documents_planning_settings3.documentNames)(root, (0, import_node_path.join)(".planning", "quick"));
  const name = names.find((one) => readQuickFolder(one)?.id === id);
  const slug = name === void 0 ? void 0 : readQuickFolder(name)?.slug;
  return slug === void 0 ? null : quickPlace(root, id, slug);
}
function quickPlace(root, id, slug) {
  const folder = `.planning/quick/${id}-${slug}`;
  return { root, id, slug, folder, plan: `${folder}/${id}-PLAN.md`, summary: `${folder}/${id}-SUMMARY.md` };
}
function quickPlan({ root, id, slug, plan }) {
  const text = (0, import_shared_core_planning_documents_planning_settings3.documentText)(root, plan);
  if (text === null) return null;
  return {
    id,
    canonical: `quick-${id}`,
    folder: `quick-${id}-${slug}`,
    path: plan,
    document: (0, import_shared_core_planning_rules_waves.readPlan)(text)
  };
}
function quickProblems(place, env) {
  const { root, plan } = place;
  const found = quickPlan(place);
  if (found === null) return [`${plan} is missing: write it.`];
  const around = (0, import_shared_app_planning_phases_why_not_execute.surroundingsOf)(root, (0, import_node_path.join)(root, plan), { phase: null, requirements: null, env });
  const diagnostics = (0, import_shared_core_planning_rules_validate_plan.validatePlan)(found.document, { ...around, fileName: null, siblings: null });
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  return [
    ...errors.map(({ line, message, fix }) => `Line ${line}: ${message} ${fix}`),
    ...sizeProblems(found.document)
  ];
}
function sizeProblems(plan) {
  const { length } = plan.tasks;
  return [
    ...length > MOST_TASKS ? [`The plan has ${length} tasks: a small task has at most ${MOST_TASKS}; a larger one is a phase.`] : [],
    ...(0, import_hooks_active_on_command.verifyCommands)(plan.text).length === 0 ? ["No task has a verify command: write <verify><automated>COMMAND</automated></verify>."] : []
  ];
}
async function finishQuickTask(place, what, now = (/* @__PURE__ */ new Date()).toISOString()) {
  const { root, id, slug, summary, plan } = place;
  if (quickPlan(place) === null) return (0, import_shared_core_planning_documents_planning_settings3.refused$2)(`${plan} is missing: nothing was planned.`);
  const opened = (0, import_shared_core_planning_phases_standing.openPlanning)(root);
  if (opened.status === "refused") return opened;
  const description = (0, import_hooks_active_on_stop7.textOf)((0, import_hooks_active_on_stop2.mswPath)(root, "quick", id, "task.md"), (0, import_hooks_active_on_stop8.ownFile)(root))?.trim() || slug.replaceAll("-", " ");
  const commits = await commitsOf(root, id);
  const date = now.slice(0, 10);
  if (!(0, import_node_fs.existsSync)((0, import_node_path.join)(root, summary))) {
    const files2 = [...new Set(commits.flatMap((commit2) => commit2.files))];
    const text = quickSummary({ id, description, what, date, commits, files: files2 });
    const written = (0, import_hooks_active_on_stop.writeDocumentPage)(root, summary, text);
    if (written.status === "refused") return written;
  }
  const commit = commits[0]?.hash ?? null;
  const noted = await (0, import_shared_core_planning_writing_state_metrics.recordQuickTask)(opened.project, { id, slug, description, date, commit }, now);
  if (noted.status === "refused") return noted;
  const files = [plan, summary, ".planning/STATE.md"];
  return {
    status: "done",
    summary,
    commit: await (0, import_shared_core_planning_documents_planning_settings.commitPlanning)(root, files, `docs(quick-${id}): ${description.slice(0, 72)}`)
  };
}
async function commitsOf(root, id) {
  const marked = ["log", "-n", "50", "--no-merges", "--fixed-strings", `--grep=(quick-${id}):`];
  const log = await (0, import_app_loop_gather_evidence.runGit)(root, [...marked, "--name-only", "--format=%x01%h%x02%s"]);
  if (log.status !== "ok") return [];
  return log.output.split("").slice(1).flatMap((entry) => {
    const [head = "", ...files] = entry.split(/\r?\n/).filter((line) => line !== "");
    const [hash = "", subject = ""] = head.split("");
    return subject.startsWith("docs(") ? [] : [{ hash, subject, files: files.filter((file) => !file.startsWith(".planning/")) }];
  });
}

var import_shared_app_planning_phases_why_not_execute2 = require("./shared.app.planning.phases.why-not-execute.cjs");

var import_shared_core_planning_writing_state_metrics2 = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_core_planning_documents_planning_settings4 = require("./shared.core.planning.documents.planning-settings.cjs");

var import_shared_yaml_dist_parse_parser = require("./shared.yaml.dist.parse.parser.cjs");

var import_node_path2 = require("node:path");
// src/app/planning/phases/show-progress.ts
// src/core/planning/phases/next-step.ts
function nextStep(standing, facts = {}) {
  const { kind, phase, left } = standing;
  if (kind === "unplanned") return unplanned(facts.existing ?? null);
  if (kind === "closed") return without("complete", left ?? "");
  if (phase === null) return kind === "complete" ? complete(standing) : without("ask", left ?? "");
  const { number, name } = phase;
  const step = stepIn(phase, facts);
  const paused = facts.pausedAt == null ? "" : ` Work was paused: ${facts.pausedAt}.`;
  const unclear = kind === "unclear" && left !== null ? ` ${left}` : "";
  return { ...step, phase: number, name, reason: `${step.reason}${paused}${unclear}` };
}
function without(action, reason, command = null) {
  return { action, phase: null, name: null, plans: [], reason, command };
}
function unplanned(existing) {
  if (existing === null) return without("init", "There is no roadmap.", "/msw:init");
  return without("ask", `There is no ROADMAP.md, but ${existing}: put the roadmap back, or write one.`);
}
function complete({ doubts }) {
  const open = doubts.map(({ phase, what, command }) => `of phase ${phase}, ${what} (${command})`);
  const but = open.length === 0 ? "" : ` The roadmap says so, but ${open.join("; ")}.`;
  return without("complete", `Every phase is complete.${but}`);
}
function stepIn(phase, { skipDiscuss = false, whyNotExecute: whyNotExecute2 }) {
  const { number, plans } = phase;
  const status = (0, import_shared_core_planning_documents_planning_settings4.diskStatus)(phase);
  if (!skipDiscuss && (status === "no_directory" || status === "empty"))
    return stepTo("discuss", `Phase ${number} has not begun.`, `/msw:discuss ${number}`);
  if (plans.length === 0) return stepTo("plan", planReason(phase), `/msw:plan ${number}`);
  const open = plans.filter(({ done }) => !done).map(({ id }) => id);
  return open.length > 0 ? execution(phase, open, whyNotExecute2?.(phase) ?? null) : review(phase);
}
function stepTo(action, reason, command, plans = []) {
  return { action, plans, reason, command };
}
function planReason({ number, hasContext, hasResearch }) {
  if (!hasContext && !hasResearch) return `Phase ${number} has not begun.`;
  const there = [hasContext ? "discussed" : "", hasResearch ? "researched" : ""].filter(Boolean);
  return `Phase ${number} is ${there.join(" and ")} and has no plan.`;
}
function execution(phase, open, problem) {
  const { number, plans, runnable, halted = [] } = phase;
  const waiting = open.join(", ");
  if (problem !== null) return repair(phase, problem);
  if (runnable.length > 0) {
    const reason2 = `Of ${plans.length} plans of phase ${number}, ${open.length} have no summary.`;
    return stepTo("execute", reason2, `/msw:execute ${number}`, runnable);
  }
  if (halted.length === 0)
    return repair(phase, `Nothing of phase ${number} can run: ${waiting} wait for each other.`);
  const reason = `Plan ${halted.join(", ")} of phase ${number} stopped, as its summary says, and ${waiting} waits for it: settle what stopped it and correct the summary, or plan anew.`;
  return stepTo("ask", reason, null);
}
function repair({ number, plans }, problem) {
  const isBegun = plans.some(({ done }) => done);
  return stepTo("ask", problem, isBegun ? null : `/msw:plan ${number}`);
}
function review(phase) {
  const { number, verification, gapsClosed = false } = phase;
  if (verification === "gaps_found" && !gapsClosed)
    return stepTo(
      "close-gaps",
      `The verification of phase ${number} found gaps.`,
      `/msw:plan ${number} --gaps`
    );
  return stepTo("verify", reviewReason(phase), `/msw:verify ${number}`);
}
function reviewReason({ number, verification, halted = [] }) {
  switch (verification) {
    case "human_needed":
      return `The verification of phase ${number} waits for a person: its report says what to look at.`;
    case "gaps_found":
      return `The verification of phase ${number} found gaps, and no plan is left to close any.`;
    case "unknown":
      return `Files that the verification of phase ${number} covers have changed since, or it cannot be read.`;
    default:
      return halted.length === 0 ? `Every plan of phase ${number} has a summary; nothing has verified it.` : `Every plan of phase ${number} has a summary, but ${halted.join(", ")} stopped before its end, as it says there.`;
  }
}
// src/app/planning/phases/show-progress.ts
function nextStepOf(project) {
  const { root, planning, standing, state } = project;
  const existing = ["STATE.md", "REQUIREMENTS.md", "PROJECT.md"].find(
    (name) => (0, import_shared_core_planning_documents_planning_settings3.isDocument)(root, (0, import_node_path2.join)(planning, name))
  );
  return nextStep(standing, {
    skipDiscuss: (0, import_shared_core_planning_documents_planning_settings3.planningConfigOf)(planning).skipDiscuss,
    pausedAt: state?.pausedAt ?? null,
    existing: existing === void 0 ? null : `.planning/${existing}`,
    whyNotExecute: (phase) => (0, import_shared_app_planning_phases_why_not_execute2.whyNotExecute)(project, phase)
  });
}
function planningPage(project) {
  const { state, standing, planning } = project;
  const text = state?.document.text ?? "";
  const about = (0, import_shared_core_planning_documents_planning_settings3.documentText)(project.root, (0, import_node_path2.join)(planning, "PROJECT.md"));
  return {
    name: about === null ? null : (0, import_shared_yaml_dist_parse_parser.readMarkdown)(about).headings.find(({ level }) => level === 1)?.title ?? null,
    milestone: state?.milestone ?? null,
    standing,
    blockers: (0, import_shared_core_planning_writing_state_metrics2.blockersIn)(text),
    decisions: (0, import_shared_core_planning_writing_state_metrics2.decisionsIn)(text).length,
    lastActivity: [state?.lastActivity, state?.lastActivityText].filter((one) => one !== null && one !== void 0).join(" \u2014 ") || null,
    stoppedAt: state?.stoppedAt ?? null,
    pausedAt: state?.pausedAt ?? null,
    next: nextStepOf(project)
  };
}
module.exports = {
  findQuickTask: findQuickTask,
  finishQuickTask: finishQuickTask,
  nextStepOf: nextStepOf,
  planningPage: planningPage,
  quickBrief: quickBrief,
  quickId: quickId,
  quickPlace: quickPlace,
  quickPlan: quickPlan,
  quickProblems: quickProblems,
  quickSlug: quickSlug
};
