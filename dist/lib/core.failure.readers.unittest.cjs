

var import_shared_core_failure_readers_python = require("./shared.core.failure.readers.python.cjs");

// src/core/failure/readers/unittest.ts
var unittest = {
  tool: "unittest",
  rank: "tool",
  programs: ["unittest"],
  signature: /^(?:FAIL|ERROR): \S+ \([^\n]{1,400}\)[^\n]{0,400}\n(?:[^\n]{0,400}\n){0,3}?-{70}$|^NO TESTS RAN$/m,
  read
};
var HEADER = /^(?:FAIL|ERROR): (\S+) \(([^()]{1,400})\)(.*)$/;
var DOUBLE = /^={70}$/;
function read({ lines }) {
  const found = [];
  lines.forEach((text, line) => {
    const header = HEADER.exec(text);
    if (header === null || !DOUBLE.test(lines[line - 1] ?? "")) return;
    found.push(testFinding(header, lines.slice(line, endOfBlock(lines, line)), line));
  });
  const none = lines.indexOf("NO TESTS RAN");
  return found.length === 0 && none >= 0 ? [noTests(none)] : found;
}
function endOfBlock(lines, from) {
  const last = Math.min(lines.length, from + 2e3);
  for (let line = from + 1; line < last; line += 1) {
    if (/^={70}$|^Ran \d+ tests? in |^(?:Stdout|Stderr):$/.test(lines[line] ?? "")) return line;
  }
  return last;
}
function testFinding(header, block, line) {
  const [, name = "", owner = "", suffix = ""] = header;
  const traceback = (0, import_shared_core_failure_readers_python.readTracebacks)(block).at(-1);
  const said = traceback ?? { ...(0, import_shared_core_failure_readers_python.readException)(firstWords(block)), cause: null, origin: null, frame: null };
  return {
    line,
    severity: "error",
    phase: "test",
    code: codeOf(name, owner),
    class: said.class,
    message: (0, import_shared_core_failure_readers_python.withCause)(said.message, said.cause),
    former: [{ message: said.message }],
    speech: (0, import_shared_core_failure_readers_python.pythonSpeech)(said.class, said.message),
    file: said.origin,
    testId: testIdOf(name, owner) + suffix.trimEnd(),
    frame: said.frame
  };
}
function codeOf(name, owner) {
  if (/^setUp(?:Class|Module)$/.test(name)) return "setup";
  if (/^tearDown(?:Class|Module)$/.test(name)) return "teardown";
  return owner.startsWith("unittest.loader.") ? "collection" : null;
}
function testIdOf(name, owner) {
  if (owner.startsWith("unittest.loader.")) return name;
  const suite = owner.endsWith(`.${name}`) ? owner.slice(0, -name.length - 1) : owner;
  return `${suite} > ${name}`;
}
function firstWords(block) {
  const ruler = block.findIndex((text) => /^-{70}$/.test(text));
  return block.slice(ruler + 1).find((text) => text !== "") ?? block[0] ?? "";
}
function noTests(line) {
  return {
    line,
    severity: "error",
    phase: "test",
    code: "no-tests",
    class: null,
    message: "no tests ran",
    speech: "diagnostic",
    file: null,
    testId: null,
    frame: null
  };
}
module.exports = {
  unittest: unittest
};
