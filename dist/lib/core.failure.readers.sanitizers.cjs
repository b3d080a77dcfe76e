

var import_shared_core_failure_readers_reader = require("./shared.core.failure.readers.reader.cjs");

// src/core/failure/readers/sanitizers.ts
var sanitizers = {
  tool: "sanitizer",
  rank: "tool",
  programs: ["valgrind"],
  signature: /\b(?:ERROR|WARNING): \w{1,20}Sanitizer: |^\S{1,500}:\d+:\d+: runtime error: |^==\d+== {4}at 0x/m,
  read
};
var REPORT = /^(?:==\d+==)?(?:ERROR|WARNING): (?<tool>\w+Sanitizer): (?<message>[\w -]+?)(?: on (?:unknown )?address | \(|:|$)/;
var LEAK = /^(?<message>(?:Direct|Indirect) leak) of .* allocated from:$/;
var UNDEFINED = /^(?<file>\S+?):\d+:\d+: runtime error: (?<message>.*)$/;
var VALGRIND = /^==\d+== (?<message>\S.*)$/;
var FRAME = /^ *#\d+ (?:0x[0-9a-f]+ in )?(?<name>.{1,200}?) (?<file>[^\s()]+\.\w{1,5}):\d+(?::\d+)?(?: \(.*\))?$|^==\d+== {4}(?:at|by) 0x[0-9A-F]+: (?<called>.{1,200}) \((?<source>[^():]+\.\w{1,5}):\d+\)$/;
var OUTSIDE = /^(?:[<~/]|\.\.\/)|(?:vg_replace|_preload)/;
var LONGEST = 60;
function read({ lines }) {
  return lines.flatMap((text, line) => undefinedAt(text, line) ?? reportAt(lines, text, line) ?? []);
}
function undefinedAt(text, line) {
  const groups = UNDEFINED.exec(text)?.groups;
  if (groups === void 0) return null;
  const file = groups.file ?? null;
  return (0, import_shared_core_failure_readers_reader.findingOf)(line, groups.message ?? "", { tool: "ubsan", speech: "runtime", file, frame: file });
}
function reportAt(lines, text, line) {
  const report = REPORT.exec(text)?.groups;
  if (report !== void 0 && report.tool !== "LeakSanitizer") {
    return finding(lines, line, toolOf(report.tool ?? ""), withAccess(lines, line, report.message ?? ""));
  }
  const leak = LEAK.exec(text)?.groups?.message;
  if (leak !== void 0) return finding(lines, line, "lsan", leak);
  const said = VALGRIND.exec(text)?.groups?.message;
  if (said === void 0 || !/^==\d+== {4}at 0x/.test(lines[line + 1] ?? "")) return null;
  return isContext(said) ? null : finding(lines, line, "valgrind", said);
}
function toolOf(name) {
  return name.replace(/^(\w)\w*Sanitizer$/, "$1san").toLowerCase();
}
function isContext(said) {
  return /^(?:Address 0x| Address|Block was alloc|at 0x|by 0x|Uninitialised value was)/.test(said);
}
function withAccess(lines, line, message) {
  const place = lines.slice(line, line + LONGEST).map((text) => /^ {2}Location is (global '[^']{1,200}')/.exec(text)?.[1]).find(Boolean);
  if (place !== void 0 && message.startsWith("data race")) return `${message.trim()} on ${place}`;
  const access = /^(?:READ|WRITE) of size \d+/.exec(lines[line + 1] ?? "")?.[0];
  return access === void 0 ? message.trim() : `${message.trim()}, ${access}`;
}
function finding(lines, line, tool, said) {
  const call = firstCall(lines, line + 1);
  const leak = /^(?<size>[\d,]+ (?:\([^)]*\) )?bytes in [\d,]+ blocks) are (?<what>.*?) in loss record .*$/.exec(
    said
  )?.groups;
  return (0, import_shared_core_failure_readers_reader.findingOf)(line, leak === void 0 ? said : `${leak.what} memory`, {
    tool,
    values: [...leak === void 0 ? [] : [leak.size ?? ""], ...call === null ? [] : [call.name]],
    file: call?.file ?? null,
    frame: call === null ? null : `${call.file} ${call.name}`
  });
}
function firstCall(lines, from) {
  for (const text of lines.slice(from, from + LONGEST)) {
    if (/^(?:==\d+== *)?$/.test(text)) return null;
    const groups = FRAME.exec(text)?.groups;
    const file = groups?.file ?? groups?.source;
    if (file !== void 0 && !OUTSIDE.test(file))
      return { file, name: (groups?.name ?? groups?.called ?? "").replace(/\(.*$/, "") };
  }
  return null;
}
module.exports = {
  sanitizers: sanitizers
};
