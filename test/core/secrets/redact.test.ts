import { describe, expect, it } from 'vitest';
import { redact } from '../../../src/core/secrets/redact.ts';

// Put together here, so that no scanner takes this file for a leak.
const random = ['aB3dE5fG7h', 'J9kL1mN3pQ', '5rS7tU9vW1'].join('');

describe('redact', () => {
  it.each([
    ['an AWS key', ['AKIA', 'IOSFODNN7EXAMPLE'].join('')],
    ['a GitHub token', ['ghp', random].join('_')],
    ['a fine-grained GitHub token', ['github_pat', random].join('_')],
    ['a GitLab token', ['glpat', random].join('-')],
    ['a model key', ['sk', random].join('-')],
    ['a Slack token', ['xoxb', '123456789012', random].join('-')],
    ['a JWT', [`eyJ${random}`, `eyJ${random}`, random].join('.')],
    ['anything random', random],
  ])('takes out %s', (_what, secret) => {
    expect(redact(`it said: ${secret} and went on`)).toBe('it said: <secret> and went on');
  });

  it.each([
    [`Authorization: Bearer ${random}`, 'Authorization: Bearer <secret>'],
    ['Authorization: hunter2hunter2', 'Authorization: <secret>'],
    ['password=hunter22', 'password=<secret>'],
    ['"api_key": "hunter22"', '"api_key": <secret>'],
    ['DB_PASSWORD=hunter22 next', 'DB_PASSWORD=<secret> next'],
    ['https://user:hunter2@example.org/x', 'https://<secret>@example.org/x'],
  ])('takes the secret out of %j', (text, redacted) => {
    expect(redact(text)).toBe(redacted);
  });

  it('takes out a private key', () => {
    const key = ['-----BEGIN RSA PRIVATE', 'KEY-----\nabc\n-----END RSA PRIVATE', 'KEY-----'].join(' ');
    expect(redact(`x ${key} y`)).toBe('x <secret> y');
  });

  it.each([
    'TS2345',
    'E0308',
    'ERR_MODULE_NOT_FOUND',
    'ERR_PACKAGE_PATH_NOT_EXPORTED',
    'java.lang.NullPointerException',
    'org.springframework.beans.factory.BeanCreationException',
    '@babel/plugin-transform-modules-commonjs',
    'eslint-plugin-react-hooks-with-exhaustive-deps',
    'test_adds_value_added_tax_for_2_items',
    'SuspiciousNoDoubleEqualsInComparison',
    'v2:3fa9c1d2e4b5a697',
    'Token is unexpected here',
    'Unexpected token: name (price)',
    'getUserByIdV2WithCacheAndRetry3 is not a function',
    "Unexpected token ';'",
    'http://localhost:3000/a',
  ])('leaves %j alone', (text) => {
    expect(redact(text)).toBe(text);
  });
});
