var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(t,e)=>{for(var r in e)__defProp(t,r,{get:e[r],enumerable:!0})},__copyProps=(t,e,r,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let n of __getOwnPropNames(e))!__hasOwnProp.call(t,n)&&n!==r&&__defProp(t,n,{get:()=>e[n],enumerable:!(a=__getOwnPropDesc(e,n))||a.enumerable});return t},__toCommonJS=t=>__copyProps(__defProp({},"__esModule",{value:!0}),t),stdin_exports={};__export(stdin_exports,{ASK_DEFAULTS:()=>ASK_DEFAULTS,ASK_NAMES:()=>ASK_NAMES,ASK_VALUES:()=>ASK_VALUES,CHOICES:()=>CHOICES,askSettings:()=>askSettings,chains:()=>chains,changeBeginning:()=>changeBeginning,changeRecord:()=>changeRecord,changeRun:()=>changeRun,changeRuns:()=>changeRuns,changeTree:()=>changeTree,consistentPool:()=>consistentPool,emptyPool:()=>emptyPool,forgetActivity:()=>forgetActivity,forgetLeftActivities:()=>forgetLeftActivities,inserted:()=>inserted,installStatusLine:()=>installStatusLine,isOpen:()=>isOpen,keepActivity:()=>keepActivity,pinned:()=>pinned,poolLimits:()=>poolLimits,projectOfTree:()=>projectOfTree,readActivities:()=>readActivities,readChain:()=>readChain,readInstalledLine:()=>readInstalledLine,readJournalEvent:()=>readJournalEvent,readPlanRun:()=>readPlanRun,readRuns:()=>readRuns,readTrees:()=>readTrees,removeStatusLine:()=>removeStatusLine,renamedInPool:()=>renamedInPool,runsPath:()=>runsPath,shownPlace:()=>shownPlace,touched:()=>touched,treePlace:()=>treePlace,treeRoot:()=>treeRoot,treeRootOf:()=>treeRootOf,unpinned:()=>unpinned,unpooled:()=>unpooled,vaultAround:()=>vaultAround,vaultRules:()=>vaultRules,victimOf:()=>victimOf,withTrees:()=>withTrees}),module.exports=__toCommonJS(stdin_exports);var import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs");
// src/core/sources/pool.ts
var emptyPool = { probation: [], protected: [], pinned: [] };
function poolLimits(settings) {
  const target = Math.max(1, settings.maxSources - settings.headroom);
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
var count = (least, most) => (0, import_adapters_loops_record_schemas.int)().check((0, import_adapters_loops_record_schemas._gte)(least), (0, import_adapters_loops_record_schemas._lte)(most));
var ASK_VALUES = {
  debugMode: (0, import_adapters_loops_record_schemas.boolean)(),
  notebookId: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._minLength)(1), (0, import_adapters_loops_record_schemas._maxLength)(200))),
  /** How many notes are considered; at most the pool's target. */
  bm25TopN: count(1, 1e3),
  /** The least share of the best score. */
  bm25CutoffRatio: (0, import_adapters_loops_record_schemas.number)().check((0, import_adapters_loops_record_schemas._gte)(0), (0, import_adapters_loops_record_schemas._lte)(1)),
  /** How many are kept whatever their scores; at most `bm25TopN`. */
  bm25MinSourcesK: count(1, 1e3),
  bm25k1: (0, import_adapters_loops_record_schemas.number)().check((0, import_adapters_loops_record_schemas._gte)(0), (0, import_adapters_loops_record_schemas._lte)(100)),
  bm25b: (0, import_adapters_loops_record_schemas.number)().check((0, import_adapters_loops_record_schemas._gte)(0), (0, import_adapters_loops_record_schemas._lte)(1)),
  queryTimeoutSeconds: count(1, 3600),
  /** What the notebook holds at most. */
  maxSources: count(2, 1e5),
  /** How much of that is left free. */
  headroom: count(0, 99999),
  notebookTitle: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._trim)(), (0, import_adapters_loops_record_schemas._minLength)(1), (0, import_adapters_loops_record_schemas._maxLength)(200)),
  /** Folders, or patterns between slashes. */
  exclude: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)()))
};
var SETTINGS = (0, import_adapters_loops_record_schemas.object)(ASK_VALUES);
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
  for (const [name, schema2] of Object.entries(ASK_VALUES)) {
    const value = Object.hasOwn(given, name) ? given[name] : void 0;
    if (value === void 0) continue;
    const read = schema2.safeParse(value);
    if (read.success) valid[name] = read.data;
    else problems.push(`${name} in ${place} must be ${MEANING_OF.get(name)}; it is not used.`);
  }
  return valid;
}
function fitting(settings, problems) {
  const lowered = (name, value, most, what) => {
    if (value <= most) return value;
    problems.push(`${name} is ${value}, more than ${what}: ${most} is used.`);
    return most;
  };
  const headroom = lowered("headroom", settings.headroom, settings.maxSources - 1, "maxSources leaves");
  const { target } = poolLimits({ ...settings, headroom });
  const bm25TopN = lowered("bm25TopN", settings.bm25TopN, target, "the notebook may hold");
  const bm25MinSourcesK = lowered("bm25MinSourcesK", settings.bm25MinSourcesK, bm25TopN, "bm25TopN");
  return { ...settings, headroom, bm25TopN, bm25MinSourcesK };
}

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/adapters/loops/live-activity.ts
var FOLDER = "activity";
var recordShape = (0, import_common6.once)(() => {
  const text = (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)());
  const activity = (0, import_adapters_loops_record_schemas.object)({
    ...{ session: (0, import_adapters_loops_record_schemas.string)(), folder: (0, import_adapters_loops_record_schemas.string)(), unit: text, tool: text, target: text, retry: text },
    ...{ since: (0, import_adapters_loops_record_schemas.number)(), tokensIn: (0, import_adapters_loops_record_schemas.number)(), tokensOut: (0, import_adapters_loops_record_schemas.number)(), cost: (0, import_adapters_loops_record_schemas.number)() },
    retries: (0, import_adapters_loops_record_schemas.number)()
  });
  return (0, import_adapters_loops_record_schemas.object)({ pid: (0, import_adapters_loops_record_schemas.number)(), activity });
});
function keepActivity(userFolder, run, activity) {
  try {
    (0, import_common2.makeFolder)((0, import_node_path.join)(userFolder, FOLDER), 448);
    const path = pathOf(userFolder, run, activity.session);
    (0, import_common.keepJson)(path, { pid: process.pid, activity }, { durable: false, mode: 384 });
  } catch {
  }
}
function forgetActivity(userFolder, run, session) {
  try {
    (0, import_node_fs.rmSync)(pathOf(userFolder, run, session), { force: true });
  } catch {
  }
}
function readActivities(userFolder, run, isAlive) {
  const place = (0, import_common5.privateFile)(userFolder);
  return (0, import_common4.namesIn)((0, import_node_path.join)(userFolder, FOLDER), place).filter((name) => name.startsWith(`${run}+`) && name.endsWith(".json")).toSorted().flatMap((name) => {
    const file = (0, import_common3.readJson)((0, import_node_path.join)(userFolder, FOLDER, name), place);
    const read = recordShape().safeParse(file.status === "ok" ? file.value : null);
    return read.success && isAlive(read.data.pid) ? [read.data.activity] : [];
  });
}
function forgetLeftActivities(userFolder, isAlive) {
  const place = (0, import_common5.privateFile)(userFolder);
  for (const name of (0, import_common4.namesIn)((0, import_node_path.join)(userFolder, FOLDER), place)) {
    const path = (0, import_node_path.join)(userFolder, FOLDER, name);
    const file = (0, import_common3.readJson)(path, place);
    const read = recordShape().safeParse(file.status === "ok" ? file.value : null);
    if (file.status !== "missing" && !(read.success && isAlive(read.data.pid))) (0, import_node_fs.rmSync)(path, { force: true });
  }
}
function pathOf(userFolder, run, session) {
  return (0, import_node_path.join)(userFolder, FOLDER, `${run}+${session}.json`);
}

