var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,r)=>{for(var n in r)__defProp(e,n,{get:r[n],enumerable:!0})},__copyProps=(e,r,n,t)=>{if(r&&typeof r=="object"||typeof r=="function")for(let o of __getOwnPropNames(r))!__hasOwnProp.call(e,o)&&o!==n&&__defProp(e,o,{get:()=>r[o],enumerable:!(t=__getOwnPropDesc(r,o))||t.enumerable});return e},__toESM=(e,r,n)=>(n=e!=null?__create(__getProtoOf(e)):{},__copyProps(r||!e||!e.__esModule?__defProp(n,"default",{value:e,enumerable:!0}):n,e)),__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{CITATION:()=>CITATION,GUIDANCE:()=>GUIDANCE,LADDER:()=>LADDER,NOTE_TYPES:()=>NOTE_TYPES,NOT_INSTALLED:()=>NOT_INSTALLED,OLDEST_WITH_PROFILES:()=>OLDEST_WITH_PROFILES,REFUSAL:()=>REFUSAL,REFUSALS:()=>REFUSALS,RUNGS:()=>RUNGS,SOURCES:()=>SOURCES,STEP_OUTCOMES:()=>STEP_OUTCOMES,TEMPLATE:()=>TEMPLATE,accountAt:()=>accountAt,accountOf:()=>accountOf,addedOfAll:()=>addedOfAll,addressOf:()=>addressOf,ageFrom:()=>ageFrom,appendFixLines:()=>appendFixLines,appendGuidance:()=>appendGuidance,appendShared:()=>appendShared,askNlm:()=>askNlm,broughtAlong:()=>broughtAlong,cacheRecord:()=>cacheRecord,callAs:()=>callAs,callNlm:()=>callNlm,changeAccount:()=>changeAccount,changeLedger:()=>changeLedger,checkLogin:()=>checkLogin,choicesOfAll:()=>choicesOfAll,chooseNotebook:()=>chooseNotebook,chooseProfile:()=>chooseProfile,chosenNotebook:()=>chosenNotebook,classesOf:()=>classesOf,classifyRun:()=>classifyRun,consultRungs:()=>consultRungs,coolDown:()=>coolDown,cooldownOf:()=>cooldownOf,createNotebook:()=>createNotebook,defaultProfile:()=>defaultProfile,efficacyOf:()=>efficacyOf,emptyLedger:()=>emptyLedger,emptyRegistry:()=>emptyRegistry,faultOf:()=>faultOf,findInstalled:()=>findInstalled,findNlm:()=>findNlm,fixGuidance:()=>fixGuidance,
fixRecord:()=>fixRecord,foldCache:()=>foldCache,foldFixes:()=>foldFixes,forgetAdded:()=>forgetAdded,forgetTemporary:()=>forgetTemporary,forgottenIn:()=>forgottenIn,freesAt:()=>freesAt,getNotebook:()=>getNotebook,giveBackTogether:()=>giveBackTogether,hasPlenty:()=>hasPlenty,isAside:()=>isAside,isJobAlive:()=>isJobAlive,isNamedInProject:()=>isNamedInProject,isOlder:()=>isOlder,isResting:()=>isResting,isSettled:()=>isSettled,isSharedName:()=>isSharedName,isUncertain:()=>isUncertain,jobIdOf:()=>jobIdOf,jobPath:()=>jobPath,jsonOf:()=>jsonOf,judgeLastGuidance:()=>judgeLastGuidance,judgementsIn:()=>judgementsIn,keptFixLines:()=>keptFixLines,keptLines:()=>keptLines,knownLines:()=>knownLines,learnFromRefusal:()=>learnFromRefusal,learnUsage:()=>learnUsage,leavesReserve:()=>leavesReserve,leftOf:()=>leftOf,listNotebooks:()=>listNotebooks,listProfiles:()=>listProfiles,locateNlm:()=>locateNlm,looksSecret:()=>looksSecret,lostLedgerText:()=>lostLedgerText,makeFix:()=>makeFix,makeGuidance:()=>makeGuidance,mapped:()=>mapped,mayHaveMore:()=>mayHaveMore,mayMeasure:()=>mayMeasure,measureAgain:()=>measureAgain,measureUsage:()=>measureUsage,nameShared:()=>nameShared,namedAccounts:()=>namedAccounts,nlmEnvironment:()=>nlmEnvironment,noSources:()=>noSources,nobodyAsked:()=>nobodyAsked,notAskedText:()=>notAskedText,notChosen:()=>notChosen,notKept:()=>notKept,noteFile:()=>noteFile,noteLogin:()=>noteLogin,openJobsFolder:()=>openJobsFolder,ownFileOf:()=>ownFileOf,ownerOfConversation:()=>ownerOfConversation,packageMentions:()=>packageMentions,parse:()=>parse,parseFixLine:()=>parseFixLine,parseLine:()=>parseLine,parsePlan:()=>parsePlan,projectAccounts:()=>projectAccounts,projectNotebook:()=>projectNotebook,qdrantOf:()=>qdrantOf,rateOf:()=>rateOf,readAdded:()=>readAdded,readChoices:()=>readChoices,readFixes:()=>readFixes,readGuidance:()=>readGuidance,readGuidanceJob:()=>readGuidanceJob,readLedger:()=>readLedger,readPackageFile:()=>readPackageFile,readRegistries:()=>readRegistries,readTemplate:()=>readTemplate,
readTemporary:()=>readTemporary,readUserSettings:()=>readUserSettings,refusalSentence:()=>refusalSentence,refuseOldVersion:()=>refuseOldVersion,refusedRun:()=>refusedRun,registryPath:()=>registryPath,remainingOf:()=>remainingOf,rememberAdded:()=>rememberAdded,rememberTemporary:()=>rememberTemporary,renderFoundNotes:()=>renderFoundNotes,renderIngested:()=>renderIngested,renderLink:()=>renderLink,renderLinkQuestion:()=>renderLinkQuestion,renderMarked:()=>renderMarked,renderMemoryProblems:()=>renderMemoryProblems,renderMemoryReview:()=>renderMemoryReview,renderNotes:()=>renderNotes,renderPrefetched:()=>renderPrefetched,renderSimilar:()=>renderSimilar,renderSynthesis:()=>renderSynthesis,renderTemplate:()=>renderTemplate,renderTransfer:()=>renderTransfer,renderWholeNote:()=>renderWholeNote,reserveQuery:()=>reserveQuery,reserveQuestion:()=>reserveQuestion,rungOf:()=>rungOf,serverOf:()=>serverOf,settleAnswered:()=>settleAnswered,settleQuery:()=>settleQuery,settleRefused:()=>settleRefused,settleUnknown:()=>settleUnknown,shareInTurn:()=>shareInTurn,shareLeft:()=>shareLeft,sharedLines:()=>sharedLines,sharedName:()=>sharedName,showFoundNotes:()=>showFoundNotes,shownIn:()=>shownIn,sourceTitle:()=>sourceTitle,sourcesChangedAt:()=>sourcesChangedAt,spentOn:()=>spentOn,stepFor:()=>stepFor,stepGuidance:()=>stepGuidance,tagsInText:()=>tagsInText,tagsOf:()=>tagsOf,textToSend:()=>textToSend,tryRungs:()=>tryRungs,typeNamed:()=>typeNamed,underTodaysClass:()=>underTodaysClass,unreadableRun:()=>unreadableRun,unsent:()=>unsent,usage:()=>usage,userDefaults:()=>userDefaults,userFolderOfJob:()=>userFolderOfJob,userSettingsShape:()=>userSettingsShape,wantsUsage:()=>wantsUsage,wasSpent:()=>wasSpent,withAccount:()=>withAccount2,withElsewhere:()=>withElsewhere,withRemote:()=>withRemote,withSource:()=>withSource,withoutArguments:()=>withoutArguments,withoutPath:()=>withoutPath,wrapInTemplate:()=>wrapInTemplate,writeGuidanceJob:()=>writeGuidanceJob}),module.exports=__toCommonJS(stdin_exports);var import_hooks_active_on_command=require(
"./hooks.active.on-command.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs");
// src/adapters/user/project-choices.ts
var NOTEBOOKS = {
  file: "notebooks.json",
  holds: "chosen notebooks",
  entry: () => {
    const name = (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._minLength)(1), (0, import_adapters_loops_record_schemas._maxLength)(200));
    return (0, import_adapters_loops_record_schemas.object)({ account: name, notebook: (0, import_adapters_loops_record_schemas.nullable)(name) });
  }
};
function readChoices(userFolder, projectRoot) {
  return (0, import_hooks_active_on_command.readEntries)(NOTEBOOKS, userFolder, projectRoot);
}
function choicesOfAll(userFolder) {
  return [...(0, import_hooks_active_on_command.projectsIn)(NOTEBOOKS, userFolder).values()].flat();
}
function chooseNotebook(userFolder, projectRoot, { account: account2, notebook }) {
  return (0, import_hooks_active_on_command.keepEntries)(
    NOTEBOOKS,
    userFolder,
    projectRoot,
    (before) => before.some((one) => one.account === account2 && one.notebook === notebook) ? before : [...before, { account: account2, notebook }]
  );
}
var NAME = /^[\w.-]{1,80}$/;
var NAMES = {
  file: "shared-projects.json",
  holds: "shared projects",
  entry: () => (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._regex)(NAME))
};
function isSharedName(name) {
  return NAME.test(name);
}
function sharedName(userFolder, project) {
  return (0, import_hooks_active_on_command.entriesIn)(NAMES, userFolder, project)[0] ?? null;
}
function nameShared(userFolder, project, name) {
  return (0, import_hooks_active_on_command.keepEntries)(NAMES, userFolder, project, () => name === null ? [] : [name]);
}

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

// src/core/memory/template.ts
var NOTE_TYPES = ["PATTERN", "DECISION", "PROBLEM", "INSIGHT"];
var TEMPLATE = import_common5.prose`[PATTERN|DECISION|PROBLEM|INSIGHT] <title>

CONTEXT: <situation that led to this memory>
REASONING: <why this approach/conclusion>
OUTCOME: <result or expected result>
TAGS: <words, separated by commas>`;
var HEAD = /^\[(PATTERN|DECISION|PROBLEM|INSIGHT)\](.*)$/i;
var SECTION = /^(CONTEXT|REASONING|OUTCOME|TAGS|ORIGINAL):(.*)$/i;
var LONGEST_TITLE = 120;
var MOST_TAGS = 40;
function readTemplate(text2) {
  const lines = text2.replaceAll(/\r\n?/g, "\n").replace(/^\uFEFF/, "").split("\n");
  const first = lines.findIndex((line) => line.trim() !== "");
  const [, name, heading = ""] = HEAD.exec(lines[first]?.trim() ?? "") ?? [];
  const type = typeNamed(name);
  const sections = sectionsOf(type === null ? lines : lines.slice(first + 1));
  const section = (wanted) => (sections.get(wanted) ?? "").trim();
  const [context, reasoning, outcome] = [section("CONTEXT"), section("REASONING"), section("OUTCOME")];
  return {
    parts: {
      type: type ?? "INSIGHT",
      title: titleOf(heading.trim() || firstLine(context || section(""))),
      context,
      reasoning,
      outcome,
      tags: tagsOf(section("TAGS").split(/[,\n]/)),
      original: sections.get("ORIGINAL")?.trim() ?? null
    },
    problems: problemsOf(type, context, reasoning),
    warnings: outcome === "" ? ["OUTCOME: is missing."] : []
  };
}
function problemsOf(type, context, reasoning) {
  const types = NOTE_TYPES.map((one) => `[${one}]`).join(", ");
  const all = [
    { code: "type", message: `It does not begin with one of ${types}.`, isThere: type !== null },
    { code: "context", message: "CONTEXT: is missing or empty.", isThere: context !== "" },
    { code: "reasoning", message: "REASONING: is missing or empty.", isThere: reasoning !== "" }
  ];
  return all.filter(({ isThere }) => !isThere).map(({ code, message }) => ({ code, message }));
}
function renderTemplate(parts) {
  const { type, title, context, reasoning, outcome, tags, original } = parts;
  const rows = [
    `CONTEXT: ${inSection(context)}`,
    `REASONING: ${inSection(reasoning)}`,
    ...outcome === "" ? [] : [`OUTCOME: ${inSection(outcome)}`],
    ...tags.length === 0 ? [] : [`TAGS: ${tags.join(", ")}`],
    ...original === null ? [] : [`ORIGINAL:
${original}`]
  ];
  return `[${type}] ${titleOf(title)}

${rows.join("\n")}
`;
}
function wrapInTemplate(text2, type) {
  const original = text2.replaceAll(/\r\n?/g, "\n").trim();
  const read2 = readTemplate(original).parts;
  return {
    ...read2,
    type: type ?? read2.type,
    title: titleOf(firstLine(original).trim().replace(HEAD, "$2").trim() || read2.title),
    context: read2.context || "Kept as it was given.",
    reasoning: read2.reasoning || "It was not given.",
    original
  };
}
function typeNamed(name) {
  const upper = name?.trim().toUpperCase();
  return NOTE_TYPES.find((type) => type === upper) ?? null;
}
function tagsOf(words2) {
  const tags = words2.map((word) => word.trim().replace(/^#/, "").toLowerCase().normalize("NFC").slice(0, 60)).filter((word) => word !== "");
  return [...new Set(tags)].slice(0, MOST_TAGS);
}
function tagsInText(text2) {
  const names = [...text2.matchAll(/`([\w./-]{2,40})`|\b([A-Z]{2,10}-\d{1,6})\b/g)];
  return tagsOf(names.map(([, code, id]) => code ?? id ?? "")).slice(0, 5);
}
function sectionsOf(lines) {
  const sections = /* @__PURE__ */ new Map([["", []]]);
  let name = "";
  let isCode = false;
  for (const line of lines) {
    const [, header, rest = ""] = isCode || name === "ORIGINAL" ? [] : SECTION.exec(line) ?? [];
    const upper = header?.toUpperCase();
    if (upper === void 0 || sections.has(upper)) {
      if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
      sections.get(name)?.push(line);
    } else {
      name = upper;
      sections.set(upper, [rest.trimStart()]);
    }
  }
  return new Map([...sections].map(([key, rows]) => [key, rows.join("\n")]));
}
function inSection(text2) {
  return text2.trim().replaceAll(/^(?=(?:CONTEXT|REASONING|OUTCOME|TAGS|ORIGINAL):)/gim, " ");
}
function titleOf(text2) {
  return (0, import_common6.clipText)(text2.replaceAll(/\s+/g, " ").trim(), LONGEST_TITLE);
}
function firstLine(text2) {
  return (text2.split("\n").find((line) => line.trim() !== "") ?? "").replace(/^#+[ \t]+/, "");
}

var import_common7 = require("./common.cjs");

// src/core/memory/memory-text.ts
function noteFile(id) {
  return `.msw/memory/${id}.md`;
}
function renderNotes({ notes, unusable: unusable3 }) {
  const none = notes.length === 0 ? import_common5.prose`The memory of this project is empty: /msw:remember adds a note.` : null;
  return (0, import_common5.joinProse)([none, ...notes.map(lineOf), unusableLines(unusable3)], "\n");
}
function lineOf({ id, type, title, createdAt, needsReview, domain, usageCount }) {
  const day = createdAt === null ? import_common5.prose`undated` : (0, import_common.quoteName)(createdAt.slice(0, 10));
  const about = domain === null ? import_common5.prose`` : import_common5.prose` (${(0, import_common.quoteName)(domain, 40)})`;
  const review = needsReview ? import_common5.prose`, to review` : import_common5.prose``;
  const used = usageCount === 0 ? import_common5.prose`` : import_common5.prose`, used ${(0, import_common7.countOf)(usageCount, "time")}`;
  return import_common5.prose`${typeWord(type)} ${(0, import_common4.quoteLine)(title, 120)}${about}, ${day}${used}${review}: ${(0, import_common.quoteName)(noteFile(id))}`;
}
function renderFoundNotes({ hits, notes, unusable: unusable3 }) {
  const [first, ...others] = hits;
  const none = notes === 0 ? import_common5.prose`The memory of this project is empty.` : import_common5.prose`None of ${(0, import_common7.countOf)(notes, "note")} says enough about this.`;
  const best = first === void 0 ? [none] : [hitLine(first), fenceNote(first.note, 4e3)];
  return (0, import_common5.joinProse)([...best, ...others.map(hitLine), unusableLines(unusable3)], "\n");
}
function showFoundNotes({ hits, ...found }) {
  const [first, ...others] = hits;
  if (first === void 0) return (0, import_common3.shown)(renderFoundNotes({ hits, ...found }));
  const { title, original, text: text2 } = first.note;
  const given = (original ?? text2).trim();
  const unusable3 = unusableLines(found.unusable);
  return (0, import_common3.joinShown)(
    [
      (0, import_common3.shown)(hitLine(first)),
      given === title ? null : (0, import_common2.forPeople)(given.split("\n").map((line) => `  ${line}`)),
      ...others.map((hit) => (0, import_common3.shown)(hitLine(hit))),
      unusable3 === null ? null : (0, import_common3.shown)(unusable3)
    ],
    "\n"
  );
}
function hitLine({ note: note2, supersededBy }) {
  return supersededBy === null ? lineOf(note2) : import_common5.prose`${lineOf(note2)}, replaced by ${(0, import_common.quoteName)(noteFile(supersededBy))}`;
}
function renderSynthesis(told) {
  const age = told.stale ? import_common5.prose`, ${(0, import_common7.countOf)(told.age_hours ?? 0, "hour")} old and not renewed` : import_common5.prose``;
  return import_common5.prose`## What the Notebook Says${age}\n\n${(0, import_app_loop_conclude_turn.fence)(told.divine_truth, { cap: 24e3, label: import_common5.prose`the project's notebook` })}`;
}
function renderSimilar(similar, reason) {
  const lines = similar.map(
    ({ id, title }) => import_common5.prose`Nearly the same: ${(0, import_common4.quoteLine)(title, 120)}, ${(0, import_common.quoteName)(noteFile(id))}`
  );
  return (0, import_common5.joinProse)([...lines, reason], "\n");
}
function notKept(similar, called) {
  return import_common5.prose`Not kept, since a note says nearly the same. With ${(0, import_common.quoteName)(called("supersedes") ?? "supersedes")} ${(0, import_common.quoteName)(similar)} it replaces that note, with ${(0, import_common.quoteName)(called("anyway") ?? "anyway")} both are kept.`;
}
function renderPrefetched({
  tasks,
  leftToday
}) {
  const words2 = { asked: import_common5.prose`asked`, known: import_common5.prose`known`, left: import_common5.prose`left` };
  const lines = tasks.map(({ task, status, notice }) => {
    const why = notice === null ? import_common5.prose`` : import_common5.prose`, ${(0, import_common4.quoteLine)(notice, 300)}`;
    return import_common5.prose`${words2[status]}: ${(0, import_common4.quoteLine)(task, 120)}${why}`;
  });
  return (0, import_common5.joinProse)([...lines, import_common5.prose`${leftToday} more can be fetched today.`], "\n");
}
var MOST_SHOWN = 20;
function renderMemoryReview(review, forget) {
  const { notes, structured, causalLinks, spread, alike, superseded, toReview } = review;
  const { unattributed, undated } = review;
  const file = (id) => (0, import_common.quoteName)(noteFile(id));
  const names = (ids) => (0, import_common5.joinProse)(ids.slice(0, MOST_SHOWN).map(file), ", ");
  return (0, import_common5.joinProse)(
    [
      import_common5.prose`${(0, import_common7.countOf)(notes, "note")}, ${Math.round(structured * notes)} of them in the template; ${(0, import_common7.countOf)(causalLinks, "link that says", "links that say")} more than "related"; scores spread by ${Math.round(spread * 1e3) / 1e3}.`,
      ...alike.slice(0, MOST_SHOWN).map(({ ids: [a, b] }) => import_common5.prose`Nearly the same: ${file(a)}, ${file(b)}`),
      superseded.length === 0 ? null : import_common5.prose`Replaced: ${names(superseded)}`,
      toReview.length === 0 ? null : import_common5.prose`To be put into the template: ${names(toReview)}`,
      unattributed.length === 0 ? null : import_common5.prose`Without an author: ${names(unattributed)}`,
      undated.length === 0 ? null : import_common5.prose`Without a time: ${names(undated)}`,
      import_common5.prose`Nothing was changed. A new note replaces one, by its id: /msw:remember --supersedes ID TEXT`,
      import_common5.prose`To move one away: ${forget}`
    ],
    "\n"
  );
}
function renderMarked(notes, { replace, model }) {
  if (notes.length === 0) return import_common5.prose`No note is marked for review.`;
  return (0, import_common5.joinProse)(
    [
      import_common5.prose`${(0, import_common7.countOf)(notes.length, "note is", "notes are")} not in the template. If the user agrees, write each into the template with nothing but what it says, and replace it; the original stays: ${replace}`,
      (0, import_app_loop_conclude_turn.indented)(TEMPLATE),
      ...notes.map((note2) => (0, import_common5.joinProse)([lineOf(note2), fenceNote(note2, 2e3)], "\n")),
      import_common5.prose`Or the user's own model does it: ${model}`
    ],
    "\n\n"
  );
}
function renderIngested({ accepted, proposed, duplicates, rejected }) {
  const lines = rejected.map(
    ({ index, reason }) => import_common5.prose`Rejected: number ${index + 1}, ${(0, import_common4.quoteLine)(reason, 200)}`
  );
  return (0, import_common5.joinProse)(
    [
      import_common5.prose`${(0, import_common7.countOf)(accepted, "link")} accepted, ${proposed} proposed, ${duplicates} known before.`,
      ...lines
    ],
    "\n"
  );
}
function renderTransfer(counts, undo) {
  const { read: read2, added, known, wrapped, undated, unattributed, links, backup } = counts;
  return (0, import_common5.joinProse)(
    [
      import_common5.prose`${(0, import_common7.countOf)(read2, "memory", "memories")} read: ${added} added, ${known} known before.`,
      import_common5.prose`Corrected: ${wrapped} wrapped in the template and marked for review, ${undated} dated by their file.`,
      import_common5.prose`Without an author: ${unattributed}.`,
      renderIngested(links),
      import_common5.prose`The previous memory is copied to ${(0, import_common.quoteName)(backup)}. To take the import back: ${undo}`
    ],
    "\n"
  );
}
function renderLink({ from, to, type, status }) {
  const [a, b] = [(0, import_common.quoteName)(noteFile(from)), (0, import_common.quoteName)(noteFile(to))];
  const sentences = {
    causes: import_common5.prose`${a} led to ${b}`,
    solves: import_common5.prose`${b} solves ${a}`,
    contradicts: import_common5.prose`${a} and ${b} contradict each other`,
    expands: import_common5.prose`${b} adds detail on ${a}`,
    supersedes: import_common5.prose`${b} replaces ${a}`,
    similar: import_common5.prose`${a} and ${b} are related`
  };
  return status === "accepted" ? sentences[type] : import_common5.prose`Proposed: ${sentences[type]}`;
}
function renderLinkQuestion(a, b) {
  return import_common5.prose`Analyze the relationship between these two memories:

MEMORY A: ${fenceNote(a, 4e3)}

MEMORY B: ${fenceNote(b, 4e3)}

What is the relationship? Choose ONE:
- causes: A led to or caused B
- solves: B is a solution to problem A
- contradicts: A and B contain conflicting information
- expands: B adds detail on A
- supersedes: B replaces or updates A
- similar: related, but not causal

Respond with only the relationship type.`;
}
function renderWholeNote(note2) {
  return (0, import_common5.joinProse)([lineOf(note2), fenceNote(note2, 2e4)], "\n");
}
function fenceNote({ id, text: text2 }, cap) {
  return (0, import_app_loop_conclude_turn.fence)(text2.trim(), { cap, label: import_common5.prose`the project's memory, ${(0, import_common.quoteName)(noteFile(id))}` });
}
function unusableLines(unusable3) {
  if (unusable3.length === 0) return null;
  const lines = unusable3.map(
    ({ name, reason }) => import_common5.prose`Left out: ${(0, import_common.quoteName)(name, 200)}, ${(0, import_common4.quoteLine)(reason, 200)}`
  );
  return (0, import_common5.joinProse)(lines, "\n");
}
function renderMemoryProblems(reason) {
  return (0, import_common5.joinProse)([(0, import_common4.quoteLine)(reason, 1e3), import_common5.prose`The template:`, (0, import_app_loop_conclude_turn.indented)(TEMPLATE)], "\n");
}
function typeWord(type) {
  const words2 = {
    PATTERN: import_common5.prose`PATTERN `,
    DECISION: import_common5.prose`DECISION`,
    PROBLEM: import_common5.prose`PROBLEM `,
    INSIGHT: import_common5.prose`INSIGHT `
  };
  return words2[type];
}

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_common8 = require("./common.cjs");

var import_common9 = require("./common.cjs");

// src/core/notebook/refusal.ts
var REFUSALS = [
  "not-chosen",
  "not-installed",
  "too-old",
  "rate-limited",
  "auth-expired",
  "profile-missing",
  "not-found",
  "permission",
  "drift",
  "timeout",
  "network",
  "lost-answer",
  "argument-too-long",
  "usage",
  "unknown"
];
var REFUSAL = (0, import_adapters_loops_record_schemas.object)({
  reason: (0, import_adapters_loops_record_schemas._enum)(REFUSALS),
  text: (0, import_adapters_loops_record_schemas.string)(),
  profile: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)())
});
var AT_ONCE = { scope: "project", minutes: 0 };
var FOR_ALL = (minutes) => ({ scope: "project", minutes });
var FOR_CLASS = { scope: "class", minutes: 15 };
var ONCE_A_DAY = { scope: "class", minutes: 24 * 60 };
var MEANINGS = {
  "not-chosen": ["free", "other", AT_ONCE],
  "not-installed": ["free", "other", AT_ONCE],
  "too-old": ["free", "other", AT_ONCE],
  "rate-limited": ["free", "account", AT_ONCE],
  "auth-expired": ["free", "account", AT_ONCE],
  "profile-missing": ["free", "account", AT_ONCE],
  "not-found": ["free", "account", FOR_ALL(5)],
  permission: ["free", "account", FOR_ALL(5)],
  drift: ["free", "other", FOR_ALL(15)],
  timeout: ["spent", "question", FOR_CLASS],
  network: ["spent", "other", FOR_ALL(2)],
  "lost-answer": ["spent", "question", ONCE_A_DAY],
  "argument-too-long": ["free", "question", FOR_CLASS],
  usage: ["free", "question", FOR_CLASS],
  unknown: ["spent", "question", FOR_CLASS]
};
var NEVER_SENT = /Connection refused|actively refused|Name or service not known|getaddrinfo|Temporary failure in name resolution|ProxyError|ConnectError|ConnectTimeout|no sources to query|another call as/i;
function wasSpent({ reason, text: text2 }) {
  return MEANINGS[reason][0] === "spent" && !NEVER_SENT.test(text2);
}
function faultOf(reason) {
  return MEANINGS[reason][1];
}
function cooldownOf(reason) {
  return MEANINGS[reason][2];
}
var NOT_INSTALLED = import_common5.prose`NotebookLM cannot be asked, as \`nlm\` is not installed: \`uv tool install notebooklm-mcp-cli\` or \`pipx install notebooklm-mcp-cli\`.`;
function refusalSentence(refusal) {
  return SENTENCES[refusal.reason](refusal);
}
var SENTENCES = {
  // MSW's own words, with the cure.
  "not-chosen": ({ text: text2 }) => `NotebookLM was not asked: ${(0, import_common8.plainLine)(text2, 1e3)}.`,
  "not-installed": () => NOT_INSTALLED,
  "too-old": () => "The installed `nlm` is too old (0.9.13 or newer is needed): upgrade notebooklm-mcp-cli.",
  "rate-limited": ({ profile }) => `NotebookLM refused: the quota of ${account(profile)} is used up for now; it frees within a day.`,
  "auth-expired": ({ profile }) => `NotebookLM is logged out: run \`${(0, import_hooks_active_on_stop.loginCommand)(profile)}\`.`,
  "profile-missing": ({ profile }) => `nlm has no such profile: run \`${(0, import_hooks_active_on_stop.loginCommand)(profile)}\`.`,
  "not-found": () => "NotebookLM has no such notebook: check `notebook` in `.msw/config.json`.",
  permission: ({ profile }) => `The notebook is not open to ${account(profile)}: share it or choose another profile.`,
  drift: () => "Google changed something that this `nlm` does not know yet: upgrade notebooklm-mcp-cli.",
  timeout: () => "NotebookLM did not answer in time.",
  network: () => "NotebookLM could not be reached.",
  "lost-answer": () => "NotebookLM was asked but its answer did not arrive.",
  "argument-too-long": () => "The question was too long for this system.",
  usage: ({ text: text2 }) => `nlm refused the request (${firstLine2(text2)}).`,
  unknown: ({ text: text2 }) => `NotebookLM gave no answer (${firstLine2(text2)}).`
};
function account(profile) {
  return profile === null ? "nlm's default account" : `profile ${profile}`;
}
function firstLine2(text2) {
  const lines = (0, import_common9.harmless)(text2).split("\n");
  return (lines.find((line) => line.trim() !== "") ?? "no reason given").trim().slice(0, 160);
}

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_app_guidance_note_failures = require("./app.guidance.note-failures.cjs");

// src/core/guidance/guidance.ts
var CITATION = (0, import_adapters_loops_record_schemas.object)({
  number: (0, import_adapters_loops_record_schemas.number)(),
  sourceId: (0, import_adapters_loops_record_schemas.string)(),
  quote: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
  /** The title of the source; missing when unknown. */
  title: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.string)())
});
var SOURCE = (0, import_adapters_loops_record_schemas.discriminatedUnion)("kind", [
  (0, import_adapters_loops_record_schemas.object)({
    kind: (0, import_adapters_loops_record_schemas.literal)("notebook"),
    notebook: (0, import_adapters_loops_record_schemas.string)(),
    conversationId: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
    citations: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)(CITATION))
  }),
  /** `project`: the name of the project, when it is not the one that asks. */
  (0, import_adapters_loops_record_schemas.object)({
    kind: (0, import_adapters_loops_record_schemas.literal)("fix"),
    id: (0, import_adapters_loops_record_schemas.string)(),
    check: (0, import_adapters_loops_record_schemas.string)(),
    commit: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
    headline: (0, import_adapters_loops_record_schemas.string)(),
    project: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
    likeness: (0, import_adapters_loops_record_schemas._enum)(["same", "near"])
  }),
  /** `place`: `path:line`, `package@version file:line` or the command of a tool. */
  (0, import_adapters_loops_record_schemas.object)({
    kind: (0, import_adapters_loops_record_schemas.literal)("passage"),
    rung: (0, import_adapters_loops_record_schemas._enum)(["memory", "documents", "packages", "tool"]),
    place: (0, import_adapters_loops_record_schemas.string)()
  }),
  (0, import_adapters_loops_record_schemas.object)({ kind: (0, import_adapters_loops_record_schemas.literal)("memory"), id: (0, import_adapters_loops_record_schemas.string)(), title: (0, import_adapters_loops_record_schemas.string)() }),
  (0, import_adapters_loops_record_schemas.object)({ kind: (0, import_adapters_loops_record_schemas.literal)("document"), path: (0, import_adapters_loops_record_schemas.string)(), heading: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()) })
]);
var GUIDANCE = (0, import_adapters_loops_record_schemas.object)({
  /** `g-` and 16 hex digits, stable for the same class and text. */
  id: (0, import_adapters_loops_record_schemas.string)(),
  /** The class fingerprint of the failure that it answers. */
  failureClass: (0, import_adapters_loops_record_schemas.string)(),
  /** As the source gave it: untrusted, not yet fenced. */
  text: (0, import_adapters_loops_record_schemas.string)(),
  /** 16 hex digits of the text, ignoring white space. */
  answerHash: (0, import_adapters_loops_record_schemas.string)(),
  source: SOURCE,
  /** ISO 8601. */
  answeredAt: (0, import_adapters_loops_record_schemas.string)()
});
function broughtAlong(guidance) {
  return { ...guidance, source: { kind: "document", path: ".msw/guidance.jsonl", heading: null } };
}
var LONGEST = 12e3;
var MOST_CITATIONS = 24;
var LONGEST_QUOTE = 400;
function makeGuidance(parts) {
  const text2 = (0, import_common6.clipText)(parts.text, LONGEST);
  const answerHash = (0, import_app_guidance_note_failures.hashAnswer)(text2);
  const id = `g-${(0, import_app_guidance_note_failures.digest)(`${parts.failureClass}
${answerHash}`)}`;
  return { ...parts, text: text2, source: keptSource(parts.source), id, answerHash };
}
function keptSource(source) {
  if (source.kind !== "notebook") return source;
  const citations = source.citations.slice(0, MOST_CITATIONS).map((citation) => ({
    ...citation,
    quote: citation.quote === null ? null : (0, import_common6.clipText)(citation.quote, LONGEST_QUOTE)
  }));
  return { ...source, citations };
}

