

var import_shared_core_failure_readers_node = require("./shared.core.failure.readers.node.cjs");

var import_shared_core_failure_readers_reader = require("./shared.core.failure.readers.reader.cjs");

// src/core/failure/readers/mocha.ts
var mocha = {
  tool: "mocha",
  rank: "tool",
  programs: ["mocha", "_mocha"],
  signature: /^ +\d+ failing$|^Error: No test files found|^\W{0,4}Exception during run: /m,
  read
};
var CYPRESS_RUN = /^ {2}\(Run Starting\)$|^ {2}Running: {2}\S.{0,300}\(\d+ of \d+\)$|^Can't run because no spec files were found|^Oops\.\.\.\s?we found an error preparing this test file:/m;
var LIST = /^ +\d+ failing$/;
var ENTRY = /^ {2}\d+\) (?<title>.*)$/;
var LONGEST_TITLE = 40;
function read({ lines }) {
  if (lines.some((text) => CYPRESS_RUN.test(text))) return [];
  return lines.some((text) => LIST.test(text)) ? failuresIn(lines, 0, lines.length) : withoutTests(lines);
}
function failuresIn(lines, from, to) {
  const list = lines.findIndex((text, line) => line >= from && line < to && LIST.test(text));
  if (list < 0) return [];
  const starts = lines.flatMap((text, line) => line > list && line < to && ENTRY.test(text) ? line : []);
  return starts.map((start, i) => failed(lines, start, starts[i + 1] ?? to));
}
function failed(lines, start, end) {
  const { title, next } = titleOf(lines, start, end);
  let line = next;
  while (line < end - 1 && (lines[line] ?? "").trim() === "") line += 1;
  const text = (lines[line] ?? "").trim();
  const head = (0, import_shared_core_failure_readers_node.errorHead)(text);
  const message = head?.message ?? text;
  const path = / \((?<file>[^()]{1,400}\.\w{1,5})\)$/.exec(message);
  const frame = (0, import_shared_core_failure_readers_node.topFrame)(lines, line + 1, end);
  return (0, import_shared_core_failure_readers_reader.findingOf)(line, path === null ? message : message.slice(0, path.index), {
    phase: "test",
    code: head?.code ?? null,
    class: head?.class ?? null,
    speech: (0, import_shared_core_failure_readers_node.speechOf)(head),
    values: valuesOf(message, (0, import_shared_core_failure_readers_node.messageTail)(lines, line + 1, end)),
    file: path?.groups?.file ?? frame?.replace(/ [\w$.#]+$/, "") ?? null,
    testId: title,
    frame
  });
}
function valuesOf(message, tail) {
  const compared = tail.filter((text) => / !== /.test(text));
  if (compared.length > 0) return compared.slice(0, 1);
  return (0, import_shared_core_failure_readers_node.isComplete)(message) ? [] : tail;
}
function titleOf(lines, start, end) {
  const parts = [ENTRY.exec(lines[start] ?? "")?.groups?.title ?? ""];
  let next = start + 1;
  while (!(parts.at(-1) ?? "").endsWith(":") && next < Math.min(end, start + LONGEST_TITLE)) {
    parts.push((lines[next] ?? "").trim());
    next += 1;
  }
  return { title: parts.join(" > ").replace(/:$/, ""), next };
}
function withoutTests(lines) {
  return lines.flatMap((text, line) => {
    if (text.startsWith("Error: No test files found")) {
      return (0, import_shared_core_failure_readers_reader.findingOf)(line, "No test files found", { phase: "test", code: "no-tests" });
    }
    const words = /^\W{0,4}Exception during run: (?<head>.*)$/.exec(text)?.groups?.head;
    return words === void 0 ? [] : notLoaded(lines, line, words);
  });
}
function notLoaded(lines, line, words) {
  const head = (0, import_shared_core_failure_readers_node.errorHead)(words);
  return (0, import_shared_core_failure_readers_reader.findingOf)(line, head?.message ?? words, {
    phase: "compile",
    code: head?.code ?? null,
    class: head?.class ?? null,
    speech: "runtime",
    frame: (0, import_shared_core_failure_readers_node.topFrame)(lines, line + 1, Math.min(lines.length, line + 40))
  });
}
module.exports = {
  CYPRESS_RUN: CYPRESS_RUN,
  failuresIn: failuresIn,
  mocha: mocha,
  valuesOf: valuesOf
};
