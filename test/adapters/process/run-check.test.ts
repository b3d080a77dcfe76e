// Real processes. The programs are Node scripts wherever shells would differ between systems.

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkEnvironment, runCheck, withOwnProgram } from '../../../src/adapters/process/run-check.ts';
import { bundleText } from '../../support/bundle.ts';
import { endProcesses } from '../../support/process-tree.ts';
import { sampled } from '../../support/sampled.ts';
import { tempFolder } from '../../support/temp-folder.ts';

sampled();

const onPosix = it.skipIf(process.platform === 'win32');
/** Where the environment of a process can be read. */
const onLinux = it.skipIf(process.platform !== 'linux');
const MINUTE = 60_000;

/** A shell line that runs `source` as a script of its own in `folder`. */
const nodeLine = (folder: string, source: string, name = 'script.cjs'): string => {
  writeFileSync(join(folder, name), source);
  return `"${process.execPath}" ${name}`;
};

const pidsIn = (path: string): number[] =>
  existsSync(path) ? readFileSync(path, 'utf8').trim().split(/\s+/).map(Number) : [];

describe('the result of a check', () => {
  it('has its exit code and both streams in order', async () => {
    const cwd = tempFolder();
    const command = nodeLine(cwd, `console.log('out'); console.error('err'); process.exitCode = 3;`);
    const run = await runCheck({ command, cwd, timeoutMs: MINUTE });
    expect(run).toMatchObject({
      command,
      exitCode: 3,
      signal: null,
      timedOut: false,
      droppedBytes: 0,
      startError: null,
    });
    expect(run.output.split('\n').sort()).toEqual(['', 'err', 'out']);
    expect(run.durationMs).toBeGreaterThan(0);
  });

  it('comes from the user’s exact line: quotes, operators and variables are the shell’s', async () => {
    const cwd = tempFolder();
    mkdirSync(join(cwd, 'inner'));
    const run = await runCheck({ command: 'cd inner && echo "a  b" && exit 4', cwd, timeoutMs: MINUTE });
    expect(run.exitCode).toBe(4);
    expect(run.output).toContain('a  b');
    expect(process.cwd()).not.toContain('inner');
  });

  it('comes from the given folder, also relative to a root', async () => {
    const root = tempFolder();
    mkdirSync(join(root, 'app'));
    const command = nodeLine(join(root, 'app'), 'console.log(process.cwd())');
    const run = await runCheck({ command, cwd: 'app', root, timeoutMs: MINUTE });
    expect(run.output.trim()).toBe(join(root, 'app'));
  });

  it('comes from a run without input and with a plain environment', async () => {
    const cwd = tempFolder();
    const source = `const { CI, NO_COLOR, MINE, CLAUDECODE } = process.env;
      console.log(JSON.stringify({ CI, NO_COLOR, MINE, CLAUDECODE }));
      process.stdin.on('end', () => console.log('ended')).resume();`;
    const run = await runCheck({
      command: nodeLine(cwd, source),
      cwd,
      timeoutMs: MINUTE,
      env: { MINE: 'x' },
    });
    expect(run.output).toBe('{"CI":"true","NO_COLOR":"1","MINE":"x"}\nended\n');
  });

  it('keeps characters whole across chunks and tolerates bytes that are not UTF-8', async () => {
    const cwd = tempFolder();
    const source = `const bytes = Buffer.from('größe ✓ 🙂\\n');
      (async () => {
        for (const byte of bytes) await new Promise((done) => process.stdout.write(Buffer.from([byte]), done));
        process.stdout.write(Buffer.from([0x66, 0xff, 0xfe, 0x6f, 0x0a]));
      })();`;
    const run = await runCheck({ command: nodeLine(cwd, source), cwd, timeoutMs: MINUTE });
    expect(run.output).toBe('größe ✓ 🙂\nf\uFFFD\uFFFDo\n');
  });

  it('says so if the check cannot be started', async () => {
    const cwd = tempFolder();
    const missing = await runCheck({ command: 'msw-no-such-program', cwd, timeoutMs: MINUTE });
    expect(missing.startError).toBeNull();
    expect(missing.exitCode).toBe(process.platform === 'win32' ? 1 : 127);
    const nowhere = await runCheck({ command: 'echo', cwd: join(cwd, 'gone'), timeoutMs: MINUTE });
    expect(nowhere).toMatchObject({ exitCode: null, timedOut: false, output: '' });
    expect(nowhere.startError).toContain('gone');
    const impossible = await runCheck({ command: 'echo \0', cwd, timeoutMs: MINUTE });
    expect(impossible).toMatchObject({
      exitCode: null,
      output: '',
      startError: expect.stringMatching(/null byte/),
    });
  });

  onPosix('has no exit code if a signal ended the check', async () => {
    const run = await runCheck({ command: 'kill -9 $$', cwd: tempFolder(), timeoutMs: MINUTE });
    expect(run).toMatchObject({ exitCode: null, signal: 'SIGKILL', timedOut: false });
  });
});

