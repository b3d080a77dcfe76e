// Every example of the help is a call that the command line accepts.
import { expect, it } from 'vitest';
import { allOperations } from '../../src/app/operations/nouns.ts';
import { verbHelp } from '../../src/cli/help.ts';
import { readTyped } from '../../src/cli/run-operation.ts';
import { simpleCommands } from '../../src/core/shell/command-words.ts';

const operations = await allOperations();
const examples = operations.flatMap((operation) =>
  operation.examples.map((example) => [`${operation.name} ${example}`, operation, example] as const),
);

it.each(examples)('%s', (_, operation, example) => {
  const [words = []] = simpleCommands(example);
  expect(readTyped(operation, words)).toEqual(expect.objectContaining({ values: expect.anything() }));
  expect(verbHelp(operation)).toContain(`${operation.name} ${example}`);
});

it('the nouns that people type have some', () => {
  const nouns = new Set(examples.map(([, { name }]) => name.split(' ')[0]));
  expect([...nouns].sort()).toEqual(
    'ask audit config job loop memory notebook prove receipt recipe report'.split(' '),
  );
});
