// A loop whose work is done in another place of the repository: a linked work tree, or a branch that is checked out
// nowhere. The checks run where the loop was armed, so that place is said.
import { execFileSync } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { requireOrSkip } from '../../support/requirements.ts';
import { git, initGit } from '../../support/sample-project.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { makeScene, type Scene, textOf } from '../support/scene.ts';

const armedIn = async (): Promise<Scene> => {
  const scene = makeScene();
  initGit(scene.project);
  appendFileSync(join(scene.project, '.git', 'info', 'exclude'), '.runs\n');
  await scene.type('loop', '"Fix it" --check "node check.js" --no-guidance');
  return scene;
};

const addTree = ({ project }: Scene, folder: string, ...args: readonly string[]): void => {
  git(project, 'worktree', 'add', '-q', folder, ...args);
};

const commitIn = (folder: string): void => {
  writeFileSync(join(folder, 'value.txt'), 'ready');
  git(folder, 'commit', '-qam', 'make it ready');
};

const pageOf = (scene: Scene, name: string): string => {
  const id = scene.loop()?.terms.id ?? '';
  return scene.read(`.msw/loops/${id}/${name}.md`);
};

const status = async (scene: Scene): Promise<string> => textOf(await scene.type('status'));

requireOrSkip('git')('work in another place', () => {
  it.each([
    ['next to the project', () => join(tempFolder(), 'tree')],
    [
      'where the client keeps those of its agents',
      ({ project }: Scene) => join(project, '.claude/worktrees/x'),
    ],
  ])('in a linked work tree %s is named with its branch, on every page', async (_, where) => {
    const scene = await armedIn();
    const folder = where(scene);
    addTree(scene, folder, '-b', 'feature');
    commitIn(folder);
    const said = textOf(await scene.stop('It is committed.'));
    const place = `The checks run in ${scene.project}; commits since the loop began are on branch feature in ${folder}`;
    expect(said.split(place)).toHaveLength(3);
    expect(said).toContain(`${place}: if that is your work, leave that worktree and bring it here.`);
    expect(said).not.toContain('Not in the snapshots');
    expect(pageOf(scene, 'iteration-001')).toContain(`${place}: if that is your work`);
    expect(await status(scene)).toContain(`elsewhere  ${place}`);
    expect(textOf(await scene.stop('I said so.')).split(place)).toHaveLength(2);
    expect(textOf(await scene.stop('Really.'))).toContain('stuck');
    expect(pageOf(scene, 'report')).toContain(`## Work elsewhere\n\n${place}.`);
    await scene.type('resume', '"bring it"');
    git(scene.project, 'merge', '-q', 'feature');
    expect(textOf(await scene.stop('It is here.'))).toContain('· done');
  });

  it('that is not committed is named too, and work on no branch', async () => {
    const scene = await armedIn();
    const [one, two] = [join(tempFolder(), 'one'), join(tempFolder(), 'two')];
    addTree(scene, one, '-b', 'one');
    writeFileSync(join(one, 'new.txt'), 'new');
    addTree(scene, two, '--detach');
    commitIn(two);
    const said = textOf(await scene.stop());
    expect(said).toContain(`changes that are not committed are on branch one in ${one}`);
    expect(said).toContain(`commits since the loop began are on no branch in ${two}`);
  });

  it('on a branch that is checked out nowhere is named', async () => {
    const scene = await armedIn();
    git(scene.project, 'switch', '-qc', 'side');
    commitIn(scene.project);
    git(scene.project, 'switch', '-q', 'main');
    expect(textOf(await scene.stop())).toContain('commits since the loop began are on branch side: if that');
    git(scene.project, 'branch', '-qD', 'side');
    await scene.stop();
    expect(await status(scene)).not.toContain('elsewhere');
  });

  it('is not named where the project changed, nor for what was there before or is MSW’s own', async () => {
    const scene = makeScene();
    initGit(scene.project);
    const [old, own] = [join(tempFolder(), 'old'), join(tempFolder(), 'own')];
    addTree(scene, old, '-b', 'old');
    const env = { ...process.env, GIT_COMMITTER_DATE: '2020-01-01T00:00:00Z' };
    execFileSync('git', ['-C', old, 'commit', '-q', '--allow-empty', '-m', 'old'], { env });
    const begun = await scene.type('loop', '"Fix it" --check "node check.js" --no-guidance');
    expect(begun.kind).toBe('context');
    addTree(scene, own, '-b', 'msw/job-1');
    commitIn(own);
    writeFileSync(join(own, 'more.txt'), 'not committed');
    expect(textOf(await scene.stop())).not.toContain('The checks run in');
    git(old, 'commit', '-q', '--allow-empty', '-m', 'new');
    expect(textOf(await scene.stop())).toContain('are on branch old in');
    scene.write('notes.txt', 'here');
    expect(textOf(await scene.stop())).not.toContain('The checks run in');
  });
});
