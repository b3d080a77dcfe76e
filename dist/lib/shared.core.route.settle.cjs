var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,p)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of __getOwnPropNames(e))!__hasOwnProp.call(r,t)&&t!==a&&__defProp(r,t,{get:()=>e[t],enumerable:!(p=__getOwnPropDesc(e,t))||p.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{carryOutTaken:()=>carryOutTaken,settle:()=>settle,takeWayOf:()=>takeWayOf}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_route_read_state=require("./shared.app.route.read-state.cjs"),import_shared_app_planning_milestones_open_milestone=require("./shared.app.planning.milestones.open-milestone.cjs");
// src/core/route/settle.ts
function settle(state, request) {
  const { task, said, loopOptions, typed } = request;
  const { loop } = state;
  if (said !== null) return asSaid(state, said, request);
  if (!(0, import_shared_app_route_read_state.hasTask)(request) && loop !== null && loop.state !== "running")
    return run(
      "resume",
      { command: "resume", args: "" },
      `Loop ${loop.id} is ${loop.state} (${loop.reason}).`
    );
  if (loop !== null && loop.state !== "parked") return tell(whatWithLoop(loop));
  const [option] = loopOptions;
  if ((0, import_shared_app_route_read_state.hasTask)(request) && option !== void 0)
    return run(
      "loop",
      { command: "loop", args: typed },
      `You typed --${option}, which says how a loop ends.`
    );
  if (task !== null) return namedPhase(state, task);
  if (state.plan !== null) return nextStep2(state.plan);
  return redChecks(state) ?? tell(NOTHING);
}
var NOTHING = 'Nothing is planned, no loop waits and no check is known to fail. Say what is to be done, /msw:go "TASK", or plan the project with /msw:init.';
function asSaid(state, said, request) {
  const because = `You said --as ${said}.`;
  if (!(0, import_shared_app_route_read_state.hasTask)(request) && NEEDS_TASK.has(said))
    return (said === "loop" ? redChecks(state) : null) ?? tell(`${because} It needs a task: /msw:go "what to do" --as ${said}`);
  const taken = (0, import_shared_app_route_read_state.takeWay)(said, state, { typed: request.typed, phase: null });
  return taken.status === "open" ? run(said, taken.line, because) : tell(taken.reason);
}
var NEEDS_TASK = /* @__PURE__ */ new Set([
  ...["do", "loop", "quick", "research", "recall", "ask", "remember"]
]);
function redChecks({ checks }) {
  const [first, ...more] = checks.commands;
  if (checks.state !== "red" || first === void 0) return null;
  const all = more.length === 0 ? first : `${first} (and ${more.length} more)`;
  return run(
    "loop",
    { command: "loop", args: "Make the failing checks pass." },
    `${all} ${more.length === 0 ? "fails" : "fail"}.`
  );
}
function nextStep2({ step }) {
  const { action, command, reason } = step;
  if (command === import_shared_app_planning_milestones_open_milestone.CLOSE) return tell(`${reason} Closing it is yours to say: ${import_shared_app_planning_milestones_open_milestone.CLOSE}`);
  const line = action === "ask" ? null : (0, import_shared_app_route_read_state.readLine)(command);
  return line === null ? tell(command === null ? reason : `${reason} ${command}`) : run("next", line, reason);
}
var PHASE = /^(?:(discuss|plan|execute|verify|review) )?(?:phase )?(\d{1,4}(?:\.\d{1,3}){0,3}[a-z]?)$/i;
function namedPhase(state, task) {
  const phases = state.plan?.phases ?? [];
  const [, act, number] = PHASE.exec(task.trim()) ?? [];
  if (number === void 0 || phases.length === 0) return null;
  const phase = (0, import_shared_app_route_read_state.phaseNumbered)(phases, number);
  if (phase === null) return tell((0, import_shared_app_route_read_state.phaseNotPlanned)(number, phases));
  const because = `The task names phase ${phase.number}, \u201C${phase.name}\u201D.`;
  const way = WAYS_OF_PHASES.find((one) => one === act?.toLowerCase());
  if (way !== void 0) {
    const taken = (0, import_shared_app_route_read_state.takeWay)(way, state, { typed: task, phase: phase.number });
    return taken.status === "open" ? run(way, taken.line, because) : tell(taken.reason);
  }
  const line = (0, import_shared_app_route_read_state.readLine)(phase.command);
  return line === null ? tell(`${because} It is over: say what is to change, or see /msw:status.`) : run("next", line, because);
}
var WAYS_OF_PHASES = ["discuss", "plan", "execute", "verify", "review"];
function whatWithLoop({ id, state, reason }) {
  return state === "running" ? `Loop ${id} runs in this session: /msw:resume "WORDS" tells it something, /msw:stop ends it.` : `Loop ${id} is paused in this session (${reason}): /msw:resume continues it, /msw:stop ends it.`;
}
function run(way, line, because) {
  return { kind: "run", way, line, because };
}
function tell(because) {
  return { kind: "tell", because };
}

var import_common = require("./common.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_common2 = require("./common.cjs");

// src/app/route/take-way.ts
async function takeWayOf(workspace, session, { way, because, phase }) {
  const pending = session === void 0 ? null : (0, import_shared_app_route_read_state.readPending)(workspace, session);
  if (pending === null)
    return 'No task waits for a way here: the user types /msw:go "TASK" in this session, within the hour before.';
  if (pending.taken !== null) return `The way ${pending.taken.way} is taken already: a task has one.`;
  const opened = (0, import_common.openWorkspace)(pending.project, workspace.env, workspace.now);
  if (opened.status === "refused") return opened.reason;
  const state = await (0, import_shared_app_route_read_state.readProjectState)(opened.workspace, pending.session);
  const taken = (0, import_shared_app_route_read_state.takeWay)(way, state, { typed: pending.typed, phase });
  if (taken.status === "closed") return taken.reason;
  import_shared_app_route_read_state.pendings.keep(workspace, { ...pending, taken: { way, because, line: taken.line } });
  return null;
}
async function carryOutTaken(workspace, session, run2) {
  const pending = (0, import_shared_app_route_read_state.readPending)(workspace, session);
  const taken = pending?.taken ?? null;
  if (pending === null || taken === null || pending.project !== workspace.project || !import_shared_app_route_read_state.pendings.forget(workspace, session))
    return { command: "go", answer: import_hooks_active_on_stop.silent };
  const typed = (0, import_shared_app_route_read_state.readGo)(pending.typed);
  const task = typed.status === "ok" ? typed.request.task : null;
  await (0, import_shared_app_route_read_state.noteWay)(workspace, session, { ...taken, task, by: "claude" });
  const { command, answer } = await (0, import_shared_app_route_read_state.carryOut)(workspace, { ...taken, task }, run2);
  return { command, answer: answer.kind === "answer" ? alsoToClaude(answer.text, command) : answer };
}
function alsoToClaude(text, command) {
  const told = (0, import_app_loop_conclude_turn.fence)(text, {
    cap: LONGEST,
    label: import_common2.prose`/msw:${(0, import_common2.literal)(command)}, whose answer the user has read`
  });
  const context = import_common2.prose`MSW has answered this task. Say in a sentence or two what the answer means for the user; what it says to type, only the user can type. Then stop.\n${told}`;
  return { kind: "context", context, notice: text };
}
var LONGEST = 6e3;
