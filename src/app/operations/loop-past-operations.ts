// What happened in a loop, how it ended, and what MSW would have answered.

import { named } from '../../adapters/files/place.ts';
import { readJson } from '../../adapters/files/read-json.ts';
import { LEFT, type LoopResult, listResults } from '../../adapters/user/result-store.ts';
import type { Loop } from '../../core/loop/loop.ts';
import { experimentLines } from '../../core/proof/judge-proof.ts';
import { renderExplanation } from '../../core/report/explanation.ts';
import { renderTimeline } from '../../core/report/timeline.ts';
import { forPeople } from '../../core/text/for-people.ts';
import { listLoops } from '../loop/control/control-loop.ts';
import { showHistory } from '../loop/control/show-history.ts';
import { lineToType } from '../workspace/cli-command.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { inWorkspace } from './operation/in-project.ts';
import { flag, optionalWord, pathWord } from './operation/inputs.ts';
import { done, operation, refused } from './operation/operation.ts';

export const history = operation({
  name: 'loop history',
  about: 'Show what happened in a loop, even one that has ended',
  effect: 'reads',
  inputs: { id: optionalWord('a loop id', 'its id or the beginning of it; without it the newest is meant') },
  run: (place, { id }) =>
    inWorkspace(place, ({ project }) => {
      const found = showHistory(project, id);
      return found.status === 'refused' ? found : done({ loop: found.loop, lines: found.lines });
    }),
  shown: ({ loop, lines }) => renderTimeline(loop, lines),
});

export const result = operation({
  name: 'loop result',
  about: 'Show how a loop ended and what its checks prove; fails unless it is done',
  effect: 'reads',
  inputs: {
    id: optionalWord('a loop id', 'its id or the beginning of it; without it the newest is meant'),
    proven: flag('fail also when it is not proven'),
  },
  run: (place, { id, proven }) =>
    inWorkspace(place, (workspace) => {
      const found = resultMeant(workspace, id);
      if (typeof found === 'string') return refused(found);
      const isDone = found.cause === 'done' && (!proven || found.proof?.verdict === 'proven');
      return isDone
        ? done(found)
        : { status: 'failed' as const, value: found, reason: `Loop ${found.loop}: ${found.outcome}.` };
    }),
  shown: (found: LoopResult) =>
    forPeople([
      `Loop ${found.loop}: ${found.outcome}.`,
      ...experimentLines(found.proof?.experiments ?? []).map((line) => `  ${line}`),
      ...(found.proof?.findings ?? []).map((finding) => `  ${finding}`),
      ...(found.proof?.cure == null ? [] : [`  ${found.proof.cure}`]),
      ...(found.report === null ? [] : [`  Report: ${found.report}`]),
    ]),
});

/** The newest result, or why there is none: the record of a live loop overrides an older kept result. */
function resultMeant(workspace: Workspace, id: string | null): LoopResult | string {
  const { project, userFolder } = workspace;
  const found = listResults(userFolder, project).findLast(({ loop }) => loop.startsWith(id ?? '')) ?? null;
  const living = listLoops(workspace).findLast(
    (loop) => loop.terms.id.startsWith(id ?? '') && isNewer(loop, found),
  );
  if (living !== undefined) return withoutResult(living, found);
  if (found !== null) return found;
  return id === null
    ? 'No loop of this project has ended yet; /msw:status shows those that run.'
    : `No loop ${id.slice(0, 64)} of this project has ended. What happened here: ${lineToType`loop history`}`;
}

/** Whether the loop began, continued or paused after the kept result. */
function isNewer({ terms, progress }: Loop, found: LoopResult | null): boolean {
  if (found === null) return true;
  if (terms.id !== found.loop) return terms.startedAt >= Date.parse(found.at);
  const { pause, lastHeartbeat } = progress;
  if (found.cause === LEFT) return lastHeartbeat > Date.parse(found.at);
  return pause === null || pause.cause !== found.cause;
}

function withoutResult({ terms, progress }: Loop, found: LoopResult | null): string {
  const { id } = terms;
  if (progress.pause !== null) return `Loop ${id} is paused: ${progress.pause.reason}.`;
  const runs = id === found?.loop ? 'runs again' : 'runs';
  return `Loop ${id} ${runs}, so it has no result yet; /msw:status shows it.`;
}

export const explain = operation({
  name: 'loop explain',
  about: 'Show what MSW would answer to a saved hook input; changes nothing',
  effect: 'reads',
  inputs: {
    file: pathWord('the file with the hook input'),
    runChecks: flag("run the loop's checks, each once"),
  },
  run: (place, { file, runChecks }) => {
    const read = readJson(file, named);
    if (read.status !== 'ok') return refused(unreadable(file, read));
    return inWorkspace(place, async (workspace) => {
      // Loaded lazily: the hooks do not need it.
      const { explainTurn } = await import('../explain/explain-turn.ts');
      const explained = await explainTurn(workspace, read.value, { runChecks });
      return explained.status === 'refused'
        ? refused(`${file}: ${explained.reason}`)
        : done(explained.explanation);
    });
  },
  shown: renderExplanation,
});

function unreadable(path: string, file: Exclude<ReturnType<typeof readJson>, { status: 'ok' }>): string {
  const cure = 'name a file with the JSON that a hook got on stdin.';
  if (file.status === 'missing') return `${path} cannot be read: ${cure}`;
  return `${path} cannot be read (${file.reason}): ${cure}`;
}
