

var import_shared_core_failure_readers_node = require("./shared.core.failure.readers.node.cjs");

var import_shared_core_failure_readers_reader = require("./shared.core.failure.readers.reader.cjs");

// src/core/failure/readers/eslint.ts
var eslint = {
  tool: "eslint",
  rank: "tool",
  programs: ["eslint", "eslint_d", "xo", "standard"],
  signature: /^\u2716 \d+ problems?|^ +\d+:\d+ +(?:error|warning) |\[(?:Error|Warning)(?:\/[@\w/-]+)?\]$|"messages":\[|^Oops! Something went wrong! :\(|, (?:Error|Warning) - /m,
  read
};
var PATH = /^(?<file>[^\s\d].*\.\w{1,6})$/;
var STYLISH = /^ +\d+:\d+ +(?:\u2713 +)?(?<severity>error|warning) +(?<message>\S.*?)(?: {2,}(?<code>[@\w/-]+))?$/;
var UNIX = /^(?<file>\S.*?):\d+:\d+: (?<message>.*) \[(?<severity>Error|Warning)(?:\/(?<code>[@\w/-]+))?\]$/;
var COMPACT = /^(?<file>\S.*?): line \d+, col \d+, (?<severity>Error|Warning) - (?<message>.*?)(?: \((?<code>[@\w/-]+)\))?$/;
var JSON_FILE = /"filePath":"(?<file>(?:[^"\\]|\\.){1,1000})"/;
var JSON_MESSAGE = /"ruleId":(?:"(?<code>[^"]{1,120})"|null),(?:"fatal":(?:true|false),)?"severity":(?<severity>[12]),"message":"(?<message>(?:[^"\\]|\\.){0,3000})"/;
function read({ lines }) {
  const found = [];
  let file = null;
  lines.forEach((text, line) => {
    file = (PATH.exec(text) ?? JSON_FILE.exec(text))?.groups?.file ?? file;
    const groups = groupsOf(text);
    if (groups !== null) found.push(finding(line, groups, groups.file ?? file));
  });
  return found.length > 0 ? found : ownTrouble(lines);
}
function groupsOf(text) {
  if (text.startsWith(" ")) return STYLISH.exec(text)?.groups ?? null;
  if (text.endsWith("]")) {
    const unix = UNIX.exec(text)?.groups;
    if (unix !== void 0) return unix;
  }
  const json = text.includes('"ruleId":') ? JSON_MESSAGE.exec(text)?.groups : void 0;
  if (json !== void 0) return { ...json, message: unescaped(json.message ?? "") };
  return text.includes(" - ") ? COMPACT.exec(text)?.groups ?? null : null;
}
function finding(line, groups, file) {
  return (0, import_shared_core_failure_readers_reader.findingOf)(line, (groups.message ?? "").replace(/\.$/, ""), {
    severity: /^(?:warning|1)$/i.test(groups.severity ?? "") ? "warning" : "error",
    phase: "lint",
    code: groups.code ?? null,
    file
  });
}
function unescaped(text) {
  return text.replace(/\\(["\\/])/g, "$1").replace(/\\[nrt]/g, " ");
}
function ownTrouble(lines) {
  const start = lines.findIndex((text) => text.startsWith("Oops! Something went wrong!"));
  if (start < 0) return [];
  let line = start + 1;
  while (line < lines.length && /^(?:ESLint: [\d.]+)?$/.test(lines[line] ?? "")) line += 1;
  const message = lines[line] ?? lines[start] ?? "";
  const missing = /couldn't find (?:an? |the )?(?:eslint\.config|config|plugin)|No files matching/.test(
    message
  );
  const head = (0, import_shared_core_failure_readers_node.errorHead)(message);
  const code = missing ? "usage" : head?.code ?? null;
  const parts = { phase: "lint", code, class: head?.class ?? null, speech: "runtime" };
  return [(0, import_shared_core_failure_readers_reader.findingOf)(line, head?.message ?? message, parts)];
}
module.exports = {
  eslint: eslint
};
