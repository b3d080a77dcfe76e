// Reads RSpec's list of failed examples and of the files it could not load.

import { splitComparison } from './comparison.ts';
import { type CleanOutput, type Finding, findingOf, type ToolReader } from './reader.ts';
import { rubyMessage, rubySpeech } from './ruby.ts';

export const rspec: ToolReader = {
  tool: 'rspec',
  rank: 'tool',
  programs: ['rspec'],
  signature: /^ *Failure\/Error: |^\d+ examples?, \d+ failures?/m,
  read,
};

const EXAMPLE = /^ {2,}\d+(?:\.\d+)?\) (?<name>.{1,400})$/;
const LOADING =
  /^An error occurred (?:while loading|in) (?:\.\/)?(?<file>.{1,300}?)\.?(?: - Did you mean\?.*)?$/;
const SUBJECT = /^ *Failure\/Error: /;
const ERROR_CLASS = /^(?<class>[A-Z][\w:]{0,200}):$/;
const FRAME = /^# (?:\.\/)?(?<file>[^\s:][^:]{0,300}):\d+(?::in [`'](?<method>[^']{1,200})')?$/;
const OUTSIDE = /^<internal:|^<dep>|^\/usr\/|^~\//;
const MOST_LINES = 60;

function read({ lines }: CleanOutput): readonly Finding[] {
  const found = lines.flatMap((text, line) => (SUBJECT.test(text) ? failureAt(lines, line) : []));
  if (found.length > 0) return found;
  const none = lines.findIndex((text) => /^(?:0 examples, 0 failures$|No examples found\.$)/.test(text));
  return none < 0 ? [] : [findingOf(none, 'no examples found', { phase: 'test', code: 'no-tests' })];
}

function failureAt(lines: readonly string[], line: number): Finding {
  const block = blockOf(lines.slice(line + 1, line + MOST_LINES));
  const { testId, file } = headOf(lines, line);
  const frames = block.flatMap((text) => frameOf(text) ?? []).filter((frame) => !OUTSIDE.test(frame.file));
  const [top] = frames;
  const place = {
    phase: 'test',
    testId,
    file: file ?? frames.at(-1)?.file ?? null,
    frame: top === undefined ? null : `${top.file} ${top.method}`.trim(),
  } as const;
  return findingIn(line, wordsOf(block), place);
}

type Place = { readonly phase: 'test' } & Pick<Finding, 'testId' | 'file' | 'frame'>;

function findingIn(line: number, words: readonly string[], place: Place): Finding {
  const errorClass = ERROR_CLASS.exec(words[0] ?? '')?.groups?.class ?? null;
  if (errorClass !== null) {
    const message = rubyMessage(words[1] ?? '');
    return findingOf(line, message, { ...place, class: errorClass, speech: rubySpeech(errorClass) });
  }
  const message = words.join(' ');
  const split = splitComparison(message, 'expected:', 'got:');
  if (split === null) return findingOf(line, message, { ...place, speech: 'assertion' });
  const [expected = '', actual = ''] = split.values;
  const how = /\(compared using [^)]{1,20}\)/.exec(actual)?.[0] ?? '';
  return findingOf(line, `${split.message} ${how}`, {
    ...place,
    speech: 'assertion',
    values: [expected, actual.replace(how, '').trim()],
  });
}

/** The lines of one failure, without indentation, up to the next one. */
function blockOf(following: readonly string[]): readonly string[] {
  const end = following.findIndex(
    (text) =>
      SUBJECT.test(text) ||
      EXAMPLE.test(text) ||
      /^(?:Finished in |Failed examples:|An error occurred )/.test(text),
  );
  return (end < 0 ? following : following.slice(0, end)).map((text) => text.trim());
}

/** The expectation or the exception, without the diff and the frames below. */
function wordsOf(block: readonly string[]): readonly string[] {
  const end = block.findIndex((text) => text === 'Diff:' || FRAME.test(text));
  const told = (end < 0 ? block : block.slice(0, end)).filter((text) => text !== '');
  return told.slice(0, 6);
}

/** The example's title, or the file that could not be loaded, from the few lines above. */
function headOf(lines: readonly string[], line: number): { testId: string | null; file: string | null } {
  for (let at = line - 1; at >= Math.max(0, line - 5); at -= 1) {
    const text = lines[at] ?? '';
    const name = EXAMPLE.exec(text)?.groups?.name;
    if (name !== undefined) return { testId: name, file: null };
    const file = LOADING.exec(text)?.groups?.file;
    if (file !== undefined) return { testId: null, file };
  }
  return { testId: null, file: null };
}

function frameOf(text: string): { file: string; method: string } | null {
  const groups = FRAME.exec(text)?.groups;
  if (groups === undefined) return null;
  const method = groups.method ?? '';
  return { file: groups.file ?? '', method: /block|<|required/.test(method) ? '' : method };
}
