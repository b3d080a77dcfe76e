import { describe, expect, it } from 'vitest';
import { classifyRun, complaint } from '../../../../src/adapters/nlm/program/classify-run.ts';
import type { ProgramRun } from '../../../../src/adapters/process/run-program.ts';

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

  it('judges what was said before what was logged', () => {
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
  ])('of %j is %j', (stdout, text) => {
    expect(complaint(stdout)).toBe(text);
  });
});
