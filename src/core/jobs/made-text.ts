// The result of a job: how it ended, and what it made.

import { countOf } from '../text/count-of.ts';
import { plainLine } from '../text/plain-line.ts';
import { type Prose, prose } from '../text/prose.ts';
import { quoteLine } from '../text/quote-line.ts';
import { quoteName } from '../text/quote-name.ts';
import type { JobMade } from './job.ts';
import { type JobView, jobLines } from './job-text.ts';

/** People read that many of a list; scripts get all that is kept. */
const MOST = 10;

/** For people. */
export function resultLines(view: JobView): readonly string[] {
  const { made } = view;
  return made === undefined ? jobLines(view) : [...jobLines(view), ...madeLines(made)];
}

function madeLines({
  branch,
  commits,
  files,
  diff,
  summaries,
  verification,
  receipts,
}: JobMade): readonly string[] {
  const where = branch === null ? '' : ` on ${plainLine(branch, 100)}`;
  const shown = commits.map(({ hash, subject }) => `${hash.slice(0, 10)} ${plainLine(subject, 120)}`);
  const paths = files.map(({ path, added, removed }) =>
    added === null || removed === null
      ? plainLine(path, 200)
      : `${plainLine(path, 200)} +${added} -${removed}`,
  );
  return [
    `  made       ${countOf(diff.commits, 'commit')}${where}, ${countOf(diff.files, 'file')} (+${diff.added} -${diff.removed})`,
    ...column('commits', shown, diff.commits),
    ...column('files', paths, diff.files),
    ...column(
      'summaries',
      summaries.map((path) => plainLine(path, 200)),
      summaries.length,
    ),
    ...(verification === null
      ? []
      : column('verified', [plainLine(`${verification.file}: ${verification.says ?? 'no status'}`, 200)], 1)),
    ...column(
      'receipts',
      receipts.map((path) => plainLine(path, 200)),
      receipts.length,
    ),
  ];
}

function column(name: string, lines: readonly string[], count: number): readonly string[] {
  const shown = lines.slice(0, MOST);
  const more = count > shown.length && shown.length > 0 ? [`and ${count - shown.length} more`] : [];
  return [...shown, ...more].map((line, at) => `  ${(at === 0 ? name : '').padEnd(10)} ${line}`);
}

/** For Claude, small whatever the job made. */
export function madeFields({ outcome, next, made }: JobView) {
  if (made === undefined) return { outcome: wordsOf(outcome), next: wordsOf(next) };
  const { branch, commits, files, diff, summaries, verification, receipts } = made;
  const names = (paths: readonly string[]) => paths.slice(0, MOST).map((path) => quoteName(path, 200));
  return {
    outcome: wordsOf(outcome),
    next: wordsOf(next),
    branch: branch === null ? undefined : quoteName(branch, 100),
    commits: commits
      .slice(0, MOST)
      .map(({ hash, subject }) => prose`${quoteName(hash.slice(0, 10))} ${quoteLine(subject, 120)}`),
    files: names(files.map(({ path }) => path)),
    diff,
    summaries: names(summaries),
    verification: verification === null ? undefined : quoteName(verification.file, 200),
    receipts: names(receipts),
  };
}

function wordsOf(text: string | null): Prose | undefined {
  return text === null ? undefined : quoteLine(text, 400);
}
