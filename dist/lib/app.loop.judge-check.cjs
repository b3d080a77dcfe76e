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

// src/core/checks/empty-run.ts
function emptyRun(output) {
  const text = plain(output);
  const tallies = RUNNERS.flatMap(({ runner, read: read42 }) => {
    const tally = read42(text);
    return tally ? [{ runner, tally }] : [];
  });
  const [first] = tallies;
  if (!first || tallies.some(({ tally }) => tally.ran > 0)) return null;
  return { runner: first.runner, reason: reasonOf(first.tally) };
}
function countTests(output) {
  const text = plain(output);
  const tallies = RUNNERS.flatMap(({ read: read42 }) => read42(text) ?? []);
  return tallies.toSorted((a, b) => b.ran + b.skipped - (a.ran + a.skipped))[0] ?? null;
}
function reasonOf({ skipped }) {
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
function readTap(text) {
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
  { runner: "tap", read: readTap },
  summaries("prove", [/^Files=\d+, Tests=(?<total>\d+),/gm]),
  { runner: "karma", read: readKarma },
  { runner: "ctest", read: readCtest },
  { runner: "cucumber", read: readCucumber },
  summaries("xctest", [
    /^[ \t]*Executed (?<total>\d+) tests?, with (?:(?<skipped>\d+) tests? skipped and )?\d+ failures?/gm
  ]),
  { runner: "task runner", read: readTasks }
];

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
var ALONE = new RegExp(String.raw`(?<![\w.@/\\-])${NAME}(?![\w(])`, "g");
var INTERNAL = /(?:^|\.)(?:internal|intranet|intra|corp|lan|local|localdomain|home|private|svc|consul|vpn)(?:\.|$)|^(?:ip|ec2)-\d+-\d+-\d+-\d+/i;
var COMPANY = /^(?!com\.|org\.|net\.|io\.|java)[a-z0-9-]+(?:\.[a-z0-9-]+)+\.(?:com|net|org|io|cloud|dev|co|eu|de|fr|uk|ch|at|nl|se|jp|in|br|au)$/;
var PUBLIC = /(?:^|\.)(?:localhost|example|test|invalid|npmjs\.(?:org|com)|yarnpkg\.com|jsr\.io|github\.com|githubusercontent\.com|github\.io|gitlab\.com|bitbucket\.org|pypi\.org|pythonhosted\.org|python\.org|crates\.io|rust-lang\.org|docs\.rs|rubygems\.org|golang\.org|go\.dev|pkg\.go\.dev|maven\.org|apache\.org|gradle\.org|docker\.(?:io|com)|quay\.io|ghcr\.io|nodejs\.org|deno\.(?:land|com)|debian\.org|ubuntu\.com|alpinelinux\.org|googleapis\.com|google\.com|gstatic\.com|microsoft\.com|visualstudio\.com|nuget\.org|packagist\.org|getcomposer\.org|php\.net|mozilla\.org|w3\.org|json-schema\.org|eslint\.org|typescriptlang\.org|reactjs\.org|react\.dev|vuejs\.org|vitejs\.dev|vitest\.dev|jestjs\.io|stackoverflow\.com|wikipedia\.org|example\.(?:com|org|net))$/i;
var COMMON = /^(?:root|user|users|admin|administrator|node|app|apps|runner|ubuntu|debian|centos|alpine|vscode|vagrant|build|builder|ci|jenkins|test|tests|tester|home|me|dev|developer|www|web|git|codespace|codespaces|gitpod|circleci|travis|docker|default|guest|public|shared|work|project|local|localhost)$/i;
function withoutPersonal(text, names = []) {
  let result = text.replaceAll(EMAIL, (mail) => mail.startsWith("git@") ? mail : "<email>").replaceAll(LOGIN, (login) => login.startsWith("git@") ? login : "<user>@<host>").replaceAll(HOME, "$1<user>").replaceAll(PRIVATE_IP, "<host>").replaceAll(IN_ADDRESS, hide).replaceAll(BEHIND_WORD, (host) => /[.\d-]/.test(host) ? hide(host) : host).replaceAll(
    ALONE,
    (host) => host.includes(".") && (INTERNAL.test(host) || COMPANY.test(host)) ? hide(host) : host
  );
  for (const name of names) {
    if (name.length < 3 || COMMON.test(name)) continue;
    result = result.replaceAll(
      new RegExp(`(?<![\\w-])${name.replaceAll(/[^\w-]/g, "\\$&")}(?![\\w-])`, "g"),
      "<name>"
    );
  }
  return result;
}
function hide(host) {
  return PUBLIC.test(host) || /^(?:127(?:\.\d+){3}|0\.0\.0\.0|\d+)$/.test(host) ? host : "<host>";
}

// src/core/shell/shell-line.ts
var BLANK = /[^\S\n]+/y;
var COMMENT = /#[^\n]*/y;
var OPERATOR = /&&|\|\||\|&|[|;&\n]/y;
var REDIRECTION = /(?:\d*|&)(?:>>|>\||>&|<<<|<<-?|<&|[<>])/y;
var KEYWORDS = new Set("if for while until case select function { } ( ) then do coproc".split(" "));
var LONGEST = 2e4;
function readShellLine(line) {
  if (line.length > LONGEST) return { commands: [], comments: [], complex: true };
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
  const plain3 = withoutPrefixes(words);
  const [program = "", second = ""] = plain3;
  if (!RUNNER.test(`${baseName(program)} ${second}`)) return plain3;
  const alone = /^(?:npx|pnpx|bunx)$/.test(baseName(program));
  const started = plain3.slice(alone ? 1 : 2);
  const at = started.findIndex((word) => !word.startsWith("-") || word === "-m");
  return at === -1 ? plain3 : withoutRunners(started.slice(at));
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

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

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
var REFUSED = /ECONNREFUSED|ECONNRESET|Connection (?:refused|reset)/i;
var LOCAL = /localhost|127\.0\.0\.1|\[?::1?\]?:|0\.0\.0\.0/;
var GATE = /command not found|: not found$|^Missing script|is not recognized as an internal or external command|^(?:error: )?(?:unknown|unrecognized|unexpected) (?:option|argument|command)/i;
function classifyKind(found, lines, context) {
  if (context.timedOut === true || context.exitCode === 124) return "gate";
  if (isOutOfMemory(lines, context)) return "infra";
  if (found.every((item) => isInfra(item))) return "infra";
  if (found.every((item) => isGate(item))) return "gate";
  const outside = found.every(({ finding: finding11 }) => finding11.phase === "run" || finding11.phase === "install");
  return outside && (context.exitCode === 126 || context.exitCode === 127) ? "gate" : "code";
}
function isOutOfMemory(lines, context) {
  if (context.exitCode === 137 || context.signal === "SIGKILL") return true;
  return lines.some((line) => /^FATAL ERROR: .{1,200}heap out of memory|^Killed$/.test(line));
}
function isInfra({ finding: finding11 }) {
  const text = `${finding11.code ?? ""} ${finding11.class ?? ""} ${finding11.message}`;
  if (finding11.speech === "assertion" || !INFRA.some((pattern) => pattern.test(text))) return false;
  return !(finding11.phase === "test" && REFUSED.test(text) && LOCAL.test(text));
}
function isGate({ finding: finding11 }) {
  if (finding11.code !== null && GATE_CODES.has(finding11.code)) return true;
  return finding11.testId === null && (finding11.phase === "run" || finding11.phase === "install") && GATE.test(finding11.message);
}
// src/core/failure/clean-output.ts
var RAW_HEAD = 128 * 1024;
var RAW_TAIL = 512 * 1024;
var HEAD = 64 * 1024;
var TAIL = 256 * 1024;
var LONGEST_LINE = 4096;
function cleanOutput(raw) {
  const plain22 = unifyLineEnds((0, import_hooks_active_on_stop4.withoutTerminalCodes)(cut(raw, RAW_HEAD, RAW_TAIL)));
  const lines = [];
  for (const line of unifyCharacters(cut(plain22, HEAD, TAIL)).split("\n")) {
    for (const record of records(line)) {
      const shown = cleanLine(record);
      if (shown !== "" || lines.at(-1) !== "") lines.push(shown);
    }
  }
  return lines;
}
function cut(text, head, tail) {
  if (text.length <= head + tail) return text;
  const start = text.slice(0, head);
  const end = text.slice(-tail);
  const wholeStart = start.slice(0, start.lastIndexOf("\n") + 1) || `${start}
`;
  const wholeEnd = end.slice(end.indexOf("\n") + 1);
  const middle = text.slice(wholeStart.length, text.length - wholeEnd.length);
  const errors = errorsOf(middle);
  return errors.length === 0 ? wholeStart + wholeEnd : `${wholeStart}${errors.join("\n")}
${wholeEnd}`;
}
function errorsOf(middle) {
  const keeper = (0, import_hooks_active_on_stop3.errorKeeper)();
  keeper.add(middle);
  return keeper.lines();
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
// src/core/failure/read-unknown.ts
var PLACED = /^(?<file>[^\s:()]{1,300}\.\w{1,5})[:(]\d{1,7}(?:[:,]\d{1,7})?\)?:?\s{0,8}(?:-\s)?(?:fatal )?(?:error|fatal|ERROR|FATAL|Error)\b(?: ?\[?(?<code>[A-Z]{1,6}\d{2,6})\]?)?:?\s{0,8}(?<message>\S.*)$/;
var CLASS = /^[\w.$:]{0,120}(?:Error|Exception|Fault|Panic)\b/;
function readPlaced(lines, context) {
  const tool = toolOf(lines, context);
  return lines.flatMap((text, line) => {
    const groups = /error|fatal/i.test(text) ? PLACED.exec(text)?.groups : void 0;
    if (groups === void 0) return [];
    const finding11 = {
      ...plain2(line, groups.message ?? text),
      code: groups.code ?? null,
      file: groups.file ?? null,
      phase: "compile"
    };
    return { tool, finding: finding11 };
  });
}
function readUnknown(lines, context) {
  const reason = exitReason(context);
  const tool = toolOf(lines, context);
  const line = lastWords(lines);
  if (line < 0) return { tool, finding: { ...plain2(0, `no output, ${reason}`), code: reason } };
  const { file, text } = wordsAt(lines, line);
  const errorClass = CLASS.exec(text)?.[0] ?? null;
  const message = errorClass === null ? text : text.slice(errorClass.length).replace(/^: ?/, "") || text;
  return {
    tool,
    finding: { ...plain2(line, message), code: reason, class: errorClass, file, speech: "runtime" }
  };
}
var ERROR_LED = /^[\s\W]{0,8}(?:\w[\w.$]{0,80})?(?:ERROR|Error|error|FATAL|Fatal|fatal|FAILED)\b[:\]! ]/;
var NEAR = 40;
function lastWords(lines) {
  const last = lines.findLastIndex((text) => !isNoise(text));
  const led = lines.findLastIndex((text) => ERROR_LED.test(text) && !isNoise(text));
  const between = lines.slice(led + 1, last + 1).filter((text) => !(0, import_hooks_active_on_stop3.isQuietLog)(text));
  if (led >= 0 && between.length <= NEAR) return led;
  if (last < 0 || !(0, import_hooks_active_on_stop3.isQuietLog)(lines[last] ?? "")) return last;
  if (led >= 0) return led;
  const error = lines.findLastIndex((text) => (0, import_hooks_active_on_stop3.looksLikeError)(text) && !isNoise(text));
  const said = lines.findLastIndex((text) => !isNoise(text) && !(0, import_hooks_active_on_stop3.isQuietLog)(text));
  return [error, said, last].find((line) => line >= 0) ?? last;
}
function wordsAt(lines, line) {
  const text = (lines[line] ?? "").trim();
  const file = /^ERROR in (?<file>\S{1,400}\.\w{1,6})\b/.exec(text)?.groups?.file ?? null;
  const next = lines[line + 1]?.trim() ?? "";
  return file === null || next === "" ? { file: null, text } : { file, text: next };
}
function plain2(line, message) {
  return {
    line,
    severity: "error",
    phase: "run",
    code: null,
    class: null,
    message,
    speech: "diagnostic",
    file: null,
    testId: null,
    frame: null
  };
}
function toolOf(lines, context) {
  const named = programOf(context.command);
  if (!/^(?:npm|pnpm|yarn|bun)$/.test(named)) return named;
  const banner = lines.findLastIndex((text) => /^> \S+@\S+ \S/.test(text));
  const echo = banner < 0 ? void 0 : /^> (?<script>\S.*)$/.exec(lines[banner + 1] ?? "")?.groups?.script;
  const program = echo === void 0 ? named : programOf(echo);
  return /^(?:exit|true|false|test|\[)$/.test(program) ? named : program;
}
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
var NOISE = [
  /^[\s\W_]*$/,
  /^npm (?:ERR!|error|warn|WARN|notice)(?: |$)/,
  /^ ?(?:ELIFECYCLE|WARN|ERR_PNPM_RECURSIVE_RUN_FIRST_FAIL)\b/,
  /^(?:error )?Command failed with exit code \d+/,
  /^(?:info|warning) /,
  /^> /,
  /^make(?:\[\d+\])?: /,
  /^(?:Error: )?[Pp]rocess (?:completed|exited|finished) with (?:exit )?code \d+/,
  /^(?:exit|Exit) (?:status|code):? \d+$/,
  /^(?:Node\.js|Python|Ruby|Go) v?\d/,
  /^\s*(?:Done|Finished|Completed|Duration|Elapsed|Time|real|user|sys|Took)\b.{0,20}\d.{0,20}$/i,
  /^\s*(?:at |from )\S+[:(]/,
  /^\s*\d{1,3}%/,
  /^\s*(?:Downloading|Downloaded|Fetching|Resolving|Installing|Compiling)\b/,
  /^A complete log of this run/,
  /^\+ \S/,
  /^ {2,}[a-z]\w*: ['[{\d-]/
];
function isNoise(line) {
  return NOISE.some((pattern) => pattern.test(line));
}
function programOf(command) {
  const inner = /^\s*(?:ba|z|da)?sh -l?c ['"](?<inner>.+)['"]\s*$/.exec(command)?.groups?.inner ?? command;
  const words = readShellLine(forwardSlashes(inner)).commands.at(-1)?.words ?? [];
  const [program] = withoutRunners(words).filter((word) => !word.startsWith("-"));
  return baseName(program ?? "").replace(/\.(?:exe|cmd|bat|ps1)$/i, "") || "unknown";
}
// src/core/failure/readers/choose-findings.ts
function chooseFindings(output, command, readers2) {
  const known = findingsByRank(output, command, readers2);
  for (const rank of ["tool", "runtime", "wrapper"]) {
    const found = known(rank);
    if (found.length > 0) return found;
  }
  return [];
}
function findingsByRank(output, command, readers2) {
  const text = output.lines.join("\n");
  const signed = readers2.filter((reader) => reader.signature.test(text));
  const ordered = namedFirst(signed, command);
  return (rank) => readWith(
    ordered.filter((reader) => reader.rank === rank),
    output
  );
}
function namedFirst(readers2, command) {
  const words = new Set(command.split(/[\s;&|()"'`/\\=]+/));
  const named = (reader) => reader.programs.some((program) => words.has(program));
  return [...readers2.filter(named), ...readers2.filter((reader) => !named(reader))];
}
function readWith(readers2, output) {
  const owner = /* @__PURE__ */ new Map();
  const chosen = [];
  for (const reader of readers2) {
    for (const finding11 of reader.read(output)) {
      const owned = owner.get(finding11.line);
      if (owned !== void 0 && owned !== reader) continue;
      owner.set(finding11.line, reader);
      chosen.push({ finding: finding11, tool: finding11.tool ?? reader.tool });
    }
  }
  const errors = chosen.filter(({ finding: finding11 }) => finding11.severity === "error");
  return (errors.length > 0 ? errors : chosen).sort((a, b) => a.finding.line - b.finding.line);
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
// src/core/failure/readers/biome.ts
var biome = {
  tool: "biome",
  rank: "tool",
  programs: ["biome"],
  signature: /^[^\n]{1,500} (?:(?:lint|assist|suppressions|syntax)\/[\w/]+|parse|format)(?: +[A-Z][A-Z ]*)?$/m,
  read
};
var HEADER = /^(?<file>\S.*?)(?::\d+:\d+)? (?<code>(?:lint|assist|suppressions|syntax|plugin)\/[\w/]+|parse|format|organizeImports|configuration|deserialize|resolve|suppressions)(?: +[A-Z][A-Z ]*)?$/;
var MESSAGE = /^ {2}(?<sign>[×✖!⚠iℹ]) (?<message>\S.*)$/;
function read({ lines }) {
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
  read: read2
};
var HEAD2 = /^CMake (?:Error|Deprecation Error)(?: \(dev\))?(?: (?:at|in) (?<file>[^\s:]+)(?::\d+)?(?: \((?<command>[\w:.]+)\))?)?: ?(?<message>.*)$/;
var LONGEST2 = 40;
function read2({ lines }) {
  return lines.flatMap((text, line) => {
    const groups = HEAD2.exec(text)?.groups;
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
  for (let line = from; line < lines.length && line < from + LONGEST2; line += 1) {
    const text = lines[line] ?? "";
    if (/^\S/.test(text)) break;
    if (text !== "") words.push(text.trim());
    else if (words.length > 0 && !words.at(-1)?.endsWith(":")) break;
  }
  return words.join(" ") || "failed without a message";
}
// src/core/failure/readers/docker.ts
var docker = {
  tool: "docker",
  rank: "wrapper",
  programs: ["docker", "docker-compose", "buildx", "podman", "buildah", "nerdctl"],
  signature: /failed to (?:solve|build)|returned a non-zero code|[Dd]ocker daemon|error during connect|^Error: building at STEP/m,
  read: read3
};
var DAEMON = /Cannot connect to the Docker daemon|error during connect|Is the docker daemon running\?/;
var FAILED = /^(?:ERROR: |> )?(?:target [\w.-]{1,100}: )?(?:failed to build: )?failed to (?:solve|build)(?: with frontend \S+)?: (?<message>.*)$/;
var LEGACY = /^(?:Error response from daemon: )?(?<message>The command '.*' returned a non-zero code: \d+)$/;
var PODMAN = /^Error: building at STEP "(?<step>.*?)": (?<message>.*)$/;
var DOCKERFILE = /^(?<file>\S*(?:Dockerfile|Containerfile)\S*):\d+$/;
function read3({ lines }) {
  const daemon = lines.findIndex((text) => DAEMON.test(text));
  if (daemon >= 0)
    return [findingOf(daemon, "Cannot connect to the Docker daemon", { code: "daemon-unreachable" })];
  const file = lines.flatMap((text) => DOCKERFILE.exec(text)?.groups?.file ?? []).at(-1) ?? null;
  return lines.flatMap((text, line) => {
    const groups = (FAILED.exec(text) ?? LEGACY.exec(text) ?? PODMAN.exec(text))?.groups;
    if (groups === void 0) return [];
    return findingOf(line, plainReason(groups.message ?? ""), {
      phase: "compile",
      file: file ?? "Dockerfile"
    });
  });
}
function plainReason(message) {
  return message.replace(/ of ref \S+/, "").replace(/^process "(.*)" did not complete successfully: /, 'step "$1" failed: ').replace(/^executor failed running \[(.*)\]: /, 'step "$1" failed: ').replace(/^The command '(.*)' returned a non-zero code: /, 'step "$1" failed: exit code: ').replace(/^(\S+): failed to resolve source metadata for .*: not found$/, "image not found: $1").replace(
    /^failed to compute cache key: (?:failed to calculate checksum: )?(?:.*?)("[^"]*"|\S+): not found$/,
    "not found in the build context: $1"
  );
}
// src/core/failure/readers/comparison.ts
function splitComparison(message, first, second) {
  const start = message.indexOf(first);
  const middle = message.indexOf(second, start + first.length);
  if (start < 0 || middle < 0) return null;
  const expected = operand(message.slice(start + first.length, middle));
  const actual = operand(message.slice(middle + second.length));
  return {
    message: `${message.slice(0, start)}${first} <v> ${second} <v>`,
    values: [expected, actual]
  };
}
function operand(text) {
  const trimmed = text.trim();
  return trimmed.startsWith("<") && trimmed.endsWith(">") ? trimmed.slice(1, -1) : trimmed;
}
// src/core/failure/readers/dotnet.ts
var dotnet = {
  tool: "dotnet",
  rank: "tool",
  programs: ["dotnet", "msbuild", "csc", "nuget"],
  signature: /(?:^|[)\w] ?): (?:fatal )?(?:error|warning) [A-Z]+\d+ ?: |^[ \t]{1,40}Failed \S|^Unhandled exception\. |error MSB\d+/m,
  read: read4
};
var LINE = /^(?:\d{1,4}>)?(?<place>(?:[A-Za-z]:)?[^:]{0,400}?) ?: (?:[\w-]+ )?(?:fatal )?(?<severity>error|warning) (?<code>(?!TS\d)[A-Z]{2,10}\d{1,6}) ?: (?<message>.*)$/;
var FILE = /^(?<file>[^(]{1,400})\(\d+(?:,\d+){0,3}(?:-\d+)?\)$/;
var PROJECT = / \[[^[\]]{1,400}proj(?:::[^[\]]{0,200})?\]$/;
var SDK = /\.(?:targets|props|tasks)$|^<dep>|\/dotnet\/sdk\//;
var TEST = /^\s+Failed (?<test>\S.{0,400}?)(?: \[[^\]]*\])?$/;
var FRAME = /^\s*at (?<name>[^()\s]{1,300})\(.{0,400}?\) in (?<file>.{1,400}):line \d+$/;
var UNHANDLED = /^Unhandled exception\. (?<class>[\w.]{1,200}): (?<message>.*)$/;
var LONGEST_TEST = 60;
function read4({ lines }) {
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
  const start = block.findIndex((words) => words.trim() === "Error Message:");
  if (start < 0 || start > 3) return null;
  const stack = block.findIndex((words) => /^\s+Stack Trace:/.test(words));
  const said = block.slice(start + 1, stack < 0 ? start + 4 : stack).join(" ");
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
    const groups = FRAME.exec(text)?.groups;
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
  read: read5
};
var MARKED = /^(?:✘|X) \[(?<severity>ERROR|WARNING)\] (?<message>.*?)(?: \[(?<code>[\w-]+)\])?$/;
var PLACE = /^ {4}(?<file>\S.*?):\d+:\d+:$/;
function read5({ lines }) {
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
    const file = PLACE.exec(lines[i] ?? "")?.groups?.file;
    if (file !== void 0) return file;
  }
  return null;
}
// src/core/failure/readers/node.ts
var node = {
  tool: "node",
  rank: "runtime",
  programs: ["node", "nodejs", "tsx", "ts-node"],
  signature: /^Node\.js v\d|^ {4}at [^\n]{1,500}:\d+:\d+\)?(?: \{)?$/m,
  read: read6
};
var REASON = /^This error originated either by throwing.*? The promise rejected with the reason "(?<reason>.*)"\.$/;
function read6({ lines }) {
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
var HEAD3 = /^(?:Uncaught )?(?<class>(?:[A-Za-z_$][\w$.]{0,120})?(?:Error|Exception|Rejection))(?: \[(?<code>\w{1,80})\])?(?:: (?<message>.*))?$/;
var FRAME2 = /^\s*(?:at |❯ )?(?:async )?(?:(?<name>[^\s(][^()]{0,200}?) \(?|\(?)(?<file>[^\s():][^():]{0,400}\.\w{1,5}):\d+(?::\d+)?\)?,?(?: \{)?$/;
var OUTSIDE = /^(?:<|~|\/|node:|internal\/|\.\.\/|[A-Za-z]+:)/;
function errorHead(text) {
  const groups = HEAD3.exec(text.trim())?.groups;
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
    const groups = FRAME2.exec(lines[i] ?? "")?.groups;
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
// src/core/failure/readers/eslint.ts
var eslint = {
  tool: "eslint",
  rank: "tool",
  programs: ["eslint", "eslint_d", "xo", "standard"],
  signature: /^✖ \d+ problems?|^ +\d+:\d+ +(?:error|warning) |\[(?:Error|Warning)(?:\/[@\w/-]+)?\]$|"messages":\[|^Oops! Something went wrong! :\(|, (?:Error|Warning) - /m,
  read: read7
};
var PATH = /^(?<file>[^\s\d].*\.\w{1,6})$/;
var STYLISH = /^ +\d+:\d+ +(?<severity>error|warning) +(?<message>\S.*?)(?: {2,}(?<code>[@\w/-]+))?$/;
var UNIX = /^(?<file>\S.*?):\d+:\d+: (?<message>.*) \[(?<severity>Error|Warning)(?:\/(?<code>[@\w/-]+))?\]$/;
var COMPACT = /^(?<file>\S.*?): line \d+, col \d+, (?<severity>Error|Warning) - (?<message>.*?)(?: \((?<code>[@\w/-]+)\))?$/;
var JSON_FILE = /"filePath":"(?<file>(?:[^"\\]|\\.){1,1000})"/;
var JSON_MESSAGE = /"ruleId":(?:"(?<code>[^"]{1,120})"|null),(?:"fatal":(?:true|false),)?"severity":(?<severity>[12]),"message":"(?<message>(?:[^"\\]|\\.){0,3000})"/;
function read7({ lines }) {
  const found = [];
  let file = null;
  lines.forEach((text, line) => {
    file = (PATH.exec(text) ?? JSON_FILE.exec(text))?.groups?.file ?? file;
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
  if (json !== void 0) return { ...json, message: unescaped(json.message ?? "") };
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
function unescaped(text) {
  return text.replace(/\\(["\\/])/g, "$1").replace(/\\[nrt]/g, " ");
}
function ownTrouble(lines) {
  const start = lines.findIndex((text) => text.startsWith("Oops! Something went wrong!"));
  if (start < 0) return [];
  let line = start + 1;
  while (line < lines.length && /^(?:ESLint: [\d.]+)?$/.test(lines[line] ?? "")) line += 1;
  const message = lines[line] ?? lines[start] ?? "";
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
  read: read8
};
var PLACED2 = /^(?<file>(?:[A-Za-z]:)?[^\s:][^:]*\.(?:[chCHmM]|cc|cpp|cxx|c\+\+|hh|hpp|hxx|inl|ipp|tpp|mm|cu|cuh|[sS]|ixx|cppm|f|f90|F90)):\d+:(?:\d+:)? (?<severity>fatal error|error|Error): (?<message>.*)$/;
var DRIVER = /^(?:cc1(?:plus|obj)?|g?cc|g\+\+|c\+\+|clang(?:\+\+)?(?:-\d{1,3})?): (?<severity>(?:fatal )?error): (?!linker command failed|ld returned)(?<message>.*)$/;
var FLAG = / \[(-W[^\]]{1,200})\]$/;
function read8({ lines }) {
  const tool = toolOf2(lines);
  let within = null;
  return lines.flatMap((text, line) => {
    within = /: (?:In|At) (?:\w+ ){1,3}'(.{1,300})':$/.exec(text)?.[1] ?? (/: At (?:top level|global scope):$/.test(text) ? null : within);
    const groups = (PLACED2.exec(text) ?? DRIVER.exec(text))?.groups;
    return groups === void 0 ? [] : [finding2(line, tool, groups, within)];
  });
}
function toolOf2(lines) {
  const clang = /^\d+ (?:errors?|warnings?)(?: and \d+ errors?)? generated\.$|^clang(?:\+\+)?(?:-\d{1,3})?: /;
  return lines.some((text) => clang.test(text)) ? "clang" : "gcc";
}
function finding2(line, tool, { file, severity, message = "" }, within) {
  const flag = FLAG.exec(message)?.[1];
  const plain22 = file?.replace(/^(?:\.\/)+/, "") ?? null;
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
    file: plain22,
    testId: null,
    frame: within === null || plain22 === null ? plain22 : `${plain22} ${functionName2(within)}`
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
  read: read9
};
var DIAGNOSTIC = /^(?:vet: )?(?<file>[^\s:][^:]*\.go):\d+:(?:\d+:)? (?<message>.*)$/;
var LOADER = /^(?:go:? )?(?<message>(?:pattern \S+: |no required module provides package |cannot find (?:main )?module|go\.mod file not found|updates to go\.(?:mod|sum) needed|missing go\.sum entry|inconsistent vendoring|errors parsing go\.mod|cannot load |no Go files in |no packages to test|\S+: unknown command$).*)$/;
function isGoDiagnostic(text) {
  return DIAGNOSTIC.test(text) && !/: too many errors$/.test(text);
}
function read9(output) {
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
var PLACE2 = /^\s+(\S.*\.go):\d+(?: \+0x[0-9a-f]+)?$/;
var CALL = /^ *(\S.*?)\((?:[^()]|\(\))*\)$/;
var LONGEST22 = 400;
function goCalls(lines, from) {
  const calls = [];
  const end = Math.min(lines.length, from + LONGEST22);
  for (let line = from; line < end && !/^(?:FAIL|---|===|exit status)/.test(lines[line] ?? ""); line += 1) {
    const file = PLACE2.exec(lines[line] ?? "")?.[1];
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
  read: read10
};
var ENDED = /^FAIL\t(\S+)(?: \[(.*)\]|\t.*)$/;
function read10(output) {
  const lines = goLines(output.lines);
  const compiled = !lines.some((text) => isGoDiagnostic(text));
  const found = [];
  let from = 0;
  for (const [to, text] of lines.entries()) {
    const [, name, why = null] = ENDED.exec(text) ?? [];
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
    speech: race ? "diagnostic" : "assertion",
    ...earlier.length > 0 && !race ? { values: earlier } : {},
    file: test2.file ?? call?.file ?? null,
    testId,
    frame: call === void 0 ? test2.file : `${call.file} ${call.fn}`
  };
}
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
  const failed5 = /* @__PURE__ */ new Map();
  const words = /* @__PURE__ */ new Map();
  let current = null;
  for (let line = from; line < to; line += 1) {
    const text = lines[line] ?? "";
    const verdict = FAILED2.exec(text)?.[1];
    if (verdict !== void 0) failed5.set(verdict, line);
    current = STARTED.exec(text)?.[1] ?? verdict ?? (PASSED.test(text) ? null : current);
    if (current !== null) listen(lines, line, wordsOf(words, current));
  }
  const parents = new Set([...failed5.keys()].flatMap((name) => parentsOf(name)));
  return [...failed5].map(([name, line]) => ({ name, line, ...wordsOf(words, name) })).map((test2) => ({ ...test2, said: [...test2.said] })).filter((test2) => test2.said.length > 0 || !parents.has(test2.name));
}
function wordsOf(words, name) {
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
  const start = block.findIndex((text) => text.startsWith("Error:"));
  if (start < 0) return block[0] ?? "";
  const end = block.findIndex((text, index) => index > start && /^(?:Test|Messages):|^$|^Diff:/.test(text));
  const words = block.slice(start, end < 0 ? start + 4 : end).join(" ");
  return words.replace(/^Error:/, "").replace(/\s+/g, " ").trim();
}
// src/core/failure/readers/java.ts
var java = {
  tool: "java",
  rank: "runtime",
  programs: ["java"],
  signature: /^(?:Exception in thread |[ \t]{1,40}at [\w.$/]+\(|Error: (?:Could not|Main method|Unable to access jarfile))/m,
  read: read11
};
var LONGEST_TRACE = 1200;
var UNCAUGHT = /^Exception in thread "[^"]{0,200}" (?<first>.*)$/;
var LAUNCHER = /^Error: (?<message>(?:Could not find or load main class|Main method|Unable to access jarfile).*)$/;
function read11(output) {
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
  read: read12
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
function read12({ lines }) {
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
  read: read13
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
function read13(output) {
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
  read: read14
};
var BLOCK = /^ {2}● (?<test>\S.*)$/;
var FILE2 = /^ ?FAIL +(?:\S+ )??(?<file>\S+\.\w+)(?: \([\d.]+ m?s\))?$/;
var END = /^(?: {2}● | ?FAIL | ?PASS |Test Suites: |Snapshots: |Snapshot Summary| › \d)/;
var NOT_A_TEST = /^(?:Console|Deprecation Warning|Validation Warning|Cannot log after tests)/;
var MATCHER = /^expect\(.{0,200}?\)(?:\.(?:not|resolves|rejects))*\.(?<matcher>\w+)\(/;
var COMPILER = /^(?<file>\S.*?):\d+:\d+ - error (?<code>TS\d+): (?<message>.*)$/;
function read14({ lines }) {
  const found = [];
  let file = null;
  lines.forEach((text, line) => {
    file = FILE2.exec(text)?.groups?.file ?? file;
    const test2 = BLOCK.exec(text)?.groups?.test;
    if (test2 !== void 0 && !NOT_A_TEST.test(test2)) found.push(failed(lines, line, test2, file));
    found.push(...wholeRun(text, line));
  });
  return found;
}
function failed(lines, line, test2, file) {
  const end = endOfBlock(lines, line + 1);
  const whole = test2 === "Test suite failed to run";
  const start = messageLine(lines, line + 1, end);
  const parts = whole ? suiteMessage(lines, start) : testMessage(lines, start, end);
  return {
    ...findingOf(line, ""),
    phase: whole ? "compile" : "test",
    testId: whole ? null : test2.replaceAll(" \u203A ", " > ").trim(),
    file,
    ...parts,
    frame: withoutCall(topFrame(lines, start, end), parts.code ?? null)
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
function testMessage(lines, start, end) {
  const text = (lines[start] ?? "").trim();
  const matcher = MATCHER.exec(text)?.groups?.matcher;
  if (matcher !== void 0) {
    const message = text.replace(/ \/\/ .{1,80}$/, "");
    return { message, code: matcher, speech: "assertion", values: operands(lines, start + 1, end) };
  }
  const head = errorHead(text);
  if (head !== null) return { ...head, speech: speechOf(head), values: operands(lines, start + 1, end) };
  const thrown = /^thrown: "?(?<words>.*?)"?$/.exec(text)?.groups?.words;
  if (thrown === void 0) return { message: text, class: "Error", speech: "runtime" };
  return { message: thrown, code: /^Exceeded timeout/.test(thrown) ? "timeout" : null, speech: "runtime" };
}
function suiteMessage(lines, start) {
  const text = (lines[start] ?? "").trim();
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
  read: read15
};
function kotlinMessage(message) {
  const plain22 = message.replace(/^syntax error: /i, "").replace(/\.$/, "").replace(/^[A-Z](?=[a-z])/, lower);
  return plain22.replace(/^[eE]xpecting /, "expecting ").replace(/^unresolved reference: (\S+)$/, "unresolved reference '$1'").replace(
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
function read15({ lines }) {
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
  read: read16
};
var GNU = /(?<what>undefined reference to|multiple definition of) [`'](?<symbol>[^']{1,2000})'/;
var LLD = /error: (?<what>undefined|duplicate) symbol: (?<symbol>.{1,2000})$/;
var APPLE_UNDEFINED = /^ {2}"(?<symbol>[^"]{1,2000})", referenced from:$/;
var APPLE_TWICE = /^duplicate symbol '(?<symbol>[^']{1,2000})' in:$/;
var LIBRARY2 = /(?:cannot find|unable to find library|ld: library(?: not found for)?) '?(?:-l)?(?<name>[\w.+-]{1,200})'?/;
var MSVC = /^(?<object>\S.*?) : (?:fatal )?error (?<code>LNK\d{4}): (?<message>.*)$/;
function read16({ lines }) {
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
  read: read17
};
var RECIPE = /^(?:g|mingw32-|b)?make(?:\[(?<level>\d+)\])?: \*\*\* \[(?:[^\]:]+:\d+: )?(?<target>[^\]]+)\] (?<why>(?:Error \d+|[A-Z][a-z][\w ()]*?))(?: \(ignored\))?$/;
var OWN = /^(?<file>[^\s:][^:]*):(?:(?<line>\d+):)? \*\*\* (?<message>.*)$/;
var SHELL = /^(?:\/bin\/)?(?:ba|da|z|k)?sh: .*(?:not found|Permission denied)/;
function read17({ lines }) {
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
  return [finding5(line, { code: why.replace(/^Error /, "exit "), message: `[${target}] ${why}` })];
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
  return [{ ...finding5(line, { code: null, message: `FAILED: ${target}` }), tool: "ninja" }];
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
  read: read18
};
var COMPILER2 = /^\[(?<severity>ERROR|WARNING)\] (?<file>[^:]{1,400}\.(?<language>java|kt|kts|scala|groovy)):\[\d+,\d+\] (?:error: )?(?<message>.*)$/;
var COMPILERS = {
  java: "javac",
  kt: "kotlinc",
  kts: "kotlinc",
  scala: "scalac",
  groovy: "groovyc"
};
var CHECKSTYLE = /^\(\w{1,40}\) (?<rule>[A-Z]\w{1,80}): (?<message>.*)$/;
var GOAL = /^\[ERROR\] Failed to execute goal (?:(?<goal>[\w.-]+:[\w.-]+(?::[^\s:]+)?:[\w-]+) )?(?:\([^)]*\) )?on project (?<project>[\w.-]+): (?<message>.*)$/;
var OTHER = /^\[(?:ERROR|FATAL)\] (?<message>\S.*)$/;
var ADVICE = /^(?:To see the full stack trace|Re-run Maven|For more information|\[Help \d+\]|After correcting|Please refer|->|COMPILATION ERROR|Tests run:|\[ERROR\]|The build could not read|Failures:|Errors:)/;
var USAGE2 = /^Unknown lifecycle phase|^No goals have been specified|there is no POM in this directory/;
var MOST_DETAILS2 = 12;
function read18({ lines }) {
  const inner = lines.flatMap(
    (text, line) => compilerAt(lines, text, line) ?? surefireTestAt(lines, text, line) ?? []
  );
  if (inner.length > 0) return inner;
  const summary = lines.flatMap((text, line) => surefireSummaryAt(text, line) ?? []);
  if (summary.length > 0) return summary;
  const outer = lines.flatMap((text, line) => goalAt(text, line) ?? []);
  return outer.length > 0 ? outer : others(lines);
}
function compilerAt(lines, text, line) {
  const groups = COMPILER2.exec(text)?.groups;
  if (groups === void 0) return null;
  const language = groups.language ?? "";
  const said = groups.message ?? "";
  const rule = CHECKSTYLE.exec(said)?.groups;
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
  const plain22 = withoutHelp(message).replace(
    / (?:You must specify a valid lifecycle phase|\(position: ).*$/,
    ""
  );
  return findingOf(line, plain22, { phase: "compile", code: USAGE2.test(message) ? "usage" : null });
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
  read: read19
};
var RAISED = /^(?:ruby: )?(?<file><internal:[^>]{1,300}>|[^\s:][^:]{0,300}):\d+:in [`'](?<method>[^']{1,200})': (?<message>.*) \((?<class>[A-Z][\w:]{0,200})\)$/;
var SYNTAX = /^(?<file>[^\s:][^:]{0,300}):\d+: (?<message>syntax error.*)$/;
var FRAME4 = /^\s+(?:\d+: )?from (?<file><internal:[^>]{1,300}>|[^\s:][^:]{0,300}):\d+:in [`'](?<method>[^']{1,200})'/;
var OUTSIDE2 = /^<internal:|^<dep>|^\/usr\/|^~\//;
var LONGEST_TRACE3 = 200;
function read19({ lines }) {
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
  const own2 = { file: groups.file ?? "", method: groups.method ?? "" };
  const trace = lines.slice(line + 1, line + LONGEST_TRACE3).flatMap((following) => frameOf2(following) ?? []);
  const top = [own2, ...trace].find(({ file }) => !OUTSIDE2.test(file));
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
  const plain22 = method.replace(/^.* in (?=\S+$)/, "").replace(/^.*[#.](?=[^#.]+$)/, "");
  return /^<.*>$|\(required\)>$/.test(plain22) || plain22.startsWith("<") ? "" : plain22;
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
  read: read20
};
var HEADER3 = /^ *(?:\d+\) )?(?<kind>Failure|Error):$/;
var TEST3 = /^(?<suite>[A-Z][^#]{0,300})#(?<test>.{1,300}?)(?: \[(?<file>[^\]]{1,300}):\d+\])?:$/;
var THROWN = /^(?<class>[A-Z][\w:]{0,200}): (?<message>.*)$/;
var FRAME5 = /^ +(?<file>[^\s:][^:]{0,300}):\d+:in [`'](?<method>[^']{1,200})'$/;
var OUTSIDE3 = /^<internal:|^<dep>|^\/usr\/|^~\//;
var MOST_LINES = 60;
function read20({ lines }) {
  const found = lines.flatMap((text, line) => HEADER3.test(text) ? testAt3(lines, line + 1) ?? [] : []);
  if (found.length > 0) return found;
  const none = lines.findIndex((text) => /^0 runs, 0 assertions,/.test(text));
  return none < 0 ? [] : [findingOf(none, "no tests were run", { phase: "test", code: "no-tests" })];
}
function testAt3(lines, line) {
  const groups = TEST3.exec(lines[line] ?? "")?.groups;
  if (groups === void 0) return null;
  const testId = `${groups.suite} > ${(groups.test ?? "").replace(/^test_\d{4}_/, "")}`;
  const block = blockOf(lines.slice(line + 1, line + MOST_LINES));
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
  const words = wordsOf2(block);
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
function wordsOf2(block) {
  const end = block.findIndex((text) => text === "" || text.startsWith("--- expected"));
  return (end < 0 ? block : block.slice(0, end)).join(" ");
}
function splitDiff(block) {
  const start = block.indexOf("+++ actual");
  if (start < 0) return null;
  const values = block.slice(start + 1).filter((text) => /^[-+]/.test(text));
  return { message: `${wordsOf2(block)} Expected: <v> Actual: <v>`, values: values.slice(0, 20) };
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
  read: read21
};
var ENTRY = /^ {2}\d+\) (?<title>.*)$/;
var LONGEST_TITLE = 40;
function read21({ lines }) {
  const list = lines.findIndex((text) => /^ +\d+ failing$/.test(text));
  if (list < 0) return withoutTests(lines);
  const starts = lines.flatMap((text, line) => line > list && ENTRY.test(text) ? line : []);
  return starts.map((start, i) => failed2(lines, start, starts[i + 1] ?? lines.length));
}
function failed2(lines, start, end) {
  const { title, next } = titleOf(lines, start, end);
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
    values: messageTail(lines, line + 1, end),
    file: path?.groups?.file ?? frame?.replace(/ [\w$.#]+$/, "") ?? null,
    testId: title,
    frame
  });
}
function titleOf(lines, start, end) {
  const parts = [ENTRY.exec(lines[start] ?? "")?.groups?.title ?? ""];
  let next = start + 1;
  while (!(parts.at(-1) ?? "").endsWith(":") && next < Math.min(end, start + LONGEST_TITLE)) {
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
  read: read22
};
var PLAIN = /^(?<file>[^\s:][^:]*\.pyi?|[^\s:][^:]*(?=: error: Cannot read)):(?:\d+:){0,4} error: (?<message>.*)$/;
var CODE = / *\[([a-z][\w-]{1,60})\]$/;
var MOST_WRAPPED = 12;
function read22({ lines }) {
  return lines.flatMap((text, line) => {
    const groups = text.startsWith('{"file"') ? void 0 : PLAIN.exec(text)?.groups;
    if (groups !== void 0)
      return [finding6(line, groups.file ?? "", unwrap(lines, line, groups.message ?? ""))];
    return [...jsonLine(text, line), ...usageLine(text, line)];
  });
}
function unwrap(lines, line, start) {
  let message = start;
  for (let next = line + 1; !CODE.test(message) && next <= line + MOST_WRAPPED; next += 1) {
    const more = lines[next];
    if (more === void 0 || more === "" || /^ {4}|^Found \d|^[^\s:"]+:(?:\d+:)? (?:error|note): /.test(more))
      return start;
    message = `${message.trimEnd()} ${more.trim()}`;
  }
  return CODE.test(message) ? message : start;
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
  read: read23
};
function read23(output) {
  const others2 = output.lines.some((text) => /\bduration_ms\b/.test(text)) ? {} : { tool: "tap" };
  const reports = output.lines.some((text) => /^(?:✖|X) failing tests:$/.test(text)) ? readSpec(output) : readTap2(output);
  const crashes = crashesOf(output.lines);
  let next = 0;
  return reports.map((read42) => {
    const report = { ...read42, ...others2 };
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
var NODE = /^(?<indent> *)(?<mark>▶|✖|✔|﹣|⚠) (?<name>.+?)(?: \([\d.]+m?s\))?(?: # .*)?$/;
var PLACE3 = /^test at (?<file>.+?):\d+:\d+$/;
var LIST = /^(?:✖|X) failing tests:$/;
function readSpec({ lines }) {
  const list = lines.findIndex((text) => LIST.test(text));
  const paths = pathsOf(lines.slice(0, list));
  const starts = lines.flatMap((text, line) => line > list && PLACE3.test(text) ? line : []);
  return starts.map((start, i) => failedSpec(lines, start, starts[i + 1] ?? lines.length, paths));
}
function pathsOf(tree) {
  const paths = /* @__PURE__ */ new Map();
  const parents = [];
  for (const text of tree) {
    const { indent = "", mark, name } = NODE.exec(text)?.groups ?? {};
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
function failedSpec(lines, start, end, paths) {
  const name = NODE.exec(lines[start + 1] ?? "")?.groups?.name ?? "";
  const line = firstText(lines, start + 2, end);
  const text = (lines[line] ?? "").trim();
  const head = errorHead(text) ?? { class: null, code: null, message: text.replace(/^'(.*)'$/, "$1") };
  const isFile = /\.[cm]?[jt]sx?$/.test(name);
  return findingOf(line, head.message, {
    phase: "test",
    code: head.code,
    class: head.class,
    speech: speechOf(head),
    values: messageTail(lines, line + 1, end),
    file: PLACE3.exec(lines[start] ?? "")?.groups?.file ?? null,
    testId: isFile ? null : paths.get(name)?.shift() ?? name,
    frame: topFrame(lines, line + 1, end)
  });
}
function firstText(lines, from, end) {
  let line = from;
  while (line < end - 1 && (lines[line] ?? "").trim() === "") line += 1;
  return line;
}
var RESULT = /^(?<indent> *)not ok \d+(?:(?: -)? (?<name>[^\s#].*?))?(?: # (?<directive>SKIP|TODO)\b.*| # .*)?$/;
var SUBTEST = /^(?<indent> *)# Subtest: (?<name>.*)$/;
function readTap2({ lines }) {
  const found = [];
  const parents = [];
  lines.forEach((text, line) => {
    const subtest = SUBTEST.exec(text)?.groups;
    if (subtest !== void 0) {
      parents.length = Math.min(parents.length, depth(subtest.indent));
      parents.push(subtest.name ?? "");
      return;
    }
    const result = RESULT.exec(text)?.groups;
    if (result === void 0 || result.directive !== void 0) return;
    const end = endOfBlock2(lines, line + 1);
    const field = (name) => fieldOf(lines, line + 1, end, name);
    if (field("failureType") === "subtestsFailed") return;
    const path = [...parents.slice(0, depth(result.indent)), result.name ?? ""];
    found.push(failed3(lines, line, end, path));
  });
  return found;
}
function depth(indent) {
  return Math.floor((indent ?? "").length / 4);
}
var LONGEST_BLOCK = 300;
function endOfBlock2(lines, from) {
  const last = Math.min(lines.length, from + LONGEST_BLOCK);
  let end = from;
  while (end < last && !/^ *(?:\.\.\.|(?:not )?ok \d+.*)$/.test(lines[end] ?? "")) end += 1;
  return end;
}
function failed3(lines, line, end, path) {
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
  const start = indexOfField(lines, from, end, "error");
  const text = fieldOf(lines, from, end, "error");
  if (text === null) return comparisonOf(lines, from, end);
  if (!/^\|-?$/.test(text)) return { message: text, values: [] };
  const indent = (lines[start] ?? "").search(/\S/);
  let last = start + 1;
  while (last < end && ((lines[last] ?? "") === "" || (lines[last] ?? "").search(/\S/) > indent)) last += 1;
  return { message: lines[start + 1]?.trim() ?? "", values: messageTail(lines, start + 2, last) };
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
  read: read24
};
var NPM = /^npm (?:ERR!|error) (?<rest>.*)$/;
var CHATTER = /^(?:code|errno|syscall|path|dest|signal|cwd|command|Lifecycle script|workspace|location|A complete log|If you |Note|For a full|Fix the upstream|this command|to accept|node_modules\/|While resolving|Found:)\b|^[a-z0-9 ]*$/;
function read24({ lines }) {
  const own2 = npmError(lines);
  const others2 = lines.flatMap((text, line) => otherError(text, line) ?? []);
  return own2 === null ? others2 : [own2, ...others2];
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
  read: read25
};
var TEST4 = /^ +(?:FAILED +|• )(?<suite>[\w\\]{1,300}) > (?<test>\S.{0,400}?)(?: {2,}(?<class>[\w\\]{1,200}))?$/;
var THROWN2 = /^(?<class>[\w\\]{1,200}(?:Error|Exception)) *(?:: (?<message>.*))?$/;
var PLACE4 = /^ +(?:at |\d+ +)?(?<file>\S.{0,400}?\.php):\d+$/;
var LIBRARY3 = /^<dep>|(?:^|\/)vendor\//;
var MOST_LINES2 = 60;
function read25({ lines }) {
  return lines.flatMap((text, line) => {
    const groups = TEST4.exec(text)?.groups;
    if (groups === void 0) return [];
    const block = blockOf2(lines.slice(line + 1, line + MOST_LINES2));
    const testId = `${groups.suite} > ${groups.test}`;
    return failureIn2(line, testId, groups.class ?? null, block);
  });
}
function blockOf2(following) {
  const end = following.findIndex((text) => TEST4.test(text) || /^ +Tests: /.test(text));
  return end < 0 ? following : following.slice(0, end);
}
function failureIn2(line, testId, named, block) {
  const files = block.flatMap((text) => PLACE4.exec(text)?.groups?.file ?? []).filter((file) => !LIBRARY3.test(file));
  const place = { phase: "test", testId, file: files.at(-1) ?? null, frame: files[0] ?? null };
  const said = block.filter((text) => text.trim() !== "");
  const first = said[0]?.trim() ?? "";
  const thrown = THROWN2.exec(first)?.groups;
  const errorClass = thrown?.class ?? named;
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
  read: read26
};
var HEADER4 = /^(?:PHP )?(?<kind>Fatal error|Parse error|Recoverable fatal error|Warning): +(?<uncaught>Uncaught )?(?<said>.*)$/;
var PLACE5 = / in (?<file>[^\s:][^:]{0,400})(?: on line |:)\d+$/;
var FRAME6 = /^#\d+ (?:(?<file>[^(]{1,400})\(\d+\)|\[internal function\]): (?<name>[\w\\{}:>-]{1,300})\(/;
var LIBRARY4 = /^<dep>|^vendor\/|\/vendor\/|phar:/;
var LONGEST_TRACE4 = 200;
function read26({ lines }) {
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
  const start = said.lastIndexOf(" in ");
  const file = start < 0 ? void 0 : PLACE5.exec(said.slice(start))?.groups?.file;
  if (file === void 0) return null;
  const words = said.slice(0, start).replace(/, called in .{1,400}? on line \d+ and defined$/, "").replace(/ passed in \S+ on line \d+ and /, " passed and ").replace(/ \(include_path='[^']*'\)$/, "");
  const named = uncaughtClass ? /^(?<class>[\w\\]{1,200})(?:: (?<message>.*))?$/.exec(words)?.groups : void 0;
  return named === void 0 ? { class: null, message: words, file } : { class: named.class ?? null, message: named.message ?? "", file };
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
  read: read27
};
var RULE = /^ ?-{4,} -{4,}$/;
var FILE3 = /^ {1,2}Line {2,}(?<file>\S.*?)(?: \(in context of .*\))?$/;
var ROW = /^ {1,2}:?(?:\d+|-) {2,}(?<message>\S.*)$/;
var MORE = /^ {5,}(?<message>\S.*)$/;
var RAW = /^(?<file>[^:]{1,400}\.\w{2,5}):\d+:(?<message>\S.*?)(?: \[identifier=(?<code>[\w.]+)\])?$/;
var MARKED2 = /^(?:🪪 +(?<code>[\w.]+)|💡.*|✏️.*|See: .*)$/u;
function read27({ lines }) {
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
    const named = FILE3.exec(text)?.groups?.file;
    file = named ?? file;
    const message = ROW.exec(text)?.groups?.message;
    if (message !== void 0 && file !== null) {
      row = { line, file, message, code: null, told: false };
      rows.push(row);
    } else if (row !== null && !RULE.test(text)) {
      extend(row, MORE.exec(text)?.groups?.message);
    }
    if (named !== void 0 || text === "") row = null;
  }
  return rows;
}
function extend(row, more) {
  if (more === void 0) return;
  const marked = MARKED2.exec(more);
  if (marked !== null) {
    row.code ??= marked.groups?.code ?? null;
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
  read: read28
};
var SECTION = /^There (?:was|were) \d+ (?<kind>.*?)s?:$/;
var TEST5 = /^\d+\) (?<suite>[\w\\]{1,300})::(?<test>.{1,400})$/;
var PLACE6 = /^(?<file>\S.{0,400}\.(?:php|phpt|inc)):\d+$/;
var LIBRARY5 = /^<dep>|^vendor\/|\/vendor\/|phar:|\/PHPUnit\//;
var MOST_LINES3 = 80;
var MOST_VALUES2 = 20;
function read28({ lines }) {
  let kind = "";
  const found = [];
  for (const [line, text] of lines.entries()) {
    kind = SECTION.exec(text)?.groups?.kind ?? kind;
    const groups = TEST5.exec(text)?.groups;
    if (groups === void 0 || !SEVERITY.has(kind)) continue;
    const testId = `${groups.suite} > ${groups.test}`;
    found.push(testAt4(line, testId, blockOf3(lines.slice(line + 1, line + MOST_LINES3)), SEVERITY.get(kind)));
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
  const files = block.flatMap((text) => PLACE6.exec(text)?.groups?.file ?? []).filter((file) => !LIBRARY5.test(file));
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
  const start = block.indexOf("+++ Actual");
  if (start < 0) return [];
  return block.slice(start + 1).filter((text) => /^[-+]/.test(text)).slice(0, MOST_VALUES2);
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
    const test2 = TITLE.exec(text)?.groups?.test;
    if (test2 === void 0) return [];
    return {
      line,
      testId: `${suite} > ${plainTitle(test2)}`,
      block: testdoxBlock(lines.slice(line + 1, line + MOST_TESTDOX_LINES))
    };
  });
}
var TITLE = /^ [✘✖] (?<test>\S.{0,400})$/;
var MOST_TESTDOX_LINES = 80;
function testdoxBlock(following) {
  const end = following.findIndex((text) => /^ ?\S/.test(text));
  const block = (end < 0 ? following : following.slice(0, end)).map((text) => plainSpaces(text.trim()));
  const start = block.findIndex((text) => text !== "");
  return start < 0 ? [] : block.slice(start);
}
function plainTitle(test2) {
  return plainSpaces(test2).replace(/ with data set "(.*)"$/, " with $1").replace(/ with data set #(?=\d+$)/, " with data set ");
}
function plainSpaces(text) {
  return text.replace(/·/g, " ");
}
// src/core/failure/readers/prefixed.ts
function prefixed(inner) {
  return {
    tool: "prefixed",
    rank: "tool",
    programs: ["docker", "docker-compose", "buildx", "turbo", "pnpm", "yarn", "lerna", "concurrently", "act"],
    signature: /^#\d{1,4} |^ > \[|: cache (?:miss|hit|bypass)|\$ \S| exit|: Process started|^\d{4}-\d\d-\d\dT/m,
    read: (output) => readInside(output, inner)
  };
}
function readInside(output, inner) {
  const marked = withoutLinePrefixes(output.lines);
  if (marked === null) return [];
  const lines = marked.map(({ text }) => text);
  return chooseFindings({ lines }, "", inner).map(({ finding: finding11, tool }) => ({
    ...finding11,
    tool,
    line: marked[finding11.line]?.line ?? 0
  }));
}
function withoutLinePrefixes(lines) {
  const timeless = withoutTimes(lines);
  const marks = marksOf(timeless ?? lines);
  if (timeless === null && marks.size === 0) return null;
  const streams = /* @__PURE__ */ new Map();
  for (const [line, marked] of (timeless ?? lines).entries()) {
    const mark = markOf(marked, marks);
    const stream = streams.get(mark.name) ?? [];
    stream.push({ text: marked.slice(mark.length), line });
    streams.set(mark.name, stream);
  }
  const names = [...streams.keys()].sort();
  return names.flatMap((name) => streams.get(name) ?? []);
}
var TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z /;
function withoutTimes(lines) {
  const stamped = lines.filter((line) => TIME.test(line)).length;
  const all = lines.filter((line) => line !== "").length;
  return stamped * 2 > all ? lines.map((line) => line.replace(TIME, "")) : null;
}
var BUILDKIT = "BuildKit";
var STEP = /^(?<name>#\d{1,4} )?\d{1,6}\.\d{1,4}(?: |$)/;
var MARK = /^(?:\[[\w@/. -]{1,60}\]:? |[\w@/.-]{1,80}:[\w.:-]{0,38}\w: |[\w@/.-]{1,80} [\w.:-]{1,40}: |@?[\w/.-]{1,80}: |[\w.-]{1,60} {1,20}\| )/;
var PROOFS = [
  [/^([\w@/.-]{1,80}:[\w.:-]{0,38}\w): cache (?:miss|hit|bypass)\b/, (name) => `${name}: `],
  [/^([\w@/.-]{1,80} [\w.:-]{1,40})\$ \S/, (name) => `${name}: `],
  [/^(\[[\w@/. -]{1,60}\]) .{1,2000} exited with code /, (name) => `${name} `],
  [/^(\[[\w@/.-]{1,60}\]): Process (?:started|exited)/, (name) => `${name}: `],
  [/^lerna (?:ERR!|info) .{1,300} exited \d+ in '([^']{1,80})'/, (name) => `${name}: `],
  [/^([\w.-]{1,60}) exited with code \d+$/, (name) => `${name}|`]
];
function marksOf(lines) {
  const marks = /* @__PURE__ */ new Set();
  for (const line of lines) {
    if (/^#\d{1,4} (?:\d{1,6}\.\d{1,4}(?: |$)|\[)|^ > \[[^\]]{1,60}\] \S.*:$/.test(line)) marks.add(BUILDKIT);
    for (const [proof, mark] of PROOFS) {
      const name = proof.exec(line)?.[1];
      if (name !== void 0) marks.add(mark(name));
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
  const name = mark.endsWith("| ") ? `${mark.slice(0, -2).trimEnd()}|` : mark;
  return marks.has(name) ? { name, length: mark.length } : { name: "", length: 0 };
}
// src/core/failure/readers/python.ts
var python = {
  tool: "python",
  rank: "runtime",
  programs: ["python", "python3", "py", "pypy3", "uv", "poetry"],
  signature: /Traceback \(most recent call last\):|^ {2}File "[^"\n]{1,1000}", line \d+$|python[\d.]{0,6}(?:\.exe)?: (?:can't open file|No module named) /m,
  read: read29
};
var NOT_STARTED = /python[\d.]{0,6}(?:\.exe)?: ((?:can't open file|No module named) .*)$/i;
function read29({ lines }) {
  const exceptions = readTracebacks(lines).map(
    (traceback) => ({
      line: traceback.line,
      severity: "error",
      phase: "run",
      code: null,
      class: traceback.class,
      message: traceback.message,
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
function readTracebacks(lines) {
  const found = [];
  let calls = null;
  let group = [];
  for (const [line, text] of lines.entries()) {
    const plain22 = text.replace(GUTTER, "");
    if (CHAINED.test(plain22)) found.pop();
    if (GROUP.test(plain22)) group = calls ?? group;
    const opened = MEMBER.test(text) ? group : openedBy(plain22, calls);
    if (opened === null && calls !== null && /^\S/.test(plain22)) {
      found.push(...endOf(plain22, line, calls));
      calls = null;
    }
    calls = opened ?? calls;
  }
  return found;
}
function openedBy(text, calls) {
  if (HEADER5.test(text)) return [];
  const call = CALL2.exec(text);
  if (call?.[1] === void 0) return null;
  return [...(calls ?? []).slice(-50), { file: call[1], fn: call[2] ?? null }];
}
function readException(text) {
  const named = /^([A-Za-z_][\w.<>]{0,200}): (.*)$/.exec(text);
  if (named?.[1] !== void 0 && isClassName(named[1])) return { class: named[1], message: named[2] ?? "" };
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
function inProject(file) {
  return !/^(?:[/<~]|[A-Za-z]:[\\/])/.test(file);
}
function frameOf5(file, fn) {
  return fn === null || fn.startsWith("<") ? file : `${file} ${fn}`;
}
function endOf(text, line, calls) {
  const { class: name, message } = readException(text);
  if (name === null || GROUP.test(text)) return [];
  const inner = calls.findLast((call) => inProject(call.file));
  return [
    {
      line,
      class: name,
      message,
      file: inner?.file ?? null,
      origin: calls.find((call) => inProject(call.file))?.file ?? null,
      frame: inner === void 0 ? null : frameOf5(inner.file, inner.fn)
    }
  ];
}
function isClassName(name) {
  return /(?:^|\.)[A-Z]\w*$/.test(name);
}
// src/core/failure/readers/pytest-sections.ts
var STAGE = /^ERROR (?:at (setup|teardown) of|(collecting)) (.*)$/;
var PLACE7 = /^(\S[^:]{0,500}\.\w{1,6}):\d+: ?(.*)$/;
function pytestSections(lines) {
  const ends = lines.findIndex((text) => /^=+ short test summary info =+$/.test(text));
  const body = ends < 0 ? lines : lines.slice(0, ends);
  const heads = body.flatMap((text, line) => isHead(text) ? [line] : []);
  const sections = heads.map((head, index) => section(body, head, heads[index + 1] ?? body.length));
  const named = sections.filter((one) => one !== null);
  return [...named, ...namelessFailures(body), ...conftest(body)];
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
  const start = body.findIndex((text) => /^-{3,} Captured /.test(text));
  return start < 0 ? body : body.slice(0, start);
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
    compared: after.startsWith("assert ") && !said.startsWith("assert ") ? after : null,
    file: places[0]?.file ?? native?.file ?? null,
    frame: last === void 0 ? native?.frame ?? null : frameOf5(last.file, last.fn)
  };
}
function exceptionLine(body) {
  let start = body.findLastIndex((text) => /^E {3}/.test(text));
  while (start > 0 && /^E(?: |$)/.test(body[start - 1] ?? "")) start -= 1;
  if (!/^E +File "/.test(body[start] ?? "")) return start;
  const named = body.findIndex((text, line) => line > start && /^E {3}[A-Z]\w+: /.test(text));
  return named < 0 ? start : named;
}
function withoutMark(text) {
  return text.replace(/^E? +/, "");
}
function placesIn(body) {
  let fn = null;
  return body.flatMap((text) => {
    fn = /^[> ] {3,80}(?:async )?def (\w{1,200})\(/.exec(text)?.[1] ?? fn;
    const [, file, rest = ""] = PLACE7.exec(text) ?? [];
    if (file === void 0 || !inProject(file)) return [];
    return [{ file, fn: /^in (.+)$/.exec(rest)?.[1] ?? fn }];
  });
}
function namelessFailures(lines) {
  const start = lines.findIndex((text) => /^=+ FAILURES =+$/.test(text));
  if (start < 0 || lines.slice(start).some((text) => text.startsWith("__"))) return [];
  return lines.flatMap((text, line) => {
    const [, file, words] = PLACE7.exec(text) ?? [];
    if (line < start || file === void 0 || words === void 0 || words === "") return [];
    const compared = comparedAbove(lines, line);
    return [
      {
        line,
        key: "FAILED *",
        code: null,
        said: words,
        compared,
        file,
        frame: inProject(file) ? file : null
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
  read: read30
};
var SUMMARY2 = /^=+ short test summary info =+$/;
var ENTRY2 = /^(FAILED|ERROR|SUBFAILED(?:\[[^\]]{0,200}\]|\([^)]{0,200}\)| (?=[[(])){0,4}) ([^\s:]+(?:::[^\s[]+(?:\[.*?\](?= - |$))?)?)(?: - (.*))?$/;
function read30({ lines }) {
  const sections = pytestSections(lines);
  const entries = summaryOf(lines);
  const tests = entries.length > 0 ? fromEntries(entries, sections) : sections.map((section2) => fromSection(section2));
  const found = [...tests, ...missedCoverage(lines)];
  return found.length > 0 ? found : pytestNotRun(lines);
}
function summaryOf(lines) {
  const start = lines.findIndex((text) => SUMMARY2.test(text));
  if (start < 0) return [];
  return lines.slice(start).flatMap((text, offset) => {
    const [, kind, id, said] = ENTRY2.exec(text) ?? [];
    if (kind === void 0 || id === void 0) return [];
    if (/^contains \d+ failed subtests?$/.test(said ?? "")) return [];
    return [{ line: start + offset, kind, id, said: said ?? "" }];
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
    const section2 = unused.get(keyOf(entry))?.shift() ?? namelessOf(entry, unused.get("FAILED *"));
    const words = section2 === void 0 || section2.said === "" ? entry.said : section2.said;
    const code = section2?.code ?? (entry.kind === "ERROR" ? stageOf(entry.id) : null);
    return finding8(entry.line, { id: entry.id + subtestOf(entry.kind), words, code, section: section2 });
  });
}
function namelessOf(entry, sections) {
  const start = entry.said.replace(/\.\.\.$/, "");
  const next = sections?.slice(0, 200) ?? [];
  const index = next.findIndex((section2) => section2.said.startsWith(start));
  return index < 0 ? void 0 : sections?.splice(index, 1)[0];
}
function subtestOf(kind) {
  return kind.replace(/^[A-Z]+/, "").replace(/='([^']{0,200})'/g, "=$1");
}
function keyOf({ kind, id }) {
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
  const plain22 = (bracket < 0 ? name : name.slice(0, bracket)).replaceAll(".", "::");
  const id = section2.code === "collection" ? name : `${section2.file ?? ""}::${plain22}${bracket < 0 ? "" : name.slice(bracket)}`;
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
    message,
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
  read: read31
};
var EXAMPLE = /^ {2,}\d+(?:\.\d+)?\) (?<name>.{1,400})$/;
var LOADING = /^An error occurred (?:while loading|in) (?:\.\/)?(?<file>.{1,300}?)\.?(?: - Did you mean\?.*)?$/;
var SUBJECT = /^ *Failure\/Error: /;
var ERROR_CLASS = /^(?<class>[A-Z][\w:]{0,200}):$/;
var FRAME7 = /^# (?:\.\/)?(?<file>[^\s:][^:]{0,300}):\d+(?::in [`'](?<method>[^']{1,200})')?$/;
var OUTSIDE4 = /^<internal:|^<dep>|^\/usr\/|^~\//;
var MOST_LINES4 = 60;
function read31({ lines }) {
  const found = lines.flatMap((text, line) => SUBJECT.test(text) ? failureAt(lines, line) : []);
  if (found.length > 0) return found;
  const none = lines.findIndex((text) => /^(?:0 examples, 0 failures$|No examples found\.$)/.test(text));
  return none < 0 ? [] : [findingOf(none, "no examples found", { phase: "test", code: "no-tests" })];
}
function failureAt(lines, line) {
  const block = blockOf4(lines.slice(line + 1, line + MOST_LINES4));
  const { testId, file } = headOf(lines, line);
  const frames = block.flatMap((text) => frameOf6(text) ?? []).filter((frame) => !OUTSIDE4.test(frame.file));
  const [top] = frames;
  const place = {
    phase: "test",
    testId,
    file: file ?? frames.at(-1)?.file ?? null,
    frame: top === void 0 ? null : `${top.file} ${top.method}`.trim()
  };
  return findingIn(line, wordsOf3(block), place);
}
function findingIn(line, words, place) {
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
function wordsOf3(block) {
  const end = block.findIndex((text) => text === "Diff:" || FRAME7.test(text));
  const told = (end < 0 ? block : block.slice(0, end)).filter((text) => text !== "");
  return told.slice(0, 6);
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
  read: read32
};
var OFFENCE = /^(?<file>[^:]{1,400}):\d+:\d+: [CWEFRI]: (?:\[[\w ]{1,30}\] )?(?<cop>[A-Z][\w/]{1,100}): (?:\[Correctable\] )?(?<message>.*)$/;
function read32({ lines }) {
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
  programs: ["ruff"],
  signature: /^ +--> [^\n]{1,500}\.(?:pyi?|ipynb|toml):(?:cell \d+:)?\d+:\d+$|^[^\s:][^:\n]{0,500}\.(?:pyi?|ipynb):(?:cell \d+:)?(?:\d+:){1,3} (?:[A-Z]{1,4}\d{2,4} |invalid-syntax: |\[[A-Za-z]{1,8}-?\w{1,10}\] )|^ +\d+:\d+ +(?:[A-Z]{1,4}\d{2,4} |invalid-syntax: )|^::error title=[Rr]uff |^Would reformat: |would be reformatted|^ruff failed$|\bE902 |^Usage: ruff\b|^ {4}"noqa_row": /m,
  read: read33
};
var CODED = String.raw`(?<code>[A-Z]{1,4}\d{2,4}|[a-z]+(?:-[a-z]+)+(?=:)|unformatted(?=:)):? +(?:\[\*\] +)?(?<message>\S.*)`;
var FULL = new RegExp(`^${CODED}$`);
var PLACE8 = /^ *--> (?<file>[^:]+)(?::cell \d+)?:\d+:\d+$/;
var CONCISE = new RegExp(String.raw`^(?<file>[^\s:][^:]*)(?::cell \d+)?:(?:\d+:){1,3} ${CODED}$`);
var PYLINT = /^(?<file>[^\s:][^:]*\.(?:pyi?|ipynb)):\d+: \[(?<code>[A-Z]{1,4}\d{2,4}|[a-z-]{3,40})\] (?<message>.*)$/;
var GROUPED = new RegExp(String.raw`^ +\d+:\d+ +${CODED}$`);
var REFORMAT = /^Would reformat: (?<file>.+)$/;
function read33({ lines }) {
  const found = [];
  let group = null;
  lines.forEach((text, line) => {
    group = /^(\S.*\.(?:pyi?|ipynb)):$/.exec(text)?.[1] ?? group;
    const groups = groupsOf2(text, lines[line + 1] ?? "", group);
    if (groups !== null) found.push(finding9(line, groups));
  });
  if (found.length > 0) return found;
  return lines[0] === "[" ? fromJson(lines) : broken(lines);
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
  const place = PLACE8.exec(next)?.groups;
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
  const failed5 = lines.indexOf("ruff failed");
  if (failed5 < 0) return misused(lines);
  const words = lines.findLast((text, line) => line > failed5 && /^(?:[a-z]| {2}Cause: )/i.test(text));
  const file = lines.map((text) => /^ {2}Cause: Failed to parse (\S+)$/.exec(text)?.[1]).find(Boolean);
  return [
    finding9(failed5, { file, code: "config", message: words?.replace(/^ {2}Cause: /, "") ?? "ruff failed" })
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
  read: read34
};
var NEW = /^thread '([^']{0,300})' (?:\(\d+\) )?panicked at ([^\s:][^:]*\.rs):\d+:\d+:$/;
var OLD = /^thread '([^']{0,300})' (?:\(\d+\) )?panicked at '(.*)', ([^\s:][^:]*\.rs):\d+:\d+$/;
var RETURNED = /^Error: (".*"|[A-Z]\w{0,100}(?: \{ .*\}|\(.*\)))$/;
var OPERAND = /^ {1,3}(left|right): (?:`(.*)`,?|(.*))$/;
var FOLLOWER = /: Any \{ \.\. \}$/;
var LONGEST3 = 2e3;
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
function panicFrom(lines, { line, thread, place, said, below }) {
  const message = said.replace(/^(assertion )failed: `\((left (?:==|!=|matches) right)\)`/, "$1`$2` failed") || "panicked without a message";
  const file = isProject2(place) ? place : null;
  return {
    line,
    thread,
    message,
    values: valuesBelow(lines, below),
    file,
    frame: projectCall(lines, below) ?? file
  };
}
function read34({ lines }) {
  const panics = lines.flatMap((_text, line) => panicAt(lines, line) ?? []);
  const own2 = panics.filter((panic, index) => index === 0 || !FOLLOWER.test(panic.message));
  if (own2.length > 0) return own2.map((panic) => panicFinding(panic));
  return lines.flatMap((text, line) => returned(text, line, lines[line + 2] === "Caused by:"));
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
function returned(text, line, caused) {
  const message = (caused ? /^Error: (.+)$/ : RETURNED).exec(text)?.[1];
  if (message === void 0) return [];
  return [
    {
      line,
      severity: "error",
      phase: "run",
      code: null,
      class: "Error",
      message,
      speech: "runtime",
      file: null,
      testId: null,
      frame: null
    }
  ];
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
  const end = Math.min(lines.length, from + LONGEST3);
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
var VERDICT = /^(?:test (.{1,500}?)(?: - should panic)?(?: - .{1,40})? \.\.\. FAILED|(.{1,500}) --- FAILED)$/;
function cargoTests(lines) {
  if (!lines.some((text) => /^running \d+ tests?$/.test(text))) return [];
  const heads = lines.flatMap((text, line) => SECTION2.test(text) ? [line] : []);
  const sections = heads.map((head, index) => sectionFinding(lines, head, heads[index + 1] ?? lines.length));
  const named = new Set(sections.map((one) => one.testId));
  const loose = looseFindings(lines).filter((one) => !named.has(one.testId));
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
  const failed5 = new Set(lines.flatMap((text) => VERDICT.exec(text)?.slice(1, 3).filter(Boolean) ?? []));
  const listed = new Set(listedFailures(lines));
  return lines.flatMap((text, line) => {
    const [, owner, returned2] = /^test (\S+) \.\.\. Error: (.+)$/.exec(text) ?? [];
    if (owner !== void 0 && returned2 !== void 0)
      return [{ ...test(line, owner, returned2), class: "Error" }];
    const name = panicAt(lines, line)?.thread ?? "";
    const one = failed5.has(name) || listed.has(name) ? findingAt2(lines, line, name) : null;
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
  read: read35
};
var LONG = /^error(?:\[(?<code>[\w:]+)\])?: (?<message>.*)$/;
var SHORT2 = /^(?<file>[^\s:][^:]*\.rs):\d+:\d+: error(?:\[(?<code>[\w:]+)\])?: (?<message>.*)$/;
var PLACE9 = /^ *--> (?<file>[^\n]+?):\d+:\d+$/;
var CARGO = /^error: (?<message>.*)$/;
var FOLLOWER2 = /^(?:could not compile|aborting due to|build failed|(?:doc)?test failed|\d+ (?:targets?|previous errors?|warnings?)|process didn't exit|linking with|Recipe |`\S+` \(.*\) generated|unused manifest key)/;
var MISUSE = /^no such (?:sub)?command|^unexpected argument|^unrecognized |^no \w+ target named |^package ID specification |^could not find `Cargo\.toml`/;
function read35({ lines }) {
  const found = lines.flatMap((text, line) => rendered(text, line) ?? diagnosticAt2(lines, line));
  const all = [...found, ...cargoTests(lines)];
  return all.length > 0 ? all : undetailed(lines);
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
  const file = PLACE9.exec(lines[line + 1] ?? "")?.groups?.file;
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
    tool: toolOf3(code, file),
    code: code ?? null,
    class: null,
    message: message ?? "",
    speech: "diagnostic",
    file,
    testId: null,
    frame: null
  };
}
function toolOf3(code, file) {
  if (code?.startsWith("clippy::")) return "clippy";
  return file === null || file.endsWith(".toml") ? "cargo" : "rustc";
}
function cargoFinding(lines, line) {
  const message = CARGO.exec(lines[line] ?? "")?.groups?.message;
  if (message === void 0) return [];
  const below = lines.slice(line + 1, line + 40);
  const causes = below.flatMap(
    (text, index) => text === "Caused by:" ? [below[index + 1]?.trim() ?? ""] : []
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
// src/core/failure/readers/shell.ts
var shell = {
  tool: "shell",
  rank: "runtime",
  programs: ["sh", "bash", "dash", "zsh", "ksh", "fish"],
  signature: /not found|No such file|[Pp]ermission denied|[Ss]yntax error|parse error near|parameter not set|unbound variable|can't open|cannot open|Unknown command|not recognized|Exec format error|Is a directory|Not a directory/i,
  read: read36
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
function read36({ lines }) {
  const written = lines.flatMap((text, line) => text === "" ? [] : [line]);
  const start = written.at(-MOST_AFTER) ?? 0;
  return lines.flatMap((text, line) => line < start ? [] : readAt4(text, line) ?? []);
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
  read: read37
};
var FILE4 = /^In (?<file>.{1,400}) line \d+:$/;
var MARKED3 = /^[ ^-]*\^-* (?<code>SC\d{4}) \((?:error|warning|info|style)\): (?<message>.*)$/;
var LIKE_GCC = /^(?<file>[^:]{1,400}):\d+:\d+: (?:error|warning|note): (?<message>.*) \[(?<code>SC\d{4})\]$/;
function read37({ lines }) {
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
// src/core/failure/readers/tsc.ts
var tsc = {
  tool: "tsc",
  rank: "tool",
  programs: ["tsc", "tsgo", "vue-tsc"],
  signature: /\berror TS\d+:/,
  read: read38
};
var PLAIN2 = /^(?<file>[^\s(][^(]*)\(\d+,\d+\): (?<severity>error|warning) (?<code>TS\d+): (?<message>.*)$/;
var PRETTY = /^(?<file>\S.*?):\d+:\d+ - (?<severity>error|warning) (?<code>TS\d+): (?<message>.*)$/;
var GLOBAL3 = /^(?<severity>error) (?<code>TS\d+): (?<message>.*)$/;
function read38(output) {
  return output.lines.flatMap((text, line) => {
    const groups = (PLAIN2.exec(text) ?? PRETTY.exec(text) ?? GLOBAL3.exec(text))?.groups;
    if (groups === void 0) return [];
    return {
      line,
      severity: groups.severity === "warning" ? "warning" : "error",
      phase: "compile",
      code: groups.code ?? null,
      class: null,
      message: groups.message ?? "",
      speech: "diagnostic",
      file: groups.file ?? null,
      testId: null,
      frame: null
    };
  });
}
// src/core/failure/readers/unittest.ts
var unittest = {
  tool: "unittest",
  rank: "tool",
  programs: ["unittest"],
  signature: /^(?:FAIL|ERROR): \S+ \([^\n]{1,400}\)[^\n]{0,400}\n(?:[^\n]{0,400}\n){0,3}?-{70}$|^NO TESTS RAN$/m,
  read: read39
};
var HEADER6 = /^(?:FAIL|ERROR): (\S+) \(([^()]{1,400})\)(.*)$/;
var DOUBLE2 = /^={70}$/;
function read39({ lines }) {
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
  const said = traceback ?? { ...readException(firstWords(block)), origin: null, frame: null };
  return {
    line,
    severity: "error",
    phase: "test",
    code: codeOf3(name, owner),
    class: said.class,
    message: said.message,
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
  signature: /^error during build:$|^\[[A-Z]{2,}(?:_[A-Z]+)*\] |^\[!\] (?:\(plugin |Error|RollupError)/m,
  read: read40
};
var CODED2 = /^\[(?<code>[A-Z]{2,}(?:_[A-Z]+)*)\] (?:Error: )?(?<message>\S.*)$/;
var CODED_PLACE = /^ *\[ (?<file>[^\]\s][^\]]*?):\d+:\d+ \]$/;
var PLACED3 = /^(?:\[[\w:-]{1,60}\] )?(?<file>[^\s[][^(]*\.\w{1,6}) \(\d+:\d+\): (?<message>.*?)(?: \(Note that .*)?$/;
var TRANSFORM = /^(?<file>\S[^:]*\.\w{1,6}):\d+:\d+: ERROR: (?<message>.*)$/;
var PLUGIN = /^(?:\[(?<plugin>vite[\w:-]*|plugin [\w:-]+)\]:? |\[!\] (?:\(plugin [^)]+\) )?)(?:RollupError: |Error: )?(?<message>\S.*)$/;
var PLAIN3 = /^(?:Error: |RollupError: )?(?<message>(?:Could not resolve|Failed to resolve|Rollup failed) .*)$/;
function read40({ lines }) {
  const found = [];
  lines.forEach((text, line) => {
    const groups = groupsOf3(text);
    if (groups === null) return;
    const file = groups.file ?? fileAround(lines, line);
    found.push(findingOf(line, groups.message ?? "", { phase: "compile", code: groups.code ?? null, file }));
  });
  return found;
}
function fileAround(lines, line) {
  const below = CODED_PLACE.exec(lines[line + 1] ?? "")?.groups?.file;
  return below ?? / from ["'](?<file>[^"']{1,300})["']\.?$/.exec(lines[line] ?? "")?.groups?.file ?? null;
}
function groupsOf3(text) {
  const coded = CODED2.exec(text)?.groups;
  if (coded !== void 0)
    return /^(?:INFO|ERROR|WARN|WARNING|DEBUG|FAIL|PASS|OK)$/.test(coded.code ?? "") ? null : coded;
  const groups = (TRANSFORM.exec(text) ?? PLACED3.exec(text) ?? PLUGIN.exec(text) ?? PLAIN3.exec(text))?.groups;
  if (groups === void 0 || /^Transform failed with/.test(groups.message ?? "")) return null;
  return groups;
}
// src/core/failure/readers/vitest.ts
var vitest = {
  tool: "vitest",
  rank: "tool",
  programs: ["vitest"],
  signature: /^ *RUN +v\d+\.\d+|^ *FAIL +\S[^\n]{0,300}(?: > | \[ )|^No test files found, exiting|^Vitest caught/m,
  read: read41
};
var HEADER7 = /^ *FAIL +(?:\|[^|]{1,80}\| +|[^\s>|][^>|]{0,80}? {2,})?(?<file>\S.*?)(?: \[ [^\]]{1,400} \])?(?: > (?<test>.+))?$/;
var UNHANDLED2 = /^ *(?:Unhandled (?:Rejection|Error)|Uncaught Exception|Startup Error|Error during close) *$/;
var END2 = /^ *(?:Test Files +\d|Tests +\d|Failed (?:Tests|Suites) \d|Unhandled Errors *$)/;
var NO_LOAD = /^(?:Cannot find (?:module|package)|Failed to (?:resolve|load|parse)|Parse failure|Transform failed)/;
function read41({ lines }) {
  const found = [];
  let headers = [];
  lines.forEach((text, line) => {
    const header = headerOf(text);
    if (header !== null) headers.push(header);
    else if (UNHANDLED2.test(text)) headers = [{ file: "", test: null }];
    else if (text.trim() !== "" && headers.length > 0) {
      found.push(...failed4(lines, line, headers));
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
function failed4(lines, line, headers) {
  const text = (lines[line] ?? "").trim();
  const head = errorHead(text);
  const message = (head?.message ?? text).replace(/ \/\/ .{0,60}equality$/, "");
  const end = endOfBlock5(lines, line + 1);
  const origin = originOf(lines, line, end);
  const cause = causeOf2(lines, line + 1, end);
  const finding11 = findingOf(line, cause === null ? message : `${message} (caused by ${cause})`, {
    code: head?.code ?? null,
    class: head?.class ?? null,
    // The words of a snapshot's error hold the name of the test.
    speech: message.startsWith("Snapshot `") ? "assertion" : speechOf(head),
    values: differences(lines, line + 1, end),
    frame: topFrame(lines, line + 1, end)
  });
  const loadPhase = isLoadError(head, message) ? "compile" : "test";
  return headers.map(({ file, test: test2 }) => ({
    ...finding11,
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
var LONGEST_BLOCK2 = 400;
function endOfBlock5(lines, from) {
  const last = Math.min(lines.length, from + LONGEST_BLOCK2);
  let end = from;
  while (end < last && !isEnd(lines[end] ?? "")) end += 1;
  return end;
}
function isEnd(text) {
  return END2.test(text) || UNHANDLED2.test(text) || headerOf(text) !== null;
}
function differences(lines, from, end) {
  let start = from;
  while (start < end && !isStackLine(lines[start] ?? "")) {
    if (/^\s*(?:- Expected|Expected:)/.test(lines[start] ?? "")) return messageTail(lines, start, end);
    start += 1;
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
var unmarked = [
  biome,
  cmake,
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
  shell,
  shellcheck,
  tsc,
  unittest,
  vite,
  vitest
];
var readers = [prefixed(unmarked), ...unmarked];
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
    const trimmed = place?.replace(/[\\/]+$/, "") ?? "";
    if (trimmed.length < 2 || /^[A-Za-z]:$/.test(trimmed)) continue;
    found.add(trimmed);
    found.add(percentEncoded(trimmed));
    const drive = /^([A-Za-z]):[\\/](.*)$/.exec(trimmed);
    if (drive) found.add(`/${drive[1]?.toLowerCase()}/${drive[2]}`);
  }
  return [...found].sort((a, b) => b.length - a.length);
}
function percentEncoded(path) {
  return path.replace(/[ %#?"<>`]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
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
  const named = text.replace(/(?<![\w.])(?:\/private)?\/var\/folders\/[\w+-]{1,4}\/[\w+-]{1,64}\/[A-Z]\//g, "<tmp>/").replace(
    /(?<![\w.])[A-Za-z]:[\\/]Users[\\/][^\\/\s]{1,64}[\\/]AppData[\\/]Local[\\/]Temp[\\/]/gi,
    "<tmp>/"
  ).replace(/(?<![\w.])(?:\/private|\/var)?\/tmp\//g, "<tmp>/");
  return named.includes("<tmp>/") ? withoutRandomNames(named) : named;
}
function withoutRandomNames(text) {
  return text.replace(/<tmp>\/pytest-of-[\w.-]{1,64}\/pytest-\d{1,9}/g, "<tmp>").replace(/<tmp>\/cc\w{6}(?=\.\w)/g, "<tmp>/cc").replace(/<tmp>\/(go-(?:build|link-))\d{1,20}/g, "<tmp>/$1<n>").replace(/<tmp>\/tmp[a-z0-9_]{8}\b/g, "<tmp>/tmp<n>").replace(/<tmp>\/tmp\.\w{6,12}\b/g, "<tmp>/tmp<n>").replace(/<tmp>\/([\w.]{1,40}-)(?=[a-z]{0,5}[A-Z\d])[A-Za-z0-9]{6}(?![\w-])/g, "<tmp>/$1<n>").replace(/<tmp>\/([\w.-]{0,60}?)\d{3,20}(?![\w])/g, "<tmp>/$1<n>");
}
function stripVersions(text) {
  return text.replace(/(\.\w{1,5})\?(?:[vt]|import|html-proxy)\b[\w=&.-]{0,80}/g, "$1").replace(/(\/[\w.]{1,60}-)(?=[a-f]{0,15}\d)[0-9a-f]{8,64}(?=\.\w|[\s/:)'"]|$)/gm, "$1<hash>");
}
// src/core/failure/canonicalise.ts
function canonicalise(raw, context) {
  const plain22 = (0, import_hooks_active_on_stop.redactInside)(cleanOutput(raw).join("\n"));
  const lines = relativisePaths(plain22, context).split("\n");
  const found = findingsOf(lines, context);
  const primary = primaryFinding(found);
  const { finding: finding11, tool } = primary;
  const message = skeletonOf(primary);
  const { items, keys, itemOf } = (0, import_app_loop_gather_evidence.failureItems)(found, lines);
  const frame = finding11.frame === null ? null : (0, import_app_loop_gather_evidence.shorten)((0, import_app_loop_gather_evidence.maskVolatile)(finding11.frame));
  const kind = classifyKind(found, lines, context);
  return {
    tool,
    kind,
    phase: finding11.phase,
    code: finding11.code,
    class: finding11.class,
    headline: (0, import_hooks_active_on_stop2.itemHeadline)(itemOf(primary)),
    message,
    frame,
    items,
    total: keys.length,
    fingerprints: {
      class: (0, import_app_loop_gather_evidence.classFingerprint)(tool, finding11.code, finding11.class, message),
      exact: (0, import_app_loop_gather_evidence.exactFingerprint)(keys)
    },
    query: composeQuery(
      { tool, code: finding11.code, class: finding11.class, message, frame },
      homeName(context)
    )
  };
}
function homeName({ home = "" }) {
  return home.split(/[\\/]/).slice(-1);
}
function findingsOf(lines, context) {
  const known = findingsByRank({ lines }, context.command, readers);
  const sources = [
    () => known("tool"),
    () => known("runtime"),
    () => readPlaced(lines, context),
    () => known("wrapper")
  ];
  for (const source of sources) {
    const [first, ...rest] = source();
    if (first !== void 0) return [first, ...rest];
  }
  return [readUnknown(lines, context)];
}
function skeletonOf({ finding: finding11 }) {
  const fixed = (0, import_app_loop_gather_evidence.maskLocations)((0, import_app_loop_gather_evidence.maskVolatile)(finding11.message));
  return (0, import_app_loop_gather_evidence.shorten)((0, import_app_loop_gather_evidence.maskValues)(fixed, finding11.speech).replace(/\s+/g, " ").trim());
}
var LONGEST4 = 300;
function composeQuery(failure, names = []) {
  const kind = [failure.tool, failure.code, failure.class].filter((name) => name !== null);
  const frame = failure.frame === null ? "" : ` (in ${failure.frame})`;
  const text = `${kind.join(" ")}: ${failure.message}${frame}`;
  const oneLine = withoutPersonal((0, import_hooks_active_on_stop.redact)(withoutPaths(text)), names).replace(/\s+/g, " ").trim();
  return oneLine.length <= LONGEST4 ? oneLine : `${oneLine.slice(0, LONGEST4 - 1)}\u2026`;
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
function sortKey({ finding: finding11, tool }) {
  return [
    finding11.severity,
    String(PHASES.indexOf(finding11.phase)),
    finding11.code !== null && ROOT_CAUSES.has(finding11.code) ? "0" : "1",
    finding11.file ?? "",
    tool,
    finding11.code ?? "",
    finding11.class ?? "",
    finding11.testId ?? "",
    finding11.message
  ];
}

var import_app_loop_run_checks = require("./app.loop.run-checks.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_node_os = require("node:os");
// src/app/loop/judge-check.ts
function judgeCheck({ terms }, check, run) {
  return {
    check,
    outcome: judge(run, (0, import_hooks_active_on_stop5.workFolder)(terms), terms.allowEmpty),
    exitCode: run.exitCode,
    signal: run.signal,
    timedOut: run.timedOut,
    durationMs: run.durationMs,
    output: (0, import_hooks_active_on_stop.redact)(run.startError ?? run.output),
    droppedBytes: run.droppedBytes
  };
}
var makeReady = (0, import_hooks_active_on_stop6.once)(() => {
  const run = { command: "node a.js", exitCode: 1, signal: null, timedOut: false, durationMs: 0 };
  for (let use = 0; use < 2; use += 1)
    judge({ ...run, output: A_CRASH, droppedBytes: 0, startError: null }, "/a", false);
});
var A_CRASH = `/a/a.js:1
throw new Error('nothing is wrong')
^

Error: nothing is wrong
    at main (/a/a.js:1:7)
    at node:internal/main/run_main_module:28:49

Node.js v20.0.0
`;
function sealed(result) {
  const check = { ...result.check, command: import_app_loop_run_checks.SEALED_COMMAND };
  const { outcome } = result;
  if (outcome.kind === "passed") return { ...result, check, output: "" };
  const count = outcome.kind === "failed" ? outcome.failure.total : 0;
  const output = (0, import_app_loop_run_checks.sealedOutput)(check.name, count);
  if (outcome.kind === "empty")
    return { ...result, check, output, outcome: { ...outcome, reason: "it tested nothing" } };
  const { exitCode, signal, timedOut } = result;
  const shown = canonicalise(output, { ...NOWHERE, command: import_app_loop_run_checks.SEALED_COMMAND, exitCode, signal, timedOut });
  return {
    ...result,
    check,
    output,
    outcome: { kind: "failed", failure: { ...shown, kind: outcome.failure.kind } }
  };
}
function judge(run, project, allowEmpty) {
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
    tmp: (0, import_node_os.tmpdir)()
  });
  return { kind: "failed", failure };
}
var NOWHERE = { root: "", home: "", tmp: "" };
module.exports = {
  baseName: baseName,
  canonicalise: canonicalise,
  countTests: countTests,
  emptyRun: emptyRun,
  forwardSlashes: forwardSlashes,
  joinedFolder: joinedFolder,
  judgeCheck: judgeCheck,
  makeReady: makeReady,
  readShellLine: readShellLine,
  sealed: sealed,
  simpleCommands: simpleCommands,
  withoutPersonal: withoutPersonal,
  withoutPrefixes: withoutPrefixes,
  withoutRunners: withoutRunners
};
