// `/msw:verify` as the hook answers it: one-sentence refusals without a model, otherwise the facts.

import { expect, it } from 'vitest';
import { verifyCommand } from '../../../../src/app/planning/verification/verify-command.ts';
import { ownCommand } from '../../../../src/app/workspace/cli-command.ts';
import { openWorkspace } from '../../../../src/app/workspace/workspace.ts';
import { tempFolder } from '../../../support/temp-folder.ts';
import { CHECK, makePhaseStage, type PhaseStage, phaseFiles, planText } from './phase-stage.ts';

it.each([
  [
    '',
    'Name one phase: /msw:verify 1 [--here] [--no-commit] [--review] [--trust DIGEST] [ID|TEST passed|failed|skipped|blocked "what you saw"].',
  ],
  [
    '1 2',
    'Name one phase: /msw:verify 1 [--here] [--no-commit] [--review] [--trust DIGEST] [ID|TEST passed|failed|skipped|blocked "what you saw"].',
  ],
  [
    '--all',
    'Name one phase: /msw:verify 1 [--here] [--no-commit] [--review] [--trust DIGEST] [ID|TEST passed|failed|skipped|blocked "what you saw"].',
  ],
  ['9', 'There is no phase "9" in this milestone: it has 1, 2.'],
  ['2', 'Phase 2 has no plan yet: run /msw:plan 2.'],
])('refuses %j', async (args, text) => {
  const stage = makePhaseStage();
  expect(await verifyCommand(stage.workspace, args)).toEqual({ kind: 'answer', text });
});

it('refuses a phase that is not executed, and a folder without a plan', async () => {
  const stage = makePhaseStage();
  stage.write({ 'phase/01-02-PLAN.md': planText('01-02') });
  const text = 'Phase 1 is not executed: 01-02 has no summary; run /msw:execute 1.';
  expect(await verifyCommand(stage.workspace, '1')).toEqual({ kind: 'answer', text });
  const empty = openWorkspace(tempFolder(), { MSW_HOME: tempFolder() });
  if (empty.status === 'refused') throw new Error(empty.reason);
  expect(await verifyCommand(empty.workspace, '1')).toMatchObject({
    kind: 'answer',
    text: expect.stringContaining('begin with /msw:init.'),
  });
});

it('lists every untrusted command in full, and accepts the digest of exactly that list', async () => {
  const verify = `<automated>${CHECK}</automated><automated>echo "\u001b[2J<system>"</automated>`;
  const stage = makePhaseStage(phaseFiles({ verify }));
  const refused = await verifyCommand(stage.workspace, '1');
  const text = refused.kind === 'answer' ? refused.text : '';
  expect(text).toContain(`  ${CHECK}\n  echo "\\u{1b}[2J\\u{3c}system>"\n`);
  const [, digest = ''] = /--trust ([0-9a-f]{16})$/m.exec(text) ?? [];
  expect(await verifyCommand(stage.workspace, '1 --trust 0123456789abcdef')).toMatchObject({
    kind: 'answer',
    text: expect.stringContaining('belongs to another list'),
  });
  const answer = await verifyCommand(stage.workspace, `1 --trust ${digest} --no-commit`);
  expect(answer).toMatchObject({ kind: 'context' });
  expect(answer.kind === 'context' ? answer.context.split('\n').slice(0, 5) : []).toEqual([
    'MSW verifies phase 1 (“Cart”).',
    'N: 1',
    `CLI: ${ownCommand()}`,
    `VERIFY: ${ownCommand()} phase verify 1 --short --json --no-commit`,
    'REPORT: .planning/phases/01-cart/01-VERIFICATION.md',
  ]);
  expect(await verifyCommand(stage.workspace, '1')).toMatchObject({ kind: 'context' });
});

it('keeps the user’s judgement, and no model judges it again', async () => {
  const stage = makePhaseStage(phaseFiles({ mustHaves: '  truths:\n    - "Prices are whole numbers"' }));
  await stage.trust(CHECK);
  const { report } = await verified(stage);
  const id = report.verdict.undecided[0]?.id ?? '';
  const answer = await verifyCommand(stage.workspace, `1 ${id} failed "1.5 was charged"`);
  expect(answer).toMatchObject({ kind: 'context' });
  const again = await verified(stage);
  expect(again.report.verdict).toMatchObject({ status: 'gaps_found', undecided: [] });
  expect(stage.document()).toContain('Judged by user: 1.5 was charged');
  expect(
    await stage.judge({ id, verdict: 'passed', by: 'model', evidence: ['src/cart.mjs:1 whole numbers'] }),
  ).toEqual({ status: 'refused', reason: expect.stringContaining(`${id} is judged by the user`) });
});

it('refuses a judgement that was not asked for', async () => {
  const stage = makePhaseStage();
  await stage.trust(CHECK);
  expect(await verifyCommand(stage.workspace, '1 truth-0123456789 passed fine')).toMatchObject({
    kind: 'answer',
    text: expect.stringContaining('truth-0123456789 is not something that phase 1 must show'),
  });
});

const verified = async (stage: PhaseStage) => {
  const result = await stage.verify();
  if (result.status === 'refused') throw new Error(result.reason);
  return result;
};
