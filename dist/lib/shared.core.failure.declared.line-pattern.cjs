

// src/core/failure/declared/line-pattern.ts
var FIELDS = [
  "file",
  "line",
  "column",
  "code",
  "class",
  "severity",
  "suite",
  "test",
  "message",
  "more",
  "expected",
  "actual"
];
var LONGEST = 200;
var MOST_FIELDS = 12;
function parsePattern(source) {
  if (source.length > LONGEST) return wrong(`is longer than ${LONGEST} characters`);
  const parts = [];
  const pieces = source.replace(/\s+/g, " ").trimEnd().split(/(\{\{|\}\}|\{[^{}]*\}|[{}])/);
  for (const piece of pieces.filter((one) => one !== "")) {
    const problem = addPiece(parts, piece);
    if (problem !== null) return wrong(problem);
  }
  const names = parts.flatMap((part) => part.kind === "field" && part.name !== null ? [part.name] : []);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== void 0) return wrong(`names {${twice}} twice`);
  if (parts.length > 2 * MOST_FIELDS) return wrong(`has more than ${MOST_FIELDS} fields`);
  return parts.length === 0 ? wrong("is empty") : { status: "ok", pattern: { parts } };
}
function wrong(reason) {
  return { status: "wrong", reason };
}
function addPiece(parts, piece) {
  if (piece === "{" || piece === "}")
    return `has a ${piece} that belongs to no field; write ${piece}${piece} for the character`;
  if (piece === "{{" || piece === "}}") return addText(parts, piece.slice(1));
  if (!piece.startsWith("{")) return addText(parts, piece);
  const name = piece.slice(1, -1);
  const field = FIELDS.find((one) => one === name) ?? null;
  if (field === null && name !== "")
    return `names {${name.slice(0, 40)}}, which is not a field; the fields are ${FIELDS.join(", ")}, and {} for anything`;
  if (parts.at(-1)?.kind === "field")
    return `has two fields with nothing between them, ${piece} and the one before`;
  parts.push({ kind: "field", name: field });
  return null;
}
function addText(parts, text) {
  const last = parts.at(-1);
  if (last?.kind === "text") parts.splice(-1, 1, { kind: "text", text: last.text + text });
  else parts.push({ kind: "text", text });
  return null;
}
function fitsEverything({ parts }) {
  return !parts.some((part) => part.kind === "text" && /[^\s.,:;|()[\]-]/.test(part.text)) && !hasPlace(parts);
}
function hasPlace(parts) {
  return parts.some((part) => part.kind === "field" && part.name === "line");
}
function matchLine({ parts }, line) {
  const text = line.replace(/[ \t]+/g, " ").trimEnd();
  const fields = {};
  let at = 0;
  for (const [index, part] of parts.entries()) {
    const end = endOfPart(text, at, parts, index);
    if (end === null) return null;
    if (part.kind === "field" && part.name !== null) fields[part.name] = text.slice(at, end).trim();
    at = end;
  }
  return at === text.length ? fields : null;
}
function endOfPart(text, at, parts, index) {
  const part = parts[index];
  if (part === void 0) return null;
  if (part.kind === "text") return text.startsWith(part.text, at) ? at + part.text.length : null;
  const behind = parts.slice(index + 1, index + 3);
  const end = endOfField(text, at, part.name, behind, index + 2 >= parts.length);
  return end !== null && isSuch(part.name, text.slice(at, end)) ? end : null;
}
function endOfField(text, from, name, [next, after], isLast) {
  if (isNumber(name)) return from + digitsAt(text, from);
  if (next === void 0 || next.kind !== "text") return text.length;
  if (isLast) {
    const end = text.length - next.text.length;
    return end >= from && text.endsWith(next.text) ? end : null;
  }
  const wantsDigit = after?.kind === "field" && isNumber(after.name);
  for (let at = text.indexOf(next.text, from); at >= 0; at = text.indexOf(next.text, at + 1)) {
    if (!wantsDigit || digitsAt(text, at + next.text.length) > 0) return at;
  }
  return null;
}
var isNumber = (name) => name === "line" || name === "column";
function digitsAt(text, from) {
  let at = from;
  while (at - from < 9 && /\d/.test(text[at] ?? "")) at += 1;
  return at - from;
}
function isSuch(name, value) {
  if (name === null) return true;
  if (value.trim() === "") return false;
  if (name === "file") return /[./\\]/.test(value) && value.length <= 400 && value === value.trim();
  return !/^(?:code|class|severity)$/.test(name) || !value.includes(" ");
}
module.exports = {
  fitsEverything: fitsEverything,
  matchLine: matchLine,
  parsePattern: parsePattern
};
