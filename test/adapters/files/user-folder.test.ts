import { existsSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { userFolder } from '../../../src/adapters/files/user-folder.ts';
import { removeFolder, tempFolder } from '../../support/temp-folder.ts';

describe('userFolder', () => {
  it('is MSW_HOME, made for its owner only', () => {
    const home = join(tempFolder(), 'a', 'msw');
    expect(userFolder(tempFolder(), { MSW_HOME: home })).toEqual({ status: 'ok', path: home });
    if (process.platform !== 'win32') expect(statSync(home).mode & 0o777).toBe(0o700);
  });

  it('resolves links, so that all who ask name one folder', () => {
    const real = tempFolder();
    const alias = join(tempFolder(), 'alias');
    symlinkSync(real, alias, 'junction');
    expect(userFolder(null, { MSW_HOME: alias })).toEqual({ status: 'ok', path: real });
  });

  it.each([
    ['the project itself', (project: string) => project],
    ['a folder inside', (project: string) => join(project, '.msw', 'home')],
    ['a way that leaves and returns', (project: string) => join(project, '..', basename(project), 'home')],
    ['a link from outside into it', linkInto],
    ['a folder still to be made behind such a link', (project: string) => join(linkInto(project), 'x', 'y')],
    ['a name that begins with dots', (project: string) => join(project, '..home')],
  ])('refuses %s and makes nothing there', (_name, home) => {
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

  it('refuses what is no folder', () => {
    const file = join(tempFolder(), 'file');
    writeFileSync(file, '');
    expect(userFolder(null, { MSW_HOME: file })).toMatchObject({ status: 'refused' });
  });
});

function linkInto(project: string): string {
  const alias = join(tempFolder(), 'alias');
  symlinkSync(project, alias, 'junction');
  return alias;
}
