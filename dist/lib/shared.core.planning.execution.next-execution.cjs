var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let n of __getOwnPropNames(e))!__hasOwnProp.call(r,n)&&n!==a&&__defProp(r,n,{get:()=>e[n],enumerable:!(o=__getOwnPropDesc(e,n))||o.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{isNamedBy:()=>isNamedBy,namedFiles:()=>namedFiles,nextExecution:()=>nextExecution,nextWith:()=>nextWith,readCheckpoint:()=>readCheckpoint,readExecution:()=>readExecution,unfinishedPlans:()=>unfinishedPlans,workItems:()=>workItems}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_shared_app_planning_worktrees_plan_runs=require("./shared.app.planning.worktrees.plan-runs.cjs"),import_shared_adapters_git_remote_clone=require("./shared.adapters.git.remote-clone.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_planning_writing_section=require("./shared.core.planning.writing.section.cjs"),import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_node_path=require("node:path");
// src/core/planning/execution/plan-work.ts
function workItems(plan) {
  const tasks = plan.tasks.filter(({ kind }) => kind !== "checkpoint");
  return tasks.length > 0 ? tasks.map(({ index, name, files }) => ({ index, name, files })) : features(plan);
}
function namedFiles(plan) {
  return [
    .../* @__PURE__ */ new Set([
      ...plan.filesModified,
      ...plan.filesDeleted,
      ...workItems(plan).flatMap(({ files }) => files)
    ])
  ];
}
function features(plan) {
  return plan.sections.filter(({ name }) => name === "feature").map((section, at) => {
    const children = (0, import_hooks_active_on_command2.elements)(section.tags, section.inner.end);
    const files = ((0, import_hooks_active_on_command2.innerText)(plan.text, children, "files") ?? "").split(/[,\n]/);
    return {
      index: at + 1,
      name: (0, import_hooks_active_on_command2.innerText)(plan.text, children, "name")?.trim() ?? null,
      files: files.map((file) => file.trim()).filter((file) => file !== "")
    };
  });
}
function isNamedBy(patterns, path) {
  return patterns.some(
    (pattern) => [pattern, bareName(pattern)].some((one) => fits((0, import_shared_core_planning_writing_section.plainPath)(one), (0, import_shared_core_planning_writing_section.plainPath)(path)))
  );
}
function bareName(item) {
  return item.trim().replace(/^[-*] +/, "").replace(/ {1,3}\([^()]{0,200}\)$/, "").replace(/^`([^`]*)`$/, "$1");
}
function mayMeet(left, right) {
  return left.some((one) => isNamedBy(right, one)) || right.some((one) => isNamedBy(left, one));
}
function fits(pattern, path) {
  if (pattern === "" || pattern === ".") return false;
  if (path === pattern || path.startsWith(`${pattern}/`)) return true;
  if (/^(?:\/|[A-Za-z]:\/)/.test(pattern)) return pattern.endsWith(`/${path}`);
  if (!pattern.includes("*")) return false;
  return (0, import_shared_core_failure_reading_line_pattern.pathMatcher)(pattern)(path) || (0, import_shared_core_failure_reading_line_pattern.pathMatcher)(`${pattern}/**`)(path);
}
// src/core/planning/execution/next-execution.ts
function nextExecution(plans, mostAtOnce) {
  const scope = plans.filter(({ inScope }) => inScope);
  const standing = new Map(scope.map((plan) => [plan.id, standingOf(plan)]));
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
    batch: status === "run" ? chooseBatch(free, mostAtOnce) : [],
    questions,
    done: inState("done"),
    skipped: inState("skipped"),
    blocked
  };
}
function standingOf(plan) {
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
function chooseBatch(ready2, mostAtOnce) {
  const wave = Math.min(...ready2.map(({ plan }) => plan.wave ?? Number.POSITIVE_INFINITY));
  const candidates = ready2.filter(({ plan }) => plan.wave === wave);
  const chosen = [];
  for (const one of candidates) {
    if (chosen.length >= Math.max(1, mostAtOnce)) break;
    if (chosen.every((other) => areApart(one.plan.files, other.plan.files))) chosen.push(one);
  }
  return chosen.map(({ assignment }) => assignment);
}
function areApart(left, right) {
  return left.length > 0 && right.length > 0 && !mayMeet(left, right);
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
  const { headings, text: whole } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(message.replaceAll("\r\n", "\n"));
  const heading = headings.find(({ level, title }) => level === 2 && title.trim() === "CHECKPOINT REACHED");
  if (heading === void 0) return null;
  const text = whole.slice(heading.start).trim().slice(0, LONGEST);
  const type = /^[-* \t]*\*\*Type:?\*\*:?\s*`?(?:checkpoint:)?([a-z-]+)/im.exec(text)?.[1]?.toLowerCase();
  const task = /\*\*Task\s+(\d{1,3})\b/i.exec(text)?.[1];
  return { type: type ?? "human-action", task: task === void 0 ? null : Number(task), text: (0, import_common.redact)(text) };
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
  const [first] = (0, import_hooks_active_on_command2.elements)(options.tags, options.inner.end).filter(({ name: name2 }) => name2 === "option");
  if (first === void 0) return null;
  const name = (0, import_hooks_active_on_command2.innerText)(text, (0, import_hooks_active_on_command2.elements)(first.tags, first.inner.end), "name")?.trim();
  return [first.attributes.id?.trim(), name].filter(Boolean).join(": ") || null;
}
// src/app/planning/execution/read-execution.ts
async function readExecution(store, terms) {
  const { project } = store;
  const phase = (0, import_shared_core_planning_writing_section.phaseNamed)(project, terms.folder);
  if (phase === null) return null;
  const config = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)((0, import_node_path.join)(project, ".planning"));
  const waves = (0, import_shared_core_planning_writing_section.planWaves)((0, import_shared_core_planning_writing_section.wavePlans)(phase));
  const plans = await phasePlans(store, {
    terms,
    phase,
    waves,
    isAuto: config.mode === "yolo" || config.autoAdvance
  });
  const isolation = await isolationIn(project, config);
  const mostAtOnce = isolation.kind === "worktrees" ? config.maxConcurrentAgents : 1;
  const step = nextExecution(plans, mostAtOnce);
  return { terms, config, waves, plans, step, mostAtOnce, trees: (0, import_shared_app_planning_worktrees_plan_runs.readTrees)(store, terms.folder), isolation };
}
async function isolationIn(project, { parallelization, useWorktrees }) {
  if (!parallelization || !useWorktrees) return { kind: "in-turn", why: null };
  const state = await (0, import_shared_adapters_git_remote_clone.repositoryState)(project);
  if (state.status === "none") return { kind: "in-turn", why: state.why };
  const why = state.branch === null ? "HEAD is detached" : state.against;
  return why === null ? { kind: "worktrees" } : { kind: "in-turn", why };
}
function unfinishedPlans({ plans, step }) {
  return plans.filter(({ id, inScope }) => inScope && !step.done.includes(id));
}
async function phasePlans(store, { terms, phase, waves, isAuto }) {
  const { project } = store;
  const place = (0, import_shared_core_planning_documents_roadmap_scope.phasePlace)(project, terms.folder);
  const runs = (0, import_shared_app_planning_worktrees_plan_runs.readRuns)(store, terms.folder).plans;
  const here = await (0, import_app_loop_gather_evidence.recentCommits)(project);
  const added = here === null ? /* @__PURE__ */ new Map() : await (0, import_app_loop_gather_evidence.addedIn)(project, place);
  const committed = [...added.keys()].map((path) => path.slice(place.length + 1));
  const found = waves.nodes.map(async ({ id, wave, dependsOn }) => {
    const file = phase.plans.find((one) => one.id === id);
    if (file === void 0) return [];
    const { canonical, document } = file;
    const path = `${place}/${file.file}`;
    const { record = null, begun = null, tree = null } = runs[id] ?? {};
    const commits = (tree === null ? null : await (0, import_app_loop_gather_evidence.recentCommits)((0, import_shared_app_planning_worktrees_plan_runs.treeRoot)(project, tree))) ?? here ?? [];
    const isUnproven = begun?.proven === false && (0, import_hooks_active_on_command.summaryOf)(file.file, committed, terms.folder) === null;
    return [
      {
        ...{ id, wave, dependsOn, canonical, path, document, record },
        inScope: isInScope(terms, wave, document),
        files: namedFiles(document),
        summary: summaryIn(file, isUnproven) ?? summaryInTree(project, { tree, folder: terms.folder, id }),
        commits: (0, import_shared_core_planning_writing_new_documents.ownCommits)(commits, canonical, added.get(path)),
        autoAnswer: isAuto ? answerTo(document, record) : null
      }
    ];
  });
  return (await Promise.all(found)).flat();
}
function isInScope(terms, wave, { gapClosure }) {
  return (terms.wave === null || terms.wave === wave) && (!terms.gapsOnly || gapClosure);
}
function summaryIn({ summary }, isUnproven) {
  if (summary === null) return null;
  if (summary.status === "halted") return "halted";
  return isUnproven ? "unproven" : "complete";
}
function summaryInTree(project, { tree, folder, id }) {
  const phase = tree === null ? null : (0, import_shared_core_planning_writing_section.phaseNamed)((0, import_shared_app_planning_worktrees_plan_runs.treeRoot)(project, tree), folder);
  const status = phase?.plans.find((one) => one.id === id)?.summary?.status;
  return status === void 0 || status === "halted" ? null : "unproven";
}
function answerTo(document, record) {
  return record?.state === "checkpoint" ? autoAnswer(document, record.checkpoint, record.reached) : null;
}
