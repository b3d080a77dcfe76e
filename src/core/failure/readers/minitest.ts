// Reads Minitest's list of failures and errors, as `ruby` and as `rails test` print it.

import { splitComparison } from './comparison.ts';
import { type CleanOutput, type Finding, findingOf, type ToolReader } from './reader.ts';
import { rubyMessage, rubySpeech } from './ruby.ts';

export const minitest: ToolReader = {
  tool: 'minitest',
  rank: 'tool',
  programs: ['minitest', 'rails', 'rake'],
  signature: /^ *(?:\d+\) )?(?:Failure|Error):\n[A-Z][\w:]*#|^\d+ runs, \d+ assertions,/m,
  read,
};

const HEADER = /^ *(?:\d+\) )?(?<kind>Failure|Error):$/;
const TEST = /^(?<suite>[A-Z][^#]{0,300})#(?<test>.{1,300}?)(?: \[(?<file>[^\]]{1,300}):\d+\])?:$/;
const THROWN = /^(?<class>[A-Z][\w:]{0,200}): (?<message>.*)$/;
const FRAME = /^ +(?<file>[^\s:][^:]{0,300}):\d+:in [`'](?<method>[^']{1,200})'$/;
const OUTSIDE = /^<internal:|^<dep>|^\/usr\/|^~\//;
const MOST_LINES = 60;

function read({ lines }: CleanOutput): readonly Finding[] {
  const found = lines.flatMap((text, line) => (HEADER.test(text) ? (testAt(lines, line + 1) ?? []) : []));
  if (found.length > 0) return found;
  const none = lines.findIndex((text) => /^0 runs, 0 assertions,/.test(text));
  return none < 0 ? [] : [findingOf(none, 'no tests were run', { phase: 'test', code: 'no-tests' })];
}

function testAt(lines: readonly string[], line: number): Finding | null {
  const groups = TEST.exec(lines[line] ?? '')?.groups;
  if (groups === undefined) return null;
  const testId = `${groups.suite} > ${(groups.test ?? '').replace(/^test_\d{4}_/, '')}`;
  const block = blockOf(lines.slice(line + 1, line + MOST_LINES));
  const frames = block.flatMap((text) => frameOf(text) ?? []);
  const file = groups.file ?? frames.at(-1)?.file ?? null;
  const [top] = frames;
  const place = {
    phase: 'test',
    testId,
    file,
    frame: top === undefined ? file : `${top.file} ${top.method}`,
  } as const;
  const isError = groups.file === undefined;
  return isError ? errorIn(line, block, place) : failureIn(line, block, place);
}

type Place = { readonly phase: 'test' } & Pick<Finding, 'testId' | 'file' | 'frame'>;

function errorIn(line: number, block: readonly string[], place: Place): Finding {
  const thrown = THROWN.exec(block[0] ?? '')?.groups;
  const errorClass = thrown?.class ?? null;
  const message = rubyMessage(thrown?.message ?? block[0] ?? '');
  return findingOf(line, message, { ...place, class: errorClass, speech: rubySpeech(errorClass) });
}

function failureIn(line: number, block: readonly string[], place: Place): Finding {
  const words = wordsOf(block);
  const split = splitComparison(words, 'Expected:', 'Actual:') ?? splitDiff(block);
  const values = split === null ? {} : { values: split.values };
  return findingOf(line, split?.message ?? words, { ...place, speech: 'assertion', ...values });
}

function blockOf(following: readonly string[]): readonly string[] {
  const end = following.findIndex(
    (text) =>
      /^ *\d+\) (?:Failure|Error|Skipped):$|^\d+ runs, |^(?:bin\/)?rails test /.test(text) ||
      HEADER.test(text),
  );
  return end < 0 ? following : following.slice(0, end);
}

function wordsOf(block: readonly string[]): string {
  const end = block.findIndex((text) => text === '' || text.startsWith('--- expected'));
  return (end < 0 ? block : block.slice(0, end)).join(' ');
}

/** Long values are printed as a diff instead. */
function splitDiff(block: readonly string[]): { message: string; values: readonly string[] } | null {
  const start = block.indexOf('+++ actual');
  if (start < 0) return null;
  const values = block.slice(start + 1).filter((text) => /^[-+]/.test(text));
  return { message: `${wordsOf(block)} Expected: <v> Actual: <v>`, values: values.slice(0, 20) };
}

function frameOf(text: string): { file: string; method: string } | null {
  const groups = FRAME.exec(text)?.groups;
  const file = groups?.file ?? '';
  if (groups === undefined || OUTSIDE.test(file)) return null;
  return { file, method: (groups.method ?? '').replace(/^.*[#.](?=[^#.]+$)/, '') };
}
