"use strict";
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

// src/app/mapping/map-command.ts
var map_command_exports = {};
__export(map_command_exports, {
  mapCommand: () => mapCommand
});
module.exports = __toCommonJS(map_command_exports);
var import_node_os = require("node:os");
var import_node_path5 = require("node:path");

// src/adapters/files/list-folder.ts
var import_node_fs2 = require("node:fs");

// src/adapters/files/error-code.ts
function errorCode(error) {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

// src/adapters/files/place.ts
var import_node_fs = require("node:fs");
var import_node_path2 = require("node:path");

// src/adapters/files/real-path.ts
var import_node_path = require("node:path");
function isInside(path, folder) {
  const way = (0, import_node_path.relative)(folder, path);
  return way === "" || way !== ".." && !way.startsWith(`..${import_node_path.sep}`) && !(0, import_node_path.isAbsolute)(way);
}

// src/adapters/files/place.ts
var named = { kind: "named" };
var projectFile = (root) => ({ kind: "project", root });
function findIn(place, path) {
  if (place.kind === "named") return { status: "ok", path, followsLink: true };
  try {
    return place.kind === "project" ? findInProject(place.root, path) : findOwn(place.root, path);
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT" || code === "ENOTDIR") return { status: "missing" };
    return { status: "refused", reason: `it cannot be read (${code ?? "unknown error"})` };
  }
}
function findOwn(root, path) {
  const link = linkBetween(root, (0, import_node_path2.dirname)(path));
  if (link === null) return { status: "ok", path, followsLink: false };
  return { status: "refused", reason: `its folder ${link} is a symbolic link` };
}
function findInProject(root, path) {
  const real = import_node_fs.realpathSync.native(path);
  const base = import_node_fs.realpathSync.native(root);
  if (!isInside(real, base)) return { status: "refused", reason: "it leads out of the project" };
  const hidden = (0, import_node_path2.relative)(base, real).split(import_node_path2.sep).includes(".git");
  if (hidden) return { status: "refused", reason: "it leads into .git" };
  return { status: "ok", path: real, followsLink: false };
}
function linkBetween(root, folder) {
  for (let path = folder; path.length > root.length; path = (0, import_node_path2.dirname)(path))
    if ((0, import_node_fs.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
  return null;
}

// src/adapters/files/list-folder.ts
var MOST = 1e4;
function listFolder(path, place, most = MOST) {
  const found = findIn(place, path);
  if (found.status !== "ok") return found;
  try {
    const look = found.followsLink ? import_node_fs2.statSync : import_node_fs2.lstatSync;
    const stat = look(found.path, { throwIfNoEntry: false });
    if (stat === void 0) return { status: "missing" };
    if (!stat.isDirectory()) return { status: "refused", reason: "it is no folder" };
    const entries = readEntries(found.path, most);
    if (entries.length <= most) return { status: "ok", entries };
    return { status: "too-many", reason: `it holds more than ${most} files` };
  } catch (error) {
    return { status: "refused", reason: `it cannot be listed (${errorCode(error) ?? "unknown error"})` };
  }
}
function namesIn(path, place) {
  const list = listFolder(path, place);
  return list.status === "ok" ? list.entries.map(({ name }) => name).sort() : [];
}
function readEntries(path, most) {
  const folder = (0, import_node_fs2.opendirSync)(path, { bufferSize: 256 });
  try {
    const entries = [];
    for (let entry = folder.readSync(); entry !== null; entry = folder.readSync()) {
      if (entries.push(entry) > most) break;
    }
    return entries;
  } finally {
    folder.closeSync();
  }
}

// src/core/mapping/documents/map-documents.ts
var FOCUSES = ["tech", "arch", "quality", "concerns"];
var NEW_CODE_SECTION = "Where to Add New Code";
var MAP_DOCUMENTS = [
  document("STACK", "tech", "Technology Stack", "Stack analysis", [
    ["Languages", "**Primary:**, **Secondary:** with version and where each is used"],
    ["Runtime", "**Environment:**, **Package Manager:** with its lockfile"],
    ["Frameworks", "**Core:**, **Testing:**, **Build/Dev:** with version and purpose"],
    ["Key Dependencies", "**Critical:**, **Infrastructure:** each name in backticks with version and reason"],
    ["Configuration", "**Environment:**, **Build:** the files and the settings that must be there"],
    ["Platform Requirements", "**Development:**, **Production:**"]
  ]),
  document("INTEGRATIONS", "tech", "External Integrations", "Integration audit", [
    ["APIs & External Services", "each service: purpose, package, name of the variable that holds its key"],
    ["Data Storage", "**Databases:**, **File Storage:**, **Caching:**"],
    ["Authentication & Identity", "**Auth Provider:** and how it is done"],
    ["Monitoring & Observability", "**Error Tracking:**, **Logs:**"],
    ["CI/CD & Deployment", "**Hosting:**, **CI Pipeline:**"],
    ["Environment Configuration", "**Required env vars:** names only, **Secrets location:**"],
    ["Webhooks & Callbacks", "**Incoming:**, **Outgoing:**"]
  ]),
  document("ARCHITECTURE", "arch", "Architecture", "Architecture analysis", [
    ["System Overview", "a diagram in a text fence, paths in it"],
    ["Component Responsibilities", "a table: Component, Responsibility, File"],
    ["Pattern Overview", "**Overall:**, **Key Characteristics:**"],
    ["Layers", "each layer: Purpose, Location, Contains, Depends on, Used by"],
    [
      "Data Flow",
      "### Primary Request Path with numbered steps and `path:line`; more flows; **State Management:**"
    ],
    ["Key Abstractions", "each: Purpose, Examples (paths), Pattern"],
    ["Entry Points", "each: Location, Triggers, Responsibilities"],
    ["Architectural Constraints", "**Threading:**, **Global state:**, **Circular imports:** and others"],
    ["Anti-Patterns", "### each: what happens, why it is wrong, what to do instead (with a path)"],
    ["Error Handling", "**Strategy:**, **Patterns:**"],
    ["Cross-Cutting Concerns", "**Logging:**, **Validation:**, **Authentication:**"]
  ]),
  document("STRUCTURE", "arch", "Codebase Structure", "Structure analysis", [
    ["Directory Layout", "the tree in a fence, a comment on each line"],
    ["Directory Purposes", "each folder: Purpose, Contains, Key files"],
    ["Key File Locations", "**Entry Points:**, **Configuration:**, **Core Logic:**, **Testing:**"],
    ["Naming Conventions", "**Files:**, **Directories:** with real examples"],
    [
      NEW_CODE_SECTION,
      "**New Feature:**, **New Component/Module:**, **Utilities:** the folder, and the tests beside it"
    ],
    ["Special Directories", "each: Purpose, Generated, Committed"]
  ]),
  document("CONVENTIONS", "quality", "Coding Conventions", "Convention analysis", [
    ["Naming Patterns", "**Files:**, **Functions:**, **Variables:**, **Types:**"],
    ["Code Style", "**Formatting:**, **Linting:** tool and settings"],
    ["Import Organization", "**Order:**, **Path Aliases:**"],
    ["Error Handling", "**Patterns:**"],
    ["Logging", "**Framework:**, **Patterns:**"],
    ["Comments", "**When to Comment:**, documentation comments"],
    ["Function Design", "**Size:**, **Parameters:**, **Return Values:**"],
    ["Module Design", "**Exports:**, **Barrel Files:**"]
  ]),
  document("TESTING", "quality", "Testing Patterns", "Testing analysis", [
    [
      "Test Framework",
      "**Runner:** with its config file, **Assertion Library:**, **Run Commands:** in a bash fence"
    ],
    ["Test File Organization", "**Location:**, **Naming:**, **Structure:**"],
    ["Test Structure", "a real example; setup, teardown, assertions"],
    ["Mocking", "**Framework:**, what to mock and what not"],
    ["Fixtures and Factories", "**Test Data:**, **Location:**"],
    ["Coverage", "**Requirements:**, **View Coverage:**"],
    ["Test Types", "**Unit Tests:**, **Integration Tests:**, **E2E Tests:**"],
    ["Common Patterns", "**Async Testing:**, **Error Testing:**"]
  ]),
  document("CONCERNS", "concerns", "Codebase Concerns", "Concerns audit", [
    ["Tech Debt", "each: Issue, Files, Impact, Fix approach"],
    ["Known Bugs", "each: Symptoms, Files, Trigger, Workaround"],
    ["Security Considerations", "each: Risk, Files, Current mitigation, Recommendations"],
    ["Performance Bottlenecks", "each: Problem, Files, Cause, Improvement path"],
    ["Fragile Areas", "each: Files, Why fragile, Safe modification, Test coverage"],
    ["Scaling Limits", "each: Current capacity, Limit, Scaling path"],
    ["Dependencies at Risk", "each: Risk, Impact, Migration plan"],
    ["Missing Critical Features", "each: Problem, Blocks"],
    ["Test Coverage Gaps", "each: What's not tested, Files, Risk, Priority"]
  ])
];
function document(name, focus, title, footer, sections) {
  return {
    file: `${name}.md`,
    focus,
    title,
    footer,
    refreshed: name === "ARCHITECTURE",
    sections: sections.map(([heading, holds]) => ({ title: heading, holds }))
  };
}

// src/core/mapping/documents/safe-paths.ts
var SAFE_PATH = /^(?!.*\.\.)(?:[A-Za-z0-9_.][A-Za-z0-9_.-]*)(?:\/[A-Za-z0-9_.][A-Za-z0-9_.-]*)*$/;
function isSafePath(path) {
  return path.length <= 400 && SAFE_PATH.test(path);
}

// src/core/mapping/documents/map-request.ts
var MOST_PATHS = 40;
var FAST_FOCUSES = ["tech", "arch"];
function mapRequest({ fast, refresh, focus, paths }) {
  const names = focus === null ? [] : focus.split(/[+,]/).map((name) => name.trim());
  const focuses = FOCUSES.filter((known) => names.includes(known));
  const wrong = names.find((name) => !FOCUSES.some((known) => known === name));
  if (wrong !== void 0)
    return refused(`"${shown(wrong)}" is no focus: use ${FOCUSES.join(", ")}, or several joined with +.`);
  const folders = paths === null ? [] : [...new Set(paths.split(",").map((path) => path.trim()))];
  const unsafe = folders.find((path) => !isSafePath(path));
  if (unsafe !== void 0)
    return refused(
      `"${shown(unsafe)}" cannot be used as a path: give folders of this project such as src/app, joined with commas.`
    );
  if (folders.length > MOST_PATHS) return refused(`At most ${MOST_PATHS} paths can be given.`);
  const usual = fast ? FAST_FOCUSES : null;
  return {
    status: "ok",
    request: { fast, refresh, paths: folders, focuses: focus === null ? usual : focuses }
  };
}
function parseMapArguments(text) {
  const words = text.split(/\s+/).filter((word) => word !== "").flatMap(splitOption);
  const given = /* @__PURE__ */ new Map();
  while (words.length > 0) {
    const problem = takeOption(words, given);
    if (problem !== null) return refused(problem);
  }
  return mapRequest({
    fast: given.has("--fast"),
    refresh: given.has("--refresh"),
    focus: given.get("--focus") ?? null,
    paths: given.get("--paths") ?? null
  });
}
function takeOption(words, given) {
  const name = words.shift() ?? "";
  if (!FLAGS.has(name) && !VALUES.has(name))
    return `"${shown(name)}" is not understood: use --fast, --focus NAME, --paths A,B or --refresh.`;
  const value = FLAGS.has(name) ? "" : words.shift();
  if (value === void 0 || value.startsWith("--")) return `${name} needs a value.`;
  given.set(name, value);
  return null;
}
var FLAGS = /* @__PURE__ */ new Set(["--fast", "--refresh"]);
var VALUES = /* @__PURE__ */ new Set(["--focus", "--paths"]);
function mapOptions({ fast, focuses, paths, refresh }) {
  return [
    ...fast ? ["--fast"] : [],
    ...focuses === null ? [] : ["--focus", focuses.join("+")],
    ...paths.length === 0 ? [] : ["--paths", paths.join(",")],
    ...refresh ? ["--refresh"] : []
  ];
}
function splitOption(word) {
  const at = word.indexOf("=");
  const name = word.slice(0, Math.max(0, at));
  return VALUES.has(name) ? [name, word.slice(at + 1)] : [word];
}
function refused(reason) {
  return { status: "refused", reason };
}
function shown(text) {
  return text.replaceAll(/[^\x20-\x7e]/g, "?").slice(0, 60);
}

// src/core/text/ours.ts
function ours(text) {
  return text;
}

// src/core/text/prose.ts
function prose(words, ...parts) {
  return ours(words.map((word, at) => `${word}${parts[at] ?? ""}`).join(""));
}
function joinProse(parts, between) {
  return ours(parts.filter((part) => part !== null).join(between));
}

// src/core/text/visible.ts
var ESCAPES = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c\n]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]?/g;
var CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
var INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
var LONE_SURROGATE = /[\ud800-\udfff]/gu;
var PLAIN = /^[\t\n\u0020-~·▸→…’\u201c\u201d]*$/;
function visible(text) {
  if (PLAIN.test(text)) return text;
  return text.replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, "\n").replaceAll(ESCAPES, "").replaceAll(CONTROLS, "").replaceAll(INVISIBLE, "").replaceAll(LONE_SURROGATE, "�");
}

