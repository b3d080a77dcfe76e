

var import_shared_core_failure_readers_node = require("./shared.core.failure.readers.node.cjs");

var import_shared_core_failure_readers_reader = require("./shared.core.failure.readers.reader.cjs");

// src/core/failure/readers/vitest.ts
var vitest = {
  tool: "vitest",
  rank: "tool",
  programs: ["vitest"],
  signature: /^ *RUN +v\d+\.\d+|^ *FAIL +\S[^\n]{0,300}(?: > | \[ )|^No test files found, exiting|^Vitest caught/m,
  read
};
var HEADER = /^ *FAIL +(?:\|[^|]{1,80}\| +|[^\s>|][^>|]{0,80}? {2,})?(?<file>\S.*?\.\w{1,8})(?: \[ [^\]]{1,400} \])?(?: > (?<test>.+))?$/;
var UNHANDLED = /^ *(?:Unhandled (?:Rejection|Error)|Uncaught Exception|Startup Error|Error during close) *$/;
var END = /^ *(?:Test Files +\d|Tests +\d|Failed (?:Tests|Suites) \d|Unhandled Errors *$)/;
var NO_LOAD = /^(?:Cannot find (?:module|package)|Failed to (?:resolve|load|parse)|Parse failure|Transform failed)/;
function read({ lines }) {
  const found = [];
  let headers = [];
  lines.forEach((text, line) => {
    const header = headerOf(text);
    if (header !== null) headers.push(header);
    else if (UNHANDLED.test(text)) headers = [{ file: "", test: null }];
    else if (text.trim() !== "" && headers.length > 0) {
      found.push(...failed(lines, line, headers));
      headers = [];
    }
  });
  return [...found, ...lines.flatMap((text, line) => wholeRun(text, line))];
}
function headerOf(text) {
  if (!text.includes("FAIL")) return null;
  const groups = HEADER.exec(text)?.groups;
  return groups?.file === void 0 ? null : { file: groups.file, test: groups.test?.trim() ?? null };
}
function failed(lines, line, headers) {
  const text = (lines[line] ?? "").trim();
  const head = (0, import_shared_core_failure_readers_node.errorHead)(text);
  const message = (head?.message ?? text).replace(/ \/\/ .{0,60}equality$/, "");
  const end = endOfBlock(lines, line + 1);
  const origin = originOf(lines, line, end);
  const cause = causeOf(lines, line + 1, end);
  const finding = (0, import_shared_core_failure_readers_reader.findingOf)(line, cause === null ? message : `${message} (caused by ${cause})`, {
    code: head?.code ?? null,
    class: head?.class ?? null,
    // The message of a snapshot error contains the name of the test.
    speech: message.startsWith("Snapshot `") ? "assertion" : (0, import_shared_core_failure_readers_node.speechOf)(head),
    values: (0, import_shared_core_failure_readers_node.isComplete)(message) ? [] : differences(lines, line + 1, end),
    frame: (0, import_shared_core_failure_readers_node.topFrame)(lines, line + 1, end)
  });
  const loadPhase = isLoadError(head, message) ? "compile" : "test";
  return headers.map(({ file, test }) => ({
    ...finding,
    phase: test === null ? loadPhase : "test",
    file: file || origin,
    testId: test
  }));
}
function causeOf(lines, from, end) {
  const causes = lines.slice(from, end).flatMap((text) => /^Caused by: (?<head>\S.*)$/.exec(text)?.groups?.head ?? []);
  return causes.at(-1) ?? null;
}
function isLoadError(head, message) {
  return head?.class === "SyntaxError" || head?.class === "RolldownError" || NO_LOAD.test(message);
}
var LONGEST_BLOCK = 400;
function endOfBlock(lines, from) {
  const last = Math.min(lines.length, from + LONGEST_BLOCK);
  let end = from;
  while (end < last && !isEnd(lines[end] ?? "")) end += 1;
  return end;
}
function isEnd(text) {
  return END.test(text) || UNHANDLED.test(text) || headerOf(text) !== null;
}
function differences(lines, from, end) {
  let start = from;
  while (start < end && !(0, import_shared_core_failure_readers_node.isStackLine)(lines[start] ?? "")) {
    if (/^\s*(?:- Expected|Expected:)/.test(lines[start] ?? "")) return (0, import_shared_core_failure_readers_node.messageTail)(lines, start, end);
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
function wholeRun(text, line) {
  if (/^No test (?:suite )?files? found, exiting/.test(text)) {
    return [(0, import_shared_core_failure_readers_reader.findingOf)(line, "No test files found", { phase: "test", code: "no-tests" })];
  }
  const coverage = /^ERROR: (Coverage for .{1,80} does not meet .{1,120})$/.exec(text)?.[1];
  if (coverage === void 0) return [];
  return [(0, import_shared_core_failure_readers_reader.findingOf)(line, coverage, { phase: "test", code: "coverage", speech: "assertion" })];
}
module.exports = {
  vitest: vitest
};
