

var import_shared_core_failure_readers_reader = require("./shared.core.failure.readers.reader.cjs");

// src/core/failure/readers/mypy.ts
var mypy = {
  tool: "mypy",
  rank: "tool",
  programs: ["mypy", "dmypy"],
  signature: /^[^\s:][^:\n]{0,500}\.pyi?:(?:\d+:){1,4} error: |^Found \d+ errors? in \d+ files? \(|^mypy: |^\{"file": "[^"\n]{1,500}", "line": \d+, |^[^\s:][^:\n]{0,500}: error: Cannot read file: /m,
  read
};
var PLAIN = /^(?<file>[^\s:][^:]*\.pyi?|[^\s:][^:]*(?=: error: Cannot read)):(?:\d+:){0,4} error: (?<message>.*)$/;
var CODE = / *\[([a-z][\w-]{1,60})\]$/;
var MOST_WRAPPED = 12;
function read({ lines }) {
  return lines.flatMap((text, line) => {
    const groups = text.startsWith('{"file"') ? void 0 : PLAIN.exec(text)?.groups;
    if (groups !== void 0)
      return [finding(line, groups.file ?? "", unwrap(lines, line, groups.message ?? ""))];
    return [...jsonLine(text, line), ...usageLine(text, line)];
  });
}
function unwrap(lines, line, start) {
  let message = start;
  for (let next = line + 1; !CODE.test(message) && next <= line + MOST_WRAPPED; next += 1) {
    const more = lines[next];
    if (more === void 0 || more === "" || /^ {4}|^Found \d|^[^\s:"]+:(?:\d+:)? (?:error|note): /.test(more))
      return start;
    message = `${message.trimEnd()} ${more.trim()}`;
  }
  return CODE.test(message) ? message : start;
}
function finding(line, file, message) {
  const words = message.replace(CODE, "").trimEnd();
  return {
    line,
    severity: "error",
    phase: "lint",
    code: CODE.exec(message)?.[1] ?? null,
    class: null,
    // The suggestion depends on the rest of the file.
    message: words.replace(/; maybe "[^\n]{1,300}"\??$/, ""),
    speech: "diagnostic",
    file,
    testId: null,
    frame: null
  };
}
var JSON_LINE = /^\{"file": "([^"]{1,1000})", "line": -?\d+, .*?"message": "((?:[^"\\]|\\.)*)", .*"code": (?:"([\w-]+)"|null), "severity": "error"\}$/;
function jsonLine(text, line) {
  const match = JSON_LINE.exec(text);
  if (match === null) return [];
  const [, file = "", message = "", code] = match;
  const words = (0, import_shared_core_failure_readers_reader.jsonText)(message);
  return [finding(line, file, code === void 0 ? words : `${words}  [${code}]`)];
}
function usageLine(text, line) {
  const said = /^mypy: (?:error: )?(.+)$/.exec(text)?.[1];
  return said === void 0 ? [] : [{ ...finding(line, "", said), file: null, code: "usage" }];
}
module.exports = {
  mypy: mypy
};
