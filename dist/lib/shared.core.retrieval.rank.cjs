

var import_shared_adapters_documents_installed_packages = require("./shared.adapters.documents.installed-packages.cjs");

var import_shared_adapters_documents_list_documents = require("./shared.adapters.documents.list-documents.cjs");

var import_shared_core_retrieval_index_file = require("./shared.core.retrieval.index-file.cjs");

var import_shared_core_retrieval_index_file2 = require("./shared.core.retrieval.index-file.cjs");

var import_shared_adapters_files_read_plain = require("./shared.adapters.files.read-plain.cjs");

var import_shared_adapters_files_read_plain2 = require("./shared.adapters.files.read-plain.cjs");

var import_shared_adapters_files_read_plain3 = require("./shared.adapters.files.read-plain.cjs");

// src/core/retrieval/rank.ts
var WEIGHTS = { k1: 1.2, b: 0.75 };
function rank(segments, query, most, weights = WEIGHTS) {
  const { alive, averageLength } = sizeOf(segments);
  const words = termsOf(segments, query);
  const best = bestOf(most);
  for (const [index, segment] of segments.entries()) {
    const scores = new Float64Array(segment.lengths.length);
    const touched = [];
    const norm = normOf(weights, averageLength);
    for (const { weight, places, documents } of words) {
      const idf = Math.log(1 + (alive - documents + 0.5) / (documents + 0.5));
      addScores(segment, places[index] ?? null, {
        ...{ scores, touched, norm },
        factor: weight * idf * (weights.k1 + 1)
      });
    }
    for (const document of touched) {
      const score = scores[document] ?? 0;
      if (best.isWorth(score)) best.add({ path: segment.documents.paths[document] ?? "", score });
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
    const places = segments.map(({ words }) => (0, import_shared_core_retrieval_index_file.findWord)(words, word));
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
function documentsWith(segment, word) {
  const { starts, postings, dead } = segment;
  let documents = 0;
  const end = starts[word + 1] ?? 0;
  if ((0, import_shared_core_retrieval_index_file.isAlive)(segment)) return end - (starts[word] ?? 0);
  for (let at = starts[word] ?? 0; at < end; at += 1)
    if (dead[postings.documents[at] ?? 0] === 0) documents += 1;
  return documents;
}
function normOf({ k1, b }, averageLength) {
  return (length) => k1 * (1 - b + b * length / averageLength);
}
function addScores({ starts, postings, dead, lengths }, word, { scores, touched, factor, norm }) {
  if (word === null) return;
  const end = starts[word + 1] ?? 0;
  for (let at = starts[word] ?? 0; at < end; at += 1) {
    const document = postings.documents[at] ?? 0;
    if (dead[document] === 1) continue;
    const count = postings.counts[at] ?? 0;
    const before = scores[document] ?? 0;
    if (before === 0) touched.push(document);
    scores[document] = before + factor * count / (count + norm(lengths[document] ?? 0));
  }
}
function bestOf(most) {
  const hits = [];
  const goesBefore = (one, other) => one.score > other.score || one.score === other.score && (0, import_shared_core_retrieval_index_file.byUnits)(one.path, other.path) < 0;
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
// src/app/retrieval/open-index.ts
var MOST_LOOKED_AT = 500;
var RECENT = 200;
function openIndex({ root, userFolder, now, kind, isLate = () => false }, analyser, words) {
  const files = userFolder === null ? null : (0, import_shared_adapters_documents_installed_packages.indexFiles)(userFolder, { root, kind, analyser });
  const stored = storedIndex(files, analyser, words);
  const known = (0, import_shared_core_retrieval_index_file.documentsIn)(stored.index.segments);
  const share = kind === "notes" ? 1 : Math.max(1, Math.ceil(known.paths.length / MOST_LOOKED_AT));
  const { documents, gone, folders, leftOut, hasNewRules } = (0, import_shared_adapters_documents_list_documents.listDocuments)(root, kind, {
    ...{ documents: known, folders: stored.folders, folderOf: stored.folderOf, share },
    turn: share === 1 ? 0 : files?.nextTurn() ?? 0,
    recent: share === 1 ? 0 : known.modifiedAt.toSorted().at(-RECENT) ?? 0,
    since: stored.writtenAt - import_shared_adapters_documents_list_documents.SETTLED_MS
  });
  const isSame = documents.length === 0 && gone.length === 0;
  if (isSame && (!hasNewRules || known.paths.length === 0)) return { index: stored.index, leftOut };
  const { same, written, unread } = readAll(documents, { known, analyser, isLate });
  const index = (0, import_shared_adapters_documents_list_documents.updateIndex)((0, import_shared_adapters_documents_list_documents.withStats)(stored.index, same), written, {
    gone: [...gone, ...unread],
    whole: (segment) => files?.withWords(segment, null) ?? null
  });
  const unsettled = new Set(unread.map(import_shared_core_retrieval_index_file.parentOf));
  const kept = folders.map((one) => unsettled.has(one.path) ? { ...one, modifiedAt: -1 } : one);
  files?.write({ index, writtenAt: now, folders: kept });
  return { index, leftOut };
}
function storedIndex(files, analyser, words) {
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const table = files?.readTable() ?? null;
    if (files === null || table === null) break;
    const segments = table.index.segments.flatMap((segment) => files.withWords(segment, words) ?? []);
    if (segments.length === table.index.segments.length) return { ...table, index: { analyser, segments } };
  }
  return { index: { analyser, segments: [] }, writtenAt: 0, folders: [], folderOf: new Uint32Array(0) };
}
function readAll(documents, { known, analyser, isLate }) {
  const [same, written, unread] = [[], [], []];
  const digests = new Map(documents.map(({ path }) => [path, ""]));
  for (const [at, path] of known.paths.entries())
    if (digests.has(path)) digests.set(path, known.digests[at] ?? "");
  for (const one of documents) {
    const read = isLate() ? null : readDocument(one);
    if (read === null) unread.push(one.path);
    else if (digests.get(one.path) === read.digest) same.push(one);
    else written.push({ ...one, digest: read.digest, words: (0, import_shared_core_retrieval_index_file2.analyse)(read.text, analyser) });
  }
  return { same, written, unread };
}
function readDocument({
  path,
  file
}) {
  const content = (0, import_shared_adapters_files_read_plain.textOf)(file, import_shared_adapters_files_read_plain2.named, import_shared_adapters_documents_list_documents.LARGEST_DOCUMENT);
  if (content === null) return null;
  const name = (path.split("/").at(-1) ?? "").replace(/\.md$/i, "");
  const digest = (0, import_shared_adapters_files_read_plain3.createHash)("sha256").update(content).digest("hex").slice(0, 16);
  return { digest, text: `${name}
${content}` };
}

var import_shared_adapters_documents_installed_packages2 = require("./shared.adapters.documents.installed-packages.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/app/retrieval/document-passages.ts
var MOST_READ = 8;
async function documentPassages(request) {
  const { failure, userFolder, now, deadlineMs } = request;
  const start = now();
  const clues = (0, import_shared_adapters_documents_installed_packages2.failureClues)(failure, request.output);
  if (clues.anchors.length === 0) return [];
  const root = import_node_fs.realpathSync.native(request.root);
  const place = {
    root,
    userFolder,
    now: start,
    kind: "project",
    isLate: () => now() - start > deadlineMs
  };
  const { index } = openIndex(place, "code", wordsFor(clues));
  const texts = [];
  for (const path of candidates(index, clues)) {
    const text = (0, import_shared_adapters_files_read_plain.textOf)((0, import_node_path.join)(root, path), (0, import_shared_adapters_files_read_plain2.projectFile)(root), import_shared_adapters_documents_list_documents.LARGEST_DOCUMENT);
    if (text !== null) texts.push({ name: path, text });
    if (place.isLate()) break;
  }
  return (0, import_shared_adapters_documents_installed_packages2.answeringPassages)(texts, clues, rarityIn(index));
}
function candidates({ segments }, { anchors, words }) {
  const names = anchors.flatMap(({ text }) => (0, import_shared_core_retrieval_index_file2.analyse)(text, "code"));
  const byName = rank(segments, [...new Set(names)], MOST_READ);
  const byWords = rank(segments, [...names, ...words], MOST_READ);
  return new Set([...byName, ...byWords].map(({ path }) => path));
}
function wordsFor({ anchors, words }) {
  const asked = [...anchors.map(({ text }) => text), ...words];
  return [...words, ...asked.flatMap((text) => (0, import_shared_core_retrieval_index_file2.analyse)(text, "code"))];
}
var FEW = 5;
function rarityIn(index) {
  const size = (0, import_shared_adapters_documents_list_documents.sizeOfIndex)(index);
  const known = /* @__PURE__ */ new Map();
  const shareOf = (word) => documentsWithWord(index.segments, word) / size;
  return (text) => {
    if (size < FEW) return 1;
    const found = known.get(text);
    if (found !== void 0) return found;
    const parts = text.split(/[^\p{L}\p{N}$]+/u).filter((part) => part !== "");
    const share = parts.reduce(
      (product, part) => product * Math.min(1, ...(0, import_shared_core_retrieval_index_file2.analyse)(part, "code").map(shareOf)),
      1
    );
    const rarity = share <= 0.05 ? 1 : Math.max(0.15, 1 - (share - 0.05) * 3);
    known.set(text, rarity);
    return rarity;
  };
}
module.exports = {
  documentPassages: documentPassages,
  documentsWithWord: documentsWithWord,
  openIndex: openIndex,
  rank: rank
};
