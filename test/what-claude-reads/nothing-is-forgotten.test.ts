// The compiler lets only prose reach Claude, so the ways in which a text becomes prose have to be safe. Each of them is
// listed here with its reason, and each file that makes prose is tested with hostile fields.

import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, it } from 'vitest';
import { loopTexts } from './loop-texts.ts';
import { notebookTexts } from './notebook-texts.ts';
import { peopleTexts } from './people-texts.ts';
import { documentTexts, planningTexts } from './planning-texts.ts';
import { vaultTexts } from './vault-texts.ts';

const SRC = join(import.meta.dirname, '..', '..', 'src');

const sources = new Map(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => [name.split(sep).join('/'), readFileSync(join(SRC, name), 'utf8')] as const),
);

const filesWith = (pattern: RegExp): readonly string[] =>
  [...sources]
    .filter(([name, text]) => !name.startsWith('core/text/') && pattern.test(text))
    .map(([name]) => name)
    .toSorted();

/** Their texts need a repository on disk, so test/app/what-claude-reads.test.ts covers them. */
const WALKED_ON_DISK = [
  'app/jobs/quoted-memory.ts',
  'app/loop/prepare-continuation.ts',
  'app/mapping/map-command.ts',
  'app/planning/execution/arm-execution.ts',
  'app/planning/execution/bring-back.ts',
  'app/planning/execution/prepare-step.ts',
  'app/planning/execution/choose-execution.ts',
  'app/planning/execution/describe-step.ts',
  'app/planning/execution/execute-command.ts',
  'app/planning/execution/execution-objections.ts',
  'app/planning/execution/waiting-plans.ts',
  'app/planning/worktrees/check-together.ts',
  'app/planning/worktrees/merge-tree.ts',
  'core/planning/worktrees/tree-problems.ts',
  'app/planning/phases/plan-command.ts',
  'app/planning/phases/planning-run.ts',
  'app/planning/verification/verify-command.ts',
  'app/planning/writing/discuss-command.ts',
  'app/planning/writing/init-command.ts',
  'app/planning/quick/quick-command.ts',
  'app/operations/planning/verify-operations.ts',
  'app/operations/planning/review-operations.ts',
  'app/operations/planning/execute-operations.ts',
  'app/operations/map-operations.ts',
  'app/operations/planning/milestone-operations.ts',
  'app/operations/planning/phase-operations.ts',
  'app/operations/planning/answers-file.ts',
  'app/operations/planning/quick-operations.ts',
  'app/operations/planning/state-operations.ts',
];

/** They only produce text with a logged-in nlm; its output is quoted or fenced as everywhere. */
const NEEDS_NLM = [
  'app/operations/knowledge/notebook-account-operations.ts',
  'app/operations/knowledge/notebook-operations.ts',
  'app/operations/knowledge/notebook-query-operation.ts',
  'app/operations/knowledge/notebooks-query-operation.ts',
  'app/operations/knowledge/source-operations.ts',
  'app/operations/knowledge/studio-operations.ts',
  'app/operations/vault/vault-source-operations.ts',
];

