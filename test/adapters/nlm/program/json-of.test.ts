// What nlm prints, with the notices that come before it.
import { expect, it } from 'vitest';
import { jsonOf } from '../../../../src/adapters/nlm/program/json-of.ts';
import { refusedRun } from '../../../../src/adapters/nlm/program/refused-run.ts';

const NOTICE = 'Update available: 0.15.8 → 0.16.2\nRun `uv tool upgrade notebooklm-mcp-cli` {now}\n\n';

it.each([
  ['{"answer": "a"}', { answer: 'a' }],
  [`${NOTICE}{\n  "answer": "a"\n}\n`, { answer: 'a' }],
  [`${NOTICE}[1, 2]`, [1, 2]],
  [`[note] retrying\n{"answer": {"b": 1}}`, { answer: { b: 1 } }],
  ['no JSON', undefined],
  ['', undefined],
])('%j', (text, value) => {
  expect(jsonOf(text)).toEqual(value);
});

it('a refusal is told without the notice', () => {
  const stdout = `${NOTICE}{"status": "error", "error": "Notebook x not found"}`;
  const run = { exitCode: 1, stdout, stderr: '', startError: null, timedOut: false };
  expect(refusedRun(run)).toMatchObject({ status: 'not-found', text: 'Notebook x not found' });
});
