// Research as a job: it saves its own state after each step and continues from there.

import type { JobWork } from '../../core/jobs/job.ts';
import { nextResearchStep, type Research } from '../../core/research/research.ts';
import { readOptions } from '../../core/research/research-options.ts';
import { prepareResearch } from '../research/prepare-research.ts';
import { readResearch } from '../research/research-store.ts';
import { POLL_MS, runResearch } from '../research/run-research.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type JobDesk, resumeLine, type WorkEnd } from './job-desk.ts';

export async function doResearch(
  workspace: Workspace,
  desk: JobDesk,
  { topic, options: given }: Extract<JobWork, { kind: 'research' }>,
): Promise<WorkEnd> {
  const read = readOptions(topic, given);
  if (read.status === 'refused') return { kind: 'failed', outcome: read.reason, next: null };
  const { options } = read;
  const prepared = prepareResearch(workspace.project, workspace.project, options);
  if (prepared.status === 'refused') return { kind: 'failed', outcome: prepared.reason, next: null };
  const { request } = prepared;
  const tell = (line: string): void => {
    desk.log(line);
    const research = readResearch(workspace.project, request.slug);
    void desk.note({ step: line, ...(research !== null && { units: unitsOf(research) }) });
  };
  // Starts afresh only the first time; a later runner, after one was killed, continues the research.
  const isFirst = desk.job().units.length === 0;
  const run = runResearch(workspace, request, {
    tell,
    maxMinutes: desk.rights.maxMinutes,
    pollMs: POLL_MS[options.mode],
    fresh: options.fresh && isFirst,
  });
  // The research cannot be asked to stop, but it ends with its process, and every finished step is kept.
  const outcome = await Promise.race([run, aborted(desk.signal)]);
  if (outcome.status === 'refused') return { kind: 'failed', outcome: outcome.reason, next: null };
  const { report } = outcome.research;
  if (outcome.status === 'done')
    return {
      kind: 'done',
      outcome: `the report is ${report?.path ?? 'written'}. ${report?.commit?.note ?? ''}`
        .trim()
        .replace(/\.$/, ''),
      next: null,
    };
  return { kind: 'waiting', waitsFor: [{ reason: outcome.reason, type: resumeLine(desk.job()) }] };
}

function aborted(signal: AbortSignal): Promise<{ readonly status: 'refused'; readonly reason: string }> {
  return new Promise((resolve) => {
    const stop = () => resolve({ status: 'refused', reason: 'it was ended' });
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
  });
}

/** One unit for each fixed step of the research, and one for each question. */
function unitsOf(research: Research) {
  const { questions, notebook, imported, synthesis, synthesisAttempts, report } = research;
  const unit = (name: string, isDone: boolean) => ({ name, state: isDone ? 'done' : 'open' }) as const;
  return [
    unit('notebook', notebook !== null),
    unit('sources', imported),
    ...questions.map(({ text, answer, attempts }) =>
      unit(text.slice(0, 120), answer !== null || attempts > 1),
    ),
    unit('synthesis', synthesis !== null || synthesisAttempts > 1),
    unit('report', report !== null && nextResearchStep(research).kind === 'done'),
  ];
}
