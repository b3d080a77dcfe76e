var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,s)=>{for(var a in s)__defProp(e,a,{get:s[a],enumerable:!0})},__copyProps=(e,s,a,r)=>{if(s&&typeof s=="object"||typeof s=="function")for(let t of __getOwnPropNames(s))!__hasOwnProp.call(e,t)&&t!==a&&__defProp(e,t,{get:()=>s[t],enumerable:!(r=__getOwnPropDesc(s,t))||r.enumerable});return e},__toESM=(e,s,a)=>(a=e!=null?__create(__getProtoOf(e)):{},__copyProps(s||!e||!e.__esModule?__defProp(a,"default",{value:e,enumerable:!0}):a,e)),__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{COMMIT_TYPES:()=>COMMIT_TYPES,DEFERRED_ITEMS:()=>DEFERRED_ITEMS,FOCUSES:()=>FOCUSES,LEFT:()=>LEFT,LONGEST_OUTPUT:()=>LONGEST_OUTPUT,MAP_DOCUMENTS:()=>MAP_DOCUMENTS,NEW_CODE_SECTION:()=>NEW_CODE_SECTION,SUMMARY_FILE:()=>SUMMARY_FILE,SYNTHESIS_FILE:()=>SYNTHESIS_FILE,TOOL_NAMES:()=>TOOL_NAMES,affectedPaths:()=>affectedPaths,aliasesOf:()=>aliasesOf,allowance:()=>allowance,argumentsOf:()=>argumentsOf,boundedList:()=>boundedList,carryOutInstall:()=>carryOutInstall,changedByPhase:()=>changedByPhase,commitInProject:()=>commitInProject,commitSubject:()=>commitSubject,commitType:()=>commitType,diskStatus:()=>diskStatus,documentNamed:()=>documentNamed,documentsOf:()=>documentsOf,findPhase:()=>findPhase,installedVaults:()=>installedVaults,isAllowedIn:()=>isAllowedIn,isOfPlan:()=>isOfPlan,isSafePath:()=>isSafePath,isTool:()=>isTool,isWork:()=>isWork,keepResult:()=>keepResult,line:()=>line,listResults:()=>listResults,localDay:()=>localDay,loopInputs:()=>loopInputs,manageTrust:()=>manageTrust,mapFolder:()=>mapFolder,mapOptions:()=>mapOptions,mapRequest:()=>mapRequest,namedFolder:()=>namedFolder,namedPath:()=>namedPath,neededList:()=>neededList,newDocuments:()=>newDocuments,nextLine:()=>nextLine,noSuchPhase:()=>noSuchPhase,
onlyUnread:()=>onlyUnread,openMapFolder:()=>openMapFolder,openRunFolder:()=>openRunFolder,ownCommits:()=>ownCommits,parseMapArguments:()=>parseMapArguments,percentOf:()=>percentOf,phaseCommits:()=>phaseCommits,phaseDetails:()=>phaseDetails,phaseList:()=>phaseList,planInstall:()=>planInstall,plannedWork:()=>plannedWork,plansLine:()=>plansLine,progressBar:()=>progressBar,progressTable:()=>progressTable,projectExample:()=>projectExample,projectRules:()=>projectRules,readLoopInputs:()=>readLoopInputs,readMap:()=>readMap,readMapRun:()=>readMapRun,readProjectAnswers:()=>readProjectAnswers,readSynthesis:()=>readSynthesis,readWith:()=>readWith,reference:()=>reference,refuseCaller:()=>refuseCaller,refuseToClaude:()=>refuseToClaude,refuseUnlessPerson:()=>refuseUnlessPerson,rememberVault:()=>rememberVault,removeInstalled:()=>removeInstalled,renderPlanningPage:()=>renderPlanningPage,renderTrust:()=>renderTrust,requirementsDocument:()=>requirementsDocument,seeLastEnd:()=>seeLastEnd,seeLoops:()=>seeLoops,someOf:()=>someOf,synthesisPage:()=>synthesisPage,synthesisPath:()=>synthesisPath,toolWords:()=>toolWords,untrustedHooks:()=>untrustedHooks,withoutPlans:()=>withoutPlans,writeRun:()=>writeRun}),module.exports=__toCommonJS(stdin_exports);var import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs");
// src/core/report/trust-text.ts
function renderTrust({ trusted, waiting }) {
  const legend = (0, import_hooks_active_on_command.escapeLegend)([...trusted, ...waiting.map(({ command }) => command)]);
  const lines = [
    ...trusted.length === 0 ? ["No command from a file is trusted in this project."] : ["Trusted in this project:", ...trusted.map((command) => `  ${(0, import_hooks_active_on_command.showForList)(command)}`)],
    ...waiting.length === 0 ? [] : ["Not trusted, and so refused; read each before you allow it:"],
    ...waiting.flatMap(({ command, plan, allow }) => [
      `  ${(0, import_hooks_active_on_command.showForList)(command)}`,
      `    named by ${(0, import_common2.plainLine)(plan, 200)}`,
      `    allow it: ${allow}`
    ]),
    ...legend === null ? [] : [legend]
  ];
  return (0, import_common.forPeople)(lines, Infinity);
}

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

var import_common7 = require("./common.cjs");

var import_common8 = require("./common.cjs");

