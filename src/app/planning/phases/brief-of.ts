// Gathers what the agents of a planning have to know: facts from the documents, and which files to read.

import { join } from 'node:path';
import type { PlanningConfig } from '../../../core/planning/documents/planning-settings.ts';
import { mapReading, type PlanBrief } from '../../../core/planning/phases/plan-brief.ts';
import type { PlanOptions } from '../../../core/planning/phases/plan-options.ts';
import { openGaps } from '../../../core/planning/rules/gap-coverage.ts';
import { phaseRequirements } from '../../../core/planning/rules/requirement-coverage.ts';
import { type Prose, prose } from '../../../core/text/prose.ts';
import { projectNotebook } from '../../notebook/chosen-notebook.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { isDocument } from '../documents/documents.ts';
import {
  fromRoot,
  gapSources,
  type OpenedPhase,
  phaseDocument,
  researchSources,
} from '../documents/open-phase.ts';
import type { RunFiles } from './planning-run.ts';

interface Around {
  readonly options: PlanOptions;
  readonly config: PlanningConfig;
  readonly files: RunFiles;
}

export function briefOf(
  workspace: Workspace,
  phase: OpenedPhase,
  { options, config, files }: Around,
): PlanBrief {
  const { project, facts, entry, padded, folder } = phase;
  const plans = (phase.onDisk?.plans ?? []).map(({ file }) => file);
  const gaps = options.gaps ? gapSources(phase).flatMap(({ text }) => openGaps(text)) : [];
  const texts = new Map((project.requirements?.items ?? []).map(({ id, text }) => [id.toUpperCase(), text]));
  const own = fromRoot(project.root, folder);
  const asked = { phase: facts.number, roadmap: project.roadmap, requirements: project.requirements };
  return {
    phase: facts.number,
    name: facts.name,
    goal: entry?.goal ?? null,
    mode: options.gaps ? 'gaps' : plans.length > 0 ? 'again' : 'new',
    requirements: phaseRequirements(asked).map((id) => ({ id, text: texts.get(id.toUpperCase()) ?? '' })),
    criteria: entry?.successCriteria ?? [],
    gaps: [...new Set(gaps.map(({ truth }) => truth))],
    read: readingOf(phase, options.gaps),
    format: files.format,
    folder: own,
    existing: plans,
    next: nextNames(padded, phase.onDisk?.names ?? []),
    research: phaseDocument(phase, 'RESEARCH')?.file ?? `${own}/${padded}-RESEARCH.md`,
    verdict: files.review,
    notebook: notebookTool(workspace),
    tddMode: config.tddMode,
    granularity: config.granularity,
  };
}

/** Only what is there. */
function readingOf(phase: OpenedPhase, gaps: boolean): PlanBrief['read'] {
  const { project, facts, entry } = phase;
  const own = (kind: string, why: Prose) => ({ path: phaseDocument(phase, kind)?.file ?? null, why });
  const file = (path: string, why: Prose) => ({
    path: isDocument(project.root, path) ? path : null,
    why,
  });
  const map = mapReading(`${facts.name} ${entry?.goal ?? ''}`);
  const candidates = [
    own('CONTEXT', prose`the user's decisions for this phase (D-NN): they are fixed`),
    ...(gaps ? [own('VERIFICATION', prose`what was found missing, with evidence`)] : []),
    ...(gaps ? [own('UAT', prose`what people found when they tried it`)] : []),
    own('RESEARCH', prose`what was found out for this phase`),
    own('PATTERNS', prose`code to follow`),
    own('UI-SPEC', prose`how it looks`),
    file('.planning/PROJECT.md', prose`what is built, for whom, within which limits`),
    file('.planning/REQUIREMENTS.md', prose`the requirements in full`),
    file('.planning/STATE.md', prose`what was decided and what is open`),
    ...map.map((name) =>
      file(`.planning/codebase/${name}.md`, prose`the map of the code, for this kind of work`),
    ),
    ...researchSources(phase).project.map((path) => ({ path, why: prose`research for the whole project` })),
    file('CLAUDE.md', prose`how to work in this project`),
    file('AGENTS.md', prose`how to work in this project`),
    ...summariesOf(phase),
  ];
  return candidates.flatMap(({ path, why }) => (path === null ? [] : [{ path, why }]));
}

/** What the plans of this phase came to. */
function summariesOf({ project, folder, onDisk }: OpenedPhase) {
  return (onDisk?.names ?? [])
    .filter((name) => name.endsWith('-SUMMARY.md'))
    .map((name) => ({ path: fromRoot(project.root, join(folder, name)), why: prose`what was done already` }));
}

function nextNames(padded: string, names: readonly string[]): readonly string[] {
  const used = names.flatMap((name) => {
    const rest = name.startsWith(`${padded}-`) ? name.slice(padded.length + 1) : '';
    const number = /^(\d{1,3})-/.exec(rest)?.[1];
    return number === undefined ? [] : [Number(number)];
  });
  const first = Math.max(0, ...used) + 1;
  return [0, 1, 2].map((more) => `${padded}-${String(first + more).padStart(2, '0')}-PLAN.md`);
}

/** Null when no notebook answers for the project. */
function notebookTool(workspace: Workspace): Prose | null {
  if (projectNotebook(workspace).status !== 'chosen') return null;
  return prose`the tool notebook_query of the server msw (one question at a time; it costs quota)`;
}
