var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,o)=>{for(var t in o)__defProp(e,t,{get:o[t],enumerable:!0})},__copyProps=(e,o,t,a)=>{if(o&&typeof o=="object"||typeof o=="function")for(let r of __getOwnPropNames(o))!__hasOwnProp.call(e,r)&&r!==t&&__defProp(e,r,{get:()=>o[r],enumerable:!(a=__getOwnPropDesc(o,r))||a.enumerable});return e},__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{askCommand:()=>askCommand}),module.exports=__toCommonJS(stdin_exports);var import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs");
// src/app/commands/ask-command.ts
var REST_MS = 3e4;
async function askCommand({ project, env, now }, args) {
  const typed = (0, import_hooks_active_on_command3.readTyped)("ask", args);
  if (typed.status === "refused") return (0, import_hooks_active_on_stop.sayLines)(typed.reason);
  const question = typed.words.join(" ").trim();
  if (question === "") return (0, import_hooks_active_on_stop.sayLines)('/msw:ask needs a question: /msw:ask "<question>"');
  const rest = [];
  const place = {
    ...{ folder: project, origin: "session", cwd: project, env, now },
    caller: { mark: null, isTerminal: true },
    ...{ tell: () => {
    }, show: () => {
    }, emit: () => {
    } },
    afterwards: (work) => rest.push(work)
  };
  const operation2 = await (0, import_hooks_active_on_command.findOperation)("ask");
  const words = { ...(0, import_hooks_active_on_command2.terminalWords)(operation2, false), self: "/msw:ask" };
  const count2 = (name) => (0, import_hooks_active_on_command2.numberIn)((0, import_hooks_active_on_command3.optionOf)(typed, name));
  const reply = await operation2.call(
    { ...place, words },
    {
      question,
      ...{ yes: (0, import_hooks_active_on_command3.hasOption)(typed, "yes"), local: (0, import_hooks_active_on_command3.hasOption)(typed, "local"), new: (0, import_hooks_active_on_command3.hasOption)(typed, "new") },
      ...{ conversation: (0, import_hooks_active_on_command3.optionOf)(typed, "conversation"), dir: (0, import_hooks_active_on_command3.optionOf)(typed, "dir") },
      ...{ top: count2("top"), min: count2("min"), cutoff: (0, import_hooks_active_on_command3.optionOf)(typed, "cutoff") }
    }
  );
  await Promise.race([Promise.all(rest), new Promise((resolve) => setTimeout(resolve, REST_MS).unref())]);
  if (!("shown" in reply)) return (0, import_hooks_active_on_stop.sayLines)(reply.reason);
  if (reply.fields?.().mode !== "local") return { kind: "answer", text: reply.shown() };
  const context = import_common3.prose`MSW searched the vault for the question ${(0, import_common.quoteLine)(question, 2e3)}.\n${reply.text()}`;
  const notice = `msw \u25B8 a local answer${reply.reason === null ? "" : `: ${(0, import_common2.plainLine)(reply.reason, 300)}`}`;
  return { kind: "context", context, notice };
}
