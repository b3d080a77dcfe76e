import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LoopRequest } from '../../../../src/core/commands/loop-options.ts';
import { parseArguments } from '../../../../src/core/loop/parse-arguments.ts';
import { fillRecipe } from '../../../../src/core/loop/recipes/fill-recipe.ts';
import { type Recipe, readRecipe } from '../../../../src/core/loop/recipes/read-recipe.ts';

const HEAD = 'name: tidy\nabout: Tidy up\ncheck: [lint, eslint]\n';
const fileOf = (head: string, text = 'Tidy up.\n\nAbove all: {words}\n'): string =>
  `---\n${head}---\n${text}`;
const reasonOf = (file: string): string => {
  const read = readRecipe(file);
  return read.status === 'refused' ? read.reason : 'accepted';
};
const recipeOf = (file: string): Recipe => {
  const read = readRecipe(file);
  if (read.status === 'refused') throw new Error(read.reason);
  return read.recipe;
};
const requestOf = (typed: string): LoopRequest => {
  const parsed = parseArguments(typed);
  if (parsed.status === 'refused') throw new Error(parsed.reason);
  return parsed.request;
};

describe('a recipe', () => {
  it('is read whole', () => {
    const more =
      'needs: the file.\nwith: test\ntimes: 3\nask: name one.\nprotect: ["a/**", b]\nbudget: { max-minutes: 9 }\ncommands: ["node x.js"]\n';
    expect(recipeOf(fileOf(HEAD + more))).toEqual({
      ...{ name: 'tidy', about: 'Tidy up', needs: 'the file', check: ['lint', 'eslint'], with: ['test'] },
      ...{ commands: ['node x.js'], times: 3, ask: 'name one', text: 'Tidy up.\n\nAbove all: {words}' },
      options: [
        ['protect', 'a/**'],
        ['protect', 'b'],
        ['max-minutes', '9'],
      ],
    });
  });

  it.each([
    ['no frontmatter', 'Do {words}', 'no frontmatter'],
    ['an unclosed one', '---\nname: x\n{words}', 'no frontmatter'],
    ['broken YAML', fileOf('name: tidy\nabout: x\ncheck: [test\n'), 'cannot be read'],
    ['a repeated key', fileOf(`${HEAD}check: test\n`), 'stands more than once'],
    ['a key of something else', fileOf(`${HEAD}hooks: x\n`), '“hooks” is not one of its keys: name, about'],
    ['no name', fileOf('about: x\ncheck: test\n'), 'it needs a name'],
    ['no check', fileOf('name: x\nabout: y\n'), 'names no check'],
    [
      'a command for a script',
      fileOf('name: x\nabout: y\ncheck: test; rm -rf .\n'),
      'is not the name of a script',
    ],
    [
      'an option for a script',
      fileOf('name: x\nabout: y\ncheck: [--silent]\n'),
      'is not the name of a script',
    ],
    ['such a second check', fileOf(`${HEAD}with: ["$(x)"]\n`), 'is not the name of a script'],
    ['too many runs', fileOf(`${HEAD}times: 1000\n`), '“times” needs a whole number from 1 to 50'],
    ['a path outside', fileOf(`${HEAD}protect: ../x\n`), 'takes a path from the project'],
    [
      'too much time',
      fileOf(`${HEAD}budget: { max-minutes: 99999 }\n`),
      'needs a whole number from 1 to 10080',
    ],
    ['another budget', fileOf(`${HEAD}budget: { money: 9 }\n`), '“money” is not a part of a budget'],
    ['a budget of one word', fileOf(`${HEAD}budget: large\n`), '“budget” needs one of'],
    ['no place for the words', fileOf(HEAD, 'Tidy up.'), 'no {words}'],
  ])('with %s is refused in one clause', (_, file, reason) => {
    expect(reasonOf(file)).toContain(reason);
    expect(reasonOf(file)).not.toMatch(/\n|\.$/);
  });

  it('of any text is read or refused, never more', () => {
    const piece = fc.constantFrom(
      '---\n',
      HEAD,
      '{words}',
      ': ',
      '[',
      '\u202e',
      '*a',
      '&a ',
      '\0',
      'budget:\n  x: ',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 9 })), { maxLength: 12 }), (pieces) => {
        expect(['ok', 'refused']).toContain(readRecipe(pieces.join('')).status);
      }),
    );
  });
});

