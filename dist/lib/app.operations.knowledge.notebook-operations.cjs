var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,p)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==a&&__defProp(r,o,{get:()=>e[o],enumerable:!(p=__getOwnPropDesc(e,o))||p.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{notebookOperations:()=>notebookOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_notebook_fill_notebook=require("./shared.app.notebook.fill-notebook.cjs"),import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_shared_app_operations_knowledge_source_operations=require("./shared.app.operations.knowledge.source-operations.cjs"),import_shared_app_operations_failure_operations=require("./shared.app.operations.failure-operations.cjs"),import_shared_app_operations_knowledge_in_notebook=require("./shared.app.operations.knowledge.in-notebook.cjs"),import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_shared_core_loop_texts_report2=require("./shared.core.loop.texts.report.cjs"),import_shared_core_loop_texts_report3=require("./shared.core.loop.texts.report.cjs"),import_shared_core_loop_texts_report4=require("./shared.core.loop.texts.report.cjs"),import_shared_app_planning_worktrees_plan_runs=require("./shared.app.planning.worktrees.plan-runs.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance2=require(".\
/app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance3=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance4=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance5=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance6=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance7=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance8=require("./app.guidance.step-guidance.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop2=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop3=require("./hooks.active.on-stop.cjs"),import_common=require("./common.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_common7=require("./common.cjs"),import_common8=require("./common.cjs"),import_common9=require("./common.cjs"),import_common10=require("./common.cjs"),import_common11=require("./common.cjs"),import_common12=require("./common.cjs"),import_common13=require("./common.cjs"),import_common14=require("./common.cjs"),import_common15=require("./common.cjs"),import_common16=require("./common.cjs"),import_node_path=require("node:path");
// src/adapters/nlm/refresh-login.ts
async function refreshLogin(account) {
  const name = account.profile ?? (0, import_app_guidance_step_guidance6.defaultProfile)(account.env);
  if (!(0, import_app_guidance_step_guidance6.listProfiles)(account.env).some((one) => one.name === name && one.isValid))
    return (0, import_app_guidance_step_guidance5.unsent)("profile-missing", `there is no login for ${name}`);
  await (0, import_app_guidance_step_guidance3.callNlm)(account, { verb: ["auth", "refresh", "--http-only"] });
  return (0, import_app_guidance_step_guidance2.checkLogin)(account);
}
// src/app/notebook/refresh-logins.ts
async function refreshLogins(place, profile) {
  const { project: projectRoot, env } = place;
  const all = (0, import_app_guidance_step_guidance6.listProfiles)(env);
  const wanted = profile === null ? all : all.filter(({ name }) => name === profile);
  const logins = [];
  for (const { name, lastValidated } of wanted) {
    const login = await refreshLogin({ profile: name, projectRoot, env });
    await (0, import_app_guidance_step_guidance.noteLogin)(place, { account: name, login: lastValidated }, login.status);
    if (login.status === "ok") {
      logins.push({ profile: name, trouble: null });
      continue;
    }
    const refusal = { reason: login.status, text: login.text, profile: name };
    logins.push({ profile: name, trouble: (0, import_app_guidance_step_guidance8.refusalSentence)(refusal) });
  }
  return logins;
}
// src/app/operations/knowledge/notebook-account-operations.ts
var quota = (0, import_hooks_active_on_command.operation)({
  name: "notebook quota",
  about: "Show what is left of every account and what was asked",
  effect: "asks",
  tool: {
    name: "quota_status",
    about: "Show what is left of the quotas",
    takes: {},
    isReadOnly: true
  },
  grant: { to: ["setup"] },
  inputs: { refresh: (0, import_hooks_active_on_command.flag)("ask Google first, also within ten minutes of the last time") },
  run: (place, { refresh: refresh2 }) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
    await (0, import_shared_core_loop_texts_report2.refreshQuota)(workspace, refresh2);
    const shown2 = (0, import_shared_core_loop_texts_report2.showQuota)(workspace);
    return shown2.status === "refused" ? shown2 : (0, import_hooks_active_on_command.done)({ ...shown2.report, isInstalled: hasNlm(workspace) });
  }),
  text: import_shared_core_loop_texts_report2.renderQuota
});
var plan = (0, import_hooks_active_on_command.operation)({
  name: "notebook plan",
  about: "Set how many questions an account may ask in a day; in Claude Code: /msw:setup plan",
  effect: "writes",
  callers: "people and scripts",
  slash: "/msw:setup plan",
  inputs: {
    profile: (0, import_hooks_active_on_command.word)("a profile"),
    plan: (0, import_hooks_active_on_command.word)("its plan: free, plus, pro, ultra or a number"),
    reserve: (0, import_hooks_active_on_command.count)("N", "how many of them are kept for planning and research", [0, 9999999])
  },
  run: (place, { profile, plan: name, reserve }) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async ({ userFolder }) => {
    const set = await (0, import_shared_core_loop_texts_report2.setPlan)(userFolder, profile, name, reserve);
    return set.status === "refused" ? (0, import_hooks_active_on_command.refused)(`Nothing was changed: ${set.reason}.`) : (0, import_hooks_active_on_command.done)({ profile, plan: set.plan });
  }),
  text: ({ profile, plan: set }) => (0, import_shared_core_loop_texts_report2.describePlan)(profile, set)
});
var profiles = (0, import_hooks_active_on_command.operation)({
  name: "notebook profiles",
  about: "List the accounts that nlm has",
  effect: "asks",
  grant: { to: ["setup"], options: ["check"] },
  inputs: { check: (0, import_hooks_active_on_command.flag)("ask Google whether it still accepts their logins") },
  run: (place, { check }) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
    const known = (0, import_app_guidance_step_guidance6.listProfiles)(workspace.env);
    if (known.length === 0 && !hasNlm(workspace)) return (0, import_hooks_active_on_command.refused)(import_app_guidance_step_guidance8.NOT_INSTALLED);
    const rows = [];
    for (const profile of known) rows.push(await lookAtProfile(workspace, profile, check));
    return (0, import_hooks_active_on_command.done)(rows);
  }),
  text: (rows) => rows.length === 0 ? import_common7.prose`nlm has no profile here: run \`nlm login --profile NAME\`.` : (0, import_common7.joinProse)(rows.map(profileLine), "\n")
});
var refresh = (0, import_hooks_active_on_command.operation)({
  name: "notebook refresh",
  about: "Renew logins where no browser is needed, and say which of them Google accepts",
  effect: "asks",
  tool: {
    name: "refresh_auth",
    about: "Renew NotebookLM logins that need no browser",
    takes: { profile: "default: all" },
    isLong: true,
    isIdempotent: true
  },
  inputs: { profile: (0, import_hooks_active_on_command.text)("P", "the account; by default all") },
  run: (place, { profile }) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
    const logins = await refreshLogins(workspace, profile);
    if (logins.length === 0 && !hasNlm(workspace)) return (0, import_hooks_active_on_command.refused)(import_app_guidance_step_guidance8.NOT_INSTALLED);
    if (logins.length === 0)
      return (0, import_hooks_active_on_command.refused)(
        profile === null ? "nlm has no profile here: the user runs `nlm login --profile NAME`." : `nlm has no such profile. To list them: ${place.words.call("notebook profiles")}`
      );
    const troubles = logins.flatMap(({ trouble }) => trouble ?? []);
    if (troubles.length === 0) return (0, import_hooks_active_on_command.done)({ logins });
    return { status: "failed", value: { logins }, reason: troubles.join(" ") };
  }),
  text: ({ logins }) => (0, import_common7.joinProse)(
    logins.map(
      ({ profile, trouble }) => import_common7.prose`${(0, import_common.quoteName)(profile, 80)}: ${trouble === null ? import_common7.prose`logged in` : import_common7.prose`not logged in`}`
    ),
    "\n"
  )
});
function hasNlm({ env, project }) {
  return (0, import_app_guidance_step_guidance5.findNlm)(env, project) !== null;
}
var doctor = (0, import_hooks_active_on_command.operation)({
  name: "notebook doctor",
  about: "Say what is installed, who is logged in, and what to do next",
  effect: "asks",
  grant: { to: ["setup"] },
  inputs: {},
  run: (place) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => (0, import_hooks_active_on_command.done)(await (0, import_shared_app_notebook_fill_notebook.setUpFacts)(workspace, true))),
  text: import_shared_app_notebook_fill_notebook.renderSetUp
});
async function lookAtProfile(workspace, profile, check) {
  const { project: projectRoot, env, now } = workspace;
  const { name: account, lastValidated } = profile;
  const login = check && profile.isValid ? await (0, import_app_guidance_step_guidance2.checkLogin)({ profile: account, projectRoot, env }) : null;
  if (login !== null) await (0, import_app_guidance_step_guidance.noteLogin)(workspace, { account, login: lastValidated }, login.status);
  return { ...profile, google: login?.status ?? null, ageMinutes: ageOf(lastValidated, now()) };
}
function ageOf(lastValidated, now) {
  const at = lastValidated === null ? Number.NaN : Date.parse(lastValidated);
  return Number.isNaN(at) || at > now ? null : Math.floor((now - at) / 6e4);
}
function profileLine({ name: id, email, isValid, isDefault, google, ageMinutes }) {
  const name = (0, import_common.quoteName)(id, 80);
  const who = email === null ? name : import_common7.prose`${name} (${(0, import_common.quoteName)(email, 120)})`;
  const isOut = !isValid || google === "auth-expired" || google === "profile-missing";
  const state = isOut ? import_common7.prose`logged out: run \`${(0, import_hooks_active_on_stop2.quotedLogin)(id)}\`` : loginOf(google);
  const age = ageMinutes === null ? import_common7.prose`` : import_common7.prose`, last verified ${ageText(ageMinutes)} ago`;
  return import_common7.prose`${who}${isDefault ? import_common7.prose`, default` : import_common7.prose``}: ${state}${age}`;
}
function ageText(minutes) {
  if (minutes < 120) return import_common7.prose`${minutes} min`;
  return minutes < 48 * 60 ? import_common7.prose`${Math.floor(minutes / 60)} h` : import_common7.prose`${(0, import_common13.countOf)(Math.floor(minutes / 1440), "day")}`;
}
function loginOf(google) {
  if (google === null) return import_common7.prose`has a login`;
  return google === "ok" ? import_common7.prose`logged in` : (0, import_common.quoteName)(google);
}
// src/app/notebook/sync-twins.ts
async function syncTwins(place, request) {
  const { name } = request;
  const twins = await twinsFor(place, name);
  if (twins === null)
    return refused2(
      `the settings have no notebook ${name}: name it with /msw:setup use ID --profile PROFILE --name ${name}`
    );
  const chosen = (0, import_app_guidance_step_guidance6.chosenNotebook)(place, name);
  if (chosen.status === "refused") return refused2((0, import_app_guidance_step_guidance6.notAskedText)(chosen));
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
  return (0, import_app_guidance_step_guidance6.notAskedText)((0, import_app_guidance_step_guidance6.notChosen)([{ account, notebook: twins[account] ?? null }], name));
}
async function twinsFor(place, name) {
  const { config } = (0, import_hooks_active_on_stop.readConfig)(place.project);
  if (Object.hasOwn(config.notebooks, name)) return config.notebooks[name] ?? null;
  const { notebook } = config;
  if (notebook === null || Object.hasOwn(config.notebooks, notebook)) return null;
  const profile = config.nlmProfile ?? (0, import_app_guidance_step_guidance6.defaultProfile)(place.env);
  const noted = await (0, import_shared_app_notebook_fill_notebook.addNotebook)(place.project, { name, profile, id: notebook, isUsed: true });
  return noted.status === "done" ? { [profile]: notebook } : null;
}
async function syncTwin(place, twin) {
  const { profile, from, to } = twin;
  const sources = await (0, import_shared_core_loop_texts_report4.listSources)(from, twin.origin);
  if (sources.status !== "ok") return refusedBy(sources, from);
  const notebook = twin.notebook ?? await makeTwin(place, twin);
  if (typeof notebook !== "string") return notebook;
  const held = await (0, import_shared_core_loop_texts_report4.listSources)(to, notebook);
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
  const original = await (0, import_app_guidance_step_guidance2.getNotebook)(from, twin.origin);
  if (original.status !== "ok") return refusedBy(original, from);
  const made = await (0, import_app_guidance_step_guidance2.createNotebook)(to, original.data.title || name);
  if (made.status !== "ok") return refusedBy(made, to);
  const { id } = made.data;
  const choice2 = { account: profile, notebook: id };
  const unkept = await (0, import_app_guidance_step_guidance7.chooseNotebook)(place.userFolder, place.project, choice2);
  if (unkept !== null) return refused2(`${unkept}.`);
  const noted = await (0, import_shared_app_notebook_fill_notebook.addNotebook)(place.project, { name, profile, id, isUsed: false });
  return noted.status === "done" ? id : noted;
}
async function copySource({ from, to }, { url, type, id, title }, notebook, listed) {
  const content = url !== null && !type.startsWith("google_") ? null : await (0, import_shared_core_loop_texts_report4.sourceContent)(from, id);
  if (content !== null && content.status !== "ok") return sentence(content, from);
  if (content?.data.trim() === "") return `a source of type ${type} cannot be copied as text`;
  const copy = content === null ? { kind: "url", url: url ?? "" } : { kind: "text", title, text: (0, import_common9.redact)(content.data) };
  const added = await (0, import_shared_core_loop_texts_report4.addSource)(to, notebook, copy, listed);
  return added.status === "ok" ? null : sentence(added, to);
}
function isSame(left, right) {
  if (right.url !== null && left.url === right.url) return true;
  return left.title === right.title || left.title === (0, import_shared_core_loop_texts_report4.textSourceTitle)(right.title);
}
function refused2(reason) {
  return { status: "refused", reason };
}
function refusedBy(refusal, account) {
  return refused2(sentence(refusal, account));
}
function sentence({ status: reason, text: text2 }, { profile }) {
  return (0, import_app_guidance_step_guidance8.refusalSentence)({ reason, text: text2, profile });
}
// src/app/operations/knowledge/notebook-filling-operations.ts
var sync = (0, import_hooks_active_on_command.operation)({
  name: "notebook sync",
  about: "Make the missing twin of a notebook in another account, for you alone, with the same sources",
  effect: "asks",
  inputs: {
    name: (0, import_hooks_active_on_command.word)("the name of one notebook"),
    from: (0, import_hooks_active_on_command.text)("P", "the account that has it"),
    profile: (0, import_hooks_active_on_command.list)("P", "the accounts that get it")
  },
  run: (place, { name, from, profile: to }) => {
    const bad = to.find((profile) => !(0, import_hooks_active_on_stop2.isProfileName)(profile));
    if (bad !== void 0)
      return (0, import_hooks_active_on_command.misused)(
        `"${bad.slice(0, 80)}" is not a profile name. To list them: ${import_common2.lineToType`notebook profiles`}`
      );
    const newTwin = () => (0, import_shared_core_planning_writing_new_documents.refuseToClaude)(place.caller, "notebook sync to an account that has no twin yet")?.reason.replace(
      /\.$/,
      ""
    ) ?? null;
    return (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
      const synced = await syncTwins(workspace, { name, from, to, newTwin });
      if (synced.status === "refused") return (0, import_hooks_active_on_command.refused)(`${synced.reason}.`);
      const problems = synced.twins.flatMap(
        (twin) => twin.status === "refused" ? [twin.reason] : nothingCopied(twin)
      );
      if (problems.length === 0) return (0, import_hooks_active_on_command.done)(synced);
      return { status: "failed", value: synced, reason: problems.join(" ") };
    });
  },
  text: ({ twins }) => (0, import_shared_app_notebook_fill_notebook.describeTwins)(twins)
});
var add = (0, import_hooks_active_on_command.operation)({
  name: "notebook add",
  about: "Put documents of the project into its notebook, or bring those that are there up to date: files, or the Markdown of folders",
  effect: "asks",
  callers: "people and scripts",
  inputs: {
    paths: (0, import_hooks_active_on_command.pathWords)("files or folders"),
    notebook: (0, import_hooks_active_on_command.text)("NAME", "another notebook than the one of this project"),
    delete: (0, import_hooks_active_on_command.flag)("from now on delete sources that a newer one replaces or whose document is gone")
  },
  run: (place, { paths: paths2, notebook: name, delete: mayDelete }) => (0, import_shared_app_operations_knowledge_in_notebook.inNotebook)(place, name, async (workspace, chosen) => {
    const named2 = (0, import_shared_app_operations_failure_operations.documentsToAdd)(workspace.project, paths2);
    const outcome = await (0, import_shared_app_operations_failure_operations.addDocuments)(workspace, { chosen, named: named2, mayDelete, tell: place.tell });
    if (outcome.status === "refused") return (0, import_hooks_active_on_command.refused)(`${outcome.reason}.`);
    const { accounts } = outcome;
    const value = { accounts, left: named2.left };
    const troubles = accounts.flatMap(
      ({ profile, trouble }) => trouble === null ? [] : [`${profile}: ${trouble} Call it again, and it continues.`]
    );
    if (troubles.length > 0) return { status: "failed", value, reason: troubles.join(" ") };
    if (named2.documents.length === 0 && named2.left.length > 0)
      return { status: "failed", value, reason: "None of these documents was added." };
    return (0, import_hooks_active_on_command.done)(value);
  }),
  text: import_shared_app_notebook_fill_notebook.describeAdded
});
var fill = (0, import_hooks_active_on_command.operation)({
  name: "notebook fill",
  about: "Put the project's README, docs, decisions and notes into its notebook, which is made where there is none; again, it adds what is new or changed",
  effect: "asks",
  callers: "people",
  slash: "/msw:setup fill",
  inputs: {
    profile: (0, import_hooks_active_on_command.text)("P", "the account in which the notebook is made; by default that of nlm"),
    delete: (0, import_hooks_active_on_command.flag)("from now on delete sources of MSW that a newer one replaces"),
    yes: (0, import_hooks_active_on_command.flag)("do it; in a terminal you are asked otherwise")
  },
  run: (place, { yes, ...request }) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
    const planned = await (0, import_shared_app_notebook_fill_notebook.planFill)(workspace, request);
    if (planned.status === "refused") return planned;
    const line = (0, import_shared_app_notebook_fill_notebook.fillLine)(request);
    const plan2 = { state: "planned", plan: planned.plan, line };
    if (!yes && (0, import_shared_core_failure_reading_line_pattern.mayAskHere)()) place.tell((0, import_common4.shown)((0, import_shared_app_notebook_fill_notebook.describeFill)(plan2, line)));
    if (!yes && !await (0, import_shared_core_failure_reading_line_pattern.agreesInTerminal)("Send it?")) return (0, import_hooks_active_on_command.done)(plan2);
    const filled = await planned.fill({ tell: place.tell });
    if (filled.status === "refused") return filled;
    const value = { ...filled.result, line };
    return filled.trouble === null ? (0, import_hooks_active_on_command.done)(value) : { status: "failed", value, reason: filled.trouble };
  }),
  json: ({ line: _, ...result }) => result,
  text: ({ line, ...result }) => (0, import_shared_app_notebook_fill_notebook.describeFill)(result, line)
});
function nothingCopied({ profile, added, left }) {
  const [first] = left;
  if (first === void 0 || added.length > 0) return [];
  const count2 = left.length === 1 ? "the one source" : `none of ${(0, import_common13.countOf)(left.length, "source")}`;
  return [
    left.length === 1 ? `${count2} that ${profile} lacks could not be copied: ${first.reason}` : `${count2} that ${profile} lacks could be copied: ${first.reason}`
  ];
}
var fillingOperations = [sync, add, fill];
// src/app/notebook/account-with-sources.ts
async function accountWithSources(place, accounts, ids) {
  const reasons = [];
  for (const account of accounts) {
    const listed = await (0, import_shared_core_loop_texts_report.askAccounts)(place, [account], import_shared_core_loop_texts_report4.listSources);
    if (listed.status === "refused") {
      reasons.push(listed.reason);
      continue;
    }
    const known = new Set(listed.data.map(({ id }) => id));
    const unknown2 = ids.find((id) => !known.has(id));
    if (unknown2 === void 0) return { status: "found", account: account.account };
    reasons.push(`The notebook in ${account.account} has no source ${(0, import_common6.plainLine)(unknown2, 80)}.`);
  }
  return { status: "refused", reason: reasons.join(" ") };
}
// src/app/notebook/check-answers.ts
var LASTS_MS = 7 * 24 * 60 * 60 * 1e3;
function keptAnswer(workspace, question) {
  const file = (0, import_common12.readJson)(placeOf(workspace, question), (0, import_common15.ownFile)(workspace.userFolder));
  const parsed = file.status === "ok" ? schema().safeParse(file.value) : null;
  if (parsed?.success !== true) return null;
  const age = workspace.now() - parsed.data.at;
  return age >= 0 && age < LASTS_MS ? parsed.data : null;
}
function keepAnswer(workspace, question, answer) {
  const path2 = placeOf(workspace, question);
  (0, import_common11.makeFolder)((0, import_node_path.join)(path2, ".."), 448);
  (0, import_common8.keepJson)(path2, { at: workspace.now(), answer });
}
function placeOf({ project, userFolder }, question) {
  const hash = (0, import_common14.createHash)("sha256").update(JSON.stringify([project, ...question]));
  return (0, import_node_path.join)(userFolder, "check-answers", `${hash.digest("hex").slice(0, 24)}.json`);
}
var schema = (0, import_common16.once)(() => (0, import_adapters_loops_record_schemas.object)({ at: (0, import_adapters_loops_record_schemas.number)(), answer: (0, import_adapters_loops_record_schemas.string)() }));
// src/app/operations/knowledge/notebook-query-operation.ts
var SECONDS = 300;
var LONGEST_ANSWER = 1e5;
var answerShape = (0, import_adapters_loops_record_schemas.object)({
  conversation_id: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.string)()),
  sources_used: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)())
});
var query = (0, import_hooks_active_on_command.operation)({
  name: "notebook query",
  examples: ['"What does error 429 mean?"'],
  about: "Ask one question, and print the answer and nothing else",
  effect: "asks",
  tool: {
    name: "notebook_query",
    about: "Ask a NotebookLM notebook one question; costs quota",
    takes: { question: "one question", conversation: "to continue", notebook: "name or id" },
    aliases: {
      notebook_id: "notebook",
      query: "question",
      conversation_id: "conversation",
      source_ids: "source",
      timeout: "timeout"
    },
    isLong: true,
    grant: { to: ["plan"], agent: "msw:researcher", takes: ["question", "conversation"] }
  },
  inputs: {
    question: (0, import_hooks_active_on_command.word)("one question in quotes"),
    notebook: (0, import_hooks_active_on_command.text)("NAME", "another notebook than the one of this project"),
    conversation: (0, import_hooks_active_on_command.text)("ID", "continue with an earlier one"),
    source: (0, import_hooks_active_on_command.list)("ID", "only these sources answer"),
    timeout: (0, import_hooks_active_on_command.count)("SECONDS", "by default 300", [1, 9999])
  },
  // A worktree of a plan, and a tree of a check, have no settings of their own.
  run: (place, asked) => (0, import_shared_app_operations_knowledge_in_notebook.inNotebook)(
    { ...place, folder: (0, import_shared_app_planning_worktrees_plan_runs.projectOfTree)(place.folder, place.env) },
    asked.notebook,
    async (workspace, chosen) => {
      const target = { workspace, chosen };
      return asked.conversation === null ? askKept(place, asked, target) : askChosen(place, asked, target);
    }
  ),
  text: answerText,
  raw: ({ answer }) => `${answer}
`,
  fields: { schema: answerShape, of: answerFields, text: "answer" }
});
async function askKept(place, asked, target) {
  const { workspace, chosen } = target;
  const isCheck = place.env[import_hooks_active_on_stop3.CHECK_MARK] !== void 0;
  const same = [chosen.notebook, asked.question.trim(), ...asked.source];
  const kept = keptAnswer(workspace, same);
  if (isCheck && kept !== null) {
    const value = { ...NO_QUESTION, answer: kept.answer, notebook: chosen.notebook };
    return { status: "done", value, notice: heard(kept) };
  }
  const result = await askChosen(place, asked, target);
  if (result.status !== "done" || !(isCheck || kept !== null)) return result;
  const { answer } = result.value;
  keepAnswer(workspace, same, answer);
  if (!isCheck) return result;
  const told = [result.notice, heard({ at: workspace.now(), answer })];
  return { ...result, notice: told.filter((one) => one !== void 0).join(" ") };
}
function heard({ at, answer }) {
  const day = (0, import_common.quoteName)(new Date(at).toISOString().slice(0, 10));
  return import_common7.prose`The notebook answered on ${day}: ${(0, import_common5.quoteLine)(answer, 300)}. The same question, asked in a terminal, replaces this answer.`;
}
var NO_QUESTION = { citations: [], profile: null, conversation: null };
function askChosen({ words }, asked, { workspace, chosen }) {
  const { conversation, source } = asked;
  if (conversation !== null && !isKnownConversation(workspace, conversation))
    return (0, import_hooks_active_on_command.refused)(
      `MSW has no conversation with this id: leave out ${words.input("conversation")} to start a new one.`
    );
  return askWith(workspace, { ...asked, notebook: chosen.notebook }, source.length === 0 ? null : chosen);
}
async function askWith(workspace, question, chosen) {
  if (chosen === null) return askOne(workspace, question);
  const found = await accountWithSources(workspace, chosen.accounts, question.source);
  if (found.status === "refused") return (0, import_hooks_active_on_command.refused)(found.reason);
  return askOne(workspace, { ...question, account: found.account });
}
function answerText({ answer, notebook, citations }) {
  return (0, import_common7.joinProse)(
    [
      (0, import_app_loop_conclude_turn.fence)(answer, { cap: LONGEST_ANSWER, label: import_common7.prose`the notebook ${(0, import_common.quoteName)(notebook, 80)}` }),
      citedLine(citations)
    ],
    "\n"
  );
}
var MOST_TITLES = 10;
function citedLine(citations) {
  const titles = [...new Set(citations.flatMap(({ title }) => title ?? []))].slice(0, MOST_TITLES);
  if (titles.length === 0) return null;
  return import_common7.prose`Its sources: ${(0, import_common7.joinProse)(
    titles.map((title) => (0, import_common5.quoteLine)(title, 120)),
    ", "
  )}`;
}
function answerFields({ conversation, citations }) {
  const used = new Set(citations.map(({ sourceId }) => sourceId));
  return {
    conversation_id: conversation === null ? void 0 : (0, import_common.quoteName)(conversation, 120),
    sources_used: [...used].map((id) => (0, import_common.quoteName)(id, 120))
  };
}
async function askOne(workspace, { notebook: name, question, conversation, source, timeout, account }) {
  const outcome = await (0, import_shared_core_loop_texts_report3.askQuestion)(workspace, {
    notebook: name,
    question: question.trim(),
    conversationId: conversation,
    ...source.length === 0 ? {} : { sourceIds: source },
    ...account === void 0 ? {} : { account },
    purpose: "ask",
    deadlineMs: (timeout ?? SECONDS) * 1e3
  });
  if (outcome.status === "none") return (0, import_hooks_active_on_command.refused)(outcome.notice);
  const { answer, profile, notebook, conversationId, notices } = outcome;
  const text2 = (0, import_common10.harmless)(answer.text).trimEnd();
  const value = {
    ...{ answer: text2, citations: answer.citations, profile, notebook },
    conversation: conversationId
  };
  const isOther = conversation !== null && conversationId !== conversation;
  const all = isOther ? [...notices, OTHER_CONVERSATION] : notices;
  return { status: "done", value, notice: all.length === 0 ? void 0 : all.join(" ") };
}
var OTHER_CONVERSATION = "The account that holds this conversation could not be asked, so the answer starts a new one.";
function isKnownConversation({ userFolder }, id) {
  const read = (0, import_app_guidance_step_guidance4.readLedger)(userFolder);
  return read.status === "refused" || (0, import_app_guidance_step_guidance4.ownerOfConversation)(read.ledger, id) !== null;
}
// src/app/operations/knowledge/notebooks-query-operation.ts
var queryAcross = (0, import_hooks_active_on_command.operation)({
  name: "notebook cross",
  about: "Ask several notebooks the same question; each costs one",
  effect: "asks",
  tool: {
    name: "cross_notebook_query",
    about: "Ask several notebooks the same question; each costs quota",
    takes: { question: "one question", notebook: "names or ids" },
    aliases: { query: "question", notebook_names: "notebook", timeout: "timeout" },
    isSpare: true,
    isLong: true
  },
  inputs: {
    question: (0, import_hooks_active_on_command.word)("one question in quotes"),
    notebook: (0, import_hooks_active_on_command.list)("NAME", "one of them; repeat it"),
    timeout: (0, import_hooks_active_on_command.count)("SECONDS", "for each; by default 300", [1, 9999])
  },
  needs: [["notebook"]],
  run: ({ tell, ...place }, { question, notebook, timeout }) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)({ ...place, tell }, async (workspace) => {
    const names = namesOf(workspace, notebook);
    if ("reason" in names) return (0, import_hooks_active_on_command.refused)(names.reason);
    const asked = [];
    for (const name of names.known) {
      tell(`${name} is asked`);
      const one = { notebook: name, question, conversation: null, source: [], timeout };
      asked.push(askedOf(name, await askOne(workspace, one)));
    }
    return resultOf(asked);
  }),
  text: ({ asked }) => (0, import_common7.joinProse)(
    asked.map(
      ({ notebook, answer, reason }) => answer === null ? import_common7.prose`${(0, import_common.quoteName)(notebook, 80)} gave no answer: ${(0, import_common5.quoteLine)(reason ?? "", 600)}` : answerText(answer)
    ),
    "\n\n"
  ),
  fields: {
    schema: (0, import_adapters_loops_record_schemas.object)({ answered: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)()) }),
    of: ({ asked }) => ({
      answered: asked.flatMap(({ notebook, answer }) => answer === null ? [] : (0, import_common.quoteName)(notebook, 80))
    })
  }
});
function namesOf(workspace, named2) {
  const known = /* @__PURE__ */ new Set();
  for (const name of named2) {
    const chosen = (0, import_app_guidance_step_guidance6.chosenNotebook)(workspace, name.trim());
    if (chosen.status !== "chosen") return { reason: `NotebookLM was not asked: ${(0, import_app_guidance_step_guidance6.notAskedText)(chosen)}.` };
    known.add(chosen.notebook);
  }
  return { known: [...known] };
}
function askedOf(notebook, result) {
  return result.status === "done" ? { notebook, answer: result.value, reason: result.notice ?? null } : { notebook, answer: null, reason: result.reason };
}
function resultOf(asked) {
  const value = { asked };
  const silent = asked.filter(({ answer }) => answer === null);
  if (silent.length === asked.length)
    return { status: "failed", value, reason: "None of the notebooks gave an answer." };
  const notices = asked.flatMap(({ answer, reason }) => answer === null ? [] : reason ?? []);
  return { status: "done", value, notice: notices.length === 0 ? void 0 : notices.join(" ") };
}
// src/app/operations/knowledge/notebook-operations.ts
var list2 = (0, import_hooks_active_on_command.operation)({
  name: "notebook list",
  about: "List the notebooks of an account",
  effect: "asks",
  tool: {
    name: "notebook_list",
    about: "List the notebooks of an account",
    takes: { profile: "the account" },
    isLong: true,
    isReadOnly: true
  },
  grant: { to: ["setup"], options: ["profile"] },
  inputs: { profile: (0, import_hooks_active_on_command.text)("P", "the account; by default nlm's own choice") },
  run: (place, { profile }) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async ({ project: projectRoot, env }) => {
    const listed = await (0, import_app_guidance_step_guidance2.listNotebooks)({ profile, projectRoot, env });
    return listed.status === "ok" ? (0, import_hooks_active_on_command.done)(listed.data) : (0, import_hooks_active_on_command.refused)((0, import_app_guidance_step_guidance8.refusalSentence)({ reason: listed.status, text: listed.text, profile }));
  }),
  text: (rows) => rows.length === 0 ? import_common7.prose`No notebook yet.` : (0, import_common7.joinProse)(
    rows.map(
      (row) => import_common7.prose`${(0, import_common.quoteName)(row.id, 120)}  ${(0, import_common5.quoteLine)(row.title, 200)} (${(0, import_common13.countOf)(row.sourceCount, "source")})`
    ),
    "\n"
  )
});
var get = (0, import_hooks_active_on_command.operation)({
  name: "notebook get",
  about: "Show the title, the address and the sources of a notebook",
  effect: "asks",
  tool: {
    name: "notebook_get",
    about: "Show a notebook and its sources",
    takes: { notebook: "name or id" },
    aliases: { notebook_id: "notebook" },
    isLong: true,
    isReadOnly: true
  },
  inputs: { notebook: (0, import_hooks_active_on_command.text)("NAME", "another notebook than the one of this project") },
  run: (place, { notebook }) => (0, import_shared_app_operations_knowledge_in_notebook.inNotebook)(place, notebook, async (workspace, { accounts }) => {
    const got = await (0, import_shared_core_loop_texts_report.askAccounts)(workspace, accounts, import_app_guidance_step_guidance2.getNotebook);
    if (got.status === "refused") return (0, import_hooks_active_on_command.refused)(got.reason);
    const value = { profile: got.by.account, ...got.data };
    if (value.sourceCount === 0) return (0, import_hooks_active_on_command.done)({ ...value, sources: [] });
    const listed = await (0, import_shared_core_loop_texts_report.askAccounts)(workspace, [got.by], import_shared_core_loop_texts_report4.listSources);
    if (listed.status === "ok") return (0, import_hooks_active_on_command.done)({ ...value, sources: listed.data });
    return { status: "done", value: { ...value, sources: [] }, notice: listed.reason };
  }),
  text: ({ profile, id, title, url, sourceCount, sources }) => (0, import_common7.joinProse)(
    [
      import_common7.prose`${(0, import_common.quoteName)(id, 120)}  ${(0, import_common5.quoteLine)(title, 200)} of ${(0, import_common.quoteName)(profile, 80)}: ${(0, import_common13.countOf)(sourceCount, "source")}`,
      (0, import_common.quoteName)(url, 200),
      ...sources.map(import_shared_app_operations_knowledge_source_operations.sourceLine)
    ],
    "\n"
  )
});
var create = (0, import_hooks_active_on_command.operation)({
  name: "notebook create",
  about: "Make an empty notebook; which one answers for the project stays as it is",
  effect: "asks",
  tool: {
    name: "notebook_create",
    about: "Make an empty notebook",
    takes: { title: "its title" },
    isLong: true
  },
  inputs: {
    title: (0, import_hooks_active_on_command.word)("a title"),
    profile: (0, import_hooks_active_on_command.text)("P", "the account; by default the project's own")
  },
  run: (place, wanted) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
    const made = await (0, import_shared_app_notebook_fill_notebook.makeNotebook)(workspace, wanted, place.caller.mark === null ? "all" : "own");
    if (made.status === "refused") return (0, import_hooks_active_on_command.refused)(made.reason);
    return (0, import_hooks_active_on_command.done)({ profile: made.profile, ...made.notebook });
  }),
  text: ({ id, title, url, profile }) => (0, import_common7.joinProse)(
    [
      import_common7.prose`Made in ${(0, import_common.quoteName)(profile, 80)}: ${(0, import_common.quoteName)(id, 120)}  ${(0, import_common5.quoteLine)(title, 200)}`,
      (0, import_common.quoteName)(url, 200),
      import_common7.prose`To let it answer for the project, a person types: /msw:setup use ${(0, import_common.quoteName)(id, 120)} --profile ${(0, import_common.quoteName)(profile, 80)}`
    ],
    "\n"
  ),
  fields: { schema: (0, import_adapters_loops_record_schemas.object)({ id: (0, import_adapters_loops_record_schemas.string)() }), of: ({ id }) => ({ id: (0, import_common.quoteName)(id, 120) }) }
});
var use = (0, import_hooks_active_on_command.operation)({
  name: "notebook use",
  about: "Let this notebook answer for the project; without an ID: the account that MSW makes notebooks in",
  effect: "writes",
  callers: "people",
  typed: "/msw:setup use ID",
  slash: "/msw:setup use",
  inputs: {
    id: (0, import_hooks_active_on_command.optionalWord)("the id of one notebook"),
    profile: (0, import_hooks_active_on_command.text)("P", "the account that has it; of a second account it is the twin"),
    name: (0, import_hooks_active_on_command.text)("NAME", `by default ${import_shared_app_notebook_fill_notebook.DEFAULT_NAME}`)
  },
  run: (place, { id, profile, name: given }) => {
    if (id === null && profile === null)
      return (0, import_hooks_active_on_command.misused)("notebook use needs the id of a notebook, or --profile P for an account alone.");
    return (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
      const name = given ?? import_shared_app_notebook_fill_notebook.DEFAULT_NAME;
      const used = await (0, import_shared_app_notebook_fill_notebook.useNotebook)(workspace, { notebook: id, profile, name });
      if (used.status === "refused") return (0, import_hooks_active_on_command.refused)(`${used.reason}.`);
      return (0, import_hooks_active_on_command.done)({ notebook: name, profile: used.profile, id, message: used.message });
    });
  },
  shown: ({ message }) => (0, import_common3.forPeople)([message])
});
var notebookOperations = [
  query,
  queryAcross,
  quota,
  plan,
  profiles,
  list2,
  get,
  create,
  refresh,
  use,
  ...fillingOperations,
  doctor
];