var import_node_path = require("node:path");
// src/core/mapping/documents/map-documents.ts
var FOCUSES = ["tech", "arch", "quality", "concerns"];
var WRITERS = [...FOCUSES, "summary"];
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
      "**New Feature:**, **New Component/Module:**, **Utilities:** the folder, and the tests next to it"
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
function document(name2, focus, title, footer, sections) {
  return {
    file: `${name2}.md`,
    focus,
    title,
    footer,
    refreshed: name2 === "ARCHITECTURE",
    sections: sections.map(([heading, holds]) => ({ title: heading, holds }))
  };
}
// src/core/mapping/documents/map-request.ts
var MOST_PATHS = 40;
var FAST_FOCUSES = ["tech", "arch"];
function mapRequest({ fast, refresh, focus, paths: paths2 }) {
  const names = focus === null ? [] : focus.split(/[+,]/).map((name2) => name2.trim());
  const focuses = FOCUSES.filter((known) => names.includes(known));
  const wrong = names.find((name2) => !FOCUSES.some((known) => known === name2));
  if (wrong !== void 0)
    return refused(`"${shown(wrong)}" is not a focus: use ${FOCUSES.join(", ")}, or several joined with +.`);
  const folders = paths2 === null ? [] : [...new Set(paths2.split(",").map((path2) => path2.trim()))];
  const unsafe = folders.find((path2) => !isSafePath(path2));
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
function parseMapArguments(text2) {
  const typed = (0, import_hooks_active_on_command2.readTyped)("map", text2);
  if (typed.status === "refused") return typed;
  const [word2] = typed.words;
  if (word2 !== void 0)
    return refused(`"${shown(word2)}" is not understood: use --fast, --focus NAME, --paths A,B or --refresh.`);
  return mapRequest({
    fast: (0, import_hooks_active_on_command2.hasOption)(typed, "fast"),
    refresh: (0, import_hooks_active_on_command2.hasOption)(typed, "refresh"),
    focus: (0, import_hooks_active_on_command2.optionOf)(typed, "focus"),
    paths: (0, import_hooks_active_on_command2.optionOf)(typed, "paths")
  });
}
function mapOptions({ fast, focuses, paths: paths2, refresh }) {
  return [
    ...fast ? ["--fast"] : [],
    ...focuses === null ? [] : ["--focus", focuses.join("+")],
    ...paths2.length === 0 ? [] : ["--paths", paths2.join(",")],
    ...refresh ? ["--refresh"] : []
  ];
}
function refused(reason) {
  return { status: "refused", reason };
}
function shown(text2) {
  return text2.replaceAll(/[^\x20-\x7e]/g, "?").slice(0, 60);
}
var SAFE_PATH = /^(?!.*\.\.)(?:[A-Za-z0-9_.][A-Za-z0-9_.-]*)(?:\/[A-Za-z0-9_.][A-Za-z0-9_.-]*)*$/;
function isSafePath(path2) {
  return path2.length <= 400 && SAFE_PATH.test(path2);
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
// src/app/mapping/map-run.ts
// src/core/mapping/documents/synthesis.ts
var SYNTHESIS_FILE = "synthesis.md";
var SHORTEST = 80;
var LONGEST = 2500;
function synthesisIn(text2) {
  const words = text2?.trim() ?? "";
  const isProse = !words.split("\n").some((line2) => /^\s*(?:#|[-*+]\s|\||```|~~~|\d+\.\s)/.test(line2));
  return words.length >= SHORTEST && words.length <= LONGEST && isProse ? words : null;
}
var synthesisPage = import_common4.prose`${(0, import_common4.joinProse)(
  [
    import_common4.prose`# Focus: summary`,
    import_common4.prose`The other documents of the map are written. Read them, and of the code only what they leave unclear. Then write the file of the prompt: 80 to 200 words in two or three paragraphs, for somebody who opens this codebase for the first time.`,
    import_common4.prose`1. What it does, and for whom.\n2. Its main parts, and how one request or run passes through them.\n3. What to know before changing anything.`,
    import_common4.prose`Plain sentences: no headings, lists, tables, fences, links or dates. Nothing that the documents do not say. Put every path, script and dependency in backticks, paths in full from the root of the project; code checks each of them against the disk.`
  ],
  "\n\n"
)}\n`;
// src/app/mapping/map-run.ts
var schema = (0, import_adapters_loops_record_schemas.object)({
  version: (0, import_adapters_loops_record_schemas.literal)(1),
  /** YYYY-MM-DD. */
  day: (0, import_adapters_loops_record_schemas.string)(),
  focuses: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas._enum)(FOCUSES)),
  /** Focuses whose wrong claims went back once. */
  returned: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas._enum)(WRITERS)),
  finished: (0, import_adapters_loops_record_schemas.boolean)()
});
function openRunFolder(root) {
  return (0, import_common3.openMswSubfolder)(root, "map");
}
function readMapRun(root) {
  const read = (0, import_common6.readJson)((0, import_common3.mswPath)(root, "map", "run.json"), (0, import_common8.ownFile)(root));
  const parsed = read.status === "ok" ? schema.safeParse(read.value) : null;
  return parsed?.success ? parsed.data : null;
}
function writeRun(root, run) {
  (0, import_common5.keepJson)((0, import_common3.mswPath)(root, "map", "run.json"), run, {}, 2);
}
var SUMMARY_FILE = "SUMMARY.md";
function mapFolder(root) {
  return (0, import_node_path.join)(root, ".planning", "codebase");
}
function openMapFolder(root) {
  const folder = (0, import_app_loop_conclude_turn.openDocumentFolder)(root, mapFolder(root));
  return folder.status === "refused" ? folder.reason : null;
}
function readMap(root) {
  const found = /* @__PURE__ */ new Map();
  for (const { file } of MAP_DOCUMENTS) {
    const text2 = (0, import_common7.textOf)((0, import_node_path.join)(mapFolder(root), file), (0, import_common8.projectFile)(root));
    if (text2 !== null) found.set(file, text2);
  }
  return found;
}
function readSynthesis(root) {
  const run = readMapRun(root);
  const text2 = run === null || run.finished ? null : (0, import_common7.textOf)(synthesisPath(root), (0, import_common8.ownFile)(root));
  const synthesis = synthesisIn(text2);
  return new Map(synthesis === null ? [] : [[SYNTHESIS_FILE, synthesis]]);
}
function synthesisPath(root) {
  return (0, import_common3.mswPath)(root, "map", SYNTHESIS_FILE);
}
function localDay(now) {
  const date = new Date(now);
  const two = (value) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

// src/core/planning/execution/plan-commit.ts
var COMMIT_TYPES = ["feat", "fix", "test", "refactor", "perf", "docs", "style", "chore"];
function commitType(subject) {
  return SUBJECT.exec(subject)?.[1]?.toLowerCase() ?? null;
}
function isOfPlan(subject, canonical) {
  const scope = SUBJECT.exec(subject)?.[2];
  return scope !== void 0 && (0, import_hooks_active_on_command3.phaseKey)(scope) === (0, import_hooks_active_on_command3.phaseKey)(canonical);
}
function ownCommits(commits, canonical, added) {
  const at = commits.findIndex(({ hash }) => hash === added);
  const newer = at === -1 ? commits : commits.slice(0, at + 1);
  return newer.filter(({ subject }) => isOfPlan(subject, canonical));
}
function isWork(subject) {
  return !/^docs\([^)]*\)!?: complete\b/i.test(subject);
}
function commitSubject(type, canonical, title) {
  return `${type}(${canonical}): ${title}`;
}
var SUBJECT = /^([a-z]{2,12})\(([^()\s]{1,80})\)!?: /i;

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_common9 = require("./common.cjs");

var import_node_path2 = require("node:path");
// src/app/planning/verification/phase-commits.ts
async function phaseCommits(project, place, { plans }) {
  const all = await (0, import_app_loop_gather_evidence.recentCommits)(project);
  if (all === null) return null;
  const added = await (0, import_app_loop_gather_evidence.addedIn)(project, place);
  const own = new Set(
    plans.flatMap(
      ({ canonical, file }) => ownCommits(all, canonical, added.get(`${place}/${file}`)).map(({ hash }) => hash)
    )
  );
  return all.filter(({ hash, subject }) => own.has(hash) && isWork(subject)).toReversed();
}
async function changedByPhase(project, { place, phase }) {
  const commits = await (0, import_app_loop_gather_evidence.withFiles)(project, await phaseCommits(project, place, phase) ?? []);
  const changed = [...new Set(commits.flatMap(({ files }) => files))];
  if (changed.length > MOST_FILES) return [];
  return changed.filter((path2) => ((0, import_common9.lookAt)((0, import_node_path2.join)(project, path2))?.size ?? 0) <= LARGEST_BYTES);
}
var MOST_FILES = 300;
var LARGEST_BYTES = 1024 * 1024;

var import_hooks_active_on_command4 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command5 = require("./hooks.active.on-command.cjs");

var import_common10 = require("./common.cjs");

// src/app/operations/loop-inputs.ts
function loopInputs() {
  const { trust: _, ...offered } = import_common10.LOOP_OPTIONS;
  const inputs = Object.entries(offered).map(([name2, option]) => {
    const about = (0, import_common10.optionMeaning)(option);
    if (option.kind === "flag") return [(0, import_hooks_active_on_command5.inputName)(name2), (0, import_hooks_active_on_command5.flag)(about)];
    const isRepeated = option.kind === "list" || option.kind === "commands";
    const input = (0, import_hooks_active_on_command5.exact)(isRepeated ? (0, import_hooks_active_on_command5.list)(option.shown, about) : (0, import_hooks_active_on_command5.text)(option.shown, about));
    return [(0, import_hooks_active_on_command5.inputName)(name2), name2 === "recipe" ? (0, import_hooks_active_on_command5.naming)("recipe", input) : input];
  });
  return Object.fromEntries(inputs);
}
function readLoopInputs(task, options) {
  const values = Object.fromEntries(
    Object.entries(options).map(([name2, value]) => [(0, import_hooks_active_on_command5.optionName)(name2), value])
  );
  const bad = (0, import_hooks_active_on_command4.endsInBackslash)(values);
  if (bad !== null) return { status: "misused", reason: `Option --${bad} must not end in a backslash.` };
  const parsed = (0, import_hooks_active_on_command4.parseArguments)((0, import_hooks_active_on_command4.typedArguments)(task, values));
  return parsed.status === "refused" ? { status: "misused", reason: parsed.reason } : { status: "ok", request: parsed.request };
}

var import_shared_core_snapshots_undo_text = require("./shared.core.snapshots.undo-text.cjs");

var import_hooks_active_on_command6 = require("./hooks.active.on-command.cjs");

var import_common11 = require("./common.cjs");

var import_common12 = require("./common.cjs");

var import_common13 = require("./common.cjs");

var import_common14 = require("./common.cjs");

var import_node_fs = require("node:fs");
var import_node_path3 = require("node:path");
// src/adapters/user/installed-vaults.ts
var VAULTS = {
  file: "obsidian.json",
  holds: "vaults with the plugin",
  entry: () => (0, import_adapters_loops_record_schemas.string)()
};
function installedVaults(userFolder) {
  return [...(0, import_hooks_active_on_command6.projectsIn)(VAULTS, userFolder).values()].flat();
}
function rememberVault(userFolder, vault, folder) {
  return (0, import_hooks_active_on_command6.keepEntries)(
    VAULTS,
    userFolder,
    vault,
    (before) => before.includes(folder) ? before : [...before, folder]
  );
}
// src/app/ask/install-plugin.ts
var FILES = ["main.js", "styles.css", "manifest.json"];
var LARGEST = 32 * 1024 * 1024;
function planInstall(vault, built = (0, import_node_path3.join)((0, import_node_path3.dirname)((0, import_common11.ownProgram)() ?? (0, import_common11.programOfPlugin)()), "obsidian")) {
  const config = (0, import_shared_core_snapshots_undo_text.configFolder)(vault);
  if (config === null)
    return refused3(`${vault} is not a vault of Obsidian: open the folder in Obsidian once, then try again.`);
  const folder = (0, import_node_path3.join)(config, "plugins", import_shared_core_snapshots_undo_text.PLUGIN_ID);
  if (!(0, import_common8.isInside)((0, import_common8.realPath)(folder), (0, import_common8.realPath)(vault)))
    return refused3(`${folder} leads out of the vault through a link: put the folder itself there.`);
  const files = FILES.map((name2) => ({ name: name2, read: (0, import_common7.readText)((0, import_node_path3.join)(built, name2), import_common8.named, LARGEST) }));
  const texts = files.flatMap(({ name: name2, read }) => read.status === "ok" ? [{ name: name2, text: read.text }] : []);
  if (texts.length < FILES.length) return refused3(`${built} is not whole: install MSW again.`);
  const version = versionIn(texts.find(({ name: name2 }) => name2 === "manifest.json")?.text ?? "") ?? "unknown";
  const before = versionIn((0, import_common7.textOf)((0, import_node_path3.join)(folder, "manifest.json"), (0, import_common8.projectFile)(vault)) ?? "");
  return { status: "ok", install: { folder, version, before, files: texts } };
}
function carryOutInstall({ folder, files }) {
  try {
    (0, import_common13.makeFolder)(folder);
    for (const { name: name2, text: text2 } of files) (0, import_common12.writeFileAtomic)((0, import_node_path3.join)(folder, name2), text2);
    return null;
  } catch (error) {
    return `${folder} cannot be written (${(0, import_common14.errorCode)(error) ?? "unknown error"}).`;
  }
}
function removeInstalled(folder) {
  try {
    for (const name2 of [...FILES, "data.json"]) (0, import_node_fs.rmSync)((0, import_node_path3.join)(folder, name2), { force: true });
  } catch (error) {
    return `it cannot be removed (${(0, import_common14.errorCode)(error) ?? "unknown error"})`;
  }
  (0, import_common3.dropIfEmpty)(folder);
  (0, import_common3.dropIfEmpty)((0, import_node_path3.dirname)(folder));
  return null;
}
function versionIn(manifest) {
  return /"version":\s*"(\d[\w.-]*)"/.exec(manifest)?.[1] ?? null;
}
function refused3(reason) {
  return { status: "refused", reason };
}

// src/core/text/some-of.ts
function someOf(names, most) {
  const more = names.length > most ? ` and ${names.length - most} more` : "";
  return `${names.slice(0, most).join(", ")}${more}`;
}
// src/core/planning/documents/phase-facts.ts
function diskStatus(phase) {
  if (phase.folder === null) return "no_directory";
  if (phase.verification === "passed") return "complete";
  if (phase.plans.some(({ done: done2 }) => done2)) return "partial";
  if (phase.plans.length > 0) return "planned";
  if (phase.hasResearch) return "researched";
  return phase.hasContext ? "discussed" : "empty";
}
function withoutPlans(phase) {
  const { number: number2, plans, unkept = [] } = phase;
  const unread = onlyUnread(phase);
  if (unread !== null) return unread;
  if (plans.length > 0 || unkept.length === 0) return null;
  return `Phase ${number2} has a summary of ${(0, import_common2.plainLine)(someOf(unkept, 3), 100)}, and no plan.`;
}
function onlyUnread({ number: number2, name: name2, unread = [] }) {
  if (unread.length === 0) return null;
  const elsewhere = `.planning/phases/${(0, import_hooks_active_on_command3.phaseFolderName)(number2, name2)}/${(0, import_hooks_active_on_command3.paddedPhase)(number2)}-01-PLAN.md`;
  const [nothing, them, example] = unread.some((one) => one.includes("/")) ? ["nothing", "its documents", elsewhere] : ["no plan", "plans", "01-01-PLAN.md"];
  const names = (0, import_common2.plainLine)(someOf(unread, 3), 200);
  return `Phase ${number2} has ${nothing} under a name that MSW reads, but ${names}: name ${them} as in ${example}, or write plans with /msw:plan ${number2}.`;
}
function percentOf(counts) {
  if (counts.total_plans === 0 && counts.total_phases === 0) return 0;
  const plans = counts.total_plans === 0 ? 1 : counts.completed_plans / counts.total_plans;
  const phases = counts.total_phases === 0 ? 1 : counts.completed_phases / counts.total_phases;
  return Math.min(100, Math.round(100 * Math.min(plans, phases)));
}
function progressBar(percent, cells = 10) {
  const full = Math.max(0, Math.min(cells, Math.round(percent * cells / 100)));
  return `[${"\u2588".repeat(full)}${"\u2591".repeat(cells - full)}]`;
}
function findPhase(phases, typed) {
  const word2 = typed.trim();
  const key = (0, import_hooks_active_on_command3.phaseKey)((0, import_hooks_active_on_command3.folderPhase)(word2) ?? word2);
  const means = ({ number: number2, folder }) => (0, import_hooks_active_on_command3.phaseKey)(number2) === key || folder !== null && (0, import_hooks_active_on_command3.isFolderOf)(folder, word2);
  return phases.find(means) ?? null;
}
function noSuchPhase(phases, typed) {
  const known = phases.map(({ number: number2 }) => number2).join(", ");
  if (known === "") return "There are no phases in this milestone: /msw:status says what is next.";
  return `There is no phase "${(0, import_common2.plainLine)(typed, 40)}" in this milestone: it has ${(0, import_common2.plainLine)(known, 200)}.`;
}

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_shared_app_planning_worktrees_plan_runs = require("./shared.app.planning.worktrees.plan-runs.cjs");

var import_shared_core_headless_activity = require("./shared.core.headless.activity.cjs");

var import_app_loop_conclude_turn2 = require("./app.loop.conclude-turn.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_common15 = require("./common.cjs");

// src/adapters/user/result-store.ts
var resultShape = (0, import_common15.once)(
  () => (0, import_adapters_loops_record_schemas.object)({
    loop: (0, import_adapters_loops_record_schemas.string)(),
    session: (0, import_adapters_loops_record_schemas.string)(),
    /** ISO. */
    at: (0, import_adapters_loops_record_schemas.string)(),
    /** `paused`: it can be resumed. */
    state: (0, import_adapters_loops_record_schemas._enum)(["ended", "paused"]),
    cause: (0, import_adapters_loops_record_schemas.string)(),
    reason: (0, import_adapters_loops_record_schemas.string)(),
    /** The ending in the words shown to people. */
    outcome: (0, import_adapters_loops_record_schemas.string)(),
    iteration: (0, import_adapters_loops_record_schemas.number)(),
    /** The number of changed files; null when unknown. */
    files: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.number)()), null),
    /** As far as the client reported them. */
    tokens: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.number)(), 0),
    /** For a loop that is done by checks, or that ended for want of proof; else null. */
    proof: (0, import_adapters_loops_record_schemas.nullable)(
      (0, import_adapters_loops_record_schemas.object)({
        verdict: (0, import_adapters_loops_record_schemas._enum)(["proven", "passed"]),
        reason: (0, import_adapters_loops_record_schemas.string)(),
        cure: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
        findings: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)()),
        /** The control runs that were held, in their order. */
        experiments: (0, import_adapters_loops_record_schemas._default)(
          (0, import_adapters_loops_record_schemas.array)(
            (0, import_adapters_loops_record_schemas.object)({
              name: (0, import_adapters_loops_record_schemas._enum)(["old-tests", "copy", "broken", "undone"]),
              /** `none`: no answer, and `what` says why. */
              answer: (0, import_adapters_loops_record_schemas._enum)(["red", "green", "none"]),
              what: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
              durationMs: (0, import_adapters_loops_record_schemas.number)()
            })
          ),
          []
        )
      })
    ),
    report: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
    /** The last run of the checks, for a receipt; null where an older MSW kept none. */
    checks: (0, import_adapters_loops_record_schemas._default)(
      (0, import_adapters_loops_record_schemas.nullable)(
        (0, import_adapters_loops_record_schemas.array)(
          (0, import_adapters_loops_record_schemas.object)({
            name: (0, import_adapters_loops_record_schemas.string)(),
            /** Null for a sealed check. */
            command: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
            outcome: (0, import_adapters_loops_record_schemas._enum)(["passed", "empty", "failed"]),
            exitCode: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.number)()),
            /** sha256 of the kept output. */
            output: (0, import_adapters_loops_record_schemas.string)()
          })
        )
      ),
      null
    )
  })
);
var LEFT = "left";
var STORE = {
  file: "results.json",
  holds: "how loops ended",
  entry: resultShape,
  isExpendable: true
};
function listResults(userFolder, projectRoot) {
  const read = (0, import_hooks_active_on_command6.readEntries)(STORE, userFolder, projectRoot);
  return read.status === "ok" ? read.entries : [];
}
async function keepResult(userFolder, projectRoot, result) {
  try {
    await (0, import_hooks_active_on_command6.changeEntries)(
      STORE,
      userFolder,
      projectRoot,
      (before) => [...before.filter(({ loop }) => loop !== result.loop), result].slice(-MOST_KEPT)
    );
  } catch {
  }
}
var MOST_KEPT = 50;

// src/app/loop/control/see-loops.ts
function seeLoops({ userFolder, now }, loops) {
  return new Map(
    loops.map(({ terms, progress }) => [
      terms.id,
      {
        live: (0, import_hooks_active_on_stop.readLiveRuns)(userFolder, terms.id, import_hooks_active_on_stop2.isAlive),
        isInterrupted: (0, import_app_loop_conclude_turn2.waitsAfterInterrupt)(progress.transcript?.path ?? null),
        activities: (0, import_shared_app_planning_worktrees_plan_runs.readActivities)(userFolder, terms.id, import_hooks_active_on_stop2.isAlive).map((one) => (0, import_shared_core_headless_activity.seenAt)(one, now()))
      }
    ])
  );
}
function seeLastEnd({ userFolder, project }) {
  const result = listResults(userFolder, project).findLast(({ cause }) => cause !== LEFT);
  if (result === void 0) return null;
  const { loop, at, outcome, iteration, files, report } = result;
  return { loop, at: Date.parse(at), outcome, iteration, files, report };
}

var import_common16 = require("./common.cjs");

var import_common17 = require("./common.cjs");

// src/app/trust/manage-trust.ts
function manageTrust(workspace) {
  const { userFolder, project } = workspace;
  const trusted = () => userFolder === "" ? [] : (0, import_hooks_active_on_command.listTrusted)(userFolder, project);
  const add = async (command) => describe(await (0, import_hooks_active_on_command.addTrusted)(userFolder, project, command), {
    changed: "The command may run in this project now.",
    same: "The command was trusted already."
  });
  return {
    list: () => {
      const known = trusted();
      const waiting = waitingCommands(workspace, known).map((one) => ({
        ...one,
        allow: allowance(workspace, one.command)
      }));
      return { project, trusted: known, waiting };
    },
    add,
    addByDigest: async (digest) => {
      const found = waitingCommands(workspace, trusted()).find(
        ({ command }) => (0, import_hooks_active_on_command.commandsDigest)(workspace, [command]) === digest
      );
      return found === void 0 ? {
        status: "refused",
        reason: `No command with this digest waits here. To list those that do: ${import_common16.lineToType`trust list`}`
      } : add(found.command);
    },
    remove: async (given) => {
      const shown2 = trusted().find((command2) => (0, import_hooks_active_on_command.showCommand)(command2) === given);
      const command = trusted().includes(given) ? given : shown2 ?? given;
      return describe(await (0, import_hooks_active_on_command.removeTrusted)(userFolder, project, command), {
        changed: "The command is no longer trusted.",
        same: `The command was not trusted. To list what is: ${import_common16.lineToType`trust list`}`
      });
    }
  };
}
function waitingCommands({ userFolder, project }, trusted) {
  if (userFolder === "") return [];
  return (0, import_hooks_active_on_command.listWaiting)(userFolder, project).filter(({ command }) => !trusted.includes(command));
}
function allowance(workspace, command) {
  const windows = process.platform === "win32";
  const project = (0, import_common17.quoteArgument)(workspace.project, windows);
  const here = project === null ? "" : ` --project ${project}`;
  const quoted = (0, import_hooks_active_on_command.showCommand)(command) === command ? (0, import_common17.quoteArgument)(command, windows) : null;
  const what = quoted === null ? `--digest ${(0, import_hooks_active_on_command.commandsDigest)(workspace, [command])}` : `-- ${quoted}`;
  return `${(0, import_common16.cliCommand)(workspace)} trust add${here} ${what}`;
}
function describe(change, words) {
  switch (change.status) {
    case "done":
      return {
        status: "done",
        changed: change.changed,
        message: change.changed ? words.changed : words.same
      };
    case "busy":
      return {
        status: "refused",
        reason: "The list of trusted commands is locked by another process; try again."
      };
    case "refused":
      return change;
  }
}

var import_shared_core_failure_reading_line_pattern = require("./shared.core.failure.reading.line-pattern.cjs");

var import_shared_core_failure_reading_line_pattern2 = require("./shared.core.failure.reading.line-pattern.cjs");

var import_shared_core_snapshots_undo_text2 = require("./shared.core.snapshots.undo-text.cjs");

var import_common18 = require("./common.cjs");

// src/core/planning/writing/project-answers.ts
function readProjectAnswers(value) {
  return readWith(schema2(), value);
}
function readWith(shape, value) {
  const parsed = shape.safeParse(value);
  if (parsed.success) return { status: "ok", answers: parsed.data };
  const problems = parsed.error.issues.map((issue) => ({
    where: issue.path.join(".") || "the file",
    message: (0, import_shared_core_failure_reading_line_pattern.wrongValue)(issue)
  }));
  return { status: "invalid", problems };
}
function line(longest = 400) {
  return (0, import_adapters_loops_record_schemas.string)().check(
    (0, import_adapters_loops_record_schemas._overwrite)(import_shared_core_failure_reading_line_pattern2.oneLine),
    (0, import_adapters_loops_record_schemas._minLength)(1, "must not be empty"),
    (0, import_adapters_loops_record_schemas._maxLength)(longest, `must have at most ${(0, import_common18.countOf)(longest, "character")}`),
    (0, import_adapters_loops_record_schemas._regex)(/^(?!(?:(?:[-*+>]|\d{1,9}[.)])\s+)*(?:`{3}|~{3}))/, "must not begin with a fence")
  );
}
function boundedList(shape, most = 100) {
  return (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.array)(shape).check((0, import_adapters_loops_record_schemas._maxLength)(most, `must have at most ${most} entries`)), []);
}
function neededList(shape, some, least = 1, most = 100) {
  return (0, import_adapters_loops_record_schemas.array)(shape).check((0, import_adapters_loops_record_schemas._minLength)(least, `must have ${some}`), (0, import_adapters_loops_record_schemas._maxLength)(most, `must have ${some}`));
}
function reference() {
  return (0, import_adapters_loops_record_schemas.strictObject)({ path: line(200), about: line() });
}
function plannedWork() {
  const requirement = (0, import_adapters_loops_record_schemas.strictObject)({
    id: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._regex)(/^[A-Z][A-Z0-9]{0,15}-\d{2,4}$/, "must look like AUTH-01")),
    category: name(),
    text: line(),
    /** `docs/research/x.md#anchor`: the research behind it. */
    source: (0, import_adapters_loops_record_schemas.optional)(line(200))
  });
  const because = (0, import_adapters_loops_record_schemas.strictObject)({ what: line(), why: line() });
  const phase = (0, import_adapters_loops_record_schemas.strictObject)({
    // STATE puts the name in brackets.
    name: name().check((0, import_adapters_loops_record_schemas._regex)(/^[^()]*$/, "must not hold brackets")),
    goal: line(),
    /** Numbers of earlier phases, from 1. */
    dependsOn: boundedList((0, import_adapters_loops_record_schemas.number)().check((0, import_adapters_loops_record_schemas.int)(), (0, import_adapters_loops_record_schemas._positive)())),
    requirements: neededList((0, import_adapters_loops_record_schemas.string)(), "at least one requirement, or drop the phase"),
    criteria: neededList(line(), "2 to 5 criteria that can be observed", 2, 5),
    sources: boundedList(line(200))
  });
  return {
    name: name(),
    requirements: neededList(requirement, "1 to 200 requirements", 1, 200),
    /** For a later version, so in no phase. */
    later: boundedList(requirement, 200),
    outOfScope: boundedList(because),
    decisions: boundedList(because),
    references: boundedList(reference()),
    phases: neededList(phase, "1 to 40 phases", 1, 40)
  };
}
var schema2 = (0, import_common15.once)(() => {
  return (0, import_adapters_loops_record_schemas.strictObject)({
    ...plannedWork(),
    /** Two or three sentences: what it is and for whom. */
    what: line(2e3),
    coreValue: line(),
    /** What an existing codebase already does. */
    validated: boundedList(line()),
    context: boundedList(line(2e3)),
    constraints: boundedList((0, import_adapters_loops_record_schemas.strictObject)({ type: name(), what: line(), why: line() })),
    overview: line(2e3),
    settings: (0, import_adapters_loops_record_schemas._default)(settings(), SETTINGS)
  });
});
function name() {
  const plain = (0, import_adapters_loops_record_schemas._regex)(/^[^*|`<>[\]#\\]*$/, "must not hold any of * | ` < > [ ] # \\");
  return line(80).check(plain);
}
var SETTINGS = {
  ...{ mode: "interactive", granularity: "standard" },
  ...{ research: true, planCheck: true, verifier: true, parallelization: true, commitDocs: true }
};
function settings() {
  const on = (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.boolean)(), true);
  return (0, import_adapters_loops_record_schemas.strictObject)({
    mode: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas._enum)(["interactive", "yolo"]), SETTINGS.mode),
    granularity: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas._enum)(["coarse", "standard", "fine"]), SETTINGS.granularity),
    ...{ research: on, planCheck: on, verifier: on, parallelization: on, commitDocs: on }
  });
}
var projectExample = {
  name: "Till",
  what: "A command line that keeps a small shop\u2019s till. For shopkeepers without an accountant.",
  coreValue: "The sum in the till is always right.",
  requirements: [
    { id: "SALE-01", category: "Sales", text: "User can record a sale" },
    {
      id: "SALE-02",
      category: "Sales",
      text: "User can undo the last sale",
      source: "docs/research/tills.md#undo"
    },
    { id: "REP-01", category: "Reports", text: "User can print the sum of a day" }
  ],
  later: [{ id: "REP-02", category: "Reports", text: "User can send the report by mail" }],
  outOfScope: [{ what: "Card payments", why: "Needs a certified device" }],
  validated: [],
  context: ["Runs on an old laptop without a network."],
  constraints: [{ type: "Tech stack", what: "Node 20, no database", why: "What the laptop has" }],
  decisions: [{ what: "Append-only file of sales", why: "Nothing gets lost" }],
  references: [{ path: "docs/research/tills.md", about: "How tills are audited" }],
  overview: "First sales are recorded safely, then a day can be summed up.",
  phases: [
    {
      name: "Sales",
      goal: "Sales are recorded and can be undone",
      dependsOn: [],
      requirements: ["SALE-01", "SALE-02"],
      criteria: ["A recorded sale is still there after a restart", "The last sale can be undone"],
      sources: ["docs/research/tills.md#undo"]
    },
    {
      name: "Reports",
      goal: "A day can be summed up",
      dependsOn: [1],
      requirements: ["REP-01"],
      criteria: ["The sum of a day is printed", "A day without sales prints 0"],
      sources: []
    }
  ],
  settings: SETTINGS
};
var projectRules = [
  import_common4.prose`Needed: name, what, coreValue, requirements, overview, phases. The rest may be left out.`,
  import_common4.prose`Every v1 requirement is in exactly one phase; ids look like AUTH-01; what waits goes into later.`,
  import_common4.prose`A phase has 2 to 5 criteria that a user can observe, and depends only on earlier phases (numbers from 1).`,
  import_common4.prose`requirements[].source, later[].source, phases[].sources and references[].path name files of the project, with #heading where one is meant; leave them out where nothing was read.`,
  import_common4.prose`validated is what an existing codebase already does.`
];
// src/core/planning/writing/new-documents.ts
function newDocuments(answers, now) {
  const date = now.slice(0, 10);
  return [
    ["config.json", configDocument(answers.settings)],
    ["REQUIREMENTS.md", requirementsDocument(answers, date)],
    ["ROADMAP.md", roadmapDocument(answers)],
    ["STATE.md", stateDocument(answers, now)],
    ["PROJECT.md", projectDocument(answers, date)]
  ];
}
var NONE = "(None yet)";
function projectDocument(answers, date) {
  const { name: name2, what, coreValue, validated, requirements, outOfScope, context, constraints } = answers;
  return (0, import_shared_core_failure_reading_line_pattern2.documentOf)([
    `# ${name2}`,
    "## What This Is",
    (0, import_shared_core_failure_reading_line_pattern2.paragraph)(what),
    "## Core Value",
    (0, import_shared_core_failure_reading_line_pattern2.paragraph)(coreValue),
    "## Requirements",
    "### Validated",
    (0, import_shared_core_failure_reading_line_pattern2.orNone)(
      validated.map((one) => `- \u2713 ${one} \u2014 existing`),
      "(None yet \u2014 ship to validate)"
    ),
    "### Active",
    requirements.map(({ text: text2, source }) => `- [ ] ${text2}${research(source)}`),
    "### Out of Scope",
    (0, import_shared_core_failure_reading_line_pattern2.orNone)(
      outOfScope.map((one) => `- ${one.what} \u2014 ${one.why}`),
      NONE
    ),
    "## Context",
    (0, import_shared_core_failure_reading_line_pattern2.orNone)(
      context.map((one) => `- ${one}`),
      NONE
    ),
    "## Constraints",
    (0, import_shared_core_failure_reading_line_pattern2.orNone)(
      constraints.map((one) => `- **${one.type}**: ${one.what} \u2014 ${one.why}`),
      NONE
    ),
    "## Key Decisions",
    (0, import_shared_core_failure_reading_line_pattern2.tableOf)(
      ["Decision", "Rationale", "Outcome"],
      answers.decisions.map((one) => [one.what, one.why, "\u2014 Pending"])
    ),
    ...references(answers),
    "## Evolution",
    [
      "This document is kept up at the end of every phase and of every milestone: requirements that shipped move to",
      "Validated with the phase that shipped them, those that were dropped move to Out of Scope with the reason, new",
      "ones join Active, and decisions join the table above."
    ],
    ["---", `*Last updated: ${date} after initialization*`]
  ]);
}
function research(source) {
  return source === void 0 ? "" : ` (research: ${source})`;
}
function references({ references: named2 }) {
  return named2.length === 0 ? [] : ["## References", (0, import_shared_core_failure_reading_line_pattern2.referenceItems)(named2)];
}
function configDocument(settings2) {
  const { mode, granularity, research: isResearched, planCheck, verifier, commitDocs } = settings2;
  const config = {
    ...{ mode, granularity },
    // The available models depend on the user's plan.
    model_profile: "inherit",
    workflow: {
      ...{ research: isResearched, plan_check: planCheck, verifier },
      ...{ auto_advance: false, nyquist_validation: true, ai_integration_phase: true }
    },
    planning: { commit_docs: commitDocs, search_gitignored: false },
    git: { branching_strategy: "none" },
    parallelization: settings2.parallelization
  };
  return `${JSON.stringify(config, null, 2)}
`;
}
function roadmapDocument(answers) {
  const { name: name2, overview, phases } = answers;
  return (0, import_shared_core_failure_reading_line_pattern2.documentOf)([
    `# Roadmap: ${name2}`,
    "## Overview",
    (0, import_shared_core_failure_reading_line_pattern2.paragraph)(overview),
    // GSD counts no progress unless a heading names the milestone.
    `## Milestone v1.0: ${name2}`,
    "## Phases",
    phaseList(phases, 1),
    "## Phase Details",
    ...phaseDetails(phases, 1, "###"),
    "## Progress",
    progressTable(phases),
    ...references(answers)
  ]);
}
function phaseList(phases, first) {
  return phases.map(({ name: name2, goal }, at) => `- [ ] **Phase ${first + at}: ${name2}** - ${goal}`);
}
function progressTable(phases) {
  return (0, import_shared_core_failure_reading_line_pattern2.tableOf)(
    ["Phase", "Plans Complete", "Status", "Completed"],
    phases.map(({ name: name2 }, at) => [`${at + 1}. ${name2}`, "0/0", "Not started", "-"])
  );
}
function phaseDetails(phases, first, level) {
  return phases.flatMap((phase, at) => [
    `${level} Phase ${first + at}: ${phase.name}`,
    [
      `**Goal**: ${phase.goal}`,
      `**Depends on**: ${dependencies(phase, first + at)}`,
      `**Requirements**: [${phase.requirements.join(", ")}]`,
      "**Success Criteria** (what must be TRUE):",
      ...phase.criteria.map((criterion, index) => `  ${index + 1}. ${criterion}`),
      `**Plans**: TBD${phase.sources.map(research).join("")}`
    ]
  ]);
}
function dependencies({ dependsOn }, own) {
  if (dependsOn.length > 0) return dependsOn.map((number2) => `Phase ${number2}`).join(", ");
  return own === 1 ? "Nothing (first phase)" : "Nothing";
}
function requirementsDocument(answers, date, { version = "v1", later: next = "v2", first = 1, after = "initialization" } = {}) {
  const { name: name2, coreValue, requirements, later, outOfScope, phases } = answers;
  const phaseOf = (id) => phases.findIndex((phase) => phase.requirements.includes(id)) + first;
  return (0, import_shared_core_failure_reading_line_pattern2.documentOf)([
    `# Requirements: ${name2}`,
    [`**Defined:** ${date}`, `**Core Value:** ${coreValue}`],
    `## ${version} Requirements`,
    `What ${version === "v1" ? "the first release" : version} must do. Each requirement belongs to one phase of the roadmap.`,
    ...byCategory(requirements, "- [ ]"),
    `## ${next} Requirements`,
    later.length === 0 ? NONE : "Known, and not in the current roadmap.",
    ...byCategory(later, "-"),
    "## Out of Scope",
    (0, import_shared_core_failure_reading_line_pattern2.tableOf)(
      ["Feature", "Reason"],
      outOfScope.map(({ what, why }) => [what, why])
    ),
    "## Traceability",
    (0, import_shared_core_failure_reading_line_pattern2.tableOf)(
      ["Requirement", "Phase", "Status"],
      requirements.map(({ id }) => [id, `Phase ${phaseOf(id)}`, "Pending"])
    ),
    ...references(answers),
    ["---", `*Requirements defined: ${date}*`, `*Last updated: ${date} after ${after}*`]
  ]);
}
function byCategory(requirements, mark) {
  const categories = [...new Set(requirements.map(({ category }) => category))];
  return categories.flatMap((category) => [
    `### ${category}`,
    requirements.filter((one) => one.category === category).map(({ id, text: text2, source }) => `${mark} **${id}**: ${text2}${research(source)}`)
  ]);
}
function stateDocument(answers, now) {
  const { name: name2, coreValue, phases, decisions } = answers;
  const date = now.slice(0, 10);
  const first = phases[0]?.name ?? "";
  const frontmatter = [
    "---",
    'gsd_state_version: "1.0"',
    "milestone: v1.0",
    `milestone_name: ${(0, import_shared_core_snapshots_undo_text2.yamlScalar)(name2)}`,
    'current_phase: "1"',
    `current_phase_name: ${(0, import_shared_core_snapshots_undo_text2.yamlScalar)(first)}`,
    "status: planning",
    "stopped_at: Project initialized",
    `last_updated: "${now}"`,
    `last_activity: ${date}`,
    "last_activity_desc: Project initialized",
    ...["progress:", `  total_phases: ${phases.length}`, "  completed_phases: 0"],
    ...["  total_plans: 0", "  completed_plans: 0", "  percent: 0", "---"]
  ];
  return (0, import_shared_core_failure_reading_line_pattern2.documentOf)([
    frontmatter,
    "# Project State",
    "## Project Reference",
    `See: .planning/PROJECT.md (updated ${date})`,
    [`**Core value:** ${coreValue}`, `**Current focus:** Phase 1: ${first}`],
    "## Current Position",
    [
      `Phase: 1 of ${phases.length} (${first})`,
      "Plan: Not started",
      "Status: Ready to plan",
      `Last activity: ${date} \u2014 Project initialized`
    ],
    `Progress: ${progressBar(0)} 0%`,
    "## Accumulated Context",
    "### Decisions",
    "All decisions are in the Key Decisions of PROJECT.md. Those that matter now:",
    (0, import_shared_core_failure_reading_line_pattern2.orNone)(
      decisions.map(({ what, why }) => `- [Init]: ${what} \u2014 ${why}`),
      "None yet."
    ),
    // gsd-core would leave the rest of a longer placeholder behind when it adds a blocker.
    ...["### Pending Todos", "None yet.", "### Blockers/Concerns", "None."],
    "## Deferred Items",
    [...DEFERRED_ITEMS, "| *(none)* | | | | |"],
    "## Session Continuity",
    [`Last session: ${now}`, "Stopped at: Project initialized", "Resume file: None"]
  ]);
}
var DEFERRED_ITEMS = (0, import_shared_core_failure_reading_line_pattern2.tableOf)(["Category", "Item", "Status", "Deferred At", "Milestone"], []);

