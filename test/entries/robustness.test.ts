// Whatever arrives on stdin, a hook exits with 0 and prints nothing or one JSON object.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countOf, sampleOf } from '../support/depth.ts';
import { sampled } from '../support/sampled.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { answerOf, HOOKS, makeClient, SESSION, SILENT, stopFields, useBuild } from './built.ts';

sampled();

const dist = useBuild();

const GARBAGE: readonly (string | Buffer)[] = [
  '',
  ' ',
  'null',
  '[]',
  '"x"',
  '5',
  '{',
  '{}',
  '{"session_id":5}',
  `{"session_id":"${SESSION}"}`,
  `{"session_id":"${SESSION}","cwd":"/\\u0000"}`,
  `{"session_id":"${SESSION}","last_assistant_message":{},"background_tasks":"x","agent_id":[]}`,
  `{"session_id":"${SESSION}","command_name":"msw:loop","command_args":null}`,
  `{"session_id":"${SESSION}","command_name":"msw:unknown"}`,
  '\uFEFF{"__proto__":{"session_id":"x"}}',
  Buffer.from([0xff, 0xfe, 0x00, 0x7b, 0x7d]),
  'x'.repeat(3_000_000),
  '['.repeat(200_000),
];

describe('garbage on stdin', () => {
  it.each(HOOKS)('%s exits with 0 and prints at most one object, with and without a loop', async (hook) => {
    const client = makeClient(dist());
    for (const round of ['without', 'with']) {
      if (round === 'with') await client.type('loop', '"Fix it" --no-check --promise DONE');
      for (const stdin of sampleOf(`garbage for ${hook}, ${round}`, GARBAGE, 7)) {
        const run = await client.raw(hook, stdin);
        expect(run).toMatchObject({ code: 0, stderr: '' });
        if (run.stdout !== '') expect(typeof answerOf(run)).toBe('object');
      }
    }
  });

  it.each(HOOKS)('%s accepts any JSON in any field', async (hook) => {
    const client = makeClient(dist());
    await client.type('loop', '"Fix it" --no-check --promise DONE');
    const keys = Object.keys({
      ...stopFields(),
      agent_id: 0,
      agent_type: 0,
      command_name: 0,
      command_args: 0,
      source: 0,
    });
    const inputs = fc.dictionary(
      fc.constantFrom(...keys, 'reason', 'error', 'transcript_path'),
      fc.jsonValue(),
    );
    await fc.assert(
      fc.asyncProperty(inputs, async (input) => {
        const run = await client.raw(hook, JSON.stringify({ ...input, session_id: SESSION }));
        expect(run).toMatchObject({ code: 0, stderr: '' });
        if (run.stdout !== '') expect(typeof answerOf(run)).toBe('object');
      }),
      { numRuns: countOf(12, 5) },
    );
  });
});

/** The other one is called only when Claude took a way. */
const UNASKED = HOOKS.filter((hook) => hook !== 'way-taken');

