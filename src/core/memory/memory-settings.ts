// The settings of briefs and syntheses: `tier2` in `.msw/config.json`, or `.msw/tier2.toml` with the same names. They
// come with a project, so they choose neither whom to ask nor where anything is sent.

import * as z from 'zod/mini';
import { BRIEF_DEFAULTS, type BriefRequest } from './brief.ts';

export interface MemorySettings {
  readonly isEnabled: boolean;
  readonly ttlHours: number;
  readonly maxEntries: number;
  readonly context: BriefRequest;
}

export const MEMORY_DEFAULTS: MemorySettings = {
  isEnabled: true,
  ttlHours: 24,
  maxEntries: 100,
  context: BRIEF_DEFAULTS,
};

export interface ReadMemorySettings {
  readonly settings: MemorySettings;
  /** One sentence for each key that is invalid, unknown or not used. */
  readonly problems: readonly string[];
}

const names = z.array(z.string().check(z.minLength(1), z.maxLength(60)));
/** By key in `tier2`. */
export const MEMORY_SETTINGS: Readonly<Record<string, readonly [shape: z.ZodMiniType, meaning: string]>> = {
  enabled: [z.boolean(), 'true or false'],
  'cache.ttl_hours': [z.number().check(z.gt(0), z.lte(8760)), 'a number of hours up to 8760'],
  'cache.max_entries': [z.int().check(z.gte(1), z.lte(10_000)), 'a whole number from 1 to 10000'],
  'context.max_tokens': [z.int().check(z.gte(100), z.lte(200_000)), 'a whole number from 100 to 200000'],
  'context.top_k': [z.int().check(z.gte(1), z.lte(20)), 'a whole number from 1 to 20'],
  'context.include_domains': [names, 'a list of words'],
  'context.exclude_tags': [names, 'a list of tags'],
};
const UNUSED: Readonly<Record<string, string>> = {
  notebook_id: 'only a notebook that you chose for the project is asked (/msw:setup use)',
  'local_llm.model': 'a model is named in your own settings, never in a project',
  'local_llm.endpoint': 'an endpoint is named in your own settings, never in a project',
};

/** @param file its source, for the problems */
export function readMemorySettings(given: unknown, file: string): ReadMemorySettings {
  const problems: string[] = [];
  const values = new Map<string, unknown>();
  for (const [key, value] of flat(given)) {
    const unused = UNUSED[key];
    const known = MEMORY_SETTINGS[key];
    if (unused !== undefined) problems.push(`tier2.${key} in ${file} is not used: ${unused}.`);
    else if (known === undefined)
      problems.push(
        `tier2.${key.replaceAll(/[^\w.-]/g, '?').slice(0, 60)} in ${file} is not a setting that MSW knows; it is ignored.`,
      );
    else if (known[0].safeParse(value).success) values.set(key, value);
    else problems.push(`tier2.${key} in ${file} must be ${known[1]}; the default holds.`);
  }
  const number = (key: string, fallback: number) => {
    const value = values.get(key);
    return typeof value === 'number' ? value : fallback;
  };
  const list = (key: string, fallback: readonly string[]) =>
    names.safeParse(values.get(key)).data ?? fallback;
  const { context, ttlHours, maxEntries } = MEMORY_DEFAULTS;
  return {
    settings: {
      isEnabled: values.get('enabled') !== false,
      ttlHours: number('cache.ttl_hours', ttlHours),
      maxEntries: number('cache.max_entries', maxEntries),
      context: {
        maxTokens: number('context.max_tokens', context.maxTokens),
        topK: number('context.top_k', context.topK),
        includeDomains: list('context.include_domains', context.includeDomains),
        excludeTags: list('context.exclude_tags', context.excludeTags),
      },
    },
    problems,
  };
}

/** Flattens two levels: `cache.ttl_hours`. */
function flat(given: unknown): readonly (readonly [string, unknown])[] {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return [];
  return Object.entries(given).flatMap(([key, value]) => {
    const isSection = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isSection
      ? Object.entries(value).map(([inner, held]) => [`${key}.${inner}`, held] as const)
      : [[key, value] as const];
  });
}
