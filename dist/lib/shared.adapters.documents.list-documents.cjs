

var import_shared_core_retrieval_index_file = require("./shared.core.retrieval.index-file.cjs");

var import_shared_ignore_index = require("./shared.ignore.index.cjs");

var import_shared_adapters_files_read_plain = require("./shared.adapters.files.read-plain.cjs");

var import_shared_adapters_files_read_plain2 = require("./shared.adapters.files.read-plain.cjs");

var import_shared_adapters_files_read_plain3 = require("./shared.adapters.files.read-plain.cjs");

var import_node_path = require("node:path");
// src/core/retrieval/merge-segments.ts
function mergeSegments(segments) {
  const alive = segments.map(({ dead }) => renumbered(dead));
  const documents = (0, import_shared_core_retrieval_index_file.documentsIn)(segments);
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
  const words = [...byWord.keys()].sort(import_shared_core_retrieval_index_file.byUnits);
  return {
    documents,
    lengths: Uint32Array.from(lengths),
    dead: new Uint8Array(lengths.length),
    words: (0, import_shared_core_retrieval_index_file.wordListOf)(words),
    ...(0, import_shared_core_retrieval_index_file.postingsOf)(words.map((word) => byWord.get(word) ?? [])),
    file: null
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
    const found = byWord.get((0, import_shared_core_retrieval_index_file.wordAt)(segment.words, word));
    if (found !== void 0) for (const one of pairs) found.push(one);
    else if (pairs.length > 0) byWord.set((0, import_shared_core_retrieval_index_file.wordAt)(segment.words, word), pairs);
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
function updateIndex({ analyser, segments }, written, { gone, whole }) {
  const old = /* @__PURE__ */ new Set([...gone, ...written.map(({ path }) => path)]);
  const kept = old.size === 0 ? segments : segments.map((one) => (0, import_shared_core_retrieval_index_file.withoutDocuments)(one, (path) => old.has(path)));
  const all = written.length === 0 ? kept : [...kept, (0, import_shared_core_retrieval_index_file.buildSegment)(written)];
  const first = firstToMerge(all);
  const loose = all.slice(first).flatMap((one) => one.file === null ? one : whole(one) ?? []);
  const isWhole = loose.length === all.length - first;
  return {
    analyser,
    segments: loose.length > 0 && isWhole ? [...all.slice(0, first), mergeSegments(loose)] : all
  };
}
function firstToMerge(segments) {
  const [first, ...rest] = segments;
  if (first === void 0) return 0;
  const later = rest.reduce((sum, { dead }) => sum + dead.length, deadOf(first.dead));
  if (later > MOST_LOOSE * (first.dead.length + later)) return 0;
  return rest.length >= MOST_SEGMENTS ? 1 : segments.length;
}
var SETTLED_MS = 2e3;
function mayDiffer(before, now, since) {
  if (before?.bytes !== now.bytes || before.modifiedAt !== now.modifiedAt) return true;
  return now.modifiedAt >= since;
}
function withStats({ analyser, segments }, stats) {
  if (stats.length === 0) return { analyser, segments };
  const byPath = new Map(stats.map((one) => [one.path, one]));
  const restated = (segment) => {
    const { paths, bytes, modifiedAt } = segment.documents;
    const now = (at) => byPath.get(paths[at] ?? "");
    const documents = {
      ...segment.documents,
      bytes: bytes.map((was, at) => now(at)?.bytes ?? was),
      modifiedAt: modifiedAt.map((was, at) => now(at)?.modifiedAt ?? was)
    };
    return { ...segment, documents };
  };
  return { analyser, segments: segments.map(restated) };
}
function sizeOfIndex({ segments }) {
  return segments.reduce((sum, { dead }) => sum + dead.length - deadOf(dead), 0);
}
function deadOf(dead) {
  let count = 0;
  for (const one of dead) count += one;
  return count;
}
// src/adapters/documents/list-documents.ts
var LARGEST_DOCUMENT = 1024 * 1024;
var MOST_ENTRIES = 2e5;
var DEEPEST = 64;
var NOTHING_KNOWN = {
  documents: { paths: [], bytes: new Float64Array(0), modifiedAt: new Float64Array(0) },
  ...{ folders: [], folderOf: new Uint32Array(0), share: 1, turn: 0, recent: 0, since: 0 }
};
function listDocuments(root, kind, known = NOTHING_KNOWN) {
  const walk = {
    ...{ root, kind, known, rules: (0, import_shared_ignore_index.ignoreRules)(), hasNewRules: known.folders.length === 0 },
    ...{ fresh: [], leftOut: [], gone: new Uint8Array(known.folderOf.length).fill(1), spelt: /* @__PURE__ */ new Map() }
  };
  const before = contentsOf(known);
  const folders = [];
  const waiting = [""];
  for (let path = waiting.pop(); path !== void 0; path = waiting.pop()) {
    const { folder, inner } = lookInto(path, before.get(path.normalize("NFC")), folders.length, walk);
    folders.push(folder);
    if (path.split("/").length < DEEPEST) waiting.push(...inner);
  }
  const changed = lookAgain(walk);
  const gone = known.documents.paths.filter((_, number) => walk.gone[number] === 1);
  const { fresh, leftOut, hasNewRules } = walk;
  return { documents: [...fresh, ...changed], gone, folders, leftOut, hasNewRules };
}
function contentsOf({ folders, folderOf }) {
  const starts = new Uint32Array(folders.length + 2);
  for (const folder of folderOf) starts[folder + 2] = (starts[folder + 2] ?? 0) + 1;
  for (let at = 2; at < starts.length; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const numbers = new Uint32Array(folderOf.length);
  for (let number = 0; number < numbers.length; number += 1) {
    const next = (folderOf[number] ?? 0) + 1;
    const at = starts[next] ?? 0;
    numbers[at] = number;
    starts[next] = at + 1;
  }
  const byPath = /* @__PURE__ */ new Map();
  for (const [at, folder] of folders.entries())
    byPath.set(folder.path, { folder, own: numbers.subarray(starts[at], starts[at + 1]), inner: [] });
  for (const { path } of folders) if (path !== "") byPath.get((0, import_shared_core_retrieval_index_file.parentOf)(path))?.inner.push(path);
  return byPath;
}
function lookInto(path, before, number, walk) {
  const { root, known, gone } = walk;
  const modifiedAt = statOf((0, import_node_path.join)(root, path))?.mtimeMs ?? 0;
  const isAsBefore = before?.folder.modifiedAt === modifiedAt && modifiedAt < known.since;
  if (before === void 0 || !isAsBefore || isInTurn(number, known))
    return listAnew(path, modifiedAt, before, walk);
  const { rulesAt } = before.folder;
  if (rulesAt !== 0) addRules(path, rulesAt, walk);
  if (walk.hasNewRules) return listAnew(path, modifiedAt, before, walk);
  for (const one of before.own) gone[one] = 0;
  return before;
}
function listAnew(raw, modifiedAt, before, walk) {
  const { root, kind, known, rules, leftOut } = walk;
  const list = (0, import_shared_adapters_files_read_plain.listFolder)((0, import_node_path.join)(root, raw), import_shared_adapters_files_read_plain3.named, MOST_ENTRIES);
  const entries = list.status === "ok" ? list.entries : [];
  if (list.status !== "ok" && list.status !== "missing")
    leftOut.push(`${raw === "" ? "the folder" : raw}: ${list.reason}`);
  const hasRules = entries.some(({ name }) => name === ".gitignore");
  const rulesAt = hasRules ? addRules(raw, before?.folder.rulesAt ?? 0, walk) : 0;
  if (rulesAt !== (before?.folder.rulesAt ?? 0)) walk.hasNewRules = true;
  const numbers = new Map(Array.from(before?.own ?? [], (number) => [known.documents.paths[number], number]));
  const pathsOf = (isWanted) => entries.filter(isWanted).map(({ name }) => `${raw}${name}`);
  const own = pathsOf((entry) => isDocument(entry, kind));
  const inner = pathsOf((entry) => isWalked(entry, raw, kind)).map((one) => `${one}/`);
  for (const one of own) take(one, numbers.get(one.normalize("NFC")), walk);
  const isPlain = [...own, ...inner].every((one) => one.normalize("NFC") === one);
  return {
    folder: { path: raw.normalize("NFC"), modifiedAt: isPlain ? modifiedAt : -1, rulesAt },
    inner: inner.filter((one) => !rules.ignores(one))
  };
}
function take(raw, number, { root, rules, fresh, leftOut, gone, spelt }) {
  if (number === void 0) {
    const document = rules.ignores(raw) ? null : documentAt(root, raw, leftOut);
    if (document !== null) fresh.push(document);
  } else {
    gone[number] = 0;
    if (raw.normalize("NFC") !== raw) spelt.set(number, raw);
  }
}
function lookAgain(walk) {
  const { known, gone } = walk;
  const { bytes, modifiedAt } = known.documents;
  const changed = [];
  for (let number = 0; number < gone.length; number += 1) {
    const before = { bytes: bytes[number] ?? 0, modifiedAt: modifiedAt[number] ?? 0 };
    if (gone[number] === 1 || !isLookedAt(before.modifiedAt, number, walk)) continue;
    const now = knownDocument(number, walk);
    if (now === null) gone[number] = 1;
    else if (mayDiffer(before, now, known.since)) changed.push(now);
  }
  return changed;
}
function isLookedAt(modifiedAt, number, { known, hasNewRules }) {
  if (hasNewRules || modifiedAt >= known.since) return true;
  return modifiedAt > known.recent || isInTurn(number, known);
}
function knownDocument(number, { root, known, rules, spelt, leftOut, hasNewRules }) {
  const path = spelt.get(number) ?? known.documents.paths[number] ?? "";
  return hasNewRules && rules.ignores(path) ? null : documentAt(root, path, leftOut);
}
function isInTurn(number, { share, turn }) {
  return number % share === turn % share;
}
function addRules(folder, before, walk) {
  const path = (0, import_node_path.join)(walk.root, folder, ".gitignore");
  const text = (0, import_shared_adapters_files_read_plain2.textOf)(path, import_shared_adapters_files_read_plain3.named);
  if (text !== null) walk.rules.add(folder, text);
  const rulesAt = statOf(path)?.mtimeMs ?? 0;
  if (rulesAt !== before || rulesAt >= walk.known.since) walk.hasNewRules = true;
  return rulesAt;
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
  const file = (0, import_shared_adapters_files_read_plain3.below)(root, path);
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
    return (0, import_shared_adapters_files_read_plain.lookAt)(file);
  } catch {
    return null;
  }
}
module.exports = {
  LARGEST_DOCUMENT: LARGEST_DOCUMENT,
  SETTLED_MS: SETTLED_MS,
  listDocuments: listDocuments,
  sizeOfIndex: sizeOfIndex,
  updateIndex: updateIndex,
  withStats: withStats
};
