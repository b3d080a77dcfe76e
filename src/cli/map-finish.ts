// `map finish`: what became of the documents, in a few lines.

import { buildSkeleton } from '../app/mapping/build-skeleton.ts';
import { type FinishedMap, finishMap } from '../app/mapping/finish-map.ts';
import { isSet, type VerbCall } from './noun.ts';
import { done, doneJson, failed, type Outcome } from './outcome.ts';

/** As JSON `{status, before, after, commit, summary, git}`; refused with a secret or an unwritten document. */
export async function finish(root: string, { values }: VerbCall): Promise<Outcome> {
  const finished = await finishMap(root, await buildSkeleton(root), Date.now());
  if (finished.status === 'refused') return failed(finished.reason);
  if (isSet(values, 'json')) return doneJson(finished);
  const { before, after, commit, summary } = finished;
  const form = after.documents.flatMap(({ file, problems }) =>
    problems.map(({ message }) => `${file}: ${message}`),
  );
  const lines = [
    ...after.documents.map(({ file, lines: count }) => `${file}: ${count} lines`),
    `${before.claims} claims checked, ${before.wrong.length} taken back, ${after.wrong.length} wrong now.`,
    ...(after.missing.length === 0 ? [] : [`Not mapped: ${after.missing.join(', ')}.`]),
    ...form.slice(0, 10),
    commit === null ? 'Not stamped: this is no git repository with a commit.' : `Stamped with ${commit}.`,
    summary === null ? "SUMMARY.md is not MSW's and was left alone." : `Summary: ${summary}`,
    commitLine(finished),
  ];
  return done(lines.join('\n'));
}

function commitLine({ git }: Extract<FinishedMap, { status: 'finished' }>): string {
  switch (git.status) {
    case 'committed':
      return `Committed as ${git.hash.slice(0, 12)}.`;
    case 'unchanged':
      return 'Nothing to commit: the documents did not change.';
    case 'skipped':
      return `Not committed: ${{ commit_docs_false: 'planning.commit_docs is false', gitignored: 'git ignores .planning', no_repository: 'this is no git repository' }[git.reason]}.`;
    case 'refused':
      return `Not committed: ${git.reason}.`;
  }
}