var import_common19 = require("./common.cjs");

// src/mcp/limits.ts
var LONGEST_MESSAGE = 32 * 1024 * 1024;
var LONGEST_OUTPUT = 5e6;
// src/mcp/tool-names.json
var tool_names_default = {
  gsd_execute_phase: "job execute-phase",
  gsd_plan_phase: "job plan-phase",
  execute_and_verify: "job execute-and-verify",
  research_start: "job research",
  list_jobs: "job list",
  get_job_status: "job status",
  get_job_result: "job result",
  cancel_job: "job cancel",
  msw_status: "status",
  run_checks: "checks run",
  search: "search",
  explain_failure: "failure explain",
  notebook_query: "notebook query",
  cross_notebook_query: "notebook cross",
  quota_status: "notebook quota",
  notebook_list: "notebook list",
  notebook_get: "notebook get",
  notebook_create: "notebook create",
  refresh_auth: "notebook refresh",
  vault_ask: "ask",
  vault_sources: "sources list",
  vault_conversations: "conversation list",
  source_list: "source list",
  source_get_content: "source show",
  source_add: "source add",
  source_delete: "source delete",
  studio_create: "studio create",
  studio_status: "studio status",
  download_artifact: "studio download",
  research_status: "research status",
  memory_add: "memory add",
  memory_search: "memory search",
  compile_context: "memory brief",
  ingest_synthesis: "memory ingest",
  gsd_state: "state show",
  gsd_phase_next: "phase next",
  gsd_verify_phase: "phase verify",
  map_status: "map drift"
};
// src/mcp/tool.ts
function isTool(operation2) {
  return operation2.tool !== null;
}
var TOOL_NAMES = tool_names_default;
function argumentsOf(operation2) {
  return Object.entries(operation2.tool.takes).flatMap(([input, about]) => {
    const meaning = operation2.inputs[input];
    if (meaning === void 0) return [];
    const isRequired = isNeeded(operation2, input);
    return [
      {
        input,
        name: argumentName(input),
        meaning: { ...meaning, about: about ?? meaning.about, isRequired }
      }
    ];
  });
}
function aliasesOf({ tool, inputs }) {
  return Object.entries(tool.aliases ?? {}).flatMap(([name2, input]) => {
    const meaning = inputs[input];
    return meaning === void 0 ? [] : [{ input, name: name2, meaning: { ...meaning, isRequired: false } }];
  });
}
function toolWords(operation2) {
  const taken = [...argumentsOf(operation2), ...aliasesOf(operation2)];
  return {
    self: operation2.tool.name,
    input: (input) => taken.find((one) => one.input === input)?.name ?? null,
    call: (name2) => {
      const [tool] = Object.entries(TOOL_NAMES).find(([, called]) => called === name2) ?? [];
      return tool === void 0 ? (0, import_common16.lineOf)(name2) : (0, import_common19.typedExactly)(tool);
    }
  };
}
function argumentName(input) {
  return (0, import_hooks_active_on_command5.optionName)(input).replaceAll("-", "_");
}
function isNeeded({ tool: { takes }, inputs, needs }, input) {
  if (inputs[input]?.isRequired === true) return true;
  return needs.some(
    (group) => group.includes(input) && group.every((one) => one === input || !Object.hasOwn(takes, one))
  );
}

