

var import_shared_adapters_documents_installed_packages = require("./shared.adapters.documents.installed-packages.cjs");

var import_app_guidance_step_guidance = require("./app.guidance.step-guidance.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

// src/core/research/research.ts
var SLUG = /^[a-z0-9-]{1,64}$/;
var PHASE = (0, import_adapters_loops_record_schemas.object)({ number: (0, import_adapters_loops_record_schemas.string)(), name: (0, import_adapters_loops_record_schemas.string)(), goal: (0, import_adapters_loops_record_schemas.string)() });
var REQUEST = (0, import_adapters_loops_record_schemas.object)({
  slug: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._regex)(SLUG)),
  /** One line. */
  topic: (0, import_adapters_loops_record_schemas.string)(),
  /** How many key questions; a phase has its own, one for each section. */
  questions: (0, import_adapters_loops_record_schemas.number)(),
  mode: (0, import_adapters_loops_record_schemas._enum)(["deep", "fast"]),
  /** Id or title; null: a notebook of its own. */
  notebook: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
  /** Absolute path of the report. */
  output: (0, import_adapters_loops_record_schemas.string)(),
  commit: (0, import_adapters_loops_record_schemas.boolean)(),
  phase: (0, import_adapters_loops_record_schemas.nullable)(PHASE)
});
var ANSWER = (0, import_adapters_loops_record_schemas.object)({ text: (0, import_adapters_loops_record_schemas.string)(), citations: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)(import_app_guidance_step_guidance.CITATION)) });
var QUESTION = (0, import_adapters_loops_record_schemas.object)({
  /** The section of a phase's research that it is asked for; null in a report. */
  section: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
  text: (0, import_adapters_loops_record_schemas.string)(),
  answer: (0, import_adapters_loops_record_schemas.nullable)(ANSWER),
  /** How often it was asked without an answer. */
  attempts: (0, import_adapters_loops_record_schemas.number)()
});
var SOURCE = (0, import_adapters_loops_record_schemas.object)({ id: (0, import_adapters_loops_record_schemas.string)(), title: (0, import_adapters_loops_record_schemas.string)(), url: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()) });
var REPORT = (0, import_adapters_loops_record_schemas.object)({
  path: (0, import_adapters_loops_record_schemas.string)(),
  action: (0, import_adapters_loops_record_schemas._enum)(["research", "update"]),
  /** Null while nobody has tried to commit it. */
  commit: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.object)({ hash: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()), note: (0, import_adapters_loops_record_schemas.string)() }))
});
var RESEARCH = (0, import_adapters_loops_record_schemas.object)({
  v: (0, import_adapters_loops_record_schemas.literal)(1),
  request: REQUEST,
  /** ISO time. */
  startedAt: (0, import_adapters_loops_record_schemas.string)(),
  /** There was a report on this topic before it began. */
  isUpdate: (0, import_adapters_loops_record_schemas.boolean)(),
  notebook: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.object)({ id: (0, import_adapters_loops_record_schemas.string)(), title: (0, import_adapters_loops_record_schemas.string)(), url: (0, import_adapters_loops_record_schemas.string)() })),
  /** What was begun that may have happened although nobody heard of it: it is looked for before it is repeated. */
  begun: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas._enum)(["notebook", "discovery"])),
  /** When NotebookLM began to look for sources, milliseconds since 1970; null before. */
  discoveringSince: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.number)()),
  imported: (0, import_adapters_loops_record_schemas.boolean)(),
  questions: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)(QUESTION)),
  synthesis: (0, import_adapters_loops_record_schemas.nullable)(ANSWER),
  /** How often the synthesis was asked for without an answer. */
  synthesisAttempts: (0, import_adapters_loops_record_schemas.number)(),
  sources: (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)(SOURCE)),
  report: (0, import_adapters_loops_record_schemas.nullable)(REPORT),
  /** Whoever works on it now. */
  runner: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.object)({ pid: (0, import_adapters_loops_record_schemas.number)(), endsBy: (0, import_adapters_loops_record_schemas.number)() })),
  /** Why it stopped before its end, in one sentence. */
  trouble: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()),
  /** The last line of progress. */
  progress: (0, import_adapters_loops_record_schemas.string)()
});
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
function nextStep(research) {
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
var LONGEST = 48;
function isSlug(text) {
  return SLUG.test(text);
}
function researchSlug(topic) {
  const plain = topic.normalize("NFKD").toLowerCase().replaceAll(new RegExp("\\p{M}+", "gu"), "");
  const words = plain.replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "");
  const ascii = words.replaceAll(/[^a-z0-9-]+/g, "").replaceAll(/-{2,}/g, "-").replaceAll(/^-|-$/g, "");
  if (ascii === words && ascii.length <= LONGEST && ascii !== "") return ascii;
  const short = ascii.slice(0, LONGEST).replace(/-$/, "");
  return `${short === "" ? "topic" : short}-${checksum(words)}`;
}
function checksum(text) {
  let hash = 2166136261;
  for (const char of text) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  }
  return hash.toString(16).padStart(8, "0");
}

