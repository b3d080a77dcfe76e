var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,c)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==a&&__defProp(r,o,{get:()=>e[o],enumerable:!(c=__getOwnPropDesc(e,o))||c.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{addDocuments:()=>addDocuments,documentsToAdd:()=>documentsToAdd,sourceLine:()=>sourceLine,sourceOperations:()=>sourceOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_notebook_ask_accounts=require("./shared.app.notebook.ask-accounts.cjs"),import_shared_adapters_git_check_out_commit=require("./shared.adapters.git.check-out-commit.cjs"),import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_app_retrieval_document_passages=require("./app.retrieval.document-passages.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance2=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance3=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance4=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance5=require("./app.guidance.step-guidance.cjs"),import_common=require("./common.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_common2=require("./common.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require(
"./common.cjs"),import_common8=require("./common.cjs"),import_common9=require("./common.cjs"),import_common10=require("./common.cjs"),import_node_path=require("node:path"),import_node_fs=require("node:fs"),import_node_path2=require("node:path");
// src/app/notebook/add-documents.ts
var WAIT_MS = 2e3;
async function addDocuments(place, request) {
  const folder = (0, import_common3.openMswFolder)(place.project);
  if (folder.status === "refused") return folder;
  const held = await (0, import_common4.withLock)(
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
  const rows = target.registry.byPath;
  const sources = request.named.documents.flatMap(({ path: path2 }) => {
    const id = Object.hasOwn(rows, path2) ? rows[path2]?.sourceId ?? null : null;
    return id === null ? [] : [{ path: path2, id }];
  });
  return { profile: target.account.account, ...progress, sources, trouble };
}
async function bring(target, request, progress) {
  const listed = await (0, import_shared_core_loop_texts_report.listSources)(target.as, target.account.notebook);
  if (listed.status !== "ok") return target.sentence(listed);
  target.remote = listed.data;
  target.save((0, import_app_guidance_step_guidance2.withRemote)(target.registry, new Set(listed.data.map(({ id }) => id))));
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
  const step = (0, import_app_guidance_step_guidance2.stepFor)(target.registry, path2, hash);
  if (step === "keep") {
    progress.current.push(path2);
    return null;
  }
  const before = target.registry.byPath[path2]?.sourceId ?? null;
  const title = (0, import_app_guidance_step_guidance2.sourceTitle)(path2, hash);
  const source = { kind: "text", title, text: text2 };
  const added = await (0, import_shared_core_loop_texts_report.addSource)(target.as, target.account.notebook, source, target.remote);
  if (added.status !== "ok") return target.sentence(added);
  const { id, isNew } = added.data;
  target.save(
    (0, import_app_guidance_step_guidance2.withSource)(target.registry, path2, { sourceId: id, title, contentHash: hash, at: target.now() })
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
    target.save((0, import_app_guidance_step_guidance2.withoutPath)(target.registry, path2));
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
  const deleted = await (0, import_shared_core_loop_texts_report.deleteSource)(target.as, source);
  if (deleted.status !== "ok") return target.sentence(deleted);
  await (0, import_app_guidance_step_guidance3.forgetAdded)(target.place.userFolder, target.place.project, source);
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
    return (0, import_app_guidance_step_guidance.readRegistries)(this.place.project)?.notebooks[this.#key] ?? import_app_guidance_step_guidance2.emptyRegistry;
  }
  save(registry2) {
    const all = (0, import_app_guidance_step_guidance.readRegistries)(this.place.project) ?? import_app_guidance_step_guidance.noSources;
    const notebooks = { ...all.notebooks, [this.#key]: registry2 };
    (0, import_common6.keepJson)((0, import_app_guidance_step_guidance.registryPath)(this.place.project), { ...all, notebooks }, {}, 2);
  }
  remember(source) {
    const { userFolder, project } = this.place;
    return (0, import_app_guidance_step_guidance3.rememberAdded)(userFolder, project, { ...this.#own, source });
  }
  mayDelete(source) {
    const { account, notebook: notebook2 } = this.#own;
    const own = (0, import_app_guidance_step_guidance3.readAdded)(this.place.userFolder, this.place.project).filter(
      (one) => one.account === account && one.notebook === notebook2
    );
    return own.some((one) => one.source === null) && own.some((one) => one.source === source);
  }
  sentence({ status: reason, text: text2 }) {
    return (0, import_app_guidance_step_guidance5.refusalSentence)({ reason, text: text2, profile: this.account.profile });
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
// src/app/notebook/change-sources.ts
var LONGEST_TEXT = 2e6;
function readSource({ url, text: text2, title }) {
  if (url !== null && text2 !== null) return "Give an address or a text, not both.";
  if (url !== null) return readAddress(url);
  if (text2 === null || text2.trim() === "") return "The text is empty.";
  if (title === null || title.trim() === "") return "A text needs a title.";
  if (text2.length > LONGEST_TEXT)
    return `The text is longer than ${LONGEST_TEXT} characters: add it in parts.`;
  return { kind: "text", title: (0, import_app_guidance_step_guidance4.textToSend)(title), text: (0, import_app_guidance_step_guidance4.textToSend)(text2) };
}
function readAddress(typed) {
  const url = URL.canParse(typed) ? new URL(typed) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    return "The address needs to begin with https:// or http://.";
  if (url.username !== "" || url.password !== "" || (0, import_common7.redact)(typed) !== typed)
    return "The address seems to contain a secret, so it is not sent.";
  return { kind: "url", url: typed };
}
async function addToNotebook(place, accounts, source) {
  const results = [];
  for (const account of accounts) results.push(await addTo2(place, account, source));
  return results;
}
async function addTo2(place, account, source) {
  const { account: profile, notebook: notebook2 } = account;
  const added = await (0, import_shared_app_notebook_ask_accounts.askAccounts)(place, [account], (as, id2) => (0, import_shared_core_loop_texts_report.addSource)(as, id2, source));
  if (added.status === "refused") return { profile, id: null, isNew: false, trouble: added.reason };
  const { id, isNew } = added.data;
  const isKept = !isNew || await (0, import_app_guidance_step_guidance3.rememberAdded)(place.userFolder, place.project, { account: profile, notebook: notebook2, source: id });
  const trouble = isKept ? null : "It was added, but that could not be recorded, so only you can remove it again.";
  return { profile, id, isNew, trouble };
}
async function removeFromNotebook(place, accounts, id, mayRemove) {
  const found = await findSource(place, accounts, id);
  if (found.status === "refused") return found;
  const { account, title } = found;
  if (mayRemove === "added" && !isOurs(place, account, id))
    return refused3(
      "MSW has not added this source, so it is for the user to remove it, in NotebookLM or in a terminal."
    );
  const deleted = await (0, import_shared_app_notebook_ask_accounts.askAccounts)(place, [account], (as) => (0, import_shared_core_loop_texts_report.deleteSource)(as, id));
  if (deleted.status === "refused") return refused3(deleted.reason);
  await (0, import_app_guidance_step_guidance3.forgetAdded)(place.userFolder, place.project, id);
  return { status: "done", profile: account.account, title };
}
async function findSource(place, accounts, id) {
  const troubles = [];
  for (const account of accounts) {
    const listed = await (0, import_shared_app_notebook_ask_accounts.askAccounts)(place, [account], import_shared_core_loop_texts_report.listSources);
    if (listed.status === "refused") troubles.push(listed.reason);
    const found = listed.status === "ok" ? listed.data.find((source) => source.id === id) : void 0;
    if (found !== void 0) return { status: "ok", account, title: found.title };
  }
  const missing = `The notebook has no source of this id. To list them: ${import_hooks_active_on_command2.lineToType`source list`}`;
  return refused3(troubles.length > 0 ? troubles.join(" ") : missing);
}
function isOurs(place, { account, notebook: notebook2 }, id) {
  return (0, import_app_guidance_step_guidance3.readAdded)(place.userFolder, place.project).some(
    (one) => one.source === id && one.account === account && one.notebook === notebook2
  );
}
function refused3(reason) {
  return { status: "refused", reason };
}
// src/app/notebook/file-to-add.ts
// src/app/notebook/documents-to-add.ts
var LARGEST = 2 * 1024 * 1024;
function documentsToAdd(project, paths2) {
  const root = (0, import_common10.realPath)(project);
  const kept = { found: /* @__PURE__ */ new Map(), left: [], whole: [] };
  for (const path2 of paths2) take(root, path2, kept);
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
  return (0, import_app_retrieval_document_passages.listDocuments)(`${root}${import_node_path2.sep}${folder}`, "notes").documents.map(({ path: path2 }) => `${prefix}${path2}`);
}
function keep(root, path2, isNamed, { found, left }) {
  const read = documentAt(root, path2, isNamed);
  if (typeof read === "string") left.push({ path: path2, reason: read });
  else found.set(read.path, read);
}
function documentAt(root, path2, isNamed) {
  if (!isNamed && (0, import_app_guidance_step_guidance2.looksSecret)(path2)) return "its name looks like a secret: name the file itself to send it";
  const file = `${root}${import_node_path2.sep}${path2.replaceAll("/", import_node_path2.sep)}`;
  if (((0, import_node_fs.lstatSync)(file, { throwIfNoEntry: false })?.size ?? 0) > LARGEST) return "it is larger than 2 MB";
  const whole = (0, import_common9.textOf)(file, (0, import_common10.projectFile)(root), LARGEST);
  if (whole === null) return "it cannot be read as text";
  if (whole.includes("\0") || whole.includes("\uFFFD")) return "it is not text";
  if (whole.trim() === "") return "it is empty";
  const text2 = (0, import_common7.redact)(whole);
  if (!isNamed && text2 !== whole) return "it seems to hold a secret: name the file itself to send it without";
  const hash = `sha256:${(0, import_common8.createHash)("sha256").update(text2).digest("hex")}`;
  return { path: path2.normalize("NFC"), text: text2, hash };
}
function pathIn(root, path2) {
  return (0, import_node_path2.relative)(root, path2).split(import_node_path2.sep).join("/");
}
// src/app/notebook/file-to-add.ts
async function fileToAdd(project, path2) {
  const root = (0, import_common10.realPath)(project);
  const file = (0, import_common10.realPath)(path2);
  const names = (0, import_node_path.relative)(root, file).split(import_node_path.sep);
  const shown = names.join("/");
  const kept = await isIgnored(root, file, names) ? "git ignores it" : whyKept(names);
  if (kept !== null) return `${shown} is not sent: ${kept}.`;
  const named2 = documentsToAdd(project, [path2]);
  const [left] = named2.left;
  if (left !== void 0) return `${shown} is not sent: ${left.reason}.`;
  if (named2.whole.some((folder) => folder.endsWith("/"))) return `${shown} is not sent: it is not a file.`;
  return named2.documents.length === 1 ? named2 : `There is no file ${shown}.`;
}
async function isIgnored(root, file, names) {
  const ignored = [
    await (0, import_shared_adapters_git_check_out_commit.ignoredPaths)(root, [names.join("/")]),
    await (0, import_shared_adapters_git_check_out_commit.ignoredPaths)((0, import_node_path.dirname)(file), [(0, import_node_path.basename)(file)])
  ];
  return ignored.flat().length > 0;
}
function whyKept(names) {
  if ((0, import_app_guidance_step_guidance2.looksSecret)(names.join("/"))) return "its name looks like a secret";
  const hidden = names.slice(0, -1).find((name) => name.startsWith(".") && name !== ".planning");
  return hidden === void 0 ? null : `${hidden} is a hidden folder`;
}
// src/app/operations/knowledge/source-operations.ts
var notebook = (0, import_hooks_active_on_command.text)("NAME", "another notebook than the one of this project");
var list2 = (0, import_hooks_active_on_command.operation)({
  name: "source list",
  about: "List the sources of a notebook",
  effect: "asks",
  tool: {
    name: "source_list",
    about: "List the sources of a notebook",
    takes: { notebook: "name or id" },
    aliases: { notebook_id: "notebook" },
    isSpare: true,
    isLong: true,
    isReadOnly: true
  },
  inputs: { notebook },
  run: (place, { notebook: name }) => (0, import_shared_app_notebook_ask_accounts.inNotebook)(place, name, async (workspace, { accounts }) => {
    const listed = await (0, import_shared_app_notebook_ask_accounts.askAccounts)(workspace, accounts, import_shared_core_loop_texts_report.listSources);
    if (listed.status === "refused") return (0, import_hooks_active_on_command.refused)(listed.reason);
    const { account: profile, notebook: id } = listed.by;
    return (0, import_hooks_active_on_command.done)({ profile, notebook: id, sources: listed.data });
  }),
  text: ({ sources }) => sources.length === 0 ? import_common5.prose`No source yet.` : (0, import_common5.joinProse)(sources.map(sourceLine), "\n")
});
var add = (0, import_hooks_active_on_command.operation)({
  name: "source add",
  about: "Put a web page, a file of the project or a text into a notebook, in each of its accounts",
  effect: "asks",
  tool: {
    name: "source_add",
    about: "Put a web page, a project file or a text with its title into a notebook",
    takes: {
      url: "the page",
      file: "its path",
      text: "the text",
      title: "of the text",
      notebook: "name or id"
    },
    aliases: { notebook_id: "notebook", file_path: "file" },
    isLong: true,
    isIdempotent: true
  },
  inputs: {
    url: (0, import_hooks_active_on_command.exact)((0, import_hooks_active_on_command.text)("URL", "a page")),
    file: (0, import_hooks_active_on_command.path)("FILE", "a file of the project that git does not ignore; brought up to date if it is there"),
    text: (0, import_hooks_active_on_command.text)("TEXT", "a text; secrets in it are masked"),
    title: (0, import_hooks_active_on_command.text)("TEXT", "what the text is called"),
    notebook
  },
  needs: [["url", "file", "text"]],
  run: (place, { notebook: name, file, ...wanted }) => {
    if (file !== null && (wanted.url !== null || wanted.text !== null))
      return (0, import_hooks_active_on_command.misused)("Give an address, a file or a text: one of them.");
    const source = file === null ? readSource(wanted) : null;
    if (typeof source === "string") return (0, import_hooks_active_on_command.misused)(source);
    return (0, import_shared_app_notebook_ask_accounts.inNotebook)(place, name, async (workspace, chosen) => {
      if (source !== null) return addedResult(await addToNotebook(workspace, chosen.accounts, source));
      const added = await addFile(place, workspace, chosen, file ?? "");
      return "status" in added ? added : addedResult(added);
    });
  },
  text: ({ added }) => (0, import_common5.joinProse)(
    added.flatMap(
      ({ profile, id, isNew }) => id === null ? [] : [
        import_common5.prose`${(0, import_common.quoteName)(profile, 80)}: ${(0, import_common.quoteName)(id, 120)}${isNew ? import_common5.prose` is added` : import_common5.prose` was there`}`
      ]
    ),
    "\n"
  ),
  fields: {
    schema: (0, import_adapters_loops_record_schemas.object)({
      added: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.object)({ profile: (0, import_adapters_loops_record_schemas.string)(), id: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.string)()) }))
    }),
    of: ({ added }) => ({ added: added.map(addedFields) })
  }
});
var remove2 = (0, import_hooks_active_on_command.operation)({
  name: "source delete",
  about: "Delete a source of a notebook for good; for Claude, only one that MSW has added",
  effect: "asks",
  tool: {
    name: "source_delete",
    about: "Delete a source that MSW added",
    takes: { id: "its id", notebook: "name or id" },
    aliases: { notebook_id: "notebook", source_id: "id" },
    isLong: true,
    isDestructive: true,
    isIdempotent: true
  },
  inputs: { id: (0, import_hooks_active_on_command.word)("the id of a source"), notebook },
  run: (place, { id, notebook: name }) => (0, import_shared_app_notebook_ask_accounts.inNotebook)(place, name, async (workspace, { accounts }) => {
    const mayRemove = place.caller.mark === null ? "all" : "added";
    const removed = await removeFromNotebook(workspace, accounts, id, mayRemove);
    if (removed.status === "refused") return (0, import_hooks_active_on_command.refused)(removed.reason);
    return (0, import_hooks_active_on_command.done)({ id, title: removed.title, profile: removed.profile });
  }),
  text: ({ title }) => import_common5.prose`Deleted: ${(0, import_common2.quoteLine)(title, 200)}`
});
var sourceOperations = [list2, add, remove2];
function addedResult(added) {
  const troubles = added.flatMap(
    ({ profile, trouble }) => trouble === null ? [] : [`${profile}: ${trouble}`]
  );
  const value = { added };
  if (troubles.length > 0) return { status: "failed", value, reason: troubles.join(" ") };
  const isKnown = added.every(({ isNew }) => !isNew);
  return { status: "done", value, notice: isKnown ? "It is there already, and stays as it is." : void 0 };
}
async function addFile({ tell }, workspace, chosen, file) {
  const named2 = await fileToAdd(workspace.project, file);
  if (typeof named2 === "string") return (0, import_hooks_active_on_command.refused)(named2);
  const outcome = await addDocuments(workspace, { chosen, named: named2, mayDelete: false, tell });
  if (outcome.status === "refused") return (0, import_hooks_active_on_command.refused)(`${outcome.reason}.`);
  return outcome.accounts.map(({ profile, added, replaced, sources, trouble }) => ({
    ...{ profile, trouble, id: sources[0]?.id ?? null, isNew: added.length + replaced.length > 0 }
  }));
}
function addedFields({ profile, id }) {
  return { profile: (0, import_common.quoteName)(profile, 80), id: id === null ? void 0 : (0, import_common.quoteName)(id, 120) };
}
function sourceLine({ id, title, type, url, state }) {
  const now = state === "ready" || state === "unknown" ? import_common5.prose`` : import_common5.prose`, ${(0, import_common.quoteName)(state)}`;
  const at = url === null || url === title ? import_common5.prose`` : import_common5.prose` ${(0, import_common.quoteName)(url, 200)}`;
  return import_common5.prose`${(0, import_common.quoteName)(id, 120)}  ${(0, import_common2.quoteLine)(title, 200)} (${(0, import_common.quoteName)(type, 40)}${now})${at}`;
}
