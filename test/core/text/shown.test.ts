import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fence } from '../../../src/core/text/fence.ts';
import { harmless } from '../../../src/core/text/harmless.ts';
import { tableRow } from '../../../src/core/text/markdown/table-cells.ts';
import { yamlEntry } from '../../../src/core/text/markdown/yaml-entry.ts';
import { prose } from '../../../src/core/text/prose.ts';
import { quoteLine } from '../../../src/core/text/quote-line.ts';
import { codeName, quoteName } from '../../../src/core/text/quote-name.ts';
import { shown, shownDocument } from '../../../src/core/text/shown.ts';

describe('the text for people', () => {
  it.each([
    [prose`Outcome: ${quoteLine('done and proven', 99)}.`, 'Outcome: done and proven.'],
    [prose`3 minutes, ${quoteName('94k tokens')}.`, '3 minutes, 94k tokens.'],
    [prose`There is no note ${quoteLine('a b', 99)} here.`, 'There is no note "a b" here.'],
    [prose`${quoteLine('', 9)} is empty`, '"" is empty'],
  ])('has no quotation marks around its values: %s', (text, said) => {
    expect(shown(text)).toBe(said);
  });

  it('has no fences, and keeps what was in them', () => {
    const label = prose`the memory, ${quoteName('a b.md')}`;
    const text = prose`Found:\n${fence('one “two”\n\n~~~~\nthree', { cap: 99, label })}\nNext: nothing`;
    expect(shown(text)).toBe(
      'Found:\nFrom the memory, a b.md:\n  one “two”\n\n  ~ ~ ~ ~\n  three\nNext: nothing',
    );
  });

  it('is as harmless for a terminal as that for Claude', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (line, block) => {
        const label = prose`a file ${quoteName(line)}`;
        const said = shown(prose`${quoteLine(line, 999)} (${fence(block, { cap: 999, label })})`);
        expect(harmless(said)).toBe(said);
      }),
    );
  });
});

describe('a document for people', () => {
  it('keeps the YAML, code and tables, and drops the marks between', () => {
    const row = tableRow([quoteLine('a | b', 9), codeName('src/a.ts'), codeName('my file.ts')]);
    const body = prose`# Phase 1: ${quoteLine('The cart', 9)} Report\n\n| a | b | c |\n|---|---|---|\n${row}`;
    expect(shownDocument(yamlEntry('name', 'the “shop”'), body)).toBe(
      '---\nname: "the “shop”"\n---\n\n# Phase 1: The cart Report\n\n| a | b | c |\n|---|---|---|\n| a \\| b | `src/a.ts` | my file.ts |\n',
    );
  });
});
