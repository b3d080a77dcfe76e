import { expect, it } from 'vitest';
import { describeTwins } from '../../../src/core/report/twins-text.ts';

it('says what was made, added and left out', () => {
  const twin = {
    status: 'done',
    profile: 'home',
    notebook: 'nb-2',
    isNew: true,
    added: ['Handbook'],
    left: [{ title: 'Talk.mp3', reason: 'no text' }],
  } as const;
  const refused = { status: 'refused', reason: 'logged out' } as const;
  expect(describeTwins([twin, refused])).toBe(
    'home: made nb-2, 1 source added\n  added: “Handbook”\n  left out: “Talk.mp3” (“no text”)',
  );
});

it('says so when there is no other account', () => {
  expect(describeTwins([])).toContain('--profile');
});
