import { expect, it } from 'vitest';
import { renderReceipt } from '../../../src/core/receipt/receipt-text.ts';
import { COMMIT, RECEIPT, statement } from './sample.ts';

it('says in Markdown what was proven, by which runs', () => {
  const page = renderReceipt(statement({ reason: 'they fail without it' }), 'k'.repeat(64));
  expect(page.split('\n').slice(0, 12)).toEqual([
    '### Proven by MSW',
    '',
    `About commit \`${COMMIT}\`: \`they fail without it\``,
    '',
    '| check | exit code | command |',
    '|---|---|---|',
    '| `test` | 0 | `npm test` |',
    '',
    '| the checks, run again | must be | were |',
    '|---|---|---|',
    '| with the tests from before the work | green | green |',
    '| without the work | red | red: `total.test.js:4: 3 is not 2` |',
  ]);
});

it.each(['`@someone` <img src=x>', 'a | b', '[x](https://example.com)', '``', '\n# heading'])(
  'keeps %j inside its code span',
  (text) => {
    const [check] = RECEIPT.checks;
    if (check === undefined) throw new Error('the sample has no check');
    const page = renderReceipt(statement({ checks: [{ ...check, name: text, command: text }] }), 'k');
    const row = page.split('\n').find((line) => line.includes('| 0 |')) ?? '';
    expect(row.split(/(?<!\\)\|/)).toHaveLength(5);
    expect(row.replaceAll(/`[^`]*`/g, '')).toBe('|  | 0 |  |');
  },
);
