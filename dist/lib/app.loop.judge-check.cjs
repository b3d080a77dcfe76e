

// src/core/shell/shell-line.ts
var BLANK = /[^\S\n]+/y;
var COMMENT = /#[^\n]*/y;
var OPERATOR = /&&|\|\||\|&|[|;&\n]/y;
var REDIRECTION = /(?:\d*|&)(?:>>|>\||>&|<<<|<<-?|<&|[<>])/y;
var KEYWORDS = new Set("if for while until case select function { } ( ) then do coproc".split(" "));
var LONGEST_LINE = 2e4;
function readShellLine(line) {
  if (line.length > LONGEST_LINE) return { commands: [], comments: [], complex: true };
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
  const plain = withoutPrefixes(words);
  const [program = "", second = ""] = plain;
  if (!RUNNER.test(`${baseName(program)} ${second}`)) return plain;
  const alone = /^(?:npx|pnpx|bunx)$/.test(baseName(program));
  const started = plain.slice(alone ? 1 : 2);
  const at = started.findIndex((word) => !word.startsWith("-") || word === "-m");
  return at === -1 ? plain : withoutRunners(started.slice(at));
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
  const from = path.startsWith("/") ? "/" : folder;
  const parts = from.split("/").filter((part, index) => part !== "" || index === 0 && from.startsWith("/"));
  for (const part of path.split("/")) {
    if (part === ".." && parts.length > 0 && parts.at(-1) !== "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return parts.join("/");
}

// src/core/failure/program-of.ts
function speakerOf(lines, command) {
  const named3 = programOf(command);
  if (ECHOING.test(named3)) {
    const echo2 = lines.find((_, line) => isEcho(lines, line));
    return echo2 === void 0 ? named3 : programOf(echo2);
  }
  if (!PACKAGE_MANAGER.test(named3)) return named3;
  const banner2 = lines.findLastIndex((text) => /^> \S+@\S+ \S/.test(text));
  const [echo] = banner2 < 0 ? echoesIn(lines, /^\$ /) : echoesIn(lines.slice(banner2 + 1, banner2 + 2));
  const program = echo === void 0 ? named3 : programOf(echo);
  return /^(?:exit|true|false|test|\[)$/.test(program) ? named3 : program;
}
function isEchoing(command) {
  const named3 = programOf(command);
  return ECHOING.test(named3) || PACKAGE_MANAGER.test(named3);
}
var ECHOING = /^(?:g?make|ninja|just)$/;
var PACKAGE_MANAGER = /^(?:npm|pnpm|yarn|bun)$/;
function programOf(command) {
  const inner = /^\s*(?:ba|z|da)?sh -l?c ['"](?<inner>.+)['"]\s*$/.exec(command)?.groups?.inner ?? command;
  const words = readShellLine(forwardSlashes(inner)).commands.at(-1)?.words ?? [];
  const [program] = withoutRunners(words).filter((word) => !word.startsWith("-"));
  return baseName(program ?? "").replace(/\.(?:exe|cmd|bat|ps1)$/i, "") || "unknown";
}
function echoesIn(lines, mark = /^[>$+] /) {
  return lines.flatMap((text) => mark.test(text) && /\S/.test(text[2] ?? "") ? text.slice(2) : []);
}
function isEcho(lines, line) {
  if (/^FAILED: \S/.test(lines[line - 1] ?? "")) return true;
  const text = lines[line] ?? "";
  if (line > 2 || !COMMAND.test(text)) return false;
  const isFirst = lines.slice(0, line).every((above) => /^(?:\w*make(?:\[\d+\])?: |$)/.test(above));
  return isFirst && !MADE.test(lines[line + 1] ?? "none") && lines.slice(-20).some((last) => MADE.test(last));
}
var MADE = /^(?:g|mingw32-)?make(?:\[\d+\])?: \*\*\* \[|^none$/;
var COMMAND = /^(?:[A-Z_]{1,40}=\S* )*[./]{0,2}(?:[a-z][\w.+/-]{0,80}(?:$| (?=\w{1,20}$))|[A-Za-z][\w.+/-]{0,80} (?=(?:.{0,400} )?(?:--?\w|\S{0,400}[/*.]\w)))/;

// src/core/failure/fails-on-warnings.ts
function failsOnWarnings(command, lines) {
  const echoes = lines.slice(0, MOST_ABOVE).filter((line) => ECHO.test(line));
  return [command, ...echoes].some((text) => OPTION.test(text));
}
var MOST_ABOVE = 20;
var ECHO = /^[>$] \S/;
var OPTION = /\s(?:--(?:fail|error)-on-warn\w{0,6}|--fail-(?:severity|level|on)[ =]warn\w{0,6}|--max-warnings[ =]\d{1,5})(?=\s|$)/;

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

// src/core/failure/logged-traces.ts
var HEADER = "Traceback (most recent call last):";
var CHAINED = /^(?:The above exception was the direct cause|During handling of the above exception)/;
function loggedTraces(lines) {
  const isLogged2 = lines.map(() => false);
  for (const [at, text] of lines.entries()) {
    if (text !== HEADER || isLogged2[at] === true || !(0, import_hooks_active_on_stop.isQuietLog)(lines[at - 1] ?? "")) continue;
    isLogged2.fill(true, at, endOfChain(lines, at));
  }
  return isLogged2;
}
function endOfChain(lines, from) {
  let end = endOfOne(lines, from);
  for (; ; ) {
    const joint = end + Number(lines[end] === "");
    const next = joint + 1 + Number(lines[joint + 1] === "");
    if (!CHAINED.test(lines[joint] ?? "") || lines[next] !== HEADER) return end;
    end = endOfOne(lines, next);
  }
}
function endOfOne(lines, from) {
  let end = from + 1;
  while (end < lines.length && /^(?:\s|$)/.test(lines[end] ?? "")) end += 1;
  return end + 1;
}

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

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_adapters_git_work_tree = require("./adapters.git.work-tree.cjs");

// src/core/failure/generated-ids.ts
var ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;
var KIND = /^[A-Za-z]{2,12}[_-](?=\w{6})/;
var RUN = /[A-Z]?[a-z]+|[A-Z]+|\d+|[_-]/g;
function looksGenerated(token) {
  if (ULID.test(token)) return digitsOf(token) >= 2;
  const body = token.replace(KIND, "");
  const digits = digitsOf(body);
  const longest = Math.max(...body.split(/[-_]/).map((part) => part.length));
  if (longest < 7 || digits < 2 || digits === body.length) return false;
  const runs = body.match(RUN) ?? [];
  const switches = runs.filter((run, at) => /^\d/.test(run) && at > 0 && at < runs.length - 1).length;
  return runs.length * 2 >= body.length && switches >= 2;
}
function digitsOf(text) {
  return text.replace(/\D/g, "").length;
}
// src/core/failure/mask-volatile.ts
var HEX = "[0-9a-f]";
var CLOCK = String.raw`\d{1,2}:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?: ?[AP]M)?`;
var SERVICES = "(?!(?:22|25|53|80|443|587|1433|1521|2181|3306|5432|5672|6379|9042|9092|9200|11211|27017)\\b)";
var VOLATILE = [
  {
    what: "a UUID",
    pattern: new RegExp(
      `\\bUUID\\('${HEX}{8}-[^']{1,40}'\\)|\\b${HEX}{8}-(?:${HEX}{4}-){3}${HEX}{12}\\b`,
      "gi"
    ),
    placeholder: "<uuid>",
    example: "job 123e4567-e89b-12d3-a456-426614174000"
  },
  {
    what: "a date and time as an object of Python",
    pattern: /\b(?:datetime\.)?(?:datetime|date|time)\(\d{1,4}(?:, ?\d{1,6}){1,6}(?:, ?tzinfo=[\w.()]{1,60})?\)/g,
    placeholder: "<time>",
    example: "at datetime.datetime(2026, 11, 23, 18, 14, 27, 123456)"
  },
  {
    what: "a date, with a time or without",
    pattern: /\b\d{4}-\d\d-\d\d(?:[T _]\d\d[:_]\d\d(?:[:_]\d\d)?(?:[._,]\d{1,9})?(?:Z|[ ]?[+-]\d\d:?\d\d)?)?/g,
    placeholder: "<time>",
    example: "at 2026-11-21T21:33:00.123Z"
  },
  {
    what: "a date of the mail format, or of syslog",
    pattern: /\b(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6},? )?(?:\d{1,2} )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (?:\d{1,2},? )?(?:\d{4},? )?\d\d:\d\d(?::\d\d)?(?: (?:GMT|UTC|[+-]\d{4}))?(?: \d{4})?/g,
    placeholder: "<time>",
    example: "on Sat, 21 Nov 2026 10:02:03 GMT"
  },
  {
    what: "a date with the month, or the day, first",
    pattern: new RegExp(
      `(?<![\\w./])\\d{1,2}([/.])\\d{1,2}\\1(?:19|20)\\d\\d(?:,? ${CLOCK})?(?![\\w/])`,
      "g"
    ),
    placeholder: "<time>",
    example: "on 11/21/2026, 10:02:03 AM"
  },
  {
    what: "a clock",
    pattern: /(?<![\w:.])\d{1,2}:\d\d:\d\d(?:[.,]\d{1,9})?(?: [AP]M)?(?![\w:])/g,
    placeholder: "<time>",
    example: "21:33:00 failed"
  },
  {
    what: "an epoch time, of seconds or milliseconds",
    pattern: /(?<![\w.-])1[5-9]\d{8}(?:\d{3})?(?:\.\d{1,9})?(?![\w-]|\.\d)/g,
    placeholder: "<time>",
    example: "created 1763710000123"
  },
  {
    what: "minutes in words",
    pattern: /\b\d+ minutes?(?: (?:and )?[\d.]+ seconds?)?/g,
    placeholder: "<dur>",
    example: "after 1 minute 2 seconds"
  },
  {
    what: "a duration of Go",
    pattern: /(?<![\w.$'"-])(?:\d{1,6}h\d{1,6}m(?:\d{1,6}(?:\.\d{1,9})?s)?|\d{1,6}m\d{1,6}(?:\.\d{1,9})?s)(?![\w'-])/g,
    placeholder: "<dur>",
    example: "after 1m2.5s"
  },
  {
    what: "a duration",
    pattern: /(?<![\w.$'"-])\d+(?:\.\d+)? ?(?:ns|\u00b5s|\u03bcs|us|ms|s|sec|secs|seconds?|milliseconds?|minutes?|mins?|hours?)\b(?![\w'-])/g,
    placeholder: "<dur>",
    example: "took 353ms"
  },
  {
    what: "an address",
    pattern: /\b0x[0-9a-f]+\b|(?<=\{)[0-9A-F]{10}(?=\})/gi,
    placeholder: "<addr>",
    example: "object at 0x7ffd12"
  },
  {
    what: "an address in a section of a program",
    pattern: /\(\.(?:text|data|rodata|bss)[\w.]*\+<addr>\)/g,
    placeholder: "(<addr>)",
    example: "(.text+0x5)"
  },
  {
    what: "the identity of an object",
    pattern: /(?<=[A-Za-z\];]@)[0-9a-f]{5,8}\b/g,
    placeholder: "<addr>",
    example: "java.lang.Object@1b6d3586"
  },
  { what: "a process of valgrind", pattern: /==\d+==/g, placeholder: "==<id>==", example: "==123==ERROR" },
  {
    what: "a process, a thread, a worker",
    pattern: /\b(goroutine|[Ww]orker|shard|pid|PID|tid|[Pp]rocess|[Tt]hread)(["']?[ =:#]+)\d+\b/g,
    placeholder: "$1$2<id>",
    example: "goroutine 18 [running]"
  },
  {
    what: "a thread of a pool",
    pattern: /\bpool-\d{1,6}-thread-\d{1,6}\b|\b([\w.]{1,40}-(?:nio|apr)\d?)-\d{1,5}-exec-\d{1,6}\b|\b(exec|[Tt]hread|Task|Dummy|Process|[Ww]orker|ForkPoolWorker|SpawnPoolWorker|ThreadPoolExecutor|[\w.]{1,60}EventLoopGroup|ForkJoinPool(?:\.commonPool|-\d{1,6})?-worker)-\d{1,6}(?:[_-]\d{1,6})?\b/g,
    placeholder: (found) => found.replace(/\d{1,6}/g, "<id>"),
    example: "in pool-1-thread-3"
  },
  {
    what: "a thread of Rust",
    pattern: /(?<=thread '[^']{1,200}' )\(\d+\)/g,
    placeholder: "(<id>)",
    example: "thread 'x' (1382) panicked"
  },
  {
    what: "a worker",
    pattern: /\[(?:w|gw|worker )\d+\]|\bpopen-gw\d{1,4}\b/g,
    placeholder: "[<id>]",
    example: "on [gw3]"
  },
  {
    what: "a port behind a host",
    pattern: new RegExp(
      `(\\blocalhost|\\b\\d{1,3}(?:\\.\\d{1,3}){3}|\\[::1?\\]|:\\/\\/[\\w.-]{1,100}|(?<![\\w:])::1?):${SERVICES}\\d{1,5}\\b`,
      "g"
    ),
    placeholder: "$1:<port>",
    example: "localhost:3000"
  },
  {
    what: "a port",
    pattern: new RegExp(`\\b((?:in use|port|PORT)(?: is)?[ :=]+(?::::?)?)${SERVICES}\\d{2,5}\\b`, "g"),
    placeholder: "$1<port>",
    example: "port 41873 is taken"
  },
  {
    what: "a named hash",
    pattern: /\b(?:sha(?:1|256|384|512)[:-])[A-Za-z0-9+/=]{16,128}/g,
    placeholder: "<hash>",
    example: "sha256:0a0a0a0a0a0a0a0a0a0a"
  },
  {
    what: "a hash, an id of Mongo or of a container, one of eight digits",
    pattern: /\b(?=[a-f]*\d)(?=\d*[a-f])(?:[0-9a-f]{32,128}|[0-9a-f]{24}|[0-9a-f]{8}|(?=(?:[a-f]*\d){3})(?=(?:\d*[a-f]){2})[0-9a-f]{12})\b/gi,
    placeholder: "<hash>",
    example: "no document 65a1b2c3d4e5f60718293a4b"
  },
  {
    what: "a commit",
    pattern: /\b(commit|rev|revision|HEAD|at)( +)(?=[a-f]{0,40}\d)(?=\d{0,40}[a-f])[0-9a-f]{7,40}\b/g,
    placeholder: "$1$2<hash>",
    example: "at commit 3fa9c1d"
  },
  {
    what: "an ETag",
    pattern: /\bW\/"[^"\n]{1,80}"|\b(?<=[Ee][Tt]ag"?[:=] ?)"?[\w+/=-]{4,80}"?/g,
    placeholder: "<hash>",
    example: 'W/"2a-5f3k"'
  },
  {
    what: "a name by its content, of a bundler",
    pattern: /((?:assets|dist|build|chunks|static|_next)\/(?:[\w.-]{1,60}\/){0,4}[\w.]{1,60}[-.])(?=[\w-]{0,8}[A-Z\d_-])[\w-]{8}(?=\.(?:m?js|css|map)\b)/g,
    placeholder: "$1<hash>",
    example: "dist/assets/index-DiwrgTda.js"
  },
  {
    what: "an id that is called one",
    pattern: /\b((?:request|req|trace|span|correlation|transaction|session|message|job|run|build|container|instance|connection|conn)(?:[-_ ]?[Ii][Dd]|ID)["']?[ :=]{1,3}["']?)(?=[A-Za-z_-]{0,40}\d)[\w-]{4,64}/gi,
    placeholder: "$1<id>",
    example: "request id: 8f3k-22"
  },
  {
    what: "an id by its shape: ULID, nanoid, ids of services",
    pattern: /(?<![\w./@-])[A-Za-z0-9_-]{10,64}(?![\w/@-]|\.\w)/g,
    placeholder: (found) => looksGenerated(found) ? "<id>" : found,
    example: "order 01ARZ3NDEKTSV4RRFFQ69G5FAV"
  },
  {
    what: "an attempt",
    pattern: /\b(attempt|retry|try)( +)\d+(?:\/\d+| of \d+)?/gi,
    placeholder: "$1$2<n>",
    example: "attempt 2/5"
  },
  {
    what: "progress",
    pattern: /\[ *\d{1,3}%\]|\b\d{1,3}(?:\.\d{1,2})?%(?= (?:done|complete|finished|of)\b)|[[(]\d{1,7}\/\d{1,7}[\])]|\b\d{1,7}\/\d{1,7}(?= (?:tests?|files?|done|complete|steps?|tasks?)\b)/g,
    placeholder: "[<n>]",
    example: "[ 42%]"
  },
  { what: "a place in a row", pattern: /\((\d+) of (\d+)\)/g, placeholder: "(<n>)", example: "(3 of 10)" },
  {
    what: "a seed",
    pattern: /((?:--)?\bseed["']?[ =:]+)-?\d+/gi,
    placeholder: "$1<n>",
    example: "--seed -1234"
  },
  {
    what: "a size",
    pattern: /(?<![\w.])\d+(?:\.\d+)? ?[KMG]i?B\b/g,
    placeholder: "<n>",
    example: "used 128.4 MB"
  },
  {
    what: "the rest of a value that was cut in the middle",
    pattern: /\.\.\.(?=[a-f]*\d)[0-9a-f-]{3,40}(?=\W)|[\d., ]{1,30}\.\.\.(?=\S)/g,
    placeholder: "...<n>",
    example: "{'at': dateti...554b619fd15')}"
  },
  {
    what: "a machine",
    pattern: /(?<![\w.@-])(?!127\.0\.0\.1|0\.0\.0\.0)(?:(?:25[0-5]|2[0-4]\d|1?\d{1,2})\.){3}(?:25[0-5]|2[0-4]\d|1?\d{1,2})(?![\w.-])/g,
    placeholder: "<host>",
    example: "from 10.1.2.3"
  }
];
function maskVolatile(text, note) {
  if (!/\d|(?:assets|dist|build|chunks|static|_next)\//.test(text)) return text;
  let masked2 = text;
  for (const { what, pattern, placeholder } of VOLATILE) {
    if (note !== void 0) masked2 = noted(masked2, pattern, placeholder, what, note);
    else
      masked2 = typeof placeholder === "string" ? masked2.replace(pattern, placeholder) : masked2.replace(pattern, (found) => placeholder(found));
  }
  return masked2;
}
function noted(text, pattern, placeholder, why, note) {
  return text.replace(pattern, (found, ...groups) => {
    const became = typeof placeholder === "string" ? placeholder.replace(/\$(\d)/g, (_all, digit) => String(groups[Number(digit) - 1] ?? "")) : placeholder(found);
    if (became !== found) note(found, became, why);
    return became;
  });
}
var LOCATIONS = [
  [
    /(\.[A-Za-z]\w{0,8}):\d{1,7}(?:[:.]\d{1,7}){0,2}(?:-\d{1,7}(?:[:.]\d{1,7})?)?(?!\w|:(?![A-Z]:)\w)/g,
    "$1:<loc>"
  ],
  [/(\.[A-Za-z]\w{0,8}) ?\(\d{1,7}(?:,\d{1,7}){0,3}\)/g, "$1:<loc>"],
  [
    /(\.[A-Za-z]\w{0,8}) (?:@ )?\d{1,7}:\d{1,7}(?:-\d{1,7}(?::\d{1,7})?)?(?![\w:])|(\.[A-Za-z]\w{0,8}) @ \d{1,7}\b/g,
    "$1$2:<loc>"
  ],
  [/(\.[A-Za-z]\w{0,8})(?::?\[\d{1,7},\d{1,7}\]|(?: \[|\t)\d{1,7}(?:\]|(?=\t)))/g, "$1:<loc>"],
  [/\b((?:on |at |near |in )?(?:[Ll]ines?|[Rr]ows?) {1,8})\d{1,7}(?:-\d{1,7})?/g, "$1<loc>"],
  [/\b((?:, |\()?[Cc]ol(?:umn)?s?[ :]+)\d{1,7}/g, "$1<loc>"],
  [/\b((?:line|column|lineno|row)(?:: |=))\d{1,7}\b(?!\.\d)/g, "$1<loc>"],
  [/\b(at position|at offset|\(char) \d{1,9}/g, "$1 <loc>"],
  [/\((?:\d{1,7}:\d{1,7}|L\d{1,7}(?:-L?\d{1,7})?|l\.? ?\d{1,7})\)/g, "(<loc>)"],
  [/\[\d{1,7}:\d{1,7}\]/g, "[<loc>]"],
  [/\b(ERROR|WARNING|[Ee]rror|[Ww]arning): \d{1,7}:\d{1,7}(?=[\s:])/g, "$1: <loc>"],
  [/\{line, ?\d{1,7}\}/g, "{line,<loc>}"],
  [/(?<=\w:)\d{1,7}(?=:in [`'])/g, "<loc>"],
  [/(\.[A-Za-z]\w{0,8}:[A-Za-z_][\w.]{0,80}):\d{1,7}(?=: )/g, "$1:<loc>"]
];
function maskLocations(text, note) {
  if (!/\d/.test(text)) return text;
  let masked2 = text;
  for (const [pattern, placeholder] of LOCATIONS)
    masked2 = note === void 0 ? masked2.replace(pattern, placeholder) : noted(masked2, pattern, placeholder, "a place: the failure is the same where lines moved", note);
  return masked2;
}
// src/core/failure/fingerprint.ts
var VERSION = "v2";
var FORMER = "v1";
function classFingerprint(tool, code, errorClass, skeleton) {
  return digest([...speakerKey(tool, code, skeleton), errorClass, skeleton]);
}
function speakerKey(tool, code, said) {
  return /^exit (?:\d+|unknown)$/.test(code ?? "") && !said.startsWith("no output") ? [null, null] : [tool, code];
}
function exactFingerprint(parts) {
  return digest(parts);
}
function formerClassFingerprint(...parts) {
  return digest(parts, FORMER);
}
function fingerprintVersion(fingerprint) {
  return fingerprint.slice(0, Math.max(0, fingerprint.indexOf(":")));
}
function digest(parts, version = VERSION) {
  const bytes = (0, import_adapters_git_work_tree.sha256)((0, import_adapters_git_work_tree.utf8ToBytes)(JSON.stringify(parts)));
  return `${version}:${(0, import_adapters_git_work_tree.bytesToHex)(bytes.subarray(0, 8))}`;
}

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

// src/core/failure/locate-finding.ts
function locateFinding(finding, around) {
  const place = finding.file === null ? null : findPlace(finding.file, null, around);
  return {
    line: place?.line ?? null,
    column: place?.column ?? null,
    ownFrame: finding.frame === null ? null : frameWithLine(finding.frame, around)
  };
}
var FORWARD = 150;
var BACKWARD = 60;
function surroundings(lines, at, { line, details }) {
  const from = details ?? line;
  const next = firstAbove(at, from);
  const before = at[firstAbove(at, from - 1) - 1] ?? -1;
  return {
    lines,
    start: details === void 0 ? Math.max(0, before + 1, from - BACKWARD) : from,
    from,
    end: Math.min(lines.length, at[next] ?? lines.length, from + FORWARD)
  };
}
function firstAbove(sorted, value) {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = low + high >> 1;
    if ((sorted[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
function findPlace(file, name, around) {
  const { lines, start, from } = around;
  const words = lines[from] ?? "";
  const own = placeIn(words, file) ?? (name === null ? leadingPlace(words) : null);
  if (own !== null) return own;
  const below2 = placeBelow(file, name, around);
  if (below2 !== null) return below2;
  for (let i = from - 1; i >= start; i -= 1) {
    const place = placeIn(lines[i] ?? "", file);
    if (place !== null) return place;
  }
  return null;
}
function placeBelow(file, name, { lines, from, end }) {
  let first = null;
  for (const text of lines.slice(from + 1, end)) {
    const place = placeIn(text, file);
    if (place !== null && (name === null ? STACK.test(text) : text.includes(name))) return place;
    first ??= place;
  }
  return first;
}
var STACK = /^\s*(?:at |\u276f )\S/;
function frameWithLine(frame, around) {
  const [, file = frame, name = ""] = /^(\S+\.\w+) (\S.*)$/.exec(frame) ?? [];
  const place = findPlace(file, name === "" ? null : name.split(/[.:#]/).at(-1) ?? name, around);
  const where = place === null ? file : `${file}:${place.line}`;
  return name === "" ? where : `${where} ${name}`;
}
function placeIn(text, file) {
  const base = file.slice(file.lastIndexOf("/") + 1);
  if (base === "") return null;
  for (let at = text.indexOf(base); at >= 0; at = text.indexOf(base, at + 1)) {
    if (!isPathOf(file, pathBefore(text, at) + base)) continue;
    const place = readPlace(text.slice(at + base.length, at + base.length + 60));
    if (place !== null) return place;
  }
  return null;
}
function pathBefore(text, end) {
  let start = end;
  while (start > 0 && end - start < 400 && /[\w@.+~<>/-]/.test(text[start - 1] ?? "")) start -= 1;
  return text.slice(start, end).replace(/^(?:\.\/|<anonymous>)+/, "");
}
function isPathOf(file, path) {
  return path === file || file.endsWith(`/${path}`) || file.endsWith(` ${path}`) || path.endsWith(`/${file}`);
}
var SUFFIXES = [
  /^: (\d{1,7}): /,
  /^:(\d{1,7})(?::(\d{1,7}))?(?![\w.])/,
  /^ ?\((\d{1,7})(?:[,:](\d{1,7}))?[,)]/,
  /^:?\[(\d{1,7})[,:](\d{1,7})\]/,
  /^["']?[:,]? ?(?:on )?line (\d{1,7})(?:, column (\d{1,7}))?/
];
function readPlace(rest) {
  for (const suffix of SUFFIXES) {
    const [, line, column] = suffix.exec(rest) ?? [];
    if (line === void 0) continue;
    return { line: Number(line), column: column === void 0 ? null : Number(column) };
  }
  return null;
}
function leadingPlace(text) {
  const [, line, column] = /^\s{1,8}(\d{1,7})(?::(\d{1,7}))? {1,8}\S/.exec(text) ?? /"(?:line|row)": ?(\d{1,7})(?:, ?"column": ?(\d{1,7}))?/.exec(text) ?? [];
  if (line === void 0) return null;
  return { line: Number(line), column: column === void 0 ? null : Number(column) };
}
// src/core/failure/failure-items.ts
var MOST_ITEMS = 200;
var LONGEST_MESSAGE = 1e3;
function failureItems(found, lines) {
  const byKey = /* @__PURE__ */ new Map();
  const identityOf = identities();
  for (const chosen of found) {
    const key = itemKey(identityOf(chosen));
    if (!byKey.has(key)) byKey.set(key, chosen);
  }
  const sorted = [...byKey].sort(([a], [b]) => a < b ? -1 : 1);
  const at = [...new Set(found.map(({ finding }) => finding.details ?? finding.line))].sort((a, b) => a - b);
  const itemOf = (chosen) => {
    const file = chosen.finding.file ?? chosen.finding.shownFile ?? null;
    const shown = { ...chosen.finding, file };
    return {
      ...identityOf(chosen),
      ...(0, import_app_loop_conclude_turn.findingWords)(shown),
      file: plainFile(file),
      ...locateFinding(shown, surroundings(lines, at, shown)),
      package: chosen.package ?? null
    };
  };
  return {
    items: sorted.slice(0, MOST_ITEMS).map(([, chosen]) => itemOf(chosen)),
    keys: sorted.map(([key]) => key),
    itemOf
  };
}
function identities() {
  const fixed = remembered(maskVolatile);
  const placeless = remembered((text) => maskLocations(fixed(text)));
  return ({ finding, tool }) => {
    const values = [...(finding.values ?? []).map(fixed), ...(finding.aside ?? []).map(placeless)];
    const said = placeless(finding.message);
    const message = values.length > 0 ? `${said} (${values.join(" | ")})` : said;
    return {
      tool,
      code: finding.code,
      class: finding.class,
      message: shorten(message),
      file: plainFile(finding.file),
      testId: finding.testId === null ? null : shorten(fixed(finding.testId))
    };
  };
}
function remembered(change) {
  const known = /* @__PURE__ */ new Map();
  return (text) => {
    const before = known.get(text);
    if (before !== void 0) return before;
    const changed = change(text);
    known.set(text, changed);
    return changed;
  };
}
function shorten(message) {
  if (message.length <= LONGEST_MESSAGE) return message;
  return `${message.slice(0, LONGEST_MESSAGE)}\u2026 ${exactFingerprint([message])}`;
}
function itemKey(item) {
  const test = testKey(item);
  const said = speakerKey(item.tool, item.code, item.message);
  return JSON.stringify([item.file, test, ...said, item.class, item.message]);
}
function testKey({ testId, tool }) {
  if (testId === null || tool !== "phpunit") return testId?.replaceAll(/ [>\u203a] /g, " ") ?? null;
  const [suite = "", test = ""] = testId.split(" > ", 2);
  const words = `${suite.replace(/ \(.*$/, "").replace(/^.*\\|Tests?$/g, "")} ${test.replace(/^test_?/, "")}`;
  return words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
function plainFile(file) {
  return file === null ? null : shorten(file.replace(/\\/g, "/").replace(/^(?:\.\/)+/, ""));
}

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

// src/core/failure/refused-here.ts
function isRefusedHere(said, lines) {
  if (!REFUSED.test(said) && !RESET.test(said)) return false;
  const named22 = hostsIn(said);
  const hosts = named22.length > 0 ? named22 : lines.filter((line) => ABOUT.test(line)).flatMap(hostsIn);
  return hosts.length > 0 ? hosts.every(isThisMachine) : REFUSED.test(said);
}
var REFUSED = /ECONNREFUSED|connection refused/i;
var RESET = /ECONNRESET|connection reset/i;
var ABOUT = /ECONNREFUSED|ECONNRESET|connection (?:refused|reset)|^\s{1,20}address: /i;
var HOSTS = [
  /:\/\/(?:[^\s/@]{1,200}@)?(\[[\da-f:.]{2,60}\]|[\w.-]{1,250})/gi,
  /(?<![\w.])(\d{1,3}(?:\.\d{1,3}){3})(?![\w.])/g,
  /(?<![\w:])((?=[a-f:]*\d)[\da-f:]{0,40}::[\da-f]{0,4})/gi,
  // At the start of a line, `ping.js:12` is a place.
  /(?<=[\s(/"'=])([a-z][\w.-]{0,250}):\d{2,5}(?!\w|:\d)/gi,
  /^([a-z][\w-]{0,250}):\d{2,5}(?!\w|:\d)/gi,
  /\b(?:to|host|for|at|from) ["']?([\w.-]{1,250})["']?,? port [=:]?\d/gi,
  /\bhost(?:name)?["']?[ =:]{1,3}["']([\w.-]{1,250})["']/gi
];
function hostsIn(text) {
  return HOSTS.flatMap((form) => [...text.matchAll(form)].flatMap(([, host]) => host ?? []));
}
var THIS_MACHINE = /^(?:(?:.{1,250}\.)?localhost|ip6-localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[?::1?\]?)$/i;
function isThisMachine(host) {
  return THIS_MACHINE.test(host);
}
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
var GATE = /command not found|: not found$|^Missing script|is not recognized as an internal or external command|^(?:error: )?(?:unknown|unrecognized|unexpected) (?:option|argument|command)/i;
function classifyKind(found, lines, context) {
  if (context.timedOut === true || context.exitCode === 124) return "gate";
  if (isOutOfMemory(lines, context)) return "infra";
  if (found.every((item) => isInfra(item, lines))) return "infra";
  if (found.every((item) => isGate(item))) return "gate";
  const outside = found.every(({ finding }) => finding.phase === "run" || finding.phase === "install");
  return outside && (context.exitCode === 126 || context.exitCode === 127) ? "gate" : "code";
}
function isOutOfMemory(lines, context) {
  if (context.exitCode === 137 || context.signal === "SIGKILL") return true;
  return lines.some((line) => /^FATAL ERROR: .{1,200}heap out of memory|^Killed$/.test(line));
}
function isInfra({ finding }, lines) {
  const text = `${finding.code ?? ""} ${finding.class ?? ""} ${finding.message}`;
  if (finding.speech === "assertion" || !speaksOfInfra(text)) return false;
  return !isRefusedHere(text, lines);
}
function speaksOfInfra(text) {
  const small = text.toLowerCase();
  return INFRA_CUES.some((cue) => small.includes(cue)) && INFRA.some((pattern) => pattern.test(text));
}
function isGate({ finding }) {
  if (finding.code !== null && GATE_CODES.has(finding.code)) return true;
  return finding.testId === null && (finding.phase === "run" || finding.phase === "install") && GATE.test(finding.message);
}
// src/core/failure/clean-output.ts
var RAW_HEAD = 128 * 1024;
var RAW_TAIL = 512 * 1024;
var HEAD = 64 * 1024;
var TAIL = 256 * 1024;
var LONGEST_LINE2 = 4096;
function cleanOutput(raw) {
  const returned = cut(raw, RAW_HEAD, RAW_TAIL).replace(TO_FIRST_COLUMN, "\r");
  const plain = unifyLineEnds((0, import_common.withoutTerminalCodes)(returned));
  const lines = [];
  for (const line of unifyCharacters(cut(plain, HEAD, TAIL)).split("\n")) {
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
  const start = text.slice(0, head);
  const end = text.slice(-tail);
  const wholeStart = start.slice(0, start.lastIndexOf("\n") + 1) || `${start}
`;
  const wholeEnd = end.slice(end.indexOf("\n") + 1);
  const middle = text.slice(wholeStart.length, text.length - wholeEnd.length);
  const errors = (0, import_hooks_active_on_stop.keptErrors)(middle);
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
  return shown.length > LONGEST_LINE2 ? shown.slice(0, LONGEST_LINE2) : shown;
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
// late:core/failure/declared/declarations.ts
var declarations = [
  {
    tool: "playwright",
    rank: "tool",
    programs: ["playwright"],
    signature: /^(?:<!\[CDATA\[)? {2}(?:\d+\) )?(?:\[[^\]\n]{1,80}\] \u203a )?\S{1,300}:\d+:\d+ \u203a /m,
    cues: [" \u203A "],
    read: (output) => require("./core.failure.declared.declarations.cjs").declarations[0].read(output)
  },
  {
    tool: "bun",
    rank: "tool",
    programs: ["bun"],
    signature: /^bun test v\d|^\(fail\) \S/m,
    cues: ["bun test v", "(fail) "],
    read: (output) => require("./core.failure.declared.declarations.cjs").declarations[1].read(output)
  },
  {
    tool: "deno",
    rank: "tool",
    programs: ["deno"],
    signature: /^\S.{0,500} => (?:\.{1,2}\/|file:\/\/|https?:\/\/)?\S{1,500}:\d+:\d+\n(?:error: |\n)/m,
    cues: [" => "],
    read: (output) => require("./core.failure.declared.declarations.cjs").declarations[2].read(output)
  },
  {
    tool: "exunit",
    rank: "tool",
    programs: ["mix", "elixir"],
    signature: /^ {2}\d+\) (?:test|doctest|property|feature) .{1,400} \([A-Z][\w.]*\)$/m,
    cues: ["test", "doctest", "property", "feature"],
    read: (output) => require("./core.failure.declared.declarations.cjs").declarations[3].read(output)
  },
  {
    tool: "mix",
    rank: "tool",
    programs: ["mix"],
    signature: /^== Compilation error in file /m,
    cues: ["== Compilation error in file "],
    read: (output) => require("./core.failure.declared.declarations.cjs").declarations[4].read(output)
  },
  {
    tool: "busted",
    rank: "tool",
    programs: ["busted"],
    signature: /^(?:Failure|Error) (?:->|\u2192) \S.{0,300} @ \d+$/m,
    cues: ["Failure", "Error"],
    read: (output) => require("./core.failure.declared.declarations.cjs").declarations[5].read(output)
  },
  {
    tool: "doctest",
    rank: "tool",
    programs: ["doctest"],
    signature: /^File "[^"\n]{1,500}", line \d+, in [\w.]+\nFailed example:$/m,
    cues: ["\nFailed example:"],
    read: (output) => require("./core.failure.declared.declarations.cjs").declarations[6].read(output)
  },
  {
    tool: "rollup",
    rank: "tool",
    programs: ["rollup"],
    signature: /^\[!\] Warnings occurred and --failAfterWarnings/m,
    cues: ["[!] Warnings occurred and --failAfterWarnings"],
    read: (output) => require("./core.failure.declared.declarations.cjs").declarations[7].read(output)
  },
  {
    tool: "pyright",
    rank: "tool",
    programs: ["pyright", "basedpyright"],
    signature: /^ {2}\S.{0,500}:\d+:\d+ - (?:error|warning): |^\d+ errors?, \d+ warnings?, \d+ (?:informations?|notes?)|"generalDiagnostics": ?\[/m,
    cues: ["error", "warning", " warning", '"generalDiagnostics":'],
    read: (output) => require("./core.failure.declared.declarations.cjs").declarations[8].read(output)
  },
  {
    tool: "ty",
    rank: "tool",
    programs: ["ty"],
    signature: /^(?:error|warning)\[[a-z]+(?:-[a-z]+)+\]: |:\d+:\d+: (?:error|warning)\[[a-z]+(?:-[a-z]+)+\] /m,
    cues: ["error", "warning"],
    read: (output) => require("./core.failure.declared.declarations.cjs").declarations[9].read(output)
  },
  {
    tool: "pylint",
    rank: "tool",
    programs: ["pylint"],
    signature: /^\*{13} Module |^Your code has been rated at |^\S.{0,500}:\d+:\d+: [CRWEFI]\d{4}: .{1,500} \([a-z-]+\)$|"message-id": ?"/m,
    cues: [" Module ", "Your code has been rated at ", ": ", '"message-id":'],
    read: (output) => require("./core.failure.declared.declarations.cjs").declarations[10].read(output)
  },
  {
    tool: "black",
    rank: "tool",
    programs: ["black"],
    signature: /^would reformat \S|^error: cannot (?:format|parse)(?: for target version)?.{0,500}\.pyi?\b|^All done! /m,
    cues: ["would reformat ", "error: cannot ", "All done! "],
    read: (output) => require("./core.failure.declared.declarations.cjs").declarations[11].read(output)
  },
  {
    tool: "isort",
    rank: "tool",
    programs: ["isort"],
    signature: /^ERROR: .{1,500} Imports are incorrectly sorted/m,
    cues: [" Imports are incorrectly sorted"],
    read: (output) => require("./core.failure.declared.declarations.cjs").declarations[12].read(output)
  },
  {
    tool: "oxlint",
    rank: "tool",
    programs: ["oxlint"],
    signature: /^ {2}[\u00d7x\u26a0!] [\w-]+\([\w/-]+\): |\[(?:Error|Warning)\/[\w-]+\([\w/-]+\)\]$|^ +\d+:\d+ +(?:error|warning) .* [\w-]+\([\w/-]+\)$|,title=[\w-]+\([\w/-]+\)::|"code": ?"[\w-]+\([\w/-]+\)"/m,
    cues: ["): ", "Error", "Warning", "error", "warning", ",title=", '"code":'],
    read: (output) => require("./core.failure.declared.declarations.cjs").declarations[13].read(output)
  },
  {
    tool: "stylelint",
    rank: "tool",
    programs: ["stylelint"],
    signature: /^ +\d+:\d+ +[\u2716\u00d7\u26a0] +.* {2,}[\w/-]+$|:\d+:\d+: .{1,500} \([\w/-]+\) \[(?:error|warning)\]$|: line \d+, col \d+, (?:error|warning) - .{1,500} \([\w/-]+\)$|"source":.{1,500}"invalidOptionWarnings":/m,
    cues: [" ", "error", "warning", ": line ", '"invalidOptionWarnings":'],
    read: (output) => require("./core.failure.declared.declarations.cjs").declarations[14].read(output)
  },
  {
    tool: "yamllint",
    rank: "tool",
    programs: ["yamllint"],
    signature: /^ +\d+:\d+ +(?:error|warning) +.{1,500} \([a-z-]+\)$|:\d+:\d+: \[(?:error|warning)\] .{1,500} \([a-z-]+\)$/m,
    cues: ["error", "warning"],
    read: (output) => require("./core.failure.declared.declarations.cjs").declarations[15].read(output)
  },
  {
    tool: "prettier",
    rank: "tool",
    programs: ["prettier"],
    signature: /^\[warn\] Code style issues |^\[error\] \S.{0,500}: \w*Error: |^Error occurred when checking code style/m,
    cues: ["[warn] Code style issues ", "[error] ", "Error occurred when checking code style"],
    read: (output) => require("./core.failure.declared.declarations.cjs").declarations[16].read(output)
  },
  {
    tool: "knip",
    rank: "tool",
    programs: ["knip"],
    signature: /^(?:Unused|Unlisted|Unresolved|Duplicate) [a-z ]{1,40} \(\d+\)$/m,
    cues: ["Unused", "Unlisted", "Unresolved", "Duplicate"],
    read: (output) => require("./core.failure.declared.declarations.cjs").declarations[17].read(output)
  },
  {
    tool: "sqlfluff",
    rank: "tool",
    programs: ["sqlfluff"],
    signature: /^== \[.{1,500}\] FAIL$|^::\w+ title=SQLFluff,/m,
    cues: ["] FAIL", " title=SQLFluff,"],
    read: (output) => require("./core.failure.declared.declarations.cjs").declarations[18].read(output)
  }
];
// late:core/failure/declared/own-readers.ts
var isNoiseOf = (...args) => require("./core.failure.declared.own-readers.cjs").isNoiseOf(...args);
var linesLeft = (...args) => require("./core.failure.declared.own-readers.cjs").linesLeft(...args);
var ownReadersFor = (...args) => require("./core.failure.declared.own-readers.cjs").ownReadersFor(...args);
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
  return maskBrackets(message.replace(QUOTED, "<v>")).replace(NUMBER, "<v>").replace(BARE_VALUE, "<v>").replace(/<v>(?:\s*[,\u2026]\s*<v>)+/g, "<v>");
}
function maskBrackets(message) {
  const kept = [];
  let depth = 0;
  for (const character of message) {
    if (character === "{" || character === "[") {
      if (depth === 0) kept.push("<v>");
      depth += 1;
    } else if (character === "}" || character === "]") {
      depth = Math.max(0, depth - 1);
    } else if (depth === 0) kept.push(character);
  }
  return kept.join("");
}
function judgeValues(message, speech) {
  if (speech === "diagnostic") return [];
  if (speech === "assertion") {
    const operands = [...message.match(QUOTED) ?? [], ...message.replace(QUOTED, "").match(NUMBER) ?? []];
    return operands.map((text) => ({ text, stays: false, why: "an operand of a comparison is a value" }));
  }
  const kept = IDENTITIES.flatMap(
    ({ pattern, why: why2 }) => (message.match(pattern) ?? []).filter((text) => /\d/.test(text)).map((text) => ({ text, stays: true, why: why2 }))
  );
  const widest = kept.filter(
    (one) => !kept.some(({ text }) => text.length > one.text.length && text.includes(one.text))
  );
  const plain = message.replace(QUOTED, "");
  const spans = identitySpans(plain);
  const free = [...plain.matchAll(NUMBER)].filter((match) => !isInside(spans, match.index));
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
function formerClasses({ finding, tool }) {
  const readings = [{}, ...finding.former ?? []];
  const classes = readings.map((reading) => {
    const read = { ...finding, ...reading };
    return formerClassFingerprint(reading.tool ?? tool, finding.code, read.class, formerSkeleton(read));
  });
  return [...new Set(classes)].sort();
}
function formerSkeleton({ message, speech }) {
  const fixed = maskLocations(maskVolatile(message));
  const known = /\d/.test(fixed) ? fixed.replace(SERVICE, "$1<port>") : fixed;
  return masked(known, speech).replace(/\s+/g, " ").trim();
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
  let plain = lines;
  for (let depth = 0; depth < MOST_COLUMNS; depth += 1) {
    const next = withoutMarks(plain) ?? withoutColumn(plain);
    if (next === null || next.every((line) => line === "")) break;
    plain = next;
  }
  return plain === lines ? lines : withoutSecondBlanks(plain);
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
  [/^\+ ([\w.-]{3,120} \u203a [\w.-]{1,60})$/, (name) => name.replace(" \u203A ", " ")],
  [/^([\w.-]{1,60}) exited with code \d+$/, (name) => `${name}|`]
];
var MAY_PROVE = /^[#+]| exited |: (?:cache|Process) |\$ |^ > \[/;
function withoutMarks(lines) {
  const marks = marksOf(lines);
  if (marks.size === 0) return null;
  let found = false;
  const plain = grouped(lines, (line) => {
    const prefix = markOf(line, marks);
    found ||= prefix.length > 0;
    return prefix;
  });
  return found ? plain : null;
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
var CLOCK2 = String.raw`\d{1,2}:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?: [AP]M)?`;
var ZONE = String.raw`(?:Z| ?[+-]\d\d:?\d\d| UTC)?`;
var DATE = String.raw`\d{4}[-/]\d\d[-/]\d\d[T _]|\d{1,2}/\d{1,2}/\d{2,4},? |(?:[A-Z][a-z]{2},? )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) {1,2}\d{1,2},? (?:\d{4},? )?`;
var ELAPSED = String.raw`\+?\d{1,6}(?:\.\d{1,9})?s|\+\d{1,9}(?:\.\d{1,9})?|\d{9,13}(?:\.\d{1,9})?`;
var TIME = `(?:(?:${DATE})?${CLOCK2}${ZONE}|${ELAPSED})`;
var LEVEL = /^\W{0,4}(?:info|error|err|warn(?:ing)?|debug|trace|fatal|notice|critical|fail(?:ed|ure)?|pass(?:ed)?|ok|not ok|run|skip(?:ped)?|done|note|help|hint|[ewipnx]|\W{1,40}|\d+ ?\/ ?\d+|.{0,40}(?:Error|Exception|Warning))\W{0,4}$/i;
var PLACE = /[\w/]\.(?:[cm]?[jt]sx?|pyi?|rb|go|rs|java|kts?|c|cc|cpp|h|hpp|cs|php|lua|exs?|sql|s?css|less|html?|json|ya?ml|toml|xml|md|sh|pl|t|[a-z]{1,3})(?::\d+){0,2}$|:\d+$|^(?:\w+-)?(?:make|npm|ninja|sh|bash)(?:\[\d+\])?$/;
var begins = (signs) => (line) => signs.includes(line.trimStart().charAt(0));
var has = (...signs) => (line) => signs.some((sign) => line.includes(sign));
var BRACKET = {
  pattern: /^ {0,8}\[(?<name>[^[\]\n]{1,80})\](?:<\w{1,8}>)?[:|]?(?=[ \t]|$)/,
  mayHave: begins("["),
  share: 0.9,
  fewest: 1,
  around: true,
  except: LEVEL
};
var BAR = { pattern: /^ {0,4}\|(?=[ \t]|$)/, mayHave: begins("|"), share: 0.1, fewest: 1 };
var NAMED = /^ {0,8}(?<name>[\w@][\w@./#+-]{0,79}(?:\[[\w.-]{1,40}\])?(?: [\w.:/-]{1,40}(?:\[[\w.-]{1,40}\])?)?(?: \([\w-]{1,40}\))?)[:>](?=[ \t]|$)/;
var TASK = /^ {0,8}(?<name>[\w@][\w@./#+-]{0,40}:[\w@./#:+-]{0,40}[A-Za-z]\w{0,20}):(?=[ \t]|$)/;
var COLUMNS = [
  {
    pattern: new RegExp(
      `^ {0,4}(?:\\[ {0,6}${TIME}\\]|\\(${TIME}\\)|${TIME})(?: ?\\|)?:?(?: \\d\\d[OE]\\+?)?(?=[ \\t]|$)`
    ),
    // A digit, a sign before it, or a day or month.
    mayHave: begins("0123456789[(+MTWFSJAOND"),
    share: 0.8,
    fewest: 1
  },
  { pattern: /^ {0,4}\[ {0,6}\d{1,7}\.\d{1,6}\](?=[ \t]|$)/, mayHave: begins("["), share: 0.9, fewest: 2 },
  {
    pattern: /^ {0,8}\[(?<name>[\w@][\w@ -]{0,60}):\d{1,7}\](?=[ \t]|$)/,
    mayHave: begins("["),
    share: 0.9,
    fewest: 3
  },
  BRACKET,
  {
    pattern: /^ {0,8}[<({](?<name>[\w@./ :-]{1,60})[>)}][:|]?(?=[ \t]|$)/,
    mayHave: begins("<({"),
    share: 0.9,
    fewest: 3,
    except: LEVEL
  },
  {
    pattern: /^ {0,8}(?<name>[\w@][\w@./#:+-]{0,79}(?:[ |][\w.:/-]{1,40})?) {0,40}(?:\||\u00bb|\u203a|\u2192)(?=[ \t]|$)/,
    mayHave: has("|", "\xBB", "\u203A", "\u2192"),
    share: 0.9,
    fewest: 1,
    around: true
  },
  {
    pattern: /^(?<name>[\w@][\w@./#:+-]{0,79})(?=\t|$)/,
    mayHave: (line) => line.includes("	") || !line.includes(" "),
    share: 0.9,
    fewest: 2,
    around: true,
    except: LEVEL
  },
  // The job and its step, as `gh run view --log` prints them.
  {
    pattern: /^(?<name>\w[^\t]{0,120})(?=\t)/,
    mayHave: has("	"),
    share: 0.9,
    fewest: 2,
    around: true,
    except: LEVEL
  },
  { pattern: NAMED, mayHave: has(":", ">"), share: 0.95, fewest: 4, except: LEVEL },
  { pattern: TASK, mayHave: has(":"), share: 0.95, fewest: 3, except: LEVEL },
  {
    pattern: /^(?<name>\S{2,120} \S{1,60})(?=[ \t]|$)/,
    mayHave: (line) => !/^\s/.test(line),
    share: 0.9,
    fewest: 5,
    bare: true,
    except: LEVEL
  },
  { pattern: NAMED, mayHave: has(":", ">"), share: 1, fewest: 1, placed: true, except: LEVEL },
  { pattern: TASK, mayHave: has(":"), share: 1, fewest: 1, placed: true, except: LEVEL }
];
function withoutColumn(lines) {
  const written = lines.filter((line) => line !== "");
  const sample = sampled(written);
  for (const column of COLUMNS) {
    if (!isPossible(column, written) || !isLikely(column, sample, written.length)) continue;
    const names = namesOf(column, written);
    if (names === null) continue;
    const plain = without(column, names, lines);
    return column === BRACKET ? behindBars(plain) : plain;
  }
  return null;
}
function isPossible({ mayHave, fewest, share, around }, written) {
  const least = around === true ? fewest : Math.max(fewest, share * written.length);
  let count = 0;
  for (const line of written) if (mayHave(line)) count += 1;
  return count >= least;
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
  if (!lines.some((line) => new RegExp("^\\s*\\p{Extended_Pictographic}", "u").test(line))) return lines;
  const names = namesOf(
    BAR,
    lines.filter((line) => line !== "")
  );
  return names === null ? lines : without(BAR, names, said);
}
function namesOf(column, written) {
  const { counts, sure } = countNames(column, written);
  const recurring = [...counts].filter(
    ([name, count]) => sure.has(name) || column.placed !== true && count >= Math.min(2, written.length)
  );
  const covered = recurring.reduce((sum, [, count]) => sum + count, 0);
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
    if ((column.around ?? column.placed) === true && PLACED.test(line.replace(column.pattern, "")))
      sure.add(name);
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
    MARKS.filter(({ tells }) => tells === true)
  );
  const told = severalIn(telling) < 2 ? found : toldApart(found, telling);
  return told.map((one) => {
    const owner = ownerIn(all2, one);
    return owner === "" ? one : { ...one, package: packageName(owner) };
  });
}
function severalIn(owners) {
  return new Set(owners.filter((name) => name !== "")).size;
}
function ownerIn(owners, { finding }) {
  return owners[finding.details ?? finding.line] ?? "";
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
function likeness({ finding, tool }) {
  const { file, testId, code, message, values, aside } = finding;
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
// late:core/failure/printed/json-reports.ts
var printedJson = (...args) => require("./core.failure.printed.json-reports.cjs").printedJson(...args);
// src/core/failure/printed/lists.ts
function printedLists(lines, command) {
  const dots = lines.indexOf("Failed tests:");
  if (dots >= 0) return printedDots(lines, dots);
  if (lines.some((line, at) => / \u2717 /.test(line) && IN_FILE.test(lines[at + 1] ?? "")))
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
  return line.replace(/^ \u2717 (?=\S)/, "not ok 1 ").replace(/^ [\u2713-] (?=\S)/, "ok 1 ").replace(/^\d+ tests?, \d+ failures?.*$/, "1..1").replace(/^ {3}(?=\S| {2})/, "# ");
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
  for (const [at, start] of starts.entries()) {
    const [, name = ""] = MARK2.exec(lines[start] ?? "") ?? [];
    const said = lines.slice(start + 1, starts[at + 1] ?? lines.length);
    const [, count] = /^ {2}'(\d{1,6}) subtests? failed'$/.exec(said[0] ?? "") ?? [];
    if (count === void 0) open.push({ tests: [{ path: [name], said }] });
    else open.push(suiteOf(name, open.splice(-Number(count))));
  }
  const tests = open.flatMap((one) => one.tests);
  if (tests.length === 0) return null;
  return [...lines.slice(0, from), "\u2716 failing tests:", "", ...tests.flatMap(printedTest)];
}
var MARK2 = /^\u2716 (\S.*?)(?: \([\d.]+ms\))?$/;
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
  const failed = failedTests(text);
  if (failed.length === 0) return null;
  const print = printerOf(text);
  const printed = [...print.before, ...failed.flatMap(print.test)];
  const first = lines.findIndex((line) => /^\s*<(?:\?xml|testsuite)/.test(line));
  const last = lines.findLastIndex((line) => line.includes("</testsuite"));
  return [...lines.slice(0, first), ...printed, ...lines.slice(last + 1)];
}
function printerOf(text) {
  if (text.includes('name="vitest tests"')) return VITEST;
  if (text.includes('name="Mocha Tests"')) return MOCHA;
  if (text.includes('name="deno test"')) return DENO;
  if (text.includes("<!-- duration_ms ")) return NODE;
  if (/<!\[CDATA\[\s{0,4}(?:\[[^\]\n]{1,80}\] \u203a )?[^\s:]{1,300}:\d+:\d+ \u203a /.test(text)) return PLAYWRIGHT;
  return TAP;
}
var named = ({ attributes }, name) => attributes.get(name) ?? "";
var VITEST = {
  before: [" RUN  v0.0.0"],
  test: (test) => [` FAIL  ${named(test, "classname")} > ${named(test, "name")}`, ...trimmed(test.body), ""]
};
var MOCHA = {
  before: ["  1 failing", ""],
  test: (test, at) => [
    `  ${at + 1}) ${[named(test, "classname"), named(test, "name")].filter((part) => part !== "").join(" ")}:`,
    ...fromHead(test.body).map((line) => `     ${line}`),
    ""
  ]
};
var DENO = {
  before: [],
  test: (test) => [`${named(test, "name")} => ${named(test, "classname")}:1:1`, ...errorLed(test.body), ""]
};
var NODE = {
  before: ["\u2716 failing tests:", ""],
  test: (test) => {
    const lines = causeIn(test.body);
    const file = lines.map((line) => /\((?:file:\/\/)?([^():<]+\.[cm]?[jt]sx?):\d+:\d+\)/.exec(line)?.[1]).findLast(Boolean);
    const path = [...test.suites, named(test, "name")].join(" > ");
    return [`test at ${file ?? "unknown"}:1:1`, `\u2716 ${path} (0ms)`, ...lines.map((line) => `  ${line}`), ""];
  }
};
var PLAYWRIGHT = { before: [], test: (test) => [...trimmed(test.body), ""] };
var TAP = {
  before: [],
  test: (test, at) => [
    `not ok ${at + 1} ${named(test, "name")}`,
    ...trimmed(test.body || (test.failure.get("message") ?? "")).map((line) => `# ${line}`)
  ]
};
function trimmed(body) {
  const lines = body.split("\n");
  const start = lines.findIndex((line) => line.trim() !== "");
  return start < 0 ? [] : lines.slice(start);
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
    const close = isFailure && !isEmpty ? text.indexOf(`</${name}>`, end) : end;
    const attributes = attributesIn(text.slice(match.index, end));
    tags.push({
      name,
      isEnd: match[1] === void 0,
      isEmpty,
      attributes,
      body: bodyOf(text.slice(end + 1, close))
    });
    from = close;
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
// src/core/failure/printed/json-problems.ts
function printedProblems(lines) {
  const from = lines.findIndex((line) => /^\s*(?:\{|\[(?:\s*[[{"]|$))/.test(line));
  const to = lines.findLastIndex((line) => /[\]}]\s*$/.test(line));
  if (from < 0 || to < from) return lines;
  const printed = [];
  collect(parsed(lines.slice(from, to + 1).join("\n")), "", 0, printed);
  return printed.length === 0 ? lines : [...lines.slice(0, from), ...printed, ...lines.slice(to + 1)];
}
var DEEPEST = 12;
var MOST = 1e3;
function parsed(text) {
  if (!/"\s*:/.test(text)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
function collect(value, file, depth, printed) {
  if (typeof value !== "object" || value === null || depth > DEEPEST || printed.length >= MOST) return;
  const fields = new Map(Object.entries(value).map(([name, one]) => [name.toLowerCase(), one]));
  if (isLogged(fields)) return;
  const own = textIn([fields], FILES) || file;
  const line = printedProblem(fields, own);
  if (line !== null) printed.push(line);
  else
    for (const [name, one] of fields) collect(one, /\.\w{1,6}$/.test(name) ? name : own, depth + 1, printed);
}
function isLogged(fields) {
  const has2 = (names) => names.some((name) => ["string", "number"].includes(typeof fields.get(name)));
  return has2(TIMES) && has2(LEVELS);
}
var TIMES = ["time", "timestamp", "@timestamp", "ts"];
var FILES = ["file", "filepath", "file_path", "filename", "path", "uri"];
var WORDS = [
  "message",
  "msg",
  "issue_text",
  "description",
  "desc",
  "errormessage",
  "ruledescription",
  "reason"
];
var RULES = [
  "ruleid",
  "rule_id",
  "check_id",
  "test_id",
  "rule",
  "rulename",
  "code",
  "error_code",
  "ident",
  "id",
  "name"
];
var ROWS = ["line", "linenumber", "line_number", "lineno", "row"];
var LEVELS = ["severity", "level", "issue_severity"];
var PARTS = ["location", "start", "range", "extra", "position"];
function printedProblem(fields, file) {
  const all2 = withParts(fields, 0);
  const words = textIn(all2, WORDS).replace(/\s+/g, " ").trim();
  const rule = textIn(all2, RULES);
  const row = all2.map(numberIn).find((one) => one !== null);
  if (words === "" || rule === "" && row === void 0) return null;
  const level = /^(?:warn|info|note|hint)/i.test(textIn(all2, LEVELS)) ? "warning: " : "error: ";
  const place = textIn(all2, FILES) || file;
  const said = `${level}${words}${rule === "" || words.includes(rule) ? "" : ` [${rule}]`}`;
  if (place !== "" && !/\.[A-Za-z]\w{0,9}$/.test(place)) return `${said} at ${place}`;
  return place === "" ? said : `${place}:${row ?? 1}:1: ${said}`;
}
function withParts(fields, depth) {
  const parts = PARTS.flatMap((name) => {
    const part = fields.get(name);
    return typeof part === "object" && part !== null && !Array.isArray(part) && depth < 3 ? withParts(new Map(Object.entries(part)), depth + 1) : [];
  });
  return [fields, ...parts];
}
function textIn(all2, names) {
  const values = all2.flatMap((fields) => names.map((name) => fields.get(name)));
  return values.find((value) => typeof value === "string" && value !== "") ?? "";
}
function numberIn(fields) {
  return ROWS.map((name) => fields.get(name)).find((value) => typeof value === "number") ?? null;
}
// src/core/failure/readers/choose-findings.ts
function findingsByRank(output, command, readers2) {
  const signed = (0, import_common3.once)(() => {
    const text = withoutRepeats(output.lines).join("\n");
    return namedFirst(
      readers2.filter((reader) => isSigned(reader, text)),
      command
    );
  });
  const countsWarnings = failsOnWarnings(command, output.lines);
  const read = (rank2) => readWith(
    signed().filter((reader) => reader.rank === rank2),
    output,
    countsWarnings
  );
  const byRank = {
    tool: (0, import_common3.once)(() => read("tool")),
    runtime: (0, import_common3.once)(() => read("runtime")),
    wrapper: (0, import_common3.once)(() => read("wrapper"))
  };
  return (rank2) => byRank[rank2]();
}
function isSigned({ cues, signature }, text) {
  return (cues?.some((cue) => text.includes(cue)) ?? true) && signature.test(text);
}
var FEW = 400;
function withoutRepeats(lines) {
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
  const named22 = (reader) => reader.programs.some((program) => words.has(program));
  return [...readers2.filter(named22), ...readers2.filter((reader) => !named22(reader))];
}
function readWith(readers2, output, countsWarnings) {
  const owner = /* @__PURE__ */ new Map();
  const chosen = [];
  for (const reader of readers2) {
    for (const finding of reader.read(output)) {
      const owned = owner.get(finding.line);
      if (owned !== void 0 && owned !== reader) continue;
      owner.set(finding.line, reader);
      chosen.push({ finding, tool: finding.tool ?? reader.tool });
    }
  }
  const errors = chosen.filter(({ finding }) => finding.severity === "error");
  return (errors.length > 0 && !countsWarnings ? errors : chosen).sort(
    (a, b) => a.finding.line - b.finding.line
  );
}
// late:core/failure/readers/readers.ts
var readers = [
  {
    tool: "biome",
    rank: "tool",
    programs: ["biome"],
    signature: /^[^\n]{1,500} (?:(?:lint|assist|suppressions|syntax)\/[\w/]+|parse|format)(?: +[A-Z][A-Z ]*)?$|^::\w+ title=(?:lint|assist|parse|format)\b/m,
    cues: ["lint", "assist", "suppressions", "syntax", "parse", "format", " title="],
    read: (output) => require("./core.failure.readers.biome.cjs").biome.read(output)
  },
  {
    tool: "cmake",
    rank: "tool",
    programs: ["cmake", "cmake3", "ccmake"],
    signature: /^CMake (?:Error|Deprecation Error)\b/m,
    cues: ["CMake "],
    read: (output) => require("./core.failure.readers.cmake.cjs").cmake.read(output)
  },
  {
    tool: "ctest",
    rank: "wrapper",
    programs: ["ctest"],
    signature: /^\s*\d+\/\d+ Test +#\d+: |^No tests were found!!!$/m,
    cues: [" Test ", "No tests were found!!!"],
    read: (output) => require("./core.failure.readers.ctest.cjs").ctest.read(output)
  },
  {
    tool: "docker",
    rank: "wrapper",
    programs: ["docker", "docker-compose", "buildx", "podman", "buildah", "nerdctl"],
    signature: /failed to (?:solve|build)|returned a non-zero code|[Dd]ocker daemon|error during connect|^Error: building at STEP/m,
    cues: ["failed to ", "returned a non-zero code", "ocker daemon", "error during connect", "Error: building at STEP"],
    read: (output) => require("./core.failure.readers.docker.cjs").docker.read(output)
  },
  {
    tool: "dotnet",
    rank: "tool",
    programs: ["dotnet", "msbuild", "csc", "nuget"],
    signature: /(?:^|[)\w] ?): (?:fatal )?(?:error|warning) [A-Z]+\d+ ?: |^[ \t]{1,40}Failed \S|^Unhandled exception\. |error MSB\d+/m,
    cues: ["error", "warning", "Failed ", "Unhandled exception. ", "error MSB"],
    read: (output) => require("./core.failure.readers.dotnet.cjs").dotnet.read(output)
  },
  {
    tool: "esbuild",
    rank: "tool",
    programs: ["esbuild", "tsup"],
    signature: /^(?:\u2718|X) \[(?:ERROR|WARNING)\] /m,
    cues: ["ERROR", "WARNING"],
    read: (output) => require("./core.failure.readers.esbuild.cjs").esbuild.read(output)
  },
  {
    tool: "eslint",
    rank: "tool",
    programs: ["eslint", "eslint_d", "xo", "standard"],
    signature: /^\u2716 \d+ problems?|^ +\d+:\d+ +(?:error|warning) |\[(?:Error|Warning)(?:\/[@\w/-]+)?\]$|"messages":\[|^Oops! Something went wrong! :\(|, (?:Error|Warning) - /m,
    cues: [" problem", "error", "warning", "Error", "Warning", '"messages":[', "Oops! Something went wrong! :("],
    read: (output) => require("./core.failure.readers.eslint.cjs").eslint.read(output)
  },
  {
    tool: "gcc",
    rank: "tool",
    programs: ["gcc", "g++", "cc", "c++", "clang", "clang++"],
    signature: /^(?:[A-Za-z]:)?[^\s:][^:\n]{0,500}\.(?:[chCHmM]|cc|cpp|cxx|c\+\+|hh|hpp|hxx|inl|ipp|tpp|mm|cu|cuh|[sS]|ixx|cppm|f|f90|F90):\d+:(?:\d+:)? (?:fatal error|error|Error): |^(?:cc1(?:plus|obj)?|g?cc|g\+\+|c\+\+|clang(?:\+\+)?(?:-\d{1,3})?): (?:fatal )?error: /m,
    cues: ["fatal error", "error", "Error", "error: "],
    read: (output) => require("./core.failure.readers.gcc.cjs").gcc.read(output)
  },
  {
    tool: "go",
    rank: "tool",
    programs: ["go", "gopls", "staticcheck"],
    signature: /^(?:vet: )?[^\s:"{][^:\n]{0,500}\.go:\d+:|import cycle not allowed|^go: |^pattern \S{1,300}: |^no required module |^no packages to test$|^go \S{1,60}: unknown command$|\.go:\d+:\d+: [^\n]{1,300}\\n"\}$/m,
    cues: [".go:", "import cycle not allowed", "go: ", "pattern ", "no required module ", "no packages to test", ": unknown command"],
    read: (output) => require("./core.failure.readers.go-build.cjs").goBuild.read(output)
  },
  {
    tool: "go test",
    rank: "tool",
    programs: ["go", "gotestsum"],
    signature: /^ *--- FAIL: |^FAIL\t|^panic: |^fatal error: |^WARNING: DATA RACE|"Output":" *(?:--- FAIL|panic|fatal error|FAIL\\t)/m,
    cues: ["--- FAIL: ", "FAIL	", "panic: ", "fatal error: ", "WARNING: DATA RACE", '"Output":"'],
    read: (output) => require("./core.failure.readers.go-test.cjs").goTest.read(output)
  },
  {
    tool: "gradle",
    rank: "wrapper",
    programs: ["gradle", "gradlew"],
    signature: /^\* What went wrong:$/m,
    cues: ["* What went wrong:"],
    read: (output) => require("./core.failure.readers.gradle.cjs").gradle.read(output)
  },
  {
    tool: "junit",
    rank: "tool",
    programs: ["gradle", "gradlew"],
    signature: / FAILED$/m,
    cues: [" FAILED"],
    read: (output) => require("./core.failure.readers.gradle.cjs").gradleTest.read(output)
  },
  {
    tool: "java",
    rank: "runtime",
    programs: ["java"],
    signature: /^(?:Exception in thread |[ \t]{1,40}at [\w.$/]+\(|Error: (?:Could not|Main method|Unable to access jarfile))/m,
    cues: ["Exception in thread ", "at ", "Could not", "Main method", "Unable to access jarfile"],
    read: (output) => require("./core.failure.readers.java.cjs").java.read(output)
  },
  {
    tool: "javac",
    rank: "tool",
    programs: ["javac"],
    signature: /\.java:\d+: (?:error|warning): |^error: (?:file not found: |invalid (?:flag|source|target)|release version|no source files|warnings found and|(?:Source|Target) option )/m,
    cues: [".java:", "file not found: ", "invalid ", "release version", "no source files", "warnings found and", " option "],
    read: (output) => require("./core.failure.readers.javac.cjs").javac.read(output)
  },
  {
    tool: "jest",
    rank: "tool",
    programs: ["jest", "react-scripts"],
    signature: /^ {0,2}\u25cf \S|^Test Suites: |^No tests found, exiting|^Jest: /m,
    cues: ["\u25CF ", "Test Suites: ", "No tests found, exiting", "Jest: "],
    read: (output) => require("./core.failure.readers.jest.cjs").jest.read(output)
  },
  {
    tool: "junit",
    rank: "tool",
    programs: ["junit", "junit-platform-console"],
    signature: /^ +(?:source: )?(?:MethodSource|ClassSource) \[|^Finished: .*\(\[engine:|^\d+\) \S+\([\w.$]+\)$|^\[ +\d+ tests found +\]$/m,
    cues: ["MethodSource", "ClassSource", "Finished: ", ") ", " tests found "],
    read: (output) => require("./core.failure.readers.junit.cjs").junit.read(output)
  },
  {
    tool: "kotlinc",
    rank: "tool",
    programs: ["kotlinc", "kotlin", "kotlinc-jvm", "kotlinc-js"],
    signature: /\.kts?:\d+:\d+: (?:error|warning): |^[ew]: /m,
    cues: ["error", "warning", ": "],
    read: (output) => require("./core.failure.readers.kotlin.cjs").kotlin.read(output)
  },
  {
    tool: "ld",
    rank: "tool",
    programs: ["ld", "ld.lld", "lld", "gold", "mold", "link"],
    signature: /undefined reference to [`']|multiple definition of [`']|error: (?:undefined|duplicate) symbol: |^Undefined symbols for architecture |^duplicate symbol '|cannot find -l|unable to find library -l|ld: library |\bLNK\d{4}: /m,
    cues: ["undefined reference to ", "multiple definition of ", "undefined", "duplicate", "Undefined symbols for architecture ", "duplicate symbol '", "cannot find -l", "unable to find library -l", "ld: library ", "LNK"],
    read: (output) => require("./core.failure.readers.linker.cjs").linker.read(output)
  },
  {
    tool: "make",
    rank: "wrapper",
    programs: ["make", "gmake", "mingw32-make", "bmake", "ninja"],
    signature: /^(?:[^\s:][^:\n]{0,300}:\d{1,7}|(?:[^\s:]{0,300}\/)?(?:g|mingw32-|b)?make(?:\[\d+\])?): \*\*\* |^ninja: |^FAILED: |^g?make: (?:unrecognized|invalid) option /m,
    cues: [": *** ", "ninja: ", "FAILED: ", " option "],
    read: (output) => require("./core.failure.readers.make.cjs").make.read(output)
  },
  {
    tool: "maven",
    rank: "tool",
    programs: ["mvn", "mvnw", "mvnd"],
    signature: /^\[ERROR\] |^\[FATAL\] /m,
    cues: ["[ERROR] ", "[FATAL] "],
    read: (output) => require("./core.failure.readers.maven.cjs").maven.read(output)
  },
  {
    tool: "minitest",
    rank: "tool",
    programs: ["minitest", "rails", "rake"],
    signature: /^ *(?:\d+\) )?(?:Failure|Error):\n[A-Z][\w:]*#|^\d+ runs, \d+ assertions,/m,
    cues: ["Failure", "Error", " assertions,"],
    read: (output) => require("./core.failure.readers.minitest.cjs").minitest.read(output)
  },
  {
    tool: "cypress",
    rank: "tool",
    programs: ["cypress"],
    signature: /^ {2}\(Run Starting\)$|^ {2}Running: {2}\S.{0,300}\(\d+ of \d+\)$|^Can't run because no spec files were found|^Oops\.\.\.\s?we found an error preparing this test file:/m,
    cues: ["(Run Starting)", "Running: ", "Can't run because no spec files were found", "we found an error preparing this test file:"],
    read: (output) => require("./core.failure.readers.cypress.cjs").cypress.read(output)
  },
  {
    tool: "mocha",
    rank: "tool",
    programs: ["mocha", "_mocha"],
    signature: /^ +\d+ failing$|^Error: No test files found|^\W{0,4}Exception during run: /m,
    cues: [" failing", "Error: No test files found", "Exception during run: "],
    read: (output) => require("./core.failure.readers.mocha.cjs").mocha.read(output)
  },
  {
    tool: "mypy",
    rank: "tool",
    programs: ["mypy", "dmypy"],
    signature: /^[^\s:][^:\n]{0,500}\.pyi?:(?:\d+:){1,4} error: |^Found \d+ errors? in \d+ files? \(|^mypy: |^\{"file": "[^"\n]{1,500}", "line": \d+, |^[^\s:][^:\n]{0,500}: error: Cannot read file: /m,
    cues: [" error: ", "Found ", "mypy: ", '", "line": ', ": error: Cannot read file: "],
    read: (output) => require("./core.failure.readers.mypy.cjs").mypy.read(output)
  },
  {
    tool: "node",
    rank: "runtime",
    programs: ["node", "nodejs", "tsx", "ts-node"],
    signature: /^Node\.js v\d|^ {4}at [^\n]{1,500}:\d+:\d+\)?(?: \{)?$/m,
    cues: ["Node.js v", "at "],
    read: (output) => require("./core.failure.readers.node.cjs").node.read(output)
  },
  {
    tool: "node-test",
    rank: "tool",
    programs: [],
    signature: /^TAP version 1[34]|^(?:\u2716|X) failing tests:|^\u2139 tests \d+/m,
    cues: ["TAP version 1", " failing tests:", "\u2139 tests "],
    read: (output) => require("./core.failure.readers.node-test.cjs").nodeTest.read(output)
  },
  {
    tool: "npm",
    rank: "wrapper",
    programs: ["npm", "npx", "pnpm", "yarn", "bun"],
    signature: /^npm (?:ERR!|error) |^ ?ERR_PNPM_|^\[?ERR_PNPM_|^\u27a4 YN\d{4}|^error (?:An unexpected|Couldn't|Command ")|^error: Script not found/m,
    cues: ["ERR!", "error", "ERR_PNPM_", "\u27A4 YN", "An unexpected", "Couldn't", 'Command "', "error: Script not found"],
    read: (output) => require("./core.failure.readers.npm.cjs").npm.read(output)
  },
  {
    tool: "pest",
    rank: "tool",
    programs: ["pest", "artisan"],
    signature: /^ +FAILED +\S.* > |^ +\u2022 \S.* > /m,
    cues: ["FAILED ", " > "],
    read: (output) => require("./core.failure.readers.pest.cjs").pest.read(output)
  },
  {
    tool: "php",
    rank: "runtime",
    programs: ["php"],
    signature: /^(?:PHP )?(?:Fatal error|Parse error|Recoverable fatal error|Warning): /m,
    cues: ["Fatal error", "Parse error", "Recoverable fatal error", "Warning"],
    read: (output) => require("./core.failure.readers.php.cjs").php.read(output)
  },
  {
    tool: "phpstan",
    rank: "tool",
    programs: ["phpstan", "larastan"],
    signature: /^ {1,2}Line {2,}\S|\[identifier=[\w.]+\]$|^Note: Using configuration file .*phpstan/m,
    cues: ["Line ", "[identifier=", "Note: Using configuration file "],
    read: (output) => require("./core.failure.readers.phpstan.cjs").phpstan.read(output)
  },
  {
    tool: "phpunit",
    rank: "tool",
    programs: ["phpunit", "paratest", "simple-phpunit"],
    signature: /^PHPUnit \d|^There (?:was|were) \d+ (?:error|failure)|^No tests executed!/m,
    cues: ["PHPUnit ", "There ", "No tests executed!"],
    read: (output) => require("./core.failure.readers.phpunit.cjs").phpunit.read(output)
  },
  {
    tool: "pytest",
    rank: "tool",
    programs: ["pytest", "py.test", "tox", "nox"],
    signature: /^=+ (?:test session starts|FAILURES|ERRORS|short test summary info|no tests ran)|^no tests ran in |^ImportError while loading conftest |^(?:\S{1,200}: |ERROR: )(?:error: unrecognized arguments|usage: \S{0,20}pytest|file or directory not found: )|^INTERNALERROR>/m,
    cues: ["test session starts", "FAILURES", "ERRORS", "short test summary info", "no tests ran", "no tests ran in ", "ImportError while loading conftest ", "error: unrecognized arguments", "usage: ", "file or directory not found: ", "INTERNALERROR>"],
    read: (output) => require("./core.failure.readers.pytest.cjs").pytest.read(output)
  },
  {
    tool: "python",
    rank: "runtime",
    programs: ["python", "python3", "py", "pypy3", "uv", "poetry"],
    signature: /Traceback \(most recent call last\):|^ {2}File "[^"\n]{1,1000}", line \d+$|python[\d.]{0,6}(?:\.exe)?: (?:can't open file|No module named) /m,
    cues: ["Traceback (most recent call last):", '", line ', "can't open file", "No module named"],
    read: (output) => require("./core.failure.readers.python.cjs").python.read(output)
  },
  {
    tool: "rspec",
    rank: "tool",
    programs: ["rspec"],
    signature: /^ *Failure\/Error: |^\d+ examples?, \d+ failures?/m,
    cues: ["Failure/Error: ", " example"],
    read: (output) => require("./core.failure.readers.rspec.cjs").rspec.read(output)
  },
  {
    tool: "rubocop",
    rank: "tool",
    programs: ["rubocop", "standardrb"],
    signature: /:\d+:\d+: [CWEFRI]: (?:\[\w+\] )?[A-Z]\w+\//,
    cues: [": "],
    read: (output) => require("./core.failure.readers.rubocop.cjs").rubocop.read(output)
  },
  {
    tool: "ruby",
    rank: "runtime",
    programs: ["ruby", "rake", "bundle", "rails", "irb"],
    signature: /:\d+:in [`'].*\([A-Z][\w:]*\)$|:\d+: syntax error|: --> |^rake aborted!|--> .*\.rb$/m,
    cues: [":in ", ": syntax error", ": --> ", "rake aborted!", "--> "],
    read: (output) => require("./core.failure.readers.ruby.cjs").ruby.read(output)
  },
  {
    tool: "ruff",
    rank: "tool",
    programs: ["ruff", "flake8", "pycodestyle", "pyflakes"],
    signature: /^ +--> [^\n]{1,500}\.(?:pyi?|ipynb|toml):(?:cell \d+:)?\d+:\d+$|^[^\s:][^:\n]{0,500}\.(?:pyi?|ipynb):(?:cell \d+:)?(?:\d+:){1,3} (?:[A-Z]{1,4}\d{2,4} |invalid-syntax: |\[[A-Za-z]{1,8}-?\w{1,10}\] )|^ +\d+:\d+ +(?:[A-Z]{1,4}\d{2,4} |invalid-syntax: )|^::error title=[Rr]uff |^Would reformat: |would be reformatted|^ruff failed$|\bE902 |^Usage: ruff\b|^ {4}"noqa_row": /m,
    cues: ["--> ", "py", "ipynb", " ", "::error title=", "Would reformat: ", "would be reformatted", "ruff failed", "E902 ", "Usage: ruff", '"noqa_row": '],
    read: (output) => require("./core.failure.readers.ruff.cjs").ruff.read(output)
  },
  {
    tool: "rustc",
    rank: "tool",
    programs: ["cargo", "rustc", "clippy-driver", "cross"],
    signature: /^error(?:\[\w{1,40}\])?: [^\n]{1,4000}\n *--> |^[^\s:][^:\n]{0,500}\.rs:\d+:\d+: error|^error: (?:could not compile|failed to |no matching package|invalid |expected |test failed|linking with|no such (?:sub)?command|the lock file|no \w+ target named |package ID specification |could not find `Cargo)|^Usage: cargo\b|^\{"reason":"compiler-message"|^test result: FAILED|^---- .{1,500} stdout ----$/m,
    cues: ["error", ": error", "could not compile", "failed to ", "no matching package", "invalid ", "expected ", "test failed", "linking with", "no such ", "the lock file", " target named ", "package ID specification ", "could not find `Cargo", "Usage: cargo", '{"reason":"compiler-message"', "test result: FAILED", " stdout ----"],
    read: (output) => require("./core.failure.readers.rustc.cjs").rustc.read(output)
  },
  {
    tool: "rust",
    rank: "runtime",
    programs: ["cargo"],
    signature: /^thread '[^'\n]{0,300}' (?:\(\d+\) )?panicked at |^Error: (?:".*"|[A-Z]\w{0,100}(?: \{ .*\}|\(.*\)))$|^Error: .{1,1000}\n\nCaused by:$/m,
    cues: ["panicked at ", "Error: ", "\n\nCaused by:"],
    read: (output) => require("./core.failure.readers.rust-panic.cjs").rustPanic.read(output)
  },
  {
    tool: "sanitizer",
    rank: "tool",
    programs: ["valgrind"],
    signature: /\b(?:ERROR|WARNING): \w{1,20}Sanitizer: |^\S{1,500}:\d+:\d+: runtime error: |^==\d+== {4}at 0x/m,
    cues: ["Sanitizer: ", ": runtime error: ", "at 0x"],
    read: (output) => require("./core.failure.readers.sanitizers.cjs").sanitizers.read(output)
  },
  {
    tool: "shell",
    rank: "runtime",
    programs: ["sh", "bash", "dash", "zsh", "ksh", "fish"],
    signature: /not found|No such file|[Pp]ermission denied|[Ss]yntax error|parse error near|parameter not set|unbound variable|can't open|cannot open|Unknown command|not recognized|Exec format error|Is a directory|Not a directory/i,
    cues: null,
    read: (output) => require("./core.failure.readers.shell.cjs").shell.read(output)
  },
  {
    tool: "shellcheck",
    rank: "tool",
    programs: ["shellcheck"],
    signature: /\bSC\d{4} \((?:error|warning|info|style)\): |\[SC\d{4}\]$/m,
    cues: ["error", "warning", "info", "style", "[SC"],
    read: (output) => require("./core.failure.readers.shellcheck.cjs").shellcheck.read(output)
  },
  {
    tool: "tap",
    rank: "tool",
    programs: ["prove", "bats", "ava", "tape", "perl"],
    signature: /^ *not ok \d+|^# {3}Failed test |^\S{1,300}\.t +\(Wstat: |^ {2}\u2718 \[fail\]: /m,
    cues: ["not ok ", "Failed test ", "(Wstat: ", "\u2718 [fail]: "],
    read: (output) => require("./core.failure.readers.tap.cjs").tap.read(output)
  },
  {
    tool: "tsc",
    rank: "tool",
    programs: ["tsc", "tsgo", "vue-tsc"],
    signature: /\berror TS\d+:/,
    cues: ["error TS"],
    read: (output) => require("./core.failure.readers.tsc.cjs").tsc.read(output)
  },
  {
    tool: "unittest",
    rank: "tool",
    programs: ["unittest"],
    signature: /^(?:FAIL|ERROR): \S+ \([^\n]{1,400}\)[^\n]{0,400}\n(?:[^\n]{0,400}\n){0,3}?-{70}$|^NO TESTS RAN$/m,
    cues: ["FAIL", "ERROR", "NO TESTS RAN"],
    read: (output) => require("./core.failure.readers.unittest.cjs").unittest.read(output)
  },
  {
    tool: "vite",
    rank: "tool",
    programs: ["vite", "rollup", "rolldown"],
    signature: /^error during build:$|^Build failed with \d+ errors?:$|^\[[A-Z]{2,}(?:_[A-Z]+)*\] .*\n *\[ [^\]\s]|^\[!\] (?:\(plugin |Error|RollupError)/m,
    cues: ["error during build:", "Build failed with ", "] ", "(plugin ", "Error", "RollupError"],
    read: (output) => require("./core.failure.readers.vite.cjs").vite.read(output)
  },
  {
    tool: "vitest",
    rank: "tool",
    programs: ["vitest"],
    signature: /^ *RUN +v\d+\.\d+|^ *FAIL +\S[^\n]{0,300}(?: > | \[ )|^No test files found, exiting|^Vitest caught/m,
    cues: ["RUN ", "FAIL ", "No test files found, exiting", "Vitest caught"],
    read: (output) => require("./core.failure.readers.vitest.cjs").vitest.read(output)
  }
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
    (found) => [...(0, import_adapters_git_work_tree.utf8ToBytes)(found)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("")
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
    const start = startOfPath(text, match.index, done);
    if (start < match.index && text[match.index - 1] !== "/") continue;
    kept.push(text.slice(done, start), name);
    done = match.index + match[0].length;
  }
  if (done === 0) return text;
  kept.push(text.slice(done));
  return kept.join("");
}
function startOfPath(text, from, limit) {
  let start = from;
  while (start > limit && !/[\s'"`()[\]{}<>=,|]/.test(text[start - 1] ?? " ")) start -= 1;
  return start;
}
function replaceTemporary(text) {
  const named22 = text.replace(/(?<![\w.])(?:\/private)?\/var\/folders\/[\w+-]{1,4}\/[\w+-]{1,64}\/[A-Z]\//g, "<tmp>/").replace(
    /(?<![\w.])[A-Za-z]:[\\/]Users[\\/][^\\/\s]{1,64}[\\/]AppData[\\/]Local[\\/]Temp[\\/]/gi,
    "<tmp>/"
  ).replace(/(?<![\w.])(?:\/private|\/var)?\/tmp\//g, "<tmp>/");
  return named22.includes("<tmp>/") ? withoutRandomNames(named22) : named22;
}
function withoutRandomNames(text) {
  return text.replace(/<tmp>\/pytest-of-[\w.-]{1,64}\/pytest-\d{1,9}/g, "<tmp>").replace(/<tmp>\/cc\w{6}(?=\.\w)/g, "<tmp>/cc").replace(/<tmp>\/(go-(?:build|link-))\d{1,20}/g, "<tmp>/$1<n>").replace(/<tmp>\/tmp[a-z0-9_]{8}\b/g, "<tmp>/tmp<n>").replace(/<tmp>\/tmp\.\w{6,12}\b/g, "<tmp>/tmp<n>").replace(/<tmp>\/([\w.]{1,40}-)(?=[a-z]{0,5}[A-Z\d])[A-Za-z0-9]{6}(?![\w-])/g, "<tmp>/$1<n>").replace(/<tmp>\/([\w.]{1,40}[-_.])(?=[a-z_]{0,7}\d)[a-z0-9_]{8}(?![\w-])/g, "<tmp>/$1<n>").replace(/<tmp>\/([\w.-]{0,60}?)\d{3,20}(?![\w])/g, "<tmp>/$1<n>");
}
function stripVersions(text) {
  return text.replace(/(\.\w{1,5})\?(?:[vt]|import|html-proxy)\b[\w=&.-]{0,80}/g, "$1").replace(/(\/[\w.]{1,60}-)(?=[a-f]{0,15}\d)[0-9a-f]{8,64}(?=\.\w|[\s/:)'"]|$)/gm, "$1<hash>");
}
// late:core/failure/unknown/read-unknown.ts
var hasFurtherTests = (...args) => require("./core.failure.unknown.read-unknown.cjs").hasFurtherTests(...args);
var hasOwnWords = (...args) => require("./core.failure.unknown.read-unknown.cjs").hasOwnWords(...args);
var readPlaced = (...args) => require("./core.failure.unknown.read-unknown.cjs").readPlaced(...args);
var readSure = (...args) => require("./core.failure.unknown.read-unknown.cjs").readSure(...args);
var readUnknown = (...args) => require("./core.failure.unknown.read-unknown.cjs").readUnknown(...args);
var saidLines = (...args) => require("./core.failure.unknown.read-unknown.cjs").saidLines(...args);
// src/core/failure/canonicalise.ts
function canonicalise(raw, context) {
  return failureOf(readOutput(raw, context), context);
}
function readOutput(raw, context) {
  const plain = (0, import_common2.redactInside)(cleanOutput(raw).join("\n"));
  return findingsOf(relativisePaths(plain, context).split("\n"), context);
}
function failureOf({ found, lines, lead, unread }, context) {
  const primary = lead ?? primaryFinding(found);
  const { finding, tool } = primary;
  const message = skeletonOf(primary);
  const { items, keys, itemOf } = failureItems(found, lines);
  const frame = finding.frame === null ? null : shorten(maskVolatile(finding.frame));
  const kind = classifyKind(found, lines, context);
  const said = unread === void 0 ? null : saidLines(unread);
  return {
    tool,
    kind,
    phase: finding.phase,
    code: finding.code,
    class: finding.class,
    headline: (0, import_hooks_active_on_stop2.itemHeadline)(itemOf(primary)),
    message,
    frame,
    items,
    total: keys.length,
    fingerprints: {
      class: classFingerprint(tool, finding.code, finding.class, message),
      exact: exactFingerprint(keys),
      former: formerClasses(primary)
    },
    ...found.every((one) => one.finding.severity === "warning") && { isMild: true },
    ...said !== null && { said },
    query: composeQuery(
      { tool, code: finding.code, class: finding.class, message, frame },
      homeName(context)
    ),
    others: otherClasses(found, primary, itemOf)
  };
}
var MOST_OTHERS = 7;
var MOST_LOOKED_AT = 200;
var MOST_ITEMS2 = 50;
function otherClasses(found, primary, itemOf) {
  const classOf = (chosen) => classFingerprint(chosen.tool, chosen.finding.code, chosen.finding.class, skeletonOf(chosen));
  const own = classOf(primary);
  const classes = /* @__PURE__ */ new Map();
  for (const chosen of found.slice(0, MOST_LOOKED_AT).toSorted(compare)) {
    const name = classOf(chosen);
    if (name !== own) classes.set(name, [...classes.get(name) ?? [], chosen]);
  }
  return [...classes].slice(0, MOST_OTHERS).flatMap(([name, [first, ...more]]) => {
    if (first === void 0) return [];
    const { finding, tool } = first;
    const { phase, code, class: kind, frame } = finding;
    return [
      {
        ...{ tool, phase, code, class: kind, message: skeletonOf(first) },
        headline: (0, import_hooks_active_on_stop2.itemHeadline)(itemOf(first)),
        frame: frame === null ? null : shorten(maskVolatile(frame)),
        items: [first, ...more].slice(0, MOST_ITEMS2).map(itemOf),
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
  const plain = withoutLinePrefixes(written);
  const lines = asPrinted(plain, context.command);
  const hadPrefixes = plain !== written;
  const own = context.readers?.length ? ownReadersFor(context.readers, lines, context.command) : [];
  const known = findingsByRank({ lines, command: context.command }, context.command, [...own, ...all]);
  const around = lines === written ? known : findingsByRank({ lines: written, command: context.command }, context.command, all);
  const inner = withoutIndent(lines) ?? [];
  const indented = findingsByRank({ lines: inner, command: context.command }, context.command, all);
  const sources = [
    {
      lines: inner,
      by: "tool",
      read: () => mayMiss(known("tool")) && tellsMore(indented("tool"), known("tool")) ? indented("tool") : []
    },
    { lines, by: "tool", read: () => withRest(known("tool"), own, lines) },
    { lines, by: "runtime", read: () => whatEnded(known("runtime"), lines) },
    { lines, by: "place", read: () => readPlaced(lines, context) },
    { lines: written, by: "wrapper", read: () => withoutRelays(around("wrapper"), lines) },
    { lines, by: "wrapper", read: () => withoutRelays(known("wrapper"), lines) }
  ];
  for (const source of sources) {
    const [first2, ...rest2] = withPackages(source.read(), source.lines);
    if (first2 === void 0) continue;
    const { by } = source;
    return {
      ...leadOf([first2, ...rest2], own),
      ...{ lines: source.lines, by, own, hadPrefixes },
      ...by === "place" && { unread: source.lines }
    };
  }
  const rest = own.reduce((some, reader) => linesLeft(reader, some), lines);
  const left = printedProblems(rest.some((text) => text.trim() !== "") ? rest : lines);
  const unknown = readUnknown(left, context);
  const [first = unknown[0], ...others] = withPackages(unknown, lines);
  return { found: [first, ...others], lines, lead: first, by: "lines", unread: left, own, hadPrefixes };
}
function whatEnded(found, lines) {
  if (found.length === 0) return found;
  const traces = loggedTraces(lines);
  const ended = found.filter(({ finding }) => traces[finding.line] !== true);
  const others = lines.filter((_, at) => traces[at] !== true && traces[at + 1] !== true);
  if (ended.length === 0) return hasOwnWords(others) ? [] : found;
  return lines.some(import_hooks_active_on_stop.titlesFailedTest) && hasFurtherTests(lines, ended) ? [] : ended;
}
function mayMiss(found) {
  return found.length === 0 || found.some(({ finding }) => finding.file === null);
}
function tellsMore(inner, outer) {
  const told = (found) => found.reduce(
    (sum, { finding }) => sum + Number(finding.file !== null) + Number(finding.testId !== null),
    0
  );
  return told(inner) > told(outer) || inner.length > 0 && outer.length === 0;
}
function leadOf(found, own) {
  const [first, ...rest] = found.filter(({ tool }) => !own.some((reader) => reader.tool === tool));
  return first === void 0 || own.length === 0 ? { found } : { found, lead: primaryFinding([first, ...rest]) };
}
function withRest(found, own, lines) {
  const [reader] = own.filter(({ tool }) => found.some((one) => one.tool === tool));
  if (reader === void 0 || found.some(({ tool }) => !own.some((one) => one.tool === tool))) return found;
  const left = own.reduce((rest, one) => linesLeft(one, rest), lines);
  return [...found, ...readSure(left, reader.tool)];
}
function withoutRelays(found, lines) {
  const own = found.filter(({ finding }) => finding.relay !== true);
  if (found.length === 0) return found;
  return own.length === 0 && !hasOwnWords(lines) ? found : own;
}
function skeletonOf({ finding }) {
  const fixed = maskLocations(maskVolatile(finding.message));
  return shorten(maskValues(fixed, finding.speech).replace(/\s+/g, " ").trim());
}
var LONGEST = 300;
function composeQuery(failure, names = []) {
  const kind = [failure.tool, failure.code, failure.class].filter((name) => name !== null);
  const frame = failure.frame === null ? "" : ` (in ${failure.frame})`;
  const text = `${kind.join(" ")}: ${failure.message}${frame}`;
  const oneLine = withoutPersonal((0, import_common2.redact)(withoutPaths(text)), names).replace(/\s+/g, " ").trim();
  return oneLine.length <= LONGEST ? oneLine : `${oneLine.slice(0, LONGEST - 1)}\u2026`;
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
function sortKey({ finding, tool }) {
  return [
    finding.severity,
    String(PHASES.indexOf(finding.phase)),
    finding.code !== null && ROOT_CAUSES.has(finding.code) ? "0" : "1",
    finding.file ?? "",
    tool,
    finding.code ?? "",
    finding.class ?? "",
    finding.testId ?? "",
    finding.message
  ];
}

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

var import_common7 = require("./common.cjs");

var import_common8 = require("./common.cjs");

var import_node_path = require("node:path");
// src/adapters/config/reader-files.ts
// late:core/failure/declared/reader-file.ts
var checkReaderFile = (...args) => require("./core.failure.declared.reader-file.cjs").checkReaderFile(...args);
// src/adapters/config/reader-files.ts
var FOLDER = "readers";
var MOST_FILES = 20;
var LARGEST = 32 * 1024;
function readReaderFiles(projectRoot, userFolder) {
  const own = userFolder === null ? [] : [inFolder((0, import_node_path.join)(userFolder, FOLDER), (0, import_common8.privateFile)(userFolder), null)];
  const found = [...own, inFolder((0, import_common5.mswPath)(projectRoot, FOLDER), (0, import_common8.ownFile)(projectRoot), `.msw/${FOLDER}`)];
  return {
    readers: withoutSecond(found.flatMap(({ readers: readers2 }) => readers2)),
    problems: found.flatMap(({ problems }) => problems)
  };
}
function inFolder(folder, place, shown) {
  const where = shown ?? folder;
  const list = (0, import_common7.listFolder)(folder, place, MOST_FILES);
  if (list.status === "missing") return { readers: [], problems: [] };
  if (list.status !== "ok") return { readers: [], problems: [`${where} is not used: ${list.reason}.`] };
  const names = list.entries.map(({ name }) => name).filter((name) => name.endsWith(".json"));
  const read = names.sort().map((name) => readOne((0, import_node_path.join)(folder, name), place, `${where}/${(0, import_common4.shownName)(name)}`));
  return {
    readers: read.flatMap((one) => one.status === "ok" ? [one.reader] : []),
    problems: read.flatMap((one) => one.status === "wrong" ? [one.reason] : [])
  };
}
function readOne(path, place, shown) {
  const file = (0, import_common6.readJson)(path, place, LARGEST);
  if (file.status === "ok") return checkReaderFile(file.value, shown, toolNames);
  const reason = file.status === "missing" ? "it is gone" : file.reason;
  return { status: "wrong", reason: `${shown} is not used: ${reason}.` };
}
function withoutSecond(readers2) {
  const names = readers2.map(({ tool }) => tool);
  return readers2.filter(({ tool }, at) => names.indexOf(tool) === at);
}

// late:core/checks/empty-run.ts
var emptyRun = (...args) => require("./core.checks.empty-run.cjs").emptyRun(...args);
var countTests = (...args) => require("./core.checks.empty-run.cjs").countTests(...args);

var import_app_loop_conclude_turn2 = require("./app.loop.conclude-turn.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_common9 = require("./common.cjs");

var import_common10 = require("./common.cjs");

var import_common11 = require("./common.cjs");

var import_node_os = require("node:os");
var import_promises = require("node:timers/promises");
// src/app/loop/judge-check.ts
// src/core/failure/compare-failures.ts
function compareFailures(previous, current) {
  if (previous.fingerprints.exact === current.fingerprints.exact) {
    return { relation: "same", isMixed: false, reason: import_common11.prose`the same as before` };
  }
  if (fingerprintVersion(previous.fingerprints.exact) !== fingerprintVersion(current.fingerprints.exact)) {
    return {
      relation: "changed",
      isMixed: false,
      reason: import_common11.prose`the earlier failure was read by other rules`
    };
  }
  return comparePhases(previous, current) ?? compareGravity(previous, current) ?? compareLines(previous, current) ?? compareItems(previous, current);
}
function comparePhases(previous, current) {
  const move = (0, import_app_loop_conclude_turn2.phaseMove)(previous, current);
  if (move === null) return null;
  const reason = import_common11.prose`the failure moved from the ${(0, import_common9.quoteName)(previous.phase)} phase to the ${(0, import_common9.quoteName)(current.phase)} phase`;
  return { relation: move === "further" ? "progress" : "regress", isMixed: false, reason };
}
function compareGravity(previous, current) {
  const [was, is] = [previous.isMild === true, current.isMild === true];
  if (was === is) return null;
  return is ? { relation: "progress", isMixed: false, reason: import_common11.prose`no error is left, only warnings` } : { relation: "regress", isMixed: false, reason: import_common11.prose`there were only warnings before` };
}
function compareLines(previous, current) {
  const move = compareSaid(previous, current);
  if (move === null) return null;
  const counted2 = compareItems(previous, current);
  const relation = move === "less" ? "progress" : "regress";
  if (counted2.relation === relation) return { ...counted2, isMixed: false };
  const reason = move === "less" ? import_common11.prose`it says less than before, and nothing new` : import_common11.prose`it says more than before, and nothing is gone`;
  return { relation, isMixed: false, reason };
}
function compareSaid(previous, current) {
  if (previous.said === void 0 || current.said === void 0) return null;
  const isGone = leaves(previous.said, current.said);
  const isNew = leaves(current.said, previous.said);
  return isGone === isNew ? null : isGone ? "less" : "more";
}
function leaves(said, others) {
  const left = /* @__PURE__ */ new Map();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return said.some((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count < 1;
  });
}
function compareItems(previous, current) {
  const before = new Set(previous.items.map((item) => itemKey(item)));
  const added = current.items.filter((item) => !before.has(itemKey(item))).length;
  const fewer = previous.total - current.total;
  if (fewer > 0) {
    const how = added === 0 ? import_common11.prose`gone` : import_common11.prose`fewer than before`;
    return {
      relation: "progress",
      isMixed: added > 0,
      reason: import_common11.prose`${fewer} of ${counted(previous.total)} ${how}`
    };
  }
  if (fewer < 0) {
    return {
      relation: "regress",
      isMixed: false,
      reason: import_common11.prose`${counted(-fewer, import_common11.prose`more `)} than before`
    };
  }
  const reason = import_common11.prose`as many problems as before, but ${added} of ${current.total} ${added === 1 ? import_common11.prose`is` : import_common11.prose`are`} new`;
  return { relation: "changed", isMixed: false, reason };
}
function counted(count, what = import_common11.prose``) {
  return import_common11.prose`${count} ${what}${count === 1 ? import_common11.prose`problem` : import_common11.prose`problems`}`;
}
// src/core/failure/merge-failures.ts
function mergeFailures(failed) {
  const [first, ...others] = failed.toSorted((a, b) => rank(a.failure) - rank(b.failure));
  if (first === void 0) return null;
  if (others.length === 0) return first.failure;
  const items = failed.flatMap(({ failure }) => failure.items);
  const said = saidByAll(failed);
  const parts = failed.map(({ name, failure }) => `${name}=${failure.fingerprints.exact}`);
  return {
    ...first.failure,
    said,
    isMild: failed.every(({ failure }) => failure.isMild === true) || void 0,
    items: items.slice(0, 200),
    others: othersOf([first, ...others]),
    check: first.name,
    total: failed.reduce((sum, { failure }) => sum + failure.total, 0),
    fingerprints: {
      ...first.failure.fingerprints,
      exact: exactFingerprint(parts.toSorted())
    }
  };
}
function saidByAll(failed) {
  const said = failed.flatMap(({ failure }) => failure.said ?? []);
  return failed.some(({ failure }) => failure.said === void 0) ? void 0 : said;
}
var MOST_OTHERS2 = 7;
function othersOf(failed) {
  const all2 = failed.filter(({ failure }) => failure.kind === "code").flatMap(({ name, failure }) => [failure, ...failure.others ?? []].map((one) => otherOf(one, name)));
  const byClass = new Map(all2.toReversed().map((one) => [one.fingerprints.class, one]));
  const own = failed[0]?.failure.fingerprints.class;
  return [...byClass.values()].toReversed().filter(({ fingerprints }) => fingerprints.class !== own).slice(0, MOST_OTHERS2);
}
function otherOf(one, check) {
  const { tool, phase, code, class: kind, headline, message, frame, fingerprints } = one;
  const items = one.items.filter((item) => item.tool === tool && item.code === code && item.class === kind);
  const told = { tool, phase, code, class: kind, headline, message, frame, items, check };
  return { ...told, fingerprints: { class: fingerprints.class } };
}
var PHASES2 = ["install", "compile", "lint", "test", "run"];
function rank(failure) {
  return (failure.kind === "code" ? 0 : 100) + PHASES2.indexOf(failure.phase);
}
// src/app/loop/judge-check.ts
function judgeCheck({ terms }, check, run, userFolder = null) {
  return {
    check,
    outcome: judge(run, (0, import_hooks_active_on_stop3.workFolder)(terms), terms.allowEmpty, () => ownReaders(terms.project, userFolder)),
    exitCode: run.exitCode,
    signal: run.signal,
    timedOut: run.timedOut,
    durationMs: run.durationMs,
    output: (0, import_common2.redact)(run.startError ?? run.output),
    droppedBytes: run.droppedBytes
  };
}
function compareChecks(results, last) {
  const failure = mergeFailures(
    results.flatMap(
      ({ check, outcome }) => outcome.kind === "failed" ? [{ name: check.name, failure: outcome.failure }] : []
    )
  );
  const comparison = failure === null || last === null ? null : compareFailures(last, failure);
  return { failure, comparison };
}
async function makeReady(running, sample, further) {
  let runs = true;
  const end = () => {
    runs = false;
  };
  const ended = running.then(end, end);
  const use = (output) => () => sample.judge({ ...FAILED, command: sample.command, output: `${LONG_LINE}
${output}` });
  const samples = isReady ? [] : [use(sample.output ?? A_CRASH), use(A_CRASH)];
  isReady = true;
  await loaded(Promise.resolve().then(() => require("./app.guidance.note-failures.cjs")));
  let waitMs = SHORT_CHECK_MS;
  for (const step2 of [...samples, ...further]) {
    await loaded(Promise.resolve(step2()));
    await Promise.race([ended, (0, import_promises.setTimeout)(waitMs)]);
    if (!runs) return;
    waitMs = LOOK_UP_MS;
  }
}
async function loaded(part) {
  await part.catch(() => null);
}
var isReady = false;
var SHORT_CHECK_MS = 15;
var LOOK_UP_MS = 3;
var FAILED = {
  exitCode: 1,
  signal: null,
  timedOut: false,
  durationMs: 0,
  droppedBytes: 0,
  startError: null
};
var LONG_LINE = "words and ".repeat(110);
var A_CRASH = `/a/a.js:1
throw new Error('1 is not 2')
^

Error: 1 is not 2
    at main (/a/a.js:1:7)
    at node:internal/main/run_main_module:28:49

Node.js v20.0.0
`;
function sealed(result) {
  const check = { ...result.check, command: import_app_loop_gather_evidence.SEALED_COMMAND };
  const { outcome } = result;
  if (outcome.kind === "passed") return { ...result, check, output: "" };
  const count = outcome.kind === "failed" ? outcome.failure.total : 0;
  const output = (0, import_app_loop_gather_evidence.sealedOutput)(check.name, count);
  if (outcome.kind === "empty")
    return { ...result, check, output, outcome: { ...outcome, reason: "it tested nothing" } };
  const { exitCode, signal, timedOut } = result;
  const shown = canonicalise(output, { ...NOWHERE, command: import_app_loop_gather_evidence.SEALED_COMMAND, exitCode, signal, timedOut });
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
    home: (0, import_common10.homeFolder)(),
    tmp: (0, import_node_os.tmpdir)(),
    readers: readers2()
  });
  return { kind: "failed", failure };
}
var NOWHERE = { root: "", home: "", tmp: "" };
module.exports = {
  LONGEST_LINE: LONGEST_LINE,
  baseName: baseName,
  canonicalise: canonicalise,
  classFingerprint: classFingerprint,
  compareChecks: compareChecks,
  countTests: countTests,
  echoesIn: echoesIn,
  emptyRun: emptyRun,
  exactFingerprint: exactFingerprint,
  failsOnWarnings: failsOnWarnings,
  failureItems: failureItems,
  fingerprintVersion: fingerprintVersion,
  formerClassFingerprint: formerClassFingerprint,
  forwardSlashes: forwardSlashes,
  isEcho: isEcho,
  isEchoing: isEchoing,
  isNoiseOf: isNoiseOf,
  itemKey: itemKey,
  joinedFolder: joinedFolder,
  judgeCheck: judgeCheck,
  judgeValues: judgeValues,
  loggedTraces: loggedTraces,
  makeReady: makeReady,
  maskLocations: maskLocations,
  maskVolatile: maskVolatile,
  readOutput: readOutput,
  readReaderFiles: readReaderFiles,
  readShellLine: readShellLine,
  sealed: sealed,
  shorten: shorten,
  simpleCommands: simpleCommands,
  speakerKey: speakerKey,
  speakerOf: speakerOf,
  toolNames: toolNames,
  withoutPersonal: withoutPersonal,
  withoutPrefixes: withoutPrefixes,
  withoutRunners: withoutRunners
};
