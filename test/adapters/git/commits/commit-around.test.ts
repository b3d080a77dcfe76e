// Commits that leave lines of the user uncommitted, and the obstacles known beforehand.
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type CommitResult, commitFiles } from '../../../../src/adapters/git/commits/commit-files.ts';
import { hurdleAhead } from '../../../../src/adapters/git/commits/commit-hurdles.ts';
import { requireOrSkip } from '../../../support/requirements.ts';
import { git, initGit, writeFiles } from '../../../support/sample-project.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const LINES = Array.from({ length: 12 }, (_, at) => `line ${at + 1}`);
const text = (changes: Readonly<Record<number, string>> = {}): string =>
  `${LINES.map((line, at) => changes[at + 1] ?? line).join('\n')}\n`;

const repository = (): string => {
  const root = tempFolder();
  writeFiles(root, { 'a.txt': text(), 'b.txt': 'b\n', 'sub/c.txt': text() });
  initGit(root);
  return root;
};

/** Commits these files; `before` holds the content of some of them when the work began. */
const commit = (
  root: string,
  paths: readonly string[],
  before: Readonly<Record<string, string | null>>,
): Promise<CommitResult> =>
  commitFiles({
    root,
    paths,
    message: 'feat: work',
    isTrusted: () => true,
    theirs: new Map(
      Object.entries(before).map(([path, content]) => [path, content === null ? null : Buffer.from(content)]),
    ),
  });

const committed = (root: string, path: string): string => git(root, 'show', `HEAD:${path}`);
const status = (root: string): readonly string[] =>
  git(root, 'status', '--porcelain').split('\n').filter(Boolean);

requireOrSkip('git')('a commit around lines of the user', () => {
  it('includes changes made since, leaves out earlier ones, and includes other files whole', async () => {
    const root = repository();
    const mine = text({ 2: 'MINE' });
    writeFiles(root, { 'a.txt': text({ 2: 'MINE', 9: 'OURS' }), 'new.txt': 'n\n' });
    rmSync(join(root, 'b.txt'));
    expect(await commit(root, ['a.txt', 'b.txt', 'new.txt'], { 'a.txt': mine })).toMatchObject({
      status: 'committed',
    });
    expect(committed(root, 'a.txt')).toBe(text({ 9: 'OURS' }));
    expect(git(root, 'show', '--name-status', '--format=', 'HEAD').trim().split('\n')).toEqual([
      'M\ta.txt',
      'D\tb.txt',
      'A\tnew.txt',
    ]);
    expect(readFileSync(join(root, 'a.txt'), 'utf8')).toBe(text({ 2: 'MINE', 9: 'OURS' }));
    expect(status(root)).toEqual([' M a.txt']);
    expect(git(root, 'diff')).toContain('+MINE');
    expect(git(root, 'diff')).not.toContain('OURS');
  });

  it('keeps what the user had staged, and nothing else', async () => {
    const root = repository();
    writeFiles(root, { 'a.txt': text({ 2: 'STAGED' }), 'b.txt': 'staged\n' });
    git(root, 'add', 'a.txt', 'b.txt');
    writeFiles(root, { 'a.txt': text({ 2: 'STAGED', 5: 'OPEN' }) });
    const mine = text({ 2: 'STAGED', 5: 'OPEN' });
    writeFiles(root, { 'a.txt': text({ 2: 'STAGED', 5: 'OPEN', 11: 'OURS' }) });
    expect(await commit(root, ['a.txt'], { 'a.txt': mine })).toMatchObject({ status: 'committed' });
    expect(committed(root, 'a.txt')).toBe(text({ 11: 'OURS' }));
    expect(git(root, 'show', ':a.txt')).toBe(text({ 2: 'STAGED', 11: 'OURS' }));
    expect(status(root)).toEqual(['MM a.txt', 'M  b.txt']);
  });

  it.each<[string, string | null, string | null]>([
    ['the same lines', text({ 5: 'MINE' }), text({ 5: 'MINE AND OURS' })],
    ['neighbouring lines', text({ 5: 'MINE' }), text({ 5: 'MINE', 6: 'OURS' })],
    ['a file whose earlier content is unknown', null, text({ 9: 'OURS' })],
    ['a deleted file', text({ 5: 'MINE' }), null],
    ['binary content', `a\u0000${text({ 5: 'MINE' })}`, `b\u0000${text({ 5: 'MINE' })}`],
  ])('waits for the user if there is a conflict over %s, and changes nothing', async (_, before, now) => {
    const root = repository();
    if (now === null) rmSync(join(root, 'a.txt'));
    else writeFiles(root, { 'a.txt': now });
    const head = git(root, 'rev-parse', 'HEAD');
    const open = status(root);
    expect(await commit(root, ['a.txt'], { 'a.txt': before })).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining("a.txt had changes of the user's before"),
    });
    expect([git(root, 'rev-parse', 'HEAD'), status(root)]).toEqual([head, open]);
  });

  it('waits for the user if only the user has the file', async () => {
    const root = repository();
    writeFiles(root, { 'own.txt': 'mine\nours\n' });
    expect(await commit(root, ['own.txt'], { 'own.txt': 'mine\n' })).toMatchObject({ status: 'refused' });
    expect(status(root)).toEqual(['?? own.txt']);
  });

  it('supports a project in a subfolder, and line endings that git converts', async () => {
    const root = repository();
    writeFiles(root, { '.gitattributes': '*.txt text eol=crlf\n' });
    git(root, 'add', '.gitattributes');
    git(root, 'commit', '-qm', 'attributes');
    const crlf = (changes: Readonly<Record<number, string>>) => text(changes).replaceAll('\n', '\r\n');
    writeFiles(root, { 'sub/c.txt': crlf({ 2: 'MINE', 9: 'OURS' }) });
    expect(await commit(join(root, 'sub'), ['c.txt'], { 'c.txt': crlf({ 2: 'MINE' }) })).toMatchObject({
      status: 'committed',
    });
    expect(committed(root, 'sub/c.txt')).toBe(text({ 9: 'OURS' }));
    expect(status(root)).toEqual([' M sub/c.txt']);
  });

  it('commits only our lines, wherever they are, or nothing', async () => {
    const root = repository();
    const head = git(root, 'rev-parse', 'HEAD').trim();
    const line = fc.integer({ min: 1, max: 12 });
    const changes = fc.array(line, { minLength: 1, maxLength: 3 });
    const pick = (at: readonly number[], word: string) => Object.fromEntries(at.map((one) => [one, word]));
    await fc.assert(
      fc.asyncProperty(changes, changes, async (mine, ours) => {
        git(root, 'reset', '-q', '--hard', head);
        const before = text(pick(mine, 'MINE'));
        const now = text({ ...pick(mine, 'MINE'), ...pick(ours, 'OURS') });
        writeFileSync(join(root, 'a.txt'), now);
        const result = await commit(root, ['a.txt'], { 'a.txt': before });
        const meets = ours.some((one) => mine.some((other) => Math.abs(one - other) <= 1));
        if (!meets) expect(result.status).toBe('committed');
        if (result.status === 'committed') expect(committed(root, 'a.txt')).toBe(text(pick(ours, 'OURS')));
        else expect(git(root, 'rev-parse', 'HEAD').trim()).toBe(head);
        expect(readFileSync(join(root, 'a.txt'), 'utf8')).toBe(now);
      }),
      { numRuns: 12 },
    );
  });
});

