// The project's settings, `.msw/config.json`: every key has a default, and a wrong one never stops MSW.

import * as z from 'zod/mini';
import { once } from '../../core/once.ts';
import { mswPath } from '../files/msw-folder.ts';
import { readJson } from '../files/read-json.ts';

export interface ProjectConfig {
  /** A name of `notebooks`, an id or an alias; null: NotebookLM is not asked. */
  readonly notebook: string | null;
  readonly nlmProfile: string | null;
  /** The same notebook in several accounts: its name, then the id that it has in each profile. */
  readonly notebooks: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly guidanceDeadlineSeconds: number;
  /** Pauses before a check that failed for reasons outside the project is run again. */
  readonly infraRetrySeconds: readonly number[];
  readonly parallelChecks: boolean;
  readonly breaker: {
    /** Repeats of one failure that stop the loop: without, and with, changes in the working tree. */
    readonly sameFailure: number;
    readonly sameFailureWithChanges: number;
    readonly cooldownMinutes: number;
  };
}

export const defaultConfig: ProjectConfig = {
  notebook: null,
  nlmProfile: null,
  notebooks: {},
  guidanceDeadlineSeconds: 60,
  infraRetrySeconds: [5, 20],
  parallelChecks: false,
  breaker: { sameFailure: 3, sameFailureWithChanges: 5, cooldownMinutes: 30 },
};

/** What a key may hold, in the words of a problem. */
interface Setting<T> {
  readonly shape: z.ZodMiniType<T>;
  readonly meaning: string;
}

/** Built when there is a file to read: most projects have none. */
const settings = once(() => {
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

/** `problems` holds one sentence for each key that is unknown or wrong; its default holds then. */
export function readConfig(projectRoot: string): {
  readonly config: ProjectConfig;
  readonly problems: readonly string[];
} {
  const file = readJson(mswPath(projectRoot, 'config.json'));
  if (file.status === 'missing') return { config: defaultConfig, problems: [] };
  if (file.status !== 'ok') return onlyDefaults(`cannot be read (${file.reason})`);
  if (!isObject(file.value)) return onlyDefaults('must hold one JSON object');
  return fromObject(file.value);
}

function onlyDefaults(reason: string) {
  return { config: defaultConfig, problems: [`.msw/config.json ${reason}; the defaults hold.`] };
}

function fromObject(given: Readonly<Record<string, unknown>>) {
  const problems: string[] = [];
  const { name, twins, seconds, pauses, flag, repeats, minutes } = settings();
  const top = section('', given, problems);
  const inner = section('breaker.', given.breaker ?? {}, problems);
  const d = defaultConfig;
  const config: ProjectConfig = {
    notebook: top.take('notebook', name, d.notebook),
    nlmProfile: top.take('nlmProfile', name, d.nlmProfile),
    notebooks: top.take('notebooks', twins, d.notebooks),
    guidanceDeadlineSeconds: top.take('guidanceDeadlineSeconds', seconds, d.guidanceDeadlineSeconds),
    infraRetrySeconds: top.take('infraRetrySeconds', pauses, d.infraRetrySeconds),
    parallelChecks: top.take('parallelChecks', flag, d.parallelChecks),
    breaker: {
      sameFailure: inner.take('sameFailure', repeats, d.breaker.sameFailure),
      sameFailureWithChanges: inner.take('sameFailureWithChanges', repeats, d.breaker.sameFailureWithChanges),
      cooldownMinutes: inner.take('cooldownMinutes', minutes, d.breaker.cooldownMinutes),
    },
  };
  top.reportUnknown(Object.keys(defaultConfig));
  inner.reportUnknown(Object.keys(defaultConfig.breaker));
  return { config, problems };
}

/** One object of settings; what is wrong with it goes to `problems`. */
function section(prefix: string, given: unknown, problems: string[]) {
  const held = isObject(given) ? given : {};
  if (held !== given)
    problems.push(`"${prefix.slice(0, -1)}" in .msw/config.json must be an object; the defaults hold.`);
  return {
    take: <T>(key: string, setting: Setting<T>, fallback: T): T => {
      if (!Object.hasOwn(held, key)) return fallback;
      const parsed = setting.shape.safeParse(held[key]);
      if (parsed.success) return parsed.data;
      problems.push(
        `"${prefix}${key}" in .msw/config.json must be ${setting.meaning}; the default ${JSON.stringify(fallback)} holds.`,
      );
      return fallback;
    },
    reportUnknown: (known: readonly string[]): void => {
      for (const key of Object.keys(held).filter((key) => !known.includes(key))) {
        problems.push(
          `"${prefix}${key}" in .msw/config.json is not a setting that MSW knows; it is ignored.`,
        );
      }
    },
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
