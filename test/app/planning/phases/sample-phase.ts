// A small project whose first phase is to be planned, and plans for it.

import { join } from 'node:path';
import { PLAN_EXAMPLE } from '../../../../src/core/planning/phases/plan-format.ts';
import { type Files, writeFiles } from '../../../support/sample-project.ts';

export const PHASE = '.planning/phases/01-basket';

const ROADMAP = `# Roadmap: Shop

## Overview

A shop that adds up.

## Phases

- [ ] **Phase 1: Basket** - A basket with a total
- [ ] **Phase 2: Payment** - Pay for it

## Phase Details

### Phase 1: Basket

**Goal**: A customer sees what a basket costs
**Depends on**: Nothing (first phase)
**Requirements**: BASK-01, BASK-02
**Success Criteria** (what must be TRUE):
  1. A basket shows the sum of its prices
  2. Coupons reduce the total of a basket

**Plans**: TBD

Plans:

- [ ] TBD (planned by /msw:plan 1)

### Phase 2: Payment

**Goal**: A customer pays
**Depends on**: Phase 1
**Requirements**: PAY-01
**Success Criteria** (what must be TRUE):
  1. A customer pays

**Plans**: TBD

## Progress

| Phase | Plans Complete | Status | Completed |
|-------|----------------|--------|-----------|
| 1. Basket | 0/0 | Not started | - |
| 2. Payment | 0/0 | Not started | - |
`;

const STATE = `---
gsd_state_version: "1.0"
milestone: v1.0
milestone_name: Shop
current_phase: "1"
current_phase_name: Basket
status: planning
progress:
  total_phases: 2
  completed_phases: 0
  total_plans: 0
  completed_plans: 0
  percent: 0
---

# Project State

## Project Reference

See: .planning/PROJECT.md (updated 2026-01-01)

**Core value:** It adds up
**Current focus:** Basket

## Current Position

Phase: 1 of 2 (Basket)
Plan: 0 of 0 in current phase
Status: Ready to plan
Last activity: 2026-01-01 — Roadmap made

Progress: [░░░░░░░░░░] 0%

## Accumulated Context

### Decisions

None yet.

### Pending Todos

None yet.

### Blockers/Concerns

None yet.

## Session Continuity

Last session: 2026-01-01
Stopped at: Roadmap made
Resume file: None
`;

const REQUIREMENTS = `# Requirements: Shop

**Defined:** 2026-01-01
**Core Value:** It adds up

## v1 Requirements

### Basket

- [ ] **BASK-01**: A basket has a total
- [ ] **BASK-02**: A coupon reduces it

### Payment

- [ ] **PAY-01**: A basket is paid

## Traceability

| Requirement | Phase | Status |
|-------------|-------|--------|
| BASK-01 | Phase 1 | Pending |
| BASK-02 | Phase 1 | Pending |
| PAY-01 | Phase 2 | Pending |
`;

const PROJECT = `# Shop

## What This Is

A shop.

## Core Value

It adds up.

## Requirements

### Validated

(None yet)

### Active

- [ ] A basket

### Out of Scope

- Taxes

## Context

None.

## Constraints

- **Tech**: Node — no packages

## Key Decisions

| Decision | Rationale | Outcome |
|----------|-----------|---------|
| Cents | Exact | — Pending |
`;

export const CONTEXT = `# Phase 1: Basket - Context

<decisions>
## Implementation Decisions

### Money

- **D-01:** Prices are whole cents
- **D-02 [deferred]:** Other currencies
</decisions>
`;

const FILES: Files = {
  '.planning/PROJECT.md': PROJECT,
  '.planning/REQUIREMENTS.md': REQUIREMENTS,
  '.planning/ROADMAP.md': ROADMAP,
  '.planning/STATE.md': STATE,
  '.planning/config.json': `${JSON.stringify({
    mode: 'interactive',
    granularity: 'standard',
    workflow: { research: false, plan_check: true, verifier: true },
  })}\n`,
  [`${PHASE}/01-CONTEXT.md`]: CONTEXT,
  'package.json': '{"name":"shop","type":"module","scripts":{"test":"node --test"}}\n',
  'src/basket.js': 'export const items = [];\n',
};

/** The first plan is that of the plan format. */
export const GOOD_FIRST = PLAN_EXAMPLE;

/** Depends on the first plan, serves the other requirement. */
export const GOOD_SECOND = `---
phase: 01-basket
plan: 02
type: execute
wave: 2
depends_on: ["01-01"]
files_modified: [src/coupon.js, test/coupon.test.js]
autonomous: true
requirements: [BASK-02]
must_haves:
  truths:
    - "A valid coupon reduces the total of the basket"
  artifacts:
    - path: src/coupon.js
      provides: reduced totals
  key_links:
    - from: src/coupon.js
      to: src/total.js
      via: import
      pattern: "total"
---

<objective>
Let coupons reduce the total.

Purpose: BASK-02.
Output: src/coupon.js.
</objective>

<context>
@src/total.js
</context>

<tasks>

<task type="auto">
  <name>Task 1: Coupons</name>
  <files>src/coupon.js, test/coupon.test.js</files>
  <action>Export reduced(prices, percent), whole cents (D-01), with a test.</action>
  <verify><automated>node --test test/coupon.test.js</automated></verify>
  <done>A coupon of 10 percent makes 90 of 100.</done>
</task>

</tasks>

<verification>
- [ ] node --test passes
</verification>

<success_criteria>
- Coupons work
</success_criteria>

<output>
01-02-SUMMARY.md
</output>
`;

/** Does not serve the phase's second requirement, and changes a file of the first plan in the same wave. */
export const BAD_SECOND = GOOD_SECOND.replace('requirements: [BASK-02]', 'requirements: [BASK-01]')
  .replace('wave: 2', 'wave: 1')
  .replace('depends_on: ["01-01"]', 'depends_on: []')
  .replace('@src/total.js', '@src/basket.js')
  .replace('files_modified: [src/coupon.js', 'files_modified: [src/total.js, src/coupon.js');

export function writeSample(folder: string, more: Files = {}): void {
  writeFiles(folder, { ...FILES, ...more });
}

export function plans(first: string, second: string): Files {
  return { [join(PHASE, '01-01-PLAN.md')]: first, [join(PHASE, '01-02-PLAN.md')]: second };
}
