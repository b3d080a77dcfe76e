var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var p in e)__defProp(r,p,{get:e[p],enumerable:!0})},__copyProps=(r,e,p,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let a of __getOwnPropNames(e))!__hasOwnProp.call(r,a)&&a!==p&&__defProp(r,a,{get:()=>e[a],enumerable:!(o=__getOwnPropDesc(e,a))||o.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{POLL_MS:()=>POLL_MS,runResearch:()=>runResearch}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_research_render_phase_research=require("./shared.core.research.render-phase-research.cjs"),import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_shared_core_research_questions=require("./shared.core.research.questions.cjs"),import_shared_core_loop_texts_report2=require("./shared.core.loop.texts.report.cjs"),import_shared_core_loop_texts_report3=require("./shared.core.loop.texts.report.cjs"),import_shared_core_loop_texts_report4=require("./shared.core.loop.texts.report.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance2=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance3=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance4=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance5=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance6=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance7=require("./app.guidance.step-guidance.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_promises=require("node:timers/promises");
// src/app/research/ask-questions.ts
var DEADLINE_MS = 10 * 6e4;
async function chooseQuestions(context, research) {
  const { phase, topic, questions: count, ask: own } = research.request;
  if (phase !== null) {
    const questions = (0, import_shared_core_research_render_phase_research.phaseQuestions)(phase, topic);
    return (0, import_shared_core_loop_texts_report.ok)(
      context.save({ ...research, questions }, `${(0, import_common4.countOf)(questions.length, "question")} for the planner`)
    );
  }
  if (own.length >= count) return kept(context, research, own);
  const outcome = await ask(context, research, (0, import_shared_core_research_questions.questionsQuery)(topic, count));
  if (outcome.status === "none" && (0, import_app_guidance_step_guidance7.faultOf)(outcome.reason) !== "question")
    return (0, import_shared_core_loop_texts_report.stopped)(research, outcome.notice);
  const named = outcome.status === "answered" ? (0, import_shared_core_research_questions.parseQuestions)(outcome.answer.text, count) : [];
  return kept(context, research, (0, import_shared_core_research_questions.withUsual)(named, topic, { count, own }));
}
function kept(context, research, texts) {
  const questions = texts.map((text) => ({ section: null, text, answer: null, attempts: 0 }));
  return (0, import_shared_core_loop_texts_report.ok)(context.save({ ...research, questions }, (0, import_common4.countOf)(questions.length, "key question")));
}
async function answerQuestion(context, research, index) {
  const outcome = await ask(context, research, research.questions[index]?.text ?? "");
  const answered = await received(context, research, outcome);
  if (typeof answered === "string") return (0, import_shared_core_loop_texts_report.stopped)(research, answered);
  const questions = research.questions.map(
    (question, at) => at === index ? { ...question, answer: answered.answer, attempts: question.attempts + 1 } : question
  );
  const next = { ...research, sources: answered.sources, questions };
  return (0, import_shared_core_loop_texts_report.ok)(
    context.save(next, `${(0, import_shared_core_loop_texts_report2.answeredCount)(next)} of ${(0, import_common4.countOf)(questions.length, "question")} answered`)
  );
}
async function synthesise(context, research) {
  const { phase, topic } = research.request;
  const outcome = await ask(
    context,
    research,
    (0, import_shared_core_research_questions.synthesisQuery)(phase === null ? topic : `${phase.name}: ${topic}`)
  );
  const answered = await received(context, research, outcome);
  if (typeof answered === "string") return (0, import_shared_core_loop_texts_report.stopped)(research, answered);
  const next = {
    ...research,
    sources: answered.sources,
    synthesis: answered.answer,
    synthesisAttempts: research.synthesisAttempts + 1
  };
  return (0, import_shared_core_loop_texts_report.ok)(context.save(next, answered.answer === null ? "No synthesis yet" : "The synthesis is there"));
}
function ask(context, research, question) {
  const { workspace, until } = context;
  const deadlineMs = Math.max(1e3, Math.min(DEADLINE_MS, until - workspace.now()));
  const notebook = research.notebook?.id ?? "";
  return (0, import_shared_core_loop_texts_report3.askQuestion)(workspace, { notebook, question, purpose: "research", deadlineMs });
}
async function received({ account }, research, outcome) {
  if (outcome.status === "none") {
    return (0, import_app_guidance_step_guidance7.faultOf)(outcome.reason) === "question" ? { answer: null, sources: research.sources } : outcome.notice;
  }
  const { text, citations } = outcome.answer;
  const known = new Set(research.sources.map(({ id }) => id));
  const answer = { text, citations };
  if (citations.every(({ sourceId }) => known.has(sourceId))) return { answer, sources: research.sources };
  const listed = await (0, import_shared_core_loop_texts_report4.listSources)({ ...account, profile: outcome.profile }, outcome.notebook);
  const others = listed.status === "ok" ? listed.data.filter(({ id }) => !known.has(id)) : [];
  const added = others.map(({ id, title, url }) => ({ id, title, url }));
  return { answer, sources: [...research.sources, ...added] };
}
// src/app/research/discover-sources.ts
// src/adapters/nlm/nlm-research.ts
var DONE = { status: "ok", data: null };
var IMPORT_SECONDS = 300;
var IMPORT_GRACE_SECONDS = 120;
async function startResearch(account, {
  notebook,
  topic,
  mode,
  source = "web"
}) {
  const options = ["--force", "--mode", mode, "--source", source, "--notebook-id", notebook];
  const ran = await (0, import_app_guidance_step_guidance3.callNlm)(account, { verb: ["research", "start"], options, operands: [topic] });
  if (ran.status !== "ok") return ran;
  return ran.data.stdout.includes("Research started") ? { status: "ok", data: null } : (0, import_app_guidance_step_guidance4.unreadableRun)(ran.data);
}
async function researchStatus(account, notebook) {
  const whole = await lookAt(account, notebook, "--full");
  if (whole.status === "ok" || !/^(?:Research Status:|nlm crashed with )/.test(whole.text)) return whole;
  return lookAt(account, notebook, "--compact");
}
async function importResearch(account, notebook, found) {
  const before = await (0, import_shared_core_loop_texts_report4.listSources)(account, notebook);
  if (before.status !== "ok") return before;
  const missing = missingFrom(before.data, found);
  if (found.sources.length > 0 && missing.length === 0) return DONE;
  const indices = missing.length === 0 ? [] : ["--indices", missing.map(({ index }) => index).join(",")];
  const ran = await (0, import_app_guidance_step_guidance3.callNlm)(account, {
    verb: ["research", "import"],
    options: ["--timeout", String(IMPORT_SECONDS), ...indices],
    operands: found.taskId === null ? [notebook] : [notebook, found.taskId],
    limitSeconds: IMPORT_SECONDS + IMPORT_GRACE_SECONDS
  });
  if (ran.status === "ok") return DONE;
  if (!(0, import_app_guidance_step_guidance4.isUncertain)(ran) || missing.length === 0) return ran;
  const after = await (0, import_shared_core_loop_texts_report4.listSources)(account, notebook);
  if (after.status !== "ok") return after;
  return missingFrom(after.data, found).length === 0 ? DONE : ran;
}
function missingFrom(held, found) {
  const addresses = new Set(held.map((source) => source.url));
  const unaddressed = new Set(held.flatMap(({ url, title }) => url === null ? [title] : []));
  return found.sources.filter(
    ({ url, title }) => url !== null && !addresses.has(url) && !unaddressed.has(title)
  );
}
var WIDE = { COLUMNS: "100000" };
async function lookAt(account, notebook, detail) {
  const options = ["--max-wait", "0", detail];
  const request = { verb: ["research", "status"], options, operands: [notebook], variables: WIDE };
  const ran = await (0, import_app_guidance_step_guidance3.callNlm)(account, request);
  if (ran.status !== "ok") return ran;
  const status = parseResearchStatus(ran.data.stdout);
  return status === null ? (0, import_app_guidance_step_guidance4.unreadableRun)(ran.data) : { status: "ok", data: status };
}
var SOURCE = /^ {2}\[(\d+)\] ?(.*)(?:\n {6}(\S.*))?$/gm;
function parseResearchStatus(stdout) {
  const text = stdout.replaceAll("\r\n", "\n");
  const word = /^[ \t]*Status:[ \t]*(\S.*)$/m.exec(text)?.[1]?.trim();
  if (word === void 0) return null;
  const [head = ""] = text.split("\nReport:\n");
  const listed = text.lastIndexOf("\nDiscovered Sources:\n");
  return {
    state: STATES[word] ?? (word.startsWith("no research") ? "none" : "in-progress"),
    taskId: /^[ \t]*Task ID:[ \t]*(\S+)/m.exec(head)?.[1] ?? null,
    sources: listed < 0 ? [] : [...text.slice(listed).matchAll(SOURCE)].map(sourceOf)
  };
}
var STATES = {
  completed: "completed",
  in_progress: "in-progress",
  no_research: "none",
  failed: "failed"
};
function sourceOf(match) {
  return { index: Number(match[1]), title: (match[2] ?? "").trim(), url: match[3]?.trim() ?? null };
}
// src/app/research/discover-sources.ts
var LIMIT_MINUTES = { deep: 45, fast: 10 };
var MOST_MISSES = 5;
var MOST_LOOKS_AT_SOURCES = 20;
var OUTSIDE = /* @__PURE__ */ new Set(["timeout", "network", "unknown", "lost-answer"]);
async function startDiscovery(context, research) {
  const notebook = research.notebook?.id ?? "";
  const { topic, mode, source } = research.request;
  const now = context.workspace.now();
  if (research.begun === "discovery") {
    const status = await researchStatus(context.account, notebook);
    if (status.status !== "ok") return (0, import_shared_core_loop_texts_report.refusedByNlm)(research, status, context);
    if (status.data.state === "in-progress" || status.data.state === "completed")
      return running(context, research, now);
  }
  const begun = context.save({ ...research, begun: "discovery" });
  const started = await startResearch(context.account, {
    ...{ notebook, topic: (0, import_app_guidance_step_guidance.textToSend)(topic) },
    ...{ mode, source }
  });
  if (started.status === "ok") return running(context, begun, now);
  const isGone = started.status === "not-found";
  const refusal = (0, import_shared_core_loop_texts_report.refusedByNlm)(begun, started, context);
  return {
    ...refusal,
    research: isGone ? context.save({ ...begun, begun: null, notebook: null }) : begun,
    reason: `${refusal.reason}${hintFor(mode, started)}`
  };
}
function hintFor(mode, { status }) {
  if (status === "not-found") return " Run it again to begin with a new one.";
  const isDeepQuota = mode === "deep" && status === "rate-limited";
  return isDeepQuota ? " Deep research has a quota of its own: --fresh --mode fast may still work." : "";
}
function running(context, research, now) {
  const { mode, source } = research.request;
  return (0, import_shared_core_loop_texts_report.ok)(
    context.save(
      { ...research, begun: null, discoveringSince: now },
      `NotebookLM looks for sources (${mode} research${source === "drive" ? " in Google Drive" : ""})`
    )
  );
}
async function importSources(context, research) {
  const found = await awaitDiscovery(context, research);
  if ("reason" in found) return found;
  const notebook = research.notebook?.id ?? "";
  if (found.state === "completed") {
    const imported = await importResearch(context.account, notebook, found);
    if (imported.status !== "ok") return (0, import_shared_core_loop_texts_report.refusedByNlm)(research, imported, context);
  }
  const sources = await readableSources(context, research, notebook);
  if ("status" in sources) return (0, import_shared_core_loop_texts_report.refusedByNlm)(research, sources, context);
  if (sources.length === 0) {
    return (0, import_shared_core_loop_texts_report.stopped)(
      context.save({ ...research, discoveringSince: null }),
      "NotebookLM found no sources for this topic: say it differently, or name a notebook that has some with --notebook."
    );
  }
  const known = sources.map(({ id, title, url }) => ({ id, title, url }));
  return (0, import_shared_core_loop_texts_report.ok)(
    context.save(
      { ...research, imported: true, sources: known },
      `${(0, import_common4.countOf)(known.length, "source is", "sources are")} in the notebook`
    )
  );
}
async function awaitDiscovery(context, research) {
  const { now } = context.workspace;
  const since = research.discoveringSince ?? now();
  for (let misses = 0; ; ) {
    const looked = await researchStatus(context.account, research.notebook?.id ?? "");
    const state = looked.status === "ok" ? looked.data.state : null;
    misses = state === null || state === "none" ? misses + 1 : 0;
    const end = endOf(context, research, looked, misses) ?? overdue(context, research, since);
    if (end !== null) return end;
    const minutes = Math.floor((now() - since) / 6e4);
    context.save(research, `NotebookLM has been looking for sources for ${minutes} min`);
    await (0, import_promises.setTimeout)(context.pollMs);
  }
}
function overdue(context, research, since) {
  const now = context.workspace.now();
  const limit = since + LIMIT_MINUTES[research.request.mode] * 6e4;
  if (now >= limit) return again(context, research, "NotebookLM did not end its research in time.");
  return now >= context.until ? (0, import_shared_core_loop_texts_report.stopped)(research, "This run has used up its time.") : null;
}
function endOf(context, research, looked, misses) {
  const isLost = misses >= MOST_MISSES;
  if (looked.status !== "ok")
    return OUTSIDE.has(looked.status) && !isLost ? null : (0, import_shared_core_loop_texts_report.refusedByNlm)(research, looked, context);
  const { state } = looked.data;
  if (state === "failed") return again(context, research, "NotebookLM says that its research failed.");
  return state === "completed" || isLost ? looked.data : null;
}
function again(context, research, reason) {
  return (0, import_shared_core_loop_texts_report.stopped)(context.save({ ...research, discoveringSince: null }), reason);
}
async function readableSources(context, research, notebook) {
  for (let look = 1; ; look += 1) {
    const listed = await (0, import_shared_core_loop_texts_report4.listSources)(context.account, notebook);
    if (listed.status !== "ok") return listed;
    const waits = listed.data.filter(({ state }) => state === "processing").length;
    if (waits === 0 || look >= MOST_LOOKS_AT_SOURCES || context.workspace.now() >= context.until)
      return listed.data;
    context.save(research, `NotebookLM reads the sources: ${waits} to go`);
    await (0, import_promises.setTimeout)(context.pollMs);
  }
}
var LONGEST_TITLE2 = 80;
var ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
async function findNotebook(context, research) {
  const { account, wanted } = context;
  const { topic } = research.request;
  const title = wanted ?? [...(0, import_app_guidance_step_guidance.textToSend)(`Research on ${topic}`)].slice(0, LONGEST_TITLE2).join("");
  if (wanted !== null || research.begun === "notebook") {
    const listed = await (0, import_app_guidance_step_guidance2.listNotebooks)(account);
    if (listed.status !== "ok") return (0, import_shared_core_loop_texts_report.refusedByNlm)(research, listed, context);
    const found = chooseNotebook2(listed.data, title);
    if (found !== null) return taken(context, research, found.id);
    if (wanted !== null && ID.test(wanted))
      return (0, import_shared_core_loop_texts_report.stopped)(
        research,
        `No notebook of this account has the id ${wanted}. To see them: ${import_common3.lineToType`notebook list`}`
      );
  }
  const begun = context.save({ ...research, begun: "notebook" });
  const made = await (0, import_app_guidance_step_guidance2.createNotebook)(account, title);
  if (made.status !== "ok") return (0, import_shared_core_loop_texts_report.refusedByNlm)(begun, made, context);
  return kept2(context, { ...begun, begun: null, notebook: made.data }, `Notebook "${title}" is ready`);
}
async function taken(context, research, id) {
  const known = await (0, import_app_guidance_step_guidance2.getNotebook)(context.account, id);
  if (known.status !== "ok") return (0, import_shared_core_loop_texts_report.refusedByNlm)(research, known, context);
  const { title, url } = known.data;
  const next = { ...research, begun: null, notebook: { id, title, url } };
  return kept2(context, next, `Notebook "${title}" is used`);
}
async function kept2(context, research, progress) {
  const { account, workspace } = context;
  const choice = {
    account: account.profile ?? (0, import_app_guidance_step_guidance5.defaultProfile)(account.env),
    notebook: research.notebook?.id ?? null
  };
  const unkept = await (0, import_app_guidance_step_guidance6.chooseNotebook)(workspace.userFolder, workspace.project, choice);
  return unkept === null ? (0, import_shared_core_loop_texts_report.ok)(context.save(research, progress)) : (0, import_shared_core_loop_texts_report.stopped)(research, `${unkept}.`);
}
function chooseNotebook2(notebooks, named) {
  const same = (one) => one.trim().toLowerCase() === named.trim().toLowerCase();
  return notebooks.find(({ id }) => id === named) ?? notebooks.find(({ title }) => same(title)) ?? null;
}
// src/app/research/run-research.ts
var POLL_MS = { deep: 15e3, fast: 5e3 };
async function runResearch(workspace, request, options) {
  const folder = (0, import_shared_core_loop_texts_report.openResearchFolder)(workspace.project, request.slug);
  if (folder.status === "refused") return folder;
  const held = await (0, import_shared_core_loop_texts_report.withResearch)(workspace.project, request.slug, () => work(workspace, request, options));
  if (held.status === "done") return held.value;
  return {
    status: "refused",
    reason: `This research is already running. How far it is: ${import_common3.lineToType`research status ${request.slug}`}`
  };
}
async function work(workspace, request, options) {
  const opened = open(workspace, request, options.fresh);
  const place = (0, import_shared_core_research_questions.researchPlaceOf)(workspace, opened.research);
  if (place.status === "refused") return place;
  const until = workspace.now() + options.maxMinutes * 6e4;
  const runner = { pid: process.pid, endsBy: until };
  const save = (research2, progress) => {
    const saved = { ...research2, progress: progress ?? research2.progress };
    (0, import_shared_core_loop_texts_report.writeResearch)(workspace.project, saved);
    if (progress !== void 0) options.tell(progress);
    return saved;
  };
  const at = { workspace, pollMs: options.pollMs, until, save };
  if (opened.isNew) (0, import_shared_core_loop_texts_report.setResearchAside)(workspace.project, request.slug, stampOf(workspace));
  const first = save({ ...opened.research, runner, trouble: null }, opened.progress);
  await note(workspace, first, "research-started");
  const result = await withOneOf(at, place.accounts, first);
  const trouble = result.status === "stopped" ? result.reason : null;
  const research = save({ ...result.research, runner: null, trouble });
  await note(workspace, research, trouble === null ? "research-done" : "research-stopped");
  return trouble === null ? { status: "done", research } : { status: "stopped", research, reason: trouble };
}
function open(workspace, request, fresh) {
  const found = (0, import_shared_core_loop_texts_report.readResearch)(workspace.project, request.slug);
  const before = found !== null && (0, import_shared_core_research_questions.isOwnResearch)(workspace, found) ? found : null;
  if (before !== null && !fresh && isUnfinished(before)) return takenUp(before, request);
  const research = (0, import_shared_core_loop_texts_report2.newResearch)(request, (0, import_common2.isoNow)(workspace), (0, import_shared_core_research_render_phase_research.isReportOf)(request.slug, request.output));
  const notebook = request.notebook === null ? before?.notebook ?? null : null;
  const aside = found === before ? "" : "; one that you did not begin here is set aside";
  const progress = `Research on "${request.topic}" begins${aside}`;
  return { research: { ...research, notebook }, isNew: true, progress };
}
function takenUp(research, { output, commit }) {
  const request = { ...research.request, output, commit };
  return { research: { ...research, request }, isNew: false, progress: "Continuing where it stopped" };
}
function stampOf(workspace) {
  return (0, import_common2.isoNow)(workspace).replaceAll(/[:.]/g, "-");
}
function isUnfinished(research) {
  return (0, import_shared_core_loop_texts_report2.nextResearchStep)(research).kind !== "done" || research.runner !== null;
}
async function withOneOf(at, accounts, begun) {
  const [{ account, notebook: wanted }, next, ...others] = accounts;
  const result = await stepByStep({ ...at, account, wanted }, begun);
  if (result.status !== "stopped" || result.isOfAccount !== true || next === void 0) return result;
  if (result.research.discoveringSince !== null) return result;
  const profile = next.account.profile ?? "the default one";
  const moved = { ...result.research, begun: null, notebook: null };
  const research = at.save(moved, `${result.reason} The next account is asked: ${profile}.`);
  const last = await withOneOf(at, [next, ...others], research);
  const isRefused = last.status === "stopped" && last.isOfAccount === true;
  return isRefused ? { ...last, reason: `${result.reason} ${last.reason}` } : last;
}
async function stepByStep(context, begun) {
  let research = begun;
  for (; ; ) {
    const step = (0, import_shared_core_loop_texts_report2.nextResearchStep)(research);
    if (step.kind === "done") return (0, import_shared_core_loop_texts_report.ok)(research);
    const isWork = step.kind !== "report" && step.kind !== "commit";
    if (isWork && context.workspace.now() >= context.until)
      return (0, import_shared_core_loop_texts_report.stopped)(research, "This run has used up its time.");
    const result = await (step.kind === "answer" ? answerQuestion(context, research, step.index) : STEPS[step.kind](context, research));
    if (result.status === "stopped") return result;
    research = result.research;
  }
}
var STEPS = {
  notebook: findNotebook,
  discover: startDiscovery,
  import: importSources,
  questions: chooseQuestions,
  synthesis: synthesise,
  report: import_shared_core_research_render_phase_research.writeResearchReport,
  commit: import_shared_core_research_render_phase_research.commitResearchReport,
  done: (_, research) => (0, import_shared_core_loop_texts_report.ok)(research)
};
async function note(workspace, research, event) {
  const { slug, topic } = research.request;
  const { trouble, report } = research;
  await (0, import_common.appendJournal)(
    workspace.project,
    { event, research: slug, topic, trouble, report: report?.path ?? null },
    (0, import_common2.isoNow)(workspace)
  );
}
