// What people are told about the sources of a question: what holds them up, and what answers instead.

import type { AskSettings } from '../sources/ask-settings.ts';
import { poolLimits } from '../sources/pool.ts';
import { ownOf } from '../sources/vault-trust.ts';
import { countOf } from '../text/count-of.ts';
import type { AskNotice } from './notice.ts';
import type { QuestionPlan, SourceGap } from './plan-question.ts';
import type { Reached } from './reach-notebook.ts';
import type { Uploaded } from './upload-notes.ts';

interface Situation {
  readonly reached: Reached;
  readonly settings: AskSettings;
}

export function sourceNotices(
  gaps: readonly SourceGap[],
  present: QuestionPlan['present'],
  uploaded: Uploaded,
  situation: Situation,
): readonly AskNotice[] {
  return [
    ...gapNotices(new Set(gaps.map(({ code }) => code)), situation),
    ...presentNotices(present, uploaded, situation),
  ];
}

function gapNotices(codes: ReadonlySet<string>, situation: Situation): readonly AskNotice[] {
  const told: readonly AskNotice[] = [
    { code: 'full', message: fullMessage(situation) },
    {
      code: 'no-consent',
      message: 'The notebook is full, and nothing in it may be deleted: that was never agreed to.',
    },
    {
      code: 'failed-sources',
      message: 'Some sources could not be processed by the notebook, and answer nothing.',
    },
    { code: 'elsewhere', message: 'Some notes are still being uploaded by another MSW process.' },
  ];
  return told.filter(({ code }) => codes.has(code === 'failed-sources' ? 'processing-failed' : code));
}

function fullMessage({ reached: { trust, sources, notebook }, settings }: Situation): string {
  const own = new Set(ownOf(trust, notebook));
  const ours = sources.filter(({ id }) => own.has(id)).length;
  return `The notebook is full: it holds ${countOf(sources.length, 'source')}, ${ours} of them added by MSW from here, and its target is ${poolLimits(settings).target}.`;
}

function presentNotices(
  present: QuestionPlan['present'],
  { kept, landed }: Uploaded,
  { reached: { trust, sources } }: Situation,
): readonly AskNotice[] {
  const unready = new Set(sources.filter(({ state }) => state === 'processing').map(({ id }) => id));
  const processing = present.filter(({ sourceId }) => unready.has(sourceId)).length;
  const old = present.filter(({ path, isOld }) => isOld && !landed.has(path)).map(({ path }) => path);
  const notices: AskNotice[] = [];
  if (processing > 0)
    notices.push({
      code: 'processing',
      message: `${processing} of the sources are still being processed, and may not answer yet.`,
    });
  if (old.length > 0)
    notices.push({ code: 'partial', message: `An earlier text answers for ${old.join(', ')}.` });
  if (kept > 0 && !trust.mayDelete)
    notices.push({
      code: 'leftovers',
      message: `The earlier texts of ${countOf(kept, 'edited note')} stay in the notebook: deleting was never agreed to.`,
    });
  return notices;
}
