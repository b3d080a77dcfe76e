// Reads the report of Pest and of `artisan test`, which print a test, its message and `at file:line`.

import { type CleanOutput, type Finding, findingOf, type ToolReader } from './reader.ts';

export const pest: ToolReader = {
  tool: 'pest',
  rank: 'tool',
  programs: ['pest', 'artisan'],
  signature: /^ +FAILED +\S.* > |^ +• \S.* > /m,
  read,
};

const TEST =
  /^ +(?:FAILED +|• )(?<suite>[\w\\]{1,300}) > (?<test>\S.{0,400}?)(?: {2,}(?<class>[\w\\]{1,200}))?$/;
const THROWN = /^(?<class>[\w\\]{1,200}(?:Error|Exception)) *(?:: (?<message>.*))?$/;
const PLACE = /^ +(?:at |\d+ +)?(?<file>\S.{0,400}?\.php):\d+$/;
const LIBRARY = /^<dep>|(?:^|\/)vendor\//;
const MOST_LINES = 60;

function read({ lines }: CleanOutput): readonly Finding[] {
  return lines.flatMap((text, line) => {
    const groups = TEST.exec(text)?.groups;
    if (groups === undefined) return [];
    const block = blockOf(lines.slice(line + 1, line + MOST_LINES));
    const testId = `${groups.suite} > ${groups.test}`;
    return failureIn(line, testId, groups.class ?? null, block);
  });
}

function blockOf(following: readonly string[]): readonly string[] {
  const end = following.findIndex((text) => TEST.test(text) || /^ +Tests: /.test(text));
  return end < 0 ? following : following.slice(0, end);
}

function failureIn(line: number, testId: string, named: string | null, block: readonly string[]): Finding {
  const files = block
    .flatMap((text) => PLACE.exec(text)?.groups?.file ?? [])
    .filter((file) => !LIBRARY.test(file));
  const place = { phase: 'test', testId, file: files.at(-1) ?? null, frame: files[0] ?? null } as const;
  const said = block.filter((text) => text.trim() !== '');
  const first = said[0]?.trim() ?? '';
  const thrown = THROWN.exec(first)?.groups;
  const errorClass = thrown?.class ?? named;
  if (errorClass === null || /ExpectationFailed|AssertionFailed/.test(errorClass)) {
    return findingOf(line, first, { ...place, speech: 'assertion' });
  }
  const message = thrown === undefined ? first : (thrown.message ?? said[1] ?? '');
  return findingOf(line, message, { ...place, class: errorClass, speech: 'runtime' });
}
