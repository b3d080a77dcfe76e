// The page of one loop: what it came to, the runs that carry that, and how it got there.

import type { PastClimb } from '../../guidance/climbs.ts';
import { rungOf } from '../../guidance/ladder.ts';
import { readJournalEvent } from '../../log/journal-event.ts';
import { bestIteration } from '../../loop/attempts.ts';
import { CAUSES } from '../../loop/ending-causes.ts';
import type { Attempt, Loop } from '../../loop/loop.ts';
import { sumChanges } from '../../loop/texts/report.ts';
import { describeTokens } from '../../loop/token-use.ts';
import { type ControlRun, WANTED } from '../../proof/control-run.ts';
import { CALLED, type Proof } from '../../proof/judge-proof.ts';
import { countOf } from '../../text/count-of.ts';
import { clockOfDay } from '../timeline.ts';
import { inWords } from './duration.ts';
import { eventsOf } from './events.ts';
import { livesIn } from './lives.ts';
import { type IterationFacts, iterationsOf } from './loop-iterations.ts';
import { outsideLine, outsideText } from './outside.ts';
import type { Fact, Page, PageGuidance, PageSection, PageVerdict } from './page.ts';

export interface LoopFacts extends IterationFacts {
  /** The project's name. */
  readonly project: string;
  /** How it ended or paused; null while it runs. */
  readonly ending: PageEnding | null;
  readonly climbs: readonly PastClimb[];
  /** The end of what each check printed last, in the order of the checks. */
  readonly outputs: readonly (string | null)[];
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** The same, and the start of the loop, in ISO. */
  readonly madeAt: string;
  readonly startedAt: string;
}

export interface PageEnding {
  readonly cause: string;
  readonly reason: string;
  /** Milliseconds since the epoch; null when unknown. */
  readonly at: number | null;
  readonly proof:
    | (Pick<Proof, 'verdict' | 'reason' | 'findings' | 'experiments'> & {
        readonly cure: string | null;
      })
    | null;
}

export function loopPage(facts: LoopFacts): Page {
  const { loop, project, ending, climbs } = facts;
  const { terms, progress } = loop;
  const task = outsideText(terms.prompt, 8000).trim();
  const about = outsideLine(terms.prompt, 240);
  const sections: readonly PageSection[] = [
    experimentsOf(ending),
    {
      kind: 'checks',
      checks: terms.checks.slice(0, 20).map(({ name, command }, at) => ({
        name: outsideLine(name, 80),
        command: outsideLine(command, 400),
        output: endOf(facts.outputs[at] ?? null),
      })),
    },
    { kind: 'lives', ...livesIn(loop) },
    iterationsOf(facts),
    { kind: 'guidance', given: climbs.slice(-50).map(guidanceOf) },
    timeOf(facts),
    eventsOf(facts.lines.filter(({ event }) => event !== 'iteration-finished')),
    { kind: 'text', title: 'The task as it was typed', text: task === about ? '' : task },
  ];
  return {
    title: `Loop ${terms.id}`,
    project: outsideLine(project, 80),
    about,
    madeAt: facts.madeAt,
    verdict: verdictOf(loop, ending),
    facts: factsOf(facts, progress.attempts),
    sections: sections.filter(hasContent),
  };
}

function hasContent(section: PageSection): boolean {
  switch (section.kind) {
    case 'text':
      return section.text !== '';
    case 'experiments':
      return section.runs.length + section.findings.length > 0;
    case 'checks':
      return section.checks.length > 0;
    case 'lives':
      return section.lives.length > 0;
    case 'iterations':
      return section.iterations.length > 0;
    case 'guidance':
      return section.given.length > 0;
    case 'time':
      return section.parts.length > 0;
    case 'rows':
      return section.rows.length > 0;
    case 'events':
      return section.events.length > 0;
  }
}

function verdictOf({ progress }: Loop, ending: PageEnding | null): PageVerdict {
  if (ending === null)
    return {
      tone: 'open',
      title: 'Still running',
      reason: `It works on iteration ${progress.iteration}.`,
      next: null,
    };
  const { proof, cause } = ending;
  if (cause === 'done' && proof !== null)
    return {
      tone: proof.verdict,
      title: proof.verdict === 'proven' ? 'Done and proven' : 'Done, but not proven',
      reason: sentence(outsideLine(proof.reason, 600)),
      next: proof.cure === null ? null : outsideLine(proof.cure, 400),
    };
  const reason = sentence(outsideLine(ending.reason, 600));
  const known = Object.entries(CAUSES).find(([name]) => name === cause)?.[1];
  if (known === undefined)
    return { tone: 'open', title: capitalised(outsideLine(cause, 60)), reason, next: null };
  const title = capitalised(known.name);
  if (cause === 'done') return { tone: 'passed', title, reason, next: null };
  return { tone: known.isFailure === true ? 'failed' : 'open', title, reason, next: known.next };
}

