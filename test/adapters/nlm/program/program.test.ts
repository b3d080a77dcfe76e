import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callNlm } from '../../../../src/adapters/nlm/program/call-nlm.ts';
import { locateNlm } from '../../../../src/adapters/nlm/program/locate-nlm.ts';
import { classifyRun, complaint } from '../../../../src/adapters/nlm/program/refused-run.ts';
import type { ProgramRun } from '../../../../src/adapters/process/run-program.ts';
import { requireOrSkip } from '../../../support/requirements.ts';

describe('call nlm', () => {
  // A stand-in for nlm, for cases that a real nlm cannot be made to produce.
  requireOrSkip('posix')('callNlm', () => {
    let directory = '';
    let env: Record<string, string> = {};

    beforeEach(() => {
      directory = mkdtempSync(join(tmpdir(), 'msw-'));
      env = { PATH: '', MSW_NLM: join(directory, 'nlm'), MSW_HOME: join(directory, 'home'), HOME: directory };
    });

    afterEach(() => rmSync(directory, { recursive: true, force: true }));

    /** `script` runs for every call but the version; each call adds a line to `calls`. */
    function install(version: string, script: string): void {
      const calls = JSON.stringify(join(directory, 'calls'));
      const program = `#!${process.execPath}
      const { appendFileSync, existsSync, writeFileSync } = require('node:fs');
      const args = process.argv.slice(2);
      appendFileSync(${calls}, args.join(' ') + '\\n');
      if (args[0] === '--version') { console.log('nlm version ${version}'); process.exit(0); }
      ${script}`;
      writeFileSync(join(directory, 'nlm'), program);
      chmodSync(join(directory, 'nlm'), 0o755);
    }

    function call(profile: string | null, projectRoot = join(directory, 'project')) {
      return callNlm({ profile, env, projectRoot }, { verb: ['go'], limitSeconds: 20 });
    }

    /** The verbs. */
    function calls(): string[] {
      const path = join(directory, 'calls');
      return existsSync(path) ? (readFileSync(path, 'utf8').match(/^\S+/gm) ?? []) : [];
    }

    it('asks for the version once per executable, and again after a replacement', async () => {
      install('0.9.13', 'console.log("fine")');
      expect(await call(null)).toMatchObject({ status: 'ok', data: { stdout: 'fine' } });
      expect(await call('work')).toMatchObject({ status: 'ok' });
      expect(calls()).toEqual(['--version', 'go', 'go']);
      install('0.15.8', 'console.log("fine")');
      utimesSync(join(directory, 'nlm'), 1, 1);
      expect(await call('work')).toMatchObject({ status: 'ok' });
      expect(await locateNlm({ env, projectRoot: join(directory, 'project') })).toMatchObject({
        version: '0.15.8',
      });
      const remembered: unknown = JSON.parse(
        readFileSync(join(directory, 'home', 'nlm-versions.json'), 'utf8'),
      );
      expect(Object.values(remembered ?? {})).toEqual(['0.15.8']);
    });

    it('detects an upgrade behind an unchanged wrapper', async () => {
      const version = join(directory, 'version');
      const wrapper = (words: string) => writeFileSync(version, words);
      install(
        `' + require('node:fs').readFileSync(${JSON.stringify(version)}, 'utf8') + '`,
        "console.log('fine')",
      );
      wrapper('0.9.12');
      expect(await call(null)).toMatchObject({ status: 'ok' });
      expect(await call('work')).toMatchObject({ status: 'too-old', wasSent: false });
      wrapper('0.15.8');
      expect(await call('work')).toMatchObject({ status: 'ok' });
      expect(existsSync(join(directory, 'home', 'nlm-versions.json'))).toBe(true);
    });

    /** Programs called nlm in folders of the PATH, in this order. */
    function onPath(...scripts: readonly string[]): void {
      const folders = scripts.map((script, index) => {
        const folder = join(directory, `bin${index}`);
        mkdirSync(folder);
        writeFileSync(join(folder, 'nlm'), script);
        chmodSync(join(folder, 'nlm'), 0o755);
        return folder;
      });
      env = { ...env, MSW_NLM: '', PATH: folders.join(delimiter) };
    }

    const shell = (line: string): string => `#!/bin/sh\necho "$@" >> "\${0%/*}/../calls"\n${line}\n`;
    const FOREIGN = 'echo "natural language models 3.1, what shall I say?"';
    const BROKEN = 'echo "ModuleNotFoundError: No module named notebooklm_tools" >&2; exit 1';
    const GOOD = 'test "$1" = --version && echo "nlm version 0.15.8" || echo fine';

    it.each([
      ['another program of that name', shell(FOREIGN)],
      ['one that is broken', shell(BROKEN)],
      ['one whose interpreter is missing', '#!/no/such/python\n'],
      ['one that is too old', shell('echo "nlm version 0.8.1"')],
    ])('uses the next program after %s', async (_name, first) => {
      onPath(first, shell(GOOD));
      expect(await call('work')).toMatchObject({ status: 'ok', data: { stdout: 'fine' } });
      expect(await call('work')).toMatchObject({ status: 'ok' });
      expect(calls().filter((line) => line !== '--version')).toEqual(['go', 'go']);
    });

    it.each([
      ['another program of that name', shell(FOREIGN), 'natural language models 3.1'],
      ['one that is broken', shell(BROKEN), 'No module named notebooklm_tools'],
    ])('does not send a question to %s', async (_name, only, said) => {
      onPath(only);
      const refused = await call('work');
      expect(refused).toMatchObject({ status: 'unknown', wasSent: false });
      expect(JSON.stringify(refused)).toContain(said);
      expect(JSON.stringify(refused)).toContain(join(directory, 'bin0', 'nlm'));
      expect(calls()).toEqual(['--version']);
    });

    it('continues with an unreadable version', async () => {
      install('next', 'console.log("fine")');
      expect(await call('work')).toMatchObject({ status: 'ok' });
    });

    it('passes the account first, and values that may begin with a dash after --', async () => {
      install('0.15.8', 'console.log("fine")');
      const account = { profile: 'work', env, projectRoot: join(directory, 'project') };
      await callNlm(account, {
        verb: ['notebook', 'query'],
        options: ['--timeout', '9'],
        operands: ['-why?'],
      });
      expect(readFileSync(join(directory, 'calls'), 'utf8')).toContain(
        'notebook query --profile work --timeout 9 -- -why?\n',
      );
    });

    it('retries once if a login was being written', async () => {
      const mark = JSON.stringify(join(directory, 'written'));
      install(
        '0.15.8',
        `if (existsSync(${mark})) { console.log('fine'); process.exit(0); }
       writeFileSync(${mark}, '');
       console.log("Authentication error: Failed to load profile 'work': Expecting value");
       process.exit(1);`,
      );
      expect(await call('work')).toMatchObject({ status: 'ok', data: { stdout: 'fine' } });
      expect(calls()).toEqual(['--version', 'go', 'go']);
    });

    it('ignores output on stderr if the call succeeded', async () => {
      install(
        '0.15.8',
        `console.error('RPC rate limit (RESOURCE_EXHAUSTED) on x, attempt 1/4'); console.log('fine')`,
      );
      expect(await call('work')).toMatchObject({ status: 'ok' });
    });

    it('shows no address, session or secret from a refusal', async () => {
      const secret = `ghp_${'a1B2'.repeat(9)}`;
      install(
        '0.15.8',
        `console.log('Error: odd https://x.example/?f.sid=12 f.sid=12&x ${secret}'); process.exit(1)`,
      );
      expect(await call('work')).toEqual({
        status: 'unknown',
        text: 'Error: odd <address> f.sid=<secret>&x <secret>',
        wasSent: true,
      });
    });

    it('makes no call if its lock folder is inside the project', async () => {
      install('0.15.8', '');
      const before = calls().length;
      mkdirSync(join(directory, 'home'));
      expect(await call('work', join(directory, 'home'))).toMatchObject({
        status: 'unknown',
        wasSent: false,
      });
      expect(
        calls()
          .slice(before)
          .filter((line) => line === 'go'),
      ).toEqual([]);
    });
  });
});

