// The column of MSW in docs/comparison.md, measured again; the ratio is left to the machine.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isSampled } from '../support/depth.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { PLUGIN } from './journey.ts';

/** The first two cells of each row. */
const rowsOf = (text: string): readonly string[] =>
  (text.match(/^\| .*\|$/gm) ?? [])
    .map((row) => row.split(' | ').slice(0, 2).join(' | ').replace(/ \|$/, ''))
    .filter((row) => !row.includes('idle stop'));

requireOrSkip(
  'client 2.1.332',
  'git',
  'posix',
)('docs/comparison.md', () => {
  it.runIf(isSampled('the comparison'))('says what the script measures', { timeout: 400_000 }, () => {
    const script = join(PLUGIN, 'scripts', 'compare-peers.mjs');
    const measured = execFileSync(process.execPath, [script, '--only', 'MSW'], { encoding: 'utf8' });
    const page = rowsOf(readFileSync(join(PLUGIN, 'docs', 'comparison.md'), 'utf8'));
    expect(page).toHaveLength(8);
    expect(rowsOf(measured)).toEqual(page);
  });
});
