var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var o in e)__defProp(r,o,{get:e[o],enumerable:!0})},__copyProps=(r,e,o,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let n of __getOwnPropNames(e))!__hasOwnProp.call(r,n)&&n!==o&&__defProp(r,n,{get:()=>e[n],enumerable:!(a=__getOwnPropDesc(e,n))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{recordVerification:()=>recordVerification,verifyPhase:()=>verifyPhase}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_verification_update_uat=require("./shared.core.planning.verification.update-uat.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_app_planning_quick_quick_task=require("./shared.app.planning.quick.quick-task.cjs"),import_shared_core_planning_execution_summary_skeleton=require("./shared.core.planning.execution.summary-skeleton.cjs"),import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_shared_core_planning_writing_section=require("./shared.core.planning.writing.section.cjs"),import_shared_core_planning_documents_roadmap_scope2=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_writing_new_documents2=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_app_loop_judge_check=require("./app.loop.judge-check.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclu\
de-turn.cjs"),import_app_loop_conclude_turn2=require("./app.loop.conclude-turn.cjs"),import_common=require("./common.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_node_path=require("node:path"),import_node_path2=require("node:path");
// src/app/planning/verification/verify-phase.ts
// src/core/planning/verification/phase-verdict.ts
function phaseVerdict(claims, requirements) {
  const cited = new Set(
    claims.filter(({ kind, standing }) => kind === "truth" && standing === "failed").flatMap(({ cites }) => cites)
  );
  const gaps = [
    ...claims.filter(({ id, standing }) => standing === "failed" && !cited.has(id)).map(gapOf),
    ...requirements.filter(({ status }) => status === "orphaned").map(orphan)
  ];
  const undecided = claims.filter(({ standing }) => standing === "undecided");
  const human = [...undecided, ...claims.filter(({ standing }) => standing === "human")].map(toLookAt);
  const counted = claims.filter(({ kind }) => kind !== "check" && kind !== "human");
  return {
    status: gaps.length > 0 ? "gaps_found" : human.length > 0 ? "human_needed" : "passed",
    score: { met: counted.filter(({ standing }) => standing === "verified").length, of: counted.length },
    gaps,
    human,
    undecided
  };
}
function gapOf({ kind, text, reason, files, missing }) {
  return {
    truth: kind === "check" ? `${text} passes` : text,
    reason,
    artifacts: files,
    missing: missing.length > 0 ? missing : [text]
  };
}
function orphan({ id, text }) {
  return {
    truth: text === "" ? `${id} is delivered` : `${id}: ${text}`,
    reason: "No plan of the phase names this requirement",
    artifacts: [],
    missing: [`A plan whose requirements name ${id}`]
  };
}
function toLookAt({ id, text, test, reason }) {
  return { id, test: test ?? `See whether this holds: ${text}`, expected: text, why: reason };
}
function coverRequirements(wanted, known, plans, claims) {
  const texts2 = new Map(known.map(({ id, text }) => [key(id), text]));
  const ids = new Map(
    [...wanted, ...plans.flatMap(({ requirements }) => requirements)].map((id) => [key(id), id])
  );
  return [...ids.values()].map((id) => {
    const own = plans.filter(({ requirements }) => requirements.some((one) => key(one) === key(id)));
    const names = own.map((plan) => plan.id);
    const base2 = { id, text: texts2.get(key(id)) ?? "", plans: names };
    if (names.length === 0) return { ...base2, status: "orphaned", evidence: "No plan of the phase names it" };
    const bearing = claims.filter(({ sources }) => sources.some((source) => names.includes(source)));
    const failed3 = bearing.find(({ standing }) => standing === "failed");
    if (failed3 !== void 0) return { ...base2, status: "blocked", evidence: failed3.text };
    const open = bearing.find(({ kind, standing }) => kind !== "human" && standing !== "verified");
    if (open !== void 0) return { ...base2, status: "open", evidence: open.text };
    return { ...base2, status: "satisfied", evidence: "Everything that its plans promise holds" };
  });
}
function key(id) {
  return id.trim().toUpperCase();
}
function reVerification(previous, { gaps, human }) {
  if (previous === null || previous.status === "unknown") return null;
  const { score, re_verification: again } = previous.document.frontmatter.values;
  const open = [...gaps.map(({ truth }) => truth), ...human.map(({ expected }) => expected)];
  const remains = (truth) => open.some((one) => (0, import_shared_core_planning_verification_update_uat.isSameStatement)(one, truth));
  const remaining = (0, import_hooks_active_on_command2.isMap)(again) ? (0, import_hooks_active_on_command2.texts)(again.gaps_remaining) : [];
  const before = [.../* @__PURE__ */ new Set([...previous.gaps.map(({ truth }) => truth), ...remaining])];
  return {
    previousStatus: previous.status,
    previousScore: (0, import_hooks_active_on_command2.scalar)(score) ?? "",
    gapsClosed: before.filter((truth) => !remains(truth)),
    gapsRemaining: before.filter(remains)
  };
}
// src/core/planning/verification/judge-artifact.ts
function judgeArtifact(artifact, file) {
  switch (file.kind) {
    case "missing":
      return failed("File not found");
    case "outside":
      return { verdict: "undecided", issues: ["It is outside the project"] };
    case "unreadable":
      return { verdict: "undecided", issues: [`It cannot be read (${file.reason})`] };
    case "folder":
      return judgeFolder(artifact);
    case "file":
      return judgeText(artifact, file.text);
  }
}
function failed(...issues) {
  return { verdict: "failed", issues };
}
function judgeFolder({ minLines, contains, exports: exports2 }) {
  return minLines !== null || contains !== null || exports2.length > 0 ? failed("It is a folder, and what it must hold can only be looked for in a file") : { verdict: "verified", issues: [] };
}
var MAY_BE_EMPTY = /(?:^|\/)(?:__init__\.pyi?|py\.typed|\.(?:gitkeep|keep|nojekyll|npmignore))$/;
function judgeText({ path, minLines, contains, exports: exports2 }, text) {
  if (text.trim() === "" && !MAY_BE_EMPTY.test(path)) return failed("The file is empty");
  const lines = text.split("\n").length;
  const absent = exports2.filter((name) => !hasName(text, name));
  const isOpen = HANDS_ON.some((pattern) => pattern.test(text));
  const issues = [
    ...minLines !== null && lines < minLines ? [`Only ${(0, import_common3.countOf)(lines, "line")}, need ${minLines}`] : [],
    ...contains !== null && !text.includes(contains) ? [`Missing pattern: ${contains}`] : [],
    ...isOpen ? [] : absent.map((name) => `Missing export: ${name}`)
  ];
  if (issues.length > 0) return failed(...issues);
  const unknown = absent.map((name) => `It may hand on ${name} from another file`);
  return { verdict: unknown.length > 0 ? "undecided" : "verified", issues: unknown };
}
var HANDS_ON = [
  /\bexport\s{0,9}(?:type\s{0,9})?\*\s{0,9}from\b/,
  /\bfrom\s{1,9}[\w.]{1,200}\s{1,9}import\s{0,9}\*/,
  /\bpub\s{1,9}use\b[^\n;]{0,200}\*/,
  /\bexports?\s{0,9}=[^\n;]{0,200}(?:\.\.\.|require\()/
];
function hasName(text, name) {
  if (!/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name)) return text.includes(name);
  const isPart = (char) => char !== void 0 && /[\p{L}\p{N}_$]/u.test(char);
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1))
    if (!isPart(text[at - 1]) && !isPart(text[at + name.length])) return true;
  return false;
}
// src/core/planning/verification/judge-link.ts
var verified = (detail) => ({ verdict: "verified", detail });
var failed2 = (detail) => ({ verdict: "failed", detail });
var NO_SOURCE = {
  outside: "from leads out of the project",
  folder: "from is a folder; name a file",
  missing: "Source file not found; from must be a file of the project",
  unreadable: "from cannot be read"
};
function judgeLink({ to: target, pattern }, from, to, found) {
  if (from.kind !== "file") return failed2(NO_SOURCE[from.kind]);
  if (to.kind === "missing" && FILE.test((0, import_shared_core_planning_writing_section.plainPath)(target))) return failed2("Target file not found");
  if (pattern !== null) return judgePattern(pattern, found);
  if (target !== "" && from.text.includes(target)) return verified("Target referenced in source");
  return to.kind === "file" && hasName(from.text, moduleName((0, import_shared_core_planning_writing_section.plainPath)(target))) ? verified("Target named in source") : failed2("Target not referenced in source");
}
var FILE = /^[\w.][\w./-]*\/[\w.-]*\.[A-Za-z]\w*$/;
function judgePattern(pattern, found) {
  if (found === "from") return verified("Pattern found in source");
  if (found === "to") return verified("Pattern found in target");
  if (found === "too-slow")
    return failed2(`Pattern "${pattern}" takes too long to look for; write a simpler one`);
  const why = (0, import_shared_core_planning_documents_roadmap_scope2.patternProblem)(pattern);
  if (found === "invalid")
    return failed2(`Pattern "${pattern}" ${why ?? "is not a regular expression"}; correct it in the plan`);
  const cause = why === null ? "" : `: it ${why}; correct it in the plan`;
  return failed2(`Pattern "${pattern}" not found in source or target${cause}`);
}
function moduleName(path) {
  const bare = path.replace(/(?:\/(?:index|mod|__init__))?\.\w+$/, "");
  return bare.slice(bare.lastIndexOf("/") + 1);
}
// src/core/planning/verification/judge-truths.ts
function judgeTruths(statements, commands, judged) {
  return statements.map((one) => {
    const ids = new Set(commands.filter((command) => shows(command, one.text)).map(({ id }) => id));
    const bearing = judged.filter(
      (claim) => ids.has(claim.id) || claim.kind !== "check" && (0, import_shared_core_planning_verification_update_uat.isSameStatement)(claim.text, one.text)
    );
    const cites = bearing.map(({ id }) => id);
    return { ...one, kind: "truth", by: "code", cites, files: [], missing: [], ...shownBy(bearing) };
  });
}
function shownBy(checks) {
  const failed3 = checks.filter(({ standing }) => standing === "failed");
  if (failed3.length > 0)
    return {
      standing: "failed",
      reason: failed3.map((one) => `${one.text}: ${one.reason}`).join("; "),
      files: failed3.flatMap(({ files }) => files),
      missing: failed3.flatMap(({ missing }) => missing)
    };
  const open = checks.find(({ standing }) => standing !== "verified");
  if (open !== void 0) return { standing: "undecided", reason: `${open.text}: ${open.reason}` };
  return checks.length > 0 ? { standing: "verified", reason: `Shown by ${checks.map((one) => one.text).join(", ")}` } : { standing: "undecided", reason: "No check of the plans is said to show it" };
}
function shows({ command, shows: said }, text) {
  return command.length > 5 && text.includes(command) || said.some((one) => (0, import_shared_core_planning_verification_update_uat.isSameStatement)(one, text));
}
// src/app/planning/verification/judge-phase.ts
function judgePhase(open, evidence) {
  const { claims, commands } = open;
  const settle = (judged) => (0, import_shared_core_planning_verification_update_uat.applyOverrides)((0, import_shared_core_planning_verification_update_uat.foldJudgements)(judged, evidence.judgements), evidence.overrides);
  const { place, checks } = evidence;
  const plansOf = new Map(commands.map(({ id, plans }) => [id, plans]));
  const parts = settle([
    ...checks.map((run) => checkClaim(run, plansOf.get(run.id) ?? [])),
    ...claims.artifacts.map((claim) => artifactClaim(claim, place)),
    ...claims.links.map((claim) => linkClaim(claim, place))
  ]);
  const commits = commitClaims(open, place);
  const truths = settle(judgeTruths(claims.truths, commands, [...parts, ...commits]));
  const uncommitted = commits.filter(({ standing }) => standing === "failed");
  return [...truths, ...unreadable2(open), ...uncommitted, ...parts];
}
var base = { by: "code", files: [], missing: [], cites: [] };
function aboutPlan(id, text) {
  return { ...base, id: (0, import_shared_core_planning_verification_update_uat.claimId)("truth", text), kind: "truth", text, sources: [id] };
}
function unreadable2({ plans }) {
  return plans.flatMap(
    ({ id, document }) => document.diagnostics.filter(({ code }) => code === import_shared_core_planning_documents_roadmap_scope2.UNREAD).map(({ line, message, fix }) => {
      const named = aboutPlan(id, `The must-haves of ${id} can be read (line ${line})`);
      return { ...named, standing: "failed", reason: message, missing: [fix] };
    })
  );
}
function checkClaim(run, sources) {
  const { id, verdict, reason, places, file } = run;
  const text = `\`${run.command}\``;
  const standing = verdict === "passed" ? "verified" : verdict;
  const missing = verdict === "failed" ? [`${text} must pass (${places.join(", ")}); its output is in ${file}`] : [];
  return { ...base, id, kind: "check", text, sources, standing, reason, missing };
}
function artifactClaim({ value, ...claim }, place) {
  const { path } = value;
  const { verdict, issues } = judgeArtifact(value, (0, import_shared_core_planning_verification_update_uat.readProjectFile)((0, import_shared_core_planning_verification_update_uat.rootOf)(place, path), path));
  const reason = issues.join("; ") || "There, with what it must hold";
  const judged = { ...base, ...claim, kind: "artifact", standing: verdict, reason };
  if (verdict !== "failed") return judged;
  const files = issues.map((issue) => ({ path, issue }));
  return { ...judged, files, missing: issues.map((issue) => `${path}: ${issue}`) };
}
function linkClaim({ value, ...claim }, place) {
  const read = (path) => (0, import_shared_core_planning_verification_update_uat.readProjectFile)((0, import_shared_core_planning_verification_update_uat.rootOf)(place, path), path);
  const [from, to] = [read(value.from), read(value.to)];
  const { verdict, detail } = judgeLink(value, from, to, (0, import_shared_core_planning_verification_update_uat.findPattern)(value.pattern, from, to));
  const judged = { ...base, ...claim, kind: "link", standing: verdict, reason: detail };
  if (verdict === "verified") return judged;
  const missing = [`${value.from} must reach ${value.to}: ${detail}`];
  return { ...judged, files: [{ path: value.from, issue: detail }], missing };
}
function commitClaims({ plans }, place) {
  if (place.commit === null) return [];
  const isFile = (root, path) => (0, import_shared_core_planning_verification_update_uat.readProjectFile)(root, path).kind === "file";
  return plans.map((plan) => {
    const lost = (0, import_shared_core_planning_verification_update_uat.plannedFiles)({ plans: [plan] }).filter((path) => isFile(place.project, path) && !isFile((0, import_shared_core_planning_verification_update_uat.rootOf)(place, path), path)).map((path) => {
      const isIgnored = place.ignored.includes(path);
      const why = isIgnored ? "is kept out by .gitignore, so no clone has it" : "is not committed";
      return { path, issue: `${path} ${why}` };
    });
    const named = aboutPlan(plan.id, `The files of ${plan.id} are committed`);
    if (lost.length === 0) return { ...named, standing: "verified", reason: "All of them" };
    const reason = lost.map(({ issue }) => issue).join("; ");
    const missing = lost.map(({ path }) => `Commit ${path}`);
    return { ...named, standing: "failed", reason, files: lost, missing };
  });
}
// src/app/planning/verification/run-everywhere.ts
async function runEverywhere(workspace, open, runs) {
  const { place } = runs;
  const { commands } = open;
  const build = place.missing.length > 0 ? trustedBuild(workspace) : null;
  if (build !== null) await (0, import_shared_core_planning_verification_update_uat.runBuild)(runs, build);
  const checks = await (0, import_shared_core_planning_verification_update_uat.runPhaseChecks)({ ...runs, commands });
  const red = checks.filter(({ verdict }) => verdict === "failed");
  if (place.commit === null || red.length === 0) return { place, checks };
  const own = (0, import_shared_core_planning_verification_update_uat.ownFolder)(workspace.project, "");
  const runHere = (of) => (0, import_shared_core_planning_verification_update_uat.runPhaseChecks)({ ...runs, place: own, suffix: "-here", commands: of });
  const isRed = ({ id }) => red.some((one) => one.id === id);
  const here = await runHere(commands.filter(isRed));
  const green = here.filter(({ verdict }) => verdict !== "failed");
  if (green.length === 0) return { place, checks };
  const output = red.map(({ file }) => (0, import_shared_core_planning_documents_planning_settings.documentText)(workspace.project, file) ?? "").join("\n");
  const lost = lostFiles(place, output);
  if (lost.length > 0) return { place, checks: checks.map((one) => explained(one, green, lost)) };
  const all = [...here, ...await runHere(commands.filter((one) => !isRed(one)))];
  const why = whyOnlyHere(place, green[0]?.command ?? "");
  return {
    place: (0, import_shared_core_planning_verification_update_uat.ownFolder)(workspace.project, why),
    checks: commands.flatMap(({ id }) => all.find((one) => one.id === id) ?? [])
  };
}
function explained(check, green, lost) {
  if (!green.some(({ id }) => id === check.id)) return check;
  const verb = lost.length === 1 ? "is" : "are";
  const cause = `it passes in your folder, but not in a clean checkout: ${(0, import_shared_core_planning_writing_new_documents2.someOf)(lost, MOST_NAMED)} ${verb} not committed`;
  return { ...check, reason: `${cause} (${check.reason})` };
}
var MOST_NAMED = 5;
function trustedBuild({ userFolder, project }) {
  const { buildCommand } = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)((0, import_node_path2.join)(project, ".planning"));
  return buildCommand !== null && (0, import_hooks_active_on_command.listTrusted)(userFolder, project).includes(buildCommand) ? buildCommand : null;
}
function lostFiles({ uncommitted, ignored, missing }, output) {
  const all = [.../* @__PURE__ */ new Set([...uncommitted, ...ignored])];
  const named = all.filter((path) => output.includes(path.replace(/^.*\/|\.\w+$/g, "")));
  if (named.length > 0) return named;
  return missing.some((folder) => output.includes(folder)) ? [] : all;
}
function whyOnlyHere({ missing }, command) {
  return missing.length === 0 ? `\u201C${command.slice(0, 80)}\u201D passes in your folder alone, though everything is committed` : `the checks need ${missing.slice(0, 3).join(", ")}, which git ignores and which no trusted workflow.build_command makes`;
}
// src/app/planning/verification/verify-phase.ts
async function verifyPhase(workspace, project, request) {
  const opened = (0, import_shared_core_planning_verification_update_uat.openExecutedPhase)(project, request.phase, request.here);
  if (opened.status === "refused") return opened;
  const { open } = opened;
  const file = `${open.place}/${open.report}`;
  const [objection] = [file, ...RECORDED.map((name) => (0, import_node_path.join)(project.planning, name))].flatMap(
    (path) => (0, import_app_loop_conclude_turn2.writeObjection)(project.root, path) ?? []
  );
  const refusal = objection ?? await (0, import_shared_core_planning_verification_update_uat.refuseUntrusted)(workspace, open);
  if (refusal !== null) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(refusal);
  const started = (0, import_common.isoNow)(workspace).replaceAll(":", "-");
  const folder = (0, import_shared_core_planning_verification_update_uat.openVerificationFolder)(project.root, open.folder, started);
  if (folder.status === "refused") return folder;
  const { readers } = (0, import_app_loop_judge_check.readReaderFiles)(project.root, workspace.userFolder);
  const { timeoutSeconds, tell } = request;
  const runs = { folder: folder.path, timeoutSeconds, readers, tell };
  const clean = await (0, import_shared_core_planning_verification_update_uat.openJudgingPlace)(workspace, open, request.here === true);
  const judged = await judgedIn(workspace, open, { ...runs, place: clean }).finally(clean.close);
  const changed = await (0, import_shared_core_planning_writing_new_documents.changedByPhase)(project.root, open);
  const report = reportOf(workspace, project, open, { ...judged, changed });
  if (report === null)
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)("A file of the phase changed or vanished while it was verified: verify again.");
  if (open.previous !== null) (0, import_common2.writeFileAtomic)((0, import_node_path.join)(folder.path, "previous.md"), open.previous.document.text);
  const written = (0, import_app_loop_conclude_turn.writeDocumentPage)(project.root, file, (0, import_shared_core_planning_verification_update_uat.renderVerification)(report));
  if (written.status === "refused") return written;
  if (report.uat === null) return { status: "done", report, file, uat: null };
  const uat = `${open.place}/${open.uat.name}`;
  const kept = report.uat === open.uat.text ? null : (0, import_app_loop_conclude_turn2.writeDocument)(project.root, uat, report.uat);
  return kept?.status === "refused" ? kept : { status: "done", report, file, uat };
}
var RECORDED = ["ROADMAP.md", "REQUIREMENTS.md", "STATE.md"];
async function judgedIn(workspace, open, runs) {
  const { place, checks } = await runEverywhere(workspace, open, runs);
  const judgements = (0, import_shared_core_planning_verification_update_uat.judgementsOf)(workspace, open);
  const told = judgements.map((one) => {
    const isSame = (0, import_shared_core_planning_verification_update_uat.holdsIn)(place.root, workspace, open, one);
    return isSame ? one : { ...one, lost: (0, import_shared_core_planning_verification_update_uat.basisOf)(workspace.project, open, one) };
  });
  const overrides = (0, import_shared_core_planning_verification_update_uat.readOverrides)(open.previous?.document.frontmatter.values.overrides);
  return {
    place,
    checks,
    judgements,
    claims: judgePhase(open, { place, checks, judgements: told, overrides })
  };
}
function reportOf(workspace, project, open, judged) {
  const { judgements, place } = judged;
  const { root } = project;
  const people = (0, import_shared_core_planning_verification_update_uat.judgedByPeople)(open.claims.humanChecks, judgements);
  const claims = [...judged.claims, ...people.claims];
  const judgedFiles = judgements.flatMap((one) => (0, import_shared_core_planning_verification_update_uat.basisOf)(root, open, one));
  const more = [...judgedFiles, ...judged.changed];
  const cover = (0, import_shared_core_planning_phases_standing.coverOf)(root, (0, import_shared_core_planning_verification_update_uat.coveredFiles)(root, open, more, place.commit !== null), place.commit);
  if (cover === null) return null;
  const own = place.commit === null ? [] : (0, import_shared_core_planning_phases_standing.freshnessOf)(root, { ...cover, judgedCommit: place.commit }).uncommitted;
  const requirements = requirementsOf(project, open, claims);
  const verdict = phaseVerdict(claims, requirements);
  const kept = open.previous?.document.frontmatter.values.overrides;
  return {
    folder: open.folder,
    number: open.facts.number,
    name: open.facts.name,
    goal: open.roadmap?.goal ?? null,
    verified: (0, import_common.isoNow)(workspace),
    verdict,
    claims,
    uat: people.items.length === 0 ? null : uatText(workspace, open, people.items),
    requirements,
    judgedIn: {
      commit: place.commit,
      why: place.why,
      uncommitted: [.../* @__PURE__ */ new Set([...place.uncommitted, ...own])]
    },
    evidence: judged.checks,
    overrides: (0, import_hooks_active_on_command2.isList)(kept) ? kept : [],
    judgements,
    reVerification: reVerification(open.before, verdict),
    ...cover
  };
}
function uatText(workspace, { uat, folder, phase }, items) {
  const sources = phase.names.filter((name) => name.endsWith("-SUMMARY.md"));
  return (0, import_shared_core_planning_verification_update_uat.updateUat)(uat.text, { folder, sources, now: (0, import_common.isoNow)(workspace), items });
}
function requirementsOf(project, open, claims) {
  const plans = open.plans.map(({ id, document }) => ({ id, requirements: document.requirements }));
  const wanted = open.roadmap?.requirements ?? [];
  return coverRequirements(wanted, project.requirements?.items ?? [], plans, claims);
}
async function recordVerification(project, report, files, commit) {
  if (report.verdict.undecided.length > 0) return { synced: [], commit: null, problem: null };
  const result = await (0, import_shared_core_planning_execution_summary_skeleton.recordVerified)(project, report.number);
  const changed = result.status === "done" ? result.files : [];
  const kept = result.status === "done" ? await (0, import_shared_app_planning_quick_quick_task.keepProjectUp)(project) : result;
  const synced = kept.status === "done" && kept.changed ? [...changed, ".planning/PROJECT.md"] : changed;
  const problem = kept.status === "refused" ? kept.reason : null;
  if (!commit) return { synced, commit: null, problem };
  const message = `docs(phase-${report.number}): verify phase`;
  const documents = [...files, ...synced, ...newDocuments(project.root, report)];
  return { synced, commit: await (0, import_shared_core_planning_documents_roadmap_scope.commitPlanning)(project.root, documents, message), problem };
}
function newDocuments(root, { coveredFiles: covered }) {
  const documents = covered.filter((path) => path.startsWith(".planning/"));
  const committed = (0, import_shared_core_planning_phases_standing.committedTexts)(root, documents);
  return documents.filter((path) => !committed.has(path));
}
