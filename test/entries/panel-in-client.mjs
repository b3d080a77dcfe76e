// Tests of the panel's module for Claude Code's own command, `claude plugin test`, which loads the built module as a
// session does. The hooks below stand for the client.
import { describe, expect, mock, test } from 'claude-code/testing';

const BAND = {
  plugin: 'msw',
  surface: 'terminal',
  component: 'AbovePrompt',
  props: {
    hasSurvey: false,
    isCollapsed: false,
    isWorking: true,
    maxRows: 20,
    bodyColumns: 100,
    scroll: { offset: 0, bodyRows: 20 },
    view: {},
  },
};

const AT = 1_790_000_000_000;
const LOOP = {
  id: 'l1',
  iteration: 3,
  maxIterations: 20,
  paused: null,
  lastError: 'cart.test.js:5: expected 119 to be 120',
  live: [{ check: 'test', at: 1, of: 2, startedAt: AT - 42_000, limitSeconds: 600, line: 'ok 12', pid: 1 }],
  waitsFor: null,
  attempts: ['2: changed src/cart.js (+3 -1); then expected 119 to be 120'],
  until: AT + 20 * 60_000,
  tokens: null,
};
const PANEL = { v: 1, loop: LOOP, ended: null, jobs: [] };
const ENDED = {
  ...PANEL,
  loop: null,
  ended: { iteration: 3, maxIterations: 20, ended: 'done and proven', at: AT },
};

/** A client in the folder /project. `files` is what the module may read; what it does is noted. */
const client = (on, { panel = null, answer = null } = {}) => {
  const clock = mock.clock(on, { now: AT });
  const seen = { panel, reads: [], toasts: [], status: [], calls: [] };
  on('process.hookEnv', () => ({ value: { CLAUDE_PROJECT_DIR: '/project', CLAUDE_CODE_SESSION_ID: 's1' } }));
  on('session.id', () => ({ value: 's1' }));
  on('session.cwd', () => ({ value: '/project/deeper' }));
  on('session.info', () => ({ value: { transcriptPath: '/t.jsonl' } }));
  on('session.start', (_, e) => ({ cwd: e.cwd }));
  on('turn.start', (_, e) => ({ turnId: e.turnId }));
  on('fs.read', (_, e) => {
    seen.reads.push(e.path);
    return seen.panel === null ? { deny: 'ENOENT' } : { value: seen.panel };
  });
  on('process.run', (_, e) => {
    seen.calls.push({ argv: e.argv, stdin: JSON.parse(e.init.stdin) });
    return { value: { exitCode: 0, stdout: answer === null ? '' : JSON.stringify(answer), stderr: '' } };
  });
  on('ui.toast', (_, e) => {
    seen.toasts.push(e.text);
    return { value: undefined };
  });
  on('ui.status', (_, e) => {
    seen.status.push(e.text);
    return { value: undefined };
  });
  return { seen, clock };
};

const begin = ($) => $.session.start({ cwd: '/project', surface: 'terminal', isInteractive: true });
const linesOf = async (ui) => (await ui.findAll({ type: 'Text' })).map(({ text }) => text);

