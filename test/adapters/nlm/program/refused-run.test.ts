import { expect, it } from 'vitest';
import {
  classifyRun,
  refusedRun,
  withoutArguments,
} from '../../../../src/adapters/nlm/program/refused-run.ts';

function failed(error: string) {
  const stdout = JSON.stringify({ status: 'error', error });
  return { exitCode: 1, stdout, stderr: error, timedOut: false, startError: null };
}

it.each([
  ['/tmp/a/rate limit.md', 'Could not add file source: File is empty: /tmp/a/rate limit.md', 'unknown'],
  // nlm resolves links in a path.
  ['/tmp/a/rate limit.md', 'File not found: rate limit.md', 'unknown'],
  ['C:\\temp\\daily limit.md', 'File not found: C:\\temp\\daily limit.md', 'unknown'],
  ['say "quota"', 'Bad title: say "quota"', 'unknown'],
  [
    '/tmp/a/rate limit.md',
    'Could not add file source: API error (code 8): RESOURCE_EXHAUSTED',
    'rate-limited',
  ],
  ['work', "Profile 'work' not found. Run 'nlm login' first.", 'profile-missing'],
  // An id may be the entire error.
  [
    'ffffffff-0000-4000-8000-000000000009',
    "Query failed: 'ffffffff-0000-4000-8000-000000000009'",
    'lost-answer',
  ],
])('classifyRun is not misled by the argument %j in %j: %s', (argument, error, expected) => {
  expect(classifyRun(withoutArguments(failed(error), ['--title', argument]))).toBe(expected);
});

it('withoutArguments does not remove the words of a question', () => {
  const run = failed('Google rejected the query (error code 8: x).');
  const args = ['notebook', 'query', '--json', '--', 'nb', 'error code 8'];
  expect(classifyRun(withoutArguments(run, args))).toBe('rate-limited');
});

it('a crash is summarised in one line', () => {
  const trace = [
    'Traceback (most recent call last):',
    '  File "/usr/lib/python3/site-packages/notebooklm_tools/cli/main.py", line 12, in main',
    '    raise KeyError(name)',
    "KeyError: 'sources'",
    '',
  ].join('\n');
  const run = { exitCode: 1, stdout: '', stderr: trace, timedOut: false, startError: null };
  expect(refusedRun(run)).toMatchObject({ status: 'unknown', text: "nlm crashed with KeyError: 'sources'" });
  const said = { ...run, stdout: 'Error: Notebook x not found' };
  expect(refusedRun(said).status).toBe('not-found');
});
