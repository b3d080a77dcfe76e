var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let a of __getOwnPropNames(e))!__hasOwnProp.call(r,a)&&a!==t&&__defProp(r,a,{get:()=>e[a],enumerable:!(o=__getOwnPropDesc(e,a))||o.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{commandPaths:()=>commandPaths,failingPlaces:()=>failingPlaces,isCode:()=>isCode,isTest:()=>isTest,linesNamed:()=>linesNamed}),module.exports=__toCommonJS(stdin_exports);var import_app_loop_judge_check=require("./app.loop.judge-check.cjs"),import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs");
// src/core/proof/test-files.ts
function isTest(path) {
  const folders = path.toLowerCase().split("/");
  const name = (0, import_app_loop_judge_check.baseName)(path);
  folders.pop();
  if (folders.some((folder) => TEST_FOLDERS.has(folder))) return true;
  if (!isCode(path) && folders.some((folder) => RECORDINGS.has(folder))) return true;
  if (name.split(/[._-]/).some((word) => TEST_WORDS.has(word.toLowerCase()))) return true;
  return /[a-z0-9](?:Tests?|Spec|IT)\.\w+$|^Test[A-Z]\w*\.|\.(?:snap|golden)$/.test(name);
}
var TEST_FOLDERS = words(
  "test tests t spec specs __tests__ testing testdata test-data test_data test-utils test_utils test-helpers test_helpers fixture fixtures __fixtures__ __snapshots__ __mocks__ mock mocks e2e cypress"
);
var RECORDINGS = words("snapshots golden goldens expected cassettes");
var TEST_WORDS = words("test tests spec specs testing conftest");
function isCode(path) {
  const language = (0, import_shared_core_failure_reading_line_pattern.languageOf)(path);
  return language?.kind === "programming" && !NO_PROGRAMS.has(language.name);
}
var NO_PROGRAMS = /* @__PURE__ */ new Set([
  ...["SQL", "CSS", "SCSS", "Less", "GraphQL", "Protocol Buffers", "Terraform", "Nix", "CMake"]
]);
function words(text) {
  return new Set(text.split(" "));
}

// src/core/shell/command-paths.ts
var PATTERN_FIRST = /* @__PURE__ */ new Set(["grep", "rg", "egrep", "fgrep", "sed", "awk", "jq", "find"]);
var NO_FILES = /* @__PURE__ */ new Set([
  "git",
  "docker",
  "kubectl",
  "curl",
  "wget",
  "echo",
  "printf",
  "gh",
  "ssh",
  "mkdir",
  "touch",
  "rm"
]);
var INLINE_CODE = /* @__PURE__ */ new Set(["-e", "-c", "-p", "--eval", "--print"]);
function commandPaths(command) {
  const found = /* @__PURE__ */ new Map();
  let folder = "";
  for (const words2 of (0, import_app_loop_judge_check.simpleCommands)(command)) {
    const [program = "", ...rest] = (0, import_app_loop_judge_check.withoutPrefixes)(words2);
    if (program === "cd") {
      folder = (0, import_app_loop_judge_check.joinedFolder)(folder, rest[0] ?? "");
      continue;
    }
    for (const path of pathsOf(program, rest)) add(found, (0, import_app_loop_judge_check.joinedFolder)(folder, path));
  }
  return [...found.values()];
}
function add(found, path) {
  const certain = /[\w)\]-]\.[A-Za-z][\w]{0,5}$/.test(path);
  if (!path.startsWith("..") && !path.startsWith("/")) found.set(path, { path, certain });
}
function pathsOf(program, words2) {
  const name = (0, import_app_loop_judge_check.baseName)(program);
  const own = program.includes("/") ? [program] : [];
  if (NO_FILES.has(name)) return own.filter(looksLikePath);
  let skip = PATTERN_FIRST.has(name) ? 1 : 0;
  const found = [];
  for (let index = 0; index < words2.length; index += 1) {
    const word = words2[index] ?? "";
    if (INLINE_CODE.has(word)) index += 1;
    else if (word.startsWith("-")) found.push(...optionValue(word));
    else if (skip > 0) skip -= 1;
    else found.push(word.replace(/::.*/, "").replace(/(\.\w+):\d+(?::\d+)?$/, "$1"));
  }
  return [...own, ...found].filter(looksLikePath);
}
function optionValue(word) {
  const at = word.indexOf("=");
  return at === -1 ? [] : [word.slice(at + 1)];
}
function looksLikePath(word) {
  if (/[\s*?{}$`\\[\]|^<>=,@#!%"']|:\/\/|\.\.\.|^~|^[A-Za-z]:/.test(word)) return false;
  return /^\.{0,2}\/?[\w.-]+(?:\/[\w.-]+)+\/?$/.test(word) || /^[\w-][\w.-]*\.(?:[cm]?[jt]sx?|json|py|rb|go|rs|sh|md|ya?ml|toml|sql|html|css|java|php)$/.test(word);
}

// src/core/proof/failing-places.ts
function failingPlaces(output) {
  const found = /* @__PURE__ */ new Set();
  for (const [, path = "", line = ""] of output.matchAll(PLACE)) {
    const file = path.replaceAll("\\", "/");
    if (isTest(file) || file.endsWith(".rs")) found.add(`${file}:${line}`);
    if (found.size === MOST) break;
  }
  return [...found];
}
var PLACE = /([\w./\\@+-]{1,200}\.\w{1,10})(?::|", line |: line |\()(\d{1,7})\b/g;
var MOST = 100;
function linesNamed(places, path) {
  return places.flatMap((place) => {
    const [, file = "", line = ""] = /^(.*):(\d+)$/.exec(place) ?? [];
    const isSame = file === path || path.endsWith(`/${file}`) || file.endsWith(`/${path}`);
    return isSame ? [Number(line)] : [];
  });
}