// src/core/report/planning-page.ts
var MOST_PHASES = 40;
var MOST_BLOCKERS = 5;
var MOST_POINTS = 10;
var MOST_WAITING = 10;
var MOST_NOTES = 5;
function renderPlanningPage(page) {
  const { standing, blockers, next } = page;
  const { phases } = standing;
  const title = [page.name ?? "This project", page.milestone].filter((one) => one !== null).join(" \xB7 ");
  const shown2 = phases.slice(0, MOST_PHASES);
  return (0, import_common.forPeople)([
    (0, import_common2.plainLine)(title, 100),
    ...phases.length === 0 ? [] : [progressLine(standing), ""],
    ...shown2.map((phase) => phaseLine(phase, standing)),
    ...phases.length > shown2.length ? [`    and ${phases.length - shown2.length} more`] : [],
    "",
    ...blockers.slice(0, MOST_BLOCKERS).map((one) => `Blocker: ${(0, import_common2.plainLine)(one, 160)}`),
    ...blockers.length > MOST_BLOCKERS ? [`and ${blockers.length - MOST_BLOCKERS} more blockers`] : [],
    ...blockers.length > 0 ? [`  When one is gone, with its words: ${page.resolve}`] : [],
    ...openLines(page.points ?? []),
    ...(page.waiting ?? []).slice(0, MOST_WAITING).map(({ reason, command }) => `Waits: ${(0, import_common2.plainLine)(reason, 300)}: ${command}`),
    ...noteLines("Todo", page.todos ?? []),
    ...noteLines("Debugging", page.debugging ?? []),
    ...noteLines("Small task", page.small ?? []),
    ...page.pausedAt === null ? [] : [`Paused: ${(0, import_common2.plainLine)(page.pausedAt, 60)}`],
    ...page.decisions === 0 ? [] : [`Decisions noted: ${page.decisions}`],
    ...labelled("Last activity", page.lastActivity),
    ...labelled("Stopped at", page.stoppedAt),
    nextLine(next)
  ]);
}
function labelled(label, said) {
  return said === null ? [] : [`${label}: ${(0, import_common2.plainLine)(said, 160)}`];
}
function openLines(points) {
  const lines = points.slice(0, MOST_POINTS).map(({ what, command }) => `Open: ${(0, import_common2.plainLine)(what, 200)}${command === null ? "" : ` ${command}`}`);
  return points.length > MOST_POINTS ? [...lines, `and ${points.length - MOST_POINTS} more open`] : lines;
}
function noteLines(kind, titles) {
  const lines = titles.slice(0, MOST_NOTES).map((title) => `${kind}: ${(0, import_common2.plainLine)(title, 160)}`);
  return titles.length > MOST_NOTES ? [...lines, `and ${titles.length - MOST_NOTES} more`] : lines;
}
function nextLine({ command, reason }) {
  const why = (0, import_common2.plainLine)(reason, 300);
  return (0, import_common.forPeople)([command === null ? `Next: ${why}` : `Next: ${command} \u2014 ${why}`]);
}
function phaseLine(phase, { open, phase: current }) {
  const isOver = !open.includes(phase.number);
  const mark = phase.number === current?.number ? "\u25B8" : isOver ? "\u2713" : " ";
  const name2 = (0, import_common2.plainLine)(phase.name, 50);
  return `  ${mark} ${phase.number} ${name2}: ${phaseState(phase, isOver)}`;
}
function phaseState(phase, isOver) {
  const { plans, verification, verifiedOn, uncommitted = [], halted = [] } = phase;
  const left = plans.filter((plan) => !plan.done).length;
  const done2 = plans.length - left - halted.length;
  if (plans.length === 0) return isOver ? "closed" : beginning(phase);
  const count2 = `${done2} of ${(0, import_common18.countOf)(plans.length, "plan")} done`;
  if (verification === "passed") {
    const own = (0, import_common2.plainLine)(someOf(uncommitted, 3), 200);
    const apart = own === "" ? "" : ` (as committed, without your changes to ${own})`;
    return `${count2}, verified${verifiedOn === null ? "" : ` ${verifiedOn}`}${apart}`;
  }
  const stopped = halted.length > 0 ? `, stopped: ${halted.join(", ")}` : "";
  if (left > 0) {
    const can = phase.runnable.length > 0 ? `, can run: ${phase.runnable.slice(0, 6).join(", ")}` : "";
    return `${count2}${stopped}${can}`;
  }
  return `${count2}${stopped}, ${verificationState(verification)}`;
}
function beginning({ hasContext, hasResearch }) {
  const there = [hasContext ? "discussed" : "", hasResearch ? "researched" : ""].filter((one) => one !== "");
  return there.length === 0 ? "not begun" : `${there.join(", ")}, no plan`;
}
function verificationState(verification) {
  switch (verification) {
    case "gaps_found":
      return "its verification found gaps";
    case "human_needed":
      return "its verification waits for a person";
    case "unknown":
      return "its verification is out of date";
    default:
      return "not verified";
  }
}
function progressLine(standing) {
  const { percent, completed_phases: phases, total_phases: of } = standing.progress;
  return `${progressBar(percent)} ${percent}% \xB7 ${phases} of ${(0, import_common18.countOf)(of, "phase")} \xB7 ${plansLine(standing)}`;
}
function plansLine({ phases, progress }) {
  const stopped = phases.flatMap(({ halted = [] }) => halted).length;
  const counted = `${progress.completed_plans - stopped} of ${(0, import_common18.countOf)(progress.total_plans, "plan")}`;
  return stopped === 0 ? counted : `${counted}, ${stopped} stopped`;
}

