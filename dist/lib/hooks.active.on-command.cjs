var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target2) => (target2 = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target2, "default", { value: mod, enumerable: true }) : target2,
  mod
));


var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_shared_adapters_files_read_plain = require("./shared.adapters.files.read-plain.cjs");

var import_shared_adapters_files_read_plain2 = require("./shared.adapters.files.read-plain.cjs");

var import_shared_adapters_files_read_plain3 = require("./shared.adapters.files.read-plain.cjs");

var import_node_path = require("node:path");
// src/adapters/files/project-facts.ts
var LARGEST_FILE = 1024 * 1024;
function projectFacts(root, { project = root, platform = process.platform } = {}) {
  const names = namesOf(root, project);
  const read2 = (name) => names.includes(name) ? ((0, import_shared_adapters_files_read_plain2.textOf)((0, import_node_path.join)(root, name), (0, import_shared_adapters_files_read_plain3.projectFile)(project), LARGEST_FILE) ?? "").replaceAll("\r\n", "\n") : "";
  const packageJson = (0, import_hooks_active_on_stop.fieldsIn)((0, import_hooks_active_on_stop.parseJson)(read2("package.json")));
  return {
    windows: platform === "win32",
    names,
    packageManager: names.includes("package.json") ? packageManager(names, packageJson) : null,
    scripts: textsOf(packageJson.scripts),
    makeTargets: targetsOf(read2("GNUmakefile") || read2("makefile") || read2("Makefile")),
    justTargets: targetsOf(read2("justfile") || read2("Justfile") || read2(".justfile")),
    composerScripts: Object.keys((0, import_hooks_active_on_stop.fieldsOf)((0, import_hooks_active_on_stop.fieldsIn)((0, import_hooks_active_on_stop.parseJson)(read2("composer.json"))).scripts)),
    denoTasks: Object.keys((0, import_hooks_active_on_stop.fieldsOf)((0, import_hooks_active_on_stop.fieldsIn)((0, import_hooks_active_on_stop.parseJson)(read2("deno.json") || read2("deno.jsonc"))).tasks)),
    pytest: usesPytest(names, read2),
    tox: /^\[testenv/m.test(read2("tox.ini"))
  };
}
var LOCKFILES = [
  ["pnpm-lock.yaml", "pnpm"],
  ["yarn.lock", "yarn"],
  ["bun.lock", "bun"],
  ["bun.lockb", "bun"]
];
function packageManager(names, packageJson) {
  const said = String(packageJson.packageManager ?? "").split("@")[0];
  const wanted = LOCKFILES.find(([, manager]) => manager === said) ?? LOCKFILES.find(([file]) => names.includes(file));
  return said === "npm" ? "npm" : wanted?.[1] ?? "npm";
}
function usesPytest(names, read2) {
  if (names.includes("pytest.ini") || names.includes("conftest.py")) return true;
  return /^\[tool\.pytest|^[ \t]*["']?pytest\b/m.test(read2("pyproject.toml")) || /["']pytest\b/.test(read2("pyproject.toml")) || /^\[tool:pytest\]/m.test(read2("setup.cfg")) || /^\[pytest\]/m.test(read2("tox.ini"));
}
function targetsOf(text2) {
  return [...text2.matchAll(/^@?([\w-][^\n:=]*):(?!=)/gm)].flatMap(
    ([, before = ""]) => /^[\w-]+(?: +[\w-]+)*/.exec(before)?.[0].split(/ +/) ?? []
  );
}
function namesOf(root, project) {
  const children = (0, import_shared_adapters_files_read_plain.listFolder)(root, (0, import_shared_adapters_files_read_plain3.projectFile)(project));
  if (children.status !== "ok") return [];
  return children.entries.map((child) => child.isDirectory() ? `${child.name}/` : child.name).sort();
}
function textsOf(value) {
  const entries = Object.entries((0, import_hooks_active_on_stop.fieldsOf)(value));
  return Object.fromEntries(
    entries.flatMap(([name, text2]) => typeof text2 === "string" ? [[name, text2]] : [])
  );
}

// src/app/loop/control.ts
function done(message, loop) {
  return { status: "done", message, loop };
}
function refused(message) {
  return { status: "refused", message, loop: null };
}

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

// src/core/loop/execution-text.ts
function executionName({ phase, wave, gapsOnly }) {
  const parts = [
    import_hooks_active_on_stop4.prose`phase ${(0, import_hooks_active_on_stop3.quoteName)(phase)}`,
    wave === null ? null : import_hooks_active_on_stop4.prose`wave ${wave}`,
    gapsOnly ? import_hooks_active_on_stop4.prose`gaps only` : null
  ];
  return (0, import_hooks_active_on_stop4.joinProse)(parts, ", ");
}
function executeCommand(terms, option = import_hooks_active_on_stop4.prose``) {
  return import_hooks_active_on_stop4.prose`/msw:execute ${(0, import_hooks_active_on_stop3.quoteName)(terms.phase)}${scopeOptions(terms)}${option}`;
}
function trustCommand(terms, digest) {
  return executeCommand(terms, import_hooks_active_on_stop4.prose` --trust ${(0, import_hooks_active_on_stop3.quoteName)(digest)}`);
}
function decisionCommand(terms, option, plan) {
  return import_hooks_active_on_stop4.prose`/msw:execute ${(0, import_hooks_active_on_stop3.quoteName)(terms.phase)}${scopeOptions(terms)} ${option} ${(0, import_hooks_active_on_stop3.quoteName)(plan)}`;
}
function haltedNext(terms, plan) {
  return import_hooks_active_on_stop4.prose`To continue: ${decisionCommand(terms, import_hooks_active_on_stop4.prose`--again`, plan)} (or --close to finish only what is there, --skip to leave it).`;
}
function nextCall(cli, terms) {
  return import_hooks_active_on_stop4.prose`${cli} execute next ${(0, import_hooks_active_on_stop3.quoteName)(terms.phase)}${scopeOptions(terms)} --short --json`;
}
function scopeOptions({ wave, gapsOnly }) {
  return import_hooks_active_on_stop4.prose`${wave === null ? import_hooks_active_on_stop4.prose`` : import_hooks_active_on_stop4.prose` --wave ${wave}`}${gapsOnly ? import_hooks_active_on_stop4.prose` --gaps-only` : import_hooks_active_on_stop4.prose``}`;
}
function executionReinjection(execution, cli) {
  return (0, import_hooks_active_on_stop4.joinProse)(
    [
      import_hooks_active_on_stop4.prose`MSW executes ${executionName(execution)} in this session.`,
      import_hooks_active_on_stop4.prose`Ask what to do now: ${nextCall(cli, execution)}`,
      import_hooks_active_on_stop4.prose`status run: start one msw:executor for each entry of batch, with exactly its prompt and run_in_background false, all in one message; when all are back, ask again. Otherwise do what message says, and wait for the user where it says so. Never edit STATE.md, ROADMAP.md or REQUIREMENTS.md.`
    ],
    "\n"
  );
}
function executionLines({ terms }) {
  if (terms.execution === null) return [];
  return [
    `  phase      ${executionName(terms.execution)}: one executor for each plan`,
    `  budget     ${terms.maxIterations} iterations, ${terms.maxMinutes} minutes for each plan`
  ];
}

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

// src/core/loop/plan-control.ts
function planPause(loop, now) {
  const { pause } = loop.progress;
  if (pause !== null && pause.cause !== "api-failure") {
    return { loop, message: `Loop ${loop.terms.id} is paused already (${pause.reason}).` };
  }
  const at = pause?.at ?? now;
  return {
    loop: (0, import_hooks_active_on_stop5.withProgress)(loop, { pause: { cause: "user", reason: "by the user", at } }),
    message: `Loop ${loop.terms.id} is paused; continue with /msw:resume.`
  };
}
var NO_HINT = 'The hint is missing: /msw:resume "what Claude should know".';
function planHint(loop, hint) {
  return {
    loop: (0, import_hooks_active_on_stop5.withProgress)(loop, { hints: [...loop.progress.hints, hint.trim()] }),
    message: `Claude reads the hint at the start of the next iteration of loop ${loop.terms.id}.`
  };
}
function stopMessage(loop) {
  const { terms } = loop;
  if (terms.execution !== null) return `The execution of ${executionName(terms.execution)} is stopped.`;
  const finished = (0, import_app_loop_conclude_turn.finishedIterations)(loop);
  return `Loop ${terms.id} is stopped after ${finished === 1 ? "1 iteration" : `${finished} iterations`}.`;
}
function resumeMessage({ terms, progress }) {
  return terms.execution === null ? `Loop ${terms.id} continues with iteration ${progress.iteration} of ${terms.maxIterations}.` : `The execution of ${executionName(terms.execution)} continues.`;
}
function coolingDown(loop, { hint, force }, limits, now) {
  const { pause, breaker, hints, hintsTold } = loop.progress;
  if (pause?.cause !== "stuck" || force) return null;
  if (hint.trim() !== "" || hints.length > hintsTold) return null;
  const left = Math.ceil((0, import_hooks_active_on_stop6.cooldownLeft)(breaker, limits, now) / 6e4);
  if (left === 0) return null;
  return `Loop ${loop.terms.id} is stuck (${pause.reason}). Give it something new, /msw:resume <hint>, or wait ${left} min, or use /msw:resume --force.`;
}
function readLoopId(args) {
  return args.trim() || null;
}
function readHint(args) {
  const text2 = args.trim();
  const quote = text2[0];
  const wrapped = text2.length >= 2 && (quote === '"' || quote === "'") && text2.endsWith(quote);
  return wrapped && !text2.slice(1, -1).includes(quote) ? text2.slice(1, -1) : text2;
}
function readResume(args) {
  return { hint: readHint(args.replace(FORCE, "")), force: FORCE.test(args) };
}
var FORCE = /(?:^|\s)--force(?=\s|$)/;

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop8 = require("./hooks.active.on-stop.cjs");

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
// src/app/loop/choose-loop.ts
function chooseLoop(state, wanted) {
  const loops = (0, import_hooks_active_on_stop7.loopsIn)(state);
  const { loop: id, session: session2 } = wanted;
  if (state.status !== "ok") return none("The state of the loops cannot be read: see /msw:doctor.");
  if (id !== null) return pick(startingWith(loops, id), `No loop ${id} is here: /msw:status lists them.`);
  if (session2 === null)
    return pick(
      loops.filter((loop) => !(0, import_hooks_active_on_stop8.isGate)(loop)),
      "No loop is running in this project."
    );
  return pick(
    loops.filter((loop) => loop.terms.session === session2),
    "This session has no loop; /msw:status shows the others of this project."
  );
}
function chooseToResume(state, wanted, now) {
  const own = chooseLoop(state, wanted);
  if (own.status === "found") return ownedElsewhere(own.loop, wanted, now) ?? own;
  if (wanted.loop !== null || wanted.session === "") return own;
  return pick(
    (0, import_hooks_active_on_stop7.loopsIn)(state).filter((loop) => !(0, import_hooks_active_on_stop8.isGate)(loop) && isAdoptable(loop, wanted.force, now)),
    "There is no paused loop to continue with; start one with /msw:loop."
  );
}
function isAdoptable(loop, force, now) {
  if (loop.progress.pause?.cause === "parked") return true;
  const around = { now, host: (0, import_node_os.hostname)(), isAlive };
  return (0, import_hooks_active_on_stop5.isRunning)(loop) && !force ? (0, import_hooks_active_on_stop8.isOrphaned)(loop, around) : (0, import_hooks_active_on_stop8.hasLostOwner)(loop, around);
}
function ownedElsewhere(loop, wanted, now) {
  if (loop.terms.session === wanted.session) return null;
  if (wanted.session === "") {
    return none(`Loop ${loop.terms.id} needs a session to continue in: use /msw:resume there.`);
  }
  return isAdoptable(loop, wanted.force, now) ? null : none(
    `Loop ${loop.terms.id} belongs to another session that is still there: resume it or stop it in that one.`
  );
}
function startingWith(loops, id) {
  return loops.filter((loop) => loop.terms.id.startsWith(id));
}
function pick(loops, reason) {
  const [first, second] = loops;
  if (first === void 0) return none(reason);
  if (second === void 0) return { status: "found", loop: first };
  const list2 = loops.map(
    ({ terms }) => `
  ${terms.id}  ${terms.prompt.slice(0, 60).replaceAll(/\s+/g, " ")}`
  );
  return none(`Several loops are here, so name one by its id:${list2.join("")}`);
}
function none(reason) {
  return { status: "none", reason };
}

// src/app/loop/plan-resume.ts
function planResume(workspace, wish, state) {
  const chosen = chooseToResume(state, wish, workspace.now());
  if (chosen.status === "none") return { kind: "refuse", reason: chosen.reason };
  const { loop } = chosen;
  const own = loop.terms.session === wish.session;
  if (own && (0, import_hooks_active_on_stop5.isRunning)(loop)) return { kind: "running", loop, message: `Loop ${loop.terms.id} is running.` };
  const limits = (0, import_hooks_active_on_stop2.breakerLimits)((0, import_hooks_active_on_stop2.readConfig)(workspace.project).config);
  const early = coolingDown(loop, wish, limits, workspace.now());
  return early === null ? { kind: "resume", loop, own } : { kind: "refuse", reason: early };
}

var import_hooks_active_on_stop9 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop10 = require("./hooks.active.on-stop.cjs");

var import_node_os2 = require("node:os");
// src/app/loop/resume-loop.ts
async function resumeLoop(workspace, request) {
  const plan = planResume(workspace, request, (0, import_hooks_active_on_stop7.readState)(workspace));
  switch (plan.kind) {
    case "refuse":
      return unchanged(refused(plan.reason));
    case "running":
      return request.hint.trim() === "" ? unchanged(done(plan.message, plan.loop)) : hintRunning(workspace, request, plan.message);
    case "resume":
      return plan.own ? reviveOwn(workspace, request, plan.loop) : adopt(workspace, request, plan.loop);
  }
}
async function hintRunning(workspace, { session: session2, hint, tellsHints }, message) {
  const saved = await (0, import_hooks_active_on_stop7.changeLoop)(workspace, session2, (current) => {
    if (current === null) return { loop: null, value: null };
    const { loop: hinted } = planHint(current, hint);
    const { hints, hintsTold } = hinted.progress;
    const loop = (0, import_hooks_active_on_stop5.withProgress)(hinted, { hintsTold: tellsHints === true ? hints.length : hintsTold });
    return { loop, value: loop };
  });
  if (saved.status === "refused") return unchanged(refused(saved.reason));
  if (saved.value === null) return unchanged(refused("The loop ended a moment ago."));
  const event = { event: "hint-given", loop: saved.value.terms.id, session: session2 };
  await (0, import_hooks_active_on_stop9.appendJournal)(workspace.project, event, (0, import_hooks_active_on_stop10.isoTime)(workspace));
  return { ...done(message, saved.value), hints: [hint.trim()], reported: false };
}
async function reviveOwn(workspace, request, loop) {
  const saved = await (0, import_hooks_active_on_stop7.changeLoop)(workspace, request.session, (current) => {
    if (current?.terms.id !== loop.terms.id) return { loop: current, value: null };
    const revived = revive(current, request, workspace);
    return { loop: revived, value: { before: current, revived } };
  });
  if (saved.status === "refused") return unchanged(refused(saved.reason));
  if (saved.value === null) return unchanged(refused("The loop ended a moment ago."));
  return tell(workspace, saved.value);
}
async function adopt(workspace, request, loop) {
  const { id, session: session2 } = loop.terms;
  const saved = await (0, import_hooks_active_on_stop7.adoptLoop)(workspace, session2, request.session, (orphan, own) => {
    if (own !== null) {
      return { loop: null, value: "This session already has a loop: end it with /msw:stop first." };
    }
    if (orphan?.terms.id !== id || !isAdoptable(orphan, request.force, workspace.now())) {
      return { loop: null, value: `Loop ${id} was taken over or ended a moment ago.` };
    }
    const revived = revive(orphan, request, workspace);
    return { loop: revived, value: { before: orphan, revived } };
  });
  if (saved.status === "refused") return unchanged(refused(saved.reason));
  if (typeof saved.value === "string") return unchanged(refused(saved.value));
  return tell(workspace, saved.value);
}
async function tell(workspace, { before, revived }) {
  const { pausedMs, hints } = revived.progress;
  const { id, session: session2 } = revived.terms;
  const rested = pausedMs - before.progress.pausedMs;
  const event = { event: "loop-resumed", loop: id, session: session2, rested };
  await (0, import_hooks_active_on_stop9.appendJournal)(workspace.project, event, (0, import_hooks_active_on_stop10.isoTime)(workspace));
  const reported = before.progress.pause !== null && ordered.includes(before.progress.pause.cause);
  return {
    ...done(resumeMessage(revived), revived),
    hints: hints.slice(before.progress.hintsTold),
    reported
  };
}
var ordered = ["stuck", "blocked", "infra", "check-broken"];
function unchanged(control) {
  return { ...control, hints: [], reported: false };
}
function revive(loop, request, workspace) {
  const now = workspace.now();
  const hinted = request.hint.trim() === "" ? loop : planHint(loop, request.hint).loop;
  const { breaker, hints, hintsTold, lastHeartbeat, owner, pause, pausedMs } = hinted.progress;
  const own = loop.terms.session === request.session;
  const next = (0, import_hooks_active_on_stop5.withProgress)(hinted, {
    pause: null,
    pausedMs: pausedMs + Math.max(0, now - (pause?.at ?? lastHeartbeat)),
    breaker: request.force ? (0, import_hooks_active_on_stop6.resetBreaker)(breaker, "forced by the user", now) : (0, import_hooks_active_on_stop6.tryAgain)(
      (0, import_hooks_active_on_stop6.recoverBreaker)(breaker, (0, import_hooks_active_on_stop2.breakerLimits)((0, import_hooks_active_on_stop2.readConfig)(workspace.project).config), now),
      "resumed by the user",
      now
    ),
    marks: [],
    toollessBlocks: 0,
    infraStreak: 0,
    gateStreak: 0,
    permissionDenials: 0,
    lastHeartbeat: now,
    hintsTold: request.tellsHints === true ? hints.length : hintsTold,
    // A terminal resumes a session's loop without being its client.
    owner: { pid: request.ownerPid ?? (own ? owner.pid : null), host: (0, import_node_os2.hostname)() }
  });
  return { ...next, terms: { ...loop.terms, session: request.session } };
}

var import_hooks_active_on_stop11 = require("./hooks.active.on-stop.cjs");

var import_shared_adapters_files_read_plain4 = require("./shared.adapters.files.read-plain.cjs");

// node_modules/.pnpm/fastest-levenshtein@1.0.16/node_modules/fastest-levenshtein/mod.js
var require_mod=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/fastest-levenshtein@1.0.16/node_modules/fastest-levenshtein/mod.js"(C){"use strict";C.__esModule=!0,C.distance=C.closest=void 0;var s=new Uint32Array(65536),B=function(a,e){for(var t=a.length,c=e.length,i=1<<t-1,v=-1,l=0,_=t,r=t;r--;)s[a.charCodeAt(r)]|=1<<r;for(r=0;r<c;r++){var f=s[e.charCodeAt(r)],m=f|l;f|=(f&v)+v^v,l|=~(f|v),v&=f,l&i&&_++,v&i&&_--,l=l<<1|1,v=v<<1|~(m|l),l&=m}for(r=t;r--;)s[a.charCodeAt(r)]=0;return _},D=function(a,e){for(var t=e.length,c=a.length,i=[],v=[],l=Math.ceil(t/32),_=Math.ceil(c/32),r=0;r<l;r++)v[r]=-1,i[r]=0;for(var f=0;f<_-1;f++){for(var m=0,g=-1,z=f*32,U=Math.min(32,c)+z,n=z;n<U;n++)s[a.charCodeAt(n)]|=1<<n;for(var r=0;r<t;r++){var u=s[e.charCodeAt(r)],M=v[r/32|0]>>>r&1,d=i[r/32|0]>>>r&1,y=u|m,w=((u|d)&g)+g^g|u|d,o=m|~(w|g),h=g&w;o>>>31^M&&(v[r/32|0]^=1<<r),h>>>31^d&&(i[r/32|0]^=1<<r),o=o<<1|M,h=h<<1|d,g=h|~(y|o),m=o&y}for(var n=z;n<U;n++)s[a.charCodeAt(n)]=0}for(var I=0,A=-1,j=f*32,k=Math.min(32,c-j)+j,n=j;n<k;n++)s[a.charCodeAt(n)]|=1<<n;for(var J=c,r=0;r<t;r++){var u=s[e.charCodeAt(r)],M=v[r/32|0]>>>r&1,d=i[r/32|0]>>>r&1,y=u|I,w=((u|d)&A)+A^A|u|d,o=I|~(w|A),h=A&w;J+=o>>>c-1&1,J-=h>>>c-1&1,o>>>31^M&&(v[r/32|0]^=1<<r),h>>>31^d&&(i[r/32|0]^=1<<r),o=o<<1|M,h=h<<1|d,A=h|~(y|o),I=o&y}for(var n=j;n<k;n++)s[a.charCodeAt(n)]=0;return J},S=function(a,e){if(a.length<e.length){var t=e;e=a,a=t}return e.length===0?a.length:a.length<=32?B(a,e):D(a,e)};C.distance=S;var E=function(a,e){for(var t=1/0,c=0,i=0;i<e.length;i++){var v=S(a,e[i]);v<t&&(t=v,c=i)}return e[c]};C.closest=E}});

// src/core/text/closest-word.ts
var import_fastest_levenshtein = (0, import_shared_adapters_files_read_plain4.__toESM)(require_mod(), 1);
var MOST_EDITS = 3;
var LONGEST = 80;
function closestWord(wrong, known) {
  const near = known.map((word) => ({ word, edits: editsBetween(word, wrong) })).filter(({ edits }) => edits <= editsAllowed(wrong)).toSorted((a, b) => a.edits - b.edits);
  return near[0]?.word ?? null;
}
function editsAllowed(word) {
  return word.length <= 5 ? 1 : MOST_EDITS;
}
function editsBetween(one, other) {
  const isFar = Math.abs(one.length - other.length) > MOST_EDITS || one.length > LONGEST;
  return isFar ? Number.POSITIVE_INFINITY : (0, import_fastest_levenshtein.distance)(one, other);
}

// src/core/loop/read-segments.ts
function readSegments(raw) {
  const text2 = raw.trim();
  const options = [];
  const task = [];
  let at = 0;
  let openCheck = false;
  while (at < text2.length) {
    const option = readOptionName(text2, at);
    if (option?.name === "" && openCheck) return { status: "refused", reason: unclearCommand };
    if (option === null) {
      const words = readWords(text2, at);
      task.push(words.value);
      at = words.end;
    } else if (option.name === "") {
      task.push(text2.slice(option.end).trimStart());
      at = text2.length;
    } else {
      const { name } = option;
      if (!isOption(name)) return { status: "refused", reason: unknownOption(name) };
      const { value, end } = readValue(text2, option.end, name);
      options.push({ name, value });
      openCheck = isOpenCheck(name, text2[end - 1]);
      at = end;
    }
    at = skipSpace(text2, at);
  }
  return { status: "ok", task: task.join(" "), options };
}
var optionStart = /(--|[—–])(?:([a-zA-Z][\w-]*)(?=[\s=]|$)|(?=\s|$))/y;
function readOptionName(text2, at) {
  optionStart.lastIndex = at;
  const match = optionStart.exec(text2);
  if (match === null) return null;
  const [whole, dashes, name = ""] = match;
  return dashes === "--" || isOption(name) ? { name, end: at + whole.length } : null;
}
function readValue(text2, after, name) {
  const { kind } = import_hooks_active_on_stop11.LOOP_OPTIONS[name];
  if (kind === "flag") return { value: "", end: after };
  const start = text2[after] === "=" ? after + 1 : skipSpace(text2, after);
  if (kind === "number") return readWord(text2, start);
  const label = kind === "commands" ? /[a-zA-Z][\w-]*=(?=["'“”„‘’])/y.exec(text2.slice(start)) ?? null : null;
  const prefix = label?.index === 0 ? label[0] : "";
  const quoted = readQuotedValue(text2, start + prefix.length);
  if (quoted !== null) return { value: prefix + quoted.value, end: quoted.end };
  return readOptionName(text2, start) === null ? readWords(text2, start) : { value: "", end: start };
}
var CLOSING = /* @__PURE__ */ new Map([
  ['"', '"'],
  ["'", "'"],
  ["\u201C", "\u201D\u201C"],
  ["\u201D", "\u201D"],
  ["\u201E", "\u201C\u201D"],
  ["\u2018", "\u2019\u2018"],
  ["\u2019", "\u2019"]
]);
function readQuotedValue(text2, start) {
  const quote = text2[start];
  const closing = CLOSING.get(quote);
  if (closing === void 0) return null;
  for (let at = start + 1; at < text2.length; at++) {
    if (!closing.includes(text2[at] ?? "") || text2[at - 1] === "\\") continue;
    if (at + 1 < text2.length && !isSpace(text2[at + 1])) continue;
    const inner = text2.slice(start + 1, at);
    return { value: quote === '"' ? inner.replaceAll('\\"', '"') : inner, end: at + 1 };
  }
  return null;
}
function readWords(text2, start) {
  const closed = readQuotedText(text2, start);
  if (closed !== null) return closed;
  let at = start;
  while (at < text2.length && !(isBoundary(text2, at) && at > start && readOptionName(text2, at) !== null)) at++;
  return { value: text2.slice(start, at).trimEnd(), end: at };
}
function readQuotedText(text2, start) {
  const closing = CLOSING.get(text2[start]);
  if (closing === void 0) return null;
  for (let at = start + 1; at < text2.length; at++) {
    if (!closing.includes(text2[at] ?? "") || at + 1 < text2.length && !isSpace(text2[at + 1])) continue;
    const next = skipSpace(text2, at + 1);
    if (next < text2.length && readOptionName(text2, next) === null) continue;
    const inner = text2.slice(start + 1, at);
    const isAmbiguous = [...closing].some((quote) => inner.includes(quote));
    return { value: isAmbiguous ? text2.slice(start, at + 1) : inner, end: at + 1 };
  }
  return null;
}
function readWord(text2, start) {
  let end = start;
  while (end < text2.length && !isSpace(text2[end])) end++;
  return { value: text2.slice(start, end), end };
}
function skipSpace(text2, from) {
  let at = from;
  while (at < text2.length && isSpace(text2[at])) at++;
  return at;
}
function isBoundary(text2, at) {
  return at === 0 || isSpace(text2[at - 1]);
}
function isSpace(char) {
  return char !== void 0 && /\s/.test(char);
}
var unclearCommand = "Put the command of --check in quotes: it is not clear whether the -- after it belongs to it.";
function isOpenCheck(name, lastChar) {
  return import_hooks_active_on_stop11.LOOP_OPTIONS[name].kind === "commands" && lastChar !== '"' && lastChar !== "'";
}
function isOption(name) {
  return Object.hasOwn(import_hooks_active_on_stop11.LOOP_OPTIONS, name);
}
function unknownOption(name) {
  const meant = PEERS.get(name.toLowerCase()) ?? closestWord(name, Object.keys(import_hooks_active_on_stop11.LOOP_OPTIONS));
  const cure = meant === null ? "/msw:help loop shows all of them" : `did you mean --${meant}? /msw:help loop shows all`;
  return `Unknown option --${name.slice(0, 40)}: ${cure}. If the word belongs to the task or the command, put that in quotes.`;
}
var PEERS = /* @__PURE__ */ new Map([
  ["completion-promise", "promise"],
  ["until", "check"],
  ["verify", "check"],
  ["test", "check"],
  ["command", "check"],
  ["iterations", "max-iterations"],
  ["max-turns", "max-iterations"],
  ["minutes", "max-minutes"],
  ["timeout", "check-timeout"]
]);

var import_hooks_active_on_stop12 = require("./hooks.active.on-stop.cjs");

// node_modules/.pnpm/kind-of@6.0.3/node_modules/kind-of/index.js
var require_kind_of=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/kind-of@6.0.3/node_modules/kind-of/index.js"(b,o){var u=Object.prototype.toString;o.exports=function(e){if(e===void 0)return"undefined";if(e===null)return"null";var t=typeof e;if(t==="boolean")return"boolean";if(t==="string")return"string";if(t==="number")return"number";if(t==="symbol")return"symbol";if(t==="function")return s(e)?"generatorfunction":"function";if(i(e))return"array";if(m(e))return"buffer";if(p(e))return"arguments";if(c(e))return"date";if(a(e))return"error";if(f(e))return"regexp";switch(n(e)){case"Symbol":return"symbol";case"Promise":return"promise";case"WeakMap":return"weakmap";case"WeakSet":return"weakset";case"Map":return"map";case"Set":return"set";case"Int8Array":return"int8array";case"Uint8Array":return"uint8array";case"Uint8ClampedArray":return"uint8clampedarray";case"Int16Array":return"int16array";case"Uint16Array":return"uint16array";case"Int32Array":return"int32array";case"Uint32Array":return"uint32array";case"Float32Array":return"float32array";case"Float64Array":return"float64array"}if(y(e))return"generator";switch(t=u.call(e),t){case"[object Object]":return"object";case"[object Map Iterator]":return"mapiterator";case"[object Set Iterator]":return"setiterator";case"[object String Iterator]":return"stringiterator";case"[object Array Iterator]":return"arrayiterator"}return t.slice(8,-1).toLowerCase().replace(/\s/g,"")};function n(r){return typeof r.constructor=="function"?r.constructor.name:null}function i(r){return Array.isArray?Array.isArray(r):r instanceof Array}function a(r){return r instanceof Error||typeof r.message=="string"&&r.constructor&&typeof r.constructor.stackTraceLimit=="number"}function c(r){return r instanceof Date?!0:typeof r.toDateString=="function"&&typeof r.getDate=="function"&&typeof r.setDate=="function"}function f(r){return r instanceof RegExp?!0:typeof r.flags=="string"&&typeof r.ignoreCase=="boolean"&&typeof r.multiline=="\
boolean"&&typeof r.global=="boolean"}function s(r,e){return n(r)==="GeneratorFunction"}function y(r){return typeof r.throw=="function"&&typeof r.return=="function"&&typeof r.next=="function"}function p(r){try{if(typeof r.length=="number"&&typeof r.callee=="function")return!0}catch(e){if(e.message.indexOf("callee")!==-1)return!0}return!1}function m(r){return r.constructor&&typeof r.constructor.isBuffer=="function"?r.constructor.isBuffer(r):!1}}});

// node_modules/.pnpm/is-extendable@0.1.1/node_modules/is-extendable/index.js
var require_is_extendable=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/is-extendable@0.1.1/node_modules/is-extendable/index.js"(t,n){"use strict";/*!
 * is-extendable <https://github.com/jonschlinkert/is-extendable>
 *
 * Copyright (c) 2015, Jon Schlinkert.
 * Licensed under the MIT License.
 */n.exports=function(e){return typeof e<"u"&&e!==null&&(typeof e=="object"||typeof e=="function")}}});

// node_modules/.pnpm/extend-shallow@2.0.1/node_modules/extend-shallow/index.js
var require_extend_shallow=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/extend-shallow@2.0.1/node_modules/extend-shallow/index.js"(d,o){"use strict";var a=require_is_extendable();o.exports=function(e){a(e)||(e={});for(var r=arguments.length,t=1;t<r;t++){var s=arguments[t];a(s)&&i(e,s)}return e};function i(n,e){for(var r in e)l(e,r)&&(n[r]=e[r])}function l(n,e){return Object.prototype.hasOwnProperty.call(n,e)}}});

// node_modules/.pnpm/section-matter@1.0.0/node_modules/section-matter/index.js
var require_section_matter=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/section-matter@1.0.0/node_modules/section-matter/index.js"(y,a){"use strict";var j=require_kind_of(),x=require_extend_shallow();a.exports=function(e,t){typeof t=="function"&&(t={parse:t});var s=k(e),B={section_delimiter:"---",parse:b},h=x({},B,t),p=h.section_delimiter,m=s.content.split(/\r?\n/),r=null,o=d(),n=[],i=[];function g(l){s.content=l,r=[],n=[]}function v(l){i.length&&(o.key=q(i[0],p),o.content=l,h.parse(o,r),r.push(o),o=d(),n=[],i=[])}for(var c=0;c<m.length;c++){var u=m[c],_=i.length,f=u.trim();if(S(f,p)){if(f.length===3&&c!==0){if(_===0||_===2){n.push(u);continue}i.push(f),o.data=n.join(`
`),n=[];continue}r===null&&g(n.join(`
`)),_===2&&v(n.join(`
`)),i.push(f);continue}n.push(u)}return r===null?g(n.join(`
`)):v(n.join(`
`)),s.sections=r,s};function S(e,t){return!(e.slice(0,t.length)!==t||e.charAt(t.length+1)===t.slice(-1))}function k(e){if(j(e)!=="object"&&(e={content:e}),typeof e.content!="string"&&!w(e.content))throw new TypeError("expected a buffer or string");return e.content=e.content.toString(),e.sections=[],e}function q(e,t){return e?e.slice(t.length).trim():""}function d(){return{key:"",data:"",content:""}}function b(e){return e}function w(e){return e&&e.constructor&&typeof e.constructor.isBuffer=="function"?e.constructor.isBuffer(e):!1}}}),require_engines=(0,import_shared_adapters_files_read_plain4.__commonJS)({"one-engine:engines"(y,a){a.exports={}}});

// node_modules/.pnpm/strip-bom-string@1.0.0/node_modules/strip-bom-string/index.js
var require_strip_bom_string=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/strip-bom-string@1.0.0/node_modules/strip-bom-string/index.js"(i,e){"use strict";/*!
 * strip-bom-string <https://github.com/jonschlinkert/strip-bom-string>
 *
 * Copyright (c) 2015, 2017, Jon Schlinkert.
 * Released under the MIT License.
 */e.exports=function(r){return typeof r=="string"&&r.charAt(0)==="\uFEFF"?r.slice(1):r}}});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/utils.js
var require_utils=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/utils.js"(e){"use strict";var f=require_strip_bom_string(),n=require_kind_of();e.define=function(r,i,t){Reflect.defineProperty(r,i,{enumerable:!1,configurable:!0,writable:!0,value:t})},e.isBuffer=function(r){return n(r)==="buffer"},e.isObject=function(r){return n(r)==="object"},e.toBuffer=function(r){return typeof r=="string"?Buffer.from(r):r},e.toString=function(r){if(e.isBuffer(r))return f(String(r));if(typeof r!="string")throw new TypeError("expected input to be a string or buffer");return f(r)},e.arrayify=function(r){return r?Array.isArray(r)?r:[r]:[]},e.startsWith=function(r,i,t){return typeof t!="number"&&(t=i.length),r.slice(0,t)===i}}});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/defaults.js
var require_defaults=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/defaults.js"(a,s){"use strict";var r=require_engines(),i=require_utils();s.exports=function(t){const e=Object.assign({},t);return e.delimiters=i.arrayify(e.delims||e.delimiters||"---"),e.delimiters.length===1&&e.delimiters.push(e.delimiters[0]),e.language=(e.language||e.lang||"yaml").toLowerCase(),e.engines=Object.assign({},r,e.parsers,e.engines),e}}});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/engine.js
var require_engine=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/engine.js"(a,n){"use strict";n.exports=function(e,t){let r=t.engines[e]||t.engines[s(e)];if(typeof r>"u")throw new Error('gray-matter engine "'+e+'" is not registered');return typeof r=="function"&&(r={parse:r}),r};function s(e){switch(e.toLowerCase()){case"js":case"javascript":return"javascript";case"coffee":case"coffeescript":case"cson":return"coffee";case"yaml":case"yml":return"yaml";default:return e}}}});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/stringify.js
var require_stringify=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/stringify.js"(m,f){"use strict";var p=require_kind_of(),d=require_engine(),l=require_defaults();f.exports=function(e,t,i){if(t==null&&i==null)switch(p(e)){case"object":t=e.data,i={};break;case"string":return e;default:throw new TypeError("expected file to be a string or object")}const o=e.content,n=l(i);if(t==null){if(!n.data)return e;t=n.data}const c=e.language||n.language,a=d(c,n);if(typeof a.stringify!="function")throw new TypeError('expected "'+c+'.stringify" to be a function');t=Object.assign({},e.data,t);const _=n.delimiters[0],u=n.delimiters[1],g=a.stringify(t,i).trim();let s="";return g!=="{}"&&(s=r(_)+r(g)+r(u)),typeof e.excerpt=="string"&&e.excerpt!==""&&o.indexOf(e.excerpt.trim())===-1&&(s+=r(e.excerpt)+r(u)),s+r(o)};function r(e){return e.slice(-1)!==`
`?e+`
`:e}}});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/excerpt.js
var require_excerpt=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/excerpt.js"(o,a){"use strict";var p=require_defaults();a.exports=function(e,s){const t=p(s);if(e.data==null&&(e.data={}),typeof t.excerpt=="function")return t.excerpt(e,t);const r=e.data.excerpt_separator||t.excerpt_separator;if(r==null&&(t.excerpt===!1||t.excerpt==null))return e;const c=typeof t.excerpt=="string"?t.excerpt:r||t.delimiters[0],n=e.content.indexOf(c);return n!==-1&&(e.excerpt=e.content.slice(0,n)),e}}});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/to-file.js
var require_to_file=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/to-file.js"(g,a){"use strict";var e=require_kind_of(),o=require_stringify(),n=require_utils();a.exports=function(t){return e(t)!=="object"&&(t={content:t}),e(t.data)!=="object"&&(t.data={}),t.contents&&t.content==null&&(t.content=t.contents),n.define(t,"orig",n.toBuffer(t.content)),n.define(t,"language",t.language||""),n.define(t,"matter",t.matter||""),n.define(t,"stringify",function(u,r){return r&&r.language&&(t.language=r.language),o(t,u,r)}),t.content=n.toString(t.content),t.isEmpty=!1,t.excerpt="",t}}});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/parse.js
var require_parse=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/parse.js"(i,n){"use strict";var s=require_engine(),o=require_defaults();n.exports=function(e,a,p){const r=o(p),t=s(e,r);if(typeof t.parse!="function")throw new TypeError('expected "'+e+'.parse" to be a function');return t.parse(a,r)}}});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/index.js
var require_gray_matter=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/index.js"(b,_){"use strict";var p=require("fs"),h=require_section_matter(),i=require_defaults(),y=require_stringify(),m=require_excerpt(),q=require_engines(),v=require_to_file(),f=require_parse(),l=require_utils();function n(e,r){if(e==="")return{data:{},content:e,excerpt:"",orig:e};let t=v(e);const a=n.cache[t.content];if(!r){if(a)return t=Object.assign({},a),t.orig=a.orig,t;n.cache[t.content]=t}return x(t,r)}function x(e,r){const t=i(r),a=t.delimiters[0],s=`
`+t.delimiters[1];let c=e.content;t.language&&(e.language=t.language);const u=a.length;if(!l.startsWith(c,a,u))return m(e,t),e;if(c.charAt(u)===a.slice(-1))return e;c=c.slice(u);const d=c.length,g=n.language(c,t);g.name&&(e.language=g.name,c=c.slice(g.raw.length));let o=c.indexOf(s);return o===-1&&(o=d),e.matter=c.slice(0,o),e.matter.replace(/^\s*#[^\n]+/gm,"").trim()===""?(e.isEmpty=!0,e.empty=e.content,e.data={}):e.data=f(e.language,e.matter,t),o===d?e.content="":(e.content=c.slice(o+s.length),e.content[0]==="\r"&&(e.content=e.content.slice(1)),e.content[0]===`
`&&(e.content=e.content.slice(1))),m(e,t),(t.sections===!0||typeof t.section=="function")&&h(e,t.section),e}n.engines=q,n.stringify=function(e,r,t){return typeof e=="string"&&(e=n(e,t)),y(e,r,t)},n.read=function(e,r){const t=p.readFileSync(e,"utf8"),a=n(t,r);return a.path=e,a},n.test=function(e,r){return l.startsWith(e,i(r).delimiters[0])},n.language=function(e,r){const a=i(r).delimiters[0];n.test(e)&&(e=e.slice(a.length));const s=e.slice(0,e.search(/\r?\n/));return{raw:s,name:s?s.trim():""}},n.cache={},n.clearCache=function(){n.cache={}},_.exports=n}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/identity.js
var require_identity=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/identity.js"(i){"use strict";var s=Symbol.for("yaml.alias"),m=Symbol.for("yaml.document"),l=Symbol.for("yaml.map"),t=Symbol.for("yaml.pair"),y=Symbol.for("yaml.scalar"),c=Symbol.for("yaml.seq"),r=Symbol.for("yaml.node.type"),o=a=>!!a&&typeof a=="object"&&a[r]===s,S=a=>!!a&&typeof a=="object"&&a[r]===m,A=a=>!!a&&typeof a=="object"&&a[r]===l,b=a=>!!a&&typeof a=="object"&&a[r]===t,e=a=>!!a&&typeof a=="object"&&a[r]===y,u=a=>!!a&&typeof a=="object"&&a[r]===c;function f(a){if(a&&typeof a=="object")switch(a[r]){case l:case c:return!0}return!1}function v(a){if(a&&typeof a=="object")switch(a[r]){case s:case l:case y:case c:return!0}return!1}var _=a=>(e(a)||f(a))&&!!a.anchor;i.ALIAS=s,i.DOC=m,i.MAP=l,i.NODE_TYPE=r,i.PAIR=t,i.SCALAR=y,i.SEQ=c,i.hasAnchor=_,i.isAlias=o,i.isCollection=f,i.isDocument=S,i.isMap=A,i.isNode=v,i.isPair=b,i.isScalar=e,i.isSeq=u}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/visit.js
var require_visit=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/visit.js"(S){"use strict";var s=require_identity(),r=Symbol("break visit"),_=Symbol("skip children"),u=Symbol("remove node");function b(e,l){const c=o(l);s.isDocument(e)?a(null,e.contents,c,Object.freeze([e]))===u&&(e.contents=null):a(null,e,c,Object.freeze([]))}b.BREAK=r,b.SKIP=_,b.REMOVE=u;function a(e,l,c,i){const n=O(e,l,c,i);if(s.isNode(n)||s.isPair(n))return j(e,i,n),a(e,n,c,i);if(typeof n!="symbol"){if(s.isCollection(l)){i=Object.freeze(i.concat(l));for(let t=0;t<l.items.length;++t){const f=a(t,l.items[t],c,i);if(typeof f=="number")t=f-1;else{if(f===r)return r;f===u&&(l.items.splice(t,1),t-=1)}}}else if(s.isPair(l)){i=Object.freeze(i.concat(l));const t=a("key",l.key,c,i);if(t===r)return r;t===u&&(l.key=null);const f=a("value",l.value,c,i);if(f===r)return r;f===u&&(l.value=null)}}return n}async function y(e,l){const c=o(l);s.isDocument(e)?await m(null,e.contents,c,Object.freeze([e]))===u&&(e.contents=null):await m(null,e,c,Object.freeze([]))}y.BREAK=r,y.SKIP=_,y.REMOVE=u;async function m(e,l,c,i){const n=await O(e,l,c,i);if(s.isNode(n)||s.isPair(n))return j(e,i,n),m(e,n,c,i);if(typeof n!="symbol"){if(s.isCollection(l)){i=Object.freeze(i.concat(l));for(let t=0;t<l.items.length;++t){const f=await m(t,l.items[t],c,i);if(typeof f=="number")t=f-1;else{if(f===r)return r;f===u&&(l.items.splice(t,1),t-=1)}}}else if(s.isPair(l)){i=Object.freeze(i.concat(l));const t=await m("key",l.key,c,i);if(t===r)return r;t===u&&(l.key=null);const f=await m("value",l.value,c,i);if(f===r)return r;f===u&&(l.value=null)}}return n}function o(e){return typeof e=="object"&&(e.Collection||e.Node||e.Value)?Object.assign({Alias:e.Node,Map:e.Node,Scalar:e.Node,Seq:e.Node},e.Value&&{Map:e.Value,Scalar:e.Value,Seq:e.Value},e.Collection&&{Map:e.Collection,Seq:e.Collection},e):e}function O(e,l,c,i){if(typeof c=="function")return c(e,l,i);if(s.isMap(l))return c.Map?.(e,l,
i);if(s.isSeq(l))return c.Seq?.(e,l,i);if(s.isPair(l))return c.Pair?.(e,l,i);if(s.isScalar(l))return c.Scalar?.(e,l,i);if(s.isAlias(l))return c.Alias?.(e,l,i)}function j(e,l,c){const i=l[l.length-1];if(s.isCollection(i))i.items[e]=c;else if(s.isPair(i))e==="key"?i.key=c:i.value=c;else if(s.isDocument(i))i.contents=c;else{const n=s.isAlias(i)?"alias":"scalar";throw new Error(`Cannot replace node with ${n} parent`)}}S.visit=b,S.visitAsync=y}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/directives.js
var require_directives=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/directives.js"(u){"use strict";var h=require_identity(),f=require_visit(),d={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},o=g=>g.replace(/[!,[\]{}]/g,t=>d[t]),c=class l{constructor(t,e){this.docStart=null,this.docEnd=!1,this.yaml=Object.assign({},l.defaultYaml,t),this.tags=Object.assign({},l.defaultTags,e)}clone(){const t=new l(this.yaml,this.tags);return t.docStart=this.docStart,t}atDocument(){const t=new l(this.yaml,this.tags);switch(this.yaml.version){case"1.1":this.atNextDocument=!0;break;case"1.2":this.atNextDocument=!1,this.yaml={explicit:l.defaultYaml.explicit,version:"1.2"},this.tags=Object.assign({},l.defaultTags);break}return t}add(t,e){this.atNextDocument&&(this.yaml={explicit:l.defaultYaml.explicit,version:"1.1"},this.tags=Object.assign({},l.defaultTags),this.atNextDocument=!1);const s=t.trim().split(/[ \t]+/),n=s.shift();switch(n){case"%TAG":{if(s.length!==2&&(e(0,"%TAG directive should contain exactly two parts"),s.length<2))return!1;const[i,a]=s;return this.tags[i]=a,!0}case"%YAML":{if(this.yaml.explicit=!0,s.length!==1)return e(0,"%YAML directive should contain exactly one part"),!1;const[i]=s;if(i==="1.1"||i==="1.2")return this.yaml.version=i,!0;{const a=/^\d+\.\d+$/.test(i);return e(6,`Unsupported YAML version ${i}`,a),!1}}default:return e(0,`Unknown directive ${n}`,!0),!1}}tagName(t,e){if(t==="!")return"!";if(t[0]!=="!")return e(`Not a valid tag: ${t}`),null;if(t[1]==="<"){const a=t.slice(2,-1);return a==="!"||a==="!!"?(e(`Verbatim tags aren't resolved, so ${t} is invalid.`),null):(t[t.length-1]!==">"&&e("Verbatim tags must end with a >"),a)}const[,s,n]=t.match(/^(.*!)([^!]*)$/s);n||e(`The ${t} tag has no suffix`);const i=this.tags[s];if(i)try{return i+decodeURIComponent(n)}catch(a){return e(String(a)),null}return s==="!"?t:(e(`Could not resolve tag: ${t}`),null)}tagString(t){for(const[e,s]of Object.
entries(this.tags))if(t.startsWith(s))return e+o(t.substring(s.length));return t[0]==="!"?t:`!<${t}>`}toString(t){const e=this.yaml.explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[],s=Object.entries(this.tags);let n;if(t&&s.length>0&&h.isNode(t.contents)){const i={};f.visit(t.contents,(a,r)=>{h.isNode(r)&&r.tag&&(i[r.tag]=!0)}),n=Object.keys(i)}else n=[];for(const[i,a]of s)i==="!!"&&a==="tag:yaml.org,2002:"||(!t||n.some(r=>r.startsWith(a)))&&e.push(`%TAG ${i} ${a}`);return e.join(`
`)}};c.defaultYaml={explicit:!1,version:"1.2"},c.defaultTags={"!!":"tag:yaml.org,2002:"},u.Directives=c}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/anchors.js
var require_anchors=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/anchors.js"(s){"use strict";var i=require_identity(),l=require_visit();function f(e){if(/[\x00-\x19\s,[\]{}]/.test(e)){const n=`Anchor must not contain whitespace or control characters: ${JSON.stringify(e)}`;throw new Error(n)}return!0}function h(e){const t=new Set;return l.visit(e,{Value(n,o){o.anchor&&t.add(o.anchor)}}),t}function d(e,t){for(let n=1;;++n){const o=`${e}${n}`;if(!t.has(o))return o}}function m(e,t){const n=[],o=new Map;let c=null;return{onAnchor:a=>{n.push(a),c??(c=h(e));const r=d(t,c);return c.add(r),r},setAnchors:()=>{for(const a of n){const r=o.get(a);if(typeof r=="object"&&r.anchor&&(i.isScalar(r.node)||i.isCollection(r.node)))r.node.anchor=r.anchor;else{const u=new Error("Failed to resolve repeated object (this should not happen)");throw u.source=a,u}}},sourceObjects:o}}s.anchorIsValid=f,s.anchorNames=h,s.createNodeAnchors=m,s.findNewAnchor=d}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/applyReviver.js
var require_applyReviver=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/applyReviver.js"(r){"use strict";function i(f,d,c,e){if(e&&typeof e=="object")if(Array.isArray(e))for(let o=0,t=e.length;o<t;++o){const s=e[o],n=i(f,e,String(o),s);n===void 0?delete e[o]:n!==s&&(e[o]=n)}else if(e instanceof Map)for(const o of Array.from(e.keys())){const t=e.get(o),s=i(f,e,o,t);s===void 0?e.delete(o):s!==t&&e.set(o,s)}else if(e instanceof Set)for(const o of Array.from(e)){const t=i(f,e,o,o);t===void 0?e.delete(o):t!==o&&(e.delete(o),e.add(t))}else for(const[o,t]of Object.entries(e)){const s=i(f,e,o,t);s===void 0?delete e[o]:s!==t&&(e[o]=s)}return f.call(d,c,e)}r.applyReviver=i}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/toJS.js
var require_toJS=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/toJS.js"(s){"use strict";var d=require_identity();function t(r,i,e){if(Array.isArray(r))return r.map((o,n)=>t(o,String(n),e));if(r&&typeof r.toJSON=="function"){if(!e||!d.hasAnchor(r))return r.toJSON(i,e);const o={aliasCount:0,count:1,res:void 0};e.anchors.set(r,o),e.onCreate=a=>{o.res=a,delete e.onCreate};const n=r.toJSON(i,e);return e.onCreate&&e.onCreate(n),n}return typeof r=="bigint"&&!e?.keep?Number(r):r}s.toJS=t}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Node.js
var require_Node=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Node.js"(i){"use strict";var p=require_applyReviver(),t=require_identity(),c=require_toJS(),u=class{constructor(e){Object.defineProperty(this,t.NODE_TYPE,{value:e})}clone(){const e=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return this.range&&(e.range=this.range.slice()),e}toJS(e,{mapAsMap:d,maxAliasCount:o,onAnchor:s,reviver:a}={}){if(!t.isDocument(e))throw new TypeError("A document argument is required");const n={anchors:new Map,doc:e,keep:!0,mapAsMap:d===!0,mapKeyWarned:!1,maxAliasCount:typeof o=="number"?o:100},r=c.toJS(this,"",n);if(typeof s=="function")for(const{count:y,res:l}of n.anchors.values())s(l,y);return typeof a=="function"?p.applyReviver(a,{"":r},"",r):r}};i.NodeBase=u}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Alias.js
var require_Alias=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Alias.js"(h){"use strict";var f=require_anchors(),v=require_visit(),n=require_identity(),d=require_Node(),m=require_toJS(),_=class extends d.NodeBase{constructor(i){super(n.ALIAS),this.source=i,Object.defineProperty(this,"tag",{set(){throw new Error("Alias nodes cannot have tags")}})}resolve(i,e){if(e?.maxAliasCount===0)throw new ReferenceError("Alias resolution is disabled");let o;e?.aliasResolveCache?o=e.aliasResolveCache:(o=[],v.visit(i,{Node:(r,t)=>{(n.isAlias(t)||n.hasAnchor(t))&&o.push(t)}}),e&&(e.aliasResolveCache=o));let s;for(const r of o){if(r===this)break;r.anchor===this.source&&(s=r)}if(s&&e){const{anchors:r,doc:t,maxAliasCount:c}=e;let a=r.get(s);if(a||(m.toJS(s,null,e),a=r.get(s)),a?.res===void 0){const u="This should not happen: Alias anchor was not resolved?";throw new ReferenceError(u)}if(c>=0&&(a.count+=1,a.aliasCount===0&&(a.aliasCount=l(t,s,r)),a.count*a.aliasCount>c)){const u="Excessive alias count indicates a resource exhaustion attack";throw new ReferenceError(u)}}return s}toJSON(i,e){if(!e)return{source:this.source};const o=this.resolve(e.doc,e);if(!o){const s=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new ReferenceError(s)}return e.anchors.get(o).res}toString(i,e,o){const s=`*${this.source}`;if(i){if(f.anchorIsValid(this.source),i.options.verifyAliasOrder&&!i.anchors.has(this.source)){const r=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new Error(r)}if(i.implicitKey)return`${s} `}return s}};function l(i,e,o){if(n.isAlias(e)){const s=e.resolve(i),r=o&&s&&o.get(s);return r?r.count*r.aliasCount:0}else if(n.isCollection(e)){let s=0;for(const r of e.items){const t=l(i,r,o);t>s&&(s=t)}return s}else if(n.isPair(e)){const s=l(i,e.key,o),r=l(i,e.value,o);return Math.max(s,r)}return 1}h.Alias=_}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Scalar.js
var require_Scalar=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Scalar.js"(a){"use strict";var i=require_identity(),o=require_Node(),s=require_toJS(),_=e=>!e||typeof e!="function"&&typeof e!="object",r=class extends o.NodeBase{constructor(e){super(i.SCALAR),this.value=e}toJSON(e,t){return t?.keep?this.value:s.toJS(this.value,e,t)}toString(){return String(this.value)}};r.BLOCK_FOLDED="BLOCK_FOLDED",r.BLOCK_LITERAL="BLOCK_LITERAL",r.PLAIN="PLAIN",r.QUOTE_DOUBLE="QUOTE_DOUBLE",r.QUOTE_SINGLE="QUOTE_SINGLE",a.Scalar=r,a.isScalarValue=_}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/createNode.js
var require_createNode=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/createNode.js"(_){"use strict";var b=require_Alias(),i=require_identity(),h=require_Scalar(),y="tag:yaml.org,2002:";function j(n,t,e){if(t){const f=e.filter(s=>s.tag===t),d=f.find(s=>!s.format)??f[0];if(!d)throw new Error(`Tag ${t} not found`);return d}return e.find(f=>f.identify?.(n)&&!f.format)}function O(n,t,e){if(i.isDocument(n)&&(n=n.contents),i.isNode(n))return n;if(i.isPair(n)){const c=e.schema[i.MAP].createNode?.(e.schema,null,e);return c.items.push(n),c}(n instanceof String||n instanceof Number||n instanceof Boolean||typeof BigInt<"u"&&n instanceof BigInt)&&(n=n.valueOf());const{aliasDuplicateObjects:f,onAnchor:d,onTagObj:s,schema:a,sourceObjects:p}=e;let o;if(f&&n&&typeof n=="object"){if(o=p.get(n),o)return o.anchor??(o.anchor=d(n)),new b.Alias(o.anchor);o={anchor:null,node:null},p.set(n,o)}t?.startsWith("!!")&&(t=y+t.slice(2));let r=j(n,t,a.tags);if(!r){if(n&&typeof n.toJSON=="function"&&(n=n.toJSON()),!n||typeof n!="object"){const c=new h.Scalar(n);return o&&(o.node=c),c}r=n instanceof Map?a[i.MAP]:Symbol.iterator in Object(n)?a[i.SEQ]:a[i.MAP]}s&&(s(r),delete e.onTagObj);const m=r?.createNode?r.createNode(e.schema,n,e):typeof r?.nodeClass?.from=="function"?r.nodeClass.from(e.schema,n,e):new h.Scalar(n);return t?m.tag=t:r.default||(m.tag=r.tag),o&&(o.node=m),m}_.createNode=O}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Collection.js
var require_Collection=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Collection.js"(l){"use strict";var d=require_createNode(),o=require_identity(),u=require_Node();function c(s,e,t){let n=t;for(let r=e.length-1;r>=0;--r){const i=e[r];if(typeof i=="number"&&Number.isInteger(i)&&i>=0){const h=[];h[i]=n,n=h}else n=new Map([[i,n]])}return d.createNode(n,void 0,{aliasDuplicateObjects:!1,keepUndefined:!1,onAnchor:()=>{throw new Error("This should not happen, please report a bug.")},schema:s,sourceObjects:new Map})}var a=s=>s==null||typeof s=="object"&&!!s[Symbol.iterator]().next().done,m=class extends u.NodeBase{constructor(s,e){super(s),Object.defineProperty(this,"schema",{value:e,configurable:!0,enumerable:!1,writable:!0})}clone(s){const e=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return s&&(e.schema=s),e.items=e.items.map(t=>o.isNode(t)||o.isPair(t)?t.clone(s):t),this.range&&(e.range=this.range.slice()),e}addIn(s,e){if(a(s))this.add(e);else{const[t,...n]=s,r=this.get(t,!0);if(o.isCollection(r))r.addIn(n,e);else if(r===void 0&&this.schema)this.set(t,c(this.schema,n,e));else throw new Error(`Expected YAML collection at ${t}. Remaining path: ${n}`)}}deleteIn(s){const[e,...t]=s;if(t.length===0)return this.delete(e);const n=this.get(e,!0);if(o.isCollection(n))return n.deleteIn(t);throw new Error(`Expected YAML collection at ${e}. Remaining path: ${t}`)}getIn(s,e){const[t,...n]=s,r=this.get(t,!0);return n.length===0?!e&&o.isScalar(r)?r.value:r:o.isCollection(r)?r.getIn(n,e):void 0}hasAllNullValues(s){return this.items.every(e=>{if(!o.isPair(e))return!1;const t=e.value;return t==null||s&&o.isScalar(t)&&t.value==null&&!t.commentBefore&&!t.comment&&!t.tag})}hasIn(s){const[e,...t]=s;if(t.length===0)return this.has(e);const n=this.get(e,!0);return o.isCollection(n)?n.hasIn(t):!1}setIn(s,e){const[t,...n]=s;if(n.length===0)this.set(t,e);else{const r=this.get(t,!0);if(o.isCollection(
r))r.setIn(n,e);else if(r===void 0&&this.schema)this.set(t,c(this.schema,n,e));else throw new Error(`Expected YAML collection at ${t}. Remaining path: ${n}`)}}};l.Collection=m,l.collectionFromPath=c,l.isEmptyPath=a}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyComment.js
var require_stringifyComment=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyComment.js"(r){"use strict";var t=n=>n.replace(/^(?!$)(?: $)?/gm,"#");function s(n,i){return/^\n+$/.test(n)?n.substring(1):i?n.replace(/^(?! *$)/gm,i):n}var m=(n,i,e)=>n.endsWith(`
`)?s(e,i):e.includes(`
`)?`
`+s(e,i):(n.endsWith(" ")?"":" ")+e;r.indentComment=s,r.lineComment=m,r.stringifyComment=t}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/foldFlowLines.js
var require_foldFlowLines=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/foldFlowLines.js"(F){"use strict";var y="flow",p="block",O="quoted";function E(e,s,i="flow",{indentAtStart:_,lineWidth:r=80,minContentWidth:o=20,onFold:D,onOverflow:b}={}){if(!r||r<0)return e;r<o&&(o=0);const h=Math.max(1+o,1+r-s.length);if(e.length<=h)return e;const a=[],v={};let L=r-s.length;typeof _=="number"&&(_>r-Math.max(2,o)?a.push(0):L=r-_);let n,u,w=!1,l=-1,m=-1,$=-1;i===p&&(l=d(e,l,s.length),l!==-1&&(L=l+h));for(let c;c=e[l+=1];){if(i===O&&c==="\\"){switch(m=l,e[l+1]){case"x":l+=3;break;case"u":l+=5;break;case"U":l+=9;break;default:l+=1}$=l}if(c===`
`)i===p&&(l=d(e,l,s.length)),L=l+s.length+h,n=void 0;else{if(c===" "&&u&&u!==" "&&u!==`
`&&u!=="	"){const f=e[l+1];f&&f!==" "&&f!==`
`&&f!=="	"&&(n=l)}if(l>=L)if(n)a.push(n),L=n+h,n=void 0;else if(i===O){for(;u===" "||u==="	";)u=c,c=e[l+=1],w=!0;const f=l>$+1?l-2:m-1;if(v[f])return e;a.push(f),v[f]=!0,L=f+h,n=void 0}else w=!0}u=c}if(w&&b&&b(),a.length===0)return e;D&&D();let g=e.slice(0,a[0]);for(let c=0;c<a.length;++c){const f=a[c],k=a[c+1]||e.length;f===0?g=`
${s}${e.slice(0,k)}`:(i===O&&v[f]&&(g+=`${e[f]}\\`),g+=`
${s}${e.slice(f+1,k)}`)}return g}function d(e,s,i){let _=s,r=s+1,o=e[r];for(;o===" "||o==="	";)if(s<r+i)o=e[++s];else{do o=e[++s];while(o&&o!==`
`);_=s,r=s+1,o=e[r]}return _}F.FOLD_BLOCK=p,F.FOLD_FLOW=y,F.FOLD_QUOTED=O,F.foldFlowLines=E}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyString.js
var require_stringifyString=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyString.js"(T){"use strict";var d=require_Scalar(),S=require_foldFlowLines(),y=(i,n)=>({indentAtStart:n?i.indent.length:i.indentAtStart,lineWidth:i.options.lineWidth,minContentWidth:i.options.minContentWidth}),F=i=>/^(%|---|\.\.\.)/m.test(i);function U(i,n,e){if(!n||n<0)return!1;const s=n-e,f=i.length;if(f<=s)return!1;for(let l=0,t=0;l<f;++l)if(i[l]===`
`){if(l-t>s)return!0;if(t=l+1,f-t<=s)return!1}return!0}function _(i,n){const e=JSON.stringify(i);if(n.options.doubleQuotedAsJSON)return e;const{implicitKey:s}=n,f=n.options.doubleQuotedMinMultiLineLength,l=n.indent||(F(i)?"  ":"");let t="",a=0;for(let r=0,o=e[r];o;o=e[++r])if(o===" "&&e[r+1]==="\\"&&e[r+2]==="n"&&(t+=e.slice(a,r)+"\\ ",r+=1,a=r,o="\\"),o==="\\")switch(e[r+1]){case"u":{t+=e.slice(a,r);const u=e.substr(r+2,4);switch(u){case"0000":t+="\\0";break;case"0007":t+="\\a";break;case"000b":t+="\\v";break;case"001b":t+="\\e";break;case"0085":t+="\\N";break;case"00a0":t+="\\_";break;case"2028":t+="\\L";break;case"2029":t+="\\P";break;default:u.substr(0,2)==="00"?t+="\\x"+u.substr(2):t+=e.substr(r,6)}r+=5,a=r+1}break;case"n":if(s||e[r+2]==='"'||e.length<f)r+=1;else{for(t+=e.slice(a,r)+`

