// A project's `.planning/config.json` as written by any generation of GSD: flat or nested keys, `depth` or
// `granularity`, `parallelization` as a switch or an object. Missing or unusable values get GSD's defaults.

import { closestWord, editsBetween } from '../../text/closest-word.ts';
import { isProfile } from './agent-models.ts';
import { type JsonObject, readJsonObject } from './json-object.ts';

export interface PlanningConfig extends ReturnType<typeof workflow>, ReturnType<typeof surroundings> {
  /** The parsed file, including unknown keys; empty when there is no file. */
  readonly raw: JsonObject;
}

interface ConfigProblem {
  /** Stable, for scripts: `config-invalid-json`, `config-value`, `config-unknown-key`. */
  readonly code: string;
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
    return { config, diagnostics: [{ code: 'config-invalid-json', message, fix }] };
  }
  const reader = configReader(read.value);
  const config = { ...workflow(reader), ...surroundings(reader), raw: read.value };
  return { config, diagnostics: [...reader.problems, ...reader.misspelt()] };
}

const DEPTHS: Readonly<Record<string, string>> = { quick: 'coarse', comprehensive: 'fine' };

function workflow(from: ConfigReader) {
  const inWorkflow = (key: string, flat = key) => from.value(flat, 'workflow', key);
  const depth = from.value('depth').value;
  const granularity = from.value('granularity', 'planning', 'granularity');
  const older = typeof depth === 'string' ? (DEPTHS[depth] ?? depth) : undefined;
  return {
    mode: from.choice(from.value('mode'), ['interactive', 'yolo']),
    granularity: from.choice(
      granularity.value === undefined ? { name: 'depth', value: older } : granularity,
      ['standard', 'coarse', 'fine'],
    ),
    /** `quality`, `balanced`, `budget`, `inherit`, or another name; null: every agent takes the session's model. */
    modelProfile: from.text(from.value('model_profile')),
    research: from.flag(inWorkflow('research'), true),
    planCheck: from.flag(inWorkflow('plan_check', 'plan_checker'), true),
    verifier: from.flag(inWorkflow('verifier'), true),
    skipDiscuss: from.flag(inWorkflow('skip_discuss'), false),
    /** Whether each of several concurrent plans may get a worktree; without them plans take turns. */
    useWorktrees: from.flag(inWorkflow('use_worktrees'), true),
    autoAdvance: from.flag(inWorkflow('auto_advance'), false),
    tddMode: from.flag(inWorkflow('tdd_mode'), false),
    /** `end-of-phase`, or `mid-flight` as in older versions of GSD. */
    humanVerifyMode: from.text(inWorkflow('human_verify_mode')) ?? 'end-of-phase',
    /** An executor's time limit; null when not set. */
    subagentTimeoutMs: from.count(inWorkflow('subagent_timeout'), null),
    /** How often an executor is sent back; null when not set. */
    nodeRepairBudget: from.count(inWorkflow('node_repair_budget'), null),
    /** Builds the git-ignored files that the checks need. */
    buildCommand: from.text(inWorkflow('build_command')),
    /** The checks for a plan that names no command. */
    usualCommands: ['build_command', 'test_command'].flatMap((key) => from.text(inWorkflow(key)) ?? []),
    driftThreshold: from.count(inWorkflow('drift_threshold'), 3),
    driftAction: from.choice(inWorkflow('drift_action'), ['warn', 'auto-remap']),
  } as const;
}

function surroundings(from: ConfigReader) {
  const inPlanning = (key: string) => from.value(key, 'planning', key);
  const whole = from.value('parallelization');
  const enabled = from.value('parallelization.enabled', 'parallelization', 'enabled');
  const said = inPlanning('commit_docs');
  return {
    /** Null when not set: then documents are committed unless git ignores them. */
    commitDocs: said.value === undefined ? null : from.flag(said, true),
    searchGitignored: from.flag(inPlanning('search_gitignored'), false),
    subRepos: from.texts(inPlanning('sub_repos')),
    branchingStrategy: from.choice(from.value('branching_strategy', 'git', 'branching_strategy'), [
      'none',
      'phase',
      'milestone',
    ]),
    phaseBranchTemplate:
      from.text(from.value('phase_branch_template', 'git', 'phase_branch_template')) ??
      'gsd/phase-{phase}-{slug}',
    milestoneBranchTemplate:
      from.text(from.value('milestone_branch_template', 'git', 'milestone_branch_template')) ??
      'gsd/{milestone}-{slug}',
    /** Whether the plans of a wave may run concurrently, and how many. */
    parallelization: from.flag(isObject(whole.value) ? enabled : whole, true),
    maxConcurrentAgents: Math.max(
      1,
      from.count(from.value('max_concurrent_agents', 'parallelization', 'max_concurrent_agents'), 3),
    ),
    projectCode: from.text(from.value('project_code')),
  } as const;
}

