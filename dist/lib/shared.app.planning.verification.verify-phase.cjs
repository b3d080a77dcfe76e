var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==a&&__defProp(r,o,{get:()=>e[o],enumerable:!(n=__getOwnPropDesc(e,o))||n.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{recordVerification:()=>recordVerification,verifyPhase:()=>verifyPhase}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_verification_update_uat=require("./shared.core.planning.verification.update-uat.cjs"),import_shared_app_planning_milestones_keep_project=require("./shared.app.planning.milestones.keep-project.cjs"),import_shared_app_planning_documents_record_state=require("./shared.app.planning.documents.record-state.cjs"),import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_documents_roadmap=require("./shared.core.planning.documents.roadmap.cjs"),import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_shared_core_planning_documents_roadmap_scope2=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_app_loop_judge_check=require("./app.loop.judge-check.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_app_loop_conclude_turn2=require("./app.loop.conclude-turn.cjs"),import_app_loop_conclude_turn3=require("./app.loop.conc\
lude-turn.cjs"),import_common=require("./common.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command4=require("./hooks.active.on-command.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_node_path=require("node:path"),import_node_path2=require("node:path");
// src/app/planning/verification/verify-phase.ts
// src/core/planning/verification/phase-verdict.ts
function phaseVerdict({ claims, humanChecks, requirements, later }) {
  const cited = new Set(
    claims.filter(({ kind, standing }) => kind === "truth" && standing === "failed").flatMap(({ cites }) => cites)
  );
  const failed3 = claims.filter(({ id, standing }) => standing === "failed" && !cited.has(id));
  const deferrals = new Map(
    failed3.flatMap((claim) => {
      const deferred = deferralOf(claim, later);
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
function deferralOf({ kind, text, sources, by }, later) {
  if (kind !== "truth" || by === "code" || sources.includes(import_shared_core_planning_verification_update_uat.ROADMAP)) return null;
  for (const { number, criteria } of later) {
    const criterion = criteria.find((one) => (0, import_shared_core_planning_verification_update_uat.isSameStatement)(one, text));
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
  const isIn = (list, text) => list.some((one) => (0, import_shared_core_planning_verification_update_uat.isSameStatement)(one, text));
  if (sameFiles && before.every((truth) => isIn(now, truth)))
    return carriedOver(previous.document.frontmatter.values.re_verification);
  const held = verifiedTruths(previous);
  return {
    previousStatus: previous.status,
    previousScore: (0, import_hooks_active_on_command3.scalar)(previous.document.frontmatter.values.score) ?? "",
    gapsClosed: before.filter((truth) => !isIn(now, truth)),
    gapsRemaining: before.filter((truth) => isIn(now, truth)),
    regressions: now.filter((truth) => !isIn(before, truth) && isIn(held, truth))
  };
}
function carriedOver(value) {
  const status = (0, import_hooks_active_on_command3.isMap)(value) ? (0, import_hooks_active_on_command3.scalar)(value.previous_status) : null;
  if (!(0, import_hooks_active_on_command3.isMap)(value) || status === null) return null;
  return {
    previousStatus: status,
    previousScore: (0, import_hooks_active_on_command3.scalar)(value.previous_score) ?? "",
    gapsClosed: (0, import_hooks_active_on_command3.texts)(value.gaps_closed),
    gapsRemaining: (0, import_hooks_active_on_command3.texts)(value.gaps_remaining),
    regressions: (0, import_hooks_active_on_command3.texts)(value.regressions)
  };
}
function verifiedTruths({ document }) {
  return (0, import_hooks_active_on_command4.textLines)(document.text, document.body).flatMap((line) => {
    const cells = (0, import_app_loop_conclude_turn.rowCells)(line);
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
  const code = exports2.length > 0 ? (0, import_shared_core_planning_verification_update_uat.withoutComments)(text, path) : "";
  const absent = exports2.filter((name) => !hasName(code, name));
  const isOpen = HANDS_ON.some((pattern) => pattern.test(code));
  const issues = [
    ...minLines !== null && lines < minLines ? [`Only ${(0, import_common4.countOf)(lines, "line")}, need ${minLines}`] : [],
    ...contains !== null && !text.includes(contains) ? [`Missing pattern: ${contains}`] : [],
    ...isOpen ? [] : absent.map((name) => `Missing export: ${name}`)
  ];
  const unknown = absent.map((name) => `It may hand on ${name} from another file`);
  const warnings = stubSigns(text).map(({ line, sign }) => line === 0 ? sign : `line ${line}: ${sign}`);
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
  for (const [index, line] of lines.entries()) {
    const sign = LINE_SIGNS.find(([pattern]) => pattern.test(line.slice(0, LONGEST_LINE)))?.[1];
    if (sign !== void 0) found.push({ line: index + 1, sign });
    if (found.length === MOST) break;
  }
  return isOnlyComments(lines) ? [{ line: 0, sign: "nothing but comments" }, ...found] : found;
}
function isOnlyComments(lines) {
  const written = lines.map((line) => line.trim()).filter((line) => line !== "");
  return written.every((line) => /^(?:\/\/|\/\*|\*|--|#|<!--)/.test(line));
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
        `Pattern "${pattern}" ${(0, import_shared_core_planning_documents_roadmap_scope2.patternProblem)(pattern) ?? "is not a regular expression"}; correct it in the plan`
      );
    case "too-slow":
      return failed2(`Pattern "${pattern}" takes too long to look for; write a simpler one`);
    default:
      return failed2(notFound(pattern));
  }
}
function notFound(pattern) {
  const problem = (0, import_shared_core_planning_documents_roadmap_scope2.patternProblem)(pattern);
  const why = problem === null ? "" : `: it ${problem}; correct it in the plan`;
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
function judgeTruths({ truths }, commands, judged) {
  return truths.map((truth) => {
    const ids = new Set(commands.filter((command) => shows(command, truth)).map(({ id }) => id));
    return judgeTruth(
      truth,
      judged.filter(
        ({ id, kind, text }) => ids.has(id) || kind !== "check" && (0, import_shared_core_planning_verification_update_uat.isSameStatement)(text, truth.text)
      )
    );
  });
}
function judgeTruth({ id, text, sources, backstop }, checks) {
  const base2 = { id, kind: "truth", text, sources, by: "code", cites: checks.map((one) => one.id) };
  const failed3 = checks.filter(({ standing }) => standing === "failed");
  if (failed3.length > 0)
    return {
      ...base2,
      standing: "failed",
      reason: failed3.map((one) => `${one.text}: ${one.reason}`).join("; "),
      files: failed3.flatMap(({ files }) => files),
      missing: failed3.flatMap(({ missing: missing2 }) => missing2)
    };
  const none = { files: [], missing: [] };
  const open = checks.find(({ standing }) => standing !== "verified");
  if (open !== void 0)
    return { ...base2, ...none, standing: "undecided", reason: `${open.text}: ${open.reason}` };
  if (checks.length > 0)
    return {
      ...{ ...base2, ...none, standing: "verified" },
      reason: `Shown by ${checks.map((one) => one.text).join(", ")}`
    };
  return backstop ? {
    ...{ ...base2, ...none, standing: "human" },
    reason: "The plan marks it as one that no reading of the code can show (insufficient_spec)"
  } : { ...base2, ...none, standing: "undecided", reason: "No check of the plans is said to show it" };
}
function shows({ command, truths, shows: said }, { id, text }) {
  return truths.includes(id) || command.length > 5 && text.includes(command) || said.some((one) => (0, import_shared_core_planning_verification_update_uat.isSameStatement)(one, text));
}
// src/app/planning/verification/judge-phase.ts
function judgePhase(open, evidence) {
  const { claims, commands } = open;
  const settle = (judged) => (0, import_shared_core_planning_verification_update_uat.applyOverrides)((0, import_shared_core_planning_verification_update_uat.foldJudgements)(judged, evidence.judgements), evidence.overrides);
  const parts = settle([
    ...commands.flatMap(
      (command) => evidence.checks.filter(({ id }) => id === command.id).map((run) => checkClaim(run, command.plans))
    ),
    ...claims.artifacts.map((claim) => artifactClaim(claim, evidence.place)),
    ...claims.links.map((claim) => linkClaim(claim, evidence.place))
  ]);
  const commits = commitClaims(open, evidence.place);
  const truths = settle(judgeTruths(claims, commands, [...parts, ...commits]));
  const prohibitions = settle(claims.prohibitions.map((claim) => prohibitionClaim(claim, evidence)));
  const uncommitted = commits.filter(({ standing }) => standing === "failed");
  return [...truths, ...unreadable2(open), ...uncommitted, ...parts, ...prohibitions];
}
function stubSignsOf(open, place) {
  const paths = /* @__PURE__ */ new Set([
    ...open.claims.artifacts.map(({ value }) => value.path),
    ...open.plans.flatMap(({ document }) => document.filesModified)
  ]);
  return [...paths].flatMap((path) => {
    const file = /\.mdx?$/i.test(path) ? null : (0, import_shared_core_planning_verification_update_uat.readProjectFile)((0, import_shared_core_planning_verification_update_uat.rootOf)(place, path), path);
    return file?.kind === "file" ? stubSigns(file.text).map((sign) => ({ path, ...sign })) : [];
  }).slice(0, 100);
}
var base = { by: "code", files: [], missing: [], cites: [] };
function unreadable2({ plans }) {
  return plans.flatMap(
    ({ id, document }) => document.diagnostics.filter(({ code }) => code === import_shared_core_planning_documents_roadmap_scope2.UNREAD).map(({ line, message, fix }) => {
      const text = `The must-haves of ${id} can be read (line ${line})`;
      const named = { id: (0, import_shared_core_planning_verification_update_uat.claimId)("truth", text), kind: "truth", text, sources: [id] };
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
  const judged = judgeArtifact(value, (0, import_shared_core_planning_verification_update_uat.readProjectFile)((0, import_shared_core_planning_verification_update_uat.rootOf)(place, path), path));
  const { verdict, warnings } = judged;
  const isFailed = verdict === "failed";
  const why = isFailed ? (0, import_shared_core_planning_verification_update_uat.notCommitted)(place, path) : null;
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
  const read = (path) => (0, import_shared_core_planning_verification_update_uat.readProjectFile)((0, import_shared_core_planning_verification_update_uat.rootOf)(place, path), path);
  const [from, to] = [read(value.from), read(value.to)];
  const { verdict, detail: found } = judgeLink(value, from, to, (0, import_shared_core_planning_verification_update_uat.findPattern)(value.pattern, from, to));
  const why = verdict === "verified" ? null : (0, import_shared_core_planning_verification_update_uat.notCommitted)(place, value.from) ?? (0, import_shared_core_planning_verification_update_uat.notCommitted)(place, value.to);
  const detail = why === null ? found : `${found}; ${why}`;
  const judged = { ...base, ...claim, kind: "link", standing: verdict, reason: detail };
  if (verdict === "verified") return judged;
  const missing2 = [`${value.from} must reach ${value.to}: ${detail}`];
  return { ...judged, files: [{ path: value.from, issue: detail }], missing: missing2 };
}
function commitClaims({ plans }, place) {
  if (place.commit === null) return [];
  return plans.map(({ id, document }) => {
    const lost = (0, import_shared_core_planning_verification_update_uat.plannedFiles)({ plans: [{ id, document }] }).flatMap((path) => {
      const isThere = (0, import_shared_core_planning_verification_update_uat.readProjectFile)(place.project, path).kind === "file";
      const isInCommit = (0, import_shared_core_planning_verification_update_uat.readProjectFile)((0, import_shared_core_planning_verification_update_uat.rootOf)(place, path), path).kind === "file";
      return isThere && !isInCommit ? [{ path, issue: (0, import_shared_core_planning_verification_update_uat.notCommitted)(place, path) ?? `${path} is not committed` }] : [];
    });
    const text = `The files of ${id} are committed`;
    const named = { id: (0, import_shared_core_planning_verification_update_uat.claimId)("truth", text), kind: "truth", text, sources: [id] };
    if (lost.length === 0) return { ...base, ...named, standing: "verified", reason: "All of them" };
    const reason = lost.map(({ issue }) => issue).join("; ");
    const missing2 = lost.map(({ path }) => `Commit ${path}`);
    return { ...base, ...named, standing: "failed", reason, files: lost, missing: missing2 };
  });
}
function prohibitionClaim({ value, ...claim }, { prohibitions }) {
  const open = { standing: "undecided", reason: (0, import_shared_core_planning_verification_update_uat.undecidedProhibition)(value) };
  const judged = prohibitions.get(claim.id) ?? open;
  const missing2 = judged.standing === "failed" ? [claim.text] : [];
  return { ...base, ...claim, ...judged, kind: "prohibition", missing: missing2 };
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
  const output = red.map(({ file }) => outputAt(workspace.project, file)).join("\n");
  const lost = lostFiles(place, output);
  if (lost.length > 0) return { place, checks: checks.map((one) => explained(one, green, lost)) };
  const all = [...here, ...await runHere(commands.filter((one) => !isRed(one)))];
  const why = whyOnlyHere(place, output, green[0]?.command ?? "");
  return {
    place: (0, import_shared_core_planning_verification_update_uat.ownFolder)(workspace.project, why),
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
  return buildCommand !== null && (0, import_hooks_active_on_command2.listTrusted)(userFolder, project).includes(buildCommand) ? buildCommand : null;
}
function lostFiles({ uncommitted, ignored, missing: missing2 }, output) {
  const all = [.../* @__PURE__ */ new Set([...uncommitted, ...ignored])];
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
  const opened = (0, import_shared_core_planning_verification_update_uat.openExecutedPhase)(project, request.phase, request.here);
  if (opened.status === "refused") return opened;
  const { open } = opened;
  const file = `${open.place}/${open.report}`;
  const refusal = (0, import_app_loop_conclude_turn3.writeObjection)(project.root, file) ?? await (0, import_shared_core_planning_verification_update_uat.refuseUntrusted)(workspace, open);
  if (refusal !== null) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(refusal);
  const started = (0, import_common.isoNow)(workspace).replaceAll(":", "-");
  const folder = (0, import_shared_core_planning_verification_update_uat.openVerificationFolder)(project.root, open.folder, started);
  if (folder.status === "refused") return folder;
  const { readers } = (0, import_app_loop_judge_check.readReaderFiles)(project.root, workspace.userFolder);
  const { timeoutSeconds, tell } = request;
  const runs = { folder: folder.path, timeoutSeconds, readers, tell };
  const clean = await (0, import_shared_core_planning_verification_update_uat.openJudgingPlace)(workspace, open, request.here === true);
  let place = clean;
  let claims;
  let checks;
  let signs;
  const judgements = (0, import_shared_core_planning_verification_update_uat.judgementsOf)(workspace, open);
  const overrides = (0, import_shared_core_planning_verification_update_uat.readOverrides)(open.previous?.document.frontmatter.values.overrides);
  try {
    const ran = await runEverywhere(workspace, open, { ...runs, place: clean });
    ({ place, checks } = ran);
    const prohibitions = await (0, import_shared_core_planning_verification_update_uat.runProhibitionTests)(open, { ...runs, place });
    const told = { place, checks, prohibitions, overrides };
    const { root } = place;
    const held = judgements.filter((one) => (0, import_shared_core_planning_verification_update_uat.holdsIn)(root, workspace, open, one));
    claims = judgePhase(open, { ...told, judgements: held });
    const lost = judgements.filter((one) => !held.includes(one));
    claims = claims.map((claim) => withUncommittedBasis(project.root, open, claim, lost));
    signs = stubSignsOf(open, place);
  } finally {
    await clean.close();
  }
  const report = reportOf({ workspace, project, open, judgements, claims, checks, signs, place });
  if (report === null)
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)("A file of the phase changed or vanished while it was verified: verify again.");
  const evidence = { file, status: report.verdict.status, judgedIn: report.judgedIn, checks };
  (0, import_common2.keepJson)((0, import_node_path.join)(folder.path, "evidence.json"), evidence, {}, 2);
  if (open.previous !== null) (0, import_common3.writeFileAtomic)((0, import_node_path.join)(folder.path, "previous.md"), open.previous.document.text);
  const written = (0, import_app_loop_conclude_turn2.writeDocumentPage)(project.root, file, (0, import_shared_core_planning_verification_update_uat.renderVerification)(report));
  if (written.status === "refused") return written;
  const { text } = report.acceptance;
  const uat = text === null ? null : `${open.place}/${open.uat.name}`;
  const kept = uat === null || text === null || text === open.uat.text ? null : (0, import_app_loop_conclude_turn3.writeDocument)(project.root, uat, text);
  return kept?.status === "refused" ? kept : { status: "done", report, file, uat };
}
function acceptanceIn(workspace, open, { items, open: left }) {
  if (items.length === 0) return { items, numbers: [], text: null };
  const { uat, folder, phase } = open;
  const sources = phase.names.filter((name) => name.endsWith("-SUMMARY.md"));
  const text = (0, import_shared_core_planning_verification_update_uat.updateUat)(uat.text, { folder, sources, now: (0, import_common.isoNow)(workspace), items });
  return { items, numbers: (0, import_shared_core_planning_verification_update_uat.pendingTests)((0, import_shared_core_planning_phases_standing.readUat)(text), left), text };
}
function withUncommittedBasis(root, open, claim, lost) {
  const judgement = lost.find(({ id }) => id === claim.id);
  if (claim.standing !== "undecided" || judgement === void 0) return claim;
  const names = (0, import_shared_core_planning_verification_update_uat.basisOf)(root, open, judgement).join(", ");
  return { ...claim, reason: `It was judged on ${names}, not committed as it was then` };
}
function reportOf(gathered) {
  const { workspace, project, open, judgements, checks, place } = gathered;
  const { root } = project;
  const folded = (0, import_shared_core_planning_verification_update_uat.acceptanceOf)(open.claims.humanChecks, judgements);
  const claims = [...gathered.claims, ...folded.failed];
  const judgedFiles = judgements.flatMap((one) => (0, import_shared_core_planning_verification_update_uat.basisOf)(root, open, one));
  const covered = (0, import_shared_core_planning_verification_update_uat.coveredFiles)(root, open, judgedFiles, place.commit !== null);
  const digest = (0, import_shared_core_planning_documents_roadmap.coveredDigestOf)(root, covered, place.commit);
  if (digest === null) return null;
  const covering = { coveredFiles: covered, coveredDigest: digest, judgedCommit: place.commit };
  const own = place.commit === null ? [] : (0, import_shared_core_planning_documents_roadmap.freshnessOf)(root, covering).uncommitted;
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
    verified: (0, import_common.isoNow)(workspace),
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
    overrides: (0, import_hooks_active_on_command3.isList)(kept) ? kept : [],
    judgements,
    reVerification: reVerification(previous, verdict.gaps, isUnchanged(open, root)),
    coveredFiles: covered,
    coveredDigest: digest
  };
}
function isUnchanged({ previous }, root) {
  return previous !== null && previous.coveredDigest !== null && (0, import_shared_core_planning_documents_roadmap.freshnessOf)(root, previous).fresh;
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
  return (project.roadmap?.phases ?? []).filter(({ number }) => (0, import_hooks_active_on_command.comparePhases)(number, open.facts.number) > 0).map(({ number, successCriteria }) => ({ number, criteria: successCriteria }));
}
async function recordVerification(project, report, files, commit) {
  if (report.verdict.undecided.length > 0) return { synced: [], commit: null, problem: null };
  const result = await (0, import_shared_app_planning_documents_record_state.recordVerified)(project, report.number);
  const changed = result.status === "done" ? result.files : [];
  const kept = result.status === "done" ? await (0, import_shared_app_planning_milestones_keep_project.keepProjectUp)(project) : result;
  const synced = kept.status === "done" && kept.changed ? [...changed, ".planning/PROJECT.md"] : changed;
  const problem = kept.status === "refused" ? kept.reason : null;
  if (!commit) return { synced, commit: null, problem };
  const message = `docs(phase-${report.number}): verify phase`;
  const documents = [...files, ...synced, ...newDocuments(project.root, report)];
  return { synced, commit: await (0, import_shared_core_planning_documents_roadmap_scope.commitPlanning)(project.root, documents, message), problem };
}
function newDocuments(root, { coveredFiles: covered }) {
  const documents = covered.filter((path) => path.startsWith(".planning/"));
  const committed = (0, import_shared_core_planning_documents_roadmap.committedTexts)(root, documents);
  return documents.filter((path) => !committed.has(path));
}