/** Starts a grandchild that ignores SIGTERM, writes down both pids, then runs `then`. */
const family = (then: string) => `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', "process.on('SIGTERM', () => {}); process.on('SIGHUP', () => {}); console.log('up'); setInterval(() => {}, 1000)"], { stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.once('data', () => {
    require('node:fs').writeFileSync('pids', process.pid + ' ' + child.pid);
    console.log('ready');
    ${then}
  });`;

it.each([
  [
    'msw-protocol notebook query "why?" | grep -q because',
    'node "/msw/cli.mjs" notebook query "why?" | grep -q because',
  ],
  ['cd docs && msw-protocol notebook query why', 'cd docs && node "/msw/cli.mjs" notebook query why'],
  ['my-msw-protocol notebook query why', 'my-msw-protocol notebook query why'],
  ['msw-protocol loop stop', 'msw-protocol loop stop'],
])('%s runs as %s where only the plugin is installed', (command, runs) => {
  const program = join(tempFolder(), 'cli.mjs');
  expect(withOwnProgram(command, program)).toBe(command);
  writeFileSync(program, '');
  const own = `"${process.execPath}" "${program}"`;
  expect(withOwnProgram(command, program)).toBe(runs.replace('node "/msw/cli.mjs"', () => own));
});

describe('a process left behind by a check', () => {
  it('is ended at the time limit, with children that ignore the request', async () => {
    const cwd = tempFolder();
    const command = nodeLine(cwd, family('process.on("SIGTERM", () => process.exit(0));'));
    const run = await runCheck({ command, cwd, timeoutMs: 1500 });
    expect(run).toMatchObject({ timedOut: true, exitCode: null, output: 'ready\n' });
    const pids = pidsIn(join(cwd, 'pids'));
    expect(pids).toHaveLength(2);
    expect(await endProcesses(pids)).toEqual([]);
  });

  onPosix('is found at the time limit even in a session of its own', async () => {
    const cwd = tempFolder();
    const source = `const { spawn } = require('node:child_process');
      const child = spawn('sleep', ['300'], { detached: true, stdio: 'ignore' });
      require('node:fs').writeFileSync('pids', process.pid + ' ' + child.pid);`;
    const run = await runCheck({ command: nodeLine(cwd, source), cwd, timeoutMs: 1500 });
    expect(run.timedOut).toBe(true);
    const pids = pidsIn(join(cwd, 'pids'));
    expect(pids).toHaveLength(2);
    expect(await endProcesses(pids)).toEqual([]);
  });

  onPosix('does not delay a finished check, although it holds the pipe', async () => {
    const cwd = tempFolder();
    const inner = nodeLine(
      cwd,
      `require('node:fs').writeFileSync('pids', String(process.pid)); setInterval(() => {}, 1000);`,
    );
    const command = `${inner} & while [ ! -s pids ]; do :; done; echo done; exit 5`;
    const run = await runCheck({ command, cwd, timeoutMs: MINUTE });
    expect(run).toMatchObject({ exitCode: 5, timedOut: false, output: 'done\n' });
    expect(await endProcesses(pidsIn(join(cwd, 'pids')))).toEqual([]);
  });

  onPosix('is ended even if it released the pipe', async () => {
    const cwd = tempFolder();
    const command = 'sleep 300 >/dev/null 2>&1 & echo $! > pids';
    expect((await runCheck({ command, cwd, timeoutMs: MINUTE })).exitCode).toBe(0);
    expect(await endProcesses(pidsIn(join(cwd, 'pids')))).toEqual([]);
  });
});

describe('a process that a check detached into a session of its own', () => {
  const detached = (argv: readonly string[]): string => `const { spawn } = require('node:child_process');
    const [program, ...args] = ${JSON.stringify(argv)};
    const child = spawn(program, args, { detached: true, stdio: 'ignore' });
    child.unref();
    child.once('spawn', () => require('node:fs').writeFileSync('pids', String(child.pid)));`;

  onLinux('is ended with the check', async () => {
    const cwd = tempFolder();
    const command = nodeLine(cwd, detached(['sleep', '300']));
    expect((await runCheck({ command, cwd, timeoutMs: MINUTE })).exitCode).toBe(0);
    expect(await endProcesses(pidsIn(join(cwd, 'pids')))).toEqual([]);
  });

  onLinux('is ended even if it ignores the request', async () => {
    const cwd = tempFolder();
    const stubborn = `trap '' TERM; echo up > up; while :; do sleep 1; done`;
    const command = `setsid sh -c '${stubborn.replaceAll("'", `'"'"'`)}' & echo $! > pids; while [ ! -s up ]; do :; done`;
    expect((await runCheck({ command, cwd, timeoutMs: MINUTE })).exitCode).toBe(0);
    expect(await endProcesses(pidsIn(join(cwd, 'pids')))).toEqual([]);
  });

  onLinux('is kept if it is a server that a tool wants to find again', async () => {
    const cwd = tempFolder();
    const command = nodeLine(cwd, detached(['sh', '-c', 'sleep 300; :', 'GradleDaemon']));
    expect((await runCheck({ command, cwd, timeoutMs: MINUTE })).exitCode).toBe(0);
    expect(await endProcesses(pidsIn(join(cwd, 'pids')))).toEqual(pidsIn(join(cwd, 'pids')));
  });
});

