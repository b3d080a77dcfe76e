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
  runResearch: () => runResearch
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_adapters_nlm_notebooks = require("./shared.adapters.nlm.notebooks.cjs");

var import_shared_app_notebook_ask_notebook = require("./shared.app.notebook.ask-notebook.cjs");

var import_shared_app_research_research_place = require("./shared.app.research.research-place.cjs");

var import_shared_app_research_write_report = require("./shared.app.research.write-report.cjs");

var import_shared_adapters_nlm_program_nlm_version = require("./shared.adapters.nlm.program.nlm-version.cjs");

var import_app_guidance_step_guidance = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance2 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance3 = require("./app.guidance.step-guidance.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_promises = require("node:timers/promises");
// src/core/research/questions.ts
var SHORTEST = 8;
var LONGEST = 300;
var SAME = 0.8;
function questionsQuery(topic, count) {
  return [
    `I am researching this topic: ${topic}.`,
    `Which ${count} questions matter most to somebody who has to decide and build, and can be answered from the sources of this notebook?`,
    "Answer with a numbered list only: one self-contained question on each line, no introduction, no explanations, no citations."
  ].join(" ");
}
function synthesisQuery(topic) {
  return `Synthesise what the sources of this notebook say about this topic: ${topic}. Name the main findings, where the sources agree and where they contradict each other, what follows for somebody who has to decide and build, and what remains open. Cite the sources.`;
}
function parseQuestions(text, count) {
  const plain = (0, import_hooks_active_on_stop3.harmless)(text);
  const items = listItems(plain);
  const asking = items.flatMap(questionOf);
  const found = [fromJson(plain), asking, sentences(plain).flatMap(questionOf), items].find(
    (candidates) => candidates.length > 0
  );
  return withoutRepetitions((found ?? []).map(clean).filter((one) => one.length >= SHORTEST)).slice(0, count);
}
function usualQuestions(topic, count) {
  return [
    `What is ${topic}, and which problem does it solve?`,
    `Which approaches to ${topic} exist, and how do they compare?`,
    `What are the best practices for ${topic}?`,
    `Which mistakes and pitfalls are known about ${topic}?`,
    `What are the limits and open questions of ${topic}?`
  ].slice(0, Math.max(1, count));
}
function fromJson(text) {
  const starts = [...text.matchAll(/[[{]/g)].slice(0, 20).map(({ index }) => index);
  for (const start of starts) {
    const close = text[start] === "[" ? "]" : "}";
    const value = parsed(text.slice(start, text.lastIndexOf(close) + 1));
    const found = textsIn(value, 0);
    if (found.length > 0) return found;
  }
  return [];
}
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
function textsIn(value, depth) {
  if (depth > 3 || typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) {
    return value.flatMap(
      (entry) => typeof entry === "string" ? [entry] : textsIn(entry, depth + 1)
    );
  }
  const named = ["question", "text", "q"].map((key) => Reflect.get(value, key)).find(isText);
  if (isText(named)) return [named];
  const nested = Object.values(value).flatMap(
    (entry) => isText(entry) && entry.includes("?") ? [entry] : textsIn(entry, depth + 1)
  );
  return nested;
}
function isText(value) {
  return typeof value === "string" && value.trim() !== "";
}
var MARKER = /^\s*(?:#{1,6}\s+)?(?:(?:\*\*|__)\s*)?(?:[-*+•–—▪‣]\s+|\(?\d{1,3}[.):]\s*|q(?:uestion)?\s*\d{1,3}\s*[.):-]\s*)/i;
function listItems(text) {
  const items = [];
  let open2 = false;
  for (const line of text.split("\n")) {
    const marker = MARKER.exec(line);
    if (marker !== null) items.push(keepBold(marker[0]) + line.slice(marker[0].length));
    else if (open2 && line.trim() !== "") items.push(`${items.pop() ?? ""} ${line.trim()}`);
    open2 = marker !== null || open2 && line.trim() !== "";
  }
  return items;
}
function keepBold(marker) {
  return marker.includes("**") ? "**" : "";
}
function sentences(text) {
  return text.replaceAll(/\s+/g, " ").split(/(?<=[.!?:;|])\s+/);
}
var BOLD_QUESTION = /^\s*(?:\*\*|__)([^*_]+\?)["”]?(?:\*\*|__)/;
function questionOf(item) {
  const bold = BOLD_QUESTION.exec(item)?.[1];
  if (bold !== void 0) return [bold];
  const end = item.lastIndexOf("?");
  if (end < 0) return [];
  const asked = item.slice(0, end + 1);
  const unlabelled = asked.replace(/^\s*(?:\*\*|__)[^*_?]{1,80}(?:\*\*|__)(?:\s*[:–—-]+)?\s+(?=\S)/, "");
  return [unlabelled];
}
function clean(text) {
  const line = text.replaceAll(/\[([^[\]]*)\]\((?:[^()\n]|\([^()\n]*\))*\)/g, "$1").replaceAll(/\[\d{1,3}(?:\s*[,–-]\s*\d{1,3})*\]/g, "").replaceAll(/\*\*|__|~~/g, "").replaceAll(/\s+/g, " ").replaceAll(/^[\s|>"'“”‘’*_-]+|(?<![\s|"'“”‘’*_])[\s|"'“”‘’*_]+$/g, "").replaceAll(/ ([?.,])/g, "$1");
  return [...line].slice(0, LONGEST).join("");
}
function withoutRepetitions(questions) {
  const kept2 = [];
  for (const text of questions) {
    const words = new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
    if (!kept2.some((other) => overlap(words, other.words) >= SAME)) kept2.push({ text, words });
  }
  return kept2.map(({ text }) => text);
}
function overlap(left, right) {
  const common = [...left].filter((word) => right.has(word)).length;
  const all = left.size + right.size - common;
  return all === 0 ? 1 : common / all;
}
// src/app/research/ask-questions.ts
var DEADLINE_MS = 10 * 6e4;
var OF_THE_QUESTION = /* @__PURE__ */ new Set([
  "lost-answer",
  "timeout",
  "unknown",
  "usage",
  "argument-too-long"
]);
async function chooseQuestions(context, research) {
  const { phase, topic, questions: count } = research.request;
  if (phase !== null) {
    const questions2 = (0, import_shared_app_research_write_report.phaseQuestions)(phase, topic);
    return (0, import_shared_app_research_write_report.ok)(context.save({ ...research, questions: questions2 }, `${questions2.length} questions for the planner`));
  }
  const outcome = await ask(context, research, questionsQuery(topic, count));
  if (outcome.status === "none" && !OF_THE_QUESTION.has(outcome.reason))
    return (0, import_shared_app_research_write_report.stopped)(research, outcome.notice);
  const named = outcome.status === "answered" ? parseQuestions(outcome.answer.text, count) : [];
  const texts = named.length > 0 ? named : usualQuestions(topic, count);
  const questions = texts.map((text) => ({ section: null, text, answer: null, attempts: 0 }));
  return (0, import_shared_app_research_write_report.ok)(context.save({ ...research, questions }, `${questions.length} key questions`));
}
async function answerQuestion(context, research, index) {
  const outcome = await ask(context, research, research.questions[index]?.text ?? "");
  const answered = await received(context, research, outcome);
  if (answered === null) return (0, import_shared_app_research_write_report.stopped)(research, outcome.status === "none" ? outcome.notice : "");
  const questions = research.questions.map(
    (question, at) => at === index ? { ...question, answer: answered.answer, attempts: question.attempts + 1 } : question
  );
  const next = { ...research, sources: answered.sources, questions };
  return (0, import_shared_app_research_write_report.ok)(context.save(next, `${(0, import_shared_app_research_write_report.answeredCount)(next)} of ${questions.length} questions are answered`));
}
async function synthesise(context, research) {
  const { phase, topic } = research.request;
  const outcome = await ask(
    context,
    research,
    synthesisQuery(phase === null ? topic : `${phase.name}: ${topic}`)
  );
  const answered = await received(context, research, outcome);
  if (answered === null) return (0, import_shared_app_research_write_report.stopped)(research, outcome.status === "none" ? outcome.notice : "");
  const next = {
    ...research,
    sources: answered.sources,
    synthesis: answered.answer,
    synthesisAttempts: research.synthesisAttempts + 1
  };
  return (0, import_shared_app_research_write_report.ok)(context.save(next, answered.answer === null ? "No synthesis yet" : "The synthesis is there"));
}
function ask(context, research, question) {
  const { workspace, until } = context;
  const deadlineMs = Math.max(1e3, Math.min(DEADLINE_MS, until - workspace.now()));
  const notebook = research.notebook?.id ?? "";
  return (0, import_shared_app_notebook_ask_notebook.askNotebook)(workspace, { notebook, question, purpose: "research", deadlineMs });
}
async function received({ account }, research, outcome) {
  if (outcome.status === "none") {
    return OF_THE_QUESTION.has(outcome.reason) ? { answer: null, sources: research.sources } : null;
  }
  const { text, citations } = outcome.answer;
  const known = new Set(research.sources.map(({ id }) => id));
  const answer = { text, citations };
  if (citations.every(({ sourceId }) => known.has(sourceId))) return { answer, sources: research.sources };
  const listed = await (0, import_shared_adapters_nlm_notebooks.listSources)({ ...account, profile: outcome.profile }, outcome.notebook);
  const others = listed.status === "ok" ? listed.data.filter(({ id }) => !known.has(id)) : [];
  const added = others.map(({ id, title, url }) => ({ id, title, url }));
  return { answer, sources: [...research.sources, ...added] };
}
// src/app/research/discover-sources.ts
// src/adapters/nlm/parse-research-status.ts
var SOURCE = /^ {2}\[(\d+)\] ?(.*)(?:\n {6}(\S.*))?$/gm;
var REPORT = "\nReport:\n";
var SOURCES = "\nDiscovered Sources:\n";
function parseResearchStatus(stdout) {
  const text = stdout.replaceAll("\r\n", "\n");
  const word = /^[ \t]*Status:[ \t]*(\S.*)$/m.exec(text)?.[1]?.trim();
  if (word === void 0) return null;
  const { head, report, sources } = parts(text);
  return {
    state: STATES[word] ?? (word.startsWith("no research") ? "none" : "in-progress"),
    taskId: /^[ \t]*Task ID:[ \t]*(\S+)/m.exec(head)?.[1] ?? null,
    count: Number(/^[ \t]*Sources found:[ \t]*(\d+)/m.exec(head)?.[1] ?? 0),
    sources: [...sources.matchAll(SOURCE)].map(sourceOf),
    report
  };
}
var STATES = {
  completed: "completed",
  in_progress: "in-progress",
  no_research: "none",
  failed: "failed"
};
function parts(text) {
  const listed = text.lastIndexOf(SOURCES);
  const body = listed < 0 ? text : text.slice(0, listed);
  const reported = body.indexOf(REPORT);
  return {
    head: reported < 0 ? body : body.slice(0, reported),
    report: reported < 0 ? "" : withoutAdvice(body.slice(reported + REPORT.length)),
    sources: listed < 0 ? "" : text.slice(listed)
  };
}
function withoutAdvice(text) {
  return text.trim().replace(/\nRun 'nlm research import [^\n]*$/, "").trim();
}
function sourceOf(match) {
  return { index: Number(match[1]), title: (match[2] ?? "").trim(), url: match[3]?.trim() ?? null };
}
// src/adapters/nlm/research.ts
var CALL_SECONDS = 120;
var IMPORT_SECONDS = 300;
var IMPORT_GRACE_SECONDS = 120;
async function startResearch(account, { notebook, topic, mode, from = "web" }) {
  const options = ["--force", "--mode", mode, "--source", from, "--notebook-id", notebook];
  const args = (0, import_shared_app_notebook_ask_notebook.verbArguments)(account, ["research", "start"], [topic], options);
  const ran = await (0, import_shared_app_notebook_ask_notebook.callNlm)(account, { args, limitSeconds: CALL_SECONDS });
  if (ran.status !== "ok") return ran;
  if (!ran.data.stdout.includes("Research started")) return (0, import_shared_adapters_nlm_program_nlm_version.unreadableRun)(ran.data);
  return { status: "ok", data: { taskId: /^[ \t]*Task ID:[ \t]*(\S+)/m.exec(ran.data.stdout)?.[1] ?? null } };
}
async function researchStatus(account, notebook) {
  const whole = await lookAt(account, notebook, "--full");
  if (whole.status === "ok" || !whole.text.startsWith("Research Status:")) return whole;
  return lookAt(account, notebook, "--compact");
}
async function importResearch(account, { notebook, found, timeoutSeconds = IMPORT_SECONDS }) {
  const before = await (0, import_shared_adapters_nlm_notebooks.listSources)(account, notebook);
  if (before.status !== "ok") return before;
  const missing = missingFrom(before.data, found);
  if (found.sources.length > 0 && missing.length === 0) return imported([]);
  const indices = missing.length === 0 ? [] : ["--indices", missing.map(({ index }) => index).join(",")];
  const positional = found.taskId === null ? [notebook] : [notebook, found.taskId];
  const options = ["--timeout", String(timeoutSeconds), ...indices];
  const args = (0, import_shared_app_notebook_ask_notebook.verbArguments)(account, ["research", "import"], positional, options);
  const ran = await (0, import_shared_app_notebook_ask_notebook.callNlm)(account, { args, limitSeconds: timeoutSeconds + IMPORT_GRACE_SECONDS });
  if (ran.status === "ok") return imported(bullets(ran.data.stdout));
  if (!(0, import_shared_adapters_nlm_notebooks.isUncertain)(ran) || missing.length === 0) return ran;
  const after = await (0, import_shared_adapters_nlm_notebooks.listSources)(account, notebook);
  if (after.status !== "ok") return after;
  const isThere = missingFrom(after.data, found).length === 0;
  return isThere ? imported(missing.map(({ title }) => title)) : ran;
}
function missingFrom(held, found) {
  const addresses = new Set(held.map((source) => source.url));
  return found.sources.filter(({ url }) => url !== null && !addresses.has(url));
}
function imported(titles) {
  return { status: "ok", data: { titles } };
}
async function lookAt(account, notebook, detail) {
  const args = (0, import_shared_app_notebook_ask_notebook.verbArguments)(account, ["research", "status"], [notebook], ["--max-wait", "0", detail]);
  const ran = await (0, import_shared_app_notebook_ask_notebook.callNlm)(account, { args, limitSeconds: CALL_SECONDS, variables: WIDE });
  if (ran.status !== "ok") return ran;
  const parsed2 = parseResearchStatus(ran.data.stdout);
  return parsed2 === null ? (0, import_shared_adapters_nlm_program_nlm_version.unreadableRun)(ran.data) : { status: "ok", data: parsed2 };
}
var WIDE = { COLUMNS: "100000" };
function bullets(text) {
  return [...text.matchAll(/^[ \t]*•[ \t]*(\S.*)$/gm)].map((match) => (match[1] ?? "").trim());
}
// src/app/research/discover-sources.ts
var LIMIT_MINUTES = { deep: 45, fast: 10 };
var MOST_MISSES = 5;
var MOST_LOOKS_AT_SOURCES = 20;
var OUTSIDE = /* @__PURE__ */ new Set(["timeout", "network", "unknown", "lost-answer"]);
async function startDiscovery(context, research) {
  const notebook = research.notebook?.id ?? "";
  const { topic, mode } = research.request;
  const now = context.workspace.now();
  if (research.begun === "discovery") {
    const status = await researchStatus(context.account, notebook);
    if (status.status !== "ok") return (0, import_shared_app_research_write_report.refused)(research, status, context);
    if (status.data.state === "in-progress" || status.data.state === "completed")
      return running(context, research, now);
  }
  const begun = context.save({ ...research, begun: "discovery" });
  const started = await startResearch(context.account, { notebook, topic: (0, import_app_guidance_step_guidance.textToSend)(topic), mode });
  if (started.status === "ok") return running(context, begun, now);
  const isGone = started.status === "not-found";
  const { reason } = (0, import_shared_app_research_write_report.refused)(begun, started, context);
  return (0, import_shared_app_research_write_report.stopped)(
    isGone ? context.save({ ...begun, begun: null, notebook: null }) : begun,
    `${reason}${hintFor(mode, started)}`
  );
}
function hintFor(mode, { status }) {
  if (status === "not-found") return " Run it again to begin with a new one.";
  const isDeepQuota = mode === "deep" && status === "rate-limited";
  return isDeepQuota ? " Deep research has a quota of its own: --fresh --mode fast may still work." : "";
}
function running(context, research, now) {
  const { mode } = research.request;
  return (0, import_shared_app_research_write_report.ok)(
    context.save(
      { ...research, begun: null, discoveringSince: now },
      `NotebookLM looks for sources (${mode} research)`
    )
  );
}
async function importSources(context, research) {
  const found = await awaitDiscovery(context, research);
  if ("reason" in found) return found;
  const notebook = research.notebook?.id ?? "";
  if (found.state === "completed") {
    const imported2 = await importResearch(context.account, { notebook, found });
    if (imported2.status !== "ok") return (0, import_shared_app_research_write_report.refused)(research, imported2, context);
  }
  const sources = await readableSources(context, research, notebook);
  if ("status" in sources) return (0, import_shared_app_research_write_report.refused)(research, sources, context);
  if (sources.length === 0) {
    return (0, import_shared_app_research_write_report.stopped)(
      context.save({ ...research, discoveringSince: null }),
      "NotebookLM found no sources for this topic: say it differently, or name a notebook that has some with --notebook."
    );
  }
  const known = sources.map(({ id, title, url }) => ({ id, title, url }));
  return (0, import_shared_app_research_write_report.ok)(
    context.save(
      { ...research, imported: true, sources: known },
      `${known.length} sources are in the notebook`
    )
  );
}
async function awaitDiscovery(context, research) {
  const since = research.discoveringSince ?? context.workspace.now();
  for (let misses = 0; ; ) {
    const looked = await researchStatus(context.account, research.notebook?.id ?? "");
    misses = looked.status === "ok" && looked.data.state !== "none" ? 0 : misses + 1;
    const end = looked.status === "ok" ? endOf(context, research, looked.data, misses) : missed(context, research, looked, misses);
    const over = end ?? overdue(context, research, since);
    if (over !== null) return over;
    const minutes = Math.floor((context.workspace.now() - since) / 6e4);
    context.save(research, `NotebookLM looks for sources since ${minutes} min`);
    await (0, import_promises.setTimeout)(context.pollMs);
  }
}
function overdue(context, research, since) {
  const now = context.workspace.now();
  if (now >= since + LIMIT_MINUTES[research.request.mode] * 6e4) {
    return again(context, research, "NotebookLM did not end its research in time.");
  }
  return now >= context.until ? (0, import_shared_app_research_write_report.stopped)(research, "The time of this run is over.") : null;
}
function endOf(context, research, status, misses) {
  if (status.state === "failed") return again(context, research, "NotebookLM says that its research failed.");
  const isUnknown = status.state === "none" && misses < MOST_MISSES;
  return status.state === "in-progress" || isUnknown ? null : status;
}
function missed(context, research, refusal, misses) {
  return OUTSIDE.has(refusal.status) && misses < MOST_MISSES ? null : (0, import_shared_app_research_write_report.refused)(research, refusal, context);
}
function again(context, research, reason) {
  return (0, import_shared_app_research_write_report.stopped)(context.save({ ...research, discoveringSince: null }), reason);
}
async function readableSources(context, research, notebook) {
  for (let look = 1; ; look += 1) {
    const listed = await (0, import_shared_adapters_nlm_notebooks.listSources)(context.account, notebook);
    if (listed.status !== "ok") return listed;
    const waits = listed.data.filter(({ state }) => state === "processing").length;
    if (waits === 0 || look >= MOST_LOOKS_AT_SOURCES || context.workspace.now() >= context.until)
      return listed.data;
    context.save(research, `NotebookLM reads the sources: ${waits} to go`);
    await (0, import_promises.setTimeout)(context.pollMs);
  }
}
// src/app/research/find-notebook.ts
var LONGEST_TITLE2 = 80;
var ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
async function findNotebook(context, research) {
  const { account, wanted } = context;
  const { topic } = research.request;
  const title = wanted ?? [...(0, import_app_guidance_step_guidance.textToSend)(`Research: ${topic}`)].slice(0, LONGEST_TITLE2).join("");
  if (wanted !== null || research.begun === "notebook") {
    const listed = await (0, import_shared_adapters_nlm_notebooks.listNotebooks)(account);
    if (listed.status !== "ok") return (0, import_shared_app_research_write_report.refused)(research, listed, context);
    const found = chooseNotebook2(listed.data, title);
    if (found !== null) return taken(context, research, found.id);
    if (wanted !== null && ID.test(wanted))
      return (0, import_shared_app_research_write_report.stopped)(research, `No notebook of this account has the id ${wanted}.`);
  }
  const begun = context.save({ ...research, begun: "notebook" });
  const made = await (0, import_shared_adapters_nlm_notebooks.createNotebook)(account, title);
  if (made.status !== "ok") return (0, import_shared_app_research_write_report.refused)(begun, made, context);
  return kept(context, { ...begun, begun: null, notebook: made.data }, `Notebook "${title}" is ready`);
}
async function taken(context, research, id) {
  const known = await (0, import_shared_adapters_nlm_notebooks.getNotebook)(context.account, id);
  if (known.status !== "ok") return (0, import_shared_app_research_write_report.refused)(research, known, context);
  const { title, url } = known.data;
  const next = { ...research, begun: null, notebook: { id, title, url } };
  return kept(context, next, `Notebook "${title}" is used`);
}
async function kept(context, research, progress) {
  const { account, workspace } = context;
  const choice = {
    account: account.profile ?? (0, import_app_guidance_step_guidance3.defaultProfile)(account.env),
    notebook: research.notebook?.id ?? null
  };
  const unkept = await (0, import_app_guidance_step_guidance2.chooseNotebook)(workspace.userFolder, workspace.project, choice);
  return unkept === null ? (0, import_shared_app_research_write_report.ok)(context.save(research, progress)) : (0, import_shared_app_research_write_report.stopped)(research, `${unkept}.`);
}
function chooseNotebook2(notebooks, named) {
  const same = (one) => one.trim().toLowerCase() === named.trim().toLowerCase();
  return notebooks.find(({ id }) => id === named) ?? notebooks.find(({ title }) => same(title)) ?? null;
}
// src/app/research/run-research.ts
async function runResearch(workspace, request, options) {
  const folder = (0, import_shared_app_research_write_report.openResearchFolder)(workspace.project, request.slug);
  if (folder.status === "refused") return folder;
  const held = await (0, import_shared_app_research_write_report.withResearch)(workspace.project, request.slug, () => work(workspace, request, options));
  if (held.status === "done") return held.value;
  return {
    status: "refused",
    reason: `This research runs already: see msw-protocol research status ${request.slug}.`
  };
}
async function work(workspace, request, options) {
  const opened = open(workspace, request, options.fresh);
  const place = (0, import_shared_app_research_research_place.researchPlace)(workspace, opened.research.notebook?.id ?? opened.research.request.notebook);
  if (place.status === "refused") return place;
  const until = workspace.now() + options.maxMinutes * 6e4;
  const runner = { pid: process.pid, endsBy: until };
  const save = (research2, progress) => {
    const saved = { ...research2, progress: progress ?? research2.progress };
    (0, import_shared_app_research_write_report.writeResearch)(workspace.project, saved);
    if (progress !== void 0) options.tell(progress);
    return saved;
  };
  const { account, notebook: wanted } = place;
  const context = { workspace, account, wanted, pollMs: options.pollMs, until, save };
  if (opened.isNew) (0, import_shared_app_research_write_report.setResearchAside)(workspace.project, request.slug, stampOf(workspace));
  const first = save({ ...opened.research, runner, trouble: null }, opened.progress);
  await note(workspace, first, "research-started");
  const result = await stepByStep(context, first);
  const trouble = result.status === "stopped" ? result.reason : null;
  const research = save({ ...result.research, runner: null, trouble });
  await note(workspace, research, trouble === null ? "research-done" : "research-stopped");
  return trouble === null ? { status: "done", research } : { status: "stopped", research, reason: trouble };
}
function open(workspace, request, fresh) {
  const found = (0, import_shared_app_research_write_report.readResearch)(workspace.project, request.slug);
  const before = found !== null && (0, import_shared_app_research_research_place.isOwnResearch)(workspace, found) ? found : null;
  if (before !== null && !fresh && isUnfinished(before)) return takenUp(before, request);
  const research = (0, import_shared_app_research_write_report.newResearch)(request, (0, import_hooks_active_on_stop2.isoTime)(workspace), (0, import_shared_app_research_write_report.isReportOf)(request.slug, request.output));
  const notebook = request.notebook === null ? before?.notebook ?? null : null;
  const aside = found === before ? "" : "; one that you did not begin here is set aside";
  const progress = `Research on "${request.topic}" begins${aside}`;
  return { research: { ...research, notebook }, isNew: true, progress };
}
function takenUp(research, { output, commit }) {
  const request = { ...research.request, output, commit };
  return { research: { ...research, request }, isNew: false, progress: "Going on where it stopped" };
}
function stampOf(workspace) {
  return (0, import_hooks_active_on_stop2.isoTime)(workspace).replaceAll(/[:.]/g, "-");
}
function isUnfinished(research) {
  return (0, import_shared_app_research_write_report.nextStep)(research).kind !== "done" || research.runner !== null;
}
async function stepByStep(context, begun) {
  let research = begun;
  for (; ; ) {
    const step = (0, import_shared_app_research_write_report.nextStep)(research);
    if (step.kind === "done") return (0, import_shared_app_research_write_report.ok)(research);
    const isWork = step.kind !== "report" && step.kind !== "commit";
    if (isWork && context.workspace.now() >= context.until)
      return (0, import_shared_app_research_write_report.stopped)(research, "The time of this run is over.");
    const result = await perform(context, research, step);
    if (result.status === "stopped") return result;
    research = result.research;
  }
}
async function perform(context, research, step) {
  switch (step.kind) {
    case "notebook":
      return findNotebook(context, research);
    case "discover":
      return startDiscovery(context, research);
    case "import":
      return importSources(context, research);
    case "questions":
      return chooseQuestions(context, research);
    case "answer":
      return answerQuestion(context, research, step.index);
    case "synthesis":
      return synthesise(context, research);
    case "report":
      return (0, import_shared_app_research_write_report.writeResearchReport)(context, research);
    case "commit":
      return (0, import_shared_app_research_write_report.commitResearchReport)(context, research);
    case "done":
      return (0, import_shared_app_research_write_report.ok)(research);
  }
}
async function note(workspace, research, event) {
  const { slug, topic } = research.request;
  const { trouble, report } = research;
  await (0, import_hooks_active_on_stop.appendJournal)(
    workspace.project,
    { event, research: slug, topic, trouble, report: report?.path ?? null },
    (0, import_hooks_active_on_stop2.isoTime)(workspace)
  );
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  runResearch
});
