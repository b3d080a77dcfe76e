var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

var stdin_exports = {};

var import_shared_core_retrieval_index_file = require("./shared.core.retrieval.index-file.cjs");

var import_shared_adapters_documents_list_documents = require("./shared.adapters.documents.list-documents.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/app/retrieval/document-passages.ts
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
function weighSection(section, clues, rarity) {
  const heading = section.headings.join("\n");
  const whole = `${heading}
${section.text}`;
  const anchors = clues.anchors.filter(({ text }) => standsIn(whole, text));
  if (anchors.length === 0) return { score: 0, anchors };
  const own = withoutRepeats(anchors);
  const named2 = own.reduce((sum, one) => sum + one.weight * rarity(one.text), 0);
  const titled = own.some(({ text }) => standsIn(section.headings.at(-1) ?? "", text)) ? 1 : 0;
  const there = (0, import_shared_core_retrieval_index_file.analyse)(whole, "code");
  const known = new Set(there);
  const told = clues.words.filter((word) => known.has(word));
  const words = told.reduce((sum, word) => sum + EACH_WORD * rarity(word), 0);
  const row = longestRow(clues.message, there);
  const same = row < SAME_WORDS ? 0 : Math.min(1 + (row - SAME_WORDS) * 0.5, 3);
  return { score: named2 + titled + Math.min(words, MOST_OF_WORDS) + same, anchors: own };
}
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
  const rows = message.split("\n").map((line) => rowOf((0, import_shared_core_retrieval_index_file.analyse)(line, "code"), places));
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
  const pieces = texts.flatMap(
    ({ name, text }) => sectionsToWeigh(text, clues).map((section) => ({ name, section, bonus: 0 }))
  );
  return passagesOf(pieces, clues, rarity, bar);
}
function passagesOf(pieces, clues, rarity, { floor, most }) {
  const found = pieces.flatMap(({ name, section, bonus }) => {
    const { score, anchors } = weighSection(section, clues, rarity);
    const weight = { score: score + bonus, anchors };
    return answers(weight, floor) ? [passageOf(name, section, weight)] : [];
  });
  const best = found.sort((one, other) => other.score - one.score || (one.source < other.source ? -1 : 1));
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
  return { text: (0, import_hooks_active_on_stop.clipText)(whole, LONGEST2), source: `${name}:${line + start}`, score };
}
// src/core/retrieval/passages/failure-clues.ts
var MOST_ITEMS = 3;
function failureClues({ tool, code, class: name, headline, items }, output = "") {
  const shown = items.filter((item) => item.code === code && item.tool === tool).slice(0, MOST_ITEMS);
  const told = [.../* @__PURE__ */ new Set([headline, ...shown.flatMap(wordsOf)])].join("\n");
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
  for (const item of shown) for (const file of filesOf(item)) addFile(file, add);
  for (const [, file = ""] of told.matchAll(FILES)) addFile(file, add);
  for (const { text, weight } of namesIn(told.replaceAll(FILES, " "))) add(text, "symbol", weight);
  const words = (0, import_shared_core_retrieval_index_file.analyse)(`${tool} ${codes.join(" ")} ${told}`, "code").filter((word) => !isEmpty(word));
  return { anchors: [...anchors.values()], words: [...new Set(words)], message: told };
}
function wordsOf({ words, testId }) {
  return testId === null ? [words] : [words, testId];
}
function filesOf({ file, ownFrame }) {
  return [file, ownFrame?.split(/:\d/)[0] ?? null].filter((one) => one !== null);
}
var CODE = /\bcode: ['"]([A-Z][A-Z\d_]{2,80})['"]/g;
var FILES = /((?:[\w@.-]{1,80}\/){0,12}[\w@-][\w@.-]{0,80}\.[A-Za-z]{1,5})(?=[:()\s'"`,]|$)/g;
function addFile(file, add) {
  const base = file.split("/").at(-1) ?? file;
  if (file !== base) add(file, "file", 3);
  if (!COMMON_FILES.test(base)) add(base, "file", 2);
}
var COMMON_FILES = /^(?:index|main|test|tests|app|lib|mod|utils|helpers|__init__|conftest|setup)\.[a-z]+$/i;
function namesIn(message) {
  const quoted = [...message.matchAll(QUOTED)].flatMap(([, , text = ""]) => quotedNames(text.trim()));
  const written = [...message.matchAll(IDENTIFIER)].flatMap(
    ([text]) => isCodeLike(text) ? partsOf(text) : []
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
  if (/\s/.test(text)) return [];
  return isCodeLike(text) ? partsOf(text) : [{ text, weight: 1.5 }];
}
function partsOf(text) {
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
  return /^[A-Z][A-Z\d]*(?:_[A-Z\d]+){2,}$/.test(code) ? 6 : 2.5;
}
function weightOf(name) {
  if (/^[A-Z]{1,16}$/.test(name)) return 2;
  if (/^[A-Z][a-z]+(?:Error|Exception|Warning)$/.test(name)) return 2.5;
  const parts = name.split(/[\W_]+|(?<=[a-z])(?=[A-Z])/).filter((part) => part !== "").length;
  return parts < 3 ? 3 : Math.min(5, parts + 1);
}
function isCodeLike(text) {
  if (/[a-z\d][A-Z]|[A-Z]{2}[a-z]|\w_\w|\w(?:\.|::|#)\w/.test(text)) return true;
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
    "exit status todo src/index.ts index.ts index.js package.json console.log error.stack err.message"
  ].flatMap((line) => {
    const plain = line.split(" ");
    return [...plain, ...(0, import_shared_core_retrieval_index_file.analyse)(line, "english")];
  })
);
// src/app/retrieval/document-passages.ts
var MOST_READ = 8;
async function documentPassages(request) {
  const { failure, userFolder, now, deadlineMs } = request;
  const start = now();
  const clues = failureClues(failure, request.output);
  if (clues.anchors.length === 0) return [];
  const root = import_node_fs.realpathSync.native(request.root);
  const place = {
    root,
    userFolder,
    now: start,
    kind: "project",
    isLate: () => now() - start > deadlineMs
  };
  const { index } = (0, import_shared_core_retrieval_index_file.openIndex)(place, "code");
  const texts = [];
  for (const path of candidates(index, clues)) {
    const text = (0, import_hooks_active_on_stop2.textOf)((0, import_node_path.join)(root, path), (0, import_hooks_active_on_stop3.projectFile)(root), import_shared_adapters_documents_list_documents.LARGEST_DOCUMENT);
    if (text !== null) texts.push({ name: path, text });
    if (place.isLate()) break;
  }
  return answeringPassages(texts, clues, rarityIn(index));
}
function candidates({ segments }, { anchors, words }) {
  const names = anchors.flatMap(({ text }) => (0, import_shared_core_retrieval_index_file.analyse)(text, "code"));
  const byName = (0, import_shared_core_retrieval_index_file.rank)(segments, [...new Set(names)], MOST_READ);
  const byWords = (0, import_shared_core_retrieval_index_file.rank)(segments, [...names, ...words], MOST_READ);
  return new Set([...byName, ...byWords].map(({ path }) => path));
}
var FEW = 5;
function rarityIn(index) {
  const size = (0, import_shared_core_retrieval_index_file.sizeOfIndex)(index);
  const known = /* @__PURE__ */ new Map();
  const shareOf = (word) => (0, import_shared_core_retrieval_index_file.documentsWithWord)(index.segments, word) / size;
  return (text) => {
    if (size < FEW) return 1;
    const found = known.get(text);
    if (found !== void 0) return found;
    const share = Math.min(1, ...(0, import_shared_core_retrieval_index_file.analyse)(text, "code").map(shareOf));
    const rarity = share <= 0.05 ? 1 : Math.max(0.15, 1 - (share - 0.05) * 3);
    known.set(text, rarity);
    return rarity;
  };
}
module.exports = {
  documentPassages: documentPassages,
  failureClues: failureClues,
  passagesOf: passagesOf,
  standsIn: standsIn,
  textSections: textSections
};