`;e[r+2]==="\\"&&e[r+3]==="n"&&e[r+4]!=='"';)t+=`
`,r+=2;t+=l,e[r+2]===" "&&(t+="\\"),r+=1,a=r+1}break;default:r+=1}return t=a?t+e.slice(a):e,s?t:S.foldFlowLines(t,l,S.FOLD_QUOTED,y(n,!1))}function E(i,n){if(n.options.singleQuote===!1||n.implicitKey&&i.includes(`
`)||/[ \t]\n|\n[ \t]/.test(i))return _(i,n);const e=n.indent||(F(i)?"  ":""),s="'"+i.replace(/'/g,"''").replace(/\n+/g,`$&
${e}`)+"'";return n.implicitKey?s:S.foldFlowLines(s,e,S.FOLD_FLOW,y(n,!1))}function $(i,n){const{singleQuote:e}=n.options;let s;if(e===!1)s=_;else{const f=i.includes('"'),l=i.includes("'");f&&!l?s=E:l&&!f?s=_:s=e?E:_}return s(i,n)}var w;try{w=new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{w=/\n+(?!\n|$)/g}function k({comment:i,type:n,value:e},s,f,l){const{blockQuote:t,commentString:a,lineWidth:r}=s.options;if(!t||/\n[\t ]+$/.test(e))return $(e,s);const o=s.indent||(s.forceBlockIndent||F(e)?"  ":""),u=t==="literal"?!0:t==="folded"||n===d.Scalar.BLOCK_FOLDED?!1:n===d.Scalar.BLOCK_LITERAL?!0:!U(e,r,o.length);if(!e)return u?`|
`:`>
`;let L,g;for(g=e.length;g>0;--g){const p=e[g-1];if(p!==`
`&&p!=="	"&&p!==" ")break}let c=e.substring(g);const D=c.indexOf(`
`);D===-1?L="-":e===c||D!==c.length-1?(L="+",l&&l()):L="",c&&(e=e.slice(0,-c.length),c[c.length-1]===`
`&&(c=c.slice(0,-1)),c=c.replace(w,`$&${o}`));let O=!1,b,Q=-1;for(b=0;b<e.length;++b){const p=e[b];if(p===" ")O=!0;else if(p===`
`)Q=b;else break}let h=e.substring(0,Q<b?Q+1:b);h&&(e=e.substring(h.length),h=h.replace(/\n+/g,`$&${o}`));let B=(O?o?"2":"1":"")+L;if(i&&(B+=" "+a(i.replace(/ ?[\r\n]+/g," ")),f&&f()),!u){const p=e.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${o}`);let m=!1;const N=y(s,!0);t!=="folded"&&n!==d.Scalar.BLOCK_FOLDED&&(N.onOverflow=()=>{m=!0});const I=S.foldFlowLines(`${h}${p}${c}`,o,S.FOLD_BLOCK,N);if(!m)return`>${B}
${o}${I}`}return e=e.replace(/\n+/g,`$&${o}`),`|${B}
${o}${h}${e}${c}`}function K(i,n,e,s){const{type:f,value:l}=i,{actualString:t,implicitKey:a,indent:r,indentStep:o,inFlow:u}=n;if(a&&l.includes(`
`)||u&&/[[\]{},]/.test(l))return $(l,n);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(l))return a||u||!l.includes(`
`)?$(l,n):k(i,n,e,s);if(!a&&!u&&f!==d.Scalar.PLAIN&&l.includes(`
`))return k(i,n,e,s);if(F(l)){if(r==="")return n.forceBlockIndent=!0,k(i,n,e,s);if(a&&r===o)return $(l,n)}const L=l.replace(/\n+/g,`$&
${r}`);if(t){const g=O=>O.default&&O.tag!=="tag:yaml.org,2002:str"&&O.test?.test(L),{compat:c,tags:D}=n.doc.schema;if(D.some(g)||c?.some(g))return $(l,n)}return a?L:S.foldFlowLines(L,r,S.FOLD_FLOW,y(n,!1))}function A(i,n,e,s){const{implicitKey:f,inFlow:l}=n,t=typeof i.value=="string"?i:Object.assign({},i,{value:String(i.value)});let{type:a}=i;a!==d.Scalar.QUOTE_DOUBLE&&/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(t.value)&&(a=d.Scalar.QUOTE_DOUBLE);const r=u=>{switch(u){case d.Scalar.BLOCK_FOLDED:case d.Scalar.BLOCK_LITERAL:return f||l?$(t.value,n):k(t,n,e,s);case d.Scalar.QUOTE_DOUBLE:return _(t.value,n);case d.Scalar.QUOTE_SINGLE:return E(t.value,n);case d.Scalar.PLAIN:return K(t,n,e,s);default:return null}};let o=r(a);if(o===null){const{defaultKeyType:u,defaultStringType:L}=n.options,g=f&&u||L;if(o=r(g),o===null)throw new Error(`Unsupported default string type ${g}`)}return o}T.stringifyString=A}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringify.js
var require_stringify2=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringify.js"(f){"use strict";var d=require_anchors(),a=require_identity(),u=require_stringifyComment(),g=require_stringifyString();function c(r,t){const s=Object.assign({blockQuote:!0,commentString:u.stringifyComment,defaultKeyType:null,defaultStringType:"PLAIN",directives:null,doubleQuotedAsJSON:!1,doubleQuotedMinMultiLineLength:40,falseStr:"false",flowCollectionPadding:!0,indentSeq:!0,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:!1,singleQuote:null,trailingComma:!1,trueStr:"true",verifyAliasOrder:!0},r.schema.toStringOptions,t);let i;switch(s.collectionStyle){case"block":i=!1;break;case"flow":i=!0;break;default:i=null}return{anchors:new Set,doc:r,flowCollectionPadding:s.flowCollectionPadding?" ":"",indent:"",indentStep:typeof s.indent=="number"?" ".repeat(s.indent):"  ",inFlow:i,options:s}}function y(r,t){if(t.tag){const e=r.filter(n=>n.tag===t.tag);if(e.length>0)return e.find(n=>n.format===t.format)??e[0]}let s,i;if(a.isScalar(t)){i=t.value;let e=r.filter(n=>n.identify?.(i));if(e.length>1){const n=e.filter(l=>l.test);n.length>0&&(e=n)}s=e.find(n=>n.format===t.format)??e.find(n=>!n.format)}else i=t,s=r.find(e=>e.nodeClass&&i instanceof e.nodeClass);if(!s){const e=i?.constructor?.name??(i===null?"null":typeof i);throw new Error(`Tag not resolved for ${e} value`)}return s}function S(r,t,{anchors:s,doc:i}){if(!i.directives)return"";const e=[],n=(a.isScalar(r)||a.isCollection(r))&&r.anchor;n&&d.anchorIsValid(n)&&(s.add(n),e.push(`&${n}`));const l=r.tag??(t.default?null:t.tag);return l&&e.push(i.directives.tagString(l)),e.join(" ")}function h(r,t,s,i){if(a.isPair(r))return r.toString(t,s,i);if(a.isAlias(r)){if(t.doc.directives)return r.toString(t);if(t.resolvedAliases?.has(r))throw new TypeError("Cannot stringify circular structure without alias nodes");t.resolvedAliases?t.resolvedAliases.add(r):t.resolvedAliases=
new Set([r]),r=r.resolve(t.doc)}let e;const n=a.isNode(r)?r:t.doc.createNode(r,{onTagObj:v=>e=v});e??(e=y(t.doc.schema.tags,n));const l=S(n,e,t);l.length>0&&(t.indentAtStart=(t.indentAtStart??0)+l.length+1);const o=typeof e.stringify=="function"?e.stringify(n,t,s,i):a.isScalar(n)?g.stringifyString(n,t,s,i):n.toString(t,s,i);return l?a.isScalar(n)||o[0]==="{"||o[0]==="["?`${l} ${o}`:`${l}
${t.indent}${o}`:o}f.createStringifyContext=c,f.stringify=h}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyPair.js
var require_stringifyPair=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyPair.js"(E){"use strict";var l=require_identity(),$=require_Scalar(),q=require_stringify2(),d=require_stringifyComment();function P({key:t,value:n},i,u,_){const{allNullValues:C,doc:B,indent:N,indentStep:O,options:{commentString:c,indentSeq:D,simpleKeys:g}}=i;let s=l.isNode(t)&&t.comment||null;if(g){if(s)throw new Error("With simple keys, key nodes cannot have comments");if(l.isCollection(t)||!l.isNode(t)&&typeof t=="object"){const a="With simple keys, collection cannot be used as a key value";throw new Error(a)}}let r=!g&&(!t||s&&n==null&&!i.inFlow||l.isCollection(t)||(l.isScalar(t)?t.type===$.Scalar.BLOCK_FOLDED||t.type===$.Scalar.BLOCK_LITERAL:typeof t=="object"));i=Object.assign({},i,{allNullValues:!1,implicitKey:!r&&(g||!C),indent:N+O});let h=!1,y=!1,e=q.stringify(t,i,()=>h=!0,()=>y=!0);if(!r&&!i.inFlow&&e.length>1024){if(g)throw new Error("With simple keys, single line scalar must not span more than 1024 characters");r=!0}if(i.inFlow){if(C||n==null)return h&&u&&u(),e===""?"?":r?`? ${e}`:e}else if(C&&!g||n==null&&r)return e=`? ${e}`,s&&!h?e+=d.lineComment(e,i.indent,c(s)):y&&_&&_(),e;h&&(s=null),r?(s&&(e+=d.lineComment(e,i.indent,c(s))),e=`? ${e}
${N}:`):(e=`${e}:`,s&&(e+=d.lineComment(e,i.indent,c(s))));let S,p,w;l.isNode(n)?(S=!!n.spaceBefore,p=n.commentBefore,w=n.comment):(S=!1,p=null,w=null,n&&typeof n=="object"&&(n=B.createNode(n))),i.implicitKey=!1,!r&&!s&&l.isScalar(n)&&(i.indentAtStart=e.length+1),y=!1,!D&&O.length>=2&&!i.inFlow&&!r&&l.isSeq(n)&&!n.flow&&!n.tag&&!n.anchor&&(i.indent=i.indent.substring(2));let b=!1;const o=q.stringify(n,i,()=>b=!0,()=>y=!0);let f=" ";if(s||S||p){if(f=S?`
`:"",p){const a=c(p);f+=`
${d.indentComment(a,i.indent)}`}o===""&&!i.inFlow?f===`
`&&w&&(f=`

