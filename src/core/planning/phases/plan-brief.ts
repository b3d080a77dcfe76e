// What the agents that plan a phase read first: its facts, and the paths of everything else. It contains all that code
// knows, so that no agent has to find it out.

import { joinProse, type Prose, prose } from '../../text/prose.ts';
import { quoteLine } from '../../text/quote-line.ts';
import { quoteName, quoteNames } from '../../text/quote-name.ts';

export interface PlanBrief {
  readonly phase: string;
  readonly name: string;
  readonly goal: string | null;
  readonly mode: 'new' | 'again' | 'gaps';
  readonly requirements: readonly { readonly id: string; readonly text: string }[];
  readonly criteria: readonly string[];
  readonly gaps: readonly string[];
  /** Relative to the project, in reading order. */
  readonly read: readonly { readonly path: string; readonly why: Prose }[];
  readonly format: string;
  readonly folder: string;
  /** File names. */
  readonly existing: readonly string[];
  readonly next: readonly string[];
  readonly research: string;
  readonly verdict: string;
  /** How to ask the notebook; null when there is none. */
  readonly notebook: Prose | null;
  readonly tddMode: boolean;
  readonly granularity: string;
}

const PLANS: Readonly<Record<PlanBrief['mode'], Prose>> = {
  new: prose`Plan the phase.`,
  again: prose`The phase has plans that nobody has executed. Fix them in place, or write more.`,
  gaps: prose`Close the gaps below, in new plans with gap_closure: true. Plans that are done stay as they are.`,
};

/** Markdown. Text from documents is quoted, one line each. */
export function planBrief(brief: PlanBrief): Prose {
  const { goal, requirements, criteria, gaps, read, existing, next } = brief;
  const parts = [
    prose`# Brief: phase ${quoteName(brief.phase)}, ${quoteLine(brief.name, 120)}`,
    PLANS[brief.mode],
    section(prose`Goal`, [goal === null ? prose`The roadmap names none.` : quoteLine(goal, LINE)]),
    section(
      prose`Requirements`,
      requirements.map(({ id, text }) =>
        text === '' ? prose`- ${quoteName(id)}` : prose`- ${quoteName(id)}: ${quoteLine(text, LINE)}`,
      ),
    ),
    section(
      prose`Success criteria: what must be true`,
      criteria.map((one, at) => prose`${at + 1}. ${quoteLine(one, LINE)}`),
    ),
    gaps.length === 0
      ? null
      : section(
          prose`Gaps to close`,
          gaps.map((one) => prose`- ${quoteLine(one, LINE)}`),
        ),
    section(
      prose`Read`,
      read.map(({ path, why }) => prose`- ${quoteName(path)}: ${why}`),
    ),
    section(prose`Write`, [
      prose`- Plan format, to be read by who writes plans: ${quoteName(brief.format)}`,
      prose`- Folder of the phase: ${quoteName(brief.folder)}`,
      ...(existing.length === 0 ? [] : [prose`- Plans that are there: ${quoteNames(existing, 99)}`]),
      prose`- New plans, next: ${quoteNames(next)} and so on`,
      prose`- Research: ${quoteName(brief.research)}`,
      prose`- Verdict of the plan-checker: ${quoteName(brief.verdict)}`,
    ]),
    section(prose`Settings`, [
      prose`- Granularity of plans: ${quoteName(brief.granularity)}`,
      prose`- Tests first where behaviour can be stated: ${brief.tddMode ? prose`always` : prose`where it helps`}`,
      prose`- Notebook: ${brief.notebook ?? prose`none`}`,
    ]),
  ];
  return prose`${joinProse(parts, '\n\n')}\n`;
}

const LINE = 600;

function section(title: Prose, lines: readonly Prose[]): Prose {
  return prose`## ${title}\n\n${lines.length === 0 ? prose`None.` : joinProse(lines, '\n')}`;
}
