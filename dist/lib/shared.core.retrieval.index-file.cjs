

// src/core/report/quote-argument.ts
function quoteArgument(text, windows) {
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u.test(text)) return null;
  if (windows) return /["%!`$^\u201c-\u201f]|\\$/.test(text) ? null : `"${text}"`;
  return /['\\!]/.test(text) ? null : `'${text}'`;
}
function shownPath(path) {
  return shownWord(path, /^[A-Za-z]:/.test(path)) ?? path;
}
function shownWord(text, windows) {
  return /^[\w./:@+-]+$/.test(text) ? text : quoteArgument(text, windows);
}

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
    documents: columnsOf(documents),
    lengths: Uint32Array.from(documents, ({ words: all }) => all.length),
    dead: new Uint8Array(documents.length),
    words: wordListOf(words),
    ...postingsOf(words.map((word) => byWord.get(word) ?? [])),
    file: null
  };
}
function columnsOf(documents) {
  return {
    paths: documents.map(({ path }) => path),
    bytes: Float64Array.from(documents, ({ bytes }) => bytes),
    modifiedAt: Float64Array.from(documents, ({ modifiedAt }) => modifiedAt),
    digests: documents.map(({ digest }) => digest)
  };
}
function documentsIn(segments) {
  const [first, ...others] = segments;
  if (first !== void 0 && others.length === 0 && isAlive(first)) return first.documents;
  return columnsOf(
    segments.flatMap(
      ({ documents: { paths, bytes, modifiedAt, digests }, dead }) => paths.flatMap((path, at) => {
        const facts = { bytes: bytes[at] ?? 0, modifiedAt: modifiedAt[at] ?? 0, digest: digests[at] ?? "" };
        return dead[at] === 1 ? [] : [{ path, ...facts }];
      })
    )
  );
}
function isAlive({ dead }) {
  return !dead.includes(1);
}
var NO_WORDS = {
  words: { units: new Uint16Array(0), bounds: new Uint32Array(1) },
  starts: new Uint32Array(1),
  postings: { documents: new Uint32Array(0), counts: new Uint16Array(0) }
};
function withoutDocuments(segment, isGone) {
  const dead = segment.dead.map((was, at) => isGone(segment.documents.paths[at] ?? "") ? 1 : was);
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
// src/core/retrieval/index-file.ts
var MAGIC = 1230459725;
var FORMAT = 3;
function encodeTable({ index: { analyser, segments }, writtenAt, folders }) {
  const numbers = [ANALYSERS.indexOf(analyser), writtenAt, segments.length];
  const numberOf = new Map(folders.map(({ path }, number) => [path, number]));
  const { paths } = documentsIn(segments);
  return pack(numbers, [
    texts(folders.map(({ path }) => path)),
    Float64Array.from(folders, ({ modifiedAt }) => modifiedAt),
    Float64Array.from(folders, ({ rulesAt }) => rulesAt),
    Uint32Array.from(paths, (path) => numberOf.get(parentOf(path)) ?? 0),
    texts(segments.map(({ file }) => file ?? "")),
    ...segments.flatMap(({ documents, lengths, dead }) => [
      texts(documents.paths),
      texts(documents.digests),
      documents.bytes,
      documents.modifiedAt,
      lengths,
      dead
    ])
  ]);
}
function parentOf(path) {
  return path.slice(0, path.lastIndexOf("/", path.length - 2) + 1);
}
function decodeTable(bytes, analyser) {
  const unpacked = unpack(bytes);
  if (unpacked === null) return null;
  const [of = -1, writtenAt = 0, count = 0] = unpacked.numbers;
  if (ANALYSERS[of] !== analyser) return null;
  const next = partsOf(unpacked.parts);
  const [names, times, rules] = [next.texts(), next.f64(), next.f64()];
  const folders = names.map((path, at) => ({ path, modifiedAt: times[at] ?? 0, rulesAt: rules[at] ?? 0 }));
  const folderOf2 = next.u32();
  const files = next.texts();
  const segments = Array.from({ length: count }, (_, at) => {
    const [paths, digests] = [next.texts(), next.texts()];
    const documents = { paths, digests, bytes: next.f64(), modifiedAt: next.f64() };
    return { documents, lengths: next.u32(), dead: next.u8(), file: files[at] ?? "", ...NO_WORDS };
  });
  return { index: { analyser, segments }, writtenAt, folders, folderOf: folderOf2 };
}
function encodeWords({ words, starts, postings }) {
  const { documents, counts } = postings;
  const data = new Uint8Array(padded(documents.byteLength + counts.byteLength));
  data.set(bytesOf(documents));
  data.set(bytesOf(counts), documents.byteLength);
  const sums = Uint32Array.from(
    { length: Math.ceil(data.length / PAGE) },
    (_, page) => checksum(data.subarray(page * PAGE, (page + 1) * PAGE))
  );
  const head = pack([documents.length], [words.units, words.bounds, starts, sums]);
  const bytes = new Uint8Array(head.length + data.length);
  bytes.set(head);
  bytes.set(data, head.length);
  return { name: nameOf(head), bytes };
}
function withWords(segment, some, read) {
  const start = read(0, HEAD);
  const length = start === null ? 0 : new Uint32Array(aligned(start).buffer, 0, HEAD / 4)[LENGTH_AT] ?? 0;
  const head = read(0, length);
  const unpacked = head === null ? null : unpack(aligned(head));
  if (head === null || unpacked === null || nameOf(head) !== segment.file) return null;
  const [count = 0] = unpacked.numbers;
  const next = partsOf(unpacked.parts);
  const words = { units: next.u16(), bounds: next.u32() };
  const [starts, sums] = [next.u32(), next.u32()];
  const range = pagesIn(read, { from: length, size: padded(count * 6), sums });
  const postingsAt = (from, until) => {
    const documents = range(from * 4, until * 4);
    const counts = range(count * 4 + from * 2, count * 4 + until * 2);
    return documents === null || counts === null ? null : { documents: new Uint32Array(documents), counts: new Uint16Array(counts) };
  };
  if (some === null) {
    const postings = postingsAt(0, count);
    return postings === null ? null : { ...segment, words, starts, postings };
  }
  const found = [...new Set(some)].sort(byUnits).flatMap((word) => {
    const place = findWord(words, word);
    return place === null ? [] : [{ word, from: starts[place] ?? 0, until: starts[place + 1] ?? 0 }];
  });
  const lists = found.flatMap(({ from, until }) => postingsAt(from, until) ?? []);
  if (lists.length < found.length) return null;
  return { ...segment, words: wordListOf(found.map(({ word }) => word)), ...joined(lists) };
}
function joined(lists) {
  const starts = new Uint32Array(lists.length + 1);
  for (const [at, { documents }] of lists.entries()) starts[at + 1] = (starts[at] ?? 0) + documents.length;
  const size = starts[lists.length] ?? 0;
  const postings = { documents: new Uint32Array(size), counts: new Uint16Array(size) };
  for (const [at, { documents, counts }] of lists.entries()) {
    postings.documents.set(documents, starts[at]);
    postings.counts.set(counts, starts[at]);
  }
  return { starts, postings };
}
var PAGE = 16 * 1024;
function pagesIn(read, { from, size, sums }) {
  return (start, end) => {
    const first = Math.floor(start / PAGE);
    const last = Math.ceil(end / PAGE);
    const bytes = read(from + first * PAGE, Math.min(size, last * PAGE) - first * PAGE);
    if (bytes === null) return null;
    const whole = aligned(bytes);
    for (let page = first; page < last; page += 1) {
      const at = (page - first) * PAGE;
      if (checksum(whole.subarray(at, at + PAGE)) !== sums[page]) return null;
    }
    return whole.buffer.slice(start - first * PAGE, end - first * PAGE);
  };
}
var HEAD = 32;
var SUM_AT = 3;
var LENGTH_AT = 4;
function pack(numbers, parts) {
  const table = Float64Array.from([...numbers, ...parts.map(({ byteLength }) => byteLength)]);
  const size = parts.reduce((sum, { byteLength }) => sum + padded(byteLength), HEAD + table.byteLength);
  const bytes = new Uint8Array(size);
  const head = new Uint32Array(bytes.buffer, 0, HEAD / 4);
  head.set([MAGIC, FORMAT, ANALYSER_VERSION, 0, size, numbers.length, parts.length]);
  bytes.set(bytesOf(table), HEAD);
  let at = HEAD + table.byteLength;
  for (const part of parts) {
    bytes.set(bytesOf(part), at);
    at += padded(part.byteLength);
  }
  head[SUM_AT] = checksum(bytes);
  return bytes;
}
function unpack(given) {
  if (given.length < HEAD || given.length % 8 !== 0) return null;
  const bytes = aligned(given);
  const head = new Uint32Array(bytes.buffer, 0, HEAD / 4);
  const [magic, format, version, sum, length, numbers = 0, parts = 0] = head;
  if (magic !== MAGIC || format !== FORMAT || version !== ANALYSER_VERSION || length !== bytes.length)
    return null;
  head[SUM_AT] = 0;
  const isWhole = checksum(bytes) === sum;
  head[SUM_AT] = sum ?? 0;
  const begin = HEAD + (numbers + parts) * 8;
  if (!isWhole || begin > bytes.length) return null;
  const table = [...new Float64Array(bytes.buffer, HEAD, numbers + parts)];
  let at = begin;
  const found = table.slice(numbers).map((size) => {
    const part = bytes.subarray(at, at + size);
    at += padded(size);
    return part;
  });
  return at === bytes.length ? { numbers: table.slice(0, numbers), parts: found } : null;
}
function partsOf(parts) {
  let at = 0;
  const next = () => parts[at++] ?? new Uint8Array(0);
  return {
    texts: () => {
      const part = next();
      return part.length === 0 ? [] : new TextDecoder().decode(part).split(BETWEEN).slice(1);
    },
    u8: () => next(),
    u16: () => viewOf(Uint16Array, next()),
    u32: () => viewOf(Uint32Array, next()),
    f64: () => viewOf(Float64Array, next())
  };
}
function viewOf(Kind, { buffer, byteOffset, byteLength }) {
  return new Kind(buffer, byteOffset, byteLength / Kind.BYTES_PER_ELEMENT);
}
var BETWEEN = "\0";
function texts(all) {
  return new TextEncoder().encode(all.map((one) => BETWEEN + one).join(""));
}
function padded(size) {
  return Math.ceil(size / 8) * 8;
}
function bytesOf({ buffer, byteOffset, byteLength }) {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
function aligned(bytes) {
  return bytes.byteOffset === 0 && bytes.buffer instanceof ArrayBuffer ? new Uint8Array(bytes.buffer, 0, bytes.length) : new Uint8Array(bytes);
}
function nameOf(head) {
  const [sum = 0] = new Uint32Array(aligned(head).buffer, SUM_AT * 4, 1);
  return sum.toString(16).padStart(8, "0");
}
function checksum({ buffer, byteOffset, byteLength }) {
  const words = new Uint32Array(buffer, byteOffset, byteLength / 4);
  let [one, two2] = [2166136261, 3315408001];
  for (let at = 0; at < words.length; at += 2) {
    one = Math.imul(one ^ (words[at] ?? 0), 16777619);
    two2 = Math.imul(two2 ^ (words[at + 1] ?? 0), 16777619);
  }
  return Math.imul(one ^ two2 >>> 15 ^ two2, 16777619) >>> 0;
}

// src/core/mapping/skeleton/languages.ts
function languageOf(path) {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const whole = BY_NAME.get(name);
  if (whole !== void 0) return whole;
  const dot = name.lastIndexOf(".");
  return dot === -1 ? null : BY_EXTENSION.get(name.slice(dot + 1).toLowerCase()) ?? null;
}
function isProgramming(path) {
  return languageOf(path)?.kind === "programming";
}
var PROGRAMMING = [
  ["TypeScript", "ts mts cts", "typescript"],
  ["TypeScript", "tsx", "tsx"],
  ["JavaScript", "js mjs cjs jsx", "javascript"],
  ["Python", "py pyi pyw", "python"],
  ["Go", "go", "go"],
  ["Rust", "rs", "rust"],
  ["Java", "java", "java"],
  ["C", "c h", "include"],
  ["C++", "cc cpp cxx c++ hpp hh hxx h++ ipp inl", "include"],
  ["C#", "cs csx"],
  ["Objective-C", "m mm", "include"],
  ["Ruby", "rb rake gemspec ru"],
  ["PHP", "php phtml"],
  ["Kotlin", "kt kts", "kotlin"],
  ["Swift", "swift"],
  ["Scala", "scala sc"],
  ["Groovy", "groovy gradle"],
  ["Shell", "sh bash zsh fish ksh"],
  ["PowerShell", "ps1 psm1 psd1"],
  ["Batch", "bat cmd"],
  ["Perl", "pl pm t"],
  ["Lua", "lua"],
  ["R", "r"],
  ["Julia", "jl"],
  ["Dart", "dart"],
  ["Elixir", "ex exs"],
  ["Erlang", "erl hrl"],
  ["Haskell", "hs lhs"],
  ["OCaml", "ml mli"],
  ["F#", "fs fsi fsx"],
  ["Clojure", "clj cljs cljc edn"],
  ["Zig", "zig"],
  ["Nim", "nim"],
  ["Crystal", "cr"],
  ["D", "d"],
  ["Visual Basic", "vb"],
  ["Fortran", "f f90 f95 f03"],
  ["Assembly", "s asm"],
  ["CUDA", "cu cuh", "include"],
  ["Solidity", "sol"],
  ["SQL", "sql"],
  ["Vue", "vue"],
  ["Svelte", "svelte"],
  ["Astro", "astro"],
  ["CSS", "css"],
  ["SCSS", "scss sass"],
  ["Less", "less"],
  ["GraphQL", "graphql gql"],
  ["Protocol Buffers", "proto"],
  ["Terraform", "tf tfvars hcl"],
  ["Nix", "nix"],
  ["CMake", "cmake"],
  ["Starlark", "bzl star"],
  ["WebAssembly text", "wat"]
];
var MARKUP = [
  ["Markdown", "md mdx markdown"],
  ["reStructuredText", "rst"],
  ["AsciiDoc", "adoc asciidoc"],
  ["HTML", "html htm xhtml"],
  ["Template", "ejs hbs handlebars pug jinja jinja2 j2 tmpl tpl erb liquid njk twig mustache"],
  ["TeX", "tex"],
  ["Text", "txt"],
  ["SVG", "svg"]
];
var DATA = [
  ["JSON", "json jsonc json5 ndjson jsonl webmanifest"],
  ["YAML", "yaml yml"],
  ["TOML", "toml"],
  ["XML", "xml xsd xsl csproj fsproj vbproj props targets plist"],
  ["INI", "ini cfg conf properties"],
  ["CSV", "csv tsv"]
];
var NAMES = [
  ["Makefile", "mk"],
  ["GNUmakefile", "mk"],
  ["makefile", "mk"],
  ["Dockerfile", "dockerfile"],
  ["Containerfile", "dockerfile"],
  ["CMakeLists.txt", "cmake"],
  ["Rakefile", "rb"],
  ["Gemfile", "rb"],
  ["BUILD", "bzl"],
  ["BUILD.bazel", "bzl"],
  ["WORKSPACE", "bzl"],
  ["Jenkinsfile", "groovy"],
  ["SConstruct", "py"],
  ["wscript", "py"]
];
var BY_EXTENSION = new Map([
  ...rows(PROGRAMMING, "programming"),
  ...rows(
    [
      ["Makefile", "mk mak"],
      ["Dockerfile", "dockerfile"]
    ],
    "programming"
  ),
  ...rows(MARKUP, "markup"),
  ...rows(DATA, "data")
]);
var BY_NAME = new Map(
  NAMES.flatMap(([name, extension]) => {
    const language = BY_EXTENSION.get(extension);
    return language === void 0 ? [] : [[name, language]];
  })
);
function rows(table, kind) {
  return table.flatMap(
    ([name, extensions, reader = null]) => extensions.split(" ").map((extension) => [extension, { name, kind, reader }])
  );
}

var import_node_path = require("node:path");
// src/app/jobs/job-desk.ts
function refusedHint({ userFolder }, { denied }) {
  if (denied.length === 0) return "";
  const settings = (0, import_node_path.join)(userFolder, "settings.json");
  return ` Tools were refused, since nobody was there to allow them: ${denied.join(", ")}. What jobs may do stands under "jobs" in ${settings}.`;
}
function resumeLine({ id }) {
  return `msw-protocol job resume ${id}`;
}

// src/core/memory/instant.ts
var DAY_MS = 864e5;
var ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;
function readInstant(text) {
  const match = ISO.exec(text.trim());
  if (match === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1, 7).map((part) => Number(part ?? 0));
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null;
  if (hour > 23 || minute > 59 || second > 59) return null;
  const offset = offsetMinutes(match[8] ?? "Z");
  if (offset === null) return null;
  const milliseconds = Number((match[7] ?? "").padEnd(3, "0").slice(0, 3));
  const minutes = (daysBefore(year, month, day) * 24 + hour) * 60 + minute - offset;
  return (minutes * 60 + second) * 1e3 + milliseconds;
}
function writeInstant(ms) {
  const days = Math.floor(ms / DAY_MS);
  const seconds = Math.floor((ms - days * DAY_MS) / 1e3);
  const { year, month, day } = dateOf(days);
  const clock = [seconds / 3600, seconds / 60 % 60, seconds % 60].map((part) => two(Math.floor(part)));
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}T${clock.join(":")}Z`;
}
function offsetMinutes(text) {
  if (text.toUpperCase() === "Z") return 0;
  const [, sign, hours, minutes = "0"] = /^([+-])(\d{2}):?(\d{2})?$/.exec(text) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  if (Number(minutes) > 59 || total > 14 * 60) return null;
  return sign === "-" ? -total : total;
}
function two(part) {
  return String(part).padStart(2, "0");
}
function daysIn(year, month) {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
function daysBefore(year, month, day) {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const ofEra = shifted - era * 400;
  const ofYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  return era * 146097 + ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear - 719468;
}
function dateOf(days) {
  const shifted = days + 719468;
  const era = Math.floor(shifted / 146097);
  const ofEra = shifted - era * 146097;
  const year = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36524) - Math.floor(ofEra / 146096)) / 365
  );
  const ofYear = ofEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const shiftedMonth = Math.floor((5 * ofYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const day = ofYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  return { year: year + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

var import_node_fs = require("node:fs");
var import_node_path2 = require("node:path");
// src/adapters/files/temporary-files.ts
function putText(root, path, text) {
  const mode = (0, import_node_fs.lstatSync)(path, { throwIfNoEntry: false })?.mode;
  clear(root, path);
  (0, import_node_fs.writeFileSync)(path, text, { flag: "wx" });
  if (mode !== void 0 && (mode & 73) !== 0) (0, import_node_fs.chmodSync)(path, mode & 511);
}
function putCopy(root, path, from) {
  clear(root, path);
  (0, import_node_fs.copyFileSync)(from, path, import_node_fs.constants.COPYFILE_EXCL | import_node_fs.constants.COPYFILE_FICLONE);
}
function putFolder(root, path) {
  clear(root, path);
  (0, import_node_fs.mkdirSync)(path);
}
function putLink(root, path, target, isFolder) {
  clear(root, path);
  if (process.platform === "win32" && !isFolder) (0, import_node_fs.copyFileSync)(target, path);
  else (0, import_node_fs.symlinkSync)(target, path, isFolder ? "junction" : "file");
}
function putSameLink(root, path, from) {
  const target = (0, import_node_fs.readlinkSync)(from);
  if (process.platform === "win32") {
    const real = import_node_fs.realpathSync.native(from);
    putLink(root, path, (0, import_node_path2.isAbsolute)(target) ? target : real, (0, import_node_fs.lstatSync)(real).isDirectory());
  } else {
    clear(root, path);
    (0, import_node_fs.symlinkSync)(target, path);
  }
}
function clear(root, path) {
  let folder = root;
  for (const name of (0, import_node_path2.relative)(root, (0, import_node_path2.dirname)(path)).split(import_node_path2.sep)) {
    if (name === "") continue;
    folder = (0, import_node_path2.join)(folder, name);
    const stat = (0, import_node_fs.lstatSync)(folder, { throwIfNoEntry: false });
    if (stat?.isDirectory()) continue;
    if (stat !== void 0) (0, import_node_fs.rmSync)(folder);
    (0, import_node_fs.mkdirSync)(folder);
  }
  (0, import_node_fs.rmSync)(path, { recursive: true, force: true });
}

// src/adapters/process/on-interrupt.ts
var SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
function onInterrupt() {
  const controller = new AbortController();
  const release = () => {
    for (const name of SIGNALS) process.removeListener(name, interrupt);
  };
  const interrupt = () => {
    release();
    controller.abort();
  };
  for (const name of SIGNALS) process.on(name, interrupt);
  return { signal: controller.signal, release };
}

// src/core/memory/vectors.ts
var LONGEST_EMBEDDED = 2e3;
var BY_NEARNESS = 0.3;
var NEAR_ENOUGH = 0.7;
function combinedScores(byWords, byNearness) {
  const top = Math.max(...byWords.values(), Number.MIN_VALUE);
  const found = [.../* @__PURE__ */ new Set([...byWords.keys(), ...byNearness.keys()])];
  return new Map(
    found.map((id) => [
      id,
      (byWords.get(id) ?? 0) / top + BY_NEARNESS * Math.max(0, byNearness.get(id) ?? 0)
    ])
  );
}
function unitVector(numbers) {
  const length = Math.hypot(...numbers);
  if (numbers.length === 0 || !Number.isFinite(length) || length === 0) return null;
  return Float32Array.from(numbers, (number) => number / length);
}
function nearestOf(vectors, vector, most) {
  const all = Array.from(vectors, ([id, one]) => ({ id, nearness: product(one, vector) }));
  return all.sort(nearestFirst).slice(0, most);
}
function nearestFirst(one, other) {
  return other.nearness - one.nearness || (one.id < other.id ? -1 : 1);
}
function product(one, other) {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
var MAGIC2 = 1448563533;
var HEAD2 = 4;
var ID_UNITS = 4;
function encodeVectors(vectors, size) {
  const units = new Uint32Array(HEAD2 + vectors.size * (ID_UNITS + size));
  units.set([MAGIC2, vectors.size, size]);
  const floats = new Float32Array(units.buffer);
  let at = HEAD2;
  for (const [id, vector] of vectors) {
    for (let unit = 0; unit < ID_UNITS; unit += 1)
      units[at + unit] = Number.parseInt(id.slice(unit * 8, unit * 8 + 8), 16);
    floats.set(vector, at + ID_UNITS);
    at += ID_UNITS + size;
  }
  units[3] = checksum2(units);
  return new Uint8Array(units.buffer);
}
function decodeVectors(file, size) {
  const bytes = file.byteOffset % 4 === 0 ? file : new Uint8Array(file);
  if (bytes.length < HEAD2 * 4 || bytes.length % 4 !== 0) return null;
  const units = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  const [magic, count = 0, held, sum] = units;
  if (magic !== MAGIC2 || held !== size || units.length !== HEAD2 + count * (ID_UNITS + size)) return null;
  if (sum !== checksum2(units)) return null;
  const floats = new Float32Array(bytes.buffer, bytes.byteOffset, units.length);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const at = HEAD2 + index * (ID_UNITS + size);
      const id = Array.from(units.subarray(at, at + ID_UNITS), (unit) => unit.toString(16).padStart(8, "0"));
      return [id.join(""), floats.subarray(at + ID_UNITS, at + ID_UNITS + size)];
    })
  );
}
function checksum2(units) {
  let sum = 2166136261;
  for (let at = 0; at < units.length; at += 1)
    if (at !== 3) sum = Math.imul(sum ^ (units[at] ?? 0), 16777619);
  return sum >>> 0;
}

// src/adapters/git/ask-git.ts
async function outputOf(git, args) {
  const answer = await git.run(args);
  return answer.status === "ok" ? answer.output : null;
}
async function lineOf(git, args) {
  return (await outputOf(git, args))?.trim() ?? null;
}
async function pathsOf(git, args) {
  const output = await outputOf(git, args);
  return output === null ? null : [...new Set(output.split("\0").filter((path) => path !== ""))];
}
function headOf(git) {
  return lineOf(git, ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]);
}
function conflictsIn(git) {
  return pathsOf(git, ["diff", "--name-only", "-z", "--diff-filter=U", "--relative"]);
}

// src/core/mapping/skeleton/facts/path-names.ts
function nameOf2(path) {
  return path.slice(path.lastIndexOf("/") + 1);
}
function folderOf(path) {
  const slash = path.lastIndexOf("/");
  return slash === -1 ? "." : path.slice(0, slash);
}
function joinPath(folder, relative2) {
  const parts = folder === "." ? [] : folder.split("/");
  for (const part of relative2.split("/")) {
    if (part === "" || part === ".") continue;
    if (part !== "..") parts.push(part);
    else if (parts.pop() === void 0) return null;
  }
  return parts.length === 0 ? "." : parts.join("/");
}
function foldersUpFrom(folder) {
  const folders = [];
  for (let at = folder; at !== "."; at = folderOf(at)) folders.push(at);
  return [...folders, "."];
}
function isBelow(path, folder) {
  return folder === "." || path.startsWith(`${folder}/`);
}
function byText(a, b) {
  return a < b ? -1 : Number(a > b);
}
// src/core/mapping/skeleton/file-roles.ts
var TEST_NAME = /(?:^|[._-])(?:test|tests|spec|specs|e2e|cy)\.(?:[cm]?[jt]sx?|py|rb|rs|php|dart|lua|ex|exs|c|cc|cpp)$|_test\.(?:go|py|rb|exs|dart|cc|cpp|c)$|^test_.*\.py$|(?:Test|Tests|IT|Spec|Specs|TestCase)\.(?:java|kt|scala|groovy|cs|php|swift)$|\.bats$/;
var TEST_FOLDER = /(?:^|\/)(?:tests?|__tests__|spec|e2e|integration[-_]?tests?|unit[-_]?tests?|src\/(?:test|integrationTest|androidTest))\//;
var DATA2 = /(?:^|\/)(?:fixtures?|__fixtures__|testdata|test[-_]data|__snapshots__|__mocks__|golden|cassettes)\//;
var HELPERS = /(?:^|\/)(?:samples|snapshots|mocks|support|helpers?|resources)\//;
var PACKAGES = /(?:^|\/)src\/(?:main|commonMain|jvmMain)\/(?:java|kotlin|scala|groovy)\//;
function isTestFile(path) {
  if (isHeld(path) && !TEST_NAME.test(nameOf2(path))) return false;
  if (isFixture(path)) return false;
  if (TEST_NAME.test(nameOf2(path))) return true;
  if (!TEST_FOLDER.test(path) || /\.(?:test|spec)-d\.ts$|\.d\.ts$/.test(path)) return false;
  return isRunInFolder(path);
}
function isRunInFolder(path) {
  if (/(?:^|\/)tests\/[^/]+\.rs$/.test(path)) return true;
  if (!/\.[cm]?[jt]sx?$/.test(path)) return false;
  return !/(?:^|\/)(?:index|setup|utils?|helpers?|common|globals?|env|config|mocha\.opts|[^/]*\.config)\.[cm]?[jt]sx?$/.test(
    path
  );
}
function isVendored(path) {
  return /(?:^|\/)(?:node_modules|bower_components|vendor|vendored|_vendor|third[-_]?party|3rdparty|external[-_]libs)\//i.test(
    path
  ) && !PACKAGES.test(path);
}
function isHeld(path) {
  if (PACKAGES.test(path)) return false;
  return DATA2.test(path) || HELPERS.test(path) && TEST_FOLDER.test(path);
}
function isFixture(path) {
  return /(?:^|\/)(?:fixtures?|__fixtures__|testdata|__snapshots__)\//.test(path) && !PACKAGES.test(path);
}
var FILLED = new Set(
  [
    "node_modules bower_components jspm_packages .next .nuxt .output .svelte-kit .turbo .cache .parcel-cache .gradle",
    ".nyc_output __pycache__ .pytest_cache .mypy_cache .tox .ruff_cache .nox .venv venv .eggs .dart_tool .terraform",
    ".idea .vs site-packages Pods .direnv"
  ].flatMap((names) => names.split(" "))
);
var NEVER = /* @__PURE__ */ new Set([".git", ".hg", ".svn", ".jj", ".msw", ".planning"]);
function isLeftOut(path, tracked) {
  const folders = path.split("/").slice(0, -1);
  return folders.some((name) => NEVER.has(name) || !tracked && FILLED.has(name));
}
function isWalked(name, beside) {
  if (NEVER.has(name) || FILLED.has(name)) return false;
  const fillers = Object.hasOwn(FILLED_BESIDE, name) ? FILLED_BESIDE[name] ?? [] : [];
  return !fillers.some((filler) => beside.has(filler));
}
var FILLED_BESIDE = {
  target: ["Cargo.toml", "pom.xml", "build.sbt"],
  vendor: ["go.mod", "composer.json", "Gemfile"],
  coverage: ["package.json", "pyproject.toml"],
  deps: ["mix.exs"],
  env: ["pyvenv.cfg"]
};
var SECRET = /^(?:\.(?:npmrc|pypirc|netrc|htpasswd|pgpass|git-credentials|dockercfg)$|_netrc$|kubeconfig$|secrets?\.(?:json|ya?ml|toml|env|txt)$|\.env(?:\.|$)|\.?credentials|\.secrets?(?:\.|$)|id_(?:rsa|dsa|ecdsa|ed25519)|(?=.*\.json$)(?:service[-_]?account|.*-service-account))|\.(?:env|pem|key|p12|pfx|jks|keystore|kdbx|ppk|asc|gpg|tfvars|tfstate)$|\.tfstate\./i;
var SOURCE = /\.(?:[cm]?[jt]sx?|py|go|rs|java|kt|rb|php|cs|cc?|cpp|h|hpp|swift|scala|ex|exs|vue|svelte|css|html|md|mdx|rst)$/i;
function isSecret(path) {
  const name = nameOf2(path);
  if (/^\.env/i.test(name)) return !/\.(?:d\.ts|[cm]?[jt]s|py)$/i.test(name);
  return SECRET.test(name) && !SOURCE.test(name);
}

// src/core/mapping/documents/wildcard.ts
var MOST_CHOICES = 64;
function pathMatcher(pattern) {
  const choices = expandBraces(pattern).map((one) => one.split("/"));
  return (path) => {
    const parts = path.split("/");
    return choices.some((choice) => fitsParts(choice, parts));
  };
}
function expandBraces(pattern) {
  let found = [pattern];
  for (let round = 0; round < 4; round += 1) {
    const next = found.flatMap((one) => {
      const braces = /\{([^{},]*,[^{}]*)\}/.exec(one);
      if (braces === null) return [one];
      const choices = (braces[1] ?? "").split(",");
      const rest = one.slice(braces.index + braces[0].length);
      return choices.map((choice) => `${one.slice(0, braces.index)}${choice.trim()}${rest}`);
    });
    if (next.length > MOST_CHOICES || next.length === found.length) return found;
    found = next;
  }
  return found;
}
function fitsParts(pattern, path) {
  let reached = /* @__PURE__ */ new Set([0]);
  for (const part of pattern) {
    reached = new Set([...reached].flatMap((at) => behind(part, path, at)));
  }
  return reached.has(path.length);
}
function behind(part, path, at) {
  if (part === "**") return Array.from({ length: path.length - at + 1 }, (_, more) => at + more);
  const name = path[at];
  return name !== void 0 && fitsName(part, name) ? [at + 1] : [];
}
function fitsName(pattern, name) {
  let inPattern = 0;
  let inName = 0;
  let star = -1;
  let resume = 0;
  while (inName < name.length) {
    if (pattern[inPattern] === "*") {
      star = inPattern;
      resume = inName;
      inPattern += 1;
    } else if (pattern[inPattern] === "?" || pattern[inPattern] === name[inName]) {
      inPattern += 1;
      inName += 1;
    } else if (star !== -1) {
      resume += 1;
      inName = resume;
      inPattern = star + 1;
    } else {
      return false;
    }
  }
  while (pattern[inPattern] === "*") inPattern += 1;
  return inPattern === pattern.length;
}
module.exports = {
  ANALYSERS: ANALYSERS,
  ANALYSER_VERSION: ANALYSER_VERSION,
  LONGEST_EMBEDDED: LONGEST_EMBEDDED,
  NEAR_ENOUGH: NEAR_ENOUGH,
  analyse: analyse,
  buildSegment: buildSegment,
  byText: byText,
  byUnits: byUnits,
  combinedScores: combinedScores,
  conflictsIn: conflictsIn,
  decodeTable: decodeTable,
  decodeVectors: decodeVectors,
  documentsIn: documentsIn,
  encodeTable: encodeTable,
  encodeVectors: encodeVectors,
  encodeWords: encodeWords,
  expandBraces: expandBraces,
  findWord: findWord,
  folderOf: folderOf,
  foldersUpFrom: foldersUpFrom,
  headOf: headOf,
  isAlive: isAlive,
  isBelow: isBelow,
  isFixture: isFixture,
  isHeld: isHeld,
  isLeftOut: isLeftOut,
  isProgramming: isProgramming,
  isSecret: isSecret,
  isTestFile: isTestFile,
  isVendored: isVendored,
  isWalked: isWalked,
  joinPath: joinPath,
  languageOf: languageOf,
  lineOf: lineOf,
  nameOf: nameOf2,
  nearestFirst: nearestFirst,
  nearestOf: nearestOf,
  onInterrupt: onInterrupt,
  outputOf: outputOf,
  parentOf: parentOf,
  pathMatcher: pathMatcher,
  pathsOf: pathsOf,
  postingsOf: postingsOf,
  putCopy: putCopy,
  putFolder: putFolder,
  putLink: putLink,
  putSameLink: putSameLink,
  putText: putText,
  quoteArgument: quoteArgument,
  readInstant: readInstant,
  refusedHint: refusedHint,
  resumeLine: resumeLine,
  shownPath: shownPath,
  shownWord: shownWord,
  unitVector: unitVector,
  withWords: withWords,
  withoutDocuments: withoutDocuments,
  wordAt: wordAt,
  wordListOf: wordListOf,
  writeInstant: writeInstant
};
