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

var import_shared_core_planning_phases_plan_format = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_phases_plan_format2 = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_phases_plan_format3 = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_phases_plan_format4 = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_phases_plan_format5 = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_writing_state_metrics = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_core_planning_phases_plan_format6 = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_phases_plan_format7 = require("./shared.core.planning.phases.plan-format.cjs");

var import_app_guidance_step_guidance = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance2 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance3 = require("./app.guidance.step-guidance.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_adapters_config_config_settings = require("./adapters.config.config-settings.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
var import_node_os = require("node:os");
var import_node_path = require("node:path");
// src/core/report/twins-text.ts
function describeTwins(twins) {
  if (twins.length === 0) return import_hooks_active_on_stop5.prose`No other account has this notebook: name one with --profile.`;
  return (0, import_hooks_active_on_stop5.joinProse)(
    twins.flatMap((twin) => twin.status === "done" ? describe(twin) : []),
    "\n"
  );
}
function describe({ profile, notebook, isNew, added, left }) {
  const made = isNew ? import_hooks_active_on_stop5.prose`made ${(0, import_hooks_active_on_stop4.quoteName)(notebook, 120)}, ` : import_hooks_active_on_stop5.prose``;
  const count2 = added.length === 1 ? import_hooks_active_on_stop5.prose`1 source added` : import_hooks_active_on_stop5.prose`${added.length} sources added`;
  return [
    import_hooks_active_on_stop5.prose`${(0, import_hooks_active_on_stop4.quoteName)(profile, 80)}: ${made}${count2}`,
    ...added.map((title) => import_hooks_active_on_stop5.prose`  added: ${(0, import_hooks_active_on_stop4.quoteLine)(title, 200)}`),
    ...left.map(
      ({ title, reason }) => import_hooks_active_on_stop5.prose`  left out: ${(0, import_hooks_active_on_stop4.quoteLine)(title, 200)} (${(0, import_hooks_active_on_stop4.quoteLine)(reason, 200)})`
    )
  ];
}
// src/adapters/nlm/add-source.ts
var ADD_SECONDS = 420;
var ONE_RETRY = { NOTEBOOKLM_RATE_LIMIT_MAX_RETRIES: "1" };
var LONGEST_NAME = 120;
var ADDED = (0, import_adapters_loops_record_schemas.object)({ source_id: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._minLength)(1)) });
async function addSource(account, notebook, source, listed) {
  const isSame2 = (other) => isSameSource(other, source);
  const before = listed === void 0 ? await (0, import_shared_core_planning_phases_plan_format2.listSources)(account, notebook) : null;
  if (before !== null && before.status !== "ok") return before;
  const there = (before?.data ?? listed ?? []).find(isSame2);
  if (there !== void 0) return found(there, false);
  const added = await add(account, notebook, source);
  if (added.status === "ok" || !(0, import_app_guidance_step_guidance2.isUncertain)(added)) return added;
  const after = await (0, import_shared_core_planning_phases_plan_format2.listSources)(account, notebook);
  if (after.status !== "ok") return after;
  const arrived = after.data.find(isSame2);
  return arrived === void 0 ? added : found(arrived, true);
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
  const folder = (0, import_node_fs.mkdtempSync)((0, import_node_path.join)((0, import_node_os.tmpdir)(), "msw-source-"));
  try {
    const path2 = (0, import_node_path.join)(folder, textSourceTitle(source.title));
    (0, import_hooks_active_on_stop7.writeFileAtomic)(path2, source.text, { mode: 384 });
    return await send(account, notebook, ["--file", path2]);
  } finally {
    (0, import_node_fs.rmSync)(folder, { recursive: true, force: true });
  }
}
async function send(account, notebook, options) {
  const verb = { verb: ["source", "add", "--json"], limitSeconds: ADD_SECONDS, variables: ONE_RETRY };
  const added = await (0, import_app_guidance_step_guidance.askNlm)(account, { ...verb, options, operands: [notebook] }, ADDED);
  return (0, import_app_guidance_step_guidance2.mapped)(added, ({ source_id: id }) => ({ id, isNew: true }));
}
function found({ id }, isNew) {
  return { status: "ok", data: { id, isNew } };
}
function plainUrl(text2) {
  const url = new URL(text2);
  url.hash = "";
  return url.href.replace(/\/$/, "");
}
// src/app/notebook/sync-twins.ts
async function syncTwins(place, request) {
  const { name } = request;
  const twins = await twinsFor(place, name);
  if (twins === null)
    return refused2(`the settings have no notebook ${name}: name it with msw-protocol notebook use`);
  const chosen = (0, import_app_guidance_step_guidance3.chosenNotebook)(place, name);
  if (chosen.status === "refused") return refused2((0, import_app_guidance_step_guidance3.notAskedText)(chosen));
  const from = request.from ?? chosen.accounts[0]?.account ?? "";
  const origin = chosen.accounts.find(({ account }) => account === from);
  if (origin === void 0)
    return refused2(`the notebook ${name} is not in the profile ${from}: name one that has it with --from`);
  const targets = (request.to.length > 0 ? request.to : Object.keys(twins)).filter((to) => to !== from);
  const synced = [];
  for (const profile of targets) {
    const notebook = chosen.accounts.find(({ account }) => account === profile)?.notebook ?? null;
    const problem = notebook === null ? problemOf(request, profile, twins) : null;
    const at = (account) => ({ profile: account, projectRoot: place.project, env: place.env });
    const twin = { name, profile, notebook, origin: origin.notebook, from: at(from), to: at(profile) };
    synced.push(problem === null ? await syncTwin(place, twin) : refused2(`${problem}.`));
  }
  return { status: "done", from, twins: synced };
}
function problemOf({ name, newTwin }, account, twins) {
  if (!Object.hasOwn(twins, account)) return newTwin();
  return (0, import_app_guidance_step_guidance3.notAskedText)((0, import_app_guidance_step_guidance3.notChosen)([{ account, notebook: twins[account] ?? null }], name));
}
async function twinsFor(place, name) {
  const { config } = (0, import_hooks_active_on_stop.readConfig)(place.project);
  if (Object.hasOwn(config.notebooks, name)) return config.notebooks[name] ?? null;
  const { notebook } = config;
  if (notebook === null || Object.hasOwn(config.notebooks, notebook)) return null;
  const profile = config.nlmProfile ?? (0, import_app_guidance_step_guidance3.defaultProfile)(place.env);
  const noted = await (0, import_shared_core_planning_phases_plan_format.addNotebook)(place.project, { name, profile, id: notebook, isUsed: true });
  return noted.status === "done" ? { [profile]: notebook } : null;
}
async function syncTwin(place, twin) {
  const { profile, from, to } = twin;
  const sources = await (0, import_shared_core_planning_phases_plan_format2.listSources)(from, twin.origin);
  if (sources.status !== "ok") return refusedBy(sources, from);
  const notebook = twin.notebook ?? await makeTwin(place, twin);
  if (typeof notebook !== "string") return notebook;
  const held = await (0, import_shared_core_planning_phases_plan_format2.listSources)(to, notebook);
  if (held.status !== "ok") return refusedBy(held, to);
  const added = [];
  const left = [];
  for (const source of sources.data) {
    if (held.data.some((other) => isSame(other, source))) continue;
    const problem = await copySource(twin, source, notebook, held.data);
    if (problem === null) added.push(source.title);
    else left.push({ title: source.title, reason: problem });
  }
  return { status: "done", profile, notebook, isNew: twin.notebook === null, added, left };
}
async function makeTwin(place, twin) {
  const { name, profile, from, to } = twin;
  const original = await (0, import_shared_core_planning_phases_plan_format2.getNotebook)(from, twin.origin);
  if (original.status !== "ok") return refusedBy(original, from);
  const made = await (0, import_shared_core_planning_phases_plan_format2.createNotebook)(to, original.data.title || name);
  if (made.status !== "ok") return refusedBy(made, to);
  const { id } = made.data;
  const choice2 = { account: profile, notebook: id };
  const unkept = await (0, import_app_guidance_step_guidance3.chooseNotebook)(place.userFolder, place.project, choice2);
  if (unkept !== null) return refused2(`${unkept}.`);
  const noted = await (0, import_shared_core_planning_phases_plan_format.addNotebook)(place.project, { name, profile, id, isUsed: false });
  return noted.status === "done" ? id : noted;
}
async function copySource({ from, to }, { url, type, id, title }, notebook, listed) {
  const content = url !== null && !type.startsWith("google_") ? null : await (0, import_shared_core_planning_phases_plan_format2.sourceContent)(from, id);
  if (content !== null && content.status !== "ok") return sentence(content, from);
  if (content?.data.trim() === "") return `a source of type ${type} cannot be copied as text`;
  const copy = content === null ? { kind: "url", url: url ?? "" } : { kind: "text", title, text: (0, import_hooks_active_on_stop3.redact)(content.data) };
  const added = await addSource(to, notebook, copy, listed);
  return added.status === "ok" ? null : sentence(added, to);
}
function isSame(left, right) {
  if (right.url !== null && left.url === right.url) return true;
  return left.title === right.title || left.title === textSourceTitle(right.title);
}
function refused2(reason) {
  return { status: "refused", reason };
}
function refusedBy(refusal, account) {
  return refused2(sentence(refusal, account));
}
function sentence({ status: reason, text: text2 }, { profile }) {
  return (0, import_app_guidance_step_guidance2.refusalSentence)({ reason, text: text2, profile });
}
// src/app/operations/notebook-operations.ts
var SECONDS = 300;
var LONGEST_ANSWER = 1e5;
var query = (0, import_shared_core_planning_phases_plan_format7.operation)({
  name: "notebook query",
  about: "Ask one question, and print the answer and nothing else",
  effect: "asks",
  inputs: {
    question: (0, import_shared_core_planning_phases_plan_format7.word)("one question in quotes"),
    notebook: (0, import_shared_core_planning_phases_plan_format7.text)("NAME", "another notebook than the one of this project"),
    conversation: (0, import_shared_core_planning_phases_plan_format7.text)("ID", "continue with an earlier one"),
    source: (0, import_shared_core_planning_phases_plan_format7.list)("ID", "only these sources answer"),
    timeout: (0, import_shared_core_planning_phases_plan_format7.count)("SECONDS", "by default 300", [1, 9999])
  },
  run: (place, { question, notebook: name, conversation, source, timeout }) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => {
    const chosen = chooseFor(workspace, name);
    if (chosen.status !== "chosen") return chosen;
    const outcome = await (0, import_shared_core_planning_phases_plan_format3.askQuestion)(workspace, {
      notebook: chosen.notebook,
      question: question.trim(),
      conversationId: conversation,
      ...source.length === 0 ? {} : { sourceIds: source },
      purpose: "ask",
      deadlineMs: (timeout ?? SECONDS) * 1e3
    });
    if (outcome.status === "none") return (0, import_shared_core_planning_phases_plan_format7.refused)(outcome.notice);
    const { answer, profile, notebook, conversationId, notices } = outcome;
    const value = {
      answer: (0, import_hooks_active_on_stop6.harmless)(answer.text).trimEnd(),
      citations: answer.citations,
      profile,
      notebook,
      conversation: conversationId
    };
    return { status: "done", value, notice: notices.length === 0 ? void 0 : notices.join(" ") };
  }),
  text: ({ answer, notebook }) => (0, import_hooks_active_on_stop2.fence)(answer, { cap: LONGEST_ANSWER, label: import_hooks_active_on_stop5.prose`the notebook ${(0, import_hooks_active_on_stop4.quoteName)(notebook, 80)}` }),
  raw: ({ answer }) => `${answer}
`
});
var quota = (0, import_shared_core_planning_phases_plan_format7.operation)({
  name: "notebook quota",
  about: "Show what is left of every account and what was asked",
  effect: "asks",
  inputs: { refresh: (0, import_shared_core_planning_phases_plan_format7.flag)("ask Google first") },
  run: (place, { refresh }) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => {
    if (refresh) await (0, import_shared_core_planning_phases_plan_format5.refreshQuota)(workspace);
    const shown = (0, import_shared_core_planning_phases_plan_format5.showQuota)(workspace);
    return shown.status === "refused" ? shown : (0, import_shared_core_planning_phases_plan_format7.done)(shown.report);
  }),
  text: import_shared_core_planning_phases_plan_format5.renderQuota
});
var plan = (0, import_shared_core_planning_phases_plan_format7.operation)({
  name: "notebook plan",
  about: "Set how many questions an account may ask in a day; in Claude Code: /msw:setup plan",
  effect: "writes",
  callers: "people and scripts",
  inputs: {
    profile: (0, import_shared_core_planning_phases_plan_format7.word)("a profile"),
    plan: (0, import_shared_core_planning_phases_plan_format7.word)("its plan: free, plus, pro, ultra or a number"),
    reserve: (0, import_shared_core_planning_phases_plan_format7.count)("N", "how many of them are kept for planning and research", [0, 9999999])
  },
  run: (place, { profile, plan: name, reserve }) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async ({ userFolder }) => {
    const set = await (0, import_shared_core_planning_phases_plan_format5.setPlan)(userFolder, profile, name, reserve);
    return set.status === "refused" ? (0, import_shared_core_planning_phases_plan_format7.refused)(`${set.reason}.`) : (0, import_shared_core_planning_phases_plan_format7.done)({ profile, plan: set.plan });
  }),
  text: ({ profile, plan: set }) => (0, import_shared_core_planning_phases_plan_format5.describePlan)(profile, set)
});
var profiles = (0, import_shared_core_planning_phases_plan_format7.operation)({
  name: "notebook profiles",
  about: "List the accounts that nlm has",
  effect: "asks",
  inputs: { check: (0, import_shared_core_planning_phases_plan_format7.flag)("ask Google whether it still takes their logins") },
  run: (place, { check }) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async ({ project: projectRoot, env }) => {
    const rows = [];
    for (const profile of (0, import_app_guidance_step_guidance3.listProfiles)(env)) {
      const login = check && profile.isValid ? await (0, import_shared_core_planning_phases_plan_format2.checkLogin)({ profile: profile.name, projectRoot, env }) : null;
      rows.push({ ...profile, google: login?.status ?? null });
    }
    return (0, import_shared_core_planning_phases_plan_format7.done)(rows);
  }),
  text: (rows) => rows.length === 0 ? import_hooks_active_on_stop5.prose`nlm has no profile here: run \`nlm login --profile NAME\`.` : (0, import_hooks_active_on_stop5.joinProse)(rows.map(profileLine), "\n")
});
var list2 = (0, import_shared_core_planning_phases_plan_format7.operation)({
  name: "notebook list",
  about: "List the notebooks of an account",
  effect: "asks",
  inputs: { profile: (0, import_shared_core_planning_phases_plan_format7.text)("P", "the account; by default nlm's own choice") },
  run: (place, { profile }) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async ({ project: projectRoot, env }) => {
    const listed = await (0, import_shared_core_planning_phases_plan_format2.listNotebooks)({ profile, projectRoot, env });
    return listed.status === "ok" ? (0, import_shared_core_planning_phases_plan_format7.done)(listed.data) : (0, import_shared_core_planning_phases_plan_format7.refused)((0, import_app_guidance_step_guidance2.refusalSentence)({ reason: listed.status, text: listed.text, profile }));
  }),
  text: (rows) => rows.length === 0 ? import_hooks_active_on_stop5.prose`No notebook yet.` : (0, import_hooks_active_on_stop5.joinProse)(
    rows.map(
      (row) => import_hooks_active_on_stop5.prose`${(0, import_hooks_active_on_stop4.quoteName)(row.id, 120)}  ${(0, import_hooks_active_on_stop4.quoteLine)(row.title, 200)} (${row.sourceCount} sources)`
    ),
    "\n"
  )
});
var use = (0, import_shared_core_planning_phases_plan_format7.operation)({
  name: "notebook use",
  about: "Let this notebook answer for the project; without an ID: the account that MSW makes notebooks in",
  effect: "writes",
  callers: "people",
  typed: "/msw:setup use ID",
  inputs: {
    id: (0, import_shared_core_planning_phases_plan_format7.optionalWord)("the id of one notebook"),
    profile: (0, import_shared_core_planning_phases_plan_format7.text)("P", "the account that has it; of a second account it is the twin"),
    name: (0, import_shared_core_planning_phases_plan_format7.text)("NAME", `by default ${import_shared_core_planning_phases_plan_format.DEFAULT_NAME}`)
  },
  run: (place, { id, profile, name: given }) => {
    if (id === null && profile === null)
      return (0, import_shared_core_planning_phases_plan_format7.misused)("notebook use needs the id of a notebook, or --profile P for an account alone.");
    return (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => {
      const name = given ?? import_shared_core_planning_phases_plan_format.DEFAULT_NAME;
      const used = await (0, import_shared_core_planning_phases_plan_format.useNotebook)(workspace, { notebook: id, profile, name });
      if (used.status === "refused") return (0, import_shared_core_planning_phases_plan_format7.refused)(`${used.reason}.`);
      return (0, import_shared_core_planning_phases_plan_format7.done)({ notebook: name, profile: used.profile, id, message: used.message });
    });
  },
  text: ({ message }) => (0, import_shared_core_planning_phases_plan_format6.forPeople)([message])
});
var sync = (0, import_shared_core_planning_phases_plan_format7.operation)({
  name: "notebook sync",
  about: "Make the missing twin of a notebook in another account, for you alone, with the same sources",
  effect: "asks",
  inputs: {
    name: (0, import_shared_core_planning_phases_plan_format7.word)("the name of one notebook"),
    from: (0, import_shared_core_planning_phases_plan_format7.text)("P", "the account that has it"),
    profile: (0, import_shared_core_planning_phases_plan_format7.list)("P", "the accounts that get it")
  },
  run: (place, { name, from, profile: to }) => {
    const bad = to.find((profile) => !(0, import_adapters_config_config_settings.isProfileName)(profile));
    if (bad !== void 0)
      return (0, import_shared_core_planning_phases_plan_format7.misused)(`"${bad.slice(0, 80)}" is not a profile name: notebook profiles lists them.`);
    const newTwin = () => (0, import_shared_core_planning_phases_plan_format4.refuseToClaude)(place.caller, "notebook sync to an account that has no twin yet")?.reason.replace(
      /\.$/,
      ""
    ) ?? null;
    return (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => {
      const synced = await syncTwins(workspace, { name, from, to, newTwin });
      if (synced.status === "refused") return (0, import_shared_core_planning_phases_plan_format7.refused)(`${synced.reason}.`);
      const problems = synced.twins.flatMap((twin) => twin.status === "refused" ? [twin.reason] : []);
      if (problems.length === 0) return (0, import_shared_core_planning_phases_plan_format7.done)(synced);
      return { status: "failed", value: synced, reason: problems.join(" ") };
    });
  },
  text: ({ twins }) => describeTwins(twins)
});
var doctor = (0, import_shared_core_planning_phases_plan_format7.operation)({
  name: "notebook doctor",
  about: "Say what is installed, who is logged in, and what to do next",
  effect: "asks",
  inputs: {},
  run: (place) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => (0, import_shared_core_planning_phases_plan_format7.done)(await (0, import_shared_core_planning_phases_plan_format.setUpFacts)(workspace))),
  text: import_shared_core_planning_phases_plan_format.renderSetUp
});
var notebookOperations = [
  query,
  quota,
  plan,
  profiles,
  list2,
  use,
  sync,
  doctor
];
function chooseFor(workspace, name) {
  const chosen = name === null ? (0, import_app_guidance_step_guidance3.projectNotebook)(workspace) : (0, import_app_guidance_step_guidance3.chosenNotebook)(workspace, name);
  if (chosen.status === "none") return (0, import_shared_core_planning_phases_plan_format7.misused)("choose a notebook first: notebook use ID --profile P.");
  if (chosen.status === "refused") return (0, import_shared_core_planning_phases_plan_format7.refused)(`NotebookLM was not asked: ${(0, import_app_guidance_step_guidance3.notAskedText)(chosen)}.`);
  return chosen;
}
function profileLine({ name: id, email, isValid, isDefault, google }) {
  const name = (0, import_hooks_active_on_stop4.quoteName)(id, 80);
  const who = email === null ? name : import_hooks_active_on_stop5.prose`${name} (${(0, import_hooks_active_on_stop4.quoteName)(email, 120)})`;
  const isOut = !isValid || google === "auth-expired" || google === "profile-missing";
  const state = isOut ? import_hooks_active_on_stop5.prose`logged out: run \`${(0, import_adapters_config_config_settings.quotedLogin)(id)}\`` : loginOf(google);
  return import_hooks_active_on_stop5.prose`${who}${isDefault ? import_hooks_active_on_stop5.prose`, default` : import_hooks_active_on_stop5.prose``}: ${state}`;
}
function loginOf(google) {
  if (google === null) return import_hooks_active_on_stop5.prose`has a login`;
  return google === "ok" ? import_hooks_active_on_stop5.prose`logged in` : (0, import_hooks_active_on_stop4.quoteName)(google);
}
module.exports = {
  notebookOperations: notebookOperations
};
