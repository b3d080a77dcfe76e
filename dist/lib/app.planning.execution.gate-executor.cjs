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

var import_shared_core_planning_writing_state_metrics2 = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_shared_core_planning_writing_state_metrics3 = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_core_planning_writing_state_metrics4 = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_core_planning_documents_planning_settings2 = require("./shared.core.planning.documents.planning-settings.cjs");

var import_shared_core_planning_phases_standing = require("./shared.core.planning.phases.standing.cjs");

var import_shared_core_planning_rules_waves = require("./shared.core.planning.rules.waves.cjs");

var import_shared_core_planning_rules_waves2 = require("./shared.core.planning.rules.waves.cjs");

var import_shared_yaml_dist_parse_parser = require("./shared.yaml.dist.parse.parser.cjs");

var import_shared_core_planning_documents_planning_settings3 = require("./shared.core.planning.documents.planning-settings.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop8 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop9 = require("./hooks.active.on-stop.cjs");

// src/app/planning/execution/release-executor.ts
async function restAtCheckpoint(workspace, executor, checkpoint) {
  const { plan, execution } = executor;
  await letGo(workspace, executor);
  await (0, import_shared_core_planning_writing_state_metrics4.changeRecord)(workspace, { folder: execution.folder, plan: plan.id }, (current) => ({
    state: "checkpoint",
    checkpoint,
    reached: (current?.state === "checkpoint" ? current.reached : 0) + 1,
    answer: null
  }));
  const { type, task } = checkpoint;
  const event = { event: "checkpoint-reached", ...journalled(executor), type, task };
  await (0, import_hooks_active_on_stop6.appendJournal)(workspace.project, event, (0, import_hooks_active_on_stop7.isoTime)(workspace));
  return notice(`plan ${plan.id} stopped at a checkpoint (${(0, import_hooks_active_on_stop9.plainLine)(type, 40)}).`);
}
async function restUntrusted(workspace, executor, commands) {
  const { plan, execution } = executor;
  await letGo(workspace, executor);
  const place = { folder: execution.folder, plan: plan.id };
  await (0, import_shared_core_planning_writing_state_metrics4.changeRecord)(workspace, place, () => ({ state: "untrusted", commands }));
  await (0, import_hooks_active_on_command.noteUntrusted)(workspace, { plan: plan.path, commands, loop: executor.parent.terms.id });
  const request = (0, import_hooks_active_on_command.trustRequest)(workspace, commands, (digest) => (0, import_hooks_active_on_stop4.trustCommand)(execution, digest));
  return notice(`the commands of plan ${plan.id} changed under way and were not run:${request}`);
}
function letGo(workspace, { owner }) {
  return (0, import_hooks_active_on_stop5.changeLoop)(workspace, owner, () => ({ loop: null, value: null }));
}
async function restHalted(workspace, executor, halt) {
  const { plan, execution } = executor;
  const place = { folder: execution.folder, plan: plan.id };
  await (0, import_shared_core_planning_writing_state_metrics4.changeRecord)(workspace, place, () => ({ state: "halted", ...halt }));
  blockSummary(workspace.project, plan);
  const event = { event: "plan-halted", ...journalled(executor), reason: halt.reason };
  await (0, import_hooks_active_on_stop6.appendJournal)(workspace.project, event, (0, import_hooks_active_on_stop7.isoTime)(workspace));
  return `Plan ${plan.id} is halted; what depends on it waits.`;
}
function blockSummary(project, plan) {
  const path = (0, import_shared_core_planning_writing_state_metrics3.summaryPlace)(project, plan);
  const text = (0, import_shared_core_planning_documents_planning_settings3.documentText)(project, path);
  const blocked = text === null ? null : (0, import_shared_core_planning_rules_waves.markBlocked)(text);
  if (blocked !== null && blocked !== text) (0, import_hooks_active_on_stop2.writeDocument)(project, path, blocked);
}
function journalled({ parent, plan, owner }) {
  return { loop: parent.terms.id, session: owner, plan: plan.id };
}
function notice(text) {
  return { kind: "notice", notice: `msw \u25B8 ${text}` };
}
// src/app/planning/execution/gate-executor.ts
async function gateExecutor(workspace, parent, input) {
  const planned = (0, import_shared_core_planning_rules_waves2.planExecutor)(workspace, parent, input);
  switch (planned.kind) {
    case "unassigned":
      return notice("an executor named no plan of this execution, so it was not held.");
    case "checkpoint":
      return restAtCheckpoint(workspace, planned.executor, planned.checkpoint);
    case "untrusted":
      return restUntrusted(workspace, planned.executor, planned.commands);
    case "gate":
      return hold(workspace, planned, input);
  }
}
async function hold(workspace, { executor, gate }, input) {
  const { owner, plan, execution } = executor;
  const saved = await (0, import_hooks_active_on_stop5.changeLoop)(workspace, owner, (current) => ({
    loop: (0, import_shared_core_planning_rules_waves2.gateNow)(current, gate),
    value: null
  }));
  if (saved.status === "refused") return import_hooks_active_on_stop3.silent;
  const place = { folder: execution.folder, plan: plan.id };
  const notes = [];
  const atRest = async (ending) => {
    if (ending.cause === "done") {
      await (0, import_shared_core_planning_writing_state_metrics4.changeRecord)(workspace, place, () => null);
      const iterations = (0, import_hooks_active_on_stop5.findLoop)((0, import_hooks_active_on_stop5.readState)(workspace), owner)?.progress.iteration ?? null;
      notes.push(await completePlan(workspace, plan, { loop: executor.parent.terms.id, iterations }));
      return;
    }
    const report = `.msw/loops/${gate.terms.id}/report.md`;
    const reason = (0, import_hooks_active_on_stop9.plainLine)((0, import_hooks_active_on_stop8.explainEnding)(ending), 300);
    notes.push(await restHalted(workspace, executor, { reason, report }));
  };
  const attempt = { owner, input: (0, import_shared_core_planning_rules_waves2.withoutBackground)(input), atRest };
  return (0, import_hooks_active_on_stop.withNotice)(await (0, import_hooks_active_on_stop.finishTurn)(workspace, attempt), notes[0] ?? null);
}
var SYNCED = ["STATE.md", "ROADMAP.md", "REQUIREMENTS.md"].map((name) => `.planning/${name}`);
async function completePlan(workspace, plan, { loop, iterations }) {
  const { project } = workspace;
  const path = (0, import_shared_core_planning_writing_state_metrics3.summaryPlace)(project, plan);
  const text = (0, import_shared_core_planning_documents_planning_settings3.documentText)(project, path) ?? "";
  const trouble = await record(project, plan, { text, iterations });
  const name = planTitle(text) ?? plan.document.objective ?? plan.id;
  const subject = `docs(${plan.canonical}): complete ${(0, import_hooks_active_on_stop9.plainLine)(name, 60)} plan`;
  const commit = await (0, import_shared_core_planning_documents_planning_settings.commitPlanning)(project, [path, ...SYNCED], subject, workspace.env);
  const entry = { event: "plan-done", loop, plan: plan.id, iterations, commit };
  await (0, import_hooks_active_on_stop6.appendJournal)(project, entry, (0, import_hooks_active_on_stop7.isoTime)(workspace));
  const uncommitted = commit.status === "refused" ? `The summary is not committed: ${commit.reason}.` : null;
  return [`Plan ${plan.id} is done.`, trouble, uncommitted].filter((one) => one !== null).join(" ");
}
async function record(project, plan, { text, iterations }) {
  const opened = (0, import_shared_core_planning_phases_standing.openPlanning)(project);
  if (opened.status === "refused") return opened.reason;
  const { commits } = await (0, import_shared_core_planning_writing_state_metrics3.planEvidence)(project, plan);
  const files = new Set(commits?.flatMap((one) => one.files).filter((one) => !one.startsWith(".planning/")));
  const noted = await (0, import_shared_core_planning_writing_state_metrics2.recordPlanDone)(opened.project, {
    phase: ((0, import_shared_core_planning_phases_standing.folderPhase)(plan.folder) ?? plan.folder).replace(/^0+(?=\d)/, ""),
    plan: plan.document.plan ?? plan.canonical,
    minutes: minutesOf(text),
    tasks: (0, import_shared_core_planning_documents_planning_settings2.workItems)(plan.document).length,
    files: commits === null ? null : files.size,
    iterations,
    decisions: decisionsOf(text)
  });
  const synced = await (0, import_shared_core_planning_writing_state_metrics.syncPlanning)(opened.project);
  const refused = [noted, synced].find((one) => one.status === "refused");
  return refused?.status === "refused" ? refused.reason : null;
}
function decisionsOf(summary) {
  const decided = (0, import_shared_yaml_dist_parse_parser.texts)((0, import_shared_core_planning_rules_waves.readSummary)(summary).document.frontmatter.values["key-decisions"]);
  return decided.filter((one) => !/^\[FILL|^none\b/i.test(one));
}
function minutesOf(summary) {
  const duration = (0, import_shared_yaml_dist_parse_parser.scalar)((0, import_shared_core_planning_rules_waves.readSummary)(summary).document.frontmatter.values.duration) ?? "";
  const hours = /(\d{1,4}) ?h/.exec(duration)?.[1] ?? "0";
  const minutes = /(\d{1,5}) ?m/.exec(duration)?.[1] ?? "0";
  return Number(hours) * 60 + Number(minutes);
}
function planTitle(summary) {
  const title = /^# Phase [^\n:]{1,60}: ([^\n]{1,120}?)(?: Summary)?[ \t\r]*$/m.exec(summary)?.[1];
  return title?.replaceAll(/^\s*\u201c|\u201d\s*$/g, "").trim() || null;
}
module.exports = {
  gateExecutor: gateExecutor
};
