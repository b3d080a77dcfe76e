// A project planned in GSD's format with one phase to execute: two plans that can run together, and one after them.
import { join } from 'node:path';
import { git, initGit, writeFiles } from './sample-project.ts';

export const PHASE_FOLDER = '01-foundation';
const PHASE_PATH = `.planning/phases/${PHASE_FOLDER}`;

export interface SamplePlan {
  /** `01`. */
  readonly plan: string;
  readonly wave?: number;
  readonly dependsOn?: readonly string[];
  /** The file that its only task writes; its check passes when the file says ready. */
  readonly file: string;
  readonly verify?: string;
  /** More tasks after the first, as they appear in the plan. */
  readonly more?: string;
}

export const WAVES: readonly SamplePlan[] = [
  { plan: '01', file: 'src/a.txt' },
  { plan: '02', file: 'src/b.txt' },
  { plan: '03', file: 'src/c.txt', wave: 2, dependsOn: ['01-01', '01-02'] },
];

export const verifyOf = (file: string): string => `node check.js ${file}`;

/** Written, and committed in a new repository. */
export const makePlannedProject = (
  root: string,
  plans: readonly SamplePlan[] = WAVES,
  config: object = {},
): void => {
  writeFiles(root, {
    '.gitignore': '.msw/\n',
    'check.js': [
      "const { readFileSync } = require('node:fs');",
      "const text = readFileSync(process.argv[2], 'utf8').trim();",
      "if (text !== 'ready') throw new Error(process.argv[2] + ' says ' + text);",
      '',
    ].join('\n'),
    '.planning/config.json': `${JSON.stringify(config, null, 2)}\n`,
    '.planning/PROJECT.md': PROJECT,
    '.planning/REQUIREMENTS.md': REQUIREMENTS,
    '.planning/ROADMAP.md': roadmap(plans),
    '.planning/STATE.md': STATE,
  });
  for (const plan of plans) writeFiles(root, { [planPath(plan.plan)]: planText(plan) });
  initGit(root);
};

export const planPath = (plan: string): string => `${PHASE_PATH}/01-${plan}-PLAN.md`;
export const summaryPath = (plan: string): string => `${PHASE_PATH}/01-${plan}-SUMMARY.md`;

/** What an executor does for a plan: the file, its commit and the whole summary. */
export const carryOut = (root: string, { plan, file }: SamplePlan): void => {
  writeFiles(root, { [file]: 'ready\n' });
  git(root, 'add', '--', file);
  git(root, 'commit', '-qm', `feat(01-${plan}): write ${file}`, '--', file);
  writeFiles(root, { [summaryPath(plan)]: summaryText(plan) });
};

export const summaryText = (plan: string): string =>
  [
    '---',
    `phase: ${PHASE_FOLDER}`,
    `plan: ${plan}`,
    'subsystem: foundation',
    'tags: [src]',
    'requirements-completed: [BASE-01]',
    'duration: 1min',
    'completed: 2026-11-22',
    '---',
    '',
    `# Phase 1 Plan ${plan}: Words Summary`,
    '',
    '**The word is there.**',
    '',
    '## Self-Check: PASSED',
    '',
  ].join('\n');

export const planText = ({
  plan,
  file,
  wave = 1,
  dependsOn = [],
  verify = verifyOf(file),
  more = '',
}: SamplePlan): string =>
  `---
phase: ${PHASE_FOLDER}
plan: ${plan}
type: execute
wave: ${wave}
depends_on: [${dependsOn.map((one) => `"${one}"`).join(', ')}]
files_modified: [${file}]
autonomous: ${!more.includes('checkpoint:')}
requirements: [BASE-01]
must_haves:
  truths: ["${file} says ready"]
  artifacts:
    - path: ${file}
      provides: The word
---

<objective>
Write ${file}.
</objective>

<context>
@.planning/PROJECT.md
</context>

<tasks>

<task type="auto">
  <name>Task 1: Write the word</name>
  <files>${file}</files>
  <action>Write the word ready into ${file}.</action>
  <verify>
    <automated>${verify}</automated>
  </verify>
  <done>The file says ready.</done>
</task>
${more}
</tasks>

<verification>
- [ ] ${file} says ready
</verification>

<success_criteria>
The word is there.
</success_criteria>

<output>
After completion, create \`${join(PHASE_PATH, `01-${plan}-SUMMARY.md`).replaceAll('\\', '/')}\`
</output>
`;

const PROJECT = `# Words

## What This Is

Files with words.

## Core Value

Every file says ready.

## Requirements

### Active

- [ ] Words in files

## Constraints

- **Size**: small — it is a sample

---
*Last updated: 2026-11-22 after initialization*
`;

const REQUIREMENTS = `# Requirements: Words

**Defined:** 2026-11-22
**Core Value:** Every file says ready.

## v1 Requirements

### Base

- [ ] **BASE-01**: Every file says ready

## Traceability

| Requirement | Phase | Status |
|-------------|-------|--------|
| BASE-01 | Phase 1 | Pending |
`;

const roadmap = (plans: readonly SamplePlan[]): string => `# Roadmap: Words

## Overview

One phase.

## Milestones

- 🚧 **v1.0 Words** - Phase 1

## Phases

- [ ] **Phase 1: Foundation** - Files with words

## Phase Details

### 🚧 v1.0 Words

### Phase 1: Foundation

**Goal**: Files with words
**Depends on**: Nothing
**Requirements**: BASE-01
**Success Criteria** (what must be TRUE):

  1. Every file says ready

**Plans**: ${plans.length} plans

Plans:

${plans.map(({ plan }) => `- [ ] 01-${plan}-PLAN.md — Write a word`).join('\n')}

## Progress

| Phase | Milestone | Plans Complete | Status | Completed |
|-------|-----------|----------------|--------|-----------|
| 1. Foundation | v1.0 | 0/${plans.length} | Planned | - |
`;

const STATE = `---
gsd_state_version: '1.0'
milestone: v1.0
milestone_name: Words
current_phase: 1
current_phase_name: Foundation
status: executing
stopped_at: Phase 1 planned
last_updated: "2026-11-22T08:00:00.000Z"
last_activity: 2026-11-22
progress:
  total_phases: 1
  completed_phases: 0
  total_plans: 3
  completed_plans: 0
  percent: 0
---

# Project State

## Project Reference

See: .planning/PROJECT.md (updated 2026-11-22)

**Core value:** Every file says ready.
**Current focus:** Foundation

## Current Position

Phase: 1 of 1 (Foundation)
Plan: 1 of 3 in current phase
Status: Ready to execute
Last activity: 2026-11-22 — Phase 1 planned

Progress: [░░░░░░░░░░] 0%

## Session Continuity

Last session: 2026-11-22
Stopped at: Phase 1 planned
Resume file: None
`;
