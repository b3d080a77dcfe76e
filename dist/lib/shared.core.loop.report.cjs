

var import_app_guidance_step_guidance = require("./app.guidance.step-guidance.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

// src/core/research/research.ts
var SLUG = /^[a-z0-9-]{1,64}$/;
var PHASE = (0, import_adapters_loops_record_schemas.object)({ number: (0, import_adapters_loops_record_schemas.string)(), name: (0, import_adapters_loops_record_schemas.string)(), goal: (0, import_adapters_loops_record_schemas.string)() });
var REQUEST = (0, import_adapters_loops_record_schemas.object)({
  slug: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._regex)(SLUG)),
  /** One line. */
  topic: (0, import_adapters_loops_record_schemas.string)(),
  /** How many key questions; a phase has fixed ones, one for each section. */
  questions: (0, import_adapters_loops_record_schemas.number)(),
  mode: (0, import_adapters_loops_record_schemas._enum)(["deep", "fast"]),
  /** Id or title; null to create a notebook. */
  notebook: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
  /** Absolute path of the report. */
  output: (0, import_adapters_loops_record_schemas.string)(),
  commit: (0, import_adapters_loops_record_schemas.boolean)(),
  phase: (0, import_adapters_loops_record_schemas.nullable)(PHASE)
});
var ANSWER = (0, import_adapters_loops_record_schemas.object)({ text: (0, import_adapters_loops_record_schemas.string)(), citations: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)(import_app_guidance_step_guidance.CITATION)) });
var QUESTION = (0, import_adapters_loops_record_schemas.object)({
  /** The section of the phase's research that the answer fills; null in a report. */
  section: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
  text: (0, import_adapters_loops_record_schemas.string)(),
  answer: (0, import_adapters_loops_record_schemas.nullable)(ANSWER),
  /** Failed attempts. */
  attempts: (0, import_adapters_loops_record_schemas.number)()
});
var SOURCE = (0, import_adapters_loops_record_schemas.object)({ id: (0, import_adapters_loops_record_schemas.string)(), title: (0, import_adapters_loops_record_schemas.string)(), url: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()) });
var REPORT = (0, import_adapters_loops_record_schemas.object)({
  path: (0, import_adapters_loops_record_schemas.string)(),
  action: (0, import_adapters_loops_record_schemas._enum)(["research", "update"]),
  /** Null until a commit was tried. */
  commit: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.object)({ hash: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()), note: (0, import_adapters_loops_record_schemas.string)() }))
});
var RESEARCH = (0, import_adapters_loops_record_schemas.object)({
  v: (0, import_adapters_loops_record_schemas.literal)(1),
  request: REQUEST,
  /** ISO time. */
  startedAt: (0, import_adapters_loops_record_schemas.string)(),
  /** A report on this topic existed before. */
  isUpdate: (0, import_adapters_loops_record_schemas.boolean)(),
  notebook: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.object)({ id: (0, import_adapters_loops_record_schemas.string)(), title: (0, import_adapters_loops_record_schemas.string)(), url: (0, import_adapters_loops_record_schemas.string)() })),
  /** A step that was started and may have succeeded without a response: look for its result before repeating it. */
  begun: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas._enum)(["notebook", "discovery"])),
  /** When NotebookLM began to look for sources, milliseconds since 1970; null before. */
  discoveringSince: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.number)()),
  imported: (0, import_adapters_loops_record_schemas.boolean)(),
  questions: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)(QUESTION)),
  synthesis: (0, import_adapters_loops_record_schemas.nullable)(ANSWER),
  /** Failed attempts at a synthesis. */
  synthesisAttempts: (0, import_adapters_loops_record_schemas.number)(),
  sources: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)(SOURCE)),
  report: (0, import_adapters_loops_record_schemas.nullable)(REPORT),
  /** The process that works on it now. */
  runner: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.object)({ pid: (0, import_adapters_loops_record_schemas.number)(), endsBy: (0, import_adapters_loops_record_schemas.number)() })),
  /** Why it stopped early, in one sentence. */
  trouble: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
  /** The last line of progress. */
  progress: (0, import_adapters_loops_record_schemas.string)()
});
var MOST_ATTEMPTS = 2;
function newResearch(request, startedAt, isUpdate) {
  return {
    v: 1,
    request,
    startedAt,
    isUpdate,
    notebook: null,
    begun: null,
    discoveringSince: null,
    imported: false,
    questions: [],
    synthesis: null,
    synthesisAttempts: 0,
    sources: [],
    report: null,
    runner: null,
    trouble: null,
    progress: ""
  };
}
function nextStep(research) {
  if (research.notebook === null) return { kind: "notebook" };
  if (research.discoveringSince === null) return { kind: "discover" };
  if (!research.imported) return { kind: "import" };
  if (research.questions.length === 0) return { kind: "questions" };
  const index = research.questions.findIndex(
    ({ answer, attempts }) => answer === null && attempts < MOST_ATTEMPTS
  );
  if (index >= 0) return { kind: "answer", index };
  if (research.synthesis === null && research.synthesisAttempts < MOST_ATTEMPTS) return { kind: "synthesis" };
  if (research.report === null) return { kind: "report" };
  return { kind: research.report.commit === null ? "commit" : "done" };
}
function answeredCount(research) {
  return research.questions.filter(({ answer }) => answer !== null).length;
}
var LONGEST = 48;
function isSlug(text) {
  return SLUG.test(text);
}
function researchSlug(topic) {
  const plain = topic.normalize("NFKD").toLowerCase().replaceAll(new RegExp("\\p{M}+", "gu"), "");
  const words = plain.replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "");
  const ascii = words.replaceAll(/[^a-z0-9-]+/g, "").replaceAll(/-{2,}/g, "-").replaceAll(/^-|-$/g, "");
  if (ascii === words && ascii.length <= LONGEST && ascii !== "") return ascii;
  const short = ascii.slice(0, LONGEST).replace(/-$/, "");
  return `${short === "" ? "topic" : short}-${checksum(words)}`;
}
function checksum(text) {
  let hash = 2166136261;
  for (const char of text) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  }
  return hash.toString(16).padStart(8, "0");
}

