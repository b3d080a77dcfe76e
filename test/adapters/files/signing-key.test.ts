import { execFile } from 'node:child_process';
import { chmodSync, chownSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sign, signingKey, verify } from '../../../src/adapters/files/signing-key.ts';
import { bundleText } from '../../support/bundle.ts';
import { oddFiles } from '../../support/sample-project.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const onPosix = it.skipIf(process.platform === 'win32');

describe('signingKey', () => {
  it('is created once', () => {
    const folder = tempFolder();
    const key = signingKey(folder);
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(signingKey(folder)).toBe(key);
    expect(readdirSync(folder)).toEqual(['key']);
    expect(signingKey(tempFolder())).not.toBe(key);
  });

  onPosix('is readable only by its owner, even after its mode was widened', () => {
    const folder = tempFolder();
    signingKey(folder);
    const path = join(folder, 'key');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    chmodSync(path, 0o644);
    signingKey(folder);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  onPosix.each([0o620, 0o602, 0o666])('is not used when others could have written it (%o)', (mode) => {
    const folder = tempFolder();
    signingKey(folder);
    const path = join(folder, 'key');
    chmodSync(path, mode);
    expect(() => signingKey(folder)).toThrow(
      `The key ${path} cannot be used: other users can write it; type: chmod go-w '${path}'`,
    );
  });

  onPosix('is not used when it belongs to another user', ({ skip }) => {
    if (process.getuid?.() !== 0) return skip();
    const folder = tempFolder();
    signingKey(folder);
    chownSync(join(folder, 'key'), 12345, 12345);
    expect(() => signingKey(folder)).toThrow(/belongs to another user; if it is yours, type: sudo chown 0/);
  });

  onPosix.each(Object.entries(oddFiles))('is not read if %s is in its place', (_name, put) => {
    const folder = tempFolder();
    put(join(folder, 'key'));
    expect(() => signingKey(folder)).toThrow(/cannot be used: it is/);
  });

  it.each(['', 'short', 'z'.repeat(64)])('is not replaced if the file contains %j', (content) => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'key'), content, { mode: 0o600 });
    expect(() => signingKey(folder)).toThrow(/does not contain a key/);
    expect(readFileSync(join(folder, 'key'), 'utf8')).toBe(content);
  });

  it('is the same for all processes that create it at once', async () => {
    const folder = tempFolder();
    const program = join(tempFolder(), 'key.cjs');
    await bundleText(
      `import { signingKey } from './src/adapters/files/signing-key.ts'; console.log(signingKey(process.argv[2]));`,
      program,
    );
    const runs = Array.from({ length: 12 }, () => promisify(execFile)(process.execPath, [program, folder]));
    const keys = (await Promise.all(runs)).map(({ stdout }) => stdout.trim());
    expect(new Set(keys)).toEqual(new Set([signingKey(folder)]));
  });
});

describe('sign and verify', () => {
  it('is HMAC-SHA256 in hex', () => {
    expect(sign('key', 'The quick brown fox jumps over the lazy dog')).toBe(
      'f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8',
    );
  });

  it('accepts the signature of this text by this key, and nothing else', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'binary' }),
        (key, text, other) => {
          const signature = sign(key, text);
          expect(verify(key, text, signature)).toBe(true);
          expect(verify(key, text, other)).toBe(false);
          expect(verify(key, `${text}!`, signature)).toBe(false);
          expect(verify(`${key}!`, text, signature)).toBe(false);
        },
      ),
    );
  });

  it.each(['', ' ', 'é'.repeat(32), sign('k', 't').toUpperCase(), `${sign('k', 't')}0`])(
    'does not accept %j',
    (signature) => {
      expect(verify('k', 't', signature)).toBe(false);
    },
  );
});
