

var import_shared_core_failure_problem_list = require("./shared.core.failure.problem-list.cjs");

var import_shared_app_quota_show_quota = require("./shared.app.quota.show-quota.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_app_loop_conclude_turn2 = require("./app.loop.conclude-turn.cjs");

var import_app_loop_conclude_turn3 = require("./app.loop.conclude-turn.cjs");

var import_app_loop_conclude_turn4 = require("./app.loop.conclude-turn.cjs");

var import_app_loop_conclude_turn5 = require("./app.loop.conclude-turn.cjs");

var import_app_loop_conclude_turn6 = require("./app.loop.conclude-turn.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

// src/core/loop/report.ts
function renderReport(report) {
  const { loop, ending, results, now } = report;
  const { terms, progress } = loop;
  const worked = (progress.pause?.at ?? now) - terms.startedAt - progress.pausedMs;
  const last = ending.cause === "done" ? null : progress.lastFailure;
  const parts = [
    import_common3.prose`# Loop ${(0, import_common.quoteName)(terms.id)}: ${nameEnding(ending)}`,
    import_common3.prose`Outcome: ${(0, import_common2.quoteLine)(explainEnding(ending), 400)}. ${(0, import_app_loop_conclude_turn5.finishedIterations)(loop)} of ${(0, import_common4.countOf)(terms.maxIterations, "iteration")}, ${renderTime(Math.max(0, worked) / 1e3)} of work${renderTokens(loop)}. Decided by ${import_hooks_active_on_stop2.CAUSES[ending.cause].who}.`,
    renderFindings(ending),
    renderPlaces(report),
    renderNeeds(report),
    results.length === 0 ? null : import_common3.prose`## Checks\n\n${(0, import_app_loop_conclude_turn.renderChecks)(results, terms)}\n\n${nameLogs(results)}`,
    last === null ? null : import_common3.prose`## The last failure\n\n${renderLastFailure(last)}`,
    terms.review === null ? null : (0, import_hooks_active_on_stop.renderReview)(terms.review, progress.review),
    renderFlaky(progress.flaky),
    renderBest(progress.attempts),
    import_common3.prose`## What was tried\n\n${(0, import_app_loop_conclude_turn5.renderAttempts)(progress.attempts)}`,
    (report.rungs ?? []).length === 0 ? null : import_common3.prose`## Guidance\n\n${(0, import_shared_app_quota_show_quota.renderRungs)(report.rungs ?? [])}`,
    renderWork(progress.attempts, report.changes ?? null),
    import_common3.prose`## How to continue\n\n${continuation(report)}`,
    import_common3.prose`## The task\n\n${(0, import_app_loop_conclude_turn3.verbatim)(terms.prompt)}`
  ];
  return import_common3.prose`${(0, import_common3.joinProse)(parts, "\n\n")}\n`;
}
function renderPlaces({ loop, ending }) {
  const places = ending.cause === "done" ? null : (0, import_app_loop_conclude_turn6.renderElsewhere)(loop);
  return places === null ? null : import_common3.prose`## Work elsewhere\n\n${places}.`;
}
function renderTokens({ terms, progress }) {
  const tokens = (0, import_app_loop_conclude_turn4.describeTokens)(progress.spent, terms.maxTokens);
  return tokens === null ? import_common3.prose`` : import_common3.prose`, ${(0, import_common.quoteName)(tokens)}`;
}
function renderTime(seconds) {
  return seconds < 120 ? import_common3.prose`${(0, import_common4.countOf)(Math.round(seconds), "second")}` : import_common3.prose`${(0, import_common.quoteName)((seconds / 60).toFixed(1))} minutes`;
}
var MOST_FINDINGS = 10;
function renderFindings({ proof }) {
  return proof == null ? null : (0, import_app_loop_conclude_turn.renderProof)(proof, MOST_FINDINGS);
}
function renderFlaky(runs) {
  if (runs.length === 0) return null;
  const lines = runs.map((run) => import_common3.prose`- iteration ${run.iteration}: ${(0, import_app_loop_conclude_turn.renderFlakyRun)(run)}`);
  const isSure = runs.some(({ ignored }) => ignored === void 0);
  const title = isSure ? import_common3.prose`Flaky checks` : import_common3.prose`Results that changed`;
  return import_common3.prose`## ${title}\n\n${(0, import_common3.joinProse)(lines, "\n")}`;
}
function renderNeeds({ loop, ending, results }) {
  if (ending.cause === "done") return null;
  const { attempts } = loop.progress;
  const denied = attempts.findLast((attempt) => attempt.denied !== null)?.denied ?? null;
  const late = results.filter(({ timedOut }) => timedOut).map(({ check }) => (0, import_common.quoteName)(check.name, 80));
  const limit = loop.terms.checkTimeoutSeconds;
  const lines = [
    renderQuestion(ending, attempts),
    denied === null ? null : import_common3.prose`- A tool call was denied: ${(0, import_common2.quoteLine)(denied, 300)}.`,
    late.length === 0 ? null : import_common3.prose`- ${(0, import_common3.joinProse)(late, ", ")} did not end within the time limit of ${(0, import_common4.countOf)(limit, "second")}; a loop with a longer one: --check-timeout SECONDS.`
  ];
  return lines.every((line) => line === null) ? null : import_common3.prose`## What it needs from you\n\n${(0, import_common3.joinProse)(lines, "\n")}`;
}
function renderQuestion(ending, attempts) {
  if (ending.cause === "blocked") return import_common3.prose`- Claude needs a human: ${(0, import_common2.quoteLine)(ending.reason, 300)}`;
  const asked = attempts.at(-1)?.asked ?? null;
  if (asked === null) return null;
  const times = attempts.filter((attempt) => attempt.asked === asked).length;
  return times === 1 ? import_common3.prose`- Claude asked: ${(0, import_common2.quoteLine)(asked, 300)}` : import_common3.prose`- Claude asked ${(0, import_common4.countOf)(times, "time")}: ${(0, import_common2.quoteLine)(asked, 300)}`;
}
function nameLogs(results) {
  const names = results.map(
    (_result, index) => import_common3.prose`[final-check-${index + 1}.log](final-check-${index + 1}.log)`
  );
  return import_common3.prose`Their output: ${(0, import_common3.joinProse)(names, ", ")}.`;
}
function renderLastFailure(failure) {
  return (0, import_common3.joinProse)([(0, import_common2.quoteLine)((0, import_hooks_active_on_stop3.failureHeadline)(failure, 400), 400), (0, import_shared_core_failure_problem_list.problemList)(failure)], "\n\n");
}
function renderBest(attempts) {
  const best = (0, import_app_loop_conclude_turn5.bestIteration)(attempts);
  const last = attempts.findLast(({ counted }) => counted);
  if (best === null || last === void 0 || !(0, import_app_loop_conclude_turn5.isWorse)(last, best)) return null;
  return import_common3.prose`## The best iteration\n\nIteration ${best.iteration} left less wrong than the last one: ${(0, import_common2.quoteLine)(best.failure, 300)}. Its files can come back: /msw:undo ${best.iteration} shows what would change.`;
}
var MOST_FILES = 20;
function renderWork(attempts, changes) {
  const files = changes ?? sumChanges(attempts);
  const commits = attempts.flatMap((attempt) => attempt.commits);
  if (files.length === 0 && commits.length === 0) return null;
  const more = files.length - MOST_FILES;
  const lines = [
    ...files.slice(0, MOST_FILES).map((change) => import_common3.prose`- ${(0, import_app_loop_conclude_turn5.renderChange)(change)}`),
    more > 0 ? import_common3.prose`- and ${more} more` : null,
    ...commits.map((subject) => import_common3.prose`- commit ${(0, import_common2.quoteLine)(subject, 100)}`)
  ];
  return import_common3.prose`## Files and commits\n\n${(0, import_common3.joinProse)(lines, "\n")}`;
}
function sumChanges(attempts) {
  const sums = /* @__PURE__ */ new Map();
  for (const { repository, path, added, removed } of attempts.flatMap(({ changes }) => changes ?? [])) {
    const key = JSON.stringify([repository, path]);
    const sum = sums.get(key) ?? { repository, path, added: 0, removed: 0 };
    sums.set(key, { ...sum, added: plus(sum.added, added), removed: plus(sum.removed, removed) });
  }
  return [...sums.values()].sort((a, b) => a.path < b.path ? -1 : 1);
}
function plus(one, other) {
  return one === null || other === null ? null : one + other;
}
function explainEnding(ending) {
  if (ending.cause !== "done") {
    const held = ending.proof === void 0 ? "" : nameExperiments(ending.proof);
    return `${nameEnding(ending)}, ${ending.reason}${held}`;
  }
  const reviewed = ending.review === null ? "" : `; ${ending.review}`;
  return `${nameEnding(ending)}${explainProof(ending)}${reviewed}`;
}
function explainProof({ reason, proof }) {
  if (proof === null) return `, ${reason}`;
  const held = nameExperiments(proof);
  return proof.verdict === "proven" ? ` and proven: ${proof.reason}${held}` : `, ${reason}, but that is not proven: ${proof.reason}${held}`;
}
function nameExperiments({ experiments }) {
  return experiments.length === 0 ? "" : ` (${(0, import_app_loop_conclude_turn2.sayExperiments)(experiments)})`;
}
function nameEnding({ cause }) {
  return import_hooks_active_on_stop2.CAUSES[cause].name;
}
function continuation({ loop, ending, next }) {
  if (ending.cause === "done") return nextStep(ending);
  if (next !== void 0) return next;
  return (0, import_hooks_active_on_stop2.isGate)(loop) ? import_common3.prose`Its work went back to the session that started it, whose own checks decide.` : nextStep(ending);
}
function nextStep(ending) {
  return ending.cause === "done" ? ending.proof?.cure ?? import_hooks_active_on_stop2.CAUSES.done.next : import_hooks_active_on_stop2.CAUSES[ending.cause].next;
}
module.exports = {
  explainEnding: explainEnding,
  nextStep: nextStep,
  renderReport: renderReport,
  sumChanges: sumChanges
};
