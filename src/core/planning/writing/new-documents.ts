// The documents of a new project, in GSD's sections; those of a new milestone are built from the same parts. Answers
// are single lines already.

import { yamlScalar } from '../../text/markdown/yaml-scalar.ts';
import { progressBar } from '../documents/phase-facts.ts';
import { documentOf, orNone, paragraph, referenceItems, tableOf } from './document-text.ts';
import type { PhaseAnswer, ProjectAnswers, RequirementAnswer } from './project-answers.ts';

/** By their names below `.planning`. `now` is ISO time. */
export function newDocuments(answers: ProjectAnswers, now: string): readonly (readonly [string, string])[] {
  const date = now.slice(0, 10);
  return [
    ['config.json', configDocument(answers.settings)],
    ['REQUIREMENTS.md', requirementsDocument(answers, date)],
    ['ROADMAP.md', roadmapDocument(answers)],
    ['STATE.md', stateDocument(answers, now)],
    ['PROJECT.md', projectDocument(answers, date)],
  ];
}

const NONE = '(None yet)';

export function projectDocument(answers: ProjectAnswers, date: string): string {
  const { name, what, coreValue, validated, requirements, outOfScope, context, constraints } = answers;
  return documentOf([
    `# ${name}`,
    '## What This Is',
    paragraph(what),
    '## Core Value',
    paragraph(coreValue),
    '## Requirements',
    '### Validated',
    orNone(
      validated.map((one) => `- ✓ ${one} — existing`),
      '(None yet — ship to validate)',
    ),
    '### Active',
    requirements.map(({ text, source }) => `- [ ] ${text}${research(source)}`),
    '### Out of Scope',
    orNone(
      outOfScope.map((one) => `- ${one.what} — ${one.why}`),
      NONE,
    ),
    '## Context',
    orNone(
      context.map((one) => `- ${one}`),
      NONE,
    ),
    '## Constraints',
    orNone(
      constraints.map((one) => `- **${one.type}**: ${one.what} — ${one.why}`),
      NONE,
    ),
    '## Key Decisions',
    tableOf(
      ['Decision', 'Rationale', 'Outcome'],
      answers.decisions.map((one) => [one.what, one.why, '— Pending']),
    ),
    ...references(answers),
    '## Evolution',
    [
      'This document is kept up at the end of every phase and of every milestone: requirements that shipped move to',
      'Validated with the phase that shipped them, those that were dropped move to Out of Scope with the reason, new',
      'ones join Active, and decisions join the table above.',
    ],
    ['---', `*Last updated: ${date} after initialization*`],
  ]);
}

function research(source: string | undefined): string {
  return source === undefined ? '' : ` (research: ${source})`;
}

function references({ references: named }: Pick<ProjectAnswers, 'references'>) {
  return named.length === 0 ? [] : ['## References', referenceItems(named)];
}

