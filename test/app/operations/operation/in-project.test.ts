import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inPlanning, inWorkspace } from '../../../../src/app/operations/operation/in-project.ts';
import { done } from '../../../../src/app/operations/operation/operation.ts';
import type { RequestPlace } from '../../../../src/app/operations/operation/request-place.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const scene = (...folders: readonly string[]) => {
  const root = realpathSync(tempFolder());
  for (const folder of ['repo/src/deep', ...folders]) mkdirSync(join(root, folder), { recursive: true });
  const at = (folder: string, origin: RequestPlace['origin'] = 'here'): RequestPlace => ({
    folder: join(root, folder),
    origin,
    cwd: join(root, folder),
    env: { MSW_HOME: tempFolder() },
    now: () => 0,
    caller: { mark: null, isTerminal: false },
    tell: () => {},
    show: () => {},
    emit: () => {},
  });
  const projectOf = async (place: RequestPlace) => {
    const result = await inWorkspace(place, ({ project }) => done(project));
    return result.status === 'done' ? result.value.slice(root.length + 1) : result.status;
  };
  return { at, projectOf };
};

describe('inWorkspace', () => {
  it.each([
    ['a folder in which MSW was used', ['repo/.msw'], 'repo'],
    ['a planned project', ['repo/.planning'], 'repo'],
    ['the nearest of both', ['repo/.planning', 'repo/src/.msw'], 'repo/src'],
    ['nothing beyond the repository', ['.msw', 'repo/.git'], 'repo/src/deep'],
    ['the folder itself, if none was used', [], 'repo/src/deep'],
  ])('finds %s from below', async (_, folders, project) => {
    const { at, projectOf } = scene(...folders);
    expect(await projectOf(at('repo/src/deep'))).toBe(project);
  });

  it.each(['named', 'session'] as const)('uses a %s folder as it is', async (origin) => {
    const { at, projectOf } = scene('repo/.msw');
    expect(await projectOf(at('repo/src', origin))).toBe('repo/src');
  });

  it('refuses a missing folder', async () => {
    const { at, projectOf } = scene();
    expect(await projectOf(at('gone'))).toBe('refused');
  });
});

describe('inPlanning', () => {
  it('finds the planned project from below, and says how to begin where there is none', async () => {
    const { at } = scene('repo/.planning/phases');
    const root = await inPlanning(at('repo/src/deep'), (project) => done(project.root));
    expect(root).toMatchObject({ status: 'done', value: expect.stringMatching(/repo$/) });
    expect(await inPlanning(scene().at('repo'), () => done(null))).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('/msw:init'),
    });
  });
});
