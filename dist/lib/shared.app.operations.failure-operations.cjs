var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,r)=>{for(var a in r)__defProp(e,a,{get:r[a],enumerable:!0})},__copyProps=(e,r,a,n)=>{if(r&&typeof r=="object"||typeof r=="function")for(let t of __getOwnPropNames(r))!__hasOwnProp.call(e,t)&&t!==a&&__defProp(e,t,{get:()=>r[t],enumerable:!(n=__getOwnPropDesc(r,t))||n.enumerable});return e},__toESM=(e,r,a)=>(a=e!=null?__create(__getProtoOf(e)):{},__copyProps(r||!e||!e.__esModule?__defProp(a,"default",{value:e,enumerable:!0}):a,e)),__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{addDocuments:()=>addDocuments,documentAt:()=>documentAt,documentOf:()=>documentOf,documentsToAdd:()=>documentsToAdd,explainPrinted:()=>explainPrinted,failureFields:()=>failureFields,failureOperations:()=>failureOperations,failureShape:()=>failureShape,installedPassages:()=>installedPassages,renderExplainedFailure:()=>renderExplainedFailure}),module.exports=__toCommonJS(stdin_exports);var import_app_retrieval_document_passages=require("./app.retrieval.document-passages.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_common=require("./common.cjs"),import_node_path=require("node:path");
// src/app/retrieval/installed-passages.ts
var BAR = { floor: 5.4, most: 3 };
async function installedPassages(request) {
  const { failure, output, now, deadlineMs } = request;
  const start = now();
  const isLate = () => now() - start > deadlineMs;
  const root = (0, import_common.realPath)(request.root);
  const { path: path2, text: text2 } = (0, import_app_guidance_step_guidance.ownFileOf)(failure, root);
  const from = path2 === "" ? root : (0, import_node_path.dirname)((0, import_node_path.join)(root, path2));
  const clues = (0, import_app_retrieval_document_passages.failureClues)(failure, output);
  const found = [];
  for (const { ecosystem, name, isNamed } of (0, import_app_guidance_step_guidance.packageMentions)(failure, output, { path: path2, text: text2 })) {
    if (isLate()) break;
    const installed = (0, import_app_guidance_step_guidance.findInstalled)(name, ecosystem, { root, from, output });
    if (installed === null) continue;
    const own = cluesFor(clues, installed);
    if (own.anchors.length + own.words.length === 0) continue;
    const all = piecesOf(installed, own, isLate);
    found.push(...(0, import_app_retrieval_document_passages.passagesOf)(all, own, rarityAmong(all), isNamed ? BAR : { ...BAR, floor: BAR.floor + 0.8 }));
  }
  return found.sort((one, other) => other.score - one.score).slice(0, BAR.most);
}
var IN_PACKAGE = 3;
function cluesFor(clues, { name }) {
  const plain = name.toLowerCase();
  const anchors = clues.anchors.filter(({ text: text2, kind }) => kind !== "file" && text2.toLowerCase() !== plain).map((one) => one.isExact === true ? { ...one, weight: IN_PACKAGE, isExact: false } : one);
  return { ...clues, anchors };
}
function piecesOf(installed, clues, isLate) {
  return installed.prose.filter((path2) => !(0, import_app_retrieval_document_passages.isChangeLog)(path2)).flatMap((path2) => {
    const text2 = isLate() ? "" : (0, import_app_guidance_step_guidance.readPackageFile)(installed, path2) ?? "";
    return (0, import_app_retrieval_document_passages.piecesOfText)({ name: labelOf(installed, path2), text: text2 }, clues);
  });
}
function labelOf({ name, version, folders: [from = ""] }, path2) {
  const way = (0, import_node_path.relative)(from, path2).split(import_node_path.sep);
  return `${name}@${version} ${way.filter((part2) => part2 !== "..").join("/")}`;
}
function rarityAmong(pieces) {
  const known = /* @__PURE__ */ new Map();
  return (text2) => {
    const found = known.get(text2);
    if (found !== void 0) return found;
    const lower = text2.toLowerCase();
    const having = pieces.filter(({ section }) => section.text.toLowerCase().includes(lower)).length;
    const share = having / Math.max(pieces.length, FEW);
    const rarity = share <= 0.1 ? 1 : Math.max(0.2, 1 - (share - 0.1) * 3);
    known.set(text2, rarity);
    return rarity;
  };
}
var FEW = 20;

var import_app_retrieval_document_passages2 = require("./app.retrieval.document-passages.cjs");

var import_shared_app_retrieval_explained_passages = require("./shared.app.retrieval.explained-passages.cjs");

var import_shared_core_planning_phases_plan_format = require("./shared.core.planning.phases.plan-format.cjs");

var import_app_loop_judge_check = require("./app.loop.judge-check.cjs");

var import_app_loop_judge_check2 = require("./app.loop.judge-check.cjs");

var import_app_loop_judge_check3 = require("./app.loop.judge-check.cjs");

var import_app_loop_judge_check4 = require("./app.loop.judge-check.cjs");

var import_shared_core_snapshots_undo_text = require("./shared.core.snapshots.undo-text.cjs");

var import_common2 = require("./common.cjs");

var import_app_loop_judge_check5 = require("./app.loop.judge-check.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_common3 = require("./common.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_app_loop_conclude_turn2 = require("./app.loop.conclude-turn.cjs");

var import_common6 = require("./common.cjs");

var import_common7 = require("./common.cjs");

var import_common8 = require("./common.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_shared_core_snapshots_undo_text2 = require("./shared.core.snapshots.undo-text.cjs");

var import_common9 = require("./common.cjs");

var import_common10 = require("./common.cjs");

var import_common11 = require("./common.cjs");

var import_common12 = require("./common.cjs");

var import_node_fs = require("node:fs");
var import_node_os = require("node:os");
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
  const reading = (0, import_app_loop_judge_check.readOutput)(raw, context);
  const failure = (0, import_app_loop_judge_check.canonicalise)(raw, context);
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
  const silent = (0, import_app_loop_judge_check4.noiseReasons)(lines);
  const begins = new Map(found.map(({ finding, tool }) => [finding.line, tool]));
  return lines.flatMap((text2, at) => {
    if (text2.trim() === "") return [];
    const line = { line: at + 1, text: text2 };
    const tool = begins.get(at);
    if (tool !== void 0) return { ...line, use: "problem", why: `a problem of ${tool}` };
    const declared = own.find(({ file }) => (0, import_app_loop_judge_check3.isNoiseOf)(file, text2));
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
    return (0, import_app_loop_judge_check5.maskLocations)((0, import_app_loop_judge_check5.maskVolatile)(text2, note), note);
  };
  const fixed = mask(message);
  for (const text2 of [...values, ...aside, testId ?? ""]) mask(text2);
  const judged = (0, import_app_loop_judge_check.judgeValues)(fixed, speech).map(({ text: text2, stays, why }) => {
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
  return (0, import_common4.forPeople)(
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
  const shown2 = JSON.stringify(text2.slice(0, 120));
  if (became === null) return `  ${shown2}  ${why}`;
  return `  ${shown2} -> ${became}  ${why}${kind === "value" ? " (in the class alone)" : ""}`;
}
// src/core/guidance/explained-failure.ts
var LONGEST_GUIDANCE = 2e3;
function renderExplainedFailure({ failure, guidance }) {
  const known = guidance.map(({ source, text: text2 }) => (0, import_app_loop_conclude_turn2.fence)(text2, { cap: LONGEST_GUIDANCE, label: source }));
  return (0, import_common9.joinProse)(
    [
      // The headline of a program without a reader begins with its name.
      failure.headline.startsWith(`${failure.tool}: `) ? (0, import_common6.quoteLine)(failure.headline, 400) : import_common9.prose`${(0, import_common3.quoteName)(failure.tool)}: ${(0, import_common6.quoteLine)(failure.headline, 400)}`,
      (0, import_shared_core_snapshots_undo_text.problemList)(failure),
      ...known.length === 0 ? [import_common9.prose`Nothing is known about it here.`] : known
    ],
    "\n\n"
  );
}
// src/app/operations/failure-operations.ts
var failureShape = (0, import_adapters_loops_record_schemas.object)({
  headline: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.string)()),
  file: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.string)()),
  line: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.number)()),
  total: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.number)())
});
var fingerprint = (0, import_hooks_active_on_command.operation)({
  name: "failure fingerprint",
  about: "Print the canonical form of what a failing command printed: tool, kind, code, headline, message, frame, items and fingerprints",
  effect: "reads",
  inputs: {
    command: (0, import_hooks_active_on_command.text)("COMMAND", "the command line that wrote it"),
    root: (0, import_hooks_active_on_command.path)("DIR", "the project it ran in; by default this one"),
    exit: (0, import_hooks_active_on_command.count)("N", "its exit code; by default 1", [0, 4294967295]),
    passed: (0, import_hooks_active_on_command.paths)(
      "FILE",
      "what an earlier passing run of it printed: what both said does not count; repeatable"
    ),
    explain: (0, import_hooks_active_on_command.flag)("say who read it, which lines do not count and why, and what was masked by which rule"),
    output: (0, import_hooks_active_on_command.stdin)(
      "what the command printed; of a long output the first 64 KiB, the last 256 KiB and the errors between them count"
    )
  },
  run: ({ folder, env }, { command, root, exit, passed, explain: explain2, output }) => {
    if (command === null || command.trim() === "")
      return (0, import_hooks_active_on_command.misused)(
        'failure fingerprint needs --command "COMMAND", the command whose output comes in on stdin.'
      );
    const runs = passed.map((path2) => (0, import_common12.readText)(path2, import_common.named));
    const unread = runs.findIndex(({ status }) => status !== "ok");
    if (unread >= 0)
      return (0, import_hooks_active_on_command.refused)(
        `${passed[unread]} cannot be read: --passed names a file with what a passing run printed.`
      );
    const { failure, context, problems } = readFailure(root ?? folder, env, {
      ...{ command, exit, output },
      passed: runs.flatMap((run) => run.status === "ok" ? run.text : [])
    });
    const explained = explain2 ? explainFailure(output, context, problems) : null;
    return (0, import_hooks_active_on_command.done)({ canonical: canonicalForm(failure), explained });
  },
  json: ({ canonical, explained }) => explained ?? canonical,
  text: ({ canonical, explained }) => explained === null ? (0, import_shared_core_snapshots_undo_text2.proseJson)(canonical) : (0, import_app_loop_conclude_turn2.fence)(explanationText(explained), { cap: Infinity, label: import_common9.prose`a command's output` }),
  shown: ({ canonical, explained }) => explained === null ? (0, import_common5.asShown)((0, import_shared_core_snapshots_undo_text2.proseJson)(canonical)) : explanationText(explained)
});
var explain = (0, import_hooks_active_on_command.operation)({
  name: "failure explain",
  about: "Say what the output of a failing command means, what fixed it before, and what is known about it here",
  effect: "reads",
  tool: {
    name: "explain_failure",
    about: "Read a failing command's output: what failed where, what fixed it, what is known",
    takes: { output: "what it printed", command: "that printed it" }
  },
  inputs: {
    command: (0, import_hooks_active_on_command.text)("COMMAND", "the command line that wrote it"),
    output: (0, import_hooks_active_on_command.stdin)("what the failing command printed")
  },
  run: async ({ folder, env, now }, { command, output }) => (0, import_hooks_active_on_command.done)(await explainPrinted({ folder, env, now }, { command: command ?? "", exit: null, output })),
  text: renderExplainedFailure,
  fields: { schema: failureShape, of: ({ failure }) => failureFields(failure) }
});
var passages = (0, import_hooks_active_on_command.operation)({
  name: "failure passages",
  about: "Print what the project, its installed packages and its tools say about what a failing command printed",
  effect: "reads",
  inputs: {
    command: (0, import_hooks_active_on_command.text)("COMMAND", "the command line that wrote it"),
    root: (0, import_hooks_active_on_command.path)("DIR", "the project it ran in; by default this one"),
    output: (0, import_hooks_active_on_command.stdin)("what the command printed")
  },
  run: async ({ folder, env, now }, { command, root, output }) => {
    if (command === null || command.trim() === "")
      return (0, import_hooks_active_on_command.misused)(
        'failure passages needs --command "COMMAND", the command whose output comes in on stdin.'
      );
    const project = root ?? folder;
    if (!(0, import_common11.isFolder)(project)) return (0, import_hooks_active_on_command.refused)((0, import_common11.whyNoFolder)(project));
    const failure = (0, import_app_loop_judge_check.canonicalise)(output, contextOf(command, 1, project));
    const own = (0, import_common7.ownUserFolder)(folder, env);
    const userFolder = own.status === "ok" ? own.path : null;
    const request = { failure, output, root: project, userFolder, now, deadlineMs: DEADLINE_MS };
    return (0, import_hooks_active_on_command.done)({
      documents: await (0, import_app_retrieval_document_passages2.documentPassages$2)(request),
      installed: await installedPassages(request),
      explained: await (0, import_shared_app_retrieval_explained_passages.explainedPassages)({ ...request, command, env })
    });
  },
  text: ({ documents, installed, explained }) => (0, import_shared_core_planning_phases_plan_format.renderPassages)([...documents, ...installed, ...explained])
});
var DEADLINE_MS = 1e4;
var failureOperations = [fingerprint, explain, passages];
async function explainPrinted({ folder, env, now }, printed) {
  const { failure, userFolder } = readFailure(folder, env, printed);
  const { command, output } = printed;
  const request = {
    ...{
      projectRoot: folder,
      loopId: "",
      iteration: 0,
      failure,
      times: 1,
      hasChanged: false,
      command,
      output
    },
    ...{ queriedErrors: [], failedAnswers: [], deadlineMs: 0, now, env }
  };
  const { consultRungs } = await Promise.resolve().then(() => __toESM(require("./app.guidance.try-rungs.cjs")));
  const found = await consultRungs({ request, userFolder, notebooks: [] });
  const guidance = found.map(({ rung, guidance: one }) => ({
    rung,
    source: (0, import_app_loop_conclude_turn.describeSource)(one),
    text: (0, import_common10.clipText)(one.text, LONGEST_GUIDANCE)
  }));
  return { failure: canonicalForm(failure), guidance };
}
function failureFields({ headline, items: [first], total }) {
  const file = first?.file ?? void 0;
  return {
    headline: (0, import_common6.quoteLine)(headline, 400),
    file: file === void 0 ? file : (0, import_common3.quoteName)(file, 200),
    line: first?.line ?? void 0,
    total
  };
}
function readFailure(project, env, { command, exit, output, passed = [] }) {
  const user = (0, import_common7.ownUserFolder)(project, env);
  const userFolder = user.status === "ok" ? user.path : null;
  const { readers, problems } = (0, import_app_loop_judge_check2.readReaderFiles)(project, userFolder);
  const context = { ...contextOf(command, exit ?? 1, project), readers, passed };
  return { failure: (0, import_app_loop_judge_check.canonicalise)(output, context), context, problems, userFolder };
}
function canonicalForm(failure) {
  const { tool, kind, code, message, frame, items, total, fingerprints, query } = failure;
  return {
    tool,
    kind,
    code,
    class: failure.class,
    headline: (0, import_common2.failureHeadline)(failure, 400),
    message,
    frame,
    items,
    total,
    fingerprints: { class: fingerprints.class, exact: fingerprints.exact },
    query
  };
}
function contextOf(command, exitCode, root) {
  return { command, exitCode, root, rootAliases: aliasesOf(root), home: (0, import_common8.homeFolder)(), tmp: (0, import_node_os.tmpdir)() };
}
function aliasesOf(root) {
  try {
    const real = import_node_fs.realpathSync.native(root);
    return real === root ? [] : [real];
  } catch {
    return [];
  }
}

