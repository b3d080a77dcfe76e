// STATE.md of a new project: at the first phase, with nothing done.

import { yamlScalar } from '../../text/markdown/yaml-scalar.ts';
import { progressBar } from '../documents/phase-facts.ts';
import { documentOf, linesOf, oneLine } from './document-text.ts';
import type { ProjectAnswers } from './project-answers.ts';

/** `now` is ISO time. */
export function stateDocument(answers: ProjectAnswers, now: string): string {
  const { coreValue, phases, decisions } = answers;
  const date = now.slice(0, 10);
  const first = oneLine(phases[0]?.name ?? '');
  return documentOf([
    frontmatter(answers, first, now),
    '# Project State',
    '## Project Reference',
    `See: .planning/PROJECT.md (updated ${date})`,
    linesOf([`**Core value:** ${oneLine(coreValue)}`, `**Current focus:** Phase 1: ${first}`]),
    '## Current Position',
    linesOf([
      `Phase: 1 of ${phases.length} (${first})`,
      'Plan: Not started',
      'Status: Ready to plan',
      `Last activity: ${date} — Project initialized`,
    ]),
    `Progress: ${progressBar(0)} 0%`,
    '## Accumulated Context',
    '### Decisions',
    'All decisions are in the Key Decisions of PROJECT.md. Those that matter now:',
    linesOf(
      decisions.length === 0
        ? ['None yet.']
        : decisions.map(({ what, why }) => `- [Init]: ${oneLine(what)} — ${oneLine(why)}`),
    ),
    // gsd-core would leave the rest of a longer placeholder behind when it adds a blocker.
    ...['### Pending Todos', 'None yet.', '### Blockers/Concerns', 'None.'],
    '## Deferred Items',
    linesOf([
      '| Category | Item | Status | Deferred At | Milestone |',
      '|----------|------|--------|-------------|-----------|',
      '| *(none)* | | | | |',
    ]),
    '## Session Continuity',
    linesOf([`Last session: ${now}`, 'Stopped at: Project initialized', 'Resume file: None']),
  ]);
}

function frontmatter({ name, phases }: ProjectAnswers, first: string, now: string): string {
  const date = now.slice(0, 10);
  return linesOf([
    '---',
    'gsd_state_version: "1.0"',
    'milestone: v1.0',
    `milestone_name: ${yamlScalar(oneLine(name))}`,
    'current_phase: "1"',
    `current_phase_name: ${yamlScalar(first)}`,
    'status: planning',
    'stopped_at: Project initialized',
    `last_updated: "${now}"`,
    `last_activity: ${date}`,
    'last_activity_desc: Project initialized',
    ...['progress:', `  total_phases: ${phases.length}`, '  completed_phases: 0'],
    ...['  total_plans: 0', '  completed_plans: 0', '  percent: 0', '---'],
  ]);
}
