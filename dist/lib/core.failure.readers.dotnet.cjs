

var import_shared_core_failure_readers_comparison = require("./shared.core.failure.readers.comparison.cjs");

var import_shared_core_failure_readers_reader = require("./shared.core.failure.readers.reader.cjs");

// src/core/failure/readers/dotnet.ts
var dotnet = {
  tool: "dotnet",
  rank: "tool",
  programs: ["dotnet", "msbuild", "csc", "nuget"],
  signature: /(?:^|[)\w] ?): (?:fatal )?(?:error|warning) [A-Z]+\d+ ?: |^[ \t]{1,40}Failed \S|^Unhandled exception\. |error MSB\d+/m,
  read
};
var LINE = /^(?:\d{1,4}>)?(?<place>(?:[A-Za-z]:)?[^:]{0,400}?) ?: (?:[\w-]+ )?(?:fatal )?(?<severity>error|warning) (?<code>(?!TS\d)[A-Z]{2,10}\d{1,6}) ?: (?<message>.*)$/;
var FILE = /^(?<file>[^(]{1,400})\(\d+(?:,\d+){0,3}(?:-\d+)?\)$/;
var PROJECT = / \[[^[\]]{1,400}proj(?:::[^[\]]{0,200})?\]$/;
var SDK = /\.(?:targets|props|tasks)$|^<dep>|\/dotnet\/sdk\//;
var TEST = /^\s+Failed (?<test>\S.{0,400}?)(?: \[[^\]]*\])?$/;
var FRAME = /^\s*at (?<name>[^()\s]{1,300})\(.{0,400}?\) in (?<file>.{1,400}):line \d+$/;
var UNHANDLED = /^Unhandled exception\. (?<class>[\w.]{1,200}): (?<message>.*)$/;
var LONGEST_TEST = 60;
function read({ lines }) {
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
  return (0, import_shared_core_failure_readers_reader.findingOf)(line, (groups.message ?? "").replace(PROJECT, ""), {
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
  const test = TEST.exec(text)?.groups?.test;
  if (test === void 0) return null;
  const block = lines.slice(line + 1, line + LONGEST_TEST);
  const start = block.findIndex((words) => words.trim() === "Error Message:");
  if (start < 0 || start > 3) return null;
  const stack = block.findIndex((words) => /^\s+Stack Trace:/.test(words));
  const said = block.slice(start + 1, stack < 0 ? start + 4 : stack).join(" ");
  return {
    ...failedTest(line, said.replace(/\s+/g, " ").trim(), test),
    ...placeOf(stack < 0 ? [] : block.slice(stack))
  };
}
function failedTest(line, said, testId) {
  const thrown = /^(?<class>(?!Assert\.)[\w.]{1,200}(?:Exception|Error)) ?: (?<message>.*)$/.exec(
    said
  )?.groups;
  if (thrown !== void 0 && !/Assert/.test(thrown.class ?? "")) {
    return (0, import_shared_core_failure_readers_reader.findingOf)(line, thrown.message ?? "", {
      phase: "test",
      class: thrown.class ?? null,
      speech: "runtime",
      testId
    });
  }
  const words = (thrown?.message ?? said).replace(/ [\u2191\u2193].*$/, "");
  const split = (0, import_shared_core_failure_readers_comparison.splitComparison)(words, "Expected:", "Actual:") ?? (0, import_shared_core_failure_readers_comparison.splitComparison)(words, "Expected:", "But was:");
  const parts = { phase: "test", speech: "assertion", testId };
  return split === null ? (0, import_shared_core_failure_readers_reader.findingOf)(line, words, parts) : (0, import_shared_core_failure_readers_reader.findingOf)(line, split.message, { ...parts, values: split.values });
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
    ...(0, import_shared_core_failure_readers_reader.findingOf)(line, groups.message ?? "", { class: groups.class ?? null, speech: "runtime" }),
    ...placeOf(lines.slice(line + 1, line + LONGEST_TEST))
  };
}
function noTestsAt(text, line) {
  return /^No test (?:is available in|matches the given testcase filter)/.test(text) ? (0, import_shared_core_failure_readers_reader.findingOf)(line, "no tests found", { phase: "test", code: "no-tests" }) : null;
}
module.exports = {
  dotnet: dotnet
};