// src/app/operations/operation/who-may-call.ts
function refuseCaller({ name: name2, callers, typed }, caller) {
  if (callers === "anyone") return null;
  return callers === "people" ? refuseUnlessPerson(caller, name2, typed) : refuseToClaude(caller, name2);
}
function refuseToClaude(caller, what) {
  if (caller.mark === null) return null;
  return (0, import_hooks_active_on_command5.refused)(
    `${what} is for you, not for Claude: run it in a terminal of your own. ${caller.mark} is set, as in what Claude Code starts.`
  );
}
function refuseUnlessPerson(caller, what, typed = null) {
  const toClaude = refuseToClaude(caller, what);
  if (toClaude !== null || caller.isTerminal) return toClaude;
  const instead = typed === null ? "" : `, or type ${typed} in Claude Code`;
  return (0, import_hooks_active_on_command5.refused)(
    `${what} needs a person: run it in a terminal, with neither its input nor its output redirected${instead}.`
  );
}

var import_hooks_active_on_command7 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command8 = require("./hooks.active.on-command.cjs");

var import_common20 = require("./common.cjs");

var import_node_path4 = require("node:path");
// src/app/operations/operation/named-path.ts
function namedPath(call, word2) {
  const path2 = (0, import_node_path4.resolve)(call.cwd, word2);
  if (call.caller.mark === null) return { status: "ok", path: path2 };
  const project = sessionProject(call);
  if ((0, import_common8.isInside)((0, import_common8.realPath)(path2), (0, import_common8.realPath)(project))) return { status: "ok", path: path2 };
  const reason = `${(0, import_common2.plainLine)(word2, 200)} lies outside of ${project}, the project of this session: for Claude's tools that is closed.`;
  return { status: "refused", reason };
}
function namedFolder(call, word2) {
  if (word2 !== null && word2 !== void 0) return namedPath(call, word2);
  const here = namedPath(call, ".");
  return here.status === "ok" ? here : { status: "ok", path: sessionProject(call) };
}
function sessionProject({ cwd, env }) {
  const user = (0, import_common20.ownUserFolder)(cwd, env);
  const session = env.CLAUDE_CODE_SESSION_ID ?? "";
  const known = user.status === "ok" ? (0, import_hooks_active_on_command7.readSessionCommands)(user.path, session) : null;
  const folder = known?.project ?? (0, import_node_path4.resolve)(cwd, env.CLAUDE_PROJECT_DIR || ".");
  return (0, import_hooks_active_on_command8.findProject)(folder) ?? folder;
}

