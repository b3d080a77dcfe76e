var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(o,e)=>{for(var t in e)__defProp(o,t,{get:e[t],enumerable:!0})},__copyProps=(o,e,t,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of __getOwnPropNames(e))!__hasOwnProp.call(o,r)&&r!==t&&__defProp(o,r,{get:()=>e[r],enumerable:!(n=__getOwnPropDesc(e,r))||n.enumerable});return o},__toCommonJS=o=>__copyProps(__defProp({},"__esModule",{value:!0}),o),stdin_exports={};__export(stdin_exports,{NAME:()=>NAME,VERIFICATION:()=>VERIFICATION,brokenOff:()=>brokenOff,changed:()=>changed,exitCodeOfJob:()=>exitCodeOfJob,glanceLines:()=>glanceLines,isEnded:()=>isEnded,isSameWork:()=>isSameWork,jobLines:()=>jobLines,jobSchema:()=>jobSchema,jobStanding:()=>jobStanding,mergeLine:()=>mergeLine,newJob:()=>newJob,newsOf:()=>newsOf,panelLineOf:()=>panelLineOf,plainJob:()=>plainJob,remoteKey:()=>remoteKey,shownMatch:()=>shownMatch,viewOf:()=>viewOf,whatOf:()=>whatOf,withinBudget:()=>withinBudget,withoutCredentials:()=>withoutCredentials,workedMs:()=>workedMs}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_headless_activity=require("./shared.core.headless.activity.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs");
// src/core/jobs/job.ts
var jobSchema = (0, import_common5.once)(() => {
  const text = (0, import_adapters_loops_record_schemas.string)();
  const time = (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.number)());
  const work = (0, import_adapters_loops_record_schemas.discriminatedUnion)("kind", [
    (0, import_adapters_loops_record_schemas.object)({
      kind: (0, import_adapters_loops_record_schemas.literal)("execute-phase"),
      /** As the roadmap writes it, and the name of its folder. */
      phase: text,
      folder: text,
      wave: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.number)()),
      gapsOnly: (0, import_adapters_loops_record_schemas.boolean)()
    }),
    (0, import_adapters_loops_record_schemas.object)({ kind: (0, import_adapters_loops_record_schemas.literal)("plan-phase"), phase: text, gaps: (0, import_adapters_loops_record_schemas.boolean)() }),
    (0, import_adapters_loops_record_schemas.object)({
      kind: (0, import_adapters_loops_record_schemas.literal)("execute-and-verify"),
      /** Relative to the project, with `/`. */
      plan: text,
      /** Null for the commands that the plan names. */
      testCommand: (0, import_adapters_loops_record_schemas.nullable)(text),
      maxIterations: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.number)())
    }),
    (0, import_adapters_loops_record_schemas.object)({
      kind: (0, import_adapters_loops_record_schemas.literal)("research"),
      topic: text,
      /** As typed. */
      options: (0, import_adapters_loops_record_schemas.record)(text, (0, import_adapters_loops_record_schemas.union)([text, (0, import_adapters_loops_record_schemas.literal)(true)]))
    })
  ]);
  return (0, import_adapters_loops_record_schemas.object)({
    v: (0, import_adapters_loops_record_schemas.literal)(1),
    id: text,
    work,
    /** The session that started it and hears how it ends; null for a terminal. */
    session: (0, import_adapters_loops_record_schemas.nullable)(text),
    /** Milliseconds since 1970, like all times here. */
    createdAt: (0, import_adapters_loops_record_schemas.number)(),
    /** `waiting`: for a person. The last three are final. */
    status: (0, import_adapters_loops_record_schemas._enum)(["queued", "running", "waiting", "done", "failed", "cancelled"]),
    /** The current step, or the last one. */
    step: text,
    /** Its parts, such as plans; empty when they are not known in advance. */
    units: (0, import_adapters_loops_record_schemas.readonly)(
      (0, import_adapters_loops_record_schemas.array)(
        (0, import_adapters_loops_record_schemas.object)({
          name: text,
          state: (0, import_adapters_loops_record_schemas._enum)(["open", "running", "done", "halted"]),
          /** Those of the same group work at the same time. */
          group: (0, import_adapters_loops_record_schemas.optional)(text),
          /** The time that was worked when it began, and how long it took. */
          from: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.number)()),
          took: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.number)())
        })
      )
    ),
    /** What was shown of its progress: the most of it, the least time left, and its end as a time worked. */
    shown: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.object)({ percent: (0, import_adapters_loops_record_schemas.number)(), leastLeft: time, endsBy: time })),
    /** Start of the current run; null while it does not run. */
    runningSince: time,
    /** Time worked in earlier runs. */
    workedMs: (0, import_adapters_loops_record_schemas.number)(),
    tokens: (0, import_adapters_loops_record_schemas.number)(),
    /** In US dollars, as the client reports them. */
    cost: (0, import_adapters_loops_record_schemas.number)(),
    /** Tools that were refused because nobody was there to allow them. */
    denied: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)(text)),
    /** What a person has to know, and what to type. */
    waitsFor: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.object)({ reason: text, type: text }))),
    /** How it ended, as a sentence without its full stop. */
    outcome: (0, import_adapters_loops_record_schemas.nullable)(text),
    /** What to type next; null for nothing. */
    next: (0, import_adapters_loops_record_schemas.nullable)(text),
    endedAt: time,
    /** Ids of the plans that it has begun: unfinished work on them is its own. */
    begun: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)(text)),
    /** The loop that works for this job. */
    loop: (0, import_adapters_loops_record_schemas.nullable)(text),
    /** Of that loop: where it is, and how many of its checks passed when they last ran. */
    iteration: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.object)({ now: (0, import_adapters_loops_record_schemas.number)(), of: (0, import_adapters_loops_record_schemas.number)() })),
    checks: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.object)({ passing: (0, import_adapters_loops_record_schemas.number)(), of: (0, import_adapters_loops_record_schemas.number)() })),
    /** Its clients that work, with the tokens that are counted of each. */
    clients: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.object)({ session: text, tokens: (0, import_adapters_loops_record_schemas.number)() })))),
    /** Tokens in `tokens` whose cost nobody knows yet. */
    uncosted: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.number)()),
    /** The last commit, and the branch, when it was begun. */
    base: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.object)({ head: text, branch: (0, import_adapters_loops_record_schemas.nullable)(text) })),
    /** What is there since then; set when it ends or waits. */
    made: (0, import_adapters_loops_record_schemas.optional)(
      (0, import_adapters_loops_record_schemas.object)({
        /** Null when HEAD is detached. */
        branch: (0, import_adapters_loops_record_schemas.nullable)(text),
        from: text,
        to: text,
        /** Newest first. */
        commits: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.object)({ hash: text, subject: text }))),
        /** Relative to the project; lines are null for what is not text, or not known to git. */
        files: (0, import_adapters_loops_record_schemas.readonly)(
          (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.object)({ path: text, added: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.number)()), removed: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.number)()) }))
        ),
        /** Of all, also where the lists are cut. */
        diff: (0, import_adapters_loops_record_schemas.object)({ commits: (0, import_adapters_loops_record_schemas.number)(), files: (0, import_adapters_loops_record_schemas.number)(), added: (0, import_adapters_loops_record_schemas.number)(), removed: (0, import_adapters_loops_record_schemas.number)() }),
        summaries: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)(text)),
        /** `says`: its status. */
        verification: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.object)({ file: text, says: (0, import_adapters_loops_record_schemas.nullable)(text) })),
        receipts: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)(text))
      })
    ),
    /** Set when a team job is queued; the stricter of it and what the worker's user allows applies. */
    budget: (0, import_adapters_loops_record_schemas.optional)(
      (0, import_adapters_loops_record_schemas.object)({
        maxMinutes: (0, import_adapters_loops_record_schemas.number)(),
        maxTokens: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.number)()),
        maxCost: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.number)())
      })
    )
  });
});
function newJob(id, work, context) {
  return {
    v: 1,
    id,
    work,
    session: context.session,
    createdAt: context.now,
    status: "queued",
    step: "waits in line",
    units: [],
    runningSince: null,
    workedMs: 0,
    tokens: 0,
    cost: 0,
    denied: [],
    waitsFor: [],
    outcome: null,
    next: null,
    endedAt: null,
    begun: [],
    loop: null
  };
}
function withinBudget(allowed, { budget }) {
  if (budget === void 0) return allowed;
  const least = (left, right) => left === null ? right : right === null ? left : Math.min(left, right);
  return {
    ...allowed,
    maxMinutes: Math.min(allowed.maxMinutes, budget.maxMinutes),
    maxTokens: least(allowed.maxTokens, budget.maxTokens),
    maxCost: least(allowed.maxCost, budget.maxCost)
  };
}
function isEnded({ status }) {
  return status === "done" || status === "failed" || status === "cancelled";
}
function isSameWork(left, right) {
  return JSON.stringify(left) === JSON.stringify(right);
}
function exitCodeOfJob({ status }) {
  switch (status) {
    case "done":
      return 0;
    case "failed":
      return 1;
    case "waiting":
      return 3;
    case "cancelled":
      return 130;
    case "queued":
    case "running":
      return null;
  }
}
// src/core/jobs/progress.ts
var VERIFICATION = "verification";
function progressOf(job, now) {
  const { units } = job;
  const done = units.filter(({ state }) => state === "done").length;
  return { done, of: units.length, percent: percentOf(job, now), secondsLeft: secondsLeftOf(job, now) };
}
function changed(job, change, now) {
  const worked = workedMs(job, now);
  const units = timed(change.units ?? job.units, { before: job.units, worked });
  const next = { ...job, ...change, units, workedMs: worked, runningSince: now, shown: shownUntil(job, now) };
  return { ...next, shown: shownUntil(next, now) };
}
function brokenOff(job, { until, now }) {
  const shown = shownUntil(job, now);
  const worked = workedMs(job, until);
  const lost = workedMs(job, now) - worked;
  return {
    ...job,
    status: "queued",
    step: "waits in line",
    shown: { ...shown, endsBy: shown.endsBy === null ? null : shown.endsBy - lost },
    workedMs: worked,
    runningSince: null
  };
}
function shownUntil(job, now) {
  const { percent = 0, leastLeft = null, endsBy = null } = job.shown ?? {};
  const worked = workedMs(job, now);
  const ends = endsOf(job, worked);
  return {
    percent: Math.max(percentOf(job, now) ?? 0, percent),
    leastLeft: ends === null ? lowestSince(job, leastLeft) : ends.endsFrom - worked,
    endsBy: ends?.endsBy ?? endsBy
  };
}
function lowestSince({ units }, leastLeft) {
  const [shortest] = timesOf(units);
  if (leastLeft === null || shortest === void 0 || units.every(isEnded2)) return leastLeft;
  const rest = (unit) => unit.state === "open" && unit.name !== VERIFICATION ? shortest / SPREAD : 0;
  return Math.min(leastLeft, sumOf(groupsOf(units), rest));
}
function percentOf(job, now) {
  const { units, status, shown } = job;
  const isHalted = units.some(({ state }) => state === "halted");
  if (status === "done" && !isHalted) return 100;
  if (units.length === 0) return null;
  const took = timesOf(units);
  const median = took[Math.floor((took.length - 1) / 2)] ?? null;
  const parts = groupsOf(units).map((group) => partOf(group, { worked: workedMs(job, now), median }));
  const of = parts.reduce((sum, part) => sum + part.of, 0);
  const done = parts.reduce((sum, part) => sum + part.done, 0);
  const percent = of === 0 ? 0 : Math.min(99, Math.floor(100 * done / of));
  const before = shown?.percent ?? 0;
  if (percent >= before) return percent;
  return isHalted ? null : before;
}
function partOf(group, { worked, median }) {
  const usual = median ?? 1;
  const of = Math.max(...group.map(({ took }) => took ?? usual));
  const rest = (unit) => {
    if (isEnded2(unit)) return 0;
    return unit.state === "running" && median !== null ? usual - Math.min(elapsed(unit, worked), median) : unit.took ?? usual;
  };
  const halted = group.filter(({ state }) => state === "halted").length;
  return { of, done: (of - Math.max(...group.map(rest))) * (group.length - halted) / group.length };
}
function secondsLeftOf(job, now) {
  const worked = workedMs(job, now);
  const ends = job.status === "running" ? endsOf(job, worked) : null;
  if (ends === null || ends.endsBy <= worked) return null;
  return {
    atLeast: Math.max(0, Math.floor((ends.endsFrom - worked) / 1e3)),
    atMost: Math.ceil((ends.endsBy - worked) / 1e3)
  };
}
function endsOf({ units, shown }, worked) {
  const took = timesOf(units);
  const [shortest] = took;
  const longest = took.at(-1);
  if (shortest === void 0 || longest === void 0 || units.every(isEnded2)) return null;
  const [least, most] = [shortest / SPREAD, longest * SPREAD];
  if (units.some((unit) => unit.state === "running" && elapsed(unit, worked) > most)) return null;
  const groups = groupsOf(units);
  const endAfter = (rest) => worked + sumOf(groups, rest);
  const earliest = endAfter((unit) => restOf(unit, unit.name === VERIFICATION ? 0 : least, worked));
  const latest = endAfter((unit) => restOf(unit, most, worked));
  const endsBy = Math.min(latest, shown?.endsBy ?? latest);
  const endsFrom = Math.min(earliest, worked + (shown?.leastLeft ?? earliest));
  return earliest > endsBy ? null : { endsFrom, endsBy };
}
function sumOf(groups, rest) {
  return groups.reduce((sum, group) => sum + Math.max(...group.map(rest)), 0);
}
var SPREAD = 1.5;
function restOf(unit, whole, worked) {
  if (isEnded2(unit)) return 0;
  return unit.state === "running" ? Math.max(0, whole - elapsed(unit, worked)) : whole;
}
function groupsOf(units) {
  const working = new Set(units.flatMap(({ state, from }) => state === "running" ? [from] : []));
  const keyOf = ({ state, from, group }, at) => {
    if (state === "open" || from === void 0) return group === void 0 ? `at ${at}` : `group ${group}`;
    return working.has(from) ? "now" : `from ${from}`;
  };
  const groups = /* @__PURE__ */ new Map();
  for (const [at, unit] of units.entries()) {
    const key = keyOf(unit, at);
    groups.set(key, [...groups.get(key) ?? [], unit]);
  }
  return [...groups.values()];
}
function timesOf(units) {
  return units.flatMap(({ state, took }) => state === "done" && took !== void 0 && took > 0 ? [took] : []).toSorted((left, right) => left - right);
}
function elapsed({ from }, worked) {
  return from === void 0 ? 0 : Math.max(0, worked - from);
}
function isEnded2({ state }) {
  return state === "done" || state === "halted";
}
function timed(units, { before, worked }) {
  return units.map(({ from: _, took: __, ...unit }) => {
    const own = before.find(({ name }) => name === unit.name);
    if (unit.state === "open") return unit;
    if (unit.state === "running" && own?.state !== "running") return { ...unit, from: worked };
    if (own?.from === void 0) return unit;
    const took = own.took ?? (isEnded2(unit) ? worked - own.from : void 0);
    return { ...unit, from: own.from, ...took !== void 0 && { took } };
  });
}
function workedMs({ workedMs: before, runningSince }, now) {
  return before + (runningSince === null ? 0 : Math.max(0, now - runningSince));
}
// src/core/jobs/remote-key.ts
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
// src/core/jobs/team-text.ts
function teamLines(team, isDone) {
  const { worker, remote, branch, commit, by, priority, handedOn } = team;
  const who = worker === null ? "no worker has it" : `worker ${worker}`;
  const first = priority === 0 ? "" : `; priority ${priority}`;
  const from = `${branch} of ${remote}, from ${commit.slice(0, 12)}; asked for by ${by}${first}`;
  return [
    `  team       ${(0, import_common2.plainLine)(`${who}; ${from}`, 700)}`,
    ...handedOn.map((one) => `  handed on  by ${(0, import_common2.plainLine)(one, 500)}`),
    ...isDone ? branchLines(team) : []
  ];
}
function branchLines({ branch, remote, pushed, isMerged }) {
  if (pushed === null || isMerged) return [];
  return [
    `  finished   ${branch} of ${(0, import_common2.plainLine)(remote, 300)} is not merged here`,
    `  merge      ${mergeLine(branch)}`,
    `  or         open a pull request: ${requestPage(remote, branch)}`
  ];
}
function mergeLine(branch) {
  return `git pull --no-rebase --no-edit origin ${branch}`;
}
function requestPage(remote, branch) {
  const [host = "", ...names] = remoteKey(remote).split("/");
  const path = names.join("/");
  if (host.includes("github")) return `https://${host}/${path}/compare/${branch}?expand=1`;
  if (host.includes("gitlab"))
    return `https://${host}/${path}/-/merge_requests/new?merge_request%5Bsource_branch%5D=${encodeURIComponent(branch)}`;
  return `from ${branch}, where ${(0, import_common2.plainLine)(remote, 300)} is hosted`;
}
// src/core/jobs/job-text.ts
function viewOf(job, {
  now,
  isLeft,
  lines,
  place
}) {
  const { id, work, status, createdAt, endedAt } = job;
  const { units, tokens, cost, denied, waitsFor, outcome, next, session, loop, made, iteration, checks } = job;
  const { percent, secondsLeft } = progressOf(job, now);
  const left = isLeft ? null : secondsLeft;
  return {
    id,
    kind: work.kind,
    what: whatOf(work),
    state: isLeft && status === "running" ? "interrupted" : status,
    step: stepOf(job, place),
    percent,
    secondsLeft: left?.atMost ?? null,
    secondsLeftAtLeast: left?.atLeast ?? null,
    ...{ units, waitsFor, outcome, next, denied, tokens, cost },
    workedSeconds: Math.round(workedMs(job, now) / 1e3),
    createdAt,
    endedAt,
    ...made !== void 0 && { made },
    ...iteration !== void 0 && { iteration },
    ...checks !== void 0 && { checks },
    ...{ session, loop, log: `.msw/jobs/${id}/log.txt`, lines }
  };
}
function stepOf({ status, step, outcome, waitsFor }, place) {
  if (status === "queued") return place ?? step;
  if (status === "waiting") return `waits for you: ${waitsFor[0]?.reason ?? "it does not say why"}`;
  return isEnded({ status }) ? outcome ?? status : step;
}
function whatOf(work) {
  switch (work.kind) {
    case "execute-phase": {
      const wave = work.wave === null ? "" : `, wave ${work.wave}`;
      return `execute phase ${shownMatch(work.phase, NAME)}${wave}${work.gapsOnly ? ", gaps only" : ""}`;
    }
    case "plan-phase":
      return `plan phase ${shownMatch(work.phase, NAME)}${work.gaps ? ", gaps" : ""}`;
    case "execute-and-verify":
      return `carry out ${shownMatch(work.plan, PATH)}`;
    case "research":
      return work.topic === "" ? "research a phase" : `research ${(0, import_common.quoteLine)(work.topic, 80)}`;
  }
}
var NAME = /^[\w.-]{1,40}$/;
var PATH = /^(?:[\w.-]+\/)*[\w.-]{1,100}$/;
function shownMatch(text, form) {
  return text.length <= 200 && form.test(text) ? text : (0, import_common.quoteLine)(text, 120);
}
function jobStanding({ state, percent, secondsLeft, secondsLeftAtLeast }) {
  const parts = [
    state === "interrupted" ? "interrupted; it is taken up again" : state,
    percent === null || state === "done" ? null : `${percent} %`,
    secondsLeft === null ? null : `${leftWords(secondsLeft, secondsLeftAtLeast)} left`
  ];
  return parts.filter((part) => part !== null).join(", ");
}
function leftWords(atMost, atLeast) {
  const isOpen = atLeast === null || atLeast === 0;
  return isOpen ? `at most ${(0, import_shared_core_headless_activity.minutesAndSeconds)(atMost)}` : `${(0, import_shared_core_headless_activity.minutesAndSeconds)(atLeast)} to ${(0, import_shared_core_headless_activity.minutesAndSeconds)(atMost)}`;
}
function jobLines(view) {
  const { id, what, state, step, units, waitsFor, outcome, next, denied, team } = view;
  const counted = (of) => units.filter((unit) => unit.state === of).length;
  const halted = counted("halted") === 0 ? "" : `, ${counted("halted")} halted`;
  const lines = [
    `Job ${id} (${jobStanding(view)})`,
    `  what       ${what}`,
    ...team === void 0 ? [] : teamLines(team, state === "done"),
    isEnded({ status: state }) || waitsFor.length > 0 ? null : `  now        ${(0, import_common3.clipText)(step, 200)}`,
    ...(view.activity ?? []).map((seen) => `  claude     ${(0, import_shared_core_headless_activity.describeActivity)(seen)}`),
    loopLine(view),
    units.length === 0 ? null : `  done       ${counted("done")} of ${units.length}${halted}`,
    ...waitsFor.flatMap((one) => [
      ...one.reason.split("\n").map((line, at) => `  ${at === 0 ? "waits for  " : "           "}${line}`),
      `  type       ${one.type}`
    ]),
    outcome === null ? null : `  outcome    ${(0, import_common3.clipText)(outcome, 400)}`,
    next === null ? null : `  next       ${next}`,
    denied.length === 0 ? null : `  refused    ${denied.join(", ")}`,
    `  spent      ${(0, import_shared_core_headless_activity.minutesAndSeconds)(view.workedSeconds)}${spentOf(view)}`,
    `  log        ${view.log}`
  ];
  return lines.filter((line) => line !== null);
}
function loopLine({ iteration, checks }) {
  if (iteration === void 0) return null;
  const passing = checks === void 0 ? "" : `, ${checks.passing} of ${(0, import_common4.countOf)(checks.of, "check passes", "checks pass")}`;
  return `  loop       iteration ${iteration.now} of ${iteration.of}${passing}`;
}
function glanceLines(view) {
  const { state, team } = view;
  if (!isEnded({ status: state })) return jobLines(view);
  return [endedLine(view), ...team !== void 0 && state === "done" ? branchLines(team) : []];
}
function plainJob({ id, step, activity = [] }) {
  return `job ${id} \xB7 ${activity.map(import_shared_core_headless_activity.doingOf).join(", ") || (0, import_common3.clipText)(step, 120)}`;
}
function panelLineOf(job) {
  if (isEnded(job)) return null;
  const { id, units, status, step, work } = job;
  const done = units.filter(({ state }) => state === "done").length;
  const parts = [
    `job ${id}`,
    whatOf(work),
    units.length === 0 ? null : `${done} of ${units.length}`,
    status === "waiting" ? "waits for you: /msw:status says what for" : step
  ];
  return (0, import_common2.plainLine)(parts.filter((part) => part !== null).join(" \xB7 "), 300);
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
  const counted = tokens === 0 ? "" : `, ${(0, import_hooks_active_on_stop.shortCount)(tokens)} tokens`;
  return cost < 5e-3 ? counted : `${counted}, $${cost.toFixed(2)}`;
}
