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
  READ_SECONDS: () => READ_SECONDS,
  askNlm: () => askNlm,
  askNotebook: () => askNotebook,
  callNlm: () => callNlm,
  learnUsage: () => learnUsage,
  mapped: () => mapped,
  toldWindows: () => toldWindows,
  verbArguments: () => verbArguments
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_adapters_nlm_program_nlm_version = require("./shared.adapters.nlm.program.nlm-version.cjs");

var import_app_guidance_step_guidance = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance2 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance3 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance4 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance5 = require("./app.guidance.step-guidance.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_adapters_config_config_settings = require("./adapters.config.config-settings.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_promises = require("node:timers/promises");
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var import_node_path2 = require("node:path");
// src/adapters/nlm/parse-answer.ts
var REFERENCE = (0, import_adapters_loops_record_schemas.object)({
  source_id: (0, import_adapters_loops_record_schemas.string)(),
  citation_number: (0, import_adapters_loops_record_schemas.number)(),
  cited_text: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)())
});
var ANSWER = (0, import_adapters_loops_record_schemas.object)({
  answer: (0, import_adapters_loops_record_schemas.string)(),
  conversation_id: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()),
  citations: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), (0, import_adapters_loops_record_schemas.string)())),
  references: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.unknown)()))
});
var LONGEST = 1e5;
var LONGEST_QUOTE = 2e3;
var MOST_CITATIONS = 500;
function parseAnswer(stdout) {
  const parsed = ANSWER.safeParse(json(stdout));
  if (!parsed.success) return { status: "not-an-answer" };
  const { answer, conversation_id, citations, references } = parsed.data;
  if (answer.trim() === "") return { status: "blank" };
  const listed = (references ?? []).flatMap(citation);
  const known = new Set(listed.map((entry) => entry.number));
  const bare = Object.entries(citations ?? {}).map(([number2, sourceId]) => ({ number: Number(number2), sourceId, quote: null })).filter((entry) => Number.isInteger(entry.number) && !known.has(entry.number));
  const all = [...listed, ...bare].toSorted((left, right) => left.number - right.number);
  return {
    status: "ok",
    answer: {
      text: (0, import_hooks_active_on_stop5.clipText)(answer, LONGEST),
      conversationId: conversation_id ?? null,
      citations: all.slice(0, MOST_CITATIONS)
    }
  };
}
function citation(value) {
  const parsed = REFERENCE.safeParse(value);
  if (!parsed.success) return [];
  const { source_id, citation_number, cited_text } = parsed.data;
  return [
    {
      number: citation_number,
      sourceId: source_id,
      quote: cited_text == null ? null : (0, import_hooks_active_on_stop5.clipText)(cited_text, LONGEST_QUOTE)
    }
  ];
}
function json(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
// src/adapters/nlm/program/call-nlm.ts
// src/adapters/nlm/program/with-account.ts
async function withAccount2(account, waitMs, work) {
  const folder = (0, import_hooks_active_on_stop2.ownUserFolder)(account.projectRoot, account.env);
  if (folder.status === "refused") return (0, import_shared_adapters_nlm_program_nlm_version.unsent)("unknown", folder.reason);
  const locks = (0, import_node_path.join)(folder.path, "nlm-accounts");
  const trouble = makeFolder(locks);
  if (trouble !== null) return (0, import_shared_adapters_nlm_program_nlm_version.unsent)("unknown", `${locks} cannot be made (${trouble})`);
  const name = account.profile ?? (0, import_app_guidance_step_guidance5.defaultProfile)(account.env);
  const result = await (0, import_hooks_active_on_stop3.withLock)((0, import_node_path.join)(locks, fileName(name)), work, { waitMs });
  if (result.status === "done") return result.value;
  return (0, import_shared_adapters_nlm_program_nlm_version.unsent)("timeout", `another call as ${name} did not end in time`);
}
function makeFolder(folder) {
  try {
    (0, import_node_fs.mkdirSync)(folder, { recursive: true });
    return null;
  } catch (error) {
    return (0, import_hooks_active_on_stop7.errorCode)(error) ?? "unknown error";
  }
}
function fileName(name) {
  return `p-${name.toLowerCase().replaceAll(/[^a-z0-9._-]/g, "_").slice(0, 100)}`;
}
// src/adapters/nlm/program/without-arguments.ts
var MARK = "<argument>";
var OWN_WORDS = /^[A-Za-z0-9-]*$/;
function withoutArguments(run, args) {
  const said = optionValues(args).flatMap((argument) => [argument, (0, import_node_path2.basename)(argument)]).filter((text) => !OWN_WORDS.test(text)).toSorted((left, right) => right.length - left.length);
  const strip = (text) => said.flatMap(spellings).reduce((rest, words) => rest.replaceAll(words, MARK), text);
  return { ...run, stdout: strip(run.stdout), stderr: strip(run.stderr) };
}
function optionValues(args) {
  const end = args.indexOf("--");
  return args.slice(0, end < 0 ? args.length : end).filter((argument, index) => !argument.startsWith("--") && (args[index - 1] ?? "").startsWith("--"));
}
function spellings(words) {
  return [words, JSON.stringify(words).slice(1, -1)];
}
// src/adapters/nlm/program/call-nlm.ts
var HALF_WRITTEN_MS = 200;
var LONGEST_WAIT_MS = 12e4;
async function callNlm(account, request) {
  const ready = await prepare(account);
  if ("status" in ready) return ready;
  const call = {
    ...ready,
    args: request.args,
    env: { ...ready.env, ...request.variables },
    limitMs: request.limitSeconds * 1e3
  };
  const waitMs = Math.min(call.limitMs, LONGEST_WAIT_MS);
  const run = await withAccount2(account, waitMs, async () => {
    const first = await (0, import_shared_adapters_nlm_program_nlm_version.runProgram)(call);
    if (first.exitCode === 0 || (0, import_shared_adapters_nlm_program_nlm_version.classifyRun)(first) !== "profile-corrupt") return first;
    await (0, import_promises.setTimeout)(HALF_WRITTEN_MS);
    return (0, import_shared_adapters_nlm_program_nlm_version.runProgram)(call);
  });
  if ("status" in run) return run;
  return run.exitCode === 0 ? { status: "ok", data: run } : (0, import_shared_adapters_nlm_program_nlm_version.refusedRun)(withoutArguments(run, request.args));
}
async function prepare(account) {
  const { profile, projectRoot } = account;
  if (profile !== null && !(0, import_adapters_config_config_settings.isProfileName)(profile)) {
    return (0, import_shared_adapters_nlm_program_nlm_version.unsent)("profile-missing", "the configured name cannot be a profile");
  }
  const environment = (0, import_shared_adapters_nlm_program_nlm_version.nlmEnvironment)(account);
  if (environment.status !== "ready") return environment;
  const nlm = await (0, import_shared_adapters_nlm_program_nlm_version.locateNlm)(account);
  if (nlm.status !== "located") return nlm;
  const { executable, version } = nlm;
  const tooOld = version === null ? null : (0, import_shared_adapters_nlm_program_nlm_version.refuseOldVersion)(version, profile);
  return tooOld ?? { executable, projectRoot, env: environment.env };
}
// src/adapters/nlm/program/nlm-arguments.ts
function queryArguments(request) {
  const { notebook, question, profile, timeoutSeconds, conversationId, sourceIds = [] } = request;
  const conversation = conversationId === null ? ["--new-conversation"] : ["--conversation-id", conversationId];
  const sources = sourceIds.length === 0 ? [] : ["--source-ids", sourceIds.join(",")];
  const options = ["--timeout", String(timeoutSeconds), ...conversation, ...sources];
  return verbArguments({ profile }, ["notebook", "query", "--json"], [notebook, question], options);
}
function verbArguments(account, words, positional = [], options = []) {
  const profile = account.profile === null ? [] : ["--profile", account.profile];
  const rest = positional.length === 0 ? [] : ["--", ...positional];
  return [...words, ...profile, ...options, ...rest];
}
// src/adapters/nlm/query-notebook.ts
var GRACE_SECONDS = 90;
async function queryNotebook(query) {
  const ran = await callNlm(query, {
    args: queryArguments(query),
    limitSeconds: query.timeoutSeconds + GRACE_SECONDS
  });
  if (ran.status !== "ok") return ran;
  const parsed = parseAnswer(ran.data.stdout);
  if (parsed.status === "ok") return { status: "ok", data: withoutSecrets(parsed.answer) };
  if (parsed.status === "blank")
    return { status: "lost-answer", text: "the answer was blank", wasSent: true };
  return (0, import_shared_adapters_nlm_program_nlm_version.refusedRun)(ran.data);
}
function withoutSecrets(answer) {
  const citations = answer.citations.map((citation2) => ({
    ...citation2,
    quote: citation2.quote === null ? null : (0, import_hooks_active_on_stop4.redact)(citation2.quote)
  }));
  return { ...answer, text: (0, import_hooks_active_on_stop4.redact)(answer.text), citations };
}
// src/adapters/nlm/ask-nlm.ts
var READ_SECONDS = 120;
async function askNlm(account, request, shape) {
  const ran = await callNlm(account, request);
  if (ran.status !== "ok") return ran;
  const value = jsonOf(ran.data.stdout);
  if (value === void 0) return (0, import_shared_adapters_nlm_program_nlm_version.refusedRun)(ran.data);
  const parsed = shape.safeParse(value);
  return parsed.success ? { status: "ok", data: parsed.data } : (0, import_shared_adapters_nlm_program_nlm_version.unreadableRun)(ran.data);
}
function mapped(result, into) {
  return result.status === "ok" ? { status: "ok", data: into(result.data) } : result;
}
function jsonOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}
// src/adapters/nlm/usage.ts
var WINDOW = (0, import_adapters_loops_record_schemas.object)({
  window: (0, import_adapters_loops_record_schemas.string)(),
  percent_used: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.number)()),
  percent_remaining: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.number)()),
  resets_at: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)())
});
var USAGE = (0, import_adapters_loops_record_schemas.object)({ windows: (0, import_adapters_loops_record_schemas.array)(WINDOW), tier: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()) });
async function usage(account) {
  const args = verbArguments(account, ["usage", "--json"]);
  const told = await askNlm(account, { args, limitSeconds: READ_SECONDS }, USAGE);
  if (told.status === "usage" && !told.wasSent) return (0, import_shared_adapters_nlm_program_nlm_version.unsent)("too-old", "this nlm cannot tell what is left");
  return mapped(told, ({ windows, tier }) => ({
    tier: tier ?? null,
    windows: windows.map((entry) => ({
      kind: entry.window === "rolling" || entry.window === "weekly" ? entry.window : "unknown",
      used: entry.percent_used ?? null,
      remaining: entry.percent_remaining ?? null,
      resetsAt: entry.resets_at ?? null
    }))
  }));
}
// src/core/quota/learn.ts
var HOUR_MS = 60 * 6e4;
function coolDown(account, now) {
  const current = (0, import_app_guidance_step_guidance3.accountAt)(account, now);
  const refusals = current.refusals + 1;
  const doubled = now + Math.min(HOUR_MS * 2 ** Math.min(refusals - 1, 10), import_app_guidance_step_guidance3.WINDOW_MS);
  const isSpent = current.spent >= 0.9 * current.plan.perDay;
  const coolingUntil = isSpent && current.windowEndsAt !== null ? current.windowEndsAt : doubled;
  return { ...current, refusals, coolingUntil };
}
function putAside(account, setAside) {
  return { ...account, setAside };
}
function learnUsage(account, windows, now) {
  const current = (0, import_app_guidance_step_guidance3.accountAt)(account, now);
  const rolling = windows.find((window) => window.kind === "rolling");
  const empty = windows.filter((window) => window.remaining !== null && window.remaining <= 0);
  const resets = empty.flatMap(
    ({ resetsAt: resetsAt2 }) => resetsAt2 !== null && (0, import_app_guidance_step_guidance3.isAhead)(resetsAt2, now) ? [resetsAt2] : []
  );
  const coolingUntil = resets.length > 0 ? Math.max(...resets) : current.coolingUntil;
  if (rolling?.used === null || rolling?.used === void 0) return { ...current, coolingUntil };
  const told = Math.ceil(Math.min(100, Math.max(0, rolling.used)) / 100 * current.plan.perDay);
  const resetsAt = rolling.resetsAt !== null && (0, import_app_guidance_step_guidance3.isAhead)(rolling.resetsAt, now) ? rolling.resetsAt : null;
  const spent = Math.max(current.spent, told);
  const windowEndsAt = resetsAt ?? current.windowEndsAt ?? (spent > 0 ? now + import_app_guidance_step_guidance3.WINDOW_MS : null);
  return { ...current, coolingUntil, spent, windowEndsAt };
}
// src/app/notebook/learn-from-refusal.ts
var ROOM_MS = 3e4;
async function learnFromRefusal(place, account, refusal, until) {
  const { reason } = refusal;
  if (reason === "auth-expired" || reason === "profile-missing") {
    const aside = { reason, at: place.now(), login: account.login };
    await change(place, account, (held) => putAside(held, aside));
    return { notice: (0, import_app_guidance_step_guidance.refusedAccount)(refusal, null), freesAt: null };
  }
  if (reason !== "rate-limited") return { notice: (0, import_app_guidance_step_guidance.refusedAccount)(refusal, null), freesAt: null };
  const windows = until - place.now() > ROOM_MS ? await toldWindows(place, account) : [];
  const now = place.now();
  const learnt = await change(place, account, (held) => learnUsage(coolDown(held, now), windows, now));
  const frees = learnt === null ? null : (0, import_app_guidance_step_guidance3.freesAt)(learnt, "ask", now);
  return {
    notice: (0, import_app_guidance_step_guidance.refusedAccount)(refusal, frees === null ? null : (0, import_app_guidance_step_guidance.timeText)(frees, import_app_guidance_step_guidance.isoTimeOf)),
    freesAt: frees
  };
}
async function toldWindows(place, account) {
  const told = await usage({ profile: account.profile, projectRoot: place.project, env: place.env });
  if (told.status !== "ok") return [];
  return told.data.windows.map(({ resetsAt, ...window }) => {
    const reset = resetsAt === null ? Number.NaN : Date.parse(resetsAt);
    return { ...window, resetsAt: Number.isNaN(reset) ? null : reset };
  });
}
async function change(place, { account: name }, edit) {
  const changed = await (0, import_app_guidance_step_guidance3.changeLedger)(place.userFolder, (ledger) => {
    const account = edit((0, import_app_guidance_step_guidance3.accountOf)(ledger.accounts, name));
    return { ledger: (0, import_app_guidance_step_guidance3.withAccount)(ledger, name, account), result: account };
  });
  return changed.status === "done" ? changed.result : null;
}
// src/app/notebook/ask-notebook.ts
var LONGEST_SECONDS = 180;
var SHORTEST_SECONDS = 10;
async function askNotebook(place, question) {
  const chosen = (0, import_app_guidance_step_guidance4.chosenNotebook)(place, question.notebook);
  if (chosen.status !== "chosen") return nobodyChosen((0, import_app_guidance_step_guidance4.notAskedText)(chosen));
  const asked = { ...question, question: (0, import_app_guidance_step_guidance.textToSend)(question.question) };
  const until = place.now() + question.deadlineMs;
  const notices = [...chosen.notices];
  for (let left = chosen.accounts; ; ) {
    const { outcome, by } = await tryOne({ place, question: asked, until }, left);
    if (outcome.status === "answered") return { ...outcome, notices };
    notices.push(outcome.notice);
    left = left.filter((account) => account !== by);
    const goesOn = by !== null && (0, import_app_guidance_step_guidance.mayRotate)(outcome.reason) && left.length > 0 && place.now() < until;
    if (!goesOn) return { ...outcome, notice: notices.join(" "), notices };
  }
}
function nobodyChosen(text) {
  const refusal = { reason: "not-chosen", text, profile: null };
  const notice = (0, import_app_guidance_step_guidance2.refusalSentence)(refusal);
  return { status: "none", ...refusal, notice, freesAt: null, notices: [notice] };
}
async function tryOne(attempt, accounts) {
  const { place, question, until } = attempt;
  const id = (0, import_hooks_active_on_stop6.randomUUID)();
  const reserved = await (0, import_app_guidance_step_guidance.reserveQuestion)(place, question, id, accounts);
  if (reserved.status === "none") return { outcome: reserved, by: null };
  const { account: by } = reserved;
  const { profile, notebook } = by;
  const result = await send(attempt, reserved);
  if (result.status === "ok") {
    const { text, conversationId } = result.data;
    await settle(attempt, id, {
      outcome: "answered",
      conversation: conversationId,
      answerHash: (0, import_app_guidance_step_guidance.hashAnswer)(text)
    });
    return { outcome: { status: "answered", answer: result.data, profile, notebook, conversationId }, by };
  }
  const refusal = { reason: result.status, text: result.text, profile };
  await settle(attempt, id, { outcome: refusal.reason, wasSpent: result.wasSent && (0, import_app_guidance_step_guidance.wasSpent)(refusal) });
  const learnt = await learnFromRefusal(place, by, refusal, until);
  return { outcome: { status: "none", ...refusal, ...learnt }, by };
}
function send({ place, question, until }, { account, conversationId }) {
  const { sourceIds } = question;
  const left = Math.ceil((until - place.now()) / 1e3);
  return queryNotebook({
    profile: account.profile,
    notebook: account.notebook,
    question: question.question,
    conversationId,
    timeoutSeconds: Math.min(LONGEST_SECONDS, Math.max(SHORTEST_SECONDS, left)),
    projectRoot: place.project,
    env: place.env,
    ...sourceIds === void 0 ? {} : { sourceIds }
  });
}
async function settle({ place, question }, id, settlement) {
  const settled = await (0, import_app_guidance_step_guidance3.changeLedger)(place.userFolder, (before) => {
    const ledger = (0, import_app_guidance_step_guidance3.settleQuery)(before, id, settlement);
    return { ledger, result: ledger.queries.find((query2) => query2.id === id) ?? null };
  });
  const query = settled.status === "done" ? settled.result : null;
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
  await (0, import_hooks_active_on_stop.appendJournal)(place.project, event, new Date(place.now()).toISOString());
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  READ_SECONDS,
  askNlm,
  askNotebook,
  callNlm,
  learnUsage,
  mapped,
  toldWindows,
  verbArguments
});
