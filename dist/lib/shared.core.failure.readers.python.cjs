

var import_shared_core_failure_readers_announced = require("./shared.core.failure.readers.announced.cjs");

// src/core/failure/readers/python.ts
var python = {
  tool: "python",
  rank: "runtime",
  programs: ["python", "python3", "py", "pypy3", "uv", "poetry"],
  signature: /Traceback \(most recent call last\):|^ {2}File "[^"\n]{1,1000}", line \d+$|python[\d.]{0,6}(?:\.exe)?: (?:can't open file|No module named) /m,
  read
};
var NOT_STARTED = /python[\d.]{0,6}(?:\.exe)?: ((?:can't open file|No module named) .*)$/i;
function read({ lines }) {
  const exceptions = readTracebacks(lines).flatMap(
    (traceback) => messagesOf(traceback, lines).map(
      (message) => ({
        line: traceback.line,
        severity: "error",
        phase: "run",
        code: null,
        class: traceback.class,
        message: withCause(message, traceback.cause),
        former: [{ message: traceback.message }],
        speech: pythonSpeech(traceback.class, traceback.message),
        file: traceback.file,
        testId: null,
        frame: traceback.frame
      })
    )
  );
  return exceptions.length > 0 ? exceptions : lines.flatMap((text, line) => notStarted(text, line));
}
function messagesOf({ line, message }, lines) {
  const rest = lines.slice(line + 1, line + 1 + MOST_BELOW);
  const end = rest.findIndex((text) => text === "" || HEADER.test(text));
  const all = (0, import_shared_core_failure_readers_announced.announced)(message, end < 0 ? rest : rest.slice(0, end));
  return all.length > 0 ? all : [message];
}
var MOST_BELOW = 60;
function notStarted(text, line) {
  const message = NOT_STARTED.exec(text)?.[1];
  if (message === void 0) return [];
  return [
    {
      line,
      severity: "error",
      phase: "run",
      code: message.startsWith("No module") ? "command-not-found" : "missing-script",
      class: null,
      message,
      speech: "diagnostic",
      file: null,
      testId: null,
      frame: null
    }
  ];
}
var HEADER = /^(?:Exception Group )?Traceback \(most recent call last\):$/;
var CALL = /^ {2}File "([^"]{1,1000})", line \d+(?:, in (.{1,200}))?$/;
var CHAINED = /^(?:The above exception was the direct cause|During handling of the above exception)/;
var GUTTER = /^ *(?:\+ (?=Exception Group)|\| ?)/;
var GROUP = /^[\w.]{0,200}ExceptionGroup: /;
var DIAGNOSTIC = /^(?:ImportError|ModuleNotFoundError|NameError|SyntaxError|IndentationError|TabError)$/;
var MEMBER = /^ *\+[-+]{2,20} \d+ -{2,80}$/;
function isChained(text) {
  return CHAINED.test(text);
}
function withCause(message, cause) {
  return cause === null ? message : `${message}; caused by ${cause}`;
}
function readTracebacks(lines) {
  const found = [];
  let calls = null;
  let group = [];
  const joined = [];
  for (const [line, text] of lines.entries()) {
    const plain = text.replace(GUTTER, "");
    if (CHAINED.test(plain)) joined.push(...found.splice(-1));
    if (GROUP.test(plain)) group = calls ?? group;
    const opened = MEMBER.test(text) ? group : openedBy(plain, calls);
    if (opened === null && calls !== null && /^\S/.test(plain)) {
      found.push(...endOf(plain, line, calls, joined, lines[line - 1]));
      calls = null;
    }
    calls = opened ?? calls;
  }
  return found;
}
function causeIn([former]) {
  if (former === void 0) return null;
  return former.cause ?? (former.class === null ? former.message : `${former.class}: ${former.message}`);
}
function openedBy(text, calls) {
  if (HEADER.test(text)) return [];
  const call = CALL.exec(text);
  if (call?.[1] === void 0) return null;
  return [...(calls ?? []).slice(-50), { file: call[1], fn: call[2] ?? null }];
}
function readException(text) {
  const named = /^([A-Za-z_][\w.<>]{0,200}): (.*)$/.exec(text);
  if (named?.[1] !== void 0 && isClassName(named[1])) return { class: named[1], message: named[2] ?? "" };
  const bare = text.replace(/:$/, "");
  if (/^[A-Za-z_][\w.<>]{0,200}$/.test(bare) && isClassName(bare)) return { class: bare, message: bare };
  if (/^assert\b/.test(text)) return { class: "AssertionError", message: text };
  return { class: null, message: text };
}
function pythonSpeech(exceptionClass, message) {
  if (exceptionClass === "AssertionError") return "assertion";
  if (/^(?:invalid literal for|could not convert|time data) /.test(message)) return "assertion";
  return DIAGNOSTIC.test(exceptionClass ?? "") ? "diagnostic" : "runtime";
}
function inProject(file) {
  return !/^(?:[/<~]|[A-Za-z]:[\\/])/.test(file);
}
function frameOf(file, fn) {
  return fn === null || fn.startsWith("<") ? file : `${file} ${fn}`;
}
function endOf(text, line, calls, joined, source = "") {
  const { class: name, message: said } = readException(text);
  const isBare = said === "AssertionError" && source.trim().startsWith("assert ");
  const message = isBare ? source.trim() : said;
  if (name === null || GROUP.test(text)) return [];
  const inner = calls.findLast((call) => inProject(call.file));
  return [
    {
      line,
      class: name,
      message,
      cause: causeIn(joined.splice(0)),
      file: inner?.file ?? null,
      origin: calls.find((call) => inProject(call.file))?.file ?? null,
      frame: inner === void 0 ? null : frameOf(inner.file, inner.fn)
    }
  ];
}
function isClassName(name) {
  return /(?:^|\.)[A-Z]\w*$/.test(name);
}
module.exports = {
  frameOf: frameOf,
  inProject: inProject,
  isChained: isChained,
  python: python,
  pythonSpeech: pythonSpeech,
  readException: readException,
  readTracebacks: readTracebacks,
  withCause: withCause
};
