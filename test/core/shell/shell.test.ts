import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commandPaths } from '../../../src/core/shell/command-paths.ts';
import {
  joinedFolder,
  simpleCommands,
  withoutPrefixes,
  withoutRunners,
} from '../../../src/core/shell/command-words.ts';
import { plainWords } from '../../../src/core/shell/plain-words.ts';
import { requireOrSkip } from '../../support/requirements.ts';

describe('commandPaths', () => {
  it.each([
    ['npm test', []],
    ['npx vitest run test/a.test.ts -t "name/x.ts y"', ['test/a.test.ts']],
    ['cd web && node scripts/check.mjs ../README.md', ['web/scripts/check.mjs', 'README.md']],
    ['python3 -m pytest tests/test_a.py::test_b -q', ['tests/test_a.py']],
    ['grep -q "a/b.ts" src/a.ts && ! grep -rn x/y.js src/b.ts', ['src/a.ts', 'src/b.ts']],
    ['node -e "require(\'./a.js\')" > out/a.log', []],
    ['FOO=a/b.ts ./scripts/run.sh --config=conf/a.json', ['scripts/run.sh', 'conf/a.json']],
    ['curl http://localhost:3000/a.json', []],
    ['go test ./...', []],
    ['npx eslint "src/**/*.ts" @scope/pkg', []],
    ['git diff origin/main -- src/a.ts', []],
    ['cat /etc/passwd ../../x.ts', []],
  ])('finds the paths in %s', (command, paths) => {
    expect(commandPaths(command).map(({ path }) => path)).toEqual(paths);
  });
});

it.each([
  ['', 'web', 'web'],
  ['web', '../api/./x', 'api/x'],
  ['web', '/srv', '/srv'],
  ['/home/ann/shop', 'test/price.test.ts', '/home/ann/shop/test/price.test.ts'],
  ['/srv', '..', ''],
  ['..', '..', '../..'],
])('a path below a folder is one of them: %s, %s', (folder, path, joined) => {
  expect(joinedFolder(folder, path)).toBe(joined);
});

describe('command words', () => {
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
    ])('reads the commands of %s', (line, commands) => {
      expect(simpleCommands(line)).toEqual(commands);
    });
  });

  describe('withoutPrefixes', () => {
    it.each([
      ['! FOO=1 sudo time npm test', 'npm test'],
      ['nohup npm test', 'npm test'],
      ['timeout -k 5 60s make all', 'make all'],
      ['timeout', 'timeout'],
      ['then exec node a.js', 'node a.js'],
      ['npx vitest', 'npx vitest'],
      ['', ''],
    ])('turns %j into %j', (words, left) => {
      expect(withoutPrefixes(words.split(' ').filter(Boolean)).join(' ')).toBe(left);
    });
  });

  describe('withoutRunners', () => {
    it('handles a line of nothing but prefixes', () => {
      for (const word of ['!', 'timeout', 'timeout 1', 'npx', 'npm exec', 'sudo npx'])
        expect(withoutRunners(Array(3_000).fill(word).join(' ').split(' ')).length).toBeLessThan(3_001);
    });

    it.each([
      ['npx --yes vitest run', 'vitest run'],
      ['sudo pnpm exec tsc -p .', 'tsc -p .'],
      ['uv run python3 -m pytest -q', 'pytest -q'],
      ['npm test', 'npm test'],
      ['npx', 'npx'],
    ])('turns %j into %j', (words, left) => {
      expect(withoutRunners(words.split(' ')).join(' ')).toBe(left);
    });
  });
});

