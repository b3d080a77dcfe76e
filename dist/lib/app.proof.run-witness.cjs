

var import_shared_adapters_git_commit_hurdles = require("./shared.adapters.git.commit-hurdles.cjs");

var import_app_loop_judge_check = require("./app.loop.judge-check.cjs");

var import_app_loop_judge_check2 = require("./app.loop.judge-check.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_app_loop_judge_check3 = require("./app.loop.judge-check.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

var import_node_fs = require("node:fs");
var import_node_os = require("node:os");
var import_node_path = require("node:path");
// src/app/proof/run-witness.ts
// src/core/witness/new-names.ts
function newNames(changes) {
  const code = changes.filter(({ role }) => role === "code" || role === "other");
  const old = new Set(code.flatMap(({ before }) => wordsOf(before ?? "")));
  const declared = new Set(code.flatMap(({ before, after }) => declaredAnew(before ?? "", after ?? "")));
  const fresh = code.flatMap(({ after }) => wordsOf(after ?? "")).filter((word) => !old.has(word));
  const added = code.filter(({ status }) => status === "added").map(({ path }) => path);
  return { words: /* @__PURE__ */ new Set([...fresh, ...declared]), declared, modules: added.map(moduleOf) };
}
function namesNew(message, { words, modules }) {
  const missing = MISSING_MODULE.exec(message);
  if (missing !== null) return modules.some((module2) => isModule(missing[1] ?? missing[2] ?? "", module2));
  return mentioned(message).some((word) => words.has(word)) || [...message.matchAll(QUOTED)].some(
    ([, quoted = ""]) => modules.some((module2) => isModule(quoted, module2))
  );
}
var MISSING_MODULE = /(?:Cannot find (?:module|package)|No module named|Failed to (?:resolve import|load url)|Could not resolve|cannot load such file --|ModuleNotFoundError:?) ["'`]?([^"'`\s]{1,300})|(?:package|fatal error:) ([\w./+-]{1,300}?)(?: does not exist|: No such file)/;
var QUOTED = /["'`\u2018\u201c]([^"'`\u2019\u201d\n]{1,200})["'`\u2019\u201d]/g;
var BEHIND = /(?:undefined:|not defined:|[Uu]nresolved reference:?|(?:class|method|variable|constructor|interface|function|type|call to|has no (?:field or method|attribute|member)))\s{1,5}([\w$.:]{1,200})/g;
var BEFORE = /(?<![\w$.])([\w$.]{1,200}) (?:is not (?:defined|exported|a function|a constructor)|undefined \(type)/g;
function mentioned(message) {
  return [QUOTED, BEHIND, BEFORE].flatMap(
    (pattern) => [...message.matchAll(pattern)].flatMap(([, text = ""]) => wordsOf(text))
  );
}
function wordsOf(text) {
  return text.match(/[\p{L}_$][\p{L}\p{N}_$]+/gu) ?? [];
}
function declaredAnew(before, after) {
  const old = new Set(linesOf(before));
  return linesOf(after).flatMap((line) => {
    const name = old.has(line) ? void 0 : DECLARED.exec(line)?.slice(1).find((part) => part !== void 0);
    return name === void 0 ? [] : [name];
  });
}
function linesOf(text) {
  return text.split("\n").map((line) => line.trim());
}
var DECLARED = /^(?:[\w@<>[\], ]{0,200}[ \t])?(?:function\*?|def|fn|func(?: \([^)\n]{0,100}\))?|class|struct|enum|trait|interface|record|type|const|let|var|static|mod)[ \t]{1,10}([\p{L}_$][\p{L}\p{N}_$]*)|^(?:[\w<>[\], ]{0,200}[ \t])?([\p{L}_$][\p{L}\p{N}_$]*)[ \t]?\([^;\n]{0,300}\)[^;\n]{0,100}\{$/u;
function moduleOf(path) {
  return path.replace(/\.\w{1,6}$/, "").replace(/\/(?:__init__|index|mod)$/, "");
}
function isModule(specifier, module2) {
  const plain = specifier.replace(/^(?:\.{0,2}\/)+/, "").replace(/\.(?:[cm]?[jt]sx?|py|rb|rs|json|vue|svelte|h|hh|hpp)$/, "");
  const parts = plain.split(/::|[./\\]/).filter((part) => part !== "" && part !== "crate");
  const last = parts.at(-1) ?? "";
  if (last === "") return false;
  const own = module2.split("/");
  const at = own.lastIndexOf(last);
  if (at < 0 || at < own.length - 2) return false;
  const bare = parts.length === 1 && !/[./\\]/.test(specifier);
  return !bare || own.length <= 2;
}
// src/core/witness/judge-witness.ts
function judgeNoticed(results, facts) {
  const unable = results.flatMap(inability);
  const failed = results.flatMap(
    (result) => result.outcome.kind === "failed" && result.outcome.failure.kind === "code" ? [{ failure: result.outcome.failure, output: result.output }] : []
  );
  if (failed.length === 0) {
    if (unable[0] !== void 0) return { status: "unclear", why: unable[0] };
    return { status: "fails", why: "the final tests pass on the code of arming as well", tests: [] };
  }
  const read = failed.flatMap(
    ({ failure, output }) => itemsOf(failure).map((item) => ({ item, sign: signOf(item, failure, output, facts.names) }))
  );
  const proof = read.find(({ sign }) => sign === "test") ?? read.find(({ sign }) => sign === "new-name");
  if (proof === void 0) {
    const [first] = read;
    return {
      status: "unclear",
      why: `the final tests cannot run on the code of arming, for a reason that names nothing new: ${first === void 0 ? "unknown" : nameOf(first.item)}`
    };
  }
  if (!facts.assertive) return { status: "unclear", why: "the tests that changed assert nothing" };
  const shows = `the final tests fail on the code of arming: ${nameOf(proof.item)}`;
  const certain = !facts.careful && facts.missing.length === 0 && unable.length === 0 && read.every(({ sign }) => sign !== "strange") && !failed.some(({ output }) => SURROUNDINGS.test(output));
  return certain || proof.sign === "new-name" ? { status: "holds", shows } : { status: "if-final-passes", shows };
}
function judgeControl(results, shows) {
  const wrong = results.find(({ outcome }) => outcome.kind !== "passed");
  if (wrong === void 0) return { status: "holds", shows };
  const reason = wrong.outcome.kind === "failed" ? (0, import_hooks_active_on_stop.failureHeadline)(wrong.outcome.failure, 160) : "no test ran";
  return { status: "unclear", why: `the checks cannot be run outside the project folder: ${reason}` };
}
function judgeKept(results, mixed2) {
  const failed = results.flatMap(
    ({ outcome }) => outcome.kind === "failed" && outcome.failure.kind === "code" ? itemsOf(outcome.failure) : []
  );
  if (failed.length > 0) {
    const tests = [...new Set(failed.map(testOf))];
    return {
      status: "fails",
      why: "tests as they were at the start of the loop fail on the final code",
      tests
    };
  }
  const [unable] = results.flatMap(inability);
  if (unable !== void 0) return { status: "unclear", why: unable };
  const [file] = mixed2;
  if (file !== void 0)
    return { status: "unclear", why: `tests inside ${file} changed, and cannot be separated from its code` };
  return { status: "holds", shows: "the tests as they were at the start of the loop pass on the final code" };
}
function inability({ check, outcome, timedOut }) {
  if (outcome.kind === "empty")
    return [`${check.name} ran no test in the temporary tree (${outcome.reason})`];
  if (outcome.kind === "passed") return [];
  if (timedOut) return [`${check.name} took longer than the witness has time`];
  const { failure } = outcome;
  return failure.kind === "code" ? [] : [`${check.name} could not run in the temporary tree: ${(0, import_hooks_active_on_stop.failureHeadline)(failure, 160)}`];
}
function signOf(item, failure, output, names) {
  if (failure.phase === "lint" || failure.phase === "install") return "strange";
  if (item.testId !== null && item.code !== "collection") return "test";
  if (isAboutLoading(item, failure)) {
    if (namesNew(item.message, names)) return "new-name";
    return isAboutCalling(item) && mentionsCall(output, names) ? "new-name" : "strange";
  }
  return "test";
}
function isAboutLoading({ tool, code, class: kind, message }, { phase }) {
  if (phase === "compile" || COMPILERS.has(tool) || code === "collection") return true;
  return kind !== null && LOAD_CLASS.test(kind) || LOAD_MESSAGE.test(message) || code !== null && LOAD_CODE.test(code);
}
var COMPILERS = new Set(
  "rustc javac tsc go-build go gcc clang kotlin esbuild vite linker".split(" ")
);
var LOAD_CLASS = /^(?:SyntaxError|ImportError|ModuleNotFoundError|IndentationError|ReferenceError|NameError|LoadError)$/;
var LOAD_CODE = /^(?:ERR_)?(?:MODULE_NOT_FOUND|UNSUPPORTED_DIR_IMPORT|PACKAGE_PATH_NOT_EXPORTED)|^ERR_UNKNOWN_FILE/;
var LOAD_MESSAGE = /Cannot find (?:module|package)|No module named|cannot import name|does not provide an export|Failed to (?:resolve|load)|Could not resolve|cannot load such file|NoClassDefFoundError|ClassNotFoundException/;
function isAboutCalling({ code, message }) {
  return /^(?:E0061|E0107|TS255[3-6])$/.test(code ?? "") || /\b(?:too many|not enough|too few) arguments\b/.test(message);
}
function mentionsCall(output, { declared }) {
  return [...output.matchAll(/([\p{L}_$][\p{L}\p{N}_$]{0,100}) ?\(/gu)].some(
    ([, name = ""]) => declared.has(name)
  );
}
var SURROUNDINGS = /\bENOENT\b|[Nn]o such file or directory|FileNotFoundError|NoSuchFileException|not a git repository|\bMODULE_NOT_FOUND\b|command not found|cannot find the (?:file|path) specified|Permission denied|\bEACCES\b/;
function itemsOf(failure) {
  if (failure.items.length > 0) return failure.items;
  const { tool, code, class: kind, message } = failure;
  const nowhere = { file: null, testId: null, line: null, column: null, ownFrame: null, package: null };
  return [{ ...nowhere, tool, code, class: kind, message, words: message, expected: null, actual: null }];
}
function testOf(item) {
  const { file, testId } = item;
  const name = testId === null && file !== null ? file : (0, import_hooks_active_on_stop.itemName)(item);
  return oneLine(testId === null || file === null || name.includes(file) ? name : `${name} (${file})`);
}
function nameOf(item) {
  return oneLine((0, import_hooks_active_on_stop.itemHeadline)(item));
}
function oneLine(text) {
  return (0, import_common4.clipText)((0, import_common3.harmless)(text).replaceAll(/\s+/g, " ").trim(), 200);
}
// src/core/witness/inline-tests.ts
function splitInlineTests(path, text, { doctests }) {
  if (path.endsWith(".rs")) return splitRust(text);
  if (doctests && /\.pyi?$/.test(path)) return mixed(doctestLines(text));
  if (/\.[cm]?[jt]sx?$/.test(path)) return mixed(inSourceLines(text));
  return { kind: "none" };
}
function withTestsOf(path, code, tests) {
  const rules = { doctests: false };
  const [base, brought] = [splitInlineTests(path, code, rules), splitInlineTests(path, tests, rules)];
  if (base.kind !== "apart" && brought.kind !== "apart") return null;
  return `${base.kind === "apart" ? base.code : code}
${brought.kind === "apart" ? brought.tests : ""}`;
}
function mixed(lines) {
  return lines.length === 0 ? { kind: "none" } : { kind: "mixed", lines };
}
function doctestLines(text) {
  let inside = false;
  return text.split("\n").filter((line) => {
    inside = /^\s*>>> /.test(line) || inside && line.trim() !== "" && !/^\s*(?:"""|''')/.test(line);
    return inside;
  });
}
function inSourceLines(text) {
  const start = text.search(/^if \(import\.meta\.vitest\b/m);
  return start < 0 ? [] : text.slice(start).split("\n");
}
var TEST_ONLY = /#\[cfg\(\s{0,20}test\s{0,20}\)\]/y;
var MODULE = /(?:\s{0,200}#\[[^\]\n]{0,200}\]){0,20}\s{0,200}(?:pub(?:\([^)\n]{0,100}\))?\s{1,20})?mod\s{1,20}\w{1,200}\s{0,200}\{/y;
var TESTS_ELSEWHERE = /\s{0,200}(?:pub(?:\([^)\n]{0,100}\))?\s{1,20})?mod\s{1,20}tests?\s{0,20};/y;
function splitRust(text) {
  const code = [];
  const tests = [];
  let done = 0;
  for (let at = 0; at < text.length; ) {
    const end = testModuleEnd(text, at);
    if (end === null) {
      at = Math.max(at + 1, skipQuiet(text, at));
      continue;
    }
    code.push(text.slice(done, at));
    tests.push(text.slice(at, end));
    done = end;
    at = end;
  }
  if (tests.length === 0) return { kind: "none" };
  return { kind: "apart", code: [...code, text.slice(done)].join(""), tests: `${tests.join("\n")}
` };
}
function testModuleEnd(text, at) {
  if (text[at] !== "#") return null;
  const marked = endOf(TEST_ONLY, text, at);
  if (marked === null) return null;
  const opened = endOf(MODULE, text, marked);
  return opened === null ? endOf(TESTS_ELSEWHERE, text, marked) : closingBrace(text, opened);
}
function closingBrace(text, from) {
  let depth = 1;
  for (let at = from; at < text.length; ) {
    const next = skipQuiet(text, at);
    if (next > at) {
      at = next;
      continue;
    }
    if (text[at] === "{") depth += 1;
    if (text[at] === "}") depth -= 1;
    at += 1;
    if (depth === 0) return at;
  }
  return null;
}
var STRING = /b?"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)/y;
var RAW = /b?r(#*)"/y;
var CHARACTER = /b?'(?:\\[\s\S][^'\n]{0,12}|[^\\'\n])'/y;
var LINE_COMMENT = /\/\/[^\n]*/y;
function skipQuiet(text, at) {
  const char = text[at] ?? "";
  if (char === "/") return endOf(LINE_COMMENT, text, at) ?? blockCommentEnd(text, at);
  if (!`"'rb`.includes(char)) return at;
  if (/[rb]/.test(char) && /\w/.test(text[at - 1] ?? "")) return at;
  return rawStringEnd(text, at) ?? endOf(STRING, text, at) ?? endOf(CHARACTER, text, at) ?? at;
}
function rawStringEnd(text, at) {
  RAW.lastIndex = at;
  const raw = RAW.exec(text);
  if (raw === null) return null;
  const close = `"${raw[1] ?? ""}`;
  const end = text.indexOf(close, RAW.lastIndex);
  return end < 0 ? text.length : end + close.length;
}
function blockCommentEnd(text, at) {
  if (!text.startsWith("/*", at)) return at;
  let depth = 0;
  for (const { 0: mark, index } of text.slice(at).matchAll(/\/\*|\*\//g)) {
    depth += mark === "/*" ? 1 : -1;
    if (depth === 0) return at + index + 2;
  }
  return text.length;
}
function endOf(pattern, text, at) {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}
// src/core/witness/testing-sections.ts
function isManifest(path) {
  return MANIFEST.test(baseOf(path)) || isLock(path);
}
function isLock(path) {
  return LOCK.test(baseOf(path));
}
var LOCK = /^(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|(?:Cargo|poetry|uv|pdm|Pipfile|Gemfile|composer|mix|flake)\.lock|go\.sum|gradle\.lockfile)$/;
var MANIFEST = /^(?:package\.json|pyproject\.toml|setup\.(?:cfg|py)|requirements[\w.-]*\.txt|Pipfile|Cargo\.toml|go\.(?:mod|work)|pom\.xml|(?:build|settings)\.gradle(?:\.kts)?|Gemfile|.*\.gemspec|composer\.json|.*\.(?:cs|fs|vb)proj|Package\.swift|mix\.exs|deno\.jsonc?|pnpm-workspace\.yaml)$/;
function testingDiffers(path, before, after) {
  if (isLock(path)) return false;
  const sections = sectionsOf(path, before);
  const others = sectionsOf(path, after);
  if (sections === null || others === null) return swaying(before) !== swaying(after);
  return [...sections].some(([name, text]) => others.get(name) !== text) || addsSettings(sections, others);
}
function addsSettings(before, after) {
  return [...after.keys()].some((name) => {
    const [, of] = /^script (?:pre|post)(.+)$/.exec(name) ?? [];
    return !before.has(name) && (!name.startsWith("script ") || of !== void 0 && before.has(`script ${of}`));
  });
}
function withTestingOf(path, base, other) {
  if (isNamed(path, "package.json")) return packageWith(base, other);
  if (!hasSections(path)) return null;
  const kept = split(base).filter(({ name }) => !TESTING_SECTION.test(name));
  const brought = split(other).filter(({ name }) => TESTING_SECTION.test(name));
  return [...kept, ...brought].map(({ text }) => text.endsWith("\n") ? text : `${text}
`).join("");
}
function sectionsOf(path, text) {
  if (isNamed(path, "package.json")) return packageSections(text);
  if (!hasSections(path)) return null;
  return new Map(
    split(text).flatMap(
      ({ name, text: body }) => TESTING_SECTION.test(name) ? [[name, body.replaceAll(/\s+/g, " ").trim()]] : []
    )
  );
}
var TESTING_KEYS = ["jest", "vitest", "mocha", "ava", "tap", "nyc", "c8", "eslintConfig", "xo"];
function packageSections(text) {
  const data = objectOf(text);
  if (data === null) return null;
  const scripts = Object.entries(asObject(data.scripts) ?? {});
  return new Map([
    ...scripts.map(([name, value]) => [`script ${name}`, JSON.stringify(value)]),
    ...TESTING_KEYS.flatMap((key) => key in data ? [[key, JSON.stringify(data[key])]] : [])
  ]);
}
function packageWith(base, other) {
  const [own, brought] = [objectOf(base), objectOf(other)];
  if (own === null || brought === null) return null;
  const names = ["scripts", ...TESTING_KEYS];
  const kept = Object.entries(own).filter(([key]) => !names.includes(key));
  const taken = names.flatMap((key) => key in brought ? [[key, brought[key]]] : []);
  return `${JSON.stringify(Object.fromEntries([...kept, ...taken]), null, 2)}
`;
}
function objectOf(json) {
  try {
    return asObject(JSON.parse(json.replace(/^\uFEFF/, "")));
  } catch {
    return null;
  }
}
function asObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
}
var TESTING_SECTION = /^(?:tool[.:](?:pytest|coverage|tox|nox|hatch\.envs)|pytest|coverage|tox|testenv)\b/;
function hasSections(path) {
  return isNamed(path, "pyproject.toml") || isNamed(path, "setup.cfg");
}
function split(text) {
  return text.split(/^(?=\[)/m).map((part) => ({ name: /^\[{1,2}([^[\]\n]*)\]/.exec(part)?.[1]?.trim() ?? "", text: part }));
}
function isNamed(path, name) {
  return path === name || path.endsWith(`/${name}`);
}
var SWAYING = /surefire|failsafe|skip|testFailureIgnore|ignoreFailures|exclude|useJUnit|testpaths|autotests|harness|^\s*(?:doc)?test\s*=/i;
function swaying(text) {
  return text.split("\n").flatMap((line) => SWAYING.test(line) ? [line.trim()] : []).sort().join("\n");
}
function baseOf(path) {
  return path.slice(path.lastIndexOf("/") + 1);
}
// src/core/witness/plan-witness.ts
function planWitness(changes, rules) {
  const sorted = changes.map((change) => ({ change, kind: kindOf(change, rules) }));
  const moving = sorted.filter(({ kind }) => kind === "whole" || kind === "testing" || kind === "inline");
  const halves = [];
  if (moving.length > 0) {
    const parts = withModuleLines(sorted.flatMap(toNoticed), changes);
    halves.push({ half: "noticed", base: "arming", parts });
  }
  if (moving.some(({ change, kind }) => mayWeaken(change, kind)))
    halves.push({ half: "kept", base: "final", parts: moving.flatMap(toKept) });
  const pathsOf = (kinds) => sorted.flatMap(({ change, kind }) => kinds.includes(kind) ? [change.path] : []).sort();
  return {
    halves,
    changedTests: pathsOf(["whole", "inline", "testing"]),
    mixed: pathsOf(["mixed"]),
    assertive: moving.some(({ change }) => isAssertive(change))
  };
}
function isAssertive({ role, after }) {
  return after === null || role !== "test" && role !== "code" || ASSERTS.test(after);
}
var ASSERTS = /assert|expect|should|require|throw|raise|panic|fatal|fail|error|exit|verify|check|must|match|equal|ensure|snapshot|approve|is\(|ok\(|>>> /i;
function kindOf(change, rules) {
  const { path, role, before, after } = change;
  if (isManifest(path)) return testingDiffers(path, before ?? "", after ?? "") ? "testing" : "manifest";
  if (role !== "code" && role !== "other") return "whole";
  const [old, now] = [splitOrNone(path, before, rules), splitOrNone(path, after, rules)];
  if (testsOf(old) !== testsOf(now)) return "inline";
  return losesLines(old, now) ? "mixed" : "code";
}
function splitOrNone(path, text, rules) {
  return text === null ? { kind: "none" } : splitInlineTests(path, text, rules);
}
function testsOf(inline) {
  return inline.kind === "apart" ? inline.tests : "";
}
function losesLines(old, now) {
  if (old.kind !== "mixed") return false;
  const left = new Set(now.kind === "mixed" ? now.lines.map((line) => line.trim()) : []);
  return old.lines.some((line) => !left.has(line.trim()));
}
function swaysOthers(path) {
  const folders = path.toLowerCase().split("/");
  const name = folders.pop() ?? "";
  if (folders.includes("__mocks__") || name === "conftest.py" || name === "sitecustomize.py") return true;
  return name.split(/[._-]/).some((word) => SWAYING2.has(word));
}
var SWAYING2 = /* @__PURE__ */ new Set(["setup", "global", "environment", "hook", "hooks"]);
function mayWeaken({ status, role, path, before }, kind) {
  if (kind === "inline")
    return before !== null && splitInlineTests(path, before, { doctests: false }).kind !== "none";
  if (status !== "added") return true;
  return kind === "whole" && (role !== "test" && role !== "recording" || swaysOthers(path));
}
function toNoticed({ change, kind }) {
  const { path, before, after } = change;
  if (kind === "code" || kind === "mixed") return [];
  if (kind === "whole" || before === null || after === null) {
    if (kind !== "inline") return [{ kind: "other", path }];
    return after === null ? [] : textPart(path, withTestsOf(path, "", after));
  }
  if (kind === "inline") return textPart(path, withTestsOf(path, before, after));
  const spliced = withTestingOf(path, before, after);
  return spliced === null ? [{ kind: "other", path }] : textPart(path, spliced);
}
function toKept({ change, kind }) {
  const { path, before, after } = change;
  if (kind === "whole") return [{ kind: "other", path }];
  if (before === null) return [];
  if (kind === "inline") return textPart(path, after === null ? null : withTestsOf(path, after, before));
  const spliced = after === null ? null : withTestingOf(path, after, before);
  return spliced === null ? [{ kind: "other", path }] : textPart(path, spliced);
}
function textPart(path, text) {
  return text === null ? [] : [{ kind: "text", path, text }];
}
function withModuleLines(parts, changes) {
  const added = new Set(changes.flatMap(({ status, path }) => status === "added" ? [path] : []));
  const lines = parts.filter((part) => part.kind === "text" && part.path.endsWith(".rs") && added.has(part.path)).flatMap((part) => changes.flatMap((parent) => moduleLine(parent, part.path) ?? []));
  const byPath = new Map(parts.map((part) => [part.path, part]));
  for (const { path, before, line } of lines) {
    const own = byPath.get(path);
    const text = own?.kind === "text" ? own.text : before;
    byPath.set(path, { kind: "text", path, text: `${text}
${line}
` });
  }
  return [...byPath.values()];
}
function moduleLine({ path, before, after }, child) {
  const [, folder = "", name = ""] = /^(.*\/)?([^/]+?)(?:\/mod)?\.rs$/.exec(child) ?? [];
  const parents = [`${folder}lib.rs`, `${folder}main.rs`, `${folder}mod.rs`, `${folder.slice(0, -1)}.rs`];
  if (!parents.includes(path) || before === null || after === null) return null;
  const line = after.split("\n").find((text) => text.replace(/^\s*(?:pub(?:\([^)]*\))?\s+)?/, "").replace(/\s/g, "") === `mod${name};`);
  return line === void 0 || before.includes(line.trim()) ? null : { path, before, line };
}
// src/core/witness/test-checks.ts
function testChecks(checks) {
  const tests = checks.filter(({ check }) => TESTS.test(check.command) || !JUDGES.test(check.command));
  return tests.length > 0 ? tests : checks;
}
var TESTS = /(?:^|[\s:/_-])(?:tests?|spec|rspec|jest|vitest|pytest|mocha|ava|unittest|nextest|e2e|verify)(?:$|[\s:_-])/;
var JUDGES = /(?:^|[\s:/_-])(?:eslint|biome|prettier|oxlint|tsc|tsgo|vue-tsc|mypy|pyright|ruff|flake8|pylint|black|clippy|fmt|gofmt|vet|golangci-lint|shellcheck|rubocop|phpstan|checkstyle|ktlint|lint|typecheck|types?|format)(?:$|[\s:_-])/;
// src/app/proof/run-witness.ts
async function runWitness(request) {
  const started = performance.now();
  const { arming, final } = request.trees;
  const files = await request.store.trees.changedFiles(arming, final);
  const end = (verdict, why, { halves: halves2 = [], plan: plan2 } = {}) => {
    const durationMs = Math.round(performance.now() - started);
    return { verdict, why, halves: halves2, changedTests: plan2?.changedTests ?? [], durationMs };
  };
  if (files === null) return end("unclear", "the snapshots are not whole");
  if (files.length > MOST_CHANGES) return end("unclear", `more than ${MOST_CHANGES} files changed`);
  const changes = await withTexts(request, files);
  const plan = planWitness(changes, { doctests: await runsDoctests(request, files) });
  if (plan.halves.length === 0) return end("not-needed", "no test changed", { plan });
  const outside = (0, import_shared_adapters_git_commit_hurdles.reachOutside)(request.commands, hasEnvironment(request));
  if (outside !== null) return end("unclear", outside, { plan });
  const endsAt = started + request.budgetMs;
  const work = {
    request,
    endsAt,
    files,
    facts: { names: newNames(changes), assertive: plan.assertive, careful: isCareful(request) },
    plan
  };
  const halves = [];
  for (const half of plan.halves) {
    const verdict = await (half.half === "noticed" ? runNoticed(work, half) : runKept(work, half));
    halves.push({ half: half.half, verdict });
    if (verdict.status !== "holds" && !request.thorough) break;
  }
  const wrong = halves.find(({ verdict }) => verdict.status === "fails") ?? halves.find(({ verdict }) => verdict.status !== "holds");
  if (wrong !== void 0) return end(wrong.verdict.status, clauseOf(wrong.verdict), { halves, plan });
  return end("holds", halves.map(({ verdict }) => clauseOf(verdict)).join("; "), { halves, plan });
}
function isCareful({ checks, thorough }) {
  const known = testChecks(checks).map(({ lastMs }) => lastMs ?? Number.POSITIVE_INFINITY);
  return thorough || known.reduce((sum, ms) => sum + ms, 0) <= CHEAP_MS;
}
var CHEAP_MS = 5e3;
function hasEnvironment({ store, project }) {
  return [project, store.top].some(
    (folder) => [".venv", "venv", "env"].some((name) => (0, import_node_fs.existsSync)((0, import_node_path.join)(folder, name, "pyvenv.cfg")))
  );
}
var MOST_CHANGES = 5e3;
var MOST_NAMED = 5;
var LARGEST_TEXT = 512 * 1024;
function clauseOf(verdict) {
  if (verdict.status === "holds") return verdict.shows;
  if (verdict.status === "unclear" || verdict.tests.length === 0) return verdict.why;
  const more = verdict.tests.length - MOST_NAMED;
  return `${verdict.why}: ${verdict.tests.slice(0, MOST_NAMED).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
async function withTexts({ store, trees, roleOf }, files) {
  const textual = files.filter(({ added }) => added !== null).map(({ path }) => path);
  const [before, after] = await Promise.all([
    store.trees.contentsOf(trees.arming, textual, LARGEST_TEXT),
    store.trees.contentsOf(trees.final, textual, LARGEST_TEXT)
  ]);
  return files.map(({ path, status }) => ({
    path,
    status,
    role: roleOf(path),
    before: before.get(path)?.toString("utf8") ?? null,
    after: after.get(path)?.toString("utf8") ?? null
  }));
}
async function runsDoctests({ store, trees, checks }, files) {
  if (!files.some(({ path }) => /\.pyi?$/.test(path))) return false;
  if (checks.some(({ check }) => check.command.includes("doctest"))) return true;
  const settings = await store.trees.contentsOf(trees.final, PYTHON_SETTINGS);
  return [...settings.values()].some((bytes) => bytes.includes("doctest"));
}
var PYTHON_SETTINGS = [
  "pyproject.toml",
  "pytest.ini",
  "setup.cfg",
  "tox.ini",
  "conftest.py",
  "noxfile.py",
  "Makefile"
];
async function runNoticed(work, half) {
  const run = await runIn(work, half);
  if (run.status === "failed") return { status: "unclear", why: run.reason };
  const noticed = judgeNoticed(run.results, { ...work.facts, missing: run.missing });
  if (noticed.status !== "if-final-passes") return noticed;
  const control = await runIn(work, { base: "final", parts: [] });
  if (control.status === "failed") return { status: "unclear", why: control.reason };
  return judgeControl(control.results, noticed.shows);
}
async function runKept(work, half) {
  const run = await runIn(work, half);
  return run.status === "failed" ? { status: "unclear", why: run.reason } : judgeKept(run.results, work.plan.mixed);
}
async function runIn({ request, endsAt, files }, { base, parts }) {
  const checks = testChecks(request.checks);
  const expectedMs = checks.reduce((sum, { lastMs }) => sum + (lastMs ?? 0), 0);
  if (endsAt - performance.now() < expectedMs)
    return { status: "failed", reason: "this turn has no time left to run the checks once more" };
  const byPath = new Map(files.map((file) => [file.path, file]));
  const made = await (0, import_shared_adapters_git_commit_hurdles.makeTemporaryTree)({
    ...request,
    tree: request.trees[base],
    entries: new Map(
      parts.flatMap(({ kind, path }) => {
        const change = byPath.get(path);
        if (kind !== "other" || change === void 0) return [];
        return [[path, base === "arming" ? change.after : change.before]];
      })
    ),
    texts: new Map(parts.flatMap((part) => part.kind === "text" ? [[part.path, part.text]] : [])),
    changed: files.map(({ path }) => path)
  });
  if (made.status === "failed") return made;
  const { tree } = made;
  try {
    const results = [];
    for (const timed of checks) {
      const timeoutMs = Math.max(1, Math.min(limitOf(timed, request), endsAt - performance.now()));
      results.push(await runOne(request, timed.check, timeoutMs, tree));
    }
    return { status: "ok", results, missing: tree.missing };
  } finally {
    tree.remove();
  }
}
function limitOf({ limitMs, lastMs }, { thorough }) {
  return thorough || lastMs === null ? limitMs : Math.min(limitMs, 2 * lastMs + GRACE_MS);
}
async function runOne({ allowEmpty, project, userFolder }, check, timeoutMs, tree) {
  const { command, env } = tree.adapt(check.command);
  const run = await (0, import_app_loop_gather_evidence.runCheck)({ command, cwd: tree.project, timeoutMs, env });
  const output = run.startError ?? run.output;
  const empty = run.exitCode === 0 && !run.timedOut && !allowEmpty ? (0, import_app_loop_judge_check3.emptyRun)(output) : null;
  const failed = () => ({
    kind: "failed",
    failure: (0, import_app_loop_judge_check2.canonicalise)(output, {
      ...run,
      root: tree.project,
      rootAliases: [project],
      home: (0, import_common.homeFolder)(),
      tmp: (0, import_node_os.tmpdir)(),
      readers: (0, import_app_loop_judge_check.readReaderFiles)(project, userFolder).readers
    })
  });
  const passed = run.exitCode === 0 && !run.timedOut;
  const outcome = empty === null ? passed ? { kind: "passed" } : failed() : { kind: "empty", reason: `${empty.runner}: ${empty.reason}` };
  return { check, outcome, ...run, output: (0, import_common2.redact)(output) };
}
var GRACE_MS = 1e4;
module.exports = {
  runWitness: runWitness
};
