// Reads Maven: the errors of compilers and tests if it prints them, otherwise the goal that failed.

import { type CleanOutput, type Finding, findingOf, type ToolReader } from '../../reading/reader.ts';
import { findingOfTrace, readTrace, splitOperands } from './java.ts';
import { javaCode, withJavaDetails } from './javac.ts';
import { LONGEST_TRACE, testIdOf } from './junit.ts';
import { kotlinMessage } from './kotlin-message.ts';

export const maven: ToolReader = {
  tool: 'maven',
  rank: 'tool',
  programs: ['mvn', 'mvnw', 'mvnd'],
  signature: /^\[ERROR\] |^\[FATAL\] /m,
  read,
};

const COMPILER =
  /^\[(?<severity>ERROR|WARNING)\] (?<file>[^:]+\.(?<language>java|kts?|scala|groovy)):\[\d+,\d+\] (?:error: )?(?<message>.*)$/;
const COMPILERS: Readonly<Record<string, string>> = {
  java: 'javac',
  kt: 'kotlinc',
  kts: 'kotlinc',
  scala: 'scalac',
  groovy: 'groovyc',
};
const CHECKSTYLE = /^\(\w{1,40}\) (?<rule>[A-Z]\w{1,80}): (?<message>.*)$/;
const GOAL =
  /^\[ERROR\] Failed to execute goal (?:(?<goal>[^\s(]+) )?(?:\(.*?\) )?on project [\w.-]+: (?<message>.*)$/;
const OTHER = /^\[(?:ERROR|FATAL)\] (?<message>\S.*)$/;
/** How its advice, its headings and its counts begin. */
const ADVICE = [
  ...['To see the full stack trace', 'Re-run Maven', 'For more information', '[Help ', 'After correcting'],
  ...['Please refer', '->', 'COMPILATION ERROR', 'The build could not read'],
  ...['Tests run:', '[ERROR]', 'Failures:', 'Errors:'],
];
const USAGE = /^Unknown lifecycle phase|^No goals have been specified|there is no POM in this directory/;
const MOST_DETAILS = 12;

function read({ lines }: CleanOutput): readonly Finding[] {
  const inner = lines.flatMap(
    (text, line) => compilerAt(lines, text, line) ?? surefireTestAt(lines, text, line) ?? [],
  );
  if (inner.length > 0) return inner;
  const summary = lines.flatMap((text, line) => surefireSummaryAt(text, line) ?? []);
  if (summary.length > 0) return summary;
  const crashed = crashedTests(lines);
  if (crashed.length > 0) return crashed;
  const outer = lines.flatMap((text, line) => goalAt(text, line) ?? []);
  if (outer.length > 0) return outer;
  return lines.some(isOwn) ? others(lines) : [];
}

/** Many programs log lines that start with `[ERROR] `; only Maven also prints one of these. */
function isOwn(text: string): boolean {
  if (/^\[INFO\] (?:Scanning for projects|BUILD |-{20})|\[Help \d+\]/.test(text)) return true;
  const said = OTHER.exec(text)?.groups?.message ?? '';
  return (
    USAGE.test(said) ||
    /^(?:The build could not|Some problems were|Non-|Re-run Maven|To see the full)/.test(said)
  );
}

function compilerAt(lines: readonly string[], text: string, line: number): Finding | null {
  const groups = COMPILER.exec(text)?.groups;
  if (groups === undefined) return null;
  const language = groups.language ?? '';
  const said = groups.message ?? '';
  const rule = CHECKSTYLE.exec(said)?.groups;
  if (rule !== undefined) return checkstyle(line, groups.file ?? null, rule);
  const message =
    language === 'java'
      ? withJavaDetails(said, lines.slice(line + 1, line + 1 + MOST_DETAILS))
      : kotlinMessage(said);
  return findingOf(line, message, {
    phase: 'compile',
    severity: groups.severity === 'WARNING' ? 'warning' : 'error',
    code: language === 'java' ? javaCode(said) : null,
    tool: COMPILERS[language] ?? 'javac',
    file: groups.file ?? null,
  });
}

function checkstyle(line: number, file: string | null, rule: Record<string, string | undefined>): Finding {
  return findingOf(line, rule.message ?? '', {
    phase: 'lint',
    tool: 'checkstyle',
    code: rule.rule ?? null,
    file,
  });
}

/** The classes that ran when their virtual machine ended; Maven prints the list once for each cause. */
function crashedTests(lines: readonly string[]): readonly Finding[] {
  const exit = lines.map((text) => /^\[ERROR\] (Process Exit Code: \d+)$/i.exec(text)?.[1]).find(Boolean);
  const start = lines.indexOf('[ERROR] Crashed tests:');
  if (start < 0) return [];
  const below = lines.slice(start + 1);
  const end = below.findIndex((text) => !/^\[ERROR\] [\w.$]+(?:#\S+)?$/.test(text));
  return below.slice(0, end).map((text, at) =>
    findingOf(start + 1 + at, ['The forked VM crashed or called System.exit', exit].join('. '), {
      phase: 'test',
      tool: 'junit',
      code: 'crashed',
      testId: text.slice('[ERROR] '.length),
    }),
  );
}

function goalAt(text: string, line: number): Finding | null {
  const groups = GOAL.exec(text)?.groups;
  if (groups === undefined) return null;
  const [, plugin, ...rest] = (groups.goal ?? '').split(':');
  const message = withoutHelp(groups.message ?? '').replace(
    /^Could not resolve dependencies for project [^:]+(?::[^\s:]+)*: /,
    '',
  );
  const isDependency = /Could not (?:resolve dependencies|find artifact|transfer artifact)/.test(
    groups.message ?? '',
  );
  return findingOf(line, message, {
    phase: isDependency ? 'install' : 'compile',
    code: isDependency
      ? 'dependency-resolution'
      : plugin === undefined
        ? null
        : `${plugin}:${rest.at(-1) ?? ''}`,
  });
}

/** With `-e` Maven prints a fatal error of the POM twice. */
function others(lines: readonly string[]): readonly Finding[] {
  const fatal = lines.flatMap((text, line) =>
    text.startsWith('[FATAL] ') ? (otherAt(text, line) ?? []) : [],
  );
  if (fatal.length > 0) return fatal;
  return lines.flatMap((text, line) => otherAt(text, line) ?? []).slice(0, 1);
}

function otherAt(text: string, line: number): Finding | null {
  const message = OTHER.exec(text)?.groups?.message;
  if (message === undefined || ADVICE.some((start) => message.startsWith(start))) return null;
  const plain = withoutHelp(message).replace(
    / (?:You must specify a valid lifecycle phase|\(position: ).*$/,
    '',
  );
  return findingOf(line, plain, { phase: 'compile', code: USAGE.test(message) ? 'usage' : null });
}

function withoutHelp(message: string): string {
  return message.replace(/(?: -> \[Help \d+\])$/, '');
}

/** The failed test whose header is `text`, line `line` of `lines`; null when `text` is not a header. */
function surefireTestAt(lines: readonly string[], text: string, line: number): Finding | null {
  const end = FAILED_TEST.exec(text)?.index;
  if (end === undefined) return null;
  const testId = surefireTestId(
    text
      .slice(0, end)
      .replace(/^\[ERROR\] /, '')
      .trim(),
  );
  const first = lines[line + 1] ?? '';
  const trace = readTrace(first, lines.slice(line + 2, line + LONGEST_TRACE));
  return trace === null
    ? findingOf(line, first, { phase: 'test', speech: 'assertion', testId, tool: 'junit' })
    : findingOfTrace(line, trace, { phase: 'test', testId, tool: 'junit' });
}

/** An entry of the closing summary, for when Surefire is set to print nothing else. */
function surefireSummaryAt(text: string, line: number): Finding | null {
  const groups = SUMMARY.exec(text)?.groups;
  if (groups === undefined) return null;
  const split = splitOperands(groups.message ?? '');
  return findingOf(line, split?.message ?? groups.message ?? '', {
    phase: 'test',
    speech: 'assertion',
    tool: 'junit',
    testId: testIdOf(groups.class ?? '', groups.name ?? ''),
    ...(split === null ? {} : { values: split.values }),
  });
}

/** Surefire 2 and 3: `vat(com.acme.ShopTest)  Time elapsed`, `com.acme.ShopTest.vat -- Time elapsed`. */
const FAILED_TEST = / (?:-- )?Time elapsed: [\d.,]{1,20} s {1,4}<<< (?:FAILURE|ERROR)!$/;
const NAME_FIRST = /^(?<name>.{1,300})\((?<class>[\w.$]+)\)$/;
const CLASS_FIRST = /^(?<class>[\w.]{0,200}\b[A-Z][\w$]{0,200})\.(?<name>.{1,300})$/;
const SUMMARY =
  /^\[ERROR\] {3}(?<class>[A-Z][\w$]{0,200})\.(?<name>[\w$]{1,200}(?:\[[^\]]{0,100}\])?)(?::\d+)?(?:->\S{1,300})?(?: [»?])? (?<message>.*)$/;

function surefireTestId(title: string): string {
  const groups = (NAME_FIRST.exec(title) ?? CLASS_FIRST.exec(title))?.groups;
  return groups === undefined ? title : testIdOf(groups.class ?? '', groups.name ?? '');
}
