var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var o in e)__defProp(r,o,{get:e[o],enumerable:!0})},__copyProps=(r,e,o,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of __getOwnPropNames(e))!__hasOwnProp.call(r,t)&&t!==o&&__defProp(r,t,{get:()=>e[t],enumerable:!(a=__getOwnPropDesc(e,t))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{isDummy:()=>isDummy,redact:()=>redact,redactInside:()=>redactInside,secretSpans:()=>secretSpans,visibleText:()=>visibleText}),module.exports=__toCommonJS(stdin_exports);var import_common=require("./common.cjs"),import_common2=require("./common.cjs");
// src/core/secrets/looks-random.ts
function looksOpaque(text) {
  const word = text.slice(0, ENOUGH);
  if (word.length < 8 || UUID.test(word) || PLAIN.test(word)) return false;
  if (/\d/.test(word)) return /[A-Za-z]/.test(word);
  const changesOfCase = word.match(/[a-z][A-Z]/g)?.length ?? 0;
  return word.length >= 16 && (changesOfCase > word.length / 6 || changesOfCase > 0 && word.endsWith("="));
}
function looksLikeLogin(word) {
  return LOGIN.test(word) || /^[A-Za-z0-9+/]{8,400}={0,2}$/.test(word) && word.length % 4 === 0 && LOGIN.test(decoded(word));
}
var LOGIN = /^[\w.@+-]{1,100}:(?!\d{1,5}$)[!-.0-9;-~]{3,200}$/;
function decoded(base642) {
  try {
    return atob(base642);
  } catch {
    return "";
  }
}
var ENOUGH = 300;
var UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
var PLAIN = /^(?:[\d.,:/-]+[A-Za-z%]{0,3}|\d{4}-\d\d-\d\d[T_ ][\d:.,-]{0,20}(?:Z|[+-]\d\d:?\d\d)?|v?\d+(?:\.\d+)+[\w.+-]*|https?:.*|[~.]{0,2}\/[\w.@/-]*|[\w@./-]+\.[A-Za-z]{1,5}(?::\d{1,6}){0,2}|[A-Za-z]+\d?(?:[._/-][A-Za-z]+\d?)+|[A-Za-z]+\d?(?:[._/-][A-Za-z]+\d?)*[._/-]?v?\d{1,4}|[A-Za-z][a-z]+\d{0,2}(?:[A-Z][a-z]{2,}\d{0,2})*)$/;
function looksRandom(token) {
  if (/^(?:ERR_|TS\d|E\d{4}\b)/.test(token)) return false;
  if (/^[0-9a-f]+$/i.test(token))
    return !DIGEST_LENGTHS.has(token.length) && token.length >= 32 && entropy(token) > 3;
  const words = token.split(/[_-]/);
  if (words.length > 2 && words.every((word) => word.length < 16)) return false;
  const groupsOfDigits = token.match(/\d+/g)?.length ?? 0;
  return groupsOfDigits > 2 && /[A-Z]/.test(token) && /[a-z]/.test(token) && entropy(token) > 3.8;
}
function isJumbled(value) {
  if (/^[0-9a-f]+$/i.test(value))
    return value.length >= 16 && !DIGEST_LENGTHS.has(value.length) && /\d/.test(value) && /[a-f]/i.test(value);
  const groupsOfDigits = value.match(/\d+/g)?.length ?? 0;
  return groupsOfDigits > 1 && /^\w+=*$/.test(value) && /[A-Z]/.test(value) && /[a-z]/.test(value);
}
function mixesLetters(word) {
  if (word.length < 5 || NO_MIX.some((pattern) => pattern.test(word))) return false;
  return /[A-Za-z]/.test(word) && /\d|[^\w.:/()*-]/.test(word);
}
var NO_MIX = [/^[\d.,:]+[A-Za-z%]{0,3}$/, /^v?\d+\.\d[\w.+-]*$/, /^\d{4}-\d\d-\d\d/, /\.[A-Za-z]{1,4}$/];
var DIGEST_LENGTHS = /* @__PURE__ */ new Set([32, 40, 56, 64, 96, 128]);
function entropy(token) {
  const counts = /* @__PURE__ */ new Map();
  for (const character of token) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= count / token.length * Math.log2(count / token.length);
  return bits;
}
// src/core/secrets/is-placeholder.ts
function isPlaceholder(value) {
  return value.includes("<secret>") || MASK.test(value) || TEMPLATE.test(value) || VERSION.test(value) || WORDS.has(value.toLowerCase().replace(/[.,:;!?*]{1,4}$/, ""));
}
var MASK = /^(?:[*xX•.·_#?…-]+|[[<({](?:redacted|filtered|masked|hidden|secret|omitted|removed|protected|sensitive)\b[^<>[\]]{0,40}[\]>)}]|redacted|filtered|masked|hidden|omitted)$/i;
var TEMPLATE = /^(?:<[^<>]*>?|\$(?:[A-Z_][A-Z0-9_]*|[a-z_]+(?:[A-Z][a-z]+)*|\{[^{}]*\}?.{0,80}|\(.*)|\{\{.*|\{[\w.]*\}|%[A-Za-z_]\w*%|%[sdvqr]|#\{.*|@[\w.]+@|!(?:Ref|Sub|GetAtt|ImportValue|vault|secret|reference)\b.*|\?|\(\(.*\)\)|\[object \w+\]|(?:vault|ssm|arn|op|env):\S*|(?:secrets|vars|env|var|local|data|module)\.[\w.-]+)$/;
var VERSION = /^[~^]?\d{1,4}\.\d{1,4}\.\d{1,4}$/;
var WORDS = new Set(
  [
    // Empty values and switches.
    "null none nil undefined nan true false yes no on off empty unset auto manual disabled enabled prompt default inherit",
    "include same-origin omit basic bearer digest",
    // Types.
    "string str text char varchar number int integer bool boolean any unknown object buffer bytes void never optional",
    "option secretstr securestring readonly identifier value type",
    // Stand-ins for the reader to replace.
    "password passwd token secret key your_password your-password yourpassword your_token your-token your_api_key",
    "your-api-key your_secret my_password",
    // What messages say about a secret.
    "required missing invalid expired unauthorized unauthorised forbidden denied failed failure error ok okay valid wrong",
    "incorrect unexpected expected found not must should cannot can can\u2019t is are was were be been has have had will would",
    "could may might can't isn't doesn't don't didn't wasn't needed changed updated reset created deleted generated revoked",
    "rotated rejected accepted provided given supplied set mismatch mismatched matches match does do did named look see",
    "the a an to of for in at by with from and or but if than then this that it its when where which while too only also",
    "already again please enter use using const let var return export import private public static new class struct enum"
  ].join(" ").split(" ")
);
function isExpression(value) {
  return CALL.test(value) || HOLDER.test(value) || SAME_NAME.test(value);
}
var CALL = /^(?:!|\/[\^\\([]|[[({&]|[A-Za-z_$][\w$.?!:]*[([]|new$|await$|typeof$|function|async$|=>|lambda\b)/;
var HOLDER = /^(?:[a-zA-Z]|process|import|this|self|cls|ctx|context|req|request|res|response|result|data|body|params|props|state|config|configuration|conf|cfg|settings|options|opts|args|argv|env|environ|environment|secrets|os|user|account|credentials|creds|auth|session|form|input|event|window|document|app|client|flags|values|vars|var|local|module|t|i18n)\??\.[A-Za-z_$]/;
var SAME_NAME = /^[A-Za-z_]*(?:[pP]assword|[sS]ecret|[tT]oken|[kK]ey)s?(?:\.[a-zA-Z]+)*$/;
function isIdentifier(value) {
  if (/^\/.+\/[a-z]{0,6}[.,;)]{0,3}$/.test(value)) return true;
  const isName = NAMES.test(value) && /[A-Z._$]/.test(value);
  return isName && !looksOpaque(value) && !isJumble(value);
}
function isJumble(value) {
  const parts = value.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];
  if (/[b-df-hj-np-tv-xz]{5}/i.test(value)) return true;
  return value.length >= 16 && parts.filter(({ length }) => length < 3).length > parts.length * 0.4;
}
var NAMES = /^[A-Za-z_$]+\d?(?:\??\.[A-Za-z_$]+\d?)*$/;
function isProse(value) {
  return /\s/.test(value) && PROSE.test(value);
}
var PROSE = /(?:^|\s)(?:must|should|cannot|can|can't|is|isn't|are|was|were|be|been|has|have|will|would|could|may|the|an?|to|of|for|your|you|please|enter|at least|required|missing|invalid|does|not|no|and|or|with|contain|least|characters?)(?=$|[\s.,:;!?])/i;
function isDummy(value) {
  return value.split(":").every((part) => DUMMY.test(part));
}
var DUMMY = /^(?:(?:my|your|the|some|test|dev|local|a|an)?[-_ ]?(?:password|passwd|pass|pwd|secret|token|api[-_]?key|key|user|username|admin|root|login|value|example|sample|dummy|fake|mock|test|placeholder)[-_ ]?\d{0,4}|change[-_]?(?:me|it|this).{0,12}|foo(?:bar)?|bar|baz|postgres|mysql|redis|mongo|guest|rabbitmq|minio(?:admin)?|changeit|todo|tbd|n\/a|x|y|z|abc|abcd?e?f?|123\d*|hunter2|.{0,60}EXAMPLE(?:KEY)?)$/i;
// src/core/secrets/read-value.ts
var HEAD = 300;
function readValue(text, at, shape) {
  const wrapping = matchAt(WRAPPING, text, at) ?? "";
  const from = at + wrapping.length;
  const quote = matchAt(BLOCK, text, from) ?? matchAt(AT_QUOTE, text, from);
  return quote === null ? readBare(text, at, shape) : readQuoted(text, from, quote);
}
var QUOTE = String.raw`(?:'\\''|'"'"'|\\{0,8}["'\`])`;
var AT_QUOTE = new RegExp(QUOTE, "y");
var BLOCK = /(?:'''|"""|```)[ \t]{0,8}\r?\n?[ \t]{0,40}(?=\S)/y;
var WRAPPING = new RegExp(
  String.raw`(?:(?:(?:new )?(?:Some|Optional|Just|Ok|Secret|SecretStr|SecretString|Sensitive|String|Buffer\.from|bytes|str|Password|Token|Value)(?:\.of)?)?[([]\s{0,4}){0,2}(?:string\(\d{1,6}\)\s{1,4})?[bBrRuUfFL@]{0,2}(?=${QUOTE})`,
  "y"
);
function readQuoted(text, start, quote) {
  const from = start + quote.length;
  const near = endOfQuoted(text, from, quote, from + HEAD);
  if (near === from) return null;
  const end = () => {
    const last = endOfQuoted(text, from, quote, text.length);
    return text.startsWith(quote, last) ? last + quote.length : last;
  };
  return { start, head: text.slice(from, near), isQuoted: true, end };
}
function endOfQuoted(text, from, quote, limit) {
  const mark = quote.at(-1);
  if (quote.length > 1 && !quote.startsWith("\\")) return endOfShell(text, from, limit);
  let slashes = 0;
  for (let at = from; at < Math.min(limit, text.length); at += 1) {
    const character = text[at];
    if (character === "\n") return at;
    if (character === mark && slashes < quote.length) return at - slashes;
    slashes = character === "\\" ? slashes + 1 : 0;
  }
  return Math.min(limit, text.length);
}
function endOfShell(text, from, limit) {
  const near = text.slice(from, Math.min(limit, from + MOST_OF_SHELL));
  const end = near.search(/\n|'\\''|'"'"'/);
  return end < 0 ? from + near.length : from + end;
}
var MOST_OF_SHELL = 4e3;
function readBare(text, start, shape) {
  const read = matchAt(BARE[shape], text, start) ?? "";
  const head = TRIMMED[shape](read);
  if (head === "") return null;
  const isCut = head.length === HEAD;
  const end = () => start + head.length + (isCut ? (matchAt(REST[shape], text, start + HEAD) ?? "").length : 0);
  return { start, head, isQuoted: false, end };
}
var BARE = {
  assignment: /[^\s<]\S{0,299}/y,
  connection: /[^;"'`\s<][^;"'`\n]{0,299}/y,
  line: /[^\s"'`<{[|>,][^\n]{0,299}/y,
  cell: /[^\s"'`<>|,;()[\]]{1,300}/y,
  word: /[^\s"'`<>]{1,300}/y
};
var REST = {
  assignment: /\S*/y,
  connection: /[^;"'`\n]*/y,
  line: /[^\n]*/y,
  cell: /[\w+/=.~%-]*/y,
  word: /[\w+/=.~%-]*/y
};
var TRIMMED = {
  assignment: (read) => read,
  connection: (read) => read.trimEnd(),
  line: withoutComment,
  cell: (read) => read.replace(/[).:!?\\]{1,8}$/, ""),
  word: withoutTail
};
function withoutComment(line) {
  return (line.split(/ #| \/\//)[0] ?? "").replace(/[\s,;]{1,40}$/, "");
}
function withoutTail(word) {
  const next = word.search(/[,;&|](?=$|[\w."'-]{1,40}[=:]|[,;&|])/);
  return untilUnopened(next < 0 ? word : word.slice(0, next)).replace(/[,;.:!?\\]{1,8}$/, "");
}
function untilUnopened(word) {
  let open = 0;
  for (let at = 0; at < word.length; at += 1) {
    if ("([{".includes(word[at] ?? " ")) open += 1;
    if (!")]}".includes(word[at] ?? " ")) continue;
    open -= 1;
    if (open < 0) return word.slice(0, at);
  }
  return word;
}
function withoutMarks(text, marks) {
  let [start, end] = [0, text.length];
  while (start < end && marks.includes(text[start] ?? "")) start += 1;
  while (end > start && marks.includes(text[end - 1] ?? "")) end -= 1;
  return text.slice(start, end);
}
function matchAt(pattern, text, at) {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}
// src/core/secrets/address-spans.ts
function addressSpans(text) {
  const spans = [];
  for (let at = text.indexOf("://"); at >= 0; at = text.indexOf("://", at + 3)) {
    const login2 = loginOf(text, at);
    if (login2 !== "") spans.push({ start: at + 3, end: at + 3 + login2.length });
  }
  return text.includes("@") ? [...spans, ...withoutScheme(text)] : spans;
}
var ADDRESS = /[^\s"'`<>\\|]{1,600}/y;
function loginOf(text, at) {
  const address = matchAt(ADDRESS, text, at + 3) ?? "";
  const login2 = beforeHost(address);
  if (login2 === "") return "";
  const colon = login2.indexOf(":");
  if (colon >= 0) return isSecret(login2.slice(colon + 1)) ? login2 : "";
  return isLoneSecret(schemeBefore(text, at), login2) ? login2 : "";
}
function beforeHost(address) {
  const end = address.search(/[/?#]/);
  const authority = end < 0 ? address : address.slice(0, end);
  const at = authority.lastIndexOf("@");
  if (at >= 0) return authority.slice(0, at);
  return /^[^:@/[]{0,64}:(?!\d{0,5}$)/.test(authority) ? address.slice(0, Math.max(0, address.indexOf("@"))) : "";
}
function isSecret(password) {
  return password !== "" && !isPlaceholder(password);
}
function schemeBefore(text, at) {
  return /[a-z][a-z0-9+.-]{0,30}$/i.exec(text.slice(Math.max(0, at - 31), at))?.[0].toLowerCase() ?? "";
}
function isLoneSecret(scheme, login2) {
  if (isPlaceholder(login2) || /^(?:git|user(?:name)?|anonymous|oauth2|x-access-token)$/i.test(login2))
    return false;
  return /^(?:git\+)?https?$|^ftps?$/.test(scheme) || login2.length >= 16 && looksOpaque(login2);
}
var NO_SCHEME = /(?<![\w/@.:-])[\w.-]{1,64}:([^\s"'`@/:<>]{3,128})@(?=(?:tcp|unix)\(|[a-z][\w.-]{1,100}:\d{2,5}(?!\w))/g;
var BY_SLASH = /(?<![\w/@.:$-])[\w$]{1,30}\/([^\s"'`@/:<>]{3,128})@(?=\/\/|[A-Z][A-Z0-9_.]{2,60}(?!\S)|[a-z][\w.-]{1,100}:\d{2,5}(?!\w))/g;
function withoutScheme(text) {
  return [...text.matchAll(NO_SCHEME), ...text.matchAll(BY_SLASH)].flatMap(
    ({ 0: whole, 1: password = "", index }) => isSecret(password) ? [{ start: index, end: index + whole.length - 1 }] : []
  );
}
// src/core/secrets/column-spans.ts
var MOST_ROWS = 50;
var LONGEST_ROW = 500;
var RULE = /^[\s|+:=~_\u2500-\u257f-]{3,}$/;
var CELLS = [/[^|│┃║]+/g, /[^\t]+/g, /[^,]+/g, /[^;]+/g, /\S+(?: \S+)*/g];
var NAME = /^[\p{L}\p{M}\w.()-]+(?: [\p{L}\p{M}\w.()-]+){0,4}$/u;
var NAMES2 = /^[\p{L}\p{M}\w .()|,;"'`\t\u2500-\u257f-]*$/u;
function columnSpans(text, key, names) {
  const start = text.lastIndexOf("\n", key.start - 1) + 1;
  if (key.start - start > LONGEST_ROW || !NAMES2.test(text.slice(start, key.start))) return [];
  const header = rowAt(text, start);
  const former = start === 0 ? "" : rowAt(text, text.lastIndexOf("\n", start - 2) + 1);
  for (const pattern of CELLS) {
    const cells = cellsOf(header, pattern);
    const column = cells.findIndex(({ end }) => start + end >= key.end);
    const isFirst = cells.length === 1 || cellsOf(former, pattern).length !== cells.length;
    if (isFirst && cells.every(({ text: name }) => NAME.test(name)) && names(cells[column]?.text ?? ""))
      return below(text, start + header.length + 1, cells, column, pattern);
  }
  return [];
}
function below(text, from, header, column, pattern) {
  const rows = rowsFrom(text, from);
  const hasRule = RULE.test(rows[0]?.line ?? "");
  const isHeading = header.length === 1;
  if (isHeading && !hasRule) return [];
  return rows.slice(hasRule ? 1 : 0, isHeading ? 2 : MOST_ROWS).flatMap(({ at, line }) => {
    const cells = cellsOf(line, pattern);
    const cell = cells.length === header.length ? cells[column] : void 0;
    return cell !== void 0 && isSecret2(cell.text) ? [{ start: at + cell.start, end: at + cell.end }] : [];
  });
}
function rowsFrom(text, from) {
  const rows = [];
  for (let at = from; at < text.length && rows.length < MOST_ROWS; ) {
    const line = rowAt(text, at);
    if (line.trim() === "") break;
    rows.push({ at, line });
    at += line.length + 1;
  }
  return rows;
}
function rowAt(text, at) {
  const end = text.indexOf("\n", at);
  return text.slice(at, end < 0 ? text.length : end);
}
var MARKS = " 	\r\"'`*\u250C\u2510\u2514\u2518\u251C\u2524\u256D\u256E\u2570\u256F\u2554\u2557\u255A\u255D\u2500\u2501\u2550";
function cellsOf(line, pattern) {
  return [...line.slice(0, LONGEST_ROW).matchAll(pattern)].flatMap(({ 0: whole, index }) => {
    const text = withoutMarks(whole, MARKS);
    const start = index + whole.indexOf(text);
    return text === "" ? [] : [{ text, start, end: start + text.length }];
  });
}
function isSecret2(text) {
  return !/\s/.test(text) && !isPlaceholder(text) && mixesLetters(text);
}
// src/core/secrets/foreign-words.ts
var WORDS2 = new Set(
  [
    "passwort kennwort losung zugangscode geheim geheimer geheimes geheimnis wachtwoord toegangscode wagwoord losenord",
    "adgangskode adgangsord kodeord passord hemlig hemligt hemmelig salasana tunnussana salainen parool paroli pasvorto",
    "nenosiri cyfrinair pasfhocal contrasena contrasenya contrasenha contrasinal pasahitza senha passe motdepasse parola",
    "parole segredo segreta segreto secreta secreto secretos secrete clave claves chiave haslo hasla heslo hesla geslo",
    "gesla lozinka lozinku zaporka slaptazodis tajne tajny tajna jelszo titkos titok sifre sifresi parolasi gizli sandi",
    "laluan katasandi matkhau khau fjalekalimi fjalekalim"
  ].join(" ").split(" ")
);
var STEMS = [
  "l\xF6senord lykilor\xF0 a\xF0gangsor\xF0 contrase\xF1 secr\xE8te has\u0142 hesl lozink slapta\u017Eod jelsz \u015Fifre \u015Fifr\u0259 parol\u0103 kh\u1EA9u fjal\xEBkalim",
  "\u043F\u0430\u0440\u043E\u043B \u0441\u0435\u043A\u0440\u0435\u0442 \u0442\u0430\u0439\u043D \u043B\u043E\u0437\u0438\u043D\u043A \u0442\u0430\u0458\u043D \u03BA\u03C9\u03B4\u03B9\u03BA \u03C3\u03C5\u03BD\u03B8\u03B7\u03BC\u03B1\u03C4\u03B9\u03BA \u03BC\u03C5\u03C3\u03C4\u03B9\u03BA \u05E1\u05D9\u05E1\u05DE \u05E1\u05D5\u05D3 \u0627\u0644\u0645\u0631\u0648\u0631 \u0627\u0644\u0633\u0631 \u0633\u0631\u064A \u0631\u0645\u0632 \u06AF\u0630\u0631\u0648\u0627\u0698\u0647 \u067E\u0627\u0633 \u09AA\u09BE\u09B8\u0993\u09AF\u09BC\u09BE\u09B0\u09CD\u09A1 \u092A\u093E\u0938\u0935\u0930\u094D\u0921 \u0915\u0942\u091F\u0936\u092C\u094D\u0926",
  "\u0B95\u0B9F\u0BB5\u0BC1\u0B9A\u0BCD\u0B9A\u0BCA\u0BB2\u0BCD \u0C30\u0C39\u0C38\u0C4D\u0C2F \u0E23\u0E2B\u0E31\u0E2A\u0E1C\u0E48\u0E32\u0E19 \u10DE\u10D0\u10E0\u10DD\u10DA \u0563\u0561\u0572\u057F\u0576\u0561\u0562\u0561\u057C \u049B\u04B1\u043F\u0438\u044F \u5BC6\u7801 \u5BC6\u78BC \u53E3\u4EE4 \u5BC6\u94A5 \u5BC6\u9470 \u79D8\u94A5 \u79D8\u9470 \u91D1\u9470 \u4EE4\u724C \u6697\u53F7 \u6697\u8A3C\u756A\u53F7 \u79D8\u5BC6 \u30D1\u30B9\u30EF\u30FC\u30C9",
  "\u30D1\u30B9\u30D5\u30EC\u30FC\u30BA \u30C8\u30FC\u30AF\u30F3 \uBE44\uBC00 \uC554\uD638 \uD1A0\uD070"
].flatMap((words) => words.split(" "));
var foreignCues = [...WORDS2, ...STEMS];
function isForeignSecret(name) {
  const words = name.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.some((word) => WORDS2.has(word) || STEMS.some((stem) => word.includes(stem)));
}
// src/core/secrets/key-kind.ts
var set = (words) => new Set(words.split(" "));
var service = /adafruit|adobe|algolia|airtable|alibaba|asana|atlassian|confluence|jira|beamer|bitbucket|bittrex|cloudflare|codecov|cohere|coinbase|confluent|contentful|datadog|discord|droneci|dropbox|etsy|facebook|fastly|finicity|finnhub|flickr|freshbooks|gitter|gocardless|heroku|hubspot|intercom|jfrog|artifactory|bintray|kraken|kucoin|launchdarkly|linkedin|linode|mailchimp|mailgun|mapbox|mattermost|meraki|messagebird|netlify|newrelic|new_relic|nytimes|okta|pagerduty|plaid|postmark|privateai|rapidapi|rollbar|segment|sendbird|sentry|snyk|sonar|squarespace|sumologic|telegram|travis|twilio|twitch|twitter|typeform|yandex|zendesk/i;
var SPOKEN_CUES = "salt hmac seal seed phrase answer maiden pin otp cvv cvc code".split(" ");
var keyCue = new RegExp(
  `pass(?:w|phrase|code)?|pwd|pw\\b|secret|token|key|auth|cred|cookie|sig|sess|sid\\b|csrf|xsrf|jwt|bearer|mnemonic|recovery|dockerc|webhook|pepper|${[...SPOKEN_CUES.map((cue) => `${cue}s?(?![a-z])`), ...foreignCues, service.source].join("|")}`,
  "gi"
);
var CUES = [
  ..."pass pwd pw secret token key auth cred cookie sig sess sid csrf xsrf jwt bearer mnemonic".split(" "),
  ...[
    "recovery",
    "dockerc",
    "webhook",
    "pepper",
    ...SPOKEN_CUES,
    ...foreignCues,
    ...service.source.split("|")
  ]
];
function mayNameSecret(text) {
  const small = text.toLowerCase();
  return CUES.some((cue) => small.includes(cue));
}
function keyKind(name) {
  const words = wordsOf(name);
  const last = words.at(-1);
  if (isForeignSecret(name)) return "password";
  if (last === void 0 || NO_SECRET.has(last)) return null;
  const spoken = kindOfSpoken(words, last);
  if (spoken !== null) return spoken;
  const kind = kindOf(name, words, last) ?? (service.test(name) ? "random" : null);
  return kind !== null && ABOUT.has(last) && !SECRET_ID.test(words.join(" ")) ? "random" : kind;
}
function namesNoSecret(name) {
  const last = wordsOf(name).at(-1) ?? "";
  return NO_SECRET.has(last) || ABOUT.has(last);
}
function kindOfSpoken(words, last) {
  const qualifier = words.at(-2) ?? "";
  if (last === "mnemonic" || PHRASES.has(last) && OF_PHRASE.has(qualifier)) return "phrase";
  if (CODES.has(last) || /^codes?$/.test(last) && OF_CODE.has(qualifier)) return "code";
  if (last === "key" && /^(?:recovery|backup)$/.test(qualifier)) return "code";
  return null;
}
var PHRASES = set("phrase words word answer name seed");
var OF_PHRASE = set(
  "seed recovery backup secret security pass safe unlock wallet keystore vault challenge maiden magic"
);
var CODES = set("pin pins otp totp hotp cvv cvv2 cvc");
var OF_CODE = set(
  "verification security recovery backup mfa 2fa fa otp totp sms auth authentication access login confirmation activation unlock pin digit scratch"
);
var firstWords = [
  ..."api access secret private account auth encryption signing master license shared".split(" "),
  ...OF_PHRASE,
  ...OF_CODE
];
var SECRET_ID = /\bsecret id$/;
function kindOf(name, words, last) {
  if (last === "authorization") return "authorization";
  if (/cookies?$/.test(last)) return "cookie";
  if (words.some((word) => PASSWORD.test(word)) || isPassOf(words)) return "password";
  if (name === "_auth" || words.some((word) => TOKEN.test(word)) || hasKey(words, KEY_OF_SECRETS))
    return "token";
  if (last === "pass" || last === "pw") return "pass";
  return words.some((word) => OPAQUE.has(word)) || hasKey(words, KEY_OF_THINGS) ? "opaque" : null;
}
function wordsOf(name) {
  const words = name.split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/).filter((word) => word !== "").map((word) => word.toLowerCase());
  while (/^\d+$/.test(words.at(-1) ?? "")) words.pop();
  return words;
}
var ABOUT = set(
  "code codes found count counts type types length len size name names id ids uri url urls endpoint file files filename path paths dir folder limit limits max min expires expiry expiration expired expire ttl age lifetime policy policies format kind field fields header headers prefix suffix column index pos position offset line lines number required valid invalid validator validators validation error errors enabled disabled status state states strength rule rules hint label placeholder input form reset request requests response provider providers store storage manager service handler controller module class version scheme alias usage used budget cost rate per source ref arn region bucket host port user username email mode method algorithm alg param params at in by is has check checks stats info description title text message msg domain address exception failed failure failures mismatch changed success successful not was rotation rotated stream parser reader writer factory builder interface impl props util utils helper helpers config settings options schema model models view page screen component dialog button modal icon"
);
var NO_SECRET = set(
  "commit sha checksum integrity digest fingerprint release ts tsx js jsx mjs cjs mts cts py rb go rs java kt kts scala cs fs php c h cc cpp hpp json yml yaml md mdx html css scss sql sh toml lock txt log xml vue svelte snap swift ex exs pl lua r jl tf svg png"
);
var PASSWORD = /passw(?:or|r)?[dt]|passphrase|passcode|pwd$|^pswd$|^secrets?$|secret$|^secret(?:key|access|token)|^mnemonic$|^pepper$/;
function isPassOf(words) {
  const at = words.lastIndexOf("pass");
  if (at > 0 && at >= words.length - 2) return !PASSES.has(words[at - 1] ?? "");
  return words.some((word) => GLUED_PASS.test(word));
}
var PASSES = set(
  "x first second third last next prev one two single multi render dry each all opt compiler llvm boarding up did not must may can will should to by low high band shader shadow post pre test tests"
);
var GLUED_PASS = /^(?:db|my|user|smtp|root|key|store|trust|ftp|admin|ssh|require|mail|redis|mongo|sql|ldap|proxy|login|bind|sudo|pg|http|imap|app|new|old)pass$/;
var TOKEN = /^tokens?$|[a-z]token$/;
var KEY_OF_SECRETS = /^(?:api|account|access|secret|private|preshared|auth|encrypt|encryption|decrypt|decryption|signing|sign|master|license|licence|crypto|cipher|hmac|jwt|aes|ssh|tls|ssl|rsa|deploy|admin|root|subscription|consumer|personal|webhook)$/;
var KEY_OF_THINGS = /^(?:cookie|session|storage|service|shared|client|app|application|host|function|functions|team|user|org|project|integration|server|write|read|ingest|insert|security|customer|partner|merchant|vault|bot|default|primary|db|database)$/;
var GLUED_KEY = /^([a-z]{3,12}?)keys?$/;
function hasKey(words, of) {
  return words.some((word, index) => {
    const glued = GLUED_KEY.exec(word)?.[1];
    if (glued !== void 0) return of.test(glued);
    return /^keys?$/.test(word) && words.slice(0, index).some((other) => of.test(other));
  });
}
var OPAQUE = set(
  "auth oauth oauth2 credential credentials creds cred sig signature salt hmac seal sealing signer signing session sessionid sessid sid phpsessid jsessionid csrf xsrf csrfmiddleware sas bearer jwt recovery dockerconfigjson dockercfg webhook masterauth"
);
// src/core/secrets/find-keys.ts
var LONGEST = 80;
var FIRST_WORD = new RegExp(`(?:${firstWords.join("|")})[ ]$`, "i");
var SECOND_WORD = /(?:[ ](?:phrase|words?|answer|codes?|name|key))?(?: \d{1,2})?(?=[ \t"']{0,4}[=:(])/iy;
var WORDS_BEHIND = /[ \t][\p{L}\p{M}\w .-]{1,30}(?=["']?[ \t]{0,4}(?:=>|[=:]))/uy;
function nextKey(text, from) {
  keyCue.lastIndex = from;
  const cue = keyCue.exec(text);
  if (cue === null) return null;
  let { start, end } = nameAround(text, from, cue.index, cue.index + cue[0].length);
  if (NO_PART.test(text.slice(Math.max(from, start - 2), start + 2))) start += 1;
  const first = FIRST_WORD.exec(text.slice(Math.max(from, start - 16), start))?.[0] ?? "";
  end += (matchAt(SECOND_WORD, text, end) ?? "").length;
  const name = first + text.slice(start, end);
  const hasMore = service.test(name) || isForeignSecret(name);
  const behind = hasMore ? matchAt(WORDS_BEHIND, text, end) : null;
  return { start, end: end + (behind ?? "").length, name };
}
function nameAround(text, from, first, behind) {
  let start = first;
  let end = behind;
  while (start > from && end - start < LONGEST && isPartOfName(text, start - 1)) start -= 1;
  while (end - start < 2 * LONGEST && isPartOfName(text, end)) end += 1;
  while (isMark(text.charCodeAt(start))) start += 1;
  while (isMark(text.charCodeAt(end - 1))) end -= 1;
  return { start, end };
}
var NO_PART = /\\[nrt]\w$|(?:^|[^\w-])-(?:D\w|P[a-z])$/;
function isPartOfName(text, at) {
  const code = text.charCodeAt(at);
  return code >= 128 && /[\p{L}\p{M}]/u.test(text[at] ?? "") || code >= 97 && code <= 122 || code >= 65 && code <= 90 || code >= 48 && code <= 57 || code === 95 || code === 36 || isMark(code);
}
function isMark(code) {
  return code === 45 || code === 46;
}
// src/core/secrets/is-secret-value.ts
function isSecretValue(value, announced) {
  const { head, isQuoted } = value;
  if (head.length < (isQuoted ? 3 : 4) || isPlaceholder(head) || isPath(head)) return false;
  if (isQuoted ? isProse(head) : isCode(head, announced)) return false;
  if (head === announced.key.name || isClosing(value, announced)) return false;
  const isVariable = announced.kind === "opaque" && announced.place.shape === "assignment";
  return isOfKind(head, weigh(announced), isQuoted) || isVariable && mixesLetters(head);
}
function isCode(head, { key, place: place2, text }) {
  if (place2.shape === "assignment" || place2.how === "asked" || isForeignSecret(key.name)) return false;
  if (isExpression(head)) return true;
  const behind = text.slice(place2.at + head.length, place2.at + head.length + 8);
  if (place2.isLine && /\d/.test(head) && text[place2.at - 2] !== "=" && /^[ \t]*(?:\r?\n|$)/.test(behind))
    return false;
  const isLikely = /[a-z]/.test(key.name) || head.length < 16;
  return isLikely && /\s/.test(text[place2.at - 1] ?? "") && isIdentifier(head);
}
function isClosing({ start, isQuoted }, { key, text }) {
  const isPlain = isQuoted && text[start + 1] !== "\\";
  return isPlain && text[start] === text[key.start - 1] && text[key.end] !== text[start];
}
function weigh({ kind, key, place: place2, text }) {
  if (kind === "pass") return place2.how === "assigned" || place2.how === "query" ? kind : "random";
  if (kind !== "password" && kind !== "token") return isBeside(place2) ? "random" : kind;
  if (place2.how === "apart") return "pass";
  const isProse2 = place2.how === "beside" || place2.how === "argument" || isTalkedAbout(text, key);
  return isProse2 ? "opaque" : kind;
}
function isBeside({ how }) {
  return how === "beside" || how === "apart";
}
function isTalkedAbout(text, key) {
  if (/^(?:tokens|secrets|passwords)$/i.test(key.name)) return true;
  return /^token$/i.test(key.name) && PARSER.test(text.slice(Math.max(0, key.start - 16), key.start));
}
var PARSER = /\b(?:unexpected|expected|invalid|missing|unknown|illegal|bad|wrong|unrecognized|unrecognised|unclosed|reserved|next|previous|current|no) $/i;
function isOfKind(head, kind, isQuoted) {
  switch (kind) {
    case "password":
      return true;
    case "token":
      return !/^[\d.,:+_-]{1,19}$/.test(head);
    case "pass":
      return isQuoted ? !/^(?:\d*|[a-z]+_[a-z_]+)$/.test(head) : isMixed(head);
    case "opaque":
      return looksOpaque(head) || looksLikeLogin(head);
    default:
      return isRandom(head);
  }
}
function isMixed(head) {
  return head.length > 4 && /^[A-Za-z]\w*\d|[^\w.:/-]/.test(head);
}
function isRandom(head) {
  if (head.length < 14 || /[^\w=+/.~:-]/.test(head)) return false;
  if (/^[0-9a-f-]+$/i.test(head)) return /\d/.test(head) && /[a-f]/i.test(head);
  return looksRandom(head) || looksOpaque(head) && (head.match(/\d+/g)?.length ?? 0) > 2;
}
function isPath(head) {
  return /^(?:(?:~|\.{1,2})?\/[\w.@ -]|[A-Za-z]:[\\/])/.test(head) && head.split(/[\\/]/).every(isFileName);
}
function isFileName(part) {
  const isMixed2 = /\d/.test(part) && /[A-Z]/.test(part) && /[a-z]/.test(part);
  return !isMixed2 && !/[+=]/.test(part) && (part.match(/[a-z][A-Z]/g)?.length ?? 0) < 3;
}
// src/core/secrets/place-of-value.ts
function placeOfValue(text, key) {
  return assigned(text, key) ?? element(text, key) ?? pair(text, key) ?? argument(text, key) ?? asked(text, key) ?? beside(text, key);
}
function place(at, how = "assigned", shape = "word", isLine = false) {
  return { at, how, shape, isLine };
}
var SEPARATOR = new RegExp(
  String.raw`(${QUOTE})?[\])]{0,2}[ \t.\u00b7\u2026]{0,40}(=>|={1,3}|:=|:(?!:)|\|\|=|\?\?=|\?=|\+=)(?!=)[ \t]{0,40}`,
  "y"
);
var LINE_END = String.raw`(?:\r?\n|(?:\\{1,8}r)?\\{1,8}n)`;
var NEXT_LINE = new RegExp(
  String.raw`(?:${LINE_END}{1,2}|[|>][+-]?\d?(?=[ \t\r\n\\])(?:[ \t]{0,8}${LINE_END})?)[ \t]{1,80}(?=\S)`,
  "y"
);
var CONTINUED = /\\\r?\n[ \t]{0,80}(?=\S)/y;
var LONE_WORD = /(?:- )?["']?[^\s:"']{4,200}["']?[ \t]{0,20}(?=\r?\n|$)/y;
var TYPED = new RegExp(String.raw`[\w<>[\]|. &?]{1,40}[ \t]=[ \t]{0,8}(?=${QUOTE})`, "y");
function assigned(text, key) {
  SEPARATOR.lastIndex = key.end;
  const found = SEPARATOR.exec(text);
  if (found === null) return null;
  const { 0: whole, 1: quote, 2: sign = "" } = found;
  const behind = key.end + whole.length;
  if (sign === "=" && /[?&]/.test(text[key.start - 1] ?? "")) return place(behind, "query");
  const next = nextLine(text, key, behind, quote !== void 0);
  if (next > 0) return place(behind + next, "assigned", "word", quote === void 0);
  const at = behind + (sign === ":" ? (matchAt(TYPED, text, behind) ?? "").length : 0);
  return quote === void 0 ? unquoted(text, key, whole, at) : place(at);
}
function unquoted(text, key, separator, at) {
  const isLeader = separator.includes("..");
  if (isLeader || !/^[ =]*$/.test(separator) && isPrompt(text, key, at))
    return place(at, "asked", "line", true);
  const isLine = /^ *(?:: +|=>? +)$/.test(separator) && BEFORE_LINE.test(before(text, key));
  return place(at, "assigned", separator === "=" ? shapeOf(text, key, at) : "word", isLine);
}
function nextLine(text, key, behind, isQuoted) {
  const continued = matchAt(CONTINUED, text, behind);
  if (continued !== null) return continued.length;
  const next = matchAt(NEXT_LINE, text, behind) ?? "";
  if (next === "" || /^[|>]/.test(next)) return next.length;
  const isJson = isQuoted && /["']/.test(text[behind + next.length] ?? "");
  return isJson || isFurtherIn(text, key, behind, next) ? next.length : 0;
}
function isFurtherIn(text, key, behind, next) {
  const indent = lineBefore(text, key).search(/[^ \t]|$/);
  const isDeeper = next.length - 1 - next.lastIndexOf("\n") > indent;
  return isDeeper && BEFORE_LINE.test(before(text, key)) && matchAt(LONE_WORD, text, behind + next.length) !== null;
}
var BEFORE_ASSIGNMENT = /(?:^|\n)[ \t]*(?:[-+>|][ \t]+)?(?:export |set |declare -x |ENV |ARG |env )?[ \t]*$/;
var BEFORE_LINE = /(?:^|\n)[ \t]*(?:[-+*] +)?$/;
var IN_CONNECTION = /[^;"'`\n(){}]{1,300};[ \t]?(?:$|["'\n]|[A-Za-z][\w ]{0,40}=)/y;
function shapeOf(text, key, at) {
  if (matchAt(IN_CONNECTION, text, at) !== null) return "connection";
  const isVariable = /^[A-Z][A-Z0-9_]*$/.test(key.name);
  return isVariable && BEFORE_ASSIGNMENT.test(before(text, key)) ? "assignment" : "word";
}
function before(text, key) {
  return text.slice(Math.max(0, key.start - 60), key.start);
}
var TAG_END = /[^<>"']{0,4}(?:"[^"<>]{0,80}"[^<>"']{0,4}){0,4}>\s{0,40}(?=[^<]{1,2000}<\/)/y;
function element(text, key) {
  const isName = /<(?:[\w.-]{1,40}:)?$/.test(before(text, key));
  const isAttribute = /<[\w:.-]{1,40} [^<>]{0,40}=["']$/.test(before(text, key));
  if (!isName && !isAttribute) return null;
  const from = key.end + (isAttribute ? 1 : 0);
  const end = matchAt(TAG_END, text, from);
  return end === null ? null : place(from + end.length);
}
var VALUE_FIELD = new RegExp(
  String.raw`(?:${QUOTE})?[ \t]{0,20}(?:[,;][ \t]{0,20})?(?:${LINE_END})?[ \t]{0,80}(?:${QUOTE})?(?:[A-Za-z]{0,20}[vV]alue|VALUE|val)(?:${QUOTE})?[ \t]{0,10}(?:=>|[:=])[ \t]{0,40}`,
  "y"
);
function pair(text, key) {
  const found = matchAt(VALUE_FIELD, text, key.end);
  return found === null ? null : place(key.end + found.length);
}
var COMMA = new RegExp(String.raw`${QUOTE}\s{0,8},\s{0,40}(?=${QUOTE})`, "y");
var BLANK = /[ \t]{1,8}(?:\\\r?\n[ \t]{0,80})?/y;
function argument(text, key) {
  const isOption = /(?:^|[\s"'`=,[(])-{1,2}$/.test(text.slice(Math.max(0, key.start - 3), key.start));
  const comma = matchAt(COMMA, text, key.end);
  if (comma !== null) return place(key.end + comma.length, isOption ? "assigned" : "argument");
  const blank = isOption ? matchAt(BLANK, text, key.end) : null;
  return blank === null ? null : place(key.end + blank.length);
}
var QUESTION = /(?:[ \t]{1,4}(?:for|of|on|to|in|from)[ \t][^\n]{1,100}|[ \t]{1,4}[([][^\n)\]]{1,40}[)\]])?(?::(?=[ \t])|[?>](?=[ \t])|=>)[ \t]{0,8}(?=[^\n]{3,80}(?:\n|$))/y;
var ANSWER = /[^\s:{}|]{1,60}(?:[ \t][^\s:{}|]{1,60}){0,3}[ \t]{0,8}(?:\n|$)/y;
var NO_QUESTION = /[\n:=;(){}<]|\b(?:no|not|invalid|wrong|bad|incorrect|missing|forgot|lost|reset|change|failed)\b/i;
function asked(text, key) {
  const question = matchAt(QUESTION, text, key.end);
  if (question === null) return null;
  const at = key.end + question.length;
  return isQuestion(lineBefore(text, key)) && matchAt(ANSWER, text, at) !== null ? place(at, "asked", "line", true) : null;
}
function isQuestion(before2) {
  return !NO_QUESTION.test(before2);
}
function isPrompt(text, key, at) {
  const line = lineBefore(text, key);
  return /[\w'’] $/.test(line) && isQuestion(line) && matchAt(ONE_WORD, text, at) !== null;
}
var ONE_WORD = /(?=[a-z\d])[^\s:;,{}()|]{4,60}[ \t]{0,8}(?:\r?\n|$)/y;
function lineBefore(text, key) {
  const line = before(text, key);
  return line.slice(line.lastIndexOf("\n") + 1);
}
var BESIDE = /(?:["'`]?[ \t]{0,20}\|[ \t]{0,20}|[ \t]{1,8}(?:(?:is|was|BY|set to|of|as)[ \t]{1,4}|:[ \t]{0,4})?)(?=[^\s|])/y;
function beside(text, key) {
  const gap = matchAt(BESIDE, text, key.end);
  if (gap === null) return null;
  if (/^(?: {2,}|\t)/.test(gap)) return place(key.end + gap.length, "apart", "cell");
  const isDocker = /(?:^|\n)[ \t]{0,20}(?:ENV|ARG)[ \t]{1,8}$/.test(before(text, key));
  return place(key.end + gap.length, isDocker ? "assigned" : "beside", "cell");
}
// src/core/secrets/spoken-spans.ts
var MOST = 50;
var MARKS2 = /(?:\s{0,20}- )?[ \t"'`[(]{0,4}/y;
function phraseSpans(text, place2) {
  const words = saidAt(text, place2, WORDS3);
  return words === null || ABOUT_PHRASE.test(text.slice(words.start, words.end)) ? [] : [words];
}
var WORDS3 = /[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’-]{2,400}/uy;
var ABOUT_PHRASE = /\b(?:must|should|cannot|required|missing|invalid|not)\b/i;
function codeSpans(text, place2) {
  const spans = [];
  for (let code = saidAt(text, place2, DIGITS); code !== null && spans.length < MOST; ) {
    spans.push(code);
    const gap = matchAt(NEXT, text, code.end);
    code = gap === null ? null : saidAt(text, { ...place2, at: code.end + gap.length }, DIGITS);
  }
  return spans;
}
var DIGITS = /(?:\d{4,12}(?:[ -]\d{4,12}){0,30}|\d{3}|\w{3,6}(?:[ -]\w{3,6}){1,7})(?=[\s"'`,;.)\]}]|$)/y;
var NEXT = /["'`]?(?:[ \t]{0,8},\s{0,40}|\r?\n[ \t]{0,40}- )/y;
function saidAt(text, { at, how }, form) {
  if (how === "beside" || how === "apart" || how === "argument") return null;
  const start = at + (matchAt(MARKS2, text, at) ?? "").length;
  const said = matchAt(form, text, start)?.trimEnd() ?? "";
  return said.length < 3 || isPlaceholder(said) ? null : { start, end: start + said.length };
}
// src/core/secrets/assigned-spans.ts
function assignedSpans(text) {
  const spans = [];
  const kindOf2 = remembered(keyKind);
  for (let key = nextKey(text, 0); key !== null; ) {
    const found = secretsOf(text, key, kindOf2);
    spans.push(...found);
    key = nextKey(text, Math.max(key.end, found.at(-1)?.end ?? 0));
  }
  return spans;
}
function remembered(judge) {
  const known = /* @__PURE__ */ new Map();
  return (name) => {
    const before2 = known.get(name);
    if (before2 !== void 0) return before2;
    const kind = judge(name);
    known.set(name, kind);
    return kind;
  };
}
function secretsOf(text, key, kindOf2) {
  const named = kindOf2(key.name);
  if (named === null && key.name !== "key") return [];
  const column = columnSpans(text, key, (name) => COLUMN_KINDS.has(kindOf2(name)));
  if (column.length > 0) return column;
  const place2 = placeOfValue(text, key);
  const kind = named ?? (place2?.how === "query" ? "opaque" : null);
  return place2 === null || kind === null ? [] : spansAt(text, key, place2, kind);
}
var COLUMN_KINDS = /* @__PURE__ */ new Set(["password", "token"]);
function spansAt(text, key, place2, kind) {
  if (kind === "phrase") return phraseSpans(text, place2);
  const codes = kind === "code" ? codeSpans(text, place2) : [];
  if (codes.length > 0 || kind === "code" && !/key$/i.test(key.name)) return codes;
  if (kind === "authorization" || kind === "cookie") return headerSpans(text, place2, kind);
  const read = [
    kind === "password" && place2.isLine ? passphrase(text, place2) : null,
    readValue(text, place2.at, place2.shape)
  ];
  const announced = { kind: kind === "code" ? "opaque" : kind, key, place: place2, text };
  const secret = read.find((value) => value !== null && isSecretValue(value, announced));
  return secret ? listSpans(text, place2.at, secret) : [];
}
function passphrase(text, place2) {
  const line = readValue(text, place2.at, "line");
  return line !== null && FEW_WORDS.test(line.head) && !isProse(line.head) ? line : null;
}
var FEW_WORDS = /^[\w.,!?'@#%&*+-]+(?: [\w.,!?'@#%&*+-]+){1,3}$/;
function headerSpans(text, place2, kind) {
  if (place2.how === "beside" || place2.how === "apart") return [];
  const value = readValue(text, place2.at, "word");
  if (value?.isQuoted === true) return holds(kind, value.head) ? listSpans(text, place2.at, value) : [];
  const head = matchAt(FIELDS, text, place2.at) ?? matchAt(HEAD_OF_LINE, text, place2.at) ?? "";
  const span = kind === "cookie" ? cookies(head) : login(head);
  if (span === null) return [];
  const rest = span.end < HEAD2 ? null : matchAt(REST2[kind], text, place2.at + HEAD2);
  return [{ start: place2.at + span.start, end: place2.at + span.end + (rest ?? "").length }];
}
var HEAD2 = 300;
var HEAD_OF_LINE = /[^"'`\n<]{1,300}/y;
var FIELDS = /\[?(?:AWS4?(?:-HMAC-SHA256)?|Digest|OAuth|Hawk|Signature|HMAC-\w{1,20}|Shared(?:Key|Access)\w{0,20}|MAC) {1,4}[\w-]{1,40}=(?:=?\\{0,8}"[^"\n]{0,300}"|[^"'`\n<])*/iy;
var REST2 = { cookie: /[^"'`\n<]*/y, authorization: /[^\s"'`<,;&\])}]*/y };
function holds(kind, head) {
  if (isPlaceholder(head.replace(/^[A-Za-z-]{1,30} {1,4}/, ""))) return false;
  return looksOpaque(head) || (kind === "cookie" ? COOKIE.test(head) : /\S\s\S|^\S{12,}$/.test(head));
}
var COOKIE = /^\[?[\w.%-]{1,100}=[^\s;,]/;
function cookies(rest) {
  const isCookies = COOKIE.test(rest) || /^[\w%.+/=-]{8,}\s{0,8}$/.test(rest) && looksOpaque(rest.trim());
  return isCookies ? { start: 0, end: rest.replace(/[\s,})\]]{1,20}$/, "").length } : null;
}
var SCHEME = /^\[?([A-Za-z][\w-]{1,30})[ \t]{1,4}(?=\S)/;
var KNOWN_SCHEME = /^(?:bearer|basic|token|negotiate|ntlm|bot|key|api-?key|googlelogin|jwt|ssws|splunk|private-token|geniekey|client-id|apitoken)$/i;
function login(rest) {
  if (matchAt(FIELDS, rest, 0) !== null) return { start: 0, end: rest.trimEnd().length };
  const scheme = SCHEME.exec(rest);
  const behind = scheme?.[0].length ?? 0;
  const second = wordAt(rest, behind);
  const isScheme = scheme !== null && (KNOWN_SCHEME.test(scheme[1] ?? "") || looksOpaque(second));
  const start = isScheme ? behind : 0;
  const word = isScheme ? second : wordAt(rest, 0);
  return word.length < 4 || isPlaceholder(word.replace(/^\[/, "")) ? null : { start, end: start + word.length };
}
function wordAt(rest, at) {
  return (matchAt(WORD, rest, at) ?? "").replace(/[.:]{1,8}$/, "");
}
var WORD = /[^\s,;&\])}]{1,300}/y;
var NEXT_ITEM = new RegExp(String.raw`\s{0,40},\s{0,40}(?=${QUOTE})`, "y");
var NEXT_PIECE = new RegExp(
  String.raw`[ \t]{0,40}(?:[+.&\\][ \t]{0,40}(?:\r?\n)?|\r?\n)[ \t]{1,40}(?=${QUOTE})`,
  "y"
);
var MOST_ITEMS = 50;
function listSpans(text, at, first) {
  const spans = [{ start: first.start, end: first.end() }];
  if (!first.isQuoted) return spans;
  const next = text.slice(at, first.start).includes("[") ? NEXT_ITEM : NEXT_PIECE;
  for (let end = first.end(); spans.length < MOST_ITEMS; ) {
    const comma = matchAt(next, text, end);
    const value = comma === null ? null : readValue(text, end + comma.length, "word");
    if (value === null) break;
    const start = value.start;
    end = value.end();
    spans.push({ start, end });
  }
  return spans;
}
// src/core/secrets/command-spans.ts
var GAP = String.raw`[\s"',\[\]\\]{1,12}`;
var BEFORE = String.raw`(?<=[\s"',\[\\])`;
var VALUE = "([^\\s\"'`<>|;]{3,300})";
var option = (names, gap = `(?:${GAP}|=)`) => new RegExp(`${BEFORE}(?:${names})${gap}${VALUE}`, "g");
var HABITS = [
  {
    program: /\b(?:mysql(?:dump|admin|import|show)?|mariadb(?:-dump|-admin)?|7z[ar]?)\b/,
    option: option("-p", "")
  },
  {
    program: /\b(?:docker|podman|nerdctl|buildah|helm|crane|oras|skopeo|az|cf|oc)\b(?:\s\w{1,20}){0,2}\slogin\b/,
    option: option("-p")
  },
  {
    program: /\b(?:sshpass|mongo(?:sh|dump|restore|export|import)?|twine|influx)\b/,
    option: option("-p", `(?:${GAP}|=)?`)
  },
  { program: /\bredis-cli\b/, option: option("-a|--pass") },
  {
    program: /\b(?:curl|wget|lftp|https? (?=-|[A-Z]{3,7} )|xh)\b/,
    option: option("-u|--user|--proxy-user|-U|-a|--auth", String.raw`(?:${GAP}|=)?[\w.%@+-]{0,100}:`)
  },
  { program: /\bcurl\b/, option: option("-b|--cookie") },
  { program: /\b(?:sqlcmd|bcp|tsql|zip|unzip)\b/, option: option("-P", `(?:${GAP})?`) },
  { program: /\bldap(?:search|modify|add|delete|whoami|passwd)\b/, option: option("-w") },
  {
    program: /\bhtpasswd\b/,
    option: /\s-\w{0,8}b\w{0,8}(?:\s{1,4}[^\s"'<>|;]{1,200}){2}\s{1,4}([^\s"'`<>|;]{3,300})/g
  },
  { program: /\bsmbclient\b/, option: option("-U", String.raw`(?:${GAP})?[\w.\\/-]{1,100}%`) },
  { program: /\bopenssl\b/, option: option("-pass(?:in|out)?", String.raw`\s{1,4}pass:`) },
  { program: /\b(?:openssl enc|ssh-keygen)\b/, option: option("-[kN]") },
  {
    program: /\b(?:echo|printf)\b[^\n|]{1,200}\|\s{0,4}(?:docker|podman|helm|gh|sudo|az|oras|crane|kinit|passwd|chpasswd)\b/,
    option: /\b(?:echo|printf)(?:\s{1,4}-\w{1,3})?\s{1,4}["']?([^\s"'`<>|;$]{3,300})["']?\s{0,4}\|/g
  },
  {
    program: /\b(?:sqlplus|expdp|impdp|sqlldr|userid=|jdbc:oracle:)|SQL> {0,4}[Cc][Oo][Nn][Nn]/,
    option: /[\s=:][\w$]{1,60}\/([^\s"'@/<>|;]{3,200})(?=[@\s]|$)/g
  },
  {
    program: /\bftp> ?\w|\b[aA]\d{1,4} LOGIN\b|(?:[CS]:|--?>|>>>?) ?(?:PASS|AUTH) /,
    option: /(?:\buser \S{1,100}|\bLOGIN \S{1,100}|\bPASS|\bAUTH(?: \w{1,20})?) ([^\s"'`<>|;]{3,300})/g
  },
  {
    program: /\bmachine\s{1,8}\S{1,100}\s{1,8}login\b/,
    option: /\s(?:password|account)\s{1,8}([^\s"'`<>|;]{3,300})/g
  },
  {
    program: /\b(?:IDENTIFIED\s{1,4}BY|identified\s{1,4}by|PASSWORD\s{1,4}["'\\])/,
    option: /\b(?:BY|by|PASSWORD)\s{1,4}(?:PASSWORD\s{1,4})?["'\\]{1,4}([^"'\\\n]{3,300})["'\\]/g
  }
];
var CUES2 = [
  ..."mysql mariadb 7z login sshpass mongo twine influx redis-cli curl wget lftp http xh sqlcmd bcp tsql zip".split(
    " "
  ),
  ..."ldap htpasswd smbclient openssl ssh-keygen echo printf sqlplus expdp impdp sqlldr userid jdbc SQL> ftp> LOGIN PASS AUTH".split(
    " "
  ),
  ...["IDENTIFIED", "identified", "PASSWORD"]
];
function mayBeCommand(text) {
  return CUES2.some((cue) => text.includes(cue));
}
var commandCue = new RegExp(HABITS.map(({ program }) => program.source).join("|"), "g");
var LONGEST2 = 600;
function commandSpans(text) {
  const spans = [];
  commandCue.lastIndex = 0;
  for (let found = commandCue.exec(text); found !== null; found = commandCue.exec(text)) {
    const line = lineFrom(text, found.index);
    spans.push(...HABITS.flatMap((habit) => secretsIn(line, habit, found?.index ?? 0)));
    commandCue.lastIndex = Math.max(found.index + line.length, found.index + 1);
  }
  return spans;
}
function lineFrom(text, start) {
  const line = text.slice(start, start + LONGEST2);
  const end = line.search(/[^\\]\n/);
  return end < 0 ? line : line.slice(0, end + 1);
}
function secretsIn(line, { program, option: pattern }, offset) {
  if (!program.test(line)) return [];
  return [...line.matchAll(pattern)].flatMap(({ 0: whole, 1: secret = "", index }) => {
    if (isPlaceholder(secret) || /^(?:-|\d{1,5}(?::\d{1,5})?$)/.test(secret)) return [];
    const start = offset + index + whole.lastIndexOf(secret);
    return [{ start, end: start + secret.length }];
  });
}
// src/core/secrets/decoded-view.ts
var SIGNS = new Map(
  Object.entries({ "=": "\uFE66\uA78A\u1400\u30A0\u2A75\u2A76\u2254\u2255\u2261", ":": "\uFE55\u2236\uA789\u02F8\u02D0\u0589\u205A\uFE13", "=>": "\u2192\u21D2\u27F6\u27F9\u279C\u2794\u27A1\u203A\xBB\u276F\u1405\u25B8\u25B6" }).flatMap(
    ([sign, others]) => [...others].map((other) => [other, sign])
  )
);
var ESCAPE = new RegExp(
  String.raw`\\(?:u00([2-7][0-9a-fA-F])|x([2-7][0-9a-fA-F])|(\/))|%([2-7][0-9a-fA-F]|0[9aAdD])|&(?:#(\d{2,3})|#x([2-7][0-9a-fA-F])|(quot|apos|amp|lt|gt));|([\uff01-\uff5e])|[${[...SIGNS.keys()].join("")}]`,
  "g"
);
var BEFORE2 = 1e3;
var BEHIND = 2e3;
function decodedView(text) {
  const pieces = [];
  const stretches = [];
  let length = 0;
  let done = 0;
  const add = (piece, end, isPlain) => {
    pieces.push(piece);
    stretches.push({ inView: length, source: { start: done, end }, isPlain });
    length += piece.length;
    done = end;
  };
  const addPlain = (end) => add(text.slice(done, end), end, true);
  for (const found of text.matchAll(ESCAPE)) {
    const behind = stretches.length === 0 ? done : done + BEHIND;
    if (found.index - BEFORE2 > behind) {
      addPlain(behind);
      add("\n", found.index - BEFORE2, false);
    }
    addPlain(found.index);
    add(meaningOf(found), found.index + found[0].length, false);
  }
  if (stretches.length === 0) return null;
  addPlain(Math.min(text.length, done + BEHIND));
  return { text: pieces.join(""), sourceOf: (span) => sourceOf(stretches, span) };
}
function meaningOf(found) {
  const [whole, unicode, byte, slash, percent, decimal, hex, name, wide] = found;
  if (wide !== void 0) return String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH);
  const digits = unicode ?? byte ?? percent ?? hex;
  if (digits !== void 0) return String.fromCharCode(Number.parseInt(digits, 16));
  if (decimal !== void 0) return String.fromCharCode(Number(decimal));
  return slash ?? NAMED[name ?? ""] ?? SIGNS.get(whole) ?? "";
}
var FULL_WIDTH = 65248;
var NAMED = { quot: '"', apos: "'", amp: "&", lt: "<", gt: ">" };
function sourceOf(stretches, { start, end }) {
  const first = stretchAt(stretches, start);
  const last = stretchAt(stretches, end - 1);
  return {
    start: first.isPlain ? first.source.start + start - first.inView : first.source.start,
    end: last.isPlain ? last.source.start + end - last.inView : last.source.end
  };
}
function stretchAt(stretches, at) {
  let low = 0;
  let high = stretches.length;
  while (high - low > 1) {
    const middle = low + high >> 1;
    if ((stretches[middle]?.inView ?? 0) <= at) low = middle;
    else high = middle;
  }
  return stretches[low] ?? { inView: 0, source: { start: 0, end: 0 }, isPlain: true };
}
// src/core/secrets/dumped-views.ts
function dumpedViews(text) {
  return [...numbersIn(text), ...wordsIn(text)].filter(isText).map(viewOf);
}
function mayBeDumped(text) {
  return text.search(RUN) >= 0 || text.search(LINE) >= 0;
}
function viewOf(letters) {
  return {
    text: letters.map(({ code }) => isPrintable(code) ? String.fromCharCode(code) : "\n").join(""),
    sourceOf: ({ start, end }) => ({ start: letters[start]?.start ?? 0, end: letters[end - 1]?.end ?? 0 })
  };
}
var FEWEST = 8;
function isText(letters) {
  const printable = letters.filter(({ code }) => isPrintable(code)).length;
  return printable >= FEWEST && printable >= letters.length * 0.9;
}
function isPrintable(code) {
  return code >= 32 && code < 127 || code === 10 || code === 9;
}
var RUN = /(?<![\w\\])(?:(?:0[xob]|\\x?)?[0-9a-fA-F]{1,8}(?:[\s,;'"]{1,6}|(?=\\))){3,}(?:0[xob]|\\x?)?[0-9a-fA-F]{1,8}(?!\w)|(?<!\S)(?:\S[ ]{1,3}){11,}\S(?!\S)|(?:(?:'\S'|"\S"),?\s{0,4}){12,}/g;
var LINE = /^[ \t]*(?:0x)?[0-9a-fA-F]{4,16}(?::|(?=[ \t]))[ \t]{1,4}(?=\S{1,8}(?:[ \t]|$))/gm;
var ITEM = /[\s,;]{0,6}(?:'(\S)'|"(\S)"|['"]?(?:0[xob]|\\x?)?([0-9a-fA-F]{2,8})(?!\w)['"]?|(\S)(?=[\s,;'"]|$))/y;
function numbersIn(text) {
  const runs = [...text.matchAll(RUN)].map(({ 0: run, index }) => itemsIn(text, index, index + run.length));
  return [...runs, ...dumps(text)].flatMap((items) => BASES.map((base) => base(items)));
}
function itemsIn(text, from, to) {
  const items = [];
  ITEM.lastIndex = from;
  for (let found = ITEM.exec(text); found !== null && ITEM.lastIndex <= to; found = ITEM.exec(text)) {
    const end = ITEM.lastIndex;
    const digits = found[1] ?? found[2] ?? found[3] ?? found[4] ?? "";
    items.push({ text: digits, start: text.lastIndexOf(digits, end - digits.length), end });
  }
  return items;
}
function dumps(text) {
  const blocks = [];
  let last = -1;
  for (const { 0: offset, index } of text.matchAll(LINE)) {
    const newline = text.indexOf("\n", index + offset.length);
    const end = newline < 0 ? text.length : newline;
    const items = itemsIn(text, index + offset.length, end).map((item) => ({ ...item, end }));
    if (last === index && blocks.length > 0) blocks.at(-1)?.push(...items);
    else blocks.push(items);
    last = end + 1;
  }
  return blocks;
}
var BASES = [
  (items) => items.every(({ text }) => HEX.test(text)) ? items.flatMap(bytesOf) : [],
  (items) => items.every(({ text }) => text.length === 4) ? items.flatMap((item) => bytesOf(item).reverse()) : [],
  (items) => inBase(items, /^\d{1,3}$/, 10),
  (items) => inBase(items, /^[0-7]{1,3}$/, 8),
  (items) => inBase(items, /^[01]{7,8}$/, 2),
  (items) => items.every(({ text }) => text.length === 1) ? items.map(({ text, ...span }) => ({ ...span, code: text.charCodeAt(0) })) : []
];
var HEX = /^(?:[0-9a-fA-F]{2}){1,4}$/;
function bytesOf({ text, start, end }) {
  return Array.from(text.match(/../g) ?? [], (byte, index) => ({
    code: Number.parseInt(byte, 16),
    start: start + 2 * index,
    end: Math.max(end, start + 2 * index + 2)
  }));
}
function inBase(items, form, base) {
  if (!items.every(({ text }) => form.test(text))) return [];
  return items.map(({ text, start, end }) => ({ code: Number.parseInt(text, base), start, end }));
}
var WORD2 = /[\w+/-]{16,}/g;
var NEXT_LINE2 = /\r?\n[\w+/-]{4,}(?=={0,2}[ \t\r]{0,8}(?:\n|$))/y;
var SHORTEST_LINE = 60;
var LONGEST3 = 16384;
var LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
var ALPHABETS = [
  alphabet(/^(?:0x)?[0-9a-f]+$/i, 4, "0123456789abcdef", "0123456789ABCDEF"),
  alphabet(/^[A-Z2-7]+$/, 5, `${LETTERS}234567`),
  // Letters of both cases: hardly any text gives only one.
  alphabet(/^(?=[^a-z]{0,40}[a-z])(?=[^A-Z]{0,40}[A-Z])/, 6, ...["+/", "-_"].map(base64))
];
function alphabet(form, bits, ...digits) {
  return {
    form,
    bits,
    values: new Map(digits.flatMap((all) => [...all].map((digit, value) => [digit, value])))
  };
}
function base64(last) {
  return `${LETTERS}${LETTERS.toLowerCase()}0123456789${last}`;
}
function wordsIn(text) {
  return [...text.matchAll(WORD2)].flatMap(
    ({ 0: word, index }) => ALPHABETS.filter(({ form }) => form.test(word)).map((one) => lettersAt(text, index, word, one))
  );
}
function lettersAt(text, start, word, { bits, values }) {
  const end = bits === 6 ? endOfLines(text, start + word.length, word) : start + word.length;
  const letters = [];
  let [value, have, from] = [0, 0, start];
  for (const { at, digit } of digitsIn(text, word.startsWith("0x") ? start + 2 : start, end, values)) {
    if (have === 0) from = at;
    value = (value << bits | digit) & 65535;
    have += bits;
    if (have < 8) continue;
    have -= 8;
    letters.push({ code: value >> have & 255, start: from, end: at + 1 });
    from = at;
    if (letters.length === FEWEST && !isText(letters)) break;
  }
  return letters;
}
function* digitsIn(text, start, end, values) {
  for (let at = start; at < end; at += 1) {
    const digit = values.get(text[at] ?? "");
    if (digit !== void 0) yield { at, digit };
  }
}
function endOfLines(text, end, word) {
  if (word.length < SHORTEST_LINE) return end;
  let last = end;
  for (let next = matchAt(NEXT_LINE2, text, last); next !== null; next = matchAt(NEXT_LINE2, text, last)) {
    last += next.length;
    if (last - end > LONGEST3) break;
  }
  return Math.min(last, end + LONGEST3);
}
// src/core/secrets/login-pairs.ts
var LIST = /(auth(?:enticate)?|credentials?|log_?in|sign_?in|connect(?:ion)?)["']?\s{0,4}(?:[=:]\s{0,4})?[([]\s{0,4}/gi;
var ITEM2 = new RegExp(`${QUOTE}([^"'\\\\\\n]{1,300})${QUOTE}|[\\w.@:/$-]{1,100}`, "y");
var MARKS3 = "\\\"'`";
var COMMA2 = /\s{0,4},\s{0,4}/y;
var BEFORE_PASSWORD = { connect: 2, connection: 2 };
var JOINED = /\b(?:credentials?|creds|zugangsdaten|identifiants|credenciales|credenziali|auth|login|account|user(?:name)?[:/]pass(?:word)?)\b(?:["']?[ \t]{0,4}[=:][ \t]{0,4}["']?[\w.@-]{1,64}[:/]|[ \w]{0,24}:?[ \t][\w.@-]{1,64} \/ )([^\s"'`<>,;|/()]{5,128})(?=[\s"'`,;)]|$)/gi;
var FIELDS2 = /^[\w.*-]{1,100}:(?:\d{2,5}|\*):[A-Za-z_*][\w-]{0,60}:[A-Za-z_*][\w-]{0,60}:(\S{3,200})$/gm;
function loginPairs(text) {
  return [...lists(text), ...lasts(text, JOINED), ...lasts(text, FIELDS2)];
}
function mayBePair(text) {
  return /auth|cred|zugang|identif|log_?in|sign_?in|connect|account|:pass|\/pass|:\*?\d{0,5}:/i.test(text);
}
function lists(text) {
  return [...text.matchAll(LIST)].flatMap(({ 0: whole, 1: name = "", index }) => {
    const before2 = BEFORE_PASSWORD[name.toLowerCase()] ?? 1;
    const found = itemAt(text, index + whole.length, before2);
    if (found === null || !isPassword(found.item, whole.endsWith("["), before2)) return [];
    const value = withoutMarks(found.item, MARKS3);
    const start = found.at + found.item.indexOf(value);
    return [{ start, end: start + value.length }];
  });
}
function itemAt(text, start, number) {
  const item = matchAt(ITEM2, text, start);
  if (item === null || number === 0) return item === null ? null : { item, at: start };
  const comma = matchAt(COMMA2, text, start + item.length);
  return comma === null ? null : itemAt(text, start + item.length + comma.length, number - 1);
}
function isPassword(item, isPlain, before2) {
  const value = withoutMarks(item, MARKS3);
  if (value.length < 3 || isPlaceholder(value)) return false;
  return value === item ? isPlain && mixesLetters(value) : before2 === 1 || mixesLetters(value);
}
function lasts(text, pattern) {
  return [...text.matchAll(pattern)].flatMap(({ 0: whole, 1: password = "", index }) => {
    const end = index + whole.length;
    return isPlaceholder(password) || !mixesLetters(password) ? [] : [{ start: end - password.length, end }];
  });
}
// src/core/secrets/private-key-spans.ts
var MARK = /-{4,5} ?(BEGIN|END) (?:[A-Z0-9_-]{1,20} ){0,4}(?:PRIVATE KEY(?: BLOCK)?|PGP MESSAGE) ?-{4,5}|Private-(Lines: \d{1,4}|MAC: [0-9a-f]{1,128})/g;
function privateKeySpans(text) {
  const isArmoured = /PRIVATE KEY|PGP MESSAGE|Private-/.test(text);
  const spans = isArmoured ? armoured(text) : [];
  return /["']kty\\{0,8}["']/.test(text) ? [...spans, ...webKeys(text)] : spans;
}
function armoured(text) {
  const spans = [];
  let open = null;
  for (const { 0: mark, 1: side, 2: putty = "", index } of text.matchAll(MARK)) {
    const place2 = { start: index, end: index + mark.length };
    const begins = side === "BEGIN" || putty.startsWith("Lines");
    if (!begins) spans.push({ start: open?.start ?? bodyBefore(text, index), end: place2.end });
    else if (open !== null) spans.push(cutShort(text, open));
    open = begins ? place2 : null;
  }
  return open === null ? spans : [...spans, cutShort(text, open)];
}
function cutShort(text, begin) {
  return { start: begin.start, end: bodyBehind(text, begin.end) };
}
var KEY_LINE = /(?:^|[^A-Za-z0-9+/])[A-Za-z0-9+/=_-]{16,}(?:\\[nr]|["',\\\s]){0,8}$|^\s{0,40}[A-Za-z0-9+/]{1,15}={0,2}\s{0,4}$|^\s{0,80}$|(?:Proc-Type|DEK-Info|Version|Comment|Charset|Hash):/;
function bodyBehind(text, from) {
  let end = lineEnd(text, from);
  while (end < text.length) {
    const next = lineEnd(text, end + 1);
    if (!KEY_LINE.test(lastPart(text, end + 1, next))) break;
    end = next;
  }
  return end;
}
function bodyBefore(text, from) {
  let start = text.lastIndexOf("\n", from - 1) + 1;
  while (start > 0) {
    const before2 = text.lastIndexOf("\n", start - 2) + 1;
    const line = lastPart(text, before2, start - 1);
    if (line.trim() === "" || !KEY_LINE.test(line)) break;
    start = before2;
  }
  return start;
}
function lineEnd(text, from) {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end;
}
function lastPart(text, from, to) {
  return text.slice(Math.max(from, to - 200), to);
}
var WEB_KEY_MEMBER = /["'](?:d|p|q|dp|dq|qi|k)\\{0,8}["']\s{0,8}:\s{0,8}\\{0,8}["']([\w-]{16,})/g;
function webKeys(text) {
  return [...text.matchAll(WEB_KEY_MEMBER)].map(({ 0: whole, 1: value = "", index }) => ({
    start: index + whole.length - value.length,
    end: index + whole.length
  }));
}
// src/core/secrets/span.ts
function mergeSpans(spans) {
  const merged = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last === void 0 || span.start >= last.end) merged.push(span);
    else if (span.end > last.end) merged[merged.length - 1] = { start: last.start, end: span.end };
  }
  return merged;
}
// src/core/secrets/tokens/cloud-tokens.ts
var cloudTokens = [
  {
    name: "aws-access-key-id",
    source: "gitleaks aws-access-token",
    begins: "A3T AKIA ASIA ABIA ACCA AROA AIDA",
    form: /(?:A3T[A-Z0-9]|AKIA|ASIA|ABIA|ACCA|AROA|AIDA)[A-Z0-9]{16}/
  },
  {
    name: "aws-bedrock-key",
    source: "gitleaks aws-amazon-bedrock-api-key",
    begins: "ABSK bedrock-api-key-",
    form: /(?:ABSK[A-Za-z0-9+/]{40,}={0,2}|bedrock-api-key-[\w+/=-]{16,})/
  },
  { name: "amazon-mws-token", source: "Amazon MWS: auth tokens", form: /amzn\.mws\.[0-9a-f-]{36}/ },
  {
    name: "amazon-oauth-secret",
    source: "Login with Amazon: client secrets",
    form: /amzn1\.oa2-cs\.v1\.[0-9a-f]{24,}/
  },
  {
    name: "azure-client-secret",
    source: "gitleaks azure-ad-client-secret",
    form: /[\w~.]{3}\dQ~[\w~.-]{30,40}/
  },
  { name: "google-api-key", source: "gitleaks gcp-api-key", form: /AIza[\w-]{20,}/ },
  { name: "google-client-secret", source: "Google: OAuth clients", form: /GOCSPX-[\w-]{16,}/ },
  {
    name: "google-oauth-token",
    source: "Google: access and refresh tokens",
    begins: "ya29. 1//0",
    form: /(?:ya29\.|1\/\/0)[\w-]{16,}/
  },
  {
    name: "firebase-server-key",
    source: "Firebase: legacy server keys",
    form: /AAAA[\w-]{7}:[\w-]{100,}/
  },
  {
    name: "digitalocean-token",
    source: "gitleaks digitalocean-pat and its two siblings",
    begins: "doo_v1_ dop_v1_ dor_v1_",
    form: /do[opr]_v1_[0-9a-f]{40,}/
  },
  { name: "heroku-key", source: "gitleaks heroku-api-key-v2", form: /HRKU-[\w-]{20,}/ },
  {
    name: "fly-token",
    source: "gitleaks flyio-access-token",
    begins: "fo1_ fm1 fm2",
    form: /(?:fo1_[\w-]{20,}|fm[12][ar]?_[A-Za-z0-9+/=]{40,})/
  },
  { name: "render-key", source: "Render: API keys", form: /rnd_[A-Za-z0-9]{16,}/ },
  {
    name: "vercel-token",
    source: "Vercel: access and blob tokens",
    begins: "vercel_blob_rw_ vcp_ vca_ vci_ vck_ vcr_",
    form: /(?:vercel_blob_rw_\w{16,}|vc[paikr]_[A-Za-z0-9]{24,})/
  },
  {
    name: "netlify-token",
    source: "Netlify: access tokens",
    begins: "nfp_ nfc_ nfo_ nfu_ nfb_",
    form: /nf[pcoub]_[A-Za-z0-9]{20,}/
  },
  {
    name: "supabase-key",
    source: "Supabase: access tokens and secret keys",
    begins: "sbp_ sb_secret_",
    form: /(?:sbp_[0-9a-f]{40}|sb_secret_[\w-]{16,})/
  },
  { name: "neon-key", source: "Neon: API keys", form: /napi_[a-z0-9]{40,}/ },
  {
    name: "planetscale-token",
    source: "gitleaks planetscale-api-token and its two siblings",
    begins: "pscale_tkn pscale_oauth pscale_pw",
    form: /pscale_(?:tkn|oauth|pw)_[\w=.-]{16,}/
  },
  { name: "mongodb-atlas-secret", source: "MongoDB Atlas: service accounts", form: /mdb_sa_sk_[\w-]{16,}/ },
  {
    name: "cloudflare-origin-ca-key",
    source: "gitleaks cloudflare-origin-ca-key",
    begins: "v1.0-",
    form: /v1\.0-[0-9a-f]{16,}-[0-9a-f]{100,}/
  },
  { name: "alibaba-key-id", source: "gitleaks alibaba-access-key-id", form: /LTAI[A-Za-z0-9]{12,}/ },
  { name: "tencent-key-id", source: "Tencent Cloud: SecretId", form: /AKID[A-Za-z0-9]{13,}/ },
  {
    name: "yandex-key",
    source: "gitleaks yandex-api-key, yandex-access-token, yandex-aws-access-token",
    begins: "AQVN t1. YC",
    form: /(?:AQVN[\w-]{35,}|t1\.[\w-]{10,400}={0,2}\.[\w-]{80,}|YC[\w-]{38}(?!\w))/
  },
  { name: "scaleway-key", source: "Scaleway: access keys", form: /SCW[A-Z0-9]{17}(?!\w)/ },
  { name: "scalingo-token", source: "gitleaks scalingo-api-token", form: /tk-us-[\w-]{40,}/ },
  { name: "tailscale-key", source: "Tailscale: auth and API keys", form: /tskey-[a-z]{1,20}-[\w-]{10,}/ },
  {
    name: "defined-networking-key",
    source: "gitleaks defined-networking-api-token",
    form: /dnkey-[\w=-]{16,}/
  },
  {
    name: "nats-seed",
    source: "NATS: nkeys",
    begins: "SA SC SN SO SU SX",
    form: /S[ACNOUX][A-Z2-7]{56}(?!\w)/
  },
  {
    name: "clickhouse-key",
    source: "gitleaks clickhouse-cloud-api-secret-key",
    form: /4b1d[A-Za-z0-9]{38}(?!\w)/
  },
  { name: "databricks-token", source: "gitleaks databricks-api-token", form: /dapi[0-9a-f]{32}/ },
  { name: "openshift-token", source: "gitleaks openshift-user-token", form: /sha256~[\w-]{40,}/ },
  {
    name: "grafana-token",
    source: "gitleaks grafana-cloud-api-token, grafana-service-account-token, grafana-api-key",
    begins: "glc_ glsa_ eyJrIjoi",
    form: /(?:glc_[A-Za-z0-9+/=]{24,}|glsa_\w{24,}|eyJrIjoi[A-Za-z0-9=]{40,})/
  },
  {
    name: "new-relic-key",
    source: "gitleaks new-relic-user-api-key and its siblings",
    begins: "NRAK- NRII- NRIQ- NRRA- NRJS- NRAL- NRAA- NRSP-",
    form: /NR(?:AK|II|IQ|RA|JS|AL|AA|SP)-[\w-]{16,}/
  },
  {
    name: "sentry-token",
    source: "gitleaks sentry-org-token, sentry-user-token",
    form: /sntry[susi]_[\w+/=-]{16,}/
  },
  {
    name: "dynatrace-token",
    source: "gitleaks dynatrace-api-token",
    form: /dt0[a-z]\d\d\.[A-Za-z0-9]{24}\.[A-Za-z0-9]{40,}/
  },
  {
    name: "honeycomb-key",
    source: "Honeycomb: ingest and management keys",
    form: /hc[abxim]{1,2}[il]k_[a-z0-9]{16,}/
  },
  { name: "posthog-key", source: "PostHog: personal API keys", form: /phx_[A-Za-z0-9]{20,}/ },
  {
    name: "launchdarkly-key",
    source: "LaunchDarkly: SDK and API keys",
    begins: "api- sdk- mob-",
    form: /(?:api|sdk|mob)-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/
  },
  { name: "confluent-secret", source: "Confluent Cloud: API secrets", form: /cflt[\w+/]{50,}/ }
];
// src/core/secrets/tokens/code-tokens.ts
var codeTokens = [
  {
    name: "github-token",
    source: "gitleaks github-pat, github-oauth, github-app-token",
    begins: "gho_ ghp_ ghu_ ghs_ ghr_",
    form: /gh[opusr]_[A-Za-z0-9]{16,}/
  },
  {
    name: "github-fine-grained-token",
    source: "gitleaks github-fine-grained-pat",
    form: /github_pat_\w{16,}/
  },
  {
    name: "gitlab-token",
    source: "gitleaks gitlab-pat and its twelve siblings",
    begins: "glpat- gldt- glrt glcbt- glptt- glft- glimt- glagent- gloas- glsoat- glffct- glwt-",
    form: /gl(?:pat|dt|rtr?|cbt|ptt|ft|imt|agent|oas|soat|ffct|wt)-[\w.-]{16,}/
  },
  { name: "gitlab-runner-registration", source: "gitleaks gitlab-rrt", form: /GR1348941[\w-]{16,}/ },
  {
    name: "atlassian-token",
    source: "gitleaks atlassian-api-token; Bitbucket app passwords",
    begins: "ATATT3 ATCTT3 ATBB ATSU ATOA",
    form: /AT(?:ATT3|CTT3|BB|SU|OA)[\w=.-]{16,}/
  },
  {
    name: "circleci-token",
    source: "CircleCI: API tokens",
    begins: "CCIPAT CCIPRJ",
    form: /CCIP(?:AT|RJ)_\w{16,}/
  },
  { name: "buildkite-token", source: "Buildkite: API access tokens", form: /bkua_[0-9a-f]{16,}/ },
  { name: "snyk-token", source: "Snyk: service accounts", form: /snyk_[us]at\.[\w.-]{16,}/ },
  {
    name: "sonar-token",
    source: "gitleaks sonar-api-token",
    begins: "sqp_ squ_ sqa_",
    form: /sq[pua]_[0-9a-f]{20,}/
  },
  {
    name: "sourcegraph-token",
    source: "gitleaks sourcegraph-access-token",
    begins: "sgp_ sgd_ sgx_",
    form: /sg[pdx]_(?:(?:[0-9a-fA-F]{16}|local)_)?[0-9a-fA-F]{20,}/
  },
  { name: "pulumi-token", source: "gitleaks pulumi-api-token", form: /pul-[0-9a-f]{20,}/ },
  {
    name: "terraform-token",
    source: "gitleaks hashicorp-tf-api-token",
    mark: /\.atlasv1\./,
    form: /[A-Za-z0-9]{14}\.atlasv1\.[\w=-]{40,}/
  },
  {
    name: "vault-token",
    source: "gitleaks vault-service-token, vault-batch-token",
    begins: "hvs. hvb. hvr.",
    form: /hv[sbr]\.[\w-]{12,}/
  },
  {
    name: "vault-token-before-1.10",
    source: "gitleaks vault-service-token",
    begins: "s.",
    form: /s\.(?=[A-Za-z]{0,22}\d[A-Za-z]{0,22}\d)(?=[^A-Z\s]{0,23}[A-Z])[A-Za-z0-9]{24}(?!\w)/
  },
  {
    name: "doppler-token",
    source: "gitleaks doppler-api-token",
    begins: "dp.pt dp.st dp.ct dp.sa dp.scim dp.audit",
    form: /dp\.(?:pt|st|ct|sa|scim|audit)\.[\w.-]{16,}/
  },
  { name: "age-secret-key", source: "gitleaks age-secret-key", form: /AGE-SECRET-KEY-1[A-Z0-9]{20,}/ },
  {
    name: "1password-service-account",
    source: "gitleaks 1password-service-account-token",
    form: /ops_eyJ[\w+/=-]{40,}/
  },
  {
    name: "1password-secret-key",
    source: "gitleaks 1password-secret-key",
    begins: "A3-",
    form: /A3-[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})(?:-[A-Z0-9]{5}){3}/
  },
  { name: "npm-token", source: "gitleaks npm-access-token", form: /npm_[A-Za-z0-9]{20,}/ },
  { name: "jsr-token", source: "JSR: personal access tokens", form: /jsr[pd]_[A-Za-z0-9]{16,}/ },
  { name: "pypi-token", source: "gitleaks pypi-upload-token", form: /pypi-AgE[\w-]{20,}/ },
  { name: "rubygems-token", source: "gitleaks rubygems-api-token", form: /rubygems_[0-9a-f]{24,}/ },
  { name: "nuget-key", source: "NuGet: scoped API keys", form: /oy2[a-z0-9]{43}/ },
  { name: "crates-io-token", source: "crates.io: API tokens", form: /cio[A-Za-z0-9]{32}/ },
  { name: "clojars-token", source: "gitleaks clojars-api-token", form: /CLOJARS_[A-Za-z0-9]{40,}/ },
  { name: "docker-token", source: "Docker Hub: access tokens", form: /dckr_[po]at_[\w-]{16,}/ },
  {
    name: "artifactory-token",
    source: "gitleaks artifactory-api-key, artifactory-reference-token",
    begins: "AKCp cmVmd",
    form: /(?:AKCp|cmVmd)[A-Za-z0-9]{50,}/
  },
  { name: "octopus-key", source: "gitleaks octopus-deploy-api-key", form: /API-[A-Z0-9]{25,32}(?!\w)/ },
  {
    name: "postman-key",
    source: "gitleaks postman-api-token",
    form: /PMAK-[0-9a-fA-F]{24}-[0-9a-fA-F]{20,}/
  },
  { name: "readme-key", source: "gitleaks readme-api-token", form: /rdme_[a-z0-9]{40,}/ },
  { name: "openvsx-token", source: "Open VSX: access tokens", form: /ovsx[pat]_[\w-]{16,}/ },
  {
    name: "jetbrains-token",
    source: "JetBrains: permanent tokens",
    form: /perm[-:][\w=-]{4,80}\.[\w=-]{2,80}\.\w{16,}/
  },
  {
    name: "harness-token",
    source: "gitleaks harness-api-key",
    begins: "pat. sat.",
    form: /[ps]at\.[\w-]{20,24}\.[A-Za-z0-9]{20,26}\.[A-Za-z0-9]{16,}/
  },
  {
    name: "prefect-token",
    source: "gitleaks prefect-api-token",
    begins: "pnu_ pnb_",
    form: /pn[ub]_[A-Za-z0-9]{20,}/
  },
  { name: "infracost-key", source: "gitleaks infracost-api-token", form: /ico-[A-Za-z0-9]{32}/ }
];
// src/core/secrets/tokens/service-tokens.ts
var serviceTokens = [
  {
    name: "model-key",
    source: "gitleaks openai-api-key, anthropic-api-key; OpenRouter, DeepSeek, Langfuse",
    begins: "sk- pk- rk-",
    form: /[spr]k-(?=[\w-]{0,60}\d)[\w-]{16,}/
  },
  {
    name: "huggingface-token",
    source: "gitleaks huggingface-access-token, huggingface-organization-api-token",
    begins: "hf_ api_org_",
    form: /(?:hf|api_org)_[A-Za-z0-9]{16,}/
  },
  { name: "replicate-token", source: "Replicate: API tokens", form: /r8_[A-Za-z0-9]{20,}/ },
  { name: "groq-key", source: "Groq: API keys", form: /gsk_[A-Za-z0-9]{16,}/ },
  { name: "xai-key", source: "xAI: API keys", form: /xai-[A-Za-z0-9]{16,}/ },
  { name: "perplexity-key", source: "gitleaks perplexity-api-key", form: /pplx-[A-Za-z0-9]{16,}/ },
  { name: "fireworks-key", source: "Fireworks: API keys", form: /fw_[A-Za-z0-9]{16,}/ },
  { name: "together-key", source: "Together: API keys", form: /tgp_v1_[\w-]{16,}/ },
  { name: "cerebras-key", source: "Cerebras: API keys", form: /csk-[a-z0-9]{16,}/ },
  { name: "nvidia-key", source: "NVIDIA: API keys", form: /nvapi-[\w-]{16,}/ },
  { name: "tavily-key", source: "Tavily: API keys", form: /tvly-[\w-]{16,}/ },
  { name: "firecrawl-key", source: "Firecrawl: API keys", form: /fc-[0-9a-f]{32}/ },
  { name: "jina-key", source: "Jina: API keys", form: /jina_[A-Za-z0-9]{40,}/ },
  { name: "pinecone-key", source: "Pinecone: API keys", form: /pcsk_\w{16,}/ },
  { name: "langsmith-key", source: "LangSmith: API keys", form: /lsv2_[ps][tk]_\w{16,}/ },
  { name: "wandb-key", source: "Weights & Biases: API keys", form: /wandb_v1_\w{16,}/ },
  {
    name: "stripe-key",
    source: "gitleaks stripe-access-token; Clerk, Paystack",
    begins: "sk_live sk_test sk_prod rk_live rk_test rk_prod pk_live pk_test pk_prod",
    form: /[srp]k_(?:live|test|prod)_[A-Za-z0-9]{8,}/
  },
  { name: "webhook-secret", source: "Stripe, Svix: signing secrets", form: /whsec_[A-Za-z0-9+/=]{16,}/ },
  {
    name: "live-key",
    source: "gitleaks lob-api-key, gocardless-api-token; Mollie",
    begins: "live_ test_",
    form: /(?:live_(?:pub_)?[A-Za-z0-9]{20,}|test_(?:pub_)?[0-9a-f]{20,})/
  },
  {
    name: "stytch-secret",
    source: "Stytch: secrets",
    begins: "secret-live secret-test",
    form: /secret-(?:live|test)-[\w=-]{20,}/
  },
  {
    name: "square-token",
    source: "gitleaks square-access-token",
    begins: "sq0 EAAA",
    form: /(?:sq0[a-z]{3}-[\w-]{16,}|EAAA[\w-]{50,})/
  },
  {
    name: "braintree-token",
    source: "PayPal Braintree: access tokens",
    begins: "access_token$production access_token$sandbox",
    form: /access_token\$(?:production|sandbox)\$\w{16}\$[0-9a-f]{32}/
  },
  {
    name: "plaid-token",
    source: "gitleaks plaid-api-token",
    begins: "access-sandbox access-development access-production",
    form: /access-(?:sandbox|development|production)-[0-9a-f-]{36}/
  },
  {
    name: "razorpay-key",
    source: "Razorpay: API keys",
    begins: "rzp_live rzp_test",
    form: /rzp_(?:live|test)_[A-Za-z0-9]{10,}/
  },
  {
    name: "flutterwave-key",
    source: "gitleaks flutterwave-secret-key and its two siblings",
    begins: "FLWSECK FLWPUBK",
    form: /FLW(?:SECK|PUBK)(?:_TEST)?-[A-Za-z0-9]{12,}(?:-X)?/
  },
  {
    name: "paddle-key",
    source: "Paddle: API keys",
    begins: "pdl_live pdl_sdbx",
    form: /pdl_(?:live|sdbx)_\w{16,}/
  },
  {
    name: "shippo-token",
    source: "gitleaks shippo-api-token",
    begins: "shippo_live shippo_test",
    form: /shippo_(?:live|test)_[0-9a-fA-F]{20,}/
  },
  {
    name: "easypost-key",
    source: "gitleaks easypost-api-token, easypost-test-api-token",
    begins: "EZAK EZTK",
    form: /EZ[AT]K[A-Za-z0-9]{50,}/
  },
  {
    name: "duffel-token",
    source: "gitleaks duffel-api-token",
    begins: "duffel_live duffel_test",
    form: /duffel_(?:live|test)_[\w=-]{20,}/
  },
  {
    name: "slack-token",
    source: "gitleaks slack-bot-token and its nine siblings",
    begins: "xoxa xoxb xoxc xoxe xoxo xoxp xoxr xoxs xapp-",
    form: /(?:xox[abceoprs][-.][\w.-]{8,}|xapp-\d-[\w-]{10,})/
  },
  {
    name: "slack-webhook",
    source: "gitleaks slack-webhook-url",
    begins: "hooks.slack.com/services hooks.slack.com/workflows hooks.slack.com/triggers",
    form: /hooks\.slack\.com\/(?:services|workflows|triggers)\/[\w+/-]{16,}/
  },
  {
    name: "discord-webhook",
    source: "Discord: webhooks",
    form: /discord(?:app)?\.com\/api\/webhooks\/\d{10,}\/[\w-]{16,}/
  },
  {
    name: "discord-bot-token",
    source: "Discord: bot tokens",
    form: /[MNO][\w-]{23,27}\.[\w-]{6}\.[\w-]{27,}/
  },
  {
    name: "teams-webhook",
    source: "gitleaks microsoft-teams-webhook",
    form: /webhook\.office\.com\/webhookb2\/[\w@/-]{40,}/
  },
  {
    name: "zapier-webhook",
    source: "Zapier: catch hooks",
    form: /hooks\.zapier\.com\/hooks\/catch\/\d{4,}\/\w{6,}/
  },
  {
    name: "telegram-bot-token",
    source: "gitleaks telegram-bot-api-token",
    form: /\d{5,16}:AA?[\w-]{20,}/
  },
  { name: "twilio-key", source: "gitleaks twilio-api-key", form: /SK[0-9a-fA-F]{32}(?!\w)/ },
  {
    name: "sendgrid-key",
    source: "gitleaks sendgrid-api-token",
    begins: "SG.",
    form: /SG\.[\w=-]{10,100}\.[\w.=-]{16,}/
  },
  {
    name: "sendinblue-key",
    source: "gitleaks sendinblue-api-token",
    begins: "xkeys xsmtps",
    form: /x(?:keys|smtps)ib-[0-9a-f]{40,}-\w{10,}/
  },
  {
    name: "mailgun-key",
    source: "gitleaks mailgun-private-api-token, mailgun-pub-key, mailgun-signing-key",
    form: /(?:(?:pub)?key-[0-9a-f]{32}|[0-9a-h]{32}-[0-9a-h]{8}-[0-9a-h]{8}(?!\w))/
  },
  {
    name: "mailchimp-key",
    source: "gitleaks mailchimp-api-key",
    mark: /-us\d/,
    form: /[0-9a-f]{32}-us\d{1,2}(?!\w)/
  },
  { name: "mailersend-token", source: "MailerSend: API tokens", form: /mlsn\.[0-9a-f]{40,}/ },
  { name: "resend-key", source: "Resend: API keys", form: /re_[A-Za-z0-9]{6,10}_[A-Za-z0-9]{16,}/ },
  { name: "intercom-token", source: "gitleaks intercom-api-key", form: /dG9rO[\w+/=]{20,}/ },
  {
    name: "onesignal-key",
    source: "OneSignal: API keys",
    begins: "os_v2_app os_v2_org",
    form: /os_v2_(?:app|org)_[a-z0-9]{16,}/
  },
  {
    name: "airtable-token",
    source: "Airtable: personal access tokens",
    form: /pat[A-Za-z0-9]{14}\.[0-9a-f]{40,}/
  },
  {
    name: "notion-token",
    source: "gitleaks notion-api-token",
    begins: "ntn_ secret_",
    form: /(?:ntn_[A-Za-z0-9]{20,}|secret_[A-Za-z0-9]{40,})/
  },
  {
    name: "linear-key",
    source: "gitleaks linear-api-key",
    begins: "lin_api lin_oauth lin_wh",
    form: /lin_(?:api|oauth|wh)_[A-Za-z0-9]{20,}/
  },
  {
    name: "asana-token",
    source: "Asana: personal access tokens",
    form: /[0-9]\/[0-9]{10,20}(?:\/[0-9]{10,20})?:[0-9a-f]{32}/
  },
  { name: "figma-token", source: "Figma: personal access tokens", form: /fig[dou]r?_[\w-]{16,}/ },
  { name: "typeform-token", source: "gitleaks typeform-api-token", form: /tfp_[\w.=-]{20,}/ },
  { name: "contentful-token", source: "Contentful: management tokens", form: /CFPAT-[\w-]{20,}/ },
  {
    name: "shopify-token",
    source: "gitleaks shopify-access-token and its three siblings",
    begins: "shpat shpca shppa shpss shptka",
    form: /shp(?:at|ca|pa|ss|tka)_[0-9a-fA-F]{20,}/
  },
  {
    name: "hubspot-token",
    source: "HubSpot: private apps",
    form: /pat-[a-z]{2}\d-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/
  },
  {
    name: "salesforce-token",
    source: "Salesforce: session ids and refresh tokens",
    begins: "00D 5Aep861",
    form: /(?:00D[A-Za-z0-9]{12,15}![\w.]{40,}|5Aep861[\w.]{40,})/
  },
  {
    name: "dropbox-token",
    source: "gitleaks dropbox-short-lived-api-token",
    begins: "sl.",
    form: /sl\.(?:u\.)?[\w=-]{60,}/
  },
  { name: "adobe-client-secret", source: "gitleaks adobe-client-secret", form: /p8e-[A-Za-z0-9-]{20,}/ },
  {
    name: "authress-key",
    source: "gitleaks authress-service-client-access-key",
    begins: "sc_ ext_ scauth_ authress_",
    form: /(?:sc|ext|scauth|authress)_[A-Za-z0-9]{5,30}\.[A-Za-z0-9]{4,6}\.acc[_-][A-Za-z0-9-]{10,32}\.[\w+/=-]{20,}/
  },
  {
    name: "settlemint-token",
    source: "gitleaks settlemint-personal-access-token",
    form: /sm_[aps]at_[A-Za-z0-9]{16}/
  },
  {
    name: "intra42-secret",
    source: "gitleaks intra42-client-secret",
    begins: "s-s4t2ud s-s4t2af",
    form: /s-s4t2(?:ud|af)-[0-9a-f]{40,}/
  },
  {
    name: "maxmind-key",
    source: "gitleaks maxmind-license-key",
    mark: /_mmk/,
    form: /[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk/
  },
  { name: "frameio-token", source: "gitleaks frameio-api-token", form: /fio-u-[\w=-]{40,}/ },
  {
    name: "facebook-token",
    source: "gitleaks facebook-page-access-token, facebook-access-token",
    form: /(?:EAA[A-Za-z0-9]{60,}|\d{15,16}\|[\w-]{27,40})/
  },
  {
    name: "instagram-token",
    source: "Instagram: access tokens",
    begins: "IGQ IGA",
    form: /IG[QA][\w-]{60,}/
  },
  { name: "twitter-bearer-token", source: "gitleaks twitter-bearer-token", form: /A{16,}[\w%]{60,}/ },
  { name: "linkedin-token", source: "LinkedIn: client secrets", form: /WPL_AP1\.[\w.=]{16,}/ },
  { name: "pinterest-token", source: "Pinterest: access tokens", form: /pin[ar]_[A-Z0-9]{40,}/ },
  {
    name: "mapbox-token",
    source: "gitleaks mapbox-api-token",
    begins: "sk. pk. tk.",
    form: /[spt]k\.[\w-]{20,400}\.[\w-]{16,}/
  },
  {
    name: "rapidapi-key",
    source: "gitleaks rapidapi-access-token",
    mark: /msh\w{15}p1/,
    form: /[0-9a-z]{10}msh[0-9a-z]{15}p1[0-9a-z]{6}jsn[0-9a-z]{12}/
  },
  {
    name: "json-web-token",
    source: "RFC 7519; gitleaks jwt, jwt-base64",
    // The head ends where another could begin, so that no text is scanned twice.
    form: /(?:(?<![A-Za-z0-9](?<!\\[nrt]))ey[A-Za-z](?:[A-Za-z0-9]|[_-](?!ey[A-Za-z])){8,}\.ey[A-Za-z][\w-]{8,}(?:\.[\w-]*){0,3}|ZXlK[A-Za-z0-9+/=_-]{60,})/
  },
  {
    name: "password-hash",
    source: "crypt(5): bcrypt, argon2, sha-crypt, scrypt",
    begins: "$2 $argon2 $1$ $5$ $6$ $y$",
    form: /\$(?:2[abxy]?\$\d\d\$[./A-Za-z0-9]{53}|argon2i?d?\$v=\d{1,3}\$[\w=,]{6,60}\$[\w+/=]{8,}\$[\w+/=]{16,}|[156y]\$(?:rounds=\d{1,9}\$)?[./A-Za-z0-9$]{2,40}\$[./A-Za-z0-9]{16,})/
  },
  {
    name: "wallet-key",
    source: "BIP 32 extended private keys, Stellar seeds",
    form: /(?:[xyz]prv[1-9A-HJ-NP-Za-km-z]{90,}|S[A-Z2-7]{55}(?!\w))/
  }
];
// src/core/secrets/variable-spans.ts
var VARIABLE = /(?:^|\n)[ \t]{0,20}(?:\+{1,8}[ \t]{1,8})?(?:(?:export|declare -x|readonly|env|set|ENV|ARG)[ \t]{1,8})?([A-Z][A-Z0-9_]{2,80})[=:] {0,2}["']?([\w+/=.~-]{10,200})(?=["']?(?:\s|$))/g;
function mayBeVariable(text) {
  return /[A-Z]{2}[=:]/.test(text);
}
function variableSpans(text) {
  return [...text.matchAll(VARIABLE)].flatMap(({ 0: whole, 1: name = "", 2: value = "", index }) => {
    const end = index + whole.length;
    return namesNoSecret(name) || isPlaceholder(value) || !isJumbled(value) ? [] : [{ start: end - value.length, end }];
  });
}
// src/core/secrets/secret-spans.ts
var FINDERS = [
  { find: privateKeySpans },
  { find: tokenSpans },
  { find: addressSpans },
  { find: assignedSpans, may: mayNameSecret },
  { find: loginSpans },
  { find: loginPairs, may: mayBePair },
  { find: variableSpans, may: mayBeVariable },
  { find: commandSpans, may: mayBeCommand },
  { find: randomSpans }
];
var DEEPEST = 3;
var SHORT = 1e3;
var SUSPECT = /[\w+/=.~:$|!-]{16}|:\/\/|@|basic|PRIVATE|%[0-7]|\\[ux/]|&#?\w|(?:^|[\s"',[])-[A-Za-z]/i;
function secretSpans(text) {
  const isSuspect = text.length >= SHORT || SUSPECT.test(text) || mayBeDumped(text) || FINDERS.some(({ may }) => may?.(text) === true);
  return isSuspect ? mergeSpans(spansAtDepth(text, 0)) : [];
}
function spansAtDepth(text, depth) {
  const plain = FINDERS.flatMap(
    ({ find, may }) => text.length < LONG && may?.(text) === false ? [] : find(text)
  );
  if (depth === DEEPEST) return plain;
  const view = decodedView(text);
  const views = view === null ? dumpedViews(text) : [view, ...dumpedViews(text)];
  return [...plain, ...views.flatMap((one) => spansAtDepth(one.text, depth + 1).map(one.sourceOf))];
}
var LOGIN2 = /\b(?:Bearer|Basic|Token|ApiKey)(?: {1,4}|%20|\+)([\w.~+/=-]{8,})/gi;
function loginSpans(text) {
  return [...text.matchAll(LOGIN2)].flatMap(
    ({ 0: whole, 1: word = "", index }) => isLogin(whole, word) ? [{ start: index + whole.length - word.length, end: index + whole.length }] : []
  );
}
function isLogin(whole, word) {
  if (isPlaceholder(word)) return false;
  if (/^Basic/i.test(whole)) return looksOpaque(word) || looksLikeLogin(word) || /\w=$/.test(word);
  if (/^Bearer/i.test(whole)) return /\w=$|[a-z][A-Z]|[.\d]\w/.test(word);
  return /^[0-9a-f]{32,}$/i.test(word);
}
var RUN2 = /(?<![\w+/=%])[\w+/-]{20,}={0,2}(?!\w)/g;
var LONGEST_KEY = 120;
function randomSpans(text) {
  return [...text.matchAll(RUN2)].flatMap(({ 0: run, index }) => {
    if (isDigest(run) || isDigestMark(text.slice(Math.max(0, index - 12), index))) return [];
    if (isBinary(run)) {
      const isKey = run.length <= LONGEST_KEY && looksRandom(run.replaceAll(/[+/]/g, ""));
      return isKey ? [{ start: index, end: index + run.length }] : [];
    }
    return partsOf(run).map(({ start, end }) => ({ start: index + start, end: index + end }));
  });
}
function isDigest(run) {
  return /^(?:sha\d{1,3}|md5|h1)-|^AAAA[BCE][23][A-Z]/.test(run);
}
function isDigestMark(before2) {
  return /(?:sha\d{1,3}|md5|h1|base64)["']?[:=,]\s?["']?$/i.test(before2);
}
function isBinary(run) {
  if (run.length > LONGEST_KEY) return run.includes("+") || run.includes("/");
  return /^[A-Za-z0-9+/]+=*$/.test(run) && /[+/]/.test(run) && !run.split("/").some((part) => WORD3.test(part));
}
var WORD3 = /^[A-Za-z]?[a-z]{2,40}\d{0,3}$|^v?\d{1,4}$/;
function partsOf(run) {
  return [...run.matchAll(/[\w+-]{20,}={0,2}/g)].filter(({ 0: part }) => looksRandom(part)).map(({ 0: part, index }) => ({ start: index, end: index + part.length }));
}
var tokenRules = [...codeTokens, ...cloudTokens, ...serviceTokens];
function tokenSpans(text) {
  const spans = matchesOf(text.length < LONG ? tokensIn(text) : anyToken(), text);
  for (const { mark, pattern } of markedTokens()) {
    if (mark.test(text)) spans.push(...matchesOf(pattern, text));
  }
  return spans;
}
function matchesOf(pattern, text) {
  return Array.from(text.matchAll(pattern), ({ 0: token, index }) => ({
    start: index,
    end: index + token.length
  }));
}
var anyToken = (0, import_common2.once)(() => tokenPattern(tokenRules.filter(({ mark }) => mark === void 0)));
var LONG = 2e4;
var unmarked = (0, import_common2.once)(
  () => tokenRules.filter(({ mark }) => mark === void 0).map((rule) => ({ form: rule.form, beginnings: beginningsOf(rule) }))
);
function beginningsOf({ form: { source }, begins }) {
  if (begins !== void 0) return begins.split(" ");
  const written = /^[\w-]*/.exec(source)?.[0] ?? "";
  const isOpen = source.includes("|") || /[*?{]/.test(source[written.length] ?? "");
  return [isOpen ? "" : written];
}
var compiled = /* @__PURE__ */ new Map();
function tokensIn(text) {
  const rules = unmarked().filter(
    ({ beginnings }) => beginnings.some((beginning) => text.includes(beginning))
  );
  const key = rules.map(({ form }) => form.source).join("|");
  const known = compiled.get(key);
  if (known !== void 0) return known;
  const pattern = compiled.size < MOST_COMPILED ? tokenPattern(rules) : anyToken();
  compiled.set(key, pattern);
  return pattern;
}
var MOST_COMPILED = 20;
var markedTokens = (0, import_common2.once)(
  () => tokenRules.flatMap(
    (rule) => rule.mark === void 0 ? [] : [{ mark: rule.mark, pattern: tokenPattern([rule]) }]
  )
);
function tokenPattern(rules) {
  const forms = rules.map(({ form }) => form.source).join("|");
  return new RegExp(`(?:(?<![A-Za-z0-9])|(?<=\\\\[nrt]))(?:${forms})`, "g");
}
// src/core/secrets/visible-text.ts
var OVERSTRIKES = /[^\n\u0008]\u0008/g;
var CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
function visibleText(text) {
  if (PLAIN2.test(text) || !hidden().test(text)) return text;
  return (0, import_common.withoutTerminalCodes)(text).replaceAll(OVERSTRIKES, "").replaceAll(CONTROLS, "").replaceAll((0, import_common.invisible)(), "");
}
var PLAIN2 = /^[\t\n\r -~]*$/;
var hidden = (0, import_common2.once)(
  () => new RegExp("[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\ufff9-\\ufffb]|\\p{Default_Ignorable_Code_Point}", "u")
);

// src/core/secrets/redact.ts
var SECRET = "<secret>";
function redact(text) {
  const visible = visibleText(text);
  const masked = mask(visible, secretSpans(visible));
  const isPlain = masked === visible && (visible === text || secretSpans(text).length === 0);
  return isPlain ? text : masked;
}
function redactInside(text) {
  return mask(
    text,
    secretSpans(text).map((span) => within(text, span))
  );
}
function mask(text, spans) {
  const pieces = [];
  let done = 0;
  for (const { start, end } of spans) {
    pieces.push(text.slice(done, start), SECRET);
    done = end;
  }
  return done === 0 ? text : pieces.join("") + text.slice(done);
}
function within(text, { start, end }) {
  const mark = text[start];
  const isQuoted = (mark === '"' || mark === "'") && end - start > 1 && text[end - 1] === mark;
  return isQuoted ? { start: start + 1, end: end - 1 } : { start, end };
}
