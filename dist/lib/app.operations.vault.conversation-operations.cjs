var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(o,r)=>{for(var m in r)__defProp(o,m,{get:r[m],enumerable:!0})},__copyProps=(o,r,m,t)=>{if(r&&typeof r=="object"||typeof r=="function")for(let e of __getOwnPropNames(r))!__hasOwnProp.call(o,e)&&e!==m&&__defProp(o,e,{get:()=>r[e],enumerable:!(t=__getOwnPropDesc(r,e))||t.enumerable});return o},__toCommonJS=o=>__copyProps(__defProp({},"__esModule",{value:!0}),o),stdin_exports={};__export(stdin_exports,{conversationOperations:()=>conversationOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_shared_core_planning_phases_plan_format=require("./shared.core.planning.phases.plan-format.cjs"),import_shared_app_ask_nlm_notebook=require("./shared.app.ask.nlm-notebook.cjs"),import_common=require("./common.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_common8=require("./common.cjs"),import_common9=require("./common.cjs"),import_node_path=require("node:path");
// src/app/operations/vault/conversation-operations.ts
var ID = "the id of a conversation";
var list2 = (0, import_hooks_active_on_command.operation)({
  name: "conversation list",
  about: "List the conversations with a vault, the newest first",
  effect: "reads",
  tool: {
    name: "vault_conversations",
    about: "List the conversations with a vault, or show one",
    takes: { conversation: "its id", all: "archived too", dir: "the vault" }
  },
  inputs: {
    all: (0, import_hooks_active_on_command.flag)("also those that moved to the archive"),
    conversation: (0, import_hooks_active_on_command.text)("ID", "only this one, whole"),
    dir: import_shared_app_ask_nlm_notebook.vaultDir
  },
  run: (place, { all, conversation, dir }) => (0, import_shared_app_ask_nlm_notebook.inVault)(place, { dir }, async (shell) => {
    if (conversation !== null) return whole(shell, conversation);
    return (0, import_hooks_active_on_command.done)({ kind: "rows", rows: await (0, import_shared_core_loop_texts_report.listConversations)(shell.ports, { withArchive: all }) });
  }),
  json: (listed) => listed.kind === "rows" ? listed.rows : listed.conversation,
  text: (listed) => listed.kind === "rows" ? (0, import_shared_core_planning_phases_plan_format.renderHistory)(listed.rows) : (0, import_shared_core_planning_phases_plan_format.renderConversation)(listed.conversation)
});
var show = (0, import_hooks_active_on_command.operation)({
  name: "conversation show",
  about: "Show a conversation with a vault",
  effect: "reads",
  inputs: { conversation: (0, import_hooks_active_on_command.word)(ID), dir: import_shared_app_ask_nlm_notebook.vaultDir },
  run: (place, { conversation, dir }) => (0, import_shared_app_ask_nlm_notebook.inVault)(place, { dir }, (shell) => whole(shell, conversation)),
  json: (listed) => listed.kind === "whole" ? listed.conversation : listed.rows,
  text: (listed) => listed.kind === "whole" ? (0, import_shared_core_planning_phases_plan_format.renderConversation)(listed.conversation) : (0, import_shared_core_planning_phases_plan_format.renderHistory)(listed.rows)
});
var begin = (0, import_hooks_active_on_command.operation)({
  name: "conversation new",
  about: "Begin a new conversation: the next question does not continue the last one",
  effect: "writes",
  inputs: { dir: import_shared_app_ask_nlm_notebook.vaultDir },
  run: (place, { dir }) => (0, import_shared_app_ask_nlm_notebook.inVault)(
    place,
    { dir },
    async ({ ports }) => (0, import_hooks_active_on_command.done)({ conversation: await (0, import_shared_core_loop_texts_report.newConversation)(ports) })
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
    async ({ ports }) => await (0, import_shared_core_loop_texts_report.deleteConversation)(ports, conversation) ? (0, import_hooks_active_on_command.done)({ conversation }) : unknown(conversation)
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
      const notes = await (0, import_shared_core_loop_texts_report.exportConversations)(ports, conversation === null ? "all" : { id: conversation });
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
  const conversation = await (0, import_shared_core_loop_texts_report.showConversation)(ports, id);
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
