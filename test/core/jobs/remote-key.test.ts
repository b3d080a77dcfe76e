import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { remoteKey, withoutCredentials } from '../../../src/core/jobs/remote-key.ts';

describe('the key of a remote', () => {
  it.each([
    ['https://example.org/team/shop.git'],
    ['https://example.org/team/shop'],
    ['https://example.org/team/shop/'],
    ['https://ann:secret@EXAMPLE.org/team/shop.git'],
    ['ssh://git@example.org/team/shop.git'],
    ['ssh://git@example.org:2222/team/shop.git'],
    ['git@example.org:team/shop.git'],
    ['example.org:/team/shop'],
  ])('is the same for any protocol: %s', (url) => {
    expect(remoteKey(url)).toBe('example.org/team/shop');
  });

  it.each([
    ['/srv/git/shop.git', '/srv/git/shop'],
    ['file:///srv/git/shop.git', '/srv/git/shop'],
    ['C:\\git\\shop', 'C:/git/shop'],
    ['https://example.org:8443/team/shop', 'example.org:8443/team/shop'],
  ])('of %s is %s', (url, key) => {
    expect(remoteKey(url)).toBe(key);
  });

  it('contains no credentials', () => {
    const secret = fc.stringMatching(/^[a-z0-9]{8,20}$/).map((text) => `S3${text}`);
    const protocol = fc.constantFrom('https', 'http', 'ssh', 'ftps');
    fc.assert(
      fc.property(protocol, secret, (scheme, word) => {
        const url = `${scheme}://ann:${word}@example.org/shop.git?token=${word}`;
        expect(withoutCredentials(url)).not.toContain(word);
        expect(remoteKey(url)).not.toContain(word);
        expect(withoutCredentials(`https://${word}@example.org/shop`)).not.toContain(word);
      }),
    );
  });
});
