var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,o)=>{for(var m in o)__defProp(r,m,{get:o[m],enumerable:!0})},__copyProps=(r,o,m,n)=>{if(o&&typeof o=="object"||typeof o=="function")for(let e of __getOwnPropNames(o))!__hasOwnProp.call(r,e)&&e!==m&&__defProp(r,e,{get:()=>o[e],enumerable:!(n=__getOwnPropDesc(o,e))||n.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{conversationOperations:()=>conversationOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_ask_nlm_notebook=require("./shared.app.ask.nlm-notebook.cjs"),import_common=require("./common.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_shared_app_diagnose_diagnose_plugins=require("./shared.app.diagnose.diagnose-plugins.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_common8=require("./common.cjs"),import_common9=require("./common.cjs"),import_node_path=require("node:path");
// src/app/operations/conversation-operations.ts
// src/core/ask/conversation-note.ts
function conversationNote(conversation) {
  const { id, createdAt, updatedAt, messages } = conversation;
  const paths2 = (0, import_shared_app_ask_nlm_notebook.selectedPaths)(conversation);
  const facts = [
    "---",
    "msw: conversation",
    `id: ${(0, import_shared_app_diagnose_diagnose_plugins.yamlScalar)(id)}`,
    `created: ${(0, import_shared_app_diagnose_diagnose_plugins.yamlScalar)(createdAt)}`,
    `updated: ${(0, import_shared_app_diagnose_diagnose_plugins.yamlScalar)(updatedAt)}`,
    "---"
  ];
  const notes = paths2.length === 0 ? [] : ["## Notes", "", ...paths2.map((path2) => `- ${path2}`), ""];
  const text2 = [...facts, "", ...messages.flatMap(messageLines), ...notes].join("\n");
  const day = /^\d{4}-\d{2}-\d{2}/.exec(createdAt)?.[0] ?? "undated";
  return { name: `${day} ${id.replaceAll(/[^\w-]/g, "_").slice(0, 64)}.md`, text: text2 };
}
function messageLines({ role, text: text2, at, mode }) {
  const who = role === "user" ? "Question" : `Answer${mode === "local" ? " from the notes" : ""}`;
  return [`## ${who} (${at})`, "", text2, ""];
}
// src/core/ask/vault-conversations.ts
var SNIPPET = 80;
var MOST_DELETED = 1e3;
async function newConversation(ports) {
  const begin2 = { id: ports.newId(), at: (0, import_shared_app_ask_nlm_notebook.isoTime)(ports.now()) };
  const id = await ports.store.change((held) => {
    const { store, conversation } = (0, import_shared_app_ask_nlm_notebook.withNewConversation)(held, begin2);
    return { after: store, value: conversation.id };
  });
  await (0, import_shared_app_ask_nlm_notebook.archiveOld)(ports);
  return id;
}
async function listConversations(ports, { withArchive }) {
  const all = withArchive ? await allConversations(ports) : (await ports.store.read()).conversationHistory;
  return all.filter(({ messages }) => messages.length > 0).toSorted(import_shared_app_ask_nlm_notebook.newestFirst).map(historyRow);
}
function historyRow(conversation) {
  const first = conversation.messages.find(({ role }) => role === "user")?.text ?? "";
  return {
    id: conversation.id,
    at: conversation.updatedAt,
    snippet: (0, import_common3.plainLine)(first, SNIPPET),
    sources: (0, import_shared_app_ask_nlm_notebook.selectedPaths)(conversation).length
  };
}
async function showConversation(ports, id) {
  const held = (0, import_shared_app_ask_nlm_notebook.findConversation)(await ports.store.read(), id);
  return held ?? (await ports.archive.all()).find((one) => one.id === id) ?? null;
}
async function deleteConversation(ports, id) {
  if (await showConversation(ports, id) === null) return false;
  await ports.archive.remove(id);
  await ports.store.change((store) => {
    const rest = (0, import_shared_app_ask_nlm_notebook.withoutConversations)(store, /* @__PURE__ */ new Set([id]));
    const deleted = [...(store.deletedConversations ?? []).filter((one) => one !== id), id];
    return { after: { ...rest, deletedConversations: deleted.slice(-MOST_DELETED) }, value: null };
  });
  return true;
}
async function exportConversations(ports, which) {
  if (which === "all") {
    const all = (await allConversations(ports)).filter(({ messages }) => messages.length > 0);
    return all.toSorted(import_shared_app_ask_nlm_notebook.newestFirst).map(conversationNote);
  }
  const one = await showConversation(ports, which.id);
  return one === null ? null : [conversationNote(one)];
}
async function allConversations(ports) {
  const { conversationHistory } = await ports.store.read();
  return (0, import_shared_app_ask_nlm_notebook.newestOfEach)([...await ports.archive.all(), ...conversationHistory]);
}
// src/app/operations/conversation-operations.ts
var ID = "the id of a conversation";
var list2 = (0, import_hooks_active_on_command.operation)({
  name: "conversation list",
  about: "List the conversations with a vault, the newest first",
  effect: "reads",
  inputs: {
    all: (0, import_hooks_active_on_command.flag)("also those that moved to the archive"),
    conversation: (0, import_hooks_active_on_command.text)("ID", "only this one, whole"),
    dir: import_shared_app_ask_nlm_notebook.vaultDir
  },
  run: (place, { all, conversation, dir }) => (0, import_shared_app_ask_nlm_notebook.inVault)(place, { dir }, async (shell) => {
    if (conversation !== null) return whole(shell, conversation);
    return (0, import_hooks_active_on_command.done)({ kind: "rows", rows: await listConversations(shell.ports, { withArchive: all }) });
  }),
  json: (listed) => listed.kind === "rows" ? listed.rows : listed.conversation,
  text: (listed) => listed.kind === "rows" ? (0, import_shared_app_ask_nlm_notebook.renderHistory)(listed.rows) : (0, import_shared_app_ask_nlm_notebook.renderConversation)(listed.conversation)
});
var show = (0, import_hooks_active_on_command.operation)({
  name: "conversation show",
  about: "Show a conversation with a vault",
  effect: "reads",
  inputs: { conversation: (0, import_hooks_active_on_command.word)(ID), dir: import_shared_app_ask_nlm_notebook.vaultDir },
  run: (place, { conversation, dir }) => (0, import_shared_app_ask_nlm_notebook.inVault)(place, { dir }, (shell) => whole(shell, conversation)),
  json: (listed) => listed.kind === "whole" ? listed.conversation : listed.rows,
  text: (listed) => listed.kind === "whole" ? (0, import_shared_app_ask_nlm_notebook.renderConversation)(listed.conversation) : (0, import_shared_app_ask_nlm_notebook.renderHistory)(listed.rows)
});
var begin = (0, import_hooks_active_on_command.operation)({
  name: "conversation new",
  about: "Begin a new conversation: the next question does not continue the last one",
  effect: "writes",
  inputs: { dir: import_shared_app_ask_nlm_notebook.vaultDir },
  run: (place, { dir }) => (0, import_shared_app_ask_nlm_notebook.inVault)(
    place,
    { dir },
    async ({ ports }) => (0, import_hooks_active_on_command.done)({ conversation: await newConversation(ports) })
  ),
  text: ({ conversation }) => import_common4.prose`The next question begins the conversation ${(0, import_common.quoteName)(conversation, 80)}.`
});
var remove = (0, import_hooks_active_on_command.operation)({
  name: "conversation delete",
  about: "Delete a conversation for good; the sources stay",
  effect: "writes",
  callers: "people and scripts",
  inputs: { conversation: (0, import_hooks_active_on_command.word)(ID), dir: import_shared_app_ask_nlm_notebook.vaultDir },
  run: (place, { conversation, dir }) => (0, import_shared_app_ask_nlm_notebook.inVault)(
    place,
    { dir },
    async ({ ports }) => await deleteConversation(ports, conversation) ? (0, import_hooks_active_on_command.done)({ conversation }) : unknown(conversation)
  ),
  text: ({ conversation }) => import_common4.prose`Deleted: ${(0, import_common.quoteName)(conversation, 80)}`
});
var exporting = (0, import_hooks_active_on_command.operation)({
  name: "conversation export",
  about: "Write conversations as notes, marked so that they are not searched",
  effect: "writes",
  inputs: {
    conversation: (0, import_hooks_active_on_command.optionalWord)(ID),
    all: (0, import_hooks_active_on_command.flag)("all of them, with the archive"),
    to: (0, import_hooks_active_on_command.path)("DIR", "the folder for the notes"),
    dir: import_shared_app_ask_nlm_notebook.vaultDir
  },
  needs: [["to"]],
  run: (place, { conversation, all, to, dir }) => {
    if (conversation === null !== all)
      return (0, import_hooks_active_on_command.misused)(`Name a conversation or ${place.words.input("all") ?? "all"}: one of them.`);
    return (0, import_shared_app_ask_nlm_notebook.inVault)(place, { dir }, async ({ ports }) => {
      const notes = await exportConversations(ports, conversation === null ? "all" : { id: conversation });
      return notes === null ? unknown(conversation ?? "") : written(notes, to ?? "");
    });
  },
  text: ({ written: paths2 }) => (0, import_common4.joinProse)(
    paths2.map((one) => import_common4.prose`Written: ${(0, import_common2.quoteLine)(one, 300)}`),
    "\n"
  )
});
var conversationOperations = [list2, show, begin, remove, exporting];
async function whole({ ports }, id) {
  const conversation = await showConversation(ports, id);
  return conversation === null ? unknown(id) : (0, import_hooks_active_on_command.done)({ kind: "whole", conversation });
}
function unknown(id) {
  return (0, import_hooks_active_on_command.refused)(`This vault has no conversation ${(0, import_common3.plainLine)(id, 80)}.`);
}
function written(notes, to) {
  if (!(0, import_common7.isFolder)(to)) (0, import_common6.makeFolder)(to);
  const paths2 = [];
  const there = [];
  for (const note of notes) {
    const target = (0, import_node_path.join)(to, note.name);
    const before = (0, import_common8.textOf)(target, import_common9.named);
    if (before !== null && before !== note.text) {
      there.push(note.name);
      continue;
    }
    (0, import_common5.keepText)(target, note.text);
    paths2.push(target);
  }
  if (there.length === 0) return (0, import_hooks_active_on_command.done)({ written: paths2 });
  const reason = `Not overwritten: ${(0, import_common3.plainLine)(there.join(", "), 300)}. Move them away, or name another folder.`;
  return { status: "failed", value: { written: paths2 }, reason };
}
