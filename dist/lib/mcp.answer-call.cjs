var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,r)=>{for(var o in r)__defProp(e,o,{get:r[o],enumerable:!0})},__copyProps=(e,r,o,a)=>{if(r&&typeof r=="object"||typeof r=="function")for(let n of __getOwnPropNames(r))!__hasOwnProp.call(e,n)&&n!==o&&__defProp(e,n,{get:()=>r[n],enumerable:!(a=__getOwnPropDesc(r,n))||a.enumerable});return e},__toESM=(e,r,o)=>(o=e!=null?__create(__getProtoOf(e)):{},__copyProps(r||!e||!e.__esModule?__defProp(o,"default",{value:e,enumerable:!0}):o,e)),__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{answerCall:()=>answerCall}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_planning_phases_plan_format=require("./shared.core.planning.phases.plan-format.cjs"),import_shared_core_planning_writing_new_documents2=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_planning_writing_new_documents3=require("./shared.core.planning.writing.new-documents.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs");
// src/mcp/call-tool.ts
async function callTool(operation2, call) {
  const caller = { mark: (0, import_hooks_active_on_stop.clientMark)(call.env) ?? import_hooks_active_on_stop.SERVER_MARK, isTerminal: false, client: call.client };
  const place = { ...call, caller };
  const refusal = (0, import_shared_core_planning_writing_new_documents3.refuseCaller)(operation2, caller);
  if (refusal !== null) return (0, import_shared_core_planning_phases_plan_format.wrong)(refusal.reason);
  const known = { own: (0, import_shared_core_planning_writing_new_documents.argumentsOf)(operation2), others: (0, import_shared_core_planning_writing_new_documents.aliasesOf)(operation2) };
  const raw = readInputs(known, place);
  if ("status" in raw) return (0, import_shared_core_planning_phases_plan_format.wrong)(raw.reason);
  const folder = (0, import_shared_core_planning_writing_new_documents2.namedFolder)(place, call.env.CLAUDE_PROJECT_DIR || null);
  if (folder.status === "refused") return (0, import_shared_core_planning_phases_plan_format.wrong)(folder.reason);
  const asked = {
    ...place,
    folder: folder.path,
    origin: "session",
    now: Date.now,
    words: (0, import_shared_core_planning_writing_new_documents.toolWords)(operation2),
    show: ([line]) => {
      if (line !== void 0) call.tell(line);
    },
    emit: () => {
    }
  };
  const reply = await operation2.call(asked, raw.inputs);
  const { noteCall } = await Promise.resolve().then(() => __toESM(require("./app.operations.operation.note-call.cjs")));
  await noteCall(operation2, asked, raw.inputs, reply);
  return resultOf(operation2, reply);
}
function readInputs({ own, others }, place) {
  const { given } = place;
  const all = [...own, ...others];
  const unknown = Object.keys(given).find((name2) => !all.some((one) => one.name === name2));
  if (unknown !== void 0) return misused2(noSuchInput(unknown, own, all));
  const named = Object.keys(given).flatMap((name2) => all.find((one) => one.name === name2) ?? []);
  const inputs = {};
  for (const one of named) {
    if (given[one.name] === void 0) continue;
    const twin = named.find(({ name: name2, input }) => input === one.input && name2 !== one.name);
    if (twin !== void 0)
      return misused2(`${one.name} and ${twin.name} are the same input: give one of them.`);
    const read = readInput(one, given[one.name], place);
    if (read.status !== "ok") return read;
    inputs[one.input] = read.value;
  }
  const missing = own.find(({ input, meaning: meaning2 }) => meaning2.isRequired && inputs[input] === void 0);
  if (missing === void 0) return { inputs };
  const { name, meaning } = missing;
  return misused2(`${name} is missing: ${meaning.about || meaning.shown}.`);
}
function readInput({ input, name, meaning }, given, place) {
  const value = oursFor(input, meaning, given);
  if (!fits(meaning, value)) return misused2(`${name} needs ${wanted(meaning)}.`);
  if (meaning.isPath) return pathsOf(place, value);
  return { status: "ok", value: meaning.kind === "stdin" ? asPiped(String(value)) : value };
}
function asPiped(output) {
  const kept = (0, import_app_loop_gather_evidence.boundedOutput)();
  kept.write("output", Buffer.from(output));
  return kept.read().output;
}
var VALUES = {
  mode: { standard: "fast" },
  kind: { mind_map: "mindmap", slide_deck: "slides", data_table: "data-table" }
};
var FLAGS = { true: true, false: false };
function oursFor(input, { kind, range, isNumber }, given) {
  if (range !== null) return (0, import_hooks_active_on_command2.countIn)(given, range) ?? given;
  if (kind === "flag" && typeof given === "string") return FLAGS[given.trim().toLowerCase()] ?? given;
  if (isNumber && typeof given === "number") return String(given);
  return (typeof given === "string" ? VALUES[input]?.[given] : void 0) ?? given;
}
function fits({ kind, range, choices, isMany, isRequired }, value) {
  if (range !== null) return (0, import_hooks_active_on_command2.countIn)(value, range) !== null;
  if (choices !== null) return choices.some((one) => one === value);
  if (kind === "flag") return typeof value === "boolean";
  if (kind === "records") return isListOf(value, import_common4.isFields) && !(isRequired && value.length === 0);
  if (kind === "list" || isMany) return isListOf(value, isText);
  if (typeof value !== "string") return false;
  return kind === "stdin" ? lengthOf(value) <= import_shared_core_planning_writing_new_documents.LONGEST_OUTPUT : !(isRequired && value.trim() === "");
}
function lengthOf(text2) {
  return text2.length > import_shared_core_planning_writing_new_documents.LONGEST_OUTPUT ? [...text2].length : text2.length;
}
function isListOf(value, isOne) {
  return Array.isArray(value) && value.every(isOne);
}
function isText(value) {
  return typeof value === "string";
}
function wanted({ kind, range, choices, isMany }) {
  if (range !== null) return `a whole number from ${range[0]} to ${range[1]}`;
  if (choices !== null) return `one of ${choices.join(", ")}`;
  if (kind === "flag") return "true or false";
  if (kind === "records") return "a list of objects";
  if (kind === "stdin")
    return `a text of at most ${import_shared_core_planning_writing_new_documents.LONGEST_OUTPUT} characters: its beginning and its end say most`;
  return kind === "list" || isMany ? "a list of texts" : "a text";
}
function misused2(reason) {
  return { status: "misused", reason };
}
function noSuchInput(given, own, all) {
  const [names, known] = [own, all].map((some) => some.map(({ name }) => name));
  const meant = (0, import_hooks_active_on_command3.closestWord)(given, known ?? []);
  const takes = own.length === 0 ? "it takes no inputs." : `it takes ${names?.join(", ")}.`;
  return `It has no input ${(0, import_common.plainLine)(given, 40)}: ${meant === null ? takes : `did you mean ${meant}?`}`;
}
function pathsOf(place, value) {
  const words = Array.isArray(value) ? value : [value];
  const named = words.map((word2) => (0, import_shared_core_planning_writing_new_documents2.namedPath)(place, String(word2)));
  const refusal = named.find((one) => one.status === "refused");
  if (refusal !== void 0) return refusal;
  const paths2 = named.flatMap((one) => one.status === "ok" ? [one.path] : []);
  return { status: "ok", value: Array.isArray(value) ? paths2 : paths2[0] };
}
function resultOf({ tool, fields: shape }, reply) {
  if (!("value" in reply)) return (0, import_shared_core_planning_phases_plan_format.wrong)(reply.reason);
  const { reason, fields } = reply;
  const text2 = reply.text();
  const isError = reply.status === "failed" && tool.judges !== true ? { isError: true } : {};
  const notice = reason === null ? null : (0, import_shared_core_planning_phases_plan_format.messageOf)(reason);
  const whole = (0, import_common3.joinProse)([notice, text2], "\n");
  if (shape === null || fields === null) return { ...(0, import_shared_core_planning_phases_plan_format.textResult)(whole), ...isError };
  const isOwn = shape.text !== "text";
  const named = isOwn && notice !== null ? { ...fields(), notice } : fields();
  return { ...(0, import_shared_core_planning_phases_plan_format.fieldsResult)(whole, named, [shape.text, isOwn ? text2 : whole]), ...isError };
}
// src/mcp/with-pulse.ts
var SILENT_MS = 5e3;
var LONGEST_LAST = 200;
async function withPulse(name, tell, work) {
  const started = (0, import_common2.monotonicMs)();
  let last = "";
  const timer = setInterval(() => {
    const seconds = Math.round(((0, import_common2.monotonicMs)() - started) / 1e3);
    tell(`${name} has been running for ${seconds} s${last === "" ? "" : `: ${last}`}`);
  }, SILENT_MS);
  try {
    return await work((line) => {
      last = (0, import_common.plainLine)(line, LONGEST_LAST);
      timer.refresh();
      tell(line);
    });
  } finally {
    clearInterval(timer);
  }
}
// src/mcp/answer-call.ts
async function answerCall({ tool, ...call }) {
  try {
    const called = typeof tool === "string" && Object.hasOwn(import_shared_core_planning_writing_new_documents.TOOL_NAMES, tool) ? import_shared_core_planning_writing_new_documents.TOOL_NAMES[tool] : void 0;
    const operation2 = called === void 0 ? null : await (0, import_hooks_active_on_command.findOperation)(called);
    if (operation2 === null || !(0, import_shared_core_planning_writing_new_documents.isTool)(operation2)) return (0, import_shared_core_planning_phases_plan_format.wrong)("There is no tool of this name.");
    return await withPulse(operation2.tool.name, call.tell, (tell) => callTool(operation2, { ...call, tell }));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return (0, import_shared_core_planning_phases_plan_format.wrong)(`${(0, import_common.plainLine)(message, 1e3)} (/msw:doctor says more)`);
  }
}
