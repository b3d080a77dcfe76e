// A project's `.planning/config.json`, by GSD's keys; `parallelization` is a switch or an object. Missing or unusable
// values get GSD's defaults.

import { closestWord, editsBetween } from '../../text/closest-word.ts';
import { type JsonObject, readJsonObject } from './json-object.ts';

export type PlanningConfig = ReturnType<typeof settingsIn>;

interface ConfigProblem {
  readonly message: string;
  readonly fix: string;
}

export interface ReadPlanningConfig {
  readonly config: PlanningConfig;
  readonly diagnostics: readonly ConfigProblem[];
}

/** Never throws; `text` is null for a missing file. */
export function readPlanningConfig(text: string | null): ReadPlanningConfig {
  const read = text === null ? ({ status: 'ok', value: {} } as const) : readJsonObject(text);
  if (read.status === 'invalid') {
    const message = `config.json cannot be read (${read.reason}): GSD's defaults are used.`;
    const fix = 'Make it one JSON object.';
    const { config } = readPlanningConfig(null);
    return { config, diagnostics: [{ message, fix }] };
  }
  const reader = configReader(read.value);
  const config = settingsIn(reader);
  return { config, diagnostics: [...reader.problems, ...reader.misspelt()] };
}

function settingsIn(from: ConfigReader) {
  const whole = isObject(from.value('parallelization')) ? 'parallelization.enabled' : 'parallelization';
  return {
    mode: from.choice('mode', ['interactive', 'yolo']),
    granularity: from.choice('granularity', ['standard', 'coarse', 'fine']),
    research: from.flag('workflow.research', true),
    planCheck: from.flag('workflow.plan_check', true),
    verifier: from.flag('workflow.verifier', true),
    /** Whether plans have to name every locked decision. */
    coversContext: from.flag('workflow.context_coverage_gate', true),
    skipDiscuss: from.flag('workflow.skip_discuss', false),
    /** Whether each of several concurrent plans may get a worktree; without them plans take turns. */
    useWorktrees: from.flag('workflow.use_worktrees', true),
    autoAdvance: from.flag('workflow.auto_advance', false),
    tddMode: from.flag('workflow.tdd_mode', false),
    /** `end-of-phase`, or `mid-flight` as in older versions of GSD. */
    humanVerifyMode: from.text('workflow.human_verify_mode') ?? 'end-of-phase',
    /** An executor's time limit; null when not set. */
    subagentTimeoutMs: from.count('workflow.subagent_timeout', null),
    /** How often an executor is sent back; null when not set. */
    nodeRepairBudget: from.count('workflow.node_repair_budget', null),
    /** Builds the git-ignored files that the checks need. */
    buildCommand: from.text('workflow.build_command'),
    /** The checks for a plan that names no command. */
    usualCommands: ['build_command', 'test_command'].flatMap((key) => from.text(`workflow.${key}`) ?? []),
    driftThreshold: from.count('workflow.drift_threshold', 3),
    driftAction: from.choice('workflow.drift_action', ['warn', 'auto-remap']),
    /** Null when not set: then documents are committed unless git ignores them. Early GSD has it at the top. */
    commitDocs: from.flag('planning.commit_docs', from.flag('commit_docs', null)),
    branchingStrategy: from.choice('git.branching_strategy', ['none', 'phase', 'milestone']),
    /** Whether the plans of a wave may run concurrently, and how many. */
    parallelization: from.flag(whole, true),
    maxConcurrentAgents: Math.max(1, from.count('parallelization.max_concurrent_agents', 3)),
    projectCode: from.text('project_code'),
  } as const;
}

/** For example, two letters swapped. */
const MOST_SLIPS = 2;

type ConfigReader = ReturnType<typeof configReader>;

/** Reads settings by their paths, `git.branching_strategy`, and collects those that make no sense. */
function configReader(raw: JsonObject) {
  const problems: ConfigProblem[] = [];
  const names = new Set<string>();
  const value = (path: string): unknown => {
    const [key, inner] = path.split('.', 2);
    for (const name of [path, key ?? path]) names.add(name);
    return inner === undefined ? ownValue(raw, key) : ownValue(ownValue(raw, key), inner);
  };
  /** Undefined when the key is not set or has no value of this kind. */
  const checked = <T>(path: string, isKind: (value: unknown) => value is T, meaning: string) => {
    const found = value(path);
    if (isKind(found)) return found;
    const message = `"${path}" in config.json is not ${meaning}: GSD's default is used.`;
    const fix = `Make it ${meaning}, or remove it.`;
    if (found !== undefined && found !== null) problems.push({ message, fix });
    return undefined;
  };
  return {
    problems,
    value,
    /** Unread keys spelt almost like one that is read; GSD has many more keys. */
    misspelt(): readonly ConfigProblem[] {
      const written = Object.entries(raw).flatMap(([key, inside]) => [
        key,
        ...(isObject(inside) ? Object.keys(inside).map((inner) => `${key}.${inner}`) : []),
      ]);
      return written.flatMap((name) => {
        const meant = names.has(name) ? null : closestWord(name, [...names]);
        if (meant === null || editsBetween(meant, name) > MOST_SLIPS) return [];
        const message = `"${name}" in config.json is unknown: it has no effect.`;
        return [{ message, fix: `Write "${meant}" if that is what it means.` }];
      });
    },
    flag<const T>(path: string, absent: T): boolean | T {
      return checked(path, (one) => typeof one === 'boolean', 'true or false') ?? absent;
    },
    count<const T>(path: string, absent: T): number | T {
      return checked(path, isCount, 'a number from 0') ?? absent;
    },
    text(path: string): string | null {
      const text = checked(path, (one) => typeof one === 'string', 'a text') ?? '';
      return text.trim() === '' ? null : text;
    },
    /** The first choice is the default. */
    choice<const T extends string>(path: string, choices: readonly [T, ...T[]]): T {
      const isChoice = (one: unknown): one is T => choices.some((choice) => choice === one);
      return checked(path, isChoice, `one of ${choices.join(', ')}`) ?? choices[0];
    },
  };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function ownValue(object: unknown, key: string | undefined): unknown {
  return isObject(object) ? Object.entries(object).find(([name]) => name === key)?.[1] : undefined;
}
