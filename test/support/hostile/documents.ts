// The documents of a project in GSD's format with something for every command: phase 1 to verify, phase 2 to execute,
// phase 3 to plan. Nothing in them is hostile yet.
import { planText, summaryText } from '../planned-project.ts';
import type { Files } from '../sample-project.ts';

const PHASES = '.planning/phases';
export const EXECUTED = `${PHASES}/01-foundation`;
export const PLANNED = `${PHASES}/02-words`;

/** A plan of the second phase, made from one of the first. */
export const ofSecondPhase = (plan: string): string =>
  plan
    .replaceAll('01-foundation', '02-words')
    .replaceAll(/\b01-(?=0\d)/g, '02-')
    .replaceAll('BASE-01', 'BASE-02');

const ROADMAP = `# Roadmap: Words

## Overview

Three phases.

## Phases

- [ ] **Phase 1: Foundation** - Files with words
- [ ] **Phase 2: Words** - More words
- [ ] **Phase 3: Sums** - Numbers

## Phase Details

### Phase 1: Foundation

**Goal**: Files with words
**Depends on**: Nothing
**Requirements**: BASE-01
**Success Criteria** (what must be TRUE):

  1. Every file says ready

**Plans**: 1 plan

Plans:

- [x] 01-01-PLAN.md — Write a word

### Phase 2: Words

**Goal**: More words
**Depends on**: Phase 1
**Requirements**: BASE-02
**Success Criteria** (what must be TRUE):

  1. Every other file says ready

**Plans**: 1 plan

Plans:

- [ ] 02-01-PLAN.md — Write another word

### Phase 3: Sums

**Goal**: Numbers
**Depends on**: Nothing
**Requirements**: BASE-03
**Success Criteria** (what must be TRUE):

  1. Every number is right

**Plans**: TBD

## Progress

| Phase | Plans Complete | Status | Completed |
|-------|----------------|--------|-----------|
| 1. Foundation | 1/1 | In Progress | - |
| 2. Words | 0/1 | Planned | - |
| 3. Sums | 0/0 | Not started | - |
`;

const REQUIREMENTS = `# Requirements: Words

**Defined:** 2026-11-22
**Core Value:** Every file says ready.

## v1 Requirements

### Base

- [ ] **BASE-01**: Every file says ready
- [ ] **BASE-02**: Every other file says ready
- [ ] **BASE-03**: Every number is right

## Traceability

| Requirement | Phase | Status |
|-------------|-------|--------|
| BASE-01 | Phase 1 | Pending |
| BASE-02 | Phase 2 | Pending |
| BASE-03 | Phase 3 | Pending |
`;

const STATE = `# Project State

## Current Position

Phase: 1 of 3 (Foundation)
Plan: 1 of 1 in current phase
Status: Executing
Last activity: 2026-11-22 — Executed
`;

const PROJECT = `# Words

## What This Is

Files with words.

## Core Value

Every file says ready.

## Requirements

### Active

- [ ] Words in files
`;

export const DOCUMENTS: Files = {
  '.planning/PROJECT.md': PROJECT,
  '.planning/ROADMAP.md': ROADMAP,
  '.planning/REQUIREMENTS.md': REQUIREMENTS,
  '.planning/STATE.md': STATE,
  '.planning/config.json': '{}\n',
  [`${EXECUTED}/01-01-PLAN.md`]: planText({ plan: '01', file: 'src/a.txt' }),
  [`${EXECUTED}/01-01-SUMMARY.md`]: summaryText('01'),
  [`${PLANNED}/02-01-PLAN.md`]: ofSecondPhase(planText({ plan: '01', file: 'src/b.txt' })),
  'check.js': [
    "const text = require('node:fs').readFileSync(process.argv[2], 'utf8').trim();",
    "if (text !== 'ready') throw new Error(process.argv[2] + ' says ' + text);",
    '',
  ].join('\n'),
  'src/a.txt': 'ready\n',
  'src/main.ts': 'export const main = () => 0;\n',
  'docs/b.md': '# B\n',
  'a.txt': 'one\n',
};
