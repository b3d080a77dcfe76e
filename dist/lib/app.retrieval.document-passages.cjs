var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(n,e)=>{for(var a in e)__defProp(n,a,{get:e[a],enumerable:!0})},__copyProps=(n,e,a,s)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of __getOwnPropNames(e))!__hasOwnProp.call(n,t)&&t!==a&&__defProp(n,t,{get:()=>e[t],enumerable:!(s=__getOwnPropDesc(e,t))||s.enumerable});return n},__toCommonJS=n=>__copyProps(__defProp({},"__esModule",{value:!0}),n),stdin_exports={};__export(stdin_exports,{ANALYSERS:()=>ANALYSERS,ANALYSER_VERSION:()=>ANALYSER_VERSION,EMPTY_INDEX:()=>EMPTY_INDEX,EVERYTHING:()=>EVERYTHING,LARGEST_DOCUMENT:()=>LARGEST_DOCUMENT,MOST_COUNTED:()=>MOST_COUNTED,SEARCH_FOLDER:()=>SEARCH_FOLDER,SETTLED_MS:()=>SETTLED_MS,analyse:()=>analyse,answeringPassages:()=>answeringPassages,atOneGo:()=>atOneGo,changedIndex:()=>changedIndex,documentPassages:()=>documentPassages,documentPassages$2:()=>documentPassages,failureClues:()=>failureClues,fences:()=>fences,findWords:()=>findWords,ignoreRules:()=>ignoreRules,indexFile:()=>indexFile,indexOf:()=>indexOf,isChangeLog:()=>isChangeLog,keepCached:()=>keepCached,keepExplanation:()=>keepExplanation,listDocuments:()=>listDocuments,listingSteps:()=>listingSteps,loneCharacters:()=>loneCharacters,matchesIn:()=>matchesIn,mayDiffer:()=>mayDiffer,noteExclusions:()=>noteExclusions,noteText:()=>noteText,onlyKept:()=>onlyKept,openIndex:()=>openIndex,openingSteps:()=>openingSteps,parentOf:()=>parentOf,passagesOf:()=>passagesOf,pathKey:()=>pathKey,piecesOfText:()=>piecesOfText,rank:()=>rank,rankMatches:()=>rankMatches,readExplanation:()=>readExplanation,statOf:()=>statOf,textSections:()=>textSections,withWords:()=>withWords}),module.exports=__toCommonJS(stdin_exports);
// src/core/retrieval/word-list.ts
var END = 10;
var NO_WORDS = { units: new Uint16Array(0), size: 0 };
function findWords({ units, size }, wanted) {
  const found = /* @__PURE__ */ new Map();
  if (size === 0 || wanted.size === 0) return found;
  const isHashed = hashesOf(wanted);
  let [start, hash, number] = [0, 0, 0];
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at] ?? 0;
    if (unit !== END) {
      hash = hashedOn(hash, unit);
      continue;
    }
    if (isHashed[hash] === 1) {
      const word = textOf(units, start, at);
      if (wanted.has(word)) found.set(word, number);
    }
    [start, hash, number] = [at + 1, 0, number + 1];
  }
  return found;
}
var HASHES = 2 ** 20;
function hashesOf(words) {
  const isHashed = new Uint8Array(HASHES);
  for (const word of words) {
    let hash = 0;
    for (let at = 0; at < word.length; at += 1) hash = hashedOn(hash, word.charCodeAt(at));
    isHashed[hash] = 1;
  }
  return isHashed;
}
function hashedOn(hash, unit) {
  return Math.imul(hash, 31) + unit & HASHES - 1;
}
function textOf(units, start, end) {
  let text = "";
  for (let at = start; at < end; at += 1) text += String.fromCharCode(units[at] ?? 0);
  return text;
}
function withWords({ units, size }, words) {
  const more = words.reduce((sum, word) => sum + word.length + 1, 0);
  const all = new Uint16Array(units.length + more);
  all.set(units);
  let at = units.length;
  for (const word of words) {
    for (let unit = 0; unit < word.length; unit += 1) all[at + unit] = word.charCodeAt(unit);
    all[at + word.length] = END;
    at += word.length + 1;
  }
  return { units: all, size: size + words.length };
}
function onlyKept({ units }, isKept) {
  const kept = new Uint16Array(units.length);
  let [length, number, size] = [0, 0, 0];
  for (const unit of units) {
    if (isKept[number] === 1) {
      kept[length] = unit;
      length += 1;
      if (unit === END) size += 1;
    }
    if (unit === END) number += 1;
  }
  return { units: kept.subarray(0, length), size };
}
// src/core/retrieval/search-index.ts
var MOST_COUNTED = 65535;
var EMPTY_INDEX = {
  ...{ documents: [], words: NO_WORDS },
  entries: { words: new Uint32Array(0), counts: new Uint16Array(0) }
};
function changedIndex(index, { gone, restated }) {
  const missing = new Set(gone);
  const stats = new Map(restated.map(({ number, bytes, modifiedAt }) => [number, { bytes, modifiedAt }]));
  const documents = index.documents.map((one, number) => ({ ...one, ...stats.get(number) }));
  return { ...index, documents: documents.filter((_, number) => !missing.has(number)) };
}
var SETTLED_MS = 2e3;
function mayDiffer(before, now, since) {
  if (before?.bytes !== now.bytes || before.modifiedAt !== now.modifiedAt) return true;
  return now.modifiedAt >= since;
}
function parentOf(path) {
  return path.slice(0, path.lastIndexOf("/", path.length - 2) + 1);
}

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

var import_app_guidance_note_failures = require("./app.guidance.note-failures.cjs");

// node_modules/.pnpm/stemmer@2.0.1/node_modules/stemmer/index.js
var step2list={ational:"ate",tional:"tion",enci:"ence",anci:"ance",izer:"ize",bli:"ble",alli:"al",entli:"ent",eli:"e",ousli:"ous",ization:"ize",ation:"ate",ator:"ate",alism:"al",iveness:"ive",fulness:"ful",ousness:"ous",aliti:"al",iviti:"ive",biliti:"ble",logi:"log"},step3list={icate:"ic",ative:"",alize:"al",iciti:"ic",ical:"ic",ful:"",ness:""},consonant="[^aeiou]",vowel="[aeiouy]",consonants="("+consonant+"[^aeiouy]*)",vowels="("+vowel+"[aeiou]*)",gt0=new RegExp("^"+consonants+"?"+vowels+consonants),eq1=new RegExp("^"+consonants+"?"+vowels+consonants+vowels+"?$"),gt1=new RegExp("^"+consonants+"?("+vowels+consonants+"){2,}"),vowelInStem=new RegExp("^"+consonants+"?"+vowel),consonantLike=new RegExp("^"+consonants+vowel+"[^aeiouwxy]$"),sfxLl=/ll$/,sfxE=/^(.+?)e$/,sfxY=/^(.+?)y$/,sfxIon=/^(.+?(s|t))(ion)$/,sfxEdOrIng=/^(.+?)(ed|ing)$/,sfxAtOrBlOrIz=/(at|bl|iz)$/,sfxEED=/^(.+?)eed$/,sfxS=/^.+?[^s]s$/,sfxSsesOrIes=/^.+?(ss|i)es$/,sfxMultiConsonantLike=/([^aeiouylsz])\1$/,step2=/^(.+?)(ational|tional|enci|anci|izer|bli|alli|entli|eli|ousli|ization|ation|ator|alism|iveness|fulness|ousness|aliti|iviti|biliti|logi)$/,step3=/^(.+?)(icate|ative|alize|iciti|ical|ful|ness)$/,step4=/^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/;function stemmer(s){let e=String(s).toLowerCase();if(e.length<3)return e;let t=!1;e.codePointAt(0)===121&&(t=!0,e="Y"+e.slice(1)),sfxSsesOrIes.test(e)?e=e.slice(0,-2):sfxS.test(e)&&(e=e.slice(0,-1));let i;return(i=sfxEED.exec(e))?gt0.test(i[1])&&(e=e.slice(0,-1)):(i=sfxEdOrIng.exec(e))&&vowelInStem.test(i[1])&&(e=i[1],sfxAtOrBlOrIz.test(e)?e+="e":sfxMultiConsonantLike.test(e)?e=e.slice(0,-1):consonantLike.test(e)&&(e+="e")),(i=sfxY.exec(e))&&vowelInStem.test(i[1])&&(e=i[1]+"i"),(i=step2.exec(e))&&gt0.test(i[1])&&(e=i[1]+step2list[i[2]]),(i=step3.exec(e))&&gt0.test(i[1])&&(e=i[1]+step3list[i[2]]),(i=step4.exec(e))?gt1.test(i[1])&&(e=i[1]):(i=sfxIon.exec(e))&&gt1.test(i[1])&&(e=i[1]),(i=sfxE.exec(e))&&(gt1.test(i[1])||eq1.
test(i[1])&&!consonantLike.test(i[1]))&&(e=i[1]),sfxLl.test(e)&&gt1.test(e)&&(e=e.slice(0,-1)),t&&(e="y"+e.slice(1)),e}