// src/core/guidance/ladder.ts
var RUNGS = ["fixes", "answers", "memory", "documents", "packages", "tool", "notebook"];
var LADDER = [
  { name: "fixes", about: import_common5.prose`your own fixes`, deadlineMs: 1e3, fromTime: 1 },
  { name: "answers", about: import_common5.prose`answers known already`, deadlineMs: 1e3, fromTime: 1 },
  { name: "memory", about: import_common5.prose`the project’s memory`, deadlineMs: 1e3, fromTime: 1 },
  { name: "documents", about: import_common5.prose`the project’s documents`, deadlineMs: 2e3, fromTime: 1 },
  {
    name: "packages",
    about: import_common5.prose`the documentation of installed versions`,
    deadlineMs: 2e3,
    fromTime: 1
  },
  { name: "tool", about: import_common5.prose`the tool’s own explanation`, deadlineMs: 5e3, fromTime: 2 },
  // Its deadline comes from the settings: `guidanceDeadlineSeconds`.
  { name: "notebook", about: import_common5.prose`NotebookLM`, deadlineMs: 0, fromTime: 2 }
];
var STEP_OUTCOMES = [
  ...["spoke", "silent", "tried", "rests"],
  ...["later", "closed", "late", "waiting"]
];
function rungOf(name) {
  const rung = LADDER.find((one) => one.name === name);
  if (rung === void 0) throw new Error(`there is no rung ${name}`);
  return rung;
}

// src/core/guidance/cache-line.ts
var SUBJECT = (0, import_adapters_loops_record_schemas.object)({
  class: (0, import_adapters_loops_record_schemas.string)(),
  phase: (0, import_adapters_loops_record_schemas._enum)(["install", "compile", "lint", "test", "run"]),
  items: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)()))
});
var OUTCOME = (0, import_adapters_loops_record_schemas._enum)(["helped", "did-not-help", "unknown"]);
var head = { class: (0, import_adapters_loops_record_schemas.string)(), at: (0, import_adapters_loops_record_schemas.string)() };
var STEP = (0, import_adapters_loops_record_schemas.object)({
  rung: (0, import_adapters_loops_record_schemas._enum)(RUNGS),
  outcome: (0, import_adapters_loops_record_schemas._enum)(STEP_OUTCOMES),
  why: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
  ms: (0, import_adapters_loops_record_schemas.number)()
});
var LINE = (0, import_adapters_loops_record_schemas.discriminatedUnion)("kind", [
  (0, import_adapters_loops_record_schemas.object)({ kind: (0, import_adapters_loops_record_schemas.literal)("asked"), ...head, question: (0, import_adapters_loops_record_schemas.string)(), job: (0, import_adapters_loops_record_schemas.string)() }),
  (0, import_adapters_loops_record_schemas.object)({ kind: (0, import_adapters_loops_record_schemas.literal)("answered"), ...head, guidance: GUIDANCE }),
  (0, import_adapters_loops_record_schemas.object)({ kind: (0, import_adapters_loops_record_schemas.literal)("refused"), ...head, refusal: REFUSAL }),
  /** `tokens`: the cost of reading it; `source`: in words; `of`: the id of the fix. */
  (0, import_adapters_loops_record_schemas.object)({
    kind: (0, import_adapters_loops_record_schemas.literal)("offered"),
    ...head,
    guidance: (0, import_adapters_loops_record_schemas.string)(),
    loop: (0, import_adapters_loops_record_schemas.string)(),
    subject: SUBJECT,
    rung: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.string)()),
    tokens: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.number)()),
    source: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.string)()),
    of: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.string)())
  }),
  /** The notebook was asked a second time after an answer that did not help. */
  (0, import_adapters_loops_record_schemas.object)({ kind: (0, import_adapters_loops_record_schemas.literal)("followed-up"), ...head, guidance: (0, import_adapters_loops_record_schemas.string)() }),
  /** A notebook answered that its sources have nothing about it; until they change, it is not asked again. */
  (0, import_adapters_loops_record_schemas.object)({ kind: (0, import_adapters_loops_record_schemas.literal)("not-in-sources"), ...head, notebook: (0, import_adapters_loops_record_schemas.string)() }),
  /** One search for guidance and the outcome of each rung; `guidance` is null when no rung had any. */
  (0, import_adapters_loops_record_schemas.object)({
    kind: (0, import_adapters_loops_record_schemas.literal)("climbed"),
    ...head,
    loop: (0, import_adapters_loops_record_schemas.string)(),
    iteration: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.number)()),
    headline: (0, import_adapters_loops_record_schemas.string)(),
    times: (0, import_adapters_loops_record_schemas.number)(),
    steps: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)(STEP)),
    guidance: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)())
  }),
  /** Forgotten on request; it counts again when the same answer is given again or when it is restored. */
  (0, import_adapters_loops_record_schemas.object)({ kind: (0, import_adapters_loops_record_schemas.literal)("forgotten"), ...head, guidance: (0, import_adapters_loops_record_schemas.string)() }),
  (0, import_adapters_loops_record_schemas.object)({ kind: (0, import_adapters_loops_record_schemas.literal)("restored"), ...head, guidance: (0, import_adapters_loops_record_schemas.string)() }),
  (0, import_adapters_loops_record_schemas.object)({
    kind: (0, import_adapters_loops_record_schemas.literal)("judged"),
    ...head,
    guidance: (0, import_adapters_loops_record_schemas.string)(),
    loop: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
    outcome: OUTCOME
  })
]);
function parseLine(text2) {
  try {
    const parsed = LINE.safeParse(JSON.parse(text2));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
function cacheRecord(line) {
  return { v: 1, ...line };
}
function underTodaysClass(lines, { class: today, former = [] }) {
  const known = new Set(former);
  return lines.map((line) => known.has(line.class) ? { ...line, class: today } : line);
}
function foldCache(lines, failureClass) {
  const entries = /* @__PURE__ */ new Map();
  for (const line of lines) if (line.class === failureClass) apply(entries, line);
  const forgotten = forgottenIn(lines);
  return [...entries.values()].filter(({ guidance }) => !forgotten.has(guidance.id)).map((entry) => ({ ...entry, offeredIn: [...entry.offeredIn] }));
}
function forgottenIn(lines) {
  const gone = /* @__PURE__ */ new Map();
  const known = /* @__PURE__ */ new Map();
  for (const [index, line] of lines.entries()) {
    const said = { at: ISO.test(line.at) ? line.at : "", index };
    if (line.kind === "forgotten") note(gone, line.guidance, said);
    else if (line.kind === "restored") note(known, line.guidance, said);
    else if (line.kind === "answered") note(known, line.guidance.id, said);
  }
  return new Set([...gone].flatMap(([id, said]) => isLater(said, known.get(id)) ? [id] : []));
}
var ISO = /^\d{4}-\d\d-\d\dT/;
function note(last, id, said) {
  if (isLater(said, last.get(id))) last.set(id, said);
}
function isLater(one, other) {
  if (other === void 0) return true;
  return one.at === other.at ? one.index > other.index : one.at > other.at;
}
function apply(entries, line) {
  if (line.kind === "answered") {
    if (entries.has(line.guidance.id)) return;
    entries.set(line.guidance.id, { guidance: line.guidance, offeredIn: /* @__PURE__ */ new Set(), outcomes: /* @__PURE__ */ new Map() });
  } else if (line.kind === "offered") {
    entries.get(line.guidance)?.offeredIn.add(line.loop);
  } else if (line.kind === "judged") {
    const entry = entries.get(line.guidance);
    const { outcome, at: at2 } = line;
    entry?.outcomes.set(line.loop ?? [...entry.offeredIn].at(-1) ?? "", { outcome, at: at2 });
  }
}
function efficacyOf(entry) {
  const outcomes = [...entry.outcomes.values()].map(({ outcome }) => outcome);
  if (outcomes.includes("helped")) return "helped";
  if (outcomes.includes("did-not-help")) return "did-not-help";
  return outcomes.length > 0 ? "unknown" : "pending";
}
var MOST_CLIMBS = 500;
function keptLines(lines) {
  const keepers = /* @__PURE__ */ new Map();
  const forgotten = /* @__PURE__ */ new Map();
  const climbs = lines.filter((line) => line.kind === "climbed");
  const old = new Set(climbs.slice(0, -MOST_CLIMBS));
  for (const [index, line] of lines.entries()) {
    if (line.kind === "climbed" && old.has(line)) continue;
    if (line.kind === "forgotten") forgotten.set(line.guidance, index);
    const since = line.kind === "answered" ? forgotten.get(line.guidance.id) ?? null : null;
    const key = JSON.stringify([line.kind, line.class, since, ...identity(line)]);
    if (line.kind !== "answered" || !keepers.has(key)) keepers.set(key, index);
  }
  const kept = new Set(keepers.values());
  return lines.map((_, index) => kept.has(index));
}
function identity(line) {
  switch (line.kind) {
    case "answered":
      return [line.guidance.id];
    case "offered":
    case "judged":
      return [line.guidance, line.loop];
    case "followed-up":
    case "forgotten":
    case "restored":
      return [line.guidance];
    case "refused":
      return [line.refusal.reason];
    case "not-in-sources":
      return [line.notebook];
    case "climbed":
      return [line.loop, line.at];
    case "asked":
      return [];
  }
}

var import_common10 = require("./common.cjs");

var import_common11 = require("./common.cjs");

var import_common12 = require("./common.cjs");

var import_common13 = require("./common.cjs");

var import_common14 = require("./common.cjs");

var import_common15 = require("./common.cjs");

var import_node_path = require("node:path");
// src/app/guidance/guidance-cache.ts
var LIMIT_BYTES = 4 * 1024 * 1024;
var LARGEST = 16 * 1024 * 1024;
function readGuidance(projectRoot, about) {
  return read((0, import_common10.mswPath)(projectRoot, "guidance.jsonl"), (0, import_common15.ownFile)(projectRoot), about);
}
async function appendGuidance(projectRoot, line, limitBytes) {
  if ((0, import_common10.openMswFolder)(projectRoot).status === "refused") return;
  await append((0, import_common10.mswPath)(projectRoot, "guidance.jsonl"), (0, import_common15.ownFile)(projectRoot), line, limitBytes);
}
function sharedLines(userFolder, about) {
  return read(sharedPath(userFolder), (0, import_common15.ownFile)(userFolder), about);
}
function appendShared(userFolder, line) {
  return append(sharedPath(userFolder), (0, import_common15.ownFile)(userFolder), line);
}
function knownLines(projectRoot, userFolder, notebooks, about) {
  const isOurs = ({ source }) => source.kind === "notebook" && notebooks.includes(source.notebook);
  const lines = sharedLines(userFolder, about);
  const ours = new Set(
    lines.flatMap((line) => line.kind === "answered" && isOurs(line.guidance) ? [line.guidance.id] : [])
  );
  const shared = lines.filter((line) => {
    if (line.kind === "answered") return isOurs(line.guidance);
    if (line.kind === "not-in-sources") return notebooks.includes(line.notebook);
    return isAbout(line) && ours.has(line.guidance);
  });
  return [...shared, ...readGuidance(projectRoot, about)];
}
var ABOUT = ["judged", "followed-up", "forgotten", "restored"];
function isAbout(line) {
  return ABOUT.some((kind) => kind === line.kind);
}
function sharedPath(userFolder) {
  return (0, import_node_path.join)(userFolder, "guidance.jsonl");
}
function read(path, place, about = [""]) {
  return textsOf(path, place).flatMap(
    (text2) => about.some((one) => text2.includes(one)) ? parseLine(text2) ?? [] : []
  );
}
async function append(path, place, line, limitBytes = LIMIT_BYTES) {
  await (0, import_common11.withLock)(path, () => {
    const appended = (0, import_common12.keepLines)(path, [cacheRecord(line)]);
    if (appended.status === "ok" && appended.size > limitBytes) compact(path, place);
  });
}
function textsOf(path, place) {
  return ((0, import_common14.textOf)(path, place, LARGEST) ?? "").split("\n").filter((text2) => text2.trim() !== "");
}
function compact(path, place) {
  const texts = textsOf(path, place);
  const parsed = texts.map(parseLine);
  const kept = keptLines(parsed.filter((line) => line !== null)).values();
  const left = texts.filter((_, index) => parsed[index] === null || kept.next().value === true);
  if (left.length < texts.length) (0, import_common13.writeFileAtomic)(path, `${left.join("\n")}
`);
}

var import_common16 = require("./common.cjs");

var import_common17 = require("./common.cjs");

var import_common18 = require("./common.cjs");

var import_common19 = require("./common.cjs");

var import_node_fs = require("node:fs");
var import_node_path2 = require("node:path");
// src/app/guidance/guidance-job.ts
var JOB = (0, import_adapters_loops_record_schemas.object)({
  v: (0, import_adapters_loops_record_schemas.literal)(2),
  id: (0, import_adapters_loops_record_schemas.string)(),
  /** The class fingerprint. */
  class: (0, import_adapters_loops_record_schemas.string)(),
  /** The project of the loop that asked first; absolute. */
  project: (0, import_adapters_loops_record_schemas.string)(),
  loop: (0, import_adapters_loops_record_schemas.string)(),
  /** Free of secrets. */
  question: (0, import_adapters_loops_record_schemas.string)(),
  /** As named in the settings. */
  notebook: (0, import_adapters_loops_record_schemas.string)(),
  conversationId: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
  /** The id of the guidance that did not help, when this is the follow-up question. */
  followsUp: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
  /** For all accounts together. */
  timeoutSeconds: (0, import_adapters_loops_record_schemas.number)().check((0, import_adapters_loops_record_schemas._gte)(1), (0, import_adapters_loops_record_schemas._lte)(3600)),
  status: (0, import_adapters_loops_record_schemas._enum)(["queued", "running", "answered", "refused"]),
  /** Milliseconds since 1970, like the two below. */
  queuedAt: (0, import_adapters_loops_record_schemas.number)(),
  /** The worker's, once it runs. */
  pid: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.int)().check((0, import_adapters_loops_record_schemas._positive)())),
  startedAt: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.number)()),
  /** When the worker will have ended itself at the latest. */
  endsBy: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.number)()),
  guidance: (0, import_adapters_loops_record_schemas.nullable)(GUIDANCE),
  refusal: (0, import_adapters_loops_record_schemas.nullable)(REFUSAL),
  /** Sentences about accounts that could not be asked. */
  notices: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)()))
});
var START_MS = 2e4;
var GRACE_MS = 5e3;
var FOLDER = "guidance-jobs";
var OLD_MS = 24 * 60 * 60 * 1e3;
var LONGEST_MS = 2 * 60 * 60 * 1e3;
function jobIdOf(failureClass, notebooks) {
  return `ask-${(0, import_app_guidance_note_failures.hashAnswer)([failureClass, ...notebooks.toSorted()].join("\n"))}`;
}
function jobPath(userFolder, id) {
  return (0, import_node_path2.join)(userFolder, FOLDER, `${id}.json`);
}
function userFolderOfJob(path) {
  return (0, import_node_path2.dirname)((0, import_node_path2.dirname)(path));
}
function openJobsFolder(userFolder) {
  const folder = (0, import_node_path2.join)(userFolder, FOLDER);
  (0, import_common17.makeFolder)(folder, 448);
  if (!(0, import_node_fs.lstatSync)(folder).isDirectory()) return false;
  for (const name of (0, import_common19.namesIn)(folder, (0, import_common15.ownFile)(userFolder))) {
    const path = (0, import_node_path2.join)(folder, name);
    const stat = (0, import_node_fs.lstatSync)(path, { throwIfNoEntry: false });
    if (stat?.isFile() && Date.now() - stat.mtimeMs > OLD_MS) (0, import_node_fs.rmSync)(path, { force: true });
  }
  return true;
}
function readGuidanceJob(path) {
  const file = (0, import_common18.readJson)(path, (0, import_common15.ownFile)(userFolderOfJob(path)));
  if (file.status !== "ok") return null;
  const parsed = JOB.safeParse(file.value);
  return parsed.success && parsed.data.id === (0, import_node_path2.basename)(path, ".json") ? parsed.data : null;
}
function writeGuidanceJob(userFolder, job) {
  (0, import_common12.keepJson)(jobPath(userFolder, job.id), job, { mode: 384 }, 2);
}
function isSettled(job) {
  return job.status === "answered" || job.status === "refused";
}
function isJobAlive(job, now) {
  const age = now - job.queuedAt;
  if (isSettled(job) || age < -GRACE_MS || age > LONGEST_MS) return false;
  if (job.pid === null) return age < START_MS;
  return now < (job.endsBy ?? 0) + GRACE_MS && (0, import_hooks_active_on_stop2.isAlive)(job.pid);
}
async function settleRefused(userFolder, job, refusal) {
  const at2 = (/* @__PURE__ */ new Date()).toISOString();
  await appendGuidance(job.project, { kind: "refused", class: job.class, at: at2, refusal });
  if (wasSpent(refusal)) await noteFollowUp(userFolder, job, at2);
  const { reason, text: text2 } = refusal;
  const refused3 = { loop: job.loop, class: job.class, job: job.id, reason, text: text2 };
  await (0, import_common16.appendJournal)(job.project, { event: "guidance-refused", ...refused3 }, at2);
  writeGuidanceJob(userFolder, { ...job, status: "refused", refusal });
}
async function settleAnswered(userFolder, job, guidance) {
  const { answeredAt: at2, answerHash, id } = guidance;
  await appendBoth(userFolder, job, { kind: "answered", class: job.class, at: at2, guidance });
  await noteFollowUp(userFolder, job, at2);
  const answered = { loop: job.loop, class: job.class, job: job.id, guidance: id, answerHash };
  await (0, import_common16.appendJournal)(job.project, { event: "guidance-answered", ...answered }, at2);
  writeGuidanceJob(userFolder, { ...job, status: "answered", guidance });
}
async function settleUnknown(userFolder, job, notebook) {
  const at2 = (/* @__PURE__ */ new Date()).toISOString();
  await appendBoth(userFolder, job, { kind: "not-in-sources", class: job.class, at: at2, notebook });
  await noteFollowUp(userFolder, job, at2);
  const said = { reason: "not-in-sources", text: `the sources of ${notebook} have nothing about it` };
  const refused3 = { loop: job.loop, class: job.class, job: job.id, ...said };
  await (0, import_common16.appendJournal)(job.project, { event: "guidance-refused", ...refused3 }, at2);
  writeGuidanceJob(userFolder, { ...job, status: "answered" });
}
async function noteFollowUp(userFolder, job, at2) {
  const { followsUp, class: failureClass } = job;
  if (followsUp === null) return;
  await appendBoth(userFolder, job, { kind: "followed-up", class: failureClass, at: at2, guidance: followsUp });
}
async function appendBoth(userFolder, { project }, line) {
  await appendGuidance(project, line);
  await appendShared(userFolder, line);
}

var import_common20 = require("./common.cjs");

var import_common21 = require("./common.cjs");

var import_common22 = require("./common.cjs");

var import_common23 = require("./common.cjs");

var import_common24 = require("./common.cjs");

