// Every line that a message asks a person to type can be typed as it stands. In the source: no message names a call of
// the command line by its noun and verb alone. In the texts: what begins as a line is a whole call of this program.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Node } from 'web-tree-sitter';
import { nodesBelow, sourceTrees } from '../scripts/typescript-source.mjs';
import { nouns } from '../src/app/operations/nouns.ts';
import { type Operation, optionName } from '../src/app/operations/operation/operation.ts';
import { lineToType, ownCommand } from '../src/app/workspace/cli-command.ts';
import { runOperation } from '../src/cli/run-operation.ts';
import { answerAtOnce } from '../src/core/commands/command-help.ts';
import { SLASHED } from '../src/core/commands/line-to-type.ts';
import { findCommand } from '../src/core/commands/slash-commands.ts';
import { tempFolder } from './support/temp-folder.ts';
import { fields } from './what-claude-reads/hostile-texts.ts';
import { peopleTexts } from './what-claude-reads/people-texts.ts';

const trees = await sourceTrees(join(import.meta.dirname, '..', 'src'));
const loaded = await Promise.all(Object.values(nouns).map(({ load }) => load()));
const operations: readonly Operation[] = loaded.flat();
const names = operations.map(({ name }) => name).filter((name) => name.includes(' '));

/** The name of the program with a word behind it; or a noun with its verb, where no word before makes them a sentence. */
const half = new RegExp(
  `msw-protocol [-a-z]|(?<![-\\w/(]|\\b(?:the|whether|capture) )(?:${names.join('|')})\\b(?![-\\w]|\\):)`,
);
/** What a refusal says about the call that was just made. */
const aboutTheCall = /^[a-z]+ [a-z-]+(?: --[a-z]+)? (?:needs|takes|to an account)\b/;
/** What an executor calls, with the helper of its prompt. */
const forClaude = ['core/planning/execution/executor-prompt.ts', 'core/planning/execution/readiness.ts'];

const halfCalls = (texts: readonly string[]): readonly string[] =>
  texts.filter(
    (text) =>
      half.test(text) &&
      !names.includes(text.replace(/(?: --[a-z]+)+$/, '')) &&
      !aboutTheCall.test(text) &&
      !text.includes('CLI '),
  );

const isLine = (node: Node): boolean =>
  node.type === 'call_expression' && node.childForFieldName('function')?.text === 'lineToType';

/** A string or template without its quotes; what a template inserts is `X`, the program is `CLI`. */
const textOf = (node: Node): string =>
  node.namedChildren
    .flatMap((part) => (part?.type === 'template_substitution' ? part.text : []))
    .reduce((text, part) => text.replace(part, /^\$\{cli/.test(part) ? 'CLI' : 'X'), node.text.slice(1, -1));

/** All but the lines and the names of modules. */
const stringsIn = (tree: Node): readonly string[] =>
  nodesBelow(tree, (node) => node.type !== 'import_statement' && !isLine(node))
    .filter(({ type }) => type === 'string' || type === 'template_string')
    .map(textOf);

/** What is wrong with the words of a call; null when they are fine. */
const objectionTo = (call: string): string | null => {
  const [noun = '', verb = '', ...rest] = call.match(/"[^"]*"|'[^']*'|\S+/g) ?? [];
  const operation = operations.find(({ name }) => name === `${noun} ${verb}` || name === noun);
  if (verb === '--help' && Object.hasOwn(nouns, noun)) return null;
  if (operation === undefined) return `there is no ${noun} ${verb}`;
  const known = ['--project', '--', ...Object.keys(operation.inputs).map((one) => `--${optionName(one)}`)];
  const unknown = rest.filter((word) => word.startsWith('--') && !known.includes(word));
  return unknown.length === 0 ? null : `${operation.name} has no ${unknown.join(', ')}`;
};

/** The calls in a text, each to the end of its line or to the bracket around it. */
const callsIn = (text: string): readonly string[] =>
  text.split('\n').flatMap((line) => {
    const [before = '', call] = line.split(`${ownCommand()} `);
    if (call === undefined) return [];
    return /\([^)]*$/.test(before) ? call.replace(/\).*$/, '') : call;
  });

