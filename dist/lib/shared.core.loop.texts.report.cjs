var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,r)=>{for(var t in r)__defProp(e,t,{get:r[t],enumerable:!0})},__copyProps=(e,r,t,s)=>{if(r&&typeof r=="object"||typeof r=="function")for(let o of __getOwnPropNames(r))!__hasOwnProp.call(e,o)&&o!==t&&__defProp(e,o,{get:()=>r[o],enumerable:!(s=__getOwnPropDesc(r,o))||s.enumerable});return e},__toESM=(e,r,t)=>(t=e!=null?__create(__getProtoOf(e)):{},__copyProps(r||!e||!e.__esModule?__defProp(t,"default",{value:e,enumerable:!0}):t,e)),__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{CONVERSATION:()=>CONVERSATION,MEMORY_DEFAULTS:()=>MEMORY_DEFAULTS,MEMORY_SETTINGS:()=>MEMORY_SETTINGS,NOT_TOML:()=>NOT_TOML,RESEARCH:()=>RESEARCH,aboveFloor:()=>aboveFloor,addSource:()=>addSource,ageOf:()=>ageOf,allSettings:()=>allSettings,answeredCount:()=>answeredCount,askAccount:()=>askAccount,askAccounts:()=>askAccounts,askModel:()=>askModel,askQuestion:()=>askQuestion,briefCandidates:()=>briefCandidates,climbsIn:()=>climbsIn,composeBrief:()=>composeBrief,deleteConversation:()=>deleteConversation,deleteSource:()=>deleteSource,describePlan:()=>describePlan,embedTexts:()=>embedTexts,explainEnding:()=>explainEnding,exportConversations:()=>exportConversations,exportNotes:()=>exportNotes,fileSchema:()=>fileSchema,findKnown:()=>findKnown,forgetGuidance:()=>forgetGuidance,intentOf:()=>intentOf,isSlug:()=>isSlug,isWasteful:()=>isWasteful,isoTime:()=>isoTime,keepReplaced:()=>keepReplaced,knownHere:()=>knownHere,lackOfRights:()=>lackOfRights,limitsOf:()=>limitsOf,listConversations:()=>listConversations,listSources:()=>listSources,memorySettingsOf:()=>memorySettingsOf,memorySource:()=>memorySource,misspeltSettings:()=>misspeltSettings,mostQuestions:()=>mostQuestions,nearestSetting:()=>nearestSetting,
newConversation:()=>newConversation,newResearch:()=>newResearch,newestOfEach:()=>newestOfEach,nextAfter:()=>nextAfter,nextResearchStep:()=>nextResearchStep,notebookStatus:()=>notebookStatus,ok:()=>ok,openResearchFolder:()=>openResearchFolder,parseVaultStore:()=>parseVaultStore,readMemorySettings:()=>readMemorySettings,readResearch:()=>readResearch,readSettings:()=>readSettings,refreshQuota:()=>refreshQuota,refusedByNlm:()=>refusedByNlm,refusedHint:()=>refusedHint,renderKnown:()=>renderKnown,renderKnownItem:()=>renderKnownItem,renderLoopReport:()=>renderLoopReport,renderQuota:()=>renderQuota,renderRungs:()=>renderRungs,renderWhy:()=>renderWhy,rerank:()=>rerank,researchSlug:()=>researchSlug,resumeLine:()=>resumeLine,rungTotals:()=>rungTotals,rungsOfLoop:()=>rungsOfLoop,schemaWords:()=>schemaWords,setPlan:()=>setPlan,setResearchAside:()=>setResearchAside,showConversation:()=>showConversation,showQuota:()=>showQuota,showResearch:()=>showResearch,sourceContent:()=>sourceContent,sourceGuide:()=>sourceGuide,stopped:()=>stopped,storeDocument:()=>storeDocument,sumChanges:()=>sumChanges,textSourceTitle:()=>textSourceTitle,tokensIn:()=>tokensIn,valueAt:()=>valueAt,whyGuidance:()=>whyGuidance,withResearch:()=>withResearch,writeResearch:()=>writeResearch}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_shared_app_planning_worktrees_plan_runs=require("./shared.app.planning.worktrees.plan-runs.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_common=require("./common.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_common2=require("./common.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_common3=require("./common.cjs");
// src/core/memory/brief.ts
var BRIEF_DEFAULTS = {
  maxTokens: 8e3,
  topK: 15,
  includeDomains: [],
  excludeTags: ["type:deprecated"]
};
function intentOf(task, notes) {
  const found2 = task.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}_./-]*/gu) ?? [];
  const words = new Set(found2.flatMap((word) => [word, word.replace(/[_./-]{1,80}$/, "")]));
  const plain = new Set([...words].flatMap((word) => [word, ...word.split(/[_./-]/)]));
  const isNamed = (name) => plain.has(name) || words.has(name);
  const domains = notes.flatMap(({ domain }) => domain === null ? [] : [domain]);
  return {
    domains: [...new Set(domains)].filter(isNamed).sort(),
    tags: [...new Set(notes.flatMap(({ tags }) => tags))].filter(isNamed).sort()
  };
}
function briefCandidates(notes, intent, { topK, includeDomains, excludeTags }) {
  const excluded = new Set(excludeTags.map((tag) => tag.toLowerCase()));
  const allowed = notes.filter((note) => !tagsWithType(note).some((tag) => excluded.has(tag)));
  const bound = includeDomains.map((domain) => domain.toLowerCase());
  const inDomains = (domains) => (note) => domains.length === 0 || note.domain !== null && domains.includes(note.domain);
  const inTags = (note) => intent.tags.length === 0 || note.tags.some((tag) => intent.tags.includes(tag));
  const enough = 3 * topK;
  const byDomain = allowed.filter(inDomains(bound.length > 0 ? bound : intent.domains));
  const byBoth = byDomain.filter(inTags);
  if (byBoth.length >= enough) return byBoth;
  if (byDomain.length >= enough || bound.length > 0) return byDomain;
  return allowed;
}
function tagsWithType({ tags, type }) {
  return [...tags, `type:${type.toLowerCase()}`];
}
var BY_WORDS = 0.9;
var FLOOR = 0.4;
function aboveFloor(found2) {
  const top = Math.max(...found2.map(({ score }) => score), 0);
  return found2.filter(({ score }) => score >= FLOOR * top);
}
function rerank(found2) {
  const top = Math.max(...found2.map(({ bm25 }) => bm25), Number.MIN_VALUE);
  const clamp = (value) => Math.min(1, Math.max(0, value));
  return found2.map(({ note, bm25, dynamic }) => ({
    note,
    score: BY_WORDS * bm25 / top + (1 - BY_WORDS) * clamp(dynamic / 0.9)
  })).sort((one, other) => other.score - one.score || (one.note.id < other.note.id ? -1 : 1));
}
var HEAD = import_common3.prose`# Task Brief\n\n## Relevant Context`;
var MOST_PRIMARY = 5;
var PRIMARY = 0.8;
function composeBrief(ranked, { links, notes, maxTokens }) {
  let taken = { text: HEAD, used: [] };
  for (const one of ranked) {
    const others = contradictionsOf(links, one.note.id).flatMap((id) => notes.get(id) ?? []);
    const longer = withNote(taken, one, { others, ranked });
    if (tokensIn(longer.text) <= maxTokens) taken = longer;
  }
  const risks = riskLines(taken.used, links, notes);
  const whole = risks === null ? taken.text : (0, import_common3.joinProse)([taken.text, import_common3.prose`## Risks\n\n${risks}`], "\n\n");
  const text2 = tokensIn(whole) > maxTokens ? taken.text : whole;
  return { text: text2, used: taken.used, tokens: tokensIn(text2) };
}
function withNote(taken, { note, score }, { others, ranked }) {
  const isUsed = ({ id }) => taken.used.some((one) => one.id === id);
  if (isUsed(note)) return taken;
  const added = others.filter((other) => !isUsed(other));
  const text2 = (0, import_common3.joinProse)([taken.text, ...[note, ...added].map(section), contradiction(note, others)], "\n\n");
  const primaries = taken.used.filter(({ contribution }) => contribution === "primary").length;
  const isPrimary = score >= PRIMARY * (ranked[0]?.score ?? 0) && primaries < MOST_PRIMARY;
  const first = {
    id: note.id,
    score: rounded(score),
    contribution: isPrimary ? "primary" : "supporting"
  };
  const rest = added.map(
    ({ id }) => ({ id, score: rounded(scoreOf(ranked, id)), contribution: "supporting" })
  );
  return { text: text2, used: [...taken.used, first, ...rest] };
}
function tokensIn(text2) {
  return Math.ceil(text2.length / 4);
}
function contradictionsOf(links, id) {
  const held = links.filter(({ type, status }) => type === "contradicts" && status === "accepted");
  const others = held.flatMap(({ from, to }) => from === id ? [to] : to === id ? [from] : []);
  return [...new Set(others)].sort();
}
function section(note) {
  const day = note.createdAt === null ? import_common3.prose`undated` : (0, import_common.quoteName)(note.createdAt.slice(0, 10));
  const file = (0, import_common.quoteName)((0, import_app_guidance_step_guidance.noteFile)(note.id));
  const body = (0, import_app_loop_conclude_turn.fence)(note.text.trim(), {
    cap: Number.MAX_SAFE_INTEGER,
    label: import_common3.prose`the project's memory, ${file}`
  });
  return import_common3.prose`### ${(0, import_common2.quoteLine)(note.title, 120)}, ${day}\n\n${body}`;
}
function contradiction(note, others) {
  if (others.length === 0) return null;
  const names2 = (0, import_common3.joinProse)(
    others.map(({ id }) => (0, import_common.quoteName)((0, import_app_guidance_step_guidance.noteFile)(id))),
    ", "
  );
  return import_common3.prose`These contradict each other, so find out which one holds: ${(0, import_common.quoteName)((0, import_app_guidance_step_guidance.noteFile)(note.id))}, ${names2}`;
}
function riskLines(used, links, notes) {
  const lines = used.flatMap(({ id }) => {
    const note = notes.get(id);
    if (note?.type !== "PROBLEM") return [];
    const solved = links.find(
      (link) => link.type === "solves" && link.status === "accepted" && link.from === id
    );
    const by = solved === void 0 ? import_common3.prose`` : import_common3.prose`, solved by ${(0, import_common.quoteName)((0, import_app_guidance_step_guidance.noteFile)(solved.to))}`;
    return [import_common3.prose`- ${(0, import_common2.quoteLine)(note.title, 120)}${by}`];
  });
  return lines.length === 0 ? null : (0, import_common3.joinProse)(lines, "\n");
}
function scoreOf(ranked, id) {
  return ranked.find(({ note }) => note.id === id)?.score ?? 0;
}
function rounded(score) {
  return Math.round(score * 1e6) / 1e6;
}
// src/core/memory/memory-settings.ts
var MEMORY_DEFAULTS = {
  isEnabled: true,
  ttlHours: 24,
  maxEntries: 100,
  context: BRIEF_DEFAULTS
};
var names = (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._minLength)(1), (0, import_adapters_loops_record_schemas._maxLength)(60)));
var MEMORY_SETTINGS = {
  enabled: [(0, import_adapters_loops_record_schemas.boolean)(), "true or false"],
  "cache.ttl_hours": [(0, import_adapters_loops_record_schemas.number)().check((0, import_adapters_loops_record_schemas._gt)(0), (0, import_adapters_loops_record_schemas._lte)(8760)), "a number of hours up to 8760"],
  "cache.max_entries": [(0, import_adapters_loops_record_schemas.int)().check((0, import_adapters_loops_record_schemas._gte)(1), (0, import_adapters_loops_record_schemas._lte)(1e4)), "a whole number from 1 to 10000"],
  "context.max_tokens": [(0, import_adapters_loops_record_schemas.int)().check((0, import_adapters_loops_record_schemas._gte)(100), (0, import_adapters_loops_record_schemas._lte)(2e5)), "a whole number from 100 to 200000"],
  "context.top_k": [(0, import_adapters_loops_record_schemas.int)().check((0, import_adapters_loops_record_schemas._gte)(1), (0, import_adapters_loops_record_schemas._lte)(20)), "a whole number from 1 to 20"],
  "context.include_domains": [names, "a list of words"],
  "context.exclude_tags": [names, "a list of tags"]
};
var UNUSED = {
  notebook_id: "only a notebook that you chose for the project is asked (/msw:setup use)",
  "local_llm.model": "a model is named in your own settings, never in a project",
  "local_llm.endpoint": "an endpoint is named in your own settings, never in a project"
};
function readMemorySettings(given, file) {
  const problems = [];
  const values = /* @__PURE__ */ new Map();
  for (const [key, value] of flat(given)) {
    const unused = UNUSED[key];
    const known = MEMORY_SETTINGS[key];
    if (unused !== void 0) problems.push(`tier2.${key} in ${file} is not used: ${unused}.`);
    else if (known === void 0)
      problems.push(
        `tier2.${key.replaceAll(/[^\w.-]/g, "?").slice(0, 60)} in ${file} is not a setting that MSW knows; it is ignored.`
      );
    else if (known[0].safeParse(value).success) values.set(key, value);
    else problems.push(`tier2.${key} in ${file} must be ${known[1]}; the default holds.`);
  }
  const number2 = (key, fallback) => {
    const value = values.get(key);
    return typeof value === "number" ? value : fallback;
  };
  const list = (key, fallback) => names.safeParse(values.get(key)).data ?? fallback;
  const { context: context2, ttlHours, maxEntries } = MEMORY_DEFAULTS;
  return {
    settings: {
      isEnabled: values.get("enabled") !== false,
      ttlHours: number2("cache.ttl_hours", ttlHours),
      maxEntries: number2("cache.max_entries", maxEntries),
      context: {
        maxTokens: number2("context.max_tokens", context2.maxTokens),
        topK: number2("context.top_k", context2.topK),
        includeDomains: list("context.include_domains", context2.includeDomains),
        excludeTags: list("context.exclude_tags", context2.excludeTags)
      }
    },
    problems
  };
}
function flat(given) {
  if (typeof given !== "object" || given === null || Array.isArray(given)) return [];
  return Object.entries(given).flatMap(([key, value]) => {
    const isSection = typeof value === "object" && value !== null && !Array.isArray(value);
    return isSection ? Object.entries(value).map(([inner, held]) => [`${key}.${inner}`, held]) : [[key, value]];
  });
}

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_app_guidance_step_guidance2 = require("./app.guidance.step-guidance.cjs");

var import_common4 = require("./common.cjs");