var import_node_fs2 = require("node:fs");
var import_node_path3 = require("node:path");
var import_node_path4 = require("node:path");
// src/adapters/nlm/program/locate-nlm.ts
// src/core/notebook/nlm-version.ts
function isOlder(version, than) {
  const [left, right] = [version, than].map((text2) => text2.split(".").map(Number));
  const differs = [0, 1, 2].find((index) => left?.[index] !== right?.[index]);
  return differs !== void 0 && (left?.[differs] ?? 0) < (right?.[differs] ?? 0);
}
var OLDEST_WITH_PROFILES = "0.9.13";
// src/adapters/nlm/program/nlm-call.ts
function unsent(status, text2) {
  return { status, text: text2, wasSent: false };
}
function mapped(result, into) {
  return result.status === "ok" ? { status: "ok", data: into(result.data) } : result;
}
var UNCERTAIN = /* @__PURE__ */ new Set(["unknown", "usage", "timeout", "network", "lost-answer"]);
function isUncertain(refusal) {
  return refusal.wasSent && UNCERTAIN.has(refusal.status);
}
function nlmEnvironment({ env, profile, projectRoot }) {
  const reach = (0, import_common22.projectReach)(projectRoot);
  const kept = {};
  for (const [name, value] of Object.entries(env)) {
    const key = name.toUpperCase();
    if (value === void 0 || value === "" || !isKnown(key)) continue;
    const leads = (DECISIVE.has(key) || PLACES.has(key)) && (0, import_common22.leadsAstray)(value, reach);
    if (leads && DECISIVE.has(key)) return unsent("unknown", astray(name));
    if (!leads) kept[name] = value;
  }
  const account2 = profile === null ? {} : { NLM_PROFILE: profile };
  return { status: "ready", env: { ...kept, ...SPEECH, ...account2 } };
}
function astray(name) {
  return `the variable ${name} leads into the project, where nlm must not look for logins or certificates: unset it`;
}
function isKnown(key) {
  return NEEDED.has(key) || DECISIVE.has(key) || PLACES.has(key) || key.startsWith("LC_");
}
var words = (text2) => new Set(text2.trim().split(/\s+/));
var DECISIVE = words(
  `NOTEBOOKLM_MCP_CLI_PATH SSL_CERT_FILE SSL_CERT_DIR ${process.platform === "win32" ? "USERPROFILE" : "HOME"}`
);
var PLACES = words(`
  TMPDIR TEMP TMP XDG_RUNTIME_DIR XDG_CONFIG_HOME XDG_DATA_HOME XDG_CACHE_HOME
  APPDATA LOCALAPPDATA PROGRAMDATA SYSTEMROOT WINDIR COMSPEC PYENV_ROOT ASDF_DIR ASDF_DATA_DIR MISE_DATA_DIR`);
var NEEDED = words(`
  PATH PATHEXT SYSTEMDRIVE HOMEDRIVE HOMEPATH USER USERNAME LOGNAME LANG LANGUAGE TZ
  HTTP_PROXY HTTPS_PROXY ALL_PROXY NO_PROXY
  DBUS_SESSION_BUS_ADDRESS DISPLAY WAYLAND_DISPLAY SSH_CONNECTION SSH_TTY
  NLM_PROFILE NLM_AUTH_STORAGE NOTEBOOKLM_BASE_URL NOTEBOOKLM_HL NOTEBOOKLM_PROJECT_ID NOTEBOOKLM_LOCATION`);
