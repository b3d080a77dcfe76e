// `phase`: what to do now in a planned project, and whether the plans of a phase are ready.

import type { PlanningProject } from '../app/planning/read-project.ts';
import { nextStep } from '../core/planning/next-step.ts';
import { plainLine } from '../core/report/plain-line.ts';
import { isSet, json, type Noun, type VerbCall } from './noun.ts';
import { done, doneJson, type Outcome } from './outcome.ts';
import { check } from './phase-check.ts';
import { judge, verify } from './phase-verify.ts';
import { withPlanning } from './state.ts';

export const phase: Noun = {
  help: `msw-protocol phase VERB [--json]

  next [DIR]      what to do next in a planned project, and why; changes nothing
  check N [DIR]   whether the plans of phase N are ready: each by itself, their order, what they cover;
                  --gaps: they close the gaps of its verification; --round, --review: one round of planning,
                  counted; --apply: list them in the roadmap and commit them
  verify N [DIR]  runs the trusted checks of phase N, judges its must-haves and writes its VERIFICATION.md;
                  --no-commit; --timeout SECONDS for each check (600); exit code 1 unless it passed
  judge N ID passed|failed|human [DIR]   settles what code cannot tell: --evidence "FILE:LINE why", --by user`,
  verbs: {
    check,
    verify,
    judge,
    next: {
      options: json,
      words: { least: 0, most: 1, names: 'one project folder' },
      run: (call) => withPlanning(call, next),
    },
  },
};

/** As JSON `{action, phase, name, plans, reason, command}`. */
function next({ phases, roadmap, state }: PlanningProject, { values }: VerbCall): Outcome {
  const step = nextStep(phases, roadmap, state);
  if (isSet(values, 'json')) return doneJson(step);
  return done(plainLine(step.command === null ? step.reason : `${step.command}  ${step.reason}`, 300));
}
