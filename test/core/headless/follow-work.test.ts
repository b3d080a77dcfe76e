import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeActivity, doingOf, seenAt } from '../../../src/core/headless/activity.ts';
import { beginWork, followWork, type Work, type WorkEvent } from '../../../src/core/headless/follow-work.ts';

const CLIENT: Parameters<typeof beginWork>[0] = { session: 'abc', folder: '/work', unit: null, cost: 0 };

const message = (id: string, tools: readonly string[] = [], tokensIn = 0, tokensOut = 0): WorkEvent => ({
  ...{ kind: 'message', id, tokensIn, tokensOut },
  tools: tools.map((name) => ({ id: `${id}-${name}`, name, target: `${name}.txt` })),
});
const results = (...ids: readonly string[]): WorkEvent => ({ kind: 'tool-results', ids });

/** Each event comes a second after the one before. */
const worked = (events: readonly WorkEvent[], client = CLIENT): Work =>
  events.reduce((work, event, at) => followWork(work, event, 1000 * (at + 1)), beginWork(client, 0));

const shown = (work: Work, now: number): string => describeActivity(seenAt(work.activity, now));

describe('what a client does', () => {
  it.each<[string, readonly WorkEvent[], number, string]>([
    ['nothing yet', [], 5000, 'Claude thinks, 5 s, session abc'],
    [
      'a tool',
      [message('m', ['Edit'], 41_000)],
      13_000,
      'Claude runs Edit Edit.txt, 12 s, 41k tokens, session abc',
    ],
    ['the tool that began last', [message('m', ['A', 'B'])], 1000, 'Claude runs B B.txt, 0 s, session abc'],
    [
      'the tool that is left, since it began',
      [message('m', ['A']), message('m', ['B']), results('m-B')],
      9000,
      'Claude runs A A.txt, 8 s, session abc',
    ],
    [
      'thoughts between tools',
      [message('m', ['A']), results('m-A')],
      5000,
      'Claude thinks, 3 s, session abc',
    ],
    [
      'thoughts in several parts',
      [message('m'), message('m'), message('m')],
      150_000,
      'Claude thinks, 2:30, session abc',
    ],
    ['a tool that nobody started', [results('other')], 2000, 'Claude thinks, 2 s, session abc'],
    [
      'a request that is made again',
      [{ kind: 'retry', attempt: 2, of: 10, status: 529, error: 'overloaded' }],
      4000,
      'Claude Code asks again after 529 (overloaded), retry 2 of 10, 3 s, 1 retry, session abc',
    ],
    [
      'and is answered',
      [{ kind: 'retry', attempt: 1, of: 10, status: null, error: 'timeout' }, message('m')],
      3000,
      'Claude thinks, 1 s, 1 retry, session abc',
    ],
  ])('says %s', (_, events, now, words) => expect(shown(worked(events), now)).toBe(words));

  it('counts a message once, and takes the output and the cost from the end of its turn', () => {
    const events = [message('m', ['A'], 100, 1), message('m', ['B'], 100, 3), message('n', [], 50, 2)];
    expect(worked(events).activity).toMatchObject({ tokensIn: 150, tokensOut: 5, cost: 0 });
    const ended = worked([...events, { kind: 'result', tokens: 400, costUsd: 0.12 }], { ...CLIENT, cost: 1 });
    expect(ended.activity).toMatchObject({ tokensIn: 150, tokensOut: 250, cost: 1.12, tool: null });
    expect(shown(ended, 4000)).toBe('Claude thinks, 0 s, 400 tokens, $1.12, session abc');
  });

  it('names the part that it works on', () => {
    const work = worked([message('m', ['A'])], { ...CLIENT, unit: 'plan 01-02' });
    expect(doingOf(work.activity)).toBe('plan 01-02: Claude runs A A.txt');
  });

  it('is one line, and the last tool that has not ended, whatever comes in whatever order', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd');
    const event = fc.oneof(
      fc.tuple(id, fc.string({ unit: 'binary' })).map(
        ([one, target]): WorkEvent => ({
          ...{ kind: 'message', id: one, tokensIn: 1, tokensOut: 1 },
          tools: [{ id: one, name: 'T', target }],
        }),
      ),
      fc.array(id).map((ids): WorkEvent => ({ kind: 'tool-results', ids })),
      fc.constant<WorkEvent>({ kind: 'result', tokens: 9, costUsd: 0.1 }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        const work = worked(events);
        expect(work.activity.target).toBe(work.running.at(-1)?.target ?? null);
        expect(shown(work, 1000)).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
        const last = events.at(-1);
        const ended = last?.kind === 'tool-results' ? last.ids : [];
        expect(work.running.some((tool) => ended.includes(tool.id))).toBe(false);
      }),
    );
  });
});
