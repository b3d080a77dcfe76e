

var import_shared_core_failure_readers_java = require("./shared.core.failure.readers.java.cjs");

var import_shared_core_failure_readers_reader = require("./shared.core.failure.readers.reader.cjs");

// src/core/failure/readers/junit.ts
var junit = {
  tool: "junit",
  rank: "tool",
  programs: ["junit", "junit-platform-console"],
  signature: /^ +(?:source: )?(?:MethodSource|ClassSource) \[|^Finished: .*\(\[engine:|^\d+\) \S+\([\w.$]+\)$|^\[ +\d+ tests found +\]$/m,
  read
};
var LONGEST_TRACE = 400;
function testIdOf(className, ...path) {
  const names = path.map((name) => name.replace(/\([^)]{0,200}\)$/, "").trim()).filter((name) => name !== "");
  return [className, ...names].join(" > ");
}
var SOURCE = /^ +(?:source: )?(?:MethodSource|ClassSource) \[className = '(?<class>[^']+)'(?:, methodName = '(?<method>[^']+)')?/;
var MOST_ABOVE = 6;
var CAUGHT = /^ +(?:=>|caught:) (?<first>.*)$/;
var NUMBERED = /^\d+\) (?<test>.{1,300})\((?<class>[\w.$]+)\)$/;
var INVOCATION = /(?::|^\W*)(?<name>\[\d+\](?: [^:]*)?)$/;
function read({ lines }) {
  const found = lines.flatMap(
    (text, line) => platformAt(lines, text, line) ?? finishedAt(lines, text, line) ?? textRunnerAt(lines, text, line) ?? []
  );
  if (found.length > 0) return found;
  const none = lines.findIndex((text) => /^\[ +0 tests found +\]$/.test(text));
  return none < 0 ? [] : [(0, import_shared_core_failure_readers_reader.findingOf)(none, "no tests found", { phase: "test", code: "no-tests" })];
}
function platformAt(lines, text, line) {
  const first = CAUGHT.exec(text)?.groups?.first;
  const source = SOURCE.exec(lines[line - 1] ?? "")?.groups;
  if (first === void 0 || source === void 0) return null;
  const far = text.trimStart().startsWith("caught:") ? MOST_ABOVE : 2;
  const above = lines.slice(Math.max(0, line - far), line - 1);
  const invocation = above.flatMap((title) => INVOCATION.exec(title)?.groups?.name ?? []).at(-1) ?? "";
  const testId = testIdOf(source.class ?? "", source.method ?? "", invocation);
  return findingAt(line, first, lines.slice(line + 1, line + LONGEST_TRACE), testId);
}
function finishedAt(lines, text, line) {
  const first = THROWN.exec(text)?.groups?.first;
  const finished = FINISHED.exec(lines[line - 1] ?? "")?.groups;
  if (first === void 0 || finished === void 0) return null;
  const parts = (finished.path ?? "").split("]/[").map((part) => SEGMENT.exec(part)?.groups ?? {});
  const named = (kind) => parts.flatMap((part) => kind.test(part.kind ?? "") ? [part.name ?? ""] : []);
  const invocation = named(/-invocation$/).length > 0 ? finished.title ?? "" : "";
  const testId = testIdOf(named(/class$/).join("$"), ...named(/^(?:method|test-\w+)$/), invocation);
  return findingAt(line, first, lines.slice(line + 1, line + LONGEST_TRACE), testId);
}
var THROWN = /^ +=> Exception: (?<first>.*)$/;
var FINISHED = /^Finished: +(?<title>\S.{0,300}?) \(\[engine:(?<path>.{1,1000})\]\)$/;
var SEGMENT = /^(?<kind>[\w-]{1,40}):(?<name>.*)$/;
function textRunnerAt(lines, text, line) {
  const groups = NUMBERED.exec(text)?.groups;
  if (groups === void 0) return null;
  const testId = testIdOf(groups.class ?? "", groups.test ?? "");
  return findingAt(line, lines[line + 1] ?? "", lines.slice(line + 2, line + LONGEST_TRACE), testId);
}
function findingAt(line, first, rest, testId) {
  const trace = (0, import_shared_core_failure_readers_java.readTrace)(first, rest);
  return trace === null ? (0, import_shared_core_failure_readers_reader.findingOf)(line, first, { phase: "test", speech: "assertion", testId }) : (0, import_shared_core_failure_readers_java.findingOfTrace)(line, trace, { phase: "test", testId });
}
module.exports = {
  LONGEST_TRACE: LONGEST_TRACE,
  junit: junit,
  testIdOf: testIdOf
};