// src/core/text/harmless.ts
var TAG = /[<\uff1c\ufe64](?=\s*(?:\/\s*)?(?:promise|abort|system|user|human|assistant|developer|instructions?|tool|thinking|invoke|parameter|command|task|result|[a-z][a-z0-9]*(?:_|[-:]+\w)\w*)\b)/giu;
var OPENING = /[<\uff1c\ufe64]/;
function harmless(text) {
  const plain = visible(text);
  return OPENING.test(plain) ? plain.replaceAll(TAG, "‹") : plain;
}

// src/core/text/clip-text.ts
function clipText(text, cap) {
  if (text.length <= cap) return text;
  return `${text.slice(0, Math.max(0, cap - 1)).replace(/[\ud800-\udbff]$/, "")}…`;
}

// src/core/text/spread-fences.ts
function spreadFences(text) {
  return text.replaceAll(/([~`])\1{2,}/g, (run) => [...run].join(" "));
}

// src/core/text/quotation.ts
function quotation(line, cap) {
  const inert = spreadFences(line).replaceAll(MARKS, '"').replaceAll("<!--", "‹!--");
  return ours(`“${clipText(inert, cap)}”`);
}
var MARKS = /[\u201c-\u201f\u275d\u275e\u301d-\u301f\uff02]/g;

// src/core/text/quote-name.ts
function quoteName(name, cap = LONGEST) {
  if (name.length <= cap && (ASCII.test(name) || PLAIN2.test(name)) && !MARKUP.test(name)) return ours(name);
  return quotation(harmless(name).replaceAll(/\s/g, " "), cap);
}
var LONGEST = 4096;
var PLAIN2 = /^[\p{L}\p{N}._/\\:@+=~%,()$-]*[\p{L}\p{N}_/\\)]$/u;
var ASCII = /^[\w./\\:@+=~%,()$-]*[\w/\\)]$/;
var MARKUP = /~{3}/;

// src/core/text/typed.ts
function typedExactly(text) {
  return ours(text.replaceAll(/[\r\n\u0085\u2028\u2029]+/g, " "));
}

// src/app/workspace/cli-command.ts
var import_node_path3 = require("node:path");
function cliCommand(workspace) {
  const root = workspace.env.CLAUDE_PLUGIN_ROOT;
  return root === void 0 ? prose`msw-protocol` : prose`node "${typedExactly((0, import_node_path3.resolve)(root, "dist", "cli.mjs"))}"`;
}

// src/app/mapping/map-folder.ts
var import_node_path4 = require("node:path");

// src/adapters/files/only-ours.ts
function notOnlyOurs(path, { uid, mode }) {
  if (process.getuid === void 0) return null;
  const own = process.getuid();
  if (uid !== own)
    return `it belongs to another user; if it is yours, type: sudo chown ${own} ${quoted(path)}`;
  return (mode & 18) === 0 ? null : `other users can write it; type: chmod go-w ${quoted(path)}`;
}
function quoted(path) {
  return `'${path.replaceAll("'", "'\\''")}'`;
}

// src/adapters/files/read-plain.ts
var import_node_fs4 = require("node:fs");

// src/adapters/files/open-flags.ts
var import_node_fs3 = require("node:fs");
var noWait = import_node_fs3.constants.O_NONBLOCK ?? 0;
var noLink = import_node_fs3.constants.O_NOFOLLOW ?? 0;

// src/adapters/files/read-plain.ts
function readPlain(path, rule) {
  try {
    const look = rule.followsLink === false ? import_node_fs4.lstatSync : import_node_fs4.statSync;
    const seen = look(path, { throwIfNoEntry: false });
    if (seen === void 0) return { status: "missing" };
    const reason = objectionTo(seen, rule);
    return reason === null ? readOpened(path, rule) : { status: "refused", reason };
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT" || code === "ENOTDIR") return { status: "missing" };
    return { status: "refused", reason: `it cannot be read (${code ?? "unknown error"})` };
  }
}
function readOpened(path, rule) {
  const file = (0, import_node_fs4.openSync)(path, import_node_fs4.constants.O_RDONLY | noWait | (rule.followsLink === false ? noLink : 0));
  try {
    const stat = (0, import_node_fs4.fstatSync)(file);
    const reason = objectionTo(stat, rule);
    if (reason !== null) return { status: "refused", reason };
    const start = rule.partFrom?.(stat.size) ?? 0;
    const bytes = readUpTo(file, start, stat.size - start, rule.cap);
    if (bytes.length <= rule.cap) return { status: "ok", bytes, size: stat.size, start };
    if (rule.partFrom === void 0) return { status: "refused", reason: tooLarge(rule.cap) };
    return { status: "ok", bytes: bytes.subarray(0, rule.cap), size: stat.size, start };
  } finally {
    (0, import_node_fs4.closeSync)(file);
  }
}
function objectionTo(stat, rule) {
  const reason = notPlain(stat);
  if (reason !== null) return reason;
  if (rule.partFrom === void 0 && stat.size > rule.cap) return tooLarge(rule.cap);
  return rule.objection?.(stat) ?? null;
}
function notPlain(stat) {
  if (stat.isFile()) return null;
  if (stat.isSymbolicLink()) return "it is a symbolic link";
  if (stat.isDirectory()) return "it is a folder";
  if (stat.isFIFO()) return "it is a named pipe";
  return stat.isSocket() ? "it is a socket" : "it is a device";
}
function tooLarge(cap) {
  return `it is larger than ${cap >= 1024 * 1024 ? `${Math.floor(cap / 1024 / 1024)} MiB` : `${cap} bytes`}`;
}
function readUpTo(file, start, expected, cap) {
  let buffer = Buffer.alloc(Math.max(0, Math.min(expected, cap)) + 1);
  for (let length = 0; ; ) {
    const read2 = (0, import_node_fs4.readSync)(file, buffer, length, buffer.length - length, start + length);
    length += read2;
    if (read2 === 0 || length === expected || length > cap) return buffer.subarray(0, length);
    if (length === buffer.length) buffer = Buffer.concat([buffer], Math.min(2 * length, cap + 1));
  }
}

// src/adapters/files/read-file.ts
var mebibyte = 1024 * 1024;
var documentCap = 4 * mebibyte;
function readText(path, place, cap = documentCap) {
  const found = read(path, place, { cap });
  return found.status === "ok" ? { status: "ok", text: found.bytes.toString("utf8") } : found;
}
function textOf(path, place, cap = documentCap) {
  const found = readText(path, place, cap);
  return found.status === "ok" ? found.text : null;
}
function read(path, place, rule) {
  const found = findIn(place, path);
  if (found.status !== "ok") return found;
  const { followsLink } = found;
  return readPlain(found.path, {
    ...rule,
    followsLink,
    ...place.kind === "private" && { objection: (stat) => notOnlyOurs(path, stat) }
  });
}

// src/adapters/files/write-file-atomic.ts
var LEFTOVER_AGE_MS = 24 * 60 * 60 * 1e3;
var LARGEST_FOLDER = 1024 * 1024;

// src/adapters/files/write-document.ts
var LARGEST = 16 * 1024 * 1024;

// src/app/mapping/map-folder.ts
function mapFolder(root) {
  return (0, import_node_path4.join)(root, ".planning", "codebase");
}
function readMap(root) {
  const found = /* @__PURE__ */ new Map();
  for (const { file } of MAP_DOCUMENTS) {
    const text = textOf((0, import_node_path4.join)(mapFolder(root), file), projectFile(root));
    if (text !== null) found.set(file, text);
  }
  return found;
}

// src/app/mapping/map-command.ts
function mapCommand(workspace, args) {
  const parsed = parseMapArguments(args);
  if (parsed.status === "refused") return { kind: "answer", text: parsed.reason };
  const refusal = refusalFor(workspace.project);
  if (refusal !== null) return { kind: "answer", text: refusal };
  const cli = cliCommand(workspace);
  const project = prose`--project ${shellWord(workspace.project)}`;
  const options = mapOptions(parsed.request).map((option) => quoteName(option));
  const { size } = readMap(workspace.project);
  const context = joinProse(
    [
      prose`MSW maps this codebase: ${quoteName(workspace.project)}`,
      size === 0 ? prose`There is no map yet.` : prose`There is a map with ${size} of 7 documents; code decides what has to be written again.`,
      prose`Run these in this order, each as it stands:`,
      prose`1. begin:  ${joinProse([prose`${cli} map begin`, ...options, project, prose`--json`], " ")}`,
      prose`2. verify: ${cli} map verify --return ${project} --json`,
      prose`3. finish: ${cli} map finish ${project}`
    ],
    "\n"
  );
  return { kind: "context", context, notice: null };
}
function shellWord(path) {
  return typedExactly(`'${path.replaceAll("'", "'\\''")}'`);
}
function refusalFor(project) {
  if (project === (0, import_node_os.homedir)() || project === (0, import_node_path5.parse)(project).root) {
    return `${project} is no project: open the folder of one and map that.`;
  }
  const names = namesIn(project, named).filter((name) => ![".git", ".msw", ".planning"].includes(name));
  return names.length === 0 ? `${project} is empty: there is nothing to map yet.` : null;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  mapCommand
});
