// What the agents of a planning read first: the facts of the phase, and the paths of everything else. It holds
// what code knows, so that no agent has to find it out.

import { harmless } from '../text/harmless.ts';

export interface PlanBrief {
  readonly phase: string;
  readonly name: string;
  readonly goal: string | null;
  readonly mode: 'new' | 'again' | 'gaps';
  readonly requirements: readonly { readonly id: string; readonly text: string }[];
  readonly criteria: readonly string[];
  readonly gaps: readonly string[];
  /** From the project, in the order in which they are read. */
  readonly read: readonly { readonly path: string; readonly why: string }[];
  readonly format: string;
  readonly folder: string;
  /** File names. */
  readonly existing: readonly string[];
  readonly next: readonly string[];
  readonly research: string;
  readonly verdict: string;
  /** How to ask the notebook; null when there is none. */
  readonly notebook: string | null;
  readonly tddMode: boolean;
  readonly granularity: string;
}

const PLANS: Readonly<Record<PlanBrief['mode'], string>> = {
  new: 'Plan the phase.',
  again: 'The phase has plans that nobody has executed. Mend them in place, or write more.',
  gaps: 'Close the gaps below, in new plans with gap_closure: true. Plans that are done stay as they are.',
};

/** Markdown. What comes from documents is one line each and inert. */
export function planBrief(brief: PlanBrief): string {
  const { requirements, criteria, gaps, read, existing } = brief;
  return [
    `# Brief: phase ${line(brief.phase)}, ${line(brief.name)}`,
    PLANS[brief.mode],
    section('Goal', [line(brief.goal ?? 'The roadmap names none.')]),
    section(
      'Requirements',
      requirements.map(({ id, text }) => `- ${line(id)}${text === '' ? '' : `: ${line(text)}`}`),
    ),
    section(
      'Success criteria: what must be true',
      criteria.map((one, at) => `${at + 1}. ${line(one)}`),
    ),
    ...(gaps.length === 0
      ? []
      : [
          section(
            'Gaps to close',
            gaps.map((one) => `- ${line(one)}`),
          ),
        ]),
    section(
      'Read',
      read.map(({ path, why }) => `- ${line(path)}: ${why}`),
    ),
    section('Write', [
      `- Plan format, to be read by who writes plans: ${brief.format}`,
      `- Folder of the phase: ${line(brief.folder)}`,
      ...(existing.length === 0 ? [] : [`- Plans that are there: ${existing.map(line).join(', ')}`]),
      `- New plans, next: ${brief.next.join(', ')} and so on`,
      `- Research: ${line(brief.research)}`,
      `- Verdict of the plan-checker: ${brief.verdict}`,
    ]),
    section('Settings', [
      `- Granularity of plans: ${line(brief.granularity)}`,
      `- Tests first where behaviour can be stated: ${brief.tddMode ? 'always' : 'where it helps'}`,
      `- Notebook: ${brief.notebook ?? 'none'}`,
    ]),
  ]
    .join('\n\n')
    .concat('\n');
}

function section(title: string, lines: readonly string[]): string {
  return `## ${title}\n\n${lines.length === 0 ? 'None.' : lines.join('\n')}`;
}

function line(text: string): string {
  return [...harmless(text).replaceAll(/\s+/g, ' ').trim()].slice(0, 600).join('');
}