var import_app_guidance_step_guidance2 = require("./app.guidance.step-guidance.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/app/research/research-store.ts
var WAIT_MS = 8e3;
var GRACE_MS = 15 * 6e4;
function openResearchFolder(project, slug) {
  if (!isSlug(slug))
    return {
      status: "refused",
      reason: `"${slug.slice(0, 80)}" is not the name of a research: /msw:research lists them`
    };
  return (0, import_common.openMswSubfolder)(project, "research", slug);
}
function withResearch(project, slug, work) {
  return (0, import_common2.withLock)(statePath(project, slug), work, { waitMs: WAIT_MS });
}
function readResearch(project, slug) {
  if (!isSlug(slug)) return null;
  const file = (0, import_common4.readJson)(statePath(project, slug), (0, import_common6.ownFile)(project));
  const parsed = RESEARCH.safeParse(file.status === "ok" ? file.value : null);
  return parsed.success && parsed.data.request.slug === slug ? parsed.data : null;
}
function writeResearch(project, research) {
  (0, import_common3.writeFileAtomic)(statePath(project, research.request.slug), `${JSON.stringify(research, null, 2)}
`);
}
function showResearch({ project, now }, slug) {
  return (0, import_common5.namesIn)((0, import_common.mswPath)(project, "research"), (0, import_common6.ownFile)(project)).flatMap((name) => slug === null || slug === name ? readResearch(project, name) ?? [] : []).toSorted((left, right) => left.startedAt < right.startedAt ? 1 : -1).map((research) => ({ research, isRunning: isRunning(research, now()) }));
}
function isRunning({ runner }, now) {
  return runner !== null && now < runner.endsBy + GRACE_MS && (0, import_hooks_active_on_stop.isAlive)(runner.pid);
}
function setResearchAside(project, slug, stamp) {
  const path = statePath(project, slug);
  if ((0, import_node_fs.lstatSync)(path, { throwIfNoEntry: false })) (0, import_node_fs.renameSync)(path, (0, import_node_path.join)(path, "..", `state-${stamp}.json`));
}
function keepReplaced(project, slug, report, stamp) {
  (0, import_common3.writeFileAtomic)((0, import_common.mswPath)(project, "research", slug, `replaced-${stamp}.md`), report);
}
function statePath(project, slug) {
  return (0, import_common.mswPath)(project, "research", slug, "state.json");
}
function ok(research) {
  return { status: "ok", research };
}
function stopped(research, reason) {
  return { status: "stopped", research, reason };
}
function refused(research, { status, text }, { account }) {
  const reason = (0, import_app_guidance_step_guidance2.refusalSentence)({ reason: status, text, profile: account.profile });
  return { ...stopped(research, reason), isOfAccount: (0, import_app_guidance_step_guidance2.faultOf)(status) === "account" };
}

var import_shared_core_jobs_job = require("./shared.core.jobs.job.cjs");

var import_shared_core_planning_writing_roadmap_document = require("./shared.core.planning.writing.roadmap-document.cjs");

var import_shared_core_jobs_job2 = require("./shared.core.jobs.job.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_shared_core_planning_phases_plan_format = require("./shared.core.planning.phases.plan-format.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_app_guidance_step_guidance3 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance4 = require("./app.guidance.step-guidance.cjs");

// src/core/guidance/climbs.ts
function climbsIn(lines) {
  const offers = /* @__PURE__ */ new Map();
  return lines.flatMap((line) => {
    if (line.kind === "climbed") return [climbOf(line, offers.get(keyOf(line)))];
    if (line.kind === "offered") offers.set(keyOf(line), offerOf(line));
    if (line.kind === "judged") judgeOffer(offers.get(keyOf(line)), line.outcome);
    return [];
  });
}
function climbOf(line, known) {
  const { kind: _, guidance, iteration = null, ...rest } = line;
  const offered = guidance === null ? null : known ?? unknownOffer(guidance, line.steps);
  return { ...rest, steps: line.steps.slice(0, import_app_guidance_step_guidance4.LADDER.length), iteration, offered };
}
function offerOf({ guidance, of, rung, source, tokens }) {
  const told = { source: source ?? null, tokens: tokens ?? 0 };
  return { id: of ?? guidance, rung: rungNamed(rung), ...told, outcome: null };
}
function judgeOffer(offer, outcome) {
  if (offer !== void 0) offer.outcome = outcome;
}
function keyOf({
  loop,
  guidance
}) {
  return `${loop}
${guidance}`;
}
function unknownOffer(id, steps) {
  const rung = steps.find(({ outcome }) => outcome === "spoke")?.rung ?? null;
  return { id, rung, source: null, tokens: 0, outcome: null };
}
function rungNamed(name) {
  return import_app_guidance_step_guidance4.LADDER.find((rung) => rung.name === name)?.name ?? null;
}
function rungTotals(climbs) {
  return import_app_guidance_step_guidance4.LADDER.map(({ name }) => totalOf(name, climbs)).filter(({ asked, offered }) => asked + offered > 0);
}
function totalOf(rung, climbs) {
  const steps = climbs.flatMap((climb) => climb.steps).filter((step) => step.rung === rung);
  const turns = steps.filter(({ outcome }) => outcome !== "later" && outcome !== "closed");
  const offers = climbs.flatMap(({ offered }) => offered?.rung === rung ? [offered] : []);
  const missed = offers.filter(({ outcome }) => outcome === "did-not-help");
  return {
    rung,
    asked: turns.length,
    ms: turns.reduce((sum, { ms }) => sum + ms, 0),
    offered: offers.length,
    helped: offers.filter(({ outcome }) => outcome === "helped").length,
    missed: missed.length,
    tokens: tokensOf(offers),
    wasted: tokensOf(missed)
  };
}
function tokensOf(offers) {
  return offers.reduce((sum, { tokens }) => sum + tokens, 0);
}
function isWasteful({ helped, missed }) {
  return helped === 0 && missed > 0;
}

var import_app_loop_conclude_turn2 = require("./app.loop.conclude-turn.cjs");

var import_app_loop_conclude_turn3 = require("./app.loop.conclude-turn.cjs");

var import_common7 = require("./common.cjs");

var import_common8 = require("./common.cjs");

var import_common9 = require("./common.cjs");

// src/core/guidance/guidance-text.ts
function renderKnown({ known, left, isForgotten }) {
  if (known.length === 0)
    return isForgotten ? import_common9.prose`Nothing is forgotten or withdrawn.` : import_common9.prose`Nothing is known yet: the first failure that a loop fixes is kept.`;
  const more = left === 0 ? null : import_common9.prose`And ${left} more: --top N shows more, --json as well.`;
  return (0, import_common9.joinProse)([...known.map(lineOf), more], "\n");
}
function lineOf(item) {
  const failure = item.failure === null ? null : (0, import_common8.quoteLine)(item.failure, 140);
  return (0, import_common9.joinProse)([import_common9.prose`${(0, import_common7.quoteName)(item.id, 40)} ${factsOf(item)}`, failure, sourceOf(item)], "; ");
}
var KINDS = { fix: import_common9.prose`fix`, answer: import_common9.prose`answer`, passage: import_common9.prose`passage` };
var STATES = {
  known: null,
  rests: import_common9.prose`suspended, since it has seldom helped recently`,
  withdrawn: import_common9.prose`withdrawn, since it did not hold`,
  forgotten: import_common9.prose`forgotten`
};
function factsOf({ kind, at, helped, missed, state }) {
  const told = helped + missed;
  const rate = told === 0 ? import_common9.prose`not tried yet` : import_common9.prose`helped in ${helped} of ${told}`;
  return (0, import_common9.joinProse)([import_common9.prose`${KINDS[kind]} of ${dayOf(at)}`, rate, STATES[state]], ", ");
}
function dayOf(at) {
  return (0, import_common7.quoteName)(/^\d{4}-\d\d-\d\d/.exec(at)?.[0] ?? "an earlier day");
}
function sourceOf({ guidance, source }) {
  return guidance === null ? (0, import_common8.quoteLine)(source, 200) : (0, import_app_loop_conclude_turn2.describeSource)(guidance);
}
function renderKnownItem(item) {
  const { guidance, failure, source, id } = item;
  const about = failure === null ? null : import_common9.prose`For: ${(0, import_common8.quoteLine)(failure, 300)}`;
  const body = guidance === null ? import_common9.prose`Its text is in its source: ${(0, import_common8.quoteLine)(source, 300)}` : (0, import_app_loop_conclude_turn3.fence)(guidance.text, { cap: 12e3, label: (0, import_app_loop_conclude_turn2.describeSource)(guidance) });
  return (0, import_common9.joinProse)([import_common9.prose`${(0, import_common7.quoteName)(id, 40)}: ${factsOf(item)}`, about, body], "\n");
}
var MOST_CLIMBS = 20;
function renderWhy(why) {
  if (why === null) return import_common9.prose`No loop of this project has looked for guidance yet.`;
  const { loop, climbs, rungs, inProject } = why;
  const left = climbs.length - MOST_CLIMBS;
  return (0, import_common9.joinProse)(
    [
      import_common9.prose`Loop ${(0, import_common7.quoteName)(loop, 64)}`,
      left > 0 ? import_common9.prose`Of ${left} earlier iterations --iteration N and --json tell.` : null,
      ...climbs.slice(-MOST_CLIMBS).map(renderClimb),
      import_common9.prose`What each rung cost and brought in this loop:\n${renderRungs(rungs)}`,
      import_common9.prose`In this project:\n${renderRungs(inProject)}`
    ],
    "\n\n"
  );
}
function renderClimb({ iteration, headline, times, steps, offered }) {
  const when = iteration === null ? import_common9.prose`Once` : import_common9.prose`For iteration ${iteration}`;
  const met = times > 1 ? import_common9.prose`, met ${times} times so far` : import_common9.prose``;
  const head = import_common9.prose`${when}: ${(0, import_common8.quoteLine)(headline, 160)}${met}`;
  const end = offered === null ? import_common9.prose`- none was given` : renderOffered(offered);
  return (0, import_common9.joinProse)([head, ...steps.map(renderStep), end], "\n");
}
function renderOffered({ id, source, tokens, outcome }) {
  const from = source === null ? (0, import_common7.quoteName)(id, 40) : import_common9.prose`${(0, import_common7.quoteName)(id, 40)}, ${(0, import_common8.quoteLine)(source, 240)}`;
  const came = outcome === null ? import_common9.prose`not judged yet` : OUTCOMES[outcome];
  return import_common9.prose`- given: ${from}; about ${tokens} tokens; ${came}`;
}
var OUTCOMES = {
  helped: import_common9.prose`it helped`,
  "did-not-help": import_common9.prose`it did not help`,
  unknown: import_common9.prose`whether it helped is unknown`
};
var STEPS = {
  spoke: import_common9.prose`it answered`,
  silent: import_common9.prose`nothing about this`,
  tried: import_common9.prose`what it has did not help in this loop`,
  rests: import_common9.prose`what it knows has seldom helped recently`,
  later: import_common9.prose`asked only when the failure comes again`,
  closed: import_common9.prose`not asked`,
  late: import_common9.prose`no answer in time`,
  waiting: import_common9.prose`its answer is on its way`
};
function renderStep({ rung, outcome, why, ms }) {
  const reason = why === null || why === "" ? import_common9.prose`` : import_common9.prose`: ${(0, import_common8.quoteLine)(why, 400)}`;
  return import_common9.prose`- ${(0, import_app_guidance_step_guidance4.rungOf)(rung).about}: ${STEPS[outcome]}${reason} (${ms} ms)`;
}
function renderRungs(rungs) {
  return rungs.length === 0 ? import_common9.prose`- none had a turn` : (0, import_common9.joinProse)(rungs.map(renderRung), "\n");
}
function renderRung(total) {
  const { rung, asked, ms, offered, helped, missed, tokens, wasted } = total;
  const turns = import_common9.prose`${(0, import_app_guidance_step_guidance4.rungOf)(rung).about}: asked ${asked} times, ${ms} ms`;
  if (offered === 0) return import_common9.prose`- ${turns}, nothing given`;
  const given = import_common9.prose`gave ${offered} for about ${tokens} tokens; ${helped} helped, ${missed} did not`;
  const waste = isWasteful(total) ? import_common9.prose`; about ${wasted} tokens without ever helping` : import_common9.prose``;
  return import_common9.prose`- ${turns}, ${given}${waste}`;
}

var import_app_loop_conclude_turn4 = require("./app.loop.conclude-turn.cjs");

var import_app_loop_conclude_turn5 = require("./app.loop.conclude-turn.cjs");

var import_app_loop_conclude_turn6 = require("./app.loop.conclude-turn.cjs");

var import_app_loop_conclude_turn7 = require("./app.loop.conclude-turn.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

// src/core/loop/report.ts
function renderReport(report) {
  const { loop, ending, results, now } = report;
  const { terms, progress } = loop;
  const worked = (progress.pause?.at ?? now) - terms.startedAt - progress.pausedMs;
  const last = ending.cause === "done" ? null : progress.lastFailure;
  const parts = [
    import_common9.prose`# Loop ${(0, import_common7.quoteName)(terms.id)}: ${nameEnding(ending)}`,
    import_common9.prose`Outcome: ${(0, import_common8.quoteLine)(explainEnding(ending), 400)}. ${(0, import_app_loop_conclude_turn5.finishedIterations)(loop)} of ${terms.maxIterations} iterations, ${renderTime(Math.max(0, worked) / 1e3)} of work${renderTokens(loop)}.`,
    renderFindings(ending),
    renderNeeds(report),
    results.length === 0 ? null : import_common9.prose`## Checks\n\n${(0, import_app_loop_conclude_turn4.renderChecks)(results, terms)}\n\n${nameLogs(results)}`,
    last === null ? null : import_common9.prose`## The last failure\n\n${renderLastFailure(last)}`,
    terms.review === null ? null : (0, import_hooks_active_on_stop2.renderReview)(terms.review, progress.review),
    renderFlaky(progress.flaky),
    renderBest(progress.attempts),
    import_common9.prose`## What was tried\n\n${(0, import_app_loop_conclude_turn5.renderAttempts)(progress.attempts)}`,
    (report.rungs ?? []).length === 0 ? null : import_common9.prose`## Guidance\n\n${renderRungs(report.rungs ?? [])}`,
    renderWork(progress.attempts),
    import_common9.prose`## How to continue\n\n${continuation(report)}`,
    import_common9.prose`## The task\n\n${(0, import_app_loop_conclude_turn6.verbatim)(terms.prompt)}`
  ];
  return import_common9.prose`${(0, import_common9.joinProse)(parts, "\n\n")}\n`;
}
function renderTokens({ terms, progress }) {
  const tokens = (0, import_app_loop_conclude_turn7.describeTokens)(progress.spent, terms.maxTokens);
  return tokens === null ? import_common9.prose`` : import_common9.prose`, ${(0, import_common7.quoteName)(tokens)}`;
}
function renderTime(seconds) {
  return seconds < 120 ? import_common9.prose`${Math.round(seconds)} seconds` : import_common9.prose`${(0, import_common7.quoteName)((seconds / 60).toFixed(1))} minutes`;
}
function renderFindings({ proof }) {
  return proof == null ? null : (0, import_app_loop_conclude_turn4.renderStanding)(proof, MOST_ITEMS);
}
function renderFlaky(runs) {
  if (runs.length === 0) return null;
  const lines = runs.map(
    ({ iteration, checks, results }) => import_common9.prose`- iteration ${iteration}: ${(0, import_common9.joinProse)(
      checks.map((name) => (0, import_common7.quoteName)(name, 80)),
      ", "
    )} ${(0, import_common7.quoteName)(results[0])}, then ${(0, import_common7.quoteName)(results[1])}, though no file had changed, apart from any that git ignores`
  );
  return import_common9.prose`## Flaky checks\n\n${(0, import_common9.joinProse)(lines, "\n")}`;
}
function renderNeeds({ loop, ending, results }) {
  if (ending.cause === "done") return null;
  const { attempts } = loop.progress;
  const denied = attempts.findLast((attempt) => attempt.denied !== null)?.denied ?? null;
  const late = results.filter(({ timedOut }) => timedOut).map(({ check }) => (0, import_common7.quoteName)(check.name, 80));
  const limit = loop.terms.checkTimeoutSeconds;
  const lines = [
    renderQuestion(ending, attempts),
    denied === null ? null : import_common9.prose`- A tool call was denied: ${(0, import_common8.quoteLine)(denied, 300)}.`,
    late.length === 0 ? null : import_common9.prose`- ${(0, import_common9.joinProse)(late, ", ")} did not end within the time limit of ${limit} seconds; a loop with a longer one: --check-timeout SECONDS.`
  ];
  return lines.every((line) => line === null) ? null : import_common9.prose`## What it needs from you\n\n${(0, import_common9.joinProse)(lines, "\n")}`;
}
function renderQuestion(ending, attempts) {
  if (ending.cause === "blocked") return import_common9.prose`- Claude needs a human: ${(0, import_common8.quoteLine)(ending.reason, 300)}`;
  const asked = attempts.at(-1)?.asked ?? null;
  if (asked === null) return null;
  const times = attempts.filter((attempt) => attempt.asked === asked).length;
  return times === 1 ? import_common9.prose`- Claude asked: ${(0, import_common8.quoteLine)(asked, 300)}` : import_common9.prose`- Claude asked ${times} times: ${(0, import_common8.quoteLine)(asked, 300)}`;
}
function nameLogs(results) {
  const names = results.map(
    (_result, index) => import_common9.prose`[final-check-${index + 1}.log](final-check-${index + 1}.log)`
  );
  return import_common9.prose`Their output: ${(0, import_common9.joinProse)(names, ", ")}.`;
}
var MOST_ITEMS = 10;
function renderLastFailure(failure) {
  const head = (0, import_common8.quoteLine)((0, import_hooks_active_on_stop4.failureHeadline)(failure, 400), 400);
  if (failure.items.length < 2) return head;
  const items = failure.items.slice(0, MOST_ITEMS).map((item) => import_common9.prose`- ${(0, import_common8.quoteLine)((0, import_hooks_active_on_stop4.itemHeadline)(item), 300)}`);
  const more = failure.total - items.length;
  return (0, import_common9.joinProse)([import_common9.prose`${head}\n`, ...items, more > 0 ? import_common9.prose`- and ${more} more` : null], "\n");
}
function renderBest(attempts) {
  const best = (0, import_app_loop_conclude_turn5.bestIteration)(attempts);
  const last = attempts.findLast(({ counted }) => counted);
  if (best === null || last === void 0 || !(0, import_app_loop_conclude_turn5.isWorse)(last, best)) return null;
  return import_common9.prose`## The best iteration\n\nIteration ${best.iteration} left less wrong than the last one: ${(0, import_common8.quoteLine)(best.failure, 300)}. Its files can come back: /msw:undo ${best.iteration} shows what would change.`;
}
var MOST_FILES = 20;
function renderWork(attempts) {
  const files = sumChanges(attempts);
  const commits = attempts.flatMap((attempt) => attempt.commits);
  if (files.length === 0 && commits.length === 0) return null;
  const more = files.length - MOST_FILES;
  const lines = [
    ...files.slice(0, MOST_FILES).map((change2) => import_common9.prose`- ${(0, import_app_loop_conclude_turn5.renderChange)(change2)}`),
    more > 0 ? import_common9.prose`- and ${more} more` : null,
    ...commits.map((subject) => import_common9.prose`- commit ${(0, import_common8.quoteLine)(subject, 100)}`)
  ];
  return import_common9.prose`## Files and commits\n\n${(0, import_common9.joinProse)(lines, "\n")}`;
}
function sumChanges(attempts) {
  const sums = /* @__PURE__ */ new Map();
  for (const { path, added, removed } of attempts.flatMap(({ changes }) => changes ?? [])) {
    const sum = sums.get(path) ?? { path, added: 0, removed: 0 };
    sums.set(path, { path, added: plus(sum.added, added), removed: plus(sum.removed, removed) });
  }
  return [...sums.values()].sort((a, b) => a.path < b.path ? -1 : 1);
}
function plus(one, other) {
  return one === null || other === null ? null : one + other;
}
function explainEnding(ending) {
  if (ending.cause !== "done") return `${nameEnding(ending)}, ${ending.reason}`;
  const reviewed = ending.review === null ? "" : `; ${ending.review}`;
  return `${nameEnding(ending)}${explainProof(ending)}${reviewed}`;
}
function explainProof({ reason, proof }) {
  if (proof === null) return `, ${reason}`;
  return proof.verdict === "proven" ? ` and proven: ${proof.reason}` : `, ${reason}, but that is not proven: ${proof.reason}`;
}
function nameEnding({ cause }) {
  return ENDINGS[cause];
}
var ENDINGS = {
  done: import_common9.prose`done`,
  stopped: import_common9.prose`stopped`,
  "max-iterations": import_common9.prose`budget spent`,
  "max-minutes": import_common9.prose`budget spent`,
  "max-tokens": import_common9.prose`budget spent`,
  idle: import_common9.prose`stalled`,
  stuck: import_common9.prose`stuck`,
  infra: import_common9.prose`a problem outside the project`,
  "check-broken": import_common9.prose`a check cannot do its work`,
  blocked: import_common9.prose`a human is needed`,
  "api-failure": import_common9.prose`the API failed`,
  parked: import_common9.prose`parked`,
  user: import_common9.prose`paused`
};
function continuation({ loop, ending, next }) {
  if (ending.cause === "done") return nextStep2(ending);
  if (next !== void 0) return next;
  return (0, import_hooks_active_on_stop3.isGate)(loop) ? import_common9.prose`Its work went back to the session that started it, whose own checks decide.` : nextStep2(ending);
}
function nextStep2(ending) {
  switch (ending.cause) {
    case "done":
      return ending.proof === null || ending.proof.cure === null ? import_common9.prose`Nothing is left to do.` : ending.proof.cure;
    case "stopped":
    case "max-iterations":
    case "max-minutes":
    case "max-tokens":
    case "idle":
      return import_common9.prose`Start again with /msw:loop when you know what should be different.`;
    case "stuck":
      return import_common9.prose`Give a hint and continue: /msw:resume <hint>.`;
    case "blocked":
      return import_common9.prose`Answer the question, then /msw:resume.`;
    case "check-broken":
      return import_common9.prose`Fix the check, then /msw:resume.`;
    default:
      return import_common9.prose`Continue /msw:resume, or end the loop with /msw:stop.`;
  }
}

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop8 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

var import_app_loop_conclude_turn8 = require("./app.loop.conclude-turn.cjs");

var import_common10 = require("./common.cjs");

var import_common11 = require("./common.cjs");

var import_hooks_active_on_stop9 = require("./hooks.active.on-stop.cjs");

var import_adapters_git_work_tree = require("./adapters.git.work-tree.cjs");

var import_common12 = require("./common.cjs");

var import_node_path2 = require("node:path");
// src/app/loop/end-loop.ts
// src/app/loop/announce-ending.ts
function announceEnding(workspace, { loop, ending, notice }) {
  if ((0, import_hooks_active_on_stop3.isGate)(loop)) return { kind: "notice", notice };
  const { settings } = (0, import_app_guidance_step_guidance3.readUserSettings)(workspace.userFolder);
  const outcome = (0, import_common11.plainLine)(explainEnding(ending), 200);
  if (settings.otlp !== null) exportLog(workspace);
  notifyByProgram(workspace, loop.terms.id, outcome);
  if (workspace.env.CLAUDE_CODE_ENTRYPOINT === "sdk-cli")
    return workspace.env.MSW_LOOP_RUN === void 0 ? { kind: "context", context: (0, import_shared_core_planning_phases_plan_format.lastWords)(notice), notice } : { kind: "notice", notice };
  return settings.bell ? { kind: "notice", notice, alert: `MSW: ${outcome}` } : { kind: "notice", notice };
}
function exportLog({ env, project }) {
  const own = Object.entries((0, import_app_loop_gather_evidence.withoutClientMarks)(env)).filter(([name]) => !/^(?:OTEL|NODE)_/.test(name));
  (0, import_hooks_active_on_command2.startCli)(["log", "export", "--project", project], Object.fromEntries(own));
}
function notifyByProgram({ env, project, userFolder }, id, outcome) {
  const { notify } = (0, import_app_guidance_step_guidance3.readUserSettings)(userFolder).settings;
  if (notify === null) return;
  const [name, ...args] = notify;
  const program = (0, import_adapters_git_work_tree.mayRun)(name, project) ? name : (0, import_adapters_git_work_tree.findProgram)(name, env, project);
  if (program === null) return;
  try {
    (0, import_hooks_active_on_command3.startProgram)(program, [...args, outcome], {
      cwd: (0, import_adapters_git_work_tree.neutralFolder)(),
      env: { ...env, MSW_LOOP: id, MSW_OUTCOME: outcome, MSW_PROJECT: project }
    });
  } catch {
  }
}
// src/app/loop/end-loop.ts
async function release(workspace, { owner, next }, { loop, ending, archives }, results) {
  const restored = await (0, import_hooks_active_on_stop5.restoreAfterChecks)(workspace, loop);
  if (!isStored(workspace, owner, loop)) return import_hooks_active_on_stop7.silent;
  const report = await writeEnding(workspace, { loop, ending, results, now: workspace.now(), next });
  const saved = await (0, import_hooks_active_on_stop8.changeLoop)(workspace, owner, (current) => {
    if (!(0, import_app_loop_conclude_turn.isSame)(current, loop)) return { loop: current, value: null };
    return { loop: archives ? null : (0, import_app_loop_conclude_turn.mergeControl)(current, loop), value: null };
  });
  if (saved.status === "refused") return (0, import_hooks_active_on_stop7.stepAside)(saved.reason);
  const notice = describeRelease(loop, ending, report);
  return (0, import_hooks_active_on_stop5.restoredFirst)(announceEnding(workspace, { loop, ending, notice }), restored);
}
function isStored(workspace, owner, loop) {
  return (0, import_app_loop_conclude_turn.isSame)((0, import_hooks_active_on_stop8.findLoop)((0, import_hooks_active_on_stop8.readState)(workspace), owner), loop);
}
function describeRelease(loop, ending, report) {
  const place = `${loop.progress.iteration}/${loop.terms.maxIterations}`;
  const where = report === null ? "" : ` Report: ${report}`;
  if ((0, import_hooks_active_on_stop3.isGate)(loop)) return `msw \u25B8 subagent ${place} \xB7 ${explainEnding(ending)}.${where}`;
  return `msw \u25B8 ${place} \xB7 ${explainEnding(ending)}. ${nextStep2(ending)}${where}`;
}
async function writeEnding(workspace, report) {
  const { loop, ending } = report;
  const folder = (0, import_common.openLoopFolder)(workspace.project, loop.terms.id);
  if (folder.status === "refused") return null;
  const rungs = await rungsOf(workspace, loop);
  (0, import_app_loop_conclude_turn8.writePage)((0, import_node_path2.join)(folder.path, "report.md"), renderReport({ ...report, rungs }));
  for (const [index, result] of report.results.entries()) {
    (0, import_common3.writeFileAtomic)((0, import_node_path2.join)(folder.path, `final-check-${index + 1}.log`), (0, import_common12.harmless)(result.output));
  }
  if ((0, import_hooks_active_on_stop6.isOver)(loop, ending)) archive(folder.path, loop, report);
  const path = `.msw/loops/${loop.terms.id}/report.md`;
  if (!(0, import_hooks_active_on_stop3.isGate)(loop)) await keep(workspace, report, path);
  await (0, import_hooks_active_on_stop9.appendJournal)(
    workspace.project,
    {
      event: ending.kind === "end" ? "loop-ended" : "loop-paused",
      loop: loop.terms.id,
      session: loop.terms.session,
      cause: ending.cause,
      reason: ending.reason,
      iteration: loop.progress.iteration,
      ...ending.cause === "done" && ending.proof !== null ? { verdict: ending.proof.verdict, why: ending.proof.reason } : {}
    },
    (0, import_common10.isoTime)(workspace)
  );
  return path;
}
async function rungsOf(workspace, loop) {
  const { terms } = loop;
  if (!terms.guidance || (0, import_hooks_active_on_stop3.isGate)(loop)) return [];
  const { rungsOfLoop: rungsOfLoop2 } = await Promise.resolve().then(() => require("./app.guidance.show-guidance.cjs"));
  return rungsOfLoop2(workspace, terms.id);
}
async function keep(workspace, { loop, ending }, report) {
  const { keepResult } = await Promise.resolve().then(() => require("./adapters.user.result-store.cjs"));
  const proof = ending.proof ?? null;
  await keepResult(workspace.userFolder, workspace.project, {
    loop: loop.terms.id,
    session: loop.terms.session,
    at: (0, import_common10.isoTime)(workspace),
    state: ending.kind === "end" ? "ended" : "paused",
    cause: ending.cause,
    reason: ending.reason,
    outcome: explainEnding(ending),
    iteration: loop.progress.iteration,
    files: countFiles(loop),
    tokens: loop.progress.spent.tokens,
    proof: proof === null ? null : { ...proof, findings: [...proof.findings] },
    report
  });
}
function countFiles({ progress: { attempts } }) {
  return attempts.every(({ changes }) => changes === null) ? null : sumChanges(attempts).length;
}
function archive(folder, loop, { ending, now }) {
  const record2 = {
    ...(0, import_hooks_active_on_stop8.renderRecord)(loop, ""),
    active: false,
    ending,
    endedAt: new Date(now).toISOString()
  };
  (0, import_common3.writeFileAtomic)((0, import_node_path2.join)(folder, "loop.json"), `${JSON.stringify(record2, null, 2)}
`);
}

var import_hooks_active_on_command4 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command5 = require("./hooks.active.on-command.cjs");

// src/app/loop/control-loop.ts
function listLoops(store) {
  return (0, import_hooks_active_on_stop8.loopsIn)((0, import_hooks_active_on_stop8.readState)(store));
}
async function stopLoop(workspace, request) {
  const chosen = (0, import_hooks_active_on_command5.chooseLoop)((0, import_hooks_active_on_stop8.readState)(workspace), request);
  if (chosen.status === "none") return (0, import_hooks_active_on_command.refused)(chosen.reason);
  const { loop } = chosen;
  const { id, session } = loop.terms;
  const ending = { kind: "end", cause: "stopped", reason: "by the user" };
  const report = await writeEnding(workspace, { loop, ending, results: [], now: workspace.now() });
  const saved = await (0, import_hooks_active_on_stop8.changeLoop)(workspace, session, (current) => ({
    loop: current?.terms.id === id ? null : current,
    value: null
  }));
  if (saved.status === "refused") return (0, import_hooks_active_on_command.refused)(saved.reason);
  const where = report === null ? "" : ` Report: ${report}`;
  return (0, import_hooks_active_on_command.done)(`${(0, import_hooks_active_on_command4.stopMessage)(loop)}${where}`, loop);
}
async function pauseLoop(workspace, request) {
  const event = { event: "loop-paused", cause: "user", reason: "by the user" };
  return edit(workspace, request, event, (loop) => (0, import_hooks_active_on_command4.planPause)(loop, workspace.now()));
}
async function hintLoop(workspace, request, hint) {
  if (hint.trim() === "") return (0, import_hooks_active_on_command.refused)(import_hooks_active_on_command4.NO_HINT);
  return edit(workspace, request, { event: "hint-given" }, (loop) => (0, import_hooks_active_on_command4.planHint)(loop, hint));
}
async function edit(workspace, request, event, change2) {
  const chosen = (0, import_hooks_active_on_command5.chooseLoop)((0, import_hooks_active_on_stop8.readState)(workspace), request);
  if (chosen.status === "none") return (0, import_hooks_active_on_command.refused)(chosen.reason);
  const { id, session } = chosen.loop.terms;
  const saved = await (0, import_hooks_active_on_stop8.changeLoop)(workspace, session, (current) => {
    const changed = current?.terms.id === id ? change2(current) : null;
    return { loop: changed?.loop ?? current, value: changed };
  });
  if (saved.status === "refused") return (0, import_hooks_active_on_command.refused)(saved.reason);
  if (saved.value === null) return (0, import_hooks_active_on_command.refused)("The loop ended a moment ago.");
  await (0, import_hooks_active_on_stop9.appendJournal)(workspace.project, { ...event, loop: id, session }, (0, import_common10.isoTime)(workspace));
  return (0, import_hooks_active_on_command.done)(saved.value.message, saved.value.loop);
}

var import_shared_adapters_git_commit_hurdles = require("./shared.adapters.git.commit-hurdles.cjs");

var import_common13 = require("./common.cjs");

var import_common14 = require("./common.cjs");

var import_common15 = require("./common.cjs");

var import_node_fs2 = require("node:fs");
var import_node_fs3 = require("node:fs");
var import_node_os = require("node:os");
var import_node_path3 = require("node:path");
// src/app/jobs/end-job.ts
// src/app/jobs/claims.ts
var shape = (0, import_common15.once)(
  () => (0, import_adapters_loops_record_schemas.object)({
    v: (0, import_adapters_loops_record_schemas.literal)(1),
    id: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._regex)(/^[a-z0-9-]{1,40}$/)),
    /** The project's real path. */
    project: (0, import_adapters_loops_record_schemas.string)(),
    lane: (0, import_adapters_loops_record_schemas._enum)(["client", "research"]),
    state: (0, import_adapters_loops_record_schemas._enum)(["queued", "running", "waiting", "cancelling"]),
    queuedAt: (0, import_adapters_loops_record_schemas.number)(),
    /** How many runners in a row were started without taking the job. */
    starts: (0, import_adapters_loops_record_schemas.number)(),
    /** Null while the runner has been started but has not registered yet. */
    runner: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.object)({ pid: (0, import_adapters_loops_record_schemas.number)(), start: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()), host: (0, import_adapters_loops_record_schemas.string)() })),
    /** When the runner was started. */
    at: (0, import_adapters_loops_record_schemas.number)(),
    /** The process of the team's worker that this job is for; without it no process here waits for the job. */
    worker: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.number)())
  })
);
function newClaim(waiting) {
  return { v: 1, ...waiting, starts: 0, runner: null, at: waiting.queuedAt };
}
function readClaim2(userFolder, id) {
  const file = (0, import_common4.readJson)(pathOf(userFolder, id), (0, import_common6.privateFile)(userFolder));
  const parsed = shape().safeParse(file.status === "ok" ? file.value : null);
  return parsed.success && parsed.data.id === id ? parsed.data : null;
}
function listClaims(userFolder) {
  return (0, import_common5.namesIn)((0, import_node_path3.join)(userFolder, FOLDER), (0, import_common6.privateFile)(userFolder)).flatMap(
    (name) => name.endsWith(".json") ? readClaim2(userFolder, name.slice(0, -".json".length)) ?? [] : []
  );
}
function writeClaim(userFolder, claim) {
  (0, import_node_fs3.mkdirSync)((0, import_node_path3.join)(userFolder, FOLDER), { recursive: true, mode: 448 });
  (0, import_common3.writeFileAtomic)(pathOf(userFolder, claim.id), `${JSON.stringify(claim)}
`, { mode: 384 });
}
function removeClaim(userFolder, id) {
  (0, import_node_fs3.rmSync)(pathOf(userFolder, id), { force: true });
  (0, import_node_fs3.rmSync)(signOf(userFolder, id), { force: true });
}
function giveSign(userFolder, id, now) {
  try {
    (0, import_common13.writeInPlace)(signOf(userFolder, id), String(now));
  } catch {
  }
}
async function withLine(userFolder, decide) {
  (0, import_node_fs3.mkdirSync)((0, import_node_path3.join)(userFolder, FOLDER), { recursive: true, mode: 448 });
  return (0, import_common2.withLock)((0, import_node_path3.join)(userFolder, FOLDER, "line"), decide, { waitMs: 2e4 });
}
var LOCKED = "The job queue is locked by another process; try again.";
async function ownRunner(project) {
  return { ...await (0, import_shared_adapters_git_commit_hurdles.identityOf)(process.pid, project), host: (0, import_node_os.hostname)() };
}
var SIGN_MS = 2e3;
var SILENCE_MS = 3 * SIGN_MS;
var START_MS = 3e4;
var STRANGER_MS = 30 * 6e4;
function isTaken({ state }) {
  return state === "running" || state === "cancelling";
}
async function isLeft(userFolder, claim, now) {
  if (!isTaken(claim)) return false;
  const { id, runner, at, project } = claim;
  const sign = Number((0, import_common14.textOf)(signOf(userFolder, id), (0, import_common6.privateFile)(userFolder), 100)) || 0;
  const silence = Math.abs(now - Math.max(sign, at));
  if (runner === null) return silence > START_MS;
  if (silence <= SILENCE_MS) return false;
  if (runner.host !== (0, import_node_os.hostname)()) return silence > STRANGER_MS;
  return runner.start === null ? !(0, import_hooks_active_on_stop.isAlive)(runner.pid) : !await (0, import_shared_adapters_git_commit_hurdles.isStillThere)(runner, project);
}
var FOLDER = "jobs";
function pathOf(userFolder, id) {
  return (0, import_node_path3.join)(userFolder, FOLDER, `${id}.json`);
}
function signOf(userFolder, id) {
  return (0, import_node_path3.join)(userFolder, FOLDER, `${id}.sign`);
}
// src/app/jobs/end-job.ts
async function endJob(workspace, job, end) {
  const { id } = job;
  await putWorkAway(workspace, job);
  await settle(workspace, job, (current) => ({ ...current, ...end, waitsFor: [], endedAt: workspace.now() }));
  removeClaim(workspace.userFolder, id);
  markOpen(workspace);
  const event = { event: "job-ended", loop: id, status: end.status, outcome: end.outcome };
  await (0, import_hooks_active_on_stop9.appendJournal)(workspace.project, event, (0, import_common10.isoTime)(workspace));
  if (end.status !== "cancelled") await tell(workspace, job);
  (0, import_shared_core_jobs_job.removeOldJobs)(workspace, workspace.now());
}
async function letJobWait(workspace, job, waitsFor) {
  const { id } = job;
  await dropGates(workspace, id);
  await settle(workspace, job, (current) => ({ ...current, status: "waiting", waitsFor }));
  const claim = readClaim2(workspace.userFolder, id);
  if (claim !== null) writeClaim(workspace.userFolder, { ...claim, state: "waiting", runner: null });
  markOpen(workspace);
  const reason = waitsFor[0]?.reason ?? "";
  await (0, import_hooks_active_on_stop9.appendJournal)(workspace.project, { event: "job-waiting", loop: id, reason }, (0, import_common10.isoTime)(workspace));
  await tell(workspace, job);
}
async function settle(workspace, job, change2) {
  const stopped2 = (current) => {
    const worked = (0, import_shared_core_jobs_job2.workedMs)(current, workspace.now());
    const units = current.units.map(
      (unit) => unit.state === "running" ? { ...unit, state: "open" } : unit
    );
    return change2({ ...current, units, workedMs: worked, runningSince: null });
  };
  const changed = await (0, import_shared_core_jobs_job.changeJob)(workspace, job.id, stopped2);
  if (changed === null) return;
  const { status, outcome, waitsFor } = changed;
  (0, import_shared_core_jobs_job.logLine)(workspace, job.id, `${status}: ${outcome ?? waitsFor[0]?.reason ?? ""}`);
}
async function putWorkAway(workspace, { id, loop }) {
  await dropGates(workspace, id);
  if (loop !== null) await stopLoop(workspace, { loop, session: null });
}
async function dropGates(workspace, id) {
  const state = (0, import_hooks_active_on_stop8.readState)(workspace);
  if (state.status !== "ok") return;
  for (const stored of state.loops) {
    if (stored.kind !== "loop" || (0, import_hooks_active_on_stop3.gateParent)(stored.loop.terms.session) !== id) continue;
    await (0, import_hooks_active_on_stop8.changeLoop)(workspace, stored.loop.terms.session, () => ({ loop: null, value: null }));
  }
}
async function tell(workspace, { id }) {
  const job = (0, import_shared_core_jobs_job.readJob)(workspace, id);
  if (job === null) return;
  const news = (0, import_shared_core_jobs_job2.newsOf)((0, import_shared_core_jobs_job2.viewOf)(job, { now: workspace.now(), isLeft: false, lines: [] }));
  notifyByProgram(workspace, id, news);
  const { session } = job;
  if (session === null || !SESSION.test(session)) return;
  await (0, import_shared_core_planning_writing_roadmap_document.changeLines)(workspace.project, "news", (lines) => [
    ...lines.filter((line) => !line.endsWith(` ${id}`)),
    `${session} ${id}`
  ]);
}
var SESSION = /^[\w-]{1,128}$/;
async function takeNews(workspace, session) {
  const isOwn = (line) => line.startsWith(`${session} `);
  const taken = [];
  if (!(0, import_shared_core_planning_writing_roadmap_document.linesIn)(workspace.project, "news").some(isOwn)) return [];
  await (0, import_shared_core_planning_writing_roadmap_document.changeLines)(workspace.project, "news", (lines) => {
    taken.push(...lines.filter(isOwn).map((line) => line.slice(session.length + 1)));
    return lines.filter((line) => !isOwn(line));
  });
  return taken.flatMap((id) => {
    const job = (0, import_shared_core_jobs_job.readJob)(workspace, id);
    if (job === null || job.status === "queued" || job.status === "running") return [];
    const view = (0, import_shared_core_jobs_job2.viewOf)(job, { now: workspace.now(), isLeft: false, lines: [] });
    return [import_common9.prose`${(0, import_common8.quoteLine)((0, import_shared_core_jobs_job2.newsOf)(view), 600)}`];
  });
}
function markOpen({ project, userFolder }) {
  const path = (0, import_common.mswPath)(project, "jobs", "open");
  const isOpen = listClaims(userFolder).some(
    (claim) => claim.project === project && claim.state !== "waiting"
  );
  if ((0, import_common.openMswSubfolder)(project, "jobs").status === "refused") return;
  if (isOpen) (0, import_common3.writeFileAtomic)(path, "", { durable: false });
  else (0, import_node_fs2.rmSync)(path, { force: true });
}

