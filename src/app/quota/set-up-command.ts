// `/msw:setup`: shows where machine and project stand, for Claude to walk the user through what is missing; or takes
// a choice that the user typed.

import { type PlanRequest, readSetUp, type UseRequest } from '../../core/commands/setup-request.ts';
import type { Answer } from '../../core/report/answer.ts';
import { renderSetUp } from '../../core/report/setup-text.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { prose } from '../../core/text/prose.ts';
import type { NotebookPlace } from '../notebook/notebook-question.ts';
import { describePlan, setPlan } from '../notebook/set-plan.ts';
import { useNotebook } from '../notebook/use-notebook.ts';
import { setUpFacts } from './set-up.ts';

export async function setUpCommand(place: NotebookPlace, args: string): Promise<Answer> {
  const request = readSetUp(args);
  switch (request.kind) {
    case 'show':
      return show(place);
    case 'use':
      return say(await use(place, request));
    case 'plan':
      return say(await plan(place, request));
    case 'refused':
      return say(request.reason);
  }
}

/** The facts come from here; walking the user through them is Claude's part. */
async function show(place: NotebookPlace): Promise<Answer> {
  const context = prose`NotebookLM, as MSW finds it:\n${renderSetUp(await setUpFacts(place))}`;
  return { kind: 'context', context, notice: null };
}

async function use(place: NotebookPlace, request: UseRequest): Promise<string> {
  const used = await useNotebook(place, request);
  return used.status === 'done' ? used.message : `Nothing was changed: ${used.reason}.`;
}

async function plan({ userFolder }: NotebookPlace, request: PlanRequest): Promise<string> {
  const set = await setPlan(userFolder, request.profile, request.plan, request.reserve);
  return set.status === 'done'
    ? describePlan(request.profile, set.plan)
    : `Nothing was changed: ${set.reason}.`;
}

function say(text: string): Answer {
  return { kind: 'answer', text: plainLine(text, 600) };
}