describe('odd surroundings', () => {
  const STATES = [
    SESSION,
    `{"loops":{"${SESSION}":`,
    `["${SESSION}"]`,
    `{"version":99,"loops":{"${SESSION}":{}}}`,
    `{"version":1,"loops":{"${SESSION}":null}}`,
    `{"version":1,"loops":{"${SESSION}":{"id":"x","session":"${SESSION}"}}}`,
    `{"version":"x","loops":["${SESSION}"]}`,
    `\u0000${SESSION}`,
  ];

  it.each(HOOKS)('%s survives any state file that names its session', async (hook) => {
    for (const text of STATES) {
      const client = makeClient(dist());
      mkdirSync(join(client.project, '.msw'));
      writeFileSync(join(client.project, '.msw', 'ralph-state.json'), text);
      const run = await client.call(hook, stopFields());
      expect(run).toMatchObject({ code: 0, stderr: '' });
      if (run.stdout !== '') expect(Object.keys(answerOf(run))).toEqual(['systemMessage']);
    }
  });

  it.each(HOOKS)('%s survives a missing project, and having none at all', async (hook) => {
    const client = makeClient(dist());
    const { CLAUDE_PROJECT_DIR: _, ...without } = client.env;
    const input = JSON.stringify({ session_id: SESSION, ...stopFields() });
    for (const env of [without, { ...client.env, CLAUDE_PROJECT_DIR: '/nowhere/at/all' }]) {
      expect(await client.raw(hook, input, env)).toMatchObject({ code: 0, stderr: '' });
    }
  });

  const odd = (): readonly (readonly [what: string, variables: Readonly<Record<string, string>>])[] => {
    const folder = tempFolder();
    symlinkSync('loop', join(folder, 'loop'));
    writeFileSync(join(folder, 'file'), '');
    return [
      ['a home that leads nowhere', { HOME: join(folder, 'loop') }],
      ['a file for a home', { HOME: join(folder, 'file') }],
      ['a home with an endless name', { HOME: join(folder, 'x'.repeat(5000)) }],
      ['a home without a name', { HOME: '' }],
      ['a folder that cannot be made', { MSW_HOME: join(folder, 'loop', 'msw') }],
      ...(process.platform === 'linux'
        ? [
            ['a home that may not exist', { HOME: '/proc/nowhere' }] as const,
            ['a folder where nothing can be made', { MSW_HOME: '/proc/nowhere/msw' }] as const,
          ]
        : []),
    ];
  };

  it.skipIf(process.platform === 'win32')(
    'hooks have nothing to say and nothing to do without a user folder, unless something was asked',
    async () => {
      const client = makeClient(dist());
      const { HOME: _, MSW_HOME: __, ...without } = client.env;
      const typed = { session_id: SESSION, command_name: 'msw:loop', command_args: '"x" --check true' };
      for (const [what, variables] of odd()) {
        const env = { ...without, ...variables };
        for (const hook of UNASKED) {
          const input = JSON.stringify({ session_id: SESSION, ...stopFields() });
          expect([what, hook, await client.raw(hook, input, env)]).toEqual([what, hook, SILENT]);
        }
        const run = await client.raw('command', JSON.stringify(typed), env);
        const answer = answerOf(run);
        expect([what, run.code, answer.decision]).toEqual([what, 0, 'block']);
        expect(answer.reason).toMatch(/user folder.* set MSW_HOME to /s);
      }
      expect(readdirSync(client.project)).toEqual([]);
    },
    300_000,
  );

  it('an old node is named once something was asked, and begins nothing', async () => {
    const client = makeClient(dist());
    const preload = join(tempFolder(), 'old.cjs');
    writeFileSync(
      preload,
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } });",
    );
    const env = { ...client.env, NODE_OPTIONS: `--require "${preload}"` };
    for (const hook of UNASKED.filter((one) => one !== 'command')) {
      const input = JSON.stringify({ session_id: SESSION, ...stopFields() });
      expect([hook, await client.raw(hook, input, env)]).toEqual([hook, SILENT]);
    }
    const typed = { session_id: SESSION, command_name: 'msw:loop', command_args: '"x" --check true' };
    const answer = answerOf(await client.raw('command', JSON.stringify(typed), env));
    expect(answer).toEqual({
      decision: 'block',
      reason: expect.stringMatching(/^msw ▸ stepped aside: MSW needs Node 20 or newer, and .* 18\.20\.8 \(/),
    });
    expect(readdirSync(client.project)).toEqual([]);
    for (const program of ['cli', 'mcp']) {
      const ran = spawnSync(process.execPath, [join(dist(), `${program}.mjs`), 'doctor'], { env });
      expect([program, ran.status, String(ran.stderr)]).toEqual([
        program,
        2,
        expect.stringMatching(/^MSW needs Node 20 or newer, and this is 18\.20\.8 \(.*\)\.\n$/),
      ]);
    }
  });

  // The permit hook is self-contained.
  it.each(HOOKS.filter((hook) => hook !== 'permit'))(
    '%s of a plugin that lost its other files says so and holds no session',
    async (hook) => {
      const bare = tempFolder();
      cpSync(join(dist(), 'hooks'), join(bare, 'hooks'), { recursive: true });
      const client = makeClient(dist());
      await client.type('loop', '"Fix it" --no-check --promise DONE');
      const incomplete = { ...makeClient(bare), project: client.project };
      const input = JSON.stringify({ session_id: SESSION, ...stopFields() });
      const run = await incomplete.raw(hook, input, client.env);
      expect(run).toMatchObject({ code: 0, stderr: '' });
      expect(answerOf(run).systemMessage).toContain('the plugin is incomplete');
    },
  );
});
