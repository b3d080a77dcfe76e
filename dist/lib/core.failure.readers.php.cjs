

var import_shared_core_failure_readers_reader = require("./shared.core.failure.readers.reader.cjs");

// src/core/failure/readers/php.ts
var php = {
  tool: "php",
  rank: "runtime",
  programs: ["php"],
  signature: /^(?:PHP )?(?:Fatal error|Parse error|Recoverable fatal error|Warning): /m,
  read
};
var HEADER = /^(?:PHP )?(?<kind>Fatal error|Parse error|Recoverable fatal error|Warning): +(?<uncaught>Uncaught )?(?<said>.*)$/;
var PLACE = / in (?<file>[^\s:][^:]{0,400})(?: on line |:)\d+$/;
var FRAME = /^#\d+ (?:(?<file>[^(]{1,400})\(\d+\)|\[internal function\]): (?<name>[\w\\{}:>-]{1,300})\(/;
var LIBRARY = /^<dep>|^vendor\/|\/vendor\/|phar:/;
var LONGEST_TRACE = 200;
function read({ lines }) {
  return lines.flatMap((text, line) => readAt(lines, text, line) ?? []);
}
function readAt(lines, text, line) {
  const groups = HEADER.exec(text)?.groups;
  const kind = groups?.kind ?? "";
  const first = thrownAt(groups?.said ?? "", groups?.uncaught !== void 0);
  if (first === null) return null;
  const fatal = /error$/.test(kind);
  const parts = {
    phase: kind === "Parse error" ? "compile" : "run",
    severity: fatal ? "error" : "warning"
  };
  if (groups?.uncaught === void 0) {
    const name = kind === "Parse error" ? "ParseError" : null;
    return (0, import_shared_core_failure_readers_reader.findingOf)(line, first.message, { ...parts, class: name, speech: "runtime", file: first.file });
  }
  return uncaught(line, first, lines.slice(line + 1, line + LONGEST_TRACE));
}
function thrownAt(said, uncaughtClass) {
  const start = said.lastIndexOf(" in ");
  const file = start < 0 ? void 0 : PLACE.exec(said.slice(start))?.groups?.file;
  if (file === void 0) return null;
  const words = said.slice(0, start).replace(/, called in .{1,400}? on line \d+ and defined$/, "").replace(/ passed in \S+ on line \d+ and /, " passed and ").replace(/ \(include_path='[^']*'\)$/, "");
  const named = uncaughtClass ? /^(?<class>[\w\\]{1,200})(?:: (?<message>.*))?$/.exec(words)?.groups : void 0;
  return named === void 0 ? { class: null, message: words, file } : { class: named.class ?? null, message: named.message ?? "", file };
}
function uncaught(line, first, rest) {
  const end = rest.findIndex((text) => /^ {2}thrown in /.test(text));
  const trace = end < 0 ? rest : rest.slice(0, end);
  let last = first;
  let lastAt = -1;
  for (const [index, text] of trace.entries()) {
    const next = text.startsWith("Next ") ? thrownAt(text.slice("Next ".length), true) : null;
    if (next === null) continue;
    last = next;
    lastAt = index;
  }
  const cause = last === first ? "" : `; caused by ${first.class}: ${first.message}`;
  return (0, import_shared_core_failure_readers_reader.findingOf)(line, `${last.message}${cause}`, {
    class: last.class,
    speech: "runtime",
    file: last.file,
    frame: frameOf(last.file, trace.slice(lastAt + 1))
  });
}
function frameOf(thrownIn, trace) {
  let file = thrownIn;
  for (const text of trace) {
    const groups = FRAME.exec(text)?.groups;
    if (groups === void 0) continue;
    if (!LIBRARY.test(file)) return `${file} ${groups.name ?? ""}`;
    file = groups.file ?? "<dep>";
  }
  return LIBRARY.test(file) ? null : file;
}
module.exports = {
  php: php
};
