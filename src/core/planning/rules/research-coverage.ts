// Whether research is used: plans must refer to the research of their phase, and the product's documents to that of the
// project.

import { errorAt, warningAt } from '../../text/markdown/diagnostic.ts';
import {
  type CoveredPlan,
  type PlanningProblem,
  type PlanningSource,
  problemsIn,
} from './planning-problem.ts';
import { contextReferences } from './validate-references.ts';

export interface ResearchSources {
  /** The phase's research document, relative to the project; null when there is none. */
  readonly phase: string | null;
  /** Other research documents, relative to the project. */
  readonly project: readonly string[];
  /** PROJECT and REQUIREMENTS, if they exist. */
  readonly product: readonly PlanningSource[];
}

export interface ResearchCoverage {
  /** Whether there is any research to refer to. */
  readonly exists: boolean;
  /** Plans that refer to research. */
  readonly plans: readonly string[];
  /** Product documents that refer to research. */
  readonly product: readonly string[];
  readonly problems: readonly PlanningProblem[];
}

/** Done plans are not checked again. */
export function researchCoverage(
  plans: readonly CoveredPlan[],
  { phase, project, product }: ResearchSources,
): ResearchCoverage {
  const known = [...(phase === null ? [] : [phase]), ...project];
  const referring = plans.filter(({ document }) => refersTo(document.text, known));
  const missing = phase === null ? [] : plans.filter((plan) => !plan.done && !referring.includes(plan));
  const mentioning = product.filter(({ text }) => project.some((path) => namesResearch(text, path)));
  const silent =
    project.length > 0 && product.length > 0 && mentioning.length === 0 ? product.slice(0, 1) : [];
  return {
    exists: known.length > 0,
    plans: referring.map(({ id }) => id),
    product: mentioning.map(({ file }) => file),
    problems: [
      ...missing.flatMap((plan) => unreferred(plan, phase ?? '')),
      ...silent.flatMap(unmentioned),
      ...product.flatMap((source) => brokenMentions(source, project)),
    ],
  };
}

function refersTo(plan: string, known: readonly string[]): boolean {
  const names = new Set(known.map((path) => path.slice(path.lastIndexOf('/') + 1)));
  return contextReferences(plan).some(({ path }) => {
    const named = path.replaceAll('\\', '/');
    return known.includes(named) || names.has(named.slice(named.lastIndexOf('/') + 1));
  });
}

/** `research/STACK.md` or its folder also counts as `.planning/research/STACK.md`. */
function namesResearch(text: string, path: string): boolean {
  const short = path.replace(/^\.planning\//, '');
  const folder = short.includes('/') ? short.slice(0, short.lastIndexOf('/') + 1) : null;
  return text.includes(short) || (folder !== null && text.includes(folder));
}

function unreferred({ file, document }: CoveredPlan, phase: string): readonly PlanningProblem[] {
  const context = document.sections.find(({ name }) => name === 'context');
  const at = context?.start ?? document.frontmatter.end;
  const what = {
    code: 'research-unreferenced',
    message: 'The plan does not refer to the research of its phase.',
    fix: `Add the line @${phase} to <context>.`,
  };
  return problemsIn({ file, text: document.text }, [errorAt({ start: at, end: at }, what)]);
}

function unmentioned(source: PlanningSource): readonly PlanningProblem[] {
  const what = {
    code: 'research-unmentioned',
    message: 'Neither PROJECT.md nor REQUIREMENTS.md refers to the research of the project.',
    fix: 'Name the research documents where a decision or a requirement rests on them.',
  };
  return problemsIn(source, [warningAt({ start: 0, end: 0 }, what)]);
}

/** Missing research notes that a document names. */
function brokenMentions(source: PlanningSource, project: readonly string[]): readonly PlanningProblem[] {
  const named = [...source.text.matchAll(/(?:\.planning\/)?\bresearch\/[\w-][\w.-]*\.md\b/g)];
  const broken = named.filter(
    ({ 0: path }) => !project.some((one) => one.endsWith(path.replace(/^\.planning\//, ''))),
  );
  return problemsIn(
    source,
    broken.map(({ 0: path, index }) =>
      warningAt(
        { start: index, end: index + path.length },
        {
          code: 'research-reference-missing',
          message: `${source.file} refers to ${path}, which does not exist.`,
          fix: 'Correct the reference, or write the research.',
        },
      ),
    ),
  );
}
