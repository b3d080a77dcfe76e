// Settings of a project's `.planning/config.json` that steer what MSW does not have.

import { type PlanningConfig, readPlanningConfig } from './planning-settings.ts';

/** As GSD spells them. */
const UNUSED = {
  modelProfile: 'model_profile',
  verifier: 'workflow.verifier',
  nyquistValidation: 'workflow.nyquist_validation',
  useWorktrees: 'workflow.use_worktrees',
  subagentTimeoutMs: 'workflow.subagent_timeout',
  nodeRepairBudget: 'workflow.node_repair_budget',
  testCommand: 'workflow.test_command',
  buildCommand: 'workflow.build_command',
  searchGitignored: 'planning.search_gitignored',
  subRepos: 'planning.sub_repos',
  branchingStrategy: 'git.branching_strategy',
  phaseBranchTemplate: 'git.phase_branch_template',
} as const satisfies Partial<Record<keyof PlanningConfig, string>>;

/** Those that say something else than GSD's default, for only they are missed. */
export function unusedSettings(config: PlanningConfig): readonly string[] {
  const { config: usual } = readPlanningConfig(null);
  return keysOf(UNUSED)
    .filter((key) => JSON.stringify(config[key]) !== JSON.stringify(usual[key]))
    .map((key) => UNUSED[key]);
}

function keysOf<T extends object>(object: T): readonly (keyof T)[] {
  const isKey = (key: string): key is Extract<keyof T, string> => key in object;
  return Object.keys(object).filter(isKey);
}
