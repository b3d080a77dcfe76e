// Problems in the answers for a new project or milestone beyond their shape, in words that say how to fix them.

import { headingAnchors } from '../../text/markdown/heading-anchors.ts';
import { readMarkdown } from '../../text/markdown/markdown-document.ts';
import type { AnswerProblem, ProjectAnswers } from './project-answers.ts';

type Answers = Pick<ProjectAnswers, 'requirements' | 'later' | 'phases' | 'references'>;

/** `exists` gets paths relative to the root, with their anchors. `first` is the number of the first phase. */
export function checkAnswers(
  answers: Answers,
  exists: (path: string) => boolean,
  first = 1,
): readonly AnswerProblem[] {
  return [
    ...idProblems(answers),
    ...mappingProblems(answers, first),
    ...orderProblems(answers, first),
    ...missingReferences(references(answers), exists),
  ];
}

/** All paths in the answers, with their positions. */
function references({ references: listed, requirements, later, phases }: Answers) {
  const sources = (name: string, items: readonly { readonly source?: string | undefined }[]) =>
    items.flatMap(({ source: path }, at) =>
      path === undefined ? [] : [{ where: `${name}.${at}.source`, path }],
    );
  return [
    ...listed.map(({ path }, at) => ({ where: `references.${at}.path`, path })),
    ...sources('requirements', requirements),
    ...sources('later', later),
    ...phases.flatMap((phase, at) => phase.sources.map((path) => ({ where: `phases.${at}.sources`, path }))),
  ];
}

function idProblems({ requirements, later }: Answers): readonly AnswerProblem[] {
  const ids = [...requirements, ...later].map(({ id }) => id);
  const twice = ids.filter((id, at) => ids.indexOf(id) < at);
  return twice.map((id) => ({ where: id, message: `${id} is used twice: give one of them another number` }));
}

function mappingProblems({ requirements, later, phases }: Answers, number: number): readonly AnswerProblem[] {
  const has = (list: Answers['later'], id: string) => list.some((one) => one.id === id);
  const unknown = phases.flatMap((phase, at) =>
    phase.requirements.flatMap((id) => {
      const where = `phases.${at}.requirements`;
      if (has(later, id))
        return [{ where, message: `${id} is for later: move it to requirements, or out of this phase` }];
      return has(requirements, id)
        ? []
        : [{ where, message: `${id} is not a requirement: add it, or correct the id` }];
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
    return [{ where: id, message }];
  });
  return [...unknown, ...unmapped];
}

function orderProblems({ phases }: Answers, first: number): readonly AnswerProblem[] {
  return phases.flatMap(({ dependsOn }, at) => {
    const own = at + first;
    const late = dependsOn.filter((number) => number >= own).join(', ');
    if (late === '') return [];
    const message = `phase ${own} can only depend on earlier phases, not on ${late}`;
    return [{ where: `phases.${at}.dependsOn`, message }];
  });
}

export function missingReferences(
  named: readonly { readonly where: string; readonly path: string }[],
  exists: (path: string) => boolean,
): readonly AnswerProblem[] {
  const advice =
    'does not exist in the project: name a file (and a heading of it) that does, or leave it out';
  return named
    .filter(({ path }) => !exists(path))
    .map(({ where, path }) => ({ where, message: `${path} ${advice}` }));
}

/** Matches a heading's anchor as hosts generate it, or an explicit `id`. */
export function hasAnchor(text: string, anchor: string): boolean {
  const wanted = anchor.toLowerCase();
  const titles = readMarkdown(text).headings.map(({ title }) => title);
  const ids = [...text.matchAll(/\b(?:id|name)=["']([^"'\r\n]{1,200})["']/gi)].map(([, id]) => id);
  return [...titles.map(headingAnchors()), ...ids].some((one) => one?.toLowerCase() === wanted);
}
