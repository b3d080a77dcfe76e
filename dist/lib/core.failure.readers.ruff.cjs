

var import_shared_core_failure_readers_reader = require("./shared.core.failure.readers.reader.cjs");

var import_app_loop_judge_check = require("./app.loop.judge-check.cjs");

// src/core/failure/readers/ruff.ts
var ruff = {
  tool: "ruff",
  rank: "tool",
  programs: ["ruff", "flake8", "pycodestyle", "pyflakes"],
  signature: /^ +--> [^\n]{1,500}\.(?:pyi?|ipynb|toml):(?:cell \d+:)?\d+:\d+$|^[^\s:][^:\n]{0,500}\.(?:pyi?|ipynb):(?:cell \d+:)?(?:\d+:){1,3} (?:[A-Z]{1,4}\d{2,4} |invalid-syntax: |\[[A-Za-z]{1,8}-?\w{1,10}\] )|^ +\d+:\d+ +(?:[A-Z]{1,4}\d{2,4} |invalid-syntax: )|^::error title=[Rr]uff |^Would reformat: |would be reformatted|^ruff failed$|\bE902 |^Usage: ruff\b|^ {4}"noqa_row": /m,
  read
};
var CODED = String.raw`(?<code>[A-Z]{1,4}\d{2,4}|[a-z]+(?:-[a-z]+)+(?=:)|unformatted(?=:)):? +(?:\[\*\] +)?(?<message>\S.*)`;
var FULL = new RegExp(`^${CODED}$`);
var PLACE = /^ *--> (?<file>[^:]+)(?::cell \d+)?:\d+:\d+$/;
var CONCISE = new RegExp(String.raw`^(?<file>[^\s:][^:]*)(?::cell \d+)?:(?:\d+:){1,3} ${CODED}$`);
var PYLINT = /^(?<file>[^\s:][^:]*\.(?:pyi?|ipynb)):\d+: \[(?<code>[A-Z]{1,4}\d{2,4}|[a-z-]{3,40})\] (?<message>.*)$/;
var GROUPED = new RegExp(String.raw`^ +\d+:\d+ +${CODED}$`);
var REFORMAT = /^Would reformat: (?<file>.+)$/;
function read({ lines, command = "" }) {
  const found = [];
  let group = null;
  lines.forEach((text, line) => {
    group = /^(\S.*\.(?:pyi?|ipynb)):$/.exec(text)?.[1] ?? group;
    const groups = groupsOf(text, lines[line + 1] ?? "", group);
    if (groups !== null) found.push(finding(line, groups));
  });
  if (found.length > 0) return isOfFlake8(found, lines, command) ? found.map(named) : found;
  return lines[0] === "[" ? fromJson(lines) : broken(lines);
}
function isOfFlake8(found, lines, command) {
  if (found.some(isFlake8)) return true;
  const called = [command, ...(0, import_app_loop_judge_check.echoesIn)(lines)].findLast((words) => /\b(?:ruff|flake8)\b/.test(words));
  if (called !== void 0) return /\bflake8\b/.test(called);
  return found.every(({ line }) => CONCISE.test(lines[line] ?? "")) && !lines.some((text) => COUNT.test(text));
}
var COUNT = /^Found \d+ errors?\b|^\[\*\] \d+ fixable|^No fixes available/;
function isFlake8({ code, message }) {
  return code === "E999" || /^[EWFC]\d{3}$/.test(code ?? "") && /^(?:'|(?!f-string)[a-z])/.test(message);
}
function named(finding2) {
  return { ...finding2, tool: "flake8", former: [{ tool: "ruff" }] };
}
function fromJson(lines) {
  const seen = {};
  return lines.flatMap((text, line) => {
    const [, key, value] = /^ {4}"(code|filename|message)": "((?:[^"\\]|\\.)*)"/.exec(text) ?? [];
    if (key === void 0 || value === void 0) return [];
    seen[key] = (0, import_shared_core_failure_readers_reader.jsonText)(value);
    return key === "message" ? [finding(line, { file: seen.filename, code: seen.code, message: seen.message })] : [];
  });
}
function groupsOf(text, next, group) {
  const place = PLACE.exec(next)?.groups;
  if (place !== void 0) return merge(FULL.exec(text), place.file);
  const line = text.startsWith("::error ") ? text.slice(text.lastIndexOf("::") + 2).replace(/%0A.*$/, "") : text;
  const flat = CONCISE.exec(line) ?? PYLINT.exec(line);
  if (flat?.groups !== void 0) return flat.groups;
  const reformat = REFORMAT.exec(line)?.groups;
  if (reformat !== void 0)
    return { file: reformat.file, code: "unformatted", message: "File would be reformatted" };
  return group === null ? null : merge(GROUPED.exec(line), group);
}
function merge(match, file) {
  return match?.groups === void 0 ? null : { ...match.groups, file };
}
function finding(line, { file, code, message }) {
  const [, words, limit] = /^(.*) \((\d+ > \d+)\)$/.exec(message ?? "") ?? [];
  return {
    line,
    severity: "error",
    phase: "lint",
    code: code ?? null,
    class: null,
    message: words ?? message ?? "",
    speech: "diagnostic",
    ...limit === void 0 ? {} : { values: [limit] },
    file: file ?? null,
    testId: null,
    frame: null
  };
}
function broken(lines) {
  if (lines.some((text) => /would be reformatted/.test(text))) return diffs(lines);
  const failed = lines.indexOf("ruff failed");
  if (failed < 0) return misused(lines);
  const words = lines.findLast((text, line) => line > failed && /^(?:[a-z]| {2}Cause: )/i.test(text));
  const file = lines.map((text) => /^ {2}Cause: Failed to parse (\S+)$/.exec(text)?.[1]).find(Boolean);
  return [
    finding(failed, { file, code: "config", message: words?.replace(/^ {2}Cause: /, "") ?? "ruff failed" })
  ];
}
function diffs(lines) {
  return lines.flatMap((text, line) => {
    const file = text.startsWith("+++ ") ? text.slice(4) : null;
    return file === null ? [] : [finding(line, { file, code: "unformatted", message: "File would be reformatted" })];
  });
}
function misused(lines) {
  if (!lines.some((text) => text.startsWith("Usage: ruff"))) return [];
  return lines.flatMap((text, line) => {
    const message = /^error: (.+)$/.exec(text)?.[1];
    return message === void 0 ? [] : [finding(line, { code: "usage", message })];
  });
}
module.exports = {
  ruff: ruff
};
