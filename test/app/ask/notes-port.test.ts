import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { vaultNotes } from '../../../src/app/ask/notes-port.ts';
import { openVault } from '../../../src/app/ask/vault-place.ts';
import { ASK_DEFAULTS } from '../../../src/core/sources/ask-settings.ts';
import { bundleTo } from '../../support/bundle.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const SECRET = 'ghp_abcdefghijklmnopqrstuvwxyz0123456789';

describe('the notes of a vault', () => {
  let root = '';
  let env: Record<string, string> = {};

  beforeEach(() => {
    const base = realpathSync.native(tempFolder());
    root = join(base, 'vault');
    env = { MSW_HOME: join(base, 'user') };
    write('.obsidian/app.json', JSON.stringify({ userIgnoreFilters: ['Private/'] }));
  });

  function write(path: string, content: string | Buffer): void {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }

  function notes(exclude: readonly string[] = []) {
    const opened = openVault(root, env);
    if (opened.status === 'refused') throw new Error(opened.reason);
    return vaultNotes({ vault: opened.vault, now: Date.now, exclude });
  }

  it('P14: are sent without secrets, under the hash of what is sent', async () => {
    write('a.md', `The token ${SECRET} opens the door.`);
    const note = await notes().read('a.md');
    expect(note).toMatchObject({
      status: 'text',
      contentHash: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
    });
    expect(JSON.stringify(note)).not.toContain(SECRET);
    const [[passage] = []] = await notes().passages(['a.md'], 'token door');
    expect(passage?.text).not.toContain(SECRET);
  });

  it.each([
    ['empty.md', '', 'empty'],
    ['large.md', 'x'.repeat(1024 * 1024 + 1), 'too-large'],
    ['latin.md', Buffer.from([0x63, 0x61, 0x66, 0xe9]), 'unreadable'],
    ['Private/diary.md', 'dear diary', 'excluded'],
    ['Mine/diary.md', 'dear diary', 'excluded'],
    ['.obsidian/hidden.md', 'hidden', 'excluded'],
  ] as const)('V11, O8: %s is left out with a reason', async (path, content, code) => {
    write(path, content);
    expect(await notes(['Mine']).read(path)).toMatchObject({
      status: 'left-out',
      code,
      reason: expect.stringMatching(/^it is /),
    });
  });

  it('V11: a deleted one is missing, and nothing outside of the vault is read', async () => {
    writeFileSync(join(root, '..', 'outside.md'), 'outside');
    expect(await notes().read('gone.md')).toEqual({ status: 'missing' });
    expect(await notes().read('../outside.md')).not.toMatchObject({ status: 'text' });
  });

  it('P16: one that iCloud has not downloaded is not gone', async () => {
    write('Trips/.paris.md.icloud', 'bplist00');
    expect(await notes().read('Trips/paris.md')).toMatchObject({ status: 'left-out', code: 'empty' });
    expect(await notes().read('Trips/rome.md')).toEqual({ status: 'missing' });
  });

  it('V11: are those of one listing in an operation, however many are read', async () => {
    for (let at = 0; at < 30; at += 1) write(`n${at}.md`, `note ${at}`);
    const port = notes();
    expect(await port.read('n0.md')).toMatchObject({ status: 'text' });
    rmSync(join(root, 'n1.md'));
    write('late.md', 'written after the listing');
    expect(await port.read('n1.md')).toEqual({ status: 'missing' });
    expect(await port.paths()).not.toContain('late.md');
    expect(await notes().paths()).toContain('late.md');
  });

  it('P2: are found under their composed names, however the file system spells them', async () => {
    write('Café/Über.md'.normalize('NFD'), 'The answer is here.');
    const path = 'Café/Über.md'.normalize('NFC');
    const found = await notes().search('answer', ASK_DEFAULTS);
    expect(found.hits.map((hit) => hit.path)).toEqual([path]);
    expect(await notes().read(path)).toMatchObject({ status: 'text', text: 'The answer is here.' });
    expect(await notes().paths()).toEqual([path]);
  });

  it('P18: are quoted with heading path and line in the file of this moment', async () => {
    const key = ['-----BEGIN RSA PRIVATE KEY-----', 'abc', 'def', '-----END RSA PRIVATE KEY-----'];
    write('a.md', [...key, '# Top', '', '## Part', '', 'The rare words stand here.'].join('\n'));
    const [[passage] = []] = await notes().passages(['a.md'], 'rare words');
    expect(passage).toMatchObject({ path: 'a.md', headings: ['Top', 'Part'] });
    expect(passage?.line).toBeGreaterThanOrEqual(7);
    expect(passage?.line).toBeLessThanOrEqual(9);
  });

  it('O10: are not quoted for a line that most of them repeat, nor for a heading alone', async () => {
    for (const name of ['a', 'b', 'c'])
      write(`${name}.md`, `# Release\n\nRelease plan: see the board.\n\nNotes of ${name}.\n`);
    write('d.md', '# Other\n\n## The release\n\n## Steps\n\nTag the release.\n');
    const [, , , own = []] = await notes().passages(['a.md', 'b.md', 'c.md', 'd.md'], 'release');
    expect(own.map(({ line }) => line)).toEqual([5]);
    const [first = []] = await notes().passages(['a.md', 'b.md', 'c.md'], 'board');
    expect(first.map(({ text }) => text)).toEqual([expect.stringContaining('# Release')]);
  });

  it('P24: are not found where Obsidian excludes them, and the answer can say so', async () => {
    write('Private/diary.md', 'dear diary');
    write('open.md', 'an open diary');
    const found = await notes().search('diary', ASK_DEFAULTS);
    expect(found.hits.map((hit) => hit.path)).toEqual(['open.md']);
    expect(found.leftOut.join(' ')).toContain('exclude');
  });
});

it('O1: nothing that both shells share starts a program and waits for it', async () => {
  const folder = join(import.meta.dirname, '..', '..', '..', 'src', 'app', 'ask');
  const shared = ['vault-place.ts', 'notes-port.ts', 'kept-vault.ts'];
  const outfile = join(tempFolder(), 'shared.mjs');
  await bundleTo(outfile, {
    stdin: { contents: shared.map((name) => `export * from './${name}';`).join('\n'), resolveDir: folder },
    treeShaking: false,
  });
  const text = readFileSync(outfile, 'utf8');
  expect(text).toContain('keptVault');
  expect(text.match(/\b(?:spawnSync|execSync|execFileSync)\b/g)).toBeNull();
});
