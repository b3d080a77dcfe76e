

var import_app_loop_judge_check = require("./app.loop.judge-check.cjs");

var import_shared_core_mapping_skeleton_languages = require("./shared.core.mapping.skeleton.languages.cjs");

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
  const language = (0, import_shared_core_mapping_skeleton_languages.languageOf)(path);
  return language?.kind === "programming" && !NO_PROGRAMS.has(language.name);
}
var NO_PROGRAMS = /* @__PURE__ */ new Set([
  ...["SQL", "CSS", "SCSS", "Less", "GraphQL", "Protocol Buffers", "Terraform", "Nix", "CMake"]
]);
function words(text) {
  return new Set(text.split(" "));
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

// src/core/shell/shell-groups.ts
function innermostGroup(line) {
  const bare = withoutQuotes(line);
  if (/\bcase\b|\bfunction\b|\(\s*\)/.test(bare)) return null;
  return bracketed(line, bare) ?? worded(line, bare);
}
var QUOTED = /'[^']*(?:'|$)|"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|`[^`]*(?:`|$)|\\[\s\S]|\$\{[^}]*(?:\}|$)|(?<=^|\s)#[^\n]*/g;
var SUBSTITUTION = /\$\([^()]*\)/g;
function withoutQuotes(line) {
  let bare = line.replaceAll(QUOTED, (text) => "x".repeat(text.length));
  for (let before = ""; before !== bare; ) {
    before = bare;
    bare = bare.replaceAll(SUBSTITUTION, (text) => "x".repeat(text.length));
  }
  return bare;
}
function isBeginning(bare, at) {
  const before = bare.slice(0, at).trimEnd();
  const isNewLine = bare.slice(before.length, at).includes("\n");
  return before === "" || isNewLine || /(?:[;&|!({]|\b(?:then|do|else))$/.test(before.slice(-8));
}
function bracketed(line, bare) {
  for (const [open, close] of [
    ["(", ")"],
    ["{", "}"]
  ]) {
    const end = bare.indexOf(close);
    const start = bare.lastIndexOf(open, end);
    if (end === -1 || start === -1 || !isBeginning(bare, start)) continue;
    const inner = line.slice(start + 1, end).replace(/;\s*$/, "");
    return { start, end: end + 1, conditions: [], ways: [inner] };
  }
  return null;
}
function worded(line, bare) {
  for (const [open, close] of [
    ["if", "fi"],
    ["for", "done"]
  ]) {
    const end = new RegExp(`[;\\n]\\s{0,40}${close}\\b`).exec(bare);
    if (end === null) continue;
    const starts = [...bare.slice(0, end.index).matchAll(new RegExp(`\\b${open}\\s`, "g"))];
    const start = starts.at(-1)?.index;
    if (start === void 0 || !isBeginning(bare, start)) continue;
    const parts = open === "if" ? branches(line, bare, start, end.index) : body(line, bare, start, end.index);
    if (parts !== null) return { start, end: end.index + end[0].length, ...parts };
  }
  return null;
}
function branches(line, bare, start, end) {
  const inside = bare.slice(start, end);
  const then = /[;\n]\s{0,40}then\s/.exec(inside);
  if (then === null || /\belif\b/.test(inside)) return null;
  const otherwise = /[;\n]\s{0,40}else\s/.exec(inside);
  const from = start + then.index + then[0].length;
  const first = line.slice(from, otherwise === null ? end : start + otherwise.index);
  const second = otherwise === null ? [] : [line.slice(start + otherwise.index + otherwise[0].length, end)];
  return { conditions: [line.slice(start + 2, start + then.index)], ways: [...second, first] };
}
function body(line, bare, start, end) {
  const found = /[;\n]\s{0,40}do\s/.exec(bare.slice(start, end));
  return found === null ? null : { conditions: [], ways: [line.slice(start + found.index + found[0].length, end)] };
}
// src/core/checks/always-passes.ts
function alwaysPasses(command) {
  const { commands, complex } = (0, import_app_loop_judge_check.readShellLine)(withoutGroups(command));
  return !complex && commands.every(({ words: words2 }) => endsWithZero(words2));
}
function hidingPart(command) {
  const line = withoutGroups(command);
  if (/[^&\s]\s*&\s*$/.test(line)) return "&";
  const { commands, complex } = (0, import_app_loop_judge_check.readShellLine)(line);
  const last = commands.at(-1);
  if (complex || last === void 0) return null;
  const { words: words2, joined } = last;
  if (words2[0] === HIDES) return words2[1] ?? null;
  if (isShell(words2)) return hidingPart(words2[2] ?? "");
  if (words2.join(" ") === "exit" || !endsWithZero(words2) || !isReached(commands, joined)) return null;
  return (words2[0] === NOTHING ? words2[1] : words2[0]) ?? null;
}
function isReached(commands, joined) {
  if (joined === "||") return !commands.some((one) => one.joined === "&&" && one.words[0] === "exit");
  const stops = commands.some(({ words: [first, flags = ""] }) => first === "set" && /^-\w*e/.test(flags));
  return !stops && [";", "\n", "&"].includes(joined);
}
var NOTHING = "__nothing";
var HIDES = "__hides";
var OPEN = "__group";
var MOST_GROUPS = 20;
function withoutGroups(command) {
  if (command.length > import_app_loop_judge_check.LONGEST_LINE) return command;
  let line = command;
  for (let count = 0; count < MOST_GROUPS; count += 1) {
    const group = innermostGroup(line);
    if (group === null) break;
    line = `${line.slice(0, group.start)} ${asWord(group)} ${line.slice(group.end)}`;
  }
  return line;
}
function asWord({ conditions, ways }) {
  const last = (0, import_app_loop_judge_check.readShellLine)(ways.at(-1) ?? "").commands.at(-1)?.words[0] ?? "true";
  if ([...conditions, ...ways].every(alwaysPasses)) return `${NOTHING} ${last}`;
  const hiding = ways.map((way) => hidingPart(way) ?? (alwaysPasses(way) ? last : null));
  return hiding.includes(null) ? OPEN : `${HIDES} ${hiding.at(-1)}`;
}
function isShell([first = "", flag]) {
  return /(?:^|\/)(?:ba|z|da)?sh$/.test(first) && flag === "-c";
}
var ALWAYS_ZERO = /* @__PURE__ */ new Set(["true", ":", "echo", "printf", "pwd", "date", "sleep", "rem", "whoami"]);
var ZERO_ALONE = /* @__PURE__ */ new Set(["ls", "dir", "env", "exit", "hostname", "uname"]);
var STARTERS = /* @__PURE__ */ new Set(["command", "env", "exec", "nice", "nohup", "time"]);
var ASSIGNMENT = /^[A-Za-z_]\w*=/;
var TESTS = /* @__PURE__ */ new Set(["test", "[", "[["]);
function endsWithZero(words2) {
  const [first = "", second, third] = words2;
  const name = first.replace(/^.*\//, "");
  if (name === NOTHING) return true;
  if (second === void 0 && ZERO_ALONE.has(name)) return true;
  if (ASSIGNMENT.test(first) || STARTERS.has(name)) return words2.length === 1 || endsWithZero(words2.slice(1));
  if (isShell(words2)) return third !== void 0 && alwaysPasses(third);
  if (TESTS.has(name)) return comparesConstants(words2.slice(1).filter((word) => !/^\]{1,2}$/.test(word)));
  return ALWAYS_ZERO.has(name) || ["exit 0", "! false"].includes(words2.join(" "));
}
function comparesConstants(words2) {
  const [operator = "", ...operands] = words2.length === 3 ? [words2[1], words2[0], words2[2]] : words2;
  const isConstant = (word) => word !== void 0 && !/[$`~*?%]/.test(word);
  if (words2.length === 1) return isConstant(operator);
  return /^(?:={1,2}|!=|-(?:eq|ne|[gl][et]|n|z))$/.test(operator) && operands.every(isConstant);
}

// src/core/shell/command-paths.ts
var PATTERN_FIRST = /* @__PURE__ */ new Set(["grep", "rg", "egrep", "fgrep", "sed", "awk", "jq", "find"]);
var FILTERING = /* @__PURE__ */ new Set(["vitest", "jest", "playwright", "bun", "npm", "pnpm", "yarn"]);
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
    const filters = takesFilters(program, words2);
    for (const path of pathsOf(program, rest)) add(found, (0, import_app_loop_judge_check.joinedFolder)(folder, path), filters ? path : null);
  }
  return [...found.values()];
}
function takesFilters(program, words2) {
  const [tool = ""] = (0, import_app_loop_judge_check.withoutRunners)(words2);
  return FILTERING.has((0, import_app_loop_judge_check.baseName)(program)) || FILTERING.has((0, import_app_loop_judge_check.baseName)(tool));
}
function add(found, path, filter) {
  const certain = /[\w)\]-]\.[A-Za-z][\w]{0,5}$/.test(path);
  if (!path.startsWith("..") && !path.startsWith("/")) found.set(path, { path, certain, filter });
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
module.exports = {
  alwaysPasses: alwaysPasses,
  commandPaths: commandPaths,
  failingPlaces: failingPlaces,
  hidingPart: hidingPart,
  isCode: isCode,
  isTest: isTest,
  linesNamed: linesNamed
};
