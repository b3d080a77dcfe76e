// What Claude, or a person who asks, reads before a way is chosen: the facts, and the ways with their reasons.

import { countOf } from '../text/count-of.ts';
import { plainLine } from '../text/plain-line.ts';
import { joinProse, literal, type Prose, prose } from '../text/prose.ts';
import { quoteLine } from '../text/quote-line.ts';
import { quoteName } from '../text/quote-name.ts';
import type { NotebookState, OwnLoop, PlanningState, ProjectState } from './project-state.ts';
import type { Settled } from './settle.ts';
import { waysIn } from './ways.ts';

/** One line for the person. @param because a sentence, or the clause that Claude gave */
export function wayLine(way: string, because: string): string {
  return plainLine(`msw ▸ way: ${way} · ${because}`, 700);
}

/** What Claude is told where nothing but its own reading of the task can decide. @param take the call without the way */
export function renderChoice(state: ProjectState, take: Prose): Prose {
  return joinProse(
    [
      prose`MSW leaves the way of this task to you. Read the task in whatever language it is, and choose by what it needs.`,
      renderFacts(state),
      renderWays(state),
      prose`Only the user can type these: /msw:undo, /msw:stop, /msw:status, /msw:setup, /msw:go --close. Name the one that fits.`,
      prose`Before any other work, take one way:\n${take} WAY --because "one sentence for the user, in the language of the task"\nA way of a phase takes --phase N as well; without it, the phase of the next step is meant. Give the call ten minutes: MSW may run the checks.`,
    ],
    '\n\n',
  );
}

/** The same for whoever only asks. @param settled null when Claude would choose */
export function renderRoute(state: ProjectState, settled: Settled | null): Prose {
  return joinProse([decision(settled), renderFacts(state), renderWays(state)], '\n\n');
}

function decision(settled: Settled | null): Prose {
  if (settled === null) return prose`Claude chooses the way when the task is typed.`;
  const because = quoteLine(settled.because, 600);
  if (settled.kind === 'tell') return prose`Yours to decide: ${because}`;
  const { way, line } = settled;
  const command =
    line === null ? null : prose`, ${quoteLine(`/msw:${line.command} ${line.args}`.trim(), 300)}`;
  return joinProse([prose`Way: ${literal(way)}${command ?? prose``}`, prose`Why: ${because}`], '\n');
}

function renderWays(state: ProjectState): Prose {
  const lines = waysIn(state).map(({ name, about, closed }) =>
    closed === null ? prose`- ${name}: ${about}` : prose`- ${name}: closed. ${quoteLine(closed, 300)}`,
  );
  return joinProse([prose`The ways:`, ...lines], '\n');
}

function renderFacts(state: ProjectState): Prose {
  const { loop, running, plan, map, files, checks, changed, notebook } = state;
  const facts: readonly (readonly [name: Prose, fact: Prose])[] = [
    [prose`loop`, loopFact(loop)],
    ...running.map(
      ({ kind, id, about }) =>
        [prose`runs too`, prose`${literal(kind)} ${quoteName(id, 60)}, ${quoteLine(about, 100)}`] as const,
    ),
    [prose`plan`, planFact(plan)],
    ...phaseFacts(plan),
    [prose`map`, prose`${literal(map)}, of ${countOf(files, 'file')}`],
    [prose`checks`, checksFact(checks)],
    [prose`repository`, repositoryFact(changed)],
    [prose`NotebookLM`, notebookFact(notebook)],
  ];
  return joinProse([prose`What is known:`, ...facts.map(([name, fact]) => prose`- ${name}: ${fact}`)], '\n');
}

function loopFact(loop: OwnLoop | null): Prose {
  if (loop === null) return prose`none in this session`;
  const why = loop.reason === '' ? null : prose`(${quoteLine(loop.reason, 160)})`;
  return joinProse([prose`${quoteName(loop.id, 60)} is`, literal(loop.state), why], ' ');
}

function planFact(plan: PlanningState | null): Prose {
  if (plan === null) return prose`nothing is planned`;
  const { command, reason } = plan.step;
  const next = command === null ? prose`it waits for a person` : prose`next is ${quoteLine(command, 100)}`;
  return prose`${next}: ${quoteLine(reason, 400)}`;
}

/** Open ones first named: a long roadmap is mostly behind. */
const MOST_PHASES = 12;

function phaseFacts(plan: PlanningState | null): readonly (readonly [Prose, Prose])[] {
  const open = (plan?.phases ?? []).filter(({ command }) => command !== null);
  return open.slice(0, MOST_PHASES).map(({ number, name, command }) => {
    const next = quoteLine(command ?? '', 100);
    return [prose`phase ${quoteName(number, 20)}`, prose`${quoteLine(name, 100)}, next is ${next}`] as const;
  });
}

function checksFact({ commands, state, seen }: ProjectState['checks']): Prose {
  if (commands.length === 0) return prose`none known`;
  const named = joinProse(
    commands.slice(0, 5).map((one) => quoteLine(one, 200)),
    ', ',
  );
  if (state === 'unknown') return prose`${named}; no run is known`;
  return prose`${named}; ${literal(state)} ${seen === null ? prose`now` : prose`when they last ran, ${quoteName(seen, 40)}`}`;
}

function repositoryFact(changed: number | null): Prose {
  if (changed === null) return prose`none that git can read`;
  return changed === 0 ? prose`clean` : prose`${countOf(changed, 'file')} not committed`;
}

function notebookFact({ trouble, left }: NotebookState): Prose {
  if (trouble !== null) return prose`cannot be asked: ${quoteLine(trouble, 200)}`;
  return left === null ? prose`can be asked` : prose`can be asked, ${countOf(left, 'question')} left today`;
}
