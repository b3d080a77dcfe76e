

var import_shared_core_failure_readers_reader = require("./shared.core.failure.readers.reader.cjs");

// src/core/failure/readers/shell.ts
var shell = {
  tool: "shell",
  rank: "runtime",
  programs: ["sh", "bash", "dash", "zsh", "ksh", "fish"],
  signature: /not found|No such file|[Pp]ermission denied|[Ss]yntax error|parse error near|parameter not set|unbound variable|can't open|cannot open|Unknown command|not recognized|Exec format error|Is a directory|Not a directory/i,
  read
};
var SPEAKER = /^(?<script>(?:[\w.~@/<>+-]{1,200}\/)?-?[\w.@+-]{1,100}):(?:(?<line> line \d+| ?\d+):)? (?<said>\S.*)$/;
var SHELL = /^-?(?:.*\/)?(?:sh|bash|dash|zsh|ksh|ash|busybox|fish|env)$/;
var SMALL_PROGRAM = /^(?:.*\/)?(?:cat|cp|mv|rm|ln|ls|cd|mkdir|rmdir|touch|chmod|chown|find|grep|sed|awk|tar|head|tail|tee|sort|wc|diff|source|rsync|install)$/;
var MOST_AFTER = 25;
var TROUBLES = [
  [
    /^(?:(.{1,300}): (?:command not found|not found|inaccessible or not found)|command not found: (.{1,300})|Unknown command: (.{1,300}))$/,
    "command-not-found",
    "command not found"
  ],
  [
    /^(?:(.{1,300}): [Pp]ermission denied|permission denied: (.{1,300}))$/,
    "not-executable",
    "permission denied"
  ],
  [
    /^(?:(.{1,300}): (?:bad interpreter|cannot execute|Exec format error|cannot execute binary file).*|exec format error: (.{1,300}))$/,
    "not-executable",
    "cannot execute"
  ],
  [
    /^(?:(.{1,300}): No such file or directory|no such file or directory: (.{1,300})|can't open input file: (.{1,300})|(?:cannot|can't) open (.{1,300}?)(?:: No such file)?)$/,
    "no-such-file",
    "no such file or directory"
  ],
  [/^(?:(.{1,300}): Is a directory|is a directory: (.{1,300}))$/, "is-a-directory", "is a directory"],
  [/^(?:(.{1,300}): Not a directory|not a directory: (.{1,300}))$/, "not-a-directory", "not a directory"],
  [
    /^(.{1,100}): (?:unbound variable|parameter not set|parameter null or not set)$/,
    "unbound-variable",
    "unbound variable"
  ]
];
var ZSH = /^(?:command not found|permission denied|no such file or directory|exec format error|is a directory|not a directory): |^parse error|: parameter not set$/;
var SYNTAX = /^(?:[Ss]yntax error:? ?|parse error )(?<what>.*)$/;
var WINDOWS = /^(?:'(?<command>[^']{1,300})' is not recognized as an internal or external command|(?:\S{1,300} ?: )?The term '(?<term>[^']{1,300})' is not recognized as (?:the|a) name of a cmdlet)/;
function read({ lines }) {
  const written = lines.flatMap((text, line) => text === "" ? [] : [line]);
  const start = written.at(-MOST_AFTER) ?? 0;
  return lines.flatMap((text, line) => line < start ? [] : readAt(text, line) ?? []);
}
function readAt(text, line) {
  const missing = WINDOWS.exec(text)?.groups;
  if (missing !== void 0) return notFound(line, missing.command ?? missing.term ?? "");
  const groups = SPEAKER.exec(text)?.groups;
  const script = groups?.script;
  if (script === void 0) return null;
  const said = groups?.said ?? "";
  return SMALL_PROGRAM.test(script) ? smallProgram(line, script, said) : shellAt(line, script, groups?.line ?? "", said);
}
function shellAt(line, script, place, said) {
  const isShell = SHELL.test(script);
  if (!isShell && place === "" || /^\d/.test(place) && !ZSH.test(said)) return null;
  const trouble = troubleOf(said.replace(/^'([^']{1,300})'(?=: )/, "$1"), script);
  if (trouble === null) return null;
  const isArgument = place === "" || place.trim() === "0";
  const code = trouble.code === "no-such-file" && isArgument ? "missing-script" : trouble.code;
  return (0, import_shared_core_failure_readers_reader.findingOf)(line, trouble.message, { code, file: isShell ? null : script });
}
function troubleOf(said, script) {
  const syntax = SYNTAX.exec(said)?.groups?.what;
  if (syntax !== void 0) return { code: "syntax-error", message: `syntax error: ${syntax}` };
  for (const [pattern, code, words] of TROUBLES) {
    const match = pattern.exec(said);
    if (match === null) continue;
    const operand = match.slice(1).find((group) => group !== void 0) ?? "";
    return settle(code, words, operand, script);
  }
  return null;
}
function settle(code, words, operand, script) {
  if (code === "command-not-found" && operand.includes("/"))
    return { code: "no-such-file", message: `${operand}: no such file or directory` };
  if (code === "no-such-file" && /(?:^|\/)env$/.test(script))
    return { code: "command-not-found", message: `${operand}: command not found` };
  return { code, message: `${operand}: ${words}` };
}
function smallProgram(line, program, said) {
  const match = /^(?<operand>.{1,300}): (?<words>No such file or directory|Permission denied|Is a directory|Not a directory|File exists|No space left on device)$/.exec(
    said
  )?.groups;
  if (match === void 0) return null;
  return (0, import_shared_core_failure_readers_reader.findingOf)(line, `${program}: ${match.operand}: ${match.words}`, {
    code: ERRNO.get(match.words ?? "") ?? null
  });
}
var ERRNO = /* @__PURE__ */ new Map([
  ["No such file or directory", "ENOENT"],
  ["Permission denied", "EACCES"],
  ["Is a directory", "EISDIR"],
  ["Not a directory", "ENOTDIR"],
  ["File exists", "EEXIST"],
  ["No space left on device", "ENOSPC"]
]);
function notFound(line, command) {
  return (0, import_shared_core_failure_readers_reader.findingOf)(line, `${command}: command not found`, { code: "command-not-found" });
}
module.exports = {
  shell: shell
};
