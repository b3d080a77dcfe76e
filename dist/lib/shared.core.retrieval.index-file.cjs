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

var import_shared_adapters_documents_list_documents = require("./shared.adapters.documents.list-documents.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// node_modules/.pnpm/stemmer@2.0.1/node_modules/stemmer/index.js
var step2list={ational:"ate",tional:"tion",enci:"ence",anci:"ance",izer:"ize",bli:"ble",alli:"al",entli:"ent",eli:"e",ousli:"ous",ization:"ize",ation:"ate",ator:"ate",alism:"al",iveness:"ive",fulness:"ful",ousness:"ous",aliti:"al",iviti:"ive",biliti:"ble",logi:"log"},step3list={icate:"ic",ative:"",alize:"al",iciti:"ic",ical:"ic",ful:"",ness:""},consonant="[^aeiou]",vowel="[aeiouy]",consonants="("+consonant+"[^aeiouy]*)",vowels="("+vowel+"[aeiou]*)",gt0=new RegExp("^"+consonants+"?"+vowels+consonants),eq1=new RegExp("^"+consonants+"?"+vowels+consonants+vowels+"?$"),gt1=new RegExp("^"+consonants+"?("+vowels+consonants+"){2,}"),vowelInStem=new RegExp("^"+consonants+"?"+vowel),consonantLike=new RegExp("^"+consonants+vowel+"[^aeiouwxy]$"),sfxLl=/ll$/,sfxE=/^(.+?)e$/,sfxY=/^(.+?)y$/,sfxIon=/^(.+?(s|t))(ion)$/,sfxEdOrIng=/^(.+?)(ed|ing)$/,sfxAtOrBlOrIz=/(at|bl|iz)$/,sfxEED=/^(.+?)eed$/,sfxS=/^.+?[^s]s$/,sfxSsesOrIes=/^.+?(ss|i)es$/,sfxMultiConsonantLike=/([^aeiouylsz])\1$/,step2=/^(.+?)(ational|tional|enci|anci|izer|bli|alli|entli|eli|ousli|ization|ation|ator|alism|iveness|fulness|ousness|aliti|iviti|biliti|logi)$/,step3=/^(.+?)(icate|ative|alize|iciti|ical|ful|ness)$/,step4=/^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/;function stemmer(s){let e=String(s).toLowerCase();if(e.length<3)return e;let t=!1;e.codePointAt(0)===121&&(t=!0,e="Y"+e.slice(1)),sfxSsesOrIes.test(e)?e=e.slice(0,-2):sfxS.test(e)&&(e=e.slice(0,-1));let i;return(i=sfxEED.exec(e))?gt0.test(i[1])&&(e=e.slice(0,-1)):(i=sfxEdOrIng.exec(e))&&vowelInStem.test(i[1])&&(e=i[1],sfxAtOrBlOrIz.test(e)?e+="e":sfxMultiConsonantLike.test(e)?e=e.slice(0,-1):consonantLike.test(e)&&(e+="e")),(i=sfxY.exec(e))&&vowelInStem.test(i[1])&&(e=i[1]+"i"),(i=step2.exec(e))&&gt0.test(i[1])&&(e=i[1]+step2list[i[2]]),(i=step3.exec(e))&&gt0.test(i[1])&&(e=i[1]+step3list[i[2]]),(i=step4.exec(e))?gt1.test(i[1])&&(e=i[1]):(i=sfxIon.exec(e))&&gt1.test(i[1])&&(e=i[1]),(i=sfxE.exec(e))&&(gt1.test(i[1])||eq1.
test(i[1])&&!consonantLike.test(i[1]))&&(e=i[1]),sfxLl.test(e)&&gt1.test(e)&&(e=e.slice(0,-1)),t&&(e="y"+e.slice(1)),e}

// src/core/retrieval/analyse.ts
var ANALYSERS = ["simple", "english", "code"];
var ANALYSER_VERSION = 1;
function analyse(text, analyser) {
  const normal = text.normalize("NFKC");
  if (analyser === "simple") return wordsOf(normal.toLowerCase());
  const words = analyser === "english" ? wordsOf(normal.toLowerCase()) : wordsOf(normal).flatMap(withParts);
  return words.filter((word) => !STOP_WORDS.has(word)).map(stemOf);
}
function withParts(word) {
  const lower = word.toLowerCase();
  if (lower === word || word.length > LONGEST_IDENTIFIER) return [lower];
  const parts = word.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, " ").split(" ");
  return parts.length === 1 ? [lower] : [lower, ...parts.map((part) => part.toLowerCase())];
}
var LONGEST_IDENTIFIER = 100;
function wordsOf(plain) {
  const words = [];
  let start = 0;
  let kind = SEPARATOR;
  const end = (at) => {
    if (kind === WORD) words.push(plain.slice(start, at));
    else if (kind === UNSPACED) words.push(...pairsOf(plain.slice(start, at)));
    start = at;
  };
  for (let at = 0; at < plain.length; ) {
    const unit = plain.charCodeAt(at);
    const size = isPair(plain, at, unit) ? 2 : 1;
    const next = size === 1 ? kindOfUnit(unit) : kindOf(plain.slice(at, at + 2));
    if (next !== kind) {
      end(at);
      kind = next;
    }
    at += size;
  }
  end(plain.length);
  return words;
}
var UNSEEN = 0;
var SEPARATOR = 1;
var WORD = 2;
var UNSPACED = 3;
var kinds = new Uint8Array(65536);
function kindOfUnit(unit) {
  const known = kinds[unit];
  if (known === SEPARATOR || known === WORD || known === UNSPACED) return known;
  const kind = kindOf(String.fromCharCode(unit));
  kinds[unit] = kind === UNSEEN ? SEPARATOR : kind;
  return kind;
}
function kindOf(character) {
  if (/[\p{P}\p{S}\s]/u.test(character)) return SEPARATOR;
  return UNSPACED_SCRIPTS.test(character) ? UNSPACED : WORD;
}
var UNSPACED_SCRIPTS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
function isPair(text, at, unit) {
  if (unit < 55296 || unit > 56319) return false;
  const next = text.charCodeAt(at + 1);
  return next >= 56320 && next <= 57343;
}
function pairsOf(run) {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index] ?? ""}${character}`);
}
var STOP_WORDS = new Set(
  "a an and are as at be but by for if in into is it no not of on or such that the their then there these they this to was will with".split(
    " "
  )
);
var stems = /* @__PURE__ */ new Map();
var MOST_STEMS = 1e5;
function stemOf(word) {
  const known = stems.get(word);
  if (known !== void 0) return known;
  const stem = /^[a-z]+$/.test(word) ? stemmer(word) : word;
  if (stems.size < MOST_STEMS) stems.set(word, stem);
  return stem;
}
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
    const pairs = pairsOf2(segment, word, numberOf);
    const found = byWord.get(wordAt(segment.words, word));
    if (found !== void 0) for (const one of pairs) found.push(one);
    else if (pairs.length > 0) byWord.set(wordAt(segment.words, word), pairs);
  }
}
function pairsOf2({ starts, postings }, word, numberOf) {
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
  const paths = new Set(listed.map(({ path }) => path));
  const isSame = ({ path, bytes, modifiedAt }) => {
    const before = known.get(path);
    const isSettled = modifiedAt < writtenAt - SETTLED_MS;
    return before?.bytes === bytes && before.modifiedAt === modifiedAt && isSettled;
  };
  return {
    gone: [...known.keys()].filter((path) => !paths.has(path)),
    suspicious: listed.filter((one) => !isSame(one)).map(({ path }) => path)
  };
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
// src/adapters/documents/index-store.ts
// src/core/retrieval/index-file.ts
var MAGIC = 1230459725;
var FORMAT = 1;
var HEAD = 10;
var CHECKSUM_AT = 2;
var WRITTEN_AT = 8;
var WORDS_PER_SEGMENT = 6;
function encodeIndex({ index: { analyser, segments }, writtenAt }) {
  const parts = segments.map(partsOf);
  const table = parts.flatMap(({ sizes }) => Object.values(sizes));
  const head = new Uint32Array(HEAD + table.length);
  const blocks = parts.flatMap(({ blocks: own }) => own);
  const bytes = new Uint8Array(
    blocks.reduce((sum, block) => sum + padded(block.byteLength), head.byteLength)
  );
  let at = head.byteLength;
  for (const block of blocks) {
    bytes.set(new Uint8Array(block.buffer, block.byteOffset, block.byteLength), at);
    at += padded(block.byteLength);
  }
  head.set([MAGIC, FORMAT, 0, ANALYSER_VERSION, ANALYSERS.indexOf(analyser), segments.length, bytes.length]);
  head.set(table, HEAD);
  new Float64Array(head.buffer, WRITTEN_AT * 4, 1)[0] = writtenAt;
  bytes.set(new Uint8Array(head.buffer), 0);
  new Uint32Array(bytes.buffer, 0, HEAD)[CHECKSUM_AT] = checksum(bytes);
  return bytes;
}
function decodeIndex(file, analyser) {
  const bytes = file.byteOffset % 8 === 0 ? file : new Uint8Array(file);
  if (bytes.length < HEAD * 4 || bytes.length % 8 !== 0) return null;
  const head = new Uint32Array(bytes.buffer, bytes.byteOffset, HEAD);
  const [magic, format, sum, version, of, count = 0, length] = head;
  if (magic !== MAGIC || format !== FORMAT || version !== ANALYSER_VERSION) return null;
  if (ANALYSERS[of ?? -1] !== analyser || length !== bytes.length || sum !== checksum(bytes)) return null;
  try {
    const read = reader(bytes, HEAD * 4);
    const numbers = read.u32(count * WORDS_PER_SEGMENT);
    const segments = Array.from({ length: count }, (_, at) => segmentOf(read, numbers, at));
    const [writtenAt = 0] = new Float64Array(bytes.buffer, bytes.byteOffset + WRITTEN_AT * 4, 1);
    return { index: { analyser, segments }, writtenAt };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
function partsOf({ documents, lengths, dead, words, starts, postings }) {
  const paths = joined(documents.map(({ path }) => path));
  const digests = joined(documents.map(({ digest }) => digest));
  const sizes = {
    documents: documents.length,
    words: starts.length - 1,
    units: words.units.length,
    postings: postings.documents.length,
    pathBytes: paths.length,
    digestBytes: digests.length
  };
  const blocks = [
    paths,
    digests,
    Float64Array.from(documents, ({ bytes }) => bytes),
    Float64Array.from(documents, ({ modifiedAt }) => modifiedAt),
    lengths,
    dead,
    words.units,
    words.bounds,
    starts,
    postings.documents,
    postings.counts
  ];
  return { sizes, blocks };
}
function segmentOf(read, numbers, index) {
  const [documents = 0, words = 0, units = 0, postings = 0, pathBytes = 0, digestBytes = 0] = numbers.subarray(index * WORDS_PER_SEGMENT);
  const paths = split(read.u8(pathBytes), documents);
  const digests = split(read.u8(digestBytes), documents);
  const [bytes, modified] = [read.f64(documents), read.f64(documents)];
  const known = paths.map(
    (path, at) => ({
      path,
      bytes: bytes[at] ?? 0,
      modifiedAt: modified[at] ?? 0,
      digest: digests[at] ?? ""
    })
  );
  return {
    documents: known,
    lengths: read.u32(documents),
    dead: read.u8(documents),
    words: { units: read.u16(units), bounds: read.u32(words + 1) },
    starts: read.u32(words + 1),
    postings: { documents: read.u32(postings), counts: read.u16(postings) }
  };
}
function reader({ buffer, byteOffset }, start) {
  let at = byteOffset + start;
  const next = (size, view) => {
    const from = at;
    at += padded(size);
    return view(from);
  };
  return {
    u8: (length) => next(length, (from) => new Uint8Array(buffer, from, length)),
    u16: (length) => next(length * 2, (from) => new Uint16Array(buffer, from, length)),
    u32: (length) => next(length * 4, (from) => new Uint32Array(buffer, from, length)),
    f64: (length) => next(length * 8, (from) => new Float64Array(buffer, from, length))
  };
}
var BETWEEN = "\0";
function joined(texts) {
  return new TextEncoder().encode(texts.join(BETWEEN));
}
function split(bytes, count) {
  return count === 0 ? [] : new TextDecoder().decode(bytes).split(BETWEEN);
}
function padded(size) {
  return Math.ceil(size / 8) * 8;
}
function checksum({ buffer, byteOffset, byteLength }) {
  const words = new Uint32Array(buffer, byteOffset, byteLength / 4);
  let sum = 2166136261;
  for (let at = 0; at < words.length; at += 1)
    if (at !== CHECKSUM_AT) sum = Math.imul(sum ^ (words[at] ?? 0), 16777619);
  return sum >>> 0;
}
// src/adapters/documents/index-store.ts
var LARGEST = 1024 * 1024 * 1024;
function readIndex(userFolder, { root, kind }, analyser) {
  const file = (0, import_hooks_active_on_stop3.readFile)(indexPath(userFolder, { root, kind }, analyser), (0, import_hooks_active_on_stop4.privateFile)(userFolder), LARGEST);
  return file.status === "ok" ? decodeIndex(file.bytes, analyser) : null;
}
function writeIndex(userFolder, indexed, stored) {
  keep(userFolder, indexPath(userFolder, indexed, stored.index.analyser), encodeIndex(stored));
}
function readExplanation(userFolder, call) {
  return (0, import_hooks_active_on_stop3.textOf)(explanationPath(userFolder, call), (0, import_hooks_active_on_stop4.privateFile)(userFolder));
}
function keepExplanation(userFolder, call, text) {
  keep(userFolder, explanationPath(userFolder, call), text);
}
function explanationPath(userFolder, call) {
  const key = (0, import_hooks_active_on_stop.createHash)("sha256").update(JSON.stringify(call)).digest("hex").slice(0, 24);
  return (0, import_node_path.join)(userFolder, FOLDER, `${key}-explained.txt`);
}
function keep(userFolder, path, content) {
  try {
    (0, import_node_fs.mkdirSync)((0, import_node_path.join)(userFolder, FOLDER), { recursive: true, mode: 448 });
    (0, import_hooks_active_on_stop2.writeFileAtomic)(path, content, { mode: 384, durable: false });
  } catch {
  }
}
var FOLDER = "search";
function indexPath(userFolder, { root, kind }, analyser) {
  const key = (0, import_hooks_active_on_stop.createHash)("sha256").update(root).digest("hex").slice(0, 24);
  return (0, import_node_path.join)(userFolder, FOLDER, `${key}-${kind}-${analyser}.bin`);
}
// src/app/retrieval/open-index.ts
var MOST_LOOKED_AT = 1e3;
function openIndex({ root, userFolder, now, kind, isLate = () => false }, analyser) {
  const stored = (userFolder === null ? null : readIndex(userFolder, { root, kind }, analyser)) ?? {
    index: { analyser, segments: [] },
    writtenAt: 0
  };
  const known = documentsOf(stored.index);
  const share = kind === "notes" ? 1 : Math.ceil(known.size / MOST_LOOKED_AT);
  const turn = Math.floor(now / 1e3);
  const since = stored.writtenAt - SETTLED_MS;
  const { documents, leftOut } = (0, import_shared_adapters_documents_list_documents.listDocuments)(root, kind, {
    byPath: known,
    share: Math.max(1, share),
    turn,
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
  if (userFolder !== null) writeIndex(userFolder, { root, kind }, { index, writtenAt: now });
  return { index, leftOut };
}
function readAll(paths, { files, known, analyser, isLate }) {
  const [same, written] = [[], []];
  for (const path of paths) {
    if (isLate()) break;
    for (const { text, ...one } of readDocument(files.get(path))) {
      if (known.get(path)?.digest === one.digest) same.push(one);
      else written.push({ ...one, words: analyse(text, analyser) });
    }
  }
  return { same, written };
}
function readDocument(file) {
  const content = file === void 0 ? null : (0, import_hooks_active_on_stop3.textOf)(file.file, import_hooks_active_on_stop4.named, import_shared_adapters_documents_list_documents.LARGEST_DOCUMENT);
  if (file === void 0 || content === null) return [];
  const { path, bytes, modifiedAt } = file;
  const name = (path.split("/").at(-1) ?? "").replace(/\.md$/i, "");
  const digest = (0, import_hooks_active_on_stop.createHash)("sha256").update(content).digest("hex").slice(0, 32);
  return [{ path, bytes, modifiedAt, digest, text: `${name}
${content}` }];
}
module.exports = {
  ANALYSERS: ANALYSERS,
  analyse: analyse,
  buildSegment: buildSegment,
  documentsWithWord: documentsWithWord,
  keepExplanation: keepExplanation,
  openIndex: openIndex,
  rank: rank,
  readExplanation: readExplanation,
  sizeOfIndex: sizeOfIndex,
  withoutDocuments: withoutDocuments
};
