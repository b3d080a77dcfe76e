import { describe, expect, it } from 'vitest';
import { isOlder, refuseOldVersion } from '../../../../src/adapters/nlm/program/nlm-version.ts';

describe('isOlder', () => {
  it.each([
    ['0.9.12', '0.9.13', true],
    ['0.9.13', '0.9.13', false],
    ['0.15.8', '0.9.13', false],
    ['0.8.99', '0.9.13', true],
    ['1.0.0', '0.9.13', false],
    ['0.10.0', '0.9.13', false],
  ])('%s before %s: %s', (version, than, expected) => {
    expect(isOlder(version, than)).toBe(expected);
  });
});

describe('refuseOldVersion', () => {
  it('says why an old version may not act as one of several accounts', () => {
    expect(refuseOldVersion('0.9.12', 'work')).toEqual({
      status: 'too-old',
      wasSent: false,
      text: 'nlm 0.9.12 may act as its default account when the login of work has expired; 0.9.13 or newer keeps accounts apart',
    });
    expect(refuseOldVersion('0.9.12', null)).toBeNull();
    expect(refuseOldVersion('0.9.13', 'work')).toBeNull();
  });

  it('refuses what cannot reach every account at all', () => {
    expect(refuseOldVersion('0.9.2', null)).toMatchObject({
      status: 'too-old',
      text: expect.stringContaining('0.9.13 or newer is needed'),
    });
  });
});
