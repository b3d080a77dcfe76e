import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inColour } from '../../../src/core/report/colour.ts';
import { renderGlance } from '../../../src/core/report/glance.ts';
import {
  type AccountQuota,
  type AskedQuestion,
  quotaLine,
  renderQuota,
} from '../../../src/core/report/quota-text.ts';
import { renderSetUp, type SetUpFacts } from '../../../src/core/report/setup-text.ts';
import { renderStatus } from '../../../src/core/report/status-text.ts';
import { renderTimeline } from '../../../src/core/report/timeline.ts';
import { describeTwins } from '../../../src/core/report/twins-text.ts';
import { quoteArgument, shownPath, shownWord } from '../../../src/core/shell/quote-argument.ts';
import { MINUTE, makeFailure, makeLoop, START } from '../loop/builders.ts';

describe('quota text', () => {
  const account: AccountQuota = {
    profile: 'work',
    plan: 'free',
    perDay: 50,
    reserve: 10,
    spent: 8,
    left: 42,
    leftForGuidance: 32,
    windowEndsAt: '2027-01-15T08:00:00.000Z',
    restsUntil: null,
    freesAt: null,
    setAside: null,
    isLoggedIn: true,
    usage: null,
  };

  const question: AskedQuestion = {
    at: '2027-01-14T09:30:00.000Z',
    profile: 'work',
    notebook: 'nb',
    purpose: 'guidance',
    project: '/home/someone/shop',
    loop: 'l1',
    class: 'v1:aa',
    question: 'Cause and fix\nof this failure?\u001b[2J',
    outcome: 'answered',
    cost: 1,
    helped: 'did-not-help',
  };

  describe('renderQuota', () => {
    it.each([
      [
        {},
        'work: 42 of 50 left (free, 10 of them kept for planning and research); starts anew at 2027-01-15 08:00 UTC',
      ],
      [{ reserve: 0, windowEndsAt: null }, 'work: 42 of 50 left (free)'],
      [
        { left: 0, reserve: 0, restsUntil: '2027-01-15T09:00:00.000Z' },
        'work: 0 of 50 left (free); refused, rests until 2027-01-15 09:00 UTC',
      ],
      [
        { reserve: 0, setAside: 'auth-expired' },
        'work: 42 of 50 left (free); set aside, logged out: run `nlm login --profile work`',
      ],
      [
        { reserve: 0, isLoggedIn: false },
        'work: 42 of 50 left (free); no login on this machine: run `nlm login --profile work`',
      ],
    ])('shows an account with %j', (parts, line) => {
      expect(renderQuota({ accounts: [{ ...account, ...parts }], questions: [] })).toBe(
        `Accounts\n  ${line}\n\nNothing was asked yet.`,
      );
    });

    it('says what was asked, for which purpose, its cost and whether it helped', () => {
      const refused = { ...question, outcome: 'auth-expired', cost: 0, helped: null } as const;
      expect(renderQuota({ accounts: [account], questions: [question, refused] })).toContain(
        [
          'Questions',
          '  2027-01-14 09:30 UTC  work for guidance in shop: answered, 1 query, did not help',
          '    “Cause and fix of this failure?”',
          '  2027-01-14 09:30 UTC  work for guidance in shop: auth expired, free',
        ].join('\n'),
      );
    });

    it('shows the latest questions, and how many came before', () => {
      const text = renderQuota({ accounts: [account], questions: Array(20).fill(question) });
      expect(text.match(/work for guidance/g)).toHaveLength(15);
      expect(text).toContain('and 5 before');
    });

    it('explains how to add a first account, and what to install before', () => {
      const none = { accounts: [], questions: [] };
      expect(renderQuota(none)).toContain('nlm login --profile NAME');
      const bare = renderQuota({ ...none, isInstalled: false });
      expect(bare).toContain('uv tool install notebooklm-mcp-cli');
      expect(bare).not.toContain('login');
    });
  });

  describe('the usage that Google reports', () => {
    const usage: AccountQuota['usage'] = {
      saidAt: '2027-01-14T09:30:00.000Z',
      tier: 'NOTEBOOKLM_TIER_PRO_CONSUMER_USER',
      share: 2.7,
      windows: [
        { kind: 'rolling', remaining: 100, resetsAt: null },
        { kind: 'weekly', remaining: 2.7, resetsAt: '2027-01-18T08:00:00.000Z' },
        { kind: 'unknown', remaining: null, resetsAt: null },
      ],
    };

    it('replaces the count, with both windows', () => {
      expect(renderQuota({ accounts: [{ ...account, plan: 'pro', usage }], questions: [] })).toContain(
        'work: 100 % of the short window left, 2 % of the week left until 2027-01-18 08:00 UTC, unknown of another window left, said Google at 2027-01-14 09:30 UTC (pro, 20 % kept for planning and research)',
      );
      expect(quotaLine({ accounts: [{ ...account, usage }] })).toBe('NotebookLM questions left: work 2 %');
      const resting = { ...account, usage, restsUntil: '2027-01-15T09:00:00.000Z' };
      expect(quotaLine({ accounts: [resting] })).toBe('NotebookLM questions left: work refused for now');
    });
  });

  describe('quotaLine', () => {
    it('covers all accounts in one line', () => {
      const out = { ...account, profile: 'home', setAside: 'auth-expired' };
      expect(quotaLine({ accounts: [account, out] })).toBe(
        'NotebookLM questions left: work 42 of 50, home logged out',
      );
    });

    it('is null without accounts', () => {
      expect(quotaLine({ accounts: [] })).toBeNull();
    });
  });
});