describe('plain words', () => {
  describe('plainWords', () => {
    it.each<[string, readonly string[]]>([
      ['node "/a b/cli.mjs" phase next', ['node', '/a b/cli.mjs', 'phase', 'next']],
      ['  node x --a=b  ', ['node', 'x', '--a=b']],
      ['node x 2>&1', ['node', 'x']],
      [`node x "it's" 'say "hi"' a'b'"c"`, ['node', 'x', "it's", 'say "hi"', 'abc']],
      ['node x "costs \\$5, \\`x\\`, \\\\ and \\"q\\""', ['node', 'x', 'costs $5, `x`, \\ and "q"']],
      ['node x "C:\\Users\\me"', ['node', 'x', 'C:\\Users\\me']],
      ["node x 'a; b && $(c) `d` | e > f'", ['node', 'x', 'a; b && $(c) `d` | e > f']],
      ['node x "two\nlines – ünd 🙂"', ['node', 'x', 'two\nlines – ünd 🙂']],
      ["node x ''", ['node', 'x', '']],
      ["node x 'Bob'\\''s shop' /my\\ \\(old\\)", ['node', 'x', "Bob's shop", '/my (old)']],
    ])('splits %j', (line, words) => expect(plainWords(line)).toEqual(words));

    it.each([
      'PATH=./evil:/bin\nnode x',
      'A=1;node x',
      'node x; touch y',
      'node x && touch y',
      'node x || touch y',
      'node x | cat',
      'node x &',
      'node x\ntouch y',
      'node x \\\n y',
      'node x "a\\\nb"',
      'node x > y',
      'node x >> y',
      'node x < y',
      'node x 2> y',
      'node x <<< y',
      'node x <<E\nE',
      'node x <(y)',
      'node x $(y)',
      'node x `y`',
      'node x "$(y)"',
      'node x "`y`"',
      'node x $HOME',
      'node x "$HOME"',
      'node x $\u007bHOME}',
      "node x $'a\\nb'",
      'node x *',
      'node x a?',
      'node x [ab]',
      'node x {a,b}',
      'node x ~',
      'node x =ls',
      'node x !!',
      'node x # y',
      'node x \\y',
      'node x ^y',
      '(node x)',
      '{ node x; }',
      '! node x',
      'node x "open',
      "node x 'open",
      'node x "a\rb"',
      'node x a\0b',
      'node x 2>&1 y > z',
      'nöde x',
      '\u00a0node x',
      'node x\u2028',
    ])('is null for %j', (line) => expect(plainWords(line)).toBeNull());

    it('keeps a leading assignment as the first word', () => {
      // A shell sets it for this one command; the words show that the first one is not `node`.
      expect(plainWords('PATH=./evil node x')?.[0]).toBe('PATH=./evil');
    });
  });

  const NASTY = [
    ...'ab1 \t"\'\\$`;&|<>(){}[]*?~!#=%^-\n\r\u00a0\u00e9\u2028\u202e',
    '2>&1',
    '$(',
    '&&',
    '\\"',
    '\\\\',
    '\\$',
  ];

  requireOrSkip('posix')('in real shells', () => {
    const shells = ['sh', 'bash', 'zsh'].filter((shell) => {
      try {
        execFileSync(shell, ['-c', 'true']);
        return true;
      } catch {
        return false;
      }
    });

    it.each(shells)(
      'gives the same words as %s for every accepted line, which does nothing else',
      (shell) => {
        const nasty = fc.constantFrom(...NASTY);
        const text = fc.string({ unit: nasty, maxLength: 6 });
        const part = fc.oneof(
          { weight: 4, arbitrary: fc.stringMatching(/^[a-z0-9_./:,@%+-][a-z=]{0,4}$/) },
          { weight: 2, arbitrary: text.map((inner) => `'${inner}'`) },
          { weight: 3, arbitrary: text.map((inner) => `"${inner}"`) },
          { weight: 3, arbitrary: fc.constantFrom(' ', ' ', '\t', ' 2>&1') },
          { weight: 1, arbitrary: nasty },
        );
        const lines = fc.sample(fc.array(part, { maxLength: 7 }), { numRuns: 20_000, seed: 7 });
        const taken = [...new Set(lines.map((parts) => parts.join('')))].flatMap((line) => {
          const words = plainWords(line);
          return words === null || words.length === 0 ? [] : [{ line, words }];
        });
        expect(taken.length).toBeGreaterThan(1000);
        const script = taken.map(({ line }) => `show ${line.replace(/^[ \t\n]+/, '')}\n`).join('');
        const show = 'show() { for word; do printf "%s\\0" "$word"; done; printf "\\1\\0"; }\n';
        const printed = execFileSync(shell, { input: show + script, env: {}, maxBuffer: 64 * 1024 * 1024 });
        const groups = printed.toString('utf8').split('\u0001\0').slice(0, -1);
        const wrong = taken.filter(
          ({ words }, at) => groups[at] !== words.map((word) => `${word}\0`).join(''),
        );
        expect(wrong.slice(0, 3)).toEqual([]);
        expect(groups).toHaveLength(taken.length);
      },
    );
  });
});
