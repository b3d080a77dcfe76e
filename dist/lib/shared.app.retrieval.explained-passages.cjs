var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,r)=>{for(var a in r)__defProp(e,a,{get:r[a],enumerable:!0})},__copyProps=(e,r,a,p)=>{if(r&&typeof r=="object"||typeof r=="function")for(let t of __getOwnPropNames(r))!__hasOwnProp.call(e,t)&&t!==a&&__defProp(e,t,{get:()=>r[t],enumerable:!(p=__getOwnPropDesc(r,t))||p.enumerable});return e},__toESM=(e,r,a)=>(a=e!=null?__create(__getProtoOf(e)):{},__copyProps(r||!e||!e.__esModule?__defProp(a,"default",{value:e,enumerable:!0}):a,e)),__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{closedIn:()=>closedIn,explainedPassages:()=>explainedPassages,vaultScope:()=>vaultScope}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_planning_worktrees_plan_runs=require("./shared.app.planning.worktrees.plan-runs.cjs"),import_app_retrieval_document_passages=require("./app.retrieval.document-passages.cjs"),import_common=require("./common.cjs"),import_node_path=require("node:path");
// src/app/retrieval/vault-scope.ts
function vaultScope({ root, vault, exclude, userFolder, configDir }) {
  const above = pathBelow(vault, root);
  const rules = (0, import_shared_app_planning_worktrees_plan_runs.vaultRules)(vault, configDir);
  const isAround = (rule) => above !== "" && (0, import_app_retrieval_document_passages.noteExclusions)({ exclude: [rule] }).isExcluded(above);
  const { reasonOf, key, unusable } = (0, import_app_retrieval_document_passages.noteExclusions)({
    exclude: [...rules.exclude, ...exclude].filter((rule) => !isAround(rule)),
    templates: rules.templates.filter((folder) => !isAround(folder))
  });
  return {
    ...{ key, unusable: [...rules.unread, ...unusable], closed: closedIn(root, userFolder) },
    reasonOf: (path) => reasonOf(`${above}${path}`)
  };
}
function closedIn(root, userFolder) {
  const isClosed = userFolder !== null && userFolder !== root && (0, import_common.isInside)(userFolder, root);
  return new Set(isClosed ? [pathBelow(root, userFolder).normalize("NFC")] : []);
}
function pathBelow(folder, path) {
  const way = (0, import_node_path.relative)(folder, path).split(import_node_path.sep).join("/");
  return way === "" ? "" : `${way}/`;
}

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_common2 = require("./common.cjs");

var import_app_retrieval_document_passages2 = require("./app.retrieval.document-passages.cjs");

var import_common3 = require("./common.cjs");

var import_node_path2 = require("node:path");
// src/app/retrieval/explained-passages.ts
// src/core/retrieval/passages/tool-explanations.ts
function explainerFor(tool, code) {
  const row = EXPLAINERS.find((one) => one.tools.includes(tool) && one.code.test(code));
  return row === void 0 ? null : { program: row.program, args: row.args(code) };
}
var EXPLAINERS = [
  {
    tools: ["rustc", "cargo", "clippy"],
    program: "rustc",
    code: /^E\d{4}$/,
    args: (code) => ["--explain", code]
  },
  {
    tools: ["clippy", "rustc", "cargo"],
    program: "cargo-clippy",
    code: /^clippy::[a-z_]{3,60}$/,
    args: (code) => ["clippy", "--explain", code.slice("clippy::".length)]
  },
  { tools: ["ruff"], program: "ruff", code: /^[A-Z]{1,5}\d{2,4}$/, args: (code) => ["rule", code] },
  {
    tools: ["biome"],
    program: "biome",
    code: /^(?:[a-z]{1,20}\/){0,2}[a-z][A-Za-z]{2,60}$/,
    args: (code) => ["explain", code.split("/").at(-1) ?? code]
  },
  {
    tools: ["pylint"],
    program: "pylint",
    code: /^(?:[CRWEF]\d{4}|[a-z][a-z-]{3,60})$/,
    args: (code) => [`--help-msg=${code}`]
  }
];
var LONGEST = 700;
function firstParagraphs(said) {
  const kept = [];
  let length = 0;
  for (const part of withoutCode(said).split(/\n\s*\n/)) {
    const text = part.trim();
    if (text === "" || isNoProse(text)) continue;
    const line = text.split("\n").map((one) => one.trim()).join(" ");
    if (length > 0 && length + line.length > LONGEST) break;
    kept.push(line.slice(0, LONGEST));
    length += line.length;
  }
  return kept.join("\n");
}
function withoutCode(said) {
  const parts = said.replaceAll("\r", "").split(/^\s{0,3}```.{0,80}$/m);
  return parts.filter((_, at) => at % 2 === 0).join("\n\n");
}
function isNoProse(text) {
  if (/^(?:Summary|Description|Examples?|Invalid|Valid|Options|Diagnostic|Erroneous code examples?:?|Fix is .{0,40})$/i.test(
    text
  ))
    return true;
  return text.split("\n").every(
    (line) => /^- (?:Name|Fix|Default severity|Available|Diagnostic|This rule|Sources?|Domains?|Same as)/.test(
      line.trim()
    )
  );
}
// src/app/retrieval/explained-passages.ts
async function explainedPassages(request) {
  const { failure, root, userFolder, env, deadlineMs } = request;
  const explainer = failure.code === null ? null : explainerFor(failure.tool, failure.code);
  if (explainer === null) return [];
  const { program, args } = explainer;
  const executable = ownProgram(program, request) ?? (0, import_common2.findProgram)(program, env, root);
  if (executable === null) return [];
  const source = [program, ...args].join(" ");
  const call = callOf(executable, args);
  const known = userFolder === null ? null : (0, import_app_retrieval_document_passages2.readExplanation)(userFolder, call);
  if (known !== null) return passage(known, source);
  const { runProgram } = await Promise.resolve().then(() => __toESM(require("./adapters.process.run-program.cjs")));
  const run = await runProgram({ executable, args, env, projectRoot: root, limitMs: deadlineMs });
  if (run.exitCode !== 0) return [];
  const text = firstParagraphs(run.stdout);
  if (userFolder !== null) (0, import_app_retrieval_document_passages2.keepExplanation)(userFolder, call, text);
  return passage(text, source);
}
function passage(text, source) {
  return text === "" ? [] : [{ text, source, score: 1 }];
}
function ownProgram(program, { root, command }) {
  const { scripts } = (0, import_hooks_active_on_command.projectFacts)(root);
  if (!calls(command, program, scripts, MOST_SCRIPTS)) return null;
  return FOLDERS.map((names) => (0, import_node_path2.join)(root, ...names, program)).find(import_common2.isProgram) ?? null;
}
var FOLDERS = [
  ["node_modules", ".bin"],
  [".venv", "bin"],
  ["venv", "bin"],
  [".venv", "Scripts"]
];
var MOST_SCRIPTS = 4;
function calls(command, program, scripts, most) {
  return (0, import_hooks_active_on_command2.commandPrograms)(command).some((one) => {
    if (one.kind !== "script") return one.name.split(/[\\/]/).at(-1) === program;
    const script = most === 0 ? void 0 : scripts[one.name];
    return script !== void 0 && calls(script, program, scripts, most - 1);
  });
}
function callOf(executable, args) {
  const stat = (0, import_common3.lookAt)((0, import_common.realPath)(executable));
  return [executable, `${stat?.size}`, `${stat?.mtimeMs}`, ...args];
}
