// Programs on the PATH, and what of it is a way into the project.
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';
import { projectReach } from '../../../src/adapters/files/project-reach.ts';
import {
  findProgram,
  findPrograms,
  isOnPath,
  mayRun,
  pathOutside,
  systemProgram,
} from '../../../src/adapters/process/find-program.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const program = (folder: string, name = 'tool'): string => {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, 0o755);
  return path;
};

/** A package in a repository in another one. */
const monorepo = () => {
  const place = tempFolder();
  const project = join(place, 'outer', 'inner', 'packages', 'app');
  mkdirSync(project, { recursive: true });
  mkdirSync(join(place, 'outer', '.git'));
  mkdirSync(join(place, 'outer', 'inner', '.git'));
  return { place, project, outer: join(place, 'outer') };
};

requireOrSkip('posix')('programs on the PATH', () => {
  it('are found outside the whole repository, in the order of the PATH', () => {
    const { place, project, outer } = monorepo();
    for (const folder of [project, join(project, '..'), join(outer, 'inner', 'bin'), join(outer, 'bin')])
      program(folder);
    const [first, second] = [program(join(place, 'bin')), program(join(place, 'sbin'))];
    const folders = [project, join(project, '..'), join(outer, 'inner', 'bin'), join(outer, 'bin')];
    const PATH = [...folders, '', '.', 'bin', join(place, 'bin'), join(place, 'sbin')].join(delimiter);
    expect(findPrograms('tool', { PATH }, project)).toEqual([first, second]);
    expect(findProgram('tool', { PATH }, project)).toBe(first);
    expect(pathOutside({ PATH }, project)).toBe([join(place, 'bin'), join(place, 'sbin')].join(delimiter));
    expect(mayRun(first, project)).toBe(true);
    expect(mayRun(join(outer, 'bin', 'tool'), project)).toBe(false);
  });

  it('are there for a check wherever they lie', () => {
    const { project } = monorepo();
    const PATH = join(project, 'node_modules', '.bin');
    program(PATH);
    expect(isOnPath('tool', { PATH })).toBe(true);
    expect(isOnPath('other', { PATH })).toBe(false);
  });

  it('are not those of packages, wherever these lie', () => {
    const { place, project } = monorepo();
    const PATH = join(place, 'node_modules', '.bin');
    program(PATH);
    expect(findProgram('tool', { PATH }, project)).toBeNull();
    expect(pathOutside({ PATH: `${PATH}/` }, project)).toBe('');
  });

  it('are not reached by a link, of the folder or of the file', () => {
    const { place, project } = monorepo();
    const brought = program(join(project, 'bin'));
    symlinkSync(join(project, 'bin'), join(place, 'link'));
    mkdirSync(join(place, 'links'));
    symlinkSync(brought, join(place, 'links', 'tool'));
    // A link of the project to a program of the machine is still the project's word.
    mkdirSync(join(project, 'links'));
    symlinkSync(program(join(place, 'bin')), join(project, 'links', 'tool'));
    for (const folder of [join(place, 'link'), join(place, 'links'), join(project, 'links')])
      expect(findProgram('tool', { PATH: folder }, project)).toBeNull();
  });

  it('may lie in the home of a user who keeps all of it in git', () => {
    const { project, outer } = monorepo();
    expect(projectReach(project)).toBe(outer);
    expect(projectReach(project, outer)).toBe(join(outer, 'inner'));
    expect(projectReach(project, join(outer, 'inner'))).toBe(project);
    expect(projectReach(project, join(outer, 'inner', 'packages'))).toBe(project);
  });

  it('of the system are where the system says, unless that is in the project', () => {
    const { place, project } = monorepo();
    const own = program(join(place, 'Windows', 'System32'), 'cmd.exe');
    program(join(project, 'System32'), 'cmd.exe');
    expect(systemProgram('cmd.exe', { SystemRoot: join(place, 'Windows') }, project)).toBe(own);
    for (const SystemRoot of [project, '.', undefined])
      expect(systemProgram('cmd.exe', { SystemRoot }, project)).toMatch(/^C:\\Windows.System32.cmd\.exe$/);
  });
});
