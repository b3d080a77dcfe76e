import { execFile } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { appendJournal, readJournal } from '../../../src/adapters/files/journal.ts';
import { mswPath } from '../../../src/adapters/files/msw-folder.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const NOW = '2026-03-04T05:06:07.008Z';
const MEGABYTE = 1024 * 1024;
const journal = (root: string, number = 0) =>
  mswPath(root, number === 0 ? 'journal.jsonl' : `journal.${number}.jsonl`);

describe('the journal', () => {
  it('keeps entries in order, each on one line', async () => {
    const root = tempFolder();
    await appendJournal(root, { event: 'armed', loop: 'a', task: 'line\nbreak \u2028' }, NOW);
    await appendJournal(root, { event: 'released', loop: 'b', session: 's' }, NOW);
    expect(readFileSync(journal(root), 'utf8').split('\n')).toHaveLength(3);
    expect(readJournal(root)).toEqual([
      { time: NOW, event: 'armed', loop: 'a', task: 'line\nbreak \u2028' },
      { time: NOW, event: 'released', loop: 'b', session: 's' },
    ]);
  });

  it('has written when the call returns', () => {
    const root = tempFolder();
    void appendJournal(root, { event: 'armed' }, NOW);
    expect(readJournal(root)).toHaveLength(1);
  });

  it('gives one loop, and the last ones', async () => {
    const root = tempFolder();
    for (let n = 0; n < 6; n += 1)
      await appendJournal(root, { event: 'check', loop: n % 2 ? 'odd' : 'even', n }, NOW);
    expect(readJournal(root, { loop: 'odd' }).map(({ n }) => n)).toEqual([1, 3, 5]);
    expect(readJournal(root, { loop: 'odd', last: 2 }).map(({ n }) => n)).toEqual([3, 5]);
    expect(readJournal(root, { last: 0 })).toEqual([]);
    expect(readJournal(tempFolder())).toEqual([]);
  });

  it('is read from its end where somebody brought one that is too large', async () => {
    const root = tempFolder();
    await appendJournal(root, { event: 'old' }, NOW);
    appendFileSync(
      journal(root),
      `${JSON.stringify({ time: NOW, event: 'noise', text: 'x'.repeat(100) })}\n`.repeat(150_000),
    );
    await appendJournal(root, { event: 'new' }, NOW);
    expect(statSync(journal(root, 1)).size).toBeGreaterThan(20 * MEGABYTE);
    const lines = readJournal(root);
    expect(lines.at(-1)?.event).toBe('new');
    expect(lines.some(({ event }) => event === 'old')).toBe(false);
    expect(lines.length).toBeLessThan(100_000);
    expect(readJournal(root, { event: 'new' })).toHaveLength(1);
  });

  it('survives a half-written line without losing the next', async () => {
    const root = tempFolder();
    await appendJournal(root, { event: 'one' }, NOW);
    appendFileSync(journal(root), '{"time":"2026-03-04","event":"ha');
    await appendJournal(root, { event: 'two' }, NOW);
    appendFileSync(journal(root), 'null\n[]\n{"event":1}\n{"time":"t","event":"x","loop":7}\n{"ti');
    expect(readJournal(root).map(({ event }) => event)).toEqual(['one', 'two']);
  });

  it('rotates at 10 MB and keeps four older files', async () => {
    const root = tempFolder();
    mkdirSync(mswPath(root));
    const padding = 'x'.repeat(MEGABYTE);
    for (let file = 1; file <= 6; file += 1) {
      await appendJournal(root, { event: `file ${file}` }, NOW);
      for (let part = 0; part < 10; part += 1) await appendJournal(root, { event: 'padding', padding }, NOW);
      expect(existsSync(journal(root))).toBe(false);
      for (const number of [1, 2, 3, 4].filter((older) => older <= file)) {
        expect(statSync(journal(root, number)).size).toBeGreaterThan(10 * MEGABYTE);
      }
    }
    expect(existsSync(journal(root, 5))).toBe(false);
    const kept = readJournal(root).filter(({ event }) => event.startsWith('file'));
    expect(kept.map(({ event }) => event)).toEqual(['file 3', 'file 4', 'file 5', 'file 6']);
    expect(readJournal(root, { last: 12 })[0]?.event).toBe('padding');
  });

  it('loses no line of several processes, also while it is rotated', async () => {
    const root = tempFolder();
    const program = join(tempFolder(), 'append.cjs');
    await build({
      stdin: {
        contents: `import { appendJournal } from './src/adapters/files/journal.ts';
          const step = async () => {
            for (let n = 0; n < 200; n += 1)
              await appendJournal(process.argv[2], { event: 'line', n, padding: 'x'.repeat(16000) }, '${NOW}');
          };
          step();`,
        resolveDir: join(import.meta.dirname, '../../..'),
        loader: 'ts',
      },
      bundle: true,
      platform: 'node',
      format: 'cjs',
      outfile: program,
    });
    await Promise.all(
      Array.from({ length: 6 }, () => promisify(execFile)(process.execPath, [program, root])),
    );
    expect(existsSync(journal(root, 1))).toBe(true);
    expect(readJournal(root)).toHaveLength(1200);
  });

  it.skipIf(process.platform === 'win32')(
    'does not write through a link that a repository brought',
    async () => {
      const root = tempFolder();
      const outside = join(tempFolder(), 'profile');
      writeFileSync(outside, 'mine\n');
      mkdirSync(mswPath(root));
      symlinkSync(outside, journal(root));
      expect(await appendJournal(root, { event: 'armed' }, NOW)).toMatchObject({ status: 'refused' });
      expect(readFileSync(outside, 'utf8')).toBe('mine\n');
      expect(readJournal(root)).toEqual([]);
    },
  );
});
