// A repository puts pipes, devices, folders and endless files wherever MSW reads. Every call still ends by itself, in
// little memory, and names in one sentence what it cannot use.

import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BoundedRun, boundedRun } from '../support/bounded-run.ts';
import { sampleOf } from '../support/depth.ts';
import { carryOut, makePlannedProject, WAVES } from '../support/planned-project.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { type OddFile, oddFiles, writeFiles } from '../support/sample-project.ts';
import { sampled } from '../support/sampled.ts';
import { removeFolder } from '../support/temp-folder.ts';
import { parseObject, Stage, stopInput } from './stage.ts';

sampled();

const session = 'owner';
let stage: Stage;
let template: string;

beforeAll(async () => {
  stage = await Stage.build(realpathSync(mkdtempSync(join(tmpdir(), 'msw-'))));
  template = join(stage.folder, 'template');
  makePlannedProject(template);
  const [first] = WAVES;
  if (first !== undefined) carryOut(template, first);
  writeFiles(template, {
    '.planning/phases/01-foundation/01-CONTEXT.md':
      '# Context\n\n<decisions>\n- D-01: plain files\n</decisions>\n',
    '.planning/phases/01-foundation/01-VERIFICATION.md': '---\nstatus: passed\n---\n',
    '.planning/codebase/STACK.md': '# Stack\n\nSee `src/a.txt`.\n',
    'CLAUDE.md': '# How to work here\n',
    Makefile: 'test:\n\ttrue\n',
    'docs/notes.md': '# Notes on storage\n\nStorage is a file.\n',
    'package.json': '{"scripts":{"test":"node --test"}}\n',
    'src/main.ts': "import './other.ts';\n",
    'tsconfig.json': '{}\n',
  });
});
afterAll(() => removeFolder(stage.folder));

/** One call of a built entry, in a project of its own. */
type Reader = (project: string) => Promise<BoundedRun>;

const cli =
  (...words: string[]): Reader =>
  (project) =>
    boundedRun([join(stage.dist, 'cli.mjs'), ...words], { cwd: project, env: stage.env });

const hook =
  (name: string, fields: object): Reader =>
  (project) =>
    boundedRun([join(stage.dist, 'hooks', `${name}.cjs`)], {
      cwd: project,
      env: { ...stage.env, CLAUDE_PROJECT_DIR: project },
      input: JSON.stringify({ ...stopInput(project, session), ...fields }),
    });

const stop = hook('stop', {});
const start = hook('session-start', { hook_event_name: 'SessionStart', source: 'startup' });
const typed = (command: string, args = '', who = session): Reader =>
  hook('command', {
    hook_event_name: 'UserPromptExpansion',
    session_id: who,
    command_name: `msw:${command}`,
    command_args: args,
  });

const phase = '.planning/phases/01-foundation';
const planning = [cli('state', 'sync'), typed('status')];
const ofPhase = [cli('plan', 'waves', phase), typed('verify', '1')];

/** The entries that read each place. `<loop>` is the folder of the armed loop. */
const readers: Readonly<Record<string, readonly Reader[]>> = {
  '.msw/config.json': [stop, cli('doctor')],
  '.msw/ralph-state.json': [stop, start, cli('doctor')],
  '.msw/journal.jsonl': [stop, cli('loop', 'history'), cli('trust', 'list')],
  '.msw/guidance.jsonl': [stop],
  '.msw/.gitignore': [stop],
  '.msw/ralph-state.json.lock': [stop, cli('loop', 'hint', 'look')],
  '.msw/ralph-state.json.lock.takeover': [stop],
  '<loop>/turn.lock': [stop],
  '<loop>/task.md': [start, typed('resume')],
  '<loop>/iteration-001.md': [stop],
  '.msw/cache/skeleton.json': [cli('map', 'skeleton')],
  '.msw/map/run.json': [cli('map', 'verify')],
  '.msw/planning/01.json': [typed('plan', '1')],
  '.msw/planning/01-review.md': [cli('phase', 'check', '1')],
  '.msw/execution/01-foundation.json': [typed('execute', '1', 'other'), cli('execute', 'next', '1')],
  '.msw/verification/01-foundation/judgements.json': [cli('phase', 'verify', '1')],
  '.planning/ROADMAP.md': planning,
  '.planning/STATE.md': planning,
  '.planning/REQUIREMENTS.md': planning,
  '.planning/PROJECT.md': [typed('status')],
  '.planning/config.json': [typed('go', '--explain'), typed('execute', '1', 'other')],
  '.planning/.lock': [cli('state', 'sync')],
  '.planning/STATE.md.lock': [cli('state', 'sync')],
  [`${phase}/01-02-PLAN.md`]: ofPhase,
  [`${phase}/01-01-SUMMARY.md`]: ofPhase,
  [`${phase}/01-CONTEXT.md`]: [typed('plan', '1')],
  [`${phase}/01-VERIFICATION.md`]: ofPhase,
  '.planning/codebase/STACK.md': [cli('map', 'verify'), cli('map', 'drift')],
  '.claude/settings.json': [cli('doctor')],
  'CLAUDE.md': [typed('plan', '1')],
  Makefile: [typed('loop', 'Fix it', 'other')],
  'package.json': [typed('loop', 'Fix it', 'other'), cli('map', 'skeleton')],
  'src/main.ts': [cli('map', 'skeleton')],
  'tsconfig.json': [cli('map', 'skeleton')],
  'docs/notes.md': [cli('research', 'run', 'storage', '--no-commit')],
};