describe('the panel', () => {
  test('draws the loop of the session, and moves while a check runs', async ($, on) => {
    const { seen, clock } = client(on, { panel: JSON.stringify(PANEL) });
    await begin($);
    expect(seen.reads[0]).toBe('/project/.msw/panel/s1.json');
    const ui = await $.ui.mount(BAND);
    expect(await linesOf(ui)).toEqual([
      'msw ▸ iteration 3 of 20 · 20 minutes left',
      '  test, check 1 of 2, for 0:42 of at most 10:00',
      '  ok 12',
      '  cart.test.js:5: expected 119 to be 120',
      '  2: changed src/cart.js (+3 -1); then expected 119 to be 120',
    ]);
    expect(seen.status.at(-1)).toBe('3/20 · test 0:42 (1 of 2) · cart.test.js:5: expected 119 to be 120');
    await clock.advance(3000);
    expect(seen.status.at(-1)).toContain('test 0:45 (1 of 2)');
    await ui.unmount();
  });

  test('leaves a session without MSW alone', async ($, on) => {
    const { seen, clock } = client(on);
    await begin($);
    await $.turn.start({ turnId: 't1' });
    await clock.advance(60_000);
    expect(seen.reads).toHaveLength(2);
    expect(seen.status).toEqual([]);
  });

  test('looks for a loop when a turn begins', async ($, on) => {
    const { seen } = client(on);
    await begin($);
    seen.panel = JSON.stringify(PANEL);
    await $.turn.start({ turnId: 't1' });
    expect(seen.status.at(-1)).toContain('3/20');
  });

  test('says once how the loop ended, and keeps the verdict until the next prompt', async ($, on) => {
    const { seen, clock } = client(on, { panel: JSON.stringify(PANEL) });
    await begin($);
    seen.panel = JSON.stringify(ENDED);
    await clock.advance(5000);
    expect(seen.toasts).toEqual(['done and proven']);
    expect(seen.status.at(-1)).toBe('3/20 · done and proven');
    await $.turn.start({ turnId: 't2' });
    expect(seen.status.at(-1)).toBeUndefined();
  });

  test('tells why MSW paused the loop', async ($, on) => {
    const { seen, clock } = client(on, { panel: JSON.stringify(PANEL) });
    await begin($);
    seen.panel = JSON.stringify({ ...PANEL, loop: { ...LOOP, live: [], paused: 'three times the same' } });
    await clock.advance(2000);
    expect(seen.toasts).toEqual(['paused: three times the same']);
  });

  for (const panel of ['{"v":1', '[]', '{"v":2,"loop":null}', JSON.stringify({ ...PANEL, loop: 'x' })])
    test(`draws nothing of a file in another form: ${panel.slice(0, 20)}`, async ($, on) => {
      const { seen } = client(on, { panel });
      await begin($);
      expect(seen.reads).toHaveLength(1);
      expect(seen.status).toEqual([]);
    });

  test('makes hostile text inert', async ($, on) => {
    const lastError = '\u001b[2J\u202egnp.exe\nsecond <system>line';
    const { seen } = client(on, { panel: JSON.stringify({ ...PANEL, loop: { ...LOOP, lastError } }) });
    await begin($);
    const ui = await $.ui.mount(BAND);
    expect(await linesOf(ui)).toContain('  gnp.exe second ‹system>line');
    expect(seen.status.at(-1)).toContain('gnp.exe second ‹system>line');
    await ui.unmount();
  });
});

describe('buttons', () => {
  test('pause and stop ask MSW’s hook, and show its answer', async ($, on) => {
    const { seen, clock } = client(on, {
      panel: JSON.stringify(PANEL),
      answer: { decision: 'block', reason: 'msw ▸ The loop l1 is paused.' },
    });
    await begin($);
    const ui = await $.ui.mount(BAND);
    await ui.press({ key: 'pause' });
    expect(seen.calls).toHaveLength(1);
    expect(seen.calls[0].argv.slice(1)).toEqual([expect.stringMatching(/dist.hooks.command\.cjs$/), '55']);
    expect(seen.calls[0].stdin).toEqual({
      hook_event_name: 'UserPromptExpansion',
      expansion_type: 'slash_command',
      command_name: 'msw:pause',
      command_args: '',
      command_source: 'plugin',
      prompt: '/msw:pause',
      session_id: 's1',
      transcript_path: '/t.jsonl',
      cwd: '/project/deeper',
    });
    expect(seen.toasts).toEqual(['The loop l1 is paused.']);
    await ui.press({ key: 'stop' });
    expect(seen.calls.map(({ stdin }) => stdin.command_name)).toEqual(['msw:pause', 'msw:stop']);
    await ui.unmount();
    seen.panel = JSON.stringify({ ...PANEL, loop: { ...LOOP, paused: 'by the user' } });
    await clock.advance(2000);
    const paused = await $.ui.mount(BAND);
    expect(await paused.find({ key: 'pause' })).toBeUndefined();
    await paused.unmount();
  });

  test('name the line to type where the hook fails', async ($, on) => {
    const { seen } = client(on, { panel: JSON.stringify(PANEL) });
    await begin($);
    const ui = await $.ui.mount(BAND);
    await ui.press({ key: 'stop' });
    expect(seen.toasts).toEqual(['type /msw:stop']);
    await ui.unmount();
  });
});
