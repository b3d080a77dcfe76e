// `plan format`: how a plan is written, for a planner; with --example the example alone, as a file.

import { PLAN_EXAMPLE, planFormat } from '../../core/planning/phases/plan-format.ts';
import { isSet, noWords, type Verb } from '../frame/noun.ts';
import { done } from '../frame/outcome.ts';

export const format: Verb = {
  options: { example: { type: 'boolean' } },
  words: noWords,
  run: ({ values }) => done(isSet(values, 'example') ? PLAN_EXAMPLE : planFormat()),
};
