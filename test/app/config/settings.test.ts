import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { allSettings, fileSchema, type Setting, valueAt } from '../../../src/app/config/settings.ts';
import { schemaWords } from '../../../src/core/settings/schema-words.ts';

const page = (name: string) =>
  readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', `${name}.md`), 'utf8');
const SETTINGS = allSettings();

/** As a file would have it. */
function fileWith(key: string, value: unknown): Record<string, unknown> {
  const [name = '', ...inner] = key.split('.');
  return { [name]: inner.length === 0 ? value : fileWith(inner.join('.'), value) };
}
/** Zod compiles patterns without the flag for letters of all scripts. */
const inAscii = (schema: object) =>
  JSON.parse(
    JSON.stringify(schema)
      .replaceAll('\\\\p{L}', 'A-Za-z')
      .replaceAll('\\\\p{M}', '')
      .replaceAll('\\\\p{N}', '0-9'),
  );
const needed = (key: string) =>
  /^(?:model|otlp)\./.test(key) ? { [key.split('.')[0] ?? '']: { endpoint: 'http://x' } } : {};
function accepted({ key, holds }: Setting, value: unknown): boolean {
  const file = fileWith(key, value);
  const [section = ''] = key.split('.');
  const whole = { ...Object(needed(key)[section]), ...Object(file[section]) };
  return holds(value, section in needed(key) ? { [section]: whole } : file);
}

describe.each(SETTINGS.map((one) => [one.key, one] as const))('%s', (_, setting) => {
  it('accepts its default and its example', () => {
    expect(accepted(setting, setting.example)).toBe(true);
    if (setting.fallback !== null) expect(accepted(setting, setting.fallback)).toBe(true);
    expect(setting.example).not.toEqual(setting.fallback);
  });

  it('accepts what its schema accepts', () => {
    const schema = z.fromJSONSchema(inAscii(setting.schema));
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom(
        null,
        true,
        -1,
        0,
        0.5,
        1,
        170,
        171,
        1000,
        1001,
        3600,
        3601,
        10_080,
        10_081,
        'text',
        '',
        [],
        {},
      ),
      fc.array(fc.integer({ min: -1, max: 3601 }), { maxLength: 12 }),
      fc.array(fc.string(), { maxLength: 3 }),
      fc.constantFrom('a..b', 'a ', 'x@y.z', 'A b', '../x'),
      fc.dictionary(fc.string({ maxLength: 3 }), fc.dictionary(fc.string({ maxLength: 3 }), fc.string())),
    );
    fc.assert(
      fc.property(value, (one) => {
        expect(accepted(setting, one)).toBe(schema.safeParse(one).success);
      }),
    );
  });

  it('is described in words', () => {
    expect(schemaWords(setting.schema)).not.toContain('a value');
    expect(setting.about).toMatch(/^[^\n.]+[^\n. ]$/);
  });
});

describe('the schema of a file', () => {
  it.each(['project', 'user'] as const)(
    'describes each setting of the %s, and rejects other keys',
    (file) => {
      const schema = fileSchema(file);
      const read = z.fromJSONSchema({ ...schema });
      for (const { key, about } of SETTINGS.filter((one) => one.file === file))
        expect(JSON.stringify(schema), key).toContain(JSON.stringify(about));
      expect(read.safeParse({ $schema: 'x' }).success).toBe(true);
      expect(read.safeParse({ other: 1 }).success).toBe(false);
    },
  );
});

describe('the pages', () => {
  const plain = (text: string) =>
    text
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll('`', '')
      .replaceAll('\u2019', "'");
  const rows = page('data')
    .split('\n')
    .flatMap((line) => {
      const [, key, fallback, about] = /^\| `([\w.]+)` \| (.*?) \| (.*) \|$/.exec(line) ?? [];
      return key === undefined || fallback === undefined || about === undefined
        ? []
        : [{ key, fallback: plain(fallback), about: plain(about) }];
    });

  it.each(
    SETTINGS.filter(({ key, file }) => file === 'project' && !/^(?:tier2|ask)\./.test(key)).map(
      (one) => [one.key, one] as const,
    ),
  )('docs/data.md has the default and the words of %s', (key, { fallback, about }) => {
    const row = rows.find((one) => one.key === key);
    const said = JSON.stringify(fallback).replaceAll(',', ', ');
    expect(row).toEqual({ key, fallback: said, about: plain(about) });
  });

  it.each([
    ['memory', 'tier2.', 7],
    ['ask', 'ask.', 7],
    ['team', 'team.', 3],
  ])('docs/%s.md names the settings of %s', (name, section, least) => {
    const keys = SETTINGS.flatMap(({ key }) => (key.startsWith(section) ? [key.slice(section.length)] : []));
    expect(keys.length).toBeGreaterThanOrEqual(least);
    const asked = page(name);
    expect(
      keys.filter(
        (key) => !asked.includes(`\`${key}\``) && !/maxSources|headroom|notebookTitle|exclude/.test(key),
      ),
    ).toEqual([]);
  });
});

it('finds a value below its sections', () => {
  expect(valueAt({ a: { b: 1 } }, 'a.b')).toBe(1);
  expect(valueAt({ a: 1 }, 'a.b')).toBeUndefined();
  expect(valueAt({}, 'constructor')).toBeUndefined();
});
