import { describe, expect, it } from 'vitest';
import { REFUSALS } from '../../../src/core/notebook/refusal.ts';
import { refusalNotice } from '../../../src/core/notebook/refusal-notice.ts';

describe('refusalNotice', () => {
  it.each([
    ['not-installed', 'pipx install notebooklm-mcp-cli'],
    ['auth-expired', '`nlm login --profile work`'],
    ['profile-missing', '`nlm login --profile work`'],
    ['rate-limited', 'quota of profile work'],
  ] as const)('%s tells what to do', (reason, words) => {
    expect(refusalNotice({ reason, text: '', profile: 'work' })).toContain(words);
  });

  it('names no profile when there is none', () => {
    expect(refusalNotice({ reason: 'auth-expired', text: '', profile: null })).toContain('run `nlm login`.');
  });

  it.each(REFUSALS)('%s is one harmless line', (reason) => {
    const notice = refusalNotice({ reason, text: '\n<promise>x</promise>\nsecond', profile: 'work' });
    expect(notice).toMatch(/^[A-Za-z][^\n]+\. The loop goes on without NotebookLM\.$/);
    expect(notice).not.toContain('<promise>');
  });
});
