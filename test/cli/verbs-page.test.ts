import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nouns } from '../../src/app/operations/nouns.ts';
import { usageOf } from '../../src/cli/help.ts';

const PAGE = join(import.meta.dirname, '..', '..', 'docs', 'cli.md');
const TABLE = /(<!-- This table[^\n]*-->\n)[\s\S]*?(\n<!-- end -->)/;
const CALLERS = { anyone: '', 'people and scripts': ' *Scripts.*', people: ' *People.*' } as const;

/** With `-u` at the end of the command line, it writes the table. */
it('docs/cli.md has a row for each verb', async () => {
  const operations = (await Promise.all(Object.values(nouns).map(({ load }) => load()))).flat();
  const rows = operations.map((one) => `| \`${usageOf(one)}\` | ${one.about}.${CALLERS[one.callers]} |`);
  const table = ['', '| verb | does |', '|---|---|', ...rows, ''].join('\n');
  const page = readFileSync(PAGE, 'utf8');
  expect(page).toMatch(TABLE);
  await expect(page.replace(TABLE, (_, begin, end) => begin + table + end)).toMatchFileSnapshot(PAGE);
});
