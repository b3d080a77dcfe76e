import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { userFolder } from '../../../src/adapters/user/user-folder.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { removeFolder, tempFolder } from '../../support/temp-folder.ts';

describe('userFolder', () => {
  it('is MSW_HOME, created for its owner only', () => {
    const home = join(tempFolder(), 'a', 'msw');
    expect(userFolder(tempFolder(), { MSW_HOME: home })).toEqual({ status: 'ok', path: home });
    if (process.platform !== 'win32') expect(statSync(home).mode & 0o777).toBe(0o700);
  });

  it('resolves links, so that all callers use the same folder', () => {
    const real = tempFolder();
    const alias = join(tempFolder(), 'alias');
    symlinkSync(real, alias, 'junction');
    expect(userFolder(null, { MSW_HOME: alias })).toEqual({ status: 'ok', path: real });
  });

  it.each([
    ['the project itself', (project: string) => project],
    ['a folder inside', (project: string) => join(project, '.msw', 'home')],
    ['a path that leaves and returns', (project: string) => join(project, '..', basename(project), 'home')],
    ['a link from outside into it', linkInto],
    ['a new folder behind such a link', (project: string) => join(linkInto(project), 'x', 'y')],
    ['a name that begins with dots', (project: string) => join(project, '..home')],
  ])('refuses %s and creates nothing there', (_name, home) => {
    const project = tempFolder();
    const wanted = home(project);
    const before = readdirSync(project);
    expect(userFolder(project, { MSW_HOME: wanted })).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('set MSW_HOME'),
    });
    expect(readdirSync(project)).toEqual(before);
  });

  it('refuses when the project is reached through a link', () => {
    const project = tempFolder();
    const alias = join(tempFolder(), 'alias');
    symlinkSync(project, alias, 'junction');
    expect(userFolder(alias, { MSW_HOME: join(project, 'home') }).status).toBe('refused');
  });

  it('accepts a neighbour whose name begins like the project’s', () => {
    const project = tempFolder();
    const home = `${project}-home`;
    mkdirSync(home);
    onTestFinished(() => removeFolder(home));
    expect(userFolder(project, { MSW_HOME: home }).status).toBe('ok');
    expect(existsSync(home)).toBe(true);
  });

  it.each(['../evilhome', 'evil', './evil', '.', 'a/b'])('refuses the relative %j', (home) => {
    const before = readdirSync('.');
    expect(userFolder(tempFolder(), { MSW_HOME: home })).toEqual({
      status: 'refused',
      reason: `the user folder ${home} is a relative path; set MSW_HOME to an absolute one`,
    });
    expect(readdirSync('.')).toEqual(before);
  });

  it.each([
    ['a neighbour of the project', (top: string) => join(top, 'evilhome')],
    ['the top itself', (top: string) => top],
    ['its .git', (top: string) => join(top, '.git', 'msw')],
  ])('refuses %s in the repository that contains the project', (_name, home) => {
    const top = tempFolder();
    const project = join(top, 'packages', 'shop');
    mkdirSync(project, { recursive: true });
    for (const mark of ['folder', 'file']) {
      if (mark === 'folder') mkdirSync(join(top, '.git'));
      // As in a worktree or a submodule.
      else writeFileSync(join(top, 'packages', '.git'), 'gitdir: ../.git/modules/packages');
      const before = readdirSync(top);
      expect(userFolder(project, { MSW_HOME: home(top) })).toMatchObject({
        status: 'refused',
        reason: expect.stringMatching(/lies inside the repository .*set MSW_HOME to a folder outside it$/),
      });
      expect(readdirSync(top)).toEqual(before);
    }
  });

  it('accepts a neighbour of a project outside any repository', () => {
    const top = tempFolder();
    mkdirSync(join(top, 'project'));
    expect(userFolder(join(top, 'project'), { MSW_HOME: join(top, 'home') }).status).toBe('ok');
  });

  it('refuses something other than a folder', () => {
    const file = join(tempFolder(), 'file');
    writeFileSync(file, '');
    expect(userFolder(null, { MSW_HOME: file })).toMatchObject({ status: 'refused' });
  });
});

requireOrSkip('posix')('a user folder that others could change', () => {
  it.each([0o770, 0o702, 0o777, 0o1777])(
    'is refused with mode %o, and the command that fixes it is named',
    (mode) => {
      const home = tempFolder();
      chmodSync(home, mode);
      expect(userFolder(null, { MSW_HOME: home })).toEqual({
        status: 'refused',
        reason: `the user folder ${home} cannot be used: other users can write it; type: chmod go-w '${home}'`,
      });
      chmodSync(home, 0o755);
      expect(userFolder(null, { MSW_HOME: home }).status).toBe('ok');
    },
  );

  it('is refused when it belongs to another user, and the command that fixes it is named', ({ skip }) => {
    if (process.getuid?.() !== 0) return skip();
    const home = tempFolder();
    chownSync(home, 12345, 12345);
    expect(userFolder(null, { MSW_HOME: home })).toEqual({
      status: 'refused',
      reason: `the user folder ${home} cannot be used: it belongs to another user; if it is yours, type: sudo chown 0 '${home}'`,
    });
  });
});

function linkInto(project: string): string {
  const alias = join(tempFolder(), 'alias');
  symlinkSync(project, alias, 'junction');
  return alias;
}
