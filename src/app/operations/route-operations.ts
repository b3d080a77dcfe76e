// Says which way a task would go, and why, without acting on it.

import { WAYS } from '../../core/commands/slash-commands.ts';
import { chooseRoute, type Route, rulesAsked, typedCommand } from '../../core/route/choose-route.ts';
import { renderRoute } from '../../core/route/route-text.ts';
import type { Signals } from '../../core/route/signals.ts';
import { readSignals, runKnownChecks } from '../route/read-signals.ts';
import { inWorkspace } from './in-project.ts';
import { choice, flag, list, optionalWord, text } from './inputs.ts';
import { done, type Operation, operation } from './operation.ts';
import { refuseToClaude } from './who-may-call.ts';

interface Chosen {
  readonly route: Route;
  readonly signals: Signals;
}

export const routeOperations: readonly Operation[] = [
  operation({
    name: 'route',
    about: 'Say which way a task would go: loop, plan, map, research, memory or the next step; and why',
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
        inWorkspace<Chosen>(place, async (workspace) => {
          const loopOptions = check.length === 0 ? [] : ['check'];
          const wanted = task === null || task.trim() === '' ? null : task;
          const seen = await readSignals(workspace, { task: wanted, loopOptions, session });
          const checks = runChecks ? await runKnownChecks(workspace.project, seen.checks) : seen.checks;
          const signals = { ...seen, checks };
          return done({ signals, route: chooseRoute(signals, as) });
        })
      );
    },
    shown: ({ route, signals }) => renderRoute(route, signals),
    json: ({ route, signals }) => ({
      ...{ path: route.path, rule: route.rule, reason: route.because, notes: route.notes },
      command: typedCommand(route, signals.task?.text ?? null),
      instead: route.instead,
      rules: rulesAsked(route).map(({ name, when }) => ({ name, when })),
      signals,
    }),
  }),
];