// src/core/settings/setting-words.ts
var PROJECT_SETTINGS = {
  notebook: {
    about: "the NotebookLM notebook to ask, by name, id or alias, once you have chosen it",
    example: "docs",
    isChosen: true
  },
  nlmProfile: { about: "the nlm account to ask with", example: "work", isChosen: true },
  notebooks: {
    about: "notebooks by name, each with its id per account: see notebooks",
    example: { docs: { work: "nb-1" } },
    isChosen: true
  },
  guidanceDeadlineSeconds: { about: "how long an iteration waits for an answer", example: 30 },
  infraRetrySeconds: {
    about: "pauses before a check that failed for external reasons is run again",
    example: [5, 20, 60]
  },
  parallelChecks: { about: "run all checks of a loop in parallel", example: true },
  baselineSeconds: { about: "the limit for all checks together before Claude begins", example: 60 },
  snapshots: {
    about: "keep the project\u2019s files after each iteration, to compare and undo",
    example: false
  },
  "breaker.sameFailure": {
    about: "this many identical failures without a changed file stop the loop",
    example: 2
  },
  "breaker.sameFailureWithChanges": { about: "the same, if files changed", example: 8 },
  "breaker.cooldownMinutes": {
    about: "how long a stuck loop stays paused unless you provide something new",
    example: 10
  },
  "tier2.enabled": { about: "make briefs of the memory", example: false },
  "tier2.cache.ttl_hours": { about: "how many hours the notebook\u2019s answers are kept", example: 48 },
  "tier2.cache.max_entries": { about: "how many of these answers are kept", example: 200 },
  "tier2.context.max_tokens": { about: "the longest brief, in tokens", example: 4e3 },
  "tier2.context.top_k": { about: "how many notes a brief has at most", example: 10 },
  "tier2.context.include_domains": { about: "domains whose notes come first", example: ["auth"] },
  "tier2.context.exclude_tags": { about: "tags whose notes are left out", example: ["draft"] },
  "ask.topN": { about: "how many notes are considered", example: 20 },
  "ask.cutoffRatio": { about: "the least share of the best score", example: 0.5 },
  "ask.minK": { about: "how many notes are kept whatever their scores", example: 5 },
  "ask.k1": { about: "the weight of repeated words in BM25", example: 1.5 },
  "ask.b": { about: "the weight of a note\u2019s length in BM25", example: 0.5 },
  "ask.timeoutSeconds": { about: "how long the notebook may take", example: 60 },
  "ask.maxSources": { about: "how many sources the notebook holds", example: 50 },
  "ask.headroom": { about: "how many of them are left free", example: 5 },
  "ask.notebookTitle": { about: "the title of a new notebook", example: "My notes" },
  "ask.exclude": { about: "folders that are left out, or patterns between slashes", example: ["archive"] }
};
var USER_SETTINGS = {
  bell: { about: "have the terminal tell you when a loop ends or is paused", example: false },
  panel: { about: "draw the loop above the prompt of newer clients", example: false },
  colour: { about: "colour MSW\u2019s texts in a terminal", example: false },
  notify: {
    about: "a program with its arguments, started when a loop ends or is paused",
    example: ["notify-send", "MSW"],
    decides: true
  },
  postgres: {
    about: "the address of a team\u2019s PostgreSQL, with the password",
    example: "postgresql://USER:PASSWORD@HOST/DATABASE",
    isSecret: true,
    decides: true
  },
  qdrant: {
    about: "the address of a Qdrant server, with its key as the password",
    example: "https://:KEY@HOST:6333",
    isSecret: true,
    decides: true
  },
  fixesAcrossProjects: { about: "let a fix from one project guide another", example: false },
  "model.endpoint": {
    about: "the address of a model with an OpenAI-compatible interface, for the memory",
    example: "http://localhost:11434/v1",
    decides: true
  },
  "model.chat": { about: "the model that writes", example: "qwen3", decides: true },
  "model.embed": { about: "the model that makes vectors", example: "nomic-embed-text", decides: true },
  "otlp.endpoint": {
    about: "the OpenTelemetry collector that receives the decision log",
    example: "http://localhost:4318",
    decides: true
  },
  "otlp.headers": {
    about: "headers for the collector",
    example: { authorization: "Bearer TOKEN" },
    isSecret: true,
    decides: true
  },
  "jobs.permissionMode": {
    about: "the permission mode of the clients of jobs",
    example: "acceptEdits",
    decides: true
  },
  "jobs.allowedTools": {
    about: "tools that jobs may use without a question",
    example: ["Bash(npm test)"],
    decides: true
  },
  "jobs.model": { about: "the model of the clients of jobs", example: "sonnet" },
  "jobs.atOnce": { about: "how many jobs run on this machine at once", example: 4 },
  "jobs.maxMinutes": { about: "how many minutes a job may take", example: 60, decides: true },
  "jobs.maxIterations": {
    about: "the iterations of a loop that carries out a plan",
    example: 20,
    decides: true
  },
  "jobs.maxTokens": { about: "how many tokens a job may use", example: 1e6, decides: true },
  "jobs.maxCost": { about: "what a job may cost in US dollars", example: 5, decides: true },
  "team.quietHours": {
    about: "local hours in which a worker of a team takes no job; those under way continue",
    example: "22:00-07:00"
  },
  "team.maxCostPerDay": {
    about: "what all jobs of a team\u2019s queue may cost in 24 hours, in US dollars; a worker then takes no other",
    example: 20,
    decides: true
  },
  "team.maxTokensPerDay": {
    about: "the tokens that all jobs of a team\u2019s queue may use in 24 hours",
    example: 1e7,
    decides: true
  }
};
// src/app/config/settings.ts
function allSettings() {
  const user = jsonSchema((0, import_app_guidance_step_guidance2.userSettingsShape)());
  return [
    ...Object.entries(PROJECT_SETTINGS).map(([key, words]) => ({
      ...words,
      ...{ key, file: "project" },
      ...readInProject(key)
    })),
    ...Object.entries(USER_SETTINGS).map(([key, words]) => ({
      ...words,
      ...{ key, file: "user" },
      schema: key.split(".").reduce((at, name) => (0, import_common4.fieldsOf)((0, import_common4.fieldsOf)(objectIn(at).properties)[name]), user),
      fallback: valueAt(import_app_guidance_step_guidance2.userDefaults, key) ?? null,
      holds: (_, file) => (0, import_app_guidance_step_guidance2.userSettingsShape)().safeParse(file).success
    }))
  ];
}
function readInProject(key) {
  const own = import_hooks_active_on_stop.projectSettings[key];
  if (own !== void 0)
    return { schema: own.schema, fallback: valueAt(import_hooks_active_on_stop.defaultConfig, key), holds: (value) => own.holds(value) };
  const [section2, ...rest] = key.split(".");
  const inner = rest.join(".");
  const shape = section2 === "tier2" ? MEMORY_SETTINGS[inner]?.[0] : askShapes.get(inner);
  if (shape === void 0) throw new Error(`nothing reads the setting ${key}`);
  const fallback = section2 === "tier2" ? memoryDefaults[inner] : askDefaults.get(inner);
  return { schema: jsonSchema(shape), fallback, holds: (value) => shape.safeParse(value).success };
}
var storedNames = import_shared_app_planning_worktrees_plan_runs.ASK_NAMES;
var shortNames = new Map(Object.entries(storedNames).map(([short, stored]) => [stored, short]));
var askShapes = new Map(
  Object.entries(import_shared_app_planning_worktrees_plan_runs.ASK_VALUES).map(([stored, shape]) => [shortNames.get(stored) ?? stored, shape])
);
var askDefaults = new Map(
  Object.entries(import_shared_app_planning_worktrees_plan_runs.ASK_DEFAULTS).map(([stored, value]) => [shortNames.get(stored) ?? stored, value])
);
var { context } = MEMORY_DEFAULTS;
var memoryDefaults = {
  enabled: MEMORY_DEFAULTS.isEnabled,
  "cache.ttl_hours": MEMORY_DEFAULTS.ttlHours,
  "cache.max_entries": MEMORY_DEFAULTS.maxEntries,
  "context.max_tokens": context.maxTokens,
  "context.top_k": context.topK,
  "context.include_domains": context.includeDomains,
  "context.exclude_tags": context.excludeTags
};
function fileSchema(file) {
  const settings = allSettings().filter((one) => one.file === file);
  const title = file === "project" ? ".msw/config.json of MSW" : "settings.json in the user folder of MSW";
  const head = { $schema: "https://json-schema.org/draft/2020-12/schema", title };
  const rows = settings.map((setting) => ({ path: setting.key.split("."), setting }));
  if (file === "user") return { ...head, ...withWords(jsonSchema((0, import_app_guidance_step_guidance2.userSettingsShape)()), "", settings) };
  const whole = objectOf(rows);
  return { ...head, ...whole, properties: { $schema: { type: "string" }, ...(0, import_common4.fieldsOf)(whole.properties) } };
}
function objectOf(rows) {
  const properties = {};
  for (const { path, setting } of rows) {
    const [name = "", ...inner] = path;
    properties[name] ??= inner.length === 0 ? { ...setting.schema, description: setting.about, default: setting.fallback } : objectOf(
      rows.flatMap((row) => row.path[0] === name ? [{ ...row, path: row.path.slice(1) }] : [])
    );
  }
  return { type: "object", properties, additionalProperties: false };
}
function withWords(schema, key, settings) {
  const own = (0, import_common4.fieldsOf)(schema);
  const about = settings.find((one) => one.key === key)?.about;
  if (about !== void 0) return { ...own, description: about };
  if (Array.isArray(own.anyOf))
    return { ...own, anyOf: own.anyOf.map((one) => withWords(one, key, settings)) };
  if (own.properties === void 0) return own;
  const properties = Object.entries((0, import_common4.fieldsOf)(own.properties)).map(
    ([name, inner]) => [name, withWords(inner, key === "" ? name : `${key}.${name}`, settings)]
  );
  return { ...own, properties: Object.fromEntries(properties) };
}
function jsonSchema(shape) {
  const { $schema: _, ...schema } = (0, import_common4.fieldsOf)(
    (0, import_adapters_loops_record_schemas.toJSONSchema)(shape, {
      io: "input",
      override: ({ jsonSchema: one }) => {
        delete one.readOnly;
        if (one.maximum === Number.MAX_SAFE_INTEGER) delete one.maximum;
      }
    })
  );
  return schema;
}
function objectIn(schema) {
  const own = (0, import_common4.fieldsOf)(schema);
  return Array.isArray(own.anyOf) ? (0, import_common4.fieldsOf)(own.anyOf[0]) : own;
}
function valueAt(fields2, key) {
  let at = fields2;
  for (const name of key.split(".")) at = Object.hasOwn((0, import_common4.fieldsOf)(at), name) ? (0, import_common4.fieldsOf)(at)[name] : void 0;
  return at;
}

var import_app_guidance_step_guidance3 = require("./app.guidance.step-guidance.cjs");

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

var import_common7 = require("./common.cjs");

// src/app/memory/memory-settings-of.ts
function memorySettingsOf(project) {
  const source = memorySource(project);
  if (source !== null) return readMemorySettings(source.given, source.file);
  return { settings: readMemorySettings(null, "").settings, problems: [NOT_TOML] };
}
var NOT_TOML = ".msw/tier2.toml is not TOML; the defaults hold.";
function memorySource(project) {
  const toml = (0, import_common6.textOf)((0, import_common5.mswPath)(project, "tier2.toml"), (0, import_common7.ownFile)(project));
  if (toml === null) {
    const { tier2 } = (0, import_common4.fieldsIn)((0, import_common4.readJson)((0, import_common5.mswPath)(project, "config.json"), (0, import_common7.ownFile)(project)));
    return { given: tier2, file: ".msw/config.json" };
  }
  try {
    return { given: (0, import_common4.fieldsOf)((0, import_app_guidance_step_guidance3.parse)(toml)).tier2, file: ".msw/tier2.toml" };
  } catch {
    return null;
  }
}

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_common8 = require("./common.cjs");

var import_common9 = require("./common.cjs");

var import_common10 = require("./common.cjs");

