// Where git's settings are plain they are not listed first; anything that could start a program is.
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openToLook } from '../../../src/adapters/git/open-git.ts';
import { hasPlainSettings } from '../../../src/adapters/git/plain-settings.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { git, writeFiles } from '../../support/sample-project.ts';
import { tempFolder } from '../../support/temp-folder.ts';

interface Place {
  readonly home: string;
  readonly root: string;
}

const makePlace = (): Place => {
  const home = tempFolder();
  const root = join(home, 'work');
  mkdirSync(root);
  writeFiles(root, { 'a.txt': 'a\n' });
  execFileSync('git', ['init', '-q', root]);
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
  execFileSync('git', ['-C', root, 'add', '.']);
  execFileSync('git', ['-C', root, ...author, 'commit', '-qm', 'first']);
  return { home, root };
};

const isPlain = ({ home, root }: Place, env: Readonly<Record<string, string>> = {}): boolean =>
  hasPlainSettings({ program: '/usr/bin/git', root, env: { HOME: home, ...env } });

const append = ({ root }: Place, text: string): void => appendFileSync(join(root, '.git', 'config'), text);

requireOrSkip('git', 'posix')('plain settings', () => {
  it('are those that git itself writes', () => {
    const place = makePlace();
    expect(isPlain(place)).toBe(true);
    git(place.root, 'remote', 'add', 'origin', 'https://example.org/a.git');
    git(place.root, 'config', 'branch.main.remote', 'origin');
    git(place.root, 'config', 'branch.main.merge', 'refs/heads/main');
    git(place.root, 'config', 'user.email', 'a@example.org');
    expect(isPlain(place)).toBe(true);
    const copy = join(place.home, 'copy');
    execFileSync('git', ['clone', '-q', place.root, copy]);
    expect(isPlain({ ...place, root: copy })).toBe(true);
  });

  it.each<[string, (place: Place) => void]>([
    ['a filter', (place) => append(place, '[filter "a"]\n\tclean = touch ran\n')],
    ['a filter on one line', (place) => append(place, '[filter "a"] clean = touch ran\n')],
    ['a program', ({ root }) => git(root, 'config', 'core.fsmonitor', 'touch ran')],
    ['a program in capitals', (place) => append(place, '[CORE]\n\tFSMONITOR = touch ran\n')],
    ['another work tree', ({ root }) => git(root, 'config', 'core.worktree', '/')],
    ['further files', ({ root }) => git(root, 'config', 'include.path', 'more')],
    ['settings of a work tree', ({ root }) => git(root, 'config', 'extensions.worktreeConfig', 'true')],
    ['an alias', ({ root }) => git(root, 'config', 'alias.status', '!touch ran')],
    ['a helper of a remote', ({ root }) => git(root, 'config', 'remote.a.vcs', 'ran')],
    ['a continued line', (place) => append(place, '[user]\n\tname = a\\\n[filter "a"]\n')],
    ['a quoted value', (place) => append(place, '[user]\n\tname = "a\n')],
    ['a comment', (place) => append(place, '# more\n')],
    ['a bare repository', ({ root }) => git(root, 'config', 'core.bare', 'true')],
    ['no settings', ({ root }) => writeFileSync(join(root, '.git', 'config'), '')],
    ['settings of another repository', ({ root }) => writeFileSync(join(root, '.git', 'commondir'), '..')],
    [
      'a link to the settings of another',
      ({ home, root }) => {
        renameSync(join(root, '.git'), join(home, 'git'));
        symlinkSync('../git', join(root, '.git'));
      },
    ],
    [
      'a filter of the user',
      ({ home }) => writeFileSync(join(home, '.gitconfig'), '[filter "a"]\n\tclean = cat\n'),
    ],
    [
      'further files of the user',
      ({ home }) => writeFileSync(join(home, '.gitconfig'), '[ includeIf "x"]\n'),
    ],
    ['settings of the user that are a folder', ({ home }) => mkdirSync(join(home, '.gitconfig'))],
  ])('are not plain with %s', (_, change) => {
    const place = makePlace();
    change(place);
    expect(isPlain(place)).toBe(false);
  });

  it('are not plain in a linked work tree, below the top or outside a repository', () => {
    const { home, root } = makePlace();
    git(root, 'worktree', 'add', '-q', join(home, 'tree'));
    mkdirSync(join(root, 'part'));
    for (const folder of [join(home, 'tree'), join(root, 'part'), home])
      expect(isPlain({ home, root: folder })).toBe(false);
  });

  it.each(['GIT_CONFIG_GLOBAL', 'GIT_CONFIG_SYSTEM'])('follow %s', (name) => {
    const place = makePlace();
    const path = join(place.home, 'mine');
    writeFileSync(path, '[filter "lfs"]\n\tclean = git-lfs clean\n');
    expect(isPlain(place, { [name]: path })).toBe(true);
    writeFileSync(join(place.home, 'other'), '[filter "LFS"]\n\tclean = cat\n');
    expect(isPlain(place, { [name]: join(place.home, 'other') })).toBe(false);
    appendFileSync(path, '[filter "b"]\n\tclean = cat\n');
    expect(isPlain(place, { [name]: path })).toBe(false);
  });
});

requireOrSkip('git', 'posix')('a look at a work tree', () => {
  beforeEach(() => vi.unstubAllEnvs());
  afterEach(() => vi.unstubAllEnvs());

  /** What git was called with. */
  const looked = async ({ home, root }: Place): Promise<string> => {
    vi.stubEnv('HOME', home);
    vi.stubEnv('XDG_CONFIG_HOME', '');
    vi.stubEnv('GIT_CONFIG_GLOBAL', undefined);
    vi.stubEnv('GIT_CONFIG_SYSTEM', join(home, 'none'));
    const [bin, log] = [tempFolder(), join(home, 'calls')];
    const real = execFileSync('which', ['git'], { encoding: 'utf8' }).trim();
    writeFileSync(join(bin, 'git'), `#!/bin/sh\necho "$3" >> '${log}'\nexec '${real}' "$@"\n`, {
      mode: 0o755,
    });
    vi.stubEnv('PATH', `${bin}:${process.env.PATH}`);
    const opened = await openToLook(root);
    if (opened.status !== 'ok') throw new Error(opened.status);
    expect(opened.git.top).toBe(root);
    expect((await opened.git.run(['status', '--porcelain'])).status).toBe('ok');
    return readFileSync(log, 'utf8');
  };

  it('starts no other program of git where the settings are plain', async () => {
    expect(await looked(makePlace())).toBe('status\n');
  });

  it('lists them first where they are not', async () => {
    const place = makePlace();
    append(place, '# a comment\n');
    expect(await looked(place)).toBe('config\nstatus\n');
  });

  it('starts no filter that the user has for large files', async () => {
    const place = makePlace();
    const ran = join(place.home, 'ran');
    const filter = `[filter "lfs"]\n\tclean = touch '${ran}'; cat\n\tprocess = touch '${ran}'\n\trequired = true\n`;
    writeFileSync(join(place.home, '.gitconfig'), filter);
    writeFileSync(join(place.root, '.gitattributes'), '* filter=lfs\n');
    writeFileSync(join(place.root, 'a.txt'), 'b\n');
    expect(await looked(place)).toBe('status\n');
    expect(() => readFileSync(ran)).toThrow();
  });
});
