

var import_shared_core_failure_readers_ruby = require("./shared.core.failure.readers.ruby.cjs");

var import_shared_core_failure_readers_comparison = require("./shared.core.failure.readers.comparison.cjs");

var import_shared_core_failure_readers_reader = require("./shared.core.failure.readers.reader.cjs");

// src/core/failure/readers/rspec.ts
var rspec = {
  tool: "rspec",
  rank: "tool",
  programs: ["rspec"],
  signature: /^ *Failure\/Error: |^\d+ examples?, \d+ failures?/m,
  read
};
var EXAMPLE = /^ {2,}\d+(?:\.\d+)?\) (?<name>.{1,400})$/;
var LOADING = /^An error occurred (?:while loading|in) (?:\.\/)?(?<file>.{1,300}?)\.?(?: - Did you mean\?.*)?$/;
var SUBJECT = /^ *Failure\/Error: /;
var ERROR_CLASS = /^(?<class>[A-Z][\w:]{0,200}):$/;
var FRAME = /^# (?:\.\/)?(?<file>[^\s:][^:]{0,300}):\d+(?::in [`'](?<method>[^']{1,200})')?$/;
var OUTSIDE = /^<internal:|^<dep>|^\/usr\/|^~\//;
var MOST_LINES = 60;
function read({ lines }) {
  const found = lines.flatMap((text, line) => SUBJECT.test(text) ? failureAt(lines, line) : []);
  if (found.length > 0) return found;
  const none = lines.findIndex((text) => /^(?:0 examples, 0 failures$|No examples found\.$)/.test(text));
  return none < 0 ? [] : [(0, import_shared_core_failure_readers_reader.findingOf)(none, "no examples found", { phase: "test", code: "no-tests" })];
}
function failureAt(lines, line) {
  const block = blockOf(lines.slice(line + 1, line + MOST_LINES));
  const { testId, file } = headOf(lines, line);
  const frames = block.flatMap((text) => frameOf(text) ?? []).filter((frame) => !OUTSIDE.test(frame.file));
  const [top] = frames;
  const place = {
    phase: "test",
    testId,
    file: file ?? frames.at(-1)?.file ?? null,
    frame: top === void 0 ? null : `${top.file} ${top.method}`.trim()
  };
  return findingIn(line, wordsOf(block), place);
}
function findingIn(line, words, place) {
  const errorClass = ERROR_CLASS.exec(words[0] ?? "")?.groups?.class ?? null;
  if (errorClass !== null) {
    const message2 = (0, import_shared_core_failure_readers_ruby.rubyMessage)(words[1] ?? "");
    return (0, import_shared_core_failure_readers_reader.findingOf)(line, message2, { ...place, class: errorClass, speech: (0, import_shared_core_failure_readers_ruby.rubySpeech)(errorClass) });
  }
  const message = words.join(" ");
  const split = (0, import_shared_core_failure_readers_comparison.splitComparison)(message, "expected:", "got:");
  if (split === null) return (0, import_shared_core_failure_readers_reader.findingOf)(line, message, { ...place, speech: "assertion" });
  const [expected = "", actual = ""] = split.values;
  const how = /\(compared using [^)]{1,20}\)/.exec(actual)?.[0] ?? "";
  return (0, import_shared_core_failure_readers_reader.findingOf)(line, `${split.message} ${how}`, {
    ...place,
    speech: "assertion",
    values: [expected, actual.replace(how, "").trim()]
  });
}
function blockOf(following) {
  const end = following.findIndex(
    (text) => SUBJECT.test(text) || EXAMPLE.test(text) || /^(?:Finished in |Failed examples:|An error occurred )/.test(text)
  );
  return (end < 0 ? following : following.slice(0, end)).map((text) => text.trim());
}
function wordsOf(block) {
  const end = block.findIndex((text) => text === "Diff:" || FRAME.test(text));
  const told = (end < 0 ? block : block.slice(0, end)).filter((text) => text !== "");
  return told.slice(0, 6);
}
function headOf(lines, line) {
  for (let at = line - 1; at >= Math.max(0, line - 5); at -= 1) {
    const text = lines[at] ?? "";
    const name = EXAMPLE.exec(text)?.groups?.name;
    if (name !== void 0) return { testId: name, file: null };
    const file = LOADING.exec(text)?.groups?.file;
    if (file !== void 0) return { testId: null, file };
  }
  return { testId: null, file: null };
}
function frameOf(text) {
  const groups = FRAME.exec(text)?.groups;
  if (groups === void 0) return null;
  const method = groups.method ?? "";
  return { file: groups.file ?? "", method: /block|<|required/.test(method) ? "" : method };
}
module.exports = {
  rspec: rspec
};