// src/core/settings/schema-words.ts
function schemaWords(schema) {
  const { anyOf, type, items, prefixItems, maxItems } = fields(schema);
  if (Array.isArray(anyOf)) return anyOf.map(schemaWords).join(", or ");
  switch (type) {
    case "boolean":
      return "true or false";
    case "null":
      return "null";
    case "integer":
      return `a whole number${range(fields(schema))}`;
    case "number":
      return `a number${range(fields(schema))}`;
    case "string":
      return textWords(fields(schema));
    case "array": {
      const most = typeof maxItems === "number" ? ` of at most ${maxItems}` : "";
      return `a list${most} in JSON${prefixItems === void 0 ? "" : " with at least one entry"}, each ${schemaWords(items)}`;
    }
    case "object":
      return "an object in JSON";
    default:
      return "a value";
  }
}
function textWords({ pattern, minLength, maxLength }) {
  if (typeof pattern === "string" && pattern.startsWith("^https?")) return "an address with http or https";
  const most = typeof maxLength === "number" ? ` of at most ${(0, import_common10.countOf)(maxLength, "character")}` : "";
  return `${minLength === void 0 ? "text" : "text that is not empty"}${most}`;
}
function range({ minimum, maximum, exclusiveMinimum }) {
  const from = minimum === void 0 ? "" : ` from ${minimum}`;
  const above = exclusiveMinimum === void 0 ? "" : ` above ${exclusiveMinimum}`;
  const to = maximum === void 0 ? "" : ` to ${maximum}`;
  return `${from}${above}${to}`;
}
function fields(schema) {
  return typeof schema === "object" && schema !== null ? { ...schema } : {};
}
// src/app/config/read-settings.ts
function readSettings({ project, userFolder }) {
  const { fields: config, problem: unusable } = readFields(project);
  const own = (0, import_app_guidance_step_guidance2.readUserSettings)(userFolder);
  const { path, place } = (0, import_shared_core_snapshots_undo_text.userSettingsFile)(userFolder);
  const user = own.status === "ok" ? (0, import_common4.fieldsIn)((0, import_common4.readJson)(path, place)) : {};
  const memory = memorySource(project);
  const sources = {
    user: { fields: user, from: "settings.json" },
    project: { fields: config, from: ".msw/config.json" },
    memory: { fields: { tier2: memory?.given }, from: memory?.file ?? "" }
  };
  const read = allSettings().map((setting) => {
    const isMemory = setting.key.startsWith("tier2.");
    return readOne(setting, sources[isMemory ? "memory" : setting.file]);
  });
  const unknown2 = unknownIn(config).map(
    ({ key, near }) => `${(0, import_common8.plainLine)(key, 80)} in .msw/config.json is not a setting${near === null ? "" : `; the nearest is ${near}`}.`
  );
  const problems = read.flatMap(({ problem }) => problem ?? []);
  const wrong = [
    ...own.status === "ok" ? [] : [`${own.reason}; the defaults hold.`],
    ...unusable === null ? [] : [unusable],
    ...memory === null ? [NOT_TOML] : []
  ];
  return { settings: read.map(({ held }) => held), problems: [...wrong, ...problems, ...unknown2] };
}
function readOne(setting, { fields: fields2, from }) {
  const { key, file, fallback } = setting;
  const takes = schemaWords(setting.schema);
  const given = valueAt(fields2, key);
  const common = { key, file, takes, default: fallback };
  if (given !== void 0 && setting.holds(given, fields2)) {
    const value = setting.isSecret ? "<secret>" : (0, import_common9.maskedValues)(given);
    return { held: { ...common, value, from }, problem: null };
  }
  const problem = given === void 0 ? null : `${key} must be ${takes}; the default holds.`;
  return { held: { ...common, value: fallback, from: "default" }, problem };
}
function readFields(project) {
  const { path, place, shown } = (0, import_shared_core_snapshots_undo_text.projectConfigFile)(project);
  const file = (0, import_common4.readJson)(path, place);
  const isOdd = file.status === "ok" && !(0, import_common4.isFields)(file.value);
  const reason = "reason" in file ? file.reason : isOdd ? "it is not a JSON object" : null;
  const problem = reason === null ? null : `${shown} is not used, since ${reason}; the defaults hold.`;
  return { fields: (0, import_common4.fieldsIn)(file), problem };
}
function misspeltSettings(project) {
  return unknownIn(readFields(project).fields).flatMap(
    ({ key, near }) => near === null ? [] : [`Perhaps ${(0, import_common8.plainLine)(key, 80)} is meant to be ${near}.`]
  );
}
function unknownIn(config) {
  const settings = allSettings().filter(({ file }) => file === "project");
  return unknownKeys(config, "", settings).map((key) => ({ key, near: nearestSetting(key, settings) }));
}
function unknownKeys(fields2, prefix, settings) {
  return Object.entries(fields2).flatMap(([name, value]) => {
    const key = `${prefix}${name}`;
    if (key === "$schema" || settings.some((one) => one.key === key) || storedNames2.has(key)) return [];
    const isSection = settings.some((one) => one.key.startsWith(`${key}.`));
    return isSection ? unknownKeys((0, import_common4.fieldsOf)(value), `${key}.`, settings) : [key];
  });
}
var storedNames2 = new Set(Object.values(import_shared_app_planning_worktrees_plan_runs.ASK_NAMES).map((name) => `ask.${name}`));
function nearestSetting(wrong, settings = allSettings()) {
  const keys = settings.map(({ key }) => key);
  const small = wrong.toLowerCase();
  const inSection = keys.find(
    (key) => key.toLowerCase() === small || key.toLowerCase().endsWith(`.${small}`)
  );
  return inSection ?? (0, import_hooks_active_on_command.closestWord)(wrong, keys);
}

var import_app_guidance_step_guidance4 = require("./app.guidance.step-guidance.cjs");

// src/core/guidance/climbs.ts
function climbsIn(lines) {
  const offers = /* @__PURE__ */ new Map();
  return lines.flatMap((line) => {
    if (line.kind === "climbed") return [climbOf(line, offers.get(keyOf(line)))];
    if (line.kind === "offered") offers.set(keyOf(line), offerOf(line));
    if (line.kind === "judged") judgeOffer(offers.get(keyOf(line)), line.outcome);
    return [];
  });
}
function climbOf(line, known) {
  const { kind: _, guidance, iteration = null, ...rest } = line;
  const offered = guidance === null ? null : known ?? unknownOffer(guidance, line.steps);
  return { ...rest, steps: line.steps.slice(0, import_app_guidance_step_guidance4.LADDER.length), iteration, offered };
}
function offerOf({ guidance, of, rung, source, tokens }) {
  const told = { source: source ?? null, tokens: tokens ?? 0 };
  return { id: of ?? guidance, rung: rungNamed(rung), ...told, outcome: null };
}
function judgeOffer(offer, outcome) {
  if (offer !== void 0) offer.outcome = outcome;
}
function keyOf({
  loop,
  guidance
}) {
  return `${loop}
${guidance}`;
}
function unknownOffer(id, steps) {
  const rung = steps.find(({ outcome }) => outcome === "spoke")?.rung ?? null;
  return { id, rung, source: null, tokens: 0, outcome: null };
}
function rungNamed(name) {
  return import_app_guidance_step_guidance4.LADDER.find((rung) => rung.name === name)?.name ?? null;
}
function rungTotals(climbs) {
  return import_app_guidance_step_guidance4.LADDER.map(({ name }) => totalOf(name, climbs)).filter(({ asked, offered }) => asked + offered > 0);
}
function totalOf(rung, climbs) {
  const steps = climbs.flatMap((climb) => climb.steps).filter((step) => step.rung === rung);
  const turns = steps.filter(({ outcome }) => outcome !== "later" && outcome !== "closed");
  const offers = climbs.flatMap(({ offered }) => offered?.rung === rung ? [offered] : []);
  const missed = offers.filter(({ outcome }) => outcome === "did-not-help");
  return {
    rung,
    asked: turns.length,
    ms: turns.reduce((sum, { ms }) => sum + ms, 0),
    offered: offers.length,
    helped: offers.filter(({ outcome }) => outcome === "helped").length,
    missed: missed.length,
    tokens: tokensOf(offers),
    wasted: tokensOf(missed)
  };
}
function tokensOf(offers) {
  return offers.reduce((sum, { tokens }) => sum + tokens, 0);
}
function isWasteful({ helped, missed }) {
  return helped === 0 && missed > 0;
}

var import_app_loop_conclude_turn2 = require("./app.loop.conclude-turn.cjs");

// src/core/guidance/guidance-text.ts
function renderKnown({ known, left, isForgotten }) {
  if (known.length === 0)
    return isForgotten ? import_common3.prose`Nothing is forgotten or withdrawn.` : import_common3.prose`Nothing is known yet: the first failure that a loop fixes is kept.`;
  const more = left === 0 ? null : import_common3.prose`And ${left} more: --top N shows more, --json as well.`;
  return (0, import_common3.joinProse)([...known.map(lineOf), more], "\n");
}
function lineOf(item) {
  const failure = item.failure === null ? null : (0, import_common2.quoteLine)(item.failure, 140);
  return (0, import_common3.joinProse)([import_common3.prose`${(0, import_common.quoteName)(item.id, 40)} ${factsOf(item)}`, failure, sourceOf(item)], "; ");
}
var KINDS = { fix: import_common3.prose`fix`, answer: import_common3.prose`answer`, passage: import_common3.prose`passage` };
var STATES = {
  known: null,
  rests: import_common3.prose`suspended, since it has seldom helped recently`,
  withdrawn: import_common3.prose`withdrawn, since it did not hold`,
  forgotten: import_common3.prose`forgotten`
};
function factsOf({ kind, at, helped, missed, state }) {
  const told = helped + missed;
  const rate = told === 0 ? import_common3.prose`not tried yet` : import_common3.prose`helped in ${helped} of ${told}`;
  return (0, import_common3.joinProse)([import_common3.prose`${KINDS[kind]} of ${dayOf(at)}`, rate, STATES[state]], ", ");
}
function dayOf(at) {
  return (0, import_common.quoteName)(/^\d{4}-\d\d-\d\d/.exec(at)?.[0] ?? "an earlier day");
}
function sourceOf({ guidance, source }) {
  return guidance === null ? (0, import_common2.quoteLine)(source, 200) : (0, import_app_loop_conclude_turn2.describeSource)(guidance);
}
function renderKnownItem(item) {
  const { guidance, failure, source, id } = item;
  const about = failure === null ? null : import_common3.prose`For: ${(0, import_common2.quoteLine)(failure, 300)}`;
  const body = guidance === null ? import_common3.prose`Its text is in its source: ${(0, import_common2.quoteLine)(source, 300)}` : (0, import_app_loop_conclude_turn.fence)(guidance.text, { cap: 12e3, label: (0, import_app_loop_conclude_turn2.describeSource)(guidance) });
  return (0, import_common3.joinProse)([import_common3.prose`${(0, import_common.quoteName)(id, 40)}: ${factsOf(item)}`, about, body], "\n");
}
var MOST_CLIMBS = 20;
function renderWhy(why) {
  if (why === null) return import_common3.prose`No loop of this project has looked for guidance yet.`;
  const { loop, climbs, rungs, inProject } = why;
  const left = climbs.length - MOST_CLIMBS;
  return (0, import_common3.joinProse)(
    [
      import_common3.prose`Loop ${(0, import_common.quoteName)(loop, 64)}`,
      left > 0 ? import_common3.prose`Of ${left} earlier iterations --iteration N and --json tell.` : null,
      ...climbs.slice(-MOST_CLIMBS).map(renderClimb),
      import_common3.prose`What each rung cost and brought in this loop:\n${renderRungs(rungs)}`,
      import_common3.prose`In this project:\n${renderRungs(inProject)}`
    ],
    "\n\n"
  );
}
function renderClimb({ iteration, headline, times, steps, offered }) {
  const when = iteration === null ? import_common3.prose`Once` : import_common3.prose`For iteration ${iteration}`;
  const met = times > 1 ? import_common3.prose`, met ${(0, import_common10.countOf)(times, "time")} so far` : import_common3.prose``;
  const head = import_common3.prose`${when}: ${(0, import_common2.quoteLine)(headline, 160)}${met}`;
  const end = offered === null ? import_common3.prose`- none was given` : renderOffered(offered);
  return (0, import_common3.joinProse)([head, ...steps.map(renderStep), end], "\n");
}
function renderOffered({ id, source, tokens, outcome }) {
  const from = source === null ? (0, import_common.quoteName)(id, 40) : import_common3.prose`${(0, import_common.quoteName)(id, 40)}, ${(0, import_common2.quoteLine)(source, 240)}`;
  const came = outcome === null ? import_common3.prose`not judged yet` : OUTCOMES[outcome];
  return import_common3.prose`- given: ${from}; about ${tokens} tokens; ${came}`;
}
var OUTCOMES = {
  helped: import_common3.prose`it helped`,
  "did-not-help": import_common3.prose`it did not help`,
  unknown: import_common3.prose`whether it helped is unknown`
};
var STEPS = {
  spoke: import_common3.prose`it answered`,
  silent: import_common3.prose`nothing about this`,
  tried: import_common3.prose`what it has did not help in this loop`,
  rests: import_common3.prose`what it knows has seldom helped recently`,
  later: import_common3.prose`asked only when the failure comes again`,
  closed: import_common3.prose`not asked`,
  late: import_common3.prose`no answer in time`,
  waiting: import_common3.prose`its answer is on its way`
};
function renderStep({ rung, outcome, why, ms }) {
  const reason = why === null || why === "" ? import_common3.prose`` : import_common3.prose`: ${(0, import_common2.quoteLine)(why, 400)}`;
  return import_common3.prose`- ${(0, import_app_guidance_step_guidance4.rungOf)(rung).about}: ${STEPS[outcome]}${reason} (${ms} ms)`;
}
function renderRungs(rungs) {
  return rungs.length === 0 ? import_common3.prose`- none had a turn` : (0, import_common3.joinProse)(rungs.map(renderRung), "\n");
}
function renderRung(total) {
  const { rung, asked, ms, offered, helped, missed, tokens, wasted } = total;
  const turns = import_common3.prose`${(0, import_app_guidance_step_guidance4.rungOf)(rung).about}: asked ${(0, import_common10.countOf)(asked, "time")}, ${ms} ms`;
  if (offered === 0) return import_common3.prose`- ${turns}, nothing given`;
  const given = import_common3.prose`gave ${offered} for about ${tokens} tokens; ${helped} helped, ${missed} did not`;
  const waste = isWasteful(total) ? import_common3.prose`; about ${wasted} tokens without ever helping` : import_common3.prose``;
  return import_common3.prose`- ${turns}, ${given}${waste}`;
}

