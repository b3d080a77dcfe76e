// All settings of both files, each with its words, its default and the schema by which it is read.

import * as z from 'zod/mini';
import type { JsonSchema } from '../../adapters/config/config-settings.ts';
import { defaultConfig, projectSettings } from '../../adapters/config/project-config.ts';
import { type Fields, fieldsOf } from '../../adapters/files/read-json.ts';
import { userDefaults, userSettingsShape } from '../../adapters/user/user-settings.ts';
import { MEMORY_DEFAULTS, MEMORY_SETTINGS } from '../../core/memory/memory-settings.ts';
import { PROJECT_SETTINGS, type SettingWords, USER_SETTINGS } from '../../core/settings/setting-words.ts';
import { ASK_DEFAULTS, ASK_NAMES, ASK_VALUES } from '../../core/sources/ask-settings.ts';

export type SettingsFile = 'project' | 'user';

export interface Setting extends SettingWords {
  /** With its sections: `breaker.sameFailure`. */
  readonly key: string;
  readonly file: SettingsFile;
  readonly schema: JsonSchema;
  /** What holds without it; null for nothing. */
  readonly fallback: unknown;
  /** Whether its reader accepts the value in a file with these fields. */
  readonly holds: (value: unknown, file: Fields) => boolean;
}

/** In the order of the pages. */
export function allSettings(): readonly Setting[] {
  const user = jsonSchema(userSettingsShape());
  return [
    ...Object.entries(PROJECT_SETTINGS).map(([key, words]) => ({
      ...words,
      ...{ key, file: 'project' as const },
      ...readInProject(key),
    })),
    ...Object.entries(USER_SETTINGS).map(([key, words]) => ({
      ...words,
      ...{ key, file: 'user' as const },
      schema: key.split('.').reduce((at, name) => fieldsOf(fieldsOf(objectIn(at).properties)[name]), user),
      fallback: valueAt(userDefaults, key) ?? null,
      holds: (_: unknown, file: Fields) => userSettingsShape().safeParse(file).success,
    })),
  ];
}

type Reading = Pick<Setting, 'schema' | 'fallback' | 'holds'>;

/** Throws for a key that no reader has, which is a bug. */
function readInProject(key: string): Reading {
  const own = projectSettings[key];
  if (own !== undefined)
    return { schema: own.schema, fallback: valueAt(defaultConfig, key), holds: (value) => own.holds(value) };
  const [section, ...rest] = key.split('.');
  const inner = rest.join('.');
  const shape = section === 'tier2' ? MEMORY_SETTINGS[inner]?.[0] : askShapes.get(inner);
  if (shape === undefined) throw new Error(`nothing reads the setting ${key}`);
  const fallback = section === 'tier2' ? memoryDefaults[inner] : askDefaults.get(inner);
  return { schema: jsonSchema(shape), fallback, holds: (value) => shape.safeParse(value).success };
}

const storedNames: Readonly<Record<string, string>> = ASK_NAMES;
const shortNames = new Map(Object.entries(storedNames).map(([short, stored]) => [stored, short]));
const askShapes: ReadonlyMap<string, z.ZodMiniType> = new Map(
  Object.entries(ASK_VALUES).map(([stored, shape]) => [shortNames.get(stored) ?? stored, shape]),
);
const askDefaults: ReadonlyMap<string, unknown> = new Map(
  Object.entries(ASK_DEFAULTS).map(([stored, value]) => [shortNames.get(stored) ?? stored, value]),
);

const { context } = MEMORY_DEFAULTS;
const memoryDefaults: Readonly<Record<string, unknown>> = {
  enabled: MEMORY_DEFAULTS.isEnabled,
  'cache.ttl_hours': MEMORY_DEFAULTS.ttlHours,
  'cache.max_entries': MEMORY_DEFAULTS.maxEntries,
  'context.max_tokens': context.maxTokens,
  'context.top_k': context.topK,
  'context.include_domains': context.includeDomains,
  'context.exclude_tags': context.excludeTags,
};

/** The JSON Schema of a whole file, with the words of each setting. */
export function fileSchema(file: SettingsFile): JsonSchema {
  const settings = allSettings().filter((one) => one.file === file);
  const title = file === 'project' ? '.msw/config.json of MSW' : 'settings.json in the user folder of MSW';
  const head = { $schema: 'https://json-schema.org/draft/2020-12/schema', title };
  const rows = settings.map((setting) => ({ path: setting.key.split('.'), setting }));
  if (file === 'user') return { ...head, ...withWords(jsonSchema(userSettingsShape()), '', settings) };
  const whole = objectOf(rows);
  return { ...head, ...whole, properties: { $schema: { type: 'string' }, ...fieldsOf(whole.properties) } };
}

type Row = { readonly path: readonly string[]; readonly setting: Setting };

function objectOf(rows: readonly Row[]): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  for (const { path, setting } of rows) {
    const [name = '', ...inner] = path;
    properties[name] ??=
      inner.length === 0
        ? { ...setting.schema, description: setting.about, default: setting.fallback }
        : objectOf(
            rows.flatMap((row) => (row.path[0] === name ? [{ ...row, path: row.path.slice(1) }] : [])),
          );
  }
  return { type: 'object', properties, additionalProperties: false };
}

/** Adds each description at its key; a section may be null instead. */
function withWords(schema: unknown, key: string, settings: readonly Setting[]): JsonSchema {
  const own = fieldsOf(schema);
  const about = settings.find((one) => one.key === key)?.about;
  if (about !== undefined) return { ...own, description: about };
  if (Array.isArray(own.anyOf))
    return { ...own, anyOf: own.anyOf.map((one) => withWords(one, key, settings)) };
  if (own.properties === undefined) return own;
  const properties = Object.entries(fieldsOf(own.properties)).map(
    ([name, inner]) => [name, withWords(inner, key === '' ? name : `${key}.${name}`, settings)] as const,
  );
  return { ...own, properties: Object.fromEntries(properties) };
}

/** What a file may hold, without the marks that only zod has a use for. */
function jsonSchema(shape: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...schema } = fieldsOf(
    z.toJSONSchema(shape, {
      io: 'input',
      override: ({ jsonSchema: one }) => {
        delete one.readOnly;
        if (one.maximum === Number.MAX_SAFE_INTEGER) delete one.maximum;
      },
    }),
  );
  return schema;
}

function objectIn(schema: unknown): Fields {
  const own = fieldsOf(schema);
  return Array.isArray(own.anyOf) ? fieldsOf(own.anyOf[0]) : own;
}

/** Undefined where a section or the key is missing. */
export function valueAt(fields: unknown, key: string): unknown {
  let at = fields;
  for (const name of key.split('.')) at = Object.hasOwn(fieldsOf(at), name) ? fieldsOf(at)[name] : undefined;
  return at;
}
