// Programs that a commit may run: those the user set for all repositories, and those they allowed in this one.
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readJournal } from '../../../../src/adapters/log/journal.ts';
import { addTrusted } from '../../../../src/adapters/user/trust-store.ts';
import { commitInProject, untrustedHooks } from '../../../../src/app/trust/commit-in-project.ts';
import { requireOrSkip } from '../../../support/requirements.ts';
import { git, initGit, writeFiles } from '../../../support/sample-project.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

requireOrSkip('git', 'posix')('a commit of MSW', () => {
  let home = '';
  let userFolder = '';

  beforeEach(() => {
    home = tempFolder();
    userFolder = tempFolder();
    vi.stubEnv('HOME', home);
    vi.stubEnv('XDG_CONFIG_HOME', undefined);
    vi.stubEnv('MSW_HOME', userFolder);
  });

  afterEach(() => {
    vi.unstubAllEnvs();
  });

  const repository = (): string => {
    const root = tempFolder();
    writeFiles(root, {
      'a.txt': 'a\n',
      'secret.env': 'plain\n',
      '.gitattributes': 'secret.env filter=crypt\n',
    });
    initGit(root);
    writeFiles(root, { 'a.txt': 'b\n', 'secret.env': 'changed\n' });
    return root;
  };
  const script = (path: string, lines: string): string => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `#!/bin/sh\n${lines}\n`);
    chmodSync(path, 0o755);
    return path;
  };
  const hook = (root: string, name: string, lines: string): string =>
    script(join(root, '.git', 'hooks', name), lines);
  const commit = (root: string) => commitInProject(root, ['a.txt'], 'feat: work');
  const commitSecret = (root: string) => commitInProject(root, ['secret.env'], 'feat: secret');
  const subject = (root: string): string => git(root, 'log', '-1', '--format=%s').trim();
  const waiting = (root: string): readonly string[] =>
    readJournal(root).flatMap(({ event, commands }) =>
      event === 'untrusted-commands' && Array.isArray(commands) ? commands : [],
    );
  const allow = async (root: string): Promise<void> => {
    const { commands } = await untrustedHooks({ project: root, env: process.env });
    for (const program of [...waiting(root), ...commands]) await addTrusted(userFolder, root, program);
  };

  it('is refused because of hooks that were not allowed, and names their location', async () => {
    const root = repository();
    hook(root, 'pre-commit', 'touch ran');
    hook(root, 'post-commit', 'touch ran');
    hook(root, 'pre-push', 'touch ran');
    const refused = await commit(root);
    expect(refused).toMatchObject({ status: 'refused' });
    expect(JSON.stringify(refused)).toContain('would run .git/hooks/pre-commit, .git/hooks/post-commit');
    expect(JSON.stringify(refused)).toContain('/msw:doctor');
    expect(waiting(root)).toEqual([
      expect.stringMatching(/^git hook \.git\/hooks\/pre-commit sha256:[0-9a-f]{64}$/),
      expect.stringMatching(/^git hook \.git\/hooks\/post-commit sha256:[0-9a-f]{64}$/),
    ]);
    expect(existsSync(join(root, 'ran'))).toBe(false);
    expect(subject(root)).not.toBe('feat: work');
  });

  it('runs allowed hooks until one of them changes', async () => {
    const root = repository();
    hook(root, 'commit-msg', 'echo "Signed-off-by: Sample" >> "$1"');
    expect((await untrustedHooks({ project: root, env: process.env })).commands).toHaveLength(1);
    await allow(root);
    expect((await untrustedHooks({ project: root, env: process.env })).commands).toEqual([]);
    expect(await commit(root)).toMatchObject({ status: 'committed' });
    expect(git(root, 'log', '-1', '--format=%B')).toContain('Signed-off-by: Sample');
    writeFiles(root, { 'a.txt': 'c\n' });
    // As long as the other, and larger than one read.
    const long = '#'.repeat(3 * 1024 * 1024);
    hook(root, 'commit-msg', `${long}\ntouch ran-1`);
    expect(await commit(root)).toMatchObject({ status: 'refused' });
    await allow(root);
    hook(root, 'commit-msg', `${long}\ntouch ran-2`);
    expect(await commit(root)).toMatchObject({ status: 'refused' });
  });

  it('gives an allowed hook the tools of the project', async () => {
    const root = repository();
    script(join(root, 'node_modules', '.bin', 'lint'), 'echo linted > linted');
    vi.stubEnv('PATH', `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`);
    hook(root, 'pre-commit', 'lint');
    await commit(root);
    await allow(root);
    expect(await commit(root)).toMatchObject({ status: 'committed' });
    expect(readFileSync(join(root, 'linted'), 'utf8')).toBe('linted\n');
  });

  it('ignores hooks if nothing has changed, and hooks that git does not run', async () => {
    const root = repository();
    hook(root, 'pre-commit', 'touch ran');
    git(root, 'checkout', '-q', '--', 'a.txt');
    expect(await commit(root)).toEqual({ status: 'unchanged' });
    writeFiles(root, { 'a.txt': 'b\n' });
    chmodSync(join(root, '.git', 'hooks', 'pre-commit'), 0o644);
    expect(await commit(root)).toMatchObject({ status: 'committed' });
  });

  it('runs the hooks that the user set for all repositories', async () => {
    const root = repository();
    script(join(home, 'hooks', 'commit-msg'), 'echo own > "$1"');
    git(root, 'config', '--global', 'core.hooksPath', '~/hooks');
    expect(await commit(root)).toMatchObject({ status: 'committed' });
    expect(subject(root)).toBe('own');
  });

  it('asks before running a clone’s content from a folder that the user set for all repositories', async () => {
    const root = repository();
    script(join(root, '.githooks', 'commit-msg'), 'echo foreign > "$1"');
    git(root, 'config', '--global', 'core.hooksPath', '.githooks');
    expect(await commit(root)).toMatchObject({ status: 'refused' });
    await allow(root);
    expect(await commit(root)).toMatchObject({ status: 'committed' });
    expect(subject(root)).toBe('foreign');
  });

  it('does not bypass a filter of the repository, which may hide secrets', async () => {
    const root = repository();
    git(root, 'config', 'filter.crypt.clean', 'rev');
    git(root, 'config', 'filter.crypt.required', 'true');
    expect(await commit(root)).toMatchObject({ status: 'committed' });
    expect(await commitSecret(root)).toMatchObject({ status: 'refused' });
    expect(waiting(root)).toEqual(['git filter.crypt.clean: rev']);
    await allow(root);
    expect(await commitSecret(root)).toMatchObject({ status: 'committed' });
    expect(git(root, 'show', 'HEAD:secret.env')).toBe('degnahc\n');
  });

  it('uses the user’s filters, whatever the repository sets instead', async () => {
    const root = repository();
    git(root, 'config', '--global', 'filter.crypt.clean', 'tr a-z A-Z');
    git(root, 'config', 'filter.crypt.clean', 'touch ran');
    expect(await commitSecret(root)).toMatchObject({ status: 'committed' });
    expect(existsSync(join(root, 'ran'))).toBe(false);
    expect(git(root, 'show', 'HEAD:secret.env')).toBe('CHANGED\n');
  });

  it('is signed by the user’s program, whatever the repository sets instead', async () => {
    const root = repository();
    const lines = ['-----BEGIN PGP SIGNATURE-----', '', 'iQ==', '-----END PGP SIGNATURE-----'];
    const told = `printf '\\n[GNUPG:] SIG_CREATED \\n' >&2`;
    const own = script(join(home, 'sign'), `cat > /dev/null\n${told}\ncat <<EOF\n${lines.join('\n')}\nEOF`);
    git(root, 'config', '--global', 'gpg.program', own);
    git(root, 'config', 'gpg.program', script(join(root, 'trap'), 'touch ran'));
    git(root, 'config', 'commit.gpgSign', 'true');
    expect(await commit(root)).toMatchObject({ status: 'committed' });
    expect(git(root, 'cat-file', 'commit', 'HEAD')).toContain('gpgsig -----BEGIN PGP SIGNATURE-----');
  });
});
