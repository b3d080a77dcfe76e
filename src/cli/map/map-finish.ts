// `map finish`: what became of the documents, in a few lines.

import { buildSkeleton } from '../../app/mapping/build-skeleton.ts';
import { type FinishedMap, finishMap } from '../../app/mapping/finish-map.ts';
import { joinProse, type Prose, prose } from '../../core/text/prose.ts';
import { quoteLine } from '../../core/text/quote-line.ts';
import { quoteName } from '../../core/text/quote-name.ts';
import { isSet, type VerbCall } from '../frame/noun.ts';
import { done, doneJson, failed, type Outcome } from '../frame/outcome.ts';

/** As JSON `{status, before, after, commit, summary, git}`; refused with a secret or an unwritten document. */
export async function finish(root: string, { values }: VerbCall): Promise<Outcome> {
  const finished = await finishMap(root, await buildSkeleton(root), Date.now());
  if (finished.status === 'refused') return failed(finished.reason);
  if (isSet(values, 'json')) return doneJson(finished);
  const { before, after, commit, summary } = finished;
  const form = after.documents.flatMap(({ file, problems }) =>
    problems.map(({ message }) => prose`${quoteName(file)}: ${quoteLine(message, 200)}`),
  );
  const lines = [
    ...after.documents.map(({ file, lines: count }) => prose`${quoteName(file)}: ${count} lines`),
    prose`${before.claims} claims checked, ${before.wrong.length} taken back, ${after.wrong.length} wrong now.`,
    ...(after.missing.length === 0 ? [] : [prose`Not mapped: ${quoteLine(after.missing.join(', '), 200)}.`]),
    ...form.slice(0, 10),
    commit === null
      ? prose`Not stamped: this is no git repository with a commit.`
      : prose`Stamped with ${quoteName(commit)}.`,
    summary === null
      ? prose`SUMMARY.md is not MSW's and was left alone.`
      : prose`Summary: ${quoteName(summary)}`,
    commitLine(finished),
  ];
  return done(joinProse(lines, '\n'));
}

function commitLine({ git }: Extract<FinishedMap, { status: 'finished' }>): Prose {
  switch (git.status) {
    case 'committed':
      return prose`Committed as ${quoteName(git.hash.slice(0, 12))}.`;
    case 'unchanged':
      return prose`Nothing to commit: the documents did not change.`;
    case 'skipped':
      return prose`Not committed: ${whySkipped[git.reason]}.`;
    case 'refused':
      return prose`Not committed: ${quoteLine(git.reason, 300)}.`;
  }
}

const whySkipped = {
  commit_docs_false: prose`planning.commit_docs is false`,
  gitignored: prose`git ignores .planning`,
  no_repository: prose`this is no git repository`,
} as const;
