import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinEnvironments } from '../../../src/adapters/process/join-environments.ts';

it('later parts win, and undefined removes a variable', () => {
  expect({ ...joinEnvironments({ A: '1', B: '1', C: '1' }, { B: '2', C: undefined }, { D: '3' }) }).toEqual({
    A: '1',
    B: '2',
    D: '3',
  });
  expect({ ...joinEnvironments({ A: undefined }, { A: '1' }) }).toEqual({ A: '1' });
});

it('is what spreading gives, for any names', () => {
  const part = fc.dictionary(fc.string(), fc.option(fc.string(), { nil: undefined }), {
    noNullPrototype: true,
  });
  fc.assert(
    fc.property(part, part, (first, second) => {
      const spread = Object.entries({ ...first, ...second }).filter(([, value]) => value !== undefined);
      expect(new Map(Object.entries(joinEnvironments(first, second)))).toEqual(new Map(spread));
    }),
  );
});
