var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(t,e)=>{for(var s in e)__defProp(t,s,{get:e[s],enumerable:!0})},__copyProps=(t,e,s,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let n of __getOwnPropNames(e))!__hasOwnProp.call(t,n)&&n!==s&&__defProp(t,n,{get:()=>e[n],enumerable:!(a=__getOwnPropDesc(e,n))||a.enumerable});return t},__toCommonJS=t=>__copyProps(__defProp({},"__esModule",{value:!0}),t),stdin_exports={};__export(stdin_exports,{ANALYSERS:()=>ANALYSERS,ANALYSER_VERSION:()=>ANALYSER_VERSION,AS_BUILT:()=>AS_BUILT,EVERYTHING:()=>EVERYTHING,LARGEST_DOCUMENT:()=>LARGEST_DOCUMENT,MOST_COUNTED:()=>MOST_COUNTED,SEARCH_FOLDER:()=>SEARCH_FOLDER,SETTLED_MS:()=>SETTLED_MS,WORDS_A_STEP:()=>WORDS_A_STEP,analyse:()=>analyse,answeringPassages:()=>answeringPassages,atOneGo:()=>atOneGo,buildSegment:()=>buildSegment,byUnits:()=>byUnits,columnsOf:()=>columnsOf,documentPassages:()=>documentPassages,documentPassages$2:()=>documentPassages,documentsIn:()=>documentsIn,documentsWithWord:()=>documentsWithWord,failureClues:()=>failureClues,fences:()=>fences,findWord:()=>findWord,ignoreRules:()=>ignoreRules,indexFiles:()=>indexFiles,isChangeLog:()=>isChangeLog,keepCached:()=>keepCached,keepExplanation:()=>keepExplanation,listDocuments:()=>listDocuments,listingSteps:()=>listingSteps,loneCharacters:()=>loneCharacters,marked:()=>marked,mayDiffer:()=>mayDiffer,noteExclusions:()=>noteExclusions,noteText:()=>noteText,occurrencesIn:()=>occurrencesIn,openIndex:()=>openIndex,openingSteps:()=>openingSteps,parentOf:()=>parentOf,passagesOf:()=>passagesOf,pathKey:()=>pathKey,piecesOfText:()=>piecesOfText,rank:()=>rank,readExplanation:()=>readExplanation,sizeOfIndex:()=>sizeOfIndex,sortedWords:()=>sortedWords,statOf:()=>statOf,textSections:()=>textSections,updateIndex:()=>updateIndex,withStats:()=>withStats,withoutDocuments:()=>withoutDocuments,wordAt:()=>wordAt,
wordListOf:()=>wordListOf}),module.exports=__toCommonJS(stdin_exports);
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

