import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nouns } from '../../src/app/operations/nouns.ts';
import { usageOf } from '../../src/cli/help.ts';

const PAGE = join(import.meta.dirname, '..', '..', 'docs', 'cli.md');
const TABLE = /(<!-- This table[^\n]*-->\n)[\s\S]*?(\n<!-- end -->)/;
const CALLERS = { anyone: '', 'people and scripts': ' *Scripts.*', people: ' *People.*' } as const;

/** With `-u` at the end of the command line, it writes the table. */
it('docs/cli.md names each verb', async () => {
  const rows = await Promise.all(
    Object.entries(nouns).map(async ([name, { about, load }]) => {
      const verbs = (await load()).map((one) => `\`${usageOf(one)}\`${CALLERS[one.callers]}`);
      return `| ${name} | ${about}. | ${verbs.join('<br>')} |`;
    }),
  );
  const table = ['', '| noun | does | verbs |', '|---|---|---|', ...rows, ''].join('\n');
  const page = readFileSync(PAGE, 'utf8');
  expect(page).toMatch(TABLE);
  await expect(page.replace(TABLE, (_, begin, end) => begin + table + end)).toMatchFileSnapshot(PAGE);
});
