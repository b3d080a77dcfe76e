

var import_shared_core_failure_readers_announced = require("./shared.core.failure.readers.announced.cjs");

var import_shared_core_failure_readers_reader = require("./shared.core.failure.readers.reader.cjs");

// src/core/failure/readers/node.ts
var node = {
  tool: "node",
  rank: "runtime",
  programs: ["node", "nodejs", "tsx", "ts-node"],
  signature: /^Node\.js v\d|^ {4}at [^\n]{1,500}:\d+:\d+\)?(?: \{)?$/m,
  read
};
var REASON = /^This error originated either by throwing.*? The promise rejected with the reason "(?<reason>.*)"\.$/;
function read({ lines }) {
  const footers = lines.flatMap((text, line) => FOOTER.test(text) ? line : []);
  if (footers.length === 0) return crash(lines, 0, lines.length, false);
  return footers.flatMap((footer, at) => crash(lines, (footers[at - 1] ?? -1) + 1, footer, true));
}
var FOOTER = /^Node\.js v\d/;
function crash(lines, from, last, hasFooter) {
  for (let line = last - 1; line >= from; line -= 1) {
    const text = lines[line] ?? "";
    if (/^[A-Z_a-z$]/.test(text) && errorHead(text) !== null && hasStack(lines, line, last))
      return !hasFooter && isTitled(lines, line) ? [] : uncaught(lines, line, last);
  }
  return [];
}
function isTitled(lines, line) {
  const above = lines.slice(Math.max(0, line - 3), line).findLast((text) => text.trim() !== "");
  return /^\s{0,8}[\u2716\u2717\u2718\u00d7] \S/.test(above ?? "");
}
function hasStack(lines, line, last) {
  for (let i = line + 1; i < Math.min(last, line + 12); i += 1) {
    const text = lines[i] ?? "";
    if (/^ {4}at /.test(text)) return true;
    if (/^Node\.js v|^\S*Error\b/.test(text)) break;
  }
  return /^\s*\^+$/.test(lines[line - 2] ?? "");
}
function uncaught(lines, line, last) {
  const head = errorHead(lines[line] ?? "");
  const end = endOfError(lines, line + 1, last);
  const cause = causeOf(lines, line + 1, end);
  const message = withReason(head?.message ?? "");
  const isAssertion = speechOf(head) === "assertion";
  const below = isAssertion ? [] : (0, import_shared_core_failure_readers_announced.announced)(message, restOfMessage(lines, line + 1, end));
  return (below.length > 0 ? below : [message]).map(
    (said) => (0, import_shared_core_failure_readers_reader.findingOf)(line, cause === null ? said : `${said} (caused by ${cause})`, {
      code: head?.code ?? propertyOf(lines, line + 1, end, "code"),
      class: head?.class ?? null,
      speech: speechOf(head),
      values: isAssertion ? messageTail(lines, line + 1, end) : [],
      frame: topFrame(lines, line + 1, end) ?? placeAbove(lines, line),
      ...below.length > 0 && { former: [{ message }] }
    })
  );
}
function restOfMessage(lines, from, end) {
  const rest = lines.slice(from, end);
  const stack = rest.findIndex((text) => isStackLine(text));
  return stack < 0 ? rest : rest.slice(0, stack);
}
function withReason(message) {
  const reason = REASON.exec(message)?.groups?.reason;
  return reason === void 0 ? message : `The promise rejected with the reason "${reason}".`;
}
function endOfError(lines, from, last) {
  let end = from;
  let inStack = false;
  while (end < last) {
    const text = lines[end] ?? "";
    inStack ||= isStackLine(text);
    if (inStack && text === "") break;
    end += 1;
  }
  return end;
}
function causeOf(lines, from, end) {
  for (let i = end - 1; i >= from; i -= 1) {
    const cause = /^ +\[(?:cause|errors)\]: (?<head>\S.*?)(?: \{)?$/.exec(lines[i] ?? "")?.groups?.head;
    if (cause !== void 0 && cause !== "[") return cause;
  }
  return null;
}
function propertyOf(lines, from, end, name) {
  for (let i = from; i < end; i += 1) {
    const value = /^ {2}(?<name>\w+): '(?<value>[^']{1,80})',?$/.exec(lines[i] ?? "")?.groups;
    if (value?.name === name) return value.value ?? null;
  }
  return null;
}
function placeAbove(lines, line) {
  for (let i = line - 1; i >= Math.max(0, line - 6); i -= 1) {
    const file = /^(?<file>[^\s:<~/][^:]{0,400}\.\w{1,5}):\d+$/.exec(lines[i] ?? "")?.groups?.file;
    if (file !== void 0) return file;
  }
  return null;
}
var HEAD = /^(?:Uncaught )?(?<class>(?:[A-Za-z_$][\w$.]{0,120})?(?:Error|Exception|Rejection))(?: \[(?<code>\w{1,80})\])?(?:: (?<message>.*))?$/;
var FRAME = /^\s*(?:at |\u276f )?(?:async )?(?:(?<name>[^\s(][^()]{0,200}?) \(?|\(?)(?<file>[^\s():][^():]{0,400}\.\w{1,5}):\d+(?::\d+)?\)?,?(?: \{)?$/;
var OUTSIDE = /^(?:<|~|\/|node:|internal\/|\.\.\/|[A-Za-z]+:)/;
function errorHead(text) {
  const groups = HEAD.exec(text.trim())?.groups;
  if (groups?.class === void 0) return null;
  const message = groups.message ?? "";
  const code = groups.code === "Error" || groups.code === "ERR_TEST_FAILURE" ? void 0 : groups.code;
  return { class: groups.class, code: code ?? systemCode(message), message };
}
function systemCode(message) {
  return /^(?:\w{1,20} )?(E[A-Z][A-Z0-9]{2,16})\b(?:[: ]|$)/.exec(message)?.[1] ?? null;
}
function speechOf(head) {
  return head?.class?.includes("Assert") === true ? "assertion" : "runtime";
}
function isStackLine(text) {
  return /^\s*(?:at |\u276f )\S/.test(text);
}
function topFrame(lines, from, to) {
  for (let i = from; i < to; i += 1) {
    const groups = FRAME.exec(lines[i] ?? "")?.groups;
    if (groups?.file === void 0 || OUTSIDE.test(groups.file) || groups.file.includes("<dep>")) continue;
    const name = functionName(groups.name);
    return name === null ? groups.file : `${groups.file} ${name}`;
  }
  return null;
}
function functionName(printed) {
  const name = printed?.replace(/ \[as [^\]]*\]$/, "").replace(/^(?:new|async) /, "") ?? "";
  if (name === "" || name.includes("<") || /^(?:Object|Context|TestContext|Module|Suite)\./.test(name))
    return null;
  return /^(?:test|it|describe)$/.test(name) || !/^[\w$.#]+$/.test(name) ? null : name;
}
function isComplete(message) {
  return /^expected .+ to .+/.test(message) && !/\u2026|\.\.\.|\bObject \(|\bArray \(|\{\s*$|\[\s*$/.test(message);
}
var DECORATION = /^(?:[-+] (?:expected|actual) [-+] (?:expected|actual)|[-+] (?:Expected|Received|Snapshot)\b.*|\.{3}|[{}[\],]*)$/;
var MOST_VALUES = 16;
function messageTail(lines, from, to) {
  const tail = [];
  for (let i = from; i < to && tail.length < MOST_VALUES; i += 1) {
    const text = (lines[i] ?? "").trim().replace(/\s+/g, " ");
    if (isStackLine(lines[i] ?? "")) break;
    if (text !== "" && !DECORATION.test(text)) tail.push(text.slice(0, 200));
  }
  return tail;
}
module.exports = {
  errorHead: errorHead,
  isComplete: isComplete,
  isStackLine: isStackLine,
  messageTail: messageTail,
  node: node,
  speechOf: speechOf,
  topFrame: topFrame
};
