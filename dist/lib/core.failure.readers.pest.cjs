

var import_shared_core_failure_readers_reader = require("./shared.core.failure.readers.reader.cjs");

// src/core/failure/readers/pest.ts
var pest = {
  tool: "pest",
  rank: "tool",
  programs: ["pest", "artisan"],
  signature: /^ +FAILED +\S.* > |^ +\u2022 \S.* > /m,
  read
};
var TEST = /^ +(?:FAILED +|\u2022 )(?<suite>[\w\\]{1,300}) > (?<test>\S.{0,400}?)(?: {2,}(?<class>[\w\\]{1,200}))?$/;
var THROWN = /^(?<class>[\w\\]{1,200}(?:Error|Exception)) *(?:: (?<message>.*))?$/;
var PLACE = /^ +(?:at |\d+ +)?(?<file>\S.{0,400}?\.php):\d+$/;
var LIBRARY = /^<dep>|(?:^|\/)vendor\//;
var MOST_LINES = 60;
function read({ lines }) {
  return lines.flatMap((text, line) => {
    const groups = TEST.exec(text)?.groups;
    if (groups === void 0) return [];
    const block = blockOf(lines.slice(line + 1, line + MOST_LINES));
    const testId = `${groups.suite} > ${groups.test}`;
    return failureIn(line, testId, groups.class ?? null, block);
  });
}
function blockOf(following) {
  const end = following.findIndex((text) => TEST.test(text) || /^ +Tests: /.test(text));
  return end < 0 ? following : following.slice(0, end);
}
function failureIn(line, testId, named, block) {
  const files = block.flatMap((text) => PLACE.exec(text)?.groups?.file ?? []).filter((file) => !LIBRARY.test(file));
  const place = { phase: "test", testId, file: files.at(-1) ?? null, frame: files[0] ?? null };
  const said = block.filter((text) => text.trim() !== "");
  const first = said[0]?.trim() ?? "";
  const thrown = THROWN.exec(first)?.groups;
  const errorClass = thrown?.class ?? named;
  if (errorClass === null || /ExpectationFailed|AssertionFailed/.test(errorClass)) {
    return (0, import_shared_core_failure_readers_reader.findingOf)(line, first, { ...place, speech: "assertion" });
  }
  const message = thrown === void 0 ? first : thrown.message ?? said[1] ?? "";
  return (0, import_shared_core_failure_readers_reader.findingOf)(line, message, { ...place, class: errorClass, speech: "runtime" });
}
module.exports = {
  pest: pest
};
