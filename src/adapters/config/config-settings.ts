// What the keys of `.msw/config.json` may hold. A bundle of its own: most projects have no such file, and no
// schema library is loaded then.

import * as z from 'zod/mini';
import { once } from '../../core/once.ts';
import type { ProjectConfig } from './project-config.ts';

/** What a key may hold, in the words of a problem. */
export interface Setting<T> {
  readonly shape: z.ZodMiniType<T>;
  readonly meaning: string;
}

/** Built when there is a file to read: most projects have none. */
export const configSettings = once(() => {
  const name: Setting<string | null> = {
    shape: z.nullable(z.string().check(z.minLength(1), z.maxLength(200))),
    meaning: 'a name, or null',
  };
  const twins: Setting<ProjectConfig['notebooks']> = {
    shape: z.record(
      z.string().check(z.minLength(1), z.maxLength(200)),
      z.record(
        z.string().check(z.regex(/^(?!-)(?!.*\.\.)[A-Za-z0-9._-]{1,100}$/)),
        z.string().check(z.minLength(1), z.maxLength(200)),
      ),
    ),
    meaning: 'an object of notebooks, each an object that names its id by profile',
  };
  const seconds: Setting<number> = {
    shape: z.number().check(z.gte(0), z.lte(3600)),
    meaning: 'a number of seconds from 0 to 3600',
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
  return { name, twins, seconds, pauses, flag, repeats, minutes };
});
