var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,t)=>{for(var r in t)__defProp(e,r,{get:t[r],enumerable:!0})},__copyProps=(e,t,r,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of __getOwnPropNames(t))!__hasOwnProp.call(e,s)&&s!==r&&__defProp(e,s,{get:()=>t[s],enumerable:!(o=__getOwnPropDesc(t,s))||o.enumerable});return e},__toESM=(e,t,r)=>(r=e!=null?__create(__getProtoOf(e)):{},__copyProps(t||!e||!e.__esModule?__defProp(r,"default",{value:e,enumerable:!0}):r,e)),__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{CAUSES:()=>CAUSES,CHECK_MARK:()=>CHECK_MARK,NO_SESSION:()=>NO_SESSION,PROFILE_PATTERN:()=>PROFILE_PATTERN,REVIEWER:()=>REVIEWER,SERVER_MARK:()=>SERVER_MARK,adoptLoop:()=>adoptLoop,bestIteration:()=>bestIteration,breakerLimits:()=>breakerLimits,changeLoop:()=>changeLoop,changePanel:()=>changePanel,clientMark:()=>clientMark,criteriaOf:()=>criteriaOf,defaultConfig:()=>defaultConfig,describeLoss:()=>describeLoss,describeTokens:()=>describeTokens,endWithOwner:()=>endWithOwner,executedBesides:()=>executedBesides,explainState:()=>explainState,findLoop:()=>findLoop,finishTurn:()=>finishTurn,finishedIterations:()=>finishedIterations,gateId:()=>gateId,gateOwner:()=>gateOwner,gateParent:()=>gateParent,gatherTurn:()=>gatherTurn,handleCall:()=>handleCall,hasLostOwner:()=>hasLostOwner,hasMinutesLeft:()=>hasMinutesLeft,hasPassedReview:()=>hasPassedReview,holdsJobs:()=>holdsJobs,holdsNews:()=>holdsNews,homeOf:()=>homeOf,identityOf:()=>identityOf,insideFence:()=>insideFence,isAlive:()=>isAlive,isGate:()=>isGate,isOrphaned:()=>isOrphaned,isOver:()=>isOver,isOwnerSeen:()=>isOwnerSeen,isPassing:()=>isPassing,isProfileName:()=>isProfileName,isRunning:()=>isRunning,isStillEdited:()=>isStillEdited,isStillThere:()=>isStillThere,
isWorse:()=>isWorse,joined:()=>joined2,liveRuns:()=>liveRuns,livedUntil:()=>livedUntil,lockedOut:()=>lockedOut,loginCommand:()=>loginCommand,longestGuidanceSeconds:()=>longestGuidanceSeconds,longestWaitSeconds:()=>longestWaitSeconds,loopsIn:()=>loopsIn,mayRetry:()=>mayRetry,nameTask:()=>nameTask,newProgress:()=>newProgress,noteAttempt:()=>noteAttempt,onStop:()=>onStop,otherExecutions:()=>otherExecutions,ownerOf:()=>ownerOf,ownerPid:()=>ownerPid,ownsLoop:()=>ownsLoop,panelLine:()=>panelLine,parseRecord:()=>parseRecord,parseStop:()=>parseStop,phaseMove:()=>phaseMove,planStopHere:()=>planStopHere,planTurn:()=>planTurn,problemNames:()=>problemNames,projectOfLoop:()=>projectOfLoop,projectSettings:()=>projectSettings,quotedLogin:()=>quotedLogin,readClaim:()=>readClaim,readConfig:()=>readConfig,readLiveRuns:()=>readLiveRuns,readLoopState:()=>readLoopState,readReview:()=>readReview,recordLoopPlan:()=>recordLoopPlan,releaseOf:()=>releaseOf,renderAttempts:()=>renderAttempts,renderChange:()=>renderChange,renderCriteria:()=>renderCriteria,renderLoopReview:()=>renderLoopReview,renderRecord:()=>renderRecord,renderTry:()=>renderTry,reportUnusableState:()=>reportUnusableState,restoreAfterChecks:()=>restoreAfterChecks,restoreLoop:()=>restoreLoop,restoredFirst:()=>restoredFirst,restoredState:()=>restoredState,reviewClause:()=>reviewClause,say:()=>say,sayLines:()=>sayLines,sayOnce:()=>sayOnce,secondsForChecks:()=>secondsForChecks,sessionSurroundings:()=>sessionSurroundings,setForeignAside:()=>setForeignAside,setStateAside:()=>setStateAside,shortCount:()=>shortCount,showChecks:()=>showChecks,showEnded:()=>showEnded,silenceBetween:()=>silenceBetween,silent:()=>silent,statePath:()=>statePath,stepAside:()=>stepAside,stopSession:()=>stopSession,tellReview:()=>tellReview,wasEdited:()=>wasEdited,whyItWaits:()=>whyItWaits,withColourChoice:()=>withColourChoice,withLoopRestored:()=>withLoopRestored,withNotice:()=>withNotice,withProgress:()=>withProgress,withoutClientMarks:()=>withoutClientMarks,
workFolder:()=>workFolder}),module.exports=__toCommonJS(stdin_exports);
// src/core/loop/hook-time.ts
var secondsForChecks = 6900;
var longestGuidanceSeconds = 240;
function longestWaitSeconds({ checks, checkTimeoutSeconds }) {
  return Math.max(0, Math.min(1800, secondsForChecks - checks.length * checkTimeoutSeconds));
}
function mayRetry(question) {
  const { elapsedSeconds, pauseSeconds, checksLeft, checkTimeoutSeconds } = question;
  return elapsedSeconds + pauseSeconds + checksLeft * checkTimeoutSeconds <= secondsForChecks;
}

var import_common = require("./common.cjs");

// src/core/report/panel-line.ts
function panelLine(text) {
  return (0, import_common.plainLine)(text, LONGEST);
}
var LONGEST = 300;

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

// src/core/text/answer.ts
var silent = { kind: "silent" };
function stepAside(reason) {
  return { kind: "notice", notice: `msw \u25B8 stepped aside: ${reason}` };
}
function say(text) {
  return sayLines((0, import_common.plainLine)(text, 400));
}
function sayLines(text) {
  return { kind: "answer", text: (0, import_common3.forPeople)(text.split("\n"), Infinity) };
}

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

// src/core/loop/lived-time.ts
var LONGEST_SILENCE_MS = 15 * 6e4;
function silenceBetween(from, to, signs) {
  if (to < from) return to - from;
  const times = [from, ...signs.filter((at) => at > from && at < to).toSorted((a, b) => a - b), to];
  return times.reduce(
    (sum, at, index) => sum + Math.max(0, at - (times[index - 1] ?? at) - LONGEST_SILENCE_MS),
    0
  );
}
function hasMinutesLeft({ terms, progress }, now, silence) {
  return now - terms.startedAt - progress.pausedMs - silence < terms.maxMinutes * 6e4;
}
function livedUntil({ progress }, now) {
  const silence = progress.pause === null ? silenceBetween(progress.lastHeartbeat, now, []) : 0;
  return { lastHeartbeat: now, pausedMs: Math.max(0, progress.pausedMs + silence) };
}
// src/core/loop/texts/locked-out.ts
function lockedOut({ lock, holder }, loop, now) {
  const who = holder === null ? import_common4.prose`another process` : import_common4.prose`process ${holder.pid}`;
  if (!hasMinutesLeft(loop, now, 0)) {
    return stepAside(
      `${who} holds ${lock}, and all ${(0, import_common5.countOf)(loop.terms.maxMinutes, "minute")} of the loop are used`
    );
  }
  return {
    kind: "context",
    context: import_common4.prose`MSW could not finish this turn of the loop, because ${who} holds ${(0, import_common2.quoteName)(lock)} and does not let it go. End that process if you started it, otherwise tell the user about it. Then stop again.`,
    notice: `msw \u25B8 this turn is not finished: ${who} holds ${lock}. The loop continues; /msw:stop ends it.`
  };
}

var import_common6 = require("./common.cjs");

// src/core/notebook/profile-name.ts
var PROFILE = /^(?!.*(?:\.\.| $))[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.@+ -]{0,99}$/u;
var PROFILE_PATTERN = PROFILE.source;
function isProfileName(name3) {
  return PROFILE.test(name3);
}
function loginCommand(profile3) {
  return profile3 === null ? "nlm login" : `nlm login --profile ${typedProfile(profile3)}`;
}
function quotedLogin(profile3) {
  return import_common4.prose`nlm login --profile ${(0, import_common2.quoteName)(profile3, 80)}`;
}
function typedProfile(profile3) {
  if (!isProfileName(profile3)) return "NAME";
  return /^[\w.@+-]+$/.test(profile3) ? profile3 : `"${(0, import_common6.harmless)(profile3)}"`;
}

var import_common7 = require("./common.cjs");

// src/core/loop/completion.ts
function readClaim(message, promise) {
  const lines = message.replaceAll("\r\n", "\n").split("\n");
  const index = lines.findLastIndex((line) => line.trim() !== "");
  const last = lines[index]?.trimEnd();
  if (last === void 0 || insideFence(lines, index)) return { kind: "nothing" };
  if (promise !== null && promise !== "" && last === `<promise>${promise}</promise>`)
    return { kind: "promise" };
  const abort = /^<abort>([^<>]{1,2000})<\/abort>$/.exec(last);
  const reason = abort?.[1]?.trim();
  return reason === void 0 || reason === "" ? { kind: "nothing" } : { kind: "abort", reason: (0, import_common7.redact)(reason) };
}
function insideFence(lines, until) {
  let open = null;
  for (const line of lines.slice(0, until)) {
    const [, fence, rest = ""] = fenceMark.exec(line) ?? [];
    if (fence === void 0) continue;
    if (open === null) open = opensFence(fence, rest) ? fence : null;
    else if (closesFence(open, fence, rest)) open = null;
  }
  return open !== null;
}
var fenceMark = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}(?!`)|~{3,}(?!~))(.*)$/;
function opensFence(fence, rest) {
  return fence[0] === "~" || !rest.includes("`");
}
function closesFence(open, fence, rest) {
  return fence[0] === open[0] && fence.length >= open.length && rest.trim() === "";
}

var import_common8 = require("./common.cjs");

var import_common9 = require("./common.cjs");

// src/core/loop/review.ts
var REVIEWER = "msw:reviewer";
function criteriaOf(text) {
  return text.split(/[\n;]/).map((part) => part.trim()).filter((part) => part !== "");
}
function renderCriteria(text) {
  return import_common4.prose`# Criteria of the user\n\n${numbered(text)}\n`;
}
function numbered(text) {
  const rows = criteriaOf(text).map((one, index) => import_common4.prose`${index + 1}. ${(0, import_common8.typedLine)(one, 500)}`);
  return (0, import_common4.joinProse)(rows, "\n");
}
function readReview(message, criteria) {
  const lines = message.replaceAll("\r\n", "\n").split("\n");
  const end = lines.findLastIndex((line) => line.trim() !== "");
  const last = lines[end]?.trimEnd();
  if (last === void 0 || insideFence(lines, end) || !/^REVIEW: (?:PASS|FAIL)$/.test(last))
    return voidReview("the review did not end with REVIEW: PASS or REVIEW: FAIL");
  const rows = lines.slice(0, end).flatMap((line, index) => {
    const row = /^(\d{1,3})\. (PASS|FAIL) - (.*\S)/.exec(line);
    return row === null || insideFence(lines, index) ? [] : [row];
  });
  const isWhole = rows.length === criteria && rows.every((row, index) => Number(row[1]) === index + 1);
  if (!isWhole)
    return voidReview(
      `the review did not judge each of the ${(0, import_common5.countOf)(criteria, "criterion", "criteria")} once, in their order`
    );
  const failed = rows.filter((row) => row[2] === "FAIL");
  if (failed.length > 0)
    return { verdict: "fail", lines: failed.map((row) => (0, import_common7.redact)(`${row[1]}. ${row[3]}`).slice(0, 300)) };
  return last === "REVIEW: PASS" ? { verdict: "pass", lines: [] } : voidReview("every criterion passed, but the review ended with REVIEW: FAIL");
}
function voidReview(why) {
  return { verdict: "fail", lines: [why] };
}
function hasPassedReview(review, tree) {
  return review?.verdict === "pass" && review.tree === tree;
}
function renderLoopReview(criteria, review) {
  const said = review === null ? import_common4.prose`No review took place.` : review.verdict === "pass" ? import_common4.prose`A model judged them: all are met.` : import_common4.prose`A model judged them, and the last review failed: ${(0, import_common4.joinProse)(
    review.lines.map((line) => (0, import_common9.quoteLine)(line, 300)),
    ", "
  )}.`;
  return import_common4.prose`## Criteria\n\n${numbered(criteria)}\n\n${said}`;
}
function tellReview(review) {
  if (review === null || review.verdict === "pass") return import_common4.prose``;
  const rows = review.lines.slice(0, 3).map((line) => (0, import_common9.quoteLine)(line, 120));
  return import_common4.prose`The last review failed: ${(0, import_common4.joinProse)(rows, ", ")}. Fix that first. `;
}
function reviewClause(criteria) {
  if (criteria === null) return null;
  const count = criteriaOf(criteria).length;
  return count === 1 ? "a model found the criterion met" : `a model found all ${(0, import_common5.countOf)(count, "criterion", "criteria")} met`;
}

