// Reads the report of Pest and of `artisan test`, which print a test, its message and `at file:line`.

import { declared } from '../declared/declaration.ts';
import type { Finding } from './reader.ts';

export const pest = declared({
  tool: 'pest',
  programs: ['pest', 'artisan'],
  phase: 'test',
  problems: [
    /^ +(?:FAILED +|• )(?<suite>[\w\\]{1,300}) > (?<test>\S.{0,400}?)(?: {2,}(?<class>[\w\\]{1,200}))?$/,
  ],
  ends: /^ +Tests: /,
  parts: ({ class: named = null }, below) => ({ ...placeIn(below), ...saidIn(named, below) }),
});

function placeIn(below: readonly string[]): Partial<Finding> {
  const files = below
    .flatMap((text) => /^ +(?:at |\d+ +)?(?<file>\S.{0,400}?\.php):\d+$/.exec(text)?.groups?.file ?? [])
    .filter((file) => !/^<dep>|(?:^|\/)vendor\//.test(file));
  return { file: files.at(-1) ?? null, frame: files[0] ?? null };
}

function saidIn(named: string | null, below: readonly string[]): Partial<Finding> {
  const [first = 'no message', second = ''] = below.map((text) => text.trim()).filter((text) => text !== '');
  const thrown = /^(?<class>[\w\\]{1,200}(?:Error|Exception)) *(?:: (?<message>.*))?$/.exec(first)?.groups;
  const errorClass = thrown?.class ?? named;
  if (errorClass === null || /ExpectationFailed|AssertionFailed/.test(errorClass))
    return { message: first, class: null, speech: 'assertion' };
  return { message: thrown === undefined ? first : (thrown.message ?? second), class: errorClass };
}
