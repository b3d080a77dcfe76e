// Reads Gradle: failed tests from its test report, otherwise its `What went wrong`. The lines of compilers that it
// runs are left to their own readers.

import { type CleanOutput, type Finding, findingOf, type ToolReader } from '../../reading/reader.ts';
import { findingOfTrace, readTrace } from './java.ts';
import { LONGEST_TRACE, testIdOf } from './junit.ts';

/** Failed tests, reported like JUnit's. */
export const gradleTest: ToolReader = {
  tool: 'junit',
  rank: 'tool',
  programs: ['gradle', 'gradlew'],
  signature: / FAILED$/m,
  read: readTests,
};

/** The task or the build script that failed; yields to a compiler or a test that said why. */
export const gradle: ToolReader = {
  tool: 'gradle',
  rank: 'wrapper',
  programs: ['gradle', 'gradlew'],
  signature: /^\* What went wrong:$/m,
  read: readBuild,
};

const TEST = /^(?<class>[\w.$ -]{1,200}) > (?<path>.{1,300}) FAILED$/;
const SHORT = /^\s+(?<class>[\w.$]{3,200}) at (?<file>[\w.$-]+):\d+$/;
const MOST_REASON = 8;

function readTests({ lines }: CleanOutput): readonly Finding[] {
  return lines.flatMap((text, line) => {
    const groups = TEST.exec(text)?.groups;
    if (groups === undefined) return [];
    const testId = testIdOf(groups.class ?? '', ...(groups.path ?? '').split(' > '));
    return testAt(lines, line, testId);
  });
}

function testAt(lines: readonly string[], line: number, testId: string): Finding {
  const first = lines[line + 1] ?? '';
  const short = SHORT.exec(first)?.groups;
  if (short !== undefined) {
    return findingOf(line, 'failed', {
      phase: 'test',
      class: short.class ?? null,
      file: short.file ?? null,
      testId,
    });
  }
  const trace = readTrace(first, lines.slice(line + 2, line + LONGEST_TRACE));
  return trace === null
    ? findingOf(line, first, { phase: 'test', speech: 'assertion', testId })
    : findingOfTrace(line, trace, { phase: 'test', testId });
}

function readBuild({ lines }: CleanOutput): readonly Finding[] {
  return lines.flatMap((text, line) => {
    if (text !== '* What went wrong:') return [];
    const script = scriptErrors(lines, line);
    return script.length > 0 ? script : reasonAt(lines, line);
  });
}

/** `Line 5:   dependecies {` and `^ Unresolved reference: dependecies` below it, for each error of a script in Kotlin. */
function scriptErrors(lines: readonly string[], line: number): readonly Finding[] {
  if (!/^Script compilation errors?:$/.test(lines[line + 1] ?? '')) return [];
  const file = scriptBefore(lines, line);
  return lines.slice(line, line + MOST_OF_SCRIPT).flatMap((text, at) => {
    const message = /^ +\^ (?<message>\S.*)$/.exec(text)?.groups?.message;
    return message === undefined ? [] : findingOf(line + at, message, { phase: 'compile', file });
  });
}

const MOST_OF_SCRIPT = 400;

function reasonAt(lines: readonly string[], line: number): Finding {
  const head = lines[line + 1] ?? '';
  const words = reasonsOf(lines.slice(line + 2, line + 2 + MOST_REASON));
  const task = /^Execution failed for task '(?<task>[^']+)'/.exec(head)?.groups?.task ?? null;
  const said = withoutIdentity((task === null ? [head, ...words] : words).join(' ')) || head;
  if (DEPENDENCY.test(said))
    return findingOf(line, said, { phase: 'install', code: 'dependency-resolution' });
  return findingOf(line, said, {
    phase: phaseOf(task),
    code: USAGE.test(head) ? 'usage' : task,
    speech: 'runtime',
    file: scriptBefore(lines, line),
  });
}

const DEPENDENCY = /Could not (?:resolve|find) (?:all |[\w.-]+:[\w.-]+:)/;
const USAGE =
  /^(?:Task|Project|Cannot locate tasks that match) .*(?:not found|ambiguous)|does not contain a Gradle build/;

/** Each reason is indented further than the one it explains; the places Gradle searched are not reasons. */
function reasonsOf(following: readonly string[]): readonly string[] {
  const end = following.findIndex((text) => /^\s*$|^\* |^\s+Searched in the following/.test(text));
  return (end < 0 ? following : following.slice(0, end)).map((text) => text.replace(/^\s*> /, '').trim());
}

function phaseOf(task: string | null): 'compile' | 'test' | 'run' {
  if (task === null) return 'compile';
  if (/test$/i.test(task)) return 'test';
  return /compile/i.test(task) ? 'compile' : 'run';
}

/** `* Where: Build file 'build.gradle' line: 5` comes a few lines above the reason. */
function scriptBefore(lines: readonly string[], line: number): string | null {
  for (const text of lines.slice(Math.max(0, line - 5), line)) {
    const file =
      /^(?:Build|Settings|Script|Initialization script)(?: file)? '(?<file>[^']+)' line: \d+$/.exec(text)
        ?.groups?.file;
    if (file !== undefined) return file;
  }
  return null;
}

/** The class names that Gradle generates for a build script differ from run to run. */
function withoutIdentity(text: string): string {
  return text.replace(/\b(\w{1,60})_[a-z0-9]{20,26}(?=[$_])/g, '$1').replace(/@[0-9a-f]{4,8}\b/g, '@<addr>');
}
