import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { requireOrSkip } from '../support/requirements.ts';
import { builtCli, newPlace, type Place } from './built-cli.ts';

const { cli, typed } = builtCli();
const ask = (place: Place, ...args: string[]) =>
  cli(['config', ...args], { cwd: place.project, env: place.env });
const CONFIG = '.msw/config.json';
const textIn = (place: Place) => readFileSync(join(place.project, CONFIG), 'utf8');
const userFile = ({ env }: Place) => join(env.MSW_HOME ?? '', 'settings.json');
const withUser = (place: Place, text: string): Place => {
  mkdirSync(env(place), { mode: 0o700 });
  writeFileSync(userFile(place), text, { mode: 0o600 });
  return place;
};
const env = (place: Place) => place.env.MSW_HOME ?? '';
const shownOf = async (place: Place, key: string) => {
  const { stdout } = await ask(place, 'show', '--json');
  return JSON.parse(stdout).settings.find((one: { key: string }) => one.key === key);
};

describe('config show', () => {
  it('says where each value comes from, and masks secrets', async () => {
    const place = withUser(
      newPlace({ [CONFIG]: '{"breaker":{"sameFailure":7},"snapshot":true,"parallelChecks":"yes"}' }),
      '{"postgres":"postgresql://me:hunter2@host/db","bell":false}',
    );
    expect(await shownOf(place, 'breaker.sameFailure')).toMatchObject({ value: 7, from: CONFIG, default: 3 });
    expect(await shownOf(place, 'bell')).toMatchObject({ value: false, from: 'settings.json', file: 'user' });
    expect(await shownOf(place, 'snapshots')).toMatchObject({ value: true, from: 'default' });
    const { stdout, code } = await ask(place, 'show');
    expect(code).toBe(0);
    expect(stdout).not.toContain('hunter2');
    expect(stdout).toContain('snapshot in .msw/config.json is not a setting; the nearest is snapshots.');
    expect(stdout).toContain('parallelChecks must be true or false; the default holds.');
  });

  it('takes the memory from its own file', async () => {
    const place = newPlace({ '.msw/tier2.toml': '[tier2.context]\ntop_k = 4\n' });
    expect(await shownOf(place, 'tier2.context.top_k')).toMatchObject({ value: 4, from: '.msw/tier2.toml' });
  });
});

describe('config show, with a file that cannot be used', () => {
  it.each([
    ['{"snapshots":', '.msw/config.json is not used, since '],
    ['', '.msw/config.json is not used, since '],
    ['[1]', '.msw/config.json is not used, since it is not a JSON object; the defaults hold.'],
  ])('names %j in one line', async (text, told) => {
    const { stdout, code } = await ask(newPlace({ [CONFIG]: text }), 'show');
    expect(code).toBe(0);
    expect(stdout.split('\n').filter((line) => line.includes('is not used'))).toEqual([
      expect.stringContaining(told),
    ]);
  });

  it('names a memory file that is no TOML', async () => {
    const { stdout } = await ask(newPlace({ '.msw/tier2.toml': '{}=' }), 'show');
    expect(stdout).toContain('.msw/tier2.toml is not TOML; the defaults hold.');
  });
});

describe('config explain', () => {
  it('says what a setting does and takes', async () => {
    const { stdout } = await ask(newPlace(), 'explain', 'breaker.sameFailure');
    for (const part of ['identical failures', 'from 1 to 1000', 'default  3', CONFIG])
      expect(stdout).toContain(part);
  });

  it.each([
    ['snapshot', 'snapshots'],
    ['sameFailure', 'breaker.sameFailure'],
    ['jobs.atonce', 'jobs.atOnce'],
  ])('names the nearest to %s', async (wrong, near) => {
    expect(await ask(newPlace(), 'explain', wrong)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`the nearest is ${near}.`),
    });
  });
});

