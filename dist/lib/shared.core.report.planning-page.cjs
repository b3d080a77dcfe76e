

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_common = require("./common.cjs");

// src/core/snapshots/undo-text.ts
function iterationOf(label) {
  const [, number] = /^iteration-(\d+)$/.exec(label) ?? [];
  return number === void 0 ? null : Number(number);
}
function describeSnapshot(label) {
  const iteration = iterationOf(label);
  if (iteration === null) return "the state before the last undo";
  return iteration === 0 ? "the start of the loop" : `the end of iteration ${iteration}`;
}
function renderUndo(undo) {
  const { to, files, untouched, isDone, isRest, isRunning, loop } = undo;
  const target = describeSnapshot(to);
  const nothing = files.length === 0 ? "no file differs" : summary(files);
  const head = isDone ? `The files are as they were ${iterationOf(to) === null ? "before the last undo" : `at ${target}`} (loop ${loop}): ${nothing}.` : isRest ? `An undo that brings back ${target} (loop ${loop}) was interrupted. Left to change: ${nothing}.` : `Undo would bring back the files of ${target} (loop ${loop}): ${nothing}.`;
  const names = files.slice(0, MOST_SHOWN).map((file) => `  ${MARKS[file.status]} ${file.path}${lines(file)}`);
  const more = files.length > MOST_SHOWN ? [`  and ${files.length - MOST_SHOWN} more`] : [];
  const left = untouched.slice(0, MOST_SHOWN).map(({ path, why }) => `  ${path}: ${why}`);
  return (0, import_hooks_active_on_stop.forPeople)([
    head,
    ...names,
    ...more,
    ...left.length === 0 ? [] : [isDone ? "Left as they are:" : "Would be left as they are:", ...left],
    ...isRunning ? ["The loop is running: Claude continues with the files as they are then."] : [],
    ...nextSteps(undo)
  ]);
}
function nextSteps({ to, files, isDone, isRest }) {
  if (isDone) return ["To take it back: /msw:undo --back --yes"];
  if (isRest) return ["To complete it: /msw:undo --yes. To take it back: /msw:undo --back --yes"];
  if (files.length === 0) return [];
  const iteration = iterationOf(to);
  const words = iteration === null ? "--back" : `${iteration}`;
  return [
    "Nothing was changed yet. What git ignores stays as it is, and so do commits and the index.",
    `To do it: /msw:undo ${words} --yes`
  ];
}
var MOST_SHOWN = 50;
var MARKS = { added: "+", removed: "-", changed: "~" };
function lines({ added, removed }) {
  return added === null || removed === null ? "" : `  +${added} -${removed}`;
}
function summary(files) {
  const sum = (of) => files.reduce((total, file) => total + (file[of] ?? 0), 0);
  const count = (0, import_common.countOf)(files.length, "file");
  return `${count}, +${sum("added")} -${sum("removed")} lines`;
}

var import_shared_adapters_witness_bring_ignored = require("./shared.adapters.witness.bring-ignored.cjs");

var import_common2 = require("./common.cjs");