var import_shared_core_mapping_documents_map_documents = require("./shared.core.mapping.documents.map-documents.cjs");

var import_app_loop_gather_evidence2 = require("./app.loop.gather-evidence.cjs");

var import_app_loop_judge_check = require("./app.loop.judge-check.cjs");

var import_hooks_active_on_command6 = require("./hooks.active.on-command.cjs");

var import_app_loop_gather_evidence3 = require("./app.loop.gather-evidence.cjs");

var import_hooks_active_on_command7 = require("./hooks.active.on-command.cjs");

var import_common16 = require("./common.cjs");

// src/app/checks/run-project-checks.ts
async function runProjectChecks(workspace, request) {
  const ofLoops = listLoops(workspace).flatMap(({ terms }) => terms.checks);
  const wanted = wantedChecks(workspace, request);
  if (wanted.length === 0)
    return refused3('No check of this project was found: name a command, such as "npm test".');
  const isClaude = request.mayRun === "allowed";
  const sealed = new Set(isClaude ? ofLoops.filter(import_app_loop_gather_evidence3.isSealed).map(({ command }) => command) : []);
  const open = wanted.filter(({ command }) => !sealed.has(command));
  if (open.length === 0)
    return refused3("This check is sealed: it runs when you try to stop and the others pass.");
  const typed = new Set(ofLoops.map(({ command }) => command));
  const mayRun2 = ({ command }) => !isClaude || typed.has(command) || (0, import_hooks_active_on_command7.isTrusted)(workspace.userFolder, workspace.project, command);
  const checks = [];
  for (const check of open)
    checks.push(mayRun2(check) ? await run(workspace, check, request) : await notAllowed(workspace, check));
  return { status: "done", checks };
}
function wantedChecks({ project }, { commands }) {
  if (commands.length === 0) return (0, import_hooks_active_on_command6.proposeHere)(project);
  return commands.map((command) => ({ name: "check", command, from: "a call of Claude\u2019s" }));
}
async function run({ project }, { name, command }, { timeoutSeconds, tell: tell2 }) {
  tell2(`${name} runs: ${command}`);
  const ran = await (0, import_app_loop_gather_evidence2.runCheck)({ command, cwd: project, timeoutMs: timeoutSeconds * 1e3 });
  const { exitCode, timedOut, durationMs } = ran;
  const hasPassed = exitCode === 0 && !timedOut;
  const empty = hasPassed ? (0, import_app_loop_judge_check.emptyRun)(ran.output) : null;
  const result = { name, command, exitCode, durationMs, output: (0, import_common16.redact)(ran.startError ?? ran.output) };
  if (empty !== null) return { ...result, outcome: "empty", reason: `${empty.runner}: ${empty.reason}.` };
  if (hasPassed) return { ...result, outcome: "passed", reason: null };
  const reason = timedOut ? `It did not end within ${timeoutSeconds} s.` : ran.startError;
  return { ...result, outcome: "failed", reason };
}
async function notAllowed(workspace, { name, command, from }) {
  await (0, import_hooks_active_on_command7.noteUntrusted)(workspace, { plan: from, commands: [command] });
  const waiting = (0, import_shared_core_mapping_documents_map_documents.manageTrust)(workspace).list().waiting.find((one) => one.command === command);
  const reason = waiting === void 0 ? "The user has not allowed this command, and it is too long to be read: put it into a script of the project." : `The user has not allowed this command here. They do it in a terminal: ${waiting.allow}`;
  return { name, command, outcome: "not allowed", reason, exitCode: null, durationMs: 0, output: "" };
}
function refused3(reason) {
  return { status: "refused", reason };
}