describe('short texts', () => {
  describe('twins-text', () => {
    it('says what was created, added and left out', () => {
      const twin = {
        status: 'done',
        profile: 'home',
        notebook: 'nb-2',
        isNew: true,
        added: ['Handbook'],
        left: [{ title: 'Talk.mp3', reason: 'no text' }],
      } as const;
      const refused = { status: 'refused', reason: 'logged out' } as const;
      expect(describeTwins([twin, refused])).toBe(
        'home: made nb-2, 1 source added\n  added: “Handbook”\n  left out: “Talk.mp3” (“no text”)',
      );
    });

    it('says so when there is no other account', () => {
      expect(describeTwins([])).toContain('--profile');
    });
  });

  describe('glance', () => {
    const LOOP = { iteration: 3, maxIterations: 20, paused: null, lastError: null, live: [] };
    const RUN = { check: 'test', at: 1, of: 2, startedAt: 0, limitSeconds: 600, line: null, pid: 1 };

    it.each([
      [{}, 'msw ▸ 3/20'],
      [{ lastError: 'cart > adds VAT' }, 'msw ▸ 3/20 · cart > adds VAT'],
      [{ live: [RUN], lastError: 'cart' }, 'msw ▸ 3/20 · test 0:42 (1 of 2) · cart'],
      [{ live: [{ ...RUN, of: 1 }] }, 'msw ▸ 3/20 · test 0:42'],
      [{ paused: 'no progress', live: [RUN] }, 'msw ▸ 3/20 · paused: no progress'],
      [{ lastError: 'a\u001b[2Jb\nc' }, 'msw ▸ 3/20 · ab c'],
    ])('is one line for %j', (more, line) => {
      expect(renderGlance({ ...LOOP, ...more }, 42_900)).toBe(line);
    });

    it('shows how the loop ended', () => {
      const ended = 'done and proven: red at the base, \u001b[2Jgreen now';
      expect(renderGlance({ iteration: 3, maxIterations: 20, ended }, 0)).toBe(
        'msw ▸ 3/20 · done and proven: red at the base, green now',
      );
    });

    it('stays short, whatever failed', () => {
      expect(
        renderGlance({ ...LOOP, lastError: 'x'.repeat(5000), paused: 'y'.repeat(500) }, 0).length,
      ).toBeLessThan(200);
    });
  });

  describe('colour', () => {
    const [RED, GREEN, YELLOW] = [31, 32, 33];
    const painted = (words: string, code: number) => `\u001b[1;${code}m${words}\u001b[22;39m`;

    it.each([
      ['msw ▸ 3/20 · ', 'done and proven', ': red at the base', GREEN],
      ['msw ▸ subagent 1/5 · ', 'done', ', all checks pass', YELLOW],
      ['msw ▸ 3/20 · ', 'unit passes', ' · not proven: fails now', YELLOW],
      ['msw ▸ 3/20 · ', 'unit, lint pass', '', YELLOW],
      ['msw ▸ 3/20 · ', 'unit, lint fail', ': cart > a pass: done and proven', RED],
      ['msw ▸ 3/20 · ', 'stuck fails', ': cart', RED],
      ['msw ▸ 3/20 · ', 'unit ran no test', '', RED],
      ['msw ▸ 3/20 · ', 'stuck', ', the same failure 5 times', RED],
      ['msw ▸ 20/20 · ', 'budget spent', ', 20 of 20 iterations', RED],
      ['msw ▸ 3/20 · ', 'a human is needed', ', which of the two', YELLOW],
      ['msw ▸ 3/20 · ', 'paused', ': by you', YELLOW],
      ['The last loop (a-1) ended 2 hours ago: ', 'done and proven', ': x.', GREEN],
      ['The last loop (a-1) ended just now: ', 'stopped', ', by you.', YELLOW],
      ['Loop a ', '(running', ', this session)', GREEN],
      ['Loop a ', '(paused', ': x)', YELLOW],
      ['', '  failure', '    cart', RED],
    ])('%s[%s]%s', (before, words, after, code) => {
      expect(inColour(`x\n${before}${words}${after}`, {})).toBe(
        `x\n${before}${painted(words, code)}${after}`,
      );
    });

    it.each([
      'msw ▸ 3/20 · no check, waiting for the promise',
      'msw ▸ 3/20 · test 0:42 (1 of 2) · cart > unit fails: done',
      'He said: msw ▸ 3/20 · done and proven: x',
      'done and proven: x',
    ])('leaves %s alone', (line) => {
      expect(inColour(line, {})).toBe(line);
    });

    it('leaves other text alone', () => {
      expect(inColour('Fix what fails (it is stuck)\n', {})).toBe('Fix what fails (it is stuck)\n');
    });

    it.each([{ NO_COLOR: '1' }, { TERM: 'dumb' }])('is off with %j', (env) => {
      expect(inColour('Loop a (running, this session)', env)).toBe('Loop a (running, this session)');
    });
  });

  describe('quoteArgument', () => {
    it.skipIf(process.platform === 'win32')(
      'produces one word of a POSIX shell with exactly the same text',
      () => {
        const words = ['$(touch x)', '`id`', 'a; b && c | d > e', '"', 'ü 🙂', '*', '~', 'a  b'];
        const quoted = words.map((word) => quoteArgument(word, false));
        const script = `for word in ${quoted.join(' ')}; do printf '%s\\n' "$word"; done`;
        expect(execFileSync('sh', ['-c', script], { encoding: 'utf8' }).trimEnd().split('\n')).toEqual(words);
      },
    );

    it.each(["it's", "a\\'; touch x; '", 'a\\\\b', 'x!'])(
      'does not quote %j, which fish or csh would read differently',
      (text) => {
        expect(quoteArgument(text, false)).toBeNull();
      },
    );

    it.each(['a\nb', 'a\u001b[2Jb', 'a\u202eb', 'a\u200bb', 'a\u2028b', 'a\ud800b', 'a\0b'])(
      'does not quote %j',
      (text) => {
        expect(quoteArgument(text, false)).toBeNull();
        expect(quoteArgument(text, true)).toBeNull();
      },
    );

    it('quotes on Windows only text that neither shell expands', () => {
      expect(quoteArgument('npm test & exit', true)).toBe('"npm test & exit"');
      expect(quoteArgument('C:\\My Project', true)).toBe('"C:\\My Project"');
      for (const text of ['%PATH%', '$env:X', 'say "hi"', 'a`b', 'a^b', 'x!', 'c:\\dir\\']) {
        expect(quoteArgument(text, true)).toBeNull();
      }
    });

    it('leaves plain words unquoted', () => {
      expect(shownWord('msw/make-it-ready-0a1b2c', false)).toBe('msw/make-it-ready-0a1b2c');
      expect(shownWord('a;id', false)).toBe("'a;id'");
      expect(shownWord('a;id', true)).toBe('"a;id"');
      expect(shownWord("a'$(id)'", false)).toBeNull();
      expect(shownPath("/it's/here")).toBe("/it's/here");
      expect(shownPath('C:\\My Project')).toBe('"C:\\My Project"');
    });
  });

  describe('renderSetUp', () => {
    const ready: SetUpFacts = {
      nlm: '/usr/bin/nlm',
      version: '0.15.8',
      trouble: null,
      profiles: [{ name: 'work', email: 'me@example.com', isValid: true, isDefault: true }],
      notebook: 'docs',
      accounts: [{ account: 'work', notebook: 'nb-1', isLoggedIn: true }],
      sources: null,
      quota: [],
      refusal: null,
      problems: [],
    };

    it('describes the current set-up', () => {
      expect(renderSetUp(ready)).toBe(
        [
          '1. nlm: version 0.15.8.',
          '2. logins: work (me@example.com), the default.',
          '3. notebook of this project: docs; work knows it as nb-1.',
          '4. next: ask one test question; it costs one query.',
        ].join('\n'),
      );
    });

    it.each<[string, Partial<SetUpFacts>, string]>([
      ['nothing is installed', { nlm: null, version: null }, 'install nlm, or do without NotebookLM.'],
      ['it is too old', { trouble: 'nlm 0.9.2 is too old' }, 'upgrade notebooklm-mcp-cli.'],
      [
        'no account is logged in',
        { profiles: [] },
        'the user logs in: `nlm login --profile NAME` in a terminal.',
      ],
      ['no notebook is set', { notebook: null }, 'the user chooses the notebook'],
      ['the user did not choose it', { refusal: 'it is another’s' }, 'the user chooses the notebook'],
      [
        'its account has no login',
        { accounts: [{ account: 'home', notebook: 'nb-1', isLoggedIn: false }] },
        'log in an account that has the notebook, or name another one.',
      ],
      ['it has no sources', { sources: 0 }, 'the notebook has no sources, so it answers nothing: '],
      ['it has one', { sources: 1 }, 'ask one test question; it costs one query.'],
    ])('names one next step when %s', (_, parts, next) => {
      expect(renderSetUp({ ...ready, ...parts })).toContain(`4. next: ${next}`);
    });

    it('reports problems with the settings', () => {
      expect(renderSetUp({ ...ready, problems: ['"notebok" is unknown'] })).toContain(
        'Note: “"notebok" is unknown”',
      );
    });
  });

  describe('renderStatus', () => {
    const status = (
      loops: Parameters<typeof renderStatus>[0]['loops'],
      session: string | null = 'session-a',
    ) => renderStatus({ loops, session, now: START + 12.5 * MINUTE });

    it('says how to start a loop if there is none', () => {
      expect(status([])).toContain('/msw:loop');
    });

    it('shows what a loop is about, its progress and what blocks it', () => {
      const loop = makeLoop(
        { completionPromise: 'DONE', prompt: 'Fix\n  the shop' },
        { iteration: 4, lastFailure: makeFailure('A'), hints: ['look at total.js'] },
      );
      expect(status([loop])).toBe(
        [
          'Loop 20261121-120000-abc123 (running, this session)',
          '  task       Fix the shop',
          '  budget     iteration 4 of 20, 12 of 240 minutes',
          '  check      test: npm test',
          '  promise    DONE',
          '  failure    A.test.ts:5: expected A',
          '  hints      1, last: look at total.js',
          '  evidence   .msw/loops/20261121-120000-abc123/',
        ].join('\n'),
      );
    });

    it('lists the loop of the calling session first', () => {
      const other = makeLoop({ id: 'other', session: 'session-b' });
      const text = status([other, makeLoop()]);
      expect(text.indexOf('this session')).toBeLessThan(text.indexOf('another session'));
      expect(status([other], null)).not.toContain('session)');
    });

    it('does not count pauses or minutes before the start', () => {
      const pause = { cause: 'user', reason: 'by the user', at: START + 10 * MINUTE } as const;
      const paused = makeLoop({}, { pause, pausedMs: 4 * MINUTE });
      expect(status([paused])).toContain('(paused: by the user, this session)');
      expect(status([paused])).toContain('6 of 240 minutes');
      expect(status([makeLoop({ startedAt: START + 99 * MINUTE })])).toContain('0 of 240 minutes');
    });

    it('keeps a long reason on one short line', () => {
      const pause = { cause: 'blocked', reason: 'x'.repeat(2000), at: START } as const;
      const [first = ''] = status([makeLoop({}, { pause })]).split('\n');
      expect(first.length).toBeLessThan(240);
    });
  });
});

