// The model that each agent starts with under the project's `model_profile`; the tables are gsd-core's.

import { joinProse, type Prose, prose } from '../../text/prose.ts';
import { quoteName } from '../../text/quote-name.ts';

type Agent = 'researcher' | 'planner' | 'plan-checker' | 'executor' | 'verifier';

const [opus, sonnet, haiku] = ['opus', 'sonnet', 'haiku'] as const;
const quality = { researcher: opus, planner: opus, 'plan-checker': sonnet, executor: opus, verifier: sonnet };
const balanced = {
  researcher: sonnet,
  planner: opus,
  'plan-checker': sonnet,
  executor: sonnet,
  verifier: sonnet,
};
const budget = {
  researcher: haiku,
  planner: sonnet,
  'plan-checker': haiku,
  executor: sonnet,
  verifier: haiku,
};

const PROFILES = new Map<string | null, Readonly<Record<Agent, string>>>([
  ['quality', quality],
  ['golden', quality],
  ['balanced', balanced],
  ['budget', budget],
]);

/** Null: the session's own model. */
export function agentModel(profile: string | null, agent: Agent): string | null {
  return PROFILES.get(profile)?.[agent] ?? null;
}

/** A line for the facts of a command that starts these agents; empty when all take the session's model. */
export function modelsLine(profile: string | null, agents: readonly Agent[]): readonly Prose[] {
  const models = agents.flatMap((agent) => {
    const model = agentModel(profile, agent);
    return model === null ? [] : [prose`${quoteName(agent)} ${quoteName(model)}`];
  });
  return models.length === 0 ? [] : [prose`models: ${joinProse(models, ', ')}`];
}

/** Whether MSW knows the profile; `inherit` and null mean the session's model. */
export function isProfile(name: string | null): boolean {
  return name === null || name === 'inherit' || PROFILES.has(name);
}
