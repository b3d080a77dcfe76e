import { describe, expect, it } from 'vitest';
import { renderSetUp, type SetUpFacts } from '../../../src/core/report/setup-text.ts';

const ready: SetUpFacts = {
  nlm: '/usr/bin/nlm',
  version: '0.15.8',
  trouble: null,
  profiles: [{ name: 'work', email: 'me@example.com', isValid: true, isDefault: true }],
  notebook: 'docs',
  accounts: [{ account: 'work', notebook: 'nb-1', isLoggedIn: true }],
  quota: [],
  refusal: null,
  problems: [],
};

describe('renderSetUp', () => {
  it('says what is there', () => {
    expect(renderSetUp(ready)).toBe(
      [
        '1. nlm: version 0.15.8.',
        '2. logins: work (me@example.com), the default.',
        '3. notebook of this project: docs; work knows it as nb-1.',
        '4. next: ask one test question; it costs one query.',
      ].join('\n'),
    );
  });

  it.each<[string, Partial<SetUpFacts>, string]>([
    ['nothing is installed', { nlm: null, version: null }, 'install nlm, or do without NotebookLM.'],
    ['it is too old', { trouble: 'nlm 0.9.2 is too old' }, 'upgrade notebooklm-mcp-cli.'],
    ['nobody is logged in', { profiles: [] }, 'the user logs in: `nlm login --profile NAME` in a terminal.'],
    ['no notebook is set', { notebook: null }, 'the user chooses the notebook'],
    ['the user did not choose it', { refusal: 'it is another’s' }, 'the user chooses the notebook'],
    [
      'its account has no login',
      { accounts: [{ account: 'home', notebook: 'nb-1', isLoggedIn: false }] },
      'log in an account that has the notebook, or name another one.',
    ],
  ])('names one next step when %s', (_, parts, next) => {
    expect(renderSetUp({ ...ready, ...parts })).toContain(`4. next: ${next}`);
  });

  it('passes on what is wrong with the settings', () => {
    expect(renderSetUp({ ...ready, problems: ['"notebok" is unknown'] })).toContain(
      'Note: “"notebok" is unknown”',
    );
  });
});
