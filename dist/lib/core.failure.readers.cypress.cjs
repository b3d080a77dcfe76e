

var import_shared_core_failure_readers_mocha = require("./shared.core.failure.readers.mocha.cjs");

var import_shared_core_failure_readers_node = require("./shared.core.failure.readers.node.cjs");

var import_shared_core_failure_readers_reader = require("./shared.core.failure.readers.reader.cjs");

// src/core/failure/readers/cypress.ts
var cypress = {
  tool: "cypress",
  rank: "tool",
  programs: ["cypress"],
  signature: import_shared_core_failure_readers_mocha.CYPRESS_RUN,
  read
};
var RUNNING = /^ {2}Running: {2}(?<file>\S.{0,300}?) +\(\d+ of \d+\)$/;
var NO_SPECS = /^Can't run because no spec files were found\b/;
var NOT_PREPARED = /^Oops\.\.\.\s?we found an error preparing this test file:/;
var RESULTS = /^ {2}\(Results\)$/;
var WHOSE = /^The following error originated from your (?:test|application) code/;
function read({ lines }) {
  const starts = lines.flatMap((text, line) => RUNNING.test(text) ? line : []);
  const failed = starts.flatMap((start, i) => specAt(lines, start, starts[i + 1] ?? lines.length));
  return [...failed, ...lines.flatMap((text, line) => notRun(lines, text, line))];
}
function specAt(lines, start, end) {
  const file = RUNNING.exec(lines[start] ?? "")?.groups?.file ?? null;
  const results = lines.slice(start, end).findIndex((text) => RESULTS.test(text));
  const failures = (0, import_shared_core_failure_readers_mocha.failuresIn)(lines, start, results < 0 ? end : start + results);
  return failures.map((finding, i) => {
    const words = WHOSE.test(finding.message) ? quoted(lines, finding.line) : null;
    const frame = firstFrame(lines.slice(finding.line, failures[i + 1]?.line ?? end));
    return { ...finding, message: words ?? finding.message, file: finding.file ?? frame ?? file, frame };
  });
}
function firstFrame(lines) {
  const files = lines.map((text) => BUNDLED.exec(text)?.groups?.file);
  return files.find((file) => file !== void 0 && !file.includes("node_modules/")) ?? null;
}
var BUNDLED = /^ +at .{0,200}\(?webpack:\/\/[^/]{0,100}\/(?:\.\/)?(?<file>[^\s()]{1,300}):\d+:\d+\)?$/;
function notRun(lines, text, line) {
  if (NO_SPECS.test(text))
    return [(0, import_shared_core_failure_readers_reader.findingOf)(line, "no spec files were found", { phase: "test", code: "no-tests" })];
  if (!NOT_PREPARED.test(text)) return [];
  const said = lines.slice(line + 1, line + 40);
  const told = said.findIndex((one) => one.startsWith("The error was:"));
  const below = said.slice(told + 1).filter((one) => one.trim() !== "");
  const words = below.find((one) => !/^Error: Webpack Compilation Error$/.test(one) && /\w: \S/.test(one));
  const head = (0, import_shared_core_failure_readers_node.errorHead)((words ?? below[0] ?? "").trim());
  return [
    (0, import_shared_core_failure_readers_reader.findingOf)(line, head?.message ?? words?.trim() ?? "the file could not be prepared", {
      phase: "compile",
      code: head?.code ?? null,
      class: head?.class ?? null,
      speech: "diagnostic",
      file: quoted(lines, line)
    })
  ];
}
function quoted(lines, line) {
  const below = lines.slice(line + 1, line + 8);
  return below.map((text) => /^\s{1,8}> (?<words>\S.*)$/.exec(text)?.groups?.words).find(Boolean) ?? null;
}
module.exports = {
  cypress: cypress
};
