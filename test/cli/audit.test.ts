import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtCli, newPlace, type Place } from './built-cli.ts';

const { cli } = builtCli();
const audit = (place: Place, ...args: string[]) =>
  cli(['audit', ...args], { cwd: place.project, env: place.env });

const folderOf = ({ env }: Place) => join(env.HOME ?? '', '.claude', 'projects');

const RED = 'Exit code 1\nTests: 1 failed, 3 passed, 4 total';
const GREEN = 'Tests: 4 passed, 4 total';

/** Lines as the client writes them, an hour apart; `day` is that of the first. */
const session = (day: string, ...lines: readonly ((at: string, id: string) => object)[]): string =>
  lines
    .map((make, index) => {
      const at = new Date(Date.parse(`${day}T00:00:00Z`) + index * 3_600_000).toISOString();
      const common = { isSidechain: false, cwd: '/home/me/shop', timestamp: at, uuid: `${day}-${index}` };
      return `${JSON.stringify({ ...common, ...make(at, `${day}-${index}`) })}\n`;
    })
    .join('');
const user = (content: unknown, more: object = {}) => ({
  type: 'user',
  message: { role: 'user', content },
  ...more,
});
const says = (text: string) => (_: string, id: string) => ({
  type: 'assistant',
  message: {
    id: `msg-${id}`,
    content: [{ type: 'text', text }],
    usage: { input_tokens: 70, output_tokens: 30 },
  },
});
const asks = (text: string) => () => user(text);
const calls = (name: string, input: object, text: string, isError: boolean) =>
  [
    (_: string, id: string) => ({
      type: 'assistant',
      message: {
        id: `msg-${id}`,
        content: [{ type: 'tool_use', id: `${name}-1`, name, input }],
        usage: { input_tokens: 90, output_tokens: 10, cache_read_input_tokens: 5000 },
      },
    }),
    () => user([{ type: 'tool_result', tool_use_id: `${name}-1`, content: text, is_error: isError }]),
  ] as const;
const edits = calls('Edit', { file_path: 'a.js' }, 'The file has been updated.', false);
const fails = calls('Bash', { command: 'npm test' }, RED, true);
const passes = calls('Bash', { command: 'npm test 2>&1 | tail -5' }, GREEN, false);

const refuted = (day: string, said = 'All tests pass now.\nMore.') =>
  session(day, asks('fix it'), ...edits, says(said), asks('sure?'), ...fails, ...fails, says('No.'));

const withSessions = (files: Readonly<Record<string, string>>): Place => {
  const place = newPlace();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folderOf(place), '-home-me-shop'), { recursive: true });
    writeFileSync(join(folderOf(place), '-home-me-shop', name), text);
  }
  return place;
};

const countsOf = async (place: Place, ...args: string[]) => {
  const { stdout } = await audit(place, '--json', ...args);
  const { endedOnEdit, endedOnRed, failedIdly, failedAgain, ...rest } = JSON.parse(stdout);
  return {
    ...{ refuted: endedOnEdit.refuted.count, held: endedOnEdit.held, unchecked: endedOnEdit.unchecked },
    ...{ onRed: endedOnRed.count, idle: failedIdly.count, again: failedAgain.count, rest },
  };
};

