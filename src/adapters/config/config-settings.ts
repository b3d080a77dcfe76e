// The values that the keys of `.msw/config.json` may have.

import { isProfileName, PROFILE_PATTERN } from '../../core/notebook/profile-name.ts';
import { shownName } from '../../core/text/plain-line.ts';
import { fieldsOf, isFields } from '../files/read-json.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** A setting's valid values, in the words of a problem report. */
export interface StoredSetting<T> {
  /** By hand: a schema library would cost every turn of a project with settings ten milliseconds. */
  readonly holds: (value: unknown) => value is T;
  readonly meaning: string;
  /** The same as JSON Schema, for editors; a test compares the two. */
  readonly schema: JsonSchema;
  /** What exactly is wrong with a value, if that needs more words. */
  readonly detail?: (value: unknown) => string | null;
}

const PROFILE_WORDS = 'letters, digits, inner spaces and . _ - @ +';

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 200;

const isProfile = (value: unknown): value is string => typeof value === 'string' && isProfileName(value);

const isNumber =
  (least: number, most: number) =>
  (value: unknown): value is number =>
    typeof value === 'number' && value >= least && value <= most;

const isSeconds = isNumber(0, 3600);
const isRepeats = isNumber(1, 1000);

const name: StoredSetting<string | null> = {
  holds: (value) => value === null || isText(value),
  meaning: 'a name, or null',
  schema: { anyOf: [{ type: 'string', minLength: 1, maxLength: 200 }, { type: 'null' }] },
};
const profile: StoredSetting<string | null> = {
  holds: (value) => value === null || isProfile(value),
  meaning: `the name of an nlm profile (${PROFILE_WORDS}), or null`,
  schema: { anyOf: [{ type: 'string', pattern: PROFILE_PATTERN }, { type: 'null' }] },
};
const twins: StoredSetting<Record<string, Record<string, string>>> = {
  holds: (value): value is Record<string, Record<string, string>> =>
    isRecord(value, isText, (ids) => isRecord(ids, isProfile, isText)),
  meaning: 'an object of notebooks, each an object that names its id by profile',
  schema: {
    type: 'object',
    propertyNames: { minLength: 1, maxLength: 200 },
    additionalProperties: {
      type: 'object',
      propertyNames: { pattern: PROFILE_PATTERN },
      additionalProperties: { type: 'string', minLength: 1, maxLength: 200 },
    },
  },
  detail: badProfile,
};
const seconds: StoredSetting<number> = {
  holds: isSeconds,
  meaning: 'a number of seconds from 0 to 3600',
  schema: { type: 'number', minimum: 0, maximum: 3600 },
};
const baseline: StoredSetting<number> = {
  holds: isNumber(1, 170),
  meaning: 'a number of seconds from 1 to 170',
  schema: { type: 'number', minimum: 1, maximum: 170 },
};
const pauses: StoredSetting<readonly number[]> = {
  holds: (value): value is readonly number[] =>
    Array.isArray(value) && value.length <= 10 && value.every(isSeconds),
  meaning: 'a list of at most 10 numbers of seconds, each from 0 to 3600',
  schema: { type: 'array', maxItems: 10, items: { type: 'number', minimum: 0, maximum: 3600 } },
};
const flag: StoredSetting<boolean> = {
  holds: (value) => typeof value === 'boolean',
  meaning: 'true or false',
  schema: { type: 'boolean' },
};
const repeats: StoredSetting<number> = {
  holds: (value): value is number => isRepeats(value) && Number.isInteger(value),
  meaning: 'a whole number from 1 to 1000',
  schema: { type: 'integer', minimum: 1, maximum: 1000 },
};
const minutes: StoredSetting<number> = {
  holds: isNumber(0, 10_080),
  meaning: 'a number of minutes from 0 to 10080',
  schema: { type: 'number', minimum: 0, maximum: 10_080 },
};

export const configSettings = { name, profile, twins, seconds, baseline, pauses, flag, repeats, minutes };

function isRecord(
  value: unknown,
  isKey: (key: string) => boolean,
  isValue: (value: unknown) => boolean,
): boolean {
  return isFields(value) && Object.entries(value).every(([key, held]) => isKey(key) && isValue(held));
}

/** A single key that is not a profile name invalidates the whole setting, so the problem names it. */
function badProfile(notebooks: unknown): string | null {
  for (const [notebook, twins] of Object.entries(fieldsOf(notebooks))) {
    const bad = Object.keys(fieldsOf(twins)).find((key) => !isProfileName(key));
    if (bad !== undefined)
      return `"${shownName(bad)}" in "${shownName(notebook)}" is not a profile name (${PROFILE_WORDS})`;
  }
  return null;
}