describe('the messages in the source', () => {
  it('name no call of the command line by its noun and verb alone', () => {
    const found = trees
      .filter(({ file }) => !forClaude.includes(file))
      .flatMap(({ file, root }) => halfCalls(stringsIn(root)).map((text) => `${file}: ${text}`));
    expect(found).toEqual([]);
  });

  it.each([
    ['do it with msw-protocol statusline install --yes', true],
    ['choose a notebook first: notebook use ID --profile P.', true],
    ['memory list shows all', true],
    ['To do it: /msw:undo 1 --yes, or in a terminal: loop undo 1 --yes', true],
    ['loop undo', false],
    ['fix it, then stop: the checks run again', false],
    ['memory add needs a note', false],
  ])('are found when they do: %s', (text, isFound) => {
    expect(halfCalls([text]).length > 0).toBe(isFound);
  });

  it('name only slash commands that exist', () => {
    const typed = trees.flatMap(({ root }) =>
      stringsIn(root).flatMap((text) => [...text.matchAll(/\/msw:([a-z]+)/g)].map(([, name = '']) => name)),
    );
    expect(typed.length).toBeGreaterThan(150);
    expect(typed.filter((name) => findCommand(name) === undefined)).toEqual([]);
  });
});

describe('the lines that people are asked to type', () => {
  const nodes = trees.flatMap(({ root }) => nodesBelow(root).filter(isLine));
  const calls = nodes.flatMap((node) => {
    const template = node.childForFieldName('arguments');
    return template === null ? [] : textOf(template);
  });

  it('are many', () => expect(calls.length).toBeGreaterThan(25));

  it.each([...new Set(calls)])('are calls that exist: %s', (call) => {
    expect(objectionTo(call)).toBeNull();
    const [slashed, typed] = SLASHED.find(([words]) => `${call} `.startsWith(`${words} `)) ?? [];
    if (slashed === undefined) return;
    const [, name = '', args = ''] = /^\/msw:([a-z]+) ?(.*)$/.exec(typed + call.slice(slashed.length)) ?? [];
    const command = findCommand(name);
    expect(command === undefined ? name : answerAtOnce(command, args)).toBeNull();
  });

  it('are slash commands where one does the same', () => {
    expect(lineToType`loop undo ${'3'} --yes`).toBe('/msw:undo 3 --yes');
    expect(lineToType`notebook use ${'nb1'} --profile ${'work'}`).toBe('/msw:setup use nb1 --profile work');
    const typed = operations.flatMap((one) => (one.typed === null ? [] : one.name));
    const others = typed.filter((name) => !SLASHED.some(([words]) => words === name));
    // A phase comes before the plan; a hint is what is typed behind the command.
    expect(others.toSorted()).toEqual(['execute resolve', 'loop hint']);
  });
});

describe('the texts of the operations', () => {
  /** What reads stdin, or is a process of its own. */
  const apart = operations.filter(
    ({ name, inputs }) =>
      ['job run', 'job worker'].includes(name) || Object.values(inputs).some(({ kind }) => kind === 'stdin'),
  );
  const tried = operations.filter((one) => !apart.includes(one));

  it.each(tried.map((one) => [one.name, one] as const))('ask for whole lines: %s', async (_, operation) => {
    const home = tempFolder();
    const project = join(home, 'project');
    mkdirSync(project);
    const env = { MSW_HOME: join(home, 'user'), HOME: home, USERPROFILE: home, PATH: '' };
    const words = Object.values(operation.inputs).filter(({ kind }) => kind === 'word');
    for (const args of [[], words.map(() => 'unheard-of'), words.map(() => '1')]) {
      const caller = { mark: null, isTerminal: true };
      const { text, problem } = await runOperation(operation, { args, env, cwd: project, caller });
      const lines = `${text}\n${problem ?? ''}`.split('\n');
      expect(lines.flatMap(callsIn).map(objectionTo)).toEqual(lines.flatMap(callsIn).map(() => null));
      const rest = lines.map((line) => line.split(ownCommand())[0] ?? '');
      // The names of the doctor's checks are names.
      expect(halfCalls(rest.map((line) => line.replace(/^(?:ok|warn|fail|skip) +[a-z ]+ {2,}/, '')))).toEqual(
        [],
      );
    }
  });

  it.each(peopleTexts.map((one) => [one.name, one.render] as const))(
    'ask for whole lines: %s',
    (_, render) => {
      const lines = render(fields(null)).split('\n');
      expect(halfCalls(lines.map((line) => line.trim()))).toEqual([]);
    },
  );
});