// src/core/loop/token-use.ts
function shortCount(tokens) {
  if (tokens < 1e3) return String(tokens);
  return tokens < 999500 ? `${Math.round(tokens / 1e3)}k` : `${(tokens / 1e6).toFixed(1)}M`;
}
function describeTokens({ tokens }, most) {
  if (tokens === 0) return null;
  return `${shortCount(tokens)}${most === 0 ? "" : ` of ${shortCount(most)}`} tokens`;
}

// src/core/loop/ending-causes.ts
var [CHECKS, YOU, CLAUDE, CLIENT, MACHINE] = [
  import_common4.prose`the checks`,
  import_common4.prose`you`,
  import_common4.prose`Claude`,
  import_common4.prose`Claude Code`,
  import_common4.prose`this machine`
];
var ANEW = import_common4.prose`Start again with /msw:loop when you know what should be different.`;
var SPENT = { name: import_common4.prose`budget spent`, who: import_common4.prose`the budget`, next: ANEW, isFailure: true };
var CONTINUE = import_common4.prose`Continue with /msw:resume, or end the loop with /msw:stop.`;
var CAUSES = {
  done: { name: import_common4.prose`done`, who: CHECKS, next: import_common4.prose`Nothing is left to do.` },
  stopped: { name: import_common4.prose`stopped`, who: YOU, next: ANEW },
  "max-iterations": SPENT,
  "max-minutes": SPENT,
  "max-tokens": SPENT,
  idle: { name: import_common4.prose`stalled`, who: CLAUDE, next: ANEW, isFailure: true },
  user: { name: import_common4.prose`paused`, who: YOU, next: CONTINUE },
  interrupted: { name: import_common4.prose`interrupted`, who: YOU, next: CONTINUE },
  parked: {
    name: import_common4.prose`parked`,
    who: CLIENT,
    next: import_common4.prose`Continue with /msw:resume in any session of the project, or end the loop with /msw:stop.`
  },
  stuck: {
    name: import_common4.prose`stuck`,
    who: CHECKS,
    next: import_common4.prose`Give a hint and continue: /msw:resume <hint>.`,
    isFailure: true
  },
  blocked: {
    name: import_common4.prose`a human is needed`,
    who: CLAUDE,
    next: import_common4.prose`Answer the question, then /msw:resume.`
  },
  infra: {
    name: import_common4.prose`a problem outside the project`,
    who: MACHINE,
    next: import_common4.prose`Continue with /msw:resume when it is gone, or end the loop with /msw:stop.`
  },
  "check-broken": {
    name: import_common4.prose`a check cannot do its work`,
    who: CHECKS,
    next: import_common4.prose`Give the check what it lacks, then /msw:resume; a loop with another check needs /msw:stop first.`,
    isFailure: true
  },
  "disk-full": {
    name: import_common4.prose`the disk is full`,
    who: MACHINE,
    next: import_common4.prose`Free some space, then /msw:resume.`
  },
  cost: {
    name: import_common4.prose`the cost budget is spent`,
    who: import_common4.prose`the budget`,
    next: import_common4.prose`Continue with a larger --max-cost, or in a session with /msw:resume.`
  },
  "api-failure": { name: import_common4.prose`the API failed`, who: CLIENT, next: CONTINUE, isPassing: true },
  "usage-limit": {
    name: import_common4.prose`the usage limit is reached`,
    who: CLIENT,
    next: import_common4.prose`When it is over, say anything in its session, or /msw:resume.`,
    isPassing: true
  },
  "context-full": {
    name: import_common4.prose`the context is full`,
    who: CLIENT,
    next: import_common4.prose`Continue in a fresh context: /clear, then /msw:resume; without a session, with --fresh.`,
    isPassing: true
  },
  login: {
    name: import_common4.prose`Claude Code is not logged in`,
    who: CLIENT,
    next: import_common4.prose`Log in (/login in a session), then /msw:resume.`,
    isPassing: true
  },
  "client-failed": { name: import_common4.prose`Claude Code failed`, who: CLIENT, next: CONTINUE },
  "hooks-off": {
    name: import_common4.prose`the hooks are off`,
    who: CLIENT,
    next: import_common4.prose`Take "disableAllHooks" out of the settings of Claude Code, or install MSW again, then /msw:resume.`
  }
};
function isPassing(cause) {
  return CAUSES[cause].isPassing === true;
}

var import_common10 = require("./common.cjs");

var import_common11 = require("./common.cjs");

// src/core/failure/problem-names.ts
function problemNames(previous, current) {
  const before = namesOf(previous);
  const now = namesOf(current);
  const seen = previous === null || current === null || phaseMove(previous, current) !== "back";
  const there = names(now).filter((name3) => before.has(name3));
  return {
    gone: seen ? names(before).filter((name3) => !now.has(name3)) : [],
    came: names(now).filter((name3) => !before.has(name3)),
    changed: there.filter((name3) => before.get(name3) !== now.get(name3)),
    still: there.filter((name3) => before.get(name3) === now.get(name3))
  };
}
var LONGEST_NAME = 120;
function namesOf(failure) {
  const found = /* @__PURE__ */ new Map();
  for (const item of failure?.items ?? []) {
    const name3 = (0, import_common11.clipText)((0, import_common10.itemName)(item), LONGEST_NAME);
    found.set(name3, [...found.get(name3) ?? [], item.message]);
  }
  return new Map([...found].map(([name3, messages]) => [name3, messages.toSorted().join("\n")]));
}
function names(found) {
  return [...found.keys()];
}
var PHASES = ["install", "compile", "lint", "test", "run"];
function phaseMove(previous, current) {
  if (previous.phase === "run" || current.phase === "run") return null;
  const moved = PHASES.indexOf(current.phase) - PHASES.indexOf(previous.phase);
  return moved === 0 ? null : moved > 0 ? "further" : "back";
}

var import_common12 = require("./common.cjs");

// src/core/loop/loop.ts
function workFolder({ project, tree }) {
  return tree === null ? project : `${project}/${tree}`;
}
function isRunning(loop) {
  return loop.progress.pause === null;
}
function withProgress(loop, change) {
  return { terms: loop.terms, progress: { ...loop.progress, ...change } };
}
function newProgress(now, owner) {
  return {
    iteration: 1,
    lastHeartbeat: now,
    pause: null,
    pausedMs: 0,
    waiting: [],
    breaker: (0, import_common12.newBreaker)(now),
    lastFailure: null,
    marks: [],
    attempts: [],
    toollessBlocks: 0,
    infraStreak: 0,
    gateStreak: 0,
    permissionDenials: 0,
    tree: null,
    inner: [],
    lookedAt: null,
    ignored: [],
    elsewhere: [],
    baseline: null,
    firstCounts: [],
    firstPlaces: [],
    firstTree: null,
    hasWorked: false,
    wasRed: false,
    flaky: [],
    review: null,
    transcript: null,
    spent: { tokens: 0, lastMessage: null, agentsUntil: now },
    hints: [],
    hintsTold: 0,
    said: [],
    untold: [],
    queriedErrors: [],
    failedAnswers: [],
    offered: null,
    unsolved: [],
    classes: [],
    owner
  };
}

var import_common13 = require("./common.cjs");