var import_shared_app_headless_run_record = require("./shared.app.headless.run-record.cjs");

var import_app_loop_gather_evidence4 = require("./app.loop.gather-evidence.cjs");

// src/core/jobs/line.ts
function nextInLine(all, atOnce) {
  const working = all.filter(({ state }) => state === "running" || state === "cancelling");
  const begun = [];
  const queued = all.filter(({ state }) => state === "queued").toSorted((left, right) => left.queuedAt - right.queuedAt || (left.id < right.id ? -1 : 1));
  for (const one of queued) {
    const busy = [...working, ...begun].filter(({ lane }) => lane === one.lane);
    const isInTheWay = one.lane === "client" && busy.some(({ project }) => project === one.project);
    if (busy.length < atOnce && !isInTheWay) begun.push(one);
  }
  return begun.map(({ id }) => id);
}
// src/app/jobs/tend-jobs.ts
var JOB_MARK = "MSW_JOB";
async function tendJobs(workspace) {
  if (listClaims(workspace.userFolder).length === 0) return;
  await withLine(workspace.userFolder, async () => {
    for (const claim of listClaims(workspace.userFolder)) await takeBack(workspace, claim);
    startNext(workspace);
  });
}
function startNext({ userFolder, key, env, now }) {
  if ((0, import_hooks_active_on_command2.ownProgram)() === null) return;
  const { settings } = (0, import_app_guidance_step_guidance3.readUserSettings)(userFolder);
  const claims = listClaims(userFolder);
  for (const id of nextInLine(claims, settings.jobs.atOnce)) {
    const claim = claims.find((one) => one.id === id);
    if (claim === void 0) continue;
    const { project } = claim;
    if ((0, import_shared_core_jobs_job.readJob)({ project, key }, id) === null) {
      removeClaim(userFolder, id);
      continue;
    }
    const started = {
      ...claim,
      state: "running",
      runner: null,
      at: now(),
      starts: claim.starts + 1
    };
    writeClaim(userFolder, started);
    (0, import_hooks_active_on_command2.startCli)(["job", "run", id, "--project", project], { ...(0, import_app_loop_gather_evidence.withoutClientMarks)(env), [JOB_MARK]: id });
  }
}
var MOST_STARTS = 5;
async function takeBack(workspace, claim) {
  const { userFolder, now } = workspace;
  if (!await isLeft(userFolder, claim, now())) return;
  const there = { ...workspace, project: claim.project };
  const job = (0, import_shared_core_jobs_job.readJob)(there, claim.id);
  if (job === null) return removeClaim(userFolder, claim.id);
  await endLeft(there, claim.id);
  if (claim.state === "cancelling")
    return endJob(there, job, { status: "cancelled", outcome: "it was cancelled", next: null });
  if (claim.starts >= MOST_STARTS)
    return endJob(there, job, {
      status: "failed",
      outcome: `no runner of it could be started in ${MOST_STARTS} attempts: msw-protocol job run ${job.id} shows why`,
      next: null
    });
  writeClaim(userFolder, { ...claim, state: "queued", runner: null });
  await (0, import_shared_core_jobs_job.changeJob)(there, claim.id, (current) => queuedAgain(current));
}
function queuedAgain(job) {
  return { ...job, status: "queued", step: "waits in line", runningSince: null };
}
async function endLeft(workspace, id) {
  await (0, import_app_loop_gather_evidence4.endStrays)(`${JOB_MARK}=${id}`, null);
  await (0, import_shared_app_headless_run_record.endLeftClients)(workspace, id);
}

var import_hooks_active_on_command8 = require("./hooks.active.on-command.cjs");

// src/app/jobs/start-job.ts
async function startJob(workspace, work, request) {
  if ((0, import_hooks_active_on_command2.ownProgram)() === null) return refuse(import_hooks_active_on_command2.NO_PROGRAM);
  await tendJobs(workspace);
  const started = await withLine(workspace.userFolder, async () => {
    const known = underWay(workspace, work);
    if (known === void 0) return queueNew(workspace, work, request);
    return known.status === "waiting" ? queueAgain(workspace, known, request.waitsFor ?? []) : { status: "ok", job: known };
  });
  return started.status === "done" ? started.value : refuse(LOCKED);
}
function underWay(workspace, work) {
  return (0, import_shared_core_jobs_job.listJobs)(workspace).find(
    (job) => !(0, import_shared_core_jobs_job2.isEnded)(job) && (0, import_shared_core_jobs_job2.isSameWork)(job.work, work) && readClaim2(workspace.userFolder, job.id) !== null
  );
}
async function queueNew(workspace, work, { session, waitsFor = [], team }) {
  const { userFolder, project, now } = workspace;
  const id = team?.id ?? (0, import_hooks_active_on_command8.newLoopId)(now());
  const isWaiting = waitsFor.length > 0;
  const job = {
    ...(0, import_shared_core_jobs_job2.newJob)(id, work, { session, now: now() }),
    ...isWaiting && { status: "waiting", waitsFor },
    ...team?.budget !== void 0 && { budget: team.budget }
  };
  const written = (0, import_shared_core_jobs_job.writeJob)(workspace, job);
  if (written.status === "refused") return written;
  const lane = work.kind === "research" ? "research" : "client";
  const state = isWaiting ? "waiting" : "queued";
  const claim = newClaim({ id, project, lane, state, queuedAt: now() });
  writeClaim(userFolder, team === void 0 ? claim : { ...claim, worker: team.worker });
  const what = (0, import_shared_core_jobs_job2.whatOf)(work);
  (0, import_shared_core_jobs_job.logLine)(workspace, id, `queued: ${what}`);
  await (0, import_hooks_active_on_stop9.appendJournal)(project, { event: "job-queued", loop: id, what }, (0, import_common10.isoTime)(workspace));
  markOpen(workspace);
  startNext(workspace);
  return { status: "ok", job };
}
async function resumeJob(workspace, id) {
  await tendJobs(workspace);
  const resumed = await withLine(workspace.userFolder, async () => {
    const job = (0, import_shared_core_jobs_job.readJob)(workspace, id);
    if (job === null) return refuse(`There is no job ${id} here: msw-protocol job list lists the jobs.`);
    if ((0, import_shared_core_jobs_job2.isEnded)(job))
      return refuse(`Job ${id} is ${job.status}; start it again to continue from what is done.`);
    return job.status === "waiting" ? queueAgain(workspace, job, []) : { status: "ok", job };
  });
  return resumed.status === "done" ? resumed.value : refuse(LOCKED);
}
function refuse(reason) {
  return { status: "refused", reason };
}
async function queueAgain(workspace, { id }, waitsFor) {
  const { userFolder, now } = workspace;
  const claim = readClaim2(userFolder, id);
  if (claim === null) return refuse(`Job ${id} has ended, whatever its record says: start it again.`);
  const isWaiting = waitsFor.length > 0;
  const job = await (0, import_shared_core_jobs_job.changeJob)(workspace, id, (current) => ({
    ...current,
    ...isWaiting ? { waitsFor } : { status: "queued", step: "waits in line", waitsFor: [] }
  }));
  if (job === null) return refuse(`The record of job ${id} cannot be written.`);
  if (!isWaiting) writeClaim(userFolder, { ...claim, state: "queued", runner: null, queuedAt: now() });
  markOpen(workspace);
  startNext(workspace);
  return { status: "ok", job };
}

var import_app_guidance_step_guidance5 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance6 = require("./app.guidance.step-guidance.cjs");

var import_node_fs4 = require("node:fs");
var import_node_os2 = require("node:os");
var import_node_path4 = require("node:path");
// src/adapters/nlm/sources.ts
var ADD_SECONDS = 420;
var ONE_RETRY = { NOTEBOOKLM_RATE_LIMIT_MAX_RETRIES: "1" };
var LONGEST_NAME = 120;
var ADDED = (0, import_adapters_loops_record_schemas.object)({ source_id: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._minLength)(1)) });
async function addSource(account, notebook, source, listed2) {
  const isSame2 = (other) => isSameSource(other, source);
  const before = listed2 === void 0 ? await listSources(account, notebook) : null;
  if (before !== null && before.status !== "ok") return before;
  const there = (before?.data ?? listed2 ?? []).find(isSame2);
  if (there !== void 0) return found(there, false);
  const added = await add(account, notebook, source);
  if (added.status === "ok" || !(0, import_app_guidance_step_guidance6.isUncertain)(added)) return added;
  const after = await listSources(account, notebook);
  if (after.status !== "ok") return after;
  const arrived = after.data.find(isSame2);
  return arrived === void 0 ? added : found(arrived, true);
}
async function deleteSource(account, source) {
  const verb = { verb: ["source", "delete", "--json", "--confirm"], variables: ONE_RETRY };
  const deleted = await (0, import_app_guidance_step_guidance5.callNlm)(account, { ...verb, operands: [source] });
  const isGone = deleted.status === "ok" || deleted.status === "not-found";
  return isGone ? { status: "ok", data: null } : deleted;
}
function textSourceTitle(title) {
  const plain = title.replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, " ").replaceAll(/\s+/g, " ").trim().slice(0, LONGEST_NAME).replace(/(?<![ .])[ .]+$/, "");
  const name = plain === "" ? "Untitled" : plain;
  return /\.(?:md|txt)$/i.test(name) ? name : `${name}.md`;
}
function isSameSource({ url, title }, source) {
  if (source.kind === "text") return title === textSourceTitle(source.title);
  if (url === null || url === source.url) return url !== null;
  return URL.canParse(url) && URL.canParse(source.url) && plainUrl(url) === plainUrl(source.url);
}
async function add(account, notebook, source) {
  if (source.kind === "url") return send(account, notebook, ["--url", source.url]);
  const folder = (0, import_node_fs4.mkdtempSync)((0, import_node_path4.join)((0, import_node_os2.tmpdir)(), "msw-source-"));
  try {
    const path = (0, import_node_path4.join)(folder, textSourceTitle(source.title));
    (0, import_common3.writeFileAtomic)(path, source.text, { mode: 384 });
    return await send(account, notebook, ["--file", path]);
  } finally {
    (0, import_node_fs4.rmSync)(folder, { recursive: true, force: true });
  }
}
async function send(account, notebook, options) {
  const verb = { verb: ["source", "add", "--json"], limitSeconds: ADD_SECONDS, variables: ONE_RETRY };
  const added = await (0, import_app_guidance_step_guidance5.askNlm)(account, { ...verb, options, operands: [notebook] }, ADDED);
  return (0, import_app_guidance_step_guidance6.mapped)(added, ({ source_id: id }) => ({ id, isNew: true }));
}
function found({ id }, isNew) {
  return { status: "ok", data: { id, isNew } };
}
function plainUrl(text) {
  const url = new URL(text);
  url.hash = "";
  return url.href.replace(/\/$/, "");
}
var LISTED = (0, import_adapters_loops_record_schemas.array)(
  (0, import_adapters_loops_record_schemas.object)({
    id: (0, import_adapters_loops_record_schemas.string)(),
    title: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()),
    type: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()),
    url: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()),
    status: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.union)([(0, import_adapters_loops_record_schemas.number)(), (0, import_adapters_loops_record_schemas.string)()]))
  })
);
var CONTENT = (0, import_adapters_loops_record_schemas.object)({ content: (0, import_adapters_loops_record_schemas.string)() });
var STATES2 = {
  1: "processing",
  2: "ready",
  3: "failed",
  5: "processing"
};
async function listSources(account, notebook) {
  const request = { verb: ["source", "list", "--json"], operands: [notebook] };
  return (0, import_app_guidance_step_guidance6.mapped)(
    await (0, import_app_guidance_step_guidance5.askNlm)(account, request, LISTED),
    (rows) => rows.map((row) => ({
      id: row.id,
      title: row.title ?? "",
      type: row.type ?? "unknown",
      url: row.url || null,
      state: STATES2[Number(row.status)] ?? "unknown"
    }))
  );
}
async function sourceContent(account, source) {
  const request = { verb: ["source", "content", "--json"], operands: [source] };
  return (0, import_app_guidance_step_guidance6.mapped)(await (0, import_app_guidance_step_guidance5.askNlm)(account, request, CONTENT), ({ content }) => content);
}

var import_app_guidance_step_guidance7 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance8 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance9 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance10 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance11 = require("./app.guidance.step-guidance.cjs");

var import_hooks_active_on_stop10 = require("./hooks.active.on-stop.cjs");

