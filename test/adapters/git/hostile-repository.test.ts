// No use of git in MSW runs a program named by a repository's settings, hooks or attributes.
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { gitHistory, headCommit, listFiles } from '../../../src/adapters/codebase/list-files.ts';
import { repositoryState, treeState } from '../../../src/adapters/git/branches.ts';
import { hurdleAhead } from '../../../src/adapters/git/commits/commit-hurdles.ts';
import { addedIn, recentCommits, uncommittedPaths, withFiles } from '../../../src/adapters/git/plan-log.ts';
import { workTreeState } from '../../../src/adapters/git/work-tree.ts';
import { runCheck } from '../../../src/adapters/process/run-check.ts';
import { diagnoseFolder, diagnoseGit } from '../../../src/app/diagnose/diagnose-project.ts';
import { buildSkeleton } from '../../../src/app/mapping/build-skeleton.ts';
import { mapDrift, remapPlan } from '../../../src/app/mapping/map-drift.ts';
import { mapFacts } from '../../../src/app/mapping/map-facts.ts';
import { commitPlanning } from '../../../src/app/planning/documents/commit-planning.ts';
import { commitInProject, untrustedHooks } from '../../../src/app/trust/commit-in-project.ts';
import { openWorkspace } from '../../../src/app/workspace/workspace.ts';
import { findClaims } from '../../../src/core/mapping/documents/find-claims.ts';
import type { Skeleton } from '../../../src/core/mapping/skeleton/facts/skeleton.ts';
import { sampleOf } from '../../support/depth.ts';
import {
  type GitTrick,
  gitTricks,
  type HostileRepository,
  hostileRepository,
} from '../../support/hostile/git-tricks.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { git, writeFiles } from '../../support/sample-project.ts';
import { sampled } from '../../support/sampled.ts';
import { tempFolder } from '../../support/temp-folder.ts';

sampled();

const CLAIMS = findClaims('The work is in `src/gone.ts`.');

/** Every use that MSW makes of git, in one repository. */
async function everyUse(root: string) {
  const commits = (await recentCommits(root)) ?? [];
  await withFiles(root, commits);
  await addedIn(root, 'docs');
  await uncommittedPaths(root);
  await gitHistory(root);
  await headCommit(root);
  await listFiles(root);
  await mapDrift(root);
  await remapPlan(root);
  await mapFacts(root, skeleton, CLAIMS);
  const opened = openWorkspace(root, process.env);
  if (opened.status === 'ok')
    await Promise.all([diagnoseGit(opened.workspace), diagnoseFolder(opened.workspace)]);
  await untrustedHooks({ project: root, env: process.env });
  const before = await workTreeState(root);
  const planned = await commitPlanning(root, ['new.md'], 'docs: plan');
  await treeState(root);
  await repositoryState(root);
  await hurdleAhead(root, ['a.txt', 'inner', 'inner/c.txt']);
  const worked = await commitInProject(root, ['a.txt', 'docs/b.md'], 'feat: work');
  // A plan may name any path as one of its files.
  await commitInProject(root, ['inner'], 'feat: all of it');
  return { before, planned, worked };
}

let skeleton: Skeleton;

