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
__export(stdin_exports, {
  FOCUSES: () => FOCUSES,
  MAP_DOCUMENTS: () => MAP_DOCUMENTS,
  NEW_CODE_SECTION: () => NEW_CODE_SECTION,
  SUMMARY_FILE: () => SUMMARY_FILE,
  affectedPaths: () => affectedPaths,
  documentNamed: () => documentNamed,
  documentsOf: () => documentsOf,
  isSafePath: () => isSafePath,
  localDay: () => localDay,
  mapFolder: () => mapFolder,
  mapOptions: () => mapOptions,
  mapRequest: () => mapRequest,
  openMapFolder: () => openMapFolder,
  parseMapArguments: () => parseMapArguments,
  readMap: () => readMap
});
module.exports = __toCommonJS(stdin_exports);

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_node_path = require("node:path");
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
function documentsOf(focus) {
  return MAP_DOCUMENTS.filter((document2) => document2.focus === focus);
}
function documentNamed(file) {
  return MAP_DOCUMENTS.find((document2) => document2.file === file) ?? null;
}
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
function affectedPaths(files) {
  const found = /* @__PURE__ */ new Set();
  for (const file of files) {
    const [top = "", second] = file.replaceAll("\\", "/").split("/");
    const isGroup = (top === "apps" || top === "packages") && second !== void 0;
    if (file !== "") found.add(isGroup ? `${top}/${second}` : top);
  }
  return [...found].sort();
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
// src/app/mapping/map-folder.ts
var SUMMARY_FILE = "SUMMARY.md";
function mapFolder(root) {
  return (0, import_node_path.join)(root, ".planning", "codebase");
}
function openMapFolder(root) {
  const folder = (0, import_hooks_active_on_stop.openDocumentFolder)(root, mapFolder(root));
  return folder.status === "refused" ? folder.reason : null;
}
function readMap(root) {
  const found = /* @__PURE__ */ new Map();
  for (const { file } of MAP_DOCUMENTS) {
    const text = (0, import_hooks_active_on_stop2.textOf)((0, import_node_path.join)(mapFolder(root), file), (0, import_hooks_active_on_stop2.projectFile)(root));
    if (text !== null) found.set(file, text);
  }
  return found;
}
function localDay(now) {
  const date = new Date(now);
  const two = (value) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  FOCUSES,
  MAP_DOCUMENTS,
  NEW_CODE_SECTION,
  SUMMARY_FILE,
  affectedPaths,
  documentNamed,
  documentsOf,
  isSafePath,
  localDay,
  mapFolder,
  mapOptions,
  mapRequest,
  openMapFolder,
  parseMapArguments,
  readMap
});
