// `loop history`: what happened in a loop, from the journal.

import { showHistory } from '../../app/loop/show-history.ts';
import { renderTimeline } from '../../core/report/timeline.ts';
import { isSet, type VerbCall } from '../frame/noun.ts';
import { openProject } from '../frame/open-project.ts';
import { done, doneJson, failed, type Outcome } from '../frame/outcome.ts';

/** As JSON `{loop, lines}`, the lines as they are in the journal. */
export function tellHistory(call: VerbCall): Outcome {
  const opened = openProject(call);
  if (opened.status === 'refused') return failed(opened.reason);
  const history = showHistory(opened.workspace.project, call.words[0] ?? null);
  if (history.status === 'refused') return failed(history.reason);
  const { loop, lines } = history;
  return isSet(call.values, 'json') ? doneJson({ loop, lines }) : done(renderTimeline(loop, lines));
}