// src/core/report/quota-text.ts
var SHOWN = 15;
var QUESTION_CAP = 90;
function renderQuota({ accounts, questions, trouble = null }) {
  const warning = trouble === null ? null : (0, import_common8.quoteLine)(trouble, 500);
  if (accounts.length === 0)
    return (0, import_common9.joinProse)(
      [warning, import_common9.prose`No NotebookLM account is known here: run \`nlm login --profile NAME\`.`],
      "\n"
    );
  const more = questions.length - SHOWN;
  return (0, import_common9.joinProse)(
    [
      warning,
      import_common9.prose`Accounts`,
      ...accounts.map(renderAccount),
      import_common9.prose``,
      questions.length === 0 ? import_common9.prose`Nothing was asked yet.` : import_common9.prose`Questions`,
      ...questions.slice(0, SHOWN).map(renderQuestion2),
      more > 0 ? import_common9.prose`  and ${more} before (--json shows them)` : null
    ],
    "\n"
  );
}
function quotaLine({ accounts }) {
  if (accounts.length === 0) return null;
  const parts = accounts.map(({ profile, perDay, setAside, left, restsUntil, usage }) => {
    const name = (0, import_common7.quoteName)(profile, 80);
    if (setAside !== null) return import_common9.prose`${name} logged out`;
    if (usage !== null && restsUntil !== null) return import_common9.prose`${name} refused for now`;
    return usage === null ? import_common9.prose`${name} ${left} of ${perDay}` : import_common9.prose`${name} ${percent(usage.share)}`;
  });
  return import_common9.prose`NotebookLM questions left: ${(0, import_common9.joinProse)(parts, ", ")}`;
}
function renderAccount(account) {
  const { profile, left, perDay, usage } = account;
  const what = usage === null ? import_common9.prose`${left} of ${perDay} left` : windowsText(usage);
  const line = import_common9.prose`${(0, import_common7.quoteName)(profile, 80)}: ${what} (${planText(account)})`;
  return import_common9.prose`  ${(0, import_common9.joinProse)([line, standing(account)], "; ")}`;
}
function planText({ plan, perDay, reserve, usage }) {
  if (reserve === 0) return (0, import_common7.quoteName)(plan, 40);
  const kept = usage === null ? import_common9.prose`${reserve} of them` : percent(100 * reserve / perDay);
  return import_common9.prose`${(0, import_common7.quoteName)(plan, 40)}, ${kept} kept for planning and research`;
}
var WINDOWS = { rolling: import_common9.prose`the short window`, weekly: import_common9.prose`the week`, unknown: import_common9.prose`another window` };
function windowsText({ windows, saidAt }) {
  const parts = windows.map(({ kind, remaining, resetsAt }) => {
    const left = remaining === null ? import_common9.prose`unknown` : percent(remaining);
    const anew = resetsAt === null ? import_common9.prose`` : import_common9.prose` until ${minutes(resetsAt)}`;
    return import_common9.prose`${left} of ${WINDOWS[kind]} left${anew}`;
  });
  return import_common9.prose`${(0, import_common9.joinProse)(parts, ", ")}, said Google at ${minutes(saidAt)}`;
}
function percent(share) {
  return import_common9.prose`${share > 0 ? Math.max(1, Math.floor(share)) : 0} %`;
}
function standing(account) {
  const login = import_common9.prose`run \`${(0, import_hooks_active_on_stop10.quotedLogin)(account.profile)}\``;
  if (account.setAside !== null) return import_common9.prose`set aside, logged out: ${login}`;
  if (!account.isLoggedIn) return import_common9.prose`no login on this machine: ${login}`;
  if (account.restsUntil !== null) return import_common9.prose`refused, rests until ${minutes(account.restsUntil)}`;
  return account.windowEndsAt === null || account.usage !== null ? null : import_common9.prose`starts anew at ${minutes(account.windowEndsAt)}`;
}
function renderQuestion2(asked) {
  const who = import_common9.prose`${(0, import_common7.quoteName)(asked.profile, 80)} for ${(0, import_common7.quoteName)(asked.purpose)} in ${(0, import_common7.quoteName)(lastPart(asked.project), 80)}`;
  const came = (0, import_common9.joinProse)(
    [
      spelt(asked.outcome),
      asked.cost === 0 ? import_common9.prose`free` : import_common9.prose`1 query`,
      asked.helped === null ? null : spelt(asked.helped)
    ],
    ", "
  );
  return import_common9.prose`  ${minutes(asked.at)}  ${who}: ${came}\n    ${(0, import_common8.quoteLine)(asked.question, QUESTION_CAP)}`;
}
function spelt(word) {
  return (0, import_common9.joinProse)(
    (/^[a-z-]{1,40}$/.test(word) ? word.split("-") : [word]).map((part) => (0, import_common7.quoteName)(part, 40)),
    " "
  );
}
function minutes(iso) {
  const [, day = "?", time = "?"] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(iso) ?? [];
  return import_common9.prose`${(0, import_common7.quoteName)(day)} ${(0, import_common7.quoteName)(time)} UTC`;
}
function lastPart(path) {
  return path.split(/[\\/]/).findLast((part) => part !== "") ?? path;
}
// src/app/quota/show-quota.ts
function showQuota(place) {
  const read = (0, import_app_guidance_step_guidance10.readLedger)(place.userFolder);
  if (read.status === "refused") return read;
  const { ledger } = read;
  const profiles = (0, import_app_guidance_step_guidance11.listProfiles)(place.env);
  const names = /* @__PURE__ */ new Set([...profiles.map(({ name }) => name), ...Object.keys(ledger.accounts)]);
  const now = place.now();
  const accounts = [...names].toSorted().map((name) => {
    const profile = profiles.find((one) => one.name === name);
    const login = profile?.lastValidated ?? null;
    return { ...quotaOf(ledger, name, login, now), isLoggedIn: profile?.isValid ?? false };
  });
  const questions = questionsOf(ledger, place.userFolder);
  return { status: "ok", report: { accounts, questions, trouble: (0, import_app_guidance_step_guidance10.lostLedgerText)(ledger) } };
}
function quotaOf(ledger, profile, login, now) {
  const held = (0, import_app_guidance_step_guidance10.accountOf)(ledger.accounts, profile);
  const account = (0, import_app_guidance_step_guidance10.accountAt)(held, now);
  return {
    profile,
    plan: account.plan.name,
    perDay: account.plan.perDay,
    reserve: account.plan.reserve,
    spent: account.spent,
    left: (0, import_app_guidance_step_guidance10.leftOf)(account, "ask", now),
    leftForGuidance: (0, import_app_guidance_step_guidance10.leftOf)(account, "guidance", now),
    windowEndsAt: isoOf(account.windowEndsAt),
    restsUntil: isoOf(account.coolingUntil),
    freesAt: isoOf((0, import_app_guidance_step_guidance10.freesAt)(account, "ask", now)),
    setAside: (0, import_app_guidance_step_guidance10.isAside)(held, login, now) ? held.setAside?.reason ?? null : null,
    usage: usageOf(account, now)
  };
}
function usageOf({ usage }, now) {
  const share = usage === null ? null : (0, import_app_guidance_step_guidance10.shareLeft)(usage, now);
  if (usage === null || share === null) return null;
  return {
    saidAt: new Date(usage.at).toISOString(),
    tier: usage.tier,
    share,
    windows: usage.windows.map((window) => ({
      kind: window.kind,
      remaining: (0, import_app_guidance_step_guidance10.remainingOf)(window, now),
      resetsAt: window.resetsAt !== null && window.resetsAt > now ? isoOf(window.resetsAt) : null
    }))
  };
}
function questionsOf(ledger, userFolder) {
  const lines = (0, import_app_guidance_step_guidance7.sharedLines)(userFolder);
  const outcome = (query) => {
    if (query.class === null || query.answerHash === null) return null;
    const entries = (0, import_app_guidance_step_guidance8.foldCache)(lines, query.class);
    const entry = entries.find(({ guidance }) => guidance.answerHash === query.answerHash);
    return entry === void 0 ? null : (0, import_app_guidance_step_guidance8.efficacyOf)(entry);
  };
  return ledger.queries.toReversed().map((query) => ({
    at: new Date(query.at).toISOString(),
    profile: query.account,
    notebook: query.notebook,
    purpose: query.purpose,
    project: query.project,
    loop: query.loop,
    class: query.class,
    question: query.question,
    outcome: query.outcome,
    cost: query.cost,
    helped: outcome(query)
  }));
}
function isoOf(at) {
  return at === null ? null : new Date(at).toISOString();
}
function notebookStatus(place) {
  const chosen = (0, import_app_guidance_step_guidance11.projectNotebook)(place);
  if (chosen.status === "none") return null;
  if (chosen.status === "refused") return `NotebookLM: ${(0, import_app_guidance_step_guidance11.notAskedText)(chosen)}`;
  const shown = showQuota(place);
  if (shown.status === "refused") return `NotebookLM: ${shown.reason}`;
  const { accounts } = shown.report;
  const named2 = chosen.accounts.flatMap(
    ({ account }) => accounts.filter(({ profile }) => profile === account)
  );
  return quotaLine({ accounts: named2 });
}
function refreshQuota(place, atOnce) {
  const accounts = (0, import_app_guidance_step_guidance11.listProfiles)(place.env).map(({ name, isValid, lastValidated }) => ({
    ...{ account: name, profile: name, isLoggedIn: isValid, login: lastValidated }
  }));
  return (0, import_app_guidance_step_guidance9.measureUsage)(place, accounts, atOnce ? place.now() : void 0);
}
function describePlan(profile, { perDay, reserve, name }) {
  return import_common9.prose`${(0, import_common7.quoteName)(profile, 80)} may ask ${perDay} questions a day (${(0, import_common7.quoteName)(name)}), ${reserve} of them kept for planning and research.`;
}
async function setPlan(userFolder, profile, text, reserve) {
  if (!(0, import_hooks_active_on_stop10.isProfileName)(profile))
    return {
      status: "refused",
      reason: `"${profile.slice(0, 80)}" is not a profile name: msw-protocol notebook profiles lists them`
    };
  const plan = (0, import_app_guidance_step_guidance10.parsePlan)(text, reserve);
  if (plan === null) {
    const reason = "a plan is free, plus, pro, ultra or a number of questions a day; the reserve is at most that number";
    return { status: "refused", reason };
  }
  const changed = await (0, import_app_guidance_step_guidance10.changeLedger)(userFolder, ({ lost: _, ...ledger }) => {
    const account = { ...(0, import_app_guidance_step_guidance10.accountOf)(ledger.accounts, profile), plan: { ...plan, isNamed: true } };
    return { ledger: (0, import_app_guidance_step_guidance10.withAccount)(ledger, profile, account), result: null };
  });
  return changed.status === "done" ? { status: "done", plan } : changed;
}

var import_app_loop_gather_evidence5 = require("./app.loop.gather-evidence.cjs");

var import_promises = require("node:timers/promises");
// src/app/jobs/cancel-job.ts
var PATIENCE_MS = 25e3;
var EVERY_MS = 100;
async function cancelJob(workspace, id) {
  const { userFolder } = workspace;
  const job = (0, import_shared_core_jobs_job.readJob)(workspace, id);
  if (job === null) return refuse2(`There is no job ${id} here: msw-protocol job list lists the jobs.`);
  if ((0, import_shared_core_jobs_job2.isEnded)(job)) return refuse2(`Job ${id} has ended already: it is ${job.status}.`);
  const claim = await withLine(userFolder, async () => {
    const found22 = readClaim2(userFolder, id);
    if (found22?.state === "running") writeClaim(userFolder, { ...found22, state: "cancelling" });
    return found22;
  });
  if (claim.status === "busy") return refuse2(LOCKED);
  const found2 = claim.value;
  if (found2 !== null && isTaken(found2)) await askRunner(workspace, found2);
  if (readClaim2(userFolder, id) !== null || !(0, import_shared_core_jobs_job2.isEnded)((0, import_shared_core_jobs_job.readJob)(workspace, id) ?? job)) {
    await endLeft(workspace, id);
    await endJob(workspace, job, { status: "cancelled", outcome: "it was cancelled", next: null });
    await withLine(userFolder, async () => startNext(workspace));
  }
  const ended = (0, import_shared_core_jobs_job.readJob)(workspace, id);
  return { status: "done", job: ended ?? { ...job, status: "cancelled" } };
}
function refuse2(reason) {
  return { status: "refused", reason };
}
async function askRunner({ project }, { runner }) {
  if (runner === null) return;
  const isThere = () => (0, import_shared_adapters_git_commit_hurdles.isStillThere)(runner, project);
  for (let waited = 0; waited < PATIENCE_MS; waited += EVERY_MS) {
    if (!await isThere()) return;
    await (0, import_promises.setTimeout)(EVERY_MS);
  }
  if (await isThere()) await (0, import_app_loop_gather_evidence5.killTree)({ pid: runner.pid, projectRoot: project });
}

// src/app/jobs/show-jobs.ts
var MOST_LINES = 10;
async function showJobs(workspace) {
  const jobs = (0, import_shared_core_jobs_job.listJobs)(workspace);
  if (jobs.length === 0) return [];
  await tendJobs(workspace);
  return Promise.all((0, import_shared_core_jobs_job.listJobs)(workspace).map((job) => seen(workspace, job, 0)));
}
function glanceAtJobs(workspace) {
  const { userFolder, now } = workspace;
  const jobs = (0, import_shared_core_jobs_job.listJobs)(workspace);
  const ended = jobs.filter((job) => (0, import_shared_core_jobs_job2.isEnded)(job) && now() - (job.endedAt ?? 0) < RECENT_MS);
  return [...jobs.filter((job) => !(0, import_shared_core_jobs_job2.isEnded)(job)), ...ended.slice(0, MOST_ENDED)].map((job) => {
    const claim = readClaim2(userFolder, job.id);
    return (0, import_shared_core_jobs_job2.viewOf)(job, { now: now(), isLeft: claim === null || !isTaken(claim), lines: [] });
  });
}
var RECENT_MS = 24 * 36e5;
var MOST_ENDED = 3;
async function showJob(workspace, wanted, most = MOST_LINES) {
  await tendJobs(workspace);
  const id = chooseJob(workspace, wanted);
  if (!("job" in id)) return id.reason;
  const job = (0, import_shared_core_jobs_job.readJob)(workspace, id.job) ?? null;
  return job === null ? `Job ${id.job} is gone.` : seen(workspace, job, most);
}
function chooseJob(workspace, wanted) {
  const jobs = (0, import_shared_core_jobs_job.listJobs)(workspace);
  const [first, second] = jobs.filter(({ id }) => id.startsWith(wanted ?? ""));
  if (first === void 0)
    return {
      reason: wanted === null ? "There is no job in this project yet; msw-protocol job --help says how one is started." : `There is no job ${wanted.slice(0, 40)} here: msw-protocol job list lists the jobs.`
    };
  if (wanted === null || second === void 0 || first.id === wanted) return { job: first.id };
  return { reason: `Several jobs begin with ${wanted.slice(0, 40)}: name one by its whole id.` };
}
async function seen(workspace, job, most) {
  const { userFolder, project, now } = workspace;
  const claim = readClaim2(userFolder, job.id);
  const isAbandoned = claim === null || !isTaken(claim) || await isLeft(userFolder, claim, now());
  const { lines } = most === 0 ? { lines: [] } : (0, import_shared_core_jobs_job.readLog)(project, job.id, { from: null, most });
  return (0, import_shared_core_jobs_job2.viewOf)(job, { now: now(), isLeft: isAbandoned, lines });
}

var import_shared_core_planning_writing_roadmap_document2 = require("./shared.core.planning.writing.roadmap-document.cjs");

