// The progress of a project's research, as lines for people.

import { countOf } from '../text/count-of.ts';
import { forPeople } from '../text/for-people.ts';
import { harmless } from '../text/harmless.ts';
import type { Shown } from '../text/shown.ts';
import { answeredCount, nextResearchStep, type Research } from './research.ts';

export interface ShownResearch {
  readonly research: Research;
  /** A runner works on it now. */
  readonly isRunning: boolean;
}

export function renderResearchList(list: readonly ShownResearch[]): Shown {
  if (list.length === 0)
    return forPeople(['No research here yet: /msw:research "what to find out" begins one.']);
  return forPeople(list.flatMap(renderResearch));
}

function renderResearch({ research, isRunning }: ShownResearch): readonly string[] {
  const { request, report, questions, trouble, progress } = research;
  const head = `${stateOf(research, isRunning)}  ${oneLine(request.topic)}  [${request.slug}]`;
  const counted =
    questions.length === 0
      ? ''
      : `${answeredCount(research)} of ${countOf(questions.length, 'question')} answered. `;
  const lines = [
    `${counted}${oneLine(progress)}`,
    ...(trouble === null ? [] : [`stopped: ${oneLine(trouble)}`]),
    ...(report === null ? [] : [`report: ${report.path}`]),
    ...(isRunning || nextResearchStep(research).kind === 'done'
      ? []
      : ['the same command again continues with it']),
  ];
  return [head, ...lines.filter((line) => line.trim() !== '').map((line) => `    ${line}`)];
}

function stateOf(research: Research, isRunning: boolean): string {
  if (isRunning) return 'running';
  return nextResearchStep(research).kind === 'done' ? 'done   ' : 'stopped';
}

function oneLine(text: string): string {
  return harmless(text).replaceAll(/\s+/g, ' ').trim().slice(0, 300);
}
