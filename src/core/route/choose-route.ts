// Chooses the way of a task: by the rules, or as the user said.

import type { Way } from '../commands/slash-commands.ts';
import { ask, type Decision, decided, matchingPhase, notesOn, RULES, type Rule } from './rules.ts';
import type { Signals } from './signals.ts';

export interface Route extends Decision {
  /** The rule that decided; null when the user did. */
  readonly rule: string | null;
  /** The decision of the rules, when the user chose otherwise. */
  readonly instead: Decision | null;
  /** Sentences. */
  readonly notes: readonly string[];
}

/** @param said the way that the user named; null leaves the choice to the rules */
export function chooseRoute(signals: Signals, said: Way | null = null): Route {
  const { rule, decision } = byRules(signals);
  if (said === null)
    return { ...decision, rule: rule.name, instead: null, notes: notesOn(signals, decision) };
  const wanted = asSaid(signals, said);
  return { ...wanted, rule: null, instead: decision.path === wanted.path ? null : decision, notes: [] };
}

function byRules(signals: Signals) {
  for (const rule of RULES) {
    const decision = rule.decide(signals);
    if (decision !== null) return { rule, decision };
  }
  throw new Error('no rule holds: the last one holds for every task');
}

/** The rules up to and including the one that decided; none when the user decided. */
export function rulesAsked({ rule }: Route): readonly Rule[] {
  return RULES.slice(0, RULES.findIndex(({ name }) => name === rule) + 1);
}

function asSaid(signals: Signals, said: Way): Decision {
  const { task, plan } = signals;
  const because = `You said --as ${said}.`;
  const withTask = (command: string, example: string): Decision =>
    task === null ? ask(`${because} It needs a task: ${example}`) : decided(said, command, because);
  switch (said) {
    case 'memory':
      return withTask('/msw:recall', '/msw:go "what to look for" --as memory');
    case 'loop':
      return signals.checks.state === 'red'
        ? decided(said, '/msw:loop', because)
        : withTask('/msw:loop', '/msw:go "what to do" --as loop');
    case 'quick':
      return plan === null
        ? ask(`${because} Small plans belong to a planned project: begin with /msw:init, or take --as loop.`)
        : withTask('/msw:quick', '/msw:go "what to do" --as quick');
    case 'research':
      return withTask('/msw:research', '/msw:go "the topic" --as research');
    case 'map':
      return decided(said, '/msw:map', because);
    case 'plan':
      return planAsSaid(signals, because);
    case 'next':
      return { ...byRules({ ...signals, task: null, loopOptions: [] }).decision };
    case 'close':
      return decided(said, '/msw:go --close', because);
  }
}

function planAsSaid({ task, plan }: Signals, because: string): Decision {
  if (plan === null) return decided('plan', '/msw:init', because);
  const number = task?.phase?.number ?? matchingPhase(task, plan.phases)?.number ?? null;
  if (number !== null) return decided('plan', `/msw:plan ${number}`, because);
  if (task !== null) return decided('quick', '/msw:quick', `${because} The roadmap has no such phase.`);
  const { phase, command, reason } = plan.step;
  if (phase !== null) return decided('plan', `/msw:plan ${phase}`, because);
  return command === null ? ask(`${because} ${reason}`) : decided('plan', command, `${because} ${reason}`);
}

/** The command as one would type it for the task. */
export function typedCommand({ command }: Decision, task: string | null): string | null {
  if (command === null || task === null || !TAKES_TASK.test(command)) return command;
  return `${command} ${inQuotes(task)}`;
}

const TAKES_TASK = /^\/msw:(?:loop|quick|research|recall)$/;

/** Quotes a text so that a slash command parses it back. */
export function inQuotes(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}