/** For example, two letters swapped. */
const MOST_SLIPS = 2;

interface Setting {
  /** As spelt in the file, for the problem's message. */
  readonly name: string;
  readonly value: unknown;
}

type ConfigReader = ReturnType<typeof configReader>;

/** Reads settings and collects those that make no sense. `null` means that a key is not set. */
function configReader(raw: JsonObject) {
  const problems: ConfigProblem[] = [];
  const wrong = ({ name }: Setting, meaning: string) => {
    const message = `"${name}" in config.json is not ${meaning}: GSD's default is used.`;
    problems.push({ code: 'config-value', message, fix: `Make it ${meaning}, or remove it.` });
  };
  const names = new Set<string>();
  return {
    problems,
    /** A flat key, from the first generation of GSD, wins over the nested one. */
    value(flat: string, section?: string, key?: string): Setting {
      const nested = section === undefined || key === undefined ? null : `${section}.${key}`;
      for (const name of [flat, nested, section]) if (name != null) names.add(name);
      const direct = ownValue(raw, flat);
      if (direct !== undefined || nested === null) return { name: flat, value: direct };
      return { name: nested, value: ownValue(ownValue(raw, section), key) };
    },
    /** Unread keys spelt almost like one that is read; GSD has many more keys. */
    misspelt(): readonly ConfigProblem[] {
      const written = Object.entries(raw).flatMap(([key, value]) => [
        key,
        ...(isObject(value) ? Object.keys(value).map((inner) => `${key}.${inner}`) : []),
      ]);
      return written.flatMap((name) => {
        const meant = names.has(name) ? null : closestWord(name, [...names]);
        if (meant === null || editsBetween(meant, name) > MOST_SLIPS) return [];
        const message = `"${name}" in config.json is unknown: it has no effect.`;
        return [{ code: 'config-unknown-key', message, fix: `Write "${meant}" if that is what it means.` }];
      });
    },
    flag(setting: Setting, absent: boolean): boolean {
      if (typeof setting.value === 'boolean') return setting.value;
      if (setting.value !== undefined && setting.value !== null) wrong(setting, 'true or false');
      return absent;
    },
    count<const T extends number | null>(setting: Setting, absent: T): number | T {
      const { value } = setting;
      if (typeof value === 'number' && Number.isFinite(value) && value >= 0) return value;
      if (value !== undefined && value !== null) wrong(setting, 'a number from 0');
      return absent;
    },
    text(setting: Setting): string | null {
      const { value } = setting;
      if (typeof value === 'string') return value.trim() === '' ? null : value;
      if (value !== undefined && value !== null) wrong(setting, 'a text');
      return null;
    },
    texts(setting: Setting): readonly string[] {
      const { value } = setting;
      if (value === undefined || value === null) return [];
      if (!Array.isArray(value)) wrong(setting, 'a list of texts');
      return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
    },
    /** The first choice is the default. */
    choice<const T extends string>(setting: Setting, choices: readonly [T, ...T[]]): T {
      const found = choices.find((one) => one === setting.value);
      if (found !== undefined) return found;
      if (setting.value !== undefined && setting.value !== null)
        wrong(setting, `one of ${choices.join(', ')}`);
      return choices[0];
    },
  };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function ownValue(object: unknown, key: string | undefined): unknown {
  return isObject(object) ? Object.entries(object).find(([name]) => name === key)?.[1] : undefined;
}

/** Settings, as GSD spells them, that ask for a feature that MSW does not have. */
export function unusedSettings(config: PlanningConfig): readonly string[] {
  return [
    ...(isProfile(config.modelProfile) ? [] : ['model_profile']),
    ...(config.searchGitignored ? ['planning.search_gitignored'] : []),
    ...(config.subRepos.length > 0 ? ['planning.sub_repos'] : []),
  ];
}