var import_app_guidance_step_guidance5 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance6 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance7 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance8 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance9 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance10 = require("./app.guidance.step-guidance.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_common11 = require("./common.cjs");

// src/core/report/quota-text.ts
var SHOWN = 15;
var QUESTION_CAP = 90;
function renderQuota({ accounts, questions, trouble = null, isInstalled = true }) {
  const warning = trouble === null ? null : (0, import_common2.quoteLine)(trouble, 500);
  if (accounts.length === 0)
    return (0, import_common3.joinProse)(
      [
        warning,
        isInstalled ? import_common3.prose`No NotebookLM account is known here: run \`nlm login --profile NAME\`.` : import_app_guidance_step_guidance10.NOT_INSTALLED
      ],
      "\n"
    );
  const more = questions.length - SHOWN;
  return (0, import_common3.joinProse)(
    [
      warning,
      import_common3.prose`Accounts`,
      ...accounts.map(renderAccount),
      import_common3.prose``,
      questions.length === 0 ? import_common3.prose`Nothing was asked yet.` : import_common3.prose`Questions`,
      ...questions.slice(0, SHOWN).map(renderQuestion),
      more > 0 ? import_common3.prose`  and ${more} before (--json shows them)` : null
    ],
    "\n"
  );
}
function quotaLine({ accounts }) {
  if (accounts.length === 0) return null;
  const parts = accounts.map(({ profile, perDay, setAside, left, restsUntil, usage }) => {
    const name = (0, import_common.quoteName)(profile, 80);
    if (setAside !== null) return import_common3.prose`${name} logged out`;
    if (usage !== null && restsUntil !== null) return import_common3.prose`${name} refused for now`;
    return usage === null ? import_common3.prose`${name} ${left} of ${perDay}` : import_common3.prose`${name} ${percent(usage.share)}`;
  });
  return import_common3.prose`NotebookLM questions left: ${(0, import_common3.joinProse)(parts, ", ")}`;
}
function renderAccount(account) {
  const { profile, left, perDay, usage } = account;
  const what = usage === null ? import_common3.prose`${left} of ${perDay} left` : windowsText(usage);
  const line = import_common3.prose`${(0, import_common.quoteName)(profile, 80)}: ${what} (${planText(account)})`;
  return import_common3.prose`  ${(0, import_common3.joinProse)([line, standing(account)], "; ")}`;
}
function planText({ plan, perDay, reserve, usage }) {
  if (reserve === 0) return (0, import_common.quoteName)(plan, 40);
  const kept = usage === null ? import_common3.prose`${reserve} of them` : percent(100 * reserve / perDay);
  return import_common3.prose`${(0, import_common.quoteName)(plan, 40)}, ${kept} kept for planning and research`;
}
var WINDOWS = { rolling: import_common3.prose`the short window`, weekly: import_common3.prose`the week`, unknown: import_common3.prose`another window` };
function windowsText({ windows, saidAt }) {
  const parts = windows.map(({ kind, remaining, resetsAt }) => {
    const left = remaining === null ? import_common3.prose`unknown` : percent(remaining);
    const anew = resetsAt === null ? import_common3.prose`` : import_common3.prose` until ${minutes(resetsAt)}`;
    return import_common3.prose`${left} of ${WINDOWS[kind]} left${anew}`;
  });
  return import_common3.prose`${(0, import_common3.joinProse)(parts, ", ")}, said Google at ${minutes(saidAt)}`;
}
function percent(share) {
  return import_common3.prose`${share > 0 ? Math.max(1, Math.floor(share)) : 0} %`;
}
function standing(account) {
  const login = import_common3.prose`run \`${(0, import_hooks_active_on_stop2.quotedLogin)(account.profile)}\``;
  if (account.setAside !== null) return import_common3.prose`set aside, logged out: ${login}`;
  if (!account.isLoggedIn) return import_common3.prose`no login on this machine: ${login}`;
  if (account.restsUntil !== null) return import_common3.prose`refused, rests until ${minutes(account.restsUntil)}`;
  return account.windowEndsAt === null || account.usage !== null ? null : import_common3.prose`starts anew at ${minutes(account.windowEndsAt)}`;
}
function renderQuestion(asked) {
  const who = import_common3.prose`${(0, import_common.quoteName)(asked.profile, 80)} for ${(0, import_common.quoteName)(asked.purpose)} in ${(0, import_common.quoteName)(lastPart(asked.project), 80)}`;
  const came = (0, import_common3.joinProse)(
    [
      spelt(asked.outcome),
      asked.cost === 0 ? import_common3.prose`free` : import_common3.prose`1 query`,
      asked.helped === null ? null : spelt(asked.helped)
    ],
    ", "
  );
  return import_common3.prose`  ${minutes(asked.at)}  ${who}: ${came}\n    ${(0, import_common2.quoteLine)(asked.question, QUESTION_CAP)}`;
}
function spelt(word) {
  return (0, import_common3.joinProse)(
    (/^[a-z-]{1,40}$/.test(word) ? word.split("-") : [word]).map((part) => (0, import_common.quoteName)(part, 40)),
    " "
  );
}
function minutes(iso) {
  const [, day = "?", time = "?"] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(iso) ?? [];
  return import_common3.prose`${(0, import_common.quoteName)(day)} ${(0, import_common.quoteName)(time)} UTC`;
}
function lastPart(path) {
  return path.split(/[\\/]/).findLast((part) => part !== "") ?? path;
}
// src/app/quota/show-quota.ts
function showQuota(place) {
  const read = (0, import_app_guidance_step_guidance6.readLedger)(place.userFolder);
  if (read.status === "refused") return read;
  const { ledger } = read;
  const profiles = (0, import_app_guidance_step_guidance9.listProfiles)(place.env);
  const names2 = /* @__PURE__ */ new Set([...profiles.map(({ name }) => name), ...Object.keys(ledger.accounts)]);
  const now = place.now();
  const accounts = [...names2].toSorted().map((name) => {
    const profile = profiles.find((one) => one.name === name);
    const login = profile?.lastValidated ?? null;
    return { ...quotaOf(ledger, name, login, now), isLoggedIn: profile?.isValid ?? false };
  });
  const questions = questionsOf(ledger, place.userFolder);
  return { status: "ok", report: { accounts, questions, trouble: (0, import_app_guidance_step_guidance6.lostLedgerText)(ledger) } };
}
function quotaOf(ledger, profile, login, now) {
  const held = (0, import_app_guidance_step_guidance6.accountOf)(ledger.accounts, profile);
  const account = (0, import_app_guidance_step_guidance6.accountAt)(held, now);
  return {
    profile,
    plan: account.plan.name,
    perDay: account.plan.perDay,
    reserve: account.plan.reserve,
    spent: account.spent,
    left: (0, import_app_guidance_step_guidance6.leftOf)(account, "ask", now),
    leftForGuidance: (0, import_app_guidance_step_guidance6.leftOf)(account, "guidance", now),
    windowEndsAt: isoOf(account.windowEndsAt),
    restsUntil: isoOf(account.coolingUntil),
    freesAt: isoOf((0, import_app_guidance_step_guidance6.freesAt)(account, "ask", now)),
    setAside: (0, import_app_guidance_step_guidance6.isAside)(held, login, now) ? held.setAside?.reason ?? null : null,
    usage: usageOf(account, now)
  };
}
function usageOf({ usage }, now) {
  const share = usage === null ? null : (0, import_app_guidance_step_guidance6.shareLeft)(usage, now);
  if (usage === null || share === null) return null;
  return {
    saidAt: new Date(usage.at).toISOString(),
    tier: usage.tier,
    share,
    windows: usage.windows.map((window) => ({
      kind: window.kind,
      remaining: (0, import_app_guidance_step_guidance6.remainingOf)(window, now),
      resetsAt: window.resetsAt !== null && window.resetsAt > now ? isoOf(window.resetsAt) : null
    }))
  };
}
function questionsOf(ledger, userFolder) {
  const lines = (0, import_app_guidance_step_guidance7.sharedLines)(userFolder);
  const outcome = (query) => {
    if (query.class === null || query.answerHash === null) return null;
    const entries = (0, import_app_guidance_step_guidance8.foldCache)(lines, query.class);
    const entry = entries.find(({ guidance }) => guidance.answerHash === query.answerHash);
    return entry === void 0 ? null : (0, import_app_guidance_step_guidance8.efficacyOf)(entry);
  };
  return ledger.queries.toReversed().map((query) => ({
    at: new Date(query.at).toISOString(),
    profile: query.account,
    notebook: query.notebook,
    purpose: query.purpose,
    project: query.project,
    loop: query.loop,
    class: query.class,
    question: query.question,
    outcome: query.outcome,
    cost: query.cost,
    helped: outcome(query)
  }));
}
function isoOf(at) {
  return at === null ? null : new Date(at).toISOString();
}
function notebookStatus(place) {
  const chosen = (0, import_app_guidance_step_guidance9.projectNotebook)(place);
  if (chosen.status === "none") return null;
  if (chosen.status === "refused") return `NotebookLM: ${(0, import_app_guidance_step_guidance9.notAskedText)(chosen)}`;
  const shown = showQuota(place);
  if (shown.status === "refused") return `NotebookLM: ${shown.reason}`;
  const { accounts } = shown.report;
  const named2 = chosen.accounts.flatMap(
    ({ account }) => accounts.filter(({ profile }) => profile === account)
  );
  return quotaLine({ accounts: named2 });
}
function refreshQuota(place, atOnce) {
  const accounts = (0, import_app_guidance_step_guidance9.listProfiles)(place.env).map(({ name, isValid, lastValidated }) => ({
    ...{ account: name, profile: name, isLoggedIn: isValid, login: lastValidated }
  }));
  return (0, import_app_guidance_step_guidance5.measureUsage)(place, accounts, atOnce ? place.now() : void 0);
}
function describePlan(profile, { perDay, reserve, name }) {
  return import_common3.prose`${(0, import_common.quoteName)(profile, 80)} may ask ${(0, import_common10.countOf)(perDay, "question")} a day (${(0, import_common.quoteName)(name)}), ${reserve} of them kept for planning and research.`;
}
async function setPlan(userFolder, profile, text2, reserve) {
  if (!(0, import_hooks_active_on_stop2.isProfileName)(profile))
    return {
      status: "refused",
      reason: `"${profile.slice(0, 80)}" is not a profile name (to list them: ${import_common11.lineToType`notebook profiles`})`
    };
  const plan = (0, import_app_guidance_step_guidance6.parsePlan)(text2, reserve);
  if (plan === null) {
    const reason = "a plan is free, plus, pro, ultra or a number of questions a day; the reserve is at most that number";
    return { status: "refused", reason };
  }
  const changed = await (0, import_app_guidance_step_guidance6.changeLedger)(userFolder, ({ lost: _, ...ledger }) => {
    const account = { ...(0, import_app_guidance_step_guidance6.accountOf)(ledger.accounts, profile), plan: { ...plan, isNamed: true } };
    return { ledger: (0, import_app_guidance_step_guidance6.withAccount)(ledger, profile, account), result: null };
  });
  return changed.status === "done" ? { status: "done", plan } : changed;
}

var import_app_guidance_step_guidance11 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance12 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance13 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance14 = require("./app.guidance.step-guidance.cjs");

var import_common12 = require("./common.cjs");

var import_common13 = require("./common.cjs");

// src/core/guidance/known-items.ts
function knownItems(known) {
  const items = [...fixItems(known), ...answerItems(known), ...passageItems(known)];
  return items.toSorted(
    (one, other) => Number(other.isHere) - Number(one.isHere) || other.at.localeCompare(one.at)
  );
}
function fixItems({ fixes, shared, project, ageMs }) {
  const judgements = (0, import_app_guidance_step_guidance11.judgementsIn)(shared);
  return fixes.map(({ fix, withdrawn }) => {
    const guidance = (0, import_app_guidance_step_guidance13.fixGuidance)(fix, "same", fix.class, project);
    const efficacy = (0, import_app_guidance_step_guidance11.rateOf)(judgements.get(guidance.id) ?? [], ageMs, guidance.answeredAt);
    const gone = withdrawn === "forgotten" ? "forgotten" : "withdrawn";
    return {
      ...{
        id: fix.id,
        kind: "fix",
        class: fix.class,
        failure: fix.headline,
        at: fix.at,
        guidance,
        ...efficacy
      },
      source: (0, import_app_loop_conclude_turn2.describeSource)(guidance),
      isHere: fix.project === project,
      state: withdrawn === null ? stateOf(efficacy) : gone
    };
  });
}
function answerItems({ lines, shared, ageMs }) {
  const forgotten = (0, import_app_guidance_step_guidance8.forgottenIn)(lines);
  const headlines = headlinesIn(lines);
  const all = lines.filter((line) => line.kind !== "forgotten");
  const entries = [...new Set(lines.map((line) => line.class))].flatMap((name) => (0, import_app_guidance_step_guidance8.foldCache)(all, name));
  const vouched = new Set(shared.flatMap((line) => line.kind === "answered" ? [line.guidance.id] : []));
  return entries.map(({ guidance: kept, outcomes, offeredIn }) => {
    const guidance = vouched.has(kept.id) ? kept : (0, import_app_guidance_step_guidance14.broughtAlong)(kept);
    const efficacy = (0, import_app_guidance_step_guidance11.rateOf)(outcomes.values(), ageMs, guidance.answeredAt);
    return {
      ...{ id: guidance.id, kind: "answer", class: guidance.failureClass, at: guidance.answeredAt, guidance },
      ...efficacy,
      failure: headlines.get(guidance.failureClass) ?? null,
      source: (0, import_app_loop_conclude_turn2.describeSource)(guidance),
      isHere: offeredIn.length > 0,
      state: forgotten.has(guidance.id) ? "forgotten" : stateOf(efficacy)
    };
  });
}
var PASSAGES = /* @__PURE__ */ new Set(["memory", "documents", "packages", "tool"]);
function passageItems({ lines, shared, ageMs }) {
  const judgements = (0, import_app_guidance_step_guidance11.judgementsIn)(shared);
  const forgotten = (0, import_app_guidance_step_guidance8.forgottenIn)(shared);
  const headlines = headlinesIn(lines);
  const last = new Map(
    lines.flatMap(
      (line) => line.kind === "offered" && PASSAGES.has(line.rung ?? "") ? [[line.guidance, line]] : []
    )
  );
  return [...last.values()].map((line) => {
    const efficacy = (0, import_app_guidance_step_guidance11.rateOf)(judgements.get(line.guidance) ?? [], ageMs);
    return {
      ...{ id: line.guidance, kind: "passage", class: line.class, at: line.at, guidance: null, ...efficacy },
      failure: headlines.get(line.class) ?? null,
      source: line.source ?? line.rung ?? "",
      isHere: true,
      state: forgotten.has(line.guidance) ? "forgotten" : stateOf(efficacy)
    };
  });
}
function stateOf(efficacy) {
  return (0, import_app_guidance_step_guidance11.isResting)(efficacy) ? "rests" : "known";
}
function headlinesIn(lines) {
  return new Map(
    lines.flatMap((line) => line.kind === "climbed" ? [[line.class, line.headline]] : [])
  );
}
// src/app/guidance/show-guidance.ts
function knownHere(workspace) {
  const { project, userFolder, now } = workspace;
  const chosen = (0, import_app_guidance_step_guidance9.projectNotebook)(workspace);
  const notebooks = chosen.status === "chosen" ? chosen.accounts.map(({ notebook }) => notebook) : [];
  const isShown = (0, import_app_guidance_step_guidance12.shownIn)(workspace);
  return knownItems({
    fixes: (0, import_app_guidance_step_guidance12.readFixes)(userFolder).filter(({ fix }) => isShown(fix)),
    lines: (0, import_app_guidance_step_guidance7.knownLines)(project, userFolder, notebooks),
    shared: (0, import_app_guidance_step_guidance7.sharedLines)(userFolder),
    project,
    ageMs: (0, import_app_guidance_step_guidance11.ageFrom)(now())
  });
}
function findKnown(items, wanted) {
  return findOne(items, wanted.trim(), ({ id }) => id, {
    one: "guidance",
    list: `To list what is known: ${import_common11.lineToType`guidance list`}`
  });
}
function findOne(values, wanted, idOf, words) {
  const exact = values.find((value) => idOf(value) === wanted);
  if (exact !== void 0) return { status: "ok", value: exact };
  const begun = wanted === "" ? [] : values.filter((value) => idOf(value).startsWith(wanted));
  const [only, second] = begun;
  if (only !== void 0 && second === void 0) return { status: "ok", value: only };
  const shown = (0, import_common8.plainLine)(wanted, 80);
  if (only !== void 0 && second !== void 0)
    return refusal(
      `${begun.length} ids begin with "${shown}", among them ${(0, import_common8.plainLine)(idOf(only), 80)} and ${(0, import_common8.plainLine)(idOf(second), 80)}: type more of it.`
    );
  const meant = (0, import_hooks_active_on_command.closestWord)(wanted, values.map(idOf));
  return refusal(
    `There is no ${words.one} "${shown}"${meant === null ? `. ${words.list}` : `: did you mean ${(0, import_common8.plainLine)(meant, 80)}?`}`
  );
}
function refusal(reason) {
  return { status: "refused", reason };
}
async function forgetGuidance(workspace, { id, kind, class: failureClass, state }, back) {
  if (state === "forgotten" === !back) return false;
  const at = (0, import_common13.isoNow)(workspace);
  if (kind === "fix") {
    const line = back ? { kind: "restored", at, fix: id } : { kind: "withdrawn", at, fix: id, why: "forgotten" };
    await (0, import_app_guidance_step_guidance12.appendFixLines)(workspace.userFolder, [line]);
    const { noteFixes, withdrawNotes } = await Promise.resolve().then(() => __toESM(require("./app.guidance.fix-notes.cjs")));
    const fixes = (0, import_app_guidance_step_guidance12.readFixes)(workspace.userFolder).flatMap(({ fix }) => fix.id === id ? [fix] : []);
    await (back ? noteFixes : withdrawNotes)(workspace, fixes);
  } else {
    const last = [...(0, import_app_guidance_step_guidance7.sharedLines)(workspace.userFolder, [id]), ...(0, import_app_guidance_step_guidance7.readGuidance)(workspace.project, [id])];
    const line = {
      ...{ kind: back ? "restored" : "forgotten", class: failureClass, guidance: id },
      at: laterThan(
        last.map((one) => one.at),
        workspace.now()
      )
    };
    await (0, import_app_guidance_step_guidance7.appendShared)(workspace.userFolder, line);
    await (0, import_app_guidance_step_guidance7.appendGuidance)(workspace.project, line);
  }
  await (0, import_common12.appendJournal)(workspace.project, { event: "guidance-forgotten", guidance: id, back }, at);
  return true;
}
function laterThan(times, now) {
  const told = times.map((time) => Date.parse(time) + 1).filter((time) => time < LAST);
  return new Date(Math.max(now, ...told)).toISOString();
}
var LAST = Date.UTC(9999, 0);
function whyGuidance({ project }, wanted, iteration) {
  const all = climbsIn((0, import_app_guidance_step_guidance7.readGuidance)(project));
  const loops = [...new Set(all.map(({ loop }) => loop))].toReversed();
  const [last] = loops;
  if (last === void 0) return { status: "ok", value: null };
  const found2 = findOne(loops, wanted?.trim() ?? last, (id) => id, {
    one: "loop that looked for guidance",
    list: `The last one is ${(0, import_common8.plainLine)(last, 80)}.`
  });
  if (found2.status === "refused") return found2;
  const ofLoop = all.filter(({ loop }) => loop === found2.value);
  const climbs = iteration === null ? ofLoop : ofLoop.filter((climb) => climb.iteration === iteration);
  if (climbs.length === 0) {
    const known = [...new Set(ofLoop.flatMap((climb) => climb.iteration ?? []))].join(", ");
    return refusal(
      `Nothing was looked for before iteration ${iteration}${known === "" ? "." : `, only before ${known}.`}`
    );
  }
  return {
    status: "ok",
    value: { loop: found2.value, climbs, rungs: rungTotals(ofLoop), inProject: rungTotals(all) }
  };
}
function rungsOfLoop({ project }, loop) {
  return rungTotals(climbsIn((0, import_app_guidance_step_guidance7.readGuidance)(project, [loop])).filter((climb) => climb.loop === loop));
}

var import_shared_core_failure_reading_line_pattern = require("./shared.core.failure.reading.line-pattern.cjs");

var import_app_guidance_step_guidance15 = require("./app.guidance.step-guidance.cjs");

var import_shared_core_failure_reading_line_pattern2 = require("./shared.core.failure.reading.line-pattern.cjs");

// src/core/sources/conversation.ts
var SCORED = { path: (0, import_adapters_loops_record_schemas.string)(), score: (0, import_adapters_loops_record_schemas.number)() };
var SELECTION = (0, import_adapters_loops_record_schemas.looseObject)({
  query: (0, import_adapters_loops_record_schemas.string)(),
  topN: (0, import_adapters_loops_record_schemas.number)(),
  cutoffRatio: (0, import_adapters_loops_record_schemas.number)(),
  minK: (0, import_adapters_loops_record_schemas.number)(),
  top15: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.looseObject)(SCORED))),
  selected: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.looseObject)({ ...SCORED, sourceId: (0, import_adapters_loops_record_schemas.exactOptional)((0, import_adapters_loops_record_schemas.string)()) })))
});
var MESSAGE = (0, import_adapters_loops_record_schemas.looseObject)({
  role: (0, import_adapters_loops_record_schemas._enum)(["user", "assistant"]),
  text: (0, import_adapters_loops_record_schemas.string)(),
  at: (0, import_adapters_loops_record_schemas.string)(),
  /** On a question. */
  bm25Selection: (0, import_adapters_loops_record_schemas.exactOptional)(SELECTION),
  /** On an answer: who gave it. */
  mode: (0, import_adapters_loops_record_schemas.exactOptional)((0, import_adapters_loops_record_schemas._enum)(["notebook", "local"]))
});
var STAGES = ["upload", "query", "evict", "auth"];
var ERROR = (0, import_adapters_loops_record_schemas.looseObject)({
  at: (0, import_adapters_loops_record_schemas.string)(),
  stage: (0, import_adapters_loops_record_schemas._enum)(STAGES),
  code: (0, import_adapters_loops_record_schemas.string)(),
  message: (0, import_adapters_loops_record_schemas.string)(),
  path: (0, import_adapters_loops_record_schemas.exactOptional)((0, import_adapters_loops_record_schemas.string)())
});
var EVICTED = (0, import_adapters_loops_record_schemas.looseObject)({
  path: (0, import_adapters_loops_record_schemas.string)(),
  title: (0, import_adapters_loops_record_schemas.string)(),
  sourceId: (0, import_adapters_loops_record_schemas.string)(),
  contentHash: (0, import_adapters_loops_record_schemas.string)(),
  at: (0, import_adapters_loops_record_schemas.string)()
});
var CONVERSATION = (0, import_adapters_loops_record_schemas.looseObject)({
  id: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._minLength)(1)),
  /** ISO 8601 in UTC, like every time here. */
  createdAt: (0, import_adapters_loops_record_schemas.string)(),
  updatedAt: (0, import_adapters_loops_record_schemas.string)(),
  notebookId: (0, import_adapters_loops_record_schemas._catch)((0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()), null),
  notebookConversationId: (0, import_adapters_loops_record_schemas.exactOptional)((0, import_adapters_loops_record_schemas.string)()),
  messages: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)(MESSAGE)),
  /** Of the latest question. */
  bm25Selection: (0, import_adapters_loops_record_schemas.exactOptional)(SELECTION),
  /** The final list that was sent for the latest question. */
  selectedSourceIds: (0, import_adapters_loops_record_schemas._catch)((0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)())), []),
  errors: (0, import_adapters_loops_record_schemas.exactOptional)((0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)(ERROR))),
  evicted: (0, import_adapters_loops_record_schemas.exactOptional)((0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)(EVICTED)))
});
// src/core/sources/note-path.ts
function isNotePath(path) {
  const isRelative = !/^[a-z]:|[\\\0]/i.test(path);
  return isRelative && /\.md$/i.test(path) && path.split("/").every((name) => !["", ".", ".."].includes(name));
}
// src/core/sources/vault-store.ts
var text = () => (0, import_adapters_loops_record_schemas._catch)((0, import_adapters_loops_record_schemas.string)(), "");
var texts = () => (0, import_adapters_loops_record_schemas._catch)((0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)())), []);
var ROW = (0, import_adapters_loops_record_schemas.looseObject)({
  sourceId: (0, import_adapters_loops_record_schemas._catch)((0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._minLength)(1))), null),
  title: text(),
  addedAt: text(),
  lastUsedAt: text(),
  useCount: (0, import_adapters_loops_record_schemas._catch)((0, import_adapters_loops_record_schemas.int)().check((0, import_adapters_loops_record_schemas._gte)(0)), 0),
  contentHash: text(),
  stale: (0, import_adapters_loops_record_schemas._catch)((0, import_adapters_loops_record_schemas.exactOptional)((0, import_adapters_loops_record_schemas.literal)(true)), true)
});
var map = () => (0, import_adapters_loops_record_schemas._catch)((0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), (0, import_adapters_loops_record_schemas.unknown)()), {});
var STORE = (0, import_adapters_loops_record_schemas._catch)(
  (0, import_adapters_loops_record_schemas.looseObject)({
    settings: map(),
    sourceRegistry: (0, import_adapters_loops_record_schemas._catch)((0, import_adapters_loops_record_schemas.looseObject)({ byPath: map(), bySourceId: map() }), {
      byPath: {},
      bySourceId: {}
    }),
    pool: (0, import_adapters_loops_record_schemas._catch)((0, import_adapters_loops_record_schemas.looseObject)({ probation: texts(), protected: texts(), pinned: texts() }), {
      probation: [],
      protected: [],
      pinned: []
    }),
    conversationHistory: (0, import_adapters_loops_record_schemas._catch)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.unknown)()), []),
    activeConversation: (0, import_adapters_loops_record_schemas._catch)((0, import_adapters_loops_record_schemas.exactOptional)((0, import_adapters_loops_record_schemas.string)()), ""),
    deletedConversations: (0, import_adapters_loops_record_schemas._catch)((0, import_adapters_loops_record_schemas.exactOptional)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)())), [])
  }),
  {
    settings: {},
    sourceRegistry: { byPath: {}, bySourceId: {} },
    pool: { ...import_shared_app_planning_worktrees_plan_runs.emptyPool },
    conversationHistory: []
  }
);
function parseVaultStore(value) {
  const { conversationHistory: records, ...given } = STORE.parse(value);
  const read = records.map((record2) => CONVERSATION.safeParse(record2));
  const unreadable = records.filter((_, index) => read[index]?.success !== true);
  const sourceRegistry = registryOf(given.sourceRegistry);
  return {
    ...given,
    sourceRegistry,
    pool: (0, import_shared_app_planning_worktrees_plan_runs.consistentPool)(given.pool, sourceRegistry, limitsOf(given.settings)),
    conversationHistory: newestOfEach(read.flatMap(({ data }) => data === void 0 ? [] : [data])),
    ...unreadable.length > 0 && { unreadable }
  };
}
function storeDocument({ unreadable = [], ...store }) {
  return { ...store, conversationHistory: [...store.conversationHistory, ...unreadable] };
}
function limitsOf(settings) {
  return (0, import_shared_app_planning_worktrees_plan_runs.poolLimits)((0, import_shared_app_planning_worktrees_plan_runs.askSettings)({ flags: {}, vault: settings, project: {} }).settings);
}
function newestOfEach(conversations) {
  const newest = /* @__PURE__ */ new Map();
  for (const one of conversations) {
    const other = newest.get(one.id);
    if (other === void 0 || other.updatedAt < one.updatedAt) newest.set(one.id, one);
  }
  return [...newest.values()];
}
function registryOf(given) {
  const rows = Object.entries(given.byPath).flatMap(([path, value]) => {
    const row = ROW.safeParse(value);
    return row.success && isNotePath(path) ? [[path.normalize("NFC"), row.data]] : [];
  });
  const sources = Object.entries(given.bySourceId).flatMap(([id, value]) => {
    const source = (0, import_adapters_loops_record_schemas.looseObject)({ path: (0, import_adapters_loops_record_schemas.string)() }).safeParse(value);
    return source.success ? [[id, source.data]] : [];
  });
  const ids = rows.flatMap(([, { sourceId }]) => sourceId === null ? [] : [sourceId]);
  const registry2 = { ...given, byPath: Object.fromEntries(rows), bySourceId: Object.fromEntries(sources) };
  return (0, import_app_guidance_step_guidance15.withRemote)(registry2, new Set(ids));
}
// src/core/text/iso-time.ts
function isoTime(ms) {
  const whole = Math.floor(ms);
  return (0, import_shared_core_failure_reading_line_pattern2.writeInstant)(whole).replace(/Z$/, `.${String((whole % 1e3 + 1e3) % 1e3).padStart(3, "0")}Z`);
}
function ageOf(iso, now) {
  const at = (0, import_shared_core_failure_reading_line_pattern2.readInstant)(iso);
  return at === null ? Number.POSITIVE_INFINITY : now - at;
}

