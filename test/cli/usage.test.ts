import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtCli, newPlace } from './built-cli.ts';

const { cli } = builtCli();

describe('msw-protocol', () => {
  it.each([['--help'], ['-h'], ['help']])('%s shows the nouns', async (flag) => {
    const { code, stdout, stderr } = await cli([flag]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^ {2}failure +Read what a failing command printed$/m);
  });

  it.each(['loop', 'failure', 'trust', 'status', 'doctor'])('%s --help is short', async (noun) => {
    const { code, stdout } = await cli([noun, '--help']);
    expect(code).toBe(0);
    expect(stdout).toContain(`msw-protocol ${noun}`);
    expect(stdout.split('\n').length).toBeLessThan(32);
  });

  it.each(['--version', '-v'])('%s prints the version of the plugin and of the package', async (flag) => {
    const root = join(import.meta.dirname, '..', '..');
    const versionIn = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')).version;
    const { stdout } = await cli([flag]);
    expect(stdout.trim()).toBe(versionIn('.claude-plugin/plugin.json'));
    expect(stdout.trim()).toBe(versionIn('package.json'));
  });

  it.each([
    [[], 'Say what to do'],
    [['nonsense'], 'Unknown noun "nonsense": use loop, '],
    [['__proto__'], 'Unknown noun'],
    [['loop'], 'needs a verb'],
    [['loop', 'constructor'], 'Unknown verb "constructor" of loop: use one of'],
    [['loop', 'status', '--nope'], '--nope'],
    [['loop', 'status', 'word'], 'no arguments besides its options'],
    [['lop'], 'Unknown noun "lop": did you mean loop?'],
    [['loop', 'histroy'], 'Unknown verb "histroy" of loop: did you mean loop history?'],
    [['status', '--jsn'], "Unknown option '--jsn'. Did you mean --json?"],
    [['loop', 'stop', 'a', 'b'], 'a loop id only'],
    [['loop', 'explain'], 'needs the file'],
    [['loop', 'arm', 'task', '--check', 'true'], 'needs --session'],
    [['loop', 'arm', '--session', 's'], 'needs the task'],
    [['loop', 'arm', 'task', '--session', 's', '--max-iterations', 'many'], 'from 1 to 1000, not "many"'],
    [['loop', 'arm', 'task', '--session', 's', '--no-check'], 'needs --promise'],
    [['status', '--project'], '--project'],
    [['trust', 'add', 'a', 'b'], 'one command in quotes only'],
    [['failure', 'fingerprint'], 'needs --command'],
    [['failure', 'fingerprint', '--command', 'x', '--exit', 'one'], 'not "one"'],
  ])('%j is bad usage: exit 2 and one line', async (args, words) => {
    const { project, env } = newPlace();
    const { code, stdout, stderr } = await cli(args, { cwd: project, env });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(words);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  it.each([
    [['status']],
    [['doctor']],
    [['loop', 'history']],
    [['loop', 'stop']],
    [['trust', 'list']],
    [['trust', 'remove', 'true']],
    [['loop', 'arm', 'task', '--session', 's', '--check', 'true']],
  ])('%j names a project that is not there', async (args) => {
    const { project, env } = newPlace();
    const missing = join(project, 'missing');
    const { code, stdout, stderr } = await cli([...args, '--project', missing], { env });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toBe(`msw-protocol: The project folder ${missing} does not exist.\n`);
  });
});
