// Says which ways a task has here, and takes the one that Claude chooses for a task of `/msw:go`.

import { WAYS, type Way } from '../../core/commands/slash-commands.ts';
import { renderRoute } from '../../core/route/choice-text.ts';
import type { ProjectState } from '../../core/route/project-state.ts';
import { unknownWay } from '../../core/route/read-go.ts';
import { type Settled, settle } from '../../core/route/settle.ts';
import { waysIn } from '../../core/route/ways.ts';
import { literal, prose } from '../../core/text/prose.ts';
import { readProjectState, runKnownChecks } from '../route/read-state.ts';
import { takeWayOf } from '../route/take-way.ts';
import { inWorkspace } from './operation/in-project.ts';
import { choice, flag, list, numberText, optionalWord, text, word } from './operation/inputs.ts';
import { done, misused, type Operation, operation, refused } from './operation/operation.ts';
import { refuseToClaude } from './operation/who-may-call.ts';

interface Asked {
  readonly state: ProjectState;
  /** Null when Claude would choose. */
  readonly settled: Settled | null;
}

export const routeOperations: readonly Operation[] = [
  operation({
    name: 'route',
    about: 'Say which ways a task has here, and which one is decided by state alone',
    effect: 'reads',
    inputs: {
      task: optionalWord('the task in quotes', 'without it, the next step of the project is meant'),
      as: choice(WAYS, 'the way that you want'),
      session: text('ID', 'the loop of this session counts'),
      check: list('COMMAND', 'as you would type it for a loop'),
      runChecks: flag('run the checks of the project, to know whether they fail; at most a minute'),
    },
    run: (place, { task, as, session, check, runChecks }) => {
      const refusal = runChecks ? refuseToClaude(place.caller, 'route --run-checks') : null;
      return (
        refusal ??
        inWorkspace<Asked>(place, async (workspace) => {
          const seen = await readProjectState(workspace, session);
          const checks = runChecks ? await runKnownChecks(workspace.project, seen.checks) : seen.checks;
          const state = { ...seen, checks };
          const wanted = task === null || task.trim() === '' ? null : task;
          const loopOptions = check.length === 0 ? [] : ['check'];
          return done({
            state,
            settled: settle(state, { task: wanted, said: as, loopOptions, typed: wanted ?? '' }),
          });
        })
      );
    },
    text: ({ state, settled }) => renderRoute(state, settled),
    json: ({ state, settled }) => ({
      ...decided(settled),
      ways: waysIn(state).map(({ way, closed }) => ({ way, open: closed === null, reason: closed })),
      state,
    }),
  }),
  operation({
    name: 'route take',
    about: 'Take a way for the task that the user typed with /msw:go',
    effect: 'writes',
    // The way itself is, except for one that leaves nothing.
    isNoted: false,
    grant: { to: ['go'], options: ['because', 'phase'] },
    inputs: {
      way: word('a way'),
      because: text('WHY', 'one sentence for the user'),
      phase: numberText('N', 'a phase of the roadmap; by default that of the next step'),
    },
    needs: [['because']],
    run: (place, { way, because, phase }) => {
      const known = WAYS.find((one) => one === way);
      if (known === undefined) return misused(unknownWay(way));
      return inWorkspace<Way>(place, async (workspace) => {
        const wanted = { way: known, because: because ?? '', phase };
        const refusal = await takeWayOf(workspace, place.env.CLAUDE_CODE_SESSION_ID, wanted);
        return refusal === null ? done(known) : refused(refusal);
      });
    },
    text: (way) =>
      prose`The way is ${literal(way)}. MSW’s hook says next what to do; if it says nothing, MSW’s hooks did not run: say so, name /msw:doctor, and stop.`,
  }),
];

/** The way as scripts read it; `choose` is Claude's part. */
function decided(settled: Settled | null) {
  if (settled === null) return { path: 'choose', reason: null, command: null };
  const { because } = settled;
  if (settled.kind === 'tell') return { path: 'ask', reason: because, command: null };
  const { way, line } = settled;
  const command = line === null ? null : `/msw:${line.command} ${line.args}`.trim();
  return { path: way, reason: because, command };
}