/** Their words are our own, except for names, counts and words from fixed lists. */
const WORDS_OF_OURS = [
  'app/ask/cures.ts',
  'app/commands/ask-command.ts',
  'app/operations/vault/conversation-operations.ts',
  'app/loop/arm-loop.ts',
  'app/headless/headless-request.ts',
  'app/headless/take-over.ts',
  'app/loop/end-loop.ts',
  'app/headless/run-headless.ts',
  'app/headless/work-headless.ts',
  'app/jobs/end-job.ts',
  'app/jobs/execute-and-verify.ts',
  'app/jobs/verify-executed.ts',
  'app/operations/jobs/in-job.ts',
  'app/operations/jobs/job-operations.ts',
  'adapters/files/write-page.ts',
  'app/workspace/cli-command.ts',
  'core/commands/line-to-type.ts',
  'app/memory/add-note.ts',
  'app/memory/own-ways.ts',
  'app/memory/task-page.ts',
  'app/quota/show-quota.ts',
  'hooks/active/on-news.ts',
  'app/planning/execution/resolve-plan.ts',
  'app/commands/run-command.ts',
  'app/route/carry-out.ts',
  'app/route/go-command.ts',
  'app/route/take-way.ts',
  'core/route/ways.ts',
  'app/operations/route-operations.ts',
  'app/operations/loop-operations.ts',
  'app/operations/loop-status-operations.ts',
  'app/operations/report-operations.ts',
  'app/operations/knowledge/guidance-operations.ts',
  'app/operations/failure-operations.ts',
  'app/operations/knowledge/memory-care-operations.ts',
  'app/operations/knowledge/add-note-operation.ts',
  'app/operations/knowledge/brief-operations.ts',
  'app/operations/knowledge/memory-operations.ts',
  'app/operations/knowledge/memory-transfer-operations.ts',
  'app/operations/knowledge/notebook-filling-operations.ts',
  'app/notebook/fill-notebook.ts',
  'app/operations/operation/operation.ts',
  'app/operations/operation/request-place.ts',
  'cli/help.ts',
  'cli/main.ts',
  'cli/run-operation.ts',
  'app/operations/knowledge/sharing-operations.ts',
  'app/operations/status-line-operations.ts',
  'core/loop/ending-causes.ts',
  'core/memory/figures.ts',
  'core/memory/template.ts',
  'core/planning/milestones/begin-roadmap.ts',
  'core/planning/phases/plan-format.ts',
  'core/planning/verification/verify-arguments.ts',
  'core/notebook/profile-name.ts',
  'core/planning/writing/project-answers.ts',
  'core/proof/judge-proof.ts',
  'mcp/call-tool.ts',
  'mcp/tool-result.ts',
];

