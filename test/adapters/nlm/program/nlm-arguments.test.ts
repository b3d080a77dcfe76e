import { describe, expect, it } from 'vitest';
import { queryArguments } from '../../../../src/adapters/nlm/program/nlm-arguments.ts';

const QUERY = {
  notebook: 'nb',
  question: '-why?',
  profile: 'work',
  timeoutSeconds: 180,
  conversationId: null,
};

describe('queryArguments', () => {
  it('puts options first and the question behind --', () => {
    expect(queryArguments(QUERY)).toEqual([
      'notebook',
      'query',
      '--json',
      '--profile',
      'work',
      '--timeout',
      '180',
      '--new-conversation',
      '--',
      'nb',
      '-why?',
    ]);
  });

  it('continues with a conversation, as the default account', () => {
    expect(queryArguments({ ...QUERY, profile: null, conversationId: 'c1' })).toEqual([
      'notebook',
      'query',
      '--json',
      '--timeout',
      '180',
      '--conversation-id',
      'c1',
      '--',
      'nb',
      '-why?',
    ]);
  });
});
