// Where a document or the folder cannot be written, nothing is, and one sentence says what.
import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { recordVerified } from '../../../../src/app/planning/documents/record-state.ts';
import { openedProject } from '../../../support/opened-project.ts';
import { git, initGit } from '../../../support/sample-project.ts';
import { CHECK, makePhaseStage } from '../verification/phase-stage.ts';

const locked: string[] = [];
const change = (flag: '+i' | '-i', path: string) => spawnSync('chattr', [flag, path]).status === 0;

/** False where this machine cannot do so. */
const lock = (path: string, isFolder: boolean): boolean => {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && isFolder && process.platform !== 'win32') chmodSync(path, 0o555);
  else if (!change('+i', path)) return false;
  locked.push(path);
  return true;
};

afterEach(() => {
  for (const path of locked.splice(0)) if (!change('-i', path)) chmodSync(path, 0o755);
});

describe('a verified phase is recorded nowhere', () => {
  it.for<[string, string, boolean]>([
    ['with an immutable STATE', '.planning/STATE.md', false],
    ['in a folder that is read-only', '.planning', true],
  ])('%s', async ([, path, isFolder], { skip }) => {
    const stage = makePhaseStage();
    initGit(stage.root);
    await stage.trust(CHECK);
    await stage.verify();
    const before = git(stage.root, 'status', '--porcelain');
    if (!lock(join(stage.root, path), isFolder))
      skip('files cannot be locked here: chattr is missing or refused');
    const recorded = await recordVerified(openedProject(stage.root), '1');
    expect(recorded).toMatchObject({
      status: 'refused',
      reason: expect.stringMatching(
        new RegExp(`^${path} cannot be written \\(E[A-Z]+\\): make it writable, then try again\\.$`),
      ),
    });
    expect(await stage.verify()).toEqual(recorded);
    expect(git(stage.root, 'status', '--porcelain')).toBe(before);
  });
});
