// The settings of a vault, under the names in which they are stored. An option on the command line goes before the
// vault's own store, that before the project's settings, those before the default.

import * as z from 'zod/mini';
import { poolLimits } from './pool.ts';

const count = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));
export const ASK_VALUES = {
  debugMode: z.boolean(),
  notebookId: z.nullable(z.string().check(z.minLength(1), z.maxLength(200))),
  /** How many notes are considered; at most the pool's target. */
  bm25TopN: count(1, 1000),
  /** The least share of the best score. */
  bm25CutoffRatio: z.number().check(z.gte(0), z.lte(1)),
  /** How many are kept whatever their scores; at most `bm25TopN`. */
  bm25MinSourcesK: count(1, 1000),
  bm25k1: z.number().check(z.gte(0), z.lte(100)),
  bm25b: z.number().check(z.gte(0), z.lte(1)),
  queryTimeoutSeconds: count(1, 3600),
  /** What the notebook holds at most. */
  maxSources: count(2, 100_000),
  /** How much of that is left free. */
  headroom: count(0, 99_999),
  notebookTitle: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  /** Folders, or patterns between slashes. */
  exclude: z.readonly(z.array(z.string())),
};
const SETTINGS = z.object(ASK_VALUES);
export type AskSettings = Readonly<z.infer<typeof SETTINGS>>;
type Name = keyof AskSettings;

const MEANINGS = {
  debugMode: 'true or false',
  notebookId: 'the id of a notebook, or null',
  bm25TopN: 'a whole number from 1',
  bm25CutoffRatio: 'a number from 0 to 1',
  bm25MinSourcesK: 'a whole number from 1',
  bm25k1: 'a number from 0 to 100',
  bm25b: 'a number from 0 to 1',
  queryTimeoutSeconds: 'a whole number of seconds from 1 to 3600',
  maxSources: 'a whole number from 2',
  headroom: 'a whole number from 0',
  notebookTitle: 'a title of 1 to 200 characters',
  exclude: 'a list of folders',
} satisfies Record<Name, string>;
const MEANING_OF: ReadonlyMap<string, string> = new Map(Object.entries(MEANINGS));

export const ASK_DEFAULTS: AskSettings = {
  debugMode: false,
  notebookId: null,
  bm25TopN: 15,
  bm25CutoffRatio: 0.4,
  bm25MinSourcesK: 3,
  bm25k1: 1.2,
  bm25b: 0.75,
  queryTimeoutSeconds: 120,
  maxSources: 300,
  headroom: 10,
  notebookTitle: 'Obsidian Vault Notebook',
  exclude: [],
};

/** The shorter names that `ask` in a project's settings has for some. */
export const ASK_NAMES = {
  topN: 'bm25TopN',
  cutoffRatio: 'bm25CutoffRatio',
  minK: 'bm25MinSourcesK',
  k1: 'bm25k1',
  b: 'bm25b',
  timeoutSeconds: 'queryTimeoutSeconds',
} as const satisfies Readonly<Record<string, Name>>;

/** As a file or a command line gives them: nothing is checked yet. */
export type GivenSettings = Readonly<Record<string, unknown>>;

export interface SettingLayers {
  readonly flags: GivenSettings;
  readonly project: GivenSettings;
}

export interface ReadAskSettings {
  readonly settings: AskSettings;
  /** One sentence for each value that does not hold. */
  readonly problems: readonly string[];
}

const LAYERS = [
  ['project', 'the project’s settings'],
  ['vault', 'the vault’s settings'],
  ['flags', 'the options'],
] as const;

export function askSettings(layers: SettingLayers & { readonly vault: GivenSettings }): ReadAskSettings {
  const problems: string[] = [];
  const valid = LAYERS.map(([layer, place]) => validOf(givenOf(layer, layers[layer]), place, problems));
  const given = SETTINGS.safeParse(Object.assign({}, ASK_DEFAULTS, ...valid));
  return { settings: fitting(given.data ?? ASK_DEFAULTS, problems), problems };
}

/** Only the vault says which notebook is its own: a cloned project names none. */
function givenOf(layer: (typeof LAYERS)[number][0], given: GivenSettings): GivenSettings {
  const { notebookId: _, ...rest } = given;
  return layer === 'vault' ? given : rest;
}

function validOf(given: GivenSettings, place: string, problems: string[]): Partial<AskSettings> {
  const valid: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(ASK_VALUES)) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (value === undefined) continue;
    const read = schema.safeParse(value);
    if (read.success) valid[name] = read.data;
    else problems.push(`${name} in ${place} must be ${MEANING_OF.get(name)}; it is not used.`);
  }
  return valid;
}

/** Values that are valid alone and not together are lowered. */
function fitting(settings: AskSettings, problems: string[]): AskSettings {
  const lowered = (name: Name, value: number, most: number, what: string): number => {
    if (value <= most) return value;
    problems.push(`${name} is ${value}, more than ${what}: ${most} is used.`);
    return most;
  };
  const headroom = lowered('headroom', settings.headroom, settings.maxSources - 1, 'maxSources leaves');
  const { target } = poolLimits({ ...settings, headroom });
  const bm25TopN = lowered('bm25TopN', settings.bm25TopN, target, 'the notebook may hold');
  const bm25MinSourcesK = lowered('bm25MinSourcesK', settings.bm25MinSourcesK, bm25TopN, 'bm25TopN');
  return { ...settings, headroom, bm25TopN, bm25MinSourcesK };
}
