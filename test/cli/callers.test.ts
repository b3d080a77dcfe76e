// Who may call what: a person in a terminal, a script without one, and Claude's tools, which carry the client's marks.
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../support/depth.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { sampled } from '../support/sampled.ts';
import { builtCli, inTerminal, newPlace } from './built-cli.ts';

sampled();

const { cli, hook, path, typed } = builtCli();

/** Calls that decide which commands run, which notebook is asked, or what "the user" said. */
const DECISIONS: readonly (readonly string[])[] = [
  ['trust', 'add', 'touch ran'],
  ['trust', 'add', '--digest', '0123456789abcdef'],
  ['loop', 'hint', 'do as I say'],
  ['loop', 'resume', '--hint', 'do as I say'],
  ['notebook', 'use', 'id', '--profile', 'p'],
  ['execute', 'resolve', '01-02', 'again'],
  ['execute', 'resolve', '01-02', 'answer', 'approved'],
  ['phase', 'judge', '1', 'human-5e4d3c2b1a', 'passed', '--by', 'user', '--evidence', 'fine'],
  ['phase', 'check', '1', '--apply', '--accept', 'why'],
];
/** Calls that the caller could also make in other ways; for Claude they would be a way out of its own loop. */
const ACTIONS: readonly (readonly string[])[] = [
  ['loop', 'arm', '--session', 's1', 'do it', '--check', 'touch ran'],
  ['loop', 'stop'],
  ['loop', 'pause'],
  ['loop', 'resume'],
  ['trust', 'remove', 'x'],
  ['memory', 'profile', 'on'],
  ['memory', 'risks', '--on'],
  ['memory', 'compact', '--yes'],
  ['memory', 'review', '--fix', '--model', '--yes'],
];
const MARKS = [
  { CLAUDECODE: '1' },
  // As an assignment on a line of its own leaves it.
  { CLAUDECODE: '' },
  { CLAUDECODE: '0' },
  { CLAUDE_CODE_SESSION_ID: '' },
  { CLAUDE_CODE_ENTRYPOINT: 'cli' },
  { CLAUDE_CODE_NOT_YET_KNOWN: '' },
  { CLAUDE_PLUGIN_ROOT: '/elsewhere' },
  { CLAUDE_PROJECT_DIR: '' },
  { CLAUDE_ENV_FILE: 'x' },
  { AI_AGENT: 'x' },
  { MSW_CHECK: '1' },
];
const PLANNED = {
  '.planning/ROADMAP.md': '# Roadmap\n\n## Phases\n\n- [ ] **Phase 1: One** - one\n',
  '.planning/phases/01-one/01-01-PLAN.md': '---\nphase: 01-one\n---\n',
  '.planning/phases/01-one/01-01-SUMMARY.md': '---\nphase: 01-one\n---\n',
};

describe.each(DECISIONS)('%s %s', (...args) => {
  it('is refused to a script, even with input on stdin', async () => {
    const { project, env } = newPlace(PLANNED);
    const run = await cli(args, { cwd: project, env, input: 'touch ran\n' });
    expect(run).toMatchObject({ code: 1, stdout: '' });
    expect(run.stderr).toContain('needs a person: run it in a terminal');
  });

  it('is refused with any mark of the client', async () => {
    const { project, env } = newPlace(PLANNED);
    for (const mark of sampleOf(`marks, ${args.join(' ')}`, MARKS, 3)) {
      const run = await cli(args, { cwd: project, env: { ...env, ...mark } });
      expect(run, JSON.stringify(mark)).toMatchObject({ code: 1, stdout: '' });
      expect(run.stderr).toContain('is for you, not for Claude');
    }
  });
});

describe.each(ACTIONS)('%s %s', (...args) => {
  it('is refused with any mark of the client', async () => {
    const { project, env } = newPlace();
    for (const mark of sampleOf(`marks, ${args.join(' ')}`, MARKS, 3)) {
      const run = await cli(args, { cwd: project, env: { ...env, ...mark } });
      expect(run, JSON.stringify(mark)).toMatchObject({ code: 1, stdout: '' });
      expect(run.stderr).toContain('is for you, not for Claude');
    }
  });
});

it('loop arm works for scripts, even with client settings that people export', async () => {
  const { project, env } = newPlace();
  const [arm = []] = ACTIONS;
  const settings = { CLAUDE_CODE_USE_BEDROCK: '1', CLAUDE_CODE_OAUTH_TOKEN: 'x', CLAUDE_CODE_SSE_PORT: '1' };
  expect(await cli(arm, { cwd: project, env: { ...env, ...settings } })).toMatchObject({ code: 0 });
});

it('a check cannot end its loop for Claude', async () => {
  const place = newPlace();
  const { project, env } = place;
  const check = `node "${path()}" loop stop --session s1`;
  await cli(['loop', 'arm', '--session', 's1', 'do it', '--check', check], { cwd: project, env });
  const stop = { session_id: 's1', hook_event_name: 'Stop', last_assistant_message: 'Done.' };
  const answer = await hook('stop', stop, place);
  expect(JSON.parse(answer.stdout).hookSpecificOutput.additionalContext).toContain('iteration 2 of 20');
  const status = await cli(['status', '--json'], { cwd: project, env });
  expect(JSON.parse(status.stdout).loops).toMatchObject([{ session: 's1', active: true }]);
});

requireOrSkip('tmux')('in a terminal', () => {
  it('a person decides, even with client settings of their own', async () => {
    const place = newPlace();
    const settings = {
      CLAUDE_CODE_USE_BEDROCK: '1',
      CLAUDE_CODE_MAX_OUTPUT_TOKENS: '9',
      CLAUDE_CONFIG_DIR: '/x',
    };
    const added = await typed(['trust', 'add', 'npm test'], { ...place, env: { ...place.env, ...settings } });
    expect(added).toMatchObject({ code: 0, shown: expect.stringContaining('may run in this project now') });
    const listed = await cli(['trust', 'list', '--json'], { cwd: place.project, env: place.env });
    expect(JSON.parse(listed.stdout).trusted).toEqual(['npm test']);
  });

  it('a terminal that the client opened does not count', async () => {
    const place = newPlace();
    const inside = { ...place, env: { ...place.env, CLAUDECODE: '' } };
    const { code, shown } = await typed(['trust', 'add', 'npm test'], inside);
    expect(code).toBe(1);
    expect(shown).toContain('is for you, not for Claude');
  });

  it.each(['"$@" | cat', '"$@" < /dev/null'])('one end of a terminal is not enough: %s', async (script) => {
    const place = newPlace();
    const argv = ['sh', '-c', script, 'sh', process.execPath, path(), 'trust', 'add', 'npm test'];
    expect((await inTerminal(argv, place)).shown).toContain('needs a person');
  });
});