var SPEECH = {
  COLUMNS: "1000",
  NO_COLOR: "1",
  _TYPER_STANDARD_TRACEBACK: "1",
  PYTHONUTF8: "1",
  PYTHONIOENCODING: "utf-8",
  // A refused query is reported at once; the quota decides whether to retry, not nlm's retry loop.
  NOTEBOOKLM_RATE_LIMIT_MAX_RETRIES: "0"
};
// src/adapters/nlm/program/refused-run.ts
// src/adapters/nlm/program/json-of.ts
var MOST_TRIES = 20;
function jsonOf(text2) {
  const begins = [...text2.matchAll(/^[[{]/gm)].slice(0, MOST_TRIES).map(({ index }) => index);
  for (const at2 of [0, ...begins]) {
    try {
      return JSON.parse(text2.slice(at2));
    } catch {
    }
  }
  return void 0;
}
// src/adapters/nlm/program/refused-run.ts
var TEXT_CAP = 2e3;
var UNSENT = /* @__PURE__ */ new Set([
  "not-installed",
  "too-old",
  "argument-too-long",
  "profile-missing",
  "profile-corrupt"
]);
function refusedRun(run) {
  const found = classifyRun(run);
  const status = found === "profile-corrupt" ? "auth-expired" : found;
  const wasSent = !(UNSENT.has(found) || isUsageError(run));
  return { status, text: wordsOf(run), wasSent };
}
function unreadableRun(run) {
  return {
    status: "unknown",
    text: `nlm printed something unexpected: ${wordsOf(run)}`,
    wasSent: true
  };
}
function wordsOf(run) {
  const words2 = complaint(run.stdout) || lastLines(run.stderr) || (run.startError ?? "");
  return clean(crashOf(run) ?? words2);
}
function crashOf({ stdout, stderr }) {
  const text2 = [stderr, stdout].find((output) => output.includes("Traceback (most recent call last)"));
  const lines = text2?.split("\n").map((line) => line.trim()) ?? [];
  const last = lines.findLast((line) => /^[\w.]{1,120}(?::|$)/.test(line) && line !== "");
  return last === void 0 ? null : `nlm crashed with ${last}`;
}
function lastLines(stderr) {
  const lines = stderr.split("\n").map((line) => line.replaceAll(/[\u2500-\u257f]+/g, " ").trim());
  return lines.filter((line) => line !== "").slice(-8).join("\n");
}
function clean(text2) {
  const short = text2.slice(0, TEXT_CAP).replaceAll(/https?:\/\/[^\s'"]+/g, "<address>");
  return (0, import_common23.redact)(short.replaceAll(/f\.sid=[^&\s'"]+/g, "f.sid=<secret>"));
}
var MARK = "<argument>";
var OWN_WORDS = /^[A-Za-z0-9-]*$/;
function withoutArguments(run, args) {
  const values = optionValues(args).flatMap((argument) => [argument, (0, import_node_path4.basename)(argument)]).filter((text2) => !OWN_WORDS.test(text2)).toSorted((left, right) => right.length - left.length);
  const strip = (text2) => values.flatMap(spellings).reduce((rest, words2) => rest.replaceAll(words2, MARK), text2);
  return { ...run, stdout: strip(run.stdout), stderr: strip(run.stderr) };
}
function optionValues(args) {
  const end = args.indexOf("--");
  return args.slice(0, end < 0 ? args.length : end).flatMap((argument, index) => {
    if (!argument.startsWith("--")) return (args[index - 1] ?? "").startsWith("--") ? [argument] : [];
    const equals = argument.indexOf("=");
    return equals < 0 ? [] : [argument.slice(equals + 1)];
  });
}
function spellings(words2) {
  return [words2, JSON.stringify(words2).slice(1, -1)];
}
var WORDS = [
  // The server named another conversation than the requested one; the answer is lost and the quota spent.
  ["lost-answer", /^Query failed: '[0-9a-f-]{36}'$/],
  ["lost-answer", /notebook returned no answer|Query returned empty/i],
  [
    "rate-limited",
    /RESOURCE_EXHAUSTED|error code 8\b|\(code 8\)|429 Too Many Requests|Server error 429|RPC rate limit|rate.?limit|usage limit|quota|daily limit/i
  ],
  ["profile-missing", /Profile '[^']*' not found|Profile not found:/],
  ["profile-corrupt", /Failed to load profile/],
  [
    "auth-expired",
    /Authentication (?:expired|error|failed)|authentication is no longer valid|UNAUTHENTICATED|error code 16\b|\(code 16\)|401 Unauthorized|403 Forbidden|Credentials have expired|No saved credentials/i
  ],
  ["not-found", /\(code 5\)|NOT_FOUND|notebook or source was not found|Notebook \S+ not found/],
  ["permission", /\(code 7\)|PERMISSION_DENIED|notebook or source was denied/],
  ["usage", /code 3\b|INVALID_ARGUMENT|query request is invalid/],
  ["drift", /may have been rotated by Google/],
  [
    "timeout",
    /timed out|ReadTimeout|ConnectTimeout|not ready after|within the configured query timeout|deadline expired/
  ],
  // All that nlm says when it got no id, as after its 120 s for a source by URL.
  ["timeout", /^Failed to add \w+ source\.$/],
  [
    "network",
    /ConnectError|Connection refused|actively refused|Name or service not known|getaddrinfo|Temporary failure in name resolution|Server disconnected|Could not reach|Server error '?5\d\d|ProxyError|TransientBackend|\(code 14\)/
  ]
];
function classifyRun(run) {
  if (run.startError !== null) return startClass(run.startError);
  if (run.timedOut) return "timeout";
  if (isUsageError(run)) return usageClass(run);
  return byWords(complaint(run.stdout)) ?? byWords(plain(run.stderr)) ?? "unknown";
}
function isUsageError(run) {
  return run.exitCode === 2 && /^\s*Usage:/.test(plain(run.stderr));
}
function complaint(stdout) {
  const value = jsonOf(stdout);
  if (typeof value !== "object" || value === null) return plain(stdout);
  const fields = ["error", "hint"].map((key) => Reflect.get(value, key));
  const found = fields.filter((field) => typeof field === "string").join(" ");
  return plain(found === "" ? stdout : found);
}
function startClass(code) {
  if (code === "E2BIG" || code === "ENAMETOOLONG") return "argument-too-long";
  return code === "ENOENT" || code === "EACCES" || code === "ENOTDIR" ? "not-installed" : "unknown";
}
function usageClass(run) {
  return /No such option:? (?:'|")?--new-conversation/.test(plain(run.stderr)) ? "too-old" : "usage";
}
function byWords(text2) {
  return WORDS.find(([, words2]) => words2.test(text2))?.[0] ?? null;
}
function plain(text2) {
  return (0, import_common24.withoutTerminalCodes)(text2).replaceAll(/\s+/g, " ").trim();
}
// src/adapters/nlm/program/locate-nlm.ts
var OLDEST = "0.9.3";
var LIMIT_MS = 3e4;
var NLM = /^nlm version\b/m;
var VERSION = /^nlm version (\d+\.\d+\.\d+)/m;
var KNOWN = (0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), (0, import_adapters_loops_record_schemas.string)());
async function locateNlm(place) {
  let second = null;
  let refusal = null;
  for (const executable of nlmCandidates(place.env, place.projectRoot)) {
    const found = await examine(executable, place);
    if (found.status === "located" && isFit(found.version)) return found;
    if (found.status === "located") second ??= found;
    else refusal ??= found;
  }
  return second ?? refusal ?? unsent("not-installed", "nlm was not found");
}
function refuseOldVersion(version, profile) {
  if (isOlder(version, OLDEST)) {
    return unsent(
      "too-old",
      `nlm ${version} cannot reach accounts that Google has moved; 0.9.13 or newer is needed`
    );
  }
  if (profile === null || !isOlder(version, OLDEST_WITH_PROFILES)) return null;
  return unsent(
    "too-old",
    `nlm ${version} may act as its default account when the login of ${profile} has expired; 0.9.13 or newer keeps accounts apart`
  );
}
function stampOf(executable) {
  const stat = (0, import_node_fs2.statSync)(executable, { throwIfNoEntry: false });
  return `${executable}|${stat?.mtimeMs ?? 0}|${stat?.size ?? 0}`;
}
function isFit(version) {
  return version !== null && !isOlder(version, OLDEST_WITH_PROFILES);
}
async function examine(executable, place) {
  const key = stampOf(executable);
  const known = remembered(place)[key];
  if (known !== void 0 && isFit(known)) return { status: "located", executable, version: known };
  const run = await askVersion(executable, place);
  if (!("exitCode" in run)) return run;
  if (run.exitCode !== 0 || !NLM.test(run.stdout)) return unusable(executable, run);
  const version = VERSION.exec(run.stdout)?.[1] ?? null;
  if (version !== null && isFit(version)) remember(place, key, version);
  return { status: "located", executable, version };
}
function unusable(executable, run) {
  const { text: text2 } = refusedRun(run);
  const words2 = `${executable} is not a working nlm${text2 === "" ? "" : `: ${text2}`}`;
  return unsent(run.startError === null ? "unknown" : "not-installed", words2);
}
async function askVersion(executable, place) {
  const environment = nlmEnvironment({ ...place, profile: null });
  if (environment.status !== "ready") return environment;
  const { env } = environment;
  const { runProgram } = await Promise.resolve().then(() => __toESM(require("./adapters.process.run-program.cjs")));
  return runProgram({
    executable,
    args: ["--version"],
    env,
    projectRoot: place.projectRoot,
    limitMs: LIMIT_MS
  });
}
function remembered(place) {
  const path = memoryPath(place);
  const file = path === null ? null : (0, import_common18.readJson)(path, (0, import_common15.ownFile)((0, import_node_path3.dirname)(path)));
  const parsed = KNOWN.safeParse(file?.status === "ok" ? file.value : {});
  return parsed.success ? parsed.data : {};
}
function remember(place, key, version) {
  const path = memoryPath(place);
  if (path === null) return;
  const others = Object.entries(remembered(place)).filter(([other]) => pathOf(other) !== pathOf(key));
  try {
    const kept = { ...Object.fromEntries(others), [key]: version };
    (0, import_common12.keepJson)(path, kept, { mode: 384 }, 2);
  } catch {
  }
}
function pathOf(key) {
  return key.split("|").slice(0, -2).join("|");
}
function memoryPath(place) {
  const folder = (0, import_common20.ownUserFolder)(place.projectRoot, place.env);
  return folder.status === "ok" ? (0, import_node_path3.join)(folder.path, "nlm-versions.json") : null;
}
function findNlm(env, projectRoot) {
  return nlmCandidates(env, projectRoot)[0] ?? null;
}
function nlmCandidates(env, projectRoot) {
  const named2 = env.MSW_NLM;
  if (named2 === void 0 || named2 === "") return (0, import_common21.findPrograms)("nlm", env, projectRoot);
  return (0, import_common21.mayRun)(named2, projectRoot) ? [named2] : [];
}

// node_modules/.pnpm/smol-toml@1.9.1/node_modules/smol-toml/dist/error.js
/*!
 * Copyright (c) Squirrel Chat et al., All rights reserved.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice, this
 *    list of conditions and the following disclaimer.
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the
 *    documentation and/or other materials provided with the distribution.
 * 3. Neither the name of the copyright holder nor the names of its contributors
 *    may be used to endorse or promote products derived from this software without
 *    specific prior written permission.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
 * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */function getLineColFromPtr(c,e){let t=c.slice(0,e).split(/\r?\n/);return[t.length,t.pop().length+1]}function makeCodeBlock(c,e,t){let o=c.split(/\r?\n/),l="",n=(Math.log10(e+1)|0)+1;for(let r=e-1;r<=e+1;r++){let i=o[r-1];i&&(l+=r.toString().padEnd(n," "),l+=":  ",l+=i,l+=`
`,r===e&&(l+=" ".repeat(n+t+2),l+=`^
`))}return l}var TomlError=class s extends Error{line;column;codeblock;constructor(e,t){const[o,l]=getLineColFromPtr(t.toml,t.ptr),n=makeCodeBlock(t.toml,o,l);super(`Invalid TOML document: ${e}

${n}`,t),this.line=o,this.column=l,this.codeblock=n}static x(e,t,o){throw new s(e,{toml:t.s,ptr:o??t.p})}};

// node_modules/.pnpm/smol-toml@1.9.1/node_modules/smol-toml/dist/primitive.js
/*!
 * Copyright (c) Squirrel Chat et al., All rights reserved.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice, this
 *    list of conditions and the following disclaimer.
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the
 *    documentation and/or other materials provided with the distribution.
 * 3. Neither the name of the copyright holder nor the names of its contributors
 *    may be used to endorse or promote products derived from this software without
 *    specific prior written permission.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
 * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */function parseString(e){let A=e.p,i=e.s.charCodeAt(e.p++),f=i,d=i===39,a=i===e.s.charCodeAt(e.p)&&i===e.s.charCodeAt(e.p+1);a&&((i=e.s.charCodeAt(e.p+=2))===10?e.p++:i===13&&e.s.charCodeAt(e.p+1)===10&&(e.p+=2));let r="",o=e.p,s=0;for(;e.p<e.s.length;e.p++)if(i=e.s.charCodeAt(e.p),a&&(i===10||i===13&&e.s.charCodeAt(e.p+1)===10))s=s&&3;else if(i<32&&i!==9||i===127)TomlError.x("control characters are not allowed in strings",e);else if((!s||s===3)&&i===f&&(!a||e.s.charCodeAt(e.p+1)===f&&e.s.charCodeAt(e.p+2)===f)){if(a&&(e.s.charCodeAt(e.p+3)===f&&e.p++,e.s.charCodeAt(e.p+3)===f&&e.p++),!s){let n=e.s.slice(o,e.p);r=r?r+n:n}return e.p+=a?3:1,r}else if(!s)!d&&i===92&&(r+=e.s.slice(o,o=e.p),s=1);else if(s===1)if(i===120||i===117||i===85){let n=e.p++-1,p=0,u=i===120?2:i===117?4:8;for(let h=0;h<u;h++,e.p++){let l=e.s.charCodeAt(e.p),C=l>=48&&l<=57?l-48:l>=65&&l<=70?l-65+10:l>=97&&l<=102?l-97+10:-1;C<0&&TomlError.x("invalid non-hex character in unicode escape",e),p=p<<4|C}(p<0||p>1114111||p>=55296&&p<=57343)&&TomlError.x("invalid unicode escape",e,n),r+=String.fromCodePoint(p),o=e.p--,s=0}else a&&(i===32||i===9)?s=2:(i===98?r+="\b":i===116?r+="	":i===110?r+=`
`:i===102?r+="\f":i===114?r+="\r":i===101?r+="\x1B":i===34?r+='"':i===92?r+="\\":TomlError.x("unrecognised escape sequence",e),o=e.p+1,s=0);else i!==32&&i!==9&&(s===2&&TomlError.x("invalid escape: only line-ending whitespace may be escaped",e,o),s=!d&&i===92?1:0,o=e.p);TomlError.x("unfinished string",e,A)}

// node_modules/.pnpm/smol-toml@1.9.1/node_modules/smol-toml/dist/date.js
/*!
 * Copyright (c) Squirrel Chat et al., All rights reserved.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice, this
 *    list of conditions and the following disclaimer.
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the
 *    documentation and/or other materials provided with the distribution.
 * 3. Neither the name of the copyright holder nor the names of its contributors
 *    may be used to endorse or promote products derived from this software without
 *    specific prior written permission.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
 * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */var DATE_TIME_RE=/^(\d{4}-\d{2}-\d{2})?[Tt ]?(?:(\d{2}):\d{2}(?::\d{2}(?:\.\d+)?)?)?(Z|z|[-+]\d{2}:\d{2})?$/i,TomlDate=class h extends Date{#e=!1;#s=!1;#i=null;constructor(i,e,t){let n=!0,l=!0,r="Z",f;if(typeof i=="string")if(e)i:{if(e<3){if(+i.slice(11,13)>23){i="";break i}e===2?(r=null,i+="Z"):(f=i.charCodeAt(i.length-1))!==90&&f!==122&&(r=i.slice(i.length-6)),t&&(i=i.slice(0,10)+"T"+i.slice(11))}else e===4&&(i=+i.slice(0,2)>23?"":`0000-01-01T${i}Z`);n=e!==4,l=e!==3}else{let s=i.match(DATE_TIME_RE);s?(s[1]||(n=!1,i=`0000-01-01T${i}`),l=!!s[2],l&&i[10]===" "&&(i=i.replace(" ","T")),s[2]&&+s[2]>23?i="":(r=s[3]||null,!r&&l&&(i+="Z"))):i=""}super(i),isNaN(this.getTime())||(this.#e=n,this.#s=l,this.#i=r)}isDateTime(){return this.#e&&this.#s}isLocal(){return!this.#e||!this.#s||!this.#i}isDate(){return this.#e&&!this.#s}isTime(){return this.#s&&!this.#e}isValid(){return this.#e||this.#s}toISOString(){let i=super.toISOString();if(this.isDate())return i.slice(0,10);if(this.isTime())return i.slice(11,23);if(this.#i===null)return i.slice(0,-1);if(this.#i==="Z"||this.#i==="z")return i;let e=+this.#i.slice(1,3)*60+ +this.#i.slice(4,6);return e=this.#i[0]==="-"?e:-e,new Date(this.getTime()-e*6e4).toISOString().slice(0,-1)+this.#i}static wrapAsOffsetDateTime(i,e="Z"){let t=new h(i);return t.#i=e,t}static wrapAsLocalDateTime(i){let e=new h(i);return e.#i=null,e}static wrapAsLocalDate(i){let e=new h(i);return e.#s=!1,e.#i=null,e}static wrapAsLocalTime(i){let e=new h(i);return e.#e=!1,e.#i=null,e}};

// node_modules/.pnpm/smol-toml@1.9.1/node_modules/smol-toml/dist/extract.js
/*!
 * Copyright (c) Squirrel Chat et al., All rights reserved.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice, this
 *    list of conditions and the following disclaimer.
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the
 *    documentation and/or other materials provided with the distribution.
 * 3. Neither the name of the copyright holder nor the names of its contributors
 *    may be used to endorse or promote products derived from this software without
 *    specific prior written permission.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
 * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */function isDigit(e,r=10){return r===16?e>47&&e<58||e>64&&e<71||e>96&&e<103:e>47&&e<48+r}function isEndOfValue(e,r){return e===32||e===9||e===10||e===13||r&&(e===r||e===44)||e===35}function extractValue(e,r){let n=e.p,i=e.s.charCodeAt(e.p);if(i===91||i===123){e.d--||TomlError.x("document contains excessively nested structures. aborting.",e);let a=i===91?parseArray(e):parseInlineTable(e);return e.d++,a}return i===34||i===39?parseString(e):i===116?((e.s.charCodeAt(++e.p)!==114||e.s.charCodeAt(++e.p)!==117||e.s.charCodeAt(++e.p)!==101)&&TomlError.x("invalid value",e,n),e.p++,!0):i===102?((e.s.charCodeAt(++e.p)!==97||e.s.charCodeAt(++e.p)!==108||e.s.charCodeAt(++e.p)!==115||e.s.charCodeAt(++e.p)!==101)&&TomlError.x("invalid value",e,n),e.p++,!1):i===43||i===45?parseNumber(e,e.p,e.s.charCodeAt(++e.p),44-i,r):e.s.charCodeAt(e.p+4)===45&&e.s.charCodeAt(e.p+7)===45?parseDate(e,i,r):e.s.charCodeAt(e.p+2)===58?parseTime(e,i,r):parseNumber(e,e.p,i,0,r)}function parseNumber(e,r,n,i,a){let o=n,l=0,f=!1;if(o===105)return(e.s.charCodeAt(++e.p)!==110||e.s.charCodeAt(++e.p)!==102)&&TomlError.x("invalid value",e,r),e.p++,(i||1)/0;if(o===110)return(e.s.charCodeAt(++e.p)!==97||e.s.charCodeAt(++e.p)!==110)&&TomlError.x("invalid value",e,r),e.p++,NaN;if(o===48){if(++e.p>=e.s.length||isEndOfValue(o=e.s.charCodeAt(e.p),a))return e.bi===!0?0n:0;if(!i){if(o===120)return parseIntegerBaseN(e,r,16,a);if(o===98)return parseIntegerBaseN(e,r,2,a);if(o===111)return parseIntegerBaseN(e,r,8,a)}o===46?l=2:o===101||o===69?l=4:TomlError.x("illegal leading zero",e,r)}else isDigit(o)||TomlError.x("invalid value",e,r);for(;++e.p<e.s.length&&(o=e.s.charCodeAt(e.p),!isEndOfValue(o,a));)l||(l=1),o===95?(l&1||TomlError.x("illegal underscore",e),l+=11,f=!0):l===1&&o===46?l=2:(l===1||l===3)&&(o===101||o===69)?l=4:l===4&&(o===43||o===45)?l=6:isDigit(o)?l>9?l-=11:l&1||l++:TomlError.x("illegal character in numeric literal",e);if(!l){let p=(n-48)*(i||1);return e.bi===!0?BigInt(p):p}l&1||TomlError.x("unfinished num\
eric value",e,r);let s=e.s.slice(r,e.p);return f&&(s=s.replaceAll("_","")),l>1?parseFloat(s):parseInteger(e,s,10,r)}function parseIntegerBaseN(e,r,n,i){let a,o=1;for(;++e.p<e.s.length&&(a=e.s.charCodeAt(e.p),!isEndOfValue(a,i));)a===95?(o&1&&TomlError.x("illegal underscore",e),o=3):isDigit(a,n)?o&1&&o--:TomlError.x("illegal character in numeric literal",e);o&1&&TomlError.x("unfinished numeric value",e);let l=e.s.slice(r+2,e.p);return o&&(l=l.replaceAll("_","")),parseInteger(e,l,n,r)}function parseInteger(e,r,n,i){if(e.bi!==!0)e:{let a=parseInt(r,n);if(!Number.isSafeInteger(a)){if(e.bi)break e;TomlError.x("integer value cannot be represented losslessly",e,i)}return a}return BigInt(n===10?r:(n===2?"0b":n===8?"0o":"0x")+r)}function parseDate(e,r,n){let i=e.p++,a;if(!isDigit(r)||!isDigit(e.s.charCodeAt(e.p++))||!isDigit(e.s.charCodeAt(e.p++))||!isDigit(e.s.charCodeAt(e.p++)))return parseNumber(e,e.p=i,r,0,n);if(e.p+=5,isDigit(e.s.charCodeAt(e.p++))||TomlError.x("invalid date-time: date part is malformed",e,i),e.p>=e.s.length||((r=e.s.charCodeAt(e.p))!==32||(a=!0,!isDigit(e.s.charCodeAt(e.p+1))))&&r!==84&&r!==116){let l=e.s.slice(i,e.p);return readDate(e,l,3,!1,i)}if(e.s.charCodeAt(e.p+=3)!==58&&TomlError.x("invalid date-time: time part is malformed",e,i),e.s.charCodeAt(e.p+=3)===58&&(e.p+=3),e.s.charCodeAt(e.p)===46)for(;isDigit(e.s.charCodeAt(++e.p)););if(r=e.s.charCodeAt(e.p)){if(r===90||r===122){let l=e.s.slice(i,++e.p);return readDate(e,l,1,a,i,"[+00:00]")}if(r===43||r===45){let l=e.s.slice(i,e.p+=6);return readDate(e,l,1,a,i,!e.ld&&"["+e.s.slice(e.p-6,e.p)+"]")}}let o=e.s.slice(i,e.p);return readDate(e,o,2,a,i)}function parseTime(e,r,n){let i=e.p;if(!isDigit(r)||!isDigit(e.s.charCodeAt(++e.p)))return parseNumber(e,--e.p,r,0,n);if(e.s.charCodeAt(e.p+=4)===58&&(e.p+=3),e.s.charCodeAt(e.p)===46)for(;isDigit(e.s.charCodeAt(++e.p)););let a=e.s.slice(i,e.p);return readDate(e,a,4,!1,i)}function readDate(e,r,n,i,a,o){if(e.ld){let l=new TomlDate(r,n,i);return l.isValid()||TomlError.
x("invalid date",e,a),l}try{switch(o&&(r+=o),n){case 1:return Temporal.ZonedDateTime.from(r);case 2:return Temporal.PlainDateTime.from(r);case 3:return Temporal.PlainDate.from(r);case 4:return Temporal.PlainTime.from(r)}}catch(l){TomlError.x(l instanceof Error?l.message:""+l,e,a)}}

// node_modules/.pnpm/smol-toml@1.9.1/node_modules/smol-toml/dist/util.js
/*!
 * Copyright (c) Squirrel Chat et al., All rights reserved.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice, this
 *    list of conditions and the following disclaimer.
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the
 *    documentation and/or other materials provided with the distribution.
 * 3. Neither the name of the copyright holder nor the names of its contributors
 *    may be used to endorse or promote products derived from this software without
 *    specific prior written permission.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
 * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */function skipComment(e){for(;e.p<e.s.length;e.p++){let o=e.s.charCodeAt(e.p);if(o===10)break;if(o===13&&e.s.charCodeAt(e.p+1)===10){e.p++;break}(o<32&&o!==9||o===127)&&TomlError.x("control characters are not allowed in comments",e)}}function skipVoid(e,o,i){let r;for(;e.p<e.s.length;){for(;e.p<e.s.length&&((r=e.s.charCodeAt(e.p))===32||r===9||!o&&(r===10||r===13&&e.s.charCodeAt(e.p+1)===10));)e.p++;if(i||r!==35)break;skipComment(e)}}

// node_modules/.pnpm/smol-toml@1.9.1/node_modules/smol-toml/dist/struct.js
/*!
 * Copyright (c) Squirrel Chat et al., All rights reserved.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice, this
 *    list of conditions and the following disclaimer.
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the
 *    documentation and/or other materials provided with the distribution.
 * 3. Neither the name of the copyright holder nor the names of its contributors
 *    may be used to endorse or promote products derived from this software without
 *    specific prior written permission.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
 * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */function parseKey(e,n=61){let o,l=0,a=[],i,r=e.s.charCodeAt(o=e.p);do{if(r===n)return l||TomlError.x("unexpected end of key",e),l===1&&a.push(e.s.slice(i,e.p)),e.p++,a;r===46?(l||TomlError.x("illegal empty bare key",e),l===1&&a.push(e.s.slice(i,e.p)),l=0):!l&&(r===34||r===39)?(r===e.s.charCodeAt(e.p+1)&&r===e.s.charCodeAt(e.p+2)&&TomlError.x("illegal quoted key: multiline strings are not allowed",e),a.push(parseString(e)),l=2,e.p--):r===32||r===9?l===1&&(a.push(e.s.slice(i,e.p)),l=2):l===2||r<48&&r!==45||r>57&&r<65||r>90&&r<97&&r!==95||r>122?TomlError.x("illegal character in key",e):l||(l=1,i=e.p)}while(r=e.s.charCodeAt(++e.p));TomlError.x("incomplete key-value: cannot find end of key",e,o)}function parseInlineTable(e){let n=e.p++,o=Object.create(null),l=new Set,a;for(;e.p<e.s.length;){if(skipVoid(e),(a=e.s.charCodeAt(e.p))===125)return e.p++,o;let i,r=o,s=!1,t=e.p,f=parseKey(e);for(let p=0;p<f.length;p++){p&&(r=s?r[i]:r[i]=Object.create(null)),i=f[p],(s=Object.hasOwn(r,i))&&(typeof r[i]!="object"||l.has(r[i]))&&TomlError.x("trying to redefine an already defined value",e,t);let d=i==="__proto__";if(e.uk&&(d||i==="constructor")){r=e.uk!==1&&TomlError.x("document contains an unsafe property",e,t);break}!s&&d&&Object.defineProperty(r,i,{enumerable:!0,configurable:!0,writable:!0})}s&&TomlError.x("trying to redefine an already defined value",e,t),skipVoid(e,!0,!0);let u=extractValue(e,125);if(r&&typeof(r[i]=u)=="object"&&l.add(u),skipVoid(e),(a=e.s.charCodeAt(e.p++))===125)return o;a!==44&&TomlError.x("expected comma or end of structure",e,e.p-1)}TomlError.x("unfinished table",e,n)}function parseArray(e){let n=e.p++,o=[],l;for(;e.p<e.s.length;){if(skipVoid(e),(l=e.s.charCodeAt(e.p))===93)return e.p++,o;if(o.push(extractValue(e,93)),skipVoid(e),(l=e.s.charCodeAt(e.p++))===93)return o;l!==44&&TomlError.x("expected comma or end of structure",e,e.p-1)}TomlError.x("unfinished array",e,n)}

// node_modules/.pnpm/smol-toml@1.9.1/node_modules/smol-toml/dist/parse.js
/*!
 * Copyright (c) Squirrel Chat et al., All rights reserved.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice, this
 *    list of conditions and the following disclaimer.
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the
 *    documentation and/or other materials provided with the distribution.
 * 3. Neither the name of the copyright holder nor the names of its contributors
 *    may be used to endorse or promote products derived from this software without
 *    specific prior written permission.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
 * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */function peekTable(a,i,e,s,c){let t=e,n=s,r,d=!1,l;for(let u=0;u<i.length;u++){if(u){if(t=d?t[r]:t[r]=Object.create(null),n=(l=n[r]).c,c===0&&(l.t===1||l.t===2))return null;if(l.t===2){let f=t.length-1;t=t[f],n=n[f].c}}if(r=i[u],(d=Object.hasOwn(t,r))&&n[r]?.t===0&&n[r]?.d)return null;if(!d){let f=r==="__proto__";if(a.uk&&(f||r==="constructor"))return!1;f&&(Object.defineProperty(t,r,{enumerable:!0,configurable:!0,writable:!0}),Object.defineProperty(n,r,{enumerable:!0,configurable:!0,writable:!0})),n[r]={t:u<i.length-1&&c===2?3:c,d:!1,i:0,c:Object.create(null)}}}if(l=n[r],l.t!==c&&!(c===1&&l.t===3)||(c===2&&(l.d||(l.d=!0,t[r]=[]),t[r].push(t=Object.create(null)),l.c[l.i++]=l={t:1,d:!1,i:0,c:Object.create(null)}),l.d))return null;if(l.d=!0,c===1)t=d?t[r]:t[r]=Object.create(null);else if(c===0&&d)return null;return[r,t,l.c]}function validateTablePeek(a,i,e){(i===null||a.uk===2)&&TomlError.x(i===null?"trying to redefine an already defined table or value":"document contains an unsafe property",a,e)}function parse(a,i={}){let e={s:a,p:0,d:i.maxDepth??1e3,bi:i.integersAsBigInt??!1,ld:i.useLegacyDate??!0,uk:i.unsafeKeyBehaviour==="throw"?2:i.unsafeKeyBehaviour==="drop"?1:0},s=Object.create(null),c=Object.create(null),t,n=!1,r=s,d=c;for(a.charCodeAt(0)===65279&&e.p++,skipVoid(e);e.p<a.length;){if(a.charCodeAt(e.p)===91){let l=a.charCodeAt(++e.p)===91;t=e.p+=+l,n=!1;let u=parseKey(e,93);l&&(a.charCodeAt(e.p)!==93&&TomlError.x("expected end of table array declaration",e),e.p++);let f=peekTable(e,u,s,c,l?2:1);f?(d=f[2],r=f[1]):(validateTablePeek(e,f,t),n=!0)}else{t=e.p;let l=parseKey(e),u=peekTable(e,l,r,d,0);!u&&!n&&validateTablePeek(e,u,t),skipVoid(e,!0,!0);let f=extractValue(e,void 0);u&&!n&&(u[1][u[0]]=f)}skipVoid(e,!0),e.p<a.length&&(t=a.charCodeAt(e.p))!==10&&(t!==13||a.charCodeAt(e.p+1)!==10)&&TomlError.x("each key-value declaration must be followed by an end-of-line",e),skipVoid(e)}return s}

// node_modules/.pnpm/smol-toml@1.9.1/node_modules/smol-toml/dist/stringify.js
/*!
 * Copyright (c) Squirrel Chat et al., All rights reserved.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice, this
 *    list of conditions and the following disclaimer.
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the
 *    documentation and/or other materials provided with the distribution.
 * 3. Neither the name of the copyright holder nor the names of its contributors
 *    may be used to endorse or promote products derived from this software without
 *    specific prior written permission.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
 * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */var HAS_WELLFORMED=!!"".isWellFormed;

// node_modules/.pnpm/smol-toml@1.9.1/node_modules/smol-toml/dist/index.js
/*!
 * Copyright (c) Squirrel Chat et al., All rights reserved.
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Redistribution and use in source and binary forms, with or without
 * modification, are permitted provided that the following conditions are met:
 *
 * 1. Redistributions of source code must retain the above copyright notice, this
 *    list of conditions and the following disclaimer.
 * 2. Redistributions in binary form must reproduce the above copyright notice,
 *    this list of conditions and the following disclaimer in the
 *    documentation and/or other materials provided with the distribution.
 * 3. Neither the name of the copyright holder nor the names of its contributors
 *    may be used to endorse or promote products derived from this software without
 *    specific prior written permission.
 *
 * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
 * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
 * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
 * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
 * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
 * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
 * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
 * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
 * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */var import_hooks_active_on_stop3=require("./hooks.active.on-stop.cjs"),import_common25=require("./common.cjs"),import_node_fs3=require("node:fs"),import_node_path5=require("node:path");

// src/adapters/nlm/program/nlm-profiles.ts
var METADATA = (0, import_adapters_loops_record_schemas.object)({ email: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()), last_validated: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()) });
var COOKIES = (0, import_adapters_loops_record_schemas.union)([
  (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.object)({ name: (0, import_adapters_loops_record_schemas.string)() })).check((0, import_adapters_loops_record_schemas._minLength)(1)),
  (0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), (0, import_adapters_loops_record_schemas.unknown)())
]);
function listProfiles(env) {
  const folder = (0, import_node_path5.join)(nlmStore(env), "profiles");
  const standard = defaultProfile(env);
  return foldersIn(folder).filter(import_hooks_active_on_stop.isProfileName).toSorted().map((name) => ({
    name,
    ...metadataOf((0, import_node_path5.join)(folder, name)),
    isValid: hasLogin((0, import_node_path5.join)(folder, name)),
    isDefault: name === standard
  }));
}
function foldersIn(folder) {
  const list2 = (0, import_common19.listFolder)(folder, import_common15.named);
  const entries = list2.status === "ok" ? list2.entries : [];
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}
function hasLogin(folder) {
  if ((0, import_node_fs3.existsSync)((0, import_node_path5.join)(folder, "credentials.enc"))) return true;
  const file = (0, import_common18.readJson)((0, import_node_path5.join)(folder, "cookies.json"), import_common15.named);
  const parsed = COOKIES.safeParse(file.status === "ok" ? file.value : null);
  return parsed.success && Object.keys(parsed.data).length > 0;
}
function metadataOf(folder) {
  const file = (0, import_common18.readJson)((0, import_node_path5.join)(folder, "metadata.json"), import_common15.named);
  const parsed = METADATA.safeParse(file.status === "ok" ? file.value : null);
  const { email = null, last_validated: lastValidated = null } = parsed.success ? parsed.data : {};
  return { email, lastValidated };
}
var FOLDER2 = ".notebooklm-mcp-cli";
var CONFIG = (0, import_adapters_loops_record_schemas.object)({ auth: (0, import_adapters_loops_record_schemas.object)({ default_profile: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._minLength)(1)) }) });
function nlmStore(env) {
  const chosen = env.NOTEBOOKLM_MCP_CLI_PATH;
  if (chosen !== void 0 && chosen !== "") return chosen;
  const home = process.platform === "win32" ? env.USERPROFILE : env.HOME;
  return (0, import_node_path5.join)(home === void 0 || home === "" ? (0, import_common25.homeFolder)() : home, FOLDER2);
}
function defaultProfile(env) {
  const chosen = env.NLM_PROFILE;
  if (chosen !== void 0 && chosen !== "") return chosen;
  return configuredDefault((0, import_common14.textOf)((0, import_node_path5.join)(nlmStore(env), "config.toml"), import_common15.named) ?? "") ?? "default";
}
function configuredDefault(toml) {
  try {
    const parsed = CONFIG.safeParse(parse(toml));
    return parsed.success ? parsed.data.auth.default_profile : null;
  } catch {
    return null;
  }
}
// src/core/notebook/notebook-words.ts
var MOST_SHOWN2 = 3;
function notChosen(named2, name) {
  const what = named2.some(({ notebook }) => notebook !== null) ? "a notebook" : "an account";
  const reason = `.msw/config.json names ${what} that you have not chosen for this project, so it is not asked`;
  return { reason, cure: `if it is yours, ${howToChoose(named2, name)}` };
}
function notListed(notebook, listed, named2) {
  const names = listed.slice(0, MOST_SHOWN2).map((name) => `"${(0, import_common8.shownName)(name)}"`);
  const reason = `"notebook" in .msw/config.json is "${(0, import_common8.shownName)(notebook)}", which is not in "notebooks" there (${names.join(", ")}), so no account is asked`;
  return {
    reason,
    cure: `correct it, or if it is the id of a notebook of yours, ${howToChoose(named2, null)}`
  };
}
function notKnown(notebook, account2) {
  const reason = `the notebook "${(0, import_common8.shownName)(notebook)}" is not one that you have chosen for this project, so it is not asked`;
  return { reason, cure: `if it is yours, ${howToChoose([{ account: account2, notebook }], null)}` };
}
function notReadable(problem) {
  return { reason: problem.replace(/\.$/, ""), cure: "until it is corrected, no account is asked" };
}
function notAskedText({ reason, cure }) {
  return `${reason}; ${cure}`;
}
function howToChoose(named2, name) {
  const lines = named2.slice(0, MOST_SHOWN2).map((one) => useWords(one, name));
  return `type ${lines.map((words2) => `/msw:setup ${words2}`).join(" and ")}`;
}
function useWords({ account: account2, notebook }, name) {
  const id = notebook === null ? [] : [typedName(notebook) ?? "ID"];
  const called = name === null || notebook === null ? null : typedName(name);
  const option = called === null ? [] : ["--name", called];
  return ["use", ...id, "--profile", typedName(account2) ?? "NAME", ...option].join(" ");
}
function typedName(name) {
  if (!/^[\w@.+][\w@.+ -]{0,199}$/.test(name) || name.endsWith(" ")) return null;
  return name.includes(" ") ? `"${name}"` : name;
}
// src/app/notebook/chosen-notebook.ts
function callAs(place, profile) {
  const { project: projectRoot, env, isSideBySide = false } = place;
  return { profile, projectRoot, env, isSideBySide };
}
function projectNotebook(place) {
  const { config, notebookProblem } = (0, import_hooks_active_on_stop3.readConfig)(place.project);
  if (notebookProblem !== null) return refused(notReadable(notebookProblem));
  return config.notebook === null ? { status: "none" } : chosenNotebook(place, config.notebook);
}
function chosenNotebook(place, notebook) {
  const { config, notebookProblem } = (0, import_hooks_active_on_stop3.readConfig)(place.project);
  if (notebookProblem !== null) return refused(notReadable(notebookProblem));
  const read2 = choicesOf(place);
  if (read2.status === "refused") return refused({ reason: read2.reason, cure: "until then nobody is asked" });
  const named2 = namedAccounts(notebook, config, place.env);
  const accounts = named2.filter(
    (one) => read2.entries.some(({ account: account2, notebook: id }) => account2 === one.account && id === one.notebook)
  );
  const name = notebookName(notebook, config.notebooks);
  const others = named2.filter((one) => !accounts.includes(one));
  if (accounts.length > 0) {
    const notices = others.length === 0 ? [] : [`${notAskedText(notChosen(others, name))}.`];
    return { status: "chosen", notebook, accounts, notices };
  }
  const isOfSettings = name !== null || notebook === config.notebook;
  const byId2 = isOfSettings ? [] : read2.entries.filter((choice) => choice.notebook === notebook);
  const alone = byId2.flatMap(
    ({ account: nlmProfile }) => namedAccounts(notebook, { nlmProfile, notebooks: {} }, place.env)
  );
  if (alone.length > 0) return { status: "chosen", notebook, accounts: alone, notices: [] };
  return refused(reasonFor(place, notebook, named2, config));
}
function isNamedInProject({ project }, notebook) {
  const { config } = (0, import_hooks_active_on_stop3.readConfig)(project);
  return notebook === config.notebook || notebookName(notebook, config.notebooks) !== null;
}
function projectAccounts(place) {
  const chosen = projectNotebook(place);
  if (chosen.status !== "none") return chosen;
  const { nlmProfile } = (0, import_hooks_active_on_stop3.readConfig)(place.project).config;
  const read2 = choicesOf(place);
  const isKnown2 = read2.status === "ok" && read2.entries.some(({ account: account2 }) => account2 === nlmProfile);
  if (nlmProfile !== null && !isKnown2)
    return refused(notChosen([{ account: nlmProfile, notebook: null }], null));
  const accounts = namedAccounts("", { nlmProfile, notebooks: {} }, place.env);
  return { status: "chosen", notebook: "", accounts, notices: [] };
}
function choicesOf({ userFolder, project }) {
  return userFolder === "" ? { status: "ok", entries: [] } : readChoices(userFolder, project);
}
function reasonFor({ env }, notebook, named2, config) {
  const name = notebookName(notebook, config.notebooks);
  if (name === null && notebook !== config.notebook) return notKnown(notebook, defaultProfile(env));
  const listed = Object.keys(config.notebooks);
  return name === null && listed.length > 0 ? notListed(notebook, listed, named2) : notChosen(named2, name);
}
function refused(why) {
  return { status: "refused", ...why };
}
function namedAccounts(notebook, config, env) {
  const profiles = listProfiles(env);
  const name = notebookName(notebook, config.notebooks);
  const twins = name === null ? void 0 : config.notebooks[name];
  if (twins !== void 0) {
    return Object.entries(twins).map(([name2, id]) => ({
      ...loginOf(profiles, name2),
      profile: name2,
      account: name2,
      notebook: id
    }));
  }
  const { nlmProfile } = config;
  const account2 = nlmProfile ?? defaultProfile(env);
  const known = loginOf(profiles, account2);
  const isLoggedIn = nlmProfile === null || known.isLoggedIn;
  return [{ ...known, isLoggedIn, profile: nlmProfile, account: account2, notebook }];
}
function notebookName(notebook, notebooks) {
  if (Object.hasOwn(notebooks, notebook)) return notebook;
  const [name] = Object.entries(notebooks).find(([, twins]) => Object.values(twins).includes(notebook)) ?? [];
  return name ?? null;
}
function loginOf(profiles, name) {
  const found = profiles.find((profile) => profile.name === name);
  return { isLoggedIn: found?.isValid ?? false, login: found?.lastValidated ?? null };
}

var import_common26 = require("./common.cjs");

var import_node_path6 = require("node:path");
var import_promises = require("node:timers/promises");
// src/adapters/nlm/program/call-nlm.ts
// src/adapters/nlm/program/shared-turn.ts
var turns = /* @__PURE__ */ new Map();
async function inSharedTurn(path, work, options) {
  const turn = turns.get(path) ?? begin(path, options);
  turn.users += 1;
  try {
    const busy = await turn.begun;
    return busy ?? { status: "done", value: await work(), waited: false };
  } finally {
    turn.users -= 1;
    if (turn.users === 0) {
      turns.delete(path);
      turn.end();
      await turn.ended;
    }
  }
}
function begin(path, options) {
  let end = () => {
  };
  const wanted = new Promise((resolve) => {
    end = resolve;
  });
  let told = (_) => {
  };
  let failed = (_) => {
  };
  const begun = new Promise((resolve, reject) => {
    told = resolve;
    failed = reject;
  });
  const held = (0, import_common11.withLock)(
    path,
    async () => {
      told(null);
      await wanted;
    },
    options
  );
  const ended = held.then((result) => {
    if (result.status === "busy") told(result);
  }, failed);
  const turn = { users: 0, begun, ended, end };
  turns.set(path, turn);
  return turn;
}
// src/adapters/nlm/program/call-nlm.ts
var READ_SECONDS = 120;
var HALF_WRITTEN_MS = 200;
var LONGEST_WAIT_MS = 12e4;
async function callNlm(account2, request) {
  const ready = await prepare(account2);
  if ("status" in ready) return ready;
  const args = argumentsOf(account2, request);
  const limitMs = (request.limitSeconds ?? READ_SECONDS) * 1e3;
  const call = { ...ready, args, env: { ...ready.env, ...request.variables }, limitMs };
  const { runProgram } = await Promise.resolve().then(() => __toESM(require("./adapters.process.run-program.cjs")));
  const isShared = account2.isSideBySide === true && ready.maySideBySide;
  const run = await withAccount(
    account2,
    { waitMs: Math.min(limitMs, LONGEST_WAIT_MS), isShared },
    async () => {
      const first = await runProgram(call);
      if (first.exitCode === 0 || classifyRun(first) !== "profile-corrupt") return first;
      await (0, import_promises.setTimeout)(HALF_WRITTEN_MS);
      return runProgram(call);
    }
  );
  if ("status" in run) return run;
  return run.exitCode === 0 ? { status: "ok", data: run } : refusedRun(withoutArguments(run, args));
}
async function askNlm(account2, request, shape) {
  const ran = await callNlm(account2, request);
  if (ran.status !== "ok") return ran;
  const value = jsonOf(ran.data.stdout);
  if (value === void 0) return refusedRun(ran.data);
  const parsed = shape.safeParse(value);
  return parsed.success ? { status: "ok", data: parsed.data } : unreadableRun(ran.data);
}
function argumentsOf({ profile }, request) {
  const { verb, options = [], operands = [], lacksProfile } = request;
  const account2 = profile === null || lacksProfile === true ? [] : ["--profile", profile];
  return [...verb, ...account2, ...options, ...operands.length === 0 ? [] : ["--", ...operands]];
}
var OLDEST_SIDE_BY_SIDE = "0.15.8";
async function prepare(account2) {
  const { profile, projectRoot } = account2;
  if (profile !== null && !(0, import_hooks_active_on_stop.isProfileName)(profile)) {
    return unsent("profile-missing", "the configured name is not a valid profile name");
  }
  const environment = nlmEnvironment(account2);
  if (environment.status !== "ready") return environment;
  const nlm = await locateNlm(account2);
  if (nlm.status !== "located") return nlm;
  const { executable, version } = nlm;
  const tooOld = version === null ? null : refuseOldVersion(version, profile);
  const maySideBySide = version !== null && !isOlder(version, OLDEST_SIDE_BY_SIDE);
  return tooOld ?? { executable, projectRoot, env: environment.env, maySideBySide };
}
async function withAccount({ profile, projectRoot, env }, { waitMs, isShared }, work) {
  const folder = (0, import_common20.ownUserFolder)(projectRoot, env);
  if (folder.status === "refused") return unsent("unknown", folder.reason);
  const locks = (0, import_node_path6.join)(folder.path, "nlm-accounts");
  try {
    (0, import_common17.makeFolder)(locks);
  } catch (error) {
    return unsent("unknown", `${locks} cannot be made (${(0, import_common26.errorCode)(error) ?? "unknown error"})`);
  }
  const name = profile ?? defaultProfile(env);
  const lock = (0, import_node_path6.join)(locks, fileName(name));
  const result = await (isShared ? inSharedTurn : import_common11.withLock)(lock, work, { waitMs });
  if (result.status === "done") return result.value;
  return unsent("timeout", `another call as ${name} did not end in time`);
}
function fileName(name) {
  const plain2 = name.toLowerCase().replaceAll(/[^a-z0-9._-]/g, "_");
  return `p-${plain2.slice(0, 100)}`;
}

// src/adapters/nlm/notebooks.ts
var LISTED = (0, import_adapters_loops_record_schemas.array)(
  (0, import_adapters_loops_record_schemas.object)({
    id: (0, import_adapters_loops_record_schemas.string)(),
    title: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()),
    source_count: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.number)()),
    updated_at: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)())
  })
);
var DETAILS = (0, import_adapters_loops_record_schemas.object)({
  notebook_id: (0, import_adapters_loops_record_schemas.string)(),
  title: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()),
  url: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()),
  source_count: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.number)())
});
async function listNotebooks(account2) {
  return mapped(
    await askNlm(account2, { verb: ["notebook", "list", "--json"] }, LISTED),
    (rows) => rows.map((row) => ({
      id: row.id,
      title: row.title ?? "",
      sourceCount: row.source_count ?? 0,
      updatedAt: row.updated_at ?? null
    }))
  );
}
async function checkLogin(account2) {
  return mapped(await listNotebooks(account2), (listed) => ({ notebooks: listed.length }));
}
async function getNotebook(account2, id) {
  const request = { verb: ["notebook", "get", "--json"], operands: [id] };
  return mapped(await askNlm(account2, request, DETAILS), (details) => ({
    ...detailsOf(details, details.title ?? ""),
    sourceCount: details.source_count ?? 0
  }));
}
async function createNotebook(account2, title) {
  const made = await askNlm(account2, { verb: ["notebook", "create", "--json"], operands: [title] }, DETAILS);
  if (made.status === "ok" || !isUncertain(made)) return mapped(made, (details) => detailsOf(details, title));
  const listed = await listNotebooks(account2);
  const rows = listed.status === "ok" ? listed.data : [];
  const found = rows.find((row) => row.title === title && row.sourceCount === 0);
  return found === void 0 ? made : { status: "ok", data: detailsOf({ notebook_id: found.id }, title) };
}
function detailsOf({ notebook_id: id, url }, title) {
  return { id, title, url: url ?? `https://notebooklm.google.com/notebook/${id}` };
}
var USAGE = (0, import_adapters_loops_record_schemas.object)({
  windows: (0, import_adapters_loops_record_schemas.array)(
    (0, import_adapters_loops_record_schemas.object)({
      window: (0, import_adapters_loops_record_schemas.string)(),
      percent_used: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.number)()),
      percent_remaining: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.number)()),
      resets_at: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)())
    })
  ),
  tier: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)())
});
var OLDEST2 = "0.11.4";
async function usage(account2) {
  const nlm = await locateNlm(account2);
  if (nlm.status !== "located") return nlm;
  const tooOld = unsent("too-old", "this nlm cannot say what is left");
  if (nlm.version !== null && isOlder(nlm.version, OLDEST2)) return tooOld;
  const asked = await askNlm(account2, { verb: ["usage", "--json"] }, USAGE);
  if (asked.status === "usage" && !asked.wasSent) return tooOld;
  return mapped(asked, ({ windows, tier = null }) => ({
    tier,
    windows: windows.map((entry) => ({
      kind: entry.window === "rolling" || entry.window === "weekly" ? entry.window : "unknown",
      used: entry.percent_used ?? null,
      remaining: entry.percent_remaining ?? null,
      resetsAt: timeOf(entry.resets_at ?? null)
    }))
  }));
}
function timeOf(iso) {
  const time2 = iso === null ? Number.NaN : Date.parse(iso);
  return Number.isNaN(time2) ? null : time2;
}