// src/core/report/journal-event.ts
function readJournalEvent(line) {
  const parsed = journalEvents().safeParse(line);
  return parsed.success ? parsed.data : null;
}
var journalEvents = (0, import_common15.once)(() => {
  const text = (0, import_adapters_loops_record_schemas.string)();
  const count2 = (0, import_adapters_loops_record_schemas.number)();
  const listOf = (one) => (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)(one));
  const shape2 = (event, fields) => (0, import_adapters_loops_record_schemas.object)({ event: (0, import_adapters_loops_record_schemas.literal)(event), ...fields });
  const loop = { loop: text, session: text };
  const rest = { ...loop, cause: text, reason: text };
  const check = (0, import_adapters_loops_record_schemas.object)({ name: text, command: text, origin: text });
  const result = (0, import_adapters_loops_record_schemas.object)({ name: text, outcome: text, exitCode: (0, import_adapters_loops_record_schemas.nullable)(count2), durationMs: count2 });
  const execution = (0, import_adapters_loops_record_schemas.object)({
    phase: text,
    folder: text,
    wave: (0, import_adapters_loops_record_schemas.nullable)(count2),
    gapsOnly: (0, import_adapters_loops_record_schemas.boolean)()
  });
  const plan = { ...loop, plan: text };
  const research = { research: text, topic: text, trouble: (0, import_adapters_loops_record_schemas.nullable)(text), report: (0, import_adapters_loops_record_schemas.nullable)(text) };
  const ofClass = { loop: text, class: text };
  const answer = { ...ofClass, guidance: text, answerHash: text };
  return (0, import_adapters_loops_record_schemas.discriminatedUnion)("event", [
    shape2("route-chosen", {
      session: text,
      path: text,
      rule: (0, import_adapters_loops_record_schemas.nullable)(text),
      reason: text,
      command: (0, import_adapters_loops_record_schemas.nullable)(text),
      task: (0, import_adapters_loops_record_schemas.nullable)(text)
    }),
    shape2("command-typed", { session: text, command: text, words: text, told: (0, import_adapters_loops_record_schemas.nullable)(text) }),
    shape2("called", {
      session: (0, import_adapters_loops_record_schemas.optional)(text),
      by: text,
      operation: text,
      words: text,
      outcome: text,
      told: (0, import_adapters_loops_record_schemas.nullable)(text)
    }),
    shape2("loop-armed", {
      ...loop,
      checks: listOf(check),
      maxIterations: count2,
      baseline: (0, import_adapters_loops_record_schemas.optional)(text)
    }),
    shape2("iteration-finished", {
      ...loop,
      iteration: count2,
      counted: (0, import_adapters_loops_record_schemas.boolean)(),
      strategy: text,
      breaker: text,
      change: (0, import_adapters_loops_record_schemas.nullable)(text),
      checks: listOf(result),
      failure: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.object)({ class: text, exact: text })),
      headline: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.nullable)(text)),
      guidance: (0, import_adapters_loops_record_schemas.nullable)(text)
    }),
    shape2("loop-paused", {
      ...loop,
      cause: (0, import_adapters_loops_record_schemas.optional)(text),
      reason: (0, import_adapters_loops_record_schemas.optional)(text),
      iteration: (0, import_adapters_loops_record_schemas.optional)(count2)
    }),
    shape2("loop-resumed", { ...loop, rested: count2 }),
    shape2("loop-parked", { ...loop, foundBy: text }),
    shape2("loop-ended", {
      ...rest,
      iteration: count2,
      verdict: (0, import_adapters_loops_record_schemas.optional)(text),
      why: (0, import_adapters_loops_record_schemas.optional)(text)
    }),
    shape2("loop-undone", { loop: text, target: text, files: count2, untouched: count2 }),
    shape2("session-ended", { ...loop, iteration: count2 }),
    shape2("hint-given", loop),
    shape2("api-failure", { ...loop, error: text }),
    shape2("foreign-loops-set-aside", { file: text, count: count2 }),
    shape2("execution-armed", { ...loop, execution }),
    shape2("checkpoint-reached", { ...plan, type: text, task: (0, import_adapters_loops_record_schemas.nullable)(count2) }),
    shape2("plan-halted", { ...plan, reason: text }),
    shape2("plan-done", {
      loop: text,
      plan: text,
      iterations: (0, import_adapters_loops_record_schemas.nullable)(count2),
      commit: (0, import_adapters_loops_record_schemas.object)({ status: text, hash: (0, import_adapters_loops_record_schemas.optional)(text), reason: (0, import_adapters_loops_record_schemas.optional)(text) })
    }),
    shape2("tree-merged", { loop: text, plan: text, branch: text }),
    shape2("tree-kept", { loop: text, plan: text, branch: text, reason: text }),
    shape2("branch-switched", { phase: text, branch: text, from: text, created: (0, import_adapters_loops_record_schemas.boolean)() }),
    shape2("plan-resolved", { loop: (0, import_adapters_loops_record_schemas.optional)(text), plan: text, what: text }),
    shape2("untrusted-commands", { loop: (0, import_adapters_loops_record_schemas.optional)(text), plan: text, commands: listOf(text) }),
    shape2("commands-trusted", { commands: listOf(text) }),
    // `loop` is the job's id: the results of its plans are recorded under it too.
    shape2("job-queued", { loop: text, what: text }),
    shape2("job-started", { loop: text }),
    shape2("job-waiting", { loop: text, reason: text }),
    shape2("job-ended", { loop: text, status: text, outcome: text }),
    shape2("research-started", research),
    shape2("research-stopped", research),
    shape2("research-done", research),
    shape2("notebook-asked", {
      loop: (0, import_adapters_loops_record_schemas.optional)(text),
      class: (0, import_adapters_loops_record_schemas.optional)(text),
      purpose: text,
      query: text,
      profile: (0, import_adapters_loops_record_schemas.nullable)(text),
      notebook: text,
      question: text,
      outcome: text,
      cost: count2
    }),
    shape2("guidance-asked", {
      ...ofClass,
      job: text,
      notebook: text,
      question: text,
      followsUp: (0, import_adapters_loops_record_schemas.optional)(text)
    }),
    shape2("fix-learned", { ...ofClass, fix: text }),
    shape2("guidance-adopted", answer),
    shape2("guidance-offered", { ...answer, rung: (0, import_adapters_loops_record_schemas.optional)(text), tokens: (0, import_adapters_loops_record_schemas.optional)(count2) }),
    shape2("guidance-answered", { ...answer, job: text }),
    shape2("guidance-refused", { ...ofClass, job: text, reason: text, text }),
    shape2("guidance-forgotten", { guidance: text, back: (0, import_adapters_loops_record_schemas.boolean)() }),
    shape2("guidance-judged", { loop: (0, import_adapters_loops_record_schemas.optional)(text), class: text, guidance: text, outcome: text })
  ]);
});
// src/core/report/timeline.ts
function renderTimeline(loop, lines) {
  const shown = lines.map((line) => `  ${clock(line.time)}  ${(0, import_common11.plainLine)(describeLine(line), 300)}`);
  return (0, import_shared_core_planning_writing_roadmap_document2.forPeople)([`Loop ${(0, import_common11.plainLine)(loop, 64)} (times are UTC)`, ...shown]);
}
function clock(time) {
  const parts = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)/.exec(time);
  return parts === null ? "?".padEnd(19) : `${parts[1]} ${parts[2]}`;
}
function describeLine(line) {
  const event = readJournalEvent(line);
  return event === null ? line.event : describe(event);
}
function describe(event) {
  switch (event.event) {
    case "route-chosen":
      return joined(`way chosen: ${event.path}`, [event.task, event.reason, event.command]);
    case "command-typed":
      return describeTyped(event);
    case "called":
      return describeCalled(event);
    case "loop-armed":
      return joined("armed", [
        event.checks.map(({ name, command }) => `${name} (${command})`).join(", "),
        `at most ${event.maxIterations} iterations`
      ]);
    case "iteration-finished":
      return describeIteration(event);
    case "loop-paused":
      return describePaused(event);
    case "loop-resumed":
      return `resumed: after ${Math.round(event.rested / 6e4)} min`;
    case "loop-parked":
      return "parked: its session was gone";
    case "loop-ended":
      return joined("ended", [
        causeInWords(event.cause),
        event.verdict === void 0 ? event.reason : `${event.verdict}: ${event.why ?? event.reason}`,
        `iteration ${event.iteration}`
      ]);
    case "loop-undone":
      return `undone by the user: ${count(event.files, "file")} as at ${event.target}`;
    case "session-ended":
      return `its session ended in iteration ${event.iteration}`;
    case "hint-given":
      return "hint from the user";
    case "api-failure":
      return joined("the API failed", [event.error]);
    case "foreign-loops-set-aside":
      return `${count(event.count, "foreign loop record")} set aside: ${event.file}`;
    case "execution-armed":
      return joined("execution armed", describeExecution(event));
    case "checkpoint-reached":
      return joined(`plan ${event.plan} stopped at a checkpoint`, [
        event.type,
        event.task === null ? null : `task ${event.task}`
      ]);
    case "plan-halted":
      return joined(`plan ${event.plan} halted`, [event.reason]);
    case "plan-done":
      return joined(`plan ${event.plan} done`, describeCompletion(event));
    case "tree-merged":
      return `plan ${event.plan} merged from its worktree: ${event.branch}`;
    case "tree-kept":
      return joined(`plan ${event.plan} not merged, ${event.branch} is kept`, [event.reason]);
    case "branch-switched":
      return `phase ${event.phase} works on ${event.branch}${event.created ? `, made from ${event.from}` : ""}`;
    case "plan-resolved":
      return `plan ${event.plan} resolved by the user: ${event.what}`;
    case "untrusted-commands":
      return `commands of ${event.plan} not run, since they are not trusted: ${event.commands.join("; ")}`;
    case "commands-trusted":
      return `commands trusted: ${event.commands.join("; ")}`;
    case "job-queued":
      return `job queued: ${event.what}`;
    case "job-started":
      return "somebody works on the job";
    case "job-waiting":
      return joined("the job waits for a person", [event.reason]);
    case "job-ended":
      return joined(`job ${event.status}`, [event.outcome]);
    case "research-started":
      return `research ${event.research} started: ${event.topic}`;
    case "research-stopped":
      return joined(`research ${event.research} stopped`, [event.trouble]);
    case "research-done":
      return joined(`research ${event.research} done`, [event.report]);
    case "notebook-asked":
      return joined(`account ${event.profile ?? "?"}`, [
        event.outcome,
        `${count(event.cost, "question")} spent`
      ]);
    case "guidance-asked":
      return joined("notebook asked", [event.question]);
    case "fix-learned":
      return "what made the failure go away is kept as a fix";
    case "guidance-adopted":
      return "an answer of another project fits";
    case "guidance-offered":
      return event.rung === void 0 ? "guidance offered" : `guidance offered (${event.rung})`;
    case "guidance-answered":
      return "the notebook answered";
    case "guidance-refused":
      return joined("no answer from the notebook", [event.reason, event.text]);
    case "guidance-forgotten":
      return describeForgotten(event);
    case "guidance-judged":
      return `guidance judged: ${event.outcome}`;
  }
}
function describeTyped({ command, words, told }) {
  return joined(`you typed /msw:${command} ${words}`.trimEnd(), [told ?? "Claude works on it"]);
}
function describeCalled({ by, operation, words, outcome, told }) {
  return joined(`${by} called ${operation} ${words}`.trimEnd(), [outcome === "done" ? null : outcome, told]);
}
function describePaused({ cause, reason }) {
  return joined("paused", [cause === "user" ? null : causeInWords(cause), reason]);
}
function causeInWords(cause = "") {
  const known = Object.entries(ENDINGS).find(([name]) => name === cause);
  return known === void 0 ? cause : String(known[1]);
}
function describeIteration(event) {
  const { iteration, counted, checks, change: change2, guidance, strategy, breaker } = event;
  return joined(`iteration ${iteration}${counted ? "" : " (not counted)"}`, [
    checks.map(({ name, outcome, durationMs }) => `${name} ${outcome} in ${(durationMs / 1e3).toFixed(1)} s`).join(", "),
    event.headline,
    change2,
    guidance === null ? null : `guidance: ${guidance}`,
    `asked for: ${strategy}`,
    breaker === "closed" ? null : `breaker ${breaker}`
  ]);
}
function describeForgotten({ guidance, back }) {
  return `guidance ${guidance} ${back ? "brought back" : "forgotten"} by the user`;
}
function describeExecution({ execution }) {
  const { phase, wave, gapsOnly } = execution;
  return [`phase ${phase}`, wave === null ? null : `wave ${wave}`, gapsOnly ? "gaps only" : null];
}
function describeCompletion({ iterations, commit }) {
  return [
    iterations === null ? null : count(iterations, "iteration"),
    joined(commit.status, [commit.hash?.slice(0, 8) ?? commit.reason])
  ];
}
function count(number2, what) {
  return number2 === 1 ? `1 ${what}` : `${number2} ${what}s`;
}
function joined(what, parts) {
  const shown = parts.filter((part) => part !== null && part !== void 0 && part !== "");
  return shown.length === 0 ? what : `${what}: ${shown.join("; ")}`;
}
// src/app/jobs/learn-from-team.ts
async function learnFromTeam(workspace) {
  const { project } = workspace;
  if ((0, import_shared_core_planning_writing_roadmap_document.linesIn)(project, "asked").length === 0) return { status: "off" };
  const { showTeam } = await Promise.resolve().then(() => require("./app.jobs.team-jobs.cjs"));
  const shown = await showTeam(workspace);
  if (shown.status !== "ok") return shown;
  const views = [];
  await (0, import_shared_core_planning_writing_roadmap_document.changeLines)(project, "asked", async (lines) => {
    for (const line of lines) {
      const [id, seen2] = line.split(" ");
      const view = shown.views.find((one) => one.id === id);
      if (view === void 0 || view.state === seen2 && isOld(view, workspace.now())) continue;
      if (view.state !== seen2) await tellJournal(workspace, view);
      views.push(view);
    }
    return views.map(({ id, state }) => `${id} ${state}`);
  });
  return { status: "ok", views };
}
function isOld({ state, endedAt, createdAt }, now) {
  return (0, import_shared_core_jobs_job2.isEnded)({ status: state }) && now - (endedAt ?? createdAt) > RECENT_MS;
}
async function tellJournal(workspace, view) {
  const { id, state, outcome, waitsFor, team } = view;
  const by = team?.worker == null ? "" : `by ${team.worker}: `;
  const at = (0, import_common10.isoTime)(workspace);
  if ((0, import_shared_core_jobs_job2.isEnded)({ status: state })) {
    const event = { loop: id, status: state, outcome: `${by}${outcome ?? "it ended"}` };
    await (0, import_hooks_active_on_stop9.appendJournal)(workspace.project, { event: "job-ended", ...event }, at);
  } else if (state === "waiting") {
    const reason = waitsFor[0]?.reason ?? "";
    await (0, import_hooks_active_on_stop9.appendJournal)(workspace.project, { event: "job-waiting", loop: id, reason }, at);
  }
}

var import_app_guidance_step_guidance12 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance13 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance14 = require("./app.guidance.step-guidance.cjs");

var import_hooks_active_on_command9 = require("./hooks.active.on-command.cjs");

