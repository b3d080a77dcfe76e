var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==a&&__defProp(r,o,{get:()=>e[o],enumerable:!(n=__getOwnPropDesc(e,o))||n.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{ROADMAP:()=>ROADMAP,acceptanceOf:()=>acceptanceOf,applyOverrides:()=>applyOverrides,basisOf:()=>basisOf,claimId:()=>claimId,coveredFiles:()=>coveredFiles,findPattern:()=>findPattern,foldJudgements:()=>foldJudgements,holdsIn:()=>holdsIn,isSameStatement:()=>isSameStatement,judgeClaim:()=>judgeClaim,judgeCommand:()=>judgeCommand,judgedInText:()=>judgedInText,judgementsOf:()=>judgementsOf,notCommitted:()=>notCommitted,openExecutedPhase:()=>openExecutedPhase,openJudgingPlace:()=>openJudgingPlace,openVerificationFolder:()=>openVerificationFolder,ownFolder:()=>ownFolder,pendingTests:()=>pendingTests,plannedFiles:()=>plannedFiles,readOverrides:()=>readOverrides,readProjectFile:()=>readProjectFile,refuseUntrusted:()=>refuseUntrusted,renderVerification:()=>renderVerification,rootOf:()=>rootOf,runBuild:()=>runBuild,runPhaseChecks:()=>runPhaseChecks,runProhibitionTests:()=>runProhibitionTests,testOf:()=>testOf,undecidedProhibition:()=>undecidedProhibition,updateUat:()=>updateUat,verificationPath:()=>verificationPath,verifyArguments:()=>verifyArguments,withoutComments:()=>withoutComments}),module.exports=__toCommonJS(stdin_exports);var import_shared_adapters_git_add_worktree=require("./shared.adapters.git.add-worktree.cjs"),import_shared_adapters_git_remote_clone=require("./shared.adapters.git.remote-clone.cjs"),import_shared_core_planning_documents_roadmap=require("./shared.core.planning.documents.road\
map.cjs"),import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_documents_roadmap_scope2=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_mapping_documents_map_documents=require("./shared.core.mapping.documents.map-documents.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_shared_app_diagnose_diagnose_plugins=require("./shared.app.diagnose.diagnose-plugins.cjs"),import_app_loop_judge_check=require("./app.loop.judge-check.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_app_loop_judge_check2=require("./app.loop.judge-check.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command4=require("./hooks.active.on-command.cjs"),import_app_loop_judge_check3=require("./app.loop.judge-check.cjs"),import_hooks_active_on_command5=require("./hooks.active.on-command.cjs"),import_app_loop_conclude_turn2=require("./app.loop.conclude-turn.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_hooks_active_on_command6=require("./hooks.active.on-command.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_common5=require("./common.cjs"),import_shared_app_diagnose_diagnose_plugins2=require("./shared.app.diagnose.diagnose-plugins.cjs"),import_shared_app_diagnose_diagnose_plugins3=require(
"./shared.app.diagnose.diagnose-plugins.cjs"),import_hooks_active_on_command7=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command8=require("./hooks.active.on-command.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_common8=require("./common.cjs"),import_common9=require("./common.cjs"),import_common10=require("./common.cjs"),import_common11=require("./common.cjs"),import_common12=require("./common.cjs"),import_common13=require("./common.cjs"),import_common14=require("./common.cjs"),import_common15=require("./common.cjs"),import_common16=require("./common.cjs"),import_common17=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path"),import_node_fs2=require("node:fs"),import_node_path2=require("node:path"),import_node_vm=require("node:vm"),import_node_os=require("node:os"),import_node_path3=require("node:path");
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
  now = replaced(now, "summary", summaryLines((0, import_shared_core_planning_phases_standing.readUat)(now)));
  now = replaced(now, "current test", currentLines((0, import_shared_core_planning_phases_standing.readUat)(now)));
  now = withKey(now, "status", statusOf((0, import_shared_core_planning_phases_standing.readUat)(now)));
  return now === text ? text : withKey(now, "updated", facts.now);
}
function testOf({ tests }, name) {
  return tests.find((test) => isSameStatement(test.name, uatName(name))) ?? null;
}
function uatName(name) {
  return (0, import_common4.plainLine)(name, 200);
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
  const uat = (0, import_shared_core_planning_phases_standing.readUat)(text);
  const known = testOf(uat, item.name);
  if (known !== null) return item.result === known.result ? text : withResult(text, known, item);
  const section2 = (0, import_shared_core_planning_phases_standing.uatSection)(uat.document, "tests");
  const number = Math.max(0, ...uat.tests.map((test) => test.number)) + 1;
  const expected = (0, import_common4.plainLine)(item.expected === "" ? item.name : item.expected, 500);
  const lines = [`### ${number}. ${uatName(item.name)}`, `expected: ${expected}`, ...resultLines(item)];
  if (section2 === null) return `${text.trimEnd()}

## Tests

${lines.join("\n")}
`;
  const own = text.slice(section2.start, section2.end).trimEnd();
  return (0, import_shared_core_planning_phases_standing.splice)(text, [{ ...section2, text: `${own === "" ? "" : `${own}
`}
${lines.join("\n")}

` }]);
}
function withResult(text, test, item) {
  if (item.result === null && test.result !== "issue") return text;
  const lines = (0, import_hooks_active_on_command8.textLines)(text, test.start, test.end).filter((line2) => line2.start < test.end);
  const kept = lines.map((line2) => line2.text).filter((line2) => !/^(?:result|reported|severity|reason|blocked_by):/.test(line2));
  const body3 = kept.join("\n").trim();
  const end = test.end === text.length ? "\n" : "\n\n";
  return (0, import_shared_core_planning_phases_standing.splice)(text, [
    { start: test.start, end: test.end, text: `${body3}
${resultLines(item).join("\n")}${end}` }
  ]);
}
function resultLines({ result, words }) {
  const said = (0, import_common4.plainLine)(words, 500);
  switch (result) {
    case null:
      return ["result: [pending]"];
    case "issue":
      return ["result: issue", `reported: ${JSON.stringify(said)}`, `severity: ${severityOf(said)}`];
    case "blocked":
      return ["result: blocked", "blocked_by: third-party", `reason: ${said}`];
    default:
      return [`result: ${result}`, ...result === "skipped" && said !== "" ? [`reason: ${said}`] : []];
  }
}
function severityOf(words) {
  if (/\b(?:crash\w*|errors?|exceptions?|fails completely|unusable)\b/i.test(words)) return "blocker";
  if (/\b(?:colou?rs?|fonts?|spacing|align\w*|visual|looks off)\b/i.test(words)) return "cosmetic";
  return /\b(?:works but|slow|weird|minor|small)\b/i.test(words) ? "minor" : "major";
}
function withGaps(text) {
  const uat = (0, import_shared_core_planning_phases_standing.readUat)(text);
  const open = (test) => uat.gaps.some((gap) => (0, import_hooks_active_on_command7.scalar)(gap.test) === String(test.number) && (0, import_hooks_active_on_command7.scalar)(gap.status) !== "resolved");
  const fresh = uat.tests.filter((test) => test.result === "issue" && !open(test)).map(gapText);
  const closed = uat.tests.filter((test) => test.result === "pass" && open(test));
  const section2 = (0, import_shared_core_planning_phases_standing.uatSection)(uat.document, "gaps");
  if (fresh.length === 0 && closed.length === 0) return text;
  if (section2 === null) return `${text.trimEnd()}

## Gaps

${fresh.join("\n")}`;
  const own = text.slice(section2.start, section2.end).replace(/^\[none yet\][ \t]*$/m, "").trimEnd();
  const gaps = closed.reduce(withoutGap, own);
  return (0, import_shared_core_planning_phases_standing.splice)(text, [{ ...section2, text: `${[gaps, ...fresh].join("\n\n").trimEnd()}
` }]);
}
function gapText({ number, name, expected, words }) {
  return [
    `- truth: ${JSON.stringify(expected === "" ? name : expected)}`,
    "  status: failed",
    `  reason: ${JSON.stringify(`User reported: ${words}`)}`,
    `  severity: ${severityOf(words)}`,
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
    if (!lines.some((line2) => line2.trim() === `test: ${number}`)) return entry;
    const isStatus = (line2) => line2.trimStart().startsWith("status:");
    return lines.map((line2) => isStatus(line2) ? "  status: resolved" : line2).join("\n");
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
function replaced(text, title, lines) {
  const section2 = (0, import_shared_core_planning_phases_standing.uatSection)((0, import_shared_core_planning_phases_standing.readUat)(text).document, title);
  if (section2 === null) return text;
  return (0, import_shared_core_planning_phases_standing.splice)(text, [
    { ...section2, text: `
${lines.join("\n")}
${section2.end === text.length ? "" : "\n"}` }
  ]);
}
function withKey(text, key, value) {
  const { body: body3 } = (0, import_shared_core_planning_phases_standing.readUat)(text).document;
  const head = text.slice(0, body3);
  return head.replace(new RegExp(`^${key}:[^\\r\\n]*`, "m"), () => `${key}: ${value}`) + text.slice(body3);
}
// src/core/planning/verification/verify-arguments.ts
function judgeCommand(phase, id) {
  return import_common8.prose`/msw:verify ${(0, import_common.quoteName)(phase)} ${(0, import_common.quoteName)(id)} passed|failed "what you saw"`;
}
function verifyArguments(raw) {
  const typed = (0, import_hooks_active_on_command6.readTyped)("verify", raw);
  if (typed.status === "refused") return null;
  const [phase, ...rest] = typed.words;
  const trust = (0, import_hooks_active_on_command6.optionOf)(typed, "trust");
  if (phase === void 0 || trust !== null && !/^[0-9a-f]{16}$/.test(trust)) return null;
  const starts = rest.flatMap((word, at) => isJudged(word, rest[at + 1]) ? [at] : []);
  if (rest.length > 0 && starts[0] !== 0) return null;
  const judged = starts.map((start, at) => {
    const [id = "", verdict = "", ...words] = rest.slice(start, starts[at + 1]);
    return { id, verdict: VERDICTS.get(verdict) ?? "failed", words: words.join(" ") };
  });
  const has = (option) => (0, import_hooks_active_on_command6.hasOption)(typed, option);
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
  if (!(0, import_hooks_active_on_command7.isList)(value)) return [];
  return value.filter(import_hooks_active_on_command7.isMap).flatMap((map) => {
    const [id, seal] = [(0, import_hooks_active_on_command7.scalar)(map.id), (0, import_hooks_active_on_command7.scalar)(map.digest)];
    const verdict = VERDICTS2.find((one) => one === (0, import_hooks_active_on_command7.scalar)(map.verdict));
    const by = JUDGES.find((one) => one === (0, import_hooks_active_on_command7.scalar)(map.by));
    if (id === null || seal === null || verdict === void 0 || by === void 0) return [];
    return [{ id, verdict, by, evidence: (0, import_hooks_active_on_command7.texts)(map.evidence), seal }];
  });
}
function foldJudgements(claims, judgements) {
  const byId = new Map(judgements.map((one) => [one.id, one]));
  return claims.map((claim) => {
    const judgement = byId.get(claim.id);
    const open = claim.standing === "undecided" || claim.standing === "human" && judgement?.by === "user";
    if (judgement === void 0 || !open) return claim;
    const { verdict, by, evidence } = judgement;
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
  if (!(0, import_hooks_active_on_command7.isList)(value)) return [];
  return value.filter(import_hooks_active_on_command7.isMap).flatMap((map) => {
    const [mustHave, reason, acceptedBy, acceptedAt] = [
      (0, import_hooks_active_on_command7.scalar)(map.must_have),
      (0, import_hooks_active_on_command7.scalar)(map.reason),
      (0, import_hooks_active_on_command7.scalar)(map.accepted_by),
      (0, import_hooks_active_on_command7.scalar)(map.accepted_at)
    ];
    if (mustHave === null || reason === null || acceptedBy === null || acceptedAt === null) return [];
    return [{ mustHave, reason, acceptedBy, acceptedAt }];
  });
}
function applyOverrides(claims, overrides) {
  return claims.map((claim) => {
    const override = overrides.find(({ mustHave }) => isSameStatement(claim.text, mustHave));
    const isOpen = claim.standing === "failed" || claim.standing === "undecided";
    if (override === void 0 || !isOpen) return claim;
    const reason = `Override: ${override.reason}, accepted by ${override.acceptedBy} on ${override.acceptedAt}`;
    return { ...claim, standing: "verified", by: "override", reason, files: [], missing: [] };
  });
}
// src/core/planning/verification/render-sections.ts
function verificationSections(report) {
  const { claims, verdict, requirements, signs } = report;
  const of = (kind) => claims.filter((claim) => claim.kind === kind);
  const truths = of("truth");
  return [
    import_common8.prose`### Observable Truths`,
    table(
      import_common8.prose`| # | Truth | Status | Evidence |\n|---|---|---|---|`,
      truths.map((claim, index) => [
        import_common8.prose`${index + 1}`,
        quoted(claim.text),
        statusOf2(claim),
        quoted(claim.reason)
      ])
    ),
    import_common8.prose`**Score:** ${tally(truths)} truths verified`,
    ...section(
      import_common8.prose`### Deferred Items`,
      import_common8.prose`| # | Item | Addressed In | Evidence |\n|---|---|---|---|`,
      verdict.deferred.map((one, index) => [
        import_common8.prose`${index + 1}`,
        quoted(one.truth),
        quoted(one.addressedIn),
        quoted(one.evidence)
      ])
    ),
    import_common8.prose`### Required Artifacts`,
    table(
      import_common8.prose`| Artifact | Expected | Status | Details |\n|---|---|---|---|`,
      of("artifact").map((claim) => [...pathAndRest(claim.text), statusOf2(claim), quoted(claim.reason)])
    ),
    import_common8.prose`**Artifacts:** ${tally(of("artifact"))} verified`,
    import_common8.prose`### Key Link Verification`,
    table(import_common8.prose`| Link | Status | Details |\n|---|---|---|`, of("link").map(claimRow)),
    import_common8.prose`**Wiring:** ${tally(of("link"))} connections verified`,
    ...section(
      import_common8.prose`### Prohibitions`,
      import_common8.prose`| Prohibition | Status | Evidence |\n|---|---|---|`,
      of("prohibition").map(claimRow)
    ),
    import_common8.prose`### Requirements Coverage`,
    table(
      import_common8.prose`| Requirement | Source Plan | Description | Status | Evidence |\n|---|---|---|---|---|`,
      requirements.map(({ id, plans, text, status, evidence }) => [
        (0, import_common.quoteName)(id, 80),
        namesOf(plans),
        quoted(text),
        REQUIREMENT_WORDS[status],
        quoted(evidence)
      ])
    ),
    import_common8.prose`### Anti-Patterns Found`,
    table(
      import_common8.prose`| File | Line | Pattern | Severity |\n|---|---|---|---|`,
      signs.map(({ path: path2, line: line2, sign: sign2 }) => [
        (0, import_common.codeName)(path2, 300),
        line2 === 0 ? import_common8.prose`-` : import_common8.prose`${line2}`,
        quoted(sign2),
        import_common8.prose`⚠️ Warning`
      ])
    ),
    import_common8.prose`### Human Verification Required`,
    humanText(report),
    import_common8.prose`### Gaps Summary`,
    gapsText(report),
    import_common8.prose`### Evidence`,
    evidenceText(report)
  ];
}
var REQUIREMENT_WORDS = {
  satisfied: import_common8.prose`✓ SATISFIED`,
  blocked: import_common8.prose`✗ BLOCKED`,
  open: import_common8.prose`? NEEDS HUMAN`,
  orphaned: import_common8.prose`✗ ORPHANED`
};
function quoted(text) {
  return text === "" ? import_common8.prose`` : (0, import_common3.quoteLine)(text, 300);
}
function namesOf(names) {
  return (0, import_common8.joinProse)(
    names.map((name) => (0, import_common.quoteName)(name, 80)),
    ", "
  );
}
function claimRow(claim) {
  return [quoted(claim.text), statusOf2(claim), quoted(claim.reason)];
}
function statusOf2({ standing, by, kind }) {
  if (by === "override") return import_common8.prose`PASSED (override)`;
  const mark = by === "code" ? import_common8.prose`` : import_common8.prose` (judged by ${(0, import_common.quoteName)(by)})`;
  switch (standing) {
    case "verified":
      return import_common8.prose`✓ ${kind === "link" ? import_common8.prose`WIRED` : import_common8.prose`VERIFIED`}${mark}`;
    case "failed":
      return import_common8.prose`✗ ${kind === "link" ? import_common8.prose`NOT WIRED` : import_common8.prose`FAILED`}${mark}`;
    default:
      return import_common8.prose`? UNCERTAIN${mark}`;
  }
}
function tally(claims) {
  return import_common8.prose`${claims.filter(({ standing }) => standing === "verified").length}/${claims.length}`;
}
function pathAndRest(text) {
  const at = text.indexOf(": ");
  return at === -1 ? [(0, import_common.codeName)(text, 300), import_common8.prose``] : [(0, import_common.codeName)(text.slice(0, at), 300), quoted(text.slice(at + 2))];
}
function section(title, head, rows) {
  return rows.length === 0 ? [] : [title, table(head, rows)];
}
function table(head, rows) {
  return rows.length === 0 ? import_common8.prose`None.` : (0, import_common8.joinProse)([head, ...rows.map(import_app_loop_conclude_turn.tableRow)], "\n");
}
function humanText({ verdict, confirmed }) {
  const done = confirmed.map(({ test }) => import_common8.prose`- Confirmed by the user: ${(0, import_common3.quoteLine)(test, 300)}`);
  const items = verdict.human.map(
    ({ id, test, expected, why }, index) => (0, import_common8.joinProse)(
      [
        import_common8.prose`#### ${index + 1}. ${(0, import_common3.quoteLine)(test, 100)}\n`,
        import_common8.prose`**Test:** ${(0, import_common3.quoteLine)(test, 500)}`,
        import_common8.prose`**Expected:** ${(0, import_common3.quoteLine)(expected, 500)}`,
        import_common8.prose`**Why human:** ${(0, import_common3.quoteLine)(why, 500)}`,
        import_common8.prose`**Id:** ${(0, import_common.quoteName)(id)}`
      ],
      "\n"
    )
  );
  return (0, import_common8.joinProse)(
    [
      items.length === 0 ? import_common8.prose`None: everything was decided.` : null,
      done.length === 0 ? null : (0, import_common8.joinProse)(done, "\n"),
      ...items
    ],
    "\n\n"
  );
}
function gapsText({ verdict, reVerification: again }) {
  const gaps = verdict.gaps.map(
    ({ truth, reason, missing }, index) => (0, import_common8.joinProse)(
      [
        import_common8.prose`${index + 1}. **${(0, import_common3.quoteLine)(truth, 300)}**`,
        import_common8.prose`   - Reason: ${(0, import_common3.quoteLine)(reason, 500)}`,
        ...missing.map((one) => import_common8.prose`   - Missing: ${(0, import_common3.quoteLine)(one, 300)}`)
      ],
      "\n"
    )
  );
  const { gapsClosed = [], regressions = [] } = again ?? {};
  return (0, import_common8.joinProse)(
    [
      gaps.length === 0 ? import_common8.prose`**No gaps found.**` : (0, import_common8.joinProse)(gaps, "\n"),
      gapsClosed.length === 0 ? null : import_common8.prose`Closed since the last verification: ${quotesOf(gapsClosed)}.`,
      regressions.length === 0 ? null : import_common8.prose`Held before and no longer holds: ${quotesOf(regressions)}.`
    ],
    "\n\n"
  );
}
function quotesOf(texts2) {
  return (0, import_common8.joinProse)(
    texts2.map((one) => (0, import_common3.quoteLine)(one, 200)),
    "; "
  );
}
function evidenceText({ evidence, claims }) {
  const judged = claims.filter(({ by }) => by === "model" || by === "user").length;
  const rows = evidence.map((run) => [
    quoted(run.command),
    namesOf(run.places),
    run.timedOut ? import_common8.prose`timed out` : import_common8.prose`${run.exitCode ?? import_common8.prose`none`}`,
    import_common8.prose`${(0, import_common.quoteName)((run.durationMs / 1e3).toFixed(1))} s`,
    import_common8.prose`${(0, import_common.quoteName)(run.verdict)}: ${quoted(run.reason)}`,
    import_common8.prose`${(0, import_common.quoteName)(run.sha256.slice(0, 16))} ${(0, import_common.quoteName)(run.file)}`
  ]);
  const head = import_common8.prose`| Command | From | Exit | Time | Verdict | sha256 of the output |\n|---|---|---|---|---|---|`;
  const note = judged === 0 ? import_common8.prose`No must-have was judged by a model.` : import_common8.prose`${judged} of ${claims.length} were judged by a model or a person; each is marked.`;
  return (0, import_common8.joinProse)([table(head, rows), note], "\n\n");
}
// src/core/planning/verification/render-verification.ts
function renderVerification(report) {
  return import_common8.prose`---\n${frontmatter(report)}---\n\n${body(report)}`;
}
function frontmatter(report) {
  const { verdict, overrides, reVerification: again } = report;
  const { score, gaps, deferred, human } = verdict;
  const always = [
    ["status", verdict.status],
    ["score", `${score.met}/${score.of} must-haves verified`],
    ["covered_files", report.coveredFiles],
    ["covered_digest", report.coveredDigest],
    ...report.judgedIn.commit === null ? [] : [["judged_commit", report.judgedIn.commit]],
    ["overrides_applied", String(report.claims.filter(({ by }) => by === "override").length)]
  ];
  const later = [
    ["overrides", overrides],
    ["judgements", report.judgements.map(judgementEntry)],
    ["re_verification", again === null ? [] : againEntry(again)],
    ["gaps", gaps.map(gapEntry)],
    [
      "deferred",
      deferred.map(({ truth, addressedIn, evidence }) => ({
        truth: line(truth),
        addressed_in: addressedIn,
        evidence: line(evidence)
      }))
    ],
    [
      "human_verification",
      human.map(({ test, expected, why }) => ({
        test: line(test),
        expected: line(expected),
        why_human: line(why)
      }))
    ]
  ];
  const entries = [...always, ...later.filter(([, value]) => !(0, import_hooks_active_on_command7.isList)(value) || value.length > 0)];
  const head = `${yamlEntry("phase", report.folder)}verified: ${report.verified}
`;
  return (0, import_common13.ours)(head + entries.map(([key, value]) => yamlEntry(key, value)).join(""));
}
function judgementEntry({ id, verdict, by, evidence, seal }) {
  return { id, verdict, by, evidence: evidence.map(line), digest: seal };
}
function withJudgements(text, judgements) {
  const { entries, inner } = (0, import_shared_core_planning_phases_standing.readVerification)(text).document.frontmatter;
  const place = entries.find(({ key }) => key === "judgements") ?? { start: inner.end, end: inner.end };
  const { start, end } = place;
  return (0, import_shared_core_planning_phases_standing.splice)(text, [{ start, end, text: yamlEntry("judgements", judgements.map(judgementEntry)) }]);
}
function againEntry(again) {
  return {
    previous_status: again.previousStatus,
    previous_score: again.previousScore,
    gaps_closed: again.gapsClosed.map(line),
    gaps_remaining: again.gapsRemaining.map(line),
    regressions: again.regressions.map(line)
  };
}
function gapEntry({ truth, reason, artifacts, missing }) {
  return {
    truth: line(truth),
    status: "failed",
    reason: line(reason),
    artifacts: artifacts.map(({ path: path2, issue }) => ({ path: line(path2), issue: line(issue) })),
    missing: missing.map(line)
  };
}
function body(report) {
  const { number, name, goal, verdict, reVerification: again } = report;
  const verified = (0, import_common.quoteName)(report.verified);
  const title = import_common8.prose`# Phase ${(0, import_common.quoteName)(number, 40)}: ${(0, import_common3.quoteLine)(name === "" ? report.folder : name, 120)} Verification Report`;
  const before = again === null ? import_common8.prose`No, initial verification` : import_common8.prose`Yes, after ${(0, import_common.quoteName)(again.previousStatus, 40)} (${(0, import_common3.quoteLine)(again.previousScore, 80)})`;
  const head = (0, import_common8.joinProse)(
    [
      import_common8.prose`**Phase Goal:** ${goal === null ? import_common8.prose`none in the roadmap` : (0, import_common3.quoteLine)(goal, 500)}`,
      import_common8.prose`**Verified:** ${verified}`,
      import_common8.prose`**Status:** ${(0, import_common.quoteName)(verdict.status)}`,
      import_common8.prose`**Re-verification:** ${before}`,
      import_common8.prose`**Judged in:** ${judgedInText(report.judgedIn)}`
    ],
    "\n"
  );
  const parts = [
    title,
    head,
    import_common8.prose`## Goal Achievement`,
    ...verificationSections(report),
    import_common8.prose`---`,
    import_common8.prose`_Verified: ${verified}_\n_Verifier: MSW, in code; what a model or a person judged is marked_`
  ];
  return import_common8.prose`${(0, import_common8.joinProse)(parts, "\n\n")}\n`;
}
function judgedInText({ commit, why, uncommitted }) {
  if (commit === null)
    return import_common8.prose`the project's own folder, since ${(0, import_common3.quoteLine)(why ?? "nobody said why", 200)}`;
  const left = uncommitted.length === 0 ? import_common8.prose`` : import_common8.prose`; not judged, since they are not committed: ${(0, import_common3.quoteLine)((0, import_shared_core_planning_phases_standing.someOf)(uncommitted, 8), 300)}`;
  return import_common8.prose`a clean checkout of ${(0, import_common.quoteName)(commit.slice(0, 12))}${left}`;
}
function line(text) {
  return (0, import_common4.plainLine)(text, 500);
}
function yamlEntry(key, value, indent = "") {
  if (typeof value === "string") return `${indent}${keyOf(key)}: ${scalarOf(value)}
`;
  if ((0, import_hooks_active_on_command7.isList)(value)) {
    if (value.length === 0) return `${indent}${keyOf(key)}: []
`;
    return `${indent}${keyOf(key)}:
${value.map((item) => yamlItem(item, `${indent}  `)).join("")}`;
  }
  const entries = Object.entries(value).map(([name, inner]) => yamlEntry(name, inner, `${indent}  `));
  return `${indent}${keyOf(key)}:
${entries.join("")}`;
}
function yamlItem(item, indent) {
  if (typeof item === "string") return `${indent}- ${scalarOf(item)}
`;
  const entries = (0, import_hooks_active_on_command7.isList)(item) ? [] : Object.entries(item);
  const text = entries.map(([name, inner]) => yamlEntry(name, inner, `${indent}  `)).join("");
  return `${indent}- ${text.slice(indent.length + 2)}`;
}
function keyOf(name) {
  return WORD.test(name) ? name : (0, import_shared_app_diagnose_diagnose_plugins3.proseJson)(name, 0);
}
var WORD = /^[\w./-]+$/;
function scalarOf(text) {
  return WORD.test(text) ? (0, import_shared_app_diagnose_diagnose_plugins2.yamlScalar)(text) : (0, import_shared_app_diagnose_diagnose_plugins3.proseJson)(text, 0);
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
    plannedFiles(open).filter((path2) => isOwnSource(project, path2))
  );
  const made = await (0, import_shared_adapters_git_add_worktree.makeCleanCheckout)({ project, userFolder, without: ignored });
  if (made.status === "impossible") return ownFolder(project, made.reason);
  const { checkout } = made;
  return {
    root: checkout.project,
    project,
    commit: checkout.commit,
    why: null,
    uncommitted: checkout.uncommitted.filter((path2) => !/^(?:\.planning|\.msw|\.\.)(?:\/|$)/.test(path2)),
    ignored,
    missing: checkout.missing,
    adapt: checkout.adapt,
    restore: checkout.restore,
    close: checkout.remove
  };
}
function rootOf({ missing, root, project }, path2) {
  return missing.some((folder) => path2.startsWith(folder)) ? project : root;
}
function notCommitted({ commit, uncommitted, ignored }, path2) {
  if (commit === null) return null;
  if (uncommitted.includes(path2)) return `${path2} is not committed as it is in your folder`;
  return ignored.includes(path2) ? `${path2} is kept out by .gitignore, so no clone has it` : null;
}
function plannedFiles({ plans }) {
  const named2 = plans.flatMap(({ document }) => [
    ...document.filesModified,
    ...document.tasks.flatMap(({ files }) => files),
    ...document.mustHaves.artifacts.map(({ path: path2 }) => path2)
  ]);
  return [...new Set(named2.map(import_shared_core_planning_phases_standing.plainPath))].slice(0, MOST);
}
var MOST = 300;
function isOwnSource(project, path2) {
  return SOURCE.test(path2) && !MADE.test(path2) && !/^(?:\/|\.\.)|[*?]/.test(path2) && (0, import_node_fs.existsSync)((0, import_node_path.join)(project, path2));
}
var SOURCE = /\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kt|swift|php|cs|cc?|cpp|hh?|hpp|vue|svelte|css|scss|html?|sql|prisma|sh)$/i;
var MADE = /(?:^|\/)(?:\.[^/]+|dist|build|out|target|obj|bin|lib-cov|generated|gen|__generated__|node_modules|vendor|coverage)\//;
function hasEnvironment(project) {
  return [".venv", "venv", "env"].some((name) => (0, import_node_fs.existsSync)((0, import_node_path.join)(project, name, "pyvenv.cfg")));
}
// src/app/planning/verification/project-files.ts
var PATTERN_MS = 500;
function readProjectFile(root, path2) {
  const absolute = (0, import_node_path2.resolve)(root, path2);
  if (!(0, import_common16.isInside)(absolute, (0, import_node_path2.resolve)(root))) return { kind: "outside" };
  const found = (0, import_common16.findIn)((0, import_common16.projectFile)(root), absolute);
  if (found.status === "missing") return { kind: "missing" };
  if (found.status === "refused") return { kind: "outside" };
  if ((0, import_node_fs2.statSync)(found.path, { throwIfNoEntry: false })?.isDirectory()) return { kind: "folder" };
  const file = (0, import_common15.readText)(absolute, (0, import_common16.projectFile)(root));
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
    return (0, import_common17.errorCode)(error) === "ERR_SCRIPT_EXECUTION_TIMEOUT" ? "too-slow" : "invalid";
  }
}
function coveredFiles(root, open, more = [], isJudgedAsCommitted = false) {
  const documents = [
    ...(0, import_shared_core_planning_documents_planning_settings.documentNames)(root, open.place).filter(isDocument),
    ...(0, import_shared_core_planning_documents_planning_settings.documentNames)(root, `${open.place}/plans`).filter(isDocument).map((name) => `plans/${name}`)
  ].map((name) => `${open.place}/${name}`);
  const others = [...namedFiles(open.claims), ...more].map(import_shared_core_planning_phases_standing.plainPath).filter((path2) => !path2.startsWith(".planning/"));
  const committed = (0, import_shared_core_planning_documents_roadmap.committedTexts)(root, isJudgedAsCommitted ? others : []);
  const isFile = (path2) => committed.has(path2) || readProjectFile(root, path2).kind === "file";
  return [.../* @__PURE__ */ new Set([...documents, ...others.filter(isFile)])].sort();
}
function isDocument(name) {
  return /(?:^|-)(?:PLAN|SUMMARY)\b.*\.md$/i.test(name);
}
function namedFiles({ artifacts, links }) {
  return [
    ...artifacts.map(({ value }) => value.path),
    ...links.flatMap(({ value }) => [value.from, value.to])
  ];
}
// src/app/planning/verification/verification-folder.ts
function openVerificationFolder(root, ...parts) {
  return (0, import_common6.openMswSubfolder)(root, "verification", ...parts.map(plainName));
}
function verificationPath(root, phaseFolder, name) {
  return (0, import_common6.mswPath)(root, "verification", plainName(phaseFolder), name);
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
    evidence: evidence.map((text) => (0, import_common4.plainLine)(text, 500)).filter((text) => text !== "")
  };
  const refusal = objection(workspace, open, said);
  if (refusal !== null) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(refusal);
  const judgement = { ...said, seal: (0, import_common2.sign)(key, sealed(project, project, open, said)) };
  const folder = openVerificationFolder(project, open.folder);
  if (folder.status === "refused") return folder;
  const path2 = `${open.place}/${open.report}`;
  const locked = await (0, import_common7.withLock)(verificationPath(project, open.folder, "judgements"), () => {
    const text = (0, import_shared_core_planning_documents_planning_settings.documentText)(project, path2);
    const { frontmatter: frontmatter2 } = (0, import_shared_core_planning_phases_standing.readVerification)(text ?? "").document;
    if (text === null || !frontmatter2.present)
      return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(`Phase ${number} has no verification to judge yet: /msw:verify ${number}`);
    const known = listedJudgements(frontmatter2.values.judgements).filter(({ id }) => id !== request.id);
    return (0, import_app_loop_conclude_turn2.writeDocument)(project, path2, withJudgements(text, [...known, judgement]));
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
  return (0, import_common2.verify)(key, sealed(root, project, open, judgement), judgement.seal);
}
function sealed(root, project, open, said) {
  const { id, verdict, by, evidence } = said;
  const files = (0, import_shared_core_planning_documents_roadmap.coveredDigestOf)(root, basisOf(root, open, said)) ?? "gone";
  const plans = verdict === "failed" ? open.plans.map((plan) => plan.id) : [];
  return JSON.stringify(["msw-judgement-1", project, open.folder, id, verdict, by, evidence, files, plans]);
}
function basisOf(root, open, { evidence, by }) {
  const named2 = evidence.flatMap((text) => fileLine(text)?.path ?? []);
  const files = [...new Set(named2)].filter((path2) => !path2.startsWith(".planning/") && !isKeptOutput(path2));
  if (files.length > 0 || by === "user") return files;
  return coveredFiles(root, open, plannedFiles(open)).filter((path2) => !path2.startsWith(".planning/"));
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
    const problem = placeProblem(workspace.project, fileLine(text));
    return problem === null ? [] : [
      `The evidence "${text.slice(0, 120)}" does not count: ${problem}. Write FILE:LINE and what is there.`
    ];
  });
  return verdict === "human" ? null : problems[0] ?? null;
}
function idsOf({ claims, commands }) {
  const { truths, artifacts, links, prohibitions, humanChecks } = claims;
  return [truths, artifacts, links, prohibitions, humanChecks, commands].flatMap(
    (all) => all.map(({ id }) => id)
  );
}
function placeProblem(root, place) {
  if (place === null) return "it does not name a file and line";
  const { path: path2, line: line2 } = place;
  if (path2.startsWith(".planning/") || path2.startsWith(".msw/") && !isKeptOutput(path2))
    return "plans and summaries are what is verified, not evidence for it";
  const file = readProjectFile(root, path2);
  if (file.kind !== "file") return `${path2} is not a file of the project`;
  const lines = file.text.split("\n").length;
  return line2 >= 1 && line2 <= lines ? null : `${path2} has ${(0, import_common12.countOf)(lines, "line")}`;
}
function isKeptOutput(path2) {
  return /^\.msw\/verification\/[^/]+\/[^/]+\/check-[^/]+\.txt$/.test(path2);
}
function fileLine(text) {
  const [, path2, line2] = /^\s*["'`]?([^\s:"'`][^:\n"'`]{0,500}):(\d{1,7})\b/.exec(text) ?? [];
  if (path2 === void 0 || line2 === void 0) return null;
  return { path: path2.replaceAll("\\", "/").replace(/^(?:\.\/)+/, ""), line: Number(line2) };
}
// src/core/planning/verification/judged-claim.ts
function claimId(kind, text) {
  const statement = kind === "truth" || kind === "human" ? normalStatement(text) : text;
  return `${kind}-${(0, import_adapters_git_work_tree.bytesToHex)((0, import_adapters_git_work_tree.sha256)((0, import_adapters_git_work_tree.utf8ToBytes)(`${kind}
${statement}`)).subarray(0, 5))}`;
}
// src/core/planning/verification/acceptance.ts
function withAcceptance(claims, uat, source) {
  const own = new Set(claims.humanChecks.flatMap(({ test }) => testOf(uat, test)?.number ?? []));
  const others = uat.tests.filter(({ number }) => !own.has(number)).map(({ name, expected, result, words }) => {
    const base = { id: claimId("human", name), test: name, expected, sources: [source] };
    return { ...base, why: `${source} asks for it.`, told: { result, words } };
  });
  return { ...claims, humanChecks: [...claims.humanChecks, ...others] };
}
function acceptanceOf(checks, judgements) {
  const told = checks.map((check) => ({ check, item: itemOf(check, judgements) }));
  const of = (...results) => told.filter(({ item }) => results.includes(item.result)).map(({ check }) => check);
  const skipped = told.filter(({ item }) => item.result === "skipped" && item.words === "");
  return {
    confirmed: of("pass"),
    open: [...of(null, "blocked"), ...skipped.map(({ check }) => check)],
    failed: told.flatMap(({ check, item }) => item.result === "issue" ? [failure(check, item)] : []),
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
  return { ...base, result: resultOf(told), words: told?.words ?? "" };
}
function resultOf(told) {
  return told === void 0 || told.result === "pending" ? null : told.result;
}
function failure({ id, test, expected, sources }, { words }) {
  return {
    ...{ id, kind: "truth", sources, standing: "failed", by: "user", files: [], cites: [] },
    text: expected === "" ? test : expected,
    reason: `Judged by user: ${words}`,
    missing: [expected === "" ? test : expected]
  };
}
function pendingTests(uat, open) {
  return open.flatMap(({ id, test }) => {
    const found = testOf(uat, test);
    return found === null ? [] : [{ number: found.number, id }];
  });
}
// src/core/planning/verification/phase-claims.ts
var ROADMAP = "ROADMAP";
function phaseClaims(plans, contract, deferred) {
  const claims = (kind, read2, say, keyOf2 = (value) => JSON.stringify(value)) => merged(
    plans.flatMap(
      ({ id, document }, at) => notReplaced(
        plans.slice(at + 1),
        read2,
        keyOf2
      )(document).map((value) => ({
        id: claimId(kind, JSON.stringify(value)),
        text: say(value),
        sources: [id],
        value
      }))
    )
  );
  return {
    truths: truthsOf(plans, contract),
    artifacts: claims(
      "artifact",
      ({ mustHaves }) => mustHaves.artifacts,
      ({ path: path2, provides }) => provides === null ? path2 : `${path2}: ${provides}`,
      ({ path: path2 }) => path2
    ),
    links: claims(
      "link",
      ({ mustHaves }) => mustHaves.keyLinks,
      ({ from, to, via }) => `${from} \u2192 ${to}${via === null ? "" : ` (${via})`}`,
      ({ from, to }) => `${from}
${to}`
    ),
    prohibitions: claims(
      "prohibition",
      ({ mustHaves }) => mustHaves.prohibitions.filter((one) => (0, import_hooks_active_on_command7.scalar)(one.status)?.toLowerCase() !== "dismissed"),
      (one) => (0, import_shared_core_planning_documents_roadmap_scope.statementOf)(one) ?? ""
    ),
    humanChecks: merged(plans.flatMap((plan) => humanChecksOf(plan, deferred)))
  };
}
function notReplaced(later, read2, keyOf2) {
  const anew = new Set(
    later.filter(({ document }) => document.gapClosure).flatMap(({ document }) => read2(document).map(keyOf2))
  );
  return (plan) => read2(plan).filter((value) => !anew.has(keyOf2(value)));
}
function merged(found) {
  const byId = /* @__PURE__ */ new Map();
  for (const one of found) {
    const known = byId.get(one.id);
    byId.set(
      one.id,
      known === void 0 ? one : { ...known, sources: [.../* @__PURE__ */ new Set([...known.sources, ...one.sources])] }
    );
  }
  return [...byId.values()];
}
function truthsOf(plans, { criteria, goal }) {
  const truths = /* @__PURE__ */ new Map();
  const add = (text, source, more) => {
    const id = claimId("truth", text);
    const known = truths.get(id) ?? { id, text, sources: [], checks: [], backstop: false };
    truths.set(id, {
      ...known,
      sources: [.../* @__PURE__ */ new Set([...known.sources, source])],
      checks: [.../* @__PURE__ */ new Set([...known.checks, ...more.checks])],
      backstop: known.backstop || more.backstop
    });
  };
  for (const criterion of criteria) add(criterion, ROADMAP, { checks: [], backstop: false });
  for (const { id, document } of plans) {
    for (const item of truthItems(document)) {
      const text = (0, import_shared_core_planning_documents_roadmap_scope.statementOf)(item);
      if (text !== null) add(text, id, { checks: ownChecks(item), backstop: isBackstop(item) });
    }
  }
  const aims = plans.flatMap(({ document }) => document.objective ?? []);
  if (truths.size === 0)
    add(goal ?? (aims.join(" ") || "The phase does what it is for"), ROADMAP, {
      checks: [],
      backstop: false
    });
  return [...truths.values()];
}
function truthItems({ frontmatter: frontmatter2 }) {
  const must = frontmatter2.values.must_haves;
  return (0, import_shared_core_planning_documents_roadmap_scope.itemsOf)((0, import_hooks_active_on_command7.isMap)(must) ? must.truths : void 0);
}
function ownChecks(item) {
  if (!(0, import_hooks_active_on_command7.isMap)(item)) return [];
  return ["check", "verify", "command"].flatMap((key) => (0, import_hooks_active_on_command7.scalar)(item[key]) ?? []);
}
function isBackstop(item) {
  return (0, import_hooks_active_on_command7.isMap)(item) && (0, import_hooks_active_on_command7.scalar)(item.verification)?.replaceAll(/["']/g, "").trim() === "backstop";
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
  return (0, import_hooks_active_on_command5.elements)(verify2.tags, verify2.inner.end).filter(({ name }) => name === "human-check").map((block) => {
    const inside = (0, import_hooks_active_on_command5.elements)(block.tags, block.inner.end);
    const textOf2 = (name) => (0, import_hooks_active_on_command5.innerText)(text, inside, name);
    return {
      test: textOf2("test") ?? text.slice(block.inner.start, block.inner.end),
      expected: textOf2("expected") ?? task.done ?? "",
      why: textOf2("why_human") ?? "The plan leaves it to a person."
    };
  });
}
function checkpoint(text, task, source) {
  const textOf2 = (name) => (0, import_hooks_active_on_command5.innerText)(text, task.children, name);
  return humanCheck(
    source,
    textOf2("how-to-verify") ?? task.name ?? "Look at what was built",
    textOf2("what-built") ?? task.done ?? "",
    "The plan stops here for a person."
  );
}
function humanCheck(source, test, expected, why) {
  const tidy = (part) => (0, import_hooks_active_on_command5.decodeEntities)(part).replaceAll(/\s+/g, " ").trim();
  return {
    id: claimId("human", tidy(test)),
    test: tidy(test),
    expected: tidy(expected),
    why: tidy(why),
    sources: [source]
  };
}
// src/core/planning/verification/phase-commands.ts
function phaseCommands(plans, truths, usual = []) {
  const found = /* @__PURE__ */ new Map();
  const add = (next) => {
    const known = found.get(next.command);
    found.set(next.command, known === void 0 ? next : joined(known, next));
  };
  for (const plan of plans) for (const one of ofPlan(plan)) add(one);
  for (const truth of truths) for (const command of truth.checks) add(ofTruth(truth, command));
  if (found.size === 0) for (const command of usual) add(ofSettings(command));
  return [...found.values()];
}
function ofSettings(command) {
  return {
    id: claimId("check", command),
    command,
    places: ["config.json"],
    plans: [],
    shows: [],
    truths: []
  };
}
function ofPlan({ id, document }) {
  const { text, tasks } = document;
  const ofTasks = tasks.flatMap(
    (task) => (0, import_hooks_active_on_command4.verifyCommands)(text.slice(task.start, task.end)).map((command) => ({
      id: claimId("check", command),
      command,
      places: [`${id} task ${task.index}`],
      plans: [id],
      shows: [task.name ?? "", task.done ?? "", ...task.acceptanceCriteria].filter((said) => said !== ""),
      truths: []
    }))
  );
  const known = new Set(ofTasks.map(({ command }) => command));
  const others = (0, import_hooks_active_on_command4.verifyCommands)(text).filter((command) => !known.has(command));
  return [
    ...ofTasks,
    ...others.map((command) => ({
      id: claimId("check", command),
      command,
      places: [id],
      plans: [id],
      shows: [],
      truths: []
    }))
  ];
}
function ofTruth(truth, command) {
  return {
    id: claimId("check", command),
    command,
    places: ["truth"],
    plans: truth.sources,
    shows: [],
    truths: [truth.id]
  };
}
function joined(a, b) {
  const both = (left, right) => [.../* @__PURE__ */ new Set([...left, ...right])];
  return {
    ...a,
    places: both(a.places, b.places),
    plans: both(a.plans, b.plans),
    shows: both(a.shows, b.shows),
    truths: both(a.truths, b.truths)
  };
}
// src/app/planning/verification/open-executed-phase.ts
function openExecutedPhase(project, number, here = false) {
  const facts = (0, import_shared_core_mapping_documents_map_documents.findPhase)(project.phases, number);
  if (facts === null) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)((0, import_shared_core_mapping_documents_map_documents.noSuchPhase)(project.phases, number));
  const shared = (0, import_shared_core_planning_phases_standing.sharedNumber)(facts);
  if (shared !== null) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(shared);
  const phase = facts.folder === null ? null : (0, import_shared_core_planning_phases_standing.phaseNamed)(project.root, facts.folder);
  if (facts.folder === null || phase === null || phase.plans.length === 0)
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(`Phase ${facts.number} has no plan yet: run /msw:plan ${facts.number}.`);
  const waiting = phase.plans.filter(({ summary }) => summary === null).map(({ id }) => id);
  if (waiting.length > 0)
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(
      `Phase ${facts.number} is not executed: ${waiting.join(", ")} ${waiting.length === 1 ? "has" : "have"} no summary; run /msw:execute ${facts.number}.`
    );
  const place = (0, import_shared_core_planning_documents_roadmap_scope2.phasePlace)(project.root, facts.folder);
  return { status: "ok", open: read(project, facts, { folder: facts.folder, place, phase }, here) };
}
function read(project, facts, where, here) {
  const roadmap = project.roadmap?.phases.find((one) => (0, import_hooks_active_on_command2.phaseKey)(one.number) === (0, import_hooks_active_on_command2.phaseKey)(facts.number)) ?? null;
  const placeOf = (file) => `${where.place}/${file}`;
  const files = here ? [] : where.phase.plans.map(({ file }) => placeOf(file));
  const committed = (0, import_shared_core_planning_documents_roadmap.committedTexts)(project.root, files);
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
  const claims = results === null ? planned : withAcceptance(planned, (0, import_shared_core_planning_phases_standing.readUat)(results), uat);
  const report = reportName(where.folder, where.phase.names);
  const text = (0, import_shared_core_planning_documents_planning_settings.documentText)(project.root, placeOf(report));
  return {
    facts,
    ...where,
    roadmap,
    plans,
    claims,
    commands: phaseCommands(plans, claims.truths, usualCommands),
    report,
    previous: text === null ? null : (0, import_shared_core_planning_phases_standing.readVerification)(text),
    uat: { name: uat, text: results }
  };
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
// src/core/planning/verification/judge-prohibition.ts
function prohibitionTest(value) {
  if ((0, import_hooks_active_on_command7.scalar)(value.verification) !== "test" || (0, import_hooks_active_on_command7.scalar)(value.check_kind) !== "node-test") return null;
  const [target, violation, clean] = [
    value.check_target,
    value.check_violation_fixture,
    value.check_clean_fixture
  ].map(path);
  if (target == null || violation == null) return null;
  return { target, violation, clean: clean ?? null };
}
function prohibitionCommand({ target }) {
  return `node --test --test-reporter=tap -- ${target}`;
}
function judgeProhibition(own, violation, clean) {
  if (own.exitCode !== 0) return { standing: "failed", reason: "Its test fails" };
  if ((0, import_app_loop_judge_check2.emptyRun)(own.output) !== null) return { standing: "failed", reason: "Its test ran no tests" };
  if (violation.exitCode === 0 || !/^# fail [1-9]/m.test(violation.output))
    return { standing: "undecided", reason: "Its test does not fail on the violation, so it proves nothing" };
  if (clean !== null && clean.exitCode !== 0)
    return { standing: "undecided", reason: "Its test also fails on a clean subject" };
  return { standing: "verified", reason: "Its test passes, and fails on the violation" };
}
function undecidedProhibition(value) {
  return (0, import_hooks_active_on_command7.scalar)(value.verification) === "test" ? "It has no test that is known to fail on a violation" : "Whether it is kept is a matter of judgement";
}
function path(value) {
  const text = (0, import_hooks_active_on_command7.scalar)(value);
  return text !== null && /^[\w][\w./-]*$/.test(text) && !text.includes("..") ? text : null;
}
// src/core/shell/shell-groups.ts
function innermostGroup(line2) {
  const bare = withoutQuotes(line2);
  if (/\bcase\b|\bfunction\b|\(\s*\)/.test(bare)) return null;
  return bracketed(line2, bare) ?? worded(line2, bare);
}
var QUOTED = /'[^']*(?:'|$)|"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|`[^`]*(?:`|$)|\\[\s\S]|\$\{[^}]*(?:\}|$)|(?<=^|\s)#[^\n]*/g;
var SUBSTITUTION = /\$\([^()]*\)/g;
function withoutQuotes(line2) {
  let bare = line2.replaceAll(QUOTED, (text) => "x".repeat(text.length));
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
function bracketed(line2, bare) {
  for (const [open, close] of [
    ["(", ")"],
    ["{", "}"]
  ]) {
    const end = bare.indexOf(close);
    const start = bare.lastIndexOf(open, end);
    if (end === -1 || start === -1 || !isBeginning(bare, start)) continue;
    const inner = line2.slice(start + 1, end).replace(/;\s*$/, "");
    return { start, end: end + 1, conditions: [], ways: [inner] };
  }
  return null;
}
function worded(line2, bare) {
  for (const [open, close] of [
    ["if", "fi"],
    ["for", "done"]
  ]) {
    const end = new RegExp(`[;\\n]\\s{0,40}${close}\\b`).exec(bare);
    if (end === null) continue;
    const starts = [...bare.slice(0, end.index).matchAll(new RegExp(`\\b${open}\\s`, "g"))];
    const start = starts.at(-1)?.index;
    if (start === void 0 || !isBeginning(bare, start)) continue;
    const parts = open === "if" ? branches(line2, bare, start, end.index) : body2(line2, bare, start, end.index);
    if (parts !== null) return { start, end: end.index + end[0].length, ...parts };
  }
  return null;
}
function branches(line2, bare, start, end) {
  const inside = bare.slice(start, end);
  const then = /[;\n]\s{0,40}then\s/.exec(inside);
  if (then === null || /\belif\b/.test(inside)) return null;
  const otherwise = /[;\n]\s{0,40}else\s/.exec(inside);
  const from = start + then.index + then[0].length;
  const first = line2.slice(from, otherwise === null ? end : start + otherwise.index);
  const second = otherwise === null ? [] : [line2.slice(start + otherwise.index + otherwise[0].length, end)];
  return { conditions: [line2.slice(start + 2, start + then.index)], ways: [...second, first] };
}
function body2(line2, bare, start, end) {
  const found = /[;\n]\s{0,40}do\s/.exec(bare.slice(start, end));
  return found === null ? null : { conditions: [], ways: [line2.slice(start + found.index + found[0].length, end)] };
}
// src/core/checks/always-passes.ts
function alwaysPasses(command) {
  const { commands, complex } = (0, import_app_loop_judge_check3.readShellLine)(withoutGroups(command));
  return !complex && commands.every(({ words }) => endsWithZero(words));
}
function hidingPart(command) {
  const line2 = withoutGroups(command);
  if (/[^&\s]\s*&\s*$/.test(line2)) return "&";
  const { commands, complex } = (0, import_app_loop_judge_check3.readShellLine)(line2);
  const last = commands.at(-1);
  if (complex || last === void 0) return null;
  const { words, joined: joined2 } = last;
  if (words[0] === HIDES) return words[1] ?? null;
  if (isShell(words)) return hidingPart(words[2] ?? "");
  if (words.join(" ") === "exit" || !endsWithZero(words) || !isReached(commands, joined2)) return null;
  return (words[0] === NOTHING ? words[1] : words[0]) ?? null;
}
function isReached(commands, joined2) {
  if (joined2 === "||") return !commands.some((one) => one.joined === "&&" && one.words[0] === "exit");
  const stops = commands.some(({ words: [first, flags = ""] }) => first === "set" && /^-\w*e/.test(flags));
  return !stops && [";", "\n", "&"].includes(joined2);
}
var NOTHING = "__nothing";
var HIDES = "__hides";
var OPEN = "__group";
var MOST_GROUPS = 20;
function withoutGroups(command) {
  if (command.length > import_app_loop_judge_check3.LONGEST_LINE) return command;
  let line2 = command;
  for (let count = 0; count < MOST_GROUPS; count += 1) {
    const group = innermostGroup(line2);
    if (group === null) break;
    line2 = `${line2.slice(0, group.start)} ${asWord(group)} ${line2.slice(group.end)}`;
  }
  return line2;
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
// src/core/planning/verification/without-comments.ts
function withoutComments(text, path2 = "") {
  if (/\.(?:pyi?|rb|sh|ya?ml|toml)$/.test(path2)) return withoutHashComments(text);
  return text.replaceAll(PARTS, (part) => /^\/[/*]/.test(part) ? blank(part) : part);
}
var PARTS = /(?<!\\)(?:"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|`(?:[^`\\]|\\[\s\S])*`)|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$(?![\s\S]))/g;
var HASH_PARTS = /"""[\s\S]*?"""|'''[\s\S]*?'''|(?<!\\)(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|#[^\n]*/g;
function withoutHashComments(text) {
  return text.replaceAll(
    HASH_PARTS,
    (part) => part.startsWith("#") || part.startsWith('"""') || part.startsWith("'''") ? blank(part) : part
  );
}
function blank(part) {
  return part.replaceAll(/[^\n]+/g, " ");
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
function filesCountedAsTests(command, output) {
  const named2 = [...output.slice(0, LONGEST).matchAll(POINT)].map(
    ([, tap, spec]) => (tap ?? spec ?? "").trim()
  );
  if (named2.length > 0) return named2.every((name) => SCRIPT.test(name)) ? named2 : [];
  return /^(?:#|ℹ) tests \d/m.test(output) ? [] : startedTests(command);
}
var LONGEST = 2e5;
var SCRIPT = /^\S+\.[cm]?[jt]sx?$/;
var POINT = /^ok \d{1,6} - ([^\n#]{1,500})|^✔ ([^\n(]{1,500}) \([\d.]+ms\)$/gm;
function startedTests(command) {
  return (0, import_app_loop_judge_check3.simpleCommands)(command).flatMap((words) => {
    const [program = "", ...rest] = (0, import_app_loop_judge_check3.withoutPrefixes)(words);
    const file = rest.find((word) => !word.startsWith("-")) ?? "";
    const isTest = /[.-](?:test|spec)\.[cm]?[jt]sx?$/.test(file) || /(?:^|\/)(?:tests?|__tests__)\//.test(file);
    return /^(?:node|tsx|bun|ts-node)$/.test((0, import_app_loop_judge_check3.baseName)(program)) && SCRIPT.test(file) && isTest ? [file] : [];
  });
}
function testsNothing(text) {
  return !/\b(?:test|it|describe|suite|assert\w*|expect|should|check|throw|exit|exitCode|reject\w*|ok|equal)\b/.test(
    withoutComments(text)
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
    reason: (0, import_common10.redact)(reason)
  };
}
async function runIn({ place, timeoutSeconds, tell = () => {
} }, { id, command }, env = {}) {
  const adapted = place.adapt(command);
  tell(`${id} runs: ${(0, import_common10.redact)(command)}`);
  const teller = (0, import_shared_app_diagnose_diagnose_plugins.tellOn)(id, tell);
  const run = await (0, import_app_loop_gather_evidence.runCheck)({
    ...adapted,
    cwd: place.root,
    timeoutMs: timeoutSeconds * 1e3,
    env: { ...adapted.env, ...env },
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
  const output = (0, import_common11.harmless)((0, import_common10.redact)(run.startError ?? run.output)) + cut;
  (0, import_common9.keepText)(file, output);
  return { file, sha256: (0, import_common14.createHash)("sha256").update(output).digest("hex") };
}
function verdictOf(run, command, { place, readers }) {
  const hasPassed = run.exitCode === 0 && !run.timedOut;
  const empty = hasPassed ? (0, import_app_loop_judge_check2.emptyRun)(run.output) ?? emptyFiles(run, place) : null;
  if (empty !== null) return failed(`${empty.runner}: ${empty.reason}`);
  const judged = judgeRun({ ...run, command: command.command });
  if (judged.verdict !== "failed" || !/^exit code/.test(judged.reason)) return judged;
  return failed(`${judged.reason}: ${failureLine(run, place, readers)}`);
}
function emptyFiles(run, { root, project }) {
  const files = filesCountedAsTests(run.command, run.output).map(
    (path2) => (0, import_node_path3.relative)(project, (0, import_node_path3.resolve)(project, path2))
  );
  const texts2 = files.map((path2) => readProjectFile(root, path2));
  const isEmpty = files.length > 0 && texts2.every((file) => file.kind === "file" && testsNothing(file.text));
  return isEmpty ? { runner: "node", reason: `no test is in ${files.slice(0, 3).join(", ")}` } : null;
}
function failureLine(run, { root, project }, readers) {
  const { tool, message, frame } = (0, import_app_loop_judge_check.canonicalise)(run.startError ?? run.output, {
    command: run.command,
    exitCode: run.exitCode,
    signal: run.signal,
    timedOut: run.timedOut,
    root: project,
    rootAliases: [root],
    home: (0, import_common5.homeFolder)(),
    tmp: (0, import_node_os.tmpdir)(),
    readers
  });
  return `${tool}: ${message}${frame === null ? "" : ` (${frame})`}`;
}
function prohibitionCommands({ claims }) {
  return claims.prohibitions.flatMap(({ value }) => prohibitionTest(value) ?? []).map(prohibitionCommand);
}
async function runProhibitionTests(open, request) {
  const judged = /* @__PURE__ */ new Map();
  for (const { id, value } of open.claims.prohibitions) {
    const test = prohibitionTest(value);
    if (test !== null && subjectsExist(test, request.place.root))
      judged.set(id, await runProhibitionTest(test, id, request));
  }
  return judged;
}
function subjectsExist({ target, violation, clean }, root) {
  return [target, violation, ...clean === null ? [] : [clean]].every(
    (path2) => readProjectFile(root, path2).kind === "file"
  );
}
async function runProhibitionTest(test, id, request) {
  const run = (subject) => runIn(
    request,
    { id, command: prohibitionCommand(test) },
    { GSD_PROHIB_SUBJECT: subject, NODE_TEST_CONTEXT: void 0 }
  );
  const own = await run(void 0);
  keepOutput(own, (0, import_node_path3.join)(request.folder, `${id}.txt`));
  const violation = await run(test.violation);
  const clean = test.clean === null ? null : await run(test.clean);
  return judgeProhibition(own, violation, clean);
}
function refuseUntrusted(workspace, open, typed = null) {
  const trusted = new Set((0, import_hooks_active_on_command3.listTrusted)(workspace.userFolder, workspace.project));
  const commands = [...open.commands.map(({ command }) => command), ...prohibitionCommands(open)];
  const untrusted = [...new Set(commands)].filter((command) => !trusted.has(command));
  const { number } = open.facts;
  return (0, import_hooks_active_on_command.settleTrust)(workspace, {
    named: [{ plan: open.place, commands: untrusted }],
    typed,
    whose: `The plans of phase ${number} name`,
    allow: (digest) => `/msw:verify ${number} --trust ${digest}`
  });
}
