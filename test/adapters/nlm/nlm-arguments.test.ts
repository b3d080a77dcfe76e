import { describe, expect, it } from 'vitest';
import { isProfileName, nlmEnvironment, queryArguments } from '../../../src/adapters/nlm/nlm-arguments.ts';

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

  it('goes on with a conversation, as the default account', () => {
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

describe('nlmEnvironment', () => {
  it('names the profile and drops what would beat it', () => {
    const env = nlmEnvironment(
      { PATH: '/bin', NLM_PROFILE: 'other', NOTEBOOKLM_COOKIES: 'SID=x', FORCE_COLOR: '1', EMPTY: undefined },
      'work',
    );
    expect(env).toMatchObject({ PATH: '/bin', NLM_PROFILE: 'work', NO_COLOR: '1', COLUMNS: '1000' });
    expect(Object.keys(env)).not.toEqual(expect.arrayContaining(['NOTEBOOKLM_COOKIES']));
    expect(env).not.toHaveProperty('FORCE_COLOR');
    expect(env).not.toHaveProperty('EMPTY');
  });

  it('drops cookies whatever the case of their name', () => {
    expect(nlmEnvironment({ NotebookLM_Cookies: 'SID=x' }, null)).not.toHaveProperty('NotebookLM_Cookies');
  });
});

describe('isProfileName', () => {
  it.each([
    ['work', true],
    ['a.b_c-1', true],
    ['../x', false],
    ['a..b', false],
    ['-p', false],
    ['a b', false],
    ['', false],
  ])('%j: %s', (name, valid) => {
    expect(isProfileName(name)).toBe(valid);
  });
});