// src/core/retrieval/analyse.ts
var ANALYSERS = ["simple", "english", "code"];
var ANALYSER_VERSION = 2;
function analyse(text, analyser) {
  const normal = normalised(text);
  if (analyser === "simple") return wordsOf(lowered(normal));
  const words = analyser === "english" ? wordsOf(lowered(normal)) : wordsOf(normal).flatMap(withParts);
  return words.filter((word) => !STOP_WORDS.has(word)).map(stemOf);
}
function loneCharacters(text) {
  return BEYOND_ASCII.test(text) ? normalised(text).match(LONE) ?? [] : [];
}
var BEYOND_ASCII = /[^\0-\x7f]/;
function normalised(text) {
  if (!BEYOND_ASCII.test(text)) return text;
  return text.replaceAll(new RegExp("\\p{Default_Ignorable_Code_Point}", "gu"), "").normalize("NFKC").replaceAll(OPTIONAL, "");
}
var OPTIONAL = new RegExp("(?=\\p{Mn})[\\p{scx=Arabic}\\p{scx=Hebrew}]|\\u{640}", "gu");
function lowered(normal) {
  return normal.toLowerCase().replaceAll("i\u0307", "i");
}
function withParts(word) {
  const lower = lowered(word);
  if (lower === word || word.length > LONGEST_IDENTIFIER) return [lower];
  const parts = word.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, " ").split(" ");
  return parts.length === 1 ? [lower] : [lower, ...parts.map(lowered)];
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
  return IN_PAIRS.test(character) ? UNSPACED : WORD;
}
var PAIRED = "(?!\\p{scx=Latin})[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Hangul}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Myanmar}]";
var IN_PAIRS = new RegExp(PAIRED, "u");
var LONE = new RegExp(`(?=[\\p{Script=Han}\\p{Script=Hangul}])(?:(?<=${PAIRED}).|.(?=${PAIRED}))`, "gu");
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

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

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
  const title = section.headings.at(-1) ?? "";
  const phrase = (isSaid(title, clues) ? title : void 0) ?? clues.phrases.find((text) => standsIn(whole, text));
  const isQuoted = phrase !== void 0;
  if (anchors.length === 0 && !isQuoted) return { score: 0, anchors, isQuoted };
  const own = withoutRepeats(anchors);
  const said = withoutCode(whole);
  const share = ({ text, isExact }) => isExact || said === whole || standsIn(said, text) ? 1 : IN_CODE;
  const named2 = own.reduce((sum, one) => sum + one.weight * rarity(one.text) * share(one), 0);
  const titled = phrase === title || own.some(({ text }) => standsIn(title, text)) ? 1 : 0;
  const there = analyse(whole, "code");
  const known = new Set(there);
  const told = clues.words.filter((word) => known.has(word));
  const words = told.reduce((sum, word) => sum + EACH_WORD * rarity(word), 0);
  const row = longestRow(clues.message, there);
  const same = row < SAME_WORDS ? 0 : Math.min(1 + (row - SAME_WORDS) * 0.5, 3);
  const changed = CHANGED.test(section.text) ? TOLD_CHANGE : 0;
  const quoted = phrase === void 0 ? 0 : QUOTED * rarity(phrase);
  const score = named2 + titled + Math.min(words, MOST_OF_WORDS) + same + quoted + changed;
  return { score, anchors: own, isQuoted };
}
var QUOTED = 2.5;
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
function isSaid(title, { message }) {
  const plain = title.replaceAll(/[`*]/g, "").replaceAll(/\s+/g, " ").trim().toLowerCase();
  const isLong = (plain.match(new RegExp("\\p{L}{2,}", "gu"))?.length ?? 0) >= 3;
  return isLong && plain.length <= LONGEST_TITLE && standsIn(message.toLowerCase(), plain);
}
var LONGEST_TITLE = 160;
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
  const rows = message.split("\n").map((line) => rowOf(analyse(line, "code"), places));
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
function isChangeLog(name) {
  return /(?:^|[\\/])(?:change|history|news|releases?)[\w.-]{0,40}$/i.test(name);
}
var DOCUMENT_BAR = { floor: 4.6, most: 3 };
var LONGEST2 = 1200;
var LINES_BEFORE = 2;
var TELLING = 1.5;
var NEAR = 0.7;
function answeringPassages(texts, clues, rarity, bar = DOCUMENT_BAR) {
  const pieces = texts.flatMap((text) => piecesOfText(text, clues));
  return passagesOf(pieces, clues, rarity, bar);
}
function piecesOfText({ name, text }, clues) {
  const called = clues.anchors.find((anchor) => isCalled(name, anchor));
  if (called === void 0)
    return speaksOf(text, clues) ? textSections(text).map((section) => ({ name, section, bonus: 0 })) : [];
  const titled = (section) => ({ ...section, headings: [called.text, ...section.headings] });
  return textSections(text).map((section) => ({ name, section: titled(section), bonus: CALLED }));
}
var CALLED = 1.5;
function isCalled(path, { kind, text }) {
  const name = path.split("/").at(-1) ?? path;
  if (kind === "document") return name === text;
  return kind === "code" && name.split(".")[0] === text.split("/").at(-1);
}
function passagesOf(pieces, clues, rarity, { floor, most }) {
  const found = pieces.flatMap(({ name, section, bonus }) => {
    const found2 = weighSection(section, clues, rarity);
    const weight = { ...found2, score: found2.score + bonus };
    return answers(weight, floor) ? [passageOf(name, section, weight)] : [];
  });
  const best = found.sort((one, other) => other.score - one.score);
  return best.filter(({ score }) => score >= (best[0]?.score ?? 0) * NEAR).slice(0, most);
}
function speaksOf(text, clues) {
  const { anchors, phrases } = clues;
  return anchors.some((anchor) => standsIn(text, anchor.text)) || phrases.some((one) => standsIn(text, one)) || [...text.matchAll(HEADING)].some(([, title = ""]) => isSaid(title, clues));
}
var HEADING = /^#{1,6}[ \t]{1,8}(\S.{0,160})$/gm;
function answers({ score, anchors, isQuoted }, floor) {
  const isNamed = anchors.some(
    ({ kind, weight, isExact }) => isExact || kind !== "file" && weight >= TELLING
  );
  return score >= floor && (isQuoted || isNamed);
}
function passageOf(name, { headings, line, text }, { score, anchors }) {
  const lines = text.split("\n");
  const naming = lines.findIndex((one) => anchors.some((anchor) => standsIn(one, anchor.text)));
  const start = text.length <= LONGEST2 ? 0 : Math.max(0, naming - LINES_BEFORE);
  const shown = lines.slice(start).join("\n");
  const title = headings.at(-1);
  const whole = title === void 0 || lines[start]?.includes(title) ? shown : `${title}
${shown}`;
  return { text: (0, import_common.clipText)(whole, LONGEST2), source: `${name}:${line + start}`, score };
}
// src/core/retrieval/passages/failure-clues.ts
var ASSERTS = /^(?:\w{0,20}\.)?(?:to(?:Be|Have|Equal|Match|Contain|Throw|Include|Strict|Return|Resolve|Reject|Satisfy)\w{0,40}|assert\w{0,40}|XCTAssert\w{0,40})$/;
var MOST_ITEMS = 3;
function failureClues({ tool, code, class: name, headline, items }, output = "") {
  const shown = items.filter((item) => item.code === code && item.tool === tool).slice(0, MOST_ITEMS);
  const all = [.../* @__PURE__ */ new Set([headline, ...shown.flatMap(wordsOf2)])].join("\n");
  const told = all.replaceAll(ADDRESS, "$1");
  const anchors = /* @__PURE__ */ new Map();
  const add2 = (text, kind, weight) => {
    if (text.length < 3 || generic().has(text.toLowerCase()) || ASSERTS.test(text)) return;
    if ((anchors.get(text)?.weight ?? 0) < weight) anchors.set(text, { text, kind, weight });
  };
  const own = [...output.matchAll(CODE)].slice(0, MOST_ITEMS).flatMap(([, one]) => one ?? []);
  const codes = [code, name, ...own].filter((one) => one !== null);
  for (const one of codes) addCode(one, add2);
  for (const [, , name2 = ""] of all.matchAll(ADDRESS)) add2(name2, "document", 3);
  const named2 = [...told.matchAll(FILES)].map(([, file = ""]) => file);
  for (const file of [...shown.flatMap(filesOf), ...named2]) addFile(file, add2);
  const plain = told.replaceAll(FILES, " ");
  for (const { text, weight } of namesIn(plain)) add2(text, "symbol", weight);
  for (const [, meant = ""] of plain.matchAll(MEANT)) add2(meant, "symbol", weightOf(meant) + 1.5);
  const said = shown.map((item) => item.words).join("\n") || headline;
  for (const one of exactAnchors(said)) anchors.set(one.text, one);
  const words = analyse(`${tool} ${codes.join(" ")} ${told}`, "code").filter((word) => !isEmpty(word));
  const phrases = told.split("\n").flatMap(phrasesOf);
  return {
    anchors: [...anchors.values()],
    phrases: [...new Set(phrases)].slice(0, MOST_PHRASES),
    words: [...new Set(words)],
    message: told
  };
}
function exactAnchors(said) {
  const terms = (0, import_app_guidance_note_failures.exactTerms)(said.replaceAll(PLACES, " ")).filter(isTelling);
  return terms.map(({ kind, text }) => {
    return { text, kind: kind === "file" ? "file" : "symbol", weight: EXACT, isExact: true };
  });
}
function isTelling({ kind, text }) {
  if (generic().has(text.toLowerCase()) || ASSERTS.test(text) || text.length < 2) return false;
  return kind === "number" || kind === "file" || kind !== "quoted" && /[a-z][A-Z]|[\d_]/.test(text);
}
var PHRASE = 5;
var MOST_PHRASES = 60;
var TELLING_WORDS = 3;
function phrasesOf(line) {
  const words = line.split(/\s+/).slice(0, 200);
  return words.flatMap((_, at) => {
    const phrase = words.slice(at, at + PHRASE);
    if (phrase.length < PHRASE) return [];
    const plain = phrase.join(" ").replace(/^[^\p{L}\p{N}]{1,20}|[^\p{L}\p{N}]{1,20}$/gu, "");
    const telling = new Set(
      analyse(plain, "english").filter((word) => new RegExp("\\p{L}{3}", "u").test(word) && !isEmpty(word))
    );
    return telling.size < TELLING_WORDS ? [] : [plain];
  });
}
function wordsOf2({ words, testId }) {
  return testId === null ? [words] : [words, testId];
}
function filesOf({ file, ownFrame }) {
  return [file, ownFrame?.split(/:\d/)[0] ?? null].filter((one) => one !== null);
}
var CODE = /\bcode: ['"]([A-Z][A-Z\d_]{2,80})['"]/g;
var FILES = /((?:[\w@.-]{1,80}\/){1,12}[\w@-][\w@.-]{0,80}\.[A-Za-z]{1,5}|[\w@-][\w@.-]{0,80}\.(?:[cm]?[jt]sx?|vue|svelte|py|pyi|ipynb|go|rs|java|kts?|rb|php|c|cc|cpp|h|hpp|cs|swift|scala|ex|exs|sh|sql|json|jsonc|jsonl|ya?ml|toml|ini|cfg|conf|env|lock|xml|html?|css|scss|csv|md|mdx|rst|txt|adoc|proto|tf|gradle))(?=[:()\s'"`,]|$)/g;
var ADDRESS = /\bhttps?:\/\/[^\s'"`)>]{0,200}?(([^\s'"`)>/]{1,80}\.(?:mdx?|rst|adoc))?[^\s'"`)>/]{0,80})(?=[\s'"`)>]|$)/g;
function addFile(file, add2) {
  const base = file.split("/").at(-1) ?? file;
  if (file !== base) add2(file, "file", 3);
  if (!COMMON_FILES.test(base)) add2(base, "file", 2);
}
var COMMON_FILES = /^(?:index|main|test|tests|app|lib|mod|utils|helpers|__init__|conftest|setup)\.[a-z]+$/i;
var MEANT = /did you mean(?: to \w{1,20})?:? ['"`]?([\w$][\w$.-]{2,80}[\w$])['"`?]/gi;
var PLACES = /(?<![^\s:])(?:[^\s:/]{0,200}\/[^\s:]{1,200}::\S{1,200}|[^\s:]{1,200}\.[a-z]{1,5}:\d{1,6}\S{0,20})/g;
var EXACT = 8;
function namesIn(message) {
  const quoted = [...message.matchAll(QUOTED2)].flatMap(([, , text = ""]) => quotedNames(text.trim()));
  const written = [...message.matchAll(IDENTIFIER)].flatMap(
    ([text]) => isCodeLike(text) ? partsOf(text) : []
  );
  const flags = [...message.matchAll(/(?<![\w-])--?[a-z][\w-]{2,40}/g)].map(([text]) => ({
    text,
    weight: 2.5
  }));
  return [...quoted, ...written, ...flags];
}
var QUOTED2 = /(['"`‘“])([^'"`‘’“”\n]{2,80})['"`’”]/g;
var IDENTIFIER = /(?<![\w$-])[A-Z][A-Z\d]{1,15}(?:-\d{1,8}){1,3}(?![\w$-])|(?<![\w$])[A-Za-z_$][\w$]{0,80}(?:(?:\.|::|#|-)[A-Za-z_$][\w$]{0,80}){0,8}/g;
function quotedNames(text) {
  if (!/^[\w$@.-]\S*$/.test(text)) return [];
  if (SCOPED.test(text)) return [{ text, weight: 3 }];
  return isCodeLike(text) ? partsOf(text) : [{ text, weight: 1.5 }];
}
var SCOPED = /^@[\w.-]{1,40}\/[\w.-]{1,60}$/;
function partsOf(text) {
  if (OWN_CODE.test(text)) return [{ text, weight: weightOf(text) }];
  const last = text.split(/[^\w$]/).at(-1) ?? text;
  const whole = { text, weight: weightOf(text) };
  return last === text ? [whole] : [whole, { text: last, weight: isCodeLike(last) ? weightOf(last) : 1.5 }];
}
function addCode(code, add2) {
  add2(code, "code", weightOfCode(code));
  const last = code.split(/[^\w$]/).at(-1) ?? code;
  if (last !== code && isCodeLike(last)) add2(last, "code", weightOf(last));
}
function weightOfCode(code) {
  if (OWN_CODE.test(code)) return weightOfOwn(code);
  if (PLUGIN_RULE.test(code)) return 4;
  if (!isConstant(code)) return 2.5;
  return code.split("_").length > 2 ? 6 : 4;
}
function weightOf(name) {
  if (isConstant(name)) return weightOfCode(name);
  if (OWN_CODE.test(name)) return weightOfOwn(name);
  if (/^[A-Z]{1,16}$/.test(name)) return 2;
  if (/^[A-Z][a-z]+(?:Error|Exception|Warning)$/.test(name)) return 2.5;
  const parts = name.split(/[\W_]+|(?<=[a-z])(?=[A-Z])/).filter((part) => part !== "").length;
  return parts < 3 ? 3 : Math.min(5, parts + 1);
}
function isConstant(name) {
  return /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(name);
}
var PLUGIN_RULE = /^@?[a-z][\w.-]{0,40}\/(?:[\w-]{1,40}\/)?[a-z]+(?:-[a-z\d]+)+$/;
var OWN_CODE = /^[A-Z][A-Z\d]{1,15}(?:-\d{1,8}){1,3}$/;
var STANDARDS = /^(?:UTF|UCS|ISO|SHA|MD|AES|RSA|RFC|IEEE|ECMA|ES|CP|UTC|GMT|IPV?|HTTP|TLS|OAUTH|GPT|P|X|BASE)-/;
function weightOfOwn(code) {
  return STANDARDS.test(code) ? 1.5 : 4;
}
function isCodeLike(text) {
  if (OWN_CODE.test(text)) return !STANDARDS.test(text);
  if (/[a-z\d][A-Z]|[A-Z]{2}[a-z]|\w_\w|\w(?:\.|::|#)\w/.test(text)) return true;
  if (/^[A-Z][a-z]+(?:-[A-Z][a-z]+)+$/.test(text)) return true;
  return /^(?=.*\d)[A-Z][A-Z\d]{2,}$/.test(text) || /^[A-Z]{4,}$/.test(text);
}
function isEmpty(word) {
  return generic().has(word) || /^\d{1,2}$/.test(word) || word.length < 2;
}
var generic = (0, import_common2.once)(
  () => new Set(
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
      return [...plain, ...analyse(line, "english")];
    })
  )
);

var import_common3 = require("./common.cjs");

// node_modules/.pnpm/ignore@7.0.5/node_modules/ignore/index.js
var require_ignore=(0,import_common3.__commonJS)({"node_modules/.pnpm/ignore@7.0.5/node_modules/ignore/index.js"(q,h){function R(e){return Array.isArray(e)?e:[e]}var N=void 0,f="",A=" ",g="\\",G=/^\s+$/,m=/(?:[^\\]|^)\\$/,T=/^\\!/,p=/^\\#/,y=/\r?\n/g,D=/^\.{0,2}\/|^\.{1,2}$/,O=/\/$/,o="/",$="node-ignore";typeof Symbol<"u"&&($=Symbol.for("node-ignore"));var C=$,_=(e,t,r)=>(Object.defineProperty(e,t,{value:r}),r),k=/([0-z])-([0-z])/g,x=()=>!1,X=e=>e.replace(k,(t,r,s)=>r.charCodeAt(0)<=s.charCodeAt(0)?t:f),b=e=>{const{length:t}=e;return e.slice(0,t-t%2)},w=[[/^\uFEFF/,()=>f],[/((?:\\\\)*?)(\\?\s+)$/,(e,t,r)=>t+(r.indexOf("\\")===0?A:f)],[/(\\+?)\s/g,(e,t)=>{const{length:r}=t;return t.slice(0,r-r%2)+A}],[/[\\$.|*+(){^]/g,e=>`\\${e}`],[/(?!\\)\?/g,()=>"[^/]"],[/^\//,()=>"^"],[/\//g,()=>"\\/"],[/^\^*\\\*\\\*\\\//,()=>"^(?:.*\\/)?"],[/^(?=[^^])/,function(){return/\/(?!$)/.test(this)?"^":"(?:^|\\/)"}],[/\\\/\\\*\\\*(?=\\\/|$)/g,(e,t,r)=>t+6<r.length?"(?:\\/[^\\/]+)*":"\\/.+"],[/(^|[^\\]+)(\\\*)+(?=.+)/g,(e,t,r)=>{const s=r.replace(/\\\*/g,"[^\\/]*");return t+s}],[/\\\\\\(?=[$.|*+(){^])/g,()=>g],[/\\\\/g,()=>g],[/(\\)?\[([^\]/]*?)(\\*)($|\])/g,(e,t,r,s,i)=>t===g?`\\[${r}${b(s)}${i}`:i==="]"&&s.length%2===0?`[${X(r)}${s}]`:"[]"],[/(?:[^*])$/,e=>/\/$/.test(e)?`${e}$`:`${e}(?=$|\\/$)`]],F=/(^|\\\/)?\\\*$/,u="regex",E="checkRegex",I="_",H={[u](e,t){return`${t?`${t}[^/]+`:"[^/]*"}(?=$|\\/$)`},[E](e,t){return`${t?`${t}[^/]*`:"[^/]*"}(?=$|\\/$)`}},B=e=>w.reduce((t,[r,s])=>t.replace(r,s.bind(e)),e),l=e=>typeof e=="string",M=e=>e&&l(e)&&!G.test(e)&&!m.test(e)&&e.indexOf("#")!==0,W=e=>e.split(y).filter(Boolean),K=class{constructor(e,t,r,s,i,a){this.pattern=e,this.mark=t,this.negative=i,_(this,"body",r),_(this,"ignoreCase",s),_(this,"regexPrefix",a)}get regex(){const e=I+u;return this[e]?this[e]:this._make(u,e)}get checkRegex(){const e=I+E;return this[e]?this[e]:this._make(E,e)}_make(e,t){const r=this.regexPrefix.replace(F,H[e]),s=this.ignoreCase?new RegExp(r,"i"):new RegExp(r);return _(
this,t,s)}},j=({pattern:e,mark:t},r)=>{let s=!1,i=e;i.indexOf("!")===0&&(s=!0,i=i.substr(1)),i=i.replace(T,"!").replace(p,"#");const a=B(i);return new K(e,t,i,r,s,a)},z=class{constructor(e){this._ignoreCase=e,this._rules=[]}_add(e){if(e&&e[C]){this._rules=this._rules.concat(e._rules._rules),this._added=!0;return}if(l(e)&&(e={pattern:e}),M(e.pattern)){const t=j(e,this._ignoreCase);this._added=!0,this._rules.push(t)}}add(e){return this._added=!1,R(l(e)?W(e):e).forEach(this._add,this),this._added}test(e,t,r){let s=!1,i=!1,a;this._rules.forEach(v=>{const{negative:c}=v;i===c&&s!==i||c&&!s&&!i&&!t||!v[r].test(e)||(s=!c,i=c,a=c?N:v)});const S={ignored:s,unignored:i};return a&&(S.rule=a),S}},V=(e,t)=>{throw new t(e)},n=(e,t,r)=>l(e)?e?n.isNotRelative(e)?r(`path should be a \`path.relative()\`d string, but got "${t}"`,RangeError):!0:r("path must not be empty",TypeError):r(`path must be a string, but got \`${t}\``,TypeError),L=e=>D.test(e);n.isNotRelative=L,n.convert=e=>e;var Y=class{constructor({ignorecase:e=!0,ignoreCase:t=e,allowRelativePaths:r=!1}={}){_(this,C,!0),this._rules=new z(t),this._strictPathCheck=!r,this._initCache()}_initCache(){this._ignoreCache=Object.create(null),this._testCache=Object.create(null)}add(e){return this._rules.add(e)&&this._initCache(),this}addPattern(e){return this.add(e)}_test(e,t,r,s){const i=e&&n.convert(e);return n(i,e,this._strictPathCheck?V:x),this._t(i,t,r,s)}checkIgnore(e){if(!O.test(e))return this.test(e);const t=e.split(o).filter(Boolean);if(t.pop(),t.length){const r=this._t(t.join(o)+o,this._testCache,!0,t);if(r.ignored)return r}return this._rules.test(e,!1,E)}_t(e,t,r,s){if(e in t)return t[e];if(s||(s=e.split(o).filter(Boolean)),s.pop(),!s.length)return t[e]=this._rules.test(e,r,u);const i=this._t(s.join(o)+o,t,r,s);return t[e]=i.ignored?i:this._rules.test(e,r,u)}ignores(e){return this._test(e,this._ignoreCache,!1).ignored}createFilter(){return e=>!this.ignores(e)}filter(e){return R(e).filter(this.createFilter())}test(e){return this.
_test(e,this._testCache,!0)}},d=e=>new Y(e),U=e=>n(e&&n.convert(e),e,x),P=()=>{const e=r=>/^\\\\\?\\/.test(r)||/["<>|\u0000-\u001F]+/u.test(r)?r:r.replace(/\\/g,"/");n.convert=e;const t=/^[a-z]:\//i;n.isNotRelative=r=>t.test(r)||L(r)};typeof process<"u"&&process.platform==="win32"&&P(),h.exports=d,d.default=d,h.exports.isPathValid=U,_(h.exports,Symbol.for("setupWindows"),P)}});

// src/core/snapshots/ignore-rules.ts
var import_ignore = (0, import_common3.__toESM)(require_ignore(), 1);
function ignoreRules() {
  const lists = /* @__PURE__ */ new Map();
  const isListed = (path) => {
    let ignored = false;
    for (const folder of foldersOf(path)) {
      const list = lists.get(folder);
      if (list === void 0) continue;
      const match = list.test(path.slice(folder.length));
      ignored = match.ignored || ignored && !match.unignored;
    }
    return ignored;
  };
  return {
    add: (folder, text) => {
      lists.set(
        folder,
        (0, import_ignore.default)({ allowRelativePaths: true, ignoreCase: false }).add(text.replace(/^\uFEFF/, ""))
      );
    },
    // Everything in an ignored folder is ignored, whatever a list says about it.
    ignores: (path) => foldersOf(path).slice(1).some(isListed) || isListed(path)
  };
}
function foldersOf(path) {
  const names = path.replace(/\/$/, "").split("/").slice(0, -1);
  return ["", ...names.map((_, index) => `${names.slice(0, index + 1).join("/")}/`)];
}

var import_app_loop_judge_check = require("./app.loop.judge-check.cjs");

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

var import_common7 = require("./common.cjs");

var import_node_path = require("node:path");
// src/adapters/documents/listed-document.ts
var LARGEST_DOCUMENT = 1024 * 1024;
function listed(prefix, path, stat, number) {
  const [bytes, modifiedAt] = [stat.size, stat.mtimeMs];
  return { path: path.normalize("NFC"), file: prefix + path, bytes, modifiedAt, number };
}
function statOfDocument(prefix, path, leftOut) {
  const stat = statOf(prefix + path);
  if (stat === null || !stat.isFile()) return null;
  if (stat.size <= LARGEST_DOCUMENT) return stat;
  leftOut.push(`${path}: it is larger than 1 MB`);
  return null;
}
function statOf(file) {
  try {
    return (0, import_common4.lookAt)(file);
  } catch {
    return null;
  }
}
// src/adapters/documents/document-kinds.ts
var EVERYTHING = { reasonOf: () => null, key: 0, closed: /* @__PURE__ */ new Set() };
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
// src/core/retrieval/steps.ts
function atOneGo(steps) {
  for (; ; ) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
// src/adapters/documents/list-documents.ts
// src/core/ask/notes/note-pattern.ts
var LONGEST_PATH = 1024;
var LONGEST_SOURCE = 1e3;
var MOST_STEPS = 2e3;
var MOST_REPEATS = 100;
function notePattern(source) {
  if (source.length > LONGEST_SOURCE) return { status: "refused", reason: "it is too long" };
  try {
    new RegExp(source);
    const steps = compile(source);
    return { status: "ok", test: (path) => matches(steps, path.slice(-LONGEST_PATH)) };
  } catch (error) {
    const isOurs = error instanceof Unsupported;
    return { status: "refused", reason: isOurs ? error.message : "it is not a regular expression" };
  }
}
var Unsupported = class extends Error {
};
function compile(source) {
  const state = { source, at: 0, steps: [] };
  const whole = alternatives(state);
  whole(add(state, { kind: "end" }));
  return state.steps;
}
function add({ steps }, step) {
  if (steps.length === MOST_STEPS) throw new Unsupported("it is too long");
  steps.push(step);
  return steps.length - 1;
}
function alternatives(state) {
  const pieces = [sequence(state)];
  while (state.source[state.at] === "|") {
    state.at += 1;
    pieces.push(sequence(state));
  }
  return (next) => add(state, { kind: "fork", next: pieces.map((piece) => piece(next)) });
}
function sequence(state) {
  const pieces = [];
  while (state.at < state.source.length && !"|)".includes(state.source[state.at] ?? ""))
    pieces.push(repeated(state, atom(state)));
  return (next) => pieces.reduceRight((after, piece) => piece(after), next);
}
function atom(state) {
  const { source, at } = state;
  const rest = source.slice(at);
  const [group] = /^\((?:\?:|\?<[A-Za-z_]\w{0,40}>)?/.exec(rest) ?? [];
  if (group !== void 0) return grouped(state, group.length);
  const [edge] = /^(?:\^|\$|\\[bB])/.exec(rest) ?? [];
  if (edge !== void 0) {
    state.at += edge.length;
    const test = EDGES[edge] ?? (() => false);
    return (next) => add(state, { kind: "edge", test, next });
  }
  if (/^\\(?:[1-9k])/.test(rest)) throw new Unsupported("it refers to what a group matched");
  const [one = ""] = UNIT.exec(rest) ?? [];
  state.at += one.length;
  const unit = new RegExp(`^(?:${one})$`, "is");
  return (next) => add(state, { kind: "unit", test: (given) => unit.test(given), next });
}
var UNIT = /^(?:\\(?:u[\da-f]{4}|x[\da-f]{2}|c[a-z]|[\s\S])|\[(?:\\[\s\S]|[^\]\\])*\]|[\s\S])/i;
function grouped(state, length) {
  state.at += length;
  if (state.source[state.at] === "?") throw new Unsupported("it looks ahead or behind");
  const inner = alternatives(state);
  state.at += 1;
  return inner;
}
function isWord(unit) {
  return unit !== void 0 && /\w/.test(unit);
}
var EDGES = {
  "^": (_, at) => at === 0,
  $: (path, at) => at === path.length,
  "\\b": (path, at) => isWord(path[at - 1]) !== isWord(path[at]),
  "\\B": (path, at) => isWord(path[at - 1]) === isWord(path[at])
};
function repeated(state, piece) {
  const found = /^(?:[*+?]|\{(\d{1,9})(,?)(\d{0,9})\})\??/.exec(state.source.slice(state.at));
  if (found === null) return piece;
  const [all, least = "", comma = "", most = ""] = found;
  state.at += all.length;
  const from = least === "" ? Number(all.startsWith("+")) : Number(least);
  const isOpen = least === "" ? !all.startsWith("?") : comma !== "" && most === "";
  const until = isOpen ? from : Number(least === "" ? 1 : most || least);
  if (Math.max(from, until) > MOST_REPEATS) throw new Unsupported("it repeats something too often");
  return (next) => {
    let start = isOpen ? loop(state, piece, next) : next;
    for (let count = until; count > 0; count -= 1) {
      const once2 = piece(start);
      start = count > from ? add(state, { kind: "fork", next: [once2, next] }) : once2;
    }
    return start;
  };
}
function loop(state, piece, next) {
  const targets = [];
  const fork = add(state, { kind: "fork", next: targets });
  targets.push(piece(fork), next);
  return fork;
}
function matches(steps, path) {
  let current = [];
  for (let at = 0; at <= path.length; at += 1) {
    const units = enter2([...current, steps.length - 1], steps, path, at);
    if (units === "end") return true;
    const read = (step) => step?.kind === "unit" && step.test(path[at] ?? "") ? step.next : [];
    current = units.flatMap((one) => read(steps[one]));
  }
  return false;
}
function enter2(first, steps, path, at) {
  const met = /* @__PURE__ */ new Set();
  const units = [];
  for (let number = first.pop(); number !== void 0; number = first.pop()) {
    const step = steps[number];
    if (step === void 0 || met.has(number)) continue;
    met.add(number);
    if (step.kind === "end") return "end";
    if (step.kind === "unit") units.push(number);
    else if (step.kind === "fork") first.push(...step.next);
    else if (step.test(path, at)) first.push(step.next);
  }
  return units;
}
// src/core/ask/notes/note-exclusions.ts
var REASONS = ["excluded", "template", "conflict", "placeholder"];
function noteExclusions({ exclude, templates = [] }) {
  const unusable = [];
  const tests = exclude.flatMap((rule) => testOf(rule, unusable) ?? []);
  const ofTemplates = templates.flatMap((folder) => below2(folder) ?? []);
  const reasonOf = (path) => {
    const plain = folded(path);
    if (tests.some((test) => test(plain))) return "excluded";
    if (ofTemplates.some((test) => test(plain))) return "template";
    if (CONFLICT.test(path)) return "conflict";
    return isPlaceholder(path) ? "placeholder" : null;
  };
  const key = ((0, import_app_loop_judge_check.hashText)(JSON.stringify([exclude, templates])) >>> 1) + 1;
  return { isExcluded: (path) => reasonOf(path) !== null, reasonOf, unusable, key };
}
function isPlaceholder(path) {
  return /(?:^|\/)\.[^/]{1,255}\.md\.icloud$/i.test(path);
}
var NONE_EXCLUDED = REASONS.map(() => 0);
function counted(counts, reason) {
  return counts.map((count, at) => REASONS[at] === reason ? count + 1 : count);
}
function sumOf(one, other) {
  return one.map((count, at) => count + (other[at] ?? 0));
}
function exclusionClauses(counts) {
  return REASONS.flatMap((reason, at) => {
    const count = counts[at] ?? 0;
    return count === 0 ? [] : `${(0, import_common5.countOf)(count, "note")} ${CLAUSES[reason](count)}`;
  });
}
var CLAUSES = {
  excluded: () => "that you exclude",
  template: () => "in a folder of templates",
  conflict: (count) => count === 1 ? "that is a conflict copy" : "that are conflict copies",
  placeholder: () => "that iCloud has not downloaded to this device"
};
function testOf(rule, unusable) {
  const [, source] = /^\/([\s\S]+)\/$/.exec(rule.trim()) ?? [];
  if (source === void 0) return below2(rule);
  const pattern = notePattern(source.normalize("NFC"));
  if (pattern.status === "ok") return pattern.test;
  unusable.push(`the excluded pattern ${rule}: ${pattern.reason}`);
  return null;
}
function below2(rule) {
  const names = folded(rule.trim()).split(/[/\\]/);
  const path = names.filter((name) => name !== "" && name !== ".").join("/");
  if (path === "") return null;
  return (note) => note === path || note.startsWith(`${path}/`);
}
function folded(path) {
  return path.normalize("NFC").toLowerCase();
}
var CONFLICT = /(?: \((?:[^()/]{1,80} )?conflicted copy(?: [^()/]{1,80})?\)|\.sync-conflict-\d{8}-\d{6}(?:-[\w-]{1,40})?)\.md$/i;
// src/adapters/documents/list-documents.ts
var MOST_ENTRIES = 2e5;
var DEEPEST = 64;
var NOTHING_KNOWN = {
  ...{ documents: [], folders: [], share: 1, turn: 0, recent: 0, since: 0, scopeKey: 0 }
};
function listDocuments(root, kind, known) {
  return atOneGo(listingSteps(root, kind, known));
}
function* listingSteps(root, kind, known = NOTHING_KNOWN, scope = EVERYTHING) {
  const walk = {
    ...{ root, prefix: (0, import_common7.below)(root, ""), kind, known, scope, rules: ignoreRules() },
    hasNewRules: known.folders.length === 0 || known.scopeKey !== scope.key,
    ...{
      fresh: [],
      leftOut: [],
      gone: new Uint8Array(known.documents.length).fill(1),
      spelt: /* @__PURE__ */ new Map()
    }
  };
  const before = contentsOf(known);
  const folders = [];
  const waiting = [""];
  for (let path = waiting.pop(); path !== void 0; path = waiting.pop()) {
    const { folder, inner } = yield* lookInto(path, before.get(path.normalize("NFC")), walk);
    folders.push(folder);
    if (path.split("/").length < DEEPEST) waiting.push(...inner);
    yield;
  }
  const changed = yield* lookAgain(walk);
  const gone = numbersOf(walk.gone, 1);
  const lost = new Set(gone.map((number) => parentOf(known.documents[number]?.path ?? "")));
  const kept = folders.map((one) => lost.has(one.path) ? { ...one, modifiedAt: -1 } : one);
  const { fresh, hasNewRules } = walk;
  const excluded = exclusionClauses(folders.reduce((sum, one) => sumOf(sum, one.excluded), NONE_EXCLUDED));
  const leftOut = [...walk.leftOut, ...excluded];
  return { documents: [...fresh, ...changed], gone, folders: kept, leftOut, hasNewRules };
}
function contentsOf({ documents, folders }) {
  const byPath = /* @__PURE__ */ new Map();
  for (const folder of folders) byPath.set(folder.path, { folder, own: [], inner: [] });
  for (const { path } of folders) if (path !== "") byPath.get(parentOf(path))?.inner.push(path);
  for (const [number, { path }] of documents.entries()) byPath.get(parentOf(path))?.own.push(number);
  return byPath;
}
function* lookInto(path, before, walk) {
  const { root, known, gone } = walk;
  const modifiedAt = statOf((0, import_node_path.join)(root, path))?.mtimeMs ?? 0;
  const isAsBefore = before?.folder.modifiedAt === modifiedAt && modifiedAt < known.since;
  const isTurn = known.share > 1 && isInTurn(path, known);
  if (before === void 0 || !isAsBefore || isTurn) return yield* listAnew(path, modifiedAt, before, walk);
  const { rulesAt } = before.folder;
  if (rulesAt !== 0) addRules(path, rulesAt, walk);
  if (walk.hasNewRules) return yield* listAnew(path, modifiedAt, before, walk);
  for (const one of before.own) gone[one] = 0;
  return before;
}
function* listAnew(raw, modifiedAt, before, walk) {
  const { root, kind, known, scope, rules, leftOut } = walk;
  const leftOutBefore = leftOut.length;
  const list = (0, import_common4.listFolder)((0, import_node_path.join)(root, raw), import_common7.named, MOST_ENTRIES);
  const entries = list.status === "ok" ? list.entries : [];
  if (list.status !== "ok" && list.status !== "missing")
    leftOut.push(`${raw === "" ? "the folder" : raw}: ${list.reason}`);
  const hasRules = entries.some(({ name }) => name === ".gitignore");
  const rulesAt = hasRules ? addRules(raw, before?.folder.rulesAt ?? 0, walk) : 0;
  if (rulesAt !== (before?.folder.rulesAt ?? 0)) walk.hasNewRules = true;
  const numbers = new Map((before?.own ?? []).map((number) => [known.documents[number]?.path, number]));
  const pathsOf = (isWanted) => entries.filter(isWanted).map(({ name }) => `${raw}${name}`);
  const { own, excluded } = sorted(
    pathsOf((entry) => isDocument(entry, kind) || entry.isFile() && isPlaceholder(entry.name)),
    walk
  );
  const inner = pathsOf((entry) => isWalked(entry, raw, kind)).map((one) => `${one}/`);
  yield* inParts(own, (one) => take(one, numbers.get(one.normalize("NFC")), walk));
  const isWhole = canStay([...own, ...inner], leftOut.length - leftOutBefore);
  return {
    folder: { path: raw.normalize("NFC"), modifiedAt: isWhole ? modifiedAt : -1, rulesAt, excluded },
    inner: inner.filter((one) => !rules.ignores(one) && !scope.closed.has(one.normalize("NFC")))
  };
}
var STATS_A_STEP = 64;
function* inParts(all, use) {
  for (const [at, one] of all.entries()) {
    use(one);
    if (at % STATS_A_STEP === 0) yield;
  }
}
function sorted(paths, { kind, scope, rules }) {
  if (kind !== "notes") return { own: paths, excluded: NONE_EXCLUDED };
  let excluded = NONE_EXCLUDED;
  const own = paths.filter((path) => {
    const reason = scope.reasonOf(path.normalize("NFC"));
    if (reason !== null && !rules.ignores(path)) excluded = counted(excluded, reason);
    return reason === null && !isPlaceholder(path);
  });
  return { own, excluded };
}
function canStay(paths, leftOut) {
  return leftOut === 0 && paths.every(isComposed);
}
function isComposed(path) {
  return path.normalize("NFC") === path;
}
function take(raw, number, { prefix, rules, fresh, leftOut, gone, spelt }) {
  if (number === void 0) {
    const stat = rules.ignores(raw) ? null : statOfDocument(prefix, raw, leftOut);
    if (stat !== null) fresh.push(listed(prefix, raw, stat, null));
  } else {
    gone[number] = 0;
    if (!isComposed(raw)) spelt.set(number, raw);
  }
}
function* lookAgain(walk) {
  const changed = [];
  yield* inParts(numbersOf(walk.gone, 0), (number) => {
    const one = changedOne(number, walk);
    if (one !== null) changed.push(one);
  });
  return changed;
}
function numbersOf(gone, state) {
  return [...gone.keys()].filter((number) => gone[number] === state);
}
function changedOne(number, walk) {
  const { prefix, known, gone, spelt, leftOut } = walk;
  const before = known.documents[number];
  if (before === void 0 || !isLookedAt(before, walk)) return null;
  const path = spelt.get(number) ?? before.path;
  const stat = isIgnoredNow(path, walk) ? null : statOfDocument(prefix, path, leftOut);
  if (stat === null) gone[number] = 1;
  else if (mayDiffer(before, { bytes: stat.size, modifiedAt: stat.mtimeMs }, known.since))
    return listed(prefix, path, stat, number);
  return null;
}
function isIgnoredNow(path, { rules, hasNewRules }) {
  return hasNewRules && rules.ignores(path);
}
function isLookedAt({ path, modifiedAt }, { known, hasNewRules }) {
  if (hasNewRules || modifiedAt >= known.since) return true;
  return modifiedAt > known.recent || isInTurn(path, known);
}
function isInTurn(path, { share, turn }) {
  if (share === 1) return true;
  return ((0, import_app_loop_judge_check.hashText)(path) >>> 0) % share === turn % share;
}
function addRules(folder, before, walk) {
  const path = (0, import_node_path.join)(walk.root, folder, ".gitignore");
  const text = (0, import_common6.textOf)(path, import_common7.named);
  if (text !== null) walk.rules.add(folder, text);
  const rulesAt = statOf(path)?.mtimeMs ?? 0;
  if (rulesAt !== before || rulesAt >= walk.known.since) walk.hasNewRules = true;
  return rulesAt;
}

var import_common8 = require("./common.cjs");

var import_common9 = require("./common.cjs");

var import_common10 = require("./common.cjs");

var import_node_fs = require("node:fs");
var import_node_path2 = require("node:path");
// src/adapters/documents/index-store.ts
// src/core/retrieval/index-file.ts
var LAYOUT = 6;
var VERSION = (0, import_app_loop_judge_check.hashText)(`search index ${LAYOUT}.${ANALYSER_VERSION}`);
var PREFIX = 8;
function* encodeIndex({ index, writtenAt, folders, scopeKey }) {
  const { documents, words, entries } = index;
  const size = documents.reduce((sum, { from, until }) => sum + until - from, 0);
  const head = new TextEncoder().encode(
    JSON.stringify([
      [writtenAt, scopeKey, size, words.size, words.units.length],
      folders.map(({ path, modifiedAt, rulesAt, excluded }) => [path, modifiedAt, rulesAt, ...excluded]),
      documents.map(({ path, bytes, modifiedAt, digest, length: length2, from, until }) => [
        ...[path, bytes, modifiedAt, digest, length2, until - from]
      ])
    ])
  );
  const { arrays, length } = layout(head.length, size, words.units.length);
  const file = new Uint8Array(length);
  file.set(head, PREFIX);
  const [numbers, counts, units] = arrays(file.buffer);
  units.set(words.units);
  let at = 0;
  for (const { from, until } of documents) {
    numbers.set(entries.words.subarray(from, until), at);
    counts.set(entries.counts.subarray(from, until), at);
    at += until - from;
  }
  yield;
  const prefix = new Uint32Array(file.buffer, 0, 2);
  prefix[1] = head.length;
  prefix[0] = checksum(file);
  return file;
}
function layout(head, entries, units) {
  const begin = PREFIX + Math.ceil(head / 4) * 4;
  const arrays = (buffer) => [
    new Uint32Array(buffer, begin, entries),
    new Uint16Array(buffer, begin + entries * 4, entries),
    new Uint16Array(buffer, begin + entries * 6, units)
  ];
  return { arrays, length: Math.ceil((begin + entries * 6 + units * 2) / 8) * 8 };
}
function decodeIndex(file) {
  if (!isIntact(file)) return null;
  const bytes = aligned(file);
  const [, length = 0] = new Uint32Array(bytes.buffer, 0, 2);
  const [about, folders, documents] = rowsIn(
    new TextDecoder().decode(bytes.subarray(PREFIX, PREFIX + length))
  );
  const [writtenAt = 0, scopeKey = 0, size = 0, words = 0, units = 0] = about;
  const [numbers, counts, list] = layout(length, size, units).arrays(bytes.buffer);
  let from = 0;
  return {
    ...{ writtenAt, scopeKey },
    folders: folders.map(([path, modifiedAt = 0, rulesAt = 0, ...excluded]) => ({
      ...{ path, modifiedAt, rulesAt, excluded }
    })),
    index: {
      documents: documents.map(([path, bytes2 = 0, modifiedAt = 0, digest = 0, length2 = 0, own = 0]) => {
        from += own;
        return { path, bytes: bytes2, modifiedAt, digest, length: length2, from: from - own, until: from };
      }),
      words: { units: list, size: words },
      entries: { words: numbers, counts }
    }
  };
}
function rowsIn(text) {
  const [about, folders, documents] = listOf(JSON.parse(text));
  return [listOf(about).filter(isNumber), listOf(folders).filter(isRow), listOf(documents).filter(isRow)];
}
function isNumber(value) {
  return typeof value === "number";
}
function listOf(value) {
  return Array.isArray(value) ? value : [];
}
function isRow(value) {
  return listOf(value).every((one, at) => typeof one === (at === 0 ? "string" : "number"));
}
function isIntact(file) {
  if (file.length < PREFIX || file.length % 8 !== 0) return false;
  const bytes = aligned(file);
  return new Uint32Array(bytes.buffer, 0, 1)[0] === checksum(bytes);
}
function aligned(bytes) {
  return bytes.byteOffset === 0 && bytes.buffer instanceof ArrayBuffer ? new Uint8Array(bytes.buffer, 0, bytes.length) : new Uint8Array(bytes);
}
function checksum({ buffer, length }) {
  const words = new Uint32Array(buffer, 0, length / 4);
  let [one, two] = [VERSION, 3315408001];
  for (let at = 1; at < words.length; at += 2) {
    one = Math.imul(one ^ (words[at] ?? 0), 16777619);
    two = Math.imul(two ^ (words[at + 1] ?? 0), 16777619);
  }
  return Math.imul(one ^ two >>> 15 ^ two, 16777619) >>> 0;
}
// src/adapters/documents/index-store.ts
var LARGEST = 1024 * 1024 * 1024;
function indexFile(userFolder, { root, kind, analyser }) {
  const place = (0, import_common7.privateFile)(userFolder);
  const base = (0, import_node_path2.join)(userFolder, SEARCH_FOLDER, `${pathKey(root)}-${kind}-${analyser}`);
  return {
    read: () => {
      const file = (0, import_common6.readFile)(`${base}.bin`, place, LARGEST);
      return file.status === "ok" ? decodeIndex(file.bytes) : null;
    },
    *write(stored) {
      const bytes = yield* encodeIndex(stored);
      yield;
      if (keepCached(userFolder, `${base}.bin`, bytes)) removeParts(userFolder, `${base}-`);
    },
    nextTurn: () => {
      const before = Number((0, import_common6.textOf)(`${base}.turn`, place) ?? 0);
      const turn = Number.isSafeInteger(before) && before >= 0 ? (before + 1) % 1e6 : 0;
      keepCached(userFolder, `${base}.turn`, `${turn}`);
      return turn;
    }
  };
}
function removeParts(userFolder, start) {
  for (const name of (0, import_common4.namesIn)((0, import_node_path2.join)(userFolder, SEARCH_FOLDER), (0, import_common7.privateFile)(userFolder))) {
    const path = (0, import_node_path2.join)(userFolder, SEARCH_FOLDER, name);
    if (path.startsWith(start)) (0, import_node_fs.rmSync)(path, { force: true });
  }
}
function readExplanation(userFolder, call) {
  return (0, import_common6.textOf)(explanationPath(userFolder, call), (0, import_common7.privateFile)(userFolder));
}
function keepExplanation(userFolder, call, text) {
  keepCached(userFolder, explanationPath(userFolder, call), text);
}
function explanationPath(userFolder, call) {
  const key = (0, import_common10.createHash)("sha256").update(JSON.stringify(call)).digest("hex").slice(0, 24);
  return (0, import_node_path2.join)(userFolder, SEARCH_FOLDER, `${key}-explained.txt`);
}
function keepCached(userFolder, path, content) {
  try {
    (0, import_common9.makeFolder)((0, import_node_path2.join)(userFolder, SEARCH_FOLDER), 448);
    (0, import_common8.writeFileAtomic)(path, content, { mode: 384, durable: false });
    return true;
  } catch {
    return false;
  }
}
var SEARCH_FOLDER = "search";
function pathKey(text) {
  let [one, two] = [2166136261, 3315408001];
  for (let at = 0; at < text.length; at += 1) {
    one = Math.imul(one ^ text.charCodeAt(at), 16777619);
    two = Math.imul(two ^ text.charCodeAt(at), 2246822507) ^ two >>> 15;
  }
  return [one, two].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

// src/core/retrieval/rank.ts
var WEIGHTS = { k1: 1.2, b: 0.75 };
function rank(index, query, most, weights = WEIGHTS) {
  return rankMatches(matchesIn(index, query), query, most, weights);
}
function matchesIn({ documents, words, entries }, wanted) {
  const numbers = findWords(words, new Set(wanted));
  const columns = new Map([...numbers.keys()].map((word, column) => [word, column]));
  const width = columns.size;
  const columnOf = new Uint32Array(words.size);
  for (const [word, number] of numbers) columnOf[number] = (columns.get(word) ?? 0) + 1;
  const counts = new Uint16Array(documents.length * width);
  const documentsWith = new Uint32Array(width);
  for (const [row, { from, until }] of documents.entries())
    for (let at = from; at < until; at += 1) {
      const column = (columnOf[entries.words[at] ?? 0] ?? 0) - 1;
      if (column === -1) continue;
      counts[row * width + column] = entries.counts[at] ?? 0;
      documentsWith[column] = (documentsWith[column] ?? 0) + 1;
    }
  return { documents, columns, counts, documentsWith };
}
function rankMatches({ documents, columns, counts, documentsWith }, query, most, { k1, b } = WEIGHTS) {
  const repeats = /* @__PURE__ */ new Map();
  for (const word of query) repeats.set(word, (repeats.get(word) ?? 0) + 1);
  const terms = [...repeats].flatMap(([word, repeated2]) => {
    const column = columns.get(word);
    const found = documentsWith[column ?? -1] ?? 0;
    const idf = Math.log(1 + (documents.length - found + 0.5) / (found + 0.5));
    return column === void 0 || found === 0 ? [] : [{ column, factor: repeated2 * idf * (k1 + 1) }];
  });
  const average = documents.reduce((sum, { length }) => sum + length, 0) / documents.length;
  const best = bestOf(most);
  for (const [row, { path, length }] of documents.entries()) {
    const norm = k1 * (1 - b + b * length / average);
    let score = 0;
    for (const { column, factor } of terms) {
      const count = counts[row * columns.size + column] ?? 0;
      if (count > 0) score += factor * count / (count + norm);
    }
    if (score > 0) best.add({ path, score });
  }
  return best.hits;
}
function bestOf(most) {
  const hits = [];
  const goesBefore = (one, other) => one.score > other.score || one.score === other.score && one.path < other.path;
  return {
    hits,
    add: (hit) => {
      let at = hits.length;
      while (at > 0 && goesBefore(hit, hits[at - 1] ?? hit)) at -= 1;
      if (at >= most) return;
      hits.splice(at, 0, hit);
      if (hits.length > most) hits.pop();
    }
  };
}
// src/core/retrieval/unused-words.ts
function withoutUnusedWords(index, tolerated) {
  const { words, entries } = index;
  const isUsed = usedWords(index);
  const numbers = new Uint32Array(words.size);
  let used = 0;
  for (const [number, one] of isUsed.entries()) {
    numbers[number] = used;
    used += one;
  }
  if (words.size - used <= tolerated * words.size) return index;
  return {
    ...index,
    words: onlyKept(words, isUsed),
    entries: { ...entries, words: entries.words.map((number) => numbers[number] ?? 0) }
  };
}
function usedWords({ documents, words, entries }) {
  const isUsed = new Uint8Array(words.size);
  for (const { from, until } of documents)
    for (let at = from; at < until; at += 1) isUsed[entries.words[at] ?? 0] = 1;
  return isUsed;
}
// src/core/ask/notes/note-text.ts
function noteText(bytes) {
  const decoded = decode(bytes);
  if (decoded === null) return unreadable("it is neither UTF-8 nor UTF-16 with a byte order mark");
  if (decoded.includes("\0")) return unreadable("it is not text");
  if (hasKey(decoded, CONVERSATION))
    return { status: "left-out", kind: "empty", reason: "it is an exported conversation" };
  const text = writtenText(decoded);
  if (text.trim() === "") return { status: "left-out", kind: "empty", reason: "it is empty" };
  return { status: "text", text };
}
function unreadable(reason) {
  return { status: "left-out", kind: "unreadable", reason };
}
function decode(bytes) {
  const [first, second] = bytes;
  const isMarked = (one, other) => first === one && second === other;
  const encoding = isMarked(255, 254) ? "utf-16le" : isMarked(254, 255) ? "utf-16be" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
function writtenText(text) {
  if (!hasKey(text, DRAWING)) return text;
  const isData = dataLines();
  const lines = text.split("\n").map((line) => isData(line.trim()) ? "" : line.replace(BLOCK_ID, ""));
  return `${lines.join("\n").trimEnd()}
`;
}
function hasKey(text, key) {
  const block = (0, import_hooks_active_on_command.frontmatterBlock)(text);
  if (block.status !== "found") return false;
  return key.test(text.slice(block.inner.start, block.inner.end));
}
var CONVERSATION = /^msw: conversation\r?$/m;
var DRAWING = /^["']?(?:excalidraw|kanban)-plugin["']?[ \t]{0,8}:/m;
var BLOCK_ID = / \^[\w-]{1,40}(?=\r?$)/;
function dataLines() {
  let end = null;
  return (line) => {
    if (end !== null) {
      if (line.startsWith(end)) end = null;
      return true;
    }
    const [, marks = null] = /^(`{3,}|~{3,})[ \t]{0,8}(?:compressed-)?json$/i.exec(line) ?? [];
    end = line === "%% kanban:settings" ? "%%" : marks;
    return end !== null || line === "%%" || line.startsWith("==\u26A0");
  };
}
// src/core/retrieval/build-index.ts
function indexOf(texts) {
  const builder = indexBuilder();
  for (const text of texts) builder.add({ path: text.path, bytes: 0, modifiedAt: 0, digest: 0 }, text);
  return builder.addedTo(EMPTY_INDEX);
}
function indexBuilder() {
  const documents = [];
  const places = /* @__PURE__ */ new Map();
  let entries = { words: new Uint32Array(1024), counts: new Uint16Array(1024) };
  let size = 0;
  const placeOf = (word) => {
    const place = places.get(word) ?? places.size;
    places.set(word, place);
    return place;
  };
  return {
    add: (document, { words, uncounted = [] }) => {
      const counts = /* @__PURE__ */ new Map();
      for (const word of uncounted.length === 0 ? words : [...words, ...uncounted]) {
        const place = placeOf(word);
        counts.set(place, (counts.get(place) ?? 0) + 1);
      }
      const from = size;
      if (size + counts.size > entries.words.length) entries = withRoom(entries, (size + counts.size) * 2);
      for (const [place, count] of counts) {
        entries.words[size] = place;
        entries.counts[size] = Math.min(count, MOST_COUNTED);
        size += 1;
      }
      documents.push({ ...document, length: words.length, from, until: size });
    },
    addedTo: (index) => {
      if (documents.length === 0) return index;
      const known = findWords(index.words, new Set(places.keys()));
      const unknown = [];
      const numbers = Uint32Array.from(places.keys(), (word) => {
        const number = known.get(word);
        return number ?? index.words.size + unknown.push(word) - 1;
      });
      const before = index.entries.words.length;
      const all = withRoom(index.entries, before + size);
      for (let at = 0; at < size; at += 1) all.words[before + at] = numbers[entries.words[at] ?? 0] ?? 0;
      all.counts.set(entries.counts.subarray(0, size), before);
      const added = documents.map((one) => ({ ...one, from: before + one.from, until: before + one.until }));
      return {
        documents: [...index.documents, ...added],
        words: withWords(index.words, unknown),
        entries: all
      };
    }
  };
}
function withRoom({ words, counts }, length) {
  const larger = { words: new Uint32Array(length), counts: new Uint16Array(length) };
  larger.words.set(words);
  larger.counts.set(counts);
  return larger;
}
// src/core/retrieval/text-pieces.ts
var PIECE = 64 * 1024;
function textPieces(text, length = PIECE) {
  if (text.length <= length) return [text];
  const pieces = [];
  const space = /\s/g;
  let start = 0;
  while (text.length - start > length) {
    space.lastIndex = start + length;
    const end = space.exec(text)?.index;
    if (end === void 0) break;
    pieces.push(text.slice(start, end));
    start = end;
  }
  return [...pieces, text.slice(start)];
}
// src/app/retrieval/read-documents.ts
function* readDocuments(documents, { known, kind, analyser, isLate, tell }) {
  const [same, replaced, unread] = [[], [], []];
  const written = indexBuilder();
  for (const [at, one] of documents.entries()) {
    tell(at, documents.length);
    yield;
    const read = isLate() ? LATE : readDocument(one, kind);
    const unchanged = sameAs(one, read, known);
    if (unchanged !== null) {
      same.push(unchanged);
      continue;
    }
    if (one.number !== null) replaced.push(one.number);
    if (read.status !== "ok") unread.push({ path: one.path, reason: read.reason });
    else written.add(factsOf(one, read.digest), yield* wordsOf3(read.text, analyser));
  }
  if (documents.length > 0) tell(documents.length, documents.length);
  return { same, replaced, unread, written };
}
function factsOf({ path, bytes, modifiedAt }, digest) {
  return { path, bytes, modifiedAt, digest };
}
var LATE = { status: "unread", reason: null };
function sameAs({ number, ...stat }, read, known) {
  const isSame2 = number !== null && read.status === "ok" && known[number]?.digest === read.digest;
  return isSame2 ? { ...stat, number } : null;
}
function readDocument({ path, file }, kind) {
  const found = (0, import_common6.readFile)(file, import_common7.named, LARGEST_DOCUMENT);
  if (found.status === "missing") return { status: "unread", reason: null };
  if (found.status !== "ok") return { status: "unread", reason: found.reason };
  const content = contentOf(found.bytes, kind);
  if (typeof content !== "string") return { status: "unread", ...content };
  const name = (path.split("/").at(-1) ?? "").replace(/\.md$/i, "");
  const digest = (0, import_common10.createHash)("sha256").update(found.bytes).digest().readUIntLE(0, 6);
  return { status: "ok", digest, text: `${name}
${content}` };
}
function contentOf(bytes, kind) {
  if (kind === "project") return bytes.toString("utf8");
  const note = noteText(bytes);
  if (note.status === "text") return note.text;
  return note.kind === "empty" ? "" : { reason: note.reason };
}
function* wordsOf3(text, analyser) {
  const [first = "", ...others] = textPieces(text);
  let [words, uncounted] = [analyse(first, analyser), loneCharacters(first)];
  for (const piece of others) {
    yield;
    words = words.concat(analyse(piece, analyser));
    uncounted = uncounted.concat(loneCharacters(piece));
  }
  return { words, uncounted };
}
// src/app/retrieval/open-index.ts
var MOST_LOOKED_AT = 500;
var RECENT = 200;
var MOST_UNUSED = 0.1;
function openIndex(place, analyser) {
  return atOneGo(openingSteps(place, analyser));
}
function* openingSteps({
  root,
  userFolder,
  now,
  kind,
  scope = EVERYTHING,
  isLate = () => false,
  tell = () => {
  },
  seen
}, analyser) {
  const file = userFolder === null ? null : indexFile(userFolder, { root, kind, analyser });
  const stored = file?.read() ?? NOTHING_STORED;
  yield;
  const known = stored.index.documents;
  const since = stored.writtenAt - SETTLED_MS;
  if (seen !== void 0 && isSame(known, seen, since)) return { index: stored.index, leftOut: [] };
  const turn = { ...turnOf(known, kind, () => file?.nextTurn() ?? 0), since };
  const before = { documents: known, folders: stored.folders, scopeKey: stored.scopeKey, ...turn };
  const listing = yield* listingSteps(root, kind, before, scope);
  const { documents, gone, folders, leftOut, hasNewRules } = listing;
  const isUnchanged = documents.length === 0 && gone.length === 0;
  if (isUnchanged && (!hasNewRules || known.length === 0)) return { index: stored.index, leftOut };
  const { same, written, replaced, unread } = yield* readDocuments(documents, {
    ...{ known, kind, analyser, isLate, tell }
  });
  const kept = changedIndex(stored.index, { gone: [...gone, ...replaced], restated: same });
  const all = written.addedTo(kept);
  yield;
  const index = withoutUnusedWords(all, hasNewRules ? 0 : MOST_UNUSED);
  yield;
  const unsettled = new Set(unread.map(({ path }) => parentOf(path)));
  const settled = folders.map((one) => unsettled.has(one.path) ? { ...one, modifiedAt: -1 } : one);
  if (file !== null) yield* file.write({ index, writtenAt: now, folders: settled, scopeKey: scope.key });
  const unreadable2 = unread.flatMap(({ path, reason }) => reason === null ? [] : `${path}: ${reason}`);
  return { index, leftOut: [...leftOut, ...unreadable2] };
}
var NOTHING_STORED = { index: EMPTY_INDEX, writtenAt: 0, folders: [], scopeKey: 0 };
function isSame(known, seen, since) {
  if (known.length === 0 || known.length !== seen.size) return false;
  return known.every((one) => {
    const now = seen.get(one.path);
    return now !== void 0 && !mayDiffer(one, now, since);
  });
}
function turnOf(known, kind, nextTurn) {
  const share = kind === "notes" ? 1 : Math.max(1, Math.ceil(known.length / MOST_LOOKED_AT));
  return share === 1 ? { share, turn: 0, recent: 0 } : { share, turn: nextTurn(), recent: recentIn(known) };
}
function recentIn(known) {
  const times = Float64Array.from(known, ({ modifiedAt }) => modifiedAt);
  return times.sort().at(-RECENT) ?? 0;
}

var import_node_fs2 = require("node:fs");
var import_node_path3 = require("node:path");
// src/app/retrieval/document-passages.ts
var MOST_READ = 8;
async function documentPassages(request) {
  const { failure, userFolder, now, deadlineMs } = request;
  const start = now();
  const clues = failureClues(failure, request.output);
  if (clues.anchors.length + clues.words.length === 0) return [];
  const root = import_node_fs2.realpathSync.native(request.root);
  const place = {
    root,
    userFolder,
    now: start,
    kind: "project",
    isLate: () => now() - start > deadlineMs
  };
  const { index } = openIndex(place, "code");
  const matches2 = matchesIn(index, wordsFor(clues));
  const texts = [];
  for (const path of candidates(matches2, clues)) {
    if (isChangeLog(path)) continue;
    const text = (0, import_common6.textOf)((0, import_node_path3.join)(root, path), (0, import_common7.projectFile)(root), LARGEST_DOCUMENT);
    if (text !== null) texts.push({ name: path, text });
    if (place.isLate()) break;
  }
  return answeringPassages(texts, clues, rarityIn(matches2));
}
function candidates(matches2, { anchors, words }) {
  const names = anchors.flatMap(({ text }) => analyse(text, "code"));
  const byName = rankMatches(matches2, [...new Set(names)], MOST_READ);
  const byWords = rankMatches(matches2, [...names, ...words], MOST_READ);
  return new Set([...byName, ...byWords].map(({ path }) => path));
}
function wordsFor({ anchors, words }) {
  const asked = [...anchors.map(({ text }) => text), ...words];
  return [...words, ...asked.flatMap((text) => analyse(text, "code"))];
}
var FEW = 5;
function rarityIn({ documents, columns, documentsWith }) {
  const size = documents.length;
  const known = /* @__PURE__ */ new Map();
  const shareOf = (word) => Math.max(0, (documentsWith[columns.get(word) ?? -1] ?? 0) - 1) / size;
  return (text) => {
    if (size < FEW) return 1;
    const found = known.get(text);
    if (found !== void 0) return found;
    const parts = text.split(/[^\p{L}\p{N}$]+/u).filter((part) => part !== "");
    const share = parts.reduce(
      (product, part) => product * Math.min(1, ...analyse(part, "code").map(shareOf)),
      1
    );
    const rarity = share <= 0.05 ? 1 : Math.max(0.15, 1 - (share - 0.05) * 3);
    known.set(text, rarity);
    return rarity;
  };
}
