

var import_shared_core_retrieval_index_file = require("./shared.core.retrieval.index-file.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_shared_adapters_files_read_plain = require("./shared.adapters.files.read-plain.cjs");

var import_shared_adapters_files_read_plain2 = require("./shared.adapters.files.read-plain.cjs");

var import_shared_adapters_files_read_plain3 = require("./shared.adapters.files.read-plain.cjs");

var import_shared_adapters_files_read_plain4 = require("./shared.adapters.files.read-plain.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/adapters/documents/index-store.ts
var LARGEST = 1024 * 1024 * 1024;
function indexFiles(userFolder, { root, kind, analyser }) {
  const place = (0, import_shared_adapters_files_read_plain3.privateFile)(userFolder);
  const base = (0, import_node_path.join)(userFolder, FOLDER, `${keyOf(root)}-${kind}-${analyser}`);
  const wordsAt = (name) => `${base}-${name}.bin`;
  return {
    readTable: () => {
      const file = (0, import_shared_adapters_files_read_plain2.readFile)(`${base}.bin`, place, LARGEST);
      return file.status === "ok" ? (0, import_shared_core_retrieval_index_file.decodeTable)(file.bytes, analyser) : null;
    },
    withWords: (segment, some) => (0, import_shared_adapters_files_read_plain2.readParts)(wordsAt(segment.file), place, (read) => (0, import_shared_core_retrieval_index_file.withWords)(segment, some, read)),
    write: (stored) => {
      const segments = [];
      for (const segment of stored.index.segments) {
        const { name, bytes } = segment.file === null ? (0, import_shared_core_retrieval_index_file.encodeWords)(segment) : { name: segment.file, bytes: null };
        if (bytes !== null && !keep(userFolder, wordsAt(name), bytes)) return;
        segments.push({ ...segment, file: name });
      }
      const index = { ...stored.index, segments };
      if (!keep(userFolder, `${base}.bin`, (0, import_shared_core_retrieval_index_file.encodeTable)({ ...stored, index }))) return;
      const used = new Set(segments.map(({ file }) => wordsAt(file)));
      clearAway(userFolder, (path) => path.startsWith(`${base}-`) && !used.has(path), stored.writtenAt);
    },
    nextTurn: () => {
      const before = Number((0, import_shared_adapters_files_read_plain2.textOf)(`${base}.turn`, place) ?? 0);
      const turn = Number.isSafeInteger(before) && before >= 0 ? (before + 1) % 1e6 : 0;
      keep(userFolder, `${base}.turn`, `${turn}`);
      return turn;
    }
  };
}
var IN_USE_MS = 6e4;
function clearAway(userFolder, isUnused, now) {
  for (const name of (0, import_shared_adapters_files_read_plain.namesIn)((0, import_node_path.join)(userFolder, FOLDER), (0, import_shared_adapters_files_read_plain3.privateFile)(userFolder))) {
    const path = (0, import_node_path.join)(userFolder, FOLDER, name);
    if (isUnused(path) && now - ((0, import_shared_adapters_files_read_plain.lookAt)(path)?.mtimeMs ?? now) > IN_USE_MS) (0, import_node_fs.rmSync)(path, { force: true });
  }
}
function readExplanation(userFolder, call) {
  return (0, import_shared_adapters_files_read_plain2.textOf)(explanationPath(userFolder, call), (0, import_shared_adapters_files_read_plain3.privateFile)(userFolder));
}
function keepExplanation(userFolder, call, text) {
  keep(userFolder, explanationPath(userFolder, call), text);
}
function explanationPath(userFolder, call) {
  const key = (0, import_shared_adapters_files_read_plain4.createHash)("sha256").update(JSON.stringify(call)).digest("hex").slice(0, 24);
  return (0, import_node_path.join)(userFolder, FOLDER, `${key}-explained.txt`);
}
function keep(userFolder, path, content) {
  try {
    (0, import_node_fs.mkdirSync)((0, import_node_path.join)(userFolder, FOLDER), { recursive: true, mode: 448 });
    (0, import_hooks_active_on_stop.writeFileAtomic)(path, content, { mode: 384, durable: false });
    return true;
  } catch {
    return false;
  }
}
var FOLDER = "search";
function keyOf(text) {
  let [one, two] = [2166136261, 3315408001];
  for (let at = 0; at < text.length; at += 1) {
    one = Math.imul(one ^ text.charCodeAt(at), 16777619);
    two = Math.imul(two ^ text.charCodeAt(at), 2246822507) ^ two >>> 15;
  }
  return [one, two].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

// src/core/text/for-people.ts
function forPeople(lines, longest = 1e3) {
  const shown = lines.map((line) => (0, import_hooks_active_on_stop4.clipText)((0, import_hooks_active_on_stop3.harmless)(line).replaceAll(/\s/g, " ").trimEnd(), longest));
  return (0, import_hooks_active_on_stop2.ours)(shown.join("\n"));
}

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

// src/core/planning/documents/phase-id.ts
function phaseKey(id) {
  return id.trim().toUpperCase().replaceAll(/(^|[.-])0+(?=\d)/g, "$1");
}
function comparePhases(a, b) {
  const [left, right] = [partsOf(a), partsOf(b)];
  const at = left.findIndex((part, index) => part !== right[index]);
  if (at === -1) return left.length - right.length;
  return comparePart(left[at] ?? "", right[at] ?? "");
}
function comparePart(a, b) {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a) < String(b) ? -1 : 1;
}
function folderPhase(name) {
  return /^(?:[A-Za-z]{1,12}-)?\d+[A-Za-z]?(?:\.\d+)*(?=-|$)/.exec(name)?.[0] ?? null;
}
function isFolderOf(name, id) {
  const found = folderPhase(name);
  if (found === null) return false;
  const key = phaseKey(id);
  return phaseKey(found) === key || phaseKey(found.replace(/^[A-Za-z]{1,12}-/, "")) === key;
}
function isBacklog(id) {
  return /^(?:[A-Z]+-)?999(?:\.|$)/.test(phaseKey(id));
}
function partsOf(id) {
  const [, prefix = "", number = "0", letter = "", rest = ""] = /^(?:([A-Z]+)-)?(\d+)([A-Z]?)((?:\.\d+)*)/.exec(phaseKey(id)) ?? [];
  return [prefix, Number(number), letter, ...rest.split(".").slice(1).map(Number)];
}
var LONGEST_SLUG = 60;
function phaseFolderName(number, name, code = null) {
  const slug = phaseSlug(name);
  const id = paddedPhase(number);
  const base = slug === "" ? id : `${id}-${slug}`;
  return code === null || /^[A-Z]/i.test(id) ? base : `${code}-${base}`;
}
function paddedPhase(number) {
  const [, digits, rest = ""] = /^(\d+)([A-Za-z]?(?:\.\d+)*)$/.exec(number.trim()) ?? [];
  return digits === void 0 ? number.trim() : digits.padStart(2, "0") + rest;
}
function phaseSlug(name) {
  return name.normalize("NFKD").replaceAll(new RegExp("\\p{M}", "gu"), "").toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").slice(0, LONGEST_SLUG).replaceAll(/^-|-$/g, "");
}
// src/core/planning/phases/phase-facts.ts
function diskStatus(phase) {
  if (phase.folder === null) return "no_directory";
  if (phase.verification === "passed") return "complete";
  if (phase.plans.some(({ done }) => done)) return "partial";
  if (phase.plans.length > 0) return "planned";
  if (phase.hasResearch) return "researched";
  return phase.hasContext ? "discussed" : "empty";
}
function percentOf(counts) {
  if (counts.total_plans === 0 && counts.total_phases === 0) return 0;
  const plans = counts.total_plans === 0 ? 1 : counts.completed_plans / counts.total_plans;
  const phases = counts.total_phases === 0 ? 1 : counts.completed_phases / counts.total_phases;
  return Math.min(100, Math.round(100 * Math.min(plans, phases)));
}
function progressBar(percent) {
  const full = Math.max(0, Math.min(10, Math.round(percent / 10)));
  return `[${"\u2588".repeat(full)}${"\u2591".repeat(10 - full)}]`;
}
function findPhase(phases, typed) {
  const word = typed.trim();
  const key = phaseKey(folderPhase(word) ?? word);
  const means = ({ number, folder }) => phaseKey(number) === key || folder !== null && isFolderOf(folder, word);
  return phases.find(means) ?? null;
}
function noSuchPhase(phases, typed) {
  const known = phases.map(({ number }) => number).join(", ");
  if (known === "") return "The roadmap has no phases: begin with /msw:init.";
  return `There is no phase "${(0, import_hooks_active_on_stop5.plainLine)(typed, 40)}" in this milestone: it has ${(0, import_hooks_active_on_stop5.plainLine)(known, 200)}.`;
}
// src/core/planning/writing/document-text.ts
function documentOf(blocks) {
  return `${blocks.filter((block) => block !== null && block !== "").join("\n\n")}
`;
}
function linesOf(lines) {
  return lines.join("\n");
}
function listOrNone(items, none) {
  return items.length === 0 ? none : linesOf(items);
}
function paragraph(text) {
  return oneLine(text).replace(/^(?=[-*+>#|]|\d{1,9}[.)]|`{3}|~{3})/, "\\");
}
function researchNote(source) {
  return source === void 0 ? "" : ` (research: ${oneLine(source)})`;
}
function oneLine(text) {
  return text.replaceAll(/[\u0000-\u001f\u007f\u0085\u2028\u2029\s]+/g, " ").replaceAll("<!--", "&lt;!--").trim();
}
function itemText(text) {
  return oneLine(text).replace(/^(?:(?:[-*+>#]+|\d{1,9}[.)])(?: |$)|`{3,}|~{3,})+/, "").trim();
}
function cellText(text) {
  return oneLine(text).replaceAll(/(?<!\\)\\*\|/g, "\\|");
}

// src/core/report/planning-page.ts
var MOST_PHASES = 40;
var MOST_BLOCKERS = 5;
var MOST_POINTS = 10;
var MOST_WAITING = 10;
function renderPlanningPage(page) {
  const { standing, blockers, next } = page;
  const { progress, phases } = standing;
  const title = [page.name ?? "This project", page.milestone].filter((one) => one !== null).join(" \xB7 ");
  const shown = phases.slice(0, MOST_PHASES);
  return forPeople([
    (0, import_hooks_active_on_stop5.plainLine)(title, 100),
    ...phases.length === 0 ? [] : [progressLine(progress), ""],
    ...shown.map((phase) => phaseLine(phase, standing)),
    ...phases.length > shown.length ? [`    and ${phases.length - shown.length} more`] : [],
    "",
    ...blockers.slice(0, MOST_BLOCKERS).map((one) => `Blocker: ${(0, import_hooks_active_on_stop5.plainLine)(one, 160)}`),
    ...blockers.length > MOST_BLOCKERS ? [`and ${blockers.length - MOST_BLOCKERS} more blockers`] : [],
    ...blockers.length > 0 ? ['  When one is gone: msw-protocol state blocker resolve "ITS WORDS"'] : [],
    ...openLines(page.points ?? []),
    ...(page.waiting ?? []).slice(0, MOST_WAITING).map(({ reason, command }) => `Waits: ${(0, import_hooks_active_on_stop5.plainLine)(reason, 300)}: ${command}`),
    ...page.pausedAt === null ? [] : [`Paused: ${(0, import_hooks_active_on_stop5.plainLine)(page.pausedAt, 60)}`],
    ...page.decisions === 0 ? [] : [`Decisions noted: ${page.decisions}`],
    ...page.lastActivity === null ? [] : [`Last activity: ${(0, import_hooks_active_on_stop5.plainLine)(page.lastActivity, 160)}`],
    ...page.stoppedAt === null ? [] : [`Stopped at: ${(0, import_hooks_active_on_stop5.plainLine)(page.stoppedAt, 160)}`],
    nextLine(next)
  ]);
}
function openLines(points) {
  const lines = points.slice(0, MOST_POINTS).map(({ what, command }) => `Open: ${(0, import_hooks_active_on_stop5.plainLine)(what, 200)}${command === null ? "" : ` ${command}`}`);
  return points.length > MOST_POINTS ? [...lines, `and ${points.length - MOST_POINTS} more open`] : lines;
}
function nextLine({ command, reason }) {
  const why = (0, import_hooks_active_on_stop5.plainLine)(reason, 300);
  return forPeople([command === null ? `Next: ${why}` : `Next: ${command} \u2014 ${why}`]);
}
function phaseLine(phase, { open, phase: current }) {
  const isOver = !open.includes(phase.number);
  const mark = phase.number === current?.number ? "\u25B8" : isOver ? "\u2713" : " ";
  const name = (0, import_hooks_active_on_stop5.plainLine)(phase.name, 50);
  return `  ${mark} ${phase.number} ${name}: ${phaseState(phase, isOver)}`;
}
function phaseState(phase, isOver) {
  const { plans, verification, verifiedOn, halted = [] } = phase;
  const done = plans.filter((plan) => plan.done).length;
  if (plans.length === 0) return isOver ? "closed" : beginning(phase);
  const count = `${done} of ${plans.length} ${plans.length === 1 ? "plan" : "plans"} done`;
  if (verification === "passed") return `${count}, verified${verifiedOn === null ? "" : ` ${verifiedOn}`}`;
  const stopped = halted.length > 0 ? `, stopped: ${halted.join(", ")}` : "";
  if (done < plans.length) {
    const can = phase.runnable.length > 0 ? `, can run: ${phase.runnable.slice(0, 6).join(", ")}` : "";
    return `${count}${stopped}${can}`;
  }
  return `${count}${stopped}, ${verificationState(verification)}`;
}
function beginning({ hasContext, hasResearch }) {
  const there = [hasContext ? "discussed" : "", hasResearch ? "researched" : ""].filter((one) => one !== "");
  return there.length === 0 ? "not begun" : `${there.join(", ")}, no plan`;
}
function verificationState(verification) {
  switch (verification) {
    case "gaps_found":
      return "its verification found gaps";
    case "human_needed":
      return "its verification waits for a person";
    case "unknown":
      return "its verification is out of date";
    default:
      return "not verified";
  }
}
function progressLine({ percent, ...counts }) {
  return `${progressBar(percent)} ${percent}% \xB7 ${counts.completed_phases} of ${counts.total_phases} phases \xB7 ${counts.completed_plans} of ${counts.total_plans} plans`;
}

var import_shared_core_retrieval_index_file2 = require("./shared.core.retrieval.index-file.cjs");

// src/core/retrieval/passages/text-sections.ts
var LONG = 500;
var LONGEST = 2e3;
function textSections(text) {
  const sections = [];
  const headings = [];
  let piece = emptyPiece(1);
  const close = (line) => {
    const whole = piece.lines.join("\n").trimEnd();
    if (whole.trim() !== "")
      sections.push({ headings: headings.map(({ title }) => title), line: piece.line, text: whole });
    piece = emptyPiece(line);
  };
  const isCode = fences();
  const lines = text.split(/\r?\n/).map((line) => CONTENTS.test(line) ? "" : line);
  for (const [index, line] of lines.entries()) {
    const heading = isCode(line) ? "code" : headingAt(line, lines[index + 1]);
    if (isEnd(heading, piece.length, line)) close(index + 1);
    if (heading !== null && heading !== "code") enter(headings, heading);
    if (piece.lines.length === 0 && line.trim() === "") piece.line = index + 2;
    else {
      piece.lines.push(line);
      piece.length += line.length + 1;
    }
  }
  close(lines.length);
  return sections;
}
var CONTENTS = /^\s{0,12}(?:[-*+]|\d{1,3}[.)]) \[[^\]\n]{0,200}\]\(#[^)\n]{0,200}\)\s*$/;
function emptyPiece(line) {
  return { line, lines: [], length: 0 };
}
function isEnd(heading, length, line) {
  if (length > LONGEST) return true;
  return heading === null ? length > LONG && BREAK.test(line) : heading !== "code";
}
function enter(headings, heading) {
  while ((headings.at(-1)?.level ?? 0) >= heading.level) headings.pop();
  headings.push(heading);
}
var BREAK = /^\s{0,8}(?:$|\||[-*+] |\d{1,3}[.)] )/;
function headingAt(line, next) {
  const [, marks = "", title = ""] = /^(#{1,6}|={1,6})\s+(\S.*)$/.exec(line) ?? [];
  if (marks !== "") return { level: marks.length, title: title.trim() };
  const isUnderlined = next !== void 0 && /^(?:={3,}|-{3,}|~{3,}|\^{3,})\s*$/.test(next);
  if (!isUnderlined || !/^[\p{L}\p{N}`[]/u.test(line) || line.includes("|")) return null;
  return { level: next.startsWith("=") ? 1 : 2, title: line.trim() };
}
function fences() {
  let open = null;
  return (line) => {
    const [, marks = ""] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
    const wasOpen = open !== null;
    if (open === null && marks !== "") open = marks;
    else if (open !== null && marks.startsWith(open)) open = null;
    return wasOpen;
  };
}
// src/core/retrieval/passages/weigh-section.ts
var SAME_WORDS = 4;
var MOST_OF_WORDS = 3;
var EACH_WORD = 0.45;
var TOLD_CHANGE = 1.5;
var CHANGED = /\b(?:breaking|remov(?:e|ed|es|al)|renamed?|deprecated?|no longer|replaced|instead of|migrat\w{1,5}|dropp?(?:ed|s)?)\b/i;
function weighSection(section, clues, rarity) {
  const heading = section.headings.join("\n");
  const whole = `${heading}
${section.text}`;
  const anchors = clues.anchors.filter(({ text }) => standsIn(whole, text));
  if (anchors.length === 0) return { score: 0, anchors };
  const own = withoutRepeats(anchors);
  const said = withoutCode(whole);
  const share = (text) => said === whole || standsIn(said, text) ? 1 : IN_CODE;
  const named2 = own.reduce((sum, one) => sum + one.weight * rarity(one.text) * share(one.text), 0);
  const titled = own.some(({ text }) => standsIn(section.headings.at(-1) ?? "", text)) ? 1 : 0;
  const there = (0, import_shared_core_retrieval_index_file2.analyse)(whole, "code");
  const known = new Set(there);
  const told = clues.words.filter((word) => known.has(word));
  const words = told.reduce((sum, word) => sum + EACH_WORD * rarity(word), 0);
  const row = longestRow(clues.message, there);
  const same = row < SAME_WORDS ? 0 : Math.min(1 + (row - SAME_WORDS) * 0.5, 3);
  const changed = CHANGED.test(section.text) ? TOLD_CHANGE : 0;
  return { score: named2 + titled + Math.min(words, MOST_OF_WORDS) + same + changed, anchors: own };
}
var IN_CODE = 0.5;
function withoutCode(text) {
  const isCode = fences();
  const said = text.split("\n").filter((line) => !isCode(line) || COMMENT.test(line));
  return said.join("\n");
}
var COMMENT = /^\s{0,40}(?:\/\/|\/?\*|#|--)/;
function withoutRepeats(anchors) {
  return anchors.filter(
    ({ text }) => !anchors.some((other) => other.text !== text && other.text.includes(text))
  );
}
function standsIn(whole, name) {
  for (let at = whole.indexOf(name); at !== -1; at = whole.indexOf(name, at + 1)) {
    if (!PART.test(whole[at - 1] ?? " ") && !PART.test(whole[at + name.length] ?? " ")) return true;
  }
  return false;
}
var PART = /[\w$]/;
function longestRow(message, there) {
  const places = /* @__PURE__ */ new Map();
  for (const [at, word] of there.entries()) {
    const known = places.get(word);
    if (known === void 0) places.set(word, [at]);
    else known.push(at);
  }
  const rows = message.split("\n").map((line) => rowOf((0, import_shared_core_retrieval_index_file2.analyse)(line, "code"), places));
  return Math.max(0, ...rows);
}
function rowOf(words, places) {
  let longest = 0;
  let before = /* @__PURE__ */ new Map();
  for (const word of words) {
    const rows = new Map((places.get(word) ?? []).map((at) => [at, (before.get(at - 1) ?? 0) + 1]));
    longest = Math.max(longest, ...rows.values());
    before = rows;
  }
  return longest;
}
// src/core/retrieval/passages/answering-passages.ts
var DOCUMENT_BAR = { floor: 4.6, most: 3 };
var LONGEST2 = 1200;
var LINES_BEFORE = 2;
var TELLING = 1.5;
var NEAR = 0.7;
function answeringPassages(texts, clues, rarity, bar = DOCUMENT_BAR) {
  const pieces2 = texts.flatMap(({ name, text }) => {
    const called = clues.anchors.find((anchor) => isCalled(name, anchor));
    if (called === void 0)
      return sectionsToWeigh(text, clues).map((section) => ({ name, section, bonus: 0 }));
    const titled = (section) => ({ ...section, headings: [called.text, ...section.headings] });
    return textSections(text).map((section) => ({ name, section: titled(section), bonus: CALLED }));
  });
  return passagesOf(pieces2, clues, rarity, bar);
}
var CALLED = 1.5;
function isCalled(path, { kind, text }) {
  const name = path.split("/").at(-1) ?? path;
  if (kind === "document") return name === text;
  return kind === "code" && name.split(".")[0] === text.split("/").at(-1);
}
function passagesOf(pieces2, clues, rarity, { floor, most }) {
  const found = pieces2.flatMap(({ name, section, bonus }) => {
    const { score, anchors } = weighSection(section, clues, rarity);
    const weight = { score: score + bonus, anchors };
    return answers(weight, floor) ? [passageOf(name, section, weight)] : [];
  });
  const best = found.sort((one, other) => other.score - one.score);
  return best.filter(({ score }) => score >= (best[0]?.score ?? 0) * NEAR).slice(0, most);
}
function sectionsToWeigh(text, { anchors }) {
  return anchors.some((anchor) => standsIn(text, anchor.text)) ? textSections(text) : [];
}
function answers({ score, anchors }, floor) {
  return score >= floor && anchors.some(({ weight }) => weight >= TELLING);
}
function passageOf(name, { headings, line, text }, { score, anchors }) {
  const lines = text.split("\n");
  const naming = lines.findIndex((one) => anchors.some((anchor) => standsIn(one, anchor.text)));
  const start = text.length <= LONGEST2 ? 0 : Math.max(0, naming - LINES_BEFORE);
  const shown = lines.slice(start).join("\n");
  const title = headings.at(-1);
  const whole = title === void 0 || lines[start]?.includes(title) ? shown : `${title}
${shown}`;
  return { text: (0, import_hooks_active_on_stop4.clipText)(whole, LONGEST2), source: `${name}:${line + start}`, score };
}
// src/core/retrieval/passages/failure-clues.ts
var MOST_ITEMS = 3;
function failureClues({ tool, code, class: name, headline, items }, output = "") {
  const shown = items.filter((item) => item.code === code && item.tool === tool).slice(0, MOST_ITEMS);
  const all = [.../* @__PURE__ */ new Set([headline, ...shown.flatMap(wordsOf)])].join("\n");
  const told = all.replaceAll(ADDRESS, "$1");
  const anchors = /* @__PURE__ */ new Map();
  const add = (text, kind, weight) => {
    if (text.length < 3 || GENERIC.has(text.toLowerCase())) return;
    if ((anchors.get(text)?.weight ?? 0) < weight) anchors.set(text, { text, kind, weight });
  };
  const codes = [
    code,
    name,
    ...[...output.matchAll(CODE)].slice(0, MOST_ITEMS).map(([, own]) => own ?? null)
  ];
  for (const own of codes) if (own !== null) addCode(own, add);
  for (const [, , name2 = ""] of all.matchAll(ADDRESS)) add(name2, "document", 3);
  for (const item of shown) for (const file of filesOf(item)) addFile(file, add);
  for (const [, file = ""] of told.matchAll(FILES)) addFile(file, add);
  const plain = told.replaceAll(FILES, " ");
  for (const { text, weight } of namesIn2(plain)) add(text, "symbol", weight);
  for (const [, meant = ""] of plain.matchAll(MEANT)) add(meant, "symbol", weightOf(meant) + 1.5);
  for (const [number] of plain.matchAll(NUMBER)) add(number, "symbol", NUMBERS);
  const words = (0, import_shared_core_retrieval_index_file2.analyse)(`${tool} ${codes.join(" ")} ${told}`, "code").filter((word) => !isEmpty(word));
  return { anchors: [...anchors.values()], words: [...new Set(words)], message: told };
}
function wordsOf({ words, testId }) {
  return testId === null ? [words] : [words, testId];
}
function filesOf({ file, ownFrame }) {
  return [file, ownFrame?.split(/:\d/)[0] ?? null].filter((one) => one !== null);
}
var CODE = /\bcode: ['"]([A-Z][A-Z\d_]{2,80})['"]/g;
var FILES = /((?:[\w@.-]{1,80}\/){1,12}[\w@-][\w@.-]{0,80}\.[A-Za-z]{1,5}|[\w@-][\w@.-]{0,80}\.(?:[cm]?[jt]sx?|vue|svelte|py|pyi|ipynb|go|rs|java|kts?|rb|php|c|cc|cpp|h|hpp|cs|swift|scala|ex|exs|sh|sql|json|jsonc|jsonl|ya?ml|toml|ini|cfg|conf|env|lock|xml|html?|css|scss|csv|md|mdx|rst|txt|adoc|proto|tf|gradle))(?=[:()\s'"`,]|$)/g;
var ADDRESS = /\bhttps?:\/\/[^\s'"`)>]{0,200}?(([^\s'"`)>/]{1,80}\.(?:mdx?|rst|adoc))?[^\s'"`)>/]{0,80})(?=[\s'"`)>]|$)/g;
function addFile(file, add) {
  const base = file.split("/").at(-1) ?? file;
  if (file !== base) add(file, "file", 3);
  if (!COMMON_FILES.test(base)) add(base, "file", 2);
}
var COMMON_FILES = /^(?:index|main|test|tests|app|lib|mod|utils|helpers|__init__|conftest|setup)\.[a-z]+$/i;
var MEANT = /did you mean(?: to \w{1,20})?:? ['"`]?([\w$][\w$.-]{2,80}[\w$])['"`?]/gi;
var NUMBER = /(?<![\w.:-])\d{3,6}(?![\w.:-])/g;
var NUMBERS = 1.4;
function namesIn2(message) {
  const quoted = [...message.matchAll(QUOTED)].flatMap(([, , text = ""]) => quotedNames(text.trim()));
  const written = [...message.matchAll(IDENTIFIER)].flatMap(
    ([text]) => isCodeLike(text) ? partsOf2(text) : []
  );
  const flags = [...message.matchAll(/(?<![\w-])--?[a-z][\w-]{2,40}/g)].map(([text]) => ({
    text,
    weight: 2.5
  }));
  return [...quoted, ...written, ...flags];
}
var QUOTED = /(['"`‘“])([^'"`‘’“”\n]{2,80})['"`’”]/g;
var IDENTIFIER = /(?<![\w$])[A-Za-z_$][\w$]{0,80}(?:(?:\.|::|#|-)[A-Za-z_$][\w$]{0,80}){0,8}/g;
function quotedNames(text) {
  if (!/^[\w$@.-]\S*$/.test(text)) return [];
  return isCodeLike(text) ? partsOf2(text) : [{ text, weight: 1.5 }];
}
function partsOf2(text) {
  const last = text.split(/[^\w$]/).at(-1) ?? text;
  const whole = { text, weight: weightOf(text) };
  return last === text ? [whole] : [whole, { text: last, weight: isCodeLike(last) ? weightOf(last) : 1.5 }];
}
function addCode(code, add) {
  add(code, "code", weightOfCode(code));
  const last = code.split(/[^\w$]/).at(-1) ?? code;
  if (last !== code && isCodeLike(last)) add(last, "code", weightOf(last));
}
function weightOfCode(code) {
  if (!/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(code)) return 2.5;
  return code.split("_").length > 2 ? 6 : 4;
}
function weightOf(name) {
  if (/^[A-Z]{1,16}$/.test(name)) return 2;
  if (/^[A-Z][a-z]+(?:Error|Exception|Warning)$/.test(name)) return 2.5;
  const parts = name.split(/[\W_]+|(?<=[a-z])(?=[A-Z])/).filter((part) => part !== "").length;
  return parts < 3 ? 3 : Math.min(5, parts + 1);
}
function isCodeLike(text) {
  if (/[a-z\d][A-Z]|[A-Z]{2}[a-z]|\w_\w|\w(?:\.|::|#)\w/.test(text)) return true;
  if (/^[A-Z][a-z]+(?:-[A-Z][a-z]+)+$/.test(text)) return true;
  return /^(?=.*\d)[A-Z][A-Z\d]{2,}$/.test(text) || /^[A-Z]{4,}$/.test(text);
}
function isEmpty(word) {
  return GENERIC.has(word) || /^\d{1,2}$/.test(word) || word.length < 2;
}
var GENERIC = new Set(
  [
    "error errors typeerror valueerror keyerror attributeerror importerror modulenotfounderror runtimeerror",
    "assertionerror assertionerr syntaxerror referenceerror rangeerror nameerror indexerror exception fail failed",
    "failure failing warning fatal panic panicked undefined null nan object array string number boolean promise",
    "function module exports require import default index main test tests value data type name length void any",
    "never unknown none true false self int str float list dict bool expect expected assert assertion received",
    "actual got tobe toequal tostrictequal err_assertion err_module_not_found module_not_found err_test_failure",
    "testcodefailure node_modules traceback file line most recent call last cannot could does has have must property",
    "argument arguments parameter assign assignable exist found find read reading instance attribute json http",
    "https src lib dist equal deep than but was were called call module.exports process.exit stderr stdout code",
    "message exit status todo src/index.ts index.ts index.js package.json console.log error.stack err.message"
  ].flatMap((line) => {
    const plain = line.split(" ");
    return [...plain, ...(0, import_shared_core_retrieval_index_file2.analyse)(line, "english")];
  })
);

var import_node_path2 = require("node:path");
var import_node_os = require("node:os");
var import_node_path3 = require("node:path");
// src/app/retrieval/installed-passages.ts
// src/adapters/documents/installed-packages.ts
var LARGEST2 = 1024 * 1024;
var MOST_PROSE = 60;
var MOST_SOURCES = 300;
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
  const folder = folders.find((one) => (0, import_shared_adapters_files_read_plain3.isInside)(path, one));
  return folder === void 0 ? null : (0, import_shared_adapters_files_read_plain2.textOf)(path, (0, import_shared_adapters_files_read_plain3.projectFile)(folder), LARGEST2);
}
function findNpm(name, { root, from }) {
  for (let folder = from; (0, import_shared_adapters_files_read_plain3.isInside)(folder, (0, import_node_path3.dirname)(root)); folder = (0, import_node_path3.dirname)(folder)) {
    const at = (0, import_shared_adapters_files_read_plain3.realPath)((0, import_node_path3.join)(folder, "node_modules", name));
    const isOwn = at.split(import_node_path3.sep).includes("node_modules") || (0, import_shared_adapters_files_read_plain3.isInside)(at, root);
    const version = isOwn ? versionIn((0, import_shared_adapters_files_read_plain2.textOf)((0, import_node_path3.join)(at, "package.json"), (0, import_shared_adapters_files_read_plain3.projectFile)(at), LARGEST2)) : null;
    if (version !== null) return packageOf({ name, version, folder: at }, /\.d\.m?ts$/);
    if (folder === (0, import_node_path3.dirname)(folder)) break;
  }
  return null;
}
function versionIn(manifest) {
  return /"version"\s{0,4}:\s{0,4}"([\w.+-]{1,60})"/.exec(manifest ?? "")?.[1] ?? null;
}
function findPython(name, where) {
  for (const site of sitesOf(where)) {
    const folder = (0, import_node_path3.join)(site, name);
    const isFolder2 = (0, import_shared_adapters_files_read_plain.lookAt)(folder)?.isDirectory() === true;
    if (!isFolder2 && (0, import_shared_adapters_files_read_plain.lookAt)(`${folder}.py`)?.isFile() !== true) continue;
    const info = infoOf(site, name);
    if (info === null) continue;
    const [, own = name, version = ""] = /^(.{1,100}?)-([^-]{1,60})\.dist-info$/.exec(info) ?? [];
    const real = (0, import_shared_adapters_files_read_plain3.realPath)(site);
    const sources = isFolder2 ? filesIn((0, import_node_path3.join)(real, name), /\.pyi?$/, MOST_SOURCES) : [(0, import_node_path3.join)(real, `${name}.py`)];
    const prose2 = [(0, import_node_path3.join)(real, info, "METADATA"), ...filesIn((0, import_node_path3.join)(real, info), PROSE, MOST_PROSE)];
    const folders = [(0, import_node_path3.join)(real, info), ...isFolder2 ? [(0, import_node_path3.join)(real, name)] : [real]];
    return { name: own, version, prose: prose2, sources, folders };
  }
  return null;
}
function sitesOf({ root, output }) {
  const own = [".venv", "venv", "env"].flatMap((folder) => {
    const libraries = (0, import_node_path3.join)(root, folder, "lib");
    const unix = (0, import_shared_adapters_files_read_plain.namesIn)(libraries, import_shared_adapters_files_read_plain3.named).map((python) => (0, import_node_path3.join)(libraries, python, "site-packages"));
    return [...unix, (0, import_node_path3.join)(root, folder, "Lib", "site-packages")];
  });
  const used = [...output.matchAll(/((?:\/|[A-Z]:\\)[^\s"':]{1,300}[\\/](?:site|dist)-packages)[\\/]/g)];
  return [.../* @__PURE__ */ new Set([...own, ...used.map(([, path = ""]) => path)])];
}
function infoOf(site, name) {
  const list = (0, import_shared_adapters_files_read_plain.listFolder)(site, import_shared_adapters_files_read_plain3.named);
  const infos = list.status === "ok" ? list.entries.map((one) => one.name).filter((one) => one.endsWith(".dist-info")) : [];
  const plain = (text) => text.toLowerCase().replaceAll(/[-_.]/g, "-");
  const same = infos.find(
    (one) => plain(one).startsWith(`${plain(name)}-`) && /-\d[^-]*\.dist-info$/.test(one.slice(name.length))
  );
  return same ?? infos.find((one) => holds((0, import_node_path3.join)(site, one), name)) ?? null;
}
function holds(info, name) {
  const tops = (0, import_shared_adapters_files_read_plain2.textOf)((0, import_node_path3.join)(info, "top_level.txt"), import_shared_adapters_files_read_plain3.named, LARGEST2);
  if (tops !== null) return tops.split(/\s+/).includes(name);
  const files = (0, import_shared_adapters_files_read_plain2.textOf)((0, import_node_path3.join)(info, "RECORD"), import_shared_adapters_files_read_plain3.named, LARGEST2) ?? "";
  return files.split("\n").some((file) => file.startsWith(`${name}/`) || file.startsWith(`${name}.py,`));
}
function findGo(imported, { root }) {
  const cache = process.env.GOMODCACHE ?? (0, import_node_path3.join)(process.env.GOPATH ?? (0, import_node_path3.join)((0, import_node_os.homedir)(), "go"), "pkg", "mod");
  const required = (0, import_shared_adapters_files_read_plain2.textOf)((0, import_node_path3.join)(root, "go.mod"), (0, import_shared_adapters_files_read_plain3.projectFile)(root), LARGEST2) ?? "";
  for (const [, name = "", version = ""] of required.matchAll(
    /^\s{0,8}(?:require )?([\w./-]{3,200}) (v[\w.+-]{1,80})/gm
  )) {
    if (imported !== name && !imported.startsWith(`${name}/`)) continue;
    const escaped2 = name.replaceAll(/[A-Z]/g, (letter) => `!${letter.toLowerCase()}`);
    const folder = (0, import_node_path3.join)(cache, `${escaped2}@${version}`);
    if ((0, import_shared_adapters_files_read_plain.lookAt)(folder)?.isDirectory() === true)
      return packageOf({ name, version, folder: (0, import_shared_adapters_files_read_plain3.realPath)(folder) }, /(?<!_test)\.go$/);
  }
  return null;
}
function findRust(name, { root }) {
  const lock = (0, import_shared_adapters_files_read_plain2.textOf)((0, import_node_path3.join)(root, "Cargo.lock"), (0, import_shared_adapters_files_read_plain3.projectFile)(root), 4 * LARGEST2) ?? "";
  const sources = (0, import_node_path3.join)(process.env.CARGO_HOME ?? (0, import_node_path3.join)((0, import_node_os.homedir)(), ".cargo"), "registry", "src");
  for (const [, own = "", version = ""] of lock.matchAll(
    /^name = "([\w-]{1,80})"\nversion = "([\w.+-]{1,60})"/gm
  )) {
    if (own.replaceAll("-", "_") !== name.replaceAll("-", "_")) continue;
    const found = (0, import_shared_adapters_files_read_plain.namesIn)(sources, import_shared_adapters_files_read_plain3.named).map((registry) => (0, import_node_path3.join)(sources, registry, `${own}-${version}`)).find((folder) => (0, import_shared_adapters_files_read_plain.lookAt)(folder)?.isDirectory() === true);
    if (found !== void 0) return packageOf({ name: own, version, folder: (0, import_shared_adapters_files_read_plain3.realPath)(found) }, /\.rs$/);
  }
  return null;
}
var PROSE = /^(?:readme|change|history|upgrad|migrat|breaking|news|releases?)[\w.-]{0,40}$/i;
function packageOf({ name, version, folder }, source) {
  const own = (0, import_shared_adapters_files_read_plain.namesIn)(folder, (0, import_shared_adapters_files_read_plain3.projectFile)(folder)).filter(
    (file) => PROSE.test(file) && !/\.[cm]?[jt]s$/.test(file)
  );
  const docs = filesIn((0, import_node_path3.join)(folder, "docs"), /\.(?:md|mdx|rst|txt)$/i, MOST_PROSE);
  const prose2 = [...own.map((file) => (0, import_node_path3.join)(folder, file)), ...docs];
  return { name, version, prose: prose2, sources: filesIn(folder, source, MOST_SOURCES), folders: [folder] };
}
var DEEPEST = 5;
function filesIn(folder, wanted, most) {
  const found = [];
  const waiting = [folder];
  for (let at = waiting.shift(); at !== void 0 && found.length < most; at = waiting.shift()) {
    const list = (0, import_shared_adapters_files_read_plain.listFolder)(at, import_shared_adapters_files_read_plain3.named);
    const entries = list.status === "ok" ? [...list.entries].sort((one, other) => one.name < other.name ? -1 : 1) : [];
    const isDeep = (0, import_node_path3.relative)(folder, at).split(import_node_path3.sep).length >= DEEPEST;
    const below22 = entries.filter((entry) => entry.isDirectory() && !LEFT_OUT.test(entry.name));
    const own = entries.filter((entry) => entry.isFile() && wanted.test(entry.name));
    found.push(...own.map(({ name }) => (0, import_node_path3.join)(at, name)));
    if (!isDeep) waiting.push(...below22.map(({ name }) => (0, import_node_path3.join)(at, name)));
  }
  return found.slice(0, most);
}
var LEFT_OUT = /^(?:node_modules|tests?|__pycache__|examples?|benches|\..*)$/;
// src/core/retrieval/passages/declared-documentation.ts
var MOST_LINES = 24;
function declaredDocumentation(text, ecosystem, names) {
  if (![...names.keys()].some((name) => text.includes(name))) return [];
  const lines = text.split(/\r?\n/);
  return lines.flatMap((line, at) => {
    const name = names.get(declaredIn(line, ecosystem) ?? "");
    return name === void 0 ? [] : toldOf(name, lines, at, ecosystem);
  });
}
function declaredIn(line, ecosystem) {
  return line.length > LONGEST_LINE ? null : DECLARATIONS[ecosystem].exec(line)?.[1] ?? null;
}
function toldOf(name, lines, at, ecosystem) {
  const isBelow = ecosystem === "python";
  const [from, to] = isBelow ? below2(lines, at) : above(lines, at, ecosystem);
  if (from === to) return [];
  const told = lines.slice(from, Math.min(to, from + MOST_LINES));
  const declared = lines[at] ?? "";
  const shown = isBelow ? [declared, ...told] : [...told, declared];
  return [{ headings: [name], line: (isBelow ? at : from) + 1, text: dedent(shown).join("\n") }];
}
var LONGEST_LINE = 500;
var DECLARATIONS = {
  npm: /^\s{0,40}(?:(?:export|declare|default|abstract|static|readonly|public|protected|async|function|class|interface|type|const|let|var|enum|namespace|get|set)\s{1,4}){0,5}([A-Za-z_$][\w$]{0,80})\s{0,4}[?(:<={;]/,
  python: /^\s{0,40}(?:async\s{1,4})?(?:def|class)\s{1,4}([A-Za-z_]\w{0,80})/,
  go: /^(?:func\s{0,4}(?:\([^)]{0,120}\)\s{0,4})?|type\s{1,4}|var\s{1,4}|const\s{1,4}|\t)([A-Z]\w{0,80})/,
  rust: /^\s{0,40}(?:pub(?:\([a-z: ]{0,40}\))?\s{1,4})?(?:(?:async|unsafe|const)\s{1,4}){0,3}(?:fn|struct|enum|trait|type|const|static|mod|union|macro_rules!)\s{1,4}([A-Za-z_]\w{0,80})/
};
function above(lines, at, ecosystem) {
  let end = at;
  while (ecosystem === "rust" && /^\s{0,40}#\[/.test(lines[end - 1] ?? "")) end -= 1;
  let start = end;
  if (/\*\/\s{0,8}$/.test(lines[end - 1] ?? "")) {
    while (start > 0 && !/\/\*/.test(lines[start] ?? "")) start -= 1;
    return [start, end];
  }
  const mark = ecosystem === "rust" ? /^\s{0,40}\/\/\// : /^\s{0,40}\/\//;
  while (mark.test(lines[start - 1] ?? "")) start -= 1;
  return [start, end];
}
function below2(lines, at) {
  let head = at;
  while (head < at + MOST_LINES && !/:\s{0,8}(?:#.{0,200})?$/.test(lines[head] ?? "")) head += 1;
  const start = head + 1;
  const [, quotes] = /^\s{0,40}[rRuU]?("""|''')/.exec(lines[start] ?? "") ?? [];
  if (quotes === void 0) return [start, start];
  let end = start;
  const closes = (line) => line.indexOf(quotes, line === lines[start] ? line.indexOf(quotes) + 3 : 0) !== -1;
  while (end < lines.length && !closes(lines[end] ?? "")) end += 1;
  return [start, end + 1];
}
function dedent(lines) {
  const indents = lines.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
  const least = Math.min(...indents);
  return lines.map((line) => line.slice(least));
}
// src/core/retrieval/passages/package-mentions.ts
var MOST = 8;
function packageMentions({ headline, items }, output, source) {
  const ecosystem = ecosystemOf(source.path);
  const told = [headline, ...items.slice(0, 3).map(({ words }) => words)].join("\n");
  const framed = FRAMES.flatMap(([of, pattern]) => namesBy(pattern, output, of, true));
  const quoted = ecosystem === null ? [] : namesBy(QUOTED2[ecosystem], told, ecosystem, true);
  const imported = ecosystem === null ? [] : namesBy(IMPORTS[ecosystem], source.text, ecosystem, false);
  const spoken = imported.map((one) => ({ ...one, isNamed: isSpokenOf(one.name, told) }));
  const unique = /* @__PURE__ */ new Map();
  for (const one of [...quoted, ...framed, ...spoken]) if (!unique.has(one.name)) unique.set(one.name, one);
  return [...unique.values()].slice(0, MOST);
}
function ecosystemOf(path) {
  const ending = /\.(?:(?<npm>[cm]?[jt]sx?|vue|svelte)|(?<python>pyi?)|(?<go>go)|(?<rust>rs))$/.exec(path);
  if (ending === null) return null;
  const { npm, python, go } = ending.groups ?? {};
  if (npm !== void 0) return "npm";
  if (python !== void 0) return "python";
  return go === void 0 ? "rust" : "go";
}
function namesBy(pattern, text, ecosystem, isNamed) {
  return [...text.matchAll(pattern)].flatMap(([, found]) => {
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
var QUOTED2 = {
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
// src/app/retrieval/installed-passages.ts
var LARGEST_SOURCE = 256 * 1024;
var BAR = { floor: 4.6, most: 3 };
async function installedPassages(request) {
  const { failure, output, now, deadlineMs } = request;
  const start = now();
  const isLate = () => now() - start > deadlineMs;
  const root = (0, import_shared_adapters_files_read_plain3.realPath)(request.root);
  const path = ownFileOf(failure);
  const text = path === "" ? "" : (0, import_shared_adapters_files_read_plain2.textOf)((0, import_node_path2.join)(root, path), (0, import_shared_adapters_files_read_plain3.projectFile)(root), LARGEST_SOURCE) ?? "";
  const from = path === "" ? root : (0, import_node_path2.dirname)((0, import_node_path2.join)(root, path));
  const clues = failureClues(failure, output);
  const found = [];
  for (const { ecosystem, name, isNamed } of packageMentions(failure, output, { path, text })) {
    if (isLate()) break;
    const installed = findInstalled(name, ecosystem, { root, from, output });
    if (installed === null) continue;
    const own = cluesFor(clues, installed);
    if (own.anchors.length === 0) continue;
    const all = piecesOf(installed, ecosystem, own, isLate);
    found.push(...passagesOf(all, own, rarityAmong(all), isNamed ? BAR : { ...BAR, floor: BAR.floor + 0.8 }));
  }
  return found.sort((one, other) => other.score - one.score).slice(0, BAR.most);
}
function ownFileOf({ items }) {
  const files = items.map((item) => item.file ?? item.ownFrame?.split(/:\d/)[0] ?? null);
  return files.find((one) => one !== null) ?? "";
}
function cluesFor(clues, { name }) {
  const plain = name.toLowerCase();
  const anchors = clues.anchors.filter(({ text, kind }) => kind !== "file" && text.toLowerCase() !== plain);
  return { ...clues, anchors };
}
function piecesOf(installed, ecosystem, { anchors }, isLate) {
  const byLength = anchors.toSorted((one, other) => one.text.length - other.text.length);
  const names = new Map(byLength.flatMap(({ text }) => namesIn22(text)));
  const read = (path) => isLate() ? "" : readPackageFile(installed, path) ?? "";
  const prose2 = installed.prose.flatMap((path) => {
    const text = read(path);
    const isAbout = anchors.some((anchor) => standsIn(text, anchor.text));
    return pieces(labelOf(installed, path), isAbout ? textSections(text) : [], 0);
  });
  const sources = installed.sources.flatMap(
    (path) => pieces(labelOf(installed, path), declaredDocumentation(read(path), ecosystem, names), DECLARED)
  );
  return [...prose2, ...sources];
}
function namesIn22(anchor) {
  const parts = anchor.split(/[^\w$]/).filter((part) => part.length > 2);
  return [
    ...parts.slice(0, -1).map((part) => [part, part]),
    [parts.at(-1) ?? anchor, anchor],
    [anchor, anchor]
  ];
}
function pieces(name, sections, bonus) {
  return sections.map((section) => ({ name, section, bonus }));
}
function labelOf({ name, version, folders: [from = ""] }, path) {
  const way = (0, import_node_path2.relative)(from, path).split(import_node_path2.sep);
  return `${name}@${version} ${way.filter((part) => part !== "..").join("/")}`;
}
var DECLARED = 1;
function rarityAmong(pieces2) {
  const known = /* @__PURE__ */ new Map();
  return (text) => {
    const found = known.get(text);
    if (found !== void 0) return found;
    const lower = text.toLowerCase();
    const having = pieces2.filter(({ section }) => section.text.toLowerCase().includes(lower)).length;
    const share = having / Math.max(pieces2.length, FEW);
    const rarity = share <= 0.1 ? 1 : Math.max(0.2, 1 - (share - 0.1) * 3);
    known.set(text, rarity);
    return rarity;
  };
}
var FEW = 20;

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_node_os2 = require("node:os");
var import_node_path4 = require("node:path");
// src/app/diagnose/diagnose-check.ts
function fine(name, detail) {
  return { name, status: "ok", detail, fix: null };
}
function odd(name, detail, fix) {
  return { name, status: "warn", detail, fix };
}
function broken(name, detail, fix) {
  return { name, status: "fail", detail, fix };
}
// src/app/diagnose/diagnose-settings.ts
function diagnoseHookPolicy(workspace) {
  const name = "hooks allowed";
  const all = readSettings(workspace);
  const off = all.find(({ value }) => value.disableAllHooks === true);
  if (off !== void 0) {
    return broken(
      name,
      `"disableAllHooks" is true in the ${off.name} (${off.path})`,
      "Remove it: without hooks MSW cannot see anything."
    );
  }
  const managed = all.find(({ value }) => value.allowManagedHooksOnly === true);
  if (managed?.name === "managed settings") {
    return broken(
      name,
      `"allowManagedHooksOnly" is true in ${managed.path}`,
      "Ask whoever manages this machine to allow MSW\u2019s hooks."
    );
  }
  if (managed !== void 0) {
    return odd(name, `"allowManagedHooksOnly" is true in the ${managed.name}, where it has no effect`, null);
  }
  const unreadable = all.find(({ problem }) => problem !== null);
  if (unreadable !== void 0)
    return odd(name, `${unreadable.path} cannot be read: ${unreadable.problem}`, "Fix the file.");
  return fine(name, "yes");
}
function readSettings({ project, env }) {
  const files = [
    ["user settings", (0, import_node_path4.join)(clientFolder(env), "settings.json"), import_shared_adapters_files_read_plain3.named],
    ["project settings", (0, import_node_path4.join)(project, ".claude", "settings.json"), (0, import_shared_adapters_files_read_plain3.projectFile)(project)],
    ["local settings", (0, import_node_path4.join)(project, ".claude", "settings.local.json"), (0, import_shared_adapters_files_read_plain3.projectFile)(project)],
    ["managed settings", managedPath(), import_shared_adapters_files_read_plain3.named]
  ];
  return files.map(([name, path, place]) => {
    const file = (0, import_hooks_active_on_stop6.readJson)(path, place);
    const problem = file.status === "corrupt" || file.status === "unreadable" ? file.reason : null;
    return { name, path, value: (0, import_hooks_active_on_stop6.fieldsIn)(file), problem };
  });
}
function variableInSettings(workspace, name) {
  const values = readSettings(workspace).map(({ value }) => (0, import_hooks_active_on_stop6.fieldsOf)(value.env)[name]);
  return values.findLast((value) => typeof value === "string");
}
function clientFolder(env) {
  return env.CLAUDE_CONFIG_DIR || (0, import_node_path4.join)(env.HOME || env.USERPROFILE || (0, import_node_os2.homedir)(), ".claude");
}
function managedPath() {
  switch (process.platform) {
    case "win32":
      return "C:\\Program Files\\ClaudeCode\\managed-settings.json";
    case "darwin":
      return "/Library/Application Support/ClaudeCode/managed-settings.json";
    default:
      return "/etc/claude-code/managed-settings.json";
  }
}

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

// src/core/text/prose-json.ts
function proseJson(value, indent = 2) {
  return (0, import_hooks_active_on_stop2.ours)(
    JSON.stringify(value, null, indent).replaceAll(CONTROLS, escaped).replaceAll((0, import_hooks_active_on_stop7.invisible)(), escaped).replaceAll((0, import_hooks_active_on_stop3.tag)(), escaped)
  );
}
var CONTROLS = /[\u007f-\u009f\u2028\u2029]/g;
function escaped(char) {
  return char.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}

// src/core/text/markdown/yaml-scalar.ts
var SPECIAL_START = /^[-?:,[\]{}#&*!|>'"%@`\s]/;
var OTHER_TYPES = /^(?:true|false|yes|no|on|off|null|~|[-+]?[.\d][\d_.eExXa-fA-F:-]*)$/i;
function yamlScalar(text, quoted = false) {
  const plain = !quoted && !SPECIAL_START.test(text) && !/: |:$|\s#|[\u0000-\u001f"]|\s$/.test(text) && text !== "";
  if (plain && (0, import_hooks_active_on_stop3.harmless)(text) === text && (!OTHER_TYPES.test(text) || /^(?:0|[1-9]\d*|\d{4}-\d{2}-\d{2})$/.test(text)))
    return text;
  return proseJson(text, 0);
}

var import_hooks_active_on_stop8 = require("./hooks.active.on-stop.cjs");

// src/core/text/without-secrets.ts
function withoutSecrets(page) {
  return (0, import_hooks_active_on_stop2.ours)((0, import_hooks_active_on_stop8.redact)(page));
}

// src/core/planning/writing/project-document.ts
var EVOLUTION = linesOf([
  "This document is kept up at the end of every phase and of every milestone: requirements that shipped move to",
  "Validated with the phase that shipped them, those that were dropped move to Out of Scope with the reason, new",
  "ones join Active, and decisions join the table above."
]);
function projectDocument(answers2, date) {
  const { name, what, coreValue, context, constraints } = answers2;
  return documentOf([
    `# ${oneLine(name)}`,
    "## What This Is",
    paragraph(what),
    "## Core Value",
    paragraph(coreValue),
    "## Requirements",
    ...requirements(answers2),
    "## Context",
    context.length === 0 ? "(None yet)" : linesOf(context.map((one) => `- ${oneLine(one)}`)),
    "## Constraints",
    listOrNone(
      constraints.map(
        ({ type, what: must, why }) => `- **${oneLine(type)}**: ${oneLine(must)} \u2014 ${oneLine(why)}`
      ),
      "(None yet)"
    ),
    "## Key Decisions",
    decisions(answers2),
    ...referenceSection(answers2),
    "## Evolution",
    EVOLUTION,
    linesOf(["---", `*Last updated: ${date} after initialization*`])
  ]);
}
function requirements({ validated, requirements: active, outOfScope }) {
  return [
    "### Validated",
    listOrNone(
      validated.map((one) => `- \u2713 ${oneLine(one)} \u2014 existing`),
      "(None yet \u2014 ship to validate)"
    ),
    "### Active",
    linesOf(active.map(({ text, source }) => `- [ ] ${oneLine(text)}${researchNote(source)}`)),
    "### Out of Scope",
    listOrNone(
      outOfScope.map(({ what, why }) => `- ${oneLine(what)} \u2014 ${oneLine(why)}`),
      "(None yet)"
    )
  ];
}
function decisions({ decisions: made }) {
  return linesOf([
    "| Decision | Rationale | Outcome |",
    "|----------|-----------|---------|",
    ...made.map(({ what, why }) => `| ${cellText(what)} | ${cellText(why)} | \u2014 Pending |`)
  ]);
}
function referenceSection({ references }) {
  if (references.length === 0) return [];
  return [
    "## References",
    linesOf(
      references.map(({ path, about }) => `- \`${oneLine(path).replaceAll("`", "")}\` \u2014 ${oneLine(about)}`)
    )
  ];
}
function configDocument(settings) {
  const config = {
    mode: settings.mode,
    granularity: settings.granularity,
    // Which models there are is a matter of the user's plan.
    model_profile: "inherit",
    workflow: {
      research: settings.research,
      plan_check: settings.planCheck,
      verifier: settings.verifier,
      auto_advance: false,
      nyquist_validation: true,
      ai_integration_phase: true
    },
    planning: { commit_docs: settings.commitDocs, search_gitignored: false },
    git: { branching_strategy: "none" },
    parallelization: settings.parallelization
  };
  return `${JSON.stringify(config, null, 2)}
`;
}
// src/core/planning/writing/roadmap-document.ts
function roadmapDocument(answers2) {
  const { name, overview, phases } = answers2;
  return documentOf([
    `# Roadmap: ${oneLine(name)}`,
    "## Overview",
    paragraph(overview),
    // Where no heading names the milestone, GSD counts no progress.
    `## Milestone v1.0: ${oneLine(name)}`,
    "## Phases",
    linesOf([
      "**Phase Numbering:**",
      "- Whole numbers (1, 2, 3): planned work of the milestone",
      "- Decimals (2.1, 2.2): urgent work put between them, marked INSERTED"
    ]),
    linesOf(
      phases.map((phase, at) => `- [ ] **Phase ${at + 1}: ${oneLine(phase.name)}** - ${oneLine(phase.goal)}`)
    ),
    "## Phase Details",
    ...phases.flatMap((phase, at) => phaseDetails(phase, at + 1)),
    "## Progress",
    linesOf(["**Execution Order:**", "Phases run in the order of their numbers."]),
    linesOf([
      "| Phase | Plans Complete | Status | Completed |",
      "|-------|----------------|--------|-----------|",
      ...phases.map((phase, at) => `| ${at + 1}. ${cellText(phase.name)} | 0/0 | Not started | - |`)
    ]),
    ...referenceSection(answers2)
  ]);
}
function phaseDetails(phase, number, level = "###") {
  return [
    `${level} Phase ${number}: ${oneLine(phase.name)}`,
    linesOf([
      `**Goal**: ${oneLine(phase.goal)}`,
      `**Depends on**: ${dependencies(phase, number)}`,
      `**Requirements**: [${phase.requirements.join(", ")}]`,
      "**Success Criteria** (what must be TRUE):",
      ...phase.criteria.map((criterion, index) => `  ${index + 1}. ${oneLine(criterion)}`),
      `**Plans**: TBD${phase.sources.map(researchNote).join("")}`
    ])
  ];
}
function dependencies({ dependsOn }, own) {
  if (dependsOn.length > 0) return dependsOn.map((number) => `Phase ${number}`).join(", ");
  return own === 1 ? "Nothing (first phase)" : "Nothing";
}
function requirementsDocument(answers2, date, { version = "v1", later: next = "v2", first = 1, after = "initialization" } = {}) {
  const { name, coreValue, requirements: requirements2, later, outOfScope } = answers2;
  return documentOf([
    `# Requirements: ${oneLine(name)}`,
    linesOf([`**Defined:** ${date}`, `**Core Value:** ${oneLine(coreValue)}`]),
    `## ${version} Requirements`,
    `What ${version === "v1" ? "the first release" : version} must do. Each requirement belongs to one phase of the roadmap.`,
    ...byCategory(
      requirements2,
      ({ id, text, source }) => `- [ ] **${id}**: ${oneLine(text)}${researchNote(source)}`
    ),
    `## ${next} Requirements`,
    later.length === 0 ? "(None yet)" : "Known, and not in the current roadmap.",
    ...byCategory(later, ({ id, text, source }) => `- **${id}**: ${oneLine(text)}${researchNote(source)}`),
    "## Out of Scope",
    linesOf([
      "| Feature | Reason |",
      "|---------|--------|",
      ...outOfScope.map(({ what, why }) => `| ${cellText(what)} | ${cellText(why)} |`)
    ]),
    "## Traceability",
    linesOf([
      "| Requirement | Phase | Status |",
      "|-------------|-------|--------|",
      ...requirements2.map(({ id }) => `| ${id} | Phase ${phaseOf(answers2, id) + first} | Pending |`)
    ]),
    linesOf([
      "**Coverage:**",
      `- ${version} requirements: ${requirements2.length} total`,
      `- Mapped to phases: ${requirements2.length}`,
      "- Unmapped: 0 \u2713"
    ]),
    ...referenceSection(answers2),
    linesOf(["---", `*Requirements defined: ${date}*`, `*Last updated: ${date} after ${after}*`])
  ]);
}
function byCategory(requirements2, written) {
  const categories = [...new Set(requirements2.map(({ category }) => oneLine(category)))];
  return categories.flatMap((category) => [
    `### ${category}`,
    linesOf(requirements2.filter((one) => oneLine(one.category) === category).map(written))
  ]);
}
function phaseOf({ phases }, id) {
  return phases.findIndex(({ requirements: requirements2 }) => requirements2.includes(id));
}

// src/core/loop/live-run.ts
function describeRun({ check, at, of, startedAt, limitSeconds }, now) {
  const which = of === 1 ? "" : `, check ${at} of ${of}`;
  const seconds = Math.max(0, Math.floor((now - startedAt) / 1e3));
  return `${(0, import_hooks_active_on_stop4.clipText)(check, 60)}${which}, for ${clock(seconds)} of at most ${clock(limitSeconds)}`;
}
function lastLine({ line }) {
  return line === null || line.trim() === "" ? null : (0, import_hooks_active_on_stop5.plainLine)(line.trim(), 120);
}
function clock(seconds) {
  const two = (value) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours === 0 ? `${minutes}:${two(seconds % 60)}` : `${hours}:${two(minutes)}:${two(seconds % 60)}`;
}

var import_node_path5 = require("node:path");
// src/app/diagnose/diagnose-plugins.ts
var plugin_default = {
  name: "msw",
  version: "0.1.0",
  description: "Keeps Claude working until your own commands pass, and answers each failure with grounded guidance.",
  author: {
    name: "The MSW maintainers"
  },
  homepage: "https://github.com/msw-protocol/msw#readme",
  repository: "https://github.com/msw-protocol/msw",
  license: "MIT",
  keywords: ["loop", "verification", "stop-hook", "notebooklm", "testing"],
  mcpServers: {
    msw: {
      command: "node",
      args: ["${CLAUDE_PLUGIN_ROOT}/dist/mcp.mjs"]
    }
  }
};
// src/app/diagnose/diagnose-plugins.ts
function diagnoseVersion({ env }) {
  const name = "this plugin";
  const root = env.CLAUDE_PLUGIN_ROOT;
  if (!root) return fine(name, `${plugin_default.version}, run from outside a plugin folder`);
  const path = (0, import_node_path5.join)(root, ".claude-plugin", "plugin.json");
  const { version } = readFields(path);
  if (typeof version !== "string") return broken(name, `${path} cannot be read`, "Install the plugin again.");
  if (version === plugin_default.version) return fine(name, `${version} in ${root}`);
  return broken(
    name,
    `plugin.json says ${version}, but what runs was built as ${plugin_default.version}`,
    "Update or install the plugin again: claude plugin update."
  );
}
function diagnoseDuplicates(workspace) {
  const name = "installation";
  const own = readInstalled(workspace).filter(({ id }) => id.startsWith("msw@"));
  const places = own.map(({ id, version }) => `${id} ${version}`).join(", ");
  if (new Set(own.map(({ id }) => id)).size > 1) {
    return odd(
      name,
      `MSW is installed more than once: ${places}`,
      "Keep one: claude plugin uninstall NAME@MARKETPLACE."
    );
  }
  const off = own.find(({ id }) => disabledPlugins(workspace).has(id));
  if (off !== void 0) {
    return odd(name, `${off.id} is installed but disabled`, `claude plugin enable ${off.id}`);
  }
  if (own.some(({ version }) => version !== plugin_default.version && version !== "unknown")) {
    return odd(
      name,
      `installed is ${places}, but ${plugin_default.version} runs`,
      'Update with "claude plugin update", or drop --plugin-dir.'
    );
  }
  return fine(name, own.length === 0 ? "not from a marketplace" : places);
}
function hasPlugin(workspace) {
  const disabled = disabledPlugins(workspace);
  return readInstalled(workspace).some(({ id }) => id.startsWith("msw@") && !disabled.has(id));
}
function diagnoseOtherHooks(workspace) {
  const name = "other Stop hooks";
  const settings = readSettings(workspace);
  const disabled = disabledPlugins(workspace);
  const plugins = readInstalled(workspace).filter(({ id, path }) => !id.startsWith("msw@") && !disabled.has(id) && path !== null && holdsStop(path)).map(({ id }) => id);
  const own = settings.filter(({ value }) => hasStop(value.hooks)).map((file) => `the ${file.name}`);
  const all = [.../* @__PURE__ */ new Set([...plugins, ...own])];
  if (all.length === 0) return fine(name, "none");
  return odd(name, all.join(", "), "Disable them while a loop runs if both keep Claude from stopping.");
}
function disabledPlugins(workspace) {
  const wanted = new Map(
    readSettings(workspace).flatMap(({ value }) => Object.entries((0, import_hooks_active_on_stop6.fieldsOf)(value.enabledPlugins)))
  );
  return new Set([...wanted].flatMap(([id, enabled]) => enabled === false ? [id] : []));
}
function readInstalled({ env, project }) {
  const { plugins } = readFields((0, import_node_path5.join)(clientFolder(env), "plugins", "installed_plugins.json"));
  return Object.entries((0, import_hooks_active_on_stop6.fieldsOf)(plugins)).flatMap(
    ([id, entry]) => (Array.isArray(entry) ? entry : [entry]).map(import_hooks_active_on_stop6.fieldsOf).filter(({ projectPath }) => typeof projectPath !== "string" || projectPath === project).map(({ version, installPath }) => ({
      id,
      version: typeof version === "string" ? version : "unknown",
      path: typeof installPath === "string" ? installPath : null
    }))
  );
}
function holdsStop(root) {
  const listed = readFields((0, import_node_path5.join)(root, "hooks", "hooks.json"));
  const inline = readFields((0, import_node_path5.join)(root, ".claude-plugin", "plugin.json"));
  return hasStop(listed.hooks) || hasStop(inline.hooks) || hasStop((0, import_hooks_active_on_stop6.fieldsOf)(inline.hooks).hooks);
}
function readFields(path) {
  return (0, import_hooks_active_on_stop6.fieldsIn)((0, import_hooks_active_on_stop6.readJson)(path, import_shared_adapters_files_read_plain3.named));
}
function hasStop(hooks) {
  const { Stop: stop } = (0, import_hooks_active_on_stop6.fieldsOf)(hooks);
  return Array.isArray(stop) && stop.length > 0;
}
module.exports = {
  answeringPassages: answeringPassages,
  broken: broken,
  cellText: cellText,
  clientFolder: clientFolder,
  clock: clock,
  comparePhases: comparePhases,
  configDocument: configDocument,
  describeRun: describeRun,
  diagnoseDuplicates: diagnoseDuplicates,
  diagnoseHookPolicy: diagnoseHookPolicy,
  diagnoseOtherHooks: diagnoseOtherHooks,
  diagnoseVersion: diagnoseVersion,
  diskStatus: diskStatus,
  documentOf: documentOf,
  failureClues: failureClues,
  findPhase: findPhase,
  fine: fine,
  folderPhase: folderPhase,
  forPeople: forPeople,
  hasPlugin: hasPlugin,
  indexFiles: indexFiles,
  installedPassages: installedPassages,
  isBacklog: isBacklog,
  isFolderOf: isFolderOf,
  itemText: itemText,
  keepExplanation: keepExplanation,
  lastLine: lastLine,
  linesOf: linesOf,
  listOrNone: listOrNone,
  nextLine: nextLine,
  noSuchPhase: noSuchPhase,
  odd: odd,
  oneLine: oneLine,
  paddedPhase: paddedPhase,
  paragraph: paragraph,
  passagesOf: passagesOf,
  percentOf: percentOf,
  phaseDetails: phaseDetails,
  phaseFolderName: phaseFolderName,
  phaseKey: phaseKey,
  phaseSlug: phaseSlug,
  progressBar: progressBar,
  projectDocument: projectDocument,
  proseJson: proseJson,
  readExplanation: readExplanation,
  readSettings: readSettings,
  renderPlanningPage: renderPlanningPage,
  requirementsDocument: requirementsDocument,
  researchNote: researchNote,
  roadmapDocument: roadmapDocument,
  standsIn: standsIn,
  textSections: textSections,
  variableInSettings: variableInSettings,
  withoutSecrets: withoutSecrets,
  yamlScalar: yamlScalar
};
