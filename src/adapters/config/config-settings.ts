// What the keys of `.msw/config.json` may hold. A bundle of its own: most projects have no such file, and no
// schema library is loaded then.

import * as z from 'zod/mini';
import { isProfileName } from '../../core/notebook/profile-name.ts';
import { once } from '../../core/once.ts';
import { shownName } from '../../core/text/plain-line.ts';
import { fieldsOf } from '../files/read-json.ts';

/** What a key may hold, in the words of a problem. */
export interface Setting<T> {
  readonly shape: z.ZodMiniType<T>;
  readonly meaning: string;
  /** What exactly is wrong with a value, where that needs more words. */
  readonly detail?: (value: unknown) => string | null;
}

/** Built when there is a file to read: most projects have none. */
export const configSettings = once(() => {
  const text = z.string().check(z.minLength(1), z.maxLength(200));
  const profileName = z.string().check(z.refine(isProfileName));
  const name: Setting<string | null> = { shape: z.nullable(text), meaning: 'a name, or null' };
  const profile: Setting<string | null> = {
    shape: z.nullable(profileName),
    meaning: `the name of an nlm profile (${PROFILE_WORDS}), or null`,
  };
  const twins: Setting<Record<string, Record<string, string>>> = {
    shape: z.record(text, z.record(profileName, text)),
    meaning: 'an object of notebooks, each an object that names its id by profile',
    detail: badProfile,
  };
  const seconds: Setting<number> = {
    shape: z.number().check(z.gte(0), z.lte(3600)),
    meaning: 'a number of seconds from 0 to 3600',
  };
  const baseline: Setting<number> = {
    shape: z.number().check(z.gte(1), z.lte(170)),
    meaning: 'a number of seconds from 1 to 170',
  };
  const pauses: Setting<readonly number[]> = {
    shape: z.array(seconds.shape).check(z.maxLength(10)),
    meaning: 'a list of at most 10 numbers of seconds, each from 0 to 3600',
  };
  const flag: Setting<boolean> = { shape: z.boolean(), meaning: 'true or false' };
  const repeats: Setting<number> = {
    shape: z.int().check(z.gte(1), z.lte(1000)),
    meaning: 'a whole number from 1 to 1000',
  };
  const minutes: Setting<number> = {
    shape: z.number().check(z.gte(0), z.lte(10_080)),
    meaning: 'a number of minutes from 0 to 10080',
  };
  return { name, profile, twins, seconds, baseline, pauses, flag, repeats, minutes };
});

const PROFILE_WORDS = 'letters, digits, inner spaces and . _ - @ +';

/** One key that is not a profile name takes the whole setting with it, so it is named. */
function badProfile(notebooks: unknown): string | null {
  for (const [notebook, twins] of Object.entries(fieldsOf(notebooks))) {
    const bad = Object.keys(fieldsOf(twins)).find((key) => !isProfileName(key));
    if (bad !== undefined)
      return `"${shownName(bad)}" in "${shownName(notebook)}" is not a profile name (${PROFILE_WORDS})`;
  }
  return null;
}
