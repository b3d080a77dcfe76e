// PROJECT.md of a new project, in GSD's sections.

import {
  cellText,
  documentOf,
  linesOf,
  listOrNone,
  oneLine,
  paragraph,
  researchNote,
} from './document-text.ts';
import type { ProjectAnswers, SettingsAnswer } from './project-answers.ts';

const EVOLUTION = linesOf([
  'This document is kept up at the end of every phase and of every milestone: requirements that shipped move to',
  'Validated with the phase that shipped them, those that were dropped move to Out of Scope with the reason, new',
  'ones join Active, and decisions join the table above.',
]);

/** `date` is `2026-01-31`. */
export function projectDocument(answers: ProjectAnswers, date: string): string {
  const { name, what, coreValue, context, constraints } = answers;
  return documentOf([
    `# ${oneLine(name)}`,
    '## What This Is',
    paragraph(what),
    '## Core Value',
    paragraph(coreValue),
    '## Requirements',
    ...requirements(answers),
    '## Context',
    context.length === 0 ? '(None yet)' : linesOf(context.map((one) => `- ${oneLine(one)}`)),
    '## Constraints',
    listOrNone(
      constraints.map(
        ({ type, what: must, why }) => `- **${oneLine(type)}**: ${oneLine(must)} — ${oneLine(why)}`,
      ),
      '(None yet)',
    ),
    '## Key Decisions',
    decisions(answers),
    ...referenceSection(answers),
    '## Evolution',
    EVOLUTION,
    linesOf(['---', `*Last updated: ${date} after initialization*`]),
  ]);
}

function requirements({ validated, requirements: active, outOfScope }: ProjectAnswers): readonly string[] {
  return [
    '### Validated',
    listOrNone(
      validated.map((one) => `- ✓ ${oneLine(one)} — existing`),
      '(None yet — ship to validate)',
    ),
    '### Active',
    linesOf(active.map(({ text, source }) => `- [ ] ${oneLine(text)}${researchNote(source)}`)),
    '### Out of Scope',
    listOrNone(
      outOfScope.map(({ what, why }) => `- ${oneLine(what)} — ${oneLine(why)}`),
      '(None yet)',
    ),
  ];
}

function decisions({ decisions: made }: ProjectAnswers): string {
  return linesOf([
    '| Decision | Rationale | Outcome |',
    '|----------|-----------|---------|',
    ...made.map(({ what, why }) => `| ${cellText(what)} | ${cellText(why)} | — Pending |`),
  ]);
}

/** Empty when the project has no references. */
export function referenceSection({ references }: Pick<ProjectAnswers, 'references'>): readonly string[] {
  if (references.length === 0) return [];
  return [
    '## References',
    linesOf(
      references.map(({ path, about }) => `- \`${oneLine(path).replaceAll('`', '')}\` — ${oneLine(about)}`),
    ),
  ];
}

// config.json of a new project: the chosen settings, and GSD's defaults for those that its health check requires.
export function configDocument(settings: SettingsAnswer): string {
  const config = {
    mode: settings.mode,
    granularity: settings.granularity,
    // The available models depend on the user's plan.
    model_profile: 'inherit',
    workflow: {
      research: settings.research,
      plan_check: settings.planCheck,
      verifier: settings.verifier,
      auto_advance: false,
      nyquist_validation: true,
      ai_integration_phase: true,
    },
    planning: { commit_docs: settings.commitDocs, search_gitignored: false },
    git: { branching_strategy: 'none' },
    parallelization: settings.parallelization,
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
