// The parts of must_haves that are kept, and patterns that cannot be looked for.
import { describe, expect, it } from 'vitest';
import { patternProblem } from '../../../../src/core/planning/documents/link-pattern.ts';
import { readPlan } from '../../../../src/core/planning/documents/plan.ts';

describe('a pattern', () => {
  it.each([
    'prisma\\.message',
    'fetch\\(',
    'import .* from',
    'a|b$',
    '(^|\\s)use\\(',
    '\\$fetch\\(',
    '[$^]',
    '[^a]b',
    '(?m)^import',
    '(?P<name>x)',
    '^#!/usr/bin/env node',
    '^[\'"]use client',
    'one\ntwo',
    "split\\('\\\\n'\\)",
  ])('%j is accepted', (pattern) => expect(patternProblem(pattern)).toBeNull());

  it.each([
    ['(', 'is not a regular expression'],
    ['*.ts', 'is not a regular expression'],
    ['x'.repeat(513), 'at most 512 characters'],
    ['prisma\\\\.message', 'escaped twice'],
    ['fetch\\\\(x', 'escaped twice'],
    ['from\\\\s+db', 'escaped twice'],
  ])('%j is refused: it %s', (pattern, why) => expect(patternProblem(pattern)).toContain(why));

  it('is a warning of its plan when it cannot be looked for', () => {
    const codes = (pattern: string) =>
      readPlan(`---\nmust_haves:\n  key_links:\n    - from: a\n      to: b\n      pattern: ${pattern}\n---\n`)
        .diagnostics.filter(({ severity }) => severity === 'warning')
        .map(({ code }) => code);
    expect(codes('"("')).toEqual(['key-link-pattern']);
    expect(codes("'import'")).toEqual([]);
  });
});

describe('a prohibition', () => {
  const read = (item: string) => readPlan(`---\nmust_haves:\n  prohibitions:\n    - ${item}\n---\n`);

  it.each([
    ['MUST NOT log prices', [{ statement: 'MUST NOT log prices' }]],
    ['"MUST NOT: log"', [{ statement: 'MUST NOT: log' }]],
    ['MUST NOT: log', [{ 'MUST NOT': 'log' }]],
    ['{rule: "no eval"}', [{ rule: 'no eval' }]],
  ])('is kept: %s', (item, kept) => expect(read(item).mustHaves.prohibitions).toEqual(kept));

  it.each(['""', '{status: open, kind: x}', '[a]'])('is reported when it says nothing: %s', (item) => {
    const { mustHaves, diagnostics } = read(item);
    expect(mustHaves.prohibitions).toEqual([]);
    expect(diagnostics.map(({ code }) => code)).toEqual(['must-haves-unread']);
  });
});

it('a truth is read in any form, also alone', () => {
  const read = (truths: string) => readPlan(`---\nmust_haves:\n  truths: ${truths}\n---\n`);
  for (const one of ['"It works: always"', '[It works: always]', '[{rule: "It works: always"}]'])
    expect([read(one).mustHaves.truths, read(one).diagnostics]).toEqual([['It works: always'], []]);
});

it.each([
  ['in a map with other keys', 'truths: [{truth: "It works", verification: "npm test"}]', []],
  ['as a link in words', 'key_links: ["It works"]', ['must-haves-form']],
  ['without a key', '["It works"]', ['must-haves-form']],
  ['as a text', '"It works"', ['must-haves-form']],
])('a statement is a truth %s', (_, said, codes) => {
  const { mustHaves, diagnostics } = readPlan(
    `---\nmust_haves:${/^\w/.test(said) ? '\n ' : ''} ${said}\n---\n`,
  );
  expect(mustHaves).toMatchObject({ truths: ['It works'], keyLinks: [] });
  expect(diagnostics.map(({ code }) => code)).toEqual(codes);
});

it('must-haves without a word are none', () => {
  const { mustHaves, diagnostics } = readPlan('---\nmust_haves:\nwave: 1\n---\n');
  expect(mustHaves.truths).toEqual([]);
  expect(diagnostics.map(({ code }) => code)).toEqual(['must-haves-form']);
});
