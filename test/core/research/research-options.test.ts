import { describe, expect, it } from 'vitest';
import { parseResearchArguments } from '../../../src/core/research/research-options.ts';

const usual = {
  topic: 'retry strategies',
  questions: null,
  mode: 'deep',
  source: 'web',
  ask: '',
  askFrom: null,
  notebook: null,
  out: null,
  commit: true,
  phase: null,
  local: false,
  fresh: false,
};

describe('parseResearchArguments', () => {
  it.each([
    ['"retry strategies"', {}],
    ['retry strategies', {}],
    ["'retry strategies' --questions 3 --mode=fast", { questions: 3, mode: 'fast' }],
    ['--no-commit retry --notebook "My notes" strategies', { commit: false, notebook: 'My notes' }],
    [
      '"retry strategies" --notebook="My notes" --out docs/x.md --local --fresh',
      { notebook: 'My notes', out: 'docs/x.md', local: true, fresh: true },
    ],
    ['--phase 2.1 retry strategies', { phase: '2.1' }],
    ['retry strategies --source drive', { source: 'drive', mode: 'fast' }],
    [
      'retry strategies --ask "Why?" --ask-from list.md --ask "How often?"',
      { ask: 'Why?\nHow often?', askFrom: 'list.md' },
    ],
    ['--phase 3', { phase: '3', topic: '' }],
    [`what's a "retry"?`, { topic: `what's a "retry"?` }],
  ])('reads %s', (raw, parts) => {
    expect(parseResearchArguments(raw)).toEqual({ status: 'ok', options: { ...usual, ...parts } });
  });

  it.each([
    ['--local', 'topic is missing'],
    ['x --questions 0', 'from 1 to 20'],
    ['x --questions many', 'not "many"'],
    ['x --mode slow', 'deep or fast'],
    ['x --phase three', 'number of a phase'],
    ['x --notebook', '--notebook needs a value'],
    ['x --source mail', 'web or drive'],
    ['x --source drive --mode deep', 'searches the web alone'],
    ['x --phase 3 --ask Why?', 'do not go with --phase'],
    ['x --local --ask-from q.md', 'do not go with --local'],
    ['x --nope', 'Unknown option --nope'],
    ['y'.repeat(600), 'at most 500'],
  ])('refuses %s with a sentence', (raw, words) => {
    expect(parseResearchArguments(raw)).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining(words),
    });
  });
});
