var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var n in e)__defProp(r,n,{get:e[n],enumerable:!0})},__copyProps=(r,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of __getOwnPropNames(e))!__hasOwnProp.call(r,t)&&t!==n&&__defProp(r,t,{get:()=>e[t],enumerable:!(o=__getOwnPropDesc(e,t))||o.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{ASK_DEFAULTS:()=>ASK_DEFAULTS,ASK_NAMES:()=>ASK_NAMES,ASK_VALUES:()=>ASK_VALUES,CHOICES:()=>CHOICES,PLUGIN_ID:()=>PLUGIN_ID,askSettings:()=>askSettings,boundedList:()=>boundedList,broken:()=>broken,chains:()=>chains,changeBeginning:()=>changeBeginning,changeFile:()=>changeFile,changeRecord:()=>changeRecord,changeRun:()=>changeRun,changeRuns:()=>changeRuns,changeTree:()=>changeTree,clientFolder:()=>clientFolder,configFolder:()=>configFolder,consistentPool:()=>consistentPool,contentMark:()=>contentMark,describeSnapshot:()=>describeSnapshot,diagnoseDuplicates:()=>diagnoseDuplicates,diagnoseOtherHooks:()=>diagnoseOtherHooks,diagnoseVersion:()=>diagnoseVersion,emptyPool:()=>emptyPool,fileMark:()=>fileMark,fine:()=>fine,forgetActivity:()=>forgetActivity,forgetLeftActivities:()=>forgetLeftActivities,hasPlugin:()=>hasPlugin,impostorServer:()=>impostorServer,inserted:()=>inserted,isOpen:()=>isOpen,iterationOf:()=>iterationOf,keepActivity:()=>keepActivity,line:()=>line,mayEdit:()=>mayEdit,odd:()=>odd,openVault:()=>openVault,pinned:()=>pinned,plannedWork:()=>plannedWork,poolLimits:()=>poolLimits,projectConfigFile:()=>projectConfigFile,projectExample:()=>projectExample,projectOf:()=>projectOf,projectOfTree:()=>projectOfTree,projectRules:()=>projectRules,proseJson:()=>proseJson,readActivities:()=>readActivities,readChain:()=>readChain,readClientSettings:()=>readClientSettings,readJournalEvent:()=>readJournalEvent,
readPlanRun:()=>readPlanRun,readProjectAnswers:()=>readProjectAnswers,readRuns:()=>readRuns,readTrees:()=>readTrees,readWith:()=>readWith,reference:()=>reference,renamedInPool:()=>renamedInPool,renderUndo:()=>renderUndo,runsPath:()=>runsPath,sessionRecord:()=>sessionRecord,showHistory:()=>showHistory,shownPlace:()=>shownPlace,tellOn:()=>tellOn,touched:()=>touched,treePlace:()=>treePlace,treeRoot:()=>treeRoot,treeRootOf:()=>treeRootOf,unpinned:()=>unpinned,unpooled:()=>unpooled,userSettingsFile:()=>userSettingsFile,vaultAround:()=>vaultAround,vaultRules:()=>vaultRules,victimOf:()=>victimOf,withTrees:()=>withTrees,withoutSecrets:()=>withoutSecrets,yamlScalar:()=>yamlScalar}),module.exports=__toCommonJS(stdin_exports);var import_common=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path");
// src/app/operations/operation/request-place.ts
function projectOf({ origin, folder }) {
  return origin === "here" ? projectRoot(folder) : folder;
}
function projectRoot(folder) {
  const home = (0, import_common.homeFolder)();
  for (let at = folder; at !== home && (0, import_node_path.dirname)(at) !== at; at = (0, import_node_path.dirname)(at)) {
    if ((0, import_node_fs.existsSync)((0, import_node_path.join)(at, ".msw")) || (0, import_node_fs.existsSync)((0, import_node_path.join)(at, ".planning"))) return at;
    if ((0, import_node_fs.existsSync)((0, import_node_path.join)(at, ".git"))) return folder;
  }
  return folder;
}

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_node_path2 = require("node:path");
// src/adapters/claude-code/settings-files.ts
function readClientSettings({ project, env }) {
  const files = [
    ["user settings", (0, import_node_path2.join)(clientFolder(env), "settings.json")],
    ["project settings", (0, import_node_path2.join)(project, ".claude", "settings.json")],
    ["local settings", (0, import_node_path2.join)(project, ".claude", "settings.local.json")],
    ["managed settings", managedPath()]
  ];
  return files.map(([name2, path]) => {
    const file = (0, import_common2.readJson)(path, import_common3.named);
    const problem = file.status === "corrupt" || file.status === "unreadable" ? file.reason : null;
    return { name: name2, path, value: (0, import_common2.fieldsIn)(file), problem };
  });
}
function clientFolder(env) {
  return env.CLAUDE_CONFIG_DIR || (0, import_node_path2.join)(env.HOME || env.USERPROFILE || (0, import_common.homeFolder)(), ".claude");
}
function managedPath() {
  switch (process.platform) {
    case "win32":
      return "C:\\Program Files\\ClaudeCode\\managed-settings.json";
    case "darwin":
      return "/Library/Application Support/ClaudeCode/managed-settings.json";
    default:
      return "/etc/claude-code/managed-settings.json";
  }
}

// src/app/headless/edit-rights.ts
function mayEdit(workspace, given) {
  const settings2 = readClientSettings(workspace).map(({ value }) => (0, import_common2.fieldsOf)(value.permissions));
  const modes = [given.permissionMode, ...settings2.map(({ defaultMode }) => defaultMode)];
  const rules = [
    ...given.allowedTools,
    ...settings2.flatMap(({ allow }) => Array.isArray(allow) ? allow : [])
  ];
  return modes.some((mode) => EDITING.has(mode)) || rules.some(allowsChanges);
}
var EDITING = /* @__PURE__ */ new Set(["acceptEdits", "auto", "bypassPermissions"]);
function allowsChanges(rule) {
  return typeof rule === "string" && /\b(?:Edit|MultiEdit|NotebookEdit|Write|Bash|PowerShell|mcp__)/.test(rule);
}

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

var import_common7 = require("./common.cjs");

// src/core/planning/writing/project-answers.ts
function readProjectAnswers(value) {
  return readWith(schema(), value);
}
function readWith(shape, value) {
  const parsed = shape.safeParse(value);
  if (parsed.success) return { status: "ok", answers: parsed.data };
  const problems = parsed.error.issues.map(({ path, message, code }) => ({
    where: path.join(".") || "the file",
    message: code === "unrecognized_keys" ? `${message}: leave it out` : message
  }));
  return { status: "invalid", problems };
}
var LONGEST_LINE = 400;
function line(longest = LONGEST_LINE) {
  return (0, import_common4.string)().check(
    (0, import_common4._trim)(),
    (0, import_common4._minLength)(1, "must not be empty"),
    (0, import_common4._maxLength)(longest, `must have at most ${(0, import_common6.countOf)(longest, "character")}`),
    (0, import_common4._regex)(/^(?!(?:(?:[-*+>]|\d{1,9}[.)])\s+)*(?:`{3}|~{3}))/, "must not begin with a fence")
  );
}
function boundedList(shape, most = 100) {
  return (0, import_common4._default)((0, import_common4.array)(shape).check((0, import_common4._maxLength)(most, `must have at most ${most} entries`)), []);
}
function reference() {
  return (0, import_common4.strictObject)({ path: line(200), about: line() });
}
function plannedWork() {
  const requirement = (0, import_common4.strictObject)({
    id: (0, import_common4.string)().check((0, import_common4._regex)(/^[A-Z][A-Z0-9]{0,15}-\d{2,4}$/, "must look like AUTH-01")),
    category: name(),
    text: line(),
    /** `docs/research/x.md#anchor`: the research behind it. */
    source: (0, import_common4.optional)(line(200))
  });
  const because = (0, import_common4.strictObject)({ what: line(), why: line() });
  const phase = (0, import_common4.strictObject)({
    // STATE puts the name in brackets.
    name: name().check((0, import_common4._regex)(/^[^()]*$/, "must not hold brackets")),
    goal: line(),
    /** Numbers of earlier phases, from 1. */
    dependsOn: boundedList((0, import_common4.number)().check((0, import_common4.int)(), (0, import_common4._positive)())),
    requirements: boundedList((0, import_common4.string)()),
    criteria: boundedList(line()),
    sources: boundedList(line(200))
  });
  return {
    name: name(),
    requirements: boundedList(requirement, 200),
    /** For a later version, so in no phase. */
    later: boundedList(requirement, 200),
    outOfScope: boundedList(because),
    decisions: boundedList(because),
    references: boundedList(reference()),
    phases: boundedList(phase, 40)
  };
}
var schema = (0, import_common7.once)(() => {
  return (0, import_common4.strictObject)({
    ...plannedWork(),
    /** Two or three sentences: what it is and for whom. */
    what: line(2e3),
    coreValue: line(),
    /** What an existing codebase already does. */
    validated: boundedList(line()),
    context: boundedList(line(2e3)),
    constraints: boundedList((0, import_common4.strictObject)({ type: name(), what: line(), why: line() })),
    overview: line(2e3),
    settings: (0, import_common4._default)(settings(), settings().parse({}))
  });
});
function name() {
  const plain = (0, import_common4._regex)(/^[^*|`<>[\]#\\]*$/, "must not hold any of * | ` < > [ ] # \\");
  return line(80).check(plain);
}
function settings() {
  return (0, import_common4.strictObject)({
    mode: (0, import_common4._default)((0, import_common4._enum)(["interactive", "yolo"]), "interactive"),
    granularity: (0, import_common4._default)((0, import_common4._enum)(["coarse", "standard", "fine"]), "standard"),
    research: (0, import_common4._default)((0, import_common4.boolean)(), true),
    planCheck: (0, import_common4._default)((0, import_common4.boolean)(), true),
    verifier: (0, import_common4._default)((0, import_common4.boolean)(), true),
    parallelization: (0, import_common4._default)((0, import_common4.boolean)(), true),
    commitDocs: (0, import_common4._default)((0, import_common4.boolean)(), true)
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
  settings: {
    mode: "interactive",
    granularity: "standard",
    research: true,
    planCheck: true,
    verifier: true,
    parallelization: true,
    commitDocs: true
  }
};
var projectRules = [
  import_common5.prose`Needed: name, what, coreValue, requirements, overview, phases. The rest may be left out.`,
  import_common5.prose`Every v1 requirement is in exactly one phase; ids look like AUTH-01; what waits goes into later.`,
  import_common5.prose`A phase has 2 to 5 criteria that a user can observe, and depends only on earlier phases (numbers from 1).`,
  import_common5.prose`requirements[].source, later[].source, phases[].sources and references[].path name files of the project, with #heading where one is meant; leave them out where nothing was read.`,
  import_common5.prose`validated is what an existing codebase already does.`
];

var import_common8 = require("./common.cjs");

var import_common9 = require("./common.cjs");

var import_common10 = require("./common.cjs");

// src/core/text/prose-json.ts
function proseJson(value, indent = 2) {
  return (0, import_common10.ours)(
    JSON.stringify(value, null, indent).replaceAll(CONTROLS, escaped).replaceAll((0, import_common9.invisible)(), escaped).replaceAll((0, import_common8.tag)(), escaped)
  );
}
var CONTROLS = /[\u007f-\u009f\u2028\u2029]/g;
function escaped(char) {
  return char.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}

var import_common11 = require("./common.cjs");

var import_common12 = require("./common.cjs");

var import_common13 = require("./common.cjs");

var import_common14 = require("./common.cjs");

var import_common15 = require("./common.cjs");

var import_node_path3 = require("node:path");
// src/adapters/config/change-file.ts
function projectConfigFile(project) {
  const path = (0, import_common11.mswPath)(project, "config.json");
  return { path, place: (0, import_common3.ownFile)(project), shown: ".msw/config.json", open: () => (0, import_common11.openMswFolder)(project) };
}
function userSettingsFile(userFolder) {
  const path = (0, import_node_path3.join)(userFolder, "settings.json");
  const open = () => ({ status: "ok", path: userFolder });
  return { path, place: (0, import_common3.privateFile)(userFolder), shown: path, open, mode: 384 };
}
async function changeFile(file, change) {
  const folder = file.open();
  if (folder.status === "refused") return folder;
  const held = await (0, import_common12.withLock)(file.path, () => changeHeld(file, change));
  if (held.status === "done") return held.value;
  return refused(`${file.path} is locked by another process; try again`);
}
function changeHeld({ path, place, shown, mode }, change) {
  const file = (0, import_common14.readText)(path, place);
  const text = file.status === "ok" ? file.text : "{}\n";
  const before = (0, import_common2.parseJson)(text);
  const wrong = file.status === "refused" ? file.reason : before.status === "ok" ? null : before.reason;
  if (wrong !== null) return refused(`${shown} is not changed, since ${wrong}: correct it, or move it away`);
  if (before.status !== "ok" || !(0, import_common2.isFields)(before.value))
    return refused(`${shown} is not a JSON object: correct it, or move it away`);
  const changed = change(before.value, text);
  if (changed.status === "refused") return changed;
  try {
    (0, import_common13.writeFileAtomic)(path, changed.text, file.status === "missing" && mode !== void 0 ? { mode } : {});
    return { status: "done" };
  } catch (error) {
    return refused(`${shown} cannot be written (${(0, import_common15.errorCode)(error) ?? "unknown error"})`);
  }
}
function refused(reason) {
  return { status: "refused", reason };
}

// src/core/text/markdown/yaml-scalar.ts
var SPECIAL_START = /^[-?:,[\]{}#&*!|>'"%@`\s]/;
var OTHER_TYPES = /^(?:true|false|yes|no|on|off|null|~|[-+]?[.\d][\d_.eExXa-fA-F:-]*)$/i;
function yamlScalar(text, quoted = false) {
  const plain = !quoted && !SPECIAL_START.test(text) && !/: |:$|\s#|[\u0000-\u001f"]|\s$/.test(text) && text !== "";
  if (plain && (0, import_common8.harmless)(text) === text && (!OTHER_TYPES.test(text) || /^(?:0|[1-9]\d*|\d{4}-\d{2}-\d{2})$/.test(text)))
    return text;
  return proseJson(text, 0);
}

var import_common16 = require("./common.cjs");

var import_node_path4 = require("node:path");
// src/adapters/documents/vault-rules.ts
var CONFIG = ".obsidian";
var LARGEST = 4 * 1024 * 1024;
function vaultRules(root, configDir = CONFIG) {
  const unread = [];
  const read = (path, schema3) => {
    const file = (0, import_common2.readJson)((0, import_node_path4.join)(root, configDir, path), import_common3.named, LARGEST);
    if (file.status === "missing") return null;
    const checked = file.status === "ok" ? schema3.safeParse(file.value) : null;
    if (checked?.success === true) return checked.data;
    const reason = file.status === "ok" ? "it is not as Obsidian writes it" : file.reason;
    unread.push(`what ${configDir}/${path} excludes is unknown: ${reason}`);
    return null;
  };
  const app = read("app.json", APP);
  const core = read("templates.json", TEMPLATES);
  const templater = read("plugins/templater-obsidian/data.json", TEMPLATER);
  return {
    exclude: (app?.userIgnoreFilters ?? []).filter((one) => typeof one === "string"),
    templates: [core?.folder, templater?.templates_folder].flatMap((one) => one ?? []),
    unread
  };
}
var APP = (0, import_common4.object)({ userIgnoreFilters: (0, import_common4.nullish)((0, import_common4.array)((0, import_common4.unknown)())) });
var TEMPLATES = (0, import_common4.object)({ folder: (0, import_common4.nullish)((0, import_common4.string)()) });
var TEMPLATER = (0, import_common4.object)({ templates_folder: (0, import_common4.nullish)((0, import_common4.string)()) });
function vaultAround(folder) {
  for (let path = folder; ; path = (0, import_node_path4.dirname)(path)) {
    if ((0, import_common16.isFolder)((0, import_node_path4.join)(path, CONFIG))) return path;
    if ((0, import_node_path4.dirname)(path) === path) return null;
  }
}

var import_common17 = require("./common.cjs");

// src/core/snapshots/undo-text.ts
function iterationOf(label) {
  const [, number2] = /^iteration-(\d+)$/.exec(label) ?? [];
  return number2 === void 0 ? null : Number(number2);
}
function describeSnapshot(label) {
  const iteration = iterationOf(label);
  if (iteration === null) return "the state before the last undo";
  return iteration === 0 ? "the start of the loop" : `the end of iteration ${iteration}`;
}
function renderUndo(undo) {
  const { to, files, untouched, isDone, isRest, isRunning, loop } = undo;
  const target = describeSnapshot(to);
  const nothing = files.length === 0 ? "no file differs" : summary(files);
  const head = isDone ? `The files are as they were ${iterationOf(to) === null ? "before the last undo" : `at ${target}`} (loop ${loop}): ${nothing}.` : isRest ? `An undo that brings back ${target} (loop ${loop}) was interrupted. Left to change: ${nothing}.` : `Undo would bring back the files of ${target} (loop ${loop}): ${nothing}.`;
  const names = files.slice(0, MOST_SHOWN).map((file) => `  ${MARKS[file.status]} ${file.path}${lines(file)}`);
  const more = files.length > MOST_SHOWN ? [`  and ${files.length - MOST_SHOWN} more`] : [];
  const left = untouched.slice(0, MOST_SHOWN).map(({ path, why }) => `  ${path}: ${why}`);
  return (0, import_common17.forPeople)([
    head,
    ...names,
    ...more,
    ...left.length === 0 ? [] : [isDone ? "Left as they are:" : "Would be left as they are:", ...left],
    ...isRunning ? ["The loop is running: Claude continues with the files as they are then."] : [],
    ...nextSteps(undo)
  ]);
}
function nextSteps({ to, files, isDone, isRest }) {
  if (isDone) return ["To take it back: /msw:undo --back --yes"];
  if (isRest) return ["To complete it: /msw:undo --yes. To take it back: /msw:undo --back --yes"];
  if (files.length === 0) return [];
  const iteration = iterationOf(to);
  const words = iteration === null ? "--back" : `${iteration}`;
  return [
    "Nothing was changed yet. What git ignores stays as it is, and so do commits and the index.",
    `To do it: /msw:undo ${words} --yes`
  ];
}
var MOST_SHOWN = 50;
var MARKS = { added: "+", removed: "-", changed: "~" };
function lines({ added, removed }) {
  return added === null || removed === null ? "" : `  +${added} -${removed}`;
}
function summary(files) {
  const sum = (of) => files.reduce((total, file) => total + (file[of] ?? 0), 0);
  const count2 = (0, import_common6.countOf)(files.length, "file");
  return `${count2}, +${sum("added")} -${sum("removed")} lines`;
}

var import_common18 = require("./common.cjs");

var import_node_fs2 = require("node:fs");
var import_node_path5 = require("node:path");
// src/app/route/session-record.ts
function sessionRecord(folder, schema3) {
  const pathOf2 = ({ userFolder }, session) => /^[\w-]{1,128}$/.test(session) ? (0, import_node_path5.join)(userFolder, folder, session) : null;
  return {
    read: (where, session) => {
      const path = pathOf2(where, session);
      const file = path === null ? null : (0, import_common2.readJson)(path, import_common3.named);
      const parsed = schema3().safeParse(file?.status === "ok" ? file.value : null);
      return parsed.success && parsed.data.session === session ? parsed.data : null;
    },
    keep: (where, record2) => {
      const path = pathOf2(where, record2.session);
      if (path === null) return false;
      (0, import_common18.makeFolder)((0, import_node_path5.join)(where.userFolder, folder), 448);
      (0, import_common13.writeFileAtomic)(path, JSON.stringify(record2), { mode: 384 });
      return true;
    },
    forget: (where, session) => {
      const path = pathOf2(where, session);
      return path !== null && isRemoved(path);
    },
    sweep: ({ userFolder, now }, longestMs) => {
      for (const name2 of (0, import_common16.namesIn)((0, import_node_path5.join)(userFolder, folder), import_common3.named)) {
        const path = (0, import_node_path5.join)(userFolder, folder, name2);
        const written = (0, import_common16.lookAt)(path)?.mtimeMs ?? now();
        if (now() - written > longestMs) isRemoved(path);
      }
    }
  };
}
function isRemoved(path) {
  try {
    (0, import_node_fs2.rmSync)(path);
    return true;
  } catch {
    return false;
  }
}

var import_common19 = require("./common.cjs");

var import_common20 = require("./common.cjs");

var import_node_fs3 = require("node:fs");
var import_node_os = require("node:os");
var import_node_path6 = require("node:path");
// src/app/ask/vault-place.ts
var PLUGIN_ID = "msw-vault";
function openVault(root, env, { configDir: given, home = () => (0, import_node_os.userInfo)().homedir } = {}) {
  if ((0, import_node_fs3.statSync)(root, { throwIfNoEntry: false })?.isDirectory() !== true)
    return { status: "refused", reason: `The folder ${root} does not exist.` };
  const real = (0, import_common3.realPath)(root);
  const folder = (0, import_common19.ownUserFolder)(isHome(real, home) ? null : real, env);
  if (folder.status === "refused") return { status: "refused", reason: sentence(folder.reason) };
  const records = (0, import_node_path6.join)(folder.path, "vaults", (0, import_common20.createHash)("sha256").update(real).digest("hex").slice(0, 32));
  try {
    (0, import_common18.makeFolder)(records, 448);
  } catch {
    return { status: "refused", reason: `${records} cannot be made.` };
  }
  const configDir = given ?? (0, import_node_path6.basename)(configFolder(real) ?? ".obsidian");
  const plugin = (0, import_node_path6.join)(real, configDir, "plugins", PLUGIN_ID);
  const isInstalled = (0, import_node_fs3.existsSync)((0, import_node_path6.join)(plugin, "manifest.json"));
  const pluginData = isInstalled ? (0, import_node_path6.join)(plugin, "data.json") : null;
  return { status: "ok", vault: { root: real, userFolder: folder.path, records, configDir, pluginData } };
}
function configFolder(vault) {
  const isConfig = (name2) => (0, import_common16.lookAt)((0, import_node_path6.join)(vault, name2))?.isDirectory() === true;
  if (isConfig(".obsidian")) return (0, import_node_path6.join)(vault, ".obsidian");
  const other = (0, import_common16.namesIn)(vault, import_common3.named).find(
    (name2) => name2.startsWith(".") && isConfig(name2) && (0, import_common16.lookAt)((0, import_node_path6.join)(vault, name2, "app.json"))?.isFile() === true
  );
  return other === void 0 ? null : (0, import_node_path6.join)(vault, other);
}
function isHome(folder, home) {
  try {
    return folder === (0, import_common3.realPath)(home());
  } catch {
    return false;
  }
}
function sentence(clause) {
  return `${clause.charAt(0).toUpperCase()}${clause.slice(1).replace(/\.$/, "")}.`;
}

var import_common21 = require("./common.cjs");

var import_node_fs4 = require("node:fs");
var import_node_path7 = require("node:path");
// src/adapters/loops/live-activity.ts
var FOLDER = "activity";
var recordShape = (0, import_common7.once)(() => {
  const text = (0, import_common4.nullable)((0, import_common4.string)());
  const activity = (0, import_common4.object)({
    ...{ session: (0, import_common4.string)(), folder: (0, import_common4.string)(), unit: text, tool: text, target: text, retry: text },
    ...{ since: (0, import_common4.number)(), tokensIn: (0, import_common4.number)(), tokensOut: (0, import_common4.number)(), cost: (0, import_common4.number)() },
    retries: (0, import_common4.number)()
  });
  return (0, import_common4.object)({ pid: (0, import_common4.number)(), activity });
});
function keepActivity(userFolder, run, activity) {
  try {
    (0, import_common18.makeFolder)((0, import_node_path7.join)(userFolder, FOLDER), 448);
    const path = pathOf(userFolder, run, activity.session);
    (0, import_common21.keepJson)(path, { pid: process.pid, activity }, { durable: false, mode: 384 });
  } catch {
  }
}
function forgetActivity(userFolder, run, session) {
  try {
    (0, import_node_fs4.rmSync)(pathOf(userFolder, run, session), { force: true });
  } catch {
  }
}
function readActivities(userFolder, run, isAlive) {
  const place = (0, import_common3.privateFile)(userFolder);
  return (0, import_common16.namesIn)((0, import_node_path7.join)(userFolder, FOLDER), place).filter((name2) => name2.startsWith(`${run}+`) && name2.endsWith(".json")).toSorted().flatMap((name2) => {
    const file = (0, import_common2.readJson)((0, import_node_path7.join)(userFolder, FOLDER, name2), place);
    const read = recordShape().safeParse(file.status === "ok" ? file.value : null);
    return read.success && isAlive(read.data.pid) ? [read.data.activity] : [];
  });
}
function forgetLeftActivities(userFolder, isAlive) {
  const place = (0, import_common3.privateFile)(userFolder);
  for (const name2 of (0, import_common16.namesIn)((0, import_node_path7.join)(userFolder, FOLDER), place)) {
    const path = (0, import_node_path7.join)(userFolder, FOLDER, name2);
    const file = (0, import_common2.readJson)(path, place);
    const read = recordShape().safeParse(file.status === "ok" ? file.value : null);
    if (file.status !== "missing" && !(read.success && isAlive(read.data.pid))) (0, import_node_fs4.rmSync)(path, { force: true });
  }
}
function pathOf(userFolder, run, session) {
  return (0, import_node_path7.join)(userFolder, FOLDER, `${run}+${session}.json`);
}

var import_common22 = require("./common.cjs");

var import_common23 = require("./common.cjs");

// src/adapters/claude-code/impostor-server.ts
function impostorServer(roots) {
  for (const folder of new Set(roots.flatMap((root) => [...(0, import_common23.parentsOf)((0, import_common3.realPath)(root))]))) {
    const path = (0, import_common3.below)(folder, ".mcp.json");
    const file = (0, import_common2.readJson)(path, import_common3.named);
    if (file.status === "corrupt" || file.status === "unreadable") {
      const wrong2 = `${path} may name a server ${PASSING}: MSW cannot read it (${file.reason})`;
      return { wrong: wrong2, cure: "repair or remove that file" };
    }
    const server = Object.keys((0, import_common2.fieldsOf)((0, import_common2.fieldsIn)(file).mcpServers)).find(
      (name2) => toolPrefix(name2) === OWN_PREFIX
    );
    if (server === void 0) continue;
    const wrong = `${path} names a server "${(0, import_common22.shownName)(server)}" ${PASSING}, so that its answers pass for MSW\u2019s`;
    return { wrong, cure: "rename that server or remove it" };
  }
  return null;
}
var PASSING = "whose tools get the names of MSW\u2019s own";
function toolPrefix(server) {
  const plain = server.replaceAll(/[^a-zA-Z0-9_-]/g, "_");
  return `mcp__${server.startsWith("claude.ai ") ? plain.replaceAll(/_+/g, "_").replaceAll(/^_|_$/g, "") : plain}__`;
}
var OWN_PREFIX = toolPrefix("plugin:msw:msw");

// src/core/sources/pool.ts
var emptyPool = { probation: [], protected: [], pinned: [] };
function poolLimits(settings2) {
  const target = Math.max(1, settings2.maxSources - settings2.headroom);
  return { target, protectedCap: Math.floor(target * 7 / 10) };
}
function inserted(pool, path) {
  return isPooled(pool, path) ? pool : { ...pool, probation: [path, ...pool.probation] };
}
function touched(pool, path, { protectedCap }) {
  if (pool.pinned.includes(path)) return pool;
  const rest = unpooled(pool, path);
  return capped({ ...rest, protected: [path, ...rest.protected] }, protectedCap);
}
function victimOf(pool, mayGo) {
  return pool.probation.findLast(mayGo) ?? pool.protected.findLast(mayGo) ?? null;
}
function unpooled(pool, path) {
  const isOther = (other) => other !== path;
  return {
    ...pool,
    probation: pool.probation.filter(isOther),
    protected: pool.protected.filter(isOther),
    pinned: pool.pinned.filter(isOther)
  };
}
function pinned(pool, path) {
  const rest = unpooled(pool, path);
  return { ...rest, pinned: [path, ...rest.pinned] };
}
function unpinned(pool, path, useCount, { protectedCap }) {
  if (!pool.pinned.includes(path)) return pool;
  const rest = unpooled(pool, path);
  return isProtectedBy(useCount) ? capped({ ...rest, protected: [path, ...rest.protected] }, protectedCap) : { ...rest, probation: [path, ...rest.probation] };
}
function renamedInPool(pool, from, to) {
  const rest = unpooled(pool, to);
  const renamed = (path) => path === from ? to : path;
  return {
    ...rest,
    probation: rest.probation.map(renamed),
    protected: rest.protected.map(renamed),
    pinned: rest.pinned.map(renamed)
  };
}
function consistentPool(pool, { byPath }, { protectedCap }) {
  const left = new Set(Object.keys(byPath));
  const taken = (paths) => paths.filter((path) => left.delete(path));
  const kept = {
    ...pool,
    pinned: taken(pool.pinned),
    protected: taken(pool.protected),
    probation: taken(pool.probation)
  };
  const missing = [...left].toSorted(
    (a, b) => compared(byPath[b]?.lastUsedAt ?? "", byPath[a]?.lastUsedAt ?? "") || compared(a, b)
  );
  const isProtected = (path) => isProtectedBy(byPath[path]?.useCount ?? 0);
  return capped(
    {
      ...kept,
      protected: [...kept.protected, ...missing.filter(isProtected)],
      probation: [...kept.probation, ...missing.filter((path) => !isProtected(path))]
    },
    protectedCap
  );
}
function isProtectedBy(useCount) {
  return useCount >= 2;
}
function isPooled(pool, path) {
  return pool.probation.includes(path) || pool.protected.includes(path) || pool.pinned.includes(path);
}
function capped(pool, cap) {
  if (pool.protected.length <= cap) return pool;
  return {
    ...pool,
    protected: pool.protected.slice(0, cap),
    probation: [...pool.protected.slice(cap), ...pool.probation]
  };
}
function compared(a, b) {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
// src/core/sources/ask-settings.ts
var count = (least, most) => (0, import_common4.int)().check((0, import_common4._gte)(least), (0, import_common4._lte)(most));
var ASK_VALUES = {
  debugMode: (0, import_common4.boolean)(),
  notebookId: (0, import_common4.nullable)((0, import_common4.string)().check((0, import_common4._minLength)(1), (0, import_common4._maxLength)(200))),
  /** How many notes are considered; at most the pool's target. */
  bm25TopN: count(1, 1e3),
  /** The least share of the best score. */
  bm25CutoffRatio: (0, import_common4.number)().check((0, import_common4._gte)(0), (0, import_common4._lte)(1)),
  /** How many are kept whatever their scores; at most `bm25TopN`. */
  bm25MinSourcesK: count(1, 1e3),
  bm25k1: (0, import_common4.number)().check((0, import_common4._gte)(0), (0, import_common4._lte)(100)),
  bm25b: (0, import_common4.number)().check((0, import_common4._gte)(0), (0, import_common4._lte)(1)),
  queryTimeoutSeconds: count(1, 3600),
  /** What the notebook holds at most. */
  maxSources: count(2, 1e5),
  /** How much of that is left free. */
  headroom: count(0, 99999),
  notebookTitle: (0, import_common4.string)().check((0, import_common4._trim)(), (0, import_common4._minLength)(1), (0, import_common4._maxLength)(200)),
  /** Folders, or patterns between slashes. */
  exclude: (0, import_common4.readonly)((0, import_common4.array)((0, import_common4.string)()))
};
var SETTINGS = (0, import_common4.object)(ASK_VALUES);
var MEANINGS = {
  debugMode: "true or false",
  notebookId: "the id of a notebook, or null",
  bm25TopN: "a whole number from 1",
  bm25CutoffRatio: "a number from 0 to 1",
  bm25MinSourcesK: "a whole number from 1",
  bm25k1: "a number from 0 to 100",
  bm25b: "a number from 0 to 1",
  queryTimeoutSeconds: "a whole number of seconds from 1 to 3600",
  maxSources: "a whole number from 2",
  headroom: "a whole number from 0",
  notebookTitle: "a title of 1 to 200 characters",
  exclude: "a list of folders"
};
var MEANING_OF = new Map(Object.entries(MEANINGS));
var ASK_DEFAULTS = {
  debugMode: false,
  notebookId: null,
  bm25TopN: 15,
  bm25CutoffRatio: 0.4,
  bm25MinSourcesK: 3,
  bm25k1: 1.2,
  bm25b: 0.75,
  queryTimeoutSeconds: 120,
  maxSources: 300,
  headroom: 10,
  notebookTitle: "Obsidian Vault Notebook",
  exclude: []
};
var ASK_NAMES = {
  topN: "bm25TopN",
  cutoffRatio: "bm25CutoffRatio",
  minK: "bm25MinSourcesK",
  k1: "bm25k1",
  b: "bm25b",
  timeoutSeconds: "queryTimeoutSeconds"
};
var LAYERS = [
  ["project", "the project\u2019s settings"],
  ["vault", "the vault\u2019s settings"],
  ["flags", "the options"]
];
function askSettings(layers) {
  const problems = [];
  const valid = LAYERS.map(([layer, place]) => validOf(givenOf(layer, layers[layer]), place, problems));
  const given = SETTINGS.safeParse(Object.assign({}, ASK_DEFAULTS, ...valid));
  return { settings: fitting(given.data ?? ASK_DEFAULTS, problems), problems };
}
function givenOf(layer, given) {
  const { notebookId: _, ...rest } = given;
  return layer === "vault" ? given : rest;
}
function validOf(given, place, problems) {
  const valid = {};
  for (const [name2, schema3] of Object.entries(ASK_VALUES)) {
    const value = Object.hasOwn(given, name2) ? given[name2] : void 0;
    if (value === void 0) continue;
    const read = schema3.safeParse(value);
    if (read.success) valid[name2] = read.data;
    else problems.push(`${name2} in ${place} must be ${MEANING_OF.get(name2)}; it is not used.`);
  }
  return valid;
}
function fitting(settings2, problems) {
  const lowered = (name2, value, most, what) => {
    if (value <= most) return value;
    problems.push(`${name2} is ${value}, more than ${what}: ${most} is used.`);
    return most;
  };
  const headroom = lowered("headroom", settings2.headroom, settings2.maxSources - 1, "maxSources leaves");
  const { target } = poolLimits({ ...settings2, headroom });
  const bm25TopN = lowered("bm25TopN", settings2.bm25TopN, target, "the notebook may hold");
  const bm25MinSourcesK = lowered("bm25MinSourcesK", settings2.bm25MinSourcesK, bm25TopN, "bm25TopN");
  return { ...settings2, headroom, bm25TopN, bm25MinSourcesK };
}

var import_common24 = require("./common.cjs");

var import_node_path8 = require("node:path");
var import_node_fs5 = require("node:fs");
var import_node_path9 = require("node:path");
// src/core/planning/execution/execution-plan.ts
function isOpen(summary2) {
  return summary2 === null || summary2 === "unproven";
}
var CHOICES = ["close", "again", "skip"];
// src/app/planning/worktrees/plan-runs.ts
var NONE = { record: null, begun: null, commits: [], extra: [], tree: null };
function readRuns(store, folder) {
  const file = (0, import_common2.readJson)(runsPath(store.project, folder), (0, import_common3.ownFile)(store.project));
  const parsed = schema2().safeParse(file.status === "ok" ? file.value : null);
  const plans = /* @__PURE__ */ Object.create(null);
  const none = { plans, kept: {}, taken: {} };
  if (!parsed.success) return none;
  const { runs, signature } = parsed.data;
  if (!(0, import_common24.verify)(store.key, signedText(store, folder, runs), signature)) return none;
  return { ...runs, plans: Object.assign(plans, runs.plans) };
}
function readPlanRun(store, { folder, plan }) {
  return readRuns(store, folder).plans[plan] ?? NONE;
}
function readTrees(store, folder) {
  const { plans } = readRuns(store, folder);
  return new Map(
    Object.entries(plans).flatMap(([id, { tree }]) => tree === null ? [] : [[id, tree]])
  );
}
async function changeRuns(store, folder, change) {
  if ((0, import_common11.openMswSubfolder)(store.project, "execution").status === "refused") return false;
  const path = runsPath(store.project, folder);
  const locked = await (0, import_common12.withLock)(path, () => {
    const runs = change(readRuns(store, folder));
    const signature = (0, import_common24.sign)(store.key, signedText(store, folder, runs));
    (0, import_common13.writeFileAtomic)(path, `${JSON.stringify({ version: 2, runs, signature }, null, 1)}
`);
  });
  return locked.status === "done";
}
function changeRun(store, { folder, plan }, change) {
  return changeRuns(store, folder, (runs) => {
    const run = runs.plans[plan] ?? NONE;
    return { ...runs, plans: { ...runs.plans, [plan]: { ...run, ...change(run) } } };
  });
}
function changeRecord(store, place, change) {
  return changeRun(store, place, ({ record: record2 }) => ({ record: change(record2) }));
}
function changeBeginning(store, place, change) {
  return changeRun(store, place, ({ begun }) => ({ begun: begun === null ? null : change(begun) }));
}
function changeTree(store, place, change) {
  return changeRun(store, place, ({ tree }) => ({ tree: change(tree) }));
}
async function withTrees({ project }, folder, work) {
  if ((0, import_common11.openMswSubfolder)(project, "execution").status === "refused") return null;
  const locked = await (0, import_common12.withLock)(`${runsPath(project, folder)}.work`, work, { waitMs: 4e4 });
  return locked.status === "done" ? locked.value : null;
}
function runsPath(project, folder) {
  const plain = folder.toLowerCase().replaceAll(/[^a-z0-9.-]/g, "-").replace(/^\.+/, "").slice(0, 80);
  return (0, import_node_path8.join)(project, ".msw", "execution", `${plain}.json`);
}
function signedText({ project }, folder, runs) {
  const { data } = schema2().safeParse({ runs, signature: "" });
  return JSON.stringify(["msw-execution-2", project, folder, data?.runs ?? {}]);
}
var schema2 = (0, import_common7.once)(() => {
  const marks = (0, import_common4.record)((0, import_common4.string)(), (0, import_common4.string)());
  const record2 = (0, import_common4.union)([
    (0, import_common4.object)({
      state: (0, import_common4.literal)("checkpoint"),
      checkpoint: (0, import_common4.object)({ type: (0, import_common4.string)(), task: (0, import_common4.nullable)((0, import_common4.number)()), text: (0, import_common4.string)() }),
      reached: (0, import_common4.number)(),
      answer: (0, import_common4.nullable)((0, import_common4.string)())
    }),
    (0, import_common4.object)({ state: (0, import_common4.literal)("halted"), reason: (0, import_common4.string)(), report: (0, import_common4.nullable)((0, import_common4.string)()) }),
    (0, import_common4.object)({ state: (0, import_common4.literal)("untrusted"), commands: (0, import_common4.array)((0, import_common4.string)()) }),
    (0, import_common4.object)({ state: (0, import_common4.literal)("resolved"), choice: (0, import_common4._enum)(CHOICES) })
  ]);
  const begun = (0, import_common4.object)({
    loop: (0, import_common4.string)(),
    at: (0, import_common4.number)(),
    base: (0, import_common4.nullable)((0, import_common4.string)()),
    ended: (0, import_common4.nullable)((0, import_common4.number)()),
    before: marks,
    rest: marks,
    touched: (0, import_common4.array)((0, import_common4.string)()),
    left: (0, import_common4.array)((0, import_common4.object)({ file: (0, import_common4.string)(), why: (0, import_common4.string)() })),
    proven: (0, import_common4.boolean)(),
    returned: (0, import_common4.number)(),
    refusal: (0, import_common4.nullable)((0, import_common4.string)())
  });
  const tree = (0, import_common4.object)({
    branch: (0, import_common4.string)(),
    /** The user's branch that it began on and is merged into. */
    onto: (0, import_common4.string)(),
    /** Path of the worktree while in use, relative to the project. */
    place: (0, import_common4.string)(),
    /** Path of the worktree while idle: absolute, outside the project. */
    aside: (0, import_common4.optional)((0, import_common4.string)()),
    /** Path of the project's folder in it, relative to the project. */
    root: (0, import_common4.string)(),
    /** Its executor was released at this commit with the whole plan done; it waits to be merged. */
    proven: (0, import_common4.nullable)(
      (0, import_common4.object)({
        head: (0, import_common4.string)(),
        loop: (0, import_common4.string)(),
        iterations: (0, import_common4.nullable)((0, import_common4.number)()),
        /** What its checks showed there. */
        verdict: (0, import_common4.optional)(
          (0, import_common4.object)({ verdict: (0, import_common4._enum)(["proven", "passed"]), reason: (0, import_common4.string)(), runs: (0, import_common4.string)() })
        )
      })
    ),
    /** Plans in combination with which it has failed; their commands now count as its own. */
    together: (0, import_common4.optional)((0, import_common4.array)((0, import_common4.string)()))
  });
  const run = (0, import_common4.object)({
    record: (0, import_common4.nullable)(record2),
    begun: (0, import_common4.nullable)(begun),
    commits: (0, import_common4.array)((0, import_common4.object)({ hash: (0, import_common4.string)(), task: (0, import_common4.number)() })),
    extra: (0, import_common4.array)((0, import_common4.object)({ task: (0, import_common4.number)(), file: (0, import_common4.string)() })),
    tree: (0, import_common4.nullable)(tree)
  });
  return (0, import_common4.object)({
    runs: (0, import_common4.object)({ plans: (0, import_common4.record)((0, import_common4.string)(), run), kept: marks, taken: marks }),
    signature: (0, import_common4.string)()
  });
});
// src/app/planning/worktrees/tree-places.ts
function treeRootOf(store, place) {
  const { tree } = readPlanRun(store, place);
  return tree === null ? store.project : treeRoot(store.project, tree);
}
function treePlace(project, { place, aside }) {
  const home = (0, import_node_path9.join)(project, place);
  return aside !== void 0 && !(0, import_node_fs5.existsSync)(home) && (0, import_node_fs5.existsSync)(aside) ? aside : home;
}
function shownPlace(project, tree) {
  const now = treePlace(project, tree);
  return now === (0, import_node_path9.join)(project, tree.place) ? tree.place : now;
}
function treeRoot(project, tree) {
  return (0, import_node_path9.join)(treePlace(project, tree), (0, import_node_path9.relative)(tree.place, tree.root));
}
function projectOfTree(folder) {
  const at = folder.indexOf(`${import_node_path9.sep}.msw${import_node_path9.sep}worktrees${import_node_path9.sep}`);
  return at === -1 ? folder : folder.slice(0, at);
}

var import_shared_core_failure_reading_line_pattern = require("./shared.core.failure.reading.line-pattern.cjs");

var import_node_path10 = require("node:path");
// src/app/diagnose/diagnose-plugins.ts
// src/app/diagnose/diagnose-check.ts
function fine(name2, detail) {
  return { name: name2, status: "ok", detail, fix: null };
}
function odd(name2, detail, fix) {
  return { name: name2, status: "warn", detail, fix };
}
function broken(name2, detail, fix) {
  return { name: name2, status: "fail", detail, fix };
}
// src/app/diagnose/diagnose-plugins.ts
function diagnoseVersion({ env }) {
  const name2 = "this plugin";
  const root = env.CLAUDE_PLUGIN_ROOT;
  if (!root) return fine(name2, `${import_shared_core_failure_reading_line_pattern.plugin_default.version}, run from outside a plugin folder`);
  const path = (0, import_node_path10.join)(root, ".claude-plugin", "plugin.json");
  const { version } = readFields(path);
  if (typeof version !== "string") return broken(name2, `${path} cannot be read`, "Install the plugin again.");
  if (version === import_shared_core_failure_reading_line_pattern.plugin_default.version) return fine(name2, `${version} in ${root}`);
  return broken(
    name2,
    `plugin.json says ${version}, but what runs was built as ${import_shared_core_failure_reading_line_pattern.plugin_default.version}`,
    "Update or install the plugin again: claude plugin update."
  );
}
function diagnoseDuplicates(workspace) {
  const name2 = "installation";
  const own = readInstalled(workspace).filter(({ id }) => id.startsWith("msw@"));
  const places = own.map(({ id, version }) => `${id} ${version}`).join(", ");
  if (new Set(own.map(({ id }) => id)).size > 1) {
    return odd(
      name2,
      `MSW is installed more than once: ${places}`,
      "Keep one: claude plugin uninstall NAME@MARKETPLACE."
    );
  }
  const off = own.find(({ id }) => disabledPlugins(workspace).has(id));
  if (off !== void 0) {
    return odd(name2, `${off.id} is installed but disabled`, `claude plugin enable ${off.id}`);
  }
  if (own.some(({ version }) => version !== import_shared_core_failure_reading_line_pattern.plugin_default.version && version !== "unknown")) {
    return odd(
      name2,
      `installed is ${places}, but ${import_shared_core_failure_reading_line_pattern.plugin_default.version} runs`,
      'Update with "claude plugin update", or drop --plugin-dir.'
    );
  }
  return fine(name2, own.length === 0 ? "not from a marketplace" : places);
}
function hasPlugin(workspace) {
  const disabled = disabledPlugins(workspace);
  return readInstalled(workspace).some(({ id }) => id.startsWith("msw@") && !disabled.has(id));
}
function diagnoseOtherHooks(workspace) {
  const name2 = "other Stop hooks";
  const settings2 = readClientSettings(workspace);
  const disabled = disabledPlugins(workspace);
  const plugins = readInstalled(workspace).filter(({ id, path }) => !id.startsWith("msw@") && !disabled.has(id) && path !== null && holdsStop(path)).map(({ id }) => id);
  const own = settings2.filter(({ value }) => hasStop(value.hooks)).map((file) => `the ${file.name}`);
  const all = [.../* @__PURE__ */ new Set([...plugins, ...own])];
  if (all.length === 0) return fine(name2, "none");
  return odd(name2, all.join(", "), "Disable them while a loop runs if both keep Claude from stopping.");
}
function disabledPlugins(workspace) {
  const wanted = new Map(
    readClientSettings(workspace).flatMap(({ value }) => Object.entries((0, import_common2.fieldsOf)(value.enabledPlugins)))
  );
  return new Set([...wanted].flatMap(([id, enabled]) => enabled === false ? [id] : []));
}
function readInstalled({ env, project }) {
  const { plugins } = readFields((0, import_node_path10.join)(clientFolder(env), "plugins", "installed_plugins.json"));
  return Object.entries((0, import_common2.fieldsOf)(plugins)).flatMap(
    ([id, entry]) => (Array.isArray(entry) ? entry : [entry]).map(import_common2.fieldsOf).filter(({ projectPath }) => typeof projectPath !== "string" || projectPath === project).map(({ version, installPath }) => ({
      id,
      version: typeof version === "string" ? version : "unknown",
      path: typeof installPath === "string" ? installPath : null
    }))
  );
}
function holdsStop(root) {
  const listed = readFields((0, import_node_path10.join)(root, "hooks", "hooks.json"));
  const inline = readFields((0, import_node_path10.join)(root, ".claude-plugin", "plugin.json"));
  return hasStop(listed.hooks) || hasStop(inline.hooks) || hasStop((0, import_common2.fieldsOf)(inline.hooks).hooks);
}
function readFields(path) {
  return (0, import_common2.fieldsIn)((0, import_common2.readJson)(path, import_common3.named));
}
function hasStop(hooks) {
  const { Stop: stop } = (0, import_common2.fieldsOf)(hooks);
  return Array.isArray(stop) && stop.length > 0;
}

var import_common25 = require("./common.cjs");

var import_node_fs6 = require("node:fs");
// src/adapters/files/file-mark.ts
var LARGEST2 = 8 * 1024 * 1024;
function fileMark(path) {
  try {
    const stat = (0, import_common16.lookAt)(path);
    if (stat === null) return "gone";
    if (stat.isSymbolicLink()) return `link ${(0, import_node_fs6.readlinkSync)(path)}`;
    if (!stat.isFile()) return "other";
    const file = stat.size > LARGEST2 ? null : (0, import_common25.readPlain)(path, { cap: LARGEST2, followsLink: false });
    return file?.status === "ok" ? contentMark(file.bytes) : `large ${stat.size} ${stat.mtimeMs}`;
  } catch {
    return "unknown";
  }
}
function contentMark(bytes) {
  return (0, import_common20.createHash)("sha256").update(bytes).digest("hex");
}

// src/app/route/chain-record.ts
function readChain(workspace, session) {
  const chain = chains.read(workspace, session);
  return chain?.project === workspace.project ? chain : null;
}
var chains = sessionRecord(
  "chains",
  (0, import_common7.once)(
    () => (0, import_common4.object)({
      session: (0, import_common4.string)(),
      project: (0, import_common4.string)(),
      startedAt: (0, import_common4.number)(),
      maxSteps: (0, import_common4.number)(),
      maxMinutes: (0, import_common4.number)(),
      steps: (0, import_common4.readonly)(
        (0, import_common4.array)(
          (0, import_common4.object)({
            at: (0, import_common4.number)(),
            phase: (0, import_common4.nullable)((0, import_common4.string)()),
            command: (0, import_common4.string)(),
            before: (0, import_common4.string)()
          })
        )
      )
    })
  )
);

// src/core/log/journal-event.ts
function readJournalEvent(line2) {
  const parsed = journalEvents().safeParse(line2);
  return parsed.success ? parsed.data : null;
}
var journalEvents = (0, import_common7.once)(() => {
  const text = (0, import_common4.string)();
  const count2 = (0, import_common4.number)();
  const listOf = (one) => (0, import_common4.readonly)((0, import_common4.array)(one));
  const shape = (event, fields) => (0, import_common4.object)({ event: (0, import_common4.literal)(event), ...fields });
  const loop = { loop: text, session: text };
  const rest = { ...loop, cause: text, reason: text };
  const check = (0, import_common4.object)({ name: text, command: text, origin: text });
  const result = (0, import_common4.object)({ name: text, outcome: text, exitCode: (0, import_common4.nullable)(count2), durationMs: count2 });
  const execution = (0, import_common4.object)({
    phase: text,
    folder: text,
    wave: (0, import_common4.nullable)(count2),
    gapsOnly: (0, import_common4.boolean)()
  });
  const plan = { ...loop, plan: text };
  const research = { research: text, topic: text, trouble: (0, import_common4.nullable)(text), report: (0, import_common4.nullable)(text) };
  const ofClass = { loop: text, class: text };
  const answer = { ...ofClass, guidance: text, answerHash: text };
  return (0, import_common4.discriminatedUnion)("event", [
    shape("route-chosen", {
      session: text,
      path: text,
      rule: (0, import_common4.nullable)(text),
      reason: text,
      command: (0, import_common4.nullable)(text),
      task: (0, import_common4.nullable)(text)
    }),
    shape("chain-ended", { session: text, steps: (0, import_common4.number)(), reason: text }),
    shape("command-typed", { session: text, command: text, words: text, told: (0, import_common4.nullable)(text) }),
    shape("called", {
      session: (0, import_common4.optional)(text),
      by: text,
      operation: text,
      words: text,
      outcome: text,
      told: (0, import_common4.nullable)(text)
    }),
    shape("loop-armed", {
      ...loop,
      checks: listOf(check),
      maxIterations: count2,
      baseline: (0, import_common4.optional)(text)
    }),
    shape("iteration-finished", {
      ...loop,
      iteration: count2,
      counted: (0, import_common4.boolean)(),
      strategy: text,
      breaker: text,
      change: (0, import_common4.nullable)(text),
      checks: listOf(result),
      failure: (0, import_common4.nullable)((0, import_common4.object)({ class: text, exact: text })),
      headline: (0, import_common4.optional)((0, import_common4.nullable)(text)),
      guidance: (0, import_common4.nullable)(text)
    }),
    shape("loop-paused", {
      ...loop,
      cause: (0, import_common4.optional)(text),
      reason: (0, import_common4.optional)(text),
      iteration: (0, import_common4.optional)(count2)
    }),
    shape("loop-resumed", { ...loop, rested: count2 }),
    shape("loop-parked", { ...loop, foundBy: text }),
    shape("loop-ended", {
      ...rest,
      iteration: count2,
      verdict: (0, import_common4.optional)(text),
      why: (0, import_common4.optional)(text)
    }),
    shape("loop-undone", { loop: text, target: text, files: count2, untouched: count2 }),
    shape("session-ended", { ...loop, iteration: count2 }),
    shape("hint-given", loop),
    shape("api-failure", { ...loop, error: text }),
    shape("foreign-loops-set-aside", { file: text, count: count2 }),
    shape("execution-armed", { ...loop, execution }),
    shape("checkpoint-reached", { ...plan, type: text, task: (0, import_common4.nullable)(count2) }),
    shape("plan-halted", { ...plan, reason: text }),
    shape("plan-done", {
      loop: text,
      plan: text,
      iterations: (0, import_common4.nullable)(count2),
      commit: (0, import_common4.object)({ status: text, hash: (0, import_common4.optional)(text), reason: (0, import_common4.optional)(text) }),
      verdict: (0, import_common4.optional)(text),
      reason: (0, import_common4.optional)(text)
    }),
    shape("tree-merged", { loop: text, plan: text, branch: text }),
    shape("tree-kept", { loop: text, plan: text, branch: text, reason: text }),
    shape("branch-switched", { phase: text, branch: text, from: text, created: (0, import_common4.boolean)() }),
    shape("plan-resolved", { loop: (0, import_common4.optional)(text), plan: text, what: text }),
    shape("untrusted-commands", { loop: (0, import_common4.optional)(text), plan: text, commands: listOf(text) }),
    shape("commands-trusted", { commands: listOf(text) }),
    // `loop` is the job's id: the results of its plans are recorded under it too.
    shape("job-queued", { loop: text, what: text }),
    shape("job-started", { loop: text }),
    shape("job-waiting", { loop: text, reason: text }),
    shape("job-ended", { loop: text, status: text, outcome: text }),
    shape("research-started", research),
    shape("research-stopped", research),
    shape("research-done", research),
    shape("notebook-asked", {
      loop: (0, import_common4.optional)(text),
      class: (0, import_common4.optional)(text),
      purpose: text,
      query: text,
      profile: (0, import_common4.nullable)(text),
      notebook: text,
      question: text,
      outcome: text,
      cost: count2
    }),
    shape("guidance-asked", {
      ...ofClass,
      job: text,
      notebook: text,
      question: text,
      followsUp: (0, import_common4.optional)(text)
    }),
    shape("fix-learned", { ...ofClass, fix: text }),
    shape("guidance-adopted", answer),
    shape("guidance-offered", { ...answer, rung: (0, import_common4.optional)(text), tokens: (0, import_common4.optional)(count2) }),
    shape("guidance-answered", { ...answer, job: text }),
    shape("guidance-refused", { ...ofClass, job: text, reason: text, text }),
    shape("guidance-forgotten", { guidance: text, back: (0, import_common4.boolean)() }),
    shape("guidance-judged", { loop: (0, import_common4.optional)(text), class: text, guidance: text, outcome: text })
  ]);
});

var import_common26 = require("./common.cjs");

// src/core/text/without-secrets.ts
function withoutSecrets(page) {
  return (0, import_common10.ours)((0, import_common26.redact)(page));
}

var import_common27 = require("./common.cjs");

// src/app/loop/control/show-history.ts
var ARMINGS = /* @__PURE__ */ new Set(["loop-armed", "execution-armed"]);
function showHistory(project, wanted) {
  const lines2 = (0, import_common27.readJournal)(project);
  const ids = [...new Set(lines2.flatMap(({ loop }) => loop === void 0 ? [] : [loop]))];
  const chosen = wanted === null ? newest(lines2, ids) : choose(ids, wanted);
  if (typeof chosen !== "string") return chosen;
  return { status: "ok", loop: chosen, lines: lines2.filter(({ loop }) => loop === chosen) };
}
function newest(lines2, ids) {
  const armed = lines2.findLast((line2) => ARMINGS.has(line2.event) && line2.loop !== void 0)?.loop;
  return armed ?? ids.at(-1) ?? refused2("This project has had no loop yet; /msw:loop starts one.");
}
function choose(ids, wanted) {
  const found = ids.filter((id) => id === wanted || id.startsWith(wanted));
  const [only, second] = found;
  if (only === void 0) {
    return refused2(
      `The journal of this project has no loop ${wanted.slice(0, 64)}; without an id the newest is shown.`
    );
  }
  if (second === void 0 || found.includes(wanted)) return found.includes(wanted) ? wanted : only;
  return refused2(`Several loops have ids that begin so: ${found.slice(0, 10).join(", ")}.`);
}
function refused2(reason) {
  return { status: "refused", reason };
}

var import_common28 = require("./common.cjs");

// src/app/checks/tell-on.ts
var TELL_EVERY_MS = 3e3;
var KEPT_BYTES = 16384;
function tellOn(name2, tell) {
  const started = (0, import_common28.monotonicMs)();
  let kept = Buffer.alloc(0);
  const timer = setInterval(() => {
    const seconds = Math.round(((0, import_common28.monotonicMs)() - started) / 1e3);
    const whole = kept.subarray(0, kept.lastIndexOf("\n") + 1).toString("utf8");
    const last = (0, import_common26.redact)(whole).trimEnd().split("\n").at(-1) ?? "";
    tell(`${name2} has been running for ${seconds} s${last === "" ? "" : `: ${(0, import_common22.plainLine)(last, 200)}`}`);
  }, TELL_EVERY_MS);
  return {
    heard: (chunk) => {
      kept = Buffer.concat([kept, chunk]).subarray(-KEPT_BYTES);
    },
    end: () => clearInterval(timer)
  };
}
