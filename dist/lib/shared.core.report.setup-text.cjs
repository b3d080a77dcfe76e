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
  DEFAULT_NAME: () => DEFAULT_NAME,
  addNotebook: () => addNotebook,
  describePlan: () => describePlan,
  readSetUp: () => readSetUp,
  renderSetUp: () => renderSetUp,
  setPlan: () => setPlan,
  setUpFacts: () => setUpFacts,
  useNotebook: () => useNotebook
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_core_shell_typed_words = require("./shared.core.shell.typed-words.cjs");

var import_shared_adapters_nlm_program_nlm_version = require("./shared.adapters.nlm.program.nlm-version.cjs");

var import_shared_app_quota_show_quota = require("./shared.app.quota.show-quota.cjs");

var import_app_guidance_step_guidance = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance2 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance3 = require("./app.guidance.step-guidance.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_adapters_config_config_settings = require("./adapters.config.config-settings.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop8 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop9 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop10 = require("./hooks.active.on-stop.cjs");

// src/core/notebook/setup-request.ts
var DEFAULT_NAME = "main";
var USAGE = "type /msw:setup alone, /msw:setup use NOTEBOOK [--profile P] [--name NAME], or /msw:setup plan PROFILE PLAN [--reserve N]";
var OPTIONS = ["profile", "name", "reserve"];
function readSetUp(raw) {
  const [verb, ...rest] = (0, import_shared_core_shell_typed_words.typedWords)(raw);
  if (verb === void 0) return { kind: "show" };
  const given = separate(rest);
  if (typeof given === "string") return refused(given);
  if (verb === "use") return readUse(given);
  return verb === "plan" ? readPlan(given) : refused(`"${verb.slice(0, 40)}" is not known`);
}
function readUse({ words, options }) {
  const [notebook = null, ...more] = words;
  const profile = options.get("profile") ?? null;
  if (more.length > 0) return refused("one notebook at a time, and names with spaces in quotes");
  if (options.has("reserve")) return refused("--reserve belongs to a plan");
  if (notebook === null && profile === null) return refused("the notebook is missing");
  return { kind: "use", notebook, profile, name: options.get("name") ?? DEFAULT_NAME };
}
function readPlan({ words, options }) {
  const [profile, plan, ...more] = words;
  if (profile === void 0 || plan === void 0 || more.length > 0)
    return refused("a plan needs one profile and one plan");
  const reserve = options.get("reserve") ?? null;
  if (reserve !== null && !/^\d{1,7}$/.test(reserve)) return refused("--reserve needs a number of questions");
  if (options.has("profile") || options.has("name"))
    return refused("a plan takes --reserve and no other option");
  return { kind: "plan", profile, plan, reserve: reserve === null ? null : Number(reserve) };
}
function separate(typed) {
  const words = [];
  const options = /* @__PURE__ */ new Map();
  for (let at = 0; at < typed.length; at += 1) {
    const word = typed[at] ?? "";
    const [, name, joined] = /^--([a-z-]+)(?:=([\s\S]*))?$/.exec(word) ?? [];
    if (name === void 0) {
      words.push(word);
      continue;
    }
    if (!OPTIONS.some((option) => option === name)) return `--${name.slice(0, 40)} is not known`;
    const value = joined ?? typed[at + 1] ?? "";
    if (joined === void 0) at += 1;
    if (value === "") return `--${name} needs a value`;
    options.set(name, value);
  }
  return { words, options };
}
function refused(why) {
  return { kind: "refused", reason: `${why[0]?.toUpperCase()}${why.slice(1)}: ${USAGE}.` };
}
// src/core/report/setup-text.ts
function renderSetUp(facts) {
  return (0, import_hooks_active_on_stop8.joinProse)(
    [
      import_hooks_active_on_stop8.prose`1. nlm: ${nlmLine(facts)}`,
      import_hooks_active_on_stop8.prose`2. logins: ${loginLine(facts)}`,
      import_hooks_active_on_stop8.prose`3. notebook of this project: ${notebookLine(facts)}`,
      import_hooks_active_on_stop8.prose`4. next: ${nextStep(facts)}`,
      ...facts.problems.map((problem) => import_hooks_active_on_stop8.prose`Note: ${(0, import_hooks_active_on_stop4.quoteLine)(problem, 300)}`)
    ],
    "\n"
  );
}
function nlmLine({ nlm, version, trouble }) {
  if (nlm === null) {
    return import_hooks_active_on_stop8.prose`not installed. \`uv tool install notebooklm-mcp-cli\` or \`pipx install notebooklm-mcp-cli\` installs it.`;
  }
  const name = version === null ? import_hooks_active_on_stop8.prose`installed` : import_hooks_active_on_stop8.prose`version ${(0, import_hooks_active_on_stop7.quoteName)(version, 40)}`;
  return trouble === null ? import_hooks_active_on_stop8.prose`${name}.` : import_hooks_active_on_stop8.prose`${name}, but ${(0, import_hooks_active_on_stop4.quoteLine)(trouble, 300)}.`;
}
function loginLine({ profiles }) {
  if (profiles.length === 0) return import_hooks_active_on_stop8.prose`none. \`nlm login --profile NAME\` in a terminal makes one.`;
  const names = profiles.map(({ name: profile, email, isValid, isDefault }) => {
    const name = (0, import_hooks_active_on_stop7.quoteName)(profile, 80);
    const login = (0, import_adapters_config_config_settings.quotedLogin)(profile);
    const parts = [
      email === null ? name : import_hooks_active_on_stop8.prose`${name} (${(0, import_hooks_active_on_stop7.quoteName)(email, 120)})`,
      isDefault ? import_hooks_active_on_stop8.prose`the default` : null,
      isValid ? null : import_hooks_active_on_stop8.prose`without a login: the user runs \`${login}\` in a terminal`
    ];
    return (0, import_hooks_active_on_stop8.joinProse)(parts, ", ");
  });
  return import_hooks_active_on_stop8.prose`${(0, import_hooks_active_on_stop8.joinProse)(names, "; ")}.`;
}
function notebookLine({ notebook, refusal, accounts, quota }) {
  if (refusal !== null) return import_hooks_active_on_stop8.prose`${(0, import_hooks_active_on_stop4.quoteLine)(refusal, 300)}.`;
  if (notebook === null) return import_hooks_active_on_stop8.prose`none; the loop works without one.`;
  const parts = accounts.map(({ account, notebook: id, isLoggedIn }) => {
    const known = import_hooks_active_on_stop8.prose`${(0, import_hooks_active_on_stop7.quoteName)(account, 80)} knows it as ${(0, import_hooks_active_on_stop7.quoteName)(id, 120)}`;
    if (!isLoggedIn) return import_hooks_active_on_stop8.prose`${known}, but has no login here`;
    const left = quota.find(({ profile }) => profile === account);
    return left === void 0 ? known : import_hooks_active_on_stop8.prose`${known}, ${left.left} of ${left.perDay} questions left`;
  });
  return import_hooks_active_on_stop8.prose`${(0, import_hooks_active_on_stop8.joinProse)([(0, import_hooks_active_on_stop7.quoteName)(notebook, 120), ...parts], "; ")}.`;
}
function nextStep({ nlm, trouble, profiles, notebook, refusal, accounts }) {
  if (nlm === null) return import_hooks_active_on_stop8.prose`install nlm, or do without NotebookLM.`;
  if (trouble !== null) return import_hooks_active_on_stop8.prose`upgrade notebooklm-mcp-cli.`;
  if (!profiles.some(({ isValid }) => isValid))
    return import_hooks_active_on_stop8.prose`the user logs in: \`nlm login --profile NAME\` in a terminal.`;
  if (notebook === null || refusal !== null)
    return import_hooks_active_on_stop8.prose`the user chooses the notebook that answers for this project: \`/msw:setup use ID --profile NAME\`.`;
  if (!accounts.some(({ isLoggedIn }) => isLoggedIn))
    return import_hooks_active_on_stop8.prose`log in an account that has the notebook, or name another one.`;
  return import_hooks_active_on_stop8.prose`ask one test question; it costs one query.`;
}
// src/app/notebook/set-plan.ts
function describePlan(profile, { perDay, reserve, name }) {
  return import_hooks_active_on_stop8.prose`${(0, import_hooks_active_on_stop7.quoteName)(profile, 80)} may ask ${perDay} questions a day (${(0, import_hooks_active_on_stop7.quoteName)(name)}), ${reserve} of them kept for planning and research.`;
}
async function setPlan(userFolder, profile, text, reserve) {
  if (!(0, import_adapters_config_config_settings.isProfileName)(profile))
    return { status: "refused", reason: `"${profile.slice(0, 80)}" is no profile name` };
  const plan = (0, import_app_guidance_step_guidance.parsePlan)(text, reserve);
  if (plan === null) {
    const reason = "a plan is free, plus, pro, ultra or a number of questions a day; the reserve is no larger";
    return { status: "refused", reason };
  }
  const changed = await (0, import_app_guidance_step_guidance.changeLedger)(userFolder, (ledger) => ({
    ledger: (0, import_app_guidance_step_guidance.withAccount)(ledger, profile, { ...(0, import_app_guidance_step_guidance.accountOf)(ledger.accounts, profile), plan }),
    result: plan
  }));
  return changed.status === "done" ? { status: "done", plan } : changed;
}
// src/app/notebook/edit-settings.ts
function addNotebook(project, choice) {
  return edit(project, (before) => withNotebook(before, choice));
}
function setProfile(project, profile) {
  return edit(project, (before) => ({ ...before, nlmProfile: profile }));
}
async function edit(project, change) {
  const folder = (0, import_hooks_active_on_stop5.openMswFolder)(project);
  if (folder.status === "refused") return folder;
  const path = (0, import_hooks_active_on_stop5.mswPath)(project, "config.json");
  const held = await (0, import_hooks_active_on_stop2.withLock)(path, () => {
    const file = (0, import_hooks_active_on_stop3.readJson)(path, (0, import_hooks_active_on_stop10.ownFile)(project));
    const before = file.status === "missing" ? {} : objectIn(file);
    if (before === null) return { status: "refused", reason: ".msw/config.json is no JSON object" };
    (0, import_hooks_active_on_stop6.writeFileAtomic)(path, `${JSON.stringify(change(before), null, 2)}
`);
    return { status: "done" };
  });
  return held.status === "done" ? held.value : { status: "refused", reason: `${path} is locked` };
}
function withNotebook(before, { name, profile, id, isUsed }) {
  const notebooks = isObject(before.notebooks) ? before.notebooks : {};
  const twins = Object.hasOwn(notebooks, name) ? notebooks[name] : {};
  const grown = { ...notebooks, [name]: { ...isObject(twins) ? twins : {}, [profile]: id } };
  return { ...before, ...isUsed ? { notebook: name } : {}, notebooks: grown };
}
function objectIn(file) {
  return file.status === "ok" && isObject(file.value) ? file.value : null;
}
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
// src/app/notebook/use-notebook.ts
var NOTEBOOK = /^[\p{L}\p{N}_][^\p{C}\p{Zl}\p{Zp}]{0,199}$/u;
async function useNotebook(place, request) {
  const { notebook, name } = request;
  const profile = request.profile ?? (0, import_app_guidance_step_guidance3.defaultProfile)(place.env);
  const problem = problemOf(request, profile);
  if (problem !== null) return refused2(problem);
  const unkept = await (0, import_app_guidance_step_guidance2.chooseNotebook)(place.userFolder, place.project, { account: profile, notebook });
  if (unkept !== null) return refused2(unkept);
  const noted = notebook === null ? await setProfile(place.project, profile) : await addNotebook(place.project, { name, profile, id: notebook, isUsed: true });
  return noted.status === "refused" ? noted : done(place, request, profile);
}
function problemOf({ notebook, name }, profile) {
  if (!(0, import_adapters_config_config_settings.isProfileName)(profile)) return `"${(0, import_hooks_active_on_stop9.harmless)(profile).slice(0, 80)}" is no profile name`;
  if (notebook !== null && !NOTEBOOK.test(notebook)) return "that is no id or alias of a notebook";
  return NOTEBOOK.test(name) ? null : `"${(0, import_hooks_active_on_stop9.harmless)(name).slice(0, 80)}" is no name for a notebook`;
}
function done(place, { notebook, name }, profile) {
  const what = notebook === null ? `MSW makes its notebooks for this project in ${profile}.` : `${name} answers for this project: ${profile} knows it as ${notebook}.`;
  const known = (0, import_app_guidance_step_guidance3.listProfiles)(place.env).find((one) => one.name === profile);
  const login = known?.isValid ? [] : [`nlm has no login for it here yet: run ${(0, import_adapters_config_config_settings.loginCommand)(profile)}.`];
  const chosen = (0, import_app_guidance_step_guidance2.projectNotebook)(place);
  const others = chosen.status === "refused" ? [`Still, ${(0, import_app_guidance_step_guidance2.notAskedText)(chosen)}.`] : [];
  return { status: "done", profile, message: [what, ...login, ...others].join(" ") };
}
function refused2(reason) {
  return { status: "refused", reason };
}
// src/app/quota/set-up.ts
async function setUpFacts(place) {
  const { project, env } = place;
  const { config, problems } = (0, import_hooks_active_on_stop.readConfig)(project);
  const chosen = (0, import_app_guidance_step_guidance2.projectNotebook)(place);
  const accounts = chosen.status === "chosen" ? chosen.accounts : [];
  const quota = (0, import_shared_app_quota_show_quota.showQuota)(place);
  const notices = chosen.status === "chosen" ? chosen.notices : [];
  return {
    ...await nlmOf(place),
    profiles: (0, import_app_guidance_step_guidance3.listProfiles)(env),
    notebook: config.notebook,
    refusal: chosen.status === "refused" ? (0, import_app_guidance_step_guidance2.notAskedText)(chosen) : null,
    accounts: accounts.map(({ account, notebook, isLoggedIn }) => ({ account, notebook, isLoggedIn })),
    quota: quota.status === "ok" ? quota.report.accounts : [],
    problems: [...problems, ...notices, ...quota.status === "ok" ? [] : [quota.reason]]
  };
}
async function nlmOf({
  project,
  env
}) {
  const nlm = await (0, import_shared_adapters_nlm_program_nlm_version.locateNlm)({ projectRoot: project, env });
  if (nlm.status === "not-installed") return { nlm: null, version: null, trouble: null };
  if (nlm.status !== "located") return { nlm: "nlm", version: null, trouble: nlm.text };
  const { executable, version } = nlm;
  const trouble = version === null ? "it does not tell its version" : (0, import_shared_adapters_nlm_program_nlm_version.refuseOldVersion)(version, "any")?.text;
  return { nlm: executable, version, trouble: trouble ?? null };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  DEFAULT_NAME,
  addNotebook,
  describePlan,
  readSetUp,
  renderSetUp,
  setPlan,
  setUpFacts,
  useNotebook
});