describe('audit', () => {
  it('counts a turn whose next run of the tests was red, and quotes it without secrets', async () => {
    const token = `ghp_${'a1B2'.repeat(9)}`;
    const place = withSessions({ 'a.jsonl': refuted('2026-03-01', `Done with ${token} in place.`) });
    const before = readdirSync(place.env.HOME ?? '', { recursive: true });
    const { code, stdout, stderr } = await audit(place);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('1 session of 1 project, read in');
    expect(stdout).toContain('1 refuted by the next run (200 tokens)');
    expect(stdout).toMatch(/2026-03-01 {2}shop: Done with \S+ in place\./);
    expect(stdout).not.toContain(token);
    expect(stdout).toContain('1 test run failed again with nothing done in between (100 tokens)');
    expect(stdout).toContain('1 turn ended right after a red run');
    expect(readdirSync(place.env.HOME ?? '', { recursive: true })).toEqual(before);
  });

  it('an honest session has nothing to show', async () => {
    const place = withSessions({
      'a.jsonl': session('2026-03-01', asks('fix it'), ...fails, ...edits, ...passes, says('It passes.')),
    });
    expect(await countsOf(place)).toMatchObject({
      refuted: 0,
      held: 0,
      unchecked: 0,
      idle: 0,
      again: 0,
      onRed: 0,
    });
  });

  it.each([
    [
      'a meta message of the client',
      user('Stop hook feedback', { isMeta: true }),
      { refuted: 0, unchecked: 1 },
    ],
    [
      'a summary of the session',
      user('This session', { isCompactSummary: true }),
      { refuted: 0, unchecked: 1 },
    ],
    ['a message of the user', user([{ type: 'text', text: 'go on' }]), { refuted: 1 }],
  ])('%s', async (_, line, expected) => {
    const text = session(
      '2026-03-01',
      ...[asks('fix it'), ...edits, says('Done.'), () => line, ...fails, ...edits, says('Now.')],
    );
    expect(await countsOf(withSessions({ 'a.jsonl': text }))).toMatchObject(expected);
  });

  it('what the client said in Claude’s name is no end of a turn', async () => {
    const limit = {
      ...{ type: 'assistant', isApiErrorMessage: true },
      message: { id: 'm', model: '<synthetic>', content: [{ type: 'text', text: 'Limit reached' }] },
    };
    const text = session('2026-03-01', asks('fix it'), ...edits, () => limit, asks('again'), ...fails);
    expect(await countsOf(withSessions({ 'a.jsonl': text }))).toMatchObject({ refuted: 0, unchecked: 0 });
  });

  it('a run in the background, or one that was denied, decides nothing', async () => {
    const later = calls(
      'Bash',
      { command: 'npm test', run_in_background: true },
      'Running with ID b1',
      false,
    );
    const denied = calls('Bash', { command: 'npm test' }, 'Permission to use Bash has been denied.', true);
    for (const one of [later, denied]) {
      const text = session(
        '2026-03-01',
        asks('fix'),
        ...passes,
        ...edits,
        says('Done.'),
        asks('run it'),
        ...one,
      );
      expect(await countsOf(withSessions({ 'a.jsonl': text }))).toMatchObject({ held: 0, unchecked: 1 });
    }
  });

  it('skips and counts broken lines, and reads what other lines are around them', async () => {
    const lines = refuted('2026-03-01').split('\n');
    const text = ['{"type":"summary"}', lines[0], '{"type":"user","mess', 'x', ...lines.slice(1)].join(
      '\r\n',
    );
    const place = withSessions({ 'a.jsonl': text, 'empty.jsonl': '', 'notes.txt': 'no' });
    expect(await countsOf(place)).toMatchObject({
      refuted: 1,
      rest: { skipped: { lines: 2, files: 0 }, sessions: 1 },
    });
    expect((await audit(place)).stdout).toContain('Skipped: 2 broken lines.');
  });

  it('a continued session that repeats the lines of the one before counts them once', async () => {
    const half = session('2026-03-01', asks('fix it'), ...edits, says('Done.'));
    const place = withSessions({ 'a.jsonl': half, 'b.jsonl': refuted('2026-03-01', 'Done.') });
    expect(await countsOf(place)).toMatchObject({ refuted: 1, unchecked: 0, idle: 1, rest: { turns: 2 } });
  });

  it('goes as far back as it is told', async () => {
    const place = withSessions({ 'a.jsonl': refuted('2026-03-01'), 'b.jsonl': refuted('2026-05-01') });
    expect(await countsOf(place, '--since', '2026-04-01')).toMatchObject({
      refuted: 1,
      rest: { since: '2026-04-01' },
    });
    const old = new Date('2026-03-02T00:00:00Z');
    utimesSync(join(folderOf(place), '-home-me-shop', 'a.jsonl'), old, old);
    expect(await countsOf(place, '--since', '2026-04-01')).toMatchObject({ rest: { sessions: 1 } });
    const wrong = await audit(place, '--since', 'soon');
    expect(wrong).toMatchObject({ code: 2, stdout: '' });
    expect(wrong.stderr).toContain('--since needs a span');
  });

  it('reads a transcript of many parts, with characters across their borders', async () => {
    const filler = Array.from({ length: 60 }, (_, at) => says(`${'ä€𝄞'.repeat(9000 + at)}`));
    const text = session(
      '2026-03-01',
      asks('fix it'),
      ...filler,
      ...edits,
      says('Fertig ✓'),
      asks('?'),
      ...fails,
    );
    expect(Buffer.byteLength(text)).toBeGreaterThan(4 * 1024 * 1024);
    const place = withSessions({ 'a.jsonl': text });
    expect((await audit(place)).stdout).toContain('shop: Fertig ✓');
    expect(await countsOf(place)).toMatchObject({ refuted: 1, rest: { skipped: { lines: 0 } } });
  });

  it('says in one sentence that there are none, and looks where CLAUDE_CONFIG_DIR says', async () => {
    const place = withSessions({});
    const none = await audit(place);
    expect(none).toMatchObject({ code: 1, stdout: '' });
    expect(none.stderr).toMatch(/has no transcripts of Claude Code\. Set CLAUDE_CONFIG_DIR .*\n$/);
    const other = withSessions({ 'a.jsonl': refuted('2026-03-01') });
    const moved = {
      ...place,
      env: { ...place.env, CLAUDE_CONFIG_DIR: join(other.env.HOME ?? '', '.claude') },
    };
    expect(await countsOf(moved)).toMatchObject({ refuted: 1 });
  });

  it('is not for Claude, who would read other projects', async () => {
    const place = withSessions({ 'a.jsonl': refuted('2026-03-01') });
    const run = await audit({ ...place, env: { ...place.env, CLAUDECODE: '1' } });
    expect(run).toMatchObject({ code: 1, stdout: '' });
    expect(run.stderr).toContain('audit is for you, not for Claude');
    expect(readFileSync(join(folderOf(place), '-home-me-shop', 'a.jsonl'), 'utf8')).toBe(
      refuted('2026-03-01'),
    );
  });
});
