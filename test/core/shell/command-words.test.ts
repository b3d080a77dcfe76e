import { describe, expect, it } from 'vitest';
import { simpleCommands, withoutPrefixes, withoutRunners } from '../../../src/core/shell/command-words.ts';

describe('simpleCommands', () => {
  it.each([
    [
      'cd web && CI=1 npm test > out.log',
      [
        ['cd', 'web'],
        ['CI=1', 'npm', 'test'],
      ],
    ],
    ['(cd web; make) || exit 1', [['cd', 'web'], ['make'], ['exit', '1']]],
    [
      'test "$(cat a.txt)" = 1',
      [
        ['test', '$(cat a.txt)', '=', '1'],
        ['cat', 'a.txt'],
      ],
    ],
    ['echo "a && b" # && c', [['echo', 'a && b']]],
  ])('of %s', (line, commands) => {
    expect(simpleCommands(line)).toEqual(commands);
  });
});

describe('withoutPrefixes', () => {
  it.each([
    ['! FOO=1 sudo time npm test', 'npm test'],
    ['timeout -k 5 60s make all', 'make all'],
    ['timeout', 'timeout'],
    ['then exec node a.js', 'node a.js'],
    ['npx vitest', 'npx vitest'],
    ['', ''],
  ])('of %j is %j', (words, left) => {
    expect(withoutPrefixes(words.split(' ').filter(Boolean)).join(' ')).toBe(left);
  });
});

describe('withoutRunners', () => {
  it('reads a line of nothing else', () => {
    for (const word of ['!', 'timeout', 'timeout 1', 'npx', 'npm exec', 'sudo npx'])
      expect(withoutRunners(Array(3_000).fill(word).join(' ').split(' ')).length).toBeLessThan(3_001);
  });

  it.each([
    ['npx --yes vitest run', 'vitest run'],
    ['sudo pnpm exec tsc -p .', 'tsc -p .'],
    ['uv run python3 -m pytest -q', 'pytest -q'],
    ['npm test', 'npm test'],
    ['npx', 'npx'],
  ])('of %j is %j', (words, left) => {
    expect(withoutRunners(words.split(' ')).join(' ')).toBe(left);
  });
});
