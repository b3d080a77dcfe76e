

var import_shared_core_failure_readers_python = require("./shared.core.failure.readers.python.cjs");

// src/core/failure/readers/pytest-sections.ts
var STAGE = /^ERROR (?:at (setup|teardown) of|(collecting)) (.*)$/;
var PLACE = /^(\S[^:]{0,500}\.\w{1,6}):\d+: ?(.*)$/;
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
    code: codeOf(stage?.[1] ?? stage?.[2]),
    ...contentOf(body)
  };
}
function withoutCaptured(body) {
  const start = body.findIndex((text) => /^-{3,} Captured /.test(text));
  return start < 0 ? body : body.slice(0, start);
}
function codeOf(stage) {
  if (stage === "setup" || stage === "teardown") return stage;
  return stage === void 0 ? null : "collection";
}
function contentOf(body) {
  const native = (0, import_shared_core_failure_readers_python.readTracebacks)(body).at(-1);
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
    frame: last === void 0 ? native?.frame ?? null : (0, import_shared_core_failure_readers_python.frameOf)(last.file, last.fn)
  };
}
function causeAbove(body) {
  const joint = body.findIndex((text) => (0, import_shared_core_failure_readers_python.isChained)(text));
  return joint < 0 ? null : withoutMark(body[exceptionLine(body.slice(0, joint))] ?? "") || null;
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
    const [, file, rest = ""] = PLACE.exec(text) ?? [];
    if (file === void 0 || !(0, import_shared_core_failure_readers_python.inProject)(file)) return [];
    return [{ file, fn: /^in (.+)$/.exec(rest)?.[1] ?? fn }];
  });
}
function namelessFailures(lines) {
  const start = lines.findIndex((text) => /^=+ FAILURES =+$/.test(text));
  if (start < 0 || lines.slice(start).some((text) => text.startsWith("__"))) return [];
  return lines.flatMap((text, line) => {
    const [, file, words] = PLACE.exec(text) ?? [];
    if (line < start || file === void 0 || words === void 0 || words === "") return [];
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
        frame: (0, import_shared_core_failure_readers_python.inProject)(file) ? file : null
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
  read
};
var SUMMARY = /^=+ short test summary info =+$/;
var ENTRY = /^(FAILED|ERROR|SUBFAILED(?:\[[^\]]{0,200}\]|\([^)]{0,200}\)| (?=[[(])){0,4}) ([^\s:]+(?:::[^\s[]+(?:\[.*?\](?= - |$))?)?)(?: - (.*))?$/;
function read({ lines }) {
  const sections = pytestSections(lines);
  const entries = summaryOf(lines);
  const tests = entries.length > 0 ? fromEntries(entries, sections) : sections.map((section2) => fromSection(section2));
  const found = [...tests, ...missedCoverage(lines)];
  return found.length > 0 ? found : pytestNotRun(lines);
}
function summaryOf(lines) {
  const start = lines.findIndex((text) => SUMMARY.test(text));
  if (start < 0) return [];
  return lines.slice(start).flatMap((text, offset) => {
    const [, kind, id, said] = ENTRY.exec(text) ?? [];
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
    return finding(entry.line, { id: entry.id + subtestOf(entry.kind), words, code, section: section2 });
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
  const plain = (bracket < 0 ? name : name.slice(0, bracket)).replaceAll(".", "::");
  const id = section2.code === "collection" ? name : `${section2.file ?? ""}::${plain}${bracket < 0 ? "" : name.slice(bracket)}`;
  return finding(section2.line, { id, words: section2.said, code: section2.code, section: section2 });
}
function finding(line, part) {
  const said = (0, import_shared_core_failure_readers_python.readException)(part.words);
  const compared = part.section?.compared ?? null;
  const message = said.message === "" ? "failed without a message" : said.message;
  return {
    line,
    severity: "error",
    phase: "test",
    code: part.code,
    class: said.class,
    message: (0, import_shared_core_failure_readers_python.withCause)(message, part.section?.cause ?? null),
    former: [{ message }],
    speech: part.code !== null && said.class === null ? "diagnostic" : (0, import_shared_core_failure_readers_python.pythonSpeech)(said.class, message),
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
module.exports = {
  pytest: pytest
};
