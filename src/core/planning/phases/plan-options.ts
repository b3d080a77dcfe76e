// The arguments of `/msw:plan`: a phase, and how to plan it.

import { hasOption, optionOf, readTyped } from '../../commands/read-typed.ts';

export interface PlanOptions {
  /** As typed: `1`, `02.1`. */
  readonly phase: string;
  readonly gaps: boolean;
  /** Null: use the project's settings. */
  readonly research: boolean | null;
  /** Why the existing plans are recorded as they are; nothing is planned then. Null: plan. */
  readonly accept: string | null;
  /** Whether the notebook may be asked what the plan must respect. */
  readonly grounds: boolean;
}

export type ReadPlanOptions =
  | { readonly status: 'ok'; readonly options: PlanOptions }
  /** One sentence that says what to type instead. */
  | { readonly status: 'refused'; readonly reason: string };

export function readPlanOptions(raw: string): ReadPlanOptions {
  const typed = readTyped('plan', raw);
  if (typed.status === 'refused') return typed;
  const [phase, ...others] = typed.words;
  if (phase === undefined) return refused('Name the phase to plan, for example /msw:plan 1.');
  if (others.length > 0) return refused('One phase is planned at a time, for example /msw:plan 1.');
  const [wanted, skipped] = [hasOption(typed, 'research'), hasOption(typed, 'skip-research')];
  if (wanted && skipped) return refused('--research and --skip-research exclude each other.');
  const accept = optionOf(typed, 'accept');
  if (accept !== null && typed.options.length > 1) return refused('--accept stands alone: it plans nothing.');
  const grounds = !hasOption(typed, 'no-ground');
  const research = wanted ? true : skipped ? false : null;
  return { status: 'ok', options: { phase, gaps: hasOption(typed, 'gaps'), research, accept, grounds } };
}

function refused(reason: string): ReadPlanOptions {
  return { status: 'refused', reason };
}