// src/core/report/planning-page.ts
var MOST_PHASES = 40;
var MOST_BLOCKERS = 5;
var MOST_POINTS = 10;
var MOST_WAITING = 10;
function renderPlanningPage(page) {
  const { standing, blockers, next } = page;
  const { phases } = standing;
  const title = [page.name ?? "This project", page.milestone].filter((one) => one !== null).join(" \xB7 ");
  const shown = phases.slice(0, MOST_PHASES);
  return (0, import_hooks_active_on_stop.forPeople)([
    (0, import_common2.plainLine)(title, 100),
    ...phases.length === 0 ? [] : [progressLine(standing), ""],
    ...shown.map((phase) => phaseLine(phase, standing)),
    ...phases.length > shown.length ? [`    and ${phases.length - shown.length} more`] : [],
    "",
    ...blockers.slice(0, MOST_BLOCKERS).map((one) => `Blocker: ${(0, import_common2.plainLine)(one, 160)}`),
    ...blockers.length > MOST_BLOCKERS ? [`and ${blockers.length - MOST_BLOCKERS} more blockers`] : [],
    ...blockers.length > 0 ? [`  When one is gone, with its words: ${page.resolve}`] : [],
    ...openLines(page.points ?? []),
    ...(page.waiting ?? []).slice(0, MOST_WAITING).map(({ reason, command }) => `Waits: ${(0, import_common2.plainLine)(reason, 300)}: ${command}`),
    ...page.pausedAt === null ? [] : [`Paused: ${(0, import_common2.plainLine)(page.pausedAt, 60)}`],
    ...page.decisions === 0 ? [] : [`Decisions noted: ${page.decisions}`],
    ...page.lastActivity === null ? [] : [`Last activity: ${(0, import_common2.plainLine)(page.lastActivity, 160)}`],
    ...page.stoppedAt === null ? [] : [`Stopped at: ${(0, import_common2.plainLine)(page.stoppedAt, 160)}`],
    nextLine(next)
  ]);
}
function openLines(points) {
  const lines2 = points.slice(0, MOST_POINTS).map(({ what, command }) => `Open: ${(0, import_common2.plainLine)(what, 200)}${command === null ? "" : ` ${command}`}`);
  return points.length > MOST_POINTS ? [...lines2, `and ${points.length - MOST_POINTS} more open`] : lines2;
}
function nextLine({ command, reason }) {
  const why = (0, import_common2.plainLine)(reason, 300);
  return (0, import_hooks_active_on_stop.forPeople)([command === null ? `Next: ${why}` : `Next: ${command} \u2014 ${why}`]);
}
function phaseLine(phase, { open, phase: current }) {
  const isOver = !open.includes(phase.number);
  const mark = phase.number === current?.number ? "\u25B8" : isOver ? "\u2713" : " ";
  const name = (0, import_common2.plainLine)(phase.name, 50);
  return `  ${mark} ${phase.number} ${name}: ${phaseState(phase, isOver)}`;
}
function phaseState(phase, isOver) {
  const { plans, verification, verifiedOn, halted = [] } = phase;
  const left = plans.filter((plan) => !plan.done).length;
  const done = plans.length - left - halted.length;
  if (plans.length === 0) return isOver ? "closed" : beginning(phase);
  const count = `${done} of ${(0, import_common.countOf)(plans.length, "plan")} done`;
  if (verification === "passed") return `${count}, verified${verifiedOn === null ? "" : ` ${verifiedOn}`}`;
  const stopped = halted.length > 0 ? `, stopped: ${halted.join(", ")}` : "";
  if (left > 0) {
    const can = phase.runnable.length > 0 ? `, can run: ${phase.runnable.slice(0, 6).join(", ")}` : "";
    return `${count}${stopped}${can}`;
  }
  return `${count}${stopped}, ${verificationState(verification)}`;
}
function beginning({ hasContext, hasResearch }) {
  const there = [hasContext ? "discussed" : "", hasResearch ? "researched" : ""].filter((one) => one !== "");
  return there.length === 0 ? "not begun" : `${there.join(", ")}, no plan`;
}
function verificationState(verification) {
  switch (verification) {
    case "gaps_found":
      return "its verification found gaps";
    case "human_needed":
      return "its verification waits for a person";
    case "unknown":
      return "its verification is out of date";
    default:
      return "not verified";
  }
}
function progressLine(standing) {
  const { percent, completed_phases: phases, total_phases: of } = standing.progress;
  return `${(0, import_shared_adapters_witness_bring_ignored.progressBar)(percent)} ${percent}% \xB7 ${phases} of ${(0, import_common.countOf)(of, "phase")} \xB7 ${plansLine(standing)}`;
}
function plansLine({ phases, progress }) {
  const stopped = phases.flatMap(({ halted = [] }) => halted).length;
  const counted = `${progress.completed_plans - stopped} of ${(0, import_common.countOf)(progress.total_plans, "plan")}`;
  return stopped === 0 ? counted : `${counted}, ${stopped} stopped`;
}
module.exports = {
  describeSnapshot: describeSnapshot,
  iterationOf: iterationOf,
  nextLine: nextLine,
  plansLine: plansLine,
  renderPlanningPage: renderPlanningPage,
  renderUndo: renderUndo
};
