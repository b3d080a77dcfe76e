// The project's settings, `.msw/config.json`: every key has a default, and a wrong value never stops MSW.

import { type BreakerLimits, defaultBreakerLimits } from '../../core/loop/breaker.ts';
import { shownName } from '../../core/text/plain-line.ts';
import { mswPath } from '../files/msw-folder.ts';
import { ownFile } from '../files/place.ts';
import { type Fields, isFields, readJson } from '../files/read-json.ts';
import { configSettings, type StoredSetting } from './config-settings.ts';

export interface ProjectConfig {
  /** A name of `notebooks`, an id or an alias; null: NotebookLM is not asked. */
  readonly notebook: string | null;
  readonly nlmProfile: string | null;
  /** The same notebook in several accounts: its name, then its id in each profile. */
  readonly notebooks: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly guidanceDeadlineSeconds: number;
  /** Pauses before rerunning a check that failed for reasons outside the project. */
  readonly infraRetrySeconds: readonly number[];
  readonly parallelChecks: boolean;
  /** The limit for all checks together before Claude begins. */
  readonly baselineSeconds: number;
  /** Whether each iteration's files are kept. */
  readonly snapshots: boolean;
  readonly breaker: Pick<BreakerLimits, 'sameFailure' | 'sameFailureWithChanges' | 'cooldownMinutes'>;
}

const { sameFailure, sameFailureWithChanges, cooldownMinutes } = defaultBreakerLimits;

export const defaultConfig: ProjectConfig = {
  notebook: null,
  nlmProfile: null,
  notebooks: {},
  guidanceDeadlineSeconds: 60,
  infraRetrySeconds: [5, 20],
  parallelChecks: false,
  baselineSeconds: 120,
  snapshots: true,
  breaker: { sameFailure, sameFailureWithChanges, cooldownMinutes },
};

export interface ReadConfig {
  readonly config: ProjectConfig;
  /** A sentence for each unknown or wrong key; its default applies then. */
  readonly problems: readonly string[];
  /** The first problem that concerns notebooks: the intended account is then unknown, so none is asked. */
  readonly notebookProblem: string | null;
}

export function readConfig(projectRoot: string): ReadConfig {
  const file = readJson(mswPath(projectRoot, 'config.json'), ownFile(projectRoot));
  if (file.status === 'missing') return { config: defaultConfig, problems: [], notebookProblem: null };
  if (file.status !== 'ok') return onlyDefaults(`cannot be read (${file.reason})`);
  if (!isFields(file.value)) return onlyDefaults('must hold one JSON object');
  return fromObject(file.value);
}

function onlyDefaults(reason: string): ReadConfig {
  const problem = `.msw/config.json ${reason}; the defaults hold.`;
  return { config: defaultConfig, problems: [problem], notebookProblem: problem };
}

const { name, profile, twins, seconds, baseline, pauses, flag, repeats, minutes } = configSettings;

/** The settings of which `readConfig` knows the values, by key. */
export const projectSettings: Readonly<Record<string, StoredSetting<unknown>>> = {
  notebook: name,
  nlmProfile: profile,
  notebooks: twins,
  guidanceDeadlineSeconds: seconds,
  infraRetrySeconds: pauses,
  parallelChecks: flag,
  baselineSeconds: baseline,
  snapshots: flag,
  'breaker.sameFailure': repeats,
  'breaker.sameFailureWithChanges': repeats,
  'breaker.cooldownMinutes': minutes,
};

function fromObject(given: Fields): ReadConfig {
  const problems: string[] = [];
  const top = section('', given, problems);
  const inner = section('breaker.', given.breaker ?? {}, problems);
  const d = defaultConfig;
  const config: ProjectConfig = {
    notebook: top.take('notebook', name, d.notebook),
    nlmProfile: top.take('nlmProfile', profile, d.nlmProfile),
    notebooks: top.take('notebooks', twins, d.notebooks),
    guidanceDeadlineSeconds: top.take('guidanceDeadlineSeconds', seconds, d.guidanceDeadlineSeconds),
    infraRetrySeconds: top.take('infraRetrySeconds', pauses, d.infraRetrySeconds),
    baselineSeconds: top.take('baselineSeconds', baseline, d.baselineSeconds),
    parallelChecks: top.take('parallelChecks', flag, d.parallelChecks),
    snapshots: top.take('snapshots', flag, d.snapshots),
    breaker: {
      sameFailure: inner.take('sameFailure', repeats, d.breaker.sameFailure),
      sameFailureWithChanges: inner.take('sameFailureWithChanges', repeats, d.breaker.sameFailureWithChanges),
      cooldownMinutes: inner.take('cooldownMinutes', minutes, d.breaker.cooldownMinutes),
    },
  };
  // The memory and questions over a vault read these keys themselves, an editor the first.
  top.reportUnknown([...Object.keys(defaultConfig), '$schema', 'tier2', 'ask']);
  inner.reportUnknown(Object.keys(defaultConfig.breaker));
  return { config, problems, notebookProblem: problems.find((text) => OF_NOTEBOOKS.test(text)) ?? null };
}

/** Also matches a misspelt key of this kind: without it another account would be asked. */
const OF_NOTEBOOKS = /^"[^"]*(?:note|nlm|profile)[^"]*" in/i;

/** One object of settings; adds what is wrong to `problems`. */
function section(prefix: string, given: unknown, problems: string[]) {
  const held = isFields(given) ? given : {};
  if (held !== given)
    problems.push(`"${prefix.slice(0, -1)}" in .msw/config.json must be an object; the defaults hold.`);
  return {
    take: <T>(key: string, setting: StoredSetting<T>, fallback: T): T => {
      if (!Object.hasOwn(held, key)) return fallback;
      const value = held[key];
      if (setting.holds(value)) return value;
      const detail = setting.detail?.(value) ?? null;
      problems.push(
        `"${prefix}${key}" in .msw/config.json must be ${setting.meaning}${detail === null ? '' : `: ${detail}`}; the default ${JSON.stringify(fallback)} holds.`,
      );
      return fallback;
    },
    reportUnknown: (known: readonly string[]): void => {
      for (const key of Object.keys(held).filter((key) => !known.includes(key))) {
        problems.push(
          `"${prefix}${shownName(key)}" in .msw/config.json is not a setting that MSW knows; it is ignored.`,
        );
      }
    },
  };
}

/** The limits at which a loop's breaker opens: the project's, over the defaults. */
export function breakerLimits({ breaker }: ProjectConfig): BreakerLimits {
  return { ...defaultBreakerLimits, ...breaker };
}
