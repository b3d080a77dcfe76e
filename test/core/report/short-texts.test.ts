import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { inColour } from '../../../src/core/report/colour.ts';
import { renderGlance } from '../../../src/core/report/glance.ts';
import { quoteArgument, shownPath, shownWord } from '../../../src/core/report/quote-argument.ts';
import { renderSetUp, type SetUpFacts } from '../../../src/core/report/setup-text.ts';
import { renderStatus } from '../../../src/core/report/status-text.ts';
import { describeTwins } from '../../../src/core/report/twins-text.ts';
import { MINUTE, makeFailure, makeLoop, START } from '../loop/builders.ts';

describe('twins-text', () => {
  it('says what was made, added and left out', () => {
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
  ])('%j is one line', (more, line) => {
    expect(renderGlance({ ...LOOP, ...more }, 42_900)).toBe(line);
  });

  it('is short, whatever failed', () => {
    expect(
      renderGlance({ ...LOOP, lastError: 'x'.repeat(5000), paused: 'y'.repeat(500) }, 0).length,
    ).toBeLessThan(200);
  });
});

describe('colour', () => {
  const GREEN = '\u001b[32m';
  const OFF = '\u001b[39m';

  it('colours the words that say how things stand', () => {
    expect(inColour('Loop a (running, this session)', {})).toBe(
      `Loop a ${GREEN}(running${OFF}, this session)`,
    );
    expect(inColour('Loop a (paused: x)\n  failure    cart', {})).toBe(
      'Loop a \u001b[33m(paused\u001b[39m: x)\n\u001b[31m  failure\u001b[39m    cart',
    );
    expect(inColour('The last loop (a) ended just now: done and proven: x.', {})).toContain(
      `${GREEN}done and proven${OFF}`,
    );
  });

  it('leaves all other text alone', () => {
    expect(inColour('Fix what fails (it is stuck)\n', {})).toBe('Fix what fails (it is stuck)\n');
  });

  it.each([{ NO_COLOR: '1' }, { TERM: 'dumb' }])('is none with %j', (env) => {
    expect(inColour('Loop a (running, this session)', env)).toBe('Loop a (running, this session)');
  });
});

describe('quoteArgument', () => {
  it.skipIf(process.platform === 'win32')('is one word of a POSIX shell, with the very same text', () => {
    const words = ['$(touch x)', '`id`', 'a; b && c | d > e', '"', 'ü 🙂', '*', '~', 'a  b'];
    const quoted = words.map((word) => quoteArgument(word, false));
    const script = `for word in ${quoted.join(' ')}; do printf '%s\\n' "$word"; done`;
    expect(execFileSync('sh', ['-c', script], { encoding: 'utf8' }).trimEnd().split('\n')).toEqual(words);
  });

  it.each(["it's", "a\\'; touch x; '", 'a\\\\b', 'x!'])(
    'does not quote %j, which fish or csh reads otherwise',
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

  it('quotes on Windows only what neither of its shells expands', () => {
    expect(quoteArgument('npm test & exit', true)).toBe('"npm test & exit"');
    expect(quoteArgument('C:\\My Project', true)).toBe('"C:\\My Project"');
    for (const text of ['%PATH%', '$env:X', 'say "hi"', 'a`b', 'a^b', 'x!', 'c:\\dir\\']) {
      expect(quoteArgument(text, true)).toBeNull();
    }
  });

  it('is left out where a word is plain', () => {
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
    quota: [],
    refusal: null,
    problems: [],
  };

  it('says what is there', () => {
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
    ['nobody is logged in', { profiles: [] }, 'the user logs in: `nlm login --profile NAME` in a terminal.'],
    ['no notebook is set', { notebook: null }, 'the user chooses the notebook'],
    ['the user did not choose it', { refusal: 'it is another’s' }, 'the user chooses the notebook'],
    [
      'its account has no login',
      { accounts: [{ account: 'home', notebook: 'nb-1', isLoggedIn: false }] },
      'log in an account that has the notebook, or name another one.',
    ],
  ])('names one next step when %s', (_, parts, next) => {
    expect(renderSetUp({ ...ready, ...parts })).toContain(`4. next: ${next}`);
  });

  it('passes on what is wrong with the settings', () => {
    expect(renderSetUp({ ...ready, problems: ['"notebok" is unknown'] })).toContain(
      'Note: “"notebok" is unknown”',
    );
  });
});

describe('renderStatus', () => {
  const status = (loops: Parameters<typeof renderStatus>[0]['loops'], session: string | null = 'session-a') =>
    renderStatus({ loops, session, now: START + 12.5 * MINUTE });

  it('says how to start where there is no loop', () => {
    expect(status([])).toContain('/msw:loop');
  });

  it('tells what a loop is about, where it stands and what holds it', () => {
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

  it('puts the loop of the session that asks first', () => {
    const other = makeLoop({ id: 'other', session: 'session-b' });
    const text = status([other, makeLoop()]);
    expect(text.indexOf('this session')).toBeLessThan(text.indexOf('another session'));
    expect(status([other], null)).not.toContain('session)');
  });

  it('does not count pauses, nor minutes before the start', () => {
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
