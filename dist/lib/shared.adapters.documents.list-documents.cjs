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

var import_shared_ignore_index = require("./shared.ignore.index.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_node_path = require("node:path");
// src/adapters/documents/list-documents.ts
var LARGEST_DOCUMENT = 1024 * 1024;
var MOST_ENTRIES = 2e5;
var DEEPEST = 64;
function listDocuments(root, kind, known = NOTHING_KNOWN) {
  const rules = (0, import_shared_ignore_index.ignoreRules)();
  const documents = [];
  const leftOut = [];
  const waiting = [""];
  let isNew = known.byPath.size === 0;
  const isTaken = (path, wasTaken) => wasTaken && !isNew || !rules.ignores(path);
  for (let folder = waiting.pop(); folder !== void 0; folder = waiting.pop()) {
    const entries = entriesOf(root, folder, leftOut);
    isNew = addRules(rules, root, folder, entries, known.since) || isNew;
    const below2 = pathsOf(
      folder,
      entries.filter((entry) => isWalked(entry, folder, kind))
    ).map((path) => `${path}/`);
    if (folder.split("/").length < DEEPEST) waiting.push(...below2.filter((path) => !rules.ignores(path)));
    const own = pathsOf(
      folder,
      entries.filter((entry) => isDocument(entry, kind))
    );
    for (const path of own) {
      const document = documentFor(path, documents.length, { root, known, isTaken, leftOut });
      if (document !== null) documents.push(document);
    }
  }
  return { documents, leftOut };
}
function documentFor(path, number, { root, known, isTaken, leftOut }) {
  const before = known.byPath.get(path);
  if (before !== void 0 && isSettled(before, number, known))
    return { path, file: "", bytes: before.bytes, modifiedAt: before.modifiedAt };
  return isTaken(path, before !== void 0) ? documentAt(root, path, leftOut) : null;
}
var NOTHING_KNOWN = { byPath: /* @__PURE__ */ new Map(), share: 1, turn: 0, recent: 0, since: 0 };
function isSettled({ modifiedAt }, number, known) {
  if (modifiedAt >= known.since || modifiedAt > known.recent) return false;
  return number % known.share !== known.turn % known.share;
}
function pathsOf(folder, entries) {
  return entries.map(({ name }) => `${folder}${name}`);
}
function addRules(rules, root, folder, entries, since) {
  if (!entries.some(({ name }) => name === ".gitignore")) return false;
  const text = (0, import_hooks_active_on_stop2.textOf)((0, import_node_path.join)(root, folder, ".gitignore"), import_hooks_active_on_stop3.named);
  if (text !== null) rules.add(folder, text);
  return (statOf((0, import_node_path.join)(root, folder, ".gitignore"))?.mtimeMs ?? since) >= since;
}
function entriesOf(root, folder, leftOut) {
  const list = (0, import_hooks_active_on_stop.listFolder)((0, import_node_path.join)(root, folder), import_hooks_active_on_stop3.named, MOST_ENTRIES);
  if (list.status === "ok") return list.entries;
  if (list.status !== "missing") leftOut.push(`${folder === "" ? "the folder" : folder}: ${list.reason}`);
  return [];
}
function isWalked(entry, folder, kind) {
  if (!entry.isDirectory() || INSTALLED.has(entry.name)) return false;
  return !entry.name.startsWith(".") || kind === "project" && HIDDEN.test(`${folder}${entry.name}/`);
}
var INSTALLED = /* @__PURE__ */ new Set(["node_modules", "site-packages", "__pycache__"]);
var HIDDEN = /^(?:\.planning|\.github)\/$/;
function isDocument(entry, kind) {
  if (!entry.isFile()) return false;
  return kind === "notes" ? /\.md$/i.test(entry.name) : TEXT.test(entry.name) && !NO_PROSE.test(entry.name);
}
var TEXT = /\.(?:md|mdx|markdown|txt|rst|adoc)$/i;
var NO_PROSE = /^(?:requirements|constraints|cmakelists|robots|licen[cs]e|copying|third-party)/i;
function documentAt(root, path, leftOut) {
  const file = (0, import_node_path.join)(root, path);
  const stat = statOf(file);
  if (stat === null || !stat.isFile()) return null;
  if (stat.size > LARGEST_DOCUMENT) {
    leftOut.push(`${path}: it is larger than 1 MB`);
    return null;
  }
  return { path: path.normalize("NFC"), file, bytes: stat.size, modifiedAt: stat.mtimeMs };
}
function statOf(file) {
  try {
    return (0, import_hooks_active_on_stop.lookAt)(file);
  } catch {
    return null;
  }
}

var import_shared_core_planning_phases_plan_format = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_phases_plan_format2 = require("./shared.core.planning.phases.plan-format.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

// src/core/retrieval/segment.ts
function buildSegment(documents) {
  const byWord = /* @__PURE__ */ new Map();
  documents.forEach(({ words: words2 }, number) => {
    for (const [word, count] of countsOf(words2)) {
      const found = byWord.get(word);
      if (found === void 0) byWord.set(word, [number, count]);
      else found.push(number, count);
    }
  });
  const words = [...byWord.keys()].sort(byUnits);
  return {
    documents: documents.map(({ path, bytes, modifiedAt, digest }) => ({ path, bytes, modifiedAt, digest })),
    lengths: Uint32Array.from(documents, ({ words: all }) => all.length),
    dead: new Uint8Array(documents.length),
    words: wordListOf(words),
    ...postingsOf(words.map((word) => byWord.get(word) ?? []))
  };
}
function withoutDocuments(segment, isGone) {
  const dead = segment.dead.map((was, at) => isGone(segment.documents[at]?.path ?? "") ? 1 : was);
  return { ...segment, dead };
}
var MOST_COUNTED = 65535;
function countsOf(words) {
  const counts = /* @__PURE__ */ new Map();
  for (const word of words) counts.set(word, Math.min((counts.get(word) ?? 0) + 1, MOST_COUNTED));
  return counts;
}
function byUnits(one, other) {
  return one < other ? -1 : one > other ? 1 : 0;
}
function wordListOf(words) {
  const bounds = new Uint32Array(words.length + 1);
  words.forEach((word, index) => {
    bounds[index + 1] = (bounds[index] ?? 0) + word.length;
  });
  const units = new Uint16Array(bounds[words.length] ?? 0);
  words.forEach((word, index) => {
    const start = bounds[index] ?? 0;
    for (let at = 0; at < word.length; at += 1) units[start + at] = word.charCodeAt(at);
  });
  return { units, bounds };
}
function postingsOf(pairs) {
  const starts = new Uint32Array(pairs.length + 1);
  pairs.forEach((one, index) => {
    starts[index + 1] = (starts[index] ?? 0) + one.length / 2;
  });
  const size = starts[pairs.length] ?? 0;
  const postings = { documents: new Uint32Array(size), counts: new Uint16Array(size) };
  let at = 0;
  for (const one of pairs)
    for (let pair = 0; pair < one.length; pair += 2) {
      postings.documents[at] = one[pair] ?? 0;
      postings.counts[at] = one[pair + 1] ?? 0;
      at += 1;
    }
  return { starts, postings };
}
function findWord({ units, bounds }, word) {
  let low = 0;
  let high = bounds.length - 2;
  while (low <= high) {
    const middle = low + high >>> 1;
    const order = compareAt(units, bounds[middle] ?? 0, bounds[middle + 1] ?? 0, word);
    if (order === 0) return middle;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return null;
}
function wordAt({ units, bounds }, word) {
  let text = "";
  for (let at = bounds[word] ?? 0; at < (bounds[word + 1] ?? 0); at += 1)
    text += String.fromCharCode(units[at] ?? 0);
  return text;
}
function compareAt(units, start, end, word) {
  const shared = Math.min(end - start, word.length);
  for (let at = 0; at < shared; at += 1) {
    const difference = (units[start + at] ?? 0) - word.charCodeAt(at);
    if (difference !== 0) return difference;
  }
  return end - start - word.length;
}
// src/core/retrieval/rank.ts
var WEIGHTS = { k1: 1.2, b: 0.75 };
function rank(segments, query, most, weights = WEIGHTS) {
  const { alive, averageLength } = sizeOf(segments);
  const words = termsOf(segments, query);
  const best = bestOf(most);
  for (const [index, segment] of segments.entries()) {
    const scores = new Float64Array(segment.lengths.length);
    const norm = normOf(weights, averageLength);
    for (const { weight, places, documents } of words) {
      const idf = Math.log(1 + (alive - documents + 0.5) / (documents + 0.5));
      addScores(segment, places[index] ?? null, { scores, factor: weight * idf * (weights.k1 + 1), norm });
    }
    for (let document = 0; document < scores.length; document += 1) {
      const score = scores[document] ?? 0;
      if (score > 0 && best.isWorth(score))
        best.add({ path: segment.documents[document]?.path ?? "", score });
    }
  }
  return best.hits;
}
function sizeOf(segments) {
  let [alive, total] = [0, 0];
  for (const { lengths, dead } of segments)
    for (let document = 0; document < lengths.length; document += 1) {
      if (dead[document] === 1) continue;
      alive += 1;
      total += lengths[document] ?? 0;
    }
  return { alive, averageLength: alive === 0 ? 0 : total / alive };
}
function termsOf(segments, query) {
  const weights = /* @__PURE__ */ new Map();
  for (const word of query) weights.set(word, (weights.get(word) ?? 0) + 1);
  return [...weights].map(([word, weight]) => {
    const places = segments.map(({ words }) => findWord(words, word));
    const documents = places.reduce((sum, place, index) => {
      const segment = segments[index];
      return segment === void 0 || place === null ? sum : sum + documentsWith(segment, place);
    }, 0);
    return { weight, places, documents };
  });
}
function documentsWithWord(segments, word) {
  return termsOf(segments, [word])[0]?.documents ?? 0;
}
function documentsWith({ starts, postings, dead }, word) {
  let documents = 0;
  const end = starts[word + 1] ?? 0;
  for (let at = starts[word] ?? 0; at < end; at += 1)
    if (dead[postings.documents[at] ?? 0] === 0) documents += 1;
  return documents;
}
function normOf({ k1, b }, averageLength) {
  return (length) => k1 * (1 - b + b * length / averageLength);
}
function addScores({ starts, postings, dead, lengths }, word, {
  scores,
  factor,
  norm
}) {
  if (word === null) return;
  const end = starts[word + 1] ?? 0;
  for (let at = starts[word] ?? 0; at < end; at += 1) {
    const document = postings.documents[at] ?? 0;
    if (dead[document] === 1) continue;
    const count = postings.counts[at] ?? 0;
    scores[document] = (scores[document] ?? 0) + factor * count / (count + norm(lengths[document] ?? 0));
  }
}
function bestOf(most) {
  const hits = [];
  const goesBefore = (one, other) => one.score > other.score || one.score === other.score && byUnits(one.path, other.path) < 0;
  return {
    hits,
    isWorth: (score) => hits.length < most || score >= (hits.at(-1)?.score ?? 0),
    add: (hit) => {
      let at = hits.length;
      while (at > 0 && goesBefore(hit, hits[at - 1] ?? hit)) at -= 1;
      hits.splice(at, 0, hit);
      if (hits.length > most) hits.pop();
    }
  };
}
// src/core/retrieval/merge-segments.ts
function mergeSegments(segments) {
  const alive = segments.map(({ dead }) => renumbered(dead));
  const documents = segments.flatMap(
    (segment) => segment.documents.filter((_, at) => segment.dead[at] === 0)
  );
  const lengths = segments.flatMap((segment) => [
    ...segment.lengths.filter((_, at) => segment.dead[at] === 0)
  ]);
  const byWord = /* @__PURE__ */ new Map();
  let before = 0;
  for (const [index, segment] of segments.entries()) {
    const numbers = alive[index] ?? { of: new Int32Array(0), count: 0 };
    addPostings(byWord, segment, (document) => {
      const number = numbers.of[document] ?? -1;
      return number === -1 ? null : before + number;
    });
    before += numbers.count;
  }
  const words = [...byWord.keys()].sort(byUnits);
  return {
    documents,
    lengths: Uint32Array.from(lengths),
    dead: new Uint8Array(documents.length),
    words: wordListOf(words),
    ...postingsOf(words.map((word) => byWord.get(word) ?? []))
  };
}
function renumbered(dead) {
  let count = 0;
  const of = Int32Array.from(dead, (isDead) => {
    if (isDead === 1) return -1;
    count += 1;
    return count - 1;
  });
  return { of, count };
}
function addPostings(byWord, segment, numberOf) {
  for (let word = 0; word + 1 < segment.starts.length; word += 1) {
    const pairs = pairsOf(segment, word, numberOf);
    const found = byWord.get(wordAt(segment.words, word));
    if (found !== void 0) for (const one of pairs) found.push(one);
    else if (pairs.length > 0) byWord.set(wordAt(segment.words, word), pairs);
  }
}
function pairsOf({ starts, postings }, word, numberOf) {
  const pairs = [];
  for (let at = starts[word] ?? 0; at < (starts[word + 1] ?? 0); at += 1) {
    const number = numberOf(postings.documents[at] ?? 0);
    if (number !== null) pairs.push(number, postings.counts[at] ?? 0);
  }
  return pairs;
}
// src/core/retrieval/search-index.ts
var MOST_SEGMENTS = 8;
var MOST_LOOSE = 0.1;
function updateIndex({ analyser, segments }, written, gone) {
  const old = /* @__PURE__ */ new Set([...gone, ...written.map(({ path }) => path)]);
  const kept = old.size === 0 ? segments : segments.map((one) => withoutDocuments(one, (path) => old.has(path)));
  const all = written.length === 0 ? kept : [...kept, buildSegment(written)];
  return { analyser, segments: isLoose(all) ? [mergeSegments(all)] : all };
}
function outdated({ index, writtenAt }, listed, known = documentsOf(index)) {
  const settled = writtenAt - SETTLED_MS;
  const suspicious = [];
  let there = 0;
  for (const { path, bytes, modifiedAt } of listed) {
    const before = known.get(path);
    if (before !== void 0) there += 1;
    if (before?.bytes !== bytes || before.modifiedAt !== modifiedAt || modifiedAt >= settled)
      suspicious.push(path);
  }
  if (there === known.size) return { gone: [], suspicious };
  const paths = new Set(listed.map(({ path }) => path));
  return { gone: [...known.keys()].filter((path) => !paths.has(path)), suspicious };
}
var SETTLED_MS = 2e3;
function documentsOf({ segments }) {
  const known = /* @__PURE__ */ new Map();
  for (const { documents, dead } of segments)
    for (const [at, document] of documents.entries()) if (dead[at] === 0) known.set(document.path, document);
  return known;
}
function withStats({ analyser, segments }, stats) {
  if (stats.length === 0) return { analyser, segments };
  const byPath = new Map(stats.map(({ path, bytes, modifiedAt }) => [path, { bytes, modifiedAt }]));
  const restated = ({ documents, ...rest }) => ({
    ...rest,
    documents: documents.map((one) => ({ ...one, ...byPath.get(one.path) }))
  });
  return { analyser, segments: segments.map(restated) };
}
function sizeOfIndex({ segments }) {
  return segments.reduce((sum, { dead }) => sum + dead.length - deadOf(dead), 0);
}
function isLoose([first, ...rest]) {
  if (first === void 0) return false;
  const later = rest.reduce((sum, { dead }) => sum + dead.length, deadOf(first.dead));
  return rest.length >= MOST_SEGMENTS || later > MOST_LOOSE * (first.dead.length + later);
}
function deadOf(dead) {
  let count = 0;
  for (const one of dead) count += one;
  return count;
}
// src/app/retrieval/open-index.ts
var MOST_LOOKED_AT = 1e3;
var RECENT = 300;
function openIndex({ root, userFolder, now, kind, isLate = () => false }, analyser) {
  const stored = (userFolder === null ? null : (0, import_shared_core_planning_phases_plan_format.readIndex)(userFolder, { root, kind }, analyser)) ?? {
    index: { analyser, segments: [] },
    writtenAt: 0
  };
  const known = documentsOf(stored.index);
  const share = kind === "notes" ? 1 : Math.max(1, Math.ceil(known.size / MOST_LOOKED_AT));
  const turn = share === 1 || userFolder === null ? 0 : (0, import_shared_core_planning_phases_plan_format.nextTurn)(userFolder, { root, kind }, analyser);
  const since = stored.writtenAt - SETTLED_MS;
  const { documents, leftOut } = listDocuments(root, kind, {
    byPath: known,
    share,
    turn,
    recent: share === 1 ? 0 : recentIn(known),
    since
  });
  const { gone, suspicious } = outdated(stored, documents, known);
  if (gone.length === 0 && suspicious.length === 0) return { index: stored.index, leftOut };
  const files = new Map(documents.map((one) => [one.path, one]));
  const { same, written } = readAll(suspicious, {
    files,
    known,
    analyser,
    isLate
  });
  const read = new Set([...same, ...written].map(({ path }) => path));
  const unread = suspicious.filter((path) => !read.has(path));
  const index = updateIndex(withStats(stored.index, same), written, [...gone, ...unread]);
  if (userFolder !== null) (0, import_shared_core_planning_phases_plan_format.writeIndex)(userFolder, { root, kind }, { index, writtenAt: now });
  return { index, leftOut };
}
function recentIn(known) {
  const times = Float64Array.from(known.values(), ({ modifiedAt }) => modifiedAt).sort();
  return times[times.length - RECENT] ?? 0;
}
function readAll(paths, { files, known, analyser, isLate }) {
  const [same, written] = [[], []];
  for (const path of paths) {
    if (isLate()) break;
    for (const { text, ...one } of readDocument(files.get(path))) {
      if (known.get(path)?.digest === one.digest) same.push(one);
      else written.push({ ...one, words: (0, import_shared_core_planning_phases_plan_format2.analyse)(text, analyser) });
    }
  }
  return { same, written };
}
function readDocument(file) {
  const content = file === void 0 ? null : (0, import_hooks_active_on_stop2.textOf)(file.file, import_hooks_active_on_stop3.named, LARGEST_DOCUMENT);
  if (file === void 0 || content === null) return [];
  const { path, bytes, modifiedAt } = file;
  const name = (path.split("/").at(-1) ?? "").replace(/\.md$/i, "");
  const digest = (0, import_hooks_active_on_stop4.createHash)("sha256").update(content).digest("hex").slice(0, 32);
  return [{ path, bytes, modifiedAt, digest, text: `${name}
${content}` }];
}

var import_shared_core_planning_phases_plan_format3 = require("./shared.core.planning.phases.plan-format.cjs");

var import_node_fs = require("node:fs");
var import_node_path2 = require("node:path");
// src/app/retrieval/document-passages.ts
var MOST_READ = 8;
async function documentPassages(request) {
  const { failure, userFolder, now, deadlineMs } = request;
  const start = now();
  const clues = (0, import_shared_core_planning_phases_plan_format3.failureClues)(failure, request.output);
  if (clues.anchors.length === 0) return [];
  const root = import_node_fs.realpathSync.native(request.root);
  const place = {
    root,
    userFolder,
    now: start,
    kind: "project",
    isLate: () => now() - start > deadlineMs
  };
  const { index } = openIndex(place, "code");
  const texts = [];
  for (const path of candidates(index, clues)) {
    const text = (0, import_hooks_active_on_stop2.textOf)((0, import_node_path2.join)(root, path), (0, import_hooks_active_on_stop3.projectFile)(root), LARGEST_DOCUMENT);
    if (text !== null) texts.push({ name: path, text });
    if (place.isLate()) break;
  }
  return (0, import_shared_core_planning_phases_plan_format3.answeringPassages)(texts, clues, rarityIn(index));
}
function candidates({ segments }, { anchors, words }) {
  const names = anchors.flatMap(({ text }) => (0, import_shared_core_planning_phases_plan_format2.analyse)(text, "code"));
  const byName = rank(segments, [...new Set(names)], MOST_READ);
  const byWords = rank(segments, [...names, ...words], MOST_READ);
  return new Set([...byName, ...byWords].map(({ path }) => path));
}
var FEW = 5;
function rarityIn(index) {
  const size = sizeOfIndex(index);
  const known = /* @__PURE__ */ new Map();
  const shareOf = (word) => documentsWithWord(index.segments, word) / size;
  return (text) => {
    if (size < FEW) return 1;
    const found = known.get(text);
    if (found !== void 0) return found;
    const share = Math.min(1, ...(0, import_shared_core_planning_phases_plan_format2.analyse)(text, "code").map(shareOf));
    const rarity = share <= 0.05 ? 1 : Math.max(0.15, 1 - (share - 0.05) * 3);
    known.set(text, rarity);
    return rarity;
  };
}
module.exports = {
  LARGEST_DOCUMENT: LARGEST_DOCUMENT,
  buildSegment: buildSegment,
  documentPassages: documentPassages,
  documentsWithWord: documentsWithWord,
  listDocuments: listDocuments,
  openIndex: openIndex,
  rank: rank,
  sizeOfIndex: sizeOfIndex,
  withoutDocuments: withoutDocuments
};
