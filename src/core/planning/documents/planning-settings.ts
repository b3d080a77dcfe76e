// A project's `.planning/config.json` as any generation of GSD wrote it: flat or nested keys, `depth` or
// `granularity`, `parallelization` as a switch or as an object. What is absent or unusable has GSD's default.

import { type JsonObject, readJsonObject } from './json-object.ts';

export interface PlanningConfig {
  readonly mode: 'interactive' | 'yolo';
  readonly granularity: 'coarse' | 'standard' | 'fine';
  /** `balanced`, `quality`, `budget`, `adaptive`, `inherit`, or a name of the user's. */
  readonly modelProfile: string;
  readonly research: boolean;
  readonly planCheck: boolean;
  readonly verifier: boolean;
  readonly nyquistValidation: boolean;
  readonly skipDiscuss: boolean;
  readonly autoAdvance: boolean;
  readonly useWorktrees: boolean;
  readonly tddMode: boolean;
  /** `end-of-phase`, or `mid-flight` as GSD did before. */
  readonly humanVerifyMode: string;
  readonly subagentTimeoutMs: number;
  readonly nodeRepairBudget: number;
  readonly testCommand: string | null;
  readonly buildCommand: string | null;
  readonly driftThreshold: number;
  readonly driftAction: 'warn' | 'auto-remap';
  /** Null when the file does not say: then documents are committed unless git ignores them. */
  readonly commitDocs: boolean | null;
  readonly searchGitignored: boolean;
  readonly subRepos: readonly string[];
  readonly branchingStrategy: 'none' | 'phase' | 'milestone';
  readonly phaseBranchTemplate: string;
  /** Whether plans of a wave may run at the same time, and how many. */
  readonly parallelization: boolean;
  readonly maxConcurrentAgents: number;
  readonly projectCode: string | null;
  /** The file as it is, with every key that is not known here; empty when there is none. */
  readonly raw: JsonObject;
}

interface ConfigProblem {
  /** Stable, for scripts: `config-invalid-json`, `config-value`. */
  readonly code: string;
  readonly message: string;
  readonly fix: string;
}

export interface ReadPlanningConfig {
  readonly config: PlanningConfig;
  readonly diagnostics: readonly ConfigProblem[];
}

/** Total; null for a file that is not there. */
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
  return { config, diagnostics: reader.problems };
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
    modelProfile: from.text(from.value('model_profile')) ?? 'balanced',
    research: from.flag(inWorkflow('research'), true),
    planCheck: from.flag(inWorkflow('plan_check', 'plan_checker'), true),
    verifier: from.flag(inWorkflow('verifier'), true),
    nyquistValidation: from.flag(inWorkflow('nyquist_validation'), true),
    skipDiscuss: from.flag(inWorkflow('skip_discuss'), false),
    autoAdvance: from.flag(inWorkflow('auto_advance'), false),
    useWorktrees: from.flag(inWorkflow('use_worktrees'), true),
    tddMode: from.flag(inWorkflow('tdd_mode'), false),
    humanVerifyMode: from.text(inWorkflow('human_verify_mode')) ?? 'end-of-phase',
    subagentTimeoutMs: from.count(inWorkflow('subagent_timeout'), 300_000),
    nodeRepairBudget: from.count(inWorkflow('node_repair_budget'), 2),
    testCommand: from.text(inWorkflow('test_command')),
    buildCommand: from.text(inWorkflow('build_command')),
    driftThreshold: from.count(inWorkflow('drift_threshold'), 3),
    driftAction: from.choice(inWorkflow('drift_action'), ['warn', 'auto-remap']),
  } as const;
}

function surroundings(from: ConfigReader) {
  const inPlanning = (key: string) => from.value(key, 'planning', key);
  const whole = from.value('parallelization');
  const enabled = from.value('parallelization.enabled', 'parallelization', 'enabled');
  const isObject = typeof whole.value === 'object' && whole.value !== null;
  const said = inPlanning('commit_docs');
  return {
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
    parallelization: from.flag(isObject ? enabled : whole, true),
    maxConcurrentAgents: Math.max(
      1,
      from.count(from.value('max_concurrent_agents', 'parallelization', 'max_concurrent_agents'), 3),
    ),
    projectCode: from.text(from.value('project_code')),
  } as const;
}

interface Setting {
  /** As the file spells it, for a problem. */
  readonly name: string;
  readonly value: unknown;
}

type ConfigReader = ReturnType<typeof configReader>;

/** Reads settings and notes those that make no sense. `null` means that a key is not set. */
function configReader(raw: JsonObject) {
  const problems: ConfigProblem[] = [];
  const wrong = ({ name }: Setting, meaning: string) => {
    const message = `"${name}" in config.json is not ${meaning}: GSD's default is used.`;
    problems.push({ code: 'config-value', message, fix: `Make it ${meaning}, or remove it.` });
  };
  const own = (object: unknown, key: string): unknown =>
    typeof object === 'object' && object !== null && !Array.isArray(object) && Object.hasOwn(object, key)
      ? Object.entries(object).find(([name]) => name === key)?.[1]
      : undefined;
  return {
    problems,
    /** A flat key, which the first generation wrote, wins over the nested one. */
    value(flat: string, section?: string, key?: string): Setting {
      const direct = own(raw, flat);
      if (direct !== undefined || section === undefined || key === undefined)
        return { name: flat, value: direct };
      return { name: `${section}.${key}`, value: own(own(raw, section), key) };
    },
    flag(setting: Setting, absent: boolean): boolean {
      if (typeof setting.value === 'boolean') return setting.value;
      if (setting.value !== undefined && setting.value !== null) wrong(setting, 'true or false');
      return absent;
    },
    count(setting: Setting, absent: number): number {
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
