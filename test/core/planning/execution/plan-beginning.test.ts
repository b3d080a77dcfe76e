// Whose the changes in a working tree are: the plan's, another plan's, or the user's.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noteLeft } from '../../../../src/core/planning/execution/left-uncommitted.ts';
import {
  type Beginning,
  beginPlan,
  changedSince,
  leftoversOf,
  type Marks,
  unexplained,
} from '../../../../src/core/planning/execution/plan-beginning.ts';
import { prose } from '../../../../src/core/text/prose.ts';

const NOBODY = { kept: {}, taken: {} };
const begin = (now: Marks, previous: Beginning | null = null, said = NOBODY): Beginning =>
  beginPlan(previous, { loop: 'l', at: 100, now, ...said });
const rested = (begun: Beginning, rest: Marks, ended = 200): Beginning => ({ ...begun, rest, ended });

describe('beginPlan', () => {
  it('takes what was changed before for the user’s, unless they gave it away', () => {
    expect(begin({ 'a.js': 'x', 'b.js': 'y' }).before).toEqual({ 'a.js': 'x', 'b.js': 'y' });
    expect(begin({ 'a.js': 'x', 'b.js': 'y' }, null, { kept: {}, taken: { 'a.js': 'x' } }).before).toEqual({
      'b.js': 'y',
    });
  });

  it('keeps what an interrupted executor changed for the plan', () => {
    const first = begin({ 'mine.txt': 'u' });
    const again = begin({ 'mine.txt': 'u', 'src/a.js': 'half' }, first);
    expect(again.before).toEqual({ 'mine.txt': 'u' });
    expect(changedSince(again.before, { 'mine.txt': 'u', 'src/a.js': 'half' })).toEqual(['src/a.js']);
  });

  it('takes what changed while the plan waited for the user’s, and the rest for the plan’s', () => {
    const waited = rested(begin({}), { 'src/a.js': 'half', 'src/b.js': 'half' });
    const again = begin({ 'src/a.js': 'half', 'src/b.js': 'by hand', 'c.js': 'new' }, waited);
    expect(again.before).toEqual({ 'src/b.js': 'by hand', 'c.js': 'new' });
  });

  it('still knows what was in a file of both before', () => {
    const both = rested(begin({ 'a.js': 'user' }), { 'a.js': 'user and plan' });
    expect(begin({ 'a.js': 'user and plan' }, both).before).toEqual({ 'a.js': 'user' });
  });
});

describe('unexplained', () => {
  const plan = (beginning: Beginning | null) => ({ files: ['src/'], beginning });
  it.each<[string, Beginning | null, Marks, Partial<typeof NOBODY>, readonly string[]]>([
    ['nothing that no plan names', null, { 'other.txt': 'x', '.planning/STATE.md': 's' }, {}, []],
    ['a change before the first executor', null, { 'src/a.js': 'x' }, {}, ['src/a.js']],
    ['not one that the user spoke of', null, { 'src/a.js': 'x' }, { kept: { 'src/a.js': 'x' } }, []],
    ['one that changed since', null, { 'src/a.js': 'y' }, { taken: { 'src/a.js': 'x' } }, ['src/a.js']],
    ['not what an executor at work changed', begin({}), { 'src/a.js': 'x' }, {}, []],
    ['not what it left', rested(begin({}), { 'src/a.js': 'x' }), { 'src/a.js': 'x' }, {}, []],
    [
      'what changed while it waited',
      rested(begin({}), { 'src/a.js': 'x' }),
      { 'src/a.js': 'y' },
      {},
      ['src/a.js'],
    ],
    ['what was there before it', begin({ 'src/a.js': 'x' }), { 'src/a.js': 'x' }, {}, ['src/a.js']],
  ])('names %s', (_, beginning, now, said, expected) => {
    expect(unexplained([plan(beginning)], now, { ...NOBODY, ...said })).toEqual(expected);
  });
});

describe('leftoversOf', () => {
  const own = { files: ['src/a.js'], beginning: begin({ 'mine.txt': 'u' }) };
  const now = { 'mine.txt': 'u', 'src/a.js': 'x', 'src/helper.js': 'x', '.planning/x.md': 'x' };
  const other = (more: Partial<Beginning>) => [
    { files: ['src/b.js'], beginning: { ...begin({}), ended: 150, ...more } },
  ];

  it('names what changed, what no plan names and what is not the user’s', () => {
    expect(leftoversOf(own, now, [])).toEqual({ own: ['src/helper.js'], shared: [], unclaimed: [] });
    expect(leftoversOf(own, { ...now, 'mine.txt': 'both' }, [])).toMatchObject({ shared: ['mine.txt'] });
    const left = { ...own.beginning, left: [{ file: 'src/helper.js', why: 'x' }] };
    expect(leftoversOf({ ...own, beginning: left }, now, [])).toMatchObject({ own: [] });
  });

  it('blames nobody for what another executor at work may have made', () => {
    expect(leftoversOf(own, now, other({ ended: null }))).toEqual({ own: [], shared: [], unclaimed: [] });
    expect(leftoversOf(own, now, other({}))).toMatchObject({ own: [], unclaimed: ['src/helper.js'] });
    expect(leftoversOf(own, now, other({ touched: ['src/helper.js'] }))).toMatchObject({ unclaimed: [] });
    expect(leftoversOf(own, now, other({ ended: 50 }))).toMatchObject({ own: ['src/helper.js'] });
    const touched = { ...own.beginning, touched: ['src/helper.js'] };
    expect(leftoversOf({ ...own, beginning: touched }, now, other({ ended: null }))).toMatchObject({
      own: ['src/helper.js'],
    });
  });

  it('never names a file twice, nor one that did not change', () => {
    const marks = fc.dictionary(fc.constantFrom('a', 'b', 'src/a.js', 'c/d'), fc.constantFrom('1', '2'));
    fc.assert(
      fc.property(marks, marks, fc.boolean(), (before, after, isAlone) => {
        const found = leftoversOf(
          { files: ['src/a.js'], beginning: begin(before) },
          after,
          isAlone ? [] : other({}),
        );
        const all = [...found.own, ...found.shared, ...found.unclaimed];
        expect(new Set(all).size).toBe(all.length);
        for (const path of all) expect(after[path]).not.toBe(before[path]);
        expect(all).not.toContain('src/a.js');
      }),
    );
  });
});

describe('noteLeft', () => {
  const lines = [prose`- \`a.js\`: left`];
  it('puts its section before the self-check, once', () => {
    const noted = noteLeft('# S\n\nText.\n\n## Self-Check: PASSED\n', lines);
    expect(noted).toBe('# S\n\nText.\n\n## Left Uncommitted\n\n- `a.js`: left\n\n## Self-Check: PASSED\n');
    expect(noteLeft(noted, lines)).toBe(noted);
    expect(noteLeft(noted, [])).toContain('## Left Uncommitted\n\nNone.\n\n## Self-Check');
  });

  it('leaves a summary alone that has nothing to tell', () => {
    expect(noteLeft('# S\n', [])).toBe('# S\n');
    expect(noteLeft('# S\n', lines)).toBe('# S\n\n## Left Uncommitted\n\n- `a.js`: left\n');
  });
});
