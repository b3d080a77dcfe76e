// config.json of a new project: what was chosen, beside GSD's own defaults for what its health check asks for.

import type { SettingsAnswer } from './project-answers.ts';

export function configDocument(settings: SettingsAnswer): string {
  const config = {
    mode: settings.mode,
    granularity: settings.granularity,
    model_profile: 'balanced',
    workflow: {
      research: settings.research,
      plan_check: settings.planCheck,
      verifier: settings.verifier,
      auto_advance: false,
      nyquist_validation: true,
      ai_integration_phase: true,
    },
    planning: { commit_docs: settings.commitDocs, search_gitignored: false },
    git: { branching_strategy: 'none' },
    parallelization: settings.parallelization,
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
