import { describe, expect, it } from 'vitest';
import { loggedTraces } from '../../../src/core/failure/logged-traces.ts';

const TRACE = ['Traceback (most recent call last):', '  File "a.py", line 1, in f', 'KeyError: 1'];
const CHAIN = ['', 'During handling of the above exception, another exception occurred:', ''];

/** The lines that belong to no traceback. */
const rest = (lines: readonly string[]): readonly string[] => {
  const isLogged = loggedTraces(lines);
  return lines.filter((_, at) => isLogged[at] !== true);
};

describe('tracebacks that a program logged and survived', () => {
  it('are those below a warning, up to the exception', () => {
    expect(rest(['WARNING: retry', ...TRACE, 'done'])).toEqual(['WARNING: retry', 'done']);
    expect(rest(['ERROR: gave up', ...TRACE, 'done'])).toHaveLength(5);
  });

  it('include all tracebacks chained to the first', () => {
    const lines = ['WARNING: retry', ...TRACE, ...CHAIN, ...TRACE, ...CHAIN, ...TRACE, 'done'];
    expect(rest(lines)).toEqual(['WARNING: retry', 'done']);
  });

  it('end when no traceback follows the announcement of another', () => {
    expect(rest(['WARNING: retry', ...TRACE, ...CHAIN, 'no traceback', ...TRACE])).toContain('no traceback');
  });

  it('may be as many as fit', () => {
    const many = Array.from({ length: 30_000 }, () => [...TRACE, ...CHAIN]).flat();
    expect(rest(['WARNING: retry', ...many, ...TRACE, 'done'])).toEqual(['WARNING: retry', 'done']);
  });
});