var import_shared_core_snapshots_undo_text2 = require("./shared.core.snapshots.undo-text.cjs");

// src/core/ask/conversations/conversation-note.ts
function conversationNote(conversation) {
  const { id, createdAt, updatedAt, messages } = conversation;
  const paths = (0, import_shared_core_failure_reading_line_pattern.selectedPaths)(conversation);
  const facts = [
    "---",
    "msw: conversation",
    `id: ${(0, import_shared_core_snapshots_undo_text2.yamlScalar)(id)}`,
    `created: ${(0, import_shared_core_snapshots_undo_text2.yamlScalar)(createdAt)}`,
    `updated: ${(0, import_shared_core_snapshots_undo_text2.yamlScalar)(updatedAt)}`,
    "---"
  ];
  const notes = paths.length === 0 ? [] : ["## Notes", "", ...paths.map((path) => `- ${path}`), ""];
  const text2 = [...facts, "", ...messages.flatMap(messageLines), ...notes].join("\n");
  const day = /^\d{4}-\d{2}-\d{2}/.exec(createdAt)?.[0] ?? "undated";
  return { name: `${day} ${id.replaceAll(/[^\w-]/g, "_").slice(0, 64)}.md`, text: text2 };
}
function messageLines({ role, text: text2, at, mode }) {
  const who = role === "user" ? "Question" : `Answer${mode === "local" ? " from the notes" : ""}`;
  return [`## ${who} (${at})`, "", text2, ""];
}
// src/core/ask/conversations/vault-conversations.ts
var SNIPPET = 80;
var MOST_DELETED = 1e3;
async function newConversation(ports) {
  const begin = { id: ports.newId(), at: isoTime(ports.now()) };
  const id = await ports.store.change((held) => {
    const { store, conversation } = (0, import_shared_core_failure_reading_line_pattern.withNewConversation)(held, begin);
    return { after: store, value: conversation.id };
  });
  await (0, import_shared_core_failure_reading_line_pattern.archiveOld)(ports);
  return id;
}
async function listConversations(ports, { withArchive }) {
  const all = withArchive ? await allConversations(ports) : (await ports.store.read()).conversationHistory;
  return all.filter(({ messages }) => messages.length > 0).toSorted(import_shared_core_failure_reading_line_pattern.newestFirst).map(historyRow);
}
function historyRow(conversation) {
  const first = conversation.messages.find(({ role }) => role === "user")?.text ?? "";
  return {
    id: conversation.id,
    at: conversation.updatedAt,
    snippet: (0, import_common8.plainLine)(first, SNIPPET),
    sources: (0, import_shared_core_failure_reading_line_pattern.selectedPaths)(conversation).length
  };
}
async function showConversation(ports, id) {
  const held = (0, import_shared_core_failure_reading_line_pattern.findConversation)(await ports.store.read(), id);
  return held ?? (await ports.archive.all()).find((one) => one.id === id) ?? null;
}
async function deleteConversation(ports, id) {
  if (await showConversation(ports, id) === null) return false;
  await ports.archive.remove(id);
  await ports.store.change((store) => {
    const rest = (0, import_shared_core_failure_reading_line_pattern.withoutConversations)(store, /* @__PURE__ */ new Set([id]));
    const deleted = [...(store.deletedConversations ?? []).filter((one) => one !== id), id];
    return { after: { ...rest, deletedConversations: deleted.slice(-MOST_DELETED) }, value: null };
  });
  return true;
}
async function exportConversations(ports, which) {
  if (which === "all") {
    const all = (await allConversations(ports)).filter(({ messages }) => messages.length > 0);
    return all.toSorted(import_shared_core_failure_reading_line_pattern.newestFirst).map(conversationNote);
  }
  const one = await showConversation(ports, which.id);
  return one === null ? null : [conversationNote(one)];
}
async function allConversations(ports) {
  const { conversationHistory } = await ports.store.read();
  return newestOfEach([...await ports.archive.all(), ...conversationHistory]);
}

