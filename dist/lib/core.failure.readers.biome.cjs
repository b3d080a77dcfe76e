

var import_shared_core_failure_readers_reader = require("./shared.core.failure.readers.reader.cjs");

// src/core/failure/readers/biome.ts
var biome = {
  tool: "biome",
  rank: "tool",
  programs: ["biome"],
  signature: /^[^\n]{1,500} (?:(?:lint|assist|suppressions|syntax)\/[\w/]+|parse|format)(?: +[A-Z][A-Z ]*)?$|^::\w+ title=(?:lint|assist|parse|format)\b/m,
  read
};
var HEADER = /^(?<file>\S.*?)(?::\d+:\d+)? (?<code>(?:lint|assist|suppressions|syntax|plugin)\/[\w/]+|parse|format|organizeImports|configuration|deserialize|resolve|suppressions)(?: +[A-Z][A-Z ]*)?$/;
var GITHUB = /^::(?<severity>\w+) title=(?<code>(?:lint|assist)\/[\w/]+|parse|format),file=(?<file>[^,]+),.*?::(?<message>.*)$/;
var MESSAGE = /^ {2}(?<sign>[\u00d7\u2716!\u26a0i\u2139]) (?<message>\S.*)$/;
function read({ lines }) {
  return lines.flatMap((text, line) => {
    const github = GITHUB.exec(text)?.groups;
    if (github !== void 0) return finding(line, github, github.message ?? "", github.severity === "error");
    const groups = / (?:parse|format|[a-z]+\/[\w/]+|[a-zA-Z]+)(?: +[A-Z][A-Z ]*)?$/.test(text) ? HEADER.exec(text)?.groups : void 0;
    if (groups === void 0) return [];
    const words = messageAfter(lines, line + 1);
    if (words === null || /^[i\u2139]$/.test(words.sign)) return [];
    return finding(line, groups, words.message, /^[\u00d7\u2716]$/.test(words.sign));
  });
}
function finding(line, { code, file }, message, isError) {
  return (0, import_shared_core_failure_readers_reader.findingOf)(line, message, {
    severity: isError ? "error" : "warning",
    phase: "lint",
    code: code?.replace(/^lint\//, "") ?? null,
    file: file ?? null
  });
}
function messageAfter(lines, from) {
  for (let i = from; i < Math.min(lines.length, from + 4); i += 1) {
    const groups = MESSAGE.exec(lines[i] ?? "")?.groups;
    if (groups !== void 0) return { sign: groups.sign ?? "", message: groups.message ?? "" };
  }
  return null;
}
module.exports = {
  biome: biome
};
