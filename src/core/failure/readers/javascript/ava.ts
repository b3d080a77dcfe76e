// Reads ava: its own report, which lists the failures and then details each below its title, and its TAP.

import { firstCaptured, linesUntil, matchesIn } from '../../reading/lines-until.ts';
import { type Finding, findingOf } from '../../reading/reader.ts';
import { errorHead, errorIn } from './errors.ts';

const FAILED = /^ {2}✘ \[fail\]: (?<test>.+?)(?: Error thrown in test| Rejected promise returned by test)?$/;
const ENDS = /^ {2}(?:\d+ tests? (?:failed|passed)|─|✘ \[fail\]: )/;
const MOST_LINES = 60;
const MOST_VALUES = 16;

/** The failures of its own report; none if the output is another program's. */
export function avaFailures(lines: readonly string[]): readonly Finding[] {
  const titles = new Map(lines.map((text, line) => [text, line]));
  return matchesIn(lines, FAILED).map(({ line, groups: { test = '' } }) => {
    const start = titles.get(`  ${test}`) ?? titles.get(`  ${test.split(' › ').at(-1)}`);
    const block = start === undefined ? [] : linesUntil(lines, start + 1, ENDS, MOST_LINES);
    return {
      ...reasonIn(block, line),
      // With several files, each title begins with the name of its file.
      shownFile: firstCaptured(block, /^ {2}(\S+\.\w{1,5}):\d+$/),
      testId: test.replaceAll(' › ', ' > '),
    };
  });
}

/** The error that was thrown, or the label above the compared values. */
function reasonIn(block: readonly string[], line: number): Finding {
  const thrown = block.findIndex((text) => /^ {2}[A-Z]/.test(text) && errorHead(text) !== null);
  if (thrown >= 0) {
    const { values, ...error } = errorIn(block, thrown, block.length);
    return findingOf(line, error.message, { ...error, tool: 'ava', phase: 'test' });
  }
  const label = firstCaptured(block, /^ {2}([A-Z].*?) ?(?:\(.*\))?:$/);
  const values = block.filter((text) => /^ {2}\S/.test(text) && !/^ {2}(?:›|\S+:\d+$|[A-Z].*:$)/.test(text));
  return compared(line, label ?? 'failed', values);
}

/** In TAP: a label, with the compared values below; null if it is not there. */
export function comparedByAva(block: readonly string[], line: number): Finding | null {
  const at = block.findIndex((text) => /^ +'.{1,200}:': ?\|?-?/.test(text));
  if (at < 0) return null;
  const label = (block[at] ?? '').trim().replace(/^'(.*?) ?(?:\(.*\))?:':.*$/, '$1');
  return compared(line, label, linesUntil(block, at + 1, /^(?! {6})/));
}

function compared(line: number, label: string, values: readonly string[]): Finding {
  const parts = { tool: 'ava', phase: 'test', code: 'assertion', speech: 'assertion' } as const;
  return findingOf(line, label, {
    ...parts,
    values: values.slice(0, MOST_VALUES).map((text) => text.trim()),
  });
}
