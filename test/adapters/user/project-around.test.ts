import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectAround } from '../../../src/adapters/user/user-folder.ts';
import { tempFolder } from '../../support/temp-folder.ts';

/** A project two folders below a repository. */
const inRepository = () => {
  const top = tempFolder();
  mkdirSync(join(top, '.git'));
  const project = join(top, 'a', 'project');
  mkdirSync(project, { recursive: true });
  return { top, project };
};

describe('projectAround', () => {
  it('is the project, the repositories around it, and nothing else', () => {
    const { top, project } = inRepository();
    expect(projectAround(project, project)).toBe('the project');
    expect(projectAround(project, join(project, 'x', 'y'))).toBe('the project');
    expect(projectAround(project, join(top, 'a', 'x'))).toBe(`the repository ${top}`);
    expect(projectAround(project, top)).toBe(`the repository ${top}`);
    expect(projectAround(project, tempFolder())).toBeNull();
    expect(projectAround(project, `${top}-neighbour`)).toBeNull();
  });

  it('counts an outer repository too, of which the inner one is a part', () => {
    const { top, project } = inRepository();
    mkdirSync(join(project, '..', '.git'));
    expect(projectAround(project, join(top, 'x'))).toBe(`the repository ${top}`);
  });

  it('does not count the repository that holds the user’s own home', () => {
    const { top, project } = inRepository();
    expect(projectAround(project, join(top, 'x'), () => top)).toBeNull();
    expect(projectAround(project, join(top, 'x'), () => join(top, 'home', 'me'))).toBeNull();
    expect(projectAround(project, join(project, 'x'), () => top)).toBe('the project');
    expect(projectAround(project, join(top, 'x'), () => tempFolder())).toBe(`the repository ${top}`);
  });
});
