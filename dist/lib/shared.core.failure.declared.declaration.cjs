

var import_shared_core_failure_readers_node = require("./shared.core.failure.readers.node.cjs");

var import_shared_core_failure_readers_reader = require("./shared.core.failure.readers.reader.cjs");

// src/core/failure/declared/declaration.ts
function declared(declaration) {
  const { tool, programs, signature, rank = "tool" } = declaration;
  return { tool, programs, signature, rank, read: (output) => readDeclared(declaration, output) };
}
function readDeclared(declaration, { lines }) {
  const blocks = declaration.above ? blocksAbove(declaration, lines) : blocksBelow(declaration, lines);
  const found = blocks.flatMap((block) => findingIn(declaration, lines, block));
  return found.length > 0 || declaration.json === void 0 ? found : readJson(declaration, lines);
}
var LONGEST_BLOCK = 200;
function blocksBelow(declaration, lines) {
  const blocks = [];
  let heading = {};
  let open = null;
  for (const [line, text] of lines.entries()) {
    const under = declaration.heading?.exec(text)?.groups;
    const begun = beginning(declaration, text, heading);
    if (under !== void 0 || begun !== null || declaration.ends?.test(text)) open = close(open, line);
    heading = under ?? heading;
    if (begun === null) continue;
    open = { line, groups: begun, from: line + 1, to: lines.length };
    blocks.push(open);
  }
  return blocks;
}
function close(open, line) {
  if (open !== null) open.to = line;
  return null;
}
function blocksAbove(declaration, lines) {
  const blocks = [];
  let heading = {};
  let from = 0;
  for (const [line, text] of lines.entries()) {
    const under = declaration.heading?.exec(text)?.groups;
    const begun = under === void 0 ? beginning(declaration, text, heading) : null;
    if (begun !== null) blocks.push({ line, groups: begun, from, to: line });
    if (under !== void 0 || begun !== null || declaration.ends?.test(text)) from = line + 1;
    heading = under ?? heading;
  }
  return blocks;
}
function beginning({ problems }, text, heading) {
  for (const problem of problems) {
    const groups = problem.exec(text)?.groups;
    if (groups !== void 0) return { ...heading, ...told(groups) };
  }
  return null;
}
function told(groups) {
  return Object.fromEntries(Object.entries(groups).filter(([, value]) => value !== void 0));
}
function findingIn(declaration, lines, block) {
  const below = lines.slice(block.from, Math.min(block.to, block.from + LONGEST_BLOCK));
  const groups = { ...firstIn(declaration, below), ...block.groups };
  const { needs = [], lines: patterns = {} } = declaration;
  if (needs.some((name) => groups[name] === void 0)) return [];
  const more = allIn(patterns.more, below, "more");
  const values = allIn(patterns.value, below, "value");
  const frame = declaration.javascript ? (0, import_shared_core_failure_readers_node.topFrame)(below, 0, below.length) : null;
  const said = declaration.words?.(groups) ?? groups.message ?? "failed without a message";
  return [findingOfGroups(declaration, block.line, groups, [said, ...more].join(" "), values, frame)];
}
function firstIn({ lines: patterns = {} }, below) {
  let groups = {};
  for (const name of ["file", "test", "message", "code"]) {
    const pattern = patterns[name];
    const match = below.map((text) => pattern?.exec(text)?.groups).find((one) => one !== void 0);
    if (match !== void 0) groups = { ...groups, ...told(match) };
  }
  return groups;
}
function allIn(pattern, below, name) {
  if (pattern === void 0) return [];
  return below.flatMap((text) => pattern.exec(text)?.groups?.[name]?.trim() ?? []);
}
function findingOfGroups(declaration, line, groups, said, values, frame) {
  const { phase, speech } = declaration;
  const words = declaration.javascript ? javascriptWords(said) : { message: said };
  const testId = [groups.suite, groups.test].filter((part) => part !== void 0).join(" > ");
  return (0, import_shared_core_failure_readers_reader.findingOf)(line, words.message ?? said, {
    severity: isWarning(groups) ? "warning" : "error",
    phase,
    code: groups.code ?? null,
    class: groups.class ?? null,
    speech: speech ?? (phase === "test" ? "runtime" : "diagnostic"),
    ...words,
    ...values.length > 0 ? { values } : {},
    file: groups.file ?? null,
    testId: testId === "" ? null : testId.trim(),
    frame
  });
}
function isWarning({ severity = "", sign = "" }) {
  return /^(?:warning|information|info|note|hint)$/i.test(severity) || /^[\u26a0!]$/.test(sign);
}
var MATCHER = /^expect(?:\(.{0,200}?\))?(?:\.(?:not|resolves|rejects))*\.(?<matcher>\w+)\(/;
function javascriptWords(said) {
  const head = (0, import_shared_core_failure_readers_node.errorHead)(said.replace(/^error: /, ""));
  const words = head?.message ?? said.replace(/^(?:error|Error): /, "");
  const matcher = MATCHER.exec(words)?.groups?.matcher;
  if (matcher !== void 0)
    return { message: words.replace(/ \/\/ .{1,80}$/, ""), code: matcher, class: null, speech: "assertion" };
  return { message: words, code: head?.code ?? null, class: head?.class ?? null, speech: (0, import_shared_core_failure_readers_node.speechOf)(head) };
}
function readJson(declaration, lines) {
  const keys = Object.keys(declaration.json ?? {});
  const last = keys.at(-1);
  const field = new RegExp(`"(${keys.join("|")})": ?"((?:[^"\\\\]|\\\\.){0,4000})"`, "g");
  let groups = {};
  return lines.flatMap(
    (text, line) => [...text.matchAll(field)].flatMap(([, key = "", value = ""]) => {
      const name = declaration.json?.[key];
      if (name !== void 0) groups = { ...groups, [name]: (0, import_shared_core_failure_readers_reader.jsonText)(value) };
      if (key !== last) return [];
      const said = declaration.words?.(groups) ?? groups.message ?? "";
      return findingOfGroups(declaration, line, groups, said, [], null);
    })
  );
}
module.exports = {
  declared: declared,
  findingOfGroups: findingOfGroups
};
