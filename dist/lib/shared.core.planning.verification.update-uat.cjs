var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var n in e)__defProp(r,n,{get:e[n],enumerable:!0})},__copyProps=(r,e,n,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==n&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{applyOverrides:()=>applyOverrides,basisOf:()=>basisOf,claimId:()=>claimId,coveredFiles:()=>coveredFiles,findPattern:()=>findPattern,foldJudgements:()=>foldJudgements,holdsIn:()=>holdsIn,isSameStatement:()=>isSameStatement,judgeClaim:()=>judgeClaim,judgeCommand:()=>judgeCommand,judgedByPeople:()=>judgedByPeople,judgedInText:()=>judgedInText,judgementsOf:()=>judgementsOf,lineProblem:()=>lineProblem,namedLine:()=>namedLine,openExecutedPhase:()=>openExecutedPhase,openJudgingPlace:()=>openJudgingPlace,openVerificationFolder:()=>openVerificationFolder,ownFolder:()=>ownFolder,plannedFiles:()=>plannedFiles,readOverrides:()=>readOverrides,readProjectFile:()=>readProjectFile,refuseUntrusted:()=>refuseUntrusted,renderVerification:()=>renderVerification,rootOf:()=>rootOf,runBuild:()=>runBuild,runPhaseChecks:()=>runPhaseChecks,testOf:()=>testOf,updateUat:()=>updateUat,verificationPath:()=>verificationPath,verifyArguments:()=>verifyArguments}),module.exports=__toCommonJS(stdin_exports);var import_shared_adapters_git_add_worktree=require("./shared.adapters.git.add-worktree.cjs"),import_shared_adapters_git_remote_clone=require("./shared.adapters.git.remote-clone.cjs"),import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_shared_core_planning_execution_summary_skeleton=require("./shared.core.planning.execution.summary-skeleton.cjs"),import_shared_core_planning_phases_standing=require(
"./shared.core.planning.phases.standing.cjs"),import_shared_core_planning_writing_section=require("./shared.core.planning.writing.section.cjs"),import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_app_loop_judge_check=require("./app.loop.judge-check.cjs"),import_shared_core_shell_command_paths=require("./shared.core.shell.command-paths.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_app_loop_judge_check2=require("./app.loop.judge-check.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_app_loop_judge_check3=require("./app.loop.judge-check.cjs"),import_hooks_active_on_command4=require("./hooks.active.on-command.cjs"),import_app_loop_conclude_turn2=require("./app.loop.conclude-turn.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_hooks_active_on_command5=require("./hooks.active.on-command.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_common7=require("./common.cjs"),import_hooks_active_on_command6=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command7=require(
"./hooks.active.on-command.cjs"),import_common8=require("./common.cjs"),import_common9=require("./common.cjs"),import_common10=require("./common.cjs"),import_common11=require("./common.cjs"),import_common12=require("./common.cjs"),import_common13=require("./common.cjs"),import_common14=require("./common.cjs"),import_common15=require("./common.cjs"),import_common16=require("./common.cjs"),import_common17=require("./common.cjs"),import_common18=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path"),import_node_fs2=require("node:fs"),import_node_path2=require("node:path"),import_node_vm=require("node:vm"),import_node_os=require("node:os"),import_node_path3=require("node:path");
// src/core/planning/verification/same-statement.ts
function normalStatement(text) {
  return text.normalize("NFC").replaceAll(/\s+/g, " ").replace(/^[\s"'`*_“”‘’-]{1,200}/, "").replace(/(?<![\s"'`*_“”‘’.;:!])[\s"'`*_“”‘’.;:!]{1,200}$/, "").toLowerCase();
}
function isSameStatement(left, right) {
  return normalStatement(left) === normalStatement(right);
}
// src/core/planning/verification/update-uat.ts
function updateUat(text, facts) {
  const before = text ?? skeleton(facts);
  let now = facts.items.reduce(withItem, before);
  now = withGaps(now);
  now = withSection(now, "Summary", () => summaryLines((0, import_shared_core_planning_writing_section.readUat)(now)).join("\n"));
  now = withSection(now, "Current Test", () => currentLines((0, import_shared_core_planning_writing_section.readUat)(now)).join("\n"));
  now = withKey(now, "status", statusOf((0, import_shared_core_planning_writing_section.readUat)(now)));
  return now === text ? text : withKey(now, "updated", facts.now);
}
function testOf({ tests }, name) {
  return tests.find((test) => isSameStatement(test.name, uatName(name))) ?? null;
}
function uatName(name) {
  return (0, import_common6.plainLine)(name, 200);
}
function skeleton({ folder, sources, now }) {
  const head = [
    "status: testing",
    `phase: ${folder}`,
    `source: ${sources.join(", ")}`,
    `started: ${now}`,
    `updated: ${now}`
  ];
  const sections = ["Current Test", "Tests", "Summary", "Gaps"].map((title) => `## ${title}
`);
  return `---
${head.join("\n")}
---

${sections.join("\n")}`;
}
function withItem(text, item) {
  const uat = (0, import_shared_core_planning_writing_section.readUat)(text);
  const known = testOf(uat, item.name);
  if (known !== null) return item.result === known.result ? text : withResult(text, known, item);
  const number = Math.max(0, ...uat.tests.map((test) => test.number)) + 1;
  const expected = (0, import_common6.plainLine)(item.expected === "" ? item.name : item.expected, 500);
  const lines = [`### ${number}. ${uatName(item.name)}`, `expected: ${expected}`, ...resultLines(item)];
  return withSection(text, "Tests", (own) => `${own}

${lines.join("\n")}`);
}
function withSection(text, title, change) {
  const section = (0, import_shared_core_planning_writing_section.uatSection)((0, import_shared_core_planning_writing_section.readUat)(text).document, title.toLowerCase());
  if (section === null) return `${text.trimEnd()}

## ${title}

${change("").trim()}
`;
  const own = text.slice(section.start, section.end);
  const end = section.end === text.length ? "\n" : "\n\n";
  return (0, import_shared_core_planning_writing_section.splice)(text, [{ ...section, text: `
${change(own.trimEnd()).trim()}${end}` }]);
}
function withResult(text, test, item) {
  if (item.result === null && test.result !== "issue") return text;
  const lines = (0, import_hooks_active_on_command7.textLines)(text, test.start, test.end).filter((line) => line.start < test.end);
  const kept = lines.map((line) => line.text).filter((line) => !/^(?:result|reported|severity|reason|blocked_by):/.test(line));
  const body3 = kept.join("\n").trim();
  const end = test.end === text.length ? "\n" : "\n\n";
  return (0, import_shared_core_planning_writing_section.splice)(text, [
    { start: test.start, end: test.end, text: `${body3}
${resultLines(item).join("\n")}${end}` }
  ]);
}
function resultLines({ result, words }) {
  const said = (0, import_common6.plainLine)(words, 500);
  switch (result) {
    case null:
      return ["result: [pending]"];
    case "issue":
      return ["result: issue", `reported: ${JSON.stringify(said)}`, `severity: ${SEVERITY}`];
    case "blocked":
      return ["result: blocked", "blocked_by: third-party", `reason: ${said}`];
    default:
      return [`result: ${result}`, ...result === "skipped" && said !== "" ? [`reason: ${said}`] : []];
  }
}
var SEVERITY = "major";
function withGaps(text) {
  const uat = (0, import_shared_core_planning_writing_section.readUat)(text);
  const open = (test) => uat.gaps.some((gap) => (0, import_hooks_active_on_command6.scalar)(gap.test) === String(test.number) && (0, import_hooks_active_on_command6.scalar)(gap.status) !== "resolved");
  const fresh = uat.tests.filter((test) => test.result === "issue" && !open(test)).map(gapText);
  const closed = uat.tests.filter((test) => test.result === "pass" && open(test));
  if (fresh.length === 0 && closed.length === 0) return text;
  return withSection(text, "Gaps", (own) => {
    const gaps = closed.reduce(withoutGap, own.replace(/^\[none yet\][ \t]*$/m, "").trimEnd());
    return [gaps, ...fresh].join("\n\n");
  });
}
function gapText({ number, name, expected, words }) {
  return [
    `- truth: ${JSON.stringify(expected === "" ? name : expected)}`,
    "  status: failed",
    `  reason: ${JSON.stringify(`User reported: ${words}`)}`,
    `  severity: ${SEVERITY}`,
    `  test: ${number}`,
    '  root_cause: ""',
    "  artifacts: []",
    "  missing: []",
    '  debug_session: ""'
  ].join("\n");
}
function withoutGap(gaps, { number }) {
  return gaps.split(/^(?=- )/m).map((entry) => {
    const lines = entry.split("\n");
    if (!lines.some((line) => line.trim() === `test: ${number}`)) return entry;
    const isStatus = (line) => line.trimStart().startsWith("status:");
    return lines.map((line) => isStatus(line) ? "  status: resolved" : line).join("\n");
  }).join("");
}
function uatCounts({ tests }) {
  const count = (result) => tests.filter((test) => test.result === result).length;
  return {
    total: tests.length,
    passed: count("pass"),
    issues: count("issue"),
    pending: count("pending"),
    skipped: count("skipped"),
    blocked: count("blocked")
  };
}
function summaryLines(uat) {
  return Object.entries(uatCounts(uat)).map(([name, count]) => `${name}: ${count}`);
}
function outstanding({ tests }) {
  return tests.filter(({ result, words }) => result === "blocked" || result === "skipped" && words === "").length;
}
function statusOf(uat) {
  if (uat.tests.some(({ result }) => result === "pending")) return "testing";
  if (outstanding(uat) > 0) return "partial";
  return uat.status === "diagnosed" || uat.status === "resolved" ? uat.status : "complete";
}
function currentLines(uat) {
  const next = uat.tests.find(({ result }) => result === "pending");
  if (next !== void 0)
    return [
      `number: ${next.number}`,
      `name: ${next.name}`,
      "expected: |",
      `  ${next.expected}`,
      "awaiting: user response"
    ];
  const open = outstanding(uat);
  return [open === 0 ? "[testing complete]" : `[testing paused \u2014 ${open} items outstanding]`];
}
function withKey(text, key, value) {
  const { body: body3 } = (0, import_shared_core_planning_writing_section.readUat)(text).document;
  const head = text.slice(0, body3);
  return head.replace(new RegExp(`^${key}:[^\\r\\n]*`, "m"), () => `${key}: ${value}`) + text.slice(body3);
}
// src/core/planning/verification/verify-arguments.ts
function judgeCommand(phase, id) {
  return import_common10.prose`/msw:verify ${(0, import_common2.quoteName)(phase)} ${(0, import_common2.quoteName)(id)} passed|failed "what you saw"`;
}
function verifyArguments(raw) {
  const typed = (0, import_hooks_active_on_command5.readTyped)("verify", raw);
  if (typed.status === "refused") return null;
  const [phase, ...rest] = typed.words;
  const trust = (0, import_hooks_active_on_command5.optionOf)(typed, "trust");
  if (phase === void 0 || trust !== null && !/^[0-9a-f]{16}$/.test(trust)) return null;
  const starts = rest.flatMap((word, at) => isJudged(word, rest[at + 1]) ? [at] : []);
  if (rest.length > 0 && starts[0] !== 0) return null;
  const judged = starts.map((start, at) => {
    const [id = "", verdict = "", ...words] = rest.slice(start, starts[at + 1]);
    return { id, verdict: VERDICTS.get(verdict) ?? "failed", words: words.join(" ") };
  });
  const has = (option) => (0, import_hooks_active_on_command5.hasOption)(typed, option);
  return { phase, noCommit: has("no-commit"), here: has("here"), review: has("review"), trust, judged };
}
var VERDICTS = /* @__PURE__ */ new Map([
  ["passed", "passed"],
  ["pass", "passed"],
  ["failed", "failed"],
  ["fail", "failed"],
  ["issue", "failed"],
  ["skipped", "skipped"],
  ["skip", "skipped"],
  ["blocked", "blocked"]
]);
function isJudged(id, verdict) {
  return /^(?:[a-z]+-[0-9a-f]{10}|\d{1,3})$/.test(id) && VERDICTS.has(verdict ?? "");
}
// src/core/planning/verification/fold-judgements.ts
var VERDICTS2 = ["passed", "failed", "human", "skipped", "blocked"];
var JUDGES = ["model", "user"];
function listedJudgements(value) {
  if (!(0, import_hooks_active_on_command6.isList)(value)) return [];
  return value.filter(import_hooks_active_on_command6.isMap).flatMap((map) => {
    const [id, seal] = [(0, import_hooks_active_on_command6.scalar)(map.id), (0, import_hooks_active_on_command6.scalar)(map.digest)];
    const verdict = VERDICTS2.find((one) => one === (0, import_hooks_active_on_command6.scalar)(map.verdict));
    const by = JUDGES.find((one) => one === (0, import_hooks_active_on_command6.scalar)(map.by));
    if (id === null || seal === null || verdict === void 0 || by === void 0) return [];
    return [{ id, verdict, by, evidence: (0, import_hooks_active_on_command6.texts)(map.evidence), seal }];
  });
}
function foldJudgements(claims2, judgements) {
  const byId = new Map(judgements.map((one) => [one.id, one]));
  return claims2.map((claim) => {
    const judgement = byId.get(claim.id);
    const open = claim.standing === "undecided" || claim.standing === "human" && judgement?.by === "user";
    if (judgement === void 0 || !open) return claim;
    const { verdict, by, evidence, lost } = judgement;
    if (lost !== void 0)
      return { ...claim, reason: `It was judged on ${lost.join(", ")}, not committed as it was then` };
    const standing = STANDINGS[verdict];
    const reason = `Judged by ${by}: ${evidence.join(", ")}`;
    return { ...claim, standing, by, reason, missing: verdict === "failed" ? [claim.text] : claim.missing };
  });
}
var STANDINGS = {
  passed: "verified",
  failed: "failed",
  human: "human",
  skipped: "human",
  blocked: "human"
};
function readOverrides(value) {
  if (!(0, import_hooks_active_on_command6.isList)(value)) return [];
  return value.filter(import_hooks_active_on_command6.isMap).flatMap((map) => {
    const mustHave = (0, import_hooks_active_on_command6.scalar)(map.must_have);
    const [why, by, at] = [map.reason, map.accepted_by, map.accepted_at].map((one) => (0, import_hooks_active_on_command6.scalar)(one));
    if (mustHave === null || !why || !by || !at) return [];
    return [{ mustHave, reason: `Override: ${why}, accepted by ${by} on ${at}` }];
  });
}
function applyOverrides(claims2, overrides) {
  return claims2.map((claim) => {
    const override = overrides.find(({ mustHave }) => isSameStatement(claim.text, mustHave));
    const isOpen = claim.standing === "failed" || claim.standing === "undecided";
    if (override === void 0 || !isOpen) return claim;
    const { reason } = override;
    return { ...claim, standing: "verified", by: "override", reason, files: [], missing: [] };
  });
}
// src/core/planning/verification/render-sections.ts
function verificationSections(report) {
  const { claims: claims2, requirements } = report;
  const of = (kind) => claims2.filter((claim) => claim.kind === kind);
  const truths = of("truth");
  return [
    import_common10.prose`### Observable Truths`,
    table(
      import_common10.prose`| # | Truth | Status | Evidence |\n|---|---|---|---|`,
      truths.map((claim, index) => [
        import_common10.prose`${index + 1}`,
        quoted(claim.text),
        statusOf2(claim),
        quoted(claim.reason)
      ])
    ),
    import_common10.prose`**Score:** ${tally(truths)} truths verified`,
    import_common10.prose`### Required Artifacts`,
    table(
      import_common10.prose`| Artifact | Expected | Status | Details |\n|---|---|---|---|`,
      of("artifact").map((claim) => [...pathAndRest(claim.text), statusOf2(claim), quoted(claim.reason)])
    ),
    import_common10.prose`**Artifacts:** ${tally(of("artifact"))} verified`,
    import_common10.prose`### Key Link Verification`,
    table(
      import_common10.prose`| Link | Status | Details |\n|---|---|---|`,
      of("link").map((claim) => [quoted(claim.text), statusOf2(claim), quoted(claim.reason)])
    ),
    import_common10.prose`**Wiring:** ${tally(of("link"))} connections verified`,
    import_common10.prose`### Requirements Coverage`,
    table(
      import_common10.prose`| Requirement | Source Plan | Description | Status | Evidence |\n|---|---|---|---|---|`,
      requirements.map(({ id, plans, text, status, evidence }) => [
        (0, import_common2.quoteName)(id, 80),
        (0, import_common2.quoteNames)(plans, 99),
        quoted(text),
        REQUIREMENT_WORDS[status],
        quoted(evidence)
      ])
    ),
    import_common10.prose`### Human Verification Required`,
    humanText(report),
    import_common10.prose`### Gaps Summary`,
    gapsText(report),
    import_common10.prose`### Evidence`,
    evidenceTable(report.evidence)
  ];
}
var REQUIREMENT_WORDS = {
  satisfied: import_common10.prose`✓ SATISFIED`,
  blocked: import_common10.prose`✗ BLOCKED`,
  open: import_common10.prose`? NEEDS HUMAN`,
  orphaned: import_common10.prose`✗ ORPHANED`
};
function quoted(text) {
  return text === "" ? import_common10.prose`` : (0, import_common5.quoteLine)(text, 300);
}
function statusOf2({ standing, by, kind }) {
  if (by === "override") return import_common10.prose`PASSED (override)`;
  const mark = by === "code" ? import_common10.prose`` : import_common10.prose` (judged by ${(0, import_common2.quoteName)(by)})`;
  switch (standing) {
    case "verified":
      return import_common10.prose`✓ ${kind === "link" ? import_common10.prose`WIRED` : import_common10.prose`VERIFIED`}${mark}`;
    case "failed":
      return import_common10.prose`✗ ${kind === "link" ? import_common10.prose`NOT WIRED` : import_common10.prose`FAILED`}${mark}`;
    default:
      return import_common10.prose`? UNCERTAIN${mark}`;
  }
}
function tally(claims2) {
  return import_common10.prose`${claims2.filter(({ standing }) => standing === "verified").length}/${claims2.length}`;
}
function pathAndRest(text) {
  const at = text.indexOf(": ");
  return at === -1 ? [(0, import_common2.codeName)(text, 300), import_common10.prose``] : [(0, import_common2.codeName)(text.slice(0, at), 300), quoted(text.slice(at + 2))];
}
function table(head, rows) {
  return rows.length === 0 ? import_common10.prose`None.` : (0, import_common10.joinProse)([head, ...rows.map(import_app_loop_conclude_turn.tableRow)], "\n");
}
function humanText({ verdict, claims: claims2 }) {
  const done = claims2.filter(({ kind, standing }) => kind === "human" && standing === "verified").map(({ test = "", reason }) => {
    const words = reason === "" ? import_common10.prose`` : import_common10.prose` (${(0, import_common5.quoteLine)(reason, 300)})`;
    return import_common10.prose`- Confirmed by the user: ${(0, import_common5.quoteLine)(test, 300)}${words}`;
  });
  const items = verdict.human.map(
    ({ id, test, expected, why }, index) => (0, import_common10.joinProse)(
      [
        import_common10.prose`#### ${index + 1}. ${(0, import_common5.quoteLine)(test, 100)}\n`,
        import_common10.prose`**Test:** ${(0, import_common5.quoteLine)(test, 500)}`,
        import_common10.prose`**Expected:** ${(0, import_common5.quoteLine)(expected, 500)}`,
        import_common10.prose`**Why human:** ${(0, import_common5.quoteLine)(why, 500)}`,
        import_common10.prose`**Id:** ${(0, import_common2.quoteName)(id)}`
      ],
      "\n"
    )
  );
  return (0, import_common10.joinProse)(
    [
      items.length === 0 ? import_common10.prose`None: everything was decided.` : null,
      done.length === 0 ? null : (0, import_common10.joinProse)(done, "\n"),
      ...items
    ],
    "\n\n"
  );
}
function gapsText({ verdict, reVerification: again }) {
  const gaps = verdict.gaps.map(
    ({ truth: truth2, reason, missing }, index) => (0, import_common10.joinProse)(
      [
        import_common10.prose`${index + 1}. **${(0, import_common5.quoteLine)(truth2, 300)}**`,
        import_common10.prose`   - Reason: ${(0, import_common5.quoteLine)(reason, 500)}`,
        ...missing.map((one) => import_common10.prose`   - Missing: ${(0, import_common5.quoteLine)(one, 300)}`)
      ],
      "\n"
    )
  );
  const { gapsClosed = [] } = again ?? {};
  return (0, import_common10.joinProse)(
    [
      gaps.length === 0 ? import_common10.prose`**No gaps found.**` : (0, import_common10.joinProse)(gaps, "\n"),
      gapsClosed.length === 0 ? null : import_common10.prose`Closed since the last verification: ${(0, import_common10.joinProse)(
        gapsClosed.map((one) => (0, import_common5.quoteLine)(one, 200)),
        "; "
      )}.`
    ],
    "\n\n"
  );
}
function evidenceTable(evidence) {
  const rows = evidence.map((run) => [
    quoted(run.command),
    (0, import_common2.quoteNames)(run.places, 99),
    run.timedOut ? import_common10.prose`timed out` : import_common10.prose`${run.exitCode ?? import_common10.prose`none`}`,
    import_common10.prose`${(0, import_common2.quoteName)((run.durationMs / 1e3).toFixed(1))} s`,
    import_common10.prose`${(0, import_common2.quoteName)(run.verdict)}: ${quoted(run.reason)}`,
    import_common10.prose`${(0, import_common2.quoteName)(run.sha256.slice(0, 16))} ${(0, import_common2.quoteName)(run.file)}`
  ]);
  return table(
    import_common10.prose`| Command | From | Exit | Time | Verdict | sha256 of the output |\n|---|---|---|---|---|---|`,
    rows
  );
}
// src/core/planning/verification/render-verification.ts
function renderVerification(report) {
  return (0, import_common4.shownDocument)(frontmatter(report), body(report));
}
function frontmatter(report) {
  const { verdict, overrides, reVerification: again } = report;
  const { score, gaps, human } = verdict;
  const always = [
    ["status", verdict.status],
    ["score", `${score.met}/${score.of} must-haves verified`],
    ["covered_files", report.coveredFiles],
    ["covered_digest", report.coveredDigest],
    ["covered_hashes", report.coveredHashes],
    ...report.judgedIn.commit === null ? [] : [["judged_commit", report.judgedIn.commit]],
    ["overrides_applied", String(report.claims.filter(({ by }) => by === "override").length)]
  ];
  const found = {
    judgements: report.judgements.map(judgementEntry),
    re_verification: again === null ? [] : againEntry(again),
    gaps: gaps.map(({ truth: truth2, reason, artifacts, missing }) => ({
      ...{ truth: truth2, status: "failed", reason },
      artifacts: artifacts.map(({ path, issue }) => ({ path, issue })),
      missing
    })),
    human_verification: human.map(({ test, expected, why }) => ({ test, expected, why_human: why }))
  };
  const later = [["overrides", overrides], ...entriesOf(found)];
  const entries = [...always, ...later.filter(([, value]) => !(0, import_hooks_active_on_command6.isList)(value) || value.length > 0)];
  const head = `${(0, import_shared_core_planning_execution_summary_skeleton.yamlEntry)("phase", report.folder)}verified: ${report.verified}
`;
  return head + entries.map(([key, value]) => (0, import_shared_core_planning_execution_summary_skeleton.yamlEntry)(key, value)).join("");
}
function judgementEntry({ id, verdict, by, evidence, seal }) {
  return { id, verdict, by, evidence, digest: seal };
}
function withJudgements(text, judgements) {
  const { entries, inner } = (0, import_shared_core_planning_writing_section.readVerification)(text).document.frontmatter;
  const place = entries.find(({ key }) => key === "judgements") ?? { start: inner.end, end: inner.end };
  const { start, end } = place;
  return (0, import_shared_core_planning_writing_section.splice)(text, [{ start, end, text: (0, import_shared_core_planning_execution_summary_skeleton.yamlEntry)("judgements", judgements.map(judgementEntry)) }]);
}
function againEntry(again) {
  return {
    previous_status: again.previousStatus,
    previous_score: again.previousScore,
    gaps_closed: again.gapsClosed,
    gaps_remaining: again.gapsRemaining
  };
}
function tidy(value) {
  if (typeof value === "string") return (0, import_common6.plainLine)(value, 500);
  return (0, import_hooks_active_on_command6.isList)(value) ? value.map(tidy) : (0, import_hooks_active_on_command6.mapOf)(entriesOf(value));
}
function entriesOf(map) {
  return Object.entries(map).map(([key, value]) => [key, tidy(value)]);
}
function body(report) {
  const { number, name, goal, verdict, reVerification: again } = report;
  const verified = (0, import_common2.quoteName)(report.verified);
  const title = import_common10.prose`# Phase ${(0, import_common2.quoteName)(number, 40)}: ${(0, import_common5.quoteLine)(name === "" ? report.folder : name, 120)} Verification Report`;
  const before = again === null ? import_common10.prose`No, initial verification` : import_common10.prose`Yes, after ${(0, import_common2.quoteName)(again.previousStatus, 40)} (${(0, import_common5.quoteLine)(again.previousScore, 80)})`;
  const head = (0, import_common10.joinProse)(
    [
      import_common10.prose`**Phase Goal:** ${goal === null ? import_common10.prose`none in the roadmap` : (0, import_common5.quoteLine)(goal, 500)}`,
      import_common10.prose`**Verified:** ${verified}`,
      import_common10.prose`**Status:** ${(0, import_common2.quoteName)(verdict.status)}`,
      import_common10.prose`**Re-verification:** ${before}`,
      import_common10.prose`**Judged in:** ${judgedInText(report.judgedIn)}`
    ],
    "\n"
  );
  const parts = [
    title,
    head,
    import_common10.prose`## Goal Achievement`,
    ...verificationSections(report),
    import_common10.prose`---`,
    import_common10.prose`_Verified: ${verified}_\n_Verifier: MSW, in code; what a model or a person judged is marked_`
  ];
  return (0, import_common10.joinProse)(parts, "\n\n");
}
function judgedInText({ commit, why, uncommitted }) {
  if (commit === null)
    return import_common10.prose`the project's own folder, since ${(0, import_common5.quoteLine)(why ?? "nobody said why", 200)}`;
  const left = uncommitted.length === 0 ? import_common10.prose`` : import_common10.prose`; not judged, since they are not committed: ${(0, import_common5.quoteLine)((0, import_shared_core_planning_writing_new_documents.someOf)(uncommitted, 8), 300)}`;
  return import_common10.prose`a clean checkout of ${(0, import_common2.quoteName)(commit.slice(0, 12))}${left}`;
}
// src/app/planning/verification/judging-place.ts
function ownFolder(project, why) {
  return {
    ...{ root: project, project, commit: null, why, uncommitted: [], ignored: [], missing: [] },
    adapt: (command) => ({ command, env: {}, prefix: [] }),
    restore: (text) => text,
    close: async () => {
    }
  };
}
async function openJudgingPlace({ project, userFolder }, open, here) {
  if (here) return ownFolder(project, "you asked for it (--here)");
  const outside = (0, import_shared_core_failure_reading_line_pattern.reachOutside)(
    open.commands.map(({ command }) => command),
    hasEnvironment(project)
  );
  if (outside !== null) return ownFolder(project, outside);
  const ignored = await (0, import_shared_adapters_git_remote_clone.ignoredPaths)(
    project,
    plannedFiles(open).filter((path) => isOwnSource(project, path))
  );
  const made = await (0, import_shared_adapters_git_add_worktree.makeCleanCheckout)({ project, userFolder, without: ignored });
  if (made.status === "impossible") return ownFolder(project, made.reason);
  const { checkout } = made;
  return {
    root: checkout.project,
    project,
    commit: checkout.commit,
    why: null,
    uncommitted: checkout.uncommitted.filter((path) => !/^(?:\.planning|\.msw|\.\.)(?:\/|$)/.test(path)),
    ignored,
    missing: checkout.missing,
    adapt: checkout.adapt,
    restore: checkout.restore,
    close: checkout.remove
  };
}
function rootOf({ missing, root, project }, path) {
  return missing.some((folder) => (0, import_shared_core_planning_writing_section.plainPath)(path).startsWith(folder)) ? project : root;
}
function plannedFiles({ plans }) {
  const named2 = plans.flatMap(({ document }) => [
    ...document.filesModified,
    ...document.tasks.flatMap(({ files }) => files),
    ...document.mustHaves.artifacts.map(({ path }) => path),
    ...document.mustHaves.keyLinks.flatMap(({ from, to }) => [from, to])
  ]);
  return [...new Set(named2.map(import_shared_core_planning_writing_section.plainPath))].slice(0, MOST);
}
var MOST = 300;
function isOwnSource(project, path) {
  return SOURCE.test(path) && !MADE.test(path) && !/^(?:\/|\.\.)|[*?]/.test(path) && (0, import_node_fs.existsSync)((0, import_node_path.join)(project, path));
}
var SOURCE = /\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kt|swift|php|cs|cc?|cpp|hh?|hpp|vue|svelte|css|scss|html?|sql|prisma|sh)$/i;
var MADE = /(?:^|\/)(?:\.[^/]+|dist|build|out|target|obj|bin|lib-cov|generated|gen|__generated__|node_modules|vendor|coverage)\//;
function hasEnvironment(project) {
  return [".venv", "venv", "env"].some((name) => (0, import_node_fs.existsSync)((0, import_node_path.join)(project, name, "pyvenv.cfg")));
}
// src/app/planning/verification/project-files.ts
var PATTERN_MS = 500;
function readProjectFile(root, path) {
  const absolute = (0, import_node_path2.resolve)(root, (0, import_shared_core_planning_writing_section.plainPath)(path));
  if (!(0, import_common17.isInside)(absolute, (0, import_node_path2.resolve)(root))) return { kind: "outside" };
  const found = (0, import_common17.findIn)((0, import_common17.projectFile)(root), absolute);
  if (found.status === "missing") return { kind: "missing" };
  if (found.status === "refused") return { kind: "outside" };
  if ((0, import_node_fs2.statSync)(found.path, { throwIfNoEntry: false })?.isDirectory()) return { kind: "folder" };
  const file = (0, import_common16.readText)(absolute, (0, import_common17.projectFile)(root));
  if (file.status === "missing") return { kind: "missing" };
  if (file.status === "refused") return { kind: "unreadable", reason: file.reason };
  return { kind: "file", text: file.text };
}
function findPattern(pattern, from, to) {
  if (pattern === null) return null;
  for (const [where, file] of [
    ["from", from],
    ["to", to]
  ]) {
    if (file.kind !== "file") continue;
    const found = matches(pattern, file.text);
    if (found !== true && found !== false) return found;
    if (found) return where;
  }
  return "nowhere";
}
function matches(pattern, text) {
  const compiled = (0, import_shared_core_planning_documents_roadmap_scope.compilable)(pattern);
  if (compiled === null) return "invalid";
  const given = { ...compiled, text: text.replaceAll("\r\n", "\n") };
  try {
    return (0, import_node_vm.runInNewContext)("new RegExp(source, flags).test(text)", given, { timeout: PATTERN_MS }) === true;
  } catch (error) {
    return (0, import_common18.errorCode)(error) === "ERR_SCRIPT_EXECUTION_TIMEOUT" ? "too-slow" : "invalid";
  }
}
function coveredFiles(root, open, more = [], isJudgedAsCommitted = false) {
  const documents = [
    ...(0, import_shared_core_planning_documents_planning_settings.documentNames)(root, open.place).filter(isDocument),
    ...(0, import_shared_core_planning_documents_planning_settings.documentNames)(root, `${open.place}/plans`).filter(isDocument).map((name) => `plans/${name}`)
  ].map((name) => `${open.place}/${name}`);
  const others = [...namedFiles(open), ...more].map(import_shared_core_planning_writing_section.plainPath).filter((path) => !path.startsWith(".planning/"));
  const committed = (0, import_shared_core_planning_phases_standing.committedTexts)(root, isJudgedAsCommitted ? others : []);
  const isFile = (path) => isJudgedAsCommitted ? committed.has(path) : readProjectFile(root, path).kind === "file";
  return [.../* @__PURE__ */ new Set([...documents, ...others.filter(isFile)])].sort();
}
function isDocument(name) {
  return /(?:^|-)(?:PLAN|SUMMARY)\b.*\.md$/i.test(name);
}
function namedFiles({ claims: { artifacts, links }, plans }) {
  return [
    ...plans.flatMap(({ document }) => document.filesModified),
    ...artifacts.map(({ value }) => value.path),
    ...links.flatMap(({ value }) => [value.from, value.to])
  ];
}
// src/app/planning/verification/named-line.ts
function namedLine(text) {
  const [, path, line] = /^\s*["'`]?([^\s:"'`][^:\n"'`]{0,500}):(\d{1,7})\b/.exec(text) ?? [];
  return path === void 0 ? null : { path: (0, import_shared_core_planning_writing_section.plainPath)(path), line: Number(line) };
}
function lineProblem(root, { path, line }) {
  const file = readProjectFile(root, path);
  if (file.kind !== "file") return `${path} is not a file of the project`;
  const lines = file.text.split("\n").length;
  return line >= 1 && line <= lines ? null : `${path} has ${(0, import_common14.countOf)(lines, "line")}`;
}
// src/app/planning/verification/verification-folder.ts
function openVerificationFolder(root, ...parts) {
  return (0, import_common8.openMswSubfolder)(root, "verification", ...parts.map(plainName));
}
function verificationPath(root, phaseFolder, name) {
  return (0, import_common8.mswPath)(root, "verification", plainName(phaseFolder), name);
}
function plainName(name) {
  return name.replaceAll(/[^\w.-]/g, "_");
}
// src/app/planning/verification/judge-claim.ts
async function judgeClaim(workspace, open, { evidence, ...request }) {
  const { project, key } = workspace;
  const { number } = open.facts;
  const said = {
    ...request,
    evidence: evidence.map((text) => (0, import_common6.plainLine)(text, 500)).filter((text) => text !== "")
  };
  const refusal = objection(workspace, open, said);
  if (refusal !== null) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(refusal);
  const judgement = { ...said, seal: (0, import_common3.sign$2)(key, sealed(project, project, open, said)) };
  const folder = openVerificationFolder(project, open.folder);
  if (folder.status === "refused") return folder;
  const path = `${open.place}/${open.report}`;
  const locked = await (0, import_common9.withLock)(verificationPath(project, open.folder, "judgements"), () => {
    const text = (0, import_shared_core_planning_documents_planning_settings.documentText)(project, path);
    const { frontmatter: frontmatter2 } = (0, import_shared_core_planning_writing_section.readVerification)(text ?? "").document;
    if (text === null || !frontmatter2.present)
      return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(`Phase ${number} has no verification to judge yet: /msw:verify ${number}`);
    const known = listedJudgements(frontmatter2.values.judgements).filter(({ id }) => id !== request.id);
    return (0, import_app_loop_conclude_turn2.writeDocument)(project, path, withJudgements(text, [...known, judgement]));
  });
  if (locked.status !== "done")
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)("The judgements are locked by another process; try again.");
  return locked.value.status === "refused" ? locked.value : { status: "done", judgement };
}
function judgementsOf({ project, key }, open) {
  const listed = listedJudgements(open.previous?.document.frontmatter.values.judgements);
  return listed.filter((one) => holdsIn(project, { project, key }, open, one));
}
function holdsIn(root, { project, key }, open, judgement) {
  return (0, import_common3.verify$2)(key, sealed(root, project, open, judgement), judgement.seal);
}
function sealed(root, project, open, said) {
  const { id, verdict, by, evidence } = said;
  const files = (0, import_shared_core_planning_phases_standing.coveredDigestOf)(root, basisOf(root, open, said)) ?? "gone";
  const plans = verdict === "failed" ? open.plans.map((plan) => plan.id) : [];
  return JSON.stringify(["msw-judgement-1", project, open.folder, id, verdict, by, evidence, files, plans]);
}
function basisOf(root, open, { evidence, by }) {
  const named2 = evidence.flatMap((text) => namedLine(text)?.path ?? []);
  const files = [...new Set(named2)].filter((path) => !path.startsWith(".planning/") && !isKeptOutput(path));
  if (files.length > 0 || by === "user") return files;
  return coveredFiles(root, open, plannedFiles(open)).filter((path) => !path.startsWith(".planning/"));
}
function objection(workspace, open, { id, by, verdict, evidence }) {
  const { number } = open.facts;
  if (!idsOf(open).includes(id))
    return `${id.slice(0, 80)} is not something that phase ${number} must show. To list the ids: /msw:verify ${number}`;
  if (verdict !== "skipped" && evidence.length === 0)
    return "A judgement needs --evidence: FILE:LINE and what is there.";
  if (by === "user") return null;
  if (id.startsWith("human-"))
    return `${id} is for a person: only the user settles it, with ${judgeCommand(number, id)}.`;
  if (judgementsOf(workspace, open).some((one) => one.id === id && one.by === "user"))
    return `${id} is judged by the user, and stays so while its files are unchanged.`;
  const problems = evidence.flatMap((text) => {
    const problem = placeProblem(workspace.project, namedLine(text));
    return problem === null ? [] : [
      `The evidence "${text.slice(0, 120)}" does not count: ${problem}. Write FILE:LINE and what is there.`
    ];
  });
  return verdict === "human" ? null : problems[0] ?? null;
}
function idsOf({ claims: claims2, commands }) {
  const { truths, artifacts, links, humanChecks } = claims2;
  return [truths, artifacts, links, humanChecks, commands].flatMap((all) => all.map(({ id }) => id));
}
function placeProblem(root, place) {
  if (place === null) return "it does not name a file and line";
  const { path } = place;
  if (path.startsWith(".planning/") || path.startsWith(".msw/") && !isKeptOutput(path))
    return "plans and summaries are what is verified, not evidence for it";
  return lineProblem(root, place);
}
function isKeptOutput(path) {
  return /^\.msw\/verification\/[^/]+\/[^/]+\/check-[^/]+\.txt$/.test(path);
}
// src/core/planning/verification/judged-claim.ts
function claimId(kind, text) {
  const isWords = kind === "truth" || kind === "human";
  const statement = isWords ? normalStatement(text) : text;
  return `${kind}-${(0, import_adapters_git_work_tree.bytesToHex)((0, import_adapters_git_work_tree.sha256)((0, import_adapters_git_work_tree.utf8ToBytes)(`${kind}
${statement}`)).subarray(0, 5))}`;
}
// src/core/planning/verification/acceptance.ts
function withAcceptance(claims2, uat, source) {
  const own = new Set(claims2.humanChecks.flatMap(({ test }) => testOf(uat, test)?.number ?? []));
  const others = uat.tests.filter(({ number }) => !own.has(number)).map(({ name, expected, result, words }) => {
    const base = { id: claimId("human", name), test: name, expected, sources: [source] };
    return { ...base, why: `${source} asks for it.`, told: { result, words } };
  });
  return { ...claims2, humanChecks: [...claims2.humanChecks, ...others] };
}
function judgedByPeople(checks, judgements) {
  const told = checks.map((check) => ({ check, item: itemOf(check, judgements) }));
  return {
    claims: told.map(({ check, item }) => claimOf(check, item)),
    items: told.map(({ item }) => item)
  };
}
var RESULTS = {
  passed: "pass",
  failed: "issue",
  skipped: "skipped",
  blocked: "blocked",
  human: null
};
function itemOf({ id, test, expected, told }, judgements) {
  const judged = judgements.find((one) => one.id === id && one.by === "user");
  const base = { name: test, expected };
  if (judged !== void 0)
    return { ...base, result: RESULTS[judged.verdict], words: judged.evidence.join(", ") };
  const result = told === void 0 || told.result === "pending" ? null : told.result;
  return { ...base, result, words: told?.words ?? "" };
}
function claimOf({ id, test, expected, why, sources }, { result, words }) {
  const text = expected === "" ? test : expected;
  const base = { id, kind: "human", text, test, sources, files: [], missing: [], cites: [] };
  if (result === "issue")
    return { ...base, standing: "failed", by: "user", reason: `Judged by user: ${words}`, missing: [text] };
  const isSettled = result === "pass" || result === "skipped" && words !== "";
  return isSettled ? { ...base, standing: "verified", by: "user", reason: words } : { ...base, standing: "human", by: "code", reason: why };
}
// src/core/planning/verification/phase-claims.ts
var ROADMAP = "ROADMAP";
function phaseClaims(plans, contract, deferred) {
  return {
    truths: truthsOf(plans, contract),
    artifacts: claims(plans, "artifact", {
      read: ({ mustHaves }) => mustHaves.artifacts,
      say: ({ path, provides }) => provides === null ? path : `${path}: ${provides}`,
      keyOf: ({ path }) => path
    }),
    links: claims(plans, "link", {
      read: ({ mustHaves }) => mustHaves.keyLinks,
      say: ({ from, to, via }) => `${from} \u2192 ${to}${via === null ? "" : ` (${via})`}`,
      keyOf: ({ from, to }) => `${from}
${to}`
    }),
    humanChecks: merged(plans.flatMap((plan) => humanChecksOf(plan, deferred)))
  };
}
function claims(plans, kind, { read: read2, say, keyOf }) {
  const found = plans.flatMap(({ id, document }, at) => {
    const later = plans.slice(at + 1).filter((plan) => plan.document.gapClosure);
    const anew = new Set(later.flatMap((plan) => read2(plan.document).map(keyOf)));
    return read2(document).filter((value) => !anew.has(keyOf(value))).map((value) => ({
      ...{ id: claimId(kind, JSON.stringify(value)), text: say(value), sources: [id] },
      value
    }));
  });
  return merged(found);
}
function truth(text, source) {
  return { id: claimId("truth", text), text, sources: [source] };
}
function merged(found) {
  const byId = /* @__PURE__ */ new Map();
  for (const one of found) {
    const known = byId.get(one.id) ?? one;
    byId.set(one.id, { ...known, sources: [.../* @__PURE__ */ new Set([...known.sources, ...one.sources])] });
  }
  return [...byId.values()];
}
function truthsOf(plans, { criteria, goal }) {
  const truths = [
    ...criteria.map((text) => truth(text, ROADMAP)),
    ...plans.flatMap(({ id, document }) => document.mustHaves.truths.map((text) => truth(text, id)))
  ];
  const aims = plans.flatMap(({ document }) => document.objective ?? []).join(" ");
  const aim = truth(goal ?? (aims || "The phase does what it is for"), ROADMAP);
  return merged([...truths.length > 0 ? truths : [aim], ...plans.flatMap(prohibitionsOf)]);
}
function prohibitionsOf({ id, document }) {
  return document.mustHaves.prohibitions.filter(({ status }) => (0, import_hooks_active_on_command6.scalar)(status)?.toLowerCase() !== "dismissed").map((one) => truth((0, import_shared_core_planning_documents_roadmap_scope.statementOf)(one) ?? "", id));
}
function humanChecksOf({ id, document }, deferred) {
  return document.tasks.flatMap((task) => [
    ...humanBlocks(document.text, task).map(({ test, expected, why }) => humanCheck(id, test, expected, why)),
    ...deferred && task.type.toLowerCase() === "checkpoint:human-verify" ? [checkpoint(document.text, task, id)] : []
  ]);
}
function humanBlocks(text, task) {
  const verify2 = task.children.find(({ name, closed }) => name === "verify" && closed);
  if (verify2 === void 0) return [];
  return (0, import_hooks_active_on_command4.elements)(verify2.tags, verify2.inner.end).filter(({ name }) => name === "human-check").map((block) => {
    const inside = (0, import_hooks_active_on_command4.elements)(block.tags, block.inner.end);
    const textOf2 = (name) => (0, import_hooks_active_on_command4.innerText)(text, inside, name);
    return {
      test: textOf2("test") ?? text.slice(block.inner.start, block.inner.end),
      expected: textOf2("expected") ?? task.done ?? "",
      why: textOf2("why_human") ?? "The plan leaves it to a person."
    };
  });
}
function checkpoint(text, task, source) {
  const textOf2 = (name) => (0, import_hooks_active_on_command4.innerText)(text, task.children, name);
  return humanCheck(
    source,
    textOf2("how-to-verify") ?? task.name ?? "Look at what was built",
    textOf2("what-built") ?? task.done ?? "",
    "The plan stops here for a person."
  );
}
function humanCheck(source, test, expected, why) {
  const tidy2 = (part) => (0, import_hooks_active_on_command4.decodeEntities)(part).replaceAll(/\s+/g, " ").trim();
  return {
    id: claimId("human", tidy2(test)),
    test: tidy2(test),
    expected: tidy2(expected),
    why: tidy2(why),
    sources: [source]
  };
}
// src/core/planning/verification/phase-commands.ts
function phaseCommands(plans, usual = []) {
  const own = plans.flatMap(ofPlan);
  const settings = (command) => ({ command, places: ["config.json"], plans: [], shows: [] });
  const found = /* @__PURE__ */ new Map();
  for (const { command, ...one } of own.length > 0 ? own : usual.map(settings)) {
    const known = found.get(command);
    const both = (key) => [.../* @__PURE__ */ new Set([...known?.[key] ?? [], ...one[key]])];
    const id = claimId("check", command);
    found.set(command, { id, command, places: both("places"), plans: both("plans"), shows: both("shows") });
  }
  return [...found.values()];
}
function ofPlan({ id, document: { text, tasks } }) {
  const ofTasks = tasks.flatMap(({ start, end, index, name, done, acceptanceCriteria }) => {
    const shows = [name ?? "", done ?? "", ...acceptanceCriteria].filter((said) => said !== "");
    const places = [`${id} task ${index}`];
    return (0, import_hooks_active_on_command3.verifyCommands)(text.slice(start, end)).map((command) => ({ command, places, plans: [id], shows }));
  });
  const known = new Set(ofTasks.map(({ command }) => command));
  const others = (0, import_hooks_active_on_command3.verifyCommands)(text).filter((command) => !known.has(command));
  return [...ofTasks, ...others.map((command) => ({ command, places: [id], plans: [id], shows: [] }))];
}
// src/app/planning/verification/open-executed-phase.ts
function openExecutedPhase(project, number, here = false) {
  const opened = (0, import_shared_app_planning_documents_open_phase.openPhase)(project, number);
  if (opened === null) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)((0, import_shared_core_planning_writing_new_documents.noSuchPhase)(project.phases, number));
  const { facts, onDisk: phase } = opened;
  const shared = (0, import_shared_core_planning_phases_standing.sharedNumber)(facts);
  if (shared !== null) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(shared);
  if (facts.folder === null || phase === null || phase.plans.length === 0)
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(`Phase ${facts.number} has no plan yet: run /msw:plan ${facts.number}.`);
  const waiting = phase.plans.filter(({ summary }) => summary === null).map(({ id }) => id);
  if (waiting.length > 0)
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(
      `Phase ${facts.number} is not executed: ${waiting.join(", ")} ${waiting.length === 1 ? "has" : "have"} no summary; run /msw:execute ${facts.number}.`
    );
  const place = (0, import_shared_app_planning_documents_open_phase.fromRoot)(project.root, opened.folder);
  const where = { facts, folder: facts.folder, place, phase, roadmap: opened.entry };
  return { status: "ok", open: read(project, where, here) };
}
function read(project, where, here) {
  const { roadmap } = where;
  const placeOf = (file) => `${where.place}/${file}`;
  const report = reportName(where.folder, where.phase.names);
  const files = here ? [] : [...where.phase.plans.map(({ file }) => file), report];
  const committed = (0, import_shared_core_planning_phases_standing.committedTexts)(project.root, files.map(placeOf));
  const plans = where.phase.plans.map(({ canonical, file, document }) => {
    const text2 = committed.get(placeOf(file));
    return { id: canonical, document: text2 === void 0 ? document : (0, import_shared_core_planning_documents_roadmap_scope.readPlan)(text2) };
  });
  const { humanVerifyMode, usualCommands } = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)(project.planning);
  const uat = where.phase.names.find((name) => /(?:^|-)UAT\.md$/.test(name)) ?? `${tokenOf(where.folder)}-UAT.md`;
  const results = (0, import_shared_core_planning_documents_planning_settings.documentText)(project.root, placeOf(uat));
  const planned = phaseClaims(
    plans,
    { criteria: roadmap?.successCriteria ?? [], goal: roadmap?.goal ?? null },
    humanVerifyMode === "end-of-phase"
  );
  const claims2 = results === null ? planned : withAcceptance(planned, (0, import_shared_core_planning_writing_section.readUat)(results), uat);
  const text = (0, import_shared_core_planning_documents_planning_settings.documentText)(project.root, placeOf(report));
  return {
    ...where,
    plans,
    claims: claims2,
    commands: phaseCommands(plans, usualCommands),
    report,
    previous: documentOf(text),
    before: documentOf(committed.get(placeOf(report)) ?? text),
    uat: { name: uat, text: results }
  };
}
function documentOf(text) {
  return text === null ? null : (0, import_shared_core_planning_writing_section.readVerification)(text);
}
function reportName(folder, names) {
  const own = `${tokenOf(folder)}-VERIFICATION.md`;
  if (names.includes(own)) return own;
  return names.find((name) => name === "VERIFICATION.md") ?? own;
}
function tokenOf(folder) {
  return /^(?:[A-Za-z]{1,12}-)?\d+[A-Za-z]?(?:\.\d+)*/.exec(folder)?.[0] ?? folder;
}
// src/app/planning/verification/run-phase-checks.ts
// src/core/shell/shell-groups.ts
function innermostGroup(line) {
  const bare = withoutQuotes(line);
  if (/\bcase\b|\bfunction\b|\(\s*\)/.test(bare)) return null;
  return bracketed(line, bare) ?? worded(line, bare);
}
var QUOTED = /'[^']*(?:'|$)|"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|`[^`]*(?:`|$)|\\[\s\S]|\$\{[^}]*(?:\}|$)|(?<=^|\s)#[^\n]*/g;
var SUBSTITUTION = /\$\([^()]*\)/g;
function withoutQuotes(line) {
  let bare = line.replaceAll(QUOTED, (text) => "x".repeat(text.length));
  for (let before = ""; before !== bare; ) {
    before = bare;
    bare = bare.replaceAll(SUBSTITUTION, (text) => "x".repeat(text.length));
  }
  return bare;
}
function isBeginning(bare, at) {
  const before = bare.slice(0, at).trimEnd();
  const isNewLine = bare.slice(before.length, at).includes("\n");
  return before === "" || isNewLine || /(?:[;&|!({]|\b(?:then|do|else))$/.test(before.slice(-8));
}
function bracketed(line, bare) {
  for (const [open, close] of [
    ["(", ")"],
    ["{", "}"]
  ]) {
    const end = bare.indexOf(close);
    const start = bare.lastIndexOf(open, end);
    if (end === -1 || start === -1 || !isBeginning(bare, start)) continue;
    const inner = line.slice(start + 1, end).replace(/;\s*$/, "");
    return { start, end: end + 1, conditions: [], ways: [inner] };
  }
  return null;
}
function worded(line, bare) {
  for (const [open, close] of [
    ["if", "fi"],
    ["for", "done"]
  ]) {
    const end = new RegExp(`[;\\n]\\s{0,40}${close}\\b`).exec(bare);
    if (end === null) continue;
    const starts = [...bare.slice(0, end.index).matchAll(new RegExp(`\\b${open}\\s`, "g"))];
    const start = starts.at(-1)?.index;
    if (start === void 0 || !isBeginning(bare, start)) continue;
    const parts = open === "if" ? branches(line, bare, start, end.index) : body2(line, bare, start, end.index);
    if (parts !== null) return { start, end: end.index + end[0].length, ...parts };
  }
  return null;
}
function branches(line, bare, start, end) {
  const inside = bare.slice(start, end);
  const then = /[;\n]\s{0,40}then\s/.exec(inside);
  if (then === null || /\belif\b/.test(inside)) return null;
  const otherwise = /[;\n]\s{0,40}else\s/.exec(inside);
  const from = start + then.index + then[0].length;
  const first = line.slice(from, otherwise === null ? end : start + otherwise.index);
  const second = otherwise === null ? [] : [line.slice(start + otherwise.index + otherwise[0].length, end)];
  return { conditions: [line.slice(start + 2, start + then.index)], ways: [...second, first] };
}
function body2(line, bare, start, end) {
  const found = /[;\n]\s{0,40}do\s/.exec(bare.slice(start, end));
  return found === null ? null : { conditions: [], ways: [line.slice(start + found.index + found[0].length, end)] };
}
// src/core/checks/always-passes.ts
function alwaysPasses(command) {
  const { commands, complex } = (0, import_app_loop_judge_check3.readShellLine)(withoutGroups(command));
  return !complex && commands.every(({ words }) => endsWithZero(words));
}
function hidingPart(command) {
  const line = withoutGroups(command);
  if (/[^&\s]\s*&\s*$/.test(line)) return "&";
  const { commands, complex } = (0, import_app_loop_judge_check3.readShellLine)(line);
  const last = commands.at(-1);
  if (complex || last === void 0) return null;
  const { words, joined } = last;
  if (words[0] === HIDES) return words[1] ?? null;
  if (isShell(words)) return hidingPart(words[2] ?? "");
  if (words.join(" ") === "exit" || !endsWithZero(words) || !isReached(commands, joined)) return null;
  return (words[0] === NOTHING ? words[1] : words[0]) ?? null;
}
function isReached(commands, joined) {
  if (joined === "||") return !commands.some((one) => one.joined === "&&" && one.words[0] === "exit");
  const stops = commands.some(({ words: [first, flags = ""] }) => first === "set" && /^-\w*e/.test(flags));
  return !stops && [";", "\n", "&"].includes(joined);
}
var NOTHING = "__nothing";
var HIDES = "__hides";
var OPEN = "__group";
var MOST_GROUPS = 20;
function withoutGroups(command) {
  if (command.length > import_app_loop_judge_check3.LONGEST_LINE) return command;
  let line = command;
  for (let count = 0; count < MOST_GROUPS; count += 1) {
    const group = innermostGroup(line);
    if (group === null) break;
    line = `${line.slice(0, group.start)} ${asWord(group)} ${line.slice(group.end)}`;
  }
  return line;
}
function asWord({ conditions, ways }) {
  const last = (0, import_app_loop_judge_check3.readShellLine)(ways.at(-1) ?? "").commands.at(-1)?.words[0] ?? "true";
  if ([...conditions, ...ways].every(alwaysPasses)) return `${NOTHING} ${last}`;
  const hiding = ways.map((way) => hidingPart(way) ?? (alwaysPasses(way) ? last : null));
  return hiding.includes(null) ? OPEN : `${HIDES} ${hiding.at(-1)}`;
}
function isShell([first = "", flag]) {
  return /(?:^|\/)(?:ba|z|da)?sh$/.test(first) && flag === "-c";
}
var ALWAYS_ZERO = /* @__PURE__ */ new Set(["true", ":", "echo", "printf", "pwd", "date", "sleep", "rem", "whoami"]);
var ZERO_ALONE = /* @__PURE__ */ new Set(["ls", "dir", "env", "exit", "hostname", "uname"]);
var TESTS = /* @__PURE__ */ new Set(["test", "[", "[["]);
function endsWithZero(words) {
  const [first = "", second, third] = words;
  const name = first.replace(/^.*\//, "");
  if (name === NOTHING) return true;
  if (second === void 0 && ZERO_ALONE.has(name)) return true;
  if ((0, import_app_loop_judge_check3.isAssignment)(first) || (0, import_app_loop_judge_check3.runsAnother)(name)) return words.length === 1 || endsWithZero(words.slice(1));
  if (isShell(words)) return third !== void 0 && alwaysPasses(third);
  if (TESTS.has(name)) return comparesConstants(words.slice(1).filter((word) => !/^\]{1,2}$/.test(word)));
  return ALWAYS_ZERO.has(name) || ["exit 0", "! false"].includes(words.join(" "));
}
function comparesConstants(words) {
  const [operator = "", ...operands] = words.length === 3 ? [words[1], words[0], words[2]] : words;
  const isConstant = (word) => word !== void 0 && !/[$`~*?%]/.test(word);
  if (words.length === 1) return isConstant(operator);
  return /^(?:={1,2}|!=|-(?:eq|ne|[gl][et]|n|z))$/.test(operator) && operands.every(isConstant);
}
// src/core/planning/verification/judge-run.ts
function judgeRun(run) {
  const { exitCode } = run;
  if (run.timedOut) return failed("it did not end in time");
  if (exitCode === null) return failed("it did not run to its end");
  const open = exitCode > 1 ? null : whyUndecided(run);
  if (open !== null) return { verdict: "undecided", reason: open };
  return exitCode === 0 ? { verdict: "passed", reason: "exit code 0" } : failed(`exit code ${exitCode}`);
}
function failed(reason) {
  return { verdict: "failed", reason };
}
function whyUndecided({ command, exitCode, output }) {
  const { commands, complex } = (0, import_app_loop_judge_check3.readShellLine)(command);
  const [only, ...others] = commands.filter(({ words }) => words[0] !== "cd");
  if (!complex && only !== void 0 && others.length === 0 && printsFinds(only))
    return "its exit code does not say whether the search must find something; write grep -q where it must, ! grep -q where it must not";
  if (exitCode !== 0) return null;
  if (alwaysPasses(command))
    return "it ends with 0 whatever the code does, so it proves nothing; name a command that can fail";
  const hiding = hidingPart(command);
  if (hiding !== null) return `its last part (${hiding.slice(0, 100)}) always ends with 0, so it cannot fail`;
  if (passesUnseen(commands) && (output.trim() !== "" || /2>\s*\/dev\/null| -\w*s/.test(command)))
    return "it passes when nothing is found, and it is not sure that anything was searched: name files that exist, and let the search say what goes wrong";
  const last = commands.at(-1);
  const program = (0, import_app_loop_judge_check3.baseName)(last?.words[0] ?? "");
  const isMasked = last?.joined.startsWith("|") === true && last.joined !== "||" && MASKING.has(program);
  return complex || !isMasked || commands.some(({ words }) => words.includes("pipefail")) ? null : `its exit code is that of ${program}, not of what stands before the pipe; write it without the pipe`;
}
var SEARCHES = /* @__PURE__ */ new Set(["grep", "egrep", "fgrep", "rg", "ag", "ack", "zgrep"]);
function isSearch(words) {
  const [program = "", next] = (0, import_app_loop_judge_check3.withoutPrefixes)(words);
  return SEARCHES.has((0, import_app_loop_judge_check3.baseName)(program)) || program === "git" && next === "grep";
}
function printsFinds({ words }) {
  return words[0] !== "!" && isSearch(words) && !words.some((word) => /^-\w*q|^--(?:quiet|silent)$/.test(word));
}
function passesUnseen(commands) {
  return commands.some(({ words, substitutions }, at) => {
    const next = commands[at + 1];
    const isTurned = words[0] === "!" || next?.joined === "&&" && /^(?:exit|false)$/.test(next.words[0] ?? "");
    const inside = substitutions.map((text) => (0, import_app_loop_judge_check3.readShellLine)(text).commands[0]?.words ?? []);
    return isTurned && isSearch(words) || inside.some(isSearch);
  });
}
var MASKING = new Set(
  "tail head cat tee wc sort uniq sed awk tr cut column less more nl fold xargs".split(" ")
);
function filesCountedAsTests(output) {
  const named2 = [...output.slice(0, LONGEST).matchAll(POINT)].map(
    ([, tap, spec]) => (tap ?? spec ?? "").trim()
  );
  return named2.every((name) => /^\S+\.[cm]?[jt]sx?$/.test(name)) ? named2 : [];
}
var LONGEST = 2e5;
var POINT = /^ok \d{1,6} - ([^\n#]{1,500})|^✔ ([^\n(]{1,500}) \([\d.]+ms\)$/gm;
function testsNothing(text) {
  return !/\b(?:test|it|describe|suite|assert\w*|expect|should|check|throw|exit|exitCode|reject\w*|ok|equal)\b/.test(
    text
  );
}
// src/app/planning/verification/run-phase-checks.ts
async function runPhaseChecks(request) {
  const evidence = [];
  for (const command of request.commands) evidence.push(await runOne(request, command));
  return evidence;
}
async function runOne(request, command) {
  const { place, folder, suffix = "" } = request;
  const run = await runIn(request, command);
  const kept = keepOutput(run, (0, import_node_path3.join)(folder, `${command.id}${suffix}.txt`));
  const { verdict, reason } = verdictOf(run, command, request);
  return {
    id: command.id,
    command: command.command,
    places: command.places,
    exitCode: run.exitCode,
    timedOut: run.timedOut,
    durationMs: run.durationMs,
    ...kept,
    file: (0, import_node_path3.relative)(place.project, kept.file).replaceAll(import_node_path3.sep, "/"),
    verdict,
    reason: (0, import_common12.redact)(reason)
  };
}
async function runIn({ place, timeoutSeconds, tell = () => {
} }, { id, command }) {
  const adapted = place.adapt(command);
  tell(`${id} runs: ${(0, import_common12.redact)(command)}`);
  const teller = (0, import_shared_core_snapshots_undo_text.tellOn)(id, tell);
  const run = await (0, import_app_loop_gather_evidence.runCheck)({
    ...adapted,
    cwd: place.root,
    timeoutMs: timeoutSeconds * 1e3,
    onOutput: teller.heard
  }).finally(teller.end);
  const startError = run.startError === null ? null : place.restore(run.startError);
  return { ...run, command, output: place.restore(run.output), startError };
}
async function runBuild(request, command) {
  keepOutput(await runIn(request, { id: "build", command }), (0, import_node_path3.join)(request.folder, "build.txt"));
}
function keepOutput(run, file) {
  const cut = run.droppedBytes === 0 ? "" : `
[${run.droppedBytes} bytes left out]
`;
  const output = (0, import_common13.harmless)((0, import_common12.redact)(run.startError ?? run.output)) + cut;
  (0, import_common11.keepText)(file, output);
  return { file, sha256: (0, import_common15.createHash)("sha256").update(output).digest("hex") };
}
function verdictOf(run, command, { place, readers }) {
  const hasPassed = run.exitCode === 0 && !run.timedOut;
  const empty = hasPassed ? (0, import_app_loop_judge_check2.emptyRun)(run.output) ?? emptyFiles(run, place) : null;
  if (empty !== null) return failed(`${empty.runner}: ${empty.reason}`);
  const judged = judgeRun({ ...run, command: command.command });
  if (judged.verdict !== "failed" || !/^exit code/.test(judged.reason)) return judged;
  return failed(`${judged.reason}: ${failureLine(run, place, readers)}`);
}
function emptyFiles({ command, output }, { root, project }) {
  const [, alone = ""] = /^node (\S+)$/.exec(command.trim()) ?? [];
  const counted = (0, import_shared_core_shell_command_paths.isTest)(alone) ? [alone] : filesCountedAsTests(output);
  const files = counted.map((path) => (0, import_node_path3.relative)(project, (0, import_node_path3.resolve)(project, path)));
  const texts2 = files.map((path) => readProjectFile(root, path));
  const isEmpty = files.length > 0 && texts2.every((file) => file.kind === "file" && testsNothing(file.text));
  return isEmpty ? { runner: "node", reason: `no test is in ${files.slice(0, 3).join(", ")}` } : null;
}
function failureLine(run, { root, project }, readers) {
  const failure = (0, import_app_loop_judge_check.canonicalise)(run.startError ?? run.output, {
    command: run.command,
    exitCode: run.exitCode,
    signal: run.signal,
    timedOut: run.timedOut,
    root: project,
    rootAliases: [root],
    home: (0, import_common7.homeFolder)(),
    tmp: (0, import_node_os.tmpdir)(),
    readers
  });
  return (0, import_common.failureHeadline)(failure, 300);
}
function refuseUntrusted(workspace, open, typed = null) {
  const trusted = new Set((0, import_hooks_active_on_command2.listTrusted)(workspace.userFolder, workspace.project));
  const untrusted = open.commands.map(({ command }) => command).filter((one) => !trusted.has(one));
  const { number } = open.facts;
  return (0, import_hooks_active_on_command.settleTrust)(workspace, {
    named: [{ plan: open.place, commands: untrusted }],
    typed,
    whose: `The plans of phase ${number} name`,
    allow: (digest) => `/msw:verify ${number} --trust ${digest}`
  });
}
