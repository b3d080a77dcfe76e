var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let n of __getOwnPropNames(e))!__hasOwnProp.call(r,n)&&n!==a&&__defProp(r,n,{get:()=>e[n],enumerable:!(o=__getOwnPropDesc(e,n))||o.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{verifyCommand:()=>verifyCommand}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_planning_verification_review_phase=require("./shared.app.planning.verification.review-phase.cjs"),import_shared_core_planning_verification_update_uat=require("./shared.core.planning.verification.update-uat.cjs"),import_shared_app_planning_phases_planning_run=require("./shared.app.planning.phases.planning-run.cjs"),import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_shared_core_planning_writing_section=require("./shared.core.planning.writing.section.cjs"),import_common=require("./common.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs");
// src/app/planning/verification/verify-command.ts
async function verifyCommand(workspace, args) {
  const opened = (0, import_shared_core_planning_phases_standing.openPlanningAround)(workspace.project);
  if (opened.status === "refused") return (0, import_hooks_active_on_stop.say)(opened.reason);
  const { project } = opened;
  const request = (0, import_shared_core_planning_verification_update_uat.verifyArguments)(args);
  if (request === null) return (0, import_hooks_active_on_stop.say)(usage(project));
  const phase = (0, import_shared_core_planning_verification_update_uat.openExecutedPhase)(project, request.phase, request.here);
  if (phase.status === "refused") return (0, import_hooks_active_on_stop.say)(phase.reason);
  const { open } = phase;
  if (request.review) return reviewCommand({ ...workspace, project: project.root }, open, request.noCommit);
  const here = { ...workspace, project: project.root };
  const unkept = await keepJudgements(here, open, request.judged);
  if (unkept !== null) return (0, import_hooks_active_on_stop.say)(unkept);
  const untrusted = await (0, import_shared_core_planning_verification_update_uat.refuseUntrusted)(here, open, request.trust);
  if (untrusted !== null) return (0, import_hooks_active_on_stop.sayLines)(untrusted);
  return {
    kind: "context",
    context: factsOf(workspace, open, request),
    notice: null
  };
}
async function reviewCommand(workspace, open, noCommit) {
  const begun = await (0, import_shared_app_planning_verification_review_phase.beginReview)(workspace, open);
  if (begun.status === "refused") return (0, import_hooks_active_on_stop.say)(begun.reason);
  const number = (0, import_common.quoteName)(open.facts.number);
  const record = import_common4.prose`${(0, import_common2.cliCommand)(workspace)} phase review ${number} --json`;
  const lines = [
    import_common4.prose`MSW reviews phase ${number} (${(0, import_common3.quoteLine)(open.facts.name, 80)}).`,
    import_common4.prose`N: ${number}`,
    import_common4.prose`PAGE: ${(0, import_common.quoteName)(begun.page, 200)}`,
    import_common4.prose`RECORD: ${noCommit ? import_common4.prose`${record} --no-commit` : record}`,
    import_common4.prose`files: ${begun.files}`
  ];
  return { kind: "context", context: (0, import_common4.joinProse)(lines, "\n"), notice: null };
}
async function keepJudgements(workspace, open, judged) {
  for (const { id: typed, verdict, words } of judged) {
    const id = idOf(open, typed);
    if (id === null) return `${open.uat.name} has no test ${typed} that a person has to look at.`;
    if (!/^human-/.test(id) && verdict !== "passed" && verdict !== "failed")
      return `${id} either passed or failed: only tests of ${open.uat.name} can be skipped or blocked.`;
    const evidence = [words === "" && verdict !== "skipped" ? "without further words" : words];
    const kept = await (0, import_shared_core_planning_verification_update_uat.judgeClaim)(workspace, open, { id, verdict, by: "user", evidence });
    if (kept.status === "refused") return kept.reason;
  }
  return null;
}
function idOf({ uat, claims }, typed) {
  if (!/^\d+$/.test(typed)) return typed;
  const document = uat.text === null ? null : (0, import_shared_core_planning_writing_section.readUat)(uat.text);
  const check = claims.humanChecks.find(
    ({ test }) => document !== null && (0, import_shared_core_planning_verification_update_uat.testOf)(document, test)?.number === Number(typed)
  );
  return check?.id ?? null;
}
function usage(project) {
  const { action, phase } = (0, import_shared_app_planning_phases_planning_run.nextStepOf)(project);
  const example = action === "verify" && phase !== null ? phase : "1";
  return `Name one phase: /msw:verify ${example} [--here] [--no-commit] [--review] [--trust DIGEST] [ID|TEST passed|failed|skipped|blocked "what you saw"].`;
}
function factsOf(workspace, open, { noCommit, here }) {
  const number = (0, import_common.quoteName)(open.facts.number);
  const verify = [
    import_common4.prose`VERIFY: ${(0, import_common2.cliCommand)(workspace)} phase verify ${number} --short --json`,
    here ? import_common4.prose`--here` : null,
    noCommit ? import_common4.prose`--no-commit` : null
  ];
  return (0, import_common4.joinProse)(
    [
      import_common4.prose`MSW verifies phase ${number} (${(0, import_common3.quoteLine)(open.facts.name, 80)}).`,
      import_common4.prose`N: ${number}`,
      import_common4.prose`CLI: ${(0, import_common2.cliCommand)(workspace)}`,
      (0, import_common4.joinProse)(verify, " "),
      import_common4.prose`REPORT: ${(0, import_common.quoteName)(`${open.place}/${open.report}`)}`
    ],
    "\n"
  );
}
