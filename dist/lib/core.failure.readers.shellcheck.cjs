

var import_shared_core_failure_readers_reader = require("./shared.core.failure.readers.reader.cjs");

// src/core/failure/readers/shellcheck.ts
var shellcheck = {
  tool: "shellcheck",
  rank: "tool",
  programs: ["shellcheck"],
  signature: /\bSC\d{4} \((?:error|warning|info|style)\): |\[SC\d{4}\]$/m,
  read
};
var FILE = /^In (?<file>.{1,400}) line \d+:$/;
var MARKED = /^[ ^-]*\^-* (?<code>SC\d{4}) \((?:error|warning|info|style)\): (?<message>.*)$/;
var LIKE_GCC = /^(?<file>[^:]{1,400}):\d+:\d+: (?:error|warning|note): (?<message>.*) \[(?<code>SC\d{4})\]$/;
function read({ lines }) {
  let file = null;
  const found = [];
  for (const [line, text] of lines.entries()) {
    file = FILE.exec(text)?.groups?.file ?? file;
    const groups = (MARKED.exec(text) ?? LIKE_GCC.exec(text))?.groups;
    if (groups === void 0) continue;
    found.push(
      (0, import_shared_core_failure_readers_reader.findingOf)(line, groups.message ?? "", {
        phase: "lint",
        code: groups.code ?? null,
        file: groups.file ?? file
      })
    );
  }
  return found;
}
module.exports = {
  shellcheck: shellcheck
};