describe('fill recipe', () => {
  const recipe = recipeOf(
    fileOf(`${HEAD}protect: ["x/**"]\nbudget: { max-iterations: 5, max-minutes: 60, check-timeout: 30 }\n`),
  );
  const filled = (typed: string, from = recipe): LoopRequest => {
    const done = fillRecipe(from, requestOf(`--recipe tidy ${typed}`));
    if (done.status === 'refused') throw new Error(done.reason);
    return done.request;
  };
  const refusal = (typed: string, from = recipe): string => {
    const done = fillRecipe(from, requestOf(`--recipe tidy ${typed}`));
    return done.status === 'refused' ? done.reason : 'accepted';
  };

  it('gives the task, the protection and the budget', () => {
    expect(filled('"src only"')).toMatchObject({
      ...{ task: 'Tidy up.\n\nAbove all: src only', protect: ['x/**'], maxIterations: 5, maxMinutes: 60 },
      ...{ checkTimeoutSeconds: 30, checks: [] },
    });
  });

  it('leaves the paragraph of the words out where none were typed', () => {
    expect(filled('').task).toBe('Tidy up.');
  });

  it.each([
    ['--max-iterations 7', { maxIterations: 7, maxMinutes: 60, protect: ['x/**'] }],
    // The default, typed, is typed.
    ['--max-iterations 20 --max-minutes 240', { maxIterations: 20, maxMinutes: 240 }],
    ['--protect "y/**"', { protect: ['y/**'], maxIterations: 5 }],
    ['--check-timeout 600', { checkTimeoutSeconds: 600 }],
    ['--promise DONE --fresh', { completionPromise: 'DONE', fresh: true, maxIterations: 5 }],
  ])('lets what was typed take precedence: %s', (typed, expected) => {
    expect(filled(typed)).toMatchObject(expected);
  });

  it('keeps the words byte for byte, whatever they look like', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z$&`'{}\\]{1,20}$/), (words) => {
        const request = { ...requestOf('--recipe tidy'), task: words };
        expect(fillRecipe(recipe, request)).toMatchObject({
          request: { task: `Tidy up.\n\nAbove all: ${words}` },
        });
      }),
    );
  });

  it.each([
    [
      '',
      'needs: the file, for example "a.js"\n',
      'The recipe tidy needs words behind its name: the file, for example "a.js".',
    ],
    [
      '--min-iterations 9',
      'budget: { max-iterations: 5 }\n',
      'Option --min-iterations (9) is larger than --max-iterations (5).',
    ],
  ])('refuses in one sentence: %s', (typed, head, reason) => {
    expect(refusal(typed, recipeOf(fileOf(HEAD + head)))).toBe(reason);
  });

  it('asks for words where the recipe has no other text', () => {
    expect(refusal('', recipeOf(fileOf(HEAD, '{words}')))).toContain('what to do');
  });
});

describe('the arguments', () => {
  it.each([
    ['--recipe', 'Option --recipe needs the name of a recipe'],
    ['--recipe fix-tests --plan p.md', 'Options --recipe and --plan exclude each other'],
    ['"x" --trust 0123456789abcdef', 'Option --trust belongs to --plan or to a --recipe of your own'],
    ['--recipe fix-tests --no-check', 'With --no-check the loop needs --promise'],
  ])('are refused: %s', (typed, reason) => {
    const parsed = parseArguments(typed);
    expect(parsed).toMatchObject({ status: 'refused', reason: expect.stringContaining(reason) });
  });

  it('say what was typed', () => {
    expect(requestOf('--recipe fix-tests "only the cart" --max-minutes 240')).toMatchObject({
      ...{ recipe: 'fix-tests', task: 'only the cart', typed: ['recipe', 'max-minutes'] },
    });
  });
});
