import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGo } from '../../../src/core/route/read-go.ts';

describe('the arguments of /msw:go', () => {
  const nothing = {
    task: null,
    loopOptions: [],
    typed: '',
    said: null,
    explain: false,
    close: null,
    until: null,
  };

  it.each([
    ['', {}],
    ['  ', {}],
    ['"Fix it"', { task: 'Fix it', typed: '"Fix it"' }],
    ['--as loop "Fix it"', { task: 'Fix it', typed: '"Fix it"', said: 'loop' }],
    ['"Fix it" --as=loop', { task: 'Fix it', typed: '"Fix it"', said: 'loop' }],
    ['Fix it --as plan --explain', { task: 'Fix it', typed: 'Fix it', said: 'plan', explain: true }],
    ['--explain', { explain: true }],
    ['--close', { close: { tag: false, keepPhases: false, anyway: false } }],
    ['--close --tag --anyway', { close: { tag: true, keepPhases: false, anyway: true } }],
    ['--keep-phases --close', { close: { tag: false, keepPhases: true, anyway: false } }],
    [
      'Fix it --check "npm test" --as loop',
      { task: 'Fix it', typed: 'Fix it --check "npm test"', said: 'loop', loopOptions: ['check'] },
    ],
    ['--until blocked', { until: { maxSteps: 20, maxMinutes: 240 } }],
    [
      '--until blocked --max-iterations 3 --max-minutes 90',
      {
        until: { maxSteps: 3, maxMinutes: 90 },
        typed: '--max-iterations 3 --max-minutes 90',
        loopOptions: ['max-iterations', 'max-minutes'],
      },
    ],
    ['--recipe fix-tests', { loopOptions: ['recipe'], typed: '--recipe fix-tests' }],
    // Inside quotes, and after a lone `--`, a word belongs to the task.
    ['"Document --close"', { task: 'Document --close', typed: '"Document --close"' }],
    ['-- Document --explain', { task: 'Document --explain', typed: '-- Document --explain' }],
    ['--explain -- rename --as', { task: 'rename --as', typed: '-- rename --as', explain: true }],
  ])('are read from %j', (raw, request) => {
    expect(readGo(raw)).toEqual({ status: 'ok', request: { ...nothing, ...request } });
  });

  it.each([
    ['"x" --as lop', '--as lop is unknown: did you mean --as loop?'],
    ['"x" --as memory', '--as memory is unknown: there are do, loop'],
    ['"x" --tag', '--tag belongs to --close'],
    ['"x" --close', '--close takes no task'],
    ['--check "npm test"', 'The task is missing'],
    ['--recipe fix-tests --as research', '--recipe belongs to a loop'],
    ['--recipe fix-tests --close', '--close takes no task'],
    ['--until done', '--until done is unknown'],
    ['"x" --until blocked', '--until takes no task'],
    ['--until blocked --close', 'Options --until and --close do not go together'],
    ['--until blocked --check "npm test"', 'Option --check belongs to a loop'],
    ['--until blocked --max-minutes soon', '--max-minutes needs a whole number from 1 to 10080, not "soon"'],
    ['--until blocked --max-iterations 0', '--max-iterations needs a whole number from 1 to 1000, not "0"'],
    ['"x" --check "npm test" --as research', '--check belongs to a loop'],
    ['"x" --max-iteration 3', 'did you mean --max-iterations?'],
    ['"x" --check "npm test" --as loop --promise DONE', 'stand before the task or behind everything else'],
  ])('are refused: %j', (raw, reason) => {
    expect(readGo(raw)).toMatchObject({ status: 'refused', reason: expect.stringContaining(reason) });
  });

  it('never make it throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (raw) => {
        expect(['ok', 'refused']).toContain(readGo(raw).status);
      }),
    );
  });
});