const cases = Object.entries(readers).flatMap(([place, calls]) =>
  Object.entries(oddFiles).map(([name, put]) => ({ place, calls, name, put })),
);

const linked = Object.entries(readers).filter(([place]) => !/lock/.test(place));

requireOrSkip('posix', 'git')('an odd file in the place of another', () => {
  it.each(sampleOf('odd files', cases, 25))('$place is $name', async ({ place, calls, put }) => {
    const project = await preparedProject(place, put);
    for (const call of calls) expectOrderly(await call(project));
  });

  it.each(sampleOf('links', linked, 6))(
    '%s is a link to a file outside the project: none of it is shown, kept or changed',
    async (place, calls) => {
      number += 1;
      const elsewhere = join(stage.folder, `elsewhere-${number}`);
      const secret = secretFor(place);
      writeFileSync(elsewhere, secret);
      const project = await preparedProject(place, (path) => symlinkSync(elsewhere, path));
      for (const call of calls) {
        const run = await call(project);
        expectOrderly(run);
        expect(`${run.stdout}${run.stderr}`).not.toContain(MARK);
      }
      expect(execFileSync('git', ['log', '-p', '--all'], { cwd: project }).toString()).not.toContain(MARK);
      expect(filesWith(MARK, project)).toEqual([]);
      expect(readFileSync(elsewhere, 'utf8')).toBe(secret);
    },
  );

  it.each(Object.entries(oddFiles))('the transcript is %s', async (_name, put) => {
    const project = await armedProject();
    const transcript = join(project, 'odd.jsonl');
    put(transcript);
    expectOrderly(await hook('stop', { transcript_path: transcript })(project));
    expectOrderly(
      await hook('command', { transcript_path: transcript, command_name: 'msw:status' })(project),
    );
  });

  it.each(Object.entries(oddFiles))('a file that a command names is %s', async (_name, put) => {
    const project = await armedProject();
    put(join(project, 'odd.json'));
    for (const words of [
      ['plan', 'parse', 'odd.json'],
      ['plan', 'roundtrip', 'odd.json'],
      ['loop', 'explain', 'odd.json'],
      ['project', 'new', '--from', 'odd.json'],
    ]) {
      const run = await cli(...words)(project);
      expectOrderly(run);
      expect(run.stderr).toMatch(/odd\.json/);
    }
  });

  it('every document that planning cannot use is named with the remedy', async () => {
    const project = await armedProject();
    for (const name of ['ROADMAP.md', 'STATE.md', 'REQUIREMENTS.md', 'phases/01-foundation/01-02-PLAN.md']) {
      const path = join(project, '.planning', name);
      const kept = `${path}.kept`;
      execFileSync('mv', [path, kept]);
      execFileSync('mkfifo', [path]);
      const { code, stderr } = await cli('state', 'show')(project);
      expect({ code, stderr }).toEqual({
        code: 1,
        stderr: `msw-protocol: ${path} cannot be used: it is a named pipe. Put a plain file there, or move it away.\n`,
      });
      rmSync(path);
      execFileSync('mv', [kept, path]);
    }
    expect((await cli('state', 'show')(project)).code).toBe(0);
  });
});

const MARK = 'OF-SOMEBODY-ELSE';

/** Content that MSW would read, show or act on if it followed the link. */
function secretFor(place: string): string {
  if (place.endsWith('package.json')) return JSON.stringify({ scripts: { test: `echo ${MARK}` } });
  if (/\.jsonl?$/.test(place)) return `${JSON.stringify({ event: MARK, time: MARK, [MARK]: MARK })}\n`;
  if (place === 'Makefile') return `test: ${MARK}\n${MARK}:\n`;
  if (place.endsWith('.ts')) return `import './${MARK}.ts';\n`;
  return `---\nstatus: ${MARK}\n---\n# ${MARK}\n\n## Storage\n\nStorage ${MARK}: \`${MARK}.ts\`, D-01 ${MARK}\n`;
}

/** Links are not followed. */
function filesWith(text: string, folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path).includes(text));
}

function expectOrderly(run: BoundedRun): void {
  expect(run.signal, `it did not end: ${run.stdout}`).toBeNull();
  expect([0, 1], run.stderr).toContain(run.code);
  expect(run.stderr).not.toMatch(/\n\s+at /);
  expect(run.peakMib).toBeLessThan(300);
  if (run.stdout.startsWith('{"')) expect(Object.keys(parseObject(run.stdout))).not.toEqual([]);
}

let number = 0;

/** Restored to the state right after arming, which happens once. */
async function armedProject(): Promise<string> {
  const project = join(stage.folder, 'project');
  const user = join(stage.folder, 'user');
  const kept = join(stage.folder, 'kept');
  if (!existsSync(kept)) {
    cpSync(template, project, { recursive: true });
    await stage.arm(project, session, '--check "exit 1"');
    mkdirSync(kept);
    execFileSync('cp', ['-a', project, user, kept]);
  }
  for (const folder of [project, user]) rmSync(folder, { recursive: true });
  execFileSync('cp', ['-a', join(kept, 'project'), join(kept, 'user'), stage.folder]);
  return project;
}

async function preparedProject(place: string, put: OddFile): Promise<string> {
  const project = await armedProject();
  const [loop = ''] = readdirSync(join(project, '.msw', 'loops'));
  const path = join(project, place.replace('<loop>', `.msw/loops/${loop}`));
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { recursive: true, force: true });
  put(path);
  return project;
}
