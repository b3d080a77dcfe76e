// A repository puts pipes, devices, folders and endless files wherever MSW reads. Every call still ends by itself, in
// little memory, and names in one sentence what it cannot use.

import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
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
const planning: readonly Reader[] = [cli('state', 'sync'), typed('status')];
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

const LEVELS = 100_000;
const nest = (open: string, close: string): string => `${open.repeat(LEVELS)}1${close.repeat(LEVELS)}`;

/** Files whose parsers call themselves for each level, and how the map names those that it cannot read. */
const NESTS: readonly (readonly [place: string, text: string, calls: readonly Reader[]])[] = [
  ['jsconfig.json', nest('[', ']'), [cli('map', 'skeleton')]],
  ['tsconfig.json', nest('{"a":', '}'), [cli('map', 'skeleton'), cli('map', 'verify')]],
  ['package.json', nest('[', ']'), [cli('map', 'skeleton'), typed('loop', 'Fix it', 'other')]],
  ['pom.xml', nest('<a>', '</a>'), [cli('map', 'skeleton')]],
  ['app.csproj', nest('<a>', '</a>'), [cli('map', 'skeleton')]],
  ['Cargo.toml', `a = ${nest('[', ']')}`, [cli('map', 'skeleton')]],
  ['pyproject.toml', `a = ${nest('{a=', '}')}`, [cli('map', 'skeleton'), cli('doctor')]],
  ['pnpm-workspace.yaml', `packages: ${nest('[', ']')}`, [cli('map', 'skeleton')]],
  ['.github/workflows/ci.yml', '- '.repeat(LEVELS), [cli('map', 'skeleton')]],
  ['.planning/STATE.md', `---\na: ${nest('[', ']')}\n---\n# S\n`, planning],
  [`${phase}/01-02-PLAN.md`, `---\nmust_haves: ${nest('{a: ', '}')}\n---\n<tasks></tasks>\n`, ofPhase],
  [`${phase}/01-01-SUMMARY.md`, `---\na: ${'- '.repeat(LEVELS)}\n---\n# S\n`, ofPhase],
  ['.mcp.json', nest('[', ']'), [start, cli('doctor')]],
  ['.msw/config.json', nest('{"a":', '}'), [stop, cli('doctor')]],
];

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

  it.each(sampleOf('nests', NESTS, 6))('%s is nested too deeply', async (place, text, calls) => {
    const project = await preparedProject(place, (path) => writeFileSync(path, text));
    for (const call of calls) {
      const run = await call(project);
      expectOrderly(run);
      expect(`${run.stdout}${run.stderr}`).not.toMatch(/call stack|RangeError|out of memory/);
      const isOfMap = /skeleton/.test(run.stdout) || run.stdout.includes('files read for imports');
      if (isOfMap && !place.startsWith('.github'))
        expect(run.stdout).toMatch(new RegExp(`${place}: .*(?:nested too deeply|excessively nested)`));
    }
  });

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
      ['plan', 'write', 'odd.json'],
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

/** Rights bind everybody but root. */
const NOBODY = 65_534;
const person = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

requireOrSkip('posix')('a user folder that its user cannot read', () => {
  const STRICT = 'data:text/javascript,process.umask(0o777)';

  const PLACES = ['', 'project', 'around', 'around/user'];

  /** The umask is for MSW itself to meet when it makes its folder, so that not every place is there already. */
  const folderOfPerson = (places: readonly string[]): string => {
    number += 1;
    chmodSync(stage.folder, 0o755);
    const folder = join(stage.folder, `person-${number}`);
    for (const place of places.map((one) => join(folder, one))) {
      mkdirSync(place, { mode: 0o700 });
      if (person.uid !== undefined) chownSync(place, person.uid, person.gid);
    }
    return folder;
  };

  /** A call by somebody who is not root, for whom `umask` is 777 where `options` say so. */
  const call = (folder: string, options: readonly string[], program: string, ...words: string[]) => {
    const project = join(folder, 'project');
    const event =
      program === 'command'
        ? { hook_event_name: 'UserPromptExpansion', command_name: 'msw:status', command_args: '' }
        : {};
    const isHook = program !== 'cli';
    const file = isHook ? join('hooks', `${program}.cjs`) : 'cli.mjs';
    const run = spawnSync(process.execPath, [...options, join(stage.dist, file), ...words], {
      ...person,
      cwd: project,
      env: {
        ...stage.env,
        HOME: folder,
        MSW_HOME: join(folder, 'around', 'user'),
        ...(isHook ? { CLAUDE_PROJECT_DIR: project } : {}),
      },
      input: isHook ? JSON.stringify({ ...stopInput(project, session), ...event }) : '',
      encoding: 'utf8',
    });
    expect(run.stderr).not.toMatch(/\n\s+at /);
    return run;
  };

  const KEY = /^msw-protocol: The key \S+ cannot be used: it cannot be read \(EACCES\)[^\n]*\n$/;
  const FOLDER =
    /^msw-protocol: the user folder \S+ cannot be made or entered \(EACCES\); set MSW_HOME to a folder of your own\n$/;

  it.each([
    ['for lack of any right in the umask', [], ['--import', STRICT], KEY],
    ['for its mode', ['around/user'], [], KEY],
    ['for the mode of the folder around it', ['around'], [], FOLDER],
  ] as const)('costs one sentence, and no session its end: %s', (_name, closed, options, expected) => {
    const folder = folderOfPerson(options.length > 0 ? ['', 'project', 'around'] : PLACES);
    for (const place of closed) chmodSync(join(folder, place), 0);
    for (const hookName of ['stop', 'session-start', 'permit'])
      expect(call(folder, options, hookName)).toMatchObject({ status: 0, stdout: '', stderr: '' });
    const answered = call(folder, options, 'command');
    expect(answered).toMatchObject({ status: 0, stderr: '' });
    expect(answered.stdout).toMatch(
      /^\{(?:"systemMessage"|"decision":"block","reason"):"msw ▸ stepped aside: [^"]*\(EACCES\)[^"]*"\}\s*$/,
    );
    for (const words of [['status'], ['trust', 'list'], ['job', 'list']])
      expect(call(folder, options, 'cli', ...words)).toMatchObject({
        status: 1,
        stdout: '',
        stderr: expect.stringMatching(expected),
      });
    expect(call(folder, options, 'cli', 'doctor').stdout).toMatch(/^MSW cannot work here yet/);
    for (const place of closed) chmodSync(join(folder, place), 0o700);
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