var import_common7 = require("./common.cjs");

var import_common8 = require("./common.cjs");

var import_common9 = require("./common.cjs");

var import_common10 = require("./common.cjs");

var import_node_path2 = require("node:path");
var import_node_fs2 = require("node:fs");
var import_node_path3 = require("node:path");
// src/core/planning/execution/execution-plan.ts
function isOpen(summary) {
  return summary === null || summary === "unproven";
}
var CHOICES = ["close", "again", "skip"];
// src/app/planning/worktrees/plan-runs.ts
var NONE = { record: null, begun: null, commits: [], extra: [], tree: null };
function readRuns(store, folder) {
  const file = (0, import_common3.readJson)(runsPath(store.project, folder), (0, import_common5.ownFile)(store.project));
  const parsed = schema().safeParse(file.status === "ok" ? file.value : null);
  const plans = /* @__PURE__ */ Object.create(null);
  const none = { plans, kept: {}, taken: {} };
  if (!parsed.success) return none;
  const { runs, signature } = parsed.data;
  if (!(0, import_common7.verify$2)(store.key, signedText(store, folder, runs), signature)) return none;
  return { ...runs, plans: Object.assign(plans, runs.plans) };
}
function readPlanRun(store, { folder, id }) {
  return readRuns(store, folder).plans[id] ?? NONE;
}
function readTrees(store, folder) {
  const { plans } = readRuns(store, folder);
  return new Map(
    Object.entries(plans).flatMap(([id, { tree }]) => tree === null ? [] : [[id, tree]])
  );
}
async function changeRuns(store, folder, change) {
  if ((0, import_common8.openMswSubfolder)(store.project, "execution").status === "refused") return false;
  const path = runsPath(store.project, folder);
  const locked = await (0, import_common9.withLock)(path, () => {
    const runs = change(readRuns(store, folder));
    const signature = (0, import_common7.sign$2)(store.key, signedText(store, folder, runs));
    (0, import_common10.writeFileAtomic)(path, `${JSON.stringify({ version: 2, runs, signature }, null, 1)}
`);
  });
  return locked.status === "done";
}
function changeRun(store, { folder, id }, change) {
  return changeRuns(store, folder, (runs) => {
    const run = runs.plans[id] ?? NONE;
    return { ...runs, plans: { ...runs.plans, [id]: { ...run, ...change(run) } } };
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
  if ((0, import_common8.openMswSubfolder)(project, "execution").status === "refused") return null;
  const locked = await (0, import_common9.withLock)(`${runsPath(project, folder)}.work`, work, { waitMs: 4e4 });
  return locked.status === "done" ? locked.value : null;
}
function runsPath(project, folder) {
  const plain = folder.toLowerCase().replaceAll(/[^a-z0-9.-]/g, "-").replace(/^\.+/, "").slice(0, 80);
  return (0, import_node_path2.join)(project, ".msw", "execution", `${plain}.json`);
}
function signedText({ project }, folder, runs) {
  const { data } = schema().safeParse({ runs, signature: "" });
  return JSON.stringify(["msw-execution-2", project, folder, data?.runs ?? {}]);
}
var schema = (0, import_common6.once)(() => {
  const marks = (0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), (0, import_adapters_loops_record_schemas.string)());
  const record2 = (0, import_adapters_loops_record_schemas.union)([
    (0, import_adapters_loops_record_schemas.object)({
      state: (0, import_adapters_loops_record_schemas.literal)("checkpoint"),
      checkpoint: (0, import_adapters_loops_record_schemas.object)({ type: (0, import_adapters_loops_record_schemas.string)(), task: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.number)()), text: (0, import_adapters_loops_record_schemas.string)() }),
      reached: (0, import_adapters_loops_record_schemas.number)(),
      answer: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)())
    }),
    (0, import_adapters_loops_record_schemas.object)({ state: (0, import_adapters_loops_record_schemas.literal)("halted"), reason: (0, import_adapters_loops_record_schemas.string)(), report: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()) }),
    (0, import_adapters_loops_record_schemas.object)({ state: (0, import_adapters_loops_record_schemas.literal)("untrusted"), commands: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)()) }),
    (0, import_adapters_loops_record_schemas.object)({ state: (0, import_adapters_loops_record_schemas.literal)("resolved"), choice: (0, import_adapters_loops_record_schemas._enum)(CHOICES) })
  ]);
  const begun = (0, import_adapters_loops_record_schemas.object)({
    loop: (0, import_adapters_loops_record_schemas.string)(),
    at: (0, import_adapters_loops_record_schemas.number)(),
    base: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
    ended: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.number)()),
    before: marks,
    rest: marks,
    /** Nobody reads it; an older record's signature covers it. */
    touched: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)())),
    left: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.object)({ file: (0, import_adapters_loops_record_schemas.string)(), why: (0, import_adapters_loops_record_schemas.string)() })),
    proven: (0, import_adapters_loops_record_schemas.boolean)(),
    returned: (0, import_adapters_loops_record_schemas.number)(),
    refusal: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)())
  });
  const tree = (0, import_adapters_loops_record_schemas.object)({
    branch: (0, import_adapters_loops_record_schemas.string)(),
    /** The user's branch that it began on and is merged into. */
    onto: (0, import_adapters_loops_record_schemas.string)(),
    /** Path of the worktree while in use, relative to the project. */
    place: (0, import_adapters_loops_record_schemas.string)(),
    /** Path of the worktree while idle: absolute, outside the project. */
    aside: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.string)()),
    /** Path of the project's folder in it, relative to the project. */
    root: (0, import_adapters_loops_record_schemas.string)(),
    /** Its executor was released at this commit with the whole plan done; it waits to be merged. */
    proven: (0, import_adapters_loops_record_schemas.nullable)(
      (0, import_adapters_loops_record_schemas.object)({
        head: (0, import_adapters_loops_record_schemas.string)(),
        loop: (0, import_adapters_loops_record_schemas.string)(),
        iterations: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.number)()),
        /** What its checks showed there. */
        verdict: (0, import_adapters_loops_record_schemas.optional)(
          (0, import_adapters_loops_record_schemas.object)({ verdict: (0, import_adapters_loops_record_schemas._enum)(["proven", "passed"]), reason: (0, import_adapters_loops_record_schemas.string)(), runs: (0, import_adapters_loops_record_schemas.string)() })
        )
      })
    ),
    /** Plans in combination with which it has failed; their commands now count as its own. */
    together: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)()))
  });
  const run = (0, import_adapters_loops_record_schemas.object)({
    record: (0, import_adapters_loops_record_schemas.nullable)(record2),
    begun: (0, import_adapters_loops_record_schemas.nullable)(begun),
    commits: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.object)({ hash: (0, import_adapters_loops_record_schemas.string)(), task: (0, import_adapters_loops_record_schemas.number)() })),
    extra: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.object)({ task: (0, import_adapters_loops_record_schemas.number)(), file: (0, import_adapters_loops_record_schemas.string)() })),
    tree: (0, import_adapters_loops_record_schemas.nullable)(tree)
  });
  return (0, import_adapters_loops_record_schemas.object)({
    runs: (0, import_adapters_loops_record_schemas.object)({ plans: (0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), run), kept: marks, taken: marks }),
    signature: (0, import_adapters_loops_record_schemas.string)()
  });
});
// src/app/planning/worktrees/tree-places.ts
function treeRootOf(store, place) {
  const { tree } = readPlanRun(store, place);
  return tree === null ? store.project : treeRoot(store.project, tree);
}
function treePlace(project, { place, aside }) {
  const home = (0, import_node_path3.join)(project, place);
  return aside !== void 0 && !(0, import_node_fs2.existsSync)(home) && (0, import_node_fs2.existsSync)(aside) ? aside : home;
}
function shownPlace(project, tree) {
  const now = treePlace(project, tree);
  return now === (0, import_node_path3.join)(project, tree.place) ? tree.place : now;
}
function treeRoot(project, tree) {
  return (0, import_node_path3.join)(treePlace(project, tree), (0, import_node_path3.relative)(tree.place, tree.root));
}
function projectOfTree(folder, { MSW_TREE_FROM: from, MSW_TREE_TO: to } = {}) {
  if (from && to && `${folder}${import_node_path3.sep}`.startsWith(`${to}${import_node_path3.sep}`)) return `${from}${folder.slice(to.length)}`;
  const at = folder.indexOf(`${import_node_path3.sep}.msw${import_node_path3.sep}worktrees${import_node_path3.sep}`);
  return at === -1 ? folder : folder.slice(0, at);
}

