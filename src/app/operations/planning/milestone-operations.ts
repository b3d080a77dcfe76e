// The end of a milestone and the beginning of the next.

import { milestoneExample, milestoneRules } from '../../../core/planning/milestones/begin-roadmap.ts';
import type { MilestoneEnd } from '../../../core/planning/milestones/open-points.ts';
import { forPeople } from '../../../core/text/for-people.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { joinProse, type Prose, prose } from '../../../core/text/prose.ts';
import { quoteLine } from '../../../core/text/quote-line.ts';
import { quoteName } from '../../../core/text/quote-name.ts';
import { beginMilestone, takeUpMilestone } from '../../planning/milestones/begin-milestone.ts';
import { closeMilestone } from '../../planning/milestones/close-milestone.ts';
import { milestonePage } from '../../planning/milestones/open-milestone.ts';
import { nextStepOf } from '../../planning/phases/show-progress.ts';
import { syncPlanning } from '../../planning/phases/sync-planning.ts';
import { inPlanning } from '../operation/in-project.ts';
import { flag, path } from '../operation/inputs.ts';
import { done, type Operation, operation } from '../operation/operation.ts';
import { refuseToClaude, refuseUnlessPerson } from '../operation/who-may-call.ts';
import {
  type AnswersRead,
  answersText,
  invalidAnswers,
  readAnswersFile,
  schemaOperation,
  writtenText,
} from './answers-file.ts';

const status = operation({
  name: 'milestone status',
  about: 'Show whether the milestone can be closed, and what stands in the way',
  effect: 'reads',
  takesFolder: true,
  inputs: {},
  run: (place) =>
    inPlanning(place, (project) => {
      const page = milestonePage(project);
      if (page.status === 'refused') return page;
      // One answer, whoever asks.
      const { command: next, reason } = nextStepOf(project);
      return done({ ...page, next, reason });
    }),
  text: pageText,
});

interface MilestonePage extends MilestoneEnd {
  /** What to type next. */
  readonly next: string | null;
  /** Why, in one sentence. */
  readonly reason: string;
}

function pageText({ title, status: standing, points, next, reason }: MilestonePage): Prose {
  const state = standing === 'open' && points.length === 0 ? prose`ready to be closed` : quoteName(standing);
  return joinProse(
    [
      prose`Milestone ${quoteLine(title, 120)}: ${state}`,
      ...points.map(({ what, command }) =>
        command === null
          ? prose`- ${quoteLine(what, 200)}`
          : prose`- ${quoteLine(what, 200)} ${quoteName(command)}`,
      ),
      next === null
        ? prose`Next: ${quoteLine(reason, 300)}`
        : prose`Next: ${quoteName(next)} — ${quoteLine(reason, 300)}`,
    ],
    '\n',
  );
}

const close = operation({
  name: 'milestone close',
  about: 'Archive a milestone whose phases are verified, fold it in the roadmap, and commit that',
  effect: 'writes',
  callers: 'people and scripts',
  takesFolder: true,
  slash: '/msw:go --close',
  inputs: {
    anyway: flag('although something is open, which is noted as deferred; in a terminal'),
    keepPhases: flag('leave the folders of its phases where they are'),
    tag: flag('tag the commit with the version'),
  },
  run: (place, options) => {
    const refusal = options.anyway
      ? refuseUnlessPerson(place.caller, 'milestone close --anyway', '/msw:go --close --anyway')
      : refuseToClaude(place.caller, 'milestone close');
    return (
      refusal ??
      inPlanning(place, async (project) => {
        // Synced first, because the archive must say what is done.
        const synced = await syncPlanning(project);
        if (synced.status === 'refused') return synced;
        const closed = await closeMilestone(project, {
          ...options,
          now: new Date(place.now()).toISOString(),
        });
        return closed.status === 'refused' ? { status: 'refused', reason: closed.reason } : done(closed);
      })
    );
  },
  shown: ({ version, name, passed, files, commit, tag, next }) =>
    forPeople(
      [
        `Milestone ${version}${name === version ? '' : ` (${name})`} is closed.`,
        ...passed.map((point) => `Deferred: ${plainLine(point.what, 200)}`),
        ...files,
        commitLine(commit),
        ...(tag === null ? [] : [tagLine(version, tag)]),
        `Next: ${next}`,
      ],
      200,
    ),
});

function commitLine(commit: object): string {
  if ('hash' in commit) return `Committed as ${String(commit.hash).slice(0, 7)}.`;
  if ('status' in commit && commit.status === 'unchanged') return 'Committed already.';
  return `Not committed: ${'reason' in commit ? plainLine(String(commit.reason), 300) : 'nothing changed'}.`;
}

function tagLine(version: string, tag: { readonly status: string; readonly reason?: string }): string {
  if (tag.status === 'tagged') return `Tagged: ${version}. \`git push origin ${version}\` publishes it.`;
  return tag.status === 'there' ? `The tag ${version} is there already.` : `Not tagged: ${tag.reason ?? ''}.`;
}

type Begun = Extract<Awaited<ReturnType<typeof beginMilestone>>, { status: 'done' }>;

const begin = operation({
  name: 'milestone begin',
  about:
    'Write the requirements and phases of the next milestone from answers, and commit them; without answers, take up the one that the roadmap plans',
  effect: 'writes',
  takesFolder: true,
  grant: { to: ['init'], options: ['from'] },
  inputs: { from: path('FILE', 'the answers, as JSON') },
  run: (place, { from }) =>
    inPlanning<AnswersRead<Begun>>(place, async (project) => {
      const read = from === null ? null : readAnswersFile(from);
      if (read !== null && read.status !== 'ok') return read;
      const now = new Date(place.now()).toISOString();
      const begun =
        read === null ? await takeUpMilestone(project, now) : await beginMilestone(project, read.value, now);
      if (begun.status === 'refused') return begun;
      return begun.status === 'invalid' ? invalidAnswers(begun.problems) : done(begun);
    }),
  text: (value) =>
    answersText(
      value,
      ({ version, name, first, files, commit }) =>
        prose`Milestone ${quoteName(version)} (${quoteLine(name, 80)}) begins with phase ${quoteName(first)}.\n${writtenText(files, commit)}`,
    ),
});

const schema = schemaOperation(
  'milestone schema',
  'Show how the answers for a milestone look: their rules, and an example',
  { rules: milestoneRules, example: milestoneExample },
);

export const milestoneOperations: readonly Operation[] = [status, close, begin, schema];