// src/core/retrieval/segment.ts
var MOST_COUNTED = 65535;
var AS_BUILT = { file: null, restated: new Uint32Array(0) };
function columnsOf(documents) {
  const numberOf = /* @__PURE__ */ new Map();
  const numbered = (folder) => {
    const number = numberOf.get(folder) ?? numberOf.size;
    numberOf.set(folder, number);
    return number;
  };
  return {
    paths: documents.map(({ path }) => path),
    bytes: Float64Array.from(documents, ({ bytes }) => bytes),
    modifiedAt: Float64Array.from(documents, ({ modifiedAt }) => modifiedAt),
    digests: BigUint64Array.from(documents, ({ digest }) => digest),
    folderOf: Uint32Array.from(documents, ({ path }) => numbered(parentOf(path))),
    folders: [...numberOf.keys()]
  };
}
function parentOf(path) {
  return path.slice(0, path.lastIndexOf("/", path.length - 2) + 1);
}
function marked(flags) {
  const numbers = [];
  for (let at = flags.indexOf(1); at !== -1; at = flags.indexOf(1, at + 1)) numbers.push(at);
  return numbers;
}
function withoutDocuments(segment, isGone) {
  const dead = segment.dead.map((was, at) => isGone(segment.documents.paths[at] ?? "") ? 1 : was);
  return { ...segment, dead };
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
function occurrencesIn({ starts, postings }, word, document) {
  if (word === null) return 0;
  let low = starts[word] ?? 0;
  let high = (starts[word + 1] ?? 0) - 1;
  while (low <= high) {
    const middle = low + high >>> 1;
    const found = postings.documents[middle] ?? 0;
    if (found === document) return postings.counts[middle] ?? 0;
    if (found < document) low = middle + 1;
    else high = middle - 1;
  }
  return 0;
}

// src/core/retrieval/sorted-words.ts
var WORDS_A_STEP = 4096;
function* sortedWords(words) {
  let runs = [];
  for (let at = 0; at < words.length; at += WORDS_A_STEP) {
    runs.push(words.slice(at, at + WORDS_A_STEP).sort(byUnits));
    yield;
  }
  while (runs.length > 1) {
    const longer = [];
    for (let at = 0; at < runs.length; at += 2)
      longer.push(yield* merged(runs[at] ?? [], runs[at + 1] ?? []));
    runs = longer;
  }
  return runs[0] ?? [];
}
function* merged(one, other) {
  const words = [];
  let [left, right] = [0, 0];
  while (left < one.length && right < other.length) {
    const [first = "", second = ""] = [one[left], other[right]];
    const isLeft = first < second;
    words.push(isLeft ? first : second);
    if (isLeft) left += 1;
    else right += 1;
    if (words.length % WORDS_A_STEP === 0) yield;
  }
  return words.concat(one.slice(left), other.slice(right));
}
// src/core/retrieval/merge-segments.ts
function* mergeSegments(segments) {
  const alive = segments.map(({ dead }) => renumbered(dead));
  const documents = columnsOf(segments.flatMap(documentsOf));
  const lengths = segments.flatMap((segment) => [
    ...segment.lengths.filter((_, at) => segment.dead[at] === 0)
  ]);
  const byWord = /* @__PURE__ */ new Map();
  let before = 0;
  for (const [index, segment] of segments.entries()) {
    const numbers = alive[index] ?? { of: new Int32Array(0), count: 0 };
    yield* addPostings(byWord, segment, (document) => {
      const number = numbers.of[document] ?? -1;
      return number === -1 ? null : before + number;
    });
    before += numbers.count;
  }
  const words = yield* sortedWords([...byWord.keys()]);
  return {
    documents,
    lengths: Uint32Array.from(lengths),
    dead: new Uint8Array(lengths.length),
    words: wordListOf(words),
    ...yield* postingsOf(words.map((word) => byWord.get(word) ?? [])),
    ...AS_BUILT
  };
}
function documentsOf({ documents, dead }) {
  const { paths, bytes, modifiedAt, digests } = documents;
  return paths.flatMap((path, at) => {
    const facts = { bytes: bytes[at] ?? 0, modifiedAt: modifiedAt[at] ?? 0, digest: digests[at] ?? 0n };
    return dead[at] === 1 ? [] : [{ path, ...facts }];
  });
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
function* addPostings(byWord, segment, numberOf) {
  let size = 0;
  for (let word = 0; word + 1 < segment.starts.length; word += 1) {
    const pairs = pairsOf2(segment, word, numberOf);
    const found = byWord.get(wordAt(segment.words, word));
    if (found !== void 0) for (const one of pairs) found.push(one);
    else if (pairs.length > 0) byWord.set(wordAt(segment.words, word), pairs);
    size += 2 + pairs.length;
    if (size < WORDS_A_STEP) continue;
    size = 0;
    yield;
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
function* postingsOf(pairs) {
  const starts = new Uint32Array(pairs.length + 1);
  pairs.forEach((one, index) => {
    starts[index + 1] = (starts[index] ?? 0) + one.length / 2;
  });
  const size = starts[pairs.length] ?? 0;
  const postings = { documents: new Uint32Array(size), counts: new Uint16Array(size) };
  const peaks = new Uint16Array(pairs.length);
  let at = 0;
  for (const [word, one] of pairs.entries()) {
    for (let pair = 0; pair < one.length; pair += 2) {
      const count = one[pair + 1] ?? 0;
      postings.documents[at] = one[pair] ?? 0;
      postings.counts[at] = count;
      if (count > (peaks[word] ?? 0)) peaks[word] = count;
      at += 1;
    }
    if (word % 256 === 0) yield;
  }
  return { starts, postings, peaks };
}
// src/core/retrieval/search-index.ts
var MOST_SEGMENTS = 8;
var MOST_LOOSE = 0.1;
function* updateIndex({ analyser, segments }, written, { gone, whole }) {
  const kept = gone.length === 0 ? segments : withoutNumbers(segments, gone);
  const all = written === null ? kept : [...kept, written];
  const first = firstToMerge(all);
  const loose = all.slice(first).flatMap((one) => one.file === null ? one : whole(one) ?? []);
  const isWhole = loose.length === all.length - first;
  if (loose.length === 0 || !isWhole) return { analyser, segments: all };
  return { analyser, segments: [...all.slice(0, first), yield* mergeSegments(loose)] };
}
function withoutNumbers(segments, gone) {
  return byPart(segments, gone, (number) => number).map(({ segment, own, first }) => {
    if (own.length === 0) return segment;
    const dead = segment.dead.slice();
    for (const number of own) dead[number - first] = 1;
    return { ...segment, dead };
  });
}
function byPart(segments, all, numberOf) {
  let next = 0;
  return segments.map((segment) => {
    const first = next;
    next += segment.dead.length;
    const own = all.filter((one) => numberOf(one) >= first && numberOf(one) < first + segment.dead.length);
    return { segment, first, own };
  });
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
  const parts = byPart(segments, stats, ({ number }) => number);
  return { analyser, segments: parts.map(({ segment, first, own }) => restated(segment, first, own)) };
}
function restated(segment, first, stats) {
  const bytes = segment.documents.bytes.slice();
  const modifiedAt = segment.documents.modifiedAt.slice();
  const own = stats.map((one) => ({ ...one, at: one.number - first })).filter((one) => bytes[one.at] !== one.bytes || modifiedAt[one.at] !== one.modifiedAt);
  for (const one of own) {
    bytes[one.at] = one.bytes;
    modifiedAt[one.at] = one.modifiedAt;
  }
  const numbers = Uint32Array.from(/* @__PURE__ */ new Set([...segment.restated, ...own.map(({ at }) => at)]));
  return { ...segment, documents: { ...segment.documents, bytes, modifiedAt }, restated: numbers };
}
function sizeOfIndex({ segments }) {
  return segments.reduce((sum, { dead }) => sum + dead.length - deadOf(dead), 0);
}
function deadOf(dead) {
  let count = 0;
  for (const one of dead) count += one;
  return count;
}

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
// src/core/retrieval/steps.ts
function atOneGo(steps) {
  for (; ; ) {
    const step = steps.next();
    if (step.done === true) return step.value;
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
// src/core/retrieval/all-documents.ts
function documentsIn(segments) {
  const [first, ...others] = segments;
  if (first !== void 0 && others.length === 0) return { ...first.documents, dead: first.dead };
  const size = segments.reduce((sum, { dead }) => sum + dead.length, 0);
  const all = {
    ...{ bytes: new Float64Array(size), modifiedAt: new Float64Array(size), dead: new Uint8Array(size) },
    ...{ digests: new BigUint64Array(size), folderOf: new Uint32Array(size) }
  };
  let next = 0;
  let folders = [];
  for (const { documents, dead } of segments) {
    all.bytes.set(documents.bytes, next);
    all.modifiedAt.set(documents.modifiedAt, next);
    all.digests.set(documents.digests, next);
    all.dead.set(dead, next);
    const before = folders.length;
    all.folderOf.set(
      documents.folderOf.map((folder) => before + folder),
      next
    );
    folders = [...folders, ...documents.folders];
    next += dead.length;
  }
  return { ...all, folders, paths: segments.flatMap(({ documents }) => documents.paths) };
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
    return isPlaceholderNote(path) ? "placeholder" : null;
  };
  const key = ((0, import_app_loop_judge_check.hashText)(JSON.stringify([exclude, templates])) >>> 1) + 1;
  return { isExcluded: (path) => reasonOf(path) !== null, reasonOf, unusable, key };
}
function isPlaceholderNote(path) {
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
  documents: documentsIn([]),
  ...{ folders: [], share: 1, turn: 0, recent: 0, since: 0, scopeKey: 0 }
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
      gone: new Uint8Array(known.documents.dead.length).fill(1),
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
  const gone = marked(walk.gone).filter((number) => known.documents.dead[number] === 0);
  const lost = new Set(gone.map((number) => parentOf(known.documents.paths[number] ?? "")));
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
  const contents = documents.folders.map((path) => byPath.get(path));
  for (let number = 0; number < documents.dead.length; number += 1)
    if (documents.dead[number] === 0) contents[documents.folderOf[number] ?? 0]?.own.push(number);
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
  const numbers = new Map((before?.own ?? []).map((number) => [known.documents.paths[number], number]));
  const pathsOf = (isWanted) => entries.filter(isWanted).map(({ name }) => `${raw}${name}`);
  const { own, excluded } = sorted(
    pathsOf((entry) => isDocument(entry, kind) || entry.isFile() && isPlaceholderNote(entry.name)),
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
    return reason === null && !isPlaceholderNote(path);
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
  const numbers = marked(walk.gone.map((isGone) => 1 - isGone));
  yield* inParts(numbers, (number) => {
    const one = changedOne(number, walk);
    if (one !== null) changed.push(one);
  });
  return changed;
}
function changedOne(number, walk) {
  const { prefix, known, gone, spelt, leftOut } = walk;
  const { paths, bytes, modifiedAt } = known.documents;
  const before = { bytes: bytes[number] ?? 0, modifiedAt: modifiedAt[number] ?? 0 };
  if (!isLookedAt(before.modifiedAt, number, walk)) return null;
  const path = spelt.get(number) ?? paths[number] ?? "";
  const stat = isIgnoredNow(path, walk) ? null : statOfDocument(prefix, path, leftOut);
  if (stat === null) gone[number] = 1;
  else if (mayDiffer(before, { bytes: stat.size, modifiedAt: stat.mtimeMs }, known.since))
    return listed(prefix, path, stat, number);
  return null;
}
function isIgnoredNow(path, { rules, hasNewRules }) {
  return hasNewRules && rules.ignores(path);
}
function isLookedAt(modifiedAt, number, { known, hasNewRules }) {
  if (hasNewRules || modifiedAt >= known.since) return true;
  return modifiedAt > known.recent || isInTurn(known.documents.paths[number] ?? "", known);
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
// src/core/retrieval/pack.ts
var MAGIC = 1230459725;
var FORMAT = 5;
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
function partsOf2(parts) {
  let at = 0;
  const next = () => parts[at++] ?? new Uint8Array(0);
  return {
    texts: () => {
      const part = next();
      return part.length === 0 ? [] : new TextDecoder().decode(part).split(BETWEEN).slice(1);
    },
    u16: () => viewOf(Uint16Array, next()),
    u32: () => viewOf(Uint32Array, next()),
    u64: () => viewOf(BigUint64Array, next()),
    f64: () => viewOf(Float64Array, next())
  };
}
function viewOf(Kind, { buffer, byteOffset, byteLength }) {
  return new Kind(buffer, byteOffset, byteLength / Kind.BYTES_PER_ELEMENT);
}
var BETWEEN = "\0";
function packTexts(all) {
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
function checksum({ buffer, byteOffset, byteLength }) {
  const words = new Uint32Array(buffer, byteOffset, byteLength / 4);
  let [one, two] = [2166136261, 3315408001];
  for (let at = 0; at < words.length; at += 2) {
    one = Math.imul(one ^ (words[at] ?? 0), 16777619);
    two = Math.imul(two ^ (words[at + 1] ?? 0), 16777619);
  }
  return Math.imul(one ^ two >>> 15 ^ two, 16777619) >>> 0;
}
// src/core/retrieval/index-file.ts
function encodeTable({ index, writtenAt, folders, scopeKey }) {
  const rows = index.segments.map(segmentRow);
  return pack(
    [ANALYSERS.indexOf(index.analyser), writtenAt, scopeKey],
    [
      packTexts(folders.map(({ path }) => path)),
      Float64Array.from(folders, ({ modifiedAt }) => modifiedAt),
      Float64Array.from(folders, ({ rulesAt }) => rulesAt),
      Uint32Array.from(folders.flatMap(({ excluded }) => excluded)),
      packTexts(rows.map(({ file }) => file)),
      ...rows.flatMap(({ dead, restated: restated2, bytes, modifiedAt }) => [dead, restated2, bytes, modifiedAt])
    ]
  );
}
function segmentRow({ documents: { bytes, modifiedAt }, dead, restated: restated2, file }) {
  return {
    file: file ?? "",
    dead: Uint32Array.from(marked(dead)),
    restated: restated2,
    bytes: Float64Array.from(restated2, (number) => bytes[number] ?? 0),
    modifiedAt: Float64Array.from(restated2, (number) => modifiedAt[number] ?? 0)
  };
}
function decodeTable(bytes, analyser) {
  const unpacked = unpack(bytes);
  if (unpacked === null) return null;
  const [of = -1, writtenAt = 0, scopeKey = 0] = unpacked.numbers;
  if (ANALYSERS[of] !== analyser) return null;
  const next = partsOf2(unpacked.parts);
  const [names, times, rules, counts] = [next.texts(), next.f64(), next.f64(), next.u32()];
  const reasons = counts.length / names.length;
  const folders = names.map((path, at) => ({
    ...{ path, modifiedAt: times[at] ?? 0, rulesAt: rules[at] ?? 0 },
    excluded: [...counts.subarray(at * reasons, (at + 1) * reasons)]
  }));
  const rows = next.texts().map((file) => ({
    ...{ file, dead: next.u32(), restated: next.u32(), bytes: next.f64(), modifiedAt: next.f64() }
  }));
  return { rows, writtenAt, folders, scopeKey };
}
function* encodeSegment({ documents, lengths, words, starts, postings, peaks }) {
  const { documents: numbers, counts } = postings;
  const data = new Uint8Array(padded(numbers.byteLength + counts.byteLength));
  data.set(bytesOf(numbers));
  data.set(bytesOf(counts), numbers.byteLength);
  yield;
  const sums = new Uint32Array(Math.ceil(data.length / PAGE));
  for (const page of sums.keys()) {
    sums[page] = checksum(data.subarray(page * PAGE, (page + 1) * PAGE));
    if (page % 64 === 0) yield;
  }
  const { paths, folders, folderOf, digests, bytes: sizes, modifiedAt } = documents;
  const columns = [packTexts(paths), packTexts(folders), folderOf, digests, sizes, modifiedAt, lengths];
  yield;
  const head = pack([numbers.length], [...columns, words.units, words.bounds, starts, peaks, sums]);
  yield;
  const bytes = new Uint8Array(head.length + data.length);
  bytes.set(head);
  bytes.set(data, head.length);
  yield;
  return { name: nameOf(head), bytes };
}
function decodeSegment(row, some, read) {
  const start = read(0, HEAD);
  const length = start === null ? 0 : new Uint32Array(aligned(start).buffer, 0, HEAD / 4)[LENGTH_AT] ?? 0;
  const head = read(0, length);
  const unpacked = head === null ? null : unpack(aligned(head));
  if (head === null || unpacked === null || nameOf(head) !== row.file) return null;
  const [count = 0] = unpacked.numbers;
  const next = partsOf2(unpacked.parts);
  const documents = {
    ...{ paths: next.texts(), folders: next.texts(), folderOf: next.u32(), digests: next.u64() },
    ...{ bytes: next.f64(), modifiedAt: next.f64() }
  };
  const lengths = next.u32();
  const known = { documents, lengths, dead: new Uint8Array(lengths.length), file: row.file };
  const segment = { ...known, restated: row.restated };
  bringUpToDate(segment, row);
  const words = { units: next.u16(), bounds: next.u32() };
  const [starts, peaks, sums] = [next.u32(), next.u16(), next.u32()];
  const range = pagesIn(read, { from: length, size: padded(count * 6), sums });
  const postingsAt = (from, until) => {
    const documents2 = range(from * 4, until * 4);
    const counts = range(count * 4 + from * 2, count * 4 + until * 2);
    return documents2 === null || counts === null ? null : { documents: new Uint32Array(documents2), counts: new Uint16Array(counts) };
  };
  if (some === null) {
    const postings = postingsAt(0, count);
    return postings === null ? null : { ...segment, words, starts, postings, peaks };
  }
  const found = [...new Set(some)].sort(byUnits).flatMap((word) => {
    const place = findWord(words, word);
    if (place === null) return [];
    return [{ word, from: starts[place] ?? 0, until: starts[place + 1] ?? 0, peak: peaks[place] ?? 0 }];
  });
  const lists = found.flatMap(({ from, until }) => postingsAt(from, until) ?? []);
  if (lists.length < found.length) return null;
  return {
    ...{ ...segment, words: wordListOf(found.map(({ word }) => word)), ...joined(lists) },
    peaks: Uint16Array.from(found, ({ peak }) => peak)
  };
}
function bringUpToDate({ documents, dead }, row) {
  for (const number of row.dead) dead[number] = 1;
  for (const [at, number] of row.restated.entries()) {
    documents.bytes[number] = row.bytes[at] ?? 0;
    documents.modifiedAt[number] = row.modifiedAt[at] ?? 0;
  }
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
function nameOf(head) {
  const [sum = 0] = new Uint32Array(aligned(head).buffer, SUM_AT * 4, 1);
  return sum.toString(16).padStart(8, "0");
}
// src/adapters/documents/index-store.ts
var LARGEST = 1024 * 1024 * 1024;
function indexFiles(userFolder, { root, kind, analyser }) {
  const place = (0, import_common7.privateFile)(userFolder);
  const base = (0, import_node_path2.join)(userFolder, SEARCH_FOLDER, `${pathKey(root)}-${kind}-${analyser}`);
  const segmentAt = (name) => `${base}-${name}.bin`;
  const readSegment = (row, some) => (0, import_common6.readParts)(segmentAt(row.file), place, (read) => decodeSegment(row, some, read));
  return {
    read: (words) => {
      const file = (0, import_common6.readFile)(`${base}.bin`, place, LARGEST);
      const table = file.status === "ok" ? decodeTable(file.bytes, analyser) : null;
      const segments = (table?.rows ?? []).flatMap((row) => readSegment(row, words) ?? []);
      if (table === null || segments.length < table.rows.length) return null;
      return { ...table, index: { analyser, segments } };
    },
    whole: (segment) => readSegment(segmentRow(segment), null),
    *write(stored) {
      const segments = [];
      for (const segment of stored.index.segments) {
        const { name, bytes } = segment.file === null ? yield* encodeSegment(segment) : { name: segment.file, bytes: null };
        if (bytes !== null && !keepCached(userFolder, segmentAt(name), bytes)) return;
        segments.push({ ...segment, file: name });
        yield;
      }
      const index = { ...stored.index, segments };
      if (!keepCached(userFolder, `${base}.bin`, encodeTable({ ...stored, index }))) return;
      const used = new Set(segments.map(({ file }) => segmentAt(file)));
      clearAway(userFolder, (path) => path.startsWith(`${base}-`) && !used.has(path), stored.writtenAt);
    },
    nextTurn: () => {
      const before = Number((0, import_common6.textOf)(`${base}.turn`, place) ?? 0);
      const turn = Number.isSafeInteger(before) && before >= 0 ? (before + 1) % 1e6 : 0;
      keepCached(userFolder, `${base}.turn`, `${turn}`);
      return turn;
    }
  };
}
var IN_USE_MS = 6e4;
function clearAway(userFolder, isUnused, now) {
  for (const name of (0, import_common4.namesIn)((0, import_node_path2.join)(userFolder, SEARCH_FOLDER), (0, import_common7.privateFile)(userFolder))) {
    const path = (0, import_node_path2.join)(userFolder, SEARCH_FOLDER, name);
    if (isUnused(path) && now - ((0, import_common4.lookAt)(path)?.mtimeMs ?? now) > IN_USE_MS) (0, import_node_fs.rmSync)(path, { force: true });
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

// src/core/retrieval/collection.ts
function collectionOf(segments, weights) {
  const known = collections.get(segments);
  if (known?.weights.k1 === weights.k1 && known.weights.b === weights.b) return known;
  const { alive, averageLength } = sizeOf(segments);
  const firsts = [0];
  for (const { lengths } of segments) firsts.push((firsts.at(-1) ?? 0) + lengths.length);
  const norms = new Float64Array(firsts.at(-1) ?? 0);
  for (const [part, { lengths }] of segments.entries())
    setNorms(norms.subarray(firsts[part], firsts[part + 1]), { lengths, averageLength, weights });
  const collection = {
    ...{ segments, weights, alive, firsts, norms, leastNorm: leastOf(norms) },
    isWhole: segments.map(({ dead }) => !dead.includes(1)),
    ...{ scores: new Float64Array(norms.length), numbers: new Uint32Array(norms.length) }
  };
  collections.set(segments, collection);
  return collection;
}
var collections = /* @__PURE__ */ new WeakMap();
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
function setNorms(norms, { lengths, averageLength, weights: { k1, b } }) {
  for (let document = 0; document < norms.length; document += 1)
    norms[document] = k1 * (1 - b + b * (lengths[document] ?? 0) / averageLength);
}
function leastOf(norms) {
  let least = Number.POSITIVE_INFINITY;
  for (const norm of norms) if (norm < least) least = norm;
  return least;
}
function partOf({ firsts }, number) {
  let part = 0;
  while (number >= (firsts[part + 1] ?? Number.POSITIVE_INFINITY)) part += 1;
  return part;
}
// src/core/retrieval/candidates.ts
function gainOf(factor, count = 0, norm = 0) {
  return factor * count / (count + norm);
}
function candidatesOf(collection, terms, most) {
  const ordered = terms.toSorted((one, other) => other.factor - one.factor);
  const met = { size: 0, isOpen: true };
  let left = terms.reduce((sum, term) => sum + term.most, 0);
  for (const term of ordered) {
    if (met.isOpen || met.size * LOOKUP > term.documents) addScores(collection, term, met);
    else lookUp(collection, term, met);
    left = term === ordered.at(-1) ? 0 : left - term.most;
    const least = leastOfBest(collection, met, most) * ROUNDING;
    if (left > least) continue;
    met.isOpen = false;
    dropBelow(collection, met, least - left);
  }
  const candidates2 = collection.numbers.slice(0, met.size);
  for (const number of candidates2) collection.scores[number] = 0;
  return candidates2;
}
var ROUNDING = 1 - 1e-9;
var LOOKUP = 16;
function addScores({ segments, firsts, norms, scores, numbers }, term, met) {
  for (const [part, segment] of segments.entries()) {
    const place = term.places[part] ?? null;
    const from = firsts[part] ?? 0;
    const until = firsts[part + 1] ?? 0;
    const own = { norms: norms.subarray(from, until), scores: scores.subarray(from, until), from };
    if (place !== null) addPart(segment, place, { factor: term.factor, ...own, numbers, met });
  }
}
function addPart({ starts, postings: { documents, counts }, dead }, word, { factor, norms, scores, from, numbers, met }) {
  let { size } = met;
  const { isOpen } = met;
  const end = starts[word + 1] ?? 0;
  for (let at = starts[word] ?? 0; at < end; at += 1) {
    const document = documents[at] ?? 0;
    const before = scores[document] ?? 0;
    if (before === 0) {
      if (!isOpen || dead[document] === 1) continue;
      numbers[size] = from + document;
      size += 1;
    }
    scores[document] = before + gainOf(factor, counts[at], norms[document]);
  }
  met.size = size;
}
function lookUp(collection, { places, factor }, { size }) {
  const { segments, firsts, norms, scores, numbers } = collection;
  for (let at = 0; at < size; at += 1) {
    const number = numbers[at] ?? 0;
    const part = partOf(collection, number);
    const segment = segments[part];
    const place = places[part] ?? null;
    if (segment === void 0 || place === null) continue;
    const count = occurrencesIn(segment, place, number - (firsts[part] ?? 0));
    if (count > 0) scores[number] = (scores[number] ?? 0) + gainOf(factor, count, norms[number]);
  }
}
function leastOfBest({ scores, numbers }, { size }, most) {
  if (size < most || most === 0) return 0;
  const best = new Float64Array(most);
  let least = 0;
  for (let at = 0; at < size; at += 1) {
    const score = scores[numbers[at] ?? 0] ?? 0;
    if (score > least) least = insert(best, score);
  }
  return least;
}
function insert(best, score) {
  let at = best.length - 1;
  for (; at > 0 && (best[at - 1] ?? 0) < score; at -= 1) best[at] = best[at - 1] ?? 0;
  best[at] = score;
  return best.at(-1) ?? 0;
}
function dropBelow({ scores, numbers }, met, least) {
  let kept = 0;
  for (let at = 0; at < met.size; at += 1) {
    const number = numbers[at] ?? 0;
    if ((scores[number] ?? 0) < least) {
      scores[number] = 0;
    } else {
      numbers[kept] = number;
      kept += 1;
    }
  }
  met.size = kept;
}
// src/core/retrieval/rank.ts
var WEIGHTS = { k1: 1.2, b: 0.75 };
function rank(segments, query, most, weights = WEIGHTS) {
  const collection = collectionOf(segments, weights);
  const terms = termsOf(collection, query);
  const best = bestOf(most);
  for (const number of candidatesOf(collection, terms, most)) {
    const part = partOf(collection, number);
    const document = number - (collection.firsts[part] ?? 0);
    const score = scoreOf(collection, terms, { part, document, number });
    if (best.isWorth(score)) best.add({ path: segments[part]?.documents.paths[document] ?? "", score });
  }
  return best.hits;
}
function termsOf(collection, query) {
  const { alive, weights, leastNorm } = collection;
  const repeats = /* @__PURE__ */ new Map();
  for (const word of query) repeats.set(word, (repeats.get(word) ?? 0) + 1);
  return [...repeats].flatMap(([word, repeated2]) => {
    const { places, documents, peak } = placesOf(collection, word);
    const idf = Math.log(1 + (alive - documents + 0.5) / (documents + 0.5));
    const factor = repeated2 * idf * (weights.k1 + 1);
    return documents === 0 ? [] : [{ places, documents, factor, most: gainOf(factor, peak, leastNorm) }];
  });
}
function placesOf({ segments, isWhole }, word) {
  let [documents, peak] = [0, 0];
  const places = segments.map((segment, part) => {
    const place = findWord(segment.words, word);
    if (place === null) return null;
    documents += documentsWith(segment, place, isWhole[part] === true);
    peak = Math.max(peak, segment.peaks[place] ?? 0);
    return place;
  });
  return { places, documents, peak };
}
function documentsWithWord(segments, word) {
  return placesOf(collectionOf(segments, WEIGHTS), word).documents;
}
function documentsWith({ starts, postings, dead }, word, isWhole) {
  let documents = 0;
  const end = starts[word + 1] ?? 0;
  if (isWhole) return end - (starts[word] ?? 0);
  for (let at = starts[word] ?? 0; at < end; at += 1)
    if (dead[postings.documents[at] ?? 0] === 0) documents += 1;
  return documents;
}
function scoreOf({ segments, norms }, terms, { part, document, number }) {
  const segment = segments[part];
  if (segment === void 0) return 0;
  const norm = norms[number] ?? 0;
  let score = 0;
  for (const { places, factor } of terms) {
    const count = occurrencesIn(segment, places[part] ?? null, document);
    if (count > 0) score += gainOf(factor, count, norm);
  }
  return score;
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
// src/core/retrieval/build-segment.ts
function buildSegment(documents) {
  const builder = segmentBuilder();
  documents.forEach(builder.add);
  return atOneGo(builder.build());
}
function segmentBuilder() {
  const documents = [];
  const lengths = [];
  const numbers = /* @__PURE__ */ new Map();
  const entries = { words: new Uint32Array(1024), counts: new Uint16Array(1024), size: 0, ends: [] };
  let counts = new Uint32Array(1024);
  const numberOf = (word) => {
    const known = numbers.get(word);
    if (known !== void 0) return known;
    const number = numbers.size;
    numbers.set(word, number);
    if (number === counts.length) counts = larger(counts, new Uint32Array(number * 2));
    return number;
  };
  return {
    add: ({ path, bytes, modifiedAt, digest, words, uncounted = [] }) => {
      documents.push({ path, bytes, modifiedAt, digest });
      lengths.push(words.length);
      const met = [];
      for (const word of uncounted.length === 0 ? words : [...words, ...uncounted]) {
        const number = numberOf(word);
        const count = counts[number] ?? 0;
        if (count === 0) met.push(number);
        counts[number] = count + 1;
      }
      for (const number of met) {
        addEntry(entries, number, Math.min(counts[number] ?? 0, MOST_COUNTED));
        counts[number] = 0;
      }
      entries.ends.push(entries.size);
    },
    *build() {
      const words = yield* sortedWords([...numbers.keys()]);
      const ranks = new Uint32Array(words.length);
      for (const [rank2, word] of words.entries()) {
        ranks[numberOf(word)] = rank2;
        if (rank2 % WORDS_A_STEP === 0) yield;
      }
      const columns = columnsOf(documents);
      yield;
      const list = wordListOf(words);
      yield;
      return {
        documents: columns,
        lengths: Uint32Array.from(lengths),
        dead: new Uint8Array(documents.length),
        words: list,
        ...yield* postingsOf2(entries, ranks),
        ...AS_BUILT
      };
    }
  };
}
function addEntry(entries, word, count) {
  const { size } = entries;
  if (size === entries.words.length) {
    entries.words = larger(entries.words, new Uint32Array(size * 2));
    entries.counts = larger(entries.counts, new Uint16Array(size * 2));
  }
  entries.words[size] = word;
  entries.counts[size] = count;
  entries.size = size + 1;
}
function larger(before, room) {
  room.set(before);
  return room;
}
function* postingsOf2(entries, ranks) {
  const starts = yield* startsOf(entries, ranks);
  const postings = { documents: new Uint32Array(entries.size), counts: new Uint16Array(entries.size) };
  const peaks = new Uint16Array(ranks.length);
  const next = starts.slice();
  const place = (document, word = 0, count = 0) => {
    const rank2 = ranks[word] ?? 0;
    const at2 = next[rank2] ?? 0;
    next[rank2] = at2 + 1;
    postings.documents[at2] = document;
    postings.counts[at2] = count;
    if (count > (peaks[rank2] ?? 0)) peaks[rank2] = count;
  };
  let at = 0;
  for (const [document, end] of entries.ends.entries()) {
    for (; at < end; at += 1) place(document, entries.words[at], entries.counts[at]);
    yield;
  }
  return { starts, postings, peaks };
}
function* startsOf({ words, ends }, ranks) {
  const starts = new Uint32Array(ranks.length + 1);
  let at = 0;
  for (const end of ends) {
    for (; at < end; at += 1) {
      const after = (ranks[words[at] ?? 0] ?? 0) + 1;
      starts[after] = (starts[after] ?? 0) + 1;
    }
    yield;
  }
  for (let rank2 = 1; rank2 < starts.length; rank2 += 1)
    starts[rank2] = (starts[rank2] ?? 0) + (starts[rank2 - 1] ?? 0);
  return starts;
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
function* readDocuments(documents, { digests, kind, analyser, isLate, tell }) {
  const [same, replaced, unread] = [[], [], []];
  const written = segmentBuilder();
  for (const [at, one] of documents.entries()) {
    tell(at, documents.length);
    yield;
    const read = isLate() ? LATE : readDocument(one, kind);
    const known = sameAs(one, read, digests);
    if (known !== null) {
      same.push(known);
      continue;
    }
    if (one.number !== null) replaced.push(one.number);
    if (read.status !== "ok") unread.push({ path: one.path, reason: read.reason });
    else written.add({ ...one, digest: read.digest, ...yield* wordsOf3(read.text, analyser) });
  }
  if (documents.length > 0) tell(documents.length, documents.length);
  const isNone = same.length + unread.length === documents.length;
  return { same, replaced, unread, written: isNone ? null : yield* written.build() };
}
var LATE = { status: "unread", reason: null };
function sameAs({ number, ...stat }, read, digests) {
  const isSame2 = number !== null && read.status === "ok" && digests[number] === read.digest;
  return isSame2 ? { ...stat, number } : null;
}
function readDocument({ path, file }, kind) {
  const found = (0, import_common6.readFile)(file, import_common7.named, LARGEST_DOCUMENT);
  if (found.status === "missing") return { status: "unread", reason: null };
  if (found.status !== "ok") return { status: "unread", reason: found.reason };
  const content = contentOf(found.bytes, kind);
  if (typeof content !== "string") return { status: "unread", ...content };
  const name = (path.split("/").at(-1) ?? "").replace(/\.md$/i, "");
  const digest = (0, import_common10.createHash)("sha256").update(found.bytes).digest().readBigUInt64LE();
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
function openIndex(place, analyser, words) {
  return atOneGo(openingSteps(place, analyser, words));
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
}, analyser, words) {
  const files = userFolder === null ? null : indexFiles(userFolder, { root, kind, analyser });
  const stored = storedIndex(files, analyser, words);
  yield;
  const known = documentsIn(stored.index.segments);
  const since = stored.writtenAt - SETTLED_MS;
  if (seen !== void 0 && isSame(known, seen, since)) return { index: stored.index, leftOut: [] };
  const alive = sizeOfIndex(stored.index);
  const share = kind === "notes" ? 1 : Math.max(1, Math.ceil(alive / MOST_LOOKED_AT));
  const before = {
    ...{ documents: known, folders: stored.folders, scopeKey: stored.scopeKey, share },
    turn: share === 1 ? 0 : files?.nextTurn() ?? 0,
    recent: share === 1 ? 0 : recentIn(known),
    since
  };
  const listing = yield* listingSteps(root, kind, before, scope);
  const { documents, gone, folders, leftOut, hasNewRules } = listing;
  const isUnchanged = documents.length === 0 && gone.length === 0;
  if (isUnchanged && (!hasNewRules || alive === 0)) return { index: stored.index, leftOut };
  const { same, written, replaced, unread } = yield* readDocuments(documents, {
    ...{ digests: known.digests, kind, analyser, isLate, tell }
  });
  const index = yield* updateIndex(withStats(stored.index, same), written, {
    gone: [...gone, ...replaced],
    whole: (segment) => files?.whole(segment) ?? null
  });
  const unsettled = new Set(unread.map(({ path }) => parentOf(path)));
  const kept = folders.map((one) => unsettled.has(one.path) ? { ...one, modifiedAt: -1 } : one);
  if (files !== null) yield* files.write({ index, writtenAt: now, folders: kept, scopeKey: scope.key });
  const unreadable2 = unread.flatMap(({ path, reason }) => reason === null ? [] : `${path}: ${reason}`);
  return { index, leftOut: [...leftOut, ...unreadable2] };
}
function isSame(known, seen, since) {
  let alive = 0;
  for (let number = 0; number < known.dead.length; number += 1) {
    if (known.dead[number] !== 0) continue;
    alive += 1;
    const now = seen.get(known.paths[number] ?? "");
    const before = { bytes: known.bytes[number] ?? 0, modifiedAt: known.modifiedAt[number] ?? 0 };
    if (now === void 0 || mayDiffer(before, now, since)) return false;
  }
  return alive > 0 && alive === seen.size;
}
function recentIn({ modifiedAt, dead }) {
  const times = modifiedAt.filter((_, number) => dead[number] === 0);
  return times.sort().at(-RECENT) ?? 0;
}
function storedIndex(files, analyser, words) {
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const stored = files?.read(words) ?? null;
    if (stored !== null) return stored;
  }
  return { index: { analyser, segments: [] }, writtenAt: 0, folders: [], scopeKey: 0 };
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
  const { index } = openIndex(place, "code", wordsFor(clues));
  const texts = [];
  for (const path of candidates(index, clues)) {
    if (isChangeLog(path) || isPlan(path)) continue;
    const text = (0, import_common6.textOf)((0, import_node_path3.join)(root, path), (0, import_common7.projectFile)(root), LARGEST_DOCUMENT);
    if (text !== null) texts.push({ name: path, text });
    if (place.isLate()) break;
  }
  return answeringPassages(texts, clues, rarityIn(index));
}
function isPlan(path) {
  return path.startsWith(".planning/") && /(?:^|[/-])PLAN(?:-\d[^/]*)?\.md$/i.test(path);
}
function candidates({ segments }, { anchors, words }) {
  const names = anchors.flatMap(({ text }) => analyse(text, "code"));
  const byName = rank(segments, [...new Set(names)], MOST_READ);
  const byWords = rank(segments, [...names, ...words], MOST_READ);
  return new Set([...byName, ...byWords].map(({ path }) => path));
}
function wordsFor({ anchors, words }) {
  const asked = [...anchors.map(({ text }) => text), ...words];
  return [...words, ...asked.flatMap((text) => analyse(text, "code"))];
}
var FEW = 5;
function rarityIn(index) {
  const size = sizeOfIndex(index);
  const known = /* @__PURE__ */ new Map();
  const shareOf = (word) => Math.max(0, documentsWithWord(index.segments, word) - 1) / size;
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