var import_app_guidance_step_guidance16 = require("./app.guidance.step-guidance.cjs");

// src/core/memory/export-notes.ts
var LARGEST = 4e5;
var REST = "general";
function exportNotes(notes, most) {
  const byDomain = /* @__PURE__ */ new Map();
  for (const note of notes) {
    const domain = note.domain ?? REST;
    byDomain.set(domain, [...byDomain.get(domain) ?? [], note]);
  }
  const bySize = [...byDomain].toSorted(
    ([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1)
  );
  const own = bySize.filter(([domain]) => domain !== REST).slice(0, most - 1);
  const rest = notes.filter(({ domain }) => !own.some(([name]) => name === domain));
  const groups = [...own, ...rest.length > 0 ? [[REST, rest]] : []];
  const documents = groups.flatMap(([domain, group]) => partsOf(domain, group));
  return documents.length <= most ? documents : partsOf(REST, notes).slice(0, most);
}
function partsOf(domain, notes) {
  const parts = [];
  for (const note of notes) {
    const text2 = `## ${note.id}

Noted ${note.createdAt ?? "at an unknown time"}.

${(0, import_app_guidance_step_guidance16.renderTemplate)(note)}`;
    const last = parts.at(-1);
    if (last === void 0 || last.text.length + text2.length > LARGEST)
      parts.push({ text: `# Memory: ${domain}

${text2}`, notes: 1 });
    else {
      last.text += `
${text2}`;
      last.notes += 1;
    }
  }
  const slug = domain.replaceAll(/[^a-z0-9]+/g, "-");
  return parts.map((part, at) => ({ ...part, name: `memory-${slug}${at === 0 ? "" : `-${at + 1}`}.md` }));
}

var import_app_guidance_step_guidance17 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance18 = require("./app.guidance.step-guidance.cjs");

var import_node_fs = require("node:fs");
var import_node_os = require("node:os");
var import_node_path = require("node:path");
// src/adapters/nlm/sources.ts
var ADD_SECONDS = 420;
var ONE_RETRY = { NOTEBOOKLM_RATE_LIMIT_MAX_RETRIES: "1" };
var LONGEST_NAME = 120;
var ADDED = (0, import_adapters_loops_record_schemas.object)({ source_id: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._minLength)(1)) });
async function addSource(account, notebook, source, listed2) {
  const isSame = (other) => isSameSource(other, source);
  const before = listed2 === void 0 ? await listSources(account, notebook) : null;
  if (before !== null && before.status !== "ok") return before;
  const there = (before?.data ?? listed2 ?? []).find(isSame);
  if (there !== void 0) return found(there, false);
  const added = await add(account, notebook, source);
  if (added.status === "ok" || !(0, import_app_guidance_step_guidance18.isUncertain)(added)) return added;
  const after = await listSources(account, notebook);
  if (after.status !== "ok") return after;
  const arrived = after.data.find(isSame);
  return arrived === void 0 ? added : found(arrived, true);
}
async function deleteSource(account, source) {
  const verb = { verb: ["source", "delete", "--json", "--confirm"], variables: ONE_RETRY };
  const deleted = await (0, import_app_guidance_step_guidance17.callNlm)(account, { ...verb, operands: [source] });
  const isGone = deleted.status === "ok" || deleted.status === "not-found";
  return isGone ? { status: "ok", data: null } : deleted;
}
function textSourceTitle(title) {
  const plain = title.replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, " ").replaceAll(/\s+/g, " ").trim().slice(0, LONGEST_NAME).replace(/(?<![ .])[ .]+$/, "");
  const name = plain === "" ? "Untitled" : plain;
  return /\.(?:md|txt)$/i.test(name) ? name : `${name}.md`;
}
function isSameSource({ url, title }, source) {
  if (source.kind === "text") return title === textSourceTitle(source.title);
  if (url === null || url === source.url) return url !== null;
  return URL.canParse(url) && URL.canParse(source.url) && plainUrl(url) === plainUrl(source.url);
}
async function add(account, notebook, source) {
  if (source.kind === "url") return send(account, notebook, ["--url", source.url]);
  const folder = (0, import_node_fs.mkdtempSync)((0, import_node_path.join)((0, import_node_os.tmpdir)(), "msw-source-"));
  try {
    const path = (0, import_node_path.join)(folder, textSourceTitle(source.title));
    (0, import_common9.keepText)(path, source.text, { mode: 384 });
    return await send(account, notebook, ["--file", path]);
  } finally {
    (0, import_node_fs.rmSync)(folder, { recursive: true, force: true });
  }
}
async function send(account, notebook, options) {
  const verb = { verb: ["source", "add", "--json"], limitSeconds: ADD_SECONDS, variables: ONE_RETRY };
  const added = await (0, import_app_guidance_step_guidance17.askNlm)(account, { ...verb, options, operands: [notebook] }, ADDED);
  return (0, import_app_guidance_step_guidance18.mapped)(added, ({ source_id: id }) => ({ id, isNew: true }));
}
function found({ id }, isNew) {
  return { status: "ok", data: { id, isNew } };
}
function plainUrl(text2) {
  const url = new URL(text2);
  url.hash = "";
  return url.href.replace(/\/$/, "");
}
var LISTED = (0, import_adapters_loops_record_schemas.array)(
  (0, import_adapters_loops_record_schemas.object)({
    id: (0, import_adapters_loops_record_schemas.string)(),
    title: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()),
    type: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()),
    url: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()),
    status: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.union)([(0, import_adapters_loops_record_schemas.number)(), (0, import_adapters_loops_record_schemas.string)()]))
  })
);
var CONTENT = (0, import_adapters_loops_record_schemas.object)({ content: (0, import_adapters_loops_record_schemas.string)() });
var STATES2 = {
  1: "processing",
  2: "ready",
  3: "failed",
  5: "processing"
};
async function listSources(account, notebook) {
  const request = { verb: ["source", "list", "--json"], operands: [notebook] };
  return (0, import_app_guidance_step_guidance18.mapped)(
    await (0, import_app_guidance_step_guidance17.askNlm)(account, request, LISTED),
    (rows) => rows.map((row) => ({
      id: row.id,
      title: row.title ?? "",
      type: row.type ?? "unknown",
      url: row.url || null,
      state: STATES2[Number(row.status)] ?? "unknown"
    }))
  );
}
async function sourceContent(account, source) {
  const request = { verb: ["source", "content", "--json"], operands: [source] };
  return (0, import_app_guidance_step_guidance18.mapped)(await (0, import_app_guidance_step_guidance17.askNlm)(account, request, CONTENT), ({ content }) => content);
}
var GUIDE = (0, import_adapters_loops_record_schemas.object)({ summary: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()), keywords: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)())) });
async function sourceGuide(account, source) {
  const request = { verb: ["source", "describe", "--json"], operands: [source] };
  return (0, import_app_guidance_step_guidance18.mapped)(await (0, import_app_guidance_step_guidance17.askNlm)(account, request, GUIDE), ({ summary, keywords }) => ({
    summary: summary ?? "",
    keywords: keywords ?? []
  }));
}

var import_app_guidance_step_guidance19 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_note_failures = require("./app.guidance.note-failures.cjs");

var import_common14 = require("./common.cjs");

var import_common15 = require("./common.cjs");

var import_common16 = require("./common.cjs");

// src/adapters/nlm/query-notebook.ts
var GRACE_SECONDS = 90;
var LONGEST = 1e5;
var LONGEST_QUOTE = 2e3;
var MOST_CITATIONS = 500;
var REFERENCE = (0, import_adapters_loops_record_schemas.object)({
  source_id: (0, import_adapters_loops_record_schemas.string)(),
  citation_number: (0, import_adapters_loops_record_schemas.number)(),
  cited_text: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)())
});
var ANSWER = (0, import_adapters_loops_record_schemas.object)({
  answer: (0, import_adapters_loops_record_schemas.string)(),
  conversation_id: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()),
  citations: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), (0, import_adapters_loops_record_schemas.string)())),
  references: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.unknown)()))
});
async function queryNotebook(query) {
  const { notebook, question, timeoutSeconds, conversationId, sourceIds = [] } = query;
  const ran = await (0, import_app_guidance_step_guidance17.callNlm)(query, {
    verb: ["notebook", "query", "--json"],
    options: [
      ...["--timeout", String(timeoutSeconds)],
      ...conversationId === null ? ["--new-conversation"] : ["--conversation-id", conversationId],
      ...sourceIds.length === 0 ? [] : ["--source-ids", sourceIds.join(",")]
    ],
    operands: [notebook, question],
    limitSeconds: timeoutSeconds + GRACE_SECONDS
  });
  if (ran.status !== "ok") return ran;
  const answer = parseAnswer(ran.data.stdout);
  if (answer === null) return (0, import_app_guidance_step_guidance18.refusedRun)(ran.data);
  if (answer.text.trim() === "")
    return { status: "lost-answer", text: "the answer was blank", wasSent: true };
  return { status: "ok", data: answer };
}
function parseAnswer(stdout) {
  const parsed = ANSWER.safeParse((0, import_app_guidance_step_guidance18.jsonOf)(stdout));
  if (!parsed.success) return null;
  const { answer, conversation_id: conversationId = null, citations, references } = parsed.data;
  const listed2 = (references ?? []).flatMap(citation);
  const numbers = new Set(listed2.map((entry) => entry.number));
  const bare = Object.entries(citations ?? {}).map(([number2, sourceId]) => ({ number: Number(number2), sourceId, quote: null })).filter((entry) => Number.isInteger(entry.number) && !numbers.has(entry.number));
  const all = [...listed2, ...bare].toSorted((left, right) => left.number - right.number);
  return {
    text: (0, import_common14.redact)((0, import_common15.clipText)(answer, LONGEST)),
    conversationId,
    citations: all.slice(0, MOST_CITATIONS)
  };
}
function citation(value) {
  const parsed = REFERENCE.safeParse(value);
  if (!parsed.success) return [];
  const { source_id: sourceId, citation_number: number2, cited_text: quote = null } = parsed.data;
  return [{ number: number2, sourceId, quote: quote === null ? null : (0, import_common14.redact)((0, import_common15.clipText)(quote, LONGEST_QUOTE)) }];
}
// src/app/notebook/ask-account.ts
async function askAccount(place, { question, timeoutSeconds, until, knowsConversation }, accounts) {
  const id = (0, import_common16.randomUUID)();
  const reserved = await (0, import_app_guidance_step_guidance19.reserveQuestion)(place, question, id, accounts);
  if (reserved.status === "none") return { outcome: reserved, by: null, notice: null, query: null };
  const { account: by, notice } = reserved;
  const { profile, notebook } = by;
  const conversationId = knowsConversation ? question.conversationId ?? null : reserved.conversationId;
  const { sourceIds } = question;
  const result = await queryNotebook({
    ...(0, import_app_guidance_step_guidance9.callAs)(place, profile),
    ...{ notebook, conversationId, question: question.question, timeoutSeconds },
    ...sourceIds === void 0 ? {} : { sourceIds }
  });
  if (result.status !== "ok") {
    const refusal2 = { reason: result.status, text: result.text, profile };
    const settlement = { outcome: refusal2.reason, wasSpent: result.wasSent && (0, import_app_guidance_step_guidance10.wasSpent)(refusal2) };
    const query2 = await settle(place, id, settlement);
    const outcome = await (0, import_app_guidance_step_guidance19.learnFromRefusal)(place, by, refusal2, until);
    return { outcome: { ...outcome, wasSent: result.wasSent }, by, notice, query: query2 };
  }
  const { text: text2, conversationId: conversation } = result.data;
  const answered = { outcome: "answered", conversation, answerHash: (0, import_app_guidance_note_failures.hashAnswer)(text2) };
  const query = await settle(place, id, answered);
  const answer = { answer: result.data, profile, notebook, conversationId: conversation };
  return { outcome: { status: "answered", ...answer }, by, notice, query };
}
async function settle(place, id, settlement) {
  const settled = await (0, import_app_guidance_step_guidance6.changeLedger)(place.userFolder, (before) => {
    const ledger = (0, import_app_guidance_step_guidance6.settleQuery)(before, id, settlement);
    return { ledger, result: ledger.queries.find((query2) => query2.id === id) ?? null };
  });
  const query = settled.status === "done" ? settled.result : null;
  if (query?.cost === 0) await (0, import_app_guidance_step_guidance19.giveBackTogether)(place, id);
  const { account = null, notebook = null, cost = 1 } = query ?? {};
  return { id, account, notebook, outcome: settlement.outcome, cost };
}

var import_app_guidance_step_guidance20 = require("./app.guidance.step-guidance.cjs");

