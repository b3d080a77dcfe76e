// The command line. It finds the noun, loads only its operations, and turns what comes of one into text and an exit
// code: 0 done, 1 what was asked for failed, 2 asked wrongly.

import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import manifest from '../../.claude-plugin/plugin.json' with { type: 'json' };
import { clientMark } from '../adapters/claude-code/client-marks.ts';
import type { Operation } from '../app/operations/operation.ts';
import { closestWord } from '../core/text/closest-word.ts';
import { forPeople } from '../core/text/for-people.ts';
import { plainLine } from '../core/text/plain-line.ts';
import { type Prose, prose } from '../core/text/prose.ts';
import { quoteName } from '../core/text/quote-name.ts';
import type { Call } from './call.ts';
import { nounHelp, verbHelp } from './help.ts';
import { misused, type Outcome, runOperation } from './run-operation.ts';

interface Noun {
  readonly about: string;
  readonly load: () => Promise<readonly Operation[]>;
}

/** In the order of the help. */
const nouns: Readonly<Record<string, Noun>> = {
  loop: {
    about: 'Arm, watch and control loops',
    load: async () => (await import('../app/operations/loop-operations.ts')).loopOperations,
  },
  status: {
    about: 'Show the loops of this project',
    load: async () => (await import('../app/operations/loop-operations.ts')).statusOperations,
  },
  doctor: {
    about: 'Check that MSW can work here, and say what to do if not',
    load: async () => (await import('../app/operations/doctor-operations.ts')).doctorOperations,
  },
  trust: {
    about: 'Say which commands from files may run in this project',
    load: async () => (await import('../app/operations/trust-operations.ts')).trustOperations,
  },
  failure: {
    about: 'Read what a failing command printed',
    load: async () => (await import('../app/operations/failure-operations.ts')).failureOperations,
  },
  notebook: {
    about: 'Use NotebookLM through nlm',
    load: async () => (await import('../app/operations/notebook-operations.ts')).notebookOperations,
  },
  research: {
    about: 'Turn a topic into a report with its sources',
    load: async () => (await import('../app/operations/research-operations.ts')).researchOperations,
  },
  state: {
    about: 'Show and keep where the project stands',
    load: async () => (await import('../app/operations/state-operations.ts')).stateOperations,
  },
  roadmap: {
    about: 'Show the phases of the milestone',
    load: async () => (await import('../app/operations/roadmap-operations.ts')).roadmapOperations,
  },
  plan: {
    about: 'Read and check GSD plans',
    load: async () => (await import('../app/operations/plan-operations.ts')).planOperations,
  },
  phase: {
    about: 'Say what to do now, check, verify and judge phases',
    load: async () => (await import('../app/operations/phase-operations.ts')).phaseOperations,
  },
  execute: {
    about: 'Carry out the plans of a phase',
    load: async () => (await import('../app/operations/execute-operations.ts')).executeOperations,
  },
  project: {
    about: 'Write the documents of a new project',
    load: async () => (await import('../app/operations/project-operations.ts')).projectOperations,
  },
  quick: {
    about: 'Carry out a small task outside the phases',
    load: async () => (await import('../app/operations/quick-operations.ts')).quickOperations,
  },
  map: {
    about: 'Make and check the map of a codebase',
    load: async () => (await import('../app/operations/map-operations.ts')).mapOperations,
  },
};

async function run(args: readonly string[]): Promise<Outcome> {
  const [name, ...rest] = args;
  const names = Object.keys(nouns).join(', ');
  if (name === undefined) return misused(`Say what to do: ${names}, or --help.`);
  if (name === '--help' || name === '-h' || name === 'help') return told(overview());
  if (name === '--version' || name === '-v') return told(quoteName(manifest.version));
  const noun = Object.hasOwn(nouns, name) ? nouns[name] : undefined;
  if (noun !== undefined) return runVerb(name, noun, rest);
  return misused(
    `Unknown noun "${name.slice(0, 40)}": ${cureFor(name, names.split(', '), `use ${names}, or --help`)}`,
  );
}

async function runVerb(name: string, { about, load }: Noun, args: readonly string[]): Promise<Outcome> {
  const operations = await load();
  const alone = operations.find((one) => one.name === name);
  const [verb, ...words] = alone === undefined ? args : ['', ...args];
  const operation = alone ?? operations.find((one) => one.name === `${name} ${verb}`);
  if (asksForHelp(args))
    return told(operation === undefined ? nounHelp(name, about, operations) : verbHelp(operation));
  if (operation === undefined) return misused(nameAVerb(name, verb, operations));
  return runOperation(operation, { args: words, ...surroundings() });
}

function surroundings(): Omit<Call, 'args'> {
  const caller = {
    mark: clientMark(process.env),
    isTerminal: process.stdin.isTTY === true && process.stdout.isTTY === true,
  };
  // What this program is called is its own to say, whatever a project's settings put into the environment.
  const env = { ...process.env, CLAUDE_PLUGIN_ROOT: ownRoot() ?? process.env.CLAUDE_PLUGIN_ROOT };
  return { env, cwd: process.cwd(), caller };
}

/** Words after a lone `--` are data. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  const options = end === -1 ? args : args.slice(0, end);
  return options.includes('--help') || options.includes('-h');
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

function overview(): Prose {
  const rows = Object.entries(nouns).map(([name, { about }]) => `  ${name.padEnd(10)}${about}`);
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

function told(text: Prose): Outcome {
  return { code: 0, text: prose`${text}\n`, problem: null };
}

/** The plugin that this very file belongs to; undefined when it runs from its sources. */
function ownRoot(): string | undefined {
  const program = process.argv[1];
  if (program === undefined) return undefined;
  const root = dirname(dirname(realpathSync(program)));
  return existsSync(join(root, '.claude-plugin', 'plugin.json')) ? root : undefined;
}

function explain(error: unknown): Outcome {
  const message = error instanceof Error ? error.message : String(error);
  return { code: 1, text: prose``, problem: `${message} (msw-protocol doctor tells more)` };
}

// The reader of a pipe may have seen enough.
process.stdout.on('error', () => process.exit());

const outcome = await run(process.argv.slice(2)).catch(explain);
process.exitCode = outcome.code;
if (outcome.text !== '') process.stdout.write(outcome.text);
if (outcome.problem !== null) {
  // A sentence of ours that may name what a file or a program said: one line, whatever that was.
  process.stderr.write(`msw-protocol: ${plainLine(outcome.problem, 4000)}\n`);
}
