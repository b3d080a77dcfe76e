// Prints the script with which a shell completes the command line, from the tables of the operations themselves.

import { completionScript, SHELLS } from '../../core/completion/completion-script.ts';
import type { Completed, CompletedCall } from '../../core/completion/completion-table.ts';
import { forPeople } from '../../core/text/for-people.ts';
import { allSettings } from '../config/settings.ts';
import { recipeNames } from '../loop/find-recipe.ts';
import { lineToType } from '../workspace/cli-command.ts';
import { choiceWord, type InputMeaning, text } from './operation/inputs.ts';
import { done, misused, type Operation, operation, optionName } from './operation/operation.ts';

/** @param nouns the table of all operations, of which this one is part */
export function completionOperations(nouns: Nouns): readonly Operation[] {
  return [
    operation({
      name: 'completion',
      about: 'Print the script with which a shell completes nouns, verbs, options and their values',
      effect: 'reads',
      inputs: {
        shell: choiceWord(SHELLS, 'whose script it is'),
        name: text(
          'NAME',
          'the alias or function by which you call the command line; by default msw-protocol',
        ),
      },
      run: async (_, { shell, name }) => {
        const program = name ?? 'msw-protocol';
        if (!/^[A-Za-z_][\w.-]{0,60}$/.test(program))
          return misused('--name needs the name of a command: letters, digits, -, _ and dots.');
        const line =
          name === null ? lineToType`completion ${shell}` : lineToType`completion ${shell} --name ${name}`;
        const loaded = await Promise.all(Object.values(nouns).map(({ load }) => load()));
        const script = completionScript(
          shell,
          { program, line },
          {
            nouns: Object.entries(nouns).map(([noun, { about }]) => ({ name: noun, about })),
            calls: loaded.flat().map(completedCall),
          },
        );
        return done({ shell, name: program, script });
      },
      shown: ({ script }) => forPeople(script.trimEnd().split('\n'), Number.POSITIVE_INFINITY),
      raw: ({ script }) => script,
    }),
  ];
}

type Nouns = Readonly<
  Record<string, { readonly about: string; readonly load: () => Promise<readonly Operation[]> }>
>;

function completedCall({ name, about, inputs, takesFolder }: Operation): CompletedCall {
  const meanings = Object.entries(inputs);
  const words = meanings.filter(([, { kind }]) => kind === 'word').map(([, one]) => completed(one));
  const options = meanings.filter(([, { kind }]) => !['word', 'stdin', 'records'].includes(kind));
  return {
    ...{ call: name, about },
    words: takesFolder ? [...words, 'files'] : words,
    options: [
      ...options.map(([input, one]) => ({
        ...{ name: `--${optionName(input)}`, about: one.about },
        value: one.kind === 'flag' || one.kind === 'maybe' ? null : completed(one),
      })),
      { name: '--project', about: 'the project', value: 'files' },
      { name: '--json', about: 'the result as one JSON document', value: null },
      { name: '--help', about: 'what it takes', value: null },
    ],
  };
}

function completed({ isPath, choices, names }: InputMeaning): Completed {
  if (choices !== null) return choices;
  if (names !== null) return namesOf[names]();
  return isPath ? 'files' : [];
}

const namesOf = {
  recipe: recipeNames,
  setting: () => allSettings().map(({ key }) => key),
};
