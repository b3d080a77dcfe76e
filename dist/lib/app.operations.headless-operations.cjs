var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,r)=>{for(var o in r)__defProp(e,o,{get:r[o],enumerable:!0})},__copyProps=(e,r,o,n)=>{if(r&&typeof r=="object"||typeof r=="function")for(let t of __getOwnPropNames(r))!__hasOwnProp.call(e,t)&&t!==o&&__defProp(e,t,{get:()=>r[t],enumerable:!(n=__getOwnPropDesc(r,t))||n.enumerable});return e},__toESM=(e,r,o)=>(o=e!=null?__create(__getProtoOf(e)):{},__copyProps(r||!e||!e.__esModule?__defProp(o,"default",{value:e,enumerable:!0}):o,e)),__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{headlessOperations:()=>headlessOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs");
// src/app/operations/headless-operations.ts
var WEEK = 168;
var run = (0, import_hooks_active_on_command.operation)({
  name: "loop run",
  examples: ['"Fix the cart" --check "npm test"', "--recipe fix-tests"],
  about: "Have Claude Code work on a task unattended, until the checks pass",
  effect: "asks",
  callers: "people and scripts",
  streams: true,
  inputs: {
    task: (0, import_hooks_active_on_command.exact)((0, import_hooks_active_on_command.optionalWord)("the task in quotes", "what Claude is to do; with --resume there is none")),
    ...(0, import_shared_core_planning_writing_new_documents.loopInputs)(),
    fresh: (0, import_hooks_active_on_command.flag)("each iteration in a new context, which begins with the evidence"),
    worktree: (0, import_hooks_active_on_command.maybe)("BRANCH", "on a branch and in a worktree of its own; your files stay as they are"),
    model: (0, import_hooks_active_on_command.text)("NAME", "for claude"),
    permissionMode: (0, import_hooks_active_on_command.text)("MODE", "passed on to claude; without it nothing more is allowed than already is"),
    allowedTools: (0, import_hooks_active_on_command.list)("RULE", "for claude"),
    maxCost: (0, import_hooks_active_on_command.text)("USD", "no further work when the client reports that this much is spent"),
    maxWait: (0, import_hooks_active_on_command.text)("HOURS", `wait at most so long for a usage limit to end; 0: not at all (default: ${WEEK})`),
    resume: (0, import_hooks_active_on_command.text)("ID", "continue a loop that was cut off; its terms stay"),
    force: (0, import_hooks_active_on_command.flag)("with --resume: also one that is stuck, at once")
  },
  run: (place, {
    task,
    fresh,
    worktree,
    model,
    permissionMode,
    allowedTools,
    maxCost,
    maxWait,
    resume,
    force,
    ...options
  }) => {
    const cost = readCost(maxCost);
    if (typeof cost === "string") return (0, import_hooks_active_on_command.misused)(cost);
    const maxWaitHours = readHours(maxWait);
    if (maxWaitHours === null) return (0, import_hooks_active_on_command.misused)("--max-wait needs a number of hours, such as 12, or 0.");
    const loop = readLoop(task, resume, force, options);
    if ("status" in loop) return loop;
    if (fresh && loop.kind === "new" && needsSession(loop.request))
      return (0, import_hooks_active_on_command.misused)(
        "--review and --agent need one session, and with --fresh there is none: leave out one of them."
      );
    return (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
      const program = (0, import_common3.findProgram)("claude", workspace.env, workspace.project);
      if (program === null)
        return (0, import_hooks_active_on_command.misused)("There is no claude on your PATH: install Claude Code, then try again.");
      const client = { model, permissionMode, allowedTools: allowedTools ?? [] };
      const plugin = (0, import_shared_core_snapshots_undo_text.hasPlugin)(workspace) ? null : place.env.CLAUDE_PLUGIN_ROOT ?? null;
      const own = worktree === null ? null : { branch: worktree || null };
      const request = { loop, worktree: own, fresh, client, maxCost: cost, maxWaitHours, program, plugin };
      return runIn(place, workspace, request);
    });
  },
  json: (outcome) => ({ event: "ended", ...outcome }),
  shown: (outcome) => (0, import_common.forPeople)([
    `Loop ${outcome.loop}: ${outcome.outcome}.`,
    ...outcome.denied.length === 0 ? [] : [`  Not allowed: ${outcome.denied.join(", ")}; see --permission-mode and --allowed-tools.`],
    ...outcome.tokens === 0 ? [] : [`  Tokens: ${(0, import_hooks_active_on_stop.shortCount)(outcome.tokens)}`],
    ...outcome.cost < 5e-3 ? [] : [`  Cost, as the client reports it: $${outcome.cost.toFixed(2)}`],
    ...outcome.worktree === null ? [] : worktreeLines(outcome.worktree),
    ...outcome.report === null ? [] : [`  Report: ${outcome.report}`],
    ...outcome.next === null ? [] : [`  Continue: ${outcome.next}`]
  ])
});
function worktreeLines({
  path: path2,
  branch,
  problem
}) {
  const word2 = (0, import_common2.shownWord)(branch, process.platform === "win32");
  const merge = word2 === null ? [] : [`  Merge it: git merge ${word2}`];
  const removeBranch = word2 === null ? "" : ` && git branch -D ${word2}`;
  return [
    `  Branch: ${branch}, in ${path2}`,
    ...problem === null ? merge : [`  ${problem}`],
    `  Discard it: git worktree remove --force ${(0, import_common2.shownPath)(path2)}${removeBranch}`
  ];
}
var headlessOperations = [run];
async function runIn({ tell, show, emit }, workspace, request) {
  const { runHeadless } = await Promise.resolve().then(() => __toESM(require("./app.headless.run-headless.cjs")));
  const { whyLoggedOut } = await Promise.resolve().then(() => __toESM(require("./app.headless.login-status.cjs")));
  const loggedOut = await whyLoggedOut(workspace, request.program);
  if (loggedOut !== null) return { status: "refused", reason: loggedOut, code: 3 };
  const ended = await runHeadless(workspace, request, {
    tell,
    show: (lines) => show(lines, null),
    emit
  });
  if (ended.status === "refused")
    return ended.needsTrust ? { status: "refused", reason: ended.reason, code: 3 } : { status: "misused", reason: ended.reason };
  const { outcome } = ended;
  return outcome.code === 0 ? (0, import_hooks_active_on_command.done)(outcome) : {
    status: "failed",
    value: outcome,
    reason: `Loop ${outcome.loop}: ${outcome.outcome}.`,
    code: outcome.code
  };
}
function readLoop(task, resume, force, options) {
  if (resume !== null) {
    const given = Object.values(options).some((value) => Array.isArray(value) ? value.length > 0 : value);
    return task !== null || given ? (0, import_hooks_active_on_command.misused)("--resume continues a loop with the terms that it has: leave out the task and its options.") : { kind: "resume", id: resume === "" ? null : resume, force };
  }
  if (task === null && options.recipe === null)
    return (0, import_hooks_active_on_command.misused)("loop run needs the task in quotes, or --resume ID.");
  const read = (0, import_shared_core_planning_writing_new_documents.readLoopInputs)(task ?? "", options);
  return read.status === "misused" ? read : { kind: "new", request: read.request };
}
function needsSession({ review, agents }) {
  return review !== null || agents.length > 0;
}
function readHours(typed) {
  const hours = typed === null ? WEEK : Number(typed);
  return Number.isFinite(hours) && hours >= 0 ? hours : null;
}
function readCost(typed) {
  if (typed === null) return null;
  const amount = Number(typed.replace(/^\$/, ""));
  return Number.isFinite(amount) && amount > 0 ? amount : "--max-cost needs an amount in US dollars, such as 2.50.";
}