requireOrSkip('git', 'posix')('hooks of a commit around lines of the user', () => {
  it('see exactly what is committed, and can refuse it', async () => {
    const root = repository();
    const hook = join(root, '.git', 'hooks', 'pre-commit');
    mkdirSync(join(root, '.git', 'hooks'), { recursive: true });
    writeFileSync(
      hook,
      '#!/bin/sh\ngit diff --cached > seen.patch\necho "first: no"\nfor i in 1 2 3 4 5 6 7 8 9 10 11 12 13; do echo "line $i"; done\nexit 1\n',
    );
    chmodSync(hook, 0o755);
    writeFiles(root, { 'a.txt': text({ 2: 'MINE', 9: 'OURS' }) });
    const result = await commit(root, ['a.txt'], { 'a.txt': text({ 2: 'MINE' }) });
    expect(result).toMatchObject({
      status: 'refused',
      detail: expect.stringMatching(/^first: no\nline 1\n/),
    });
    expect(result).toMatchObject({ detail: expect.stringContaining('... and 2 more lines') });
    const seen = readFileSync(join(root, 'seen.patch'), 'utf8');
    expect([seen.includes('OURS'), seen.includes('MINE')]).toEqual([true, false]);
    expect(status(root)).toEqual([' M a.txt', '?? seen.patch']);
  });
});

describe('hurdleAhead', () => {
  const module = (root: string): void => {
    git(root, 'update-index', '--add', '--cacheinfo', `160000,${git(root, 'rev-parse', 'HEAD').trim()},lib`);
    writeFiles(root, { '.gitmodules': '[submodule "lib"]\n\tpath = lib\n\turl = ../lib\n' });
  };
  const nobody = (root: string): void => {
    git(root, 'config', '--unset', 'user.name');
    git(root, 'config', '--unset', 'user.email');
    git(root, 'config', 'user.useConfigOnly', 'true');
    for (const name of ['GIT_AUTHOR_NAME', 'GIT_AUTHOR_EMAIL', 'GIT_COMMITTER_NAME', 'GIT_COMMITTER_EMAIL'])
      vi.stubEnv(name, undefined);
    vi.stubEnv('HOME', tempFolder());
    vi.stubEnv('XDG_CONFIG_HOME', tempFolder());
    vi.stubEnv('GIT_CONFIG_GLOBAL', undefined);
  };

  requireOrSkip('git')('in a repository', () => {
    it.each<[string, (root: string) => void, string | null]>([
      ['nothing', () => undefined, null],
      ['a detached HEAD', (root) => git(root, 'checkout', '-q', '--detach'), 'HEAD is detached'],
      [
        'a merge',
        (root) => writeFileSync(join(root, '.git', 'MERGE_HEAD'), git(root, 'rev-parse', 'HEAD')),
        'a merge is under way',
      ],
      ['a missing user name', nobody, 'git config user.name'],
      [
        'a lock',
        (root) => writeFileSync(join(root, '.git', 'index.lock'), ''),
        'another git process holds the index',
      ],
      ['a submodule', module, 'lib/x.js is in a submodule'],
      [
        'a filter of large files',
        (root) => writeFiles(root, { '.gitattributes': '*.bin filter=lfs\n' }),
        'a.bin goes through the filter "lfs", which git does not know here: install Git LFS',
      ],
      [
        'a filter that git does without',
        (root) => writeFiles(root, { '.gitattributes': '*.bin filter=strip\n' }),
        null,
      ],
    ])('finds %s', { timeout: 20_000 }, async (_, change, words) => {
      const root = repository();
      change(root);
      const found = await hurdleAhead(root, ['a.txt', 'lib/x.js', 'a.bin', 'src/**/*.js']);
      if (words === null) expect(found).toBeNull();
      else expect(found).toContain(words);
    });
  });

  it('finds none outside a repository', async () => {
    expect(await hurdleAhead(tempFolder(), ['a.txt'])).toBeNull();
  });
});
