

var import_shared_core_failure_readers_reader = require("./shared.core.failure.readers.reader.cjs");

// src/core/failure/readers/esbuild.ts
var esbuild = {
  tool: "esbuild",
  rank: "tool",
  programs: ["esbuild", "tsup"],
  signature: /^(?:\u2718|X) \[(?:ERROR|WARNING)\] /m,
  read
};
var MARKED = /^(?:\u2718|X) \[(?<severity>ERROR|WARNING)\] (?<message>.*?)(?: \[(?<code>[\w-]+)\])?$/;
var PLACE = /^ {4}(?<file>\S.*?):\d+:\d+:$/;
function read({ lines }) {
  return lines.flatMap((text, line) => {
    const groups = MARKED.exec(text)?.groups;
    if (groups === void 0) return [];
    return (0, import_shared_core_failure_readers_reader.findingOf)(line, groups.message ?? "", {
      severity: groups.severity === "WARNING" ? "warning" : "error",
      phase: "compile",
      code: groups.code ?? null,
      file: placeAfter(lines, line + 1)
    });
  });
}
function placeAfter(lines, from) {
  for (let i = from; i < Math.min(lines.length, from + 3); i += 1) {
    const file = PLACE.exec(lines[i] ?? "")?.groups?.file;
    if (file !== void 0) return file;
  }
  return null;
}
module.exports = {
  esbuild: esbuild
};
