var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(s,e)=>{for(var r in e)__defProp(s,r,{get:e[r],enumerable:!0})},__copyProps=(s,e,r,i)=>{if(e&&typeof e=="object"||typeof e=="function")for(let n of __getOwnPropNames(e))!__hasOwnProp.call(s,n)&&n!==r&&__defProp(s,n,{get:()=>e[n],enumerable:!(i=__getOwnPropDesc(e,n))||i.enumerable});return s},__toCommonJS=s=>__copyProps(__defProp({},"__esModule",{value:!0}),s),stdin_exports={};__export(stdin_exports,{BESIDE_FILE:()=>BESIDE_FILE,FRAME:()=>FRAME,LONGEST_LINE:()=>LONGEST_LINE,RUNNER_NOISE:()=>RUNNER_NOISE,TOTAL:()=>TOTAL,asPrinted:()=>asPrinted,baseName:()=>baseName,canonicalise:()=>canonicalise,classFingerprint:()=>classFingerprint,compareChecks:()=>compareChecks,compareFindings:()=>compareFindings,countTests:()=>countTests,declared:()=>declared,earlierRuns:()=>earlierRuns,echoesIn:()=>echoesIn,emptyRun:()=>emptyRun,errorHead:()=>errorHead,errorIn:()=>errorIn,exactFingerprint:()=>exactFingerprint,failsOnWarnings:()=>failsOnWarnings,failureItems:()=>failureItems,fileOf:()=>fileOf,findProblems:()=>findProblems,findingOf:()=>findingOf,findingOfGroups:()=>findingOfGroups,fingerprintVersion:()=>fingerprintVersion,foreignRuns:()=>foreignRuns,formerClassFingerprint:()=>formerClassFingerprint,forwardSlashes:()=>forwardSlashes,hashText:()=>hashText,isAdded:()=>isAdded,isAssignment:()=>isAssignment,isEchoing:()=>isEchoing,isNoise:()=>isNoise,isNoiseOf:()=>isNoiseOf,isPackageManager:()=>isPackageManager,isStackLine:()=>isStackLine,isTotal:()=>isTotal,isUntaught:()=>isUntaught,isWholeMessage:()=>isWholeMessage,itemKey:()=>itemKey,joinedFolder:()=>joinedFolder,jsonText:()=>jsonText,judgeAgain:()=>judgeAgain,judgeCheck:()=>judgeCheck,judgeValues:()=>judgeValues,keepPassedRun:()=>keepPassedRun,keepUnchangedRuns:()=>keepUnchangedRuns,learnFromPass:()=>learnFromPass,learnFromTwo:()=>learnFromTwo,lineDigestsOf:()=>lineDigestsOf,
maskLocations:()=>maskLocations,maskVolatile:()=>maskVolatile,messageTail:()=>messageTail,noiseReasons:()=>noiseReasons,plainRun:()=>plainRun,primaryFinding:()=>primaryFinding,readOutput:()=>readOutput,readReaderFiles:()=>readReaderFiles,readShellLine:()=>readShellLine,runsAnother:()=>runsAnother,sealed:()=>sealed,shorten:()=>shorten,simpleCommands:()=>simpleCommands,speakerKey:()=>speakerKey,speakerOf:()=>speakerOf,speechOf:()=>speechOf,toolNames:()=>toolNames,toolThatRan:()=>toolThatRan,topFrame:()=>topFrame,valuesOf:()=>valuesOf,wholeRun:()=>wholeRun,withoutLinePrefixes:()=>withoutLinePrefixes,withoutPass:()=>withoutPass,withoutPersonal:()=>withoutPersonal,withoutPrefixes:()=>withoutPrefixes,withoutRunners:()=>withoutRunners}),module.exports=__toCommonJS(stdin_exports);
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
var isAssignment = (word) => /^[A-Za-z_]\w*=/.test(word);
function runsAnother(program) {
  return STARTERS.has(program);
}
var STARTERS = new Set("time env exec sudo command nice nohup xvfb-run cross-env".split(" "));
var KEYWORDS2 = new Set("! if then elif else while until do {".split(" "));
var isPrefix = (word) => isAssignment(word) || runsAnother(word) || KEYWORDS2.has(word);
function isPackageManager(program) {
  return MANAGERS.has(program);
}
var MANAGERS = /* @__PURE__ */ new Set(["npm", "pnpm", "yarn", "bun"]);
function withoutPrefixes(words) {
  let at = 0;
  while (at < words.length) {
    const word = words[at] ?? "";
    if (isPrefix(word)) at += 1;
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

// src/core/failure/reading/reader.ts
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

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

// src/core/failure/text/program-of.ts
function speakerOf(lines, command) {
  return nameOf(speakerPath(lines, command));
}
function toolThatRan(lines, command) {
  const path = speakerPath(lines, command);
  const isInstalled = !path.includes("/") || /(?:^|\/)\.?bin\/[^/]+$/.test(path);
  const name = nameOf(path);
  return !isInstalled || name === "unknown" || /\.\w{1,4}$/.test(name) || isPackageManager(name) || RUNS_OTHERS.test(name) ? null : name;
}
var RUNS_OTHERS = /^(?:(?:ba|z|da|k|fi)?sh|node|deno|tsx|ts-node|python[\d.]*|ruby|perl|php|java|g?make|ninja|just|task|tox|nox|rake|invoke|turbo|nx|lerna|pre-commit|lint-staged|concurrently|gh|glab|docker|podman|kubectl|ssh|journalctl|xargs|find|cat|echo|exit|true|false|test|\[)$/;
function speakerPath(lines, command) {
  const path = programPath(command);
  const named4 = nameOf(path);
  if (ECHOING.test(named4)) {
    const echo2 = lines.find((_, line) => isCommandEcho(lines, line));
    return echo2 === void 0 ? path : programPath(echo2);
  }
  if (!isPackageManager(named4)) return path;
  const banner2 = lines.findLastIndex((text) => /^> \S+@\S+ \S/.test(text));
  const [echo] = banner2 < 0 ? echoesIn(lines, /^\$ /) : echoesIn(lines.slice(banner2 + 1, banner2 + 2));
  const program = echo === void 0 ? path : programPath(echo);
  return /^(?:exit|true|false|test|\[)$/.test(nameOf(program)) ? path : program;
}
function isEchoing(command) {
  const named4 = programOf(command);
  return ECHOING.test(named4) || isPackageManager(named4);
}
var ECHOING = /^(?:g?make|ninja|just)$/;
function programOf(command) {
  return nameOf(programPath(command));
}
function nameOf(path) {
  return baseName(path).replace(/\.(?:exe|cmd|bat|ps1)$/i, "") || "unknown";
}
function programPath(command) {
  const inner = /^\s*(?:ba|z|da)?sh -l?c ['"](?<inner>.+)['"]\s*$/.exec(command)?.groups?.inner ?? command;
  const words = readShellLine(forwardSlashes(inner)).commands.at(-1)?.words ?? [];
  const [program] = withoutRunners(words).filter((word) => !word.startsWith("-"));
  return program ?? "";
}
function echoesIn(lines, mark = /^[>$+] /) {
  return lines.flatMap((text) => mark.test(text) && /\S/.test(text[2] ?? "") ? text.slice(2) : []);
}
function isCommandEcho(lines, line) {
  if (/^FAILED: \S/.test(lines[line - 1] ?? "")) return true;
  const text = lines[line] ?? "";
  if (line > 2 || !COMMAND.test(text)) return false;
  const isFirst = lines.slice(0, line).every((above) => /^(?:\w*make(?:\[\d+\])?: |$)/.test(above));
  return isFirst && !MADE.test(lines[line + 1] ?? "none") && lines.slice(-20).some((last) => MADE.test(last));
}
var MADE = /^(?:g|mingw32-)?make(?:\[\d+\])?: \*\*\* \[|^none$/;
var COMMAND = /^(?:[A-Z_]{1,40}=\S* )*[./]{0,2}(?:[a-z][\w.+/-]{0,80}(?:$| (?=\w{1,20}$))|[A-Za-z][\w.+/-]{0,80} (?=(?:.{0,400} )?(?:--?\w|\S{0,400}[/*.]\w)))/;
// src/core/failure/text/source-excerpts.ts
function isExcerpt(lines, line) {
  if (isUnchanged(lines, line) || PYTHON_FRAME.test(lines[line - 1] ?? "")) return true;
  const number = numberOf(lines[line]);
  if (number === null) return false;
  if ([1, 2].some((up) => lineOfPlace(lines[line - up]) === number)) return true;
  if (POINTER.test(lines[line + 1] ?? "") || NAMES_RULE.test(lines[line] ?? "")) return false;
  return /^\s*·\s*$/.test(lines[line + 1] ?? "") || isCounted(lines, line, number);
}
function isCounted(lines, line, number) {
  if ([-2, -1, 1, 2].some((step2) => numberOf(lines[line + step2]) === number + step2)) return true;
  return RULE.test(lines[line - 1] ?? "none") && numberOf(lines[line - 2]) === number - 1;
}
function isUnchanged(lines, line) {
  if (!lines[line]?.startsWith(" ")) return false;
  const above = lines.slice(Math.max(0, line - MOST_HUNK), line);
  return /^(?:@@ |Diff in )/.test(above.findLast((text) => text !== "" && !/^[-+ ]/.test(text)) ?? "");
}
var NAMES_RULE = /\S {2,60}[a-z]\w{0,30}(?:[-/]\w{1,30}){1,6}$|^\s{0,8}\d{1,7}:? {1,8}[A-Z]{1,4}\d{1,5} [A-Z]/;
var RULE = /^[^\p{L}\p{N}]*$/u;
var MOST_HUNK = 40;
var PYTHON_FRAME = /^\s+File "[^"]{1,400}", line \d/;
var POINTER = /^[\s|·]*[\^~]+[\s|]*$/;
function lineOfPlace(text = "") {
  const digits = /(?:^\W{0,12}|\s)[^\s:()"'`=]{1,300}\.[A-Za-z]\w{0,9}:(\d{1,7}):\d{1,7}:?$/.exec(text)?.[1];
  return digits === void 0 ? null : Number(digits);
}
function numberOf(text = "") {
  const digits = /^\s{0,8}(?:=?>)?\s{0,8}(\d{1,7}):?(?:\s|$)/.exec(text)?.[1];
  return digits === void 0 ? null : Number(digits);
}
// src/core/failure/text/totals.ts
var COUNTING_WORDS = new Set(
  `a aborted aborting across all and assert assertion be broken build by case check checked code command completed
  confidence count ctest detected diagnostic done duration elapsed error example executing exited fail failed failing failure feature
  file finished fixable flaky found from has have high ignored in info information is issue left lines lint low m medium message
  minute ms no of oh ok on out pass passed passing pending percent problem ran rate reformatted reported result rule run
  running scanned scenario script second seed severity skip skipped source spec step succeeded successful suite summary target
  task test there thread time to todo total unchanged undefined using violation warning was were while with would`.split(
    /\s+/
  )
);
var COUNTED_NOUNS = new Set(
  "dependency dependencies diagnostic error failure finding issue problem test violation warning".split(" ")
);
var COUNT = /^\W{0,8}(?:found |there w(?:as|ere) )?\d{1,7} (?:[\w-]{1,30} ){0,3}(?<noun>(?!found|reported)[a-z]{1,20})(?: (?:found|reported))?[\s.!:]{0,4}$/i;
var COUNTS = /^\W{0,8}(?:\d{1,7} (?:[a-z-]{1,20} ?){1,3}(?:, | and )){1,8}\d{1,7} (?:[a-z-]{1,20} ?){1,3}\W{0,8}$/;
var COUNT_FIELD = /^\W{0,8}(?:[A-Z][\w-]{0,30}(?: [\w-]{1,30}){0,4}|[\w-]{1,40}(?:\.[\w-]{1,40}){1,4})\s{0,20}[:=]\s{0,8}\d[\d.]{0,8}%?(?: total| \/ \d{1,7})?(?: \([^()]{1,40}\))?$/;
var COUNT_FIELDS = /^\W{0,4}(?:[A-Z]{4,8}\W{1,3})?(?:[A-Z][a-z]{1,20}(?: [a-z]{1,20})?: \d{1,7}, ){2}/;
var NO_COUNT = /^\W{0,8}(?:expected|actual|received|got|want|left|right|(?:\w{1,20} )?(?:value|code|status|state|line|port|version))\b/i;
var NUMBERED = /\b(?:test|case|check|step|error|code|status|exit|rule)\s+#?\d/i;
function isTotal(text) {
  const line = text.replace(/^\S{1,300}\.\w{1,6}:\s{1,8}(?=.{0,200}(?:\d|\b[Nn]o ))/, "");
  if (COUNT_FIELD.test(line) && !NO_COUNT.test(line) || COUNTS.test(line) || COUNT_FIELDS.test(line))
    return true;
  const noun = COUNT.exec(line)?.groups?.noun;
  return noun !== void 0 && isAmong(COUNTED_NOUNS, noun) || hasOnlyCountingWords(line);
}
function hasOnlyCountingWords(line) {
  if (line.length > 200 || NUMBERED.test(line) || /^\D*:$|\w\.[a-z]|["'`]|\w\((?!s\))/.test(line))
    return false;
  const words = line.replaceAll("(s)", "s").match(/[\p{L}][\p{L}'-]*/gu) ?? [];
  return words.length > 0 && words.every((word) => isAmong(COUNTING_WORDS, word));
}
function isAmong(words, word) {
  const plain = word.toLowerCase();
  return plain === "s" || words.has(plain) || words.has(plain.replace(/s$/, ""));
}
// src/core/failure/text/noise-lines.ts
var FRAME = "a frame of a stack";
var TOTAL = "a total";
var RULE_LINE = "a rule";
var RUNNER2 = "a runner about the program that it ran";
var ECHO = "an echo of a command";
var PROGRESS = "progress";
var RUNNER_NOISE = /* @__PURE__ */ new Set([RULE_LINE, RUNNER2, ECHO]);
var NOISE = [
  { why: RULE_LINE, pattern: /^[^\p{L}\p{N}]*$/u, example: "-----" },
  {
    why: RUNNER2,
    pattern: /^(?:g|mingw32-)?make(?:\[\d+\])?: |^npm (?:ERR!|error)(?: |$)|^ ?(?:ELIFECYCLE|ERR_PNPM_RECURSIVE)/,
    example: "make: *** [x] Error 1"
  },
  {
    why: RUNNER2,
    pattern: /^ninja: build stopped|^\[\d+\/\d+\] /,
    example: "ninja: build stopped: subcommand failed."
  },
  {
    why: RUNNER2,
    pattern: /^FAILED: (?:\S{1,20}code=\d{1,5}\S? )?\S{1,300}(?: [^\s./]{0,200}[./]\S{0,200}){0,20} ?$/,
    example: "FAILED: CMakeFiles/shop.dir/cart.c.o"
  },
  { why: ECHO, pattern: /^(?:>(?:>>)? |[+$] \S|g?make [-\w])/, example: "> shop@1.0.0 test" },
  {
    why: "a version",
    pattern: /^(?:Node\.js |\W{0,4}[\w@/.-]{1,40}(?: version| test)? )v?\d+\.\d+\.\d+\S*(?: \([^)]{1,40}\))?$/,
    example: "Node.js v20.1.0"
  },
  {
    why: "a time",
    pattern: /^\s*(?:Done|Finished|Completed|Duration|Took|Ran|Start at|Run started|(?:Total (?:Test )?)?Time)\b.{0,40}\d.{0,60}$/i,
    example: "Done in 3.2s."
  },
  {
    why: "a seed",
    pattern: /\brandom\w*\b.{0,30}\bseed\b.{0,12}\d|^\W{0,4}--seed[ =]\S{1,60}$/i,
    example: "Randomized with seed 4711"
  },
  {
    why: PROGRESS,
    pattern: /^\s*\d{1,3}%|^\W{0,8}[A-Z][a-z]{2,20}ing\b.{0,200}(?:\.{2,3}|…)$/,
    example: "Checking formatting..."
  },
  {
    why: PROGRESS,
    pattern: /^\W{0,8}(?:Compiling|Running|Checking|Loading|Finding)\b(?!.*\b(?:error|fail))/,
    example: "Compiling shop v0.1.0"
  },
  {
    why: "what passed",
    pattern: /^\s*(?:\[ *(?:OK|PASS(?:ED)?|RUN) *\](?: |$)|ok(?: \d|:)|PASS(?:ED)?\b|[✓✔√✅])/,
    example: "ok 2 passes"
  },
  {
    why: FRAME,
    pattern: /^\s*(?:[⁃•·] )?(?:at |from )(?:async |new )?\S+(?: \[as \S{1,100}\])?(?:[:(]| [(<])/,
    example: "    at total (src/cart.js:3:7)"
  },
  {
    why: FRAME,
    pattern: /^\s*(?:#\d{1,3} |File "[^"]{1,400}", line \d|Stack(?: ?trace)?:?$)/,
    example: '  File "cart.py", line 3, in total'
  },
  {
    why: FRAME,
    pattern: /^goroutine \d|^\t\S.{0,300} called at \S{1,300} line \d+\.?$|^\t\S+\.go:\d|^\s*\S{1,300}:\d+:in [`'][^'`]{1,200}['`]?$/,
    example: "cart.rb:3:in `total'"
  },
  {
    why: FRAME,
    pattern: /^\s+(?:\([^)]{1,60}\) )?\S{1,200}\.exs?:\d{1,7}: (?:\(\w+\)$|[\w.:!?" -]{1,200}\/\d{1,3}(?: |$))/,
    example: "    lib/cart.ex:3: Cart.total/1"
  },
  {
    why: "the source around it",
    pattern: /^\s{0,8}(?:[>%]?\s{0,8}\d{1,7} ?[|│](?: |$)|L\d{1,7} \|)|^\s*\|(?: (?!.*\|$)|$)/,
    example: "  > 4 |   total(1)"
  },
  {
    why: "advice",
    pattern: /^\s*(?:(?:help|hint|note|tip|see also|more info(?:rmation)?|for more|re-?run)\b|(?:use|run) [`"'-]|see [<~./])/i,
    example: "help: did you mean `total`?"
  },
  {
    why: "advice",
    pattern: /^\W{0,6}(?:[\w ]{1,40}: )?https?:\/\/\S+$/,
    example: "Get help: https://example.org/help"
  },
  {
    why: "where a difference stands",
    pattern: /^@@ -\d{1,7}(?:,\d{1,7})? \+\d{1,7}(?:,\d{1,7})? @@/,
    example: "@@ -1,4 +1,4 @@"
  }
];
function isNoise(line) {
  return formOf(line) !== null;
}
function formOf(line) {
  return NOISE.find(({ pattern }) => pattern.test(line))?.why ?? null;
}
var MOST_REPEATS = 20;
function noiseReasons(lines) {
  const count = /* @__PURE__ */ new Map();
  const noise = lines.map((text, line) => {
    const times = (count.get(text) ?? 0) + 1;
    count.set(text, times);
    if (times > MOST_REPEATS) return "said over and over";
    if (isAdded(lines, line)) return null;
    return formOf(text) ?? reasonAround(lines, line);
  });
  const advised = unlessAll(lines, noise, advising(lines), "advice");
  const counted2 = unlessAll(lines, advised, isTotal, TOTAL);
  const precise = withoutRelays(lines, counted2);
  const own2 = unlessAll(lines, precise, import_app_loop_gather_evidence.isQuietLog, LOGGED);
  return own2 === precise && lines.every((text, at) => precise[at] !== null || (0, import_app_loop_gather_evidence.isQuietLog)(text)) ? loudest(lines, precise) : own2;
}
var LOGGED = "logged in passing";
var TIPS = /^\W{0,6}(?:allowed|tips?|suggestions?|recommendations?)\W{0,4}$/i;
var CAPTION = /^\S.{0,80}:$/;
var ADVICE = /^\W{0,4}(?:If you |Please |Try to |You can )/;
function advising(lines) {
  let isBelow = false;
  const advice = lines.map((text, at) => {
    const goesOn = text !== "" || TIPS.test(lines[at - 1] ?? "");
    isBelow = TIPS.test(text) || isBelow && goesOn && !CAPTION.test(text);
    return isBelow || ADVICE.test(text);
  });
  return (_, at) => advice[at] === true;
}
function loudest(lines, reasons) {
  const isWarning2 = (text, at) => reasons[at] === null && /\bwarn/i.test(text);
  const last = lines.some(isWarning2) ? -1 : reasons.lastIndexOf(null);
  return lines.map((text, at) => at === last || isWarning2(text, at) ? null : reasons[at] ?? LOGGED);
}
function reasonAround(lines, line) {
  if (isCommandEcho(lines, line)) return ECHO;
  if (isExcerpt(lines, line)) return "the source around it";
  if (!/^ {2,}[a-z]\w*: ['[{\d-]/.test(lines[line] ?? "")) return null;
  const above = lines.slice(Math.max(0, line - 12), line);
  return above.some((text) => /^\s+at \S/.test(text)) ? "a property of an error" : null;
}
function unlessAll(lines, reasons, fits, why) {
  const next = lines.map((text, at) => reasons[at] ?? (fits(text, at) ? why : null));
  return next.includes(null) ? next : reasons;
}
function withoutRelays(lines, reasons) {
  const isSaid = lines.some((text, at) => reasons[at] === null && !isRelay(text) && tells(text));
  return isSaid ? unlessAll(lines, reasons, isRelay, "how a process ended") : reasons;
}
function isRelay(line) {
  return line.length < 400 && ENDED.test(line) && !/\.\w{1,6}[:(]\d/.test(line);
}
var ENDED = /\b(?:exit|fail|return)\w{0,4}\b.{0,60}?(?:\b(?:code|status|with)\b\W{0,6}|=)-?\d{1,3}\W{0,6}$|\breturned \d{1,3} exit status$/i;
function tells(text) {
  return (0, import_app_loop_gather_evidence.looksLikeError)(text) || /^\W{0,6}(?:issue|warning)\b|\.\w{1,6}[:(]\d|\bline \d/i.test(text);
}
function isAdded(lines, line) {
  if (lines[line]?.startsWith("+ ") !== true) return false;
  const near = lines.slice(Math.max(0, line - MOST_SIDES), line + MOST_SIDES + 1);
  return near.some((text) => text.startsWith("- "));
}
var MOST_SIDES = 4;
// src/core/failure/reading/fails-on-warnings.ts
function failsOnWarnings(command, lines) {
  const echoes = lines.slice(0, MOST_ABOVE).filter((line) => ECHO2.test(line));
  return [command, ...echoes].some((text) => OPTION.test(text));
}
var MOST_ABOVE = 20;
var ECHO2 = /^[>$] \S/;
var OPTION = /\s(?:--(?:fail|error)-on-warn\w{0,6}|--fail-(?:severity|level|on)[ =]warn\w{0,6}|--max-warnings[ =]\d{1,5})(?=\s|$)/;

var import_adapters_git_work_tree = require("./adapters.git.work-tree.cjs");

// src/core/failure/text/generated-ids.ts
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
// src/core/failure/text/mask-volatile.ts
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
    pattern: /(?<![\w.$'"-])\d+(?:\.\d+)? ?(?:ns|µs|μs|us|ms|s|sec|secs|seconds?|milliseconds?|minutes?|mins?|hours?)\b(?![\w'-])/g,
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
    what: "a hash, an id of Mongo or of a container, of a commit",
    pattern: /(?<![\w.-])(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{7,40}(?![\w-])|\b(?=[a-f]*\d)(?=\d*[a-f])(?:[0-9a-f]{32,128}|[0-9a-f]{24}|[0-9a-f]{8}|(?=(?:[a-f]*\d){3})(?=(?:\d*[a-f]){2})[0-9a-f]{12})\b/gi,
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
  return VOLATILE.reduce(
    (masked, { what, pattern, placeholder }) => replaced(masked, pattern, placeholder, what, note),
    text
  );
}
function replaced(text, pattern, placeholder, why, note) {
  if (note === void 0 && typeof placeholder === "string") return text.replace(pattern, placeholder);
  return text.replace(pattern, (found, ...groups) => {
    const became = typeof placeholder === "string" ? placeholder.replace(/\$(\d)/g, (_all, digit) => String(groups[Number(digit) - 1] ?? "")) : placeholder(found);
    if (became !== found) note?.(found, became, why);
    return became;
  });
}
// src/core/failure/text/mask-locations.ts
function maskLocations(text, note) {
  if (!/\d/.test(text)) return text;
  return LOCATIONS.reduce(
    (masked, [pattern, placeholder]) => replaced(masked, pattern, placeholder, WHY, note),
    text
  );
}
var WHY = "a place: the failure is the same where lines moved";
var BESIDE_FILE = String.raw`(?:[#@]|,? (?:at|on|in) (?:[a-z]{1,8} )?|, (?!(?:got|was|is|not|but|has|and|want)\b)[a-z]{1,8} )`;
var LOCATIONS = [
  [
    /(\.[A-Za-z]\w{0,8}):\d{1,7}(?:[:.]\d{1,7}){0,2}(?:-\d{1,7}(?:[:.]\d{1,7})?)?(?!\w|:(?![A-Z]:)\w)/g,
    "$1:<loc>"
  ],
  [new RegExp(String.raw`(\w\.[A-Za-z]\w{0,8}${BESIDE_FILE})\d{1,7}\b(?!\.\d)`, "g"), "$1<loc>"],
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
// src/core/failure/text/fingerprint.ts
var VERSION = "v3";
var FORMER = "v2";
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

var import_common = require("./common.cjs");

// src/core/failure/locate-finding.ts
function locateFinding(finding9, around) {
  const place = finding9.file === null ? null : findPlace(finding9.file, null, around);
  return {
    line: place?.line ?? null,
    column: place?.column ?? null,
    ownFrame: finding9.frame === null ? null : frameWithLine(finding9.frame, around)
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
  const own2 = placeIn(words, file) ?? (name === null ? leadingPlace(words) : null);
  if (own2 !== null) return own2;
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
var STACK = /^\s*(?:at |❯ )\S/;
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
  /^["']?[:,]? ?(?:on )?line (\d{1,7})(?:, column (\d{1,7}))?/,
  new RegExp(`^${BESIDE_FILE}(\\d{1,7})\\b`)
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
function failureItems(found, lines, learned) {
  const byKey = /* @__PURE__ */ new Map();
  const identityOf = identities(lines, learned);
  for (const chosen of found) {
    const key = itemKey(identityOf(chosen));
    if (!byKey.has(key)) byKey.set(key, chosen);
  }
  const sorted = [...byKey].sort(([a], [b]) => a < b ? -1 : 1);
  const at = [...new Set(found.map(({ finding: finding9 }) => finding9.details ?? finding9.line))].sort((a, b) => a - b);
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
function identities(lines, { masked, valuesIn: valuesIn2 }) {
  const everywhere = (0, import_common.once)(() => valuesIn2(lines));
  const fixed = remembered(maskVolatile);
  const placeless = remembered((text) => maskLocations(fixed(text)));
  return ({ finding: finding9, tool, layout }) => {
    const near = valuesIn2([lines[finding9.line] ?? ""]);
    const own2 = (text) => masked(text, near);
    const values = [
      ...(finding9.values ?? []).map((text) => fixed(own2(text))),
      // Words of other lines, in alphabetical order.
      ...(finding9.aside ?? []).map((text) => placeless(masked(text, everywhere())))
    ];
    const said = placeless(own2(finding9.message));
    const message = values.length > 0 ? `${said} (${values.join(" | ")})` : said;
    return {
      tool,
      ...layout !== void 0 && { layout },
      code: finding9.code,
      class: finding9.class,
      message: shorten(message),
      file: plainFile(finding9.file),
      testId: finding9.testId === null ? null : shorten(fixed(own2(finding9.testId)))
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
  const test2 = testKey(item);
  const said = speakerKey(item.tool, item.code, item.message);
  return JSON.stringify([item.file, test2, ...said, item.class, item.message]);
}
function testKey({ testId, tool, layout = tool }) {
  if (testId === null || layout !== "phpunit") return testId?.replaceAll(/ [>›] /g, " ") ?? null;
  const [suite = "", test2 = ""] = testId.split(" > ", 2);
  const words = `${suite.replace(/ \(.*$/, "").replace(/^.*\\|Tests?$/g, "")} ${test2.replace(/^test_?/, "")}`;
  return words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
function plainFile(file) {
  return file === null ? null : shorten(file.replace(/\\/g, "/").replace(/^(?:\.\/)+/, ""));
}

// src/core/failure/readers/javascript/errors.ts
function errorIn(lines, line, end) {
  const text = (lines[line] ?? "").trim();
  const head = errorHead(text);
  return {
    message: head?.message ?? text,
    code: head?.code ?? null,
    class: head?.class ?? null,
    speech: speechOf(head),
    values: messageTail(lines, line + 1, end),
    frame: topFrame(lines, line + 1, end)
  };
}
var HEAD = /^(?<class>(?:[A-Za-z_$][\w$.]{0,120})?(?:Error|Exception|Rejection))(?<rest>$|:.*| \[.*)$/;
var REST = /^(?: \[(?<code>\w{1,80})\])?(?:: (?<message>.*))?$/;
function errorHead(text) {
  const { class: name, rest = "" } = HEAD.exec(text.trim().replace(/^Uncaught /, ""))?.groups ?? {};
  const said = REST.exec(rest)?.groups;
  if (name === void 0 || said === void 0) return null;
  const { code, message = "" } = said;
  const own2 = code === "Error" || code === "ERR_TEST_FAILURE" ? void 0 : code;
  return { class: name, code: own2 ?? systemCode(message), message };
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
var PLACED = /^\s*(?:at |❯ )?(?:async )?(?<call>\S.*?):\d+(?::\d+)?\)?,?(?: \{)?$/;
var CALL = /^(?:(?<name>[^\s(][^()]{0,200}?) \(?|\(?)(?<file>[^\s():][^():]{0,400}\.\w{1,5})$/;
var OUTSIDE = /^(?:[<~/]|\.\.\/|internal\/|[A-Za-z]+:)/;
function topFrame(lines, from, to) {
  for (let i = from; i < to; i += 1) {
    const { file, name } = CALL.exec(PLACED.exec(lines[i] ?? "")?.groups?.call ?? "")?.groups ?? {};
    if (file === void 0 || OUTSIDE.test(file) || file.includes("<dep>")) continue;
    const own2 = functionName(name);
    return own2 === null ? file : `${file} ${own2}`;
  }
  return null;
}
function functionName(printed = "") {
  const name = printed.replace(/ \[as [^\]]*\]$/, "").replace(/^(?:new|async) /, "");
  if (/^(?:Object|Context|TestContext|Module|Suite)\./.test(name)) return null;
  return /^(?:test|it|describe)$/.test(name) || !/^[\w$.#]+$/.test(name) ? null : name;
}
function isWholeMessage(message) {
  return /^expected .+ to .+/.test(message) && !/…|\.\.\.|\bObject \(|\bArray \(|[{[]\s*$/.test(message);
}
var LEGEND = /^[-+] (?:(?:expected|actual) [-+] (?:expected|actual)$|(?:Expected|Received|Snapshot)\b)/;
var BRACKETS = /^(?:\.{3}|[{}[\],]*)$/;
var MOST_VALUES = 16;
function messageTail(lines, from, to) {
  const tail = [];
  for (let i = from; i < to && tail.length < MOST_VALUES; i += 1) {
    const text = (lines[i] ?? "").trim().replace(/\s+/g, " ");
    if (isStackLine(lines[i] ?? "")) break;
    if (!LEGEND.test(text) && !BRACKETS.test(text)) tail.push(text.slice(0, 200));
  }
  return tail;
}
function valuesOf(message, tail) {
  const compared2 = tail.find((text) => / !== /.test(text));
  if (compared2 !== void 0) return [compared2];
  return isWholeMessage(message) ? [] : tail;
}
function fileOf(frame) {
  return frame?.replace(/ [\w$.#]+$/, "") ?? null;
}
// src/core/failure/reading/whole-run.ts
function wholeRun(lines, verdicts, phase = "test") {
  const found = lines.flatMap((text, line) => {
    for (const [pattern, code, message] of verdicts) {
      const match = pattern.exec(text);
      if (match === null) continue;
      const speech = code === "coverage" ? "assertion" : "diagnostic";
      return findingOf(line, message ?? match[1] ?? text, { phase, code, speech });
    }
    return [];
  });
  return found.filter(({ message }, at) => found.findIndex((one) => one.message === message) === at);
}
// src/core/failure/declared/declaration.ts
function declared(declaration) {
  const { tool, programs, signature = signatureOf(declaration), rank: rank2 = "tool" } = declaration;
  return { tool, programs, signature, rank: rank2, read: (output) => readDeclared(declaration, output) };
}
function signatureOf({ problems, json = {}, verdicts = [] }) {
  const lines = [...problems, ...verdicts.map(([pattern]) => pattern)].map(
    ({ source }) => source.replace(/\(\?<\w+>/g, "(?:").replaceAll("[^", "[^\\n")
  );
  const keys = Object.keys(json).slice(0, 1);
  return new RegExp([...lines, ...keys.map((key) => `"${key}": ?"`)].join("|"), "m");
}
function readDeclared(declaration, { lines }) {
  const blocks2 = declaration.above ? blocksAbove(declaration, lines) : blocksBelow(declaration, lines);
  const found = blocks2.flatMap((block) => findingIn(declaration, lines, block));
  if (found.length > 0) return withoutSummary(found);
  const reported = declaration.json === void 0 ? [] : readJson(declaration, lines);
  return reported.length > 0 ? reported : wholeRun(lines, declaration.verdicts ?? [], declaration.phase);
}
var SILENT = "failed without a message";
function withoutSummary(found) {
  const told2 = new Set(found.flatMap(({ message, testId }) => message === SILENT ? [] : [testId]));
  return found.filter(({ message, testId }) => message !== SILENT || testId === null || !told2.has(testId));
}
var LONGEST_BLOCK = 200;
function blocksBelow(declaration, lines) {
  const blocks2 = [];
  let heading = {};
  let open = null;
  for (const [line, text] of lines.entries()) {
    const under = declaration.heading?.exec(text)?.groups;
    const begun = beginning(declaration, text, heading);
    if (under !== void 0 || begun !== null || declaration.ends?.test(text)) open = close(open, line);
    heading = under ?? heading;
    if (begun === null) continue;
    open = { line, groups: begun, from: line + 1, to: lines.length };
    blocks2.push(open);
  }
  return blocks2;
}
function close(open, line) {
  if (open !== null) open.to = line;
  return null;
}
function blocksAbove(declaration, lines) {
  const blocks2 = [];
  let heading = {};
  let from = 0;
  for (const [line, text] of lines.entries()) {
    const under = declaration.heading?.exec(text)?.groups;
    const begun = under === void 0 ? beginning(declaration, text, heading) : null;
    if (begun !== null) blocks2.push({ line, groups: begun, from, to: line });
    if (under !== void 0 || begun !== null || declaration.ends?.test(text)) from = line + 1;
    heading = under ?? heading;
  }
  return blocks2;
}
function beginning({ problems }, text, heading) {
  for (const problem2 of problems) {
    const match = problem2.exec(text);
    if (match !== null) return { ...heading, ...told(match.groups ?? {}) };
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
  const said = declaration.words?.(groups, below2) ?? groups.message ?? SILENT;
  const finding9 = findingOfGroups(declaration, block.line, groups, [said, ...more].join(" "), values, frame);
  const parts = declaration.parts?.(groups, below2, lines, block.line);
  if (parts === null) return [];
  const whole = { ...finding9, ...parts };
  return [findingOf(whole.line, whole.message, whole)];
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
  return /^(?:1|w|warn|warning|information|info|note|hint)$/i.test(severity) || /^[⚠!]$/.test(sign);
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
  const field = new RegExp(`"(${keys.join("|")})": ?(?:"((?:[^"\\\\]|\\\\.){0,4000})"|(\\d+))`, "g");
  let groups = {};
  return lines.flatMap(
    (text, line) => [...text.matchAll(field)].flatMap(([, key = "", words, number = ""]) => {
      const name = declaration.json?.[key];
      if (name !== void 0) groups = { ...groups, [name]: jsonText(words ?? number) };
      if (key !== last || groups.message === void 0) return [];
      const said = declaration.words?.(groups, []) ?? groups.message ?? "";
      const finding9 = findingOfGroups(declaration, line, groups, said, [], null);
      groups = groups.file === void 0 ? {} : { file: groups.file };
      return finding9;
    })
  );
}

// late:core/failure/declared/own-readers.ts
var isNoiseOf = (...args) => require("./core.failure.declared.own-readers.cjs").isNoiseOf(...args);
var linesLeft = (...args) => require("./core.failure.declared.own-readers.cjs").linesLeft(...args);
var ownReadersFor = (...args) => require("./core.failure.declared.own-readers.cjs").ownReadersFor(...args);
// src/core/failure/primary-finding.ts
var PHASES = ["install", "compile", "lint", "test", "run"];
var ROOT_CAUSES = /* @__PURE__ */ new Set([
  "TS2307",
  "E0432",
  "E0433",
  "ERR_MODULE_NOT_FOUND",
  "MODULE_NOT_FOUND"
]);
function primaryFinding(found) {
  return found.reduce((best, one) => compareFindings(one, best) < 0 ? one : best);
}
function compareFindings(a, b) {
  const [left, right] = [sortKey(a), sortKey(b)];
  const at = left.findIndex((part, index) => part !== right[index]);
  if (at < 0) return 0;
  return (left[at] ?? "") < (right[at] ?? "") ? -1 : 1;
}
function sortKey({ finding: finding9, tool }) {
  return [
    finding9.severity,
    String(PHASES.indexOf(finding9.phase)),
    finding9.code !== null && ROOT_CAUSES.has(finding9.code) ? "0" : "1",
    finding9.file ?? "",
    tool,
    finding9.code ?? "",
    finding9.class ?? "",
    finding9.testId ?? "",
    finding9.message
  ];
}
// late:core/failure/printed/json-reports.ts
var printedJson = (...args) => require("./core.failure.printed.json-reports.cjs").printedJson(...args);
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
  const starts = lines.flatMap((text, line) => line > from && MARK.test(text) ? line : []);
  for (const [at, start] of starts.entries()) {
    const [, name = ""] = MARK.exec(lines[start] ?? "") ?? [];
    const said = lines.slice(start + 1, starts[at + 1] ?? lines.length);
    const [, count] = /^ {2}'(\d{1,6}) subtests? failed'$/.exec(said[0] ?? "") ?? [];
    if (count === void 0) open.push({ tests: [{ path: [name], said }] });
    else open.push(suiteOf(name, open.splice(-Number(count))));
  }
  const tests = open.flatMap((one) => one.tests);
  if (tests.length === 0) return null;
  return [...lines.slice(0, from), "\u2716 failing tests:", "", ...tests.flatMap(printedTest)];
}
var MARK = /^✖ (\S.*?)(?: \([\d.]+ms\))?$/;
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
  const failed5 = failedTests(text);
  if (failed5.length === 0) return null;
  const print = printerOf(text);
  const printed = [...print.before, ...failed5.flatMap(print.test)];
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
    (all, decimal, hex, name) => {
      if (name !== void 0) return ENTITIES.get(name) ?? all;
      const code = decimal === void 0 ? Number.parseInt(hex ?? "", 16) : Number(decimal);
      return code < 1114112 ? String.fromCodePoint(code) : all;
    }
  );
}
// src/core/failure/text/prefix-columns.ts
var CLOCK2 = String.raw`\d{1,2}:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?: [AP]M)?`;
var ZONE = String.raw`(?:Z| ?[+-]\d\d:?\d\d| UTC)?`;
var DATE = String.raw`\d{4}[-/]\d\d[-/]\d\d[T _]|\d{1,2}/\d{1,2}/\d{2,4},? |(?:[A-Z][a-z]{2},? )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) {1,2}\d{1,2},? (?:\d{4},? )?`;
var ELAPSED = String.raw`\+?\d{1,6}(?:\.\d{1,9})?s|\+\d{1,9}(?:\.\d{1,9})?|\d{9,13}(?:\.\d{1,9})?`;
var TIME = `(?:(?:${DATE})?${CLOCK2}${ZONE}|${ELAPSED})`;
var LEVEL = /^\W{0,4}(?:info|error|err|warn(?:ing)?|debug|trace|fatal|notice|critical|fail(?:ed|ure)?|pass(?:ed)?|ok|not ok|run|skip(?:ped)?|done|note|help|hint|[ewipnx]|\W{1,40}|\d+ ?\/ ?\d+|.{0,40}(?:Error|Exception|Warning))\W{0,4}$/i;
var COMPILER_PLACE = /[\w/]\.(?:[cm]?[jt]sx?|pyi?|rb|go|rs|java|kts?|c|cc|cpp|h|hpp|cs|php|lua|exs?|sql|s?css|less|html?|json|ya?ml|toml|xml|md|sh|pl|t|[a-z]{1,3})(?::\d+){0,2}$|:\d+$|^(?:\w+-)?(?:make|npm|ninja|sh|bash)(?:\[\d+\])?$/;
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
    pattern: /^ {0,8}(?<name>[\w@][\w@./#:+-]{0,79}(?:[ |][\w.:/-]{1,40})?) {0,40}(?:\||»|›|→)(?=[ \t]|$)/,
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
// src/core/failure/text/line-prefixes.ts
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
var MARK2 = /^(?:\[[\w@/. -]{1,60}\]:?(?: |$)|[\w@/.-]{1,80}:[\w.:-]{0,38}\w:(?: |$)|[\w@/.-]{1,80} [\w.:-]{1,40}:(?: |$)|@?[\w/.-]{1,80}:(?: |$)|[\w.-]{1,60} {1,20}\|(?: |$)|[\w.-]{3,120} [\w.-]{1,60}(?: |$))/;
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
  const mark = MARK2.exec(line)?.[0] ?? "";
  const name = mark.trimEnd().replace(/ +\|$/, "|");
  const isKnown = marks.has(name) || name.endsWith("|") && marks.has(ANY_SERVICE);
  return isKnown ? { name, length: mark.length } : { name: "", length: 0 };
}
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
    if ((column.around ?? column.placed) === true && PLACED2.test(line.replace(column.pattern, "")))
      sure.add(name);
  }
  return { counts, sure };
}
var PLACED2 = /^[ \t](?:\S{1,120}[ \t]){0,3}[\w@./-]{1,200}\.[A-Za-z]\w{0,4}[:(]\d/;
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
  return except !== void 0 && (except.test(name) || COMPILER_PLACE.test(name)) ? null : name;
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
// late:core/failure/unknown/read-unknown.ts
var hasFurtherTests = (...args) => require("./core.failure.unknown.read-unknown.cjs").hasFurtherTests(...args);
var hasOwnWords = (...args) => require("./core.failure.unknown.read-unknown.cjs").hasOwnWords(...args);
var lineDigestsOf = (...args) => require("./core.failure.unknown.read-unknown.cjs").lineDigestsOf(...args);
var readPlaced = (...args) => require("./core.failure.unknown.read-unknown.cjs").readPlaced(...args);
var readSure = (...args) => require("./core.failure.unknown.read-unknown.cjs").readSure(...args);
var readUnknown = (...args) => require("./core.failure.unknown.read-unknown.cjs").readUnknown(...args);
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
  const all = ownersOf(lines, MARKS);
  if (severalIn(all) < 2) return found;
  const telling = ownersOf(
    lines,
    MARKS.filter(({ tells: tells2 }) => tells2 === true)
  );
  const told2 = severalIn(telling) < 2 ? found : toldApart(found, telling);
  return told2.map((one) => {
    const owner = ownerIn(all, one);
    return owner === "" ? one : { ...one, package: packageName(owner) };
  });
}
function severalIn(owners) {
  return new Set(owners.filter((name) => name !== "")).size;
}
function ownerIn(owners, { finding: finding9 }) {
  return owners[finding9.details ?? finding9.line] ?? "";
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
function likeness({ finding: finding9, tool }) {
  const { file, testId, code, message, values, aside } = finding9;
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
// src/core/failure/readers/tables/build-tools.ts
var buildTools = [
  {
    tool: "terraform",
    programs: ["terraform", "tofu", "terragrunt"],
    signature: /^ +on \S+\.(?:tf|tofu|tfvars)(?:\.json)? line \d+/m,
    phase: "compile",
    problems: [/^ *(?<severity>Error|Warning): (?<message>\S.*)$/],
    lines: { file: /^ +on (?<file>\S+) line \d+/ },
    words: ({ message = "" }, below2) => `${message}: ${lastParagraph(below2)}`.replace(/: $/, "")
  },
  {
    tool: "apt",
    programs: ["apt-get", "apt"],
    signature: /^E: (?:Unable to |Version |Package |Failed to |Unmet |The repository |Sub-process |Could not )/m,
    phase: "install",
    problems: [/^E: (?!Sub-process )(?<message>\S.*)$/, /^E: (?<message>Sub-process .*)$/]
  },
  {
    tool: "ghc",
    programs: ["ghc", "cabal", "stack", "runghc"],
    phase: "compile",
    problems: [
      /^(?<file>[^\s:]+\.l?hs):\d+:\d+(?:-\d+)?: (?<severity>error|warning):(?: \[(?<code>[\w-]+)\])?(?: \[[^\]]*\])?(?: (?<message>\S.*))?$/
    ],
    ends: /^$|^ +\d* *\|/,
    lines: { message: /^ +(?:• )?(?<message>\S.*)$/ },
    needs: ["message"]
  },
  {
    tool: "dbt",
    programs: ["dbt"],
    signature: /^(?:[\d:]{8} +)?Done\. PASS=\d+ /m,
    phase: "test",
    problems: [
      /^(?:[\d:]{8} +)?(?:(?<class>[A-Z]\w+ Error)|Failure) in \w+ (?<test>\S+) \((?<file>[^()]+)\)$/
    ],
    ends: /^(?:[\d:]{8} *)?$/,
    lines: { message: /^(?:[\d:]{8})? {2,}(?<message>\S.*)$/ }
  },
  {
    tool: "size-limit",
    programs: ["size-limit"],
    signature: /^ {2}Package size limit has exceeded by |^ {2}Total time limit has exceeded by /m,
    phase: "test",
    heading: /^ {2}(?:[✖✔] )?(?<test>(?!Package size |Size|Total time|Loading time|Running time|Try to )\S.*)$/,
    problems: [/^ {2}(?<message>(?:Package size|Total time) limit) has exceeded by /],
    ends: /^\s*$/,
    words: ({ message = "" }, below2) => `${message} exceeded: ${below2.map((text) => text.trim().replace(/ {2,}/g, " ")).join(", ")}`,
    speech: "assertion"
  }
];
function lastParagraph(below2) {
  const paragraphs = below2.map((text) => text.trim()).join("\n").trim().split(/\n\n+/);
  const said = paragraphs.findLast((text) => !/^on \S+ line \d|^\d+: |^with /.test(text)) ?? "";
  return said.replace(/\s+/g, " ").replace(/ Did you mean .*$/, "");
}
// src/core/failure/reading/lines-until.ts
function linesUntil(lines, from, ends, most = 200) {
  const rest = lines.slice(from, from + most);
  const end = rest.findIndex((text) => ends.test(text));
  return end < 0 ? rest : rest.slice(0, end);
}
function capturedIn(lines, pattern) {
  return lines.flatMap(
    (text) => pattern.exec(text)?.slice(1).find((group) => group !== void 0) ?? []
  );
}
function firstCaptured(lines, pattern) {
  for (const text of lines) {
    const group = pattern.exec(text)?.slice(1).find((one) => one !== void 0);
    if (group !== void 0) return group;
  }
  return null;
}
function matchesIn(lines, pattern) {
  return lines.flatMap((text, line) => {
    const match = pattern.exec(text);
    return match === null ? [] : { line, groups: match.groups ?? {} };
  });
}
function firstText(lines, from, end) {
  let line = from;
  while (line < end - 1 && (lines[line] ?? "").trim() === "") line += 1;
  return line;
}
// src/core/failure/readers/tables/checkers.ts
var checkers = [
  {
    tool: "mypy",
    programs: ["mypy", "dmypy"],
    signature: /\.pyi?:(?:\d+:){1,4} error: |: error: Cannot read file|^\{"file": "|^mypy: /m,
    phase: "lint",
    problems: [
      /^(?<file>[^\s:][^:]*\.pyi?):(?:\d+:){0,4} error: (?<message>.*)$/,
      /^(?<file>[^\s:][^:]*): error: (?<message>Cannot read .*)$/
    ],
    ends: /^$|^ {4}|^Found \d|^mypy: /,
    json: { file: "file", message: "message", code: "code", severity: "severity" },
    // The suggestion depends on the rest of the file.
    words: ({ message = "" }, below2) => unwrapped(message, below2).replace(MYPY_CODE, "").trimEnd().replace(/; maybe ".{1,300}"\??$/, ""),
    parts: ({ message = "" }, below2) => ({ code: MYPY_CODE.exec(unwrapped(message, below2))?.[1] ?? null }),
    verdicts: [[/^mypy: (?:error: )?(.+)$/, "usage"]]
  },
  {
    tool: "phpstan",
    programs: ["phpstan", "larastan"],
    signature: /^ {1,2}Line {2,}\S|\[identifier=[\w.]+\]$|^Note: Using configuration file .*phpstan/m,
    phase: "lint",
    heading: /^ {1,2}Line {2,}(?<file>\S.*?)(?: \(in context of .*\))?$/,
    problems: [
      /^ {1,2}:?(?:\d+|-) {2,}(?<message>\S.*)$/,
      /^(?<file>[^:]{1,400}\.\w{2,5}):\d+:(?<message>\S.*?)(?: \[identifier=(?<code>[\w.]+)\])?$/
    ],
    needs: ["file"],
    ends: /^$|^ ?-{4,} -{4,}$/,
    lines: { code: /^ {5,}🪪 +(?<code>[\w.]+)$/u },
    // Advice and links follow below the message.
    words: ({ message = "" }, below2) => [message, ...linesUntil(below2, 0, /^(?! {5,}(?!🪪|💡|✏️|See: )\S)/u).map((text) => text.trim())].join(
      " "
    )
  },
  {
    tool: "rubocop",
    programs: ["rubocop", "standardrb"],
    phase: "lint",
    problems: [/^(?<file>[^:]{1,400}):\d+:\d+: [CWEFRI]: (?<message>.*)$/],
    parts: ({ message = "" }) => rubocopOffence(message)
  },
  {
    tool: "shellcheck",
    programs: ["shellcheck"],
    phase: "lint",
    heading: /^In (?<file>.{1,400}) line \d+:$/,
    problems: [
      /^[ ^-]*\^-* (?<code>SC\d{4}) \((?:error|warning|info|style)\): (?<message>.*)$/,
      /^(?<file>[^:]{1,400}):\d+:\d+: (?:error|warning|note): (?<message>.*) \[(?<code>SC\d{4})\]$/
    ]
  }
];
var MYPY_CODE = / *\[([a-z][\w-]{1,60})\]$/;
var MOST_WRAPPED = 12;
function unwrapped(message, below2) {
  const said = [message, ...below2.slice(0, MOST_WRAPPED)].map((text) => text.trim());
  const last = said.findIndex((_text, at) => MYPY_CODE.test(said.slice(0, at + 1).join(" ")));
  return last < 0 ? message : said.slice(0, last + 1).join(" ");
}
function rubocopOffence(said) {
  const groups = /^(?:\[[\w ]{1,30}\] )?(?<code>[A-Z][\w/]{1,100}): (?<message>.*)$/.exec(said)?.groups;
  const { code, message } = groups ?? {};
  return code === void 0 || message === void 0 ? null : { code, message: message.replace(/^\[Correctable\] |`/g, "") };
}
// src/core/failure/readers/jvm/kotlin-message.ts
function kotlinMessage(message) {
  const plain = message.replace(/^syntax error: /i, "").replace(/\.$/, "").replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  return plain.replace(/^[eE]xpecting /, "expecting ").replace(/^unresolved reference: (\S+)$/, "unresolved reference '$1'").replace(
    /^type mismatch: inferred type is (.+) but (.+) was expected$/,
    "type mismatch: expected '$2', actual '$1'"
  ).replace(/^(?:return|argument|initializer|assignment) type mismatch:/, "type mismatch:").replace(
    /^type mismatch: actual type is '(.+)', but '(.+)' was expected$/,
    "type mismatch: expected '$2', actual '$1'"
  );
}
// src/core/failure/readers/tables/compilers.ts
var compilers = [
  {
    tool: "cmake",
    programs: ["cmake", "cmake3", "ccmake"],
    phase: "compile",
    problems: [
      /^CMake (?:Deprecation )?Error(?: \(dev\))?(?<sign> (?:at|in) \S+(?: \([\w:.]+\))?)?:(?! Run 'cmake) ?(?<message>.*)$/
    ],
    ends: /^\S/,
    parts: ({ message = "", sign = "" }) => {
      const { file, code } = /^ \w+ (?<file>[^\s:]+)(?::\d+)?(?: \((?<code>.*)\))?$/.exec(sign)?.groups ?? {};
      const isUsage = message.startsWith("Unknown argument ");
      return { file: file ?? null, code: isUsage ? "usage" : code ?? null };
    },
    words: ({ message = "" }, below2) => message || paragraph(below2)
  },
  {
    tool: "kotlinc",
    programs: ["kotlinc", "kotlin", "kotlinc-jvm", "kotlinc-js"],
    phase: "compile",
    problems: [
      /^(?<file>[^:]{1,400}\.kts?):\d+:\d+: (?<severity>error|warning): (?<message>.*)$/,
      /^(?<severity>[ew]): (?<file>[^:]{1,400}\.kts?):(?:\d+:\d+:?| \(\d+, \d+\):) (?<message>.*)$/,
      /^(?<severity>e): (?<message>.+)$/
    ],
    words: ({ message = "" }) => kotlinMessage(message)
  },
  {
    tool: "vite",
    programs: ["vite", "rollup", "rolldown"],
    signature: /^error during build:$|^Build failed with \d+ errors?:$|^ *\[ [^\]\s][^\]\n]{0,500}:\d+:\d+ \]$|^\[!\] /m,
    phase: "compile",
    problems: [
      /^(?<file>\S[^:]*\.\w{1,6}):\d+:\d+: ERROR: (?<message>.*)$/,
      /^(?:\[[\w:-]{1,60}\] )?(?<file>[^\s[][^(]*\.\w{1,6}) \(\d+:\d+\): (?<message>.*?)(?: \(Note that .*)?$/,
      /^\[(?<code>[A-Z]{2,}(?:_[A-Z]+)*)\] (?:Error: )?(?<message>\S.*)$/,
      /^\[(?:!|vite[\w:-]*|plugin [\w:-]+)\]:? (?:\(plugin [^)]+\) )?(?<message>\S.*)$/,
      /^(?<message>(?:\w*Error: )?(?:Could not resolve|Failed to resolve|Rollup failed) .*)$/
    ],
    words: ({ message = "" }) => message.replace(/^(?:Rollup)?Error: /, ""),
    parts: ({ file, code, message = "" }, _below, lines, line) => {
      const place = /^ *\[ ([^\]\s][^\]]*?):\d+:\d+ \]$/.exec(lines[line + 1] ?? "")?.[1];
      if (/^Transform failed with/.test(message)) return null;
      if (code !== void 0 && place === void 0 && !isOfBundler(code, lines, line)) return null;
      return { file: file ?? place ?? / from ["']([^"']{1,300})["']\.?$/.exec(message)?.[1] ?? null };
    }
  }
];
function paragraph(below2) {
  const [first = "", second = ""] = below2.join("\n").trim().split(/\n\n+/);
  return first.endsWith(":") ? `${first} ${second}` : first || "failed without a message";
}
function isOfBundler(code, lines, line) {
  const banner2 = lines.findIndex(
    (text) => /^(?:error during build|Build failed with \d+ errors?):$/.test(text)
  );
  const first = lines.findIndex((text, at) => at > banner2 && text !== "");
  return banner2 >= 0 && line > banner2 && (line === first || code.includes("_"));
}
// src/core/failure/readers/tables/javascript-linters.ts
var javascriptLinters = [
  {
    tool: "biome",
    programs: ["biome"],
    phase: "lint",
    problems: [
      /^::(?<severity>\w+) title=(?:lint\/)?(?<code>[\w/]+),file=(?<file>[^,]+),.*?::(?<message>.*)$/,
      /^(?<file>\S.*?)(?::\d+:\d+)? (?:lint\/)?(?<code>[a-z]\w+(?:\/\w+)*)(?: +[A-Z][A-Z ]*)?$/
    ],
    lines: { message: /^ {2}(?<sign>[×✖!⚠]) (?<message>\S.*)$/ },
    needs: ["message"],
    parts: ({ code = "" }) => /\/|^(?:parse|format|organizeImports|configuration)$/.test(code) ? {} : null
  },
  {
    tool: "esbuild",
    programs: ["esbuild", "tsup"],
    phase: "compile",
    problems: [/^(?:✘|X) \[(?<severity>ERROR|WARNING)\] (?<message>.*?)(?: \[(?<code>[\w-]+)\])?$/],
    lines: { file: /^ {4}(?<file>\S.*?):\d+:\d+:$/ },
    // Angular's compiler puts its code before the message, and its plugin behind it.
    parts: ({ message = "" }) => {
      const said = /^(?<code>(?:TS|NG)-?\d+): (?<words>.*?):?(?: \[plugin .*\])?$/.exec(message)?.groups;
      return said === void 0 ? {} : { code: said.code ?? null, message: said.words ?? "" };
    }
  },
  {
    tool: "eslint",
    programs: ["eslint", "eslint_d", "xo", "standard"],
    phase: "lint",
    heading: /^(?<file>[^\s\d].*\.\w{1,6})$/,
    problems: [
      /^ +\d+:\d+ +(?:\S +)?(?<severity>error|warning) +(?<message>\S.*?)(?: {2,}(?<code>[@\w/-]+))?$/,
      /^(?<file>\S.*?):\d+:\d+: (?<message>.*) \[(?<severity>Error|Warning)(?:\/(?<code>[@\w/-]+))?\]$/,
      /^(?<file>\S.*?): line \d+, col \d+, (?<severity>Error|Warning) - (?<message>.*)$/,
      /^Oops! Something went wrong! :\($/
    ],
    json: { filePath: "file", ruleId: "code", severity: "severity", message: "message" },
    words: ({ message = "" }) => message.replace(/(?<! \([\w/@-]+\))\.$/, ""),
    parts: (_groups, _below, lines, line) => lines[line]?.startsWith("Oops!") ? ownTrouble(lines, line) : {}
  },
  {
    tool: "tsc",
    programs: ["tsc", "tsgo", "vue-tsc"],
    phase: "compile",
    problems: [
      /^(?<file>[^\s(][^(]*)\(\d+,\d+\): (?<severity>error|warning) (?<code>TS\d+): (?<message>.*)$/,
      /^(?<file>\S.*?):\d+:\d+ - (?<severity>error|warning) (?<code>TS\d+): (?<message>.*)$/,
      /^(?<severity>error) (?<code>TS\d+): (?<message>.*)$/
    ],
    words: ({ code = "", message = "" }, below2) => `${message} ${reasonIn(below2, code)}`
  }
];
function ownTrouble(lines, line) {
  const said = lines.slice(line + 1, line + 20).map((text) => text.startsWith("ESLint: ") ? "" : text);
  const at = firstText(said, 0, said.length);
  const { message, code, class: errorClass } = errorIn(said, at, at);
  const missing = /couldn't find (?:an? |the )?(?:eslint\.config|config|plugin)|No files matching/.test(
    message
  );
  const parts = { code: missing ? "usage" : code, class: errorClass, speech: "runtime" };
  return { ...parts, message: message || "Something went wrong", line: line + 1 + at };
}
function reasonIn(below2, code) {
  if (!/^TS(?:2769|2322|2345)$/.test(code)) return "";
  const end = below2.findIndex((text) => !/^ {2}/.test(text));
  const reason = (end < 0 ? below2 : below2.slice(0, end)).at(-1)?.trim() ?? "";
  return code === "TS2769" || /^Property '|^Type '.{1,400} is missing the following properties/.test(reason) ? reason : "";
}
// src/core/failure/readers/tables/linters.ts
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
    lines: { file: /^[\s,-]*\[(?<file>[^\]:]+):\d+:\d+\]/ },
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
  },
  {
    tool: "phpcs",
    programs: ["phpcs"],
    signature: /^FOUND \d+ (?:ERRORS?|WARNINGS?)|\.\w{2,5}:\d+:\d+: (?:error|warning) - /m,
    phase: "lint",
    heading: /^FILE: (?<file>\S.*)$/,
    problems: [
      /^ +\d+ \| (?<severity>ERROR|WARNING) +\| (?:\[[x ]\] )?(?<message>\S.*)$/,
      /^(?<file>\S.*?):\d+:\d+: (?<severity>error|warning) - (?!TS\d)(?<message>.*)$/
    ],
    ends: /^-{4,}$/,
    lines: { more: /^ +\| +\| +(?<more>(?!\(\w+\.)\S.*)$/, code: /\((?<code>\w+(?:\.\w+){2,})\)$/ },
    words: ({ message = "" }) => message.replace(/ \(\w+(?:\.\w+){2,}\)$/, "")
  },
  {
    tool: "golangci-lint",
    programs: ["golangci-lint"],
    signature: /^\d+ issues?:$| \([a-z]\w{1,30}\)\n\s.*\n\s*\^$/m,
    phase: "lint",
    problems: [/^(?<file>[^\s:]+\.go):\d+:(?:\d+:)? (?<message>.*) \((?<code>[a-z]\w{1,30})\)$/]
  },
  {
    tool: "svelte-check",
    programs: ["svelte-check"],
    signature: /^svelte-check found \d|^Getting Svelte diagnostics|COMPLETED \d+ FILES /m,
    phase: "lint",
    problems: [
      /^(?<file>\S.*\.\w{2,6}):\d+:\d+$/,
      /^(?:\d{10,} )?(?<severity>ERROR|WARNING) "(?<file>[^"]+)" \d+:\d+ "(?<message>.*)"$/
    ],
    ends: /^$/,
    lines: { message: /^(?<severity>Error|Warn): (?<message>\S.*?)(?: \((?:ts|js|svelte|css)\))? *$/ },
    needs: ["message"],
    words: ({ message = "" }) => message.replace(/\\n.*$/, "")
  }
];
// src/core/failure/reading/comparison.ts
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
  const trimmed2 = text.trim();
  return trimmed2.startsWith("<") && trimmed2.endsWith(">") ? trimmed2.slice(1, -1) : trimmed2;
}
// src/core/failure/readers/native/rust-panic.ts
var rustPanic = {
  tool: "rust",
  rank: "runtime",
  programs: ["cargo"],
  signature: /^thread '[^'\n]{0,300}' (?:\(\d+\) )?panicked at |^Error: (?:".*"|[A-Z]\w{0,100}(?: \{ .*\}|\(.*\)))$|^Error: .{1,1000}\n\nCaused by:$/m,
  read
};
var NEW = /^thread '([^']{0,300})' (?:\(\d+\) )?panicked at ([^\s:][^:]*\.rs):\d+:\d+:$/;
var OLD = /^thread '([^']{0,300})' (?:\(\d+\) )?panicked at '(.*)', ([^\s:][^:]*\.rs):\d+:\d+$/;
var RETURNED = /^Error: (".*"|[A-Z]\w{0,100}(?: \{ .*\}|\(.*\)))$/;
var OPERAND = /^ {1,3}(left|right): (?:`(.*)`,?|(.*))$/;
var FOLLOWER = /: Any \{ \.\. \}$/;
var LONGEST = 2e3;
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
  const file = isProject(place) ? place : null;
  return {
    line,
    thread,
    message,
    values: valuesBelow(lines, below2),
    file,
    frame: projectCall(lines, below2) ?? file
  };
}
function read({ lines }) {
  const panics = lines.flatMap((_text, line) => panicAt(lines, line) ?? []);
  const own2 = panics.filter((panic, index) => index === 0 || !FOLLOWER.test(panic.message));
  if (own2.length > 0) return own2.map((panic) => panicFinding(panic));
  return lines.flatMap((text, line) => returned(lines, text, line));
}
function panicFinding(panic) {
  return findingOf(panic.line, panic.message, {
    class: "panic",
    speech: "runtime",
    ...panic.values.length > 0 ? { values: panic.values } : {},
    file: panic.file,
    frame: panic.frame
  });
}
function returned(lines, text, line) {
  const caused = lines[line + 2] === "Caused by:";
  const said = (caused ? /^Error: (.+)$/ : RETURNED).exec(text)?.[1];
  if (said === void 0) return [];
  const cause = caused ? deepestCause(lines, line + 3) : null;
  return [
    findingOf(line, cause === null ? said : `${said}; caused by ${cause}`, {
      class: "Error",
      speech: "runtime"
    })
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
  const end = Math.min(lines.length, from + LONGEST);
  for (let line = from; line < end; line += 1) {
    const text = lines[line] ?? "";
    if (/^(?:thread '|---- |failures:$|test result:)/.test(text)) return null;
    const file = /^ +at (?:\.\/)?(\S.*\.rs):\d+:\d+$/.exec(text)?.[1];
    if (file === void 0 || !isProject(file)) continue;
    const fn = /^ +\d+: +(?:0x[0-9a-f]+ - )?(.{1,500})$/.exec(lines[line - 1] ?? "")?.[1];
    return fn === void 0 ? file : `${file} ${withoutHashes(fn)}`;
  }
  return null;
}
function withoutHashes(fn) {
  return fn.replace(/::h[0-9a-f]{16}$/, "").replace(/\[[0-9a-f]{16}\]/g, "");
}
function isProject(file) {
  return !/^(?:[/<~]|\.\.|[A-Za-z]:[\\/]|library\/)/.test(file);
}
// src/core/failure/readers/tables/platform-tests.ts
var platformTests = [
  {
    tool: "googletest",
    programs: ["gtest"],
    signature: /^\[ RUN {6}\] /m,
    phase: "test",
    heading: /^\[ RUN {6}\] (?<suite>[^\s.]+)\.(?<test>\S.*)$/,
    problems: [
      /^(?:unknown file|(?<file>\S.*?):\d+): Failure$/,
      /^(?:unknown file|(?<file>\S.*?)\(\d+\)): error: (?<message>.*)$/
    ],
    ends: /^\[ +(?:FAILED|OK|SKIPPED) +\] |^$/,
    words: ({ message = "" }, below2) => equality([message, ...below2]),
    parts: (_groups, below2) => ({
      speech: below2[0]?.startsWith("C++ exception ") ? "runtime" : "assertion"
    })
  },
  {
    tool: "catch2",
    programs: ["catch2"],
    signature: /^\S.{0,500}(?::\d+|\(\d+\)): FAILED:$/m,
    phase: "test",
    problems: [/^(?<file>\S.*?)(?::\d+|\(\d+\)): FAILED:$/],
    ends: /^$|^[-=.]{70,}$/,
    words: (_groups, below2) => below2.map((text) => text.trim()).join(" ") || "FAILED",
    parts: (_groups, below2, lines, line) => ({
      testId: catchTitle(lines, line),
      speech: below2.some((text) => text.includes("exception")) ? "runtime" : "assertion"
    })
  },
  {
    tool: "cargo test",
    programs: ["cargo-nextest", "nextest"],
    signature: /^ +Nextest run ID /m,
    phase: "test",
    problems: [
      /^ +(?:TRY \d+ )?(?<sign>FAIL|TIMEOUT|SIG[A-Z]+|ABORT|LEAK-FAIL) \[[^\]]{1,20}\] (?:\([\s\d/]{1,20}\) )?(?<suite>\S+) (?<test>\S.*)$/
    ],
    ends: /^ +(?:PASS|LEAK|SLOW|TRY \d+ PASS|Summary|Cancelling) |^─+$/,
    words: ({ sign = "" }, below2) => panicIn(below2)?.message ?? returned2(below2) ?? (sign === "FAIL" ? "failed without a message" : sign),
    parts: (_groups, below2) => panicIn(below2) ?? (returned2(below2) === void 0 ? {} : { class: "Error" })
  },
  {
    tool: "scalatest",
    programs: ["sbt", "scalatest", "mill"],
    signature: / \*\*\* FAILED \*\*\*/m,
    phase: "test",
    heading: /^(?:\[\w+\] )?(?<suite>[A-Z][\w.]*):$/,
    problems: [/^(?:\[\w+\] )? *- (?<test>\S.*?) \*\*\* FAILED \*\*\*(?: \(.*\))?$/],
    ends: /^(?:\[\w+\] )?(?: *- \S|Run completed in |ScalaTest$)/,
    lines: {
      message: /^(?:\[\w+\] )? +(?:(?<class>[\w.]+(?:Exception|Error)): )?(?<message>\S.*?)(?: \((?<file>[\w.-]+\.scala):\d+\))?$/,
      file: /^(?:\[\w+\] )? +(?:\S.* \(|at [\w.$]+\()(?<file>[\w.-]+\.scala):\d+\)$/
    },
    parts: ({ class: errorClass }) => ({ speech: errorClass === void 0 ? "assertion" : "runtime" })
  },
  {
    tool: "dart test",
    programs: ["dart", "flutter"],
    signature: /^\d\d:\d\d \+\d+(?: ~\d+)? -\d+: .* \[E\]$/m,
    phase: "test",
    problems: [/^\d\d:\d\d \+\d+(?: ~\d+)? -\d+: (?:(?<file>\S+\.dart): )?(?<test>\S.*?) \[E\]$/],
    ends: /^\d\d:\d\d \+\d+/,
    lines: { file: /^ {2}(?<file>(?!package:|dart:)\S+\.dart) \d+:\d+ / },
    parts: (_groups, below2, lines, line) => dartParts(below2, lines, line)
  },
  {
    tool: "bazel",
    rank: "wrapper",
    programs: ["bazel", "bazelisk"],
    signature: /^\/\/\S+ +(?:FAILED|TIMEOUT|NO STATUS)|^ERROR: (?:\S+BUILD\S*:\d+:\d+: |Skipping |Analysis of target )/m,
    phase: "test",
    problems: [
      /^(?<test>(?:@\S+)?\/\/\S+) +(?<message>FAILED|TIMEOUT)\b/,
      /^ERROR: (?<file>\S+BUILD\S*):\d+:\d+: (?<message>.*)$/,
      /^ERROR: (?!Analysis of target|Couldn't|Build did)(?<message>.*)$/
    ],
    parts: ({ test: test2, message = "" }, _below, lines) => test2 === void 0 ? { phase: "compile" } : { message: targetSaid(lines, test2) ?? message }
  }
];
function equality(below2) {
  const [first = "", ...rest] = below2.map((text) => text.trim()).filter((text) => text !== "");
  return [first, ...rest].reduce(
    (said, text) => text.startsWith("Which is: ") ? `${said} (which is ${text.slice("Which is: ".length)})` : `${said}${said.endsWith(":") ? "" : ","} ${text}`
  );
}
function catchTitle(lines, line) {
  const dots = lines.lastIndexOf(".".repeat(79), line);
  const end = dots - 2;
  if (dots < 0 || !/^-{70,}$/.test(lines[end] ?? "")) return null;
  const start = lines.lastIndexOf(lines[end] ?? "", end - 1);
  return lines.slice(start + 1, end).map((text) => text.trim()).join(" > ");
}
function panicIn(below2) {
  const at = below2.findIndex((text) => /^ *thread '.{1,300}' (?:\(\d+\) )?panicked at /.test(text));
  const indent = (below2[at] ?? "").search(/\S/);
  const panic = panicAt(
    below2.map((text) => text.slice(indent)),
    at
  );
  if (panic === null) return null;
  const { message, values, file, frame } = panic;
  return { class: "panic", speech: "runtime", message, file, frame, ...values.length > 0 && { values } };
}
function returned2(below2) {
  return below2.map((text) => /^ +Error: (.+)$/.exec(text)?.[1]).find((said) => said !== void 0);
}
function dartParts(below2, lines, line) {
  const box = lines.findLastIndex((text, at) => at < line && text.includes("EXCEPTION CAUGHT BY FLUTTER"));
  const isAbove = /^ {2}Test failed\. See exception logs above\./.test(below2[0] ?? "") && box >= 0;
  const said = isAbove ? lines.slice(box + 2, line) : below2;
  const end = said.findIndex((text) => text.trim() === "" || /^ {2}\S+ +\d+:\d+ |^ {2}package:/.test(text));
  const words = (end < 0 ? said.slice(0, 12) : said.slice(0, end)).map((text) => text.trim()).join(" ");
  const frame = isAbove ? /\((?:file:\/\/)?(?<file>[^\s()]+_test\.dart):\d+:\d+\)$/ : null;
  const file = said.flatMap((text) => frame?.exec(text)?.groups?.file ?? [])[0];
  const split = splitComparison(words, "Expected:", "Actual:");
  return {
    ...file !== void 0 && { file },
    ...split === null ? { message: words || "failed without a message", speech: "runtime" } : { message: split.message, values: split.values, speech: "assertion" }
  };
}
function targetSaid(lines, target) {
  const start = lines.findIndex((text) => /^=+ Test output for /.test(text) && text.includes(` ${target}:`));
  const below2 = start < 0 ? [] : lines.slice(start + 1);
  const end = below2.findIndex((text) => /^={20,}/.test(text));
  return below2.slice(0, end).findLast((text) => text.trim() !== "")?.trim() ?? null;
}
// src/core/failure/reading/announced.ts
var BULLET = /^\s{0,12}(?:[-*•]|\d{1,3}[.)]) {1,4}(?=\S)/;
var COUNTS2 = /\b\d{1,5} (?:[\w-]{1,30} ){0,3}(?:errors?|problems?|issues?|failures?|violations?)\b/;
var COUNT2 = /^(?:<\w{1,80}: )?\d{1,5} (?=[\w-])/;
var MARKS2 = /^[\s|-]*\^[\s^~-]*$/;
var MOST_LINES = 60;
function announced(message, below2) {
  const lines = below2.slice(0, MOST_LINES);
  const first = lines.find((line) => line.trim() !== "") ?? "";
  const caption = message.replace(COUNT2, "").replace(/:$/, "").trim();
  if (BULLET.test(first))
    return blocks(lines, (line) => BULLET.test(line)).map((said2) => `${caption}: ${said2}`);
  if (COUNTS2.test(message)) {
    const outer = indentOf(first);
    return blocks(lines, (line) => indentOf(line) === outer).map((said2) => `${caption}: ${said2}`);
  }
  if (!message.endsWith(":")) return [];
  const said = lines.slice(lines.findLastIndex((line) => MARKS2.test(line)) + 1).find((line) => line.trim() !== "");
  return said === void 0 ? [] : [`${message} ${said.trim()}`];
}
function blocks(lines, begins2) {
  const found = [];
  const indent = indentOf(lines.find((line) => line.trim() !== "") ?? "");
  for (const line of lines) {
    const said = line.replace(BULLET, "").trim();
    if (said === "") continue;
    if (indentOf(line) === indent && begins2(line)) found.push(said);
    else if (found.length > 0) found[found.length - 1] = `${found.at(-1)} ${said}`;
  }
  return found;
}
function indentOf(line) {
  return line.search(/\S|$/);
}
// src/core/failure/readers/python/python.ts
var python = {
  tool: "python",
  rank: "runtime",
  programs: ["python", "python3", "py", "pypy3", "uv", "poetry"],
  signature: /Traceback \(most recent call last\):|^ {2}File ".*", line \d+$|: (?:can't open file|No module named) /m,
  read: read2
};
var NOT_STARTED = /python[\d.]{0,6}(?:\.exe)?: ((?:can't open file|No module named) .*)$/i;
function read2({ lines }) {
  const exceptions = readTracebacks(lines).flatMap(
    (traceback) => messagesOf(traceback, lines).map(
      (message) => findingOf(traceback.line, withCause(message, traceback.cause), {
        class: traceback.class,
        speech: pythonSpeech(traceback.class, traceback.message),
        file: traceback.file,
        frame: traceback.frame
      })
    )
  );
  return exceptions.length > 0 ? exceptions : lines.flatMap((text, line) => notStarted(text, line));
}
function messagesOf({ line, message }, lines) {
  const rest = lines.slice(line + 1, line + 1 + MOST_BELOW);
  const end = rest.findIndex((text) => text === "" || HEADER.test(text));
  const all = announced(message, end < 0 ? rest : rest.slice(0, end));
  return all.length > 0 ? all : [message];
}
var MOST_BELOW = 60;
function notStarted(text, line) {
  const message = NOT_STARTED.exec(text)?.[1];
  if (message === void 0) return [];
  return [
    findingOf(line, message, {
      code: message.startsWith("No module") ? "command-not-found" : "missing-script"
    })
  ];
}
var HEADER = /^(?:Exception Group )?Traceback \(most recent call last\):$/;
var CALL2 = /^ {2}File "([^"]{1,1000})", line \d+(?:, in (.{1,200}))?$/;
var CHAINED = /^(?:The above exception was the direct cause|During handling of the above exception)/;
var GUTTER = /^ *(?:\+ (?=Exception Group)|\| ?)/;
var GROUP = /^[\w.]{0,200}ExceptionGroup: /;
var DIAGNOSTIC = /^(?:ImportError|ModuleNotFoundError|NameError|SyntaxError|IndentationError|TabError)$/;
var MEMBER = /^ *\+[-+]{2,20} \d+ -{2,80}$/;
function isChained(text) {
  return CHAINED.test(text);
}
function withCause(message, cause) {
  return cause === null ? message : `${message}; caused by ${cause}`;
}
function readTracebacks(lines) {
  const found = [];
  let calls = null;
  let group = [];
  const joined = [];
  for (const [line, text] of lines.entries()) {
    const plain = text.replace(GUTTER, "");
    if (CHAINED.test(plain)) joined.push(...found.splice(-1));
    if (GROUP.test(plain)) group = calls ?? group;
    const opened = MEMBER.test(text) ? group : openedBy(plain, calls);
    if (opened === null && calls !== null && /^\S/.test(plain)) {
      found.push(...endOf(plain, line, calls, joined, lines[line - 1]));
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
  if (HEADER.test(text)) return [];
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
  return DIAGNOSTIC.test(exceptionClass ?? "") ? "diagnostic" : "runtime";
}
function inProject(file) {
  return !/^(?:[/<~]|[A-Za-z]:[\\/])/.test(file);
}
function frameOf(file, fn) {
  return fn === null || fn.startsWith("<") ? file : `${file} ${fn}`;
}
function endOf(text, line, calls, joined, source = "") {
  const { class: name, message: said } = readException(text);
  const isBare = said === "AssertionError" && source.trim().startsWith("assert ");
  const message = isBare ? source.trim() : said;
  if (name === null || GROUP.test(text)) return [];
  const inner = calls.findLast((call) => inProject(call.file));
  return [
    {
      line,
      class: name,
      message,
      cause: causeIn2(joined.splice(0)),
      file: inner?.file ?? null,
      origin: calls.find((call) => inProject(call.file))?.file ?? null,
      frame: inner === void 0 ? null : frameOf(inner.file, inner.fn)
    }
  ];
}
function isClassName(name) {
  return /(?:^|\.)[A-Z]\w*$/.test(name);
}
// src/core/failure/readers/scripting/ruby.ts
var ruby = {
  tool: "ruby",
  rank: "runtime",
  programs: ["ruby", "rake", "bundle", "rails", "irb"],
  signature: /:\d+:in [`'].*\([A-Z][\w:]*\)$|:\d+: syntax error|: --> |^rake aborted!|--> .*\.rb$/m,
  read: read3
};
var RAISED = /^(?:ruby: )?(?<file><internal:[^>]{1,300}>|[^\s:][^:]{0,300}):\d+:in [`'](?<method>[^']{1,200})': (?<message>.*) \((?<class>[A-Z][\w:]{0,200})\)$/;
var SYNTAX = /^(?<file>[^\s:][^:]{0,300}):\d+: (?<message>syntax error.*)$/;
var FRAME2 = /^\s+(?:\d+: )?from (?<file><internal:[^>]{1,300}>|[^\s:][^:]{0,300}):\d+:in [`'](?<method>[^']{1,200})'/;
var OUTSIDE2 = /^<internal:|^<dep>|^\/usr\/|^~\//;
var LONGEST_TRACE = 200;
function read3({ lines }) {
  const raised = lines.flatMap((text, line) => raisedAt(lines, text, line) ?? []);
  if (raised.length > 0) return withCause2(raised, lines);
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
  const trace = rubyCalls(lines.slice(line + 1, line + LONGEST_TRACE), FRAME2);
  const top = OUTSIDE2.test(own2.file) ? trace[0] : own2;
  const errorClass = groups.class ?? "";
  return findingOf(line, rubyMessage(groups.message ?? ""), {
    class: errorClass,
    speech: rubySpeech(errorClass),
    file: top?.file ?? null,
    frame: top === void 0 ? null : `${top.file} ${methodName(top.method)}`.trim()
  });
}
function withCause2(raised, lines) {
  const [first, ...others2] = raised;
  const cause = others2.at(-1);
  if (first === void 0 || cause === void 0) return raised;
  if (!FRAME2.test(lines[cause.line - 1] ?? "")) return raised;
  return [{ ...first, message: `${first.message}; caused by ${cause.class}: ${cause.message}` }];
}
function syntaxError(line, file, message) {
  return findingOf(line, rubyMessage(message), { phase: "compile", class: "SyntaxError", file });
}
function rubyCalls(lines, frame) {
  return matchesIn(lines, frame).flatMap(
    ({ groups: { file = "", method = "" } }) => OUTSIDE2.test(file) ? [] : { file, method: method.replace(/^.*[#.](?=[^#.]+$)/, "") }
  );
}
function methodName(method) {
  const plain = method.replace(/^.* in (?=\S+$)/, "").replace(/^.*[#.](?=[^#.]+$)/, "");
  return /^<.*>$|\(required\)>$/.test(plain) || plain.startsWith("<") ? "" : plain;
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
// src/core/failure/readers/tables/scripting-tests.ts
var scriptingTests = [
  {
    tool: "ctest",
    rank: "wrapper",
    programs: ["ctest"],
    phase: "test",
    problems: [
      /^\s*\d+\/\d+ Test +#\d+: (?<test>\S+) \.*[ *]*(?<message>Failed|Timeout|Exception: \w+|Not Run)/
    ],
    ends: /^\s*(?:Start +\d+:|\d+\/\d+ Test +#|\d+% tests passed|test \d+$)/,
    parts: ({ message = "" }, below2, lines, line) => testProgramSaid(message, below2, lines, line),
    verdicts: [[/^No tests were found!!!$/, "no-tests", "No tests were found"]]
  },
  {
    tool: "minitest",
    programs: ["minitest", "rails", "rake"],
    signature: /^ *(?:\d+\) )?(?:Failure|Error):\n[A-Z][\w:]*#|^0 runs, 0 assertions,/m,
    phase: "test",
    problems: [/^(?<suite>[A-Z][^#]{0,300})#(?<test>.{1,300}?)(?: \[(?<file>[^\]]{1,300}):\d+\])?:$/],
    ends: /^ *(?:\d+\) )?(?:Failure|Error|Skipped):$|^\d+ runs, |^(?:bin\/)?rails test /,
    parts: (groups, below2, lines, line) => /^ *(?:\d+\) )?(?:Failure|Error):$/.test(lines[line - 1] ?? "") ? minitestParts(groups, below2) : null,
    verdicts: [[/^0 runs, 0 assertions,/, "no-tests", "no tests were run"]]
  },
  {
    tool: "pest",
    programs: ["pest", "artisan"],
    phase: "test",
    problems: [
      /^ +(?:FAILED +|• )(?<suite>[\w\\]{1,300}) > (?<test>\S.{0,400}?)(?: {2,}(?<class>[\w\\]{1,200}))?$/
    ],
    ends: /^ +Tests: /,
    parts: ({ class: named32 }, below2) => ({
      ...phpPlaces(below2, /^ +(?:at |\d+ +)?(\S.{0,400}?\.php):\d+$/),
      ...pestSaid(
        named32,
        below2.map((text) => text.trim()).filter((text) => text !== "")
      )
    })
  },
  {
    tool: "phpunit",
    programs: ["phpunit", "paratest", "simple-phpunit"],
    signature: /^PHPUnit \d|^There (?:was|were) \d+ |^No tests executed!/m,
    phase: "test",
    heading: /^There (?:was|were) \d+ (?<severity>.*?)s?:$/,
    problems: [/^\d+\) (?<suite>[\w\\]{1,300})::(?<test>.{1,400})$/, /^ [✘✖] (?<test>\S.{0,400})$/],
    ends: /^(?:--|(?:ERRORS|FAILURES)!|Tests: \d.*)$|^ [✔↩∅☢] /,
    parts: phpunitParts,
    verdicts: [
      [/^No tests executed!|^No tests found in class/, "no-tests", "no tests executed"],
      [/^((?:Unknown option|Cannot open file|Could not read) ".*|Test file ".*" not found.*)$/, "usage"]
    ]
  },
  {
    tool: "rspec",
    programs: ["rspec"],
    phase: "test",
    problems: [/^ *Failure\/Error: /],
    ends: /^ {2,}\d+(?:\.\d+)?\) .|^(?:Finished in |Failed examples:|An error occurred )/,
    parts: (_groups, below2, lines, line) => ({ ...exampleParts(below2), ...exampleAbove(lines, line, below2) }),
    verdicts: [[/^(?:0 examples, 0 failures$|No examples found\.$)/, "no-tests", "no examples found"]]
  },
  {
    tool: "unittest",
    programs: ["unittest"],
    phase: "test",
    problems: [/^(?:FAIL|ERROR): (?<test>\S+) \((?<suite>[^()]{1,400})\)(?<message>.*)$/],
    ends: /^={70}$|^Ran \d+ tests? in |^(?:Stdout|Stderr):$/,
    parts: (groups, below2, lines, line) => /^={70}$/.test(lines[line - 1] ?? "") ? unittestParts(groups, below2) : null,
    verdicts: [[/^NO TESTS RAN$/, "no-tests", "no tests ran"]]
  }
];
function testProgramSaid(verdict, below2, lines, line) {
  const shown = below2.some((text) => text !== "") ? below2 : writtenAbove(lines, line);
  const said = shown.filter((text) => !isNoise(text) && !isTotal(text));
  const words = said.find(import_app_loop_gather_evidence.looksLikeError) ?? said.at(-1);
  return {
    message: words === void 0 ? verdict : `${verdict}: ${words.trim()}`,
    aside: said.filter((text) => text !== words).map((text) => text.trim())
  };
}
function writtenAbove(lines, line) {
  const above = linesUntil(lines.slice(Math.max(0, line - 100), line).toReversed(), 0, /^\s*Start +\d+:/);
  const header = /^\d+: (?:Test command|Working Directory|Test timeout computed|Environment variables)/;
  return capturedIn(above.filter((text) => !header.test(text)).toReversed(), /^\d+: (.*)$/);
}
function minitestParts({ file, suite, test: test2 = "" }, below2) {
  const calls = rubyCalls(below2, /^ +(?<file>[^\s:][^:]{0,300}):\d+:in [`'](?<method>[^']{1,200})'$/);
  const own2 = file ?? calls.at(-1)?.file ?? null;
  const place = {
    testId: `${suite} > ${test2.replace(/^test_\d{4}_/, "")}`,
    file: own2,
    frame: calls[0] === void 0 ? own2 : `${calls[0].file} ${calls[0].method}`
  };
  if (file === void 0) return { ...place, ...thrownByRuby(below2[0] ?? "") };
  const words = linesUntil(below2, 0, /^$|^--- expected/).join(" ");
  const diff = below2.indexOf("+++ actual");
  const split = splitComparison(words, "Expected:", "Actual:");
  if (split !== null || diff < 0) return { ...place, message: words, ...split, speech: "assertion" };
  const values = below2.slice(diff + 1).filter((text) => /^[-+]/.test(text));
  const message = `${words} Expected: <v> Actual: <v>`;
  return { ...place, message, values: values.slice(0, 20), speech: "assertion" };
}
function thrownByRuby(text) {
  const thrown = /^(?<class>[A-Z][\w:]{0,200}): (?<message>.*)$/.exec(text)?.groups;
  const errorClass = thrown?.class ?? null;
  return { message: rubyMessage(thrown?.message ?? text), class: errorClass, speech: rubySpeech(errorClass) };
}
function phpPlaces(block, place) {
  const files = capturedIn(block, place).filter((file) => !/^<dep>|(?:^|\/)vendor\/|phar:/.test(file));
  return { file: files.at(-1) ?? null, frame: files[0] ?? null };
}
function pestSaid(named32, [first = "no message", second = ""]) {
  const thrown = /^(?<class>[\w\\]{1,200}(?:Error|Exception)) *(?:: (?<message>.*))?$/.exec(first)?.groups;
  const errorClass = thrown?.class ?? named32 ?? null;
  if (errorClass === null || /ExpectationFailed|AssertionFailed/.test(errorClass))
    return { message: first, class: null, speech: "assertion" };
  return { message: thrown === void 0 ? first : thrown.message ?? second, class: errorClass };
}
var PHPUNIT_SECTIONS = /* @__PURE__ */ new Map([
  ["error", "error"],
  ["failure", "error"],
  ["PHPUnit error", "error"],
  ["risky test", "warning"],
  ["warning", "warning"],
  ["deprecation", "warning"]
]);
function phpunitParts({ suite, test: test2 = "", severity: section2 = "" }, below2, lines, line) {
  if (suite === void 0) {
    const testId = `${testdoxSuite(lines, line)} > ${plainTitle(test2)}`;
    return section2 === "" ? { testId, ...phpunitSaid(testdoxBlock(below2)) } : null;
  }
  const severity = PHPUNIT_SECTIONS.get(section2);
  return severity === void 0 ? null : { severity, ...phpunitSaid(below2) };
}
function phpunitSaid(block) {
  const place = phpPlaces(block, /^(\S.{0,400}\.(?:php|phpt|inc)):\d+$/);
  const end = block.findIndex((text) => text === "" || text === "--- Expected");
  const words = block.slice(0, end < 0 ? 3 : end).join(" ");
  const thrown = /^(?<class>[\w\\]{0,200}(?:Error|Exception|Throwable)): (?<message>.*)$/.exec(words)?.groups;
  if (thrown !== void 0)
    return { ...place, message: thrown.message ?? "", class: thrown.class ?? null, speech: "runtime" };
  const diff = block.indexOf("+++ Actual");
  const values = diff < 0 ? [] : block.slice(diff + 1).filter((text) => /^[-+]/.test(text));
  const speech = /of type "/.test(words) ? "diagnostic" : "assertion";
  return { ...place, message: words, speech, ...values.length > 0 && { values: values.slice(0, 20) } };
}
function testdoxSuite(lines, line) {
  const suite = lines.findLast((text, at) => at < line && (/^\S/.test(text) || / running tests/.test(text)));
  return suite?.replace(/^.* running tests */, "") ?? "";
}
function testdoxBlock(below2) {
  const block = linesUntil(below2, 0, /^ ?\S/).map((text) => plainSpaces(text.trim()));
  const start = block.findIndex((text) => text !== "");
  return start < 0 ? [] : block.slice(start);
}
function plainTitle(test2) {
  return plainSpaces(test2).replace(
    / with data set (?:"(.*)"|#(\d+))$/,
    (_all, name, number) => name === void 0 ? ` with data set ${number}` : ` with ${name}`
  );
}
function plainSpaces(text) {
  return text.replace(/·/g, " ");
}
function exampleParts(below2) {
  const words = linesUntil(
    below2.map((text) => text.trim()),
    0,
    /^Diff:$|^# \S+:\d+/
  ).filter((text) => text !== "");
  const errorClass = /^([A-Z][\w:]{0,200}):$/.exec(words[0] ?? "")?.[1];
  if (errorClass !== void 0)
    return { message: rubyMessage(words[1] ?? ""), class: errorClass, speech: rubySpeech(errorClass) };
  const message = words.slice(0, 6).join(" ");
  const split = splitComparison(message, "expected:", "got:");
  if (split === null) return { message, speech: "assertion" };
  const [expected = "", actual = ""] = split.values;
  const how = /\(compared using [^)]{1,20}\)/.exec(actual)?.[0] ?? "";
  const values = [expected, actual.replace(how, "").trim()];
  return { message: `${split.message} ${how}`.trim(), values, speech: "assertion" };
}
function exampleAbove(lines, line, below2) {
  const above = lines.slice(Math.max(0, line - 5), line);
  const calls = rubyCalls(
    below2,
    /^ *# (?:\.\/)?(?<file>[^\s:][^:]{0,300}):\d+(?::in [`'](?<method>[^']{1,200})')?$/
  );
  const loading = /^An error occurred (?:while loading|in) (?:\.\/)?(.{1,300}?)\.?(?: - Did you mean\?.*)?$/;
  const head = above.findLast((text) => loading.test(text) || EXAMPLE.test(text)) ?? "";
  const [top] = calls;
  return {
    testId: firstCaptured([head], EXAMPLE),
    file: firstCaptured([head], loading) ?? calls.at(-1)?.file ?? null,
    frame: top === void 0 ? null : `${top.file} ${/block|<|required/.test(top.method) ? "" : top.method}`.trim()
  };
}
var EXAMPLE = /^ {2,}\d+(?:\.\d+)?\) (.{1,400})$/;
function unittestParts({ test: test2 = "", suite = "", message: suffix = "" }, below2) {
  const first = below2.find((text) => text !== "" && !/^-{70}$/.test(text)) ?? test2;
  const bare = { ...readException(first), cause: null, origin: null, frame: null };
  const said = readTracebacks(below2).at(-1) ?? bare;
  const isLoader = suite.startsWith("unittest.loader.");
  const owner = suite.endsWith(`.${test2}`) ? suite.slice(0, -test2.length - 1) : suite;
  return {
    message: withCause(said.message, said.cause),
    code: isLoader ? "collection" : stageOf(test2),
    class: said.class,
    speech: pythonSpeech(said.class, said.message),
    file: said.origin,
    testId: (isLoader ? test2 : `${owner} > ${test2}`) + suffix.trimEnd(),
    frame: said.frame
  };
}
function stageOf(test2) {
  if (/^setUp(?:Class|Module)$/.test(test2)) return "setup";
  return /^tearDown(?:Class|Module)$/.test(test2) ? "teardown" : null;
}
// src/core/failure/readers/tables/test-runners.ts
var testRunners = [
  {
    tool: "playwright",
    programs: ["playwright"],
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
    phase: "compile",
    problems: [/^== Compilation error in file (?<file>.+) ==$/],
    lines: { message: /^\*\* \((?<class>[\w.]+)\) \S+?:\d+(?::\d+)?: (?<message>.*)$/ }
  },
  {
    tool: "busted",
    programs: ["busted"],
    phase: "test",
    problems: [/^(?:Failure|Error) (?:->|→) (?<file>\S.*?) @ \d+$/],
    lines: {
      test: /^(?<test>[^\s:]+ .*)$/,
      message: /^\S+\.lua:\d+: (?<message>.*)$/,
      value: /^(?<value>\([a-z]+\) .*)$/
    },
    speech: "assertion"
  },
  {
    tool: "doctest",
    programs: ["doctest"],
    signature: /^File "[^"\n]{1,500}", line \d+, in [\w.]+\nFailed example:$/m,
    phase: "test",
    problems: [/^File "(?<file>[^"]+)", line \d+, in (?<test>[\w.]+)$/],
    ends: /^\*{20,}$/,
    lines: {
      message: /^ {4}(?<class>[\w.]+(?:Error|Exception|Exit|Interrupt)): (?<message>.*)$/,
      value: /^ {4}(?<value>(?!Traceback )\S.*)$/
    },
    words: ({ message = "got and expected differ" }) => message
  }
];
// src/core/failure/readers/declarations.ts
var declarations = [
  ...testRunners,
  ...platformTests,
  ...linters,
  ...buildTools,
  ...javascriptLinters,
  ...compilers,
  ...checkers,
  ...scriptingTests
].map(declared);
// src/core/failure/reading/coverage.ts
var coverage = {
  tool: "coverage",
  rank: "wrapper",
  programs: ["coverage", "nyc", "c8"],
  signature: /^Coverage failure: total of |^ERROR: Coverage for \w{1,20} \(/m,
  read: read4
};
var TOTAL2 = /^(?:ERROR: )?Coverage failure: total of \S+ is less than fail-under=(?<least>[\d.]+)$/;
var THRESHOLD = /^ERROR: Coverage for (?<what>\w+) \([\d.]+%\) does not meet (?:global )?threshold \((?<least>[\d.]+)%\)(?: for (?<file>.+))?$/;
function read4({ lines }) {
  return lines.flatMap((text, line) => {
    const total = TOTAL2.exec(text)?.groups?.least;
    if (total !== void 0) return missedFiles(lines, line, total);
    const { what, least = "", file } = THRESHOLD.exec(text)?.groups ?? {};
    if (what === void 0) return [];
    const rows = file === void 0 ? istanbulRows(lines, what, Number(least)) : [];
    const said = `Coverage for ${what} below the threshold of ${least}%`;
    return rows.length > 0 ? rows.map((row) => missed(row.line, `${said}: ${row.share}%`, row.file)) : missed(line, text.replace(/^ERROR: /, "").replace(/ for \S+$/, ""), file ?? null);
  });
}
function missedFiles(lines, line, least) {
  const rows = lines.flatMap((text, at) => {
    const { file, share = "" } = PYTHON_ROW.exec(text)?.groups ?? {};
    return file === void 0 || file === "TOTAL" || share === "100" ? [] : missed(at, `Coverage of ${share}%; the total must reach ${least}%`, file);
  });
  return rows.length > 0 ? rows : [missed(line, (lines[line] ?? "").replace(/^(?:FAIL|ERROR:) /, ""), null)];
}
var PYTHON_ROW = /^(?<file>\S.*?) +\d+ +\d+(?: +\d+ +\d+)? +(?<share>[\d.]+)%(?: .*)?$/;
function missed(line, message, file) {
  return findingOf(line, message, { phase: "test", code: "coverage", speech: "assertion", file });
}
var COLUMNS2 = ["statements", "branches", "functions", "lines"];
function istanbulRows(lines, what, least) {
  let top = null;
  let folder = "";
  return lines.flatMap((text, line) => {
    const [name = "", ...shares] = text.split("|");
    const share = shares[COLUMNS2.indexOf(what)]?.trim() ?? "";
    if (!/^ +\S/.test(name) || !/^[\d.]+$/.test(share)) return [];
    if (!/\.\w{1,6} *$/.test(name)) {
      top ??= name.trim();
      folder = `${name.trim()}/`.slice(top.length + 1);
    }
    const isMissed = /\.\w{1,6} *$/.test(name) && Number(share) < least;
    return isMissed ? { line, file: `${folder}${name.trim()}`, share } : [];
  });
}
// src/core/failure/readers/docker.ts
var docker = {
  tool: "docker",
  rank: "wrapper",
  programs: ["docker", "docker-compose", "buildx", "podman", "buildah", "nerdctl"],
  signature: /failed to (?:solve|build)|non-zero code|[Dd]ocker daemon|error during connect|^Error: building at STEP/m,
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
      // The program that the step ran may say why.
      ...reason.startsWith("step ") && lines.some(saysWhy) ? { relay: true } : {},
      file: file ?? "Dockerfile"
    });
  });
}
function saysWhy(line) {
  return (0, import_app_loop_gather_evidence.looksLikeError)(line) && !/did not complete successfully|^executor failed|non-zero code/.test(line);
}
function plainReason(message) {
  return message.replace(/ of ref \S+/, "").replace(/^process "(.*)" did not complete successfully: /, 'step "$1" failed: ').replace(/^executor failed running \[(.*)\]: /, 'step "$1" failed: ').replace(/^The command '(.*)' returned a non-zero code: /, 'step "$1" failed: exit code: ').replace(/^(\S+): failed to resolve source metadata for .*: not found$/, "image not found: $1").replace(
    /^failed to compute cache key: (?:failed to calculate checksum: )?(?:.*?)("[^"]*"|\S+): not found$/,
    "not found in the build context: $1"
  );
}
// src/core/failure/readers/dotnet.ts
var dotnet = {
  tool: "dotnet",
  rank: "tool",
  programs: ["dotnet", "msbuild", "csc", "nuget"],
  signature: /: (?:fatal )?(?:error|warning) [A-Z]+\d+ ?: |^[ \t]*[Ff]ailed \S|^Unhandled exception\. /m,
  read: read6
};
var LINE = /^(?<place>(?:[A-Za-z]:)?[^:]*?) ?: (?:[\w-]+ ){0,2}(?<severity>error|warning) (?<code>(?!TS)[A-Z]{2,10}\d+) ?: (?<message>.*)$/;
var NUMBER = /^\d{1,4}>/;
var FILE = /^(?<file>[^(]{1,400})\(\d+(?:,\d+){0,3}(?:-\d+)?\)$/;
var PROJECT = / \[[^[\]]{1,400}proj(?:::[^[\]]{0,200})?\]$/;
var SDK = /\.(?:targets|props|tasks)$|^<dep>|\/dotnet\/sdk\//;
var TEST = /^\s+Failed (?<test>\S.{0,400}?)(?: \[[^\]]*\])?$/;
var PLATFORM_TEST = /^failed (?<test>\S.{0,400}?) \((?:\d{1,9}[a-z]{1,2} ?){1,4}\)$/;
var FRAME22 = /^\s*at (?<name>[^()\s]{1,300})\(.{0,400}?\) in (?<file>.{1,400}):(?:line )?\d+$/;
var UNHANDLED = /^Unhandled exception\. (?<class>[\w.]{1,200}): (?<message>.*)$/;
var LONGEST_TEST = 60;
function read6({ lines }) {
  const found = lines.flatMap(
    (text, line) => diagnosticAt(text, line) ?? testAt(lines, text, line) ?? platformTestAt(lines, text, line) ?? []
  );
  if (found.length > 0) return found;
  return lines.flatMap((text, line) => unhandledAt(lines, text, line) ?? noTestsAt(text, line) ?? []);
}
function diagnosticAt(text, line) {
  const groups = LINE.exec(text.trim().replace(NUMBER, ""))?.groups;
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
function platformTestAt(lines, text, line) {
  const test2 = PLATFORM_TEST.exec(text)?.groups?.test;
  if (test2 === void 0) return null;
  const below2 = lines.slice(line + 1, line + LONGEST_TEST);
  const end = below2.findIndex((words) => !/^ {2}/.test(words));
  const block = end < 0 ? below2 : below2.slice(0, end);
  const said = block.filter((words) => !/^ {2}from .*\)$/.test(words));
  const stack = said.findIndex((words) => /^\s+at \S+\(/.test(words));
  const message = (stack < 0 ? said : said.slice(0, stack)).join(" ").replace(/\s+/g, " ").trim();
  return { ...failedTest(line, message, test2), ...placeOf(block) };
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
    const groups = FRAME22.exec(text)?.groups;
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
// src/core/failure/readers/javascript/jest.ts
var jest = {
  tool: "jest",
  rank: "tool",
  programs: ["jest", "react-scripts"],
  signature: /^ {0,2}● \S|^No tests found, exiting|^Jest: /m,
  read: read7
};
var BLOCK = /^ {2}● (?!Console)(?<test>\S.*)$/;
var FILE2 = /^ ?FAIL +(?:\S+ )??(?<file>\S+\.\w+)(?: \([\d.]+ m?s\))?$/;
var ENDS = /^(?: {2}● | ?FAIL | ?PASS |Test Suites: |Snapshots: |Snapshot Summary| › \d)/;
var MATCHER2 = /^expect\(.{0,200}?\)(?:\.(?:not|resolves|rejects))*\.(?<matcher>\w+)\(/;
var VERDICTS = [
  [/^No tests found, exiting/, "no-tests", "No tests found"],
  [/^Jest: (.{0,120}coverage.{0,200})$/i, "coverage"],
  [/^● (Validation Error|Unrecognized CLI Parameter.{0,40}):$/, "usage"]
];
var OWN = /^ ?(?:FAIL|PASS) +(?:\S+ )?\S+\.\w|^Test Suites: |^Jest: |^No tests found|^● /;
function read7({ lines, command = "" }) {
  if (!/jest|react-scripts/.test(command) && !lines.some((text) => OWN.test(text))) return [];
  let file = null;
  const failures = lines.flatMap((text, line) => {
    file = FILE2.exec(text)?.groups?.file ?? file;
    const test2 = BLOCK.exec(text)?.groups?.test;
    return test2 === void 0 ? [] : failed(lines, line, test2, file);
  });
  return [...failures, ...wholeRun(lines, VERDICTS)].sort((a, b) => a.line - b.line);
}
function failed(lines, line, test2, file) {
  const end = line + 1 + linesUntil(lines, line + 1, ENDS, lines.length).length;
  const start = messageLine(lines, line + 1, end);
  const { frame, ...error } = errorIn(lines, start, end);
  if (test2 === "Test suite failed to run") {
    const parts2 = { ...suiteMessage(error), phase: "compile", file, frame };
    return findingOf(line, parts2.message, parts2);
  }
  const parts = testMessage(error, operands(lines, start + 1, end));
  return findingOf(line, parts.message ?? error.message, {
    ...parts,
    phase: "test",
    file,
    testId: test2.replaceAll(" \u203A ", " > ").trim(),
    // In transpiled code the top frame names the matcher as its function.
    frame: frame?.endsWith(` ${parts.code}`) ? frame.slice(0, frame.lastIndexOf(" ")) : frame
  });
}
function messageLine(lines, from, end) {
  const first = firstText(lines, from, end);
  if (!/unexpected token$/.test(lines[first] ?? "")) return first;
  const details = lines.findIndex((text, line) => line > first && text.trim() === "Details:");
  return details < 0 || details > end ? first : firstText(lines, details + 1, end);
}
function testMessage({ message, class: errorClass, ...error }, values) {
  const matcher = MATCHER2.exec(message)?.groups?.matcher;
  if (matcher !== void 0)
    return { message: message.replace(/ \/\/ .{1,80}$/, ""), code: matcher, speech: "assertion", values };
  if (errorClass !== null) return { ...error, message, class: errorClass, values };
  const thrown = /^thrown: "?(?<words>.*?)"?$/.exec(message)?.groups?.words;
  if (thrown === void 0) return { message, class: "Error", speech: "runtime" };
  return { message: thrown, code: /^Exceeded timeout/.test(thrown) ? "timeout" : null, speech: "runtime" };
}
function suiteMessage({ message, class: errorClass, code }) {
  const words = message.replace(/^\S{1,300}\.\w{1,5}: /, "");
  const missing = /^Cannot find module/.test(words) ? "MODULE_NOT_FOUND" : null;
  return { message: words, code: code ?? missing, class: errorClass };
}
function operands(lines, from, end) {
  const block = lines.slice(from, end);
  const last = block.findIndex((text) => isStackLine(text) || /^\s*>? *\d+ \|/.test(text));
  return messageTail(block, 0, last < 0 ? block.length : last).filter(
    (text) => !text.startsWith("Snapshot name:")
  );
}
// src/core/failure/readers/javascript/mocha.ts
var mocha = {
  tool: "mocha",
  rank: "tool",
  programs: ["mocha", "_mocha"],
  signature: /^ +\d+ failing$|^Error: No test files found|^\W{0,4}Exception during run: /m,
  read: ({ lines }) => {
    if (lines.some((text) => CYPRESS_RUN.test(text))) return [];
    return lines.some((text) => LIST.test(text)) ? failuresIn(lines, 0, lines.length) : withoutTests(lines);
  }
};
var cypress = {
  tool: "cypress",
  rank: "tool",
  programs: ["cypress"],
  signature: /^ {2}Running: {2}\S|^Can't run because no spec files|^Oops\.\.\./m,
  read: readCypress
};
var LIST = /^ +\d+ failing$/;
var ENTRY = /^ {2}\d+\) (.*)$/;
var LONGEST_TITLE = 40;
function failuresIn(lines, from, to) {
  const list = lines.findIndex((text, line) => line >= from && line < to && LIST.test(text));
  if (list < 0) return [];
  const starts = lines.flatMap((text, line) => line > list && line < to && ENTRY.test(text) ? line : []);
  return starts.map((start, i) => failed2(lines, start, starts[i + 1] ?? to));
}
function failed2(lines, start, end) {
  const head = lines.slice(start, Math.min(end, start + LONGEST_TITLE)).map((text) => text.trim());
  const last = head.findIndex((text) => text.endsWith(":"));
  const title = last < 0 ? head : head.slice(0, last + 1);
  const line = firstText(lines, start + title.length, end);
  const error = errorIn(lines, line, end);
  const path = / \(([^()]{1,400}\.\w{1,5})\)$/.exec(error.message);
  return findingOf(line, path === null ? error.message : error.message.slice(0, path.index), {
    ...error,
    phase: "test",
    values: valuesOf(error.message, error.values),
    file: path?.[1] ?? fileOf(error.frame),
    testId: title.join(" > ").replace(/^\d+\) /, "").replace(/:$/, "")
  });
}
function withoutTests(lines) {
  const notLoaded = matchesIn(lines, /^\W{0,4}Exception during run: (?<head>.*)$/).map(({ line, groups }) => {
    const { message, code, class: errorClass } = errorIn([groups.head ?? ""], 0, 1);
    const frame = topFrame(lines, line + 1, Math.min(lines.length, line + 40));
    return findingOf(line, message, { phase: "compile", code, class: errorClass, speech: "runtime", frame });
  });
  return [
    ...wholeRun(lines, [[/^Error: No test files found/, "no-tests", "No test files found"]]),
    ...notLoaded
  ];
}
var CYPRESS_RUN = /^ {2}(?:\(Run Starting\)$|Running: {2})|^Can't run because no spec files|^Oops\.\.\./;
var RUNNING = /^ {2}Running: {2}(?<file>\S.{0,300}?) +\(\d+ of \d+\)$/;
function readCypress({ lines }) {
  const runs = matchesIn(lines, RUNNING);
  const failures = runs.flatMap(
    ({ line, groups }, i) => specFailures(lines, line, runs[i + 1]?.line ?? lines.length, groups.file ?? "")
  );
  const none = /^Can't run because no spec files were found\b/;
  return [
    ...failures,
    ...wholeRun(lines, [[none, "no-tests", "no spec files were found"]]),
    ...lines.flatMap((text, line) => NOT_PREPARED.test(text) ? notPrepared(lines, line) : [])
  ];
}
function specFailures(lines, start, end, spec) {
  const results = lines.indexOf("  (Results)", start);
  const failures = failuresIn(lines, start, results < 0 ? end : Math.min(end, results));
  return failures.map((finding9, i) => {
    const below2 = lines.slice(finding9.line, failures[i + 1]?.line ?? end);
    const words = /^The following error originated from your/.test(finding9.message) ? quoted(below2) : null;
    const frame = frameIn(below2);
    return { ...finding9, message: words ?? finding9.message, file: finding9.file ?? frame ?? spec, frame };
  });
}
var BUNDLED = /^ +at .{0,200}\(?webpack:\/\/[^/]{0,100}\/(?:\.\/)?([^\s()]{1,300}):\d+:\d+\)?$/;
function frameIn(lines) {
  return firstCaptured(
    lines.filter((text) => !text.includes("node_modules/")),
    BUNDLED
  );
}
var NOT_PREPARED = /^Oops\.\.\.\s?we found an error preparing this test file:/;
function notPrepared(lines, line) {
  const said = lines.slice(line + 1, line + 40);
  const below2 = said.slice(said.findIndex((text) => text.startsWith("The error was:")) + 1);
  const words = below2.find((text) => text !== "Error: Webpack Compilation Error" && /\w: \S/.test(text));
  const first = words ?? below2.find((text) => text.trim() !== "") ?? "";
  const { message, code, class: errorClass } = errorIn([first], 0, 1);
  const parts = { phase: "compile", code, class: errorClass, file: quoted(said) };
  return findingOf(line, message || "the file could not be prepared", parts);
}
function quoted(lines) {
  return firstCaptured(lines.slice(0, 8), /^\s{1,8}> (\S.*)$/);
}
// src/core/failure/readers/javascript/node.ts
var node = {
  tool: "node",
  rank: "runtime",
  programs: ["node", "nodejs", "tsx", "ts-node"],
  signature: /^Node\.js v\d|^ {4}at [^\n]{1,500}:\d+:\d+\)?(?: \{)?$/m,
  read: read8
};
var FOOTER = /^Node\.js v\d/;
function read8({ lines }) {
  const footers = lines.flatMap((text, line) => FOOTER.test(text) ? line : []);
  if (footers.length === 0) return crash(lines, 0, lines.length, false);
  return footers.flatMap((footer, at) => crash(lines, (footers[at - 1] ?? -1) + 1, footer, true));
}
function crash(lines, from, last, hasFooter) {
  for (let line = last - 1; line >= from; line -= 1) {
    const text = lines[line] ?? "";
    if (/^[A-Z_a-z$]/.test(text) && errorHead(text) !== null && hasStack(lines, line, last))
      return !hasFooter && isTitled(lines, line) ? [] : uncaught(lines, line, last);
  }
  return [];
}
function isTitled(lines, line) {
  const above = lines.slice(Math.max(0, line - 3), line).findLast((text) => text.trim() !== "");
  return /^\s{0,8}[✖✗✘×] \S/.test(above ?? "");
}
function hasStack(lines, line, last) {
  const below2 = linesUntil(lines.slice(0, last), line + 1, /^Node\.js v|^\S*Error\b/, 11);
  return below2.some((text) => /^ {4}at /.test(text)) || /^\s*\^+$/.test(lines[line - 2] ?? "");
}
function uncaught(lines, line, last) {
  const end = endOfError(lines, line + 1, last);
  const error = errorIn(lines, line, end);
  const below2 = lines.slice(line + 1, end);
  const cause = firstCaptured(below2.toReversed(), /^ +\[(?:cause|errors)\]: (\S.+?)(?: \{)?$/);
  const message = withReason(error.message);
  const isAssertion = error.speech === "assertion";
  const listed = isAssertion ? [] : announced(message, restOfMessage(below2));
  return (listed.length > 0 ? listed : [message]).map(
    (said) => findingOf(line, cause === null ? said : `${said} (caused by ${cause})`, {
      ...error,
      code: error.code ?? firstCaptured(below2, /^ {2}code: '([^']{1,80})',?$/),
      values: isAssertion ? error.values : [],
      frame: error.frame ?? placeAbove(lines, line)
    })
  );
}
function restOfMessage(below2) {
  const stack = below2.findIndex((text) => isStackLine(text));
  return stack < 0 ? below2 : below2.slice(0, stack);
}
function withReason(message) {
  if (!message.startsWith("This error originated either by throwing")) return message;
  return /The promise rejected with the reason ".*"\.$/.exec(message)?.[0] ?? message;
}
function endOfError(lines, from, last) {
  const stack = lines.findIndex((text, line) => line >= from && isStackLine(text));
  const end = stack < 0 ? -1 : lines.indexOf("", stack);
  return end < 0 || end > last ? last : end;
}
function placeAbove(lines, line) {
  const above = lines.slice(Math.max(0, line - 6), line).toReversed();
  return firstCaptured(above, /^([^\s:<~/][^:]{0,400}\.\w{1,5}):\d+$/);
}
// src/core/failure/readers/javascript/yaml-block.ts
function yamlField(block, name) {
  const value = valueAt(block[indexOf(block, name)] ?? "");
  if (value === "") return null;
  if (/^'.*'$/.test(value)) return value.slice(1, -1).replaceAll("''", "'");
  return /^".*"$/.test(value) ? value.slice(1, -1).replaceAll('\\"', '"') : value;
}
function yamlText(block, name) {
  const at = indexOf(block, name);
  const value = yamlField(block, name);
  if (value === null) return [];
  if (!/^[|>][-+]?$/.test(value)) return [value];
  const indent = (block[at] ?? "").search(/\S/);
  const rest = block.slice(at + 1);
  const end = rest.findIndex((text) => text !== "" && text.search(/\S/) <= indent);
  return (end < 0 ? rest : rest.slice(0, end)).map((text) => text.trim());
}
function indexOf(block, name) {
  return block.findIndex((text) => /^ *(\w+) *:/.exec(text)?.[1] === name);
}
function valueAt(line) {
  return line.slice(line.indexOf(":") + 1).trim();
}
// src/core/failure/readers/javascript/node-test.ts
var nodeTest = {
  tool: "node-test",
  rank: "tool",
  programs: [],
  signature: /^TAP version 1[34]|^(?:✖|X) failing tests:|^ℹ tests \d+/m,
  read: read9
};
var OWN2 = /\bduration_ms\b|^(?:✖|X) failing tests:|^ℹ tests \d/;
var LIST2 = /^(?:✖|X) failing tests:$/;
function read9({ lines }) {
  if (!lines.some((text) => OWN2.test(text))) return [];
  const list = lines.findIndex((text) => LIST2.test(text));
  const reports = list < 0 ? readTap(lines) : readSpec(lines, list);
  const crashes = lines.filter((text) => /^(?:# )?[A-Z]/.test(text)).flatMap((text) => errorHead(text.replace(/^# /, "")) ?? []);
  let next = 0;
  return reports.map((report) => {
    const crash2 = report.message === "test failed" ? crashes[Math.min(next++, crashes.length - 1)] : void 0;
    if (crash2 === void 0) return report;
    const { line, file } = report;
    return findingOf(line, crash2.message, { ...crash2, phase: "compile", speech: "runtime", file });
  });
}
var NODE2 = /^(?<indent> *)(?<mark>▶|✖|✔|﹣|⚠) (?<name>.+?)(?: \([\d.]+m?s\))?(?: # .*)?$/;
var PLACE = /^test at (?<file>.+?):\d+:\d+$/;
function readSpec(lines, list) {
  const paths = pathsOf(lines.slice(0, list));
  const entries = matchesIn(lines, PLACE).filter(({ line }) => line > list);
  return entries.map(({ line: start, groups }, i) => {
    const end = entries[i + 1]?.line ?? lines.length;
    const name = NODE2.exec(lines[start + 1] ?? "")?.groups?.name ?? "";
    const line = firstText(lines, start + 2, end);
    const error = errorIn(lines, line, end);
    const message = error.class === null ? error.message.replace(/^'(.*)'$/, "$1") : error.message;
    const testId = isFile(name) ? null : paths.get(name)?.shift() ?? name;
    return findingOf(line, message, { ...error, phase: "test", file: groups.file ?? null, testId });
  });
}
function isFile(name) {
  return /\.[cm]?[jt]sx?$/.test(name);
}
function pathsOf(tree) {
  const paths = /* @__PURE__ */ new Map();
  const parents = [];
  for (const { groups } of matchesIn(tree, NODE2)) {
    const { indent = "", mark, name = "" } = groups;
    parents.length = Math.min(parents.length, Math.floor(indent.length / 2));
    if (mark === "\u25B6") parents.push(name);
    if (mark === "\u2716") paths.set(name, [...paths.get(name) ?? [], [...parents, name].join(" > ")]);
  }
  return paths;
}
var RESULT = /^(?<indent> *)not ok \d+(?:(?: -)? (?<name>[^\s#].*?))?(?<todo> # (?:SKIP|TODO)\b.*)?$/;
var SUBTEST = /^(?<indent> *)# Subtest: (?<name>.*)$/;
function readTap(lines) {
  const parents = [];
  return lines.flatMap((text, line) => {
    const subtest = SUBTEST.exec(text)?.groups;
    const { indent = "", name = "", todo } = subtest ?? RESULT.exec(text)?.groups ?? { todo: "" };
    const depth = Math.floor(indent.length / 4);
    if (subtest !== void 0) {
      parents.length = Math.min(parents.length, depth);
      parents.push(name);
    }
    if (subtest !== void 0 || todo !== void 0) return [];
    const block = linesUntil(lines, line + 1, /^ *(?:\.\.\.|(?:not )?ok \d+.*)$/, LONGEST_BLOCK2);
    if (yamlField(block, "failureType") === "subtestsFailed") return [];
    return failed3(line, block, [...parents.slice(0, depth), name]);
  });
}
var LONGEST_BLOCK2 = 300;
function failed3(line, block, path) {
  const [first, ...more] = yamlText(block, "error");
  const code = yamlField(block, "code");
  const name = yamlField(block, "name");
  const stack = block.findIndex((text) => /^ +stack: /.test(text));
  return findingOf(line, first ?? "test failed", {
    phase: "test",
    code: code === "ERR_TEST_FAILURE" ? null : code,
    class: name,
    speech: speechOf({ class: name }),
    values: messageTail(more, 0, more.length),
    file: yamlField(block, "location")?.replace(/:\d+:\d+$/, "") ?? null,
    testId: path.filter((part) => !isFile(part)).join(" > ") || null,
    frame: topFrame(block, stack + 1, stack < 0 ? 0 : block.length)
  });
}
// src/core/failure/readers/javascript/ava.ts
var FAILED2 = /^ {2}✘ \[fail\]: (?<test>.+?)(?: Error thrown in test| Rejected promise returned by test)?$/;
var ENDS2 = /^ {2}(?:\d+ tests? (?:failed|passed)|─|✘ \[fail\]: )/;
var MOST_LINES2 = 60;
var MOST_VALUES2 = 16;
function avaFailures(lines) {
  const titles = new Map(lines.map((text, line) => [text, line]));
  return matchesIn(lines, FAILED2).map(({ line, groups: { test: test2 = "" } }) => {
    const start = titles.get(`  ${test2}`) ?? titles.get(`  ${test2.split(" \u203A ").at(-1)}`);
    const block = start === void 0 ? [] : linesUntil(lines, start + 1, ENDS2, MOST_LINES2);
    return {
      ...reasonIn2(block, line),
      // With several files, each title begins with the name of its file.
      shownFile: firstCaptured(block, /^ {2}(\S+\.\w{1,5}):\d+$/),
      testId: test2.replaceAll(" \u203A ", " > ")
    };
  });
}
function reasonIn2(block, line) {
  const thrown = block.findIndex((text) => /^ {2}[A-Z]/.test(text) && errorHead(text) !== null);
  if (thrown >= 0) {
    const { values: values2, ...error } = errorIn(block, thrown, block.length);
    return findingOf(line, error.message, { ...error, tool: "ava", phase: "test" });
  }
  const label = firstCaptured(block, /^ {2}([A-Z].*?) ?(?:\(.*\))?:$/);
  const values = block.filter((text) => /^ {2}\S/.test(text) && !/^ {2}(?:›|\S+:\d+$|[A-Z].*:$)/.test(text));
  return compared(line, label ?? "failed", values);
}
function comparedByAva(block, line) {
  const at = block.findIndex((text) => /^ +'.{1,200}:': ?\|?-?/.test(text));
  if (at < 0) return null;
  const label = (block[at] ?? "").trim().replace(/^'(.*?) ?(?:\(.*\))?:':.*$/, "$1");
  return compared(line, label, linesUntil(block, at + 1, /^(?! {6})/));
}
function compared(line, label, values) {
  const parts = { tool: "ava", phase: "test", code: "assertion", speech: "assertion" };
  return findingOf(line, label, {
    ...parts,
    values: values.slice(0, MOST_VALUES2).map((text) => text.trim())
  });
}
// src/core/failure/readers/javascript/tap.ts
var tap = {
  tool: "tap",
  rank: "tool",
  programs: ["prove", "bats", "ava", "tape", "perl"],
  signature: /^ *not ok \d+|^# {3}Failed test |^\S{1,300}\.t +\(Wstat: |^ {2}✘ \[fail\]: /m,
  read: read10
};
var RESULT2 = /^(?<indent> *)not ok \d+(?: -)? ?(?<name>[^#]*?)(?<todo> # (?:SKIP|TODO)\b.*)?(?: # .*)?$/;
var ENDS3 = /^ *(?:not )?ok \d+|^ *\.\.\.$|^ *}$|^1\.\.\d+$|^# (?:tests|pass|fail) \d+$|^ *# Subtest: /;
var MOST_LINES3 = 60;
var SILENT2 = "test failed";
function read10({ lines }) {
  if (lines.some((text) => /\bduration_ms\b/.test(text))) return [];
  const perl = lines.flatMap((text, line) => perlAt(lines, text, line));
  if (perl.length > 0) return [...perl, ...silentFiles(lines)];
  const ava = avaFailures(lines);
  if (ava.length > 0) return ava;
  const titles = titlesOf(lines);
  const results = lines.flatMap((text, line) => resultAt(lines, text, line, titles[line] ?? ""));
  const told2 = results.filter(({ message, values = [] }) => message !== SILENT2 || values.length > 0);
  return results.length > 0 ? told2.length > 0 ? told2 : results : silentFiles(lines);
}
function silentFiles(lines) {
  const died = lines.find((text) => / at \S+ line \d+\.$/.test(text));
  const files = /^(?<file>\S+\.t) +\(Wstat: \d+(?: \((?<why>[^)]*)\))? Tests: \d+ Failed: 0\)/;
  return matchesIn(lines, files).map(({ line, groups }) => {
    const parse = /^ {2}Parse errors: (.*)$/.exec(lines[line + 2] ?? "")?.[1];
    const parts = { tool: "prove", phase: "test", speech: "runtime", file: groups.file ?? null };
    return findingOf(line, died ?? parse ?? groups.why ?? "failed", parts);
  });
}
var PERL = /^ *# {3}Failed (?:\(TODO\) )?test (?:'(?<name>.*)'|at )/;
function perlAt(lines, text, line) {
  const groups = PERL.exec(text)?.groups;
  if (groups === void 0) return [];
  const below2 = linesUntil(
    lines,
    line + 1,
    { test: (one) => !/^ *#/.test(one) || PERL.test(one) },
    MOST_LINES3
  );
  const comments = below2.map((one) => one.replace(/^ *# ?/, "").trim());
  const said = comments.filter((one) => !/^at \S+ line \d+\.$|^Looks like /.test(one));
  const isCompared = said.some((one) => /^(?:got|expected|\$got->|Structures begin)/.test(one));
  return [
    findingOf(line, isCompared ? "got and expected differ" : said[0] ?? "failed", {
      tool: "prove",
      phase: "test",
      speech: "assertion",
      values: said.slice(0, 12),
      file: firstCaptured([text, ...comments], /at (\S+) line \d+\.$/),
      testId: groups.name ?? null
    })
  ];
}
function resultAt(lines, text, line, title) {
  const groups = RESULT2.exec(text)?.groups;
  if (groups === void 0 || groups.todo !== void 0) return [];
  const block = linesUntil(lines, line + 1, ENDS3, MOST_LINES3);
  if (text.trimEnd().endsWith("{")) return [];
  const path = [...suitesAround(lines, line, groups.indent ?? ""), (groups.name ?? "").trim()];
  const yaml = block.some((one) => /^ *---$/.test(one));
  const names = path.join(" > ").replace(/^\S+\.[cm]?[jt]sx? > /, "");
  const testId = [title, names].filter((part) => part !== "").join(" > ") || null;
  return [{ ...yaml ? fromYaml(block, line) : fromText(block, line), testId }];
}
function suitesAround(lines, line, indent) {
  const path = [];
  let depth = indent.length;
  for (let above = line - 1; above >= 0 && depth > 0; above -= 1) {
    const parent = /^(?<indent> *)not ok \d+(?: -)? (?<name>.*?)(?: # .*)? \{$/.exec(
      lines[above] ?? ""
    )?.groups;
    if (parent?.indent === void 0 || parent.indent.length >= depth) continue;
    depth = parent.indent.length;
    path.unshift(parent.name ?? "");
  }
  return path.filter((part) => !/\.[cm]?[jt]sx?$/.test(part));
}
function titlesOf(lines) {
  if (!lines.some((text) => /^ {4}operator: /.test(text))) return [];
  let title = "";
  return lines.map((text) => {
    title = /^# (?!(?:tests|pass|fail) \d)(\S.*)$/.exec(text)?.[1] ?? title;
    return title;
  });
}
function fromText(below2, line) {
  const end = /^ *#/.test(below2[0] ?? "") ? below2.findIndex((text) => !/^ *#/.test(text)) : -1;
  const block = end < 0 ? below2 : below2.slice(0, end);
  const said = block.map((text) => text.replace(/^ *#? ?/, "").trim()).filter((text) => text !== "");
  if (isOfBats(said)) return fromBats(said, line);
  const lua = matchesIn(said, /^Failure message: (?<file>\S+\.lua):\d+: (?<message>.*)$/)[0]?.groups;
  if (lua !== void 0) {
    const values = said.filter((text) => /^\([a-z]+\) /.test(text));
    const parts2 = { tool: "busted", phase: "test", speech: "assertion", file: lua.file ?? null };
    return findingOf(line, lua.message ?? "", { ...parts2, values });
  }
  const at = block.findIndex((text) => errorHead(text) !== null);
  if (at < 0)
    return findingOf(line, said[0] ?? SILENT2, {
      phase: "test",
      speech: "runtime",
      values: said.slice(1, 12)
    });
  const error = errorIn(block, at, block.length);
  const parts = { ...error, tool: "mocha", phase: "test", file: fileOf(error.frame) };
  return findingOf(line, error.message, { ...parts, values: valuesOf(error.message, error.values) });
}
function isOfBats([first = ""]) {
  return first.startsWith("(in test file ");
}
function fromBats(said, line) {
  const file = firstCaptured(said, /^\(in test file (.+), line \d+\)$/);
  return findingOf(line, said[1] ?? "failed", {
    tool: "bats",
    phase: "test",
    file,
    aside: said.slice(2, 12)
  });
}
var DENO2 = /^\s*\{"message":"(?<message>(?:[^"\\]|\\.){0,3000})".*?"file":"(?:\.\/)?(?<file>[^"]*)"/;
function fromYaml(block, line) {
  const json = DENO2.exec(block[1] ?? "")?.groups;
  if (json !== void 0) return fromDeno(jsonText(json.message ?? ""), json.file ?? null, line);
  const text = yamlText(block, "message");
  if (isOfBats(text)) return fromBats(text, line);
  const isAva = yamlField(block, "assertion") !== null;
  const compared2 = isAva ? comparedByAva(block, line) : null;
  if (compared2 !== null) return compared2;
  return asserted(block, line, text, isAva);
}
function asserted(block, line, text, isAva) {
  const name = yamlField(block, "name");
  const said = text.find((one) => one !== "" && one !== "failed") ?? kindOf(block);
  const message = said.replace(/ \/\/ .{0,60}equality$/, "");
  const sides = ["expected", "actual"].flatMap((side) => yamlField(block, side) ?? []);
  const diff = yamlText(block, "diff").filter((one) => /^(?:-(?!--)|\+(?!\+\+))/.test(one));
  return findingOf(line, message, {
    // Only vitest puts the message of an error below a key of its own.
    tool: block.some((one) => /^ *error:$/.test(one)) ? "vitest" : name !== null && isAva ? "ava" : "tap",
    phase: "test",
    class: name,
    speech: name === null || name.includes("Assert") ? "assertion" : "runtime",
    values: isWholeMessage(message) ? [] : [...sides, ...diff],
    file: firstCaptured([yamlField(block, "at") ?? ""], /^(.+?)(?::\d+){1,2}$/)
  });
}
function kindOf(block) {
  const kinds = ["operator", "assertion", "compare"].flatMap((name) => yamlField(block, name) ?? []);
  return kinds[0] ?? SILENT2;
}
function fromDeno(message, file, line) {
  const said = linesUntil(message.split("\n"), 0, /^ {2,}(?! {2}[-+])\S/);
  const error = errorIn(message.split("\n"), 0, 200);
  const values = errorIn(said, 0, said.length).values;
  return findingOf(line, error.message, { ...error, tool: "deno", phase: "test", file, values });
}
// src/core/failure/readers/javascript/vitest.ts
var vitest = {
  tool: "vitest",
  rank: "tool",
  programs: ["vitest"],
  signature: /^ *RUN +v\d+\.\d+|^ *FAIL +\S[^\n]{0,300}(?: > | \[ )|^No test files found, exiting/m,
  read: read11
};
var PROJECT2 = /^(?:\|[^|]{1,80}\| +|[^\s>|][^>|]{0,80}? {2,})(?=\S)/;
var FAILED3 = /^(?<file>\S.*?\.\w{1,8})(?: \[ [^\]]{1,400} \])?(?: > (?<test>.+))?$/;
var UNHANDLED2 = /^ *(?:Unhandled (?:Rejection|Error)|Uncaught Exception|Startup Error|Error during close) *$/;
var SUMMARY = /^ *(?:Test Files +\d|Tests +\d|Failed (?:Tests|Suites) \d|Unhandled Errors *$)/;
var NOT_LOADED = /^(?:Cannot find (?:module|package)|Failed to (?:resolve|load|parse)|Parse failure)/;
var VERDICTS2 = [
  [/^No test (?:suite )?files? found, exiting/, "no-tests", "No test files found"],
  [/^ERROR: (Coverage for .{1,80} does not meet .{1,120})$/, "coverage"]
];
function read11({ lines }) {
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
  return [...found, ...wholeRun(lines, VERDICTS2)];
}
function headerOf(text) {
  const named32 = /^ *FAIL +(?<named>\S.*)$/.exec(text)?.groups?.named ?? "";
  const groups = FAILED3.exec(named32.replace(PROJECT2, ""))?.groups;
  return groups?.file === void 0 ? null : { file: groups.file, test: groups.test?.trim() ?? null };
}
function failed4(lines, line, headers) {
  const below2 = linesUntil(lines, line + 1, { test: isEnd }, LONGEST_BLOCK22);
  const error = errorIn(lines, line, line + 1 + below2.length);
  const message = error.message.replace(/ \/\/ .{0,60}equality$/, "");
  const cause = capturedIn(below2, /^Caused by: (\S.*)$/).at(-1);
  const finding9 = findingOf(line, cause === void 0 ? message : `${message} (caused by ${cause})`, {
    ...error,
    // The message of a snapshot error contains the name of the test.
    speech: message.startsWith("Snapshot `") ? "assertion" : error.speech,
    values: isWholeMessage(message) ? [] : differences(below2)
  });
  const isBroken = /^(?:Syntax|Rolldown)Error$/.test(error.class ?? "") || NOT_LOADED.test(message);
  const origin = firstCaptured(below2.slice(0, 60), /^This error originated in "([^"]{1,400})" test file/);
  return headers.map(({ file, test: test2 }) => ({
    ...finding9,
    phase: test2 === null && isBroken ? "compile" : "test",
    file: file || origin,
    testId: test2
  }));
}
var LONGEST_BLOCK22 = 400;
function isEnd(text) {
  return SUMMARY.test(text) || UNHANDLED2.test(text) || headerOf(text) !== null;
}
function differences(below2) {
  const start = below2.findIndex((text) => /^\s*(?:- Expected|Expected:)/.test(text) || isStackLine(text));
  return start < 0 ? [] : messageTail(below2, start, below2.length);
}
// src/core/failure/readers/jvm/java.ts
var java = {
  tool: "java",
  rank: "runtime",
  programs: ["java"],
  signature: /^(?:Exception in thread |[ \t]{1,40}at [\w.$/]+\(|Error: )/m,
  read: read12
};
var LONGEST_TRACE2 = 1200;
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
  const trace = readTrace(first, lines.slice(line + 1, line + LONGEST_TRACE2));
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
  const below2 = steps.filter((step2) => step2.kind === "text");
  const words = frames.length > 0 && below2.length <= MOST_WORDS ? below2 : [];
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
var LONGEST_MESSAGE2 = 60;
var ASSERTION = /(?:Assertion(?:Failed)?Error|ComparisonFailure|MultipleFailuresError|PowerAssertionError)$/;
var ELISION = /^(?:\.\.\. \d+ (?:more|common)|\[\.\.\.\]|Suppressed: )/;
var OTHER_BLOCK = /^(?:\[(?:ERROR|INFO|WARNING)\]|\d+\) |Exception in thread )| FAILED$/;
var FRAME3 = /^(?:at )?(?:[\w.-]{1,60}\/{1,2})?(?<name>[\w.$<>-]{1,300})\((?<place>[^()]{1,200})\)$/;
var LIBRARIES = [
  ...["java.", "javax.", "jdk.", "sun.", "com.sun.", "kotlin.", "kotlinx.", "scala.", "groovy.", "junit."],
  ...["org.junit.", "org.opentest4j.", "org.hamcrest.", "org.assertj.", "org.mockito.", "org.testng."],
  ...["org.gradle.", "org.apache.maven.", "org.codehaus.", "org.springframework."]
];
function stepsOf(rest) {
  const steps = [];
  let framed = false;
  for (const line of rest) {
    const step2 = stepOf(line, framed);
    if (step2 === null || !framed && endsMessage(line, steps.length)) break;
    framed ||= step2.kind !== "text";
    steps.push(step2);
  }
  return steps;
}
function endsMessage(line, lines) {
  return lines >= LONGEST_MESSAGE2 || lines >= MOST_WORDS && throwable(line) !== null;
}
function stepOf(line, framed) {
  const text = line.trim();
  if (text.startsWith("Caused by: ")) return { kind: "cause", text: withoutLoader(text.slice(11)) };
  if (ELISION.test(text)) return { kind: "frame", frame: null };
  const groups = FRAME3.exec(text)?.groups;
  if (groups !== void 0) return { kind: "frame", frame: frameOf2(groups.name ?? "", groups.place ?? "") };
  return framed || OTHER_BLOCK.test(text) ? null : { kind: "text", text };
}
function frameOf2(name, place) {
  const file = /^(?<file>[\w$.-]+\.\w+)(?::\d+)?$/.exec(place)?.groups?.file;
  if (file === void 0 || LIBRARIES.some((library2) => name.startsWith(library2))) return null;
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
// src/core/failure/readers/jvm/junit.ts
var junit = {
  tool: "junit",
  rank: "tool",
  programs: ["junit", "junit-platform-console"],
  signature: /^ +(?:source: )?\w+Source \[|^Finished: .*\(\[engine:|^\d+\) \S+\([\w.$]+\)$|^\[ +\d+ tests found/m,
  read: read13
};
var LONGEST_TRACE3 = 400;
function testIdOf(className, ...path) {
  const names = path.map((name) => name.replace(/\([^)]{0,200}\)$/, "").trim()).filter((name) => name !== "");
  return [className, ...names].join(" > ");
}
var SOURCE = /^ +(?:source: )?(?:MethodSource|ClassSource) \[className = '(?<class>[^']+)'(?:, methodName = '(?<method>[^']+)')?/;
var MOST_ABOVE2 = 6;
var CAUGHT = /^ +(?:=>|caught:) (?<first>.*)$/;
var NUMBERED2 = /^\d+\) (?<test>.{1,300})\((?<class>[\w.$]+)\)$/;
var INVOCATION = /(?::|^\W*)(?<name>\[\d+\](?: [^:]*)?)$/;
function read13({ lines }) {
  const found = lines.flatMap(
    (text, line) => platformAt(lines, text, line) ?? finishedAt(lines, text, line) ?? textRunnerAt(lines, text, line) ?? []
  );
  if (found.length > 0) return found;
  const none = lines.findIndex((text) => /^\[ +0 tests found +\]$/.test(text));
  return none < 0 ? [] : [findingOf(none, "no tests found", { phase: "test", code: "no-tests" })];
}
function platformAt(lines, text, line) {
  const first = CAUGHT.exec(text)?.groups?.first;
  const source = SOURCE.exec(lines[line - 1] ?? "")?.groups;
  if (first === void 0 || source === void 0) return null;
  const far = text.trimStart().startsWith("caught:") ? MOST_ABOVE2 : 2;
  const above = lines.slice(Math.max(0, line - far), line - 1);
  const invocation = above.flatMap((title) => INVOCATION.exec(title)?.groups?.name ?? []).at(-1) ?? "";
  const testId = testIdOf(source.class ?? "", source.method ?? "", invocation);
  return findingAt(line, first, lines.slice(line + 1, line + LONGEST_TRACE3), testId);
}
function finishedAt(lines, text, line) {
  const first = THROWN.exec(text)?.groups?.first;
  const finished = FINISHED.exec(lines[line - 1] ?? "")?.groups;
  if (first === void 0 || finished === void 0) return null;
  const parts = (finished.path ?? "").split("]/[").map((part) => SEGMENT.exec(part)?.groups ?? {});
  const named32 = (kind) => parts.flatMap((part) => kind.test(part.kind ?? "") ? [part.name ?? ""] : []);
  const invocation = named32(/-invocation$/).length > 0 ? finished.title ?? "" : "";
  const testId = testIdOf(named32(/class$/).join("$"), ...named32(/^(?:method|test-\w+)$/), invocation);
  return findingAt(line, first, lines.slice(line + 1, line + LONGEST_TRACE3), testId);
}
var THROWN = /^ +=> Exception: (?<first>.*)$/;
var FINISHED = /^Finished: +(?<title>\S.{0,300}?) \(\[engine:(?<path>.{1,1000})\]\)$/;
var SEGMENT = /^(?<kind>[\w-]{1,40}):(?<name>.*)$/;
function textRunnerAt(lines, text, line) {
  const groups = NUMBERED2.exec(text)?.groups;
  if (groups === void 0) return null;
  const testId = testIdOf(groups.class ?? "", groups.test ?? "");
  return findingAt(line, lines[line + 1] ?? "", lines.slice(line + 2, line + LONGEST_TRACE3), testId);
}
function findingAt(line, first, rest, testId) {
  const trace = readTrace(first, rest);
  return trace === null ? findingOf(line, first, { phase: "test", speech: "assertion", testId }) : findingOfTrace(line, trace, { phase: "test", testId });
}
// src/core/failure/readers/jvm/gradle.ts
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
  const trace = readTrace(first, lines.slice(line + 2, line + LONGEST_TRACE3));
  return trace === null ? findingOf(line, first, { phase: "test", speech: "assertion", testId }) : findingOfTrace(line, trace, { phase: "test", testId });
}
function readBuild({ lines }) {
  return lines.flatMap((text, line) => {
    if (text !== "* What went wrong:") return [];
    const script = scriptErrors(lines, line);
    return script.length > 0 ? script : reasonAt(lines, line);
  });
}
function scriptErrors(lines, line) {
  if (!/^Script compilation errors?:$/.test(lines[line + 1] ?? "")) return [];
  const file = scriptBefore(lines, line);
  return lines.slice(line, line + MOST_OF_SCRIPT).flatMap((text, at) => {
    const message = /^ +\^ (?<message>\S.*)$/.exec(text)?.groups?.message;
    return message === void 0 ? [] : findingOf(line + at, message, { phase: "compile", file });
  });
}
var MOST_OF_SCRIPT = 400;
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
// src/core/failure/readers/jvm/javac.ts
var javac = {
  tool: "javac",
  rank: "tool",
  programs: ["javac"],
  signature: /\.java:\d+: (?:error|warning): |^error: /m,
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
var TASK2 = /^:[\w:-]{1,100}?Java(?:WithJavac)?(?=[\w./~<])/;
var HEADER2 = /^(?<file>[^:]+\.java):\d+: (?<severity>error|warning): (?:\[(?<code>[\w-]+)\] )?(?<message>.*)$/;
var GLOBAL = /^error: (?<message>(?:file not found|invalid (?:flag|\w+ release)|release version|no source files|warnings found and|\w+ option \d).*)$/;
var DETAIL = /^\s*(?<name>symbol|location|required|found|reason|equality \w+|lower bounds): *(?<value>.*)$/;
var MOST_DETAILS = 12;
function read14(output) {
  return output.lines.flatMap((text, line) => readAt2(output.lines, text, line) ?? []);
}
function readAt2(lines, text, line) {
  const groups = HEADER2.exec(text.replace(TASK2, ""))?.groups;
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
      file: fileOf2(groups.file ?? "", text)
    }
  );
}
function fileOf2(file, text) {
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
// src/core/failure/readers/jvm/maven.ts
var maven = {
  tool: "maven",
  rank: "tool",
  programs: ["mvn", "mvnw", "mvnd"],
  signature: /^\[ERROR\] |^\[FATAL\] /m,
  read: read15
};
var COMPILER = /^\[(?<severity>ERROR|WARNING)\] (?<file>[^:]+\.(?<language>java|kts?|scala|groovy)):\[\d+,\d+\] (?:error: )?(?<message>.*)$/;
var COMPILERS = {
  java: "javac",
  kt: "kotlinc",
  kts: "kotlinc",
  scala: "scalac",
  groovy: "groovyc"
};
var CHECKSTYLE2 = /^\(\w{1,40}\) (?<rule>[A-Z]\w{1,80}): (?<message>.*)$/;
var GOAL = /^\[ERROR\] Failed to execute goal (?:(?<goal>[^\s(]+) )?(?:\(.*?\) )?on project [\w.-]+: (?<message>.*)$/;
var OTHER = /^\[(?:ERROR|FATAL)\] (?<message>\S.*)$/;
var ADVICE2 = [
  ...["To see the full stack trace", "Re-run Maven", "For more information", "[Help ", "After correcting"],
  ...["Please refer", "->", "COMPILATION ERROR", "The build could not read"],
  ...["Tests run:", "[ERROR]", "Failures:", "Errors:"]
];
var USAGE2 = /^Unknown lifecycle phase|^No goals have been specified|there is no POM in this directory/;
var MOST_DETAILS2 = 12;
function read15({ lines }) {
  const inner = lines.flatMap(
    (text, line) => compilerAt(lines, text, line) ?? surefireTestAt(lines, text, line) ?? []
  );
  if (inner.length > 0) return inner;
  const summary = lines.flatMap((text, line) => surefireSummaryAt(text, line) ?? []);
  if (summary.length > 0) return summary;
  const crashed = crashedTests(lines);
  if (crashed.length > 0) return crashed;
  const outer = lines.flatMap((text, line) => goalAt(text, line) ?? []);
  if (outer.length > 0) return outer;
  return lines.some(isOwn) ? others(lines) : [];
}
function isOwn(text) {
  if (/^\[INFO\] (?:Scanning for projects|BUILD |-{20})|\[Help \d+\]/.test(text)) return true;
  const said = OTHER.exec(text)?.groups?.message ?? "";
  return USAGE2.test(said) || /^(?:The build could not|Some problems were|Non-|Re-run Maven|To see the full)/.test(said);
}
function compilerAt(lines, text, line) {
  const groups = COMPILER.exec(text)?.groups;
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
function crashedTests(lines) {
  const exit = lines.map((text) => /^\[ERROR\] (Process Exit Code: \d+)$/i.exec(text)?.[1]).find(Boolean);
  const start = lines.indexOf("[ERROR] Crashed tests:");
  if (start < 0) return [];
  const below2 = lines.slice(start + 1);
  const end = below2.findIndex((text) => !/^\[ERROR\] [\w.$]+(?:#\S+)?$/.test(text));
  return below2.slice(0, end).map(
    (text, at) => findingOf(start + 1 + at, ["The forked VM crashed or called System.exit", exit].join(". "), {
      phase: "test",
      tool: "junit",
      code: "crashed",
      testId: text.slice("[ERROR] ".length)
    })
  );
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
  if (message === void 0 || ADVICE2.some((start) => message.startsWith(start))) return null;
  const plain = withoutHelp(message).replace(
    / (?:You must specify a valid lifecycle phase|\(position: ).*$/,
    ""
  );
  return findingOf(line, plain, { phase: "compile", code: USAGE2.test(message) ? "usage" : null });
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
  const trace = readTrace(first, lines.slice(line + 2, line + LONGEST_TRACE3));
  return trace === null ? findingOf(line, first, { phase: "test", speech: "assertion", testId, tool: "junit" }) : findingOfTrace(line, trace, { phase: "test", testId, tool: "junit" });
}
function surefireSummaryAt(text, line) {
  const groups = SUMMARY2.exec(text)?.groups;
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
var SUMMARY2 = /^\[ERROR\] {3}(?<class>[A-Z][\w$]{0,200})\.(?<name>[\w$]{1,200}(?:\[[^\]]{0,100}\])?)(?::\d+)?(?:->\S{1,300})?(?: [»?])? (?<message>.*)$/;
function surefireTestId(title) {
  const groups = (NAME_FIRST.exec(title) ?? CLASS_FIRST.exec(title))?.groups;
  return groups === void 0 ? title : testIdOf(groups.class ?? "", groups.name ?? "");
}
// src/core/failure/readers/native/gcc.ts
var gcc = {
  tool: "gcc",
  rank: "tool",
  programs: ["gcc", "g++", "cc", "c++", "clang", "clang++"],
  signature: /: (?:fatal )?[eE]rror: /m,
  read: read16
};
var PLACED22 = /^(?!\[ |--- )(?<file>(?:[A-Za-z]:)?[^\s:][^:]*\.(?<ending>[\w+]+)):\d+:(?:\d+:)? (?<severity>fatal error|[eE]rror): (?<message>.*)$/;
var ENDINGS = new Set(
  "c h C H m M cc cpp cxx c++ hh hpp hxx inl ipp tpp mm cu cuh s S ixx cppm f f90 F90".split(" ")
);
var DRIVER = /^(?:cc1(?:plus|obj)?|g?cc|g\+\+|c\+\+|clang(?:\+\+)?(?:-\d{1,3})?): (?<severity>(?:fatal )?error): (?!linker command failed|ld returned)(?<message>.*)$/;
var FLAG = / \[(-W[^\]]{1,200})\]$/;
function read16({ lines }) {
  const tool = toolOf(lines);
  let within = null;
  return lines.flatMap((text, line) => {
    within = /: (?:In|At) (?:\w+ ){1,3}'(.{1,300})':$/.exec(text)?.[1] ?? (/: At (?:top level|global scope):$/.test(text) ? null : within);
    const groups = (PLACED22.exec(text) ?? DRIVER.exec(text))?.groups;
    return groups === void 0 || !ENDINGS.has(groups.ending ?? "c") ? [] : [finding(line, tool, groups, within)];
  });
}
function toolOf(lines) {
  const clang = /^\d+ (?:errors?|warnings?)(?: and \d+ errors?)? generated\.$|^clang(?:\+\+)?(?:-\d{1,3})?: /;
  return lines.some((text) => clang.test(text)) ? "clang" : "gcc";
}
function finding(line, tool, { file, severity, message = "" }, within) {
  const flag = FLAG.exec(message)?.[1];
  const plain = file?.replace(/^(?:\.\/)+/, "") ?? null;
  const said = message.replace(FLAG, "").replace(/; did you mean .{1,300}\?$/, "");
  return findingOf(line, said, {
    phase: "compile",
    tool,
    code: flag === void 0 ? null : plainFlag(flag),
    class: severity === "fatal error" ? "fatal error" : null,
    file: plain,
    frame: within === null || plain === null ? plain : `${plain} ${functionName2(within)}`
  });
}
function plainFlag(flag) {
  return flag.replace(/^-Werror,(?=-W)/, "").replace(/^-Werror=/, "-W").replace(/=$/, "");
}
function functionName2(signature) {
  return /([\w:~]{1,200})\(/.exec(signature)?.[1] ?? signature;
}
// src/core/failure/readers/native/go-build.ts
var goBuild = {
  tool: "go",
  rank: "tool",
  programs: ["go", "gopls", "staticcheck"],
  signature: /\.go:\d+:|import cycle not allowed|^go:? |^pattern \S|^no (?:required module|packages to test)/m,
  read: read17
};
var DIAGNOSTIC2 = /^(?:vet: )?(?<file>[^\s:][^:]*\.go):\d+:(?:\d+:)? (?<message>.*)$/;
var LOADER = [
  "pattern ",
  "no required module provides package ",
  "cannot find module",
  "cannot find main module",
  "go.mod file not found",
  "updates to go.",
  "missing go.sum entry",
  "inconsistent vendoring",
  "errors parsing go.mod",
  "cannot load ",
  "no Go files in ",
  "no packages to test"
];
function isGoDiagnostic(text) {
  return DIAGNOSTIC2.test(text) && !/: too many errors$/.test(text);
}
function read17(output) {
  const lines = goLines(output.lines);
  return lines.flatMap((text, line) => {
    if (isGoDiagnostic(text)) return [diagnostic(text, line)];
    if (/: import cycle not allowed/.test(text)) return [cycle(lines, line)];
    const said = text.replace(/^go:? /, "");
    const isLoader = LOADER.some((words) => said.startsWith(words)) || /^\S+: unknown command$/.test(said);
    return isLoader ? [{ ...finding2(line, said, null), code: gateOf(said) }] : [];
  });
}
function diagnostic(text, line) {
  const { file = "", message = "" } = DIAGNOSTIC2.exec(text)?.groups ?? {};
  return finding2(line, message.replace(/ is not in (?:GOROOT|std) \(.*\)$/, " is not in std"), file);
}
function cycle(lines, line) {
  let top = line;
  while (top > 0 && top > line - 100 && /^\s+(?:imports|\S+ imports) /.test(lines[top] ?? "")) top -= 1;
  const names = lines.slice(top, line + 1).map((text) => text.trim().replace(/^(?:package|imports) /, ""));
  const path = names.map(
    (name) => name.replace(/: import cycle not allowed.*$/, "").replace(/ from \S+$/, "")
  );
  return finding2(line, `import cycle not allowed: ${path.join(" -> ")}`, null);
}
function gateOf(words) {
  if (words === "no packages to test") return "no-tests";
  return /^pattern |: unknown command$/.test(words) ? "usage" : null;
}
function finding2(line, message, file) {
  return findingOf(line, message, { phase: "compile", file });
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
// src/core/failure/readers/native/go-panic.ts
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
  return findingOf(line, message, {
    phase: calls.some(({ file }) => file.endsWith("_test.go")) || limit ? "test" : "run",
    code: limit ? "timeout" : null,
    class: word,
    speech: "runtime",
    file: call?.file ?? null,
    testId: running(lines, line) ?? testOfCalls(calls),
    frame: call === void 0 ? null : `${call.file} ${call.fn}`
  });
}
function running(lines, line) {
  if (!/^\s*running tests:$/.test(lines[line + 1] ?? "")) return null;
  return /^\s+(\S+) \(/.exec(lines[line + 2] ?? "")?.[1] ?? null;
}
var PLACE2 = /^\s+(\S.*\.go):\d+(?: \+0x[0-9a-f]+)?$/;
var CALL22 = /^ *(\S.*?)\((?:[^()]|\(\))*\)$/;
var LONGEST2 = 400;
function goCalls(lines, from) {
  const calls = [];
  const end = Math.min(lines.length, from + LONGEST2);
  for (let line = from; line < end && !/^(?:FAIL|---|===|exit status)/.test(lines[line] ?? ""); line += 1) {
    const file = PLACE2.exec(lines[line] ?? "")?.[1];
    const fn = CALL22.exec(lines[line - 1] ?? "")?.[1];
    if (file !== void 0 && fn !== void 0 && isProject2(file)) calls.push({ file, fn: plainName(fn) });
  }
  return calls;
}
function testOfCalls(calls) {
  const names = calls.map(({ fn }) => /\.((?:Test|Fuzz|Benchmark|Example)\w*)/.exec(fn)?.[1]);
  return names.find((name) => name !== void 0 && name !== "TestMain") ?? null;
}
function isProject2(file) {
  return !/^(?:[/<~]|[A-Za-z]:[\\/]|_testmain\.go)/.test(file);
}
function plainName(fn) {
  return fn.replace(/^created by /, "").replace(/(?:\.func\d+)+(?:\.\d+)*$/, "");
}
// src/core/failure/readers/native/go-test.ts
var goTest = {
  tool: "go test",
  rank: "tool",
  programs: ["go", "gotestsum"],
  signature: /^ *--- FAIL: |^FAIL\t|^panic: |^fatal error: |^WARNING: DATA RACE|"Output":" *(?:--- FAIL|panic|fatal error|FAIL\\t)/m,
  read: read18
};
var ENDED2 = /^FAIL\t(\S+)(?: \[(.*)\]|\t.*)$/;
function read18(output) {
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
  return findingOf(test2.line, race ? "race detected during execution of test" : last, {
    phase: "test",
    code: race ? "race" : null,
    speech: race ? "diagnostic" : COMPARED.test(last) ? "assertion" : "runtime",
    ...earlier.length > 0 && !race ? { values: earlier } : {},
    file: test2.file ?? call?.file ?? null,
    testId,
    frame: call === void 0 ? test2.file : `${call.file} ${call.fn}`
  });
}
var COMPARED = /\b(?:got|want(?:ed)?|expect(?:ed)?|actual|should (?:be|have|equal|not))\b|[!=]=|[Nn]ot equal/;
function silent(lines, { from, to, why, compiled }, name) {
  if (why !== null && !compiled) return [];
  const exit = lines.slice(from, to).findLast((text) => /^exit status \d+$|^signal: /.test(text));
  const words = why ?? exit ?? "the package failed without a word";
  return [
    findingOf(to, words, {
      phase: why === null ? "test" : "compile",
      code: why ?? exit ?? null,
      testId: name
    })
  ];
}
var FAILED4 = /^ *--- FAIL: (\S+) \([\d.]+s\)$/;
var STARTED = /^=== (?:RUN|CONT|NAME) +(\S+)$/;
var PASSED = /^ *--- (?:PASS|SKIP)/;
var SAID = /^ {4,}([\w.-]+\.go):\d+: ?(.*)$/;
function goFailedTests(lines, from, to) {
  const failed5 = /* @__PURE__ */ new Map();
  const words = /* @__PURE__ */ new Map();
  let current = null;
  for (let line = from; line < to; line += 1) {
    const text = lines[line] ?? "";
    const verdict = FAILED4.exec(text)?.[1];
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
// src/core/failure/readers/native/linker.ts
var linker = {
  tool: "ld",
  rank: "tool",
  programs: ["ld", "ld.lld", "lld", "gold", "mold", "link"],
  signature: /undefined |duplicate symbol|multiple definition|cannot find -l|unable to find library|ld: library |LNK\d{4}: /im,
  read: read19
};
var GNU = /(?<what>undefined reference to|multiple definition of) [`'](?<symbol>[^']{1,2000})'/;
var LLD = /error: (?<what>undefined|duplicate) symbol: (?<symbol>.{1,2000})$/;
var APPLE_UNDEFINED = /^ {2}"(?<symbol>[^"]{1,2000})", referenced from:$/;
var APPLE_TWICE = /^duplicate symbol '(?<symbol>[^']{1,2000})' in:$/;
var LIBRARY = /(?:cannot find|unable to find library|ld: library(?: not found for)?) '?(?:-l)?(?<name>[\w.+-]{1,200})'?/;
var MSVC = /^(?<object>\S.*?) : (?:fatal )?error (?<code>LNK\d{4}): (?<message>.*)$/;
function read19({ lines }) {
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
  return [finding3(line, code, symbol, file, fn)];
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
  return places.length > 0 ? places : [finding3(line, code, symbol, null, null)];
}
function placesBelow(lines, from, code, symbol) {
  const places = [];
  for (let line = from; /^\s*>>> /.test(lines[line] ?? ""); line += 1) {
    const place = /^\s*>>> (?:referenced by|defined at) (.*)$/.exec(lines[line] ?? "")?.[1];
    const fn = /:\(([\w:~]{1,200}?)(?:::h[0-9a-f]{16})?\)$/.exec(lines[line + 1] ?? "")?.[1] ?? null;
    if (place !== void 0) places.push(finding3(line, code, symbol, sourceIn(place), fn));
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
  return [finding3(line, code, symbol.replace(/^_/, ""), name === void 0 ? null : `${name}.o`, null)];
}
function library(text, line) {
  const name = /\bld\b|\blld\b|cannot find -l/.test(text) ? LIBRARY.exec(text)?.groups?.name : void 0;
  if (name === void 0 || /symbol/.test(text)) return null;
  return [{ ...finding3(line, "missing-library", name, null, null), message: `cannot find -l${name}` }];
}
function msvc(text, line) {
  const { object, code, message } = MSVC.exec(text)?.groups ?? {};
  if (code === void 0 || message === void 0) return null;
  if (code === "LNK1120" || code === "LNK1169") return [];
  return [{ ...finding3(line, "undefined-reference", "", object ?? null, null), tool: "link", code, message }];
}
function finding3(line, code, symbol, file, fn) {
  const words = code === "undefined-reference" ? "undefined reference to" : "multiple definition of";
  return findingOf(line, `${words} '${symbol}'`, {
    phase: "compile",
    code,
    file,
    frame: file === null || fn === null ? file : `${file} ${fn}`
  });
}
var SOURCES = new Set("c cc cpp cxx C m mm s S f f90 rs".split(" "));
function sourceIn(place) {
  const path = /\(([^()\s]{1,500}):\d+\)$/.exec(place)?.[1];
  if (path !== void 0) return path;
  const words = place.split(/[\s()]+|:(?![\\/])/);
  return words.find((word) => SOURCES.has(word.slice(word.lastIndexOf(".") + 1)) && word.includes(".")) ?? null;
}
// src/core/failure/readers/native/make.ts
var make = {
  tool: "make",
  rank: "wrapper",
  programs: ["make", "gmake", "mingw32-make", "bmake", "ninja"],
  signature: /: \*\*\* |^ninja: |^FAILED: |^g?make: (?:unrecognized|invalid) option /m,
  read: read20
};
var RECIPE = /^(?:g|mingw32-|b)?make(?:\[(?<level>\d+)\])?: \*\*\* \[(?:[^\]:]+:\d+: )?(?<target>[^\]]+)\] (?<why>(?:Error \d+|[A-Z][a-z][\w ()]*?))(?: \(ignored\))?$/;
var OWN3 = /^(?=[^:]{0,300}:\d+: |(?:[^\s:]{0,300}\/)?(?:g|mingw32-|b)?make(?:\[\d+\])?: )(?<file>[^\s:][^:]*):(?:(?<line>\d+):)? \*\*\* (?<message>.*)$/;
var SHELL = /^(?:\/bin\/)?(?:ba|da|z|k)?sh: .*(?:not found|Permission denied)/;
function read20({ lines }) {
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
  return [{ ...finding4(line, { code, message: `[${target}] ${why}` }), relay: true }];
}
function notFound({ lines, shellSpoke }, line) {
  if (shellSpoke) return [];
  for (let above = line - 1; above >= 0 && above > line - 5; above -= 1) {
    const [, program, problem2] = /^\w*make(?:\[\d+\])?: (\S+): (No such file or directory|Permission denied)$/.exec(
      lines[above] ?? ""
    ) ?? [];
    if (program === void 0) continue;
    const code = problem2 === "Permission denied" ? "not-executable" : "command-not-found";
    return [finding4(line, { code, message: `${program}: ${problem2}` })];
  }
  return null;
}
function own(text, line) {
  const { file = "", line: at, message } = OWN3.exec(text)?.groups ?? {};
  const option = /^g?make: ((?:unrecognized|invalid) option .*)$/.exec(text)?.[1];
  if (option !== void 0) return [finding4(line, { code: "usage", message: option })];
  if (message === void 0) return null;
  const words = message.replace(/\.? {1,2}Stop\.$|\.$/, "");
  const absent = /^No rule to make target '[^']*'$|^No targets specified|^No targets\b/.test(words);
  const code = absent ? "missing-script" : codeOf(words);
  return [finding4(line, { code, message: words, file: at === void 0 ? null : file })];
}
function codeOf(words) {
  return words.startsWith("No rule to make target") ? "no-rule" : null;
}
function ninja(run, line) {
  const text = run.lines[line] ?? "";
  const error = /^ninja: (?:error|fatal): (.*)$/.exec(text)?.[1];
  if (error !== void 0) return [{ ...finding4(line, { code: null, message: error }), tool: "ninja" }];
  const target = /^FAILED: (?:\[code=\d+\] )?(\S+)/.exec(text)?.[1];
  if (target === void 0 || !run.ninja) return null;
  return [{ ...finding4(line, { code: null, message: `FAILED: ${target}` }), tool: "ninja", relay: true }];
}
function finding4(line, part) {
  return findingOf(line, part.message, { phase: "compile", code: part.code, file: part.file ?? null });
}
// src/core/failure/readers/native/cargo-test.ts
var SECTION = /^---- (.{1,500}) stdout ----$/;
var VERDICT = /^(?:test (.{1,500}?)(?: - should panic)?(?: - .{1,40})? \.\.\. FAILED|(.{1,500}) --- FAILED)$/;
function cargoTests(lines) {
  if (!lines.some((text) => /^running \d+ tests?$/.test(text))) return [];
  const heads = lines.flatMap((text, line) => SECTION.test(text) ? [line] : []);
  const sections = heads.map((head, index) => sectionFinding(lines, head, heads[index + 1] ?? lines.length));
  const named32 = new Set(sections.map((one) => one.testId));
  const loose = looseFindings(lines).filter((one) => !named32.has(one.testId));
  return [...sections, ...loose];
}
function sectionFinding(lines, head, end) {
  const name = SECTION.exec(lines[head] ?? "")?.[1] ?? "";
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
    const returned3 = /^Error: (.+)$/.exec(lines[line] ?? "")?.[1];
    return returned3 === void 0 ? null : { ...test(line, name, returned3), class: "Error" };
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
    const [, owner, returned3] = /^test (\S+) \.\.\. Error: (.+)$/.exec(text) ?? [];
    if (owner !== void 0 && returned3 !== void 0)
      return [{ ...test(line, owner, returned3), class: "Error" }];
    const name = panicAt(lines, line)?.thread ?? "";
    const one = failed5.has(name) || listed.has(name) ? findingAt2(lines, line, name) : null;
    return one === null ? [] : [one];
  });
}
function listedFailures(lines) {
  return lines.flatMap((text) => /^ {4}(\S+)$/.exec(text)?.[1] ?? []);
}
function test(line, name, message) {
  return findingOf(line, message, {
    phase: "test",
    tool: "cargo test",
    speech: "runtime",
    // The name of a documentation test contains its line number.
    testId: name.replace(/ \(line \d+\)$/, "")
  });
}
// src/core/failure/readers/native/rustc.ts
var rustc = {
  tool: "rustc",
  rank: "tool",
  programs: ["cargo", "rustc", "clippy-driver", "cross"],
  signature: /^error\b|\.rs:\d+:\d+: error|^\{"reason":|^test result: FAILED|^---- .* stdout ----$/m,
  read: read21
};
var LONG = /^error(?:\[(?<code>[\w:]+)\])?: (?<message>.*)$/;
var SHORT2 = /^(?<file>[^\s:][^:]*\.rs):\d+:\d+: error(?:\[(?<code>[\w:]+)\])?: (?<message>.*)$/;
var PLACE3 = /^ *--> (?<file>[^\n]+?):\d+:\d+$/;
var CARGO = /^error: (?<message>.*)$/;
var CARGO_CUE = /\b(?:cargo|rustc|cross|clippy|crates\.io)\b|\.rs:\d|^Caused by:$|^error: could not compile/i;
var FOLLOWER2 = /^(?:could not compile|aborting due to|(?:build|(?:doc)?test(?: run)?) failed|\d+ \w|process didn't|linking with|Recipe |script ")/;
var MISUSE = /^no such |^unexpected argument|^unrecognized |^no \w+ target named |^package ID |^could not find `/;
function read21({ lines, command = "cargo" }) {
  const isCargo = CARGO_CUE.test(command) || lines.some((text) => CARGO_CUE.test(text));
  const found = lines.flatMap((text, line) => rendered(text, line) ?? diagnosticAt2(lines, line)).filter(({ file }) => isCargo || file !== null);
  const all = [...found, ...cargoTests(lines)];
  return all.length > 0 ? all : undetailed(lines);
}
function diagnosticAt2(lines, line) {
  const text = lines[line] ?? "";
  const short = SHORT2.exec(text)?.groups;
  if (short !== void 0) return [finding5(line, short, short.file ?? null)];
  const long = LONG.exec(text)?.groups;
  return long === void 0 || FOLLOWER2.test(long.message ?? "") ? [] : longFinding(lines, line, long);
}
function rendered(text, line) {
  if (!text.startsWith('{"reason":"compiler-message"')) return null;
  const block = /"rendered":"((?:[^"\\]|\\.)*)/.exec(text)?.[1];
  return block === void 0 ? [] : diagnosticAt2(jsonText(block).split("\n"), 0).map((one) => ({ ...one, line }));
}
function longFinding(lines, line, groups) {
  const file = PLACE3.exec(lines[line + 1] ?? "")?.groups?.file;
  if (file === void 0) return cargoFinding(lines, line);
  const end = endOfBlock(lines, line);
  const block = lines.slice(line + 2, end);
  const label = file.endsWith(".toml") ? null : rustLabel(block);
  const message = label === null ? groups.message ?? "" : `${groups.message}: ${label}`;
  const lint = clippyLint(block);
  return [finding5(line, { ...groups, code: lint ?? groups.code, message }, file)];
}
function endOfBlock(lines, from) {
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
function finding5(line, { code, message }, file) {
  return findingOf(line, message ?? "", {
    phase: code?.startsWith("clippy::") ? "lint" : "compile",
    tool: toolOf2(code, file),
    code: code ?? null,
    file
  });
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
      ...finding5(line, { message: said }, null),
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
  return [finding5(line, { message }, null)];
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
// src/core/failure/readers/native/sanitizers.ts
var sanitizers = {
  tool: "sanitizer",
  rank: "tool",
  programs: ["valgrind"],
  signature: /\b(?:ERROR|WARNING): \w{1,20}Sanitizer: |^\S{1,500}:\d+:\d+: runtime error: |^==\d+== {4}at 0x/m,
  read: read22
};
var REPORT = /^(?:==\d+==)?(?:ERROR|WARNING): (?<tool>\w+Sanitizer): (?<message>[\w -]+?)(?: on (?:unknown )?address | \(|:|$)/;
var LEAK = /^(?<message>(?:Direct|Indirect) leak) of .* allocated from:$/;
var UNDEFINED = /^(?<file>\S+?):\d+:\d+: runtime error: (?<message>.*)$/;
var VALGRIND = /^==\d+== (?<message>\S.*)$/;
var CALL3 = /^ *#\d+ (?:0x[0-9a-f]+ in )?(?<name>.{1,200}?) (?<file>[^\s()]+\.\w{1,5}):\d+(?::\d+)?(?: \(.*\))?$/;
var VALGRIND_CALL = /^==\d+== {4}(?:at|by) 0x[0-9A-F]+: (?<name>.{1,200}) \((?<file>[^():]+\.\w{1,5}):\d+\)$/;
var OUTSIDE22 = /^(?:[<~/]|\.\.\/)|(?:vg_replace|_preload)/;
var LONGEST3 = 60;
function read22({ lines }) {
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
    return finding6(lines, line, toolOf3(report.tool ?? ""), withAccess(lines, line, report.message ?? ""));
  }
  const leak = LEAK.exec(text)?.groups?.message;
  if (leak !== void 0) return finding6(lines, line, "lsan", leak);
  const said = VALGRIND.exec(text)?.groups?.message;
  if (said === void 0 || !/^==\d+== {4}at 0x/.test(lines[line + 1] ?? "")) return null;
  return isContext(said) ? null : finding6(lines, line, "valgrind", said);
}
function toolOf3(name) {
  return name.replace(/^(\w)\w*Sanitizer$/, "$1san").toLowerCase();
}
function isContext(said) {
  return /^(?:Address 0x| Address|Block was alloc|at 0x|by 0x|Uninitialised value was)/.test(said);
}
function withAccess(lines, line, message) {
  const place = lines.slice(line, line + LONGEST3).map((text) => /^ {2}Location is (global '[^']{1,200}')/.exec(text)?.[1]).find(Boolean);
  if (place !== void 0 && message.startsWith("data race")) return `${message.trim()} on ${place}`;
  const access = /^(?:READ|WRITE) of size \d+/.exec(lines[line + 1] ?? "")?.[0];
  return access === void 0 ? message.trim() : `${message.trim()}, ${access}`;
}
function finding6(lines, line, tool, said) {
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
  for (const text of lines.slice(from, from + LONGEST3)) {
    if (/^(?:==\d+== *)?$/.test(text)) return null;
    const { file, name = "" } = (CALL3.exec(text) ?? VALGRIND_CALL.exec(text))?.groups ?? {};
    if (file !== void 0 && !OUTSIDE22.test(file)) return { file, name: name.replace(/\(.*$/, "") };
  }
  return null;
}
// src/core/failure/readers/npm.ts
var npm = {
  tool: "npm",
  rank: "wrapper",
  programs: ["npm", "npx", "pnpm", "yarn", "bun"],
  signature: /^npm (?:ERR!|error) |^ ?\[?ERR_PNPM_|^➤ YN\d{4}|^error:? [A-Z]/m,
  read: read23
};
var NPM = /^npm (?:ERR!|error) (?<rest>.*)$/;
var CHATTER = [
  ...["code", "errno", "syscall", "path", "dest", "signal", "cwd", "command", "workspace", "location"],
  ...["Lifecycle script", "A complete log", "If you", "Note", "For a full", "Fix the upstream"],
  ...["this command", "to accept", "node_modules/", "While resolving", "Found:"]
];
function isChatter(words) {
  return /^[a-z0-9 ]*$/.test(words) || STARTS.test(words);
}
var STARTS = new RegExp(`^(?:${CHATTER.join("|")})\\b`);
function read23({ lines }) {
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
  const words = said.map(({ rest }) => withoutLabel(rest, code)).filter((rest) => rest !== "" && !isChatter(rest));
  return wrapped(first.line, "npm", code, code === "ERESOLVE" ? conflict(said) : words[0] ?? first.rest);
}
function withoutLabel(rest, code) {
  const label = code?.replace(/^E/, "").toLowerCase() ?? "";
  return label !== "" && rest.toLowerCase().startsWith(label) ? rest.slice(label.length).trim() : rest.replace(/^(?:notarget|JSON\.parse|404) /, "");
}
function conflict(said) {
  const peer = said.find(({ rest }) => /^peer(?:Optional)? \S+@"[^"]*" from /.test(rest))?.rest;
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
// src/core/failure/readers/python/pytest-sections.ts
var STAGE = /^ERROR (?:at (setup|teardown) of|(collecting)) (.*)$/;
var PLACE4 = /^(\S[^:]{0,500}\.\w{1,6}):\d+: ?(.*)$/;
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
  if (title.startsWith("=") || title.startsWith("coverage: ")) return null;
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
    cause: native?.cause ?? causeAbove(body),
    compared: after.startsWith("assert ") && !said.startsWith("assert ") ? after : null,
    file: places[0]?.file ?? native?.file ?? null,
    frame: last === void 0 ? native?.frame ?? null : frameOf(last.file, last.fn)
  };
}
function causeAbove(body) {
  const joint = body.findIndex((text) => isChained(text));
  return joint < 0 ? null : withoutMark(body[exceptionLine(body.slice(0, joint))] ?? "") || null;
}
function exceptionLine(body) {
  let start = body.findLastIndex((text) => /^E {3}/.test(text));
  while (start > 0 && /^E(?: |$)/.test(body[start - 1] ?? "")) start -= 1;
  if (!/^E +File "/.test(body[start] ?? "")) return start;
  const named32 = body.findIndex((text, line) => line > start && /^E {3}[A-Z]\w+: /.test(text));
  return named32 < 0 ? start : named32;
}
function withoutMark(text) {
  return text.replace(/^E? +/, "");
}
function placesIn(body) {
  let fn = null;
  return body.flatMap((text) => {
    fn = /^[> ] {3,80}(?:async )?def (\w{1,200})\(/.exec(text)?.[1] ?? fn;
    const [, file, rest = ""] = PLACE4.exec(text) ?? [];
    if (file === void 0 || !inProject(file)) return [];
    return [{ file, fn: /^in (.+)$/.exec(rest)?.[1] ?? fn }];
  });
}
function namelessFailures(lines) {
  const start = lines.findIndex((text) => /^=+ FAILURES =+$/.test(text));
  if (start < 0 || lines.slice(start).some((text) => text.startsWith("__"))) return [];
  return lines.flatMap((text, line) => {
    const [, file, words] = PLACE4.exec(text) ?? [];
    if (line < start || file === void 0 || words === void 0 || words === "") return [];
    const compared2 = comparedAbove(lines, line);
    return [
      {
        line,
        key: "FAILED *",
        code: null,
        said: words,
        cause: null,
        compared: compared2,
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
// src/core/failure/readers/python/pytest.ts
var pytest = {
  tool: "pytest",
  rank: "tool",
  programs: ["pytest", "py.test", "tox", "nox"],
  signature: /^=+ .*(?:test s|FAILURES|ERRORS|no tests)|^no tests ran |^ImportError while|: (?:error: unrec|file or dir)|^INTERNALERROR>/m,
  read: read24
};
var SUMMARY3 = /^=+ short test summary info =+$/;
var ENTRY2 = /^(FAILED|ERROR|SUBFAILED(?:\[[^\]]{0,200}\]|\([^)]{0,200}\)| (?=[[(])){0,4}) ([^\s:]+(?:::[^\s[]+(?:\[.*?\](?= - |$))?)?)(?: - (.*))?$/;
function read24({ lines }) {
  const sections = pytestSections(lines);
  const entries = summaryOf(lines);
  const tests = entries.length > 0 ? fromEntries(entries, sections) : sections.map((section2) => fromSection(section2));
  const found = [...tests, ...missedCoverage(lines)];
  if (found.length > 0) return found;
  const broken2 = internalErrors(lines);
  return broken2.length > 0 ? broken2 : pytestNotRun(lines);
}
function internalErrors(lines) {
  const said = lines.map((text) => /^INTERNALERROR> ?(?<said>.*)$/.exec(text)?.groups?.said ?? "");
  const thrown = readTracebacks(said).at(-1);
  if (thrown === void 0) return [];
  const { class: errorClass, message, cause, file, frame } = thrown;
  return [{ ...problem(thrown.line, "internal", withCause(message, cause)), class: errorClass, file, frame }];
}
function summaryOf(lines) {
  const start = lines.findIndex((text) => SUMMARY3.test(text));
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
    const code = section2?.code ?? (entry.kind === "ERROR" ? stageOf2(entry.id) : null);
    return finding7(entry.line, { id: entry.id + subtestOf(entry.kind), words, code, section: section2 });
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
function stageOf2(id) {
  return id.includes("::") ? "setup" : "collection";
}
function fromSection(section2) {
  const name = section2.key.slice(section2.key.indexOf(" ") + 1);
  const bracket = name.indexOf("[");
  const plain = (bracket < 0 ? name : name.slice(0, bracket)).replaceAll(".", "::");
  const id = section2.code === "collection" ? name : `${section2.file ?? ""}::${plain}${bracket < 0 ? "" : name.slice(bracket)}`;
  return finding7(section2.line, { id, words: section2.said, code: section2.code, section: section2 });
}
function finding7(line, part) {
  const said = readException(part.words);
  const compared2 = part.section?.compared ?? null;
  const message = said.message === "" ? "failed without a message" : said.message;
  return findingOf(line, withCause(message, part.section?.cause ?? null), {
    phase: "test",
    code: part.code,
    class: said.class,
    speech: part.code !== null && said.class === null ? "diagnostic" : pythonSpeech(said.class, message),
    ...compared2 === null ? {} : { values: [compared2] },
    file: splitId(part.id)[0] ?? null,
    testId: part.id.includes("::") ? part.id : null,
    frame: part.section?.frame ?? null,
    details: part.section?.line ?? line
  });
}
var NOT_RUN = [
  [/^(?:\S{1,200}: |ERROR: )(?:error: )?(unrecognized arguments: .*)$/, "usage"],
  [/^ERROR: ((?:file or directory )?not found: .*)$/, "usage"],
  [/^(?:=+ )?(no tests ran)\b/, "no-tests"]
];
function missedCoverage(lines) {
  return lines.flatMap((text, line) => {
    const said = /^(?:FAIL Required test coverage of |ERROR: Coverage failure: .* fail-under=)([\d.]+)/.exec(
      text
    );
    return said === null ? [] : missedFiles(lines, line, said[1] ?? "");
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
  return findingOf(line, message, { phase: "test", code });
}
// src/core/failure/readers/python/ruff.ts
var ruff = {
  tool: "ruff",
  rank: "tool",
  programs: ["ruff", "flake8", "pycodestyle", "pyflakes"],
  signature: /\.(?:pyi?|ipynb|toml):|would (?:be )?reformat|^ruff failed$|\bE902 |^Usage: ruff\b|"noqa_row": /im,
  read: read25
};
var CODED = String.raw`(?<code>[A-Z]{1,4}\d{2,4}(?= )|[a-z]+(?:-[a-z]+)+(?=:)|unformatted(?=:)):? +(?:\[\*\] +)?(?<message>\S.*)`;
var FULL = new RegExp(`^${CODED}$`);
var PLACE5 = /^ *--> (?<file>[^:]+)(?::cell \d+)?:\d+:\d+$/;
var CONCISE = new RegExp(String.raw`^(?<file>[^\s:][^:]*)(?::cell \d+)?:(?:\d+:){1,3} ${CODED}$`);
var PYLINT = /^(?<file>[^\s:][^:]*\.(?:pyi?|ipynb)):\d+: \[(?<code>[A-Z]{1,4}\d{2,4}|[a-z-]{3,40})\] (?<message>.*)$/;
var GROUPED = new RegExp(String.raw`^ +\d+:\d+ +${CODED}$`);
var REFORMAT = /^Would reformat: (?<file>.+)$/;
function read25({ lines, command = "" }) {
  const found = [];
  let group = null;
  lines.forEach((text, line) => {
    group = /^(\S.*\.(?:pyi?|ipynb)):$/.exec(text)?.[1] ?? group;
    const groups = groupsOf(text, lines[line + 1] ?? "", group);
    if (groups !== null) found.push(finding8(line, groups));
  });
  if (found.length > 0) return isOfFlake8(found, lines, command) ? found.map(named2) : found;
  return lines[0] === "[" ? fromJson(lines) : broken(lines);
}
function isOfFlake8(found, lines, command) {
  if (found.some(isFlake8)) return true;
  const called = [command, ...echoesIn(lines)].findLast((words) => /\b(?:ruff|flake8)\b/.test(words));
  if (called !== void 0) return /\bflake8\b/.test(called);
  return found.every(({ line }) => CONCISE.test(lines[line] ?? "")) && !lines.some((text) => COUNT22.test(text));
}
var COUNT22 = /^Found \d+ errors?\b|^\[\*\] \d+ fixable|^No fixes available/;
function isFlake8({ code, message }) {
  return code === "E999" || /^[EWFC]\d{3}$/.test(code ?? "") && /^(?:'|(?!f-string)[a-z])/.test(message);
}
function named2(finding9) {
  return { ...finding9, tool: "flake8" };
}
function fromJson(lines) {
  const seen = {};
  return lines.flatMap((text, line) => {
    const [, key, value] = /^ {4}"(code|filename|message)": "((?:[^"\\]|\\.)*)"/.exec(text) ?? [];
    if (key === void 0 || value === void 0) return [];
    seen[key] = jsonText(value);
    return key === "message" ? [finding8(line, { file: seen.filename, code: seen.code, message: seen.message })] : [];
  });
}
function groupsOf(text, next, group) {
  const place = PLACE5.exec(next)?.groups;
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
function finding8(line, { file, code, message }) {
  const [, words, limit] = /^(.*) \((\d+ > \d+)\)$/.exec(message ?? "") ?? [];
  return findingOf(line, words ?? message ?? "", {
    phase: "lint",
    code: code ?? null,
    ...limit === void 0 ? {} : { values: [limit] },
    file: file ?? null
  });
}
function broken(lines) {
  if (lines.some((text) => /would be reformatted/.test(text))) return diffs(lines);
  const failed5 = lines.indexOf("ruff failed");
  if (failed5 < 0) return misused(lines);
  const words = lines.findLast((text, line) => line > failed5 && /^(?:[a-z]| {2}Cause: )/i.test(text));
  const file = lines.map((text) => /^ {2}Cause: Failed to parse (\S+)$/.exec(text)?.[1]).find(Boolean);
  return [
    finding8(failed5, { file, code: "config", message: words?.replace(/^ {2}Cause: /, "") ?? "ruff failed" })
  ];
}
function diffs(lines) {
  return lines.flatMap((text, line) => {
    const file = text.startsWith("+++ ") ? text.slice(4) : null;
    return file === null ? [] : [finding8(line, { file, code: "unformatted", message: "File would be reformatted" })];
  });
}
function misused(lines) {
  if (!lines.some((text) => text.startsWith("Usage: ruff"))) return [];
  return lines.flatMap((text, line) => {
    const message = /^error: (.+)$/.exec(text)?.[1];
    return message === void 0 ? [] : [finding8(line, { code: "usage", message })];
  });
}
// src/core/failure/readers/scripting/php.ts
var php = {
  tool: "php",
  rank: "runtime",
  programs: ["php"],
  signature: /^(?:PHP )?(?:Fatal error|Parse error|Recoverable fatal error|Warning): /m,
  read: read26
};
var HEADER3 = /^(?:PHP )?(?<kind>Fatal error|Parse error|Recoverable fatal error|Warning): +(?<uncaught>Uncaught )?(?<said>.*)$/;
var PLACE6 = / in (?<file>[^\s:][^:]{0,400})(?: on line |:)\d+$/;
var FRAME4 = /^#\d+ (?:(?<file>[^(]{1,400})\(\d+\)|\[internal function\]): (?<name>[\w\\{}:>-]{1,300})\(/;
var LIBRARY2 = /^<dep>|^vendor\/|\/vendor\/|phar:/;
var LONGEST_TRACE4 = 200;
function read26({ lines }) {
  return lines.flatMap((text, line) => readAt3(lines, text, line) ?? []);
}
function readAt3(lines, text, line) {
  const groups = HEADER3.exec(text)?.groups;
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
  const file = start < 0 ? void 0 : PLACE6.exec(said.slice(start))?.groups?.file;
  if (file === void 0) return null;
  const words = said.slice(0, start).replace(/, called in .{1,400}? on line \d+ and defined$/, "").replace(/ passed in \S+ on line \d+ and /, " passed and ").replace(/ \(include_path='[^']*'\)$/, "");
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
    frame: frameOf3(last.file, trace.slice(lastAt + 1))
  });
}
function frameOf3(thrownIn, trace) {
  let file = thrownIn;
  for (const text of trace) {
    const groups = FRAME4.exec(text)?.groups;
    if (groups === void 0) continue;
    if (!LIBRARY2.test(file)) return `${file} ${groups.name ?? ""}`;
    file = groups.file ?? "<dep>";
  }
  return LIBRARY2.test(file) ? null : file;
}
// src/core/failure/readers/scripting/shell.ts
var TROUBLES = /* @__PURE__ */ new Map([
  ["command not found", ["command-not-found", "command not found"]],
  ["not found", ["command-not-found", "command not found"]],
  ["inaccessible or not found", ["command-not-found", "command not found"]],
  ["unknown command", ["command-not-found", "command not found"]],
  ["permission denied", ["not-executable", "permission denied"]],
  ["bad interpreter", ["not-executable", "cannot execute"]],
  ["cannot execute", ["not-executable", "cannot execute"]],
  ["cannot execute binary file", ["not-executable", "cannot execute"]],
  ["exec format error", ["not-executable", "cannot execute"]],
  ["no such file or directory", ["no-such-file", "no such file or directory"]],
  ["can't open input file", ["no-such-file", "no such file or directory"]],
  ["is a directory", ["is-a-directory", "is a directory"]],
  ["not a directory", ["not-a-directory", "not a directory"]],
  ["unbound variable", ["unbound-variable", "unbound variable"]],
  ["parameter not set", ["unbound-variable", "unbound variable"]],
  ["parameter null or not set", ["unbound-variable", "unbound variable"]]
]);
var OTHER_SIGNS = ["syntax error", "parse error near", "can't open", "cannot open", "not recognized"];
var shell = {
  tool: "shell",
  rank: "runtime",
  programs: ["sh", "bash", "dash", "zsh", "ksh", "fish"],
  signature: new RegExp([...TROUBLES.keys(), ...OTHER_SIGNS].join("|"), "i"),
  read: read27
};
var SPEAKER = /^(?<script>(?:[\w.~@/<>+-]{1,200}\/)?-?[\w.@+-]{1,100}):(?:(?<line> line \d+| ?\d+):)? (?<said>\S.*)$/;
var SHELLS = new Set("sh bash dash zsh ksh ash busybox fish env".split(" "));
var SMALL_PROGRAMS = new Set(
  "cat cp mv rm ln ls cd mkdir rmdir touch chmod chown find grep sed awk tar head tail tee sort wc diff source rsync install".split(
    " "
  )
);
var MOST_AFTER = 25;
var SYNTAX2 = /^(?:syntax error:? ?|parse error )(?<what>.*)$/i;
var SENTENCES = [
  [/^(?:cannot|can't) open (?!input file: )(.{1,300}?)(?:: No such file)?$/, "$1: no such file or directory"],
  [/: (bad interpreter|cannot execute(?: binary file)?|Exec format error)\b.*$/, ": $1"],
  [/^'([^']{1,300})'(?=: )/, "$1"]
];
var WINDOWS = /^(?:\S{1,300} ?: )?(?:The term )?'([^']{1,300})' is not recognized as (?:an internal or external command|(?:the|a) name of a cmdlet)/;
function read27({ lines }) {
  const written = lines.flatMap((text, line) => text === "" ? [] : [line]);
  const start = written.at(-MOST_AFTER) ?? 0;
  return lines.flatMap((text, line) => line < start ? [] : readAt4(text, line) ?? []);
}
function readAt4(text, line) {
  const missing = WINDOWS.exec(text)?.[1];
  if (missing !== void 0)
    return findingOf(line, `${missing}: command not found`, { code: "command-not-found" });
  const groups = SPEAKER.exec(text)?.groups;
  const script = groups?.script;
  if (script === void 0) return null;
  const said = groups?.said ?? "";
  return SMALL_PROGRAMS.has(nameOf2(script)) ? smallProgram(line, script, said) : shellAt(line, script, groups?.line ?? "", said);
}
function shellAt(line, script, place, said) {
  const isShell = SHELLS.has(nameOf2(script).replace(/^-/, ""));
  if (!isShell && place === "" || /^\d/.test(place) && !isOfZsh(said)) return null;
  const trouble = troubleOf(said, script);
  if (trouble === null) return null;
  const isArgument = place === "" || place.trim() === "0";
  const code = trouble.code === "no-such-file" && isArgument ? "missing-script" : trouble.code;
  return findingOf(line, trouble.message, { code, file: isShell ? null : script });
}
function isOfZsh(said) {
  return TROUBLES.has(said.split(": ")[0] ?? "") || /^parse error|: parameter not set$/.test(said);
}
function troubleOf(said, script) {
  const syntax = SYNTAX2.exec(said)?.groups?.what;
  if (syntax !== void 0) return { code: "syntax-error", message: `syntax error: ${syntax}` };
  const plain = SENTENCES.reduce((text, [pattern, words]) => text.replace(pattern, words), said);
  const behind = /^(?<operand>.{1,300}): (?<words>[^:]+)$/.exec(plain);
  const before = /^(?<words>[^:]+): (?<operand>.{1,300})$/.exec(plain);
  for (const { words = "", operand: operand2 = "" } of [behind?.groups ?? {}, before?.groups ?? {}]) {
    const [code, message] = TROUBLES.get(words.toLowerCase()) ?? [];
    if (code !== void 0 && message !== void 0) return settle(code, message, operand2, script);
  }
  return null;
}
function nameOf2(script) {
  return script.slice(script.lastIndexOf("/") + 1);
}
function settle(code, words, operand2, script) {
  if (code === "command-not-found" && operand2.includes("/"))
    return { code: "no-such-file", message: `${operand2}: no such file or directory` };
  if (code === "no-such-file" && nameOf2(script) === "env")
    return { code: "command-not-found", message: `${operand2}: command not found` };
  return { code, message: `${operand2}: ${words}` };
}
function smallProgram(line, program, said) {
  const { operand: operand2, words = "" } = /^(?<operand>.{1,300}): (?<words>[^:]+)$/.exec(said)?.groups ?? {};
  const code = ERRNO.get(words);
  return code === void 0 ? null : findingOf(line, `${program}: ${operand2}: ${words}`, { code });
}
var ERRNO = /* @__PURE__ */ new Map([
  ["No such file or directory", "ENOENT"],
  ["Permission denied", "EACCES"],
  ["Is a directory", "EISDIR"],
  ["Not a directory", "ENOTDIR"],
  ["File exists", "EEXIST"],
  ["No space left on device", "ENOSPC"]
]);
// src/core/failure/readers/readers.ts
var readers = [
  coverage,
  docker,
  dotnet,
  gcc,
  goBuild,
  goTest,
  gradle,
  gradleTest,
  java,
  javac,
  jest,
  junit,
  linker,
  make,
  maven,
  cypress,
  mocha,
  node,
  nodeTest,
  npm,
  php,
  pytest,
  python,
  ruby,
  ruff,
  rustc,
  rustPanic,
  sanitizers,
  shell,
  tap,
  vitest
];
// src/core/failure/reading/choose-findings.ts
function findingsByRank(output, command, readers2) {
  const signed = (0, import_common.once)(() => {
    const text = withoutRepeats(output.lines).join("\n");
    return namedFirst(
      readers2.filter(({ signature }) => signature.test(text)),
      command
    );
  });
  const countsWarnings = failsOnWarnings(command, output.lines);
  const read28 = (rank2) => readWith(
    signed().filter((reader) => reader.rank === rank2),
    output,
    countsWarnings
  );
  const byRank = {
    tool: (0, import_common.once)(() => read28("tool")),
    runtime: (0, import_common.once)(() => read28("runtime")),
    wrapper: (0, import_common.once)(() => read28("wrapper"))
  };
  return (rank2) => byRank[rank2]();
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
  const named32 = (reader) => reader.programs.some((program) => words.has(program));
  return [...readers2.filter(named32), ...readers2.filter((reader) => !named32(reader))];
}
function readWith(readers2, output, countsWarnings) {
  const owner = /* @__PURE__ */ new Map();
  const chosen = [];
  for (const reader of readers2) {
    for (const finding9 of reader.read(output)) {
      const owned = owner.get(finding9.line);
      if (owned !== void 0 && owned !== reader) continue;
      owner.set(finding9.line, reader);
      chosen.push({ finding: finding9, tool: finding9.tool ?? reader.tool });
    }
  }
  const errors = chosen.filter(({ finding: finding9 }) => finding9.severity === "error");
  return (errors.length > 0 && !countsWarnings ? errors : chosen).sort(
    (a, b) => a.finding.line - b.finding.line
  );
}
// src/core/failure/text/without-indent.ts
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
// src/core/failure/find-problems.ts
var KNOWN_READERS = [...declarations, ...readers];
var toolNames = new Set(KNOWN_READERS.map(({ tool }) => tool));
function findProblems(written, context, learned) {
  const { command } = context;
  const plain = withoutLinePrefixes(written);
  const lines = asPrinted(plain, command);
  const news = learned.newsIn(lines);
  const hadPrefixes = plain !== written;
  const own2 = context.readers?.length ? ownReadersFor(context.readers, lines, command) : [];
  const known = findingsByRank({ lines, command }, command, [...own2, ...KNOWN_READERS]);
  const around = lines === written ? known : findingsByRank({ lines: written, command }, command, KNOWN_READERS);
  const inner = withoutIndent(lines) ?? [];
  const indented = findingsByRank({ lines: inner, command }, command, KNOWN_READERS);
  const sources = [
    {
      lines: inner,
      by: "tool",
      read: () => mayMiss(known("tool")) && findsMore(indented("tool"), known("tool")) ? indented("tool") : []
    },
    { lines, by: "tool", read: () => withRest(known("tool"), own2, lines) },
    { lines, by: "runtime", read: () => thatEnded(known("runtime"), lines) },
    { lines: news, by: "place", read: () => readPlaced(news, context) },
    { lines: written, by: "wrapper", read: () => withoutRelays2(around("wrapper"), lines) },
    { lines, by: "wrapper", read: () => withoutRelays2(known("wrapper"), lines) }
  ];
  for (const source of sources) {
    const { by } = source;
    const found = newAmong(source, learned);
    const named32 = by === "tool" ? namedAfterTool(found, own2, toolThatRan(lines, command)) : found;
    const [first2, ...rest2] = withPackages(named32, source.lines);
    if (first2 === void 0) continue;
    return {
      ...leadOf([first2, ...rest2], own2),
      ...{ lines: source.lines, by, own: own2, hadPrefixes, learned },
      ...by === "place" && { unread: source.lines }
    };
  }
  const rest = own2.reduce((some, reader) => linesLeft(reader, some), news);
  const unread = rest.some((text) => text.trim() !== "") ? rest : news;
  const unknown = readUnknown(unread, context, learned.from);
  const [first = unknown[0], ...others2] = withPackages(unknown, news);
  return {
    ...{ found: [first, ...others2], lines: news, lead: first, by: "lines" },
    ...{ unread, own: own2, hadPrefixes, learned },
    ...learned.from === "passing runs" && { former: readUnknown(lines, context)[0] }
  };
}
function namedAfterTool(found, own2, ran) {
  if (ran === null || [...own2, ...KNOWN_READERS].some(({ programs }) => programs.includes(ran))) return found;
  const isOwn2 = (tool) => own2.some((reader) => reader.tool === tool);
  return found.map((one) => isOwn2(one.tool) ? one : { ...one, tool: ran, layout: one.tool });
}
function newAmong({ lines, read: read28 }, learned) {
  return read28().filter(({ finding: finding9 }) => !learned.isKnown(lines[finding9.line] ?? ""));
}
function thatEnded(found, lines) {
  if (found.length === 0) return found;
  return lines.some(import_app_loop_gather_evidence.titlesFailedTest) && hasFurtherTests(lines, found) ? [] : found;
}
function mayMiss(found) {
  return found.length === 0 || found.some(({ finding: finding9 }) => finding9.file === null);
}
function findsMore(inner, outer) {
  const named32 = (found) => found.flatMap(({ finding: finding9 }) => [finding9.file, finding9.testId]).filter((name) => name !== null).length;
  return named32(inner) > named32(outer) || inner.length > 0 && outer.length === 0;
}
function leadOf(found, own2) {
  const [first, ...rest] = found.filter(({ tool }) => !own2.some((reader) => reader.tool === tool));
  return first === void 0 || own2.length === 0 ? { found } : { found, lead: primaryFinding([first, ...rest]) };
}
function withRest(found, own2, lines) {
  const [reader] = own2.filter(({ tool }) => found.some((one) => one.tool === tool));
  if (reader === void 0 || found.some(({ tool }) => !own2.some((one) => one.tool === tool))) return found;
  const left = own2.reduce((rest, one) => linesLeft(one, rest), lines);
  return [...found, ...readSure(left, reader.tool)];
}
function withoutRelays2(found, lines) {
  if (found.length === 0) return found;
  const own2 = found.filter(({ finding: finding9 }) => finding9.relay !== true);
  return own2.length === 0 && !hasOwnWords(lines) ? found : own2;
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

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

// src/core/failure/refused-here.ts
function isRefusedHere(said, lines) {
  if (!REFUSED.test(said) && !RESET.test(said)) return false;
  const named4 = hostsIn(said);
  const hosts = named4.length > 0 ? named4 : lines.filter((line) => ABOUT.test(line)).flatMap(hostsIn);
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
var REQUEST = [
  /\b(?:ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET_TIMEOUT|ERR_PNPM_META_FETCH_FAIL)\b/,
  /\b429\b.{0,30}(?:Too Many|rate)|Too Many Requests|rate limit(?:ed| exceeded| reached)/i,
  /\b50[0234]\b.{0,20}(?:Internal Server|Bad Gateway|Service Unavailable|Gateway Time)/i,
  /\b(?:status(?: code)?|HTTP(?:\/[\d.]+)?|error)[ :=]{1,3}(?:429|50[234])\b(?! [a-z])/i,
  /Cannot connect to the Docker daemon|Could not transfer artifact|Connection (?:refused|reset|timed out)/i,
  /Temporary failure in name resolution|Could not resolve host|Name or service not known|No such host|network is unreachable/i,
  /TLS handshake timeout|i\/o timeout|SSL_ERROR_SYSCALL|licen[cs]e server/i,
  /certificate (?:has expired|verify failed)|self[-_ ]signed[-_ ]cert|unable to (?:get local issuer|verify the first cert)/i,
  /\bProxyError\b|\b407\b.{0,10}Proxy Auth|proxy authentication required|cannot connect to proxy/i
];
var EXHAUSTED = [
  /\b(?:ENOSPC|EMFILE|ENFILE)\b|heap out of memory|Cannot allocate memory|No space left on device|Too many open files/i,
  /\bOutOfMemoryError\b|Java heap space|GC overhead limit|\bTimeout calling "\w{1,40}"/
];
var INFRA_CUES = [
  ...["econn", "etimedout", "enotfound", "eai_again", "epipe", "enospc", "emfile", "enfile", "unreach"],
  ...["err_socket", "err_pnpm", "429", "500", "502", "503", "504", "too many", "rate limit", "memory"],
  ...["space left", "docker", "artifact", "connection", "failure in name", "resolve host", "name or service"],
  ...["no such host", "tls", "timeout", "cert", "ssl_", "issuer", "proxy", "server", "heap", "gc overhead"]
];
var GATE = /command not found|: not found$|^Missing script|is not recognized as an internal or external command|^(?:error: )?(?:unknown|unrecognized|unexpected) (?:option|argument|command)/i;
var LACKING = [
  /\b(?:toolchain|SDK|JDK|binary|browser|executable|interpreter|version ["'`v]{0,2}\d\S{0,20}|\w{1,20}@\d\S{0,20})\b.{0,80}\b(?:not (?:yet )?installed|is missing|doesn't exist|could not be found)/i,
  /\brequires? (?:at least )?(?:Xcode|(?:\w{1,12} )?(?:SDK|JDK|JVM|runtime)(?: runtime)? version)\b/,
  /\b[A-Z]{2,12}_HOME is (?:not set|not defined|set to an invalid)|invalid active developer path|class file version|\bbinary to be installed here\b/
];
var LOCK_FILE = /\b(?:lock ?file|package-lock\.json|[\w-]{1,20}[.-]lock(?:\.\w{1,5})?)\b/i;
function classifyKind(found, lines, context) {
  if (context.timedOut === true || context.exitCode === 124) return "gate";
  if (isOutOfMemory(lines, context)) return "infra";
  if (found.every((item) => isInfra(item, lines)) || isBehindRequest(found, lines)) return "infra";
  if (found.every((item) => isGate(item)) || isNeverBegun(found)) return "gate";
  const outside = found.every(({ finding: finding9 }) => finding9.phase === "run" || finding9.phase === "install");
  return outside && (context.exitCode === 126 || context.exitCode === 127) ? "gate" : "code";
}
function isOutOfMemory(lines, context) {
  if (context.exitCode === 137 || context.signal === "SIGKILL") return true;
  return lines.some((line) => /^FATAL ERROR: .{1,200}heap out of memory|^Killed$/.test(line));
}
function isInfra({ finding: finding9 }, lines) {
  const text = `${finding9.code ?? ""} ${finding9.class ?? ""} ${finding9.message}`;
  if (finding9.speech === "assertion" || !speaksOfInfra(text)) return false;
  return !isRefusedHere(text, lines);
}
function speaksOfInfra(text) {
  const small = text.toLowerCase();
  if (!INFRA_CUES.some((cue) => small.includes(cue))) return false;
  return [...REQUEST, ...EXHAUSTED].some((pattern) => pattern.test(text));
}
function isBehindRequest(found, lines) {
  const isEmpty = found.every(({ finding: finding9 }) => NOTHING_FOUND.test(finding9.message));
  return isEmpty && lines.some((line) => RETRIED.test(line) && speaksOfInfra(line));
}
var NOTHING_FOUND = /could not find a version|no matching distribution/i;
var RETRIED = /\bretrying\b/i;
function isGate({ finding: finding9 }) {
  const { code, message, testId, phase, speech } = finding9;
  if (code === "usage" && LOCK_FILE.test(message)) return false;
  if (code !== null && GATE_CODES.has(code)) return true;
  if (speech !== "assertion" && isLacking(finding9)) return true;
  return testId === null && (phase === "run" || phase === "install") && GATE.test(message);
}
function isLacking({ frame, message }) {
  return frame === null && LACKING.some((pattern) => pattern.test(message));
}
function isNeverBegun(found) {
  const isOutside = found.every(({ finding: finding9 }) => finding9.file === null && finding9.testId === null);
  return isOutside && found.some(({ finding: finding9 }) => isLacking(finding9));
}
// src/core/failure/text/mask-values.ts
var QUOTED = /"(?:[^"\\]|\\.){0,2000}"|(?<!\w)'(?:[^'\\]|\\.){0,2000}'(?!\w)|`[^`]{0,2000}`|`[^`'\n]{0,400}'(?!\w)/g;
var NUMBER2 = /(?<![\w.$<@/-])[-+]?\d+(?:[,_]\d{3})*(?:\.\d+)?(?:e[-+]?\d+)?n?(?![\w<]|-\w|\.\w)/g;
var BARE_VALUE = /(?<![\w.$'"])(?:true|false|null|undefined|None|True|False|nil|NaN|-?Infinity)(?![\w$(:])/g;
function maskValues(message, speech) {
  if (speech === "diagnostic") return message;
  if (speech === "assertion") return maskOperands(message);
  return maskFreeNumbers(message);
}
function maskOperands(message) {
  return maskBrackets(message.replace(QUOTED, "<v>")).replace(NUMBER2, "<v>").replace(BARE_VALUE, "<v>").replace(/<v>(?:\s*[,…]\s*<v>)+/g, "<v>");
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
    const operands2 = [...message.match(QUOTED) ?? [], ...message.replace(QUOTED, "").match(NUMBER2) ?? []];
    return operands2.map((text) => ({ text, stays: false, why: "an operand of a comparison is a value" }));
  }
  const kept = IDENTITIES.flatMap(
    ({ pattern, why: why2 }) => (message.match(pattern) ?? []).filter((text) => /\d/.test(text)).map((text) => ({ text, stays: true, why: why2 }))
  );
  const widest = kept.filter(
    (one) => !kept.some(({ text }) => text.length > one.text.length && text.includes(one.text))
  );
  const plain = message.replace(QUOTED, "");
  const spans = identitySpans(plain);
  const free = [...plain.matchAll(NUMBER2)].filter((match) => !isInside(spans, match.index));
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
    pattern: /\b(?:code|errno|error(?: (?:code|number|no))?|err|Errno|os error|status|warning|rule|WinError|HRESULT)["']?[ :=#(]{1,3}-?\d+\b(?! (?:\w+ )?(?:errors?|warnings?|problems?|files?|tests?)\b)/gi,
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
  let masked = message.replace(QUOTED, setAside);
  if (/\d/.test(masked)) masked = withoutNumbers(masked);
  let next = 0;
  return masked.replace(/\u0000/g, () => kept[next++] ?? "");
}
function withoutNumbers(text) {
  const spans = identitySpans(text);
  return text.replace(NUMBER2, (found, at) => isInside(spans, at) ? found : "<v>");
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
function formerClasses(read28) {
  const classes = read28.map(({ finding: finding9, tool, layout = tool }) => {
    const fixed = maskLocations(maskVolatile(finding9.message));
    const skeleton = maskValues(fixed, finding9.speech).replace(/\s+/g, " ").trim();
    return formerClassFingerprint(...speakerKey(layout, finding9.code, skeleton), finding9.class, skeleton);
  });
  return [...new Set(classes)].sort();
}
// src/core/failure/text/clean-output.ts
var RAW_HEAD = 128 * 1024;
var RAW_TAIL = 512 * 1024;
var HEAD2 = 64 * 1024;
var TAIL = 256 * 1024;
var LONGEST_LINE2 = 4096;
function cleanOutput(raw) {
  const returned3 = cut(raw, RAW_HEAD, RAW_TAIL).replace(TO_FIRST_COLUMN, "\r");
  const plain = unifyLineEnds((0, import_common4.withoutTerminalCodes)(returned3));
  const lines = [];
  for (const line of unifyCharacters(cut(plain, HEAD2, TAIL)).split("\n")) {
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
  const errors = (0, import_app_loop_gather_evidence.keptErrors)(middle);
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
// src/core/failure/text/compose-query.ts
var LONGEST4 = 300;
function composeQuery(failure, names = []) {
  const kind = [failure.tool, failure.code, failure.class].filter((name) => name !== null);
  const frame = failure.frame === null ? "" : ` (in ${failure.frame})`;
  const text = `${kind.join(" ")}: ${failure.message}${frame}`;
  const oneLine = withoutPersonal((0, import_common3.redact)(withoutPaths(text)), names).replace(/\s+/g, " ").trim();
  return oneLine.length <= LONGEST4 ? oneLine : `${oneLine.slice(0, LONGEST4 - 1)}\u2026`;
}
function withoutPaths(text) {
  return text.replace(/(?<![\w.:/<>~])(?:file:\/\/)?(?:\/[\w.@+~ -]{1,100}){1,40}\/([\w.@+-]{1,100})/g, "$1").replace(/(?<!\w)[A-Za-z]:(?:[\\/][\w.@+~ -]{1,100}){1,40}[\\/]([\w.@+-]{1,100})/g, "$1");
}
// src/core/failure/text/passed-runs.ts
var NO_VALUES = /* @__PURE__ */ new Set();
var NOTHING_LEARNED = {
  from: "nothing",
  newsIn: (lines) => lines,
  isKnown: () => false,
  valuesIn: () => NO_VALUES,
  masked: (text) => text
};
function learnFrom(passed, unchanged = []) {
  if (passed.length === 0 && unchanged.length < 2) return NOTHING_LEARNED;
  const places = /* @__PURE__ */ new Set([...placesIn2(passed), ...placesIn2(unchanged)]);
  const keyOf2 = (line) => maskLocations(maskVolatile(withoutValues(line, places))).replace(/\s+/g, " ").trim();
  const said = new Set(passed.flat().map(keyOf2));
  const counts = new Set([...said].map(withoutNumbers2));
  const isKnown = (line) => {
    if (said.size === 0 || !/[\p{L}\d]/u.test(line)) return false;
    const key = keyOf2(line);
    return said.has(key) || counts.has(withoutNumbers2(key));
  };
  return {
    from: said.size > 0 ? "passing runs" : "failing runs",
    isKnown,
    newsIn: (lines) => {
      const news = lines.filter((line) => !isKnown(line));
      return news.some((line) => new RegExp("\\p{L}", "u").test(line)) ? news : lines;
    },
    valuesIn: (lines) => places.size === 0 ? NO_VALUES : new Set(lines.flatMap((line) => valuesIn(line, places))),
    masked: (text, values) => /\d/.test(text) ? withoutValues(text, places, values) : text
  };
}
function placesIn2(runs) {
  return runs.slice(1).flatMap((run, at) => differences2(runs[at] ?? [], run));
}
function differences2(one, other) {
  const same = new Set(other);
  const twins = new Map(other.map((line) => [shapeOf(line), line]));
  return one.flatMap((line) => {
    const twin = same.has(line) ? void 0 : twins.get(shapeOf(line));
    if (twin === void 0) return [];
    const [words, others2] = [wordsOf2(line), wordsOf2(twin)];
    if (words.length !== others2.length) return [];
    return words.flatMap((word, at) => word === others2[at] ? [] : placesOf(words, at));
  });
}
function valuesIn(line, places) {
  const words = wordsOf2(line);
  return words.filter(
    (word, at) => /\d/.test(word) && placesOf(words, at).some((place) => places.has(place))
  );
}
function withoutValues(text, places, values = NO_VALUES) {
  if (places.size === 0) return text;
  const words = wordsOf2(text);
  const isValue = (word, at) => /\d/.test(word) && (values.has(word) || placesOf(words, at).some((place) => places.has(place)));
  return words.map((word, at) => isValue(word, at) ? "<v>" : word).join("");
}
function placesOf(words, at) {
  const shape = shapeOf(words[at] ?? "");
  const before = words.slice(0, at).filter(isWord).slice(-2).map(shapeOf).join("\0");
  const next = words.slice(at + 1).find(isWord);
  const isNamed = next !== void 0 && new RegExp("\\p{L}", "u").test(next);
  return [`${shape}|${before}`, ...isNamed ? [`${shape}>${next}`] : []];
}
var isWord = (word) => word.trim() !== "";
var EDGES = /(?<=[ \t,;:"'()[\]{}=])|(?=[ \t,;:"'()[\]{}=])/;
function wordsOf2(line) {
  return line.split(EDGES);
}
function shapeOf(text) {
  return text.replace(/[0-9a-f]+(?:[.,]\d+)*/gi, (found) => /\d/.test(found) ? "#" : found);
}
function withoutNumbers2(text) {
  return text.replace(/\d+(?:[.,]\d+)*/g, "#");
}
// src/core/failure/text/relativise-paths.ts
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
  const named4 = text.replace(/(?<![\w.])(?:\/private)?\/var\/folders\/[\w+-]{1,4}\/[\w+-]{1,64}\/[A-Z]\//g, "<tmp>/").replace(
    /(?<![\w.])[A-Za-z]:[\\/]Users[\\/][^\\/\s]{1,64}[\\/]AppData[\\/]Local[\\/]Temp[\\/]/gi,
    "<tmp>/"
  ).replace(/(?<![\w.])(?:\/private|\/var)?\/tmp\//g, "<tmp>/");
  return named4.includes("<tmp>/") ? withoutRandomNames(named4) : named4;
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
  const { passed = [], unchanged = [], command } = context;
  const read28 = (run) => asPrinted(withoutLinePrefixes(cleanLines(run, context)), command);
  return findProblems(cleanLines(raw, context), context, learnFrom(passed.map(read28), unchanged.map(read28)));
}
function plainRun(raw, context) {
  return cleanLines(raw, context).join("\n");
}
function cleanLines(raw, context) {
  const plain = (0, import_common3.redactInside)(cleanOutput(raw).join("\n"));
  return relativisePaths(plain, context).split("\n");
}
function failureOf(reading, context) {
  const { found, lines, lead, unread, learned, former } = reading;
  const primary = lead ?? primaryFinding(found);
  const { finding: finding9, tool } = primary;
  const skeletonOf = skeletons(lines, learned);
  const message = skeletonOf(primary);
  const { items, keys, itemOf } = failureItems(found, lines, learned);
  const frame = maskedFrame(primary);
  const kind = classifyKind(found, lines, context);
  const said = unread === void 0 ? null : lineDigestsOf(unread, learned);
  return {
    tool,
    kind,
    phase: finding9.phase,
    code: finding9.code,
    class: finding9.class,
    headline: (0, import_common2.itemHeadline)(itemOf(primary)),
    message,
    frame,
    items,
    total: keys.length,
    fingerprints: {
      class: classFingerprint(tool, finding9.code, finding9.class, message),
      exact: exactFingerprint(keys),
      former: formerClasses(former === void 0 ? [primary] : [primary, former])
    },
    ...found.every((one) => one.finding.severity === "warning") && { isMild: true },
    ...said !== null && { said },
    query: composeQuery(
      { tool, code: finding9.code, class: finding9.class, message, frame },
      loginNames(context)
    ),
    others: otherClasses(found, primary, itemOf, skeletonOf)
  };
}
var MOST_OTHERS = 7;
var MOST_LOOKED_AT = 200;
var MOST_ITEMS2 = 50;
function otherClasses(found, primary, itemOf, skeletonOf) {
  const classOf = (chosen) => classFingerprint(chosen.tool, chosen.finding.code, chosen.finding.class, skeletonOf(chosen));
  const own2 = classOf(primary);
  const classes = /* @__PURE__ */ new Map();
  for (const chosen of found.slice(0, MOST_LOOKED_AT).toSorted(compareFindings)) {
    const name = classOf(chosen);
    if (name !== own2) classes.set(name, [...classes.get(name) ?? [], chosen]);
  }
  return [...classes].slice(0, MOST_OTHERS).flatMap(([name, [first, ...more]]) => {
    if (first === void 0) return [];
    const { finding: finding9, tool } = first;
    const { phase, code, class: kind } = finding9;
    return [
      {
        ...{ tool, phase, code, class: kind, message: skeletonOf(first) },
        headline: (0, import_common2.itemHeadline)(itemOf(first)),
        frame: maskedFrame(first),
        items: [first, ...more].slice(0, MOST_ITEMS2).map(itemOf),
        fingerprints: { class: name }
      }
    ];
  });
}
function maskedFrame({ finding: finding9 }) {
  return finding9.frame === null ? null : shorten(maskVolatile(finding9.frame));
}
function loginNames({ home = "" }) {
  return home.split(/[\\/]/).slice(-1);
}
function skeletons(lines, learned) {
  return ({ finding: finding9 }) => {
    const own2 = learned.masked(finding9.message, learned.valuesIn([lines[finding9.line] ?? ""]));
    const fixed = maskLocations(maskVolatile(own2));
    return shorten(maskValues(fixed, finding9.speech).replace(/\s+/g, " ").trim());
  };
}

// src/core/text/hash-text.ts
function hashText(text, seed = 0) {
  let value = seed;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 16777619);
  return value;
}

var import_app_loop_gather_evidence2 = require("./app.loop.gather-evidence.cjs");

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

var import_common7 = require("./common.cjs");

var import_common8 = require("./common.cjs");

var import_common9 = require("./common.cjs");

var import_common10 = require("./common.cjs");

var import_common11 = require("./common.cjs");

// src/adapters/loops/earlier-runs.ts
var NONE = { passed: [], unchanged: [] };
var MOST_RUNS = 3;
var MOST_CHARACTERS = 32 * 1024;
var MOST_BYTES = 1024 * 1024;
function earlierRuns(place, check) {
  return ((0, import_app_loop_gather_evidence2.isSealed)(check) ? null : readRuns(place, nameOf3(check.command))) ?? NONE;
}
function keepPassedRun(place, check, output) {
  const { passed, unchanged } = earlierRuns(place, check);
  const run = bounded(output);
  if (passed.includes(run)) return;
  keep(place, check, { passed: [run, ...passed].slice(0, MOST_RUNS), unchanged });
}
function keepUnchangedRuns(place, check, [one, two]) {
  const { passed } = earlierRuns(place, check);
  keep(place, check, { passed, unchanged: [bounded(one), bounded(two)] });
}
function foreignRuns(place) {
  const names = (0, import_common10.namesIn)((0, import_common6.mswPath)(place.project, "checks"), (0, import_common11.ownFile)(place.project));
  return names.filter((name) => name.endsWith(".json") && readRuns(place, name) === null).length;
}
function readRuns({ project, userFolder }, name) {
  const key = keyIn(userFolder);
  const file = (0, import_common9.readJson)((0, import_common6.mswPath)(project, "checks", name), (0, import_common11.ownFile)(project), MOST_BYTES);
  const { passed, unchanged, signature } = (0, import_common9.fieldsIn)(file);
  const runs = { passed: textsIn(passed), unchanged: textsIn(unchanged) };
  if (key === null || typeof signature !== "string") return null;
  return (0, import_common5.verify$2)(key, signedText(project, name, runs), signature) ? runs : null;
}
function keep({ project, userFolder }, check, found) {
  const key = keyIn(userFolder);
  if ((0, import_app_loop_gather_evidence2.isSealed)(check) || key === null) return;
  const folder = (0, import_common6.openMswSubfolder)(project, "checks");
  if (folder.status === "refused") return;
  const [command, passed, unchanged] = [check.command, found.passed, found.unchanged].map(import_common7.maskedValues);
  const runs = { passed: textsIn(passed), unchanged: textsIn(unchanged) };
  const name = nameOf3(check.command);
  const signature = (0, import_common5.sign$2)(key, signedText(project, name, runs));
  try {
    (0, import_common8.writeFileAtomic)((0, import_common11.below)(folder.path, name), `${JSON.stringify({ command, ...runs, signature })}
`, {
      durable: false
    });
  } catch {
  }
}
function keyIn(userFolder) {
  try {
    return userFolder ? (0, import_common5.signingKey)(userFolder) : null;
  } catch {
    return null;
  }
}
function signedText(project, name, { passed, unchanged }) {
  return JSON.stringify(["msw-runs-1", project, name, passed, unchanged]);
}
function bounded(output) {
  if (output.length <= MOST_CHARACTERS) return output;
  const [head, tail] = [output.slice(0, MOST_CHARACTERS / 2), output.slice(-MOST_CHARACTERS / 2)];
  return `${head.slice(0, head.lastIndexOf("\n") + 1)}${tail.slice(tail.indexOf("\n") + 1)}`;
}
function textsIn(value) {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}
function nameOf3(command) {
  const [one, two] = [hashText(command), hashText(command, 1)].map((hash) => (hash >>> 0).toString(36));
  return `${one}${two}.json`;
}

// late:core/checks/empty-run.ts
var emptyRun = (...args) => require("./core.checks.empty-run.cjs").emptyRun(...args);
var countTests = (...args) => require("./core.checks.empty-run.cjs").countTests(...args);

var import_common12 = require("./common.cjs");

var import_node_path = require("node:path");
// src/adapters/config/reader-files.ts
// late:core/failure/reading/reader-file.ts
var checkReaderFile = (...args) => require("./core.failure.reading.reader-file.cjs").checkReaderFile(...args);
// src/adapters/config/reader-files.ts
var FOLDER = "readers";
var MOST_FILES = 20;
var LARGEST = 32 * 1024;
function readReaderFiles(projectRoot, userFolder) {
  const own2 = userFolder === null ? [] : [inFolder((0, import_node_path.join)(userFolder, FOLDER), (0, import_common11.privateFile)(userFolder), null)];
  const found = [...own2, inFolder((0, import_common6.mswPath)(projectRoot, FOLDER), (0, import_common11.ownFile)(projectRoot), `.msw/${FOLDER}`)];
  return {
    readers: withoutSecond(found.flatMap(({ readers: readers2 }) => readers2)),
    problems: found.flatMap(({ problems }) => problems)
  };
}
function inFolder(folder, place, shown) {
  const where = shown ?? folder;
  const list = (0, import_common10.listFolder)(folder, place, MOST_FILES);
  if (list.status === "missing") return { readers: [], problems: [] };
  if (list.status !== "ok") return { readers: [], problems: [`${where} is not used: ${list.reason}.`] };
  const names = list.entries.map(({ name }) => name).filter((name) => name.endsWith(".json"));
  const read28 = names.sort().map((name) => readOne((0, import_node_path.join)(folder, name), place, `${where}/${(0, import_common12.shownName)(name)}`));
  return {
    readers: read28.flatMap((one) => one.status === "ok" ? [one.reader] : []),
    problems: read28.flatMap((one) => one.status === "wrong" ? [one.reason] : [])
  };
}
function readOne(path, place, shown) {
  const file = (0, import_common9.readJson)(path, place, LARGEST);
  if (file.status === "ok") return checkReaderFile(file.value, shown, toolNames);
  const reason = file.status === "missing" ? "it is gone" : file.reason;
  return { status: "wrong", reason: `${shown} is not used: ${reason}.` };
}
function withoutSecond(readers2) {
  const names = readers2.map(({ tool }) => tool);
  return readers2.filter(({ tool }, at) => names.indexOf(tool) === at);
}

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_common13 = require("./common.cjs");

var import_common14 = require("./common.cjs");

var import_common15 = require("./common.cjs");

var import_node_os = require("node:os");
// src/app/loop/judge-check.ts
// src/core/failure/compare-failures.ts
function compareFailures(previous, current) {
  if (previous.fingerprints.exact === current.fingerprints.exact) {
    return { relation: "same", isMixed: false, reason: import_common15.prose`the same as before` };
  }
  if (fingerprintVersion(previous.fingerprints.exact) !== fingerprintVersion(current.fingerprints.exact)) {
    return {
      relation: "changed",
      isMixed: false,
      reason: import_common15.prose`the earlier failure was read by other rules`
    };
  }
  return comparePhases(previous, current) ?? compareGravity(previous, current) ?? compareLines(previous, current) ?? compareItems(previous, current);
}
function comparePhases(previous, current) {
  const move = (0, import_hooks_active_on_stop.phaseMove)(previous, current);
  if (move === null) return null;
  const reason = import_common15.prose`the failure moved from the ${(0, import_common13.quoteName)(previous.phase)} phase to the ${(0, import_common13.quoteName)(current.phase)} phase`;
  return { relation: move === "further" ? "progress" : "regress", isMixed: false, reason };
}
function compareGravity(previous, current) {
  const [was, is] = [previous.isMild === true, current.isMild === true];
  if (was === is) return null;
  return is ? { relation: "progress", isMixed: false, reason: import_common15.prose`no error is left, only warnings` } : { relation: "regress", isMixed: false, reason: import_common15.prose`there were only warnings before` };
}
function compareLines(previous, current) {
  const move = compareSaid(previous, current);
  if (move === null) return null;
  const counted2 = compareItems(previous, current);
  const relation = move === "less" ? "progress" : "regress";
  if (counted2.relation === relation) return { ...counted2, isMixed: false };
  const reason = move === "less" ? import_common15.prose`it says less than before, and nothing new` : import_common15.prose`it says more than before, and nothing is gone`;
  return { relation, isMixed: false, reason };
}
function compareSaid(previous, current) {
  if (previous.said === void 0 || current.said === void 0) return null;
  const isGone = leaves(previous.said, current.said);
  const isNew = leaves(current.said, previous.said);
  return isGone === isNew ? null : isGone ? "less" : "more";
}
function leaves(said, others2) {
  const left = /* @__PURE__ */ new Map();
  for (const line of others2) left.set(line, (left.get(line) ?? 0) + 1);
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
    const how = added === 0 ? import_common15.prose`gone` : import_common15.prose`fewer than before`;
    return {
      relation: "progress",
      isMixed: added > 0,
      reason: import_common15.prose`${fewer} of ${counted(previous.total)} ${how}`
    };
  }
  if (fewer < 0) {
    return {
      relation: "regress",
      isMixed: false,
      reason: import_common15.prose`${counted(-fewer, import_common15.prose`more `)} than before`
    };
  }
  const reason = import_common15.prose`as many problems as before, but ${added} of ${current.total} ${added === 1 ? import_common15.prose`is` : import_common15.prose`are`} new`;
  return { relation: "changed", isMixed: false, reason };
}
function counted(count, what = import_common15.prose``) {
  return import_common15.prose`${count} ${what}${count === 1 ? import_common15.prose`problem` : import_common15.prose`problems`}`;
}
// src/core/failure/merge-failures.ts
function mergeFailures(failed5) {
  const [first, ...others2] = failed5.toSorted((a, b) => rank(a.failure) - rank(b.failure));
  if (first === void 0) return null;
  if (others2.length === 0) return first.failure;
  const items = failed5.flatMap(({ failure }) => failure.items);
  const said = saidByAll(failed5);
  const parts = failed5.map(({ name, failure }) => `${name}=${failure.fingerprints.exact}`);
  return {
    ...first.failure,
    said,
    isMild: failed5.every(({ failure }) => failure.isMild === true) || void 0,
    items: items.slice(0, 200),
    others: othersOf([first, ...others2]),
    check: first.name,
    total: failed5.reduce((sum, { failure }) => sum + failure.total, 0),
    fingerprints: {
      ...first.failure.fingerprints,
      exact: exactFingerprint(parts.toSorted())
    }
  };
}
function saidByAll(failed5) {
  const said = failed5.flatMap(({ failure }) => failure.said ?? []);
  return failed5.some(({ failure }) => failure.said === void 0) ? void 0 : said;
}
var MOST_OTHERS2 = 7;
function othersOf(failed5) {
  const all = failed5.filter(({ failure }) => failure.kind === "code").flatMap(({ name, failure }) => [failure, ...failure.others ?? []].map((one) => otherOf(one, name)));
  const byClass = new Map(all.toReversed().map((one) => [one.fingerprints.class, one]));
  const own2 = failed5[0]?.failure.fingerprints.class;
  return [...byClass.values()].toReversed().filter(({ fingerprints }) => fingerprints.class !== own2).slice(0, MOST_OTHERS2);
}
function otherOf(one, check) {
  const { tool, phase, code, class: kind, headline, message, frame, fingerprints } = one;
  const items = one.items.filter((item) => item.tool === tool && item.code === code && item.class === kind);
  const told2 = { tool, phase, code, class: kind, headline, message, frame, items, check };
  return { ...told2, fingerprints: { class: fingerprints.class } };
}
var PHASES2 = ["install", "compile", "lint", "test", "run"];
function rank(failure) {
  return (failure.kind === "code" ? 0 : 100) + PHASES2.indexOf(failure.phase);
}
// src/app/loop/judge-check.ts
function judgeCheck({ terms }, check, run, userFolder = null) {
  return {
    check,
    outcome: judge(run, (0, import_hooks_active_on_stop2.workFolder)(terms), terms.allowEmpty, () => ({
      readers: ownReaders(terms.project, userFolder),
      ...earlierRuns({ project: terms.project, userFolder }, check)
    })),
    exitCode: run.exitCode,
    signal: run.signal,
    timedOut: run.timedOut,
    durationMs: run.durationMs,
    output: (0, import_common3.redact)(run.startError ?? run.output),
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
function sealed(result) {
  const check = { ...result.check, command: import_app_loop_gather_evidence2.SEALED_COMMAND };
  const { outcome } = result;
  if (outcome.kind === "passed") return { ...result, check, output: "" };
  const count = outcome.kind === "failed" ? outcome.failure.total : 0;
  const output = (0, import_app_loop_gather_evidence2.sealedOutput)(check.name, count);
  if (outcome.kind === "empty")
    return { ...result, check, output, outcome: { ...outcome, reason: "it tested nothing" } };
  const { exitCode, signal, timedOut } = result;
  const shown = canonicalise(output, { ...NOWHERE, command: import_app_loop_gather_evidence2.SEALED_COMMAND, exitCode, signal, timedOut });
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
function judge(run, project, allowEmpty, known) {
  if (run.exitCode === 0 && !run.timedOut) {
    const empty = allowEmpty ? null : emptyRun(run.output);
    return empty === null ? { kind: "passed" } : { kind: "empty", reason: `${empty.runner}: ${empty.reason}` };
  }
  const failure = canonicalise(run.startError ?? run.output, { ...contextOf(run, project), ...known() });
  return { kind: "failed", failure };
}
function contextOf({ command, exitCode, signal, timedOut }, project) {
  return { command, exitCode, signal, timedOut, root: project, home: (0, import_common14.homeFolder)(), tmp: (0, import_node_os.tmpdir)() };
}
function learnFromPass({ terms }, { check, outcome }, run, userFolder) {
  if (outcome.kind !== "passed") return;
  const context = contextOf(run, (0, import_hooks_active_on_stop2.workFolder)(terms));
  keepPassedRun({ project: terms.project, userFolder }, check, plainRun(run.output, context));
}
function isUntaught({ terms: { project } }, result, userFolder = null) {
  if (!isGuessed(result)) return false;
  const { passed, unchanged } = earlierRuns({ project, userFolder }, result.check);
  return passed.length === 0 && unchanged.length === 0;
}
function isGuessed({ check, outcome }) {
  return outcome.kind === "failed" && outcome.failure.said !== void 0 && !(0, import_app_loop_gather_evidence2.isSealed)(check);
}
function withoutPass({ terms: { project } }, results, userFolder) {
  return results.filter(isGuessed).flatMap(
    ({ check }) => earlierRuns({ project, userFolder }, check).passed.length === 0 ? check.name : []
  );
}
function learnFromTwo(loop, [first, second], userFolder) {
  const { project } = loop.terms;
  const plain = (result) => plainRun(result.output, contextOf(runOf(result), (0, import_hooks_active_on_stop2.workFolder)(loop.terms)));
  keepUnchangedRuns({ project, userFolder }, first.check, [plain(first), plain(second)]);
  return judgeAgain(loop, first, userFolder);
}
function judgeAgain(loop, result, userFolder = null) {
  return judgeCheck(loop, result.check, runOf(result), userFolder);
}
function runOf(result) {
  return { ...result, command: result.check.command, startError: null };
}
var NOWHERE = { root: "", home: "", tmp: "" };
