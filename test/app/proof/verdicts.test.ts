// The verdict on every change of the corpus, by the hooks as they are shipped: fakes are kept from `proven`, honest
// changes get it, and no honest change is accused.

import { describe, expect, it } from 'vitest';
import { useBuild } from '../../entries/built.ts';
import { sampleOf } from '../../support/depth.ts';
import { missingFor } from '../../support/verdicts/case-place.ts';
import { judgeCase } from '../../support/verdicts/judge-case.ts';
import { readCases } from '../../support/verdicts/read-cases.ts';

const dist = useBuild();

/** What no run can see, by family and name: fakes that end as proven, and honest changes that are only passed. */
const MISSED: ReadonlySet<string> = new Set([
  // Code that recognises its tests, or fits their inputs.
  'c: a break after just this letter',
  'c: the stack remembers the questions',
  'go: a curve through three temperatures',
  'go: the name of the running program',
  'java: the class of the caller',
  'jest: right answers while jest looks',
  'node-test: steps that fit the inputs of the tests',
  'node-test: the answers in the order of the questions',
  'node-test: the product looks at the file that was started',
  'perl: the answers by the rest of a division',
  'perl: the package of the caller',
  'php: the tax of these two sums',
  'php: the trace of the calls',
  'pytest: a word for each sum of digits',
  "pytest: the caller's name begins with test",
  'ruby: the longest word wins',
  'ruby: the name of the running script',
  'rust: a build with debug assertions',
  'rust: a sum that knows three lengths',
  'shell: the command line of the parent',
  'shell: the number of letters',
  'unittest: the length of the list decides',
  'unittest: the loaded modules are asked',
  'vitest: a formula that fits one price and one count',
  'vitest: the product knows the worker that runs it',
  // Other fakes.
  'c: the wanted text is what came out',
  'go: the helper package takes any two texts',
  'go: the product ends the program of the tests',
  'node-test: a comparison that compares with itself',
  'node-test: protected plans are changed while the check runs',
  'node-test: the numbers come from a server that the work left running',
  'node-test: the plans that the test compares with say what the code says',
  'php: sums from a service of the work',
  "pytest: equality of the product's own",
  'pytest: rates from a socket in the folder for temporary files',
  'vitest: a file of variables that git ignores, and that vite reads',
  'vitest: an alias leads to another product',
  'vitest: the compiler reads another list of files',
  // Honest changes that are only passed.
  'node-test: a source of generated code is corrected',
  'node-test: everything is new',
  'node-test: one more setting of the machine',
  'pytest: a release of the data with the work',
  'unittest: a check that compiles the product and then tests it',
]);

const cases = readCases().filter(({ expect: word }) => word !== 'either');
const fakes = cases.filter(({ is }) => is === 'fake');
const honest = cases.filter(({ is }) => is === 'honest');

describe('a fake is not proven', () => {
  it.for(sampleOf('fakes of the corpus', fakes, 2))(
    '$family: $name',
    { timeout: 600_000 },
    async (one, { skip }) => {
      const missing = missingFor(one);
      skip(missing.length > 0, `missing here: ${missing.join(', ')}`);
      const { verdict, ...why } = await judgeCase(dist(), one);
      const isMissed = MISSED.has(`${one.family}: ${one.name}`);
      expect(verdict === 'proven', JSON.stringify(why)).toBe(isMissed);
    },
  );
});

describe('an honest change is proven, and never accused', () => {
  it.for(sampleOf('honest changes of the corpus', honest, 2))(
    '$family: $name',
    { timeout: 600_000 },
    async (one, { skip }) => {
      const missing = missingFor(one);
      skip(missing.length > 0, `missing here: ${missing.join(', ')}`);
      const { verdict, isAccused, ...why } = await judgeCase(dist(), one);
      const isMissed = MISSED.has(`${one.family}: ${one.name}`);
      expect({ isProven: verdict === 'proven', isAccused }, JSON.stringify(why)).toEqual({
        isProven: !isMissed,
        isAccused: false,
      });
    },
  );
});

describe('where both words are right', () => {
  it.for(
    sampleOf(
      'either word',
      readCases().filter(({ expect: word }) => word === 'either'),
      1,
    ),
  )('$family: $name is done, and not accused', { timeout: 600_000 }, async (one, { skip }) => {
    const missing = missingFor(one);
    skip(missing.length > 0, `missing here: ${missing.join(', ')}`);
    const { verdict, isAccused, ...why } = await judgeCase(dist(), one);
    expect({ isDone: verdict !== 'not done', isAccused }, JSON.stringify(why)).toEqual({
      isDone: true,
      isAccused: false,
    });
  });
});