var import_app_guidance_step_guidance2 = require("./app.guidance.step-guidance.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_shared_adapters_files_read_plain = require("./shared.adapters.files.read-plain.cjs");

var import_shared_adapters_files_read_plain2 = require("./shared.adapters.files.read-plain.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/app/research/research-store.ts
var WAIT_MS = 8e3;
var GRACE_MS = 15 * 6e4;
function openResearchFolder(project, slug) {
  if (!isSlug(slug))
    return {
      status: "refused",
      reason: `"${slug.slice(0, 80)}" is not the name of a research: /msw:research lists them`
    };
  return (0, import_hooks_active_on_stop.openMswSubfolder)(project, "research", slug);
}
function withResearch(project, slug, work) {
  return (0, import_hooks_active_on_stop2.withLock)(statePath(project, slug), work, { waitMs: WAIT_MS });
}
function readResearch(project, slug) {
  if (!isSlug(slug)) return null;
  const file = (0, import_hooks_active_on_stop4.readJson)(statePath(project, slug), (0, import_shared_adapters_files_read_plain2.ownFile)(project));
  const parsed = RESEARCH.safeParse(file.status === "ok" ? file.value : null);
  return parsed.success && parsed.data.request.slug === slug ? parsed.data : null;
}
function writeResearch(project, research) {
  (0, import_hooks_active_on_stop3.writeFileAtomic)(statePath(project, research.request.slug), `${JSON.stringify(research, null, 2)}
`);
}
function showResearch({ project, now }, slug) {
  return (0, import_shared_adapters_files_read_plain.namesIn)((0, import_hooks_active_on_stop.mswPath)(project, "research"), (0, import_shared_adapters_files_read_plain2.ownFile)(project)).flatMap((name) => slug === null || slug === name ? readResearch(project, name) ?? [] : []).toSorted((left, right) => left.startedAt < right.startedAt ? 1 : -1).map((research) => ({ research, isRunning: isRunning(research, now()) }));
}
function isRunning({ runner }, now) {
  return runner !== null && now < runner.endsBy + GRACE_MS && (0, import_hooks_active_on_command.isAlive)(runner.pid);
}
function setResearchAside(project, slug, stamp) {
  const path = statePath(project, slug);
  if ((0, import_node_fs.lstatSync)(path, { throwIfNoEntry: false })) (0, import_node_fs.renameSync)(path, (0, import_node_path.join)(path, "..", `state-${stamp}.json`));
}
function keepReplaced(project, slug, report, stamp) {
  (0, import_hooks_active_on_stop3.writeFileAtomic)((0, import_hooks_active_on_stop.mswPath)(project, "research", slug, `replaced-${stamp}.md`), report);
}
function statePath(project, slug) {
  return (0, import_hooks_active_on_stop.mswPath)(project, "research", slug, "state.json");
}
function ok(research) {
  return { status: "ok", research };
}
function stopped(research, reason) {
  return { status: "stopped", research, reason };
}
function refused(research, { status, text }, { account }) {
  const reason = (0, import_app_guidance_step_guidance2.refusalSentence)({ reason: status, text, profile: account.profile });
  return { ...stopped(research, reason), isOfAccount: (0, import_app_guidance_step_guidance2.faultOf)(status) === "account" };
}

var import_shared_adapters_documents_installed_packages2 = require("./shared.adapters.documents.installed-packages.cjs");

var import_app_guidance_step_guidance3 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance4 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance5 = require("./app.guidance.step-guidance.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop8 = require("./hooks.active.on-stop.cjs");

// src/app/research/research-place.ts
function researchPlace(workspace, notebook) {
  const chosen = notebook === null ? (0, import_app_guidance_step_guidance5.projectAccounts)(workspace) : (0, import_app_guidance_step_guidance5.chosenNotebook)(workspace, notebook);
  if (chosen.status === "refused")
    return { status: "refused", reason: `NotebookLM was not asked: ${(0, import_app_guidance_step_guidance5.notAskedText)(chosen)}.` };
  const ready = inOrder(workspace, chosen.accounts, notebook);
  const { project: projectRoot, env } = workspace;
  const [first, ...others] = ready.map((found2) => ({
    account: { profile: found2.profile, projectRoot, env },
    notebook: notebook === null ? null : found2.notebook
  }));
  const alone = { account: { profile: null, projectRoot, env }, notebook };
  return { status: "ok", accounts: [first ?? alone, ...others] };
}
function placeOf(workspace, { notebook, request }) {
  const place = researchPlace(workspace, notebook?.id ?? request.notebook);
  if (notebook === null || request.notebook !== null || place.status === "refused") return place;
  const others = researchPlace(workspace, null);
  const known = new Set(place.accounts.map(({ account }) => account.profile));
  const more = others.status === "ok" ? others.accounts : [];
  const [first, ...rest] = place.accounts;
  return {
    status: "ok",
    accounts: [
      { ...first, notebook: null },
      ...rest,
      ...more.filter(({ account }) => !known.has(account.profile))
    ]
  };
}
function inOrder({ userFolder, now }, accounts, notebook) {
  const read = (0, import_app_guidance_step_guidance3.readLedger)(userFolder);
  const ledger = read.status === "ok" ? read.ledger : import_app_guidance_step_guidance3.emptyLedger;
  const standing2 = (one) => {
    if (notebook !== null && one.notebook === notebook) return 0;
    const isOut = !one.isLoggedIn || (0, import_app_guidance_step_guidance3.isAside)((0, import_app_guidance_step_guidance3.accountOf)(ledger.accounts, one.account), one.login, now());
    return isOut ? 2 : 1;
  };
  return accounts.toSorted((left, right) => standing2(left) - standing2(right));
}
function isOwnResearch(workspace, research) {
  if (research.notebook === null) return research.questions.length === 0 && research.sources.length === 0;
  return (0, import_app_guidance_step_guidance5.chosenNotebook)(workspace, research.notebook.id).status === "chosen";
}
var LOCAL = "with --local the report comes from this project\u2019s own documents instead.";
function missingForResearch({ env, project }) {
  if ((0, import_app_guidance_step_guidance4.findNlm)(env, project) === null) {
    return `Research asks NotebookLM through \`nlm\`, which is not installed (\`uv tool install notebooklm-mcp-cli\`); ${LOCAL}`;
  }
  if ((0, import_app_guidance_step_guidance5.listProfiles)(env).some(({ isValid }) => isValid)) return null;
  return `Research asks NotebookLM, and no account is logged in: run \`nlm login\`; ${LOCAL}`;
}
// src/core/research/answer-body.ts
var FENCE = /^([ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(?:(`{3,})([^`]*)|(~{3,}(?!~))(.*))$/;
function answerBody(text, links) {
  const parts = cutAtFences((0, import_hooks_active_on_stop8.harmless)(text).trim().split("\n"));
  return parts.flatMap(
    ({ fence: fence2, lines }) => fence2 === null ? withoutHeadings(lines).map((line) => safeLine(line, links)) : [fence2, ...lines, fence2.replace(/[^`~].*/, "")]
  ).join("\n").trim();
}
function cutAtFences(lines) {
  const parts = [{ fence: null, lines: [] }];
  for (const line of lines) {
    const part = parts.at(-1);
    const mark = FENCE.exec(line);
    if (part === void 0 || mark === null) part?.lines.push(line);
    else if (part.fence === null) parts.push(opened(mark));
    else if (closes(mark, part.fence)) parts.push({ fence: null, lines: [] });
    else part.lines.push(line);
  }
  return parts;
}
function opened(mark) {
  const language = (mark[3] ?? mark[5] ?? "").replaceAll(/[^\w+#.-]/g, "").slice(0, 30);
  return { fence: `${mark[2] ?? mark[4] ?? ""}${language}`, lines: [] };
}
function closes(mark, fence2) {
  const run = /^(?:`+|~+)/.exec(fence2)?.[0] ?? "";
  const isBare = (mark[1] ?? "").trim() === "" && (mark[3] ?? mark[5] ?? "").trim() === "";
  return isBare && (mark[2] ?? mark[4] ?? "").startsWith(run);
}
function escapedLine(text) {
  return escaped((0, import_hooks_active_on_stop8.harmless)(text).replaceAll(/\s+/g, " ").trim());
}
function webAddress(url) {
  if (url === null || !/^https?:\/\/[^\s]+$/i.test(url)) return null;
  const line = (0, import_hooks_active_on_stop8.harmless)(url).replaceAll(/\s/g, "").replaceAll(/[()<>"'`\\|[\]*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
  return (0, import_hooks_active_on_stop7.ours)(line);
}
var PIECE = /(?<kept>\\[!-/:-@[-`{-~]|(?<!`)(?<run>`+)(?!`).*?(?<!`)\k<run>(?!`))|!?\[(?<label>[^[\]\\]*)\]\((?<url>https?:\/\/[^\s()<>\\]+)\)|\[(?<cited>\d{1,3}(?:\s*[,–-]\s*\d{1,3})*)\]|[[\]`]|<(?=[a-z/!?])/gi;
function safeLine(line, links) {
  let out = "";
  let at = 0;
  for (const match of line.matchAll(PIECE)) {
    out += line.slice(at, match.index) + safePiece(match, links);
    at = match.index + match[0].length;
  }
  return out + line.slice(at);
}
function safePiece(match, links) {
  const { kept, label = "", url, cited } = match.groups ?? {};
  if (kept !== void 0) return kept === "\\<" ? "&lt;" : kept;
  if (url !== void 0) return `[${label.replaceAll(/[<`]/g, escapeMark)}](${webAddress(url) ?? ""})`;
  if (cited !== void 0) return citation(cited, links) ?? `\\[${cited}\\]`;
  return escapeMark(match[0]);
}
function citation(cited, links) {
  const found2 = numbersIn(cited).flatMap(links);
  if (found2.length === 0) return null;
  const unique = [...new Map(found2.map((link) => [link.number, link])).values()];
  return unique.map(({ number: number2, anchor }) => `[\\[${number2}\\]](#${anchor})`).join("");
}
function numbersIn(cited) {
  return cited.split(",").flatMap((part) => {
    const [first = 0, last = first] = part.split(/[–-]/).map(Number);
    return Array.from({ length: Math.min(Math.max(last - first + 1, 1), 100) }, (_, index) => first + index);
  });
}
function escaped(text) {
  return text.replaceAll(/&(?=#?\w{1,40};)/g, "&amp;").replaceAll(/[\\`*_[\]<>|#~]/g, escapeMark);
}
function escapeMark(char) {
  return char === "<" ? "&lt;" : `\\${char}`;
}
var ATX = /^((?:\s|>|[-*+]\s|\d{1,9}[.)]\s)*)#{1,6}(?:\s([^\n]*))?$/;
var UNDERLINE = /^((?:\s|>)*)(=+|-+)\s*$/;
function withoutHeadings(lines) {
  const flat = lines.flatMap((line) => {
    const heading = ATX.exec(line);
    if (heading !== null) return bold(heading[1] ?? "", (0, import_hooks_active_on_command2.headingText)(heading[2] ?? ""));
    const underline = UNDERLINE.exec(line);
    return underline === null ? [line] : [flattened(underline[1] ?? "", underline[2] ?? "")];
  });
  return flat.filter((line, at) => line.trim() !== "" || flat[at - 1]?.trim() !== "");
}
function bold(before, text) {
  const plain = text.replaceAll(/\*\*|__/g, "").trim();
  if (plain === "") return [before.trimEnd()];
  return [before.trimEnd(), `${before}**${plain}**`, before.trimEnd()].filter(
    (line, index) => index === 1 || /^[\s>]*$/.test(line)
  );
}
function flattened(before, marks) {
  return marks.startsWith("-") && marks.length > 2 ? `${before}* * *` : `${before}\\${marks}`;
}
function quoteMarkdown(text, cap) {
  return (0, import_hooks_active_on_stop7.ours)(escapedLine((0, import_hooks_active_on_stop6.quoteLine)(text, cap)));
}
// src/core/research/source-index.ts
function indexSources(answers, sources) {
  const byId = new Map(sources.map((source) => [source.id, source]));
  const uses = /* @__PURE__ */ new Map();
  for (const answer of answers) {
    for (const id of new Set(answer.citations.map((citation22) => citation22.sourceId))) {
      uses.set(id, (uses.get(id) ?? 0) + 1);
    }
  }
  return [...uses].map(([id, count2], index) => ({
    number: index + 1,
    heading: import_hooks_active_on_stop7.prose`Source ${index + 1}`,
    source: byId.get(id) ?? { id, title: "A source that is no longer in the notebook", url: null },
    uses: count2
  }));
}
function linksFor(answer, index, anchors) {
  const numbers = /* @__PURE__ */ new Map();
  for (const { number: number2, sourceId } of answer.citations) {
    const cited = index.filter(({ source }) => source.id === sourceId);
    numbers.set(number2, [...numbers.get(number2) ?? [], ...cited]);
  }
  return (citation22) => (numbers.get(citation22) ?? []).map(({ number: number2 }) => ({ number: number2, anchor: anchors.get(number2) ?? "" }));
}
var LONGEST_QUOTE = 300;
function citationLines(answer, index, anchors) {
  const lines = index.flatMap(({ number: number2, source }) => {
    const quotes = answer.citations.filter(({ sourceId }) => sourceId === source.id).map(quoteOf);
    if (quotes.length === 0) return [];
    const head = import_hooks_active_on_stop7.prose`- [\\[${number2}\\]](#${(0, import_hooks_active_on_stop5.quoteName)(anchors.get(number2) ?? "")}) ${sourceLink(source)}`;
    const passages = [...new Set(quotes)].filter((quote) => quote !== "");
    if (passages.length === 0) return [head];
    const said = passages.map((quote) => quoteMarkdown(quote, LONGEST_QUOTE));
    return [import_hooks_active_on_stop7.prose`${head}: ${(0, import_hooks_active_on_stop7.joinProse)(said, "; ")}`];
  });
  return lines.length === 0 ? [] : [import_hooks_active_on_stop7.prose`**Cited here**`, import_hooks_active_on_stop7.prose``, ...lines];
}
function sourceLink({ title, url }) {
  return linkTo(title, url) ?? import_hooks_active_on_stop7.prose`${titleOf(title)} (no web address)`;
}
function linkTo(title, url) {
  const address = webAddress(url);
  return address === null ? null : import_hooks_active_on_stop7.prose`[${titleOf(title)}](${address})`;
}
function titleOf(title) {
  return title.trim() === "" ? import_hooks_active_on_stop7.prose`Untitled` : quoteMarkdown(title, LONGEST_QUOTE);
}
function quoteOf({ quote }) {
  return quote === null ? "" : quote.replaceAll(/\s+/g, " ").trim();
}
// src/core/research/render-report.ts
function reportMark(slug) {
  return import_hooks_active_on_stop7.prose`<!-- msw research: ${(0, import_hooks_active_on_stop5.quoteName)(slug)} -->`;
}
function renderReport(research, generatedAt) {
  const { request, questions, synthesis } = research;
  const answers = [...questions.map(({ answer }) => answer), synthesis].filter((answer) => answer !== null);
  const index = indexSources(answers, research.sources);
  const titles = [
    import_hooks_active_on_stop7.prose`Contents`,
    ...questions.map(({ text }, number2) => import_hooks_active_on_stop7.prose`${number2 + 1}. ${quoteMarkdown(text, LONGEST_TITLE)}`),
    import_hooks_active_on_stop7.prose`Synthesis`,
    import_hooks_active_on_stop7.prose`Sources`
  ];
  const title = import_hooks_active_on_stop7.prose`Research: ${quoteMarkdown(request.topic, LONGEST_TITLE)}`;
  const anchorFor = (0, import_hooks_active_on_command2.headingAnchors)();
  anchorFor(shownHeading(title));
  const anchors = titles.map((one) => anchorFor(shownHeading(one)));
  const sourceAnchors2 = new Map(index.map(({ number: number2, heading }) => [number2, anchorFor(heading)]));
  const section = (answer) => renderAnswer(answer, index, sourceAnchors2);
  const contents = titles.slice(1).map((one, at) => import_hooks_active_on_stop7.prose`- [${one}](#${(0, import_hooks_active_on_stop5.quoteName)(anchors[at + 1] ?? "")})`);
  const parts = [
    import_hooks_active_on_stop7.prose`# ${title}`,
    reportMark(request.slug),
    headLines(research, generatedAt),
    import_hooks_active_on_stop7.prose`## Contents`,
    (0, import_hooks_active_on_stop7.joinProse)(contents, "\n"),
    ...questions.flatMap(({ answer }, at) => [import_hooks_active_on_stop7.prose`## ${titles[at + 1] ?? import_hooks_active_on_stop7.prose``}`, section(answer)]),
    import_hooks_active_on_stop7.prose`## Synthesis`,
    section(synthesis),
    import_hooks_active_on_stop7.prose`## Sources`,
    ...renderSources(index, research)
  ];
  return import_hooks_active_on_stop7.prose`${(0, import_hooks_active_on_stop7.joinProse)(parts, "\n\n")}\n`;
}
var LONGEST_TITLE = 600;
function renderAnswer(answer, index, anchors) {
  if (answer === null) return import_hooks_active_on_stop7.prose`*NotebookLM gave no answer to this question.*`;
  const body = (0, import_app_loop_conclude_turn.blockQuote)(answerBody(answer.text, linksFor(answer, index, anchors)));
  const cited = citationLines(answer, index, anchors);
  return cited.length === 0 ? body : import_hooks_active_on_stop7.prose`${body}\n\n${(0, import_hooks_active_on_stop7.joinProse)(cited, "\n")}`;
}
function shownHeading(heading) {
  return heading.replaceAll(/\\([!-/:-@[-`{-~])/g, "$1").replaceAll("&lt;", "<").replaceAll("&amp;", "&");
}
function headLines({ notebook, request, imported, sources }, generatedAt) {
  return (0, import_hooks_active_on_stop7.joinProse)(
    [
      import_hooks_active_on_stop7.prose`- Generated: ${(0, import_hooks_active_on_stop5.quoteName)(generatedAt)}`,
      import_hooks_active_on_stop7.prose`- Notebook: ${notebookLink(notebook)}`,
      imported ? import_hooks_active_on_stop7.prose`- Found by: ${(0, import_hooks_active_on_stop5.quoteName)(request.mode)} research, ${sources.length} sources` : null,
      import_hooks_active_on_stop7.prose`\nThe answers are NotebookLM’s, drawn from the sources at the end, and stand as quotations; a number in brackets leads to its source.`
    ],
    "\n"
  );
}
function notebookLink(notebook) {
  if (notebook === null || notebook.title === "") return import_hooks_active_on_stop7.prose`NotebookLM`;
  return linkTo(notebook.title, notebook.url) ?? quoteMarkdown(notebook.title, LONGEST_TITLE);
}
function renderSources(index, { sources }) {
  const cited = new Set(index.map(({ source }) => source.id));
  const others = sources.filter(({ id }) => !cited.has(id)).map((source) => import_hooks_active_on_stop7.prose`- ${sourceLink(source)}`);
  return [
    ...index.length === 0 ? [import_hooks_active_on_stop7.prose`No answer cites a source.`] : [],
    ...index.flatMap(({ heading, source }) => [import_hooks_active_on_stop7.prose`### ${heading}`, sourceLink(source)]),
    ...others.length === 0 ? [] : [import_hooks_active_on_stop7.prose`**In the notebook, but not cited**`, (0, import_hooks_active_on_stop7.joinProse)(others, "\n")]
  ];
}

var import_shared_core_mapping_documents_map_documents = require("./shared.core.mapping.documents.map-documents.cjs");

var import_app_loop_conclude_turn2 = require("./app.loop.conclude-turn.cjs");

var import_hooks_active_on_stop9 = require("./hooks.active.on-stop.cjs");

var import_shared_adapters_files_read_plain3 = require("./shared.adapters.files.read-plain.cjs");

var import_node_fs2 = require("node:fs");
var import_node_path2 = require("node:path");
// src/app/research/write-report.ts
// src/core/research/render-phase-research.ts
function renderPhaseResearch(research, page) {
  const { phase, slug } = research.request;
  if (phase === null) return import_hooks_active_on_stop7.prose``;
  const answers = [...research.questions.map(({ answer }) => answer), research.synthesis].filter(
    (answer) => answer !== null
  );
  const index = indexSources(answers, research.sources);
  const groups = grouped(index);
  const anchors = sourceAnchors(phase, page.constraints, groups);
  const bodyOf = (section) => {
    const question = research.questions.find((entry) => entry.section === section);
    return renderAnswer(question?.answer ?? null, index, anchors);
  };
  const parts = [
    import_hooks_active_on_stop7.prose`# ${titleOf2(phase)}`,
    reportMark(slug),
    headLines2(research, page),
    import_hooks_active_on_stop7.prose`## User Constraints`,
    constraintsSection(page),
    import_hooks_active_on_stop7.prose`## Summary`,
    renderAnswer(research.synthesis, index, anchors),
    ...PHASE_SECTIONS.flatMap((section) => [import_hooks_active_on_stop7.prose`## ${(0, import_hooks_active_on_stop7.literal)(section)}`, bodyOf(section)]),
    import_hooks_active_on_stop7.prose`## Sources`,
    CONFIDENCE_RULES,
    ...groups.flatMap(renderGroup)
  ];
  return import_hooks_active_on_stop7.prose`${(0, import_hooks_active_on_stop7.joinProse)(parts, "\n\n")}\n`;
}
function titleOf2({ number: number2, name }) {
  return import_hooks_active_on_stop7.prose`Phase ${(0, import_hooks_active_on_stop5.quoteName)(number2, 40)}: ${quoteMarkdown(name, LONGEST_TITLE)} - Research`;
}
function headLines2({ notebook, request }, { generatedAt }) {
  return (0, import_hooks_active_on_stop7.joinProse)(
    [
      import_hooks_active_on_stop7.prose`**Researched:** ${(0, import_hooks_active_on_stop5.quoteName)(generatedAt)}  `,
      import_hooks_active_on_stop7.prose`**Domain:** ${quoteMarkdown(request.topic, LONGEST_TITLE)}  `,
      import_hooks_active_on_stop7.prose`**Notebook:** ${notebookLink(notebook)}`
    ],
    "\n"
  );
}
function constraintsSection({ constraints, contextFile }) {
  if (contextFile === null)
    return import_hooks_active_on_stop7.prose`There is no context document: no decision of the user constrains this phase yet.`;
  const link = import_hooks_active_on_stop7.prose`[${quoteMarkdown(contextFile, 200)}](${(0, import_hooks_active_on_stop5.quoteName)(encodeURI(contextFile))})`;
  if (constraints === "") return import_hooks_active_on_stop7.prose`${link} lists none.`;
  return import_hooks_active_on_stop7.prose`From ${link}, word for word:\n\n${(0, import_app_loop_conclude_turn.blockQuote)(constraints)}`;
}
function grouped(index) {
  return ["primary", "secondary", "tertiary"].map((confidence) => ({
    confidence,
    sources: index.filter((cited) => confidenceOf(cited) === confidence)
  }));
}
function renderGroup({ confidence, sources }) {
  const title = import_hooks_active_on_stop7.prose`### ${CONFIDENCE_TITLES[confidence]}`;
  if (sources.length === 0) return [title, import_hooks_active_on_stop7.prose`None.`];
  return [title, ...sources.flatMap(({ heading, source }) => [import_hooks_active_on_stop7.prose`#### ${heading}`, sourceLink(source)])];
}
function sourceAnchors(phase, constraints, groups) {
  const anchorFor = (0, import_hooks_active_on_command2.headingAnchors)();
  const own = [...constraints.matchAll(/^#{1,6}[ \t]+(\S.*)?$/gm)].map(
    (match) => (0, import_hooks_active_on_command2.headingText)(match[1] ?? "")
  );
  for (const heading of [
    shownHeading(titleOf2(phase)),
    "User Constraints",
    ...own,
    "Summary",
    ...PHASE_SECTIONS,
    "Sources"
  ])
    anchorFor(heading);
  return new Map(
    groups.flatMap(({ confidence, sources }) => {
      anchorFor(CONFIDENCE_TITLES[confidence]);
      return sources.map(({ number: number2, heading }) => [number2, anchorFor(heading)]);
    })
  );
}
var DOCUMENTATION = /^(?:docs?|developers?|dev|learn|api|reference|spec|specs)\.|(?:^|\.)(?:readthedocs\.(?:io|org)|github\.io|rfc-editor\.org|ietf\.org|w3\.org|whatwg\.org|ecma-international\.org|iso\.org|python\.org|nodejs\.org|mozilla\.org)$/;
function confidenceOf({ source, uses }) {
  if (source.url === null) return "primary";
  const match = /^https?:\/\/([^/:?#]+)(?::\d+)?([^?#]*)/i.exec(source.url);
  const [host, path] = [(match?.[1] ?? "").toLowerCase(), match?.[2] ?? ""];
  if (DOCUMENTATION.test(host) || /\/docs?\//.test(`${path}/`)) return "primary";
  return uses > 1 ? "secondary" : "tertiary";
}
var CONFIDENCE_TITLES = {
  primary: import_hooks_active_on_stop7.prose`Primary (HIGH confidence)`,
  secondary: import_hooks_active_on_stop7.prose`Secondary (MEDIUM confidence)`,
  tertiary: import_hooks_active_on_stop7.prose`Tertiary (LOW confidence)`
};
var CONFIDENCE_RULES = import_hooks_active_on_stop7.prose`Primary: documentation, standards and what was put into the notebook by hand. Secondary: web pages that several sections cite. Tertiary: cited once.`;
var TAGGED = /^<(decisions|specifics|deferred|domain)>[ \t]*$((?:(?!^<\1>[ \t]*$)[\s\S])*?)^<\/\1>[ \t]*$/gm;
function userConstraints(context) {
  const plain = context.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  const tagged = [...plain.matchAll(TAGGED)].map((match) => match[2] ?? "").join("\n");
  const text = tagged.trim() === "" ? withoutHead(plain) : tagged;
  return lowered(text).trim();
}
function withoutHead(text) {
  return text.replace(/^---\n[\s\S]*?\n---\n/, "").replace(/^\s*# .*\n/, "");
}
function lowered(text) {
  const out = [];
  let fence2 = null;
  for (const line of text.split("\n")) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? null;
    if (fence2 === null && mark !== null) fence2 = mark;
    else if (fence2 !== null && mark?.startsWith(fence2) === true) fence2 = null;
    out.push(fence2 === null ? line.replace(/^(#{1,6})(?=\s)/, deeper) : line);
  }
  if (fence2 !== null) out.push(fence2);
  return out.join("\n").replaceAll(/^<\/?[a-z_]+>\s*$/gm, "").replaceAll(/\n{3,}/g, "\n\n");
}
function deeper(marks) {
  return "#".repeat(Math.min(6, Math.max(3, marks.length + 1)));
}
var PHASE_SECTIONS = [
  "Standard Stack",
  "Architecture Patterns",
  "Don't Hand-Roll",
  "Common Pitfalls",
  "Code Examples",
  "Open Questions"
];
var ASKED = {
  "Standard Stack": "Which libraries, frameworks and tools, in which versions, do the sources name as the established choice for this, which alternatives do they name, and why?",
  "Architecture Patterns": "Which architecture patterns, project structures and anti-patterns do the sources describe for this?",
  "Don't Hand-Roll": "For which problems in this do the sources advise an existing solution instead of own code, and why?",
  "Common Pitfalls": "Which mistakes and pitfalls do the sources describe for this: what goes wrong, why, how it is avoided, and how it is noticed early?",
  "Code Examples": "Which code examples do the sources give for the central operations of this? Quote them exactly, each in a code block.",
  "Open Questions": "What do the sources leave open, contradict each other about, or not cover for this, and how should it be handled?"
};
var LONGEST_GOAL = 400;
function phaseQuestions(phase, topic) {
  return PHASE_SECTIONS.map((section) => ({
    section,
    text: `${subject(phase, topic)} ${ASKED[section]} Cite the sources.`,
    answer: null,
    attempts: 0
  }));
}
function subject({ name, goal }, topic) {
  const aim = [...goal.replaceAll(/\s+/g, " ").trim()].slice(0, LONGEST_GOAL).join("");
  const about = topic === name || topic === "" ? name : `${name} (${topic})`;
  return aim === "" ? `A software project plans this: ${about}.` : `A software project plans this: ${about}. Goal: ${aim}`;
}
// src/app/research/write-report.ts
var LONGEST_TOPIC = 60;
function writeResearchReport(context, research) {
  const { output, phase } = research.request;
  if (answeredCount(research) === 0)
    return stopped(askedAgain(research), "NotebookLM answered none of the questions.");
  const generatedAt = (0, import_hooks_active_on_stop9.isoTime)(context.workspace);
  const text = phase === null ? renderReport(research, generatedAt) : renderPhaseResearch(research, { ...contextOf(output), generatedAt });
  writeReport(context.workspace, research.request, text);
  const action = research.isUpdate ? "update" : "research";
  const report = { path: output, action, commit: null };
  return ok(context.save({ ...research, report }, `The report is ${output}`));
}
function askedAgain(research) {
  const questions = research.questions.map((question) => ({ ...question, attempts: 0 }));
  return { ...research, questions, synthesisAttempts: 0 };
}
function writeReport(workspace, { output, slug }, text) {
  (0, import_node_fs2.mkdirSync)((0, import_node_path2.dirname)(output), { recursive: true });
  const page = (0, import_shared_adapters_documents_installed_packages2.withoutSecrets)(text);
  const before = (0, import_shared_adapters_files_read_plain3.textOf)(output, import_shared_adapters_files_read_plain2.named);
  const stamp = (0, import_hooks_active_on_stop9.isoTime)(workspace).replaceAll(/[:.]/g, "-");
  if (before !== null && before !== page) keepReplaced(workspace.project, slug, before, stamp);
  (0, import_app_loop_conclude_turn2.writePage)(output, page);
}
function isReportOf(slug, output) {
  return (0, import_shared_adapters_files_read_plain3.textOf)(output, import_shared_adapters_files_read_plain2.named)?.includes(reportMark(slug)) === true;
}
async function commitResearchReport(context, research) {
  const { report, request } = research;
  if (report === null) return ok(research);
  const commit = await commitReport(context.workspace, report, request);
  return ok(context.save({ ...research, report: { ...report, commit } }, commit.note));
}
async function commitReport({ project, env }, report, { commit, topic }) {
  if (!commit) return { hash: null, note: "Not committed, as asked for" };
  if (!(0, import_shared_adapters_files_read_plain2.isInside)(report.path, project))
    return { hash: null, note: "Not committed: it lies outside the project" };
  const planning = (0, import_node_path2.join)(project, ".planning");
  if ((0, import_shared_adapters_files_read_plain2.isInside)(report.path, planning) && (0, import_hooks_active_on_command2.planningConfigOf)(planning).commitDocs === false) {
    return { hash: null, note: "Not committed: this project keeps its planning out of git (commit_docs)" };
  }
  const message = `docs(research): ${report.action} on ${subject2(topic)}`;
  const result = await (0, import_shared_core_mapping_documents_map_documents.commitInProject)((0, import_node_path2.dirname)(report.path), [report.path], message, { project, env });
  if (result.status === "committed") return { hash: result.hash, note: `Committed as "${message}"` };
  if (result.status === "unchanged")
    return { hash: null, note: "Nothing to commit: git has this report already" };
  return { hash: null, note: `Not committed: ${result.reason}` };
}
function subject2(topic) {
  const line = (0, import_hooks_active_on_stop8.harmless)(topic).replaceAll(/\s+/g, " ").trim();
  const cut = [...line].slice(0, LONGEST_TOPIC).join("").trim();
  return cut === line ? line : `${cut}\u2026`;
}
function contextOf(output) {
  const path = output.replace(/RESEARCH\.md$/, "CONTEXT.md");
  const text = path === output ? null : (0, import_shared_adapters_files_read_plain3.textOf)(path, import_shared_adapters_files_read_plain2.named);
  return text === null ? { constraints: "", contextFile: null } : { constraints: userConstraints(text), contextFile: (0, import_node_path2.basename)(path) };
}

var import_app_loop_conclude_turn3 = require("./app.loop.conclude-turn.cjs");

var import_node_path3 = require("node:path");
// src/core/research/research-status-text.ts
function renderResearchList(list) {
  if (list.length === 0) return import_hooks_active_on_stop7.prose`No research here yet: /msw:research "what to find out" begins one.`;
  return (0, import_shared_adapters_documents_installed_packages.forPeople)(list.flatMap(renderResearch));
}
function renderResearch({ research, isRunning: isRunning2 }) {
  const { request, report, questions, trouble, progress } = research;
  const head = `${stateOf(research, isRunning2)}  ${oneLine(request.topic)}  [${request.slug}]`;
  const counted = questions.length === 0 ? "" : `${answeredCount(research)} of ${questions.length} questions answered. `;
  const lines = [
    `${counted}${oneLine(progress)}`,
    ...trouble === null ? [] : [`stopped: ${oneLine(trouble)}`],
    ...report === null ? [] : [`report: ${report.path}`],
    ...isRunning2 || nextStep(research).kind === "done" ? [] : ["the same command again continues with it"]
  ];
  return [head, ...lines.filter((line) => line.trim() !== "").map((line) => `    ${line}`)];
}
function stateOf(research, isRunning2) {
  if (isRunning2) return "running";
  return nextStep(research).kind === "done" ? "done   " : "stopped";
}
function oneLine(text) {
  return (0, import_hooks_active_on_stop8.harmless)(text).replaceAll(/\s+/g, " ").trim().slice(0, 300);
}
// src/app/research/local-report.ts
// src/core/research/quote-documents.ts
var MOST_PASSAGES = 24;
var LONGEST_PASSAGE = 30;
var COMMON = new Set(
  "a an and are as at be by can do does for from has have how i in is it its of on or our should than that the their this to use using was we what when where which who why will with you your".split(
    " "
  )
);
function findPassages(topic, documents) {
  const terms = [...new Set(wordsOf(topic))].filter((word) => word.length > 1 && !COMMON.has(word));
  const all = documents.flatMap(passagesOf).map((passage) => ({ passage, words: new Set(wordsOf(passage.lines.join(" "))) }));
  const weights = new Map(
    terms.map((term) => [
      term,
      Math.log(1 + all.length / (1 + all.filter(({ words }) => words.has(term)).length))
    ])
  );
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return all.map(({ passage, words }) => ({ ...passage, score: sumOf(weights, words) })).filter(({ score }) => score > 0 && score >= total / 4).toSorted((left, right) => right.score - left.score || compare(left, right)).slice(0, MOST_PASSAGES);
}
function renderQuotations({ topic, slug }, passages, { generatedAt, linkTo: linkTo2 }) {
  const title = import_hooks_active_on_stop7.prose`Research: ${quoteMarkdown(topic, LONGEST_TITLE)}`;
  const paths = [...new Set(passages.map(({ path }) => path))];
  const anchorFor = (0, import_hooks_active_on_command2.headingAnchors)();
  for (const heading of [shownHeading(title), "Contents"]) anchorFor(heading);
  const anchors = paths.map((path) => (0, import_hooks_active_on_stop5.quoteName)(anchorFor(shownHeading(nameOf(path)))));
  const parts = [
    import_hooks_active_on_stop7.prose`# ${title}`,
    reportMark(slug),
    import_hooks_active_on_stop7.prose`- Generated: ${(0, import_hooks_active_on_stop5.quoteName)(generatedAt)}\n- From: the documents of this project, without NotebookLM\n\nEverything below a document’s name is quoted from it, with its lines; nothing is summarised.`,
    import_hooks_active_on_stop7.prose`## Contents`,
    (0, import_hooks_active_on_stop7.joinProse)(
      paths.map((path, at) => import_hooks_active_on_stop7.prose`- [${nameOf(path)}](#${anchors[at] ?? import_hooks_active_on_stop7.prose``})`),
      "\n"
    ),
    ...paths.flatMap((path) => [
      import_hooks_active_on_stop7.prose`## ${nameOf(path)}`,
      ...passages.filter((passage) => passage.path === path).toSorted(compare).map((passage) => quotation2(passage, linkTo2))
    ])
  ];
  return import_hooks_active_on_stop7.prose`${(0, import_hooks_active_on_stop7.joinProse)(parts, "\n\n")}\n`;
}
function nameOf(path) {
  return quoteMarkdown(path, LONGEST_TITLE);
}
function quotation2({ path, from, to, lines }, linkTo2) {
  const place = from === to ? import_hooks_active_on_stop7.prose`line ${from}` : import_hooks_active_on_stop7.prose`lines ${from} to ${to}`;
  const text = (0, import_app_loop_conclude_turn3.verbatim)((0, import_hooks_active_on_stop8.harmless)(lines.join("\n")));
  return import_hooks_active_on_stop7.prose`[${nameOf(path)}](${(0, import_hooks_active_on_stop5.quoteName)(linkTo2(path))}), ${place}:\n\n${text}`;
}
function passagesOf({ path, text }) {
  const found2 = [];
  let lines = [];
  const all = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const end = (to) => {
    if (lines.length > 0) found2.push({ path, from: to - lines.length + 1, to, lines, score: 0 });
    lines = [];
  };
  for (const [index, line] of all.entries()) {
    if (line.trim() === "") end(index);
    else lines.push(line);
    if (lines.length === LONGEST_PASSAGE) end(index + 1);
  }
  end(all.length);
  return found2;
}
function sumOf(weights, words) {
  return [...weights].reduce((sum, [term, weight]) => sum + (words.has(term) ? weight : 0), 0);
}
function compare(left, right) {
  if (left.path !== right.path) return left.path < right.path ? -1 : 1;
  return left.from - right.from;
}
function wordsOf(text) {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => word.replace(/(?<=..)ie[sd]$/, "y").replace(/(?<=...)(?:ing|ed|es|s|e)$/, ""));
}
// src/app/research/local-report.ts
var MOST_DOCUMENTS = 5e3;
var LARGEST_DOCUMENT = 1024 * 1024;
var SKIPPED = new Set(
  ".git .hg .svn .msw node_modules vendor dist build out target coverage .cache .venv venv __pycache__".split(
    " "
  )
);
async function writeLocalReport(workspace, request) {
  const { project } = workspace;
  const { output, slug, topic } = request;
  const folder = openResearchFolder(project, slug);
  if (folder.status === "refused") return { status: "none", reason: folder.reason };
  const documents = readDocuments(project).filter(
    ({ path }) => !isReport(path) && (0, import_node_path3.join)(project, path) !== output
  );
  const passages = findPassages(topic, documents);
  if (passages.length === 0) {
    const reason = `None of the ${documents.length} Markdown documents of this project mentions "${topic}": say it in other words, or leave out --local to ask NotebookLM.`;
    return { status: "none", reason };
  }
  const linkTo2 = (path) => {
    const way = (0, import_node_path3.relative)((0, import_node_path3.dirname)(output), (0, import_node_path3.join)(project, path)).split(import_node_path3.sep).join("/");
    return encodeURI(way).replaceAll(/[()#?]/g, encoded);
  };
  const action = isReportOf(slug, output) ? "update" : "research";
  const text = renderQuotations(request, passages, { generatedAt: (0, import_hooks_active_on_stop9.isoTime)(workspace), linkTo: linkTo2 });
  writeReport(workspace, request, text);
  const written = { path: output, action, commit: null };
  const commit = await commitReport(workspace, written, request);
  return { status: "done", report: { ...written, commit }, passages: passages.length };
}
function readDocuments(project) {
  const documents = [];
  for (const path of documentsBelow(project)) {
    const text = (0, import_shared_adapters_files_read_plain3.textOf)(path, (0, import_shared_adapters_files_read_plain2.projectFile)(project), LARGEST_DOCUMENT);
    if (text !== null) documents.push({ path: (0, import_node_path3.relative)(project, path).split(import_node_path3.sep).join("/"), text });
    if (documents.length >= MOST_DOCUMENTS) break;
  }
  return documents;
}
function* documentsBelow(folder) {
  const list = (0, import_shared_adapters_files_read_plain.listFolder)(folder, import_shared_adapters_files_read_plain2.named);
  for (const entry of list.status === "ok" ? list.entries : []) {
    const path = (0, import_node_path3.join)(folder, entry.name);
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) yield* documentsBelow(path);
    else if (entry.isFile() && /\.(?:md|markdown)$/i.test(entry.name)) yield path;
  }
}
function isReport(path) {
  return /(?:^|\/)RESEARCH_REPORT(?:-[a-z0-9-]+)?\.md$/.test(path) || path.startsWith("docs/research/");
}
function encoded(char) {
  return `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
}

var import_app_guidance_step_guidance6 = require("./app.guidance.step-guidance.cjs");

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
  return { ...rest, steps: line.steps.slice(0, import_app_guidance_step_guidance6.LADDER.length), iteration, offered };
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
  return import_app_guidance_step_guidance6.LADDER.find((rung) => rung.name === name)?.name ?? null;
}
function rungTotals(climbs) {
  return import_app_guidance_step_guidance6.LADDER.map(({ name }) => totalOf(name, climbs)).filter(({ asked, offered }) => asked + offered > 0);
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

var import_app_loop_conclude_turn4 = require("./app.loop.conclude-turn.cjs");

// src/core/guidance/guidance-text.ts
function renderKnown({ known, left, isForgotten }) {
  if (known.length === 0)
    return isForgotten ? import_hooks_active_on_stop7.prose`Nothing is forgotten or withdrawn.` : import_hooks_active_on_stop7.prose`Nothing is known yet: the first failure that a loop fixes is kept.`;
  const more = left === 0 ? null : import_hooks_active_on_stop7.prose`And ${left} more: --top N shows more, --json as well.`;
  return (0, import_hooks_active_on_stop7.joinProse)([...known.map(lineOf), more], "\n");
}
function lineOf(item) {
  const failure = item.failure === null ? null : (0, import_hooks_active_on_stop6.quoteLine)(item.failure, 140);
  return (0, import_hooks_active_on_stop7.joinProse)([import_hooks_active_on_stop7.prose`${(0, import_hooks_active_on_stop5.quoteName)(item.id, 40)} ${factsOf(item)}`, failure, sourceOf(item)], "; ");
}
var KINDS = { fix: import_hooks_active_on_stop7.prose`fix`, answer: import_hooks_active_on_stop7.prose`answer`, passage: import_hooks_active_on_stop7.prose`passage` };
var STATES = {
  known: null,
  rests: import_hooks_active_on_stop7.prose`rests, since it helped too seldom of late`,
  withdrawn: import_hooks_active_on_stop7.prose`withdrawn, since it did not hold`,
  forgotten: import_hooks_active_on_stop7.prose`forgotten`
};
function factsOf({ kind, at, helped, missed, state }) {
  const told = helped + missed;
  const rate = told === 0 ? import_hooks_active_on_stop7.prose`not tried yet` : import_hooks_active_on_stop7.prose`helped in ${helped} of ${told}`;
  return (0, import_hooks_active_on_stop7.joinProse)([import_hooks_active_on_stop7.prose`${KINDS[kind]} of ${dayOf(at)}`, rate, STATES[state]], ", ");
}
function dayOf(at) {
  return (0, import_hooks_active_on_stop5.quoteName)(/^\d{4}-\d\d-\d\d/.exec(at)?.[0] ?? "an earlier day");
}
function sourceOf({ guidance, source }) {
  return guidance === null ? (0, import_hooks_active_on_stop6.quoteLine)(source, 200) : (0, import_app_loop_conclude_turn4.describeSource)(guidance);
}
function renderKnownItem(item) {
  const { guidance, failure, source, id } = item;
  const about = failure === null ? null : import_hooks_active_on_stop7.prose`For: ${(0, import_hooks_active_on_stop6.quoteLine)(failure, 300)}`;
  const body = guidance === null ? import_hooks_active_on_stop7.prose`Its words stand in its source: ${(0, import_hooks_active_on_stop6.quoteLine)(source, 300)}` : (0, import_app_loop_conclude_turn.fence)(guidance.text, { cap: 12e3, label: (0, import_app_loop_conclude_turn4.describeSource)(guidance) });
  return (0, import_hooks_active_on_stop7.joinProse)([import_hooks_active_on_stop7.prose`${(0, import_hooks_active_on_stop5.quoteName)(id, 40)}: ${factsOf(item)}`, about, body], "\n");
}
var MOST_CLIMBS = 20;
function renderWhy(why) {
  if (why === null) return import_hooks_active_on_stop7.prose`No loop of this project has looked for guidance yet.`;
  const { loop, climbs, rungs, inProject } = why;
  const left = climbs.length - MOST_CLIMBS;
  return (0, import_hooks_active_on_stop7.joinProse)(
    [
      import_hooks_active_on_stop7.prose`Loop ${(0, import_hooks_active_on_stop5.quoteName)(loop, 64)}`,
      left > 0 ? import_hooks_active_on_stop7.prose`Of ${left} earlier iterations --iteration N and --json tell.` : null,
      ...climbs.slice(-MOST_CLIMBS).map(renderClimb),
      import_hooks_active_on_stop7.prose`What each rung cost and brought in this loop:\n${renderRungs(rungs)}`,
      import_hooks_active_on_stop7.prose`In this project:\n${renderRungs(inProject)}`
    ],
    "\n\n"
  );
}
function renderClimb({ iteration, headline, times, steps, offered }) {
  const when = iteration === null ? import_hooks_active_on_stop7.prose`Once` : import_hooks_active_on_stop7.prose`For iteration ${iteration}`;
  const met = times > 1 ? import_hooks_active_on_stop7.prose`, met ${times} times so far` : import_hooks_active_on_stop7.prose``;
  const head = import_hooks_active_on_stop7.prose`${when}: ${(0, import_hooks_active_on_stop6.quoteLine)(headline, 160)}${met}`;
  const end = offered === null ? import_hooks_active_on_stop7.prose`- none was given` : renderOffered(offered);
  return (0, import_hooks_active_on_stop7.joinProse)([head, ...steps.map(renderStep), end], "\n");
}
function renderOffered({ id, source, tokens, outcome }) {
  const from = source === null ? (0, import_hooks_active_on_stop5.quoteName)(id, 40) : import_hooks_active_on_stop7.prose`${(0, import_hooks_active_on_stop5.quoteName)(id, 40)}, ${(0, import_hooks_active_on_stop6.quoteLine)(source, 240)}`;
  const came = outcome === null ? import_hooks_active_on_stop7.prose`not judged yet` : OUTCOMES[outcome];
  return import_hooks_active_on_stop7.prose`- given: ${from}; about ${tokens} tokens; ${came}`;
}
var OUTCOMES = {
  helped: import_hooks_active_on_stop7.prose`it helped`,
  "did-not-help": import_hooks_active_on_stop7.prose`it did not help`,
  unknown: import_hooks_active_on_stop7.prose`whether it helped is unknown`
};
var STEPS = {
  spoke: import_hooks_active_on_stop7.prose`it answered`,
  silent: import_hooks_active_on_stop7.prose`nothing about this`,
  tried: import_hooks_active_on_stop7.prose`what it has did not help in this loop`,
  rests: import_hooks_active_on_stop7.prose`what it has helped too seldom of late`,
  later: import_hooks_active_on_stop7.prose`asked only when the failure comes again`,
  closed: import_hooks_active_on_stop7.prose`not asked`,
  late: import_hooks_active_on_stop7.prose`no answer in time`,
  waiting: import_hooks_active_on_stop7.prose`its answer is on its way`
};
function renderStep({ rung, outcome, why, ms }) {
  const reason = why === null || why === "" ? import_hooks_active_on_stop7.prose`` : import_hooks_active_on_stop7.prose`: ${(0, import_hooks_active_on_stop6.quoteLine)(why, 400)}`;
  return import_hooks_active_on_stop7.prose`- ${(0, import_app_guidance_step_guidance6.rungOf)(rung).about}: ${STEPS[outcome]}${reason} (${ms} ms)`;
}
function renderRungs(rungs) {
  return rungs.length === 0 ? import_hooks_active_on_stop7.prose`- none had a turn` : (0, import_hooks_active_on_stop7.joinProse)(rungs.map(renderRung), "\n");
}
function renderRung(total) {
  const { rung, asked, ms, offered, helped, missed, tokens, wasted } = total;
  const turns = import_hooks_active_on_stop7.prose`${(0, import_app_guidance_step_guidance6.rungOf)(rung).about}: asked ${asked} times, ${ms} ms`;
  if (offered === 0) return import_hooks_active_on_stop7.prose`- ${turns}, nothing given`;
  const given = import_hooks_active_on_stop7.prose`gave ${offered} for about ${tokens} tokens; ${helped} helped, ${missed} did not`;
  const waste = isWasteful(total) ? import_hooks_active_on_stop7.prose`; about ${wasted} tokens without ever helping` : import_hooks_active_on_stop7.prose``;
  return import_hooks_active_on_stop7.prose`- ${turns}, ${given}${waste}`;
}

var import_app_guidance_step_guidance7 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance8 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance9 = require("./app.guidance.step-guidance.cjs");

var import_hooks_active_on_stop10 = require("./hooks.active.on-stop.cjs");

// src/core/report/quota-text.ts
var SHOWN = 15;
var QUESTION_CAP = 90;
function renderQuota({ accounts, questions, trouble = null }) {
  const told = trouble === null ? null : (0, import_hooks_active_on_stop6.quoteLine)(trouble, 500);
  if (accounts.length === 0)
    return (0, import_hooks_active_on_stop7.joinProse)(
      [told, import_hooks_active_on_stop7.prose`No NotebookLM account is known here: run \`nlm login --profile NAME\`.`],
      "\n"
    );
  const more = questions.length - SHOWN;
  return (0, import_hooks_active_on_stop7.joinProse)(
    [
      told,
      import_hooks_active_on_stop7.prose`Accounts`,
      ...accounts.map(renderAccount),
      import_hooks_active_on_stop7.prose``,
      questions.length === 0 ? import_hooks_active_on_stop7.prose`Nothing was asked yet.` : import_hooks_active_on_stop7.prose`Questions`,
      ...questions.slice(0, SHOWN).map(renderQuestion),
      more > 0 ? import_hooks_active_on_stop7.prose`  and ${more} before (--json shows them)` : null
    ],
    "\n"
  );
}
function quotaLine({ accounts }) {
  if (accounts.length === 0) return null;
  const parts = accounts.map(({ profile, perDay, setAside, left, restsUntil, usage }) => {
    const name = (0, import_hooks_active_on_stop5.quoteName)(profile, 80);
    if (setAside !== null) return import_hooks_active_on_stop7.prose`${name} logged out`;
    if (usage !== null && restsUntil !== null) return import_hooks_active_on_stop7.prose`${name} refused for now`;
    return usage === null ? import_hooks_active_on_stop7.prose`${name} ${left} of ${perDay}` : import_hooks_active_on_stop7.prose`${name} ${percent(usage.share)}`;
  });
  return import_hooks_active_on_stop7.prose`NotebookLM questions left: ${(0, import_hooks_active_on_stop7.joinProse)(parts, ", ")}`;
}
function renderAccount(account) {
  const { profile, left, perDay, usage } = account;
  const what = usage === null ? import_hooks_active_on_stop7.prose`${left} of ${perDay} left` : windowsText(usage);
  const line = import_hooks_active_on_stop7.prose`${(0, import_hooks_active_on_stop5.quoteName)(profile, 80)}: ${what} (${planText(account)})`;
  return import_hooks_active_on_stop7.prose`  ${(0, import_hooks_active_on_stop7.joinProse)([line, standing(account)], "; ")}`;
}
function planText({ plan, perDay, reserve, usage }) {
  if (reserve === 0) return (0, import_hooks_active_on_stop5.quoteName)(plan, 40);
  const kept = usage === null ? import_hooks_active_on_stop7.prose`${reserve} of them` : percent(100 * reserve / perDay);
  return import_hooks_active_on_stop7.prose`${(0, import_hooks_active_on_stop5.quoteName)(plan, 40)}, ${kept} kept for planning and research`;
}
var WINDOWS = { rolling: import_hooks_active_on_stop7.prose`the short window`, weekly: import_hooks_active_on_stop7.prose`the week`, unknown: import_hooks_active_on_stop7.prose`another window` };
function windowsText({ windows, saidAt }) {
  const parts = windows.map(({ kind, remaining, resetsAt }) => {
    const left = remaining === null ? import_hooks_active_on_stop7.prose`unknown` : percent(remaining);
    const anew = resetsAt === null ? import_hooks_active_on_stop7.prose`` : import_hooks_active_on_stop7.prose` until ${minutes(resetsAt)}`;
    return import_hooks_active_on_stop7.prose`${left} of ${WINDOWS[kind]} left${anew}`;
  });
  return import_hooks_active_on_stop7.prose`${(0, import_hooks_active_on_stop7.joinProse)(parts, ", ")}, said Google at ${minutes(saidAt)}`;
}
function percent(share) {
  return import_hooks_active_on_stop7.prose`${share > 0 ? Math.max(1, Math.floor(share)) : 0} %`;
}
function standing(account) {
  const login = import_hooks_active_on_stop7.prose`run \`${(0, import_hooks_active_on_stop10.quotedLogin)(account.profile)}\``;
  if (account.setAside !== null) return import_hooks_active_on_stop7.prose`set aside, logged out: ${login}`;
  if (!account.isLoggedIn) return import_hooks_active_on_stop7.prose`no login on this machine: ${login}`;
  if (account.restsUntil !== null) return import_hooks_active_on_stop7.prose`refused, rests until ${minutes(account.restsUntil)}`;
  return account.windowEndsAt === null || account.usage !== null ? null : import_hooks_active_on_stop7.prose`starts anew at ${minutes(account.windowEndsAt)}`;
}
function renderQuestion(asked) {
  const who = import_hooks_active_on_stop7.prose`${(0, import_hooks_active_on_stop5.quoteName)(asked.profile, 80)} for ${(0, import_hooks_active_on_stop5.quoteName)(asked.purpose)} in ${(0, import_hooks_active_on_stop5.quoteName)(lastPart(asked.project), 80)}`;
  const came = (0, import_hooks_active_on_stop7.joinProse)(
    [
      spelt(asked.outcome),
      asked.cost === 0 ? import_hooks_active_on_stop7.prose`free` : import_hooks_active_on_stop7.prose`1 query`,
      asked.helped === null ? null : spelt(asked.helped)
    ],
    ", "
  );
  return import_hooks_active_on_stop7.prose`  ${minutes(asked.at)}  ${who}: ${came}\n    ${(0, import_hooks_active_on_stop6.quoteLine)(asked.question, QUESTION_CAP)}`;
}
function spelt(word) {
  return (0, import_hooks_active_on_stop7.joinProse)(
    (/^[a-z-]{1,40}$/.test(word) ? word.split("-") : [word]).map((part) => (0, import_hooks_active_on_stop5.quoteName)(part, 40)),
    " "
  );
}
function minutes(iso) {
  const [, day = "?", time = "?"] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(iso) ?? [];
  return import_hooks_active_on_stop7.prose`${(0, import_hooks_active_on_stop5.quoteName)(day)} ${(0, import_hooks_active_on_stop5.quoteName)(time)} UTC`;
}
function lastPart(path) {
  return path.split(/[\\/]/).findLast((part) => part !== "") ?? path;
}
// src/app/quota/show-quota.ts
function showQuota(place) {
  const read = (0, import_app_guidance_step_guidance3.readLedger)(place.userFolder);
  if (read.status === "refused") return read;
  const { ledger } = read;
  const profiles = (0, import_app_guidance_step_guidance5.listProfiles)(place.env);
  const names = /* @__PURE__ */ new Set([...profiles.map(({ name }) => name), ...Object.keys(ledger.accounts)]);
  const now = place.now();
  const accounts = [...names].toSorted().map((name) => {
    const profile = profiles.find((one) => one.name === name);
    const login = profile?.lastValidated ?? null;
    return { ...quotaOf(ledger, name, login, now), isLoggedIn: profile?.isValid ?? false };
  });
  const questions = questionsOf(ledger, place.userFolder);
  return { status: "ok", report: { accounts, questions, trouble: (0, import_app_guidance_step_guidance3.lostLedgerText)(ledger) } };
}
function quotaOf(ledger, profile, login, now) {
  const held = (0, import_app_guidance_step_guidance3.accountOf)(ledger.accounts, profile);
  const account = (0, import_app_guidance_step_guidance3.accountAt)(held, now);
  return {
    profile,
    plan: account.plan.name,
    perDay: account.plan.perDay,
    reserve: account.plan.reserve,
    spent: account.spent,
    left: (0, import_app_guidance_step_guidance3.leftOf)(account, "ask", now),
    leftForGuidance: (0, import_app_guidance_step_guidance3.leftOf)(account, "guidance", now),
    windowEndsAt: isoOf(account.windowEndsAt),
    restsUntil: isoOf(account.coolingUntil),
    freesAt: isoOf((0, import_app_guidance_step_guidance3.freesAt)(account, "ask", now)),
    setAside: (0, import_app_guidance_step_guidance3.isAside)(held, login, now) ? held.setAside?.reason ?? null : null,
    usage: usageOf(account, now)
  };
}
function usageOf({ usage }, now) {
  const share = usage === null ? null : (0, import_app_guidance_step_guidance3.shareLeft)(usage, now);
  if (usage === null || share === null) return null;
  return {
    saidAt: new Date(usage.at).toISOString(),
    tier: usage.tier,
    share,
    windows: usage.windows.map((window) => ({
      kind: window.kind,
      remaining: (0, import_app_guidance_step_guidance3.remainingOf)(window, now),
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
  const chosen = (0, import_app_guidance_step_guidance5.projectNotebook)(place);
  if (chosen.status === "none") return null;
  if (chosen.status === "refused") return `NotebookLM: ${(0, import_app_guidance_step_guidance5.notAskedText)(chosen)}`;
  const shown = showQuota(place);
  if (shown.status === "refused") return `NotebookLM: ${shown.reason}`;
  const { accounts } = shown.report;
  const named2 = chosen.accounts.flatMap(
    ({ account }) => accounts.filter(({ profile }) => profile === account)
  );
  return quotaLine({ accounts: named2 });
}
function refreshQuota(place, atOnce) {
  const accounts = (0, import_app_guidance_step_guidance5.listProfiles)(place.env).map(({ name, isValid, lastValidated }) => ({
    ...{ account: name, profile: name, isLoggedIn: isValid, login: lastValidated }
  }));
  return (0, import_app_guidance_step_guidance9.measureUsage)(place, accounts, atOnce ? place.now() : void 0);
}
function describePlan(profile, { perDay, reserve, name }) {
  return import_hooks_active_on_stop7.prose`${(0, import_hooks_active_on_stop5.quoteName)(profile, 80)} may ask ${perDay} questions a day (${(0, import_hooks_active_on_stop5.quoteName)(name)}), ${reserve} of them kept for planning and research.`;
}
async function setPlan(userFolder, profile, text, reserve) {
  if (!(0, import_hooks_active_on_stop10.isProfileName)(profile))
    return {
      status: "refused",
      reason: `"${profile.slice(0, 80)}" is not a profile name: msw-protocol notebook profiles lists them`
    };
  const plan = (0, import_app_guidance_step_guidance3.parsePlan)(text, reserve);
  if (plan === null) {
    const reason = "a plan is free, plus, pro, ultra or a number of questions a day; the reserve is at most that number";
    return { status: "refused", reason };
  }
  const changed = await (0, import_app_guidance_step_guidance3.changeLedger)(userFolder, ({ lost: _, ...ledger }) => {
    const account = { ...(0, import_app_guidance_step_guidance3.accountOf)(ledger.accounts, profile), plan: { ...plan, isNamed: true } };
    return { ledger: (0, import_app_guidance_step_guidance3.withAccount)(ledger, profile, account), result: null };
  });
  return changed.status === "done" ? { status: "done", plan } : changed;
}

var import_app_guidance_step_guidance10 = require("./app.guidance.step-guidance.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop11 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop12 = require("./hooks.active.on-stop.cjs");

// src/core/commands/setup-request.ts
var DEFAULT_NAME = "main";
var USAGE = "type /msw:setup alone, /msw:setup use NOTEBOOK [--profile P] [--name NAME], or /msw:setup plan PROFILE PLAN [--reserve N]";
function readSetUp(raw) {
  const typed = (0, import_hooks_active_on_command3.readTyped)("setup", raw);
  if (typed.status === "refused")
    return refused2(
      typed.reason.replace(/[.:?]$/, "").replace(/: did you mean (\S+)$/, " (did you mean $1?)")
    );
  const [verb, ...words] = typed.words;
  if (verb === void 0) return typed.options.length === 0 ? { kind: "show" } : refused2("say use or plan");
  const given = { words, options: new Map(typed.options) };
  if (verb === "use") return readUse(given);
  return verb === "plan" ? readPlan(given) : refused2(`"${verb.slice(0, 40)}" is not known`);
}
function readUse({ words, options }) {
  const [notebook = null, ...more] = words;
  const profile = options.get("profile") ?? null;
  if (more.length > 0) return refused2("one notebook at a time, and names with spaces in quotes");
  if (options.has("reserve")) return refused2("--reserve belongs to a plan");
  if (notebook === null && profile === null) return refused2("the notebook is missing");
  return { kind: "use", notebook, profile, name: options.get("name") ?? DEFAULT_NAME };
}
function readPlan({ words, options }) {
  const [profile, plan, ...more] = words;
  if (profile === void 0 || plan === void 0 || more.length > 0)
    return refused2("a plan needs one profile and one plan");
  const reserve = options.get("reserve") ?? null;
  if (reserve !== null && !/^\d{1,7}$/.test(reserve)) return refused2("--reserve needs a number of questions");
  if (options.has("profile") || options.has("name"))
    return refused2("a plan takes --reserve and no other option");
  return { kind: "plan", profile, plan, reserve: reserve === null ? null : Number(reserve) };
}
function refused2(why) {
  return { kind: "refused", reason: `${why[0]?.toUpperCase()}${why.slice(1)}: ${USAGE}.` };
}
// src/core/report/setup-text.ts
function renderSetUp(facts) {
  return (0, import_hooks_active_on_stop7.joinProse)(
    [
      import_hooks_active_on_stop7.prose`1. nlm: ${nlmLine(facts)}`,
      import_hooks_active_on_stop7.prose`2. logins: ${loginLine(facts)}`,
      import_hooks_active_on_stop7.prose`3. notebook of this project: ${notebookLine(facts)}`,
      import_hooks_active_on_stop7.prose`4. next: ${nextStep2(facts)}`,
      ...facts.problems.map((problem) => import_hooks_active_on_stop7.prose`Note: ${(0, import_hooks_active_on_stop6.quoteLine)(problem, 300)}`)
    ],
    "\n"
  );
}
function nlmLine({ nlm, version, trouble }) {
  if (nlm === null) {
    return import_hooks_active_on_stop7.prose`not installed. \`uv tool install notebooklm-mcp-cli\` or \`pipx install notebooklm-mcp-cli\` installs it.`;
  }
  const name = version === null ? import_hooks_active_on_stop7.prose`installed` : import_hooks_active_on_stop7.prose`version ${(0, import_hooks_active_on_stop5.quoteName)(version, 40)}`;
  return trouble === null ? import_hooks_active_on_stop7.prose`${name}.` : import_hooks_active_on_stop7.prose`${name}, but ${(0, import_hooks_active_on_stop6.quoteLine)(trouble, 300)}.`;
}
function loginLine({ profiles }) {
  if (profiles.length === 0) return import_hooks_active_on_stop7.prose`none. \`nlm login --profile NAME\` in a terminal makes one.`;
  const names = profiles.map(({ name: profile, email, isValid, isDefault }) => {
    const name = (0, import_hooks_active_on_stop5.quoteName)(profile, 80);
    const login = (0, import_hooks_active_on_stop10.quotedLogin)(profile);
    const parts = [
      email === null ? name : import_hooks_active_on_stop7.prose`${name} (${(0, import_hooks_active_on_stop5.quoteName)(email, 120)})`,
      isDefault ? import_hooks_active_on_stop7.prose`the default` : null,
      isValid ? null : import_hooks_active_on_stop7.prose`without a login: the user runs \`${login}\` in a terminal`
    ];
    return (0, import_hooks_active_on_stop7.joinProse)(parts, ", ");
  });
  return import_hooks_active_on_stop7.prose`${(0, import_hooks_active_on_stop7.joinProse)(names, "; ")}.`;
}
function notebookLine({ notebook, refusal: refusal2, accounts, quota }) {
  if (refusal2 !== null) return import_hooks_active_on_stop7.prose`${(0, import_hooks_active_on_stop6.quoteLine)(refusal2, 300)}.`;
  if (notebook === null) return import_hooks_active_on_stop7.prose`none; the loop works without one.`;
  const parts = accounts.map(({ account, notebook: id, isLoggedIn }) => {
    const known = import_hooks_active_on_stop7.prose`${(0, import_hooks_active_on_stop5.quoteName)(account, 80)} knows it as ${(0, import_hooks_active_on_stop5.quoteName)(id, 120)}`;
    if (!isLoggedIn) return import_hooks_active_on_stop7.prose`${known}, but has no login here`;
    const left = quota.find(({ profile }) => profile === account);
    return left === void 0 ? known : import_hooks_active_on_stop7.prose`${known}, ${left.left} of ${left.perDay} questions left`;
  });
  return import_hooks_active_on_stop7.prose`${(0, import_hooks_active_on_stop7.joinProse)([(0, import_hooks_active_on_stop5.quoteName)(notebook, 120), ...parts], "; ")}.`;
}
function nextStep2({ nlm, trouble, profiles, notebook, refusal: refusal2, accounts }) {
  if (nlm === null) return import_hooks_active_on_stop7.prose`install nlm, or do without NotebookLM.`;
  if (trouble !== null) return import_hooks_active_on_stop7.prose`upgrade notebooklm-mcp-cli.`;
  if (!profiles.some(({ isValid }) => isValid))
    return import_hooks_active_on_stop7.prose`the user logs in: \`nlm login --profile NAME\` in a terminal.`;
  if (notebook === null || refusal2 !== null)
    return import_hooks_active_on_stop7.prose`the user chooses the notebook that answers for this project: \`/msw:setup use ID --profile NAME\`.`;
  if (!accounts.some(({ isLoggedIn }) => isLoggedIn))
    return import_hooks_active_on_stop7.prose`log in an account that has the notebook, or name another one.`;
  return import_hooks_active_on_stop7.prose`ask one test question; it costs one query.`;
}
// src/app/notebook/use-notebook.ts
var NOTEBOOK = /^[\p{L}\p{N}_][^\p{C}\p{Zl}\p{Zp}]{0,199}$/u;
async function useNotebook(place, request) {
  const { notebook, name } = request;
  const profile = request.profile ?? (0, import_app_guidance_step_guidance5.defaultProfile)(place.env);
  const problem = problemOf(request, profile);
  if (problem !== null) return refused22(problem);
  const unkept = await (0, import_app_guidance_step_guidance10.chooseNotebook)(place.userFolder, place.project, { account: profile, notebook });
  if (unkept !== null) return refused22(unkept);
  const noted = notebook === null ? await setProfile(place.project, profile) : await addNotebook(place.project, { name, profile, id: notebook, isUsed: true });
  return noted.status === "refused" ? noted : done(place, request, profile);
}
function problemOf({ notebook, name }, profile) {
  if (!(0, import_hooks_active_on_stop10.isProfileName)(profile))
    return `"${(0, import_hooks_active_on_stop8.harmless)(profile).slice(0, 80)}" is not a profile name: msw-protocol notebook profiles lists them`;
  if (notebook !== null && !NOTEBOOK.test(notebook))
    return "that is not the id or alias of a notebook: msw-protocol notebook list shows them";
  return NOTEBOOK.test(name) ? null : `"${(0, import_hooks_active_on_stop8.harmless)(name).slice(0, 80)}" is not a name for a notebook: begin with a letter or a digit`;
}
function done(place, { notebook, name }, profile) {
  const what = notebook === null ? `MSW makes its notebooks for this project in ${profile}.` : `${name} answers for this project: ${profile} knows it as ${notebook}.`;
  const known = (0, import_app_guidance_step_guidance5.listProfiles)(place.env).find((one) => one.name === profile);
  const login = known?.isValid ? [] : [`nlm has no login for it here yet: run ${(0, import_hooks_active_on_stop10.loginCommand)(profile)}.`];
  const chosen = (0, import_app_guidance_step_guidance5.projectNotebook)(place);
  const others = chosen.status === "refused" ? [`Still, ${(0, import_app_guidance_step_guidance5.notAskedText)(chosen)}.`] : [];
  return { status: "done", profile, message: [what, ...login, ...others].join(" ") };
}
function refused22(reason) {
  return { status: "refused", reason };
}
function addNotebook(project, choice) {
  return edit(project, (before) => withNotebook(before, choice));
}
function setProfile(project, profile) {
  return edit(project, (before) => ({ ...before, nlmProfile: profile }));
}
async function edit(project, change2) {
  const folder = (0, import_hooks_active_on_stop.openMswFolder)(project);
  if (folder.status === "refused") return folder;
  const path = (0, import_hooks_active_on_stop.mswPath)(project, "config.json");
  const held = await (0, import_hooks_active_on_stop2.withLock)(path, () => {
    const file = (0, import_hooks_active_on_stop4.readJson)(path, (0, import_shared_adapters_files_read_plain2.ownFile)(project));
    const before = file.status === "ok" ? file.value : null;
    if (file.status !== "missing" && !(0, import_hooks_active_on_stop4.isFields)(before))
      return {
        status: "refused",
        reason: ".msw/config.json is not a JSON object: correct it, or move it away"
      };
    (0, import_hooks_active_on_stop3.writeFileAtomic)(path, `${JSON.stringify(change2((0, import_hooks_active_on_stop4.isFields)(before) ? before : {}), null, 2)}
`);
    return { status: "done" };
  });
  return held.status === "done" ? held.value : { status: "refused", reason: `${path} is locked by another process; try again` };
}
function withNotebook(before, { name, profile, id, isUsed }) {
  const notebooks = (0, import_hooks_active_on_stop4.isFields)(before.notebooks) ? before.notebooks : {};
  const twins = Object.hasOwn(notebooks, name) ? notebooks[name] : {};
  const grown = { ...notebooks, [name]: { ...(0, import_hooks_active_on_stop4.isFields)(twins) ? twins : {}, [profile]: id } };
  return { ...before, ...isUsed ? { notebook: name } : {}, notebooks: grown };
}
// src/app/quota/set-up.ts
async function setUpFacts(place) {
  const { project, env } = place;
  const { config, problems } = (0, import_hooks_active_on_stop11.readConfig)(project);
  const chosen = (0, import_app_guidance_step_guidance5.projectNotebook)(place);
  const accounts = chosen.status === "chosen" ? chosen.accounts : [];
  const quota = showQuota(place);
  const notices = chosen.status === "chosen" ? chosen.notices : [];
  return {
    ...await nlmOf(place),
    profiles: (0, import_app_guidance_step_guidance5.listProfiles)(env),
    notebook: config.notebook,
    refusal: chosen.status === "refused" ? (0, import_app_guidance_step_guidance5.notAskedText)(chosen) : null,
    accounts: accounts.map(({ account, notebook, isLoggedIn }) => ({ account, notebook, isLoggedIn })),
    quota: quota.status === "ok" ? quota.report.accounts : [],
    problems: [...problems, ...notices, ...quota.status === "ok" ? [] : [quota.reason]]
  };
}
async function nlmOf({ project: projectRoot, env }) {
  const nlm = await (0, import_app_guidance_step_guidance4.locateNlm)({ projectRoot, env });
  if (nlm.status === "not-installed") return { nlm: null, version: null, trouble: null };
  if (nlm.status !== "located") return { nlm: "nlm", version: null, trouble: nlm.text };
  const { executable, version } = nlm;
  const trouble = version === null ? "its version cannot be read" : (0, import_app_guidance_step_guidance4.refuseOldVersion)(version, "any")?.text;
  return { nlm: executable, version, trouble: trouble ?? null };
}
async function setUpCommand(place, args) {
  const request = readSetUp(args);
  if (request.kind !== "show") return { kind: "answer", text: (0, import_hooks_active_on_stop12.plainLine)(await change(place, request), 600) };
  const context = import_hooks_active_on_stop7.prose`NotebookLM, as MSW finds it:\n${renderSetUp(await setUpFacts(place))}`;
  return { kind: "context", context, notice: null };
}
async function change(place, request) {
  if (request.kind === "refused") return request.reason;
  if (request.kind === "use") {
    const used = await useNotebook(place, request);
    return used.status === "done" ? used.message : `Nothing was changed: ${used.reason}.`;
  }
  const { profile, plan, reserve } = request;
  const set = await setPlan(place.userFolder, profile, plan, reserve);
  return set.status === "done" ? describePlan(profile, set.plan) : `Nothing was changed: ${set.reason}.`;
}

var import_app_loop_conclude_turn5 = require("./app.loop.conclude-turn.cjs");

var import_app_loop_conclude_turn6 = require("./app.loop.conclude-turn.cjs");

var import_app_loop_conclude_turn7 = require("./app.loop.conclude-turn.cjs");

var import_hooks_active_on_stop13 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop14 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop15 = require("./hooks.active.on-stop.cjs");

// src/core/loop/report.ts
function renderReport2(report) {
  const { loop, ending, results, now } = report;
  const { terms, progress } = loop;
  const worked = (progress.pause?.at ?? now) - terms.startedAt - progress.pausedMs;
  const last = ending.cause === "done" ? null : progress.lastFailure;
  const parts = [
    import_hooks_active_on_stop7.prose`# Loop ${(0, import_hooks_active_on_stop5.quoteName)(terms.id)}: ${nameEnding(ending)}`,
    import_hooks_active_on_stop7.prose`Outcome: ${(0, import_hooks_active_on_stop6.quoteLine)(explainEnding(ending), 400)}. ${(0, import_app_loop_conclude_turn7.finishedIterations)(loop)} of ${terms.maxIterations} iterations, ${renderTime(Math.max(0, worked) / 1e3)} of work${renderTokens(loop)}.`,
    renderFindings(ending),
    renderNeeds(report),
    results.length === 0 ? null : import_hooks_active_on_stop7.prose`## Checks\n\n${(0, import_app_loop_conclude_turn6.renderChecks)(results, terms)}\n\n${nameLogs(results)}`,
    last === null ? null : import_hooks_active_on_stop7.prose`## The last failure\n\n${renderLastFailure(last)}`,
    terms.review === null ? null : (0, import_hooks_active_on_stop13.renderReview)(terms.review, progress.review),
    renderFlaky(progress.flaky),
    renderBest(progress.attempts),
    import_hooks_active_on_stop7.prose`## What was tried\n\n${(0, import_app_loop_conclude_turn7.renderAttempts)(progress.attempts)}`,
    (report.rungs ?? []).length === 0 ? null : import_hooks_active_on_stop7.prose`## Guidance\n\n${renderRungs(report.rungs ?? [])}`,
    renderWork(progress.attempts),
    import_hooks_active_on_stop7.prose`## How to continue\n\n${continuation(report)}`,
    import_hooks_active_on_stop7.prose`## The task\n\n${(0, import_app_loop_conclude_turn3.verbatim)(terms.prompt)}`
  ];
  return import_hooks_active_on_stop7.prose`${(0, import_hooks_active_on_stop7.joinProse)(parts, "\n\n")}\n`;
}
function renderTokens({ terms, progress }) {
  const tokens = (0, import_app_loop_conclude_turn5.describeTokens)(progress.spent, terms.maxTokens);
  return tokens === null ? import_hooks_active_on_stop7.prose`` : import_hooks_active_on_stop7.prose`, ${(0, import_hooks_active_on_stop5.quoteName)(tokens)}`;
}
function renderTime(seconds) {
  return seconds < 120 ? import_hooks_active_on_stop7.prose`${Math.round(seconds)} seconds` : import_hooks_active_on_stop7.prose`${(0, import_hooks_active_on_stop5.quoteName)((seconds / 60).toFixed(1))} minutes`;
}
function renderFindings(ending) {
  if (ending.cause !== "done" || ending.proof === null || ending.proof.findings.length === 0) return null;
  const { findings } = ending.proof;
  const shown = findings.slice(0, MOST_ITEMS).map((finding) => import_hooks_active_on_stop7.prose`- ${(0, import_hooks_active_on_stop6.quoteLine)(finding, 400)}`);
  const more = findings.length - shown.length;
  return import_hooks_active_on_stop7.prose`## What changed in the checks\n\n${(0, import_hooks_active_on_stop7.joinProse)([...shown, more > 0 ? import_hooks_active_on_stop7.prose`- and ${more} more` : null], "\n")}`;
}
function renderFlaky(runs) {
  if (runs.length === 0) return null;
  const lines = runs.map(
    ({ iteration, checks, results }) => import_hooks_active_on_stop7.prose`- iteration ${iteration}: ${(0, import_hooks_active_on_stop7.joinProse)(
      checks.map((name) => (0, import_hooks_active_on_stop5.quoteName)(name, 80)),
      ", "
    )} ${(0, import_hooks_active_on_stop5.quoteName)(results[0])}, then ${(0, import_hooks_active_on_stop5.quoteName)(results[1])}, though no file had changed`
  );
  return import_hooks_active_on_stop7.prose`## Flaky checks\n\n${(0, import_hooks_active_on_stop7.joinProse)(lines, "\n")}`;
}
function renderNeeds({ loop, ending, results }) {
  if (ending.cause === "done") return null;
  const { attempts } = loop.progress;
  const denied = attempts.findLast((attempt) => attempt.denied !== null)?.denied ?? null;
  const late = results.filter(({ timedOut }) => timedOut).map(({ check }) => (0, import_hooks_active_on_stop5.quoteName)(check.name, 80));
  const limit = loop.terms.checkTimeoutSeconds;
  const lines = [
    renderQuestion2(ending, attempts),
    denied === null ? null : import_hooks_active_on_stop7.prose`- A tool call was denied: ${(0, import_hooks_active_on_stop6.quoteLine)(denied, 300)}.`,
    late.length === 0 ? null : import_hooks_active_on_stop7.prose`- ${(0, import_hooks_active_on_stop7.joinProse)(late, ", ")} did not end within the time limit of ${limit} seconds; a loop with a longer one: --check-timeout SECONDS.`
  ];
  return lines.every((line) => line === null) ? null : import_hooks_active_on_stop7.prose`## What it needs from you\n\n${(0, import_hooks_active_on_stop7.joinProse)(lines, "\n")}`;
}
function renderQuestion2(ending, attempts) {
  if (ending.cause === "blocked") return import_hooks_active_on_stop7.prose`- Claude needs a human: ${(0, import_hooks_active_on_stop6.quoteLine)(ending.reason, 300)}`;
  const asked = attempts.at(-1)?.asked ?? null;
  if (asked === null) return null;
  const times = attempts.filter((attempt) => attempt.asked === asked).length;
  return times === 1 ? import_hooks_active_on_stop7.prose`- Claude asked: ${(0, import_hooks_active_on_stop6.quoteLine)(asked, 300)}` : import_hooks_active_on_stop7.prose`- Claude asked ${times} times: ${(0, import_hooks_active_on_stop6.quoteLine)(asked, 300)}`;
}
function nameLogs(results) {
  const names = results.map(
    (_result, index) => import_hooks_active_on_stop7.prose`[final-check-${index + 1}.log](final-check-${index + 1}.log)`
  );
  return import_hooks_active_on_stop7.prose`Their output: ${(0, import_hooks_active_on_stop7.joinProse)(names, ", ")}.`;
}
var MOST_ITEMS = 10;
function renderLastFailure(failure) {
  const head = (0, import_hooks_active_on_stop6.quoteLine)((0, import_hooks_active_on_stop15.failureHeadline)(failure, 400), 400);
  if (failure.items.length < 2) return head;
  const items = failure.items.slice(0, MOST_ITEMS).map((item) => import_hooks_active_on_stop7.prose`- ${(0, import_hooks_active_on_stop6.quoteLine)((0, import_hooks_active_on_stop15.itemHeadline)(item), 300)}`);
  const more = failure.total - items.length;
  return (0, import_hooks_active_on_stop7.joinProse)([import_hooks_active_on_stop7.prose`${head}\n`, ...items, more > 0 ? import_hooks_active_on_stop7.prose`- and ${more} more` : null], "\n");
}
function renderBest(attempts) {
  const best = (0, import_app_loop_conclude_turn7.bestIteration)(attempts);
  const last = attempts.findLast(({ counted }) => counted);
  if (best === null || last === void 0 || !(0, import_app_loop_conclude_turn7.isWorse)(last, best)) return null;
  return import_hooks_active_on_stop7.prose`## The best iteration\n\nIteration ${best.iteration} left less wrong than the last one: ${(0, import_hooks_active_on_stop6.quoteLine)(best.failure, 300)}. Its files can come back: /msw:undo ${best.iteration} shows what would change.`;
}
var MOST_FILES = 20;
function renderWork(attempts) {
  const files = sumChanges(attempts);
  const commits = attempts.flatMap((attempt) => attempt.commits);
  if (files.length === 0 && commits.length === 0) return null;
  const more = files.length - MOST_FILES;
  const lines = [
    ...files.slice(0, MOST_FILES).map((change2) => import_hooks_active_on_stop7.prose`- ${(0, import_app_loop_conclude_turn7.renderChange)(change2)}`),
    more > 0 ? import_hooks_active_on_stop7.prose`- and ${more} more` : null,
    ...commits.map((subject3) => import_hooks_active_on_stop7.prose`- commit ${(0, import_hooks_active_on_stop6.quoteLine)(subject3, 100)}`)
  ];
  return import_hooks_active_on_stop7.prose`## Files and commits\n\n${(0, import_hooks_active_on_stop7.joinProse)(lines, "\n")}`;
}
function sumChanges(attempts) {
  const sums = /* @__PURE__ */ new Map();
  for (const { path, added, removed } of attempts.flatMap(({ changes }) => changes ?? [])) {
    const sum = sums.get(path) ?? { path, added: 0, removed: 0 };
    sums.set(path, { path, added: plus(sum.added, added), removed: plus(sum.removed, removed) });
  }
  return [...sums.values()].sort((a, b) => a.path < b.path ? -1 : 1);
}
function plus(one, other) {
  return one === null || other === null ? null : one + other;
}
function explainEnding(ending) {
  if (ending.cause !== "done") return `${nameEnding(ending)}, ${ending.reason}`;
  const reviewed = ending.review === null ? "" : `; ${ending.review}`;
  return `${nameEnding(ending)}${explainProof(ending)}${reviewed}`;
}
function explainProof({ reason, proof }) {
  if (proof === null) return `, ${reason}`;
  return proof.verdict === "proven" ? ` and proven: ${proof.reason}` : `, ${reason}, but that is not proven: ${proof.reason}`;
}
function nameEnding({ cause }) {
  return ENDINGS[cause];
}
var ENDINGS = {
  done: import_hooks_active_on_stop7.prose`done`,
  stopped: import_hooks_active_on_stop7.prose`stopped`,
  "max-iterations": import_hooks_active_on_stop7.prose`budget spent`,
  "max-minutes": import_hooks_active_on_stop7.prose`budget spent`,
  "max-tokens": import_hooks_active_on_stop7.prose`budget spent`,
  idle: import_hooks_active_on_stop7.prose`stalled`,
  stuck: import_hooks_active_on_stop7.prose`stuck`,
  infra: import_hooks_active_on_stop7.prose`a problem outside the project`,
  "check-broken": import_hooks_active_on_stop7.prose`a check cannot do its work`,
  blocked: import_hooks_active_on_stop7.prose`a human is needed`,
  "api-failure": import_hooks_active_on_stop7.prose`the API failed`,
  parked: import_hooks_active_on_stop7.prose`parked`,
  user: import_hooks_active_on_stop7.prose`paused`
};
function continuation({ loop, ending, next }) {
  if (ending.cause === "done") return nextStep3(ending);
  if (next !== void 0) return next;
  return (0, import_hooks_active_on_stop14.isGate)(loop) ? import_hooks_active_on_stop7.prose`Its work went back to the session that started it, whose own checks decide.` : nextStep3(ending);
}
function nextStep3(ending) {
  switch (ending.cause) {
    case "done":
      return ending.proof === null || ending.proof.cure === null ? import_hooks_active_on_stop7.prose`Nothing is left to do.` : ending.proof.cure;
    case "stopped":
    case "max-iterations":
    case "max-minutes":
    case "max-tokens":
    case "idle":
      return import_hooks_active_on_stop7.prose`Start again with /msw:loop when you know what should be different.`;
    case "stuck":
      return import_hooks_active_on_stop7.prose`Give a hint and continue: /msw:resume <hint>.`;
    case "blocked":
      return import_hooks_active_on_stop7.prose`Answer the question, then /msw:resume.`;
    case "check-broken":
      return import_hooks_active_on_stop7.prose`Fix the check, then /msw:resume.`;
    default:
      return import_hooks_active_on_stop7.prose`Continue /msw:resume, or end the loop with /msw:stop.`;
  }
}

var import_hooks_active_on_stop16 = require("./hooks.active.on-stop.cjs");

// src/core/report/journal-event.ts
function readJournalEvent(line) {
  const parsed = journalEvents().safeParse(line);
  return parsed.success ? parsed.data : null;
}
var journalEvents = (0, import_hooks_active_on_stop16.once)(() => {
  const text = (0, import_adapters_loops_record_schemas.string)();
  const count2 = (0, import_adapters_loops_record_schemas.number)();
  const listOf = (one) => (0, import_adapters_loops_record_schemas.readonly)((0, import_adapters_loops_record_schemas.array)(one));
  const shape = (event, fields) => (0, import_adapters_loops_record_schemas.object)({ event: (0, import_adapters_loops_record_schemas.literal)(event), ...fields });
  const loop = { loop: text, session: text };
  const rest = { ...loop, cause: text, reason: text };
  const check = (0, import_adapters_loops_record_schemas.object)({ name: text, command: text, origin: text });
  const result = (0, import_adapters_loops_record_schemas.object)({ name: text, outcome: text, exitCode: (0, import_adapters_loops_record_schemas.nullable)(count2), durationMs: count2 });
  const execution = (0, import_adapters_loops_record_schemas.object)({
    phase: text,
    folder: text,
    wave: (0, import_adapters_loops_record_schemas.nullable)(count2),
    gapsOnly: (0, import_adapters_loops_record_schemas.boolean)()
  });
  const plan = { ...loop, plan: text };
  const research = { research: text, topic: text, trouble: (0, import_adapters_loops_record_schemas.nullable)(text), report: (0, import_adapters_loops_record_schemas.nullable)(text) };
  const ofClass = { loop: text, class: text };
  const answer = { ...ofClass, guidance: text, answerHash: text };
  return (0, import_adapters_loops_record_schemas.discriminatedUnion)("event", [
    shape("route-chosen", {
      session: text,
      path: text,
      rule: (0, import_adapters_loops_record_schemas.nullable)(text),
      reason: text,
      command: (0, import_adapters_loops_record_schemas.nullable)(text),
      task: (0, import_adapters_loops_record_schemas.nullable)(text)
    }),
    shape("command-typed", { session: text, command: text, words: text, told: (0, import_adapters_loops_record_schemas.nullable)(text) }),
    shape("called", {
      session: (0, import_adapters_loops_record_schemas.optional)(text),
      by: text,
      operation: text,
      words: text,
      outcome: text,
      told: (0, import_adapters_loops_record_schemas.nullable)(text)
    }),
    shape("loop-armed", {
      ...loop,
      checks: listOf(check),
      maxIterations: count2,
      baseline: (0, import_adapters_loops_record_schemas.optional)(text)
    }),
    shape("iteration-finished", {
      ...loop,
      iteration: count2,
      counted: (0, import_adapters_loops_record_schemas.boolean)(),
      strategy: text,
      breaker: text,
      change: (0, import_adapters_loops_record_schemas.nullable)(text),
      checks: listOf(result),
      failure: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.object)({ class: text, exact: text })),
      headline: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.nullable)(text)),
      guidance: (0, import_adapters_loops_record_schemas.nullable)(text)
    }),
    shape("loop-paused", {
      ...loop,
      cause: (0, import_adapters_loops_record_schemas.optional)(text),
      reason: (0, import_adapters_loops_record_schemas.optional)(text),
      iteration: (0, import_adapters_loops_record_schemas.optional)(count2)
    }),
    shape("loop-resumed", { ...loop, rested: count2 }),
    shape("loop-parked", { ...loop, foundBy: text }),
    shape("loop-ended", {
      ...rest,
      iteration: count2,
      verdict: (0, import_adapters_loops_record_schemas.optional)(text),
      why: (0, import_adapters_loops_record_schemas.optional)(text)
    }),
    shape("loop-undone", { loop: text, target: text, files: count2, untouched: count2 }),
    shape("session-ended", { ...loop, iteration: count2 }),
    shape("hint-given", loop),
    shape("api-failure", { ...loop, error: text }),
    shape("foreign-loops-set-aside", { file: text, count: count2 }),
    shape("execution-armed", { ...loop, execution }),
    shape("checkpoint-reached", { ...plan, type: text, task: (0, import_adapters_loops_record_schemas.nullable)(count2) }),
    shape("plan-halted", { ...plan, reason: text }),
    shape("plan-done", {
      loop: text,
      plan: text,
      iterations: (0, import_adapters_loops_record_schemas.nullable)(count2),
      commit: (0, import_adapters_loops_record_schemas.object)({ status: text, hash: (0, import_adapters_loops_record_schemas.optional)(text), reason: (0, import_adapters_loops_record_schemas.optional)(text) })
    }),
    shape("tree-merged", { loop: text, plan: text, branch: text }),
    shape("tree-kept", { loop: text, plan: text, branch: text, reason: text }),
    shape("branch-switched", { phase: text, branch: text, from: text, created: (0, import_adapters_loops_record_schemas.boolean)() }),
    shape("plan-resolved", { loop: (0, import_adapters_loops_record_schemas.optional)(text), plan: text, what: text }),
    shape("untrusted-commands", { loop: (0, import_adapters_loops_record_schemas.optional)(text), plan: text, commands: listOf(text) }),
    shape("commands-trusted", { commands: listOf(text) }),
    // `loop` is the job's id: what its plans come to is told under it as well.
    shape("job-queued", { loop: text, what: text }),
    shape("job-started", { loop: text }),
    shape("job-waiting", { loop: text, reason: text }),
    shape("job-ended", { loop: text, status: text, outcome: text }),
    shape("research-started", research),
    shape("research-stopped", research),
    shape("research-done", research),
    shape("notebook-asked", {
      loop: (0, import_adapters_loops_record_schemas.optional)(text),
      class: (0, import_adapters_loops_record_schemas.optional)(text),
      purpose: text,
      query: text,
      profile: (0, import_adapters_loops_record_schemas.nullable)(text),
      notebook: text,
      question: text,
      outcome: text,
      cost: count2
    }),
    shape("guidance-asked", {
      ...ofClass,
      job: text,
      notebook: text,
      question: text,
      followsUp: (0, import_adapters_loops_record_schemas.optional)(text)
    }),
    shape("fix-learned", { ...ofClass, fix: text }),
    shape("guidance-adopted", answer),
    shape("guidance-offered", { ...answer, rung: (0, import_adapters_loops_record_schemas.optional)(text), tokens: (0, import_adapters_loops_record_schemas.optional)(count2) }),
    shape("guidance-answered", { ...answer, job: text }),
    shape("guidance-refused", { ...ofClass, job: text, reason: text, text }),
    shape("guidance-forgotten", { guidance: text, back: (0, import_adapters_loops_record_schemas.boolean)() }),
    shape("guidance-judged", { loop: (0, import_adapters_loops_record_schemas.optional)(text), class: text, guidance: text, outcome: text })
  ]);
});
// src/core/report/timeline.ts
function renderTimeline(loop, lines) {
  const shown = lines.map((line) => `  ${clock(line.time)}  ${(0, import_hooks_active_on_stop12.plainLine)(describeLine(line), 300)}`);
  return (0, import_shared_adapters_documents_installed_packages.forPeople)([`Loop ${(0, import_hooks_active_on_stop12.plainLine)(loop, 64)} (times are UTC)`, ...shown]);
}
function clock(time) {
  const parts = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)/.exec(time);
  return parts === null ? "?".padEnd(19) : `${parts[1]} ${parts[2]}`;
}
function describeLine(line) {
  const event = readJournalEvent(line);
  return event === null ? line.event : describe(event);
}
function describe(event) {
  switch (event.event) {
    case "route-chosen":
      return joined(`way chosen: ${event.path}`, [event.task, event.reason, event.command]);
    case "command-typed":
      return describeTyped(event);
    case "called":
      return describeCalled(event);
    case "loop-armed":
      return joined("armed", [
        event.checks.map(({ name, command }) => `${name} (${command})`).join(", "),
        `at most ${event.maxIterations} iterations`
      ]);
    case "iteration-finished":
      return describeIteration(event);
    case "loop-paused":
      return describePaused(event);
    case "loop-resumed":
      return `resumed: after ${Math.round(event.rested / 6e4)} min`;
    case "loop-parked":
      return "parked: its session was gone";
    case "loop-ended":
      return joined("ended", [
        causeInWords(event.cause),
        event.verdict === void 0 ? event.reason : `${event.verdict}: ${event.why ?? event.reason}`,
        `iteration ${event.iteration}`
      ]);
    case "loop-undone":
      return `undone by the user: ${count(event.files, "file")} as at ${event.target}`;
    case "session-ended":
      return `its session ended in iteration ${event.iteration}`;
    case "hint-given":
      return "hint from the user";
    case "api-failure":
      return joined("the API failed", [event.error]);
    case "foreign-loops-set-aside":
      return `${count(event.count, "foreign loop record")} set aside: ${event.file}`;
    case "execution-armed":
      return joined("execution armed", describeExecution(event));
    case "checkpoint-reached":
      return joined(`plan ${event.plan} stopped at a checkpoint`, [
        event.type,
        event.task === null ? null : `task ${event.task}`
      ]);
    case "plan-halted":
      return joined(`plan ${event.plan} halted`, [event.reason]);
    case "plan-done":
      return joined(`plan ${event.plan} done`, describeCompletion(event));
    case "tree-merged":
      return `plan ${event.plan} merged from its worktree: ${event.branch}`;
    case "tree-kept":
      return joined(`plan ${event.plan} not merged, ${event.branch} is kept`, [event.reason]);
    case "branch-switched":
      return `phase ${event.phase} works on ${event.branch}${event.created ? `, made from ${event.from}` : ""}`;
    case "plan-resolved":
      return `plan ${event.plan} resolved by the user: ${event.what}`;
    case "untrusted-commands":
      return `commands of ${event.plan} not run, since they are not trusted: ${event.commands.join("; ")}`;
    case "commands-trusted":
      return `commands trusted: ${event.commands.join("; ")}`;
    case "job-queued":
      return `job queued: ${event.what}`;
    case "job-started":
      return "somebody works on the job";
    case "job-waiting":
      return joined("the job waits for a person", [event.reason]);
    case "job-ended":
      return joined(`job ${event.status}`, [event.outcome]);
    case "research-started":
      return `research ${event.research} started: ${event.topic}`;
    case "research-stopped":
      return joined(`research ${event.research} stopped`, [event.trouble]);
    case "research-done":
      return joined(`research ${event.research} done`, [event.report]);
    case "notebook-asked":
      return joined(`account ${event.profile ?? "?"}`, [
        event.outcome,
        `${count(event.cost, "question")} spent`
      ]);
    case "guidance-asked":
      return joined("notebook asked", [event.question]);
    case "fix-learned":
      return "what made the failure go away is kept as a fix";
    case "guidance-adopted":
      return "an answer of another project fits";
    case "guidance-offered":
      return event.rung === void 0 ? "guidance offered" : `guidance offered (${event.rung})`;
    case "guidance-answered":
      return "the notebook answered";
    case "guidance-refused":
      return joined("no answer from the notebook", [event.reason, event.text]);
    case "guidance-forgotten":
      return describeForgotten(event);
    case "guidance-judged":
      return `guidance judged: ${event.outcome}`;
  }
}
function describeTyped({ command, words, told }) {
  return joined(`you typed /msw:${command} ${words}`.trimEnd(), [told ?? "Claude works on it"]);
}
function describeCalled({ by, operation, words, outcome, told }) {
  return joined(`${by} called ${operation} ${words}`.trimEnd(), [outcome === "done" ? null : outcome, told]);
}
function describePaused({ cause, reason }) {
  return joined("paused", [cause === "user" ? null : causeInWords(cause), reason]);
}
function causeInWords(cause = "") {
  const known = Object.entries(ENDINGS).find(([name]) => name === cause);
  return known === void 0 ? cause : String(known[1]);
}
function describeIteration(event) {
  const { iteration, counted, checks, change: change2, guidance, strategy, breaker } = event;
  return joined(`iteration ${iteration}${counted ? "" : " (not counted)"}`, [
    checks.map(({ name, outcome, durationMs }) => `${name} ${outcome} in ${(durationMs / 1e3).toFixed(1)} s`).join(", "),
    event.headline,
    change2,
    guidance === null ? null : `guidance: ${guidance}`,
    `asked for: ${strategy}`,
    breaker === "closed" ? null : `breaker ${breaker}`
  ]);
}
function describeForgotten({ guidance, back }) {
  return `guidance ${guidance} ${back ? "brought back" : "forgotten"} by the user`;
}
function describeExecution({ execution }) {
  const { phase, wave, gapsOnly } = execution;
  return [`phase ${phase}`, wave === null ? null : `wave ${wave}`, gapsOnly ? "gaps only" : null];
}
function describeCompletion({ iterations, commit }) {
  return [
    iterations === null ? null : count(iterations, "iteration"),
    joined(commit.status, [commit.hash?.slice(0, 8) ?? commit.reason])
  ];
}
function count(number2, what) {
  return number2 === 1 ? `1 ${what}` : `${number2} ${what}s`;
}
function joined(what, parts) {
  const said = parts.filter((part) => part !== null && part !== void 0 && part !== "");
  return said.length === 0 ? what : `${what}: ${said.join("; ")}`;
}

var import_app_guidance_step_guidance11 = require("./app.guidance.step-guidance.cjs");

var import_node_fs3 = require("node:fs");
var import_node_os = require("node:os");
var import_node_path4 = require("node:path");
// src/adapters/nlm/sources.ts
var ADD_SECONDS = 420;
var ONE_RETRY = { NOTEBOOKLM_RATE_LIMIT_MAX_RETRIES: "1" };
var LONGEST_NAME = 120;
var ADDED = (0, import_adapters_loops_record_schemas.object)({ source_id: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._minLength)(1)) });
async function addSource(account, notebook, source, listed2) {
  const isSame2 = (other) => isSameSource(other, source);
  const before = listed2 === void 0 ? await listSources(account, notebook) : null;
  if (before !== null && before.status !== "ok") return before;
  const there = (before?.data ?? listed2 ?? []).find(isSame2);
  if (there !== void 0) return found(there, false);
  const added = await add(account, notebook, source);
  if (added.status === "ok" || !(0, import_app_guidance_step_guidance4.isUncertain)(added)) return added;
  const after = await listSources(account, notebook);
  if (after.status !== "ok") return after;
  const arrived = after.data.find(isSame2);
  return arrived === void 0 ? added : found(arrived, true);
}
async function deleteSource(account, source) {
  const verb = { verb: ["source", "delete", "--json", "--confirm"], variables: ONE_RETRY };
  const deleted = await (0, import_app_guidance_step_guidance11.callNlm)(account, { ...verb, operands: [source] });
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
  const folder = (0, import_node_fs3.mkdtempSync)((0, import_node_path4.join)((0, import_node_os.tmpdir)(), "msw-source-"));
  try {
    const path = (0, import_node_path4.join)(folder, textSourceTitle(source.title));
    (0, import_hooks_active_on_stop3.writeFileAtomic)(path, source.text, { mode: 384 });
    return await send(account, notebook, ["--file", path]);
  } finally {
    (0, import_node_fs3.rmSync)(folder, { recursive: true, force: true });
  }
}
async function send(account, notebook, options) {
  const verb = { verb: ["source", "add", "--json"], limitSeconds: ADD_SECONDS, variables: ONE_RETRY };
  const added = await (0, import_app_guidance_step_guidance11.askNlm)(account, { ...verb, options, operands: [notebook] }, ADDED);
  return (0, import_app_guidance_step_guidance4.mapped)(added, ({ source_id: id }) => ({ id, isNew: true }));
}
function found({ id }, isNew) {
  return { status: "ok", data: { id, isNew } };
}
function plainUrl(text) {
  const url = new URL(text);
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
  return (0, import_app_guidance_step_guidance4.mapped)(
    await (0, import_app_guidance_step_guidance11.askNlm)(account, request, LISTED),
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
  return (0, import_app_guidance_step_guidance4.mapped)(await (0, import_app_guidance_step_guidance11.askNlm)(account, request, CONTENT), ({ content }) => content);
}

var import_app_guidance_step_guidance12 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance13 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_note_failures = require("./app.guidance.note-failures.cjs");

var import_hooks_active_on_stop17 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop18 = require("./hooks.active.on-stop.cjs");

var import_shared_adapters_files_read_plain4 = require("./shared.adapters.files.read-plain.cjs");

var import_hooks_active_on_stop19 = require("./hooks.active.on-stop.cjs");

var import_node_path5 = require("node:path");
// src/app/notebook/ask-question.ts
// src/adapters/nlm/query-notebook.ts
var GRACE_SECONDS = 90;
var LONGEST2 = 1e5;
var LONGEST_QUOTE2 = 2e3;
var MOST_CITATIONS = 500;
var REFERENCE = (0, import_adapters_loops_record_schemas.object)({
  source_id: (0, import_adapters_loops_record_schemas.string)(),
  citation_number: (0, import_adapters_loops_record_schemas.number)(),
  cited_text: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)())
});
var ANSWER2 = (0, import_adapters_loops_record_schemas.object)({
  answer: (0, import_adapters_loops_record_schemas.string)(),
  conversation_id: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)()),
  citations: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), (0, import_adapters_loops_record_schemas.string)())),
  references: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.unknown)()))
});
async function queryNotebook(query) {
  const { notebook, question, timeoutSeconds, conversationId, sourceIds = [] } = query;
  const ran = await (0, import_app_guidance_step_guidance11.callNlm)(query, {
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
  if (answer === null) return (0, import_app_guidance_step_guidance4.refusedRun)(ran.data);
  if (answer.text.trim() === "")
    return { status: "lost-answer", text: "the answer was blank", wasSent: true };
  return { status: "ok", data: answer };
}
function parseAnswer(stdout) {
  const parsed = ANSWER2.safeParse((0, import_app_guidance_step_guidance11.jsonOf)(stdout));
  if (!parsed.success) return null;
  const { answer, conversation_id: conversationId = null, citations, references } = parsed.data;
  const listed2 = (references ?? []).flatMap(citation2);
  const numbers = new Set(listed2.map((entry) => entry.number));
  const bare = Object.entries(citations ?? {}).map(([number2, sourceId]) => ({ number: Number(number2), sourceId, quote: null })).filter((entry) => Number.isInteger(entry.number) && !numbers.has(entry.number));
  const all = [...listed2, ...bare].toSorted((left, right) => left.number - right.number);
  return {
    text: (0, import_hooks_active_on_stop18.redact)((0, import_hooks_active_on_stop19.clipText)(answer, LONGEST2)),
    conversationId,
    citations: all.slice(0, MOST_CITATIONS)
  };
}
function citation2(value) {
  const parsed = REFERENCE.safeParse(value);
  if (!parsed.success) return [];
  const { source_id: sourceId, citation_number: number2, cited_text: quote = null } = parsed.data;
  return [{ number: number2, sourceId, quote: quote === null ? null : (0, import_hooks_active_on_stop18.redact)((0, import_hooks_active_on_stop19.clipText)(quote, LONGEST_QUOTE2)) }];
}
// src/app/notebook/ask-question.ts
var LONGEST_SECONDS = 180;
var SHORTEST_SECONDS = 10;
var ROOM_MS = 2e4;
async function askQuestion(place, question) {
  const chosen = (0, import_app_guidance_step_guidance5.chosenNotebook)(place, question.notebook);
  if (chosen.status !== "chosen") return nobodyChosen((0, import_app_guidance_step_guidance5.notAskedText)(chosen));
  const asked = { ...question, question: (0, import_app_guidance_step_guidance13.textToSend)(question.question) };
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
    const mayRotate = by !== null && (0, import_app_guidance_step_guidance2.faultOf)(outcome.reason) === "account" && left.length > 0;
    if (!mayRotate || place.now() >= until) return { ...outcome, notice: notices.join(" "), notices };
  }
}
function nobodyChosen(text) {
  const refusal2 = { reason: "not-chosen", text, profile: null };
  const notice = (0, import_app_guidance_step_guidance2.refusalSentence)(refusal2);
  return { status: "none", ...refusal2, notice, freesAt: null, notices: [notice] };
}
async function tryOne(attempt, accounts) {
  const { place, question, until } = attempt;
  const id = (0, import_shared_adapters_files_read_plain4.randomUUID)();
  const reserved = await (0, import_app_guidance_step_guidance12.reserveQuestion)(place, question, id, accounts);
  if (reserved.status === "none") return { outcome: reserved, by: null, notice: null };
  const { account: by, conversationId, notice } = reserved;
  const { profile, notebook } = by;
  const { sourceIds } = question;
  const left = Math.ceil((until - place.now()) / 1e3);
  const result = await queryNotebook({
    ...{ profile, notebook, conversationId, projectRoot: place.project, env: place.env },
    question: question.question,
    timeoutSeconds: Math.min(LONGEST_SECONDS, Math.max(SHORTEST_SECONDS, left)),
    ...sourceIds === void 0 ? {} : { sourceIds }
  });
  if (result.status !== "ok") {
    const refusal2 = { reason: result.status, text: result.text, profile };
    await settle(attempt, id, { outcome: refusal2.reason, wasSpent: result.wasSent && (0, import_app_guidance_step_guidance2.wasSpent)(refusal2) });
    return { outcome: await (0, import_app_guidance_step_guidance12.learnFromRefusal)(place, by, refusal2, until), by, notice };
  }
  const { text, conversationId: conversation, citations } = result.data;
  await settle(attempt, id, { outcome: "answered", conversation, answerHash: (0, import_app_guidance_note_failures.hashAnswer)(text) });
  const titled = until - place.now() > ROOM_MS ? await withTitles(
    place.userFolder,
    { profile, projectRoot: place.project, env: place.env },
    notebook,
    citations
  ) : citations;
  const named2 = { ...result.data, citations: titled };
  const answer = { answer: named2, profile, notebook, conversationId: conversation };
  return { outcome: { status: "answered", ...answer }, by, notice };
}
async function settle({ place, question }, id, settlement) {
  const settled = await (0, import_app_guidance_step_guidance3.changeLedger)(place.userFolder, (before) => {
    const ledger = (0, import_app_guidance_step_guidance3.settleQuery)(before, id, settlement);
    return { ledger, result: ledger.queries.find((query2) => query2.id === id) ?? null };
  });
  const query = settled.status === "done" ? settled.result : null;
  if (query?.cost === 0) await (0, import_app_guidance_step_guidance12.giveBackTogether)(place, id);
  const { purpose, loop, class: failureClass } = question;
  const event = {
    event: "notebook-asked",
    ...loop === void 0 ? {} : { loop },
    ...failureClass === void 0 ? {} : { class: failureClass },
    purpose,
    query: id,
    profile: query?.account ?? null,
    notebook: query?.notebook ?? question.notebook,
    question: question.question,
    outcome: settlement.outcome,
    cost: query?.cost ?? 1
  };
  await (0, import_hooks_active_on_stop17.appendJournal)(place.project, event, new Date(place.now()).toISOString());
}
var TITLES = (0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), (0, import_adapters_loops_record_schemas.string)());
var MOST = 5e3;
var LONGEST22 = 200;
async function withTitles(userFolder, account, notebook, citations) {
  const path = (0, import_node_path5.join)(userFolder, "source-titles.json");
  const known = titlesIn(path);
  const isUnknown = citations.some(({ sourceId }) => !Object.hasOwn(known, sourceId));
  const titles = isUnknown ? { ...known, ...await listed(account, notebook) } : known;
  if (isUnknown) remember(path, titles);
  return citations.map((citation22) => {
    const title = Object.hasOwn(titles, citation22.sourceId) ? titles[citation22.sourceId] : void 0;
    return title === void 0 || title === "" ? citation22 : { ...citation22, title };
  });
}
async function listed(account, notebook) {
  const sources = await listSources(account, notebook);
  if (sources.status !== "ok") return {};
  return Object.fromEntries(sources.data.map(({ id, title }) => [id, (0, import_hooks_active_on_stop18.redact)(title).slice(0, LONGEST22)]));
}
function titlesIn(path) {
  const file = (0, import_hooks_active_on_stop4.readJson)(path, (0, import_shared_adapters_files_read_plain2.ownFile)((0, import_node_path5.dirname)(path)));
  const parsed = TITLES.safeParse(file.status === "ok" ? file.value : {});
  return parsed.success ? parsed.data : {};
}
function remember(path, titles) {
  try {
    const kept = Object.fromEntries(Object.entries(titles).slice(-MOST));
    (0, import_hooks_active_on_stop3.writeFileAtomic)(path, `${JSON.stringify(kept)}
`, { mode: 384 });
  } catch {
  }
}

var import_hooks_active_on_command4 = require("./hooks.active.on-command.cjs");

var import_shared_core_planning_phases_plan_format = require("./shared.core.planning.phases.plan-format.cjs");

var import_app_loop_conclude_turn8 = require("./app.loop.conclude-turn.cjs");

var import_app_guidance_step_guidance14 = require("./app.guidance.step-guidance.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_hooks_active_on_command5 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop20 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop21 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop22 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop23 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_command6 = require("./hooks.active.on-command.cjs");

var import_adapters_git_work_tree = require("./adapters.git.work-tree.cjs");

var import_node_path6 = require("node:path");
// src/app/loop/end-loop.ts
// src/app/loop/announce-ending.ts
function announceEnding(workspace, { loop, ending, notice }) {
  if ((0, import_hooks_active_on_stop14.isGate)(loop)) return { kind: "notice", notice };
  const { settings } = (0, import_app_guidance_step_guidance14.readUserSettings)(workspace.userFolder);
  const outcome = (0, import_hooks_active_on_stop12.plainLine)(explainEnding(ending), 200);
  if (settings.otlp !== null) exportLog(workspace);
  notifyByProgram(workspace, loop.terms.id, outcome);
  if (workspace.env.CLAUDE_CODE_ENTRYPOINT === "sdk-cli")
    return workspace.env.MSW_LOOP_RUN === void 0 ? { kind: "context", context: (0, import_shared_core_planning_phases_plan_format.lastWords)(notice), notice } : { kind: "notice", notice };
  return settings.bell ? { kind: "notice", notice, alert: `MSW: ${outcome}` } : { kind: "notice", notice };
}
function exportLog({ env, project }) {
  const own = Object.entries((0, import_app_loop_gather_evidence.withoutClientMarks)(env)).filter(([name]) => !/^(?:OTEL|NODE)_/.test(name));
  (0, import_hooks_active_on_command5.startCli)(["log", "export", "--project", project], Object.fromEntries(own));
}
function notifyByProgram({ env, project, userFolder }, id, outcome) {
  const { notify } = (0, import_app_guidance_step_guidance14.readUserSettings)(userFolder).settings;
  if (notify === null) return;
  const [name, ...args] = notify;
  const program = (0, import_adapters_git_work_tree.mayRun)(name, project) ? name : (0, import_adapters_git_work_tree.findProgram)(name, env, project);
  if (program === null) return;
  try {
    (0, import_hooks_active_on_command6.startProgram)(program, [...args, outcome], {
      cwd: (0, import_adapters_git_work_tree.neutralFolder)(),
      env: { ...env, MSW_LOOP: id, MSW_OUTCOME: outcome, MSW_PROJECT: project }
    });
  } catch {
  }
}
// src/app/loop/end-loop.ts
async function release(workspace, { owner, next }, { loop, ending, archives }, results) {
  const restored = await (0, import_hooks_active_on_stop20.restoreAfterChecks)(workspace, loop);
  if (!isStored(workspace, owner, loop)) return import_hooks_active_on_stop22.silent;
  const report = await writeEnding(workspace, { loop, ending, results, now: workspace.now(), next });
  const saved = await (0, import_hooks_active_on_stop23.changeLoop)(workspace, owner, (current) => {
    if (!(0, import_app_loop_conclude_turn8.isSame)(current, loop)) return { loop: current, value: null };
    return { loop: archives ? null : (0, import_app_loop_conclude_turn8.mergeControl)(current, loop), value: null };
  });
  if (saved.status === "refused") return (0, import_hooks_active_on_stop22.stepAside)(saved.reason);
  const notice = describeRelease(loop, ending, report);
  return (0, import_hooks_active_on_stop20.restoredFirst)(announceEnding(workspace, { loop, ending, notice }), restored);
}
function isStored(workspace, owner, loop) {
  return (0, import_app_loop_conclude_turn8.isSame)((0, import_hooks_active_on_stop23.findLoop)((0, import_hooks_active_on_stop23.readState)(workspace), owner), loop);
}
function describeRelease(loop, ending, report) {
  const place = `${loop.progress.iteration}/${loop.terms.maxIterations}`;
  const where = report === null ? "" : ` Report: ${report}`;
  if ((0, import_hooks_active_on_stop14.isGate)(loop)) return `msw \u25B8 subagent ${place} \xB7 ${explainEnding(ending)}.${where}`;
  return `msw \u25B8 ${place} \xB7 ${explainEnding(ending)}. ${nextStep3(ending)}${where}`;
}
async function writeEnding(workspace, report) {
  const { loop, ending } = report;
  const folder = (0, import_hooks_active_on_stop.openLoopFolder)(workspace.project, loop.terms.id);
  if (folder.status === "refused") return null;
  const rungs = await rungsOf(workspace, loop);
  (0, import_app_loop_conclude_turn2.writePage)((0, import_node_path6.join)(folder.path, "report.md"), renderReport2({ ...report, rungs }));
  for (const [index, result] of report.results.entries()) {
    (0, import_hooks_active_on_stop3.writeFileAtomic)((0, import_node_path6.join)(folder.path, `final-check-${index + 1}.log`), (0, import_hooks_active_on_stop8.harmless)(result.output));
  }
  if ((0, import_hooks_active_on_stop21.isOver)(loop, ending)) archive(folder.path, loop, report);
  const path = `.msw/loops/${loop.terms.id}/report.md`;
  if (!(0, import_hooks_active_on_stop14.isGate)(loop)) await keep(workspace, report, path);
  await (0, import_hooks_active_on_stop17.appendJournal)(
    workspace.project,
    {
      event: ending.kind === "end" ? "loop-ended" : "loop-paused",
      loop: loop.terms.id,
      session: loop.terms.session,
      cause: ending.cause,
      reason: ending.reason,
      iteration: loop.progress.iteration,
      ...ending.cause === "done" && ending.proof !== null ? { verdict: ending.proof.verdict, why: ending.proof.reason } : {}
    },
    (0, import_hooks_active_on_stop9.isoTime)(workspace)
  );
  return path;
}
async function rungsOf(workspace, loop) {
  const { terms } = loop;
  if (!terms.guidance || (0, import_hooks_active_on_stop14.isGate)(loop)) return [];
  const { rungsOfLoop: rungsOfLoop2 } = await Promise.resolve().then(() => require("./app.guidance.show-guidance.cjs"));
  return rungsOfLoop2(workspace, terms.id);
}
async function keep(workspace, { loop, ending }, report) {
  const { keepResult } = await Promise.resolve().then(() => require("./adapters.user.result-store.cjs"));
  const proof = ending.cause === "done" ? ending.proof : null;
  await keepResult(workspace.userFolder, workspace.project, {
    loop: loop.terms.id,
    session: loop.terms.session,
    at: (0, import_hooks_active_on_stop9.isoTime)(workspace),
    state: ending.kind === "end" ? "ended" : "paused",
    cause: ending.cause,
    reason: ending.reason,
    outcome: explainEnding(ending),
    iteration: loop.progress.iteration,
    files: countFiles(loop),
    tokens: loop.progress.spent.tokens,
    proof: proof === null ? null : { ...proof, findings: [...proof.findings] },
    report
  });
}
function countFiles({ progress: { attempts } }) {
  return attempts.every(({ changes }) => changes === null) ? null : sumChanges(attempts).length;
}
function archive(folder, loop, { ending, now }) {
  const record2 = {
    ...(0, import_hooks_active_on_stop23.renderRecord)(loop, ""),
    active: false,
    ending,
    endedAt: new Date(now).toISOString()
  };
  (0, import_hooks_active_on_stop3.writeFileAtomic)((0, import_node_path6.join)(folder, "loop.json"), `${JSON.stringify(record2, null, 2)}
`);
}

var import_hooks_active_on_command7 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command8 = require("./hooks.active.on-command.cjs");

// src/app/loop/control-loop.ts
function listLoops(store) {
  return (0, import_hooks_active_on_stop23.loopsIn)((0, import_hooks_active_on_stop23.readState)(store));
}
async function stopLoop(workspace, request) {
  const chosen = (0, import_hooks_active_on_command8.chooseLoop)((0, import_hooks_active_on_stop23.readState)(workspace), request);
  if (chosen.status === "none") return (0, import_hooks_active_on_command4.refused)(chosen.reason);
  const { loop } = chosen;
  const { id, session } = loop.terms;
  const ending = { kind: "end", cause: "stopped", reason: "by the user" };
  const report = await writeEnding(workspace, { loop, ending, results: [], now: workspace.now() });
  const saved = await (0, import_hooks_active_on_stop23.changeLoop)(workspace, session, (current) => ({
    loop: current?.terms.id === id ? null : current,
    value: null
  }));
  if (saved.status === "refused") return (0, import_hooks_active_on_command4.refused)(saved.reason);
  const where = report === null ? "" : ` Report: ${report}`;
  return (0, import_hooks_active_on_command4.done)(`${(0, import_hooks_active_on_command7.stopMessage)(loop)}${where}`, loop);
}
async function pauseLoop(workspace, request) {
  const told = { event: "loop-paused", cause: "user", reason: "by the user" };
  return edit2(workspace, request, told, (loop) => (0, import_hooks_active_on_command7.planPause)(loop, workspace.now()));
}
async function hintLoop(workspace, request, hint) {
  if (hint.trim() === "") return (0, import_hooks_active_on_command4.refused)(import_hooks_active_on_command7.NO_HINT);
  return edit2(workspace, request, { event: "hint-given" }, (loop) => (0, import_hooks_active_on_command7.planHint)(loop, hint));
}
async function edit2(workspace, request, told, change2) {
  const chosen = (0, import_hooks_active_on_command8.chooseLoop)((0, import_hooks_active_on_stop23.readState)(workspace), request);
  if (chosen.status === "none") return (0, import_hooks_active_on_command4.refused)(chosen.reason);
  const { id, session } = chosen.loop.terms;
  const saved = await (0, import_hooks_active_on_stop23.changeLoop)(workspace, session, (current) => {
    const changed = current?.terms.id === id ? change2(current) : null;
    return { loop: changed?.loop ?? current, value: changed };
  });
  if (saved.status === "refused") return (0, import_hooks_active_on_command4.refused)(saved.reason);
  if (saved.value === null) return (0, import_hooks_active_on_command4.refused)("The loop ended a moment ago.");
  await (0, import_hooks_active_on_stop17.appendJournal)(workspace.project, { ...told, loop: id, session }, (0, import_hooks_active_on_stop9.isoTime)(workspace));
  return (0, import_hooks_active_on_command4.done)(saved.value.message, saved.value.loop);
}

var import_shared_core_retrieval_index_file = require("./shared.core.retrieval.index-file.cjs");

// src/adapters/model/ask-model.ts
var LONGEST_MS = 6e4;
var LONGEST_ANSWER = 1e5;
var ANSWER3 = (0, import_adapters_loops_record_schemas.object)({
  choices: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.object)({ message: (0, import_adapters_loops_record_schemas.object)({ content: (0, import_adapters_loops_record_schemas.string)() }) })).check((0, import_adapters_loops_record_schemas._minLength)(1))
});
async function askModel(endpoint, question) {
  const messages = [{ role: "user", content: (0, import_app_guidance_step_guidance13.textToSend)(question) }];
  const said = await post(
    endpoint,
    "chat/completions",
    { temperature: 0, stream: false, messages },
    LONGEST_MS
  );
  if (said.status === "none") return said;
  const text = ANSWER3.safeParse(said.value).data?.choices[0]?.message.content.slice(0, LONGEST_ANSWER) ?? "";
  return text.trim() === "" ? none("it gave no answer") : { status: "answered", text };
}
var EMBEDDINGS = (0, import_adapters_loops_record_schemas.object)({
  data: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.object)({ index: (0, import_adapters_loops_record_schemas.int)(), embedding: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.number)()).check((0, import_adapters_loops_record_schemas._maxLength)(8192)) }))
});
async function embedTexts(endpoint, texts2, limitMs) {
  const said = await post(endpoint, "embeddings", { input: texts2.map((text) => (0, import_app_guidance_step_guidance13.textToSend)(text)) }, limitMs);
  if (said.status === "none") return said;
  const data = EMBEDDINGS.safeParse(said.value).data?.data ?? [];
  const byIndex = new Map(data.map(({ index, embedding }) => [index, (0, import_shared_core_retrieval_index_file.unitVector)(embedding)]));
  const vectors = texts2.flatMap((_, index) => byIndex.get(index) ?? []);
  const isWhole = vectors.length === texts2.length && new Set(vectors.map(({ length }) => length)).size === 1;
  return isWhole ? { status: "embedded", vectors } : none("it gave no vector for each text");
}
async function post({ endpoint, model, key }, path, body, limitMs) {
  try {
    const response = await fetch(`${endpoint.replace(/\/$/, "")}/${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...key !== null && { authorization: `Bearer ${key}` }
      },
      body: JSON.stringify({ model, ...body }),
      // What is sent goes there and nowhere else.
      redirect: "error",
      signal: AbortSignal.timeout(limitMs)
    });
    if (!response.ok) return none(`it answered with status ${response.status}`);
    return { status: "said", value: await response.json() };
  } catch (error) {
    return none(reasonOf(error, limitMs));
  }
}
function reasonOf(error, limitMs) {
  if (!(error instanceof Error)) return "it cannot be reached";
  if (error.name === "TimeoutError") return `it did not answer within ${limitMs / 1e3} seconds`;
  const cause = error.cause instanceof Error ? error.cause.message : error.message;
  return `it cannot be used (${(0, import_hooks_active_on_stop12.plainLine)(cause, 120)})`;
}
function none(reason) {
  return { status: "none", reason };
}

var import_hooks_active_on_stop24 = require("./hooks.active.on-stop.cjs");

var import_shared_core_retrieval_index_file2 = require("./shared.core.retrieval.index-file.cjs");

var import_app_guidance_step_guidance15 = require("./app.guidance.step-guidance.cjs");

var import_shared_adapters_documents_installed_packages3 = require("./shared.adapters.documents.installed-packages.cjs");

var import_hooks_active_on_command9 = require("./hooks.active.on-command.cjs");

var import_shared_adapters_files_read_plain5 = require("./shared.adapters.files.read-plain.cjs");

var import_node_fs4 = require("node:fs");
// src/adapters/memory/note-store.ts
// src/core/memory/note.ts
var SCHEMA = 1;
var DEFAULT_PRIORITY = 5;
function readNote(id, file) {
  const reason = objectionTo(file);
  if (reason !== null) return { status: "unusable", reason };
  const { present, values, end, diagnostics } = plainFrontmatter(file) ?? (0, import_hooks_active_on_command9.readFrontmatter)(file);
  const unclosed = diagnostics.find(({ code }) => code === "frontmatter-unclosed");
  if (unclosed !== void 0)
    return { status: "unusable", reason: "its frontmatter is opened and never closed" };
  if (Number((0, import_hooks_active_on_command9.scalar)(values.schema) ?? SCHEMA) > SCHEMA)
    return { status: "unusable", reason: "it was written by a newer MSW: update the plugin" };
  const text = present ? file.slice(end) : file;
  if (text.trim() === "") return { status: "unusable", reason: "it is empty" };
  const { parts, problems } = (0, import_app_guidance_step_guidance15.readTemplate)(text);
  const facts = readFacts(values);
  return {
    status: "ok",
    note: {
      id,
      text,
      ...parts,
      type: problems.some(({ code }) => code === "type") ? (0, import_app_guidance_step_guidance15.typeNamed)((0, import_hooks_active_on_command9.scalar)(values.type)) ?? parts.type : parts.type,
      tags: (0, import_app_guidance_step_guidance15.tagsOf)([...parts.tags, ...(0, import_hooks_active_on_command9.texts)(values.tags)]),
      ...facts,
      needsReview: facts.needsReview || problems.length > 0
    }
  };
}
function renderFacts(facts, extra = {}) {
  const rows = [
    ["schema", String(SCHEMA)],
    ["created_at", facts.createdAt],
    ["agent_type", facts.agent],
    ["domain", facts.domain],
    ["initial_priority", String(facts.priority)],
    ["source", facts.source],
    ["needs_review", facts.needsReview ? "true" : null],
    ["usage_count", facts.usageCount > 0 ? String(facts.usageCount) : null],
    ["last_accessed_at", facts.lastAccessedAt]
  ];
  const known = new Set(rows.map(([key]) => key));
  const others = Object.entries(extra).filter(([key]) => /^[a-z][\w-]{0,60}$/i.test(key) && !known.has(key));
  const lines = [...rows, ...others].flatMap(
    ([key, value]) => value === null ? [] : [`${key}: ${asScalar(value)}`]
  );
  return `---
${lines.join("\n")}
---
`;
}
var PLAIN_LINE = /^([a-z_][\w-]*): (?:"([^"\\]*)"|([A-Za-z0-9][^#:"'\\\r]*(?::[^\s#:"'\\\r]+)*))$/;
function plainFrontmatter(file) {
  if (!file.startsWith("---\n")) return null;
  const close = file.indexOf("\n---\n", 3);
  if (close === -1) return null;
  const entries = [];
  for (const line of file.slice(4, close).split("\n")) {
    const [, key, quoted, plain] = PLAIN_LINE.exec(line) ?? [];
    const value = quoted ?? plain;
    if (key === void 0 || value === void 0) return null;
    entries.push([key, value]);
  }
  return { present: true, values: (0, import_hooks_active_on_command9.mapOf)(entries), end: close + "\n---\n".length, diagnostics: [] };
}
function objectionTo(file) {
  if (file.includes("\0")) return "it is not text";
  if (/^<{7} /m.test(file) && /^>{7} /m.test(file)) return "it has a merge conflict that is not resolved";
  return file.includes("\uFFFD\uFFFD") ? "it is not valid UTF-8" : null;
}
function readFacts(values) {
  return {
    createdAt: isoOf2(values.created_at),
    agent: agentNamed((0, import_hooks_active_on_command9.scalar)(values.agent_type)),
    domain: (0, import_hooks_active_on_command9.scalar)(values.domain)?.toLowerCase() ?? null,
    priority: priorityOf((0, import_hooks_active_on_command9.scalar)(values.initial_priority) ?? (0, import_hooks_active_on_command9.scalar)(values.importance)),
    source: (0, import_hooks_active_on_command9.scalar)(values.source),
    needsReview: (0, import_hooks_active_on_command9.scalar)(values.needs_review) === "true",
    usageCount: wholeOf((0, import_hooks_active_on_command9.scalar)(values.usage_count)),
    lastAccessedAt: isoOf2(values.last_accessed_at)
  };
}
function agentNamed(name) {
  const plain = name?.trim() ?? "";
  return plain === "" || /^(?:unknown|null|none|~)$/i.test(plain) ? null : plain;
}
function priorityOf(value) {
  const number2 = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  if (typeof number2 !== "number" || !Number.isFinite(number2)) return DEFAULT_PRIORITY;
  return Math.min(10, Math.max(1, number2));
}
function wholeOf(value) {
  const number2 = value === null ? 0 : Math.floor(Number(value));
  return Number.isFinite(number2) && number2 > 0 ? number2 : 0;
}
function isoOf2(value) {
  const text = (0, import_hooks_active_on_command9.scalar)(value);
  return text === null || (0, import_shared_core_retrieval_index_file2.readInstant)(text) === null ? null : text;
}
function asScalar(value) {
  return /^[\w.:+-]+$/.test(value) && (0, import_shared_core_retrieval_index_file2.readInstant)(value) !== null ? value : (0, import_shared_adapters_documents_installed_packages3.yamlScalar)(value);
}
// src/core/memory/note-id.ts
function noteId(title, digest2) {
  const words = title.normalize("NFKD").toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const slug = words.join("-").slice(0, 48).replace(/-$/, "");
  return `${slug === "" ? "note" : slug}-${digest2.slice(0, 8)}`;
}
function isNoteId(id) {
  return /^[\p{L}\p{N}_][\p{L}\p{N}._ -]{0,150}$/u.test(id) && !id.endsWith(".");
}
// src/adapters/memory/note-store.ts
var LARGEST_NOTE = 256 * 1024;
var MOST_NOTES = 1e5;
function memoryPath(project, ...names) {
  return (0, import_hooks_active_on_stop.mswPath)(project, "memory", ...names);
}
function openMemoryFolder(project) {
  return (0, import_hooks_active_on_stop.openMswSubfolder)(project, "memory");
}
var IMPORT_MARKER = "import.json";
function readNotes(project) {
  const folder = memoryPath(project);
  const list = (0, import_shared_adapters_files_read_plain.listFolder)(folder, (0, import_shared_adapters_files_read_plain2.ownFile)(project), MOST_NOTES);
  if (list.status === "missing") return { notes: [], unusable: [] };
  if (list.status !== "ok") return { notes: [], unusable: [{ name: ".msw/memory", reason: list.reason }] };
  const notes = [];
  const unusable = [];
  const all = list.entries.map(({ name }) => name);
  const unfinished = all.includes(IMPORT_MARKER) ? unfinishedImport(project) : /* @__PURE__ */ new Set();
  const names = all.filter((name) => /^[^.].*\.md$/.test(name) && !unfinished.has(name));
  for (const name of names.sort()) {
    const read = readOne(folder, name);
    if (read.status === "ok") notes.push(read.note);
    else if (read.status === "unusable") unusable.push({ name, reason: read.reason });
  }
  return { notes, unusable };
}
async function storeNote(project, id, text) {
  return changeNotes(project, (folder) => {
    const path = (0, import_shared_adapters_files_read_plain2.below)(folder, `${id}.md`);
    if ((0, import_shared_adapters_files_read_plain.lookAt)(path) !== null) return { status: "taken", path };
    (0, import_hooks_active_on_stop3.writeFileAtomic)(path, text);
    return { status: "added", path };
  });
}
function readNoteFiles(project) {
  return new Map(
    readNotes(project).notes.flatMap(({ id }) => {
      const file = (0, import_shared_adapters_files_read_plain3.readText)(memoryPath(project, `${id}.md`), (0, import_shared_adapters_files_read_plain2.ownFile)(project), LARGEST_NOTE);
      return file.status === "ok" ? [[id, file.text]] : [];
    })
  );
}
async function exchangeNote(project, id, { isStill, text }) {
  const forgotten = (0, import_hooks_active_on_stop.openMswSubfolder)(project, "memory", "forgotten");
  if (forgotten.status === "refused") return forgotten;
  return changeNotes(project, (folder) => {
    const path = (0, import_shared_adapters_files_read_plain2.below)(folder, `${id}.md`);
    const now = (0, import_shared_adapters_files_read_plain3.readText)(path, (0, import_shared_adapters_files_read_plain2.ownFile)(project), LARGEST_NOTE);
    if (now.status === "refused" || !isStill(now.status === "ok" ? now.text : null)) return false;
    if (text !== null) (0, import_hooks_active_on_stop3.writeFileAtomic)(path, text);
    else if (now.status === "ok") (0, import_node_fs4.renameSync)(path, freePath(forgotten.path, id));
    return true;
  });
}
function freePath(folder, id) {
  for (let number2 = 1; ; number2 += 1) {
    const path = (0, import_shared_adapters_files_read_plain2.below)(folder, number2 === 1 ? `${id}.md` : `${id}.${number2}.md`);
    if ((0, import_shared_adapters_files_read_plain.lookAt)(path) === null) return path;
  }
}
async function changeNotes(project, change2) {
  const folder = openMemoryFolder(project);
  if (folder.status === "refused") return folder;
  try {
    const held = await (0, import_hooks_active_on_stop2.withLock)((0, import_shared_adapters_files_read_plain2.below)(folder.path, "notes"), () => change2(folder.path), {
      waitMs: 6e4,
      staleMs: 2e3
    });
    if (held.status === "done") return held.value;
    return {
      status: "refused",
      reason: "The memory of this project is in use by another process: try again."
    };
  } catch (error) {
    const code = (0, import_shared_adapters_files_read_plain5.errorCode)(error);
    if (code === null) throw error;
    return { status: "refused", reason: `${folder.path} cannot be written (${code}).` };
  }
}
function unfinishedImport(project) {
  const { notes } = (0, import_hooks_active_on_stop4.fieldsIn)((0, import_hooks_active_on_stop4.readJson)(memoryPath(project, IMPORT_MARKER), (0, import_shared_adapters_files_read_plain2.ownFile)(project)));
  const ids = (Array.isArray(notes) ? notes : []).map(
    (note) => Array.isArray(note) ? `${note[0]}.md` : ""
  );
  return new Set(ids);
}
function readOne(folder, name) {
  const id = name.slice(0, -".md".length);
  if (!isNoteId(id))
    return { status: "unusable", reason: "its name has signs that the id of a note cannot have" };
  const file = (0, import_shared_adapters_files_read_plain3.readText)((0, import_shared_adapters_files_read_plain2.below)(folder, name), (0, import_shared_adapters_files_read_plain2.ownFile)(folder), LARGEST_NOTE);
  if (file.status === "missing") return file;
  return file.status === "ok" ? readNote(id, file.text) : { status: "unusable", reason: file.reason };
}

// src/core/memory/links.ts
var LINK_TYPES = ["causes", "solves", "contradicts", "expands", "supersedes", "similar"];
var LINK = (0, import_adapters_loops_record_schemas.object)({
  schema: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.literal)(1), 1),
  from: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._minLength)(1), (0, import_adapters_loops_record_schemas._maxLength)(200)),
  to: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._minLength)(1), (0, import_adapters_loops_record_schemas._maxLength)(200)),
  type: (0, import_adapters_loops_record_schemas._enum)(LINK_TYPES),
  confidence: (0, import_adapters_loops_record_schemas.number)().check((0, import_adapters_loops_record_schemas._gte)(0), (0, import_adapters_loops_record_schemas._lte)(1)),
  /** `manual`, `tier2_notebooklm`, the name of a model. */
  source: (0, import_adapters_loops_record_schemas.string)(),
  reasoning: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.string)(), ""),
  /** Proposed ones are shown, and change nothing. */
  status: (0, import_adapters_loops_record_schemas._enum)(["accepted", "proposed"]),
  /** ISO 8601. */
  at: (0, import_adapters_loops_record_schemas.string)(),
  synthesis: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.string)())
});
var CONFIDENT = 0.7;
function readLink(line) {
  const parsed = LINK.safeParse(line);
  return parsed.success ? parsed.data : null;
}
function foldLinks(lines) {
  return [...new Map(lines.map((link) => [keyOf2(link), link])).values()];
}
function keyOf2({ from, to, type }) {
  return JSON.stringify([from, to, type]);
}
var RELATIONSHIP = (0, import_adapters_loops_record_schemas.object)({
  from_memory_id: (0, import_adapters_loops_record_schemas.string)(),
  to_memory_id: (0, import_adapters_loops_record_schemas.string)(),
  relationship_type: (0, import_adapters_loops_record_schemas.string)(),
  confidence: (0, import_adapters_loops_record_schemas.number)(),
  reasoning: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.string)(), "")
});
function ingestLinks({ source, synthesis, relationships }, {
  ids,
  known,
  at
}) {
  const links = [];
  const rejected = [];
  let duplicates = 0;
  for (const [index, given] of relationships.entries()) {
    const judged = judge(given, ids);
    if (typeof judged === "string") {
      rejected.push({ index, reason: judged });
      continue;
    }
    const link = { ...judged, ...synthesis !== null && { synthesis }, source, at, schema: 1 };
    const all = [...known, ...links];
    const reason = cycleIn(all, link);
    if (all.some((one) => keyOf2(one) === keyOf2(link))) duplicates += 1;
    else if (reason !== null) rejected.push({ index, reason });
    else links.push(link);
  }
  const accepted = links.filter(({ status }) => status === "accepted").length;
  return { links, accepted, proposed: links.length - accepted, duplicates, rejected };
}
function judge(given, ids) {
  const parsed = RELATIONSHIP.safeParse(given);
  if (!parsed.success) {
    const field = String(parsed.error.issues[0]?.path[0] ?? "the whole");
    return `${field} is missing or of another kind`;
  }
  const { from_memory_id: from, to_memory_id: to, relationship_type, confidence, reasoning } = parsed.data;
  const type = LINK_TYPES.find((one) => one === relationship_type.trim().toLowerCase());
  const unknown2 = [from, to].find((id) => !ids.has(id));
  if (unknown2 !== void 0) return `there is no note ${unknown2.slice(0, 100)}`;
  if (from === to) return "a note cannot be linked to itself";
  if (type === void 0) return `${relationship_type.slice(0, 40)} is not one of ${LINK_TYPES.join(", ")}`;
  if (!(confidence >= 0 && confidence <= 1)) return "its confidence is not from 0 to 1";
  const status = confidence < CONFIDENT ? "proposed" : "accepted";
  return { from, to, type, confidence, reasoning: reasoning.slice(0, 1e3), status };
}
function cycleIn(links, { from, to, type }) {
  if (type !== "supersedes") return null;
  const next = /* @__PURE__ */ new Map();
  for (const link of links.filter((one) => one.type === "supersedes"))
    next.set(link.from, [...next.get(link.from) ?? [], link.to]);
  const seen = /* @__PURE__ */ new Set();
  const waiting = [to];
  for (let at = waiting.pop(); at !== void 0; at = waiting.pop()) {
    if (at === from) return `${to} is itself replaced by ${from}, directly or by others`;
    if (seen.has(at)) continue;
    seen.add(at);
    waiting.push(...next.get(at) ?? []);
  }
  return null;
}
function supersededBy(links, ids) {
  const held = links.filter(
    (link) => link.type === "supersedes" && link.status === "accepted" && ids.has(link.to)
  );
  return new Map(held.map(({ from, to }) => [from, to]));
}
function readLinkType(answer) {
  const word = answer.trim().toLowerCase().replaceAll(/[^a-z]/g, "");
  return LINK_TYPES.find((type) => type === word) ?? "similar";
}
// src/adapters/memory/line-log.ts
var LARGEST = 64 * 1024 * 1024;
var FULL = 1024 * 1024;
var USE = (0, import_adapters_loops_record_schemas.object)({
  schema: (0, import_adapters_loops_record_schemas.literal)(1),
  /** ISO 8601. */
  at: (0, import_adapters_loops_record_schemas.string)(),
  ids: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)()),
  /** How many times; several in a file that was put together. */
  count: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.int)().check((0, import_adapters_loops_record_schemas._gte)(1)), 1)
});
function readLinks(project) {
  return linesOf(project, LINKS).flatMap((line) => readLink(line) ?? []);
}
function appendLinks(project, links) {
  return append(project, LINKS, links);
}
function addLinks(folder, links) {
  return addLines(folder, LINKS, links);
}
function takeLinks(project, folder, imported) {
  const lines = ((0, import_shared_adapters_files_read_plain3.textOf)((0, import_shared_adapters_files_read_plain2.below)(folder, LINKS), (0, import_shared_adapters_files_read_plain2.ownFile)(project), LARGEST) ?? "").split("\n");
  const isMeant = (line) => {
    const link = readLink(valueIn(line));
    return link?.source === IMPORT && link.at === imported;
  };
  const taken = lines.filter(isMeant);
  if (taken.length > 0)
    (0, import_hooks_active_on_stop3.writeFileAtomic)((0, import_shared_adapters_files_read_plain2.below)(folder, LINKS), lines.filter((line) => !isMeant(line)).join("\n"));
  return taken;
}
var LINKS = "links.jsonl";
var IMPORT = "import";
function readUsage(project) {
  return fold(usesIn(project));
}
async function countUse(project, ids, at) {
  if (ids.length === 0) return { status: "ok" };
  return append(project, "usage.jsonl", [{ schema: 1, at, ids }], (path, size) => {
    if (size <= FULL) return;
    const lines = [...fold(usesIn(project))].map(
      ([id, { count: count2, lastAt }]) => JSON.stringify({ schema: 1, at: new Date(lastAt).toISOString(), ids: [id], count: count2 })
    );
    (0, import_hooks_active_on_stop3.writeFileAtomic)(path, `${lines.join("\n")}
`);
  });
}
function usesIn(project) {
  return linesOf(project, "usage.jsonl").flatMap((line) => {
    const parsed = USE.safeParse(line);
    return parsed.success ? [parsed.data] : [];
  });
}
function fold(uses) {
  const usage = /* @__PURE__ */ new Map();
  for (const { ids, at, count: count2 } of uses) {
    const time = Date.parse(at);
    if (Number.isNaN(time)) continue;
    for (const id of new Set(ids)) {
      const before = usage.get(id) ?? { count: 0, lastAt: time };
      usage.set(id, { count: before.count + count2, lastAt: Math.max(before.lastAt, time) });
    }
  }
  return usage;
}
async function append(project, name, values, after = () => {
}) {
  if (values.length === 0) return { status: "ok" };
  return changeNotes(project, (folder) => addLines(folder, name, values, after));
}
function addLines(folder, name, values, after = () => {
}) {
  if (values.length === 0) return { status: "ok" };
  const path = (0, import_shared_adapters_files_read_plain2.below)(folder, name);
  const appended = (0, import_hooks_active_on_stop24.appendLine)(path, values.map((one) => JSON.stringify(one)).join("\n"), 438, true);
  if (appended.status === "refused")
    return { status: "refused", reason: `${path} cannot be written: ${appended.reason}.` };
  after(path, appended.size);
  return { status: "ok" };
}
function linesOf(project, name) {
  const text = (0, import_shared_adapters_files_read_plain3.textOf)((0, import_hooks_active_on_stop.mswPath)(project, "memory", name), (0, import_shared_adapters_files_read_plain2.ownFile)(project), LARGEST) ?? "";
  return text.split("\n").flatMap((line) => valueIn(line) ?? []);
}
function valueIn(line) {
  const parsed = (0, import_hooks_active_on_stop4.parseJson)(line);
  return parsed.status === "ok" ? parsed.value : null;
}

var import_app_guidance_step_guidance16 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance17 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance18 = require("./app.guidance.step-guidance.cjs");

var import_hooks_active_on_command10 = require("./hooks.active.on-command.cjs");

// src/core/guidance/known-items.ts
function knownItems(known) {
  const items = [...fixItems(known), ...answerItems(known), ...passageItems(known)];
  return items.toSorted(
    (one, other) => Number(other.isHere) - Number(one.isHere) || other.at.localeCompare(one.at)
  );
}
function fixItems({ fixes, shared, project, ageMs }) {
  const judgements = (0, import_app_guidance_step_guidance16.judgementsIn)(shared);
  return fixes.map(({ fix, withdrawn }) => {
    const guidance = (0, import_app_guidance_step_guidance18.fixGuidance)(fix, "same", fix.class, project);
    const efficacy = (0, import_app_guidance_step_guidance16.rateOfFix)(judgements.get(guidance.id) ?? [], fix, ageMs);
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
      source: (0, import_app_loop_conclude_turn4.describeSource)(guidance),
      isHere: fix.project === project,
      state: withdrawn === null ? stateOf2(efficacy) : gone
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
    const guidance = vouched.has(kept.id) ? kept : (0, import_app_guidance_step_guidance.broughtAlong)(kept);
    const efficacy = (0, import_app_guidance_step_guidance16.rateOf)(outcomes.values(), ageMs);
    return {
      ...{ id: guidance.id, kind: "answer", class: guidance.failureClass, at: guidance.answeredAt, guidance },
      ...efficacy,
      failure: headlines.get(guidance.failureClass) ?? null,
      source: (0, import_app_loop_conclude_turn4.describeSource)(guidance),
      isHere: offeredIn.length > 0,
      state: forgotten.has(guidance.id) ? "forgotten" : stateOf2(efficacy)
    };
  });
}
var PASSAGES = /* @__PURE__ */ new Set(["memory", "documents", "packages", "tool"]);
function passageItems({ lines, shared, ageMs }) {
  const judgements = (0, import_app_guidance_step_guidance16.judgementsIn)(shared);
  const forgotten = (0, import_app_guidance_step_guidance8.forgottenIn)(shared);
  const headlines = headlinesIn(lines);
  const last = new Map(
    lines.flatMap(
      (line) => line.kind === "offered" && PASSAGES.has(line.rung ?? "") ? [[line.guidance, line]] : []
    )
  );
  return [...last.values()].map((line) => {
    const efficacy = (0, import_app_guidance_step_guidance16.rateOf)(judgements.get(line.guidance) ?? [], ageMs);
    return {
      ...{ id: line.guidance, kind: "passage", class: line.class, at: line.at, guidance: null, ...efficacy },
      failure: headlines.get(line.class) ?? null,
      source: line.source ?? line.rung ?? "",
      isHere: true,
      state: forgotten.has(line.guidance) ? "forgotten" : stateOf2(efficacy)
    };
  });
}
function stateOf2(efficacy) {
  return (0, import_app_guidance_step_guidance16.isResting)(efficacy) ? "rests" : "known";
}
function headlinesIn(lines) {
  return new Map(
    lines.flatMap((line) => line.kind === "climbed" ? [[line.class, line.headline]] : [])
  );
}
// src/app/guidance/show-guidance.ts
function knownHere(workspace) {
  const { project, userFolder, now } = workspace;
  const chosen = (0, import_app_guidance_step_guidance5.projectNotebook)(workspace);
  const notebooks = chosen.status === "chosen" ? chosen.accounts.map(({ notebook }) => notebook) : [];
  const isShown = (0, import_app_guidance_step_guidance17.shownIn)(workspace);
  return knownItems({
    fixes: (0, import_app_guidance_step_guidance17.readFixes)(userFolder).filter(({ fix }) => isShown(fix)),
    lines: (0, import_app_guidance_step_guidance7.knownLines)(project, userFolder, notebooks),
    shared: (0, import_app_guidance_step_guidance7.sharedLines)(userFolder),
    project,
    ageMs: (0, import_app_guidance_step_guidance16.ageFrom)(now())
  });
}
function findKnown(items, wanted) {
  return findOne(items, wanted.trim(), ({ id }) => id, {
    one: "guidance",
    list: "guidance list shows what is known, and with --forgotten what is not offered"
  });
}
function findOne(values, wanted, idOf, words) {
  const exact = values.find((value) => idOf(value) === wanted);
  if (exact !== void 0) return { status: "ok", value: exact };
  const begun = wanted === "" ? [] : values.filter((value) => idOf(value).startsWith(wanted));
  const [only, second] = begun;
  if (only !== void 0 && second === void 0) return { status: "ok", value: only };
  const shown = (0, import_hooks_active_on_stop12.plainLine)(wanted, 80);
  if (only !== void 0 && second !== void 0)
    return refusal(
      `${begun.length} ids begin with "${shown}", among them ${(0, import_hooks_active_on_stop12.plainLine)(idOf(only), 80)} and ${(0, import_hooks_active_on_stop12.plainLine)(idOf(second), 80)}: type more of it.`
    );
  const meant = (0, import_hooks_active_on_command10.closestWord)(wanted, values.map(idOf));
  return refusal(
    `There is no ${words.one} "${shown}": ${meant === null ? words.list : `did you mean ${(0, import_hooks_active_on_stop12.plainLine)(meant, 80)}?`}`
  );
}
function refusal(reason) {
  return { status: "refused", reason };
}
async function forgetGuidance(workspace, { id, kind, class: failureClass, state }, back) {
  if (state === "forgotten" === !back) return false;
  const at = (0, import_hooks_active_on_stop9.isoTime)(workspace);
  if (kind === "fix") {
    const line = back ? { kind: "restored", at, fix: id } : { kind: "withdrawn", at, fix: id, why: "forgotten" };
    await (0, import_app_guidance_step_guidance17.appendFixLines)(workspace.userFolder, [line]);
    const { noteFixes, withdrawNotes } = await Promise.resolve().then(() => require("./app.guidance.fix-notes.cjs"));
    const fixes = (0, import_app_guidance_step_guidance17.readFixes)(workspace.userFolder).flatMap(({ fix }) => fix.id === id ? [fix] : []);
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
  await (0, import_hooks_active_on_stop17.appendJournal)(workspace.project, { event: "guidance-forgotten", guidance: id, back }, at);
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
    list: `the last one is ${(0, import_hooks_active_on_stop12.plainLine)(last, 80)}`
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
module.exports = {
  DEFAULT_NAME: DEFAULT_NAME,
  ENDINGS: ENDINGS,
  IMPORT: IMPORT,
  IMPORT_MARKER: IMPORT_MARKER,
  LARGEST_NOTE: LARGEST_NOTE,
  LINK_TYPES: LINK_TYPES,
  LONGEST_TITLE: LONGEST_TITLE,
  RESEARCH: RESEARCH,
  addLinks: addLinks,
  addNotebook: addNotebook,
  addSource: addSource,
  agentNamed: agentNamed,
  answeredCount: answeredCount,
  appendLinks: appendLinks,
  askModel: askModel,
  askQuestion: askQuestion,
  changeNotes: changeNotes,
  climbsIn: climbsIn,
  clock: clock,
  commitReport: commitReport,
  commitResearchReport: commitResearchReport,
  countUse: countUse,
  deleteSource: deleteSource,
  describe: describe,
  describePlan: describePlan,
  embedTexts: embedTexts,
  exchangeNote: exchangeNote,
  explainEnding: explainEnding,
  findKnown: findKnown,
  foldLinks: foldLinks,
  forgetGuidance: forgetGuidance,
  freePath: freePath,
  hintLoop: hintLoop,
  indexSources: indexSources,
  ingestLinks: ingestLinks,
  isNoteId: isNoteId,
  isOwnResearch: isOwnResearch,
  isReportOf: isReportOf,
  isSlug: isSlug,
  isWasteful: isWasteful,
  keepReplaced: keepReplaced,
  knownHere: knownHere,
  listLoops: listLoops,
  listSources: listSources,
  missingForResearch: missingForResearch,
  newResearch: newResearch,
  nextStep: nextStep,
  nextStep$2: nextStep3,
  noteId: noteId,
  notebookLink: notebookLink,
  notebookStatus: notebookStatus,
  notifyByProgram: notifyByProgram,
  ok: ok,
  openMemoryFolder: openMemoryFolder,
  openResearchFolder: openResearchFolder,
  pauseLoop: pauseLoop,
  phaseQuestions: phaseQuestions,
  placeOf: placeOf,
  priorityOf: priorityOf,
  quoteMarkdown: quoteMarkdown,
  readJournalEvent: readJournalEvent,
  readLink: readLink,
  readLinkType: readLinkType,
  readLinks: readLinks,
  readNote: readNote,
  readNoteFiles: readNoteFiles,
  readNotes: readNotes,
  readResearch: readResearch,
  readUsage: readUsage,
  refreshQuota: refreshQuota,
  refused: refused,
  release: release,
  renderAnswer: renderAnswer,
  renderFacts: renderFacts,
  renderKnown: renderKnown,
  renderKnownItem: renderKnownItem,
  renderQuota: renderQuota,
  renderReport: renderReport2,
  renderReport$2: renderReport,
  renderResearchList: renderResearchList,
  renderRungs: renderRungs,
  renderSetUp: renderSetUp,
  renderTimeline: renderTimeline,
  renderWhy: renderWhy,
  reportMark: reportMark,
  researchPlace: researchPlace,
  researchSlug: researchSlug,
  rungTotals: rungTotals,
  rungsOfLoop: rungsOfLoop,
  setPlan: setPlan,
  setResearchAside: setResearchAside,
  setUpCommand: setUpCommand,
  setUpFacts: setUpFacts,
  showQuota: showQuota,
  showResearch: showResearch,
  shownHeading: shownHeading,
  sourceContent: sourceContent,
  sourceLink: sourceLink,
  stopLoop: stopLoop,
  stopped: stopped,
  storeNote: storeNote,
  sumChanges: sumChanges,
  supersededBy: supersededBy,
  takeLinks: takeLinks,
  textSourceTitle: textSourceTitle,
  useNotebook: useNotebook,
  whyGuidance: whyGuidance,
  withResearch: withResearch,
  writeEnding: writeEnding,
  writeLocalReport: writeLocalReport,
  writeReport: writeReport,
  writeResearch: writeResearch,
  writeResearchReport: writeResearchReport
};
