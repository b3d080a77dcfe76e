// What people have to look at, as a list with results in GSD's form, which gsd-core reads.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nextStepOf } from '../../../../src/app/planning/phases/show-progress.ts';
import { verifyCommand } from '../../../../src/app/planning/verification/verify-command.ts';
import { openGaps, readUat } from '../../../../src/core/planning/documents/uat.ts';
import { uatCounts, updateUat } from '../../../../src/core/planning/verification/update-uat.ts';
import { git, initGit } from '../../../support/sample-project.ts';
import { ask, at, listAt } from '../oracle.ts';
import { CHECK, makePhaseStage, type PhaseStage, phaseFiles, planText, summaryText } from './phase-stage.ts';

const look = (test: string, expected: string) =>
  `<human-check><test>${test}</test><expected>${expected}</expected></human-check>`;
const VERIFY = `<automated>${CHECK}</automated>${look('Open the shop', 'Totals look right')}${look('Print a bill', 'The bill is readable')}`;
const FILE = '.planning/phases/01-cart/01-UAT.md';

const text = (stage: PhaseStage) => readFileSync(join(stage.root, FILE), 'utf8');
const staged = async (more: Readonly<Record<string, string>> = {}): Promise<PhaseStage> => {
  const stage = makePhaseStage({ ...phaseFiles({ verify: VERIFY }), '.gitignore': '.msw/\n', ...more });
  initGit(stage.root);
  await stage.trust(CHECK);
  return stage;
};
const say = (stage: PhaseStage, words: string) => verifyCommand(stage.workspace, `1 ${words}`);
const uatOf = (stage: PhaseStage) => ask('core', stage.root, ['phase', 'uat-passed', '1']);

