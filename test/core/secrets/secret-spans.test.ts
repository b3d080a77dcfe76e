// Invented secrets of every kind, in every form in which a program may print them, and texts that must never be taken
// for secrets.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lintSource } from '@secretlint/core';
import { rules } from '@secretlint/secretlint-rule-preset-recommend';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCases, recordedTools } from '../../../scripts/record-failures/case-files.mjs';
import { keyCue, mayNameSecret } from '../../../src/core/secrets/key-kind.ts';
import { redact } from '../../../src/core/secrets/redact.ts';
import { secretSpans, tokenRules } from '../../../src/core/secrets/secret-spans.ts';
import { gsdDocuments } from '../../support/gsd-documents.ts';
import { carriers, leftOf } from '../../support/secrets/carriers.ts';
import { disguisedSamples } from '../../support/secrets/disguised-samples.ts';
import { secretSamples } from '../../support/secrets/samples.ts';
import { madeUp, type Random, tokenExamples } from '../../support/secrets/token-examples.ts';
import { unmarkedSamples } from '../../support/secrets/unmarked-samples.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const samples = secretSamples();

describe('the samples', () => {
  it('include an example for each rule, and no other', () => {
    expect(Object.keys(tokenExamples).sort()).toEqual(tokenRules.map(({ name }) => name).sort());
  });

  it('cover many kinds', () => {
    expect(new Set(samples.map(({ kind }) => kind)).size).toBeGreaterThan(300);
    expect(samples.length).toBeGreaterThan(1_200);
  });

  it.each(tokenRules)('for $name begin with the form that only it has', ({ name, form }) => {
    const token = tokenExamples[name]?.(madeUp(7)) ?? '';
    expect(form.exec(token)?.[0] ?? '').not.toBe('');
    expect(redact(`x ${token}`)).not.toContain(token);
  });
});

describe('no pattern is skipped for a text that contains a match', () => {
  it.each(tokenRules.filter(({ mark }) => mark === undefined))(
    'including the pattern of $name',
    ({ form }) => {
      // The generator supports no lookarounds, so texts that do not match after all are skipped.
      const plain = form.source.replaceAll(/\(\?<?[=!](?:[^()]|\([^()]*\))*\)/g, '');
      const whole = new RegExp(`^(?:${form.source})$`);
      const tokens = fc.stringMatching(new RegExp(`^(?:${plain})$`));
      fc.assert(
        fc.property(
          tokens,
          (token) => !whole.test(token) || !redact(`${'-'.repeat(16)} ${token}`).includes(token),
        ),
      );
    },
  );

  it('including the names of secrets', () => {
    const names = fc.stringMatching(
      new RegExp(keyCue.source.replaceAll('\\b', '').replaceAll('(?![a-z])', '')),
    );
    fc.assert(fc.property(names, (name) => [name, name.toUpperCase()].every(mayNameSecret)));
  });
});

describe.each(carriers)('in $name', ({ wrap }) => {
  it('no secret is left', () => {
    const left = samples.flatMap((sample) => {
      const redacted = redact(wrap(sample.text));
      const parts = sample.secrets.map((secret) => leftOf(redacted, secret));
      return parts.some((part) => part !== null) ? [{ ...sample, redacted }] : [];
    });
    expect(left).toEqual([]);
  });
});

describe('secrets without a usual name and sign', () => {
  const unusual = [...unmarkedSamples(), ...disguisedSamples()];
  const kinds = [...new Set(unusual.map(({ kind }) => kind))];
  /** Nothing but their sense says that these are secrets. */
  const KNOWN_TO_STAY = new Set([
    'password is blackbird',
    'The password was changed to starling',
    'passphrase ﹦ pebbleDove7',
    'Password:\n  | hearthVole7',
  ]);

  it.each(kinds)('are masked: %s', (kind) => {
    const left = unusual
      .filter((one) => one.kind === kind)
      .filter(({ text, secrets }) => secrets.some((secret) => redact(text).includes(secret)));
    expect(left.map(({ text }) => text).filter((text) => !KNOWN_TO_STAY.has(text))).toEqual([]);
  });

  it('are real: the text has each of them', () => {
    expect(unusual.length).toBeGreaterThan(300);
    expect(unusual.filter(({ text, secrets }) => secrets.some((secret) => !text.includes(secret)))).toEqual(
      [],
    );
  });
});

it('no secrets of other seeds are left', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(...carriers), (seed, { wrap }) => {
      const others = secretSamples(seed).filter((_, index) => index % 20 === seed % 20);
      for (const { text, secrets } of others) {
        const redacted = redact(wrap(text));
        for (const secret of secrets)
          expect({ text, left: leftOf(redacted, secret) }).toEqual({ text, left: null });
      }
    }),
    { numRuns: 60, seed: 20 },
  );
});