// src/core/guidance/efficacy.ts
var HALF_LIFE_MS = 45 * 24 * 60 * 60 * 1e3;
var RESTS_BELOW = 0.3;
function rateOf(judgements, ageMs, since = "") {
  const weights = { helped: 0, missed: 0 };
  const counts = { helped: 0, missed: 0 };
  for (const { outcome, at: at2 } of judgements) {
    if (outcome === "unknown" || outcome === "did-not-help" && at2 <= since) continue;
    const side = outcome === "helped" ? "helped" : "missed";
    counts[side] += 1;
    weights[side] += 0.5 ** (Math.max(0, ageMs(at2)) / HALF_LIFE_MS || 0);
  }
  return { ...counts, rate: (weights.helped + 1) / (weights.helped + weights.missed + 2) };
}
function judgementsIn(lines) {
  const found = /* @__PURE__ */ new Map();
  for (const line of lines) {
    if (line.kind !== "judged") continue;
    const loops = found.get(line.guidance) ?? /* @__PURE__ */ new Map();
    found.set(line.guidance, loops.set(line.loop ?? "", { outcome: line.outcome, at: line.at }));
  }
  return new Map([...found].map(([id, loops]) => [id, [...loops.values()]]));
}
function isResting({ rate }) {
  return rate < RESTS_BELOW;
}
// src/app/guidance/climb.ts
function ageFrom(now) {
  return (at2) => now - Date.parse(at2);
}

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_common27 = require("./common.cjs");

var import_node_path7 = require("node:path");
// src/adapters/user/user-settings.ts
var JOBS = {
  permissionMode: null,
  allowedTools: [],
  model: null,
  atOnce: 2,
  maxMinutes: 480,
  maxIterations: null,
  maxTokens: null,
  maxCost: null
};
var TEAM = { quietHours: null, maxCostPerDay: null, maxTokensPerDay: null };
var teamShape = () => (0, import_adapters_loops_record_schemas.strictObject)({
  quietHours: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._regex)(HOURS))), null),
  maxCostPerDay: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.number)().check((0, import_adapters_loops_record_schemas._positive)())), null),
  maxTokensPerDay: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.number)().check((0, import_adapters_loops_record_schemas._positive)())), null)
});
var HOURS = /^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d$/;
var jobsShape = () => {
  const name = () => (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._regex)(/^[\w.:[\]-]{1,100}$/))), null);
  const amount = (0, import_adapters_loops_record_schemas.number)().check((0, import_adapters_loops_record_schemas._positive)());
  return (0, import_adapters_loops_record_schemas.strictObject)({
    permissionMode: name(),
    allowedTools: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._minLength)(1)))), JOBS.allowedTools),
    model: name(),
    atOnce: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.int)().check((0, import_adapters_loops_record_schemas._gte)(1), (0, import_adapters_loops_record_schemas._lte)(64)), JOBS.atOnce),
    maxMinutes: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.int)().check((0, import_adapters_loops_record_schemas._gte)(1), (0, import_adapters_loops_record_schemas._lte)(10080)), JOBS.maxMinutes),
    maxIterations: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.int)().check((0, import_adapters_loops_record_schemas._gte)(1), (0, import_adapters_loops_record_schemas._lte)(1e3))), null),
    maxTokens: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.nullable)(amount), null),
    maxCost: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.nullable)(amount), null)
  });
};
var ADDRESS = /^https?:\/\/[^\s/?#]+(?:\/[^\s?#]*)?$/;
var userSettingsShape = (0, import_common27.once)(() => {
  const modelName = (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._minLength)(1), (0, import_adapters_loops_record_schemas._maxLength)(100));
  return (0, import_adapters_loops_record_schemas.strictObject)({
    // For an editor.
    $schema: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.string)()),
    bell: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.boolean)(), true),
    colour: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.boolean)(), true),
    panel: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.boolean)(), true),
    notify: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.tuple)([(0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._minLength)(1))], (0, import_adapters_loops_record_schemas.string)())), null),
    postgres: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._minLength)(1))), null),
    qdrant: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._regex)(ADDRESS))), null),
    fixesAcrossProjects: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.boolean)(), true),
    model: (0, import_adapters_loops_record_schemas._default)(
      (0, import_adapters_loops_record_schemas.nullable)(
        (0, import_adapters_loops_record_schemas.strictObject)({
          endpoint: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._regex)(ADDRESS)),
          chat: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.nullable)(modelName), null),
          embed: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.nullable)(modelName), null)
        })
      ),
      null
    ),
    otlp: (0, import_adapters_loops_record_schemas._default)(
      (0, import_adapters_loops_record_schemas.nullable)(
        (0, import_adapters_loops_record_schemas.strictObject)({
          endpoint: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._regex)(ADDRESS)),
          headers: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), (0, import_adapters_loops_record_schemas.string)()), {})
        })
      ),
      null
    ),
    jobs: (0, import_adapters_loops_record_schemas._default)(jobsShape(), JOBS),
    team: (0, import_adapters_loops_record_schemas._default)(teamShape(), TEAM)
  });
});
var userDefaults = {
  bell: true,
  colour: true,
  panel: true,
  notify: null,
  postgres: null,
  qdrant: null,
  fixesAcrossProjects: true,
  model: null,
  otlp: null,
  jobs: JOBS,
  team: TEAM
};
function readUserSettings(userFolder) {
  const path = (0, import_node_path7.join)(userFolder, "settings.json");
  const file = (0, import_common18.readJson)(path, (0, import_common15.privateFile)(userFolder));
  if (file.status === "missing") return { status: "ok", settings: userDefaults };
  const parsed = file.status === "ok" ? userSettingsShape().safeParse(file.value) : null;
  if (parsed?.success) return { status: "ok", settings: parsed.data };
  return {
    status: "unusable",
    settings: userDefaults,
    reason: `${path} cannot be used${wrongIn(parsed?.error.issues[0])}: it takes {"bell": true, "colour": true, "panel": true, "notify": ["PROGRAM", "ARGUMENT"], "postgres": "postgresql://USER:PASSWORD@HOST/DATABASE", "qdrant": "https://:KEY@HOST:6333", "fixesAcrossProjects": true, "model": {"endpoint": "http://localhost:11434/v1", "chat": "NAME", "embed": "NAME"}, "otlp": {"endpoint": "http://localhost:4318"}, "jobs": {"permissionMode": "acceptEdits", "allowedTools": ["Bash(npm test)"], "atOnce": 2}, "team": {"quietHours": "22:00-07:00", "maxCostPerDay": 20}}, each optional`
  };
}
function wrongIn(issue) {
  if (issue === void 0) return "";
  if (issue.code !== "unrecognized_keys")
    return issue.path.length === 0 ? "" : ` (${(0, import_common8.shownName)(issue.path.join("."))} is wrong)`;
  const [key = ""] = issue.keys;
  const near = (0, import_hooks_active_on_command2.closestWord)(key, NAMES2);
  return ` (${(0, import_common8.shownName)([...issue.path, key].join("."))} is not a setting${near === null ? "" : `; the nearest is ${near}`})`;
}
var NAMES2 = [
  ...Object.keys(userDefaults),
  ...Object.keys(JOBS),
  ...Object.keys(TEAM),
  "endpoint",
  "chat",
  "embed",
  "headers"
];

// src/app/sharing/team-servers.ts
function addressOf({ userFolder, env }) {
  return env.MSW_POSTGRES || readUserSettings(userFolder).settings.postgres;
}
function qdrantOf({
  userFolder,
  env
}) {
  const address = env.MSW_QDRANT || readUserSettings(userFolder).settings.qdrant;
  if (address === null || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || url.hostname === "") return null;
  const key = decodeURIComponent(url.password) || null;
  return { url: `${url.protocol}//${url.host}`, prefix: url.pathname.replace(/\/$/, ""), key };
}
function serverOf(address, password) {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const { protocol, hostname: hostname2, username, pathname } = url;
  if (!/^postgres(?:ql)?:$/.test(protocol) || hostname2 === "" || username === "") return null;
  if (pathname.length < 2) return null;
  if (url.port === "") url.port = "5432";
  if (url.password === "") url.password = password || " ";
  return { server: `${hostname2}:${url.port}${pathname}`, href: url.href };
}

var import_common28 = require("./common.cjs");

var import_node_path8 = require("node:path");
// src/core/quota/usage.ts
var figure = (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.number)());
var WINDOW = (0, import_adapters_loops_record_schemas.object)({
  kind: (0, import_adapters_loops_record_schemas._enum)(["rolling", "weekly", "unknown"]),
  /** Per cent; null when unknown. */
  used: figure,
  remaining: figure,
  /** Milliseconds since 1970; null when unknown. */
  resetsAt: figure
});
var USAGE2 = (0, import_adapters_loops_record_schemas.object)({
  /** When Google said so, milliseconds since 1970. */
  at: (0, import_adapters_loops_record_schemas.number)(),
  windows: (0, import_adapters_loops_record_schemas.array)(WINDOW),
  /** In Google's words; null when it names none. */
  tier: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
  /** Questions that MSW has sent since then. */
  asked: (0, import_adapters_loops_record_schemas.int)().check((0, import_adapters_loops_record_schemas._gte)(0))
});
var MINUTE_MS = 6e4;
var MEASURE_EVERY_MS = 10 * MINUTE_MS;
var LONGEST_MS2 = 24 * 60 * MINUTE_MS;
function isCurrent({ at: at2 }, now) {
  return at2 <= now && now - at2 < LONGEST_MS2;
}
function remainingOf({ used, remaining, resetsAt }, now) {
  const left = remaining ?? (used === null ? null : 100 - used);
  if (left === null) return null;
  return resetsAt !== null && resetsAt <= now ? 100 : Math.min(100, Math.max(0, left));
}
function shareLeft({ windows }, now) {
  const known = windows.flatMap((window) => remainingOf(window, now) ?? []);
  return known.length === 0 ? null : Math.min(...known);
}
function sharesFreeAt({ windows }, kept, now) {
  const short = windows.filter((window) => (remainingOf(window, now) ?? 100) <= kept);
  const resets = short.flatMap(({ resetsAt }) => resetsAt ?? []);
  return short.length === 0 || resets.length < short.length ? null : Math.max(...resets);
}
var TIERS = ["ultra", "pro", "plus", "standard", "free"];
function planOfTier(tier) {
  const words2 = tier?.toLowerCase().split(/[^a-z]+/) ?? [];
  const found = TIERS.find((name) => words2.includes(name));
  return found === "standard" ? "free" : found ?? null;
}
// src/core/quota/account.ts
var count = (0, import_adapters_loops_record_schemas.int)().check((0, import_adapters_loops_record_schemas._gte)(0));
var time = (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.number)());
var PURPOSES = ["guidance", "research", "ask", "prefetch"];
function leavesReserve(purpose) {
  return purpose === "guidance" || purpose === "prefetch";
}
var PLAN = (0, import_adapters_loops_record_schemas.object)({
  name: (0, import_adapters_loops_record_schemas.string)(),
  perDay: count,
  reserve: count,
  /** The user named the plan, so Google's tier does not replace it. */
  isNamed: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.boolean)())
});
var SET_ASIDE = (0, import_adapters_loops_record_schemas.object)({
  reason: (0, import_adapters_loops_record_schemas._enum)(["auth-expired", "profile-missing"]),
  at: (0, import_adapters_loops_record_schemas.number)(),
  login: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)())
});
var ACCOUNT = (0, import_adapters_loops_record_schemas.object)({
  plan: PLAN,
  /** Questions of the current window, including those without an answer yet. */
  spent: count,
  /** Null when no window runs; the next question opens one. */
  windowEndsAt: time,
  /** Google refused until then, or said that nothing is left. */
  coolingUntil: time,
  /** Refusals in a row; each lengthens the wait. */
  refusals: count,
  setAside: (0, import_adapters_loops_record_schemas.nullable)(SET_ASIDE),
  /** Null when Google has not said what is left, or this nlm cannot ask. */
  usage: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.nullable)(USAGE2), null),
  /** Questions that other machines of a team reported for the last day. */
  elsewhere: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.object)({ asked: count, at: (0, import_adapters_loops_record_schemas.number)() })), null),
  /** When Google was last asked, whatever the outcome. */
  usageAskedAt: (0, import_adapters_loops_record_schemas._default)(time, null)
});
function accountIn(value) {
  const whole = ACCOUNT.safeParse(value);
  if (whole.success) return whole.data;
  const part = (0, import_adapters_loops_record_schemas.object)({ plan: PLAN }).safeParse(value);
  return part.success ? { ...newAccount, plan: part.data.plan } : null;
}
var HOUR_MS = 60 * 6e4;
var WINDOW_MS = 24 * HOUR_MS;
var LONGEST_MS22 = 8 * WINDOW_MS;
var newAccount = {
  plan: { name: "free", perDay: 50, reserve: 10 },
  spent: 0,
  windowEndsAt: null,
  coolingUntil: null,
  refusals: 0,
  setAside: null,
  usage: null,
  elsewhere: null,
  usageAskedAt: null
};
var ASIDE_MS = 30 * 6e4;
function accountAt(account2, now) {
  const isOver = account2.windowEndsAt !== null && !isAhead(account2.windowEndsAt, now);
  const window = isOver ? { spent: 0, windowEndsAt: null } : {};
  const rested = account2.coolingUntil !== null && !isAhead(account2.coolingUntil, now);
  const isOld = account2.usage !== null && !isCurrent(account2.usage, now);
  return {
    ...account2,
    ...window,
    ...rested ? { coolingUntil: null } : {},
    ...isOld ? { usage: null } : {}
  };
}
function isAhead(end, now) {
  return end > now && end - now <= LONGEST_MS22;
}
function leftOf(account2, purpose, now) {
  const current = accountAt(account2, now);
  if (current.coolingUntil !== null) return 0;
  const kept = leavesReserve(purpose) ? current.plan.reserve : 0;
  const left = measuredLeft(current, now) ?? current.plan.perDay - current.spent - askedElsewhere(current, now);
  return Math.max(0, left - kept);
}
function askedElsewhere({ elsewhere }, now) {
  return elsewhere !== null && elsewhere.at <= now && now - elsewhere.at < WINDOW_MS ? elsewhere.asked : 0;
}
function measuredLeft({ usage: usage2, plan }, now) {
  const share = usage2 === null ? null : shareLeft(usage2, now);
  return usage2 === null || share === null ? null : Math.ceil(share / 100 * plan.perDay) - usage2.asked;
}
function freesAt(account2, purpose, now) {
  if (leftOf(account2, purpose, now) > 0) return null;
  const current = accountAt(account2, now);
  const rested = current.coolingUntil ?? now;
  const { usage: usage2, plan } = current;
  if (usage2 !== null && shareLeft(usage2, now) !== null) {
    const kept = leavesReserve(purpose) ? 100 * plan.reserve / plan.perDay : 0;
    const isSpent2 = leftOf({ ...current, coolingUntil: null }, purpose, now) === 0;
    const frees = sharesFreeAt(usage2, kept, now) ?? usage2.at + MEASURE_EVERY_MS;
    return isSpent2 ? Math.max(rested, frees) : rested;
  }
  const isSpent = leftOf({ ...current, coolingUntil: null }, purpose, rested) === 0;
  return isSpent ? Math.max(rested, current.windowEndsAt ?? now + WINDOW_MS) : rested;
}
function wantsUsage({ usageAskedAt }, now, since = now - MEASURE_EVERY_MS + 1) {
  return usageAskedAt === null || usageAskedAt > now || usageAskedAt < since;
}
function mayHaveMore(account2, purpose, now) {
  const current = accountAt(account2, now);
  const { usage: usage2 } = current;
  if (usage2 === null || usage2.asked === 0) return false;
  const before = { ...current, usage: { ...usage2, asked: 0 } };
  return leftOf(account2, purpose, now) === 0 && leftOf(before, purpose, now) > 0;
}
function isAside(account2, login, now) {
  const { setAside: setAside2 } = account2;
  if (setAside2 === null) return false;
  const age = now - setAside2.at;
  return setAside2.login === login && age >= 0 && age < ASIDE_MS;
}
var MOST = 1e6;
var KNOWN2 = { free: 50, plus: 200, pro: 500, ultra: 5e3 };
function parsePlan(text2, reserve2) {
  const word = text2.trim().toLowerCase();
  const known = Object.hasOwn(KNOWN2, word) ? KNOWN2[word] : void 0;
  const perDay = known ?? (/^\d{1,7}$/.test(word) ? Number(word) : null);
  if (perDay === null || perDay < 1 || perDay > MOST) return null;
  const kept = reserve2 ?? Math.floor(perDay / 5);
  if (kept < 0 || kept > perDay) return null;
  return { name: known === void 0 ? "own" : word, perDay, reserve: kept };
}
function planFor(plan, tier) {
  const { name, perDay } = newAccount.plan;
  const isDefault = plan.name === name && plan.perDay === perDay;
  if (plan.isNamed ?? !isDefault) return plan;
  const told = planOfTier(tier);
  const known = told === null ? null : parsePlan(told, null);
  return known === null ? plan : { ...known, isNamed: false };
}
function coolDown(account2, now) {
  const current = accountAt(account2, now);
  const refusals = current.refusals + 1;
  const share = current.usage === null ? null : shareLeft(current.usage, now);
  const base = share === null || share === 0 ? HOUR_MS : MEASURE_EVERY_MS;
  const doubled = now + Math.min(base * 2 ** Math.min(refusals - 1, 10), WINDOW_MS);
  return { ...current, refusals, coolingUntil: endOfRest(current, share, now) ?? doubled };
}
function endOfRest({ usage: usage2, spent, plan, windowEndsAt }, share, now) {
  if (usage2 !== null && share !== null) return share === 0 ? sharesFreeAt(usage2, 0, now) : null;
  return spent >= 0.9 * plan.perDay ? windowEndsAt : null;
}
function learnUsage(account2, told, now) {
  const current = { ...accountAt(account2, now), usageAskedAt: now };
  const windows = told.windows.map((window) => ({ ...window, resetsAt: nearReset(window.resetsAt, now) }));
  if (shareLeft({ windows }, now) === null) return current;
  const hadRoom = current.usage !== null && (shareLeft(current.usage, now) ?? 0) > 0;
  return {
    ...current,
    plan: planFor(current.plan, told.tier),
    usage: { at: now, windows, tier: told.tier, asked: 0 },
    // The new figures do not explain a refusal that came although something was left.
    coolingUntil: hadRoom ? current.coolingUntil : null
  };
}
function nearReset(resetsAt, now) {
  return resetsAt !== null && resetsAt - now <= LONGEST_MS22 ? resetsAt : null;
}
// src/core/quota/ledger.ts
var QUERY = (0, import_adapters_loops_record_schemas.object)({
  id: (0, import_adapters_loops_record_schemas.string)(),
  /** Milliseconds since 1970. */
  at: (0, import_adapters_loops_record_schemas.number)(),
  account: (0, import_adapters_loops_record_schemas.string)(),
  notebook: (0, import_adapters_loops_record_schemas.string)(),
  purpose: (0, import_adapters_loops_record_schemas._enum)(PURPOSES),
  /** Absolute path. */
  project: (0, import_adapters_loops_record_schemas.string)(),
  loop: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
  /** The class fingerprint of the failure, for guidance. */
  class: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
  /** Free of secrets. */
  question: (0, import_adapters_loops_record_schemas.string)(),
  /** `sent` is also what a process that died leaves behind. */
  outcome: (0, import_adapters_loops_record_schemas._enum)(["sent", "answered", ...REFUSALS]),
  cost: (0, import_adapters_loops_record_schemas.union)([(0, import_adapters_loops_record_schemas.literal)(0), (0, import_adapters_loops_record_schemas.literal)(1)]),
  conversation: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
  answerHash: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)())
});
var LEDGER = (0, import_adapters_loops_record_schemas.object)({
  version: (0, import_adapters_loops_record_schemas.literal)(1),
  accounts: (0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), ACCOUNT),
  queries: (0, import_adapters_loops_record_schemas.array)(QUERY),
  /** Where the previous, unreadable ledger was moved; kept until the user names a plan again. */
  lost: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.string)())
});
function salvageLedger(value, lost) {
  const given = (0, import_adapters_loops_record_schemas.object)({ accounts: (0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), (0, import_adapters_loops_record_schemas.unknown)()) }).safeParse(value);
  const entries = Object.entries(given.success ? given.data.accounts : {}).flatMap(([name, one]) => {
    const account2 = accountIn(one);
    return account2 === null ? [] : [[name, account2]];
  });
  return { accounts: Object.fromEntries(entries), queries: [], lost };
}
function lostLedgerText({ lost, accounts }) {
  if (lost === void 0) return null;
  const names = Object.keys(accounts);
  const kept = names.length === 0 ? "" : ` What could be read of ${names.join(", ")} holds.`;
  return `The ledger of questions could not be read and was moved to ${lost}.${kept} Plans that you named may be gone: /msw:setup shows the accounts, and /msw:setup plan ACCOUNT free|plus|pro|ultra|N names the plan of one.`;
}
var emptyLedger = { accounts: {}, queries: [] };
var KEPT_QUERIES = 300;
function spentOn({ queries }, purpose, now) {
  return queries.filter((one) => one.purpose === purpose && one.cost > 0 && now - one.at < WINDOW_MS).length;
}
function withElsewhere(ledger, others, now) {
  return [...others].reduce((held, [name, asked]) => {
    const account2 = accountOf(held.accounts, name);
    const isSame = (account2.elsewhere?.asked ?? 0) === asked && asked === 0;
    return isSame ? held : withAccount2(held, name, { ...account2, elsewhere: { asked, at: now } });
  }, ledger);
}
function reserveQuery(ledger, intent, candidates) {
  const choice = chooseProfile(ledger.accounts, candidates, { purpose: intent.purpose, now: intent.at });
  if (choice.status === "none") return { ledger, choice };
  const { account: name, notebook } = choice.candidate;
  const account2 = accountAt(accountOf(ledger.accounts, name), intent.at);
  const windowEndsAt = account2.windowEndsAt ?? intent.at + WINDOW_MS;
  const asked = {
    ...intent,
    account: name,
    notebook,
    outcome: "sent",
    cost: 1,
    conversation: null,
    answerHash: null
  };
  const spent = withAccount2(ledger, name, {
    ...account2,
    windowEndsAt,
    spent: account2.spent + 1,
    setAside: null,
    usage: withAsked(account2, 1)
  });
  return { ledger: { ...spent, queries: [...spent.queries, asked].slice(-KEPT_QUERIES) }, choice };
}
function settleQuery(ledger, id, settlement) {
  const asked = ledger.queries.find((query) => query.id === id);
  if (asked?.outcome !== "sent") return ledger;
  const settled2 = settlement.outcome === "answered" ? { ...asked, ...settlement } : { ...asked, outcome: settlement.outcome, cost: settlement.wasSpent ? 1 : 0 };
  const queries = ledger.queries.map((query) => query.id === id ? settled2 : query);
  const account2 = accountOf(ledger.accounts, asked.account);
  const isAnswered = settled2.outcome === "answered";
  const after = {
    ...account2,
    spent: settled2.cost === 0 ? givenBack(account2, asked) : account2.spent,
    usage: settled2.cost === 0 ? withAsked(account2, -1) : account2.usage,
    refusals: isAnswered ? 0 : account2.refusals,
    setAside: isAnswered ? null : account2.setAside
  };
  return { ...withAccount2(ledger, asked.account, after), queries };
}
function givenBack(account2, asked) {
  const began = (account2.windowEndsAt ?? 0) - WINDOW_MS;
  return asked.at >= began ? Math.max(0, account2.spent - 1) : account2.spent;
}
function withAsked({ usage: usage2 }, more) {
  return usage2 === null ? null : { ...usage2, asked: Math.max(0, usage2.asked + more) };
}
function withAccount2(ledger, name, account2) {
  return { ...ledger, accounts: { ...ledger.accounts, [name]: account2 } };
}
function ownerOfConversation(ledger, conversation) {
  return ledger.queries.findLast((query) => query.conversation === conversation)?.account ?? null;
}
function chooseProfile(accounts, candidates, { purpose, now }) {
  const known = candidates.map((candidate) => ({
    candidate,
    account: accountOf(accounts, candidate.account)
  }));
  const usable = known.filter(
    ({ candidate, account: account2 }) => candidate.isLoggedIn && !isAside(account2, candidate.login, now)
  );
  const [best] = usable.map(({ candidate, account: account2 }) => ({ candidate, left: leftOf(account2, purpose, now) })).filter(({ left }) => left > 0).toSorted((a, b) => b.left - a.left);
  if (best !== void 0) return { status: "chosen", candidate: best.candidate };
  const spent = usable.map(({ candidate, account: account2 }) => ({
    account: candidate.account,
    freesAt: freesAt(account2, purpose, now) ?? now
  })).toSorted((a, b) => a.freesAt - b.freesAt);
  const resting = new Set(usable);
  const aside = known.filter((entry) => !resting.has(entry)).map(({ candidate }) => candidate.account);
  return { status: "none", spent, aside };
}
function hasPlenty(accounts, candidates, need) {
  const choice = chooseProfile(accounts, candidates, need);
  if (choice.status === "none") return false;
  const account2 = accountOf(accounts, choice.candidate.account);
  const whole = leftOf({ ...account2, spent: 0, usage: null }, need.purpose, need.now);
  return leftOf(account2, need.purpose, need.now) * 2 >= whole;
}
function accountOf(accounts, name) {
  return (Object.hasOwn(accounts, name) ? accounts[name] : void 0) ?? newAccount;
}
// src/app/notebook/quota-ledger.ts
var WAIT_MS = 6e4;
var NEWER = (0, import_adapters_loops_record_schemas.object)({ version: (0, import_adapters_loops_record_schemas.number)().check((0, import_adapters_loops_record_schemas._gt)(1)) });
function readLedger(userFolder) {
  const path = ledgerPath(userFolder);
  const read2 = open(path);
  if (read2.status !== "corrupt") return read2;
  return { status: "refused", reason: `${path} cannot be read as a ledger; move it away to start again` };
}
async function changeLedger(userFolder, change) {
  const path = ledgerPath(userFolder);
  const held = await (0, import_common11.withLock)(
    path,
    () => {
      const read2 = open(path);
      if (read2.status === "refused") return read2;
      const isLost = read2.status === "corrupt";
      const before = isLost ? salvageLedger(read2.value, (0, import_common28.setAside)(path, (/* @__PURE__ */ new Date()).toISOString())) : read2.ledger;
      const { ledger, result } = change(before);
      if (ledger !== before || isLost) (0, import_common12.keepJson)(path, { version: 1, ...ledger }, { mode: 384 });
      return { status: "done", result, lost: isLost ? lostLedgerText(ledger) : null };
    },
    { waitMs: WAIT_MS }
  );
  return held.status === "done" ? held.value : { status: "refused", reason: `${path} is locked` };
}
function changeAccount(userFolder, name, edit) {
  return changeLedger(userFolder, (ledger) => {
    const account2 = edit(accountOf(ledger.accounts, name));
    return { ledger: withAccount2(ledger, name, account2), result: account2 };
  });
}
function ledgerPath(userFolder) {
  return (0, import_node_path8.join)(userFolder, "quota.json");
}
function open(path) {
  const file = (0, import_common18.readJson)(path, (0, import_common15.ownFile)((0, import_node_path8.dirname)(path)));
  if (file.status === "missing") return { status: "ok", ledger: emptyLedger };
  if (file.status === "unreadable")
    return { status: "refused", reason: `${path} cannot be read: ${file.reason}` };
  const value = file.status === "ok" ? file.value : null;
  const parsed = LEDGER.safeParse(value);
  if (parsed.success) return { status: "ok", ledger: parsed.data };
  if (!NEWER.safeParse(value).success) return { status: "corrupt", value };
  return { status: "refused", reason: `${path} was written by a newer MSW; update this one` };
}

