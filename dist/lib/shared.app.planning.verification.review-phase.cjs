var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var n in e)__defProp(r,n,{get:e[n],enumerable:!0})},__copyProps=(r,e,n,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==n&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{SEVERITIES:()=>SEVERITIES,addFinding:()=>addFinding,beginReview:()=>beginReview,writeReview:()=>writeReview}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_verification_update_uat=require("./shared.core.planning.verification.update-uat.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_shared_core_planning_execution_summary_skeleton=require("./shared.core.planning.execution.summary-skeleton.cjs"),import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_common7=require("./common.cjs"),import_common8=require("./common.cjs"),import_common9=require("./commo\
n.cjs"),import_common10=require("./common.cjs"),import_common11=require("./common.cjs"),import_common12=require("./common.cjs"),import_node_path=require("node:path");
// src/app/planning/verification/review-phase.ts
// src/core/planning/verification/phase-review.ts
var SEVERITIES = ["critical", "warning", "info"];
function nextId(severity, findings) {
  return `${PREFIX[severity]}-${String(countIn(findings, severity) + 1).padStart(2, "0")}`;
}
var PREFIX = { critical: "CR", warning: "WR", info: "IN" };
var SECTION = {
  critical: import_common8.prose`## Critical Issues`,
  warning: import_common8.prose`## Warnings`,
  info: import_common8.prose`## Info`
};
function reviewPage({ number: number2, name, files }, commits, cli) {
  return (0, import_common8.joinProse)(
    [
      import_common8.prose`# Changes of phase ${(0, import_common.quoteName)(number2)} (${(0, import_common5.quoteLine)(name, 120)})`,
      import_common8.prose`Show a change: git show HASH.`,
      listOf(
        import_common8.prose`## Commits`,
        commits.map(
          ({ hash, subject }) => import_common8.prose`- ${(0, import_common.codeName)(hash.slice(0, 12))} ${(0, import_common5.quoteLine)(subject, 160)}`
        )
      ),
      listOf(
        import_common8.prose`## Files`,
        files.map((file) => import_common8.prose`- ${(0, import_common.codeName)(file)}`)
      ),
      import_common8.prose`## Record each finding\n\n${cli} phase finding ${(0, import_common.quoteName)(number2)} critical|warning|info FILE:LINE --issue "what goes wrong, and when" --fix "how to fix it"`
    ],
    "\n\n"
  );
}
function listOf(title, items) {
  return import_common8.prose`${title}\n\n${items.length === 0 ? import_common8.prose`- none` : (0, import_common8.joinProse)(items, "\n")}`;
}
function renderPhaseReview(review) {
  const { number: number2, at, files, findings } = review;
  const status = findings.length === 0 ? "clean" : "issues_found";
  const sections = SEVERITIES.map((severity) => {
    const own = findings.filter((one) => one.severity === severity);
    if (own.length === 0) return null;
    return (0, import_common8.joinProse)([SECTION[severity], ...own.map(findingText)], "\n\n");
  });
  const counted = SEVERITIES.map((severity) => import_common8.prose`${countIn(findings, severity)} ${(0, import_common.quoteName)(severity)}`);
  const body = (0, import_common8.joinProse)(
    [
      import_common8.prose`# Phase ${(0, import_common.quoteName)(number2)}: Code Review Report`,
      (0, import_common8.joinProse)(
        [
          import_common8.prose`**Reviewed:** ${(0, import_common.quoteName)(at)}`,
          import_common8.prose`**Depth:** standard`,
          import_common8.prose`**Files Reviewed:** ${files.length}`,
          import_common8.prose`**Status:** ${(0, import_common.quoteName)(status)}`
        ],
        "\n"
      ),
      import_common8.prose`## Summary\n\n${findings.length === 0 ? import_common8.prose`The reviewer found nothing.` : (0, import_common8.joinProse)(counted, ", ")}`,
      ...sections,
      import_common8.prose`---`,
      import_common8.prose`_Reviewed: ${(0, import_common.quoteName)(at)}_\n_Reviewer: msw:reviewer, which made none of these changes_`
    ],
    "\n\n"
  );
  return (0, import_common4.shownDocument)(frontmatter(review, status), body);
}
function findingText({ id, file, line, issue, fix }) {
  return (0, import_common8.joinProse)(
    [
      import_common8.prose`### ${(0, import_common.quoteName)(id)}: ${(0, import_common5.quoteLine)(issue, 80)}\n`,
      import_common8.prose`**File:** ${(0, import_common.codeName)(`${file}:${line}`)}`,
      import_common8.prose`**Issue:** ${(0, import_common5.quoteLine)(issue, 600)}`,
      fix === null ? null : import_common8.prose`**Fix:** ${(0, import_common5.quoteLine)(fix, 600)}`
    ],
    "\n"
  );
}
function frontmatter({ folder, at, files, findings }, status) {
  const counts = SEVERITIES.map((severity) => [severity, `${countIn(findings, severity)}`]);
  const entries = [
    ["depth", "standard"],
    ["files_reviewed", `${files.length}`],
    ["files_reviewed_list", files],
    ["findings", Object.fromEntries([...counts, ["total", `${findings.length}`]])],
    ["status", status]
  ];
  const head = `${(0, import_shared_core_planning_execution_summary_skeleton.yamlEntry)("phase", folder)}reviewed: ${at}
`;
  return head + entries.map(([key, value]) => (0, import_shared_core_planning_execution_summary_skeleton.yamlEntry)(key, value)).join("");
}
function countIn(findings, severity) {
  return findings.filter((one) => one.severity === severity).length;
}
// src/app/planning/verification/review-phase.ts
var schema = (0, import_common12.once)(
  () => (0, import_adapters_loops_record_schemas.object)({
    files: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)())),
    findings: (0, import_adapters_loops_record_schemas.readonly)(
      (0, import_adapters_loops_record_schemas.array)(
        (0, import_adapters_loops_record_schemas.object)({
          id: (0, import_adapters_loops_record_schemas.string)(),
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
  const work = await (0, import_shared_core_planning_writing_new_documents.phaseCommits)(project, open.place, open.phase);
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
  const kept = { files, findings: [] };
  (0, import_common9.keepJson)((0, import_node_path.join)(folder.path, STORE), kept);
  const page = reviewPage(reviewOf(workspace, open, kept), commits, (0, import_common3.cliCommand)(workspace));
  const path = (0, import_node_path.join)(folder.path, PAGE);
  (0, import_app_loop_conclude_turn.writePage)(path, page);
  return { status: "done", page: (0, import_shared_app_planning_documents_open_phase.fromRoot)(project, path), files: files.length };
}
var STORE = "review.json";
var PAGE = "review.md";
function reviewOf(workspace, open, kept) {
  const { number: number2, name } = open.facts;
  const findings = SEVERITIES.flatMap((one) => kept.findings.filter(({ severity }) => severity === one));
  return { ...kept, findings, number: number2, name, folder: open.folder, at: (0, import_common2.isoNow)(workspace) };
}
async function addFinding(workspace, open, { severity, place, issue, fix }) {
  const named2 = (0, import_shared_core_planning_verification_update_uat.namedLine)(place);
  const problem = named2 === null ? "it names none" : (0, import_shared_core_planning_verification_update_uat.lineProblem)(workspace.project, named2);
  if (named2 === null || problem !== null)
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(
      `\u201C${(0, import_common6.plainLine)(place, 120)}\u201D is not a line of a file of the project (${problem}): write FILE:LINE.`
    );
  if (issue.trim() === "") return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)("A finding needs --issue: what goes wrong, and when.");
  const { path: file, line } = named2;
  if (readKept(workspace.project, open) === null) return notBegun(open);
  const store = storePath(workspace.project, open);
  const locked = await (0, import_common7.withLock)(store, () => {
    const kept = readKept(workspace.project, open);
    if (kept === null) return null;
    const id = nextId(severity, kept.findings);
    const finding = { id, severity, file, line, issue: issue.trim(), fix: fix?.trim() || null };
    (0, import_common9.keepJson)(store, { ...kept, findings: [...kept.findings, finding] });
    return finding;
  });
  if (locked.status !== "done")
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)("The findings are locked by another process; try again.");
  return locked.value === null ? notBegun(open) : { status: "done", finding: locked.value };
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
  const file = (0, import_common10.readJson)(storePath(project, open), (0, import_common11.ownFile)(project));
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
  if (before !== null) (0, import_common9.keepText)((0, import_node_path.join)(folder.path, "previous-review.md"), before);
  const written = (0, import_app_loop_conclude_turn.writeDocumentPage)(project, file, renderPhaseReview(review));
  if (written.status === "refused") return written;
  const message = `docs(phase-${review.number}): review phase`;
  return {
    status: "done",
    file,
    findings: review.findings,
    commit: commit ? await (0, import_shared_core_planning_documents_roadmap_scope.commitPlanning)(project, [file], message, { env: workspace.env }) : null
  };
}
