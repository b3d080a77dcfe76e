import { execFile } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { mswPath } from '../../../src/adapters/files/msw-folder.ts';
import { readSessionCommands, rememberCommand } from '../../../src/adapters/files/session-commands.ts';
import { appendJournal, type JournalLine, readJournal } from '../../../src/adapters/log/journal.ts';
import { bundleText } from '../../support/bundle.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const NOW = '2026-03-04T05:06:07.008Z';
const MEGABYTE = 1024 * 1024;
/** An event that contains any text. */
const told = (...commands: string[]) => ({ event: 'commands-trusted', commands }) as const;
const first = (line: JournalLine) => [line.commands].flat()[0];
const journal = (root: string, number = 0) =>
  mswPath(root, number === 0 ? 'journal.jsonl' : `journal.${number}.jsonl`);

describe('the journal', () => {
  it('keeps entries in order, each on one line', async () => {
    const root = tempFolder();
    await appendJournal(
      root,
      { event: 'api-failure', loop: 'a', session: 's', error: 'line\nbreak \u2028' },
      NOW,
    );
    await appendJournal(root, { event: 'hint-given', loop: 'b', session: 's' }, NOW);
    expect(readFileSync(journal(root), 'utf8').split('\n')).toHaveLength(3);
    expect(readJournal(root)).toEqual([
      { time: NOW, event: 'api-failure', loop: 'a', session: 's', error: 'line\nbreak \u2028' },
      { time: NOW, event: 'hint-given', loop: 'b', session: 's' },
    ]);
  });

  it('is written when the call returns', () => {
    const root = tempFolder();
    void appendJournal(root, told(), NOW);
    expect(readJournal(root)).toHaveLength(1);
  });

  it('is empty when there is no file', () => {
    expect(readJournal(tempFolder())).toEqual([]);
  });

  it('is read from its end if a file that is too large was brought in', async () => {
    const root = tempFolder();
    await appendJournal(root, told('old'), NOW);
    appendFileSync(
      journal(root),
      `${JSON.stringify({ time: NOW, event: 'noise', text: 'x'.repeat(100) })}\n`.repeat(150_000),
    );
    await appendJournal(root, told('new'), NOW);
    expect(statSync(journal(root, 1)).size).toBeGreaterThan(20 * MEGABYTE);
    const lines = readJournal(root);
    expect(lines.flatMap((line) => first(line) ?? [])).toEqual(['new']);
    expect(lines.length).toBeLessThan(100_000);
  });

  it('survives a half-written line without losing the next', async () => {
    const root = tempFolder();
    await appendJournal(root, told('one'), NOW);
    appendFileSync(journal(root), '{"time":"2026-03-04","event":"ha');
    await appendJournal(root, told('two'), NOW);
    appendFileSync(journal(root), 'null\n[]\n{"event":1}\n{"time":"t","event":"x","loop":7}\n{"ti');
    expect(readJournal(root).map(first)).toEqual(['one', 'two']);
  });

  it('rotates at 10 MB and keeps four older files', async () => {
    const root = tempFolder();
    mkdirSync(mswPath(root));
    const padding = 'x'.repeat(MEGABYTE);
    for (let file = 1; file <= 6; file += 1) {
      await appendJournal(root, told(`file ${file}`), NOW);
      for (let part = 0; part < 10; part += 1) await appendJournal(root, told('padding', padding), NOW);
      expect(existsSync(journal(root))).toBe(false);
      for (const number of [1, 2, 3, 4].filter((older) => older <= file)) {
        expect(statSync(journal(root, number)).size).toBeGreaterThan(10 * MEGABYTE);
      }
    }
    expect(existsSync(journal(root, 5))).toBe(false);
    const kept = readJournal(root)
      .map(first)
      .filter((text) => text !== 'padding');
    expect(kept).toEqual(['file 3', 'file 4', 'file 5', 'file 6']);
  });

  it('loses no line of several processes, even during rotation', async () => {
    const root = tempFolder();
    const program = join(tempFolder(), 'append.cjs');
    await bundleText(
      `import { appendJournal } from './src/adapters/log/journal.ts';
          const step = async () => {
            for (let n = 0; n < 200; n += 1)
              await appendJournal(process.argv[2], { event: 'line', n, padding: 'x'.repeat(16000) }, '${NOW}');
          };
          step();`,
      program,
    );
    await Promise.all(
      Array.from({ length: 6 }, () => promisify(execFile)(process.execPath, [program, root])),
    );
    expect(existsSync(journal(root, 1))).toBe(true);
    expect(readJournal(root)).toHaveLength(1200);
  });

  it.skipIf(process.platform === 'win32')(
    'is not written through a link that a repository contains',
    async () => {
      const root = tempFolder();
      const outside = join(tempFolder(), 'profile');
      writeFileSync(outside, 'mine\n');
      mkdirSync(mswPath(root));
      symlinkSync(outside, journal(root));
      expect(await appendJournal(root, told(), NOW)).toMatchObject({ status: 'refused' });
      expect(readFileSync(outside, 'utf8')).toBe('mine\n');
      expect(readJournal(root)).toEqual([]);
    },
  );
});

const typed = (command: string) => ({ project: '/p', command });

it('each command of a session is remembered once', () => {
  const user = tempFolder();
  for (const command of ['plan', 'execute', 'plan']) rememberCommand(user, 's1', typed(command), Date.now());
  expect(readSessionCommands(user, 's1')).toEqual({ project: '/p', commands: ['plan', 'execute'] });
  expect(readSessionCommands(user, 's2')).toBeNull();
});

it('no path is built from an invalid session id', () => {
  const user = tempFolder();
  for (const session of ['../s1', '', 'a/b', 'x'.repeat(101)]) {
    rememberCommand(user, session, typed('plan'), Date.now());
    expect(readSessionCommands(user, session)).toBeNull();
  }
  expect(readdirSync(user)).toEqual([]);
});

it('a command is answered even if it cannot be remembered', () => {
  const user = tempFolder();
  writeFileSync(join(user, 'sessions'), 'no folder');
  rememberCommand(user, 's1', typed('plan'), Date.now());
  expect(readSessionCommands(user, 's1')).toBeNull();
  expect(existsSync(join(user, 'sessions'))).toBe(true);
});
