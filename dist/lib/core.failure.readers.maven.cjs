

var import_shared_core_failure_readers_javac = require("./shared.core.failure.readers.javac.cjs");

var import_shared_core_failure_readers_kotlin = require("./shared.core.failure.readers.kotlin.cjs");

var import_shared_core_failure_readers_junit = require("./shared.core.failure.readers.junit.cjs");

var import_shared_core_failure_readers_java = require("./shared.core.failure.readers.java.cjs");

var import_shared_core_failure_readers_reader = require("./shared.core.failure.readers.reader.cjs");

// src/core/failure/readers/maven.ts
var maven = {
  tool: "maven",
  rank: "tool",
  programs: ["mvn", "mvnw", "mvnd"],
  signature: /^\[ERROR\] |^\[FATAL\] /m,
  read
};
var COMPILER = /^\[(?<severity>ERROR|WARNING)\] (?<file>[^:]{1,400}\.(?<language>java|kt|kts|scala|groovy)):\[\d+,\d+\] (?:error: )?(?<message>.*)$/;
var COMPILERS = {
  java: "javac",
  kt: "kotlinc",
  kts: "kotlinc",
  scala: "scalac",
  groovy: "groovyc"
};
var CHECKSTYLE = /^\(\w{1,40}\) (?<rule>[A-Z]\w{1,80}): (?<message>.*)$/;
var GOAL = /^\[ERROR\] Failed to execute goal (?:(?<goal>[\w.-]+:[\w.-]+(?::[^\s:]+)?:[\w-]+) )?(?:\([^)]*\) )?on project (?<project>[\w.-]+): (?<message>.*)$/;
var OTHER = /^\[(?:ERROR|FATAL)\] (?<message>\S.*)$/;
var ADVICE = /^(?:To see the full stack trace|Re-run Maven|For more information|\[Help \d+\]|After correcting|Please refer|->|COMPILATION ERROR|Tests run:|\[ERROR\]|The build could not read|Failures:|Errors:)/;
var USAGE = /^Unknown lifecycle phase|^No goals have been specified|there is no POM in this directory/;
var MOST_DETAILS = 12;
function read({ lines }) {
  const inner = lines.flatMap(
    (text, line) => compilerAt(lines, text, line) ?? surefireTestAt(lines, text, line) ?? []
  );
  if (inner.length > 0) return inner;
  const summary = lines.flatMap((text, line) => surefireSummaryAt(text, line) ?? []);
  if (summary.length > 0) return summary;
  const outer = lines.flatMap((text, line) => goalAt(text, line) ?? []);
  if (outer.length > 0) return outer;
  return lines.some((text) => OWN.test(text)) ? others(lines) : [];
}
var OWN = /^\[INFO\] (?:Scanning for projects|BUILD |-{20})|\[Help \d+\]|^\[(?:ERROR|FATAL)\] (?:The build could not|Some problems were|Non-|Re-run Maven|To see the full|Unknown lifecycle phase|No goals have been|.*there is no POM in)/;
function compilerAt(lines, text, line) {
  const groups = COMPILER.exec(text)?.groups;
  if (groups === void 0) return null;
  const language = groups.language ?? "";
  const said = groups.message ?? "";
  const rule = CHECKSTYLE.exec(said)?.groups;
  if (rule !== void 0) return checkstyle(line, groups.file ?? null, rule);
  const message = language === "java" ? (0, import_shared_core_failure_readers_javac.withJavaDetails)(said, lines.slice(line + 1, line + 1 + MOST_DETAILS)) : (0, import_shared_core_failure_readers_kotlin.kotlinMessage)(said);
  return (0, import_shared_core_failure_readers_reader.findingOf)(line, message, {
    phase: "compile",
    severity: groups.severity === "WARNING" ? "warning" : "error",
    code: language === "java" ? (0, import_shared_core_failure_readers_javac.javaCode)(said) : null,
    tool: COMPILERS[language] ?? "javac",
    file: groups.file ?? null
  });
}
function checkstyle(line, file, rule) {
  return (0, import_shared_core_failure_readers_reader.findingOf)(line, rule.message ?? "", {
    phase: "lint",
    tool: "checkstyle",
    code: rule.rule ?? null,
    file
  });
}
function goalAt(text, line) {
  const groups = GOAL.exec(text)?.groups;
  if (groups === void 0) return null;
  const [, plugin, ...rest] = (groups.goal ?? "").split(":");
  const message = withoutHelp(groups.message ?? "").replace(
    /^Could not resolve dependencies for project [^:]+(?::[^\s:]+)*: /,
    ""
  );
  const isDependency = /Could not (?:resolve dependencies|find artifact|transfer artifact)/.test(
    groups.message ?? ""
  );
  return (0, import_shared_core_failure_readers_reader.findingOf)(line, message, {
    phase: isDependency ? "install" : "compile",
    code: isDependency ? "dependency-resolution" : plugin === void 0 ? null : `${plugin}:${rest.at(-1) ?? ""}`
  });
}
function others(lines) {
  const fatal = lines.flatMap(
    (text, line) => text.startsWith("[FATAL] ") ? otherAt(text, line) ?? [] : []
  );
  if (fatal.length > 0) return fatal;
  return lines.flatMap((text, line) => otherAt(text, line) ?? []).slice(0, 1);
}
function otherAt(text, line) {
  const message = OTHER.exec(text)?.groups?.message;
  if (message === void 0 || ADVICE.test(message)) return null;
  const plain = withoutHelp(message).replace(
    / (?:You must specify a valid lifecycle phase|\(position: ).*$/,
    ""
  );
  return (0, import_shared_core_failure_readers_reader.findingOf)(line, plain, { phase: "compile", code: USAGE.test(message) ? "usage" : null });
}
function withoutHelp(message) {
  return message.replace(/(?: -> \[Help \d+\])$/, "");
}
function surefireTestAt(lines, text, line) {
  const end = FAILED_TEST.exec(text)?.index;
  if (end === void 0) return null;
  const testId = surefireTestId(
    text.slice(0, end).replace(/^\[ERROR\] /, "").trim()
  );
  const first = lines[line + 1] ?? "";
  const trace = (0, import_shared_core_failure_readers_java.readTrace)(first, lines.slice(line + 2, line + import_shared_core_failure_readers_junit.LONGEST_TRACE));
  return trace === null ? (0, import_shared_core_failure_readers_reader.findingOf)(line, first, { phase: "test", speech: "assertion", testId, tool: "junit" }) : (0, import_shared_core_failure_readers_java.findingOfTrace)(line, trace, { phase: "test", testId, tool: "junit" });
}
function surefireSummaryAt(text, line) {
  const groups = SUMMARY.exec(text)?.groups;
  if (groups === void 0) return null;
  const split = (0, import_shared_core_failure_readers_java.splitOperands)(groups.message ?? "");
  return (0, import_shared_core_failure_readers_reader.findingOf)(line, split?.message ?? groups.message ?? "", {
    phase: "test",
    speech: "assertion",
    tool: "junit",
    testId: (0, import_shared_core_failure_readers_junit.testIdOf)(groups.class ?? "", groups.name ?? ""),
    ...split === null ? {} : { values: split.values }
  });
}
var FAILED_TEST = / (?:-- )?Time elapsed: [\d.,]{1,20} s {1,4}<<< (?:FAILURE|ERROR)!$/;
var NAME_FIRST = /^(?<name>.{1,300})\((?<class>[\w.$]+)\)$/;
var CLASS_FIRST = /^(?<class>[\w.]{0,200}\b[A-Z][\w$]{0,200})\.(?<name>.{1,300})$/;
var SUMMARY = /^\[ERROR\] {3}(?<class>[A-Z][\w$]{0,200})\.(?<name>[\w$]{1,200}(?:\[[^\]]{0,100}\])?)(?::\d+)?(?:->\S{1,300})?(?: [\u00bb?])? (?<message>.*)$/;
function surefireTestId(title) {
  const groups = (NAME_FIRST.exec(title) ?? CLASS_FIRST.exec(title))?.groups;
  return groups === void 0 ? title : (0, import_shared_core_failure_readers_junit.testIdOf)(groups.class ?? "", groups.name ?? "");
}
module.exports = {
  maven: maven
};
