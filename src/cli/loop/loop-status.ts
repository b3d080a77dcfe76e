// Shows the loops that a project holds now, without changing anything.

import { renderRecord } from '../../adapters/loops/loop-record.ts';
import { explainState, readState, statePath } from '../../adapters/loops/loop-store.ts';
import { listLoops } from '../../app/loop/control-loop.ts';
import { notebookStatus } from '../../app/quota/notebook-status.ts';
import type { Loop } from '../../core/loop/loop.ts';
import { renderStatus } from '../../core/report/status-text.ts';
import { type Prose, prose } from '../../core/text/prose.ts';
import { isSet, type VerbCall } from '../frame/noun.ts';
import { openProject } from '../frame/open-project.ts';
import { done, doneJson, failed, type Outcome } from '../frame/outcome.ts';

/** As JSON `{project, loops, foreign}`: the records as they are stored, and how many are not this machine's. */
export function showStatus(call: VerbCall): Outcome {
  const opened = openProject(call);
  if (opened.status === 'refused') return failed(opened.reason);
  const { workspace } = opened;
  const state = readState(workspace);
  if (state.status !== 'ok') {
    return failed(`${explainState(statePath(workspace.project), state)} See msw-protocol doctor.`);
  }
  const loops = listLoops(workspace);
  const foreign = state.loops.filter((stored) => stored.kind === 'foreign').length;
  if (isSet(call.values, 'json')) {
    return doneJson({ project: workspace.project, loops: loops.map(publicRecord), foreign });
  }
  const notebook = notebookStatus(workspace);
  const text = renderStatus({ loops, session: null, now: workspace.now(), notebook });
  return done(foreign === 0 ? text : prose`${text}\n\n${describeForeign(foreign)}`);
}

/** Without the signature, which is of use to this machine only. */
export function publicRecord(loop: Loop): Readonly<Record<string, unknown>> {
  const { signature: _, ...record } = renderRecord(loop, '');
  return record;
}

function describeForeign(count: number): Prose {
  return count === 1
    ? prose`One more record was not armed on this machine for this project; nothing of it runs.`
    : prose`${count} more records were not armed on this machine for this project; nothing of them runs.`;
}
