var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

var stdin_exports = {};

var import_shared_core_retrieval_passages_failure_clues = require("./shared.core.retrieval.passages.failure-clues.cjs");

var import_shared_core_planning_phases_plan_format = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_phases_plan_format2 = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_retrieval_index_file = require("./shared.core.retrieval.index-file.cjs");

var import_app_loop_run_checks = require("./app.loop.run-checks.cjs");

var import_app_loop_run_checks2 = require("./app.loop.run-checks.cjs");

var import_shared_core_planning_phases_plan_format3 = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_phases_plan_format4 = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_phases_plan_format5 = require("./shared.core.planning.phases.plan-format.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_shared_adapters_process_run_program = require("./shared.adapters.process.run-program.cjs");

var import_app_loop_gather_evidence2 = require("./app.loop.gather-evidence.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
var import_node_os = require("node:os");
var import_node_path = require("node:path");
var import_node_path2 = require("node:path");
var import_node_os2 = require("node:os");
var import_node_path3 = require("node:path");
// src/app/operations/failure-operations.ts
// src/core/failure/explain/explain-failure.ts
var READ_BY = {
  tool: "the tool\u2019s own report",
  runtime: "the words of a language\u2019s runtime about an error that nobody caught",
  place: "lines that have a place and an error, of a tool that MSW has no reader for",
  wrapper: "the words of a program that runs others, which said nothing",
  lines: "all lines but the noise: MSW has no reader for this tool"
};
var MOST_LINES = 400;
var MOST_MASKS = 100;
function explainFailure(raw, context, problems = []) {
  const reading = (0, import_app_loop_run_checks2.readOutput)(raw, context);
  const failure = (0, import_app_loop_run_checks2.canonicalise)(raw, context);
  const lines = linesOf(reading);
  return {
    tool: failure.tool,
    readBy: READ_BY[reading.by],
    ownReaders: reading.own.map(({ tool }) => tool),
    hadPrefixes: reading.hadPrefixes,
    headline: failure.headline,
    fingerprints: { class: failure.fingerprints.class, exact: failure.fingerprints.exact },
    lines: lines.slice(0, MOST_LINES),
    notShown: Math.max(0, lines.length - MOST_LINES),
    masks: masksOf(reading, failure),
    problems
  };
}
function linesOf({ lines, found, by, own }) {
  const silent = (0, import_app_loop_run_checks2.whySilent)(lines);
  const begins = new Map(found.map(({ finding, tool }) => [finding.line, tool]));
  return lines.flatMap((text2, at) => {
    if (text2.trim() === "") return [];
    const line = { line: at + 1, text: text2 };
    const tool = begins.get(at);
    if (tool !== void 0) return { ...line, use: "problem", why: `a problem of ${tool}` };
    const declared = own.find(({ file }) => (0, import_app_loop_run_checks2.isNoiseOf)(file, text2));
    if (declared !== void 0)
      return { ...line, use: "noise", why: `noise, says the reader of ${declared.tool}` };
    const why = silent[at] ?? null;
    if (why !== null) return { ...line, use: "noise", why };
    if (by !== "lines") return { ...line, use: "noise", why: "in no problem\u2019s own words" };
    return { ...line, use: "counts", why: "told with the problems, so it tells them apart" };
  });
}
function masksOf({ found }, { items }) {
  const masks = /* @__PURE__ */ new Map();
  for (const { finding } of found.slice(0, Math.max(items.length, 1)))
    for (const mask of masksIn(finding)) masks.set(JSON.stringify([mask.text, mask.why]), mask);
  return [...masks.values()].slice(0, MOST_MASKS);
}
function masksIn({ message, speech, values = [], aside = [], testId }) {
  const masks = [];
  const mask = (text2) => {
    const note = (found, became, why) => {
      masks.push({ text: found, became, kind: "volatile", why });
    };
    return (0, import_app_loop_gather_evidence.maskLocations)((0, import_app_loop_gather_evidence.maskVolatile)(text2, note), note);
  };
  const fixed = mask(message);
  for (const text2 of [...values, ...aside, testId ?? ""]) mask(text2);
  const judged = (0, import_app_loop_run_checks2.judgeValues)(fixed, speech).map(({ text: text2, stays, why }) => {
    return stays ? { text: text2, became: null, kind: "identity", why } : { text: text2, became: "<v>", kind: "value", why };
  });
  return [...masks, ...judged];
}
// src/core/failure/explain/explanation-text.ts
function explanationText(told) {
  const problems = told.lines.filter(({ use }) => use === "problem");
  const counting = told.lines.filter(({ use }) => use === "counts");
  const noise = told.lines.filter(({ use }) => use === "noise");
  const kept = told.masks.filter(({ became }) => became === null);
  const masked = told.masks.filter(({ became }) => became !== null);
  return (0, import_shared_core_planning_phases_plan_format3.forPeople)(
    [
      `read from ${told.readBy}`,
      `tool: ${told.tool}`,
      ...told.ownReaders.length === 0 ? [] : [`readers of your own: ${told.ownReaders.join(", ")}`],
      ...told.hadPrefixes ? ["what stood before each line was taken away first"] : [],
      ...told.problems.map((problem) => `not used: ${problem}`),
      `headline: ${told.headline}`,
      `class: ${told.fingerprints.class}`,
      `exact: ${told.fingerprints.exact}`,
      ...part("problems", problems.map(lineText)),
      ...part("counts too", counting.map(lineText)),
      ...part("left out", noise.map(lineText)),
      ...told.notShown === 0 ? [] : ["", `${told.notShown} more lines are not shown`],
      ...part("masked", masked.map(maskText)),
      ...part("kept", kept.map(maskText))
    ],
    300
  );
}
function part(title, lines) {
  return lines.length === 0 ? [] : ["", title, ...lines];
}
function lineText({ line, text: text2, why }) {
  return `  ${String(line).padStart(4)}  ${JSON.stringify(text2.slice(0, 160))}  ${why}`;
}
function maskText({ text: text2, became, kind, why }) {
  const shown = JSON.stringify(text2.slice(0, 120));
  if (became === null) return `  ${shown}  ${why}`;
  return `  ${shown} -> ${became}  ${why}${kind === "value" ? " (in the class alone)" : ""}`;
}
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
  for (const part2 of withoutCode(said).split(/\n\s*\n/)) {
    const text2 = part2.trim();
    if (text2 === "" || isNoProse(text2)) continue;
    const line = text2.split("\n").map((one) => one.trim()).join(" ");
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
function isNoProse(text2) {
  if (/^(?:Summary|Description|Examples?|Invalid|Valid|Options|Diagnostic|Erroneous code example:?|Fix is .{0,40})$/i.test(
    text2
  ))
    return true;
  return text2.split("\n").every(
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
  const executable = ownProgram(program, request) ?? (0, import_app_loop_gather_evidence2.findProgram)(program, env, root);
  if (executable === null) return [];
  const source = [program, ...args].join(" ");
  const call = callOf(executable, args);
  const known = userFolder === null ? null : (0, import_shared_core_retrieval_index_file.readExplanation)(userFolder, call);
  if (known !== null) return passage(known, source);
  const run = await (0, import_shared_adapters_process_run_program.runProgram)({ executable, args, env, projectRoot: root, limitMs: deadlineMs });
  if (run.exitCode !== 0) return [];
  const text2 = firstParagraphs(run.stdout);
  if (userFolder !== null) (0, import_shared_core_retrieval_index_file.keepExplanation)(userFolder, call, text2);
  return passage(text2, source);
}
function passage(text2, source) {
  return text2 === "" ? [] : [{ text: text2, source, score: 1 }];
}
function ownProgram(program, { root, command }) {
  const { scripts } = (0, import_hooks_active_on_command.projectFacts)(root);
  if (!calls(command, program, scripts, MOST_SCRIPTS)) return null;
  return FOLDERS.map((names) => (0, import_node_path.join)(root, ...names, program)).find(import_app_loop_gather_evidence2.isProgram) ?? null;
}
var FOLDERS = [
  ["node_modules", ".bin"],
  [".venv", "bin"],
  ["venv", "bin"],
  [".venv", "Scripts"]
];
var MOST_SCRIPTS = 4;
function calls(command, program, scripts, most) {
  return (0, import_shared_core_planning_phases_plan_format2.commandPrograms)(command).some((one) => {
    if (one.kind !== "script") return one.name.split(/[\\/]/).at(-1) === program;
    const script = most === 0 ? void 0 : scripts[one.name];
    return script !== void 0 && calls(script, program, scripts, most - 1);
  });
}
function callOf(executable, args) {
  const stat = (0, import_hooks_active_on_stop3.lookAt)((0, import_hooks_active_on_stop5.realPath)(executable));
  return [executable, `${stat?.size}`, `${stat?.mtimeMs}`, ...args];
}
// src/app/retrieval/installed-passages.ts
// src/adapters/documents/installed-packages.ts
var LARGEST = 1024 * 1024;
var MOST_PROSE = 60;
var MOST_SOURCES = 300;
function findInstalled(name, ecosystem, where) {
  return FINDERS[ecosystem](name, where);
}
var FINDERS = {
  npm: findNpm,
  python: findPython,
  go: findGo,
  rust: findRust
};
function readPackageFile({ folders }, path2) {
  const folder = folders.find((one) => (0, import_hooks_active_on_stop5.isInside)(path2, one));
  return folder === void 0 ? null : (0, import_hooks_active_on_stop4.textOf)(path2, (0, import_hooks_active_on_stop5.projectFile)(folder), LARGEST);
}
function findNpm(name, { root, from }) {
  for (let folder = from; (0, import_hooks_active_on_stop5.isInside)(folder, (0, import_node_path3.dirname)(root)); folder = (0, import_node_path3.dirname)(folder)) {
    const at = (0, import_hooks_active_on_stop5.realPath)((0, import_node_path3.join)(folder, "node_modules", name));
    const isOwn = at.split(import_node_path3.sep).includes("node_modules") || (0, import_hooks_active_on_stop5.isInside)(at, root);
    const version = isOwn ? versionIn((0, import_hooks_active_on_stop4.textOf)((0, import_node_path3.join)(at, "package.json"), (0, import_hooks_active_on_stop5.projectFile)(at), LARGEST)) : null;
    if (version !== null) return packageOf({ name, version, folder: at }, /\.d\.m?ts$/);
    if (folder === (0, import_node_path3.dirname)(folder)) break;
  }
  return null;
}
function versionIn(manifest) {
  return /"version"\s{0,4}:\s{0,4}"([\w.+-]{1,60})"/.exec(manifest ?? "")?.[1] ?? null;
}
function findPython(name, where) {
  for (const site of sitesOf(where)) {
    const folder = (0, import_node_path3.join)(site, name);
    const isFolder2 = (0, import_hooks_active_on_stop3.lookAt)(folder)?.isDirectory() === true;
    if (!isFolder2 && (0, import_hooks_active_on_stop3.lookAt)(`${folder}.py`)?.isFile() !== true) continue;
    const info = infoOf(site, name);
    if (info === null) continue;
    const [, own = name, version = ""] = /^(.{1,100}?)-([^-]{1,60})\.dist-info$/.exec(info) ?? [];
    const real = (0, import_hooks_active_on_stop5.realPath)(site);
    const sources = isFolder2 ? filesIn((0, import_node_path3.join)(real, name), /\.pyi?$/, MOST_SOURCES) : [(0, import_node_path3.join)(real, `${name}.py`)];
    const prose = [(0, import_node_path3.join)(real, info, "METADATA"), ...filesIn((0, import_node_path3.join)(real, info), PROSE, MOST_PROSE)];
    const folders = [(0, import_node_path3.join)(real, info), ...isFolder2 ? [(0, import_node_path3.join)(real, name)] : [real]];
    return { name: own, version, prose, sources, folders };
  }
  return null;
}
function sitesOf({ root, output }) {
  const own = [".venv", "venv", "env"].flatMap((folder) => {
    const libraries = (0, import_node_path3.join)(root, folder, "lib");
    const unix = (0, import_hooks_active_on_stop3.namesIn)(libraries, import_hooks_active_on_stop5.named).map((python) => (0, import_node_path3.join)(libraries, python, "site-packages"));
    return [...unix, (0, import_node_path3.join)(root, folder, "Lib", "site-packages")];
  });
  const used = [...output.matchAll(/((?:\/|[A-Z]:\\)[^\s"':]{1,300}[\\/](?:site|dist)-packages)[\\/]/g)];
  return [.../* @__PURE__ */ new Set([...own, ...used.map(([, path2 = ""]) => path2)])];
}
function infoOf(site, name) {
  const list2 = (0, import_hooks_active_on_stop3.listFolder)(site, import_hooks_active_on_stop5.named);
  const infos = list2.status === "ok" ? list2.entries.map((one) => one.name).filter((one) => one.endsWith(".dist-info")) : [];
  const plain = (text2) => text2.toLowerCase().replaceAll(/[-_.]/g, "-");
  const same = infos.find(
    (one) => plain(one).startsWith(`${plain(name)}-`) && /-\d[^-]*\.dist-info$/.test(one.slice(name.length))
  );
  const tops = (one) => ((0, import_hooks_active_on_stop4.textOf)((0, import_node_path3.join)(site, one, "top_level.txt"), import_hooks_active_on_stop5.named, LARGEST) ?? "").split(/\s+/);
  return same ?? infos.find((one) => tops(one).includes(name)) ?? null;
}
function findGo(imported, { root }) {
  const cache = process.env.GOMODCACHE ?? (0, import_node_path3.join)(process.env.GOPATH ?? (0, import_node_path3.join)((0, import_node_os2.homedir)(), "go"), "pkg", "mod");
  const required = (0, import_hooks_active_on_stop4.textOf)((0, import_node_path3.join)(root, "go.mod"), (0, import_hooks_active_on_stop5.projectFile)(root), LARGEST) ?? "";
  for (const [, name = "", version = ""] of required.matchAll(
    /^\s{0,8}(?:require )?([\w./-]{3,200}) (v[\w.+-]{1,80})/gm
  )) {
    if (imported !== name && !imported.startsWith(`${name}/`)) continue;
    const escaped = name.replaceAll(/[A-Z]/g, (letter) => `!${letter.toLowerCase()}`);
    const folder = (0, import_node_path3.join)(cache, `${escaped}@${version}`);
    if ((0, import_hooks_active_on_stop3.lookAt)(folder)?.isDirectory() === true)
      return packageOf({ name, version, folder: (0, import_hooks_active_on_stop5.realPath)(folder) }, /(?<!_test)\.go$/);
  }
  return null;
}
function findRust(name, { root }) {
  const lock = (0, import_hooks_active_on_stop4.textOf)((0, import_node_path3.join)(root, "Cargo.lock"), (0, import_hooks_active_on_stop5.projectFile)(root), 4 * LARGEST) ?? "";
  const sources = (0, import_node_path3.join)(process.env.CARGO_HOME ?? (0, import_node_path3.join)((0, import_node_os2.homedir)(), ".cargo"), "registry", "src");
  for (const [, own = "", version = ""] of lock.matchAll(
    /^name = "([\w-]{1,80})"\nversion = "([\w.+-]{1,60})"/gm
  )) {
    if (own.replaceAll("-", "_") !== name.replaceAll("-", "_")) continue;
    const found = (0, import_hooks_active_on_stop3.namesIn)(sources, import_hooks_active_on_stop5.named).map((registry) => (0, import_node_path3.join)(sources, registry, `${own}-${version}`)).find((folder) => (0, import_hooks_active_on_stop3.lookAt)(folder)?.isDirectory() === true);
    if (found !== void 0) return packageOf({ name: own, version, folder: (0, import_hooks_active_on_stop5.realPath)(found) }, /\.rs$/);
  }
  return null;
}
var PROSE = /^(?:readme|change|history|upgrad|migrat|breaking|news|releases?)[\w.-]{0,40}$/i;
function packageOf({ name, version, folder }, source) {
  const own = (0, import_hooks_active_on_stop3.namesIn)(folder, (0, import_hooks_active_on_stop5.projectFile)(folder)).filter(
    (file) => PROSE.test(file) && !/\.[cm]?[jt]s$/.test(file)
  );
  const docs = filesIn((0, import_node_path3.join)(folder, "docs"), /\.(?:md|mdx|rst|txt)$/i, MOST_PROSE);
  const prose = [...own.map((file) => (0, import_node_path3.join)(folder, file)), ...docs];
  return { name, version, prose, sources: filesIn(folder, source, MOST_SOURCES), folders: [folder] };
}
var DEEPEST = 5;
function filesIn(folder, wanted, most) {
  const found = [];
  const waiting = [folder];
  for (let at = waiting.shift(); at !== void 0 && found.length < most; at = waiting.shift()) {
    const list2 = (0, import_hooks_active_on_stop3.listFolder)(at, import_hooks_active_on_stop5.named);
    const entries = list2.status === "ok" ? [...list2.entries].sort((one, other) => one.name < other.name ? -1 : 1) : [];
    const isDeep = (0, import_node_path3.relative)(folder, at).split(import_node_path3.sep).length >= DEEPEST;
    const below22 = entries.filter((entry) => entry.isDirectory() && !LEFT_OUT.test(entry.name));
    const own = entries.filter((entry) => entry.isFile() && wanted.test(entry.name));
    found.push(...own.map(({ name }) => (0, import_node_path3.join)(at, name)));
    if (!isDeep) waiting.push(...below22.map(({ name }) => (0, import_node_path3.join)(at, name)));
  }
  return found.slice(0, most);
}
var LEFT_OUT = /^(?:node_modules|tests?|__pycache__|examples?|benches|\..*)$/;
// src/core/retrieval/passages/declared-documentation.ts
var MOST_LINES2 = 24;
function declaredDocumentation(text2, ecosystem, names) {
  if (![...names].some((name) => text2.includes(name))) return [];
  const lines = text2.split(/\r?\n/);
  return lines.flatMap((line, at) => {
    const name = declaredIn(line, ecosystem);
    return name !== null && names.has(name) ? toldOf(name, lines, at, ecosystem) : [];
  });
}
function declaredIn(line, ecosystem) {
  return line.length > LONGEST_LINE ? null : DECLARATIONS[ecosystem].exec(line)?.[1] ?? null;
}
function toldOf(name, lines, at, ecosystem) {
  const isBelow = ecosystem === "python";
  const [from, to] = isBelow ? below2(lines, at) : above(lines, at, ecosystem);
  if (from === to) return [];
  const told = lines.slice(from, Math.min(to, from + MOST_LINES2));
  const declared = lines[at] ?? "";
  const shown = isBelow ? [declared, ...told] : [...told, declared];
  return [{ headings: [name], line: (isBelow ? at : from) + 1, text: dedent(shown).join("\n") }];
}
var LONGEST_LINE = 500;
var DECLARATIONS = {
  npm: /^\s{0,40}(?:(?:export|declare|default|abstract|static|readonly|public|protected|async|function|class|interface|type|const|let|var|enum|namespace|get|set)\s{1,4}){0,5}([A-Za-z_$][\w$]{0,80})\s{0,4}[?(:<={;]/,
  python: /^\s{0,40}(?:async\s{1,4})?(?:def|class)\s{1,4}([A-Za-z_]\w{0,80})/,
  go: /^(?:func\s{0,4}(?:\([^)]{0,120}\)\s{0,4})?|type\s{1,4}|var\s{1,4}|const\s{1,4}|\t)([A-Z]\w{0,80})/,
  rust: /^\s{0,40}(?:pub(?:\([a-z: ]{0,40}\))?\s{1,4})?(?:(?:async|unsafe|const)\s{1,4}){0,3}(?:fn|struct|enum|trait|type|const|static|mod|union|macro_rules!)\s{1,4}([A-Za-z_]\w{0,80})/
};
function above(lines, at, ecosystem) {
  let end = at;
  while (ecosystem === "rust" && /^\s{0,40}#\[/.test(lines[end - 1] ?? "")) end -= 1;
  let start = end;
  if (/\*\/\s{0,8}$/.test(lines[end - 1] ?? "")) {
    while (start > 0 && !/\/\*/.test(lines[start] ?? "")) start -= 1;
    return [start, end];
  }
  const mark = ecosystem === "rust" ? /^\s{0,40}\/\/\// : /^\s{0,40}\/\//;
  while (mark.test(lines[start - 1] ?? "")) start -= 1;
  return [start, end];
}
function below2(lines, at) {
  let head = at;
  while (head < at + MOST_LINES2 && !/:\s{0,8}(?:#.{0,200})?$/.test(lines[head] ?? "")) head += 1;
  const start = head + 1;
  const [, quotes] = /^\s{0,40}[rRuU]?("""|''')/.exec(lines[start] ?? "") ?? [];
  if (quotes === void 0) return [start, start];
  let end = start;
  const closes = (line) => line.indexOf(quotes, line === lines[start] ? line.indexOf(quotes) + 3 : 0) !== -1;
  while (end < lines.length && !closes(lines[end] ?? "")) end += 1;
  return [start, end + 1];
}
function dedent(lines) {
  const indents = lines.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
  const least = Math.min(...indents);
  return lines.map((line) => line.slice(least));
}
// src/core/retrieval/passages/package-mentions.ts
var MOST = 8;
function packageMentions({ headline, items }, output, source) {
  const ecosystem = ecosystemOf(source.path);
  const told = [headline, ...items.slice(0, 3).map(({ words }) => words)].join("\n");
  const framed = FRAMES.flatMap(([of, pattern]) => namesBy(pattern, output, of, true));
  const quoted = ecosystem === null ? [] : namesBy(QUOTED[ecosystem], told, ecosystem, true);
  const imported = ecosystem === null ? [] : namesBy(IMPORTS[ecosystem], source.text, ecosystem, false);
  const spoken = imported.map((one) => ({ ...one, isNamed: isSpokenOf(one.name, told) }));
  const unique = /* @__PURE__ */ new Map();
  for (const one of [...quoted, ...framed, ...spoken]) if (!unique.has(one.name)) unique.set(one.name, one);
  return [...unique.values()].slice(0, MOST);
}
function ecosystemOf(path2) {
  const ending = /\.(?:(?<npm>[cm]?[jt]sx?|vue|svelte)|(?<python>pyi?)|(?<go>go)|(?<rust>rs))$/.exec(path2);
  if (ending === null) return null;
  const { npm, python, go } = ending.groups ?? {};
  if (npm !== void 0) return "npm";
  if (python !== void 0) return "python";
  return go === void 0 ? "rust" : "go";
}
function namesBy(pattern, text2, ecosystem, isNamed) {
  return [...text2.matchAll(pattern)].flatMap(([, found]) => {
    const name = found === void 0 ? null : packageOf2(found, ecosystem);
    return name === null ? [] : [{ ecosystem, name, isNamed }];
  });
}
function packageOf2(imported, ecosystem) {
  if (ecosystem === "go") return imported.includes(".") ? imported : null;
  if (ecosystem === "python") return imported.split(".")[0] ?? null;
  if (ecosystem === "rust") return /^(?:crate|super|self|std|core|alloc)$/.test(imported) ? null : imported;
  if (imported.startsWith("node:") || imported.startsWith(".")) return null;
  return imported.split("/").slice(0, imported.startsWith("@") ? 2 : 1).join("/");
}
function isSpokenOf(name, told) {
  const last = name.split("/").at(-1) ?? name;
  return told.toLowerCase().includes(last.toLowerCase());
}
var FRAMES = [
  ["npm", /node_modules[\\/](?!\.)((?:@[\w.-]{1,80}[\\/])?[\w.-]{1,80})[\\/](?!node_modules)/g],
  ["python", /(?:site|dist)-packages[\\/]([A-Za-z_]\w{0,80})(?:[\\/]|\.py)/g],
  ["go", /pkg[\\/]mod[\\/]([\w.-]{1,80}(?:[\\/][\w.!-]{1,80}){1,4})@v/g],
  ["rust", /registry[\\/]src[\\/][\w.-]{1,120}[\\/]([A-Za-z][\w-]{0,80}?)-\d+\.\d+\./g]
];
var QUOTED = {
  npm: /['"`]"?((?:@[a-z\d][\w.-]{0,80}\/)?[a-z\d][\w.-]{0,80}(?:\/[\w.-]{1,80}){0,4})"?['"`]/g,
  python: /['"`]([A-Za-z_]\w{0,80}(?:\.\w{1,80}){0,6})['"`]/g,
  go: /["` (]([a-z\d-]{1,60}\.[a-z]{2,10}(?:\/[\w.-]{1,80}){1,6})/g,
  rust: /`([a-z_]\w{0,80})(?:::\w{1,80}){0,6}`/g
};
var IMPORTS = {
  npm: /(?:\bfrom|\bimport|\brequire\(|\bimport\()\s{0,8}['"]([^'"\n]{1,200})['"]/g,
  python: /^[ \t]{0,40}(?:from|import)[ \t]{1,8}([A-Za-z_][\w.]{0,120})/gm,
  go: /"([\w-]{1,60}\.[a-z]{2,10}\/[\w./-]{1,160})"/g,
  rust: /\buse\s{1,4}([a-z_]\w{0,80})::/g
};
// src/app/retrieval/installed-passages.ts
var LARGEST_SOURCE = 256 * 1024;
var BAR = { floor: 4.6, most: 3 };
async function installedPassages(request) {
  const { failure, output, now, deadlineMs } = request;
  const start = now();
  const isLate = () => now() - start > deadlineMs;
  const root = (0, import_hooks_active_on_stop5.realPath)(request.root);
  const file = failure.items.map((item) => item.file ?? item.ownFrame?.split(/:\d/)[0] ?? null).find((one) => one !== null);
  const path2 = file ?? "";
  const text2 = file === void 0 ? "" : (0, import_hooks_active_on_stop4.textOf)((0, import_node_path2.join)(root, path2), (0, import_hooks_active_on_stop5.projectFile)(root), LARGEST_SOURCE) ?? "";
  const clues = (0, import_shared_core_retrieval_passages_failure_clues.failureClues)(failure, output);
  const found = [];
  for (const { ecosystem, name, isNamed } of packageMentions(failure, output, { path: path2, text: text2 })) {
    if (isLate()) break;
    const installed = findInstalled(name, ecosystem, { root, from: (0, import_node_path2.dirname)((0, import_node_path2.join)(root, path2)), output });
    if (installed === null) continue;
    const own = cluesFor(clues, installed);
    if (own.anchors.length === 0) continue;
    const all = piecesOf(installed, ecosystem, own, isLate);
    found.push(...(0, import_shared_core_retrieval_passages_failure_clues.passagesOf)(all, own, rarityAmong(all), isNamed ? BAR : { ...BAR, floor: BAR.floor + 0.8 }));
  }
  return found.sort((one, other) => other.score - one.score).slice(0, BAR.most);
}
function cluesFor(clues, { name }) {
  const plain = name.toLowerCase();
  const anchors = clues.anchors.filter(({ text: text2, kind }) => kind !== "file" && text2.toLowerCase() !== plain);
  return { ...clues, anchors };
}
function piecesOf(installed, ecosystem, { anchors }, isLate) {
  const names = new Set(
    anchors.flatMap(({ text: text2 }) => [text2, ...text2.split(/[^\w$]/)]).filter((one) => one.length > 2)
  );
  const read = (path2) => isLate() ? "" : readPackageFile(installed, path2) ?? "";
  const prose = installed.prose.flatMap((path2) => {
    const text2 = read(path2);
    const isAbout = anchors.some((anchor) => (0, import_shared_core_retrieval_passages_failure_clues.standsIn)(text2, anchor.text));
    return pieces(labelOf(installed, path2), isAbout ? (0, import_shared_core_retrieval_passages_failure_clues.textSections)(text2) : [], 0);
  });
  const sources = installed.sources.flatMap(
    (path2) => pieces(labelOf(installed, path2), declaredDocumentation(read(path2), ecosystem, names), DECLARED)
  );
  return [...prose, ...sources];
}
function pieces(name, sections, bonus) {
  return sections.map((section) => ({ name, section, bonus: bonus + changeIn(section.text) }));
}
function labelOf({ name, version, folders: [from = ""] }, path2) {
  const way = (0, import_node_path2.relative)(from, path2).split(import_node_path2.sep);
  return `${name}@${version} ${way.filter((part2) => part2 !== "..").join("/")}`;
}
var DECLARED = 1;
var CHANGED = 1.5;
function changeIn(text2) {
  return /\b(?:breaking|remov(?:e|ed|es|al)|renamed?|deprecated?|no longer|replaced|instead of|migrat\w{1,5}|dropp?(?:ed|s)?)\b/i.test(
    text2
  ) ? CHANGED : 0;
}
function rarityAmong(pieces2) {
  const known = /* @__PURE__ */ new Map();
  return (text2) => {
    const found = known.get(text2);
    if (found !== void 0) return found;
    const lower = text2.toLowerCase();
    const having = pieces2.filter(({ section }) => section.text.toLowerCase().includes(lower)).length;
    const share = having / Math.max(pieces2.length, FEW);
    const rarity = share <= 0.1 ? 1 : Math.max(0.2, 1 - (share - 0.1) * 3);
    known.set(text2, rarity);
    return rarity;
  };
}
var FEW = 20;
// src/app/operations/failure-operations.ts
var fingerprint = (0, import_shared_core_planning_phases_plan_format4.operation)({
  name: "failure fingerprint",
  about: "Print the canonical form of what a failing command printed: tool, kind, code, headline, message, frame, items and fingerprints",
  effect: "reads",
  inputs: {
    command: (0, import_shared_core_planning_phases_plan_format4.text)("COMMAND", "the command line that wrote it"),
    root: (0, import_shared_core_planning_phases_plan_format4.path)("DIR", "the project it ran in; by default this one"),
    exit: (0, import_shared_core_planning_phases_plan_format4.count)("N", "its exit code; by default 1", [0, 4294967295]),
    explain: (0, import_shared_core_planning_phases_plan_format4.flag)("say who read it, which lines do not count and why, and what was masked by which rule"),
    output: (0, import_shared_core_planning_phases_plan_format4.stdin)(
      "what the command printed; of a long output the first 64 KiB, the last 256 KiB and the errors between them count"
    )
  },
  run: ({ folder, env }, { command, root, exit, explain, output }) => {
    if (command === null || command.trim() === "")
      return (0, import_shared_core_planning_phases_plan_format4.misused)(
        'failure fingerprint needs --command "COMMAND", the command whose output comes in on stdin.'
      );
    const project = root ?? folder;
    const user = (0, import_hooks_active_on_stop.ownUserFolder)(project, env);
    const own = (0, import_app_loop_run_checks.readReaderFiles)(project, user.status === "ok" ? user.path : null);
    const context = { ...contextOf(command, exit ?? 1, project), readers: own.readers };
    const explained = explain ? explainFailure(output, context, own.problems) : null;
    const failure = (0, import_app_loop_run_checks2.canonicalise)(output, context);
    const { tool, kind, code, message, frame, items, fingerprints, query } = failure;
    const headline = (0, import_hooks_active_on_stop2.failureHeadline)(failure, 400);
    const canonical = {
      tool,
      kind,
      code,
      class: failure.class,
      headline,
      message,
      frame,
      items,
      fingerprints: { class: fingerprints.class, exact: fingerprints.exact },
      query
    };
    return (0, import_shared_core_planning_phases_plan_format4.done)({ canonical, explained });
  },
  json: ({ canonical, explained }) => explained ?? canonical,
  text: ({ canonical, explained }) => explained === null ? (0, import_shared_core_planning_phases_plan_format5.proseJson)(canonical) : explanationText(explained)
});
var passages = (0, import_shared_core_planning_phases_plan_format4.operation)({
  name: "failure passages",
  about: "Print what the project, its installed packages and its tools say about what a failing command printed",
  effect: "reads",
  inputs: {
    command: (0, import_shared_core_planning_phases_plan_format4.text)("COMMAND", "the command line that wrote it"),
    root: (0, import_shared_core_planning_phases_plan_format4.path)("DIR", "the project it ran in; by default this one"),
    output: (0, import_shared_core_planning_phases_plan_format4.stdin)("what the command printed")
  },
  run: async ({ folder, env, now }, { command, root, output }) => {
    if (command === null || command.trim() === "")
      return (0, import_shared_core_planning_phases_plan_format4.misused)(
        'failure passages needs --command "COMMAND", the command whose output comes in on stdin.'
      );
    const project = root ?? folder;
    if (!(0, import_hooks_active_on_command2.isFolder)(project)) return (0, import_shared_core_planning_phases_plan_format4.refused)(`The folder ${project} does not exist.`);
    const failure = (0, import_app_loop_run_checks2.canonicalise)(output, contextOf(command, 1, project));
    const own = (0, import_hooks_active_on_stop.ownUserFolder)(folder, env);
    const userFolder = own.status === "ok" ? own.path : null;
    const request = { failure, output, root: project, userFolder, now, deadlineMs: DEADLINE_MS };
    return (0, import_shared_core_planning_phases_plan_format4.done)({
      documents: await (0, import_shared_core_retrieval_passages_failure_clues.documentPassages)(request),
      installed: await installedPassages(request),
      explained: await explainedPassages({ ...request, command, env })
    });
  },
  text: ({ documents, installed, explained }) => (0, import_shared_core_planning_phases_plan_format.renderPassages)([...documents, ...installed, ...explained])
});
var DEADLINE_MS = 1e4;
var failureOperations = [fingerprint, passages];
function contextOf(command, exitCode, root) {
  return { command, exitCode, root, rootAliases: aliasesOf(root), home: (0, import_node_os.homedir)(), tmp: (0, import_node_os.tmpdir)() };
}
function aliasesOf(root) {
  try {
    const real = import_node_fs.realpathSync.native(root);
    return real === root ? [] : [real];
  } catch {
    return [];
  }
}
module.exports = {
  failureOperations: failureOperations
};
