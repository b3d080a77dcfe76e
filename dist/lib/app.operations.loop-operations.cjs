var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,o)=>{for(var r in o)__defProp(e,r,{get:o[r],enumerable:!0})},__copyProps=(e,o,r,n)=>{if(o&&typeof o=="object"||typeof o=="function")for(let t of __getOwnPropNames(o))!__hasOwnProp.call(e,t)&&t!==r&&__defProp(e,t,{get:()=>o[t],enumerable:!(n=__getOwnPropDesc(o,t))||n.enumerable});return e},__toESM=(e,o,r)=>(r=e!=null?__create(__getProtoOf(e)):{},__copyProps(o||!e||!e.__esModule?__defProp(r,"default",{value:e,enumerable:!0}):r,e)),__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{loopOperations:()=>loopOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_shared_core_report_status_text=require("./shared.core.report.status-text.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_report_timeline=require("./shared.core.report.timeline.cjs"),import_shared_core_planning_writing_new_documents2=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_shared_core_planning_writing_new_documents3=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_app_loop_end_loop=require("./shared.app.loop.end-loop.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_hooks_active_on_stop2=require(
"./hooks.active.on-stop.cjs"),import_hooks_active_on_stop3=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_command4=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs");
// src/core/report/explanation.ts
function renderExplanation(explanation) {
  const { event, session: session2, ownership, loop, claim, plan, checks, decision, answer } = explanation;
  const rows = [
    ["event", event],
    ["session", session2],
    ["ownership", loop === null ? ownership : `${ownership}, loop ${loop}`],
    ["claim", claim],
    ["plan", plan],
    ...(checks ?? []).map((check) => [`check ${check.name}`, `${check.outcome} (${check.command})`]),
    ["decision", decision === null ? null : describeVerdict(decision)],
    ["answer", answer]
  ];
  return (0, import_common2.forPeople)(
    rows.flatMap(
      ([name, value]) => value === null ? [] : [`${(0, import_common3.plainLine)(name, 40).padEnd(18)} ${(0, import_common3.plainLine)(value, 600)}`]
    )
  );
}
function describeVerdict(verdict) {
  if (verdict.kind !== "continue") return `${verdict.kind}: ${verdict.cause}, ${verdict.reason}`;
  return `continue: ${verdict.strategy}${verdict.counted ? "" : ", not counted as an iteration"}`;
}
// src/app/operations/loop-past-operations.ts
var history = (0, import_hooks_active_on_command4.operation)({
  name: "loop history",
  about: "Show what happened in a loop, even one that has ended",
  effect: "reads",
  inputs: { id: (0, import_hooks_active_on_command4.optionalWord)("a loop id", "its id or the beginning of it; without it the newest is meant") },
  run: (place, { id }) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, ({ project }) => {
    const found = (0, import_shared_core_snapshots_undo_text.showHistory)(project, id);
    return found.status === "refused" ? found : (0, import_hooks_active_on_command4.done)({ loop: found.loop, lines: found.lines });
  }),
  shown: ({ loop, lines }) => (0, import_shared_core_report_timeline.renderTimeline)(loop, lines)
});
var result = (0, import_hooks_active_on_command4.operation)({
  name: "loop result",
  about: "Show how a loop ended and what its checks prove; fails unless it is done",
  effect: "reads",
  inputs: {
    id: (0, import_hooks_active_on_command4.optionalWord)("a loop id", "its id or the beginning of it; without it the newest is meant"),
    proven: (0, import_hooks_active_on_command4.flag)("fail also when it is not proven")
  },
  run: (place, { id, proven }) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, (workspace) => {
    const found = resultMeant(workspace, id);
    if (typeof found === "string") return (0, import_hooks_active_on_command4.refused)(found);
    const isDone = found.cause === "done" && (!proven || found.proof?.verdict === "proven");
    return isDone ? (0, import_hooks_active_on_command4.done)(found) : { status: "failed", value: found, reason: `Loop ${found.loop}: ${found.outcome}.` };
  }),
  shown: (found) => (0, import_common2.forPeople)([
    `Loop ${found.loop}: ${found.outcome}.`,
    ...(0, import_app_loop_conclude_turn.experimentLines)(found.proof?.experiments ?? []).map((line) => `  ${line}`),
    ...(found.proof?.findings ?? []).map((finding) => `  ${finding}`),
    ...found.proof?.cure == null ? [] : [`  ${found.proof.cure}`],
    ...found.report === null ? [] : [`  Report: ${found.report}`]
  ])
});
function resultMeant(workspace, id) {
  const { project, userFolder } = workspace;
  const found = (0, import_shared_core_planning_writing_new_documents3.listResults)(userFolder, project).findLast(({ loop }) => loop.startsWith(id ?? "")) ?? null;
  const living = (0, import_shared_app_loop_end_loop.listLoops)(workspace).findLast(
    (loop) => loop.terms.id.startsWith(id ?? "") && isNewer(loop, found)
  );
  if (living !== void 0) return withoutResult(living, found);
  if (found !== null) return found;
  return id === null ? "No loop of this project has ended yet; /msw:status shows those that run." : `No loop ${id.slice(0, 64)} of this project has ended. What happened here: ${import_common.lineToType`loop history`}`;
}
function isNewer({ terms, progress }, found) {
  if (found === null) return true;
  if (terms.id !== found.loop) return terms.startedAt >= Date.parse(found.at);
  const { pause: pause2, lastHeartbeat } = progress;
  if (found.cause === import_shared_core_planning_writing_new_documents3.LEFT) return lastHeartbeat > Date.parse(found.at);
  return pause2 === null || pause2.cause !== found.cause;
}
function withoutResult({ terms, progress }, found) {
  const { id } = terms;
  if (progress.pause !== null) return `Loop ${id} is paused: ${progress.pause.reason}.`;
  const runs = id === found?.loop ? "runs again" : "runs";
  return `Loop ${id} ${runs}, so it has no result yet; /msw:status shows it.`;
}
var explain = (0, import_hooks_active_on_command4.operation)({
  name: "loop explain",
  about: "Show what MSW would answer to a saved hook input; changes nothing",
  effect: "reads",
  inputs: {
    file: (0, import_hooks_active_on_command4.pathWord)("the file with the hook input"),
    runChecks: (0, import_hooks_active_on_command4.flag)("run the loop's checks, each once")
  },
  run: (place, { file, runChecks }) => {
    const read = (0, import_common4.readJson)(file, import_common5.named);
    if (read.status !== "ok") return (0, import_hooks_active_on_command4.refused)(unreadable(file, read));
    return (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
      const { explainTurn } = await Promise.resolve().then(() => __toESM(require("./app.explain.explain-turn.cjs")));
      const explained = await explainTurn(workspace, read.value, { runChecks });
      return explained.status === "refused" ? (0, import_hooks_active_on_command4.refused)(`${file}: ${explained.reason}`) : (0, import_hooks_active_on_command4.done)(explained.explanation);
    });
  },
  shown: renderExplanation
});
function unreadable(path2, file) {
  const cure = "name a file with the JSON that a hook got on stdin.";
  if (file.status === "missing") return `${path2} cannot be read: ${cure}`;
  return `${path2} cannot be read (${file.reason}): ${cure}`;
}
// src/app/operations/loop-operations.ts
var session = (0, import_hooks_active_on_command4.text)("ID", "the loop of this session");
var loopId = (0, import_hooks_active_on_command4.optionalWord)(
  "a loop id",
  "its id or the beginning of it; without it the only loop here is meant"
);
var arm = (0, import_hooks_active_on_command4.operation)({
  name: "loop arm",
  examples: ['"Fix the cart" --check "npm test" --session SESSION'],
  about: "Arm a loop for a session, with the options of /msw:loop",
  effect: "writes",
  callers: "people and scripts",
  inputs: {
    task: (0, import_hooks_active_on_command4.exact)((0, import_hooks_active_on_command4.optionalWord)("the task in quotes", "with --recipe: what its text leaves open")),
    session: (0, import_hooks_active_on_command4.text)("ID", "the session that works; /status in Claude Code shows it"),
    ...(0, import_shared_core_planning_writing_new_documents.loopInputs)()
  },
  run: (place, { task, session: owner, ...options }) => {
    if (owner === null || owner.trim() === "")
      return (0, import_hooks_active_on_command4.misused)(
        "loop arm needs --session ID, the id of the session that works (/status in Claude Code shows it)."
      );
    const parsed = (0, import_shared_core_planning_writing_new_documents.readLoopInputs)(task ?? "", options);
    if (parsed.status === "misused") return parsed;
    return (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
      const armed = await (0, import_hooks_active_on_command2.armLoop)(workspace, {
        session: owner,
        request: parsed.request,
        transcriptPath: null,
        ownerPid: (0, import_hooks_active_on_stop.ownerPid)(place.env)
      });
      if (armed.status === "refused") return armed;
      return (0, import_hooks_active_on_command4.done)({ loop: (0, import_shared_core_report_status_text.publicRecord)(armed.loop), context: armed.context, notice: armed.notice });
    });
  },
  shown: ({ loop, notice }) => (0, import_common2.forPeople)([
    ...notice.split("\n"),
    `Loop ${loop.id} holds session ${loop.session}; Claude reads the task when it next stops there.`
  ])
});
var stop = (0, import_hooks_active_on_command4.operation)({
  name: "loop stop",
  about: "End a loop; its report is kept",
  effect: "writes",
  callers: "people and scripts",
  slash: "/msw:stop",
  inputs: { id: loopId, session },
  run: (place, { id, session: owner }) => control(place, { loop: id, session: owner }, import_shared_app_loop_end_loop.stopLoop),
  shown: controlText
});
var pause = (0, import_hooks_active_on_command4.operation)({
  name: "loop pause",
  about: "Let Claude stop until the loop is resumed",
  effect: "writes",
  callers: "people and scripts",
  slash: "/msw:pause",
  inputs: { id: loopId, session },
  run: (place, { id, session: owner }) => control(place, { loop: id, session: owner }, import_shared_app_loop_end_loop.pauseLoop),
  shown: controlText
});
var resume = (0, import_hooks_active_on_command4.operation)({
  name: "loop resume",
  about: "Continue with a paused loop",
  effect: "writes",
  callers: "people and scripts",
  inputs: {
    id: loopId,
    session: (0, import_hooks_active_on_command4.text)("ID", "this session takes it over"),
    hint: (0, import_hooks_active_on_command4.exact)((0, import_hooks_active_on_command4.text)("TEXT", "tell Claude something; in a terminal only")),
    force: (0, import_hooks_active_on_command4.flag)("also take over a loop whose session may still run")
  },
  run: (place, { id, session: owner, hint: hint2, force }) => {
    const refusal = hint2 === null ? null : (0, import_shared_core_planning_writing_new_documents2.refuseUnlessPerson)(place.caller, "loop resume --hint", "/msw:resume");
    if (refusal !== null) return refusal;
    const common = { hint: hint2 ?? "", force };
    return control(place, { loop: id, session: owner }, (workspace, request) => {
      if (owner !== null)
        return (0, import_hooks_active_on_command.resumeLoop)(workspace, { ...common, session: owner, loop: request.loop, ownerPid: null });
      const paused = pausedLoop(workspace, request.loop);
      if ("message" in paused) return Promise.resolve(paused);
      const { terms, progress } = paused;
      if (progress.pause?.cause === "parked") return Promise.resolve(withoutSession(paused));
      return (0, import_hooks_active_on_command.resumeLoop)(workspace, {
        ...common,
        session: terms.session,
        loop: terms.id,
        ownerPid: progress.owner.pid
      });
    });
  },
  shown: controlText
});
var hint = (0, import_hooks_active_on_command4.operation)({
  name: "loop hint",
  about: "Tell Claude something at its next iteration",
  effect: "writes",
  callers: "people",
  typed: "/msw:resume",
  inputs: { hint: (0, import_hooks_active_on_command4.exact)((0, import_hooks_active_on_command4.optionalWord)("the hint in quotes")), loop: (0, import_hooks_active_on_command4.text)("ID", "a loop id"), session },
  run: (place, { hint: words, loop, session: owner }) => words === null || words.trim() === "" ? (0, import_hooks_active_on_command4.misused)(import_hooks_active_on_command3.NO_HINT) : control(place, { loop, session: owner }, (workspace, request) => (0, import_shared_app_loop_end_loop.hintLoop)(workspace, request, words)),
  shown: controlText
});
var loopOperations = [
  arm,
  import_shared_core_report_status_text.loopStatus,
  stop,
  pause,
  resume,
  hint,
  history,
  result,
  explain
];
function control(place, request, act) {
  return (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
    const { status: ended, message, loop } = await act(workspace, request);
    if (ended === "refused") return (0, import_hooks_active_on_command4.refused)(message);
    return (0, import_hooks_active_on_command4.done)({ message, loop: loop === null ? null : (0, import_shared_core_report_status_text.publicRecord)(loop) });
  });
}
function controlText({ message }) {
  return (0, import_common2.forPeople)(message.split("\n"));
}
function pausedLoop(workspace, id) {
  const state = (0, import_hooks_active_on_stop2.readLoopState)(workspace);
  if (state.status !== "ok") return notResumed((0, import_hooks_active_on_stop2.explainState)((0, import_hooks_active_on_stop2.statePath)(workspace.project), state));
  const matching = (0, import_hooks_active_on_stop2.loopsIn)(state).filter((loop) => id === null || loop.terms.id.startsWith(id));
  const paused = matching.filter((loop) => !(0, import_hooks_active_on_stop3.isRunning)(loop));
  const candidates = paused.length > 0 ? paused : matching;
  const [only, second] = candidates;
  if (only === void 0)
    return notResumed(`There is no loop${id === null ? "" : ` ${id}`} to continue with.`);
  if (second === void 0) return only;
  const ids = candidates.map((loop) => loop.terms.id).join(", ");
  return notResumed(`There are several loops, so name one by its id: ${ids}.`);
}
function withoutSession({ terms }) {
  return notResumed(
    `Loop ${terms.id} lost its session: take it over in Claude Code with /msw:resume, or name the session with --session ID.`
  );
}
function notResumed(message) {
  return { status: "refused", message, loop: null };
}
