// The doctor's checks of the project: its repository, its `.msw` folder and its settings.

import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ownUserFolder } from '../../adapters/claude-code/own-user-folder.ts';
import { readConfig } from '../../adapters/config/project-config.ts';
import { readReaderFiles } from '../../adapters/config/reader-files.ts';
import { errorCode } from '../../adapters/files/error-code.ts';
import { lookAt } from '../../adapters/files/list-folder.ts';
import { mswPath } from '../../adapters/files/msw-folder.ts';
import { privateFile } from '../../adapters/files/place.ts';
import { readText } from '../../adapters/files/read-file.ts';
import { blockedBy, searchBlocker } from '../../adapters/git/git-blockers.ts';
import { gitVersion, openGit, runGit } from '../../adapters/git/open-git.ts';
import { noRepository, topOf } from '../../adapters/git/repository-files.ts';
import { foreignRuns } from '../../adapters/loops/earlier-runs.ts';
import { trustProblem } from '../../adapters/user/trust-store.ts';
import { readUserSettings } from '../../adapters/user/user-settings.ts';
import { countOf } from '../../core/text/count-of.ts';
import { misspeltSettings } from '../config/read-settings.ts';
import { objectionToCheck } from '../loop/check-objections.ts';
import { proposeHere, whyNotProposed } from '../loop/propose-here.ts';
import { memorySettingsOf } from '../memory/memory-settings-of.ts';
import { planningSettingsOf } from '../planning/documents/documents.ts';
import { findProject } from '../planning/documents/find-planning.ts';
import { lineToType } from '../workspace/cli-command.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { broken, type DiagnosisCheck, fine, odd } from './diagnose-check.ts';

export async function diagnoseGit({ project }: Workspace): Promise<DiagnosisCheck> {
  const name = 'git';
  const opened = await openGit(project);
  const version = await gitVersion(project);
  if (opened.status === 'too-old') {
    return odd(
      name,
      `${version} cannot leave a repository’s settings alone, so it is not used`,
      'Install git 2.31 or newer.',
    );
  }
  const blocker = searchBlocker(project);
  if (blocker !== null)
    return broken(name, `${blockedBy(blocker)}, so it is not used here`, 'Remove that file.');
  if (version === null) {
    return odd(
      name,
      'git is not found; progress is judged by the files alone',
      'Install git for a better sense of progress.',
    );
  }
  const isInside = opened.status === 'ok' && opened.git.top !== null;
  if (isInside) return fine(name, `${version}; the project is a repository`);
  const why = noRepository(project);
  return topOf(project) === null
    ? fine(name, `${version}; ${why}, which works too`)
    : odd(name, `${version}; ${why}`, 'Until then, progress is judged by the files alone.');
}

