

var import_shared_core_failure_readers_reader = require("./shared.core.failure.readers.reader.cjs");

// src/core/failure/readers/phpstan.ts
var phpstan = {
  tool: "phpstan",
  rank: "tool",
  programs: ["phpstan", "larastan"],
  signature: /^ {1,2}Line {2,}\S|\[identifier=[\w.]+\]$|^Note: Using configuration file .*phpstan/m,
  read
};
var RULE = /^ ?-{4,} -{4,}$/;
var FILE = /^ {1,2}Line {2,}(?<file>\S.*?)(?: \(in context of .*\))?$/;
var ROW = /^ {1,2}:?(?:\d+|-) {2,}(?<message>\S.*)$/;
var MORE = /^ {5,}(?<message>\S.*)$/;
var RAW = /^(?<file>[^:]{1,400}\.\w{2,5}):\d+:(?<message>\S.*?)(?: \[identifier=(?<code>[\w.]+)\])?$/;
var MARKED = /^(?:\ud83e\udeaa +(?<code>[\w.]+)|\ud83d\udca1.*|\u270f\ufe0f.*|See: .*)$/u;
function read({ lines }) {
  const rows = tableRows(lines);
  if (rows.length > 0) return rows.map(({ line, file, message, code }) => finding(line, file, message, code));
  return lines.flatMap((text, line) => {
    const groups = RAW.exec(text)?.groups;
    return groups === void 0 ? [] : finding(line, groups.file ?? null, groups.message ?? "", groups.code ?? null);
  });
}
function tableRows(lines) {
  const rows = [];
  let file = null;
  let row = null;
  for (const [line, text] of lines.entries()) {
    const named = FILE.exec(text)?.groups?.file;
    file = named ?? file;
    const message = ROW.exec(text)?.groups?.message;
    if (message !== void 0 && file !== null) {
      row = { line, file, message, code: null, told: false };
      rows.push(row);
    } else if (row !== null && !RULE.test(text)) {
      extend(row, MORE.exec(text)?.groups?.message);
    }
    if (named !== void 0 || text === "") row = null;
  }
  return rows;
}
function extend(row, more) {
  if (more === void 0) return;
  const marked = MARKED.exec(more);
  if (marked !== null) {
    row.code ??= marked.groups?.code ?? null;
    row.told = true;
  } else if (!row.told) row.message += ` ${more}`;
}
function finding(line, file, message, code) {
  return (0, import_shared_core_failure_readers_reader.findingOf)(line, message, { phase: "lint", file, code });
}
module.exports = {
  phpstan: phpstan
};
