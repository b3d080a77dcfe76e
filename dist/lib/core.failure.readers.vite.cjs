

var import_shared_core_failure_readers_reader = require("./shared.core.failure.readers.reader.cjs");

// src/core/failure/readers/vite.ts
var vite = {
  tool: "vite",
  rank: "tool",
  programs: ["vite", "rollup", "rolldown"],
  signature: /^error during build:$|^Build failed with \d+ errors?:$|^\[[A-Z]{2,}(?:_[A-Z]+)*\] .*\n *\[ [^\]\s]|^\[!\] (?:\(plugin |Error|RollupError)/m,
  read
};
var CODED = /^\[(?<code>[A-Z]{2,}(?:_[A-Z]+)*)\] (?:Error: )?(?<message>\S.*)$/;
var BANNER = /^(?:error during build|Build failed with \d+ errors?):$/;
var CODED_PLACE = /^ *\[ (?<file>[^\]\s][^\]]*?):\d+:\d+ \]$/;
var PLACED = /^(?:\[[\w:-]{1,60}\] )?(?<file>[^\s[][^(]*\.\w{1,6}) \(\d+:\d+\): (?<message>.*?)(?: \(Note that .*)?$/;
var TRANSFORM = /^(?<file>\S[^:]*\.\w{1,6}):\d+:\d+: ERROR: (?<message>.*)$/;
var PLUGIN = /^(?:\[(?<plugin>vite[\w:-]*|plugin [\w:-]+)\]:? |\[!\] (?:\(plugin [^)]+\) )?)(?:RollupError: |Error: )?(?<message>\S.*)$/;
var PLAIN = /^(?:Error: |RollupError: )?(?<message>(?:Could not resolve|Failed to resolve|Rollup failed) .*)$/;
function read({ lines }) {
  const found = [];
  const banner = lines.findIndex((text) => BANNER.test(text));
  const first = lines.findIndex((text, line) => line > banner && text !== "");
  lines.forEach((text, line) => {
    const isBelow = banner >= 0 && (line === first || /^\[[A-Z]+_/.test(text));
    const groups = groupsOf(text, isBelow || CODED_PLACE.test(lines[line + 1] ?? ""));
    if (groups === null) return;
    const file = groups.file ?? fileAround(lines, line);
    found.push((0, import_shared_core_failure_readers_reader.findingOf)(line, groups.message ?? "", { phase: "compile", code: groups.code ?? null, file }));
  });
  return found;
}
function fileAround(lines, line) {
  const below = CODED_PLACE.exec(lines[line + 1] ?? "")?.groups?.file;
  return below ?? / from ["'](?<file>[^"']{1,300})["']\.?$/.exec(lines[line] ?? "")?.groups?.file ?? null;
}
var LEVEL = /^(?:INFO|ERROR|WARN|WARNING|DEBUG|FAIL|PASS|OK)$/;
function groupsOf(text, proven) {
  const coded = CODED.exec(text)?.groups;
  if (coded !== void 0) return proven && !LEVEL.test(coded.code ?? "") ? coded : null;
  const groups = (TRANSFORM.exec(text) ?? PLACED.exec(text) ?? PLUGIN.exec(text) ?? PLAIN.exec(text))?.groups;
  if (groups === void 0 || /^Transform failed with/.test(groups.message ?? "")) return null;
  return groups;
}
module.exports = {
  vite: vite
};
