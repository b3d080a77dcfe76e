var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==t&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{isNoiseOf:()=>isNoiseOf,linesLeft:()=>linesLeft,ownReadersFor:()=>ownReadersFor}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_app_loop_judge_check=require("./app.loop.judge-check.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs");
// src/core/failure/declared/own-readers.ts
function ownReadersFor(files, lines, command) {
  if (files.length === 0) return [];
  const words = /* @__PURE__ */ new Set([...wordsOf(command), ...lines.flatMap(firstWord)]);
  return files.filter(({ programs }) => programs.some((program) => words.has(program))).map((file) => ({
    file,
    tool: file.tool,
    programs: file.programs,
    signature: /(?:)/,
    rank: "tool",
    read: (output) => blocksIn(file, output).map((block) => findingIn(file, block))
  }));
}
function wordsOf(command) {
  return command.split(/[\s;&|()"'`/\\=]+/);
}
function firstWord(line) {
  const [first = "", second = ""] = line.slice(0, 200).split(/[\s:]+/, 2);
  const word = /^[>$+]$/.test(first) ? second : first;
  return [word.slice(Math.max(word.lastIndexOf("/"), word.lastIndexOf("\\")) + 1)];
}
function linesLeft({ file }, lines) {
  const blocks = blocksIn(file, { lines });
  const taken = new Set(blocks.flatMap(({ line, below }) => [line, ...below.map((one) => one.line)]));
  const left = lines.map((text, line) => taken.has(line) || isHeading(file, text) ? "" : text);
  const quiet = left.map((text) => isNoiseOf(file, text) ? "" : text);
  return blocks.length > 0 || quiet.some(import_app_loop_gather_evidence.looksLikeError) || !left.some(import_app_loop_gather_evidence.looksLikeError) ? quiet : left;
}
function isNoiseOf(file, text) {
  return firstFit(file.noise, text) !== null;
}
function isHeading(file, text) {
  return firstFit(file.heading, text) !== null;
}
function firstFit(patterns, text) {
  for (const pattern of patterns) {
    const fields = (0, import_shared_core_failure_reading_line_pattern.matchLine)(pattern, text);
    if (fields !== null) return fields;
  }
  return null;
}
var LONGEST_BLOCK = 200;
function blocksIn(file, { lines }) {
  const blocks = [];
  let heading = {};
  let open = null;
  for (const [line, text] of lines.entries()) {
    const begun = firstFit(file.problems, text);
    const above = begun === null ? firstFit(file.heading, text) : null;
    heading = above ?? heading;
    if (begun !== null) {
      open = { line, fields: { ...heading, ...begun }, below: [] };
      blocks.push(open);
    } else open = above === null && open !== null && takes(file, open, line, text) ? open : null;
  }
  return blocks;
}
function takes({ details }, { below }, line, text) {
  const fields = firstFit(details, text);
  if (below.length >= LONGEST_BLOCK || fields === null && !/^\s|^$/.test(text)) return false;
  below.push({ line, fields: fields ?? {} });
  return true;
}
function findingIn(file, { line, fields, below }) {
  const told = below.map((one) => one.fields);
  const all = Object.assign({}, ...told.toReversed(), fields);
  const more = told.flatMap((one) => one.more ?? []);
  const values = [
    ...all.expected === void 0 ? [] : [`expected: ${all.expected}`],
    ...all.actual === void 0 ? [] : [`actual: ${all.actual}`]
  ];
  const groups = all;
  const said = [groups.message ?? groups.code ?? "failed without a message", ...more].join(" ");
  return (0, import_app_loop_judge_check.findingOfGroups)(file, line, groups, said, values, null);
}