describe('the schemas in the package', () => {
  it.each([
    ['config.schema.json', []],
    ['settings.schema.json', ['--user']],
  ])('%s is what config schema prints', async (name, more) => {
    const { stdout } = await ask(newPlace(), 'schema', '--json', ...more);
    const text = readFileSync(join(import.meta.dirname, '..', '..', 'schemas', name), 'utf8');
    expect(JSON.parse(stdout)).toEqual(JSON.parse(text));
  });
});

describe('config set and unset', () => {
  it('changes nothing else in the file', async () => {
    const before = '\ufeff{\r\n\t"mine": [1,  2],\r\n\t"snapshots": true\r\n}\r\n';
    const place = newPlace({ [CONFIG]: before });
    expect(await ask(place, 'set', 'snapshots', 'false')).toMatchObject({ code: 0, stderr: '' });
    expect(textIn(place)).toBe(before.replace('true', 'false'));
    expect(await ask(place, 'set', 'breaker.sameFailure', '4')).toMatchObject({ code: 0 });
    expect(textIn(place)).toContain('\t"mine": [1,  2],\r\n');
    expect(await shownOf(place, 'breaker.sameFailure')).toMatchObject({ value: 4, from: CONFIG });
    expect(await ask(place, 'unset', 'breaker.sameFailure')).toMatchObject({ code: 0 });
    expect(await shownOf(place, 'breaker.sameFailure')).toMatchObject({ from: 'default' });
    expect(await ask(place, 'unset', 'mine')).toMatchObject({ code: 0 });
    expect(textIn(place)).not.toContain('mine');
  });

  it('makes the file of a new project', async () => {
    const place = newPlace();
    expect(await ask(place, 'set', 'ask.notebookTitle', 'My notes')).toMatchObject({ code: 0 });
    expect(JSON.parse(textIn(place))).toEqual({ ask: { notebookTitle: 'My notes' } });
  });

  it.each([
    [['breaker.sameFailure', '0'], '{}', 'must be a whole number from 1 to 1000'],
    [['snapshots', 'false'], '{"snapshots":', 'correct it, or move it away'],
    [['snapshots', 'false'], '[]', 'is not a JSON object'],
    [['breaker.sameFailure', '4'], '{"breaker":5}', 'breaker is not an object'],
    [['snapshots', 'false'], '{"snapshots":true,"snapshots":true}', 'stands twice'],
    [['notebook', 'x'], '{}', 'by choosing a notebook'],
    [['bell', 'false'], '{}', 'add --user'],
    [['snapshots', 'false', '--user'], '{}', 'leave out --user'],
  ])('refuses %j over %s, and loses nothing', async (args, text, why) => {
    const place = newPlace({ [CONFIG]: text });
    const { code, stderr } = await ask(place, 'set', ...args);
    expect(code).toBeGreaterThan(0);
    expect(stderr).toContain(why);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(textIn(place)).toBe(text);
    expect(existsSync(userFile(place))).toBe(false);
  });

  it.each(['[tier2.context]\ntop_k = 4\n', '{}='])(
    'would have no effect beside a tier2.toml with %j',
    async (toml) => {
      const place = newPlace({ '.msw/tier2.toml': toml });
      const refused = await ask(place, 'set', 'tier2.context.top_k', '8');
      expect(refused).toMatchObject({ code: 1, stdout: '' });
      expect(refused.stderr).toContain('.msw/tier2.toml');
      expect(existsSync(join(place.project, CONFIG))).toBe(false);
    },
  );

  it.each([
    ['snapshots', {}, 1, 'snapshots is not set in .msw/config.json, so its default holds.'],
    ['snapshot', {}, 1, '.msw/config.json has no snapshot; the nearest setting is snapshots.'],
    ['tier2.enabled', { '.msw/tier2.toml': '[tier2]\nenabled = false\n' }, 1, 'tier2.toml'],
  ])('says why it does not unset %s', async (key, files, code, why) => {
    const { stderr, ...result } = await ask(newPlace(files), 'unset', key);
    expect(result).toMatchObject({ code, stdout: '' });
    expect(stderr).toContain(why);
  });

  it('sends to a line for this terminal', async () => {
    const { stderr } = await ask(newPlace(), 'set', 'notebook', 'x');
    expect(stderr).toMatch(/\(node "[^"]+cli\.mjs" notebook use\)$/m);
  });

  it('sets what is yours in your own file, which only you can read', async () => {
    const place = newPlace();
    expect(await ask(place, 'set', 'bell', 'false', '--user')).toMatchObject({ code: 0 });
    expect(JSON.parse(readFileSync(userFile(place), 'utf8'))).toEqual({ bell: false });
    if (process.platform !== 'win32') expect(statSync(userFile(place)).mode & 0o777).toBe(0o600);
    expect(existsSync(join(place.project, CONFIG))).toBe(false);
  });

  it.each([
    ['jobs.allowedTools', '["Bash"]'],
    ['notify', '["x"]'],
    ['model.endpoint', 'http://x'],
  ])('lets no script set %s', async (key, value) => {
    const place = newPlace();
    expect(await ask(place, 'set', key, value, '--user')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('needs a person'),
    });
    expect(existsSync(userFile(place))).toBe(false);
  });

  it('is not for Claude', async () => {
    const place = newPlace();
    const asClaude = { ...place, env: { ...place.env, CLAUDECODE: '1' } };
    for (const args of [
      ['set', 'snapshots', 'false'],
      ['unset', 'snapshots'],
    ])
      expect(await ask(asClaude, ...args)).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('is for you, not for Claude'),
      });
    expect(existsSync(join(place.project, CONFIG))).toBe(false);
  });

  requireOrSkip('tmux')('in a terminal', () => {
    it('keeps a secret as it was typed, and needs the endpoint of a model first', async () => {
      const place = withUser(newPlace(), '{"model": null}');
      const address = 'postgresql://me:hunter2@host/db';
      expect(await typed(['config', 'set', 'postgres', address, '--user'], place)).toMatchObject({ code: 0 });
      expect(JSON.parse(readFileSync(userFile(place), 'utf8'))).toEqual({ model: null, postgres: address });
      const early = await typed(['config', 'set', 'model.chat', 'x', '--user'], place);
      expect(early).toMatchObject({ code: 1, shown: expect.stringContaining('model.endpoint') });
      for (const [key, value] of [
        ['model.endpoint', 'http://x'],
        ['model.chat', 'y'],
      ] as const)
        expect(await typed(['config', 'set', key, value, '--user'], place)).toMatchObject({ code: 0 });
      const half = await typed(['config', 'unset', 'model.endpoint', '--user'], place);
      expect(half).toMatchObject({ code: 1, shown: expect.stringContaining('unset model as a whole') });
      expect(await typed(['config', 'unset', 'model', '--user'], place)).toMatchObject({ code: 0 });
      expect(JSON.parse(readFileSync(userFile(place), 'utf8'))).toEqual({ postgres: address });
    });
  });
});

it('the doctor names the nearest of a key that it does not know', async () => {
  const place = withUser(newPlace({ [CONFIG]: '{"snapshot":false,"ask":{"topn":3}}' }), '{"color":false}');
  const { stdout } = await cli(['doctor'], { cwd: place.project, env: place.env });
  const said = stdout.replaceAll(/\s+/g, ' ');
  expect(said).toContain('Perhaps snapshot is meant to be snapshots.');
  expect(said).toContain('Perhaps ask.topn is meant to be ask.topN.');
  expect(said).toContain('(color is not a setting; the nearest is colour)');
});

it.each([
  [[], 'breaker'],
  [['--user'], 'jobs'],
])('config schema %j is a JSON Schema', async (args, section) => {
  const { stdout } = await ask(newPlace(), 'schema', ...args);
  expect(JSON.parse(stdout)).toMatchObject({ type: 'object', properties: { [section]: expect.anything() } });
});
