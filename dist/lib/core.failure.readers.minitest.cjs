

var import_shared_core_failure_readers_ruby = require("./shared.core.failure.readers.ruby.cjs");

var import_shared_core_failure_readers_comparison = require("./shared.core.failure.readers.comparison.cjs");

var import_shared_core_failure_readers_reader = require("./shared.core.failure.readers.reader.cjs");

// src/core/failure/readers/minitest.ts
var minitest = {
  tool: "minitest",
  rank: "tool",
  programs: ["minitest", "rails", "rake"],
  signature: /^ *(?:\d+\) )?(?:Failure|Error):\n[A-Z][\w:]*#|^\d+ runs, \d+ assertions,/m,
  read
};
var HEADER = /^ *(?:\d+\) )?(?<kind>Failure|Error):$/;
var TEST = /^(?<suite>[A-Z][^#]{0,300})#(?<test>.{1,300}?)(?: \[(?<file>[^\]]{1,300}):\d+\])?:$/;
var THROWN = /^(?<class>[A-Z][\w:]{0,200}): (?<message>.*)$/;
var FRAME = /^ +(?<file>[^\s:][^:]{0,300}):\d+:in [`'](?<method>[^']{1,200})'$/;
var OUTSIDE = /^<internal:|^<dep>|^\/usr\/|^~\//;
var MOST_LINES = 60;
function read({ lines }) {
  const found = lines.flatMap((text, line) => HEADER.test(text) ? testAt(lines, line + 1) ?? [] : []);
  if (found.length > 0) return found;
  const none = lines.findIndex((text) => /^0 runs, 0 assertions,/.test(text));
  return none < 0 ? [] : [(0, import_shared_core_failure_readers_reader.findingOf)(none, "no tests were run", { phase: "test", code: "no-tests" })];
}
function testAt(lines, line) {
  const groups = TEST.exec(lines[line] ?? "")?.groups;
  if (groups === void 0) return null;
  const testId = `${groups.suite} > ${(groups.test ?? "").replace(/^test_\d{4}_/, "")}`;
  const block = blockOf(lines.slice(line + 1, line + MOST_LINES));
  const frames = block.flatMap((text) => frameOf(text) ?? []);
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
  const message = (0, import_shared_core_failure_readers_ruby.rubyMessage)(thrown?.message ?? block[0] ?? "");
  return (0, import_shared_core_failure_readers_reader.findingOf)(line, message, { ...place, class: errorClass, speech: (0, import_shared_core_failure_readers_ruby.rubySpeech)(errorClass) });
}
function failureIn(line, block, place) {
  const words = wordsOf(block);
  const split = (0, import_shared_core_failure_readers_comparison.splitComparison)(words, "Expected:", "Actual:") ?? splitDiff(block);
  const values = split === null ? {} : { values: split.values };
  return (0, import_shared_core_failure_readers_reader.findingOf)(line, split?.message ?? words, { ...place, speech: "assertion", ...values });
}
function blockOf(following) {
  const end = following.findIndex(
    (text) => /^ *\d+\) (?:Failure|Error|Skipped):$|^\d+ runs, |^(?:bin\/)?rails test /.test(text) || HEADER.test(text)
  );
  return end < 0 ? following : following.slice(0, end);
}
function wordsOf(block) {
  const end = block.findIndex((text) => text === "" || text.startsWith("--- expected"));
  return (end < 0 ? block : block.slice(0, end)).join(" ");
}
function splitDiff(block) {
  const start = block.indexOf("+++ actual");
  if (start < 0) return null;
  const values = block.slice(start + 1).filter((text) => /^[-+]/.test(text));
  return { message: `${wordsOf(block)} Expected: <v> Actual: <v>`, values: values.slice(0, 20) };
}
function frameOf(text) {
  const groups = FRAME.exec(text)?.groups;
  const file = groups?.file ?? "";
  if (groups === void 0 || OUTSIDE.test(file)) return null;
  return { file, method: (groups.method ?? "").replace(/^.*[#.](?=[^#.]+$)/, "") };
}
module.exports = {
  minitest: minitest
};
