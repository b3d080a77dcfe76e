// `prove` for a branch against the main one, on the command line as it is shipped, with the exit codes that CI reads.
import { describe, expect, it } from 'vitest';
import { requireOrSkip } from '../support/requirements.ts';
import { type Files, git, initGit, writeFiles } from '../support/sample-project.ts';
import { builtCli, newPlace, type Place } from './built-cli.ts';

const { cli } = builtCli();

const testOf = (name: string, text: string, sum: number): string =>
  [
    "const { test } = require('node:test');",
    "const assert = require('node:assert');",
    "const { total } = require('./total.js');",
    `test('${name}', () => assert.strictEqual(total(${text}), ${sum}));`,
    '',
  ].join('\n');
const SHOP: Files = {
  'package.json': '{ "private": true, "scripts": { "test": "node --test" } }\n',
  'total.js': 'exports.total = (prices) => prices.reduce((sum, price) => sum + price, 0);\n',
  'total.test.js': testOf('adds', '[1, 2]', 3),
};
const DISCOUNT: Files = {
  'total.js':
    'exports.total = (prices, off = 0) => prices.reduce((sum, price) => sum + price, 0) * (1 - off);\n',
};

/** A branch that left the main one for this work. */
const branch = (work: Files): Place => {
  const place = newPlace(SHOP);
  initGit(place.project);
  git(place.project, 'branch', '-M', 'main');
  git(place.project, 'checkout', '-q', '-b', 'work');
  writeFiles(place.project, work);
  git(place.project, 'add', '.');
  git(place.project, 'commit', '-q', '-m', 'take a discount');
  return place;
};

const prove = async ({ project, env }: Place, ...options: string[]) =>
  cli(['prove', '--check', 'npm test', ...options], { cwd: project, env });

requireOrSkip('git')('prove', () => {
  const honest = { ...DISCOUNT, 'discount.test.js': testOf('takes ten percent off', '[100], 0.1', 90) };

  it('exits with 0 where the checks notice the work, and names the runs', async () => {
    const place = branch(honest);
    const { code, stdout } = await prove(place);
    expect(stdout).toMatch(/^Proven: the checks fail without the work/);
    for (const run of ['old tests: green', 'copy: green', 'broken: red', 'undone: red'])
      expect(stdout).toContain(run);
    expect(code).toBe(0);
    const { verdict, experiments } = JSON.parse((await prove(place, '--base', 'main', '--json')).stdout);
    expect({ verdict, experiments }).toMatchObject({
      verdict: 'proven',
      experiments: [
        { name: 'old-tests', answer: 'green' },
        { name: 'copy', answer: 'green' },
        { name: 'broken', answer: 'red' },
        { name: 'undone', answer: 'red' },
      ],
    });
    expect(git(place.project, 'status', '--porcelain')).toBe('');
  });

  describe('exits with 1', () => {
    it.each<[string, Files, string]>([
      [
        'a new test that passes without the work',
        { ...DISCOUNT, 'discount.test.js': testOf('takes nothing off', '[100], 0', 100) },
        'undone: green, not red',
      ],
      [
        'tests that were changed so that the work passes',
        { 'total.js': 'exports.total = () => 0;\n', 'total.test.js': testOf('adds', '[1, 2]', 0) },
        'old tests: red, not green',
      ],
      ['a check that fails', { 'total.js': 'exports.total = () => 0;\n' }, 'on the branch itself'],
    ])('for %s', async (_, work, words) => {
      const { code, stdout } = await prove(branch(work));
      expect(stdout).toContain(words);
      expect(stdout).not.toMatch(/^Proven/);
      expect(code).toBe(1);
    });
  });

  it.each([[['--bas', 'main']], [['--timeout', 'soon']], [['one', 'two']]])(
    'exits with 2 for wrong usage: %j',
    async (options) => {
      const { code, stdout, stderr } = await prove(newPlace(SHOP), ...options);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr.trim().split('\n')).toHaveLength(1);
    },
  );
});
