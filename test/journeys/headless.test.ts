// `loop run`: Claude Code works without a person, and a script learns the outcome from the exit code.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { changeLoop } from '../../src/adapters/loops/loop-store.ts';
import { listLoops } from '../../src/app/loop/control/control-loop.ts';
import { findOperation } from '../../src/app/operations/nouns.ts';
import { isAlive } from '../../src/app/workspace/is-alive.ts';
import { openWorkspace } from '../../src/app/workspace/workspace.ts';
import { withProgress } from '../../src/core/loop/loop.ts';
import {
  CLIENT_VERSIONS,
  type ClientVersion,
  clientBinary,
  clientEnvironment,
} from '../support/client-binary.ts';
import { drawn, sampleOf } from '../support/depth.ts';
import type { ModelRequest } from '../support/model-request.ts';
import type { Answer, Script, Step } from '../support/model-script.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { initGit, makePlainSample, writeFiles } from '../support/sample-project.ts';
import { endingsOf, journalOf, makePlace, ownersOf, PLUGIN, type Place, runJourney } from './journey.ts';

interface HeadlessRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A user's environment without a terminal: the client is on PATH, the model on this machine. */
const start = (
  version: ClientVersion,
  { cwd, home }: Place,
  server: ModelServer,
  args: readonly string[],
  extra: Readonly<Record<string, string>> = {},
) => {
  const programs = join(home, 'programs');
  mkdirSync(programs, { recursive: true });
  const name = process.platform === 'win32' ? 'claude.exe' : 'claude';
  if (!existsSync(join(programs, name))) symlinkSync(clientBinary(version), join(programs, name));
  const env = clientEnvironment(home, server.url);
  const child = spawn(process.execPath, [join(PLUGIN, 'dist', 'cli.mjs'), 'loop', 'run', ...args], {
    cwd,
    env: { ...env, PATH: [programs, env.PATH].join(delimiter), ...extra },
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
const git = (cwd: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-C', cwd, ...args], { encoding: 'utf8' });

/** Every file of the user's, byte by byte; without the files of git and MSW. */
const filesOf = (cwd: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(cwd, { recursive: true, encoding: 'utf8' })
      .filter((path) => !/^\.(?:git|msw)(?:[\\/]|$)/.test(path) && statSync(join(cwd, path)).isFile())
      .map((path) => [path, readFileSync(join(cwd, path), 'latin1')] as const),
  );

/** The folder that Claude works in, as the client names it. */
const folderOf = (request: ModelRequest): string =>
  /(?:Primary working directory|Working directory): (\S+)/.exec(request.systemText)?.[1] ?? 'no folder';

const CHECK = ['make it ready', '--check', 'node check.js'];
const EDITS = ['--permission-mode', 'acceptEdits'];

const ENDS = [
  ['Ctrl-C', 'SIGINT', 130],
  ['kill -9', 'SIGKILL', null],
] as const;
const isDrawn = drawn('headless runs', 12, 4);
for (const version of sampleOf('headless', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`, 'git')(`loop run on ${version}`, () => {
    const sample = (): Place => {
      const place = makePlace();
      initGit(makePlainSample(place.cwd));
      return place;
    };

    it('works until the checks pass, and exits with 0', async () => {
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
      // The arming, and for each iteration the start and the result of the checks.
      expect(
        run.stderr
          .trim()
          .split('\n')
          .map((line) => line.slice(0, 10)),
      ).toEqual(['msw ▸ loop', 'msw ▸ 1/20', 'msw ▸ 2/20', 'msw ▸ 2/20', 'msw ▸ 2/20']);
      expect(run.requests[0]?.userText).toContain('make it ready');
      expect(run.requests[1]?.userText).toContain('MSW loop: iteration 2 of 20');
    });

    it.runIf(isDrawn())(
      'gives each iteration a context of its own with --fresh, and reports to a script in JSON',
      async () => {
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
        // How often a running check and what Claude does are told depends on how long they take.
        expect(
          events.map(({ event }) => event).filter((event) => event !== 'check' && event !== 'activity'),
        ).toEqual([
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
      },
    );

    it.each(
      sampleOf(
        'exits',
        [
          ['1 when the budget is spent', ['Not yet.'], ['--max-iterations', '2'], 1, 'budget spent'],
          [
            '1 when a cost is spent',
            ['Not yet.'],
            ['--max-cost', '0.0001', '--fresh'],
            1,
            'cost budget of $0.0001 is spent',
          ],
          ['1 when the tokens are spent', ['Not yet.'], ['--max-tokens', '30'], 1, 'of 30 tokens are used'],
          [
            '1 when the tokens of all contexts are spent',
            ['Not yet.'],
            ['--max-tokens', '30', '--fresh'],
            1,
            'of 30 tokens are used',
          ],
          [
            '3 when only a human can continue',
            ['<abort>the key is missing</abort>'],
            [],
            3,
            'the key is missing',
          ],
        ] as const,
        2,
      ),
    )('exits with %s', async (_, main, options, code, said) => {
      const place = sample();
      const run = await headless(version, place, { main }, [...CHECK, ...options]);
      expect(run.stdout + run.stderr).toContain(said);
      expect(run.code).toBe(code);
    });

    it.runIf(isDrawn())(
      'exits with 3 when a tool was refused that nobody could allow, and names it',
      async () => {
        const place = sample();
        const run = await headless(
          version,
          place,
          { main: [read(place.cwd), write(place.cwd, 'ready\n'), 'I may not.'] },
          [...CHECK, ...['--max-iterations', '2']],
        );
        expect(run.code).toBe(3);
        expect(run.stderr).toContain('nothing allows Claude to change a file');
        expect(run.stdout).toContain('Not allowed: Write; see --permission-mode');
        expect(readFileSync(join(place.cwd, 'value.txt'), 'utf8')).not.toBe('ready\n');
      },
    );

    it.each(
      sampleOf(
        'verdicts of claude -p',
        [
          ['done', 'ready\n', [], /^msw ▸ 1\/20 · done and proven: /],
          [
            'not done',
            'not yet',
            ['--max-iterations 1'],
            /^msw ▸ 1\/1 · budget spent, all 1 iteration is used/,
          ],
        ] as const,
        1,
      ),
    )('makes claude -p end with the verdict of a loop that is %s', async (_, content, options, words) => {
      const place = sample();
      const run = await runJourney({
        ...place,
        version,
        prompt: ['/msw:loop "make it ready" --check "node check.js"', ...options].join(' '),
        // As asked: the line between the quotation marks.
        script: {
          rules: [
            {
              when: /has ended or is paused/,
              answer: ({ userText }) => /“([^”]+)”/.exec(userText)?.[1] ?? '',
            },
          ],
          main: [read(place.cwd), write(place.cwd, content), 'I would say that it is.'],
        },
        args: EDITS,
      });
      expect(run.results.at(-1)?.result).toMatch(words);
    });

    it.runIf(isDrawn())('makes claude -p end with the reason why a command was refused', async () => {
      const run = await runJourney({
        ...sample(),
        version,
        prompt: '/msw:loop "make it ready" --chek "node check.js"',
        script: { main: ['Never asked.'] },
      });
      expect(run.requests).toEqual([]);
      expect(run.results.at(-1)?.result).toContain('Unknown option --chek: did you mean --check?');
    });

    it.runIf(isDrawn())(
      'works on a branch of its own with --worktree, and leaves a dirty tree as it is',
      async () => {
        const place = sample();
        const { cwd } = place;
        writeFiles(cwd, {
          '.gitignore': 'node_modules/\n',
          'node_modules/dep/index.js': 'module.exports = 1;\n',
          'check.js': `require('dep');\n${readFileSync(join(cwd, 'check.js'), 'utf8')}`,
        });
        git(cwd, 'add', '-A');
        git(cwd, 'commit', '-qm', 'a package that is needed');
        writeFiles(cwd, { 'mine.txt': 'unsaved work\n', 'README.md': 'half a sentence' });
        const before = filesOf(cwd);
        const run = await headless(
          version,
          place,
          {
            main: [
              (request) => ({
                tools: [
                  {
                    name: 'Write',
                    input: { file_path: join(folderOf(request), 'new.txt'), content: 'new\n' },
                  },
                ],
              }),
              (request) => ({
                tools: [
                  {
                    name: 'Bash',
                    input: { command: `printf 'ready\\n' > "${folderOf(request)}/value.txt"` },
                  },
                ],
              }),
              'It is ready.',
            ],
          },
          [...CHECK, ...EDITS, '--allowed-tools', 'Bash', '--worktree'],
        );
        expect(run.code, run.stderr + run.stdout).toBe(0);
        expect(filesOf(cwd)).toEqual(before);
        const [, branch = ''] = /git merge (msw\/make-it-ready-[0-9a-f]{6})/.exec(run.stdout) ?? [];
        const changed = git(cwd, 'diff', '--name-only', `HEAD...${branch}`).trim().split('\n');
        expect(changed).toEqual(['new.txt', 'value.txt']);
        expect(git(cwd, 'log', '-1', '--format=%s', branch).trim()).toBe('msw: make it ready');
        // The user merges it, and the check passes in the user's own tree.
        git(cwd, 'merge', '--quiet', branch);
        execFileSync(process.execPath, ['check.js'], { cwd });
      },
    );

    it.runIf(isDrawn())('can be watched from another terminal while a long check runs', async () => {
      const place = sample();
      const { cwd, home } = place;
      writeFiles(cwd, {
        'long.js': `console.log('building module 7');
          const { existsSync } = require('node:fs');
          const timer = setInterval(() => existsSync('go') && clearInterval(timer), 50);`,
        'value.txt': 'other\n',
      });
      const server = await startModelServer({ main: [read(cwd), write(cwd, 'ready\n'), 'It is ready.'] });
      onTestFinished(() => server.close());
      const checks = ['--check', 'node check.js', '--check', 'slow=node long.js', '--no-baseline'];
      const { ended } = start(version, place, server, ['make it ready', ...checks, ...EDITS]);
      const frames: string[] = [];
      const status = await findOperation('status');
      const look = async (watch: boolean) => {
        const reply = await status.call(
          {
            folder: cwd,
            origin: 'named',
            cwd,
            env: { ...process.env, HOME: home, MSW_HOME: join(home, 'msw-home') },
            // Ten minutes of the check in an instant.
            now: () => Date.now() + 595_000,
            caller: { mark: null, isTerminal: true },
            tell: () => {},
            emit: () => {},
            show: (lines) => frames.push(lines.join('\n')),
          },
          { watch },
        );
        return 'text' in reply ? reply.text() : reply.reason;
      };
      const soon = { timeout: 60_000, interval: 100 };
      await vi.waitUntil(async () => (await look(false)).includes('check 2 of 2'), soon);
      const watching = look(true);
      await vi.waitUntil(() => frames.some((frame) => frame.includes('building module 7')), soon);
      writeFiles(cwd, { go: '' });
      expect((await ended).code).toBe(0);
      // The watcher ends with the loop, and says how the loop ended.
      expect(await watching).toMatch(/^The last loop \(.*\) ended \d+ minutes ago: done, every check passed/);
      const frame = frames.find((one) => one.includes('building module 7')) ?? '';
      expect(frame).toMatch(
        /^Loop \S+ \(running the checks\)\n {2}now {8}slow, check 2 of 2, for 9:5\d of at most 10:00\n/,
      );
    });

    it.runIf(isDrawn())('creates no branch for a run that is refused', async () => {
      const place = sample();
      const run = await headless(version, place, { main: ['Never asked.'] }, [
        ...['make it ready', '--plan', 'nowhere.md', '--worktree=trial'],
      ]);
      expect(run.code).toBe(2);
      expect(git(place.cwd, 'branch', '--format=%(refname:short)').trim().split('\n')).toHaveLength(1);
      expect(git(place.cwd, 'worktree', 'list').trim().split('\n')).toHaveLength(1);
    });

    it.runIf(isDrawn())('asks no model when it is misused, and exits with 2', async () => {
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

    /** As the API words it. */
    const limitUntil = (end: number): Answer => ({
      status: 400,
      error: {
        type: 'invalid_request_error',
        message: `You have reached your specified API usage limits. You will regain access on ${new Date(end).toISOString().slice(0, 16).replace('T', ' at ')} UTC.`,
      },
    });
    const HOUR = 60 * 60_000;

    it.each(sampleOf('usage limits', [[[]], [['--fresh']]], 1))(
      'continues after a usage limit that names its end %j',
      async (options) => {
        const place = sample();
        let isOver = false;
        const server = await startModelServer({
          rules: [{ when: () => !isOver, answer: limitUntil(Date.now() - HOUR) }],
          main: [read(place.cwd), write(place.cwd, 'ready\n'), 'It is ready.'],
        });
        onTestFinished(() => server.close());
        const { child, ended } = start(version, place, server, [...CHECK, ...EDITS, ...options]);
        // The client asks several times before it gives up, and so does the limit once more.
        child.stderr.on('data', (chunk) => {
          if (String(chunk).includes('waiting until')) isOver = true;
        });
        const run = await ended;
        expect(run.stderr).toMatch(
          /You will regain access on .* · waiting until \d{4}-\d\d-\d\d \d\d:\d\d UTC/,
        );
        expect(run.stderr).toContain('continues with iteration 1 of 20');
        expect(run.code, run.stderr + run.stdout).toBe(0);
      },
    );

    it.runIf(isDrawn())('waits no longer than it may, and says how to continue', async () => {
      const place = sample();
      const args = [...CHECK, ...EDITS, '--max-wait', '1'];
      const run = await headless(version, place, { main: [limitUntil(Date.now() + 20 * HOUR)] }, args);
      expect(run.code).toBe(1);
      expect(run.stdout).toContain('the usage limit is reached, Claude Code ended with an error: ');
      expect(run.stdout).toContain(`cli.mjs" loop run --resume ${loopOf(place)}`);
      expect(endingsOf(place.cwd)).toEqual(['usage-limit']);
    });

    it.runIf(isDrawn())('shows until when it waits, and Ctrl-C ends that too', async () => {
      const place = sample();
      const end = Date.now() + 20 * HOUR;
      const server = await startModelServer({ main: [limitUntil(end)] });
      onTestFinished(() => server.close());
      const { child, ended } = start(version, place, server, [...CHECK, ...EDITS]);
      child.stderr.on('data', (chunk) => {
        if (String(chunk).includes('waiting until')) child.kill('SIGINT');
      });
      const run = await ended;
      const until = new Date(end + 60_000).toISOString().slice(0, 16).replace('T', ' ');
      expect(run.stderr).toContain(`waiting until ${until} UTC (at most --max-wait 168 hours)`);
      expect(run.code).toBe(130);
      expect(run.stdout + run.stderr).toContain('interrupted, by Ctrl-C');
    });

    it.runIf(isDrawn())('shows that the client asks again', async () => {
      const place = sample();
      const rejected = { type: 'rate_limit_error', message: 'This request would exceed your limits' };
      const run = await headless(
        version,
        place,
        {
          main: [
            ...[1, 2].map(() => ({ status: 429, error: rejected })),
            ...[read(place.cwd), write(place.cwd, 'ready\n'), 'It is ready.'],
          ],
        },
        [...CHECK, ...EDITS],
      );
      expect(run.stderr).toMatch(
        /the API answers 429 \(rate_limit\): Claude Code asks again in \d+ s, retry 2 of/,
      );
      expect(run.code).toBe(0);
    });

    it.runIf(isDrawn())('says that the context is full, and names --fresh', async () => {
      const place = sample();
      const tooLong = {
        type: 'invalid_request_error',
        message: 'prompt is too long: 1000123 tokens > 1000000 maximum',
      };
      const run = await headless(version, place, { main: [{ status: 400, error: tooLong }] }, CHECK);
      expect(run.code).toBe(1);
      expect(run.stdout).toMatch(/the context is full, Claude Code ended with an error: Prompt is too long/);
      expect(run.stdout).toMatch(/Continue: .*loop run --resume \S+ --fresh/);
    });

    it.runIf(isDrawn())('arms nothing when nobody is logged in, and exits with 3', async () => {
      const place = sample();
      const server = await startModelServer({});
      onTestFinished(() => server.close());
      const run = await start(version, place, server, CHECK, { ANTHROPIC_API_KEY: '' }).ended;
      expect(run.code).toBe(3);
      expect(run.stderr).toContain('Claude Code is not logged in: start claude, type /login');
      expect(existsSync(join(place.cwd, '.msw'))).toBe(false);
    });

    it.runIf(process.platform === 'linux')('continues at once after a reboot', async () => {
      const place = sample();
      const server = await startModelServer({ main: ['Not yet.', { hang: true }] });
      onTestFinished(() => server.close());
      const run = start(version, place, server, [...CHECK, ...EDITS]);
      await server.waitForRequest((request) => request.userText.includes('iteration 2 of 20'));
      await reboot(place, run);
      server.use({ main: [read(place.cwd), write(place.cwd, 'ready\n'), 'Now it is ready.'] });
      const again = await start(version, place, server, ['--resume', loopOf(place), ...EDITS]).ended;
      expect(again.stderr).toMatch(
        /continues with iteration 2 of 20\. Taken over from a session that ended when this machine was restarted; its last sign of life was \d min ago\./,
      );
      expect(again.code, again.stderr + again.stdout).toBe(0);
    });

    it.each(sampleOf('ends of a headless run', ENDS, 1))(
      'leaves a loop that can be continued after %s, once',
      async (_, signal, code) => {
        const place = sample();
        const server = await startModelServer({ main: ['Not yet.', { hang: true }] });
        try {
          const { child, ended } = start(version, place, server, [...CHECK, ...EDITS]);
          await server.waitForRequest((request) => request.userText.includes('iteration 2 of 20'));
          const busy = await start(version, place, server, ['--resume', loopOf(place)]).ended;
          expect(busy).toMatchObject({ code: 2, stdout: '' });
          child.kill(signal);
          const interrupted = await ended;
          expect(interrupted.code).toBe(code);
          if (code !== null) expect(interrupted.stderr).toContain('interrupted, by Ctrl-C or a signal');
          const before = server.requests.length;
          server.use({ main: [read(place.cwd), write(place.cwd, 'ready\n'), 'Now it is.'] });
          const again = await start(version, place, server, ['--resume', loopOf(place), ...EDITS]).ended;
          expect(again.stdout + again.stderr).toContain('done and proven');
          expect(again.code).toBe(0);
          expect(server.requests[before]?.userText).toMatch(
            /continues: iteration 2 of 20.*iteration-001\.md/s,
          );
          expect(ownersOf(place.cwd)).toEqual([]);
        } finally {
          await server.close();
        }
      },
    );
  });
}

/** As after a power cut: no process had time for anything, and this machine has another boot. */
const reboot = async (
  { cwd, home }: Place,
  { child, ended }: Pick<ReturnType<typeof start>, 'child' | 'ended'>,
): Promise<void> => {
  const opened = openWorkspace(cwd, { MSW_HOME: join(home, 'msw-home') });
  if (opened.status === 'refused') throw new Error(opened.reason);
  const [loop] = listLoops(opened.workspace);
  const { owner } = loop?.progress ?? {};
  if (loop === undefined || owner?.pid == null) throw new Error('nobody owns the loop');
  child.kill('SIGKILL');
  await ended;
  process.kill(owner.pid, 'SIGKILL');
  await vi.waitUntil(() => !isAlive(owner.pid ?? 0), { timeout: 20_000 });
  const later = { ...owner, pid: process.pid, boot: 'an earlier boot' };
  await changeLoop(opened.workspace, loop.terms.session, (current) => ({
    loop: current === null ? null : withProgress(current, { owner: later }),
    value: null,
  }));
};

const loopOf = ({ cwd }: Place): string => readdirSync(join(cwd, '.msw', 'loops'))[0] ?? '';
