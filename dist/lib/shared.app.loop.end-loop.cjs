var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(o,r)=>{for(var e in r)__defProp(o,e,{get:r[e],enumerable:!0})},__copyProps=(o,r,e,p)=>{if(r&&typeof r=="object"||typeof r=="function")for(let t of __getOwnPropNames(r))!__hasOwnProp.call(o,t)&&t!==e&&__defProp(o,t,{get:()=>r[t],enumerable:!(p=__getOwnPropDesc(r,t))||p.enumerable});return o},__toESM=(o,r,e)=>(e=o!=null?__create(__getProtoOf(o)):{},__copyProps(r||!o||!o.__esModule?__defProp(e,"default",{value:o,enumerable:!0}):e,o)),__toCommonJS=o=>__copyProps(__defProp({},"__esModule",{value:!0}),o),stdin_exports={};__export(stdin_exports,{hintLoop:()=>hintLoop,listLoops:()=>listLoops,notifyByProgram:()=>notifyByProgram,pauseLoop:()=>pauseLoop,release:()=>release,runProjectChecks:()=>runProjectChecks,stopLoop:()=>stopLoop,writeEnding:()=>writeEnding}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_phases_plan_format=require("./shared.core.planning.phases.plan-format.cjs"),import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop2=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop3=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop4=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop5=require("./hooks.active.on-stop.cjs"),import_app_loop_conclude_turn2=require("./app.loop.conclude-turn.cjs"),import_app_snapshots_keep_snapshots=require("./app.snapshots.keep-snapshots.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_app_guidance_step_guidance=require(
"./app.guidance.step-guidance.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_hooks_active_on_stop6=require("./hooks.active.on-stop.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_common8=require("./common.cjs"),import_common9=require("./common.cjs"),import_common10=require("./common.cjs"),import_common11=require("./common.cjs"),import_common12=require("./common.cjs"),import_common13=require("./common.cjs"),import_common14=require("./common.cjs"),import_node_path=require("node:path"),import_node_fs=require("node:fs"),import_node_path2=require("node:path");
// src/app/loop/end-loop.ts
// src/adapters/loops/shown-endings.ts
function keepShownEnding(userFolder, moment, ended) {
  if (!(0, import_node_fs.existsSync)((0, import_node_path2.join)(userFolder, FOLDER))) return;
  try {
    const others = listed(userFolder).filter((one) => (0, import_common12.fieldsOf)(one).session !== moment.session);
    const kept = [...others, { ...moment, ...ended }].slice(-MOST_KEPT);
    (0, import_common9.keepJson)(pathOf(userFolder), kept, { durable: false, mode: 384 });
  } catch {
  }
}
function listed(userFolder) {
  const file = (0, import_common12.readJson)(pathOf(userFolder), (0, import_common14.privateFile)(userFolder));
  return file.status === "ok" && Array.isArray(file.value) ? file.value : [];
}
var FOLDER = "status-line";
var MOST_KEPT = 20;
function pathOf(userFolder) {
  return (0, import_node_path2.join)(userFolder, FOLDER, "ended.json");
}
// src/app/snapshots/total-changes.ts
async function totalChanges(workspace, loop, isPresent) {
  try {
    const store = await (0, import_app_snapshots_keep_snapshots.existingSnapshots)(workspace, loop);
    const kept = store?.list() ?? [];
    const first = (0, import_app_snapshots_keep_snapshots.snapshotOf)(kept, 0);
    if (store === null || first === null) return null;
    const taken = isPresent ? null : await store.take({ label: "at-end", at: workspace.now() });
    const last = taken?.status === "ok" ? taken.snapshot : kept.findLast(({ label }) => (0, import_shared_core_snapshots_undo_text.iterationOf)(label) !== null);
    return last === void 0 ? null : await store.trees.changedFiles(first.tree, last.tree);
  } catch {
    return null;
  }
}
// src/app/loop/announce-ending.ts
function announceEnding(workspace, { loop, ending, notice }) {
  if ((0, import_hooks_active_on_stop5.isGate)(loop)) return { kind: "notice", notice };
  const { settings } = (0, import_app_guidance_step_guidance.readUserSettings)(workspace.userFolder);
  const outcome = (0, import_common6.plainLine)((0, import_shared_core_loop_texts_report.explainEnding)(ending), 200);
  if (settings.otlp !== null) exportLog(workspace);
  notifyByProgram(workspace, loop.terms.id, outcome);
  if (workspace.env.CLAUDE_CODE_ENTRYPOINT === "sdk-cli")
    return workspace.env.MSW_LOOP_RUN === void 0 && !isAnswer(loop, ending) ? { kind: "context", context: (0, import_shared_core_planning_phases_plan_format.lastWords)(notice), notice } : { kind: "notice", notice };
  return settings.bell ? { kind: "notice", notice, alert: `MSW: ${outcome}` } : { kind: "notice", notice };
}
function isAnswer({ progress }, { cause }) {
  return !progress.hasWorked && (cause === "idle" || cause === "stuck");
}
function exportLog({ env, project }) {
  const own = Object.entries((0, import_hooks_active_on_stop2.withoutClientMarks)(env)).filter(([name]) => !/^(?:OTEL|NODE)_/.test(name));
  (0, import_common3.startCli)(["log", "export", "--project", project], Object.fromEntries(own));
}
function notifyByProgram({ env, project, userFolder }, id, outcome) {
  const { notify } = (0, import_app_guidance_step_guidance.readUserSettings)(userFolder).settings;
  if (notify === null) return;
  const [name, ...args] = notify;
  const program = (0, import_common7.mayRun)(name, project) ? name : (0, import_common7.findProgram)(name, env, project);
  if (program === null) return;
  try {
    (0, import_common5.startProgram)(program, [...args, outcome], {
      cwd: (0, import_common7.neutralFolder)(),
      env: { ...env, MSW_LOOP: id, MSW_OUTCOME: outcome, MSW_PROJECT: project }
    });
  } catch {
  }
}
// src/app/loop/end-loop.ts
async function release(workspace, { owner, next, input }, { loop, ending, archives }, results) {
  const restored = await (0, import_hooks_active_on_stop3.restoreAfterChecks)(workspace, loop);
  if (!isStored(workspace, owner, loop)) return import_hooks_active_on_stop6.silent;
  const report = await writeEnding(workspace, { loop, ending, results, now: workspace.now(), next });
  const saved = await (0, import_hooks_active_on_stop4.changeLoop)(workspace, owner, (current) => {
    if (!(0, import_app_loop_conclude_turn.isSame)(current, loop)) return { loop: current, value: null };
    return { loop: archives ? null : (0, import_app_loop_conclude_turn.mergeControl)(current, loop), value: null };
  });
  if (saved.status === "refused") return (0, import_hooks_active_on_stop6.stepAside)(saved.reason);
  if (archives && !(0, import_hooks_active_on_stop5.isGate)(loop)) showEnding(workspace, input, { loop, ending });
  const notice = describeRelease(loop, ending, report);
  return (0, import_hooks_active_on_stop3.restoredFirst)(announceEnding(workspace, { loop, ending, notice }), restored);
}
function showEnding(workspace, { session, prompt }, { loop, ending }) {
  const { iteration } = loop.progress;
  const ended = { iteration, maxIterations: loop.terms.maxIterations, ended: (0, import_shared_core_loop_texts_report.explainEnding)(ending) };
  (0, import_hooks_active_on_stop4.showEnded)(workspace, session, { ...ended, at: workspace.now() });
  if (prompt != null) keepShownEnding(workspace.userFolder, { session, prompt }, ended);
}
function isStored(workspace, owner, loop) {
  return (0, import_app_loop_conclude_turn.isSame)((0, import_hooks_active_on_stop4.findLoop)((0, import_hooks_active_on_stop4.readLoopState)(workspace), owner), loop);
}
function describeRelease(loop, ending, report) {
  const place = `${loop.progress.iteration}/${loop.terms.maxIterations}`;
  const where = report === null ? "" : ` Report: ${report}`;
  if ((0, import_hooks_active_on_stop5.isGate)(loop)) return `msw \u25B8 subagent ${place} \xB7 ${(0, import_shared_core_loop_texts_report.explainEnding)(ending)}.${where}`;
  return `msw \u25B8 ${place} \xB7 ${(0, import_shared_core_loop_texts_report.explainEnding)(ending)}. ${(0, import_shared_core_loop_texts_report.nextAfter)(ending)}${where}`;
}
async function writeEnding(workspace, report) {
  const { loop, ending } = report;
  const folder = (0, import_common8.openLoopFolder)(workspace.project, loop.terms.id);
  if (folder.status === "refused") return null;
  const rungs = await rungsOf(workspace, loop);
  const changes = (0, import_hooks_active_on_stop5.isGate)(loop) ? null : await totalChanges(workspace, loop.terms.id, report.results.length > 0);
  writeReport((0, import_node_path.join)(folder.path, "report.md"), { ...report, rungs, changes });
  for (const [index, result] of report.results.entries()) {
    (0, import_common9.keepText)((0, import_node_path.join)(folder.path, `final-check-${index + 1}.log`), (0, import_common11.harmless)(result.output));
  }
  if ((0, import_hooks_active_on_stop.isOver)(loop, ending)) archive(folder.path, loop, report);
  const path = `.msw/loops/${loop.terms.id}/report.md`;
  if (!(0, import_hooks_active_on_stop5.isGate)(loop)) await keep(workspace, { ...report, changes }, path);
  await (0, import_common.appendJournal)(
    workspace.project,
    {
      event: ending.kind === "end" ? "loop-ended" : "loop-paused",
      loop: loop.terms.id,
      session: loop.terms.session,
      cause: ending.cause,
      reason: ending.reason,
      iteration: loop.progress.iteration,
      ...ending.cause === "done" && ending.proof !== null ? { verdict: ending.proof.verdict, why: ending.proof.reason } : {}
    },
    (0, import_common2.isoNow)(workspace)
  );
  return path;
}
function writeReport(path, report) {
  const page = (0, import_shared_core_loop_texts_report.renderLoopReport)(report);
  const isForPeople = (0, import_hooks_active_on_stop.isOver)(report.loop, report.ending) && !(0, import_hooks_active_on_stop5.isGate)(report.loop);
  if (isForPeople) (0, import_common9.keepText)(path, (0, import_common4.shown)(page));
  else (0, import_app_loop_conclude_turn2.writePage)(path, page);
}
async function rungsOf(workspace, loop) {
  const { terms } = loop;
  if (!terms.guidance || (0, import_hooks_active_on_stop5.isGate)(loop)) return [];
  const { rungsOfLoop } = await Promise.resolve().then(() => __toESM(require("./app.guidance.show-guidance.cjs")));
  return rungsOfLoop(workspace, terms.id);
}
async function keep(workspace, { loop, ending, changes, results }, report) {
  const { keepResult } = await Promise.resolve().then(() => __toESM(require("./adapters.user.result-store.cjs")));
  const proof = ending.proof ?? null;
  await keepResult(workspace.userFolder, workspace.project, {
    loop: loop.terms.id,
    session: loop.terms.session,
    at: (0, import_common2.isoNow)(workspace),
    state: ending.kind === "end" ? "ended" : "paused",
    cause: ending.cause,
    reason: ending.reason,
    outcome: (0, import_shared_core_loop_texts_report.explainEnding)(ending),
    iteration: loop.progress.iteration,
    files: changes?.length ?? countFiles(loop),
    tokens: loop.progress.spent.tokens,
    proof: proof === null ? null : { ...proof, findings: [...proof.findings], experiments: [...proof.experiments] },
    report,
    checks: results.map(({ check, outcome, exitCode, output }) => ({
      name: check.name,
      command: (0, import_app_loop_gather_evidence.isSealed)(check) ? null : check.command,
      outcome: outcome.kind,
      exitCode,
      output: (0, import_common13.createHash)("sha256").update(keptOutput(output)).digest("hex")
    }))
  });
}
function keptOutput(output) {
  return (0, import_common10.redact)((0, import_common11.harmless)(output));
}
function countFiles({ progress: { attempts } }) {
  return attempts.every(({ changes }) => changes === null) ? null : (0, import_shared_core_loop_texts_report.sumChanges)(attempts).length;
}
function archive(folder, loop, { ending, now }) {
  const record = {
    ...(0, import_hooks_active_on_stop4.renderRecord)(loop, ""),
    active: false,
    ending,
    endedAt: new Date(now).toISOString()
  };
  (0, import_common9.keepJson)((0, import_node_path.join)(folder, "loop.json"), record, {}, 2);
}

var import_shared_core_planning_writing_new_documents = require("./shared.core.planning.writing.new-documents.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

// src/app/loop/control/control-loop.ts
function listLoops(store) {
  return (0, import_hooks_active_on_stop4.loopsIn)((0, import_hooks_active_on_stop4.readLoopState)(store));
}
async function stopLoop(workspace, request, reason = "by the user") {
  const chosen = (0, import_hooks_active_on_command3.chooseLoop)((0, import_hooks_active_on_stop4.readLoopState)(workspace), request);
  if (chosen.status === "none") return (0, import_hooks_active_on_command.refusedControl)(chosen.reason);
  const { loop } = chosen;
  const { id, session } = loop.terms;
  const ending = { kind: "end", cause: "stopped", reason };
  const report = await writeEnding(workspace, { loop, ending, results: [], now: workspace.now() });
  const saved = await (0, import_hooks_active_on_stop4.changeLoop)(workspace, session, (current) => ({
    loop: current?.terms.id === id ? null : current,
    value: null
  }));
  if (saved.status === "refused") return (0, import_hooks_active_on_command.refusedControl)(saved.reason);
  const where = report === null ? "" : ` Report: ${report}`;
  return (0, import_hooks_active_on_command.controlled)(`${(0, import_hooks_active_on_command2.stopMessage)(loop)}${where}`, loop);
}
async function pauseLoop(workspace, request) {
  const event = { event: "loop-paused", cause: "user", reason: "by the user" };
  return edit(workspace, request, event, (loop) => (0, import_hooks_active_on_command2.planPause)(loop, workspace.now()));
}
async function hintLoop(workspace, request, hint) {
  if (hint.trim() === "") return (0, import_hooks_active_on_command.refusedControl)(import_hooks_active_on_command2.NO_HINT);
  return edit(workspace, request, { event: "hint-given" }, (loop) => (0, import_hooks_active_on_command2.planHint)(loop, hint));
}
async function edit(workspace, request, event, change) {
  const chosen = (0, import_hooks_active_on_command3.chooseLoop)((0, import_hooks_active_on_stop4.readLoopState)(workspace), request);
  if (chosen.status === "none") return (0, import_hooks_active_on_command.refusedControl)(chosen.reason);
  const { id, session } = chosen.loop.terms;
  const saved = await (0, import_hooks_active_on_stop4.changeLoop)(workspace, session, (current) => {
    const changed = current?.terms.id === id ? change(current) : null;
    return { loop: changed?.loop ?? current, value: changed };
  });
  if (saved.status === "refused") return (0, import_hooks_active_on_command.refusedControl)(saved.reason);
  if (saved.value === null) return (0, import_hooks_active_on_command.refusedControl)("The loop ended a moment ago.");
  await (0, import_common.appendJournal)(workspace.project, { ...event, loop: id, session }, (0, import_common2.isoNow)(workspace));
  return (0, import_hooks_active_on_command.controlled)(saved.value.message, saved.value.loop);
}

var import_shared_core_snapshots_undo_text2 = require("./shared.core.snapshots.undo-text.cjs");

var import_app_loop_gather_evidence2 = require("./app.loop.gather-evidence.cjs");

var import_app_loop_judge_check = require("./app.loop.judge-check.cjs");

var import_hooks_active_on_command4 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command5 = require("./hooks.active.on-command.cjs");

// src/app/checks/run-project-checks.ts
async function runProjectChecks(workspace, request) {
  const ofLoops = listLoops(workspace).flatMap(({ terms }) => terms.checks);
  const wanted = wantedChecks(workspace, request);
  if (wanted.length === 0)
    return refused('No check of this project was found: name a command, such as "npm test".');
  const isClaude = request.mayRun === "allowed";
  const sealed = new Set(isClaude ? ofLoops.filter(import_app_loop_gather_evidence.isSealed).map(({ command }) => command) : []);
  const open = wanted.filter(({ command }) => !sealed.has(command));
  if (open.length === 0)
    return refused("This check is sealed: it runs when you try to stop and the others pass.");
  const typed = new Set(ofLoops.map(({ command }) => command));
  const mayRun2 = ({ command }) => !isClaude || typed.has(command) || (0, import_hooks_active_on_command5.isTrusted)(workspace.userFolder, workspace.project, command);
  const checks = [];
  for (const check of open)
    checks.push(mayRun2(check) ? await run(workspace, check, request) : await notAllowed(workspace, check));
  return { status: "done", checks };
}
function wantedChecks({ project }, { commands }) {
  if (commands.length === 0) return (0, import_hooks_active_on_command4.proposeHere)(project);
  return commands.map((command) => ({ name: "check", command, from: "a call that Claude made" }));
}
async function run({ project }, { name, command }, { timeoutSeconds, tell }) {
  tell(`${name} runs: ${command}`);
  const teller = (0, import_shared_core_snapshots_undo_text2.tellOn)(name, tell);
  const request = { command, cwd: project, timeoutMs: timeoutSeconds * 1e3, onOutput: teller.heard };
  const ran = await (0, import_app_loop_gather_evidence2.runCheck)(request).finally(teller.end);
  const { exitCode, timedOut, durationMs } = ran;
  const hasPassed = exitCode === 0 && !timedOut;
  const empty = hasPassed ? (0, import_app_loop_judge_check.emptyRun)(ran.output) : null;
  const result = { name, command, exitCode, durationMs, output: (0, import_common10.redact)(ran.startError ?? ran.output) };
  if (empty !== null) return { ...result, outcome: "empty", reason: `${empty.runner}: ${empty.reason}.` };
  if (hasPassed) return { ...result, outcome: "passed", reason: null };
  const reason = timedOut ? `It did not end within ${timeoutSeconds} s.` : ran.startError;
  return { ...result, outcome: "failed", reason };
}
async function notAllowed(workspace, check) {
  const { name, command } = check;
  const reason = await whyNot(workspace, check);
  return { name, command, outcome: "not allowed", reason, exitCode: null, durationMs: 0, output: "" };
}
async function whyNot(workspace, { command, from }) {
  if ((0, import_common10.redact)(command) !== command)
    return "The user has not allowed this command, and it is not kept for them to allow, because it seems to contain a secret: let it read the secret from a variable or a file.";
  await (0, import_hooks_active_on_command5.noteUntrusted)(workspace, { plan: from, commands: [command] });
  const waiting = (0, import_shared_core_planning_writing_new_documents.manageTrust)(workspace).list().waiting.find((one) => one.command === command);
  return waiting === void 0 ? "The user has not allowed this command, and it is too long to be read: put it into a script of the project." : `The user has not allowed this command here. They do it in a terminal: ${waiting.allow}`;
}
function refused(reason) {
  return { status: "refused", reason };
}
