// The journal is rotated while others write to it.

import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readJournal } from '../../src/adapters/log/journal.ts';
import { bundleText } from '../support/bundle.ts';
import { tempFolder } from '../support/temp-folder.ts';

const writers = 8;
const linesOfEach = 200;
const limit = 10 * 1024 * 1024;

describe('a journal that is full', () => {
  it(`is rotated under ${writers} writers without losing a line`, async () => {
    const project = tempFolder();
    const program = join(project, 'write.cjs');
    await bundleText(writer, program);
    // One line short of full, so that all of them meet the first rotation.
    const first = JSON.stringify({
      time: '2026-01-01T00:00:00Z',
      event: 'first',
      pad: 'x'.repeat(limit - 100),
    });
    mkdirSync(join(project, '.msw'));
    writeFileSync(join(project, '.msw', 'journal.jsonl'), `${first}\n`);
    const started = Array.from({ length: writers }, (_, number) =>
      promisify(execFile)(process.execPath, [program, project, String(number), String(linesOfEach)]),
    );
    for (const { stderr } of await Promise.all(started)) expect(stderr).toBe('');
    const lines = readJournal(project);
    expect(lines.filter((line) => line.event === 'first')).toHaveLength(1);
    const written = lines.flatMap((line) => (line.event === 'written' ? [String(line.key)] : []));
    const wanted = Array.from({ length: writers * linesOfEach }, (_, number) => keyOf(number));
    expect(written.sort()).toEqual(wanted.sort());
    const files = readdirSync(join(project, '.msw')).filter((name) => /^journal.*\.jsonl$/.test(name));
    expect(files.length).toBeGreaterThanOrEqual(3);
  });
});

function keyOf(number: number): string {
  return `${Math.floor(number / linesOfEach)}-${number % linesOfEach}`;
}

/** Lines of 16 KiB: together they fill the journal more than twice. */
const writer = `
import { appendJournal } from './src/adapters/log/journal.ts';
const [project, number, lines] = process.argv.slice(2);
const pad = 'x'.repeat(16 * 1024);
const write = async () => {
  for (let line = 0; line < Number(lines); line += 1) {
    const result = await appendJournal(project, { event: 'written', key: number + '-' + line, pad }, '2026-01-01T00:00:00Z');
    if (result.status !== 'ok') throw new Error(JSON.stringify(result));
  }
};
void write();
`;