var import_common29 = require("./common.cjs");

var import_node_path9 = require("node:path");
// src/app/notebook/measure-usage.ts
var WAIT_MS2 = 6e4;
async function measureUsage(place, accounts, since) {
  const held = ledgerOf(place);
  const due = accounts.filter((one) => held !== null && isDue(place, held, one, since));
  await Promise.all(due.map((account2) => measure(place, account2, since)));
}
async function measureAgain(place, accounts, purpose) {
  const ledger = ledgerOf(place);
  if (ledger === null) return false;
  const now = place.now();
  const open2 = accounts.filter(
    ({ account: account2 }) => mayHaveMore(accountOf(ledger.accounts, account2), purpose, now)
  );
  await measureUsage(place, open2, now);
  return open2.length > 0;
}
function mayMeasure(place, ledger, accounts, purpose) {
  return accounts.some(
    (one) => isDue(place, ledger, one) || mayHaveMore(accountOf(ledger.accounts, one.account), purpose, place.now())
  );
}
function isDue({ now }, { accounts }, one, since) {
  const held = accountOf(accounts, one.account);
  return one.isLoggedIn && !isAside(held, one.login, now()) && wantsUsage(held, now(), since);
}
async function measure(place, one, since) {
  const name = (0, import_common29.createHash)("sha256").update(one.account).digest("hex").slice(0, 16);
  const lock = (0, import_node_path9.join)(place.userFolder, `usage-${name}`);
  await (0, import_common11.withLock)(
    lock,
    async () => {
      const held = ledgerOf(place);
      if (held === null || !isDue(place, held, one, since)) return;
      const told = await usage(callAs(place, one.profile));
      const now = place.now();
      await changeAccount(
        place.userFolder,
        one.account,
        (account2) => told.status === "ok" ? learnUsage(account2, told.data, now) : { ...account2, usageAskedAt: now }
      );
    },
    { waitMs: WAIT_MS2 }
  );
}
function ledgerOf({ userFolder }) {
  const read2 = readLedger(userFolder);
  return read2.status === "ok" ? read2.ledger : null;
}

var import_common30 = require("./common.cjs");

// src/app/notebook/note-login.ts
async function noteLogin({ userFolder, now }, { account: account2, login }, said) {
  const at2 = now();
  const edit = (() => {
    switch (said) {
      case "ok":
        return isSetAside(userFolder, account2) ? (held) => ({ ...held, setAside: null }) : null;
      case "auth-expired":
      case "profile-missing":
        return (held) => ({ ...held, setAside: { reason: said, at: at2, login } });
      case "rate-limited":
        return (held) => coolDown(held, at2);
      default:
        return null;
    }
  })();
  const changed = edit === null ? null : await changeAccount(userFolder, account2, edit);
  return changed?.status === "done" ? changed.result : null;
}
function isSetAside(userFolder, name) {
  const read2 = readLedger(userFolder);
  return read2.status === "ok" && accountOf(read2.ledger.accounts, name).setAside !== null;
}
// src/core/quota/quota-words.ts
function timeText(at2, iso) {
  return `${iso(at2).slice(0, 16).replace("T", " ")} UTC`;
}
function refusedAccount(refusal, freesAtText) {
  const { reason, profile } = refusal;
  const name = profile === null ? "nlm's default account" : `profile ${(0, import_common9.harmless)(profile)}`;
  const login = `run \`${(0, import_hooks_active_on_stop.loginCommand)(profile)}\``;
  switch (reason) {
    case "rate-limited":
      return `NotebookLM: the quota of ${name} is used up until ${freesAtText ?? "later"}.`;
    case "auth-expired":
      return `${capital(name)} is logged out and set aside: ${login}.`;
    case "profile-missing":
      return `${capital(name)} has no login and is set aside: ${login}.`;
    default:
      return refusalSentence(refusal);
  }
}
function nobodyLeft(choice, purpose, iso) {
  const [first] = choice.spent;
  const logins = choice.aside.map((name) => `\`${(0, import_hooks_active_on_stop.loginCommand)(name)}\``).join(" or ");
  if (first === void 0 && logins === "")
    return "The settings name no NotebookLM account for this notebook.";
  if (first === void 0) return `No NotebookLM account is logged in: run ${logins}.`;
  const names = choice.spent.map(({ account: account2 }) => (0, import_common9.harmless)(account2)).join(", ");
  const whose = choice.spent.length === 1 ? `profile ${names}` : `profiles ${names}`;
  const kept = leavesReserve(purpose) ? ", but for what is kept for planning and research" : "";
  const frees = `the next question is free at ${timeText(first.freesAt, iso)} (${(0, import_common9.harmless)(first.account)})`;
  const others = logins === "" ? "" : ` Another account is logged out: run ${logins}.`;
  return `The NotebookLM quota of ${whose} is used up${kept}; ${frees}.${others}`;
}
function capital(text2) {
  return text2.startsWith("nlm") ? text2 : `${text2.slice(0, 1).toUpperCase()}${text2.slice(1)}`;
}
// src/app/sharing/share-quota.ts
async function spendTogether(place, { id, accounts, reserve: reserve2 }) {
  const identities = identitiesOf(place, accounts);
  const store = identities.size === 0 ? null : await storeOf(place);
  if (store === null) return (await reserve2(/* @__PURE__ */ new Map())).result;
  let reserved = null;
  try {
    const machine = (0, import_common29.createHash)("sha256").update((0, import_common30.signingKey)(place.userFolder)).digest("hex").slice(0, 24);
    await store.spend([...identities.values()], { id, machine }, async (spent) => {
      const others = [...identities].map(([name, identity2]) => [name, spent.get(identity2) ?? 0]);
      reserved = await reserve2(new Map(others));
      return reserved.account === null ? null : identities.get(reserved.account) ?? null;
    });
  } catch {
  } finally {
    await store.close().catch(() => void 0);
  }
  return (reserved ?? await reserve2(/* @__PURE__ */ new Map())).result;
}
async function giveBackTogether(place, id) {
  const store = await storeOf(place);
  try {
    await store?.giveBack(id);
  } catch {
  } finally {
    await store?.close().catch(() => void 0);
  }
}
function identitiesOf({ env }, accounts) {
  return new Map(
    listProfiles(env).flatMap(({ name, email }) => {
      if (email === null || !accounts.includes(name)) return [];
      return [
        [name, (0, import_common29.createHash)("sha256").update(email.trim().toLowerCase()).digest("hex").slice(0, 32)]
      ];
    })
  );
}
async function storeOf(place) {
  const address = addressOf(place);
  const named2 = address === null ? null : serverOf(address, place.env.PGPASSWORD);
  if (named2 === null) return null;
  const { openTeamStore } = await Promise.resolve().then(() => __toESM(require("./adapters.postgres.team-store.cjs")));
  const opened = await openTeamStore(named2.href);
  return opened.status === "ok" ? opened.store : null;
}
// src/app/notebook/spend-question.ts
var ROOM_MS = 3e4;
var JUST_NOW_MS = 6e4;
async function reserveQuestion(place, question, id, accounts) {
  const { purpose } = question;
  await measureUsage(place, accounts);
  const first = await reserve(place, question, id, accounts);
  const isOpen = first.status === "none" && await measureAgain(place, accounts, purpose);
  const reserved = isOpen ? await reserve(place, question, id, accounts) : first;
  if (reserved.status === "refused") return unusable2(reserved.reason);
  return reserved.status === "none" ? nobodyAsked(reserved, purpose) : reserved;
}
async function reserve(place, question, id, accounts) {
  const { purpose, conversationId = null, loop = null, class: failureClass = null } = question;
  const details = { project: place.project, loop, class: failureClass, question: question.question };
  const intent = { id, at: place.now(), purpose, ...details };
  const changed = await spendTogether(place, {
    id,
    accounts: accounts.map(({ account: account22 }) => account22),
    reserve: async (others) => {
      const result = await reserveHere(place, { intent, conversationId, others }, accounts);
      const choice2 = result.status === "done" ? result.result.choice : null;
      return { account: choice2?.status === "chosen" ? choice2.candidate.account : null, result };
    }
  });
  if (changed.status === "refused") return changed;
  const { choice, owner } = changed.result;
  if (choice.status === "none") return choice;
  const account2 = accounts.find((one) => one.account === choice.candidate.account);
  if (account2 === void 0) throw new Error("the ledger chose an account that was not offered");
  return {
    ...{ status: "reserved", account: account2, notice: changed.lost },
    conversationId: owner === account2.account ? conversationId : null
  };
}
function reserveHere(place, { intent, conversationId, others }, accounts) {
  return changeLedger(place.userFolder, (known) => {
    const before = withElsewhere(known, others, intent.at);
    const owner = conversationId === null ? null : ownerOfConversation(before, conversationId);
    const own = accounts.filter(({ account: account2 }) => account2 === owner);
    const first = reserveQuery(before, intent, own);
    const { ledger, choice } = first.choice.status === "chosen" ? first : reserveQuery(before, intent, accounts);
    return { ledger, result: { choice, owner } };
  });
}
function nobodyAsked(choice, purpose) {
  const frees = choice.spent[0]?.freesAt ?? null;
  const reason = frees === null ? "auth-expired" : "rate-limited";
  const notice = nobodyLeft(choice, purpose, isoTimeOf);
  return { status: "none", reason, text: notice, profile: null, notice, freesAt: frees };
}
async function learnFromRefusal(place, account2, refusal, until) {
  const { reason } = refusal;
  if (reason === "rate-limited" && until - place.now() > ROOM_MS)
    await measureUsage(place, [account2], place.now() - JUST_NOW_MS);
  const learnt = await noteLogin(place, account2, reason);
  const frees = reason !== "rate-limited" || learnt === null ? null : freesAt(learnt, "ask", place.now());
  const notice = refusedAccount(refusal, frees === null ? null : timeText(frees, isoTimeOf));
  return { status: "none", ...refusal, notice, freesAt: frees };
}
function isoTimeOf(at2) {
  return new Date(at2).toISOString();
}
function unusable2(text2) {
  const refusal = { reason: "unknown", text: text2, profile: null };
  return { status: "none", ...refusal, notice: refusalSentence(refusal), freesAt: null };
}

