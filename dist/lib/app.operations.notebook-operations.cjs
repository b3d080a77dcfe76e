

var import_shared_core_loop_report = require("./shared.core.loop.report.cjs");

var import_shared_app_research_prepare_research = require("./shared.app.research.prepare-research.cjs");

var import_shared_core_planning_writing_project_answers = require("./shared.core.planning.writing.project-answers.cjs");

var import_shared_core_loop_report2 = require("./shared.core.loop.report.cjs");

var import_shared_core_planning_writing_roadmap_document = require("./shared.core.planning.writing.roadmap-document.cjs");

var import_shared_core_planning_writing_state_metrics = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_core_planning_writing_project_answers2 = require("./shared.core.planning.writing.project-answers.cjs");

var import_app_retrieval_document_passages = require("./app.retrieval.document-passages.cjs");

var import_app_guidance_step_guidance = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance2 = require("./app.guidance.step-guidance.cjs");

var import_shared_core_loop_report3 = require("./shared.core.loop.report.cjs");

var import_shared_core_loop_report4 = require("./shared.core.loop.report.cjs");

var import_app_guidance_step_guidance3 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance4 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance5 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance6 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance7 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance8 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance9 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance10 = require("./app.guidance.step-guidance.cjs");

var import_common = require("./common.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

var import_common7 = require("./common.cjs");

var import_common8 = require("./common.cjs");

var import_common9 = require("./common.cjs");

var import_common10 = require("./common.cjs");

var import_common11 = require("./common.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/core/report/twins-text.ts
function describeTwins(twins) {
  if (twins.length === 0) return import_common4.prose`No other account has this notebook: name one with --profile.`;
  return (0, import_common4.joinProse)(
    twins.flatMap((twin) => twin.status === "done" ? describe(twin) : []),
    "\n"
  );
}
function describe({ profile, notebook, isNew, added, left }) {
  const made = isNew ? import_common4.prose`made ${(0, import_common2.quoteName)(notebook, 120)}, ` : import_common4.prose``;
  const count2 = added.length === 1 ? import_common4.prose`1 source added` : import_common4.prose`${added.length} sources added`;
  return [
    import_common4.prose`${(0, import_common2.quoteName)(profile, 80)}: ${made}${count2}`,
    ...added.map((title) => import_common4.prose`  added: ${(0, import_common3.quoteLine)(title, 200)}`),
    ...left.map(
      ({ title, reason }) => import_common4.prose`  left out: ${(0, import_common3.quoteLine)(title, 200)} (${(0, import_common3.quoteLine)(reason, 200)})`
    )
  ];
}
function describeAdded({ accounts, left }) {
  return (0, import_common4.joinProse)(
    [
      ...accounts.flatMap(({ profile, added, replaced, current, deleted, old }) => [
        import_common4.prose`${(0, import_common2.quoteName)(profile, 80)}: ${added.length} added, ${replaced.length} replaced, ${deleted.length} deleted, ${current.length} up to date`,
        ...added.map((path2) => import_common4.prose`  added: ${(0, import_common2.quoteName)(path2, 200)}`),
        ...replaced.map((path2) => import_common4.prose`  replaced: ${(0, import_common2.quoteName)(path2, 200)}`),
        ...old.map(
          (path2) => import_common4.prose`  an old one is still there: ${(0, import_common2.quoteName)(path2, 200)} (--delete lets MSW delete it)`
        )
      ]),
      ...left.map(({ path: path2, reason }) => import_common4.prose`left out: ${(0, import_common2.quoteName)(path2, 200)} (${(0, import_common3.quoteLine)(reason, 200)})`)
    ],
    "\n"
  );
}
// src/app/notebook/add-documents.ts
var WAIT_MS = 2e3;
async function addDocuments(place, request) {
  const folder = (0, import_common6.openMswFolder)(place.project);
  if (folder.status === "refused") return folder;
  const held = await (0, import_common7.withLock)(
    (0, import_app_guidance_step_guidance.registryPath)(place.project),
    async () => {
      if ((0, import_app_guidance_step_guidance.readRegistries)(place.project) === null)
        return refused2(".msw/sources.json cannot be read: move it away to start again");
      const accounts = [];
      for (const account of request.chosen.accounts)
        accounts.push(await addTo(new Target(place, account), request));
      return { status: "done", accounts };
    },
    { waitMs: WAIT_MS }
  );
  return held.status === "done" ? held.value : refused2("another process adds documents of this project; try again");
}
async function addTo(target, request) {
  const progress = { added: [], replaced: [], current: [], deleted: [], old: [] };
  const trouble = await bring(target, request, progress);
  return { profile: target.account.account, ...progress, trouble };
}
async function bring(target, request, progress) {
  const listed = await (0, import_shared_core_loop_report4.listSources)(target.as, target.account.notebook);
  if (listed.status !== "ok") return target.sentence(listed);
  target.remote = listed.data;
  target.save((0, import_app_guidance_step_guidance.withRemote)(target.registry, new Set(listed.data.map(({ id }) => id))));
  if (request.mayDelete && !await target.remember(null))
    return "the list of what may be deleted cannot be saved.";
  for (const document of request.named.documents) {
    request.tell(`${target.account.account}: ${document.path}`);
    const refusal = await bringOne(target, document, progress);
    if (refusal !== null) return refusal;
  }
  return removeGone(target, request.named, progress);
}
async function bringOne(target, { path: path2, text: text2, hash }, progress) {
  const step = (0, import_app_guidance_step_guidance.stepFor)(target.registry, path2, hash);
  if (step === "keep") {
    progress.current.push(path2);
    return null;
  }
  const before = target.registry.byPath[path2]?.sourceId ?? null;
  const title = (0, import_app_guidance_step_guidance.sourceTitle)(path2, hash);
  const source = { kind: "text", title, text: text2 };
  const added = await (0, import_shared_core_loop_report4.addSource)(target.as, target.account.notebook, source, target.remote);
  if (added.status !== "ok") return target.sentence(added);
  const { id, isNew } = added.data;
  target.save(
    (0, import_app_guidance_step_guidance.withSource)(target.registry, path2, { sourceId: id, title, contentHash: hash, at: target.now() })
  );
  if (isNew && !await target.remember(id)) return "the list of what was added cannot be saved.";
  progress[step === "add" ? "added" : "replaced"].push(path2);
  return before === null ? null : remove(target, before, path2, progress);
}
async function removeGone(target, named2, progress) {
  const there = new Set([...named2.documents, ...named2.left].map(({ path: path2 }) => path2));
  const gone = Object.entries(target.registry.byPath).filter(
    ([path2]) => !there.has(path2) && named2.whole.some((below2) => path2 === below2 || isBelow(path2, below2))
  );
  for (const [path2, { sourceId }] of gone) {
    if (sourceId !== null) {
      const refusal = await remove(target, sourceId, path2, progress);
      if (refusal !== null) return refusal;
      if (progress.old.includes(path2)) continue;
    }
    target.save((0, import_app_guidance_step_guidance.withoutPath)(target.registry, path2));
  }
  return null;
}
function isBelow(path2, folder) {
  return (folder === "" || folder.endsWith("/")) && path2.startsWith(folder);
}
async function remove(target, source, path2, progress) {
  if (!target.mayDelete(source)) {
    progress.old.push(path2);
    return null;
  }
  const deleted = await (0, import_shared_core_loop_report4.deleteSource)(target.as, source);
  if (deleted.status !== "ok") return target.sentence(deleted);
  await (0, import_app_guidance_step_guidance2.forgetAdded)(target.place.userFolder, target.place.project, source);
  progress.deleted.push(path2);
  return null;
}
var Target = class {
  place;
  account;
  remote = [];
  constructor(place, account) {
    this.place = place;
    this.account = account;
  }
  get as() {
    return { profile: this.account.profile, projectRoot: this.place.project, env: this.place.env };
  }
  get registry() {
    return (0, import_app_guidance_step_guidance.readRegistries)(this.place.project)?.notebooks[this.#key] ?? import_app_guidance_step_guidance.emptyRegistry;
  }
  save(registry) {
    const all = (0, import_app_guidance_step_guidance.readRegistries)(this.place.project) ?? import_app_guidance_step_guidance.noSources;
    const notebooks = { ...all.notebooks, [this.#key]: registry };
    (0, import_common8.writeFileAtomic)((0, import_app_guidance_step_guidance.registryPath)(this.place.project), `${JSON.stringify({ ...all, notebooks }, null, 2)}
`);
  }
  remember(source) {
    const { userFolder, project } = this.place;
    return (0, import_app_guidance_step_guidance2.rememberAdded)(userFolder, project, { ...this.#own, source });
  }
  mayDelete(source) {
    const { account, notebook } = this.#own;
    const own = (0, import_app_guidance_step_guidance2.readAdded)(this.place.userFolder, this.place.project).filter(
      (one) => one.account === account && one.notebook === notebook
    );
    return own.some((one) => one.source === null) && own.some((one) => one.source === source);
  }
  sentence({ status: reason, text: text2 }) {
    return (0, import_app_guidance_step_guidance10.refusalSentence)({ reason, text: text2, profile: this.account.profile });
  }
  now() {
    return new Date(this.place.now()).toISOString();
  }
  get #own() {
    return { account: this.account.account, notebook: this.account.notebook };
  }
  get #key() {
    return `${this.account.account}/${this.account.notebook}`;
  }
};
function refused2(reason) {
  return { status: "refused", reason };
}
// src/app/notebook/documents-to-add.ts
var LARGEST = 2 * 1024 * 1024;
function documentsToAdd(project, paths) {
  const root = (0, import_common10.realPath)(project);
  const kept = { found: /* @__PURE__ */ new Map(), left: [], whole: [] };
  for (const path2 of paths) take(root, path2, kept);
  return { documents: [...kept.found.values()], left: kept.left, whole: kept.whole };
}
function take(root, named2, kept) {
  const real = (0, import_common10.realPath)(named2);
  const path2 = pathIn(root, real);
  const stat = (0, import_node_fs.statSync)(real, { throwIfNoEntry: false });
  if (!(0, import_common10.isInside)(real, root)) kept.left.push({ path: named2, reason: "it lies outside of the project" });
  else if (stat?.isDirectory()) {
    kept.whole.push(path2 === "" ? "" : `${path2}/`);
    for (const one of markdownBelow(root, path2)) keep(root, one, false, kept);
  } else if (stat?.isFile()) keep(root, path2, true, kept);
  else if (stat === void 0) kept.whole.push(path2);
  else kept.left.push({ path: path2, reason: "it is neither a file nor a folder" });
}
function markdownBelow(root, folder) {
  const prefix = folder === "" ? "" : `${folder}/`;
  const listed = (0, import_app_retrieval_document_passages.listDocuments)(root, "notes").documents.map(({ path: path2 }) => path2);
  const own = listed.filter((path2) => path2.startsWith(prefix));
  if (own.length > 0 || prefix === "") return own;
  return (0, import_app_retrieval_document_passages.listDocuments)(`${root}${import_node_path.sep}${folder}`, "notes").documents.map(({ path: path2 }) => `${prefix}${path2}`);
}
function keep(root, path2, isNamed2, { found, left }) {
  const read = documentAt(root, path2, isNamed2);
  if (typeof read === "string") left.push({ path: path2, reason: read });
  else found.set(read.path, read);
}
function documentAt(root, path2, isNamed2) {
  if (!isNamed2 && (0, import_app_guidance_step_guidance.looksSecret)(path2)) return "its name looks like a secret: name the file itself to send it";
  const file = `${root}${import_node_path.sep}${path2.replaceAll("/", import_node_path.sep)}`;
  if (((0, import_node_fs.lstatSync)(file, { throwIfNoEntry: false })?.size ?? 0) > LARGEST) return "it is larger than 2 MB";
  const whole = (0, import_common9.textOf)(file, (0, import_common10.projectFile)(root), LARGEST);
  if (whole === null) return "it cannot be read as text";
  if (whole.includes("\0") || whole.includes("\uFFFD")) return "it is not text";
  if (whole.trim() === "") return "it is empty";
  const text2 = (0, import_common.redact)(whole);
  if (!isNamed2 && text2 !== whole) return "it seems to hold a secret: name the file itself to send it without";
  const hash = `sha256:${(0, import_common11.createHash)("sha256").update(text2).digest("hex")}`;
  return { path: path2.normalize("NFC"), text: text2, hash };
}
function pathIn(root, path2) {
  return (0, import_node_path.relative)(root, path2).split(import_node_path.sep).join("/");
}
// src/app/notebook/make-notebook.ts
var LONGEST_TITLE = 200;
async function makeNotebook(place, { title, profile }, mayUse) {
  const accounts = accountsFor(place, profile, mayUse);
  if (typeof accounts === "string") return refused3(accounts);
  const named2 = [...(0, import_app_guidance_step_guidance3.textToSend)(title.trim())].slice(0, LONGEST_TITLE).join("");
  const made = await (0, import_shared_app_research_prepare_research.askAccounts)(place, accounts.slice(0, 1), (as) => (0, import_app_guidance_step_guidance4.createNotebook)(as, named2));
  if (made.status === "refused") return made;
  const { account } = made.by;
  const unkept = await (0, import_app_guidance_step_guidance9.chooseNotebook)(place.userFolder, place.project, { account, notebook: made.data.id });
  if (unkept !== null) return refused3(`The notebook ${made.data.id} is made, but ${unkept}.`);
  return { status: "done", profile: account, notebook: made.data };
}
function accountsFor(place, profile, mayUse) {
  const own = (0, import_app_guidance_step_guidance8.projectAccounts)(place);
  if (profile === null) return own.status === "chosen" ? own.accounts : `${(0, import_app_guidance_step_guidance8.notAskedText)(own)}.`;
  if (!(0, import_hooks_active_on_stop2.isProfileName)(profile)) return "That is not a profile name: notebook profiles lists them.";
  const known = own.status === "chosen" ? own.accounts.filter(({ account }) => account === profile) : [];
  if (known.length > 0) return known;
  if (mayUse === "own")
    return `The user has not chosen the account ${profile} for this project: they type /msw:setup use --profile ${profile}.`;
  return (0, import_app_guidance_step_guidance8.namedAccounts)("", { nlmProfile: profile, notebooks: {} }, place.env);
}
function refused3(reason) {
  return { status: "refused", reason };
}
// src/adapters/nlm/refresh-login.ts
async function refreshLogin(account) {
  const name = account.profile ?? (0, import_app_guidance_step_guidance8.defaultProfile)(account.env);
  if (!(0, import_app_guidance_step_guidance8.listProfiles)(account.env).some((one) => one.name === name && one.isValid))
    return (0, import_app_guidance_step_guidance7.unsent)("profile-missing", `there is no login for ${name}`);
  await (0, import_app_guidance_step_guidance5.callNlm)(account, { verb: ["auth", "refresh", "--http-only"] });
  return (0, import_app_guidance_step_guidance4.checkLogin)(account);
}
// src/app/notebook/refresh-logins.ts
async function refreshLogins({ project: projectRoot, env, userFolder }, profile) {
  const all = (0, import_app_guidance_step_guidance8.listProfiles)(env);
  const wanted = profile === null ? all : all.filter(({ name }) => name === profile);
  const logins = [];
  for (const { name } of wanted) {
    const login = await refreshLogin({ profile: name, projectRoot, env });
    if (login.status === "ok") {
      if (isSetAside(userFolder, name))
        await (0, import_app_guidance_step_guidance6.changeAccount)(userFolder, name, (account) => ({ ...account, setAside: null }));
      logins.push({ profile: name, trouble: null });
      continue;
    }
    const refusal = { reason: login.status, text: login.text, profile: name };
    logins.push({ profile: name, trouble: (0, import_app_guidance_step_guidance10.refusalSentence)(refusal) });
  }
  return logins;
}
function isSetAside(userFolder, name) {
  const read = (0, import_app_guidance_step_guidance6.readLedger)(userFolder);
  return read.status === "ok" && (0, import_app_guidance_step_guidance6.accountOf)(read.ledger.accounts, name).setAside !== null;
}
// src/app/notebook/sync-twins.ts
async function syncTwins(place, request) {
  const { name } = request;
  const twins = await twinsFor(place, name);
  if (twins === null)
    return refused4(`the settings have no notebook ${name}: name it with msw-protocol notebook use`);
  const chosen = (0, import_app_guidance_step_guidance8.chosenNotebook)(place, name);
  if (chosen.status === "refused") return refused4((0, import_app_guidance_step_guidance8.notAskedText)(chosen));
  const from = request.from ?? chosen.accounts[0]?.account ?? "";
  const origin = chosen.accounts.find(({ account }) => account === from);
  if (origin === void 0)
    return refused4(`the notebook ${name} is not in the profile ${from}: name one that has it with --from`);
  const targets = (request.to.length > 0 ? request.to : Object.keys(twins)).filter((to) => to !== from);
  const synced = [];
  for (const profile of targets) {
    const notebook = chosen.accounts.find(({ account }) => account === profile)?.notebook ?? null;
    const problem = notebook === null ? problemOf(request, profile, twins) : null;
    const at = (account) => ({ profile: account, projectRoot: place.project, env: place.env });
    const twin = { name, profile, notebook, origin: origin.notebook, from: at(from), to: at(profile) };
    synced.push(problem === null ? await syncTwin(place, twin) : refused4(`${problem}.`));
  }
  return { status: "done", from, twins: synced };
}
function problemOf({ name, newTwin }, account, twins) {
  if (!Object.hasOwn(twins, account)) return newTwin();
  return (0, import_app_guidance_step_guidance8.notAskedText)((0, import_app_guidance_step_guidance8.notChosen)([{ account, notebook: twins[account] ?? null }], name));
}
async function twinsFor(place, name) {
  const { config } = (0, import_hooks_active_on_stop.readConfig)(place.project);
  if (Object.hasOwn(config.notebooks, name)) return config.notebooks[name] ?? null;
  const { notebook } = config;
  if (notebook === null || Object.hasOwn(config.notebooks, notebook)) return null;
  const profile = config.nlmProfile ?? (0, import_app_guidance_step_guidance8.defaultProfile)(place.env);
  const noted = await (0, import_shared_core_loop_report.addNotebook)(place.project, { name, profile, id: notebook, isUsed: true });
  return noted.status === "done" ? { [profile]: notebook } : null;
}
async function syncTwin(place, twin) {
  const { profile, from, to } = twin;
  const sources = await (0, import_shared_core_loop_report4.listSources)(from, twin.origin);
  if (sources.status !== "ok") return refusedBy(sources, from);
  const notebook = twin.notebook ?? await makeTwin(place, twin);
  if (typeof notebook !== "string") return notebook;
  const held = await (0, import_shared_core_loop_report4.listSources)(to, notebook);
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
  const original = await (0, import_app_guidance_step_guidance4.getNotebook)(from, twin.origin);
  if (original.status !== "ok") return refusedBy(original, from);
  const made = await (0, import_app_guidance_step_guidance4.createNotebook)(to, original.data.title || name);
  if (made.status !== "ok") return refusedBy(made, to);
  const { id } = made.data;
  const choice2 = { account: profile, notebook: id };
  const unkept = await (0, import_app_guidance_step_guidance9.chooseNotebook)(place.userFolder, place.project, choice2);
  if (unkept !== null) return refused4(`${unkept}.`);
  const noted = await (0, import_shared_core_loop_report.addNotebook)(place.project, { name, profile, id, isUsed: false });
  return noted.status === "done" ? id : noted;
}
async function copySource({ from, to }, { url, type, id, title }, notebook, listed) {
  const content = url !== null && !type.startsWith("google_") ? null : await (0, import_shared_core_loop_report4.sourceContent)(from, id);
  if (content !== null && content.status !== "ok") return sentence(content, from);
  if (content?.data.trim() === "") return `a source of type ${type} cannot be copied as text`;
  const copy = content === null ? { kind: "url", url: url ?? "" } : { kind: "text", title, text: (0, import_common.redact)(content.data) };
  const added = await (0, import_shared_core_loop_report4.addSource)(to, notebook, copy, listed);
  return added.status === "ok" ? null : sentence(added, to);
}
function isSame(left, right) {
  if (right.url !== null && left.url === right.url) return true;
  return left.title === right.title || left.title === (0, import_shared_core_loop_report4.textSourceTitle)(right.title);
}
function refused4(reason) {
  return { status: "refused", reason };
}
function refusedBy(refusal, account) {
  return refused4(sentence(refusal, account));
}
function sentence({ status: reason, text: text2 }, { profile }) {
  return (0, import_app_guidance_step_guidance10.refusalSentence)({ reason, text: text2, profile });
}
// src/app/operations/notebook-operations.ts
var SECONDS = 300;
var LONGEST_ANSWER = 1e5;
var query = (0, import_shared_core_planning_writing_project_answers2.operation)({
  name: "notebook query",
  about: "Ask one question, and print the answer and nothing else",
  effect: "asks",
  inputs: {
    question: (0, import_shared_core_planning_writing_project_answers2.word)("one question in quotes"),
    notebook: (0, import_shared_core_planning_writing_project_answers2.text)("NAME", "another notebook than the one of this project"),
    conversation: (0, import_shared_core_planning_writing_project_answers2.text)("ID", "continue with an earlier one"),
    source: (0, import_shared_core_planning_writing_project_answers2.list)("ID", "only these sources answer"),
    timeout: (0, import_shared_core_planning_writing_project_answers2.count)("SECONDS", "by default 300", [1, 9999])
  },
  run: (place, asked) => (0, import_shared_app_research_prepare_research.inNotebook)(place, asked.notebook, async (workspace, chosen) => {
    const { conversation } = asked;
    if (conversation !== null && !isKnownConversation(workspace, conversation))
      return (0, import_shared_core_planning_writing_project_answers2.refused)("MSW has no conversation with this id: leave out --conversation to start a new one.");
    return askOne(workspace, { ...asked, notebook: chosen.notebook });
  }),
  text: ({ answer, notebook }) => (0, import_app_loop_conclude_turn.fence)(answer, { cap: LONGEST_ANSWER, label: import_common4.prose`the notebook ${(0, import_common2.quoteName)(notebook, 80)}` }),
  raw: ({ answer }) => `${answer}
`
});
async function askOne(workspace, { notebook: name, question, conversation, source, timeout }) {
  const outcome = await (0, import_shared_core_loop_report3.askQuestion)(workspace, {
    notebook: name,
    question: question.trim(),
    conversationId: conversation,
    ...source.length === 0 ? {} : { sourceIds: source },
    purpose: "ask",
    deadlineMs: (timeout ?? SECONDS) * 1e3
  });
  if (outcome.status === "none") return (0, import_shared_core_planning_writing_project_answers2.refused)(outcome.notice);
  const { answer, profile, notebook, conversationId, notices } = outcome;
  const text2 = (0, import_common5.harmless)(answer.text).trimEnd();
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
  const read = (0, import_app_guidance_step_guidance6.readLedger)(userFolder);
  return read.status === "refused" || (0, import_app_guidance_step_guidance6.ownerOfConversation)(read.ledger, id) !== null;
}
var quota = (0, import_shared_core_planning_writing_project_answers2.operation)({
  name: "notebook quota",
  about: "Show what is left of every account and what was asked",
  effect: "asks",
  inputs: { refresh: (0, import_shared_core_planning_writing_project_answers2.flag)("ask Google first, also within ten minutes of the last time") },
  run: (place, { refresh: refresh2 }) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => {
    await (0, import_shared_core_loop_report2.refreshQuota)(workspace, refresh2);
    const shown = (0, import_shared_core_loop_report2.showQuota)(workspace);
    return shown.status === "refused" ? shown : (0, import_shared_core_planning_writing_project_answers2.done)(shown.report);
  }),
  text: import_shared_core_loop_report2.renderQuota
});
var plan = (0, import_shared_core_planning_writing_project_answers2.operation)({
  name: "notebook plan",
  about: "Set how many questions an account may ask in a day; in Claude Code: /msw:setup plan",
  effect: "writes",
  callers: "people and scripts",
  inputs: {
    profile: (0, import_shared_core_planning_writing_project_answers2.word)("a profile"),
    plan: (0, import_shared_core_planning_writing_project_answers2.word)("its plan: free, plus, pro, ultra or a number"),
    reserve: (0, import_shared_core_planning_writing_project_answers2.count)("N", "how many of them are kept for planning and research", [0, 9999999])
  },
  run: (place, { profile, plan: name, reserve }) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async ({ userFolder }) => {
    const set = await (0, import_shared_core_loop_report2.setPlan)(userFolder, profile, name, reserve);
    return set.status === "refused" ? (0, import_shared_core_planning_writing_project_answers2.refused)(`${set.reason}.`) : (0, import_shared_core_planning_writing_project_answers2.done)({ profile, plan: set.plan });
  }),
  text: ({ profile, plan: set }) => (0, import_shared_core_loop_report2.describePlan)(profile, set)
});
var profiles = (0, import_shared_core_planning_writing_project_answers2.operation)({
  name: "notebook profiles",
  about: "List the accounts that nlm has",
  effect: "asks",
  inputs: { check: (0, import_shared_core_planning_writing_project_answers2.flag)("ask Google whether it still accepts their logins") },
  run: (place, { check }) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async ({ project: projectRoot, env, now }) => {
    const rows = [];
    for (const profile of (0, import_app_guidance_step_guidance8.listProfiles)(env)) {
      const login = check && profile.isValid ? await (0, import_app_guidance_step_guidance4.checkLogin)({ profile: profile.name, projectRoot, env }) : null;
      rows.push({
        ...profile,
        google: login?.status ?? null,
        ageMinutes: ageOf(profile.lastValidated, now())
      });
    }
    return (0, import_shared_core_planning_writing_project_answers2.done)(rows);
  }),
  text: (rows) => rows.length === 0 ? import_common4.prose`nlm has no profile here: run \`nlm login --profile NAME\`.` : (0, import_common4.joinProse)(rows.map(profileLine), "\n")
});
var list2 = (0, import_shared_core_planning_writing_project_answers2.operation)({
  name: "notebook list",
  about: "List the notebooks of an account",
  effect: "asks",
  inputs: { profile: (0, import_shared_core_planning_writing_project_answers2.text)("P", "the account; by default nlm's own choice") },
  run: (place, { profile }) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async ({ project: projectRoot, env }) => {
    const listed = await (0, import_app_guidance_step_guidance4.listNotebooks)({ profile, projectRoot, env });
    return listed.status === "ok" ? (0, import_shared_core_planning_writing_project_answers2.done)(listed.data) : (0, import_shared_core_planning_writing_project_answers2.refused)((0, import_app_guidance_step_guidance10.refusalSentence)({ reason: listed.status, text: listed.text, profile }));
  }),
  text: (rows) => rows.length === 0 ? import_common4.prose`No notebook yet.` : (0, import_common4.joinProse)(
    rows.map(
      (row) => import_common4.prose`${(0, import_common2.quoteName)(row.id, 120)}  ${(0, import_common3.quoteLine)(row.title, 200)} (${row.sourceCount} sources)`
    ),
    "\n"
  )
});
var get = (0, import_shared_core_planning_writing_project_answers2.operation)({
  name: "notebook get",
  about: "Show the title and address of a notebook, and how many sources it has",
  effect: "asks",
  inputs: { notebook: (0, import_shared_core_planning_writing_project_answers2.text)("NAME", "another notebook than the one of this project") },
  run: (place, { notebook }) => (0, import_shared_app_research_prepare_research.inNotebook)(place, notebook, async (workspace, { accounts }) => {
    const got = await (0, import_shared_app_research_prepare_research.askAccounts)(workspace, accounts, import_app_guidance_step_guidance4.getNotebook);
    return got.status === "refused" ? (0, import_shared_core_planning_writing_project_answers2.refused)(got.reason) : (0, import_shared_core_planning_writing_project_answers2.done)({ profile: got.by.account, ...got.data });
  }),
  text: ({ profile, id, title, url, sourceCount }) => import_common4.prose`${(0, import_common2.quoteName)(id, 120)}  ${(0, import_common3.quoteLine)(title, 200)} of ${(0, import_common2.quoteName)(profile, 80)}: ${sourceCount} sources\n${(0, import_common2.quoteName)(url, 200)}`
});
var create = (0, import_shared_core_planning_writing_project_answers2.operation)({
  name: "notebook create",
  about: "Make an empty notebook; which one answers for the project stays as it is",
  effect: "asks",
  inputs: {
    title: (0, import_shared_core_planning_writing_project_answers2.word)("a title"),
    profile: (0, import_shared_core_planning_writing_project_answers2.text)("P", "the account; by default the project's own")
  },
  run: (place, wanted) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => {
    const made = await makeNotebook(workspace, wanted, place.caller.mark === null ? "all" : "own");
    if (made.status === "refused") return (0, import_shared_core_planning_writing_project_answers2.refused)(made.reason);
    return (0, import_shared_core_planning_writing_project_answers2.done)({ profile: made.profile, ...made.notebook });
  }),
  text: ({ id, title, url, profile }) => (0, import_common4.joinProse)(
    [
      import_common4.prose`Made in ${(0, import_common2.quoteName)(profile, 80)}: ${(0, import_common2.quoteName)(id, 120)}  ${(0, import_common3.quoteLine)(title, 200)}`,
      (0, import_common2.quoteName)(url, 200),
      import_common4.prose`To let it answer for the project, a person types: /msw:setup use ${(0, import_common2.quoteName)(id, 120)} --profile ${(0, import_common2.quoteName)(profile, 80)}`
    ],
    "\n"
  )
});
var refresh = (0, import_shared_core_planning_writing_project_answers2.operation)({
  name: "notebook refresh",
  about: "Renew logins where no browser is needed, and say which of them Google accepts",
  effect: "asks",
  inputs: { profile: (0, import_shared_core_planning_writing_project_answers2.text)("P", "the account; by default all") },
  run: (place, { profile }) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => {
    const logins = await refreshLogins(workspace, profile);
    if (logins.length === 0)
      return (0, import_shared_core_planning_writing_project_answers2.refused)(
        profile === null ? "nlm has no profile here: the user runs `nlm login --profile NAME`." : "nlm has no such profile: notebook profiles lists them."
      );
    const troubles = logins.flatMap(({ trouble }) => trouble ?? []);
    if (troubles.length === 0) return (0, import_shared_core_planning_writing_project_answers2.done)({ logins });
    return { status: "failed", value: { logins }, reason: troubles.join(" ") };
  }),
  text: ({ logins }) => (0, import_common4.joinProse)(
    logins.map(
      ({ profile, trouble }) => import_common4.prose`${(0, import_common2.quoteName)(profile, 80)}: ${trouble === null ? import_common4.prose`logged in` : import_common4.prose`not logged in`}`
    ),
    "\n"
  )
});
var use = (0, import_shared_core_planning_writing_project_answers2.operation)({
  name: "notebook use",
  about: "Let this notebook answer for the project; without an ID: the account that MSW makes notebooks in",
  effect: "writes",
  callers: "people",
  typed: "/msw:setup use ID",
  inputs: {
    id: (0, import_shared_core_planning_writing_project_answers2.optionalWord)("the id of one notebook"),
    profile: (0, import_shared_core_planning_writing_project_answers2.text)("P", "the account that has it; of a second account it is the twin"),
    name: (0, import_shared_core_planning_writing_project_answers2.text)("NAME", `by default ${import_shared_core_loop_report.DEFAULT_NAME}`)
  },
  run: (place, { id, profile, name: given }) => {
    if (id === null && profile === null)
      return (0, import_shared_core_planning_writing_project_answers2.misused)("notebook use needs the id of a notebook, or --profile P for an account alone.");
    return (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => {
      const name = given ?? import_shared_core_loop_report.DEFAULT_NAME;
      const used = await (0, import_shared_core_loop_report.useNotebook)(workspace, { notebook: id, profile, name });
      if (used.status === "refused") return (0, import_shared_core_planning_writing_project_answers2.refused)(`${used.reason}.`);
      return (0, import_shared_core_planning_writing_project_answers2.done)({ notebook: name, profile: used.profile, id, message: used.message });
    });
  },
  text: ({ message }) => (0, import_shared_core_planning_writing_roadmap_document.forPeople)([message])
});
var sync = (0, import_shared_core_planning_writing_project_answers2.operation)({
  name: "notebook sync",
  about: "Make the missing twin of a notebook in another account, for you alone, with the same sources",
  effect: "asks",
  inputs: {
    name: (0, import_shared_core_planning_writing_project_answers2.word)("the name of one notebook"),
    from: (0, import_shared_core_planning_writing_project_answers2.text)("P", "the account that has it"),
    profile: (0, import_shared_core_planning_writing_project_answers2.list)("P", "the accounts that get it")
  },
  run: (place, { name, from, profile: to }) => {
    const bad = to.find((profile) => !(0, import_hooks_active_on_stop2.isProfileName)(profile));
    if (bad !== void 0)
      return (0, import_shared_core_planning_writing_project_answers2.misused)(`"${bad.slice(0, 80)}" is not a profile name: notebook profiles lists them.`);
    const newTwin = () => (0, import_shared_core_planning_writing_project_answers.refuseToClaude)(place.caller, "notebook sync to an account that has no twin yet")?.reason.replace(
      /\.$/,
      ""
    ) ?? null;
    return (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => {
      const synced = await syncTwins(workspace, { name, from, to, newTwin });
      if (synced.status === "refused") return (0, import_shared_core_planning_writing_project_answers2.refused)(`${synced.reason}.`);
      const problems = synced.twins.flatMap(
        (twin) => twin.status === "refused" ? [twin.reason] : nothingCopied(twin)
      );
      if (problems.length === 0) return (0, import_shared_core_planning_writing_project_answers2.done)(synced);
      return { status: "failed", value: synced, reason: problems.join(" ") };
    });
  },
  text: ({ twins }) => describeTwins(twins)
});
var add = (0, import_shared_core_planning_writing_project_answers2.operation)({
  name: "notebook add",
  about: "Put documents of the project into its notebook, or bring those that are there up to date: files, or the Markdown of folders",
  effect: "asks",
  callers: "people and scripts",
  inputs: {
    paths: (0, import_shared_core_planning_writing_project_answers2.pathWords)("files or folders"),
    notebook: (0, import_shared_core_planning_writing_project_answers2.text)("NAME", "another notebook than the one of this project"),
    delete: (0, import_shared_core_planning_writing_project_answers2.flag)("from now on delete sources that a newer one replaces or whose document is gone")
  },
  run: (place, { paths, notebook: name, delete: mayDelete }) => (0, import_shared_app_research_prepare_research.inNotebook)(place, name, async (workspace, chosen) => {
    const named2 = documentsToAdd(workspace.project, paths);
    const outcome = await addDocuments(workspace, { chosen, named: named2, mayDelete, tell: place.tell });
    if (outcome.status === "refused") return (0, import_shared_core_planning_writing_project_answers2.refused)(`${outcome.reason}.`);
    const { accounts } = outcome;
    const value = { accounts, left: named2.left };
    const troubles = accounts.flatMap(
      ({ profile, trouble }) => trouble === null ? [] : [`${profile}: ${trouble} Call it again, and it continues.`]
    );
    if (troubles.length > 0) return { status: "failed", value, reason: troubles.join(" ") };
    if (named2.documents.length === 0 && named2.left.length > 0)
      return { status: "failed", value, reason: "None of these documents was added." };
    return (0, import_shared_core_planning_writing_project_answers2.done)(value);
  }),
  text: describeAdded
});
function nothingCopied({ profile, added, left }) {
  const [first] = left;
  if (first === void 0 || added.length > 0) return [];
  const count2 = left.length === 1 ? "the one source" : `none of ${left.length} sources`;
  return [
    left.length === 1 ? `${count2} that ${profile} lacks could not be copied: ${first.reason}` : `${count2} that ${profile} lacks could be copied: ${first.reason}`
  ];
}
var doctor = (0, import_shared_core_planning_writing_project_answers2.operation)({
  name: "notebook doctor",
  about: "Say what is installed, who is logged in, and what to do next",
  effect: "asks",
  inputs: {},
  run: (place) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => (0, import_shared_core_planning_writing_project_answers2.done)(await (0, import_shared_core_loop_report.setUpFacts)(workspace))),
  text: import_shared_core_loop_report.renderSetUp
});
var notebookOperations = [
  query,
  quota,
  plan,
  profiles,
  list2,
  get,
  create,
  refresh,
  use,
  sync,
  add,
  doctor
];
function ageOf(lastValidated, now) {
  const at = lastValidated === null ? Number.NaN : Date.parse(lastValidated);
  return Number.isNaN(at) || at > now ? null : Math.floor((now - at) / 6e4);
}
function profileLine({ name: id, email, isValid, isDefault, google, ageMinutes }) {
  const name = (0, import_common2.quoteName)(id, 80);
  const who = email === null ? name : import_common4.prose`${name} (${(0, import_common2.quoteName)(email, 120)})`;
  const isOut = !isValid || google === "auth-expired" || google === "profile-missing";
  const state = isOut ? import_common4.prose`logged out: run \`${(0, import_hooks_active_on_stop2.quotedLogin)(id)}\`` : loginOf(google);
  const age = ageMinutes === null ? import_common4.prose`` : import_common4.prose`, last verified ${ageText(ageMinutes)} ago`;
  return import_common4.prose`${who}${isDefault ? import_common4.prose`, default` : import_common4.prose``}: ${state}${age}`;
}
function ageText(minutes) {
  if (minutes < 120) return import_common4.prose`${minutes} min`;
  return minutes < 48 * 60 ? import_common4.prose`${Math.floor(minutes / 60)} h` : import_common4.prose`${Math.floor(minutes / 1440)} days`;
}
function loginOf(google) {
  if (google === null) return import_common4.prose`has a login`;
  return google === "ok" ? import_common4.prose`logged in` : (0, import_common2.quoteName)(google);
}
module.exports = {
  notebookOperations: notebookOperations
};
