

var import_app_loop_judge_check = require("./app.loop.judge-check.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_app_loop_judge_check2 = require("./app.loop.judge-check.cjs");

var import_app_snapshots_keep_snapshots = require("./app.snapshots.keep-snapshots.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_common = require("./common.cjs");

var import_node_path = require("node:path");
// src/core/proof/judge-proof.ts
function judgeProof(facts) {
  const { standing } = facts;
  const findings = standing.kind === "unknown" ? [] : [
    ...standing.weakenings,
    ...standing.expectations,
    ...nameChanged(
      "part of the checks",
      standing.changed.filter((path) => !standing.started.includes(path))
    ),
    ...nameChanged("run by a check", standing.started)
  ];
  const isWeakened = standing.kind === "known" && standing.weakenings.length + standing.expectations.length > 0;
  const judged = weigh(facts);
  return { ...judged, findings, isWeakened: isWeakened && judged.verdict === "passed" };
}
function nameChanged(how, paths) {
  return paths.length === 0 ? [] : [`Changed since the loop was armed, and ${how}: ${nameSome(paths)}.`];
}
function needsWitness({ baseline, standing, flaky }) {
  if (flaky.length > 0 || standing.kind === "unknown" || standing.weakenings.length > 0) return false;
  return baseline?.kind !== "red" || standing.changed.length > 0;
}
function weigh({ baseline, standing, witness, flaky, ignored = [] }) {
  if (ignored.length > 0) {
    return passed(
      `only files that git ignores changed (${nameSome(ignored)}), of which MSW keeps no snapshot`,
      import_common.prose`Let the check make what git ignores, or commit what the work changes.`
    );
  }
  if (flaky.length > 0) {
    return passed(
      `${flaky.join(", ")} gave two results for the same files`,
      import_common.prose`Make the check give the same result each time; what it needs and git ignores, such as a build, it has to make itself.`
    );
  }
  if (standing.kind === "unknown")
    return passed(standing.reason, import_common.prose`Run the loop where MSW can keep snapshots.`);
  if (standing.weakenings.length > 0) {
    return passed(
      "what the checks stand on was made easier to pass",
      import_common.prose`Look at the findings in the report.`
    );
  }
  if (baseline?.kind === "red" && standing.changed.length === 0) {
    return {
      verdict: "proven",
      reason: "the checks failed before the work, and what they stand on is unchanged",
      cure: null
    };
  }
  switch (witness.kind) {
    case "holds":
      return { verdict: "proven", reason: witness.reason, cure: null };
    case "fails":
      return passed(
        standing.started.length === 0 ? witness.reason : `${nameSome(standing.started)} changed, and is run by a check`,
        import_common.prose`Add a test that fails without the change, and leave the others as they were.`
      );
    case "unclear":
      return passed(unclear(baseline, standing.changed, witness.reason), CURE);
  }
}
function unclear(baseline, changed, reason) {
  if (changed.length > 0) return reason;
  if (baseline?.kind === "green") return "the checks passed before the work as well, and no test was added";
  if (baseline?.kind === "unknown") return baseline.reason;
  return "the checks did not run before the work";
}
var CURE = import_common.prose`A test that fails without the change would prove it; --red-first asks for one.`;
function passed(reason, cure) {
  return { verdict: "passed", reason, cure };
}
function nameSome(paths) {
  const more2 = paths.length - MOST_NAMED;
  return more2 > 0 ? `${paths.slice(0, MOST_NAMED).join(", ")} and ${more2} more` : paths.join(", ");
}
var MOST_NAMED = 10;
// src/app/proof/look-at-standing.ts
// src/core/weakening/weakening.ts
function mayBeHonest({ kind }) {
  return kind === "expectation-changed" || kind === "recording-changed";
}
function sentenceOf({ path, line, what }) {
  const place = path === null ? "" : line === null ? `${path}: ` : `${path}:${line}: `;
  return `${place}${what}.`;
}
var LONGEST = 100;
function inSentence(text) {
  const line = text.replaceAll(/\s/g, " ").trim();
  return `\u201C${line.length > LONGEST ? `${line.slice(0, LONGEST)}\u2026` : line}\u201D`;
}
function someOf(names) {
  const shown = names.slice(0, 3).map(inSentence).join(", ");
  return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown;
}
// src/core/weakening/compare-commands.ts
function weakerCommand(before, after2) {
  const oldLine = (0, import_app_loop_judge_check2.readShellLine)(before);
  const presentLine = (0, import_app_loop_judge_check2.readShellLine)(after2);
  const old = oldLine.commands;
  const present = presentLine.commands;
  const does = present.filter((command) => !isIdle(command));
  if (does.length === 0) return old.every(isIdle) ? null : `does nothing any more (${inSentence(after2)})`;
  const swallowed = newSwallowing(oldLine, presentLine);
  if (swallowed !== null) return `lets failures pass (${inSentence(swallowed)})`;
  for (const command of old.filter((one) => !isIdle(one))) {
    const same = present.find(({ words: words2 }) => isMoreOf(words2, command.words));
    if (same === void 0) return `runs ${inSentence(after2)} instead of ${inSentence(before)}`;
    const narrowing = narrowingWord(command.words, same.words);
    if (narrowing !== null) return `runs only a part, or counts less (${inSentence(narrowing)})`;
  }
  return null;
}
var IDLE = /^(?:true|:|echo|printf|exit|sleep|pwd|set|export|cd)$/;
function isIdle({ words: words2 }) {
  const [program = "", ...rest] = (0, import_app_loop_judge_check2.withoutPrefixes)(words2);
  const isEmptyCode = /^(?:node|python3?|ruby|sh|bash)$/.test(program) && /^-(?:e|c)$/.test(rest[0] ?? "");
  return IDLE.test(program) || program === "" || isEmptyCode && (rest[1] ?? "").length < 24;
}
function newSwallowing(old, present) {
  const known = swallowingIn(old);
  return swallowingIn(present).find((way) => !known.includes(way)) ?? null;
}
var SWALLOWING = [
  [/^[;\n]$/, /^(?:true|:|exit|exit 0)$/],
  [/^\|$/, /^(?:cat|tee|tail|head|grep|sed|awk|less|wc|true)\b/],
  [/^&$/, /^/],
  [/^/, /^set \+[a-z]*e|^trap .*\bexit 0\b|^! /]
];
var FAILS = /^(?:false\b|(?:exit|return) [1-9$])/;
function swallowingIn({ commands, complex }) {
  const texts = commands.map(({ words: words2 }) => words2.join(" ").slice(0, 1e3));
  const stops = texts.some((text) => /^set -[a-z]*e/.test(text));
  return commands.flatMap(({ joined }, at) => {
    const text = texts[at] ?? "";
    const isFound = SWALLOWING.some(([joint, command]) => joint.test(joined) && command.test(text));
    const isAlternative = joined === "||" && !texts.slice(at).some((one) => FAILS.test(one));
    const isLast = joined === ";" && !complex && !stops;
    return isFound || isAlternative || isLast ? [`${joined} ${text}`.trim()] : [];
  });
}
function isMoreOf(words2, old) {
  const wanted = (0, import_app_loop_judge_check2.withoutRunners)(old);
  const has = (0, import_app_loop_judge_check2.withoutRunners)(words2);
  return has[0] === wanted[0] && wanted.every((word) => has.includes(word));
}
var NARROWING = /^(?:-t|-k|-m|-g|-o|-run|-skip|-short|--ignored|--bins?|--examples?|--setup-plan|--setup-only|--fixtures|--markers|--check|--run|--grep|--invert|--fgrep|--filter|--exclude|--excludeTags|--ignore|--ignore-glob|--deselect|--skip|--testNamePattern|--test-name-pattern|--testPathPattern\w*|--testPathIgnorePatterns|--test-skip-pattern|--changed\w*|--onlyChanged|--findRelatedTests|--only-failures|--lf|--last-failed|--ff|--passWithNoTests|--pass-with-no-tests|--if-present|--no-run|--collect-only|--co|--list|--listTests|--dry-run|--help|--version|-u|--update|--updateSnapshot|--update-snapshots|--snapshot-update|--exit-zero|--no-error-on-unmatched-pattern|--no-errors|--retries|--retry|--reruns|--force-exit|--forceExit|--shard|--no-coverage|--no-cov|--quiet-errors|--suppress\w*|--cap-lints|--no-fail-on\w*|--dangerouslyIgnoreUnhandledErrors|-DskipTests|-Dmaven\.test\.\w+|-Dtest|--tests|--doc|--lib|--no-test|--test-only|--fix|--write|--fail-never|-fn|--exclude-task|--disallow-empty)(?:=|$)/;
var GO_ONLY = /^-{1,2}(?:c|n|list|exec|tags)(?:=|$)|^-{1,2}count=0$/;
function narrowingWord(old, present) {
  const left = [...old];
  const isGo = present.includes("go") && present.includes("test");
  let value = false;
  for (const word of present) {
    const at = left.indexOf(word);
    if (at !== -1) {
      left.splice(at, 1);
      value = false;
      continue;
    }
    if (NARROWING.test(word) || isGo && GO_ONLY.test(word) || narrowsByVariable(word)) return word;
    if (!value && isPath(word)) return word;
    value = word.startsWith("-") && !word.includes("=");
  }
  return null;
}
function isPath(word) {
  if (/^-|^\w+=/.test(word)) return false;
  return /\/|[._](?:test|spec)\b|^test_|\.(?:[cm]?[jt]sx?|py|go|rs|rb)$/.test(word);
}
function narrowsByVariable(word) {
  const [, name = "", value = ""] = /^([A-Z_]{1,80})=(.{0,500})$/.exec(word) ?? [];
  if (/SKIP|IGNORE|DISABLE|^PYTHONOPTIMIZE$/.test(name)) return true;
  if (name === "NODE_OPTIONS") return /(?:--require|--import|-r)[= ]\.{1,2}\//.test(value);
  return /^(?:PYTEST_ADDOPTS|GOFLAGS|CARGO_\w+_RUNNER)$/.test(name) && narrowingOption("", value) !== null;
}
function narrowingOption(before, after2) {
  const words2 = (text) => text.split(/[\s"',]+/).filter((word) => word !== "");
  const options2 = (list) => list.filter((word) => word.startsWith("-"));
  return narrowingWord(options2(words2(before)), options2(words2(after2)));
}
// src/core/weakening/found-test.ts
var NOTHING_AROUND = { names: [], skipped: null, only: null };
function wordAt(tokens, at) {
  const token2 = tokens[at];
  return token2 === void 0 || token2.kind === "string" ? "" : token2.text;
}
function opens(token2) {
  return token2?.kind === "sign" && /^[([{]$/.test(token2.text);
}
function closeOf(pairs, at, limit) {
  return Math.max(at, Math.min(pairs[at] ?? limit, limit));
}
function bracketPairs(tokens) {
  const pairs = tokens.map(() => tokens.length);
  const open = [];
  tokens.forEach(({ kind, text }, at) => {
    if (kind !== "sign") return;
    if (text === "(" || text === "[" || text === "{") open.push(at);
    if (text === ")" || text === "]" || text === "}") {
      const begin = open.pop();
      if (begin === void 0) return;
      pairs[begin] = at;
      pairs[at] = begin;
    }
  });
  return pairs;
}
function entriesIn(tokens, pairs, open) {
  const close = closeOf(pairs, open, tokens.length);
  let entries = 0;
  let hasOne = false;
  for (let at = open + 1; at < close; at += 1) {
    const isComma = wordAt(tokens, at) === ",";
    if (isComma && hasOne) entries += 1;
    hasOne = !isComma;
    if (opens(tokens[at])) at = closeOf(pairs, at, close);
  }
  return entries + (hasOne ? 1 : 0);
}
function tokensText(tokens) {
  let text = "";
  let last = null;
  for (const token2 of tokens) {
    const joint = last !== null && last.kind !== "sign" && token2.kind !== "sign" ? " " : "";
    text += joint + (token2.kind === "string" ? JSON.stringify(token2.text) : token2.text);
    last = token2;
  }
  return text;
}
function hasSequence(tokens, sequence) {
  return tokens.some(
    (_, at) => sequence.every((text, offset) => {
      const token2 = tokens[at + offset];
      return token2 !== void 0 && token2.kind !== "string" && token2.text === text;
    })
  );
}
function skipIn(body, ways) {
  const found = ways.find((way) => hasSequence(body, way));
  return found === void 0 ? null : found.join("").replace(/\($/, "");
}
// src/core/weakening/read-tokens.ts
var FAMILIES = [
  ["javascript", "js mjs cjs jsx ts mts cts tsx vue svelte json json5 jsonc snap"],
  ["python", "py pyi pyw toml cfg ini"],
  ["go", "go"],
  ["rust", "rs"],
  ["braces", "java kt kts cs php swift scala groovy gradle dart c cc cpp h hpp cxx m mm"],
  ["ruby", "rb rake gemspec"],
  ["shell", "sh bash zsh bats mk yml yaml"]
];
var BY_ENDING = new Map(
  FAMILIES.flatMap(([family, endings]) => endings.split(" ").map((ending) => [ending, family]))
);
function familyOf(path) {
  const name = path.slice(path.lastIndexOf("/") + 1);
  if (/^(?:Makefile|GNUmakefile|makefile|[Jj]ustfile)$/.test(name)) return "shell";
  return BY_ENDING.get(name.slice(name.lastIndexOf(".") + 1).toLowerCase()) ?? null;
}
var LONGEST2 = 4e5;
function readTokens(source, family) {
  const cursor = {
    text: source.slice(0, LONGEST2).replaceAll("\r\n", "\n"),
    family,
    at: 0,
    line: 1,
    indent: 0,
    first: true,
    tokens: [],
    comments: []
  };
  while (cursor.at < cursor.text.length) step(cursor);
  return { family, tokens: cursor.tokens, comments: cursor.comments };
}
var WORD = /[@#]?[\p{L}_$][\p{L}\p{N}_$]*/uy;
var NUMBER = /\d[\w.]*/y;
var SIGN = /===|!==|\.\.\.|==|!=|=>|->|::|&&|\|\||<=|>=|:=|\*\*|[^\s]/y;
function step(cursor) {
  const char = cursor.text[cursor.at] ?? "";
  if (char === "\n") newLine(cursor);
  else if (/\s/.test(char)) blank(cursor, char);
  else if (!comment(cursor)) token(cursor, char);
}
function blank(cursor, char) {
  if (cursor.first) cursor.indent += char === "	" ? 4 : 1;
  cursor.at += 1;
}
function comment(cursor) {
  const end = commentEnd(cursor);
  if (end === -1) return false;
  takeComment(cursor, end);
  return true;
}
function token(cursor, char) {
  const string = stringAt(cursor);
  if (string !== null) {
    takeToken(cursor, "string", string.text, string.end);
    return;
  }
  const word = match(cursor, WORD);
  const number = match(cursor, NUMBER);
  const text = word ?? number ?? match(cursor, SIGN) ?? char;
  const kind = word !== null ? "word" : number !== null ? "number" : "sign";
  takeToken(cursor, kind, text, cursor.at + text.length);
}
function newLine(cursor) {
  cursor.at += 1;
  cursor.line += 1;
  cursor.indent = 0;
  cursor.first = true;
}
function takeToken(cursor, kind, text, end) {
  cursor.tokens.push({ kind, text, line: cursor.line, indent: cursor.indent, first: cursor.first });
  moveTo(cursor, end);
}
function takeComment(cursor, end) {
  cursor.comments.push({ text: cursor.text.slice(cursor.at, end), line: cursor.line });
  const { first, indent } = cursor;
  moveTo(cursor, end);
  cursor.first = first;
  cursor.indent = indent;
}
function moveTo(cursor, end) {
  const to = Math.max(end, cursor.at + 1);
  for (; cursor.at < to; cursor.at += 1) if (cursor.text[cursor.at] === "\n") cursor.line += 1;
  cursor.first = false;
}
function match(cursor, pattern2) {
  pattern2.lastIndex = cursor.at;
  return pattern2.exec(cursor.text)?.[0] ?? null;
}
var HASH = /* @__PURE__ */ new Set(["python", "ruby", "shell"]);
function commentEnd({ text, at, family, tokens, first }) {
  if (HASH.has(family)) {
    if (text[at] !== "#" || !(first || /\s/.test(text[at - 1] ?? "") || family === "python")) return -1;
    return lineEnd(text, at);
  }
  if (text.startsWith("//", at)) return lineEnd(text, at);
  if (text.startsWith("/*", at)) return after(text, "*/", at + 2);
  if (family === "javascript" && text.startsWith("#!", at) && tokens.length === 0) return lineEnd(text, at);
  return -1;
}
function lineEnd(text, at) {
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end;
}
function after(text, mark, from) {
  const end = text.indexOf(mark, from);
  return end === -1 ? text.length : end + mark.length;
}
function stringAt(cursor) {
  const { text, at, family } = cursor;
  if (family === "python") return pythonString(text, at);
  if (family === "rust") return rustString(text, at);
  const quote = text[at] ?? "";
  if (text.startsWith('"""', at) && family === "braces") return until(text, '"""', at + 3);
  if (quote === '"' || quote === "'")
    return quoted(text, quote, at + 1, family === "shell" || family === "ruby");
  if (family === "go") return quote === "`" ? until(text, "`", at + 1) : null;
  return family === "javascript" ? templateOrPattern(cursor, quote) : null;
}
function templateOrPattern(cursor, quote) {
  if (quote === "`") return template(cursor.text, cursor.at);
  return quote === "/" && isPatternPlace(cursor) ? pattern(cursor.text, cursor.at) : null;
}
function until(text, mark, from) {
  const end = text.indexOf(mark, from);
  if (end === -1) return { text: text.slice(from), end: text.length };
  return { text: text.slice(from, end), end: end + mark.length };
}
function quoted(text, quote, from, spansLines) {
  let at = from;
  while (at < text.length && text[at] !== quote) {
    if (text[at] === "\n" && !spansLines) return { text: text.slice(from, at), end: at };
    at += text[at] === "\\" ? 2 : 1;
  }
  if (at >= text.length && spansLines)
    return { text: text.slice(from, lineEnd(text, from)), end: lineEnd(text, from) };
  return { text: text.slice(from, at), end: Math.min(at + 1, text.length) };
}
var PYTHON_PREFIX = /[rbfuRBFU]{0,2}(?="|')/y;
function pythonString(text, at) {
  PYTHON_PREFIX.lastIndex = at;
  const prefix = PYTHON_PREFIX.exec(text)?.[0];
  if (prefix === void 0 || prefix !== "" && /\w/.test(text[at - 1] ?? "")) return null;
  const open = at + prefix.length;
  const quote = text[open] ?? "";
  const triple = quote.repeat(3);
  if (text.startsWith(triple, open)) return until(text, triple, open + 3);
  return quoted(text, quote, open + 1, false);
}
var RAW_RUST = /b?r(#{0,8})"/y;
var CHAR_RUST = /b?'(?:\\(?:u\{[0-9a-fA-F]{1,6}\}|x[0-9a-fA-F]{2}|.)|[^'\\\n])'/uy;
function rustString(text, at) {
  RAW_RUST.lastIndex = at;
  const raw = /\w/.test(text[at - 1] ?? "") ? null : RAW_RUST.exec(text);
  if (raw !== null) return until(text, `"${raw[1] ?? ""}`, at + raw[0].length);
  if (text[at] === '"') return quoted(text, '"', at + 1, true);
  CHAR_RUST.lastIndex = at;
  const char = CHAR_RUST.exec(text)?.[0];
  return char === void 0 ? null : { text: char.slice(1, -1), end: at + char.length };
}
function template(text, from, depth = 0) {
  const place = { at: from + 1, braces: 0 };
  while (place.at < text.length && !isClosed(text, place, depth)) inTemplate(text, place, depth);
  return { text: text.slice(from + 1, place.at), end: Math.min(place.at + 1, text.length) };
}
function isClosed(text, { at, braces }, depth) {
  return text[at] === "`" && (braces === 0 || depth === 8);
}
function inTemplate(text, place, depth) {
  const char = text[place.at];
  if (char === "`") {
    place.at = template(text, place.at, depth + 1).end;
    return;
  }
  const begins = char === "$" && text[place.at + 1] === "{" && place.braces === 0;
  if (begins || char === "{" && place.braces > 0) place.braces += 1;
  if (char === "}" && place.braces > 0) place.braces -= 1;
  place.at += begins || char === "\\" ? 2 : 1;
}
function isPatternPlace({ tokens }) {
  const last = tokens.at(-1);
  if (last === void 0) return true;
  if (last.kind === "word") return /^(?:return|typeof|case|in|of|await|yield)$/.test(last.text);
  return last.kind === "sign" && !/^[)\]}]$/.test(last.text);
}
function pattern(text, from) {
  let inClass = false;
  const limit = Math.min(text.length, from + 1e3);
  for (let at = from + 1; at < limit && text[at] !== "\n"; at += 1) {
    const char = text[at];
    if (char === "\\") at += 1;
    else if (char === "[") inClass = true;
    else if (char === "]") inClass = false;
    else if (char === "/" && !inClass) return { text: `/${text.slice(from + 1, at)}/`, end: at + 1 };
  }
  return null;
}
// src/core/weakening/settings-of.ts
function settingsOf(path, text) {
  const short = text.slice(0, 2e5).replaceAll("\r\n", "\n");
  if (/\.(?:[cm]?[jt]sx?|jsonc?|json5|neon)$/.test(path) || /^\s*\{/.test(short)) return ofObjects(short);
  if (/\.(?:xml|dist|runsettings|csproj|fsproj|props)$/.test(path) && short.includes("<"))
    return ofTags(short);
  if (/\.ya?ml$/.test(path)) return ofIndents(short);
  if (/\.(?:gradle|kts)$|(?:^|\/)go\.mod$/.test(path)) return ofCode(short);
  return ofSections(short);
}
function tidy(key) {
  return key.replaceAll(/[-_"']/g, "").toLowerCase();
}
function ofObjects(text) {
  const { tokens } = readTokens(text, "javascript");
  const reading = { tokens, pairs: bracketPairs(tokens), found: [] };
  ofObject(reading, 0, tokens.length, []);
  return reading.found;
}
var DEEPEST = 60;
function ofObject(reading, from, to, path, depth = 0) {
  const { tokens, pairs, found } = reading;
  let key = path;
  for (let at = from; at < to && depth < DEEPEST; at += 1) {
    const token2 = tokens[at];
    if (token2 === void 0) return;
    key = keyAt(tokens, at, path, key);
    if (opens(token2)) {
      const end = closeOf(pairs, at, to);
      ofObject(reading, at + 1, end, key, depth + 1);
      at = end;
    } else if (isValue(token2) && wordAt(tokens, at + 1) !== ":")
      found.push({ key: key.join("."), value: token2.text, line: token2.line });
  }
}
function keyAt(tokens, at, path, key) {
  if (wordAt(tokens, at) === ",") return path;
  const token2 = tokens[at];
  const isKey = token2 !== void 0 && token2.kind !== "sign" && wordAt(tokens, at + 1) === ":";
  return isKey ? [...path, tidy(token2.text)] : key;
}
function isValue({ kind, text }) {
  return kind === "string" || kind === "number" || kind === "word" && /^(?:true|false|null)$/.test(text);
}
function ofTags(text) {
  return text.split("\n").flatMap((line, at) => {
    const [, tag = "", value = ""] = /<([\w.:-]{1,80})(?: [^<>]{0,400})?>([^<>]{1,400})</.exec(line.slice(0, 2e3)) ?? [];
    const attributes = [...line.slice(0, 2e3).matchAll(/\b([A-Za-z]{1,60})="([^"]{0,400})"/g)];
    const own = tag === "" ? [] : [{ key: tidy(tag), value: value.trim(), line: at + 1 }];
    return [
      ...own,
      ...attributes.map(([, key = "", set = ""]) => ({ key: tidy(key), value: set, line: at + 1 }))
    ];
  });
}
function ofIndents(text) {
  const stack = [];
  return text.split("\n").flatMap((written, at) => {
    const line = written.slice(0, 2e3).replace(/(?:^|\s)#.*/, "");
    const indent = line.length - line.trimStart().length;
    const [, dash = "", key = "", value = ""] = /^(- )?(?:"?([\w./@-]{1,100})"?:(?= |$))? ?(.*)$/.exec(line.trim()) ?? [];
    if (line.trim() === "") return [];
    while ((stack.at(-1)?.indent ?? -1) >= indent + (dash === "" ? 0 : 1)) stack.pop();
    if (key !== "") stack.push({ indent, key: tidy(key) });
    const path = stack.map((level) => level.key).join(".");
    return words(value).map((one) => ({ key: path, value: one, line: at + 1 }));
  });
}
function ofSections(text) {
  let section = "";
  let key = "";
  return text.split("\n").flatMap((written, at) => {
    const line = written.slice(0, 2e3);
    if (/^\s*(?:[#;]|$)/.test(line)) return [];
    const header = /^\[{1,2}([^[\]]{1,200})\]{1,2}\s*(?:#.*)?$/.exec(line)?.[1];
    if (header !== void 0) {
      section = tidy(header);
      key = section;
      return [];
    }
    const { name, value } = namedValue(line);
    if (name !== null) key = [section, tidy(name)].filter((part) => part !== "").join(".");
    return valuesOf(key, value, at + 1);
  });
}
function namedValue(line) {
  const [, name, value = ""] = /^["']?([\w.@-]{1,100})["']? ?[=:] ?(.*)$/.exec(line) ?? [];
  return name === void 0 ? { name: null, value: line } : { name, value };
}
function valuesOf(key, value, line) {
  const inline = /^\{(.*)\}$/.exec(value.trim());
  if (inline === null) return words(value).map((one) => ({ key, value: one, line }));
  const inner = ofObjects(`({${(inline[1] ?? "").replaceAll("=", ":")}})`);
  return inner.map((one) => ({ key: `${key}.${one.key}`, value: one.value, line }));
}
function ofCode(text) {
  return text.split("\n").flatMap((line, at) => {
    const [, key, value = ""] = /^\s*([\w.]{1,100})(?: ?= ?| |\()(.{0,400})$/.exec(line.replace(/\/\/.*/, "")) ?? [];
    return key === void 0 ? [] : [{ key: tidy(key), value: value.replaceAll(")", "").trim(), line: at + 1 }];
  });
}
function words(value) {
  const found = value.matchAll(/"([^"]{0,400})"|'([^']{0,400})'|([^\s,[\]"']{1,400})/g);
  const all = [];
  for (const [, double, single, bare2] of found) {
    if (bare2?.startsWith("#")) break;
    all.push(double ?? single ?? bare2 ?? "");
  }
  return all;
}
// src/core/weakening/compare-settings.ts
function compareSettings(path, before, after2, prefixes = []) {
  const counts = ({ key }) => prefixes.length === 0 || prefixes.some((prefix) => key === prefix || key.startsWith(`${prefix}.`));
  const old = settingsOf(path, before ?? "").filter(counts);
  const present = settingsOf(path, after2 ?? "").filter(counts);
  const removed = without(old, present);
  const added = without(present, old);
  const keys = [...new Set([...removed, ...added].map(({ key }) => key))];
  return keys.flatMap((key) => {
    const change = {
      key,
      name: key.slice(key.lastIndexOf(".") + 1),
      isKept: present.some((setting) => setting.key === key),
      wasThere: old.some((setting) => setting.key === key),
      removed: removed.filter((setting) => setting.key === key),
      added: added.filter((setting) => setting.key === key)
    };
    const found = RULES.map((rule) => rule(change)).find((one) => one !== null);
    if (found === void 0 || found === null) return [];
    return [{ kind: found.kind, path, line: change.added[0]?.line ?? null, what: found.what }];
  });
}
function without(settings, others) {
  const counts = /* @__PURE__ */ new Map();
  for (const { key, value } of others)
    counts.set(`${key}\0${value}`, (counts.get(`${key}\0${value}`) ?? 0) + 1);
  return settings.filter(({ key, value }) => {
    const left = counts.get(`${key}\0${value}`) ?? 0;
    counts.set(`${key}\0${value}`, left - 1);
    return left <= 0;
  });
}
var values = (settings) => settings.map(({ value }) => value).join(" ");
var threshold = ({ key, name, removed, added }) => {
  const isThreshold = /threshold|checkcoverage|minimumcoverage|coverageminimum|failunder|jacoco|violationrules/.test(key) || /^(?:branches|functions|lines|statements|minimum)$/.test(name);
  const old = numberIn(removed);
  const present = numberIn(added);
  if (/^maxwarnings|^maxproblems|^maxissues/.test(name) && old !== null && present !== null && present > old)
    return { kind: "threshold-lowered", what: `${inSentence(name)} is now ${present}, it was ${old}` };
  if (!isThreshold || old === null) return null;
  if (present === null)
    return { kind: "threshold-lowered", what: `${inSentence(name)} is gone, it was ${old}` };
  return present < old ? { kind: "threshold-lowered", what: `${inSentence(name)} is now ${present}, it was ${old}` } : null;
};
function numberIn(settings) {
  const found = settings.map(({ value }) => /^-?\d{1,9}(?:\.\d{1,6})?(?=%?$)/.exec(value)?.[0]).find((value) => value !== void 0);
  return found === void 0 ? null : Number(found);
}
var retries = ({ name, removed, added }) => {
  const present = numberIn(added);
  if (!/^(?:retries|retry|reruns|rerunfailingtestscount|flakytestattempts|maxretries)$/.test(name) || present === null)
    return null;
  const old = numberIn(removed) ?? 0;
  return present > old ? { kind: "threshold-lowered", what: `a failing test is tried ${present} times again, it was ${old}` } : null;
};
var EXCLUDES = /^(?:testpathignorepatterns|exclude|excludes|excluded|excludefiles|ignore|ignores|ignorepatterns|ignorefiles|norecursedirs|collectignore|collectignoreglob|omit|coveragepathignorepatterns|modulepathignorepatterns|deselect|perfileignores|extendignore|extendperfileignores|disable|disableerrorcode|extendexclude|excludetags|excludegroups|excludelines|excludealso|excludedgroups|testignore|skips?|allow|disabledrules)$/;
var NOISE = /^(?:\*\*\/)?(?:node_modules|dist|build|out|coverage|target|vendor|venv|\.venv|\.git|\.tox|\.next|\.cache|\.turbo|__pycache__)(?:\/.*)?$|^(?:true|false|null)$/;
var excluded = ({ key, name, added }) => {
  const isExclude = EXCLUDES.test(name) || /\.(?:perfileignores|exclude|excludes)\.[^.]{1,80}$/.test(key);
  const found = added.filter(
    ({ value }) => value !== "" && !NOISE.test(value.replace(/^\.?\//, "").replace(/\/$/, ""))
  );
  if (!isExclude || found.length === 0) return null;
  return { kind: "config-narrowed", what: `${inSentence(name)} now leaves out ${inSentence(values(found))}` };
};
var INCLUDES = /^(?:testmatch|testregex|include|includes|roots|testpaths|projects|pythonfiles|pythonclasses|pythonfunctions|collectcoveragefrom|spec|specs|testdir|specpattern|testfiles|directory|members|source|testsuite|checks|enable|select|extendselect|workspace)$/;
var included = ({ name, removed, added, wasThere, isKept: isKept2 }) => {
  if (!INCLUDES.test(name)) return null;
  if (removed.length > 0 && isKept2) {
    if (added.length > 0 && added.every(({ value }) => isWider(value, removed))) return null;
    return {
      kind: "config-narrowed",
      what: `${inSentence(name)} no longer has ${inSentence(values(removed))}`
    };
  }
  const narrow = added.filter(
    ({ value }) => !value.includes("*") && /[./]/.test(value) && /test|spec/i.test(value)
  );
  if (wasThere || narrow.length === 0 || !/\.\w{1,5}$/.test(narrow[0]?.value ?? "")) return null;
  return {
    kind: "config-narrowed",
    what: `${inSentence(name)} now takes only ${inSentence(values(narrow))}`
  };
};
function isWider(value, old) {
  const letters = (text) => new Set(text.match(/\w+/g) ?? []);
  return old.some((setting) => {
    const has = letters(value);
    const isSuperset = [...letters(setting.value)].every((word) => has.has(word));
    return isSuperset && value.split("*").length >= setting.value.split("*").length && value.length > setting.value.length;
  });
}
var SWITCHES = [
  [
    /^(?:passwithnotests|allowonly|dangerouslyignoreunhandlederrors|testfailureignore|ignorefailures|skiptests|skip|maventestskip|mavenTestFailureIgnore|ignoreerrors|continueonerror|allowfailure|failfast|exitzero|noemitonerror|skiplibcheck|allowunreachablecode|ignorescripts)$/,
    /^true$/
  ],
  [
    /^(?:forbidonly|harness|autotests|test|doctest|xfailstrict|enabled|failonwarning|failonrisky|failonskipped|failonemptytestsuite|haltonfailure|failonviolation|failonerror|abortonerror|checkcoverage|all)$/,
    /^false$/
  ],
  [
    /^(?:strict\w*|noimplicit\w*|nounused\w*|nounchecked\w*|exactoptional\w*|usestrict\w*|alwaysstrict|disallow\w*|checkuntyped\w*|warnunreachable|warnreturnany|warnunused\w*|checkjs)$/,
    /^false$/
  ]
];
var switched = ({ name, added, removed, isKept: isKept2 }) => {
  for (const [key, loose] of SWITCHES) {
    if (!key.test(name)) continue;
    const to = added.find(({ value }) => loose.test(value.toLowerCase()));
    const isFast = /^(?:skiplibcheck|failfast)$/.test(name);
    if (to !== void 0 && !isFast)
      return { kind: "config-narrowed", what: `${inSentence(name)} is now ${to.value}` };
    const wasStrict = /^(?:strict|noimplicit|nounused|disallow|fail|forbid)/.test(name) && /^true$/i.test(values(removed));
    if (wasStrict && !isKept2) return { kind: "config-narrowed", what: `${inSentence(name)} is gone` };
  }
  return null;
};
var selecting = ({ name, added }) => /^(?:testnamepattern|grep|grepinvert|testpathpattern|filter|onlytests|testonly)$/.test(name) && added.length > 0 ? {
  kind: "config-narrowed",
  what: `${inSentence(name)} now selects tests by ${inSentence(values(added))}`
} : null;
var options = ({ name, removed, added }) => {
  if (!/^(?:addopts|args|options|script|testargs|runargs|nodeoptions|pytestaddopts|commands|cmd|useroptions|goflags|jvmargs)$/.test(
    name
  ))
    return null;
  const old = values(removed);
  const present = values(added);
  const floor = /-(?:cov-|coverage-)?(?:fail-under|fail_under|threshold|lines|branches|functions|statements)(?:-\w{1,20})?[= ](\d{1,3})/;
  const [, was] = floor.exec(old) ?? [];
  const [, is] = floor.exec(present) ?? [];
  if (was !== void 0 && (is === void 0 || Number(is) < Number(was)))
    return {
      kind: "threshold-lowered",
      what: is === void 0 ? `the threshold ${was} is gone` : `the threshold is now ${is}, it was ${was}`
    };
  const narrowing = narrowingOption(old, present);
  if (narrowing !== null)
    return {
      kind: "config-narrowed",
      what: `${inSentence(name)} has the new option ${inSentence(narrowing)}`
    };
  const lost = removed.filter(
    ({ value }) => /^--?(?:strict|cov|error|fail|W|maxfail)/.test(value) && !present.includes(value)
  );
  return lost.length > 0 ? { kind: "config-narrowed", what: `${inSentence(name)} no longer has ${inSentence(values(lost))}` } : null;
};
var rules = ({ key, removed, added }) => {
  const isRule = /(?:^|\.)(?:rules|linter\.rules|lints|clippy|rust)\b/.test(key);
  const isOff = added.find(({ value }) => /^(?:off|0|none|allow|warn|warning)$/.test(value));
  const wasWarned = /\b(?:warn|warning|1|off|allow)\b/.test(values(removed)) && isOff?.value !== "off";
  if (!isRule || isOff === void 0 || wasWarned) return null;
  return {
    kind: "complaint-suppressed",
    what: `the rule ${inSentence(key.slice(key.lastIndexOf(".") + 1))} is now ${inSentence(isOff.value)}`
  };
};
var replaced = ({ key, added }) => {
  const target = added.find(
    ({ value }) => /(?:^|[./_-])(?:__mocks__|mocks?|stubs?|fakes?|doubles?)(?:[./_-]|$)/i.test(value)
  );
  if (!/modulenamemapper|alias|paths|imports|replace/.test(key) || target === void 0) return null;
  return {
    kind: "subject-mocked",
    what: `${inSentence(key.slice(key.lastIndexOf(".") + 1))} is now taken from ${inSentence(target.value)}`
  };
};
var runner = ({ key, name, added }) => {
  const to = values(added);
  const isAlias = /^(?:alias|target)\b/.test(key) && /(?:^|\.)(?:test|t|runner|check|clippy|build|nextest)$/.test(key);
  const isShell = /^(?:scriptshell|npmscriptshell|shell)$/.test(name);
  const isLocal = /^(?:replace)$/.test(name) && /testify|gocheck|gomega|ginkgo/.test(to);
  const isSource = /(?:dependencies|patched\w{1,40}|overrides|resolutions)\.[\w@/.^~]{0,80}(?:vitest|jest|mocha|ava|tap|playwright|chai|assert|eslint|typescript|biome)/.test(
    key
  ) && /^(?:file:|link:|portal:|patch:|npm:|git|https?:|\.|patches\/)/.test(to);
  if (added.length === 0 || !(isAlias || isShell || isLocal || isSource)) return null;
  return { kind: "runner-replaced", what: `${inSentence(name)} is now ${inSentence(to)}` };
};
var RULES = [
  threshold,
  retries,
  runner,
  replaced,
  rules,
  options,
  selecting,
  switched,
  excluded,
  included
];
// src/core/weakening/compare-scripts.ts
var SECTIONS = [
  "jest",
  "vitest",
  "mocha",
  "ava",
  "nyc",
  "c8",
  "tap",
  "eslintconfig",
  "xo",
  "devdependencies",
  "dependencies",
  "overrides",
  "resolutions",
  "pnpm",
  "imports"
];
function compareScripts(file, standing) {
  const name = file.path.slice(file.path.lastIndexOf("/") + 1);
  if (name === "package.json") return packageJson(file, standing.packageScripts.get(file.path) ?? /* @__PURE__ */ new Set());
  const targets = standing.targets.get(file.path);
  return targets === void 0 ? [] : makefile(file, targets);
}
function edited(path, line, what) {
  return { kind: "check-script-edited", path, line, what };
}
function packageJson({ path, before, after: after2 }, names) {
  if ((0, import_hooks_active_on_command.parsedJson)(before) === null) return [];
  const old = (0, import_hooks_active_on_command.scriptsIn)(before);
  const present = (0, import_hooks_active_on_command.scriptsIn)(after2);
  const scripts = [...names].flatMap((name) => {
    const was = old.get(name);
    const is = present.get(name);
    if (was === is || was === void 0) return [];
    if (is === void 0) return [edited(path, null, `the script ${inSentence(name)} is gone`)];
    const weaker = weakerCommand(was, is);
    return weaker === null ? [] : [edited(path, lineOf(after2, `"${name}"`), `the script ${inSentence(name)} ${weaker}`)];
  });
  return [...scripts, ...compareSettings(path, before, after2, SECTIONS)];
}
function lineOf(text, part) {
  const at = text?.indexOf(part) ?? -1;
  return at === -1 ? null : (text ?? "").slice(0, at).split("\n").length;
}
function makefile(file, targets) {
  const { path, before, after: after2 } = file;
  const old = (0, import_hooks_active_on_command.recipesOf)(before ?? "");
  const present = (0, import_hooks_active_on_command.recipesOf)(after2 ?? "");
  const recipes = [...targets].flatMap((name) => {
    const was = old.get(name);
    const is = present.get(name);
    if (was === void 0) return [];
    if (is === void 0) return [edited(path, null, `the target ${inSentence(name)} is gone`)];
    const needs = was.needs.filter((need) => !is.needs.includes(need));
    if (needs.length > 0)
      return [
        edited(path, null, `the target ${inSentence(name)} no longer needs ${inSentence(needs.join(" "))}`)
      ];
    const weaker = weakerCommand(was.commands.join(" && "), is.commands.join(" && "));
    return weaker === null ? [] : [edited(path, lineOf(after2, `${name}:`), `the target ${inSentence(name)} ${weaker}`)];
  });
  return [...recipes, ...variables(file)];
}
function variables({ path, before, after: after2 }) {
  const old = new Map(optionsIn(before));
  return optionsIn(after2).flatMap(([name, value]) => {
    const narrowing = narrowingOption(old.get(name) ?? "", value);
    const what = `the variable ${inSentence(name)} has the new option ${inSentence(narrowing ?? "")}`;
    return narrowing === null ? [] : [edited(path, lineOf(after2, name), what)];
  });
}
function optionsIn(text) {
  const lines = (text ?? "").matchAll(
    /^(?:export )?(PYTEST_ADDOPTS|GOFLAGS|NODE_OPTIONS) ?[:?+]{0,2}= ?(.{0,500})/gm
  );
  return [...lines].map(([, name = "", value = ""]) => [name, value]);
}
// src/core/weakening/find-assertions.ts
function findAssertions(tokens, family) {
  const pairs = bracketPairs(tokens);
  const found = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (!isHead(tokens, at, family)) continue;
    const span = spanOf(tokens, pairs, at, family);
    found.push(assertionOf(tokens, pairs, at, span, family));
    at = Math.max(at, span.to - 1);
  }
  return found;
}
function isHead(tokens, at, family) {
  const token2 = tokens[at];
  if (token2?.kind !== "word") return family === "shell" && token2?.first === true && token2.text === "[";
  const next = tokens[at + 1]?.text ?? "";
  const before = tokens[at - 1]?.text ?? "";
  if (/^(?:def|function|func|fn|fun|void|import|from)$/.test(before)) return false;
  return HEADS[family](token2, next, before, tokens[at + 2]?.text ?? "");
}
var HELPER = /^(?:assert|expect|verify|check|ensure|should|must)(?:[A-Z_]\w*)?$/;
var OF_T = /^(?:is|not|deepEqual|equal|equals|same|strictSame|notEqual|notSame|true|false|truthy|falsy|ok|notOk|throws\w*|rejects|resolves|match|has|like|regex|snapshot|assert|fail|plan|doesNotThrow)$/;
var FAILS_GO = /^(?:Error|Errorf|Fatal|Fatalf|Fail|FailNow)$/;
var HEADS = {
  javascript: ({ text }, next, before, afterNext) => text === "should" && before === "." || text === "t" && before !== "." && next === "." && OF_T.test(afterNext) || HELPER.test(text) && /^[.(]$/.test(next),
  python: ({ text, first }, next, before) => text === "assert" && (first || before === ":" || before === ";") || /^(?:assert\w+|fail|raises|warns)$/.test(text) && next === "(" || /^(?:verify|check|expect|ensure)_\w+$/.test(text) && next === "(",
  go: ({ text }, next, before) => FAILS_GO.test(text) && before === "." && next === "(" || /^(?:assert|require|is|qt)$/.test(text) && next === "." && before !== "." || text === "panic" && next === "(" || /^(?:assert|require|check|verify|must|expect)[A-Z]\w*$/.test(text) && next === "(",
  rust: ({ text }, next) => /^(?:assert\w*|debug_assert\w*|prop_assert\w*|panic|unreachable)$/.test(text) && next === "!" || /^(?:assert|check|verify|expect)_\w+$/.test(text) && next === "(",
  braces: ({ text }, next) => /^(?:assert\w*|Assert|verify\w*|expect\w*|fail|XCTAssert\w*|XCTFail|should\w*|Should\w*)$/.test(text) && /^[.(:]$|^::$|^->$/.test(next),
  ruby: ({ text }, next) => text === "expect" && /^[({]$/.test(next) || /^(?:assert|refute|must|wont|flunk)(?:_\w+)?$/.test(text),
  shell: ({ text, first }) => first && /^(?:assert\w*|refute\w*|test|grep|diff|cmp)$/.test(text)
};
function spanOf(tokens, pairs, head, family) {
  const guard = family === "go" && FAILS_GO.test(tokens[head]?.text ?? "") ? guardOf(tokens, pairs, head) : null;
  const to = endOf(tokens, pairs, head);
  if (guard !== null) return { from: guard, to };
  let from = head;
  while (/^(?:\.|->|::|await|return|!)$/.test(tokens[from - 1]?.text ?? "") && tokens[from - 1]?.kind !== "string") {
    from -= 1;
    const isMember = /^(?:\.|->|::)$/.test(tokens[from]?.text ?? "");
    if (isMember) from = receiver(tokens, pairs, from);
  }
  return { from: Math.max(0, from), to };
}
function receiver(tokens, pairs, dot) {
  let at = dot - 1;
  while (at > 0 && /^[)\]]$/.test(tokens[at]?.text ?? "") && (pairs[at] ?? at) < at)
    at = (pairs[at] ?? at) - 1;
  return Math.max(0, at);
}
function guardOf(tokens, pairs, head) {
  let open = head - 1;
  while (open >= 0 && !(wordAt(tokens, open) === "{" && closeOf(pairs, open, tokens.length) > head))
    open -= 1;
  for (let at = open - 1; at >= 0 && at > open - 80; at -= 1) {
    const text = wordAt(tokens, at);
    if (text === "if") return at;
    if (text === "{") return null;
    if (text === "}") at = Math.min(at, pairs[at] ?? at);
  }
  return null;
}
var CONTINUES = /^(?:\.|\?|:|&&|\|\||==|===|!=|!==|=>|->|and|or|is|in|not|[+*/<>=-]|<=|>=)$/;
function endOf(tokens, pairs, head) {
  for (let at = head; at < tokens.length; at += 1) {
    if (at > head && endsBefore(tokens, at)) return at;
    if (opens(tokens[at])) at = closeOf(pairs, at, tokens.length);
  }
  return tokens.length;
}
function endsBefore(tokens, at) {
  const isLine = tokens[at]?.first === true && !CONTINUES.test(tokens[at]?.text ?? "");
  return isLine && !CONTINUES.test(wordAt(tokens, at - 1)) || /^[,;)\]}]$/.test(wordAt(tokens, at));
}
function assertionOf(tokens, pairs, head, { from, to }, family) {
  const isGuarded = family === "go" && tokens[from]?.text === "if" && FAILS_GO.test(tokens[head]?.text ?? "");
  const end = isGuarded ? tokens.findIndex(({ text: text2 }, at) => at > from && text2 === "{") : to;
  const own = tokens.slice(from, end);
  const operands = isGuarded ? comparedIn(own.slice(own.findLastIndex(({ text: text2 }) => text2 === ";" || text2 === "if") + 1)) : operandsOf(tokens, pairs, head, to);
  const message = isGuarded ? [] : messageOf(own, operands);
  const kept = own.filter((token2) => !message.includes(token2));
  const text = tokensText(kept);
  return {
    text,
    form: tokensText(
      kept.map((token2) => literalOf(token2) === null ? token2 : { ...token2, kind: "string", text: "" })
    ),
    subject: tokensText(operands[0] ?? []),
    strength: isTuple(tokens, pairs, head, to) ? "nothing" : strengthOf(text, tokensText(own.map(withoutValue)), operands, isGuarded),
    line: tokens[head]?.line ?? 1,
    literals: kept.flatMap((token2) => literalOf(token2) ?? []),
    message
  };
}
function isTuple(tokens, pairs, head, to) {
  const isWhole = wordAt(tokens, head) === "assert" && wordAt(tokens, head + 1) === "(" && closeOf(pairs, head + 1, to) === to - 1;
  return isWhole && tokens[head]?.first === true && splitAt(tokens.slice(head + 2, to - 1), /^,$/).length > 1;
}
function withoutValue(token2) {
  return token2.kind === "string" ? { ...token2, text: "" } : token2;
}
function literalOf({ kind, text }) {
  if (kind === "number") return text.replaceAll("_", "");
  return kind === "string" ? JSON.stringify(text.replaceAll(/\\(["'`])/g, "$1")) : null;
}
function operandsOf(tokens, pairs, head, to) {
  const calls2 = callsIn(tokens, pairs, head, to);
  const [first] = calls2;
  const last = calls2.at(-1);
  const isStatement = wordAt(tokens, head) === "assert" && !/^[.!(]$/.test(wordAt(tokens, head + 1));
  if (first === void 0 || last === void 0 || isStatement) return comparedIn(tokens.slice(head + 1, to));
  const own = splitAt(tokens.slice(first + 1, closeOf(pairs, first, to)), /^,$/);
  const [tester] = own;
  if (own.length > 2 && tester?.length === 1 && tester[0]?.text === "t") return own.slice(1);
  if (last !== first) return [...own.slice(0, 1), tokens.slice(last + 1, closeOf(pairs, last, to))];
  return own.length === 1 ? matchedIn(own[0] ?? []) : own;
}
function matchedIn(own) {
  const isMatch = own[0]?.text === "matches" && own[1]?.text === "!";
  return isMatch ? splitAt(own.slice(3, -1), /^,$/) : comparedIn(own);
}
function callsIn(tokens, pairs, from, to) {
  const calls2 = [];
  for (let at = from; at < to; at += 1) {
    if (wordAt(tokens, at) === "(") calls2.push(at);
    if (/^[([]$/.test(wordAt(tokens, at))) at = closeOf(pairs, at, to);
  }
  return calls2;
}
function comparedIn(tokens) {
  return splitAt(tokens, /^(?:==|===|!=|!==|<=|>=|[<>]|is)$/);
}
function splitAt(tokens, signs) {
  const pairs = bracketPairs(tokens);
  const parts = [[]];
  for (let at = 0; at < tokens.length; at += 1) {
    const token2 = tokens[at];
    if (token2 === void 0) break;
    if (token2.kind !== "string" && signs.test(token2.text)) {
      parts.push([]);
      continue;
    }
    const end = opens(token2) ? closeOf(pairs, at, tokens.length - 1) : at;
    parts.at(-1)?.push(...tokens.slice(at, end + 1));
    at = end;
  }
  return parts.filter((part) => part.length > 0);
}
function messageOf(own, operands) {
  const isCondition = own.some(({ text }) => /^(?:assert|ok|assertTrue|assertFalse)$/.test(text));
  const from = isCondition ? 1 : 2;
  const at = operands.findIndex((operand, index) => index >= from && isSentence(operand));
  return at === -1 ? [] : operands.slice(at).flat();
}
function isSentence(operand) {
  const [only] = operand;
  return operand.length === 1 && only?.kind === "string" && /\S \S+ \S/.test(only.text);
}
var TRUE = /^(?:true|True|TRUE|1|!0|not False)$/;
var NO_COMPARISON = /\b(?:fail|Fail|panic|unreachable|flunk|plan|assertions|hasAssertions|raises|warns)\b/;
function strengthOf(text, shape, operands, isGuarded) {
  const short = shape.slice(0, 2e3);
  if (isNothing(short, operands, isGuarded)) return "nothing";
  if (/\.(?:rejects|resolves)\b/.test(short) && !/^(?:await|return)\b/.test(short)) return "nothing";
  if (LOOSE.test(short)) return "loose";
  if (PARTIAL.test(matchesOne(operands) ? short.replace("matches!", "") : short) || isWide(text))
    return "partial";
  const comparesNothing = operands.length < 2 && !/[=<>]=|[<>]|\bis\b/.test(short);
  return comparesNothing && BARE.test(text.slice(0, 2e3)) ? "loose" : "exact";
}
function matchesOne([, pattern2 = []]) {
  return pattern2.every(({ kind, text }) => kind !== "sign" || !/^[|.]/.test(text)) && !/\b_\b|\.\./.test(tokensText(pattern2));
}
function isWide(text) {
  const [, tolerance = ""] = /\b(?:abs|rel|delta|abs_tol|rel_tol)=(\d[\w.-]{0,20})|\bIn(?:Delta|Epsilon)\w{0,10}\(.{1,200},(\d[\w.-]{0,20})\)$/.exec(text.slice(0, 2e3))?.filter((part) => part !== void 0) ?? [];
  return tolerance !== "" && Number.parseFloat(tolerance) > 0.01;
}
function isNothing(shape, operands, isGuarded) {
  if (/\.catch\(\(?\w{0,40}\)?=>\{\}\)/.test(shape) || /\|\|(?:true|1)\b|\bor(?: True| 1)\b/.test(shape))
    return true;
  const [first = [], second = []] = operands.map((operand) => tokensText(operand));
  if (isGuarded)
    return first === "false" || first !== "" && first === second || /(?:&&|if )false\b/.test(shape);
  if (NO_COMPARISON.test(shape) || operands.length === 0) return false;
  if (operands.length >= 2 && first === second) return !/(?:\bnot\b|!=|[nN]ot[A-Z]|assert_ne)/.test(shape);
  const isConstant2 = operands.every(
    (operand) => operand.every(
      ({ kind, text }) => kind === "string" || kind === "number" || /^(?:true|True|!)$/.test(text)
    )
  );
  const isSaid = operands.every((operand) => operand.every(({ kind }) => kind === "string"));
  return isConstant2 && !isSaid && (operands.length > 1 || TRUE.test(String(first)) || /[Tt]ruthy|[Dd]efined|not\.toBeNull/.test(shape));
}
var LOOSE = /\.(?:toBeTruthy|toBeFalsy|toBeDefined|toBeInstanceOf|toHaveBeenCalled|toHaveReturned|toThrow|toThrowError|pass|exists|ok|exist)\(\)|\.not\.(?:toBeNull|toBeUndefined|toBeNaN|toThrow|toThrowError)\(|toBeDefined|toBeTruthy|toBeInstanceOf|toBeTypeOf|expect\.any|anything\(\)|assertIsNotNone|assertIsInstance|assertNotNull|assertNotNil|\.NotNil\b|\.NoError\b|\.NotEmpty\b|\.NotNull\b|isinstance\(|\bis ?not ?None\b|\bis_(?:ok|some|err)\(\)|\bbe_truthy|not_to be_nil|\.isNotNull\(|raises\((?:Exception|BaseException)\b|assert_not_nil|\bnot\b.{0,40}be_nil|\bcallable\(|!=nil\b|==nil\b/;
var PARTIAL = /\bdebug_assert|\.(?:toContain\w*|toMatch|toMatchObject|toBeGreaterThan\w*|toBeLessThan\w*|toBeOneOf|toSatisfy|toHaveProperty|include|contains?|startsWith|above|below|match)\(|objectContaining|stringContaining|arrayContaining|assert(?:In|Greater|Less|Regex|NotEqual|NotEquals|Contains)\w*|assert_ne\b|\.(?:Contains|NotEqual|Greater|Less|Subset)\b|starts_with\(|ends_with\(|contains\(|matches!|!==?(?!nil)|[<>]|\bin\b|\bnot\.(?:toBe|toEqual)\b|startswith\(/;
var BARE = /^(?:await |return )?(?:[\w.$]{0,60}(?:\.|->|::))?(?:assert|assert!|ok|assertTrue|assertFalse|IsTrue|True|is_true|truthy|XCTAssert|XCTAssertTrue|assert_true|expect|true)\b/;
// src/core/weakening/conditional-assertions.ts
function conditionalAssertions(body, family) {
  const heads = body.flatMap((_, at) => isHead(body, at, family) ? [at] : []);
  if (family === "go" || family === "shell" || family === "ruby")
    return { always: heads.length, conditions: [] };
  const pairs = bracketPairs(body);
  const blocks = body.flatMap((_, at) => blockAt(body, pairs, at, family) ?? []);
  const holds = ({ from, to }) => heads.some((head) => head >= from && head < to);
  const inBlocks = heads.filter((head) => blocks.some(({ from, to }) => head >= from && head < to));
  return {
    always: heads.length - inBlocks.length,
    conditions: blocks.filter(holds).map(({ how, line }) => ({ how, line }))
  };
}
function blockAt(body, pairs, at, family) {
  const token2 = body[at];
  if (token2?.kind !== "word" || !/^(?:if|elif)$/.test(token2.text) || wordAt(body, at - 1) === ".")
    return null;
  if (family === "python") return token2.first ? indented(body, at, token2) : null;
  const end = wordAt(body, at + 1) === "(" ? closeOf(pairs, at + 1, body.length) : braceBehind(body, at) - 1;
  const isBlock = wordAt(body, end + 1) === "{";
  const to = isBlock ? closeOf(pairs, end + 1, body.length) : statementEnd(body, end + 1);
  return { how: tokensText(body.slice(at, end + 1)), line: token2.line, from: end + 1, to };
}
function indented(body, at, { indent, line }) {
  let to = at + 1;
  while (to < body.length && !(body[to]?.first && (body[to]?.indent ?? 0) <= indent)) to += 1;
  const colon = body.findIndex((token2, index) => index > at && token2.kind === "sign" && token2.text === ":");
  return { how: tokensText(body.slice(at, colon === -1 ? at + 1 : colon)), line, from: at + 1, to };
}
function braceBehind(body, at) {
  for (let next = at + 1; next < body.length && next < at + 60; next += 1)
    if (wordAt(body, next) === "{") return next;
  return at + 1;
}
function statementEnd(body, from) {
  for (let at = from + 1; at < body.length; at += 1)
    if (body[at]?.first || wordAt(body, at) === ";") return at;
  return body.length;
}
// src/core/weakening/match-tests.ts
var KEYS = [
  ({ path, name }) => `${path}\0${name}`,
  ({ name }) => name,
  ({ path, name }) => `${path}\0${leaf(name)}`,
  ({ text }) => text,
  ({ assertions, name }) => assertions.length === 0 ? name : assertions.map(({ text }) => text).sort().join("\n")
];
function leaf(name) {
  return name.slice(Math.max(name.lastIndexOf(" > "), name.lastIndexOf("."), name.lastIndexOf("::")) + 1).trim();
}
function matchTests(before, after2) {
  const pairs = [];
  let lost = before;
  let fresh = after2;
  for (const key of KEYS) {
    const open = /* @__PURE__ */ new Map();
    for (const test of fresh) open.set(key(test), [...open.get(key(test)) ?? [], test]);
    const taken = /* @__PURE__ */ new Set();
    lost = lost.filter((test) => {
      const found = open.get(key(test))?.shift();
      if (found === void 0) return true;
      pairs.push({ before: test, after: found });
      taken.add(found);
      return false;
    });
    fresh = fresh.filter((test) => !taken.has(test));
  }
  return { pairs, lost, fresh };
}
function isCovered(test, wanted, others) {
  const texts = test.assertions.map(({ text }) => text);
  return others.some((other) => {
    if (wanted.length > 0)
      return wanted.every((literal2) => other.literals.has(literal2)) && strongest(other) >= strongest(test);
    const has = new Set(other.assertions.map(({ text }) => text));
    return texts.length > 0 && texts.every((text) => has.has(text));
  });
}
function strongest({ assertions }) {
  return Math.max(...assertions.map(({ strength }) => RANK[strength]), -1);
}
var RANK = { nothing: 0, loose: 1, partial: 2, exact: 3 };
// src/core/weakening/swallowed-failures.ts
function swallowedFailures(body, family) {
  const handlers = family === "python" ? pythonHandlers(body, family) : braceHandlers(body, family);
  return [
    ...handlers,
    ...recovered(body, family),
    ...earlyEnd(body, family),
    ...uncalled(body, family),
    ...rowsLeftOut(body)
  ];
}
function hasAssertion(tokens, family) {
  return tokens.some((_, at) => isHead(tokens, at, family));
}
function isSilent(handler, family) {
  return !hasAssertion(handler, family) && !handler.some(({ kind, text }) => kind === "word" && THROWS.test(text));
}
var THROWS = /^(?:throw|raise|rethrow|fail|done|reject|next|exit)$/;
function braceHandlers(body, family) {
  const pairs = bracketPairs(body);
  return body.flatMap(({ kind, text, line }, at) => {
    if (kind !== "word" || text !== "try" || body[at + 1]?.text !== "{") return [];
    const end = pairs[at + 1] ?? body.length;
    if (body[end + 1]?.text !== "catch") return [];
    const open = end + 1 + body.slice(end + 1, end + 12).findIndex((token2) => token2.text === "{");
    const handler = open <= end ? [] : body.slice(open + 1, pairs[open]);
    const isSwallowed = hasAssertion(body.slice(at + 2, end), family) && isSilent(handler, family);
    return isSwallowed ? [{ kind: "swallowed", line, how: "try ... catch" }] : [];
  });
}
function pythonHandlers(body, family) {
  return body.flatMap(({ first, line, indent }, at) => {
    const word = first ? wordAt(body, at) : "";
    if (word !== "try" && word !== "with") return [];
    const end = dedent(body, at, indent);
    const block = body.slice(at + 1, end);
    const how = word === "with" ? suppressed(block) : excepted(body, end, indent, family);
    return how !== null && hasAssertion(block, family) ? [{ kind: "swallowed", line, how }] : [];
  });
}
function suppressed(block) {
  return block.slice(0, 5).some(({ text }) => text === "suppress") ? "with suppress" : null;
}
function excepted(body, at, indent, family) {
  if (wordAt(body, at) !== "except") return null;
  return isSilent(body.slice(at + 1, dedent(body, at, indent)), family) ? "try ... except" : null;
}
function dedent(body, from, indent) {
  for (let at = from + 1; at < body.length; at += 1) {
    const token2 = body[at];
    if (token2?.first && token2.indent <= indent) return at;
  }
  return body.length;
}
function recovered(body, family) {
  const how = family === "go" ? ["recover", "(", ")"] : family === "rust" ? ["catch_unwind", "("] : null;
  if (how === null || !hasSequence(body, how)) return [];
  const line = body.find(({ text }) => text === how[0])?.line ?? 1;
  return [{ kind: "swallowed", line, how: how[0] ?? "" }];
}
function earlyEnd(body, family) {
  const last = body.findLastIndex((_, at) => isHead(body, at, family));
  const ends2 = body.slice(0, Math.max(0, last));
  return ends2.flatMap((token2, at) => {
    if (token2.kind !== "word") return [];
    const next = body[at + 1];
    const isNever = /^(?:if|while)$/.test(token2.text) && /^\(?(?:false|False|0)[){:]/.test(textFrom(body, at + 1));
    if (isNever) return [{ kind: "returns-early", line: token2.line, how: `${token2.text} false` }];
    const isBare = /^(?:return|continue)$/.test(token2.text) && (next === void 0 || next.first || /^[;}]$/.test(next.text));
    return isBare ? [{ kind: "returns-early", line: token2.line, how: token2.text }] : [];
  });
}
function textFrom(body, at) {
  return body.slice(at, at + 3).map(({ text }) => text).join("");
}
function uncalled(body, family) {
  if (family === "python") return uncalledDefinitions(body, family);
  const pairs = bracketPairs(body);
  return body.flatMap(({ line }, at) => {
    const opens2 = functionAt(body, pairs, at);
    if (opens2 === null) return [];
    const how = reasonUncalled(body, at);
    const inside = body.slice(opens2.from, opens2.to);
    return how !== null && hasAssertion(inside, family) ? [{ kind: "not-called", line, how }] : [];
  });
}
function uncalledDefinitions(body, family) {
  return body.flatMap(({ first, line, indent }, at) => {
    const name = body[at + 1]?.text ?? "";
    if (!first || wordAt(body, at) !== "def" || body.filter(({ text }) => text === name).length > 1)
      return [];
    const inside = body.slice(at, dedent(body, at, indent));
    return hasAssertion(inside, family) ? [{ kind: "not-called", line, how: `def ${name}` }] : [];
  });
}
function functionAt(body, pairs, at) {
  const word = wordAt(body, at);
  let next = -1;
  if (word === "(" && wordAt(body, (pairs[at] ?? at) + 1) === "=>") next = (pairs[at] ?? at) + 2;
  else if (word === "||" && /^(?:[=(,]|move)$/.test(wordAt(body, at - 1))) next = at + 1;
  else if (/^(?:func|function)$/.test(word) && wordAt(body, at + 1) === "(")
    next = body.findIndex(({ text }, index) => index > (pairs[at + 1] ?? at) && text === "{");
  if (next <= at) return null;
  const isBlock = wordAt(body, next) === "{";
  const end = isBlock ? pairs[next] : body.findIndex(({ text, first }, index) => index > next && (first || text === ";"));
  return { from: next, to: end === void 0 || end === -1 ? body.length : end };
}
var LATER = /^(?:setTimeout|setInterval|setImmediate|queueMicrotask|nextTick|spawn)$/;
var WAITS = /^(?:await|useFakeTimers|advanceTimersByTime|runAllTimers|runAllTimersAsync|done|join|Wait|WaitGroup|chan|select|Promise|scope)$/;
function reasonUncalled(body, at) {
  let before = at - 1;
  while (/^(?:async|move)$/.test(wordAt(body, before))) before -= 1;
  const sign = wordAt(body, before);
  const name = wordAt(body, before - 1);
  if (/^:?=$/.test(sign) && /^[\p{L}_$]/u.test(name))
    return body.filter(({ text }) => text === name).length === 1 ? name : null;
  const isLater = sign === "(" && LATER.test(name) || sign === "go";
  const waits = body.some(({ kind, text }) => kind === "word" && WAITS.test(text) || text === "<-");
  return isLater && !waits ? sign === "go" ? "go func" : name : null;
}
function rowsLeftOut(body) {
  return body.flatMap(({ kind, text, line }, at) => {
    if (kind !== "word" || !/^(?:in|of|range)$/.test(text) || body[at + 1]?.kind !== "word") return [];
    const [, how] = /^[\w.]{1,120}?(\[(?=\d|:\d)\d*:\d*\]|\.(?:slice|filter|take|skip)\(|\.iter\(\)\.(?:take|skip|filter)\()/.exec(
      tokensText(body.slice(at + 1, at + 12))
    ) ?? [];
    return how === void 0 ? [] : [{ kind: "rows-left-out", line, how }];
  });
}
// src/core/weakening/test-data.ts
function dataOf({ body, assertions, family }) {
  const inside = brackets(body);
  const messages = new Set(assertions.flatMap(({ message }) => message));
  const asserted = new Set(assertions.flatMap(({ literals }) => literals));
  const found = body.flatMap((token2, at) => {
    const literal2 = literalOf(token2);
    if (literal2 === null || messages.has(token2) || isWord(body, at, family) || isIndex(body, at)) return [];
    const isMeant = asserted.has(literal2) || isData(body, at, inside[at] ?? "");
    return isMeant ? [{ literal: literal2, isCount: isCount(body, at) }] : [];
  });
  const contents = found.filter(({ isCount: isCount2 }) => !isCount2);
  return [...new Set((contents.length > 0 ? contents : found).map(({ literal: literal2 }) => literal2))];
}
function isCount(body, at) {
  if (body[at]?.kind !== "number" || !/^[!=<>]/.test(body[at - 1]?.text ?? "")) return false;
  const before = body.slice(Math.max(0, at - 14), at - 1);
  const from = before.findLastIndex(({ text }) => /^(?:if|assert|\|\||&&|[{};])$/.test(text));
  return before.slice(from + 1).some(({ kind, text }) => kind === "word" && /^(?:len|length|size|count)$/.test(text));
}
function brackets(body) {
  const inside = [];
  return body.map((token2, at) => {
    if (opens(token2)) inside.push(kindOfBracket(body, at));
    if (token2.kind === "sign" && /^[)\]}]$/.test(token2.text)) inside.pop();
    return inside.at(-1) ?? "";
  });
}
function kindOfBracket(body, at) {
  if (isCode(body, at)) return "code";
  const before = wordAt(body, at - 1);
  const isTuple2 = wordAt(body, at) === "(" && /^(?:[[({,=]|case|test_case|InlineData|TestCase|CsvSource|param|with)$/.test(before);
  return isTuple2 ? "[" : wordAt(body, at);
}
function isCode(body, at) {
  return wordAt(body, at) === "{" && /^(?:\)|=>|else|try|do|finally)$/.test(wordAt(body, at - 1));
}
function isData(body, at, inside) {
  if (/^:?=$/.test(wordAt(body, at - 1)))
    return inside !== "(" || /^(?:expected|want|match)$/.test(wordAt(body, at - 2));
  return inside === "[" || inside === "{";
}
function isIndex(body, at) {
  const before = body[at - 2];
  const isBehindName = before?.kind === "word" || before?.text === ")" || before?.text === "]";
  return body[at]?.kind === "number" && body[at - 1]?.text === "[" && body[at + 1]?.text === "]" && isBehindName;
}
function isWord(body, at, family) {
  const token2 = body[at];
  if (body[at - 1]?.text === "(" && /^(?:toHaveBeenCalledTimes|callCount)$/.test(body[at - 2]?.text ?? ""))
    return true;
  if (token2?.kind !== "string") return false;
  if (family === "python" && token2.first) return true;
  const before = body[at - 1]?.text;
  const name = body[at - 2]?.text ?? "";
  if (before === "=" && /^(?:reason|ignore|msg|message|id|ids)$/.test(name)) return true;
  const isNamed = before === "(" && /^(?:Run|test|it|step|describe|Errorf|Error|Fatalf|Fatal|Log|Logf|Skip|Skipf|skip|xfail|fail|expect|panic)$/.test(
    name
  );
  return isNamed || family === "go" && /%[+#]?[a-z]/.test(token2.text) && /^(?:Errorf|Fatalf|Logf)$/.test(name);
}
// src/core/weakening/tests-by-braces.ts
function testsByBraces(source) {
  const { tokens, comments } = source;
  const reading = { source, pairs: bracketPairs(tokens), tests: [], rest: [] };
  const tag = source.family === "go" ? buildTag(comments, tokens[0]?.line ?? 1) : fileAttribute(source);
  walk(reading, 0, tokens.length, { ...NOTHING_AROUND, skipped: tag });
  return { tests: reading.tests, rest: reading.rest };
}
var MOST_MARKS = 200;
var DEEPEST2 = 60;
function buildTag(comments, firstCode) {
  const tag = comments.find(
    ({ text, line }) => line <= firstCode && /^\/\/(?:go:build| ?\+build) /.test(text)
  );
  return tag === void 0 ? null : tag.text;
}
function fileAttribute({ family, tokens }) {
  if (family !== "rust" || tokens[0]?.text !== "#" || tokens[1]?.text !== "!") return null;
  const end = tokens.findIndex(({ text }) => text === "]");
  return gateIn([tokens.slice(2, end + 1)]);
}
function walk(reading, from, to, around) {
  const { tokens } = reading.source;
  let marks2 = from;
  for (let at = from; at < to; ) {
    const block = around.names.length > DEEPEST2 ? null : blockAt2(reading, at, to, marks2);
    if (block !== null) take(reading, block, { ...around, skipped: around.skipped ?? block.skipped });
    else reading.rest.push(...tokens.slice(at, at + 1));
    if (block !== null || /^[;}]$/.test(wordAt(tokens, at))) marks2 = block === null ? at + 1 : block.end;
    at = block === null ? at + 1 : block.end;
  }
}
function take(reading, block, around) {
  if (block.kind === "test") reading.tests.push(testOf(reading, block, around));
  else walk(reading, block.open + 1, block.end - 1, { ...around, names: [...around.names, block.name] });
}
function blockAt2(reading, at, to, from) {
  const { source, pairs } = reading;
  const { tokens, family } = source;
  if (tokens[at]?.kind !== "word") return null;
  const marks2 = tokens.slice(Math.max(from, at - MOST_MARKS), at);
  const found = nameAt(source, pairs, at, marks2);
  if (found === null) return null;
  const open = openingFrom(tokens, pairs, found.at + 1, to);
  if (open === null) return null;
  const end = Math.min((pairs[open] ?? to) + 1, to);
  const skipped = family === "rust" ? rustSkip(attributesOf(marks2)) : markedSkip(marks2);
  return { kind: found.kind, name: found.name, line: tokens[found.at]?.line ?? 1, marks: marks2, skipped, open, end };
}
function nameAt({ family, tokens }, pairs, at, marks2) {
  const token2 = tokens[at];
  if (token2?.kind !== "word") return null;
  switch (family) {
    case "shell":
      return token2.text === "@test" ? named("test", tokens, at + 1) : null;
    case "go":
      return token2.text === "func" ? goName(tokens, pairs, at) : null;
    case "rust":
      return rustName(tokens, at, marks2);
    default:
      return /^(?:class|object|namespace|extension)$/.test(token2.text) && tokens[at + 1]?.kind === "word" ? named("group", tokens, at + 1) : methodAt(tokens, at, marks2);
  }
}
function named(kind, tokens, at) {
  return { kind, name: tokens[at]?.text ?? "", at };
}
function rustName(tokens, at, marks2) {
  const word = wordAt(tokens, at);
  if (word === "mod" && tokens[at + 1]?.kind === "word") return named("group", tokens, at + 1);
  return word === "fn" && attributesOf(marks2).some(isRustTest) ? named("test", tokens, at + 1) : null;
}
function goName(tokens, pairs, at) {
  const name = tokens[at + 1]?.text === "(" ? (pairs[at + 1] ?? tokens.length) + 1 : at + 1;
  const text = tokens[name]?.text ?? "";
  const isTest = /^(?:Test|Fuzz|Example)(?![a-z])/.test(text) && text !== "TestMain";
  return isTest ? { kind: "test", name: text, at: name } : null;
}
var TEST_MARKS = /^(?:@?(?:Test|ParameterizedTest|RepeatedTest|TestFactory|Property)|Fact|Theory|TestMethod|TestCase|DataTestMethod)$/;
function methodAt(tokens, at, marks2) {
  const token2 = tokens[at];
  if (token2 === void 0 || tokens[at + 1]?.text !== "(" || token2.text.startsWith("@")) return null;
  const before = tokens[at - 1];
  const isDeclared = before?.kind === "word" || before?.text === ">" || before?.text === "`";
  const isMarked = marks2.some(({ kind, text }) => kind === "word" && TEST_MARKS.test(text));
  const isNamed = /^test(?![a-z])/.test(token2.text) && /^(?:function|func|void|fun)$/.test(before?.text ?? "");
  return isDeclared && (isMarked || isNamed) ? { kind: "test", name: token2.text, at } : null;
}
function openingFrom(tokens, pairs, from, to) {
  for (let at = from; at < to; at += 1) {
    const text = tokens[at]?.kind === "sign" ? tokens[at]?.text : "";
    if (text === "{") return at;
    if (text === ";" || text === "}") return null;
    if (text === "(" || text === "[") at = Math.max(at, pairs[at] ?? to);
  }
  return null;
}
function attributesOf(marks2) {
  const pairs = bracketPairs(marks2);
  return marks2.flatMap(
    ({ text }, at) => text === "#" && marks2[at + 1]?.text === "[" ? [marks2.slice(at + 2, pairs[at + 1])] : []
  );
}
var RUST_TESTS = /^(?:test|rstest|test_case|quickcheck|wasm_bindgen_test|case|bench)$/;
function isRustTest(attribute) {
  const end = attribute.findIndex(({ text }) => text === "(");
  const path = end === -1 ? attribute : attribute.slice(0, end);
  return RUST_TESTS.test(path.at(-1)?.text ?? "");
}
function rustSkip(attributes) {
  const mark = attributes.find(([first]) => first?.text === "ignore" || first?.text === "should_panic");
  return mark === void 0 ? gateIn(attributes) : `#[${mark[0]?.text ?? ""}]`;
}
function gateIn(attributes) {
  const gates = attributes.filter(([first]) => /^(?:cfg|cfg_attr|\[)$/.test(first?.text ?? ""));
  const gate = gates.find((attribute) => tokensText(attribute) !== "cfg(test)");
  if (gate === void 0 || !gate.some(({ text }) => text === "cfg" || text === "ignore")) return null;
  return `#[${tokensText(gate.filter(({ text }) => text !== "[" && text !== "]"))}]`;
}
function markedSkip(marks2) {
  const mark = marks2.find(
    ({ kind, text }, at) => kind === "word" && (/^@(?:Disabled\w*|Ignore|EnabledIf\w*|EnabledOn\w*)$/.test(text) || /^(?:Ignore|Explicit)$/.test(text) && marks2[at - 1]?.text === "[" || text === "Skip" && marks2[at + 1]?.text === "=")
  );
  return mark?.text ?? null;
}
var SKIPS = [
  ...["t", "b", "f", "s"].flatMap(
    (name) => ["Skip", "Skipf", "SkipNow"].map((call) => [name, ".", call, "("])
  ),
  ["s", ".", "T", "(", ")", ".", "Skip", "("],
  ["markTestSkipped", "("],
  ["markTestIncomplete", "("],
  ["XCTSkip", "("],
  ["assumeTrue", "(", "false"],
  ["assumeFalse", "(", "true"],
  ["Assert", ".", "Ignore", "("],
  ["Assert", ".", "Inconclusive", "("]
];
function testOf({ source }, block, around) {
  const body = source.tokens.slice(block.open + 1, block.end - 1);
  const inShell = source.family === "shell" && body.some(({ first, text }) => first && text === "skip");
  return {
    name: [...around.names, block.name].join(source.family === "rust" ? "::" : "."),
    line: block.line,
    skipped: around.skipped ?? skipIn(body, SKIPS) ?? (inShell ? "skip" : null),
    only: null,
    cases: Math.max(1, attributesOf(block.marks).filter(([first]) => first?.text === "case").length),
    body: [...block.marks, ...body]
  };
}
// src/core/weakening/tests-by-indent.ts
function testsByIndent({ family, tokens }) {
  const reading = { tokens, pairs: bracketPairs(tokens), tests: [], rest: [] };
  if (family === "python") python(reading, 0, tokens.length, moduleOf(reading), true);
  else ruby(reading, 0, tokens.length, NOTHING_AROUND);
  return { tests: latest(reading.tests), rest: reading.rest };
}
function latest(tests) {
  return [...new Map(tests.map((test) => [test.name, test])).values()];
}
function blockEnd({ tokens, pairs }, at, to) {
  const indent = tokens[at]?.indent ?? 0;
  for (let next = at + 1; next < to; next += 1) {
    const token2 = tokens[next];
    if (token2 === void 0) break;
    if (token2.first && token2.indent <= indent && token2.line > (tokens[at]?.line ?? 0)) return next;
    if (token2.kind === "sign" && /^[([{]$/.test(token2.text))
      next = Math.max(next, Math.min(pairs[next] ?? to, to));
  }
  return to;
}
var PYTHON_SKIPS = [
  ["pytest", ".", "skip", "("],
  ["pytest", ".", "xfail", "("],
  ["self", ".", "skipTest", "("],
  ["raise", "SkipTest"],
  ["unittest", ".", "SkipTest"]
];
var MARK = /^@?(?:pytest\.mark|unittest|mark)?\.?@?(?:skip|skipif|skipIf|skipUnless|xfail|expectedFailure)$/;
function moduleOf({ tokens }) {
  const at = tokens.findIndex(
    ({ first, indent, text }, index) => first && indent === 0 && (text === "pytestmark" && skipMark(tokens.slice(index, index + 40)) !== null || text === "pytest" && tokens[index + 2]?.text === "skip")
  );
  return at === -1 ? NOTHING_AROUND : { ...NOTHING_AROUND, skipped: skipMark(tokens.slice(at, at + 40)) ?? "pytest.skip" };
}
function skipMark(tokens) {
  const at = tokens.findIndex((_, index) => isMark(tokens, index));
  if (at === -1) return null;
  const word = wordAt(tokens, at);
  const before = wordAt(tokens, at - 1) === "." ? `${wordAt(tokens, at - 2)}.` : "";
  return `${before === "mark." ? "pytest.mark." : before}${word}`;
}
function isMark(tokens, at) {
  const word = wordAt(tokens, at);
  const isMember = wordAt(tokens, at - 1) === "." && /^@?(?:mark|unittest)$/.test(wordAt(tokens, at - 2));
  return MARK.test(word) && (isMember || word.startsWith("@"));
}
function python(reading, from, to, around, collected) {
  const { tokens } = reading;
  let marks2 = from;
  for (let at = from; at < to; ) {
    if (tokens[at]?.first && wordAt(tokens, at).startsWith("@")) {
      at = statementEnd2(reading, at, to);
      continue;
    }
    const end = blockEnd(reading, at, to);
    pythonBlock(reading, at, end, tokens.slice(marks2, at), around, collected);
    at = end;
    marks2 = end;
  }
}
function pythonBlock(reading, at, end, marks2, around, collected) {
  const { tokens } = reading;
  const keyword = wordAt(tokens, at) === "async" ? at + 1 : at;
  const isTest = wordAt(tokens, keyword) === "def" && /^test/.test(wordAt(tokens, keyword + 1));
  if (tokens[at]?.first && wordAt(tokens, at) === "class") pythonClass(reading, at, end, marks2, around);
  else if (collected && isTest) reading.tests.push(pythonTest(reading, keyword, end, marks2, around));
  else reading.rest.push(...tokens.slice(at, end));
}
function statementEnd2({ tokens, pairs }, at, to) {
  for (let next = at + 1; next < to; next += 1) {
    if (tokens[next]?.first) return next;
    if (tokens[next]?.text === "(") next = Math.max(next, Math.min(pairs[next] ?? to, to));
  }
  return to;
}
function pythonClass(reading, at, end, marks2, around) {
  const { tokens, pairs } = reading;
  const name = tokens[at + 1]?.text ?? "";
  const bases = tokens[at + 2]?.text === "(" ? tokens.slice(at + 3, pairs[at + 2]) : [];
  const inner = tokens.slice(at, end);
  const body = at + inner.findIndex(({ first }, index) => index > 0 && first);
  const isOff = inner.some(({ text }, index) => text === "__test__" && inner[index + 2]?.text === "False");
  const collected = !isOff && (/^Test/.test(name) || bases.some(({ text }) => /Test/.test(text)));
  const skipped = around.skipped ?? skipMark(marks2);
  if (body <= at) return;
  python(reading, body, end, { names: [...around.names, name], skipped, only: null }, collected);
}
function pythonTest(reading, at, end, marks2, around) {
  const { tokens } = reading;
  const body = tokens.slice(at + 2, end);
  return {
    name: [...around.names, tokens[at + 1]?.text ?? ""].join("."),
    line: tokens[at]?.line ?? 1,
    skipped: around.skipped ?? skipMark(marks2) ?? skipIn(body, PYTHON_SKIPS),
    only: null,
    cases: rowsOf(marks2),
    // The parameters of a test are part of what it expects.
    body: [...marks2, ...body]
  };
}
function rowsOf(marks2) {
  const pairs = bracketPairs(marks2);
  let rows = 1;
  marks2.forEach(({ text }, at) => {
    if (text !== "parametrize") return;
    const comma = marks2.findIndex(
      (token2, index) => index > at && token2.kind === "sign" && token2.text === ","
    );
    const list = marks2.findIndex(
      (token2, index) => index > comma && token2.kind === "sign" && /^[[(]$/.test(token2.text)
    );
    if (comma !== -1 && list !== -1) rows *= Math.max(1, entriesIn(marks2, pairs, list));
  });
  return rows;
}
var RUBY_TESTS = /^(?:it|specify|test|scenario|example|should|xit|xspecify|xexample|xscenario|fit|fspecify)$/;
var RUBY_SUITES = /^(?:describe|context|feature|class|module|x(?:describe|context)|f(?:describe|context)|RSpec)$/;
function ruby(reading, from, to, around) {
  const { tokens } = reading;
  for (let at = from; at < to; ) {
    const end = rubyEnd(reading, at, to);
    const head = tokens.slice(at, at + 40).filter(({ line }) => line === tokens[at]?.line);
    const word = tokens[at]?.first ? wordAt(tokens, at) : "";
    if (isRubyTest(tokens, at)) reading.tests.push(rubyTest(reading, at, end, head, around));
    else if (RUBY_SUITES.test(word)) ruby(reading, at + head.length, end, rubySuite(head, around));
    else reading.rest.push(...tokens.slice(at, end));
    at = end;
  }
}
function isRubyTest(tokens, at) {
  const word = tokens[at]?.first ? wordAt(tokens, at) : "";
  const isMethod = word === "def" && /^test_/.test(wordAt(tokens, at + 1));
  return isMethod || RUBY_TESTS.test(word) && tokens[at + 1]?.kind === "string";
}
function rubyEnd(reading, at, to) {
  const end = blockEnd(reading, at, to);
  const isEnd = reading.tokens[end]?.text === "end" && reading.tokens[end]?.indent === reading.tokens[at]?.indent;
  return isEnd && end < to ? end + 1 : end;
}
function rubyMarks(head) {
  const [first] = head;
  const written = (names) => head.find(({ kind, text }) => kind === "word" && names.test(text))?.text ?? null;
  const skipped = /^x/.test(first?.text ?? "") ? first?.text ?? null : written(/^(?:skip|pending)$/);
  const only = /^f(?:it|specify|describe|context)$/.test(first?.text ?? "") ? first?.text ?? null : written(/^focus$/);
  return { skipped, only };
}
function rubySuite(head, around) {
  const name = head.find(({ kind }, at) => at > 0 && kind !== "sign")?.text ?? "";
  const marks2 = rubyMarks(head);
  return {
    names: [...around.names, name],
    skipped: around.skipped ?? marks2.skipped,
    only: around.only ?? marks2.only
  };
}
function rubyTest({ tokens }, at, end, head, around) {
  const body = tokens.slice(at + 2, end);
  const marks2 = rubyMarks(head);
  const inBody = body.find(({ first, text }) => first && /^(?:skip|pending|omit)$/.test(text))?.text ?? null;
  return {
    name: [...around.names, tokensText(tokens.slice(at + 1, at + 2)).replaceAll('"', "")].join(" > "),
    line: tokens[at]?.line ?? 1,
    skipped: around.skipped ?? marks2.skipped ?? inBody,
    only: around.only ?? marks2.only,
    cases: 1,
    body
  };
}
// src/core/weakening/find-tests.ts
function findTests(source) {
  switch (source.family) {
    case "javascript":
      return testsByCalls(source.tokens);
    case "python":
    case "ruby":
      return testsByIndent(source);
    default:
      return testsByBraces(source);
  }
}
var TESTS = new Set("it test specify fit xit xtest xspecify ftest Deno".split(" "));
var SUITES = new Set("describe context suite fdescribe xdescribe fcontext xcontext".split(" "));
var WITH_ARGUMENT = /* @__PURE__ */ new Set(["each", "for", "skipIf", "runIf", "extend", "concurrent", "if"]);
var SKIPS2 = new Set("skip todo fixme ignore skipIf runIf failing fails fail".split(" "));
var IN_BODY = [
  ["this", ".", "skip", "("],
  ["t", ".", "skip", "("],
  ["t", ".", "todo", "("],
  ["ctx", ".", "skip", "("],
  ["context", ".", "skip", "("],
  ["test", ".", "skip", "("],
  ["test", ".", "fixme", "("],
  ["test", ".", "fail", "("]
];
function testsByCalls(tokens) {
  const reading = { tokens, pairs: bracketPairs(tokens), tests: [], rest: [] };
  walk2(reading, 0, tokens.length, NOTHING_AROUND);
  return { tests: reading.tests, rest: reading.rest };
}
var DEEPEST3 = 60;
function walk2(reading, from, to, around) {
  const { tokens, pairs, tests, rest } = reading;
  for (let at = from; at < to; at += 1) {
    const call = callAt(tokens, pairs, at);
    if (call === null || around.names.length > DEEPEST3) {
      rest.push(...tokens.slice(at, at + 1));
      continue;
    }
    if (call.isSuite) walk2(reading, call.open + 1, call.close, within(call, around));
    else tests.push(testOf2(call, around));
    at = call.close;
  }
}
function callAt(tokens, pairs, at) {
  const head = tokens[at];
  if (head === void 0 || !isTestWord(tokens, at)) return null;
  const chain = chainAt(tokens, pairs, at);
  if (chain === null || head.text === "Deno" && chain.names[1] !== "test") return null;
  const { names, open, cases } = chain;
  const close = closeOf(pairs, open, tokens.length);
  const marked = names.slice(1).some((name) => SKIPS2.has(name));
  if (close === tokens.length || !isTestCall(tokens.slice(open + 1, Math.min(close, open + FARTHEST)), marked))
    return null;
  const body = tokens.slice(open + 1, close);
  const written = names.join(".");
  const settings = settingsBefore(body);
  const skipOption = optionIn(settings, /^(?:skip|todo|ignore)$/);
  const rows = names.some((name) => name === "each" || name === "for") ? tokens.slice(at + 1, open) : [];
  return {
    isSuite: names.some((name) => SUITES.has(name)),
    name: nameOf(body),
    line: head.line,
    open,
    close,
    cases,
    skipped: marked || /^x/.test(head.text) ? written : skipOption,
    only: names.includes("only") || /^f/.test(head.text) ? written : optionIn(settings, /^only$/),
    body: [...rows, ...body.slice(1)]
  };
}
function isTestWord(tokens, at) {
  const word = tokens[at]?.kind === "word" ? wordAt(tokens, at) : "";
  return (TESTS.has(word) || SUITES.has(word)) && !/^(?:\.|function)$/.test(wordAt(tokens, at - 1));
}
function chainAt(tokens, pairs, head) {
  const names = [wordAt(tokens, head)];
  let rows = null;
  let at = head + 1;
  for (; ; ) {
    while (wordAt(tokens, at) === ".") {
      names.push(wordAt(tokens, at + 1));
      at += 2;
    }
    const end = argumentEnd(tokens, pairs, at, names.at(-1) ?? "");
    if (end === null) return wordAt(tokens, at) === "(" ? { names, open: at, cases: rows ?? 1 } : null;
    rows = Math.max(rows ?? 0, rowsAt(tokens, pairs, at));
    at = end;
  }
}
function argumentEnd(tokens, pairs, at, last) {
  if (last === "each" && tokens[at]?.kind === "string") return at + 1;
  const end = closeOf(pairs, at, tokens.length) + 1;
  const isArgument = wordAt(tokens, at) === "(" && WITH_ARGUMENT.has(last) && wordAt(tokens, end) === "(";
  return isArgument ? end : null;
}
function rowsAt(tokens, pairs, at) {
  const token2 = tokens[at];
  if (token2?.kind === "string") return rowsOf2(token2.text);
  return wordAt(tokens, at + 1) === "[" ? entriesIn(tokens, pairs, at + 1) : 1;
}
function rowsOf2(table) {
  return table.split("\n").filter((row) => row.includes("${")).length;
}
var FARTHEST = 120;
function isTestCall(body, isMarked) {
  const [first, second] = body;
  if (first === void 0) return false;
  const isFunction = body.some(
    ({ kind, text }) => kind !== "string" && (text === "=>" || text === "function")
  );
  if (first.kind === "string" || first.text === "{") return isFunction || isMarked || second?.text === ",";
  return first.text === "function" || isFunction && first.text !== "(" && first.text !== "async";
}
function nameOf(body) {
  const [first] = body;
  if (first?.kind === "string") return first.text;
  const comma = body.findIndex(({ text }) => text === ",");
  return tokensText(body.slice(0, comma === -1 ? 1 : Math.min(comma, 12)));
}
function settingsBefore(body) {
  const end = body.findIndex(({ kind, text }) => kind === "word" && /^(?:function|async)$/.test(text));
  const arrow = body.findIndex(({ kind, text }) => kind === "sign" && text === "=>");
  const ends2 = [end, arrow].filter((at) => at !== -1);
  return body.slice(0, ends2.length === 0 ? body.length : Math.min(...ends2));
}
function optionIn(settings, names) {
  const at = settings.findIndex(
    ({ kind, text }, index) => kind === "word" && names.test(text) && settings[index + 1]?.text === ":" && settings[index + 2]?.text !== "false"
  );
  return at === -1 ? null : tokensText(settings.slice(at, at + 3));
}
function within(call, around) {
  return {
    names: [...around.names, call.name],
    skipped: around.skipped ?? call.skipped,
    only: around.only ?? call.only
  };
}
function testOf2(call, around) {
  return {
    name: [...around.names, call.name].join(" > "),
    line: call.line,
    skipped: around.skipped ?? call.skipped ?? skipIn(call.body, IN_BODY) ?? pendingIn(call.body),
    only: around.only ?? call.only,
    cases: call.cases,
    body: call.body
  };
}
function pendingIn(body) {
  return hasSequence(body, ["{", "pending", "("]) ? "pending()" : null;
}
// src/core/weakening/test-side.ts
function readSide(path, text) {
  const family = familyOf(path);
  if (family === null) return { path, family, tests: [], rest: [], helpers: [] };
  const source = readTokens(text, family);
  const { tests, rest } = isCollected(path, family) ? findTests(source) : { tests: [], rest: source.tokens };
  return {
    path,
    family,
    tests: tests.map((test) => ({
      ...test,
      path,
      family,
      assertions: findAssertions(test.body, family),
      text: tokensText(test.body),
      literals: new Set(test.body.flatMap((token2) => literalOf(token2) ?? []))
    })),
    rest,
    helpers: findAssertions(rest, family)
  };
}
function isCollected(path, family) {
  const name = path.slice(path.lastIndexOf("/") + 1);
  if (family === "python") return /^tests?[^/]*\.py$|_tests?\.py$/.test(name);
  return family === "go" ? isBuilt(path, name) : true;
}
var ELSEWHERE = /_(?:windows|darwin|freebsd|netbsd|openbsd|plan9|solaris|js|wasip1|android|ios|aix|wasm|arm|386|s390x|ppc64le?|mips\w{0,8}|riscv64|loong64)_test\.go$/;
function isBuilt(path, name) {
  return name.endsWith("_test.go") && !ELSEWHERE.test(name) && !/(?:^|\/)(?:[._]|testdata\/)/.test(path);
}
function gather(sides) {
  const tests = sides.flatMap((side) => side.tests);
  const all = [...tests.flatMap(({ assertions }) => assertions), ...sides.flatMap(({ helpers }) => helpers)];
  const rest = sides.flatMap((side) => side.rest);
  return {
    tests,
    texts: counted(all.map(({ text }) => text)),
    loose: counted(rest.flatMap((token2) => literalOf(token2) ?? [])),
    assertions: all.length,
    helpers: sides.reduce((sum, { helpers }) => sum + helpers.length, 0),
    functions: new Set(rest.flatMap((token2, at) => isDefined(rest, at) ? [token2.text] : []))
  };
}
function counted(values2) {
  const counts = /* @__PURE__ */ new Map();
  for (const value of values2) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
function isDefined(tokens, at) {
  return tokens[at]?.kind === "word" && /^(?:function|def|func|fn|fun|const|let|void)$/.test(tokens[at - 1]?.text ?? "");
}
// src/core/weakening/compare-tests.ts
function compareTests(files) {
  const before = files.map(({ path, before: text }) => readSide(path, text ?? ""));
  const after2 = files.map(({ path, after: text }) => readSide(path, text ?? ""));
  const world = { before: gather(before), after: gather(after2) };
  const { pairs, lost, fresh } = matchTests(world.before.tests, world.after.tests);
  const grown = pairs.filter((pair) => pair.before.text !== pair.after.text).map((pair) => pair.after);
  const runs = [...fresh, ...grown].filter((test) => test.skipped === null && test.assertions.length > 0);
  const gone = lost.filter((test) => !isCovered(test, dataOf(test), runs) && !isRow(test, fresh, world));
  return [
    ...deletions(gone, files),
    ...marks(pairs, fresh),
    ...pairs.flatMap((pair) => inTest(pair, world)),
    ...files.flatMap((_, at) => inHelpers(before[at], after2[at], world))
  ];
}
function isRow(test, fresh, world) {
  const wanted = dataOf(test);
  const makes = fresh.some(
    (other) => other.path === test.path && other.skipped === null && dataOf(other).length === 0 && strongest(other) >= strongest(test)
  );
  return makes && wanted.length > 0 && wanted.every((literal2) => isLoose(literal2, world));
}
function isLoose(literal2, { before, after: after2 }) {
  return (after2.loose.get(literal2) ?? 0) > (before.loose.get(literal2) ?? 0);
}
function deletions(gone, files) {
  const paths = [...new Set(gone.map(({ path }) => path))];
  return paths.map((path) => {
    const names = gone.filter((test) => test.path === path).map(({ name }) => name);
    const isFileGone = files.find((file) => file.path === path)?.after === null;
    const count = names.length === 1 ? "the test" : `${names.length} tests:`;
    const what = isFileGone ? `deleted with the file: ${count} ${someOf(names)}` : `deleted: ${count} ${someOf(names)}`;
    return { kind: "test-deleted", path, line: null, what };
  });
}
function marks(pairs, fresh) {
  const skipped = pairs.flatMap(
    ({ before, after: after2 }) => after2.skipped !== null && before.skipped === null ? [{ test: after2, how: after2.skipped }] : []
  );
  const hadOnly = new Set(pairs.filter(({ before }) => before.only !== null).map(({ after: after2 }) => after2));
  const only = [...pairs.map(({ after: after2 }) => after2), ...fresh].flatMap(
    (test) => test.only !== null && !hadOnly.has(test) ? [{ test, how: test.only }] : []
  );
  const fewer2 = pairs.filter(({ before, after: after2 }) => after2.cases < before.cases && after2.skipped === null);
  return [
    ...byPlace(
      skipped,
      "test-skipped",
      (names, how) => `${names} no longer runs or counts (${inSentence(how)})`
    ),
    ...byPlace(
      only,
      "only-some-tests",
      (names, how) => `${inSentence(how)} at ${names} keeps all other tests from running`
    ),
    ...fewer2.map(
      ({ before, after: after2 }) => ({
        kind: "fewer-tests",
        path: after2.path,
        line: after2.line,
        what: `${inSentence(after2.name)} runs for ${after2.cases} rows instead of ${before.cases}`
      })
    )
  ];
}
function byPlace(found, kind, words2) {
  const places = /* @__PURE__ */ new Map();
  for (const one of found) {
    const key = `${one.test.path}\0${one.how}`;
    places.set(key, [...places.get(key) ?? [], one]);
  }
  return [...places.values()].flatMap(([first, ...more2]) => {
    if (first === void 0) return [];
    const names = someOf([first, ...more2].map(({ test }) => test.name));
    return [{ kind, path: first.test.path, line: first.test.line, what: words2(names, first.how) }];
  });
}
function inTest({ before, after: after2 }, world) {
  const isNewlySkipped = after2.skipped !== null && before.skipped === null;
  if (isNewlySkipped || before.text === after2.text) return [];
  const place = { path: after2.path, line: after2.line };
  const name = inSentence(after2.name);
  if (before.assertions.length > 0 && after2.assertions.length === 0 && !callsNewHelper(after2, world))
    return [{ ...place, kind: "assertion-removed", what: `${name} asserts nothing any more` }];
  return [
    ...changedAssertions(before, after2, world),
    ...newSwallowing2(before, after2).map(
      ({ line, how }) => ({
        kind: "failure-swallowed",
        path: after2.path,
        line,
        what: `${inSentence(how)} in ${name} keeps its assertions from failing it`
      })
    ),
    ...newConditions(before, after2)
  ];
}
function newConditions(before, after2) {
  const old = conditionalAssertions(before.body, before.family);
  const present = conditionalAssertions(after2.body, after2.family);
  const known = new Set(old.conditions.map(({ how }) => how));
  const found = present.conditions.find(({ how }) => !known.has(how));
  if (found === void 0 || present.always >= old.always) return [];
  const what = `${inSentence(after2.name)} asserts only where ${inSentence(found.how)} holds`;
  return [{ kind: "failure-swallowed", path: after2.path, line: found.line, what }];
}
function newSwallowing2(before, after2) {
  const known = swallowedFailures(before.body, before.family).map(({ how }) => how);
  return swallowedFailures(after2.body, after2.family).filter(({ how }) => {
    const at = known.indexOf(how);
    if (at !== -1) known.splice(at, 1);
    return at === -1;
  });
}
function changedAssertions(before, after2, world) {
  const removed = without2(before.assertions, after2.assertions);
  const added = without2(after2.assertions, before.assertions);
  const { replaced: replaced2, dropped } = replacedBy(removed, added);
  const name = inSentence(after2.name);
  const found = [];
  const lost = dropped.filter(
    (assertion) => !isMerged(assertion, added) && !isElsewhere(assertion, before, after2, world)
  );
  for (const { text } of lost.slice(0, 3)) {
    const what = `${name} no longer asserts ${inSentence(text)}`;
    found.push({ kind: "assertion-removed", path: after2.path, line: after2.line, what });
  }
  for (const [old, present] of replaced2) {
    if (RANK[present.strength] >= RANK[old.strength] && !hasMoreWays(old, present, after2)) continue;
    const what = `${name} asserts ${inSentence(present.text)} instead of ${inSentence(old.text)}`;
    found.push({ kind: "assertion-weakened", path: after2.path, line: present.line, what });
  }
  found.push(...comparesItself(before, after2));
  if (found.length > 0) return found;
  return expectations(before, after2, replaced2, world);
}
function isMerged({ subject, literals }, added) {
  const words2 = subject.match(/\w+/g) ?? [];
  return added.some((other) => {
    const has = new Set(other.text.match(/\w+/g));
    return RANK[other.strength] === RANK.exact && words2.every((word) => has.has(word)) && literals.every((one) => other.literals.includes(one));
  });
}
function hasMoreWays(old, present, { family }) {
  const joint = family === "go" && present.text.startsWith("if ") ? /&&/g : /\|\||\bor\b/g;
  const ways = ({ form }) => form.match(joint)?.length ?? 0;
  return ways(present) > ways(old);
}
function comparesItself(before, after2) {
  const names = new Set(after2.assertions.flatMap(({ subject }) => subject.match(/[A-Za-z_]\w*/g) ?? []));
  const said = [...names].flatMap((name) => {
    const was = definitionOf(before.body, name);
    const is = definitionOf(after2.body, name);
    const isCalled = was.some(({ kind }, at) => kind === "word" && was[at + 1]?.text === "(");
    return isCalled && is.length > 0 && isWritten(is) ? [tokensText(is)] : [];
  });
  return said.slice(0, 1).map((text) => ({
    kind: "assertion-weakened",
    path: after2.path,
    line: after2.line,
    what: `${inSentence(after2.name)} compares what it says itself: ${inSentence(text)}`
  }));
}
function definitionOf(body, name) {
  const at = body.findIndex(
    (token2, index) => token2.kind === "word" && token2.text === name && /^(?::?=|[,:])$/.test(body[index + 1]?.text ?? "") && body.slice(index + 1, index + 5).some(({ text }) => /^:?=$/.test(text))
  );
  if (at === -1) return [];
  const from = body.findIndex(({ text }, index) => index > at && /^:?=$/.test(text)) + 1;
  const length = body.slice(from).findIndex(({ first, text }) => first || text === ";");
  return body.slice(from, length === -1 ? body.length : from + length);
}
var WRITTEN = /^(?:null|nil|None|undefined|true|false|True|False|error|Ok|Err|Some|new|vec|String|from|int\d*|float\d*|string|as|const|u\d+|i\d+)$/;
function isWritten(definition) {
  return definition.some((token2) => literalOf(token2) !== null) && definition.every(({ kind, text }) => kind !== "word" || WRITTEN.test(text));
}
function without2(list, others) {
  const left = new Map(counted(others.map(({ text }) => text)));
  return list.filter(({ text }) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  });
}
function replacedBy(removed, added) {
  const replaced2 = [];
  const open = [...added];
  const left = removed.filter((old) => {
    const at = open.findIndex(({ subject }) => subject === old.subject);
    const [found] = at === -1 ? [] : open.splice(at, 1);
    if (found !== void 0) replaced2.push([old, found]);
    return found === void 0;
  });
  const dropped = left.filter((old) => {
    const same = open.findIndex(
      (present) => RANK[present.strength] >= RANK[old.strength] && present.literals.some((one) => old.literals.includes(one))
    );
    const [found] = open.splice(Math.max(same, 0), 1);
    if (found !== void 0) replaced2.push([old, found]);
    return found === void 0;
  });
  return { replaced: replaced2, dropped };
}
var LOOPS = /^(?:for|forEach|each|map|every|iter|Run|parametrize|while|loop|zip)$/;
function isElsewhere(assertion, before, after2, world) {
  const { text, literals, strength } = assertion;
  if (isKept(text, world)) return true;
  if (callsNewHelper(after2, world)) return true;
  const loops = (test) => test.body.filter((token2) => token2.kind === "word" && LOOPS.test(token2.text)).length;
  const has = after2.literals;
  const isDemanded = after2.assertions.some((other) => RANK[other.strength] >= RANK[strength]);
  return loops(after2) > loops(before) && isDemanded && literals.every((literal2) => has.has(literal2));
}
function isKept(text, { before, after: after2 }) {
  return (after2.texts.get(text) ?? 0) >= (before.texts.get(text) ?? 0);
}
function callsNewHelper({ body }, { before, after: after2 }) {
  if (after2.helpers <= before.helpers) return false;
  return body.some(
    ({ kind, text }, at) => kind === "word" && body[at + 1]?.text === "(" && after2.functions.has(text) && !before.functions.has(text)
  );
}
function expectations(before, after2, replaced2, world) {
  const has = after2.literals;
  const isMoved = (literal2) => {
    const saying = before.assertions.filter(({ literals }) => literals.includes(literal2));
    return isLoose(literal2, world) || saying.length > 0 && saying.every(({ text }) => isKept(text, world));
  };
  const had = before.literals;
  const direct = replaced2.flatMap(([old, present]) => {
    const isSameForm = old.form === present.form;
    const isNew = present.literals.some((one) => !(isSameForm ? old.literals.includes(one) : had.has(one)));
    return isNew && old.subject === present.subject ? old.literals.filter((one) => !present.literals.includes(one)) : [];
  });
  const handed = new Set(
    replaced2.flatMap(([old, present]) => isOwnHelper(present, after2, world) ? old.literals : [])
  );
  const vanished = dataOf(before).filter(
    (literal2) => !has.has(literal2) && !isMoved(literal2) && !handed.has(literal2)
  );
  const bent = replaced2.flatMap(([old, present]) => isBent(old, present) ? [present.text] : []);
  if (bent.length > 0) {
    const what2 = `${inSentence(after2.name)} compares ${bent.slice(0, 3).map(inSentence).join(", ")}`;
    return [
      { kind: "expectation-changed", path: after2.path, line: replaced2[0]?.[1].line ?? after2.line, what: what2 }
    ];
  }
  const missing = [.../* @__PURE__ */ new Set([...direct, ...vanished])];
  if (missing.length === 0) return [];
  const line = replaced2[0]?.[1].line ?? after2.line;
  const what = `${inSentence(after2.name)} no longer expects or uses ${missing.slice(0, 3).map(inSentence).join(", ")}`;
  return [{ kind: "expectation-changed", path: after2.path, line, what }];
}
function isBent(old, present) {
  const { subject } = present;
  if (subject === old.subject || old.subject === "" || !subject.includes(old.subject)) return false;
  return /^[-+*/%&|]|[-+*/%&|]$/.test(subject.replace(old.subject, "").replaceAll(/[\w."'() ]/g, ""));
}
function isOwnHelper({ text }, { family }, { before, after: after2 }) {
  if (family === "braces" || family === "ruby" || family === "shell") return false;
  const [, name = ""] = /^(?:await )?(\w{1,80})\(/.exec(text) ?? [];
  if (name === "" || /^(?:expect|assert|fail|should|panic|if)$/.test(name)) return false;
  return before.functions.has(name) || !after2.functions.has(name) || after2.helpers > before.helpers;
}
function inHelpers(before, after2, world) {
  if (before === void 0 || after2 === void 0) return [];
  const removed = without2(before.helpers, after2.helpers);
  const added = without2(after2.helpers, before.helpers);
  const { replaced: replaced2, dropped } = replacedBy(removed, added);
  const lost = dropped.filter(
    ({ text }) => (world.after.texts.get(text) ?? 0) < (world.before.texts.get(text) ?? 0)
  );
  const found = replaced2.filter(([old, present]) => RANK[present.strength] < RANK[old.strength]).map(([old, present]) => ({
    kind: "assertion-weakened",
    path: after2.path,
    line: present.line,
    what: `a helper of tests asserts ${inSentence(present.text)} instead of ${inSentence(old.text)}`
  }));
  if (world.after.assertions >= world.before.assertions || after2.rest.length === 0) return found;
  return [
    ...found,
    ...lost.slice(0, 3).map(
      ({ text }) => ({
        kind: "assertion-removed",
        path: after2.path,
        line: null,
        what: `a helper of tests no longer asserts ${inSentence(text)}`
      })
    )
  ];
}
// src/core/weakening/code-lines.ts
function codeLines(text, family) {
  const source = readTokens(text ?? "", family);
  const lines = [];
  const spoken = [];
  let tokens = [];
  const flush = () => {
    const [first] = tokens;
    if (first === void 0) return;
    const place = { line: first.line, indented: first.indent > 0 };
    lines.push({ ...place, text: tokensText(tokens.map(namesOnly)).slice(0, LONGEST3) });
    spoken.push({ ...place, text: tokensText(tokens).slice(0, LONGEST3) });
    tokens = [];
  };
  for (const token2 of source.tokens) {
    if (token2.first) flush();
    tokens.push(token2);
  }
  flush();
  const comments = source.comments.map(({ text: comment2, line }) => ({
    text: comment2.slice(0, 1e3),
    line,
    indented: false
  }));
  const pairs = lines.map((line, at) => ({ ...line, text: `${line.text} ${lines[at + 1]?.text ?? ""}` }));
  return { source, lines, spoken, comments, pairs };
}
var LONGEST3 = 1e3;
function namesOnly(token2) {
  const isName2 = token2.kind !== "string" || /^[\w./:@-]{0,120}$/.test(token2.text);
  return isName2 ? token2 : { ...token2, text: "" };
}
// src/core/weakening/find-doubles.ts
function findDoubles(file, family, before, after2, files = []) {
  if (file.before === null || file.after === null) return [];
  if (findTests(before.source).tests.length === 0) return [];
  const old = importsOf(before, family);
  const present = importsOf(after2, family);
  const known = new Set(before.lines.map(({ text }) => text));
  const found = after2.lines.filter(
    ({ text }) => !known.has(text) && isDouble(text, family, { old, present, before })
  );
  const taken = [...old].flatMap(([name, from]) => {
    const now = present.get(name);
    const isLocal = now === void 0 && definesName(after2.source.tokens, name) && !definesName(before.source.tokens, name);
    const isDoubled = !OF_TESTS.test(from) && (isLocal || isFake(from, now));
    return isDoubled || isOwnRunner(name, from, now, files) ? [{ name, now }] : [];
  });
  return [
    ...found.slice(0, 1).map(
      ({ text, line }) => ({
        kind: "subject-mocked",
        path: file.path,
        line,
        what: `${inSentence(text)} puts a double in the place of what is tested`
      })
    ),
    ...taken.slice(0, 1).map(
      ({ name, now }) => ({
        kind: "subject-mocked",
        path: file.path,
        line: null,
        what: now === void 0 ? `the test has its own ${inSentence(name)} instead of the one it tested` : `${inSentence(name)} is now taken from ${inSentence(now)}`
      })
    )
  ];
}
function isFake(from, now) {
  return now !== void 0 && !FAKE.test(from) && FAKE.test(now);
}
function isOwnRunner(name, from, now, files) {
  if (!/^(?:expect|assert|test|it|describe)$/.test(name) || from.startsWith(".") || !now?.startsWith("."))
    return false;
  const file = now.slice(now.lastIndexOf("/") + 1).replace(/\.\w{2,3}$/, "");
  return files.some(
    ({ path, before, after: after2 }) => before === null && path.includes(`/${file}.`) && !(after2 ?? "").includes(from.replace(/\/.*/, ""))
  );
}
var FAKE = /(?:^|[./_:-])(?:__mocks__|mocks?|fakes?|stubs?|dummy|dummies)(?:[./_:]|$)/i;
var OF_TESTS = /(?:^|[./_:-])(?:tests?|support|helpers?|utils?|fixtures?|common)(?:[./_:-]|$)/i;
function definesName(tokens, name) {
  return tokens.some(
    ({ text }, at) => text === name && /^(?:function|const|let|var|def|fn|func|class)$/.test(tokens[at - 1]?.text ?? "")
  );
}
var DOUBLE_OF_MODULE = /\b(?:jest|vi|td|mock)\.(?:mock|doMock|unstable_mockModule|module|replace)\("([^"]{1,200})"/;
var DOUBLE_OF_MEMBER = /\b(?:spyOn|stub|replace|method)\((\w{1,80}),"(\w{1,80})"/;
var PYTHON_BY_NAME = /\b(?:patch|setattr)\("([\w.]{1,200})"/;
var PYTHON_BY_OBJECT = /\b(?:patch\.object|setattr)\(([\w.]{1,200}),"(\w{1,80})"/;
function isDouble(text, family, names) {
  if (family === "javascript") return isJavaScriptDouble(text, names);
  if (family === "python") return isPythonDouble(text, names);
  if (family !== "go") return false;
  const [, member = ""] = /^\w{1,80}\.(\w{1,80})=func\(/.exec(text) ?? [];
  return member !== "" && calls(names.before, member);
}
function isJavaScriptDouble(text, { old, present, before }) {
  const module2 = DOUBLE_OF_MODULE.exec(text)?.[1] ?? "";
  if (module2.startsWith(".")) return [...old.values()].includes(module2);
  const [, object = "", member = ""] = DOUBLE_OF_MEMBER.exec(text) ?? [];
  const from = present.get(object) ?? old.get(object) ?? "";
  return from.startsWith(".") && calls(before, member);
}
function isPythonDouble(text, { old, before }) {
  const target = PYTHON_BY_NAME.exec(text)?.[1] ?? PYTHON_BY_OBJECT.exec(text)?.slice(1).join(".") ?? "";
  const name = target.slice(target.lastIndexOf(".") + 1);
  if (target === "" || !calls(before, name)) return false;
  const isInModule = [...old].some(([one, from]) => target.startsWith(`${one}.`) || target.startsWith(from));
  return old.has(name) || isInModule;
}
function calls({ source: { tokens } }, name) {
  return tokens.some(
    ({ kind, text }, at) => kind === "word" && text === name && tokens[at + 1]?.text === "("
  );
}
function importsOf({ source, lines }, family) {
  if (family === "javascript") return javascriptImports(source.tokens);
  return new Map(lines.flatMap(({ text }) => [...pythonImports(text), ...rustImports(text)]));
}
function pythonImports(line) {
  const [, from = "", names = ""] = /^from ([\w.]{1,200}) ?import ?\(?(.{1,400})$/.exec(line) ?? [];
  const [, whole = ""] = /^import ([\w.]{1,200})(?: as \w{1,80})?$/.exec(line) ?? [];
  const single = whole === "" ? [] : [[whole, whole]];
  return [...(names.match(/\w+/g) ?? []).map((name) => [name, from]), ...single];
}
function rustImports(line) {
  const [, path = "", group, single = ""] = /^use ((?:\w{1,80}::){1,12})(?:\{([^}]{1,300})\}|(\w{1,80}));$/.exec(line) ?? [];
  return ((group ?? single).match(/\w+/g) ?? []).map((name) => [name, path]);
}
function javascriptImports(tokens) {
  const found = /* @__PURE__ */ new Map();
  tokens.forEach((token2, at) => {
    if (token2.kind !== "string") return;
    for (const name of namesBefore(tokens, at)) found.set(name, token2.text);
  });
  return found;
}
function namesBefore(tokens, at) {
  const isFrom = wordAt(tokens, at - 1) === "from";
  const isCalled = wordAt(tokens, at - 1) === "(" && /^(?:require|import)$/.test(wordAt(tokens, at - 2));
  if (!isFrom && !isCalled) return [];
  const end = isFrom ? at - 1 : at - 2;
  const names = [];
  for (let back = end - 1; back >= 0 && back > end - 60; back -= 1) {
    const name = wordAt(tokens, back);
    if (/^(?:import|const|let|var)$/.test(name)) return names;
    if (tokens[back]?.kind === "word" && !/^(?:as|type|await)$/.test(name)) names.push(name);
  }
  return [];
}
// src/core/weakening/find-tricks.ts
function findTricks(files, judges) {
  const sources = files.flatMap((file) => {
    const family = familyOf(file.path);
    if (family === null || file.role === "recording" || file.role === "other") return [];
    return [{ file, family, before: codeLines(file.before, family), after: codeLines(file.after, family) }];
  });
  const rules2 = [...TRICKS, ...SUPPRESSIONS.filter(({ judge }) => judges[judge])];
  return [
    ...rules2.flatMap((rule) => more(rule, sources)),
    ...sources.flatMap(
      ({ file, family, before, after: after2 }) => file.role === "test" ? findDoubles(file, family, before, after2, files) : []
    ),
    ...sources.flatMap(replacedParts),
    ...files.flatMap(shadowing)
  ];
}
var IN_TESTS = ["test", "config"];
var EVERYWHERE = ["test", "config", "code", "check-script"];
var PRODUCT = ["code"];
var ends = (line) => `${inSentence(line)} ends the run as if all had passed`;
var detects = (line) => `the code behaves otherwise when it is tested (${inSentence(line)})`;
var forges = (line) => `${inSentence(line)} makes a result of its own`;
var TRICKS = [
  {
    kind: "run-ended",
    pattern: /\bprocess\.(?:exit|reallyExit)\(0?\)|\bprocess\.exitCode=0\b|\bDeno\.exit\(0?\)|\bos\._exit\(0?\)|\bsys\.exit\((?:0|None)?\)|\bos\.Exit\(0\)|\bprocess::exit\(0\)|\bSystem\.exit\(0\)|\bexitstatus=0\b|\bpytest\.exit\(/,
    roles: IN_TESTS,
    words: ends
  },
  {
    kind: "run-ended",
    pattern: /\bos\._exit\(0?\)|\bprocess\.reallyExit\b|\bprocess\.exit=|\bprocess\.on\("exit",.{0,200}(?:exitCode=0|exit\(0?\))|\batexit\.register\(.{0,80}_exit|\bsys\.exit=(?!=)|\bsyscall\.Exit\(0\)/,
    roles: [...EVERYWHERE, "other"],
    words: ends
  },
  {
    kind: "run-ended",
    pattern: /^(?:process\.exit\(0?\)|process\.exitCode=0|sys\.exit\(0?\)|exit\(0?\)|raise SystemExit(?:\(0?\))?);?$/,
    roles: PRODUCT,
    topLevel: true,
    words: ends
  },
  {
    kind: "run-ended",
    pattern: /\bos\.Exit\(0\)|\bprocess::exit\(0\)/,
    roles: PRODUCT,
    families: ["go", "rust"],
    inLibrary: true,
    words: ends
  },
  {
    // A failed assertion ends nothing where nobody looks at it.
    kind: "run-ended",
    pattern: /\bprocess\.(?:(?:on|once|addListener|prependListener)\("(?:uncaughtException|unhandledRejection)",|setUncaughtExceptionCaptureCallback\()(?:\(?\w*\)?=>|function\(\w*\)) ?\{ ?\}/,
    roles: EVERYWHERE,
    within: "pairs",
    words: (line) => `${inSentence(line)} lets failures pass`
  },
  {
    kind: "config-narrowed",
    pattern: /\bflag\.(?:CommandLine\.)?Set\("test\.(?:run|skip|short|list|count)"|\bos\.Args=(?!=)/,
    roles: PRODUCT,
    families: ["go"],
    inLibrary: true,
    words: (line) => `${inSentence(line)} selects the tests that run`
  },
  {
    kind: "tests-detected",
    pattern: /\b(?:NODE_ENV|MODE)\b.{0,20}(?:={2,3}|!={1,2})"test"|"test"={2,3}.{0,40}NODE_ENV|\benv\.(?:VITEST\w*|JEST_WORKER_ID|MSW_CHECK|TEST_ENV|NODE_TEST_CONTEXT)\b|\bPYTEST_CURRENT_TEST\b|"(?:pytest|unittest|_pytest)"(?: not)? in sys\.modules|\bsys\.modules\b.{0,20}"(?:pytest|unittest|_pytest)"|\b_called_from_test\b|\bnpm_lifecycle_\w+\b.{0,40}"[^"]{0,20}test|\btesting\.Testing\(\)|flag\.Lookup\("test\.|"\.test"\).{0,20}|\bcfg!\(test\)|#\[cfg\(not\(test\)\)\]|cfg\(any\(test|"(?:VITEST|JEST_WORKER_ID|PYTEST_CURRENT_TEST|PYTEST_VERSION|NODE_TEST_CONTEXT|MSW_CHECK|VITEST_WORKER_ID)"|\bRAILS_ENV\b.{0,20}"test"|typeof (?:jest|vi|describe|it)\b/,
    roles: PRODUCT,
    words: detects
  },
  {
    // The caller, how the program was started, where it lies.
    kind: "tests-detected",
    pattern: /\.stack\b.{0,60}"[^"]{0,40}(?:test|spec|vitest|jest)|\bargv\b.{0,60}"[^"]{0,40}(?:vitest|jest|mocha|pytest|unittest)|\bargv\??\.?(?:\[[01]\]|at\([01]\)).{0,60}"[^"]{0,40}(?:[._](?:test|spec)\b|\btest_)|\bexecArgv\b.{0,60}"--test|\b(?:module\.parent|require\.main)\b.{0,60}"[^"]{0,40}(?:test|spec|jest|mocha)|"(?:pytest|unittest)".{0,20}(?:\bargv\b|\b__main__\b)|\b__main__\b.{0,40}"[^"]{0,20}(?:pytest|unittest)|\bArgs\[0\].{0,60}"[^"]{0,20}\.test"|\bargs(?:_os)?\(\).{0,80}"[^"]{0,40}\/deps\/|\bvar(?:_os)?\("(?:CARGO_\w+|RUST_TEST_THREADS|NEXTEST\w*)"\)\.is_(?:ok|some)\b|__(?:vitest|jest)_\w+__|\b(?:stack|_getframe|extract_stack|Callers?|current_exe|thread::current)\(.{0,120}"[^"]{0,40}(?:test|\/deps\/)|"[^"]{0,40}test[^"]{0,40}".{0,80}\b(?:inspect\.stack|_getframe|extract_stack)\(/,
    roles: PRODUCT,
    words: detects
  },
  {
    // Assertion libraries leave a symbol.
    kind: "tests-detected",
    pattern: /\bSymbol\.for\("[^"]{0,40}(?:jest|vitest|expect|mocha)|\bglobalThis\["[^"]{0,20}(?:jest|vitest)/,
    within: "spoken",
    roles: PRODUCT,
    words: detects
  },
  {
    kind: "result-forged",
    pattern: /(?:\b(?:print|log|write|echo|puts)|\bprintln!?|Println?|Printf)\w{0,10}\b.{0,80}(?:\b\d{1,5} (?:passed|passing)\b|\bTests: {1,20}\d|\bTests {2,20}\d|test result: ok|--- PASS|# pass \d|\bOK \(\d|\bok\\t|"PASS\b)/,
    within: "spoken",
    roles: EVERYWHERE,
    words: forges
  },
  {
    kind: "result-forged",
    pattern: /\b(?:report|rep|result|outcome)\.outcome="passed"|\bnumFailedTests=0|\bglobalThis\.(?:expect|assert|it|test)=|\bglobal\.(?:expect|assert|it|test)=|\bexpect\.extend\(\{(?:toBe|toEqual|toStrictEqual|toThrow)\b|\bAssertion\.prototype\.\w+=|\bassert\.\w{1,40}=(?!=)|\bTestCase\.(?:assert|fail)\w*=|\bexpect=\(|\bsetattr\([\w.]*TestCase,|\bassert_eq=|\bmacro_rules!assert\w*|(?<!self)\.(?:assert[A-Z]|fail)\w{0,40}=(?!=)|\bdef pytest_(?:runtest_(?:call|protocol)|pyfunc_call)\(/,
    roles: EVERYWHERE,
    words: forges
  },
  {
    kind: "result-forged",
    pattern: /\bdef __eq__\(.{0,80}\)(?:->\w{1,20})?: ?return (?:True|isinstance\(\w+,\(?(?:int|float|str|bytes|bool|list|tuple|dict|set|object)\b[\w,]{0,60}\){1,2}$)|\b__eq__=lambda[^:]{0,40}: ?True|\basymmetricMatch(?:\(\w*\)\{ ?return true|[:=]\(?\w*\)?=>true)|\bfn eq\(&self,_\w*:&.{0,40}\)->bool\{ ?true\b|\)Equal\(\w{0,40} ?[\w.*]{0,80}\)bool\{ ?return true\b/,
    roles: ["test", "code"],
    within: "pairs",
    words: (line) => `${inSentence(line)} makes everything equal`
  },
  {
    kind: "result-forged",
    pattern: /\bmock\.ANY\b|^from unittest\.mock import\b.{0,200}\bANY\b/,
    roles: PRODUCT,
    families: ["python"],
    words: (line) => `${inSentence(line)} equals everything`
  },
  {
    kind: "config-narrowed",
    pattern: /\bitems\[:\]=|\bitems\.clear\(|\bdel items\[|\bsession\.items=|\bcollect_ignore(?:_glob)?\b|\bitems\.remove\(|\bpytest_ignore_collect\b/,
    roles: ["test"],
    families: ["python"],
    words: (line) => `${inSentence(line)} leaves tests out of the run`
  },
  {
    kind: "test-skipped",
    pattern: /\badd_marker\(.{0,40}(?:skip|xfail)|\bbeforeEach\(.{0,80}\.skip\(\)|^pytest\.importorskip\(|\b__test__=False\b|\bnocollect\b/,
    roles: ["test"],
    words: (line) => `${inSentence(line)} skips tests`
  },
  {
    kind: "test-skipped",
    pattern: /\bpytest\.(?:skip|xfail)\(/,
    roles: ["test"],
    name: /(?:^|\/)conftest\.py$/,
    words: (line) => `${inSentence(line)} skips tests`
  },
  {
    kind: "threshold-lowered",
    pattern: /\bjest\.retryTimes\(|\bthis\.retries\(|@pytest\.mark\.flaky|\bretryTimes\(/,
    roles: ["test"],
    words: (line) => `${inSentence(line)} tries failing tests again`
  },
  {
    kind: "test-skipped",
    pattern: /^\/\/[/!] ?```[\w,]*\b(?:ignore|no_run)\b/,
    roles: ["code"],
    families: ["rust"],
    within: "comments",
    words: (line) => `an example that was tested is not (${inSentence(line)})`
  }
];
var suppresses = (line) => `a complaint is silenced: ${inSentence(line)}`;
var SUPPRESSIONS = [
  {
    judge: "lint",
    kind: "complaint-suppressed",
    pattern: /\b(?:eslint-disable|biome-ignore|oxlint-disable|tslint:disable|standard-ignore|rubocop:disable|stylelint-disable)|\bnoqa\b|pylint: ?disable|\bnolint\b|\bnosec\b|shellcheck disable=/,
    roles: EVERYWHERE,
    within: "comments",
    words: suppresses
  },
  {
    judge: "lint",
    kind: "complaint-suppressed",
    pattern: /#!?\[(?:allow|expect)\(|@SuppressWarnings\(/,
    roles: EVERYWHERE,
    words: suppresses
  },
  {
    judge: "types",
    kind: "complaint-suppressed",
    pattern: /@ts-(?:ignore|expect-error|nocheck)|\btype: ?ignore|pyright: ?ignore|phpstan-ignore|psalm-suppress|mypy: ?ignore-errors/,
    roles: EVERYWHERE,
    within: "comments",
    words: suppresses
  },
  {
    judge: "types",
    kind: "complaint-suppressed",
    pattern: /\bas any\b|\bas unknown as\b/,
    roles: EVERYWHERE,
    families: ["javascript"],
    words: suppresses
  },
  {
    judge: "coverage",
    kind: "complaint-suppressed",
    pattern: /\b(?:istanbul|c8|v8|node:coverage) ignore|\bno cover\b|coverage: ?ignore|LCOV_EXCL|:nocov:/,
    roles: EVERYWHERE,
    within: "comments",
    words: suppresses
  },
  {
    judge: "coverage",
    kind: "complaint-suppressed",
    pattern: /#\[coverage\(off\)\]|cfg_attr\(.{0,40}coverage/,
    roles: EVERYWHERE,
    words: suppresses
  }
];
function more(rule, sources) {
  const fitting = sources.filter(
    ({ file, family }) => rule.roles.includes(file.role) && (rule.name?.test(file.path) ?? true) && (rule.families?.includes(family) ?? true) && !isOwnEnd(rule, file)
  );
  const before = fitting.flatMap((source) => hits(rule, source.before));
  const after2 = fitting.map((source) => ({ source, found: hits(rule, source.after) }));
  const total = after2.reduce((sum, { found }) => sum + found.length, 0);
  if (total <= before.length) return [];
  const known = before.map(({ text }) => text);
  return after2.flatMap(({ source, found }) => {
    const fresh = found.find(({ text }) => {
      const at = known.indexOf(text);
      if (at !== -1) known.splice(at, 1);
      return at === -1;
    });
    if (fresh === void 0) return [];
    return [{ kind: rule.kind, path: source.file.path, line: fresh.line, what: rule.words(fresh.text) }];
  });
}
function isOwnEnd({ topLevel, inLibrary }, { path, after: after2 }) {
  if (!topLevel && !inLibrary) return false;
  const isProgram = /(?:^|\/)(?:main|cli|bin|__main__|index|server|app)\b[^/]*$|(?:^|\/)(?:bin|scripts|cmd|examples)\//.test(
    path
  );
  return isProgram || /^package main\b/m.test(after2 ?? "");
}
function hits({ pattern: pattern2, within: within2, topLevel }, source) {
  const where = source[within2 ?? "lines"];
  return where.filter(({ text, indented: indented2 }) => pattern2.test(text) && !(topLevel && indented2));
}
var OF_RUNNERS = /^(?:node:)?(?:assert|test)(?:\/strict)?$|^(?:@jest\/|@vitest\/|(?:jest|vitest|chai|mocha|expect|should|ava|tap)$)|^(?:unittest|pytest|_pytest)\b/;
function replacedParts({ file, family, before, after: after2 }) {
  if (family !== "javascript" && family !== "python") return [];
  const known = new Set(before.lines.map(({ text }) => text));
  const names = [...importsOf(after2, family)].flatMap(
    ([name, from]) => OF_RUNNERS.test(from) ? [name.replace(/\..*/, "")] : []
  );
  const found = after2.lines.find(
    ({ text }) => !known.has(text) && names.some((name) => replacesPartOf(name, text))
  );
  if (found === void 0) return [];
  return [{ kind: "result-forged", path: file.path, line: found.line, what: forges(found.text) }];
}
function replacesPartOf(name, line) {
  const [, target = ""] = /(?:^|[^\w.])(\w{1,80})(?:\.\w{1,80}|\["\w{1,80}"\]){1,6}=(?![=>]|(?:None|True|False|true|false|null)\b|\d)/.exec(
    line
  ) ?? [];
  const [, handed = ""] = /\b(?:Object\.(?:assign|defineProperty|defineProperties)|Reflect\.(?:set|defineProperty)|mock\.method|setattr)\((\w{1,80})\b/.exec(
    line
  ) ?? [];
  return target === name || handed === name;
}
function shadowing({ path, before, after: after2 }) {
  const isRunner = /(?:^|\/)(?:sitecustomize|usercustomize|pytest|unittest|_pytest|nose)\.py$|(?:^|\/)_?pytest\/__init__\.py$/.test(
    path
  );
  if (!isRunner || before !== null || after2 === null) return [];
  return [
    {
      kind: "runner-replaced",
      path,
      line: null,
      what: "a new file is loaded in the place of the test runner"
    }
  ];
}
// src/core/weakening/special-cases.ts
function findSpecialCases(files, texts) {
  const tests = [...texts].flatMap(([path, text]) => testOf3(path, text) ?? []);
  return files.flatMap((file) => {
    const read = testFilesNamed(file).find(
      ({ name }) => [...texts.keys()].some((path) => baseOf(path) === name)
    );
    if (read !== void 0) {
      const what2 = `the code reads ${inSentence(read.name)}, where its answers are`;
      return [{ kind: "tests-detected", path: file.path, line: read.line, what: what2 }];
    }
    const answers = newAnswers(file);
    const known = (answer) => tests.some(({ values: values2 }) => answer.inputs.some((one) => values2.has(one)));
    const isTable = !answers.every(known);
    const found = answers.map((answer) => ({ answer, test: tests.find((test) => isTakenFrom(answer, test, isTable)) })).find(({ test }) => test !== void 0);
    if (found?.test === void 0) return [];
    const { text, line } = found.answer;
    const what = `${inSentence(text)} answers just what ${inSentence(found.test.path)} passes with what it expects; another input in the test would show whether the rest works`;
    return [{ kind: "special-case", path: file.path, line, what }];
  });
}
function mayHaveSpecialCases(files) {
  return files.some((file) => testFilesNamed(file).length > 0 || newAnswers(file).length > 0);
}
var TEST_FILE = /(?:^|\/)(?:test_[\w.-]{1,100}\.py|[\w.-]{1,100}(?:_test|\.test|\.spec)\.\w{1,4}|tests?\/[\w./-]{1,100}\.\w{1,4})$/;
var READS = /^(?:readFile|readFileSync|createReadStream|open|Open|read_text|ReadFile|read_to_string|include_str|getsource)$/;
var BESIDE = 30;
function testFilesNamed({ path, role, before, after: after2 }) {
  const family = familyOf(path);
  if (role !== "code" || family === null || after2 === null) return [];
  const known = new Set(namedIn(readTokens(before ?? "", family).tokens).map(({ name }) => name));
  return namedIn(readTokens(after2, family).tokens).filter(({ name }) => !known.has(name));
}
function namedIn(tokens) {
  return tokens.flatMap(({ kind, text, line }, at) => {
    if (kind !== "string" || !TEST_FILE.test(text)) return [];
    const around = tokens.slice(Math.max(0, at - BESIDE), at + BESIDE);
    const isRead = around.some((token2) => token2.kind === "word" && READS.test(token2.text));
    return isRead ? [{ name: baseOf(text), line }] : [];
  });
}
function baseOf(path) {
  return path.slice(path.lastIndexOf("/") + 1);
}
function newAnswers({ path, role, before, after: after2 }) {
  if (role !== "code" || after2 === null) return [];
  const known = new Set(answersIn(path, before ?? "").map(({ text }) => text));
  return answersIn(path, after2).filter(({ text }) => !known.has(text));
}
function answersIn(path, text) {
  const family = familyOf(path);
  if (family === null || family === "shell" || !isCode2(path)) return [];
  const { tokens } = readTokens(text, family);
  const pairs = bracketPairs(tokens);
  return tokens.flatMap((_, at) => answerAt({ tokens, pairs }, at) ?? []);
}
function isCode2(path) {
  return !/\.(?:json[5c]?|toml|cfg|ini|ya?ml|snap)$/.test(path);
}
function answerAt(source, at) {
  const { tokens } = source;
  const span = conditionBefore(source, at) ?? conditionBehind(source, at) ?? keyBefore(tokens, at);
  if (span === null) return null;
  const condition = tokens.slice(span.from, span.to);
  const end = answerEnd(source, at);
  const answer = withValue(tokens, tokens.slice(at, end));
  if (!isPlain(condition) || !isConstant(answer)) return null;
  const inputs = condition.flatMap(valuesOf2);
  const outputs = answer.flatMap(valuesOf2);
  if (inputs.length === 0 || outputs.length === 0) return null;
  const begin = /^(?:if|elif|case|when)$/.test(wordAt(tokens, span.from - 1)) ? span.from - 1 : span.from;
  const whole = tokens.slice(Math.min(begin, at), Math.max(end, span.to));
  return { inputs, outputs, line: tokens[at]?.line ?? 1, text: tokensText(whole) };
}
function withValue(tokens, answer) {
  const [name, ...more2] = answer;
  if (name?.kind !== "word" || more2.length > 0 || CONSTANTS.test(name.text)) return answer;
  const given = tokens.flatMap(
    (token2, at) => token2.kind === "word" && token2.text === name.text && /^:?=$/.test(wordAt(tokens, at + 1)) ? [at + 2] : []
  );
  const value = given.length === 1 ? tokens[given[0] ?? -1] : void 0;
  const next = tokens[(given[0] ?? 0) + 1];
  const isWhole = next === void 0 || next.first || next.text === ";";
  return value !== void 0 && /^(?:string|number)$/.test(value.kind) && isWhole ? [value] : answer;
}
var LONGEST_CONDITION = 60;
function conditionBefore({ tokens, pairs }, at) {
  let to = at;
  const before = wordAt(tokens, to - 1);
  if (/^(?:=>|->|\?)$/.test(before)) {
    const from2 = beginOf(tokens, pairs, to - 2);
    return { from: wordAt(tokens, from2 - 1) === "if" ? beginOf(tokens, pairs, from2 - 2) : from2, to: to - 1 };
  }
  if (before === "return") to -= 1;
  else if (before === "=" && tokens[to - 2]?.kind === "word") to -= 2;
  else if (before !== "{") return null;
  while (/^(?:[{:]|=>|->|then)$/.test(wordAt(tokens, to - 1))) to -= 1;
  const from = beginOf(tokens, pairs, to - 1);
  return /^(?:if|elif|case|when|,|\{|\})$/.test(wordAt(tokens, from - 1)) ? { from, to } : null;
}
function beginOf(tokens, pairs, last) {
  let at = last;
  while (at >= 0 && last - at < LONGEST_CONDITION && !BEGINS.test(wordAt(tokens, at))) {
    const open = /^[)\]}]$/.test(wordAt(tokens, at)) ? pairs[at] ?? at : at;
    if (open > at) return last + 1;
    at = open - 1;
  }
  return at + 1;
}
var BEGINS = /^(?:if|elif|case|when|return|switch|match|[,;{}=:?([]|=>|->)$/;
function conditionBehind({ tokens }, at) {
  const from = wordAt(tokens, at + 1) === "if" && !tokens[at + 1]?.first ? at + 2 : -1;
  if (from === -1) return null;
  const length = tokens.slice(from, from + LONGEST_CONDITION).findIndex(({ text }) => text === "else");
  return length === -1 ? null : { from, to: from + length };
}
function keyBefore(tokens, at) {
  const joint = wordAt(tokens, at - 1);
  const open = wordAt(tokens, at - 3);
  const isEntry = joint === ":" && /^[{,]$/.test(open);
  const isRow2 = joint === "," && /^[[(]$/.test(open) && /^[[,({]$/.test(wordAt(tokens, at - 4));
  return isEntry || isRow2 ? { from: at - 2, to: at - 1 } : null;
}
function answerEnd({ tokens, pairs }, from) {
  for (let at = from; at < tokens.length && at - from < LONGEST_CONDITION; at += 1) {
    const token2 = tokens[at];
    const ends2 = /^(?:[,;)\]}:]|if|else)$/.test(wordAt(tokens, at)) || at > from && token2?.first === true;
    if (ends2) return at;
    if (/^[([{]$/.test(wordAt(tokens, at))) at = closeOf(pairs, at, tokens.length - 1);
  }
  return from;
}
function isPlain(condition) {
  return condition.every(
    ({ kind, text }) => kind !== "sign" || /^(?:={2,3}|&&|\|\||[()[\]{},.:&*-]|::)$/.test(text)
  );
}
function isConstant(answer) {
  return answer.every(({ kind, text }, at) => {
    if (kind === "sign") return /^(?:[()[\]{},.:&-]|::)$/.test(text);
    return kind !== "word" || /^(?:new|[({:.!]|::)$/.test(answer[at + 1]?.text ?? "") || CONSTANTS.test(text);
  });
}
var CONSTANTS = /^(?:new|null|nil|None|true|false|True|False|to_string|to_owned|into)$/;
function valuesOf2({ kind, text }) {
  if (kind === "number") return [String(Number.parseFloat(text.replaceAll("_", "")))];
  if (kind !== "string") return [];
  const [, whole] = /^\/\^([\w -]{1,100})\$\/$/.exec(text) ?? [];
  if (whole !== void 0) return [`"${whole}`];
  return /^\s*[[{(]/.test(text) ? text.match(/-?\d[\d.]*|[A-Za-z]\w+/g) ?? [] : [`"${text}`];
}
function testOf3(path, text) {
  const family = familyOf(path);
  if (family === null) return null;
  const { tokens } = readTokens(family === "rust" ? withoutCode(path, text) : text, family);
  const values2 = /* @__PURE__ */ new Map();
  tokens.forEach((token2, at) => {
    for (const value of valuesOf2(token2)) values2.set(value, [...values2.get(value) ?? [], at]);
  });
  return { path, tokens, pairs: bracketPairs(tokens), values: values2 };
}
function withoutCode(path, text) {
  const at = text.indexOf("#[cfg(test)]");
  return /(?:^|\/)tests?\//.test(path) ? text : at === -1 ? "" : text.slice(at);
}
function isTakenFrom({ inputs, outputs }, test, isTable) {
  const expected = outputs.filter((one) => isTelling(one) && test.values.has(one));
  if (expected.length === 0) return false;
  if (new Set(inputs).size >= 3 && inputs.every((one) => test.values.has(bare(one, test)))) return true;
  return inputs.some(
    (input) => expected.some((output) => input !== output && isPair({ input, output, inputs }, test, isTable))
  );
}
function bare(value, { values: values2, tokens }) {
  if (values2.has(value)) return value;
  const isNamed = /^[A-Za-z]/.test(value) && tokens.some(({ text }) => text === value);
  return isNamed ? [...values2.keys()][0] ?? value : value;
}
var NEAR = 16;
function isPair({ input, output, inputs }, test, isTable) {
  const places = test.values.get(input) ?? [];
  if (isLong(input) && isLong(output)) return places.length > 0;
  const near = places.filter((at) => test.values.get(output)?.some((other) => Math.abs(other - at) <= NEAR));
  if (near.length === 0) return false;
  if (isTelling(input) && !isName(input)) return !isTable;
  return near.some((at) => hasCompany(test, at, [...inputs, output]));
}
function isLong(value) {
  return /^\d{3,}$|^\d+\.\d+$/.test(value);
}
function isTelling(value) {
  return value.startsWith('"') ? value.length > 1 : Math.abs(Number(value)) > 2 || /\./.test(value);
}
function isName(value) {
  return /^"[\p{L}_./@#:-][\p{L}\w./@#:-]*$/u.test(value);
}
function hasCompany({ tokens, pairs }, at, seen) {
  let open = openOf(tokens, pairs, at);
  if (/^(?:Some|Ok|from|String|Just)$/.test(wordAt(tokens, open - 1))) open = openOf(tokens, pairs, open);
  if (open === -1) return false;
  const inside = tokens.slice(open + 1, closeOf(pairs, open, tokens.length));
  const isRow2 = wordAt(tokens, open) !== "(" || /^[[({,]?$|^param$/.test(wordAt(tokens, open - 1));
  const others = inside.filter(
    (token2, index) => isOfRow(inside, index, isRow2) || valuesOf2(token2).some((one) => seen.includes(one))
  );
  return entriesIn(tokens, pairs, open) > others.length;
}
function isOfRow(inside, at, isRow2) {
  const token2 = inside[at];
  if (token2?.kind !== "string" || !isRow2) return false;
  const key = /^[:=]$/.test(inside[at - 1]?.text ?? "") ? inside[at - 2]?.text ?? "" : "";
  return at === 0 || /^(?:name|title|desc|description|label|scenario|id)$/.test(key) || /\S\s+\S/.test(token2.text);
}
function openOf(tokens, pairs, at) {
  for (let open = at - 1; open >= 0 && at - open < 200; open -= 1)
    if (/^[([{]$/.test(wordAt(tokens, open)) && (pairs[open] ?? 0) > at) return open;
  return -1;
}
// src/core/weakening/find-weakenings.ts
function findWeakenings(changed, standing, counts = [], tests = /* @__PURE__ */ new Map()) {
  const files = withRoles(changed, standing);
  const withTests = files.filter(
    ({ role, path }) => role === "test" || role === "code" && familyOf(path) === "rust"
  );
  const found = [
    ...compareTests(withTests),
    ...files.flatMap((file) => compareScripts(file, standing)),
    ...files.flatMap(
      ({ path, before, after: after2, role }) => role === "config" && !path.endsWith("package.json") ? compareSettings(path, before, after2) : []
    ),
    ...findTricks(files, judgesOf(standing)),
    ...findSpecialCases(files, tests),
    ...modulesApart(files),
    ...recordings(files.filter(({ role }) => role === "recording")),
    ...counts.flatMap(fewer)
  ];
  const order = (one) => /changed$/.test(one.kind) ? 1 : 0;
  return unique(found).sort((a, b) => order(a) - order(b));
}
function needsAllTests(changed, standing) {
  return mayHaveSpecialCases(withRoles(changed, standing));
}
function withRoles(changed, standing) {
  return changed.filter(({ before, after: after2 }) => before !== after2).map((file) => ({ ...file, role: (0, import_hooks_active_on_command.roleOf)(file.path, standing) })).sort((a, b) => a.path < b.path ? -1 : 1);
}
function unique(found) {
  return [...new Map(found.map((one) => [`${one.kind}\0${one.path}\0${one.what}`, one])).values()];
}
function judgesOf({ tools, commands }) {
  const has = (names) => [...tools].some((tool) => names.test(tool));
  const says = (words2) => commands.some((command) => words2.test(command));
  return {
    lint: has(
      /^(?:eslint|biome|oxlint|ruff|flake8|pylint|golangci-lint|rubocop|shellcheck|stylelint|standard|xo|bandit)$/
    ) || says(/\bclippy\b|\bgo vet\b/),
    types: has(/^(?:tsc|vue-tsc|svelte-check|mypy|pyright|phpstan|psalm|ty)$/),
    coverage: says(/\bcov|--coverage|\bc8\b|\bnyc\b|llvm-cov|tarpaulin/)
  };
}
function modulesApart(files) {
  const fresh = files.filter(({ before }) => before === null).map(({ path }) => path);
  return fresh.filter((path) => path.endsWith("/go.mod")).filter((path) => {
    const folder = path.slice(0, -"go.mod".length);
    return !fresh.some((other) => other.startsWith(folder) && other.endsWith(".go"));
  }).map((path) => ({
    kind: "config-narrowed",
    path,
    line: null,
    what: "a module of its own takes the tests below it out of the run"
  }));
}
function recordings(files) {
  const added = new Set(
    files.flatMap(({ before, after: after2 }) => before === null && after2 !== null ? [after2] : [])
  );
  return files.flatMap(({ path, before, after: after2 }) => {
    if (before === null || added.has(before)) return [];
    const has = new Set((after2 ?? "").split(/\r?\n/).map((line) => line.trim()));
    const isSame = before.split(/\r?\n/).every((line) => has.has(line.trim()));
    if (after2 !== null && isSame) return [];
    const what = after2 === null ? "what tests compare with was deleted" : "what tests compare with is another";
    return [{ kind: "recording-changed", path, line: null, what }];
  });
}
function fewer({ name, before, after: after2 }) {
  if (before === null || after2 === null) return [];
  const place = { path: null, line: null };
  const check = inSentence(name);
  if (after2.ran < before.ran)
    return [
      {
        ...place,
        kind: "fewer-tests",
        what: `${check} ran ${after2.ran} tests, ${before.ran} when the loop began`
      }
    ];
  return after2.skipped > before.skipped ? [
    {
      ...place,
      kind: "test-skipped",
      what: `${check} skipped ${after2.skipped} tests, ${before.skipped} when the loop began`
    }
  ] : [];
}
// src/core/weakening/part-of-checks.ts
function isPartOfChecks({ path, before, after: after2 }, standsOn) {
  if (before === after2) return false;
  if (/(?:^|\/)package\.json$/.test(path))
    return partOfPackage(before, standsOn.packageScripts.get(path)) !== partOfPackage(after2, standsOn.packageScripts.get(path));
  if (/(?:^|\/)pyproject\.toml$/.test(path) && before !== null && after2 !== null)
    return ownSections(before, standsOn) !== ownSections(after2, standsOn);
  switch ((0, import_hooks_active_on_command.roleOf)(path, standsOn)) {
    case "test":
    case "check-script":
    case "config":
    case "recording":
      return true;
    case "code":
      return /\.rs$/.test(path) && testsIn(path, before) !== testsIn(path, after2);
    case "other":
      return false;
  }
}
function partOfPackage(text, names = /* @__PURE__ */ new Set()) {
  const {
    version: _version,
    scripts: _scripts,
    dependencies: _dependencies,
    ...rest
  } = (0, import_hooks_active_on_command.parsedJson)(text) ?? {};
  const scripts = (0, import_hooks_active_on_command.scriptsIn)(text);
  const run = [...names].flatMap((name) => [`pre${name}`, name, `post${name}`]);
  return JSON.stringify([run.map((name) => scripts.get(name) ?? null), rest]);
}
var READ_BY_THEMSELVES = /^tool\.(ruff|black|isort|mypy|pyright|pylint|bandit|codespell|towncrier|commitizen)\b/;
var RUNNERS = /^(?:pytest|py\.test|unittest|nose2|coverage)$/;
function ownSections(text, { tools, scriptFiles }) {
  const isKnown = tools.size > 0 && scriptFiles.size === 0 && [...tools].every((tool) => RUNNERS.test(tool));
  if (!isKnown) return text;
  return text.split(/^(?=\[)/m).filter((section) => {
    const [, tool] = READ_BY_THEMSELVES.exec(section.replace(/^\[+/, "")) ?? [];
    if (tool === void 0) return true;
    return ["--", "pytest-", "pytest_"].some((start) => text.includes(start + tool));
  }).join("").trim();
}
function testsIn(path, text) {
  const family = familyOf(path);
  if (family === null || text === null) return "";
  const { tests } = findTests(readTokens(text, family));
  return tests.map(({ name, body, skipped }) => `${name} ${skipped} ${tokensText(body)}`).join("\n");
}
// src/app/proof/look-at-standing.ts
async function lookAtStanding(workspace, { terms, progress }, counts = []) {
  const store = await (0, import_app_snapshots_keep_snapshots.existingSnapshots)(workspace, terms.id);
  const taken = store?.list() ?? [];
  const first = (0, import_app_snapshots_keep_snapshots.snapshotOf)(taken, 0);
  const last = (0, import_app_snapshots_keep_snapshots.snapshotOf)(taken, progress.iteration);
  if (store === null || first === null || last === null)
    return unknown("MSW has no snapshot of the files from before and after the work");
  const changes = await store.trees.changedFiles(first.tree, last.tree);
  if (changes === null) return unknown("a snapshot of the files is no longer whole");
  const prefix = (0, import_node_path.relative)(store.top, workspace.project).split(import_node_path.sep).join("/");
  const place = { store, prefix };
  const standsOn = await standsOnAt(place, first.tree, terms.checks);
  const files = await changedTexts(place, first.tree, last.tree, changes);
  const tests = needsAllTests(files, standsOn) ? await testsIn2(place, last.tree, standsOn) : /* @__PURE__ */ new Map();
  const found = findWeakenings(files, standsOn, counts, tests);
  const changed = files.filter((file) => isPartOfChecks(file, standsOn)).map(({ path }) => path);
  const standing = {
    kind: "known",
    weakenings: found.filter((one) => !mayBeHonest(one)).map(sentenceOf),
    expectations: found.filter(mayBeHonest).map(sentenceOf),
    changed,
    started: changed.filter((path) => standsOn.scriptFiles.has(path))
  };
  const trees = { arming: first.tree, final: last.tree };
  return {
    standing,
    ground: {
      store,
      trees,
      roleOf: (path) => (0, import_hooks_active_on_command.roleOf)(fromProject(place, path), standsOn),
      commands: standsOn.commands
    }
  };
}
function unknown(reason) {
  return { standing: { kind: "unknown", reason }, ground: null };
}
var ROUNDS = 6;
async function standsOnAt(place, tree, checks) {
  const files = /* @__PURE__ */ new Map();
  let standsOn = (0, import_hooks_active_on_command.standingOf)(checks, files);
  for (let round = 0; round < ROUNDS && standsOn.unread.length > 0; round += 1) {
    const texts = await textsOf(place, tree, standsOn.unread);
    for (const path of standsOn.unread) files.set(path, texts.get(path) ?? null);
    standsOn = (0, import_hooks_active_on_command.standingOf)(checks, files);
  }
  return standsOn;
}
var MOST_FILES = 2e3;
async function changedTexts(place, first, last, changes) {
  const paths = changes.map(({ path }) => fromProject(place, path));
  const read = paths.slice(0, MOST_FILES);
  const before = await textsOf(place, first, read);
  const after2 = await textsOf(place, last, read);
  return changes.map((change, at) => {
    const path = paths[at] ?? change.path;
    return {
      path,
      before: textOr(before.get(path), change.before),
      after: textOr(after2.get(path), change.after)
    };
  });
}
async function testsIn2(place, tree, standsOn) {
  const paths = (await place.store.trees.pathsIn(tree)).map((path) => fromProject(place, path));
  const withTests = paths.filter((path) => (0, import_hooks_active_on_command.roleOf)(path, standsOn) === "test" || path.endsWith(".rs"));
  return textsOf(place, tree, withTests.slice(0, MOST_FILES));
}
function textOr(text, entry) {
  return entry === null ? null : text ?? entry.blob;
}
async function textsOf(place, tree, paths) {
  const contents = await place.store.trees.contentsOf(
    tree,
    paths.map((path) => fromTop(place, path))
  );
  return new Map([...contents].map(([path, bytes]) => [fromProject(place, path), bytes.toString("utf8")]));
}
function fromProject({ prefix }, path) {
  if (prefix === "") return path;
  if (path.startsWith(`${prefix}/`)) return path.slice(prefix.length + 1);
  const folders = prefix.split("/");
  const parts = path.split("/");
  let shared = 0;
  while (shared < folders.length && folders[shared] === parts[shared]) shared += 1;
  return [...folders.slice(shared).map(() => ".."), ...parts.slice(shared)].join("/");
}
function fromTop({ prefix }, path) {
  const parts = prefix === "" ? [] : prefix.split("/");
  for (const part of path.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}
// src/app/proof/prove.ts
async function prove(workspace, loop, run) {
  const { standing, ground } = await lookAtStanding(workspace, loop, countsOf(loop, run));
  const facts = {
    baseline: loop.progress.baseline,
    standing,
    flaky: run.flaky?.checks ?? [],
    ignored: run.flaky?.ignored ?? []
  };
  const witness = ground !== null && needsWitness(facts) ? await tryWitness(workspace, loop, run, ground) : { kind: "unclear", reason: "it was not tried" };
  return judgeProof({ ...facts, witness });
}
function countsOf({ progress }, { results }) {
  return results.map(({ check, output }) => ({
    name: check.name,
    before: progress.firstCounts.find(({ name }) => name === check.name) ?? null,
    after: (0, import_app_loop_judge_check.countTests)(output)
  }));
}
async function tryWitness(workspace, { terms }, { results }, ground) {
  if (!terms.mayWitness)
    return { kind: "unclear", reason: "the tests were not tried on the old code (--no-witness)" };
  const { runWitness } = await Promise.resolve().then(() => require("./app.proof.run-witness.cjs"));
  const limitMs = terms.checkTimeoutSeconds * 1e3;
  const report = await runWitness({
    ...ground,
    userFolder: workspace.userFolder,
    project: workspace.project,
    // A sealed check is unrelated to the project's tests.
    checks: results.filter(({ check }) => !(0, import_app_loop_gather_evidence.isSealed)(check)).map(({ check, durationMs }) => ({ check, limitMs, lastMs: durationMs })),
    allowEmpty: terms.allowEmpty,
    thorough: terms.witness,
    // Each check may already have run twice.
    budgetMs: import_hooks_active_on_stop.secondsForChecks * 1e3 - 2 * results.reduce((sum, { durationMs }) => sum + durationMs, 0)
  });
  switch (report.verdict) {
    case "holds":
    case "fails":
    case "unclear":
      return { kind: report.verdict, reason: report.why };
    case "not-needed":
      return { kind: "unclear", reason: "what the checks stand on changed, and no test with it" };
  }
}
module.exports = {
  prove: prove
};