`):f+=`
${i.indent}`}else if(!r&&l.isCollection(n)){const a=o[0],F=o.indexOf(`
`),L=F!==-1,K=i.inFlow??n.flow??n.items.length===0;if(L||!K){let j=!1;if(L&&(a==="&"||a==="!")){let m=o.indexOf(" ");a==="&"&&m!==-1&&m<F&&o[m+1]==="!"&&(m=o.indexOf(" ",m+1)),(m===-1||F<m)&&(j=!0)}j||(f=`
${i.indent}`)}}else(o===""||o[0]===`
`)&&(f="");return e+=f+o,i.inFlow?b&&u&&u():w&&!b?e+=d.lineComment(e,i.indent,c(w)):y&&_&&_(),e}E.stringifyPair=P}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/log.js
var require_log=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/log.js"(o){"use strict";var r=require("process");function i(e,...n){e==="debug"&&console.log(...n)}function s(e,n){(e==="debug"||e==="warn")&&(typeof r.emitWarning=="function"?r.emitWarning(n):console.warn(n))}o.debug=i,o.warn=s}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/merge.js
var require_merge=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/merge.js"(f){"use strict";var o=require_identity(),c=require_Scalar(),n="<<",l={identify:r=>r===n||typeof r=="symbol"&&r.description===n,default:"key",tag:"tag:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.assign(new c.Scalar(Symbol(n)),{addToJSMap:u}),stringify:()=>n},m=(r,e)=>(l.identify(e)||o.isScalar(e)&&(!e.type||e.type===c.Scalar.PLAIN)&&l.identify(e.value))&&r?.doc.schema.tags.some(a=>a.tag===l.tag&&a.default);function u(r,e,a){const s=y(r,a);if(o.isSeq(s))for(const i of s.items)d(r,e,i);else if(Array.isArray(s))for(const i of s)d(r,e,i);else d(r,e,s)}function d(r,e,a){const s=y(r,a);if(!o.isMap(s))throw new Error("Merge sources must be maps or map aliases");const i=s.toJSON(null,r,Map);for(const[t,g]of i)e instanceof Map?e.has(t)||e.set(t,g):e instanceof Set?e.add(t):Object.prototype.hasOwnProperty.call(e,t)||Object.defineProperty(e,t,{value:g,writable:!0,enumerable:!0,configurable:!0});return e}function y(r,e){return r&&o.isAlias(e)?e.resolve(r.doc,r):e}f.addMergeToJSMap=u,f.isMergeKey=m,f.merge=l}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/addPairToJSMap.js
var require_addPairToJSMap=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/addPairToJSMap.js"(f){"use strict";var l=require_log(),a=require_merge(),S=require_stringify2(),d=require_identity(),s=require_toJS();function g(t,e,{key:r,value:n}){if(d.isNode(r)&&r.addToJSMap)r.addToJSMap(t,e,n);else if(a.isMergeKey(t,r))a.addMergeToJSMap(t,e,n);else{const o=s.toJS(r,"",t);if(e instanceof Map)e.set(o,s.toJS(n,o,t));else if(e instanceof Set)e.add(o);else{const i=c(r,o,t),u=s.toJS(n,i,t);i in e?Object.defineProperty(e,i,{value:u,writable:!0,enumerable:!0,configurable:!0}):e[i]=u}}return e}function c(t,e,r){if(e===null)return"";if(typeof e!="object")return String(e);if(d.isNode(t)&&r?.doc){const n=S.createStringifyContext(r.doc,{});n.anchors=new Set;for(const i of r.anchors.keys())n.anchors.add(i.anchor);n.inFlow=!0,n.inStringifyKey=!0;const o=t.toString(n);if(!r.mapKeyWarned){let i=JSON.stringify(o);i.length>40&&(i=i.substring(0,36)+'..."'),l.warn(r.doc.options.logLevel,`Keys with collection values will be stringified due to JS Object restrictions: ${i}. Set mapAsMap: true to use object keys.`),r.mapKeyWarned=!0}return o}return JSON.stringify(e)}f.addPairToJSMap=g}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Pair.js
var require_Pair=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/Pair.js"(t){"use strict";var n=require_createNode(),d=require_stringifyPair(),u=require_addPairToJSMap(),a=require_identity();function c(l,r,e){const i=n.createNode(l,void 0,e),P=n.createNode(r,void 0,e);return new o(i,P)}var o=class s{constructor(r,e=null){Object.defineProperty(this,a.NODE_TYPE,{value:a.PAIR}),this.key=r,this.value=e}clone(r){let{key:e,value:i}=this;return a.isNode(e)&&(e=e.clone(r)),a.isNode(i)&&(i=i.clone(r)),new s(e,i)}toJSON(r,e){const i=e?.mapAsMap?new Map:{};return u.addPairToJSMap(e,i,this)}toString(r,e,i){return r?.doc?d.stringifyPair(this,r,e,i):JSON.stringify(this)}};t.Pair=o,t.createPair=c}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyCollection.js
var require_stringifyCollection=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyCollection.js"(w){"use strict";var g=require_identity(),k=require_stringify2(),C=require_stringifyComment();function N(m,n,u){return(n.inFlow??m.flow?S:q)(m,n,u)}function q({comment:m,items:n},u,{blockItemPrefix:f,flowChars:d,itemIndent:p,onChompKeep:h,onComment:$}){const{indent:B,options:{commentString:l}}=u,v=Object.assign({},u,{indent:p,type:null});let i=!1;const s=[];for(let t=0;t<n.length;++t){const e=n[t];let o=null;if(g.isNode(e))!i&&e.spaceBefore&&s.push(""),_(u,s,e.commentBefore,i),e.comment&&(o=e.comment);else if(g.isPair(e)){const r=g.isNode(e.key)?e.key:null;r&&(!i&&r.spaceBefore&&s.push(""),_(u,s,r.commentBefore,i))}i=!1;let c=k.stringify(e,v,()=>o=null,()=>i=!0);o&&(c+=C.lineComment(c,p,l(o))),i&&o&&(i=!1),s.push(f+c)}let a;if(s.length===0)a=d.start+d.end;else{a=s[0];for(let t=1;t<s.length;++t){const e=s[t];a+=e?`
${B}${e}`:`
`}}return m?(a+=`
`+C.indentComment(l(m),B),$&&$()):i&&h&&h(),a}function S({items:m},n,{flowChars:u,itemIndent:f}){const{indent:d,indentStep:p,flowCollectionPadding:h,options:{commentString:$}}=n;f+=p;const B=Object.assign({},n,{indent:f,inFlow:!0,type:null});let l=!1,v=0;const i=[];for(let t=0;t<m.length;++t){const e=m[t];let o=null;if(g.isNode(e))e.spaceBefore&&i.push(""),_(n,i,e.commentBefore,!1),e.comment&&(o=e.comment);else if(g.isPair(e)){const r=g.isNode(e.key)?e.key:null;r&&(r.spaceBefore&&i.push(""),_(n,i,r.commentBefore,!1),r.comment&&(l=!0));const y=g.isNode(e.value)?e.value:null;y?(y.comment&&(o=y.comment),y.commentBefore&&(l=!0)):e.value==null&&r?.comment&&(o=r.comment)}o&&(l=!0);let c=k.stringify(e,B,()=>o=null);l||(l=i.length>v||c.includes(`
`)),t<m.length-1?c+=",":n.options.trailingComma&&(n.options.lineWidth>0&&(l||(l=i.reduce((r,y)=>r+y.length+2,2)+(c.length+2)>n.options.lineWidth)),l&&(c+=",")),o&&(c+=C.lineComment(c,f,$(o))),i.push(c),v=i.length}const{start:s,end:a}=u;if(i.length===0)return s+a;if(!l){const t=i.reduce((e,o)=>e+o.length+2,2);l=n.options.lineWidth>0&&t>n.options.lineWidth}if(l){let t=s;for(const e of i)t+=e?`
${p}${d}${e}`:`
`;return`${t}
${d}${a}`}else return`${s}${h}${i.join(" ")}${h}${a}`}function _({indent:m,options:{commentString:n}},u,f,d){if(f&&d&&(f=f.replace(/^\n+/,"")),f){const p=C.indentComment(n(f),m);u.push(p.trimStart())}}w.stringifyCollection=N}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/YAMLMap.js
var require_YAMLMap=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/YAMLMap.js"(c){"use strict";var m=require_stringifyCollection(),h=require_addPairToJSMap(),p=require_Collection(),a=require_identity(),u=require_Pair(),v=require_Scalar();function f(e,i){const t=a.isScalar(i)?i.value:i;for(const s of e)if(a.isPair(s)&&(s.key===i||s.key===t||a.isScalar(s.key)&&s.key.value===t))return s}var y=class extends p.Collection{static get tagName(){return"tag:yaml.org,2002:map"}constructor(e){super(a.MAP,e),this.items=[]}static from(e,i,t){const{keepUndefined:s,replacer:r}=t,l=new this(e),d=(n,o)=>{if(typeof r=="function")o=r.call(i,n,o);else if(Array.isArray(r)&&!r.includes(n))return;(o!==void 0||s)&&l.items.push(u.createPair(n,o,t))};if(i instanceof Map)for(const[n,o]of i)d(n,o);else if(i&&typeof i=="object")for(const n of Object.keys(i))d(n,i[n]);return typeof e.sortMapEntries=="function"&&l.items.sort(e.sortMapEntries),l}add(e,i){let t;a.isPair(e)?t=e:!e||typeof e!="object"||!("key"in e)?t=new u.Pair(e,e?.value):t=new u.Pair(e.key,e.value);const s=f(this.items,t.key),r=this.schema?.sortMapEntries;if(s){if(!i)throw new Error(`Key ${t.key} already set`);a.isScalar(s.value)&&v.isScalarValue(t.value)?s.value.value=t.value:s.value=t.value}else if(r){const l=this.items.findIndex(d=>r(t,d)<0);l===-1?this.items.push(t):this.items.splice(l,0,t)}else this.items.push(t)}delete(e){const i=f(this.items,e);return i?this.items.splice(this.items.indexOf(i),1).length>0:!1}get(e,i){const s=f(this.items,e)?.value;return(!i&&a.isScalar(s)?s.value:s)??void 0}has(e){return!!f(this.items,e)}set(e,i){this.add(new u.Pair(e,i),!0)}toJSON(e,i,t){const s=t?new t:i?.mapAsMap?new Map:{};i?.onCreate&&i.onCreate(s);for(const r of this.items)h.addPairToJSMap(i,s,r);return s}toString(e,i,t){if(!e)return JSON.stringify(this);for(const s of this.items)if(!a.isPair(s))throw new Error(`Map items must all be pairs; found ${JSON.stringify(s)} i\
nstead`);return!e.allNullValues&&this.hasAllNullValues(!1)&&(e=Object.assign({},e,{allNullValues:!0})),m.stringifyCollection(this,e,{blockItemPrefix:"",flowChars:{start:"{",end:"}"},itemIndent:e.indent||"",onChompKeep:t,onComment:i})}};c.YAMLMap=y,c.findPair=f}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/common/map.js
var require_map=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/common/map.js"(m){"use strict";var t=require_identity(),r=require_YAMLMap(),p={collection:"map",default:!0,nodeClass:r.YAMLMap,tag:"tag:yaml.org,2002:map",resolve(a,e){return t.isMap(a)||e("Expected a mapping for this tag"),a},createNode:(a,e,i)=>r.YAMLMap.from(a,e,i)};m.map=p}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/YAMLSeq.js
var require_YAMLSeq=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/nodes/YAMLSeq.js"(l){"use strict";var c=require_createNode(),u=require_stringifyCollection(),d=require_Collection(),n=require_identity(),f=require_Scalar(),m=require_toJS(),S=class extends d.Collection{static get tagName(){return"tag:yaml.org,2002:seq"}constructor(t){super(n.SEQ,t),this.items=[]}add(t){this.items.push(t)}delete(t){const e=s(t);return typeof e!="number"?!1:this.items.splice(e,1).length>0}get(t,e){const r=s(t);if(typeof r!="number")return;const i=this.items[r];return!e&&n.isScalar(i)?i.value:i}has(t){const e=s(t);return typeof e=="number"&&e<this.items.length}set(t,e){const r=s(t);if(typeof r!="number")throw new Error(`Expected a valid index, not ${t}.`);const i=this.items[r];n.isScalar(i)&&f.isScalarValue(e)?i.value=e:this.items[r]=e}toJSON(t,e){const r=[];e?.onCreate&&e.onCreate(r);let i=0;for(const o of this.items)r.push(m.toJS(o,String(i++),e));return r}toString(t,e,r){return t?u.stringifyCollection(this,t,{blockItemPrefix:"- ",flowChars:{start:"[",end:"]"},itemIndent:(t.indent||"")+"  ",onChompKeep:r,onComment:e}):JSON.stringify(this)}static from(t,e,r){const{replacer:i}=r,o=new this(t);if(e&&Symbol.iterator in Object(e)){let h=0;for(let a of e){if(typeof i=="function"){const p=e instanceof Set?a:String(h++);a=i.call(e,p,a)}o.items.push(c.createNode(a,void 0,r))}}return o}};function s(t){let e=n.isScalar(t)?t.value:t;return e&&typeof e=="string"&&(e=Number(e)),typeof e=="number"&&Number.isInteger(e)&&e>=0?e:null}l.YAMLSeq=S}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/common/seq.js
var require_seq=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/common/seq.js"(a){"use strict";var t=require_identity(),s=require_YAMLSeq(),o={collection:"seq",default:!0,nodeClass:s.YAMLSeq,tag:"tag:yaml.org,2002:seq",resolve(e,r){return t.isSeq(e)||r("Expected a sequence for this tag"),e},createNode:(e,r,i)=>s.YAMLSeq.from(e,r,i)};a.seq=o}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/common/string.js
var require_string=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/common/string.js"(t){"use strict";var e=require_stringifyString(),s={identify:r=>typeof r=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:r=>r,stringify(r,i,n,a){return i=Object.assign({actualString:!0},i),e.stringifyString(r,i,n,a)}};t.string=s}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/common/null.js
var require_null=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/common/null.js"(n){"use strict";var a=require_Scalar(),e={identify:l=>l==null,createNode:()=>new a.Scalar(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,resolve:()=>new a.Scalar(null),stringify:({source:l},t)=>typeof l=="string"&&e.test.test(l)?l:t.options.nullStr};n.nullTag=e}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/core/bool.js
var require_bool=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/core/bool.js"(r){"use strict";var l=require_Scalar(),t={identify:e=>typeof e=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,resolve:e=>new l.Scalar(e[0]==="t"||e[0]==="T"),stringify({source:e,value:a},o){if(e&&t.test.test(e)){const s=e[0]==="t"||e[0]==="T";if(a===s)return e}return a?o.options.trueStr:o.options.falseStr}};r.boolTag=t}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyNumber.js
var require_stringifyNumber=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyNumber.js"(f){"use strict";function m({format:d,minFractionDigits:r,tag:s,value:n}){if(typeof n=="bigint")return String(n);const t=typeof n=="number"?n:Number(n);if(!isFinite(t))return isNaN(t)?".nan":t<0?"-.inf":".inf";let i=Object.is(n,-0)?"-0":JSON.stringify(n);if(!d&&r&&(!s||s==="tag:yaml.org,2002:float")&&/^-?\d/.test(i)&&!i.includes("e")){let e=i.indexOf(".");e<0&&(e=i.length,i+=".");let o=r-(i.length-e-1);for(;o-- >0;)i+="0"}return i}f.stringifyNumber=m}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/core/float.js
var require_float=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/core/float.js"(t){"use strict";var n=require_Scalar(),r=require_stringifyNumber(),o={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:e=>e.slice(-3).toLowerCase()==="nan"?NaN:e[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:r.stringifyNumber},l={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,resolve:e=>parseFloat(e),stringify(e){const a=Number(e.value);return isFinite(a)?a.toExponential():r.stringifyNumber(e)}},f={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,resolve(e){const a=new n.Scalar(parseFloat(e)),i=e.indexOf(".");return i!==-1&&e[e.length-1]==="0"&&(a.minFractionDigits=e.length-i-1),a},stringify:r.stringifyNumber};t.float=f,t.floatExp=l,t.floatNaN=o}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/core/int.js
var require_int=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/core/int.js"(a){"use strict";var s=require_stringifyNumber(),n=t=>typeof t=="bigint"||Number.isInteger(t),o=(t,i,r,{intAsBigInt:e})=>e?BigInt(t):parseInt(t.substring(i),r);function f(t,i,r){const{value:e}=t;return n(e)&&e>=0?r+e.toString(i):s.stringifyNumber(t)}var g={identify:t=>n(t)&&t>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^0o[0-7]+$/,resolve:(t,i,r)=>o(t,2,8,r),stringify:t=>f(t,8,"0o")},m={identify:n,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(t,i,r)=>o(t,0,10,r),stringify:s.stringifyNumber},u={identify:t=>n(t)&&t>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(t,i,r)=>o(t,2,16,r),stringify:t=>f(t,16,"0x")};a.int=m,a.intHex=u,a.intOct=g}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/core/schema.js
var require_schema=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/core/schema.js"(a){"use strict";var i=require_map(),l=require_null(),s=require_seq(),o=require_string(),t=require_bool(),e=require_float(),r=require_int(),_=[i.map,s.seq,o.string,l.nullTag,t.boolTag,r.intOct,r.int,r.intHex,e.floatNaN,e.floatExp,e.float];a.schema=_}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/json/schema.js
var require_schema2=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/json/schema.js"(i){"use strict";var n=require_Scalar(),s=require_map(),l=require_seq();function r(e){return typeof e=="bigint"||Number.isInteger(e)}var t=({value:e})=>JSON.stringify(e),o=[{identify:e=>typeof e=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:e=>e,stringify:t},{identify:e=>e==null,createNode:()=>new n.Scalar(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^null$/,resolve:()=>null,stringify:t},{identify:e=>typeof e=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^true$|^false$/,resolve:e=>e==="true",stringify:t},{identify:r,default:!0,tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(e,a,{intAsBigInt:u})=>u?BigInt(e):parseInt(e,10),stringify:({value:e})=>r(e)?e.toString():JSON.stringify(e)},{identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,resolve:e=>parseFloat(e),stringify:t}],g={default:!0,tag:"",test:/^/,resolve(e,a){return a(`Unresolved plain scalar ${JSON.stringify(e)}`),e}},f=[s.map,l.seq].concat(o,g);i.schema=f}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/binary.js
var require_binary=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/binary.js"(m){"use strict";var s=require("buffer"),u=require_Scalar(),c=require_stringifyString(),h={identify:r=>r instanceof Uint8Array,default:!1,tag:"tag:yaml.org,2002:binary",resolve(r,e){if(typeof s.Buffer=="function")return s.Buffer.from(r,"base64");if(typeof atob=="function"){const t=atob(r.replace(/[\n\r]/g,"")),n=new Uint8Array(t.length);for(let i=0;i<t.length;++i)n[i]=t.charCodeAt(i);return n}else return e("This environment does not support reading binary tags; either Buffer or atob is required"),r},stringify({comment:r,type:e,value:t},n,i,y){if(!t)return"";const l=t;let o;if(typeof s.Buffer=="function")o=l instanceof s.Buffer?l.toString("base64"):s.Buffer.from(l.buffer).toString("base64");else if(typeof btoa=="function"){let a="";for(let f=0;f<l.length;++f)a+=String.fromCharCode(l[f]);o=btoa(a)}else throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");if(e??(e=u.Scalar.BLOCK_LITERAL),e!==u.Scalar.QUOTE_DOUBLE){const a=Math.max(n.options.lineWidth-n.indent.length,n.options.minContentWidth),f=Math.ceil(o.length/a),b=new Array(f);for(let g=0,d=0;g<f;++g,d+=a)b[g]=o.substr(d,a);o=b.join(e===u.Scalar.BLOCK_LITERAL?`
`:" ")}return c.stringifyString({comment:r,type:e,value:o},n,i,y)}};m.binary=h}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/pairs.js
var require_pairs=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/pairs.js"(m){"use strict";var c=require_identity(),l=require_Pair(),d=require_Scalar(),h=require_YAMLSeq();function p(i,a){if(c.isSeq(i))for(let n=0;n<i.items.length;++n){let e=i.items[n];if(!c.isPair(e)){if(c.isMap(e)){e.items.length>1&&a("Each pair must have its own sequence indicator");const t=e.items[0]||new l.Pair(new d.Scalar(null));if(e.commentBefore&&(t.key.commentBefore=t.key.commentBefore?`${e.commentBefore}
${t.key.commentBefore}`:e.commentBefore),e.comment){const o=t.value??t.key;o.comment=o.comment?`${e.comment}
${o.comment}`:e.comment}e=t}i.items[n]=c.isPair(e)?e:new l.Pair(e)}}else a("Expected a sequence for this tag");return i}function y(i,a,n){const{replacer:e}=n,t=new h.YAMLSeq(i);t.tag="tag:yaml.org,2002:pairs";let o=0;if(a&&Symbol.iterator in Object(a))for(let r of a){typeof e=="function"&&(r=e.call(a,String(o++),r));let s,f;if(Array.isArray(r))if(r.length===2)s=r[0],f=r[1];else throw new TypeError(`Expected [key, value] tuple: ${r}`);else if(r&&r instanceof Object){const u=Object.keys(r);if(u.length===1)s=u[0],f=r[s];else throw new TypeError(`Expected tuple with one key, not ${u.length} keys`)}else s=r;t.items.push(l.createPair(s,f,n))}return t}var _={collection:"seq",default:!1,tag:"tag:yaml.org,2002:pairs",resolve:p,createNode:y};m.createPairs=y,m.pairs=_,m.resolvePairs=p}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/omap.js
var require_omap=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/omap.js"(d){"use strict";var l=require_identity(),n=require_toJS(),i=require_YAMLMap(),c=require_YAMLSeq(),m=require_pairs(),o=class M extends c.YAMLSeq{constructor(){super(),this.add=i.YAMLMap.prototype.add.bind(this),this.delete=i.YAMLMap.prototype.delete.bind(this),this.get=i.YAMLMap.prototype.get.bind(this),this.has=i.YAMLMap.prototype.has.bind(this),this.set=i.YAMLMap.prototype.set.bind(this),this.tag=M.tag}toJSON(s,e){if(!e)return super.toJSON(s);const a=new Map;e?.onCreate&&e.onCreate(a);for(const t of this.items){let r,u;if(l.isPair(t)?(r=n.toJS(t.key,"",e),u=n.toJS(t.value,r,e)):r=n.toJS(t,"",e),a.has(r))throw new Error("Ordered maps must not include duplicate keys");a.set(r,u)}return a}static from(s,e,a){const t=m.createPairs(s,e,a),r=new this;return r.items=t.items,r}};o.tag="tag:yaml.org,2002:omap";var h={collection:"seq",identify:p=>p instanceof Map,nodeClass:o,default:!1,tag:"tag:yaml.org,2002:omap",resolve(p,s){const e=m.resolvePairs(p,s),a=[];for(const{key:t}of e.items)l.isScalar(t)&&(a.includes(t.value)?s(`Ordered maps must not include duplicate keys: ${t.value}`):a.push(t.value));return Object.assign(new o,e)},createNode:(p,s,e)=>o.from(p,s,e)};d.YAMLOMap=o,d.omap=h}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/bool.js
var require_bool2=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/bool.js"(t){"use strict";var r=require_Scalar();function o({value:e,source:a},n){return a&&(e?l:s).test.test(a)?a:e?n.options.trueStr:n.options.falseStr}var l={identify:e=>e===!0,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:()=>new r.Scalar(!0),stringify:o},s={identify:e=>e===!1,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,resolve:()=>new r.Scalar(!1),stringify:o};t.falseTag=s,t.trueTag=l}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/float.js
var require_float2=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/float.js"(t){"use strict";var l=require_Scalar(),r=require_stringifyNumber(),o={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:e=>e.slice(-3).toLowerCase()==="nan"?NaN:e[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:r.stringifyNumber},f={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,resolve:e=>parseFloat(e.replace(/_/g,"")),stringify(e){const a=Number(e.value);return isFinite(a)?a.toExponential():r.stringifyNumber(e)}},s={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,resolve(e){const a=new l.Scalar(parseFloat(e.replace(/_/g,""))),n=e.indexOf(".");if(n!==-1){const i=e.substring(n+1).replace(/_/g,"");i[i.length-1]==="0"&&(a.minFractionDigits=i.length)}return a},stringify:r.stringifyNumber};t.float=s,t.floatExp=f,t.floatNaN=o}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/int.js
var require_int2=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/int.js"(o){"use strict";var f=require_stringifyNumber(),e=t=>typeof t=="bigint"||Number.isInteger(t);function s(t,n,i,{intAsBigInt:a}){const r=t[0];if((r==="-"||r==="+")&&(n+=1),t=t.substring(n).replace(/_/g,""),a){switch(i){case 2:t=`0b${t}`;break;case 8:t=`0o${t}`;break;case 16:t=`0x${t}`;break}const m=BigInt(t);return r==="-"?BigInt(-1)*m:m}const u=parseInt(t,i);return r==="-"?-1*u:u}function g(t,n,i){const{value:a}=t;if(e(a)){const r=a.toString(n);return a<0?"-"+i+r.substr(1):i+r}return f.stringifyNumber(t)}var y={identify:e,default:!0,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,resolve:(t,n,i)=>s(t,2,2,i),stringify:t=>g(t,2,"0b")},l={identify:e,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,resolve:(t,n,i)=>s(t,1,8,i),stringify:t=>g(t,8,"0")},_={identify:e,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:(t,n,i)=>s(t,0,10,i),stringify:f.stringifyNumber},c={identify:e,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(t,n,i)=>s(t,2,16,i),stringify:t=>g(t,16,"0x")};o.int=_,o.intBin=y,o.intHex=c,o.intOct=l}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/set.js
var require_set=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/set.js"(u){"use strict";var a=require_identity(),l=require_Pair(),n=require_YAMLMap(),r=class c extends n.YAMLMap{constructor(e){super(e),this.tag=c.tag}add(e){let t;a.isPair(e)?t=e:e&&typeof e=="object"&&"key"in e&&"value"in e&&e.value===null?t=new l.Pair(e.key,null):t=new l.Pair(e,null),n.findPair(this.items,t.key)||this.items.push(t)}get(e,t){const s=n.findPair(this.items,e);return!t&&a.isPair(s)?a.isScalar(s.key)?s.key.value:s.key:s}set(e,t){if(typeof t!="boolean")throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof t}`);const s=n.findPair(this.items,e);s&&!t?this.items.splice(this.items.indexOf(s),1):!s&&t&&this.items.push(new l.Pair(e))}toJSON(e,t){return super.toJSON(e,t,Set)}toString(e,t,s){if(!e)return JSON.stringify(this);if(this.hasAllNullValues(!0))return super.toString(Object.assign({},e,{allNullValues:!0}),t,s);throw new Error("Set items must all have null values")}static from(e,t,s){const{replacer:f}=s,p=new this(e);if(t&&Symbol.iterator in Object(t))for(let o of t)typeof f=="function"&&(o=f.call(t,o,o)),p.items.push(l.createPair(o,null,s));return p}};r.tag="tag:yaml.org,2002:set";var m={collection:"map",identify:i=>i instanceof Set,nodeClass:r,default:!1,tag:"tag:yaml.org,2002:set",createNode:(i,e,t)=>r.from(i,e,t),resolve(i,e){if(a.isMap(i)){if(i.hasAllNullValues(!0))return Object.assign(new r,i);e("Set items must all have null values")}else e("Expected a mapping for this tag");return i}};u.YAMLSet=r,u.set=m}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/timestamp.js
var require_timestamp=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/timestamp.js"(m){"use strict";var p=require_stringifyNumber();function o(e,t){const a=e[0],n=a==="-"||a==="+"?e.substring(1):e,r=i=>t?BigInt(i):Number(i),s=n.replace(/_/g,"").split(":").reduce((i,f)=>i*r(60)+r(f),r(0));return a==="-"?r(-1)*s:s}function g(e){let{value:t}=e,a=i=>i;if(typeof t=="bigint")a=i=>BigInt(i);else if(isNaN(t)||!isFinite(t))return p.stringifyNumber(e);let n="";t<0&&(n="-",t*=a(-1));const r=a(60),s=[t%r];return t<60?s.unshift(0):(t=(t-s[0])/r,s.unshift(t%r),t>=60&&(t=(t-s[0])/r,s.unshift(t))),n+s.map(i=>String(i).padStart(2,"0")).join(":").replace(/000000\d*$/,"")}var d={identify:e=>typeof e=="bigint"||Number.isInteger(e),default:!0,tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,resolve:(e,t,{intAsBigInt:a})=>o(e,a),stringify:g},_={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,resolve:e=>o(e,!1),stringify:g},c={identify:e=>e instanceof Date,default:!0,tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),resolve(e){const t=e.match(c.test);if(!t)throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");const[,a,n,r,s,i,f]=t.map(Number),b=t[7]?Number((t[7]+"00").substr(1,3)):0;let y=Date.UTC(a,n-1,r,s||0,i||0,f||0,b);const l=t[8];if(l&&l!=="Z"){let u=o(l,!1);Math.abs(u)<30&&(u*=60),y-=6e4*u}return new Date(y)},stringify:({value:e})=>e?.toISOString().replace(/(T00:00:00)?\.000Z$/,"")??""};m.floatTime=_,m.intTime=d,m.timestamp=c}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/schema.js
var require_schema3=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/yaml-1.1/schema.js"(t){"use strict";var m=require_map(),s=require_null(),_=require_seq(),l=require_string(),n=require_binary(),i=require_bool2(),r=require_float2(),e=require_int2(),u=require_merge(),o=require_omap(),p=require_pairs(),q=require_set(),a=require_timestamp(),v=[m.map,_.seq,l.string,s.nullTag,i.trueTag,i.falseTag,e.intBin,e.intOct,e.int,e.intHex,r.floatNaN,r.floatExp,r.float,n.binary,u.merge,o.omap,p.pairs,q.set,a.intTime,a.floatTime,a.timestamp];t.schema=v}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/tags.js
var require_tags=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/tags.js"(c){"use strict";var f=require_map(),w=require_null(),g=require_seq(),N=require_string(),O=require_bool(),o=require_float(),m=require_int(),j=require_schema(),k=require_schema2(),p=require_binary(),t=require_merge(),y=require_omap(),u=require_pairs(),_=require_schema3(),q=require_set(),n=require_timestamp(),v=new Map([["core",j.schema],["failsafe",[f.map,g.seq,N.string]],["json",k.schema],["yaml11",_.schema],["yaml-1.1",_.schema]]),h={binary:p.binary,bool:O.boolTag,float:o.float,floatExp:o.floatExp,floatNaN:o.floatNaN,floatTime:n.floatTime,int:m.int,intHex:m.intHex,intOct:m.intOct,intTime:n.intTime,map:f.map,merge:t.merge,null:w.nullTag,omap:y.omap,pairs:u.pairs,seq:g.seq,set:q.set,timestamp:n.timestamp},T={"tag:yaml.org,2002:binary":p.binary,"tag:yaml.org,2002:merge":t.merge,"tag:yaml.org,2002:omap":y.omap,"tag:yaml.org,2002:pairs":u.pairs,"tag:yaml.org,2002:set":q.set,"tag:yaml.org,2002:timestamp":n.timestamp};function $(i,b,d){const s=v.get(b);if(s&&!i)return d&&!s.includes(t.merge)?s.concat(t.merge):s.slice();let e=s;if(!e)if(Array.isArray(i))e=[];else{const a=Array.from(v.keys()).filter(r=>r!=="yaml11").map(r=>JSON.stringify(r)).join(", ");throw new Error(`Unknown schema "${b}"; use one of ${a} or define customTags array`)}if(Array.isArray(i))for(const a of i)e=e.concat(a);else typeof i=="function"&&(e=i(e.slice()));return d&&(e=e.concat(t.merge)),e.reduce((a,r)=>{const l=typeof r=="string"?h[r]:r;if(!l){const A=JSON.stringify(r),E=Object.keys(h).map(J=>JSON.stringify(J)).join(", ");throw new Error(`Unknown custom tag ${A}; use one of ${E}`)}return a.includes(l)||a.push(l),a},[])}c.coreKnownTags=T,c.getTags=$}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/Schema.js
var require_Schema=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/schema/Schema.js"(o){"use strict";var r=require_identity(),c=require_map(),l=require_seq(),u=require_string(),t=require_tags(),y=(a,e)=>a.key<e.key?-1:a.key>e.key?1:0,g=class n{constructor({compat:e,customTags:h,merge:p,resolveKnownTags:m,schema:i,sortMapEntries:s,toStringDefaults:_}){this.compat=Array.isArray(e)?t.getTags(e,"compat"):e?t.getTags(null,e):null,this.name=typeof i=="string"&&i||"core",this.knownTags=m?t.coreKnownTags:{},this.tags=t.getTags(h,this.name,p),this.toStringOptions=_??null,Object.defineProperty(this,r.MAP,{value:c.map}),Object.defineProperty(this,r.SCALAR,{value:u.string}),Object.defineProperty(this,r.SEQ,{value:l.seq}),this.sortMapEntries=typeof s=="function"?s:s===!0?y:null}clone(){const e=Object.create(n.prototype,Object.getOwnPropertyDescriptors(this));return e.tags=this.tags.slice(),e}};o.Schema=g}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyDocument.js
var require_stringifyDocument=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/stringify/stringifyDocument.js"(h){"use strict";var p=require_identity(),c=require_stringify2(),r=require_stringifyComment();function a(t,u){const e=[];let o=u.directives===!0;if(u.directives!==!1&&t.directives){const n=t.directives.toString(t);n?(e.push(n),o=!0):t.directives.docStart&&(o=!0)}o&&e.push("---");const f=c.createStringifyContext(t,u),{commentString:m}=f.options;if(t.commentBefore){e.length!==1&&e.unshift("");const n=m(t.commentBefore);e.unshift(r.indentComment(n,""))}let l=!1,i=null;if(t.contents){if(p.isNode(t.contents)){if(t.contents.spaceBefore&&o&&e.push(""),t.contents.commentBefore){const g=m(t.contents.commentBefore);e.push(r.indentComment(g,""))}f.forceBlockIndent=!!t.comment,i=t.contents.comment}const n=i?void 0:()=>l=!0;let s=c.stringify(t.contents,f,()=>i=null,n);i&&(s+=r.lineComment(s,"",m(i))),(s[0]==="|"||s[0]===">")&&e[e.length-1]==="---"?e[e.length-1]=`--- ${s}`:e.push(s)}else e.push(c.stringify(t.contents,f));if(t.directives?.docEnd)if(t.comment){const n=m(t.comment);n.includes(`
`)?(e.push("..."),e.push(r.indentComment(n,""))):e.push(`... ${n}`)}else e.push("...");else{let n=t.comment;n&&l&&(n=n.replace(/^\n+/,"")),n&&((!l||i)&&e[e.length-1]!==""&&e.push(""),e.push(r.indentComment(m(n),"")))}return e.join(`
`)+`
`}h.stringifyDocument=a}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/Document.js
var require_Document=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/doc/Document.js"(_){"use strict";var b=require_Alias(),c=require_Collection(),n=require_identity(),S=require_Pair(),p=require_toJS(),D=require_Schema(),N=require_stringifyDocument(),u=require_anchors(),A=require_applyReviver(),O=require_createNode(),f=require_directives(),E=class w{constructor(e,t,s){this.commentBefore=null,this.comment=null,this.errors=[],this.warnings=[],Object.defineProperty(this,n.NODE_TYPE,{value:n.DOC});let i=null;typeof t=="function"||Array.isArray(t)?i=t:s===void 0&&t&&(s=t,t=void 0);const r=Object.assign({intAsBigInt:!1,keepSourceTokens:!1,logLevel:"warn",prettyErrors:!0,strict:!0,stringKeys:!1,uniqueKeys:!0,version:"1.2"},s);this.options=r;let{version:o}=r;s?._directives?(this.directives=s._directives.atDocument(),this.directives.yaml.explicit&&(o=this.directives.yaml.version)):this.directives=new f.Directives({version:o}),this.setSchema(o,s),this.contents=e===void 0?null:this.createNode(e,i,s)}clone(){const e=Object.create(w.prototype,{[n.NODE_TYPE]:{value:n.DOC}});return e.commentBefore=this.commentBefore,e.comment=this.comment,e.errors=this.errors.slice(),e.warnings=this.warnings.slice(),e.options=Object.assign({},this.options),this.directives&&(e.directives=this.directives.clone()),e.schema=this.schema.clone(),e.contents=n.isNode(this.contents)?this.contents.clone(e.schema):this.contents,this.range&&(e.range=this.range.slice()),e}add(e){a(this.contents)&&this.contents.add(e)}addIn(e,t){a(this.contents)&&this.contents.addIn(e,t)}createAlias(e,t){if(!e.anchor){const s=u.anchorNames(this);e.anchor=!t||s.has(t)?u.findNewAnchor(t||"a",s):t}return new b.Alias(e.anchor)}createNode(e,t,s){let i;if(typeof t=="function")e=t.call({"":e},"",e),i=t;else if(Array.isArray(t)){const J=y=>typeof y=="number"||y instanceof String||y instanceof Number,g=t.filter(J).map(String);g.length>0&&(t=t.concat(g)),i=t}else s===void 0&&
t&&(s=t,t=void 0);const{aliasDuplicateObjects:r,anchorPrefix:o,flow:l,keepUndefined:h,onTagObj:d,tag:m}=s??{},{onAnchor:P,setAnchors:j,sourceObjects:I}=u.createNodeAnchors(this,o||"a"),C={aliasDuplicateObjects:r??!0,keepUndefined:h??!1,onAnchor:P,onTagObj:d,replacer:i,schema:this.schema,sourceObjects:I},v=O.createNode(e,m,C);return l&&n.isCollection(v)&&(v.flow=!0),j(),v}createPair(e,t,s={}){const i=this.createNode(e,null,s),r=this.createNode(t,null,s);return new S.Pair(i,r)}delete(e){return a(this.contents)?this.contents.delete(e):!1}deleteIn(e){return c.isEmptyPath(e)?this.contents==null?!1:(this.contents=null,!0):a(this.contents)?this.contents.deleteIn(e):!1}get(e,t){return n.isCollection(this.contents)?this.contents.get(e,t):void 0}getIn(e,t){return c.isEmptyPath(e)?!t&&n.isScalar(this.contents)?this.contents.value:this.contents:n.isCollection(this.contents)?this.contents.getIn(e,t):void 0}has(e){return n.isCollection(this.contents)?this.contents.has(e):!1}hasIn(e){return c.isEmptyPath(e)?this.contents!==void 0:n.isCollection(this.contents)?this.contents.hasIn(e):!1}set(e,t){this.contents==null?this.contents=c.collectionFromPath(this.schema,[e],t):a(this.contents)&&this.contents.set(e,t)}setIn(e,t){c.isEmptyPath(e)?this.contents=t:this.contents==null?this.contents=c.collectionFromPath(this.schema,Array.from(e),t):a(this.contents)&&this.contents.setIn(e,t)}setSchema(e,t={}){typeof e=="number"&&(e=String(e));let s;switch(e){case"1.1":this.directives?this.directives.yaml.version="1.1":this.directives=new f.Directives({version:"1.1"}),s={resolveKnownTags:!1,schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.directives.yaml.version=e:this.directives=new f.Directives({version:e}),s={resolveKnownTags:!0,schema:"core"};break;case null:this.directives&&delete this.directives,s=null;break;default:{const i=JSON.stringify(e);throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${i}`)}}if(t.schema instanceof Object)this.schema=t.schema;else if(s)
this.schema=new D.Schema(Object.assign(s,t));else throw new Error("With a null YAML version, the { schema: Schema } option is required")}toJS({json:e,jsonArg:t,mapAsMap:s,maxAliasCount:i,onAnchor:r,reviver:o}={}){const l={anchors:new Map,doc:this,keep:!e,mapAsMap:s===!0,mapKeyWarned:!1,maxAliasCount:typeof i=="number"?i:100},h=p.toJS(this.contents,t??"",l);if(typeof r=="function")for(const{count:d,res:m}of l.anchors.values())r(m,d);return typeof o=="function"?A.applyReviver(o,{"":h},"",h):h}toJSON(e,t){return this.toJS({json:!0,jsonArg:e,mapAsMap:!1,onAnchor:t})}toString(e={}){if(this.errors.length>0)throw new Error("Document with errors cannot be stringified");if("indent"in e&&(!Number.isInteger(e.indent)||Number(e.indent)<=0)){const t=JSON.stringify(e.indent);throw new Error(`"indent" option must be a positive integer, not ${t}`)}return N.stringifyDocument(this,e)}};function a(q){if(n.isCollection(q))return!0;throw new Error("Expected a YAML collection as document contents")}_.Document=E}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/errors.js
var require_errors=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/errors.js"(o){"use strict";var u=class extends Error{constructor(i,r,s,n){super(),this.name=i,this.code=s,this.message=n,this.pos=r}},m=class extends u{constructor(i,r,s){super("YAMLParseError",i,r,s)}},g=class extends u{constructor(i,r,s){super("YAMLWarning",i,r,s)}},p=(i,r)=>s=>{if(s.pos[0]===-1)return;s.linePos=s.pos.map(e=>r.linePos(e));const{line:n,col:l}=s.linePos[0];s.message+=` at line ${n}, column ${l}`;let a=l-1,t=i.substring(r.lineStarts[n-1],r.lineStarts[n]).replace(/[\n\r]+$/,"");if(a>=60&&t.length>80){const e=Math.min(a-39,t.length-79);t="\u2026"+t.substring(e),a-=e-1}if(t.length>80&&(t=t.substring(0,79)+"\u2026"),n>1&&/^ *$/.test(t.substring(0,a))){let e=i.substring(r.lineStarts[n-2],r.lineStarts[n-1]);e.length>80&&(e=e.substring(0,79)+`\u2026
`),t=e+t}if(/[^ ]/.test(t)){let e=1;const c=s.linePos[1];c?.line===n&&c.col>l&&(e=Math.max(1,Math.min(c.col-l,80-a)));const d=" ".repeat(a)+"^".repeat(e);s.message+=`:

