var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,p)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==a&&__defProp(r,o,{get:()=>e[o],enumerable:!(p=__getOwnPropDesc(e,o))||p.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{sourceLine:()=>sourceLine,sourceOperations:()=>sourceOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_operations_failure_operations=require("./shared.app.operations.failure-operations.cjs"),import_shared_app_operations_knowledge_in_notebook=require("./shared.app.operations.knowledge.in-notebook.cjs"),import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_shared_adapters_git_remote_clone=require("./shared.adapters.git.remote-clone.cjs"),import_shared_core_loop_texts_report2=require("./shared.core.loop.texts.report.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance2=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance3=require("./app.guidance.step-guidance.cjs"),import_common=require("./common.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common2=require("./common.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_common3=require("./common.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_node_path=require("node:path");
// src/app/notebook/change-sources.ts
var LONGEST_TEXT = 2e6;
function readSource({ url, text: text2, title }) {
  if (url !== null && text2 !== null) return "Give an address or a text, not both.";
  if (url !== null) return readAddress(url);
  if (text2 === null || text2.trim() === "") return "The text is empty.";
  if (title === null || title.trim() === "") return "A text needs a title.";
  if (text2.length > LONGEST_TEXT)
    return `The text is longer than ${LONGEST_TEXT} characters: add it in parts.`;
  return { kind: "text", title: (0, import_app_guidance_step_guidance3.textToSend)(title), text: (0, import_app_guidance_step_guidance3.textToSend)(text2) };
}
function readAddress(typed) {
  const url = URL.canParse(typed) ? new URL(typed) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    return "The address needs to begin with https:// or http://.";
  if (url.username !== "" || url.password !== "" || (0, import_common5.redact)(typed) !== typed)
    return "The address seems to contain a secret, so it is not sent.";
  return { kind: "url", url: typed };
}
async function addToNotebook(place, accounts, source) {
  const results = [];
  for (const account of accounts) results.push(await addTo(place, account, source));
  return results;
}
async function addTo(place, account, source) {
  const { account: profile, notebook: notebook2 } = account;
  const added = await (0, import_shared_core_loop_texts_report.askAccounts)(place, [account], (as, id2) => (0, import_shared_core_loop_texts_report2.addSource)(as, id2, source));
  if (added.status === "refused") return { profile, id: null, isNew: false, trouble: added.reason };
  const { id, isNew } = added.data;
  const isKept = !isNew || await (0, import_app_guidance_step_guidance2.rememberAdded)(place.userFolder, place.project, { account: profile, notebook: notebook2, source: id });
  const trouble = isKept ? null : "It was added, but that could not be recorded, so only you can remove it again.";
  return { profile, id, isNew, trouble };
}
async function removeFromNotebook(place, accounts, id, mayRemove) {
  const found = await findSource(place, accounts, id);
  if (found.status === "refused") return found;
  const { account, title } = found;
  if (mayRemove === "added" && !isOurs(place, account, id))
    return refused2(
      "MSW has not added this source, so it is for the user to remove it, in NotebookLM or in a terminal."
    );
  const deleted = await (0, import_shared_core_loop_texts_report.askAccounts)(place, [account], (as) => (0, import_shared_core_loop_texts_report2.deleteSource)(as, id));
  if (deleted.status === "refused") return refused2(deleted.reason);
  await (0, import_app_guidance_step_guidance2.forgetAdded)(place.userFolder, place.project, id);
  return { status: "done", profile: account.account, title };
}
async function findSource(place, accounts, id) {
  const troubles = [];
  for (const account of accounts) {
    const listed = await (0, import_shared_core_loop_texts_report.askAccounts)(place, [account], import_shared_core_loop_texts_report2.listSources);
    if (listed.status === "refused") troubles.push(listed.reason);
    const found = listed.status === "ok" ? listed.data.find((source) => source.id === id) : void 0;
    if (found !== void 0) return { status: "ok", account, title: found.title };
  }
  const missing = `The notebook has no source of this id. To list them: ${import_common2.lineToType`source list`}`;
  return refused2(troubles.length > 0 ? troubles.join(" ") : missing);
}
function isOurs(place, { account, notebook: notebook2 }, id) {
  return (0, import_app_guidance_step_guidance2.readAdded)(place.userFolder, place.project).some(
    (one) => one.source === id && one.account === account && one.notebook === notebook2
  );
}
function refused2(reason) {
  return { status: "refused", reason };
}
// src/app/notebook/file-to-add.ts
async function fileToAdd(project, path2) {
  const root = (0, import_common6.realPath)(project);
  const file = (0, import_common6.realPath)(path2);
  const names = (0, import_node_path.relative)(root, file).split(import_node_path.sep);
  const shown = names.join("/");
  const kept = await isIgnored(root, file, names) ? "git ignores it" : whyKept(names);
  if (kept !== null) return `${shown} is not sent: ${kept}.`;
  const named2 = (0, import_shared_app_operations_failure_operations.documentsToAdd)(project, [path2]);
  const [left] = named2.left;
  if (left !== void 0) return `${shown} is not sent: ${left.reason}.`;
  if (named2.whole.some((folder) => folder.endsWith("/"))) return `${shown} is not sent: it is not a file.`;
  return named2.documents.length === 1 ? named2 : `There is no file ${shown}.`;
}
async function isIgnored(root, file, names) {
  const ignored = [
    await (0, import_shared_adapters_git_remote_clone.ignoredPaths)(root, [names.join("/")]),
    await (0, import_shared_adapters_git_remote_clone.ignoredPaths)((0, import_node_path.dirname)(file), [(0, import_node_path.basename)(file)])
  ];
  return ignored.flat().length > 0;
}
function whyKept(names) {
  if ((0, import_app_guidance_step_guidance.looksSecret)(names.join("/"))) return "its name looks like a secret";
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
  run: (place, { notebook: name }) => (0, import_shared_app_operations_knowledge_in_notebook.inNotebook)(place, name, async (workspace, { accounts }) => {
    const listed = await (0, import_shared_core_loop_texts_report.askAccounts)(workspace, accounts, import_shared_core_loop_texts_report2.listSources);
    if (listed.status === "refused") return (0, import_hooks_active_on_command.refused)(listed.reason);
    const { account: profile, notebook: id } = listed.by;
    return (0, import_hooks_active_on_command.done)({ profile, notebook: id, sources: listed.data });
  }),
  text: ({ sources }) => sources.length === 0 ? import_common4.prose`No source yet.` : (0, import_common4.joinProse)(sources.map(sourceLine), "\n")
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
    return (0, import_shared_app_operations_knowledge_in_notebook.inNotebook)(place, name, async (workspace, chosen) => {
      if (source !== null) return addedResult(await addToNotebook(workspace, chosen.accounts, source));
      const added = await addFile(place, workspace, chosen, file ?? "");
      return "status" in added ? added : addedResult(added);
    });
  },
  text: ({ added }) => (0, import_common4.joinProse)(
    added.flatMap(
      ({ profile, id, isNew }) => id === null ? [] : [
        import_common4.prose`${(0, import_common.quoteName)(profile, 80)}: ${(0, import_common.quoteName)(id, 120)}${isNew ? import_common4.prose` is added` : import_common4.prose` was there`}`
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
var remove = (0, import_hooks_active_on_command.operation)({
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
  run: (place, { id, notebook: name }) => (0, import_shared_app_operations_knowledge_in_notebook.inNotebook)(place, name, async (workspace, { accounts }) => {
    const mayRemove = place.caller.mark === null ? "all" : "added";
    const removed = await removeFromNotebook(workspace, accounts, id, mayRemove);
    if (removed.status === "refused") return (0, import_hooks_active_on_command.refused)(removed.reason);
    return (0, import_hooks_active_on_command.done)({ id, title: removed.title, profile: removed.profile });
  }),
  text: ({ title }) => import_common4.prose`Deleted: ${(0, import_common3.quoteLine)(title, 200)}`
});
var show = (0, import_hooks_active_on_command.operation)({
  name: "source show",
  about: "Show what a source of a notebook says, and what NotebookLM says that it is about",
  effect: "asks",
  tool: {
    name: "source_get_content",
    about: "Show a source\u2019s text, and what it is about",
    takes: { id: "its id", notebook: "name or id" },
    aliases: { notebook_id: "notebook", source_id: "id" },
    isSpare: true,
    isLong: true,
    isReadOnly: true
  },
  inputs: { id: (0, import_hooks_active_on_command.word)("the id of a source"), notebook },
  run: (place, { id, notebook: name }) => (0, import_shared_app_operations_knowledge_in_notebook.inNotebook)(place, name, async (workspace, { accounts }) => {
    const found = await findSource(workspace, accounts, id);
    if (found.status === "refused") return (0, import_hooks_active_on_command.refused)(found.reason);
    const { account, title } = found;
    const content = await (0, import_shared_core_loop_texts_report.askAccounts)(workspace, [account], (as) => (0, import_shared_core_loop_texts_report2.sourceContent)(as, id));
    if (content.status === "refused") return (0, import_hooks_active_on_command.refused)(content.reason);
    const guide = await (0, import_shared_core_loop_texts_report.askAccounts)(workspace, [account], (as) => (0, import_shared_core_loop_texts_report2.sourceGuide)(as, id));
    return (0, import_hooks_active_on_command.done)({
      ...{ id, title, profile: account.account, content: content.data },
      guide: guide.status === "ok" ? guide.data : null
    });
  }),
  text: ({ id, title, content, guide }) => (0, import_common4.joinProse)(
    [
      import_common4.prose`${(0, import_common.quoteName)(id, 120)}  ${(0, import_common3.quoteLine)(title, 200)}`,
      guide === null ? null : import_common4.prose`It is about: ${(0, import_common3.quoteLine)(guide.summary, 2e3)}`,
      guide === null || guide.keywords.length === 0 ? null : import_common4.prose`Keywords: ${(0, import_common3.quoteLine)(guide.keywords.join(", "), 500)}`,
      (0, import_app_loop_conclude_turn.fence)(content, { cap: LONGEST_CONTENT, label: import_common4.prose`the source` })
    ],
    "\n"
  ),
  raw: ({ content }) => `${content}
`
});
var LONGEST_CONTENT = 1e5;
var sourceOperations = [list2, show, add, remove];
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
  const outcome = await (0, import_shared_app_operations_failure_operations.addDocuments)(workspace, { chosen, named: named2, mayDelete: false, tell });
  if (outcome.status === "refused") return (0, import_hooks_active_on_command.refused)(`${outcome.reason}.`);
  return outcome.accounts.map(({ profile, added, replaced, sources, trouble }) => ({
    ...{ profile, trouble, id: sources[0]?.id ?? null, isNew: added.length + replaced.length > 0 }
  }));
}
function addedFields({ profile, id }) {
  return { profile: (0, import_common.quoteName)(profile, 80), id: id === null ? void 0 : (0, import_common.quoteName)(id, 120) };
}
function sourceLine({ id, title, type, url, state }) {
  const now = state === "ready" || state === "unknown" ? import_common4.prose`` : import_common4.prose`, ${(0, import_common.quoteName)(state)}`;
  const at = url === null || url === title ? import_common4.prose`` : import_common4.prose` ${(0, import_common.quoteName)(url, 200)}`;
  return import_common4.prose`${(0, import_common.quoteName)(id, 120)}  ${(0, import_common3.quoteLine)(title, 200)} (${(0, import_common.quoteName)(type, 40)}${now})${at}`;
}
