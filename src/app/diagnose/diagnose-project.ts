// The doctor's look at the project: its repository, its `.msw` folder and its settings.

import { readConfig } from '../../adapters/config/project-config.ts';
import { lookAt } from '../../adapters/files/look-at.ts';
import { mswPath } from '../../adapters/files/msw-folder.ts';
import { gitVersion, openGit } from '../../adapters/git/open-git.ts';
import { runGit } from '../../adapters/git/run-git.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { broken, type DiagnosisCheck, fine, odd } from './diagnose-check.ts';

export async function diagnoseGit({ project }: Workspace): Promise<DiagnosisCheck> {
  const name = 'git';
  const opened = await openGit(project);
  const version = await gitVersion(project);
  if (opened.status === 'too-old') {
    return odd(
      name,
      `${version} cannot be told to leave a repository’s settings alone, so it is not used`,
      'Install git 2.31 or newer.',
    );
  }
  if (version === null) {
    return odd(
      name,
      'git is not found; progress is told from the files alone',
      'Install git for a better sense of progress.',
    );
  }
  const isInside = opened.status === 'ok' && opened.git.top !== null;
  const where = isInside ? 'a repository' : 'no repository, which works too';
  return fine(name, `${version}; the project is ${where}`);
}

/** Does not make the folder. */
export async function diagnoseFolder({ project }: Workspace): Promise<DiagnosisCheck> {
  const name = '.msw folder';
  const path = mswPath(project);
  const stat = lookAt(path);
  if (stat === null) return fine(name, 'not there yet; the first loop makes it');
  if (stat.isSymbolicLink())
    return broken(name, `${path} is a symbolic link, which MSW never follows`, 'Remove the link.');
  if (!stat.isDirectory()) return broken(name, `${path} is not a folder`, 'Move that file away.');
  const tracked = await runGit(project, ['ls-files', '-z', '--', '.msw']);
  const files = tracked.status === 'ok' ? tracked.output.split('\0').filter((file) => file !== '') : [];
  if (files.length > 0) {
    return odd(
      name,
      `git tracks ${files.length} of its files; loops of others would come with a clone`,
      'git rm -r --cached .msw',
    );
  }
  const ignored = await runGit(project, ['check-ignore', '-q', '.msw/ralph-state.json']);
  const inside = await runGit(project, ['rev-parse', '--is-inside-work-tree']);
  if (inside.status === 'ok' && ignored.status === 'failed') {
    return odd(name, `${path} is not ignored by git`, 'echo "*" > .msw/.gitignore');
  }
  return fine(name, path);
}

export function diagnoseConfig({ project }: Workspace): DiagnosisCheck {
  const name = 'settings';
  const { problems } = readConfig(project);
  if (problems.length > 0)
    return odd(
      name,
      problems.join(' '),
      `Fix ${mswPath(project, 'config.json')}; docs/data.md lists the settings.`,
    );
  const given = lookAt(mswPath(project, 'config.json')) !== null;
  return fine(name, given ? '.msw/config.json' : 'the defaults');
}
