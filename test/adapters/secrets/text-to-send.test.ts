import { homedir, hostname } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { textToSend } from '../../../src/adapters/secrets/text-to-send.ts';

it('textToSend removes secrets and the names of this machine and its user', () => {
  const key = ['sk', 'a1B2c3D4e5'.repeat(4)].join('-');
  const text = `${join(homedir(), 'x.ts')} on build.corp.acme.io: key ${key}, ask jane@acme.io`;
  const sent = textToSend(text);
  expect(sent).toContain('key <secret>');
  expect(sent).toContain('ask <email>');
  expect(sent).not.toContain('acme');
  if (homedir().startsWith('/home/')) expect(sent).not.toContain(basename(homedir()));
  if (/[-.\d]/.test(hostname())) expect(textToSend(`on ${hostname()} today`)).toBe('on <name> today');
});
