

var import_shared_core_failure_readers_reader = require("./shared.core.failure.readers.reader.cjs");

// src/core/failure/readers/npm.ts
var npm = {
  tool: "npm",
  rank: "wrapper",
  programs: ["npm", "npx", "pnpm", "yarn", "bun"],
  signature: /^npm (?:ERR!|error) |^ ?ERR_PNPM_|^\[?ERR_PNPM_|^\u27a4 YN\d{4}|^error (?:An unexpected|Couldn't|Command ")|^error: Script not found/m,
  read
};
var NPM = /^npm (?:ERR!|error) (?<rest>.*)$/;
var CHATTER = /^(?:code|errno|syscall|path|dest|signal|cwd|command|Lifecycle script|workspace|location|A complete log|If you |Note|For a full|Fix the upstream|this command|to accept|node_modules\/|While resolving|Found:)\b|^[a-z0-9 ]*$/;
function read({ lines }) {
  const own = npmError(lines);
  const others = lines.flatMap((text, line) => otherError(text, line) ?? []);
  return own === null ? others : [own, ...others];
}
function npmError(lines) {
  const said = lines.flatMap((text, line) => {
    const rest = NPM.exec(text)?.groups?.rest?.trim();
    return rest === void 0 ? [] : { line, rest };
  });
  const [first] = said;
  if (first === void 0 || said.some(({ rest }) => /^(?:Lifecycle script|code ELIFECYCLE)/.test(rest)))
    return null;
  const code = said.map(({ rest }) => /^code (\w+)$/.exec(rest)?.[1]).find((found) => found !== void 0) ?? null;
  const words = said.map(({ rest }) => withoutLabel(rest, code)).filter((rest) => rest !== "" && !CHATTER.test(rest));
  return wrapped(first.line, "npm", code, code === "ERESOLVE" ? conflict(said) : words[0] ?? first.rest);
}
function withoutLabel(rest, code) {
  const label = code?.replace(/^E/, "").toLowerCase() ?? "";
  return label !== "" && rest.toLowerCase().startsWith(label) ? rest.slice(label.length).trim() : rest.replace(/^(?:notarget|JSON\.parse|404) /, "");
}
function conflict(said) {
  const peer = said.find(({ rest }) => /^peer(?:Optional)? \S+@"[^"]*" from /.test(rest))?.rest;
  const found = said.find(({ rest }) => rest.startsWith("Found: "))?.rest;
  return `could not resolve ${peer ?? "a dependency"}${found === void 0 ? "" : `, ${found.toLowerCase()}`}`;
}
var OTHERS = [
  ["pnpm", /^ ?\[?(?<code>ERR_PNPM_[A-Z0-9_]+)\]? +(?<message>.*)$/],
  ["yarn", /^\u27a4 (?<code>YN\d{4}): (?<message>.*)$/],
  ["yarn", /^error (?<message>(?:An unexpected|Couldn't|Command ").*)$/],
  ["bun", /^error: (?<message>Script not found .*)$/]
];
var QUIET = /^(?:YN00(?:00|13|19|32|60|85|86)|ERR_PNPM_RECURSIVE_(?:RUN|EXEC)_FIRST_FAIL)$/;
function otherError(text, line) {
  for (const [tool, pattern] of OTHERS) {
    const { code, message } = pattern.exec(text)?.groups ?? {};
    if (message !== void 0)
      return QUIET.test(code ?? "") ? null : wrapped(line, tool, code ?? null, message.trim());
  }
  return null;
}
function wrapped(line, tool, code, message) {
  const missing = /^(?:Missing script|Script not found|Command "[^"]*" not found)/.test(message);
  const phase = missing ? "run" : "install";
  return (0, import_shared_core_failure_readers_reader.findingOf)(line, message, { tool, phase, code: missing ? "missing-script" : gateCode(code) });
}
function gateCode(code) {
  return code === "EUSAGE" ? "usage" : code;
}
module.exports = {
  npm: npm
};
