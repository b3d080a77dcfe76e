// Reads the report of Rust's test runner: one section per failed test, whether it panicked, returned an
// error or did not panic as it should have.

import { type Finding, findingOf } from '../../reading/reader.ts';
import { panicAt } from './rust-panic.ts';

const SECTION = /^---- (.{1,500}) stdout ----$/;
const VERDICT =
  /^(?:test (.{1,500}?)(?: - should panic)?(?: - .{1,40})? \.\.\. FAILED|(.{1,500}) --- FAILED)$/;

/** Failed tests in the order of the text; without sections (`--nocapture`), found by the threads that panicked. */
export function cargoTests(lines: readonly string[]): readonly Finding[] {
  if (!lines.some((text) => /^running \d+ tests?$/.test(text))) return [];
  const heads = lines.flatMap((text, line) => (SECTION.test(text) ? [line] : []));
  const sections = heads.map((head, index) => sectionFinding(lines, head, heads[index + 1] ?? lines.length));
  const named = new Set(sections.map((one) => one.testId));
  const loose = looseFindings(lines).filter((one) => !named.has(one.testId));
  return [...sections, ...loose];
}

function sectionFinding(lines: readonly string[], head: number, end: number): Finding {
  const name = SECTION.exec(lines[head] ?? '')?.[1] ?? '';
  const body = bodyEnd(lines, head, end);
  const note = lines
    .slice(head, body)
    .find((text) => /^note: (?:test did not panic|panic did not contain)/.test(text));
  const expected = lines.slice(head, body).find((text) => text.startsWith(' expected substring: '));
  for (let line = head + 1; line < body; line += 1) {
    const one = findingAt(lines, line, name);
    if (one !== null) return note === undefined ? one : { ...one, ...unexpected(note, expected) };
  }
  const words = note ?? lines.slice(head + 1, body).find((text) => text !== '') ?? 'failed without a message';
  return { ...test(head, name, words), ...(note === undefined ? {} : unexpected(note, expected)) };
}

function bodyEnd(lines: readonly string[], head: number, end: number): number {
  for (let line = head + 1; line < end; line += 1) {
    if (lines[line] === 'failures:') return line;
  }
  return end;
}

function findingAt(lines: readonly string[], line: number, name: string): Finding | null {
  const panic = panicAt(lines, line);
  if (panic === null) {
    const returned = /^Error: (.+)$/.exec(lines[line] ?? '')?.[1];
    return returned === undefined ? null : { ...test(line, name, returned), class: 'Error' };
  }
  return {
    ...test(line, name, panic.message),
    class: 'panic',
    ...(panic.values.length > 0 ? { values: panic.values } : {}),
    file: panic.file,
    frame: panic.frame,
  };
}

function unexpected(note: string, expected: string | undefined): Partial<Finding> {
  const message = note.replace(/^note: /, '').replace(/ at \S+:\d+:\d+$/, '');
  return {
    class: 'should-panic',
    message,
    speech: 'diagnostic',
    ...(expected === undefined ? {} : { values: [expected.trim()] }),
  };
}

/** With `--nocapture` a test's output comes before its verdict, under the name of its thread. */
function looseFindings(lines: readonly string[]): readonly Finding[] {
  const failed = new Set(lines.flatMap((text) => VERDICT.exec(text)?.slice(1, 3).filter(Boolean) ?? []));
  const listed = new Set(listedFailures(lines));
  return lines.flatMap((text, line) => {
    const [, owner, returned] = /^test (\S+) \.\.\. Error: (.+)$/.exec(text) ?? [];
    if (owner !== undefined && returned !== undefined)
      return [{ ...test(line, owner, returned), class: 'Error' }];
    const name = panicAt(lines, line)?.thread ?? '';
    const one = failed.has(name) || listed.has(name) ? findingAt(lines, line, name) : null;
    return one === null ? [] : [one];
  });
}

function listedFailures(lines: readonly string[]): readonly string[] {
  return lines.flatMap((text) => /^ {4}(\S+)$/.exec(text)?.[1] ?? []);
}

function test(line: number, name: string, message: string): Finding {
  return findingOf(line, message, {
    phase: 'test',
    tool: 'cargo test',
    speech: 'runtime',
    // The name of a documentation test contains its line number.
    testId: name.replace(/ \(line \d+\)$/, ''),
  });
}