describe('classify run', () => {
  function run(parts: Partial<ProgramRun>): ProgramRun {
    return { exitCode: 1, stdout: '', stderr: '', timedOut: false, startError: null, ...parts };
  }

  function error(text: string, hint?: string): Partial<ProgramRun> {
    return {
      stdout: JSON.stringify(
        { status: 'error', error: text, ...(hint === undefined ? {} : { hint }) },
        null,
        2,
      ),
    };
  }

  describe('classifyRun', () => {
    it.each<[string, string, Partial<ProgramRun>]>([
      ['not-installed', 'no such program', { exitCode: null, startError: 'ENOENT' }],
      ['argument-too-long', 'an argument over the limit', { exitCode: null, startError: 'E2BIG' }],
      ['timeout', 'our own clock', { exitCode: null, timedOut: true, ...error('Authentication expired.') }],
      ['usage', 'a usage error', { exitCode: 2, stderr: 'Usage: nlm notebook query\nNo such option: -w' }],
      [
        'too-old',
        'an nlm before 0.9.12',
        { exitCode: 2, stderr: 'Usage: nlm notebook query\n│ No such option: --new-conversation │' },
      ],
      ['lost-answer', 'another conversation', error("Query failed: 'ffffffff-0000-4000-8000-000000000009'")],
      ['lost-answer', 'no answer', error('The notebook returned no answer. Please retry the query.')],
      [
        'rate-limited',
        'a quota text that advises to log in',
        error(
          "Google rejected the query (error code 8: RESOURCE_EXHAUSTED). Try re-authenticating with 'nlm login' or using a different account.",
        ),
      ],
      [
        'rate-limited',
        'the same in newer words',
        error('NotebookLM temporarily rejected the query because a usage limit was reached.'),
      ],
      [
        'rate-limited',
        'a detail of an RPC',
        error('Query failed: API error (code 8): You have reached your daily limit.'),
      ],
      [
        'rate-limited',
        'a crash',
        { stderr: "Traceback\nHTTPStatusError: Client error '429 Too Many Requests' for url" },
      ],
      [
        'rate-limited',
        'retries only',
        {
          stdout: 'Error: Could not add text source.',
          stderr: 'RPC rate limit (RESOURCE_EXHAUSTED) on izAoDd',
        },
      ],
      [
        'profile-missing',
        'a plain text',
        { stdout: "Error: Profile 'nosuch' not found. Run 'nlm login' first." },
      ],
      [
        'profile-missing',
        'a check of the login',
        { exitCode: 2, stdout: '✗ Authentication failed: Profile not found: nosuch' },
      ],
      [
        'profile-corrupt',
        'a half-written profile',
        { stdout: "Authentication error: Failed to load profile 'x': Expecting value" },
      ],
      [
        'auth-expired',
        'text despite --json',
        { stdout: "\n✗ Authentication Error\n  Authentication expired. Run 'nlm login'\n in your terminal" },
      ],
      ['auth-expired', 'a stream', error('Google rejected the query (error code 16: UNAUTHENTICATED)')],
      [
        'auth-expired',
        'newer words',
        error("NotebookLM authentication is no longer valid. Run 'nlm login' and retry."),
      ],
      [
        'auth-expired',
        'an HTTP status',
        error("Query failed: Client error '401 Unauthorized' for url 'https://x'"),
      ],
      ['not-found', 'an RPC', error('Query failed: API error (code 5): NOT_FOUND')],
      [
        'not-found',
        'newer words',
        error('The requested notebook or source was not found. Check the supplied IDs.'),
      ],
      ['permission', 'an RPC', error('Query failed: API error (code 7): PERMISSION_DENIED')],
      ['permission', 'newer words', error('Access to the requested notebook or source was denied.')],
      ['usage', 'an invalid argument', error('The query request is invalid. Check the notebook ID.')],
      [
        'drift',
        'a changed RPC',
        error("No result for RPC 'rLM1Ne' — the method ID may have been rotated by Google."),
      ],
      ['timeout', 'a slow read', error('Query failed: The read operation timed out')],
      ['timeout', 'newer words', error('NotebookLM did not respond within the configured query timeout.')],
      ['network', 'a refused connection', error('Query failed: [Errno 111] Connection refused')],
      [
        'network',
        'a closed connection',
        error('Query failed: Server disconnected without sending a response.'),
      ],
      [
        'network',
        'no name server',
        { stderr: 'ConnectError: [Errno -3] Temporary failure in name resolution' },
      ],
      ['unknown', 'an empty notebook', error('This notebook has no sources to query.')],
      ['unknown', 'nothing at all', {}],
    ])('%s: %s', (expected, _, parts) => {
      expect(classifyRun(run(parts))).toBe(expected);
    });

    it('prefers the output to the log', () => {
      const parts = {
        ...error('Query failed: API error (code 5): NOT_FOUND'),
        stderr: 'RPC rate limit, retrying',
      };
      expect(classifyRun(run(parts))).toBe('not-found');
    });
  });

  describe('complaint', () => {
    it.each([
      ['{"status":"error","error":"a","hint":"b"}', 'a b'],
      ['\u001b[31mError:\u001b[0m  a\n b', 'Error: a b'],
      ['{broken', '{broken'],
      ['{"other":1}', '{"other":1}'],
    ])('reads from %j: %j', (stdout, text) => {
      expect(complaint(stdout)).toBe(text);
    });
  });
});
