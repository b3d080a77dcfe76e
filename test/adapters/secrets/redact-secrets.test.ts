// No token below was ever valid; they are put together here so that no scanner takes this file for a leak.
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { redactSecrets } from '../../../src/adapters/secrets/redact-secrets.ts';

const GITHUB = `ghp_${'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'}`;
const ANTHROPIC = `sk-ant-api03-${'aB3dE6gH9jK2mN5pQ8sT'.repeat(5).slice(0, 93)}AA`;
const SLACK = `xoxb-${'123456789012'}-${'1234567890123'}-${'AbCdEfGhIjKlMnOpQrStUvWx'}`;
/** Known to secretlint's rules only, so that MSW's own patterns cannot hide that a rule was not run. */
const SHOPIFY = `shpat_${'0123456789abcdef'.repeat(2)}`;
const SENDGRID = `SG.${'a1'.repeat(11)}.${'b2'.repeat(21)}c`;
const KEY = `-----BEGIN RSA PRIVATE KEY-----\n${'MIIEpAIBAAKCAQEA'.repeat(8)}\n-----END RSA PRIVATE KEY-----`;

describe('redactSecrets', () => {
  it.each([
    ['GitHub', GITHUB, GITHUB],
    ['Anthropic', ANTHROPIC, ANTHROPIC],
    ['Slack', SLACK, SLACK],
    ['Shopify', SHOPIFY, SHOPIFY],
    ['SendGrid', SENDGRID, SENDGRID],
    ['a private key', KEY, 'MIIEpAIBAAKCAQEA'],
    ['a database address', 'postgres://admin:hunter2hunter2@db.internal:5432/app', 'hunter2hunter2'],
    ['basic authentication', 'https://user:pa55w0rdpa55@host.example/x', 'pa55w0rdpa55'],
    ['a shell variable', 'API_TOKEN=s3cr3ts3cr3ts3cr3t', 's3cr3ts3cr3ts3cr3t'],
  ])('takes out %s', async (_name, text, secret) => {
    const result = await redactSecrets(`before\n${text}\nafter`);
    expect(result).not.toContain(secret);
    expect(result).toContain('<secret>');
    expect(result).toMatch(/^before\n[\s\S]*\nafter$/);
  });

  it('is not switched off by a comment in the text', async () => {
    const text = `// secretlint-disable\n# secretlint-disable-next-line\n${SHOPIFY} ${SENDGRID}`;
    expect(await redactSecrets(text)).toMatch(/next-line\n<secret> <secret>$/);
  });

  it('takes out every one of several, also side by side', async () => {
    const result = await redactSecrets(`${GITHUB} ${GITHUB},${SLACK}`);
    expect(result).toBe('<secret> <secret>,<secret>');
  });

  it.each([
    '',
    "src/app.ts(3,5): error TS2322: Type 'string' is not assignable to type 'number'.",
    'FAIL test/login.test.ts > logs in\nAssertionError: expected 401 to be 200\n',
    'größe ✓ 🙂\n\tat Object.<anonymous> (/app/src/a.js:1:2)',
  ])('leaves %j as it is', async (text) => {
    expect(await redactSecrets(text)).toBe(text);
  });

  it('can be bundled into one file without its modules beside it', async () => {
    const result = await build({
      entryPoints: [join(import.meta.dirname, '../../../src/adapters/secrets/redact-secrets.ts')],
      bundle: true,
      platform: 'node',
      format: 'cjs',
      write: false,
      metafile: true,
    });
    expect(result.errors).toEqual([]);
    const imports = Object.values(result.metafile.outputs).flatMap((output) => output.imports);
    expect(imports.filter(({ path }) => !/^(?:node:)?[a-z_/]+$/.test(path))).toEqual([]);
  });
});
