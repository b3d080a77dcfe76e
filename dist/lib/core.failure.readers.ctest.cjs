

var import_shared_core_failure_readers_reader = require("./shared.core.failure.readers.reader.cjs");

var import_shared_core_failure_noise_lines = require("./shared.core.failure.noise-lines.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

// src/core/failure/readers/ctest.ts
var ctest = {
  tool: "ctest",
  rank: "wrapper",
  programs: ["ctest"],
  signature: /^\s*\d+\/\d+ Test +#\d+: |^No tests were found!!!$/m,
  read
};
var RESULT = /^\s*\d+\/\d+ Test +#\d+: (?<test>\S+) \.*[ *]*(?<verdict>Failed|Timeout|Exception: \w+|Not Run|Bad Command|SEGFAULT|Required regular expression not found|Error regular expression found)/;
var NEXT = /^\s*(?:Start +\d+:|\d+\/\d+ Test +#|\d+% tests passed|test \d+$)/;
var MOST_LINES = 100;
function read({ lines }) {
  const none = lines.indexOf("No tests were found!!!");
  if (none >= 0) return [(0, import_shared_core_failure_readers_reader.findingOf)(none, "No tests were found", { phase: "test", code: "no-tests" })];
  return lines.flatMap((text, line) => {
    const { test, verdict } = RESULT.exec(text)?.groups ?? {};
    return test === void 0 || verdict === void 0 ? [] : failed(lines, line, test, verdict);
  });
}
function failed(lines, line, test, verdict) {
  const below = lines.slice(line + 1, line + 1 + MOST_LINES);
  const end = below.findIndex((text) => NEXT.test(text));
  const shown = end < 0 ? below : below.slice(0, end);
  const said = (shown.some((text) => text !== "") ? shown : writtenAbove(lines, line)).filter(
    (text) => !(0, import_shared_core_failure_noise_lines.isNoise)(text) && !(0, import_shared_core_failure_noise_lines.isTotal)(text)
  );
  const words = said.find(import_hooks_active_on_stop.looksLikeError) ?? said.at(-1);
  return (0, import_shared_core_failure_readers_reader.findingOf)(line, words === void 0 ? verdict : `${verdict}: ${words.trim()}`, {
    phase: "test",
    speech: "runtime",
    testId: test,
    aside: said.filter((text) => text !== words).map((text) => text.trim())
  });
}
function writtenAbove(lines, line) {
  const above = lines.slice(Math.max(0, line - MOST_LINES), line);
  const start = above.findLastIndex((text) => /^\s*Start +\d+:/.test(text));
  return above.slice(start + 1).flatMap((text) => {
    const said = /^\d+: (?<said>.*)$/.exec(text)?.groups?.said;
    return said === void 0 || /^(?:Test command|Working Directory|Test timeout computed|Environment variables):?/.test(said) ? [] : [said];
  });
}
module.exports = {
  ctest: ctest
};
