

var import_shared_app_planning_execution_gate_executor = require("./shared.app.planning.execution.gate-executor.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_shared_app_planning_phases_why_not_execute = require("./shared.app.planning.phases.why-not-execute.cjs");

var import_shared_app_planning_worktrees_merge_tree = require("./shared.app.planning.worktrees.merge-tree.cjs");

var import_shared_core_planning_execution_summary_skeleton = require("./shared.core.planning.execution.summary-skeleton.cjs");

var import_shared_app_planning_execution_read_execution = require("./shared.app.planning.execution.read-execution.cjs");

var import_shared_core_planning_documents_roadmap = require("./shared.core.planning.documents.roadmap.cjs");

var import_shared_core_mapping_documents_map_documents = require("./shared.core.mapping.documents.map-documents.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_shared_core_mapping_documents_map_documents2 = require("./shared.core.mapping.documents.map-documents.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command4 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_hooks_active_on_command5 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_command6 = require("./hooks.active.on-command.cjs");

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_shared_adapters_git_commit_hurdles = require("./shared.adapters.git.commit-hurdles.cjs");

var import_shared_simple_git_dist_index = require("./shared.simple-git.dist.index.cjs");

var import_app_loop_gather_evidence2 = require("./app.loop.gather-evidence.cjs");

var import_adapters_git_work_tree = require("./adapters.git.work-tree.cjs");

var import_shared_app_diagnose_diagnose_plugins = require("./shared.app.diagnose.diagnose-plugins.cjs");

var import_common6 = require("./common.cjs");

var import_common7 = require("./common.cjs");

// src/core/planning/execution/execution-arguments.ts
var USAGE = "/msw:execute PHASE [--wave W] [--gaps-only] [--trust DIGEST] [--keep-changes|--take-changes] [--close|--again|--skip PLAN] [--answer PLAN WORDS]";
function executionArguments(raw) {
  const typed = (0, import_hooks_active_on_command5.readTyped)("execute", raw);
  if (typed.status === "refused") return typed;
  const [phase, ...others] = typed.words;
  const wave = (0, import_hooks_active_on_command5.optionOf)(typed, "wave");
  const trust = (0, import_hooks_active_on_command5.optionOf)(typed, "trust");
  const problem = phaseProblem(phase, others) ?? waveProblem(wave) ?? trustProblem2(trust) ?? changesProblem(typed);
  if (problem !== null || phase === void 0) return refused2(problem ?? USAGE);
  const decisions = typed.options.flatMap(([name, value]) => decisionOf(name, value));
  const wrong = decisions.find((decision) => typeof decision === "string");
  if (wrong !== void 0) return refused2(wrong);
  return {
    status: "ok",
    request: {
      phase,
      wave: wave === null ? null : Number(wave),
      gapsOnly: (0, import_hooks_active_on_command5.hasOption)(typed, "gaps-only"),
      trust,
      changes: (0, import_hooks_active_on_command5.hasOption)(typed, "take-changes") ? "take" : (0, import_hooks_active_on_command5.hasOption)(typed, "keep-changes") ? "keep" : null,
      decisions: decisions.filter((decision) => typeof decision !== "string")
    }
  };
}
function decisionOf(name, value) {
  if (name === "answer") return [answerOf(value) ?? `Say which plan and what: ${USAGE}.`];
  const choice = import_shared_app_planning_execution_read_execution.CHOICES.find((one) => one === name);
  if (choice === void 0) return [];
  if (value.startsWith("-")) return [`Option --${choice} needs a plan, for example --${choice} 01-02.`];
  return [{ plan: value, resolution: { kind: "choice", choice } }];
}
function answerOf(typed) {
  const [plan = ""] = /^\S*/.exec(typed) ?? [];
  const words = typed.slice(plan.length).trim();
  const text = /^(["'])([\s\S]*)\1$/.exec(words)?.[2] ?? words;
  if (plan === "" || text.trim() === "") return null;
  return { plan, resolution: { kind: "answer", text: text.trim() } };
}
function phaseProblem(phase, others) {
  if (phase === void 0) return `The phase is missing: ${USAGE}.`;
  if (others.length > 0) return `One phase at a time: ${USAGE}.`;
  return /^[A-Za-z0-9][A-Za-z0-9.-]{0,40}$/.test(phase) ? null : `"${phase.slice(0, 40)}" is not the number of a phase: ${USAGE}.`;
}
function waveProblem(wave) {
  if (wave === null || /^\d{1,3}$/.test(wave)) return null;
  return "Option --wave needs the number of a wave, for example --wave 1.";
}
function trustProblem2(trust) {
  if (trust === null || /^[0-9a-f]{16}$/.test(trust)) return null;
  return "Option --trust needs the digest that MSW printed below the list of commands.";
}
function changesProblem(typed) {
  return (0, import_hooks_active_on_command5.hasOption)(typed, "keep-changes") && (0, import_hooks_active_on_command5.hasOption)(typed, "take-changes") ? "Your changes stay yours (--keep-changes) or go into the commits (--take-changes), not both." : null;
}
function refused2(reason) {
  return { status: "refused", reason };
}
// src/adapters/git/switch-branch.ts
async function switchBranch(root, branch, needed) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(root);
  if (opened.status !== "ok") return refused3(import_shared_simple_git_dist_index.CANNOT_USE[opened.status]);
  const { git } = opened;
  if (await (0, import_app_loop_gather_evidence2.lineOf)(git, ["check-ref-format", "--branch", branch]) === null)
    return refused3("git does not accept this branch name: look at its template in .planning/config.json");
  const isThere = await (0, import_app_loop_gather_evidence2.lineOf)(git, ["rev-parse", "--verify", "--quiet", `refs/heads/${branch}`]) !== null;
  if (isThere) {
    for (const path of needed) {
      const has = async (place) => await (0, import_app_loop_gather_evidence2.lineOf)(git, ["cat-file", "-e", `${place}:./${path}`]) !== null;
      if (await has("HEAD") && !await has(`refs/heads/${branch}`))
        return refused3(`that branch lacks ${path}: bring it up to date first`);
    }
  }
  try {
    await (0, import_shared_simple_git_dist_index.hooklessGit)(git, root).raw(["switch", "--quiet", ...isThere ? [branch] : ["--create", branch]]);
    return { status: "ok", created: !isThere };
  } catch (error) {
    return refused3(`git did not switch (${(0, import_shared_simple_git_dist_index.reasonOf)(error)})`);
  }
}
function refused3(reason) {
  return { status: "refused", reason };
}
// src/core/planning/worktrees/branch-name.ts
function branchName(settings, place) {
  if (settings.branchingStrategy === "phase") return phaseBranch(settings, place);
  return settings.branchingStrategy === "milestone" ? milestoneBranch(settings, place) : null;
}
function phaseBranch({ phaseBranchTemplate, projectCode }, { folder }) {
  const id = (0, import_hooks_active_on_command3.folderPhase)(folder) ?? folder;
  const name = folder.slice(id.length).replace(/^-/, "");
  const withProject = put(phaseBranchTemplate, "{project}", projectCode ?? "");
  const numbered = put(withProject, "{phase}", (0, import_hooks_active_on_command3.paddedPhase)(id.replace(/^[A-Za-z]{1,12}-/, "")));
  const slug = slugOf(name);
  return slug === "" ? withoutSlug(numbered) : put(numbered, "{slug}", slug);
}
function milestoneBranch({ milestoneBranchTemplate }, place) {
  const { version, name } = currentMilestone(place);
  const named = put(milestoneBranchTemplate, "{milestone}", version ?? "");
  return put(
    named,
    "{slug}",
    slugOf(name ?? "").slice(0, LONGEST_SLUG).replaceAll(/^-|-$/g, "") || "milestone"
  );
}
var LONGEST_SLUG = 60;
function put(template, placeholder, text) {
  return template.replace(placeholder, () => text);
}
function withoutSlug(template) {
  const at = template.indexOf("{slug}");
  if (at === -1) return template;
  const [before, after] = [template.slice(0, at), template.slice(at + "{slug}".length)];
  const joined2 = isSeparator(before.at(-1)) ? before.slice(0, -1) + after : before + withoutFirst(after);
  const single = [...joined2].filter((one, index, all) => !isSeparator(one) || one !== all[index - 1]);
  const first = single.findIndex((one) => !isSeparator(one));
  const last = single.findLastIndex((one) => !isSeparator(one));
  return first === -1 ? null : single.slice(first, last + 1).join("");
}
function withoutFirst(text) {
  return isSeparator(text[0]) ? text.slice(1) : text;
}
function isSeparator(letter) {
  return letter !== void 0 && "-_./".includes(letter);
}
function slugOf(text) {
  const latin = [...text.toLowerCase()].map((letter) => CYRILLIC.get(letter) ?? letter).join("");
  return latin.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
}
var CYRILLIC = new Map(
  "\u0430:a \u0431:b \u0432:v \u0433:g \u0434:d \u0435:e \u0451:e \u0436:zh \u0437:z \u0438:i \u0439:y \u043A:k \u043B:l \u043C:m \u043D:n \u043E:o \u043F:p \u0440:r \u0441:s \u0442:t \u0443:u \u0444:f \u0445:h \u0446:ts \u0447:ch \u0448:sh \u0449:sch \u044A: \u044B:y \u044C: \u044D:e \u044E:yu \u044F:ya \u0454:ye \u0456:i \u0457:yi \u0491:g \u045E:u".split(" ").map((pair) => [pair.charAt(0), pair.slice(2)])
);
function currentMilestone({ roadmap, milestone }) {
  const lines = roadmap.split(/\r?\n/);
  if (milestone !== null) {
    const begun = lines.flatMap((line) => begunName(line, milestone) ?? [])[0];
    return { version: milestone, name: begun ?? headingName(lines, milestone) };
  }
  const marked = lines.flatMap((line) => markedAsBegun(line) ?? [])[0];
  if (marked !== void 0) return marked;
  const open = lines.find((line) => isMilestone(line) && VERSION.test(line) && !isClosed2(line));
  const version = VERSION.exec(open ?? "")?.[0] ?? null;
  return { version, name: version === null ? null : headingName(lines, version) };
}
var VERSION = /v\d{1,9}(?:\.\d{1,9})+/i;
function isMilestone(line) {
  return /^#{1,3} /.test(line) && !/^#{1,3} (?:\[[^\]]*\] ?)?Phase\s/i.test(line);
}
function markedAsBegun(line) {
  const rest = behindMark(line) ?? "";
  const [head = "", version] = /^\*\*(v\d{1,9}(?:\.\d{1,9})+)\s/i.exec(rest) ?? [];
  const end = rest.indexOf("*", head.length);
  if (version === void 0 || !rest.startsWith("**", end)) return null;
  const name = nameable(rest.slice(head.length, end).trim());
  return name === null ? null : { version, name };
}
function behindMark(line) {
  const at = line.indexOf("\u{1F6A7}");
  return at === -1 ? null : line.slice(at + "\u{1F6A7}".length).trimStart();
}
function begunName(line, version) {
  const rest = behindMark(line)?.replace(/^\*{1,2}/, "") ?? "";
  if (!rest.toLowerCase().startsWith(version.toLowerCase())) return null;
  const behind = rest.slice(version.length).replace(/^\*{1,2}/, "");
  if (!/^\s/.test(behind)) return null;
  return nameable(withoutDelimiter(behind.trimStart().split("*")[0] ?? ""));
}
function headingName(lines, version) {
  const heading = lines.filter(isMilestone).find((line) => line.toLowerCase().includes(version.toLowerCase()) && !isClosed2(line));
  if (heading === void 0) return null;
  const at = heading.toLowerCase().indexOf(version.toLowerCase());
  const behind = heading.slice(at + version.length).replace(/^(?:[-.][A-Za-z0-9]+)+/, "");
  return nameable(withoutMarks(withoutDelimiter(behind)));
}
function isClosed2(line) {
  return /\u2705|\b(?:shipped|archived|complete[d]?|done)\b/i.test(line) && !/\ud83d\udea7|\b(?:in progress|active|current)\b/i.test(line);
}
function withoutMarks(text) {
  const letters = [...text];
  while (letters.length > 0 && " \u2705\u{1F4CB}\u{1F6A7}".includes(letters.at(-1) ?? "x")) letters.pop();
  return letters.join("");
}
function withoutDelimiter(text) {
  return text.replace(/^[\s\u2014\u2013:-]+/, "").trim();
}
function nameable(text) {
  return /[\p{L}\p{N}]/u.test(text) ? text : null;
}
// src/app/planning/worktrees/work-branch.ts
async function openWorkBranch(workspace, config, { phase, folder, plans, milestone }) {
  const { project } = workspace;
  const roadmap = (0, import_shared_core_planning_documents_planning_settings.documentText)(project, ".planning/ROADMAP.md") ?? "";
  const branch = branchName(config, { folder, roadmap, milestone });
  const state = branch === null ? null : await (0, import_shared_app_planning_execution_read_execution.repositoryState)(project);
  if (branch === null || state === null || state.status === "none" || state.branch === null)
    return { status: "ok", note: null };
  if (state.branch === branch) return { status: "ok", note: null };
  const shown = (0, import_common5.plainLine)(branch, 120);
  const wants = `Phase ${phase} is worked on the branch ${shown} (git.branching_strategy: ${config.branchingStrategy})`;
  const open = (await (0, import_app_loop_gather_evidence.uncommittedPaths)(project) ?? []).filter((path) => !path.startsWith(".planning/"));
  if (open.length > 0) {
    const names = open.slice(0, 5).map((path) => (0, import_common5.plainLine)(path, 80));
    return (0, import_shared_core_planning_documents_planning_settings.refused)(
      `${wants}, but you have changes that are not committed: ${names.join(", ")}${open.length > 5 ? ` and ${open.length - 5} more` : ""}. Commit or stash them, then type the command again.`
    );
  }
  const switched = await switchBranch(project, branch, plans);
  if (switched.status === "refused") return (0, import_shared_core_planning_documents_planning_settings.refused)(`${wants}, but ${switched.reason}.`);
  const { created } = switched;
  await (0, import_common3.appendJournal)(
    project,
    { event: "branch-switched", phase, branch, from: state.branch, created },
    (0, import_common.isoTime)(workspace)
  );
  return {
    status: "ok",
    note: `on branch ${shown}${created ? `, made from ${(0, import_common5.plainLine)(state.branch, 80)}` : ""}`
  };
}
// src/app/planning/execution/choose-execution.ts
async function chooseExecution(workspace, request) {
  const opened = (0, import_shared_core_planning_documents_roadmap.openPlanning)(workspace.project);
  if (opened.status === "refused") return opened;
  const { phases } = opened.project;
  const phase = (0, import_shared_core_mapping_documents_map_documents.findPhase)(phases, request.phase);
  if (phase === null) return (0, import_shared_core_planning_documents_planning_settings.refused)((0, import_shared_core_mapping_documents_map_documents.noSuchPhase)(phases, request.phase));
  const { folder, number } = phase;
  if (folder === null || phase.plans.length === 0)
    return (0, import_shared_core_planning_documents_planning_settings.refused)(`Phase ${number} has no plans: write them with /msw:plan ${number}.`);
  const oddName = (0, import_shared_app_planning_phases_why_not_execute.folderProblem)(phase);
  if (oddName !== null) return (0, import_shared_core_planning_documents_planning_settings.refused)(oddName);
  const terms = { phase: number, folder, wave: request.wave, gapsOnly: request.gapsOnly };
  const isUndecided = (plan) => request.decisions.every(({ plan: typed }) => !isMeant(typed, plan));
  const notes = await (0, import_shared_app_planning_worktrees_merge_tree.bringBack)(workspace, terms, { undecided: isUndecided, mayCheck: false });
  const execution = await (0, import_shared_app_planning_execution_read_execution.readExecution)(workspace, terms);
  if (execution === null) return (0, import_shared_core_planning_documents_planning_settings.refused)(`The folder of phase ${number} cannot be read.`);
  const problem = problemOf(opened.project, execution);
  if (problem === null)
    return { status: "ok", phase, execution, notes, milestone: opened.project.state?.milestone ?? null };
  return (0, import_shared_core_planning_documents_planning_settings.refused)(notes.length === 0 ? problem : `${notes.join(" ")} ${problem}`);
}
function isMeant(typed, { id, canonical }) {
  const name = typed.split("/").at(-1);
  return name === id || name === canonical;
}
function problemOf(project, execution) {
  const { waves, plans, terms } = execution;
  const stuck = (0, import_shared_app_planning_phases_why_not_execute.orderProblem)(waves);
  if (stuck !== null) return stuck;
  const scope = plans.filter(({ inScope }) => inScope);
  if (scope.length === 0) return emptyScope(execution);
  const open = scope.map(({ id }) => id).filter((id) => !execution.step.done.includes(id));
  if (open.length === 0) {
    return `Every plan of ${scopeName(terms)} is done: check the phase with /msw:verify ${terms.phase}.`;
  }
  return earlierWave(execution) ?? invalidPlans(project, execution, open);
}
function scopeName({ phase, wave, gapsOnly }) {
  return `phase ${phase}${wave === null ? "" : `, wave ${wave}`}${gapsOnly ? ", gaps only" : ""}`;
}
function emptyScope({ terms, waves }) {
  const known = waves.waves.map(({ wave }) => wave).join(", ");
  return terms.gapsOnly ? `No plan of ${scopeName(terms)} closes a gap (gap_closure: true).` : `Phase ${terms.phase} has no wave ${terms.wave}: its waves are ${known}.`;
}
function earlierWave({ terms, plans }) {
  const { wave } = terms;
  if (wave === null) return null;
  const open = plans.filter((plan) => (plan.wave ?? wave) < wave && (0, import_shared_app_planning_execution_read_execution.isOpen)(plan.summary)).map(({ id }) => id);
  return open.length === 0 ? null : `Wave ${wave} waits for ${open.join(", ")}: execute the waves before it first.`;
}
var MOST_LISTED = 6;
function invalidPlans(project, { files, terms }, open) {
  const plans = [...files.values()].map(({ id, path, document }) => ({ id, file: path, document }));
  const found = (0, import_shared_app_planning_phases_why_not_execute.planErrors)(project, plans, open);
  if (found.length === 0) return null;
  const more = found.length > MOST_LISTED ? `
  and ${found.length - MOST_LISTED} more` : "";
  const list = found.slice(0, MOST_LISTED).map(({ line }) => `
  ${line}`);
  return `Phase ${terms.phase} cannot be executed, its plans have errors:${list.join("")}${more}${(0, import_shared_app_planning_phases_why_not_execute.wayRound)(terms.phase, found).replace(" ", "\n")}`;
}
// src/app/planning/execution/prepare-step.ts
async function prepareStep(workspace, terms) {
  const merged = await (0, import_shared_app_planning_worktrees_merge_tree.bringBack)(workspace, terms);
  const execution = await (0, import_shared_app_planning_execution_read_execution.readExecution)(workspace, terms);
  if (execution === null) return null;
  if (!needsTrees(execution)) {
    if (execution.trees.size > 0)
      await (0, import_shared_app_planning_execution_read_execution.withTrees)(workspace, terms.folder, () => putOthersAside(workspace, execution));
    return { execution, trees: /* @__PURE__ */ new Map(), notes: merged };
  }
  const prepared = await (0, import_shared_app_planning_execution_read_execution.withTrees)(workspace, terms.folder, () => openTrees(workspace, execution));
  const { notes, ...ready } = prepared ?? inTurn(execution, "another session is working on its worktrees");
  return { ...ready, notes: [...merged, ...notes] };
}
function needsTrees({ step, trees }) {
  return step.batch.length > 1 || step.batch.some(({ plan }) => trees.has(plan));
}
async function putOthersAside(workspace, { step, trees, terms }) {
  if (step.batch.length === 0) return;
  for (const plan of trees.keys()) await (0, import_shared_app_planning_worktrees_merge_tree.putAside)(workspace, { folder: terms.folder, plan });
}
async function openTrees(workspace, execution) {
  const { step, terms } = execution;
  const trees = /* @__PURE__ */ new Map();
  const notes = [];
  const [here] = await boundToProject(workspace.project, execution);
  if (here !== void 0) {
    await putOthersAside(workspace, execution);
    return { execution: { ...execution, step: { ...step, batch: [here] } }, trees, notes };
  }
  for (const one of step.batch) {
    const place = { folder: terms.folder, plan: one.plan };
    const opened = await (0, import_shared_app_planning_worktrees_merge_tree.openTree)(workspace, place, isTakenUpAgain(one));
    if (opened.status === "refused") {
      if (execution.trees.has(one.plan))
        return withoutLost(workspace, execution, { place, why: opened.reason });
      if (trees.size === 0) return inTurn(execution, opened.reason);
      notes.push(import_common6.prose`${(0, import_common4.quoteLine)(opened.reason, 300)} Plan ${(0, import_common2.quoteName)(one.plan)} waits.`);
      break;
    }
    const { tree, missing, conflicts } = opened;
    trees.set(one.plan, { path: (0, import_shared_app_planning_execution_read_execution.treeRoot)(workspace.project, tree), conflicts });
    if (missing.length > 0)
      notes.push(
        import_common6.prose`The worktree of plan ${(0, import_common2.quoteName)(one.plan)} lacks ${(0, import_shared_app_planning_worktrees_merge_tree.listOf)(missing)}, which git ignores.`
      );
  }
  await forgetBeginnings(workspace.project, terms.folder, trees);
  const batch = step.batch.filter((one) => trees.has(one.plan));
  return { execution: { ...execution, step: { ...step, batch } }, trees, notes };
}
async function boundToProject(project, { step, trees, plans }) {
  const changed = await (0, import_app_loop_gather_evidence.uncommittedPaths)(project) ?? [];
  return step.batch.filter(({ plan, mode }) => {
    const files = plans.find(({ id }) => id === plan)?.files ?? [];
    const isBound = mode !== "fresh" || changed.some((path) => (0, import_shared_app_planning_execution_read_execution.isNamed)(files, path));
    return isBound && !trees.has(plan);
  });
}
async function forgetBeginnings(project, folder, trees) {
  await (0, import_shared_app_planning_execution_read_execution.changeBeginnings)(project, folder, ({ plans, ...said }) => ({
    ...said,
    plans: Object.fromEntries(Object.entries(plans).filter(([id]) => !trees.has(id)))
  }));
}
async function withoutLost(workspace, execution, { place, why }) {
  const halted = { state: "halted", reason: (0, import_common5.plainLine)(why, 300), report: null };
  await (0, import_shared_app_planning_execution_read_execution.changeRecord)(workspace, place, () => halted);
  const next = await (0, import_shared_app_planning_execution_read_execution.readExecution)(workspace, execution.terms);
  const note = import_common6.prose`Plan ${(0, import_common2.quoteName)(place.plan)}: ${(0, import_common4.quoteLine)(why, 300)}`;
  if (next === null || !needsTrees(next))
    return { execution: next ?? execution, trees: /* @__PURE__ */ new Map(), notes: [note] };
  const { notes, ...ready } = await openTrees(workspace, next);
  return { ...ready, notes: [note, ...notes] };
}
function isTakenUpAgain({ mode }) {
  return mode === "close" || mode === "again";
}
function inTurn(execution, why) {
  const { step, trees } = execution;
  const first = step.batch.find(({ plan }) => !trees.has(plan));
  const notes = [import_common6.prose`The plans are carried out one after the other: ${(0, import_common4.quoteLine)(why, 300)}`];
  const batch = first === void 0 ? [] : [first];
  return { execution: { ...execution, step: { ...step, batch } }, trees: /* @__PURE__ */ new Map(), notes };
}
// src/app/planning/execution/execute-command.ts
var LONGEST_CONTEXT = 4e3;
async function executeCommand2(workspace, input, ownerPid) {
  const parsed = executionArguments(input.args);
  if (parsed.status === "refused") return (0, import_hooks_active_on_stop3.sayLines)(parsed.reason);
  const chosen = await chooseExecution(workspace, parsed.request);
  if (chosen.status === "refused") return (0, import_hooks_active_on_stop3.sayLines)(chosen.reason);
  const { terms } = chosen.execution;
  const owned = (0, import_hooks_active_on_stop2.findLoop)((0, import_hooks_active_on_stop2.readState)(workspace), input.session);
  if (owned !== null && !isSame(owned, terms)) return (0, import_hooks_active_on_stop3.sayLines)((0, import_shared_app_planning_execution_gate_executor.secondLoop)(owned));
  const unsafe = await lookAhead(workspace, chosen.execution, parsed.request.changes);
  const untrusted = await settleExecutionTrust(workspace, chosen.execution, parsed.request.trust);
  const refusals = [unsafe, untrusted?.reason].filter((reason) => typeof reason === "string");
  if (refusals.length > 0) return (0, import_hooks_active_on_stop3.sayLines)(refusals.join("\n\n"));
  const branch = await openPhaseBranch(workspace, chosen);
  if (branch.status === "refused") return (0, import_hooks_active_on_stop3.sayLines)(branch.reason);
  if (branch.note !== null)
    return withBranch(await executeCommand2(workspace, input, ownerPid), `msw \u25B8 ${branch.note}`);
  return takeUp(workspace, { chosen, owned, request: parsed.request, session: input.session, ownerPid });
}
function withBranch(reply, note) {
  return reply.kind === "answer" ? (0, import_hooks_active_on_stop3.sayLines)(`${note}
${reply.text}`) : (0, import_hooks_active_on_stop.withNotice)(reply, note);
}
function openPhaseBranch(workspace, { phase, execution, milestone }) {
  const plans = (0, import_shared_app_planning_execution_read_execution.openPlans)(execution).flatMap(({ id }) => execution.files.get(id)?.path ?? []);
  const work = { phase: phase.number, folder: execution.terms.folder, plans, milestone };
  return openWorkBranch(workspace, execution.config, work);
}
async function takeUp(workspace, { chosen, owned, request, session, ownerPid }) {
  const { terms } = chosen.execution;
  const loop = owned ?? await (0, import_shared_app_planning_execution_gate_executor.armExecution)(workspace, {
    session,
    terms,
    config: chosen.execution.config,
    ownerPid
  });
  if (typeof loop === "string") return (0, import_hooks_active_on_stop3.sayLines)(loop);
  if (loop.progress.pause !== null) return (0, import_hooks_active_on_stop3.sayLines)("The execution is paused: continue with /msw:resume.");
  const unresolved = await decide(workspace, chosen.execution, request.decisions);
  if (unresolved !== null) return (0, import_hooks_active_on_stop3.sayLines)(unresolved);
  const execution = await (0, import_shared_app_planning_execution_read_execution.readExecution)(workspace, terms) ?? chosen.execution;
  return begin(workspace, { ...chosen, execution });
}
async function begin(workspace, { execution, phase, notes }) {
  const waits = needsTrees(execution) || (0, import_shared_app_planning_worktrees_merge_tree.provenPlans)(workspace, execution.terms.folder).length > 0;
  if (!waits) await (0, import_shared_core_planning_execution_summary_skeleton.handOut)(workspace, execution);
  const view = waits ? null : (0, import_shared_core_planning_execution_summary_skeleton.describeStep)(workspace, execution);
  const context = contextOf(workspace, { execution, name: phase.name, view });
  const said = [...notes, ...inTurnNote(execution)].map((note) => ` \xB7 ${note}`).join("");
  const plans = `${(0, import_common7.countOf)((0, import_shared_app_planning_execution_read_execution.openPlans)(execution).length, "plan")} to do`;
  const notice2 = `msw \u25B8 executing ${(0, import_hooks_active_on_command4.executionName)(execution.terms)} \xB7 ${plans}${said}`;
  return { kind: "context", context, notice: notice2 };
}
function inTurnNote({ isolation, plans, waves }) {
  const { why } = isolation.kind === "in-turn" ? isolation : { why: null };
  const open = plans.filter(({ inScope, summary }) => inScope && (0, import_shared_app_planning_execution_read_execution.isOpen)(summary));
  const couldMeet = waves.waves.some(({ wave }) => open.filter((plan) => plan.wave === wave).length > 1);
  return why === null || !couldMeet ? [] : [`one plan after the other, since ${why}`];
}
async function lookAhead(workspace, execution, choice) {
  const { terms } = execution;
  const files = [...new Set((0, import_shared_app_planning_execution_read_execution.openPlans)(execution).flatMap((plan) => plan.files))];
  const hurdle = await (0, import_shared_adapters_git_commit_hurdles.hurdleAhead)(workspace.project, files);
  if (hurdle !== null)
    return `Phase ${terms.phase} is not begun, because its work could not be committed: ${(0, import_common5.plainLine)(hurdle, 400)}.`;
  const mixed = await (0, import_shared_core_planning_execution_summary_skeleton.changesInTheWay)(workspace, execution);
  if (mixed.length === 0) return null;
  if (choice !== null) {
    await (0, import_shared_core_planning_execution_summary_skeleton.settleChanges)(workspace, terms.folder, { choice, files: mixed });
    return null;
  }
  const shown = mixed.slice(0, MOST_SHOWN).map((path) => `
  ${(0, import_common5.plainLine)(path, 160)}`);
  const more = mixed.length > MOST_SHOWN ? `
  and ${mixed.length - MOST_SHOWN} more` : "";
  return [
    `Files that the plans of phase ${terms.phase} change hold changes of yours that are not committed:${shown.join("")}${more}`,
    "Commit or stash them first, or say what is to become of them:",
    `  ${(0, import_hooks_active_on_command4.executeCommand)(terms, import_common6.prose` --keep-changes`)}   they stay yours: commits take only what is changed from here on`,
    `  ${(0, import_hooks_active_on_command4.executeCommand)(terms, import_common6.prose` --take-changes`)}   they belong to the plans: commits take them with the rest`
  ].join("\n");
}
var MOST_SHOWN = 12;
function isSame({ terms }, wanted) {
  const { execution } = terms;
  return execution !== null && execution.folder === wanted.folder && execution.wave === wanted.wave && execution.gapsOnly === wanted.gapsOnly;
}
async function decide(workspace, execution, decisions) {
  await forgetAnswers(workspace, execution, decisions.length > 0);
  return (0, import_shared_app_planning_execution_read_execution.resolveAll)(workspace, decisions);
}
async function forgetAnswers(workspace, { plans, terms }, deciding) {
  for (const { id, record, summary, commits } of plans) {
    const place = { folder: terms.folder, plan: id };
    if (record?.state === "untrusted") {
      const isBegun = summary !== null || commits.length > 0;
      await (0, import_shared_app_planning_execution_read_execution.changeRecord)(workspace, place, () => isBegun ? { state: "resolved", choice: "close" } : null);
    } else if (!deciding && record?.state === "resolved" && record.choice !== "skip" && (0, import_shared_app_planning_execution_read_execution.isOpen)(summary)) {
      await (0, import_shared_app_planning_execution_read_execution.changeRecord)(workspace, place, () => null);
    }
  }
}
function contextOf(workspace, { execution, name, view }) {
  const { terms, plans } = execution;
  const scope = plans.filter(({ inScope }) => inScope);
  const waves = new Set((0, import_shared_app_planning_execution_read_execution.openPlans)(execution).map(({ wave }) => wave)).size;
  const call = (0, import_hooks_active_on_command4.nextCall)((0, import_hooks_active_on_command6.cliCommand)(workspace), terms);
  const head = [
    import_common6.prose`MSW executes ${(0, import_hooks_active_on_command4.executionName)(terms)} (${(0, import_common4.quoteLine)(name, 80)}): ${(0, import_shared_app_planning_execution_read_execution.openPlans)(execution).length} of ${(0, import_common7.countOf)(scope.length, "plan")} to do, in ${(0, import_common7.countOf)(waves, "wave")}.`,
    import_common6.prose`Ask what to do next: ${call}`
  ];
  const begin2 = (0, import_common6.joinProse)([...head, import_common6.prose`Begin by asking.`], "\n");
  if (view === null) return begin2;
  const text = (0, import_common6.joinProse)([...head, import_common6.prose`Now: ${(0, import_shared_app_diagnose_diagnose_plugins.proseJson)((0, import_shared_core_planning_execution_summary_skeleton.shortStep)(view), 0)}`], "\n");
  return text.length <= LONGEST_CONTEXT ? text : begin2;
}
async function whyNoExecutors(workspace, terms) {
  const isUnderWay = ({ terms: { execution }, progress }) => execution?.folder === terms.folder && progress.pause === null;
  if ((0, import_hooks_active_on_stop2.loopsIn)((0, import_hooks_active_on_stop2.readState)(workspace)).some(isUnderWay)) return null;
  const chosen = await chooseExecution(workspace, { ...terms, decisions: [], changes: null, trust: null });
  const typed = import_common6.prose`the user types ${(0, import_hooks_active_on_command4.executeCommand)(terms)}`;
  if (chosen.status === "refused") {
    const [reason = ""] = chosen.reason.split("\n");
    return import_common6.prose`${(0, import_common4.quoteLine)(reason.replace(/:$/, ""), 300)}: to read why, ${typed}.`;
  }
  const untrusted = await settleExecutionTrust(workspace, chosen.execution, null);
  return untrusted === null ? import_common6.prose`No session executes ${(0, import_hooks_active_on_command4.executionName)(terms)}: to begin, ${typed}.` : import_common6.prose`The plans of ${(0, import_hooks_active_on_command4.executionName)(terms)} name commands that are not allowed yet: to read them, ${typed}.`;
}
async function settleExecutionTrust(workspace, execution, typed) {
  const { terms } = execution;
  const hooks = await (0, import_shared_core_mapping_documents_map_documents2.untrustedHooks)(workspace, execution.isolation.kind === "worktrees");
  let type = (0, import_hooks_active_on_command4.executeCommand)(terms);
  const reason = await (0, import_hooks_active_on_command.settleTrust)(workspace, {
    named: [
      ...(0, import_shared_app_planning_execution_read_execution.openPlans)(execution).flatMap(({ id }) => {
        const file = execution.files.get(id);
        if (file === void 0) return [];
        return [
          {
            plan: file.path,
            commands: (0, import_hooks_active_on_command2.untrustedCommands)(workspace, [file.document.text], execution.config.usualCommands)
          }
        ];
      }),
      hooks
    ],
    typed,
    whose: `The plans of phase ${terms.phase}${hooks.commands.length === 0 ? "" : ", and the git hooks of this repository,"} name`,
    allow: (digest) => {
      type = (0, import_hooks_active_on_command4.trustCommand)(terms, digest);
      return type;
    }
  });
  return reason === null ? null : { reason, type };
}
module.exports = {
  chooseExecution: chooseExecution,
  decide: decide,
  executeCommand: executeCommand2,
  executionArguments: executionArguments,
  openPhaseBranch: openPhaseBranch,
  prepareStep: prepareStep,
  settleExecutionTrust: settleExecutionTrust,
  whyNoExecutors: whyNoExecutors
};
