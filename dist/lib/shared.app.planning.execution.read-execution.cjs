var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var n in e)__defProp(r,n,{get:e[n],enumerable:!0})},__copyProps=(r,e,n,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==n&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{nextExecution:()=>nextExecution,nextWith:()=>nextWith,openExecutions:()=>openExecutions,readCheckpoint:()=>readCheckpoint,readExecution:()=>readExecution,unfinishedPlans:()=>unfinishedPlans}),module.exports=__toCommonJS(stdin_exports);var import_shared_adapters_git_remote_clone=require("./shared.adapters.git.remote-clone.cjs"),import_shared_core_planning_writing_state_decisions=require("./shared.core.planning.writing.state-decisions.cjs"),import_shared_core_planning_writing_project_answers=require("./shared.core.planning.writing.project-answers.cjs"),import_shared_core_jobs_team_job=require("./shared.core.jobs.team-job.cjs"),import_shared_adapters_git_remote_clone2=require("./shared.adapters.git.remote-clone.cjs"),import_shared_core_jobs_job=require("./shared.core.jobs.job.cjs"),import_shared_core_mapping_documents_map_documents=require("./shared.core.mapping.documents.map-documents.cjs"),import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require(
"./hooks.active.on-command.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_hooks_active_on_command4=require("./hooks.active.on-command.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_node_path=require("node:path");
// src/core/planning/execution/next-execution.ts
function nextExecution(plans, limits) {
  const scope = plans.filter(({ inScope }) => inScope);
  const standing = new Map(scope.map((plan) => [plan.id, standingOf2(plan)]));
  const isFinished = (plan) => standing.has(plan.id) ? standing.get(plan.id)?.kind === "done" : plan.summary === "complete";
  const finished = new Set(plans.filter(isFinished).map(({ id }) => id));
  const inState = (kind) => scope.filter(({ id }) => standing.get(id)?.kind === kind).map(({ id }) => id);
  const blocked = blockedIn(plans, scope, standing);
  const isBlocked = new Set(blocked.map(({ plan }) => plan));
  const questions = scope.flatMap(({ id }) => {
    const own = standing.get(id);
    return own?.kind === "question" ? [{ plan: id, kind: own.question }] : [];
  });
  const free = scope.flatMap((plan) => {
    const own = standing.get(plan.id);
    const isFree = own?.kind === "ready" && plan.wave !== null && plan.dependsOn.every((id) => finished.has(id));
    return isFree ? [{ plan, assignment: own.assignment }] : [];
  });
  const status = statusOf(questions, free.length, inState("halted").length + isBlocked.size);
  return {
    status,
    batch: status === "run" ? chooseBatch(free, limits) : [],
    questions,
    done: inState("done"),
    skipped: inState("skipped"),
    blocked
  };
}
function standingOf2(plan) {
  const { record } = plan;
  if (record === null) return withoutRecord(plan);
  if (record.state === "resolved") {
    if (record.choice !== "skip") return ready(plan, record.choice);
    return { kind: plan.summary === "complete" ? "done" : "skipped" };
  }
  if (record.state !== "checkpoint") return { kind: "question", question: record.state };
  const answer = record.answer ?? plan.autoAnswer;
  return answer === null ? { kind: "question", question: "checkpoint" } : ready(plan, "continue", answer);
}
function withoutRecord(plan) {
  if (plan.summary === "unproven") return ready(plan, "close");
  if (plan.summary !== null) return { kind: plan.summary === "halted" ? "halted" : "done" };
  return plan.commits.length > 0 ? { kind: "question", question: "half-done" } : ready(plan, "fresh");
}
function ready({ id }, mode, answer = null) {
  return { kind: "ready", assignment: { plan: id, mode, answer } };
}
function statusOf(questions, ready2, stopped) {
  const has = (...kinds) => questions.some(({ kind }) => kinds.includes(kind));
  if (has("half-done", "untrusted")) return "ask";
  if (has("checkpoint")) return "checkpoint";
  if (ready2 > 0) return "run";
  return stopped > 0 || has("halted") ? "halted" : "done";
}
function blockedIn(plans, scope, standing) {
  const byId = new Map(plans.map((plan) => [plan.id, plan]));
  const stops = (id) => {
    const own = standing.get(id);
    if (own === void 0) return byId.get(id)?.summary !== "complete";
    return own.kind !== "done" && own.kind !== "ready";
  };
  return scope.flatMap((plan) => {
    const own = standing.get(plan.id);
    if (own?.kind !== "ready") return [];
    const by = [...waitsFor(plan, byId)].filter((id) => id !== plan.id && stops(id));
    return by.length > 0 || plan.wave === null ? [{ plan: plan.id, by }] : [];
  });
}
function waitsFor(plan, byId) {
  const found = new Set(plan.dependsOn);
  for (const id of found) for (const next of byId.get(id)?.dependsOn ?? []) found.add(next);
  return found;
}
function chooseBatch(ready2, { parallel, mostAtOnce }) {
  const wave = Math.min(...ready2.map(({ plan }) => plan.wave ?? Number.POSITIVE_INFINITY));
  const candidates = ready2.filter(({ plan }) => plan.wave === wave);
  const chosen = [];
  for (const one of candidates) {
    if (chosen.length >= (parallel ? Math.max(1, mostAtOnce) : 1)) break;
    if (chosen.every((other) => areApart(one.plan.files, other.plan.files))) chosen.push(one);
  }
  return chosen.map(({ assignment }) => assignment);
}
function areApart(left, right) {
  return left.length > 0 && right.length > 0 && !(0, import_shared_core_planning_writing_state_decisions.mayMeet)(left, right);
}
function nextWith(next, waiting) {
  const isInTheWay = ({ phase: phase2, kind }) => phase2 === next.phase && (kind !== "team" || next.action === "execute");
  const first = waiting.find(isInTheWay) ?? (next.phase === null ? waiting[0] : void 0);
  if (first === void 0) return next;
  const more = waiting.length === 1 ? "" : ` ${waiting.length - 1} more wait: /msw:status lists them.`;
  const { phase, command, reason, plan } = first;
  const action = first.kind === "unproven" ? "execute" : "ask";
  return { ...next, action, phase, plans: plan === null ? [] : [plan], command, reason: `${reason}.${more}` };
}
// src/app/planning/execution/read-execution.ts
// src/core/planning/execution/checkpoint.ts
var LONGEST = 6e3;
function readCheckpoint(message) {
  const lines = message.replaceAll("\r\n", "\n").split("\n");
  const from = lines.findIndex((line, at) => HEADING.test(line) && !isFenced(lines, at));
  if (from === -1) return null;
  const text = lines.slice(from).join("\n").trim().slice(0, LONGEST);
  const type = /^[-* \t]*\*\*Type:?\*\*:?\s*`?(?:checkpoint:)?([a-z-]+)/im.exec(text)?.[1]?.toLowerCase();
  const task = /\*\*Task\s+(\d{1,3})\b/i.exec(text)?.[1];
  return { type: type ?? "human-action", task: task === void 0 ? null : Number(task), text: (0, import_common4.redact)(text) };
}
var HEADING = /^ {0,3}## CHECKPOINT REACHED\s*$/;
function isFenced(lines, until) {
  let open = "";
  for (const line of lines.slice(0, until)) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark === void 0) continue;
    if (open === "") open = mark;
    else if (mark.startsWith(open)) open = "";
  }
  return open !== "";
}
function autoAnswer(plan, { type, task, text }, reached) {
  if (/blocking-human/i.test(text)) return null;
  const held = plan.tasks.filter(({ kind }) => kind === "checkpoint");
  const own = held.filter((one) => one.type.toLowerCase() === `checkpoint:${type}`);
  const meant = own.find(({ index }) => index === task) ?? (own.length === 1 ? own[0] : void 0);
  if (meant === void 0 || reached > held.length) return null;
  if (meant.attributes.gate?.trim().toLowerCase() === "blocking-human") return null;
  if (type === "human-verify") return "approved";
  return type === "decision" ? firstOption(plan.text, meant.children) : null;
}
function firstOption(text, children) {
  const options = children.find(({ name: name2, closed }) => name2 === "options" && closed);
  if (options === void 0) return null;
  const [first] = (0, import_hooks_active_on_command3.elements)(options.tags, options.inner.end).filter(({ name: name2 }) => name2 === "option");
  if (first === void 0) return null;
  const name = (0, import_hooks_active_on_command3.innerText)(text, (0, import_hooks_active_on_command3.elements)(first.tags, first.inner.end), "name")?.trim();
  return [first.attributes.id?.trim(), name].filter(Boolean).join(": ") || null;
}
// src/app/planning/execution/team-branches.ts
async function teamBranches({
  root,
  phases
}) {
  const waiting = [];
  for (const line of (0, import_shared_core_jobs_job.linesIn)(root, "branches")) {
    const [id = "", folder, pushed] = line.split(" ");
    const phase = phases.find((one) => one.folder === folder)?.number;
    if (phase === void 0 || !ID.test(id)) continue;
    const named = { phase, plan: null, kind: "team" };
    if (pushed === void 0)
      waiting.push({
        ...named,
        reason: `Job ${id} of the team carries out phase ${phase}`,
        command: import_hooks_active_on_command4.lineToType`job status ${id}`
      });
    else if (!await (0, import_shared_adapters_git_remote_clone.isInHead)(root, pushed))
      waiting.push({
        ...named,
        reason: `Job ${id} of the team has carried out phase ${phase}, and its branch is not merged here`,
        command: (0, import_shared_core_jobs_job.mergeLine)((0, import_shared_core_jobs_team_job.teamBranch)(id))
      });
  }
  return waiting;
}
var ID = /^[a-z0-9-]{1,40}$/;
// src/app/planning/execution/read-execution.ts
async function readExecution(store, terms) {
  const { project } = store;
  const phase = (0, import_shared_core_planning_phases_standing.phaseNamed)(project, terms.folder);
  if (phase === null) return null;
  const config = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)((0, import_node_path.join)(project, ".planning"));
  const waves = (0, import_shared_core_planning_phases_standing.planWaves)((0, import_shared_core_planning_phases_standing.wavePlans)(phase));
  const trees = (0, import_shared_core_planning_writing_project_answers.readTrees)(store, terms.folder);
  const files = await planFiles(store, { folder: terms.folder, phase, trees });
  const runs = (0, import_shared_core_planning_writing_project_answers.readRuns)(store, terms.folder).plans;
  const around = { terms, isAuto: config.mode === "yolo" || config.autoAdvance };
  const plans = waves.nodes.flatMap((node) => {
    const file = files.get(node.id);
    return file === void 0 ? [] : [executionPlan(node, file, runs[node.id]?.record ?? null, around)];
  });
  const isolation = await isolationIn(project, config);
  const limits = { parallel: isolation.kind === "worktrees", mostAtOnce: config.maxConcurrentAgents };
  const step = nextExecution(plans, limits);
  return { terms, config, waves, files, plans, step, trees, isolation };
}
async function isolationIn(project, config) {
  const wanted = isolationOf(config, null);
  if (wanted.kind === "in-turn") return wanted;
  const state = await (0, import_shared_adapters_git_remote_clone2.repositoryState)(project);
  if (state.status === "none") return isolationOf(config, state.why);
  return isolationOf(config, state.branch === null ? "HEAD is detached" : state.against);
}
function unfinishedPlans({ plans, step }) {
  return plans.filter(({ id, inScope }) => inScope && !step.done.includes(id));
}
async function planFiles(store, { folder, phase, trees }) {
  const { project } = store;
  const place = (0, import_shared_core_planning_documents_roadmap_scope.phasePlace)(project, folder);
  const here = await (0, import_app_loop_gather_evidence.recentCommits)(project);
  const added = here === null ? /* @__PURE__ */ new Map() : await (0, import_app_loop_gather_evidence.addedIn)(project, place);
  const inTrees = await Promise.all(
    [...trees].map(
      async ([id, tree]) => [id, await (0, import_app_loop_gather_evidence.recentCommits)((0, import_shared_core_planning_writing_project_answers.treeRoot)(project, tree)) ?? here]
    )
  );
  const commitsOf = new Map(inTrees);
  const { plans: runs } = (0, import_shared_core_planning_writing_project_answers.readRuns)(store, folder);
  const committed = [...added.keys()].map((path) => path.slice(place.length + 1));
  const isUnproven = (id, file) => runs[id]?.begun?.proven === false && (0, import_hooks_active_on_command.summaryOf)(file, committed) === null;
  return new Map(
    phase.plans.map(({ id, canonical, file, document, summary }) => {
      const path = `${place}/${file}`;
      const commits = commitsOf.get(id) ?? here;
      const complete = isUnproven(id, file) ? "unproven" : "complete";
      const status = summary === null ? null : summary.status === "halted" ? "halted" : complete;
      return [
        id,
        {
          id,
          canonical,
          path,
          document,
          summary: status,
          commits: commits === null ? null : (0, import_shared_core_mapping_documents_map_documents.ownCommits)(commits, canonical, added.get(path))
        }
      ];
    })
  );
}
function executionPlan(node, file, record, { terms, isAuto }) {
  const { document } = file;
  const { id, wave, dependsOn } = node;
  return {
    id,
    wave,
    dependsOn,
    inScope: (terms.wave === null || terms.wave === wave) && (!terms.gapsOnly || document.gapClosure),
    files: (0, import_shared_core_planning_writing_state_decisions.namedFiles)(document),
    summary: file.summary,
    commits: file.commits?.map(({ hash }) => hash) ?? [],
    record,
    autoAnswer: isAuto && record?.state === "checkpoint" ? autoAnswer(document, record.checkpoint, record.reached) : null
  };
}
function isolationOf({ parallelization, useWorktrees }, against) {
  if (!parallelization || !useWorktrees) return { kind: "in-turn", why: null };
  return against === null ? { kind: "worktrees" } : { kind: "in-turn", why: against };
}
async function openExecutions({ root, phases }, env) {
  const begun = phases.flatMap(
    ({ number, folder }) => folder !== null && (0, import_shared_core_planning_documents_planning_settings.isPlanningDocument)(root, (0, import_shared_core_planning_writing_project_answers.runsPath)(root, folder)) ? [{ phase: number, folder }] : []
  );
  const waiting = [...await teamBranches({ root, phases })];
  const opened = begun.length === 0 ? null : (0, import_common.openWorkspace)(root, env);
  if (opened === null || opened.status === "refused") return waiting;
  for (const terms of begun) {
    const execution = await readExecution(opened.workspace, { ...terms, wave: null, gapsOnly: false });
    if (execution === null) continue;
    waiting.push(
      ...execution.step.questions.map((one) => waitingPlan(execution, one)),
      ...unproven(execution)
    );
  }
  return waiting;
}
function unproven({ terms, plans }) {
  return plans.filter(({ record, summary }) => record === null && summary === "unproven").map(({ id: plan }) => ({
    phase: terms.phase,
    plan,
    kind: "unproven",
    reason: (0, import_common2.plainLine)(`Plan ${plan} has a summary, but its checks have not passed`, 300),
    command: (0, import_hooks_active_on_command2.executionCall)(terms)
  }));
}
function waitingPlan({ terms, plans }, { plan, kind }) {
  const record = plans.find(({ id }) => id === plan)?.record ?? null;
  const named = { phase: terms.phase, plan, kind };
  switch (record?.state) {
    case "halted":
      return {
        ...named,
        reason: (0, import_common2.plainLine)(
          `Plan ${plan} was halted (${record.reason}); --close and --skip are the other ways`,
          300
        ),
        command: (0, import_hooks_active_on_command2.decisionCommand)(terms, import_common3.prose`--again`, plan)
      };
    case "checkpoint":
      return {
        ...named,
        reason: (0, import_common2.plainLine)(
          `Plan ${plan} waits at a checkpoint (${record.checkpoint.type}) for your answer`,
          300
        ),
        command: `${(0, import_hooks_active_on_command2.decisionCommand)(terms, import_common3.prose`--answer`, plan)} YOUR WORDS`
      };
    case "untrusted":
      return {
        ...named,
        reason: `Commands of plan ${plan} changed and are not allowed yet`,
        command: (0, import_hooks_active_on_command2.executionCall)(terms)
      };
    default:
      return {
        ...named,
        reason: `Plan ${plan} is half done: it has commits and no summary; --again and --skip are the other ways`,
        command: (0, import_hooks_active_on_command2.decisionCommand)(terms, import_common3.prose`--close`, plan)
      };
  }
}