var import_node_path4 = require("node:path");
// src/adapters/documents/vault-rules.ts
var CONFIG = ".obsidian";
var LARGEST = 4 * 1024 * 1024;
function vaultRules(root, configDir = CONFIG) {
  const unread = [];
  const read = (path, schema2) => {
    const file = (0, import_common3.readJson)((0, import_node_path4.join)(root, configDir, path), import_common5.named, LARGEST);
    if (file.status === "missing") return null;
    const checked = file.status === "ok" ? schema2.safeParse(file.value) : null;
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
var APP = (0, import_adapters_loops_record_schemas.object)({ userIgnoreFilters: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.unknown)())) });
var TEMPLATES = (0, import_adapters_loops_record_schemas.object)({ folder: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()) });
var TEMPLATER = (0, import_adapters_loops_record_schemas.object)({ templates_folder: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()) });
function vaultAround(folder) {
  for (let path = folder; ; path = (0, import_node_path4.dirname)(path)) {
    if ((0, import_common4.isFolder)((0, import_node_path4.join)(path, CONFIG))) return path;
    if ((0, import_node_path4.dirname)(path) === path) return null;
  }
}

var import_shared_core_snapshots_undo_text = require("./shared.core.snapshots.undo-text.cjs");

var import_common11 = require("./common.cjs");

