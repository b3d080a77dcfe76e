var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,p)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==a&&__defProp(r,o,{get:()=>e[o],enumerable:!(p=__getOwnPropDesc(e,o))||p.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{DEFAULT_NAME:()=>DEFAULT_NAME,addNotebook:()=>addNotebook,describeAdded:()=>describeAdded,describeFill:()=>describeFill,describeTwins:()=>describeTwins,fillLine:()=>fillLine,makeNotebook:()=>makeNotebook,planFill:()=>planFill,renderSetUp:()=>renderSetUp,setUpCommand:()=>setUpCommand,setUpFacts:()=>setUpFacts,useNotebook:()=>useNotebook}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_operations_failure_operations=require("./shared.app.operations.failure-operations.cjs"),import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_shared_core_loop_texts_report2=require("./shared.core.loop.texts.report.cjs"),import_shared_core_loop_texts_report3=require("./shared.core.loop.texts.report.cjs"),import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_shared_core_loop_texts_report4=require("./shared.core.loop.texts.report.cjs"),import_app_retrieval_document_passages=require("./app.retrieval.document-passages.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance2=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance3=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance4=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance5=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance6=require(
"./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance7=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance8=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance9=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance10=require("./app.guidance.step-guidance.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop2=require("./hooks.active.on-stop.cjs"),import_common=require("./common.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_stop3=require("./hooks.active.on-stop.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_shared_adapters_memory_note_cache=require("./shared.adapters.memory.note-cache.cjs"),import_common7=require("./common.cjs"),import_common8=require("./common.cjs"),import_common9=require("./common.cjs"),import_common10=require("./common.cjs"),import_common11=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path");
// src/core/commands/setup-request.ts
var DEFAULT_NAME = "main";
var USAGE = "type /msw:setup alone, /msw:setup use NOTEBOOK [--profile P] [--name NAME], /msw:setup fill [--profile P] [--yes], or /msw:setup plan PROFILE PLAN [--reserve N]";
function readSetUp(raw) {
  const typed = (0, import_hooks_active_on_command.readTyped)("setup", raw);
  if (typed.status === "refused")
    return refused(
      typed.reason.replace(/[.:?]$/, "").replace(/: did you mean (\S+)$/, " (did you mean $1?)")
    );
  const [verb, ...words] = typed.words;
  if (verb === void 0)
    return typed.options.length === 0 ? { kind: "show" } : refused("say use, fill or plan");
  const given = { words, options: new Map(typed.options) };
  const belongs = verb === "fill" || !(given.options.has("yes") || given.options.has("delete"));
  if (!belongs) return refused("--yes and --delete belong to fill");
  if (verb === "fill") return readFill(given);
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
function readFill({ words, options }) {
  if (words.length > 0) return refused("fill takes no words");
  if (options.has("name") || options.has("reserve"))
    return refused("fill takes --profile, --delete and --yes, and no other option");
  return {
    kind: "fill",
    profile: options.get("profile") ?? null,
    delete: options.has("delete"),
    yes: options.has("yes")
  };
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
function refused(why) {
  return { kind: "refused", reason: `${why[0]?.toUpperCase()}${why.slice(1)}: ${USAGE}.` };
}
// src/core/report/twins-text.ts
function describeTwins(twins) {
  if (twins.length === 0) return import_common7.prose`No other account has this notebook: name one with --profile.`;
  return (0, import_common7.joinProse)(
    twins.flatMap((twin) => twin.status === "done" ? describe(twin) : []),
    "\n"
  );
}
function describe({ profile, notebook, isNew, added, left }) {
  const made = isNew ? import_common7.prose`made ${(0, import_common.quoteName)(notebook, 120)}, ` : import_common7.prose``;
  const count = import_common7.prose`${(0, import_common10.countOf)(added.length, "source")} added`;
  return [
    import_common7.prose`${(0, import_common.quoteName)(profile, 80)}: ${made}${count}`,
    ...added.map((title) => import_common7.prose`  added: ${(0, import_common5.quoteLine)(title, 200)}`),
    ...left.map(
      ({ title, reason }) => import_common7.prose`  left out: ${(0, import_common5.quoteLine)(title, 200)} (${(0, import_common5.quoteLine)(reason, 200)})`
    )
  ];
}
function describeAdded({ accounts, left }) {
  return (0, import_common7.joinProse)(
    [
      ...accounts.flatMap(({ profile, added, replaced, current, deleted, old }) => [
        import_common7.prose`${(0, import_common.quoteName)(profile, 80)}: ${added.length} added, ${replaced.length} replaced, ${deleted.length} deleted, ${current.length} up to date`,
        ...added.map((path) => import_common7.prose`  added: ${(0, import_common.quoteName)(path, 200)}`),
        ...replaced.map((path) => import_common7.prose`  replaced: ${(0, import_common.quoteName)(path, 200)}`),
        ...old.map(
          (path) => import_common7.prose`  an old one is still there: ${(0, import_common.quoteName)(path, 200)} (--delete lets MSW delete it)`
        )
      ]),
      ...left.map(({ path, reason }) => import_common7.prose`left out: ${(0, import_common.quoteName)(path, 200)} (${(0, import_common5.quoteLine)(reason, 200)})`)
    ],
    "\n"
  );
}
// src/core/report/fill-text.ts
function describeFill(result, line) {
  const { plan } = result;
  const left = plan.left.map(
    ({ path, reason }) => import_common7.prose`left out: ${(0, import_common.quoteName)(path, 200)} (${(0, import_common5.quoteLine)(reason, 200)})`
  );
  if (result.state === "filled")
    return (0, import_common7.joinProse)(
      [
        plan.isNew ? import_common7.prose`Made the notebook ${(0, import_common5.quoteLine)(plan.notebook, 200)}, which answers for this project.` : null,
        describeAdded({ accounts: result.accounts, left: [] }),
        ...plan.accounts.flatMap(noRoomLines),
        ...left
      ],
      "\n"
    );
  const notes = plan.notes === 0 ? import_common7.prose`` : import_common7.prose`, ${(0, import_common10.countOf)(plan.notes, "note")} of the memory among them`;
  return (0, import_common7.joinProse)(
    [
      plan.isNew ? import_common7.prose`Would make the notebook ${(0, import_common5.quoteLine)(plan.notebook, 200)}, let it answer for this project, and fill it:` : import_common7.prose`Would bring the notebook ${(0, import_common5.quoteLine)(plan.notebook, 200)} up to date:`,
      ...plan.accounts.flatMap(accountLines),
      import_common7.prose`It sends ${sizeOf(plan.bytes)}${notes}, with secrets masked, through your own nlm to Google; it costs no question.`,
      ...left,
      import_common7.prose`Nothing was sent. To do it: ${line}`
    ],
    "\n"
  );
}
function accountLines(account) {
  const { profile, room, has, adds, changed, current } = account;
  const used = has + adds.length + changed.length;
  return [
    import_common7.prose`${(0, import_common.quoteName)(profile, 80)}: ${(0, import_common10.countOf)(adds.length, "new source")}, ${changed.length} changed, ${current} up to date; then ${used} of the ${room} that the notebook takes`,
    ...adds.map((path) => import_common7.prose`  new: ${(0, import_common.quoteName)(path, 200)}`),
    ...changed.map((path) => import_common7.prose`  changed: ${(0, import_common.quoteName)(path, 200)}`),
    ...noRoomLines(account)
  ];
}
function noRoomLines({ noRoom, room }) {
  return noRoom.map(
    (path) => import_common7.prose`left out: ${(0, import_common.quoteName)(path, 200)} (the notebook takes ${(0, import_common10.countOf)(room, "source")})`
  );
}
function sizeOf(bytes) {
  return import_common7.prose`${Math.ceil(bytes / 1024)} KB`;
}
// src/core/report/setup-text.ts
function renderSetUp(facts) {
  return (0, import_common7.joinProse)(
    [
      import_common7.prose`1. nlm: ${nlmLine(facts)}`,
      import_common7.prose`2. logins: ${loginLine(facts)}`,
      import_common7.prose`3. notebook of this project: ${notebookLine(facts)}`,
      import_common7.prose`4. next: ${nextStep(facts)}`,
      ...facts.problems.map((problem) => import_common7.prose`Note: ${(0, import_common5.quoteLine)(problem, 300)}`)
    ],
    "\n"
  );
}
function nlmLine({ nlm, version, trouble }) {
  if (nlm === null) {
    return import_common7.prose`not installed. \`uv tool install notebooklm-mcp-cli\` or \`pipx install notebooklm-mcp-cli\` installs it.`;
  }
  const name = version === null ? import_common7.prose`installed` : import_common7.prose`version ${(0, import_common.quoteName)(version, 40)}`;
  return trouble === null ? import_common7.prose`${name}.` : import_common7.prose`${name}, but ${(0, import_common5.quoteLine)(trouble, 300)}.`;
}
function loginLine({ profiles }) {
  if (profiles.length === 0)
    return import_common7.prose`none. \`nlm login --profile NAME\` in a terminal makes one; without a browser, \`nlm login --manual --file COOKIES --profile NAME\`.`;
  const names = profiles.map(({ name: profile, email, isValid, isDefault }) => {
    const name = (0, import_common.quoteName)(profile, 80);
    const login = (0, import_hooks_active_on_stop2.quotedLogin)(profile);
    const parts = [
      email === null ? name : import_common7.prose`${name} (${(0, import_common.quoteName)(email, 120)})`,
      isDefault ? import_common7.prose`the default` : null,
      isValid ? null : import_common7.prose`without a login: the user runs \`${login}\` in a terminal`
    ];
    return (0, import_common7.joinProse)(parts, ", ");
  });
  return import_common7.prose`${(0, import_common7.joinProse)(names, "; ")}.`;
}
function notebookLine({ notebook, refusal, accounts, quota }) {
  if (refusal !== null) return import_common7.prose`${(0, import_common5.quoteLine)(refusal, 300)}.`;
  if (notebook === null) return import_common7.prose`none; the loop works without one.`;
  const parts = accounts.map(({ account, notebook: id, isLoggedIn }) => {
    const known = import_common7.prose`${(0, import_common.quoteName)(account, 80)} knows it as ${(0, import_common.quoteName)(id, 120)}`;
    if (!isLoggedIn) return import_common7.prose`${known}, but has no login here`;
    const left = quota.find(({ profile }) => profile === account);
    return left === void 0 ? known : import_common7.prose`${known}, ${left.left} of ${(0, import_common10.countOf)(left.perDay, "question")} left`;
  });
  return import_common7.prose`${(0, import_common7.joinProse)([(0, import_common.quoteName)(notebook, 120), ...parts], "; ")}.`;
}
function nextStep({ nlm, trouble, profiles, notebook, refusal, accounts, sources }) {
  if (nlm === null) return import_common7.prose`install nlm, or do without NotebookLM.`;
  if (trouble !== null) return import_common7.prose`upgrade notebooklm-mcp-cli.`;
  if (!profiles.some(({ isValid }) => isValid))
    return import_common7.prose`the user logs in: \`nlm login --profile NAME\` in a terminal.`;
  if (notebook === null || refusal !== null)
    return import_common7.prose`the user chooses the notebook that answers for this project: \`/msw:setup use ID --profile NAME\`; or has one made and filled with its documents: \`/msw:setup fill --profile NAME\`.`;
  if (!accounts.some(({ isLoggedIn }) => isLoggedIn))
    return import_common7.prose`log in an account that has the notebook, or name another one.`;
  if (sources === 0)
    return import_common7.prose`the notebook has no sources, so it answers nothing: the user adds some, \`/msw:research TOPIC\` finds some, or the tool source_add puts a page, a text or a file of the project there.`;
  return import_common7.prose`ask one test question; it costs one query.`;
}
// src/app/notebook/fill-notebook.ts
// src/core/notebook/fit-documents.ts
function fitDocuments(registry, documents, { room, replaces }) {
  const stepped = documents.map((document) => ({
    document,
    step: (0, import_app_guidance_step_guidance2.stepFor)(registry, document.path, document.hash)
  }));
  const isNeeded = ({ step }) => step !== "keep";
  let free = room;
  const hasPlace = stepped.filter(isNeeded).filter(({ step }) => {
    const fits = free > 0;
    if (fits && (step === "add" || !replaces)) free -= 1;
    return fits;
  });
  const only = (rows, wanted) => rows.filter(({ step }) => step === wanted).map(({ document }) => document);
  return {
    current: only(stepped, "keep"),
    adds: only(hasPlace, "add"),
    changed: only(hasPlace, "replace"),
    noRoom: stepped.filter((one) => isNeeded(one) && !hasPlace.includes(one)).map(({ document }) => document)
  };
}
// src/core/notebook/project-documents.ts
var ROOM = /* @__PURE__ */ new Map([
  ["free", 50],
  ["plus", 100],
  ["pro", 300],
  ["ultra", 600]
]);
function roomOf(plan) {
  return ROOM.get(plan) ?? 50;
}
function projectDocuments(paths) {
  const ranked = paths.flatMap((path) => {
    const rank = rankOf(path.split("/"));
    return rank === null ? [] : [{ path, rank }];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank || (a.path < b.path ? -1 : 1)).map(({ path }) => path);
}
var DECISIONS = /* @__PURE__ */ new Set(["adr", "adrs", "decisions", "rfc", "rfcs"]);
var DOCUMENTS = /* @__PURE__ */ new Set(["doc", "docs", "documentation"]);
function rankOf(names) {
  const folders = names.slice(0, -1).map((name) => name.toLowerCase());
  const [first = ""] = folders;
  if (folders.length === 0) return isReadme(names) ? 0 : 2;
  if (folders.some((name) => DECISIONS.has(name))) return 1;
  if (DOCUMENTS.has(first)) return 3;
  return isReadme(names) ? 4 : null;
}
function isReadme(names) {
  return names.at(-1)?.toLowerCase().startsWith("readme") === true;
}
// src/app/notebook/make-notebook.ts
var LONGEST_TITLE = 200;
async function makeNotebook(place, { title, profile }, mayUse) {
  const accounts = accountsFor(place, profile, mayUse);
  if (typeof accounts === "string") return refused2(accounts);
  const named2 = [...(0, import_app_guidance_step_guidance3.textToSend)(title.trim())].slice(0, LONGEST_TITLE).join("");
  const made = await (0, import_shared_core_loop_texts_report.askAccounts)(place, accounts.slice(0, 1), (as) => (0, import_app_guidance_step_guidance5.createNotebook)(as, named2));
  if (made.status === "refused") return made;
  const { account } = made.by;
  const unkept = await (0, import_app_guidance_step_guidance9.chooseNotebook)(place.userFolder, place.project, { account, notebook: made.data.id });
  if (unkept !== null) return refused2(`The notebook ${made.data.id} is made, but ${unkept}.`);
  return { status: "done", profile: account, notebook: made.data };
}
function accountsFor(place, profile, mayUse) {
  const own = (0, import_app_guidance_step_guidance8.projectAccounts)(place);
  if (profile === null) return own.status === "chosen" ? own.accounts : `${(0, import_app_guidance_step_guidance8.notAskedText)(own)}.`;
  if (!(0, import_hooks_active_on_stop2.isProfileName)(profile))
    return `That is not a profile name. To list them: ${import_common2.lineToType`notebook profiles`}`;
  const known = own.status === "chosen" ? own.accounts.filter(({ account }) => account === profile) : [];
  if (known.length > 0) return known;
  if (mayUse === "own")
    return `The user has not chosen the account ${profile} for this project: they type /msw:setup use --profile ${profile}.`;
  return (0, import_app_guidance_step_guidance8.namedAccounts)("", { nlmProfile: profile, notebooks: {} }, place.env);
}
function refused2(reason) {
  return { status: "refused", reason };
}
// src/app/notebook/use-notebook.ts
var NOTEBOOK = /^[\p{L}\p{N}_][^\p{C}\p{Zl}\p{Zp}]{0,199}$/u;
async function useNotebook(place, request) {
  const { notebook, name } = request;
  const profile = request.profile ?? (0, import_app_guidance_step_guidance8.defaultProfile)(place.env);
  const problem = problemOf(request, profile);
  if (problem !== null) return refused3(problem);
  const unkept = await (0, import_app_guidance_step_guidance9.chooseNotebook)(place.userFolder, place.project, { account: profile, notebook });
  if (unkept !== null) return refused3(unkept);
  const noted = notebook === null ? await setProfile(place.project, profile) : await addNotebook(place.project, { name, profile, id: notebook, isUsed: true });
  return noted.status === "refused" ? noted : done(place, request, profile);
}
function problemOf({ notebook, name }, profile) {
  if (!(0, import_hooks_active_on_stop2.isProfileName)(profile))
    return `"${(0, import_common8.harmless)(profile).slice(0, 80)}" is not a profile name (to list them: ${import_common2.lineToType`notebook profiles`})`;
  if (notebook !== null && !NOTEBOOK.test(notebook))
    return `that is not the id or alias of a notebook (to list them: ${import_common2.lineToType`notebook list`})`;
  return NOTEBOOK.test(name) ? null : `"${(0, import_common8.harmless)(name).slice(0, 80)}" is not a name for a notebook: begin with a letter or a digit`;
}
function done(place, { notebook, name }, profile) {
  const what = notebook === null ? `MSW makes its notebooks for this project in ${profile}.` : `${name} answers for this project: ${profile} knows it as ${notebook}.`;
  const known = (0, import_app_guidance_step_guidance8.listProfiles)(place.env).find((one) => one.name === profile);
  const login = known?.isValid ? [] : [`nlm has no login for it here yet: run ${(0, import_hooks_active_on_stop2.loginCommand)(profile)}.`];
  const chosen = (0, import_app_guidance_step_guidance8.projectNotebook)(place);
  const others = chosen.status === "refused" ? [`Still, ${(0, import_app_guidance_step_guidance8.notAskedText)(chosen)}.`] : [];
  return { status: "done", profile, message: [what, ...login, ...others].join(" ") };
}
function refused3(reason) {
  return { status: "refused", reason };
}
function addNotebook(project, choice) {
  return edit(project, (before) => withNotebook(before, choice));
}
function setProfile(project, profile) {
  return edit(project, (before) => ({ ...before, nlmProfile: profile }));
}
async function edit(project, change2) {
  return (0, import_shared_core_snapshots_undo_text.changeFile)((0, import_shared_core_snapshots_undo_text.projectConfigFile)(project), (before) => ({
    status: "ok",
    text: `${JSON.stringify(change2(before), null, 2)}
`
  }));
}
function withNotebook(before, { name, profile, id, isUsed }) {
  const notebooks = (0, import_common9.isFields)(before.notebooks) ? before.notebooks : {};
  const twins = Object.hasOwn(notebooks, name) ? notebooks[name] : {};
  const grown = { ...notebooks, [name]: { ...(0, import_common9.isFields)(twins) ? twins : {}, [profile]: id } };
  return { ...before, ...isUsed ? { notebook: name } : {}, notebooks: grown };
}
// src/app/notebook/fill-notebook.ts
async function planFill(place, request) {
  const chosen = (0, import_app_guidance_step_guidance8.projectNotebook)(place);
  if (chosen.status === "refused") return refused4(`${(0, import_app_guidance_step_guidance8.notAskedText)(chosen)}.`);
  const profile = request.profile ?? (0, import_app_guidance_step_guidance8.defaultProfile)(place.env);
  if (chosen.status === "none" && !(0, import_hooks_active_on_stop2.isProfileName)(profile)) return refused4("That is not a profile name.");
  const own = chosen.status === "chosen" ? chosen : null;
  const asked = own?.accounts ?? (0, import_app_guidance_step_guidance8.namedAccounts)("", { nlmProfile: profile, notebooks: {} }, place.env);
  if ((0, import_app_guidance_step_guidance7.findNlm)(place.env, place.project) === null)
    return refused4((0, import_app_guidance_step_guidance10.refusalSentence)({ reason: "not-installed", text: "", profile }));
  await (0, import_app_guidance_step_guidance4.measureUsage)(place, asked);
  const content = contentOf(place, Math.max(...asked.map(({ account }) => roomFor(place, account))));
  const accounts = await planAccounts(place, asked, content, request);
  if (typeof accounts === "string") return refused4(accounts);
  const plan = { notebook: own?.notebook ?? (0, import_node_path.basename)(place.project), isNew: own === null };
  return planned(place, {
    request,
    own,
    profile,
    accounts,
    plan: { ...plan, ...shownPlan(accounts, content) }
  });
}
function planned(place, work) {
  return { status: "ok", plan: work.plan, fill: (how) => fill(place, work, how) };
}
function shownPlan(accounts, { notes, left }) {
  const bytes = Math.max(0, ...accounts.map((one) => one.bytes));
  return { accounts: accounts.map(({ shown: shown2 }) => shown2), bytes, notes, left };
}
function fillLine({ profile, delete: mayDelete }) {
  const from = profile === null ? "" : ` --profile ${profile}`;
  return (0, import_common2.lineOf)(
    `notebook fill${(0, import_hooks_active_on_stop2.isProfileName)(profile ?? "") ? from : ""}${mayDelete ? " --delete" : ""} --yes`
  );
}
var MEMORY = ".msw/memory/export/";
var MOST_OF_MEMORY = 10;
function contentOf({ project, userFolder }, room) {
  const root = (0, import_common11.realPath)(project);
  const listed = (0, import_app_retrieval_document_passages.listDocuments)(root, "notes");
  const left = [];
  const documents = [];
  for (const path of projectDocuments(listed.documents.map((one) => one.path))) {
    const read = (0, import_shared_app_operations_failure_operations.documentAt)(root, path, "shown");
    if (typeof read === "string") left.push({ path, reason: read });
    else documents.push(read);
  }
  const { notes } = (0, import_shared_adapters_memory_note_cache.readNotes)(project, userFolder);
  const exported = notes.length === 0 ? [] : (0, import_shared_core_loop_texts_report2.exportNotes)(notes, Math.min(MOST_OF_MEMORY, room));
  const memory = exported.map(({ name, text }) => (0, import_shared_app_operations_failure_operations.documentOf)(`${MEMORY}${name}`, (0, import_app_guidance_step_guidance3.textToSend)(text)));
  return { documents: [...memory, ...documents], left, notes: notes.length };
}
async function planAccounts(place, accounts, content, request) {
  const plans = [];
  for (const account of accounts) {
    const known = await lookInto(place, account);
    if (typeof known === "string") return known;
    plans.push(planAccount(place, known, content, request));
  }
  return plans;
}
function planAccount(place, known, { documents, left }, request) {
  const { name, sources } = known;
  const registry = (0, import_app_guidance_step_guidance2.withRemote)(known.registry, new Set(sources));
  const room = roomFor(place, name);
  const fitted = fitDocuments(registry, documents, { room: room - sources.length, replaces: request.delete });
  const paths = (some) => some.map(({ path }) => path);
  const noRoom = paths(fitted.noRoom);
  return {
    shown: {
      ...{ profile: name, room, has: sources.length, noRoom },
      ...{ adds: paths(fitted.adds), changed: paths(fitted.changed), current: fitted.current.length }
    },
    named: {
      documents: [...fitted.current, ...fitted.adds, ...fitted.changed],
      left: [...left, ...noRoom.map((path) => ({ path, reason: "the notebook is full" }))],
      whole: Object.keys(registry.byPath).filter((path) => isGone(place.project, path, documents))
    },
    bytes: [...fitted.adds, ...fitted.changed].reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)
  };
}
async function lookInto(place, account) {
  const { account: name, notebook, profile } = account;
  if (notebook === "") return { name, sources: [], registry: import_app_guidance_step_guidance2.emptyRegistry };
  const listed = await (0, import_shared_core_loop_texts_report4.listSources)((0, import_app_guidance_step_guidance8.callAs)(place, profile), notebook);
  if (listed.status !== "ok")
    return (0, import_app_guidance_step_guidance10.refusalSentence)({ reason: listed.status, text: listed.text, profile: name });
  const registry = (0, import_app_guidance_step_guidance.readRegistries)(place.project)?.notebooks[`${name}/${notebook}`] ?? import_app_guidance_step_guidance2.emptyRegistry;
  return { name, sources: listed.data.map(({ id }) => id), registry };
}
function isGone(project, path, documents) {
  if (documents.some((one) => one.path === path)) return false;
  if (path.startsWith(MEMORY)) return true;
  return projectDocuments([path]).length > 0 && !(0, import_node_fs.existsSync)((0, import_node_path.join)(project, path));
}
function roomFor({ userFolder }, account) {
  const read = (0, import_app_guidance_step_guidance6.readLedger)(userFolder);
  return roomOf(read.status === "refused" ? "" : (0, import_app_guidance_step_guidance6.accountOf)(read.ledger.accounts, account).plan.name);
}
async function fill(place, { request, own, profile, plan, accounts }, { tell, until }) {
  const chosen = own ?? await makeOwn(place, plan.notebook, profile);
  if (typeof chosen === "string") return refused4(chosen);
  const added = [];
  for (const [at, account] of chosen.accounts.entries()) {
    const outcome = await (0, import_shared_app_operations_failure_operations.addDocuments)(place, {
      chosen: { ...chosen, accounts: [account] },
      named: accounts[at]?.named ?? NOTHING,
      ...{ mayDelete: request.delete, tell },
      ...until === void 0 ? {} : { until }
    });
    if (outcome.status === "refused") return refused4(`${outcome.reason}.`);
    added.push(...outcome.accounts);
  }
  const troubles = added.flatMap(
    ({ profile: name, trouble }) => trouble === null ? [] : `${name}: ${trouble} Call it again, and it continues.`
  );
  return {
    status: "done",
    result: { state: "filled", plan, accounts: added },
    trouble: troubles.length === 0 ? null : troubles.join(" ")
  };
}
var NOTHING = { documents: [], left: [], whole: [] };
async function makeOwn(place, title, profile) {
  const listed = await (0, import_app_guidance_step_guidance5.listNotebooks)((0, import_app_guidance_step_guidance8.callAs)(place, profile));
  if (listed.status !== "ok") return (0, import_app_guidance_step_guidance10.refusalSentence)({ reason: listed.status, text: listed.text, profile });
  const sent = (0, import_app_guidance_step_guidance3.textToSend)(title);
  let id = listed.data.find((one) => one.title === sent && one.sourceCount === 0)?.id;
  if (id === void 0) {
    const made = await makeNotebook(place, { title, profile }, "all");
    if (made.status === "refused") return made.reason;
    id = made.notebook.id;
  }
  const used = await useNotebook(place, { notebook: id, profile, name: DEFAULT_NAME });
  if (used.status === "refused") return `The notebook ${id} is made, but ${used.reason}.`;
  const chosen = (0, import_app_guidance_step_guidance8.projectNotebook)(place);
  return chosen.status === "chosen" ? chosen : `The notebook ${id} is made, but it does not answer for this project.`;
}
function refused4(reason) {
  return { status: "refused", reason };
}
// src/app/quota/set-up.ts
async function setUpFacts(place, looks = false) {
  const { project, env } = place;
  const { config, problems } = (0, import_hooks_active_on_stop.readConfig)(project);
  const chosen = (0, import_app_guidance_step_guidance8.projectNotebook)(place);
  const accounts = chosen.status === "chosen" ? chosen.accounts : [];
  const quota = (0, import_shared_core_loop_texts_report3.showQuota)(place);
  const notices = chosen.status === "chosen" ? chosen.notices : [];
  return {
    ...await nlmOf(place),
    profiles: (0, import_app_guidance_step_guidance8.listProfiles)(env),
    notebook: config.notebook,
    refusal: chosen.status === "refused" ? (0, import_app_guidance_step_guidance8.notAskedText)(chosen) : null,
    accounts: accounts.map(({ account, notebook, isLoggedIn }) => ({ account, notebook, isLoggedIn })),
    sources: looks ? await sourcesOf(place, accounts) : null,
    quota: quota.status === "ok" ? quota.report.accounts : [],
    problems: [...problems, ...notices, ...quota.status === "ok" ? [] : [quota.reason]]
  };
}
async function sourcesOf(place, accounts) {
  const open = accounts.filter(({ isLoggedIn }) => isLoggedIn);
  const asked = open.length === 0 ? null : await (0, import_shared_core_loop_texts_report.askAccounts)(place, open, import_app_guidance_step_guidance5.getNotebook);
  return asked?.status === "ok" ? asked.data.sourceCount : null;
}
async function nlmOf({ project: projectRoot, env }) {
  const nlm = await (0, import_app_guidance_step_guidance7.locateNlm)({ projectRoot, env });
  if (nlm.status === "not-installed") return { nlm: null, version: null, trouble: null };
  if (nlm.status !== "located") return { nlm: "nlm", version: null, trouble: nlm.text };
  const { executable, version } = nlm;
  const trouble = version === null ? "its version cannot be read" : (0, import_app_guidance_step_guidance7.refuseOldVersion)(version, "any")?.text;
  return { nlm: executable, version, trouble: trouble ?? null };
}
async function setUpCommand(place, args) {
  const request = readSetUp(args);
  if (request.kind === "fill") return fillCommand(place, request);
  if (request.kind !== "show") return (0, import_hooks_active_on_stop3.sayLines)((0, import_common6.plainLine)(await change(place, request), 600));
  const context = import_common7.prose`NotebookLM, as MSW finds it:\n${renderSetUp(await setUpFacts(place))}`;
  return { kind: "context", context, notice: null };
}
var FILL_MS = 18e4;
async function fillCommand(place, request) {
  const planned2 = await planFill(place, request);
  if (planned2.status === "refused") return (0, import_hooks_active_on_stop3.sayLines)(planned2.reason);
  if (!request.yes)
    return {
      kind: "answer",
      text: (0, import_common4.shown)(describeFill({ state: "planned", plan: planned2.plan }, fillLine(request)))
    };
  const filled = await planned2.fill({ tell: () => {
  }, until: place.now() + FILL_MS });
  if (filled.status === "refused") return (0, import_hooks_active_on_stop3.sayLines)(filled.reason);
  const told = (0, import_common4.shown)(describeFill(filled.result, fillLine(request)));
  const trouble = filled.trouble === null ? null : (0, import_common3.forPeople)([filled.trouble]);
  return { kind: "answer", text: (0, import_common4.joinShown)([told, trouble], "\n") };
}
async function change(place, request) {
  if (request.kind === "refused") return request.reason;
  if (request.kind === "use") {
    const used = await useNotebook(place, request);
    return used.status === "done" ? used.message : `Nothing was changed: ${used.reason}.`;
  }
  const { profile, plan, reserve } = request;
  const set = await (0, import_shared_core_loop_texts_report3.setPlan)(place.userFolder, profile, plan, reserve);
  return set.status === "done" ? (0, import_shared_core_loop_texts_report3.describePlan)(profile, set.plan) : `Nothing was changed: ${set.reason}.`;
}