it.each([
  ['whose header holds a certificate', (random: Random) => random(6_000)],
  ['whose header seems to begin again', (random: Random) => `${random(40)}-eyJ${random(40)}`],
])('no web token is left %s', (_name, header) => {
  const random = madeUp(5);
  const [payload, signature] = [random(200), random(43)];
  const left = redact(`x=eyJ${header(random)}.eyJ${payload}.${signature} behind`);
  expect(left).not.toContain(payload.slice(0, 20));
  expect(left).not.toContain(signature.slice(0, 20));
  expect(left).toContain('behind');
});

it('masking is idempotent', () => {
  for (const { text } of samples) expect(redact(redact(text))).toBe(redact(text));
});

describe('what secretlint reports', () => {
  const found = async (content: string): Promise<readonly string[]> => {
    const config = { rules: rules.map((rule) => ({ id: rule.meta.id, rule })) };
    const source = { filePath: 'out.txt', content, contentType: 'text', ext: '.txt' } as const;
    const { messages } = await lintSource({ source, options: { noPhysicFilePath: true, config } });
    return messages.map(({ message }) => message);
  };

  it('is removed from every sample', async () => {
    const texts = samples.map(({ text }) => text);
    expect((await found(texts.join('\n\n'))).length).toBeGreaterThan(15);
    expect(await found(texts.map(redact).join('\n\n'))).toEqual([]);
  });
});

describe('text that is not a secret', () => {
  const spansOf = (text: string): readonly string[] =>
    secretSpans(text).map(({ start, end }) => text.slice(Math.max(0, start - 30), end));
  const spansIn = (path: string): readonly string[] =>
    spansOf(readFileSync(path, 'utf8')).map((span) => `${path}: ${span}`);
  const filesIn = (folder: string, ending: string): readonly string[] =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending))
      .map((name) => join(root, folder, name));

  it.each([['our documents', 'docs', '.md']])('is kept in %s', (_what, folder, ending) => {
    expect(filesIn(folder, ending).flatMap(spansIn)).toEqual([]);
  });

  it('is kept in the recorded output of tools', () => {
    const outputs = recordedTools().flatMap((tool) =>
      [...readCases(tool).values()].flatMap(({ a, b }) => [a, b]),
    );
    expect(outputs.length).toBeGreaterThan(1100);
    expect(outputs.flatMap((output) => spansOf(output.toString('utf8')))).toEqual([]);
  });

  it('is kept in planning documents', () => {
    const documents = [...gsdDocuments().values()];
    expect(documents.length).toBeGreaterThan(390);
    expect(documents.flatMap(spansOf)).toEqual([]);
  });

  it('is kept in a lockfile', () => {
    expect(spansIn(join(root, 'pnpm-lock.yaml'))).toEqual([]);
  });

  it.each([
    'commit 3f786850e387550fdab836ed7e6dc881de23001b',
    'image sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    'integrity sha512-8SM4bbcLYbKKPyiHQtjYrxuWoDmA2ASDoVd4FLLZ0k6nyDBOwElPTKf7nHx5XPWXkTqGdDqHzGNfiSEW7yzcCg==',
    'golang.org/x/sys v0.1.0 h1:kunALQeHf1/185U1i0GOB/fy1IPRDDpuoOOqRReG57U=',
    'id 123e4567-e89b-42d3-a456-426614174000',
    '<img src="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==">',
    'dist/assets/index-BDnqZat0.js',
    '      pgpass: 1.0.5',
    '"pgpass": "^1.0.5"',
    'PASS src/auth/token.test.ts (5.2 s)',
    'password: string',
    'const token = await getToken(user)',
    'apiKey: process.env.API_KEY,',
    'password = os.environ["DB_PASSWORD"]',
    `DB_PASS=\${DB_PASS}`,
    'token: ***',
    `Authorization: Bearer \${token}`,
    "Access denied for user 'root'@'localhost' (using password: YES)",
    'Basic authentication is required',
    'max_tokens: 4096, total_tokens=1200',
    'auth: true, session: false, credentials: "include"',
    'Last session: 2026-02-03T04:05:06.000Z',
    'session: 20260203-040506-ab',
    'the secret is required; the token has expired',
    'ssh git@github.com:acme/app.git',
    'http://localhost:3000/@vite/client',
    'npm install lodash@latest react@18.2.0',
    'LLVM ERROR: pass: 3 of 12',
    `postgres://\${USER}:\${PASSWORD}@\${HOST}/app`,
    'test_shouldReturn200WhenTheUserIsAuthorised2Times',
    'org.springframework.beans.factory.BeanCreationException',
  ])('is kept in %j', (text) => {
    expect(redact(text)).toBe(text);
  });
});