describe('the process that runs a check', () => {
  const runnerIn = async (folder: string): Promise<string> => {
    const runner = join(folder, 'runner.cjs');
    await bundleText(
      `import { runCheck } from './src/adapters/process/run-check.ts';
        const [command, cwd] = process.argv.slice(2);
        runCheck({ command, cwd, timeoutMs: 60000 }).then(({ output, ...run }) =>
          console.log(JSON.stringify({ ...run, kept: output.length, rss: process.resourceUsage().maxRSS, end: output.slice(-40) })));`,
      runner,
    );
    return runner;
  };

  it('stays small with 400 MB of output', async () => {
    const cwd = tempFolder();
    const runner = await runnerIn(cwd);
    const source = `const line = Buffer.from(('x'.repeat(99) + '\\n').repeat(10000));
      let left = Number(process.argv[2]);
      const next = () => { while (left-- > 0) if (!process.stdout.write(line)) return process.stdout.once('drain', next); console.log('the end'); };
      next();`;
    const command = nodeLine(cwd, source);
    const measure = (megabytes: number) =>
      JSON.parse(
        execFileSync(process.execPath, [runner, `${command} ${megabytes}`, cwd], { encoding: 'utf8' }),
      );
    const small = measure(20);
    const large = measure(400);
    expect(large).toMatchObject({ exitCode: 0, end: expect.stringMatching(/\nthe end\n$/) });
    const gap = `[${large.droppedBytes} bytes of output left out here]\n`.length;
    expect(large.droppedBytes).toBe(400_000_000 + 'the end\n'.length - (large.kept - gap));
    expect(large.kept).toBeLessThan(330 * 1024);
    // Kibibytes: garbage not yet collected varies, but 380 MB more would show.
    expect(large.rss - small.rss).toBeLessThan(100 * 1024);
  });

  onPosix.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('ends the check with it on %s', async (signal) => {
    const cwd = tempFolder();
    const command = nodeLine(cwd, family(''));
    const runner = spawn(process.execPath, [await runnerIn(cwd), `${command}; true`, cwd], {
      stdio: 'ignore',
    });
    const exited = once(runner, 'exit');
    await expect.poll(() => pidsIn(join(cwd, 'pids')).length, { timeout: 20_000 }).toBe(2);
    runner.kill(signal);
    expect(await exited).toEqual([null, signal]);
    expect(await endProcesses(pidsIn(join(cwd, 'pids')))).toEqual([]);
  });
});

describe('checkEnvironment', () => {
  it('is plain, English and the same in every terminal', () => {
    const given = {
      PATH: '/bin',
      TERM: 'xterm-256color',
      LANG: 'de_DE.UTF-8',
      FORCE_COLOR: '3',
      NODE_OPTIONS: '--x',
    };
    expect(checkEnvironment(given, {}, 'linux')).toEqual({
      PATH: '/bin',
      NODE_OPTIONS: '--x',
      MSW_CHECK: '1',
      CI: 'true',
      NO_COLOR: '1',
      FORCE_COLOR: '0',
      TERM: 'dumb',
      LC_ALL: 'C.UTF-8',
      LANG: 'C.UTF-8',
      DOTNET_CLI_UI_LANGUAGE: 'en',
    });
  });

  it.each([
    'CLAUDECODE',
    'CLAUDE_CODE_MESSAGING_TOKEN',
    'CLAUDE_CODE_MESSAGING_SOCKET',
    'CLAUDE_CODE_SESSION_ID',
    'CLAUDE_CODE_ENTRYPOINT',
    'CLAUDE_PLUGIN_ROOT',
    'CLAUDE_PLUGIN_DATA',
    'CLAUDE_PROJECT_DIR',
    'CLAUDE_ENV_FILE',
    'CLAUDE_PID',
    'AI_AGENT',
  ])('removes the session’s %s', (name) => {
    expect(checkEnvironment({ [name]: 'x' })).not.toHaveProperty(name);
  });

  it.each([
    'ANTHROPIC_API_KEY',
    'ANTHROPIC_BASE_URL',
    'CLAUDE_CODE_USE_BEDROCK',
    'CLAUDE_CONFIG_DIR',
    'MSW_HOME',
  ])('keeps the user’s own %s', (name) => {
    expect(checkEnvironment({ [name]: 'x' })).toHaveProperty(name, 'x');
  });

  it('uses a locale that macOS has', () => {
    expect(checkEnvironment({}, {}, 'darwin')).toMatchObject({ LC_ALL: 'en_US.UTF-8', LANG: 'en_US.UTF-8' });
  });

  it('lets the caller set and remove variables', () => {
    const result = checkEnvironment({ A: '1', B: '2' }, { A: undefined, CI: 'false', C: '3' });
    expect(result).toMatchObject({ B: '2', C: '3', CI: 'false' });
    expect(result).not.toHaveProperty('A');
  });
});