var import_node_path2 = require("node:path");
// src/app/notebook/ask-question.ts
var ROOM_MS = 2e4;
async function askQuestion(place, question) {
  const chosen = (0, import_app_guidance_step_guidance9.chosenNotebook)(place, question.notebook);
  if (chosen.status !== "chosen") return nobodyChosen((0, import_app_guidance_step_guidance9.notAskedText)(chosen));
  const asked = { ...question, question: (0, import_app_guidance_step_guidance20.textToSend)(question.question) };
  const until = place.now() + question.deadlineMs;
  const notices = [...chosen.notices];
  const { account: only } = question;
  const accounts = chosen.accounts.filter(({ account }) => only === void 0 || account === only);
  for (let left = accounts; ; ) {
    const { outcome, by, notice } = await tryOne({ place, question: asked, until }, left);
    if (notice !== null) notices.push(notice);
    if (outcome.status === "answered") return { ...outcome, notices };
    notices.push(outcome.notice);
    left = left.filter((account) => account !== by);
    const mayRotate = by !== null && (0, import_app_guidance_step_guidance10.faultOf)(outcome.reason) === "account" && left.length > 0;
    if (!mayRotate || place.now() >= until) return { ...outcome, notice: notices.join(" "), notices };
  }
}
function nobodyChosen(text2) {
  const refusal2 = { reason: "not-chosen", text: text2, profile: null };
  const notice = (0, import_app_guidance_step_guidance10.refusalSentence)(refusal2);
  return { status: "none", ...refusal2, notice, freesAt: null, notices: [notice] };
}
var LONGEST_SECONDS = 180;
var SHORTEST_SECONDS = 10;
async function tryOne(attempt, accounts) {
  const { place, question, until } = attempt;
  const left = Math.ceil((until - place.now()) / 1e3);
  const timeoutSeconds = Math.min(LONGEST_SECONDS, Math.max(SHORTEST_SECONDS, left));
  const tried = await askAccount(
    place,
    { question, timeoutSeconds, until, knowsConversation: false },
    accounts
  );
  if (tried.query !== null) await journal(attempt, tried.query);
  const { outcome } = tried;
  if (outcome.status !== "answered" || until - place.now() <= ROOM_MS) return tried;
  const { profile, notebook, answer } = outcome;
  const account = { profile, projectRoot: place.project, env: place.env };
  const titled = await withTitles(place.userFolder, account, notebook, answer.citations);
  return { ...tried, outcome: { ...outcome, answer: { ...answer, citations: titled } } };
}
async function journal({ place, question }, asked) {
  const { purpose, loop, class: failureClass } = question;
  const event = {
    event: "notebook-asked",
    ...loop === void 0 ? {} : { loop },
    ...failureClass === void 0 ? {} : { class: failureClass },
    purpose,
    query: asked.id,
    profile: asked.account,
    notebook: asked.notebook ?? question.notebook,
    question: question.question,
    outcome: asked.outcome,
    cost: asked.cost
  };
  await (0, import_common12.appendJournal)(place.project, event, new Date(place.now()).toISOString());
}
var TITLES = (0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), (0, import_adapters_loops_record_schemas.string)());
var MOST = 5e3;
var LONGEST2 = 200;
async function withTitles(userFolder, account, notebook, citations) {
  const path = (0, import_node_path2.join)(userFolder, "source-titles.json");
  const known = titlesIn(path);
  const isUnknown = citations.some(({ sourceId }) => !Object.hasOwn(known, sourceId));
  const titles = isUnknown ? { ...known, ...await listed(account, notebook) } : known;
  if (isUnknown) remember(path, titles);
  return citations.map((citation2) => {
    const title = Object.hasOwn(titles, citation2.sourceId) ? titles[citation2.sourceId] : void 0;
    return title === void 0 || title === "" ? citation2 : { ...citation2, title };
  });
}
async function listed(account, notebook) {
  const sources = await listSources(account, notebook);
  if (sources.status !== "ok") return {};
  return Object.fromEntries(sources.data.map(({ id, title }) => [id, (0, import_common14.redact)(title).slice(0, LONGEST2)]));
}
function titlesIn(path) {
  const file = (0, import_common4.readJson)(path, (0, import_common7.ownFile)((0, import_node_path2.dirname)(path)));
  const parsed = TITLES.safeParse(file.status === "ok" ? file.value : {});
  return parsed.success ? parsed.data : {};
}
function remember(path, titles) {
  try {
    const kept = Object.fromEntries(Object.entries(titles).slice(-MOST));
    (0, import_common9.keepJson)(path, kept, { mode: 384 });
  } catch {
  }
}

// src/core/research/research.ts
var SLUG = /^[a-z0-9-]{1,64}$/;
var PHASE = (0, import_adapters_loops_record_schemas.object)({ number: (0, import_adapters_loops_record_schemas.string)(), name: (0, import_adapters_loops_record_schemas.string)(), goal: (0, import_adapters_loops_record_schemas.string)() });
var REQUEST = (0, import_adapters_loops_record_schemas.object)({
  slug: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._regex)(SLUG)),
  /** One line. */
  topic: (0, import_adapters_loops_record_schemas.string)(),
  /** How many key questions; a phase has fixed ones, one for each section. */
  questions: (0, import_adapters_loops_record_schemas.number)(),
  mode: (0, import_adapters_loops_record_schemas._enum)(["deep", "fast"]),
  source: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas._enum)(["web", "drive"]), "web"),
  /** The user's own questions; with as many as wanted, the notebook is not asked for any. */
  ask: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)())), []),
  /** Id or title; null to create a notebook. */
  notebook: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
  /** Absolute path of the report. */
  output: (0, import_adapters_loops_record_schemas.string)(),
  commit: (0, import_adapters_loops_record_schemas.boolean)(),
  phase: (0, import_adapters_loops_record_schemas.nullable)(PHASE)
});
var ANSWER2 = (0, import_adapters_loops_record_schemas.object)({ text: (0, import_adapters_loops_record_schemas.string)(), citations: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)(import_app_guidance_step_guidance14.CITATION)) });
var QUESTION = (0, import_adapters_loops_record_schemas.object)({
  /** The section of the phase's research that the answer fills; null in a report. */
  section: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
  text: (0, import_adapters_loops_record_schemas.string)(),
  answer: (0, import_adapters_loops_record_schemas.nullable)(ANSWER2),
  /** Failed attempts. */
  attempts: (0, import_adapters_loops_record_schemas.number)()
});
var SOURCE = (0, import_adapters_loops_record_schemas.object)({ id: (0, import_adapters_loops_record_schemas.string)(), title: (0, import_adapters_loops_record_schemas.string)(), url: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()) });
var REPORT = (0, import_adapters_loops_record_schemas.object)({
  path: (0, import_adapters_loops_record_schemas.string)(),
  action: (0, import_adapters_loops_record_schemas._enum)(["research", "update"]),
  /** Null until a commit was tried. */
  commit: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.object)({ hash: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()), note: (0, import_adapters_loops_record_schemas.string)() }))
});
var RESEARCH = (0, import_adapters_loops_record_schemas.object)({
  v: (0, import_adapters_loops_record_schemas.literal)(1),
  request: REQUEST,
  /** ISO time. */
  startedAt: (0, import_adapters_loops_record_schemas.string)(),
  /** A report on this topic existed before. */
  isUpdate: (0, import_adapters_loops_record_schemas.boolean)(),
  notebook: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.object)({ id: (0, import_adapters_loops_record_schemas.string)(), title: (0, import_adapters_loops_record_schemas.string)(), url: (0, import_adapters_loops_record_schemas.string)() })),
  /** A step that was started and may have succeeded without a response: look for its result before repeating it. */
  begun: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas._enum)(["notebook", "discovery"])),
  /** When NotebookLM began to look for sources, milliseconds since 1970; null before. */
  discoveringSince: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.number)()),
  imported: (0, import_adapters_loops_record_schemas.boolean)(),
  questions: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)(QUESTION)),
  synthesis: (0, import_adapters_loops_record_schemas.nullable)(ANSWER2),
  /** Failed attempts at a synthesis. */
  synthesisAttempts: (0, import_adapters_loops_record_schemas.number)(),
  sources: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)(SOURCE)),
  report: (0, import_adapters_loops_record_schemas.nullable)(REPORT),
  /** The process that works on it now. */
  runner: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.object)({ pid: (0, import_adapters_loops_record_schemas.number)(), endsBy: (0, import_adapters_loops_record_schemas.number)() })),
  /** Why it stopped early, in one sentence. */
  trouble: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
  /** The last line of progress. */
  progress: (0, import_adapters_loops_record_schemas.string)()
});
function mostQuestions({ phase, questions, ask }) {
  if (phase !== null) return PHASE_QUESTIONS;
  return questions + (ask.length >= questions ? 1 : 2);
}
var PHASE_QUESTIONS = 7;
var MOST_ATTEMPTS = 2;
function newResearch(request, startedAt, isUpdate) {
  return {
    v: 1,
    request,
    startedAt,
    isUpdate,
    notebook: null,
    begun: null,
    discoveringSince: null,
    imported: false,
    questions: [],
    synthesis: null,
    synthesisAttempts: 0,
    sources: [],
    report: null,
    runner: null,
    trouble: null,
    progress: ""
  };
}
function nextResearchStep(research) {
  if (research.notebook === null) return { kind: "notebook" };
  if (research.discoveringSince === null) return { kind: "discover" };
  if (!research.imported) return { kind: "import" };
  if (research.questions.length === 0) return { kind: "questions" };
  const index = research.questions.findIndex(
    ({ answer, attempts }) => answer === null && attempts < MOST_ATTEMPTS
  );
  if (index >= 0) return { kind: "answer", index };
  if (research.synthesis === null && research.synthesisAttempts < MOST_ATTEMPTS) return { kind: "synthesis" };
  if (research.report === null) return { kind: "report" };
  return { kind: research.report.commit === null ? "commit" : "done" };
}
function answeredCount(research) {
  return research.questions.filter(({ answer }) => answer !== null).length;
}
var LONGEST3 = 48;
function isSlug(text2) {
  return SLUG.test(text2);
}
function researchSlug(topic) {
  const plain = topic.normalize("NFKD").toLowerCase().replaceAll(new RegExp("\\p{M}+", "gu"), "");
  const words = plain.replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "");
  const ascii = words.replaceAll(/[^a-z0-9-]+/g, "").replaceAll(/-{2,}/g, "-").replaceAll(/^-|-$/g, "");
  if (ascii === words && ascii.length <= LONGEST3 && ascii !== "") return ascii;
  const short = ascii.slice(0, LONGEST3).replace(/-$/, "");
  return `${short === "" ? "topic" : short}-${checksum(words)}`;
}
function checksum(text2) {
  let hash = 2166136261;
  for (const char of text2) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  }
  return hash.toString(16).padStart(8, "0");
}

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_common17 = require("./common.cjs");

var import_common18 = require("./common.cjs");

var import_node_fs2 = require("node:fs");
var import_node_path3 = require("node:path");
// src/app/research/research-store.ts
var WAIT_MS = 8e3;
var GRACE_MS = 15 * 6e4;
function openResearchFolder(project, slug) {
  if (!isSlug(slug))
    return {
      status: "refused",
      reason: `"${slug.slice(0, 80)}" is not the name of a research: /msw:research lists them`
    };
  return (0, import_common5.openMswSubfolder)(project, "research", slug);
}
function withResearch(project, slug, work) {
  return (0, import_common17.withLock)(statePath(project, slug), work, { waitMs: WAIT_MS });
}
function readResearch(project, slug) {
  if (!isSlug(slug)) return null;
  const file = (0, import_common4.readJson)(statePath(project, slug), (0, import_common7.ownFile)(project));
  const parsed = RESEARCH.safeParse(file.status === "ok" ? file.value : null);
  return parsed.success && parsed.data.request.slug === slug ? parsed.data : null;
}
function writeResearch(project, research) {
  (0, import_common9.keepJson)(statePath(project, research.request.slug), research, {}, 2);
}
function showResearch({ project, now }, slug) {
  return (0, import_common18.namesIn)((0, import_common5.mswPath)(project, "research"), (0, import_common7.ownFile)(project)).flatMap((name) => slug === null || slug === name ? readResearch(project, name) ?? [] : []).toSorted((left, right) => left.startedAt < right.startedAt ? 1 : -1).map((research) => ({ research, isRunning: isRunning(research, now()) }));
}
function isRunning({ runner }, now) {
  return runner !== null && now < runner.endsBy + GRACE_MS && (0, import_hooks_active_on_stop3.isAlive)(runner.pid);
}
function setResearchAside(project, slug, stamp) {
  const path = statePath(project, slug);
  if ((0, import_node_fs2.lstatSync)(path, { throwIfNoEntry: false })) (0, import_node_fs2.renameSync)(path, (0, import_node_path3.join)(path, "..", `state-${stamp}.json`));
}
function keepReplaced(project, slug, report, stamp) {
  (0, import_common9.keepText)((0, import_common5.mswPath)(project, "research", slug, `replaced-${stamp}.md`), report);
}
function statePath(project, slug) {
  return (0, import_common5.mswPath)(project, "research", slug, "state.json");
}
function ok(research) {
  return { status: "ok", research };
}
function stopped(research, reason) {
  return { status: "stopped", research, reason };
}
function refusedByNlm(research, { status, text: text2 }, { account }) {
  const reason = (0, import_app_guidance_step_guidance10.refusalSentence)({ reason: status, text: text2, profile: account.profile });
  return { ...stopped(research, reason), isOfAccount: (0, import_app_guidance_step_guidance10.faultOf)(status) === "account" };
}