// src/core/notebook/source-registry.ts
var ROW = (0, import_adapters_loops_record_schemas.looseObject)({
  /** Null when stale. */
  sourceId: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
  title: (0, import_adapters_loops_record_schemas.string)(),
  /** ISO 8601 in UTC, like `lastUsedAt`. */
  addedAt: (0, import_adapters_loops_record_schemas.string)(),
  lastUsedAt: (0, import_adapters_loops_record_schemas.string)(),
  useCount: (0, import_adapters_loops_record_schemas.int)().check((0, import_adapters_loops_record_schemas._gte)(0)),
  /** `sha256:` and 64 hexadecimal digits, of the document as sent. */
  contentHash: (0, import_adapters_loops_record_schemas.string)(),
  stale: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.literal)(true))
});
var REGISTRY = (0, import_adapters_loops_record_schemas.looseObject)({
  /** Relative to the project, with `/`, in Unicode's composed form. */
  byPath: (0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), ROW),
  bySourceId: (0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), (0, import_adapters_loops_record_schemas.looseObject)({ path: (0, import_adapters_loops_record_schemas.string)() }))
});
var SOURCES = (0, import_adapters_loops_record_schemas.looseObject)({ schema: (0, import_adapters_loops_record_schemas.literal)(1), notebooks: (0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), REGISTRY) });
var emptyRegistry = { byPath: {}, bySourceId: {} };
function withRemote(registry2, remote) {
  const owned = /* @__PURE__ */ new Set();
  const rows = Object.entries(registry2.byPath).map(([path, row]) => {
    const { stale: _, ...rest } = row;
    const isThere = row.sourceId !== null && remote.has(row.sourceId) && !owned.has(row.sourceId);
    if (!isThere) return [path, { ...rest, sourceId: null, stale: true }];
    owned.add(row.sourceId ?? "");
    return [path, rest];
  });
  return inverted({ ...registry2, byPath: Object.fromEntries(rows) });
}
function withSource(registry2, path, added) {
  const { sourceId, title, contentHash, at: at2 } = added;
  const before = Object.hasOwn(registry2.byPath, path) ? registry2.byPath[path] : void 0;
  const { stale: _, ...kept } = before ?? { useCount: 0, lastUsedAt: at2 };
  const row = { ...kept, sourceId, title, contentHash, addedAt: at2 };
  const others = Object.entries(registry2.byPath).filter(
    ([other, held]) => other !== path && held.sourceId !== sourceId
  );
  return inverted({ ...registry2, byPath: Object.fromEntries([...others, [path, row]]) });
}
function withoutPath(registry2, path) {
  const rows = Object.entries(registry2.byPath).filter(([other]) => other !== path);
  return inverted({ ...registry2, byPath: Object.fromEntries(rows) });
}
function inverted(registry2) {
  const rows = Object.entries(registry2.byPath).flatMap(
    ([path, { sourceId }]) => sourceId === null ? [] : [
      [
        sourceId,
        {
          ...Object.hasOwn(registry2.bySourceId, sourceId) ? registry2.bySourceId[sourceId] : {},
          path
        }
      ]
    ]
  );
  return { ...registry2, bySourceId: Object.fromEntries(rows) };
}
var LONGEST2 = 90;
function sourceTitle(path, contentHash) {
  const name = path.replaceAll("/", "\u2215").replaceAll(/[\p{Cc}\p{Cf}<>:"\\|?*]/gu, "_");
  const [, stem = name, ending = ""] = /^(.*)(\.(?:md|txt))$/is.exec(name) ?? [];
  return `${[...stem].slice(-LONGEST2).join("").trim()} (${contentHash.slice(7, 15)})${ending || ".md"}`;
}
function stepFor(registry2, path, contentHash) {
  const row = Object.hasOwn(registry2.byPath, path) ? registry2.byPath[path] : void 0;
  if (row === void 0 || row.sourceId === null) return "add";
  return row.contentHash === contentHash ? "keep" : "replace";
}
var SECRET_NAMES = /^(?:\.env(?:\..*)?|\.?(?:npm|pypi|net|my)rc|\.netrc|_netrc|\.git-credentials|\.pgpass|id_(?:rsa|dsa|ecdsa|ed25519).*|.*\.(?:pem|key|p12|pfx|jks|keystore|kdbx|asc|gpg))$|(?:^|[._-])(?:secrets?|credentials?|passwords?|tokens?)(?:[._-]|$)/i;
function looksSecret(path) {
  return path.split("/").some((name) => SECRET_NAMES.test(name));
}

// src/adapters/user/notebook-sources.ts
var ADDED = {
  file: "added-sources.json",
  holds: "added sources",
  entry: () => (0, import_adapters_loops_record_schemas.object)({ account: (0, import_adapters_loops_record_schemas.string)(), notebook: (0, import_adapters_loops_record_schemas.string)(), source: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()) })
};
function readAdded(userFolder, project) {
  return (0, import_hooks_active_on_command.entriesIn)(ADDED, userFolder, project);
}
function addedOfAll(userFolder) {
  return [...(0, import_hooks_active_on_command.projectsIn)(ADDED, userFolder).values()].flat();
}
async function rememberAdded(userFolder, project, added) {
  const isIt = (one) => one.account === added.account && one.notebook === added.notebook && one.source === added.source;
  const unkept = await (0, import_hooks_active_on_command.keepEntries)(
    ADDED,
    userFolder,
    project,
    (before) => before.some(isIt) ? before : [...before, added]
  );
  return unkept === null;
}
async function forgetAdded(userFolder, project, source) {
  await (0, import_hooks_active_on_command.keepEntries)(ADDED, userFolder, project, (before) => before.filter((one) => one.source !== source));
}
var TEMPORARY = {
  file: "temporary-sources.json",
  holds: "temporary sources",
  entry: () => (0, import_adapters_loops_record_schemas.object)({ account: (0, import_adapters_loops_record_schemas.string)(), notebook: (0, import_adapters_loops_record_schemas.string)(), title: (0, import_adapters_loops_record_schemas.string)(), at: (0, import_adapters_loops_record_schemas.number)() })
};
function readTemporary(userFolder, project) {
  return (0, import_hooks_active_on_command.entriesIn)(TEMPORARY, userFolder, project);
}
async function rememberTemporary(userFolder, project, source) {
  return await (0, import_hooks_active_on_command.keepEntries)(TEMPORARY, userFolder, project, (before) => [...before, source]) === null;
}
async function forgetTemporary(userFolder, project, title) {
  await (0, import_hooks_active_on_command.keepEntries)(TEMPORARY, userFolder, project, (before) => before.filter((one) => one.title !== title));
}

// src/app/notebook/source-registries.ts
var noSources = { schema: 1, notebooks: {} };
function readRegistries(project) {
  const file = (0, import_common18.readJson)(registryPath(project), (0, import_common15.ownFile)(project));
  if (file.status === "missing") return noSources;
  return SOURCES.safeParse(file.status === "ok" ? file.value : null).data ?? null;
}
function registryPath(project) {
  return (0, import_common10.mswPath)(project, "sources.json");
}
function sourcesChangedAt({ project, userFolder, now }, notebooks) {
  const added = new Set(
    readAdded(userFolder, project).flatMap(
      ({ source, notebook }) => source !== null && notebooks.includes(notebook) ? [source] : []
    )
  );
  if (added.size === 0) return null;
  const rows = Object.values(readRegistries(project)?.notebooks ?? {}).flatMap(
    ({ byPath }) => Object.values(byPath)
  );
  const times = rows.flatMap(
    ({ sourceId, addedAt }) => sourceId !== null && added.has(sourceId) && Date.parse(addedAt) <= now() ? [addedAt] : []
  );
  return times.toSorted().at(-1) ?? null;
}

var import_app_loop_judge_check = require("./app.loop.judge-check.cjs");

var import_node_os = require("node:os");
var import_node_path10 = require("node:path");
// src/adapters/secrets/text-to-send.ts
function textToSend(text2) {
  return (0, import_app_loop_judge_check.withoutPersonal)((0, import_common23.redact)(text2), namesHere());
}
function namesHere() {
  return [.../* @__PURE__ */ new Set([(0, import_node_path10.basename)((0, import_common25.homeFolder)()), userName(), (0, import_node_os.hostname)()])].filter((name) => name !== "");
}
function userName() {
  try {
    return (0, import_node_os.userInfo)().username;
  } catch {
    return "";
  }
}

var import_app_guidance_note_failures2 = require("./app.guidance.note-failures.cjs");

var import_app_guidance_note_failures3 = require("./app.guidance.note-failures.cjs");

var import_app_guidance_note_failures4 = require("./app.guidance.note-failures.cjs");

var import_common31 = require("./common.cjs");

// src/core/guidance/fix.ts
var text = (0, import_adapters_loops_record_schemas.string)();
var FIX = (0, import_adapters_loops_record_schemas.object)({
  /** `f-` and 16 hex digits, stable for the same class and change. */
  id: text,
  /** The class fingerprint of the failure that is gone. */
  class: text,
  tool: text,
  code: (0, import_adapters_loops_record_schemas.nullable)(text),
  kind: (0, import_adapters_loops_record_schemas.nullable)(text),
  /** Masked, as in the fingerprint. */
  message: text,
  headline: text,
  /** What the failure was about (`subject.ts`). */
  names: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)(text)),
  keys: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)(text)),
  check: text,
  /** A patch, cut to the relevant part; empty when none was kept. */
  change: text,
  /** Claude's last words in the iteration. */
  explanation: text,
  /** The subject of the iteration's last commit; null when there was none. */
  commit: (0, import_adapters_loops_record_schemas.nullable)(text),
  /** Real path. */
  project: text,
  loop: text,
  iteration: (0, import_adapters_loops_record_schemas.number)(),
  /** ISO 8601. */
  at: text
});
function makeFix(parts) {
  return { ...parts, id: `f-${(0, import_app_guidance_note_failures.digest)([parts.class, parts.change, parts.explanation].join("\n"))}` };
}
function fixGuidance(fix, likeness2, failureClass, project) {
  const where = fix.project === project ? null : fix.project.split(/[\\/]/).at(-1) ?? null;
  const { id, check, commit, headline: headline2, at: at2 } = fix;
  const source = { kind: "fix", id, check, commit, headline: headline2, project: where, likeness: likeness2 };
  return makeGuidance({ failureClass, text: fixText(fix), source, answeredAt: at2 });
}
function fixText({ explanation, change }) {
  const said = explanation === "" ? null : `${import_common31.SAID}${explanation}`;
  return [change === "" ? null : change.trimEnd(), said].filter((part) => part !== null).join("\n\n");
}
// src/core/guidance/fix-line.ts
var WHY = (0, import_adapters_loops_record_schemas._enum)(["undone", "came-back", "weakened", "forgotten"]);
var at = (0, import_adapters_loops_record_schemas.string)();
var LINE2 = (0, import_adapters_loops_record_schemas.discriminatedUnion)("kind", [
  (0, import_adapters_loops_record_schemas.object)({ kind: (0, import_adapters_loops_record_schemas.literal)("fixed"), at, fix: FIX }),
  (0, import_adapters_loops_record_schemas.object)({ kind: (0, import_adapters_loops_record_schemas.literal)("withdrawn"), at, fix: (0, import_adapters_loops_record_schemas.string)(), why: WHY }),
  /** The undo was itself undone. */
  (0, import_adapters_loops_record_schemas.object)({ kind: (0, import_adapters_loops_record_schemas.literal)("restored"), at, fix: (0, import_adapters_loops_record_schemas.string)() })
]);
function parseFixLine(text2) {
  try {
    const parsed = LINE2.safeParse(JSON.parse(text2));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
function fixRecord(line) {
  return { v: 1, ...line };
}
function foldFixes(lines) {
  const kept = /* @__PURE__ */ new Map();
  for (const line of lines) {
    if (line.kind === "fixed") {
      kept.delete(line.fix.id);
      kept.set(line.fix.id, { fix: line.fix, withdrawn: null });
      continue;
    }
    const one = kept.get(line.fix);
    if (one !== void 0)
      kept.set(line.fix, { ...one, withdrawn: line.kind === "withdrawn" ? line.why : null });
  }
  return [...kept.values()];
}
var MOST_OF_A_CLASS = 8;
function keptFixLines(lines) {
  const counts = /* @__PURE__ */ new Map();
  return foldFixes(lines).toReversed().filter(({ fix, withdrawn }) => {
    if (withdrawn !== null) return false;
    const count2 = (counts.get(fix.class) ?? 0) + 1;
    counts.set(fix.class, count2);
    return count2 <= MOST_OF_A_CLASS;
  }).toReversed().map(({ fix }) => ({ kind: "fixed", at: fix.at, fix }));
}

var import_node_path11 = require("node:path");
// src/app/guidance/fix-store.ts
var LIMIT_BYTES2 = 4 * 1024 * 1024;
var LARGEST2 = 16 * 1024 * 1024;
function readFixes(userFolder) {
  return foldFixes(linesOf(userFolder));
}
function shownIn({ project, userFolder }) {
  const isForAll = (0, import_common27.once)(() => {
    const { status, settings } = readUserSettings(userFolder);
    return status === "ok" && settings.fixesAcrossProjects;
  });
  return (fix) => fix.project === project || isForAll();
}
async function appendFixLines(userFolder, lines, limitBytes = LIMIT_BYTES2) {
  if (lines.length === 0) return;
  const path = pathIn(userFolder);
  await (0, import_common11.withLock)(path, () => {
    const appended = (0, import_common12.keepLines)(path, lines.map(fixRecord), { mode: 384 });
    if (appended.status === "ok" && appended.size > limitBytes) shrink(userFolder);
  });
}
function shrink(userFolder) {
  const kept = keptFixLines(linesOf(userFolder)).map((line) => JSON.stringify(fixRecord(line)));
  (0, import_common13.writeFileAtomic)(pathIn(userFolder), `${kept.join("\n")}
`, { mode: 384 });
}
function linesOf(userFolder) {
  const text2 = (0, import_common14.textOf)(pathIn(userFolder), (0, import_common15.privateFile)(userFolder), LARGEST2) ?? "";
  return text2.split("\n").flatMap((line) => line === "" ? [] : parseFixLine(line) ?? []);
}
function pathIn(userFolder) {
  return (0, import_node_path11.join)(userFolder, "fixes.jsonl");
}

var import_app_loop_conclude_turn2 = require("./app.loop.conclude-turn.cjs");

var import_promises2 = require("node:timers/promises");
var import_node_fs4 = require("node:fs");
// src/app/guidance/try-rungs.ts
// src/core/guidance/matching-fixes.ts
var NEAR = 0.75;
var SAME_PLACE = 0.5;
function matchingFixes(fixes, failure, project) {
  const names = (0, import_app_guidance_note_failures3.namesInFailure)(failure);
  const needsPlace = (0, import_app_guidance_note_failures3.isLocal)(failure);
  const keys = new Set(needsPlace ? (0, import_app_guidance_note_failures3.placedKeysOf)(failure) : (0, import_app_guidance_note_failures3.keysOf)(failure));
  const stated = statedBy(failure);
  const { former = [] } = failure.fingerprints;
  const matching = fixes.flatMap((fix) => {
    if (statedBy(fix) !== stated) return [];
    const isSame = fix.keys.some((key) => keys.has(key));
    const score = ((0, import_app_guidance_note_failures3.likeness)(names, fix.names) + Number(isSame)) / 2;
    if (fix.class === failure.fingerprints.class || former.includes(fix.class))
      return isSame || !needsPlace ? [{ fix, likeness: "same", score }] : [];
    const isNear = !needsPlace && isAlike(fix, failure) && (0, import_app_guidance_note_failures3.likeness)(names, fix.names) >= SAME_PLACE;
    return isNear ? [{ fix, likeness: "near", score }] : [];
  });
  return matching.toSorted((one, other) => compare(one, other, project));
}
function isAlike(fix, { tool, code, class: kind, message }) {
  if (fix.tool !== tool || fix.code !== code || fix.kind !== kind) return false;
  if (code === null && kind === null) return false;
  return (0, import_app_guidance_note_failures3.likeness)((0, import_app_guidance_note_failures3.lowerCaseNames)(fix.message), (0, import_app_guidance_note_failures3.lowerCaseNames)(message)) >= NEAR;
}
function statedBy({ message, headline: headline2 }) {
  const numbers = (0, import_app_guidance_note_failures4.exactTerms)(headline2).filter(({ kind }) => kind === "number");
  const terms = new Set([...(0, import_app_guidance_note_failures4.exactTerms)(message), ...numbers].map(({ text: text2 }) => text2));
  return [...terms].toSorted().join("\n");
}
function compare(one, other, project) {
  const kind = Number(one.likeness === "near") - Number(other.likeness === "near");
  const own = Number(other.fix.project === project) - Number(one.fix.project === project);
  const score = Math.round(other.score * 10) - Math.round(one.score * 10);
  return kind || score || own || (one.fix.at < other.fix.at ? 1 : -1);
}
// src/app/guidance/known-guidance.ts
function knownAnswers({ projectRoot, failure }, userFolder, notebooks) {
  const failureClass = failure.fingerprints.class;
  const classes = classesOf(failure);
  const fold = (lines) => foldCache(underTodaysClass(lines, failure.fingerprints), failureClass);
  const own = fold(readGuidance(projectRoot, classes));
  if (userFolder === null) return { entries: own, own: byId(own), vouched: /* @__PURE__ */ new Set() };
  const entries = fold(knownLines(projectRoot, userFolder, notebooks, classes));
  const vouched = underTodaysClass(sharedLines(userFolder, classes), failure.fingerprints).flatMap(
    (line) => line.kind === "answered" ? [line.guidance.id] : []
  );
  return { entries, own: byId(own), vouched: new Set(vouched) };
}
function classesOf({ fingerprints }) {
  return [fingerprints.class, ...fingerprints.former ?? []];
}
function byId(entries) {
  return new Map(entries.map((entry) => [entry.guidance.id, entry]));
}
async function adopt(request, guidance) {
  const { projectRoot, failure, now } = request;
  const failureClass = failure.fingerprints.class;
  const at2 = new Date(now()).toISOString();
  await appendGuidance(projectRoot, { kind: "answered", class: failureClass, at: at2, guidance });
  const details = { class: failureClass, guidance: guidance.id, answerHash: guidance.answerHash };
  await (0, import_common16.appendJournal)(projectRoot, { event: "guidance-adopted", loop: request.loopId, ...details }, at2);
}
var MOST_SHOWN3 = 1800;
function tokensOf({ text: text2 }) {
  return Math.ceil(Math.min(text2.length, MOST_SHOWN3) / 3.6);
}
async function noteOffer(request, guidance, rung) {
  const { projectRoot, loopId: loop, failure } = request;
  const { id, answerHash } = guidance;
  const at2 = new Date(request.now()).toISOString();
  const subject = (0, import_app_guidance_note_failures2.guidedFailure)(failure);
  const offered = { class: subject.class, guidance: id, loop };
  const cost = { rung, tokens: tokensOf(guidance) };
  const source = (0, import_app_loop_conclude_turn2.describeSource)(guidance);
  const of = guidance.source.kind === "fix" ? { of: guidance.source.id } : {};
  await appendGuidance(projectRoot, { kind: "offered", at: at2, ...offered, subject, ...cost, source, ...of });
  await (0, import_common16.appendJournal)(projectRoot, { event: "guidance-offered", ...offered, answerHash, ...cost }, at2);
}
// src/app/guidance/passage-rungs.ts
// src/core/guidance/is-echo.ts
var LEAST = 12;
function isEcho(text2, output) {
  const printed = new Set(linesOf2(output));
  const lines = linesOf2(text2);
  const isPrinted = (line) => printed.has(line) || output.includes(line.replace(/…$/, ""));
  if (lines.length > 0 && lines.every(isPrinted)) return true;
  const known = lines.filter((line) => printed.has(line)).length;
  return known >= 2 && known * 2 >= lines.length;
}
function linesOf2(text2) {
  return text2.split("\n").map((line) => line.trim()).filter((line) => line.length >= LEAST);
}
// src/app/guidance/passage-rungs.ts
async function memoryNotes(climb) {
  const { request, userFolder } = climb;
  const { failure, projectRoot: project, now, env } = request;
  if (userFolder === null || !(0, import_node_fs4.existsSync)((0, import_common10.mswPath)(project, "memory"))) return [];
  const { memoryPassages } = await Promise.resolve().then(() => __toESM(require("./app.memory.search-memory.cjs")));
  const query = [failure.tool, failure.code, failure.class, failure.headline, failure.message].join(" ");
  const passages = await memoryPassages({ project, userFolder, now, env, query, most: MOST_NOTES });
  return quoted(climb, "memory", (await withoutOwnFixes(passages, project, userFolder)).slice(0, 2));
}
var MOST_NOTES = 10;
async function withoutOwnFixes(passages, project, userFolder) {
  if (passages.length === 0) return [];
  const [{ readNotes }, { isNoteOf }] = await Promise.all([
    Promise.resolve().then(() => __toESM(require("./adapters.memory.note-store.cjs"))),
    Promise.resolve().then(() => __toESM(require("./app.guidance.fix-notes.cjs")))
  ]);
  const fixes = new Set(readFixes(userFolder).map(({ fix }) => fix.id));
  const theirs = readNotes(project, userFolder).notes.filter((note2) => isNoteOf(note2, fixes));
  const places = new Set(theirs.map(({ id }) => `${noteFile(id)}:1`));
  return passages.filter(({ source }) => !places.has(source));
}
async function projectDocuments(climb) {
  const { documentPassages } = await Promise.resolve().then(() => __toESM(require("./app.retrieval.document-passages.cjs")));
  return quoted(climb, "documents", await documentPassages(askedOf(climb, "documents")));
}
async function packageDocuments(climb) {
  const { installedPassages } = await Promise.resolve().then(() => __toESM(require("./app.retrieval.installed-passages.cjs")));
  return quoted(climb, "packages", await installedPassages(askedOf(climb, "packages")));
}
async function toolExplanation(climb) {
  const { command, env } = climb.request;
  const { explainedPassages } = await Promise.resolve().then(() => __toESM(require("./app.retrieval.explained-passages.cjs")));
  return quoted(climb, "tool", await explainedPassages({ ...askedOf(climb, "tool"), command, env }));
}
function askedOf({ request, userFolder }, rung) {
  const { failure, output, projectRoot: root, now } = request;
  return { failure, output, root, userFolder, now, deadlineMs: rungOf(rung).deadlineMs };
}
function quoted({ request, userFolder }, rung, passages) {
  if (passages.length === 0) return [];
  const { failure, now } = request;
  const lines = userFolder === null ? [] : sharedLines(userFolder, classesOf(failure));
  const judgements = judgementsIn(lines);
  const forgotten = forgottenIn(lines);
  const answeredAt = new Date(now()).toISOString();
  return passages.flatMap(({ text: text2, source: place }) => {
    const source = { kind: "passage", rung, place };
    const failureClass = failure.fingerprints.class;
    const guidance = makeGuidance({ failureClass, text: text2, source, answeredAt });
    if (forgotten.has(guidance.id) || isEcho(text2, request.output)) return [];
    return { guidance, rate: rateOf(judgements.get(guidance.id) ?? [], ageFrom(now())).rate };
  });
}
// src/app/guidance/try-rungs.ts
var WORK = {
  fixes: ownFixes,
  answers: answersKnown,
  memory: memoryNotes,
  documents: projectDocuments,
  packages: packageDocuments,
  tool: toolExplanation
};
async function tryRungs(climb, only = null) {
  const steps = [];
  for (const rung of LADDER) {
    const work = WORK[rung.name];
    if (work === void 0 || only !== null && rung.name !== only) continue;
    const { step, offer: offer2 } = await tryRung(climb, rung, work);
    steps.push(step);
    if (offer2 !== null) return { offer: offer2, steps };
  }
  return { offer: null, steps };
}
async function consultRungs(climb) {
  const found = LADDER.map(async ({ name: rung, deadlineMs }) => {
    const work = WORK[rung];
    if (work === void 0) return [];
    const candidates = await within(deadlineMs, async () => attempted(() => work(climb)));
    const best = candidates?.find(({ rate }) => !isResting({ rate }));
    return best === void 0 ? [] : [{ rung, guidance: best.guidance }];
  });
  return (await Promise.all(found)).flat();
}
async function tryRung(climb, { name: rung, deadlineMs, fromTime }, work) {
  const { request } = climb;
  const started = performance.now();
  const step = (outcome) => ({
    rung,
    outcome,
    why: null,
    ms: Math.round(performance.now() - started)
  });
  if (request.times < fromTime) return { step: step("later"), offer: null };
  const candidates = await within(deadlineMs, async () => attempted(() => work(climb)));
  if (candidates === null) return { step: step("late"), offer: null };
  const failed = new Set(request.failedAnswers);
  const untried = candidates.filter(({ guidance: guidance2 }) => !failed.has(guidance2.answerHash));
  const best = untried.find(({ rate }) => !isResting({ rate }));
  if (best === void 0) {
    const outcome = candidates.length === 0 ? "silent" : untried.length === 0 ? "tried" : "rests";
    return { step: step(outcome), offer: null };
  }
  const { guidance } = best;
  const { isFresh } = await best.offer?.() ?? { isFresh: false };
  const from = isFresh ? "notebook" : rung;
  await noteOffer(request, guidance, from);
  return { step: step("spoke"), offer: { guidance, rung: from, isFresh } };
}
async function attempted(work) {
  try {
    return await work();
  } catch (error) {
    if ((0, import_common26.errorCode)(error) === null) throw error;
    return [];
  }
}
async function within(limitMs, work) {
  const over = new AbortController();
  const limit = (0, import_promises2.setTimeout)(limitMs, null, { signal: over.signal, ref: false }).catch(() => null);
  try {
    return await Promise.race([work(), limit]);
  } finally {
    over.abort();
  }
}
function ownFixes({ request, userFolder }) {
  if (userFolder === null) return [];
  const { failure, projectRoot, now } = request;
  const failureClass = failure.fingerprints.class;
  const fixes = readFixes(userFolder).flatMap(({ fix, withdrawn }) => withdrawn === null ? [fix] : []);
  const isShown = shownIn({ project: projectRoot, userFolder });
  const matching = matchingFixes(fixes, failure, projectRoot).filter(({ fix }) => isShown(fix));
  if (matching.length === 0) return [];
  const judgements = judgementsIn(sharedLines(userFolder, classesOf(failure)));
  const candidates = matching.map(({ fix, likeness: likeness2, score }) => {
    const guidance = fixGuidance(fix, likeness2, failureClass, projectRoot);
    const { rate } = rateOf(judgements.get(guidance.id) ?? [], ageFrom(now()), guidance.answeredAt);
    return { guidance, rate, isNear: likeness2 === "near", worth: rate + score };
  });
  return candidates.toSorted(
    (one, other) => Number(one.isNear) - Number(other.isNear) || other.worth - one.worth
  );
}
function answersKnown({ request, userFolder, notebooks }) {
  const { entries, own, vouched } = knownAnswers(request, userFolder, notebooks);
  const ageMs = ageFrom(request.now());
  const candidates = entries.map(({ guidance, outcomes }) => {
    const { rate } = rateOf(outcomes.values(), ageMs, guidance.answeredAt);
    const here = own.get(guidance.id);
    if (here !== void 0 && !vouched.has(guidance.id)) return { guidance: broughtAlong(guidance), rate };
    const offer2 = async () => {
      if (here === void 0) await adopt(request, guidance);
      const isAsked = here !== void 0 && here.offeredIn.length === 0;
      return { isFresh: isAsked && guidance.source.kind === "notebook" };
    };
    return { guidance, rate, offer: offer2 };
  });
  const newer = (one, other) => other.guidance.answeredAt.localeCompare(one.guidance.answeredAt);
  return candidates.toSorted((one, other) => other.rate - one.rate || newer(one, other));
}

// src/app/sharing/share-in-turn.ts
async function shareInTurn(place) {
  if (addressOf(place) === null) return;
  try {
    const { shareLines } = await Promise.resolve().then(() => __toESM(require("./app.sharing.share-lines.cjs")));
    await shareLines(place, false);
  } catch {
  }
}

var import_node_path12 = require("node:path");
var import_node_path13 = require("node:path");
// src/adapters/documents/installed-packages.ts
var LARGEST3 = 1024 * 1024;
var MOST_PROSE = 60;
function findInstalled(name, ecosystem, where) {
  return FINDERS[ecosystem](name, where);
}
var FINDERS = {
  npm: findNpm,
  python: findPython,
  go: findGo,
  rust: findRust
};
function readPackageFile({ folders }, path) {
  const folder = folders.find((one) => (0, import_common15.isInside)(path, one));
  return folder === void 0 ? null : (0, import_common14.textOf)(path, (0, import_common15.projectFile)(folder), LARGEST3);
}
function findNpm(name, { root, from }) {
  for (let folder = from; (0, import_common15.isInside)(folder, (0, import_node_path12.dirname)(root)); folder = (0, import_node_path12.dirname)(folder)) {
    const at2 = (0, import_common15.realPath)((0, import_node_path12.join)(folder, "node_modules", name));
    const isOwn = at2.split(import_node_path12.sep).includes("node_modules") || (0, import_common15.isInside)(at2, root);
    const version = isOwn ? versionIn((0, import_common14.textOf)((0, import_node_path12.join)(at2, "package.json"), (0, import_common15.projectFile)(at2), LARGEST3)) : null;
    if (version !== null) return packageOf({ name, version, folder: at2 });
    if (folder === (0, import_node_path12.dirname)(folder)) break;
  }
  return null;
}
function versionIn(manifest) {
  return /"version"\s{0,4}:\s{0,4}"([\w.+-]{1,60})"/.exec(manifest ?? "")?.[1] ?? null;
}
function findPython(name, where) {
  for (const site of sitesOf(where)) {
    const folder = (0, import_node_path12.join)(site, name);
    const isFolder2 = (0, import_common19.lookAt)(folder)?.isDirectory() === true;
    if (!isFolder2 && (0, import_common19.lookAt)(`${folder}.py`)?.isFile() !== true) continue;
    const info = infoOf(site, name);
    if (info === null) continue;
    const [, own = name, version = ""] = /^(.{1,100}?)-([^-]{1,60})\.dist-info$/.exec(info) ?? [];
    const real = (0, import_common15.realPath)(site);
    const prose2 = [(0, import_node_path12.join)(real, info, "METADATA"), ...filesIn((0, import_node_path12.join)(real, info), PROSE, MOST_PROSE)];
    const folders = [(0, import_node_path12.join)(real, info), ...isFolder2 ? [(0, import_node_path12.join)(real, name)] : [real]];
    return { name: own, version, prose: prose2, folders };
  }
  return null;
}
function sitesOf({ root, output }) {
  const own = [".venv", "venv", "env"].flatMap((folder) => {
    const libraries = (0, import_node_path12.join)(root, folder, "lib");
    const unix = (0, import_common19.namesIn)(libraries, import_common15.named).map((python) => (0, import_node_path12.join)(libraries, python, "site-packages"));
    return [...unix, (0, import_node_path12.join)(root, folder, "Lib", "site-packages")];
  });
  const used = [...output.matchAll(/((?:\/|[A-Z]:\\)[^\s"':]{1,300}[\\/](?:site|dist)-packages)[\\/]/g)];
  return [.../* @__PURE__ */ new Set([...own, ...used.map(([, path = ""]) => path)])];
}
function infoOf(site, name) {
  const list2 = (0, import_common19.listFolder)(site, import_common15.named);
  const infos = list2.status === "ok" ? list2.entries.map((one) => one.name).filter((one) => one.endsWith(".dist-info")) : [];
  const plain2 = (text2) => text2.toLowerCase().replaceAll(/[-_.]/g, "-");
  const same = infos.find(
    (one) => plain2(one).startsWith(`${plain2(name)}-`) && /-\d[^-]*\.dist-info$/.test(one.slice(name.length))
  );
  return same ?? infos.find((one) => holds((0, import_node_path12.join)(site, one), name)) ?? null;
}
function holds(info, name) {
  const tops = (0, import_common14.textOf)((0, import_node_path12.join)(info, "top_level.txt"), import_common15.named, LARGEST3);
  if (tops !== null) return tops.split(/\s+/).includes(name);
  const files = (0, import_common14.textOf)((0, import_node_path12.join)(info, "RECORD"), import_common15.named, LARGEST3) ?? "";
  return files.split("\n").some((file) => file.startsWith(`${name}/`) || file.startsWith(`${name}.py,`));
}
function findGo(imported, { root }) {
  const cache = process.env.GOMODCACHE ?? (0, import_node_path12.join)(process.env.GOPATH ?? (0, import_node_path12.join)((0, import_common25.homeFolder)(), "go"), "pkg", "mod");
  const required = (0, import_common14.textOf)((0, import_node_path12.join)(root, "go.mod"), (0, import_common15.projectFile)(root), LARGEST3) ?? "";
  for (const [, name = "", version = ""] of required.matchAll(
    /^\s{0,8}(?:require )?([\w./-]{3,200}) (v[\w.+-]{1,80})/gm
  )) {
    if (imported !== name && !imported.startsWith(`${name}/`)) continue;
    const escaped = name.replaceAll(/[A-Z]/g, (letter) => `!${letter.toLowerCase()}`);
    const folder = (0, import_node_path12.join)(cache, `${escaped}@${version}`);
    if ((0, import_common19.lookAt)(folder)?.isDirectory() === true) return packageOf({ name, version, folder: (0, import_common15.realPath)(folder) });
  }
  return null;
}
function findRust(name, { root }) {
  const lock = (0, import_common14.textOf)((0, import_node_path12.join)(root, "Cargo.lock"), (0, import_common15.projectFile)(root), 4 * LARGEST3) ?? "";
  const sources = (0, import_node_path12.join)(process.env.CARGO_HOME ?? (0, import_node_path12.join)((0, import_common25.homeFolder)(), ".cargo"), "registry", "src");
  for (const [, own = "", version = ""] of lock.matchAll(
    /^name = "([\w-]{1,80})"\nversion = "([\w.+-]{1,60})"/gm
  )) {
    if (own.replaceAll("-", "_") !== name.replaceAll("-", "_")) continue;
    const found = (0, import_common19.namesIn)(sources, import_common15.named).map((registry2) => (0, import_node_path12.join)(sources, registry2, `${own}-${version}`)).find((folder) => (0, import_common19.lookAt)(folder)?.isDirectory() === true);
    if (found !== void 0) return packageOf({ name: own, version, folder: (0, import_common15.realPath)(found) });
  }
  return null;
}
var PROSE = /^(?:readme|change|history|upgrad|migrat|breaking|news|releases?)[\w.-]{0,40}$/i;
function packageOf({
  name,
  version,
  folder
}) {
  const own = (0, import_common19.namesIn)(folder, (0, import_common15.projectFile)(folder)).filter(
    (file) => PROSE.test(file) && !/\.[cm]?[jt]s$/.test(file)
  );
  const docs = filesIn((0, import_node_path12.join)(folder, "docs"), /\.(?:md|mdx|rst|txt)$/i, MOST_PROSE);
  const prose2 = [...own.map((file) => (0, import_node_path12.join)(folder, file)), ...docs];
  return { name, version, prose: prose2, folders: [folder] };
}
var DEEPEST = 5;
function filesIn(folder, wanted, most) {
  const found = [];
  const waiting = [folder];
  for (let at2 = waiting.shift(); at2 !== void 0 && found.length < most; at2 = waiting.shift()) {
    const list2 = (0, import_common19.listFolder)(at2, import_common15.named);
    const entries = list2.status === "ok" ? [...list2.entries].sort((one, other) => one.name < other.name ? -1 : 1) : [];
    const isDeep = (0, import_node_path12.relative)(folder, at2).split(import_node_path12.sep).length >= DEEPEST;
    const below2 = entries.filter((entry) => entry.isDirectory() && !LEFT_OUT.test(entry.name));
    const own = entries.filter((entry) => entry.isFile() && wanted.test(entry.name));
    found.push(...own.map(({ name }) => (0, import_node_path12.join)(at2, name)));
    if (!isDeep) waiting.push(...below2.map(({ name }) => (0, import_node_path12.join)(at2, name)));
  }
  return found.slice(0, most);
}
var LEFT_OUT = /^(?:node_modules|tests?|__pycache__|examples?|benches|\..*)$/;
// src/core/retrieval/passages/package-mentions.ts
var RAISED = /^([A-Za-z_]\w{0,80}(?:\.\w{1,80}){1,6})$/g;
var MOST2 = 8;
function packageMentions({ tool, code, class: thrown, headline: headline2, items }, output, source) {
  const ecosystem = ecosystemOf(source.path);
  const told = [headline2, ...items.slice(0, 3).map(({ words: words2 }) => words2)].join("\n");
  const framed = FRAMES.flatMap(([of, pattern]) => namesBy(pattern, output, of, true));
  const quoted2 = ecosystem === null ? [] : namesBy(QUOTED[ecosystem], told, ecosystem, true);
  const imported = ecosystem === null ? [] : namesBy(IMPORTS[ecosystem], source.text, ecosystem, false);
  const spoken = imported.map((one) => ({ ...one, isNamed: isSpokenOf(one.name, told) }));
  const raised = ecosystem === "python" ? namesBy(RAISED, thrown ?? "", ecosystem, true) : [];
  const ruled = tool === "eslint" ? pluginsOf(code ?? "") : [];
  const unique = /* @__PURE__ */ new Map();
  for (const one of [...raised, ...ruled, ...quoted2, ...framed, ...spoken])
    if (!unique.has(one.name)) unique.set(one.name, one);
  return [...unique.values()].slice(0, MOST2);
}
function pluginsOf(rule) {
  const parts = rule.split("/").slice(0, -1);
  const [first = ""] = parts;
  if (!/^@?[a-z][\w.-]{0,80}$/.test(first)) return [];
  const rest = parts.slice(1).map((part) => `-${part}`);
  const name = first.startsWith("@") ? `${first}/eslint-plugin${rest.join("")}` : `eslint-plugin-${first}`;
  return [{ ecosystem: "npm", name, isNamed: true }];
}
function ecosystemOf(path) {
  const ending = /\.(?:(?<npm>[cm]?[jt]sx?|vue|svelte)|(?<python>pyi?)|(?<go>go)|(?<rust>rs))$/.exec(path);
  if (ending === null) return null;
  const { npm, python, go } = ending.groups ?? {};
  if (npm !== void 0) return "npm";
  if (python !== void 0) return "python";
  return go === void 0 ? "rust" : "go";
}
function namesBy(pattern, text2, ecosystem, isNamed) {
  return [...text2.matchAll(pattern)].flatMap(([, found]) => {
    const name = found === void 0 ? null : packageOf2(found, ecosystem);
    return name === null ? [] : [{ ecosystem, name, isNamed }];
  });
}
function packageOf2(imported, ecosystem) {
  if (ecosystem === "go") return imported.includes(".") ? imported : null;
  if (ecosystem === "python") return imported.split(".")[0] ?? null;
  if (ecosystem === "rust") return /^(?:crate|super|self|std|core|alloc)$/.test(imported) ? null : imported;
  if (imported.startsWith("node:") || imported.startsWith(".")) return null;
  return imported.split("/").slice(0, imported.startsWith("@") ? 2 : 1).join("/");
}
function isSpokenOf(name, told) {
  const last = name.split("/").at(-1) ?? name;
  return told.toLowerCase().includes(last.toLowerCase());
}
var FRAMES = [
  ["npm", /node_modules[\\/](?!\.)((?:@[\w.-]{1,80}[\\/])?[\w.-]{1,80})[\\/](?!node_modules)/g],
  ["python", /(?:site|dist)-packages[\\/]([A-Za-z_]\w{0,80})(?:[\\/]|\.py)/g],
  ["go", /pkg[\\/]mod[\\/]([\w.-]{1,80}(?:[\\/][\w.!-]{1,80}){1,4})@v/g],
  ["rust", /registry[\\/]src[\\/][\w.-]{1,120}[\\/]([A-Za-z][\w-]{0,80}?)-\d+\.\d+\./g]
];
var QUOTED = {
  npm: /['"`]"?((?:@[a-z\d][\w.-]{0,80}\/)?[a-z\d][\w.-]{0,80}(?:\/[\w.-]{1,80}){0,4})"?['"`]/g,
  python: /['"`]([A-Za-z_]\w{0,80}(?:\.\w{1,80}){0,6})['"`]/g,
  go: /["` (]([a-z\d-]{1,60}\.[a-z]{2,10}(?:\/[\w.-]{1,80}){1,6})/g,
  rust: /`([a-z_]\w{0,80})(?:::\w{1,80}){0,6}`/g
};
var IMPORTS = {
  npm: /(?:\bfrom|\bimport|\brequire\(|\bimport\()\s{0,8}['"]([^'"\n]{1,200})['"]/g,
  python: /^[ \t]{0,40}(?:from|import)[ \t]{1,8}([A-Za-z_][\w.]{0,120})/gm,
  go: /"([\w-]{1,60}\.[a-z]{2,10}\/[\w./-]{1,160})"/g,
  rust: /\buse\s{1,4}([a-z_]\w{0,80})::/g
};
// src/app/retrieval/own-file.ts
var LARGEST_SOURCE = 256 * 1024;
function ownFileOf({ items }, root) {
  const files = items.map((item) => item.file ?? item.ownFrame?.split(/:\d/)[0] ?? null);
  const path = files.find((one) => one !== null) ?? "";
  const text2 = path === "" ? "" : (0, import_common14.textOf)((0, import_node_path13.join)(root, path), (0, import_common15.projectFile)(root), LARGEST_SOURCE) ?? "";
  return { path, text: text2 };
}

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_common32 = require("./common.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_common33 = require("./common.cjs");

var import_common34 = require("./common.cjs");

var import_adapters_git_work_tree = require("./adapters.git.work-tree.cjs");

var import_node_path14 = require("node:path");
var import_node_fs5 = require("node:fs");
var import_node_path15 = require("node:path");
var import_promises3 = require("node:timers/promises");
// src/core/guidance/why-none.ts
function whyNone(steps) {
  const parts = [
    list(steps, "silent", import_common5.prose`nothing about it in`),
    list(steps, "tried", import_common5.prose`what is known did not help in this loop:`),
    list(steps, "rests", import_common5.prose`what is known has seldom helped recently:`),
    list(steps, "late", import_common5.prose`no answer in time from`),
    list(steps, "later", import_common5.prose`asked only when this failure comes again:`),
    ...steps.filter(({ outcome }) => outcome === "closed").map(closed)
  ].filter((part) => part !== null);
  return parts.length === 0 ? import_common5.prose`None.` : import_common5.prose`None: ${(0, import_common5.joinProse)(parts, "; ")}`;
}
function list(steps, outcome, words2) {
  const names = steps.filter((step) => step.outcome === outcome).map(({ rung }) => rungOf(rung).about);
  return names.length === 0 ? null : import_common5.prose`${words2} ${(0, import_common5.joinProse)(names, ", ")}`;
}
function closed({ rung, why }) {
  const { about } = rungOf(rung);
  if (why === null) return import_common5.prose`${about} was not asked`;
  const said = `${about} was not asked: `;
  const reason = why.startsWith(said) ? why.slice(said.length) : why;
  return import_common5.prose`${about} was not asked: ${(0, import_common4.quoteLine)(reason, 600)}`;
}
// src/core/guidance/choose-guidance.ts
function chooseGuidance(entries, { failedAnswers, ageMs }) {
  const failed = new Set(failedAnswers);
  const [best] = entries.filter(({ guidance }) => !failed.has(guidance.answerHash)).map(({ guidance, outcomes }) => ({
    guidance,
    efficacy: rateOf(outcomes.values(), ageMs, guidance.answeredAt)
  })).filter(({ efficacy }) => !isResting(efficacy)).toSorted(
    (one, other) => other.efficacy.rate - one.efficacy.rate || other.guidance.answeredAt.localeCompare(one.guidance.answeredAt)
  );
  return best?.guidance ?? null;
}
// src/core/guidance/next-question.ts
var CAP = 300;
var TRIED_CAP = 80;
var FIRST = "Cause and fix of this failure? Be brief, cite the sources.";
function nextQuestion(lines, failureClass, asking) {
  const entries = foldCache(lines, failureClass);
  if (isNotInSources(lines, failureClass, asking.sourcesChangedAt)) return { kind: "none" };
  if (entries.length === 0) return { kind: "first" };
  if (chooseGuidance(entries, asking) !== null) return { kind: "none" };
  const { sourcesChangedAt: sourcesChangedAt2 } = asking;
  if (sourcesChangedAt2 !== null && entries.every(({ guidance }) => guidance.answeredAt < sourcesChangedAt2))
    return { kind: "first" };
  if (lines.some((line) => line.kind === "followed-up" && line.class === failureClass)) {
    return { kind: "none" };
  }
  return followUp(entries);
}
function isNotInSources(lines, failureClass, changedAt) {
  return lines.some(
    (line) => line.kind === "not-in-sources" && line.class === failureClass && (changedAt === null || changedAt <= line.at)
  );
}
function followUp(entries) {
  for (const { guidance } of entries.toReversed()) {
    if (guidance.source.kind !== "notebook") continue;
    const { conversationId, citations } = guidance.source;
    return conversationId === null || citations.length === 0 ? { kind: "none" } : { kind: "follow-up", failed: guidance, conversationId };
  }
  return { kind: "first" };
}
function queryText(failure) {
  return cut(`${FIRST} Failure: ${oneLine(failure.query)}`, CAP);
}
function followUpText(failure, failed) {
  const tried = cut((0, import_common31.headline)(failed.text), TRIED_CAP);
  return cut(
    `This did not help: "${tried}". What else causes it? Cite the sources. Failure: ${oneLine(failure.query)}`,
    CAP
  );
}
function oneLine(text2) {
  return (0, import_common9.harmless)(text2).replaceAll(/\s+/g, " ").trim();
}
function cut(text2, cap) {
  const points = [...text2];
  return points.length <= cap ? text2 : `${points.slice(0, cap - 1).join("")}\u2026`;
}
function heldBack(lines, failureClass, ageMs) {
  for (const line of lines.toReversed()) {
    if (line.kind === "answered") return null;
    if (line.kind !== "refused") continue;
    const { scope, minutes } = cooldownOf(line.refusal.reason);
    const age = ageMs(line.at);
    const isRecent = age >= 0 && age < minutes * 6e4;
    if (isRecent && (scope === "project" || line.class === failureClass)) return line.refusal;
  }
  return null;
}
// src/app/guidance/names-outside.ts
// src/core/guidance/foreign-names.ts
function foreignNames(failure) {
  if ((0, import_app_guidance_note_failures3.isLocal)(failure)) return null;
  const { class: thrown, items } = failure;
  const [first] = items;
  const words2 = first?.words ?? failure.message;
  const isAddressed = ADDRESS2.test(words2);
  const code = (0, import_app_guidance_note_failures3.codeOf)(failure);
  const isRead = failure.phase === "compile" || failure.phase === "lint";
  const isRule = isRead && code !== null && (first?.file ?? null) !== null;
  const namesFile = (0, import_app_guidance_note_failures4.exactTerms)(words2).some(({ kind, text: text2 }) => kind === "file" || FILE.test(text2));
  if (!isAddressed && (isRule || namesFile)) return null;
  const module2 = thrown?.includes(".") === true ? thrown.split(/[.\\:]+/).filter((part) => part !== "") : [];
  const capitals = (0, import_app_guidance_note_failures4.exactTerms)(words2).filter(({ kind }) => kind === "capitals");
  const codes = capitals.map(({ text: text2 }) => text2).filter((text2) => /[\d_-]/.test(text2));
  const isLabelled = codes.some((text2) => isLabelIn(words2, text2)) || STATUS.test(words2);
  return { isCertain: isAddressed || isLabelled || code !== null, module: module2, codes };
}
var ADDRESS2 = /\b(?!file:)[a-z][a-z\d+.-]{1,20}:\/\/[^\s/]|\b[\w-]{1,60}(?:\.[\w-]{1,60}){0,6}:\d{2,5}(?![\w:])/;
var FILE = /^[\w@-]{1,80}\.[a-z]{1,5}$/;
var STATUS = /\b[A-Z]{3,10}[ :[]{1,2}[\dA-Z]{3,5}\b/;
function isLabelIn(words2, code) {
  const after = words2[words2.indexOf(code) + code.length] ?? "";
  return [":", "]", ")"].includes(after);
}
// src/app/guidance/names-outside.ts
async function namesOutside(request) {
  const names = foreignNames(request.failure);
  if (names === null) return false;
  if (names.isCertain || namesPackage(request)) return true;
  const { module: module2, codes } = names;
  if (module2.length + codes.length === 0) return false;
  const own = await ownNames(request);
  if (module2.length > 0 && !await own.haveFile(module2)) return true;
  for (const code of codes) if (!await own.contain(code)) return true;
  return false;
}
function namesPackage({ failure, output, projectRoot }) {
  const root = (0, import_common15.realPath)(projectRoot);
  const source = ownFileOf(failure, root);
  const told = [failure.code, failure.class, failure.headline].join(" ").toLowerCase();
  const from = source.path === "" ? root : (0, import_node_path14.dirname)((0, import_node_path14.join)(root, source.path));
  return packageMentions(failure, output, source).some(({ name, ecosystem, isNamed }) => {
    if (!isNamed || name.includes(failure.tool)) return false;
    const isSpokenOf2 = told.includes(name.toLowerCase());
    if (!isSpokenOf2 && !source.text.includes(name)) return false;
    return findInstalled(name, ecosystem, { root, from, output }) !== null;
  });
}
async function ownNames({ projectRoot }) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(projectRoot);
  const run = async (args) => {
    if (opened.status !== "ok" || opened.git.top === null) return true;
    const said = await opened.git.run([...args]);
    return said.status === "ok" ? said.output.trim() !== "" : said.status === "late";
  };
  return {
    haveFile: (names) => {
      const paths = names.flatMap((name) => ["", ".*", "/**"].map((end) => `:(glob)**/${name}${end}`));
      return run(["ls-files", "--cached", "--others", "--exclude-standard", "--", ...paths]);
    },
    // A document may name what comes from outside.
    contain: (word) => run([
      ...["grep", "-I", "-l", "-w", "-F", "--untracked", "-e", word, "--"],
      ".",
      ":(exclude)*.md",
      ":(exclude).msw"
    ])
  };
}
// src/app/guidance/request-answer.ts
var FRESH = { pid: null, startedAt: null, endsBy: null, guidance: null, refusal: null, notices: [] };
var WORKER = "ask-notebook.cjs";
var LOOK_EVERY_MS = 50;
var DIED = "the process that asked ended without an answer";
async function requestAnswer(question) {
  const { userFolder, id } = question;
  if (!openJobsFolder(userFolder)) return impossible("the folder of its jobs cannot be used");
  const path = jobPath(userFolder, id);
  const held = await (0, import_common11.withLock)(path, () => joinOrStart(question, path));
  return held.status === "done" ? held.value : impossible(`${path} is locked`);
}
function runningJob(userFolder, id, now) {
  const job = readGuidanceJob(jobPath(userFolder, id));
  return job !== null && isJobAlive(job, now) ? joined(job) : null;
}
async function awaitAnswer(requested, {
  userFolder,
  until,
  longestMs,
  now
}) {
  if (requested.status !== "running") return requested;
  const path = jobPath(userFolder, requested.jobId);
  for (; ; ) {
    const hadEnded = requested.hasEnded();
    const job = readGuidanceJob(path);
    if (job !== null && isSettled(job)) return settled(job);
    if (hadEnded || job === null || !isJobAlive(job, now())) return settleDead(userFolder, requested.jobId);
    const left = Math.min(until, job.queuedAt + longestMs) - now();
    if (left <= 0) return requested;
    await (0, import_promises3.setTimeout)(Math.min(LOOK_EVERY_MS, left));
  }
}
function locateWorker(program = process.argv[1]) {
  if (program === void 0 || !(0, import_node_fs5.existsSync)(program)) return null;
  const folder = (0, import_node_path15.dirname)((0, import_node_fs5.realpathSync)(program));
  const paths = [(0, import_node_path15.join)(folder, WORKER), (0, import_node_path15.join)(folder, "hooks", WORKER), (0, import_node_path15.join)(folder, "..", "hooks", WORKER)];
  return paths.find((path) => (0, import_node_fs5.existsSync)(path)) ?? null;
}
async function joinOrStart(question, path) {
  const { now, project } = question;
  const job = readGuidanceJob(path);
  if (job !== null && isJobAlive(job, now())) return joined(job);
  if (question.isKnown()) return { status: "answered", notices: [] };
  const age = (at2) => now() - Date.parse(at2);
  const refusal = heldBack(readGuidance(project), question.class, age);
  if (refusal !== null) return { status: "refused", notices: [refusalSentence(refusal)] };
  return start(question, path);
}
async function start(question, path) {
  const { userFolder, worker, env, now, isKnown: _, ...asked } = question;
  const queuedAt = now();
  const at2 = new Date(queuedAt).toISOString();
  const { id, project, loop, notebook, followsUp, class: failureClass, question: text2 } = asked;
  writeGuidanceJob(userFolder, { v: 2, ...asked, status: "queued", queuedAt, ...FRESH });
  const details = { class: failureClass, question: text2, job: id };
  await appendGuidance(project, { kind: "asked", at: at2, ...details });
  const follow = followsUp === null ? {} : { followsUp };
  await (0, import_common16.appendJournal)(project, { event: "guidance-asked", loop, ...details, notebook, ...follow }, at2);
  const { hasEnded } = (0, import_common34.startInBackground)([worker, path], env);
  return { status: "running", jobId: id, hasEnded };
}
function joined(job) {
  return { status: "running", jobId: job.id, hasEnded: () => false };
}
function settled({ refusal, notices }) {
  return { status: refusal === null ? "answered" : "refused", notices };
}
async function settleDead(userFolder, jobId) {
  const path = jobPath(userFolder, jobId);
  const held = await (0, import_common11.withLock)(path, async () => {
    const job = readGuidanceJob(path);
    if (job === null) return impossible(DIED);
    if (isSettled(job)) return settled(job);
    const refusal = { reason: "unknown", text: DIED, profile: null };
    const notices = [...job.notices, refusalSentence(refusal)];
    await settleRefused(userFolder, { ...job, notices }, refusal);
    return { status: "refused", notices };
  });
  return held.status === "done" ? held.value : impossible(DIED);
}
function impossible(reason) {
  return { status: "impossible", reason };
}
// src/app/guidance/find-guidance.ts
var DEADLINE_SECONDS = 300;
async function findGuidance(request) {
  try {
    const found = await find(request);
    await noteClimb(request, found);
    return found;
  } catch (error) {
    const code = (0, import_common26.errorCode)(error);
    if (code === null) throw error;
    const notices = [`NotebookLM was not asked: the guidance could not be read or written (${code}).`];
    return { status: "none", notices, steps: [] };
  }
}
async function find(request) {
  const until = request.now() + request.deadlineMs;
  const folder = (0, import_common20.ownUserFolder)(request.projectRoot, request.env);
  const userFolder = folder.status === "refused" ? null : folder.path;
  const source = sourceFor(request, folder);
  const notebooks = source === null || typeof source === "string" ? [] : source.notebooks;
  const climb = { request, userFolder, notebooks };
  const { offer: offer2, steps } = await tryRungs(climb);
  if (offer2 !== null) {
    return { status: "found", ...offer2, steps, notices: noticesOf(source, offer2) };
  }
  const started = performance.now();
  const asked = await askNotebook(climb, source, until);
  const { outcome, why, notices } = asked;
  const ms = Math.round(performance.now() - started);
  const all = [...steps, { rung: "notebook", outcome, why, ms }];
  if (asked.offer !== null) return { status: "found", ...asked.offer, notices, steps: all };
  if (asked.jobId !== void 0) return { status: "pending", jobId: asked.jobId, notices, steps: all };
  return { status: "none", notices, steps: all };
}
async function noteClimb({ projectRoot, loopId, iteration, failure, times, now }, found) {
  await appendGuidance(projectRoot, {
    kind: "climbed",
    class: failure.fingerprints.class,
    at: new Date(now()).toISOString(),
    loop: loopId,
    iteration,
    headline: (0, import_common32.failureHeadline)(failure, 160),
    times,
    steps: found.steps,
    guidance: found.status === "found" ? found.guidance.id : null
  });
}
async function askNotebook(climb, source, until) {
  const { request } = climb;
  if (source === null) return closed2("none is chosen for this project");
  if (typeof source === "string") return refused2([source]);
  const { userFolder } = source;
  const requested = await requestOf(request, source);
  if ("outcome" in requested) return requested;
  const answer = await awaitAnswer(requested, {
    userFolder,
    until,
    longestMs: request.deadlineMs,
    now: request.now
  });
  switch (answer.status) {
    case "running":
      return { outcome: "waiting", why: null, offer: null, jobId: answer.jobId, notices: source.notices };
    case "answered": {
      const { offer: offer2 } = await tryRungs(climb, "answers");
      if (offer2 === null)
        return {
          ...whyNoQuestion(request, source, "its answer may not be offered"),
          notices: answer.notices
        };
      return { outcome: "spoke", why: null, offer: offer2, notices: answer.notices };
    }
    case "refused":
      return refused2(continuing(answer.notices));
    case "impossible":
      return refused2([notAsked(answer.reason)]);
  }
}
function closed2(why) {
  return { outcome: "closed", why, offer: null, notices: [] };
}
function refused2(notices) {
  return { ...closed2(notices.join(" ")), notices };
}
async function requestOf(request, source) {
  const { failure, projectRoot: project, loopId: loop, env, now } = request;
  const { jobId: id, userFolder, notebook } = source;
  const running = runningJob(userFolder, id, now());
  if (running !== null) return running;
  const held = await whyHeldBack(request, source);
  if (held !== null) return { ...held, notices: source.notices };
  const next = questionFor(request, source);
  if (next.kind === "none")
    return { ...whyNoQuestion(request, source, "it was asked about this before"), notices: source.notices };
  const obstacle = obstacleOf(request, source);
  if (obstacle !== null) return { status: "refused", notices: [obstacle] };
  const isSecond = next.kind === "follow-up";
  if (isSecond && !mayFollowUp(request, source))
    return { ...closed2("what is left of its quota is for first questions"), notices: source.notices };
  const worker = request.worker ?? locateWorker();
  if (worker === null) return { status: "impossible", reason: "the program that asks it is not installed" };
  return requestAnswer({
    ...{ id, project, userFolder, loop, notebook, worker, env, now },
    class: failure.fingerprints.class,
    question: textToSend(isSecond ? followUpText(failure, next.failed) : queryText(failure)),
    conversationId: isSecond ? next.conversationId : null,
    followsUp: isSecond ? next.failed.id : null,
    timeoutSeconds: DEADLINE_SECONDS,
    isKnown: () => questionFor(request, source).kind !== next.kind
  });
}
async function whyHeldBack(request, { jobId, userFolder }) {
  const { failure, times, hasChanged } = request;
  if (readGuidanceJob(jobPath(userFolder, jobId)) !== null) return null;
  if (failure.kind !== "code") return closed2("it is about this machine or the check itself");
  if (times < rungOf("notebook").fromTime || !hasChanged)
    return { ...closed2(""), outcome: "later", why: null };
  return await namesOutside(request) ? null : closed2("it names nothing outside the project");
}
function whyNoQuestion(request, source, otherwise) {
  const [lines, changedAt] = knownOf(request, source);
  return isNotInSources(lines, request.failure.fingerprints.class, changedAt) ? { ...closed2(""), outcome: "silent", why: null } : closed2(otherwise);
}
function knownOf({ projectRoot, failure, now }, { userFolder, notebooks }) {
  const lines = knownLines(projectRoot, userFolder, notebooks, classesOf(failure));
  const place = { project: projectRoot, userFolder, now };
  return [underTodaysClass(lines, failure.fingerprints), sourcesChangedAt(place, notebooks)];
}
function questionFor(request, source) {
  const { failure, queriedErrors, failedAnswers } = request;
  const failureClass = failure.fingerprints.class;
  const classes = classesOf(failure);
  const [lines, changedAt] = knownOf(request, source);
  const asking = { failedAnswers, ageMs: ageFrom(request.now()), sourcesChangedAt: changedAt };
  const next = nextQuestion(lines, failureClass, asking);
  const byLoop = queriedErrors.some((asked) => classes.includes(asked.class) && asked.answerHash !== null);
  return byLoop && next.kind === "first" ? { kind: "none" } : next;
}
function mayFollowUp({ now }, source) {
  const read2 = readLedger(source.userFolder);
  const need = { purpose: "guidance", now: now() };
  return read2.status === "refused" || hasPlenty(read2.ledger.accounts, source.accounts, need);
}
function obstacleOf({ env, projectRoot, now }, source) {
  if (findNlm(env, projectRoot) === null) {
    return refusalSentence({ reason: "not-installed", text: "", profile: null });
  }
  const read2 = readLedger(source.userFolder);
  if (read2.status === "refused") return null;
  const need = { purpose: "guidance", now: now() };
  const choice = chooseProfile(read2.ledger.accounts, source.accounts, need);
  const place = { project: projectRoot, userFolder: source.userFolder, env, now };
  if (choice.status === "none" && mayMeasure(place, read2.ledger, source.accounts, "guidance")) return null;
  return choice.status === "none" ? nobodyAsked(choice, "guidance").notice : null;
}
function sourceFor({ projectRoot, failure, env, now }, folder) {
  const { config, notebookProblem } = (0, import_hooks_active_on_stop3.readConfig)(projectRoot);
  if (config.notebook === null && notebookProblem === null) return null;
  if (folder.status === "refused") return notAsked(folder.reason);
  const chosen = projectNotebook({ project: projectRoot, userFolder: folder.path, env, now });
  if (chosen.status === "none") return null;
  if (chosen.status === "refused")
    return notebookProblem === null ? notAsked(notAskedText(chosen)) : `${notAskedText(chosen)}.`;
  const { notebook, accounts, notices } = chosen;
  const notebooks = accounts.map((account2) => account2.notebook);
  const jobId = jobIdOf(failure.fingerprints.class, notebooks);
  return { userFolder: folder.path, notebook, accounts, notebooks, jobId, notices };
}
function noticesOf(source, { isFresh, rung }) {
  if (source === null || typeof source === "string") return [];
  if (!isFresh) return rung === "answers" ? source.notices : [];
  return readGuidanceJob(jobPath(source.userFolder, source.jobId))?.notices ?? source.notices;
}
function notAsked(reason) {
  return `NotebookLM was not asked: ${reason}.`;
}
function continuing(notices) {
  const last = notices.at(-1);
  if (last === void 0) return notices;
  return [...notices.slice(0, -1), `${last} The loop continues without NotebookLM.`];
}
// src/app/guidance/judge-guidance.ts
async function judgeGuidance(request) {
  const { projectRoot, guidanceId: guidance, failureClass, current, nowIso, loopId: loop } = request;
  const offered = readGuidance(projectRoot).findLast(
    (line2) => line2.kind === "offered" && line2.guidance === guidance && line2.class === failureClass && line2.loop === loop
  );
  const kept = offered?.kind === "offered" ? offered.subject : null;
  const outcome = (0, import_app_guidance_note_failures2.judge)(
    kept ?? { class: failureClass, phase: "install", items: [] },
    current,
    request.hasWorked
  );
  const judged = { class: failureClass, guidance, outcome, loop };
  const line = { kind: "judged", at: nowIso, ...judged };
  await appendGuidance(projectRoot, line);
  await appendShared(request.userFolder, line);
  await (0, import_common16.appendJournal)(projectRoot, { event: "guidance-judged", ...judged }, nowIso);
  return outcome;
}
// src/app/guidance/step-guidance.ts
async function stepGuidance(workspace, request) {
  await shareInTurn(workspace);
  const step = await stepAlone(workspace, request);
  await shareInTurn(workspace);
  return step;
}
async function stepAlone(workspace, request) {
  const { failure } = request;
  const loop = await judgeLastGuidance(workspace, request.loop, request);
  if (failure === null) return noGuidance(loop);
  const failed = request.results.filter(({ outcome }) => outcome.kind === "failed");
  const found = await findGuidance({
    projectRoot: workspace.project,
    loopId: loop.terms.id,
    iteration: loop.progress.iteration,
    failure,
    times: timesMet(loop, failure),
    hasChanged: request.tree !== "unchanged",
    command: failed[0]?.check.command ?? "",
    output: failed.map(({ output }) => output).join("\n"),
    queriedErrors: loop.progress.queriedErrors,
    failedAnswers: loop.progress.failedAnswers,
    deadlineMs: request.config.guidanceDeadlineSeconds * 1e3,
    now: workspace.now,
    env: workspace.env
  });
  switch (found.status) {
    case "found":
      return withNotices(offer(loop, failure, found, workspace.now()), found.notices);
    case "pending":
      return noGuidance(
        rememberAsked(loop, failure, null, workspace.now()),
        import_common5.prose`The notebook was asked; its answer will come with a later iteration.`
      );
    case "none":
      return withNotices(noGuidance(loop, whyNone(found.steps)), found.notices);
  }
}
function timesMet({ progress }, { fingerprints }) {
  return Math.max(1, progress.classes.filter((one) => one === fingerprints.class).length);
}
async function judgeLastGuidance(workspace, loop, { failure: current, tree }) {
  const { offered, failedAnswers } = loop.progress;
  if (offered === null) return loop;
  const efficacy = await judgeGuidance({
    projectRoot: workspace.project,
    guidanceId: offered.id,
    failureClass: offered.class,
    loopId: loop.terms.id,
    current,
    hasWorked: tree !== "unchanged",
    nowIso: (0, import_common33.isoNow)(workspace),
    userFolder: workspace.userFolder
  });
  const failed = efficacy === "did-not-help" ? [...failedAnswers, offered.hash] : failedAnswers;
  return (0, import_hooks_active_on_stop5.withProgress)(loop, { offered: null, failedAnswers: failed });
}
function offer(loop, failure, { guidance, rung, isFresh }, now) {
  const asked = isFresh ? rememberAsked(loop, failure, guidance.answerHash, now) : loop;
  const offered = {
    id: guidance.id,
    class: guidance.failureClass,
    hash: guidance.answerHash,
    headline: (0, import_common31.guidanceTitle)(guidance),
    iteration: loop.progress.iteration
  };
  const origin = rung === "answers" ? `${(0, import_app_loop_conclude_turn2.describeSource)(guidance)}, known already` : (0, import_app_loop_conclude_turn2.describeSource)(guidance);
  return { loop: (0, import_hooks_active_on_stop5.withProgress)(asked, { offered }), guidance, origin, note: null, notice: null };
}
function rememberAsked(loop, failure, answerHash, at2) {
  const asked = { class: failure.fingerprints.class, answerHash, at: at2 };
  const others = loop.progress.queriedErrors.filter((error) => error.class !== asked.class);
  return (0, import_hooks_active_on_stop5.withProgress)(loop, { queriedErrors: [...others, asked].slice(-100) });
}
function withNotices(step, notices) {
  return { ...step, ...(0, import_hooks_active_on_stop4.sayOnce)(step.loop, notices) };
}
function noGuidance(loop, note2 = null) {
  return { loop, guidance: null, origin: null, note: note2, notice: null };
}
