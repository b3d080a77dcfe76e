// A planned and executed phase in a real folder, ready for verification.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPlanning, type PlanningProject } from '../../../../src/app/planning/documents/read-project.ts';
import { type JudgementRequest, judgeClaim } from '../../../../src/app/planning/verification/judge-claim.ts';
import { openExecutedPhase } from '../../../../src/app/planning/verification/open-executed-phase.ts';
import { recordVerification, verifyPhase } from '../../../../src/app/planning/verification/verify-phase.ts';
import { manageTrust } from '../../../../src/app/trust/manage-trust.ts';
import { openWorkspace, type Workspace } from '../../../../src/app/workspace/workspace.ts';
import { writeFiles } from '../../../support/sample-project.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

/** Fails when the totals are wrong. */
export const CHECK = 'node check.mjs';

export interface PlanParts {
  /** YAML under `must_haves:`, indented by two. */
  readonly mustHaves?: string;
  /** The content of `<verify>`. */
  readonly verify?: string;
  readonly done?: string;
  readonly requirements?: string;
  readonly more?: string;
}

export const planText = (id: string, parts: PlanParts = {}): string => `---
phase: 01-cart
plan: "${id.slice(-2)}"
type: execute
wave: 1
depends_on: []
files_modified: [src/cart.mjs]
autonomous: true
requirements: [${parts.requirements ?? 'CART-01'}]
must_haves:
${parts.mustHaves ?? '  truths:\n    - "Totals add up"'}
---

<objective>
Build the cart.
</objective>

<tasks>

<task type="auto">
  <name>Task 1: Add up the totals</name>
  <files>src/cart.mjs</files>
  <action>Write it.</action>
  <verify>${parts.verify ?? `<automated>${CHECK}</automated>`}</verify>
  <done>${parts.done ?? 'Totals add up'}</done>
</task>
${parts.more ?? ''}
</tasks>
`;

export const summaryText = (id: string, requirements = 'CART-01'): string => `---
phase: 01-cart
plan: "${id.slice(-2)}"
subsystem: cart
tags: [cart]
requirements-completed: [${requirements}]
duration: 5min
completed: 2026-11-20
---

# Phase 1 Plan ${id.slice(-2)}: Cart Summary

**Totals are added up**
`;

const ROADMAP = `# Roadmap: Shop

## Phases

- [ ] **Phase 1: Cart** - totals
- [ ] **Phase 2: Payment** - pay

## Phase Details

### Phase 1: Cart
**Goal**: Totals add up
**Depends on**: Nothing
**Requirements**: CART-01
**Success Criteria** (what must be TRUE):
  1. Totals add up
**Plans**: 1 plan

Plans:
- [ ] 01-01-PLAN.md — totals

### Phase 2: Payment
**Goal**: Pay
**Depends on**: Phase 1
**Requirements**: PAY-01
**Success Criteria** (what must be TRUE):
  1. A customer pays the total by card
**Plans**: TBD

## Progress

| Phase | Plans Complete | Status | Completed |
|-------|----------------|--------|-----------|
| 1. Cart | 0/1 | Not started | - |
| 2. Payment | 0/0 | Not started | - |
`;

const REQUIREMENTS = `# Requirements: Shop

## v1 Requirements

- [ ] **CART-01**: Totals are right
- [ ] **PAY-01**: Customers pay

## Traceability

| Requirement | Phase | Status |
|-------------|-------|--------|
| CART-01 | Phase 1 | Pending |
| PAY-01 | Phase 2 | Pending |
`;

const STATE = `# Project State

## Current Position

Phase: 1 of 2 (Cart)
Plan: 1 of 1 in current phase
Status: Executing
Last activity: 2026-11-20 — Executed
Progress: [░░░░░░░░░░] 0%
`;

const CART = 'export const total = (prices) => prices.reduce((sum, price) => sum + price, 0);\n';
const CHECK_SCRIPT = `import { total } from './src/cart.mjs';\n\nif (total([1, 2]) !== 3) throw new Error('the total is wrong');\n`;
const TEST = `import assert from 'node:assert';
import { test } from 'node:test';
import { total } from '../src/cart.mjs';

test('totals add up', () => assert.equal(total([1, 2]), 3));
`;

/** The files of the phase; `.planning/phases/01-cart/` is written as `phase/`. */
export const phaseFiles = (parts: PlanParts = {}): Record<string, string> => ({
  '.planning/ROADMAP.md': ROADMAP,
  '.planning/REQUIREMENTS.md': REQUIREMENTS,
  '.planning/STATE.md': STATE,
  '.planning/PROJECT.md': '# Shop\n',
  'phase/01-01-PLAN.md': planText('01-01', parts),
  'phase/01-01-SUMMARY.md': summaryText('01-01'),
  'src/cart.mjs': CART,
  'test/cart.test.mjs': TEST,
  'check.mjs': CHECK_SCRIPT,
});

/** Writes files as `phaseFiles` names them. */
export const writePhase = (root: string, files: Readonly<Record<string, string>>): void =>
  writeFiles(
    root,
    Object.fromEntries(
      Object.entries(files).map(([name, text]) => [
        name.replace(/^phase\//, '.planning/phases/01-cart/'),
        text,
      ]),
    ),
  );

export interface PhaseStage {
  readonly root: string;
  readonly workspace: Workspace;
  readonly project: () => PlanningProject;
  readonly trust: (...commands: readonly string[]) => Promise<void>;
  readonly verify: (here?: boolean) => ReturnType<typeof verifyPhase>;
  readonly record: (here?: boolean) => Promise<unknown>;
  readonly judge: (request: JudgementRequest) => ReturnType<typeof judgeClaim>;
  readonly write: (files: Readonly<Record<string, string>>) => void;
  readonly document: () => string;
}

export const makePhaseStage = (files: Readonly<Record<string, string>> = phaseFiles()): PhaseStage => {
  const root = tempFolder();
  writePhase(root, files);
  let now = Date.UTC(2026, 10, 21, 12);
  const opened = openWorkspace(root, { MSW_HOME: tempFolder() }, () => {
    now += 1000;
    return now;
  });
  if (opened.status === 'refused') throw new Error(opened.reason);
  const { workspace } = opened;
  const project = (): PlanningProject => {
    const planning = openPlanning(workspace.project);
    if (planning.status === 'refused') throw new Error(planning.reason);
    return planning.project;
  };
  return {
    root: workspace.project,
    workspace,
    project,
    trust: async (...commands) => {
      for (const command of commands) await manageTrust(workspace).add(command);
    },
    verify: (here = false) => verifyPhase(workspace, project(), { phase: '1', timeoutSeconds: 60, here }),
    record: async (here = false) => {
      const verified = await verifyPhase(workspace, project(), { phase: '1', timeoutSeconds: 60, here });
      if (verified.status === 'refused') throw new Error(verified.reason);
      return recordVerification(
        project(),
        verified.report,
        [verified.file, ...(verified.uat === null ? [] : [verified.uat])],
        true,
      );
    },
    judge: (request) => {
      const phase = openExecutedPhase(project(), '1');
      if (phase.status === 'refused') throw new Error(phase.reason);
      return judgeClaim(workspace, phase.open, request);
    },
    write: (more) => writePhase(root, more),
    document: () => readFileSync(join(root, '.planning/phases/01-cart/01-VERIFICATION.md'), 'utf8'),
  };
};
