// The command line. Finds the noun, loads only its operations, and turns the result into text and an exit code: 0 done,
// 1 the operation failed, 2 wrong usage.

import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import manifest from '../../.claude-plugin/plugin.json' with { type: 'json' };
import { clientMark } from '../adapters/environment/client-marks.ts';
import { type Noun, nouns } from '../app/operations/nouns.ts';
import type { Operation } from '../app/operations/operation/operation.ts';
import { closestWord } from '../core/text/closest-word.ts';
import { forPeople } from '../core/text/for-people.ts';
import { plainLine } from '../core/text/plain-line.ts';
import { prose } from '../core/text/prose.ts';
import { proseJson } from '../core/text/prose-json.ts';
import { asShown, type Shown } from '../core/text/shown.ts';
import type { Call } from './call.ts';
import { nounHelp, verbHelp } from './help.ts';
import { type CommandOutcome, misusedCall, runOperation } from './run-operation.ts';

async function run(args: readonly string[]): Promise<CommandOutcome> {
  const [name, ...rest] = args;
  const names = Object.keys(nouns).join(', ');
  if (name === undefined) return misusedCall(`Say what to do: ${names}, or --help.`);
  if (name === '--help' || name === '-h' || name === 'help') return told(overview());
  if (name === '--version' || name === '-v') return told(forPeople([manifest.version]));
  if (name.startsWith('-'))
    return misusedCall(
      `${name.slice(0, 40)} stands before the noun: options come after the verb, as in "status --json".`,
    );
  const noun = Object.hasOwn(nouns, name) ? nouns[name] : undefined;
  if (noun !== undefined) return runVerb(name, noun, rest);
  return misusedCall(
    `Unknown noun "${name.slice(0, 40)}": ${cureFor(name, names.split(', '), `use ${names}, or --help`)}`,
  );
}

async function runVerb(
  name: string,
  { about, load }: Noun,
  args: readonly string[],
): Promise<CommandOutcome> {
  const operations = await load();
  const [verb, ...words] = args;
  const byVerb = operations.find((one) => one.name === `${name} ${verb}`);
  const operation = byVerb ?? operations.find((one) => one.name === name);
  if (asksForHelp(args))
    return told(operation === undefined ? nounHelp(name, about, operations) : verbHelp(operation));
  if (operation === undefined) return misusedCall(nameAVerb(name, verb, operations));
  return runOperation(operation, { args: byVerb === undefined ? args : words, ...surroundings() });
}

function surroundings(): Omit<Call, 'args'> {
  const caller = {
    mark: clientMark(process.env),
    // Stdout first: querying a stream opens it, and most calls write to a pipe.
    isTerminal: process.stdout.isTTY === true && process.stdin.isTTY === true,
  };
  // This program's location decides its plugin root, whatever a project's settings put into the environment.
  const env = { ...process.env, CLAUDE_PLUGIN_ROOT: ownRoot() ?? process.env.CLAUDE_PLUGIN_ROOT };
  return { env, cwd: process.cwd(), caller };
}

function asksForHelp(args: readonly string[]): boolean {
  const options = beforeData(args);
  return options.includes('--help') || options.includes('-h');
}

/** Words after a lone `--` are data. */
function beforeData(args: readonly string[]): readonly string[] {
  const end = args.indexOf('--');
  return end === -1 ? args : args.slice(0, end);
}

function nameAVerb(noun: string, given: string | undefined, operations: readonly Operation[]): string {
  const verbs = operations.map(({ name }) => name.slice(noun.length + 1));
  const choice = `use one of ${verbs.join(', ')}`;
  if (given === undefined || given === '') return `${noun} needs a verb: ${choice}.`;
  return `Unknown verb "${given.slice(0, 40)}" of ${noun}: ${cureFor(given, verbs, choice, `${noun} `)}`;
}

function cureFor(typed: string, known: readonly string[], otherwise: string, before = ''): string {
  const meant = closestWord(typed, known);
  return meant === null ? `${otherwise}.` : `did you mean ${before}${meant}?`;
}

function overview(): Shown {
  const width = Math.max(...Object.keys(nouns).map((name) => name.length));
  const rows = Object.entries(nouns).map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`);
  return forPeople(
    [
      `msw-protocol ${manifest.version}: verified loops for Claude Code, from a terminal.`,
      '',
      ...rows,
      '',
      'Every noun and every verb answers --help. Everything takes --json; --project DIR names another project.',
    ],
    200,
  );
}

function told(text: Shown): CommandOutcome {
  return { code: 0, text: asShown(`${text}\n`), problem: null };
}

/** The plugin that this file belongs to; undefined when it runs from source. */
function ownRoot(): string | undefined {
  const program = process.argv[1];
  if (program === undefined) return undefined;
  const root = dirname(dirname(realpathSync(program)));
  return existsSync(join(root, '.claude-plugin', 'plugin.json')) ? root : undefined;
}

function explain(error: unknown): CommandOutcome {
  const message = error instanceof Error ? error.message : String(error);
  return { code: 1, text: prose``, problem: `${message} (/msw:doctor says more)` };
}

// The reader of a pipe may close it early.
process.stdout.on('error', () => process.exit());

const outcome = await run(process.argv.slice(2)).catch(explain);
process.exitCode = outcome.code;
if (outcome.text !== '') process.stdout.write(outcome.text);
// It failed before it was known how it answers.
else if (outcome.problem !== null && beforeData(process.argv.slice(2)).includes('--json')) {
  const status = outcome.code === 2 ? 'misused' : 'failed';
  process.stdout.write(`${proseJson({ status, reason: outcome.problem }, 0)}\n`);
}
if (outcome.problem !== null) {
  // The sentence may quote a file or a program, so it is reduced to one line.
  process.stderr.write(`msw-protocol: ${plainLine(outcome.problem, 4000)}\n`);
}