it('every file that makes prose is tested', () => {
  const walked = [loopTexts, planningTexts, documentTexts, notebookTexts, vaultTexts, peopleTexts]
    .flat()
    .flatMap(({ from }) => from);
  const listed = new Set([...walked, ...WALKED_ON_DISK, ...NEEDS_NLM, ...WORDS_OF_OURS]);
  const makers = filesWith(/\/text\/(?:prose|shown)\.ts'/);
  expect(makers.filter((name) => !listed.has(name))).toEqual([]);
  expect([...listed].filter((name) => !makers.includes(name)).toSorted()).toEqual([]);
});

it('a text becomes prose without a mark only where it is known to be ours', () => {
  expect(filesWith(/\/text\/ours\.ts'/)).toEqual([
    // The files of the commands.
    'app/route/command-text.ts',
    // Constants.
    'core/mapping/documents/mapper-slice.ts',
    // Markdown that was escaped.
    'core/research/answer-body.ts',
  ]);
  expect([...sources].filter(([, text]) => /\bas Prose\b/.test(text)).map(([name]) => name)).toEqual([
    'core/text/ours.ts',
  ]);
});

it('unmarked texts from the user and the client are limited to this list', () => {
  expect(filesWith(/\/text\/typed\.ts'/)).toEqual([
    // Hints and promises.
    'app/commands/run-command.ts',
    // The folder that the client was started in.
    'app/mapping/map-command.ts',
    // Where the client keeps the plugin.
    'app/workspace/cli-command.ts',
    'core/commands/line-to-type.ts',
    // The criteria of --review.
    'core/loop/review.ts',
    'core/loop/texts/iteration-file.ts',
    'core/loop/texts/reprompt.ts',
    // The user's answer at a checkpoint.
    'core/planning/execution/executor-prompt.ts',
    // A small task.
    'core/planning/writing/quick-text.ts',
    // Refusals; names of tools.
    'mcp/tool-result.ts',
    'mcp/tool.ts',
  ]);
  expect(filesWith(/\/text\/verbatim\.ts'/)).toEqual([
    // The task.
    'core/headless/headless-prompt.ts',
    'core/loop/texts/iteration-file.ts',
    'core/loop/texts/report.ts',
    // Made harmless earlier.
    'core/research/quote-documents.ts',
  ]);
});

it('a text becomes one for people only where a terminal obeys nothing in it, or a script gets the exact bytes', () => {
  expect(filesWith(/\basShown\b/)).toEqual([
    // JSON, which escapes what a terminal would obey.
    'app/operations/failure-operations.ts',
    // The end of a line; a file as it is, or an answer, for a script.
    'cli/main.ts',
    'cli/run-operation.ts',
  ]);
});

it('a file that is not a page for Claude contains data, a document of the user or program output', () => {
  expect(
    filesWith(/\b(?:write(?:FileAtomic|Document)|keep(?:Text|Json))\(/).filter((name) =>
      name.startsWith('app/'),
    ),
  ).toEqual([
    // Paths, and what was said, in JSON.
    'app/ask/install-plugin.ts',
    'app/ask/kept-vault.ts',
    'app/ask/vault-archive.ts',
    // JSON.
    'app/guidance/fix-store.ts',
    'app/guidance/guidance-cache.ts',
    'app/guidance/guidance-job.ts',
    // A number and an id.
    'app/headless/run-record.ts',
    'app/jobs/claims.ts',
    'app/jobs/end-job.ts',
    'app/jobs/job-store.ts',
    // The task as it was typed; output, made harmless; an archive in JSON.
    'app/loop/arm-loop.ts',
    'app/loop/end-loop.ts',
    'app/loop/prepare-continuation.ts',
    'app/loop/restore-loop.ts',
    // Documents of the map, which its mappers wrote.
    'app/mapping/finish-map.ts',
    'app/mapping/map-run.ts',
    // Numbers.
    'app/memory/nearness.ts',
    // What is on; a task that is asked about, in JSON.
    'app/memory/own-ways.ts',
    'app/memory/task-page.ts',
    // Paths, ids and titles in JSON.
    'app/notebook/add-documents.ts',
    'app/notebook/ask-question.ts',
    'app/notebook/check-answers.ts',
    'app/notebook/quota-ledger.ts',
    // Conversations as notes of the user.
    'app/operations/vault/conversation-operations.ts',
    'app/planning/documents/accepted-plans.ts',
    // GSD's documents, changed by splice.
    'app/planning/documents/documents.ts',
    'app/planning/documents/record-state.ts',
    'app/planning/execution/kept-contents.ts',
    'app/planning/execution/plan-evidence.ts',
    'app/planning/milestones/keep-project.ts',
    'app/planning/phases/change-phases.ts',
    'app/planning/phases/planning-run.ts',
    'app/planning/phases/renumber-folders.ts',
    'app/planning/quick/quick-command.ts',
    'app/planning/verification/judge-claim.ts',
    // Findings in JSON; the review that was there.
    'app/planning/verification/review-phase.ts',
    'app/planning/verification/run-phase-checks.ts',
    'app/planning/verification/verify-phase.ts',
    // The output of a check; an executor's files in its worktree; JSON.
    'app/planning/worktrees/check-together.ts',
    'app/planning/worktrees/merge-tree.ts',
    'app/planning/worktrees/plan-runs.ts',
    'app/planning/writing/write-context.ts',
    // A signed statement in base64.
    'app/receipt/write-receipt.ts',
    // A page for people, in HTML.
    'app/report/write-report.ts',
    // Names of researches.
    'app/research/research-store.ts',
    // The task as it was typed; with commands and hashes, in JSON.
    'app/route/carry-out.ts',
    'app/route/session-record.ts',
    // A report for people.
    'app/route/take-chain-step.ts',
    // Ids in JSON.
    'app/sharing/share-lines.ts',
    'app/sharing/share-notes.ts',
    // The user's settings of the client, except for one key.
    'app/status-line/install-status-line.ts',
    'app/workspace/job-lines.ts',
  ]);
});
