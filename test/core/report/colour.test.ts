import { expect, it } from 'vitest';
import { inColour } from '../../../src/core/report/colour.ts';

const GREEN = '\u001b[32m';
const OFF = '\u001b[39m';

it('colours the words that say how things stand', () => {
  expect(inColour('Loop a (running, this session)', {})).toBe(`Loop a ${GREEN}(running${OFF}, this session)`);
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
