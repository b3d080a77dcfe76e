

var import_shared_core_failure_readers_reader = require("./shared.core.failure.readers.reader.cjs");

// src/core/failure/readers/tsc.ts
var tsc = {
  tool: "tsc",
  rank: "tool",
  programs: ["tsc", "tsgo", "vue-tsc"],
  signature: /\berror TS\d+:/,
  read
};
var PLAIN = /^(?<file>[^\s(][^(]*)\(\d+,\d+\): (?<severity>error|warning) (?<code>TS\d+): (?<message>.*)$/;
var PRETTY = /^(?<file>\S.*?):\d+:\d+ - (?<severity>error|warning) (?<code>TS\d+): (?<message>.*)$/;
var GLOBAL = /^(?<severity>error) (?<code>TS\d+): (?<message>.*)$/;
function read({ lines }) {
  return lines.flatMap((text, line) => {
    const groups = (PLAIN.exec(text) ?? PRETTY.exec(text) ?? GLOBAL.exec(text))?.groups;
    return groups === void 0 ? [] : finding(lines, line, groups);
  });
}
function finding(lines, line, { severity, code = "", message = "", file }) {
  const reason = reasonBelow(lines, line, code);
  return (0, import_shared_core_failure_readers_reader.findingOf)(line, reason === null ? message : `${message} ${reason}`, {
    severity: severity === "warning" ? "warning" : "error",
    phase: "compile",
    code,
    file: file ?? null,
    former: [{ message }]
  });
}
var MOST_CHAIN = 40;
function reasonBelow(lines, line, code) {
  if (!/^TS(?:2769|2322|2345)$/.test(code)) return null;
  const below = lines.slice(line + 1, line + 1 + MOST_CHAIN);
  const end = below.findIndex((text) => !/^ {2}/.test(text));
  const reason = (end < 0 ? below : below.slice(0, end)).at(-1)?.trim() ?? "";
  const isTold = code === "TS2769" || /^Property '|^Type '.{1,400} is missing the following properties/.test(reason);
  return reason !== "" && isTold ? reason : null;
}
module.exports = {
  tsc: tsc
};