// src/core/guidance/known-items.ts
function knownItems(known) {
  const items = [...fixItems(known), ...answerItems(known), ...passageItems(known)];
  return items.toSorted(
    (one, other) => Number(other.isHere) - Number(one.isHere) || other.at.localeCompare(one.at)
  );
}
function fixItems({ fixes, shared, project, ageMs }) {
  const judgements = (0, import_app_guidance_step_guidance12.judgementsIn)(shared);
  return fixes.map(({ fix, withdrawn }) => {
    const guidance = (0, import_app_guidance_step_guidance14.fixGuidance)(fix, "same", fix.class, project);
    const efficacy = (0, import_app_guidance_step_guidance12.rateOfFix)(judgements.get(guidance.id) ?? [], fix, ageMs);
    const gone = withdrawn === "forgotten" ? "forgotten" : "withdrawn";
    return {
      ...{
        id: fix.id,
        kind: "fix",
        class: fix.class,
        failure: fix.headline,
        at: fix.at,
        guidance,
        ...efficacy
      },
      source: (0, import_app_loop_conclude_turn2.describeSource)(guidance),
      isHere: fix.project === project,
      state: withdrawn === null ? stateOf(efficacy) : gone
    };
  });
}
function answerItems({ lines, shared, ageMs }) {
  const forgotten = (0, import_app_guidance_step_guidance8.forgottenIn)(lines);
  const headlines = headlinesIn(lines);
  const all = lines.filter((line) => line.kind !== "forgotten");
  const entries = [...new Set(lines.map((line) => line.class))].flatMap((name) => (0, import_app_guidance_step_guidance8.foldCache)(all, name));
  const vouched = new Set(shared.flatMap((line) => line.kind === "answered" ? [line.guidance.id] : []));
  return entries.map(({ guidance: kept, outcomes, offeredIn }) => {
    const guidance = vouched.has(kept.id) ? kept : (0, import_app_guidance_step_guidance.broughtAlong)(kept);
    const efficacy = (0, import_app_guidance_step_guidance12.rateOf)(outcomes.values(), ageMs);
    return {
      ...{ id: guidance.id, kind: "answer", class: guidance.failureClass, at: guidance.answeredAt, guidance },
      ...efficacy,
      failure: headlines.get(guidance.failureClass) ?? null,
      source: (0, import_app_loop_conclude_turn2.describeSource)(guidance),
      isHere: offeredIn.length > 0,
      state: forgotten.has(guidance.id) ? "forgotten" : stateOf(efficacy)
    };
  });
}
var PASSAGES = /* @__PURE__ */ new Set(["memory", "documents", "packages", "tool"]);
function passageItems({ lines, shared, ageMs }) {
  const judgements = (0, import_app_guidance_step_guidance12.judgementsIn)(shared);
  const forgotten = (0, import_app_guidance_step_guidance8.forgottenIn)(shared);
  const headlines = headlinesIn(lines);
  const last = new Map(
    lines.flatMap(
      (line) => line.kind === "offered" && PASSAGES.has(line.rung ?? "") ? [[line.guidance, line]] : []
    )
  );
  return [...last.values()].map((line) => {
    const efficacy = (0, import_app_guidance_step_guidance12.rateOf)(judgements.get(line.guidance) ?? [], ageMs);
    return {
      ...{ id: line.guidance, kind: "passage", class: line.class, at: line.at, guidance: null, ...efficacy },
      failure: headlines.get(line.class) ?? null,
      source: line.source ?? line.rung ?? "",
      isHere: true,
      state: forgotten.has(line.guidance) ? "forgotten" : stateOf(efficacy)
    };
  });
}
function stateOf(efficacy) {
  return (0, import_app_guidance_step_guidance12.isResting)(efficacy) ? "rests" : "known";
}
function headlinesIn(lines) {
  return new Map(
    lines.flatMap((line) => line.kind === "climbed" ? [[line.class, line.headline]] : [])
  );
}
// src/app/guidance/show-guidance.ts
function knownHere(workspace) {
  const { project, userFolder, now } = workspace;
  const chosen = (0, import_app_guidance_step_guidance11.projectNotebook)(workspace);
  const notebooks = chosen.status === "chosen" ? chosen.accounts.map(({ notebook }) => notebook) : [];
  const isShown = (0, import_app_guidance_step_guidance13.shownIn)(workspace);
  return knownItems({
    fixes: (0, import_app_guidance_step_guidance13.readFixes)(userFolder).filter(({ fix }) => isShown(fix)),
    lines: (0, import_app_guidance_step_guidance7.knownLines)(project, userFolder, notebooks),
    shared: (0, import_app_guidance_step_guidance7.sharedLines)(userFolder),
    project,
    ageMs: (0, import_app_guidance_step_guidance12.ageFrom)(now())
  });
}
function findKnown(items, wanted) {
  return findOne(items, wanted.trim(), ({ id }) => id, {
    one: "guidance",
    list: "guidance list shows what is known, and with --forgotten what is not offered"
  });
}
function findOne(values, wanted, idOf, words) {
  const exact = values.find((value) => idOf(value) === wanted);
  if (exact !== void 0) return { status: "ok", value: exact };
  const begun = wanted === "" ? [] : values.filter((value) => idOf(value).startsWith(wanted));
  const [only, second] = begun;
  if (only !== void 0 && second === void 0) return { status: "ok", value: only };
  const shown = (0, import_common11.plainLine)(wanted, 80);
  if (only !== void 0 && second !== void 0)
    return refusal(
      `${begun.length} ids begin with "${shown}", among them ${(0, import_common11.plainLine)(idOf(only), 80)} and ${(0, import_common11.plainLine)(idOf(second), 80)}: type more of it.`
    );
  const meant = (0, import_hooks_active_on_command9.closestWord)(wanted, values.map(idOf));
  return refusal(
    `There is no ${words.one} "${shown}": ${meant === null ? words.list : `did you mean ${(0, import_common11.plainLine)(meant, 80)}?`}`
  );
}
function refusal(reason) {
  return { status: "refused", reason };
}
async function forgetGuidance(workspace, { id, kind, class: failureClass, state }, back) {
  if (state === "forgotten" === !back) return false;
  const at = (0, import_common10.isoTime)(workspace);
  if (kind === "fix") {
    const line = back ? { kind: "restored", at, fix: id } : { kind: "withdrawn", at, fix: id, why: "forgotten" };
    await (0, import_app_guidance_step_guidance13.appendFixLines)(workspace.userFolder, [line]);
    const { noteFixes, withdrawNotes } = await Promise.resolve().then(() => require("./app.guidance.fix-notes.cjs"));
    const fixes = (0, import_app_guidance_step_guidance13.readFixes)(workspace.userFolder).flatMap(({ fix }) => fix.id === id ? [fix] : []);
    await (back ? noteFixes : withdrawNotes)(workspace, fixes);
  } else {
    const last = [...(0, import_app_guidance_step_guidance7.sharedLines)(workspace.userFolder, [id]), ...(0, import_app_guidance_step_guidance7.readGuidance)(workspace.project, [id])];
    const line = {
      ...{ kind: back ? "restored" : "forgotten", class: failureClass, guidance: id },
      at: laterThan(
        last.map((one) => one.at),
        workspace.now()
      )
    };
    await (0, import_app_guidance_step_guidance7.appendShared)(workspace.userFolder, line);
    await (0, import_app_guidance_step_guidance7.appendGuidance)(workspace.project, line);
  }
  await (0, import_hooks_active_on_stop9.appendJournal)(workspace.project, { event: "guidance-forgotten", guidance: id, back }, at);
  return true;
}
function laterThan(times, now) {
  const told = times.map((time) => Date.parse(time) + 1).filter((time) => time < LAST);
  return new Date(Math.max(now, ...told)).toISOString();
}
var LAST = Date.UTC(9999, 0);
function whyGuidance({ project }, wanted, iteration) {
  const all = climbsIn((0, import_app_guidance_step_guidance7.readGuidance)(project));
  const loops = [...new Set(all.map(({ loop }) => loop))].toReversed();
  const [last] = loops;
  if (last === void 0) return { status: "ok", value: null };
  const found2 = findOne(loops, wanted?.trim() ?? last, (id) => id, {
    one: "loop that looked for guidance",
    list: `the last one is ${(0, import_common11.plainLine)(last, 80)}`
  });
  if (found2.status === "refused") return found2;
  const ofLoop = all.filter(({ loop }) => loop === found2.value);
  const climbs = iteration === null ? ofLoop : ofLoop.filter((climb) => climb.iteration === iteration);
  if (climbs.length === 0) {
    const known = [...new Set(ofLoop.flatMap((climb) => climb.iteration ?? []))].join(", ");
    return refusal(
      `Nothing was looked for before iteration ${iteration}${known === "" ? "." : `, only before ${known}.`}`
    );
  }
  return {
    status: "ok",
    value: { loop: found2.value, climbs, rungs: rungTotals(ofLoop), inProject: rungTotals(all) }
  };
}
function rungsOfLoop({ project }, loop) {
  return rungTotals(climbsIn((0, import_app_guidance_step_guidance7.readGuidance)(project, [loop])).filter((climb) => climb.loop === loop));
}

var import_app_guidance_step_guidance15 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance16 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_note_failures = require("./app.guidance.note-failures.cjs");

var import_common17 = require("./common.cjs");

var import_common18 = require("./common.cjs");

var import_node_path5 = require("node:path");
// src/app/notebook/ask-question.ts
// src/adapters/nlm/query-notebook.ts
var GRACE_SECONDS = 90;
var LONGEST2 = 1e5;
var LONGEST_QUOTE = 2e3;
var MOST_CITATIONS = 500;
var REFERENCE = (0, import_adapters_loops_record_schemas.object)({
  source_id: (0, import_adapters_loops_record_schemas.string)(),
  citation_number: (0, import_adapters_loops_record_schemas.number)(),
  cited_text: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)())
});
var ANSWER2 = (0, import_adapters_loops_record_schemas.object)({
  answer: (0, import_adapters_loops_record_schemas.string)(),
  conversation_id: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()),
  citations: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), (0, import_adapters_loops_record_schemas.string)())),
  references: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.unknown)()))
});
async function queryNotebook(query) {
  const { notebook, question, timeoutSeconds, conversationId, sourceIds = [] } = query;
  const ran = await (0, import_app_guidance_step_guidance5.callNlm)(query, {
    verb: ["notebook", "query", "--json"],
    options: [
      ...["--timeout", String(timeoutSeconds)],
      ...conversationId === null ? ["--new-conversation"] : ["--conversation-id", conversationId],
      ...sourceIds.length === 0 ? [] : ["--source-ids", sourceIds.join(",")]
    ],
    operands: [notebook, question],
    limitSeconds: timeoutSeconds + GRACE_SECONDS
  });
  if (ran.status !== "ok") return ran;
  const answer = parseAnswer(ran.data.stdout);
  if (answer === null) return (0, import_app_guidance_step_guidance6.refusedRun)(ran.data);
  if (answer.text.trim() === "")
    return { status: "lost-answer", text: "the answer was blank", wasSent: true };
  return { status: "ok", data: answer };
}
function parseAnswer(stdout) {
  const parsed = ANSWER2.safeParse((0, import_app_guidance_step_guidance5.jsonOf)(stdout));
  if (!parsed.success) return null;
  const { answer, conversation_id: conversationId = null, citations, references } = parsed.data;
  const listed2 = (references ?? []).flatMap(citation);
  const numbers = new Set(listed2.map((entry) => entry.number));
  const bare = Object.entries(citations ?? {}).map(([number2, sourceId]) => ({ number: Number(number2), sourceId, quote: null })).filter((entry) => Number.isInteger(entry.number) && !numbers.has(entry.number));
  const all = [...listed2, ...bare].toSorted((left, right) => left.number - right.number);
  return {
    text: (0, import_common16.redact)((0, import_common17.clipText)(answer, LONGEST2)),
    conversationId,
    citations: all.slice(0, MOST_CITATIONS)
  };
}
function citation(value) {
  const parsed = REFERENCE.safeParse(value);
  if (!parsed.success) return [];
  const { source_id: sourceId, citation_number: number2, cited_text: quote = null } = parsed.data;
  return [{ number: number2, sourceId, quote: quote === null ? null : (0, import_common16.redact)((0, import_common17.clipText)(quote, LONGEST_QUOTE)) }];
}
// src/app/notebook/ask-question.ts
var LONGEST_SECONDS = 180;
var SHORTEST_SECONDS = 10;
var ROOM_MS = 2e4;
async function askQuestion(place, question) {
  const chosen = (0, import_app_guidance_step_guidance11.chosenNotebook)(place, question.notebook);
  if (chosen.status !== "chosen") return nobodyChosen((0, import_app_guidance_step_guidance11.notAskedText)(chosen));
  const asked = { ...question, question: (0, import_app_guidance_step_guidance16.textToSend)(question.question) };
  const until = place.now() + question.deadlineMs;
  const notices = [...chosen.notices];
  const { account: only } = question;
  const accounts = chosen.accounts.filter(({ account }) => only === void 0 || account === only);
  for (let left = accounts; ; ) {
    const { outcome, by, notice } = await tryOne({ place, question: asked, until }, left);
    if (notice !== null) notices.push(notice);
    if (outcome.status === "answered") return { ...outcome, notices };
    notices.push(outcome.notice);
    left = left.filter((account) => account !== by);
    const mayRotate = by !== null && (0, import_app_guidance_step_guidance2.faultOf)(outcome.reason) === "account" && left.length > 0;
    if (!mayRotate || place.now() >= until) return { ...outcome, notice: notices.join(" "), notices };
  }
}
function nobodyChosen(text) {
  const refusal2 = { reason: "not-chosen", text, profile: null };
  const notice = (0, import_app_guidance_step_guidance2.refusalSentence)(refusal2);
  return { status: "none", ...refusal2, notice, freesAt: null, notices: [notice] };
}
async function tryOne(attempt, accounts) {
  const { place, question, until } = attempt;
  const id = (0, import_common18.randomUUID)();
  const reserved = await (0, import_app_guidance_step_guidance15.reserveQuestion)(place, question, id, accounts);
  if (reserved.status === "none") return { outcome: reserved, by: null, notice: null };
  const { account: by, conversationId, notice } = reserved;
  const { profile, notebook } = by;
  const { sourceIds } = question;
  const left = Math.ceil((until - place.now()) / 1e3);
  const result = await queryNotebook({
    ...{ profile, notebook, conversationId, projectRoot: place.project, env: place.env },
    question: question.question,
    timeoutSeconds: Math.min(LONGEST_SECONDS, Math.max(SHORTEST_SECONDS, left)),
    ...sourceIds === void 0 ? {} : { sourceIds }
  });
  if (result.status !== "ok") {
    const refusal2 = { reason: result.status, text: result.text, profile };
    await settle2(attempt, id, { outcome: refusal2.reason, wasSpent: result.wasSent && (0, import_app_guidance_step_guidance2.wasSpent)(refusal2) });
    return { outcome: await (0, import_app_guidance_step_guidance15.learnFromRefusal)(place, by, refusal2, until), by, notice };
  }
  const { text, conversationId: conversation, citations } = result.data;
  await settle2(attempt, id, { outcome: "answered", conversation, answerHash: (0, import_app_guidance_note_failures.hashAnswer)(text) });
  const titled = until - place.now() > ROOM_MS ? await withTitles(
    place.userFolder,
    { profile, projectRoot: place.project, env: place.env },
    notebook,
    citations
  ) : citations;
  const named2 = { ...result.data, citations: titled };
  const answer = { answer: named2, profile, notebook, conversationId: conversation };
  return { outcome: { status: "answered", ...answer }, by, notice };
}
async function settle2({ place, question }, id, settlement) {
  const settled = await (0, import_app_guidance_step_guidance10.changeLedger)(place.userFolder, (before) => {
    const ledger = (0, import_app_guidance_step_guidance10.settleQuery)(before, id, settlement);
    return { ledger, result: ledger.queries.find((query2) => query2.id === id) ?? null };
  });
  const query = settled.status === "done" ? settled.result : null;
  if (query?.cost === 0) await (0, import_app_guidance_step_guidance15.giveBackTogether)(place, id);
  const { purpose, loop, class: failureClass } = question;
  const event = {
    event: "notebook-asked",
    ...loop === void 0 ? {} : { loop },
    ...failureClass === void 0 ? {} : { class: failureClass },
    purpose,
    query: id,
    profile: query?.account ?? null,
    notebook: query?.notebook ?? question.notebook,
    question: question.question,
    outcome: settlement.outcome,
    cost: query?.cost ?? 1
  };
  await (0, import_hooks_active_on_stop9.appendJournal)(place.project, event, new Date(place.now()).toISOString());
}
var TITLES = (0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), (0, import_adapters_loops_record_schemas.string)());
var MOST = 5e3;
var LONGEST22 = 200;
async function withTitles(userFolder, account, notebook, citations) {
  const path = (0, import_node_path5.join)(userFolder, "source-titles.json");
  const known = titlesIn(path);
  const isUnknown = citations.some(({ sourceId }) => !Object.hasOwn(known, sourceId));
  const titles = isUnknown ? { ...known, ...await listed(account, notebook) } : known;
  if (isUnknown) remember(path, titles);
  return citations.map((citation2) => {
    const title = Object.hasOwn(titles, citation2.sourceId) ? titles[citation2.sourceId] : void 0;
    return title === void 0 || title === "" ? citation2 : { ...citation2, title };
  });
}
async function listed(account, notebook) {
  const sources = await listSources(account, notebook);
  if (sources.status !== "ok") return {};
  return Object.fromEntries(sources.data.map(({ id, title }) => [id, (0, import_common16.redact)(title).slice(0, LONGEST22)]));
}
function titlesIn(path) {
  const file = (0, import_common4.readJson)(path, (0, import_common6.ownFile)((0, import_node_path5.dirname)(path)));
  const parsed = TITLES.safeParse(file.status === "ok" ? file.value : {});
  return parsed.success ? parsed.data : {};
}
function remember(path, titles) {
  try {
    const kept = Object.fromEntries(Object.entries(titles).slice(-MOST));
    (0, import_common3.writeFileAtomic)(path, `${JSON.stringify(kept)}
`, { mode: 384 });
  } catch {
  }
}

var import_app_guidance_step_guidance17 = require("./app.guidance.step-guidance.cjs");

var import_hooks_active_on_command10 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop11 = require("./hooks.active.on-stop.cjs");