var import_common12 = require("./common.cjs");

var import_node_fs3 = require("node:fs");
var import_node_path5 = require("node:path");
var import_node_fs4 = require("node:fs");
var import_node_path6 = require("node:path");
// src/app/status-line/install-status-line.ts
// src/adapters/user/status-line-store.ts
var shape = (0, import_common6.once)(
  () => (0, import_adapters_loops_record_schemas.object)({
    /** The settings file that was changed. */
    settings: (0, import_adapters_loops_record_schemas.string)(),
    /** Byte for byte; null when the file did not exist. */
    before: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
    after: (0, import_adapters_loops_record_schemas.string)(),
    /** The command whose line stays above; null for none. */
    chained: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)())
  })
);
function statusLineProgram(userFolder) {
  return (0, import_node_path6.join)(folderOf(userFolder), "status-line.mjs");
}
function readInstalledLine(userFolder) {
  const file = (0, import_common3.readJson)((0, import_node_path6.join)(folderOf(userFolder), "installed.json"), (0, import_common5.privateFile)(userFolder));
  const parsed = file.status === "ok" ? shape().safeParse(file.value) : null;
  return parsed?.success ? parsed.data : null;
}
function keepProgram(userFolder, program) {
  (0, import_common2.makeFolder)(folderOf(userFolder), 448);
  (0, import_common10.writeFileAtomic)(statusLineProgram(userFolder), program, { mode: 384 });
}
function keepInstalledLine(userFolder, line) {
  const path = (0, import_node_path6.join)(folderOf(userFolder), "installed.json");
  (0, import_common10.writeFileAtomic)(path, `${JSON.stringify(line, null, 2)}
`, { mode: 384 });
}
function forgetStatusLine(userFolder) {
  (0, import_node_fs4.rmSync)(folderOf(userFolder), { recursive: true, force: true });
}
function folderOf(userFolder) {
  return (0, import_node_path6.join)(userFolder, "status-line");
}
// src/app/status-line/install-status-line.ts
function installStatusLine(workspace, program, doIt) {
  const { userFolder } = workspace;
  const settings = openSettings(workspace);
  if ("status" in settings) return settings;
  const quoted = (0, import_common11.quoteArgument)(statusLineProgram(userFolder), process.platform === "win32");
  if (quoted === null)
    return refused(`The path ${statusLineProgram(userFolder)} cannot be part of a command: set MSW_HOME.`);
  const command = `node ${quoted}`;
  const { path, text, value } = settings;
  const current = (0, import_common3.fieldsOf)(value.statusLine);
  const installed = current.command === command ? readInstalledLine(userFolder) : null;
  if (current.command === command && (installed === null || current.refreshInterval !== void 0)) {
    if (doIt) keepProgram(userFolder, program);
    const chained = installed?.chained ?? null;
    const message2 = "It is there already.";
    return ok({ changed: false, planned: false, settings: path, chained, message: message2 });
  }
  const statusLine = { refreshInterval: REFRESH_SECONDS, ...current, type: "command", command };
  const after = written({ ...value, statusLine }, text);
  const line = installed === null ? firstLine(settings, after) : updatedLine(settings, after, installed);
  if (doIt) {
    keepProgram(userFolder, program);
    keepInstalledLine(userFolder, line);
    (0, import_common2.makeFolder)((0, import_node_path5.dirname)(path));
    (0, import_common10.writeFileAtomic)(path, after);
  }
  const what = installed === null ? `shows MSW\u2019s line${below2(line)}` : `draws MSW\u2019s line every ${REFRESH_SECONDS} seconds`;
  const message = `Claude Code ${what} (${path}).`;
  return ok({ changed: doIt, planned: !doIt, settings: path, chained: line.chained, message });
}
function below2({ chained }) {
  return chained === null ? "" : ` below that of ${chained}`;
}
function firstLine({ path, text, value }, after) {
  const { command } = (0, import_common3.fieldsOf)(value.statusLine);
  const chained = typeof command === "string" ? command : null;
  return { settings: path, before: text, after, chained };
}
function updatedLine({ text }, after, installed) {
  return text === installed.after ? { ...installed, after } : installed;
}
var REFRESH_SECONDS = 2;
function removeStatusLine(workspace, doIt) {
  const { userFolder } = workspace;
  const installed = readInstalledLine(userFolder);
  if (installed === null) return refused("MSW\u2019s status line is not installed.");
  const settings = openSettings(workspace);
  if ("status" in settings) return settings;
  if (doIt) {
    if (settings.path === installed.settings) takeBack(settings, installed);
    forgetStatusLine(userFolder);
  }
  const { chained } = installed;
  const message = chained === null ? "The status line is as it was." : `The status line is that of ${chained} again.`;
  return ok({ changed: doIt, planned: !doIt, settings: settings.path, chained, message });
}
function openSettings({ env }) {
  const path = throughLinks((0, import_node_path5.join)((0, import_shared_core_snapshots_undo_text.clientFolder)(env), "settings.json"));
  const file = (0, import_common12.readText)(path, import_common5.named);
  if (file.status === "missing") return { path, text: null, value: {} };
  const parsed = file.status === "ok" ? (0, import_common3.parseJson)(file.text) : null;
  if (file.status !== "ok" || parsed?.status !== "ok")
    return refused(`${path} cannot be read as JSON: fix it first, then try again.`);
  return { path, text: file.text, value: (0, import_common3.fieldsOf)(parsed.value) };
}
function takeBack({ path, text, value }, { before, after }) {
  if (text === after && before === null) (0, import_node_fs3.rmSync)(path);
  else if (text === after && before !== null) (0, import_common10.writeFileAtomic)(path, before);
  else {
    const { statusLine: _, ...rest } = value;
    const old = before === null ? void 0 : (0, import_common3.fieldsIn)((0, import_common3.parseJson)(before)).statusLine;
    (0, import_common10.writeFileAtomic)(path, written(old === void 0 ? rest : { ...rest, statusLine: old }, text));
  }
}
function written(value, text) {
  const indent = /^[{[]\r?\n([ \t]+)/.exec(text ?? "")?.[1] ?? 2;
  return `${JSON.stringify(value, null, indent)}
`;
}
function throughLinks(path) {
  try {
    return import_node_fs3.realpathSync.native(path);
  } catch {
    return path;
  }
}
function ok(change) {
  return { status: "ok", change };
}
function refused(reason) {
  return { status: "refused", reason };
}

var import_shared_core_snapshots_undo_text2 = require("./shared.core.snapshots.undo-text.cjs");

// src/app/route/chain-record.ts
function readChain(workspace, session) {
  const chain = chains.read(workspace, session);
  return chain?.project === workspace.project ? chain : null;
}
var chains = (0, import_shared_core_snapshots_undo_text2.sessionRecord)(
  "chains",
  (0, import_common6.once)(
    () => (0, import_adapters_loops_record_schemas.object)({
      session: (0, import_adapters_loops_record_schemas.string)(),
      project: (0, import_adapters_loops_record_schemas.string)(),
      startedAt: (0, import_adapters_loops_record_schemas.number)(),
      maxSteps: (0, import_adapters_loops_record_schemas.number)(),
      maxMinutes: (0, import_adapters_loops_record_schemas.number)(),
      steps: (0, import_adapters_loops_record_schemas.readonly)(
        (0, import_adapters_loops_record_schemas.array)(
          (0, import_adapters_loops_record_schemas.object)({
            at: (0, import_adapters_loops_record_schemas.number)(),
            phase: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
            command: (0, import_adapters_loops_record_schemas.string)(),
            before: (0, import_adapters_loops_record_schemas.string)()
          })
        )
      )
    })
  )
);

// src/core/log/journal-event.ts
function readJournalEvent(line) {
  const parsed = journalEvents().safeParse(line);
  return parsed.success ? parsed.data : null;
}
var journalEvents = (0, import_common6.once)(() => {
  const text = (0, import_adapters_loops_record_schemas.string)();
  const count2 = (0, import_adapters_loops_record_schemas.number)();
  const listOf = (one) => (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)(one));
  const shape2 = (event, fields) => (0, import_adapters_loops_record_schemas.object)({ event: (0, import_adapters_loops_record_schemas.literal)(event), ...fields });
  const loop = { loop: text, session: text };
  const rest = { ...loop, cause: text, reason: text };
  const check = (0, import_adapters_loops_record_schemas.object)({ name: text, command: text, origin: text });
  const result = (0, import_adapters_loops_record_schemas.object)({ name: text, outcome: text, exitCode: (0, import_adapters_loops_record_schemas.nullable)(count2), durationMs: count2 });
  const execution = (0, import_adapters_loops_record_schemas.object)({
    phase: text,
    folder: text,
    wave: (0, import_adapters_loops_record_schemas.nullable)(count2),
    gapsOnly: (0, import_adapters_loops_record_schemas.boolean)()
  });
  const plan = { ...loop, plan: text };
  const research = { research: text, topic: text, trouble: (0, import_adapters_loops_record_schemas.nullable)(text), report: (0, import_adapters_loops_record_schemas.nullable)(text) };
  const ofClass = { loop: text, class: text };
  const answer = { ...ofClass, guidance: text, answerHash: text };
  return (0, import_adapters_loops_record_schemas.discriminatedUnion)("event", [
    shape2("route-chosen", {
      session: text,
      path: text,
      rule: (0, import_adapters_loops_record_schemas.nullable)(text),
      reason: text,
      command: (0, import_adapters_loops_record_schemas.nullable)(text),
      task: (0, import_adapters_loops_record_schemas.nullable)(text)
    }),
    shape2("chain-ended", { session: text, steps: (0, import_adapters_loops_record_schemas.number)(), reason: text }),
    shape2("command-typed", { session: text, command: text, words: text, told: (0, import_adapters_loops_record_schemas.nullable)(text) }),
    shape2("called", {
      session: (0, import_adapters_loops_record_schemas.optional)(text),
      by: text,
      operation: text,
      words: text,
      outcome: text,
      told: (0, import_adapters_loops_record_schemas.nullable)(text)
    }),
    shape2("loop-armed", {
      ...loop,
      checks: listOf(check),
      maxIterations: count2,
      baseline: (0, import_adapters_loops_record_schemas.optional)(text)
    }),
    shape2("iteration-finished", {
      ...loop,
      iteration: count2,
      counted: (0, import_adapters_loops_record_schemas.boolean)(),
      strategy: text,
      breaker: text,
      change: (0, import_adapters_loops_record_schemas.nullable)(text),
      checks: listOf(result),
      failure: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.object)({ class: text, exact: text })),
      headline: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.nullable)(text)),
      guidance: (0, import_adapters_loops_record_schemas.nullable)(text)
    }),
    shape2("loop-paused", {
      ...loop,
      cause: (0, import_adapters_loops_record_schemas.optional)(text),
      reason: (0, import_adapters_loops_record_schemas.optional)(text),
      iteration: (0, import_adapters_loops_record_schemas.optional)(count2)
    }),
    shape2("loop-resumed", { ...loop, rested: count2 }),
    shape2("loop-parked", { ...loop, foundBy: text }),
    shape2("loop-ended", {
      ...rest,
      iteration: count2,
      verdict: (0, import_adapters_loops_record_schemas.optional)(text),
      why: (0, import_adapters_loops_record_schemas.optional)(text)
    }),
    shape2("loop-undone", { loop: text, target: text, files: count2, untouched: count2 }),
    shape2("session-ended", { ...loop, iteration: count2 }),
    shape2("hint-given", loop),
    shape2("api-failure", { ...loop, error: text }),
    shape2("foreign-loops-set-aside", { file: text, count: count2 }),
    shape2("execution-armed", { ...loop, execution }),
    shape2("checkpoint-reached", { ...plan, type: text, task: (0, import_adapters_loops_record_schemas.nullable)(count2) }),
    shape2("plan-halted", { ...plan, reason: text }),
    shape2("plan-done", {
      loop: text,
      plan: text,
      iterations: (0, import_adapters_loops_record_schemas.nullable)(count2),
      commit: (0, import_adapters_loops_record_schemas.object)({ status: text, hash: (0, import_adapters_loops_record_schemas.optional)(text), reason: (0, import_adapters_loops_record_schemas.optional)(text) }),
      verdict: (0, import_adapters_loops_record_schemas.optional)(text),
      reason: (0, import_adapters_loops_record_schemas.optional)(text)
    }),
    shape2("tree-merged", { loop: text, plan: text, branch: text }),
    shape2("tree-kept", { loop: text, plan: text, branch: text, reason: text }),
    shape2("branch-switched", { phase: text, branch: text, from: text, created: (0, import_adapters_loops_record_schemas.boolean)() }),
    shape2("plan-resolved", { loop: (0, import_adapters_loops_record_schemas.optional)(text), plan: text, what: text }),
    shape2("untrusted-commands", { loop: (0, import_adapters_loops_record_schemas.optional)(text), plan: text, commands: listOf(text) }),
    shape2("commands-trusted", { commands: listOf(text) }),
    // `loop` is the job's id: the results of its plans are recorded under it too.
    shape2("job-queued", { loop: text, what: text }),
    shape2("job-started", { loop: text }),
    shape2("job-waiting", { loop: text, reason: text }),
    shape2("job-ended", { loop: text, status: text, outcome: text }),
    shape2("research-started", research),
    shape2("research-stopped", research),
    shape2("research-done", research),
    shape2("notebook-asked", {
      loop: (0, import_adapters_loops_record_schemas.optional)(text),
      class: (0, import_adapters_loops_record_schemas.optional)(text),
      purpose: text,
      query: text,
      profile: (0, import_adapters_loops_record_schemas.nullable)(text),
      notebook: text,
      question: text,
      outcome: text,
      cost: count2
    }),
    shape2("guidance-asked", {
      ...ofClass,
      job: text,
      notebook: text,
      question: text,
      followsUp: (0, import_adapters_loops_record_schemas.optional)(text)
    }),
    shape2("fix-learned", { ...ofClass, fix: text }),
    shape2("guidance-adopted", answer),
    shape2("guidance-offered", { ...answer, rung: (0, import_adapters_loops_record_schemas.optional)(text), tokens: (0, import_adapters_loops_record_schemas.optional)(count2) }),
    shape2("guidance-answered", { ...answer, job: text }),
    shape2("guidance-refused", { ...ofClass, job: text, reason: text, text }),
    shape2("guidance-forgotten", { guidance: text, back: (0, import_adapters_loops_record_schemas.boolean)() }),
    shape2("guidance-judged", { loop: (0, import_adapters_loops_record_schemas.optional)(text), class: text, guidance: text, outcome: text })
  ]);
});
