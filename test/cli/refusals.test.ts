// What a person or a script is told when a call is wrong: one sentence that names the fault, and with `--json` always one
// JSON document, however early the call fails.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFiles } from '../support/sample-project.ts';
import { builtCli, newPlace } from './built-cli.ts';

const { cli, hook } = builtCli();

const told = async (args: readonly string[], files: Readonly<Record<string, string>> = {}) => {
  const { project, env } = newPlace(files);
  return cli(args, { cwd: project, env });
};

describe('with --json, a call that fails', () => {
  it.each([
    [['nonesuch', '--json']],
    [['loop', '--json']],
    [['loop', 'nonesuch', '--json']],
    [['config', 'explain', '--json']],
    [['status', 'extra', '--json']],
    [['status', '--sesion', 'x', '--json']],
    [['search', 'x', '--json', '--top']],
  ])('prints one JSON document: %j', async (args) => {
    const { code, stdout, stderr } = await told(args);
    expect(code).toBe(2);
    const { status, reason } = JSON.parse(stdout);
    expect(status).toBe('misused');
    expect(stderr).toBe(`msw-protocol: ${reason}\n`);
  });

  it('prints it too where the user folder cannot be used', async () => {
    const { project, env } = newPlace();
    mkdirSync(env.MSW_HOME ?? '', { mode: 0o700 });
    writeFileSync(join(env.MSW_HOME ?? '', 'key'), 'no key', { mode: 0o600 });
    const { code, stdout, stderr } = await cli(['status', '--json'], { cwd: project, env });
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toEqual({
      status: 'failed',
      reason: expect.stringContaining('not contain a key'),
    });
    expect(stderr.split('\n')).toHaveLength(2);
  });

  it('prints none when only a later word is --json', async () => {
    expect(await told(['nonesuch', '--', '--json'])).toMatchObject({ code: 2, stdout: '' });
  });
});

describe('a refusal', () => {
  it.each([
    [
      ['--json', 'status'],
      '--json stands before the noun: options come after the verb, as in "status --json".',
    ],
    [['route', 'take', 'loop'], 'route take needs --because WHY.'],
    [['notebook', 'cross', 'why?'], 'notebook cross needs --notebook NAME.'],
    [
      ['search', 'a', 'b'],
      'search takes only what is searched for, in quotes; put text with spaces in quotes.',
    ],
    [['search', 'x', '--dir', 'a.txt'], '/a.txt is not a folder.'],
    [['phase', 'next', 'gone'], '/gone does not exist.'],
    [['state', 'show', 'a.txt'], '/a.txt is not a folder.'],
    [['memory', 'ingest', 'gone'], '/gone cannot be read: it does not exist.'],
    [['memory', 'import', '--file', 'gone'], '/gone cannot be read: it does not exist.'],
    [['memory', 'brief', '--from', 'gone'], '/gone cannot be read: it does not exist. Write it there.'],
    [
      ['project', 'new', '--from', 'gone'],
      '/gone cannot be read: it does not exist. Write the answers there.',
    ],
  ])('names what is wrong: %j', async (args, reason) => {
    const { code, stdout, stderr } = await told(args, { 'a.txt': 'a\n' });
    expect({ code, stderr }).toEqual({ code: expect.any(Number), stderr: expect.stringContaining(reason) });
    expect(code).toBeGreaterThan(0);
    if (!args.includes('--json')) expect(stdout).toBe('');
  });

  it('of a phase or a blocker that is not there says which there are', async () => {
    const state = '# State\n\n## Decisions\n\n- [Phase 1]: Files\n';
    const roadmap =
      '# Roadmap\n\n### Phase 1: Files\n\n**Goal**: files\n\n### Phase 2: Words\n\n**Goal**: words\n';
    const place = newPlace({ '.planning/STATE.md': state, '.planning/ROADMAP.md': roadmap });
    const note = (...args: string[]) =>
      cli(['state', 'decision', ...args], { cwd: place.project, env: place.env });
    const written = () => readFileSync(join(place.project, '.planning', 'STATE.md'), 'utf8');
    expect(await note('Plain', '--phase', '9')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There is no phase "9" in this milestone: it has 1, 2.'),
    });
    expect(written()).toBe(state);
    expect(await note('Plain', '--phase', '02')).toMatchObject({ code: 0 });
    expect(written()).toContain('- [Phase 2]: Plain\n');
    const resolved = await cli(['state', 'blocker', 'resolve', 'keys'], {
      cwd: place.project,
      env: place.env,
    });
    expect(resolved).toMatchObject({ code: 1, stderr: expect.stringContaining('No blocker in') });
  });

  it('is said once', async () => {
    const { stdout, stderr } = await told(['sources', 'pin', 'gone.md']);
    expect(`${stdout}${stderr}`.match(/Not in the notebook: gone\.md/g)).toHaveLength(1);
  });

  it('says of each answer what it needs', async () => {
    const { stdout } = await told(['project', 'new', '--from', 'a.json'], {
      'a.json': '{"name":"x","phases":7,"phase":[]}',
    });
    expect(stdout).toMatch(/- phases: needs a list\n/);
    expect(stdout).toMatch(/- what: needs text\n/);
    expect(stdout).toMatch(/- the file: has no "phase": leave it out\n/);
    expect(stdout).not.toContain('Invalid input');
  });
});