function experimentsOf(ending: PageEnding | null): PageSection {
  const runs = (ending?.proof?.experiments ?? []).slice(0, 10).map((run: ControlRun) => ({
    name: run.name,
    conditions: CALLED[run.name],
    wanted: WANTED[run.name],
    answer: run.answer,
    what: run.what === null ? null : outsideLine(run.what, 300),
    durationMs: run.durationMs,
  }));
  const findings = (ending?.proof?.findings ?? []).slice(0, 10).map((finding) => outsideLine(finding, 400));
  return { kind: 'experiments', runs, findings };
}

function factsOf({ loop, ending, now, startedAt }: LoopFacts, attempts: readonly Attempt[]): readonly Fact[] {
  const { terms, progress } = loop;
  const files = sumChanges(attempts).length;
  const tokens = describeTokens(progress.spent, terms.maxTokens);
  const worked = workedMs(loop, ending, now);
  return [
    { name: 'Iterations', value: `${attempts.at(-1)?.iteration ?? 0} of ${terms.maxIterations}` },
    { name: 'Time of work', value: inWords(worked) },
    ...(tokens === null ? [] : [{ name: 'Tokens', value: tokens.replace(/ tokens$/, '') }]),
    ...(files === 0 ? [] : [{ name: 'Files changed', value: String(files) }]),
    { name: 'Started', value: clockOfDay(startedAt).slice(0, 16) },
  ];
}

function workedMs({ terms, progress }: Loop, ending: PageEnding | null, now: number): number {
  const end = progress.pause?.at ?? ending?.at ?? now;
  return Math.max(0, end - terms.startedAt - progress.pausedMs);
}

const OUTCOMES = {
  helped: 'it helped',
  'did-not-help': 'it did not help',
  unknown: 'nothing shows whether it helped',
};

function guidanceOf({ iteration, headline, offered, steps }: PastClimb): PageGuidance {
  const source = offered?.source ?? (offered?.rung == null ? null : rungOf(offered.rung).about);
  const asked = steps.map(({ rung }) => rungOf(rung).about).join(', ');
  return {
    iteration,
    failure: outsideLine(headline, 200),
    source: offered === null ? null : outsideLine(source ?? 'a source that is no longer known', 200),
    outcome:
      offered === null
        ? `none was found (asked: ${asked === '' ? 'nothing' : asked})`
        : offered.outcome === null
          ? 'not judged yet'
          : OUTCOMES[offered.outcome],
  };
}

/** Where the time of the work went; a pause is no work. */
function timeOf({ loop, ending, lines, climbs, now }: LoopFacts): PageSection {
  const { progress, terms } = loop;
  const checks = lines.flatMap((line) => {
    const event = readJournalEvent(line);
    return event?.event === 'iteration-finished' ? event.checks.map(({ durationMs }) => durationMs) : [];
  });
  const controls = ending?.proof?.experiments.map(({ durationMs }) => durationMs) ?? [];
  const searches = climbs.flatMap(({ steps }) => steps.map(({ ms }) => ms));
  const worked = workedMs(loop, ending, now);
  const known = [
    { name: 'Checks of failed attempts', ms: sum(checks) },
    { name: 'Control runs', ms: sum(controls) },
    { name: 'Search for guidance', ms: sum(searches) },
  ].filter(({ ms }) => ms > 0);
  const rest = Math.max(0, worked - sum(known.map(({ ms }) => ms)));
  const best = bestIteration(progress.attempts);
  return {
    kind: 'time',
    parts: [{ name: 'Claude, and the last run of the checks', ms: rest }, ...known],
    facts: [
      ...(progress.pausedMs === 0 ? [] : [{ name: 'Paused or silent', value: inWords(progress.pausedMs) }]),
      {
        name: 'Budget',
        value: `${countOf(terms.maxIterations, 'iteration')}, ${countOf(terms.maxMinutes, 'minute')}`,
      },
      ...(best === null || ending?.cause === 'done'
        ? []
        : [{ name: 'Best iteration', value: String(best.iteration) }]),
    ],
  };
}

/** Of a long output the end says most. */
function endOf(output: string | null): string | null {
  if (output === null || output.trim() === '') return null;
  const end = output.slice(-LONGEST_OUTPUT);
  const whole = end.length < output.length ? end.slice(end.indexOf('\n') + 1) : end;
  return outsideText(whole.trimEnd(), LONGEST_OUTPUT);
}

const LONGEST_OUTPUT = 6000;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function sentence(text: string): string {
  return text === '' ? '' : `${capitalised(text)}${/[.!?…]$/.test(text) ? '' : '.'}`;
}
