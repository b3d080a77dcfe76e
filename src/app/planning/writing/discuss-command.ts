// `/msw:discuss N`: refuses a phase that needs no discussion; else tells Claude its goal and earlier decisions.

import { join } from 'node:path';
import { openMswSubfolder } from '../../../adapters/files/msw-folder.ts';
import { hasOption, readTyped } from '../../../core/commands/read-typed.ts';
import { noSuchPhase } from '../../../core/planning/documents/phase-facts.ts';
import { type Answer, say } from '../../../core/text/answer.ts';
import { fitProse, type Prose, prose } from '../../../core/text/prose.ts';
import { quoteLine } from '../../../core/text/quote-line.ts';
import { quoteName } from '../../../core/text/quote-name.ts';
import { cliCommand } from '../../workspace/cli-command.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { documentNames, isPlanningDocument } from '../documents/documents.ts';
import { fromRoot, type OpenedPhase, openPhase, phaseDocument } from '../documents/open-phase.ts';
import { openPlanningAround, type PlanningProject } from '../documents/read-project.ts';
import { nextStepOf } from '../phases/show-progress.ts';

const LONGEST = 4000;

export function discussCommand(workspace: Workspace, args: string): Answer {
  const typed = readTyped('discuss', args);
  if (typed.status === 'refused') return say(typed.reason);
  const update = hasOption(typed, 'update');
  const [number, ...others] = typed.words;
  const opened = openPlanningAround(workspace.project);
  if (opened.status === 'refused') return say(opened.reason);
  const { project } = opened;
  if (number === undefined || others.length > 0) {
    const { command } = nextStepOf(project);
    return say(
      `Name one phase, for example /msw:discuss 1.${command === null ? '' : ` Next is ${command}.`}`,
    );
  }
  const phase = openPhase(project, number);
  if (phase === null) return say(noSuchPhase(project.phases, number));
  const problem = whyNot(phase, update);
  if (problem !== null) return say(problem);
  const folder = openMswSubfolder(project.root, 'discuss');
  if (folder.status === 'refused') return say(`MSW cannot begin: ${folder.reason}.`);
  return {
    kind: 'context',
    context: contextOf(workspace, phase, update),
    notice: null,
  };
}

function whyNot(phase: OpenedPhase, update: boolean): string | null {
  const { number, verification, plans } = phase.facts;
  const context = phaseDocument(phase, 'CONTEXT');
  if (verification === 'passed') return `Phase ${number} is complete: there is nothing left to decide.`;
  if (context !== null && !update)
    return `Phase ${number} is discussed (${context.file}): /msw:plan ${number} is next, /msw:discuss ${number} --update adds to it.`;
  if (context === null && update)
    return `Phase ${number} has no context yet: /msw:discuss ${number} without --update.`;
  return plans.some(({ done }) => done) && !update
    ? `Phase ${number} is being executed: /msw:discuss ${number} --update would only help plans that are not done.`
    : null;
}

function contextOf(workspace: Workspace, phase: OpenedPhase, update: boolean): Prose {
  const { facts, entry, project, padded } = phase;
  const ids = entry?.requirements ?? [];
  const items = (project.requirements?.items ?? []).filter(({ id }) => ids.includes(id));
  const title = prose`MSW discusses phase ${quoteName(facts.number)} (${quoteLine(facts.name, 80)})`;
  const lines = [
    update ? prose`${title}: it adds to what was decided.` : prose`${title}.`,
    prose`CLI: ${cliCommand(workspace)}`,
    prose`N: ${quoteName(facts.number)}`,
    prose`ROOT: ${quoteName(project.root)}`,
    prose`ANSWERS: ${quoteName(join(project.root, '.msw', 'discuss', `${padded}.json`))}`,
    prose`update: ${update ? prose`yes` : prose`no`}`,
    prose`goal: ${quoteOr(entry?.goal, 300, prose`not said`)}`,
    prose`depends on: ${quoteOr(entry?.dependsOn, 120, prose`nothing`)}`,
    prose`requirements:`,
    ...items.map(({ id, text }) => prose`- ${quoteName(id, 40)}: ${quoteLine(text, 160)}`),
    prose`success criteria:`,
    ...(entry?.successCriteria ?? []).map((one, at) => prose`${at + 1}. ${quoteLine(one, 200)}`),
    prose`read before you ask:`,
    ...documentsFor(project, phase).map((path) => prose`- ${quoteName(path, 200)}`),
  ];
  return fitProse(lines, LONGEST);
}

function quoteOr(text: string | null | undefined, cap: number, none: Prose): Prose {
  return text == null ? none : quoteLine(text, cap);
}

/** Earlier decisions, and what is known about the code. */
function documentsFor(project: PlanningProject, phase: OpenedPhase): readonly string[] {
  const { root, planning, phases } = project;
  const before = phases.slice(
    0,
    phases.findIndex(({ number }) => number === phase.facts.number),
  );
  const decided = before.flatMap(({ number }) => {
    const earlier = openPhase(project, number);
    return earlier === null ? [] : (phaseDocument(earlier, 'CONTEXT')?.file ?? []);
  });
  const own = ['CONTEXT', 'RESEARCH'].flatMap((kind) => phaseDocument(phase, kind)?.file ?? []);
  const map = documentNames(root, join(planning, 'codebase'))
    .filter((name) => /^(?:ARCHITECTURE|CONVENTIONS|STRUCTURE)\.md$/.test(name))
    .map((name) => fromRoot(root, join(planning, 'codebase', name)));
  const basics = ['PROJECT.md', 'REQUIREMENTS.md'].filter((name) =>
    isPlanningDocument(root, join(planning, name)),
  );
  return [...basics.map((name) => `.planning/${name}`), ...decided.slice(-5), ...own, ...map];
}
