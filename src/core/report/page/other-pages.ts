// The pages of a day, of a job and of a conversation with a vault: rows below a verdict, with the sections of a loop's
// page where they have the same to say.

import type { JobView } from '../../jobs/job-text.ts';
import { type JournalEvent, readJournalEvent } from '../../log/journal-event.ts';
import { CAUSES } from '../../loop/ending-causes.ts';
import type { Conversation } from '../../sources/conversation.ts';
import { countOf } from '../../text/count-of.ts';
import { clockOfDay, type TimelineLine } from '../timeline.ts';
import { inWords } from './duration.ts';
import { eventsOf } from './events.ts';
import { outsideLine, outsideText } from './outside.ts';
import type { Page, PageRow, PageVerdict } from './page.ts';

/** Where and when a page is made. */
export interface Made {
  /** The project's name. */
  readonly project: string;
  /** ISO. */
  readonly madeAt: string;
}

const MOST_ROWS = 200;

/** All loops of a span, by their last state in it. @param since ISO @param lines of the span, oldest first */
export function spanPage(made: Made, since: string, lines: readonly TimelineLine[]): Page {
  const states = new Map<string, PageRow>();
  for (const line of lines) {
    const event = readJournalEvent(line);
    const row = event === null ? null : rowOf(event);
    if (row === null) continue;
    // So that the loop that changed last stands last.
    states.delete(row.name);
    states.set(row.name, row);
  }
  const rows = [...states.values()];
  const counted = (tone: PageRow['tone']) => rows.filter((row) => row.tone === tone).length;
  const parts = [
    [counted('proven'), 'proven'],
    [counted('passed'), 'passed, not proven'],
    [counted('failed'), 'failed'],
    [counted('open'), 'open or stopped'],
  ] as const;
  const told = parts.filter(([count]) => count > 0).map(([count, words]) => `${count} ${words}`);
  return {
    title: `Since ${clockOfDay(since).slice(0, 16)}`,
    ...headOf(made),
    about: '',
    verdict: {
      tone: (['failed', 'open', 'passed', 'proven'] as const).find((tone) => counted(tone) > 0) ?? 'open',
      title: rows.length === 0 ? 'No loop' : countOf(rows.length, 'loop'),
      reason: told.length === 0 ? '' : `${told.join(', ')}.`,
      next: null,
    },
    facts: [],
    sections: [
      ...(rows.length === 0
        ? []
        : [{ kind: 'rows' as const, title: 'The loops', rows: rows.slice(-MOST_ROWS) }]),
      ...(lines.length === 0 ? [] : [eventsOf(lines)]),
    ],
  };
}

/** Null for an event after which a loop is as it was. */
function rowOf(event: JournalEvent): PageRow | null {
  switch (event.event) {
    case 'loop-armed': {
      const checks = event.checks.map(({ name }) => name).join(', ');
      return row(event.loop, { state: 'running', tone: 'open', text: `Armed with ${checks}` });
    }
    case 'loop-resumed':
      return row(event.loop, { state: 'running', tone: 'open', text: 'Resumed' });
    case 'loop-parked':
      return row(event.loop, { state: 'parked', tone: 'open', text: 'Its session was gone' });
    case 'loop-paused':
    case 'loop-ended':
      return row(event.loop, endOf(event));
    default:
      return null;
  }
}

function endOf(event: Extract<JournalEvent, { event: 'loop-paused' | 'loop-ended' }>): Omit<PageRow, 'name'> {
  const { cause = '', reason = '' } = event;
  const known = Object.entries(CAUSES).find(([name]) => name === cause)?.[1];
  const { verdict, why } = event.event === 'loop-ended' ? event : {};
  const tone: PageVerdict['tone'] =
    cause === 'done'
      ? verdict === 'proven'
        ? 'proven'
        : 'passed'
      : known?.isFailure === true
        ? 'failed'
        : 'open';
  const proven = verdict === 'proven' ? ' and proven' : '';
  return { state: `${known?.name ?? cause}${proven}`, tone, text: why ?? reason };
}

export function row(name: string, { state, tone, text }: Omit<PageRow, 'name'>): PageRow {
  return { name: outsideLine(name, 80), state: outsideLine(state, 60), tone, text: outsideLine(text, 400) };
}

const JOB_TONES: Readonly<Partial<Record<string, PageVerdict['tone']>>> = {
  done: 'proven',
  failed: 'failed',
  halted: 'failed',
};

/** @param lines of the job in the journal, oldest first */
export function jobPage(made: Made, view: JobView, lines: readonly TimelineLine[]): Page {
  const { id, what, state, outcome, next, units, workedSeconds, waitsFor } = view;
  const tone = JOB_TONES[state] ?? 'open';
  const log = view.lines.join('\n');
  return {
    title: `Job ${id}`,
    ...headOf(made),
    about: outsideLine(what, 240),
    verdict: {
      // A job that is done says nothing of proof.
      tone: tone === 'proven' ? 'passed' : tone,
      title: `${state.charAt(0).toUpperCase()}${state.slice(1)}`,
      reason: outsideLine(outcome ?? waitsFor.map(({ reason }) => reason).join('; '), 600),
      next: next === null ? null : outsideLine(next, 400),
    },
    facts: [{ name: 'Time of work', value: inWords(workedSeconds * 1000) }],
    sections: [
      ...(units.length === 0
        ? []
        : [
            {
              kind: 'rows' as const,
              title: 'Its parts',
              rows: units
                .slice(0, MOST_ROWS)
                .map((unit) =>
                  row(unit.name, { state: unit.state, tone: JOB_TONES[unit.state] ?? 'open', text: '' }),
                ),
            },
          ]),
      ...(lines.length === 0 ? [] : [eventsOf(lines)]),
      ...(log === ''
        ? []
        : [{ kind: 'text' as const, title: 'The end of its log', text: outsideText(log, 20_000) }]),
    ],
  };
}

export function conversationPage(made: Made, { id, updatedAt, messages }: Conversation): Page {
  const first = messages.find(({ role }) => role === 'user')?.text ?? '';
  const questions = messages.filter(({ role }) => role === 'user').length;
  return {
    title: `Conversation ${outsideLine(id, 80)}`,
    ...headOf(made),
    about: '',
    verdict: {
      tone: 'open',
      title: outsideLine(first, 120) || 'A conversation',
      reason: `${countOf(questions, 'question')}, the last on ${clockOfDay(updatedAt)}.`,
      next: null,
    },
    facts: [],
    sections: [
      {
        kind: 'rows',
        title: 'Questions and answers',
        rows: messages.slice(-MOST_ROWS).map(({ role, text, at, mode }) => ({
          name: role === 'user' ? 'Question' : 'Answer',
          state:
            role === 'user'
              ? clockOfDay(at)
              : mode === 'local'
                ? 'from the notes alone'
                : 'from the notebook',
          tone: 'open',
          text: outsideText(text, 8000),
        })),
      },
    ],
  };
}

export function headOf({ project, madeAt }: Made): Pick<Page, 'project' | 'madeAt'> {
  return { project: outsideLine(project, 80), madeAt };
}