requireOrSkip('git', 'posix')('a hostile repository', () => {
  beforeAll(async () => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'msw-')));
    skeleton = await buildSkeleton(folder);
    rmSync(folder, { recursive: true });
  });

  beforeEach(() => {
    vi.stubEnv('MSW_HOME', join(tempFolder(), 'user'));
  });

  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each(sampleOf('git tricks', gitTricks, 15).map((trick) => [trick.name, trick] as const))(
    'runs nothing by %s',
    async (_name, trick) => {
      const { root, sprung } = hostileRepository(trick);
      const { before } = await everyUse(root);
      expect(sprung()).toBe(false);
      expect(before.kind).not.toBe('unknown');
    },
  );

  it.each(
    gitTricks.flatMap((trick) =>
      trick.byPlainGit === null ? [] : [[trick.name, trick, trick.byPlainGit] as const],
    ),
  )('is dangerous for plain git: %s', (_name, trick, args) => {
    const { root, sprung } = hostileRepository(trick);
    plainGit(root, args);
    expect(sprung()).toBe(true);
  });

  const calm: GitTrick = { name: 'none', arm: () => {}, byPlainGit: null };
  /** An executable of this name that leaves the repository's mark. */
  const program = ({ root }: HostileRepository, path: string): string => {
    const full = join(root, path);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, `#!/bin/sh\necho ran >> '${join(root, '..', 'mark')}'; exit 1\n`);
    chmodSync(full, 0o755);
    return full;
  };

  it.each([
    ['node_modules/.bin', (root: string) => join(root, 'node_modules', '.bin')],
    ['a folder of the project', (root: string) => join(root, 'tools')],
    ['a relative folder', () => 'tools'],
    ['the working folder', () => ''],
    ['a link to a folder of the project', (root: string) => join(root, '..', 'link')],
    ['a folder with a link into the project', (root: string) => join(root, '..', 'links')],
  ])('finds no git, gpg or ps in %s', async (_name, folderOf) => {
    const place = hostileRepository(calm);
    const { root } = place;
    for (const name of ['git', 'gpg', 'ps'])
      for (const folder of ['tools', 'node_modules/.bin']) program(place, `${folder}/${name}`);
    symlinkSync(join(root, 'tools'), join(root, '..', 'link'));
    mkdirSync(join(root, '..', 'links'));
    for (const name of ['git', 'gpg', 'ps'])
      symlinkSync(join(root, 'tools', name), join(root, '..', 'links', name));
    vi.stubEnv('PATH', [folderOf(root), process.env.PATH].join(delimiter));
    // A folder deep in the repository is no safer than its top.
    const { before } = await everyUse(join(root, 'docs'));
    await runCheck({ command: 'sleep 0', cwd: join(root, 'docs'), timeoutMs: 60_000 });
    expect(place.sprung()).toBe(false);
    expect(before.kind).toBe('git');
  });

  it.each<[string, (place: HostileRepository, trap: string) => Record<string, string>]>([
    [
      'settings as variables',
      (_place, trap) =>
        asVariables([
          ['core.fsmonitor', trap],
          ['filter.a=b.clean', trap],
        ]),
    ],
    ['settings as parameters', (_place, trap) => ({ GIT_CONFIG_PARAMETERS: `'core.fsmonitor=${trap}'` })],
    ['other programs of git', ({ root }) => ({ GIT_EXEC_PATH: root })],
    [
      'an editor, a pager and a diff',
      (_place, trap) => ({
        GIT_EDITOR: trap,
        EDITOR: trap,
        VISUAL: trap,
        GIT_PAGER: trap,
        PAGER: trap,
        GIT_EXTERNAL_DIFF: trap,
        GIT_SSH_COMMAND: trap,
        GIT_ASKPASS: trap,
        SSH_ASKPASS: trap,
        GIT_PROXY_COMMAND: trap,
      }),
    ],
    [
      'settings of the user in the project',
      ({ root }, trap) => ({ GIT_CONFIG_GLOBAL: settingsFile(root, '.gitconfig', trap) }),
    ],
    [
      'settings of the machine in the project',
      ({ root }, trap) => ({ GIT_CONFIG_SYSTEM: settingsFile(root, 'system', trap) }),
    ],
    [
      'a home in the project',
      ({ root }, trap) => ({ HOME: dirname(settingsFile(root, 'home/.gitconfig', trap)) }),
    ],
    [
      'a home by a relative path',
      ({ root }, trap) => ({
        HOME: relative(process.cwd(), dirname(settingsFile(root, 'home/.gitconfig', trap))),
      }),
    ],
    [
      'a folder of settings in the project',
      ({ root }, trap) => ({ XDG_CONFIG_HOME: dirname(dirname(settingsFile(root, 'xdg/git/config', trap))) }),
    ],
    [
      'settings next to the project that its client settings name',
      ({ root }, trap) => {
        const variables = { GIT_CONFIG_GLOBAL: settingsFile(join(root, '..'), 'gitconfig', trap) };
        writeFiles(root, { '.claude/settings.json': JSON.stringify({ env: variables }) });
        return variables;
      },
    ],
    ['keys and settings of a signer in the project', ({ root }) => ({ GNUPGHOME: root })],
    [
      'another repository',
      ({ root }, trap) => {
        const other = hostileRepository({
          ...calm,
          arm: (made) => {
            git(made, 'config', 'core.fsmonitor', trap);
          },
        });
        return {
          GIT_DIR: join(other.root, '.git'),
          GIT_WORK_TREE: root,
          GIT_INDEX_FILE: join(root, 'index'),
        };
      },
    ],
  ])('cannot use %s from the environment', async (_name, variablesOf) => {
    const place = hostileRepository(calm);
    for (const [name, value] of Object.entries(variablesOf(place, program(place, 'trap'))))
      vi.stubEnv(name, value);
    const { before, worked } = await everyUse(place.root);
    expect(place.sprung()).toBe(false);
    expect(before.kind).toBe('git');
    expect(worked.status).toBe('committed');
  });

  it.each([
    ['more settings than anyone has', 60_000, 10],
    ['settings too long for a process', 30, 100_000],
  ])('runs nothing with %s', async (_name, count, length) => {
    const place = hostileRepository(calm);
    const trap = program(place, 'trap');
    const clean = (name: string): string => `[filter "${name}"]\n\tclean = ${trap}\n`;
    const many = Array.from({ length: count }, (_, at) => clean(`${at}${'f'.repeat(length)}`));
    appendFileSync(join(place.root, '.git', 'config'), [...many, clean('a=b')].join(''));
    const { before, worked } = await everyUse(place.root);
    expect(place.sprung()).toBe(false);
    expect(before.kind).toBe('files');
    expect(worked).toMatchObject({ status: 'refused' });
  });
});

function asVariables(settings: readonly (readonly [string, string])[]): Record<string, string> {
  const pairs = settings.flatMap(([key, value], at) => [
    [`GIT_CONFIG_KEY_${at}`, key],
    [`GIT_CONFIG_VALUE_${at}`, value],
  ]);
  return { GIT_CONFIG_COUNT: String(settings.length), ...Object.fromEntries(pairs) };
}

function settingsFile(root: string, name: string, trap: string): string {
  const path = join(root, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `[core]\n\tfsmonitor = ${trap}\n[filter "a=b"]\n\tclean = ${trap}\n`);
  return path;
}

function plainGit(root: string, args: readonly string[]): void {
  try {
    // The user's own terminal: pagers and editors run there.
    execFileSync('git', ['-C', root, ...args], { stdio: 'ignore', timeout: 20_000 });
  } catch {
    // Most traps break the command that springs them.
  }
}
