// A page from any loop: nothing from outside becomes markup, none of it is a secret, and the page stays small.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Attempt, Loop } from '../../../../src/core/loop/loop.ts';
import { lifeInWords, livesIn } from '../../../../src/core/report/page/lives.ts';
import { type LoopFacts, loopPage } from '../../../../src/core/report/page/loop-page.ts';
import { outsideText } from '../../../../src/core/report/page/outside.ts';
import { renderPage } from '../../../../src/core/report/page/render-page.ts';
import { countOf } from '../../../support/depth.ts';
import { makeAttempt, makeLoop } from '../../loop/builders.ts';

const attempt = (iteration: number, change: Partial<Attempt> = {}): Attempt =>
  makeAttempt(iteration, {
    ...{ counted: true, left: { phase: 'test', problems: 1 }, gone: [], came: [] },
    ...change,
  });

const loopOf = (attempts: readonly Attempt[], prompt = 'fix it'): Loop =>
  makeLoop({ prompt }, { baseline: { kind: 'red', exact: 'v2:1' }, attempts });

const factsOf = (change: Partial<LoopFacts> = {}): LoopFacts => ({
  ...{ loop: loopOf([attempt(1)]), project: 'shop', ending: null, lines: [], climbs: [] },
  ...{ patches: new Map(), outputs: [], now: 60_000 },
  ...{ madeAt: '2026-01-31T12:00:00.000Z', startedAt: '2026-01-31T11:59:00.000Z' },
  ...change,
});

/** With this text wherever a loop has text from outside. */
const everywhere = (text: string): LoopFacts =>
  factsOf({
    loop: loopOf(
      [
        attempt(1, {
          ...{ failure: text, relation: text, gone: [text], came: [text], commits: [text], said: text },
          ...{ denied: text, changes: [{ path: text, added: 1, removed: 0 }] },
        }),
      ],
      text,
    ),
    project: text,
    ending: {
      ...{ cause: text, reason: text, at: 60_000 },
      proof: {
        ...{ verdict: 'passed', reason: text, cure: text, findings: [text] },
        experiments: [{ name: 'broken', answer: 'none', what: text, durationMs: 5 }],
      },
    },
    lines: [{ time: text, event: text }],
    climbs: [
      {
        ...{ loop: 'l', iteration: 1, at: text, class: text, headline: text, times: 1, steps: [] },
        offered: { id: text, rung: 'fixes', source: text, tokens: 1, outcome: 'helped' },
      },
    ],
    patches: new Map([[1, text]]),
    outputs: [text],
  });

/** Every tag with the names of its attributes: nothing else on the page has a `<`. */
const tagsIn = (page: string): readonly string[] =>
  page
    .split('<')
    .slice(1)
    .map((tag) => tag.slice(0, tag.indexOf('>')).replaceAll(/"[^"]*"/g, '""'));

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '--></style><style>*{display:none}',
  '"><img src=x onerror=alert(1)>',
  "' onclick='alert(1)",
  '</title></pre></details></section></main><h1>Proven</h1>',
  ']]><svg onload=alert(1)>',
  '&lt;b&gt;&#60;i&#62;',
  '\u202edesrever\u2066\u200b',
  '\u001b[31mred\u001b[0m\u0007',
];

describe('renderPage', () => {
  const calm = tagsIn(renderPage(loopPage(everywhere('calm'))));

  it.each(HOSTILE)('makes no element and no attribute of %j', (text) => {
    const page = renderPage(loopPage(everywhere(`a ${text}`)));
    expect(tagsIn(page)).toEqual(calm);
    expect(page).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u001b\u0007]/u);
  });

  it('nor of any other text, and its data can be read again', () => {
    const texts = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(texts, (text) => {
        const page = loopPage(everywhere(`a${text}z`));
        const html = renderPage(page);
        const data = /id="msw-report">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
        expect(JSON.parse(data)).toEqual(JSON.parse(JSON.stringify(page)));
        expect(html.split('<script')).toHaveLength(2);
        expect(html.match(/<[a-z]+ [^>]*\bon\w+=/i)).toBeNull();
      }),
      { numRuns: countOf(400, 40) },
    );
  });

  it('a log of 10 MB, and a change of 10 MB, leave a page of less than 1 MB', () => {
    const long = 'expected 1 to be 2 <b> & "quoted"\n'.repeat(310_000);
    const facts = factsOf({ outputs: [long], patches: new Map([[1, long]]) });
    const page = renderPage(loopPage(facts));
    expect(long.length).toBeGreaterThan(10_000_000);
    expect(page.length).toBeLessThan(1_000_000);
    expect(page).toContain('expected 1 to be 2');
  });

  it('shows no secret, wherever it stands', () => {
    const token = ['ghp', 'A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8'].join('_');
    expect(renderPage(loopPage(everywhere(`token=${token}`)))).not.toContain(token);
    const atTheEdge = `${'x'.repeat(19_990)} ${token} ${'y '.repeat(50_000)}`;
    expect(outsideText(atTheEdge, 20_000)).not.toContain(token.slice(0, 12));
  });

  const verdicts = [
    [null, 'Still running', 'open'],
    [{ cause: 'stuck', reason: 'the same failure 3 times', at: 1, proof: null }, 'Stuck', 'failed'],
    [{ cause: 'stopped', reason: 'you stopped it', at: 1, proof: null }, 'Stopped', 'open'],
    [{ cause: 'done', reason: 'every check passed', at: 1, proof: null }, 'Done', 'passed'],
    [{ cause: 'of-a-newer-msw', reason: 'why', at: 1, proof: null }, 'Of-a-newer-msw', 'open'],
  ] as const;
  it.each(verdicts)('the ending %j is titled %s', (ending, title, tone) => {
    expect(loopPage(factsOf({ ending })).verdict).toMatchObject({ title, tone });
  });
});

describe('the life of a failure', () => {
  it.each([
    ['came and went', [attempt(1, { came: ['a'] }), attempt(2, { gone: ['a'] })], ['not', 'there', 'not']],
    ['was there before the work', [attempt(1), attempt(2, { gone: ['a'] })], ['there', 'there', 'not']],
    ['came back', [attempt(1, { gone: ['a'] }), attempt(2, { came: ['a'] })], ['there', 'not', 'there']],
    [
      'ends when everything passes',
      [attempt(1, { came: ['a'] }), attempt(2, { left: null })],
      ['not', 'there', 'not'],
    ],
  ] as const)('%s', (_, attempts, states) => {
    expect(livesIn(loopOf(attempts))).toEqual({ iterations: [0, 1, 2], lives: [{ name: 'a', states }] });
  });

  it.each([
    [
      ['there', 'there', 'there', 'not', 'there'],
      'before the work, after iterations 1 to 2 and 4, still there at the end',
    ],
    [['not', 'there', 'not', 'not', 'not'], 'after iteration 1, gone at the end'],
    [['there', 'not', 'not', 'not', 'not'], 'before the work, gone at the end'],
  ] as const)('%j in words', (states, words) => {
    expect(lifeInWords({ states }, [0, 1, 2, 3, 4])).toBe(words);
  });
});