${t}
${d}
`}};o.YAMLError=u,o.YAMLParseError=m,o.YAMLWarning=g,o.prettifyError=p}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-props.js
var require_resolve_props=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-props.js"(k){"use strict";function I(d,{flow:u,indicator:o,next:s,offset:w,onError:t,parentIndent:P,startOnNewline:y}){let A=!1,a=y,l=y,n="",_="",T=!1,f=!1,c=null,i=null,p=null,N=null,h=null,r=null,m=null;for(const e of d)switch(f&&(e.type!=="space"&&e.type!=="newline"&&e.type!=="comma"&&t(e.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space"),f=!1),c&&(a&&e.type!=="comment"&&e.type!=="newline"&&t(c,"TAB_AS_INDENT","Tabs are not allowed as indentation"),c=null),e.type){case"space":!u&&(o!=="doc-start"||s?.type!=="flow-collection")&&e.source.includes("	")&&(c=e),l=!0;break;case"comment":{l||t(e,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");const g=e.source.substring(1)||" ";n?n+=_+g:n=g,_="",a=!1;break}case"newline":a?n?n+=e.source:(!r||o!=="seq-item-ind")&&(A=!0):_+=e.source,a=!0,T=!0,(i||p)&&(N=e),l=!0;break;case"anchor":i&&t(e,"MULTIPLE_ANCHORS","A node can have at most one anchor"),e.source.endsWith(":")&&t(e.offset+e.source.length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",!0),i=e,m??(m=e.offset),a=!1,l=!1,f=!0;break;case"tag":{p&&t(e,"MULTIPLE_TAGS","A node can have at most one tag"),p=e,m??(m=e.offset),a=!1,l=!1,f=!0;break}case o:(i||p)&&t(e,"BAD_PROP_ORDER",`Anchors and tags must be after the ${e.source} indicator`),r&&t(e,"UNEXPECTED_TOKEN",`Unexpected ${e.source} in ${u??"collection"}`),r=e,a=o==="seq-item-ind"||o==="explicit-key-ind",l=!1;break;case"comma":if(u){h&&t(e,"UNEXPECTED_TOKEN",`Unexpected , in ${u}`),h=e,a=!1,l=!1;break}default:t(e,"UNEXPECTED_TOKEN",`Unexpected ${e.type} token`),a=!1,l=!1}const b=d[d.length-1],S=b?b.offset+b.source.length:w;return f&&s&&s.type!=="space"&&s.type!=="newline"&&s.type!=="comma"&&(s.type!=="scalar"||s.source!=="")&&t(s.offset,"MISSING_CHAR","Tags and anchors must be separated f\
rom the next token by white space"),c&&(a&&c.indent<=P||s?.type==="block-map"||s?.type==="block-seq")&&t(c,"TAB_AS_INDENT","Tabs are not allowed as indentation"),{comma:h,found:r,spaceBefore:A,comment:n,hasNewline:T,anchor:i,tag:p,newlineAfterProp:N,end:S,start:m??S}}k.resolveProps=I}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/util-contains-newline.js
var require_util_contains_newline=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/util-contains-newline.js"(s){"use strict";function t(n){if(!n)return null;switch(n.type){case"alias":case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":if(n.source.includes(`
`))return!0;if(n.end){for(const e of n.end)if(e.type==="newline")return!0}return!1;case"flow-collection":for(const e of n.items){for(const r of e.start)if(r.type==="newline")return!0;if(e.sep){for(const r of e.sep)if(r.type==="newline")return!0}if(t(e.key)||t(e.value))return!0}return!1;default:return!0}}s.containsNewline=t}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/util-flow-indent-check.js
var require_util_flow_indent_check=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/util-flow-indent-check.js"(o){"use strict";var i=require_util_contains_newline();function t(l,n,d){if(n?.type==="flow-collection"){const e=n.end[0];e.indent===l&&(e.source==="]"||e.source==="}")&&i.containsNewline(n)&&d(e,"BAD_INDENT","Flow end indicator should be more indented than parent",!0)}}o.flowIndentCheck=t}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/util-map-includes.js
var require_util_map_includes=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/util-map-includes.js"(a){"use strict";var n=require_identity();function u(l,t,o){const{uniqueKeys:s}=l.options;if(s===!1)return!1;const r=typeof s=="function"?s:(e,i)=>e===i||n.isScalar(e)&&n.isScalar(i)&&e.value===i.value;return t.some(e=>r(e.key,o))}a.mapIncludes=u}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-block-map.js
var require_resolve_block_map=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-block-map.js"(P){"use strict";var k=require_Pair(),g=require_YAMLMap(),I=require_resolve_props(),A=require_util_contains_newline(),v=require_util_flow_indent_check(),N=require_util_map_includes(),y="All mapping items must start at the same column";function L({composeNode:h,composeEmptyNode:M},n,a,e,T){const S=T?.nodeClass??g.YAMLMap,m=new S(n.schema);n.atRoot&&(n.atRoot=!1);let s=a.offset,c=null;for(const _ of a.items){const{start:u,key:i,sep:d,value:p}=_,t=I.resolveProps(u,{indicator:"explicit-key-ind",next:i??d?.[0],offset:s,onError:e,parentIndent:a.indent,startOnNewline:!0}),r=!t.found;if(r){if(i&&(i.type==="block-seq"?e(s,"BLOCK_AS_IMPLICIT_KEY","A block sequence may not be used as an implicit map key"):"indent"in i&&i.indent!==a.indent&&e(s,"BAD_INDENT",y)),!t.anchor&&!t.tag&&!d){c=t.end,t.comment&&(m.comment?m.comment+=`
`+t.comment:m.comment=t.comment);continue}(t.newlineAfterProp||A.containsNewline(i))&&e(i??u[u.length-1],"MULTILINE_IMPLICIT_KEY","Implicit keys need to be on a single line")}else t.found?.indent!==a.indent&&e(s,"BAD_INDENT",y);n.atKey=!0;const w=t.end,l=i?h(n,i,t,e):M(n,w,u,null,t,e);n.schema.compat&&v.flowIndentCheck(a.indent,i,e),n.atKey=!1,N.mapIncludes(n,m.items,l)&&e(w,"DUPLICATE_KEY","Map keys must be unique");const o=I.resolveProps(d??[],{indicator:"map-value-ind",next:p,offset:l.range[2],onError:e,parentIndent:a.indent,startOnNewline:!i||i.type==="block-scalar"});if(s=o.end,o.found){r&&(p?.type==="block-map"&&!o.hasNewline&&e(s,"BLOCK_AS_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings"),n.options.strict&&t.start<o.found.offset-1024&&e(l.range,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit block mapping key"));const f=p?h(n,p,o,e):M(n,s,d,null,o,e);n.schema.compat&&v.flowIndentCheck(a.indent,p,e),s=f.range[2];const C=new k.Pair(l,f);n.options.keepSourceTokens&&(C.srcToken=_),m.items.push(C)}else{r&&e(l.range,"MISSING_CHAR","Implicit map keys need to be followed by map values"),o.comment&&(l.comment?l.comment+=`
`+o.comment:l.comment=o.comment);const f=new k.Pair(l);n.options.keepSourceTokens&&(f.srcToken=_),m.items.push(f)}}return c&&c<s&&e(c,"IMPOSSIBLE","Map comment with trailing content"),m.range=[a.offset,s,c??s],m}P.resolveBlockMap=L}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-block-seq.js
var require_resolve_block_seq=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-block-seq.js"(c){"use strict";var d=require_YAMLSeq(),u=require_resolve_props(),f=require_util_flow_indent_check();function _({composeNode:p,composeEmptyNode:q},t,o,s,v){const h=v?.nodeClass??d.YAMLSeq,a=new h(t.schema);t.atRoot&&(t.atRoot=!1),t.atKey&&(t.atKey=!1);let l=o.offset,i=null;for(const{start:m,value:n}of o.items){const e=u.resolveProps(m,{indicator:"seq-item-ind",next:n,offset:l,onError:s,parentIndent:o.indent,startOnNewline:!0});if(!e.found)if(e.anchor||e.tag||n)n?.type==="block-seq"?s(e.end,"BAD_INDENT","All sequence items must start at the same column"):s(l,"MISSING_CHAR","Sequence item without - indicator");else{i=e.end,e.comment&&(a.comment=e.comment);continue}const r=n?p(t,n,e,s):q(t,e.end,m,null,e,s);t.schema.compat&&f.flowIndentCheck(o.indent,n,s),l=r.range[2],a.items.push(r)}return a.range=[o.offset,l,i??l],a}c.resolveBlockSeq=_}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-end.js
var require_resolve_end=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-end.js"(d){"use strict";function i(a,r,p,c){let e="";if(a){let s=!1,t="";for(const n of a){const{source:o,type:m}=n;switch(m){case"space":s=!0;break;case"comment":{p&&!s&&c(n,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");const l=o.substring(1)||" ";e?e+=t+l:e=l,t="";break}case"newline":e&&(t+=o),s=!0;break;default:c(n,"UNEXPECTED_TOKEN",`Unexpected ${m} at node end`)}r+=o.length}}return{comment:e,offset:r}}d.resolveEnd=i}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-flow-collection.js
var require_resolve_flow_collection=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-flow-collection.js"(A){"use strict";var K=require_identity(),O=require_Pair(),P=require_YAMLMap(),Y=require_YAMLSeq(),R=require_resolve_end(),S=require_resolve_props(),U=require_util_contains_newline(),$=require_util_map_includes(),h="Block collections are not allowed within flow collections",N=d=>d&&(d.type==="block-map"||d.type==="block-seq");function B({composeNode:d,composeEmptyNode:k},s,c,t,D){const p=c.start.source==="{",u=p?"flow map":"flow sequence",F=D?.nodeClass??(p?P.YAMLMap:Y.YAMLSeq),i=new F(s.schema);i.flow=!0;const y=s.atRoot;y&&(s.atRoot=!1),s.atKey&&(s.atKey=!1);let _=c.offset+c.start.source.length;for(let o=0;o<c.items.length;++o){const M=c.items[o],{start:b,key:I,sep:r,value:a}=M,e=S.resolveProps(b,{flow:u,indicator:"explicit-key-ind",next:I??r?.[0],offset:_,onError:t,parentIndent:c.indent,startOnNewline:!1});if(!e.found){if(!e.anchor&&!e.tag&&!r&&!a){o===0&&e.comma?t(e.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${u}`):o<c.items.length-1&&t(e.start,"UNEXPECTED_TOKEN",`Unexpected empty item in ${u}`),e.comment&&(i.comment?i.comment+=`
`+e.comment:i.comment=e.comment),_=e.end;continue}!p&&s.options.strict&&U.containsNewline(I)&&t(I,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a single line")}if(o===0)e.comma&&t(e.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${u}`);else if(e.comma||t(e.start,"MISSING_CHAR",`Missing , between ${u} items`),e.comment){let m="";e:for(const n of b)switch(n.type){case"comma":case"space":break;case"comment":m=n.source.substring(1);break e;default:break e}if(m){let n=i.items[i.items.length-1];K.isPair(n)&&(n=n.value??n.key),n.comment?n.comment+=`
`+m:n.comment=m,e.comment=e.comment.substring(m.length+1)}}if(!p&&!r&&!e.found){const m=a?d(s,a,e,t):k(s,e.end,r,null,e,t);i.items.push(m),_=m.range[2],N(a)&&t(m.range,"BLOCK_IN_FLOW",h)}else{s.atKey=!0;const m=e.end,n=I?d(s,I,e,t):k(s,m,b,null,e,t);N(I)&&t(n.range,"BLOCK_IN_FLOW",h),s.atKey=!1;const l=S.resolveProps(r??[],{flow:u,indicator:"map-value-ind",next:a,offset:n.range[2],onError:t,parentIndent:c.indent,startOnNewline:!1});if(l.found){if(!p&&!e.found&&s.options.strict){if(r)for(const f of r){if(f===l.found)break;if(f.type==="newline"){t(f,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a single line");break}}e.start<l.found.offset-1024&&t(l.found,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit flow sequence key")}}else a&&("source"in a&&a.source?.[0]===":"?t(a,"MISSING_CHAR",`Missing space after : in ${u}`):t(l.start,"MISSING_CHAR",`Missing , or : between ${u} items`));const v=a?d(s,a,l,t):l.found?k(s,l.end,r,null,l,t):null;v?N(a)&&t(v.range,"BLOCK_IN_FLOW",h):l.comment&&(n.comment?n.comment+=`
`+l.comment:n.comment=l.comment);const q=new O.Pair(n,v);if(s.options.keepSourceTokens&&(q.srcToken=M),p){const f=i;$.mapIncludes(s,f.items,n)&&t(m,"DUPLICATE_KEY","Map keys must be unique"),f.items.push(q)}else{const f=new P.YAMLMap(s.schema);f.flow=!0,f.items.push(q);const T=(v??n).range;f.range=[n.range[0],T[1],T[2]],i.items.push(f)}_=v?v.range[2]:l.end}}const C=p?"}":"]",[g,...L]=c.end;let w=_;if(g?.source===C)w=g.offset+g.source.length;else{const o=u[0].toUpperCase()+u.substring(1),M=y?`${o} must end with a ${C}`:`${o} in block collection must be sufficiently indented and end with a ${C}`;t(_,y?"MISSING_CHAR":"BAD_INDENT",M),g&&g.source.length!==1&&L.unshift(g)}if(L.length>0){const o=R.resolveEnd(L,w,s.options.strict,t);o.comment&&(i.comment?i.comment+=`
`+o.comment:i.comment=o.comment),i.range=[c.offset,w,o.offset]}else i.range=[c.offset,w,w];return i}A.resolveFlowCollection=B}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/compose-collection.js
var require_compose_collection=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/compose-collection.js"(v){"use strict";var g=require_identity(),d=require_Scalar(),A=require_YAMLMap(),L=require_YAMLSeq(),S=require_resolve_block_map(),M=require_resolve_block_seq(),b=require_resolve_flow_collection();function _(i,c,o,r,a,l){const s=o.type==="block-map"?S.resolveBlockMap(i,c,o,r,l):o.type==="block-seq"?M.resolveBlockSeq(i,c,o,r,l):b.resolveFlowCollection(i,c,o,r,l),t=s.constructor;return a==="!"||a===t.tagName?(s.tag=t.tagName,s):(a&&(s.tag=a),s)}function y(i,c,o,r,a){const l=r.tag,s=l?c.directives.tagName(l.source,e=>a(l,"TAG_RESOLVE_FAILED",e)):null;if(o.type==="block-seq"){const{anchor:e,newlineAfterProp:q}=r,u=e&&l?e.offset>l.offset?e:l:e??l;u&&(!q||q.offset<u.offset)&&a(u,"MISSING_CHAR","Missing newline after block sequence props")}const t=o.type==="block-map"?"map":o.type==="block-seq"?"seq":o.start.source==="{"?"map":"seq";if(!l||!s||s==="!"||s===A.YAMLMap.tagName&&t==="map"||s===L.YAMLSeq.tagName&&t==="seq")return _(i,c,o,a,s);let n=c.schema.tags.find(e=>e.tag===s&&e.collection===t);if(!n){const e=c.schema.knownTags[s];if(e?.collection===t)c.schema.tags.push(Object.assign({},e,{default:!1})),n=e;else return e?a(l,"BAD_COLLECTION_TYPE",`${e.tag} used for ${t} collection, but expects ${e.collection??"scalar"}`,!0):a(l,"TAG_RESOLVE_FAILED",`Unresolved tag: ${s}`,!0),_(i,c,o,a,s)}const f=_(i,c,o,a,s,n),m=n.resolve?.(f,e=>a(l,"TAG_RESOLVE_FAILED",e),c.options)??f,p=g.isNode(m)?m:new d.Scalar(m);return p.range=f.range,p.tag=s,n?.format&&(p.format=n.format),p}v.composeCollection=y}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-block-scalar.js
var require_resolve_block_scalar=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-block-scalar.js"(b){"use strict";var S=require_Scalar();function B(p,l,m){const o=l.offset,s=N(l,p.options.strict,m);if(!s)return{value:"",type:null,comment:"",range:[o,o,o]};const g=s.mode===">"?S.Scalar.BLOCK_FOLDED:S.Scalar.BLOCK_LITERAL,t=l.source?v(l.source):[];let f=t.length;for(let e=t.length-1;e>=0;--e){const i=t[e][1];if(i===""||i==="\r")f=e;else break}if(f===0){const e=s.chomp==="+"&&t.length>0?`
`.repeat(Math.max(1,t.length-1)):"";let i=o+s.length;return l.source&&(i+=l.source.length),{value:e,type:g,comment:s.comment,range:[o,i,i]}}let a=l.indent+s.indent,d=l.offset+s.length,_=0;for(let e=0;e<f;++e){const[i,h]=t[e];if(h===""||h==="\r")s.indent===0&&i.length>a&&(a=i.length);else{i.length<a&&m(d+i.length,"MISSING_CHAR","Block scalars with more-indented leading empty lines must use an explicit indentation indicator"),s.indent===0&&(a=i.length),_=e,a===0&&!p.atRoot&&m(d,"BAD_INDENT","Block scalar values in collections must be indented");break}d+=i.length+h.length+1}for(let e=t.length-1;e>=f;--e)t[e][0].length>a&&(f=e+1);let r="",n="",c=!1;for(let e=0;e<_;++e)r+=t[e][0].slice(a)+`
`;for(let e=_;e<f;++e){let[i,h]=t[e];d+=i.length+h.length+1;const k=h[h.length-1]==="\r";if(k&&(h=h.slice(0,-1)),h&&i.length<a){const I=`Block scalar lines must not be less indented than their ${s.indent?"explicit indentation indicator":"first line"}`;m(d-h.length-(k?2:1),"BAD_INDENT",I),i=""}g===S.Scalar.BLOCK_LITERAL?(r+=n+i.slice(a)+h,n=`
`):i.length>a||h[0]==="	"?(n===" "?n=`
`:!c&&n===`
`&&(n=`

`),r+=n+i.slice(a)+h,n=`
`,c=!0):h===""?n===`
`?r+=`
`:n=`
`:(r+=n+h,n=" ",c=!1)}switch(s.chomp){case"-":break;case"+":for(let e=f;e<t.length;++e)r+=`
`+t[e][0].slice(a);r[r.length-1]!==`
`&&(r+=`
`);break;default:r+=`
`}const u=o+s.length+l.source.length;return{value:r,type:g,comment:s.comment,range:[o,u,u]}}function N({offset:p,props:l},m,o){if(l[0].type!=="block-scalar-header")return o(l[0],"IMPOSSIBLE","Block scalar header not found"),null;const{source:s}=l[0],g=s[0];let t=0,f="",a=-1;for(let n=1;n<s.length;++n){const c=s[n];if(!f&&(c==="-"||c==="+"))f=c;else{const u=Number(c);!t&&u?t=u:a===-1&&(a=p+n)}}a!==-1&&o(a,"UNEXPECTED_TOKEN",`Block scalar header includes extra characters: ${s}`);let d=!1,_="",r=s.length;for(let n=1;n<l.length;++n){const c=l[n];switch(c.type){case"space":d=!0;case"newline":r+=c.source.length;break;case"comment":m&&!d&&o(c,"MISSING_CHAR","Comments must be separated from other tokens by white space characters"),r+=c.source.length,_=c.source.substring(1);break;case"error":o(c,"UNEXPECTED_TOKEN",c.message),r+=c.source.length;break;default:{const u=`Unexpected token in block scalar header: ${c.type}`;o(c,"UNEXPECTED_TOKEN",u);const e=c.source;e&&typeof e=="string"&&(r+=e.length)}}}return{mode:g,indent:t,chomp:f,comment:_,length:r}}function v(p){const l=p.split(/\n( *)/),m=l[0],o=m.match(/^( *)/),g=[o?.[1]?[o[1],m.slice(o[1].length)]:["",m]];for(let t=1;t<l.length;t+=2)g.push([l[t],l[t+1]]);return g}b.resolveBlockScalar=B}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-flow-scalar.js
var require_resolve_flow_scalar=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/resolve-flow-scalar.js"(g){"use strict";var o=require_Scalar(),p=require_resolve_end();function u(e,l,n){const{offset:t,type:r,source:a,end:i}=e;let c,s;const d=(E,A,k)=>n(t+E,A,k);switch(r){case"scalar":c=o.Scalar.PLAIN,s=v(a,d);break;case"single-quoted-scalar":c=o.Scalar.QUOTE_SINGLE,s=b(a,d);break;case"double-quoted-scalar":c=o.Scalar.QUOTE_DOUBLE,s=m(a,d);break;default:return n(e,"UNEXPECTED_TOKEN",`Expected a flow scalar value, but found: ${r}`),{value:"",type:null,comment:"",range:[t,t+a.length,t+a.length]}}const h=t+a.length,_=p.resolveEnd(i,h,l,n);return{value:s,type:c,comment:_.comment,range:[t,h,_.offset]}}function v(e,l){let n="";switch(e[0]){case"	":n="a tab character";break;case",":n="flow indicator character ,";break;case"%":n="directive indicator character %";break;case"|":case">":{n=`block scalar indicator ${e[0]}`;break}case"@":case"`":{n=`reserved character ${e[0]}`;break}}return n&&l(0,"BAD_SCALAR_START",`Plain value cannot start with ${n}`),f(e)}function b(e,l){return(e[e.length-1]!=="'"||e.length===1)&&l(e.length,"MISSING_CHAR","Missing closing 'quote"),f(e.slice(1,-1)).replace(/''/g,"'")}function f(e){const l=/(.*?)\r?\n/sy;let n=l.exec(e);if(!n)return e;let t,r;try{t=new RegExp("(?<![ 	])[ 	]+$"),r=new RegExp("^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{t=/[ \t]+$/,r=/^[ \t]+|[ \t]+$/g}let a=n[1].replace(t,""),i=" ",c=l.lastIndex;for(;n=l.exec(e);){const d=n[1].replace(r,"");d===""?i===`
`?a+=i:i=`
`:(a+=i+d,i=" "),c=l.lastIndex}const s=/[ \t]*(.*)/sy;return s.lastIndex=c,n=s.exec(e),a+i+(n?.[1]??"")}function m(e,l){let n="";for(let t=1;t<e.length-1;++t){const r=e[t];if(!(r==="\r"&&e[t+1]===`
`))if(r===`
`){const{fold:a,offset:i}=w(e,t);n+=a,t=i}else if(r==="\\"){let a=e[++t];const i=S[a];if(i)n+=i;else if(a===`
`)for(a=e[t+1];a===" "||a==="	";)a=e[++t+1];else if(a==="\r"&&e[t+1]===`
`)for(a=e[++t+1];a===" "||a==="	";)a=e[++t+1];else if(a==="x"||a==="u"||a==="U"){const c=a==="x"?2:a==="u"?4:8;n+=x(e,t+1,c,l),t+=c}else{const c=e.substr(t-1,2);l(t-1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${c}`),n+=c}}else if(r===" "||r==="	"){const a=t;let i=e[t+1];for(;i===" "||i==="	";)i=e[++t+1];i!==`
`&&!(i==="\r"&&e[t+2]===`
`)&&(n+=t>a?e.slice(a,t+1):r)}else n+=r}return(e[e.length-1]!=='"'||e.length===1)&&l(e.length,"MISSING_CHAR",'Missing closing "quote'),n}function w(e,l){let n="",t=e[l+1];for(;(t===" "||t==="	"||t===`
`||t==="\r")&&!(t==="\r"&&e[l+2]!==`
`);)t===`
`&&(n+=`
`),l+=1,t=e[l+1];return n||(n=" "),{fold:n,offset:l}}var S={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function x(e,l,n,t){const r=e.substr(l,n),i=r.length===n&&/^[0-9a-fA-F]+$/.test(r)?parseInt(r,16):NaN;try{return String.fromCodePoint(i)}catch{const c=e.substr(l-2,n+2);return t(l-2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${c}`),c}}g.resolveFlowScalar=u}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/compose-scalar.js
var require_compose_scalar=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/compose-scalar.js"(p){"use strict";var u=require_identity(),m=require_Scalar(),d=require_resolve_block_scalar(),A=require_resolve_flow_scalar();function g(e,s,t,r){const{value:c,type:_,comment:l,range:a}=s.type==="block-scalar"?d.resolveBlockScalar(e,s,r):A.resolveFlowScalar(s,e.options.strict,r),i=t?e.directives.tagName(t.source,f=>r(t,"TAG_RESOLVE_FAILED",f)):null;let n;e.options.stringKeys&&e.atKey?n=e.schema[u.SCALAR]:i?n=y(e.schema,c,i,t,r):s.type==="scalar"?n=L(e,c,s,r):n=e.schema[u.SCALAR];let o;try{const f=n.resolve(c,S=>r(t??s,"TAG_RESOLVE_FAILED",S),e.options);o=u.isScalar(f)?f:new m.Scalar(f)}catch(f){const S=f instanceof Error?f.message:String(f);r(t??s,"TAG_RESOLVE_FAILED",S),o=new m.Scalar(c)}return o.range=a,o.source=c,_&&(o.type=_),i&&(o.tag=i),n.format&&(o.format=n.format),l&&(o.comment=l),o}function y(e,s,t,r,c){if(t==="!")return e[u.SCALAR];const _=[];for(const a of e.tags)if(!a.collection&&a.tag===t)if(a.default&&a.test)_.push(a);else return a;for(const a of _)if(a.test?.test(s))return a;const l=e.knownTags[t];return l&&!l.collection?(e.tags.push(Object.assign({},l,{default:!1,test:void 0})),l):(c(r,"TAG_RESOLVE_FAILED",`Unresolved tag: ${t}`,t!=="tag:yaml.org,2002:str"),e[u.SCALAR])}function L({atKey:e,directives:s,schema:t},r,c,_){const l=t.tags.find(a=>(a.default===!0||e&&a.default==="key")&&a.test?.test(r))||t[u.SCALAR];if(t.compat){const a=t.compat.find(i=>i.default&&i.test?.test(r))??t[u.SCALAR];if(l.tag!==a.tag){const i=s.tagString(l.tag),n=s.tagString(a.tag),o=`Value may be parsed as either ${i} or ${n}`;_(c,"TAG_RESOLVE_FAILED",o,!0)}}return l}p.composeScalar=g}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/util-empty-scalar-position.js
var require_util_empty_scalar_position=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/util-empty-scalar-position.js"(n){"use strict";function l(a,t,s){if(t){s??(s=t.length);for(let i=s-1;i>=0;--i){let e=t[i];switch(e.type){case"space":case"comment":case"newline":a-=e.source.length;continue}for(e=t[++i];e?.type==="space";)a+=e.source.length,e=t[++i];break}}return a}n.emptyScalarPosition=l}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/compose-node.js
var require_compose_node=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/compose-node.js"(d){"use strict";var f=require_Alias(),y=require_identity(),A=require_compose_collection(),g=require_compose_scalar(),S=require_resolve_end(),b=require_util_empty_scalar_position(),v={composeNode:_,composeEmptyNode:p};function _(t,e,r,a){const l=t.atKey,{spaceBefore:i,comment:n,anchor:o,tag:m}=r;let s,u=!0;switch(e.type){case"alias":s=h(t,e,a),(o||m)&&a(e,"ALIAS_PROPS","An alias node must not specify any properties");break;case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"block-scalar":s=g.composeScalar(t,e,m,a),o&&(s.anchor=o.source.substring(1));break;case"block-map":case"block-seq":case"flow-collection":try{s=A.composeCollection(v,t,e,r,a),o&&(s.anchor=o.source.substring(1))}catch(c){const N=c instanceof Error?c.message:String(c);a(e,"RESOURCE_EXHAUSTION",N)}break;default:{const c=e.type==="error"?e.message:`Unsupported token (type: ${e.type})`;a(e,"UNEXPECTED_TOKEN",c),u=!1}}return s??(s=p(t,e.offset,void 0,null,r,a)),o&&s.anchor===""&&a(o,"BAD_ALIAS","Anchor cannot be an empty string"),l&&t.options.stringKeys&&(!y.isScalar(s)||typeof s.value!="string"||s.tag&&s.tag!=="tag:yaml.org,2002:str")&&a(m??e,"NON_STRING_KEY","With stringKeys, all keys must be strings"),i&&(s.spaceBefore=!0),n&&(e.type==="scalar"&&e.source===""?s.comment=n:s.commentBefore=n),t.options.keepSourceTokens&&u&&(s.srcToken=e),s}function p(t,e,r,a,{spaceBefore:l,comment:i,anchor:n,tag:o,end:m},s){const u={type:"scalar",offset:b.emptyScalarPosition(e,r,a),indent:-1,source:""},c=g.composeScalar(t,u,o,s);return n&&(c.anchor=n.source.substring(1),c.anchor===""&&s(n,"BAD_ALIAS","Anchor cannot be an empty string")),l&&(c.spaceBefore=!0),i&&(c.comment=i,c.range[2]=m),c}function h({options:t},{offset:e,source:r,end:a},l){const i=new f.Alias(r.substring(1));i.source===""&&l(e,"BAD_ALIAS","Alias cannot be an empty string"),i.
source.endsWith(":")&&l(e+r.length-1,"BAD_ALIAS","Alias ending in : is ambiguous",!0);const n=e+r.length,o=S.resolveEnd(a,n,t.strict,l);return i.range=[e,n,o.offset],o.comment&&(i.comment=o.comment),i}d.composeEmptyNode=p,d.composeNode=_}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/compose-doc.js
var require_compose_doc=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/compose-doc.js"(a){"use strict";var _=require_Document(),n=require_compose_node(),l=require_resolve_end(),u=require_resolve_props();function v(f,q,{offset:r,start:i,value:o,end:d},s){const y=Object.assign({_directives:q},f),e=new _.Document(void 0,y),m={atKey:!1,atRoot:!0,directives:e.directives,options:e.options,schema:e.schema},t=u.resolveProps(i,{indicator:"doc-start",next:o??d?.[0],offset:r,onError:s,parentIndent:0,startOnNewline:!0});t.found&&(e.directives.docStart=!0,o&&(o.type==="block-map"||o.type==="block-seq")&&!t.hasNewline&&s(t.end,"MISSING_CHAR","Block collection cannot start on same line with directives-end marker")),e.contents=o?n.composeNode(m,o,t,s):n.composeEmptyNode(m,t.end,i,null,t,s);const p=e.contents.range[2],c=l.resolveEnd(d,p,!1,s);return c.comment&&(e.comment=c.comment),e.range=[r,p,c.offset],e}a.composeDoc=v}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/composer.js
var require_composer=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/compose/composer.js"(m){"use strict";var l=require("process"),u=require_directives(),f=require_Document(),n=require_errors(),a=require_identity(),p=require_compose_doc(),v=require_resolve_end();function c(e){if(typeof e=="number")return[e,e+1];if(Array.isArray(e))return e.length===2?e:[e[0],e[1]];const{offset:r,source:s}=e;return[r,r+(typeof s=="string"?s.length:1)]}function h(e){let r="",s=!1,i=!1;for(let t=0;t<e.length;++t){const o=e[t];switch(o[0]){case"#":r+=(r===""?"":i?`

`:`
`)+(o.substring(1)||" "),s=!0,i=!1;break;case"%":e[t+1]?.[0]!=="#"&&(t+=1),s=!1;break;default:s||(i=!0),s=!1}}return{comment:r,afterEmptyLine:i}}var g=class{constructor(e={}){this.doc=null,this.atDirectives=!1,this.prelude=[],this.errors=[],this.warnings=[],this.onError=(r,s,i,t)=>{const o=c(r);t?this.warnings.push(new n.YAMLWarning(o,s,i)):this.errors.push(new n.YAMLParseError(o,s,i))},this.directives=new u.Directives({version:e.version||"1.2"}),this.options=e}decorate(e,r){const{comment:s,afterEmptyLine:i}=h(this.prelude);if(s){const t=e.contents;if(r)e.comment=e.comment?`${e.comment}
${s}`:s;else if(i||e.directives.docStart||!t)e.commentBefore=s;else if(a.isCollection(t)&&!t.flow&&t.items.length>0){let o=t.items[0];a.isPair(o)&&(o=o.key);const d=o.commentBefore;o.commentBefore=d?`${s}
${d}`:s}else{const o=t.commentBefore;t.commentBefore=o?`${s}
${o}`:s}}if(r){for(let t=0;t<this.errors.length;++t)e.errors.push(this.errors[t]);for(let t=0;t<this.warnings.length;++t)e.warnings.push(this.warnings[t])}else e.errors=this.errors,e.warnings=this.warnings;this.prelude=[],this.errors=[],this.warnings=[]}streamInfo(){return{comment:h(this.prelude).comment,directives:this.directives,errors:this.errors,warnings:this.warnings}}*compose(e,r=!1,s=-1){for(const i of e)yield*this.next(i);yield*this.end(r,s)}*next(e){switch(l.env.LOG_STREAM&&console.dir(e,{depth:null}),e.type){case"directive":this.directives.add(e.source,(r,s,i)=>{const t=c(e);t[0]+=r,this.onError(t,"BAD_DIRECTIVE",s,i)}),this.prelude.push(e.source),this.atDirectives=!0;break;case"document":{const r=p.composeDoc(this.options,this.directives,e,this.onError);this.atDirectives&&!r.directives.docStart&&this.onError(e,"MISSING_CHAR","Missing directives-end/doc-start indicator line"),this.decorate(r,!1),this.doc&&(yield this.doc),this.doc=r,this.atDirectives=!1;break}case"byte-order-mark":case"space":break;case"comment":case"newline":this.prelude.push(e.source);break;case"error":{const r=e.source?`${e.message}: ${JSON.stringify(e.source)}`:e.message,s=new n.YAMLParseError(c(e),"UNEXPECTED_TOKEN",r);this.atDirectives||!this.doc?this.errors.push(s):this.doc.errors.push(s);break}case"doc-end":{if(!this.doc){const s="Unexpected doc-end without preceding document";this.errors.push(new n.YAMLParseError(c(e),"UNEXPECTED_TOKEN",s));break}this.doc.directives.docEnd=!0;const r=v.resolveEnd(e.end,e.offset+e.source.length,this.doc.options.strict,this.onError);if(this.decorate(this.doc,!0),r.comment){const s=this.doc.comment;this.doc.comment=s?`${s}
${r.comment}`:r.comment}this.doc.range[2]=r.offset;break}default:this.errors.push(new n.YAMLParseError(c(e),"UNEXPECTED_TOKEN",`Unsupported token ${e.type}`))}}*end(e=!1,r=-1){if(this.doc)this.decorate(this.doc,!0),yield this.doc,this.doc=null;else if(e){const s=Object.assign({_directives:this.directives},this.options),i=new f.Document(void 0,s);this.atDirectives&&this.onError(r,"MISSING_CHAR","Missing directives-end indicator line"),i.range=[0,r,r],this.decorate(i,!1),yield i}}};m.Composer=g}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/cst-scalar.js
var require_cst_scalar=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/cst-scalar.js"(d){"use strict";var y=require_resolve_block_scalar(),h=require_resolve_flow_scalar(),w=require_errors(),p=require_stringifyString();function _(e,c=!0,t){if(e){const a=(l,s,n)=>{const r=typeof l=="number"?l:Array.isArray(l)?l[0]:l.offset;if(t)t(r,s,n);else throw new w.YAMLParseError([r,r+1],s,n)};switch(e.type){case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return h.resolveFlowScalar(e,c,a);case"block-scalar":return y.resolveBlockScalar({options:{strict:c}},e,a)}}return null}function g(e,c){const{implicitKey:t=!1,indent:a,inFlow:l=!1,offset:s=-1,type:n="PLAIN"}=c,r=p.stringifyString({type:n,value:e},{implicitKey:t,indent:a>0?" ".repeat(a):"",inFlow:l,options:{blockQuote:!0,lineWidth:-1}}),i=c.end??[{type:"newline",offset:-1,indent:a,source:`
`}];switch(r[0]){case"|":case">":{const o=r.indexOf(`
`),q=r.substring(0,o),v=r.substring(o+1)+`
`,u=[{type:"block-scalar-header",offset:s,indent:a,source:q}];return b(u,i)||u.push({type:"newline",offset:-1,indent:a,source:`
`}),{type:"block-scalar",offset:s,indent:a,props:u,source:v}}case'"':return{type:"double-quoted-scalar",offset:s,indent:a,source:r,end:i};case"'":return{type:"single-quoted-scalar",offset:s,indent:a,source:r,end:i};default:return{type:"scalar",offset:s,indent:a,source:r,end:i}}}function m(e,c,t={}){let{afterKey:a=!1,implicitKey:l=!1,inFlow:s=!1,type:n}=t,r="indent"in e?e.indent:null;if(a&&typeof r=="number"&&(r+=2),!n)switch(e.type){case"single-quoted-scalar":n="QUOTE_SINGLE";break;case"double-quoted-scalar":n="QUOTE_DOUBLE";break;case"block-scalar":{const o=e.props[0];if(o.type!=="block-scalar-header")throw new Error("Invalid block scalar header");n=o.source[0]===">"?"BLOCK_FOLDED":"BLOCK_LITERAL";break}default:n="PLAIN"}const i=p.stringifyString({type:n,value:c},{implicitKey:l||r===null,indent:r!==null&&r>0?" ".repeat(r):"",inFlow:s,options:{blockQuote:!0,lineWidth:-1}});switch(i[0]){case"|":case">":S(e,i);break;case'"':f(e,i,"double-quoted-scalar");break;case"'":f(e,i,"single-quoted-scalar");break;default:f(e,i,"scalar")}}function S(e,c){const t=c.indexOf(`
`),a=c.substring(0,t),l=c.substring(t+1)+`
`;if(e.type==="block-scalar"){const s=e.props[0];if(s.type!=="block-scalar-header")throw new Error("Invalid block scalar header");s.source=a,e.source=l}else{const{offset:s}=e,n="indent"in e?e.indent:-1,r=[{type:"block-scalar-header",offset:s,indent:n,source:a}];b(r,"end"in e?e.end:void 0)||r.push({type:"newline",offset:-1,indent:n,source:`
`});for(const i of Object.keys(e))i!=="type"&&i!=="offset"&&delete e[i];Object.assign(e,{type:"block-scalar",indent:n,props:r,source:l})}}function b(e,c){if(c)for(const t of c)switch(t.type){case"space":case"comment":e.push(t);break;case"newline":return e.push(t),!0}return!1}function f(e,c,t){switch(e.type){case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":e.type=t,e.source=c;break;case"block-scalar":{const a=e.props.slice(1);let l=c.length;e.props[0].type==="block-scalar-header"&&(l-=e.props[0].source.length);for(const s of a)s.offset+=l;delete e.props,Object.assign(e,{type:t,source:c,end:a});break}case"block-map":case"block-seq":{const l={type:"newline",offset:e.offset+c.length,indent:e.indent,source:`
`};delete e.items,Object.assign(e,{type:t,source:c,end:[l]});break}default:{const a="indent"in e?e.indent:-1,l="end"in e&&Array.isArray(e.end)?e.end.filter(s=>s.type==="space"||s.type==="comment"||s.type==="newline"):[];for(const s of Object.keys(e))s!=="type"&&s!=="offset"&&delete e[s];Object.assign(e,{type:t,indent:a,source:c,end:l})}}}d.createScalarToken=g,d.resolveAsScalar=_,d.setScalarValue=m}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/cst-stringify.js
var require_cst_stringify=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/cst-stringify.js"(n){"use strict";var u=s=>"type"in s?o(s):c(s);function o(s){switch(s.type){case"block-scalar":{let r="";for(const e of s.props)r+=o(e);return r+s.source}case"block-map":case"block-seq":{let r="";for(const e of s.items)r+=c(e);return r}case"flow-collection":{let r=s.start.source;for(const e of s.items)r+=c(e);for(const e of s.end)r+=e.source;return r}case"document":{let r=c(s);if(s.end)for(const e of s.end)r+=e.source;return r}default:{let r=s.source;if("end"in s&&s.end)for(const e of s.end)r+=e.source;return r}}}function c({start:s,key:r,sep:e,value:f}){let t="";for(const i of s)t+=i.source;if(r&&(t+=o(r)),e)for(const i of e)t+=i.source;return f&&(t+=o(f)),t}n.stringify=u}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/cst-visit.js
var require_cst_visit=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/cst-visit.js"(a){"use strict";var c=Symbol("break visit"),d=Symbol("skip children"),m=Symbol("remove item");function s(e,t){"type"in e&&e.type==="document"&&(e={start:e.start,value:e.value}),u(Object.freeze([]),e,t)}s.BREAK=c,s.SKIP=d,s.REMOVE=m,s.itemAtPath=(e,t)=>{let r=e;for(const[i,n]of t){const o=r?.[i];if(o&&"items"in o)r=o.items[n];else return}return r},s.parentCollection=(e,t)=>{const r=s.itemAtPath(e,t.slice(0,-1)),i=t[t.length-1][0],n=r?.[i];if(n&&"items"in n)return n;throw new Error("Parent collection not found")};function u(e,t,r){let i=r(t,e);if(typeof i=="symbol")return i;for(const n of["key","value"]){const o=t[n];if(o&&"items"in o){for(let l=0;l<o.items.length;++l){const f=u(Object.freeze(e.concat([[n,l]])),o.items[l],r);if(typeof f=="number")l=f-1;else{if(f===c)return c;f===m&&(o.items.splice(l,1),l-=1)}}typeof i=="function"&&n==="key"&&(i=i(t,e))}}return typeof i=="function"?i(t,e):i}a.visit=s}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/cst.js
var require_cst=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/cst.js"(r){"use strict";var a=require_cst_scalar(),i=require_cst_stringify(),l=require_cst_visit(),c="\uFEFF",s="",t="",n="",u=e=>!!e&&"items"in e,d=e=>!!e&&(e.type==="scalar"||e.type==="single-quoted-scalar"||e.type==="double-quoted-scalar"||e.type==="block-scalar");function o(e){switch(e){case c:return"<BOM>";case s:return"<DOC>";case t:return"<FLOW_END>";case n:return"<SCALAR>";default:return JSON.stringify(e)}}function m(e){switch(e){case c:return"byte-order-mark";case s:return"doc-mode";case t:return"flow-error-end";case n:return"scalar";case"---":return"doc-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"flow-map-start";case"}":return"flow-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"comma"}switch(e[0]){case" ":case"	":return"space";case"#":return"comment";case"%":return"directive-line";case"*":return"alias";case"&":return"anchor";case"!":return"tag";case"'":return"single-quoted-scalar";case'"':return"double-quoted-scalar";case"|":case">":return"block-scalar-header"}return null}r.createScalarToken=a.createScalarToken,r.resolveAsScalar=a.resolveAsScalar,r.setScalarValue=a.setScalarValue,r.stringify=i.stringify,r.visit=l.visit,r.BOM=c,r.DOCUMENT=s,r.FLOW_END=t,r.SCALAR=n,r.isCollection=u,r.isScalar=d,r.prettyToken=o,r.tokenType=m}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/lexer.js
var require_lexer=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/lexer.js"(c){"use strict";var n=require_cst();function l(e){switch(e){case void 0:case" ":case`
`:case"\r":case"	":return!0;default:return!1}}var f=new Set("0123456789ABCDEFabcdef"),o=new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"),a=new Set(",[]{}"),d=new Set(` ,[]{}
\r	`),u=e=>!e||d.has(e),p=class{constructor(){this.atEnd=!1,this.blockScalarIndent=-1,this.blockScalarKeep=!1,this.buffer="",this.flowKey=!1,this.flowLevel=0,this.indentNext=0,this.indentValue=0,this.lineEndPos=null,this.next=null,this.pos=0}*lex(e,t=!1){if(e){if(typeof e!="string")throw TypeError("source is not a string");this.buffer=this.buffer?this.buffer+e:e,this.lineEndPos=null}this.atEnd=!t;let s=this.next??"stream";for(;s&&(t||this.hasChars(1));)s=yield*this.parseNext(s)}atLineEnd(){let e=this.pos,t=this.buffer[e];for(;t===" "||t==="	";)t=this.buffer[++e];return!t||t==="#"||t===`
`?!0:t==="\r"?this.buffer[e+1]===`
`:!1}charAt(e){return this.buffer[this.pos+e]}continueScalar(e){let t=this.buffer[e];if(this.indentNext>0){let s=0;for(;t===" ";)t=this.buffer[++s+e];if(t==="\r"){const r=this.buffer[s+e+1];if(r===`
`||!r&&!this.atEnd)return e+s+1}return t===`
`||s>=this.indentNext||!t&&!this.atEnd?e+s:-1}if(t==="-"||t==="."){const s=this.buffer.substr(e,3);if((s==="---"||s==="...")&&l(this.buffer[e+3]))return-1}return e}getLine(){let e=this.lineEndPos;return(typeof e!="number"||e!==-1&&e<this.pos)&&(e=this.buffer.indexOf(`
`,this.pos),this.lineEndPos=e),e===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[e-1]==="\r"&&(e-=1),this.buffer.substring(this.pos,e))}hasChars(e){return this.pos+e<=this.buffer.length}setNext(e){return this.buffer=this.buffer.substring(this.pos),this.pos=0,this.lineEndPos=null,this.next=e,null}peek(e){return this.buffer.substr(this.pos,e)}*parseNext(e){switch(e){case"stream":return yield*this.parseStream();case"line-start":return yield*this.parseLineStart();case"block-start":return yield*this.parseBlockStart();case"doc":return yield*this.parseDocument();case"flow":return yield*this.parseFlowCollection();case"quoted-scalar":return yield*this.parseQuotedScalar();case"block-scalar":return yield*this.parseBlockScalar();case"plain-scalar":return yield*this.parsePlainScalar()}}*parseStream(){let e=this.getLine();if(e===null)return this.setNext("stream");if(e[0]===n.BOM&&(yield*this.pushCount(1),e=e.substring(1)),e[0]==="%"){let t=e.length,s=e.indexOf("#");for(;s!==-1;){const i=e[s-1];if(i===" "||i==="	"){t=s-1;break}else s=e.indexOf("#",s+1)}for(;;){const i=e[t-1];if(i===" "||i==="	")t-=1;else break}const r=(yield*this.pushCount(t))+(yield*this.pushSpaces(!0));return yield*this.pushCount(e.length-r),this.pushNewline(),"stream"}if(this.atLineEnd()){const t=yield*this.pushSpaces(!0);return yield*this.pushCount(e.length-t),yield*this.pushNewline(),"stream"}return yield n.DOCUMENT,yield*this.parseLineStart()}*parseLineStart(){const e=this.charAt(0);if(!e&&!this.atEnd)return this.setNext("line-start");if(e==="-"||e==="."){if(!this.atEnd&&!this.hasChars(4))return this.setNext("line-start");const t=this.peek(3);if((t==="---"||t==="...")&&l(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=0,this.indentNext=0,t==="---"?"doc":"stream"}return this.indentValue=yield*this.pushSpaces(!1),this.indentNext>this.indentValue&&!l(this.charAt(1))&&(this.indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){const[e,t]=this.peek(2);if(!t&&
!this.atEnd)return this.setNext("block-start");if((e==="-"||e==="?"||e===":")&&l(t)){const s=(yield*this.pushCount(1))+(yield*this.pushSpaces(!0));return this.indentNext=this.indentValue+1,this.indentValue+=s,"block-start"}return"doc"}*parseDocument(){yield*this.pushSpaces(!0);const e=this.getLine();if(e===null)return this.setNext("doc");let t=yield*this.pushIndicators();switch(e[t]){case"#":yield*this.pushCount(e.length-t);case void 0:return yield*this.pushNewline(),yield*this.parseLineStart();case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel=1,"flow";case"}":case"]":return yield*this.pushCount(1),"doc";case"*":return yield*this.pushUntil(u),"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case">":return t+=yield*this.parseBlockScalarHeader(),t+=yield*this.pushSpaces(!0),yield*this.pushCount(e.length-t),yield*this.pushNewline(),yield*this.parseBlockScalar();default:return yield*this.parsePlainScalar()}}*parseFlowCollection(){let e,t,s=-1;do e=yield*this.pushNewline(),e>0?(t=yield*this.pushSpaces(!1),this.indentValue=s=t):t=0,t+=yield*this.pushSpaces(!0);while(e+t>0);const r=this.getLine();if(r===null)return this.setNext("flow");if((s!==-1&&s<this.indentNext&&r[0]!=="#"||s===0&&(r.startsWith("---")||r.startsWith("..."))&&l(r[3]))&&!(s===this.indentNext-1&&this.flowLevel===1&&(r[0]==="]"||r[0]==="}")))return this.flowLevel=0,yield n.FLOW_END,yield*this.parseLineStart();let i=0;for(;r[i]===",";)i+=yield*this.pushCount(1),i+=yield*this.pushSpaces(!0),this.flowKey=!1;switch(i+=yield*this.pushIndicators(),r[i]){case void 0:return"flow";case"#":return yield*this.pushCount(r.length-i),"flow";case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel+=1,"flow";case"}":case"]":return yield*this.pushCount(1),this.flowKey=!0,this.flowLevel-=1,this.flowLevel?"flow":"doc";case"*":return yield*this.pushUntil(u),"flow";case'"':case"'":return this.flowKey=!0,yield*this.parseQuotedScalar();case":":{const h=this.charAt(
1);if(this.flowKey||l(h)||h===",")return this.flowKey=!1,yield*this.pushCount(1),yield*this.pushSpaces(!0),"flow"}default:return this.flowKey=!1,yield*this.parsePlainScalar()}}*parseQuotedScalar(){const e=this.charAt(0);let t=this.buffer.indexOf(e,this.pos+1);if(e==="'")for(;t!==-1&&this.buffer[t+1]==="'";)t=this.buffer.indexOf("'",t+2);else for(;t!==-1;){let i=0;for(;this.buffer[t-1-i]==="\\";)i+=1;if(i%2===0)break;t=this.buffer.indexOf('"',t+1)}const s=this.buffer.substring(0,t);let r=s.indexOf(`
`,this.pos);if(r!==-1){for(;r!==-1;){const i=this.continueScalar(r+1);if(i===-1)break;r=s.indexOf(`
`,i)}r!==-1&&(t=r-(s[r-1]==="\r"?2:1))}if(t===-1){if(!this.atEnd)return this.setNext("quoted-scalar");t=this.buffer.length}return yield*this.pushToIndex(t+1,!1),this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1,this.blockScalarKeep=!1;let e=this.pos;for(;;){const t=this.buffer[++e];if(t==="+")this.blockScalarKeep=!0;else if(t>"0"&&t<="9")this.blockScalarIndent=Number(t)-1;else if(t!=="-")break}return yield*this.pushUntil(t=>l(t)||t==="#")}*parseBlockScalar(){let e=this.pos-1,t=0,s;e:for(let i=this.pos;s=this.buffer[i];++i)switch(s){case" ":t+=1;break;case`
`:e=i,t=0;break;case"\r":{const h=this.buffer[i+1];if(!h&&!this.atEnd)return this.setNext("block-scalar");if(h===`
`)break}default:break e}if(!s&&!this.atEnd)return this.setNext("block-scalar");if(t>=this.indentNext){this.blockScalarIndent===-1?this.indentNext=t:this.indentNext=this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{const i=this.continueScalar(e+1);if(i===-1)break;e=this.buffer.indexOf(`
`,i)}while(e!==-1);if(e===-1){if(!this.atEnd)return this.setNext("block-scalar");e=this.buffer.length}}let r=e+1;for(s=this.buffer[r];s===" ";)s=this.buffer[++r];if(s==="	"){for(;s==="	"||s===" "||s==="\r"||s===`
`;)s=this.buffer[++r];e=r-1}else if(!this.blockScalarKeep)do{let i=e-1,h=this.buffer[i];h==="\r"&&(h=this.buffer[--i]);const b=i;for(;h===" ";)h=this.buffer[--i];if(h===`
`&&i>=this.pos&&i+1+t>b)e=i;else break}while(!0);return yield n.SCALAR,yield*this.pushToIndex(e+1,!0),yield*this.parseLineStart()}*parsePlainScalar(){const e=this.flowLevel>0;let t=this.pos-1,s=this.pos-1,r;for(;r=this.buffer[++s];)if(r===":"){const i=this.buffer[s+1];if(l(i)||e&&a.has(i))break;t=s}else if(l(r)){let i=this.buffer[s+1];if(r==="\r"&&(i===`
`?(s+=1,r=`
`,i=this.buffer[s+1]):t=s),i==="#"||e&&a.has(i))break;if(r===`
`){const h=this.continueScalar(s+1);if(h===-1)break;s=Math.max(s,h-2)}}else{if(e&&a.has(r))break;t=s}return!r&&!this.atEnd?this.setNext("plain-scalar"):(yield n.SCALAR,yield*this.pushToIndex(t+1,!0),e?"flow":"doc")}*pushCount(e){return e>0?(yield this.buffer.substr(this.pos,e),this.pos+=e,e):0}*pushToIndex(e,t){const s=this.buffer.slice(this.pos,e);return s?(yield s,this.pos+=s.length,s.length):(t&&(yield""),0)}*pushIndicators(){let e=0;e:for(;;){switch(this.charAt(0)){case"!":e+=yield*this.pushTag(),e+=yield*this.pushSpaces(!0);continue e;case"&":e+=yield*this.pushUntil(u),e+=yield*this.pushSpaces(!0);continue e;case"-":case"?":case":":{const t=this.flowLevel>0,s=this.charAt(1);if(l(s)||t&&a.has(s)){t?this.flowKey&&(this.flowKey=!1):this.indentNext=this.indentValue+1,e+=yield*this.pushCount(1),e+=yield*this.pushSpaces(!0);continue e}}}break e}return e}*pushTag(){if(this.charAt(1)==="<"){let e=this.pos+2,t=this.buffer[e];for(;!l(t)&&t!==">";)t=this.buffer[++e];return yield*this.pushToIndex(t===">"?e+1:e,!1)}else{let e=this.pos+1,t=this.buffer[e];for(;t;)if(o.has(t))t=this.buffer[++e];else if(t==="%"&&f.has(this.buffer[e+1])&&f.has(this.buffer[e+2]))t=this.buffer[e+=3];else break;return yield*this.pushToIndex(e,!1)}}*pushNewline(){const e=this.buffer[this.pos];return e===`
`?yield*this.pushCount(1):e==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(e){let t=this.pos-1,s;do s=this.buffer[++t];while(s===" "||e&&s==="	");const r=t-this.pos;return r>0&&(yield this.buffer.substr(this.pos,r),this.pos=t),r}*pushUntil(e){let t=this.pos,s=this.buffer[t];for(;!e(s);)s=this.buffer[++t];return yield*this.pushToIndex(t,!1)}};c.Lexer=p}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/line-counter.js
var require_line_counter=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/line-counter.js"(s){"use strict";var r=class{constructor(){this.lineStarts=[],this.addNewLine=t=>this.lineStarts.push(t),this.linePos=t=>{let e=0,i=this.lineStarts.length;for(;e<i;){const n=e+i>>1;this.lineStarts[n]<t?e=n+1:i=n}if(this.lineStarts[e]===t)return{line:e+1,col:1};if(e===0)return{line:0,col:t};const l=this.lineStarts[e-1];return{line:e,col:t-l+1}}}};s.LineCounter=r}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/parser.js
var require_parser=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/parse/parser.js"(k){"use strict";var m=require("process"),u=require_cst(),w=require_lexer();function a(t,e){for(let s=0;s<t.length;++s)if(t[s].type===e)return!0;return!1}function d(t){for(let e=0;e<t.length;++e)switch(t[e].type){case"space":case"comment":case"newline":break;default:return e}return-1}function f(t){switch(t?.type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"flow-collection":return!0;default:return!1}}function h(t){switch(t.type){case"document":return t.start;case"block-map":{const e=t.items[t.items.length-1];return e.sep??e.start}case"block-seq":return t.items[t.items.length-1].start;default:return[]}}function r(t){if(t.length===0)return[];let e=t.length;e:for(;--e>=0;)switch(t[e].type){case"doc-start":case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":case"newline":break e}for(;t[++e]?.type==="space";);return t.splice(e,t.length)}function p(t,e){if(e.length<1e5)Array.prototype.push.apply(t,e);else for(let s=0;s<e.length;++s)t.push(e[s])}function y(t){if(t.start.type==="flow-seq-start")for(const e of t.items)e.sep&&!e.value&&!a(e.start,"explicit-key-ind")&&!a(e.sep,"map-value-ind")&&(e.key&&(e.value=e.key),delete e.key,f(e.value)?e.value.end?p(e.value.end,e.sep):e.value.end=e.sep:p(e.start,e.sep),delete e.sep)}var v=class{constructor(t){this.atNewLine=!0,this.atScalar=!1,this.indent=0,this.offset=0,this.onKeyLine=!1,this.stack=[],this.source="",this.type="",this.lexer=new w.Lexer,this.onNewLine=t}*parse(t,e=!1){this.onNewLine&&this.offset===0&&this.onNewLine(0);for(const s of this.lexer.lex(t,e))yield*this.next(s);e||(yield*this.end())}*next(t){if(this.source=t,m.env.LOG_TOKENS&&console.log("|",u.prettyToken(t)),this.atScalar){this.atScalar=!1,yield*this.step(),this.offset+=t.length;return}const e=u.tokenType(t);if(e)if(e==="scalar")this.atNewLine=!1,this.atScalar=!0,this.type=
"scalar";else{switch(this.type=e,yield*this.step(),e){case"newline":this.atNewLine=!0,this.indent=0,this.onNewLine&&this.onNewLine(this.offset+t.length);break;case"space":this.atNewLine&&t[0]===" "&&(this.indent+=t.length);break;case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":this.atNewLine&&(this.indent+=t.length);break;case"doc-mode":case"flow-error-end":return;default:this.atNewLine=!1}this.offset+=t.length}else{const s=`Not a YAML token: ${t}`;yield*this.pop({type:"error",offset:this.offset,message:s,source:t}),this.offset+=t.length}}*end(){for(;this.stack.length>0;)yield*this.pop()}get sourceToken(){return{type:this.type,offset:this.offset,indent:this.indent,source:this.source}}*step(){const t=this.peek(1);if(this.type==="doc-end"&&t?.type!=="doc-end"){for(;this.stack.length>0;)yield*this.pop();this.stack.push({type:"doc-end",offset:this.offset,source:this.source});return}if(!t)return yield*this.stream();switch(t.type){case"document":return yield*this.document(t);case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return yield*this.scalar(t);case"block-scalar":return yield*this.blockScalar(t);case"block-map":return yield*this.blockMap(t);case"block-seq":return yield*this.blockSequence(t);case"flow-collection":return yield*this.flowCollection(t);case"doc-end":return yield*this.documentEnd(t)}yield*this.pop()}peek(t){return this.stack[this.stack.length-t]}*pop(t){const e=t??this.stack.pop();if(!e)yield{type:"error",offset:this.offset,source:"",message:"Tried to pop an empty stack"};else if(this.stack.length===0)yield e;else{const s=this.peek(1);switch(e.type==="block-scalar"?e.indent="indent"in s?s.indent:0:e.type==="flow-collection"&&s.type==="document"&&(e.indent=0),e.type==="flow-collection"&&y(e),s.type){case"document":s.value=e;break;case"block-scalar":s.props.push(e);break;case"block-map":{const i=s.items[s.items.length-1];if(i.value){s.items.push({start:[],key:e,sep:[]}),this.onKeyLine=!0;return}else if(i.sep)i.value=
e;else{Object.assign(i,{key:e,sep:[]}),this.onKeyLine=!i.explicitKey;return}break}case"block-seq":{const i=s.items[s.items.length-1];i.value?s.items.push({start:[],value:e}):i.value=e;break}case"flow-collection":{const i=s.items[s.items.length-1];!i||i.value?s.items.push({start:[],key:e,sep:[]}):i.sep?i.value=e:Object.assign(i,{key:e,sep:[]});return}default:yield*this.pop(),yield*this.pop(e)}if((s.type==="document"||s.type==="block-map"||s.type==="block-seq")&&(e.type==="block-map"||e.type==="block-seq")){const i=e.items[e.items.length-1];i&&!i.sep&&!i.value&&i.start.length>0&&d(i.start)===-1&&(e.indent===0||i.start.every(o=>o.type!=="comment"||o.indent<e.indent))&&(s.type==="document"?s.end=i.start:s.items.push({start:i.start}),e.items.splice(-1,1))}}}*stream(){switch(this.type){case"directive-line":yield{type:"directive",offset:this.offset,source:this.source};return;case"byte-order-mark":case"space":case"comment":case"newline":yield this.sourceToken;return;case"doc-mode":case"doc-start":{const t={type:"document",offset:this.offset,start:[]};this.type==="doc-start"&&t.start.push(this.sourceToken),this.stack.push(t);return}}yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML stream`,source:this.source}}*document(t){if(t.value)return yield*this.lineEnd(t);switch(this.type){case"doc-start":{d(t.start)!==-1?(yield*this.pop(),yield*this.step()):t.start.push(this.sourceToken);return}case"anchor":case"tag":case"space":case"comment":case"newline":t.start.push(this.sourceToken);return}const e=this.startBlockValue(t);e?this.stack.push(e):yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML document`,source:this.source}}*scalar(t){if(this.type==="map-value-ind"){const e=h(this.peek(2)),s=r(e);let i;t.end?(i=t.end,i.push(this.sourceToken),delete t.end):i=[this.sourceToken];const o={type:"block-map",offset:t.offset,indent:t.indent,items:[{start:s,key:t,sep:i}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=o}else
yield*this.lineEnd(t)}*blockScalar(t){switch(this.type){case"space":case"comment":case"newline":t.props.push(this.sourceToken);return;case"scalar":if(t.source=this.source,this.atNewLine=!0,this.indent=0,this.onNewLine){let e=this.source.indexOf(`
`)+1;for(;e!==0;)this.onNewLine(this.offset+e),e=this.source.indexOf(`
`,e)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(t){const e=t.items[t.items.length-1];switch(this.type){case"newline":if(this.onKeyLine=!1,e.value){const s="end"in e.value?e.value.end:void 0;(Array.isArray(s)?s[s.length-1]:void 0)?.type==="comment"?s?.push(this.sourceToken):t.items.push({start:[this.sourceToken]})}else e.sep?e.sep.push(this.sourceToken):e.start.push(this.sourceToken);return;case"space":case"comment":if(e.value)t.items.push({start:[this.sourceToken]});else if(e.sep)e.sep.push(this.sourceToken);else{if(this.atIndentedComment(e.start,t.indent)){const i=t.items[t.items.length-2]?.value?.end;if(Array.isArray(i)){p(i,e.start),i.push(this.sourceToken),t.items.pop();return}}e.start.push(this.sourceToken)}return}if(this.indent>=t.indent){const s=!this.onKeyLine&&this.indent===t.indent,i=s&&(e.sep||e.explicitKey)&&this.type!=="seq-item-ind";let o=[];if(i&&e.sep&&!e.value){const n=[];for(let l=0;l<e.sep.length;++l){const c=e.sep[l];switch(c.type){case"newline":n.push(l);break;case"space":break;case"comment":c.indent>t.indent&&(n.length=0);break;default:n.length=0}}n.length>=2&&(o=e.sep.splice(n[1]))}switch(this.type){case"anchor":case"tag":i||e.value?(o.push(this.sourceToken),t.items.push({start:o}),this.onKeyLine=!0):e.sep?e.sep.push(this.sourceToken):e.start.push(this.sourceToken);return;case"explicit-key-ind":!e.sep&&!e.explicitKey?(e.start.push(this.sourceToken),e.explicitKey=!0):i||e.value?(o.push(this.sourceToken),t.items.push({start:o,explicitKey:!0})):this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken],explicitKey:!0}]}),this.onKeyLine=!0;return;case"map-value-ind":if(e.explicitKey)if(e.sep)if(e.value)t.items.push({start:[],key:null,sep:[this.sourceToken]});else if(a(e.sep,"map-value-ind"))this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:o,key:null,sep:[this.sourceToken]}]});else if(f(e.key)&&!a(e.sep,"newline")){const n=r(e.start),
l=e.key,c=e.sep;c.push(this.sourceToken),delete e.key,delete e.sep,this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:n,key:l,sep:c}]})}else o.length>0?e.sep=e.sep.concat(o,this.sourceToken):e.sep.push(this.sourceToken);else if(a(e.start,"newline"))Object.assign(e,{key:null,sep:[this.sourceToken]});else{const n=r(e.start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:n,key:null,sep:[this.sourceToken]}]})}else e.sep?e.value||i?t.items.push({start:o,key:null,sep:[this.sourceToken]}):a(e.sep,"map-value-ind")?this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):e.sep.push(this.sourceToken):Object.assign(e,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{const n=this.flowScalar(this.type);i||e.value?(t.items.push({start:o,key:n,sep:[]}),this.onKeyLine=!0):e.sep?this.stack.push(n):(Object.assign(e,{key:n,sep:[]}),this.onKeyLine=!0);return}default:{const n=this.startBlockValue(t);if(n){if(n.type==="block-seq"){if(!e.explicitKey&&e.sep&&!a(e.sep,"newline")){yield*this.pop({type:"error",offset:this.offset,message:"Unexpected block-seq-ind on same line with key",source:this.source});return}}else s&&t.items.push({start:o});this.stack.push(n);return}}}}yield*this.pop(),yield*this.step()}*blockSequence(t){const e=t.items[t.items.length-1];switch(this.type){case"newline":if(e.value){const s="end"in e.value?e.value.end:void 0;(Array.isArray(s)?s[s.length-1]:void 0)?.type==="comment"?s?.push(this.sourceToken):t.items.push({start:[this.sourceToken]})}else e.start.push(this.sourceToken);return;case"space":case"comment":if(e.value)t.items.push({start:[this.sourceToken]});else{if(this.atIndentedComment(e.start,t.indent)){const i=t.items[t.items.length-2]?.value?.end;if(Array.isArray(i)){p(i,e.start),i.push(this.sourceToken),t.items.pop();return}}e.start.
push(this.sourceToken)}return;case"anchor":case"tag":if(e.value||this.indent<=t.indent)break;e.start.push(this.sourceToken);return;case"seq-item-ind":if(this.indent!==t.indent)break;e.value||a(e.start,"seq-item-ind")?t.items.push({start:[this.sourceToken]}):e.start.push(this.sourceToken);return}if(this.indent>t.indent){const s=this.startBlockValue(t);if(s){this.stack.push(s);return}}yield*this.pop(),yield*this.step()}*flowCollection(t){const e=t.items[t.items.length-1];if(this.type==="flow-error-end"){let s;do yield*this.pop(),s=this.peek(1);while(s?.type==="flow-collection")}else if(t.end.length===0){switch(this.type){case"comma":case"explicit-key-ind":!e||e.sep?t.items.push({start:[this.sourceToken]}):e.start.push(this.sourceToken);return;case"map-value-ind":!e||e.value?t.items.push({start:[],key:null,sep:[this.sourceToken]}):e.sep?e.sep.push(this.sourceToken):Object.assign(e,{key:null,sep:[this.sourceToken]});return;case"space":case"comment":case"newline":case"anchor":case"tag":!e||e.value?t.items.push({start:[this.sourceToken]}):e.sep?e.sep.push(this.sourceToken):e.start.push(this.sourceToken);return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{const i=this.flowScalar(this.type);!e||e.value?t.items.push({start:[],key:i,sep:[]}):e.sep?this.stack.push(i):Object.assign(e,{key:i,sep:[]});return}case"flow-map-end":case"flow-seq-end":t.end.push(this.sourceToken);return}const s=this.startBlockValue(t);s?this.stack.push(s):(yield*this.pop(),yield*this.step())}else{const s=this.peek(2);if(s.type==="block-map"&&(this.type==="map-value-ind"&&s.indent===t.indent||this.type==="newline"&&!s.items[s.items.length-1].sep))yield*this.pop(),yield*this.step();else if(this.type==="map-value-ind"&&s.type!=="flow-collection"){const i=h(s),o=r(i);y(t);const n=t.end.splice(1,t.end.length);n.push(this.sourceToken);const l={type:"block-map",offset:t.offset,indent:t.indent,items:[{start:o,key:t,sep:n}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=l}else
yield*this.lineEnd(t)}}flowScalar(t){if(this.onNewLine){let e=this.source.indexOf(`
`)+1;for(;e!==0;)this.onNewLine(this.offset+e),e=this.source.indexOf(`
`,e)+1}return{type:t,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(t){switch(this.type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-scalar-header":return{type:"block-scalar",offset:this.offset,indent:this.indent,props:[this.sourceToken],source:""};case"flow-map-start":case"flow-seq-start":return{type:"flow-collection",offset:this.offset,indent:this.indent,start:this.sourceToken,items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken]}]};case"explicit-key-ind":{this.onKeyLine=!0;const e=h(t),s=r(e);return s.push(this.sourceToken),{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:s,explicitKey:!0}]}}case"map-value-ind":{this.onKeyLine=!0;const e=h(t),s=r(e);return{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:s,key:null,sep:[this.sourceToken]}]}}}return null}atIndentedComment(t,e){return this.type!=="comment"||this.indent<=e?!1:t.every(s=>s.type==="newline"||s.type==="space")}*documentEnd(t){this.type!=="doc-mode"&&(t.end?t.end.push(this.sourceToken):t.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop()))}*lineEnd(t){switch(this.type){case"comma":case"doc-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.pop(),yield*this.step();break;case"newline":this.onKeyLine=!1;default:t.end?t.end.push(this.sourceToken):t.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop())}}};k.Parser=v}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/public-api.js
var require_public_api=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/public-api.js"(a){"use strict";var c=require_composer(),p=require_Document(),u=require_errors(),y=require_log(),_=require_identity(),g=require_line_counter(),f=require_parser();function d(n){const e=n.prettyErrors!==!1;return{lineCounter:n.lineCounter||e&&new g.LineCounter||null,prettyErrors:e}}function E(n,e={}){const{lineCounter:r,prettyErrors:i}=d(e),t=new f.Parser(r?.addNewLine),s=new c.Composer(e),o=Array.from(s.compose(t.parse(n)));if(i&&r)for(const l of o)l.errors.forEach(u.prettifyError(n,r)),l.warnings.forEach(u.prettifyError(n,r));return o.length>0?o:Object.assign([],{empty:!0},s.streamInfo())}function m(n,e={}){const{lineCounter:r,prettyErrors:i}=d(e),t=new f.Parser(r?.addNewLine),s=new c.Composer(e);let o=null;for(const l of s.compose(t.parse(n),!0,n.length))if(!o)o=l;else if(o.options.logLevel!=="silent"){o.errors.push(new u.YAMLParseError(l.range.slice(0,2),"MULTIPLE_DOCS","Source contains multiple documents; please use YAML.parseAllDocuments()"));break}return i&&r&&(o.errors.forEach(u.prettifyError(n,r)),o.warnings.forEach(u.prettifyError(n,r))),o}function w(n,e,r){let i;typeof e=="function"?i=e:r===void 0&&e&&typeof e=="object"&&(r=e);const t=m(n,r);if(!t)return null;if(t.warnings.forEach(s=>y.warn(t.options.logLevel,s)),t.errors.length>0){if(t.options.logLevel!=="silent")throw t.errors[0];t.errors=[]}return t.toJS(Object.assign({reviver:i},r))}function h(n,e,r){let i=null;if(typeof e=="function"||Array.isArray(e)?i=e:r===void 0&&e&&(r=e),typeof r=="string"&&(r=r.length),typeof r=="number"){const t=Math.round(r);r=t<1?void 0:t>8?{indent:8}:{indent:t}}if(n===void 0){const{keepUndefined:t}=r??e??{};if(!t)return}return _.isDocument(n)&&!i?n.toString(r):new p.Document(n,i,r).toString(r)}a.parse=w,a.parseAllDocuments=E,a.parseDocument=m,a.stringify=h}});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/index.js
var require_dist=(0,import_shared_adapters_files_read_plain4.__commonJS)({"node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/dist/index.js"(r){"use strict";var s=require_composer(),u=require_Document(),c=require_Schema(),a=require_errors(),l=require_Alias(),i=require_identity(),_=require_Pair(),m=require_Scalar(),A=require_YAMLMap(),q=require_YAMLSeq(),v=require_cst(),M=require_lexer(),L=require_line_counter(),S=require_parser(),e=require_public_api(),n=require_visit();r.Composer=s.Composer,r.Document=u.Document,r.Schema=c.Schema,r.YAMLError=a.YAMLError,r.YAMLParseError=a.YAMLParseError,r.YAMLWarning=a.YAMLWarning,r.Alias=l.Alias,r.isAlias=i.isAlias,r.isCollection=i.isCollection,r.isDocument=i.isDocument,r.isMap=i.isMap,r.isNode=i.isNode,r.isPair=i.isPair,r.isScalar=i.isScalar,r.isSeq=i.isSeq,r.Pair=_.Pair,r.Scalar=m.Scalar,r.YAMLMap=A.YAMLMap,r.YAMLSeq=q.YAMLSeq,r.CST=v,r.Lexer=M.Lexer,r.LineCounter=L.LineCounter,r.Parser=S.Parser,r.parse=e.parse,r.parseAllDocuments=e.parseAllDocuments,r.parseDocument=e.parseDocument,r.stringify=e.stringify,r.visit=n.visit,r.visitAsync=n.visitAsync}});

// src/core/text/markdown/diagnostic.ts
function errorAt(where, what) {
  return { severity: "error", ...what, start: where.start, end: where.end };
}
function warningAt(where, what) {
  return { severity: "warning", ...what, start: where.start, end: where.end };
}
function placed(text2, diagnostics) {
  let line = 1;
  let lineStart = 0;
  let lineBreak = endOfLine(text2, 0);
  return [...diagnostics].sort((a, b) => a.start - b.start).map((one) => {
    while (lineBreak < one.start) {
      line += 1;
      lineStart = lineBreak + 1;
      lineBreak = endOfLine(text2, lineStart);
    }
    return { ...one, line, column: one.start - lineStart + 1 };
  });
}
function endOfLine(text2, from) {
  const at = text2.indexOf("\n", from);
  return at === -1 ? text2.length : at;
}
// src/core/text/markdown/frontmatter-block.ts
function frontmatterBlock(text2) {
  const bom = text2.startsWith("\uFEFF") ? 1 : 0;
  const opening = /---[ \t]*(?:\r?\n|$)/y;
  opening.lastIndex = bom;
  const open = opening.exec(text2);
  if (open === null) return { status: "absent", at: bom };
  const start = bom + open[0].length;
  const close = closingFence(text2, start);
  if (close === null) return { status: "unclosed", at: bom };
  return { status: "found", start: bom, end: close.end, inner: { start, end: close.start } };
}
function bodyStart(text2) {
  const block2 = frontmatterBlock(text2);
  if (block2.status !== "found") return block2.at;
  let at = block2.end;
  for (; ; ) {
    const stacked = /\s*---[ \t]*\r?\n(?=[A-Za-z_][\w-]*:)/y;
    stacked.lastIndex = at;
    const open = stacked.exec(text2);
    const close = open === null ? null : closingFence(text2, at + open[0].length);
    if (close === null) return at;
    at = close.end;
  }
}
function closingFence(text2, from) {
  const fence = /^---[ \t]*(?:\r?\n|$(?![\s\S]))/gm;
  fence.lastIndex = from;
  const found = fence.exec(text2);
  return found === null ? null : { start: found.index, end: found.index + found[0].length };
}
// src/core/text/markdown/text-lines.ts
function textLines(text2, from = 0, to = text2.length) {
  const lines = [];
  const breaks = /\r\n|\n|\r/g;
  breaks.lastIndex = from;
  let start = from;
  for (let found = breaks.exec(text2); found !== null && found.index < to; found = breaks.exec(text2)) {
    const next = Math.min(found.index + found[0].length, to);
    lines.push({ text: text2.slice(start, found.index), start, end: found.index, next });
    start = next;
  }
  lines.push({ text: text2.slice(start, to), start, end: to, next: to });
  return lines;
}
// src/core/text/markdown/value.ts
function isMap(value) {
  return typeof value === "object" && !Array.isArray(value);
}
function isList(value) {
  return Array.isArray(value);
}
function scalar(value) {
  if (typeof value !== "string") return null;
  const text2 = value.trim();
  return text2 === "" ? null : text2;
}
function texts(value) {
  const items = isList(value) ? value : [value];
  return items.flatMap((item2) => scalar(item2) ?? []);
}
function mapOf(entries) {
  const map2 = /* @__PURE__ */ Object.create(null);
  for (const [key, value] of entries) map2[key] = value;
  return map2;
}
// src/core/text/markdown/line-value.ts
var DEEPEST = 40;
var KEY = /^([\w.-][\w. -]{0,80}?)\s*:(?:\s+(\S.*)?)?$/;
function readLines(source) {
  const rows = textLines(source).flatMap(rowOf);
  return block({ rows, at: 0 }, 0, 0);
}
function unquoted(raw) {
  const text2 = raw.trim();
  const quote = text2[0];
  if (text2.length < 2 || quote !== '"' && quote !== "'" || !text2.endsWith(quote))
    return withoutComment(text2);
  const inner = text2.slice(1, -1);
  return quote === "'" ? inner.replaceAll("''", "'") : inner.replaceAll(/\\(["\\/])/g, "$1");
}
function rowOf(line) {
  const text2 = line.text.trim();
  if (text2 === "" || text2.startsWith("#")) return [];
  return [{ indent: line.text.length - line.text.trimStart().length, text: text2 }];
}
function block(cursor, indent, depth) {
  const first = cursor.rows[cursor.at];
  if (first === void 0 || first.indent < indent || depth > DEEPEST) return "";
  return isItem(first) ? list(cursor, first.indent, depth) : map(cursor, first.indent, depth);
}
function map(cursor, indent, depth) {
  const entries = [];
  for (let row = cursor.rows[cursor.at]; row !== void 0 && row.indent >= indent; ) {
    cursor.at += 1;
    const [, key, rest] = KEY.exec(row.text) ?? [];
    if (row.indent === indent && key !== void 0)
      entries.push([key, valueAfter(cursor, indent, rest, depth)]);
    else if (row.indent === indent && isItem(row)) continueList(entries, row);
    row = cursor.rows[cursor.at];
  }
  return mapOf(entries);
}
function continueList(entries, row) {
  const last = entries.at(-1);
  if (last !== void 0 && Array.isArray(last[1])) last[1] = [...last[1], inline(row.text.slice(1))];
}
function valueAfter(cursor, indent, rest, depth) {
  const text2 = rest?.trim() ?? "";
  if (text2 !== "" && !text2.startsWith("#")) return inline(text2);
  const next = cursor.rows[cursor.at];
  if (next === void 0) return "";
  if (next.indent > indent) return block(cursor, indent + 1, depth + 1);
  return next.indent === indent && isItem(next) ? list(cursor, indent, depth + 1) : "";
}
function list(cursor, indent, depth) {
  const items = [];
  for (let row = cursor.rows[cursor.at]; row !== void 0 && row.indent >= indent; ) {
    if (row.indent === indent && !isItem(row)) break;
    cursor.at += 1;
    if (row.indent === indent) items.push(item(cursor, row, depth));
    row = cursor.rows[cursor.at];
  }
  return items;
}
function item(cursor, row, depth) {
  const text2 = row.text.slice(1).trimStart();
  const indent = row.indent + row.text.length - text2.length;
  const [, key, rest] = text2.startsWith('"') || text2.startsWith("'") ? [] : KEY.exec(text2) ?? [];
  if (key === void 0) return inline(text2);
  const first = valueAfter(cursor, indent, rest, depth + 1);
  const more = cursor.rows[cursor.at];
  if (more === void 0 || more.indent !== indent || isItem(more)) return mapOf([[key, first]]);
  const others = map(cursor, indent, depth + 1);
  return mapOf([[key, first], ...typeof others === "string" ? [] : Object.entries(others)]);
}
function inline(raw) {
  const text2 = raw.trim();
  if (!text2.startsWith("[") || !text2.endsWith("]")) return unquoted(text2);
  const parts = text2.slice(1, -1).match(/"(?:[^"\\]|\\.)*"|'[^']*'|[^,]+/g) ?? [];
  return parts.map((part) => unquoted(part)).filter((part) => part !== "");
}
function isItem(row) {
  return row.text === "-" || row.text.startsWith("- ");
}
function withoutComment(text2) {
  const at = text2.search(/\s#/);
  return at === -1 ? text2 : text2.slice(0, at).trimEnd();
}
// src/core/text/markdown/matter.ts
var import_gray_matter = (0, import_shared_adapters_files_read_plain4.__toESM)(require_gray_matter(), 1);
// src/core/text/markdown/yaml-value.ts
var import_yaml = (0, import_shared_adapters_files_read_plain4.__toESM)(require_dist(), 1);
var DEEPEST2 = 40;
function readYaml(source) {
  try {
    const document = (0, import_yaml.parseDocument)(source, {
      schema: "failsafe",
      uniqueKeys: false,
      logLevel: "silent",
      prettyErrors: false
    });
    const [error] = document.errors;
    if (error !== void 0) return { status: "invalid", reason: error.message, at: error.pos[0] };
    return { status: "ok", value: toValue(document.contents, 0) };
  } catch (error) {
    return { status: "invalid", reason: error instanceof Error ? error.message : String(error), at: 0 };
  }
}
function toValue(node, depth) {
  if (depth > DEEPEST2) return "";
  if ((0, import_yaml.isScalar)(node)) return typeof node.value === "string" ? node.value : "";
  if ((0, import_yaml.isAlias)(node)) return `*${node.source}`;
  if ((0, import_yaml.isSeq)(node)) return node.items.map((item2) => toValue(item2, depth + 1));
  if (!(0, import_yaml.isMap)(node)) return "";
  return mapOf(
    node.items.flatMap((pair) => {
      if (!(0, import_yaml.isPair)(pair)) return [];
      const key = toValue(pair.key, DEEPEST2);
      return typeof key === "string" ? [[key, toValue(pair.value, depth + 1)]] : [];
    })
  );
}
// src/core/text/markdown/matter.ts
var LONGEST_GAP = 200;
function readMatter(block2) {
  if ((block2.match(/\s+/g) ?? []).some(({ length }) => length > LONGEST_GAP))
    return { status: "invalid", reason: "it holds a gap that is too long", at: 0 };
  const found = { reading: { status: "ok", value: mapOf([]) } };
  const yaml = (source) => {
    found.reading = readYaml(`${source}
`);
    return {};
  };
  try {
    (0, import_gray_matter.default)(block2, { language: "yaml", engines: { yaml, json: refuse, javascript: refuse } });
  } catch (error) {
    return { status: "invalid", reason: error instanceof Error ? error.message : String(error), at: 0 };
  }
  return found.reading;
}
function refuse() {
  throw new Error("only YAML is read");
}
// src/core/text/markdown/frontmatter.ts
var KEY_LINE = /^(?:(?:"([^"]+)"|'([^']+)')\s*|([^\s#"'[\]{},&*!|>%@`:-][^:#]*|-[^\s:][^:]*)):(?=\s|$)/;
var LARGEST_YAML = 256 * 1024;
function readFrontmatter(text2) {
  const block2 = frontmatterBlock(text2);
  if (block2.status === "absent") return none2(block2.at);
  if (block2.status === "unclosed") {
    const what = {
      code: "frontmatter-unclosed",
      message: "The frontmatter is opened and never closed.",
      fix: "Put a line --- after its last key."
    };
    return { ...none2(block2.at), diagnostics: [errorAt({ start: block2.at, end: block2.at + 3 }, what)] };
  }
  const read2 = readEntries(text2, block2);
  const repeated = duplicates(read2.entries);
  return {
    present: true,
    start: block2.start,
    end: block2.end,
    inner: block2.inner,
    entries: read2.entries,
    values: mapOf(read2.entries.map(({ key, value }) => [key, value])),
    diagnostics: [...read2.diagnostics, ...repeated]
  };
}
function none2(at) {
  const inner = { start: at, end: at };
  return { present: false, start: at, end: at, inner, entries: [], values: mapOf([]), diagnostics: [] };
}
function readEntries(text2, { start, end, inner }) {
  const segments = segmentsOf(
    textLines(text2, inner.start, inner.end).filter((line) => line.start < inner.end)
  );
  const isOversized = inner.end - inner.start > LARGEST_YAML;
  const whole = isOversized ? TOO_LARGE : readMatter(text2.slice(start, end));
  if (segments.length === 0) return wholeBlock(whole, inner);
  const values = whole.status === "ok" && isMap(whole.value) ? whole.value : {};
  const isWhole = segments.length === Object.keys(values).length && segments.every(({ key }) => key in values);
  const diagnostics = [];
  const entries = segments.map(({ key, start: from, end: to }) => {
    const entry = { key, start: from, end: to };
    if (isWhole) return { ...entry, value: valueIn(values, key) };
    const part = text2.slice(from, to);
    const read2 = isOversized ? TOO_LARGE : readYaml(part);
    if (read2.status === "ok") return { ...entry, value: valueIn(read2.value, key) };
    diagnostics.push(invalid(key, entry, read2.reason));
    return { ...entry, value: valueIn(readLines(part), key) };
  });
  return { entries, diagnostics };
}
var TOO_LARGE = { status: "invalid", reason: "it is too large", at: 0 };
function wholeBlock(read2, inner) {
  if (read2.status === "invalid") return { entries: [], diagnostics: [invalid("", inner, read2.reason)] };
  const map2 = isMap(read2.value) ? read2.value : {};
  return { entries: Object.entries(map2).map(([key, value]) => ({ key, value, ...inner })), diagnostics: [] };
}
function segmentsOf(lines) {
  const segments = [];
  let indent = null;
  for (const line of lines) {
    const trimmed = line.text.trimStart();
    const depth = line.text.length - trimmed.length;
    const [, double, single, plain] = (indent ?? depth) === depth ? KEY_LINE.exec(trimmed) ?? [] : [];
    const key = double ?? single ?? plain?.trimEnd();
    const last = segments.at(-1);
    if (key !== void 0) {
      indent = depth;
      segments.push({ key, start: line.start, end: line.next });
    } else if (last !== void 0) {
      last.end = line.next;
    }
  }
  return segments;
}
function valueIn(value, key) {
  return isMap(value) ? value[key] ?? "" : "";
}
function invalid(key, where, reason) {
  const name = key === "" ? "The frontmatter" : `"${key}"`;
  return warningAt(where, {
    code: "frontmatter-invalid-yaml",
    message: `${name} is not valid YAML (${reason.split("\n")[0] ?? ""}); it was read line by line.`,
    fix: 'Put the value in double quotes and write \\" for a quote inside it.'
  });
}
function duplicates(entries) {
  const seen = /* @__PURE__ */ new Set();
  return entries.flatMap((entry) => {
    const again = seen.has(entry.key);
    seen.add(entry.key);
    if (!again) return [];
    const what = {
      code: "frontmatter-duplicate-key",
      message: `"${entry.key}" stands more than once; the last one counts.`,
      fix: "Remove all but one."
    };
    return [warningAt(entry, what)];
  });
}

var import_hooks_active_on_stop13 = require("./hooks.active.on-stop.cjs");

var import_shared_adapters_files_read_plain5 = require("./shared.adapters.files.read-plain.cjs");

var import_shared_adapters_files_read_plain6 = require("./shared.adapters.files.read-plain.cjs");

var import_node_fs = require("node:fs");
var import_node_path2 = require("node:path");
var import_node_fs2 = require("node:fs");
var import_node_path3 = require("node:path");
// src/core/planning/documents/agent-models.ts
var [opus, sonnet, haiku] = ["opus", "sonnet", "haiku"];
var quality = { researcher: opus, planner: opus, "plan-checker": sonnet, executor: opus, verifier: sonnet };
var balanced = {
  researcher: sonnet,
  planner: opus,
  "plan-checker": sonnet,
  executor: sonnet,
  verifier: sonnet
};
var budget = {
  researcher: haiku,
  planner: sonnet,
  "plan-checker": haiku,
  executor: sonnet,
  verifier: haiku
};
var PROFILES = /* @__PURE__ */ new Map([
  ["quality", quality],
  ["golden", quality],
  ["balanced", balanced],
  ["budget", budget]
]);
function agentModel(profile, agent) {
  return PROFILES.get(profile)?.[agent] ?? null;
}
function modelsLine(profile, agents) {
  const models = agents.flatMap((agent) => {
    const model = agentModel(profile, agent);
    return model === null ? [] : [import_hooks_active_on_stop4.prose`${(0, import_hooks_active_on_stop3.quoteName)(agent)} ${(0, import_hooks_active_on_stop3.quoteName)(model)}`];
  });
  return models.length === 0 ? [] : [import_hooks_active_on_stop4.prose`models: ${(0, import_hooks_active_on_stop4.joinProse)(models, ", ")}`];
}
function isProfile(name) {
  return name === null || name === "inherit" || PROFILES.has(name);
}
// src/core/text/markdown/quoted-ranges.ts
var FENCE = /^[ \t]*(?:(?:[-*+>]|\d{1,9}[.)])[ \t]+)*(`{3,}(?!`)|~{3,}(?!~))([^\r\n]*)$/;
var OPENING = /`+|<!--/g;
function quotedRanges(text2, from = 0) {
  const nested = rangesOf(text2, from, true);
  return leavesFenceOpen(nested) ? rangesOf(text2, from, false) : nested;
}
function leavesFenceOpen(ranges) {
  const last = ranges.at(-1);
  return last !== void 0 && last.kind === "fence" && !last.closed;
}
function rangesOf(text2, from, isNested) {
  const ranges = [];
  let state = { resume: from, fence: null };
  for (const line of textLines(text2, from)) {
    if (line.next <= state.resume && line.start < state.resume) continue;
    state = state.fence === null ? outsideFence(text2, line, state.resume, ranges) : insideFence(line, state.fence, ranges, isNested);
  }
  const { fence } = state;
  if (fence !== null) ranges.push({ kind: "fence", start: fence.start, end: text2.length, closed: false });
  return ranges;
}
function outsideFence(text2, line, resume, ranges) {
  const mark = line.start >= resume ? fenceMark(line.text) : null;
  if (mark !== null) return { resume: line.next, fence: { mark, start: line.start, inner: 0 } };
  return { resume: inlineRanges(text2, line, Math.max(resume, line.start), ranges), fence: null };
}
function insideFence(line, fence, ranges, isNested) {
  if (isNested && opensInside(line.text, fence.mark))
    return { resume: line.next, fence: { ...fence, inner: fence.inner + 1 } };
  if (!closes(line.text, fence.mark)) return { resume: line.next, fence };
  if (fence.inner > 0) return { resume: line.next, fence: { ...fence, inner: fence.inner - 1 } };
  ranges.push({ kind: "fence", start: fence.start, end: line.next, closed: true });
  return { resume: line.next, fence: null };
}
function insideRanges(ranges, offset) {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = low + high >> 1;
    if ((ranges[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const range = ranges[low];
  return range !== void 0 && range.start <= offset;
}
function withoutQuotations(text2, ranges) {
  const parts = [];
  let at = 0;
  for (const { start, end } of ranges) {
    parts.push(text2.slice(at, start), text2.slice(start, end).replaceAll(/[^\r\n]/g, " "));
    at = end;
  }
  return parts.join("") + text2.slice(at);
}
function withoutBlocks(text2, ranges) {
  return withoutQuotations(
    text2,
    ranges.filter(({ kind }) => kind !== "code")
  );
}
function fenceMark(line) {
  const [, mark, info] = FENCE.exec(line) ?? [];
  if (mark === void 0 || mark.startsWith("`") && info?.includes("`")) return null;
  return mark;
}
function opensInside(line, mark) {
  return fenceMark(line)?.startsWith(mark) === true && /[^`~\s]/.test(line);
}
function closes(line, mark) {
  const text2 = line.trim();
  return text2.length >= mark.length && text2.startsWith(mark) && /^(?:`+|~+)$/.test(text2);
}
function inlineRanges(text2, line, from, ranges) {
  const spans = lastRuns(line, from);
  OPENING.lastIndex = from - line.start;
  for (let found = OPENING.exec(line.text); found !== null; found = OPENING.exec(line.text)) {
    const start = line.start + found.index;
    const range = found[0] === "<!--" ? comment(text2, start) : codeSpan(line, found[0], start, spans);
    if (range === null) continue;
    ranges.push(range);
    if (range.end >= line.end) return Math.max(range.end, line.next);
    OPENING.lastIndex = range.end - line.start;
  }
  return line.next;
}
function lastRuns(line, from) {
  const runs = /* @__PURE__ */ new Map();
  for (const run of line.text.matchAll(/`+/g)) {
    if (line.start + run.index >= from) runs.set(run[0].length, line.start + run.index);
  }
  return runs;
}
function codeSpan(line, mark, start, last) {
  if ((last.get(mark.length) ?? -1) <= start) return null;
  const runs = /`+/g;
  runs.lastIndex = start - line.start + mark.length;
  for (let run = runs.exec(line.text); run !== null; run = runs.exec(line.text)) {
    if (run[0].length !== mark.length) continue;
    return { kind: "code", start, end: line.start + run.index + mark.length, closed: true };
  }
  return null;
}
function comment(text2, start) {
  const end = text2.indexOf("-->", start + 4);
  if (end === -1) return { kind: "comment", start, end: text2.length, closed: false };
  return { kind: "comment", start, end: end + 3, closed: true };
}
// src/core/text/markdown/markdown-document.ts
var HEADING = /^ {0,3}(#{1,6})(?:[ \t](.*))?$/;
function readMarkdown(text2) {
  const frontmatter = readFrontmatter(text2);
  const body = bodyStart(text2);
  const quoted = quotedRanges(text2, body);
  const headings = headingsOf(textLines(text2, body), quoted, text2.length);
  const diagnostics = placed(text2, [...frontmatter.diagnostics, ...unreadable(text2, quoted)]);
  return { text: text2, frontmatter, body, quoted, headings, diagnostics };
}
function unreadable(text2, quoted) {
  const found = [];
  const nul = text2.indexOf("\0");
  if (nul !== -1) {
    const what = {
      code: "nul",
      message: "The file holds a NUL character.",
      fix: "Remove it: GSD refuses the file."
    };
    found.push(errorAt({ start: nul, end: nul + 1 }, what));
  }
  const last = quoted.at(-1);
  if (last !== void 0 && !last.closed) {
    const what = {
      code: `${last.kind}-unclosed`,
      message: `A ${last.kind} is opened and never closed: everything behind it is read as quoted.`,
      fix: last.kind === "fence" ? "Close it with the same marks on a line of their own." : "Close it with -->."
    };
    found.push(warningAt({ start: last.start, end: last.start + 3 }, what));
  }
  return found;
}
function headingsOf(lines, quoted, to) {
  const found = [];
  const ends = [to, to, to, to, to, to, to];
  for (const line of [...lines].reverse()) {
    const match = line.text.length > 4e3 ? null : HEADING.exec(line.text);
    if (match === null || insideRanges(quoted, line.start)) continue;
    const level = match[1]?.length ?? 1;
    const sectionEnd = ends[level] ?? to;
    const { start, end, next } = line;
    found.push({ level, title: headingText(match[2] ?? ""), start, end, next, sectionEnd });
    ends.fill(start, level);
  }
  return found.reverse();
}
function headingText(rest) {
  const text2 = rest.trim();
  const closing = text2.search(/(?<!#)#+$/);
  return closing < 0 || /\S/.test(text2[closing - 1] ?? " ") ? text2 : text2.slice(0, closing).trimEnd();
}
// src/app/planning/documents/documents.ts
// src/adapters/planning/gsd-lock.ts
var EMPTY_BODY_MS = 1e3;
var LIVE_HOLDER_MS = 6e4;
var STEP_MS = 50;
var LARGEST = 4096;
async function withGsdLocks(planning, work, waitMs = 1e4) {
  const body = JSON.stringify({ pid: process.pid, cwd: process.cwd(), acquired: (/* @__PURE__ */ new Date()).toISOString() });
  const outer = await acquire((0, import_node_path3.join)(planning, ".lock"), body, waitMs);
  if (outer === null) return { status: "busy" };
  try {
    const inner = await acquire((0, import_node_path3.join)(planning, "STATE.md.lock"), String(process.pid), waitMs);
    if (inner === null) return { status: "busy" };
    try {
      return { status: "done", value: work() };
    } finally {
      inner();
    }
  } finally {
    outer();
  }
}
async function acquire(path, body, waitMs) {
  const deadline = performance.now() + waitMs;
  for (; ; ) {
    if (create(path, body)) return () => release(path, body);
    stealIfDead(path);
    if (performance.now() >= deadline) return null;
    await new Promise((done2) => setTimeout(done2, STEP_MS + Math.random() * STEP_MS));
  }
}
function create(path, body) {
  try {
    return (0, import_hooks_active_on_stop12.createFile)(path, body);
  } catch (error) {
    const code = (0, import_shared_adapters_files_read_plain6.errorCode)(error) ?? "";
    if (process.platform === "win32" && ["EPERM", "EBUSY", "EACCES"].includes(code)) return false;
    throw error;
  }
}
function release(path, body) {
  if (read(path) === body) (0, import_node_fs2.rmSync)(path, { force: true });
}
function stealIfDead(path) {
  const before = (0, import_node_fs2.lstatSync)(path, { throwIfNoEntry: false });
  if (before === void 0) return;
  if ((0, import_shared_adapters_files_read_plain5.notPlain)(before) !== null) {
    (0, import_hooks_active_on_stop13.setAsideNow)(path);
    return;
  }
  const body = read(path);
  if (body === null || !isDead(body, Math.abs(Date.now() - before.mtimeMs))) return;
  const now = (0, import_node_fs2.lstatSync)(path, { throwIfNoEntry: false });
  if (now === void 0 || now.ino !== before.ino || now.dev !== before.dev || read(path) !== body) return;
  const aside = `${path}.${process.pid}.stale`;
  try {
    (0, import_node_fs2.renameSync)(path, aside);
    (0, import_node_fs2.rmSync)(aside, { force: true });
  } catch {
  }
}
function isDead(body, ageMs) {
  const pid = /"pid"\s*:\s*(\d+)/.exec(body)?.[1] ?? /^\s*(\d+)/.exec(body)?.[1];
  if (pid === void 0) return ageMs > EMPTY_BODY_MS;
  return ageMs > LIVE_HOLDER_MS || !isAlive2(Number(pid));
}
function isAlive2(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (0, import_shared_adapters_files_read_plain6.errorCode)(error) === "EPERM";
  }
}
function read(path) {
  const file = (0, import_shared_adapters_files_read_plain5.readPlain)(path, { cap: LARGEST, followsLink: false });
  if (file.status === "missing") return null;
  return file.status === "ok" ? file.bytes.toString("utf8") : "";
}
// src/core/planning/documents/json-object.ts
function readJsonObject(text2) {
  let value;
  try {
    value = JSON.parse(text2.replace(/^\uFEFF/, ""));
  } catch (error) {
    return { status: "invalid", reason: error instanceof Error ? error.message : String(error) };
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { status: "invalid", reason: "it is not a JSON object" };
  }
  return { status: "ok", value: Object.fromEntries(Object.entries(value)) };
}
// src/core/planning/documents/planning-settings.ts
function readPlanningConfig(text2) {
  const read2 = text2 === null ? { status: "ok", value: {} } : readJsonObject(text2);
  if (read2.status === "invalid") {
    const message = `config.json cannot be read (${read2.reason}): GSD's defaults are used.`;
    const fix = "Make it one JSON object.";
    const { config: config2 } = readPlanningConfig(null);
    return { config: config2, diagnostics: [{ code: "config-invalid-json", message, fix }] };
  }
  const reader = configReader(read2.value);
  const config = { ...workflow(reader), ...surroundings(reader), raw: read2.value };
  return { config, diagnostics: [...reader.problems, ...reader.misspelt()] };
}
var DEPTHS = { quick: "coarse", comprehensive: "fine" };
function workflow(from) {
  const inWorkflow = (key, flat = key) => from.value(flat, "workflow", key);
  const depth = from.value("depth").value;
  const granularity = from.value("granularity", "planning", "granularity");
  const older = typeof depth === "string" ? DEPTHS[depth] ?? depth : void 0;
  return {
    mode: from.choice(from.value("mode"), ["interactive", "yolo"]),
    granularity: from.choice(
      granularity.value === void 0 ? { name: "depth", value: older } : granularity,
      ["standard", "coarse", "fine"]
    ),
    /** `quality`, `balanced`, `budget`, `inherit`, or another name; null: every agent takes the session's model. */
    modelProfile: from.text(from.value("model_profile")),
    research: from.flag(inWorkflow("research"), true),
    planCheck: from.flag(inWorkflow("plan_check", "plan_checker"), true),
    verifier: from.flag(inWorkflow("verifier"), true),
    skipDiscuss: from.flag(inWorkflow("skip_discuss"), false),
    /** Whether plans that run at the same time may each get a worktree; without it they take turns. */
    useWorktrees: from.flag(inWorkflow("use_worktrees"), true),
    autoAdvance: from.flag(inWorkflow("auto_advance"), false),
    tddMode: from.flag(inWorkflow("tdd_mode"), false),
    /** `end-of-phase`, or `mid-flight` as GSD did before. */
    humanVerifyMode: from.text(inWorkflow("human_verify_mode")) ?? "end-of-phase",
    /** How long an executor may take; null when the file does not say. */
    subagentTimeoutMs: from.count(inWorkflow("subagent_timeout"), null),
    /** How often an executor is sent back; null when the file does not say. */
    nodeRepairBudget: from.count(inWorkflow("node_repair_budget"), null),
    /** What makes the files that git ignores and the checks need. */
    buildCommand: from.text(inWorkflow("build_command")),
    /** What checks a plan that names no command of its own. */
    usualCommands: ["build_command", "test_command"].flatMap((key) => from.text(inWorkflow(key)) ?? []),
    driftThreshold: from.count(inWorkflow("drift_threshold"), 3),
    driftAction: from.choice(inWorkflow("drift_action"), ["warn", "auto-remap"])
  };
}
function surroundings(from) {
  const inPlanning = (key) => from.value(key, "planning", key);
  const whole = from.value("parallelization");
  const enabled = from.value("parallelization.enabled", "parallelization", "enabled");
  const said = inPlanning("commit_docs");
  return {
    /** Null when the file does not say: then documents are committed unless git ignores them. */
    commitDocs: said.value === void 0 ? null : from.flag(said, true),
    searchGitignored: from.flag(inPlanning("search_gitignored"), false),
    subRepos: from.texts(inPlanning("sub_repos")),
    branchingStrategy: from.choice(from.value("branching_strategy", "git", "branching_strategy"), [
      "none",
      "phase",
      "milestone"
    ]),
    phaseBranchTemplate: from.text(from.value("phase_branch_template", "git", "phase_branch_template")) ?? "gsd/phase-{phase}-{slug}",
    milestoneBranchTemplate: from.text(from.value("milestone_branch_template", "git", "milestone_branch_template")) ?? "gsd/{milestone}-{slug}",
    /** Whether plans of a wave may run at the same time, and how many. */
    parallelization: from.flag(isObject(whole.value) ? enabled : whole, true),
    maxConcurrentAgents: Math.max(
      1,
      from.count(from.value("max_concurrent_agents", "parallelization", "max_concurrent_agents"), 3)
    ),
    projectCode: from.text(from.value("project_code"))
  };
}
var MOST_SLIPS = 2;
function configReader(raw) {
  const problems = [];
  const wrong = ({ name }, meaning) => {
    const message = `"${name}" in config.json is not ${meaning}: GSD's default is used.`;
    problems.push({ code: "config-value", message, fix: `Make it ${meaning}, or remove it.` });
  };
  const names = /* @__PURE__ */ new Set();
  return {
    problems,
    /** A flat key, which the first generation wrote, wins over the nested one. */
    value(flat, section, key) {
      const nested = section === void 0 || key === void 0 ? null : `${section}.${key}`;
      for (const name of [flat, nested, section]) if (name != null) names.add(name);
      const direct = ownValue(raw, flat);
      if (direct !== void 0 || nested === null) return { name: flat, value: direct };
      return { name: nested, value: ownValue(ownValue(raw, section), key) };
    },
    /** Keys that are not read and nearly spelled like one that is; GSD has many more. */
    misspelt() {
      const written = Object.entries(raw).flatMap(([key, value]) => [
        key,
        ...isObject(value) ? Object.keys(value).map((inner) => `${key}.${inner}`) : []
      ]);
      return written.flatMap((name) => {
        const meant = names.has(name) ? null : closestWord(name, [...names]);
        if (meant === null || editsBetween(meant, name) > MOST_SLIPS) return [];
        const message = `"${name}" in config.json is unknown: it has no effect.`;
        return [{ code: "config-unknown-key", message, fix: `Write "${meant}" if that is what it means.` }];
      });
    },
    flag(setting, absent) {
      if (typeof setting.value === "boolean") return setting.value;
      if (setting.value !== void 0 && setting.value !== null) wrong(setting, "true or false");
      return absent;
    },
    count(setting, absent) {
      const { value } = setting;
      if (typeof value === "number" && Number.isFinite(value) && value >= 0) return value;
      if (value !== void 0 && value !== null) wrong(setting, "a number from 0");
      return absent;
    },
    text(setting) {
      const { value } = setting;
      if (typeof value === "string") return value.trim() === "" ? null : value;
      if (value !== void 0 && value !== null) wrong(setting, "a text");
      return null;
    },
    texts(setting) {
      const { value } = setting;
      if (value === void 0 || value === null) return [];
      if (!Array.isArray(value)) wrong(setting, "a list of texts");
      return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
    },
    /** The first choice is the default. */
    choice(setting, choices) {
      const found = choices.find((one) => one === setting.value);
      if (found !== void 0) return found;
      if (setting.value !== void 0 && setting.value !== null)
        wrong(setting, `one of ${choices.join(", ")}`);
      return choices[0];
    }
  };
}
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function ownValue(object2, key) {
  return isObject(object2) ? Object.entries(object2).find(([name]) => name === key)?.[1] : void 0;
}
function unusedSettings(config) {
  return [
    ...isProfile(config.modelProfile) ? [] : ["model_profile"],
    ...config.searchGitignored ? ["planning.search_gitignored"] : [],
    ...config.subRepos.length > 0 ? ["planning.sub_repos"] : []
  ];
}
// src/core/text/markdown/heading-anchors.ts
function headingAnchors() {
  const taken = /* @__PURE__ */ new Map();
  return (heading) => {
    const wanted = anchorOf(heading);
    let anchor = wanted;
    while (taken.has(anchor)) {
      const count = (taken.get(wanted) ?? 0) + 1;
      taken.set(wanted, count);
      anchor = `${wanted}-${count}`;
    }
    taken.set(anchor, 0);
    return anchor;
  };
}
function anchorOf(heading) {
  return heading.trim().toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "").replaceAll(" ", "-");
}
// src/core/planning/writing/check-answers.ts
function checkAnswers(answers, exists, first = 1) {
  return [
    ...countProblems(answers),
    ...idProblems(answers),
    ...mappingProblems(answers, first),
    ...answers.phases.flatMap((phase, at) => phaseProblems(phase, at, first)),
    ...missingReferences(references(answers), exists)
  ];
}
function references({ references: listed, requirements, later, phases }) {
  const sources = (name, items) => items.flatMap(
    ({ source }, at) => source === void 0 ? [] : [{ where: `${name}.${at}.source`, path: source }]
  );
  return [
    ...listed.map(({ path }, at) => ({ where: `references.${at}.path`, path })),
    ...sources("requirements", requirements),
    ...sources("later", later),
    ...phases.flatMap((phase, at) => phase.sources.map((path) => ({ where: `phases.${at}.sources`, path })))
  ];
}
var problem = (where, message) => ({ where, message });
function countProblems({ requirements, phases }) {
  return [
    ...requirements.length === 0 ? [problem("requirements", "name at least one requirement")] : [],
    ...phases.length === 0 ? [problem("phases", "name at least one phase")] : []
  ];
}
function idProblems({ requirements, later }) {
  const seen = /* @__PURE__ */ new Set();
  return [...requirements, ...later].flatMap(({ id }) => {
    const again = seen.has(id);
    seen.add(id);
    return again ? [problem(id, `${id} is used twice: give one of them another number`)] : [];
  });
}
function mappingProblems({ requirements, later, phases }, number2) {
  const first = new Set(requirements.map(({ id }) => id));
  const second = new Set(later.map(({ id }) => id));
  const unknown2 = phases.flatMap(
    (phase, at) => phase.requirements.flatMap((id) => {
      const where = `phases.${at}.requirements`;
      if (second.has(id))
        return [problem(where, `${id} is for later: move it to requirements, or out of this phase`)];
      return first.has(id) ? [] : [problem(where, `${id} is not a requirement: add it, or correct the id`)];
    })
  );
  const unmapped = requirements.flatMap(({ id }) => {
    const served = phases.flatMap(
      (phase, at) => phase.requirements.filter((one) => one === id).map(() => at + number2)
    );
    if (served.length === 1) return [];
    const message = served.length === 0 ? `${id} is in no phase: put it into exactly one, or into later` : `${id} stands in phases ${served.join(" and ")}: keep it in one`;
    return [problem(id, message)];
  });
  return [...unknown2, ...unmapped];
}
function phaseProblems({ criteria, dependsOn, requirements }, at, first) {
  const where = `phases.${at}`;
  const own = at + first;
  const found = [];
  const late = dependsOn.filter((number2) => number2 >= own).join(", ");
  if (criteria.length < 2 || criteria.length > 5)
    found.push(
      problem(`${where}.criteria`, `${criteria.length} criteria: name 2 to 5 things that can be observed`)
    );
  if (late !== "")
    found.push(
      problem(`${where}.dependsOn`, `phase ${own} can only depend on earlier phases, not on ${late}`)
    );
  if (requirements.length === 0)
    found.push(
      problem(`${where}.requirements`, `phase ${own} serves no requirement: give it one, or drop it`)
    );
  return found;
}
function missingReferences(references2, exists) {
  const advice = "does not exist in the project: name a file (and a heading of it) that does, or leave it out";
  return references2.filter(({ path }) => !exists(path)).map(({ where, path }) => problem(where, `${path} ${advice}`));
}
function hasAnchor(text2, anchor) {
  const wanted = anchor.toLowerCase();
  const { headings } = readMarkdown(text2);
  if (headings.map(({ title }) => title).map(headingAnchors()).includes(wanted))
    return true;
  return [...text2.matchAll(/\b(?:id|name)=["']([^"'\r\n]{1,200})["']/gi)].some(
    ([, id]) => id?.toLowerCase() === wanted
  );
}
// src/app/planning/documents/documents.ts
function readDocument(root, path) {
  return (0, import_shared_adapters_files_read_plain2.readText)((0, import_node_path2.resolve)(root, path), (0, import_shared_adapters_files_read_plain3.projectFile)(root));
}
function documentText(root, path) {
  const found = readDocument(root, path);
  return found.status === "ok" ? found.text : null;
}
function documentNames(root, folder) {
  return (0, import_shared_adapters_files_read_plain.namesIn)((0, import_node_path2.resolve)(root, folder), (0, import_shared_adapters_files_read_plain3.projectFile)(root));
}
function isDocument(root, path) {
  const found = (0, import_shared_adapters_files_read_plain3.findIn)((0, import_shared_adapters_files_read_plain3.projectFile)(root), (0, import_node_path2.resolve)(root, path));
  return found.status === "ok" && (0, import_node_fs.statSync)(found.path, { throwIfNoEntry: false })?.isFile() === true;
}
function cannotUse(path, reason) {
  return `${path} cannot be used: ${reason}. Put a plain file there, or move it away.`;
}
function planningConfigOf(planning) {
  return planningSettingsOf(planning).config;
}
function planningSettingsOf(planning) {
  return readPlanningConfig(documentText((0, import_node_path2.dirname)(planning), (0, import_node_path2.join)(planning, "config.json")));
}
async function underGsdLocks(planning, work) {
  const locked = await withGsdLocks(planning, work);
  if (locked.status === "done") return locked.value;
  return refused2("GSD is writing the planning files: try again when it is done.");
}
function refused2(reason) {
  return { status: "refused", reason };
}
function referenceExists(root, path) {
  const [file = "", anchor] = path.split("#", 2);
  if (file === "" || (0, import_shared_adapters_files_read_plain3.findIn)((0, import_shared_adapters_files_read_plain3.projectFile)(root), (0, import_node_path2.resolve)(root, file)).status !== "ok") return false;
  if (anchor === void 0 || anchor === "") return true;
  const text2 = documentText(root, file);
  return text2 !== null && hasAnchor(text2, anchor);
}
function findProject(path) {
  let folder = (0, import_shared_adapters_files_read_plain.isFolder)(path) ? path : (0, import_node_path2.dirname)(path);
  for (; ; ) {
    if ((0, import_node_path2.basename)(folder) === ".planning") return (0, import_node_path2.dirname)(folder);
    if ((0, import_node_fs.existsSync)((0, import_node_path2.join)(folder, ".planning"))) return folder;
    const parent = (0, import_node_path2.dirname)(folder);
    if (parent === folder) return null;
    folder = parent;
  }
}

