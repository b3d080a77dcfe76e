

var import_shared_core_failure_readers_reader = require("./shared.core.failure.readers.reader.cjs");

// src/core/failure/readers/phpunit.ts
var phpunit = {
  tool: "phpunit",
  rank: "tool",
  programs: ["phpunit", "paratest", "simple-phpunit"],
  signature: /^PHPUnit \d|^There (?:was|were) \d+ (?:error|failure)|^No tests executed!/m,
  read
};
var SECTION = /^There (?:was|were) \d+ (?<kind>.*?)s?:$/;
var TEST = /^\d+\) (?<suite>[\w\\]{1,300})::(?<test>.{1,400})$/;
var PLACE = /^(?<file>\S.{0,400}\.(?:php|phpt|inc)):\d+$/;
var LIBRARY = /^<dep>|^vendor\/|\/vendor\/|phar:|\/PHPUnit\//;
var MOST_LINES = 80;
var MOST_VALUES = 20;
function read({ lines }) {
  let kind = "";
  const found = [];
  for (const [line, text] of lines.entries()) {
    kind = SECTION.exec(text)?.groups?.kind ?? kind;
    const groups = TEST.exec(text)?.groups;
    if (groups === void 0 || !SEVERITY.has(kind)) continue;
    const testId = `${groups.suite} > ${groups.test}`;
    found.push(testAt(line, testId, blockOf(lines.slice(line + 1, line + MOST_LINES)), SEVERITY.get(kind)));
  }
  if (found.length > 0) return found;
  const titled = titledTests(lines).map(({ line, testId, block }) => testAt(line, testId, block));
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
function blockOf(following) {
  const end = following.findIndex(
    (text) => TEST.test(text) || /^(?:--|(?:ERRORS|FAILURES)!|Tests: \d.*)$/.test(text)
  );
  return end < 0 ? following : following.slice(0, end);
}
function testAt(line, testId, block, severity = "error") {
  const files = block.flatMap((text) => PLACE.exec(text)?.groups?.file ?? []).filter((file) => !LIBRARY.test(file));
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
    return (0, import_shared_core_failure_readers_reader.findingOf)(line, thrown.message ?? "", {
      ...place,
      class: thrown.class ?? null,
      speech: "runtime"
    });
  }
  const speech = /of type "/.test(words) ? "diagnostic" : "assertion";
  const values = diffOf(block);
  return (0, import_shared_core_failure_readers_reader.findingOf)(line, words, { ...place, speech, ...values.length > 0 ? { values } : {} });
}
function messageOf(block) {
  const end = block.findIndex((text) => text === "" || text === "--- Expected");
  return block.slice(0, end < 0 ? 3 : end).join(" ");
}
function diffOf(block) {
  const start = block.indexOf("+++ Actual");
  if (start < 0) return [];
  return block.slice(start + 1).filter((text) => /^[-+]/.test(text)).slice(0, MOST_VALUES);
}
function notRun(lines) {
  return lines.flatMap((text, line) => {
    if (/^No tests executed!|^No tests found in class/.test(text))
      return (0, import_shared_core_failure_readers_reader.findingOf)(line, "no tests executed", { phase: "test", code: "no-tests" });
    if (/^(?:Unknown option "|Cannot open file "|Test file ".*" not found|Could not read (?:XML from file|"))/.test(
      text
    )) {
      return (0, import_shared_core_failure_readers_reader.findingOf)(line, text, { phase: "test", code: "usage" });
    }
    return [];
  });
}
function titledTests(lines) {
  let suite = "";
  return lines.flatMap((text, line) => {
    if (/^\S|^ . running tests/u.test(text)) suite = text.replace(/^.* running tests */, "");
    const test = TITLE.exec(text)?.groups?.test;
    if (test === void 0) return [];
    return {
      line,
      testId: `${suite} > ${plainTitle(test)}`,
      block: testdoxBlock(lines.slice(line + 1, line + MOST_TESTDOX_LINES))
    };
  });
}
var TITLE = /^ [\u2718\u2716] (?<test>\S.{0,400})$/;
var MOST_TESTDOX_LINES = 80;
function testdoxBlock(following) {
  const end = following.findIndex((text) => /^ ?\S/.test(text));
  const block = (end < 0 ? following : following.slice(0, end)).map((text) => plainSpaces(text.trim()));
  const start = block.findIndex((text) => text !== "");
  return start < 0 ? [] : block.slice(start);
}
function plainTitle(test) {
  return plainSpaces(test).replace(/ with data set "(.*)"$/, " with $1").replace(/ with data set #(?=\d+$)/, " with data set ");
}
function plainSpaces(text) {
  return text.replace(/\u00b7/g, " ");
}
module.exports = {
  phpunit: phpunit
};
