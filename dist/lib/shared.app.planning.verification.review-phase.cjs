var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var n in e)__defProp(r,n,{get:e[n],enumerable:!0})},__copyProps=(r,e,n,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==n&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{SEVERITIES:()=>SEVERITIES,addFinding:()=>addFinding,beginReview:()=>beginReview,writeReview:()=>writeReview}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_mapping_documents_map_documents=require("./shared.core.mapping.documents.map-documents.cjs"),import_shared_core_planning_verification_update_uat=require("./shared.core.planning.verification.update-uat.cjs"),import_shared_core_planning_writing_state_decisions=require("./shared.core.planning.writing.state-decisions.cjs"),import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_shared_app_diagnose_diagnose_plugins=require("./shared.app.diagnose.diagnose-plugins.cjs"),import_shared_app_diagnose_diagnose_plugins2=require(
"./shared.app.diagnose.diagnose-plugins.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_common8=require("./common.cjs"),import_common9=require("./common.cjs"),import_common10=require("./common.cjs"),import_common11=require("./common.cjs"),import_node_path=require("node:path");
// src/app/planning/verification/review-phase.ts
// src/core/planning/verification/phase-review.ts
var SEVERITIES = ["critical", "warning", "info"];
function findingIds(findings) {
  return new Map(
    SEVERITIES.flatMap(
      (severity) => findings.filter((one) => one.severity === severity).map((one, at) => [one, `${PREFIX[severity]}-${String(at + 1).padStart(2, "0")}`])
    )
  );
}
var PREFIX = { critical: "CR", warning: "WR", info: "IN" };
var SECTION = {
  critical: import_common6.prose`## Critical Issues`,
  warning: import_common6.prose`## Warnings`,
  info: import_common6.prose`## Info`
};
function reviewPage({ number: number2, name, files, commits }, cli) {
  const first = commits[0]?.hash.slice(0, 12);
  const range = first === void 0 ? null : import_common6.prose`Show a change: git show HASH. The first commit is ${(0, import_common.quoteName)(first)}.`;
  return (0, import_common6.joinProse)(
    [
      import_common6.prose`# Changes of phase ${(0, import_common.quoteName)(number2)} (${(0, import_common3.quoteLine)(name, 120)})`,
      range,
      listOf(
        import_common6.prose`## Commits`,
        commits.map(
          ({ hash, subject }) => import_common6.prose`- ${(0, import_common.codeName)(hash.slice(0, 12))} ${(0, import_common3.quoteLine)(subject, 160)}`
        )
      ),
      listOf(
        import_common6.prose`## Files`,
        files.map((file) => import_common6.prose`- ${(0, import_common.codeName)(file)}`)
      ),
      import_common6.prose`## Record each finding\n\n${cli} phase finding ${(0, import_common.quoteName)(number2)} critical|warning|info FILE:LINE --issue "what goes wrong, and when" --fix "how to fix it"`
    ],
    "\n\n"
  );
}
function listOf(title, items) {
  return import_common6.prose`${title}\n\n${items.length === 0 ? import_common6.prose`- none` : (0, import_common6.joinProse)(items, "\n")}`;
}
function renderPhaseReview(review) {
  const { number: number2, at, files, findings } = review;
  const ids = findingIds(findings);
  const status = findings.length === 0 ? "clean" : "issues_found";
  const sections = SEVERITIES.map((severity) => {
    const own = findings.filter((one) => one.severity === severity);
    if (own.length === 0) return null;
    return (0, import_common6.joinProse)([SECTION[severity], ...own.map((one) => findingText(one, ids.get(one) ?? ""))], "\n\n");
  });
  const counted = SEVERITIES.map((severity) => import_common6.prose`${countIn(findings, severity)} ${(0, import_common.quoteName)(severity)}`);
  return import_common6.prose`${(0, import_common6.joinProse)(
    [
      frontmatter(review, status),
      import_common6.prose`# Phase ${(0, import_common.quoteName)(number2)}: Code Review Report`,
      (0, import_common6.joinProse)(
        [
          import_common6.prose`**Reviewed:** ${(0, import_common.quoteName)(at)}`,
          import_common6.prose`**Depth:** standard`,
          import_common6.prose`**Files Reviewed:** ${files.length}`,
          import_common6.prose`**Status:** ${(0, import_common.quoteName)(status)}`
        ],
        "\n"
      ),
      import_common6.prose`## Summary\n\n${findings.length === 0 ? import_common6.prose`The reviewer found nothing.` : (0, import_common6.joinProse)(counted, ", ")}`,
      ...sections,
      import_common6.prose`---`,
      import_common6.prose`_Reviewed: ${(0, import_common.quoteName)(at)}_\n_Reviewer: msw:reviewer, which made none of these changes_`
    ],
    "\n\n"
  )}\n`;
}
function findingText({ file, line, issue, fix }, id) {
  return (0, import_common6.joinProse)(
    [
      import_common6.prose`### ${(0, import_common.quoteName)(id)}: ${(0, import_common3.quoteLine)(issue, 80)}\n`,
      import_common6.prose`**File:** ${(0, import_common.codeName)(`${file}:${line}`)}`,
      import_common6.prose`**Issue:** ${(0, import_common3.quoteLine)(issue, 600)}`,
      fix === null ? null : import_common6.prose`**Fix:** ${(0, import_common3.quoteLine)(fix, 600)}`
    ],
    "\n"
  );
}
function frontmatter({ folder, at, files, findings }, status) {
  const lines = [
    "---",
    `phase: ${scalarOf(folder)}`,
    `reviewed: ${at}`,
    "depth: standard",
    `files_reviewed: ${files.length}`,
    files.length === 0 ? "files_reviewed_list: []" : "files_reviewed_list:",
    ...files.map((file) => `  - ${scalarOf(file)}`),
    "findings:",
    ...SEVERITIES.map((severity) => `  ${severity}: ${countIn(findings, severity)}`),
    `  total: ${findings.length}`,
    `status: ${status}`,
    "---"
  ];
  return (0, import_common9.ours)(lines.join("\n"));
}
function scalarOf(text) {
  return /^[\w./-]+$/.test(text) ? (0, import_shared_app_diagnose_diagnose_plugins.yamlScalar)(text) : (0, import_shared_app_diagnose_diagnose_plugins2.proseJson)(text, 0);
}
function countIn(findings, severity) {
  return findings.filter((one) => one.severity === severity).length;
}
// src/app/planning/verification/review-phase.ts
var MOST_FINDINGS = 200;
var schema = (0, import_common11.once)(
  () => (0, import_adapters_loops_record_schemas.object)({
    files: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)())),
    commits: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.object)({ hash: (0, import_adapters_loops_record_schemas.string)(), subject: (0, import_adapters_loops_record_schemas.string)() }))),
    findings: (0, import_adapters_loops_record_schemas.readonly)(
      (0, import_adapters_loops_record_schemas.array)(
        (0, import_adapters_loops_record_schemas.object)({
          severity: (0, import_adapters_loops_record_schemas._enum)(SEVERITIES),
          file: (0, import_adapters_loops_record_schemas.string)(),
          line: (0, import_adapters_loops_record_schemas.number)(),
          issue: (0, import_adapters_loops_record_schemas.string)(),
          fix: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)())
        })
      )
    )
  })
);
async function beginReview(workspace, open) {
  const { project } = workspace;
  const { number: number2 } = open.facts;
  const folder = (0, import_shared_core_planning_verification_update_uat.openVerificationFolder)(project, open.folder);
  if (folder.status === "refused") return folder;
  const work = await (0, import_shared_core_mapping_documents_map_documents.phaseCommits)(project, open.place, open.phase);
  if (work === null)
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)("A review needs the commits of the phase, and there is no git here.");
  const commits = await (0, import_app_loop_gather_evidence.withFiles)(project, work);
  const changed = [...new Set(commits.flatMap(({ files: files2 }) => files2))].sort();
  const files = changed.filter(
    (path2) => !path2.startsWith(".planning/") && (0, import_shared_core_planning_verification_update_uat.readProjectFile)(project, path2).kind === "file"
  );
  if (files.length === 0)
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(
      `No commit of the plans of phase ${number2} has changed a file that is still there.`
    );
  const told = commits.map(({ hash, subject }) => ({ hash, subject }));
  const kept = { files, commits: told, findings: [] };
  (0, import_common7.keepJson)((0, import_node_path.join)(folder.path, STORE), kept);
  const page = reviewPage(reviewOf(workspace, open, kept), (0, import_hooks_active_on_command.cliCommand)(workspace));
  const path = (0, import_node_path.join)(folder.path, PAGE);
  (0, import_app_loop_conclude_turn.writePage)(path, page);
  return { status: "done", page: (0, import_shared_core_planning_writing_state_decisions.fromRoot)(project, path), files: files.length };
}
var STORE = "review.json";
var PAGE = "review.md";
function reviewOf(workspace, open, kept) {
  const { number: number2, name } = open.facts;
  return { ...kept, number: number2, name, folder: open.folder, at: (0, import_common2.isoNow)(workspace) };
}
async function addFinding(workspace, open, { severity, place, issue, fix }) {
  const [, file = "", nth = ""] = /^([^\s:][^:\n]{0,500}):(\d{1,7})$/.exec(place.trim()) ?? [];
  const path = (0, import_shared_core_planning_phases_standing.plainPath)(file);
  const found = path === "" ? null : (0, import_shared_core_planning_verification_update_uat.readProjectFile)(workspace.project, path);
  const line = Number(nth);
  if (found?.kind !== "file" || line < 1 || line > found.text.split("\n").length)
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(
      `\u201C${(0, import_common4.plainLine)(place, 120)}\u201D is not a line of a file of the project: write FILE:LINE.`
    );
  if (issue.trim() === "") return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)("A finding needs --issue: what goes wrong, and when.");
  const finding = { severity, file: path, line, issue: issue.trim(), fix: fix?.trim() || null };
  if (readKept(workspace.project, open) === null) return notBegun(open);
  const store = storePath(workspace.project, open);
  const locked = await (0, import_common5.withLock)(store, () => {
    const kept = readKept(workspace.project, open);
    if (kept === null) return false;
    const findings = [...kept.findings, finding].slice(-MOST_FINDINGS);
    (0, import_common7.keepJson)(store, { ...kept, findings });
    return true;
  });
  if (locked.status !== "done")
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)("The findings are locked by another process; try again.");
  return locked.value ? { status: "done", finding } : notBegun(open);
}
function notBegun({ facts: { number: number2 } }) {
  return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(
    `No review of phase ${number2} has begun: the user types /msw:verify ${number2} --review.`
  );
}
function storePath(project, open) {
  return (0, import_shared_core_planning_verification_update_uat.verificationPath)(project, open.folder, STORE);
}
function readKept(project, open) {
  const file = (0, import_common8.readJson)(storePath(project, open), (0, import_common10.ownFile)(project));
  const parsed = schema().safeParse(file.status === "ok" ? file.value : null);
  return parsed.success ? parsed.data : null;
}
async function writeReview(workspace, open, commit) {
  const { project } = workspace;
  const kept = readKept(project, open);
  if (kept === null) return notBegun(open);
  const folder = (0, import_shared_core_planning_verification_update_uat.openVerificationFolder)(project, open.folder);
  if (folder.status === "refused") return folder;
  const review = reviewOf(workspace, open, kept);
  const file = `${open.place}/${open.report.replace("VERIFICATION", "REVIEW")}`;
  const before = (0, import_shared_core_planning_documents_planning_settings.documentText)(project, file);
  if (before !== null) (0, import_common7.keepText)((0, import_node_path.join)(folder.path, "previous-review.md"), before);
  const written = (0, import_app_loop_conclude_turn.writeDocumentPage)(project, file, renderPhaseReview(review));
  if (written.status === "refused") return written;
  const ids = findingIds(review.findings);
  const findings = review.findings.map((one) => ({ ...one, id: ids.get(one) ?? "" }));
  const message = `docs(phase-${review.number}): review phase`;
  return {
    status: "done",
    file,
    findings,
    commit: commit ? await (0, import_shared_core_planning_documents_roadmap_scope.commitPlanning)(project, [file], message, { env: workspace.env }) : null
  };
}