var import_adapters_git_work_tree = require("./adapters.git.work-tree.cjs");

var import_node_fs2 = require("node:fs");
// src/app/trust/commit-in-project.ts
async function commitInProject(root, paths2, message, { project = root, env = process.env, theirs } = {}) {
  const { commitFiles } = await Promise.resolve().then(() => __toESM(require("./adapters.git.commits.commit-files.cjs")));
  const result = await commitFiles({
    root,
    paths: paths2,
    message,
    isTrusted: isAllowedIn(project, env),
    ...theirs !== void 0 && { theirs }
  });
  if (result.status !== "untrusted") return result;
  const { programs, places } = result;
  await noteRefused(project, env, { plan: places.join(", "), commands: programs });
  const named2 = places.map((place) => (0, import_common2.plainLine)(place, 120)).join(", ");
  const reason = `a commit here would run ${named2}, which may have come with the repository and which you have not allowed: read it, then allow it with the line that /msw:doctor shows`;
  return { status: "refused", reason };
}
async function untrustedHooks({ project, env }, withMerges = false) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(project);
  if (opened.status !== "ok" || opened.git.top === null) return { plan: "", commands: [] };
  const { commitPrograms, COMMIT_HOOKS, MERGE_HOOKS } = await Promise.resolve().then(() => __toESM(require("./adapters.git.commits.commit-programs.cjs")));
  const names = withMerges ? [.../* @__PURE__ */ new Set([...COMMIT_HOOKS, ...MERGE_HOOKS])] : COMMIT_HOOKS;
  const { ofRepository, places } = await commitPrograms(opened.git, import_node_fs2.realpathSync.native(project), [], names);
  const isAllowed = isAllowedIn(project, env);
  return { plan: places.join(", "), commands: ofRepository.filter((program) => !isAllowed(program)) };
}
async function noteRefused(project, env, { plan, commands }) {
  const folder = (0, import_common20.ownUserFolder)(project, env);
  if (folder.status !== "ok") return;
  await (0, import_hooks_active_on_command.noteUntrusted)({ project, userFolder: folder.path, now: Date.now }, { plan, commands });
}
function isAllowedIn(project, env) {
  const trusted = (0, import_common15.once)(() => {
    const folder = (0, import_common20.ownUserFolder)(project, env);
    if (folder.status !== "ok") return /* @__PURE__ */ new Set();
    const top = (0, import_adapters_git_work_tree.topOf)(project);
    const places = top === null ? [project] : [project, top];
    return new Set(places.flatMap((place) => (0, import_hooks_active_on_command.listTrusted)(folder.path, place)));
  });
  return (program) => trusted().has(program);
}
