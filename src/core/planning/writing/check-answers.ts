// Problems in the answers for a new project or milestone beyond their shape, in words that say how to fix them.

import { countOf } from '../../text/count-of.ts';
import { headingAnchors } from '../../text/markdown/heading-anchors.ts';
import { readMarkdown } from '../../text/markdown/markdown-document.ts';
import type { AnswerProblem, PhaseAnswer, ProjectAnswers } from './project-answers.ts';

type Answers = Pick<ProjectAnswers, 'requirements' | 'later' | 'phases' | 'references'>;

/** `exists` gets paths relative to the root, with their anchors. `first` is the number of the first phase. */
export function checkAnswers(
  answers: Answers,
  exists: (path: string) => boolean,
  first = 1,
): readonly AnswerProblem[] {
  return [
    ...countProblems(answers),
    ...idProblems(answers),
    ...mappingProblems(answers, first),
    ...answers.phases.flatMap((phase, at) => phaseProblems(phase, at, first)),
    ...missingReferences(references(answers), exists),
  ];
}

/** All paths in the answers, with their positions. */
function references({ references: listed, requirements, later, phases }: Answers) {
  const sources = (name: string, items: readonly { readonly source?: string | undefined }[]) =>
    items.flatMap(({ source }, at) =>
      source === undefined ? [] : [{ where: `${name}.${at}.source`, path: source }],
    );
  return [
    ...listed.map(({ path }, at) => ({ where: `references.${at}.path`, path })),
    ...sources('requirements', requirements),
    ...sources('later', later),
    ...phases.flatMap((phase, at) => phase.sources.map((path) => ({ where: `phases.${at}.sources`, path }))),
  ];
}

const problem = (where: string, message: string): AnswerProblem => ({ where, message });

function countProblems({ requirements, phases }: Answers): readonly AnswerProblem[] {
  return [
    ...(requirements.length === 0 ? [problem('requirements', 'name at least one requirement')] : []),
    ...(phases.length === 0 ? [problem('phases', 'name at least one phase')] : []),
  ];
}

function idProblems({ requirements, later }: Answers): readonly AnswerProblem[] {
  const seen = new Set<string>();
  return [...requirements, ...later].flatMap(({ id }) => {
    const again = seen.has(id);
    seen.add(id);
    return again ? [problem(id, `${id} is used twice: give one of them another number`)] : [];
  });
}

function mappingProblems({ requirements, later, phases }: Answers, number: number): readonly AnswerProblem[] {
  const first = new Set(requirements.map(({ id }) => id));
  const second = new Set(later.map(({ id }) => id));
  const unknown = phases.flatMap((phase, at) =>
    phase.requirements.flatMap((id) => {
      const where = `phases.${at}.requirements`;
      if (second.has(id))
        return [problem(where, `${id} is for later: move it to requirements, or out of this phase`)];
      return first.has(id) ? [] : [problem(where, `${id} is not a requirement: add it, or correct the id`)];
    }),
  );
  const unmapped = requirements.flatMap(({ id }) => {
    const served = phases.flatMap((phase, at) =>
      phase.requirements.filter((one) => one === id).map(() => at + number),
    );
    if (served.length === 1) return [];
    const message =
      served.length === 0
        ? `${id} is in no phase: put it into exactly one, or into later`
        : `${id} stands in phases ${served.join(' and ')}: keep it in one`;
    return [problem(id, message)];
  });
  return [...unknown, ...unmapped];
}

function phaseProblems({ criteria, dependsOn, requirements }: PhaseAnswer, at: number, first: number) {
  const where = `phases.${at}`;
  const own = at + first;
  const found: AnswerProblem[] = [];
  const late = dependsOn.filter((number) => number >= own).join(', ');
  if (criteria.length < 2 || criteria.length > 5)
    found.push(
      problem(
        `${where}.criteria`,
        `${countOf(criteria.length, 'criterion', 'criteria')}: name 2 to 5 things that can be observed`,
      ),
    );
  if (late !== '')
    found.push(
      problem(`${where}.dependsOn`, `phase ${own} can only depend on earlier phases, not on ${late}`),
    );
  if (requirements.length === 0)
    found.push(
      problem(`${where}.requirements`, `phase ${own} serves no requirement: give it one, or drop it`),
    );
  return found;
}

export function missingReferences(
  references: readonly { readonly where: string; readonly path: string }[],
  exists: (path: string) => boolean,
): readonly AnswerProblem[] {
  const advice =
    'does not exist in the project: name a file (and a heading of it) that does, or leave it out';
  return references
    .filter(({ path }) => !exists(path))
    .map(({ where, path }) => problem(where, `${path} ${advice}`));
}

/** Matches a heading's anchor as hosts generate it, or an explicit `id`. */
export function hasAnchor(text: string, anchor: string): boolean {
  const wanted = anchor.toLowerCase();
  const { headings } = readMarkdown(text);
  if (
    headings
      .map(({ title }) => title)
      .map(headingAnchors())
      .includes(wanted)
  )
    return true;
  return [...text.matchAll(/\b(?:id|name)=["']([^"'\r\n]{1,200})["']/gi)].some(
    ([, id]) => id?.toLowerCase() === wanted,
  );
}
