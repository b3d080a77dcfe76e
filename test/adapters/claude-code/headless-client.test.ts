// What is read of the stream of a headless client.
import { expect, it } from 'vitest';
import { readEvent } from '../../../src/adapters/claude-code/headless-client.ts';

const result = {
  type: 'result',
  subtype: 'success',
  is_error: false,
  result: 'done',
  total_cost_usd: 0.25,
  modelUsage: {
    large: { inputTokens: 10, outputTokens: 20, cacheReadInputTokens: 5000, cacheCreationInputTokens: 70 },
    small: { inputTokens: 10, outputTokens: 20 },
  },
};
const hook = (stdout: string) => ({ type: 'system', subtype: 'hook_response', hook_event: 'Stop', stdout });

it.each([
  ['nothing of a line that is no JSON', 'warning: something', null],
  ['nothing of what Claude says', { type: 'assistant', message: { content: [] } }, null],
  [
    'the plugins, and what kept one from loading',
    {
      type: 'system',
      subtype: 'init',
      plugins: [{ name: 'msw' }, { name: 'other' }, 7],
      plugin_errors: [{ plugin: 'msw@inline', message: 'hooks.json cannot be read' }],
    },
    { kind: 'started', plugins: ['msw', 'other'], problems: ['hooks.json cannot be read'] },
  ],
  [
    'that Claude stops',
    { type: 'system', subtype: 'hook_started', hook_event: 'Stop' },
    { kind: 'stopping' },
  ],
  ['nothing of another hook', { type: 'system', subtype: 'hook_started', hook_event: 'SessionStart' }, null],
  ["MSW's notice", hook('{"systemMessage":"msw ▸ 2/20"}'), { kind: 'notice', text: 'msw ▸ 2/20' }],
  ['nothing of what the hook of another plugin says', hook('{"systemMessage":"well done"}'), null],
  ['nothing of a hook that prints no JSON', hook('oops'), null],
  [
    'how it ended',
    result,
    { kind: 'result', isError: false, text: 'done', costUsd: 0.25, tokens: 130, denied: [] },
  ],
  [
    'each tool that was refused, once',
    {
      ...result,
      permission_denials: [{ tool_name: 'Write' }, { tool_name: 'Bash' }, { tool_name: 'Write' }],
    },
    { kind: 'result', isError: false, text: 'done', costUsd: 0.25, tokens: 130, denied: ['Write', 'Bash'] },
  ],
  [
    'an error without words by its name',
    { type: 'result', subtype: 'error_max_turns', is_error: false, total_cost_usd: 'x' },
    { kind: 'result', isError: true, text: 'error_max_turns', costUsd: 0, tokens: 0, denied: [] },
  ],
])('takes %s', (_, line, expected) => {
  expect(readEvent(typeof line === 'string' ? line : JSON.stringify(line))).toEqual(expected);
});
