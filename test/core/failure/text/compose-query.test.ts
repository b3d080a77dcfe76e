import { describe, expect, it } from 'vitest';
import { composeQuery } from '../../../../src/core/failure/text/compose-query.ts';

const failure = { tool: 'tsc', code: 'TS2322', class: null, message: 'Type mismatch', frame: null };

describe('composeQuery', () => {
  it('names tool, code, class and words', () => {
    expect(composeQuery(failure)).toBe('tsc TS2322: Type mismatch');
    expect(composeQuery({ ...failure, tool: 'node', class: 'Error', frame: 'src/a.ts f' })).toBe(
      'node TS2322 Error: Type mismatch (in src/a.ts f)',
    );
  });

  it('is one line of at most 300 characters', () => {
    const query = composeQuery({ ...failure, message: 'a\nb '.repeat(200) });
    expect(query).toHaveLength(300);
    expect(query).not.toContain('\n');
  });

  it.each([
    ['cannot open /srv/app/data/x.json', 'cannot open x.json'],
    ['cannot open D:\\data\\x.json', 'cannot open x.json'],
    ['password=hunter22', 'password=<secret>'],
  ])('reveals nothing about the machine: %j', (message, shown) => {
    expect(composeQuery({ ...failure, message })).toBe(`tsc TS2322: ${shown}`);
  });
});
