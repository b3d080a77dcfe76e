import { describe, expect, it } from 'vitest';
import { findSecrets } from '../../../src/core/secrets/find-secrets.ts';
import { redact } from '../../../src/core/secrets/redact.ts';
import { withoutPersonal } from '../../../src/core/secrets/without-personal.ts';
import { secretSamples } from '../../support/secrets/samples.ts';

describe('find secrets', () => {
  it('gives the place of each secret, once, and nothing else', () => {
    const samples = secretSamples(3);
    // One line each, so that the line shows which one was found.
    const text = samples.map(({ text: said }) => said.replaceAll('\n', '\\n')).join('\n');
    const places = findSecrets(new Map([['STACK.md', text]]));
    expect(places.map(({ line }) => line)).toEqual(samples.map((_, index) => index + 1));
    expect(new Set(places.flatMap(Object.keys))).toEqual(new Set(['file', 'line']));
  });

  it('finds a secret split by a colour code or an invisible character', () => {
    const token = `ghp_${'a1B2'.repeat(9)}`;
    const split = `${token.slice(0, 9)}\u200b${token.slice(9)}`;
    expect(findSecrets(new Map([['a.md', `one\r\ntwo ${split}\r\n`]]))).toEqual([{ file: 'a.md', line: 2 }]);
  });

  it.each([
    'DATABASE_URL=postgres://postgres:postgres@localhost:5432/app',
    'connect with `https://user:password@example.com`',
    'API_KEY=your-api-key',
    'PASSWORD=changeme',
    'aws_access_key_id = AKIAIOSFODNN7EXAMPLE',
  ])('ignores the placeholder %s', (text) => {
    expect(findSecrets(new Map([['README.md', text]]))).toEqual([]);
  });

  const key = `${'AI'}zaSyD9aB3cE4fG5hI6jK7lM8nO9pQ0rS1tU2v`;
  const token = `${'hf'}_QwErTyUiOpAsDfGhJkLzXcVbNmQwErTyUi`;
  it.each([
    `- Maps: \`${key}\` in the page`,
    `| Google | ${key} |`,
    `fetch("https://maps.example.com/api/js?key=${key}&v=3")`,
    `The model is loaded with \`${token}\`.`,
    `HF_TOKEN=${token}`,
    'In `db.ts`: `password: "Winter2024!"`',
    "pwd: 'kitten77'",
    'password: "correct horse battery"',
    'passphrase = "open-sesame-42"',
  ])('finds the secret in %s', (text) => {
    expect(findSecrets(new Map([['STACK.md', `# Stack\n\n${text}\n`]]))).toEqual([
      { file: 'STACK.md', line: 3 },
    ]);
  });

  it.each([
    'Keys of Google begin with `AIza`, tokens of Hugging Face with `hf_`.',
    '`hf_hub_download` and `hf_transfer_enabled` are imported from `huggingface_hub`.',
    'password: "{{ db_password }}"',
    'password: z.string()',
    '`<input type="password" name="password">`',
    'password: "Password must be at least 8 characters"',
    'password: "<your password>"',
  ])('finds no secret in %s', (text) => {
    expect(findSecrets(new Map([['STACK.md', text]]))).toEqual([]);
  });
});

describe('redact', () => {
  // Assembled here, so that no scanner takes this file for a leak.
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
    ])('masks %s', (_what, secret) => {
      expect(redact(`it said: ${secret} and went on`)).toBe('it said: <secret> and went on');
    });

    it.each([
      [`Authorization: Bearer ${random}`, 'Authorization: Bearer <secret>'],
      ['Authorization: hunter2hunter2', 'Authorization: <secret>'],
      ['password=hunter22', 'password=<secret>'],
      ['"api_key": "hunter22"', '"api_key": <secret>'],
      ['DB_PASSWORD=hunter22 next', 'DB_PASSWORD=<secret> next'],
      ['https://user:hunter2@example.org/x', 'https://<secret>@example.org/x'],
    ])('masks the secret in %j', (text, redacted) => {
      expect(redact(text)).toBe(redacted);
    });

    it('masks a private key', () => {
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
});

describe('withoutPersonal', () => {
  it.each([
    ['mail to jane.doe+ci@acme-labs.io failed', 'mail to <email> failed'],
    ['ENOENT: /home/jdoe/app/x.ts', 'ENOENT: /home/<user>/app/x.ts'],
    ['at C:\\Users\\Jane Doe\\app', 'at C:\\Users\\<user> Doe\\app'],
    ['file:///Users/jdoe/app', 'file:///Users/<user>/app'],
    ['getaddrinfo ENOTFOUND db01.corp.acme.io', 'getaddrinfo ENOTFOUND <host>'],
    ['getaddrinfo EAI_AGAIN buildbox-7', 'getaddrinfo EAI_AGAIN <host>'],
    [
      'could not translate host name "pg-main.acme.net" to address',
      'could not translate host name "<host>" to address',
    ],
    ['GET https://jenkins.acme.com/job/1 502', 'GET https://<host>/job/1 502'],
    ['redis://<secret>@cache.prod.internal:6379', 'redis://<secret>@<host>:6379'],
    ['connect to 10.1.2.3 and 192.168.0.7', 'connect to <host> and <host>'],
    ['java.net.UnknownHostException: kafka-1.acme.local', 'java.net.UnknownHostException: <host>'],
    ['dial tcp: lookup vault.service.consul on 10.0.0.2', 'dial tcp: lookup <host> on <host>'],
    ['ssh bob@buildbox', 'ssh <user>@<host>'],
    ['bob@buildbox: Permission denied (publickey)', '<user>@<host>: Permission denied (publickey)'],
    ['on ip-10-0-3-4.ec2.internal', 'on <host>'],
  ])('rewrites %j', (text, sent) => {
    expect(withoutPersonal(text)).toBe(sent);
  });

  it('masks the given names, but not those that everybody uses', () => {
    expect(withoutPersonal('jdoe-mac: jdoe said no to jdoes', ['jdoe', 'jdoe-mac'])).toBe(
      '<name>: <name> said no to jdoes',
    );
    expect(withoutPersonal('the root user runs node', ['root', 'user', 'node', 'me'])).toBe(
      'the root user runs node',
    );
  });

  it.each([
    "Cannot find module '@babel/core' from src/index.ts",
    'npm error 404 https://registry.npmjs.org/nope',
    'connect ECONNREFUSED localhost:5432',
    'http://127.0.0.1:3000/a',
    'ssh git@github.com:acme/app.git',
    'lodash@latest and react@18.2.0',
    'java.lang.NullPointerException at org.acme.util.Strings.io',
    'this.state.user.name is not a function',
    'expected 1.2.3 to equal 1.2.4',
    'the server said no',
    'see https://nodejs.org/api/fs.html',
  ])('leaves %j alone', (text) => {
    expect(withoutPersonal(text)).toBe(text);
  });
});