var import_shared_core_loop_texts_report = require("./shared.core.loop.texts.report.cjs");

var import_app_retrieval_document_passages3 = require("./app.retrieval.document-passages.cjs");

var import_app_guidance_step_guidance2 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance3 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance4 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance5 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance6 = require("./app.guidance.step-guidance.cjs");

var import_common13 = require("./common.cjs");

var import_common14 = require("./common.cjs");

var import_common15 = require("./common.cjs");

var import_common16 = require("./common.cjs");

var import_common17 = require("./common.cjs");

var import_node_fs2 = require("node:fs");
var import_node_path2 = require("node:path");
// src/app/notebook/add-documents.ts
var WAIT_MS = 2e3;
async function addDocuments(place, request) {
  const folder = (0, import_common13.openMswFolder)(place.project);
  if (folder.status === "refused") return folder;
  const held = await (0, import_common14.withLock)(
    (0, import_app_guidance_step_guidance2.registryPath)(place.project),
    async () => {
      if ((0, import_app_guidance_step_guidance2.readRegistries)(place.project) === null)
        return refused2(".msw/sources.json cannot be read: move it away to start again");
      const accounts = [];
      for (const account of request.chosen.accounts)
        accounts.push(await addTo(new Target(place, account), request));
      return { status: "done", accounts };
    },
    { waitMs: WAIT_MS }
  );
  return held.status === "done" ? held.value : refused2("another process adds documents of this project; try again");
}
async function addTo(target, request) {
  const progress = { added: [], replaced: [], current: [], deleted: [], old: [] };
  const trouble = await bring(target, request, progress);
  const rows = target.registry.byPath;
  const sources = request.named.documents.flatMap(({ path: path2 }) => {
    const id = Object.hasOwn(rows, path2) ? rows[path2]?.sourceId ?? null : null;
    return id === null ? [] : [{ path: path2, id }];
  });
  return { profile: target.account.account, ...progress, sources, trouble };
}
async function bring(target, request, progress) {
  const listed = await (0, import_shared_core_loop_texts_report.listSources)(target.as, target.account.notebook);
  if (listed.status !== "ok") return target.sentence(listed);
  target.remote = listed.data;
  target.save((0, import_app_guidance_step_guidance3.withRemote)(target.registry, new Set(listed.data.map(({ id }) => id))));
  if (request.mayDelete && !await target.remember(null))
    return "the list of what may be deleted cannot be saved.";
  for (const document of request.named.documents) {
    if (request.until !== void 0 && target.place.now() >= request.until) return "its time is over.";
    request.tell(`${target.account.account}: ${document.path}`);
    const refusal = await bringOne(target, document, progress);
    if (refusal !== null) return refusal;
  }
  return removeGone(target, request.named, progress);
}
async function bringOne(target, { path: path2, text: text2, hash }, progress) {
  const step = (0, import_app_guidance_step_guidance3.stepFor)(target.registry, path2, hash);
  if (step === "keep") {
    progress.current.push(path2);
    return null;
  }
  const before = target.registry.byPath[path2]?.sourceId ?? null;
  const title = (0, import_app_guidance_step_guidance3.sourceTitle)(path2, hash);
  const source = { kind: "text", title, text: text2 };
  const added = await (0, import_shared_core_loop_texts_report.addSource)(target.as, target.account.notebook, source, target.remote);
  if (added.status !== "ok") return target.sentence(added);
  const { id, isNew } = added.data;
  target.save(
    (0, import_app_guidance_step_guidance3.withSource)(target.registry, path2, { sourceId: id, title, contentHash: hash, at: target.now() })
  );
  if (isNew && !await target.remember(id)) return "the list of what was added cannot be saved.";
  progress[step === "add" ? "added" : "replaced"].push(path2);
  return before === null ? null : remove(target, before, path2, progress);
}
async function removeGone(target, named2, progress) {
  const there = new Set([...named2.documents, ...named2.left].map(({ path: path2 }) => path2));
  const gone = Object.entries(target.registry.byPath).filter(
    ([path2]) => !there.has(path2) && named2.whole.some((below2) => path2 === below2 || isBelow(path2, below2))
  );
  for (const [path2, { sourceId }] of gone) {
    if (sourceId !== null) {
      const refusal = await remove(target, sourceId, path2, progress);
      if (refusal !== null) return refusal;
      if (progress.old.includes(path2)) continue;
    }
    target.save((0, import_app_guidance_step_guidance3.withoutPath)(target.registry, path2));
  }
  return null;
}
function isBelow(path2, folder) {
  return (folder === "" || folder.endsWith("/")) && path2.startsWith(folder);
}
async function remove(target, source, path2, progress) {
  if (!target.mayDelete(source)) {
    progress.old.push(path2);
    return null;
  }
  const deleted = await (0, import_shared_core_loop_texts_report.deleteSource)(target.as, source);
  if (deleted.status !== "ok") return target.sentence(deleted);
  await (0, import_app_guidance_step_guidance4.forgetAdded)(target.place.userFolder, target.place.project, source);
  progress.deleted.push(path2);
  return null;
}
var Target = class {
  place;
  account;
  remote = [];
  constructor(place, account) {
    this.place = place;
    this.account = account;
  }
  get as() {
    return { profile: this.account.profile, projectRoot: this.place.project, env: this.place.env };
  }
  get registry() {
    return (0, import_app_guidance_step_guidance2.readRegistries)(this.place.project)?.notebooks[this.#key] ?? import_app_guidance_step_guidance3.emptyRegistry;
  }
  save(registry2) {
    const all = (0, import_app_guidance_step_guidance2.readRegistries)(this.place.project) ?? import_app_guidance_step_guidance2.noSources;
    const notebooks = { ...all.notebooks, [this.#key]: registry2 };
    (0, import_common15.keepJson)((0, import_app_guidance_step_guidance2.registryPath)(this.place.project), { ...all, notebooks }, {}, 2);
  }
  remember(source) {
    const { userFolder, project } = this.place;
    return (0, import_app_guidance_step_guidance4.rememberAdded)(userFolder, project, { ...this.#own, source });
  }
  mayDelete(source) {
    const { account, notebook } = this.#own;
    const own = (0, import_app_guidance_step_guidance4.readAdded)(this.place.userFolder, this.place.project).filter(
      (one) => one.account === account && one.notebook === notebook
    );
    return own.some((one) => one.source === null) && own.some((one) => one.source === source);
  }
  sentence({ status: reason, text: text2 }) {
    return (0, import_app_guidance_step_guidance6.refusalSentence)({ reason, text: text2, profile: this.account.profile });
  }
  now() {
    return new Date(this.place.now()).toISOString();
  }
  get #own() {
    return { account: this.account.account, notebook: this.account.notebook };
  }
  get #key() {
    return `${this.account.account}/${this.account.notebook}`;
  }
};
function refused2(reason) {
  return { status: "refused", reason };
}
// src/app/notebook/documents-to-add.ts
var LARGEST = 2 * 1024 * 1024;
function documentsToAdd(project, paths2) {
  const root = (0, import_common.realPath)(project);
  const kept = { found: /* @__PURE__ */ new Map(), left: [], whole: [] };
  for (const path2 of paths2) take(root, path2, kept);
  return { documents: [...kept.found.values()], left: kept.left, whole: kept.whole };
}
function take(root, named2, kept) {
  const real = (0, import_common.realPath)(named2);
  const path2 = pathIn(root, real);
  const stat = (0, import_node_fs2.statSync)(real, { throwIfNoEntry: false });
  if (!(0, import_common.isInside)(real, root)) kept.left.push({ path: named2, reason: "it lies outside of the project" });
  else if (stat?.isDirectory()) {
    kept.whole.push(path2 === "" ? "" : `${path2}/`);
    for (const one of markdownBelow(root, path2)) keep(root, one, false, kept);
  } else if (stat?.isFile()) keep(root, path2, true, kept);
  else if (stat === void 0) kept.whole.push(path2);
  else kept.left.push({ path: path2, reason: "it is neither a file nor a folder" });
}
function markdownBelow(root, folder) {
  const prefix = folder === "" ? "" : `${folder}/`;
  const listed = (0, import_app_retrieval_document_passages3.listDocuments)(root, "notes").documents.map(({ path: path2 }) => path2);
  const own = listed.filter((path2) => path2.startsWith(prefix));
  if (own.length > 0 || prefix === "") return own;
  return (0, import_app_retrieval_document_passages3.listDocuments)(`${root}${import_node_path2.sep}${folder}`, "notes").documents.map(({ path: path2 }) => `${prefix}${path2}`);
}
function keep(root, path2, isNamed, { found, left }) {
  const read = documentAt(root, path2, isNamed ? "named" : "found");
  if (typeof read === "string") left.push({ path: path2, reason: read });
  else found.set(read.path, read);
}
function documentAt(root, path2, chosen) {
  if (chosen !== "named" && (0, import_app_guidance_step_guidance3.looksSecret)(path2))
    return "its name looks like a secret: name the file itself to send it";
  const file = `${root}${import_node_path2.sep}${path2.replaceAll("/", import_node_path2.sep)}`;
  if (((0, import_node_fs2.lstatSync)(file, { throwIfNoEntry: false })?.size ?? 0) > LARGEST) return "it is larger than 2 MB";
  const whole = (0, import_common12.textOf)(file, (0, import_common.projectFile)(root), LARGEST);
  if (whole === null) return "it cannot be read as text";
  if (whole.includes("\0") || whole.includes("\uFFFD")) return "it is not text";
  if (whole.trim() === "") return "it is empty";
  const text2 = (0, import_common16.redact)(whole);
  if (chosen === "found" && text2 !== whole)
    return "it seems to hold a secret: name the file itself to send it without";
  return documentOf(path2, chosen === "shown" ? (0, import_app_guidance_step_guidance5.textToSend)(whole) : text2);
}
function documentOf(path2, text2) {
  const hash = `sha256:${(0, import_common17.createHash)("sha256").update(text2).digest("hex")}`;
  return { path: path2.normalize("NFC"), text: text2, hash };
}
function pathIn(root, path2) {
  return (0, import_node_path2.relative)(root, path2).split(import_node_path2.sep).join("/");
}
