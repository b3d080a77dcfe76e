// Takes the findings of a phase's reviewer, and writes them as NN-REVIEW.md.

import { SEVERITIES } from '../../../core/planning/verification/phase-review.ts';
import { joinProse, prose } from '../../../core/text/prose.ts';
import { quoteLine } from '../../../core/text/quote-line.ts';
import { codeName, quoteName } from '../../../core/text/quote-name.ts';
import { openExecutedPhase } from '../../planning/verification/open-executed-phase.ts';
import { addFinding, writeReview } from '../../planning/verification/review-phase.ts';
import { inPlannedWorkspace } from '../operation/in-project.ts';
import { flag, numberWord, text, word } from '../operation/inputs.ts';
import { done, misused, operation } from '../operation/operation.ts';

const phase = numberWord('the number of a phase');

export const finding = operation({
  name: 'phase finding',
  about: 'Record one finding of the review of a phase, with its file and line',
  effect: 'writes',
  grant: { to: ['verify'], agent: 'msw:reviewer', options: ['issue', 'fix'] },
  inputs: {
    phase,
    severity: word(SEVERITIES.join(', ')),
    place: word('FILE:LINE'),
    issue: text('"TEXT"', 'what goes wrong, and when'),
    fix: text('"TEXT"', 'how to fix it'),
  },
  run: (place, { phase: number, severity: typed, place: where, issue, fix }) => {
    const severity = SEVERITIES.find((one) => one === typed);
    if (severity === undefined) return misused(`The severity is one of ${SEVERITIES.join(', ')}.`);
    return inPlannedWorkspace(place, async (workspace, project) => {
      const opened = openExecutedPhase(project, number);
      if (opened.status === 'refused') return opened;
      const request = { severity, place: where, issue: issue ?? '', fix };
      const added = await addFinding(workspace, opened.open, request);
      return added.status === 'refused' ? added : done(added.finding);
    });
  },
  text: ({ severity, file, line }) =>
    prose`${quoteName(severity)} at ${codeName(`${file}:${line}`)} is recorded.`,
});

export const review = operation({
  name: 'phase review',
  about: 'Write the findings of a review as NN-REVIEW.md and commit it',
  effect: 'writes',
  takesFolder: true,
  grant: { to: ['verify'], options: ['noCommit'] },
  inputs: { phase, noCommit: flag('commit nothing') },
  run: (place, { phase: number, noCommit }) =>
    inPlannedWorkspace(place, async (workspace, project) => {
      const opened = openExecutedPhase(project, number);
      if (opened.status === 'refused') return opened;
      const written = await writeReview(workspace, opened.open, !noCommit);
      if (written.status === 'refused') return written;
      const { file, findings, commit } = written;
      return done({
        file,
        commit: commit === null ? 'none' : 'reason' in commit ? commit.reason : commit.status,
        findings: findings.map(({ id, severity, file: path, line, issue }) => ({
          ...{ id, severity, place: `${path}:${line}`, issue },
          /** What the user types to have it fixed. */
          type: prose`/msw:quick "Fix ${quoteName(id)} of ${quoteName(file, 200)}"`,
        })),
      });
    }),
  text: ({ file, findings }) =>
    joinProse(
      [
        prose`${quoteName(file, 200)}: ${findings.length === 0 ? prose`nothing was found` : prose`${findings.length} found`}.`,
        ...findings.map(
          ({ id, severity, place: where, issue, type }) =>
            prose`${quoteName(id)} ${quoteName(severity)} ${codeName(where)} ${quoteLine(issue, 200)}\n  to have it fixed: ${type}`,
        ),
      ],
      '\n',
    ),
});