var import_shared_core_snapshots_undo_text3 = require("./shared.core.snapshots.undo-text.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_node_path4 = require("node:path");
// src/app/jobs/job-desk.ts
function lackOfRights(workspace, work) {
  const read = (0, import_app_guidance_step_guidance2.readUserSettings)(workspace.userFolder);
  if (work.kind === "research" || (0, import_shared_core_snapshots_undo_text3.mayEdit)(workspace, read.settings.jobs)) return null;
  if (read.status === "unusable") return `What jobs may do cannot be read: ${read.reason}.`;
  const [test] = (0, import_hooks_active_on_command2.proposeHere)(workspace.project);
  const commands = ["git add:*", "git commit:*", ...test === void 0 ? [] : [test.command]];
  const rights = {
    permissionMode: "acceptEdits",
    allowedTools: commands.map((command) => `Bash(${command})`)
  };
  return `Nothing is begun: a job works without a person, and nothing says yet what it may do, so Claude could change no file. Put this into ${(0, import_node_path4.join)(workspace.userFolder, "settings.json")}, with the commands that the work needs, then start it again:

${JSON.stringify({ jobs: rights }, null, 2)}`;
}
function refusedHint({ userFolder }, { denied }) {
  if (denied.length === 0) return "";
  const settings = (0, import_node_path4.join)(userFolder, "settings.json");
  return ` Tools were refused, since nobody was there to allow them: ${denied.join(", ")}. What jobs may do stands under "jobs" in ${settings}.`;
}
function resumeLine({ id }) {
  return import_common11.lineToType`job resume ${id}`;
}

var import_shared_core_snapshots_undo_text4 = require("./shared.core.snapshots.undo-text.cjs");

var import_app_loop_conclude_turn3 = require("./app.loop.conclude-turn.cjs");

var import_app_loop_conclude_turn4 = require("./app.loop.conclude-turn.cjs");

var import_app_loop_conclude_turn5 = require("./app.loop.conclude-turn.cjs");

var import_app_loop_conclude_turn6 = require("./app.loop.conclude-turn.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_common19 = require("./common.cjs");

// src/core/loop/texts/report.ts
function renderLoopReport(report) {
  const { loop, ending, results, now } = report;
  const { terms, progress } = loop;
  const worked = (progress.pause?.at ?? now) - terms.startedAt - progress.pausedMs;
  const last = ending.cause === "done" ? null : progress.lastFailure;
  const parts = [
    import_common3.prose`# Loop ${(0, import_common.quoteName)(terms.id)}: ${nameEnding(ending)}`,
    import_common3.prose`Outcome: ${(0, import_common2.quoteLine)(explainEnding(ending), 400)}. ${(0, import_hooks_active_on_stop6.finishedIterations)(loop)} of ${(0, import_common10.countOf)(terms.maxIterations, "iteration")}, ${renderTime(Math.max(0, worked) / 1e3)} of work${renderTokens(loop)}. Decided by ${import_hooks_active_on_stop7.CAUSES[ending.cause].who}.`,
    renderFindings(ending),
    renderPlaces(report),
    renderNeeds(report),
    results.length === 0 ? null : import_common3.prose`## Checks\n\n${(0, import_app_loop_conclude_turn3.renderChecks)(results, terms)}\n\n${nameLogs(results)}`,
    last === null ? null : import_common3.prose`## The last failure\n\n${renderLastFailure(last)}`,
    terms.review === null ? null : (0, import_hooks_active_on_stop4.renderLoopReview)(terms.review, progress.review),
    renderFlaky(progress.flaky),
    renderBest(progress.attempts),
    import_common3.prose`## What was tried\n\n${(0, import_hooks_active_on_stop6.renderAttempts)(progress.attempts)}`,
    (report.rungs ?? []).length === 0 ? null : import_common3.prose`## Guidance\n\n${renderRungs(report.rungs ?? [])}`,
    renderWork(progress.attempts, report.changes ?? null),
    import_common3.prose`## How to continue\n\n${continuation(report)}`,
    import_common3.prose`## The task\n\n${(0, import_app_loop_conclude_turn5.verbatim)(terms.prompt)}`
  ];
  return import_common3.prose`${(0, import_common3.joinProse)(parts, "\n\n")}\n`;
}
function renderPlaces({ loop, ending }) {
  const places = ending.cause === "done" ? null : (0, import_app_loop_conclude_turn6.renderElsewhere)(loop);
  return places === null ? null : import_common3.prose`## Work elsewhere\n\n${places}.`;
}
function renderTokens({ terms, progress }) {
  const tokens = (0, import_hooks_active_on_stop5.describeTokens)(progress.spent, terms.maxTokens);
  return tokens === null ? import_common3.prose`` : import_common3.prose`, ${(0, import_common.quoteName)(tokens)}`;
}
function renderTime(seconds) {
  return seconds < 120 ? import_common3.prose`${(0, import_common10.countOf)(Math.round(seconds), "second")}` : import_common3.prose`${(0, import_common.quoteName)((seconds / 60).toFixed(1))} minutes`;
}
var MOST_FINDINGS = 10;
function renderFindings({ proof }) {
  return proof == null ? null : (0, import_app_loop_conclude_turn3.renderProof)(proof, MOST_FINDINGS);
}
function renderFlaky(runs) {
  if (runs.length === 0) return null;
  const lines = runs.map((run) => import_common3.prose`- iteration ${run.iteration}: ${(0, import_app_loop_conclude_turn3.renderFlakyRun)(run)}`);
  const isSure = runs.some(({ ignored }) => ignored === void 0);
  const title = isSure ? import_common3.prose`Flaky checks` : import_common3.prose`Results that changed`;
  return import_common3.prose`## ${title}\n\n${(0, import_common3.joinProse)(lines, "\n")}`;
}
function renderNeeds({ loop, ending, results }) {
  if (ending.cause === "done") return null;
  const { attempts } = loop.progress;
  const denied = attempts.findLast((attempt) => attempt.denied !== null)?.denied ?? null;
  const late = results.filter(({ timedOut }) => timedOut).map(({ check }) => (0, import_common.quoteName)(check.name, 80));
  const limit = loop.terms.checkTimeoutSeconds;
  const lines = [
    renderQuestion2(ending, attempts),
    denied === null ? null : import_common3.prose`- A tool call was denied: ${(0, import_common2.quoteLine)(denied, 300)}.`,
    late.length === 0 ? null : import_common3.prose`- ${(0, import_common3.joinProse)(late, ", ")} did not end within the time limit of ${(0, import_common10.countOf)(limit, "second")}; a loop with a longer one: --check-timeout SECONDS.`
  ];
  return lines.every((line) => line === null) ? null : import_common3.prose`## What it needs from you\n\n${(0, import_common3.joinProse)(lines, "\n")}`;
}
function renderQuestion2(ending, attempts) {
  if (ending.cause === "blocked") return import_common3.prose`- Claude needs a human: ${(0, import_common2.quoteLine)(ending.reason, 300)}`;
  const asked = attempts.at(-1)?.asked ?? null;
  if (asked === null) return null;
  const times = attempts.filter((attempt) => attempt.asked === asked).length;
  return times === 1 ? import_common3.prose`- Claude asked: ${(0, import_common2.quoteLine)(asked, 300)}` : import_common3.prose`- Claude asked ${(0, import_common10.countOf)(times, "time")}: ${(0, import_common2.quoteLine)(asked, 300)}`;
}
function nameLogs(results) {
  const names2 = results.map(
    (_result, index) => import_common3.prose`[final-check-${index + 1}.log](final-check-${index + 1}.log)`
  );
  return import_common3.prose`Their output: ${(0, import_common3.joinProse)(names2, ", ")}.`;
}
function renderLastFailure(failure) {
  return (0, import_common3.joinProse)([(0, import_common2.quoteLine)((0, import_common19.failureHeadline)(failure, 400), 400), (0, import_shared_core_snapshots_undo_text4.problemList)(failure)], "\n\n");
}
function renderBest(attempts) {
  const best = (0, import_hooks_active_on_stop6.bestIteration)(attempts);
  const last = attempts.findLast(({ counted }) => counted);
  if (best === null || last === void 0 || !(0, import_hooks_active_on_stop6.isWorse)(last, best)) return null;
  return import_common3.prose`## The best iteration\n\nIteration ${best.iteration} left less wrong than the last one: ${(0, import_common2.quoteLine)(best.failure, 300)}. Its files can come back: /msw:undo ${best.iteration} shows what would change.`;
}
var MOST_FILES = 20;
function renderWork(attempts, changes) {
  const files = changes ?? sumChanges(attempts);
  const commits = attempts.flatMap((attempt) => attempt.commits);
  if (files.length === 0 && commits.length === 0) return null;
  const more = files.length - MOST_FILES;
  const lines = [
    ...files.slice(0, MOST_FILES).map((change) => import_common3.prose`- ${(0, import_hooks_active_on_stop6.renderChange)(change)}`),
    more > 0 ? import_common3.prose`- and ${more} more` : null,
    ...commits.map((subject) => import_common3.prose`- commit ${(0, import_common2.quoteLine)(subject, 100)}`)
  ];
  return import_common3.prose`## Files and commits\n\n${(0, import_common3.joinProse)(lines, "\n")}`;
}
function sumChanges(attempts) {
  const sums = /* @__PURE__ */ new Map();
  for (const { repository, path, added, removed } of attempts.flatMap(({ changes }) => changes ?? [])) {
    const key = JSON.stringify([repository, path]);
    const sum = sums.get(key) ?? { repository, path, added: 0, removed: 0 };
    sums.set(key, { ...sum, added: plus(sum.added, added), removed: plus(sum.removed, removed) });
  }
  return [...sums.values()].sort((a, b) => a.path < b.path ? -1 : 1);
}
function plus(one, other) {
  return one === null || other === null ? null : one + other;
}
function explainEnding(ending) {
  if (ending.cause !== "done") {
    const held = ending.proof === void 0 ? "" : nameExperiments(ending.proof);
    return `${nameEnding(ending)}, ${ending.reason}${held}`;
  }
  const reviewed = ending.review === null ? "" : `; ${ending.review}`;
  return `${nameEnding(ending)}${explainProof(ending)}${reviewed}`;
}
function explainProof({ reason, proof }) {
  if (proof === null) return `, ${reason}`;
  const held = nameExperiments(proof);
  return proof.verdict === "proven" ? ` and proven: ${proof.reason}${held}` : `, ${reason}, but that is not proven: ${proof.reason}${held}`;
}
function nameExperiments({ experiments }) {
  return experiments.length === 0 ? "" : ` (${(0, import_app_loop_conclude_turn4.sayExperiments)(experiments)})`;
}
function nameEnding({ cause }) {
  return import_hooks_active_on_stop7.CAUSES[cause].name;
}
function continuation({ loop, ending, next }) {
  if (ending.cause === "done") return nextAfter(ending);
  if (next !== void 0) return next;
  return (0, import_hooks_active_on_stop6.isGate)(loop) ? import_common3.prose`Its work went back to the session that started it, whose own checks decide.` : nextAfter(ending);
}
function nextAfter(ending) {
  return ending.cause === "done" ? ending.proof?.cure ?? import_hooks_active_on_stop7.CAUSES.done.next : import_hooks_active_on_stop7.CAUSES[ending.cause].next;
}

var import_shared_core_failure_reading_line_pattern3 = require("./shared.core.failure.reading.line-pattern.cjs");

// src/adapters/model/ask-model.ts
var LONGEST_MS = 6e4;
var LONGEST_ANSWER = 1e5;
var ANSWER3 = (0, import_adapters_loops_record_schemas.object)({
  choices: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.object)({ message: (0, import_adapters_loops_record_schemas.object)({ content: (0, import_adapters_loops_record_schemas.string)() }) })).check((0, import_adapters_loops_record_schemas._minLength)(1))
});
async function askModel(endpoint, question) {
  const messages = [{ role: "user", content: (0, import_app_guidance_step_guidance20.textToSend)(question) }];
  const reply = await post(
    endpoint,
    "chat/completions",
    { temperature: 0, stream: false, messages },
    LONGEST_MS
  );
  if (reply.status === "none") return reply;
  const text2 = ANSWER3.safeParse(reply.value).data?.choices[0]?.message.content.slice(0, LONGEST_ANSWER) ?? "";
  return text2.trim() === "" ? none("it gave no answer") : { status: "answered", text: text2 };
}
var EMBEDDINGS = (0, import_adapters_loops_record_schemas.object)({
  data: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.object)({ index: (0, import_adapters_loops_record_schemas.int)(), embedding: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.number)()).check((0, import_adapters_loops_record_schemas._maxLength)(8192)) }))
});
async function embedTexts(endpoint, texts2, limitMs) {
  const reply = await post(endpoint, "embeddings", { input: texts2.map((text2) => (0, import_app_guidance_step_guidance20.textToSend)(text2)) }, limitMs);
  if (reply.status === "none") return reply;
  const data = EMBEDDINGS.safeParse(reply.value).data?.data ?? [];
  const byIndex = new Map(data.map(({ index, embedding }) => [index, (0, import_shared_core_failure_reading_line_pattern3.unitVector)(embedding)]));
  const vectors = texts2.flatMap((_, index) => byIndex.get(index) ?? []);
  const isWhole = vectors.length === texts2.length && new Set(vectors.map(({ length }) => length)).size === 1;
  return isWhole ? { status: "embedded", vectors } : none("it did not return a vector for every text");
}
async function post({ endpoint, model, key }, path, body, limitMs) {
  try {
    const signal = AbortSignal.timeout(limitMs);
    const send2 = (base2) => fetch(`${base2}/${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...key !== null && { authorization: `Bearer ${key}` }
      },
      body: JSON.stringify({ model, ...body }),
      // No redirect may take the text anywhere else.
      redirect: "error",
      signal
    });
    const base = endpoint.replace(/\/$/, "");
    const first = await send2(base);
    const mayLackVersion = first.status === 404 && !/\/v\d+$/.test(base);
    const response = mayLackVersion ? await send2(`${base}/v1`) : first;
    if (!response.ok) return none(`it answered with status ${response.status}`);
    return { status: "said", value: await response.json() };
  } catch (error) {
    return none(reasonOf(error, limitMs));
  }
}
function reasonOf(error, limitMs) {
  if (!(error instanceof Error)) return "it cannot be reached";
  if (error.name === "TimeoutError") return `it did not answer within ${(0, import_common10.countOf)(limitMs / 1e3, "second")}`;
  const cause = error.cause instanceof Error ? error.cause.message : error.message;
  return `it cannot be used (${(0, import_common8.plainLine)(cause, 120)})`;
}
function none(reason) {
  return { status: "none", reason };
}

// src/app/notebook/ask-accounts.ts
async function askAccounts(place, accounts, call) {
  const refusals = [];
  let last = null;
  for (const by of accounts) {
    const { profile, notebook } = by;
    const result = await call({ profile, projectRoot: place.project, env: place.env }, notebook);
    if (result.status === "ok") return { status: "ok", by, data: result.data };
    last = result;
    refusals.push((0, import_app_guidance_step_guidance10.refusalSentence)({ reason: result.status, text: result.text, profile }));
    if ((0, import_app_guidance_step_guidance10.faultOf)(result.status) !== "account") break;
  }
  return {
    status: "refused",
    reason: refusals.join(" "),
    isUncertain: last !== null && (0, import_app_guidance_step_guidance18.isUncertain)(last)
  };
}