/** Tries to write there and leaves nothing behind. */
export async function diagnoseFolder({ project }: Workspace): Promise<DiagnosisCheck> {
  const name = '.msw folder';
  const path = mswPath(project);
  const stat = lookAt(path);
  if (stat === null) {
    const problem = writeProblem(project);
    return problem === null
      ? fine(name, 'not there yet; the first loop makes it')
      : broken(name, `cannot be made in ${project} (${problem})`, UNWRITABLE);
  }
  if (stat.isSymbolicLink())
    return broken(name, `${path} is a symbolic link, which MSW never follows`, 'Remove the link.');
  if (!stat.isDirectory()) return broken(name, `${path} is not a folder`, 'Move that file away.');
  const problem = writeProblem(path);
  if (problem !== null) return broken(name, `${path} cannot be written (${problem})`, UNWRITABLE);
  const tracked = await runGit(project, ['ls-files', '-z', '--', '.msw']);
  const files = tracked.status === 'ok' ? tracked.output.split('\0').filter((file) => file !== '') : [];
  if (files.length > 0) {
    return odd(
      name,
      `git tracks ${files.length} of its files; a clone would bring other people’s loops`,
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

const UNWRITABLE = 'Make it writable, free some space, or work in a copy of the project.';

/** The error of the file system; null when a file can be created there. */
function writeProblem(folder: string): string | null {
  try {
    rmSync(mkdtempSync(join(folder, '.msw-doctor-')), { recursive: true });
    return null;
  } catch (error) {
    return errorCode(error) ?? 'unknown error';
  }
}

/** The checks that a loop runs by default. */
export function diagnoseChecks({ project }: Workspace): DiagnosisCheck {
  const name = 'checks';
  const checks = proposeHere(project);
  const endless = whyNotProposed(project);
  if (endless !== null) return odd(name, endless.wrong, endless.cure);
  if (checks.length === 0)
    return odd(
      name,
      'the project names no test command that MSW knows, so a loop needs one',
      'Name it: /msw:loop "..." --check "COMMAND".',
    );
  for (const { command, from } of checks) {
    const objection = objectionToCheck(project, command);
    if (objection !== null)
      return odd(name, `a loop without --check takes that of ${from}. ${objection.wrong}`, objection.cure);
  }
  const list = checks.map(({ command, from }) => `${command} (${from})`).join(', ');
  return fine(name, `a loop without --check takes ${list}`);
}

/** What checks printed in earlier runs, by which their failures are read. */
export function diagnoseEarlierRuns({ project, userFolder }: Workspace): DiagnosisCheck {
  const name = 'earlier runs';
  const foreign = userFolder === '' ? 0 : foreignRuns({ project, userFolder });
  if (foreign === 0) return fine(name, 'none that were not kept on this machine');
  const files = countOf(foreign, 'file');
  return odd(
    name,
    `${files} in ${mswPath(project, 'checks')} came with the project or from an older MSW, so nothing is read by them`,
    'Delete what is there: MSW keeps the next passing run of each check.',
  );
}

/** GSD's own settings. */
export function diagnosePlanning({ project }: Workspace): DiagnosisCheck {
  const name = 'planning';
  const root = findProject(project);
  if (root === null) return fine(name, 'no planned project here, which is fine');
  const { diagnostics } = planningSettingsOf(join(root, '.planning'));
  const [first] = diagnostics;
  return first === undefined
    ? fine(name, '.planning/config.json')
    : odd(name, diagnostics.map(({ message }) => message).join(' '), first.fix);
}

export function diagnoseConfig({ project, userFolder }: Workspace): DiagnosisCheck {
  const name = 'settings';
  const problems = [
    ...readConfig(project).problems,
    ...memorySettingsOf(project).problems,
    ...misspeltSettings(project),
  ];
  // Empty when there is no usable user folder.
  const own = readReaderFiles(project, userFolder || null);
  if (problems.length > 0)
    return odd(
      name,
      [...problems, ...own.problems].join(' '),
      `Fix it in that file; docs/data.md lists the settings, and ${lineToType`config show`} shows them.`,
    );
  if (own.problems.length > 0)
    return odd(name, own.problems.join(' '), 'docs/failures.md says what a reader of your own may hold.');
  const files = ['config.json', 'tier2.toml'].filter((file) => lookAt(mswPath(project, file)) !== null);
  const given = files.map((file) => `.msw/${file}`).join(' and ') || 'the defaults';
  const tools = own.readers.map(({ tool }) => tool);
  return fine(name, tools.length === 0 ? given : `${given}; readers of your own: ${tools.join(', ')}`);
}

export function diagnoseUserFolder({ project, env }: Workspace): DiagnosisCheck {
  const name = 'user folder';
  const folder = ownUserFolder(project, env);
  if (folder.status === 'refused') {
    const [wrong = folder.reason, cure] = folder.reason.split(/; (?=[^;]*$)/);
    return broken(name, wrong, cure ?? USUAL_CURE);
  }
  const settings = readUserSettings(folder.path);
  return settings.status === 'ok'
    ? fine(name, folder.path)
    : odd(name, settings.reason, 'Fix the file, or delete it: until then the defaults hold.');
}

const USUAL_CURE = 'Set MSW_HOME to a folder of your own outside every project, or unset it.';

export function diagnoseKey({ project, env }: Workspace): DiagnosisCheck {
  const name = 'signing key';
  const folder = ownUserFolder(project, env);
  if (folder.status === 'refused')
    return broken(name, 'no user folder, so no key', 'Fix the user folder first.');
  const path = join(folder.path, 'key');
  const file = readText(path, privateFile(folder.path));
  if (file.status === 'missing') return fine(name, 'made with the first loop');
  if (file.status === 'refused')
    return broken(name, `${path} cannot be used: ${file.reason}`, 'If it is not yours, move it away.');
  if (!/^[0-9a-f]{64}\s*$/.test(file.text)) {
    return broken(
      name,
      `${path} does not contain a key`,
      'Move it away to get a new one; loops that run now are then disowned.',
    );
  }
  const open = process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0;
  if (open) return odd(name, `${path} can be read by other users`, `chmod 600 "${path}"`);
  return fine(name, path);
}

export function diagnoseTrustList({ userFolder: folder }: Workspace): DiagnosisCheck {
  const name = 'trust list';
  const problem = folder === '' ? null : trustProblem(folder);
  return problem === null
    ? fine(name, 'readable')
    : broken(name, problem, 'Until then no command of a file runs.');
}
