import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endsInBackslash, parseArguments, typedArguments } from '../../../src/core/loop/parse-arguments.ts';

const text = fc
  .oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^(?:["'\\ -]|--check|a\n)+$/))
  .filter((value) => value.trim() !== '' && !value.endsWith('\\'));

describe('typedArguments', () => {
  it('reads back as what was given, whatever it is', () => {
    fc.assert(
      fc.property(text, text, fc.array(text, { minLength: 1 }), (task, plan, agents) => {
        const values = {
          plan,
          agent: agents,
          check: ['npm test'],
          'allow-empty': true,
          'max-iterations': '7',
        };
        expect(endsInBackslash(values)).toBeNull();
        const parsed = parseArguments(typedArguments(task, values));
        expect(parsed).toMatchObject({
          status: 'ok',
          request: { task: task.trim(), plan, agents, allowEmpty: true, maxIterations: 7, guidance: true },
        });
      }),
    );
  });

  it('keeps the bytes of a check', () => {
    fc.assert(
      fc.property(text, (command) => {
        const parsed = parseArguments(typedArguments('task', { check: [`own=${command}`] }));
        expect(parsed).toMatchObject({ status: 'ok', request: { checks: [{ name: 'own', command }] } });
      }),
    );
  });

  it('ends a text of one word where it ends', () => {
    const parsed = parseArguments(typedArguments('task', { check: ['true'], promise: 'DONE' }));
    const request = { task: 'task', checks: [{ name: 'true', command: 'true' }], completionPromise: 'DONE' };
    expect(parsed).toMatchObject({ status: 'ok', request });
  });

  it('names an option that cannot be typed', () => {
    expect(endsInBackslash({ plan: 'a', check: ['ok', 'dir\\'] })).toBe('check');
  });

  it.each(['5 6', '', ' ', '"', '-1'])('leaves a wrong number %j to the parser', (number) => {
    expect(parseArguments(typedArguments('task', { 'max-iterations': number })).status).toBe('refused');
  });
});