// src/core/loop/ownership.ts
var graceMs = 5 * 6e4;
var silenceMs = 24 * 60 * 6e4;
function gateOwner(session, agent) {
  return `${session}#${agent}`;
}
function gateId(parent, agent) {
  const suffix = agent.toLowerCase().replaceAll(/[^a-z0-9]/g, "").slice(0, 24);
  return `${parent.slice(0, 38)}-${suffix}`;
}
function gateParent(owner) {
  const at = owner.indexOf("#");
  return at === -1 ? null : owner.slice(0, at);
}
function isGate(loop) {
  return gateParent(loop.terms.session) !== null;
}
function hasLostOwner({ progress }, surroundings) {
  const { owner, lastHeartbeat } = progress;
  if (owner.host === "") return surroundings.now - lastHeartbeat > silenceMs;
  if (owner.pid === null) return true;
  if (owner.host !== surroundings.host) return surroundings.now - lastHeartbeat > silenceMs;
  return !isOwnerSeen(owner, surroundings);
}
function isOrphaned(loop, surroundings) {
  const { owner, lastHeartbeat, pause } = loop.progress;
  if (pause !== null && !isPassing(pause.cause)) return false;
  const isKnown2 = owner.pid === null || owner.start != null || isOfEarlierBoot(owner, surroundings);
  const silence = surroundings.now - lastHeartbeat;
  return (isKnown2 || silence > graceMs) && hasLostOwner(loop, surroundings);
}
function isOwnerSeen(owner, surroundings) {
  if (owner.pid === null || owner.host !== surroundings.host) return false;
  return !isOfEarlierBoot(owner, surroundings) && surroundings.isThere(owner);
}
function describeLoss({ progress }, surroundings) {
  const { owner, pause, lastHeartbeat } = progress;
  const minutes3 = Math.max(0, Math.floor((surroundings.now - lastHeartbeat) / 6e4));
  return `Taken over from a session that ${fateOf(owner, surroundings, pause?.cause === "parked")}; its last sign of life was ${minutes3} min ago.`;
}
function fateOf(owner, surroundings, isParked) {
  if (isOfEarlierBoot(owner, surroundings)) return "ended when this machine was restarted";
  if (owner.pid === null || isParked) return "has ended";
  if (owner.host !== surroundings.host) return `ran on another machine (${(0, import_common.plainLine)(owner.host, 60)})`;
  return `is gone with its process (${owner.pid})`;
}
function isOfEarlierBoot({ host, boot }, surroundings) {
  if (host !== surroundings.host || boot == null || surroundings.boot === null) return false;
  return boot !== surroundings.boot;
}
// src/core/loop/attempts.ts
var NOTHING_TO_COMPARE = "nothing to compare";
var MOST_ATTEMPTS = 20;
var MOST_FILES = 20;
var MOST_NAMES = 8;
var MOST_COMMITS = 5;
function noteAttempt(loop, finished) {
  const { before, failure, work } = finished;
  const moved = problemNames(before.progress.lastFailure, failure);
  const changes = work.changes?.filter(({ path }) => !path.startsWith(".msw/")) ?? null;
  const message = before.terms.checks.length === 0 ? "" : (0, import_common7.redact)(bothEnds(work.message));
  const attempt = {
    iteration: before.progress.iteration,
    counted: finished.counted,
    failure: failure === null ? describeNoFailure(finished.results) : (0, import_common10.failureHeadline)(failure, 160),
    relation: finished.relation ?? (failure === null ? NOTHING_TO_COMPARE : "first seen"),
    left: failure === null ? null : { phase: failure.phase, problems: failure.total },
    gone: moved.gone.slice(0, MOST_NAMES),
    came: moved.came.slice(0, MOST_NAMES),
    changes: changes?.slice(0, MOST_FILES) ?? null,
    moreChanges: Math.max(0, (changes?.length ?? 0) - MOST_FILES),
    commits: work.commits.slice(-MOST_COMMITS).map((subject) => (0, import_common7.redact)(subject).slice(0, 100)),
    said: (0, import_common13.headline)(message) || null,
    asked: lastQuestion(message),
    denied: work.denied === null ? null : (0, import_common7.redact)(work.denied),
    guidance: finished.guidance,
    helped: null
  };
  const earlier = withJudgedGuidance(loop.progress.attempts, finished, loop);
  return withProgress(loop, { attempts: [...earlier, attempt].slice(-MOST_ATTEMPTS) });
}
var LONGEST_MESSAGE = 8e3;
function bothEnds(message) {
  if (message.length <= LONGEST_MESSAGE) return message;
  return `${message.slice(0, LONGEST_MESSAGE / 2)}
${message.slice(-LONGEST_MESSAGE / 2)}`;
}
function describeNoFailure(results) {
  if (results.length === 0) return "no check";
  return results.some(({ outcome }) => outcome.kind === "empty") ? "a check ran no test" : "every check passed";
}
function lastQuestion(message) {
  const lines = message.split("\n").map((line) => line.trim());
  const last = lines.findLast((line) => line !== "") ?? "";
  return /\?["'”’)*_`]*$/.test(last) ? last.slice(-300) : null;
}
function withJudgedGuidance(attempts, { before, failure }, loop) {
  const { offered } = before.progress;
  const last = attempts.at(-1);
  if (offered === null || last === void 0 || last.guidance === null) return attempts;
  const failed = loop.progress.failedAnswers.includes(offered.hash);
  const fixed = failure === null || failure.fingerprints.class !== offered.class;
  return [...attempts.slice(0, -1), { ...last, helped: failed ? false : fixed ? true : null }];
}
function finishedIterations({ progress }) {
  const last = progress.attempts.findLast(({ counted }) => counted)?.iteration ?? 0;
  return Math.max(last, progress.iteration - 1);
}
var PHASES2 = ["install", "compile", "lint", "test", "run"];
function bestIteration(attempts) {
  let best = null;
  for (const attempt of attempts) {
    if (attempt.counted && (best === null || !isWorse(attempt, best))) best = attempt;
  }
  return best;
}
function isWorse(one, other) {
  if (one.left === null || other.left === null) return one.left !== null && other.left === null;
  const anywhere = one.left.phase === "run" || other.left.phase === "run";
  const later = anywhere ? 0 : PHASES2.indexOf(one.left.phase) - PHASES2.indexOf(other.left.phase);
  return later === 0 ? one.left.problems > other.left.problems : later < 0;
}
function renderAttempts(attempts, options = {}) {
  if (attempts.length === 0) return import_common4.prose`Nothing yet.`;
  const { cap = Number.POSITIVE_INFINITY, newestIsAbove = false } = options;
  const kept = [];
  let length = 0;
  for (const attempt of attempts.toReversed()) {
    const line = renderAttempt(attempt, newestIsAbove && attempt === attempts.at(-1));
    length += line.length + 1;
    if (length > cap && kept.length > 0) break;
    kept.unshift(line);
  }
  const left = attempts.length - kept.length;
  const more = left === 0 ? null : import_common4.prose`- earlier: ${left} more`;
  return (0, import_common4.joinProse)([more, ...kept], "\n");
}
function renderAttempt(attempt, isAbove) {
  const { iteration, counted, commits, said, denied } = attempt;
  const parts = [
    renderChanges(attempt),
    commits.length === 0 ? null : import_common4.prose`committed ${(0, import_common4.joinProse)(
      commits.map((one) => (0, import_common9.quoteLine)(one, 80)),
      ", "
    )}`,
    said === null ? null : import_common4.prose`Claude: ${(0, import_common9.quoteLine)(said, 160)}`,
    denied === null ? null : import_common4.prose`denied: ${(0, import_common9.quoteLine)(denied, 200)}`,
    import_common4.prose`then ${isAbove ? import_common4.prose`the result above` : renderResult(attempt)}`,
    renderGuided(attempt)
  ];
  const name3 = counted ? import_common4.prose`iteration ${iteration}` : import_common4.prose`iteration ${iteration}, a turn that did not count`;
  return import_common4.prose`- ${name3}: ${(0, import_common4.joinProse)(parts, "; ")}`;
}
function renderTry(attempt) {
  return import_common4.prose`${attempt.iteration}: ${(0, import_common4.joinProse)([renderChanges(attempt), import_common4.prose`then ${renderResult(attempt)}`], "; ")}`;
}
function renderResult({ failure, relation }) {
  const said = (0, import_common9.quoteLine)(failure, 160);
  return relation === NOTHING_TO_COMPARE ? said : import_common4.prose`${said} (${(0, import_common9.quoteLine)(relation, 120)})`;
}
function renderChanges({ changes, moreChanges }) {
  if (changes === null) return null;
  if (changes.length === 0) return import_common4.prose`changed no file`;
  const shown2 = changes.slice(0, 4).map(renderChange);
  const more = changes.length - shown2.length + moreChanges;
  const files = (0, import_common4.joinProse)(shown2, ", ");
  return more === 0 ? import_common4.prose`changed ${files}` : import_common4.prose`changed ${files} and ${more} more`;
}
function renderChange({ repository, path, added, removed }) {
  const file = (0, import_common2.quoteName)(path, 120);
  const name3 = repository === void 0 ? file : import_common4.prose`${(0, import_common2.quoteName)(repository, 120)}: ${file}`;
  return added === null || removed === null ? name3 : import_common4.prose`${name3} (+${added} -${removed})`;
}
function renderGuided({ guidance, helped }) {
  if (guidance === null) return null;
  const said = (0, import_common9.quoteLine)(guidance, 120);
  if (helped === null) return import_common4.prose`guidance ${said}`;
  return helped ? import_common4.prose`guidance ${said}, which helped` : import_common4.prose`guidance ${said}, which did not help`;
}

var import_common14 = require("./common.cjs");

var import_common15 = require("./common.cjs");

var import_common16 = require("./common.cjs");

var import_common17 = require("./common.cjs");

var import_common18 = require("./common.cjs");

var import_common19 = require("./common.cjs");

var import_common20 = require("./common.cjs");

var import_common21 = require("./common.cjs");

var import_common22 = require("./common.cjs");

var import_common23 = require("./common.cjs");

var import_common24 = require("./common.cjs");

var import_common25 = require("./common.cjs");

var import_common26 = require("./common.cjs");

var import_common27 = require("./common.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var import_node_fs2 = require("node:fs");
var import_node_fs3 = require("node:fs");
var import_node_path2 = require("node:path");
// late:adapters/loops/record-schemas.ts
var recordSchemas = (...args) => require("./adapters.loops.record-schemas.cjs").recordSchemas(...args);
// src/adapters/loops/loop-record.ts
function parseRecord(value, defaults = {}) {
  const { record, progress } = recordSchemas();
  const parsed = record.safeParse(value);
  if (!parsed.success) return null;
  const { taskContext } = parsed.data;
  return readRecord({
    ...parsed.data,
    taskContext: { ...defaults, ...taskContext },
    progress: progress.parse(parsed.data.progress)
  });
}
function readRecord(record) {
  const { project, checks, execution, tree = null, phase = null, planId = null } = record.taskContext;
  const startedAt = Date.parse(record.startedAt);
  const { completionPromise, maxIterations } = record;
  const options = { ...record.taskContext, completionPromise, maxIterations };
  if (Number.isNaN(startedAt) || !(0, import_common15.hasTermOptions)(options)) return null;
  const terms = {
    id: record.id,
    session: record.session,
    project,
    prompt: record.prompt,
    checks,
    execution,
    plan: planId === null ? null : { phase, id: planId },
    tree,
    startedAt,
    ...(0, import_common15.termOptions)(options)
  };
  const heartbeat = Date.parse(record.lastHeartbeat);
  const counted = record.progress;
  const lastHeartbeat = Number.isNaN(heartbeat) ? startedAt : heartbeat;
  const progress = {
    ...counted,
    // If a person switches a loop off in its file, it stays off.
    pause: readPause(counted.pause, startedAt) ?? (record.active ? null : switchedOff(lastHeartbeat)),
    breaker: counted.breaker ?? (0, import_common12.newBreaker)(startedAt),
    iteration: record.iteration,
    lastHeartbeat,
    queriedErrors: record.queriedErrors
  };
  return { loop: { terms, progress }, signature: record.signature };
}
function renderRecord(loop, signature) {
  const { terms, progress } = loop;
  const { completionPromise, maxIterations, ...options } = (0, import_common15.termOptions)(terms);
  const { iteration, lastHeartbeat, queriedErrors, ...rest } = progress;
  return {
    active: isRunning(loop),
    prompt: terms.prompt,
    completionPromise,
    iteration,
    maxIterations,
    startedAt: new Date(terms.startedAt).toISOString(),
    lastHeartbeat: new Date(lastHeartbeat).toISOString(),
    lastError: progress.lastFailure === null ? null : (0, import_common10.failureHeadline)(progress.lastFailure, 300),
    notebookLmGuidance: progress.offered?.headline ?? null,
    queriedErrors,
    taskContext: {
      phase: terms.execution?.phase ?? terms.plan?.phase ?? null,
      planId: terms.plan?.id ?? null,
      description: (0, import_common.plainLine)(terms.prompt, 200),
      project: terms.project,
      checks: terms.checks,
      execution: terms.execution,
      tree: terms.tree,
      ...options
    },
    id: terms.id,
    session: terms.session,
    progress: rest,
    signature
  };
}
function signedText(terms) {
  return JSON.stringify([
    "msw-loop-7",
    terms.id,
    terms.session,
    terms.project,
    terms.prompt,
    terms.startedAt,
    terms.checks.map((check) => [check.name, check.command, check.origin]),
    executionText(terms),
    terms.tree,
    (0, import_common15.termOptions)(terms),
    // Left out where there is none, so that loops of an older version keep their signature.
    ...terms.plan === null ? [] : [[terms.plan.phase, terms.plan.id]]
  ]);
}
function executionText({ execution }) {
  return execution && [execution.phase, execution.folder, execution.wave, execution.gapsOnly];
}
function readPause(pause, startedAt) {
  return pause?.at === 0 ? { ...pause, at: startedAt } : pause;
}
function switchedOff(at) {
  return { cause: "user", reason: "switched off in its record", at };
}
// src/adapters/loops/panel-file.ts
// src/core/report/empty-panel.ts
var EMPTY_PANEL = { v: 1, loop: null, ended: null, jobs: [] };
// late:core/report/panel.ts
var readPanel = (...args) => require("./core.report.panel.cjs").readPanel(...args);
// src/core/loop/texts/name-task.ts
function nameTask({ kind, words }) {
  return `the ${(0, import_common.plainLine)(kind, 40)} \u201C${(0, import_common.plainLine)(words, 100)}\u201D`;
}
// src/core/report/panel-of.ts
function panelOf({ terms, progress }) {
  const { pause, lastFailure, waiting, attempts } = progress;
  const hasMinutes = pause === null && terms.execution === null;
  return {
    id: terms.id,
    iteration: progress.iteration,
    maxIterations: terms.maxIterations,
    paused: pause === null ? null : panelLine(pause.reason),
    lastError: lastFailure === null ? null : panelLine((0, import_common10.failureHeadline)(lastFailure, 160)),
    live: [],
    waitsFor: pause !== null || waiting.length === 0 ? null : panelLine(waiting.map(nameTask).join(", ")),
    attempts: attempts.slice(-MOST_ATTEMPTS2).map((attempt) => panelLine((0, import_common16.shown)(renderTry(attempt)))),
    until: hasMinutes ? terms.startedAt + progress.pausedMs + terms.maxMinutes * 6e4 : null,
    tokens: describeTokens(progress.spent, terms.maxTokens)
  };
}
function checksOf(live) {
  return live.map(({ check, line, ...run }) => ({
    ...run,
    check: panelLine(check),
    line: line === null ? null : panelLine(line)
  }));
}
var MOST_ATTEMPTS2 = 3;
// src/adapters/claude-code/attended.ts
function isAttended() {
  return process.env.CLAUDE_CODE_SESSION_ATTENDED === "1";
}
// src/adapters/user/panel-choice.ts
function wantsPanel(userFolder) {
  return (0, import_common23.fieldsIn)((0, import_common23.readJson)((0, import_node_path.join)(userFolder, "settings.json"), (0, import_common26.privateFile)(userFolder))).panel !== false;
}
// src/adapters/loops/panel-file.ts
function showLoop(place, loop) {
  changePanel(place, loop.terms.session, (panel) => ({ ...panel, loop: panelOf(loop), ended: null }));
}
function showChecks(place, { terms }, live) {
  changePanel(
    place,
    terms.session,
    (panel) => panel.loop?.id === terms.id ? { ...panel, loop: { ...panel.loop, live: checksOf(live) } } : panel
  );
}
function hideLoop(place, session) {
  changePanel(place, session, (panel) => ({ ...panel, loop: null }));
}
function showEnded(place, session, ended) {
  changePanel(place, session, (panel) => ({ ...panel, ended }));
}
function changePanel({ project, userFolder }, session, change) {
  if (!/^[\w-]{1,128}$/.test(session)) return;
  const path = (0, import_common17.mswPath)(project, FOLDER, `${session}.json`);
  try {
    const file = (0, import_common23.readJson)(path, (0, import_common26.ownFile)(project), LARGEST);
    if (file.status === "missing") {
      if (!isAttended() || !wantsPanel(userFolder)) return;
      removeOld(project);
    }
    const panel = (file.status === "ok" ? readPanel(file.value) : null) ?? EMPTY_PANEL;
    const next = change(panel);
    if (next.loop === null && next.ended === null && next.jobs.length === 0) {
      (0, import_node_fs.rmSync)(path, { force: true });
      (0, import_common17.dropIfEmpty)((0, import_common17.mswPath)(project, FOLDER));
    } else if ((0, import_common17.openMswSubfolder)(project, FOLDER).status === "ok")
      (0, import_common20.keepJson)(path, next, { durable: false, mode: 384 });
  } catch {
  }
}
function removeOld(project) {
  for (const name3 of (0, import_common24.namesIn)((0, import_common17.mswPath)(project, FOLDER), (0, import_common26.ownFile)(project))) {
    const path = (0, import_common17.mswPath)(project, FOLDER, name3);
    const age = Date.now() - ((0, import_node_fs.lstatSync)(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > OLD_AGE_MS) (0, import_node_fs.rmSync)(path, { force: true });
  }
}
var OLD_AGE_MS = 30 * 24 * 60 * 60 * 1e3;
var FOLDER = "panel";
var LARGEST = 64 * 1024;
// src/adapters/loops/loop-store.ts
// src/adapters/loops/kept-record.ts
var OF_ANY_VERSION = "msw-record-";
var shape = `${OF_ANY_VERSION}9`;
var folderName = "loops";
var sessionMarks = "owners";
var sessionId = /^[\w-]{1,128}$/;
var loopId = /^[a-z0-9-]{1,64}$/;
var oldAgeMs = 365 * 24 * 60 * 60 * 1e3;
var largest = 16 * 1024 * 1024;
function keepRecord(place, record) {
  const path = copyPath(place.userFolder, record);
  if (path === null) return;
  try {
    writeCopy(path, copyOf(place, record));
    markSession(place.userFolder, record);
  } catch (error) {
    if (!exists(path)) throw error;
  }
}
function markSession(userFolder, record) {
  const mark = markPath(userFolder, sessionOf(record));
  if (mark === null || (0, import_common25.textOf)(mark, (0, import_common26.privateFile)(userFolder), 100) === `${record.id}
`) return;
  writeCopy(mark, `${record.id}
`);
}
function isKept(place, value) {
  const path = copyPath(place.userFolder, value);
  return path !== null && (0, import_common25.textOf)(path, (0, import_common26.privateFile)(place.userFolder), largest) === copyOf(place, value);
}
function keptInstead(place, value) {
  const path = copyPath(place.userFolder, value);
  const kept = path === null ? null : readCopy(place, path);
  return kept !== null && sessionOf(kept) === sessionOf(value) ? kept : null;
}
function keptByOther(place, value) {
  const path = copyPath(place.userFolder, value);
  const text = path === null ? null : (0, import_common25.textOf)(path, (0, import_common26.privateFile)(place.userFolder), largest);
  const [head = "", line = ""] = text?.split("\n") ?? [];
  const isOther = head.startsWith(OF_ANY_VERSION) && head.endsWith(` ${keyMark(place)}`) && !head.startsWith(`${shape} `);
  const parsed = isOther ? (0, import_common23.parseJson)(line) : null;
  if (parsed?.status !== "ok" || sessionOf(parsed.value) !== sessionOf(value)) return null;
  return (0, import_common23.fieldsOf)(parsed.value).id === (0, import_common23.fieldsOf)(value).id ? parsed.value : null;
}
function keptForSession(place, session) {
  const mark = markPath(place.userFolder, session);
  const id = mark === null ? null : (0, import_common25.textOf)(mark, (0, import_common26.privateFile)(place.userFolder), 100)?.trim();
  const path = id == null ? null : copyPath(place.userFolder, { id });
  const kept = path === null ? null : readCopy(place, path);
  return kept !== null && sessionOf(kept) === session ? kept : null;
}
function readCopy(place, path) {
  const text = (0, import_common25.textOf)(path, (0, import_common26.privateFile)(place.userFolder), largest);
  const parsed = text === null ? null : (0, import_common23.parseJson)(text.split("\n")[1] ?? "");
  if (text === null || parsed?.status !== "ok") return null;
  return isCopyOf(place, text, parsed.value) ? parsed.value : null;
}
function isCopyOf(place, text, value) {
  return text === copyOf(place, value);
}
function isUnderWay({ userFolder }, value) {
  const path = copyPath(userFolder, value);
  if (path === null || !exists(path)) return false;
  const kept = (0, import_common23.parseJson)(((0, import_common25.textOf)(path, (0, import_common26.privateFile)(userFolder), largest) ?? "").split("\n")[1] ?? "");
  return kept.status !== "ok" || sessionOf(kept.value) === sessionOf(value);
}
function forgetRecord({ userFolder }, value) {
  const path = copyPath(userFolder, value);
  if (path === null) return;
  const mark = markPath(userFolder, sessionOf(value));
  try {
    (0, import_node_fs3.rmSync)(path, { force: true });
    if (mark !== null) (0, import_node_fs3.rmSync)(mark, { force: true });
    removeOld2(userFolder);
  } catch {
  }
}
function copyPath(userFolder, record) {
  if (typeof record !== "object" || record === null || !("id" in record)) return null;
  const { id } = record;
  return typeof id === "string" && loopId.test(id) ? (0, import_common26.below)(userFolder, folderName, `${id}.json`) : null;
}
function markPath(userFolder, session) {
  return typeof session === "string" && sessionId.test(session) ? (0, import_common26.below)(userFolder, sessionMarks, session) : null;
}
function copyOf(place, record) {
  return `${shape} ${keyMark(place)}
${JSON.stringify(record)}
`;
}
function keyMark({ key }) {
  return key.slice(0, 8);
}
function exists(path) {
  return (0, import_node_fs3.lstatSync)(path, { throwIfNoEntry: false }) !== void 0;
}
function writeCopy(path, text) {
  try {
    (0, import_common21.writeInPlace)(path, text);
  } catch (error) {
    if ((0, import_common27.errorCode)(error) !== "ENOENT") throw error;
    (0, import_node_fs3.mkdirSync)((0, import_node_path2.dirname)(path), { mode: 448 });
    (0, import_common21.writeInPlace)(path, text);
  }
}
function removeOld2(userFolder) {
  for (const folder of [(0, import_node_path2.join)(userFolder, folderName), (0, import_node_path2.join)(userFolder, sessionMarks)]) {
    for (const name3 of (0, import_common24.namesIn)(folder, (0, import_common26.privateFile)(userFolder))) {
      const path = (0, import_node_path2.join)(folder, name3);
      const age = Date.now() - ((0, import_node_fs3.lstatSync)(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > oldAgeMs) (0, import_node_fs3.rmSync)(path, { force: true });
    }
  }
  removeCompiled(userFolder);
}
function removeCompiled(userFolder) {
  const folder = (0, import_node_path2.join)(userFolder, "compiled");
  const names2 = (0, import_common24.namesIn)(folder, (0, import_common26.privateFile)(userFolder));
  if (names2.length > 0 && names2.every((name3) => /^v\d/.test(name3))) (0, import_node_fs3.rmSync)(folder, { recursive: true });
}
function sessionOf(record) {
  return (0, import_common23.fieldsOf)(record).session;
}
// src/adapters/loops/admit-record.ts
function admitRecord(store, session, value) {
  const kept = isKept(store, value);
  const written = kept ? value : keptInstead(store, value);
  if (written === null) return admitOther(store, session, value) ?? admitSigned(store, session, value);
  const record = readRecord(written);
  return record === null || !belongs(store, session, record) ? { kind: "foreign", session, id: record?.loop.terms.id ?? null } : { kind: "loop", session, ...record, edited: !kept };
}
function admitOther(store, session, value) {
  const written = keptByOther(store, value);
  const record = written === null ? null : parseRecord(written, (0, import_common15.termOptions)(import_common15.requestDefaults));
  if (record === null || !belongs(store, session, record)) return null;
  const { loop } = record;
  const signature = (0, import_common14.sign$2)(store.key, signedText(loop.terms));
  return {
    kind: "loop",
    session,
    loop,
    signature,
    edited: JSON.stringify(written) !== JSON.stringify(value)
  };
}
function admitSigned(store, session, value) {
  const record = parseRecord(value);
  if (record === null) return { kind: "foreign", session, id: null };
  const { loop, signature } = record;
  const ours = belongs(store, session, record) && isUnderWay(store, value) && (0, import_common14.verify$2)(store.key, signedText(loop.terms), signature);
  return ours ? { kind: "loop", session, loop, signature, edited: false } : { kind: "foreign", session, id: loop.terms.id };
}
function belongs({ project }, session, { loop }) {
  return loop.terms.session === session && loop.terms.project === project;
}
function signatureOf(store, loop, before) {
  const text = signedText(loop.terms);
  const same = before !== null && signedText(before.loop.terms) === text;
  return same ? before.signature : (0, import_common14.sign$2)(store.key, text);
}
// src/adapters/loops/loop-store.ts
var stateVersion = 1;
function statePath(project) {
  return (0, import_common17.mswPath)(project, "ralph-state.json");
}
function readLoopState(store) {
  const records = readRecords(store.project);
  if (records.status !== "ok") return records;
  const loops = Object.entries(records.records).map(([session, value]) => admitRecord(store, session, value));
  return { status: "ok", loops };
}
function findLoop(state, session) {
  if (state.status !== "ok" || session === "") return null;
  const found = state.loops.find((stored) => stored.session === session);
  return found?.kind === "loop" ? found.loop : null;
}
function loopsIn(state) {
  if (state.status !== "ok") return [];
  return state.loops.flatMap(
    (stored) => stored.kind === "loop" && !isGate(stored.loop) ? [stored.loop] : []
  );
}
async function restoreLoop(store, session) {
  const kept = keptLoop(store, session);
  if (kept === null) return { status: "ok", value: null };
  return editRecords(store, (records) => {
    if (admitted(store, records, session) !== null) return null;
    if (records[session] !== void 0)
      keepAside(store.project, records, [session], (/* @__PURE__ */ new Date()).toISOString());
    records[session] = kept.record;
    return kept.stored.loop;
  });
}
function restoredState(store, session, state) {
  if (state.status === "newer" || state.status === "unreadable") return state;
  const kept = findLoop(state, session) === null ? keptLoop(store, session) : null;
  if (kept === null) return state;
  const others = state.status === "ok" ? state.loops.filter((other) => other.session !== session) : [];
  return { status: "ok", loops: [...others, kept.stored] };
}
function keptLoop(store, session) {
  const record = keptForSession(store, session);
  const stored = record === null ? null : admitRecord(store, session, record);
  return stored?.kind === "loop" ? { record, stored } : null;
}
function projectOfLoop(store, session) {
  return keptForSession(store, session)?.taskContext.project ?? null;
}
function wasEdited(state, session) {
  if (state.status !== "ok") return false;
  return state.loops.some((stored) => stored.kind === "loop" && stored.session === session && stored.edited);
}
async function isStillEdited(store, session) {
  const locked = await (0, import_common18.withLock)(statePath(store.project), () => wasEdited(readLoopState(store), session));
  return locked.status === "done" && locked.value;
}
async function changeLoop(store, session, change) {
  return editRecords(store, (records) => {
    const current = admitted(store, records, session);
    const { loop, value } = change(current?.loop ?? null);
    if (current !== null && loop?.terms.id !== current.loop.terms.id) removeLoop(store, records, session);
    if (loop === null && current !== null) removeGates(store, records, session);
    if (loop !== null) putLoop(store, records, loop, current);
    return value;
  });
}
async function adoptLoop(store, from, to, change) {
  return editRecords(store, (records) => {
    const orphan = admitted(store, records, from);
    const own = admitted(store, records, to);
    const { loop, value } = change(orphan?.loop ?? null, own?.loop ?? null);
    if (loop !== null) {
      delete records[from];
      hideLoop(store, from);
      removeGates(store, records, from);
      putLoop(store, records, loop, own);
    }
    return value;
  });
}
function admitted(store, records, session) {
  const record = records[session];
  const stored = record === void 0 ? null : admitRecord(store, session, record);
  return stored?.kind === "loop" ? stored : null;
}
function putLoop(store, records, loop, before) {
  const { session } = loop.terms;
  if (records[session] !== void 0 && before === null) {
    keepAside(store.project, records, [session], (/* @__PURE__ */ new Date()).toISOString());
  }
  const record = renderRecord(loop, signatureOf(store, loop, before));
  keepRecord(store, record);
  records[session] = record;
  showLoop(store, loop);
}
function removeLoop(store, records, session) {
  forgetRecord(store, records[session]);
  delete records[session];
  hideLoop(store, session);
}
function removeGates(store, records, session) {
  const prefix = gateOwner(session, "");
  for (const owner of Object.keys(records)) {
    if (owner.startsWith(prefix)) removeLoop(store, records, owner);
  }
}
async function setForeignAside(store, sessions, nowIso) {
  return editRecords(store, (records) => {
    const left = sessions.filter(
      (session) => records[session] !== void 0 && admitted(store, records, session) === null
    );
    return left.length === 0 ? null : keepAside(store.project, records, left, nowIso);
  });
}
function keepAside(project, records, sessions, nowIso) {
  const taken = Object.fromEntries(sessions.map((session) => [session, records[session]]));
  const base = `${statePath(project)}.foreign-${nowIso.replaceAll(":", "-")}`;
  let path = base;
  for (let number = 2; (0, import_node_fs2.existsSync)(path); number++) path = `${base}-${number}`;
  (0, import_common22.writeFileAtomic)(path, `${JSON.stringify(taken, null, 2)}
`);
  for (const session of sessions) delete records[session];
  return path;
}
async function setStateAside(project, nowIso) {
  const path = statePath(project);
  const locked = await (0, import_common18.withLock)(
    path,
    () => readRecords(project).status === "corrupt" ? (0, import_common19.setAside)(path, nowIso) : null
  );
  return locked.status === "done" ? { status: "ok", value: locked.value } : busy(path, locked.holder);
}
async function editRecords(store, edit) {
  const folder = (0, import_common17.openMswFolder)(store.project);
  if (folder.status === "refused") return folder;
  const path = statePath(store.project);
  const locked = await (0, import_common18.withLock)(path, () => {
    const current = readRecords(store.project);
    if (current.status !== "ok") return { status: "refused", reason: explainState(path, current) };
    const value = edit(current.records);
    (0, import_common22.writeFileAtomic)(path, `${JSON.stringify({ version: stateVersion, loops: current.records }, null, 1)}
`);
    return { status: "ok", value };
  });
  return locked.status === "done" ? locked.value : busy(path, locked.holder);
}
function readRecords(project) {
  const file = (0, import_common23.readJson)(statePath(project), (0, import_common26.ownFile)(project));
  if (file.status === "missing") return { status: "ok", records: /* @__PURE__ */ Object.create(null) };
  if (file.status !== "ok") return file;
  const value = file.value;
  if (!(0, import_common23.isFields)(value)) return { status: "corrupt", reason: "it is not a JSON object" };
  const version = value.version;
  if (typeof version === "number" && version > stateVersion) return { status: "newer", version };
  const loops = value.loops;
  if (!(0, import_common23.isFields)(loops)) return { status: "corrupt", reason: 'it has no "loops"' };
  return { status: "ok", records: Object.assign(/* @__PURE__ */ Object.create(null), loops) };
}
function explainState(path, state) {
  switch (state.status) {
    case "newer":
      return `${path} was written by a newer MSW (version ${state.version}): update the plugin.`;
    case "corrupt":
      return `${path} cannot be read (${state.reason}).`;
    case "unreadable":
      return `${path} cannot be opened (${state.reason}).`;
  }
}
function busy(path, holder) {
  const reason = `${path} is locked by another process; try again.`;
  return { status: "refused", reason, held: { lock: `${path}.lock`, holder } };
}

var import_common28 = require("./common.cjs");

var import_common29 = require("./common.cjs");

// src/app/loop/report-unusable-state.ts
async function reportUnusableState(workspace, state, session, restores = false) {
  if (state.status === "corrupt") return reportCorrupt(workspace, state, restores);
  if (state.status !== "ok") return notice(explainState(statePath(workspace.project), state));
  const foreign = state.loops.filter(
    (loop) => loop.kind === "foreign" && (session === null || loop.session === session)
  );
  if (foreign.length === 0) return silent;
  const moved = await setForeignAside(
    workspace,
    foreign.map((loop) => loop.session),
    (0, import_common29.isoNow)(workspace)
  );
  if (moved.status === "refused") return notice(moved.reason);
  if (moved.value === null) return silent;
  await (0, import_common28.appendJournal)(
    workspace.project,
    { event: "foreign-loops-set-aside", file: moved.value, count: foreign.length },
    (0, import_common29.isoNow)(workspace)
  );
  const what = (0, import_common5.countOf)(foreign.length, "loop record was", "loop records were");
  return notice(
    `${what} not armed on this machine for this project, or of a loop that has ended, so nothing of it runs; kept in ${moved.value}.`
  );
}
async function reportCorrupt(workspace, state, restores) {
  const moved = await setStateAside(workspace.project, (0, import_common29.isoNow)(workspace));
  if (moved.status === "refused") return notice(moved.reason);
  if (moved.value === null) return silent;
  const path = statePath(workspace.project);
  const cure = restores ? "" : "; start again with /msw:loop";
  return notice(`${explainState(path, state)} It is kept as ${moved.value}${cure}.`);
}
function notice(text) {
  return { kind: "notice", notice: `msw \u25B8 ${text}` };
}

var import_node_path3 = require("node:path");
// src/adapters/user/colour-choice.ts
function withColourChoice(userFolder, env) {
  const { colour } = (0, import_common23.fieldsIn)((0, import_common23.readJson)((0, import_node_path3.join)(userFolder, "settings.json"), (0, import_common26.privateFile)(userFolder)));
  return colour === false ? { ...env, NO_COLOR: "1" } : env;
}

var import_node_path4 = require("node:path");
// src/app/loop/restore-loop.ts
async function withLoopRestored(workspace, session) {
  const state = readLoopState(workspace);
  if (findLoop(state, session) !== null) {
    const isEdited = wasEdited(state, session) && await isStillEdited(workspace, session);
    return { state, notice: isEdited ? EDITED : null, lockedOut: null };
  }
  if (state.status === "newer" || state.status === "unreadable")
    return { state, notice: null, lockedOut: null };
  const restores = restoredState(workspace, session, state) !== state;
  const trouble = state.status === "corrupt" ? await reportUnusableState(workspace, state, session, restores) : silent;
  const restored = await restore(workspace, session);
  const isBack = restored.status === "ok" && restored.value;
  const troubleNotice = trouble.kind === "notice" ? trouble.notice : null;
  return {
    state: isBack || trouble !== silent ? readLoopState(workspace) : state,
    notice: isBack ? joined(troubleNotice, LOST) : troubleNotice,
    lockedOut: whyNotBack(workspace, restored, findLoop(restoredState(workspace, session, state), session))
  };
}
function whyNotBack(workspace, restored, lost) {
  const held = restored.status === "refused" ? restored.held : void 0;
  return lost === null || held === void 0 ? null : lockedOut(held, lost, workspace.now());
}
var EDITED = "msw \u25B8 The record of this loop in .msw was changed by something other than MSW; the loop continues as MSW wrote it last. End it with /msw:stop.";
var LOST = "msw \u25B8 The record of this loop in .msw was lost; MSW put it back from its own copy, and the loop continues. End it with /msw:stop.";
function joined(first, second) {
  return first === null ? second : `${first}
${second}`;
}
async function restoreAfterChecks(workspace, { terms }) {
  if (terms.checks.length === 0 || findLoop(readLoopState(workspace), terms.session) !== null) return null;
  const restored = await restore(workspace, terms.session);
  return restored.status === "ok" && restored.value ? LOST : null;
}
async function restore(workspace, session) {
  const restored = await restoreLoop(workspace, session);
  if (restored.status === "refused") return restored;
  if (restored.value === null) return { status: "ok", value: false };
  const { terms } = restored.value;
  const folder = (0, import_common17.openLoopFolder)(workspace.project, terms.id);
  if (folder.status === "ok") (0, import_common22.writeFileAtomic)((0, import_node_path4.join)(folder.path, "task.md"), terms.prompt);
  return { status: "ok", value: true };
}
function restoredFirst(answer, notice2) {
  if (notice2 === null) return answer;
  switch (answer.kind) {
    case "silent":
      return { kind: "notice", notice: notice2 };
    case "answer":
      return sayLines(`${notice2}

${answer.text}`);
    case "notice":
    case "context":
      return { ...answer, notice: answer.notice === null ? notice2 : `${notice2}
${answer.notice}` };
  }
}

var import_node_fs4 = require("node:fs");
// src/hooks/active/handle-call.ts
// src/adapters/claude-code/run-hook.ts
async function runHook({ event, handle, rescue, write, paint, limitMs }) {
  process.on("uncaughtException", ignore);
  process.on("unhandledRejection", ignore);
  const limit = timeLimit(limitMs);
  const render = (answer) => renderAnswer(answer, event, paint);
  const handled = handle().then(
    render,
    async (error) => await rescue?.().catch(() => null) ?? render(explain(error))
  );
  const text = await Promise.race([handled, limit.passed.then(render)]);
  limit.stop();
  write(text);
}
function renderAnswer(answer, event, paint = (text) => text) {
  const shown2 = (text) => paint((0, import_common6.visible)(text));
  const blocked = (text) => JSON.stringify({ decision: "block", reason: shown2(text) });
  switch (answer.kind) {
    case "silent":
      return "";
    case "notice":
      if (event === "UserPromptExpansion") return blocked(answer.notice);
      return JSON.stringify({
        systemMessage: shown2(answer.notice),
        ...answer.alert !== void 0 && { terminalSequence: notificationOf(answer.alert) }
      });
    case "context":
      return JSON.stringify({
        ...answer.notice === null ? {} : { systemMessage: shown2(answer.notice) },
        hookSpecificOutput: { hookEventName: event, additionalContext: answer.context }
      });
    case "answer":
      return blocked(answer.text);
  }
}
function timeLimit(limitMs) {
  let timer;
  const passed = new Promise((resolve) => {
    const left = Math.max(0, limitMs - process.uptime() * 1e3);
    timer = setTimeout(() => resolve(tooLate(limitMs)), left);
  });
  return { passed, stop: () => clearTimeout(timer) };
}
function tooLate(limitMs) {
  const notice2 = `msw \u25B8 stepped aside: this hook did not end within ${limitMs / 1e3} s; loops stay as they are, and /msw:doctor looks for what held it.`;
  return { kind: "notice", notice: notice2 };
}
function explain(error) {
  const message = error instanceof Error ? error.message : String(error);
  return { kind: "notice", notice: `msw \u25B8 stepped aside: ${message.slice(0, 300)} (/msw:doctor says more)` };
}
function ignore() {
}
function notificationOf(alert) {
  return `\x1B]9;${(0, import_common6.visible)(alert).replaceAll(/[\u0000-\u001f\u007f-\u009f]/g, " ")}\x07\x07`;
}
// src/core/report/colour.ts
function inColour(text, env) {
  const isPlain = (env.NO_COLOR ?? "") !== "" || env.TERM === "dumb";
  return isPlain ? text : text.split("\n").map(colourLine).join("\n");
}
var [RED, GREEN, YELLOW] = [31, 32, 33];
function colourLine(line) {
  const [before = null] = BEFORE_VERDICT.exec(line) ?? [];
  if (before !== null) return before + colourVerdict(line.slice(before.length));
  const rule = RULES.find(({ pattern }) => pattern.test(line));
  return rule === void 0 ? line : line.replace(rule.pattern, (words) => painted(words, rule.code));
}
var BEFORE_VERDICT = /^msw ▸ (?:subagent )?\d+\/\d+ · |^The last loop \([\w-]+\) ended [\w ]+: /;
function colourVerdict(text) {
  const named3 = VERDICTS.find(
    ([words]) => text.startsWith(words) && ["", ",", ":", "."].includes(text.charAt(words.length))
  );
  if (named3 !== void 0) return painted(named3[0], named3[1]) + text.slice(named3[0].length);
  const [checks = ""] = /^[^:·]*[^:· ]/.exec(text) ?? [];
  const code = / (?:fails?|ran no test)$/.test(checks) ? RED : / pass(?:es)?$/.test(checks) ? YELLOW : null;
  return code === null ? text : painted(checks, code) + text.slice(checks.length);
}
var VERDICTS = [
  ["done and proven", GREEN],
  ...Object.values(CAUSES).map(({ name: name3, isFailure }) => [
    name3,
    isFailure === true ? RED : YELLOW
  ])
];
var RULES = [
  { pattern: /\(running(?: the checks)?(?=[,)])/, code: GREEN },
  { pattern: /\(paused(?=[:,)])/, code: YELLOW },
  { pattern: /^ {2}failure\b/, code: RED },
  { pattern: /^ {2}now\b/, code: GREEN }
];
function painted(words, code) {
  return `\x1B[1;${code}m${words}\x1B[22;39m`;
}
// src/hooks/idle/hook-limit.ts
function hookLimitMs() {
  const seconds3 = Number(process.argv[2]);
  return (seconds3 > 0 ? seconds3 : usualSeconds) * 1e3;
}
var usualSeconds = 600;
// src/hooks/active/handle-call.ts
function handleCall(call, { parse, eventOf, use }) {
  const input = parse(call.input);
  let paint = (text) => text;
  const handle = async () => {
    if (input === null) return silent;
    const opened = (0, import_common29.openWorkspace)(call.project, process.env);
    const { warning = null } = call;
    if (opened.status === "refused")
      return restoredFirst(warning?.includes(opened.reason) ? silent : stepAside(opened.reason), warning);
    if (process.env.CLAUDE_CODE_ENTRYPOINT === "cli") {
      const env = withColourChoice(opened.workspace.userFolder, process.env);
      paint = (text) => inColour(text, env);
    }
    return restoredFirst(await use(opened.workspace, input), warning);
  };
  const write = (text) => {
    if (!answerOnce(text)) return;
    process.exit(0);
  };
  const { rescue } = call;
  return runHook({
    event: input === null ? "Stop" : eventOf(input),
    handle,
    ...rescue && { rescue },
    write,
    paint: (text) => paint(text),
    limitMs: hookLimitMs()
  });
}
function answerOnce(text) {
  let rest = Buffer.from(text);
  try {
    while (rest.length > 0) rest = rest.subarray((0, import_node_fs4.writeSync)(1, rest));
  } catch {
    process.stdout.write(rest);
    return false;
  }
  return true;
}

var import_common30 = require("./common.cjs");

var import_common31 = require("./common.cjs");

var import_node_fs5 = require("node:fs");
var import_node_path5 = require("node:path");
// src/hooks/idle/read-call.ts
// src/hooks/idle/read-input.ts
var chunkBytes = 64 * 1024;
var mostBytes = 16 * 1024 * 1024;
// src/hooks/idle/read-call.ts
function ownsLoop({ input }) {
  const session = textField(input, "session_id");
  if (session === null || !/^[\w-]{1,128}$/.test(session)) return false;
  const folder = process.env.MSW_HOME || (0, import_common30.envPaths)("msw-protocol", { suffix: "" }).data;
  return (0, import_node_path5.isAbsolute)(folder) && ["owners", "chains"].some((name3) => isThere((0, import_node_path5.join)(folder, name3, session)));
}
function isThere(path) {
  try {
    return (0, import_node_fs5.lstatSync)(path, { throwIfNoEntry: false }) !== void 0;
  } catch {
    return false;
  }
}
function holdsNews({ project, input }) {
  const session = textField(input, "session_id");
  const news = (0, import_common31.readPlain)(`${project}/.msw/jobs/news`, { cap: largestNews });
  return news.status === "ok" && session !== null && news.bytes.includes(`${session} `);
}
function holdsJobs({ project }) {
  return (0, import_common31.readPlain)(`${project}/.msw/jobs/open`, { cap: 0 }).status === "ok";
}
var largestNews = 64 * 1024;
var oldestNode = 20;
var OLD_NODE = `MSW needs Node ${oldestNode} or newer, and the node that Claude Code finds is ${process.versions.node} (${process.execPath}): install a newer one, then start Claude Code again.`;
var largestState = 16 * 1024 * 1024;
function textField(value, key) {
  const field = Reflect.get(value, key);
  return typeof field === "string" ? field : null;
}

var import_common32 = require("./common.cjs");

var import_node_fs6 = require("node:fs");
var import_node_path6 = require("node:path");
// src/adapters/loops/live-runs.ts
var EVERY_MS = 1e3;
var SEEN_AFTER_MS = 200;
var LONGEST_LINE = 400;
function liveRuns(userFolder, loop, show = () => {
}) {
  const running = /* @__PURE__ */ new Set();
  let isSaved = false;
  const save = () => {
    isSaved = true;
    const runs = [...running].map(({ run }) => run);
    quietly(() => keep(userFolder, loop, runs));
    show(runs);
  };
  return {
    begin: (begun, isSealed) => {
      const entry = { run: { ...begun, line: null, pid: process.pid } };
      running.add(entry);
      const first = setTimeout(save, SEEN_AFTER_MS);
      first.unref();
      let last = null;
      const timer = setInterval(() => {
        if (last === null) return;
        entry.run = { ...entry.run, line: lastLineOf(last) ?? entry.run.line };
        last = null;
        save();
      }, EVERY_MS);
      timer.unref();
      return {
        output: (chunk) => {
          if (!isSealed) last = chunk;
        },
        end: () => {
          clearTimeout(first);
          clearInterval(timer);
          running.delete(entry);
          if (isSaved) save();
        }
      };
    }
  };
}
function readLiveRuns(userFolder, loop, isAlive2) {
  const file = (0, import_common23.readJson)(pathOf(userFolder, loop), (0, import_common26.privateFile)(userFolder));
  const stored = file.status === "ok" ? file.value : null;
  return (Array.isArray(stored) ? stored : []).filter(isRun).filter(({ pid }) => isAlive2(pid));
}
function keep(userFolder, loop, runs) {
  const path = pathOf(userFolder, loop);
  if (runs.length === 0) {
    (0, import_node_fs6.rmSync)(path, { force: true });
    return;
  }
  (0, import_common32.makeFolder)((0, import_node_path6.join)(userFolder, "live"), 448);
  (0, import_common20.keepJson)(path, runs, { durable: false, mode: 384 });
}
function pathOf(userFolder, loop) {
  return (0, import_node_path6.join)(userFolder, "live", `${loop}.json`);
}
function lastLineOf(chunk) {
  const end = chunk.toString("utf8", Math.max(0, chunk.length - 4 * LONGEST_LINE));
  const line = end.split(/[\r\n]/).findLast((one) => one.trim() !== "");
  return line === void 0 ? null : line.slice(0, LONGEST_LINE);
}
function isRun(value) {
  const { check, line, ...numbers } = (0, import_common23.fieldsOf)(value);
  const areNumbers = ["at", "of", "startedAt", "limitSeconds", "pid"].every(
    (key) => Number.isFinite(numbers[key])
  );
  return areNumbers && typeof check === "string" && (line === null || typeof line === "string");
}
function quietly(act) {
  try {
    act();
  } catch {
  }
}

// src/app/loop/record-loop-plan.ts
async function recordLoopPlan(workspace, loop) {
  const { plan } = loop.terms;
  if (isGate(loop) || plan?.phase == null) return null;
  const { recordIfDone } = await Promise.resolve().then(() => __toESM(require("./app.planning.documents.record-event.cjs")));
  return recordIfDone(workspace.project, { phase: plan.phase, plan: plan.id });
}
function withNotice(answer, more) {
  if (more === null || answer.kind !== "notice" && answer.kind !== "context") return answer;
  return { ...answer, notice: answer.notice === null ? more : `${answer.notice}
${more}` };
}
function joined2(...notices) {
  return notices.filter((notice2) => notice2 !== null).join("\n") || null;
}

// src/app/loop/gather-turn.ts
async function gatherTurn(loop, options) {
  if (loop.terms.checks.length === 0 && loop.terms.review === null) {
    return {
      results: [],
      failure: null,
      comparison: null,
      tree: "unknown",
      sinceArming: "unknown",
      flaky: null,
      wasRunAgain: false,
      treeBefore: null,
      treeAfter: Promise.resolve(null),
      inner: loop.progress.inner,
      lookedAt: 0,
      ignored: [],
      elsewhere: [],
      commits: [],
      checksMs: 0
    };
  }
  const { gatherEvidence } = await Promise.resolve().then(() => __toESM(require("./app.loop.gather-evidence.cjs")));
  return gatherEvidence(loop, options);
}

// src/core/loop/say-once.ts
function sayOnce(loop, sentences) {
  const { said } = loop.progress;
  const unsaid = sentences.filter((sentence) => !said.includes(sentence));
  if (unsaid.length === 0) return { loop, notice: null };
  return {
    loop: withProgress(loop, { said: [...said, ...unsaid].slice(-MOST_SAID) }),
    notice: unsaid.join(" ")
  };
}
var MOST_SAID = 50;

// src/adapters/config/config-settings.ts
var PROFILE_WORDS = "letters, digits, inner spaces and . _ - @ +";
var isText = (value) => typeof value === "string" && value.length > 0 && value.length <= 200;
var isProfile = (value) => typeof value === "string" && isProfileName(value);
var isNumber = (least, most) => (value) => typeof value === "number" && value >= least && value <= most;
var isSeconds = isNumber(0, 3600);
var isRepeats = isNumber(1, 1e3);
var name = {
  holds: (value) => value === null || isText(value),
  meaning: "a name, or null",
  schema: { anyOf: [{ type: "string", minLength: 1, maxLength: 200 }, { type: "null" }] }
};
var profile = {
  holds: (value) => value === null || isProfile(value),
  meaning: `the name of an nlm profile (${PROFILE_WORDS}), or null`,
  schema: { anyOf: [{ type: "string", pattern: PROFILE_PATTERN }, { type: "null" }] }
};
var twins = {
  holds: (value) => isRecord(value, isText, (ids) => isRecord(ids, isProfile, isText)),
  meaning: "an object of notebooks, each an object that names its id by profile",
  schema: {
    type: "object",
    propertyNames: { minLength: 1, maxLength: 200 },
    additionalProperties: {
      type: "object",
      propertyNames: { pattern: PROFILE_PATTERN },
      additionalProperties: { type: "string", minLength: 1, maxLength: 200 }
    }
  },
  detail: badProfile
};
var seconds = {
  holds: isSeconds,
  meaning: "a number of seconds from 0 to 3600",
  schema: { type: "number", minimum: 0, maximum: 3600 }
};
var baseline = {
  holds: isNumber(1, 170),
  meaning: "a number of seconds from 1 to 170",
  schema: { type: "number", minimum: 1, maximum: 170 }
};
var pauses = {
  holds: (value) => Array.isArray(value) && value.length <= 10 && value.every(isSeconds),
  meaning: "a list of at most 10 numbers of seconds, each from 0 to 3600",
  schema: { type: "array", maxItems: 10, items: { type: "number", minimum: 0, maximum: 3600 } }
};
var flag = {
  holds: (value) => typeof value === "boolean",
  meaning: "true or false",
  schema: { type: "boolean" }
};
var repeats = {
  holds: (value) => isRepeats(value) && Number.isInteger(value),
  meaning: "a whole number from 1 to 1000",
  schema: { type: "integer", minimum: 1, maximum: 1e3 }
};
var minutes = {
  holds: isNumber(0, 10080),
  meaning: "a number of minutes from 0 to 10080",
  schema: { type: "number", minimum: 0, maximum: 10080 }
};
var configSettings = { name, profile, twins, seconds, baseline, pauses, flag, repeats, minutes };
function isRecord(value, isKey, isValue) {
  return (0, import_common23.isFields)(value) && Object.entries(value).every(([key, held]) => isKey(key) && isValue(held));
}
function badProfile(notebooks) {
  for (const [notebook, twins3] of Object.entries((0, import_common23.fieldsOf)(notebooks))) {
    const bad = Object.keys((0, import_common23.fieldsOf)(twins3)).find((key) => !isProfileName(key));
    if (bad !== void 0)
      return `"${(0, import_common.shownName)(bad)}" in "${(0, import_common.shownName)(notebook)}" is not a profile name (${PROFILE_WORDS})`;
  }
  return null;
}
// src/adapters/config/project-config.ts
var { sameFailure, sameFailureWithChanges, cooldownMinutes } = import_common12.defaultBreakerLimits;
var defaultConfig = {
  notebook: null,
  nlmProfile: null,
  notebooks: {},
  guidanceDeadlineSeconds: 60,
  infraRetrySeconds: [5, 20],
  parallelChecks: false,
  baselineSeconds: 120,
  snapshots: true,
  breaker: { sameFailure, sameFailureWithChanges, cooldownMinutes }
};
function readConfig(projectRoot) {
  const file = (0, import_common23.readJson)((0, import_common17.mswPath)(projectRoot, "config.json"), (0, import_common26.ownFile)(projectRoot));
  if (file.status === "missing") return { config: defaultConfig, problems: [], notebookProblem: null };
  if (file.status !== "ok") return onlyDefaults(`cannot be read (${file.reason})`);
  if (!(0, import_common23.isFields)(file.value)) return onlyDefaults("must hold one JSON object");
  return fromObject(file.value);
}
function onlyDefaults(reason) {
  const problem = `.msw/config.json ${reason}; the defaults hold.`;
  return { config: defaultConfig, problems: [problem], notebookProblem: problem };
}
var { name: name2, profile: profile2, twins: twins2, seconds: seconds2, baseline: baseline2, pauses: pauses2, flag: flag2, repeats: repeats2, minutes: minutes2 } = configSettings;
var projectSettings = {
  notebook: name2,
  nlmProfile: profile2,
  notebooks: twins2,
  guidanceDeadlineSeconds: seconds2,
  infraRetrySeconds: pauses2,
  parallelChecks: flag2,
  baselineSeconds: baseline2,
  snapshots: flag2,
  "breaker.sameFailure": repeats2,
  "breaker.sameFailureWithChanges": repeats2,
  "breaker.cooldownMinutes": minutes2
};
function fromObject(given) {
  const problems = [];
  const top = section("", given, problems);
  const inner = section("breaker.", given.breaker ?? {}, problems);
  const d = defaultConfig;
  const config = {
    notebook: top.take("notebook", name2, d.notebook),
    nlmProfile: top.take("nlmProfile", profile2, d.nlmProfile),
    notebooks: top.take("notebooks", twins2, d.notebooks),
    guidanceDeadlineSeconds: top.take("guidanceDeadlineSeconds", seconds2, d.guidanceDeadlineSeconds),
    infraRetrySeconds: top.take("infraRetrySeconds", pauses2, d.infraRetrySeconds),
    baselineSeconds: top.take("baselineSeconds", baseline2, d.baselineSeconds),
    parallelChecks: top.take("parallelChecks", flag2, d.parallelChecks),
    snapshots: top.take("snapshots", flag2, d.snapshots),
    breaker: {
      sameFailure: inner.take("sameFailure", repeats2, d.breaker.sameFailure),
      sameFailureWithChanges: inner.take("sameFailureWithChanges", repeats2, d.breaker.sameFailureWithChanges),
      cooldownMinutes: inner.take("cooldownMinutes", minutes2, d.breaker.cooldownMinutes)
    }
  };
  top.reportUnknown([...Object.keys(defaultConfig), "$schema", "tier2", "ask"]);
  inner.reportUnknown(Object.keys(defaultConfig.breaker));
  return { config, problems, notebookProblem: problems.find((text) => OF_NOTEBOOKS.test(text)) ?? null };
}
var OF_NOTEBOOKS = /^"[^"]*(?:note|nlm|profile)[^"]*" in/i;
function section(prefix, given, problems) {
  const held = (0, import_common23.isFields)(given) ? given : {};
  if (held !== given)
    problems.push(`"${prefix.slice(0, -1)}" in .msw/config.json must be an object; the defaults hold.`);
  return {
    take: (key, setting, fallback) => {
      if (!Object.hasOwn(held, key)) return fallback;
      const value = held[key];
      if (setting.holds(value)) return value;
      const detail = setting.detail?.(value) ?? null;
      problems.push(
        `"${prefix}${key}" in .msw/config.json must be ${setting.meaning}${detail === null ? "" : `: ${detail}`}; the default ${JSON.stringify(fallback)} holds.`
      );
      return fallback;
    },
    reportUnknown: (known) => {
      for (const key of Object.keys(held).filter((key2) => !known.includes(key2))) {
        problems.push(
          `"${prefix}${(0, import_common.shownName)(key)}" in .msw/config.json is not a setting that MSW knows; it is ignored.`
        );
      }
    }
  };
}
function breakerLimits({ breaker }) {
  return { ...import_common12.defaultBreakerLimits, ...breaker };
}

// src/core/loop/plans/plan-turn.ts
function planTurn(loop, { now, lastMessage, awaited, planMode }) {
  const { pause } = loop.progress;
  if (pause !== null && !isPassing(pause.cause)) return { kind: "ignore", pause };
  if (planMode) return { kind: "wait", why: "plan-mode" };
  if (awaited.length > 0)
    return { kind: "wait", why: "background", waiting: awaited.map((task) => waitingFor(loop, task, now)) };
  const claim = readClaim(lastMessage, loop.terms.completionPromise);
  const awake = wake(loop, now);
  if (claim.kind !== "abort") return { kind: "judge", loop: awake, claim, wasPaused: pause !== null };
  const ending = { kind: "pause", cause: "blocked", reason: claim.reason };
  return { ...releaseOf(awake, ending, now), judgesGuidance: false };
}
function isOver(loop, ending) {
  return ending.kind === "end" || isGate(loop);
}
function releaseOf(loop, ending, now) {
  const pause = ending.kind === "pause" ? { cause: ending.cause, reason: ending.reason, at: now } : null;
  return {
    kind: "release",
    loop: withProgress(loop, { pause, lastHeartbeat: now }),
    ending,
    archives: isOver(loop, ending),
    judgesGuidance: loop.progress.offered !== null
  };
}
function waitingFor({ progress }, { id, kind, words }, now) {
  const since = progress.waiting.find((known) => known.id === id)?.since ?? now;
  return { id, kind, words: (0, import_common11.clipText)((0, import_common7.redact)(words), LONGEST_WORDS), since };
}
var LONGEST_WORDS = 100;
function wake(loop, now) {
  const { pause, pausedMs, waiting } = loop.progress;
  const awake = waiting.length === 0 ? loop : withProgress(loop, { waiting: [] });
  return pause === null ? awake : withProgress(awake, { pause: null, pausedMs: pausedMs + Math.max(0, now - pause.at) });
}

// src/adapters/environment/client-marks.ts
var CHECK_MARK = "MSW_CHECK";
var SERVER_MARK = "MSW_MCP";
function clientMark(env) {
  return Object.keys(env).find((name3) => env[name3] !== void 0 && isClientMark(name3)) ?? null;
}
function withoutClientMarks(env) {
  return Object.fromEntries(Object.entries(env).filter(([name3]) => !isClientMark(name3)));
}
function isClientMark(name3) {
  const upper = name3.toUpperCase();
  return (MARKS.has(upper) || STARTS.some((start) => upper.startsWith(start))) && !OF_THE_USER.test(upper);
}
var MARKS = /* @__PURE__ */ new Set([
  "CLAUDECODE",
  "AI_AGENT",
  CHECK_MARK,
  SERVER_MARK,
  ..."PROJECT_DIR SESSION_ID ENV_FILE EFFORT PID JOB_DIR SKILL_DIR".split(" ").map((name3) => `CLAUDE_${name3}`)
]);
var STARTS = ["CLAUDE_CODE_", "CLAUDE_PLUGIN_"];
var OF_THE_USER = /^CLAUDE_CODE_(?:(?:USE|DISABLE|ENABLE|MAX|AUTO|IDE|FILE_READ|GLOB|HIDE|EXTRA|PROXY|OTEL|DEBUG|EXPERIMENTAL)_\w+|SKIP_\w+_AUTH|OAUTH_TOKEN|API_KEY_HELPER_TTL_MS|EFFORT_LEVEL|SUBAGENT_MODEL|GIT_BASH_PATH|SHELL|SHELL_PREFIX|SSE_PORT|TMPDIR|CLIENT_(?:CERT|KEY|KEY_PASSPHRASE)|NO_FLICKER|ACCESSIBILITY|SCROLL_SPEED|STOP_HOOK_BLOCK_CAP)$/;

var import_common33 = require("./common.cjs");

var import_node_fs7 = require("node:fs");
var import_node_path7 = require("node:path");
var import_node_fs8 = require("node:fs");
var import_node_path8 = require("node:path");
// src/adapters/loops/check-processes.ts
function checkProcesses(userFolder, loop) {
  const path = (0, import_node_path7.join)(userFolder, "live", `${loop}.processes.json`);
  const running = /* @__PURE__ */ new Set();
  const save = () => {
    try {
      if (running.size === 0) {
        (0, import_node_fs7.rmSync)(path, { force: true });
        return;
      }
      (0, import_common32.makeFolder)((0, import_node_path7.dirname)(path), 448);
      (0, import_common21.writeInPlace)(path, JSON.stringify([...running]));
    } catch {
    }
  };
  return {
    note: (pid, mark) => {
      const noted = { pid, mark, start: (0, import_common33.startMark)(pid, Date.now()) };
      running.add(noted);
      save();
      return () => {
        running.delete(noted);
        save();
      };
    },
    endLeft: async (projectRoot) => {
      if ((0, import_common24.lookAt)(path) === null) return;
      const { hasStart } = await Promise.resolve().then(() => __toESM(require("./adapters.process.has-start.cjs")));
      const { killTree } = await Promise.resolve().then(() => __toESM(require("./adapters.process.kill-tree.cjs")));
      const { endStrays } = await Promise.resolve().then(() => __toESM(require("./adapters.process.end-strays.cjs")));
      const file = (0, import_common23.readJson)(path, (0, import_common26.privateFile)(userFolder));
      const left = file.status === "ok" && Array.isArray(file.value) ? file.value.filter(isNoted) : [];
      for (const { pid, start, mark } of left) {
        if (await hasStart(pid, start)) await killTree({ pid, projectRoot });
        await endStrays(`${CHECK_MARK}=${mark}`, null);
      }
      save();
    }
  };
}
function isNoted(value) {
  const { pid, start, mark } = (0, import_common23.fieldsOf)(value);
  return Number.isSafeInteger(pid) && Number(pid) > 1 && typeof start === "string" && start !== "" && typeof mark === "string" && mark !== "";
}
// src/adapters/loops/sealed-evidence.ts
function keepSealed(userFolder, { loop, iteration, name: name3, output, now }) {
  const all = (0, import_node_path8.join)(userFolder, "sealed");
  const folder = (0, import_node_path8.join)(all, loop);
  (0, import_common32.makeFolder)(folder, 448);
  removeOld3(all, userFolder, now - KEPT_MS);
  const path = (0, import_node_path8.join)(folder, `iteration-${String(iteration).padStart(3, "0")}-${name3}.log`);
  (0, import_common20.keepText)(path, output, { mode: 384, durable: false });
  return path;
}
var KEPT_MS = 30 * 24 * 60 * 6e4;
function removeOld3(all, userFolder, before) {
  for (const name3 of (0, import_common24.namesIn)(all, (0, import_common26.privateFile)(userFolder))) {
    const folder = (0, import_node_path8.join)(all, name3);
    const stat = (0, import_node_fs8.statSync)(folder, { throwIfNoEntry: false });
    if (stat?.isDirectory() && stat.mtimeMs < before) (0, import_node_fs8.rmSync)(folder, { recursive: true, force: true });
  }
}
// src/app/loop/finish-turn.ts
var shortestWaitMs = 15e3;
async function finishTurn(workspace, attempt, state = readLoopState(workspace)) {
  const seen = findLoop(state, attempt.owner);
  if (seen === null) return reportUnusableState(workspace, state, attempt.owner);
  const plan = planOf(workspace, attempt, seen);
  if (plan.kind === "ignore") return silent;
  if (plan.kind === "wait") return waitFor(workspace, attempt.owner, seen, plan);
  const id = turnLock(state, seen);
  const folder = (0, import_common17.openLoopFolder)(workspace.project, id);
  if (folder.status === "refused") return stepAside(folder.reason);
  const takeOnce = async (waited) => {
    const loop = findLoop(restoredState(workspace, attempt.owner, readLoopState(workspace)), attempt.owner);
    if (loop === null || turnOf(loop) !== turnOf(seen)) return silent;
    const now = waited ? { ...attempt, ahead: null } : attempt;
    return carryOut(workspace, now, planOf(workspace, attempt, loop));
  };
  const path = `${folder.path}/turn`;
  const waitMs = Math.max(shortestWaitMs, longestWaitSeconds(seen.terms) * 1e3);
  const turn = await (0, import_common18.withLock)(path, takeOnce, { waitMs });
  if (turn.status === "done") return turn.value;
  return lockedOut({ lock: `${path}.lock`, holder: turn.holder }, seen, workspace.now());
}
function planOf(workspace, { input }, loop) {
  return planTurn(loop, { ...input, now: workspace.now() });
}
async function waitFor(workspace, owner, seen, plan) {
  const waiting = plan.why === "background" ? plan.waiting : [];
  const sentences = [...seen.progress.untold, whyWaiting(plan)];
  const { notice: notice2 } = sayOnce(seen, sentences);
  if (notice2 === null && waiting.length === seen.progress.waiting.length && waiting.every(isKnown(seen)))
    return silent;
  const saved = await changeLoop(workspace, owner, (current) => ({
    loop: current === null || turnOf(current) !== turnOf(seen) ? current : withProgress(sayOnce(current, sentences).loop, { waiting, untold: [] }),
    value: null
  }));
  return saved.status === "ok" && notice2 !== null ? { kind: "notice", notice: `msw \u25B8 ${notice2}` } : silent;
}
function isKnown({ progress }) {
  return ({ id }) => progress.waiting.some((known) => known.id === id);
}
function whyWaiting(plan) {
  if (plan.why === "plan-mode")
    return "Plan mode is on, in which nothing may be edited: the loop waits until you leave it.";
  const what = plan.waiting.some(({ kind }) => kind === "agent") ? "An agent" : "A workflow";
  return `${what} works in the background; the checks run when it is done.`;
}
function tellSurroundings(loop, tasks) {
  const { untold } = loop.progress;
  const told = untold.length === 0 ? loop : withProgress(loop, { untold: [] });
  return sayOnce(told, [...untold, ...tasks.map(tellUnawaited)]);
}
function tellUnawaited({ kind, words }) {
  const what = kind === "shell" ? "" : ` (${(0, import_common.plainLine)(kind, 40)})`;
  return `\u201C${(0, import_common.plainLine)((0, import_common7.redact)(words), 80)}\u201D${what} keeps running in the background; the checks run all the same.`;
}
function turnLock(state, { terms }) {
  return (findLoop(state, gateParent(terms.session) ?? "") ?? { terms }).terms.id;
}
function turnOf(loop) {
  const { iteration, infraStreak, gateStreak } = loop.progress;
  return [loop.terms.id, iteration, infraStreak, gateStreak].join(" ");
}
async function carryOut(workspace, attempt, plan) {
  switch (plan.kind) {
    case "ignore":
    case "wait":
      return silent;
    case "release":
      return (await concluding()).letGoUnchecked(workspace, attempt, plan);
    case "judge":
      return judge(workspace, attempt, plan);
  }
}
async function judge(workspace, attempt, plan) {
  const { config } = readConfig(workspace.project);
  const told = tellSurroundings(plan.loop, attempt.input.unawaited);
  const { loop } = told;
  const processes = checkProcesses(workspace.userFolder, loop.terms.id);
  await processes.endLeft(workspace.project);
  const recorded = joined2(told.notice, await recordLoopPlan(workspace, loop));
  const putBack = await putBackProtected(workspace, loop);
  const mayHaveWritten = protectsFiles(loop) || loop.terms.checks.some(({ origin }) => origin === "plan");
  const takeSnapshot = snapshotsOf(workspace, config, loop);
  let snapshot = Promise.resolve(null);
  const options = {
    config,
    wait,
    keepSealed: (name3, output) => keepSealedHere(workspace, loop, name3, output),
    userFolder: workspace.userFolder,
    live: liveRuns(workspace.userFolder, loop.terms.id, (runs) => showChecks(workspace, loop, runs)),
    processes,
    ahead: mayHaveWritten ? void 0 : attempt.ahead ?? void 0,
    // The snapshot is taken while the checks' output is read.
    afterChecks: (inner) => {
      if (takeSnapshot !== null) snapshot = snapshot.then(() => takeSnapshot(inner));
    }
  };
  const evidence = await gatherTurn(loop, options);
  const { concludeTurn } = await concluding();
  const unprotected = await unprotectedIn(workspace, loop, { putBack, evidence, snapshot });
  const { claim, wasPaused } = plan;
  const judged = { loop, claim, wasPaused, evidence, options, notice: recorded, putBack, unprotected };
  return concludeTurn(workspace, attempt, { ...judged, snapshot });
}
var concluding = () => Promise.resolve().then(() => __toESM(require("./app.loop.conclude-turn.cjs")));
function keepSealedHere(workspace, { terms, progress }, name3, output) {
  try {
    const { iteration } = progress;
    keepSealed(workspace.userFolder, { loop: terms.id, iteration, name: name3, output, now: workspace.now() });
  } catch {
  }
}
async function putBackProtected(workspace, loop) {
  if (!protectsFiles(loop)) return { paths: [], troubles: [], doubt: null, written: /* @__PURE__ */ new Map() };
  const { putBack } = await Promise.resolve().then(() => __toESM(require("./app.proof.put-back.cjs")));
  return putBack(workspace, loop);
}
async function unprotectedIn(workspace, loop, run) {
  if (!protectsFiles(loop) || run.evidence.results.some(({ outcome }) => outcome.kind !== "passed"))
    return null;
  const { lookAgain } = await Promise.resolve().then(() => __toESM(require("./app.proof.put-back.cjs")));
  await run.snapshot;
  return lookAgain(workspace, loop, run.putBack);
}
function protectsFiles({ terms }) {
  return terms.protect.length > 0 || terms.checks.some(({ origin }) => origin === "sealed");
}
function snapshotsOf(workspace, { snapshots }, { terms, progress }) {
  if (!snapshots || isGate({ terms, progress }) || terms.checks.length === 0) return null;
  return async (inner) => {
    const { keepSnapshots } = await Promise.resolve().then(() => __toESM(require("./app.snapshots.keep-snapshots.cjs")));
    return (await keepSnapshots(workspace, terms.id))(progress.iteration, inner);
  };
}
function wait(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

// late:adapters/process/asked-start.ts
var askedStart = (...args) => require("./adapters.process.asked-start.cjs").askedStart(...args);
// src/adapters/process/process-identity.ts
function identityOf(pid, projectRoot) {
  return { pid, start: startOf(pid, projectRoot) };
}
function isStillThere({ pid, start }, projectRoot) {
  return start !== null && startOf(pid, projectRoot) === start;
}
function startOf(pid, projectRoot) {
  return process.platform === "linux" ? (0, import_common33.startOnLinux)(pid) : askedStart(pid, projectRoot);
}

// src/app/workspace/is-alive.ts
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

var import_node_os = require("node:os");
// src/app/workspace/owner-pid.ts
function ownerPid(env) {
  const pid = Number.parseInt(env.CLAUDE_PID ?? "", 10);
  return Number.isSafeInteger(pid) && pid > 0 ? pid : process.ppid;
}
function ownerOf(pid, project, before) {
  const [host, boot] = [(0, import_node_os.hostname)(), (0, import_common33.bootId)()];
  if (pid === null) return { pid, host, boot, start: null };
  const isSame = before?.start != null && before.pid === pid && before.host === host;
  if (isSame && process.platform !== "linux") return before;
  return { ...identityOf(pid, project), host, boot };
}
function sessionSurroundings({
  now,
  project
}) {
  return {
    now: now(),
    host: (0, import_node_os.hostname)(),
    boot: (0, import_common33.bootId)(),
    isThere: ({ pid, start }) => {
      if (pid === null || !isAlive(pid)) return false;
      return start == null || isStillThere({ pid, start }, project);
    }
  };
}
function endWithOwner(env) {
  const pid = ownerPid(env);
  if (!isAlive(pid)) return;
  const watch = () => {
    if (!isAlive(pid)) process.exit(1);
  };
  setInterval(watch, WATCH_MS).unref();
}
var WATCH_MS = 1e3;

var import_common34 = require("./common.cjs");

// src/app/loop/executed-elsewhere.ts
var NO_SESSION = { session: null, ownerPid: null };
function executedBesides(workspace, { phase, folder }, by) {
  const others = otherExecutions(workspace, by);
  const [any] = by.session === null ? [] : others;
  const other = others.find(({ terms }) => terms.execution?.folder === folder) ?? any;
  if (other === void 0) return null;
  const { id, execution } = other.terms;
  const whose = `Phase ${execution?.phase} is executed in a session that is still open (process ${other.progress.owner.pid})`;
  const endIt = `/msw:stop ${id} ends it from here`;
  return execution?.folder === folder ? `${whose}: continue there, or close it and type /msw:resume, which takes over; ${endIt}.` : `${whose}, and in one folder the checks of each would judge the work of both: wait until it is done, or ${endIt}. Where phase ${phase} needs nothing of it, a job executes it in worktrees: ${import_common34.lineToType`job execute-phase ${phase}`}`;
}
function whyItWaits(workspace, { terms }, by) {
  return terms.execution === null ? null : executedBesides(workspace, terms.execution, by);
}
function otherExecutions(workspace, { session, ownerPid: ownerPid2 }) {
  const here = sessionSurroundings(workspace);
  return loopsIn(readLoopState(workspace)).filter(
    ({ terms: { execution, session: theirs }, progress: { owner } }) => execution !== null && theirs !== session && // A client has one conversation at a time, so an earlier one of its own is over.
    owner.pid !== ownerPid2 && isOwnerSeen(owner, here)
  );
}

// src/core/loop/plans/plan-stop.ts
function planStop({ session, agent }, find, here) {
  const own = find(session);
  if (agent !== null) return planSubagent(own, gateOwner(session, agent.id), agent, find, here);
  if (own === null) return { kind: "unowned", owner: session };
  const { execution } = own.terms;
  if (execution !== null) return { kind: "execution", owner: session, loop: own, execution };
  return { kind: "turn", owner: session, loop: own };
}
function planSubagent(parent, owner, agent, find, here) {
  const criteria = parent?.terms.review ?? null;
  if (parent !== null && criteria !== null && agent.type === REVIEWER && isRunning(parent))
    return { kind: "review", owner: parent.terms.session, loop: parent, criteria };
  const why = whyFree(parent, agent);
  if (parent === null || why !== null) return { kind: "free", owner, loop: parent, why: why ?? NO_LOOP };
  const { execution } = parent.terms;
  if (execution !== null) return { kind: "executor", owner, loop: parent, execution };
  return { kind: "gate", owner, loop: find(owner) ?? gateOf(parent, owner, agent.id, here) };
}
var NO_LOOP = "its session has no loop";
function whyFree(parent, agent) {
  if (agent.id === "" || agent.type === "") return "a helper of the client is never held";
  if (parent === null) return NO_LOOP;
  const { agents, checks, execution } = parent.terms;
  if (!isRunning(parent)) return `the loop is paused (${parent.progress.pause?.reason ?? ""})`;
  if (!agents.includes(agent.type)) return `the loop does not name agents of the type ${agent.type}`;
  return execution === null && checks.length === 0 ? "the loop has no check" : null;
}
var subagentIterations = 8;
function gateOf(parent, owner, agent, { now }) {
  return {
    terms: {
      ...parent.terms,
      id: gateId(parent.terms.id, agent),
      session: owner,
      completionPromise: null,
      review: null,
      maxIterations: Math.min(subagentIterations, parent.terms.maxIterations),
      minIterations: 0,
      agents: [],
      startedAt: now
    },
    progress: {
      ...newProgress(now, parent.progress.owner),
      inner: parent.progress.inner
    }
  };
}
// src/app/session/plan-stop-here.ts
function planStopHere(workspace, attempt, state) {
  const plan = planStop(attempt, (owner2) => findLoop(state, owner2), { now: workspace.now() });
  if (plan.kind !== "executor") return plan;
  const { owner, loop } = plan;
  const by = { session: attempt.session, ownerPid: loop.progress.owner.pid };
  const why = whyItWaits(workspace, loop, by);
  return why === null ? plan : { kind: "free", owner, loop, why };
}
function homeOf(here, session, state) {
  if (findLoop(state, session) !== null) return here;
  const project = projectOfLoop(here, session);
  if (project === null || project === here.project) return here;
  const folder = { status: "ok", path: here.userFolder };
  const opened = (0, import_common29.openWorkspace)(project, here.env, here.now, folder);
  return opened.status === "ok" ? opened.workspace : here;
}

// src/app/session/stop-session.ts
async function stopSession(here, input, ahead = null) {
  const restored = await withLoopRestored(here, input.session);
  const workspace = homeOf(here, input.session, restored.state);
  const {
    state,
    notice: notice2,
    lockedOut: held
  } = workspace === here ? restored : await withLoopRestored(workspace, input.session);
  if (held !== null) return held;
  return restoredFirst(await answerStop(workspace, input, state, ahead), notice2);
}
async function answerStop(workspace, input, state, ahead) {
  const plan = planStopHere(workspace, input, state);
  switch (plan.kind) {
    case "free":
      await forgetAwaited(workspace, plan.loop, input);
      return silent;
    case "execution": {
      const { settleExecution } = await Promise.resolve().then(() => __toESM(require("./app.planning.execution.arm-execution.cjs")));
      return settleExecution(workspace, plan.loop);
    }
    case "executor": {
      const { gateExecutor } = await Promise.resolve().then(() => __toESM(require("./app.planning.execution.gate-executor.cjs")));
      return gateExecutor(workspace, plan, input);
    }
    case "review": {
      const { takeReview } = await Promise.resolve().then(() => __toESM(require("./app.session.take-review.cjs")));
      return takeReview(workspace, plan, input.lastMessage);
    }
    case "gate": {
      const saved = await changeLoop(workspace, plan.owner, (gate) => ({
        loop: gate ?? plan.loop,
        value: null
      }));
      if (saved.status === "refused")
        return saved.held === void 0 ? silent : lockedOut(saved.held, plan.loop, workspace.now());
      return finishTurn(workspace, { owner: plan.owner, input });
    }
    case "turn": {
      const loop = findLoop(state, plan.owner);
      const attempt = { owner: plan.owner, input, ahead };
      if (loop === null || !loop.terms.checks.some(({ origin }) => origin === "plan"))
        return finishTurn(workspace, attempt, state);
      const { finishQuickTurn } = await Promise.resolve().then(() => __toESM(require("./app.session.settle-quick.cjs")));
      return finishQuickTurn(workspace, attempt, { loop, state });
    }
    case "unowned":
      return finishTurn(workspace, { owner: plan.owner, input }, state);
  }
}
async function forgetAwaited(workspace, loop, { agent }) {
  if (loop === null || !loop.progress.waiting.some(({ id }) => id === agent?.id)) return;
  await changeLoop(workspace, loop.terms.session, (current) => ({
    loop: current === null ? null : withProgress(current, {
      waiting: current.progress.waiting.filter(({ id }) => id !== agent?.id)
    }),
    value: null
  }));
}

// src/adapters/claude-code/stop-input.ts
function parseStop(value) {
  const session = textField2(value, "session_id");
  if (session === null || session === "") return null;
  const agent = readAgent(value);
  const running = runningTasks(value, agent);
  return {
    session,
    lastMessage: textField2(value, "last_assistant_message") ?? "",
    awaited: running.filter(({ type }) => AWAITED.has(type)).map(named2),
    unawaited: running.filter(({ type }) => !AWAITED.has(type)).map(named2),
    planMode: textField2(value, "permission_mode") === "plan",
    transcriptPath: textField2(value, agent === null ? "transcript_path" : "agent_transcript_path"),
    tokens: null,
    prompt: textField2(value, "prompt_id"),
    agent
  };
}
function readAgent(value) {
  const id = textField2(value, "agent_id");
  if (id === null && textField2(value, "hook_event_name") !== "SubagentStop") return null;
  return { id: id ?? "", type: textField2(value, "agent_type") ?? "" };
}
var endedStatus = /* @__PURE__ */ new Set(["completed", "failed", "killed", "stopped", "cancelled"]);
var AWAITED = /* @__PURE__ */ new Set(["subagent", "workflow"]);
function runningTasks(value, agent) {
  const { background_tasks: tasks } = (0, import_common23.fieldsOf)(value);
  if (!Array.isArray(tasks)) return [];
  return tasks.flatMap((task) => {
    const id = textField2(task, "id") ?? "unknown";
    const ended = endedStatus.has(textField2(task, "status") ?? "");
    if (ended || agent !== null && id === agent.id) return [];
    const said = ["command", "description", "name"].map((key) => textField2(task, key));
    return [{ id, type: textField2(task, "type") ?? "task", words: said.find((one) => one) ?? id }];
  });
}
function named2({ id, type, words }) {
  return { id, kind: type === "subagent" ? "agent" : type, words };
}
function textField2(value, key) {
  const field = (0, import_common23.fieldsOf)(value)[key];
  return typeof field === "string" ? field : null;
}

// src/hooks/active/on-stop.ts
async function inChain(call, workspace, input, answer) {
  if (!ownsLoop(call)) return answer;
  const { continueChain } = await Promise.resolve().then(() => __toESM(require("./app.commands.continue-chain.cjs")));
  return continueChain(workspace, input, { answer, ownerPid: ownerPid(workspace.env) });
}
function onStop(call) {
  return handleCall(call, {
    parse: parseStop,
    eventOf: ({ agent }) => agent === null ? "Stop" : "SubagentStop",
    use: async (workspace, input) => {
      endWithOwner(workspace.env);
      const stopped = await stopSession(workspace, input, call.ahead);
      const answer = await inChain(call, workspace, input, stopped);
      if (input.agent !== null || !holdsNews(call)) return answer;
      const { withNews } = await Promise.resolve().then(() => __toESM(require("./hooks.active.on-news.cjs")));
      return withNews(answer, workspace, input.session);
    }
  });
}