// src/core/text/markdown/decode-entities.ts
function decodeEntities(text2) {
  return text2.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
// src/core/planning/documents/plan-element.ts
function elements(tags, to) {
  const closings = closingOf(tags);
  const found = [];
  for (let index = 0; index < tags.length; index += 1) {
    const tag2 = tags[index];
    if (tag2 === void 0 || tag2.kind === "close") continue;
    const last = tag2.kind === "alone" ? index : closings[index] ?? -1;
    found.push(elementOf(tag2, tags, index, last, to));
    index = Math.max(index, last);
  }
  return found;
}
function taskElements(tags, to) {
  const limits = tags.flatMap((tag2, at) => endsTask(tag2) ? [at] : []);
  return limits.flatMap((at, order) => {
    const [tag2, limit] = [tags[at], limits[order + 1] ?? tags.length];
    if (tag2?.name !== "task" || tag2.kind === "close") return [];
    const end = tags[limit];
    const isClosed = end?.name === "task" && end.kind === "close";
    const last = tag2.kind === "alone" ? at : isClosed ? limit : -1;
    return [elementOf(tag2, tags, at, last, end?.start ?? to, limit)];
  });
}
function innerText(text2, found, name) {
  const element = found.find((one) => one.name === name && one.closed);
  return element === void 0 ? null : text2.slice(element.inner.start, element.inner.end);
}
function endsTask({ name, kind }) {
  return name === "task" || name === "tasks" && kind === "close";
}
function elementOf(tag2, tags, index, last, to, limit = index + 1) {
  const { name, attributes, start } = tag2;
  const closing = tags[last];
  const end = closing?.end ?? tags[limit]?.start ?? to;
  const inner = { start: tag2.end, end: closing === void 0 ? end : Math.max(tag2.end, closing.start) };
  const inside = tags.slice(index + 1, closing === void 0 ? limit : last);
  return { name, attributes, start, end, inner, closed: closing !== void 0, tags: inside };
}
function closingOf(tags) {
  const nearest = /* @__PURE__ */ new Map();
  const ends = new Array(tags.length).fill(-1);
  for (let index = tags.length - 1; index >= 0; index -= 1) {
    const tag2 = tags[index];
    if (tag2?.kind === "close") nearest.set(tag2.name, index);
    else if (tag2?.kind === "open") ends[index] = nearest.get(tag2.name) ?? -1;
  }
  return ends;
}
var NAMES = [
  "objective execution_context context interfaces tasks task feature threat_model verification",
  "success_criteria output name files precondition reversibility read_first behavior action verify automated",
  "human-check acceptance_criteria done what-built how-to-verify resume-signal decision options option",
  "instructions implementation test expected why_human pros cons details"
].join(" ").split(" ");
var TAG = new RegExp(`<(/?)(${NAMES.join("|")})(?=[\\s/>])`, "gi");
var ATTRIBUTE = /([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
var LONGEST_TAG = 1e3;
function planTags(text2, quoted, from = 0) {
  const tags = [];
  const pattern = new RegExp(TAG);
  pattern.lastIndex = from;
  for (let found = pattern.exec(text2); found !== null; found = pattern.exec(text2)) {
    const end = tagEnd(text2, pattern.lastIndex);
    if (end === -1) break;
    if (insideRanges(quoted, found.index)) continue;
    const body = text2.slice(pattern.lastIndex, end - 1);
    const alone = body.trimEnd().endsWith("/");
    tags.push({
      name: (found[2] ?? "").toLowerCase(),
      kind: found[1] === "/" ? "close" : alone ? "alone" : "open",
      start: found.index,
      end,
      attributes: attributesOf(body)
    });
    pattern.lastIndex = end;
  }
  return tags;
}
var REST = /(?:[^>"']|"[^"\n]*"|'[^'\n]*')*?>/y;
function tagEnd(text2, from) {
  const first = text2.indexOf(">", from);
  if (first === -1) return -1;
  const rest = new RegExp(REST);
  const match = rest.exec(text2.slice(from, from + LONGEST_TAG));
  return match === null ? first + 1 : from + match[0].length;
}
function attributesOf(body) {
  const found = /* @__PURE__ */ Object.create(null);
  for (const [, name, double, single] of body.slice(0, LONGEST_TAG).matchAll(ATTRIBUTE)) {
    const key = (name ?? "").toLowerCase();
    if (!(key in found)) found[key] = double ?? single ?? "";
  }
  return found;
}

var import_hooks_active_on_stop14 = require("./hooks.active.on-stop.cjs");

var import_node_fs3 = require("node:fs");
var import_node_path4 = require("node:path");
// src/adapters/files/session-commands.ts
function readSessionCommands(userFolder, session2) {
  if (!SESSION.test(session2)) return null;
  try {
    return parse(JSON.parse((0, import_node_fs3.readFileSync)(recordPath(userFolder, session2), "utf8")));
  } catch {
    return null;
  }
}
function rememberCommand(userFolder, session2, typed2, now) {
  try {
    if (SESSION.test(session2)) remember(userFolder, session2, typed2, now);
  } catch {
  }
}
function remember(userFolder, session2, typed2, now) {
  const folder = (0, import_node_path4.join)(userFolder, FOLDER);
  (0, import_node_fs3.mkdirSync)(folder, { recursive: true, mode: 448 });
  const before = readSessionCommands(userFolder, session2)?.commands ?? [];
  const commands = [.../* @__PURE__ */ new Set([...before, typed2.command])];
  const content = `${JSON.stringify({ version: 1, project: typed2.project, commands })}
`;
  (0, import_hooks_active_on_stop14.writeFileAtomic)(recordPath(userFolder, session2), content, { mode: 384 });
  for (const name of (0, import_node_fs3.readdirSync)(folder)) {
    const path = (0, import_node_path4.join)(folder, name);
    const written = (0, import_node_fs3.statSync)(path, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (now - written > LONGEST_MS) (0, import_node_fs3.rmSync)(path, { force: true });
  }
}
var FOLDER = "sessions";
var SESSION = /^[A-Za-z0-9_-]{1,100}$/;
var LONGEST_MS = 30 * 24 * 36e5;
function recordPath(userFolder, session2) {
  return (0, import_node_path4.join)(userFolder, FOLDER, `${session2}.json`);
}
function parse(value) {
  if (typeof value !== "object" || value === null) return null;
  const project = Reflect.get(value, "project");
  const commands = Reflect.get(value, "commands");
  if (typeof project !== "string" || !Array.isArray(commands)) return null;
  return { project, commands: commands.filter((one) => typeof one === "string") };
}

var import_app_loop_judge_check = require("./app.loop.judge-check.cjs");

// src/core/checks/parse-check.ts
var NAMED = /^([a-z][\w-]{0,31})=([\s\S]*)$/i;
var VARIABLE = /^[A-Z][A-Z0-9_]*$/;
var CARRIERS = new Set(
  "npm pnpm yarn bun npx run run-script python python3 py uv poetry pipenv bundle corepack".split(" ")
);
var WITH_VERB = new Set(
  "make just cargo go dotnet mix deno rake composer gradle gradlew mvn mvnw docker git task nx turbo".split(
    " "
  )
);
function parseCheck(text2) {
  const [, name, command] = NAMED.exec(text2) ?? [];
  if (name === void 0 || command === void 0 || VARIABLE.test(name)) {
    return { name: nameOf(text2), command: text2 };
  }
  return { name, command };
}
function nameOf(command) {
  const [words = []] = (0, import_app_loop_judge_check.simpleCommands)((0, import_app_loop_judge_check.forwardSlashes)(command)).filter(([program2]) => program2 !== "cd");
  const telling = (0, import_app_loop_judge_check.withoutRunners)(words).filter((word) => !/^(?:-|\w+=)/.test(word) && /[a-z]/i.test(word)).map(programName).filter((word) => !CARRIERS.has(word));
  const [program = "", verb = ""] = telling;
  const name = WITH_VERB.has(program) && /^[a-z]/i.test(verb) ? `${program}-${verb}` : program;
  return tidy(name);
}
function programName(word) {
  return (0, import_app_loop_judge_check.baseName)(word).replace(/\.(?:exe|cmd|bat|ps1|sh|[cm]?[jt]s|py|rb)$/i, "").toLowerCase();
}
function tidy(name) {
  const kept = name.replace(/[^\w-]+/g, "-").replace(/^[^a-z]+|(?<![-_])[-_]+$/g, "");
  return kept.slice(0, 32) || "check";
}

// src/core/planning/rules/verify-commands.ts
function verifyCommands(plan) {
  const text2 = plan.replaceAll("\r\n", "\n");
  const start = bodyStart(text2);
  const tags = planTags(text2, quotedRanges(text2, start), start).filter(
    ({ name }) => name === "verify" || name === "automated"
  );
  const blocks = elements(tags, text2.length).filter(({ name, closed }) => name === "verify" && closed);
  const commands = blocks.flatMap((block2) => commandsOf(text2, block2));
  return [...new Set(commands.filter((command) => command !== "" && !command.startsWith("MISSING")))];
}
function planCommands(plan, usual) {
  const own = verifyCommands(plan);
  return own.length > 0 ? own : [...new Set(usual)];
}
function commandsOf(text2, block2) {
  const inside = elements(block2.tags, block2.inner.end);
  const automated = inside.filter(({ name, closed }) => name === "automated" && closed);
  const read2 = ({ inner }) => decodeEntities(text2.slice(inner.start, inner.end)).trim();
  if (automated.length > 0) return automated.map(read2);
  const command = read2(block2);
  return looksLikeCommand(command) ? [command] : [];
}
function looksLikeCommand(line) {
  return !line.includes("\n") && /^(?:\.{0,2}\/)?[a-z][\w./-]*(?: |$)/.test(line) && !/[.!?]$/.test(line);
}

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_hooks_active_on_stop15 = require("./hooks.active.on-stop.cjs");

var import_node_fs4 = require("node:fs");
var import_node_path5 = require("node:path");
// src/adapters/user/project-store.ts
function readEntries2(store, userFolder, projectRoot) {
  const projects = readProjects(store, (0, import_node_path5.join)(userFolder, store.file));
  if (!(projects instanceof Map)) return { status: "refused", reason: projects.reason };
  return { status: "ok", entries: projects.get(projectKey(projectRoot)) ?? [] };
}
function entriesIn(store, userFolder, projectRoot) {
  const read2 = readEntries2(store, userFolder, projectRoot);
  return read2.status === "ok" ? read2.entries : [];
}
async function keepEntries(store, userFolder, projectRoot, edit) {
  const change = await changeEntries(store, userFolder, projectRoot, edit);
  if (change.status === "busy")
    return `${(0, import_node_path5.join)(userFolder, store.file)} is locked by another process; try again`;
  return change.status === "refused" ? change.reason : null;
}
async function changeEntries(store, userFolder, projectRoot, edit) {
  const path = (0, import_node_path5.join)(userFolder, store.file);
  const key = projectKey(projectRoot);
  const held = await (0, import_hooks_active_on_stop15.withLock)(path, () => {
    const read2 = readProjects(store, path);
    if (!(read2 instanceof Map) && store.isExpendable !== true)
      return { status: "refused", reason: read2.reason };
    const projects = read2 instanceof Map ? read2 : /* @__PURE__ */ new Map();
    const before = projects.get(key) ?? [];
    const after = edit(before);
    if (after !== before) writeProjects(path, projects.set(key, after));
    return { status: "done", changed: after !== before };
  });
  return held.status === "done" ? held.value : held;
}
function projectKey(projectRoot) {
  try {
    return import_node_fs4.realpathSync.native(projectRoot);
  } catch {
    return (0, import_node_path5.resolve)(projectRoot);
  }
}
function readProjects({ holds, entry }, path) {
  const file = (0, import_hooks_active_on_stop.readJson)(path, (0, import_shared_adapters_files_read_plain3.privateFile)((0, import_node_path5.dirname)(path)));
  if (file.status === "missing") return /* @__PURE__ */ new Map();
  if (file.status === "unreadable") return { reason: `${path} cannot be read: ${file.reason}` };
  const value = file.status === "ok" ? file.value : null;
  const schema = (0, import_adapters_loops_record_schemas.object)({ version: (0, import_adapters_loops_record_schemas.literal)(1), projects: (0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), (0, import_adapters_loops_record_schemas.array)(entry())) });
  const store = schema.safeParse(value);
  if (store.success) return new Map(Object.entries(store.data.projects));
  if ((0, import_adapters_loops_record_schemas.object)({ version: (0, import_adapters_loops_record_schemas.number)().check((0, import_adapters_loops_record_schemas._gt)(1)) }).safeParse(value).success) {
    return { reason: `${path} was written by a newer MSW; update this one to change it` };
  }
  return { reason: `${path} is not readable as a list of ${holds}; move it away to start again` };
}
function writeProjects(path, projects) {
  const kept = [...projects].filter(([, entries]) => entries.length > 0);
  const content = JSON.stringify({ version: 1, projects: Object.fromEntries(kept) }, null, 2);
  (0, import_hooks_active_on_stop14.writeFileAtomic)(path, `${content}
`, { mode: 384 });
}

var import_hooks_active_on_stop16 = require("./hooks.active.on-stop.cjs");

var import_adapters_git_work_tree = require("./adapters.git.work-tree.cjs");

var import_hooks_active_on_stop17 = require("./hooks.active.on-stop.cjs");

// src/adapters/user/trust-store.ts
var TRUSTED = {
  file: "trust.json",
  holds: "trusted commands",
  entry: () => (0, import_adapters_loops_record_schemas.string)()
};
function listTrusted(userFolder, projectRoot) {
  return entriesIn(TRUSTED, userFolder, projectRoot);
}
function isTrusted(userFolder, projectRoot, command) {
  return listTrusted(userFolder, projectRoot).includes(command);
}
function trustProblem(userFolder) {
  const read2 = readEntries2(TRUSTED, userFolder, userFolder);
  return read2.status === "ok" ? null : read2.reason;
}
function addTrusted(userFolder, projectRoot, command) {
  return changeEntries(
    TRUSTED,
    userFolder,
    projectRoot,
    (trusted) => trusted.includes(command) ? trusted : [...trusted, command]
  );
}
function removeTrusted(userFolder, projectRoot, command) {
  return changeEntries(
    TRUSTED,
    userFolder,
    projectRoot,
    (trusted) => trusted.includes(command) ? trusted.filter((other) => other !== command) : trusted
  );
}
var WAITING = {
  file: "waiting.json",
  holds: "commands that wait for your trust",
  entry: () => (0, import_adapters_loops_record_schemas.object)({ command: (0, import_adapters_loops_record_schemas.string)(), plan: (0, import_adapters_loops_record_schemas.string)() }),
  isExpendable: true
};
var MOST_WAITING = 20;
function listWaiting(userFolder, projectRoot) {
  return entriesIn(WAITING, userFolder, projectRoot);
}
async function noteWaiting(userFolder, projectRoot, waiting) {
  const named3 = new Set(waiting.map(({ command }) => command));
  await changeEntries(
    WAITING,
    userFolder,
    projectRoot,
    (before) => [...waiting, ...before.filter(({ command }) => !named3.has(command))].slice(0, MOST_WAITING)
  );
}
// src/core/report/show-command.ts
var LONGEST2 = 1e3;
function showCommand(command) {
  const shown = command.replaceAll(/\\(?=u\{)|[^\u0020-\u007e]/gu, escaped).replaceAll((0, import_hooks_active_on_stop17.tag)(), escaped);
  return shown.replaceAll(
    /^ +| {2,}| $/g,
    (blanks) => blanks.length === 1 ? "\\u{20}" : `\\u{20*${blanks.length}}`
  );
}
function isReadable(command) {
  return showCommand(command).length <= LONGEST2;
}
function showForList(command) {
  const shown = showCommand(command);
  if (shown.length <= LONGEST2) return shown;
  return `${shown.slice(0, 200)}\\u{cut: ${shown.length} characters in all, sha256 ${(0, import_adapters_git_work_tree.bytesToHex)((0, import_adapters_git_work_tree.sha256)((0, import_adapters_git_work_tree.utf8ToBytes)(shown)))}}`;
}
function escapeLegend(commands) {
  if (commands.every((command) => showCommand(command) === command)) return null;
  return "\\u{...} stands for a character that does not show, looks like another or could be obeyed, \\u{20*N} for N blanks.";
}
function escaped(char) {
  return `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`;
}
// src/app/trust/plan-trust.ts
function untrustedCommands(workspace, plans, usual = []) {
  const all = new Set(plans.flatMap((text2) => planCommands(text2, usual)));
  return [...all].filter((command) => !isTrusted(workspace.userFolder, workspace.project, command));
}
function commandsDigest({ key, project }, commands) {
  return (0, import_hooks_active_on_stop16.sign)(key, `msw-commands-1
${JSON.stringify([project, ...commands])}`).slice(0, 16);
}
function trustRequest(workspace, commands, allow) {
  const list2 = commands.map((command) => `
  ${showForList(command)}`).join("");
  const legend = escapeLegend(commands);
  const notes = legend === null ? "" : `
${legend}`;
  return commands.every(isReadable) ? `${list2}${notes}
Read them; exactly these are trusted when you type: ${allow(commandsDigest(workspace, commands))}` : `${list2}${notes}
What is cut cannot be read, and so not be allowed here: put it into a script of the project.`;
}
async function noteUntrusted(workspace, { plan, commands, loop }) {
  if (commands.length === 0) return;
  const waiting = commands.filter(isReadable).map((command) => ({ command, plan }));
  await noteWaiting(workspace.userFolder, workspace.project, waiting);
  const event = {
    event: "untrusted-commands",
    plan,
    commands,
    ...loop === void 0 ? {} : { loop }
  };
  await (0, import_hooks_active_on_stop9.appendJournal)(workspace.project, event, (0, import_hooks_active_on_stop10.isoTime)(workspace));
}

var import_app_loop_conclude_turn2 = require("./app.loop.conclude-turn.cjs");

var import_hooks_active_on_stop18 = require("./hooks.active.on-stop.cjs");

var import_adapters_git_work_tree2 = require("./adapters.git.work-tree.cjs");

var import_node_child_process = require("node:child_process");
// src/adapters/process/start-in-background.ts
function startInBackground(args, env) {
  return startProgram(process.execPath, args, { cwd: (0, import_adapters_git_work_tree2.neutralFolder)(), env });
}
function startProgram(program, args, { cwd, env }) {
  const child = (0, import_node_child_process.spawn)(program, [...args], {
    // A group of its own: the client ends a hook's group when the hook's time is up.
    detached: process.platform !== "win32",
    windowsHide: true,
    stdio: "ignore",
    cwd,
    env
  });
  let ended = false;
  const end = () => {
    ended = true;
  };
  child.once("exit", end);
  child.once("error", end);
  child.unref();
  return { hasEnded: () => ended };
}

var import_node_fs5 = require("node:fs");
var import_node_path6 = require("node:path");
// src/app/workspace/cli-command.ts
function cliCommand(workspace) {
  const root = workspace.env.CLAUDE_PLUGIN_ROOT;
  return root === void 0 ? import_hooks_active_on_stop4.prose`msw-protocol` : import_hooks_active_on_stop4.prose`node "${(0, import_hooks_active_on_stop18.typedExactly)((0, import_node_path6.resolve)(root, "dist", "cli.mjs"))}"`;
}
function startCli(args, env) {
  const program = cliProgram(process.argv[1]);
  if (program !== null) startInBackground([program, ...args], env);
  return program !== null;
}
function cliProgram(program) {
  if (program === void 0 || !(0, import_node_fs5.existsSync)(program)) return null;
  const folder = (0, import_node_path6.dirname)((0, import_node_fs5.realpathSync)(program));
  return [(0, import_node_path6.join)(folder, "..", "cli.mjs"), (0, import_node_path6.join)(folder, "cli.mjs")].find((path) => (0, import_node_fs5.existsSync)(path)) ?? null;
}

var import_hooks_active_on_stop19 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop20 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop21 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop22 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop23 = require("./hooks.active.on-stop.cjs");

var import_node_os3 = require("node:os");
var import_node_os4 = require("node:os");
// src/adapters/claude-code/hook-input.ts
function parseCommand(value) {
  const parsed = expansionSchema().safeParse(value);
  if (!parsed.success) return null;
  const command = /^msw:([a-z-]+)$/.exec(parsed.data.command_name)?.[1];
  if (command === void 0) return null;
  return {
    session: parsed.data.session_id,
    command,
    args: parsed.data.command_args,
    transcriptPath: parsed.data.transcript_path
  };
}
function parseSessionStart(value) {
  const parsed = sessionStartSchema().safeParse(value);
  return parsed.success ? { session: parsed.data.session_id, source: parsed.data.source } : null;
}
function parseSessionEnd(value) {
  const parsed = sessionEndSchema().safeParse(value);
  return parsed.success ? { session: parsed.data.session_id, reason: parsed.data.reason } : null;
}
function parseStopFailure(value) {
  const parsed = stopFailureSchema().safeParse(value);
  return parsed.success ? { session: parsed.data.session_id, error: parsed.data.error } : null;
}
var session = () => ({ session_id: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._minLength)(1)) });
var optionalText = () => (0, import_adapters_loops_record_schemas._catch)((0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()), null);
var text = () => (0, import_adapters_loops_record_schemas._catch)((0, import_adapters_loops_record_schemas.string)(), "");
var expansionSchema = () => (0, import_adapters_loops_record_schemas.object)({
  ...session(),
  command_name: (0, import_adapters_loops_record_schemas.string)(),
  command_args: text(),
  transcript_path: optionalText()
});
var sessionStartSchema = () => (0, import_adapters_loops_record_schemas.object)({
  ...session(),
  source: (0, import_adapters_loops_record_schemas._catch)((0, import_adapters_loops_record_schemas._enum)(["startup", "resume", "clear", "compact", "fork", "other"]), "other")
});
var sessionEndSchema = () => (0, import_adapters_loops_record_schemas.object)({ ...session(), reason: text() });
var stopFailureSchema = () => (0, import_adapters_loops_record_schemas.object)({ ...session(), error: text() });
// src/app/session/plan-start.ts
function planStart(workspace, session2, state) {
  const loop = (0, import_hooks_active_on_stop7.findLoop)(state, session2);
  if (loop === null) return planOrphans(workspace, state);
  const { pause } = loop.progress;
  const rests = pause !== null && pause.cause !== "parked" && pause.cause !== "api-failure";
  return rests ? { kind: "paused", loop, pause } : { kind: "own", loop };
}
function planOrphans(workspace, state) {
  const around = { now: workspace.now(), host: (0, import_node_os3.hostname)(), isAlive };
  const loops = (0, import_hooks_active_on_stop7.loopsIn)(state).filter((loop) => (0, import_hooks_active_on_stop8.isOrphaned)(loop, around) || isNews(loop));
  const [first] = loops;
  return first === void 0 ? { kind: "nothing" } : { kind: "lost", first, loops };
}
function isNews({ progress }) {
  return progress.pause?.cause === "parked" && !progress.said.includes(parkedNews(progress.pause));
}
function parkedNews(pause) {
  return `parked ${pause.at}`;
}
// src/app/session/recover.ts
async function startSession(workspace, input, ownerPid2) {
  const { state, notice: restored } = await (0, import_hooks_active_on_stop19.withLoopRestored)(workspace, input.session);
  const plan = planStart(workspace, input.session, state);
  const trouble = await (0, import_hooks_active_on_stop20.reportUnusableState)(workspace, state, null);
  const answer = await carryOut(workspace, input.session, plan, ownerPid2);
  return (0, import_hooks_active_on_stop19.restoredFirst)((0, import_hooks_active_on_stop19.restoredFirst)(answer, trouble.kind === "notice" ? trouble.notice : null), restored);
}
async function carryOut(workspace, session2, plan, ownerPid2) {
  switch (plan.kind) {
    case "nothing":
      return import_hooks_active_on_stop21.silent;
    case "lost":
      for (const orphan of plan.loops) await park(workspace, orphan, session2);
      return notice(`${lostLoops(plan)}; /msw:resume takes it over.`);
    case "paused":
      await welcomeBack(workspace, session2, ownerPid2);
      return notice(
        `loop ${plan.loop.terms.id} is paused (${plan.pause.reason}); continue with /msw:resume.`
      );
    case "own": {
      await welcomeBack(workspace, session2, ownerPid2);
      const context = await contextFor(workspace, plan.loop);
      return { kind: "context", context, notice: null };
    }
  }
}
function lostLoops({ first, loops }) {
  const more = loops.length === 1 ? "" : ` (and ${loops.length - 1} more, see /msw:status)`;
  const what = first.terms.execution === null ? `at iteration ${first.progress.iteration}` : "while it executed a phase";
  return `loop ${first.terms.id} lost its session ${what} and is parked${more}`;
}
async function endSession(workspace, input) {
  const left = await changeOwn(
    workspace,
    input.session,
    (loop) => (0, import_hooks_active_on_stop5.withProgress)(loop, {
      lastHeartbeat: workspace.now(),
      owner: { pid: null, host: (0, import_node_os4.hostname)() },
      // A cleared conversation gets a new session id, so nobody will ever come back under this one.
      pause: input.reason === "clear" ? loop.progress.pause ?? parked("its conversation was cleared", workspace.now()) : loop.progress.pause
    })
  );
  return left === null || !(0, import_hooks_active_on_stop5.isRunning)(left) || left.terms.execution !== null ? import_hooks_active_on_stop21.silent : leaveLine(workspace, left);
}
async function leaveLine(workspace, { terms, progress }) {
  const reason = `its session ended in iteration ${progress.iteration} of ${terms.maxIterations}`;
  const { id: loop, session: session2 } = terms;
  const { iteration } = progress;
  await (0, import_hooks_active_on_stop9.appendJournal)(
    workspace.project,
    { event: "session-ended", loop, session: session2, iteration },
    (0, import_hooks_active_on_stop10.isoTime)(workspace)
  );
  const { keepResult, LEFT } = await Promise.resolve().then(() => require("./adapters.user.result-store.cjs"));
  const at = (0, import_hooks_active_on_stop10.isoTime)(workspace);
  const { tokens } = progress.spent;
  const about = { loop, session: session2, at, iteration, files: null, tokens, proof: null, report: null };
  const how = { state: "paused", cause: LEFT, reason, outcome: `not done, ${reason}` };
  await keepResult(workspace.userFolder, workspace.project, { ...about, ...how });
  return notice(`loop ${loop} is not done: ${reason}. It continues when the session is resumed.`);
}
async function noteStopFailure(workspace, input) {
  const loop = await changeOwn(
    workspace,
    input.session,
    (current) => (0, import_hooks_active_on_stop5.isRunning)(current) ? (0, import_hooks_active_on_stop5.withProgress)(current, {
      lastHeartbeat: workspace.now(),
      pause: {
        cause: "api-failure",
        reason: (0, import_hooks_active_on_stop23.clipText)(input.error || "unknown error", 120),
        at: workspace.now()
      }
    }) : current
  );
  if (loop === null) return import_hooks_active_on_stop21.silent;
  await (0, import_hooks_active_on_stop9.appendJournal)(
    workspace.project,
    { event: "api-failure", loop: loop.terms.id, session: input.session, error: (0, import_hooks_active_on_stop23.clipText)(input.error, 120) },
    (0, import_hooks_active_on_stop10.isoTime)(workspace)
  );
  return import_hooks_active_on_stop21.silent;
}
async function welcomeBack(workspace, session2, ownerPid2) {
  const now = workspace.now();
  await changeOwn(workspace, session2, (loop) => {
    const { pause, pausedMs } = loop.progress;
    return (0, import_hooks_active_on_stop5.withProgress)(loop, {
      lastHeartbeat: now,
      owner: { pid: ownerPid2, host: (0, import_node_os4.hostname)() },
      // Parked while it was away: the session that owns it is back.
      pause: pause?.cause === "parked" ? null : pause,
      pausedMs: pausedMs + Math.max(0, now - awaySince(loop, now))
    });
  });
}
function awaySince({ progress }, now) {
  const { pause, owner, lastHeartbeat } = progress;
  if (pause !== null) return pause.cause === "parked" ? pause.at : now;
  return owner.pid === null ? lastHeartbeat : now;
}
async function contextFor(workspace, loop, rested = false) {
  const { execution } = loop.terms;
  if (execution === null) return reinjection(loop, rested);
  const { executionReinjection: executionReinjection2 } = await Promise.resolve().then(() => require("./core.loop.execution-text.cjs"));
  return executionReinjection2(execution, cliCommand(workspace));
}
function reinjection({ terms, progress }, rested = false) {
  const last = rested ? progress.iteration : progress.iteration - 1;
  const newest = rested ? "report" : `iteration-${String(last).padStart(3, "0")}`;
  const first = terms.fresh ? "brief" : "task";
  const file = `${terms.project}/.msw/loops/${terms.id}/${last === 0 ? first : newest}.md`;
  if (terms.fresh)
    return import_hooks_active_on_stop4.prose`An MSW loop is under way in this session: iteration ${progress.iteration} of ${terms.maxIterations}. ${(0, import_app_loop_conclude_turn2.startWorker)(file)}`;
  const holds = last === 0 ? import_hooks_active_on_stop4.prose`the task` : import_hooks_active_on_stop4.prose`the task, the evidence and what was tried`;
  return (0, import_hooks_active_on_stop4.fitProse)(
    [
      import_hooks_active_on_stop4.prose`An MSW loop is under way in this session: iteration ${progress.iteration} of ${terms.maxIterations}.`,
      import_hooks_active_on_stop4.prose`Read ${(0, import_hooks_active_on_stop3.quoteName)(file)} before you continue: it holds ${holds}.`,
      (0, import_app_loop_conclude_turn2.howItEnds)(terms),
      import_hooks_active_on_stop4.prose`Checks: ${checksOf(terms)}`
    ],
    1e3
  );
}
function checksOf({ checks }) {
  if (checks.length === 0) return import_hooks_active_on_stop4.prose`none`;
  const shown = checks.slice(0, 4).map(({ command }) => (0, import_hooks_active_on_stop22.quoteLine)(command, 80));
  const more = checks.length - shown.length;
  return (0, import_hooks_active_on_stop4.joinProse)([...shown, more > 0 ? import_hooks_active_on_stop4.prose`and ${more} more` : null], "; ");
}
async function park(workspace, orphan, session2) {
  await changeOwn(workspace, orphan.terms.session, (loop) => {
    const { lastHeartbeat, pause: current } = loop.progress;
    const waits = current === null || current.cause === "api-failure";
    const pause = waits ? parked("its session is gone", current?.at ?? lastHeartbeat) : current;
    return (0, import_hooks_active_on_stop5.withProgress)(loop, { pause, said: [...loop.progress.said, parkedNews(pause)].slice(-50) });
  });
  const { id, session: lost } = orphan.terms;
  await (0, import_hooks_active_on_stop9.appendJournal)(
    workspace.project,
    { event: "loop-parked", loop: id, session: lost, foundBy: session2 },
    (0, import_hooks_active_on_stop10.isoTime)(workspace)
  );
}
function parked(reason, at) {
  return { cause: "parked", reason, at };
}
async function changeOwn(workspace, session2, change) {
  const saved = await (0, import_hooks_active_on_stop7.changeLoop)(workspace, session2, (current) => {
    const loop = current === null ? null : change(current);
    return { loop, value: loop };
  });
  return saved.status === "ok" ? saved.value : null;
}
function notice(text2) {
  return { kind: "notice", notice: `msw \u25B8 ${text2}` };
}

// src/app/trust/settle-trust.ts
async function settleTrust(workspace, question) {
  const plan = planTrust(workspace, question);
  if (plan.kind === "trust") return trustAll(workspace, plan.commands);
  for (const one of question.named) await noteUntrusted(workspace, one);
  return plan.reason;
}
function planTrust(workspace, { named: named3, typed: typed2, whose, allow }) {
  const commands = [...new Set(named3.flatMap((one) => one.commands))];
  const isAllowed = typed2 === commandsDigest(workspace, commands) && commands.every(isReadable);
  if (commands.length === 0 || isAllowed) return { kind: "trust", commands };
  const changed = typed2 === null ? "" : `The digest ${typed2} belongs to another list; the commands may have changed. `;
  const request = trustRequest(workspace, commands, allow);
  return {
    kind: "ask",
    reason: `${changed}${whose} commands that run only when you trust them for this project:${request}`
  };
}
async function trustAll(workspace, commands) {
  if (commands.length === 0) return null;
  for (const command of commands) {
    const added = await addTrusted(workspace.userFolder, workspace.project, command);
    if (added.status === "busy")
      return "The list of trusted commands is locked by another process; try again.";
    if (added.status === "refused") return added.reason;
  }
  await (0, import_hooks_active_on_stop9.appendJournal)(workspace.project, { event: "commands-trusted", commands }, (0, import_hooks_active_on_stop10.isoTime)(workspace));
  return null;
}

var import_hooks_active_on_stop24 = require("./hooks.active.on-stop.cjs");

// src/core/commands/slash-commands.ts
var TRUST = [`--trust ${import_hooks_active_on_stop11.LOOP_OPTIONS.trust.shown}`, import_hooks_active_on_stop11.LOOP_OPTIONS.trust.about];
var WAYS = ["memory", "loop", "quick", "research", "map", "plan", "next", "close"];
var SLASH_COMMANDS = [
  {
    name: "loop",
    summary: "Work until checks pass",
    usage: '"<task>" [--check "npm test"] [--promise TEXT] [--max-iterations N]',
    takesText: true,
    options: (0, import_hooks_active_on_stop11.optionLines)(),
    example: '/msw:loop "Fix the failing cart tests" --check "npm test"'
  },
  {
    name: "go",
    summary: "Do a task the right way, or the next step",
    usage: '["<task>"] [--as WAY] [--explain] | --close [--tag] [--anyway]',
    takesText: true,
    options: [
      ["--as WAY", WAYS.join(", ")],
      ["--explain", "say which way it would go, and why; do nothing"],
      ["--close", "close the milestone whose phases are verified"],
      ["--tag", "with --close: tag the commit with the version"],
      ["--keep-phases", "with --close: leave the folders of its phases where they are"],
      ["--anyway", "with --close: note what is open as deferred"],
      ["--check COMMAND", "and the other options of /msw:loop: it becomes a loop"]
    ],
    example: '/msw:go "Make the date parser accept ISO weeks"'
  },
  { name: "status", summary: "Show the loops and the plan", usage: "", options: [] },
  { name: "stop", summary: "End the loop", usage: "[loop id]", options: [] },
  { name: "pause", summary: "Pause the loop", usage: "[loop id]", options: [] },
  {
    name: "resume",
    summary: "Continue a loop, with a hint",
    usage: "[hint] [--force]",
    takesText: true,
    options: [
      ["hint", "what Claude should know: also while it runs"],
      ["--force", "at once, whatever the breaker says; also a loop whose session may still run"]
    ],
    example: "/msw:resume the fixtures are generated, run npm run fixtures first"
  },
  {
    name: "undo",
    summary: "Restore an iteration's files",
    usage: "[N] [--back] [--yes]",
    options: [
      ["--yes", "do it; without it you see what would change"],
      ["--back", "take the last undo back"]
    ]
  },
  {
    name: "init",
    summary: "Plan a project or milestone",
    usage: "[--milestone] [--from FILE]",
    options: [
      ["--milestone", "the next milestone of this project"],
      ["--from FILE", "a description to begin with"]
    ]
  },
  {
    name: "discuss",
    summary: "Settle what is open in a phase",
    usage: "N [--update]",
    options: [["--update", "change what was settled before"]]
  },
  {
    name: "plan",
    summary: "Plan a phase",
    usage: "N [--gaps] [--research|--skip-research] | N --accept",
    options: [
      ["--gaps", "plan what the verification found missing"],
      ["--research", "research the phase again first"],
      ["--skip-research", "plan without research"],
      ["--accept", "take the plans although the plan-checker objects"]
    ]
  },
  {
    name: "execute",
    summary: "Carry out a phase's plans",
    usage: "PHASE [--wave W] [--gaps-only] [--answer PLAN WORDS] [--close|--again|--skip PLAN]",
    takesText: true,
    options: [
      ["--wave W", "only the plans of this wave"],
      ["--gaps-only", "only plans for gaps"],
      TRUST,
      ["--keep-changes", "what you changed in files of the plans stays yours, uncommitted"],
      ["--take-changes", "it belongs to the plans, whose commits take it"],
      ["--answer PLAN WORDS", "your answer at a checkpoint"],
      ["--close PLAN", "finish a half-done plan as it is"],
      ["--again PLAN", "carry it out again"],
      ["--skip PLAN", "leave it"]
    ]
  },
  {
    name: "verify",
    summary: "Verify a phase",
    usage: 'N [--here] [--no-commit] [--trust DIGEST] [ID|TEST passed|failed|skipped|blocked "what you saw"]',
    takesText: true,
    options: [
      ["--here", "in your folder, with what is not committed, in place of a clean checkout"],
      ["--no-commit", "write the report without committing it"],
      TRUST,
      ['ID passed|failed "what you saw"', "your judgement of what only a person can see"],
      ['TEST passed|failed|skipped|blocked "..."', "the same for a test of NN-UAT.md, by its number"]
    ]
  },
  {
    name: "quick",
    summary: "Plan and do a small task",
    usage: '"<task>" | --go ID',
    takesText: true,
    options: [["--go ID", "carry out the plan that you have read"], TRUST]
  },
  {
    name: "map",
    summary: "Map this codebase",
    usage: "[--fast] [--focus tech|arch|quality|concerns] [--paths a,b] [--refresh]",
    options: [
      ["--fast", "one mapper, for tech and arch unless --focus says otherwise"],
      ["--focus AREA", "only tech, arch, quality or concerns, or several joined with +"],
      ["--paths a,b", "where the mappers look, joined with commas"],
      ["--refresh", "map everything again, changed or not"]
    ]
  },
  {
    name: "research",
    summary: "Research a topic into a report",
    usage: '"<topic>" [--questions N] [--notebook NAME] [--mode deep|fast] [--phase N] [--local]',
    takesText: true,
    options: [
      ["--questions N", "how many to ask; by default 5"],
      ["--notebook NAME", "ask this notebook in place of a new one"],
      ["--mode deep|fast", "how sources are searched for"],
      ["--phase N", "the research of a phase of the roadmap"],
      ["--local", "only the documents of the project"],
      ["--fresh", "begin again in place of updating what was found"],
      ["--out FILE", "where the report goes"],
      ["--no-commit", "write the report without committing it"]
    ]
  },
  {
    name: "remember",
    summary: "Keep a note",
    usage: "[--supersedes ID] <text>",
    takesText: true,
    options: [
      ["--supersedes ID", "it replaces this note"],
      ["--anyway", "keep it although a note says nearly the same"]
    ]
  },
  { name: "recall", summary: "Find notes", usage: "<words>", takesText: true, options: [] },
  {
    name: "setup",
    summary: "Set up NotebookLM",
    usage: "[use NOTEBOOK --profile P --name NAME]",
    takesText: true,
    options: [
      ["use NOTEBOOK", "this notebook answers for the project"],
      ["plan PROFILE free|plus|pro|ultra|N", "how many questions the account may ask in a day"],
      ["--profile P", "the account that has the notebook"],
      ["--name NAME", "what the notebook is called here; by default main"],
      ["--reserve N", "how many questions are kept for planning and research"]
    ]
  },
  { name: "doctor", summary: "Check MSW here", usage: "", options: [] },
  { name: "help", summary: "Say what MSW does", usage: "[command]", options: [] }
];
function findCommand(name) {
  return SLASH_COMMANDS.find((command) => command.name === name);
}
// src/core/shell/typed-words.ts
function typedWords(raw) {
  const pattern = /(--[a-z-]{1,40}=)?(?:"((?:[^"\\]|\\.)*)"|'([^']*)')(?=\s|$)|\S+/g;
  return [...raw.matchAll(pattern)].map(([whole, option = "", double, single]) => {
    const quoted = double?.replaceAll(/\\(["\\])/g, "$1") ?? single;
    return quoted === void 0 ? whole : `${option}${quoted}`;
  });
}
// src/core/commands/read-typed.ts
function readTyped(name, raw) {
  const grammar = grammarOf(findCommand(name));
  const { head, last } = splitRest(raw, grammar);
  const typed2 = [...typedWords(head)];
  const words = [];
  const options = [];
  while (typed2.length > 0) {
    const option = takeOption(name, typed2, grammar);
    if (option === null) words.push(typed2.shift() ?? "");
    else if (typeof option === "string") return { status: "refused", reason: option };
    else options.push(option);
  }
  return { status: "ok", words, options: last === null ? options : [...options, last] };
}
function takeOption(command, typed2, grammar) {
  const [, option, inline2] = /^(-[a-z]|--[a-z][a-z-]*)(?:=([\s\S]*))?$/.exec(typed2[0] ?? "") ?? [];
  if (option === void 0) return null;
  typed2.shift();
  const known = grammar.get(option);
  if (known === void 0) return unknownOption2(command, option, [...grammar.keys()]);
  const name = option.replace(/^-+/, "");
  if (known.values === 0) return [name, ""];
  const value = inline2 ?? (grammar.has(typed2[0] ?? "") ? "" : typed2.shift() ?? "");
  return value === "" ? `Option ${option} needs a value: ${option} ${known.shown}.` : [name, value];
}
function optionOf({ options }, name) {
  return options.findLast(([option]) => option === name)?.[1] ?? null;
}
function hasOption({ options }, name) {
  return options.some(([option]) => option === name);
}
function unknownOption2(command, option, known) {
  const meant = closestWord(option, known);
  const cure = meant === null ? `type /msw:${command} --help` : `did you mean ${meant}?`;
  return `Unknown option ${(0, import_hooks_active_on_stop24.plainLine)(option, 40)} of /msw:${command}, which was not run: ${cure}`;
}
function grammarOf(command) {
  const rows = (command?.options ?? []).flatMap(([typed2]) => {
    const [option = "", ...values] = typed2.split(" ");
    return option.startsWith("--") ? [[option, { values: values.length, shown: values.join(" ") }]] : [];
  });
  return new Map(rows);
}
function splitRest(raw, grammar) {
  for (const [option, { values }] of grammar) {
    const match = values < 2 ? null : new RegExp(`(?:^|\\s)${option}(?=[=\\s]|$)=?`).exec(raw);
    if (match === null) continue;
    const rest = raw.slice(match.index + match[0].length).trim();
    return { head: raw.slice(0, match.index), last: [option.slice(2), rest] };
  }
  return { head: raw, last: null };
}

var import_hooks_active_on_stop25 = require("./hooks.active.on-stop.cjs");

// src/core/loop/plan-arming.ts
function planArming(request, facts) {
  const open = chooseChecks(request, facts);
  if (open.kind === "refuse") return open;
  const sealed = request.sealed.map((check) => ({ ...check, origin: "sealed" }));
  const chosen = { ...open, checks: nameChecks([...open.checks, ...sealed]) };
  const reason = exceedsHookTime(request, chosen.checks) ?? facts.unusable ?? (facts.owned === null ? null : secondLoop(facts.owned));
  return reason === null ? chosen : refuse2(reason);
}
function mayPropose({ plan, checks, proposeChecks: proposeChecks2 }) {
  return plan === null && checks.length === 0 && proposeChecks2;
}
function secondLoop({ terms, progress }) {
  const state = progress.pause === null ? "runs" : "is paused";
  return `This session already has a loop (${terms.id}), and it ${state}: end it with /msw:stop first, or continue with /msw:resume.`;
}
function refuse2(reason, refused3 = []) {
  return { kind: "refuse", reason, refused: refused3 };
}
function chooseChecks(request, { planned, proposed }) {
  const typed2 = request.checks.map((check) => ({ ...check, origin: "typed" }));
  if (planned !== null)
    return planned.kind === "refuse" ? planned : { ...planned, checks: nameChecks([...typed2, ...planned.checks]) };
  if (!mayPropose(request)) return arm(typed2);
  if (proposed.length === 0 && request.completionPromise === null) {
    return refuse2(
      'MSW found no test command in this project: name one with --check "COMMAND", or end the loop by --promise TEXT.'
    );
  }
  return arm(proposed.map(({ name, command }) => ({ name, command, origin: "proposed" })));
}
function arm(checks) {
  return { kind: "arm", checks: nameChecks(checks), trusts: [] };
}
function exceedsHookTime(request, checks) {
  const worst = checks.length * request.checkTimeoutSeconds;
  if (worst <= import_hooks_active_on_stop25.secondsForChecks) return null;
  return `The checks may take ${worst} s in all, more than the ${import_hooks_active_on_stop25.secondsForChecks} s that a hook has: lower --check-timeout (now ${request.checkTimeoutSeconds}).`;
}
function nameChecks(checks) {
  const taken = /* @__PURE__ */ new Set();
  return checks.filter(isFirst).map((check) => {
    let name = check.name;
    for (let number2 = 2; taken.has(name); number2++) name = `${check.name}-${number2}`;
    taken.add(name);
    return { ...check, name };
  });
}
function isFirst({ command }, index, checks) {
  return checks.findIndex((other) => other.command.trim() === command.trim()) === index;
}

// src/core/loop/parse-arguments.ts
function parseArguments(raw) {
  const segments = readSegments(raw);
  if (segments.status === "refused") return segments;
  let request = { ...import_hooks_active_on_stop11.requestDefaults, task: segments.task };
  for (const { name, value } of segments.options) {
    const next = applyOption(request, name, value);
    if (typeof next === "string") return { status: "refused", reason: next };
    request = next;
  }
  const problem2 = findConflict(request);
  return problem2 === null ? { status: "ok", request } : { status: "refused", reason: problem2 };
}
function applyOption(request, name, value) {
  const option = import_hooks_active_on_stop11.LOOP_OPTIONS[name];
  switch (option.kind) {
    case "number": {
      const number2 = /^\d{1,10}$/.test(value) ? Number.parseInt(value, 10) : Number.NaN;
      if (number2 >= option.low && number2 <= option.high) return { ...request, [option.key]: number2 };
      return `Option --${name} needs a whole number from ${option.low} to ${option.high}, not "${clip(value)}".`;
    }
    case "flag":
      return { ...request, [option.key]: !option.initial };
    case "text":
      return option.objection(value) ?? { ...request, [option.key]: value };
    case "list":
      return option.objection(value) ?? { ...request, [option.key]: [...request[option.key], value] };
    case "commands": {
      const check = parseCheck(value);
      return option.objection(check.command.trim()) ?? {
        ...request,
        [option.key]: [...request[option.key], check]
      };
    }
  }
}
function findConflict(request) {
  const { task, trust, plan, checks, completionPromise, minIterations, maxIterations } = request;
  if (task.trim() === "") return 'The task is missing: /msw:loop "what to do" --check "npm test".';
  if (trust !== null && plan === null)
    return "Option --trust belongs to --plan: it allows the commands of that plan.";
  if (request.witness && !request.mayWitness) return "Options --witness and --no-witness exclude each other.";
  if (minIterations > maxIterations) {
    return `Option --min-iterations (${minIterations}) is larger than --max-iterations (${maxIterations}).`;
  }
  if (!request.proposeChecks && checks.length + request.sealed.length === 0 && plan === null && completionPromise === null) {
    return "With --no-check the loop needs --promise TEXT: without either, nothing could end it.";
  }
  return null;
}
function clip(text2) {
  return text2.length > 40 ? `${text2.slice(0, 40)}\u2026` : text2;
}
function typedArguments(task, given) {
  const parts = Object.entries(given).flatMap(([name, value]) => typed(name, value));
  return [...parts, "--", task].join(" ");
}
function endsInBackslash(given) {
  const bad = Object.entries(given).find(
    ([, value]) => (Array.isArray(value) ? value : [value]).some((one) => typeof one === "string" && one.endsWith("\\"))
  );
  return bad?.[0] ?? null;
}
function typed(name, value) {
  if (value === void 0 || value === null || value === false) return [];
  if (value === true) return [`--${name}`];
  if (typeof value !== "string") return value.flatMap((one) => typed(name, one));
  const isBare = NUMBERS.has(name) && /^\S+$/.test(value);
  return [isBare ? `--${name} ${value}` : `--${name} "${value.replaceAll('"', '\\"')}"`];
}
var NUMBERS = new Set(
  Object.entries(import_hooks_active_on_stop11.LOOP_OPTIONS).flatMap(([name, { kind }]) => kind === "number" ? [name] : [])
);

var import_shared_adapters_files_read_plain7 = require("./shared.adapters.files.read-plain.cjs");

var import_node_fs6 = require("node:fs");
var import_node_path7 = require("node:path");
// src/app/loop/propose-here.ts
// src/core/checks/propose-checks.ts
function proposeChecks(facts) {
  const test = firstOf(facts, TESTS);
  const others = ["typecheck", "lint"].flatMap((name) => script(facts, name) ?? []);
  return test ? [test, ...others] : others;
}
var TESTS = [
  (facts) => script(facts, "test"),
  (facts) => target(facts.makeTargets, "make", "Makefile"),
  (facts) => target(facts.justTargets, "just", "justfile"),
  (facts) => named2(facts.denoTasks, "deno task test", "deno.json"),
  (facts) => named2(facts.composerScripts, "composer test", "composer.json"),
  python,
  (facts) => byFile(facts, /^Cargo\.toml$/, "cargo test"),
  (facts) => byFile(facts, /^go\.mod$/, "go test ./..."),
  (facts) => byFile(facts, /^pom\.xml$/, `${wrapper(facts, "mvnw", "mvnw.cmd", "mvn")} -B test`),
  (facts) => byFile(facts, /^build\.gradle(?:\.kts)?$/, `${wrapper(facts, "gradlew", "gradlew.bat", "gradle")} test`),
  (facts) => byFile(facts, /\.(?:sln|slnx|csproj|fsproj|vbproj)$/, "dotnet test"),
  (facts) => has(facts, "Gemfile") ? byFile(facts, /^(?:spec\/|\.rspec)$/, "bundle exec rspec") : null,
  (facts) => byFile(facts, /^phpunit\.xml(?:\.dist)?$/, facts.windows ? "vendor\\bin\\phpunit" : "vendor/bin/phpunit"),
  (facts) => byFile(facts, /^mix\.exs$/, "mix test"),
  (facts) => byFile(facts, /^deno\.jsonc?$/, "deno test")
];
function firstOf(facts, rules) {
  for (const rule of rules) {
    const check = rule(facts);
    if (check) return check;
  }
  return null;
}
var NO_CHECK = /no test specified|--watch(?!=false|All=false)|--fix\b|--write\b/;
function script({ packageManager: packageManager2, scripts }, name) {
  const text2 = Object.hasOwn(scripts, name) ? scripts[name] : void 0;
  if (packageManager2 === null || !text2?.trim() || NO_CHECK.test(text2)) return null;
  const run = name === "test" && packageManager2 !== "bun" ? packageManager2 : `${packageManager2} run`;
  return { name, command: `${run} ${name}`, from: `the script "${name}" in package.json` };
}
function target(targets, program, file) {
  const name = ["test", "check"].find((wanted) => targets.includes(wanted));
  return name ? { name, command: `${program} ${name}`, from: `the target "${name}" in ${file}` } : null;
}
function named2(names, command, file) {
  return names.includes("test") ? { name: "test", command, from: `"test" in ${file}` } : null;
}
function python(facts) {
  if (facts.tox) return { name: "test", command: "tox", from: "tox.ini" };
  if (!facts.pytest) return null;
  const lock = ["uv.lock", "poetry.lock", "Pipfile.lock"].find((name) => has(facts, name));
  const runner = lock ? `${lock.split(/[.](?=lock)/)[0]?.replace("Pipfile", "pipenv")} run ` : "";
  return { name: "test", command: `${runner}pytest`, from: "the settings of pytest" };
}
function byFile(facts, pattern, command) {
  const file = facts.names.find((name) => pattern.test(name));
  return file === void 0 ? null : { name: "test", command, from: file };
}
function wrapper(facts, posix, windows, installed) {
  if (facts.windows) return has(facts, windows) ? `.\\${windows}` : installed;
  return has(facts, posix) ? `./${posix}` : installed;
}
function has(facts, name) {
  return facts.names.includes(name);
}
// src/app/loop/propose-here.ts
function proposeHere(project, home) {
  for (const folder of foldersUp(project, home)) {
    const up = (0, import_node_path7.relative)(project, folder);
    const found = proposeChecks(projectFacts(folder));
    if (found.length > 0)
      return up === "" ? found : found.map((check) => ({ ...check, command: `cd ${up} && ${check.command}` }));
  }
  return [];
}
function foldersUp(project, home) {
  const folders = (0, import_shared_adapters_files_read_plain7.foldersInReach)(project, home);
  const root = folders.findIndex((folder) => (0, import_node_fs6.existsSync)((0, import_node_path7.join)(folder, ".git")));
  return folders.slice(0, Math.max(root, 0) + 1);
}

// src/core/commands/command-help.ts
function commandHelp(topic) {
  const name = topic.trim().replace(/^\/?(?:msw:)?/, "");
  if (name === "") return overview();
  const command = findCommand(name);
  if (command !== void 0) return helpOf(command);
  const folded = Object.hasOwn(FOLDED, name) ? FOLDED[name] : void 0;
  if (folded !== void 0) return `/msw:${name} is gone: ${folded}.`;
  const meant = closestWord(
    name,
    SLASH_COMMANDS.map((one) => one.name)
  );
  const hint = meant === null ? "type /msw:help for all commands" : `did you mean /msw:help ${meant}?`;
  return `Unknown command "${(0, import_hooks_active_on_stop24.plainLine)(name, 40)}": ${hint}`;
}
var FOLDED = {
  hint: 'type /msw:resume "what Claude should know"',
  next: "/msw:go does what comes next, and /msw:status shows it",
  progress: "type /msw:status"
};
function answerAtOnce(command, args) {
  return asksForHelp(command, args) ? commandHelp(command.name) : unknownWords(command, args);
}
function asksForHelp(command, args) {
  const words = args.trim().split(/\s+/);
  const asked = command.takesText === true ? words.length === 1 && words : words;
  return asked !== false && asked.some((word) => word === "--help" || word === "-h");
}
function unknownWords(command, args) {
  if (command.takesText === true) return null;
  const words = args.split(/\s+/).filter((word) => word !== "");
  if (command.usage === "" && words.length > 0)
    return `/msw:${command.name} takes no arguments, and was not run: leave out "${(0, import_hooks_active_on_stop24.plainLine)(words.join(" "), 60)}".`;
  const typed2 = readTyped(command.name, args);
  return typed2.status === "refused" ? typed2.reason : null;
}
function overview() {
  const width = Math.max(...SLASH_COMMANDS.map(({ name }) => name.length));
  const lines = SLASH_COMMANDS.map(({ name, summary }) => `  /msw:${name.padEnd(width)}  ${summary}`);
  return [
    "MSW keeps Claude working until your checks pass.",
    "",
    ...lines,
    "",
    "One of them: /msw:help loop"
  ].join("\n");
}
function helpOf({ name, summary, usage, options, example }) {
  const width = Math.max(0, ...options.map(([option]) => option.length));
  return [
    `/msw:${name} ${usage}`.trimEnd(),
    `${summary}.`,
    ...options.length === 0 ? [] : ["", ...options.map(([o, meaning]) => `  ${o.padEnd(width)}  ${meaning}`)],
    ...example === void 0 ? [] : ["", `For example: ${example}`]
  ].join("\n");
}

var import_node_path8 = require("node:path");
// src/app/loop/plan-arming-here.ts
function planArmingHere(workspace, { session: session2, request }, state) {
  return planArming(request, {
    planned: request.plan === null ? null : planChecks(workspace, request.plan, request.trust),
    proposed: mayPropose(request) ? proposeHere(workspace.project) : [],
    owned: (0, import_hooks_active_on_stop7.findLoop)(state, session2),
    // One that is corrupt is set aside.
    unusable: state.status === "newer" || state.status === "unreadable" ? (0, import_hooks_active_on_stop7.explainState)((0, import_hooks_active_on_stop7.statePath)(workspace.project), state) : null
  });
}
function planChecks(workspace, plan, trust) {
  const path = (0, import_node_path8.resolve)(workspace.project, plan);
  const file = (0, import_shared_adapters_files_read_plain2.readText)(path, (0, import_shared_adapters_files_read_plain3.projectFile)(findProject(path) ?? workspace.project));
  if (file.status !== "ok") {
    const why = file.status === "refused" ? `, ${file.reason}` : "";
    return refuse2(`The plan ${path} cannot be read${why}: give --plan a file of this project.`);
  }
  const commands = verifyCommands(file.text);
  if (commands.length === 0) {
    return refuse2(
      `The plan ${path} has no verify command: write one as <verify><automated>COMMAND</automated></verify>.`
    );
  }
  const named3 = [{ plan: path, commands: untrustedCommands(workspace, [file.text]) }];
  const allow = (digest) => `the same command with --trust ${digest}`;
  const trusted = planTrust(workspace, { named: named3, typed: trust, whose: "The plan names", allow });
  if (trusted.kind === "ask") return refuse2(trusted.reason, named3);
  const checks = commands.map((command) => ({
    name: parseCheck(command).name,
    command,
    origin: "plan"
  }));
  return { kind: "arm", checks, trusts: trusted.commands };
}

var import_app_loop_conclude_turn3 = require("./app.loop.conclude-turn.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_hooks_active_on_stop26 = require("./hooks.active.on-stop.cjs");

var import_app_loop_conclude_turn4 = require("./app.loop.conclude-turn.cjs");

var import_shared_adapters_files_read_plain8 = require("./shared.adapters.files.read-plain.cjs");

var import_hooks_active_on_stop27 = require("./hooks.active.on-stop.cjs");

var import_node_os5 = require("node:os");
var import_node_path9 = require("node:path");
// src/app/loop/arm-loop.ts
// src/core/loop/arming.ts
function renderArming(loop, { taskPath, evidencePath, guidance }) {
  const { terms } = loop;
  const budget2 = import_hooks_active_on_stop4.prose`${terms.maxIterations} iterations, ${terms.maxMinutes} minutes`;
  const context = (0, import_hooks_active_on_stop4.joinProse)(
    [
      import_hooks_active_on_stop4.prose`MSW armed a verified loop (${(0, import_hooks_active_on_stop3.quoteName)(terms.id)}) for this session. Budget: ${budget2}.`,
      import_hooks_active_on_stop4.prose`The task is what the user typed, without the options; verbatim in ${(0, import_hooks_active_on_stop3.quoteName)(taskPath)}.`,
      terms.checks.length === 0 ? import_hooks_active_on_stop4.prose`There is no check: the promise alone ends the loop.` : import_hooks_active_on_stop4.prose`Whenever you stop, MSW itself runs these checks in the project folder:`,
      ...terms.checks.map(describeCheck),
      tellBaseline(loop, evidencePath),
      (0, import_app_loop_conclude_turn2.howItEnds)(terms),
      import_hooks_active_on_stop4.prose`Do not weaken, skip or delete what a check tests in order to pass it.`
    ],
    "\n"
  );
  const commands = terms.checks.map((check) => (0, import_app_loop_gather_evidence.isSealed)(check) ? `${check.name} (sealed)` : check.command);
  const checks = commands.length === 1 ? commands[0] : commands.map((command) => `\u201C${command}\u201D`).join(", ");
  const noun = commands.length === 1 ? "check" : `${commands.length} checks`;
  const took = terms.checks.some((check) => check.origin === "proposed") ? `took the project\u2019s own ${noun}` : noun;
  const what = terms.checks.length === 0 ? `promise: ${terms.completionPromise ?? ""}` : `${took}: ${checks}`;
  const said = guidance === null ? "" : ` \xB7 guidance: ${(0, import_hooks_active_on_stop17.harmless)(guidance)}`;
  return {
    context,
    notice: (0, import_hooks_active_on_stop23.clipText)(`msw \u25B8 loop armed \xB7 ${what} \xB7 ${budget2}${showBaseline(loop)}${said}`, 600)
  };
}
function tellBaseline({ progress }, evidencePath) {
  switch (progress.baseline?.kind) {
    case "red":
      return evidencePath === null ? null : import_hooks_active_on_stop4.prose`MSW ran them once: they fail. Begin by reading ${(0, import_hooks_active_on_stop3.quoteName)(evidencePath)}.`;
    case "green":
      return import_hooks_active_on_stop4.prose`MSW ran them once: they pass already, so they cannot prove the task. Begin with a test that fails because the task is not done; the loop is not done while no file has changed.`;
    case "unknown":
      return import_hooks_active_on_stop4.prose`MSW ran them once, and they said nothing about the code: ${(0, import_hooks_active_on_stop22.quoteLine)(progress.baseline.reason, 200)}.`;
    case void 0:
      return null;
  }
}
function showBaseline({ progress }) {
  switch (progress.baseline?.kind) {
    case "red":
      return progress.lastFailure === null ? "" : ` \xB7 the checks fail now: ${(0, import_hooks_active_on_stop26.failureHeadline)(progress.lastFailure, 160)}`;
    case "green":
      return " \xB7 the checks pass already and cannot prove the task: Claude is asked to begin with a test that fails";
    case "unknown":
      return ` \xB7 ${progress.baseline.reason}`;
    case void 0:
      return "";
  }
}
function describeCheck(check) {
  if ((0, import_app_loop_gather_evidence.isSealed)(check))
    return import_hooks_active_on_stop4.prose`- ${(0, import_hooks_active_on_stop3.quoteName)(check.name, 80)}: sealed by the user. It runs when the others pass; you learn whether it fails, not what it says. Do not look for it.`;
  return import_hooks_active_on_stop4.prose`- ${(0, import_hooks_active_on_stop3.quoteName)(check.name, 80)}: ${(0, import_hooks_active_on_stop22.quoteLine)(check.command, 400)}`;
}
// src/app/loop/arm-loop.ts
async function armLoop(workspace, arm2) {
  const state = (0, import_hooks_active_on_stop7.readState)(workspace);
  const plan = planArmingHere(workspace, arm2, state);
  if (plan.kind === "refuse") {
    for (const one of plan.refused) await noteUntrusted(workspace, one);
    return { status: "refused", reason: plan.reason, needsTrust: plan.refused.length > 0 };
  }
  const untrusted = await trustAll(workspace, plan.trusts);
  if (untrusted !== null) return { status: "refused", reason: untrusted };
  const trouble = await (0, import_hooks_active_on_stop20.reportUnusableState)(workspace, state, arm2.session);
  const loop = newLoop(workspace, arm2, plan.checks);
  const first = (0, import_hooks_active_on_stop27.openLoopFolder)(workspace.project, loop.terms.id);
  if (first.status === "refused") return first;
  const { config } = (0, import_hooks_active_on_stop2.readConfig)(workspace.project);
  const kept = await firstSnapshot(workspace, loop, config);
  const began = await begin(workspace, loop, arm2.request, config);
  const { evidence } = began;
  const guided = await guide(workspace, began, config);
  const begun = guided.loop;
  const folder = (0, import_hooks_active_on_stop27.openLoopFolder)(workspace.project, loop.terms.id);
  if (folder.status === "refused") return folder;
  (0, import_hooks_active_on_stop14.writeFileAtomic)((0, import_node_path9.join)(folder.path, "task.md"), arm2.request.task);
  const evidencePath = await firstEvidence(guided, evidence, folder.path);
  const saved = await (0, import_hooks_active_on_stop7.changeLoop)(
    workspace,
    arm2.session,
    (current) => current === null ? { loop: begun, value: null } : { loop: current, value: current }
  );
  if (saved.status === "refused") return saved;
  if (saved.value !== null) return { status: "refused", reason: secondLoop(saved.value) };
  await (0, import_hooks_active_on_stop9.appendJournal)(
    workspace.project,
    {
      event: "loop-armed",
      loop: loop.terms.id,
      session: arm2.session,
      checks: loop.terms.checks.map(
        (check) => (0, import_app_loop_gather_evidence.isSealed)(check) ? { ...check, command: import_app_loop_gather_evidence.SEALED_COMMAND } : check
      ),
      maxIterations: loop.terms.maxIterations,
      ...begun.progress.baseline === null ? {} : { baseline: begun.progress.baseline.kind }
    },
    (0, import_hooks_active_on_stop10.isoTime)(workspace)
  );
  const { context, notice: notice2 } = renderArming(begun, {
    taskPath: (0, import_node_path9.join)(folder.path, "task.md"),
    evidencePath,
    guidance: guided.origin
  });
  const told = loop.terms.fresh ? await briefWorker(begun, context, folder.path) : context;
  const troubles = [
    ...trouble.kind === "notice" ? [trouble.notice] : [],
    ...(0, import_hooks_active_on_stop7.loopsIn)(state).flatMap((other) => tellOther(workspace, other))
  ];
  return {
    status: "armed",
    loop: begun,
    context: told,
    notice: [...troubles, notice2, ...kept, ...guided.notice === null ? [] : [guided.notice]].join("\n")
  };
}
async function briefWorker({ terms }, context, folder) {
  const { firstPrompt } = await Promise.resolve().then(() => require("./core.headless.headless-prompt.cjs"));
  const page = (0, import_node_path9.join)(folder, "brief.md");
  (0, import_app_loop_conclude_turn4.writePage)(page, firstPrompt(context, terms.prompt), { durable: false });
  return import_hooks_active_on_stop4.prose`MSW armed a verified loop (${(0, import_hooks_active_on_stop3.quoteName)(terms.id)}) for this session. ${(0, import_app_loop_conclude_turn2.startWorker)(page)}`;
}
function tellOther(workspace, other) {
  const around = { now: workspace.now(), host: (0, import_node_os5.hostname)(), isAlive };
  if (!(0, import_hooks_active_on_stop5.isRunning)(other) || (0, import_hooks_active_on_stop8.isGate)(other) || (0, import_hooks_active_on_stop8.isOrphaned)(other, around)) return [];
  const what = other.terms.execution === null ? "loop" : "execution";
  return [
    `msw \u25B8 another ${what} (${other.terms.id}) runs in this folder: the two change the same files, and each one\u2019s checks judge the work of both. A git worktree of its own keeps them apart.`
  ];
}
function newLoop(workspace, arm2, checks) {
  const now = workspace.now();
  const { request } = arm2;
  const end = (0, import_app_loop_conclude_turn3.transcriptEnd)(arm2.transcriptPath);
  const transcript = arm2.transcriptPath === null || end === null ? null : { path: arm2.transcriptPath, offset: end };
  return {
    terms: {
      id: newLoopId(now),
      session: arm2.session,
      project: workspace.project,
      prompt: request.task,
      checks,
      execution: null,
      tree: null,
      startedAt: now,
      ...(0, import_hooks_active_on_stop11.termOptions)(request)
    },
    progress: {
      ...(0, import_hooks_active_on_stop5.newProgress)(now, { pid: arm2.ownerPid, host: (0, import_node_os5.hostname)() }),
      transcript
    }
  };
}
function newLoopId(now) {
  const stamp = new Date(now).toISOString().replaceAll(/[-:]/g, "").replace("T", "-").slice(0, 15);
  return `${stamp}-${(0, import_shared_adapters_files_read_plain8.randomBytes)(3).toString("hex")}`;
}
async function firstSnapshot(workspace, { terms }, { snapshots }) {
  if (!snapshots || terms.checks.length === 0) return [];
  const { keepSnapshots } = await Promise.resolve().then(() => require("./app.snapshots.keep-snapshots.cjs"));
  const keep = await keepSnapshots(workspace, terms.id);
  return (await keep(0)).sentences;
}
async function begin(workspace, loop, request, config) {
  if (loop.terms.checks.length === 0) return { loop, evidence: null };
  const { takeBaseline, withFirstTree } = await Promise.resolve().then(() => require("./app.loop.take-baseline.cjs"));
  if (!request.baseline) return { loop: await withFirstTree(loop), evidence: null };
  return takeBaseline(loop, config, workspace.userFolder);
}
async function guide(workspace, began, config) {
  const { loop, evidence } = began;
  if (evidence === null) return { loop, guidance: null, origin: null, note: null, notice: null };
  const { guideFirst } = await Promise.resolve().then(() => require("./app.loop.take-baseline.cjs"));
  return guideFirst(workspace, began, config);
}
async function firstEvidence(guided, evidence, folder) {
  if (evidence === null) return null;
  const { writeFirstEvidence } = await Promise.resolve().then(() => require("./app.loop.take-baseline.cjs"));
  return writeFirstEvidence(guided, evidence, folder);
}

var import_hooks_active_on_stop28 = require("./hooks.active.on-stop.cjs");

var import_app_loop_conclude_turn5 = require("./app.loop.conclude-turn.cjs");

var import_hooks_active_on_stop29 = require("./hooks.active.on-stop.cjs");

var import_node_fs7 = require("node:fs");
// src/app/commands/run-command.ts
// src/core/grants/granted-calls.ts
function grantsOf(command) {
  return Object.hasOwn(GRANTS, command) ? GRANTS[command] ?? [] : [];
}
var TOOLS = [
  // Of the project's own notebook: which one that is, only the user says.
  {
    ...{ tool: "notebook_query", command: "plan", agent: "msw:researcher" },
    takes: ["question", "conversation"]
  }
];
var COMMIT = ["task", "type", "also"];
var EXECUTION = [
  { call: "execute next", options: ["wave", "gaps-only", "short"] },
  { call: "execute commit", options: COMMIT, agent: "msw:executor" },
  { call: "execute leave", options: [], agent: "msw:executor" },
  { call: "execute summary", options: [], agent: "msw:executor" },
  { call: "execute ready", options: [], agent: "msw:executor" }
];
var SMALL_TASK = [
  { call: "quick check", options: [] },
  { call: "quick commit", options: COMMIT },
  { call: "quick done", options: [] }
];
var GRANTS = {
  discuss: [{ call: "phase context", options: ["from", "update", "schema"] }],
  init: [
    { call: "project schema", options: [] },
    { call: "project new", options: ["from"] },
    { call: "milestone schema", options: [] },
    { call: "milestone begin", options: ["from"] }
  ],
  map: [
    { call: "map begin", options: ["fast", "refresh", "focus", "paths", "short"] },
    { call: "map verify", options: ["return", "short"] },
    { call: "map finish", options: [] }
  ],
  plan: [{ call: "phase check", options: ["gaps", "round", "review", "apply", "short"] }],
  execute: EXECUTION,
  verify: [
    { call: "phase verify", options: ["here", "no-commit", "timeout", "short"] },
    { call: "phase judge", options: ["evidence"], agent: "msw:verifier" }
  ],
  quick: SMALL_TASK,
  // What it continues with is one or the other.
  resume: [...EXECUTION, ...SMALL_TASK],
  setup: [
    { call: "notebook doctor", options: [] },
    { call: "notebook profiles", options: ["check"] },
    { call: "notebook list", options: ["profile"] },
    { call: "notebook quota", options: [] }
  ]
};
// src/core/memory/read-remember.ts
function readRemember(args) {
  let rest = args.trim();
  let [anyway, supersedes] = [false, null];
  for (; ; ) {
    const [option, id] = /^(?:--anyway|--supersedes[ =]([\w.-]+))(?=\s|$)/.exec(rest) ?? [];
    if (option === void 0) return { text: readHint(rest), anyway, supersedes };
    if (id === void 0) anyway = true;
    else supersedes = id;
    rest = rest.slice(option.length).trimStart();
  }
}
// src/app/operations/nouns.ts
var nouns = {
  loop: {
    about: "Arm, watch and control loops",
    load: async () => [
      ...(await Promise.resolve().then(() => require("./app.operations.loop-operations.cjs"))).loopOperations,
      ...(await Promise.resolve().then(() => require("./app.operations.snapshot-operations.cjs"))).snapshotOperations,
      ...(await Promise.resolve().then(() => require("./app.operations.headless-operations.cjs"))).headlessOperations
    ]
  },
  route: {
    about: "Say which way a task would go, and why",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.route-operations.cjs"))).routeOperations
  },
  job: {
    about: "Have work done in the background, and see how far it is",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.job-operations.cjs"))).jobOperations
  },
  status: {
    about: "Show the loops of this project",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.loop-operations.cjs"))).statusOperations
  },
  log: {
    about: "Tell what was decided, asked and done in a day",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.log-operations.cjs"))).logOperations
  },
  statusline: {
    about: "Show the loop in the status line of Claude Code",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.status-line-operations.cjs"))).statusLineOperations
  },
  doctor: {
    about: "Check that MSW can work here, and say what to do if not",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.doctor-operations.cjs"))).doctorOperations
  },
  trust: {
    about: "Say which commands from files may run in this project",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.trust-operations.cjs"))).trustOperations
  },
  checks: {
    about: "Run the checks of this project",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.checks-operations.cjs"))).checksOperations
  },
  search: {
    about: "Find the documents of a folder that speak of something",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.search-operations.cjs"))).searchOperations
  },
  failure: {
    about: "Read what a failing command printed",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.failure-operations.cjs"))).failureOperations
  },
  guidance: {
    about: "See what is known about failures, and why it was offered",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.guidance-operations.cjs"))).guidanceOperations
  },
  notebook: {
    about: "Use NotebookLM through nlm",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.notebook-operations.cjs"))).notebookOperations
  },
  source: {
    about: "See and change what a notebook answers from",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.source-operations.cjs"))).sourceOperations
  },
  studio: {
    about: "Have a notebook make audio, reports, quizzes and the like of its sources",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.studio-operations.cjs"))).studioOperations
  },
  research: {
    about: "Turn a topic into a report with its sources",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.research-operations.cjs"))).researchOperations
  },
  memory: {
    about: "Keep notes, and find them again",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.memory-operations.cjs"))).memoryOperations
  },
  sharing: {
    about: "Share answers and fixes with a team",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.sharing-operations.cjs"))).sharingOperations
  },
  state: {
    about: "Show and keep where the project stands",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.state-operations.cjs"))).stateOperations
  },
  roadmap: {
    about: "Show the phases of the milestone",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.roadmap-operations.cjs"))).roadmapOperations
  },
  plan: {
    about: "Read and check GSD plans",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.plan-operations.cjs"))).planOperations
  },
  phase: {
    about: "Say what to do now, check, verify and judge phases",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.phase-operations.cjs"))).phaseOperations
  },
  milestone: {
    about: "Close a milestone, and begin the next",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.milestone-operations.cjs"))).milestoneOperations
  },
  execute: {
    about: "Carry out the plans of a phase",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.execute-operations.cjs"))).executeOperations
  },
  project: {
    about: "Write the documents of a new project",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.project-operations.cjs"))).projectOperations
  },
  quick: {
    about: "Carry out a small task outside the phases",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.quick-operations.cjs"))).quickOperations
  },
  map: {
    about: "Make and check the map of a codebase",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.map-operations.cjs"))).mapOperations
  }
};
async function findOperation(name) {
  const [noun = ""] = name.split(" ");
  const operations = await nouns[noun]?.load() ?? [];
  const operation = operations.find((one) => one.name === name);
  if (operation === void 0) throw new Error(`there is no operation ${name}`);
  return operation;
}
// src/app/commands/run-command.ts
async function runCommand(workspace, input, ownerPid2) {
  const { notice: notice2 } = await (0, import_hooks_active_on_stop19.withLoopRestored)(workspace, input.session);
  const { answer, command } = await answerCommand(workspace, input, ownerPid2);
  const { userFolder, project, now } = workspace;
  if (answer.kind === "context" && grantsOf(command).length > 0)
    rememberCommand(userFolder, input.session, { project, command }, now());
  if (OTHERWISE_UNTOLD.has(input.command)) await noteTyped(workspace, input, answer);
  return (0, import_hooks_active_on_stop19.restoredFirst)(answer, notice2);
}
var OTHERWISE_UNTOLD = /* @__PURE__ */ new Set([
  ...["discuss", "init", "map", "plan", "quick", "remember", "setup", "verify"]
]);
async function noteTyped(workspace, { session: session2, command, args }, answer) {
  const { project } = workspace;
  if (!(0, import_node_fs7.existsSync)((0, import_hooks_active_on_stop27.mswPath)(project))) return;
  const told = answer.kind === "answer" ? (0, import_hooks_active_on_stop29.redact)((0, import_hooks_active_on_stop24.plainLine)(answer.text.split("\n")[0] ?? "", 200)) : null;
  const words = (0, import_hooks_active_on_stop29.redact)((0, import_hooks_active_on_stop24.plainLine)(args, 200));
  const event = { event: "command-typed", session: session2, command, words, told };
  await (0, import_hooks_active_on_stop9.appendJournal)(project, event, (0, import_hooks_active_on_stop10.isoTime)(workspace)).catch(() => void 0);
}
async function answerCommand(workspace, input, ownerPid2) {
  const command = findCommand(input.command);
  if (command === void 0) return { answer: import_hooks_active_on_stop21.silent, command: "help" };
  const told = answerAtOnce(command, input.args);
  if (told !== null) return { answer: say2(told), command: command.name };
  if (command.name !== "go")
    return { answer: await HANDLERS[command.name](workspace, input, ownerPid2), command: command.name };
  const { goCommand } = await Promise.resolve().then(() => require("./app.route.go-command.cjs"));
  return goCommand(workspace, input, {
    run: async (name, args) => HANDLERS[name](workspace, { ...input, command: name, args }, ownerPid2),
    close: async (how) => operationNamed("milestone close", () => ({ ...how }))(workspace, input, ownerPid2)
  });
}
var HANDLERS = {
  loop: startLoop,
  resume: goOn,
  stop: operationNamed("loop stop", ({ session: session2, args }) => ({ session: session2, id: readLoopId(args) })),
  pause: operationNamed("loop pause", ({ session: session2, args }) => ({ session: session2, id: readLoopId(args) })),
  undo: operationNamed("loop undo", undoInputs),
  status: async (workspace, input, ownerPid2) => {
    const { tendJobs } = await Promise.resolve().then(() => require("./app.jobs.tend-jobs.cjs"));
    const { takeNews } = await Promise.resolve().then(() => require("./app.jobs.end-job.cjs"));
    await tendJobs(workspace);
    await takeNews(workspace, input.session);
    return operationNamed("status", ({ session: session2 }) => ({ session: session2 }))(workspace, input, ownerPid2);
  },
  help: (_, { args }) => say2(commandHelp(args)),
  doctor: operationNamed("doctor"),
  research: async (workspace, { args, session: session2 }) => {
    const { researchCommand } = await Promise.resolve().then(() => require("./app.research.research-command.cjs"));
    const { startJob } = await Promise.resolve().then(() => require("./app.jobs.start-job.cjs"));
    return say2(
      await researchCommand(
        workspace,
        args,
        (topic, options) => startJob(workspace, { kind: "research", topic, options }, { session: session2 })
      )
    );
  },
  plan: async (workspace, { args }) => {
    const { planCommand } = await Promise.resolve().then(() => require("./app.planning.phases.plan-command.cjs"));
    return planCommand(workspace, args);
  },
  execute: async (workspace, input, ownerPid2) => {
    const { executeByJob } = await Promise.resolve().then(() => require("./app.jobs.start-phase.cjs"));
    const byJob = await executeByJob(workspace, input.args);
    if (byJob !== null) return say2(byJob);
    const { executeCommand: executeCommand2 } = await Promise.resolve().then(() => require("./app.planning.execution.execute-command.cjs"));
    return executeCommand2(workspace, input, ownerPid2);
  },
  map: async (workspace, { args }) => {
    const { mapCommand } = await Promise.resolve().then(() => require("./app.mapping.map-command.cjs"));
    return mapCommand(workspace, args);
  },
  verify: async (workspace, { args }) => {
    const { verifyCommand } = await Promise.resolve().then(() => require("./app.planning.verification.verify-command.cjs"));
    return verifyCommand(workspace, args);
  },
  init: async (workspace, { args }) => {
    const { initCommand } = await Promise.resolve().then(() => require("./app.planning.writing.init-command.cjs"));
    return initCommand(workspace, args);
  },
  discuss: async (workspace, { args }) => {
    const { discussCommand } = await Promise.resolve().then(() => require("./app.planning.writing.discuss-command.cjs"));
    return discussCommand(workspace, args);
  },
  quick: async (workspace, input, ownerPid2) => {
    const { quickCommand } = await Promise.resolve().then(() => require("./app.planning.quick.quick-command.cjs"));
    return quickCommand(workspace, input, ownerPid2);
  },
  remember: operationNamed("memory add", ({ args }) => ({
    ...readRemember(args),
    agent: "user",
    wrap: true
  })),
  recall: operationNamed("memory search", ({ args }) => ({ query: readHint(args) })),
  setup: async (workspace, { args }) => {
    const { setUpCommand } = await Promise.resolve().then(() => require("./app.quota.set-up.cjs"));
    return setUpCommand(workspace, args);
  }
};
function operationNamed(name, inputsOf = () => ({})) {
  return async ({ project, env, now }, input) => {
    const place = {
      folder: project,
      origin: "session",
      cwd: project,
      env,
      now,
      caller: { mark: null, isTerminal: true },
      tell: () => {
      },
      show: () => {
      },
      emit: () => {
      }
    };
    const reply = await (await findOperation(name)).call(place, inputsOf(input));
    return say2("text" in reply ? reply.text() : reply.reason);
  };
}
function undoInputs({ session: session2, args }) {
  const typed2 = readTyped("undo", args);
  if (typed2.status === "refused") return { session: session2 };
  const iteration = typed2.words.length === 0 ? null : typed2.words.join(" ");
  return { session: session2, iteration, yes: hasOption(typed2, "yes"), back: hasOption(typed2, "back") };
}
async function startLoop(workspace, input, ownerPid2) {
  const parsed = parseArguments(input.args);
  if (parsed.status === "refused") return say2(parsed.reason);
  const { request } = parsed;
  const { session: session2, transcriptPath } = input;
  const armed = await armLoop(workspace, { session: session2, request, transcriptPath, ownerPid: ownerPid2 });
  if (armed.status === "refused") return say2(armed.reason);
  return { kind: "context", context: armed.context, notice: armed.notice };
}
async function goOn(workspace, input, ownerPid2) {
  const { session: session2 } = input;
  const request = { session: session2, loop: null, ...readResume(input.args), ownerPid: ownerPid2, tellsHints: true };
  const resumed = await resumeLoop(workspace, request);
  if (resumed.status === "refused" || resumed.loop === null) return say2(resumed.message);
  const told = resumed.hints.map((untold) => import_hooks_active_on_stop4.prose`Hint from the user: ${(0, import_hooks_active_on_stop18.typedLine)(untold, 4e3)}`);
  const first = await contextFor(workspace, resumed.loop, resumed.reported);
  const context = (0, import_hooks_active_on_stop4.joinProse)([first, ...told.length === 0 ? [] : [(0, import_hooks_active_on_stop4.fitProse)(told, 6e3)]], "\n");
  return { kind: "context", context, notice: `msw \u25B8 ${resumed.message}` };
}
function say2(text2) {
  return { kind: "answer", text: text2 };
}
// src/hooks/active/on-command.ts
function onCommand(call) {
  return (0, import_hooks_active_on_stop28.handleCall)(call, {
    parse: parseCommand,
    eventOf: () => "UserPromptExpansion",
    use: (workspace, input) => runCommand(workspace, input, (0, import_app_loop_conclude_turn5.ownerPid)(workspace.env))
  });
}
module.exports = {
  NO_HINT: NO_HINT,
  SLASH_COMMANDS: SLASH_COMMANDS,
  WAYS: WAYS,
  addTrusted: addTrusted,
  agentModel: agentModel,
  answerAtOnce: answerAtOnce,
  armLoop: armLoop,
  bodyStart: bodyStart,
  cannotUse: cannotUse,
  changeEntries: changeEntries,
  checkAnswers: checkAnswers,
  chooseLoop: chooseLoop,
  chooseToResume: chooseToResume,
  cliCommand: cliCommand,
  closestWord: closestWord,
  commandHelp: commandHelp,
  commandsDigest: commandsDigest,
  contextFor: contextFor,
  coolingDown: coolingDown,
  decisionCommand: decisionCommand,
  decodeEntities: decodeEntities,
  documentNames: documentNames,
  documentText: documentText,
  done: done,
  editsAllowed: editsAllowed,
  editsBetween: editsBetween,
  elements: elements,
  endSession: endSession,
  endsInBackslash: endsInBackslash,
  entriesIn: entriesIn,
  errorAt: errorAt,
  escapeLegend: escapeLegend,
  executeCommand: executeCommand,
  executionLines: executionLines,
  executionName: executionName,
  executionReinjection: executionReinjection,
  findCommand: findCommand,
  findProject: findProject,
  frontmatterBlock: frontmatterBlock,
  haltedNext: haltedNext,
  hasOption: hasOption,
  headingAnchors: headingAnchors,
  headingText: headingText,
  innerText: innerText,
  insideRanges: insideRanges,
  isAdoptable: isAdoptable,
  isAlive: isAlive,
  isDocument: isDocument,
  isList: isList,
  isMap: isMap,
  isReadable: isReadable,
  isTrusted: isTrusted,
  keepEntries: keepEntries,
  listTrusted: listTrusted,
  listWaiting: listWaiting,
  lostLoops: lostLoops,
  mapOf: mapOf,
  mayPropose: mayPropose,
  missingReferences: missingReferences,
  modelsLine: modelsLine,
  nameChecks: nameChecks,
  newLoopId: newLoopId,
  nextCall: nextCall,
  noteStopFailure: noteStopFailure,
  noteUntrusted: noteUntrusted,
  onCommand: onCommand,
  optionOf: optionOf,
  parseArguments: parseArguments,
  parseCheck: parseCheck,
  parseCommand: parseCommand,
  parseSessionEnd: parseSessionEnd,
  parseSessionStart: parseSessionStart,
  parseStopFailure: parseStopFailure,
  placed: placed,
  planArming: planArming,
  planArmingHere: planArmingHere,
  planCommands: planCommands,
  planHint: planHint,
  planPause: planPause,
  planResume: planResume,
  planStart: planStart,
  planTags: planTags,
  planTrust: planTrust,
  planningConfigOf: planningConfigOf,
  planningSettingsOf: planningSettingsOf,
  projectFacts: projectFacts,
  proposeHere: proposeHere,
  quotedRanges: quotedRanges,
  readDocument: readDocument,
  readEntries: readEntries2,
  readFrontmatter: readFrontmatter,
  readHint: readHint,
  readJsonObject: readJsonObject,
  readLoopId: readLoopId,
  readMarkdown: readMarkdown,
  readResume: readResume,
  readSegments: readSegments,
  readTyped: readTyped,
  referenceExists: referenceExists,
  refuse: refuse2,
  refused: refused,
  refused$2: refused2,
  rememberCommand: rememberCommand,
  removeTrusted: removeTrusted,
  require_dist: require_dist,
  resumeLoop: resumeLoop,
  resumeMessage: resumeMessage,
  scalar: scalar,
  secondLoop: secondLoop,
  settleTrust: settleTrust,
  showCommand: showCommand,
  showForList: showForList,
  startCli: startCli,
  startInBackground: startInBackground,
  startProgram: startProgram,
  startSession: startSession,
  stopMessage: stopMessage,
  taskElements: taskElements,
  textLines: textLines,
  texts: texts,
  trustAll: trustAll,
  trustCommand: trustCommand,
  trustProblem: trustProblem,
  trustRequest: trustRequest,
  typedArguments: typedArguments,
  underGsdLocks: underGsdLocks,
  unreadable: unreadable,
  untrustedCommands: untrustedCommands,
  unusedSettings: unusedSettings,
  verifyCommands: verifyCommands,
  warningAt: warningAt,
  withGsdLocks: withGsdLocks,
  withoutBlocks: withoutBlocks,
  withoutQuotations: withoutQuotations
};
