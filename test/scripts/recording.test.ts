import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { asciicast, picture, spokenIn } from '../../scripts/demo/recording.ts';

const docs = join(import.meta.dirname, '..', '..', 'docs');
const cast = readFileSync(join(docs, 'demo.cast'), 'utf8');

it('the demo recording is the same in both forms', () => {
  const shown = cast
    .trim()
    .split('\n')
    .slice(1)
    .map((event): [number, 'o', string] => JSON.parse(event))
    .map(([seconds, , line]) => ({ seconds, line: line.replace('\r\n', '') }));
  expect(asciicast(shown)).toBe(cast);
  expect(picture(shown)).toBe(readFileSync(join(docs, 'demo.svg'), 'utf8'));
});

it('the demo recording ends with a passing check, and contains no path of the machine that made it', () => {
  expect(spokenIn(cast)[0]).toMatch(/^> \/msw:loop /);
  expect(spokenIn(cast).at(-1)).toContain('done and proven');
  expect(cast).not.toMatch(/\/(?:tmp|home|root|Users)\//);
});

it('the picture has the colours of the client', () => {
  const drawn = picture([
    { seconds: 0, line: 'msw ▸ 2/20 · test fails: adds' },
    { seconds: 1, line: 'msw ▸ 2/20 · done and proven: the checks < fail' },
    { seconds: 2, line: 'msw ▸ loop armed' },
  ]);
  const painted = [...drawn.matchAll(/<tspan fill="(#\w+)" font-weight="bold">(.*?)<\/tspan>/g)];
  expect(painted.map(([, colour, words]) => [colour, words])).toEqual([
    ['#ff7b72', 'test fails'],
    ['#7ee787', 'done and proven'],
  ]);
  expect(drawn).toContain('</tspan>: the checks &lt; fail');
});