describe('timeline', () => {
  const time = '2026-11-21T22:15:30.123Z';
  const inLoop = { loop: 'l1', session: 's1' };
  const inExecution = { loop: 'l1', session: 's1#a1', plan: '01-02' };
  const research = { research: 'auth', topic: 'How to log in', trouble: null, report: null };
  const query = { purpose: 'guidance', query: 'q1', notebook: 'n1', question: 'Why?' };
  const line = (event: string, more: object = {}) =>
    renderTimeline('l1', [{ time, event, ...more }])
      .split('\n')[1]
      ?.replace('  2026-11-21 22:15:30  ', '');

  describe('renderTimeline', () => {
    it('has a heading and one line per event, in order', () => {
      const checks = [{ name: 'test', command: 'npm test', origin: 'typed' }];
      const text = renderTimeline('20261121-a', [
        { time, event: 'loop-armed', ...inLoop, checks, maxIterations: 20 },
        {
          time: 'when',
          event: 'loop-ended',
          ...inLoop,
          cause: 'done',
          reason: 'every check passed',
          iteration: 3,
        },
      ]);
      expect(text).toBe(
        [
          'Loop 20261121-a (times are UTC)',
          '  2026-11-21 22:15:30  armed: test (npm test); at most 20 iterations',
          '  ?                    ended: done; every check passed; iteration 3',
        ].join('\n'),
      );
    });

    it.each([
      [
        'iteration-finished',
        {
          ...inLoop,
          iteration: 2,
          counted: false,
          strategy: 'infra',
          breaker: 'half-open',
          change: '1 of 3 problems gone',
          checks: [{ name: 'test', outcome: 'failed', exitCode: 1, durationMs: 2140 }],
          failure: null,
          headline: 'adds VAT (cart.test.js:5): expected 119 to be 120',
          guidance: 'notebook',
        },
        'iteration 2 (not counted): test failed in 2.1 s; adds VAT (cart.test.js:5): expected 119 to be 120; 1 of 3 problems gone; guidance: notebook; asked for: infra; breaker half-open',
      ],
      ['loop-paused', inLoop, 'paused'],
      [
        'loop-paused',
        { ...inLoop, cause: 'stuck', reason: 'the same failure 3 times' },
        'paused: stuck; the same failure 3 times',
      ],
      ['loop-resumed', { ...inLoop, rested: 600_000 }, 'resumed: after 10 min'],
      [
        'guidance-refused',
        { loop: 'l1', class: 'c', job: 'j', reason: 'network', text: 'later' },
        'no answer from the notebook: network; later',
      ],
      [
        'guidance-judged',
        { loop: 'l1', class: 'c', guidance: 'g', outcome: 'helped' },
        'guidance judged: helped',
      ],
      [
        'notebook-asked',
        { ...query, profile: 'work', outcome: 'answered', cost: 1 },
        'account work: answered; 1 question spent',
      ],
      [
        'notebook-asked',
        { ...query, profile: null, outcome: 'rate-limited', cost: 0 },
        'account ?: rate-limited; 0 questions spent',
      ],
      [
        'guidance-adopted',
        { loop: 'l1', class: 'c', guidance: 'g', answerHash: 'h' },
        'an answer of another project fits',
      ],
      [
        'execution-armed',
        { ...inLoop, execution: { phase: '1', folder: '01-base', wave: 2, gapsOnly: true } },
        'execution armed: phase 1; wave 2; gaps only',
      ],
      [
        'checkpoint-reached',
        { ...inExecution, type: 'decision', task: 3 },
        'plan 01-02 stopped at a checkpoint: decision; task 3',
      ],
      [
        'plan-halted',
        { ...inExecution, reason: 'the same failure 3 times' },
        'plan 01-02 halted: the same failure 3 times',
      ],
      [
        'plan-done',
        {
          loop: 'l1',
          plan: '01-02',
          iterations: 2,
          commit: { status: 'committed', hash: '0123456789abcdef' },
        },
        'plan 01-02 done: 2 iterations; committed: 01234567',
      ],
      [
        'plan-done',
        {
          loop: 'l1',
          plan: '01-02',
          iterations: null,
          commit: { status: 'refused', reason: 'no name is set' },
        },
        'plan 01-02 done: refused: no name is set',
      ],
      ['plan-resolved', { plan: '01-02', what: 'again' }, 'plan 01-02 resolved by the user: again'],
      [
        'untrusted-commands',
        { plan: 'PLAN.md', commands: ['make x', 'make y'] },
        'commands of PLAN.md not run, since they are not trusted: make x; make y',
      ],
      ['research-stopped', { ...research, trouble: 'no network' }, 'research auth stopped: no network'],
      ['foreign-loops-set-aside', { file: 'f', count: 1 }, '1 foreign loop record set aside: f'],
      ['something-new', { x: 1 }, 'something-new'],
      ['plan-halted', { plan: 7 }, 'plan-halted'],
      ['constructor', {}, 'constructor'],
    ])('describes %s', (event, more, expected) => {
      expect(line(event, more)).toBe(expected);
    });

    it('shows no terminal control sequences, and accepts any journal', () => {
      expect(line('loop-paused', { ...inLoop, reason: 'a\u001b[2J\u0007b\nc' })).toBe('paused: ab c');
      fc.assert(
        fc.property(fc.string(), fc.dictionary(fc.string(), fc.jsonValue()), (event, more) => {
          const text = renderTimeline('l', [{ ...more, time, event }]);
          expect(text.split('\n')).toHaveLength(2);
          expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
        }),
      );
    });
  });
});
