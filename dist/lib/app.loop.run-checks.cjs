var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all2) => {
  for (var name in all2)
    __defProp(target, name, { get: all2[name], enumerable: true });
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

// src/core/failure/declared/line-pattern.ts
var FIELDS = [
  "file",
  "line",
  "column",
  "code",
  "class",
  "severity",
  "suite",
  "test",
  "message",
  "more",
  "expected",
  "actual"
];
var LONGEST = 200;
var MOST_FIELDS = 12;
function parsePattern(source) {
  if (source.length > LONGEST) return wrong(`is longer than ${LONGEST} characters`);
  const parts = [];
  const pieces = source.replace(/\s+/g, " ").trimEnd().split(/(\{\{|\}\}|\{[^{}]*\}|[{}])/);
  for (const piece of pieces.filter((one) => one !== "")) {
    const problem2 = addPiece(parts, piece);
    if (problem2 !== null) return wrong(problem2);
  }
  const names = parts.flatMap((part) => part.kind === "field" && part.name !== null ? [part.name] : []);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== void 0) return wrong(`names {${twice}} twice`);
  if (parts.length > 2 * MOST_FIELDS) return wrong(`has more than ${MOST_FIELDS} fields`);
  return parts.length === 0 ? wrong("is empty") : { status: "ok", pattern: { parts } };
}
function wrong(reason) {
  return { status: "wrong", reason };
}
function addPiece(parts, piece) {
  if (piece === "{" || piece === "}")
    return `has a ${piece} that belongs to no field; write ${piece}${piece} for the character`;
  if (piece === "{{" || piece === "}}") return addText(parts, piece.slice(1));
  if (!piece.startsWith("{")) return addText(parts, piece);
  const name = piece.slice(1, -1);
  const field = FIELDS.find((one) => one === name) ?? null;
  if (field === null && name !== "")
    return `names {${name.slice(0, 40)}}, which is not a field; the fields are ${FIELDS.join(", ")}, and {} for anything`;
  if (parts.at(-1)?.kind === "field")
    return `has two fields with nothing between them, ${piece} and the one before`;
  parts.push({ kind: "field", name: field });
  return null;
}
function addText(parts, text) {
  const last = parts.at(-1);
  if (last?.kind === "text") parts.splice(-1, 1, { kind: "text", text: last.text + text });
  else parts.push({ kind: "text", text });
  return null;
}
function fitsEverything({ parts }) {
  return !parts.some((part) => part.kind === "text" && /[^\s.,:;|()[\]-]/.test(part.text)) && !hasPlace(parts);
}
function hasPlace(parts) {
  return parts.some((part) => part.kind === "field" && part.name === "line");
}
function matchLine({ parts }, line) {
  const text = line.replace(/[ \t]+/g, " ").trimEnd();
  const fields = {};
  let at = 0;
  for (const [index, part] of parts.entries()) {
    const end = endOfPart(text, at, parts, index);
    if (end === null) return null;
    if (part.kind === "field" && part.name !== null) fields[part.name] = text.slice(at, end).trim();
    at = end;
  }
  return at === text.length ? fields : null;
}
function endOfPart(text, at, parts, index) {
  const part = parts[index];
  if (part === void 0) return null;
  if (part.kind === "text") return text.startsWith(part.text, at) ? at + part.text.length : null;
  const behind = parts.slice(index + 1, index + 3);
  const end = endOfField(text, at, part.name, behind, index + 2 >= parts.length);
  return end !== null && isSuch(part.name, text.slice(at, end)) ? end : null;
}
function endOfField(text, from, name, [next, after], isLast) {
  if (isNumber(name)) return from + digitsAt(text, from);
  if (next === void 0 || next.kind !== "text") return text.length;
  if (isLast) {
    const end = text.length - next.text.length;
    return end >= from && text.endsWith(next.text) ? end : null;
  }
  const wantsDigit = after?.kind === "field" && isNumber(after.name);
  for (let at = text.indexOf(next.text, from); at >= 0; at = text.indexOf(next.text, at + 1)) {
    if (!wantsDigit || digitsAt(text, at + next.text.length) > 0) return at;
  }
  return null;
}
var isNumber = (name) => name === "line" || name === "column";
function digitsAt(text, from) {
  let at = from;
  while (at - from < 9 && /\d/.test(text[at] ?? "")) at += 1;
  return at - from;
}
function isSuch(name, value) {
  if (name === null) return true;
  if (value.trim() === "") return false;
  if (name === "file") return /[./\\]/.test(value) && value.length <= 400 && value === value.trim();
  return !/^(?:code|class|severity)$/.test(name) || !value.includes(" ");
}

// src/core/shell/shell-line.ts
var BLANK = /[^\S\n]+/y;
var COMMENT = /#[^\n]*/y;
var OPERATOR = /&&|\|\||\|&|[|;&\n]/y;
var REDIRECTION = /(?:\d*|&)(?:>>|>\||>&|<<<|<<-?|<&|[<>])/y;
var KEYWORDS = new Set("if for while until case select function { } ( ) then do coproc".split(" "));
var LONGEST2 = 2e4;
function readShellLine(line) {
  if (line.length > LONGEST2) return { commands: [], comments: [], complex: true };
  const cursor = { line, at: 0, comments: [], complex: false };
  const commands = [newCommand("")];
  while (cursor.at < line.length) step(cursor, commands);
  const found = commands.filter(({ words }) => words.length > 0);
  const complex = cursor.complex || found.some(({ words }) => words.some((word) => KEYWORDS.has(word)));
  return { commands: found, comments: cursor.comments, complex };
}
function newCommand(joined) {
  return { words: [], joined, substitutions: [], redirects: false };
}
function step(cursor, commands) {
  const current = commands.at(-1);
  if (current === void 0 || take(cursor, BLANK) !== null) return;
  const comment = take(cursor, COMMENT);
  if (comment !== null) cursor.comments.push(comment.slice(1).trim());
  else if (!redirection(cursor, current) && !operator(cursor, commands)) {
    const word = readWord(cursor, current.substitutions);
    if (!current.redirects) current.words.push(word);
    current.redirects = false;
  }
}
function redirection(cursor, current) {
  const found = take(cursor, REDIRECTION);
  if (found === null) return false;
  if (/<<(?!<)/.test(found)) cursor.complex = true;
  current.redirects = true;
  return true;
}
function operator(cursor, commands) {
  const found = take(cursor, OPERATOR);
  if (found !== null) {
    commands.push(newCommand(found));
    return true;
  }
  if (!/[()]/.test(cursor.line[cursor.at] ?? "")) return false;
  cursor.at += 1;
  cursor.complex = true;
  commands.push(newCommand("("));
  return true;
}
var SINGLE = /'[^']*'/y;
var DOUBLE = /"(?:[^"\\]|\\[\s\S])*"/y;
var BACKTICKS = /`(?:[^`\\]|\\[\s\S])*`/y;
var BARE = /[^\s|;&<>()'"`\\$]+|\$(?!\()/y;
var SUBSTITUTION = /\$\((?:[^()'"\\]|'[^']*'|"(?:[^"\\]|\\[\s\S])*"|\\[\s\S]|\((?:[^()'"\\]|'[^']*'|"(?:[^"\\]|\\[\s\S])*"|\\[\s\S])*\))*\)/y;
function readWord(cursor, substitutions) {
  let word = "";
  while (cursor.at < cursor.line.length && !/[\s|;&<>()]/.test(cursor.line[cursor.at] ?? "")) {
    const part = readPart(cursor, substitutions);
    if (part === null) {
      cursor.complex = true;
      cursor.at = cursor.line.length;
      return word;
    }
    word += part;
  }
  return word;
}
function readPart(cursor, substitutions) {
  const bare = take(cursor, BARE);
  if (bare !== null) return bare;
  const single = take(cursor, SINGLE);
  if (single !== null) return single.slice(1, -1);
  const double = take(cursor, DOUBLE);
  if (double !== null) return inDoubleQuotes(double.slice(1, -1), substitutions);
  const substituted = take(cursor, SUBSTITUTION);
  if (substituted !== null) {
    substitutions.push(substituted.slice(2, -1));
    return substituted;
  }
  const backticks = take(cursor, BACKTICKS);
  if (backticks !== null) {
    substitutions.push(backticks.slice(1, -1));
    return backticks;
  }
  if (cursor.line[cursor.at] !== "\\") return null;
  cursor.at += 2;
  return cursor.line[cursor.at - 1] ?? "";
}
function inDoubleQuotes(text, substitutions) {
  const inner = new RegExp(SUBSTITUTION.source, "g");
  for (const [found] of text.matchAll(inner)) substitutions.push(found.slice(2, -1));
  return text.replaceAll(/\\(["\\$`])/g, "$1");
}
function take(cursor, pattern) {
  pattern.lastIndex = cursor.at;
  const found = pattern.exec(cursor.line)?.[0];
  if (found === void 0) return null;
  cursor.at += found.length;
  return found;
}
// src/core/shell/command-words.ts
function simpleCommands(line) {
  return readShellLine(line).commands.flatMap(({ words, substitutions }) => [
    words,
    ...substitutions.flatMap(simpleCommands)
  ]);
}
var PREFIX = /^(?:[A-Za-z_]\w*=.*|!|if|then|elif|else|while|until|do|time|env|exec|sudo|command|nice|xvfb-run|cross-env|\{)$/s;
function withoutPrefixes(words) {
  let at = 0;
  while (at < words.length) {
    const word = words[at] ?? "";
    if (PREFIX.test(word)) at += 1;
    else if (word === "timeout" && limitBehind(words, at) > at) at = limitBehind(words, at) + 1;
    else break;
  }
  return words.slice(at);
}
function limitBehind(words, timeout) {
  return words.findIndex(
    (word, at) => at > timeout && /^[\d.]{1,20}[smhd]?$/.test(word) && words[at - 1] !== "-k"
  );
}
var RUNNER = /^(?:(?:npx|pnpx|bunx)(?: .*)?|(?:npm|pnpm|yarn|bun) (?:exec|dlx|x)|(?:uv|poetry|pdm|hatch|pipenv) run|bundle exec|python3? -m|dotnet exec)$/s;
function withoutRunners(words) {
  const plain2 = withoutPrefixes(words);
  const [program = "", second = ""] = plain2;
  if (!RUNNER.test(`${baseName(program)} ${second}`)) return plain2;
  const alone = /^(?:npx|pnpx|bunx)$/.test(baseName(program));
  const started = plain2.slice(alone ? 1 : 2);
  const at = started.findIndex((word) => !word.startsWith("-") || word === "-m");
  return at === -1 ? plain2 : withoutRunners(started.slice(at));
}
function forwardSlashes(line) {
  return line.replaceAll(
    /(?<![^\s"'])(?:[A-Za-z]:|\.{1,2})\\[^\s"']*/g,
    (path) => path.replaceAll("\\", "/")
  );
}
function baseName(path) {
  return path.replace(/^.*[/\\]/s, "");
}
function joinedFolder(folder, path) {
  const parts = path.startsWith("/") ? [""] : folder.split("/").filter((part) => part !== "");
  for (const part of path.split("/")) {
    if (part === ".." && parts.length > 0 && parts.at(-1) !== "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return parts.join("/");
}

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

// src/core/secrets/without-personal.ts
var EMAIL = /(?<![\w.%+-])[\w.%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,24}(?![\w@])/g;
var LOGIN = /(?<=\b(?:ssh|scp|sftp|rsync) )[\w.-]{1,32}@[\w.-]{1,100}|(?<![\w.-])[a-z_][\w.-]{0,31}@[a-z][\w.-]{0,100}(?=:[ /~]|'s password)/g;
var HOME = /((?:[/\\]|%2F)(?:home|Users|Documents and Settings)(?:[/\\]{1,2}|%2F))(?!<)[^/\\\s:'"`<>|%]{1,64}/gi;
var PRIVATE_IP = /(?<![\w.])(?:10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])(?:\.\d{1,3}){2}|169\.254(?:\.\d{1,3}){2})(?![\w.]*\d)/g;
var NAME = String.raw`[A-Za-z0-9](?:[A-Za-z0-9_-]{0,62}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9_-]{0,62}[A-Za-z0-9])?){0,10}`;
var IN_ADDRESS = new RegExp(
  String.raw`(?<=[a-z][a-z0-9+.-]{1,20}:\/\/(?:[^\s/@<>]{0,100}@|<secret>@)?)${NAME}`,
  "gi"
);
var BEHIND_WORD = new RegExp(
  String.raw`(?<=\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH|getaddrinfo|UnknownHostException:|host(?:name)?:?|lookup|resolve|connect(?:ing)? to|dial tcp|server at|server)[ =]{1,3}["'\u201c\u2018]?)${NAME}`,
  "gi"
);
var HOST_CUES = [
  ...["enotfound", "eai_again", "econnrefused", "etimedout", "ehostunreach", "getaddrinfo", "host"],
  ...["lookup", "resolve", "connect", "dial tcp", "server"]
];
var ALONE = new RegExp(String.raw`(?<![\w.@/\\-])${NAME}(?![\w(])`, "g");
var INTERNAL = /(?:^|\.)(?:internal|intranet|intra|corp|lan|local|localdomain|home|private|svc|consul|vpn)(?:\.|$)|^(?:ip|ec2)-\d+-\d+-\d+-\d+/i;
var COMPANY = /^(?!com\.|org\.|net\.|io\.|java)[a-z0-9-]+(?:\.[a-z0-9-]+)+\.(?:com|net|org|io|cloud|dev|co|eu|de|fr|uk|ch|at|nl|se|jp|in|br|au)$/;
var PUBLIC = /(?:^|\.)(?:localhost|example|test|invalid|npmjs\.(?:org|com)|yarnpkg\.com|jsr\.io|github\.com|githubusercontent\.com|github\.io|gitlab\.com|bitbucket\.org|pypi\.org|pythonhosted\.org|python\.org|crates\.io|rust-lang\.org|docs\.rs|rubygems\.org|golang\.org|go\.dev|pkg\.go\.dev|maven\.org|apache\.org|gradle\.org|docker\.(?:io|com)|quay\.io|ghcr\.io|nodejs\.org|deno\.(?:land|com)|debian\.org|ubuntu\.com|alpinelinux\.org|googleapis\.com|google\.com|gstatic\.com|microsoft\.com|visualstudio\.com|nuget\.org|packagist\.org|getcomposer\.org|php\.net|mozilla\.org|w3\.org|json-schema\.org|eslint\.org|typescriptlang\.org|reactjs\.org|react\.dev|vuejs\.org|vitejs\.dev|vitest\.dev|jestjs\.io|stackoverflow\.com|wikipedia\.org|example\.(?:com|org|net))$/i;
var COMMON = new Set(
  "root user users admin administrator node app apps runner ubuntu debian centos alpine vscode vagrant build builder ci jenkins test tests tester home me dev developer www web git codespace codespaces gitpod circleci travis docker default guest public shared work project local localhost".split(
    " "
  )
);
function withoutPersonal(text, names = []) {
  const known = withoutLogins(text).replaceAll(HOME, "$1<user>").replaceAll(PRIVATE_IP, "<host>");
  let result = withoutHosts(known).replaceAll(
    ALONE,
    (host) => host.includes(".") && (INTERNAL.test(host) || COMPANY.test(host)) ? hide(host) : host
  );
  for (const name of names) {
    if (name.length < 3 || COMMON.has(name.toLowerCase())) continue;
    result = result.replaceAll(
      new RegExp(`(?<![\\w-])${name.replaceAll(/[^\w-]/g, "\\$&")}(?![\\w-])`, "g"),
      "<name>"
    );
  }
  return result;
}
function withoutLogins(text) {
  if (!text.includes("@")) return text;
  return text.replaceAll(EMAIL, (mail) => mail.startsWith("git@") ? mail : "<email>").replaceAll(LOGIN, (login) => login.startsWith("git@") ? login : "<user>@<host>");
}
function withoutHosts(text) {
  const small = text.toLowerCase();
  const rest = text.includes("://") ? text.replaceAll(IN_ADDRESS, hide) : text;
  if (!HOST_CUES.some((cue) => small.includes(cue))) return rest;
  return rest.replaceAll(BEHIND_WORD, (host) => /[.\d-]/.test(host) ? hide(host) : host);
}
function hide(host) {
  return PUBLIC.test(host) || /^(?:127(?:\.\d+){3}|0\.0\.0\.0|\d+)$/.test(host) ? host : "<host>";
}

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_app_loop_gather_evidence2 = require("./app.loop.gather-evidence.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

// src/core/failure/classify-kind.ts
var GATE_CODES = /* @__PURE__ */ new Set([
  "no-tests",
  "usage",
  "command-not-found",
  "not-executable",
  "missing-script",
  // tsc: option or configuration file unknown, nothing to compile.
  ...["TS5023", "TS5025", "TS5042", "TS5057", "TS5058", "TS5083", "TS6053", "TS6369", "TS18003"]
]);
var INFRA = [
  /\b(?:ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|ENOSPC|EMFILE|ENFILE|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET_TIMEOUT|ERR_PNPM_META_FETCH_FAIL)\b/,
  /\b429\b.{0,30}(?:Too Many|rate)|Too Many Requests|rate limit(?:ed| exceeded| reached)/i,
  /\b50[0234]\b.{0,20}(?:Internal Server|Bad Gateway|Service Unavailable|Gateway Time)/i,
  /\b(?:status(?: code)?|HTTP(?:\/[\d.]+)?|error)[ :=]{1,3}(?:429|50[234])\b/i,
  /heap out of memory|Cannot allocate memory|No space left on device|Too many open files/i,
  /Cannot connect to the Docker daemon|Could not transfer artifact|Connection (?:refused|reset|timed out)/i,
  /Temporary failure in name resolution|Could not resolve host|Name or service not known|No such host is known|no such host|network is unreachable/i,
  /TLS handshake timeout|i\/o timeout|certificate has expired|SSL_ERROR_SYSCALL|unable to get local issuer/i
];
var INFRA_CUES = [
  ...["econn", "etimedout", "enotfound", "eai_again", "epipe", "enospc", "emfile", "enfile", "unreach"],
  ...["err_socket", "err_pnpm", "429", "500", "502", "503", "504", "too many", "rate limit", "memory"],
  ...["space left", "docker", "artifact", "connection", "failure in name", "resolve host", "name or service"],
  ...["no such host", "tls", "timeout", "certificate", "ssl_", "issuer"]
];
var REFUSED = /ECONNREFUSED|ECONNRESET|Connection (?:refused|reset)/i;
var LOCAL = /localhost|127\.0\.0\.1|\[?::1?\]?:|0\.0\.0\.0/;
var GATE = /command not found|: not found$|^Missing script|is not recognized as an internal or external command|^(?:error: )?(?:unknown|unrecognized|unexpected) (?:option|argument|command)/i;
function classifyKind(found, lines, context) {
  if (context.timedOut === true || context.exitCode === 124) return "gate";
  if (isOutOfMemory(lines, context)) return "infra";
  if (found.every((item) => isInfra(item))) return "infra";
  if (found.every((item) => isGate(item))) return "gate";
  const outside = found.every(({ finding: finding13 }) => finding13.phase === "run" || finding13.phase === "install");
  return outside && (context.exitCode === 126 || context.exitCode === 127) ? "gate" : "code";
}
function isOutOfMemory(lines, context) {
  if (context.exitCode === 137 || context.signal === "SIGKILL") return true;
  return lines.some((line) => /^FATAL ERROR: .{1,200}heap out of memory|^Killed$/.test(line));
}
function isInfra({ finding: finding13 }) {
  const text = `${finding13.code ?? ""} ${finding13.class ?? ""} ${finding13.message}`;
  if (finding13.speech === "assertion" || !speaksOfInfra(text)) return false;
  return !(finding13.phase === "test" && REFUSED.test(text) && LOCAL.test(text));
}
function speaksOfInfra(text) {
  const small = text.toLowerCase();
  return INFRA_CUES.some((cue) => small.includes(cue)) && INFRA.some((pattern) => pattern.test(text));
}
function isGate({ finding: finding13 }) {
  if (finding13.code !== null && GATE_CODES.has(finding13.code)) return true;
  return finding13.testId === null && (finding13.phase === "run" || finding13.phase === "install") && GATE.test(finding13.message);
}
// src/core/failure/clean-output.ts
var RAW_HEAD = 128 * 1024;
var RAW_TAIL = 512 * 1024;
var HEAD = 64 * 1024;
var TAIL = 256 * 1024;
var LONGEST_LINE = 4096;
function cleanOutput(raw) {
  const returned2 = cut(raw, RAW_HEAD, RAW_TAIL).replace(TO_FIRST_COLUMN, "\r");
  const plain2 = unifyLineEnds((0, import_hooks_active_on_stop3.withoutTerminalCodes)(returned2));
  const lines = [];
  for (const line of unifyCharacters(cut(plain2, HEAD, TAIL)).split("\n")) {
    for (const record of records(line)) {
      const shown = cleanLine(record);
      if (shown !== "" || lines.at(-1) !== "") lines.push(shown);
    }
  }
  return lines;
}
var TO_FIRST_COLUMN = /\x1b\[[01]?G/g;
function cut(text, head, tail) {
  if (text.length <= head + tail) return text;
  const start2 = text.slice(0, head);
  const end = text.slice(-tail);
  const wholeStart = start2.slice(0, start2.lastIndexOf("\n") + 1) || `${start2}
`;
  const wholeEnd = end.slice(end.indexOf("\n") + 1);
  const middle = text.slice(wholeStart.length, text.length - wholeEnd.length);
  const errors = (0, import_app_loop_conclude_turn.keptErrors)(middle);
  return errors.length === 0 ? wholeStart + wholeEnd : `${wholeStart}${errors.join("\n")}
${wholeEnd}`;
}
function unifyLineEnds(text) {
  return text.includes("\r\n") ? text.replace(/\r{1,4}\n/g, "\n") : text;
}
var VARIANTS = /[\u00a0\u2000-\u200b\u2018\u2019\u201c\u201d\u202f\u2060\ufeff]|[\u23af\u2500-\u257f]+/g;
function unifyCharacters(text) {
  return text.normalize("NFC").replace(VARIANTS, (found) => {
    if (/[\u2018\u2019]/.test(found)) return "'";
    if (/[\u201c\u201d]/.test(found)) return '"';
    return /[\u200b\u2060\ufeff]/.test(found) ? "" : " ";
  });
}
function records(line) {
  if (line.length < 200 || !/^[[{]["{]/.test(line)) return [line];
  return line.replace(/([}\]]),\{"/g, '$1,\n{"').split("\n");
}
function cleanLine(line) {
  const shown = withoutControls(applyBackspaces(lastOverwrite(line))).trimEnd();
  return shown.length > LONGEST_LINE ? shown.slice(0, LONGEST_LINE) : shown;
}
function lastOverwrite(line) {
  if (!line.includes("\r")) return line;
  const segments = line.split("\r").filter((segment) => segment.trim() !== "");
  return segments.at(-1) ?? "";
}
function applyBackspaces(line) {
  if (!line.includes("\b")) return line;
  const shown = [];
  for (const character of line) {
    if (character === "\b") shown.pop();
    else shown.push(character);
  }
  return shown.join("");
}
function withoutControls(line) {
  return /[\x00-\x08\x0b-\x1f\x7f]/.test(line) ? line.replace(/[\x00-\x08\x0b-\x1f\x7f]/g, "") : line;
}
// src/core/failure/readers/reader.ts
function findingOf(line, message, parts = {}) {
  return {
    line,
    severity: "error",
    phase: "run",
    code: null,
    class: null,
    speech: "diagnostic",
    file: null,
    testId: null,
    frame: null,
    ...parts,
    message: message.replace(/\s+/g, " ").trim() || "no message"
  };
}
function jsonText(escaped) {
  return escaped.replace(
    /\\(?:u([0-9a-f]{4})|(.))/gi,
    (_match, code, letter) => {
      if (code !== void 0) return String.fromCharCode(Number.parseInt(code, 16));
      return { n: "\n", t: "	", r: "" }[letter ?? ""] ?? letter ?? "";
    }
  );
}
// src/core/failure/readers/node.ts
var node = {
  tool: "node",
  rank: "runtime",
  programs: ["node", "nodejs", "tsx", "ts-node"],
  signature: /^Node\.js v\d|^ {4}at [^\n]{1,500}:\d+:\d+\)?(?: \{)?$/m,
  read
};
var REASON = /^This error originated either by throwing.*? The promise rejected with the reason "(?<reason>.*)"\.$/;
function read({ lines }) {
  const footer = lines.findLastIndex((text) => /^Node\.js v\d/.test(text));
  const last = footer < 0 ? lines.length : footer;
  for (let line = last - 1; line >= 0; line -= 1) {
    const text = lines[line] ?? "";
    if (/^[A-Z_a-z$]/.test(text) && errorHead(text) !== null && hasStack(lines, line, last)) {
      return [uncaught(lines, line, last)];
    }
  }
  return [];
}
function hasStack(lines, line, last) {
  for (let i = line + 1; i < Math.min(last, line + 12); i += 1) {
    const text = lines[i] ?? "";
    if (/^ {4}at /.test(text)) return true;
    if (/^Node\.js v|^\S*Error\b/.test(text)) break;
  }
  return /^\s*\^+$/.test(lines[line - 2] ?? "");
}
function uncaught(lines, line, last) {
  const head = errorHead(lines[line] ?? "");
  const end = endOfError(lines, line + 1, last);
  const cause = causeOf(lines, line + 1, end);
  const message = withReason(head?.message ?? "");
  return findingOf(line, cause === null ? message : `${message} (caused by ${cause})`, {
    code: head?.code ?? propertyOf(lines, line + 1, end, "code"),
    class: head?.class ?? null,
    speech: speechOf(head),
    values: speechOf(head) === "assertion" ? messageTail(lines, line + 1, end) : [],
    frame: topFrame(lines, line + 1, end) ?? placeAbove(lines, line)
  });
}
function withReason(message) {
  const reason = REASON.exec(message)?.groups?.reason;
  return reason === void 0 ? message : `The promise rejected with the reason "${reason}".`;
}
function endOfError(lines, from, last) {
  let end = from;
  let inStack = false;
  while (end < last) {
    const text = lines[end] ?? "";
    inStack ||= isStackLine(text);
    if (inStack && text === "") break;
    end += 1;
  }
  return end;
}
function causeOf(lines, from, end) {
  for (let i = end - 1; i >= from; i -= 1) {
    const cause = /^ +\[(?:cause|errors)\]: (?<head>\S.*?)(?: \{)?$/.exec(lines[i] ?? "")?.groups?.head;
    if (cause !== void 0 && cause !== "[") return cause;
  }
  return null;
}
function propertyOf(lines, from, end, name) {
  for (let i = from; i < end; i += 1) {
    const value = /^ {2}(?<name>\w+): '(?<value>[^']{1,80})',?$/.exec(lines[i] ?? "")?.groups;
    if (value?.name === name) return value.value ?? null;
  }
  return null;
}
function placeAbove(lines, line) {
  for (let i = line - 1; i >= Math.max(0, line - 6); i -= 1) {
    const file = /^(?<file>[^\s:<~/][^:]{0,400}\.\w{1,5}):\d+$/.exec(lines[i] ?? "")?.groups?.file;
    if (file !== void 0) return file;
  }
  return null;
}
var HEAD2 = /^(?:Uncaught )?(?<class>(?:[A-Za-z_$][\w$.]{0,120})?(?:Error|Exception|Rejection))(?: \[(?<code>\w{1,80})\])?(?:: (?<message>.*))?$/;
var FRAME = /^\s*(?:at |❯ )?(?:async )?(?:(?<name>[^\s(][^()]{0,200}?) \(?|\(?)(?<file>[^\s():][^():]{0,400}\.\w{1,5}):\d+(?::\d+)?\)?,?(?: \{)?$/;
var OUTSIDE = /^(?:<|~|\/|node:|internal\/|\.\.\/|[A-Za-z]+:)/;
function errorHead(text) {
  const groups = HEAD2.exec(text.trim())?.groups;
  if (groups?.class === void 0) return null;
  const message = groups.message ?? "";
  const code = groups.code === "Error" || groups.code === "ERR_TEST_FAILURE" ? void 0 : groups.code;
  return { class: groups.class, code: code ?? systemCode(message), message };
}
function systemCode(message) {
  return /^(?:\w{1,20} )?(E[A-Z][A-Z0-9]{2,16})\b(?:[: ]|$)/.exec(message)?.[1] ?? null;
}
function speechOf(head) {
  return head?.class?.includes("Assert") === true ? "assertion" : "runtime";
}
function isStackLine(text) {
  return /^\s*(?:at |❯ )\S/.test(text);
}
function topFrame(lines, from, to) {
  for (let i = from; i < to; i += 1) {
    const groups = FRAME.exec(lines[i] ?? "")?.groups;
    if (groups?.file === void 0 || OUTSIDE.test(groups.file) || groups.file.includes("<dep>")) continue;
    const name = functionName(groups.name);
    return name === null ? groups.file : `${groups.file} ${name}`;
  }
  return null;
}
function functionName(printed) {
  const name = printed?.replace(/ \[as [^\]]*\]$/, "").replace(/^(?:new|async) /, "") ?? "";
  if (name === "" || name.includes("<") || /^(?:Object|Context|TestContext|Module|Suite)\./.test(name))
    return null;
  return /^(?:test|it|describe)$/.test(name) || !/^[\w$.#]+$/.test(name) ? null : name;
}
function isComplete(message) {
  return /^expected .+ to .+/.test(message) && !/…|\.\.\.|\bObject \(|\bArray \(|\{\s*$|\[\s*$/.test(message);
}
var DECORATION = /^(?:[-+] (?:expected|actual) [-+] (?:expected|actual)|[-+] (?:Expected|Received|Snapshot)\b.*|\.{3}|[{}[\],]*)$/;
var MOST_VALUES = 16;
function messageTail(lines, from, to) {
  const tail = [];
  for (let i = from; i < to && tail.length < MOST_VALUES; i += 1) {
    const text = (lines[i] ?? "").trim().replace(/\s+/g, " ");
    if (isStackLine(lines[i] ?? "")) break;
    if (text !== "" && !DECORATION.test(text)) tail.push(text.slice(0, 200));
  }
  return tail;
}
// src/core/failure/declared/declaration.ts
function declared(declaration) {
  const { tool, programs, signature, rank = "tool" } = declaration;
  return { tool, programs, signature, rank, read: (output) => readDeclared(declaration, output) };
}
function readDeclared(declaration, { lines }) {
  const blocks = declaration.above ? blocksAbove(declaration, lines) : blocksBelow(declaration, lines);
  const found = blocks.flatMap((block) => findingIn(declaration, lines, block));
  return found.length > 0 || declaration.json === void 0 ? found : readJson(declaration, lines);
}
var LONGEST_BLOCK = 200;
function blocksBelow(declaration, lines) {
  const blocks = [];
  let heading = {};
  let open = null;
  for (const [line, text] of lines.entries()) {
    const under = declaration.heading?.exec(text)?.groups;
    const begun = beginning(declaration, text, heading);
    if (under !== void 0 || begun !== null || declaration.ends?.test(text)) open = close(open, line);
    heading = under ?? heading;
    if (begun === null) continue;
    open = { line, groups: begun, from: line + 1, to: lines.length };
    blocks.push(open);
  }
  return blocks;
}
function close(open, line) {
  if (open !== null) open.to = line;
  return null;
}
function blocksAbove(declaration, lines) {
  const blocks = [];
  let heading = {};
  let from = 0;
  for (const [line, text] of lines.entries()) {
    const under = declaration.heading?.exec(text)?.groups;
    const begun = under === void 0 ? beginning(declaration, text, heading) : null;
    if (begun !== null) blocks.push({ line, groups: begun, from, to: line });
    if (under !== void 0 || begun !== null || declaration.ends?.test(text)) from = line + 1;
    heading = under ?? heading;
  }
  return blocks;
}
function beginning({ problems }, text, heading) {
  for (const problem2 of problems) {
    const groups = problem2.exec(text)?.groups;
    if (groups !== void 0) return { ...heading, ...told(groups) };
  }
  return null;
}
function told(groups) {
  return Object.fromEntries(Object.entries(groups).filter(([, value]) => value !== void 0));
}
function findingIn(declaration, lines, block) {
  const below2 = lines.slice(block.from, Math.min(block.to, block.from + LONGEST_BLOCK));
  const groups = { ...firstIn(declaration, below2), ...block.groups };
  const { needs = [], lines: patterns = {} } = declaration;
  if (needs.some((name) => groups[name] === void 0)) return [];
  const more = allIn(patterns.more, below2, "more");
  const values = allIn(patterns.value, below2, "value");
  const frame = declaration.javascript ? topFrame(below2, 0, below2.length) : null;
  const said = declaration.words?.(groups) ?? groups.message ?? "failed without a message";
  return [findingOfGroups(declaration, block.line, groups, [said, ...more].join(" "), values, frame)];
}
function firstIn({ lines: patterns = {} }, below2) {
  let groups = {};
  for (const name of ["file", "test", "message", "code"]) {
    const pattern = patterns[name];
    const match = below2.map((text) => pattern?.exec(text)?.groups).find((one) => one !== void 0);
    if (match !== void 0) groups = { ...groups, ...told(match) };
  }
  return groups;
}
function allIn(pattern, below2, name) {
  if (pattern === void 0) return [];
  return below2.flatMap((text) => pattern.exec(text)?.groups?.[name]?.trim() ?? []);
}
function findingOfGroups(declaration, line, groups, said, values, frame) {
  const { phase, speech } = declaration;
  const words = declaration.javascript ? javascriptWords(said) : { message: said };
  const testId = [groups.suite, groups.test].filter((part) => part !== void 0).join(" > ");
  return findingOf(line, words.message ?? said, {
    severity: isWarning(groups) ? "warning" : "error",
    phase,
    code: groups.code ?? null,
    class: groups.class ?? null,
    speech: speech ?? (phase === "test" ? "runtime" : "diagnostic"),
    ...words,
    ...values.length > 0 ? { values } : {},
    file: groups.file ?? null,
    testId: testId === "" ? null : testId.trim(),
    frame
  });
}
function isWarning({ severity = "", sign = "" }) {
  return /^(?:warning|information|info|note|hint)$/i.test(severity) || /^[⚠!]$/.test(sign);
}
var MATCHER = /^expect(?:\(.{0,200}?\))?(?:\.(?:not|resolves|rejects))*\.(?<matcher>\w+)\(/;
function javascriptWords(said) {
  const head = errorHead(said.replace(/^error: /, ""));
  const words = head?.message ?? said.replace(/^(?:error|Error): /, "");
  const matcher = MATCHER.exec(words)?.groups?.matcher;
  if (matcher !== void 0)
    return { message: words.replace(/ \/\/ .{1,80}$/, ""), code: matcher, class: null, speech: "assertion" };
  return { message: words, code: head?.code ?? null, class: head?.class ?? null, speech: speechOf(head) };
}
function readJson(declaration, lines) {
  const keys = Object.keys(declaration.json ?? {});
  const last = keys.at(-1);
  const field = new RegExp(`"(${keys.join("|")})": ?"((?:[^"\\\\]|\\\\.){0,4000})"`, "g");
  let groups = {};
  return lines.flatMap(
    (text, line) => [...text.matchAll(field)].flatMap(([, key = "", value = ""]) => {
      const name = declaration.json?.[key];
      if (name !== void 0) groups = { ...groups, [name]: jsonText(value) };
      if (key !== last) return [];
      const said = declaration.words?.(groups) ?? groups.message ?? "";
      return findingOfGroups(declaration, line, groups, said, [], null);
    })
  );
}
// src/core/failure/declared/linters.ts
var UNFORMATTED = "File would be reformatted";
var linters = [
  {
    tool: "rollup",
    programs: ["rollup"],
    signature: /^\[!\] Warnings occurred and --failAfterWarnings/m,
    phase: "compile",
    heading: /^\(!\) (?<code>\S.*)$/,
    problems: [
      /^(?<message>\S.*) \(imported by "(?<file>[^"]{1,400})"\)$/,
      /^(?<message>\S.{0,400} -> \S.*)$/
    ],
    needs: ["code"],
    words: ({ code = "", message = "" }) => `${code}: ${message}`
  },
  {
    tool: "pyright",
    programs: ["pyright", "basedpyright"],
    signature: /^ {2}\S.{0,500}:\d+:\d+ - (?:error|warning): |^\d+ errors?, \d+ warnings?, \d+ (?:informations?|notes?)|"generalDiagnostics": ?\[/m,
    phase: "lint",
    problems: [
      /^ {2}(?<file>\S.*?):\d+:\d+ - (?<severity>error|warning): (?<message>.*?)(?: \((?<code>report\w+)\))?$/
    ],
    ends: /^\S/,
    lines: { more: /^ {4}\s*(?<more>\S.*?)(?: \(report\w+\))?$/, code: /\((?<code>report\w+)\)$/ },
    json: { file: "file", severity: "severity", message: "message", rule: "code" }
  },
  {
    tool: "ty",
    programs: ["ty"],
    signature: /^(?:error|warning)\[[a-z]+(?:-[a-z]+)+\]: |:\d+:\d+: (?:error|warning)\[[a-z]+(?:-[a-z]+)+\] /m,
    phase: "lint",
    problems: [
      /^(?<severity>error|warning)\[(?<code>[a-z]+(?:-[a-z]+)+)\]: (?<message>.*)$/,
      /^(?<file>\S.*?):\d+:\d+: (?<severity>error|warning)\[(?<code>[a-z]+(?:-[a-z]+)+)\] (?<message>.*)$/
    ],
    ends: /^Found \d/,
    lines: { file: /^ *--> (?<file>\S.*?):\d+:\d+$/ }
  },
  {
    tool: "pylint",
    programs: ["pylint"],
    signature: /^\*{13} Module |^Your code has been rated at |^\S.{0,500}:\d+:\d+: [CRWEFI]\d{4}: .{1,500} \([a-z-]+\)$|"message-id": ?"/m,
    phase: "lint",
    problems: [
      /^(?<file>\S.*?):\d+:\d+: (?<code>[CRWEFI]\d{4}): (?<message>.*?)(?: \([a-z][\w-]*\))?$/,
      /^(?<file>\S.*?):\d+: \[(?<code>[CRWEFI]\d{4})\([\w-]+\)[^\]]*\] (?<message>.*)$/
    ],
    json: { path: "file", message: "message", "message-id": "code" }
  },
  {
    tool: "black",
    programs: ["black"],
    signature: /^would reformat \S|^error: cannot (?:format|parse)(?: for target version)?.{0,500}\.pyi?\b|^All done! /m,
    phase: "lint",
    problems: [
      /^would reformat (?<file>\S.*)$/,
      /^error: (?<code>cannot (?:format|parse))(?: for target version [^:]{1,60})?:? (?<file>[^:]+\.\w+)(?::\d+:\d+)?(?:: (?<message>.*))?$/
    ],
    lines: { message: /^(?<message>\w+Error: .*)$/ },
    words: ({ code, message }) => code === void 0 ? UNFORMATTED : `${code}: ${message ?? ""}`
  },
  {
    tool: "isort",
    programs: ["isort"],
    signature: /^ERROR: .{1,500} Imports are incorrectly sorted/m,
    phase: "lint",
    problems: [/^ERROR: (?<file>\S.*?) (?<message>Imports are incorrectly sorted.*)$/]
  },
  {
    tool: "oxlint",
    programs: ["oxlint"],
    signature: /^ {2}[×x⚠!] [\w-]+\([\w/-]+\): |\[(?:Error|Warning)\/[\w-]+\([\w/-]+\)\]$|^ +\d+:\d+ +(?:error|warning) .* [\w-]+\([\w/-]+\)$|,title=[\w-]+\([\w/-]+\)::|"code": ?"[\w-]+\([\w/-]+\)"/m,
    phase: "lint",
    heading: /^(?<file>[^\s:]\S*\.\w{1,6})$/,
    problems: [
      /^ {2}(?<sign>[×x⚠!]) (?<code>[\w-]+\([\w/-]+\)): (?<message>.*)$/,
      /^(?<file>\S.*?):\d+:\d+: (?<message>.*) \[(?<severity>Error|Warning)\/(?<code>[\w-]+\([\w/-]+\))\]$/,
      /^ +\d+:\d+ +(?<severity>error|warning) +(?<message>\S.*?) {2,}(?<code>[\w-]+\([\w/-]+\))$/,
      /^::(?<severity>error|warning) file=(?<file>[^,]+),.*,title=(?<code>[\w-]+\([\w/-]+\))::(?:\S+:\d+:\d+: )?(?<message>.*)$/
    ],
    ends: /^Found \d/,
    lines: { file: /^\s*\[(?<file>[^\]:]+):\d+:\d+\]/ },
    json: { message: "message", code: "code", severity: "severity", filename: "file" }
  },
  {
    tool: "stylelint",
    programs: ["stylelint"],
    signature: /^ +\d+:\d+ +[✖×⚠] +.* {2,}[\w/-]+$|:\d+:\d+: .{1,500} \([\w/-]+\) \[(?:error|warning)\]$|: line \d+, col \d+, (?:error|warning) - .{1,500} \([\w/-]+\)$|"source":.{1,500}"invalidOptionWarnings":/m,
    phase: "lint",
    heading: /^(?<file>[^\s:].*\.\w{2,6})$/,
    problems: [
      /^ +\d+:\d+ +(?<sign>[✖×⚠]) +(?<message>\S.*?) {2,}(?<code>[\w/-]+)$/,
      /^(?<file>\S.*?):\d+:\d+: (?<message>.*) \((?<code>[\w/-]+)\) \[(?<severity>error|warning)\]$/,
      /^(?<file>\S.*?): line \d+, col \d+, (?<severity>error|warning) - (?<message>.*) \((?<code>[\w/-]+)\)$/
    ],
    json: { source: "file", rule: "code", severity: "severity", text: "message" },
    words: ({ message = "" }) => message.replace(/ \([\w/-]+\)$/, "")
  },
  {
    tool: "yamllint",
    programs: ["yamllint"],
    signature: /^ +\d+:\d+ +(?:error|warning) +.{1,500} \([a-z-]+\)$|:\d+:\d+: \[(?:error|warning)\] .{1,500} \([a-z-]+\)$/m,
    phase: "lint",
    heading: /^(?<file>[^\s:].*\.ya?ml)$/,
    problems: [
      /^ +\d+:\d+ +(?<severity>error|warning) +(?<message>\S.*?) +\((?<code>[a-z-]+)\)$/,
      /^(?<file>\S.*?):\d+:\d+: \[(?<severity>error|warning)\] (?<message>.*) \((?<code>[a-z-]+)\)$/
    ]
  },
  {
    tool: "prettier",
    programs: ["prettier"],
    signature: /^\[warn\] Code style issues |^\[error\] \S.{0,500}: \w*Error: |^Error occurred when checking code style/m,
    phase: "lint",
    problems: [
      /^\[warn\] (?<file>\S.*\.\w{1,8})$/,
      /^\[error\] (?<file>\S.*?): (?<class>\w*Error): (?<message>.*?)(?: \(\d+:\d+\))?$/
    ],
    words: ({ message }) => message ?? UNFORMATTED
  },
  {
    tool: "knip",
    programs: ["knip"],
    signature: /^(?:Unused|Unlisted|Unresolved|Duplicate) [a-z ]{1,40} \(\d+\)$/m,
    phase: "lint",
    heading: /^(?<code>(?:Unused|Unlisted|Unresolved|Duplicate|Referenced|Configuration) [A-Za-z ]{1,40}) \(\d+\)$/,
    problems: [
      /^(?<message>[^\s:]+\.\w{1,6}): \k<message>$/,
      /^(?<message>\S+) {2,}(?:[\w-]{1,40} {1,})?(?<file>[^\s:]+):\d+:\d+ *$/,
      /^(?<file>[^\s:]+\.\w{1,6}): (?<message>\S.*)$/,
      /^(?<message>[^\s:]+) *$/
    ],
    needs: ["code"],
    words: ({ code = "", message = "" }) => `${code}: ${message}`
  },
  {
    tool: "sqlfluff",
    programs: ["sqlfluff"],
    signature: /^== \[.{1,500}\] FAIL$|^::\w+ title=SQLFluff,/m,
    phase: "lint",
    heading: /^== \[(?<file>.+)\] FAIL$/,
    problems: [
      /^L: *\d+ \| P: *\d+ \| *(?<code>\w{2,5}) \| (?<message>.*)$/,
      /^::\w+ title=SQLFluff,file=(?<file>[^,]+),[^:]*::(?<code>\w{2,5}): (?<message>.*)$/
    ],
    ends: /^\S/,
    lines: { more: /^ {8,}\| (?<more>.*)$/ }
  }
];
// src/core/failure/declared/test-runners.ts
var testRunners = [
  {
    tool: "playwright",
    programs: ["playwright"],
    signature: /^(?:<!\[CDATA\[)? {2}(?:\d+\) )?(?:\[[^\]\n]{1,80}\] › )?\S{1,300}:\d+:\d+ › /m,
    phase: "test",
    problems: [
      /^(?:<!\[CDATA\[)? {2}(?:\d+\) )?(?:\[[^\]]{1,80}\] › )?(?<file>[^\s:]+):\d+:\d+ › (?<test>\S.*?)\s*$/
    ],
    ends: /^ {4}(?:Retry #\d+|attachment #\d+|Error Context: )|^ {2}\d+ (?:failed|flaky|passed|skipped|interrupted|did not run)|^\]\]>/,
    lines: {
      message: /^ {4}(?<message>\S.*)$/,
      value: /^ {4}(?<value>(?:Expected|Received|Timeout|Locator)\b.*|[-+] .*)$/
    },
    needs: ["message"],
    javascript: true
  },
  {
    tool: "bun",
    programs: ["bun"],
    signature: /^bun test v\d|^\(fail\) \S/m,
    phase: "test",
    above: true,
    heading: /^(?<file>\S.*\.[cm]?[jt]sx?):$/,
    problems: [/^(?:\(fail\)|✗) (?<test>\S.*?)(?: \[[\d.]+m?s\])?$/],
    ends: /^(?:\((?:pass|skip|todo)\)|[✓»✎]) /,
    lines: {
      message: /^(?<message>(?:error|[A-Z]\w*(?:Error|Exception)): .*|error)$/,
      value: /^(?<value>(?:Expected|Received)\b.*|[-+] .*)$/
    },
    javascript: true
  },
  {
    tool: "deno",
    programs: ["deno"],
    signature: /^\S.{0,500} => (?:\.{1,2}\/|file:\/\/|https?:\/\/)?\S{1,500}:\d+:\d+\n(?:error: |\n)/m,
    phase: "test",
    problems: [/^(?<test>\S.*?) => (?:\.\/)?(?<file>\S+?):\d+:\d+$/],
    ends: /^ *(?:FAILURES|ERRORS) *$|^FAILED \||^error: Test failed/,
    lines: {
      message: /^error: (?:\(in promise\) )?(?<message>.*)$/,
      value: /^(?<value>.{1,200} !== .{1,200}|(?: {4})?[-+] .*)$/
    },
    needs: ["message"],
    javascript: true
  },
  {
    tool: "exunit",
    programs: ["mix", "elixir"],
    signature: /^ {2}\d+\) (?:test|doctest|property|feature) .{1,400} \([A-Z][\w.]*\)$/m,
    phase: "test",
    problems: [/^ {2}\d+\) (?:test|doctest|property|feature) (?<test>.+) \((?<suite>[A-Z][\w.]*)\)$/],
    ends: /^ +stacktrace:$|^Finished in /,
    lines: {
      file: /^ {5}(?<file>\S+\.exs?):\d+$/,
      message: /^ {5}(?!\S+\.exs?:\d+$)(?:\*\* \((?<class>[\w.]+)\) )?(?<message>\S.*)$/,
      value: /^ {5}(?<value>(?:left|right|code): .*)$/
    }
  },
  {
    tool: "mix",
    programs: ["mix"],
    signature: /^== Compilation error in file /m,
    phase: "compile",
    problems: [/^== Compilation error in file (?<file>.+) ==$/],
    lines: { message: /^\*\* \((?<class>[\w.]+)\) \S+?:\d+(?::\d+)?: (?<message>.*)$/ }
  },
  {
    tool: "busted",
    programs: ["busted"],
    signature: /^(?:Failure|Error) -> \S.{0,300} @ \d+$/m,
    phase: "test",
    problems: [/^(?:Failure|Error) -> (?<file>\S.*?) @ \d+$/],
    lines: {
      test: /^(?<test>[^\s:]+ .*)$/,
      message: /^\S+\.lua:\d+: (?<message>.*)$/,
      value: /^(?<value>\([a-z]+\) .*)$/
    },
    speech: "assertion"
  }
];
// src/core/failure/declared/declarations.ts
var declarations = [...testRunners, ...linters].map(declared);
// src/core/failure/declared/own-readers.ts
function ownReadersFor(files, lines, command) {
  if (files.length === 0) return [];
  const words = /* @__PURE__ */ new Set([...wordsOf(command), ...lines.flatMap(firstWord)]);
  return files.filter(({ programs }) => programs.some((program) => words.has(program))).map((file) => ({
    file,
    tool: file.tool,
    programs: file.programs,
    signature: /(?:)/,
    rank: "tool",
    read: (output) => blocksIn(file, output).map((block) => findingIn2(file, block))
  }));
}
function wordsOf(command) {
  return command.split(/[\s;&|()"'`/\\=]+/);
}
function firstWord(line) {
  const [first = "", second = ""] = line.slice(0, 200).split(/[\s:]+/, 2);
  const word = /^[>$+]$/.test(first) ? second : first;
  return [word.slice(Math.max(word.lastIndexOf("/"), word.lastIndexOf("\\")) + 1)];
}
function linesLeft({ file }, lines) {
  const blocks = blocksIn(file, { lines });
  const taken = new Set(blocks.flatMap(({ line, below: below2 }) => [line, ...below2.map((one) => one.line)]));
  const left = lines.map((text, line) => taken.has(line) || isHeading(file, text) ? "" : text);
  const quiet = left.map((text) => isNoiseOf(file, text) ? "" : text);
  return blocks.length > 0 || quiet.some(import_app_loop_conclude_turn.looksLikeError) || !left.some(import_app_loop_conclude_turn.looksLikeError) ? quiet : left;
}
function isNoiseOf(file, text) {
  return firstFit(file.noise, text) !== null;
}
function isHeading(file, text) {
  return firstFit(file.heading, text) !== null;
}
function firstFit(patterns, text) {
  for (const pattern of patterns) {
    const fields = matchLine(pattern, text);
    if (fields !== null) return fields;
  }
  return null;
}
var LONGEST_BLOCK2 = 200;
function blocksIn(file, { lines }) {
  const blocks = [];
  let heading = {};
  let open = null;
  for (const [line, text] of lines.entries()) {
    const begun = firstFit(file.problems, text);
    const above = begun === null ? firstFit(file.heading, text) : null;
    heading = above ?? heading;
    if (begun !== null) {
      open = { line, fields: { ...heading, ...begun }, below: [] };
      blocks.push(open);
    } else open = above === null && open !== null && takes(file, open, line, text) ? open : null;
  }
  return blocks;
}
function takes({ details }, { below: below2 }, line, text) {
  const fields = firstFit(details, text);
  if (below2.length >= LONGEST_BLOCK2 || fields === null && !/^\s|^$/.test(text)) return false;
  below2.push({ line, fields: fields ?? {} });
  return true;
}
function findingIn2(file, { line, fields, below: below2 }) {
  const told2 = below2.map((one) => one.fields);
  const all2 = Object.assign({}, ...told2.toReversed(), fields);
  const more = told2.flatMap((one) => one.more ?? []);
  const values = [
    ...all2.expected === void 0 ? [] : [`expected: ${all2.expected}`],
    ...all2.actual === void 0 ? [] : [`actual: ${all2.actual}`]
  ];
  const groups = all2;
  const said = [groups.message ?? groups.code ?? "failed without a message", ...more].join(" ");
  return findingOfGroups(file, line, groups, said, values, null);
}
// src/core/failure/mask-values.ts
var QUOTED = /"(?:[^"\\]|\\.){0,2000}"|(?<!\w)'(?:[^'\\]|\\.){0,2000}'(?!\w)|`[^`]{0,2000}`|`[^`'\n]{0,400}'(?!\w)/g;
var NUMBER = /(?<![\w.$<@/-])[-+]?\d+(?:[,_]\d{3})*(?:\.\d+)?(?:e[-+]?\d+)?n?(?![\w<]|-\w|\.\w)/g;
var BARE_VALUE = /(?<![\w.$'"])(?:true|false|null|undefined|None|True|False|nil|NaN|-?Infinity)(?![\w$(:])/g;
function maskValues(message, speech) {
  if (speech === "diagnostic") return message;
  if (speech === "assertion") return maskOperands(message);
  return maskFreeNumbers(message);
}
function maskOperands(message) {
  return maskBrackets(message.replace(QUOTED, "<v>")).replace(NUMBER, "<v>").replace(BARE_VALUE, "<v>").replace(/<v>(?:\s*[,…]\s*<v>)+/g, "<v>");
}
function maskBrackets(message) {
  const kept = [];
  let depth2 = 0;
  for (const character of message) {
    if (character === "{" || character === "[") {
      if (depth2 === 0) kept.push("<v>");
      depth2 += 1;
    } else if (character === "}" || character === "]") {
      depth2 = Math.max(0, depth2 - 1);
    } else if (depth2 === 0) kept.push(character);
  }
  return kept.join("");
}
function judgeValues(message, speech) {
  if (speech === "diagnostic") return [];
  if (speech === "assertion") {
    const operands2 = [...message.match(QUOTED) ?? [], ...message.replace(QUOTED, "").match(NUMBER) ?? []];
    return operands2.map((text) => ({ text, stays: false, why: "an operand of a comparison is a value" }));
  }
  const kept = IDENTITIES.flatMap(
    ({ pattern, why: why2 }) => (message.match(pattern) ?? []).filter((text) => /\d/.test(text)).map((text) => ({ text, stays: true, why: why2 }))
  );
  const widest = kept.filter(
    (one) => !kept.some(({ text }) => text.length > one.text.length && text.includes(one.text))
  );
  const plain2 = message.replace(QUOTED, "");
  const spans = identitySpans(plain2);
  const free = [...plain2.matchAll(NUMBER)].filter((match) => !isInside(spans, match.index));
  const why = "a free number in an exception\u2019s own words is a value";
  return [...widest, ...free.map(([text]) => ({ text, stays: false, why }))];
}
var IDENTITIES = [
  {
    why: "how many arguments a function takes is its signature",
    pattern: /\b(?:\d+ )?(?:\w+ ){0,3}(?:arguments?|parameters?)\b[^.;]{0,80}|\b(?:takes|expects?|expected|requires?|given|got)\b[^.;]{0,60}\b(?:arguments?|parameters?|args)\b[^.;]{0,60}/gi,
    example: "f() takes 1 positional argument but 2 were given"
  },
  {
    why: "an HTTP status says what went wrong",
    pattern: /\b(?:HTTP(?:\/[\d.]+)?|status(?: ?code)?|response(?: ?code)?|respond(?:ed|s) with|returned)[ :=]{1,3}[1-5]\d\d\b|(?<![\w.])[45]\d\d (?=[A-Z][a-z])/gi,
    example: "Request failed with status code 401"
  },
  {
    why: "an exit code or a signal says how a process ended",
    pattern: /\b(?:exit(?:ed)?(?: with)?(?: ?(?:code|status|value))?|return(?:ed)? code|rc|errorlevel|signal)[ :=]{1,3}-?\d+\b/gi,
    example: "process exited with code 137"
  },
  {
    why: "a code is looked up by its number",
    pattern: /\b(?:code|errno|error(?: (?:code|number|no))?|err|Errno|os error|status|warning|rule|WinError|HRESULT)["']?[ :=#(]{1,3}-?\d+\b/gi,
    example: "rpc error: code = 14"
  },
  {
    why: "a SQL state is a code",
    pattern: /\bSQLSTATE["']?[ :=[(]{1,3}["']?[0-9A-Z]{5}\b|\(\d[0-9A-Z]{4}\)/g,
    example: "query failed: SQLSTATE 23505"
  },
  {
    why: "gRPC writes the number before the name of its code",
    pattern: /(?<![\w.])\d{1,2} (?=[A-Z][A-Z_]{3,}\b)/g,
    example: "14 UNAVAILABLE: no connection"
  },
  {
    why: "a version is a name",
    pattern: /\b(?:version|TLS|SSL|TLSv|SSLv|node|nodejs|python|ruby|java|jdk|go|php|rust|npm|ES|API|protocol|schema|v)[ :=]{1,2}(?:[<>=~^]{1,2} ?)?v?\d+(?:\.\d+){0,3}\b|(?:[<>=^~]=?|==) ?v?\d+\.\d+(?:\.\d+)?\b/gi,
    example: "requires TLS 1.3"
  },
  {
    why: "an RFC is a name",
    pattern: /\b(?:RFC|ISO|PEP|CVE|CWE)[ -]\d[\d-]*/g,
    example: "not allowed by RFC 7230"
  },
  {
    why: "a number with leading zeros is a label",
    pattern: /(?<![\w.,])0\d{2,}(?![\w.]\d)/g,
    example: "migration 0003 failed"
  },
  {
    why: "a port that is not masked names its service",
    pattern: /\b(?:port|PORT)[ :=]{1,3}\d{2,5}\b|(?:localhost|\d\]|\d|\/\/[\w.-]{1,100}):\d{2,5}\b/g,
    example: "nothing listens on port 5432"
  },
  {
    why: "a width is part of a type",
    pattern: /(?<![\w.])\d{1,3}[ -]bits?\b/g,
    example: "does not fit into 32 bit"
  }
];
function maskFreeNumbers(message) {
  const kept = [];
  const setAside = (found) => {
    kept.push(found);
    return "\0";
  };
  let masked2 = message.replace(QUOTED, setAside);
  if (/\d/.test(masked2)) masked2 = withoutNumbers(masked2);
  let next = 0;
  return masked2.replace(/\u0000/g, () => kept[next++] ?? "");
}
function withoutNumbers(text) {
  const spans = identitySpans(text);
  return text.replace(NUMBER, (found, at) => isInside(spans, at) ? found : "<v>");
}
function identitySpans(text) {
  return IDENTITIES.flatMap(
    ({ pattern }) => [...text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length])
  );
}
function isInside(spans, at) {
  return spans.some(([from, to]) => from <= at && at < to);
}
// src/core/failure/former-class.ts
function formerClasses({ finding: finding13, tool }) {
  const readings = [{}, ...finding13.former ?? []];
  const classes = readings.map((reading) => {
    const read452 = { ...finding13, ...reading };
    return (0, import_app_loop_gather_evidence.formerClassFingerprint)(reading.tool ?? tool, finding13.code, read452.class, formerSkeleton(read452));
  });
  return [...new Set(classes)].sort();
}
function formerSkeleton({ message, speech }) {
  const fixed = (0, import_app_loop_gather_evidence.maskLocations)((0, import_app_loop_gather_evidence.maskVolatile)(message)).replace(SERVICE, "$1<port>");
  return masked(fixed, speech).replace(/\s+/g, " ").trim();
}
var SERVICE = /((?:localhost|\d|\]|\/\/[\w.-]{1,100}):|\bport[ :=]{1,2})(?:22|25|53|80|443|587|1433|1521|2181|3306|5432|5672|6379|9042|9092|9200|11211|27017)\b/gi;
var KEPT = /\barguments?\b|\bparameters?\b|\b(?:status|exit)(?: code)?\b|\bHTTP\b|\bexited with\b|\bversion\b|\b[45]\d\d [A-Z][a-z]/i;
var QUOTED2 = /"(?:[^"\\]|\\.){0,2000}"|(?<!\w)'(?:[^'\\]|\\.){0,2000}'(?!\w)|`[^`]{0,2000}`/g;
var NUMBER2 = /(?<![\w.$<@/-])[-+]?\d+(?:[,_]\d{3})*(?:\.\d+)?(?:e[-+]?\d+)?n?(?![\w<]|-\w|\.\w)/g;
function masked(message, speech) {
  if (speech !== "runtime") return maskValues(message, speech);
  if (KEPT.test(message)) return message;
  const quoted = message.match(QUOTED2) ?? [];
  let next = 0;
  return message.replace(QUOTED2, "\0").replace(NUMBER2, "<v>").replace(/\u0000/g, () => quoted[next++] ?? "");
}
// src/core/failure/line-prefixes.ts
function withoutLinePrefixes(lines) {
  let plain2 = lines;
  for (let depth2 = 0; depth2 < MOST_COLUMNS; depth2 += 1) {
    const next = withoutMarks(plain2) ?? withoutColumn(plain2);
    if (next === null) break;
    plain2 = next;
  }
  return plain2 === lines ? lines : withoutSecondBlanks(plain2);
}
var MOST_COLUMNS = 5;
function withoutSecondBlanks(lines) {
  return lines.filter((line, at) => line !== "" || lines[at - 1] !== "");
}
function grouped(lines, prefixOf) {
  const streams = /* @__PURE__ */ new Map();
  for (const line of lines) {
    const { name, length } = prefixOf(line);
    const stream = streams.get(name);
    if (stream === void 0) streams.set(name, [line.slice(length)]);
    else stream.push(line.slice(length));
  }
  const names = [...streams.keys()].sort();
  const packages = names.filter((name) => /^[^#]*\w/.test(name));
  return names.flatMap((name) => {
    const lines2 = streams.get(name) ?? [];
    return packages.length > 1 && packages.includes(name) ? [banner(name), ...lines2] : lines2;
  });
}
function banner(name) {
  return `> ${name.replaceAll(" ", ":").replace(/[^\w@./:-]|:$/g, "")}@prefix lines`;
}
var BUILDKIT = "BuildKit";
var ANY_SERVICE = "|";
var STEP = /^(?<name>#\d{1,4} )?\d{1,6}\.\d{1,4}(?: |$)/;
var MARK = /^(?:\[[\w@/. -]{1,60}\]:?(?: |$)|[\w@/.-]{1,80}:[\w.:-]{0,38}\w:(?: |$)|[\w@/.-]{1,80} [\w.:-]{1,40}:(?: |$)|@?[\w/.-]{1,80}:(?: |$)|[\w.-]{1,60} {1,20}\|(?: |$)|[\w.-]{3,120} [\w.-]{1,60}(?: |$))/;
var PROOFS = [
  [/^([\w@/.-]{1,80}:[\w.:-]{0,38}\w): cache (?:miss|hit|bypass)\b/, (name) => `${name}:`],
  [/^([\w@/.-]{1,80} [\w.:-]{1,40})\$ \S/, (name) => `${name}:`],
  [/^(\[[\w@/. -]{1,60}\]) .{1,2000} exited with code /, (name) => name],
  [/^(\[[\w@/.-]{1,60}\]): Process (?:started|exited)/, (name) => `${name}:`],
  [/^lerna (?:ERR!|info) .{1,300} exited \d+ in '([^']{1,80})'/, (name) => `${name}:`],
  [/^\+ ([\w.-]{3,120} › [\w.-]{1,60})$/, (name) => name.replace(" \u203A ", " ")],
  [/^([\w.-]{1,60}) exited with code \d+$/, (name) => `${name}|`]
];
var MAY_PROVE = /^[#+]| exited |: (?:cache|Process) |\$ |^ > \[/;
function withoutMarks(lines) {
  const marks = marksOf(lines);
  if (marks.size === 0) return null;
  let found = false;
  const plain2 = grouped(lines, (line) => {
    const prefix = markOf(line, marks);
    found ||= prefix.length > 0;
    return prefix;
  });
  return found ? plain2 : null;
}
function marksOf(lines) {
  const marks = /* @__PURE__ */ new Set();
  for (const line of lines.filter((one) => MAY_PROVE.test(one))) {
    if (/^#\d{1,4} (?:\d{1,6}\.\d{1,4}(?: |$)|\[)|^ > \[[^\]]{1,60}\] \S.*:$/.test(line)) marks.add(BUILDKIT);
    for (const [proof, mark] of PROOFS) {
      const name = proof.exec(line)?.[1];
      if (name === void 0) continue;
      marks.add(mark(name));
      if (mark(name).endsWith("|")) marks.add(ANY_SERVICE);
    }
  }
  return marks;
}
function markOf(line, marks) {
  if (marks.has(BUILDKIT)) {
    const step2 = STEP.exec(line);
    if (step2 !== null) return { name: step2.groups?.name ?? "#", length: step2[0].length };
  }
  const mark = MARK.exec(line)?.[0] ?? "";
  const name = mark.trimEnd().replace(/ +\|$/, "|");
  const isKnown = marks.has(name) || name.endsWith("|") && marks.has(ANY_SERVICE);
  return isKnown ? { name, length: mark.length } : { name: "", length: 0 };
}
var CLOCK = String.raw`\d{1,2}:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?: [AP]M)?`;
var ZONE = String.raw`(?:Z| ?[+-]\d\d:?\d\d| UTC)?`;
var DATE = String.raw`\d{4}[-/]\d\d[-/]\d\d[T _]|\d{1,2}/\d{1,2}/\d{2,4},? |(?:[A-Z][a-z]{2},? )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) {1,2}\d{1,2},? (?:\d{4},? )?`;
var ELAPSED = String.raw`\+?\d{1,6}(?:\.\d{1,9})?s|\+\d{1,9}(?:\.\d{1,9})?|\d{9,13}(?:\.\d{1,9})?`;
var TIME = `(?:(?:${DATE})?${CLOCK}${ZONE}|${ELAPSED})`;
var LEVEL = /^\W{0,4}(?:info|error|err|warn(?:ing)?|debug|trace|fatal|notice|critical|fail(?:ed|ure)?|pass(?:ed)?|ok|not ok|run|skip(?:ped)?|done|note|help|hint|x|\W{1,40}|\d+ ?\/ ?\d+|.{0,40}(?:Error|Exception|Warning))\W{0,4}$/i;
var PLACE = /[\w/]\.(?:[cm]?[jt]sx?|pyi?|rb|go|rs|java|kts?|c|cc|cpp|h|hpp|cs|php|lua|exs?|sql|s?css|less|html?|json|ya?ml|toml|xml|md|sh|pl|t|[a-z]{1,3})(?::\d+){0,2}$|:\d+$|^(?:\w+-)?(?:make|npm|ninja|sh|bash)(?:\[\d+\])?$/;
var BRACKET = {
  pattern: /^ {0,8}\[(?<name>[^[\]\n]{1,80})\](?:<\w{1,8}>)?[:|]?(?=[ \t]|$)/,
  share: 0.9,
  fewest: 1,
  around: true,
  except: LEVEL
};
var BAR = { pattern: /^ {0,4}\|(?=[ \t]|$)/, share: 0.1, fewest: 1 };
var NAMED = /^ {0,8}(?<name>[\w@][\w@./#+-]{0,79}(?:\[[\w.-]{1,40}\])?(?: [\w.:/-]{1,40}(?:\[[\w.-]{1,40}\])?)?(?: \([\w-]{1,40}\))?)[:>](?=[ \t]|$)/;
var TASK = /^ {0,8}(?<name>[\w@][\w@./#+-]{0,40}:[\w@./#:+-]{0,40}[A-Za-z]\w{0,20}):(?=[ \t]|$)/;
function placed(named32) {
  return new RegExp(`${named32.source}(?= [\\w@./-]{1,200}\\.\\w{1,5}[:(]\\d)`);
}
var COLUMNS = [
  {
    pattern: new RegExp(
      `^ {0,4}(?:\\[ {0,6}${TIME}\\]|\\(${TIME}\\)|${TIME})(?: ?\\|)?:?(?: \\d\\d[OE]\\+?)?(?=[ \\t]|$)`
    ),
    share: 0.8,
    fewest: 1
  },
  { pattern: /^ {0,4}\[ {0,6}\d{1,7}\.\d{1,6}\](?=[ \t]|$)/, share: 0.9, fewest: 2 },
  BRACKET,
  {
    pattern: /^ {0,8}[<({](?<name>[\w@./ :-]{1,60})[>)}][:|]?(?=[ \t]|$)/,
    share: 0.9,
    fewest: 3,
    except: LEVEL
  },
  {
    pattern: /^ {0,8}(?<name>[\w@][\w@./#:+-]{0,79}(?:[ |][\w.:/-]{1,40})?) {0,40}(?:\||»|›|→)(?=[ \t]|$)/,
    share: 0.9,
    fewest: 1,
    around: true
  },
  { pattern: /^(?<name>[\w@][\w@./#:+-]{0,79})(?=\t|$)/, share: 0.9, fewest: 1, around: true, except: LEVEL },
  // The job and its step, as `gh run view --log` prints them.
  { pattern: /^(?<name>\w[^\t]{0,120})(?=\t)/, share: 0.9, fewest: 2, around: true, except: LEVEL },
  { pattern: NAMED, share: 0.95, fewest: 4, except: LEVEL },
  { pattern: TASK, share: 0.95, fewest: 3, except: LEVEL },
  { pattern: /^(?<name>\S{2,120} \S{1,60})(?=[ \t]|$)/, share: 0.9, fewest: 5, bare: true, except: LEVEL },
  // Few lines prove nothing, unless each has the place of a compiler's line behind the name.
  { pattern: placed(NAMED), share: 1, fewest: 1, except: LEVEL },
  { pattern: placed(TASK), share: 1, fewest: 1, except: LEVEL }
];
function withoutColumn(lines) {
  const written = lines.filter((line) => line !== "");
  const sample = sampled(written);
  for (const column of COLUMNS) {
    if (!isLikely(column, sample, written.length)) continue;
    const names = namesOf(column, written);
    if (names === null) continue;
    const plain2 = without(column, names, lines);
    return column === BRACKET ? behindBars(plain2) : plain2;
  }
  return null;
}
var SAMPLE = 200;
function sampled(lines) {
  const step2 = Math.max(1, Math.floor(lines.length / SAMPLE));
  return lines.filter((_, at) => at % step2 === 0);
}
function isLikely(column, sample, count) {
  if (count <= 2 * SAMPLE) return true;
  const having = sample.filter((line) => nameIn(column, line) !== null).length;
  return 5 * having >= sample.length;
}
function behindBars(lines) {
  const said = lines.filter((line) => BAR.pattern.test(line));
  const names = namesOf(
    BAR,
    lines.filter((line) => line !== "")
  );
  return names === null ? lines : without(BAR, names, said);
}
function namesOf(column, written) {
  const { counts, sure } = countNames(column, written);
  const recurring = [...counts].filter(
    ([name, count]) => count >= Math.min(2, written.length) || sure.has(name)
  );
  const covered = recurring.reduce((sum2, [, count]) => sum2 + count, 0);
  const names = new Set(recurring.map(([name]) => name));
  const isTold = column.bare !== true || recurring.every(([name]) => written.includes(name));
  const isFew = covered < column.fewest || covered < column.share * reach(column, names, written, sure.size > 0);
  return isFew || !isTold || 3 * (names.size - sure.size) > covered + 2 ? null : names;
}
function countNames(column, written) {
  const counts = /* @__PURE__ */ new Map();
  const sure = /* @__PURE__ */ new Set();
  for (const line of written) {
    const name = nameIn(column, line);
    if (name === null) continue;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    if (column.around === true && PLACED.test(line.replace(column.pattern, ""))) sure.add(name);
  }
  return { counts, sure };
}
var PLACED = /^[ \t](?:\S{1,120}[ \t]){0,3}[\w@./-]{1,200}\.[A-Za-z]\w{0,4}[:(]\d/;
function reach(column, names, written, isSure) {
  const isNamed = (line) => names.has(nameIn(column, line) ?? "");
  const from = written.findIndex(isNamed);
  const length = written.findLastIndex(isNamed) + 1 - from;
  const isMost = length > 2 && 3 * length >= written.length;
  return column.around === true && (isSure || isMost) ? length : written.length;
}
function nameIn({ pattern, except }, line) {
  const match = pattern.exec(line);
  if (match === null) return null;
  const name = (match.groups?.name ?? "").trim();
  return except !== void 0 && (except.test(name) || PLACE.test(name)) ? null : name;
}
function without(column, names, lines) {
  const prefixOf = (line) => {
    const name = nameIn(column, line);
    if (name === null || !names.has(name)) return { name: "", length: 0 };
    return { name, length: column.pattern.exec(line)?.[0].length ?? 0 };
  };
  const gap = gapBehind(lines, prefixOf);
  return grouped(lines, (line) => {
    const { name, length } = prefixOf(line);
    if (length === 0) return { name, length };
    const blanks = /^[ \t]*/.exec(line.slice(length, length + gap))?.[0].length ?? 0;
    return { name, length: length + blanks };
  });
}
function gapBehind(lines, prefixOf) {
  const indents = lines.flatMap((line) => {
    const { length } = prefixOf(line);
    const rest = line.slice(length);
    return length === 0 || rest === "" ? [] : [rest.search(/\S/)];
  });
  const common = indents.reduce((least, indent) => Math.min(least, indent), 2 ** 20);
  return common > 0 && common % 2 === 0 ? 2 : 1;
}
function withoutIndent(lines) {
  const [from, to] = longestIndented(lines);
  const block = lines.slice(from, to);
  const indents = block.flatMap((line) => line === "" ? [] : [line.search(/\S/)]);
  const common = indents.reduce((least, indent) => Math.min(least, indent), 2 ** 20);
  if (indents.length === 0 || 3 * indents.length < lines.filter((line) => line !== "").length) return null;
  return [...lines.slice(0, from), ...block.map((line) => line.slice(common)), ...lines.slice(to)];
}
function longestIndented(lines) {
  let longest = [0, 0];
  let from = 0;
  for (const [at, line] of [...lines, "end"].entries()) {
    if (/^(?: {2}|\t|$)/.test(line)) continue;
    if (at - from > longest[1] - longest[0]) longest = [from, at];
    from = at + 1;
  }
  return longest;
}
// src/core/failure/packages.ts
var MARKS = [
  {
    by: "npm, pnpm, and what stood before the lines",
    pattern: /^> (?<name>@?[\w./:-]{1,120})@\S+ \S/,
    tells: true,
    example: "> @acme/web@1.0.0 test"
  },
  { by: "nx", pattern: /^(?:\W{0,4})?> nx run (?<name>@?[\w./-]{1,80}):/, example: "> nx run web:test" },
  {
    by: "cargo",
    pattern: /^ +(?:Running unittests \S.{0,200} \(\S{0,200}[/\\](?<name>\w{1,80})-(?:<hash>|[0-9a-f]{8,20})(?:\.exe)?\)|Doc-tests (?<doc>[\w-]{1,80}))$/,
    example: "     Running unittests src/lib.rs (target/debug/deps/cart-1a2b3c4d5e6f7a8b)"
  },
  {
    by: "go",
    pattern: /^(?:FAIL|ok {0,2})\t(?<name>[\w./-]{1,200})(?:\t|$| \[)/,
    above: true,
    example: "FAIL	acme.dev/shop/cart	0.003s"
  },
  {
    by: "gradle",
    pattern: /^> Task (?<name>(?::[\w.-]{1,80}){1,8}):[\w.-]{1,80}(?: |$)/,
    example: "> Task :cart:test FAILED"
  },
  {
    by: "maven",
    pattern: /^\[INFO\] -{2,3} [\w:.-]{1,120} \([\w.-]{1,80}\) @ (?<name>[\w.-]{1,80}) -{2,3}$/,
    example: "[INFO] --- surefire:3.2.5:test (default-test) @ cart ---"
  }
];
function withPackages(found, lines) {
  const all2 = ownersOf(lines, MARKS);
  if (severalIn(all2) < 2) return found;
  const telling = ownersOf(
    lines,
    MARKS.filter(({ tells: tells2 }) => tells2 === true)
  );
  const told2 = severalIn(telling) < 2 ? found : toldApart(found, telling);
  return told2.map((one) => {
    const owner = ownerIn(all2, one);
    return owner === "" ? one : { ...one, package: packageName(owner) };
  });
}
function severalIn(owners) {
  return new Set(owners.filter((name) => name !== "")).size;
}
function ownerIn(owners, { finding: finding13 }) {
  return owners[finding13.details ?? finding13.line] ?? "";
}
function packageName(owner) {
  return owner.replace(/^:/, "").replace(/(?<=[\w/-]):[\w:-]{0,60}$/, "");
}
function toldApart(found, owners) {
  const first = /* @__PURE__ */ new Map();
  for (const one of found) {
    const key = likeness(one);
    const owner = ownerIn(owners, one);
    const known = first.get(key);
    if (known === void 0 || owner < known) first.set(key, owner);
  }
  return found.map((one) => {
    const owner = ownerIn(owners, one);
    if (owner === first.get(likeness(one))) return one;
    return { ...one, finding: { ...one.finding, aside: [...one.finding.aside ?? [], `in ${owner}`] } };
  });
}
function likeness({ finding: finding13, tool }) {
  const { file, testId, code, message, values, aside } = finding13;
  return JSON.stringify([tool, file, testId, code, message, values, aside]);
}
function ownersOf(lines, marks) {
  const owners = [];
  let owner = "";
  let above = 0;
  for (const line of lines) {
    const mark = MAY_MARK.test(line) ? markIn(line, marks) : null;
    if (mark?.above === true) {
      owners.fill(mark.name, above);
      above = owners.push(mark.name);
      continue;
    }
    owner = mark?.name ?? owner;
    owners.push(owner);
  }
  return owners;
}
var MAY_MARK = /^(?:\W{0,4}> |\[INFO\] -| +(?:Running|Doc-tests) |FAIL\t|ok {0,2}\t)/;
function markIn(line, marks) {
  for (const { pattern, above = false } of marks) {
    const groups = pattern.exec(line)?.groups;
    const name = groups?.name ?? groups?.doc;
    if (name !== void 0) return { name, above };
  }
  return null;
}
// src/core/failure/printed/json-reports.ts
function printedJson(lines) {
  return printedTests(lines) ?? printedPlaywright(lines) ?? printedKnip(lines);
}
var STRING = String.raw`"((?:[^"\\]|\\.){0,3500})`;
var VITEST_JSON = new RegExp(
  String.raw`"ancestorTitles":\[((?:"(?:[^"\\]|\\.){0,500}",?){0,20})\],"fullName":${STRING}","status":"failed","title":${STRING}",.{0,200}?"failureMessages":\[${STRING}`
);
var RSPEC_JSON = new RegExp(
  String.raw`"full_description":${STRING}","status":"failed","file_path":${STRING}","line_number":(\d+).{0,400}?"exception":\{"class":${STRING}","message":${STRING}`
);
function printedTests(lines) {
  if (!lines.some((line) => /"numFailedTestSuites":|"full_description":|"fullTitle":/.test(line)))
    return null;
  const vitest2 = lines.flatMap((line) => printedVitest(line));
  if (vitest2.length > 0) return [" RUN  v0.0.0", ...vitest2];
  const rspec2 = lines.flatMap((line, at) => printedRspec(line, at));
  if (rspec2.length > 0) return rspec2;
  const mocha2 = printedMocha(lines);
  return mocha2.length > 0 ? ["  1 failing", "", ...mocha2] : null;
}
function printedVitest(line) {
  const [, ancestors = "", , title, message = ""] = VITEST_JSON.exec(line) ?? [];
  if (title === void 0) return [];
  const said = withoutColours(jsonText(message)).split("\n");
  const file = said.map((one) => /\bat (?:.*\()?([^\s():<][^():<]*\.[cm]?[jt]sx?):\d+:\d+\)?$/.exec(one)?.[1]).findLast(inProject);
  const suites = [...ancestors.matchAll(/"((?:[^"\\]|\\.){0,500})"/g)].map(([, name = ""]) => jsonText(name));
  return [` FAIL  ${[file ?? "unknown.js", ...suites, jsonText(title)].join(" > ")}`, ...said, ""];
}
function inProject(file) {
  return file !== void 0 && !/^(?:[<~/]|\.\.|node:)/.test(file);
}
function printedRspec(line, at) {
  const [, name, file = "", row = "", kind = "", message = ""] = RSPEC_JSON.exec(line) ?? [];
  if (name === void 0) return [];
  const said = jsonText(message).split("\n");
  const raised = /ExpectationNotMetError$/.test(kind) ? [] : [`     ${kind}:`];
  return [
    `  ${at + 1}) ${jsonText(name)}`,
    "     Failure/Error: x",
    ...raised,
    ...said.map((one) => `       ${one}`),
    `     # ${file}:${row}`,
    ""
  ];
}
function printedMocha(lines) {
  const from = lines.findIndex((line) => /^ {2}"failures": \[$/.test(line));
  let title = "";
  return lines.slice(Math.max(0, from)).flatMap((line, at) => {
    const [, key, value = ""] = /^\s*"(fullTitle|stack)": "((?:[^"\\]|\\.){0,3500})/.exec(line) ?? [];
    if (key === "fullTitle") title = jsonText(value);
    if (key !== "stack" || from < 0) return [];
    return [
      `  ${at + 1}) ${title}:`,
      ...jsonText(value).split("\n").map((one) => `     ${one}`),
      ""
    ];
  });
}
function withoutColours(text) {
  return text.replace(/\u001b\[[\d;]*m/g, "");
}
function printedPlaywright(lines) {
  if (!lines.some((line) => /^\s*"expectedStatus": /.test(line))) return null;
  const place = { printed: [], titles: [], attempt: null, isInErrors: false };
  for (const line of lines) {
    const [, blanks = "", key = "", value = ""] = PLAYWRIGHT_KEY.exec(line) ?? [];
    ON_KEY.get(key)?.(place, jsonText(value), blanks.length);
  }
  return place.printed.length > 0 ? place.printed : null;
}
var PLAYWRIGHT_KEY = /^(\s{0,200})"(title|file|projectName|errors|message|startTime)": (?:"((?:[^"\\]|\\.){0,4000})|\[$)/;
var ON_KEY = /* @__PURE__ */ new Map([
  [
    "title",
    ({ titles }, title, indent) => {
      while ((titles.at(-1)?.indent ?? -1) >= indent) titles.pop();
      titles.push({ indent, title, file: titles[0]?.file ?? "" });
    }
  ],
  [
    "file",
    ({ titles }, file, indent) => {
      const innermost = titles.at(-1);
      if (innermost?.indent === indent) innermost.file = file;
    }
  ],
  [
    "projectName",
    (place, project) => {
      const [outermost] = place.titles;
      const titles = place.titles.slice(1).map(({ title }) => title);
      place.attempt = { titles, project, file: outermost?.file || (outermost?.title ?? "") };
    }
  ],
  [
    "errors",
    (place) => {
      place.isInErrors = true;
    }
  ],
  [
    "message",
    (place, message) => {
      if (!place.isInErrors || place.attempt === null) return;
      place.printed.push(...printedAttempt(place.attempt, withoutColours(message), place.printed.length));
      place.attempt = null;
    }
  ],
  [
    "startTime",
    (place) => {
      place.isInErrors = false;
    }
  ]
]);
function printedAttempt({ titles, file, project }, said, at) {
  const [, line = "1"] = /:(\d{1,7}):\d{1,7}\)?$/.exec(said.trimEnd()) ?? [];
  const name = [`${file}:${line}:1`, ...titles].join(" \u203A ");
  return [
    `  ${at + 1}) ${project === "" ? "" : `[${project}] \u203A `}${name}`,
    "",
    ...said.split("\n").map((text) => text === "" ? "" : `    ${text}`),
    ""
  ];
}
var KNIP_LISTS = /* @__PURE__ */ new Map([
  ["files", "Unused files"],
  ["dependencies", "Unused dependencies"],
  ["devDependencies", "Unused devDependencies"],
  ["optionalPeerDependencies", "Referenced optional peerDependencies"],
  ["unlisted", "Unlisted dependencies"],
  ["binaries", "Unlisted binaries"],
  ["unresolved", "Unresolved imports"],
  ["exports", "Unused exports"],
  ["nsExports", "Exports in used namespace"],
  ["types", "Unused exported types"],
  ["nsTypes", "Exported types in used namespace"],
  ["enumMembers", "Unused exported enum members"],
  ["classMembers", "Unused exported class members"],
  ["duplicates", "Duplicate exports"]
]);
var KNIP_PART = /"file":"((?:[^"\\]|\\.){1,1000})"|"(\w{2,40})":\[|"name":"((?:[^"\\]|\\.){1,1000})"(,"line":\d{1,7},"col":\d{1,7})?/g;
function printedKnip(lines) {
  if (!lines.some((line) => /^\{"(?:files":\[.{0,2000}\],")?issues":\[/.test(line))) return null;
  const at = { file: "", list: "" };
  const printed = lines.flatMap(
    (line) => [...line.matchAll(KNIP_PART)].flatMap(([, file, list, name, place]) => {
      if (file !== void 0) at.file = jsonText(file);
      if (list !== void 0) at.list = KNIP_LISTS.get(list) ?? "";
      return name === void 0 || at.list === "" ? [] : printedSymbol(at, jsonText(name), place);
    })
  );
  return printed.length > 0 ? printed : null;
}
function printedSymbol({ file, list }, name, place) {
  const [, line, column] = /"line":(\d{1,7}),"col":(\d{1,7})/.exec(place ?? "") ?? [];
  if (line !== void 0) return [`${list} (1)`, `${name}  ${file}:${line}:${column}`];
  return [`${list} (1)`, list === "Unused files" ? name : `${file}: ${name}`];
}
// src/core/failure/program-of.ts
function speakerOf(lines, command) {
  const named32 = programOf(command);
  if (!/^(?:npm|pnpm|yarn|bun)$/.test(named32)) return named32;
  const banner2 = lines.findLastIndex((text) => /^> \S+@\S+ \S/.test(text));
  const [echo] = banner2 < 0 ? echoesIn(lines, /^\$ /) : echoesIn(lines.slice(banner2 + 1, banner2 + 2));
  const program = echo === void 0 ? named32 : programOf(echo);
  return /^(?:exit|true|false|test|\[)$/.test(program) ? named32 : program;
}
function programOf(command) {
  const inner = /^\s*(?:ba|z|da)?sh -l?c ['"](?<inner>.+)['"]\s*$/.exec(command)?.groups?.inner ?? command;
  const words = readShellLine(forwardSlashes(inner)).commands.at(-1)?.words ?? [];
  const [program] = withoutRunners(words).filter((word) => !word.startsWith("-"));
  return baseName(program ?? "").replace(/\.(?:exe|cmd|bat|ps1)$/i, "") || "unknown";
}
function echoesIn(lines, mark = /^[>$+] /) {
  return lines.flatMap((text) => mark.test(text) && /\S/.test(text[2] ?? "") ? text.slice(2) : []);
}
// src/core/failure/printed/lists.ts
function printedLists(lines, command) {
  const dots = lines.indexOf("Failed tests:");
  if (dots >= 0) return printedDots(lines, dots);
  if (lines.some((line, at) => / ✗ /.test(line) && IN_FILE.test(lines[at + 1] ?? "")))
    return lines.map(printedBats);
  if (lines.some((line) => KNIP_LIST.test(line))) return lines.flatMap(printedSymbols);
  const asked = [command, ...echoesIn(lines)].some(
    (words) => /\bprettier\b.{0,400} (?:-l|--list-different)(?: |$)/.test(words)
  );
  return asked && lines.some((line) => PATH.test(line)) ? printedPaths(lines) : null;
}
function printedPaths(lines) {
  return [
    ...lines.map((line) => PATH.test(line) ? `[warn] ${line}` : line),
    "[warn] Code style issues found."
  ];
}
var IN_FILE = /^ {3}\(in test file /;
function printedBats(line) {
  return line.replace(/^ ✗ (?=\S)/, "not ok 1 ").replace(/^ [✓-] (?=\S)/, "ok 1 ").replace(/^\d+ tests?, \d+ failures?.*$/, "1..1").replace(/^ {3}(?=\S| {2})/, "# ");
}
var KNIP_LIST = /^(?:Unused|Unlisted|Unresolved|Duplicate) [A-Za-z ]{1,40} \(\d+\)$/;
function printedSymbols(line) {
  const [, file, names = ""] = /^([^\s:]{1,300}\.\w{1,6}): (\S+(?:, \S+)*)$/.exec(line) ?? [];
  return file === void 0 ? [line] : names.split(", ").map((name) => `${file}: ${name}`);
}
var PATH = /^(?:[^\s:|>$[\]-][^:|>[\]]{0,300}\/)?[^\s:|>$[\]/-][^:|>[\]/]{0,200}\.\w{1,8}$/;
function printedDots(lines, from) {
  const open = [];
  const starts = lines.flatMap((text, line) => line > from && MARK2.test(text) ? line : []);
  for (const [at, start2] of starts.entries()) {
    const [, name = ""] = MARK2.exec(lines[start2] ?? "") ?? [];
    const said = lines.slice(start2 + 1, starts[at + 1] ?? lines.length);
    const [, count] = /^ {2}'(\d{1,6}) subtests? failed'$/.exec(said[0] ?? "") ?? [];
    if (count === void 0) open.push({ tests: [{ path: [name], said }] });
    else open.push(suiteOf(name, open.splice(-Number(count))));
  }
  const tests = open.flatMap((one) => one.tests);
  if (tests.length === 0) return null;
  return [...lines.slice(0, from), "\u2716 failing tests:", "", ...tests.flatMap(printedTest)];
}
var MARK2 = /^✖ (\S.*?)(?: \([\d.]+ms\))?$/;
function suiteOf(name, inside) {
  return {
    tests: inside.flatMap(({ tests }) => tests.map(({ path, said }) => ({ path: [name, ...path], said })))
  };
}
function printedTest({ path, said }) {
  const file = said.map((line) => /\((?:file:\/\/)?([^():<]+\.[cm]?[jt]sx?):\d+:\d+\)/.exec(line)?.[1]).findLast(Boolean);
  return [`test at ${file ?? "unknown"}:1:1`, `\u2716 ${path.join(" > ")} (0ms)`, ...said];
}
// src/core/failure/printed/as-printed.ts
function asPrinted(lines, command) {
  if (lines.some((line) => line.includes("<testsuite"))) return printedXml(lines) ?? lines;
  if (lines.some((line) => line.includes("<checkstyle"))) return printedCheckstyle(lines);
  return (lines.some((line) => line.includes('":')) ? printedJson(lines) : null) ?? printedLists(lines, command) ?? lines;
}
function printedCheckstyle(lines) {
  let file = "";
  const printed = tagsOf(lines.join("\n"), CHECKSTYLE).flatMap(({ name, attributes }) => {
    if (name === "file") file = attributes.get("name") ?? "";
    return name === "error" ? checkstyleLine(file, attributes) : [];
  });
  return printed.length > 0 ? printed : lines;
}
function checkstyleLine(file, attributes) {
  const of = (name, missing = "") => attributes.get(name) || missing;
  const [place, source] = [`${file}:${of("line", "1")}:${of("column", "1")}`, of("source")];
  const severity = of("severity", "error");
  if (/^[\w-]+\([\w/-]+\)$/.test(source))
    return `${place}: ${of("message")} [${severity === "warning" ? "Warning" : "Error"}/${source}]`;
  return `${place}: ${severity}: ${of("message")}${source === "" ? "" : ` [${source}]`}`;
}
var CHECKSTYLE = /<(file|error)\b/g;
function printedXml(lines) {
  const text = lines.join("\n");
  const failed6 = failedTests(text);
  if (failed6.length === 0) return null;
  const print = printerOf(text);
  const printed = [...print.before, ...failed6.flatMap(print.test)];
  const first = lines.findIndex((line) => /^\s*<(?:\?xml|testsuite)/.test(line));
  const last = lines.findLastIndex((line) => line.includes("</testsuite"));
  return [...lines.slice(0, first), ...printed, ...lines.slice(last + 1)];
}
function printerOf(text) {
  if (text.includes('name="vitest tests"')) return VITEST;
  if (text.includes('name="Mocha Tests"')) return MOCHA;
  if (text.includes('name="deno test"')) return DENO;
  if (text.includes("<!-- duration_ms ")) return NODE;
  if (/<!\[CDATA\[\s{0,4}(?:\[[^\]\n]{1,80}\] › )?[^\s:]{1,300}:\d+:\d+ › /.test(text)) return PLAYWRIGHT;
  return TAP;
}
var named = ({ attributes }, name) => attributes.get(name) ?? "";
var VITEST = {
  before: [" RUN  v0.0.0"],
  test: (test2) => [` FAIL  ${named(test2, "classname")} > ${named(test2, "name")}`, ...trimmed(test2.body), ""]
};
var MOCHA = {
  before: ["  1 failing", ""],
  test: (test2, at) => [
    `  ${at + 1}) ${[named(test2, "classname"), named(test2, "name")].filter((part) => part !== "").join(" ")}:`,
    ...fromHead(test2.body).map((line) => `     ${line}`),
    ""
  ]
};
var DENO = {
  before: [],
  test: (test2) => [`${named(test2, "name")} => ${named(test2, "classname")}:1:1`, ...errorLed(test2.body), ""]
};
var NODE = {
  before: ["\u2716 failing tests:", ""],
  test: (test2) => {
    const lines = causeIn(test2.body);
    const file = lines.map((line) => /\((?:file:\/\/)?([^():<]+\.[cm]?[jt]sx?):\d+:\d+\)/.exec(line)?.[1]).findLast(Boolean);
    const path = [...test2.suites, named(test2, "name")].join(" > ");
    return [`test at ${file ?? "unknown"}:1:1`, `\u2716 ${path} (0ms)`, ...lines.map((line) => `  ${line}`), ""];
  }
};
var PLAYWRIGHT = { before: [], test: (test2) => [...trimmed(test2.body), ""] };
var TAP = {
  before: [],
  test: (test2, at) => [
    `not ok ${at + 1} ${named(test2, "name")}`,
    ...trimmed(test2.body || (test2.failure.get("message") ?? "")).map((line) => `# ${line}`)
  ]
};
function trimmed(body) {
  const lines = body.split("\n");
  const start2 = lines.findIndex((line) => line.trim() !== "");
  return start2 < 0 ? [] : lines.slice(start2);
}
function fromHead(body) {
  const lines = trimmed(body);
  const head = lines.findIndex(
    (line) => /^[A-Za-z_$][\w$.]*(?:Error|Exception)(?: \[\w+\])?(?::|$)/.test(line)
  );
  return head < 0 ? lines : lines.slice(head);
}
function errorLed(body) {
  const [first = "", ...rest] = trimmed(body);
  return [`error: ${first}`, ...rest];
}
function causeIn(body) {
  const lines = trimmed(body);
  const at = lines.findIndex((line) => /^ {2}cause: \S/.test(line));
  if (at < 0) return lines;
  return [
    (lines[at] ?? "").replace(/^ {2}cause: /, ""),
    ...lines.slice(at + 1).map((line) => line.replace(/^ {2}/, ""))
  ];
}
function failedTests(text) {
  const found = [];
  const suites = [];
  let attributes = /* @__PURE__ */ new Map();
  for (const tag of tagsOf(text, JUNIT)) {
    if (tag.name === "testcase") attributes = tag.attributes;
    else if (tag.name !== "testsuite")
      found.push({ suites: [...suites], attributes, failure: tag.attributes, body: tag.body });
    else if (tag.isEnd) suites.pop();
    else if (!tag.isEmpty) suites.push(tag.attributes.get("name") ?? "");
  }
  return found;
}
var JUNIT = /<(testsuite|testcase|failure|error)\b|<\/testsuite>/g;
function tagsOf(text, wanted) {
  const tags = [];
  let from = 0;
  while (from >= 0) {
    wanted.lastIndex = from;
    const match = wanted.exec(text);
    const end = match === null ? -1 : endOfTag(text, wanted.lastIndex);
    if (match === null || end < 0) return tags;
    const name = match[1] ?? "testsuite";
    const isEmpty = text[end - 1] === "/";
    const isFailure = name === "failure" || name === "error";
    const close2 = isFailure && !isEmpty ? text.indexOf(`</${name}>`, end) : end;
    const attributes = attributesIn(text.slice(match.index, end));
    tags.push({
      name,
      isEnd: match[1] === void 0,
      isEmpty,
      attributes,
      body: bodyOf(text.slice(end + 1, close2))
    });
    from = close2;
  }
  return tags;
}
function endOfTag(text, from) {
  let quote = "";
  for (let at = from; at < text.length; at += 1) {
    const character = text[at] ?? "";
    if (quote !== "") quote = character === quote ? "" : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === ">") return at;
  }
  return -1;
}
function attributesIn(tag) {
  return new Map(
    [...tag.matchAll(/\b([\w-]{1,40})="([^"]{0,4000})"/g)].map(([, name = "", value = ""]) => [
      name,
      unescaped(value)
    ])
  );
}
function bodyOf(raw) {
  const cdata = /^\s*<!\[CDATA\[([\s\S]*?)\]\]>/.exec(raw)?.[1];
  return cdata ?? unescaped(raw);
}
var ENTITIES = /* @__PURE__ */ new Map([
  ["lt", "<"],
  ["gt", ">"],
  ["amp", "&"],
  ["quot", '"'],
  ["apos", "'"]
]);
function unescaped(text) {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,4}));/gi,
    (all2, decimal, hex, name) => {
      if (name !== void 0) return ENTITIES.get(name) ?? all2;
      const code = decimal === void 0 ? Number.parseInt(hex ?? "", 16) : Number(decimal);
      return code < 1114112 ? String.fromCodePoint(code) : all2;
    }
  );
}
// src/core/failure/exit-reason.ts
var BY_CODE = /* @__PURE__ */ new Map([
  [124, "timeout"],
  [126, "not-executable"],
  [127, "command-not-found"],
  [130, "SIGINT"],
  [134, "SIGABRT"],
  [137, "SIGKILL"],
  [139, "SIGSEGV"],
  [143, "SIGTERM"]
]);
function exitReason(context) {
  if (context.timedOut === true) return "timeout";
  if (context.signal) return context.signal;
  if (context.exitCode === null) return "exit unknown";
  return BY_CODE.get(context.exitCode) ?? `exit ${context.exitCode}`;
}
// src/core/failure/noise-lines.ts
var NOISE = [
  { why: "a rule", pattern: /^[^\p{L}\p{N}]*$/u, example: "-----" },
  {
    why: "a package manager about the script that it ran",
    pattern: /^npm (?:ERR!|error|warn|WARN|notice)(?: |$)|^(?:error )?Command failed with exit code \d+|^ ?\[?(?:ELIFECYCLE|WARN|ERR_PNPM_RECURSIVE_RUN_FIRST_FAIL)\b|^(?:info|warning) |^A complete log of this run|^\W{0,4}exited with code \d+|^yarn (?:run|install) v/,
    example: " ELIFECYCLE  Command failed."
  },
  {
    why: "a wrapper about the program that it ran",
    pattern: /^(?:g|mingw32-)?make(?:\[\d+\])?: |^ninja: (?:build stopped|Entering)|^FAILED: \S|^\[\d+\/\d+\] |^lerna (?:ERR!|WARN|info|notice|verb|success) |^(?:\W{0,3} )?(?:Lerna|NX|turbo) \W|^\s*(?:Tasks|Cached|Failed):? {2,}\S|^\W{0,6}nx run \S+(?: \([^)]{1,20}\))?$|^\W{0,4}\d{1,6}\/\d{1,6} (?:targets|tasks|succeeded)\b|^#\d{1,4} (?:\[|DONE|CACHED|ERROR: process|sha256:|transferring)|^ > \[[^\]]{1,80}\] |^ERROR: failed to (?:solve|build): process |^• |^Dockerfile:\d+$|^@?[\w/.-]{1,60}(?::|#)[\w:-]{1,40}: (?:cache |command )|^cache (?:miss|hit|bypass), \w/,
    example: "make: *** [x] Error 1"
  },
  {
    why: "a CI service about its job",
    pattern: /^(?:##\[(?:group|endgroup|section|command|debug)\]|::(?:end)?group::|\[command\]|section_(?:start|end):|\[Pipeline\] |travis_\w{1,20}:|(?:~~~|\^\^\^) \S|Script (?:started|done) on )|^Finished: (?:FAILURE|UNSTABLE|ABORTED)$|^\W{0,4}(?:Attaching to|Aborting on) \S|^ ?(?:Container|Network|Volume|Image) \S{1,200} {1,4}(?:Creat|Start|Stopp|Runn|Wait|Health|Exit|Recreat|Pull|Built|Build|Remov|Kill)\w{0,4}$/,
    example: "##[group]Run npm test"
  },
  {
    why: "a warning of the runtime",
    pattern: /^\(node:\d+\) .{0,40}\w*Warning: |^\(Use `node --trace-|^\S{1,300}:\d+: [A-Z]\w{0,60}Warning: |^ {2}warnings\.warn\(/,
    example: "(node:4711) ExperimentalWarning: stripping types"
  },
  {
    why: "an echo of a command",
    pattern: /^(?:> |\+ \S|\$ \S|g?make (?:-\w|\w))/,
    example: "> shop@1.0.0 test"
  },
  {
    why: "how a process ended",
    pattern: /^(?:Error: )?[Pp]rocess (?:completed|exited|finished) with (?:exit )?code \d+|^(?:exit|Exit) (?:status|code):? \d+$/,
    example: "exit status 1"
  },
  {
    why: "a version",
    pattern: /^(?:(?:Node\.js|Python|Ruby|Go) v?\d|\W{0,4}[\w@/.-]{1,40}(?: version| test)? v?\d+\.\d+\.\d+\S*(?: \([^)]{1,40}\))?$)/,
    example: "Node.js v20.1.0"
  },
  {
    why: "a time",
    pattern: /^\s*(?:Done|Finished|Completed|Duration|Elapsed|Time|Took|Total (?:Test )?[Tt]ime|real|user|sys|Ran|Started|Start at|Run started|Transforming|Built) ?\b.{0,40}\d.{0,60}$/i,
    example: "Done in 3.2s."
  },
  {
    why: "a seed",
    pattern: /\b(?:random\w*|seed\w*)\b.{0,30}\bseed\b.{0,12}\d|^\W{0,4}(?:random )?seed[ :=]{1,3}\d/i,
    example: "Randomized with seed 4711"
  },
  {
    why: "a rating",
    pattern: /\brated at -?\d|^\W{0,4}(?:score|rating)[ :=]{1,3}-?[\d.]+/i,
    example: "Your code has been rated at 3.33/10"
  },
  {
    why: "progress",
    pattern: /^\s*\d{1,3}%|^\s*(?:Downloading|Downloaded|Fetching|Resolving|Installing|Compiling|Running|Checking|Scanning|Linting|Collecting|Loading|Building|Using|Generating)\b(?!.*\b(?:error|fail))/,
    example: "Checking formatting..."
  },
  {
    why: "what passed",
    pattern: /^\s*(?:\[ *OK *\]|ok \d|ok:|PASS(?:ED)?\b|\(pass\)|[✓✔√])|\.{2,} ?(?:ok|OK|Passed)\b/,
    example: "ok 2 passes"
  },
  {
    why: "a frame of a stack",
    pattern: /^\s*(?:at |from )\S+(?:[:(]| [(<])|^\s*at <\w|^\s*#\d{1,3} |^ {2}File "|^\s*\d+: 0x|^goroutine \d|^\t\S+\.go:\d+|^\s*(?:in|stack|Stack(?: ?trace)?|stack traceback|backtrace):?$|^\t\[?[\w./]{1,80}\]?: in |^\s*(?:package:\S{1,200}|\S{1,200}\.dart)(?: \d+:\d+)? {2,}\S|^\d\d:\d\d \+\d+(?: [~-]\d+){0,2}: .*(?<!\[E\])$/,
    example: "    at total (src/cart.js:3:7)"
  },
  {
    why: "the source around it",
    pattern: /^\s{0,8}(?:>?\s{0,8}\d{1,7} ?[|│](?: |$)|L\d{1,7} \|)|^\s*\|(?: |$)|^\s*[|· ]*[\^~]+[\s|]*$/,
    example: "  > 4 |   total(1)"
  },
  { why: "a property of an error", pattern: /^ {2,}[a-z]\w*: ['[{\d-]/, example: "  code: 'E1'," },
  {
    why: "advice",
    pattern: /^\s*(?:help|hint|note|tip|see also|learn more|read more|more info(?:rmation)?|for (?:more|help|details))\b|^\s*(?:[Uu]se|[Rr]un|[Tt]ry|[Aa]dd|[Ss]et) [`"'-]|^\s*(?:to (?:fix|re-?run|update|see|open|show|debug)|re-?run|see )\b.{0,200}$|^\W{0,6}https?:\/\/\S+$|\bto see (?:the|more)\b/i,
    example: "help: did you mean `total`?"
  },
  {
    why: "where a report lies",
    pattern: /^\W{0,4}(?:Output|Log|Report|HTML report|Results?|Error Context|Screenshot|Trace)[\w ]{0,40}:? .{0,200}[/\\]\S*$|\b(?:written|saved|generated) (?:to|in|at)\b/i,
    example: "Output from these tests are in: /tmp/x/Test.log"
  }
];
var ENDED = /\b(?:exit(?:ed|s)?|complet\w{1,4}|finish\w{0,4}|fail\w{0,4}|stopped|return\w{0,4}|terminated|status|failure)\b.{0,60}?(?:\b(?:code|status|rc|with|exited|exit)\b\W{0,6}|=)(?:-?\d{1,3}|SIG[A-Z]{2,8})\W{0,6}$|\bexited \(\d{1,3}\)\W{0,3}$|^\W{0,4}(?:Exit(?:ed)?|ERROR|Error)\b.{0,80}\bexit(?:ed)? .{0,20}\b\d{1,3}\W{0,3}$/i;
function isRelay(line) {
  return line.length < 400 && ENDED.test(line);
}
var COUNTING = new Set(
  `a across confidence severity lines all aborted aborting and are assertion assertions assert asserts auto auto-fixable be been build by case cases check checked checking
  checks cmake code command commands ctest completed compiled complete count covered diagnostic diagnostics did done duration elapsed error errored
  errors example examples executed exited fail failed failing failure failures features file files finished fix fixable fixed flaky
  formatted found from had has have high hint hints hours ignored in informations information infos info is issue issues it job jobs left linted lint low
  matched measured medium messages message min minute minutes ms no not note notes of offense offenses ok on only operation operations option oh or out over overall pass
  passed passing pending percent potentially previous problem problems process quick ran rate reformatted reports result results retried rule rules run
  running runs s scanned script scripts sec second seconds see above skip skipped skips some source sources spec specs statements step steps style succeeded successful successfully suite
  suites summary target targets task tasks test tests the there these threads time to todo total unchanged undefined unfixable updated using
  violation violations warning warnings warn was were while with without would`.split(/\s+/)
);
var NAMED2 = /\b(?:test|case|check|step|error|code|status|exit|suite|spec|example|scenario|rule)\s+#?\d/i;
function isNoise(line) {
  return reasonOf(line) !== null;
}
function reasonOf(line) {
  return NOISE.find(({ pattern }) => pattern.test(line))?.why ?? null;
}
var MOST_REPEATS = 20;
function whySilent(lines) {
  const count = /* @__PURE__ */ new Map();
  const noise = lines.map((text, line) => {
    const times = (count.get(text) ?? 0) + 1;
    count.set(text, times);
    if (times > MOST_REPEATS) return "said over and over";
    return reasonOf(text) ?? (isExcerpt(lines, line) ? "the source around it" : null);
  });
  const last = noise.lastIndexOf(null);
  const precise = withoutRelays(lines, unlessAll(lines, noise, isTotal, "a total"));
  const own22 = unlessAll(lines, precise, import_app_loop_conclude_turn.isQuietLog, "logged in passing");
  return own22 === precise && lines.every((text, at) => precise[at] !== null || (0, import_app_loop_conclude_turn.isQuietLog)(text)) ? noise.map((reason, at) => at === last ? null : reason ?? "logged in passing") : own22;
}
function unlessAll(lines, reasons, such, why) {
  const next = lines.map((text, at) => reasons[at] ?? (such(text) ? why : null));
  return next.includes(null) ? next : reasons;
}
function withoutRelays(lines, reasons) {
  const isSaid = lines.some((text, at) => reasons[at] === null && !isRelay(text) && tells(text));
  return isSaid ? unlessAll(lines, reasons, isRelay, "how a process ended") : reasons;
}
function tells(text) {
  return (0, import_app_loop_conclude_turn.looksLikeError)(text) || /^\W{0,6}(?:issue|violation|defect|warning)\b|\.\w{1,6}[:(]\d|\bline \d/i.test(text);
}
function isExcerpt(lines, line) {
  const number = numberOf(lines[line]);
  if (number === null || POINTER.test(lines[line + 1] ?? "")) return false;
  return [-2, -1, 1, 2].some((step2) => numberOf(lines[line + step2]) === number + step2);
}
var POINTER = /^[\s|·]*[\^~]+[\s|]*$/;
function numberOf(text = "") {
  const digits = /^\s{0,8}>?\s{0,8}(\d{1,7})(?:\s|$)/.exec(text)?.[1];
  return digits === void 0 ? null : Number(digits);
}
function isTotal(line) {
  if (line.length > 200 || NAMED2.test(line)) return false;
  const plain2 = line.replaceAll("(s)", "s");
  const words = plain2.toLowerCase().match(/[\p{L}][\p{L}'-]*/gu) ?? [];
  return words.length > 0 && words.every((word) => COUNTING.has(word)) && !/[\w]\.[a-z]|["'`]|\w\(/.test(line);
}
// src/core/failure/read-unknown.ts
var PLACED2 = /^\s{0,12}(?:[-*•>] )?(?<file>[^\s:()]{1,300}\.\w{1,5})[:(]\d{1,7}(?:[:,]\d{1,7})?\)?:?\s{0,8}(?:-\s)?(?:fatal )?(?:error|fatal|ERROR|FATAL|Error)\b(?: ?\[?(?<code>[A-Z]{1,6}\d{2,6})\]?)?:?\s{0,8}(?<message>\S.*)$/;
var CLASS = /^[\w.$:]{0,120}(?:Error|Exception|Fault|Panic)\b/;
function readPlaced(lines, context) {
  const tool = speakerOf(lines, context.command);
  return lines.flatMap((text, line) => {
    const groups = /error|fatal/i.test(text) ? PLACED2.exec(text)?.groups : void 0;
    if (groups === void 0) return [];
    const place = { code: groups.code ?? null, file: groups.file ?? null, phase: "compile" };
    return { tool, finding: findingOf(line, groups.message ?? text, place) };
  });
}
function readUnknown(lines, context) {
  const tool = speakerOf(lines, context.command);
  const code = exitReason(context);
  const said = whatIsSaid(lines);
  const entries = entriesOf(said);
  const found = entries.map((entry) => ({ tool, finding: { ...findingIn3(entry), code } }));
  const [first, ...rest] = leadFirst(entries, found);
  if (first !== void 0) {
    const former = lastWords(said);
    return [{ ...first, finding: { ...first.finding, former } }, ...rest];
  }
  return [{ tool, finding: findingOf(0, `no output, ${code}`, { code }) }];
}
function readSure(lines, tool) {
  return entriesOf(whatIsSaid(lines)).filter(({ strength }) => strength !== "plain").map((entry) => ({ tool, finding: findingIn3({ ...entry, before: [] }) }));
}
function lastWords(said) {
  const led = said.findLast(
    ({ text }) => /^[\s\W]{0,8}(?:\w[\w.$]{0,80})?(?:ERROR|Error|error|FATAL|Fatal|fatal|FAILED)\b[:\]! ]/.test(text)
  );
  return [led, said.at(-1)].flatMap((one) => {
    if (one === void 0) return [];
    const { words, errorClass } = withoutClass(one.text.trim());
    return { message: words, class: errorClass };
  });
}
function hasOwnWords(lines) {
  return whatIsSaid(lines).length > 0;
}
function whatIsSaid(lines) {
  const silent2 = whySilent(lines);
  let stream = 0;
  return lines.flatMap((text, line) => {
    if (ECHO.test(text)) stream += 1;
    return silent2[line] === null ? [{ line, text, stream }] : [];
  });
}
var ECHO = /^(?:[>$+] \S|##\[(?:endgroup|command)\]|\[command\]|::group::)/;
function entriesOf(said) {
  const opened = [];
  const before = [];
  let heading = null;
  for (const one of said) {
    heading = HEADING.exec(one.text)?.groups?.file ?? heading;
    const entry = opening(one, heading);
    const current = opened.at(-1);
    if (entry !== null && !isWordsOf(current, entry)) opened.push(entry);
    else if (current !== void 0 && isAbout(current, one)) current.more.push(one);
    else before.push(one);
  }
  if (opened.length === 0) return alike(before);
  const entries = withoutRepeats(opened);
  const least = entries.reduce((low, one) => keyOf(one) < keyOf(low) ? one : low);
  return entries.map((entry) => entry === least ? { ...entry, before } : entry);
}
function isAbout({ stream, strength }, one) {
  return stream === one.stream && (strength !== "place" || /^\s/.test(one.text));
}
function keyOf({ file, title, words }) {
  return [file, title, words].join("\n");
}
function alike(said) {
  const lead = said.find(({ text }) => PLAIN.test(text)) ?? said.findLast(({ text }) => (0, import_app_loop_conclude_turn.looksLikeError)(text)) ?? said.at(-1);
  if (lead === void 0) return [];
  const shape = shapeOf(lead.text);
  const others2 = said.filter(({ text }) => shapeOf(text) !== shape);
  const kind = said.filter(({ text }) => shapeOf(text) === shape);
  const least = kind.reduce((low, one) => one.text < low.text ? one : low, lead);
  return kind.map((one) => ({
    ...entryOf(one),
    more: one === least ? others2.filter(({ line }) => line > lead.line) : [],
    before: one === least ? others2.filter(({ line }) => line < lead.line) : [],
    isLead: one === lead
  }));
}
function shapeOf(text) {
  const [first = ""] = text.trim().split(/[\s:([]/, 1);
  return /[\w-]\/[\w-]|^[\w-]{1,80}\.[a-z]\w{0,4}$/.test(first) ? "path" : first;
}
function isWordsOf(current, { strength, line }) {
  if (current?.title == null || strength === "title") return false;
  return line - current.line <= MOST_BELOW && !current.more.some(({ text }) => LED.test(text));
}
var MOST_BELOW = 8;
var MOST_MORE = 60;
function withoutRepeats(entries) {
  const told2 = new Set(
    entries.flatMap(({ title, more }) => title !== null && more.length > 0 ? [title] : [])
  );
  return entries.filter(({ title, more }) => title === null || more.length > 0 || !told2.has(title));
}
var HEADING = /^(?:\W{1,4}(?:\w{1,12} )?)?(?<file>[\w@.<>~/-]{1,300}\.[A-Za-z]\w{0,5}):?$/;
var ROW = /^\s{1,8}(?:line |L)?\d{1,7}(?:[:,]\d{1,7})?:? {1,8}(?<words>[^\s|].*)$/;
var PLACE2 = /^\s{0,12}(?:[-*•>] |[\w.-]{1,40}: )?(?<file>[^\s:()"'`=]{1,300}\.[A-Za-z]\w{0,5}|[\w./-]{0,200}file)(?:[:(]\d{1,7}(?:[:,]\d{1,7})?\)?|:? line \d{1,7}(?:, col(?:umn)? \d{1,7})?)[:,]?\s{1,8}(?:[-›] )?(?<words>\S.*)$/;
var LED = /^[^\p{L}\p{N}]{0,12}(?:[\w.$/-]{1,80}: ?){0,2}(?:[\w.$]{0,80}(?:ERROR|Error|error|FATAL|Fatal|fatal|CRITICAL|[Ff]ailure|FAILURE|Exception|PANIC|[Pp]anic|ASSERT)|ERR!|Issue|Violation|Defect|Warning|WARNING|E)(?:\[[\w-]{1,40}\])?(?:[:!\]]|\b(?<=\w{3}) )/u;
var TITLE = /^\s{0,8}(?:[✖✗✘×●❌]|\d{1,4}\)|not ok \d{1,6}(?: -)?|(?:--- )?FAIL(?:ED|URE)?:?|\(fail\)|\[ {0,4}FAIL(?:ED)? {0,4}\]) {1,6}(?<title>(?!\(\d+ ?\/)\S.*?)(?: [[(][\d.]+ ?m?s[\])])?$/;
var VERDICT = /^\s{0,8}(?<title>\S.{0,200}?)(?: ?\| FAIL \||\s?\.{2,}[ *]{0,4}(?:FAILED|Failed|FAIL|not ok|ERROR)\b(?:: (?<words>\S.{0,400})|.{0,40})| FAIL(?:ED)?| \[E\])$/;
var PLAIN = /^\s{0,8}(?:[-*•>] )?(?:[\w./-]{1,60}: ){0,3}(?:cannot|can't|could not|couldn't|unable to|failed to|missing|invalid|unknown|unexpected|undefined|unresolved|no such|permission denied)\b/i;
function opening({ line, text, stream }, heading) {
  const row = heading === null ? void 0 : ROW.exec(text)?.groups;
  const placed2 = row ?? PLACE2.exec(text)?.groups;
  if (placed2 !== void 0) {
    const file = placed2.file ?? heading;
    return { line, stream, title: null, file, words: placed2.words ?? text, more: [], strength: "place" };
  }
  const { title, words = null } = (TITLE.exec(text) ?? VERDICT.exec(text))?.groups ?? {};
  if (title !== void 0 && !isTotal(title))
    return { line, stream, title, file: null, words, more: [], strength: "title" };
  if (!LED.test(text) && !PLAIN.test(text)) return null;
  return { ...entryOf({ line, text, stream }), strength: LED.test(text) ? "led" : "plain" };
}
function entryOf({ line, text, stream }) {
  return { line, stream, title: null, file: null, words: text.trim(), more: [], strength: "plain" };
}
var PROGRESS = /^\d\d:\d\d \+\d{1,6}(?: ~\d{1,6})?(?: -\d{1,6})?: /;
var LABEL = /^(?:\W{0,4}[\w ]{1,40}:|\S{1,300}\.\w{1,5}:\d{1,7}(?::\d{1,7})?:?|\W{0,4}(?:ERROR|FAIL|FAILED|Error)!?)$/;
var SIDE = /^\s*(?:[-+](?![-+])|(?:expected|actual|received|wanted|got|want|left|right)\b)/i;
function findingIn3(entry) {
  const below2 = entry.more.slice(0, MOST_MORE).map(({ text }) => text);
  const at = saysItself(entry) ? -1 : wordsBelow(below2);
  const said = (at < 0 ? entry.words ?? entry.title ?? "" : below2[at] ?? "").trim();
  const { words, errorClass } = withoutClass(said.replace(/^(?:[-*•>]|==\d{1,9}==) /, ""));
  const cause = below2.findLast((text) => /^\s*Caused by: \S/.test(text))?.trim();
  const rest = below2.filter((_, index) => index !== at);
  return findingOf(entry.line, cause === void 0 ? words : `${words}; ${cause}`, {
    severity: /^\W{0,4}(?:warn(?:ing)?|note|info|[\w.]{1,60}Warning)\b/i.test(said) ? "warning" : "error",
    class: errorClass,
    file: entry.file ?? fileNamed(entry.words),
    testId: entry.title === null ? null : (0, import_app_loop_gather_evidence.maskLocations)(entry.title.replace(PROGRESS, "")).replace(/\s+/g, " ").trim(),
    speech: "runtime",
    values: rest.filter((text) => SIDE.test(text)).map((text) => (0, import_app_loop_gather_evidence.maskLocations)(text.trim())),
    aside: [
      ...new Set([...rest.filter((text) => !SIDE.test(text)), ...saidBefore(entry)].map(asideOf))
    ].sort()
  });
}
function saidBefore({ before = [], stream, strength }) {
  if (strength === "place" || strength === "title") return [];
  return before.filter((one) => one.stream === stream).map(
    ({ text }) => (0, import_app_loop_gather_evidence.maskVolatile)(text).replace(OF_THIS_RUN, "<n>").replace(/<(?:id|hash|addr)>/g, "<n>")
  );
}
var OF_THIS_RUN = /(?<![\w<.-])(?:v?\d{1,9}(?:\.\d{1,9}){2,4}|(?=[\w.-]{5})(?=[a-zA-Z_.-]{0,80}\d{1,80}(?:[a-zA-Z]|[_.-]{1,8}\d|[a-zA-Z_.-]{1,80}\d))[\w.-]{1,80})|\d{4,}|\[\d{1,9}\]|\d+(?:\.\d+)?(?= (?:bytes|[KM]iB)\b)/g;
function asideOf(text) {
  return (0, import_app_loop_gather_evidence.maskLocations)(text.trim().replace(EXCERPT, "")).replace(/\s+/g, " ");
}
function saysItself({ words }) {
  return words !== null && !LABEL.test(words) && !PLACE_ONLY.test(words);
}
var EXCERPT = /^>?\s{0,8}\d{1,7}:?\s{1,8}(?=\S)/;
function wordsBelow(below2) {
  const led = below2.findIndex((text) => LED.test(text));
  return led >= 0 ? led : below2.findIndex((text) => !LABEL.test(text.trim()));
}
function withoutClass(said) {
  const errorClass = CLASS.exec(said)?.[0] ?? null;
  if (errorClass === null) return { words: said, errorClass };
  return { words: said.slice(errorClass.length).replace(/^: ?/, "") || said, errorClass };
}
var PLACE_ONLY = /^ERROR in (?<file>\S{1,400}\.\w{1,6})\b/;
function fileNamed(words) {
  return PLACE_ONLY.exec(words ?? "")?.groups?.file ?? null;
}
function leadFirst(entries, found) {
  const errors = found.filter(({ finding: finding13 }) => finding13.severity === "error");
  const kept = errors.length > 0 ? errors : found;
  const strength = new Map(found.map((one, index) => [one, entries[index]?.strength ?? "plain"]));
  const isLead = new Set(found.filter((_, index) => entries[index]?.isLead === true));
  const lead = kept.find((one) => isLead.has(one)) ?? kept.find((one) => strength.get(one) !== "plain") ?? kept.find(({ finding: finding13 }) => PLAIN.test(finding13.message)) ?? kept.at(-1);
  return lead === void 0 ? [] : [lead, ...kept.filter((one) => one !== lead)];
}
// src/core/failure/readers/choose-findings.ts
function findingsByRank(output, command, readers2) {
  const signed = (0, import_hooks_active_on_stop4.once)(() => {
    const text = withoutRepeats2(output.lines).join("\n");
    return namedFirst(
      readers2.filter((reader) => reader.signature.test(text)),
      command
    );
  });
  const read452 = (rank) => readWith(
    signed().filter((reader) => reader.rank === rank),
    output
  );
  const byRank = {
    tool: (0, import_hooks_active_on_stop4.once)(() => read452("tool")),
    runtime: (0, import_hooks_active_on_stop4.once)(() => read452("runtime")),
    wrapper: (0, import_hooks_active_on_stop4.once)(() => read452("wrapper"))
  };
  return (rank) => byRank[rank]();
}
var FEW = 400;
function withoutRepeats2(lines) {
  if (lines.length < FEW) return lines;
  const shapes = lines.map((line) => line.replace(/\d/g, "0"));
  const seen = /* @__PURE__ */ new Set();
  const isNew = shapes.map((shape, at) => {
    const pair = `${shape}
${shapes[at + 1] ?? ""}`;
    const isFirst = !seen.has(pair);
    seen.add(pair);
    return isFirst;
  });
  return lines.filter((_, at) => isNew[at] === true || isNew[at - 1] === true);
}
function namedFirst(readers2, command) {
  const words = new Set(command.split(/[\s;&|()"'`/\\=]+/));
  const named32 = (reader) => reader.programs.some((program) => words.has(program));
  return [...readers2.filter(named32), ...readers2.filter((reader) => !named32(reader))];
}
function readWith(readers2, output) {
  const owner = /* @__PURE__ */ new Map();
  const chosen = [];
  for (const reader of readers2) {
    for (const finding13 of reader.read(output)) {
      const owned = owner.get(finding13.line);
      if (owned !== void 0 && owned !== reader) continue;
      owner.set(finding13.line, reader);
      chosen.push({ finding: finding13, tool: finding13.tool ?? reader.tool });
    }
  }
  const errors = chosen.filter(({ finding: finding13 }) => finding13.severity === "error");
  return (errors.length > 0 ? errors : chosen).sort((a, b) => a.finding.line - b.finding.line);
}
// src/core/failure/readers/biome.ts
var biome = {
  tool: "biome",
  rank: "tool",
  programs: ["biome"],
  signature: /^[^\n]{1,500} (?:(?:lint|assist|suppressions|syntax)\/[\w/]+|parse|format)(?: +[A-Z][A-Z ]*)?$/m,
  read: read2
};
var HEADER = /^(?<file>\S.*?)(?::\d+:\d+)? (?<code>(?:lint|assist|suppressions|syntax|plugin)\/[\w/]+|parse|format|organizeImports|configuration|deserialize|resolve|suppressions)(?: +[A-Z][A-Z ]*)?$/;
var MESSAGE = /^ {2}(?<sign>[×✖!⚠iℹ]) (?<message>\S.*)$/;
function read2({ lines }) {
  return lines.flatMap((text, line) => {
    const groups = / (?:parse|format|[a-z]+\/[\w/]+|[a-zA-Z]+)(?: +[A-Z][A-Z ]*)?$/.test(text) ? HEADER.exec(text)?.groups : void 0;
    if (groups === void 0) return [];
    const words = messageAfter(lines, line + 1);
    if (words === null || /^[iℹ]$/.test(words.sign)) return [];
    return findingOf(line, words.message, {
      severity: /^[×✖]$/.test(words.sign) ? "error" : "warning",
      phase: "lint",
      code: groups.code?.replace(/^lint\//, "") ?? null,
      file: groups.file ?? null
    });
  });
}
function messageAfter(lines, from) {
  for (let i = from; i < Math.min(lines.length, from + 4); i += 1) {
    const groups = MESSAGE.exec(lines[i] ?? "")?.groups;
    if (groups !== void 0) return { sign: groups.sign ?? "", message: groups.message ?? "" };
  }
  return null;
}
// src/core/failure/readers/cmake.ts
var cmake = {
  tool: "cmake",
  rank: "tool",
  programs: ["cmake", "cmake3", "ccmake"],
  signature: /^CMake (?:Error|Deprecation Error)\b/m,
  read: read3
};
var HEAD3 = /^CMake (?:Error|Deprecation Error)(?: \(dev\))?(?: (?:at|in) (?<file>[^\s:]+)(?::\d+)?(?: \((?<command>[\w:.]+)\))?)?: ?(?<message>.*)$/;
var LONGEST3 = 40;
function read3({ lines }) {
  return lines.flatMap((text, line) => {
    const groups = HEAD3.exec(text)?.groups;
    if (groups === void 0 || /^Run 'cmake --help'/.test(groups.message ?? "")) return [];
    const file = groups.file ?? null;
    return {
      line,
      severity: "error",
      phase: "compile",
      code: groups.command ?? (/^Unknown argument /.test(groups.message ?? "") ? "usage" : null),
      class: null,
      message: groups.message || paragraph(lines, line + 1),
      speech: "diagnostic",
      file,
      testId: null,
      frame: file
    };
  });
}
function paragraph(lines, from) {
  const words = [];
  for (let line = from; line < lines.length && line < from + LONGEST3; line += 1) {
    const text = lines[line] ?? "";
    if (/^\S/.test(text)) break;
    if (text !== "") words.push(text.trim());
    else if (words.length > 0 && !words.at(-1)?.endsWith(":")) break;
  }
  return words.join(" ") || "failed without a message";
}
// src/core/failure/readers/ctest.ts
var ctest = {
  tool: "ctest",
  rank: "wrapper",
  programs: ["ctest"],
  signature: /^\s*\d+\/\d+ Test +#\d+: |^No tests were found!!!$/m,
  read: read4
};
var RESULT = /^\s*\d+\/\d+ Test +#\d+: (?<test>\S+) \.*[ *]*(?<verdict>Failed|Timeout|Exception: \w+|Not Run|Bad Command|SEGFAULT|Required regular expression not found|Error regular expression found)/;
var NEXT = /^\s*(?:Start +\d+:|\d+\/\d+ Test +#|\d+% tests passed|test \d+$)/;
var MOST_LINES = 100;
function read4({ lines }) {
  const none = lines.indexOf("No tests were found!!!");
  if (none >= 0) return [findingOf(none, "No tests were found", { phase: "test", code: "no-tests" })];
  return lines.flatMap((text, line) => {
    const { test: test2, verdict } = RESULT.exec(text)?.groups ?? {};
    return test2 === void 0 || verdict === void 0 ? [] : failed(lines, line, test2, verdict);
  });
}
function failed(lines, line, test2, verdict) {
  const below2 = lines.slice(line + 1, line + 1 + MOST_LINES);
  const end = below2.findIndex((text) => NEXT.test(text));
  const shown = end < 0 ? below2 : below2.slice(0, end);
  const said = (shown.some((text) => text !== "") ? shown : writtenAbove(lines, line)).filter(
    (text) => !isNoise(text) && !isTotal(text)
  );
  const words = said.find(import_app_loop_conclude_turn.looksLikeError) ?? said.at(-1);
  return findingOf(line, words === void 0 ? verdict : `${verdict}: ${words.trim()}`, {
    phase: "test",
    speech: "runtime",
    testId: test2,
    aside: said.filter((text) => text !== words).map((text) => text.trim())
  });
}
function writtenAbove(lines, line) {
  const above = lines.slice(Math.max(0, line - MOST_LINES), line);
  const start2 = above.findLastIndex((text) => /^\s*Start +\d+:/.test(text));
  return above.slice(start2 + 1).flatMap((text) => {
    const said = /^\d+: (?<said>.*)$/.exec(text)?.groups?.said;
    return said === void 0 || /^(?:Test command|Working Directory|Test timeout computed|Environment variables):?/.test(said) ? [] : [said];
  });
}
// src/core/failure/readers/docker.ts
var docker = {
  tool: "docker",
  rank: "wrapper",
  programs: ["docker", "docker-compose", "buildx", "podman", "buildah", "nerdctl"],
  signature: /failed to (?:solve|build)|returned a non-zero code|[Dd]ocker daemon|error during connect|^Error: building at STEP/m,
  read: read5
};
var DAEMON = /Cannot connect to the Docker daemon|error during connect|Is the docker daemon running\?/;
var FAILED = /^(?:ERROR: |> )?(?:target [\w.-]{1,100}: )?(?:failed to build: )?failed to (?:solve|build)(?: with frontend \S+)?: (?<message>.*)$/;
var LEGACY = /^(?:Error response from daemon: )?(?<message>The command '.*' returned a non-zero code: \d+)$/;
var PODMAN = /^Error: building at STEP "(?<step>.*?)": (?<message>.*)$/;
var DOCKERFILE = /^(?<file>\S*(?:Dockerfile|Containerfile)\S*):\d+$/;
function read5({ lines }) {
  const daemon = lines.findIndex((text) => DAEMON.test(text));
  if (daemon >= 0)
    return [findingOf(daemon, "Cannot connect to the Docker daemon", { code: "daemon-unreachable" })];
  const file = lines.flatMap((text) => DOCKERFILE.exec(text)?.groups?.file ?? []).at(-1) ?? null;
  return lines.flatMap((text, line) => {
    const groups = (FAILED.exec(text) ?? LEGACY.exec(text) ?? PODMAN.exec(text))?.groups;
    if (groups === void 0) return [];
    const reason = plainReason(groups.message ?? "");
    return findingOf(line, reason, {
      phase: "compile",
      // What ran in the step may say why.
      ...reason.startsWith("step ") && lines.some(saysWhy) ? { relay: true } : {},
      file: file ?? "Dockerfile"
    });
  });
}
function saysWhy(line) {
  return (0, import_app_loop_conclude_turn.looksLikeError)(line) && !/did not complete successfully|^executor failed|non-zero code/.test(line);
}
function plainReason(message) {
  return message.replace(/ of ref \S+/, "").replace(/^process "(.*)" did not complete successfully: /, 'step "$1" failed: ').replace(/^executor failed running \[(.*)\]: /, 'step "$1" failed: ').replace(/^The command '(.*)' returned a non-zero code: /, 'step "$1" failed: exit code: ').replace(/^(\S+): failed to resolve source metadata for .*: not found$/, "image not found: $1").replace(
    /^failed to compute cache key: (?:failed to calculate checksum: )?(?:.*?)("[^"]*"|\S+): not found$/,
    "not found in the build context: $1"
  );
}
// src/core/failure/readers/comparison.ts
function splitComparison(message, first, second) {
  const start2 = message.indexOf(first);
  const middle = message.indexOf(second, start2 + first.length);
  if (start2 < 0 || middle < 0) return null;
  const expected = operand(message.slice(start2 + first.length, middle));
  const actual = operand(message.slice(middle + second.length));
  return {
    message: `${message.slice(0, start2)}${first} <v> ${second} <v>`,
    values: [expected, actual]
  };
}
function operand(text) {
  const trimmed2 = text.trim();
  return trimmed2.startsWith("<") && trimmed2.endsWith(">") ? trimmed2.slice(1, -1) : trimmed2;
}
// src/core/failure/readers/dotnet.ts
var dotnet = {
  tool: "dotnet",
  rank: "tool",
  programs: ["dotnet", "msbuild", "csc", "nuget"],
  signature: /(?:^|[)\w] ?): (?:fatal )?(?:error|warning) [A-Z]+\d+ ?: |^[ \t]{1,40}Failed \S|^Unhandled exception\. |error MSB\d+/m,
  read: read6
};
var LINE = /^(?:\d{1,4}>)?(?<place>(?:[A-Za-z]:)?[^:]{0,400}?) ?: (?:[\w-]+ )?(?:fatal )?(?<severity>error|warning) (?<code>(?!TS\d)[A-Z]{2,10}\d{1,6}) ?: (?<message>.*)$/;
var FILE = /^(?<file>[^(]{1,400})\(\d+(?:,\d+){0,3}(?:-\d+)?\)$/;
var PROJECT = / \[[^[\]]{1,400}proj(?:::[^[\]]{0,200})?\]$/;
var SDK = /\.(?:targets|props|tasks)$|^<dep>|\/dotnet\/sdk\//;
var TEST = /^\s+Failed (?<test>\S.{0,400}?)(?: \[[^\]]*\])?$/;
var FRAME2 = /^\s*at (?<name>[^()\s]{1,300})\(.{0,400}?\) in (?<file>.{1,400}):line \d+$/;
var UNHANDLED = /^Unhandled exception\. (?<class>[\w.]{1,200}): (?<message>.*)$/;
var LONGEST_TEST = 60;
function read6({ lines }) {
  const found = lines.flatMap((text, line) => diagnosticAt(text, line) ?? testAt(lines, text, line) ?? []);
  if (found.length > 0) return found;
  return lines.flatMap((text, line) => unhandledAt(lines, text, line) ?? noTestsAt(text, line) ?? []);
}
function diagnosticAt(text, line) {
  const groups = LINE.exec(text.trim())?.groups;
  if (groups === void 0) return null;
  const place = groups.place ?? "";
  const file = FILE.exec(place)?.groups?.file ?? (/\.\w*proj$|\.sln$/.test(place) ? place : null);
  const code = groups.code ?? "";
  return findingOf(line, (groups.message ?? "").replace(PROJECT, ""), {
    phase: phaseOf(code),
    severity: groups.severity === "warning" ? "warning" : "error",
    code: code === "MSB1009" || code === "MSB1003" ? "usage" : code,
    file: file === null || SDK.test(file) ? null : file
  });
}
function phaseOf(code) {
  if (/^(?:NU|NETSDK)\d/.test(code)) return "install";
  return /^(?:IDE|CA|SA|S|xUnit)\d/.test(code) ? "lint" : "compile";
}
function testAt(lines, text, line) {
  const test2 = TEST.exec(text)?.groups?.test;
  if (test2 === void 0) return null;
  const block = lines.slice(line + 1, line + LONGEST_TEST);
  const start2 = block.findIndex((words) => words.trim() === "Error Message:");
  if (start2 < 0 || start2 > 3) return null;
  const stack = block.findIndex((words) => /^\s+Stack Trace:/.test(words));
  const said = block.slice(start2 + 1, stack < 0 ? start2 + 4 : stack).join(" ");
  return {
    ...failedTest(line, said.replace(/\s+/g, " ").trim(), test2),
    ...placeOf(stack < 0 ? [] : block.slice(stack))
  };
}
function failedTest(line, said, testId) {
  const thrown = /^(?<class>(?!Assert\.)[\w.]{1,200}(?:Exception|Error)) ?: (?<message>.*)$/.exec(
    said
  )?.groups;
  if (thrown !== void 0 && !/Assert/.test(thrown.class ?? "")) {
    return findingOf(line, thrown.message ?? "", {
      phase: "test",
      class: thrown.class ?? null,
      speech: "runtime",
      testId
    });
  }
  const words = (thrown?.message ?? said).replace(/ [↑↓].*$/, "");
  const split = splitComparison(words, "Expected:", "Actual:") ?? splitComparison(words, "Expected:", "But was:");
  const parts = { phase: "test", speech: "assertion", testId };
  return split === null ? findingOf(line, words, parts) : findingOf(line, split.message, { ...parts, values: split.values });
}
function placeOf(trace) {
  for (const text of trace) {
    const groups = FRAME2.exec(text)?.groups;
    if (groups === void 0) continue;
    const file = groups.file ?? "";
    return { file, frame: `${file} ${(groups.name ?? "").split(".").at(-1)}` };
  }
  return { file: null, frame: null };
}
function unhandledAt(lines, text, line) {
  const groups = UNHANDLED.exec(text)?.groups;
  if (groups === void 0) return null;
  return {
    ...findingOf(line, groups.message ?? "", { class: groups.class ?? null, speech: "runtime" }),
    ...placeOf(lines.slice(line + 1, line + LONGEST_TEST))
  };
}
function noTestsAt(text, line) {
  return /^No test (?:is available in|matches the given testcase filter)/.test(text) ? findingOf(line, "no tests found", { phase: "test", code: "no-tests" }) : null;
}
// src/core/failure/readers/esbuild.ts
var esbuild = {
  tool: "esbuild",
  rank: "tool",
  programs: ["esbuild", "tsup"],
  signature: /^(?:✘|X) \[(?:ERROR|WARNING)\] /m,
  read: read7
};
var MARKED = /^(?:✘|X) \[(?<severity>ERROR|WARNING)\] (?<message>.*?)(?: \[(?<code>[\w-]+)\])?$/;
var PLACE3 = /^ {4}(?<file>\S.*?):\d+:\d+:$/;
function read7({ lines }) {
  return lines.flatMap((text, line) => {
    const groups = MARKED.exec(text)?.groups;
    if (groups === void 0) return [];
    return findingOf(line, groups.message ?? "", {
      severity: groups.severity === "WARNING" ? "warning" : "error",
      phase: "compile",
      code: groups.code ?? null,
      file: placeAfter(lines, line + 1)
    });
  });
}
function placeAfter(lines, from) {
  for (let i = from; i < Math.min(lines.length, from + 3); i += 1) {
    const file = PLACE3.exec(lines[i] ?? "")?.groups?.file;
    if (file !== void 0) return file;
  }
  return null;
}
// src/core/failure/readers/eslint.ts
var eslint = {
  tool: "eslint",
  rank: "tool",
  programs: ["eslint", "eslint_d", "xo", "standard"],
  signature: /^✖ \d+ problems?|^ +\d+:\d+ +(?:error|warning) |\[(?:Error|Warning)(?:\/[@\w/-]+)?\]$|"messages":\[|^Oops! Something went wrong! :\(|, (?:Error|Warning) - /m,
  read: read8
};
var PATH2 = /^(?<file>[^\s\d].*\.\w{1,6})$/;
var STYLISH = /^ +\d+:\d+ +(?<severity>error|warning) +(?<message>\S.*?)(?: {2,}(?<code>[@\w/-]+))?$/;
var UNIX = /^(?<file>\S.*?):\d+:\d+: (?<message>.*) \[(?<severity>Error|Warning)(?:\/(?<code>[@\w/-]+))?\]$/;
var COMPACT = /^(?<file>\S.*?): line \d+, col \d+, (?<severity>Error|Warning) - (?<message>.*?)(?: \((?<code>[@\w/-]+)\))?$/;
var JSON_FILE = /"filePath":"(?<file>(?:[^"\\]|\\.){1,1000})"/;
var JSON_MESSAGE = /"ruleId":(?:"(?<code>[^"]{1,120})"|null),(?:"fatal":(?:true|false),)?"severity":(?<severity>[12]),"message":"(?<message>(?:[^"\\]|\\.){0,3000})"/;
function read8({ lines }) {
  const found = [];
  let file = null;
  lines.forEach((text, line) => {
    file = (PATH2.exec(text) ?? JSON_FILE.exec(text))?.groups?.file ?? file;
    const groups = groupsOf(text);
    if (groups !== null) found.push(finding(line, groups, groups.file ?? file));
  });
  return found.length > 0 ? found : ownTrouble(lines);
}
function groupsOf(text) {
  if (text.startsWith(" ")) return STYLISH.exec(text)?.groups ?? null;
  if (text.endsWith("]")) {
    const unix = UNIX.exec(text)?.groups;
    if (unix !== void 0) return unix;
  }
  const json = text.includes('"ruleId":') ? JSON_MESSAGE.exec(text)?.groups : void 0;
  if (json !== void 0) return { ...json, message: unescaped2(json.message ?? "") };
  return text.includes(" - ") ? COMPACT.exec(text)?.groups ?? null : null;
}
function finding(line, groups, file) {
  return findingOf(line, (groups.message ?? "").replace(/\.$/, ""), {
    severity: /^(?:warning|1)$/i.test(groups.severity ?? "") ? "warning" : "error",
    phase: "lint",
    code: groups.code ?? null,
    file
  });
}
function unescaped2(text) {
  return text.replace(/\\(["\\/])/g, "$1").replace(/\\[nrt]/g, " ");
}
function ownTrouble(lines) {
  const start2 = lines.findIndex((text) => text.startsWith("Oops! Something went wrong!"));
  if (start2 < 0) return [];
  let line = start2 + 1;
  while (line < lines.length && /^(?:ESLint: [\d.]+)?$/.test(lines[line] ?? "")) line += 1;
  const message = lines[line] ?? lines[start2] ?? "";
  const missing = /couldn't find (?:an? |the )?(?:eslint\.config|config|plugin)|No files matching/.test(
    message
  );
  const head = errorHead(message);
  const code = missing ? "usage" : head?.code ?? null;
  const parts = { phase: "lint", code, class: head?.class ?? null, speech: "runtime" };
  return [findingOf(line, head?.message ?? message, parts)];
}
// src/core/failure/readers/gcc.ts
var gcc = {
  tool: "gcc",
  rank: "tool",
  programs: ["gcc", "g++", "cc", "c++", "clang", "clang++"],
  signature: /^(?:[A-Za-z]:)?[^\s:][^:\n]{0,500}\.(?:[chCHmM]|cc|cpp|cxx|c\+\+|hh|hpp|hxx|inl|ipp|tpp|mm|cu|cuh|[sS]|ixx|cppm|f|f90|F90):\d+:(?:\d+:)? (?:fatal error|error|Error): |^(?:cc1(?:plus|obj)?|g?cc|g\+\+|c\+\+|clang(?:\+\+)?(?:-\d{1,3})?): (?:fatal )?error: /m,
  read: read9
};
var PLACED3 = /^(?<file>(?:[A-Za-z]:)?[^\s:][^:]*\.(?:[chCHmM]|cc|cpp|cxx|c\+\+|hh|hpp|hxx|inl|ipp|tpp|mm|cu|cuh|[sS]|ixx|cppm|f|f90|F90)):\d+:(?:\d+:)? (?<severity>fatal error|error|Error): (?<message>.*)$/;
var DRIVER = /^(?:cc1(?:plus|obj)?|g?cc|g\+\+|c\+\+|clang(?:\+\+)?(?:-\d{1,3})?): (?<severity>(?:fatal )?error): (?!linker command failed|ld returned)(?<message>.*)$/;
var FLAG = / \[(-W[^\]]{1,200})\]$/;
function read9({ lines }) {
  const tool = toolOf(lines);
  let within = null;
  return lines.flatMap((text, line) => {
    within = /: (?:In|At) (?:\w+ ){1,3}'(.{1,300})':$/.exec(text)?.[1] ?? (/: At (?:top level|global scope):$/.test(text) ? null : within);
    const groups = (PLACED3.exec(text) ?? DRIVER.exec(text))?.groups;
    return groups === void 0 ? [] : [finding2(line, tool, groups, within)];
  });
}
function toolOf(lines) {
  const clang = /^\d+ (?:errors?|warnings?)(?: and \d+ errors?)? generated\.$|^clang(?:\+\+)?(?:-\d{1,3})?: /;
  return lines.some((text) => clang.test(text)) ? "clang" : "gcc";
}
function finding2(line, tool, { file, severity, message = "" }, within) {
  const flag = FLAG.exec(message)?.[1];
  const plain2 = file?.replace(/^(?:\.\/)+/, "") ?? null;
  return {
    line,
    severity: "error",
    phase: "compile",
    tool,
    code: flag === void 0 ? null : plainFlag(flag),
    class: severity === "fatal error" ? "fatal error" : null,
    // What else the name could have been depends on the rest of the file.
    message: message.replace(FLAG, "").replace(/; did you mean .{1,300}\?$/, ""),
    speech: "diagnostic",
    file: plain2,
    testId: null,
    frame: within === null || plain2 === null ? plain2 : `${plain2} ${functionName2(within)}`
  };
}
function plainFlag(flag) {
  return flag.replace(/^-Werror,(?=-W)/, "").replace(/^-Werror=/, "-W").replace(/=$/, "");
}
function functionName2(signature) {
  return /([\w:~]{1,200})\(/.exec(signature)?.[1] ?? signature;
}
// src/core/failure/readers/go-build.ts
var goBuild = {
  tool: "go",
  rank: "tool",
  programs: ["go", "gopls", "staticcheck"],
  signature: /^(?:vet: )?[^\s:"{][^:\n]{0,500}\.go:\d+:|import cycle not allowed|^go: |^pattern \S{1,300}: |^no required module |^no packages to test$|^go \S{1,60}: unknown command$|\.go:\d+:\d+: [^\n]{1,300}\\n"\}$/m,
  read: read10
};
var DIAGNOSTIC = /^(?:vet: )?(?<file>[^\s:][^:]*\.go):\d+:(?:\d+:)? (?<message>.*)$/;
var LOADER = /^(?:go:? )?(?<message>(?:pattern \S+: |no required module provides package |cannot find (?:main )?module|go\.mod file not found|updates to go\.(?:mod|sum) needed|missing go\.sum entry|inconsistent vendoring|errors parsing go\.mod|cannot load |no Go files in |no packages to test|\S+: unknown command$).*)$/;
function isGoDiagnostic(text) {
  return DIAGNOSTIC.test(text) && !/: too many errors$/.test(text);
}
function read10(output) {
  const lines = goLines(output.lines);
  return lines.flatMap((text, line) => {
    if (isGoDiagnostic(text)) return [diagnostic(text, line)];
    if (/: import cycle not allowed/.test(text)) return [cycle(lines, line)];
    const loader = LOADER.exec(text)?.groups?.message;
    return loader === void 0 ? [] : [{ ...finding3(line, loader, null), code: gateOf(loader) }];
  });
}
function diagnostic(text, line) {
  const { file = "", message = "" } = DIAGNOSTIC.exec(text)?.groups ?? {};
  return finding3(line, message.replace(/ is not in (?:GOROOT|std) \(.*\)$/, " is not in std"), file);
}
function cycle(lines, line) {
  let top = line;
  while (top > 0 && top > line - 100 && /^\s+(?:imports|\S+ imports) /.test(lines[top] ?? "")) top -= 1;
  const names = lines.slice(top, line + 1).map((text) => text.trim().replace(/^(?:package|imports) /, ""));
  const path = names.map(
    (name) => name.replace(/: import cycle not allowed.*$/, "").replace(/ from \S+$/, "")
  );
  return finding3(line, `import cycle not allowed: ${path.join(" -> ")}`, null);
}
function gateOf(words) {
  if (words === "no packages to test") return "no-tests";
  return /^pattern |: unknown command$/.test(words) ? "usage" : null;
}
function finding3(line, message, file) {
  return {
    line,
    severity: "error",
    phase: "compile",
    code: null,
    class: null,
    message,
    speech: "diagnostic",
    file,
    testId: null,
    frame: null
  };
}
function goLines(lines) {
  return lines.some((text) => text.startsWith('{"')) ? lines.map((text) => outputOf(text)) : lines;
}
function outputOf(text) {
  if (!/^\{"(?:Time|Action|ImportPath)":/.test(text)) return text;
  if (text.includes('"Action":"fail"')) return verdictOf(text);
  const output = /"Output":"((?:[^"\\]|\\.)*)"/.exec(text)?.[1];
  return output === void 0 || /^FAIL(?:\\t|\/t)/.test(output) ? "" : jsonText(output).replace(/\n$/, "");
}
function verdictOf(text) {
  const name = /"Package":"([^"]{1,500})"/.exec(text)?.[1];
  if (name === void 0 || text.includes('"Test":')) return "";
  return `FAIL	${name}${text.includes('"FailedBuild":') ? " [build failed]" : "	0s"}`;
}
// src/core/failure/readers/go-panic.ts
var FATAL = /^(panic|fatal error): (.*)$/;
var LIMIT = /^test timed out after /;
function goFatal(lines, from, to) {
  for (let line = from; line < to; line += 1) {
    const [, word, words] = FATAL.exec(lines[line] ?? "") ?? [];
    if (word !== void 0 && words !== void 0) return fatalFinding(lines, line, word, words);
  }
  return null;
}
function fatalFinding(lines, line, word, words) {
  const calls = goCalls(lines, line);
  const limit = LIMIT.test(words);
  const message = words.replace(/(?: \[recovered(?:, repanicked)?\])+$/, "");
  const call = calls[0];
  return {
    line,
    severity: "error",
    phase: calls.some(({ file }) => file.endsWith("_test.go")) || limit ? "test" : "run",
    code: limit ? "timeout" : null,
    class: word,
    message,
    speech: "runtime",
    file: call?.file ?? null,
    testId: running(lines, line) ?? testOfCalls(calls),
    frame: call === void 0 ? null : `${call.file} ${call.fn}`
  };
}
function running(lines, line) {
  if (!/^\s*running tests:$/.test(lines[line + 1] ?? "")) return null;
  return /^\s+(\S+) \(/.exec(lines[line + 2] ?? "")?.[1] ?? null;
}
var PLACE4 = /^\s+(\S.*\.go):\d+(?: \+0x[0-9a-f]+)?$/;
var CALL = /^ *(\S.*?)\((?:[^()]|\(\))*\)$/;
var LONGEST22 = 400;
function goCalls(lines, from) {
  const calls = [];
  const end = Math.min(lines.length, from + LONGEST22);
  for (let line = from; line < end && !/^(?:FAIL|---|===|exit status)/.test(lines[line] ?? ""); line += 1) {
    const file = PLACE4.exec(lines[line] ?? "")?.[1];
    const fn = CALL.exec(lines[line - 1] ?? "")?.[1];
    if (file !== void 0 && fn !== void 0 && isProject(file)) calls.push({ file, fn: plainName(fn) });
  }
  return calls;
}
function testOfCalls(calls) {
  const names = calls.map(({ fn }) => /\.((?:Test|Fuzz|Benchmark|Example)\w*)/.exec(fn)?.[1]);
  return names.find((name) => name !== void 0 && name !== "TestMain") ?? null;
}
function isProject(file) {
  return !/^(?:[/<~]|[A-Za-z]:[\\/]|_testmain\.go)/.test(file);
}
function plainName(fn) {
  return fn.replace(/^created by /, "").replace(/(?:\.func\d+)+(?:\.\d+)*$/, "");
}
// src/core/failure/readers/go-test.ts
var goTest = {
  tool: "go test",
  rank: "tool",
  programs: ["go", "gotestsum"],
  signature: /^ *--- FAIL: |^FAIL\t|^panic: |^fatal error: |^WARNING: DATA RACE|"Output":" *(?:--- FAIL|panic|fatal error|FAIL\\t)/m,
  read: read11
};
var ENDED2 = /^FAIL\t(\S+)(?: \[(.*)\]|\t.*)$/;
function read11(output) {
  const lines = goLines(output.lines);
  const compiled = !lines.some((text) => isGoDiagnostic(text));
  const found = [];
  let from = 0;
  for (const [to, text] of lines.entries()) {
    const [, name, why = null] = ENDED2.exec(text) ?? [];
    if (name === void 0) continue;
    found.push(...packageFindings(lines, { from, to, name, why, compiled }));
    from = to + 1;
  }
  const rest = packageFindings(lines, { from, to: lines.length, name: null, why: null, compiled });
  return [...found, ...rest.map((one) => ({ ...one, tool: "go" }))];
}
function packageFindings(lines, pkg) {
  const tests = goFailedTests(lines, pkg.from, pkg.to);
  const testId = (name) => [pkg.name, name].filter((part) => part !== null).join(" > ") || null;
  const fatal = goFatal(lines, pkg.from, pkg.to);
  const broken2 = fatal?.testId ?? tests.findLast((test2) => test2.line < (fatal?.line ?? 0))?.name ?? null;
  const race = raceBelow(lines, pkg);
  const found = tests.filter((test2) => test2.name !== broken2).map((test2) => testFinding(test2, testId(test2.name), race));
  if (fatal !== null) return [{ ...fatal, testId: testId(broken2) }, ...found];
  return found.length > 0 || pkg.name === null ? found : silent(lines, pkg, pkg.name);
}
function raceBelow(lines, { from, to }) {
  for (let line = from; line < to; line += 1) {
    if (lines[line] === "WARNING: DATA RACE") return goCalls(lines, line)[0];
  }
  return void 0;
}
function testFinding(test2, testId, report) {
  const race = test2.said.some((words) => words.startsWith("race detected"));
  const call = race ? report : void 0;
  const [last = "failed without a message", ...earlier] = [...test2.said].reverse();
  return {
    line: test2.line,
    severity: "error",
    phase: "test",
    code: race ? "race" : null,
    class: null,
    message: race ? "race detected during execution of test" : last,
    speech: race ? "diagnostic" : COMPARED.test(last) ? "assertion" : "runtime",
    former: [{ speech: race ? "diagnostic" : "assertion" }],
    ...earlier.length > 0 && !race ? { values: earlier } : {},
    file: test2.file ?? call?.file ?? null,
    testId,
    frame: call === void 0 ? test2.file : `${call.file} ${call.fn}`
  };
}
var COMPARED = /\b(?:got|want(?:ed)?|expect(?:ed)?|actual|should (?:be|have|equal|not))\b|[!=]=|[Nn]ot equal/;
function silent(lines, { from, to, why, compiled }, name) {
  if (why !== null && !compiled) return [];
  const exit = lines.slice(from, to).findLast((text) => /^exit status \d+$|^signal: /.test(text));
  const words = why ?? exit ?? "the package failed without a word";
  return [
    {
      line: to,
      severity: "error",
      phase: why === null ? "test" : "compile",
      code: why ?? exit ?? null,
      class: null,
      message: words,
      speech: "diagnostic",
      file: null,
      testId: name,
      frame: null
    }
  ];
}
var FAILED2 = /^ *--- FAIL: (\S+) \([\d.]+s\)$/;
var STARTED = /^=== (?:RUN|CONT|NAME) +(\S+)$/;
var PASSED = /^ *--- (?:PASS|SKIP)/;
var SAID = /^ {4,}([\w.-]+\.go):\d+: ?(.*)$/;
function goFailedTests(lines, from, to) {
  const failed6 = /* @__PURE__ */ new Map();
  const words = /* @__PURE__ */ new Map();
  let current = null;
  for (let line = from; line < to; line += 1) {
    const text = lines[line] ?? "";
    const verdict = FAILED2.exec(text)?.[1];
    if (verdict !== void 0) failed6.set(verdict, line);
    current = STARTED.exec(text)?.[1] ?? verdict ?? (PASSED.test(text) ? null : current);
    if (current !== null) listen(lines, line, wordsOf2(words, current));
  }
  const parents = new Set([...failed6.keys()].flatMap((name) => parentsOf(name)));
  return [...failed6].map(([name, line]) => ({ name, line, ...wordsOf2(words, name) })).map((test2) => ({ ...test2, said: [...test2.said] })).filter((test2) => test2.said.length > 0 || !parents.has(test2.name));
}
function wordsOf2(words, name) {
  const known = words.get(name) ?? { said: /* @__PURE__ */ new Set(), file: null };
  words.set(name, known);
  return known;
}
function listen(lines, line, words) {
  const [, file, said] = SAID.exec(lines[line] ?? "") ?? [];
  if (file === void 0 || said === void 0) return;
  if (file !== "testing.go") words.file = file;
  const text = said.trim() === "" ? assertionLibrary(lines, line) : said.trim();
  if (text !== "") words.said.add(text);
}
function parentsOf(name) {
  const parts = name.split("/").slice(0, 20);
  return parts.slice(1).map((_part, index) => parts.slice(0, index + 1).join("/"));
}
function assertionLibrary(lines, line) {
  const block = lines.slice(line + 1, line + 30).map((text) => text.trim());
  const start2 = block.findIndex((text) => text.startsWith("Error:"));
  if (start2 < 0) return block[0] ?? "";
  const end = block.findIndex((text, index) => index > start2 && /^(?:Test|Messages):|^$|^Diff:/.test(text));
  const words = block.slice(start2, end < 0 ? start2 + 4 : end).join(" ");
  return words.replace(/^Error:/, "").replace(/\s+/g, " ").trim();
}
// src/core/failure/readers/java.ts
var java = {
  tool: "java",
  rank: "runtime",
  programs: ["java"],
  signature: /^(?:Exception in thread |[ \t]{1,40}at [\w.$/]+\(|Error: (?:Could not|Main method|Unable to access jarfile))/m,
  read: read12
};
var LONGEST_TRACE = 1200;
var UNCAUGHT = /^Exception in thread "[^"]{0,200}" (?<first>.*)$/;
var LAUNCHER = /^Error: (?<message>(?:Could not find or load main class|Main method|Unable to access jarfile).*)$/;
function read12(output) {
  return output.lines.flatMap((text, line) => readAt(output.lines, text, line) ?? []);
}
function readAt(lines, text, line) {
  const launcher = LAUNCHER.exec(text)?.groups?.message;
  if (launcher !== void 0) return findingOf(line, launcher, { code: "main-class" });
  const first = UNCAUGHT.exec(text)?.groups?.first ?? bareThrowable(lines, text, line);
  if (first === null) return null;
  const trace = readTrace(first, lines.slice(line + 1, line + LONGEST_TRACE));
  return trace === null ? null : findingOfTrace(line, trace, { phase: "run" });
}
function bareThrowable(lines, text, line) {
  if (!/^[\w.$]{1,200}(?:Exception|Error)(?::|$)/.test(text)) return null;
  if (lines[line - 1] === "* Exception is:") return null;
  return /^\s+at [\w.$/]/.test(lines[line + 1] ?? "") ? text : null;
}
function readTrace(first, rest) {
  const head = throwable(first);
  if (head === null) return null;
  const steps = stepsOf(rest);
  const frames = steps.filter((step2) => step2.kind === "frame");
  const words = frames.length > 0 ? steps.filter((step2) => step2.kind === "text") : [];
  const top = frames.find(({ frame }) => frame !== null)?.frame ?? null;
  return {
    class: head.class,
    message: withoutLoader([head.message, ...words.map(({ text }) => text)].join(" ").trim()),
    rootCause: steps.findLast((step2) => step2.kind === "cause")?.text ?? null,
    frame: top === null ? null : `${top.file} ${top.method}`,
    file: top === null ? null : top.path
  };
}
function findingOfTrace(line, trace, parts) {
  const place = { class: trace.class, file: trace.file, frame: trace.frame, ...parts };
  if (ASSERTION.test(trace.class)) {
    const split = splitOperands(trace.message);
    return findingOf(line, split?.message ?? (trace.message || "assertion failed"), {
      ...place,
      speech: "assertion",
      ...split === null ? {} : { values: split.values }
    });
  }
  const cause = trace.rootCause === null ? "" : `; caused by ${trace.rootCause}`;
  const speech = /\bNumberFormatException$/.test(trace.class) ? "assertion" : "runtime";
  return findingOf(line, `${trace.message || "thrown without a message"}${cause}`, { ...place, speech });
}
function throwable(text) {
  const groups = /^(?<class>[\w.$]{3,200})(?:: ?(?<message>.*))?$/.exec(text.trim())?.groups;
  const name = groups?.class ?? "";
  if (!/\.[A-Z][\w$]*$/.test(name)) return null;
  return { class: name, message: groups?.message ?? "" };
}
var MOST_WORDS = 8;
var ASSERTION = /(?:Assertion(?:Failed)?Error|ComparisonFailure|MultipleFailuresError|PowerAssertionError)$/;
var ELISION = /^(?:\.\.\. \d+ (?:more|common)|\[\.\.\.\]|Suppressed: )/;
var OTHER_BLOCK = /^(?:\[(?:ERROR|INFO|WARNING)\]|\d+\) |Exception in thread )| FAILED$/;
var FRAME3 = /^(?:at )?(?:[\w.-]{1,60}\/{1,2})?(?<name>[\w.$<>-]{1,300})\((?<place>[^()]{1,200})\)$/;
var LIBRARY = /^(?:java|javax|jdk|sun|com\.sun|org\.junit|org\.opentest4j|org\.hamcrest|org\.assertj|org\.mockito|org\.testng|org\.gradle|org\.apache\.maven|org\.codehaus|org\.springframework|kotlin|kotlinx|scala|groovy|junit)\./;
function stepsOf(rest) {
  const steps = [];
  let framed = false;
  for (const line of rest) {
    const step2 = stepOf(line, framed);
    if (step2 === null || !framed && steps.length > MOST_WORDS) break;
    framed ||= step2.kind !== "text";
    steps.push(step2);
  }
  return steps;
}
function stepOf(line, framed) {
  const text = line.trim();
  if (text.startsWith("Caused by: ")) return { kind: "cause", text: withoutLoader(text.slice(11)) };
  if (ELISION.test(text)) return { kind: "frame", frame: null };
  const groups = FRAME3.exec(text)?.groups;
  if (groups !== void 0) return { kind: "frame", frame: frameOf(groups.name ?? "", groups.place ?? "") };
  return framed || OTHER_BLOCK.test(text) ? null : { kind: "text", text };
}
function frameOf(name, place) {
  const file = /^(?<file>[\w$.-]+\.\w+)(?::\d+)?$/.exec(place)?.groups?.file;
  if (file === void 0 || LIBRARY.test(name)) return null;
  const parts = name.split(".");
  const method = (parts.at(-1) ?? "").replace(/^lambda\$(\w+)\$\d+$/, "$1");
  return { file, path: [...parts.slice(0, -2), file].join("/"), method };
}
function withoutLoader(message) {
  return / of loader /.test(message) ? message.slice(0, message.lastIndexOf(" (")) : message;
}
function splitOperands(message) {
  const spaced = message.replace(/expected:</, "expected: <").replace(/but was:</, "but was: <");
  return splitComparison(spaced, "expected:", "but was:") ?? splitComparison(spaced, "Expected:", "but:") ?? splitComparison(spaced, "Expecting:", "to be equal to:");
}
// src/core/failure/readers/junit.ts
var junit = {
  tool: "junit",
  rank: "tool",
  programs: ["junit", "junit-platform-console"],
  signature: /^ +(?:source: )?(?:MethodSource|ClassSource) \[|^\d+\) \S+\([\w.$]+\)$|^\[ +\d+ tests found +\]$/m,
  read: read13
};
var LONGEST_TRACE2 = 400;
function testIdOf(className, ...path) {
  const names = path.map((name) => name.replace(/\([^)]{0,200}\)$/, "").trim()).filter((name) => name !== "");
  return [className, ...names].join(" > ");
}
var SOURCE = /^ +(?:source: )?(?:MethodSource|ClassSource) \[className = '(?<class>[^']+)'(?:, methodName = '(?<method>[^']+)')?/;
var MOST_ABOVE = 6;
var CAUGHT = /^ +(?:=>|caught:) (?<first>.*)$/;
var NUMBERED = /^\d+\) (?<test>.{1,300})\((?<class>[\w.$]+)\)$/;
var INVOCATION = /(?::|^\W*)(?<name>\[\d+\](?: [^:]*)?)$/;
function read13({ lines }) {
  const found = lines.flatMap(
    (text, line) => platformAt(lines, text, line) ?? textRunnerAt(lines, text, line) ?? []
  );
  if (found.length > 0) return found;
  const none = lines.findIndex((text) => /^\[ +0 tests found +\]$/.test(text));
  return none < 0 ? [] : [findingOf(none, "no tests found", { phase: "test", code: "no-tests" })];
}
function platformAt(lines, text, line) {
  const first = CAUGHT.exec(text)?.groups?.first;
  const source = SOURCE.exec(lines[line - 1] ?? "")?.groups;
  if (first === void 0 || source === void 0) return null;
  const far = text.trimStart().startsWith("caught:") ? MOST_ABOVE : 2;
  const above = lines.slice(Math.max(0, line - far), line - 1);
  const invocation = above.flatMap((title) => INVOCATION.exec(title)?.groups?.name ?? []).at(-1) ?? "";
  const testId = testIdOf(source.class ?? "", source.method ?? "", invocation);
  return findingAt(line, first, lines.slice(line + 1, line + LONGEST_TRACE2), testId);
}
function textRunnerAt(lines, text, line) {
  const groups = NUMBERED.exec(text)?.groups;
  if (groups === void 0) return null;
  const testId = testIdOf(groups.class ?? "", groups.test ?? "");
  return findingAt(line, lines[line + 1] ?? "", lines.slice(line + 2, line + LONGEST_TRACE2), testId);
}
function findingAt(line, first, rest, testId) {
  const trace = readTrace(first, rest);
  return trace === null ? findingOf(line, first, { phase: "test", speech: "assertion", testId }) : findingOfTrace(line, trace, { phase: "test", testId });
}
// src/core/failure/readers/gradle.ts
var gradleTest = {
  tool: "junit",
  rank: "tool",
  programs: ["gradle", "gradlew"],
  signature: / FAILED$/m,
  read: readTests
};
var gradle = {
  tool: "gradle",
  rank: "wrapper",
  programs: ["gradle", "gradlew"],
  signature: /^\* What went wrong:$/m,
  read: readBuild
};
var TEST2 = /^(?<class>[\w.$ -]{1,200}) > (?<path>.{1,300}) FAILED$/;
var SHORT = /^\s+(?<class>[\w.$]{3,200}) at (?<file>[\w.$-]+):\d+$/;
var MOST_REASON = 8;
function readTests({ lines }) {
  return lines.flatMap((text, line) => {
    const groups = TEST2.exec(text)?.groups;
    if (groups === void 0) return [];
    const testId = testIdOf(groups.class ?? "", ...(groups.path ?? "").split(" > "));
    return testAt2(lines, line, testId);
  });
}
function testAt2(lines, line, testId) {
  const first = lines[line + 1] ?? "";
  const short = SHORT.exec(first)?.groups;
  if (short !== void 0) {
    return findingOf(line, "failed", {
      phase: "test",
      class: short.class ?? null,
      file: short.file ?? null,
      testId
    });
  }
  const trace = readTrace(first, lines.slice(line + 2, line + LONGEST_TRACE2));
  return trace === null ? findingOf(line, first, { phase: "test", speech: "assertion", testId }) : findingOfTrace(line, trace, { phase: "test", testId });
}
function readBuild({ lines }) {
  return lines.flatMap((text, line) => text === "* What went wrong:" ? reasonAt(lines, line) : []);
}
function reasonAt(lines, line) {
  const head = lines[line + 1] ?? "";
  const words = reasonsOf(lines.slice(line + 2, line + 2 + MOST_REASON));
  const task = /^Execution failed for task '(?<task>[^']+)'/.exec(head)?.groups?.task ?? null;
  const said = withoutIdentity((task === null ? [head, ...words] : words).join(" ")) || head;
  if (DEPENDENCY.test(said))
    return findingOf(line, said, { phase: "install", code: "dependency-resolution" });
  return findingOf(line, said, {
    phase: phaseOf2(task),
    code: USAGE.test(head) ? "usage" : task,
    speech: "runtime",
    file: scriptBefore(lines, line)
  });
}
var DEPENDENCY = /Could not (?:resolve|find) (?:all |[\w.-]+:[\w.-]+:)/;
var USAGE = /^(?:Task|Project|Cannot locate tasks that match) .*(?:not found|ambiguous)|does not contain a Gradle build/;
function reasonsOf(following) {
  const end = following.findIndex((text) => /^\s*$|^\* |^\s+Searched in the following/.test(text));
  return (end < 0 ? following : following.slice(0, end)).map((text) => text.replace(/^\s*> /, "").trim());
}
function phaseOf2(task) {
  if (task === null) return "compile";
  if (/test$/i.test(task)) return "test";
  return /compile/i.test(task) ? "compile" : "run";
}
function scriptBefore(lines, line) {
  for (const text of lines.slice(Math.max(0, line - 5), line)) {
    const file = /^(?:Build|Settings|Script|Initialization script)(?: file)? '(?<file>[^']+)' line: \d+$/.exec(text)?.groups?.file;
    if (file !== void 0) return file;
  }
  return null;
}
function withoutIdentity(text) {
  return text.replace(/\b(\w{1,60})_[a-z0-9]{20,26}(?=[$_])/g, "$1").replace(/@[0-9a-f]{4,8}\b/g, "@<addr>");
}
// src/core/failure/readers/javac.ts
var javac = {
  tool: "javac",
  rank: "tool",
  programs: ["javac"],
  signature: /\.java:\d+: (?:error|warning): |^error: (?:file not found: |invalid (?:flag|source|target)|release version|no source files|warnings found and|(?:Source|Target) option )/m,
  read: read14
};
function withJavaDetails(message, following) {
  const details = detailsOf(following);
  const place = simpleName(details.get("location") ?? "");
  const symbol = details.get("symbol");
  if (symbol !== void 0) return `${message}: ${symbol}${place === "" ? "" : ` in ${place}`}`;
  const parts = ["required", "found", "reason", "equality constraints", "lower bounds"].flatMap((name) => {
    const value = details.get(name);
    return value === void 0 ? [] : [name === "reason" ? value : `${name} ${value}`];
  });
  return parts.length === 0 ? message : `${message.replace(/;$/, "")}: ${parts.join("; ")}`;
}
function javaCode(message) {
  return /^package \S+ does not exist$/.test(message) ? "package-does-not-exist" : null;
}
var HEADER2 = /^(?::[\w:-]{1,100}?Java(?:WithJavac)?(?=[\w./~<]))?(?<file>[^:]{1,400}\.java):\d+: (?<severity>error|warning): (?:\[(?<code>[\w-]+)\] )?(?<message>.*)$/;
var GLOBAL = /^error: (?<message>(?:file not found: |invalid (?:flag|source release|target release)|release version \d|no source files|warnings found and -Werror|(?:Source|Target) option ).*)$/;
var DETAIL = /^\s*(?<name>symbol|location|required|found|reason|equality constraints|lower bounds): *(?<value>.*)$/;
var MOST_DETAILS = 12;
function read14(output) {
  return output.lines.flatMap((text, line) => readAt2(output.lines, text, line) ?? []);
}
function readAt2(lines, text, line) {
  const groups = HEADER2.exec(text)?.groups;
  if (groups === void 0) {
    const message = GLOBAL.exec(text)?.groups?.message;
    return message === void 0 ? null : findingOf(line, message, { phase: "compile", code: "usage" });
  }
  return findingOf(
    line,
    withJavaDetails(groups.message ?? "", lines.slice(line + 1, line + 1 + MOST_DETAILS)),
    {
      phase: "compile",
      severity: groups.severity === "warning" ? "warning" : "error",
      code: groups.code ?? javaCode(groups.message ?? ""),
      file: fileOf(groups.file ?? "", text)
    }
  );
}
function fileOf(file, text) {
  return text.startsWith(":") ? file.replace(/^\/.*?\/(?=src\/)/, "") : file;
}
function detailsOf(following) {
  const details = /* @__PURE__ */ new Map();
  for (const line of following) {
    if (/:\d+: (?:error|warning): |^\d+ (?:error|warning)s?$|\.java:\[\d/.test(line)) break;
    const groups = DETAIL.exec(line.replace(/^\[ERROR\]/, ""))?.groups;
    if (groups !== void 0) details.set(groups.name ?? "", (groups.value ?? "").trim());
  }
  return details;
}
function simpleName(location) {
  return location.replace(/\b[a-z][a-z0-9_.]*\.(?=[A-Z])/g, "");
}
// src/core/failure/readers/jest.ts
var jest = {
  tool: "jest",
  rank: "tool",
  programs: ["jest", "react-scripts"],
  signature: /^ {0,2}● \S|^Test Suites: |^No tests found, exiting|^Jest: /m,
  read: read15
};
var BLOCK = /^ {2}● (?<test>\S.*)$/;
var FILE2 = /^ ?FAIL +(?:\S+ )??(?<file>\S+\.\w+)(?: \([\d.]+ m?s\))?$/;
var END = /^(?: {2}● | ?FAIL | ?PASS |Test Suites: |Snapshots: |Snapshot Summary| › \d)/;
var NOT_A_TEST = /^(?:Console|Deprecation Warning|Validation Warning|Cannot log after tests)/;
var MATCHER2 = /^expect\(.{0,200}?\)(?:\.(?:not|resolves|rejects))*\.(?<matcher>\w+)\(/;
var COMPILER = /^(?<file>\S.*?):\d+:\d+ - error (?<code>TS\d+): (?<message>.*)$/;
function read15({ lines }) {
  const found = [];
  let file = null;
  lines.forEach((text, line) => {
    file = FILE2.exec(text)?.groups?.file ?? file;
    const test2 = BLOCK.exec(text)?.groups?.test;
    if (test2 !== void 0 && !NOT_A_TEST.test(test2)) found.push(failed2(lines, line, test2, file));
    found.push(...wholeRun(text, line));
  });
  return found;
}
function failed2(lines, line, test2, file) {
  const end = endOfBlock(lines, line + 1);
  const whole = test2 === "Test suite failed to run";
  const start2 = messageLine(lines, line + 1, end);
  const parts = whole ? suiteMessage(lines, start2) : testMessage(lines, start2, end);
  return {
    ...findingOf(line, ""),
    phase: whole ? "compile" : "test",
    testId: whole ? null : test2.replaceAll(" \u203A ", " > ").trim(),
    file,
    ...parts,
    frame: withoutCall(topFrame(lines, start2, end), parts.code ?? null)
  };
}
function withoutCall(frame, matcher) {
  return matcher !== null && frame?.endsWith(` ${matcher}`) ? frame.slice(0, -matcher.length - 1) : frame;
}
function endOfBlock(lines, from) {
  let end = from;
  while (end < lines.length && !END.test(lines[end] ?? "")) end += 1;
  return end;
}
function messageLine(lines, from, end) {
  const first = nextText(lines, from, end);
  if (!/unexpected token$/.test(lines[first] ?? "")) return first;
  for (let i = first; i < end; i += 1)
    if (lines[i]?.trim() === "Details:") return nextText(lines, i + 1, end);
  return first;
}
function nextText(lines, from, end) {
  let i = from;
  while (i < end - 1 && (lines[i] ?? "").trim() === "") i += 1;
  return i;
}
function testMessage(lines, start2, end) {
  const text = (lines[start2] ?? "").trim();
  const matcher = MATCHER2.exec(text)?.groups?.matcher;
  if (matcher !== void 0) {
    const message = text.replace(/ \/\/ .{1,80}$/, "");
    return { message, code: matcher, speech: "assertion", values: operands(lines, start2 + 1, end) };
  }
  const head = errorHead(text);
  if (head !== null) return { ...head, speech: speechOf(head), values: operands(lines, start2 + 1, end) };
  const thrown = /^thrown: "?(?<words>.*?)"?$/.exec(text)?.groups?.words;
  if (thrown === void 0) return { message: text, class: "Error", speech: "runtime" };
  return { message: thrown, code: /^Exceeded timeout/.test(thrown) ? "timeout" : null, speech: "runtime" };
}
function suiteMessage(lines, start2) {
  const text = (lines[start2] ?? "").trim();
  const compiler = COMPILER.exec(text)?.groups;
  if (compiler !== void 0) {
    return { message: compiler.message ?? "", code: compiler.code ?? null, file: compiler.file ?? null };
  }
  const head = errorHead(text);
  const message = (head?.message ?? text).replace(/^\S{1,300}\.\w{1,5}: /, "");
  const code = /^Cannot find module/.test(message) ? "MODULE_NOT_FOUND" : null;
  return { message, code: head?.code ?? code, class: head?.class ?? null };
}
function operands(lines, from, end) {
  let last = from;
  while (last < end && !isStackLine(lines[last] ?? "") && !/^\s*>? *\d+ \|/.test(lines[last] ?? ""))
    last += 1;
  return messageTail(lines, from, last).filter((text) => !text.startsWith("Snapshot name:"));
}
function wholeRun(text, line) {
  if (/^No tests found, exiting/.test(text)) {
    return [findingOf(line, "No tests found", { phase: "test", code: "no-tests" })];
  }
  const coverage = /^Jest: (.{0,120}coverage.{0,200})$/i.exec(text)?.[1];
  if (coverage !== void 0) {
    return [findingOf(line, coverage, { phase: "test", code: "coverage", speech: "assertion" })];
  }
  const validation = /^● (Validation Error|Unrecognized CLI Parameter.{0,40}):$/.exec(text)?.[1];
  return validation === void 0 ? [] : [findingOf(line, validation, { phase: "test", code: "usage" })];
}
// src/core/failure/readers/kotlin.ts
var kotlin = {
  tool: "kotlinc",
  rank: "tool",
  programs: ["kotlinc", "kotlin", "kotlinc-jvm", "kotlinc-js"],
  signature: /\.kts?:\d+:\d+: (?:error|warning): |^[ew]: /m,
  read: read16
};
function kotlinMessage(message) {
  const plain2 = message.replace(/^syntax error: /i, "").replace(/\.$/, "").replace(/^[A-Z](?=[a-z])/, lower);
  return plain2.replace(/^[eE]xpecting /, "expecting ").replace(/^unresolved reference: (\S+)$/, "unresolved reference '$1'").replace(
    /^type mismatch: inferred type is (.+) but (.+) was expected$/,
    "type mismatch: expected '$2', actual '$1'"
  ).replace(/^(?:return|argument|initializer|assignment) type mismatch:/, "type mismatch:").replace(
    /^type mismatch: actual type is '(.+)', but '(.+)' was expected$/,
    "type mismatch: expected '$2', actual '$1'"
  );
}
var COMMAND_LINE = /^(?<file>[^:]{1,400}\.kts?):\d+:\d+: (?<severity>error|warning): (?<message>.*)$/;
var GRADLE = /^(?<severity>[ew]): (?<file>[^:]{1,400}\.kts?):(?:\d+:\d+:?| \(\d+, \d+\):) (?<message>.*)$/;
var GLOBAL2 = /^(?<severity>e): (?<message>.+)$/;
function read16({ lines }) {
  return lines.flatMap((text, line) => {
    const groups = (COMMAND_LINE.exec(text) ?? GRADLE.exec(text) ?? GLOBAL2.exec(text))?.groups;
    if (groups === void 0) return [];
    return findingOf(line, kotlinMessage(groups.message ?? ""), {
      phase: "compile",
      severity: (groups.severity ?? "").startsWith("w") ? "warning" : "error",
      file: groups.file ?? null
    });
  });
}
function lower(letter) {
  return letter.toLowerCase();
}
// src/core/failure/readers/linker.ts
var linker = {
  tool: "ld",
  rank: "tool",
  programs: ["ld", "ld.lld", "lld", "gold", "mold", "link"],
  signature: /undefined reference to [`']|multiple definition of [`']|error: (?:undefined|duplicate) symbol: |^Undefined symbols for architecture |^duplicate symbol '|cannot find -l|unable to find library -l|ld: library |\bLNK\d{4}: /m,
  read: read17
};
var GNU = /(?<what>undefined reference to|multiple definition of) [`'](?<symbol>[^']{1,2000})'/;
var LLD = /error: (?<what>undefined|duplicate) symbol: (?<symbol>.{1,2000})$/;
var APPLE_UNDEFINED = /^ {2}"(?<symbol>[^"]{1,2000})", referenced from:$/;
var APPLE_TWICE = /^duplicate symbol '(?<symbol>[^']{1,2000})' in:$/;
var LIBRARY2 = /(?:cannot find|unable to find library|ld: library(?: not found for)?) '?(?:-l)?(?<name>[\w.+-]{1,200})'?/;
var MSVC = /^(?<object>\S.*?) : (?:fatal )?error (?<code>LNK\d{4}): (?<message>.*)$/;
function read17({ lines }) {
  return lines.flatMap(
    (text, line) => gnu(lines, text, line) ?? lld(lines, text, line) ?? apple(lines, text, line) ?? library(text, line) ?? msvc(text, line) ?? []
  );
}
function gnu(lines, text, line) {
  const match = GNU.exec(text);
  const { what, symbol } = match?.groups ?? {};
  if (match === null || what === void 0 || symbol === void 0) return null;
  const code = what.startsWith("undefined") ? "undefined-reference" : "multiple-definition";
  const before = text.slice(0, match.index);
  const file = sourceIn(before);
  const fn = functionAbove(lines, line) ?? /:function ([\w:~]{1,200})/.exec(before)?.[1]?.replace(/:$/, "") ?? null;
  return [finding4(line, code, symbol, file, fn)];
}
function functionAbove(lines, line) {
  for (let above = line; above >= 0 && above > line - 100; above -= 1) {
    const fn = /: in function [`']([^']{1,300})'/.exec(lines[above] ?? "")?.[1];
    if (fn !== void 0) return fn;
    if (!/(?:undefined reference|multiple definition)/.test(lines[above] ?? "")) return null;
  }
  return null;
}
function lld(lines, text, line) {
  const { what, symbol } = LLD.exec(text)?.groups ?? {};
  if (symbol === void 0) return null;
  const code = what === "undefined" ? "undefined-reference" : "multiple-definition";
  const places = placesBelow(lines, line + 1, code, symbol);
  if (code === "multiple-definition" && places.length > 1) return places.slice(1);
  return places.length > 0 ? places : [finding4(line, code, symbol, null, null)];
}
function placesBelow(lines, from, code, symbol) {
  const places = [];
  for (let line = from; /^\s*>>> /.test(lines[line] ?? ""); line += 1) {
    const place = /^\s*>>> (?:referenced by|defined at) (.*)$/.exec(lines[line] ?? "")?.[1];
    const fn = /:\(([\w:~]{1,200}?)(?:::h[0-9a-f]{16})?\)$/.exec(lines[line + 1] ?? "")?.[1] ?? null;
    if (place !== void 0) places.push(finding4(line, code, symbol, sourceIn(place), fn));
  }
  return places;
}
function apple(lines, text, line) {
  const missing = APPLE_UNDEFINED.exec(text)?.groups?.symbol;
  const twice = APPLE_TWICE.exec(text)?.groups?.symbol;
  const symbol = missing ?? twice;
  if (symbol === void 0) return null;
  const code = missing === void 0 ? "multiple-definition" : "undefined-reference";
  const object = missing === void 0 ? lines[line + 2] : lines[line + 1];
  const name = /([\w+.-]{1,200}?)(?:-[0-9a-f]{6})?\.o$/.exec(object ?? "")?.[1];
  return [finding4(line, code, symbol.replace(/^_/, ""), name === void 0 ? null : `${name}.o`, null)];
}
function library(text, line) {
  const name = /\bld\b|\blld\b|cannot find -l/.test(text) ? LIBRARY2.exec(text)?.groups?.name : void 0;
  if (name === void 0 || /symbol/.test(text)) return null;
  return [{ ...finding4(line, "missing-library", name, null, null), message: `cannot find -l${name}` }];
}
function msvc(text, line) {
  const { object, code, message } = MSVC.exec(text)?.groups ?? {};
  if (code === void 0 || message === void 0) return null;
  if (code === "LNK1120" || code === "LNK1169") return [];
  return [{ ...finding4(line, "undefined-reference", "", object ?? null, null), tool: "link", code, message }];
}
function finding4(line, code, symbol, file, fn) {
  const words = code === "undefined-reference" ? "undefined reference to" : "multiple definition of";
  return {
    line,
    severity: "error",
    phase: "compile",
    code,
    class: null,
    message: `${words} '${symbol}'`,
    speech: "diagnostic",
    file,
    testId: null,
    frame: file === null || fn === null ? file : `${file} ${fn}`
  };
}
function sourceIn(place) {
  const path = /\(([^()\s]{1,500}):\d+\)$/.exec(place)?.[1];
  if (path !== void 0) return path;
  return /(?:^|[\s:(])((?:[A-Za-z]:)?[\w@+./\\-]{1,500}\.(?:c|cc|cpp|cxx|C|m|mm|s|S|f|f90|rs))(?=[:\s)]|$)/.exec(
    place
  )?.[1] ?? null;
}
// src/core/failure/readers/make.ts
var make = {
  tool: "make",
  rank: "wrapper",
  programs: ["make", "gmake", "mingw32-make", "bmake", "ninja"],
  signature: /^[^\s:][^:\n]{0,300}(?:\[\d+\])?:(?:\d+:)? \*\*\* |^ninja: |^FAILED: |^g?make: (?:unrecognized|invalid) option /m,
  read: read18
};
var RECIPE = /^(?:g|mingw32-|b)?make(?:\[(?<level>\d+)\])?: \*\*\* \[(?:[^\]:]+:\d+: )?(?<target>[^\]]+)\] (?<why>(?:Error \d+|[A-Z][a-z][\w ()]*?))(?: \(ignored\))?$/;
var OWN = /^(?<file>[^\s:][^:]*):(?:(?<line>\d+):)? \*\*\* (?<message>.*)$/;
var SHELL = /^(?:\/bin\/)?(?:ba|da|z|k)?sh: .*(?:not found|Permission denied)/;
function read18({ lines }) {
  const run = {
    lines,
    deepest: lines.reduce((most, text) => Math.max(most, levelOf(text)), -1),
    shellSpoke: lines.some((text) => SHELL.test(text)),
    ninja: lines.some((text) => text.startsWith("ninja: "))
  };
  return lines.flatMap((text, line) => recipe(run, line) ?? own(text, line) ?? ninja(run, line) ?? []);
}
function levelOf(text) {
  const match = RECIPE.exec(text);
  return match === null ? -1 : Number(match.groups?.level ?? 0);
}
function recipe(run, line) {
  const text = run.lines[line] ?? "";
  const { target, why } = RECIPE.exec(text)?.groups ?? {};
  if (target === void 0 || why === void 0) return null;
  if (why === "Error 2" && levelOf(text) < run.deepest) return [];
  const missing = why === "Error 127" || why === "Error 126" ? notFound(run, line) : null;
  if (missing !== null) return missing;
  const code = why.replace(/^Error /, "exit ");
  return [{ ...finding5(line, { code, message: `[${target}] ${why}` }), relay: true }];
}
function notFound({ lines, shellSpoke }, line) {
  if (shellSpoke) return [];
  for (let above = line - 1; above >= 0 && above > line - 5; above -= 1) {
    const [, program, problem2] = /^\w*make(?:\[\d+\])?: (\S+): (No such file or directory|Permission denied)$/.exec(
      lines[above] ?? ""
    ) ?? [];
    if (program === void 0) continue;
    const code = problem2 === "Permission denied" ? "not-executable" : "command-not-found";
    return [finding5(line, { code, message: `${program}: ${problem2}` })];
  }
  return null;
}
function own(text, line) {
  const { file = "", line: at, message } = OWN.exec(text)?.groups ?? {};
  const option = /^g?make: ((?:unrecognized|invalid) option .*)$/.exec(text)?.[1];
  if (option !== void 0) return [finding5(line, { code: "usage", message: option })];
  if (message === void 0) return null;
  const words = message.replace(/\.? {1,2}Stop\.$|\.$/, "");
  const absent = /^No rule to make target '[^']*'$|^No targets specified|^No targets\b/.test(words);
  const code = absent ? "missing-script" : codeOf(words);
  return [finding5(line, { code, message: words, file: at === void 0 ? null : file })];
}
function codeOf(words) {
  return words.startsWith("No rule to make target") ? "no-rule" : null;
}
function ninja(run, line) {
  const text = run.lines[line] ?? "";
  const error = /^ninja: (?:error|fatal): (.*)$/.exec(text)?.[1];
  if (error !== void 0) return [{ ...finding5(line, { code: null, message: error }), tool: "ninja" }];
  const target = /^FAILED: (?:\[code=\d+\] )?(\S+)/.exec(text)?.[1];
  if (target === void 0 || !run.ninja) return null;
  return [{ ...finding5(line, { code: null, message: `FAILED: ${target}` }), tool: "ninja", relay: true }];
}
function finding5(line, part) {
  return {
    line,
    severity: "error",
    phase: "compile",
    code: part.code,
    class: null,
    message: part.message,
    speech: "diagnostic",
    file: part.file ?? null,
    testId: null,
    frame: null
  };
}
// src/core/failure/readers/maven.ts
var maven = {
  tool: "maven",
  rank: "tool",
  programs: ["mvn", "mvnw", "mvnd"],
  signature: /^\[ERROR\] |^\[FATAL\] /m,
  read: read19
};
var COMPILER2 = /^\[(?<severity>ERROR|WARNING)\] (?<file>[^:]{1,400}\.(?<language>java|kt|kts|scala|groovy)):\[\d+,\d+\] (?:error: )?(?<message>.*)$/;
var COMPILERS = {
  java: "javac",
  kt: "kotlinc",
  kts: "kotlinc",
  scala: "scalac",
  groovy: "groovyc"
};
var CHECKSTYLE2 = /^\(\w{1,40}\) (?<rule>[A-Z]\w{1,80}): (?<message>.*)$/;
var GOAL = /^\[ERROR\] Failed to execute goal (?:(?<goal>[\w.-]+:[\w.-]+(?::[^\s:]+)?:[\w-]+) )?(?:\([^)]*\) )?on project (?<project>[\w.-]+): (?<message>.*)$/;
var OTHER = /^\[(?:ERROR|FATAL)\] (?<message>\S.*)$/;
var ADVICE = /^(?:To see the full stack trace|Re-run Maven|For more information|\[Help \d+\]|After correcting|Please refer|->|COMPILATION ERROR|Tests run:|\[ERROR\]|The build could not read|Failures:|Errors:)/;
var USAGE2 = /^Unknown lifecycle phase|^No goals have been specified|there is no POM in this directory/;
var MOST_DETAILS2 = 12;
function read19({ lines }) {
  const inner = lines.flatMap(
    (text, line) => compilerAt(lines, text, line) ?? surefireTestAt(lines, text, line) ?? []
  );
  if (inner.length > 0) return inner;
  const summary = lines.flatMap((text, line) => surefireSummaryAt(text, line) ?? []);
  if (summary.length > 0) return summary;
  const outer = lines.flatMap((text, line) => goalAt(text, line) ?? []);
  if (outer.length > 0) return outer;
  return lines.some((text) => OWN2.test(text)) ? others(lines) : [];
}
var OWN2 = /^\[INFO\] (?:Scanning for projects|BUILD |-{20})|\[Help \d+\]|^\[(?:ERROR|FATAL)\] (?:The build could not|Some problems were|Non-|Re-run Maven|To see the full|Unknown lifecycle phase|No goals have been|.*there is no POM in)/;
function compilerAt(lines, text, line) {
  const groups = COMPILER2.exec(text)?.groups;
  if (groups === void 0) return null;
  const language = groups.language ?? "";
  const said = groups.message ?? "";
  const rule = CHECKSTYLE2.exec(said)?.groups;
  if (rule !== void 0) return checkstyle(line, groups.file ?? null, rule);
  const message = language === "java" ? withJavaDetails(said, lines.slice(line + 1, line + 1 + MOST_DETAILS2)) : kotlinMessage(said);
  return findingOf(line, message, {
    phase: "compile",
    severity: groups.severity === "WARNING" ? "warning" : "error",
    code: language === "java" ? javaCode(said) : null,
    tool: COMPILERS[language] ?? "javac",
    file: groups.file ?? null
  });
}
function checkstyle(line, file, rule) {
  return findingOf(line, rule.message ?? "", {
    phase: "lint",
    tool: "checkstyle",
    code: rule.rule ?? null,
    file
  });
}
function goalAt(text, line) {
  const groups = GOAL.exec(text)?.groups;
  if (groups === void 0) return null;
  const [, plugin, ...rest] = (groups.goal ?? "").split(":");
  const message = withoutHelp(groups.message ?? "").replace(
    /^Could not resolve dependencies for project [^:]+(?::[^\s:]+)*: /,
    ""
  );
  const isDependency = /Could not (?:resolve dependencies|find artifact|transfer artifact)/.test(
    groups.message ?? ""
  );
  return findingOf(line, message, {
    phase: isDependency ? "install" : "compile",
    code: isDependency ? "dependency-resolution" : plugin === void 0 ? null : `${plugin}:${rest.at(-1) ?? ""}`
  });
}
function others(lines) {
  const fatal = lines.flatMap(
    (text, line) => text.startsWith("[FATAL] ") ? otherAt(text, line) ?? [] : []
  );
  if (fatal.length > 0) return fatal;
  return lines.flatMap((text, line) => otherAt(text, line) ?? []).slice(0, 1);
}
function otherAt(text, line) {
  const message = OTHER.exec(text)?.groups?.message;
  if (message === void 0 || ADVICE.test(message)) return null;
  const plain2 = withoutHelp(message).replace(
    / (?:You must specify a valid lifecycle phase|\(position: ).*$/,
    ""
  );
  return findingOf(line, plain2, { phase: "compile", code: USAGE2.test(message) ? "usage" : null });
}
function withoutHelp(message) {
  return message.replace(/(?: -> \[Help \d+\])$/, "");
}
function surefireTestAt(lines, text, line) {
  const end = FAILED_TEST.exec(text)?.index;
  if (end === void 0) return null;
  const testId = surefireTestId(
    text.slice(0, end).replace(/^\[ERROR\] /, "").trim()
  );
  const first = lines[line + 1] ?? "";
  const trace = readTrace(first, lines.slice(line + 2, line + LONGEST_TRACE2));
  return trace === null ? findingOf(line, first, { phase: "test", speech: "assertion", testId, tool: "junit" }) : findingOfTrace(line, trace, { phase: "test", testId, tool: "junit" });
}
function surefireSummaryAt(text, line) {
  const groups = SUMMARY.exec(text)?.groups;
  if (groups === void 0) return null;
  const split = splitOperands(groups.message ?? "");
  return findingOf(line, split?.message ?? groups.message ?? "", {
    phase: "test",
    speech: "assertion",
    tool: "junit",
    testId: testIdOf(groups.class ?? "", groups.name ?? ""),
    ...split === null ? {} : { values: split.values }
  });
}
var FAILED_TEST = / (?:-- )?Time elapsed: [\d.,]{1,20} s {1,4}<<< (?:FAILURE|ERROR)!$/;
var NAME_FIRST = /^(?<name>.{1,300})\((?<class>[\w.$]+)\)$/;
var CLASS_FIRST = /^(?<class>[\w.]{0,200}\b[A-Z][\w$]{0,200})\.(?<name>.{1,300})$/;
var SUMMARY = /^\[ERROR\] {3}(?<class>[A-Z][\w$]{0,200})\.(?<name>[\w$]{1,200}(?:\[[^\]]{0,100}\])?)(?::\d+)?(?:->\S{1,300})?(?: [»?])? (?<message>.*)$/;
function surefireTestId(title) {
  const groups = (NAME_FIRST.exec(title) ?? CLASS_FIRST.exec(title))?.groups;
  return groups === void 0 ? title : testIdOf(groups.class ?? "", groups.name ?? "");
}
// src/core/failure/readers/ruby.ts
var ruby = {
  tool: "ruby",
  rank: "runtime",
  programs: ["ruby", "rake", "bundle", "rails", "irb"],
  signature: /:\d+:in [`'].*\([A-Z][\w:]*\)$|:\d+: syntax error|: --> |^rake aborted!|--> .*\.rb$/m,
  read: read20
};
var RAISED = /^(?:ruby: )?(?<file><internal:[^>]{1,300}>|[^\s:][^:]{0,300}):\d+:in [`'](?<method>[^']{1,200})': (?<message>.*) \((?<class>[A-Z][\w:]{0,200})\)$/;
var SYNTAX = /^(?<file>[^\s:][^:]{0,300}):\d+: (?<message>syntax error.*)$/;
var FRAME4 = /^\s+(?:\d+: )?from (?<file><internal:[^>]{1,300}>|[^\s:][^:]{0,300}):\d+:in [`'](?<method>[^']{1,200})'/;
var OUTSIDE2 = /^<internal:|^<dep>|^\/usr\/|^~\//;
var LONGEST_TRACE3 = 200;
function read20({ lines }) {
  const raised = lines.flatMap((text, line) => raisedAt(lines, text, line) ?? []);
  if (raised.length > 0) return withCause(raised, lines);
  return lines.flatMap((text, line) => {
    const groups = SYNTAX.exec(text)?.groups;
    if (groups === void 0) return [];
    return syntaxError(line, groups.file ?? "", groups.message ?? "");
  });
}
function raisedAt(lines, text, line) {
  const groups = RAISED.exec(text)?.groups;
  if (groups === void 0) return null;
  const onLoad = SYNTAX.exec(groups.message ?? "")?.groups;
  if (onLoad !== void 0) return syntaxError(line, onLoad.file ?? "", onLoad.message ?? "");
  const own22 = { file: groups.file ?? "", method: groups.method ?? "" };
  const trace = lines.slice(line + 1, line + LONGEST_TRACE3).flatMap((following) => frameOf2(following) ?? []);
  const top = [own22, ...trace].find(({ file }) => !OUTSIDE2.test(file));
  const errorClass = groups.class ?? "";
  return findingOf(line, rubyMessage(groups.message ?? ""), {
    class: errorClass,
    speech: rubySpeech(errorClass),
    file: top?.file ?? null,
    frame: top === void 0 ? null : `${top.file} ${methodName(top.method)}`.trim()
  });
}
function withCause(raised, lines) {
  const [first, ...others2] = raised;
  const cause = others2.at(-1);
  if (first === void 0 || cause === void 0) return raised;
  if (!FRAME4.test(lines[cause.line - 1] ?? "")) return raised;
  return [{ ...first, message: `${first.message}; caused by ${cause.class}: ${cause.message}` }];
}
function syntaxError(line, file, message) {
  return findingOf(line, rubyMessage(message), { phase: "compile", class: "SyntaxError", file });
}
function frameOf2(text) {
  const groups = FRAME4.exec(text)?.groups;
  return groups === void 0 ? null : { file: groups.file ?? "", method: groups.method ?? "" };
}
function methodName(method) {
  const plain2 = method.replace(/^.* in (?=\S+$)/, "").replace(/^.*[#.](?=[^#.]+$)/, "");
  return /^<.*>$|\(required\)>$/.test(plain2) || plain2.startsWith("<") ? "" : plain2;
}
function rubyMessage(message) {
  return message.replace(/`([^`']{1,200})'/g, "'$1'").replace(/ for nil:NilClass$/, " for nil").replace(/ for main:Object$/, " for main").replace(/ for an instance of (?=[A-Z])/, " for ").replace(
    /^(undefined (?:local variable or )?method '[^']{1,200}' for )(?!class |module ).*:(?=[A-Z][\w:]*$)/,
    "$1"
  );
}
function rubySpeech(errorClass) {
  return /^(?:SyntaxError|LoadError|NameError|NoMethodError|KeyError)$/.test(errorClass ?? "") ? "diagnostic" : "runtime";
}
// src/core/failure/readers/minitest.ts
var minitest = {
  tool: "minitest",
  rank: "tool",
  programs: ["minitest", "rails", "rake"],
  signature: /^ *(?:\d+\) )?(?:Failure|Error):\n[A-Z][\w:]*#|^\d+ runs, \d+ assertions,/m,
  read: read21
};
var HEADER3 = /^ *(?:\d+\) )?(?<kind>Failure|Error):$/;
var TEST3 = /^(?<suite>[A-Z][^#]{0,300})#(?<test>.{1,300}?)(?: \[(?<file>[^\]]{1,300}):\d+\])?:$/;
var THROWN = /^(?<class>[A-Z][\w:]{0,200}): (?<message>.*)$/;
var FRAME5 = /^ +(?<file>[^\s:][^:]{0,300}):\d+:in [`'](?<method>[^']{1,200})'$/;
var OUTSIDE3 = /^<internal:|^<dep>|^\/usr\/|^~\//;
var MOST_LINES2 = 60;
function read21({ lines }) {
  const found = lines.flatMap((text, line) => HEADER3.test(text) ? testAt3(lines, line + 1) ?? [] : []);
  if (found.length > 0) return found;
  const none = lines.findIndex((text) => /^0 runs, 0 assertions,/.test(text));
  return none < 0 ? [] : [findingOf(none, "no tests were run", { phase: "test", code: "no-tests" })];
}
function testAt3(lines, line) {
  const groups = TEST3.exec(lines[line] ?? "")?.groups;
  if (groups === void 0) return null;
  const testId = `${groups.suite} > ${(groups.test ?? "").replace(/^test_\d{4}_/, "")}`;
  const block = blockOf(lines.slice(line + 1, line + MOST_LINES2));
  const frames = block.flatMap((text) => frameOf3(text) ?? []);
  const file = groups.file ?? frames.at(-1)?.file ?? null;
  const [top] = frames;
  const place = {
    phase: "test",
    testId,
    file,
    frame: top === void 0 ? file : `${top.file} ${top.method}`
  };
  const isError = groups.file === void 0;
  return isError ? errorIn(line, block, place) : failureIn(line, block, place);
}
function errorIn(line, block, place) {
  const thrown = THROWN.exec(block[0] ?? "")?.groups;
  const errorClass = thrown?.class ?? null;
  const message = rubyMessage(thrown?.message ?? block[0] ?? "");
  return findingOf(line, message, { ...place, class: errorClass, speech: rubySpeech(errorClass) });
}
function failureIn(line, block, place) {
  const words = wordsOf3(block);
  const split = splitComparison(words, "Expected:", "Actual:") ?? splitDiff(block);
  const values = split === null ? {} : { values: split.values };
  return findingOf(line, split?.message ?? words, { ...place, speech: "assertion", ...values });
}
function blockOf(following) {
  const end = following.findIndex(
    (text) => /^ *\d+\) (?:Failure|Error|Skipped):$|^\d+ runs, |^(?:bin\/)?rails test /.test(text) || HEADER3.test(text)
  );
  return end < 0 ? following : following.slice(0, end);
}
function wordsOf3(block) {
  const end = block.findIndex((text) => text === "" || text.startsWith("--- expected"));
  return (end < 0 ? block : block.slice(0, end)).join(" ");
}
function splitDiff(block) {
  const start2 = block.indexOf("+++ actual");
  if (start2 < 0) return null;
  const values = block.slice(start2 + 1).filter((text) => /^[-+]/.test(text));
  return { message: `${wordsOf3(block)} Expected: <v> Actual: <v>`, values: values.slice(0, 20) };
}
function frameOf3(text) {
  const groups = FRAME5.exec(text)?.groups;
  const file = groups?.file ?? "";
  if (groups === void 0 || OUTSIDE3.test(file)) return null;
  return { file, method: (groups.method ?? "").replace(/^.*[#.](?=[^#.]+$)/, "") };
}
// src/core/failure/readers/mocha.ts
var mocha = {
  tool: "mocha",
  rank: "tool",
  programs: ["mocha", "_mocha"],
  signature: /^ +\d+ failing$|^Error: No test files found|^\W{0,4}Exception during run: /m,
  read: read22
};
var ENTRY = /^ {2}\d+\) (?<title>.*)$/;
var LONGEST_TITLE = 40;
function read22({ lines }) {
  const list = lines.findIndex((text) => /^ +\d+ failing$/.test(text));
  if (list < 0) return withoutTests(lines);
  const starts = lines.flatMap((text, line) => line > list && ENTRY.test(text) ? line : []);
  return starts.map((start2, i) => failed3(lines, start2, starts[i + 1] ?? lines.length));
}
function failed3(lines, start2, end) {
  const { title, next } = titleOf(lines, start2, end);
  let line = next;
  while (line < end - 1 && (lines[line] ?? "").trim() === "") line += 1;
  const text = (lines[line] ?? "").trim();
  const head = errorHead(text);
  const message = head?.message ?? text;
  const path = / \((?<file>[^()]{1,400}\.\w{1,5})\)$/.exec(message);
  const frame = topFrame(lines, line + 1, end);
  return findingOf(line, path === null ? message : message.slice(0, path.index), {
    phase: "test",
    code: head?.code ?? null,
    class: head?.class ?? null,
    speech: speechOf(head),
    values: valuesOf(message, messageTail(lines, line + 1, end)),
    file: path?.groups?.file ?? frame?.replace(/ [\w$.#]+$/, "") ?? null,
    testId: title,
    frame
  });
}
function valuesOf(message, tail) {
  const compared = tail.filter((text) => / !== /.test(text));
  if (compared.length > 0) return compared.slice(0, 1);
  return isComplete(message) ? [] : tail;
}
function titleOf(lines, start2, end) {
  const parts = [ENTRY.exec(lines[start2] ?? "")?.groups?.title ?? ""];
  let next = start2 + 1;
  while (!(parts.at(-1) ?? "").endsWith(":") && next < Math.min(end, start2 + LONGEST_TITLE)) {
    parts.push((lines[next] ?? "").trim());
    next += 1;
  }
  return { title: parts.join(" > ").replace(/:$/, ""), next };
}
function withoutTests(lines) {
  return lines.flatMap((text, line) => {
    if (text.startsWith("Error: No test files found")) {
      return findingOf(line, "No test files found", { phase: "test", code: "no-tests" });
    }
    const words = /^\W{0,4}Exception during run: (?<head>.*)$/.exec(text)?.groups?.head;
    return words === void 0 ? [] : notLoaded(lines, line, words);
  });
}
function notLoaded(lines, line, words) {
  const head = errorHead(words);
  return findingOf(line, head?.message ?? words, {
    phase: "compile",
    code: head?.code ?? null,
    class: head?.class ?? null,
    speech: "runtime",
    frame: topFrame(lines, line + 1, Math.min(lines.length, line + 40))
  });
}
// src/core/failure/readers/mypy.ts
var mypy = {
  tool: "mypy",
  rank: "tool",
  programs: ["mypy", "dmypy"],
  signature: /^[^\s:][^:\n]{0,500}\.pyi?:(?:\d+:){1,4} error: |^Found \d+ errors? in \d+ files? \(|^mypy: |^\{"file": "[^"\n]{1,500}", "line": \d+, |^[^\s:][^:\n]{0,500}: error: Cannot read file: /m,
  read: read23
};
var PLAIN2 = /^(?<file>[^\s:][^:]*\.pyi?|[^\s:][^:]*(?=: error: Cannot read)):(?:\d+:){0,4} error: (?<message>.*)$/;
var CODE = / *\[([a-z][\w-]{1,60})\]$/;
var MOST_WRAPPED = 12;
function read23({ lines }) {
  return lines.flatMap((text, line) => {
    const groups = text.startsWith('{"file"') ? void 0 : PLAIN2.exec(text)?.groups;
    if (groups !== void 0)
      return [finding6(line, groups.file ?? "", unwrap(lines, line, groups.message ?? ""))];
    return [...jsonLine(text, line), ...usageLine(text, line)];
  });
}
function unwrap(lines, line, start2) {
  let message = start2;
  for (let next = line + 1; !CODE.test(message) && next <= line + MOST_WRAPPED; next += 1) {
    const more = lines[next];
    if (more === void 0 || more === "" || /^ {4}|^Found \d|^[^\s:"]+:(?:\d+:)? (?:error|note): /.test(more))
      return start2;
    message = `${message.trimEnd()} ${more.trim()}`;
  }
  return CODE.test(message) ? message : start2;
}
function finding6(line, file, message) {
  const words = message.replace(CODE, "").trimEnd();
  return {
    line,
    severity: "error",
    phase: "lint",
    code: CODE.exec(message)?.[1] ?? null,
    class: null,
    // What else the name could have been depends on the rest of the file.
    message: words.replace(/; maybe "[^\n]{1,300}"\??$/, ""),
    speech: "diagnostic",
    file,
    testId: null,
    frame: null
  };
}
var JSON_LINE = /^\{"file": "([^"]{1,1000})", "line": -?\d+, .*?"message": "((?:[^"\\]|\\.)*)", .*"code": (?:"([\w-]+)"|null), "severity": "error"\}$/;
function jsonLine(text, line) {
  const match = JSON_LINE.exec(text);
  if (match === null) return [];
  const [, file = "", message = "", code] = match;
  const words = jsonText(message);
  return [finding6(line, file, code === void 0 ? words : `${words}  [${code}]`)];
}
function usageLine(text, line) {
  const said = /^mypy: (?:error: )?(.+)$/.exec(text)?.[1];
  return said === void 0 ? [] : [{ ...finding6(line, "", said), file: null, code: "usage" }];
}
// src/core/failure/readers/node-test.ts
var nodeTest = {
  tool: "node-test",
  rank: "tool",
  programs: [],
  signature: /^TAP version 1[34]|^(?:✖|X) failing tests:|^ℹ tests \d+/m,
  read: read24
};
function read24(output) {
  if (!output.lines.some((text) => /\bduration_ms\b|^(?:✖|X) failing tests:|^ℹ tests \d/.test(text)))
    return [];
  const reports = output.lines.some((text) => /^(?:✖|X) failing tests:$/.test(text)) ? readSpec(output) : readTap(output);
  const crashes = crashesOf(output.lines);
  let next = 0;
  return reports.map((report) => {
    if (report.message !== "test failed" || crashes.length === 0) return report;
    const crash = crashes[Math.min(next++, crashes.length - 1)];
    return crash === void 0 ? report : crashed(report, crash);
  });
}
function crashed(report, crash) {
  return findingOf(report.line, crash.message, {
    phase: "compile",
    code: crash.code,
    class: crash.class,
    speech: "runtime",
    file: report.file
  });
}
function crashesOf(lines) {
  return lines.flatMap(
    (text) => /^(?:# )?[A-Z]/.test(text) ? errorHead(text.replace(/^# /, "")) ?? [] : []
  );
}
var NODE2 = /^(?<indent> *)(?<mark>▶|✖|✔|﹣|⚠) (?<name>.+?)(?: \([\d.]+m?s\))?(?: # .*)?$/;
var PLACE5 = /^test at (?<file>.+?):\d+:\d+$/;
var LIST = /^(?:✖|X) failing tests:$/;
function readSpec({ lines }) {
  const list = lines.findIndex((text) => LIST.test(text));
  const paths = pathsOf(lines.slice(0, list));
  const starts = lines.flatMap((text, line) => line > list && PLACE5.test(text) ? line : []);
  return starts.map((start2, i) => failedSpec(lines, start2, starts[i + 1] ?? lines.length, paths));
}
function pathsOf(tree) {
  const paths = /* @__PURE__ */ new Map();
  const parents = [];
  for (const text of tree) {
    const { indent = "", mark, name } = NODE2.exec(text)?.groups ?? {};
    if (name === void 0) continue;
    parents.length = Math.min(parents.length, Math.floor(indent.length / 2));
    if (mark === "\u25B6") parents.push(name);
    if (mark !== "\u2716") continue;
    const known = paths.get(name) ?? [];
    known.push([...parents, name].join(" > "));
    paths.set(name, known);
  }
  return paths;
}
function failedSpec(lines, start2, end, paths) {
  const name = NODE2.exec(lines[start2 + 1] ?? "")?.groups?.name ?? "";
  const line = firstText(lines, start2 + 2, end);
  const text = (lines[line] ?? "").trim();
  const head = errorHead(text) ?? { class: null, code: null, message: text.replace(/^'(.*)'$/, "$1") };
  const isFile = /\.[cm]?[jt]sx?$/.test(name);
  return findingOf(line, head.message, {
    phase: "test",
    code: head.code,
    class: head.class,
    speech: speechOf(head),
    values: messageTail(lines, line + 1, end),
    file: PLACE5.exec(lines[start2] ?? "")?.groups?.file ?? null,
    testId: isFile ? null : paths.get(name)?.shift() ?? name,
    frame: topFrame(lines, line + 1, end)
  });
}
function firstText(lines, from, end) {
  let line = from;
  while (line < end - 1 && (lines[line] ?? "").trim() === "") line += 1;
  return line;
}
var RESULT2 = /^(?<indent> *)not ok \d+(?:(?: -)? (?<name>[^\s#].*?))?(?: # (?<directive>SKIP|TODO)\b.*| # .*)?$/;
var SUBTEST = /^(?<indent> *)# Subtest: (?<name>.*)$/;
function readTap({ lines }) {
  const found = [];
  const parents = [];
  lines.forEach((text, line) => {
    const subtest = SUBTEST.exec(text)?.groups;
    if (subtest !== void 0) {
      parents.length = Math.min(parents.length, depth(subtest.indent));
      parents.push(subtest.name ?? "");
      return;
    }
    const result = RESULT2.exec(text)?.groups;
    if (result === void 0 || result.directive !== void 0) return;
    const end = endOfBlock2(lines, line + 1);
    const field = (name) => fieldOf(lines, line + 1, end, name);
    if (field("failureType") === "subtestsFailed") return;
    const path = [...parents.slice(0, depth(result.indent)), result.name ?? ""];
    found.push(failed4(lines, line, end, path));
  });
  return found;
}
function depth(indent) {
  return Math.floor((indent ?? "").length / 4);
}
var LONGEST_BLOCK3 = 300;
function endOfBlock2(lines, from) {
  const last = Math.min(lines.length, from + LONGEST_BLOCK3);
  let end = from;
  while (end < last && !/^ *(?:\.\.\.|(?:not )?ok \d+.*)$/.test(lines[end] ?? "")) end += 1;
  return end;
}
function failed4(lines, line, end, path) {
  const field = (name2) => fieldOf(lines, line + 1, end, name2);
  const { message, values } = errorOf(lines, line + 1, end);
  const code = field("code");
  const name = field("name");
  const names = path.filter((part) => !/\.[cm]?[jt]sx?$/.test(part));
  return findingOf(line, message, {
    phase: "test",
    code: code === "ERR_TEST_FAILURE" ? null : code,
    class: name,
    speech: speechOf({ class: name }),
    values,
    file: field("location")?.replace(/:\d+:\d+$/, "") ?? null,
    testId: names.length === 0 ? null : names.join(" > "),
    frame: topFrame(lines, indexOfField(lines, line + 1, end, "stack") + 1, end)
  });
}
function indexOfField(lines, from, end, name) {
  const pattern = new RegExp(`^ +${name}: `);
  for (let i = from; i < end; i += 1) if (pattern.test(lines[i] ?? "")) return i;
  return end;
}
function fieldOf(lines, from, end, name) {
  const index = indexOfField(lines, from, end, name);
  const text = lines[index];
  if (index === end || text === void 0) return null;
  const value = text.slice(text.indexOf(": ") + 2).trim();
  if (value.startsWith("'")) return value.slice(1, -1).replaceAll("''", "'");
  return value.startsWith('"') ? value.slice(1, -1).replaceAll('\\"', '"') : value;
}
function errorOf(lines, from, end) {
  const start2 = indexOfField(lines, from, end, "error");
  const text = fieldOf(lines, from, end, "error");
  if (text === null) return comparisonOf(lines, from, end);
  if (!/^\|-?$/.test(text)) return { message: text, values: [] };
  const indent = (lines[start2] ?? "").search(/\S/);
  let last = start2 + 1;
  while (last < end && ((lines[last] ?? "") === "" || (lines[last] ?? "").search(/\S/) > indent)) last += 1;
  return { message: lines[start2 + 1]?.trim() ?? "", values: messageTail(lines, start2 + 2, last) };
}
function comparisonOf(lines, from, end) {
  const values = ["expected", "actual"].map((name) => fieldOf(lines, from, end, name) ?? "");
  const operator2 = fieldOf(lines, from, end, "operator");
  return operator2 === null ? { message: "test failed", values: [] } : { message: operator2, values };
}
// src/core/failure/readers/npm.ts
var npm = {
  tool: "npm",
  rank: "wrapper",
  programs: ["npm", "npx", "pnpm", "yarn", "bun"],
  signature: /^npm (?:ERR!|error) |^ ?ERR_PNPM_|^\[?ERR_PNPM_|^➤ YN\d{4}|^error (?:An unexpected|Couldn't|Command ")|^error: Script not found/m,
  read: read25
};
var NPM = /^npm (?:ERR!|error) (?<rest>.*)$/;
var CHATTER = /^(?:code|errno|syscall|path|dest|signal|cwd|command|Lifecycle script|workspace|location|A complete log|If you |Note|For a full|Fix the upstream|this command|to accept|node_modules\/|While resolving|Found:)\b|^[a-z0-9 ]*$/;
function read25({ lines }) {
  const own22 = npmError(lines);
  const others2 = lines.flatMap((text, line) => otherError(text, line) ?? []);
  return own22 === null ? others2 : [own22, ...others2];
}
function npmError(lines) {
  const said = lines.flatMap((text, line) => {
    const rest = NPM.exec(text)?.groups?.rest?.trim();
    return rest === void 0 ? [] : { line, rest };
  });
  const [first] = said;
  if (first === void 0 || said.some(({ rest }) => /^(?:Lifecycle script|code ELIFECYCLE)/.test(rest)))
    return null;
  const code = said.map(({ rest }) => /^code (\w+)$/.exec(rest)?.[1]).find((found) => found !== void 0) ?? null;
  const words = said.map(({ rest }) => withoutLabel(rest, code)).filter((rest) => rest !== "" && !CHATTER.test(rest));
  return wrapped(first.line, "npm", code, code === "ERESOLVE" ? conflict(said) : words[0] ?? first.rest);
}
function withoutLabel(rest, code) {
  const label = code?.replace(/^E/, "").toLowerCase() ?? "";
  return label !== "" && rest.toLowerCase().startsWith(label) ? rest.slice(label.length).trim() : rest.replace(/^(?:notarget|JSON\.parse|404) /, "");
}
function conflict(said) {
  const peer = said.find(
    ({ rest }) => /^(?:peer|peerOptional|dev|optional)? ?\S+@"[^"]*" from /.test(rest) && rest.startsWith("peer")
  )?.rest;
  const found = said.find(({ rest }) => rest.startsWith("Found: "))?.rest;
  return `could not resolve ${peer ?? "a dependency"}${found === void 0 ? "" : `, ${found.toLowerCase()}`}`;
}
var OTHERS = [
  ["pnpm", /^ ?\[?(?<code>ERR_PNPM_[A-Z0-9_]+)\]? +(?<message>.*)$/],
  ["yarn", /^➤ (?<code>YN\d{4}): (?<message>.*)$/],
  ["yarn", /^error (?<message>(?:An unexpected|Couldn't|Command ").*)$/],
  ["bun", /^error: (?<message>Script not found .*)$/]
];
var QUIET = /^(?:YN00(?:00|13|19|32|60|85|86)|ERR_PNPM_RECURSIVE_(?:RUN|EXEC)_FIRST_FAIL)$/;
function otherError(text, line) {
  for (const [tool, pattern] of OTHERS) {
    const { code, message } = pattern.exec(text)?.groups ?? {};
    if (message !== void 0)
      return QUIET.test(code ?? "") ? null : wrapped(line, tool, code ?? null, message.trim());
  }
  return null;
}
function wrapped(line, tool, code, message) {
  const missing = /^(?:Missing script|Script not found|Command "[^"]*" not found)/.test(message);
  const phase = missing ? "run" : "install";
  return findingOf(line, message, { tool, phase, code: missing ? "missing-script" : gateCode(code) });
}
function gateCode(code) {
  return code === "EUSAGE" ? "usage" : code;
}
// src/core/failure/readers/pest.ts
var pest = {
  tool: "pest",
  rank: "tool",
  programs: ["pest", "artisan"],
  signature: /^ +FAILED +\S.* > |^ +• \S.* > /m,
  read: read26
};
var TEST4 = /^ +(?:FAILED +|• )(?<suite>[\w\\]{1,300}) > (?<test>\S.{0,400}?)(?: {2,}(?<class>[\w\\]{1,200}))?$/;
var THROWN2 = /^(?<class>[\w\\]{1,200}(?:Error|Exception)) *(?:: (?<message>.*))?$/;
var PLACE6 = /^ +(?:at |\d+ +)?(?<file>\S.{0,400}?\.php):\d+$/;
var LIBRARY3 = /^<dep>|(?:^|\/)vendor\//;
var MOST_LINES3 = 60;
function read26({ lines }) {
  return lines.flatMap((text, line) => {
    const groups = TEST4.exec(text)?.groups;
    if (groups === void 0) return [];
    const block = blockOf2(lines.slice(line + 1, line + MOST_LINES3));
    const testId = `${groups.suite} > ${groups.test}`;
    return failureIn2(line, testId, groups.class ?? null, block);
  });
}
function blockOf2(following) {
  const end = following.findIndex((text) => TEST4.test(text) || /^ +Tests: /.test(text));
  return end < 0 ? following : following.slice(0, end);
}
function failureIn2(line, testId, named32, block) {
  const files = block.flatMap((text) => PLACE6.exec(text)?.groups?.file ?? []).filter((file) => !LIBRARY3.test(file));
  const place = { phase: "test", testId, file: files.at(-1) ?? null, frame: files[0] ?? null };
  const said = block.filter((text) => text.trim() !== "");
  const first = said[0]?.trim() ?? "";
  const thrown = THROWN2.exec(first)?.groups;
  const errorClass = thrown?.class ?? named32;
  if (errorClass === null || /ExpectationFailed|AssertionFailed/.test(errorClass)) {
    return findingOf(line, first, { ...place, speech: "assertion" });
  }
  const message = thrown === void 0 ? first : thrown.message ?? said[1] ?? "";
  return findingOf(line, message, { ...place, class: errorClass, speech: "runtime" });
}
// src/core/failure/readers/php.ts
var php = {
  tool: "php",
  rank: "runtime",
  programs: ["php"],
  signature: /^(?:PHP )?(?:Fatal error|Parse error|Recoverable fatal error|Warning): /m,
  read: read27
};
var HEADER4 = /^(?:PHP )?(?<kind>Fatal error|Parse error|Recoverable fatal error|Warning): +(?<uncaught>Uncaught )?(?<said>.*)$/;
var PLACE7 = / in (?<file>[^\s:][^:]{0,400})(?: on line |:)\d+$/;
var FRAME6 = /^#\d+ (?:(?<file>[^(]{1,400})\(\d+\)|\[internal function\]): (?<name>[\w\\{}:>-]{1,300})\(/;
var LIBRARY4 = /^<dep>|^vendor\/|\/vendor\/|phar:/;
var LONGEST_TRACE4 = 200;
function read27({ lines }) {
  return lines.flatMap((text, line) => readAt3(lines, text, line) ?? []);
}
function readAt3(lines, text, line) {
  const groups = HEADER4.exec(text)?.groups;
  const kind = groups?.kind ?? "";
  const first = thrownAt(groups?.said ?? "", groups?.uncaught !== void 0);
  if (first === null) return null;
  const fatal = /error$/.test(kind);
  const parts = {
    phase: kind === "Parse error" ? "compile" : "run",
    severity: fatal ? "error" : "warning"
  };
  if (groups?.uncaught === void 0) {
    const name = kind === "Parse error" ? "ParseError" : null;
    return findingOf(line, first.message, { ...parts, class: name, speech: "runtime", file: first.file });
  }
  return uncaught2(line, first, lines.slice(line + 1, line + LONGEST_TRACE4));
}
function thrownAt(said, uncaughtClass) {
  const start2 = said.lastIndexOf(" in ");
  const file = start2 < 0 ? void 0 : PLACE7.exec(said.slice(start2))?.groups?.file;
  if (file === void 0) return null;
  const words = said.slice(0, start2).replace(/, called in .{1,400}? on line \d+ and defined$/, "").replace(/ passed in \S+ on line \d+ and /, " passed and ").replace(/ \(include_path='[^']*'\)$/, "");
  const named32 = uncaughtClass ? /^(?<class>[\w\\]{1,200})(?:: (?<message>.*))?$/.exec(words)?.groups : void 0;
  return named32 === void 0 ? { class: null, message: words, file } : { class: named32.class ?? null, message: named32.message ?? "", file };
}
function uncaught2(line, first, rest) {
  const end = rest.findIndex((text) => /^ {2}thrown in /.test(text));
  const trace = end < 0 ? rest : rest.slice(0, end);
  let last = first;
  let lastAt = -1;
  for (const [index, text] of trace.entries()) {
    const next = text.startsWith("Next ") ? thrownAt(text.slice("Next ".length), true) : null;
    if (next === null) continue;
    last = next;
    lastAt = index;
  }
  const cause = last === first ? "" : `; caused by ${first.class}: ${first.message}`;
  return findingOf(line, `${last.message}${cause}`, {
    class: last.class,
    speech: "runtime",
    file: last.file,
    frame: frameOf4(last.file, trace.slice(lastAt + 1))
  });
}
function frameOf4(thrownIn, trace) {
  let file = thrownIn;
  for (const text of trace) {
    const groups = FRAME6.exec(text)?.groups;
    if (groups === void 0) continue;
    if (!LIBRARY4.test(file)) return `${file} ${groups.name ?? ""}`;
    file = groups.file ?? "<dep>";
  }
  return LIBRARY4.test(file) ? null : file;
}
// src/core/failure/readers/phpstan.ts
var phpstan = {
  tool: "phpstan",
  rank: "tool",
  programs: ["phpstan", "larastan"],
  signature: /^ {1,2}Line {2,}\S|\[identifier=[\w.]+\]$|^Note: Using configuration file .*phpstan/m,
  read: read28
};
var RULE = /^ ?-{4,} -{4,}$/;
var FILE3 = /^ {1,2}Line {2,}(?<file>\S.*?)(?: \(in context of .*\))?$/;
var ROW2 = /^ {1,2}:?(?:\d+|-) {2,}(?<message>\S.*)$/;
var MORE = /^ {5,}(?<message>\S.*)$/;
var RAW = /^(?<file>[^:]{1,400}\.\w{2,5}):\d+:(?<message>\S.*?)(?: \[identifier=(?<code>[\w.]+)\])?$/;
var MARKED2 = /^(?:🪪 +(?<code>[\w.]+)|💡.*|✏️.*|See: .*)$/u;
function read28({ lines }) {
  const rows = tableRows(lines);
  if (rows.length > 0) return rows.map(({ line, file, message, code }) => finding7(line, file, message, code));
  return lines.flatMap((text, line) => {
    const groups = RAW.exec(text)?.groups;
    return groups === void 0 ? [] : finding7(line, groups.file ?? null, groups.message ?? "", groups.code ?? null);
  });
}
function tableRows(lines) {
  const rows = [];
  let file = null;
  let row = null;
  for (const [line, text] of lines.entries()) {
    const named32 = FILE3.exec(text)?.groups?.file;
    file = named32 ?? file;
    const message = ROW2.exec(text)?.groups?.message;
    if (message !== void 0 && file !== null) {
      row = { line, file, message, code: null, told: false };
      rows.push(row);
    } else if (row !== null && !RULE.test(text)) {
      extend(row, MORE.exec(text)?.groups?.message);
    }
    if (named32 !== void 0 || text === "") row = null;
  }
  return rows;
}
function extend(row, more) {
  if (more === void 0) return;
  const marked2 = MARKED2.exec(more);
  if (marked2 !== null) {
    row.code ??= marked2.groups?.code ?? null;
    row.told = true;
  } else if (!row.told) row.message += ` ${more}`;
}
function finding7(line, file, message, code) {
  return findingOf(line, message, { phase: "lint", file, code });
}
// src/core/failure/readers/phpunit.ts
var phpunit = {
  tool: "phpunit",
  rank: "tool",
  programs: ["phpunit", "paratest", "simple-phpunit"],
  signature: /^PHPUnit \d|^There (?:was|were) \d+ (?:error|failure)|^No tests executed!/m,
  read: read29
};
var SECTION = /^There (?:was|were) \d+ (?<kind>.*?)s?:$/;
var TEST5 = /^\d+\) (?<suite>[\w\\]{1,300})::(?<test>.{1,400})$/;
var PLACE8 = /^(?<file>\S.{0,400}\.(?:php|phpt|inc)):\d+$/;
var LIBRARY5 = /^<dep>|^vendor\/|\/vendor\/|phar:|\/PHPUnit\//;
var MOST_LINES4 = 80;
var MOST_VALUES2 = 20;
function read29({ lines }) {
  let kind = "";
  const found = [];
  for (const [line, text] of lines.entries()) {
    kind = SECTION.exec(text)?.groups?.kind ?? kind;
    const groups = TEST5.exec(text)?.groups;
    if (groups === void 0 || !SEVERITY.has(kind)) continue;
    const testId = `${groups.suite} > ${groups.test}`;
    found.push(testAt4(line, testId, blockOf3(lines.slice(line + 1, line + MOST_LINES4)), SEVERITY.get(kind)));
  }
  if (found.length > 0) return found;
  const titled = titledTests(lines).map(({ line, testId, block }) => testAt4(line, testId, block));
  return titled.length > 0 ? titled : notRun(lines);
}
var SEVERITY = /* @__PURE__ */ new Map([
  ["error", "error"],
  ["failure", "error"],
  ["PHPUnit error", "error"],
  ["risky test", "warning"],
  ["warning", "warning"],
  ["deprecation", "warning"]
]);
function blockOf3(following) {
  const end = following.findIndex(
    (text) => TEST5.test(text) || /^(?:--|(?:ERRORS|FAILURES)!|Tests: \d.*)$/.test(text)
  );
  return end < 0 ? following : following.slice(0, end);
}
function testAt4(line, testId, block, severity = "error") {
  const files = block.flatMap((text) => PLACE8.exec(text)?.groups?.file ?? []).filter((file) => !LIBRARY5.test(file));
  const place = {
    phase: "test",
    severity,
    testId,
    file: files.at(-1) ?? null,
    frame: files[0] ?? null
  };
  const words = messageOf(block);
  const thrown = /^(?<class>[\w\\]{1,200}): (?<message>.*)$/.exec(words)?.groups;
  if (thrown !== void 0 && /(?:Error|Exception|Throwable)$/.test(thrown.class ?? "")) {
    return findingOf(line, thrown.message ?? "", {
      ...place,
      class: thrown.class ?? null,
      speech: "runtime"
    });
  }
  const speech = /of type "/.test(words) ? "diagnostic" : "assertion";
  const values = diffOf(block);
  return findingOf(line, words, { ...place, speech, ...values.length > 0 ? { values } : {} });
}
function messageOf(block) {
  const end = block.findIndex((text) => text === "" || text === "--- Expected");
  return block.slice(0, end < 0 ? 3 : end).join(" ");
}
function diffOf(block) {
  const start2 = block.indexOf("+++ Actual");
  if (start2 < 0) return [];
  return block.slice(start2 + 1).filter((text) => /^[-+]/.test(text)).slice(0, MOST_VALUES2);
}
function notRun(lines) {
  return lines.flatMap((text, line) => {
    if (/^No tests executed!|^No tests found in class/.test(text))
      return findingOf(line, "no tests executed", { phase: "test", code: "no-tests" });
    if (/^(?:Unknown option "|Cannot open file "|Test file ".*" not found|Could not read (?:XML from file|"))/.test(
      text
    )) {
      return findingOf(line, text, { phase: "test", code: "usage" });
    }
    return [];
  });
}
function titledTests(lines) {
  let suite = "";
  return lines.flatMap((text, line) => {
    if (/^\S|^ . running tests/u.test(text)) suite = text.replace(/^.* running tests */, "");
    const test2 = TITLE2.exec(text)?.groups?.test;
    if (test2 === void 0) return [];
    return {
      line,
      testId: `${suite} > ${plainTitle(test2)}`,
      block: testdoxBlock(lines.slice(line + 1, line + MOST_TESTDOX_LINES))
    };
  });
}
var TITLE2 = /^ [✘✖] (?<test>\S.{0,400})$/;
var MOST_TESTDOX_LINES = 80;
function testdoxBlock(following) {
  const end = following.findIndex((text) => /^ ?\S/.test(text));
  const block = (end < 0 ? following : following.slice(0, end)).map((text) => plainSpaces(text.trim()));
  const start2 = block.findIndex((text) => text !== "");
  return start2 < 0 ? [] : block.slice(start2);
}
function plainTitle(test2) {
  return plainSpaces(test2).replace(/ with data set "(.*)"$/, " with $1").replace(/ with data set #(?=\d+$)/, " with data set ");
}
function plainSpaces(text) {
  return text.replace(/·/g, " ");
}
// src/core/failure/readers/python.ts
var python = {
  tool: "python",
  rank: "runtime",
  programs: ["python", "python3", "py", "pypy3", "uv", "poetry"],
  signature: /Traceback \(most recent call last\):|^ {2}File "[^"\n]{1,1000}", line \d+$|python[\d.]{0,6}(?:\.exe)?: (?:can't open file|No module named) /m,
  read: read30
};
var NOT_STARTED = /python[\d.]{0,6}(?:\.exe)?: ((?:can't open file|No module named) .*)$/i;
function read30({ lines }) {
  const exceptions = readTracebacks(lines).map(
    (traceback) => ({
      line: traceback.line,
      severity: "error",
      phase: "run",
      code: null,
      class: traceback.class,
      message: withCause2(traceback.message, traceback.cause),
      former: [{ message: traceback.message }],
      speech: pythonSpeech(traceback.class, traceback.message),
      file: traceback.file,
      testId: null,
      frame: traceback.frame
    })
  );
  return exceptions.length > 0 ? exceptions : lines.flatMap((text, line) => notStarted(text, line));
}
function notStarted(text, line) {
  const message = NOT_STARTED.exec(text)?.[1];
  if (message === void 0) return [];
  return [
    {
      line,
      severity: "error",
      phase: "run",
      code: message.startsWith("No module") ? "command-not-found" : "missing-script",
      class: null,
      message,
      speech: "diagnostic",
      file: null,
      testId: null,
      frame: null
    }
  ];
}
var HEADER5 = /^(?:Exception Group )?Traceback \(most recent call last\):$/;
var CALL2 = /^ {2}File "([^"]{1,1000})", line \d+(?:, in (.{1,200}))?$/;
var CHAINED = /^(?:The above exception was the direct cause|During handling of the above exception)/;
var GUTTER = /^ *(?:\+ (?=Exception Group)|\| ?)/;
var GROUP = /^[\w.]{0,200}ExceptionGroup: /;
var DIAGNOSTIC2 = /^(?:ImportError|ModuleNotFoundError|NameError|SyntaxError|IndentationError|TabError)$/;
var MEMBER = /^ *\+[-+]{2,20} \d+ -{2,80}$/;
function isChained(text) {
  return CHAINED.test(text);
}
function withCause2(message, cause) {
  return cause === null ? message : `${message}; caused by ${cause}`;
}
function readTracebacks(lines) {
  const found = [];
  let calls = null;
  let group = [];
  const joined = [];
  for (const [line, text] of lines.entries()) {
    const plain2 = text.replace(GUTTER, "");
    if (CHAINED.test(plain2)) joined.push(...found.splice(-1));
    if (GROUP.test(plain2)) group = calls ?? group;
    const opened = MEMBER.test(text) ? group : openedBy(plain2, calls);
    if (opened === null && calls !== null && /^\S/.test(plain2)) {
      found.push(...endOf(plain2, line, calls, joined));
      calls = null;
    }
    calls = opened ?? calls;
  }
  return found;
}
function causeIn2([former]) {
  if (former === void 0) return null;
  return former.cause ?? (former.class === null ? former.message : `${former.class}: ${former.message}`);
}
function openedBy(text, calls) {
  if (HEADER5.test(text)) return [];
  const call = CALL2.exec(text);
  if (call?.[1] === void 0) return null;
  return [...(calls ?? []).slice(-50), { file: call[1], fn: call[2] ?? null }];
}
function readException(text) {
  const named32 = /^([A-Za-z_][\w.<>]{0,200}): (.*)$/.exec(text);
  if (named32?.[1] !== void 0 && isClassName(named32[1])) return { class: named32[1], message: named32[2] ?? "" };
  const bare = text.replace(/:$/, "");
  if (/^[A-Za-z_][\w.<>]{0,200}$/.test(bare) && isClassName(bare)) return { class: bare, message: bare };
  if (/^assert\b/.test(text)) return { class: "AssertionError", message: text };
  return { class: null, message: text };
}
function pythonSpeech(exceptionClass, message) {
  if (exceptionClass === "AssertionError") return "assertion";
  if (/^(?:invalid literal for|could not convert|time data) /.test(message)) return "assertion";
  return DIAGNOSTIC2.test(exceptionClass ?? "") ? "diagnostic" : "runtime";
}
function inProject2(file) {
  return !/^(?:[/<~]|[A-Za-z]:[\\/])/.test(file);
}
function frameOf5(file, fn) {
  return fn === null || fn.startsWith("<") ? file : `${file} ${fn}`;
}
function endOf(text, line, calls, joined) {
  const { class: name, message } = readException(text);
  if (name === null || GROUP.test(text)) return [];
  const inner = calls.findLast((call) => inProject2(call.file));
  return [
    {
      line,
      class: name,
      message,
      cause: causeIn2(joined.splice(0)),
      file: inner?.file ?? null,
      origin: calls.find((call) => inProject2(call.file))?.file ?? null,
      frame: inner === void 0 ? null : frameOf5(inner.file, inner.fn)
    }
  ];
}
function isClassName(name) {
  return /(?:^|\.)[A-Z]\w*$/.test(name);
}
// src/core/failure/readers/pytest-sections.ts
var STAGE = /^ERROR (?:at (setup|teardown) of|(collecting)) (.*)$/;
var PLACE9 = /^(\S[^:]{0,500}\.\w{1,6}):\d+: ?(.*)$/;
function pytestSections(lines) {
  const ends = lines.findIndex((text) => /^=+ short test summary info =+$/.test(text));
  const body = ends < 0 ? lines : lines.slice(0, ends);
  const heads = body.flatMap((text, line) => isHead(text) ? [line] : []);
  const sections = heads.map((head, index) => section(body, head, heads[index + 1] ?? body.length));
  const named32 = sections.filter((one) => one !== null);
  return [...named32, ...namelessFailures(body), ...conftest(body)];
}
function isHead(text) {
  return text.startsWith("__") && text.endsWith("__") || text.startsWith("===") && text.endsWith("===");
}
function section(lines, head, end) {
  const title = (lines[head] ?? "").replace(/^_+ /, "").replace(/ _+$/, "");
  if (title.startsWith("=")) return null;
  const stage = STAGE.exec(title);
  const body = withoutCaptured(lines.slice(head + 1, end));
  return {
    line: head,
    key: stage === null ? `FAILED ${title.replace(/ (?:\[[^\]]*\] ?)?(?:\(.*\))?$/, "")}` : `ERROR ${stage[3]}`,
    code: codeOf2(stage?.[1] ?? stage?.[2]),
    ...contentOf(body)
  };
}
function withoutCaptured(body) {
  const start2 = body.findIndex((text) => /^-{3,} Captured /.test(text));
  return start2 < 0 ? body : body.slice(0, start2);
}
function codeOf2(stage) {
  if (stage === "setup" || stage === "teardown") return stage;
  return stage === void 0 ? null : "collection";
}
function contentOf(body) {
  const native = readTracebacks(body).at(-1);
  const places = placesIn(body);
  const last = places.at(-1);
  const from = native?.line ?? exceptionLine(body);
  const said = withoutMark(body[from] ?? "");
  const after = withoutMark(body[from + 1] ?? "");
  return {
    said,
    cause: native?.cause ?? causeAbove(body),
    compared: after.startsWith("assert ") && !said.startsWith("assert ") ? after : null,
    file: places[0]?.file ?? native?.file ?? null,
    frame: last === void 0 ? native?.frame ?? null : frameOf5(last.file, last.fn)
  };
}
function causeAbove(body) {
  const joint = body.findIndex((text) => isChained(text));
  return joint < 0 ? null : withoutMark(body[exceptionLine(body.slice(0, joint))] ?? "") || null;
}
function exceptionLine(body) {
  let start2 = body.findLastIndex((text) => /^E {3}/.test(text));
  while (start2 > 0 && /^E(?: |$)/.test(body[start2 - 1] ?? "")) start2 -= 1;
  if (!/^E +File "/.test(body[start2] ?? "")) return start2;
  const named32 = body.findIndex((text, line) => line > start2 && /^E {3}[A-Z]\w+: /.test(text));
  return named32 < 0 ? start2 : named32;
}
function withoutMark(text) {
  return text.replace(/^E? +/, "");
}
function placesIn(body) {
  let fn = null;
  return body.flatMap((text) => {
    fn = /^[> ] {3,80}(?:async )?def (\w{1,200})\(/.exec(text)?.[1] ?? fn;
    const [, file, rest = ""] = PLACE9.exec(text) ?? [];
    if (file === void 0 || !inProject2(file)) return [];
    return [{ file, fn: /^in (.+)$/.exec(rest)?.[1] ?? fn }];
  });
}
function namelessFailures(lines) {
  const start2 = lines.findIndex((text) => /^=+ FAILURES =+$/.test(text));
  if (start2 < 0 || lines.slice(start2).some((text) => text.startsWith("__"))) return [];
  return lines.flatMap((text, line) => {
    const [, file, words] = PLACE9.exec(text) ?? [];
    if (line < start2 || file === void 0 || words === void 0 || words === "") return [];
    const compared = comparedAbove(lines, line);
    return [
      {
        line,
        key: "FAILED *",
        code: null,
        said: words,
        cause: null,
        compared,
        file,
        frame: inProject2(file) ? file : null
      }
    ];
  });
}
function comparedAbove(lines, line) {
  for (let above = line - 1; above > line - 200; above -= 1) {
    const text = lines[above] ?? "";
    if (!/^(?:E | {4})/.test(text)) return null;
    if (/^E {3}/.test(text)) {
      const next = withoutMark(lines[above + 1] ?? "");
      return above + 1 < line && next.startsWith("assert ") ? next : null;
    }
  }
  return null;
}
function conftest(lines) {
  const line = lines.findIndex((text) => text.startsWith("ImportError while loading conftest "));
  if (line < 0) return [];
  const file = /'([^']{1,500})'/.exec(lines[line] ?? "")?.[1] ?? "conftest.py";
  return [{ line, key: `ERROR ${file}`, code: "collection", ...contentOf(lines.slice(line)) }];
}
// src/core/failure/readers/pytest.ts
var pytest = {
  tool: "pytest",
  rank: "tool",
  programs: ["pytest", "py.test", "tox", "nox"],
  signature: /^=+ (?:test session starts|FAILURES|ERRORS|short test summary info|no tests ran)|^no tests ran in |^ImportError while loading conftest |^(?:\S{1,200}: |ERROR: )(?:error: unrecognized arguments|usage: \S{0,20}pytest|file or directory not found: )|^INTERNALERROR>/m,
  read: read31
};
var SUMMARY2 = /^=+ short test summary info =+$/;
var ENTRY2 = /^(FAILED|ERROR|SUBFAILED(?:\[[^\]]{0,200}\]|\([^)]{0,200}\)| (?=[[(])){0,4}) ([^\s:]+(?:::[^\s[]+(?:\[.*?\](?= - |$))?)?)(?: - (.*))?$/;
function read31({ lines }) {
  const sections = pytestSections(lines);
  const entries = summaryOf(lines);
  const tests = entries.length > 0 ? fromEntries(entries, sections) : sections.map((section2) => fromSection(section2));
  const found = [...tests, ...missedCoverage(lines)];
  return found.length > 0 ? found : pytestNotRun(lines);
}
function summaryOf(lines) {
  const start2 = lines.findIndex((text) => SUMMARY2.test(text));
  if (start2 < 0) return [];
  return lines.slice(start2).flatMap((text, offset) => {
    const [, kind, id, said] = ENTRY2.exec(text) ?? [];
    if (kind === void 0 || id === void 0) return [];
    if (/^contains \d+ failed subtests?$/.test(said ?? "")) return [];
    return [{ line: start2 + offset, kind, id, said: said ?? "" }];
  });
}
function fromEntries(entries, sections) {
  const unused = /* @__PURE__ */ new Map();
  for (const section2 of sections) {
    const queue = unused.get(section2.key);
    if (queue === void 0) unused.set(section2.key, [section2]);
    else queue.push(section2);
  }
  return entries.map((entry) => {
    const section2 = unused.get(keyOf2(entry))?.shift() ?? namelessOf(entry, unused.get("FAILED *"));
    const words = section2 === void 0 || section2.said === "" ? entry.said : section2.said;
    const code = section2?.code ?? (entry.kind === "ERROR" ? stageOf(entry.id) : null);
    return finding8(entry.line, { id: entry.id + subtestOf(entry.kind), words, code, section: section2 });
  });
}
function namelessOf(entry, sections) {
  const start2 = entry.said.replace(/\.\.\.$/, "");
  const next = sections?.slice(0, 200) ?? [];
  const index = next.findIndex((section2) => section2.said.startsWith(start2));
  return index < 0 ? void 0 : sections?.splice(index, 1)[0];
}
function subtestOf(kind) {
  return kind.replace(/^[A-Z]+/, "").replace(/='([^']{0,200})'/g, "=$1");
}
function keyOf2({ kind, id }) {
  const [file = "", ...names] = splitId(id);
  return `${kind === "ERROR" ? kind : "FAILED"} ${names.length === 0 ? file : names.join(".")}`;
}
function splitId(id) {
  const bracket = id.indexOf("[");
  if (bracket < 0) return id.split("::");
  const parts = id.slice(0, bracket).split("::");
  return [...parts.slice(0, -1), (parts.at(-1) ?? "") + id.slice(bracket)];
}
function stageOf(id) {
  return id.includes("::") ? "setup" : "collection";
}
function fromSection(section2) {
  const name = section2.key.slice(section2.key.indexOf(" ") + 1);
  const bracket = name.indexOf("[");
  const plain2 = (bracket < 0 ? name : name.slice(0, bracket)).replaceAll(".", "::");
  const id = section2.code === "collection" ? name : `${section2.file ?? ""}::${plain2}${bracket < 0 ? "" : name.slice(bracket)}`;
  return finding8(section2.line, { id, words: section2.said, code: section2.code, section: section2 });
}
function finding8(line, part) {
  const said = readException(part.words);
  const compared = part.section?.compared ?? null;
  const message = said.message === "" ? "failed without a message" : said.message;
  return {
    line,
    severity: "error",
    phase: "test",
    code: part.code,
    class: said.class,
    message: withCause2(message, part.section?.cause ?? null),
    former: [{ message }],
    speech: part.code !== null && said.class === null ? "diagnostic" : pythonSpeech(said.class, message),
    ...compared === null ? {} : { values: [compared] },
    file: splitId(part.id)[0] ?? null,
    testId: part.id.includes("::") ? part.id : null,
    frame: part.section?.frame ?? null,
    details: part.section?.line ?? line
  };
}
var NOT_RUN = [
  [/^(?:\S{1,200}: |ERROR: )(?:error: )?(unrecognized arguments: .*)$/, "usage"],
  [/^ERROR: ((?:file or directory )?not found: .*)$/, "usage"],
  [/^INTERNALERROR> ((?:[A-Za-z_]\w{0,60}\.){0,8}\w{1,60}(?:Error|Exception)\b.*)$/, "internal"],
  [/^(?:=+ )?(no tests ran)\b/, "no-tests"]
];
function missedCoverage(lines) {
  return lines.flatMap((text, line) => {
    const said = /^(?:FAIL (Required test coverage of .*)|ERROR: (Coverage failure: .*))$/.exec(text);
    const words = said?.[1] ?? said?.[2];
    return words === void 0 ? [] : [{ ...problem(line, "coverage", words), speech: "assertion" }];
  });
}
function pytestNotRun(lines) {
  for (const [pattern, code] of NOT_RUN) {
    const line = lines.findIndex((text) => pattern.test(text));
    const words = pattern.exec(lines[line] ?? "")?.[1];
    if (words !== void 0) return [problem(line, code, words)];
  }
  return [];
}
function problem(line, code, message) {
  return {
    line,
    severity: "error",
    phase: "test",
    code,
    class: null,
    message,
    speech: "diagnostic",
    file: null,
    testId: null,
    frame: null
  };
}
// src/core/failure/readers/rspec.ts
var rspec = {
  tool: "rspec",
  rank: "tool",
  programs: ["rspec"],
  signature: /^ *Failure\/Error: |^\d+ examples?, \d+ failures?/m,
  read: read32
};
var EXAMPLE = /^ {2,}\d+(?:\.\d+)?\) (?<name>.{1,400})$/;
var LOADING = /^An error occurred (?:while loading|in) (?:\.\/)?(?<file>.{1,300}?)\.?(?: - Did you mean\?.*)?$/;
var SUBJECT = /^ *Failure\/Error: /;
var ERROR_CLASS = /^(?<class>[A-Z][\w:]{0,200}):$/;
var FRAME7 = /^# (?:\.\/)?(?<file>[^\s:][^:]{0,300}):\d+(?::in [`'](?<method>[^']{1,200})')?$/;
var OUTSIDE4 = /^<internal:|^<dep>|^\/usr\/|^~\//;
var MOST_LINES5 = 60;
function read32({ lines }) {
  const found = lines.flatMap((text, line) => SUBJECT.test(text) ? failureAt(lines, line) : []);
  if (found.length > 0) return found;
  const none = lines.findIndex((text) => /^(?:0 examples, 0 failures$|No examples found\.$)/.test(text));
  return none < 0 ? [] : [findingOf(none, "no examples found", { phase: "test", code: "no-tests" })];
}
function failureAt(lines, line) {
  const block = blockOf4(lines.slice(line + 1, line + MOST_LINES5));
  const { testId, file } = headOf(lines, line);
  const frames = block.flatMap((text) => frameOf6(text) ?? []).filter((frame) => !OUTSIDE4.test(frame.file));
  const [top] = frames;
  const place = {
    phase: "test",
    testId,
    file: file ?? frames.at(-1)?.file ?? null,
    frame: top === void 0 ? null : `${top.file} ${top.method}`.trim()
  };
  return findingIn4(line, wordsOf4(block), place);
}
function findingIn4(line, words, place) {
  const errorClass = ERROR_CLASS.exec(words[0] ?? "")?.groups?.class ?? null;
  if (errorClass !== null) {
    const message2 = rubyMessage(words[1] ?? "");
    return findingOf(line, message2, { ...place, class: errorClass, speech: rubySpeech(errorClass) });
  }
  const message = words.join(" ");
  const split = splitComparison(message, "expected:", "got:");
  if (split === null) return findingOf(line, message, { ...place, speech: "assertion" });
  const [expected = "", actual = ""] = split.values;
  const how = /\(compared using [^)]{1,20}\)/.exec(actual)?.[0] ?? "";
  return findingOf(line, `${split.message} ${how}`, {
    ...place,
    speech: "assertion",
    values: [expected, actual.replace(how, "").trim()]
  });
}
function blockOf4(following) {
  const end = following.findIndex(
    (text) => SUBJECT.test(text) || EXAMPLE.test(text) || /^(?:Finished in |Failed examples:|An error occurred )/.test(text)
  );
  return (end < 0 ? following : following.slice(0, end)).map((text) => text.trim());
}
function wordsOf4(block) {
  const end = block.findIndex((text) => text === "Diff:" || FRAME7.test(text));
  const told2 = (end < 0 ? block : block.slice(0, end)).filter((text) => text !== "");
  return told2.slice(0, 6);
}
function headOf(lines, line) {
  for (let at = line - 1; at >= Math.max(0, line - 5); at -= 1) {
    const text = lines[at] ?? "";
    const name = EXAMPLE.exec(text)?.groups?.name;
    if (name !== void 0) return { testId: name, file: null };
    const file = LOADING.exec(text)?.groups?.file;
    if (file !== void 0) return { testId: null, file };
  }
  return { testId: null, file: null };
}
function frameOf6(text) {
  const groups = FRAME7.exec(text)?.groups;
  if (groups === void 0) return null;
  const method = groups.method ?? "";
  return { file: groups.file ?? "", method: /block|<|required/.test(method) ? "" : method };
}
// src/core/failure/readers/rubocop.ts
var rubocop = {
  tool: "rubocop",
  rank: "tool",
  programs: ["rubocop", "standardrb"],
  signature: /:\d+:\d+: [CWEFRI]: (?:\[\w+\] )?[A-Z]\w+\//,
  read: read33
};
var OFFENCE = /^(?<file>[^:]{1,400}):\d+:\d+: [CWEFRI]: (?:\[[\w ]{1,30}\] )?(?<cop>[A-Z][\w/]{1,100}): (?:\[Correctable\] )?(?<message>.*)$/;
function read33({ lines }) {
  return lines.flatMap((text, line) => {
    const groups = OFFENCE.exec(text)?.groups;
    if (groups === void 0) return [];
    return findingOf(line, (groups.message ?? "").replace(/`/g, ""), {
      phase: "lint",
      code: groups.cop ?? null,
      file: groups.file ?? null
    });
  });
}
// src/core/failure/readers/ruff.ts
var ruff = {
  tool: "ruff",
  rank: "tool",
  programs: ["ruff", "flake8", "pycodestyle", "pyflakes"],
  signature: /^ +--> [^\n]{1,500}\.(?:pyi?|ipynb|toml):(?:cell \d+:)?\d+:\d+$|^[^\s:][^:\n]{0,500}\.(?:pyi?|ipynb):(?:cell \d+:)?(?:\d+:){1,3} (?:[A-Z]{1,4}\d{2,4} |invalid-syntax: |\[[A-Za-z]{1,8}-?\w{1,10}\] )|^ +\d+:\d+ +(?:[A-Z]{1,4}\d{2,4} |invalid-syntax: )|^::error title=[Rr]uff |^Would reformat: |would be reformatted|^ruff failed$|\bE902 |^Usage: ruff\b|^ {4}"noqa_row": /m,
  read: read34
};
var CODED = String.raw`(?<code>[A-Z]{1,4}\d{2,4}|[a-z]+(?:-[a-z]+)+(?=:)|unformatted(?=:)):? +(?:\[\*\] +)?(?<message>\S.*)`;
var FULL = new RegExp(`^${CODED}$`);
var PLACE10 = /^ *--> (?<file>[^:]+)(?::cell \d+)?:\d+:\d+$/;
var CONCISE = new RegExp(String.raw`^(?<file>[^\s:][^:]*)(?::cell \d+)?:(?:\d+:){1,3} ${CODED}$`);
var PYLINT = /^(?<file>[^\s:][^:]*\.(?:pyi?|ipynb)):\d+: \[(?<code>[A-Z]{1,4}\d{2,4}|[a-z-]{3,40})\] (?<message>.*)$/;
var GROUPED = new RegExp(String.raw`^ +\d+:\d+ +${CODED}$`);
var REFORMAT = /^Would reformat: (?<file>.+)$/;
function read34({ lines, command = "" }) {
  const found = [];
  let group = null;
  lines.forEach((text, line) => {
    group = /^(\S.*\.(?:pyi?|ipynb)):$/.exec(text)?.[1] ?? group;
    const groups = groupsOf2(text, lines[line + 1] ?? "", group);
    if (groups !== null) found.push(finding9(line, groups));
  });
  if (found.length > 0) return isOfFlake8(found, lines, command) ? found.map(named2) : found;
  return lines[0] === "[" ? fromJson(lines) : broken(lines);
}
function isOfFlake8(found, lines, command) {
  if (found.some(isFlake8)) return true;
  const called = [command, ...echoesIn(lines)].findLast((words) => /\b(?:ruff|flake8)\b/.test(words));
  if (called !== void 0) return /\bflake8\b/.test(called);
  return found.every(({ line }) => CONCISE.test(lines[line] ?? "")) && !lines.some((text) => COUNT.test(text));
}
var COUNT = /^Found \d+ errors?\b|^\[\*\] \d+ fixable|^No fixes available/;
function isFlake8({ code, message }) {
  return code === "E999" || /^[EWFC]\d{3}$/.test(code ?? "") && /^(?:'|(?!f-string)[a-z])/.test(message);
}
function named2(finding13) {
  return { ...finding13, tool: "flake8", former: [{ tool: "ruff" }] };
}
function fromJson(lines) {
  const seen = {};
  return lines.flatMap((text, line) => {
    const [, key, value] = /^ {4}"(code|filename|message)": "((?:[^"\\]|\\.)*)"/.exec(text) ?? [];
    if (key === void 0 || value === void 0) return [];
    seen[key] = jsonText(value);
    return key === "message" ? [finding9(line, { file: seen.filename, code: seen.code, message: seen.message })] : [];
  });
}
function groupsOf2(text, next, group) {
  const place = PLACE10.exec(next)?.groups;
  if (place !== void 0) return merge(FULL.exec(text), place.file);
  const line = text.startsWith("::error ") ? text.slice(text.lastIndexOf("::") + 2).replace(/%0A.*$/, "") : text;
  const flat = CONCISE.exec(line) ?? PYLINT.exec(line);
  if (flat?.groups !== void 0) return flat.groups;
  const reformat = REFORMAT.exec(line)?.groups;
  if (reformat !== void 0)
    return { file: reformat.file, code: "unformatted", message: "File would be reformatted" };
  return group === null ? null : merge(GROUPED.exec(line), group);
}
function merge(match, file) {
  return match?.groups === void 0 ? null : { ...match.groups, file };
}
function finding9(line, { file, code, message }) {
  const [, words, limit] = /^(.*) \((\d+ > \d+)\)$/.exec(message ?? "") ?? [];
  return {
    line,
    severity: "error",
    phase: "lint",
    code: code ?? null,
    class: null,
    message: words ?? message ?? "",
    speech: "diagnostic",
    ...limit === void 0 ? {} : { values: [limit] },
    file: file ?? null,
    testId: null,
    frame: null
  };
}
function broken(lines) {
  if (lines.some((text) => /would be reformatted/.test(text))) return diffs(lines);
  const failed6 = lines.indexOf("ruff failed");
  if (failed6 < 0) return misused(lines);
  const words = lines.findLast((text, line) => line > failed6 && /^(?:[a-z]| {2}Cause: )/i.test(text));
  const file = lines.map((text) => /^ {2}Cause: Failed to parse (\S+)$/.exec(text)?.[1]).find(Boolean);
  return [
    finding9(failed6, { file, code: "config", message: words?.replace(/^ {2}Cause: /, "") ?? "ruff failed" })
  ];
}
function diffs(lines) {
  return lines.flatMap((text, line) => {
    const file = text.startsWith("+++ ") ? text.slice(4) : null;
    return file === null ? [] : [finding9(line, { file, code: "unformatted", message: "File would be reformatted" })];
  });
}
function misused(lines) {
  if (!lines.some((text) => text.startsWith("Usage: ruff"))) return [];
  return lines.flatMap((text, line) => {
    const message = /^error: (.+)$/.exec(text)?.[1];
    return message === void 0 ? [] : [finding9(line, { code: "usage", message })];
  });
}
// src/core/failure/readers/rust-panic.ts
var rustPanic = {
  tool: "rust",
  rank: "runtime",
  programs: ["cargo"],
  signature: /^thread '[^'\n]{0,300}' (?:\(\d+\) )?panicked at |^Error: (?:".*"|[A-Z]\w{0,100}(?: \{ .*\}|\(.*\)))$|^Error: .{1,1000}\n\nCaused by:$/m,
  read: read35
};
var NEW = /^thread '([^']{0,300})' (?:\(\d+\) )?panicked at ([^\s:][^:]*\.rs):\d+:\d+:$/;
var OLD = /^thread '([^']{0,300})' (?:\(\d+\) )?panicked at '(.*)', ([^\s:][^:]*\.rs):\d+:\d+$/;
var RETURNED = /^Error: (".*"|[A-Z]\w{0,100}(?: \{ .*\}|\(.*\)))$/;
var OPERAND = /^ {1,3}(left|right): (?:`(.*)`,?|(.*))$/;
var FOLLOWER = /: Any \{ \.\. \}$/;
var LONGEST32 = 2e3;
function panicAt(lines, line) {
  const text = lines[line] ?? "";
  const [, thread, place] = NEW.exec(text) ?? [];
  if (thread !== void 0 && place !== void 0) {
    return panicFrom(lines, { line, thread, place, said: lines[line + 1] ?? "", below: line + 2 });
  }
  const [, oldThread, said, oldPlace] = OLD.exec(text) ?? [];
  if (oldThread === void 0 || said === void 0 || oldPlace === void 0) return null;
  return panicFrom(lines, { line, thread: oldThread, place: oldPlace, said, below: line + 1 });
}
function panicFrom(lines, { line, thread, place, said, below: below2 }) {
  const message = said.replace(/^(assertion )failed: `\((left (?:==|!=|matches) right)\)`/, "$1`$2` failed") || "panicked without a message";
  const file = isProject2(place) ? place : null;
  return {
    line,
    thread,
    message,
    values: valuesBelow(lines, below2),
    file,
    frame: projectCall(lines, below2) ?? file
  };
}
function read35({ lines }) {
  const panics = lines.flatMap((_text, line) => panicAt(lines, line) ?? []);
  const own22 = panics.filter((panic, index) => index === 0 || !FOLLOWER.test(panic.message));
  if (own22.length > 0) return own22.map((panic) => panicFinding(panic));
  return lines.flatMap((text, line) => returned(lines, text, line));
}
function panicFinding(panic) {
  return {
    line: panic.line,
    severity: "error",
    phase: "run",
    code: null,
    class: "panic",
    message: panic.message,
    speech: "runtime",
    ...panic.values.length > 0 ? { values: panic.values } : {},
    file: panic.file,
    testId: null,
    frame: panic.frame
  };
}
function returned(lines, text, line) {
  const caused = lines[line + 2] === "Caused by:";
  const said = (caused ? /^Error: (.+)$/ : RETURNED).exec(text)?.[1];
  if (said === void 0) return [];
  const cause = caused ? deepestCause(lines, line + 3) : null;
  return [
    {
      line,
      severity: "error",
      phase: "run",
      code: null,
      class: "Error",
      message: cause === null ? said : `${said}; caused by ${cause}`,
      former: [{ message: said }],
      speech: "runtime",
      file: null,
      testId: null,
      frame: null
    }
  ];
}
function deepestCause(lines, from) {
  let cause = null;
  for (let line = from; /^ {2,}\S/.test(lines[line] ?? "") && line < from + 50; line += 1) {
    cause = (lines[line] ?? "").trim().replace(/^\d+: /, "");
  }
  return cause;
}
function valuesBelow(lines, from) {
  const values = [];
  for (let line = from; line < from + 20; line += 1) {
    const text = lines[line];
    if (text === void 0 || text === "" || /^(?:note:|stack backtrace:|thread '|----|error:|test |(?:FAILED|ok)$)/.test(text))
      break;
    const operand2 = OPERAND.exec(text);
    values.push(operand2 === null ? text.trim() : `${operand2[1]}: ${operand2[2] ?? operand2[3] ?? ""}`);
  }
  return values;
}
function projectCall(lines, from) {
  const end = Math.min(lines.length, from + LONGEST32);
  for (let line = from; line < end; line += 1) {
    const text = lines[line] ?? "";
    if (/^(?:thread '|---- |failures:$|test result:)/.test(text)) return null;
    const file = /^ +at (?:\.\/)?(\S.*\.rs):\d+:\d+$/.exec(text)?.[1];
    if (file === void 0 || !isProject2(file)) continue;
    const fn = /^ +\d+: +(?:0x[0-9a-f]+ - )?(.{1,500})$/.exec(lines[line - 1] ?? "")?.[1];
    return fn === void 0 ? file : `${file} ${withoutHashes(fn)}`;
  }
  return null;
}
function withoutHashes(fn) {
  return fn.replace(/::h[0-9a-f]{16}$/, "").replace(/\[[0-9a-f]{16}\]/g, "");
}
function isProject2(file) {
  return !/^(?:[/<~]|\.\.|[A-Za-z]:[\\/]|library\/)/.test(file);
}
// src/core/failure/readers/cargo-test.ts
var SECTION2 = /^---- (.{1,500}) stdout ----$/;
var VERDICT2 = /^(?:test (.{1,500}?)(?: - should panic)?(?: - .{1,40})? \.\.\. FAILED|(.{1,500}) --- FAILED)$/;
function cargoTests(lines) {
  if (!lines.some((text) => /^running \d+ tests?$/.test(text))) return [];
  const heads = lines.flatMap((text, line) => SECTION2.test(text) ? [line] : []);
  const sections = heads.map((head, index) => sectionFinding(lines, head, heads[index + 1] ?? lines.length));
  const named32 = new Set(sections.map((one) => one.testId));
  const loose = looseFindings(lines).filter((one) => !named32.has(one.testId));
  return [...sections, ...loose];
}
function sectionFinding(lines, head, end) {
  const name = SECTION2.exec(lines[head] ?? "")?.[1] ?? "";
  const body = bodyEnd(lines, head, end);
  const note = lines.slice(head, body).find((text) => /^note: (?:test did not panic|panic did not contain)/.test(text));
  const expected = lines.slice(head, body).find((text) => text.startsWith(" expected substring: "));
  for (let line = head + 1; line < body; line += 1) {
    const one = findingAt2(lines, line, name);
    if (one !== null) return note === void 0 ? one : { ...one, ...unexpected(note, expected) };
  }
  const words = note ?? lines.slice(head + 1, body).find((text) => text !== "") ?? "failed without a message";
  return { ...test(head, name, words), ...note === void 0 ? {} : unexpected(note, expected) };
}
function bodyEnd(lines, head, end) {
  for (let line = head + 1; line < end; line += 1) {
    if (lines[line] === "failures:") return line;
  }
  return end;
}
function findingAt2(lines, line, name) {
  const panic = panicAt(lines, line);
  if (panic === null) {
    const returned2 = /^Error: (.+)$/.exec(lines[line] ?? "")?.[1];
    return returned2 === void 0 ? null : { ...test(line, name, returned2), class: "Error" };
  }
  return {
    ...test(line, name, panic.message),
    class: "panic",
    ...panic.values.length > 0 ? { values: panic.values } : {},
    file: panic.file,
    frame: panic.frame
  };
}
function unexpected(note, expected) {
  const message = note.replace(/^note: /, "").replace(/ at \S+:\d+:\d+$/, "");
  return {
    class: "should-panic",
    message,
    speech: "diagnostic",
    ...expected === void 0 ? {} : { values: [expected.trim()] }
  };
}
function looseFindings(lines) {
  const failed6 = new Set(lines.flatMap((text) => VERDICT2.exec(text)?.slice(1, 3).filter(Boolean) ?? []));
  const listed = new Set(listedFailures(lines));
  return lines.flatMap((text, line) => {
    const [, owner, returned2] = /^test (\S+) \.\.\. Error: (.+)$/.exec(text) ?? [];
    if (owner !== void 0 && returned2 !== void 0)
      return [{ ...test(line, owner, returned2), class: "Error" }];
    const name = panicAt(lines, line)?.thread ?? "";
    const one = failed6.has(name) || listed.has(name) ? findingAt2(lines, line, name) : null;
    return one === null ? [] : [one];
  });
}
function listedFailures(lines) {
  return lines.flatMap((text) => /^ {4}(\S+)$/.exec(text)?.[1] ?? []);
}
function test(line, name, message) {
  return {
    line,
    severity: "error",
    phase: "test",
    tool: "cargo test",
    code: null,
    class: null,
    message,
    speech: "runtime",
    file: null,
    // A documentation test is named by its line.
    testId: name.replace(/ \(line \d+\)$/, ""),
    frame: null
  };
}
// src/core/failure/readers/rustc.ts
var rustc = {
  tool: "rustc",
  rank: "tool",
  programs: ["cargo", "rustc", "clippy-driver", "cross"],
  signature: /^error(?:\[\w{1,40}\])?: [^\n]{1,4000}\n *--> |^[^\s:][^:\n]{0,500}\.rs:\d+:\d+: error|^error: (?:could not compile|failed to |no matching package|invalid |expected |test failed|linking with|no such (?:sub)?command|the lock file|no \w+ target named |package ID specification |could not find `Cargo)|^Usage: cargo\b|^\{"reason":"compiler-message"|^test result: FAILED|^---- .{1,500} stdout ----$/m,
  read: read36
};
var LONG = /^error(?:\[(?<code>[\w:]+)\])?: (?<message>.*)$/;
var SHORT2 = /^(?<file>[^\s:][^:]*\.rs):\d+:\d+: error(?:\[(?<code>[\w:]+)\])?: (?<message>.*)$/;
var PLACE11 = /^ *--> (?<file>[^\n]+?):\d+:\d+$/;
var CARGO = /^error: (?<message>.*)$/;
var FOLLOWER2 = /^(?:could not compile|aborting due to|build failed|(?:doc)?test failed|\d+ (?:targets?|previous errors?|warnings?)|process didn't exit|linking with|Recipe |script "|`\S+` \(.*\) generated|unused manifest key)/;
var MISUSE = /^no such (?:sub)?command|^unexpected argument|^unrecognized |^no \w+ target named |^package ID specification |^could not find `Cargo\.toml`/;
function read36({ lines }) {
  const found = lines.flatMap((text, line) => rendered(text, line) ?? diagnosticAt2(lines, line));
  const all2 = [...found, ...cargoTests(lines)];
  return all2.length > 0 ? all2 : undetailed(lines);
}
function diagnosticAt2(lines, line) {
  const text = lines[line] ?? "";
  const short = SHORT2.exec(text)?.groups;
  if (short !== void 0) return [finding10(line, short, short.file ?? null)];
  const long = LONG.exec(text)?.groups;
  return long === void 0 || FOLLOWER2.test(long.message ?? "") ? [] : longFinding(lines, line, long);
}
function rendered(text, line) {
  if (!text.startsWith('{"reason":"compiler-message"')) return null;
  const block = /"rendered":"((?:[^"\\]|\\.)*)/.exec(text)?.[1];
  return block === void 0 ? [] : diagnosticAt2(jsonText(block).split("\n"), 0).map((one) => ({ ...one, line }));
}
function longFinding(lines, line, groups) {
  const file = PLACE11.exec(lines[line + 1] ?? "")?.groups?.file;
  if (file === void 0) return cargoFinding(lines, line);
  const end = endOfBlock3(lines, line);
  const block = lines.slice(line + 2, end);
  const label = file.endsWith(".toml") ? null : rustLabel(block);
  const message = label === null ? groups.message ?? "" : `${groups.message}: ${label}`;
  const lint = clippyLint(block);
  return [finding10(line, { ...groups, code: lint ?? groups.code, message }, file)];
}
function endOfBlock3(lines, from) {
  const last = Math.min(lines.length, from + 400);
  for (let line = from + 2; line < last; line += 1) {
    if (/^(?:error|warning)\b/.test(lines[line] ?? "") || lines[line] === "") return line;
  }
  return last;
}
function clippyLint(block) {
  const names = block.map((text) => /rust-clippy\/[^#\s]{1,80}#(\w{1,80})$/.exec(text)?.[1]);
  const name = names.find((one) => one !== void 0);
  return name === void 0 ? void 0 : `clippy::${name}`;
}
function finding10(line, { code, message }, file) {
  return {
    line,
    severity: "error",
    phase: code?.startsWith("clippy::") ? "lint" : "compile",
    tool: toolOf2(code, file),
    code: code ?? null,
    class: null,
    message: message ?? "",
    speech: "diagnostic",
    file,
    testId: null,
    frame: null
  };
}
function toolOf2(code, file) {
  if (code?.startsWith("clippy::")) return "clippy";
  return file === null || file.endsWith(".toml") ? "cargo" : "rustc";
}
function cargoFinding(lines, line) {
  const message = CARGO.exec(lines[line] ?? "")?.groups?.message;
  if (message === void 0) return [];
  const below2 = lines.slice(line + 1, line + 40);
  const causes = below2.flatMap(
    (text, index) => text === "Caused by:" ? [below2[index + 1]?.trim() ?? ""] : []
  );
  const said = [message, ...causes.slice(-3)].join(": ");
  return [
    {
      ...finding10(line, { message: said }, null),
      phase: "install",
      code: MISUSE.test(message) ? "usage" : null
    }
  ];
}
function undetailed(lines) {
  const line = lines.findIndex(
    (text) => /^error: (?:linking with|could not compile|(?:doc)?test failed|process didn't)/.test(text)
  );
  if (line < 0 || lines.some(
    (text) => /undefined (?:symbol|reference)|duplicate symbol|multiple definition|cannot find -l|unable to find library/.test(
      text
    )
  ))
    return [];
  const message = (lines[line] ?? "").replace(/^error: /, "").replace(/ due to .*$/, "").replace(/, to rerun pass .*$/, "");
  return [finding10(line, { message }, null)];
}
function rustLabel(block) {
  const frame = block.findIndex((text) => /^ *\| .*\^/.test(text));
  const carets = block[frame] ?? "";
  if (frame < 0) return null;
  const column = carets.indexOf("^");
  const beside = carets.slice(column).replace(/^\^+/, "");
  if (/^ +[^\s^~-]/.test(beside) && !/^ *help: /.test(beside)) return beside.trim();
  return beside.trim() === "" || /^ *help: /.test(beside) ? null : labelBelow(block, frame, column);
}
function labelBelow(block, frame, column) {
  for (let line = frame + 1; line < frame + 12; line += 1) {
    const text = block[line];
    if (text === void 0 || !/^ *\| /.test(text)) return null;
    const words = text.slice(column);
    if (/^[^\s|]/.test(words) && /^[\s|]*$/.test(text.slice(text.indexOf("|"), column)))
      return words.trim().replace(/ +\|$/, "");
  }
  return null;
}
// src/core/failure/readers/sanitizers.ts
var sanitizers = {
  tool: "sanitizer",
  rank: "tool",
  programs: ["valgrind"],
  signature: /\b(?:ERROR|WARNING): \w{1,20}Sanitizer: |^\S{1,500}:\d+:\d+: runtime error: |^==\d+== {4}at 0x/m,
  read: read37
};
var REPORT = /^(?:==\d+==)?(?:ERROR|WARNING): (?<tool>\w+Sanitizer): (?<message>[\w -]+?)(?: on (?:unknown )?address | \(|:|$)/;
var LEAK = /^(?<message>(?:Direct|Indirect) leak) of .* allocated from:$/;
var UNDEFINED = /^(?<file>\S+?):\d+:\d+: runtime error: (?<message>.*)$/;
var VALGRIND = /^==\d+== (?<message>\S.*)$/;
var FRAME8 = /^ *#\d+ (?:0x[0-9a-f]+ in )?(?<name>.{1,200}?) (?<file>[^\s()]+\.\w{1,5}):\d+(?::\d+)?(?: \(.*\))?$|^==\d+== {4}(?:at|by) 0x[0-9A-F]+: (?<called>.{1,200}) \((?<source>[^():]+\.\w{1,5}):\d+\)$/;
var OUTSIDE5 = /^(?:[<~/]|\.\.\/)|(?:vg_replace|_preload)/;
var LONGEST4 = 60;
function read37({ lines }) {
  return lines.flatMap((text, line) => undefinedAt(text, line) ?? reportAt(lines, text, line) ?? []);
}
function undefinedAt(text, line) {
  const groups = UNDEFINED.exec(text)?.groups;
  if (groups === void 0) return null;
  const file = groups.file ?? null;
  return findingOf(line, groups.message ?? "", { tool: "ubsan", speech: "runtime", file, frame: file });
}
function reportAt(lines, text, line) {
  const report = REPORT.exec(text)?.groups;
  if (report !== void 0 && report.tool !== "LeakSanitizer") {
    return finding11(lines, line, toolOf3(report.tool ?? ""), withAccess(lines, line, report.message ?? ""));
  }
  const leak = LEAK.exec(text)?.groups?.message;
  if (leak !== void 0) return finding11(lines, line, "lsan", leak);
  const said = VALGRIND.exec(text)?.groups?.message;
  if (said === void 0 || !/^==\d+== {4}at 0x/.test(lines[line + 1] ?? "")) return null;
  return isContext(said) ? null : finding11(lines, line, "valgrind", said);
}
function toolOf3(name) {
  return name.replace(/^(\w)\w*Sanitizer$/, "$1san").toLowerCase();
}
function isContext(said) {
  return /^(?:Address 0x| Address|Block was alloc|at 0x|by 0x|Uninitialised value was)/.test(said);
}
function withAccess(lines, line, message) {
  const place = lines.slice(line, line + LONGEST4).map((text) => /^ {2}Location is (global '[^']{1,200}')/.exec(text)?.[1]).find(Boolean);
  if (place !== void 0 && message.startsWith("data race")) return `${message.trim()} on ${place}`;
  const access = /^(?:READ|WRITE) of size \d+/.exec(lines[line + 1] ?? "")?.[0];
  return access === void 0 ? message.trim() : `${message.trim()}, ${access}`;
}
function finding11(lines, line, tool, said) {
  const call = firstCall(lines, line + 1);
  const leak = /^(?<size>[\d,]+ (?:\([^)]*\) )?bytes in [\d,]+ blocks) are (?<what>.*?) in loss record .*$/.exec(
    said
  )?.groups;
  return findingOf(line, leak === void 0 ? said : `${leak.what} memory`, {
    tool,
    values: [...leak === void 0 ? [] : [leak.size ?? ""], ...call === null ? [] : [call.name]],
    file: call?.file ?? null,
    frame: call === null ? null : `${call.file} ${call.name}`
  });
}
function firstCall(lines, from) {
  for (const text of lines.slice(from, from + LONGEST4)) {
    if (/^(?:==\d+== *)?$/.test(text)) return null;
    const groups = FRAME8.exec(text)?.groups;
    const file = groups?.file ?? groups?.source;
    if (file !== void 0 && !OUTSIDE5.test(file))
      return { file, name: (groups?.name ?? groups?.called ?? "").replace(/\(.*$/, "") };
  }
  return null;
}
// src/core/failure/readers/shell.ts
var shell = {
  tool: "shell",
  rank: "runtime",
  programs: ["sh", "bash", "dash", "zsh", "ksh", "fish"],
  signature: /not found|No such file|[Pp]ermission denied|[Ss]yntax error|parse error near|parameter not set|unbound variable|can't open|cannot open|Unknown command|not recognized|Exec format error|Is a directory|Not a directory/i,
  read: read38
};
var SPEAKER = /^(?<script>(?:[\w.~@/<>+-]{1,200}\/)?-?[\w.@+-]{1,100}):(?:(?<line> line \d+| ?\d+):)? (?<said>\S.*)$/;
var SHELL2 = /^-?(?:.*\/)?(?:sh|bash|dash|zsh|ksh|ash|busybox|fish|env)$/;
var SMALL_PROGRAM = /^(?:.*\/)?(?:cat|cp|mv|rm|ln|ls|cd|mkdir|rmdir|touch|chmod|chown|find|grep|sed|awk|tar|head|tail|tee|sort|wc|diff|source|rsync|install)$/;
var MOST_AFTER = 25;
var TROUBLES = [
  [
    /^(?:(.{1,300}): (?:command not found|not found|inaccessible or not found)|command not found: (.{1,300})|Unknown command: (.{1,300}))$/,
    "command-not-found",
    "command not found"
  ],
  [
    /^(?:(.{1,300}): [Pp]ermission denied|permission denied: (.{1,300}))$/,
    "not-executable",
    "permission denied"
  ],
  [
    /^(?:(.{1,300}): (?:bad interpreter|cannot execute|Exec format error|cannot execute binary file).*|exec format error: (.{1,300}))$/,
    "not-executable",
    "cannot execute"
  ],
  [
    /^(?:(.{1,300}): No such file or directory|no such file or directory: (.{1,300})|can't open input file: (.{1,300})|(?:cannot|can't) open (.{1,300}?)(?:: No such file)?)$/,
    "no-such-file",
    "no such file or directory"
  ],
  [/^(?:(.{1,300}): Is a directory|is a directory: (.{1,300}))$/, "is-a-directory", "is a directory"],
  [/^(?:(.{1,300}): Not a directory|not a directory: (.{1,300}))$/, "not-a-directory", "not a directory"],
  [
    /^(.{1,100}): (?:unbound variable|parameter not set|parameter null or not set)$/,
    "unbound-variable",
    "unbound variable"
  ]
];
var ZSH = /^(?:command not found|permission denied|no such file or directory|exec format error|is a directory|not a directory): |^parse error|: parameter not set$/;
var SYNTAX2 = /^(?:[Ss]yntax error:? ?|parse error )(?<what>.*)$/;
var WINDOWS = /^(?:'(?<command>[^']{1,300})' is not recognized as an internal or external command|(?:\S{1,300} ?: )?The term '(?<term>[^']{1,300})' is not recognized as (?:the|a) name of a cmdlet)/;
function read38({ lines }) {
  const written = lines.flatMap((text, line) => text === "" ? [] : [line]);
  const start2 = written.at(-MOST_AFTER) ?? 0;
  return lines.flatMap((text, line) => line < start2 ? [] : readAt4(text, line) ?? []);
}
function readAt4(text, line) {
  const missing = WINDOWS.exec(text)?.groups;
  if (missing !== void 0) return notFound2(line, missing.command ?? missing.term ?? "");
  const groups = SPEAKER.exec(text)?.groups;
  const script = groups?.script;
  if (script === void 0) return null;
  const said = groups?.said ?? "";
  return SMALL_PROGRAM.test(script) ? smallProgram(line, script, said) : shellAt(line, script, groups?.line ?? "", said);
}
function shellAt(line, script, place, said) {
  const isShell = SHELL2.test(script);
  if (!isShell && place === "" || /^\d/.test(place) && !ZSH.test(said)) return null;
  const trouble = troubleOf(said.replace(/^'([^']{1,300})'(?=: )/, "$1"), script);
  if (trouble === null) return null;
  const isArgument = place === "" || place.trim() === "0";
  const code = trouble.code === "no-such-file" && isArgument ? "missing-script" : trouble.code;
  return findingOf(line, trouble.message, { code, file: isShell ? null : script });
}
function troubleOf(said, script) {
  const syntax = SYNTAX2.exec(said)?.groups?.what;
  if (syntax !== void 0) return { code: "syntax-error", message: `syntax error: ${syntax}` };
  for (const [pattern, code, words] of TROUBLES) {
    const match = pattern.exec(said);
    if (match === null) continue;
    const operand2 = match.slice(1).find((group) => group !== void 0) ?? "";
    return settle(code, words, operand2, script);
  }
  return null;
}
function settle(code, words, operand2, script) {
  if (code === "command-not-found" && operand2.includes("/"))
    return { code: "no-such-file", message: `${operand2}: no such file or directory` };
  if (code === "no-such-file" && /(?:^|\/)env$/.test(script))
    return { code: "command-not-found", message: `${operand2}: command not found` };
  return { code, message: `${operand2}: ${words}` };
}
function smallProgram(line, program, said) {
  const match = /^(?<operand>.{1,300}): (?<words>No such file or directory|Permission denied|Is a directory|Not a directory|File exists|No space left on device)$/.exec(
    said
  )?.groups;
  if (match === void 0) return null;
  return findingOf(line, `${program}: ${match.operand}: ${match.words}`, {
    code: ERRNO.get(match.words ?? "") ?? null
  });
}
var ERRNO = /* @__PURE__ */ new Map([
  ["No such file or directory", "ENOENT"],
  ["Permission denied", "EACCES"],
  ["Is a directory", "EISDIR"],
  ["Not a directory", "ENOTDIR"],
  ["File exists", "EEXIST"],
  ["No space left on device", "ENOSPC"]
]);
function notFound2(line, command) {
  return findingOf(line, `${command}: command not found`, { code: "command-not-found" });
}
// src/core/failure/readers/shellcheck.ts
var shellcheck = {
  tool: "shellcheck",
  rank: "tool",
  programs: ["shellcheck"],
  signature: /\bSC\d{4} \((?:error|warning|info|style)\): |\[SC\d{4}\]$/m,
  read: read39
};
var FILE4 = /^In (?<file>.{1,400}) line \d+:$/;
var MARKED3 = /^[ ^-]*\^-* (?<code>SC\d{4}) \((?:error|warning|info|style)\): (?<message>.*)$/;
var LIKE_GCC = /^(?<file>[^:]{1,400}):\d+:\d+: (?:error|warning|note): (?<message>.*) \[(?<code>SC\d{4})\]$/;
function read39({ lines }) {
  let file = null;
  const found = [];
  for (const [line, text] of lines.entries()) {
    file = FILE4.exec(text)?.groups?.file ?? file;
    const groups = (MARKED3.exec(text) ?? LIKE_GCC.exec(text))?.groups;
    if (groups === void 0) continue;
    found.push(
      findingOf(line, groups.message ?? "", {
        phase: "lint",
        code: groups.code ?? null,
        file: groups.file ?? file
      })
    );
  }
  return found;
}
// src/core/failure/readers/tap.ts
var tap = {
  tool: "tap",
  rank: "tool",
  programs: ["prove", "bats", "ava", "tape", "perl"],
  signature: /^ *not ok \d+|^# {3}Failed test |^\S{1,300}\.t +\(Wstat: |^ {2}✘ \[fail\]: /m,
  read: read40
};
var RESULT3 = /^(?<indent> *)not ok \d+(?: -)? ?(?<name>[^#]*?)(?<directive> # (?:SKIP|TODO)\b.*)?(?: # .*)?$/;
var SUBTEST2 = /^(?<indent> *)# Subtest: /;
var PERL = /^(?<indent> *)# {3}Failed (?:\(TODO\) )?test (?:'(?<name>.*)'|at )/;
var MOST_LINES6 = 60;
var UNTOLD = "test failed";
function read40({ lines }) {
  if (lines.some((text) => /\bduration_ms\b/.test(text))) return [];
  const perl = lines.flatMap((text, line) => perlAt(lines, text, line) ?? []);
  if (perl.length > 0) return [...perl, ...silentFiles(lines)];
  const ava = avaFailures(lines);
  if (ava.length > 0) return ava;
  const titles = titlesOf(lines);
  const results = lines.flatMap((text, line) => resultAt(lines, text, line, titles[line] ?? null) ?? []);
  const told2 = results.filter(({ message, values = [] }) => message !== UNTOLD || values.length > 0);
  return results.length > 0 ? told2.length > 0 ? told2 : results : silentFiles(lines);
}
function silentFiles(lines) {
  return lines.flatMap((text, line) => {
    const groups = /^(?<file>\S+\.t) +\(Wstat: \d+(?: \((?<why>[^)]*)\))? Tests: \d+ Failed: 0\)/.exec(
      text
    )?.groups;
    const parse = /^ {2}Parse errors: (?<words>.*)$/.exec(lines[line + 2] ?? "")?.groups?.words;
    if (groups === void 0) return [];
    const died = lines.find((said) => / at \S+ line \d+\.$/.test(said));
    return findingOf(line, died ?? parse ?? groups.why ?? "failed", {
      tool: "prove",
      phase: "test",
      speech: "runtime",
      file: groups.file ?? null
    });
  });
}
function perlAt(lines, text, line) {
  const groups = PERL.exec(text)?.groups;
  if (groups === void 0) return null;
  const below2 = commentsBelow(lines, line + 1);
  const file = [text, ...below2].map((said2) => /at (\S+) line \d+\.$/.exec(said2)?.[1]).find((one) => one !== void 0);
  const said = below2.filter((one) => !/^at \S+ line \d+\.$/.test(one) && !/^Looks like /.test(one));
  const isCompared = said.some((one) => /^(?:got|expected|\$got->|Structures begin)/.test(one));
  return findingOf(line, isCompared ? "got and expected differ" : said[0] ?? "failed", {
    tool: "prove",
    phase: "test",
    speech: "assertion",
    values: said.slice(0, 12),
    file: file ?? null,
    testId: groups.name ?? null
  });
}
function commentsBelow(lines, from) {
  const said = [];
  for (const text of lines.slice(from, from + MOST_LINES6)) {
    if (!/^ *#/.test(text) || PERL.test(text)) break;
    said.push(text.replace(/^ *# ?/, "").trim());
  }
  return said;
}
var AVA = /^ {2}✘ \[fail\]: (?<test>.+?)(?: Error thrown in test| Rejected promise returned by test)?$/;
function avaFailures(lines) {
  const listed = lines.flatMap((text, line) => {
    const test2 = AVA.exec(text)?.groups?.test;
    return test2 === void 0 ? [] : [{ test: test2, line }];
  });
  if (listed.length === 0) return [];
  const titles = new Map(lines.map((text, line) => [text, line]));
  return listed.map(({ test: test2, line }) => {
    const title = test2.slice(test2.lastIndexOf(" \u203A ") + (test2.includes(" \u203A ") ? 3 : 0));
    const start2 = titles.get(`  ${test2}`) ?? titles.get(`  ${title}`);
    const block = start2 === void 0 ? [] : lines.slice(start2 + 1, endOfAva(lines, start2 + 1));
    const place = block.map((one) => /^ {2}(?<file>\S+\.\w{1,5}):\d+$/.exec(one)?.groups?.file);
    return {
      ...reasonIn(block, line),
      // Of more than one file the titles begin with its name.
      shownFile: place.find(Boolean) ?? null,
      testId: test2.replaceAll(" \u203A ", " > ")
    };
  });
}
function endOfAva(lines, from) {
  const rest = lines.slice(from, from + MOST_LINES6);
  const end = rest.findIndex(
    (text) => /^ {2}(?:\d+ tests? (?:failed|passed)|─)/.test(text) || AVA.test(text)
  );
  return from + (end < 0 ? rest.length : end);
}
function reasonIn(block, line) {
  const thrown = block.findIndex((text) => /^ {2}[A-Z]/.test(text) && errorHead(text) !== null);
  const head = errorHead(block[thrown] ?? "");
  if (head !== null) {
    return findingOf(line, head.message, {
      tool: "ava",
      phase: "test",
      class: head.class,
      code: head.code,
      speech: speechOf(head),
      frame: topFrame(block, thrown, block.length)
    });
  }
  const label = block.find((text) => /^ {2}[A-Z].*:$/.test(text))?.trim().replace(/ ?(?:\(.*\))?:$/, "");
  const values = block.filter(
    (text) => /^ {2}(?:[-+] |\S)/.test(text) && !/^ {2}(?:›|\S+:\d+$|[A-Z].*:$)/.test(text)
  );
  return findingOf(line, label ?? "failed", {
    tool: "ava",
    phase: "test",
    code: "assertion",
    speech: "assertion",
    values: values.map((text) => text.trim()).slice(0, 16)
  });
}
function resultAt(lines, text, line, title) {
  const groups = RESULT3.exec(text)?.groups;
  if (groups === void 0 || groups.directive !== void 0) return null;
  const block = blockBelow(lines, line + 1);
  if (text.trimEnd().endsWith("{") || block.some((one) => RESULT3.test(one))) return null;
  const name = pathTo(lines, line, groups.indent ?? "", (groups.name ?? "").replace(/ \{$/, "").trim());
  const yaml = block.some((one) => /^ *---$/.test(one));
  return {
    ...yaml ? fromYaml(block, line) : fromText(block, line),
    testId: [title, name].filter((part) => part !== null && part !== "").join(" > ") || null
  };
}
function pathTo(lines, line, indent, name) {
  const path = [name];
  let depth2 = indent.length;
  for (let above = line - 1; above >= 0 && depth2 > 0; above -= 1) {
    const parent = /^(?<indent> *)not ok \d+(?: -)? (?<name>.*?)(?: # .*)? \{$/.exec(
      lines[above] ?? ""
    )?.groups;
    if (parent === void 0 || (parent.indent ?? "").length >= depth2) continue;
    depth2 = (parent.indent ?? "").length;
    path.unshift(parent.name ?? "");
  }
  return path.filter((part) => !/\.[cm]?[jt]sx?$/.test(part)).join(" > ").replace(/^\S+\.[cm]?[jt]sx? > /, "");
}
function titlesOf(lines) {
  if (!lines.some((text) => /^ {4}operator: /.test(text))) return [];
  let title = null;
  return lines.map((text) => {
    title = /^# (?!(?:tests|pass|fail) \d)(?<title>\S.*)$/.exec(text)?.groups?.title ?? title;
    return title;
  });
}
function blockBelow(lines, from) {
  const rest = lines.slice(from, from + MOST_LINES6);
  const end = rest.findIndex(
    (text) => /^ *(?:not )?ok \d+|^ *\.\.\.$|^ *}$|^1\.\.\d+$|^# (?:tests|pass|fail) \d+$/.test(text) || SUBTEST2.test(text)
  );
  return end < 0 ? rest : rest.slice(0, end);
}
function fromText(block, line) {
  const said = block.map((text) => text.replace(/^ *#? ?/, "").trim()).filter((text) => text !== "");
  if (said.some((text) => /^\(in test file /.test(text))) return fromBats(said, line);
  const lua = said.map((text) => /^Failure message: (?<file>\S+\.lua):\d+: (?<message>.*)$/.exec(text)?.groups).find(Boolean);
  if (lua !== void 0) {
    const values = said.filter((text) => /^\([a-z]+\) /.test(text));
    const parts = { tool: "busted", phase: "test", speech: "assertion", file: lua.file ?? null };
    return findingOf(line, lua.message ?? "", { ...parts, values });
  }
  const at = block.findIndex((text) => errorHead(text.replace(/^# /, "").trim()) !== null);
  const head = errorHead((block[at] ?? "").trim());
  if (head !== null) {
    return findingOf(line, head.message, {
      tool: "mocha",
      phase: "test",
      class: head.class,
      code: head.code,
      speech: speechOf(head),
      values: valuesOf(head.message, messageTail(block, at + 1, block.length)),
      file: topFrame(block, at, block.length)?.replace(/ [\w$.#]+$/, "") ?? null,
      frame: topFrame(block, at, block.length)
    });
  }
  return findingOf(line, said[0] ?? UNTOLD, {
    phase: "test",
    speech: "runtime",
    values: said.slice(1, 12)
  });
}
function fromBats(said, line) {
  const file = /^\(in test file (?<file>.+), line \d+\)$/.exec(said[0] ?? "")?.groups?.file ?? null;
  return findingOf(line, said[1] ?? "failed", {
    tool: "bats",
    phase: "test",
    file,
    aside: said.slice(2, 12)
  });
}
function fromYaml(block, line) {
  const json = DENO2.exec(block[1] ?? "")?.groups;
  if (json !== void 0) return fromDeno(jsonText(json.message ?? ""), json.file ?? null, line);
  const message = textOf(block, "message");
  if (/^\(in test file /.test(message[0] ?? "")) return fromBats(message, line);
  const compared = comparedByAva(block, line);
  if (compared !== null) return compared;
  const name = fieldOf2(block, "name");
  const words = wordsOf5(block, message);
  return findingOf(line, words, {
    tool: producerOf(block),
    phase: "test",
    class: name,
    speech: name === null || name.includes("Assert") ? "assertion" : "runtime",
    values: isComplete(words) ? [] : [...["expected", "actual"].flatMap((side) => fieldOf2(block, side) ?? []), ...differenceIn(block)],
    file: /^(?<file>.+?):\d+(?::\d+)?$/.exec(fieldOf2(block, "at") ?? "")?.groups?.file ?? null
  });
}
function comparedByAva(block, line) {
  const at = block.findIndex((text) => /^ +'.{1,200}:': ?\|?-?/.test(text));
  if (at < 0 || fieldOf2(block, "assertion") === null) return null;
  const label = (block[at] ?? "").trim().replace(/^'(.*?) ?(?:\(.*\))?:':.*$/, "$1");
  const rest = block.slice(at + 1);
  const end = rest.findIndex((text) => !/^ {6}/.test(text));
  const values = (end < 0 ? rest : rest.slice(0, end)).map((text) => text.trim());
  const parts = { tool: "ava", phase: "test", code: "assertion", speech: "assertion" };
  return findingOf(line, label, { ...parts, values: values.slice(0, 16) });
}
function differenceIn(block) {
  return textOf(block, "diff").filter((text) => /^(?:-(?!--)|\+(?!\+\+))/.test(text));
}
function wordsOf5(block, message) {
  const said = message.find((text) => text !== "" && text !== "failed");
  const words = said ?? fieldOf2(block, "operator") ?? fieldOf2(block, "assertion") ?? fieldOf2(block, "compare") ?? UNTOLD;
  return words.replace(/ \/\/ .{0,60}equality$/, "");
}
var DENO2 = /^\s*\{"message":"(?<message>(?:[^"\\]|\\.){0,3000})".*?"file":"(?:\.\/)?(?<file>[^"]*)"/;
function producerOf(block) {
  if (block.some((text) => /^ *error:$/.test(text))) return "vitest";
  return fieldOf2(block, "name") !== null && fieldOf2(block, "assertion") !== null ? "ava" : "tap";
}
function fromDeno(message, file, line) {
  const said = message.split("\n");
  const head = errorHead(said[0] ?? "");
  const end = said.findIndex((text) => /^ {2,}\S/.test(text) && !/^ {4}[-+]/.test(text));
  return findingOf(line, head?.message ?? said[0] ?? "", {
    tool: "deno",
    phase: "test",
    class: head?.class ?? null,
    code: head?.code ?? null,
    speech: speechOf(head),
    file,
    values: messageTail(said, 1, end < 0 ? said.length : end),
    frame: topFrame(said, 1, said.length)
  });
}
function fieldOf2(block, name) {
  const field = new RegExp(`^ *${name} *: ?(.*)$`);
  const value = block.map((text) => field.exec(text)?.[1]?.trim()).find((one) => one !== void 0);
  if (value === void 0 || value === "") return null;
  return /^(?:".*"|'.*')$/.test(value) ? value.slice(1, -1) : value;
}
function textOf(block, name) {
  const at = block.findIndex((text) => text.trimStart().startsWith(`${name}:`));
  const value = fieldOf2(block, name);
  if (at < 0 || value === null) return [];
  if (!/^[|>][-+]?$/.test(value)) return [value];
  const indent = (block[at] ?? "").search(/\S/);
  const rest = block.slice(at + 1);
  const end = rest.findIndex((text) => text !== "" && text.search(/\S/) <= indent);
  return (end < 0 ? rest : rest.slice(0, end)).map((text) => text.trim());
}
// src/core/failure/readers/tsc.ts
var tsc = {
  tool: "tsc",
  rank: "tool",
  programs: ["tsc", "tsgo", "vue-tsc"],
  signature: /\berror TS\d+:/,
  read: read41
};
var PLAIN3 = /^(?<file>[^\s(][^(]*)\(\d+,\d+\): (?<severity>error|warning) (?<code>TS\d+): (?<message>.*)$/;
var PRETTY = /^(?<file>\S.*?):\d+:\d+ - (?<severity>error|warning) (?<code>TS\d+): (?<message>.*)$/;
var GLOBAL3 = /^(?<severity>error) (?<code>TS\d+): (?<message>.*)$/;
function read41({ lines }) {
  return lines.flatMap((text, line) => {
    const groups = (PLAIN3.exec(text) ?? PRETTY.exec(text) ?? GLOBAL3.exec(text))?.groups;
    return groups === void 0 ? [] : finding12(lines, line, groups);
  });
}
function finding12(lines, line, { severity, code = "", message = "", file }) {
  const reason = reasonBelow(lines, line, code);
  return findingOf(line, reason === null ? message : `${message} ${reason}`, {
    severity: severity === "warning" ? "warning" : "error",
    phase: "compile",
    code,
    file: file ?? null,
    former: [{ message }]
  });
}
var MOST_CHAIN = 40;
function reasonBelow(lines, line, code) {
  if (!/^TS(?:2769|2322|2345)$/.test(code)) return null;
  const below2 = lines.slice(line + 1, line + 1 + MOST_CHAIN);
  const end = below2.findIndex((text) => !/^ {2}/.test(text));
  const reason = (end < 0 ? below2 : below2.slice(0, end)).at(-1)?.trim() ?? "";
  const isTold = code === "TS2769" || /^Property '|^Type '.{1,400} is missing the following properties/.test(reason);
  return reason !== "" && isTold ? reason : null;
}
// src/core/failure/readers/unittest.ts
var unittest = {
  tool: "unittest",
  rank: "tool",
  programs: ["unittest"],
  signature: /^(?:FAIL|ERROR): \S+ \([^\n]{1,400}\)[^\n]{0,400}\n(?:[^\n]{0,400}\n){0,3}?-{70}$|^NO TESTS RAN$/m,
  read: read42
};
var HEADER6 = /^(?:FAIL|ERROR): (\S+) \(([^()]{1,400})\)(.*)$/;
var DOUBLE2 = /^={70}$/;
function read42({ lines }) {
  const found = [];
  lines.forEach((text, line) => {
    const header = HEADER6.exec(text);
    if (header === null || !DOUBLE2.test(lines[line - 1] ?? "")) return;
    found.push(testFinding2(header, lines.slice(line, endOfBlock4(lines, line)), line));
  });
  const none = lines.indexOf("NO TESTS RAN");
  return found.length === 0 && none >= 0 ? [noTests(none)] : found;
}
function endOfBlock4(lines, from) {
  const last = Math.min(lines.length, from + 2e3);
  for (let line = from + 1; line < last; line += 1) {
    if (/^={70}$|^Ran \d+ tests? in |^(?:Stdout|Stderr):$/.test(lines[line] ?? "")) return line;
  }
  return last;
}
function testFinding2(header, block, line) {
  const [, name = "", owner = "", suffix = ""] = header;
  const traceback = readTracebacks(block).at(-1);
  const said = traceback ?? { ...readException(firstWords(block)), cause: null, origin: null, frame: null };
  return {
    line,
    severity: "error",
    phase: "test",
    code: codeOf3(name, owner),
    class: said.class,
    message: withCause2(said.message, said.cause),
    former: [{ message: said.message }],
    speech: pythonSpeech(said.class, said.message),
    file: said.origin,
    testId: testIdOf2(name, owner) + suffix.trimEnd(),
    frame: said.frame
  };
}
function codeOf3(name, owner) {
  if (/^setUp(?:Class|Module)$/.test(name)) return "setup";
  if (/^tearDown(?:Class|Module)$/.test(name)) return "teardown";
  return owner.startsWith("unittest.loader.") ? "collection" : null;
}
function testIdOf2(name, owner) {
  if (owner.startsWith("unittest.loader.")) return name;
  const suite = owner.endsWith(`.${name}`) ? owner.slice(0, -name.length - 1) : owner;
  return `${suite} > ${name}`;
}
function firstWords(block) {
  const ruler = block.findIndex((text) => /^-{70}$/.test(text));
  return block.slice(ruler + 1).find((text) => text !== "") ?? block[0] ?? "";
}
function noTests(line) {
  return {
    line,
    severity: "error",
    phase: "test",
    code: "no-tests",
    class: null,
    message: "no tests ran",
    speech: "diagnostic",
    file: null,
    testId: null,
    frame: null
  };
}
// src/core/failure/readers/vite.ts
var vite = {
  tool: "vite",
  rank: "tool",
  programs: ["vite", "rollup", "rolldown"],
  signature: /^error during build:$|^Build failed with \d+ errors?:$|^\[[A-Z]{2,}(?:_[A-Z]+)*\] .*\n *\[ [^\]\s]|^\[!\] (?:\(plugin |Error|RollupError)/m,
  read: read43
};
var CODED2 = /^\[(?<code>[A-Z]{2,}(?:_[A-Z]+)*)\] (?:Error: )?(?<message>\S.*)$/;
var BANNER = /^(?:error during build|Build failed with \d+ errors?):$/;
var CODED_PLACE = /^ *\[ (?<file>[^\]\s][^\]]*?):\d+:\d+ \]$/;
var PLACED4 = /^(?:\[[\w:-]{1,60}\] )?(?<file>[^\s[][^(]*\.\w{1,6}) \(\d+:\d+\): (?<message>.*?)(?: \(Note that .*)?$/;
var TRANSFORM = /^(?<file>\S[^:]*\.\w{1,6}):\d+:\d+: ERROR: (?<message>.*)$/;
var PLUGIN = /^(?:\[(?<plugin>vite[\w:-]*|plugin [\w:-]+)\]:? |\[!\] (?:\(plugin [^)]+\) )?)(?:RollupError: |Error: )?(?<message>\S.*)$/;
var PLAIN4 = /^(?:Error: |RollupError: )?(?<message>(?:Could not resolve|Failed to resolve|Rollup failed) .*)$/;
function read43({ lines }) {
  const found = [];
  const banner2 = lines.some((text) => BANNER.test(text));
  lines.forEach((text, line) => {
    const groups = groupsOf3(text, banner2 || CODED_PLACE.test(lines[line + 1] ?? ""));
    if (groups === null) return;
    const file = groups.file ?? fileAround(lines, line);
    found.push(findingOf(line, groups.message ?? "", { phase: "compile", code: groups.code ?? null, file }));
  });
  return found;
}
function fileAround(lines, line) {
  const below2 = CODED_PLACE.exec(lines[line + 1] ?? "")?.groups?.file;
  return below2 ?? / from ["'](?<file>[^"']{1,300})["']\.?$/.exec(lines[line] ?? "")?.groups?.file ?? null;
}
var LEVEL2 = /^(?:INFO|ERROR|WARN|WARNING|DEBUG|FAIL|PASS|OK)$/;
function groupsOf3(text, proven) {
  const coded = CODED2.exec(text)?.groups;
  if (coded !== void 0) return proven && !LEVEL2.test(coded.code ?? "") ? coded : null;
  const groups = (TRANSFORM.exec(text) ?? PLACED4.exec(text) ?? PLUGIN.exec(text) ?? PLAIN4.exec(text))?.groups;
  if (groups === void 0 || /^Transform failed with/.test(groups.message ?? "")) return null;
  return groups;
}
// src/core/failure/readers/vitest.ts
var vitest = {
  tool: "vitest",
  rank: "tool",
  programs: ["vitest"],
  signature: /^ *RUN +v\d+\.\d+|^ *FAIL +\S[^\n]{0,300}(?: > | \[ )|^No test files found, exiting|^Vitest caught/m,
  read: read44
};
var HEADER7 = /^ *FAIL +(?:\|[^|]{1,80}\| +|[^\s>|][^>|]{0,80}? {2,})?(?<file>\S.*?\.\w{1,8})(?: \[ [^\]]{1,400} \])?(?: > (?<test>.+))?$/;
var UNHANDLED2 = /^ *(?:Unhandled (?:Rejection|Error)|Uncaught Exception|Startup Error|Error during close) *$/;
var END2 = /^ *(?:Test Files +\d|Tests +\d|Failed (?:Tests|Suites) \d|Unhandled Errors *$)/;
var NO_LOAD = /^(?:Cannot find (?:module|package)|Failed to (?:resolve|load|parse)|Parse failure|Transform failed)/;
function read44({ lines }) {
  const found = [];
  let headers = [];
  lines.forEach((text, line) => {
    const header = headerOf(text);
    if (header !== null) headers.push(header);
    else if (UNHANDLED2.test(text)) headers = [{ file: "", test: null }];
    else if (text.trim() !== "" && headers.length > 0) {
      found.push(...failed5(lines, line, headers));
      headers = [];
    }
  });
  return [...found, ...lines.flatMap((text, line) => wholeRun2(text, line))];
}
function headerOf(text) {
  if (!text.includes("FAIL")) return null;
  const groups = HEADER7.exec(text)?.groups;
  return groups?.file === void 0 ? null : { file: groups.file, test: groups.test?.trim() ?? null };
}
function failed5(lines, line, headers) {
  const text = (lines[line] ?? "").trim();
  const head = errorHead(text);
  const message = (head?.message ?? text).replace(/ \/\/ .{0,60}equality$/, "");
  const end = endOfBlock5(lines, line + 1);
  const origin = originOf(lines, line, end);
  const cause = causeOf2(lines, line + 1, end);
  const finding13 = findingOf(line, cause === null ? message : `${message} (caused by ${cause})`, {
    code: head?.code ?? null,
    class: head?.class ?? null,
    // The words of a snapshot's error hold the name of the test.
    speech: message.startsWith("Snapshot `") ? "assertion" : speechOf(head),
    values: isComplete(message) ? [] : differences(lines, line + 1, end),
    frame: topFrame(lines, line + 1, end)
  });
  const loadPhase = isLoadError(head, message) ? "compile" : "test";
  return headers.map(({ file, test: test2 }) => ({
    ...finding13,
    phase: test2 === null ? loadPhase : "test",
    file: file || origin,
    testId: test2
  }));
}
function causeOf2(lines, from, end) {
  const causes = lines.slice(from, end).flatMap((text) => /^Caused by: (?<head>\S.*)$/.exec(text)?.groups?.head ?? []);
  return causes.at(-1) ?? null;
}
function isLoadError(head, message) {
  return head?.class === "SyntaxError" || head?.class === "RolldownError" || NO_LOAD.test(message);
}
var LONGEST_BLOCK4 = 400;
function endOfBlock5(lines, from) {
  const last = Math.min(lines.length, from + LONGEST_BLOCK4);
  let end = from;
  while (end < last && !isEnd(lines[end] ?? "")) end += 1;
  return end;
}
function isEnd(text) {
  return END2.test(text) || UNHANDLED2.test(text) || headerOf(text) !== null;
}
function differences(lines, from, end) {
  let start2 = from;
  while (start2 < end && !isStackLine(lines[start2] ?? "")) {
    if (/^\s*(?:- Expected|Expected:)/.test(lines[start2] ?? "")) return messageTail(lines, start2, end);
    start2 += 1;
  }
  return [];
}
function originOf(lines, from, end) {
  for (let i = from; i < Math.min(end, from + 60); i += 1) {
    const origin = /^This error originated in "([^"]{1,400})" test file/.exec(lines[i] ?? "");
    if (origin !== null) return origin[1] ?? null;
  }
  return null;
}
function wholeRun2(text, line) {
  if (/^No test (?:suite )?files? found, exiting/.test(text)) {
    return [findingOf(line, "No test files found", { phase: "test", code: "no-tests" })];
  }
  const coverage = /^ERROR: (Coverage for .{1,80} does not meet .{1,120})$/.exec(text)?.[1];
  if (coverage === void 0) return [];
  return [findingOf(line, coverage, { phase: "test", code: "coverage", speech: "assertion" })];
}
// src/core/failure/readers/readers.ts
var readers = [
  biome,
  cmake,
  ctest,
  docker,
  dotnet,
  esbuild,
  eslint,
  gcc,
  goBuild,
  goTest,
  gradle,
  gradleTest,
  java,
  javac,
  jest,
  junit,
  kotlin,
  linker,
  make,
  maven,
  minitest,
  mocha,
  mypy,
  node,
  nodeTest,
  npm,
  pest,
  php,
  phpstan,
  phpunit,
  pytest,
  python,
  rspec,
  rubocop,
  ruby,
  ruff,
  rustc,
  rustPanic,
  sanitizers,
  shell,
  shellcheck,
  tap,
  tsc,
  unittest,
  vite,
  vitest
];
// src/core/failure/relativise-paths.ts
function relativisePaths(text, places) {
  let result = text;
  for (const root of spellings([places.root, ...places.rootAliases ?? []])) {
    result = replacePlace(result, root, "");
  }
  result = forwardSlashes2(result);
  result = replaceDependencies(result);
  for (const tmp of spellings([places.tmp])) result = replacePlace(result, tmp, "<tmp>/");
  result = replaceTemporary(result);
  for (const home of spellings([places.home])) result = replacePlace(result, home, "~/");
  result = result.replace(/(?<![\w.~])(?:[A-Za-z]:)?\/(?:home|Users)\/[\w.-]{1,64}(?=\/)/g, "~");
  return stripVersions(result);
}
function spellings(places) {
  const found = /* @__PURE__ */ new Set();
  for (const place of places) {
    const trimmed2 = place?.replace(/[\\/]+$/, "") ?? "";
    if (trimmed2.length < 2 || /^[A-Za-z]:$/.test(trimmed2)) continue;
    found.add(trimmed2);
    found.add(percentEncoded(trimmed2));
    const drive = /^([A-Za-z]):[\\/](.*)$/.exec(trimmed2);
    if (drive) found.add(`/${drive[1]?.toLowerCase()}/${drive[2]}`);
  }
  return [...found].sort((a, b) => b.length - a.length);
}
function percentEncoded(path) {
  return path.replace(
    /[ %#?"<>`]|[^\u0000-\u007f]+/g,
    (found) => [...(0, import_app_loop_gather_evidence2.utf8ToBytes)(found)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("")
  );
}
function replacePlace(text, place, name) {
  if (!text.includes(place.split(/[\\/]+/).at(-1) ?? "")) return text;
  const drive = /^[A-Za-z]:/.test(place);
  const parts = place.split(/[\\/]+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("[\\\\/]{1,2}");
  const before = drive ? "(?<![\\w])(?:file:\\/{2,3})?" : "(?<![\\w.])(?:file:\\/\\/)?(?:\\/private)?";
  const pattern = new RegExp(`${before}${parts}([\\\\/]{1,2}|(?![\\w-]|\\.\\w))`, drive ? "gi" : "g");
  return text.replace(pattern, (_match, slash) => {
    if (name !== "") return slash === "" ? name.slice(0, -1) : name;
    return slash === "" ? "." : "";
  });
}
function forwardSlashes2(text) {
  if (!text.includes("\\")) return text;
  return text.replace(
    /(?<![\w\\/.-])(?:[A-Za-z]:\\)?[\w.@~<>-]{1,100}(?:\\{1,2}[\w.@ ~<>-]{1,100}){1,40}\.\w{1,6}\b/g,
    (path) => path.replace(/\\+/g, "/")
  );
}
var DEPENDENCIES = [
  [/node_modules\/(?:\.pnpm\/[^/\s]{1,200}\/node_modules\/)?/g, "<dep>/"],
  [/(?:site|dist)-packages\//g, "<dep>/"],
  [/(?:rustlib\/src\/rust|rustc\/[0-9a-f]{7,40})\/library\//g, "<dep>/"],
  [/\.cargo\/(?:registry\/src|git\/checkouts)\/[^/\s]{1,100}\//g, "<dep>/"],
  [/go\/pkg\/mod\//g, "<dep>/"],
  [/(?:usr\/local\/go|usr\/lib\/go[\w.-]{0,12}|toolchain@v[\w.-]{1,40})\/src\//g, "<dep>/go/"],
  [/\.m2\/repository\//g, "<dep>/"],
  [/\.gradle\/(?:caches|wrapper)\//g, "<dep>/"],
  [/lib\/python\d(?:\.\d{1,2})?\//g, "<dep>/python/"],
  [/gems\/(?:ruby-)?[\d.]{1,12}\/gems\//g, "<dep>/"],
  [/lib\/ruby\/(?:gems\/)?[\d.]{1,12}\//g, "<dep>/ruby/"]
];
function replaceDependencies(text) {
  let result = text;
  for (const [marker, name] of DEPENDENCIES) result = replaceUpTo(result, marker, name);
  return result.replace(/(?:<dep>\/[\w@./+-]{0,200}){1,20}<dep>\//g, "<dep>/").replace(/(<dep>\/[\w./@-]{1,120}?)[@-]v?\d{1,6}(?:\.\d{1,6}){1,4}[\w.+-]{0,40}(?=\/)/g, "$1");
}
function replaceUpTo(text, marker, name) {
  const kept = [];
  let done = 0;
  for (const match of text.matchAll(marker)) {
    const start2 = startOfPath(text, match.index, done);
    if (start2 < match.index && text[match.index - 1] !== "/") continue;
    kept.push(text.slice(done, start2), name);
    done = match.index + match[0].length;
  }
  if (done === 0) return text;
  kept.push(text.slice(done));
  return kept.join("");
}
function startOfPath(text, from, limit) {
  let start2 = from;
  while (start2 > limit && !/[\s'"`()[\]{}<>=,|]/.test(text[start2 - 1] ?? " ")) start2 -= 1;
  return start2;
}
function replaceTemporary(text) {
  const named32 = text.replace(/(?<![\w.])(?:\/private)?\/var\/folders\/[\w+-]{1,4}\/[\w+-]{1,64}\/[A-Z]\//g, "<tmp>/").replace(
    /(?<![\w.])[A-Za-z]:[\\/]Users[\\/][^\\/\s]{1,64}[\\/]AppData[\\/]Local[\\/]Temp[\\/]/gi,
    "<tmp>/"
  ).replace(/(?<![\w.])(?:\/private|\/var)?\/tmp\//g, "<tmp>/");
  return named32.includes("<tmp>/") ? withoutRandomNames(named32) : named32;
}
function withoutRandomNames(text) {
  return text.replace(/<tmp>\/pytest-of-[\w.-]{1,64}\/pytest-\d{1,9}/g, "<tmp>").replace(/<tmp>\/cc\w{6}(?=\.\w)/g, "<tmp>/cc").replace(/<tmp>\/(go-(?:build|link-))\d{1,20}/g, "<tmp>/$1<n>").replace(/<tmp>\/tmp[a-z0-9_]{8}\b/g, "<tmp>/tmp<n>").replace(/<tmp>\/tmp\.\w{6,12}\b/g, "<tmp>/tmp<n>").replace(/<tmp>\/([\w.]{1,40}-)(?=[a-z]{0,5}[A-Z\d])[A-Za-z0-9]{6}(?![\w-])/g, "<tmp>/$1<n>").replace(/<tmp>\/([\w.]{1,40}[-_.])(?=[a-z_]{0,7}\d)[a-z0-9_]{8}(?![\w-])/g, "<tmp>/$1<n>").replace(/<tmp>\/([\w.-]{0,60}?)\d{3,20}(?![\w])/g, "<tmp>/$1<n>");
}
function stripVersions(text) {
  return text.replace(/(\.\w{1,5})\?(?:[vt]|import|html-proxy)\b[\w=&.-]{0,80}/g, "$1").replace(/(\/[\w.]{1,60}-)(?=[a-f]{0,15}\d)[0-9a-f]{8,64}(?=\.\w|[\s/:)'"]|$)/gm, "$1<hash>");
}
// src/core/failure/canonicalise.ts
function canonicalise(raw, context) {
  return failureOf(readOutput(raw, context), context);
}
function readOutput(raw, context) {
  const plain2 = (0, import_hooks_active_on_stop2.redactInside)(cleanOutput(raw).join("\n"));
  return findingsOf(relativisePaths(plain2, context).split("\n"), context);
}
function failureOf({ found, lines, lead }, context) {
  const primary = lead ?? primaryFinding(found);
  const { finding: finding13, tool } = primary;
  const message = skeletonOf(primary);
  const { items, keys, itemOf } = (0, import_app_loop_gather_evidence.failureItems)(found, lines);
  const frame = finding13.frame === null ? null : (0, import_app_loop_gather_evidence.shorten)((0, import_app_loop_gather_evidence.maskVolatile)(finding13.frame));
  const kind = classifyKind(found, lines, context);
  return {
    tool,
    kind,
    phase: finding13.phase,
    code: finding13.code,
    class: finding13.class,
    headline: (0, import_hooks_active_on_stop.itemHeadline)(itemOf(primary)),
    message,
    frame,
    items,
    total: keys.length,
    fingerprints: {
      class: (0, import_app_loop_gather_evidence.classFingerprint)(tool, finding13.code, finding13.class, message),
      exact: (0, import_app_loop_gather_evidence.exactFingerprint)(keys),
      former: formerClasses(primary)
    },
    query: composeQuery(
      { tool, code: finding13.code, class: finding13.class, message, frame },
      homeName(context)
    ),
    others: otherClasses(found, primary, itemOf)
  };
}
var MOST_OTHERS = 7;
var MOST_LOOKED_AT = 200;
var MOST_ITEMS = 50;
function otherClasses(found, primary, itemOf) {
  const classOf = (chosen) => (0, import_app_loop_gather_evidence.classFingerprint)(chosen.tool, chosen.finding.code, chosen.finding.class, skeletonOf(chosen));
  const own22 = classOf(primary);
  const classes = /* @__PURE__ */ new Map();
  for (const chosen of found.slice(0, MOST_LOOKED_AT).toSorted(compare)) {
    const name = classOf(chosen);
    if (name !== own22) classes.set(name, [...classes.get(name) ?? [], chosen]);
  }
  return [...classes].slice(0, MOST_OTHERS).flatMap(([name, [first, ...more]]) => {
    if (first === void 0) return [];
    const { finding: finding13, tool } = first;
    const { phase, code, class: kind, frame } = finding13;
    return [
      {
        ...{ tool, phase, code, class: kind, message: skeletonOf(first) },
        headline: (0, import_hooks_active_on_stop.itemHeadline)(itemOf(first)),
        frame: frame === null ? null : (0, import_app_loop_gather_evidence.shorten)((0, import_app_loop_gather_evidence.maskVolatile)(frame)),
        items: [first, ...more].slice(0, MOST_ITEMS).map(itemOf),
        fingerprints: { class: name }
      }
    ];
  });
}
function homeName({ home = "" }) {
  return home.split(/[\\/]/).slice(-1);
}
var all = [...declarations, ...readers];
var toolNames = new Set(all.map(({ tool }) => tool));
function findingsOf(written, context) {
  const plain2 = withoutLinePrefixes(written);
  const lines = asPrinted(plain2, context.command);
  const hadPrefixes = plain2 !== written;
  const own22 = ownReadersFor(context.readers ?? [], lines, context.command);
  const known = findingsByRank({ lines, command: context.command }, context.command, [...own22, ...all]);
  const around = lines === written ? known : findingsByRank({ lines: written, command: context.command }, context.command, all);
  const inner = withoutIndent(lines) ?? [];
  const indented = findingsByRank({ lines: inner, command: context.command }, context.command, all);
  const sources = [
    {
      lines: inner,
      by: "tool",
      read: () => mayMiss(known("tool")) && tellsMore(indented("tool"), known("tool")) ? indented("tool") : []
    },
    { lines, by: "tool", read: () => withRest(known("tool"), own22, lines) },
    { lines, by: "runtime", read: () => known("runtime") },
    { lines, by: "place", read: () => readPlaced(lines, context) },
    { lines: written, by: "wrapper", read: () => withoutRelays2(around("wrapper"), lines) },
    { lines, by: "wrapper", read: () => withoutRelays2(known("wrapper"), lines) }
  ];
  for (const source of sources) {
    const [first2, ...rest2] = withPackages(source.read(), source.lines);
    if (first2 !== void 0)
      return { ...leadOf([first2, ...rest2], own22), lines: source.lines, by: source.by, own: own22, hadPrefixes };
  }
  const left = own22.reduce((rest2, reader) => linesLeft(reader, rest2), lines);
  const unknown = readUnknown(left, context);
  const [first = unknown[0], ...rest] = withPackages(unknown, lines);
  return { found: [first, ...rest], lines, lead: first, by: "lines", own: own22, hadPrefixes };
}
function mayMiss(found) {
  return found.length === 0 || found.some(({ finding: finding13 }) => finding13.file === null);
}
function tellsMore(inner, outer) {
  const told2 = (found) => found.reduce(
    (sum2, { finding: finding13 }) => sum2 + Number(finding13.file !== null) + Number(finding13.testId !== null),
    0
  );
  return told2(inner) > told2(outer) || inner.length > 0 && outer.length === 0;
}
function leadOf(found, own22) {
  const [first, ...rest] = found.filter(({ tool }) => !own22.some((reader) => reader.tool === tool));
  return first === void 0 || own22.length === 0 ? { found } : { found, lead: primaryFinding([first, ...rest]) };
}
function withRest(found, own22, lines) {
  const [reader] = own22.filter(({ tool }) => found.some((one) => one.tool === tool));
  if (reader === void 0 || found.some(({ tool }) => !own22.some((one) => one.tool === tool))) return found;
  const left = own22.reduce((rest, one) => linesLeft(one, rest), lines);
  return [...found, ...readSure(left, reader.tool)];
}
function withoutRelays2(found, lines) {
  const own22 = found.filter(({ finding: finding13 }) => finding13.relay !== true);
  if (found.length === 0) return found;
  return own22.length === 0 && !hasOwnWords(lines) ? found : own22;
}
function skeletonOf({ finding: finding13 }) {
  const fixed = (0, import_app_loop_gather_evidence.maskLocations)((0, import_app_loop_gather_evidence.maskVolatile)(finding13.message));
  return (0, import_app_loop_gather_evidence.shorten)(maskValues(fixed, finding13.speech).replace(/\s+/g, " ").trim());
}
var LONGEST5 = 300;
function composeQuery(failure, names = []) {
  const kind = [failure.tool, failure.code, failure.class].filter((name) => name !== null);
  const frame = failure.frame === null ? "" : ` (in ${failure.frame})`;
  const text = `${kind.join(" ")}: ${failure.message}${frame}`;
  const oneLine = withoutPersonal((0, import_hooks_active_on_stop2.redact)(withoutPaths(text)), names).replace(/\s+/g, " ").trim();
  return oneLine.length <= LONGEST5 ? oneLine : `${oneLine.slice(0, LONGEST5 - 1)}\u2026`;
}
function withoutPaths(text) {
  return text.replace(/(?<![\w.:/<>~])(?:file:\/\/)?(?:\/[\w.@+~ -]{1,100}){1,40}\/([\w.@+-]{1,100})/g, "$1").replace(/(?<!\w)[A-Za-z]:(?:[\\/][\w.@+~ -]{1,100}){1,40}[\\/]([\w.@+-]{1,100})/g, "$1");
}
var PHASES = ["install", "compile", "lint", "test", "run"];
var ROOT_CAUSES = /* @__PURE__ */ new Set([
  "TS2307",
  "E0432",
  "E0433",
  "ERR_MODULE_NOT_FOUND",
  "MODULE_NOT_FOUND"
]);
function primaryFinding(found) {
  let best = found[0];
  for (const candidate of found) if (compare(candidate, best) < 0) best = candidate;
  return best;
}
function compare(a, b) {
  const left = sortKey(a);
  const right = sortKey(b);
  for (let i = 0; i < left.length; i += 1) {
    const l = left[i] ?? "";
    const r = right[i] ?? "";
    if (l !== r) return l < r ? -1 : 1;
  }
  return 0;
}
function sortKey({ finding: finding13, tool }) {
  return [
    finding13.severity,
    String(PHASES.indexOf(finding13.phase)),
    finding13.code !== null && ROOT_CAUSES.has(finding13.code) ? "0" : "1",
    finding13.file ?? "",
    tool,
    finding13.code ?? "",
    finding13.class ?? "",
    finding13.testId ?? "",
    finding13.message
  ];
}

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop8 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop9 = require("./hooks.active.on-stop.cjs");

var import_node_path = require("node:path");
// src/adapters/config/reader-files.ts
// late:core/failure/declared/reader-file.ts
var checkReaderFile = (...args) => require("./core.failure.declared.reader-file.cjs").checkReaderFile(...args);
// src/adapters/config/reader-files.ts
var FOLDER = "readers";
var MOST_FILES = 20;
var LARGEST = 32 * 1024;
function readReaderFiles(projectRoot, userFolder) {
  const own3 = userFolder === null ? [] : [inFolder((0, import_node_path.join)(userFolder, FOLDER), (0, import_hooks_active_on_stop9.privateFile)(userFolder), null)];
  const found = [...own3, inFolder((0, import_hooks_active_on_stop6.mswPath)(projectRoot, FOLDER), (0, import_hooks_active_on_stop9.ownFile)(projectRoot), `.msw/${FOLDER}`)];
  return {
    readers: withoutSecond(found.flatMap(({ readers: readers2 }) => readers2)),
    problems: found.flatMap(({ problems }) => problems)
  };
}
function inFolder(folder, place, shown) {
  const where = shown ?? folder;
  const list = (0, import_hooks_active_on_stop7.listFolder)(folder, place, MOST_FILES);
  if (list.status === "missing") return { readers: [], problems: [] };
  if (list.status !== "ok") return { readers: [], problems: [`${where} is not used: ${list.reason}.`] };
  const names = list.entries.map(({ name }) => name).filter((name) => name.endsWith(".json"));
  const read46 = names.sort().map((name) => readOne((0, import_node_path.join)(folder, name), place, `${where}/${(0, import_hooks_active_on_stop5.shownName)(name)}`));
  return {
    readers: read46.flatMap((one) => one.status === "ok" ? [one.reader] : []),
    problems: read46.flatMap((one) => one.status === "wrong" ? [one.reason] : [])
  };
}
function readOne(path, place, shown) {
  const file = (0, import_hooks_active_on_stop8.readJson)(path, place, LARGEST);
  if (file.status === "ok") return checkReaderFile(file.value, shown, toolNames);
  const reason = file.status === "missing" ? "it is gone" : file.reason;
  return { status: "wrong", reason: `${shown} is not used: ${reason}.` };
}
function withoutSecond(readers2) {
  const names = readers2.map(({ tool }) => tool);
  return readers2.filter(({ tool }, at) => names.indexOf(tool) === at);
}

// src/core/checks/empty-run.ts
function emptyRun(output) {
  const text = plain(output);
  const tallies = RUNNERS.flatMap(({ runner, read: read46 }) => {
    const tally = read46(text);
    return tally ? [{ runner, tally }] : [];
  });
  const [first] = tallies;
  if (!first || tallies.some(({ tally }) => tally.ran > 0)) return null;
  return { runner: first.runner, reason: reasonOf2(first.tally) };
}
function countTests(output) {
  const text = plain(output);
  const tallies = RUNNERS.flatMap(({ read: read46 }) => read46(text) ?? []);
  return tallies.toSorted((a, b) => b.ran + b.skipped - (a.ran + a.skipped))[0] ?? null;
}
function reasonOf2({ skipped }) {
  if (skipped === 0) return "it ran no tests";
  return skipped === 1 ? "it skipped its only test" : `it skipped all ${skipped} tests`;
}
function plain(output) {
  return output.replace(/\u001B\[[0-9;?]{0,20}[A-Za-z]/g, "").replace(/\r+\n?/g, "\n").replace(/(?<![^\n])[^\n]{1000,}/g, (line) => line.slice(0, 1e3)).replace(/^(?:[@\w-]{0,80}[./][@\w./-]{0,200} [\w:-]{1,80}|[@\w./-]{1,200}:[\w:-]{1,80}): /gm, "");
}
function summaries(runner, patterns, none) {
  return {
    runner,
    read: (text) => {
      const found = patterns.flatMap(
        (pattern) => [...text.matchAll(pattern)].map(({ groups }) => tallyOf(groups ?? {}))
      );
      if (found.length === 0 && !none?.test(text)) return null;
      return sum(found);
    }
  };
}
var RAN = /^(?:pass|fail|xfail|xpass|error|measured|flaky|expected)/;
var NOT_RAN = /^(?:skip|pending|todo|ignored|deselected|disabled)/;
function tallyOf(groups) {
  if (groups.counts !== void 0) return fromCounts(groups.counts);
  const skipped = Number(groups.skipped ?? 0) + fromNotes(groups.notes ?? "");
  if (groups.total !== void 0) return { ran: Math.max(0, Number(groups.total) - skipped), skipped };
  return { ran: Number(groups.passed ?? 0) + Number(groups.failed ?? 0), skipped };
}
function fromCounts(counts) {
  const found = [...counts.matchAll(/(\d+) ([a-z]+)/g)].map(([, number, word = ""]) => ({
    number: Number(number),
    word
  }));
  const count = (words) => found.reduce((total, { number, word }) => total + (words.test(word) ? number : 0), 0);
  return { ran: count(RAN), skipped: count(NOT_RAN) };
}
function fromNotes(notes) {
  const found = notes.matchAll(/(?:skipped|incomplete)(?:=|: )(\d+)|(\d+) (?:skipped|excluded)/gi);
  return [...found].reduce((total, [, after, before]) => total + Number(after ?? before), 0);
}
function sum(tallies) {
  return tallies.reduce((a, b) => ({ ran: a.ran + b.ran, skipped: a.skipped + b.skipped }), {
    ran: 0,
    skipped: 0
  });
}
function readGo(text) {
  const count = (pattern) => [...text.matchAll(pattern)].length;
  const untested = count(
    /^(?:\?[ \t]+\S+[ \t]+\[no test files\]|[ \t]+\S+[ \t]+coverage: 0\.0% of statements)$/gm
  );
  const nothingToRun = count(/^ok[ \t]+\S+[ \t].*\[no tests to run\]$/gm);
  const tested = count(/^ok[ \t]+\S+[ \t]+(?:\(cached\)|[\d.]+s)/gm) - nothingToRun;
  const each = count(
    /^[ \t]*--- (?:PASS|FAIL): |^\{"Time":"[^"]*","Action":"(?:pass|fail)","Package":"[^"]*","Test":"/gm
  );
  const skipped = count(/^[ \t]*--- SKIP: |^\{"Time":"[^"]*","Action":"skip","Package":"[^"]*","Test":"/gm);
  if (each + skipped > 0) return { ran: each, skipped };
  return untested + nothingToRun + tested === 0 ? null : { ran: tested, skipped: 0 };
}
function readGradle(text) {
  const tasks = [...text.matchAll(/^> Task :(?:\S+:)?(\S+)(?: (\S+))?$/gm)].filter(
    ([, name = ""]) => /^test$|Test$/.test(name)
  );
  if (tasks.length === 0) return null;
  const idle = tasks.filter(([, , outcome]) => outcome === "NO-SOURCE" || outcome === "SKIPPED");
  return { ran: tasks.length - idle.length, skipped: 0 };
}
function readPlaywright(text) {
  if (!/^Running \d+ tests? using \d+ workers?/m.test(text)) return null;
  return fromLines(text, /^ {2}(\d+) (passed|failed|flaky|skipped|interrupted)(?: \([\d.]+[a-z]+\))?$/gm);
}
function readAva(text) {
  if (!/^ {2}─+$/m.test(text)) return null;
  return fromLines(text, /^ {2}(\d+) tests? (passed|failed|skipped|todo)$/gm);
}
function fromLines(text, pattern) {
  const lines = [...text.matchAll(pattern)].map(([, number, word]) => `${number} ${word}`);
  return lines.length === 0 ? null : fromCounts(lines.join(", "));
}
function readTap2(text) {
  if (!/^(?:TAP version \d+|1\.\.\d+)/m.test(text)) return null;
  const points = [...text.matchAll(/^[ \t]*(?:not )?ok\b(?!:)([^\n]{0,300})/gm)];
  const skipped = points.filter(([, rest = ""]) => /# (?:SKIP|TODO)/i.test(rest)).length;
  return { ran: points.length - skipped, skipped };
}
function readKarma(text) {
  const last = [...text.matchAll(/Executed (\d+) of (\d+)(?: \(skipped (\d+)\))?/g)].at(-1);
  return last === void 0 ? null : { ran: Number(last[1]), skipped: Number(last[3] ?? 0) };
}
function readCtest(text) {
  const total = /^\d+% tests passed, \d+ tests? failed out of (\d+)$/m.exec(text)?.[1];
  if (total === void 0) return /^No tests were found!!!$/m.test(text) ? { ran: 0, skipped: 0 } : null;
  const skipped = [...text.matchAll(/^[ \t]+\d+ - [^\n]{1,200} \((?:Skipped|Disabled)\)$/gm)].length;
  return { ran: Math.max(0, Number(total) - skipped), skipped };
}
function readCucumber(text) {
  const [, total, counts = ""] = /^(\d+) scenarios?(?: \(([^)\n]{1,200})\))?$/m.exec(text) ?? [];
  return total === void 0 ? null : fromCounts(counts);
}
function readTasks(text) {
  const none = /^ *Tasks: +0 successful, 0 total$|^No tasks were executed as part of this run\.$|^ *(?:NX +)?No (?:tasks were run|projects with target \S+ were run)/m;
  return none.test(text) ? { ran: 0, skipped: 0 } : null;
}
var RUNNERS = [
  summaries(
    "vitest",
    [/^ *Tests {2,}(?<counts>\d+ [a-z].*?)(?: \(\d+\))?$/gm],
    /^ *Tests {2,}no tests|^No test files found, exiting/m
  ),
  summaries("jest", [/^Tests: +(?<counts>.*\b\d+ total)$/gm], /^No tests found, exiting with code 0/m),
  summaries("mocha", [/^ +(?<counts>\d+ passing \([\d.]+[a-z]+\)(?:\n +\d+ (?:pending|failing))*)$/gm]),
  summaries(
    "pytest",
    [
      /^=* ?(?<counts>\d+ (?:passed|failed|skipped|deselected|xfailed|xpassed|errors?|warnings?)\b.*) in [\d.]+s(?: \([\d:]+\))? ?=*$/gm
    ],
    /^=* ?no tests (?:ran|collected) in [\d.]+s ?=*$/m
  ),
  summaries("unittest", [
    /^Ran (?<total>\d+) tests? in [\d.]+s\n\n(?:OK|FAILED|NO TESTS RAN)(?: \((?<notes>[^)\n]*)\))?$/gm
  ]),
  { runner: "go test", read: readGo },
  summaries("cargo test", [
    /^test result: \w+\. (?<counts>\d+ passed; \d+ failed; \d+ ignored; \d+ measured)/gm,
    /^ *Summary \[[^\]\n]*\] +(?<total>\d+) tests? run:/gm
  ]),
  summaries("node:test", [
    /^[#ℹ] tests \d+\n(?:[#ℹ] suites \d+\n)?[#ℹ] pass (?<passed>\d+)\n[#ℹ] fail (?<failed>\d+)\n(?:[#ℹ] cancelled \d+\n)?[#ℹ] skipped (?<skipped>\d+)$/gm
  ]),
  { runner: "gradle", read: readGradle },
  summaries(
    "surefire",
    [/^(?:\[[A-Z]+\] +)?Tests run: (?<total>\d+), Failures: \d+, Errors: \d+, Skipped: (?<skipped>\d+)/gm],
    /^\[INFO\] (?:No tests to run\.|Tests are skipped\.)$/m
  ),
  summaries("rspec", [/^(?<total>\d+) examples?, \d+ failures?(?:, (?<skipped>\d+) pending)?/gm]),
  summaries("minitest", [
    /^(?<total>\d+) (?:runs|tests), \d+ assertions, \d+ failures, \d+ errors, (?<skipped>\d+) skips/gm
  ]),
  summaries(
    "phpunit",
    [/^OK \((?<total>\d+) tests?, /gm, /^Tests: (?<total>\d+), Assertions: \d+(?<notes>.*)\.$/gm],
    /^No tests executed!$/m
  ),
  summaries(
    "dotnet test",
    [
      /^(?:Passed|Skipped|Failed)! +- Failed: +(?<failed>\d+), Passed: +(?<passed>\d+), Skipped: +(?<skipped>\d+)/gm,
      /^Test summary: total: \d+, failed: (?<failed>\d+), succeeded: (?<passed>\d+), skipped: (?<skipped>\d+)/gm
    ],
    /^No test (?:is available in|matches the given testcase filter) /m
  ),
  summaries("bun test", [
    /^ *(?<passed>\d+) pass\n(?: *(?<skipped>\d+) skip\n)?(?: *\d+ todo\n)? *(?<failed>\d+) fail$/gm
  ]),
  summaries("deno test", [/^ok \| (?<counts>\d+ passed \| .*)$/gm]),
  summaries(
    "mix test",
    [/^(?:\d+ doctests?, )?(?<total>\d+) tests?, \d+ failures?(?<notes>(?:, \d+ [a-z]+)*)$/gm],
    /^There are no tests to run$/m
  ),
  { runner: "playwright", read: readPlaywright },
  { runner: "ava", read: readAva },
  { runner: "tap", read: readTap2 },
  summaries("prove", [/^Files=\d+, Tests=(?<total>\d+),/gm]),
  { runner: "karma", read: readKarma },
  { runner: "ctest", read: readCtest },
  { runner: "cucumber", read: readCucumber },
  summaries("xctest", [
    /^[ \t]*Executed (?<total>\d+) tests?, with (?:(?<skipped>\d+) tests? skipped and )?\d+ failures?/gm
  ]),
  { runner: "task runner", read: readTasks }
];

// src/adapters/claude-code/client-marks.ts
var CHECK_MARK = "MSW_CHECK";
var SERVER_MARK = "MSW_MCP";
function withoutClientMarks(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !isClientMark(name)));
}
function isClientMark(name) {
  return OF_THE_CLIENT.test(name) && !OF_THE_USER.test(name);
}
var OF_THE_CLIENT = /^(?:CLAUDECODE|CLAUDE_(?:CODE|PLUGIN)_.*|CLAUDE_(?:PROJECT_DIR|SESSION_ID|ENV_FILE|EFFORT|PID|JOB_DIR|SKILL_DIR)|AI_AGENT|MSW_CHECK|MSW_MCP)$/i;
var OF_THE_USER = /^CLAUDE_CODE_(?:(?:USE|DISABLE|ENABLE|MAX|AUTO|IDE|FILE_READ|GLOB|HIDE|EXTRA|PROXY|OTEL|DEBUG|EXPERIMENTAL)_\w+|SKIP_\w+_AUTH|OAUTH_TOKEN|API_KEY_HELPER_TTL_MS|EFFORT_LEVEL|SUBAGENT_MODEL|GIT_BASH_PATH|SHELL|SHELL_PREFIX|SSE_PORT|TMPDIR|CLIENT_(?:CERT|KEY|KEY_PASSPHRASE)|NO_FLICKER|ACCESSIBILITY|SCROLL_SPEED|STOP_HOOK_BLOCK_CAP)$/i;

// src/core/checks/sealed-check.ts
function isSealed({ origin }) {
  return origin === "sealed";
}
var SEALED_COMMAND = "sealed";
function sealedOutput(name, problems) {
  const count = problems === 1 ? "1 problem" : `${problems} problems`;
  return `Error: ${name} is sealed and found ${count}; what it says is not shown`;
}

var import_app_loop_gather_evidence3 = require("./app.loop.gather-evidence.cjs");

var import_node_child_process = require("node:child_process");
var import_promises = require("node:timers/promises");
// src/adapters/process/kill-tree.ts
var LOOKS = [25, 50, 100, 200, 400, 500, 700];
async function killTree(tree) {
  if (process.platform === "win32") return taskkill(tree);
  const { pid, projectRoot } = tree;
  if (!signal(-pid, 0)) return;
  const members = await groupAndDescendants(pid, projectRoot);
  signalAll(pid, members, "SIGTERM");
  for (const pause of LOOKS) {
    await (0, import_promises.setTimeout)(pause);
    if (await isGone(tree, members)) return;
  }
  signalAll(pid, members, "SIGKILL");
}
function killTreeNow(tree) {
  const { pid } = tree;
  if (process.platform === "win32") void taskkill(tree);
  else if (signal(-pid, 0)) signalAll(pid, groupAndDescendantsNow(pid), "SIGKILL");
}
function signalAll(pid, members, name) {
  signal(-pid, name);
  for (const stray of members.filter(({ group }) => group !== pid)) signal(stray.pid, name);
}
async function isGone({ pid, projectRoot }, members) {
  if (!signal(-pid, 0) && !members.some((member) => signal(member.pid, 0))) return true;
  if (members.length === 0) return false;
  const before = new Map(members.map((member) => [member.pid, member.group]));
  const now = await groupAndDescendants(pid, projectRoot, [...before.keys()]);
  return now.every(
    (member) => member.ended || member.group !== pid && before.get(member.pid) !== member.group
  );
}
function signal(pid, name) {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
function taskkill({ pid, projectRoot }) {
  const program = (0, import_app_loop_gather_evidence3.systemProgram)("taskkill.exe", process.env, projectRoot);
  return new Promise((resolve2) => {
    (0, import_node_child_process.execFile)(program, ["/PID", String(pid), "/T", "/F"], { windowsHide: true }, () => resolve2());
  });
}
async function groupAndDescendants(group, projectRoot, also = []) {
  return membersIn(await table(projectRoot), group, also);
}
function groupAndDescendantsNow(group) {
  const { stdout } = (0, import_node_child_process.spawnSync)("/bin/ps", columns, {
    timeout: 1e3,
    maxBuffer: largestTable,
    encoding: "utf8"
  });
  return membersIn((stdout ?? "").split("\n").flatMap(parseRow), group, []);
}
var columns = ["-A", "-o", "pid=,ppid=,pgid=,stat="];
var largestTable = 16 * 1024 * 1024;
function membersIn(rows, group, also) {
  const found = new Map(
    rows.filter((row) => row.group === group || also.includes(row.pid)).map((row) => [row.pid, row])
  );
  for (const pid of found.keys()) {
    for (const child of rows.filter(({ parent }) => parent === pid)) found.set(child.pid, child);
  }
  return [...found.values()];
}
async function table(projectRoot) {
  const ps = (0, import_app_loop_gather_evidence3.findProgram)("ps", process.env, projectRoot);
  if (ps === null) return [];
  return new Promise((resolve2) => {
    const options = { timeout: 2e3, maxBuffer: largestTable };
    (0, import_node_child_process.execFile)(ps, columns, options, (error, output) => {
      resolve2(error ? [] : output.split("\n").flatMap(parseRow));
    });
  });
}
function parseRow(line) {
  const [, pid, parent, group, state] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)/.exec(line) ?? [];
  if (state === void 0) return [];
  return [{ pid: Number(pid), parent: Number(parent), group: Number(group), ended: state.startsWith("Z") }];
}
// src/adapters/process/end-with-us.ts
var SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"];
function endWithUs(tree) {
  const onExit = () => killTreeNow(tree);
  const onSignal = (signal22) => {
    killTreeNow(tree);
    release();
    if (process.listenerCount(signal22) === 0) process.kill(process.pid, signal22);
  };
  const release = () => {
    process.removeListener("exit", onExit);
    for (const signal22 of SIGNALS) process.removeListener(signal22, onSignal);
  };
  process.on("exit", onExit);
  for (const signal22 of SIGNALS) process.prependListener(signal22, onSignal);
  return release;
}

var import_hooks_active_on_stop10 = require("./hooks.active.on-stop.cjs");

var import_node_child_process2 = require("node:child_process");
var import_node_events = require("node:events");
var import_node_fs = require("node:fs");
var import_node_path2 = require("node:path");
var import_promises2 = require("node:timers/promises");
var import_promises3 = require("node:timers/promises");
// src/adapters/process/run-check.ts
// src/adapters/process/bounded-output.ts
var HEAD_BYTES = 64 * 1024;
var TAIL_BYTES = 256 * 1024;
var LONGEST_HELD_LINE = 64 * 1024;
var LINE_FEED = 10;
function boundedOutput(headBytes = HEAD_BYTES, tailBytes = TAIL_BYTES) {
  const held = /* @__PURE__ */ new Map();
  const store = headAndTail(headBytes, tailBytes);
  return {
    write: (stream, chunk) => {
      const before = held.get(stream);
      const bytes = before ? Buffer.concat([before, chunk]) : chunk;
      const end = endOfLines(bytes);
      if (end > 0) store.add(bytes.subarray(0, end));
      if (end < bytes.length) held.set(stream, Buffer.from(bytes.subarray(end)));
      else held.delete(stream);
    },
    read: () => {
      for (const rest of held.values()) store.add(rest);
      held.clear();
      return store.read();
    }
  };
}
function endOfLines(bytes) {
  const end = bytes.lastIndexOf(LINE_FEED) + 1;
  return bytes.length - end > LONGEST_HELD_LINE ? characterStart(bytes, bytes.length) : end;
}
function characterStart(bytes, index) {
  let start2 = index - 1;
  while (start2 > 0 && index - start2 < 4 && isContinuation(bytes[start2])) start2 -= 1;
  return start2 + characterLength(bytes[start2] ?? 0) > index ? start2 : index;
}
function isContinuation(byte = 0) {
  return (byte & 192) === 128;
}
function characterLength(firstByte) {
  if (firstByte >= 240) return 4;
  if (firstByte >= 224) return 3;
  return firstByte >= 192 ? 2 : 1;
}
function own2(piece) {
  return piece.length > piece.buffer.byteLength / 2 ? piece : Buffer.from(piece);
}
function headAndTail(headBytes, tailBytes) {
  const head = [];
  const tail = [];
  let headSize = 0;
  let tailSize = 0;
  let passed = 0;
  const errors = (0, import_app_loop_conclude_turn.errorKeeper)();
  const drop = (piece) => {
    passed += piece.length;
    errors.add(piece.toString("latin1"), () => piece.toString("utf8"));
  };
  const addToTail = (piece) => {
    tail.push(own2(piece));
    tailSize += piece.length;
    for (let first = tail[0]; first && tailSize - first.length >= tailBytes; first = tail[0]) {
      tail.shift();
      tailSize -= first.length;
      drop(first);
    }
  };
  return {
    add: (piece) => {
      const room = Math.max(0, headBytes - headSize);
      if (room > 0) {
        head.push(own2(piece.subarray(0, room)));
        headSize += Math.min(room, piece.length);
      }
      if (piece.length > room) addToTail(piece.subarray(room));
    },
    read: () => {
      const beginning2 = Buffer.concat(head);
      const end = Buffer.concat(tail);
      const surplus = Math.max(0, end.length - tailBytes);
      if (passed + surplus === 0) {
        return { output: Buffer.concat([beginning2, end]).toString("utf8"), droppedBytes: 0 };
      }
      const start2 = startOfLine(end, surplus);
      drop(end.subarray(0, start2));
      return join2(beginning2, end.subarray(start2), passed, errors.lines());
    }
  };
}
function join2(head, ending, passed, errors) {
  const beginning2 = head.subarray(0, cutAfterLine(head));
  const droppedBytes = head.length - beginning2.length + passed;
  const gap = errors.length === 0 ? `[${droppedBytes} bytes of output left out here]
` : `[${droppedBytes} bytes of output left out here; what looks like an error in them follows]
${errors.join("\n")}
[the end of the output follows]
`;
  const separator = beginning2.at(-1) === LINE_FEED || beginning2.length === 0 ? "" : "\n";
  return {
    output: `${beginning2.toString("utf8")}${separator}${gap}${ending.toString("utf8")}`,
    droppedBytes
  };
}
function cutAfterLine(head) {
  const end = head.lastIndexOf(LINE_FEED) + 1;
  return end > head.length / 2 ? end : characterStart(head, head.length);
}
function startOfLine(tail, from) {
  const end = tail.indexOf(LINE_FEED, Math.max(0, from - 1));
  const start2 = end + 1;
  return end >= 0 && start2 < from + (tail.length - from) / 2 ? start2 : characterStart(tail, from);
}
// src/adapters/process/end-strays.ts
var LOOKS2 = [10, 50, 200, 700, 1e3];
var MEANT_TO_STAY = /GradleDaemon|KotlinCompileDaemon|\bbazel\b|A-server\.jar|\bbuck2d?\b|\bmvnd\b|MSBuild|VBCSCompiler|\bsbt\b|\bbloop\b|\bnailgun\b|\bspring (?:server|app)\b|\bsccache\b|\bdmypy\b|\beslint_d\b|\bprettierd\b|\bwatchman\b|\badb\b|-agent\b|\bdbus|\bconmon\b|\bqemu-|\bcontainerd/;
var SERVERS = [
  [/\b(?:nx|turbo)\b/, /\bdaemon\b/],
  [/\bflow\b/, /\bserver\b/]
];
function isMeantToStay(words) {
  return MEANT_TO_STAY.test(words) || SERVERS.some(([name, verb]) => name.test(words) && verb.test(words));
}
async function endStrays(mark, after) {
  if (process.platform !== "linux") return;
  let strays = marked(mark, after);
  for (const pause of LOOKS2) {
    if (strays.length === 0) return;
    for (const pid of strays) signal2(pid, "SIGTERM");
    await (0, import_promises3.setTimeout)(pause);
    strays = marked(mark, after);
  }
  for (const pid of strays) signal2(pid, "SIGKILL");
}
function marked(mark, after) {
  const last = lastProcess();
  const pids = (0, import_hooks_active_on_stop7.namesIn)("/proc", import_hooks_active_on_stop9.named).map(Number).filter((pid) => isBetween(pid, after, last) && read45(pid, "environ").split("\0").includes(mark));
  return pids.length === 0 ? pids : withoutMeantToStay(pids);
}
function isBetween(pid, after, last) {
  return after <= last ? pid > after && pid <= last : pid > after || pid <= last;
}
function lastProcess() {
  const last = Number(((0, import_hooks_active_on_stop10.textOf)("/proc/loadavg", import_hooks_active_on_stop9.named) ?? "").trim().split(" ").at(-1));
  return last > 0 ? last : Number.POSITIVE_INFINITY;
}
function withoutMeantToStay(pids) {
  const staying = new Set(pids.filter((pid) => isMeantToStay(read45(pid, "cmdline").replaceAll("\0", " "))));
  for (const _ of staying) for (const pid of pids) if (staying.has(parentOf(pid))) staying.add(pid);
  return pids.filter((pid) => !staying.has(pid));
}
function parentOf(pid) {
  const stat = read45(pid, "stat");
  const [, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return Number(parent);
}
function read45(pid, name) {
  return (0, import_hooks_active_on_stop10.textOf)(`/proc/${pid}/${name}`, import_hooks_active_on_stop9.named) ?? "";
}
function signal2(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
  }
}
// src/adapters/process/run-check.ts
var PIPE_GRACE_MS = 500;
var LONGEST_TIMER_MS = 2 ** 31 - 1;
async function runCheck(request) {
  const started = performance.now();
  const output = boundedOutput();
  const projectRoot = (0, import_node_path2.resolve)(request.root ?? request.cwd);
  const mark = `${process.pid}-${Math.round(performance.timeOrigin + started * 1e3)}`;
  const child = await start(request, projectRoot, mark);
  const isRunning2 = child.status === "started";
  const ended = isRunning2 ? await supervise(child, projectRoot, request, output) : NO_END;
  if (isRunning2) await endStrays(`${CHECK_MARK}=${mark}`, child.pid);
  return {
    command: request.command,
    exitCode: ended.exitCode,
    signal: ended.signal,
    timedOut: ended.timedOut,
    durationMs: Math.round(performance.now() - started),
    ...output.read(),
    startError: isRunning2 ? null : child.reason
  };
}
var NO_END = { exitCode: null, signal: null, timedOut: false };
async function start({ command, cwd, root, env }, projectRoot, mark) {
  const folder = (0, import_node_path2.resolve)(root ?? "", cwd);
  try {
    const process2 = startShell(command, folder, projectRoot, { [CHECK_MARK]: mark, ...env });
    if (process2.pid === void 0) await (0, import_node_events.once)(process2, "spawn");
    else return { status: "started", pid: process2.pid, process: process2 };
  } catch (error) {
    if (!(0, import_node_fs.existsSync)(folder)) return { status: "failed", reason: `there is no folder ${folder}` };
    return { status: "failed", reason: error instanceof Error ? error.message : "unknown error" };
  }
  return { status: "failed", reason: "unknown error" };
}
function startShell(command, cwd, projectRoot, env) {
  return (0, import_node_child_process2.spawn)(command, {
    // Left to itself, node takes the shell on Windows from a variable, which a project's settings can set.
    shell: process.platform === "win32" ? (0, import_app_loop_gather_evidence3.systemProgram)("cmd.exe", process.env, projectRoot) : true,
    cwd,
    env: checkEnvironment(process.env, env),
    stdio: ["ignore", "pipe", "pipe"],
    windowsHide: true,
    // Its own process group, so that the whole tree can be signalled; Windows finds the tree by parents.
    detached: process.platform !== "win32"
  });
}
async function supervise({ pid, process: child }, projectRoot, { timeoutMs, onOutput }, output) {
  const tree = { pid, projectRoot };
  const streams = [child.stdout, child.stderr];
  streams.forEach((stream, index) => {
    stream.on("data", (chunk) => {
      output.write(String(index), chunk);
      onOutput?.(chunk);
    });
    stream.on("error", () => {
    });
  });
  const closed = Promise.all(streams.map(closeOf));
  const untie = endWithUs(tree);
  const limit = timeLimit(tree, timeoutMs);
  try {
    const end = await Promise.race([exitOf(child), limit.gaveUp]);
    limit.stop();
    await Promise.race([closed, grace()]);
    await killTree(tree);
    await Promise.race([closed, grace()]);
    return limit.passed() ? { ...end, exitCode: null, timedOut: true } : end;
  } finally {
    limit.stop();
    untie();
    for (const stream of streams) stream.destroy();
  }
}
function grace() {
  return (0, import_promises2.setTimeout)(PIPE_GRACE_MS, void 0, { ref: false });
}
function exitOf(child) {
  return new Promise((done) => {
    child.once("exit", (exitCode, signal22) => done({ exitCode, signal: signal22, timedOut: false }));
  });
}
function closeOf(stream) {
  return new Promise((done) => {
    stream.once("close", done);
  });
}
function timeLimit(tree, timeoutMs) {
  let passed = false;
  let giveUp = () => {
  };
  const gaveUp = new Promise((done) => {
    giveUp = done;
  });
  const timer = setTimeout(
    async () => {
      passed = true;
      await killTree(tree);
      await (0, import_promises2.setTimeout)(PIPE_GRACE_MS);
      giveUp({ exitCode: null, signal: "SIGKILL", timedOut: true });
    },
    Math.min(timeoutMs, LONGEST_TIMER_MS)
  );
  return { passed: () => passed, gaveUp, stop: () => clearTimeout(timer) };
}
var PLAIN5 = {
  CI: "true",
  NO_COLOR: "1",
  FORCE_COLOR: "0",
  TERM: "dumb",
  DOTNET_CLI_UI_LANGUAGE: "en"
};
function checkEnvironment(inherited, extra = {}, platform = process.platform) {
  const all2 = {
    ...withoutClientMarks(inherited),
    [CHECK_MARK]: "1",
    ...PLAIN5,
    ...locale(platform),
    ...extra
  };
  return Object.fromEntries(
    Object.entries(all2).flatMap(([name, value]) => value === void 0 ? [] : [[name, value]])
  );
}
function locale(platform) {
  const name = platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8";
  return { LC_ALL: name, LANG: name };
}

var import_hooks_active_on_stop11 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop12 = require("./hooks.active.on-stop.cjs");

var import_node_os = require("node:os");
var import_promises4 = require("node:timers/promises");
// src/app/loop/judge-check.ts
function judgeCheck({ terms }, check, run, userFolder = null) {
  return {
    check,
    outcome: judge(run, (0, import_hooks_active_on_stop12.workFolder)(terms), terms.allowEmpty, () => ownReaders(terms.project, userFolder)),
    exitCode: run.exitCode,
    signal: run.signal,
    timedOut: run.timedOut,
    durationMs: run.durationMs,
    output: (0, import_hooks_active_on_stop2.redact)(run.startError ?? run.output),
    droppedBytes: run.droppedBytes
  };
}
async function makeReady(running2) {
  let runs = true;
  const ended = () => {
    runs = false;
  };
  void running2.then(ended, ended);
  while (STEPS.length > 0) {
    await (0, import_promises4.setTimeout)(LOOK_UP_MS);
    if (!runs) return;
    STEPS.shift()?.();
  }
}
var STEPS = [readACrash, readACrash];
var LOOK_UP_MS = 3;
function readACrash() {
  const run = { command: "node a.js", exitCode: 1, signal: null, timedOut: false, durationMs: 0 };
  judge({ ...run, output: A_CRASH, droppedBytes: 0, startError: null }, "/a", false, () => []);
}
var A_CRASH = `/a/a.js:1
throw new Error('nothing is wrong')
^

Error: nothing is wrong
    at main (/a/a.js:1:7)
    at node:internal/main/run_main_module:28:49

Node.js v20.0.0
`;
function sealed(result) {
  const check = { ...result.check, command: SEALED_COMMAND };
  const { outcome } = result;
  if (outcome.kind === "passed") return { ...result, check, output: "" };
  const count = outcome.kind === "failed" ? outcome.failure.total : 0;
  const output = sealedOutput(check.name, count);
  if (outcome.kind === "empty")
    return { ...result, check, output, outcome: { ...outcome, reason: "it tested nothing" } };
  const { exitCode, signal: signal3, timedOut } = result;
  const shown = canonicalise(output, { ...NOWHERE, command: SEALED_COMMAND, exitCode, signal: signal3, timedOut });
  return {
    ...result,
    check,
    output,
    outcome: { kind: "failed", failure: { ...shown, kind: outcome.failure.kind } }
  };
}
function ownReaders(project, userFolder) {
  return readReaderFiles(project, userFolder).readers;
}
function judge(run, project, allowEmpty, readers2) {
  if (run.exitCode === 0 && !run.timedOut) {
    const empty = allowEmpty ? null : emptyRun(run.output);
    return empty === null ? { kind: "passed" } : { kind: "empty", reason: `${empty.runner}: ${empty.reason}` };
  }
  const failure = canonicalise(run.startError ?? run.output, {
    command: run.command,
    exitCode: run.exitCode,
    signal: run.signal,
    timedOut: run.timedOut,
    root: project,
    home: (0, import_node_os.homedir)(),
    tmp: (0, import_node_os.tmpdir)(),
    readers: readers2()
  });
  return { kind: "failed", failure };
}
var NOWHERE = { root: "", home: "", tmp: "" };
// src/app/loop/run-checks.ts
async function runChecks(loop, options, started, parallel) {
  const run = (check, checksLeft) => runWithRetries(loop, check, { ...options, started, checksLeft });
  return runAll(loop, run, parallel);
}
async function inTurn(values, work) {
  const results = [];
  for (const [index, value] of values.entries()) results.push(await work(value, index));
  return results;
}
async function runAll({ terms }, run, parallel) {
  const open = terms.checks.filter((check) => !isSealed(check));
  const sealed2 = terms.checks.filter(isSealed);
  const results = parallel ? await Promise.all(open.map((check) => run(check, 1))) : await inTurn(open, (check, index) => run(check, terms.checks.length - index));
  if (results.some(({ outcome }) => outcome.kind !== "passed")) return results;
  return [...results, ...await inTurn(sealed2, (check, index) => run(check, sealed2.length - index))];
}
async function runWithRetries(loop, check, options) {
  const { checksLeft, started } = options;
  const { checkTimeoutSeconds } = loop.terms;
  let result = await runOnce(loop, check, options);
  for (const pauseSeconds of options.config.infraRetrySeconds) {
    if (result.outcome.kind !== "failed" || result.outcome.failure.kind !== "infra") break;
    const elapsedSeconds = (performance.now() - started) / 1e3;
    if (!(0, import_hooks_active_on_stop11.mayRetry)({ elapsedSeconds, pauseSeconds, checksLeft, checkTimeoutSeconds })) break;
    await options.wait(pauseSeconds * 1e3);
    result = await runOnce(loop, check, options);
  }
  return result;
}
async function runOnce(loop, check, options) {
  const { keepSealed, live, userFolder = null } = options;
  const { checkTimeoutSeconds: limitSeconds, checks } = loop.terms;
  const startedAt = Date.now();
  let told2;
  const running2 = runCheck({
    command: check.command,
    cwd: (0, import_hooks_active_on_stop12.workFolder)(loop.terms),
    timeoutMs: limitSeconds * 1e3,
    onOutput: (chunk) => told2?.output(chunk)
  });
  const run = {
    check: check.name,
    at: checks.indexOf(check) + 1,
    of: checks.length,
    startedAt,
    limitSeconds
  };
  told2 = live?.begin(run, isSealed(check));
  await makeReady(running2);
  const ended = await running2;
  told2?.end();
  const result = judgeCheck(loop, check, ended, userFolder);
  if (!isSealed(check)) return result;
  keepSealed?.(check.name, result.output);
  return sealed(result);
}
module.exports = {
  CHECK_MARK: CHECK_MARK,
  SEALED_COMMAND: SEALED_COMMAND,
  SERVER_MARK: SERVER_MARK,
  baseName: baseName,
  canonicalise: canonicalise,
  countTests: countTests,
  emptyRun: emptyRun,
  endWithUs: endWithUs,
  fitsEverything: fitsEverything,
  forwardSlashes: forwardSlashes,
  isNoiseOf: isNoiseOf,
  isSealed: isSealed,
  joinedFolder: joinedFolder,
  judgeValues: judgeValues,
  killTree: killTree,
  matchLine: matchLine,
  parsePattern: parsePattern,
  readOutput: readOutput,
  readReaderFiles: readReaderFiles,
  readShellLine: readShellLine,
  runCheck: runCheck,
  runChecks: runChecks,
  sealedOutput: sealedOutput,
  simpleCommands: simpleCommands,
  toolNames: toolNames,
  whySilent: whySilent,
  withoutClientMarks: withoutClientMarks,
  withoutPersonal: withoutPersonal,
  withoutPrefixes: withoutPrefixes,
  withoutRunners: withoutRunners
};
