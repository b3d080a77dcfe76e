// Renders `--help` from the operations themselves.

import type { InputMeaning } from '../app/operations/operation/inputs.ts';
import { type Operation, optionName } from '../app/operations/operation/operation.ts';
import { ownCommand } from '../app/workspace/cli-command.ts';
import { forPeople } from '../core/text/for-people.ts';
import type { Shown } from '../core/text/shown.ts';

/** The verbs of a noun, each with its arguments and options. */
export function nounHelp(name: string, about: string, operations: readonly Operation[]): Shown {
  const [only] = operations;
  if (operations.length === 1 && only?.name === name) return verbHelp(only);
  const rows = operations.map((operation) => ({
    usage: usageOf(operation).slice(name.length + 1),
    about: operation.about,
    options: optionsOf(operation),
  }));
  const width = Math.min(24, Math.max(...rows.map(({ usage }) => usage.length)));
  const lines = rows.flatMap(({ usage, about, options }) => [
    ...(usage.length > width
      ? [`  ${usage}`, `  ${' '.repeat(width)}  ${about}`]
      : [`  ${usage.padEnd(width)}  ${about}`]),
    ...wrapped(shortened(options.map(({ typed }) => typed))).map(
      (line) => `  ${' '.repeat(width)}    ${line}`,
    ),
  ]);
  const examples = operations.flatMap(examplesOf).slice(0, MOST_EXAMPLES);
  const end = `All take --json and --project DIR. VERB --help says what the options mean.`;
  return forPeople(
    [`${ownCommand()} ${name} VERB`, `${about}.`, '', ...lines, '', ...examples, end],
    LONGEST,
  );
}

/** The verb's own help lists all of them. */
function shortened(options: readonly string[]): readonly string[] {
  const left = options.length - MOST_OPTIONS;
  return left > 1 ? [...options.slice(0, MOST_OPTIONS), `and ${left} more`] : options;
}

const MOST_OPTIONS = 6;

/** The path of this program may be long. */
const LONGEST = 4000;

/** One verb, with the meaning of each option. */
export function verbHelp(operation: Operation): Shown {
  const options = [
    ...optionsOf(operation),
    { typed: '--project DIR', about: 'the project; by default the one around this folder' },
    { typed: '--json', about: 'the result as one JSON document' },
  ];
  const width = Math.min(WIDEST, Math.max(...options.map(({ typed }) => typed.length)));
  const words = meanings(operation).filter(([, { kind, about }]) => kind === 'word' && about !== '');
  return forPeople(
    [
      `${ownCommand()} ${usageOf(operation)}`,
      `${operation.about}.${callersOf[operation.callers]}`,
      '',
      ...words.map(([, { shown, about }]) => `  ${shown}: ${about}`),
      ...options.map(({ typed, about }) => `  ${typed.padEnd(width)}  ${about}`),
      ...examplesOf(operation),
    ],
    LONGEST,
  );
}

const WIDEST = 40;
const MOST_EXAMPLES = 2;

function examplesOf({ name, examples }: Operation): readonly string[] {
  return examples.map((example) => `For example: ${ownCommand()} ${name} ${example}`);
}

const callersOf = {
  anyone: '',
  'people and scripts': ' Not for Claude.',
  people: ' For a person in a terminal.',
} as const;

export function usageOf(operation: Operation): string {
  const words = meanings(operation)
    .filter(([, { kind }]) => kind === 'word')
    .map(([name, { isRequired }]) => (isRequired ? name.toUpperCase() : `[${name.toUpperCase()}]`));
  return [operation.name, ...words, ...(operation.takesFolder ? ['[DIR]'] : [])].join(' ');
}

function optionsOf(operation: Operation): readonly { readonly typed: string; readonly about: string }[] {
  return meanings(operation)
    .filter(([, { kind }]) => kind !== 'word' && kind !== 'stdin' && kind !== 'records')
    .map(([name, { kind, shown, about }]) => ({
      typed: `--${optionName(name)}${kind === 'maybe' ? `[=${shown}]` : ` ${shown}`}`.trimEnd(),
      about,
    }));
}

function meanings({ inputs }: Operation): readonly (readonly [name: string, meaning: InputMeaning])[] {
  return Object.entries(inputs);
}

function wrapped(options: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (const option of options) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + option.length < 76)
      lines[lines.length - 1] = `${last}, ${option}`;
    else lines.push(option);
  }
  return lines;
}
