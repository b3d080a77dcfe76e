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
  notebook: () => notebook
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_adapters_nlm_notebooks = require("./shared.adapters.nlm.notebooks.cjs");

var import_shared_app_notebook_ask_notebook = require("./shared.app.notebook.ask-notebook.cjs");

var import_shared_cli_frame_user_only = require("./shared.cli.frame.user-only.cjs");

var import_shared_cli_frame_open_project = require("./shared.cli.frame.open-project.cjs");

var import_shared_cli_frame_named_path = require("./shared.cli.frame.named-path.cjs");

var import_shared_core_report_setup_text = require("./shared.core.report.setup-text.cjs");

var import_shared_core_report_quota_text = require("./shared.core.report.quota-text.cjs");

var import_shared_app_quota_show_quota = require("./shared.app.quota.show-quota.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_app_guidance_step_guidance = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance2 = require("./app.guidance.step-guidance.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_app_guidance_step_guidance3 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance4 = require("./app.guidance.step-guidance.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_adapters_config_config_settings = require("./adapters.config.config-settings.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop8 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop9 = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
var import_node_os = require("node:os");
var import_node_path = require("node:path");
// src/cli/notebook/notebook-ask.ts
var SECONDS = 300;
var LONGEST = 1e5;
async function ask(call) {
  const { values, words } = call;
  const question = words[0]?.trim() ?? "";
  if (question === "") return (0, import_shared_cli_frame_named_path.misused)("notebook query needs one question in quotes.");
  const timeout = (0, import_shared_cli_frame_named_path.textOf)(values, "timeout") ?? String(SECONDS);
  if (!/^[1-9]\d{0,3}$/.test(timeout)) return (0, import_shared_cli_frame_named_path.misused)("--timeout needs a number of seconds such as 120.");
  const opened = (0, import_shared_cli_frame_open_project.openProject)(call);
  if (opened.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(opened.reason);
  const { workspace } = opened;
  const named2 = (0, import_shared_cli_frame_named_path.textOf)(values, "notebook");
  const chosen = named2 === null ? (0, import_app_guidance_step_guidance3.projectNotebook)(workspace) : (0, import_app_guidance_step_guidance3.chosenNotebook)(workspace, named2);
  if (chosen.status === "none") return (0, import_shared_cli_frame_named_path.misused)("choose a notebook first: notebook use ID --profile P.");
  if (chosen.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(`NotebookLM was not asked: ${(0, import_app_guidance_step_guidance3.notAskedText)(chosen)}.`);
  const { notebook: notebook2 } = chosen;
  const outcome = await (0, import_shared_app_notebook_ask_notebook.askNotebook)(workspace, {
    notebook: notebook2,
    question,
    conversationId: (0, import_shared_cli_frame_named_path.textOf)(values, "conversation"),
    ...sourcesOf(call),
    purpose: "ask",
    deadlineMs: Number(timeout) * 1e3
  });
  if (outcome.status === "none") return (0, import_shared_cli_frame_named_path.failed)(outcome.notice);
  const problem = outcome.notices.length === 0 ? null : outcome.notices.join(" ");
  return { ...shown(call, outcome), problem };
}
function shown(call, asked) {
  const { answer, profile, notebook: notebook2, conversationId: conversation } = asked;
  const text = (0, import_hooks_active_on_stop8.harmless)(answer.text).trimEnd();
  if ((0, import_shared_cli_frame_named_path.isSet)(call.values, "json"))
    return (0, import_shared_cli_frame_named_path.doneJson)({ answer: text, citations: answer.citations, profile, notebook: notebook2, conversation });
  if (call.caller.mark === null) return (0, import_shared_cli_frame_named_path.doneRaw)(`${text}
`);
  return (0, import_shared_cli_frame_named_path.done)((0, import_hooks_active_on_stop.fence)(text, { cap: LONGEST, label: import_hooks_active_on_stop7.prose`the notebook ${(0, import_hooks_active_on_stop6.quoteName)(notebook2, 80)}` }));
}
function sourcesOf({ values }) {
  const given = values.source;
  const sourceIds = (Array.isArray(given) ? given : [given]).filter((id) => typeof id === "string");
  return sourceIds.length === 0 ? {} : { sourceIds };
}
// src/adapters/nlm/check-login.ts
function checkLogin(account) {
  return (0, import_shared_adapters_nlm_notebooks.listNotebooks)(account).then((listed) => (0, import_shared_app_notebook_ask_notebook.mapped)(listed, (found2) => ({ notebooks: found2.length })));
}
// src/app/notebook/refresh-quota.ts
async function refreshQuota(place) {
  const names = (0, import_app_guidance_step_guidance4.listProfiles)(place.env).flatMap(({ name, isValid }) => isValid ? [name] : []);
  for (const name of names) {
    const windows = await (0, import_shared_app_notebook_ask_notebook.toldWindows)(place, { profile: name });
    if (windows.length === 0) continue;
    await (0, import_app_guidance_step_guidance2.changeLedger)(place.userFolder, (ledger) => {
      const account = (0, import_shared_app_notebook_ask_notebook.learnUsage)((0, import_app_guidance_step_guidance2.accountOf)(ledger.accounts, name), windows, place.now());
      return { ledger: (0, import_app_guidance_step_guidance2.withAccount)(ledger, name, account), result: null };
    });
  }
}
// src/adapters/nlm/source-options.ts
var READ_AS_IT_IS = new Set(
  ".pdf .txt .md .docx .csv .epub .mp3 .m4a .wav .aac .ogg .opus .mp4 .jpg .jpeg .png .gif .webp".split(" ")
);
var LONGEST_NAME = 120;
var LARGEST_SOURCE = 200 * 1024 * 1024;
async function withSourceOptions(source, work) {
  if (source.kind === "url") return work(ofUrl(source.url));
  if (source.kind === "drive") return work(ofDrive(source));
  const folder = (0, import_node_fs.mkdtempSync)((0, import_node_path.join)((0, import_node_os.tmpdir)(), "msw-source-"));
  try {
    return await work(
      ofFile(source.kind === "text" ? written(folder, source) : readable(folder, source.path))
    );
  } finally {
    (0, import_node_fs.rmSync)(folder, { recursive: true, force: true });
  }
}
function textSourceTitle(title) {
  const plain = title.replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, " ").replaceAll(/\s+/g, " ").trim().slice(0, LONGEST_NAME).replace(/(?<![ .])[ .]+$/, "");
  const name = plain === "" ? "Untitled" : plain;
  return /\.(?:md|txt)$/i.test(name) ? name : `${name}.md`;
}
function ofUrl(url) {
  return { options: ["--url", url], isSame: (source) => source.url !== null && sameUrl(source.url, url) };
}
function ofDrive(source) {
  const { documentId, title, type } = source;
  return {
    options: ["--drive", documentId, "--title", title, "--type", type],
    // nlm does not tell which document a source is.
    isSame: (other) => other.title === title
  };
}
function ofFile(path) {
  return { options: ["--file", path], isSame: (source) => source.title === (0, import_node_path.basename)(path) };
}
function written(folder, source) {
  const path = (0, import_node_path.join)(folder, textSourceTitle(source.title));
  (0, import_hooks_active_on_stop4.writeFileAtomic)(path, source.text, { mode: 384 });
  return path;
}
function readable(folder, path) {
  if (READ_AS_IT_IS.has((0, import_node_path.extname)(path).toLowerCase())) return path;
  const copy = (0, import_node_path.join)(folder, `${(0, import_node_path.basename)(path)}.txt`);
  const file = (0, import_hooks_active_on_stop9.readFile)(path, import_hooks_active_on_stop9.named, LARGEST_SOURCE);
  if (file.status !== "ok")
    throw new Error(
      `${path} cannot be a source: ${file.status === "missing" ? "it is not there" : file.reason}`
    );
  (0, import_hooks_active_on_stop4.writeFileAtomic)(copy, file.bytes, { mode: 384 });
  return copy;
}
function sameUrl(left, right) {
  return left === right || URL.canParse(left) && URL.canParse(right) && plainUrl(left) === plainUrl(right);
}
function plainUrl(text) {
  const url = new URL(text);
  url.hash = "";
  return url.href.replace(/\/$/, "");
}
// src/adapters/nlm/add-source.ts
var ADD_SECONDS = 420;
var ONE_RETRY = { NOTEBOOKLM_RATE_LIMIT_MAX_RETRIES: "1" };
var ADDED = (0, import_adapters_loops_record_schemas.object)({ source_id: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._minLength)(1)), title: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()) });
async function addSource(account, notebook2, source, options = {}) {
  const before = options.known ?? await (0, import_shared_adapters_nlm_notebooks.listSources)(account, notebook2);
  if ("status" in before && before.status !== "ok") return before;
  const known = "status" in before ? before.data : before;
  return withSourceOptions(source, async ({ options: words, isSame: isSame2 }) => {
    const there = known.find(isSame2);
    if (there !== void 0) return found(there, false);
    const added = await add(account, notebook2, words, options.waitSeconds);
    if (added.status === "ok" || !(0, import_shared_adapters_nlm_notebooks.isUncertain)(added)) return added;
    return lookAgain(account, notebook2, isSame2, added);
  });
}
async function add(account, notebook2, words, waitSeconds) {
  const wait = waitSeconds === void 0 ? [] : ["--wait", "--wait-timeout", String(waitSeconds)];
  const args = (0, import_shared_app_notebook_ask_notebook.verbArguments)(account, ["source", "add", "--json"], [notebook2], [...words, ...wait]);
  const limitSeconds = ADD_SECONDS + (waitSeconds ?? 0);
  const added = await (0, import_shared_app_notebook_ask_notebook.askNlm)(account, { args, limitSeconds, variables: ONE_RETRY }, ADDED);
  if (added.status !== "ok") return added;
  return { status: "ok", data: { id: added.data.source_id, title: added.data.title ?? "", isNew: true } };
}
async function lookAgain(account, notebook2, isSame2, refusal) {
  const after = await (0, import_shared_adapters_nlm_notebooks.listSources)(account, notebook2);
  if (after.status !== "ok") return after;
  const there = after.data.find(isSame2);
  return there === void 0 ? refusal : found(there, true);
}
function found(source, isNew) {
  return { status: "ok", data: { id: source.id, title: source.title, isNew } };
}
// src/app/notebook/sync-twin.ts
async function syncTwin(place, request) {
  const account = (profile) => ({
    profile,
    projectRoot: place.project,
    env: place.env
  });
  const from = account(request.from.profile);
  const to = account(request.to.profile);
  const sources = await (0, import_shared_adapters_nlm_notebooks.listSources)(from, request.from.notebook);
  if (sources.status !== "ok") return refused(sources, from.profile);
  const twin = request.to.notebook ?? await makeTwin(place, request, from, to);
  if (typeof twin !== "string") return twin;
  const held = await (0, import_shared_adapters_nlm_notebooks.listSources)(to, twin);
  if (held.status !== "ok") return refused(held, to.profile);
  const missing = sources.data.filter((source) => !held.data.some((other) => isSame(other, source)));
  const added = [];
  const left = [];
  for (const source of missing) {
    const problem = await copySource(from, to, source, { notebook: twin, known: held.data });
    if (problem === null) added.push(source.title);
    else left.push({ title: source.title, reason: problem });
  }
  const isNew = request.to.notebook === null;
  return { status: "done", profile: request.to.profile, notebook: twin, isNew, added, left };
}
async function makeTwin(place, { name, from: origin, to: target }, from, to) {
  const known = await (0, import_shared_adapters_nlm_notebooks.getNotebook)(from, origin.notebook);
  if (known.status !== "ok") return refused(known, from.profile);
  const made = await (0, import_shared_adapters_nlm_notebooks.createNotebook)(to, known.data.title || name);
  if (made.status !== "ok") return refused(made, to.profile);
  const { id } = made.data;
  const choice = { account: target.profile, notebook: id };
  const unkept = await (0, import_app_guidance_step_guidance3.chooseNotebook)(place.userFolder, place.project, choice);
  if (unkept !== null) return { status: "refused", reason: `${unkept}.` };
  const noted = await (0, import_shared_core_report_setup_text.addNotebook)(place.project, { name, profile: target.profile, id, isUsed: false });
  return noted.status === "done" ? id : noted;
}
async function copySource(from, to, source, target) {
  const copy = await asNew(from, source);
  if (copy.status !== "ok") return sentence(copy, from.profile);
  if (copy.data === null) return `a source of type ${source.type} cannot be copied as text`;
  const added = await addSource(to, target.notebook, copy.data, { known: target.known });
  return added.status === "ok" ? null : sentence(added, to.profile);
}
async function asNew(from, source) {
  if (source.url !== null && !source.type.startsWith("google_")) {
    return { status: "ok", data: { kind: "url", url: source.url } };
  }
  const content = await (0, import_shared_adapters_nlm_notebooks.sourceContent)(from, source.id);
  if (content.status !== "ok") return content;
  const { text } = content.data;
  return {
    status: "ok",
    data: text.trim() === "" ? null : { kind: "text", title: source.title, text: (0, import_hooks_active_on_stop5.redact)(text) }
  };
}
function isSame(left, right) {
  if (right.url !== null && left.url === right.url) return true;
  return left.title === right.title || left.title === textSourceTitle(right.title);
}
function refused(refusal, profile) {
  return { status: "refused", reason: sentence(refusal, profile) };
}
function sentence({ status: reason, text }, profile) {
  return (0, import_app_guidance_step_guidance.refusalSentence)({ reason, text, profile });
}
// src/app/notebook/sync-twins.ts
async function syncTwins(place, request) {
  const { name } = request;
  const twins = await twinsFor(place, name);
  if (twins === null)
    return refused2(`the settings know no notebook ${name}: name it with msw-protocol notebook use`);
  const chosen = (0, import_app_guidance_step_guidance3.chosenNotebook)(place, name);
  if (chosen.status === "refused") return refused2((0, import_app_guidance_step_guidance3.notAskedText)(chosen));
  const from = request.from ?? chosen.accounts[0]?.account ?? "";
  const origin = chosen.accounts.find(({ account }) => account === from);
  if (origin === void 0) return refused2(`the notebook ${name} is not in the profile ${from}`);
  const targets = (request.to.length > 0 ? request.to : Object.keys(twins)).filter((to) => to !== from);
  const synced = [];
  for (const profile of targets) {
    const notebook2 = chosen.accounts.find(({ account }) => account === profile)?.notebook ?? null;
    const problem = notebook2 === null ? problemOf(request, profile, twins) : null;
    const to = { profile, notebook: notebook2 };
    synced.push(
      problem === null ? await syncTwin(place, { name, from: { profile: from, notebook: origin.notebook }, to }) : { status: "refused", reason: `${problem}.` }
    );
  }
  return { status: "done", from, twins: synced };
}
function problemOf({ name, newTwin }, account, twins) {
  if (!Object.hasOwn(twins, account)) return newTwin();
  return (0, import_app_guidance_step_guidance3.notAskedText)((0, import_app_guidance_step_guidance3.notChosen)([{ account, notebook: twins[account] ?? null }], name));
}
function refused2(reason) {
  return { status: "refused", reason };
}
async function twinsFor(place, name) {
  const { config } = (0, import_hooks_active_on_stop2.readConfig)(place.project);
  if (Object.hasOwn(config.notebooks, name)) return config.notebooks[name] ?? null;
  const { notebook: notebook2 } = config;
  if (notebook2 === null || Object.hasOwn(config.notebooks, notebook2)) return null;
  const profile = config.nlmProfile ?? (0, import_app_guidance_step_guidance4.defaultProfile)(place.env);
  const noted = await (0, import_shared_core_report_setup_text.addNotebook)(place.project, { name, profile, id: notebook2, isUsed: true });
  return noted.status === "done" ? { [profile]: notebook2 } : null;
}
// src/core/report/twins-text.ts
function describeTwins(twins) {
  if (twins.length === 0) return import_hooks_active_on_stop7.prose`No other account has this notebook: name one with --profile.`;
  return (0, import_hooks_active_on_stop7.joinProse)(
    twins.flatMap((twin) => twin.status === "done" ? describe(twin) : []),
    "\n"
  );
}
function describe({ profile, notebook: notebook2, isNew, added, left }) {
  const made = isNew ? import_hooks_active_on_stop7.prose`made ${(0, import_hooks_active_on_stop6.quoteName)(notebook2, 120)}, ` : import_hooks_active_on_stop7.prose``;
  const count = added.length === 1 ? import_hooks_active_on_stop7.prose`1 source added` : import_hooks_active_on_stop7.prose`${added.length} sources added`;
  return [
    import_hooks_active_on_stop7.prose`${(0, import_hooks_active_on_stop6.quoteName)(profile, 80)}: ${made}${count}`,
    ...added.map((title) => import_hooks_active_on_stop7.prose`  added: ${(0, import_hooks_active_on_stop3.quoteLine)(title, 200)}`),
    ...left.map(
      ({ title, reason }) => import_hooks_active_on_stop7.prose`  left out: ${(0, import_hooks_active_on_stop3.quoteLine)(title, 200)} (${(0, import_hooks_active_on_stop3.quoteLine)(reason, 200)})`
    )
  ];
}
// src/cli/notebook/notebook-manage.ts
async function within(call, work) {
  const opened = (0, import_shared_cli_frame_open_project.openProject)(call);
  return opened.status === "refused" ? (0, import_shared_cli_frame_named_path.failed)(opened.reason) : work(opened.workspace);
}
function shown2(call, value, text) {
  return (0, import_shared_cli_frame_named_path.isSet)(call.values, "json") ? (0, import_shared_cli_frame_named_path.doneJson)(value) : (0, import_shared_cli_frame_named_path.done)(text());
}
function quota(call) {
  return within(call, async (workspace) => {
    if ((0, import_shared_cli_frame_named_path.isSet)(call.values, "refresh")) await refreshQuota(workspace);
    const quota2 = (0, import_shared_app_quota_show_quota.showQuota)(workspace);
    if (quota2.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(quota2.reason);
    return shown2(call, quota2.report, () => (0, import_shared_core_report_quota_text.renderQuota)(quota2.report));
  });
}
function setAccountPlan(call) {
  return within(call, async ({ userFolder }) => {
    const [profile = "", text = ""] = call.words;
    const given = (0, import_shared_cli_frame_named_path.textOf)(call.values, "reserve");
    if (given !== null && !/^\d{1,7}$/.test(given)) return (0, import_shared_cli_frame_named_path.misused)("--reserve needs a number of questions.");
    const set = await (0, import_shared_core_report_setup_text.setPlan)(userFolder, profile, text, given === null ? null : Number(given));
    if (set.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(`${set.reason}.`);
    return shown2(call, { profile, plan: set.plan }, () => (0, import_shared_core_report_setup_text.describePlan)(profile, set.plan));
  });
}
function profiles(call) {
  return within(call, async ({ project: projectRoot, env }) => {
    const known = (0, import_app_guidance_step_guidance4.listProfiles)(env);
    const rows = [];
    for (const profile of known) {
      const asked = (0, import_shared_cli_frame_named_path.isSet)(call.values, "check") && profile.isValid;
      const told = asked ? await checkLogin({ profile: profile.name, projectRoot, env }) : null;
      rows.push({ ...profile, google: told === null ? null : told.status });
    }
    if (known.length === 0 && !(0, import_shared_cli_frame_named_path.isSet)(call.values, "json")) {
      return (0, import_shared_cli_frame_named_path.done)(import_hooks_active_on_stop7.prose`nlm has no profile here: run \`nlm login --profile NAME\`.`);
    }
    return shown2(call, rows, () => (0, import_hooks_active_on_stop7.joinProse)(rows.map(profileLine), "\n"));
  });
}
function profileLine(row) {
  const { email, isValid, isDefault, google } = row;
  const name = (0, import_hooks_active_on_stop6.quoteName)(row.name, 80);
  const who = email === null ? name : import_hooks_active_on_stop7.prose`${name} (${(0, import_hooks_active_on_stop6.quoteName)(email, 120)})`;
  const isOut = !isValid || google === "auth-expired" || google === "profile-missing";
  const state = isOut ? import_hooks_active_on_stop7.prose`logged out: run \`${(0, import_adapters_config_config_settings.quotedLogin)(row.name)}\`` : loginOf(google);
  return import_hooks_active_on_stop7.prose`${who}${isDefault ? import_hooks_active_on_stop7.prose`, default` : import_hooks_active_on_stop7.prose``}: ${state}`;
}
function loginOf(google) {
  if (google === null) return import_hooks_active_on_stop7.prose`has a login`;
  return google === "ok" ? import_hooks_active_on_stop7.prose`logged in` : (0, import_hooks_active_on_stop6.quoteName)(google);
}
function listAll(call) {
  return within(call, async ({ project: projectRoot, env }) => {
    const profile = (0, import_shared_cli_frame_named_path.textOf)(call.values, "profile");
    const listed = await (0, import_shared_adapters_nlm_notebooks.listNotebooks)({ profile, projectRoot, env });
    if (listed.status !== "ok") {
      return (0, import_shared_cli_frame_named_path.failed)((0, import_app_guidance_step_guidance.refusalSentence)({ reason: listed.status, text: listed.text, profile }));
    }
    const line = (row) => import_hooks_active_on_stop7.prose`${(0, import_hooks_active_on_stop6.quoteName)(row.id, 120)}  ${(0, import_hooks_active_on_stop3.quoteLine)(row.title, 200)} (${row.sourceCount} sources)`;
    return shown2(
      call,
      listed.data,
      () => listed.data.length === 0 ? import_hooks_active_on_stop7.prose`No notebook yet.` : (0, import_hooks_active_on_stop7.joinProse)(listed.data.map(line), "\n")
    );
  });
}
function use(call) {
  return within(call, async (workspace) => {
    const profile = (0, import_shared_cli_frame_named_path.textOf)(call.values, "profile");
    const notebook2 = call.words[0] ?? null;
    if (notebook2 === null && profile === null) {
      return (0, import_shared_cli_frame_named_path.misused)("notebook use needs the id of a notebook, or --profile P for an account alone.");
    }
    const name = (0, import_shared_cli_frame_named_path.textOf)(call.values, "name") ?? import_shared_core_report_setup_text.DEFAULT_NAME;
    const used = await (0, import_shared_core_report_setup_text.useNotebook)(workspace, { notebook: notebook2, profile, name });
    if (used.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(`${used.reason}.`);
    return shown2(
      call,
      { notebook: name, profile: used.profile, id: notebook2 },
      () => (0, import_hooks_active_on_command.forPeople)([used.message])
    );
  });
}
function sync(call) {
  return within(call, async (workspace) => {
    const { profile: given } = call.values;
    const to = (Array.isArray(given) ? given : [given]).filter((name) => typeof name === "string");
    const bad = to.find((name) => !(0, import_adapters_config_config_settings.isProfileName)(name));
    if (bad !== void 0) return (0, import_shared_cli_frame_named_path.misused)(`"${bad.slice(0, 80)}" is no profile name.`);
    const from = (0, import_shared_cli_frame_named_path.textOf)(call.values, "from");
    const newTwin = () => (0, import_shared_cli_frame_user_only.refuseToClaude)(call, "notebook sync to an account that has no twin yet")?.problem?.replace(/\.$/, "") ?? null;
    const synced = await syncTwins(workspace, { name: call.words[0] ?? "", from, to, newTwin });
    if (synced.status === "refused") return (0, import_shared_cli_frame_named_path.failed)(`${synced.reason}.`);
    const outcome = shown2(call, synced, () => describeTwins(synced.twins));
    const problems = synced.twins.flatMap((twin) => twin.status === "refused" ? [twin.reason] : []);
    return problems.length === 0 ? outcome : { ...outcome, code: 1, problem: problems.join(" ") };
  });
}
function examine(call) {
  return within(call, async (workspace) => {
    const facts = await (0, import_shared_core_report_setup_text.setUpFacts)(workspace);
    return shown2(call, facts, () => (0, import_shared_core_report_setup_text.renderSetUp)(facts));
  });
}
// src/cli/notebook/notebook-noun.ts
var one = (names) => ({ least: 1, most: 1, names });
var notebook = {
  help: import_hooks_active_on_stop7.prose`msw-protocol notebook VERB [--project DIR]

NotebookLM through the nlm command line: questions go to whichever account has some left.

  query "QUESTION" [--notebook NAME] [--json]
        prints the answer and nothing else; --source ID (repeatable) asks these sources alone,
        --conversation ID continues with an earlier one, --timeout S limits it (300)
  quota [--json] [--refresh]
        what is left of every account and what was asked; --refresh asks Google first
  plan PROFILE free|plus|pro|ultra|N [--reserve N]
        how many questions an account may ask in a day, and how many are kept for planning and research;
        for you: in Claude Code you type /msw:setup plan ...
  profiles [--json] [--check]
        the accounts that nlm knows; --check asks Google whether it still takes their logins
  list [--profile P] [--json]
        the notebooks of an account
  use ID [--profile P] [--name NAME]
        this notebook answers for the project (or: this is its twin in another account); without an ID,
        the account that MSW makes notebooks in; for you: in Claude Code you type /msw:setup use ...
  sync NAME [--from P] [--profile P]
        makes the missing twin of a notebook in another account (for you alone) and gives it the same sources
  doctor [--json]
        what is installed, who is logged in, and what to do next`,
  verbs: {
    query: {
      options: {
        ...import_shared_cli_frame_named_path.json,
        ...import_shared_cli_frame_named_path.project,
        notebook: { type: "string" },
        conversation: { type: "string" },
        source: { type: "string", multiple: true },
        timeout: { type: "string" }
      },
      words: one("one question in quotes"),
      run: ask
    },
    quota: {
      options: { ...import_shared_cli_frame_named_path.json, ...import_shared_cli_frame_named_path.project, refresh: { type: "boolean" } },
      words: import_shared_cli_frame_named_path.noWords,
      run: quota
    },
    plan: {
      options: { ...import_shared_cli_frame_named_path.json, ...import_shared_cli_frame_named_path.project, reserve: { type: "string" } },
      words: { least: 2, most: 2, names: "a profile and its plan" },
      run: (call) => (0, import_shared_cli_frame_user_only.refuseToClaude)(call, "notebook plan") ?? setAccountPlan(call)
    },
    profiles: {
      options: { ...import_shared_cli_frame_named_path.json, ...import_shared_cli_frame_named_path.project, check: { type: "boolean" } },
      words: import_shared_cli_frame_named_path.noWords,
      run: profiles
    },
    list: { options: { ...import_shared_cli_frame_named_path.json, ...import_shared_cli_frame_named_path.project, profile: { type: "string" } }, words: import_shared_cli_frame_named_path.noWords, run: listAll },
    use: {
      options: { ...import_shared_cli_frame_named_path.json, ...import_shared_cli_frame_named_path.project, profile: { type: "string" }, name: { type: "string" } },
      words: { least: 0, most: 1, names: "the id of one notebook" },
      run: (call) => (0, import_shared_cli_frame_user_only.refuseUnlessPerson)(call, "notebook use", "/msw:setup use ID") ?? use(call)
    },
    sync: {
      options: {
        ...import_shared_cli_frame_named_path.json,
        ...import_shared_cli_frame_named_path.project,
        from: { type: "string" },
        profile: { type: "string", multiple: true }
      },
      words: one("the name of one notebook"),
      run: sync
    },
    doctor: { options: { ...import_shared_cli_frame_named_path.json, ...import_shared_cli_frame_named_path.project }, words: import_shared_cli_frame_named_path.noWords, run: examine }
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  notebook
});
