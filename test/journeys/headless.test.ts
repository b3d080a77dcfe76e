// `loop run`: Claude Code works without a person, and a script learns from the exit code what came of it.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';
import {
  CLIENT_VERSIONS,
  type ClientVersion,
  clientBinary,
  clientEnvironment,
} from '../support/client-binary.ts';
import type { Script, Step } from '../support/model-script.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { initGit, makePlainSample } from '../support/sample-project.ts';
import { endingsOf, journalOf, makePlace, ownersOf, PLUGIN, type Place } from './journey.ts';

interface HeadlessRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A user's terminal without a terminal: the client is on the PATH, the model on this machine. */
const start = (
  version: ClientVersion,
  { cwd, home }: Place,
  server: ModelServer,
  args: readonly string[],
) => {
  const programs = join(home, 'programs');
  mkdirSync(programs, { recursive: true });
  const name = process.platform === 'win32' ? 'claude.exe' : 'claude';
  if (!existsSync(join(programs, name))) symlinkSync(clientBinary(version), join(programs, name));
  const env = clientEnvironment(home, server.url);
  const child = spawn(process.execPath, [join(PLUGIN, 'dist', 'cli.mjs'), 'loop', 'run', ...args], {
    cwd,
    env: { ...env, PATH: [programs, env.PATH].join(delimiter) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const ended = new Promise<HeadlessRun>((resolve) => {
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
  return { child, ended };
};

const headless = async (version: ClientVersion, place: Place, script: Script, args: readonly string[]) => {
  const server = await startModelServer(script);
  try {
    const run = await start(version, place, server, args).ended;
    return { ...run, requests: [...server.requests] };
  } finally {
    await server.close();
  }
};

const read = (cwd: string): Step => ({
  tools: [{ name: 'Read', input: { file_path: join(cwd, 'value.txt') } }],
});
const write = (cwd: string, content: string): Step => ({
  tools: [{ name: 'Write', input: { file_path: join(cwd, 'value.txt'), content } }],
});
const CHECK = ['make it ready', '--check', 'node check.js'];
const EDITS = ['--permission-mode', 'acceptEdits'];

for (const version of CLIENT_VERSIONS) {
  requireOrSkip(`client ${version}`, 'git')(`loop run on ${version}`, () => {
    const sample = (): Place => {
      const place = makePlace();
      initGit(makePlainSample(place.cwd));
      return place;
    };

    it('works until the checks pass, and ends with 0', async () => {
      const place = sample();
      const run = await headless(
        version,
        place,
        {
          main: ['I would say that it is.', read(place.cwd), write(place.cwd, 'ready\n'), 'Now it is ready.'],
        },
        [...CHECK, ...EDITS],
      );
      expect(run.code).toBe(0);
      expect(endingsOf(place.cwd)).toEqual(['done']);
      expect(run.stdout).toContain('done and proven');
      // The arming, and for each iteration that the checks run and what they say.
      expect(
        run.stderr
          .trim()
          .split('\n')
          .map((line) => line.slice(0, 10)),
      ).toEqual(['msw ▸ loop', 'msw ▸ 1/20', 'msw ▸ 2/20', 'msw ▸ 2/20', 'msw ▸ 2/20']);
      expect(run.requests[0]?.userText).toContain('make it ready');
      expect(run.requests[1]?.userText).toContain('MSW loop: iteration 2 of 20');
    });

    it('gives each iteration a context of its own with --fresh, and tells a script in JSON', async () => {
      const place = sample();
      const run = await headless(
        version,
        place,
        {
          main: [
            'FIRST THOUGHT: it is ready.',
            'SECOND THOUGHT: it is surely ready.',
            read(place.cwd),
            write(place.cwd, 'ready\n'),
            'Now it is.',
          ],
        },
        [...CHECK, ...EDITS, '--fresh', '--json'],
      );
      expect(run.code).toBe(0);
      const events = run.stdout
        .trim()
        .split('\n')
        .map((line): Record<string, unknown> => ({ ...JSON.parse(line) }));
      expect(events.map(({ event }) => event)).toEqual([
        'armed',
        ...['context', 'checking', 'turn', 'context', 'checking', 'turn', 'context', 'checking', 'turn'],
        'ended',
      ]);
      expect(events.at(-1)).toMatchObject({ code: 0, verdict: 'proven', denied: [], next: null });
      const [, second, ...third] = run.requests.map(({ messages }) => JSON.stringify(messages));
      expect(second).toContain('iteration-001.md');
      expect(second).not.toContain('FIRST THOUGHT');
      expect(third).toHaveLength(3);
      expect(third.join('')).not.toMatch(/FIRST THOUGHT|SECOND THOUGHT/);
      expect(readFileSync(join(place.cwd, 'value.txt'), 'utf8')).toBe('ready\n');
    });

    it.each([
      ['1 when the budget is spent', ['Not yet.'], ['--max-iterations', '2'], 1, 'budget spent'],
      [
        '1 when a cost is spent',
        ['Not yet.'],
        ['--max-cost', '0.0001', '--fresh'],
        1,
        'cost budget of $0.0001 is spent',
      ],
      [
        '3 when only a human can continue',
        ['<abort>the key is missing</abort>'],
        [],
        3,
        'the key is missing',
      ],
    ])('ends with %s', async (_, main, options, code, said) => {
      const place = sample();
      const run = await headless(version, place, { main }, [...CHECK, ...options]);
      expect(run.stdout + run.stderr).toContain(said);
      expect(run.code).toBe(code);
    });

    it('ends with 3 when a tool was refused that nobody could allow, and names it', async () => {
      const place = sample();
      const run = await headless(
        version,
        place,
        { main: [read(place.cwd), write(place.cwd, 'ready\n'), 'I may not.'] },
        [...CHECK, ...['--max-iterations', '2']],
      );
      expect(run.code).toBe(3);
      expect(run.stdout).toContain('Not allowed: Write; see --permission-mode');
      expect(readFileSync(join(place.cwd, 'value.txt'), 'utf8')).not.toBe('ready\n');
    });

    it('asks nothing when it was asked wrongly, and ends with 2', async () => {
      const place = sample();
      const misused = [
        [],
        ['do it', '--chek', 'true'],
        ['do it', '--check', 'true', '--max-cost', 'much'],
        ['do it', '--resume', 'x'],
        ['do it'],
      ];
      for (const args of misused) {
        const run = await headless(version, place, {}, args);
        expect([args, run.code, run.requests]).toEqual([args, 2, []]);
        expect(run.stderr.trim().split('\n')).toHaveLength(1);
      }
      expect(journalOf(place.cwd)).not.toContain('loop-armed');
    });

    it.each([
      ['Ctrl-C', 'SIGINT', 130],
      ['kill -9', 'SIGKILL', null],
    ] as const)('leaves a loop that continues after %s, once', async (_, signal, code) => {
      const place = sample();
      const server = await startModelServer({ main: ['Not yet.', { hang: true }] });
      try {
        const { child, ended } = start(version, place, server, [...CHECK, ...EDITS]);
        await server.waitForRequest((request) => request.userText.includes('iteration 2 of 20'));
        const busy = await start(version, place, server, ['--resume', loopOf(place)]).ended;
        expect(busy).toMatchObject({ code: 2, stdout: '' });
        child.kill(signal);
        expect((await ended).code).toBe(code);
        const before = server.requests.length;
        server.use({ main: [read(place.cwd), write(place.cwd, 'ready\n'), 'Now it is.'] });
        const again = await start(version, place, server, ['--resume', loopOf(place), ...EDITS]).ended;
        expect(again.stdout + again.stderr).toContain('done and proven');
        expect(again.code).toBe(0);
        expect(server.requests[before]?.userText).toMatch(/continues: iteration 2 of 20.*iteration-001\.md/s);
        expect(ownersOf(place.cwd)).toEqual([]);
      } finally {
        await server.close();
      }
    });
  });
}

const loopOf = ({ cwd }: Place): string => readdirSync(join(cwd, '.msw', 'loops'))[0] ?? '';