// src/core/commands/setup-request.ts
var DEFAULT_NAME = "main";
var USAGE = "type /msw:setup alone, /msw:setup use NOTEBOOK [--profile P] [--name NAME], or /msw:setup plan PROFILE PLAN [--reserve N]";
function readSetUp(raw) {
  const typed = (0, import_hooks_active_on_command10.readTyped)("setup", raw);
  if (typed.status === "refused")
    return refused4(
      typed.reason.replace(/[.:?]$/, "").replace(/: did you mean (\S+)$/, " (did you mean $1?)")
    );
  const [verb, ...words] = typed.words;
  if (verb === void 0) return typed.options.length === 0 ? { kind: "show" } : refused4("say use or plan");
  const given = { words, options: new Map(typed.options) };
  if (verb === "use") return readUse(given);
  return verb === "plan" ? readPlan(given) : refused4(`"${verb.slice(0, 40)}" is not known`);
}
function readUse({ words, options }) {
  const [notebook = null, ...more] = words;
  const profile = options.get("profile") ?? null;
  if (more.length > 0) return refused4("one notebook at a time, and names with spaces in quotes");
  if (options.has("reserve")) return refused4("--reserve belongs to a plan");
  if (notebook === null && profile === null) return refused4("the notebook is missing");
  return { kind: "use", notebook, profile, name: options.get("name") ?? DEFAULT_NAME };
}
function readPlan({ words, options }) {
  const [profile, plan, ...more] = words;
  if (profile === void 0 || plan === void 0 || more.length > 0)
    return refused4("a plan needs one profile and one plan");
  const reserve = options.get("reserve") ?? null;
  if (reserve !== null && !/^\d{1,7}$/.test(reserve)) return refused4("--reserve needs a number of questions");
  if (options.has("profile") || options.has("name"))
    return refused4("a plan takes --reserve and no other option");
  return { kind: "plan", profile, plan, reserve: reserve === null ? null : Number(reserve) };
}
function refused4(why) {
  return { kind: "refused", reason: `${why[0]?.toUpperCase()}${why.slice(1)}: ${USAGE}.` };
}
// src/core/report/setup-text.ts
function renderSetUp(facts) {
  return (0, import_common9.joinProse)(
    [
      import_common9.prose`1. nlm: ${nlmLine(facts)}`,
      import_common9.prose`2. logins: ${loginLine(facts)}`,
      import_common9.prose`3. notebook of this project: ${notebookLine(facts)}`,
      import_common9.prose`4. next: ${nextStep3(facts)}`,
      ...facts.problems.map((problem) => import_common9.prose`Note: ${(0, import_common8.quoteLine)(problem, 300)}`)
    ],
    "\n"
  );
}
function nlmLine({ nlm, version, trouble }) {
  if (nlm === null) {
    return import_common9.prose`not installed. \`uv tool install notebooklm-mcp-cli\` or \`pipx install notebooklm-mcp-cli\` installs it.`;
  }
  const name = version === null ? import_common9.prose`installed` : import_common9.prose`version ${(0, import_common7.quoteName)(version, 40)}`;
  return trouble === null ? import_common9.prose`${name}.` : import_common9.prose`${name}, but ${(0, import_common8.quoteLine)(trouble, 300)}.`;
}
function loginLine({ profiles }) {
  if (profiles.length === 0) return import_common9.prose`none. \`nlm login --profile NAME\` in a terminal makes one.`;
  const names = profiles.map(({ name: profile, email, isValid, isDefault }) => {
    const name = (0, import_common7.quoteName)(profile, 80);
    const login = (0, import_hooks_active_on_stop10.quotedLogin)(profile);
    const parts = [
      email === null ? name : import_common9.prose`${name} (${(0, import_common7.quoteName)(email, 120)})`,
      isDefault ? import_common9.prose`the default` : null,
      isValid ? null : import_common9.prose`without a login: the user runs \`${login}\` in a terminal`
    ];
    return (0, import_common9.joinProse)(parts, ", ");
  });
  return import_common9.prose`${(0, import_common9.joinProse)(names, "; ")}.`;
}
function notebookLine({ notebook, refusal: refusal2, accounts, quota }) {
  if (refusal2 !== null) return import_common9.prose`${(0, import_common8.quoteLine)(refusal2, 300)}.`;
  if (notebook === null) return import_common9.prose`none; the loop works without one.`;
  const parts = accounts.map(({ account, notebook: id, isLoggedIn }) => {
    const known = import_common9.prose`${(0, import_common7.quoteName)(account, 80)} knows it as ${(0, import_common7.quoteName)(id, 120)}`;
    if (!isLoggedIn) return import_common9.prose`${known}, but has no login here`;
    const left = quota.find(({ profile }) => profile === account);
    return left === void 0 ? known : import_common9.prose`${known}, ${left.left} of ${left.perDay} questions left`;
  });
  return import_common9.prose`${(0, import_common9.joinProse)([(0, import_common7.quoteName)(notebook, 120), ...parts], "; ")}.`;
}
function nextStep3({ nlm, trouble, profiles, notebook, refusal: refusal2, accounts }) {
  if (nlm === null) return import_common9.prose`install nlm, or do without NotebookLM.`;
  if (trouble !== null) return import_common9.prose`upgrade notebooklm-mcp-cli.`;
  if (!profiles.some(({ isValid }) => isValid))
    return import_common9.prose`the user logs in: \`nlm login --profile NAME\` in a terminal.`;
  if (notebook === null || refusal2 !== null)
    return import_common9.prose`the user chooses the notebook that answers for this project: \`/msw:setup use ID --profile NAME\`.`;
  if (!accounts.some(({ isLoggedIn }) => isLoggedIn))
    return import_common9.prose`log in an account that has the notebook, or name another one.`;
  return import_common9.prose`ask one test question; it costs one query.`;
}
// src/app/notebook/use-notebook.ts
var NOTEBOOK = /^[\p{L}\p{N}_][^\p{C}\p{Zl}\p{Zp}]{0,199}$/u;
async function useNotebook(place, request) {
  const { notebook, name } = request;
  const profile = request.profile ?? (0, import_app_guidance_step_guidance11.defaultProfile)(place.env);
  const problem = problemOf(request, profile);
  if (problem !== null) return refused22(problem);
  const unkept = await (0, import_app_guidance_step_guidance17.chooseNotebook)(place.userFolder, place.project, { account: profile, notebook });
  if (unkept !== null) return refused22(unkept);
  const noted = notebook === null ? await setProfile(place.project, profile) : await addNotebook(place.project, { name, profile, id: notebook, isUsed: true });
  return noted.status === "refused" ? noted : done2(place, request, profile);
}
function problemOf({ notebook, name }, profile) {
  if (!(0, import_hooks_active_on_stop10.isProfileName)(profile))
    return `"${(0, import_common12.harmless)(profile).slice(0, 80)}" is not a profile name: msw-protocol notebook profiles lists them`;
  if (notebook !== null && !NOTEBOOK.test(notebook))
    return "that is not the id or alias of a notebook: msw-protocol notebook list shows them";
  return NOTEBOOK.test(name) ? null : `"${(0, import_common12.harmless)(name).slice(0, 80)}" is not a name for a notebook: begin with a letter or a digit`;
}
function done2(place, { notebook, name }, profile) {
  const what = notebook === null ? `MSW makes its notebooks for this project in ${profile}.` : `${name} answers for this project: ${profile} knows it as ${notebook}.`;
  const known = (0, import_app_guidance_step_guidance11.listProfiles)(place.env).find((one) => one.name === profile);
  const login = known?.isValid ? [] : [`nlm has no login for it here yet: run ${(0, import_hooks_active_on_stop10.loginCommand)(profile)}.`];
  const chosen = (0, import_app_guidance_step_guidance11.projectNotebook)(place);
  const others = chosen.status === "refused" ? [`Still, ${(0, import_app_guidance_step_guidance11.notAskedText)(chosen)}.`] : [];
  return { status: "done", profile, message: [what, ...login, ...others].join(" ") };
}
function refused22(reason) {
  return { status: "refused", reason };
}
function addNotebook(project, choice) {
  return edit2(project, (before) => withNotebook(before, choice));
}
function setProfile(project, profile) {
  return edit2(project, (before) => ({ ...before, nlmProfile: profile }));
}
async function edit2(project, change2) {
  const folder = (0, import_common.openMswFolder)(project);
  if (folder.status === "refused") return folder;
  const path = (0, import_common.mswPath)(project, "config.json");
  const held = await (0, import_common2.withLock)(path, () => {
    const file = (0, import_common4.readJson)(path, (0, import_common6.ownFile)(project));
    const before = file.status === "ok" ? file.value : null;
    if (file.status !== "missing" && !(0, import_common4.isFields)(before))
      return {
        status: "refused",
        reason: ".msw/config.json is not a JSON object: correct it, or move it away"
      };
    (0, import_common3.writeFileAtomic)(path, `${JSON.stringify(change2((0, import_common4.isFields)(before) ? before : {}), null, 2)}
`);
    return { status: "done" };
  });
  return held.status === "done" ? held.value : { status: "refused", reason: `${path} is locked by another process; try again` };
}
function withNotebook(before, { name, profile, id, isUsed }) {
  const notebooks = (0, import_common4.isFields)(before.notebooks) ? before.notebooks : {};
  const twins = Object.hasOwn(notebooks, name) ? notebooks[name] : {};
  const grown = { ...notebooks, [name]: { ...(0, import_common4.isFields)(twins) ? twins : {}, [profile]: id } };
  return { ...before, ...isUsed ? { notebook: name } : {}, notebooks: grown };
}
// src/app/quota/set-up.ts
async function setUpFacts(place) {
  const { project, env } = place;
  const { config, problems } = (0, import_hooks_active_on_stop11.readConfig)(project);
  const chosen = (0, import_app_guidance_step_guidance11.projectNotebook)(place);
  const accounts = chosen.status === "chosen" ? chosen.accounts : [];
  const quota = showQuota(place);
  const notices = chosen.status === "chosen" ? chosen.notices : [];
  return {
    ...await nlmOf(place),
    profiles: (0, import_app_guidance_step_guidance11.listProfiles)(env),
    notebook: config.notebook,
    refusal: chosen.status === "refused" ? (0, import_app_guidance_step_guidance11.notAskedText)(chosen) : null,
    accounts: accounts.map(({ account, notebook, isLoggedIn }) => ({ account, notebook, isLoggedIn })),
    quota: quota.status === "ok" ? quota.report.accounts : [],
    problems: [...problems, ...notices, ...quota.status === "ok" ? [] : [quota.reason]]
  };
}
async function nlmOf({ project: projectRoot, env }) {
  const nlm = await (0, import_app_guidance_step_guidance6.locateNlm)({ projectRoot, env });
  if (nlm.status === "not-installed") return { nlm: null, version: null, trouble: null };
  if (nlm.status !== "located") return { nlm: "nlm", version: null, trouble: nlm.text };
  const { executable, version } = nlm;
  const trouble = version === null ? "its version cannot be read" : (0, import_app_guidance_step_guidance6.refuseOldVersion)(version, "any")?.text;
  return { nlm: executable, version, trouble: trouble ?? null };
}
async function setUpCommand(place, args) {
  const request = readSetUp(args);
  if (request.kind !== "show") return { kind: "answer", text: (0, import_common11.plainLine)(await change(place, request), 600) };
  const context = import_common9.prose`NotebookLM, as MSW finds it:\n${renderSetUp(await setUpFacts(place))}`;
  return { kind: "context", context, notice: null };
}
async function change(place, request) {
  if (request.kind === "refused") return request.reason;
  if (request.kind === "use") {
    const used = await useNotebook(place, request);
    return used.status === "done" ? used.message : `Nothing was changed: ${used.reason}.`;
  }
  const { profile, plan, reserve } = request;
  const set = await setPlan(place.userFolder, profile, plan, reserve);
  return set.status === "done" ? describePlan(profile, set.plan) : `Nothing was changed: ${set.reason}.`;
}

var import_shared_core_mapping_skeleton_languages = require("./shared.core.mapping.skeleton.languages.cjs");

// src/adapters/model/ask-model.ts
var LONGEST_MS = 6e4;
var LONGEST_ANSWER = 1e5;
var ANSWER3 = (0, import_adapters_loops_record_schemas.object)({
  choices: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.object)({ message: (0, import_adapters_loops_record_schemas.object)({ content: (0, import_adapters_loops_record_schemas.string)() }) })).check((0, import_adapters_loops_record_schemas._minLength)(1))
});
async function askModel(endpoint, question) {
  const messages = [{ role: "user", content: (0, import_app_guidance_step_guidance16.textToSend)(question) }];
  const reply = await post(
    endpoint,
    "chat/completions",
    { temperature: 0, stream: false, messages },
    LONGEST_MS
  );
  if (reply.status === "none") return reply;
  const text = ANSWER3.safeParse(reply.value).data?.choices[0]?.message.content.slice(0, LONGEST_ANSWER) ?? "";
  return text.trim() === "" ? none("it gave no answer") : { status: "answered", text };
}
var EMBEDDINGS = (0, import_adapters_loops_record_schemas.object)({
  data: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.object)({ index: (0, import_adapters_loops_record_schemas.int)(), embedding: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.number)()).check((0, import_adapters_loops_record_schemas._maxLength)(8192)) }))
});
async function embedTexts(endpoint, texts, limitMs) {
  const reply = await post(endpoint, "embeddings", { input: texts.map((text) => (0, import_app_guidance_step_guidance16.textToSend)(text)) }, limitMs);
  if (reply.status === "none") return reply;
  const data = EMBEDDINGS.safeParse(reply.value).data?.data ?? [];
  const byIndex = new Map(data.map(({ index, embedding }) => [index, (0, import_shared_core_mapping_skeleton_languages.unitVector)(embedding)]));
  const vectors = texts.flatMap((_, index) => byIndex.get(index) ?? []);
  const isWhole = vectors.length === texts.length && new Set(vectors.map(({ length }) => length)).size === 1;
  return isWhole ? { status: "embedded", vectors } : none("it did not return a vector for every text");
}
async function post({ endpoint, model, key }, path, body, limitMs) {
  try {
    const response = await fetch(`${endpoint.replace(/\/$/, "")}/${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...key !== null && { authorization: `Bearer ${key}` }
      },
      body: JSON.stringify({ model, ...body }),
      // No redirect may take the text anywhere else.
      redirect: "error",
      signal: AbortSignal.timeout(limitMs)
    });
    if (!response.ok) return none(`it answered with status ${response.status}`);
    return { status: "said", value: await response.json() };
  } catch (error) {
    return none(reasonOf(error, limitMs));
  }
}
function reasonOf(error, limitMs) {
  if (!(error instanceof Error)) return "it cannot be reached";
  if (error.name === "TimeoutError") return `it did not answer within ${limitMs / 1e3} seconds`;
  const cause = error.cause instanceof Error ? error.cause.message : error.message;
  return `it cannot be used (${(0, import_common11.plainLine)(cause, 120)})`;
}
function none(reason) {
  return { status: "none", reason };
}
module.exports = {
  DEFAULT_NAME: DEFAULT_NAME,
  ENDINGS: ENDINGS,
  JOB_MARK: JOB_MARK,
  LOCKED: LOCKED,
  RECENT_MS: RECENT_MS,
  RESEARCH: RESEARCH,
  SIGN_MS: SIGN_MS,
  addNotebook: addNotebook,
  addSource: addSource,
  answeredCount: answeredCount,
  askModel: askModel,
  askQuestion: askQuestion,
  cancelJob: cancelJob,
  chooseJob: chooseJob,
  climbsIn: climbsIn,
  clock: clock,
  deleteSource: deleteSource,
  describe: describe,
  describePlan: describePlan,
  dropGates: dropGates,
  embedTexts: embedTexts,
  endJob: endJob,
  endLeft: endLeft,
  explainEnding: explainEnding,
  findKnown: findKnown,
  forgetGuidance: forgetGuidance,
  giveSign: giveSign,
  glanceAtJobs: glanceAtJobs,
  hintLoop: hintLoop,
  isLeft: isLeft,
  isSlug: isSlug,
  isTaken: isTaken,
  isWasteful: isWasteful,
  keepReplaced: keepReplaced,
  knownHere: knownHere,
  learnFromTeam: learnFromTeam,
  letJobWait: letJobWait,
  listClaims: listClaims,
  listLoops: listLoops,
  listSources: listSources,
  markOpen: markOpen,
  newClaim: newClaim,
  newResearch: newResearch,
  nextStep: nextStep,
  nextStep$2: nextStep2,
  notebookStatus: notebookStatus,
  notifyByProgram: notifyByProgram,
  ok: ok,
  openResearchFolder: openResearchFolder,
  ownRunner: ownRunner,
  pauseLoop: pauseLoop,
  readClaim: readClaim2,
  readJournalEvent: readJournalEvent,
  readResearch: readResearch,
  refreshQuota: refreshQuota,
  refused: refused,
  release: release,
  removeClaim: removeClaim,
  renderKnown: renderKnown,
  renderKnownItem: renderKnownItem,
  renderQuota: renderQuota,
  renderReport: renderReport,
  renderRungs: renderRungs,
  renderSetUp: renderSetUp,
  renderTimeline: renderTimeline,
  renderWhy: renderWhy,
  researchSlug: researchSlug,
  resumeJob: resumeJob,
  runProjectChecks: runProjectChecks,
  rungTotals: rungTotals,
  rungsOfLoop: rungsOfLoop,
  setPlan: setPlan,
  setResearchAside: setResearchAside,
  setUpCommand: setUpCommand,
  setUpFacts: setUpFacts,
  showJob: showJob,
  showJobs: showJobs,
  showQuota: showQuota,
  showResearch: showResearch,
  sourceContent: sourceContent,
  startJob: startJob,
  startNext: startNext,
  stopLoop: stopLoop,
  stopped: stopped,
  sumChanges: sumChanges,
  takeNews: takeNews,
  tendJobs: tendJobs,
  textSourceTitle: textSourceTitle,
  useNotebook: useNotebook,
  whyGuidance: whyGuidance,
  withLine: withLine,
  withResearch: withResearch,
  writeClaim: writeClaim,
  writeEnding: writeEnding,
  writeResearch: writeResearch
};
