// Whether every locked decision of a phase is taken up by a plan, as gsd-core's gate asks it.

import { errorAt } from '../../text/markdown/diagnostic.ts';
import { readMarkdown } from '../../text/markdown/markdown-document.ts';
import { withoutQuotations } from '../../text/markdown/quoted-ranges.ts';
import type { PlanDocument } from '../documents/plan.ts';
import { type Decision, readDecisions } from './decisions.ts';
import {
  type CoveredPlan,
  type PlanningProblem,
  type PlanningSource,
  problemsIn,
} from './planning-problem.ts';

export interface DecisionCoverage {
  /** Those that a plan must refer to. */
  readonly locked: readonly { readonly id: string; readonly plans: readonly string[] }[];
  readonly missing: readonly string[];
  readonly problems: readonly PlanningProblem[];
}

/** A decision without its number still counts where a plan repeats its first words. */
const WORDS = 6;

/** Without a context document there is nothing to cover. */
export function decisionCoverage(
  plans: readonly CoveredPlan[],
  context: PlanningSource | null,
): DecisionCoverage {
  if (context === null) return { locked: [], missing: [], problems: [] };
  const { decisions, unreadable } = readDecisions(context.text);
  const surfaces = plans.map(({ id, document }) => {
    const surface = planSurface(document);
    return { id, surface, plain: plainWords(surface) };
  });
  const locked = decisions
    .filter((decision) => decision.locked)
    .map((decision) => ({
      decision,
      plans: surfaces.filter((one) => mentions(one, decision)).map(({ id }) => id),
    }));
  const missing = locked.filter((one) => one.plans.length === 0).map(({ decision }) => decision);
  return {
    locked: locked.map(({ decision, plans: by }) => ({ id: decision.id, plans: by })),
    missing: missing.map(({ id }) => id),
    problems: problemsIn(context, [
      ...missing.map((decision) =>
        errorAt(decision, {
          code: 'decision-uncovered',
          message: `No plan refers to the decision ${decision.id}: ${decision.text.slice(0, 120)}`,
          fix: `Carry it out in a task and name ${decision.id} there; only the user may mark it [deferred] in the context document.`,
        }),
      ),
      ...unreadable.map((where) =>
        errorAt(where, {
          code: 'decision-unreadable',
          message: 'This looks like a decision and cannot be read as one.',
          fix: 'Write it as - **D-01:** what was decided.',
        }),
      ),
    ]),
  };
}

function mentions(
  { surface, plain }: { readonly surface: string; readonly plain: string },
  { id, text }: Decision,
): boolean {
  if (new RegExp(`\\b${id}\\b`).test(surface)) return true;
  const words = plainWords(text).split(' ');
  return words.length >= WORDS && plain.includes(words.slice(0, WORDS).join(' '));
}

function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

// The parts of a plan in which naming a decision counts: its must-haves, its objective and its tasks. What
// stands in fences, comments and anywhere else is an aside. These are gsd-core's rules.
const TAGS =
  /<(\/?)(objective|tasks|task|action|read_first|behavior|verify|acceptance_criteria|done)(?:\s[^<>]{0,1000})?>/gi;
const HEADINGS = /^(?:must[_ ]haves?|truths?|tasks?|objective)\b/i;

function planSurface({ text, frontmatter }: PlanDocument): string {
  const document = readMarkdown(text);
  const quoted = document.quoted.filter(({ kind }) => kind !== 'code');
  const plain = withoutQuotations(text, quoted);
  const keys = frontmatter.entries.filter(({ key }) => ['must_haves', 'truths', 'objective'].includes(key));
  const sections = document.headings.filter(({ title }) => HEADINGS.test(title));
  return [
    ...keys.map(({ start, end }) => text.slice(start, end)),
    ...sections.map(({ start, sectionEnd }) => plain.slice(start, sectionEnd)),
    ...taggedParts(plain.slice(document.body)),
  ].join('\n\n');
}

/** Of equal tags inside each other the inner one counts. */
function taggedParts(body: string): readonly string[] {
  const opened = new Map<string, number>();
  const parts: string[] = [];
  for (const tag of body.matchAll(TAGS)) {
    const name = tag[2]?.toLowerCase() ?? '';
    const start = opened.get(name);
    if (tag[1] === '') opened.set(name, tag.index + tag[0].length);
    else if (start !== undefined) {
      parts.push(body.slice(start, tag.index));
      opened.delete(name);
    }
  }
  return parts;
}