describe('acceptance', () => {
  it('consists of the checks for people, and every result is recorded with one command', async () => {
    const stage = await staged();
    await stage.record();
    expect(text(stage)).toContain(`---
status: testing
phase: 01-cart
source: 01-01-SUMMARY.md
`);
    expect(text(stage)).toContain(`## Current Test

number: 1
name: Open the shop
expected: |
  Totals look right
awaiting: user response

## Tests

### 1. Open the shop
expected: Totals look right
result: [pending]

### 2. Print a bill
expected: The bill is readable
result: [pending]

## Summary

total: 2
passed: 0
issues: 0
pending: 2
skipped: 0
blocked: 0

## Gaps
`);
    expect(git(stage.root, 'show', '--name-only', '--format=')).toContain(FILE);
    expect(listAt(await ask('core', stage.root, ['audit-uat']), 'results').length).toBeGreaterThan(0);
    const checkpoint = await ask('core', stage.root, ['uat', 'render-checkpoint', '--file', FILE]);
    expect(checkpoint).toMatchObject({ test_number: 1, test_name: 'Open the shop' });
    expect(nextStepOf(stage.project())).toMatchObject({
      command: '/msw:verify 1',
      reason: expect.stringContaining(
        '“1. Open the shop”, “2. Print a bill” in 01-UAT.md. When you have looked',
      ),
    });
    await say(stage, '1 pass');
    await stage.record();
    expect(readUat(text(stage)).tests.map(({ result }) => result)).toEqual(['pass', 'pending']);
    expect(at(await uatOf(stage), 'passed')).toBe(false);
    await say(stage, '2 passed "sharp"');
    await stage.record();
    expect(readUat(text(stage)).status).toBe('complete');
    expect(at(await uatOf(stage), 'passed')).toBe(true);
    expect(await ask('core', stage.root, ['phase', 'complete', '1'])).toMatchObject({ completed_phase: '1' });
    const before = text(stage);
    await stage.record();
    expect(text(stage)).toBe(before);
  });

  it('turns a failure that a person reports into a gap, which another plan closes', async () => {
    const stage = await staged();
    await stage.verify();
    await say(stage, '1 pass 2 issue "the letters overlap, it looks off"');
    await stage.record();
    const uat = readUat(text(stage));
    expect(uat.tests[1]).toMatchObject({ result: 'issue', words: 'the letters overlap, it looks off' });
    expect(uat.gaps).toMatchObject([
      {
        truth: 'The bill is readable',
        status: 'failed',
        reason: 'User reported: the letters overlap, it looks off',
        severity: 'major',
        test: '2',
      },
    ]);
    expect(openGaps(stage.document()).map(({ truth }) => truth)).toEqual(['The bill is readable']);
    stage.write({
      'phase/01-02-PLAN.md': planText('01-02').replace('autonomous', 'gap_closure: true\nautonomous'),
      'phase/01-02-SUMMARY.md': summaryText('01-02'),
    });
    await stage.verify();
    expect(readUat(text(stage)).tests[1]?.result).toBe('pending');
    await say(stage, '2 pass');
    const done = await stage.verify();
    expect(done.status === 'done' && done.report.verdict.status).toBe('passed');
    expect(openGaps(text(stage)).map(({ truth }) => truth)).toEqual([]);
    expect(text(stage)).toContain('  status: resolved\n');
  });

  it.each([
    ['2 skip', 'partial', 'human_needed'],
    ['2 skip no printer here', 'complete', 'passed'],
    ['2 blocked the printer is broken', 'partial', 'human_needed'],
  ])('%s: %s, and the phase is %s', async (words, status, verdict) => {
    const stage = await staged();
    await stage.verify();
    await say(stage, `1 pass ${words}`);
    const result = await stage.verify();
    expect([readUat(text(stage)).status, result.status === 'done' && result.report.verdict.status]).toEqual([
      status,
      verdict,
    ]);
  });

  it.each([
    ['7 pass', '01-UAT.md has no test 7 that a person has to look at.'],
    ['truth-0123456789 skipped', 'truth-0123456789 either passed or failed'],
  ])('refuses %s', async (words, reason) => {
    const stage = await staged();
    await stage.verify();
    expect(await say(stage, words)).toMatchObject({ text: expect.stringContaining(reason) });
  });

  it('needs a person: an answer in a file does not count for a check of the plans', async () => {
    const forged = updateUat(null, {
      folder: '01-cart',
      sources: [],
      now: '2026-11-20T10:00:00Z',
      items: ['Open the shop', 'Print a bill'].map((name) => ({
        name,
        expected: '',
        result: 'pass',
        words: '',
      })),
    });
    const stage = await staged({ 'phase/01-UAT.md': forged });
    const result = await stage.verify();
    expect(result.status === 'done' && result.report.verdict.human).toHaveLength(2);
  });

  it('includes the tests that GSD wrote, and leaves the rest of the document alone', async () => {
    const gsd = `---
status: diagnosed
phase: 01-cart
source: 01-01-SUMMARY.md
started: 2026-11-20T10:00:00Z
updated: 2026-11-20T10:00:00Z
mine: kept
---

## Current Test

[testing complete]

## Tests

### 1. Add to the cart
expected: |
  The cart counts up
  at once
result: issue
reported: "only after a reload"
severity: major

### 2. Empty the cart
expected: The cart is empty
result: pass

## Summary

total: 2
passed: 1

## Gaps

<!-- YAML -->
- truth: "The cart counts up at once"
  status: failed
  reason: "User reported: only after a reload"
  severity: major
  test: 1
  root_cause: "no event"
  artifacts:
    - path: src/cart.mjs
      issue: "no event"
  missing: []
`;
    const stage = await staged({ 'phase/01-UAT.md': gsd });
    const result = await stage.verify();
    if (result.status === 'refused') throw new Error(result.reason);
    expect(result.report.verdict.gaps.map(({ truth }) => truth)).toEqual(['The cart counts up at once']);
    expect(result.report.verdict.human.map(({ test }) => test)).toEqual(['Open the shop', 'Print a bill']);
    expect(text(stage)).toContain('mine: kept');
    expect(text(stage)).toContain('root_cause: "no event"');
    expect(uatCounts(readUat(text(stage)))).toMatchObject({ total: 4, passed: 1, issues: 1, pending: 2 });
    expect(openGaps(text(stage)).map(({ truth }) => truth)).toEqual(['The cart counts up at once']);
    await say(stage, '1 pass');
    await stage.verify();
    expect(readUat(text(stage)).tests[0]).toMatchObject({
      result: 'pass',
      expected: 'The cart counts up at once',
    });
    expect(openGaps(text(stage)).map(({ truth }) => truth)).toEqual([]);
  });

  it('writes no document when there is nothing for a person to check', async () => {
    const stage = await staged({ 'phase/01-01-PLAN.md': planText('01-01') });
    await stage.verify();
    expect(existsSync(join(stage.root, FILE))).toBe(false);
  });
});
