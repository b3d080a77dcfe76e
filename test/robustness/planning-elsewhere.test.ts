// A repository ships `.planning`, or a folder in it, as a link. Outside the project nothing is read or written; within
// the project it is a folder like any other.

import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectExample } from '../../src/core/planning/writing/project-answers.ts';
import { boundedRun } from '../support/bounded-run.ts';
import { carryOut, makePlannedProject, WAVES } from '../support/planned-project.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { initGit, writeFiles } from '../support/sample-project.ts';
import { sampled } from '../support/sampled.ts';
import { removeFolder } from '../support/temp-folder.ts';
import { Stage } from './stage.ts';

sampled();

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.build(realpathSync(mkdtempSync(join(tmpdir(), 'msw-'))));
});
afterAll(() => removeFolder(stage.folder));

const cli = (project: string, ...words: string[]) =>
  boundedRun([join(stage.dist, 'cli.mjs'), ...words], { cwd: project, env: stage.env });

const typed = (project: string, command: string, args: string) =>
  boundedRun([join(stage.dist, 'hooks', 'command.cjs')], {
    cwd: project,
    env: { ...stage.env, CLAUDE_PROJECT_DIR: project },
    input: JSON.stringify({
      session_id: 'owner',
      cwd: project,
      hook_event_name: 'UserPromptExpansion',
      command_name: `msw:${command}`,
      command_args: args,
    }),
  });

/** Paths and texts of everything below a folder. */
const contentOf = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path, entry.isFile() ? readFileSync(path, 'utf8') : ''];
    }),
  );

const answers = {
  'answers.json': JSON.stringify(projectExample),
  'docs/research/tills.md': '# Tills\n\n## Undo\n',
};

function plannedProject(name: string): string {
  const project = stage.project(name);
  makePlannedProject(project);
  const [plan] = WAVES;
  if (plan !== undefined) carryOut(project, plan);
  return project;
}

const writers: readonly (readonly [string, (project: string) => ReturnType<typeof cli>])[] = [
  ['state sync', (project) => cli(project, 'state', 'sync')],
  ['state decision', (project) => cli(project, 'state', 'decision', 'plain files')],
  ['map begin', (project) => cli(project, 'map', 'begin')],
  ['phase verify', (project) => cli(project, 'phase', 'verify', '1')],
  ['research of a phase', (project) => cli(project, 'research', 'run', '--phase', '1')],
  ['/msw:plan', (project) => typed(project, 'plan', '1')],
  ['/msw:execute', (project) => typed(project, 'execute', '1')],
  ['/msw:quick', (project) => typed(project, 'quick', '"fix the label"')],
  ['/msw:discuss', (project) => typed(project, 'discuss', '1')],
];

requireOrSkip('posix', 'git')('.planning as a link out of the project', () => {
  it.each(writers)('is neither read nor written through: %s', async (name, run) => {
    const project = plannedProject(`out-${name.replaceAll(/\W/g, '-')}`);
    const elsewhere = `${project}-elsewhere`;
    renameSync(join(project, '.planning'), elsewhere);
    symlinkSync(elsewhere, join(project, '.planning'));
    const before = contentOf(elsewhere);
    const { code, signal, stdout, stderr } = await run(project);
    expect({ signal, ok: code === 0 || code === 1 }).toEqual({ signal: null, ok: true });
    expect(`${stdout}${stderr}`).toMatch(
      /\.planning|There is no phase|is missing|begin with|planned project/,
    );
    expect(contentOf(elsewhere)).toEqual(before);
  });

  it('does not receive a new project, and one sentence says why', async () => {
    const project = stage.project('init-out');
    initGit(project);
    const elsewhere = `${project}-elsewhere`;
    mkdirSync(elsewhere);
    symlinkSync(elsewhere, join(project, '.planning'));
    writeFiles(project, answers);
    expect(await cli(project, 'project', 'new', '--from', 'answers.json')).toMatchObject({
      code: 1,
      stderr:
        'msw-protocol: .planning cannot be used: it leads out of the project. Put the folder itself into the project.\n',
    });
    expect(readdirSync(elsewhere)).toEqual([]);
  });
});

requireOrSkip('posix', 'git')('a link below .planning that leads out of the project', () => {
  it.each(['phases', 'phases/01-foundation', 'quick', 'codebase'])(
    'at %s is not written through',
    async (name) => {
      const project = plannedProject(`below-${name.replaceAll('/', '-')}`);
      const elsewhere = `${project}-elsewhere`;
      mkdirSync(elsewhere);
      const path = join(project, '.planning', name);
      if (name.startsWith('phases')) {
        cpSync(path, elsewhere, { recursive: true });
        renameSync(path, `${path}.kept`);
      }
      symlinkSync(elsewhere, path);
      const before = contentOf(elsewhere);
      for (const [, run] of writers) expect((await run(project)).signal).toBeNull();
      expect(contentOf(elsewhere)).toEqual(before);
    },
  );
});

requireOrSkip('posix', 'git')('.planning as a link within the project', () => {
  it('is written like a folder', async () => {
    const project = plannedProject('within');
    mkdirSync(join(project, 'docs'));
    renameSync(join(project, '.planning'), join(project, 'docs', 'planning'));
    symlinkSync('docs/planning', join(project, '.planning'));
    expect(await cli(project, 'state', 'sync')).toMatchObject({ code: 0, stderr: '' });
    expect(readFileSync(join(project, 'docs', 'planning', 'ROADMAP.md'), 'utf8')).toContain('[x] 01-01');
  });

  it('accepts a new project', async () => {
    const project = stage.project('init-within');
    initGit(project);
    mkdirSync(join(project, 'docs', 'planning'), { recursive: true });
    symlinkSync('docs/planning', join(project, '.planning'));
    writeFiles(project, answers);
    expect((await cli(project, 'project', 'new', '--from', 'answers.json')).code).toBe(0);
    expect(readdirSync(join(project, 'docs', 'planning'))).toContain('ROADMAP.md');
  });
});

requireOrSkip('posix', 'git')('a document that is a link within the project', () => {
  it('is read, but never replaced', async () => {
    const project = plannedProject('document');
    renameSync(join(project, '.planning', 'STATE.md'), join(project, 'STATE.md'));
    symlinkSync('../STATE.md', join(project, '.planning', 'STATE.md'));
    expect((await cli(project, 'state', 'show')).code).toBe(0);
    const before = contentOf(project);
    expect(await cli(project, 'state', 'decision', 'plain files')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(
        '.planning/STATE.md is a symbolic link, which MSW does not write through',
      ),
    });
    expect(contentOf(project)).toEqual(before);
  });
});
