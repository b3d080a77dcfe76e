var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,r)=>{for(var o in r)__defProp(e,o,{get:r[o],enumerable:!0})},__copyProps=(e,r,o,_)=>{if(r&&typeof r=="object"||typeof r=="function")for(let t of __getOwnPropNames(r))!__hasOwnProp.call(e,t)&&t!==o&&__defProp(e,t,{get:()=>r[t],enumerable:!(_=__getOwnPropDesc(r,t))||_.enumerable});return e},__toESM=(e,r,o)=>(o=e!=null?__create(__getProtoOf(e)):{},__copyProps(r||!e||!e.__esModule?__defProp(o,"default",{value:e,enumerable:!0}):o,e)),__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{noteCall:()=>noteCall}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_common=require("./common.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_node_fs=require("node:fs");
// src/app/operations/operation/note-call.ts
async function noteCall({ name, inputs }, place, given, reply) {
  const { caller, env } = place;
  const project = (0, import_shared_core_snapshots_undo_text.projectOf)(place);
  if (!(0, import_node_fs.existsSync)((0, import_common3.mswPath)(project))) return;
  const { redact } = await Promise.resolve().then(() => __toESM(require("./core.secrets.redact.cjs")));
  const words = Object.entries(given).flatMap(([input, value]) => {
    const isWord = inputs[input]?.kind === "word";
    if (value === null || value === false || inputs[input]?.kind === "stdin") return [];
    const shown = value === true ? "" : ` ${(0, import_common2.plainLine)(String(value), 80)}`;
    return [isWord ? shown.trim() : `--${(0, import_hooks_active_on_command.optionName)(input)}${shown}`];
  });
  const session = env.CLAUDE_CODE_SESSION_ID;
  const told = "value" in reply ? firstLine(reply.shown()) : reply.reason;
  await (0, import_common.appendJournal)(
    project,
    {
      event: "called",
      ...caller.mark !== null && session !== void 0 && { session },
      by: callerName(caller),
      ...{ operation: name, words: redact(words.join(" ")), outcome: reply.status },
      told: told === "" ? null : redact((0, import_common2.plainLine)(told, 200))
    },
    new Date(place.now()).toISOString()
  ).catch(() => void 0);
}
function callerName({ mark, isTerminal, client }) {
  if (mark !== null) return client === void 0 || client === null ? "Claude" : (0, import_common2.plainLine)(client, 40);
  return isTerminal ? "you" : "a script";
}
function firstLine(text2) {
  return text2.split("\n").find((line) => line.trim() !== "") ?? "";
}