/** The chosen settings, and GSD's defaults for those that its health check requires. */
export function configDocument(settings: ProjectAnswers['settings']): string {
  const { mode, granularity, research: isResearched, planCheck, verifier, commitDocs } = settings;
  const config = {
    ...{ mode, granularity },
    // The available models depend on the user's plan.
    model_profile: 'inherit',
    workflow: {
      ...{ research: isResearched, plan_check: planCheck, verifier },
      ...{ auto_advance: false, nyquist_validation: true, ai_integration_phase: true },
    },
    planning: { commit_docs: commitDocs, search_gitignored: false },
    git: { branching_strategy: 'none' },
    parallelization: settings.parallelization,
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

export function roadmapDocument(answers: ProjectAnswers): string {
  const { name, overview, phases } = answers;
  return documentOf([
    `# Roadmap: ${name}`,
    '## Overview',
    paragraph(overview),
    // GSD counts no progress unless a heading names the milestone.
    `## Milestone v1.0: ${name}`,
    '## Phases',
    phaseList(phases, 1),
    '## Phase Details',
    ...phaseDetails(phases, 1, '###'),
    '## Progress',
    progressTable(phases),
    ...references(answers),
  ]);
}

/** `first` is the number of the first phase. */
export function phaseList(phases: readonly PhaseAnswer[], first: number): readonly string[] {
  return phases.map(({ name, goal }, at) => `- [ ] **Phase ${first + at}: ${name}** - ${goal}`);
}

export function progressTable(phases: readonly PhaseAnswer[]): readonly string[] {
  return tableOf(
    ['Phase', 'Plans Complete', 'Status', 'Completed'],
    phases.map(({ name }, at) => [`${at + 1}. ${name}`, '0/0', 'Not started', '-']),
  );
}

/** Blocks with the heading and the lines of each phase. @param level the hashes of the headings */
export function phaseDetails(phases: readonly PhaseAnswer[], first: number, level: string) {
  return phases.flatMap((phase, at) => [
    `${level} Phase ${first + at}: ${phase.name}`,
    [
      `**Goal**: ${phase.goal}`,
      `**Depends on**: ${dependencies(phase, first + at)}`,
      `**Requirements**: [${phase.requirements.join(', ')}]`,
      '**Success Criteria** (what must be TRUE):',
      ...phase.criteria.map((criterion, index) => `  ${index + 1}. ${criterion}`),
      `**Plans**: TBD${phase.sources.map(research).join('')}`,
    ],
  ]);
}

function dependencies({ dependsOn }: PhaseAnswer, own: number): string {
  if (dependsOn.length > 0) return dependsOn.map((number) => `Phase ${number}`).join(', ');
  return own === 1 ? 'Nothing (first phase)' : 'Nothing';
}

type Wanted = Pick<
  ProjectAnswers,
  'name' | 'coreValue' | 'requirements' | 'later' | 'outOfScope' | 'references' | 'phases'
>;

/** Of a project or a milestone: what it must do, what waits, and which phase serves what. */
export function requirementsDocument(
  answers: Wanted,
  date: string,
  { version = 'v1', later: next = 'v2', first = 1, after = 'initialization' } = {},
): string {
  const { name, coreValue, requirements, later, outOfScope, phases } = answers;
  // Exactly one phase has it, as checked before.
  const phaseOf = (id: string) => phases.findIndex((phase) => phase.requirements.includes(id)) + first;
  return documentOf([
    `# Requirements: ${name}`,
    [`**Defined:** ${date}`, `**Core Value:** ${coreValue}`],
    `## ${version} Requirements`,
    `What ${version === 'v1' ? 'the first release' : version} must do. Each requirement belongs to one phase of the roadmap.`,
    ...byCategory(requirements, '- [ ]'),
    `## ${next} Requirements`,
    later.length === 0 ? NONE : 'Known, and not in the current roadmap.',
    ...byCategory(later, '-'),
    '## Out of Scope',
    tableOf(
      ['Feature', 'Reason'],
      outOfScope.map(({ what, why }) => [what, why]),
    ),
    '## Traceability',
    tableOf(
      ['Requirement', 'Phase', 'Status'],
      requirements.map(({ id }) => [id, `Phase ${phaseOf(id)}`, 'Pending']),
    ),
    ...references(answers),
    ['---', `*Requirements defined: ${date}*`, `*Last updated: ${date} after ${after}*`],
  ]);
}

function byCategory(requirements: readonly RequirementAnswer[], mark: string) {
  const categories = [...new Set(requirements.map(({ category }) => category))];
  return categories.flatMap((category) => [
    `### ${category}`,
    requirements
      .filter((one) => one.category === category)
      .map(({ id, text, source }) => `${mark} **${id}**: ${text}${research(source)}`),
  ]);
}

/** At the first phase, with nothing done. */
export function stateDocument(answers: ProjectAnswers, now: string): string {
  const { name, coreValue, phases, decisions } = answers;
  const date = now.slice(0, 10);
  const first = phases[0]?.name ?? '';
  const frontmatter = [
    '---',
    'gsd_state_version: "1.0"',
    'milestone: v1.0',
    `milestone_name: ${yamlScalar(name)}`,
    'current_phase: "1"',
    `current_phase_name: ${yamlScalar(first)}`,
    'status: planning',
    'stopped_at: Project initialized',
    `last_updated: "${now}"`,
    `last_activity: ${date}`,
    'last_activity_desc: Project initialized',
    ...['progress:', `  total_phases: ${phases.length}`, '  completed_phases: 0'],
    ...['  total_plans: 0', '  completed_plans: 0', '  percent: 0', '---'],
  ];
  return documentOf([
    frontmatter,
    '# Project State',
    '## Project Reference',
    `See: .planning/PROJECT.md (updated ${date})`,
    [`**Core value:** ${coreValue}`, `**Current focus:** Phase 1: ${first}`],
    '## Current Position',
    [
      `Phase: 1 of ${phases.length} (${first})`,
      'Plan: Not started',
      'Status: Ready to plan',
      `Last activity: ${date} — Project initialized`,
    ],
    `Progress: ${progressBar(0)} 0%`,
    '## Accumulated Context',
    '### Decisions',
    'All decisions are in the Key Decisions of PROJECT.md. Those that matter now:',
    orNone(
      decisions.map(({ what, why }) => `- [Init]: ${what} — ${why}`),
      'None yet.',
    ),
    // gsd-core would leave the rest of a longer placeholder behind when it adds a blocker.
    ...['### Pending Todos', 'None yet.', '### Blockers/Concerns', 'None.'],
    '## Deferred Items',
    [...DEFERRED_ITEMS, '| *(none)* | | | | |'],
    '## Session Continuity',
    [`Last session: ${now}`, 'Stopped at: Project initialized', 'Resume file: None'],
  ]);
}

export const DEFERRED_ITEMS = tableOf(['Category', 'Item', 'Status', 'Deferred At', 'Milestone'], []);