it.each(['quota', 'profiles', 'refresh'])('notebook %s without nlm names what to install', async (verb) => {
  const { project, env } = newPlace();
  const { stdout, stderr } = await cli(['notebook', verb], {
    cwd: project,
    env: { ...env, PATH: '/nowhere' },
  });
  expect(`${stdout}${stderr}`).toMatch(/`nlm` is not installed: `uv tool install notebooklm-mcp-cli`/);
  expect(`${stdout}${stderr}`).not.toContain('login');
});

it('checks run names the program of a failed check once, and no end of what printed nothing', async () => {
  const { stdout } = await told(['checks', 'run', 'node -e "process.exit(3)"']);
  expect(stdout).toMatch(/^node: no output, exit 3$/m);
  expect(stdout).not.toContain('the end of what it printed');
});

it('map drift says in words why there is nothing to compare with', async () => {
  const { stdout } = await told(['map', 'drift'], { 'a.js': '' });
  expect(stdout).toContain('Nothing to compare with, as there is no STRUCTURE.md: make a map with /msw:map.');
});

it('the help of a verb keeps its columns where one option is long', async () => {
  const { stdout } = await told(['route', '--help']);
  expect(stdout).toMatch(/^ {2}--json {2,40}the result as one JSON document$/m);
});

describe('a record that cannot be read', () => {
  it('is named where its entries would be listed', async () => {
    const { project, env } = newPlace({ '.msw/ralph-state.json': '{broken' });
    writeFiles(env.MSW_HOME ?? '', { 'trust.json': '{broken' });
    const trust = await cli(['trust', 'list'], { cwd: project, env });
    expect(trust.stderr).toMatch(/trust\.json cannot be read/);
    const resumed = await cli(['loop', 'resume'], { cwd: project, env });
    expect(resumed).toMatchObject({ code: 1, stderr: expect.stringContaining('cannot be read') });
  });
});

describe('where MSW has not worked, what only shows, is refused or has nothing to change', () => {
  it.each([
    'config show',
    'config unset nonesuch',
    'config unset breaker.sameFailure',
    'config unset bell --user',
    'config set breaker.sameFailure often',
    'status',
    'route cart',
    'trust remove test',
    'job list',
    'loop stop',
    'guidance list',
    'memory brief cart',
    'memory review',
    'memory purge',
    'memory export',
    'memory import --undo',
    'memory profile off',
    'memory risks --off',
  ])('%s makes no file', async (line) => {
    const { project, env } = newPlace({ 'a.txt': 'a\n' });
    await cli(line.split(' '), { cwd: project, env });
    expect(readdirSync(project)).toEqual(['a.txt']);
    expect(madeIn(env)).toEqual([]);
  });

  it('/msw:uninstall finds nothing to remove where nothing was installed', async () => {
    const place = newPlace({ 'a.txt': 'a\n' });
    const typed = { hook_event_name: 'UserPromptExpansion', session_id: 's', cwd: place.project };
    const { stdout } = await hook(
      'command',
      { ...typed, command_name: 'msw:uninstall', command_args: '' },
      place,
    );
    expect(stdout).toContain('nothing');
    expect(readdirSync(place.project)).toEqual(['a.txt']);
    expect(madeIn(place.env)).toEqual([]);
  });
});

/** Of the user folder. */
function madeIn({ MSW_HOME: folder = '' }: Readonly<Record<string, string>>): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
