

var import_shared_app_planning_verification_judgement_store = require("./shared.app.planning.verification.judgement-store.cjs");

var import_shared_core_planning_phases_sync_roadmap = require("./shared.core.planning.phases.sync-roadmap.cjs");

var import_app_loop_judge_check = require("./app.loop.judge-check.cjs");

var import_shared_core_planning_phases_sync_roadmap2 = require("./shared.core.planning.phases.sync-roadmap.cjs");

var import_shared_core_planning_documents_must_haves = require("./shared.core.planning.documents.must-haves.cjs");

var import_shared_core_planning_phases_standing = require("./shared.core.planning.phases.standing.cjs");

var import_shared_core_planning_documents_must_haves2 = require("./shared.core.planning.documents.must-haves.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_app_loop_conclude_turn2 = require("./app.loop.conclude-turn.cjs");

var import_app_loop_conclude_turn3 = require("./app.loop.conclude-turn.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

var import_shared_app_diagnose_diagnose_plugins = require("./shared.app.diagnose.diagnose-plugins.cjs");

var import_shared_app_diagnose_diagnose_plugins2 = require("./shared.app.diagnose.diagnose-plugins.cjs");

var import_shared_yaml_dist_parse_parser = require("./shared.yaml.dist.parse.parser.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

var import_common7 = require("./common.cjs");

var import_common8 = require("./common.cjs");

var import_common9 = require("./common.cjs");

var import_node_path = require("node:path");
var import_node_path2 = require("node:path");
// src/core/planning/verification/render-sections.ts
function verificationSections(report) {
  const { claims, verdict, requirements, signs } = report;
  const of = (kind) => claims.filter((claim) => claim.kind === kind);
  const truths = of("truth");
  return [
    import_common5.prose`### Observable Truths`,
    table(
      import_common5.prose`| # | Truth | Status | Evidence |\n|---|---|---|---|`,
      truths.map((claim, index) => [
        import_common5.prose`${index + 1}`,
        quoted(claim.text),
        statusOf(claim),
        quoted(claim.reason)
      ])
    ),
    import_common5.prose`**Score:** ${tally(truths)} truths verified`,
    ...section(
      import_common5.prose`### Deferred Items`,
      import_common5.prose`| # | Item | Addressed In | Evidence |\n|---|---|---|---|`,
      verdict.deferred.map((one, index) => [
        import_common5.prose`${index + 1}`,
        quoted(one.truth),
        quoted(one.addressedIn),
        quoted(one.evidence)
      ])
    ),
    import_common5.prose`### Required Artifacts`,
    table(
      import_common5.prose`| Artifact | Expected | Status | Details |\n|---|---|---|---|`,
      of("artifact").map((claim) => [...pathAndRest(claim.text), statusOf(claim), quoted(claim.reason)])
    ),
    import_common5.prose`**Artifacts:** ${tally(of("artifact"))} verified`,
    import_common5.prose`### Key Link Verification`,
    table(import_common5.prose`| Link | Status | Details |\n|---|---|---|`, of("link").map(claimRow)),
    import_common5.prose`**Wiring:** ${tally(of("link"))} connections verified`,
    ...section(
      import_common5.prose`### Prohibitions`,
      import_common5.prose`| Prohibition | Status | Evidence |\n|---|---|---|`,
      of("prohibition").map(claimRow)
    ),
    import_common5.prose`### Requirements Coverage`,
    table(
      import_common5.prose`| Requirement | Source Plan | Description | Status | Evidence |\n|---|---|---|---|---|`,
      requirements.map(({ id, plans, text, status, evidence }) => [
        (0, import_common2.quoteName)(id, 80),
        namesOf(plans),
        quoted(text),
        REQUIREMENT_WORDS[status],
        quoted(evidence)
      ])
    ),
    import_common5.prose`### Anti-Patterns Found`,
    table(
      import_common5.prose`| File | Line | Pattern | Severity |\n|---|---|---|---|`,
      signs.map(({ path, line: line2, sign }) => [
        (0, import_common2.codeName)(path, 300),
        line2 === 0 ? import_common5.prose`-` : import_common5.prose`${line2}`,
        quoted(sign),
        import_common5.prose`\u26a0\ufe0f Warning`
      ])
    ),
    import_common5.prose`### Human Verification Required`,
    humanText(report),
    import_common5.prose`### Gaps Summary`,
    gapsText(report),
    import_common5.prose`### Evidence`,
    evidenceText(report)
  ];
}
var REQUIREMENT_WORDS = {
  satisfied: import_common5.prose`\u2713 SATISFIED`,
  blocked: import_common5.prose`\u2717 BLOCKED`,
  open: import_common5.prose`? NEEDS HUMAN`,
  orphaned: import_common5.prose`\u2717 ORPHANED`
};
function quoted(text) {
  return text === "" ? import_common5.prose`` : (0, import_common3.quoteLine)(text, 300);
}
function namesOf(names) {
  return (0, import_common5.joinProse)(
    names.map((name) => (0, import_common2.quoteName)(name, 80)),
    ", "
  );
}
function claimRow(claim) {
  return [quoted(claim.text), statusOf(claim), quoted(claim.reason)];
}
function statusOf({ standing, by, kind }) {
  if (by === "override") return import_common5.prose`PASSED (override)`;
  const mark = by === "code" ? import_common5.prose`` : import_common5.prose` (judged by ${(0, import_common2.quoteName)(by)})`;
  switch (standing) {
    case "verified":
      return import_common5.prose`\u2713 ${kind === "link" ? import_common5.prose`WIRED` : import_common5.prose`VERIFIED`}${mark}`;
    case "failed":
      return import_common5.prose`\u2717 ${kind === "link" ? import_common5.prose`NOT WIRED` : import_common5.prose`FAILED`}${mark}`;
    default:
      return import_common5.prose`? UNCERTAIN${mark}`;
  }
}
function tally(claims) {
  return import_common5.prose`${claims.filter(({ standing }) => standing === "verified").length}/${claims.length}`;
}
function pathAndRest(text) {
  const at = text.indexOf(": ");
  return at === -1 ? [(0, import_common2.codeName)(text, 300), import_common5.prose``] : [(0, import_common2.codeName)(text.slice(0, at), 300), quoted(text.slice(at + 2))];
}
function section(title, head, rows) {
  return rows.length === 0 ? [] : [title, table(head, rows)];
}
function table(head, rows) {
  return rows.length === 0 ? import_common5.prose`None.` : (0, import_common5.joinProse)([head, ...rows.map(import_app_loop_conclude_turn.tableRow)], "\n");
}
function humanText({ verdict, confirmed }) {
  const done = confirmed.map(({ test }) => import_common5.prose`- Confirmed by the user: ${(0, import_common3.quoteLine)(test, 300)}`);
  const items = verdict.human.map(
    ({ id, test, expected, why }, index) => (0, import_common5.joinProse)(
      [
        import_common5.prose`#### ${index + 1}. ${(0, import_common3.quoteLine)(test, 100)}\n`,
        import_common5.prose`**Test:** ${(0, import_common3.quoteLine)(test, 500)}`,
        import_common5.prose`**Expected:** ${(0, import_common3.quoteLine)(expected, 500)}`,
        import_common5.prose`**Why human:** ${(0, import_common3.quoteLine)(why, 500)}`,
        import_common5.prose`**Id:** ${(0, import_common2.quoteName)(id)}`
      ],
      "\n"
    )
  );
  return (0, import_common5.joinProse)(
    [
      items.length === 0 ? import_common5.prose`None: everything was decided.` : null,
      done.length === 0 ? null : (0, import_common5.joinProse)(done, "\n"),
      ...items
    ],
    "\n\n"
  );
}
function gapsText({ verdict, reVerification: again }) {
  const gaps = verdict.gaps.map(
    ({ truth, reason, missing: missing2 }, index) => (0, import_common5.joinProse)(
      [
        import_common5.prose`${index + 1}. **${(0, import_common3.quoteLine)(truth, 300)}**`,
        import_common5.prose`   - Reason: ${(0, import_common3.quoteLine)(reason, 500)}`,
        ...missing2.map((one) => import_common5.prose`   - Missing: ${(0, import_common3.quoteLine)(one, 300)}`)
      ],
      "\n"
    )
  );
  const { gapsClosed = [], regressions = [] } = again ?? {};
  return (0, import_common5.joinProse)(
    [
      gaps.length === 0 ? import_common5.prose`**No gaps found.**` : (0, import_common5.joinProse)(gaps, "\n"),
      gapsClosed.length === 0 ? null : import_common5.prose`Closed since the last verification: ${quotesOf(gapsClosed)}.`,
      regressions.length === 0 ? null : import_common5.prose`Held before and no longer holds: ${quotesOf(regressions)}.`
    ],
    "\n\n"
  );
}
function quotesOf(texts2) {
  return (0, import_common5.joinProse)(
    texts2.map((one) => (0, import_common3.quoteLine)(one, 200)),
    "; "
  );
}
function evidenceText({ evidence, claims }) {
  const judged = claims.filter(({ by }) => by === "model" || by === "user").length;
  const rows = evidence.map((run) => [
    quoted(run.command),
    namesOf(run.places),
    run.timedOut ? import_common5.prose`timed out` : import_common5.prose`${run.exitCode ?? import_common5.prose`none`}`,
    import_common5.prose`${(0, import_common2.quoteName)((run.durationMs / 1e3).toFixed(1))} s`,
    import_common5.prose`${(0, import_common2.quoteName)(run.verdict)}: ${quoted(run.reason)}`,
    import_common5.prose`${(0, import_common2.quoteName)(run.sha256.slice(0, 16))} ${(0, import_common2.quoteName)(run.file)}`
  ]);
  const head = import_common5.prose`| Command | From | Exit | Time | Verdict | sha256 of the output |\n|---|---|---|---|---|---|`;
  const note = judged === 0 ? import_common5.prose`No must-have was judged by a model.` : import_common5.prose`${judged} of ${claims.length} were judged by a model or a person; each is marked.`;
  return (0, import_common5.joinProse)([table(head, rows), note], "\n\n");
}
// src/core/planning/verification/render-verification.ts
function renderVerification(report) {
  return import_common5.prose`---\n${frontmatter(report)}---\n\n${body(report)}`;
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
  const entries = [...always, ...later.filter(([, value]) => !(0, import_shared_yaml_dist_parse_parser.isList)(value) || value.length > 0)];
  const head = `${yamlEntry("phase", report.folder)}verified: ${report.verified}
`;
  return (0, import_common9.ours)(head + entries.map(([key2, value]) => yamlEntry(key2, value)).join(""));
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
function gapEntry({ truth, reason, artifacts, missing: missing2 }) {
  return {
    truth: line(truth),
    status: "failed",
    reason: line(reason),
    artifacts: artifacts.map(({ path, issue }) => ({ path: line(path), issue: line(issue) })),
    missing: missing2.map(line)
  };
}
function body(report) {
  const { number, name, goal, verdict, reVerification: again } = report;
  const verified2 = (0, import_common2.quoteName)(report.verified);
  const title = import_common5.prose`# Phase ${(0, import_common2.quoteName)(number, 40)}: ${(0, import_common3.quoteLine)(name === "" ? report.folder : name, 120)} Verification Report`;
  const before = again === null ? import_common5.prose`No, initial verification` : import_common5.prose`Yes, after ${(0, import_common2.quoteName)(again.previousStatus, 40)} (${(0, import_common3.quoteLine)(again.previousScore, 80)})`;
  const head = (0, import_common5.joinProse)(
    [
      import_common5.prose`**Phase Goal:** ${goal === null ? import_common5.prose`none in the roadmap` : (0, import_common3.quoteLine)(goal, 500)}`,
      import_common5.prose`**Verified:** ${verified2}`,
      import_common5.prose`**Status:** ${(0, import_common2.quoteName)(verdict.status)}`,
      import_common5.prose`**Re-verification:** ${before}`,
      import_common5.prose`**Judged in:** ${judgedInText(report.judgedIn)}`
    ],
    "\n"
  );
  const parts = [
    title,
    head,
    import_common5.prose`## Goal Achievement`,
    ...verificationSections(report),
    import_common5.prose`---`,
    import_common5.prose`_Verified: ${verified2}_\n_Verifier: MSW, in code; what a model or a person judged is marked_`
  ];
  return import_common5.prose`${(0, import_common5.joinProse)(parts, "\n\n")}\n`;
}
function judgedInText({ commit, why, uncommitted: uncommitted2 }) {
  if (commit === null)
    return import_common5.prose`the project's own folder, since ${(0, import_common3.quoteLine)(why ?? "nobody said why", 200)}`;
  const left = uncommitted2.length === 0 ? import_common5.prose`` : import_common5.prose`; not judged, since they are not committed: ${(0, import_common3.quoteLine)((0, import_shared_core_planning_phases_standing.someOf)(uncommitted2, 8), 300)}`;
  return import_common5.prose`a clean checkout of ${(0, import_common2.quoteName)(commit.slice(0, 12))}${left}`;
}
function line(text) {
  return (0, import_common4.plainLine)(text, 500);
}
function yamlEntry(key2, value, indent = "") {
  if (typeof value === "string") return `${indent}${keyOf(key2)}: ${scalarOf(value)}
`;
  if ((0, import_shared_yaml_dist_parse_parser.isList)(value)) {
    if (value.length === 0) return `${indent}${keyOf(key2)}: []
`;
    return `${indent}${keyOf(key2)}:
${value.map((item) => yamlItem(item, `${indent}  `)).join("")}`;
  }
  const entries = Object.entries(value).map(([name, inner]) => yamlEntry(name, inner, `${indent}  `));
  return `${indent}${keyOf(key2)}:
${entries.join("")}`;
}
function yamlItem(item, indent) {
  if (typeof item === "string") return `${indent}- ${scalarOf(item)}
`;
  const entries = (0, import_shared_yaml_dist_parse_parser.isList)(item) ? [] : Object.entries(item);
  const text = entries.map(([name, inner]) => yamlEntry(name, inner, `${indent}  `)).join("");
  return `${indent}- ${text.slice(indent.length + 2)}`;
}
function keyOf(name) {
  return WORD.test(name) ? name : (0, import_shared_app_diagnose_diagnose_plugins2.proseJson)(name, 0);
}
var WORD = /^[\w./-]+$/;
function scalarOf(text) {
  return WORD.test(text) ? (0, import_shared_app_diagnose_diagnose_plugins.yamlScalar)(text) : (0, import_shared_app_diagnose_diagnose_plugins2.proseJson)(text, 0);
}
// src/app/planning/verification/verify-phase.ts
// src/core/planning/verification/fold-judgements.ts
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
  if (!(0, import_shared_yaml_dist_parse_parser.isList)(value)) return [];
  return value.filter(import_shared_yaml_dist_parse_parser.isMap).flatMap((map) => {
    const [mustHave, reason, acceptedBy, acceptedAt] = [
      (0, import_shared_yaml_dist_parse_parser.scalar)(map.must_have),
      (0, import_shared_yaml_dist_parse_parser.scalar)(map.reason),
      (0, import_shared_yaml_dist_parse_parser.scalar)(map.accepted_by),
      (0, import_shared_yaml_dist_parse_parser.scalar)(map.accepted_at)
    ];
    if (mustHave === null || reason === null || acceptedBy === null || acceptedAt === null) return [];
    return [{ mustHave, reason, acceptedBy, acceptedAt }];
  });
}
function applyOverrides(claims, overrides) {
  const accepted = /* @__PURE__ */ new Map();
  for (const override of overrides) {
    const [best] = claims.filter(({ standing }) => standing === "failed" || standing === "undecided").map((claim) => ({ claim, fit: (0, import_shared_app_planning_verification_judgement_store.overlap)(claim.text, override.mustHave) })).filter(({ fit }) => fit >= 0.8).sort((a, b) => b.fit - a.fit);
    if (best !== void 0) accepted.set(best.claim.id, override);
  }
  return claims.map((claim) => {
    const override = accepted.get(claim.id);
    if (override === void 0) return claim;
    const reason = `Override: ${override.reason}, accepted by ${override.acceptedBy} on ${override.acceptedAt}`;
    return { ...claim, standing: "verified", by: "override", reason, files: [], missing: [] };
  });
}
// src/core/planning/verification/phase-verdict.ts
function phaseVerdict({ claims, humanChecks, requirements, later }) {
  const cited = new Set(
    claims.filter(({ kind, standing }) => kind === "truth" && standing === "failed").flatMap(({ cites: cites2 }) => cites2)
  );
  const failedChecks = new Set(
    claims.filter(({ kind, standing }) => kind === "check" && standing === "failed").map(({ id }) => id)
  );
  const failed3 = claims.filter(({ id, standing }) => standing === "failed" && !cited.has(id));
  const deferrals = new Map(
    failed3.flatMap((claim) => {
      const deferred = cites(claim, failedChecks) ? null : deferralOf(claim, later);
      return deferred === null ? [] : [[claim.id, deferred]];
    })
  );
  const gaps = [
    ...failed3.filter(({ id }) => !deferrals.has(id)).map(gapOf),
    ...requirements.filter(({ status }) => status === "orphaned").map(orphan)
  ];
  const undecided = claims.filter(({ standing }) => standing === "undecided");
  const human = [
    ...humanChecks.map(({ id, test, expected, why }) => ({ id, test, expected, why })),
    ...claims.filter(({ standing }) => standing === "human" || standing === "undecided").map(toLookAt)
  ];
  const counted = claims.filter(({ kind }) => kind !== "check");
  return {
    status: gaps.length > 0 ? "gaps_found" : human.length > 0 ? "human_needed" : "passed",
    score: { met: counted.filter(({ standing }) => standing === "verified").length, of: counted.length },
    gaps,
    deferred: [...deferrals.values()],
    human,
    undecided
  };
}
function cites(claim, ids) {
  return claim.cites.some((id) => ids.has(id));
}
function gapOf({ kind, text, reason, files, missing: missing2 }) {
  return {
    truth: kind === "check" ? `${text} passes` : text,
    reason,
    artifacts: files,
    missing: missing2.length > 0 ? missing2 : [text]
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
function toLookAt({ id, text, reason }) {
  return { id, test: `See whether this holds: ${text}`, expected: text, why: reason };
}
function deferralOf({ kind, text, sources }, later) {
  if (kind !== "truth" || sources.includes(import_shared_app_planning_verification_judgement_store.ROADMAP) || (0, import_shared_app_planning_verification_judgement_store.statementWords)(text).size < 3) return null;
  for (const { number, criteria } of later) {
    const criterion = criteria.find((one) => (0, import_shared_app_planning_verification_judgement_store.statementWords)(one).size >= 3 && (0, import_shared_app_planning_verification_judgement_store.covers)(one, text));
    if (criterion !== void 0)
      return {
        truth: text,
        addressedIn: `Phase ${number}`,
        evidence: `Phase ${number} success criteria: '${criterion}'`
      };
  }
  return null;
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
    const open = bearing.find(({ standing }) => standing !== "verified");
    if (open !== void 0) return { ...base2, status: "open", evidence: open.text };
    const told = own.some(({ completed }) => completed.some((one) => key(one) === key(id)));
    return {
      ...base2,
      status: "satisfied",
      evidence: told ? "Everything that its plans promise holds" : "Everything that its plans promise holds; no summary calls it completed"
    };
  });
}
function key(id) {
  return id.trim().toUpperCase();
}
function reVerification(previous, gaps, sameFiles) {
  if (previous === null || previous.status === "unknown") return null;
  const now = gaps.map(({ truth }) => truth);
  const before = previous.gaps.map(({ truth }) => truth);
  const isIn = (list, text) => list.some((one) => one === text || (0, import_shared_app_planning_verification_judgement_store.restates)(one, text));
  if (sameFiles && before.every((truth) => isIn(now, truth)))
    return carriedOver(previous.document.frontmatter.values.re_verification);
  const held = verifiedTruths(previous);
  return {
    previousStatus: previous.status,
    previousScore: (0, import_shared_yaml_dist_parse_parser.scalar)(previous.document.frontmatter.values.score) ?? "",
    gapsClosed: before.filter((truth) => !isIn(now, truth)),
    gapsRemaining: before.filter((truth) => isIn(now, truth)),
    regressions: now.filter((truth) => !isIn(before, truth) && isIn(held, truth))
  };
}
function carriedOver(value) {
  const status = (0, import_shared_yaml_dist_parse_parser.isMap)(value) ? (0, import_shared_yaml_dist_parse_parser.scalar)(value.previous_status) : null;
  if (!(0, import_shared_yaml_dist_parse_parser.isMap)(value) || status === null) return null;
  return {
    previousStatus: status,
    previousScore: (0, import_shared_yaml_dist_parse_parser.scalar)(value.previous_score) ?? "",
    gapsClosed: (0, import_shared_yaml_dist_parse_parser.texts)(value.gaps_closed),
    gapsRemaining: (0, import_shared_yaml_dist_parse_parser.texts)(value.gaps_remaining),
    regressions: (0, import_shared_yaml_dist_parse_parser.texts)(value.regressions)
  };
}
function verifiedTruths({ document }) {
  return (0, import_hooks_active_on_command3.textLines)(document.text, document.body).flatMap((line2) => {
    const cells = (0, import_app_loop_conclude_turn.rowCells)(line2);
    const [, truth, status] = cells ?? [];
    return truth !== void 0 && /VERIFIED/.test(status?.text ?? "") ? [truth.text.replaceAll("\\|", "|")] : [];
  });
}
// src/core/planning/verification/judge-artifact.ts
function judgeArtifact(artifact, file) {
  switch (file.kind) {
    case "missing":
      return failed([missing(artifact.path)]);
    case "outside":
      return { verdict: "undecided", issues: ["It is outside the project"], warnings: [] };
    case "unreadable":
      return { verdict: "undecided", issues: [`It cannot be read (${file.reason})`], warnings: [] };
    case "folder":
      return judgeFolder(artifact);
    case "file":
      return judgeText(artifact, file.text);
  }
}
function failed(issues) {
  return { verdict: "failed", issues, warnings: [] };
}
function missing(path) {
  if (/[*?]/.test(path))
    return "File not found: a pattern does not name a file; write one path for each file";
  return path.includes("#") ? "File not found: write the path without its section" : "File not found";
}
function judgeFolder({ minLines, contains, exports: exports2 }) {
  const asks = minLines !== null || contains !== null || exports2.length > 0;
  return asks ? failed(["It is a folder, and what it must hold can only be looked for in a file"]) : { verdict: "verified", issues: [], warnings: [] };
}
var MAY_BE_EMPTY = /(?:^|\/)(?:__init__\.pyi?|py\.typed|\.(?:gitkeep|keep|nojekyll|npmignore))$/;
function judgeText({ path, minLines, contains, exports: exports2 }, text) {
  if (text.trim() === "" && !MAY_BE_EMPTY.test(path)) return failed(["The file is empty"]);
  const lines = text.split("\n").length;
  const code = exports2.length > 0 ? (0, import_shared_app_planning_verification_judgement_store.withoutComments)(text, path) : "";
  const absent = exports2.filter((name) => !hasName(code, name));
  const isOpen = HANDS_ON.some((pattern) => pattern.test(code));
  const issues = [
    ...minLines !== null && lines < minLines ? [`Only ${(0, import_common8.countOf)(lines, "line")}, need ${minLines}`] : [],
    ...contains !== null && !text.includes(contains) ? [`Missing pattern: ${contains}`] : [],
    ...isOpen ? [] : absent.map((name) => `Missing export: ${name}`)
  ];
  const unknown = absent.map((name) => `It may hand on ${name} from another file`);
  const warnings = stubSigns(text).map(({ line: line2, sign }) => line2 === 0 ? sign : `line ${line2}: ${sign}`);
  if (issues.length > 0) return { verdict: "failed", issues, warnings };
  return { verdict: unknown.length > 0 ? "undecided" : "verified", issues: unknown, warnings };
}
var HANDS_ON = [
  /\bexport\s{0,9}(?:type\s{0,9})?\*\s{0,9}from\b/,
  /\bfrom\s{1,9}[\w.]{1,200}\s{1,9}import\s{0,9}\*/,
  /\bpub\s{1,9}use\b[^\n;]{0,200}\*/,
  /\bexports?\s{0,9}=[^\n;]{0,200}(?:\.\.\.|require\()/
];
function hasName(code, name) {
  if (!/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name)) return code.includes(name);
  const isPart = (char) => char !== void 0 && /[\p{L}\p{N}_$]/u.test(char);
  for (let at = code.indexOf(name); at !== -1; at = code.indexOf(name, at + 1))
    if (!isPart(code[at - 1]) && !isPart(code[at + name.length])) return true;
  return false;
}
var LINE_SIGNS = [
  [/\b(?:TBD|FIXME|XXX)\b(?!.*(?:#\d|\bDEF-))/, "debt marker without a reference"],
  [/\b(?:TODO|HACK)\b/, "TODO"],
  [
    /\bthrow new (?:\w*Error)?\(?\s*['"`]?(?:not (?:yet )?implemented|todo\b|unimplemented)|\braise NotImplementedError\b|\b(?:todo|unimplemented)!\(|panic\("(?:not implemented|TODO)/i,
    "not implemented"
  ],
  [/\b(?:coming soon|will be here|not yet implemented)\b|\bplaceholder\b(?!\s*[=:])/i, "placeholder"]
];
var MOST = 20;
var LONGEST_LINE = 1e3;
function stubSigns(text) {
  if (text.trim() === "") return [{ line: 0, sign: "empty file" }];
  const lines = text.split("\n");
  const found = [];
  for (const [index, line2] of lines.entries()) {
    const sign = LINE_SIGNS.find(([pattern]) => pattern.test(line2.slice(0, LONGEST_LINE)))?.[1];
    if (sign !== void 0) found.push({ line: index + 1, sign });
    if (found.length === MOST) break;
  }
  return isOnlyComments(lines) ? [{ line: 0, sign: "nothing but comments" }, ...found] : found;
}
function isOnlyComments(lines) {
  const written = lines.map((line2) => line2.trim()).filter((line2) => line2 !== "");
  return written.every((line2) => /^(?:\/\/|\/\*|\*|--|#|<!--)/.test(line2));
}
// src/core/planning/verification/judge-link.ts
var verified = (detail) => ({ verdict: "verified", detail });
var failed2 = (detail) => ({ verdict: "failed", detail });
function judgeLink(link, from, to, found) {
  if (from.kind === "outside") return failed2("from leads out of the project");
  if (to.kind === "outside" && isPath(link.to)) return failed2("to leads out of the project");
  if (from.kind === "folder") return failed2("from is a folder; name a file");
  if (from.kind !== "file")
    return failed2(
      from.kind === "missing" ? "Source file not found; from must be a file of the project" : `from cannot be read (${from.reason})`
    );
  if (to.kind === "missing" && looksLikeFile(link.to)) return failed2("Target file not found");
  return link.pattern === null ? judgeReference(link, from.text) : judgePattern(link.pattern, found);
}
function judgePattern(pattern, found) {
  switch (found) {
    case "from":
      return verified("Pattern found in source");
    case "to":
      return verified("Pattern found in target");
    case "invalid":
      return failed2(
        `Pattern "${pattern}" ${(0, import_shared_core_planning_documents_must_haves2.patternProblem)(pattern)?.why ?? "is not a regular expression"}; correct it in the plan`
      );
    case "too-slow":
      return failed2(`Pattern "${pattern}" takes too long to look for; write a simpler one`);
    default:
      return failed2(notFound(pattern));
  }
}
function notFound(pattern) {
  const problem = (0, import_shared_core_planning_documents_must_haves2.patternProblem)(pattern);
  const why = problem === null ? "" : `: it ${problem.why}; correct it in the plan`;
  return `Pattern "${pattern}" not found in source or target${why}`;
}
function judgeReference({ from, to }, text) {
  if (to !== "" && text.includes(to)) return verified("Target referenced in source");
  if (looksLikeFile(to) && refersTo(text, from, to)) return verified("Target imported by source");
  return failed2("Target not referenced in source");
}
function isPath(to) {
  return to.startsWith("..") || looksLikeFile(to);
}
function looksLikeFile(path) {
  if (/^[/@~#$]|[\s*?{}<>|"'()]/.test(path) || NAMED.test(path)) return false;
  return /\/[^/]*\.[A-Za-z][A-Za-z0-9]{0,9}$/.test(path) || SOURCE.test(path);
}
var NAMED = /^(?:[a-z][a-z0-9+-]*:|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|app)(?:\/|$)|[\w-]+\.js$)/i;
var SOURCE = /\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kt|swift|php|cs|cc?|cpp|hh?|hpp|vue|svelte|css|scss|html?|json|ya?ml|toml|sql|prisma|md|sh)$/i;
var QUOTED = /['"`]([^'"`\n]{1,300})['"`]/g;
function refersTo(text, from, to) {
  const target = withoutExtension(to);
  const folder = from.includes("/") ? from.slice(0, from.lastIndexOf("/")) : "";
  for (const [, specifier = ""] of text.matchAll(QUOTED)) {
    if (specifier.startsWith(".")) {
      const path = withoutExtension(joined(folder, specifier));
      if (path === target || `${path}/index` === target) return true;
    } else if (endsWithPath(target, withoutExtension(specifier))) return true;
  }
  return new RegExp(`(?:^|[\\s/'"(<])${escaped(baseName(to))}(?:$|[\\s'")>?#:,;])`, "m").test(text) || importsModule(text, target);
}
function endsWithPath(target, specifier) {
  const path = specifier.replace(/^(?:[@~#$][\w-]*)?\//, "");
  if (!path.includes("/") && path === specifier) return false;
  return target === path || target.endsWith(`/${path}`) || target.endsWith(`/${path}/index`);
}
function importsModule(text, target) {
  const dotted = target.replaceAll("/", ".").replace(/\.__init__$/, "");
  const last = escaped(dotted.replace(/^.*\./, ""));
  return new RegExp(
    `^[ \\t]*(?:from\\s+(?:${escaped(dotted)}|\\.+${last})\\s+import\\b|from\\s+\\S+\\s+import\\s+(?:\\S.*\\b)?${last}\\b|import\\s+${escaped(dotted)}\\b|(?:pub\\s+)?(?:use|mod)\\s+(?:\\S.*::)?${last}\\b)`,
    "m"
  ).test(text);
}
function withoutExtension(path) {
  return path.replace(/\.(?:[cm]?[jt]sx?|py|rs|go|vue|svelte|css|json)$/, "");
}
function baseName(path) {
  return path.replace(/^.*\//, "");
}
function escaped(text) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function joined(folder, path) {
  const parts = folder === "" ? [] : folder.split("/");
  for (const part of path.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}
// src/core/planning/verification/judge-truths.ts
function judgeTruths(claims, commands, judged) {
  const byId = new Map(judged.map((one) => [one.id, one]));
  return claims.truths.map((truth) => {
    const checks = commands.filter((command) => provesTruth(command, truth)).flatMap(({ id }) => byId.get(id) ?? []);
    const parts = [
      ...claims.artifacts.filter((claim) => namesArtifact(truth, claim)),
      ...claims.links.filter((claim) => namesLink(truth, claim))
    ].flatMap(({ id }) => byId.get(id) ?? []);
    return judgeTruth(truth, checks, parts);
  });
}
function judgeTruth(truth, checks, parts) {
  const all = [...checks, ...parts];
  const base2 = {
    id: truth.id,
    kind: "truth",
    text: truth.text,
    sources: truth.sources,
    by: "code",
    files: [],
    missing: [],
    cites: all.map(({ id }) => id)
  };
  const failed3 = all.filter(({ standing }) => standing === "failed");
  const [first] = failed3;
  if (first !== void 0) {
    const missing2 = failed3.flatMap((one) => one.missing);
    return {
      ...base2,
      standing: "failed",
      reason: failed3.map(({ text, reason: reason2 }) => `${text}: ${reason2}`).join("; "),
      files: failed3.flatMap(({ files }) => files),
      missing: missing2
    };
  }
  const open = all.find(({ standing }) => standing !== "verified");
  if (open !== void 0) return { ...base2, standing: "undecided", reason: `${open.text}: ${open.reason}` };
  if (checks.length > 0)
    return { ...base2, standing: "verified", reason: `Shown by ${checks.map(({ text }) => text).join(", ")}` };
  if (truth.backstop)
    return {
      ...base2,
      standing: "human",
      reason: "The plan marks it as one that no reading of the code can show (insufficient_spec)"
    };
  if (parts.length > 0 && saysThatItExists(truth))
    return { ...base2, standing: "verified", reason: `Shown by ${parts.map(({ text }) => text).join(", ")}` };
  const reason = parts.length > 0 ? `${parts.map(({ text }) => text).join(", ")}: there, but no check shows what they do` : "No check of the plans bears on it";
  return { ...base2, standing: "undecided", reason };
}
function provesTruth(command, truth) {
  if (command.truths.includes(truth.id)) return true;
  return truth.wordings.some(
    (wording) => command.command.length > 5 && wording.includes(command.command) || command.shows.some((shown) => (0, import_shared_app_planning_verification_judgement_store.covers)(shown, wording))
  );
}
function namesArtifact(truth, { value }) {
  const base2 = value.path.replace(/(?<!\/)\/+$/, "").replace(/^.*\//, "");
  return truth.wordings.some(
    (wording) => wording.includes(value.path) || base2.includes(".") && hasWord(wording, base2) || value.provides !== null && (0, import_shared_app_planning_verification_judgement_store.covers)(value.provides, wording)
  );
}
function namesLink(truth, { value }) {
  const name = (path) => path.replace(/^.*\//, "").replace(/\.\w+$/, "");
  return truth.wordings.some(
    (wording) => value.via !== null && (0, import_shared_app_planning_verification_judgement_store.covers)(value.via, wording) || hasWord(wording, name(value.from)) && hasWord(wording, name(value.to))
  );
}
function hasWord(text, word) {
  if (word.length < 3) return false;
  const at = text.indexOf(word);
  return at !== -1 && !/[\w-]/.test(text[at - 1] ?? " ") && !/[\w-]/.test(text[at + word.length] ?? " ");
}
function saysThatItExists({ wordings }) {
  return wordings.some(
    (wording) => /\b(?:exists?|is (?:there|present|in place)|contains|exports?|defines?|imports?|references)\b/i.test(
      wording
    ) && !/\b(?:when|after|before|never|not|until|if)\b/i.test(wording)
  );
}
// src/app/planning/verification/judge-phase.ts
function judgePhase(open, evidence) {
  const { claims, commands } = open;
  const settle = (judged) => applyOverrides(foldJudgements(judged, evidence.judgements), evidence.overrides);
  const parts = settle([
    ...commands.flatMap(
      (command) => evidence.checks.filter(({ id }) => id === command.id).map((run) => checkClaim(run, command.plans))
    ),
    ...claims.artifacts.map((claim) => artifactClaim(claim, evidence.place)),
    ...claims.links.map((claim) => linkClaim(claim, evidence.place))
  ]);
  const truths = settle(judgeTruths(claims, commands, parts));
  const prohibitions = settle(claims.prohibitions.map((claim) => prohibitionClaim(claim, evidence)));
  return [...truths, ...unreadable2(open), ...uncommitted(open, evidence.place), ...parts, ...prohibitions];
}
function stubSignsOf(open, place) {
  const paths = /* @__PURE__ */ new Set([
    ...open.claims.artifacts.map(({ value }) => value.path),
    ...open.plans.flatMap(({ document }) => document.filesModified)
  ]);
  return [...paths].flatMap((path) => {
    const file = /\.mdx?$/i.test(path) ? null : (0, import_shared_app_planning_verification_judgement_store.readProjectFile)((0, import_shared_app_planning_verification_judgement_store.rootOf)(place, path), path);
    return file?.kind === "file" ? stubSigns(file.text).map((sign) => ({ path, ...sign })) : [];
  }).slice(0, 100);
}
var base = { by: "code", files: [], missing: [], cites: [] };
var UNREADABLE = /^(?:must-haves-|artifact-|key-link-ends|truth-empty|prohibition-empty)/;
function unreadable2({ plans }) {
  return plans.flatMap(
    ({ id, document }) => document.diagnostics.filter(({ code }) => UNREADABLE.test(code)).map(({ line: line2, message, fix }) => {
      const text = `The must-haves of ${id} can be read (line ${line2})`;
      const named = { id: (0, import_shared_app_planning_verification_judgement_store.claimId)("truth", text), kind: "truth", text, sources: [id] };
      return { ...base, ...named, standing: "failed", reason: message, missing: [fix] };
    })
  );
}
function checkClaim(run, sources) {
  const { id, verdict, reason, places, file } = run;
  const text = `\`${run.command}\``;
  const standing = verdict === "passed" ? "verified" : verdict;
  const missing2 = verdict === "failed" ? [`${text} must pass (${places.join(", ")}); its output is in ${file}`] : [];
  return { ...base, id, kind: "check", text, sources, standing, reason, missing: missing2 };
}
function artifactClaim({ value, ...claim }, place) {
  const { path } = value;
  const judged = judgeArtifact(value, (0, import_shared_app_planning_verification_judgement_store.readProjectFile)((0, import_shared_app_planning_verification_judgement_store.rootOf)(place, path), path));
  const { verdict, warnings } = judged;
  const isFailed = verdict === "failed";
  const why = isFailed ? (0, import_shared_app_planning_verification_judgement_store.notCommitted)(place, path) : null;
  const issues = why === null ? judged.issues : [...judged.issues, why];
  return {
    ...base,
    ...claim,
    kind: "artifact",
    standing: verdict,
    reason: issues.join("; ") || (warnings.length > 0 ? `There; ${warnings[0]}` : "There, with what it must hold"),
    files: isFailed ? issues.map((issue) => ({ path, issue })) : [],
    missing: isFailed ? issues.map((issue) => `${path}: ${issue}`) : []
  };
}
function linkClaim({ value, ...claim }, place) {
  const read = (path) => (0, import_shared_app_planning_verification_judgement_store.readProjectFile)((0, import_shared_app_planning_verification_judgement_store.rootOf)(place, path), path);
  const [from, to] = [read(value.from), read(value.to)];
  const { verdict, detail: found } = judgeLink(value, from, to, (0, import_shared_app_planning_verification_judgement_store.findPattern)(value.pattern, from, to));
  const why = verdict === "verified" ? null : (0, import_shared_app_planning_verification_judgement_store.notCommitted)(place, value.from) ?? (0, import_shared_app_planning_verification_judgement_store.notCommitted)(place, value.to);
  const detail = why === null ? found : `${found}; ${why}`;
  const judged = { ...base, ...claim, kind: "link", standing: verdict, reason: detail };
  if (verdict === "verified") return judged;
  const missing2 = [`${value.from} must reach ${value.to}: ${detail}`];
  return { ...judged, files: [{ path: value.from, issue: detail }], missing: missing2 };
}
function uncommitted({ plans }, place) {
  if (place.commit === null) return [];
  return plans.flatMap(({ id, document }) => {
    const lost = (0, import_shared_app_planning_verification_judgement_store.plannedFiles)({ plans: [{ id, document }] }).flatMap((path) => {
      const isThere = (0, import_shared_app_planning_verification_judgement_store.readProjectFile)(place.project, path).kind === "file";
      const isInCommit = (0, import_shared_app_planning_verification_judgement_store.readProjectFile)((0, import_shared_app_planning_verification_judgement_store.rootOf)(place, path), path).kind === "file";
      return isThere && !isInCommit ? [{ path, issue: (0, import_shared_app_planning_verification_judgement_store.notCommitted)(place, path) ?? `${path} is not committed` }] : [];
    });
    if (lost.length === 0) return [];
    const text = `The files of ${id} are committed`;
    const named = { id: (0, import_shared_app_planning_verification_judgement_store.claimId)("truth", text), kind: "truth", text, sources: [id] };
    const reason = lost.map(({ issue }) => issue).join("; ");
    const missing2 = lost.map(({ path }) => `Commit ${path}`);
    return [{ ...base, ...named, standing: "failed", reason, files: lost, missing: missing2 }];
  });
}
function prohibitionClaim({ value, ...claim }, { prohibitions }) {
  const open = { standing: "undecided", reason: (0, import_shared_app_planning_verification_judgement_store.undecidedProhibition)(value) };
  const judged = prohibitions.get(claim.id) ?? open;
  const missing2 = judged.standing === "failed" ? [claim.text] : [];
  return { ...base, ...claim, ...judged, kind: "prohibition", missing: missing2 };
}
// src/app/planning/verification/run-everywhere.ts
async function runEverywhere(workspace, open, runs) {
  const { place } = runs;
  const { commands } = open;
  const build = place.missing.length > 0 ? trustedBuild(workspace) : null;
  if (build !== null) await (0, import_shared_app_planning_verification_judgement_store.runBuild)(runs, build);
  const checks = await (0, import_shared_app_planning_verification_judgement_store.runPhaseChecks)({ ...runs, commands });
  const red = checks.filter(({ verdict }) => verdict === "failed");
  if (place.commit === null || red.length === 0) return { place, checks };
  const own = (0, import_shared_app_planning_verification_judgement_store.ownFolder)(workspace.project, "");
  const runHere = (of) => (0, import_shared_app_planning_verification_judgement_store.runPhaseChecks)({ ...runs, place: own, suffix: "-here", commands: of });
  const isRed = ({ id }) => red.some((one) => one.id === id);
  const here = await runHere(commands.filter(isRed));
  const green = here.filter(({ verdict }) => verdict !== "failed");
  if (green.length === 0) return { place, checks };
  const output = red.map(({ file }) => outputAt(workspace.project, file)).join("\n");
  const lost = lostFiles(place, output);
  if (lost.length > 0) return { place, checks: checks.map((one) => explained(one, green, lost)) };
  const all = [...here, ...await runHere(commands.filter((one) => !isRed(one)))];
  const why = whyOnlyHere(place, output, green[0]?.command ?? "");
  return {
    place: (0, import_shared_app_planning_verification_judgement_store.ownFolder)(workspace.project, why),
    checks: commands.flatMap(({ id }) => all.find((one) => one.id === id) ?? [])
  };
}
function explained(check, green, lost) {
  if (!green.some(({ id }) => id === check.id)) return check;
  const verb = lost.length === 1 ? "is" : "are";
  const cause = `it passes in your folder, but not in a clean checkout: ${(0, import_shared_core_planning_phases_standing.someOf)(lost, MOST_NAMED)} ${verb} not committed`;
  return { ...check, reason: `${cause} (${check.reason})` };
}
var MOST_NAMED = 5;
function trustedBuild({ userFolder, project }) {
  const { buildCommand } = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)((0, import_node_path2.join)(project, ".planning"));
  return buildCommand !== null && (0, import_hooks_active_on_command.listTrusted)(userFolder, project).includes(buildCommand) ? buildCommand : null;
}
function lostFiles({ uncommitted: uncommitted2, ignored, missing: missing2 }, output) {
  const all = [.../* @__PURE__ */ new Set([...uncommitted2, ...ignored])];
  const named = all.filter((path) => isNamed(path, output));
  if (named.length > 0) return named;
  return missing2.some((folder) => output.includes(folder)) ? [] : all;
}
function isNamed(path, output) {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const bare = name.replace(/\.\w+$/, "");
  return output.includes(path) || output.includes(name) || bare.length > 3 && output.includes(`/${bare}'`);
}
function whyOnlyHere({ missing: missing2 }, output, command) {
  const needed = missing2.filter((folder) => output.includes(folder));
  const folders = (needed.length > 0 ? needed : missing2).slice(0, 3).join(", ");
  return folders === "" ? `\u201C${command.slice(0, 80)}\u201D passes in your folder alone, though everything is committed` : `the checks need ${folders}, which git ignores and which no trusted workflow.build_command makes`;
}
function outputAt(project, file) {
  return (0, import_shared_core_planning_documents_planning_settings.documentText)(project, file) ?? "";
}
// src/app/planning/verification/verify-phase.ts
async function verifyPhase(workspace, project, request) {
  const opened = (0, import_shared_app_planning_verification_judgement_store.openExecutedPhase)(project, request.phase, request.here);
  if (opened.status === "refused") return opened;
  const { open } = opened;
  const file = `.planning/phases/${open.folder}/${open.report}`;
  const refusal = (0, import_app_loop_conclude_turn3.writeObjection)(project.root, file) ?? await (0, import_shared_app_planning_verification_judgement_store.refuseUntrusted)(workspace, open);
  if (refusal !== null) return (0, import_shared_core_planning_documents_planning_settings.refused)(refusal);
  const started = (0, import_common.isoTime)(workspace).replaceAll(":", "-");
  const folder = (0, import_shared_app_planning_verification_judgement_store.openVerificationFolder)(project.root, open.folder, started);
  if (folder.status === "refused") return folder;
  const { readers } = (0, import_app_loop_judge_check.readReaderFiles)(project.root, workspace.userFolder);
  const runs = { folder: folder.path, timeoutSeconds: request.timeoutSeconds, readers };
  const clean = await (0, import_shared_app_planning_verification_judgement_store.openJudgingPlace)(workspace, open, request.here === true);
  let place = clean;
  let claims;
  let checks;
  let signs;
  const judgements = (0, import_shared_app_planning_verification_judgement_store.readJudgements)(workspace, open);
  const overrides = readOverrides(open.previous?.document.frontmatter.values.overrides);
  try {
    const ran = await runEverywhere(workspace, open, { ...runs, place: clean });
    ({ place, checks } = ran);
    const prohibitions = await (0, import_shared_app_planning_verification_judgement_store.runProhibitionTests)(open, { ...runs, place });
    const told = { place, checks, prohibitions, overrides };
    claims = judgePhase(open, { ...told, judgements: judgements.filter((one) => (0, import_shared_app_planning_verification_judgement_store.isUnchanged)(place.root, one)) });
    claims = claims.map((claim) => withUncommittedBasis(claim, judgements));
    signs = stubSignsOf(open, place);
  } finally {
    await clean.close();
  }
  const report = reportOf({ workspace, project, open, judgements, claims, checks, signs, place });
  if (report === null)
    return (0, import_shared_core_planning_documents_planning_settings.refused)("A file of the phase changed or vanished while it was verified: verify again.");
  const evidence = { file, status: report.verdict.status, judgedIn: report.judgedIn, checks };
  (0, import_common6.keepJson)((0, import_node_path.join)(folder.path, "evidence.json"), evidence, {}, 2);
  if (open.previous !== null) (0, import_common7.writeFileAtomic)((0, import_node_path.join)(folder.path, "previous.md"), open.previous.document.text);
  const written = (0, import_app_loop_conclude_turn2.writeDocumentPage)(project.root, file, renderVerification(report));
  if (written.status === "refused") return written;
  const { text } = report.acceptance;
  const uat = text === null ? null : `.planning/phases/${open.folder}/${open.uat.name}`;
  const kept = uat === null || text === null || text === open.uat.text ? null : (0, import_app_loop_conclude_turn3.writeDocument)(project.root, uat, text);
  return kept?.status === "refused" ? kept : { status: "done", report, file, uat };
}
function acceptanceIn(workspace, open, { items, open: left }) {
  if (items.length === 0) return { items, numbers: [], text: null };
  const { uat, folder, phase } = open;
  const sources = phase.names.filter((name) => name.endsWith("-SUMMARY.md"));
  const text = (0, import_shared_app_planning_verification_judgement_store.updateUat)(uat.text, { folder, sources, now: (0, import_common.isoTime)(workspace), items });
  return { items, numbers: (0, import_shared_app_planning_verification_judgement_store.pendingTests)((0, import_shared_core_planning_phases_standing.readUat)(text), left), text };
}
function withUncommittedBasis(claim, judgements) {
  const judgement = judgements.find(({ id }) => id === claim.id);
  if (claim.standing !== "undecided" || judgement === void 0 || judgement.files.length === 0) return claim;
  const names = judgement.files.map(({ path }) => path).join(", ");
  return { ...claim, reason: `It was judged on ${names}, not committed as it was then` };
}
function reportOf(gathered) {
  const { workspace, project, open, judgements, checks, place } = gathered;
  const { root } = project;
  const folded = (0, import_shared_app_planning_verification_judgement_store.acceptanceOf)(open.claims.humanChecks, judgements);
  const claims = [...gathered.claims, ...folded.failed];
  const judgedFiles = judgements.flatMap(({ files }) => files.map(({ path }) => path));
  const covered = (0, import_shared_app_planning_verification_judgement_store.coveredFiles)(root, open, judgedFiles, place.commit !== null);
  const digest = (0, import_shared_core_planning_phases_standing.coveredDigestOf)(root, covered, place.commit);
  if (digest === null) return null;
  const covering = { coveredFiles: covered, coveredDigest: digest, judgedCommit: place.commit };
  const own = place.commit === null ? [] : (0, import_shared_core_planning_phases_standing.freshnessOf)(root, covering).uncommitted;
  const requirements = requirementsOf(project, open, claims);
  const later = laterPhases(project, open);
  const verdict = phaseVerdict({ claims, humanChecks: folded.open, requirements, later });
  const { previous } = open;
  const kept = previous?.document.frontmatter.values.overrides;
  return {
    folder: open.folder,
    number: open.facts.number,
    name: open.facts.name,
    goal: open.roadmap?.goal ?? null,
    verified: (0, import_common.isoTime)(workspace),
    verdict,
    claims,
    confirmed: folded.confirmed,
    acceptance: acceptanceIn(workspace, open, folded),
    requirements,
    judgedIn: {
      commit: place.commit,
      why: place.why,
      uncommitted: [.../* @__PURE__ */ new Set([...place.uncommitted, ...own])]
    },
    signs: gathered.signs,
    evidence: checks,
    overrides: (0, import_shared_yaml_dist_parse_parser.isList)(kept) ? kept : [],
    reVerification: reVerification(previous, verdict.gaps, isUnchanged2(open, root)),
    coveredFiles: covered,
    coveredDigest: digest
  };
}
function isUnchanged2({ previous }, root) {
  return previous !== null && previous.coveredDigest !== null && (0, import_shared_core_planning_phases_standing.freshnessOf)(root, previous).fresh;
}
function requirementsOf(project, open, claims) {
  const plans = open.plans.map(({ id, document }, index) => ({
    id,
    requirements: document.requirements,
    completed: open.phase.plans[index]?.summary?.requirementsCompleted ?? []
  }));
  return coverRequirements(
    open.roadmap?.requirements ?? [],
    project.requirements?.items ?? [],
    plans,
    claims
  );
}
function laterPhases(project, open) {
  return (project.roadmap?.phases ?? []).filter(({ number }) => (0, import_hooks_active_on_command2.comparePhases)(number, open.facts.number) > 0).map(({ number, successCriteria }) => ({ number, criteria: successCriteria }));
}
async function recordVerification(project, report, files, commit) {
  if (report.verdict.undecided.length > 0) return { synced: [], commit: null, problem: null };
  const result = await (0, import_shared_core_planning_phases_sync_roadmap2.recordVerified)(project, report.number);
  const changed = result.status === "done" ? result.files : [];
  const kept = result.status === "done" ? await (0, import_shared_core_planning_phases_sync_roadmap.keepProjectUp)(project) : result;
  const synced = kept.status === "done" && kept.changed ? [...changed, ".planning/PROJECT.md"] : changed;
  const problem = kept.status === "refused" ? kept.reason : null;
  if (!commit) return { synced, commit: null, problem };
  const message = `docs(phase-${report.number}): verify phase`;
  const documents = [...files, ...synced, ...newDocuments(project.root, report)];
  return { synced, commit: await (0, import_shared_core_planning_documents_must_haves.commitPlanning)(project.root, documents, message), problem };
}
function newDocuments(root, { coveredFiles: covered }) {
  const documents = covered.filter((path) => path.startsWith(".planning/"));
  const committed = (0, import_shared_core_planning_phases_standing.committedTexts)(root, documents);
  return documents.filter((path) => !committed.has(path));
}
module.exports = {
  judgedInText: judgedInText,
  recordVerification: recordVerification,
  verifyPhase: verifyPhase
};
