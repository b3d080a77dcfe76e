var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==t&&__defProp(r,o,{get:()=>e[o],enumerable:!(n=__getOwnPropDesc(e,o))||n.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{MACHINE:()=>MACHINE,NAME:()=>NAME,glanceLines:()=>glanceLines,jobLines:()=>jobLines,newsOf:()=>newsOf,remoteKey:()=>remoteKey,shown:()=>shown,standingJob:()=>standingJob,standingOf:()=>standingOf,teamBranch:()=>teamBranch,teamJobSchema:()=>teamJobSchema,teamRights:()=>teamRights,teamView:()=>teamView,viewOf:()=>viewOf,whatOf:()=>whatOf,withoutCredentials:()=>withoutCredentials}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_writing_project_answers=require("./shared.core.planning.writing.project-answers.cjs"),import_shared_app_diagnose_diagnose_plugins=require("./shared.app.diagnose.diagnose-plugins.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs");
// src/core/jobs/job-text.ts
function viewOf(job, {
  now,
  isLeft,
  lines,
  place
}) {
  const { id, work, status, createdAt, endedAt } = job;
  const { step, units, tokens, cost, denied, waitsFor, outcome, next, session, loop } = job;
  const { percent, secondsLeft } = (0, import_shared_core_planning_writing_project_answers.progressOf)(job, now);
  return {
    id,
    kind: work.kind,
    what: whatOf(work),
    state: isLeft && status === "running" ? "interrupted" : status,
    step: status === "queued" ? place ?? step : step,
    percent,
    secondsLeft: isLeft ? null : secondsLeft,
    ...{ units, waitsFor, outcome, next, denied, tokens, cost },
    workedSeconds: Math.round((0, import_shared_core_planning_writing_project_answers.workedMs)(job, now) / 1e3),
    createdAt,
    endedAt,
    ...{ session, loop, log: `.msw/jobs/${id}/log.txt`, lines }
  };
}
function whatOf(work) {
  switch (work.kind) {
    case "execute-phase": {
      const wave = work.wave === null ? "" : `, wave ${work.wave}`;
      return `execute phase ${shown(work.phase, NAME)}${wave}${work.gapsOnly ? ", gaps only" : ""}`;
    }
    case "plan-phase":
      return `plan phase ${shown(work.phase, NAME)}${work.gaps ? ", gaps" : ""}`;
    case "execute-and-verify":
      return `carry out ${shown(work.plan, PATH)}`;
    case "research":
      return work.topic === "" ? "research a phase" : `research ${(0, import_common.quoteLine)(work.topic, 80)}`;
  }
}
var NAME = /^[\w.-]{1,40}$/;
var PATH = /^(?:[\w.-]+\/)*[\w.-]{1,100}$/;
function shown(text, form) {
  return text.length <= 200 && form.test(text) ? text : (0, import_common.quoteLine)(text, 120);
}
function standingOf({ state, percent, secondsLeft }) {
  const parts = [
    state === "interrupted" ? "interrupted; it is taken up again" : state,
    percent === null || state === "done" ? null : `${percent} %`,
    secondsLeft === null ? null : `about ${(0, import_shared_app_diagnose_diagnose_plugins.clock)(secondsLeft)} left`
  ];
  return parts.filter((part) => part !== null).join(", ");
}
function jobLines(view) {
  const { id, what, state, step, units, waitsFor, outcome, next, denied, team } = view;
  const counted = (of) => units.filter((unit) => unit.state === of).length;
  const halted = counted("halted") === 0 ? "" : `, ${counted("halted")} halted`;
  const lines = [
    `Job ${id} (${standingOf(view)})`,
    `  what       ${what}`,
    team === void 0 ? null : `  team       ${teamLine(team)}`,
    (0, import_shared_core_planning_writing_project_answers.isEnded)({ status: state }) || waitsFor.length > 0 ? null : `  now        ${(0, import_common3.clipText)(step, 200)}`,
    units.length === 0 ? null : `  done       ${counted("done")} of ${units.length}${halted}`,
    ...waitsFor.flatMap((one) => [
      ...one.reason.split("\n").map((line, at) => `  ${at === 0 ? "waits for  " : "           "}${line}`),
      `  type       ${one.type}`
    ]),
    outcome === null ? null : `  outcome    ${(0, import_common3.clipText)(outcome, 400)}`,
    next === null ? null : `  next       ${next}`,
    denied.length === 0 ? null : `  refused    ${denied.join(", ")}`,
    `  spent      ${(0, import_shared_app_diagnose_diagnose_plugins.clock)(view.workedSeconds)}${spentOf(view)}`,
    `  log        ${view.log}`
  ];
  return lines.filter((line) => line !== null);
}
function teamLine({ worker, remote, branch, commit, by }) {
  const who = worker === null ? "no worker yet" : `worker ${worker}`;
  return (0, import_common2.plainLine)(`${who}; ${branch} of ${remote}, from ${commit.slice(0, 12)}; asked for by ${by}`, 700);
}
function glanceLines(view) {
  return (0, import_shared_core_planning_writing_project_answers.isEnded)({ status: view.state }) ? [endedLine(view)] : jobLines(view);
}
function newsOf(view) {
  const { id, what, state, waitsFor } = view;
  const [first] = waitsFor;
  if (state === "waiting" && first !== void 0) {
    const reason = (0, import_common2.plainLine)(first.reason, 300).replace(/[.:]$/, "");
    return `Job ${id} (${what}) waits for you: ${reason}. Type ${first.type}`;
  }
  return endedLine(view);
}
function endedLine({ id, what, state, outcome, next }) {
  const then = next === null ? "" : ` Next: ${next}`;
  return `Job ${id} (${what}) is ${state}: ${(0, import_common2.plainLine)(outcome ?? "it ended", 300)}.${then}`;
}
function spentOf({ tokens, cost }) {
  const counted = tokens === 0 ? "" : `, ${(0, import_app_loop_conclude_turn.shortCount)(tokens)} tokens`;
  return cost < 5e-3 ? counted : `${counted}, $${cost.toFixed(2)}`;
}

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_common4 = require("./common.cjs");

// src/core/jobs/team-job.ts
var teamJobSchema = (0, import_common4.once)(() => {
  const text = (0, import_adapters_loops_record_schemas.string)();
  return (0, import_adapters_loops_record_schemas.object)({
    v: (0, import_adapters_loops_record_schemas.literal)(1),
    job: (0, import_shared_core_planning_writing_project_answers.jobSchema)(),
    /** The commit to start from; it exists on the remote. */
    commit: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._regex)(/^[0-9a-f]{40,64}$/)),
    /** The project's folder in the repository, with `/`; empty for the whole repository. */
    folder: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._regex)(/^(?!\.{1,2}(?:\/|$))(?:[^/\\:]+(?:\/(?!\.{1,2}(?:\/|$))[^/\\:]+)*)?$/)),
    /** Without credentials, for display only: a worker clones the remote that its own user named. */
    remote: text,
    /** Who queued it, and the machine that works or worked on it. */
    by: text,
    worker: (0, import_adapters_loops_record_schemas.nullable)(text),
    /** The end of its log. */
    lines: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)(text))
  });
});
function remoteKey(url) {
  const bare = withoutCredentials(url).replace(/\/{1,9}$/, "").replace(/\.git$/, "");
  const scp = SCP.exec(bare);
  if (scp !== null) return `${(scp[1] ?? "").toLowerCase()}/${(scp[2] ?? "").replace(/^\/+/, "")}`;
  if (!URL.canParse(bare) || !bare.includes("://")) return bare.replaceAll("\\", "/");
  const { protocol, host, hostname, pathname } = new URL(bare);
  if (protocol === "file:") return pathname;
  return `${protocol === "ssh:" ? hostname : host}${pathname}`;
}
var SCP = /^(?:[^@/\\]+@)?([^:/\\]{2,}):(?!\/\/)(.+)$/;
function withoutCredentials(url) {
  if (!url.includes("://") || !URL.canParse(url)) return url;
  const parsed = new URL(url);
  parsed.password = "";
  if (parsed.protocol !== "ssh:") parsed.username = "";
  parsed.search = "";
  parsed.hash = "";
  return parsed.href;
}
function teamBranch(id) {
  return `msw/job-${id}`;
}
function standingJob({ job }, state) {
  switch (state) {
    case "created":
      return { ...job, status: "queued", step: "waits for a worker", runningSince: null };
    case "retry":
      return { ...job, status: "queued", step: "waits for another worker", runningSince: null };
    case "active":
      return { ...job, status: "running" };
    case "completed":
      return job;
    case "cancelled":
      return job.status === "waiting" ? job : { ...job, status: "cancelled", runningSince: null, outcome: job.outcome ?? CANCELLED };
    case "failed":
      return {
        ...job,
        status: "failed",
        runningSince: null,
        outcome: "its workers ended again and again before it was done"
      };
  }
}
function teamView(stored, state, { now, resume }) {
  const job = standingJob({ ...stored, job: quoted(stored, resume) }, state);
  const { commit } = stored;
  return {
    ...viewOf(job, {
      now,
      isLeft: false,
      lines: stored.lines.slice(-MOST_LINES).map((line) => (0, import_common.quoteLine)(line, 1e3))
    }),
    log: "with its worker",
    team: {
      worker: stored.worker === null ? null : shown(stored.worker, MACHINE),
      commit,
      by: shown(stored.by, MACHINE),
      remote: shown(stored.remote, ADDRESS),
      branch: teamBranch(job.id)
    }
  };
}
var MACHINE = /^[\w.+-]{1,64}@[\w.-]{1,64}$/;
var MOST_LINES = 10;
var SHORT = 180;
var ADDRESS = /^[\w.+:/@~-]{1,200}$/;
var TOOL = /^[\w:.-]{1,100}$/;
function quoted({ job, worker }, resume) {
  const { step, units, denied, waitsFor, outcome, next, loop } = job;
  const who = worker === null ? "its worker" : `its worker ${shown(worker, MACHINE)}`;
  return {
    ...job,
    step: (0, import_common.quoteLine)(step, SHORT),
    units: units.map((unit) => ({ ...unit, name: shown(unit.name, NAME) })),
    denied: denied.map((tool) => shown(tool, TOOL)),
    waitsFor: waitsFor.map(({ reason, type }) => ({
      reason: `${who} waits for a person on its machine, in its words: ${(0, import_common.quoteLine)(reason, 600)}, ${(0, import_common.quoteLine)(type, 400)}`,
      type: resume
    })),
    outcome: outcome === null || outcome === CANCELLED ? outcome : (0, import_common.quoteLine)(outcome, SHORT),
    next: next !== null && nextOf(job).includes(next) ? next : null,
    session: null,
    loop: loop !== null && NAME.test(loop) ? loop : null
  };
}
var CANCELLED = "it was cancelled";
function nextOf({ work }) {
  if (work.kind !== "execute-phase" || !NAME.test(work.phase)) return [];
  return [`/msw:verify ${work.phase}`, `/msw:plan ${work.phase} --gaps`];
}
function teamRights(allowed) {
  return {
    ...allowed,
    maxIterations: allowed.maxIterations ?? MOST_ITERATIONS,
    maxTokens: allowed.maxTokens ?? MOST_TOKENS
  };
}
var MOST_ITERATIONS = 50;
var MOST_TOKENS = 5e6;
