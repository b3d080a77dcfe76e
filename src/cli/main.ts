// The command line. It finds the noun, loads only that noun's part, and turns what comes of it into text and
// an exit code: 0 done, 1 what was asked for failed, 2 asked wrongly.

import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import manifest from '../../.claude-plugin/plugin.json' with { type: 'json' };
import { clientMark } from '../adapters/claude-code/client-marks.ts';
import { closestWord } from '../core/text/closest-word.ts';
import { plainLine } from '../core/text/plain-line.ts';
import { prose } from '../core/text/prose.ts';
import { quoteName } from '../core/text/quote-name.ts';
import type { Noun } from './frame/noun.ts';
import { done, failed, misused, type Outcome } from './frame/outcome.ts';
import { runNoun } from './frame/run-noun.ts';

const nouns: Readonly<Record<string, () => Promise<Noun>>> = {
  loop: async () => (await import('./loop/loop-noun.ts')).loop,
  failure: async () => (await import('./failure-noun.ts')).failure,
  plan: async () => (await import('./planning/plan-noun.ts')).plan,
  state: async () => (await import('./planning/state-noun.ts')).state,
  roadmap: async () => (await import('./planning/roadmap-noun.ts')).roadmap,
  phase: async () => (await import('./planning/phase-noun.ts')).phase,
  execute: async () => (await import('./planning/execute-noun.ts')).execute,
  project: async () => (await import('./planning/project-noun.ts')).project,
  map: async () => (await import('./map/map-noun.ts')).map,
  quick: async () => (await import('./planning/quick-noun.ts')).quick,
  trust: async () => (await import('./trust-noun.ts')).trust,
  notebook: async () => (await import('./notebook/notebook-noun.ts')).notebook,
  status: async () => (await import('./loop/status-noun.ts')).status,
  research: async () => (await import('./research-noun.ts')).research,
  doctor: async () => (await import('./doctor-noun.ts')).doctor,
};

const help = prose`msw-protocol ${quoteName(manifest.version)}: verified loops for Claude Code, from a terminal.

  loop      arm, status, stop, pause, resume, hint, history, explain
  failure   fingerprint: the canonical form of a failing command's output
  plan      parse, validate, waves, roundtrip: GSD plans
  state     show, sync: where the project stands, made to agree with the disk; decision, blocker, session,
            pause, resume, metric: notes in STATE.md
  roadmap   show: the phases of the milestone
  phase     next, check, verify, judge: what to do now; whether a phase is ready, and whether it is done
  execute   next, resolve, commit, summary, ready: carrying out the plans of a phase
  project   new, schema: the documents of a new project
  map       skeleton, begin, verify, finish, stamp, drift: the codebase map
  quick     check, commit, done: a small task outside the phases
  trust     list, add, remove: commands from files that may run in this project
  notebook  query, quota, plan, profiles, list, use, sync, doctor: NotebookLM through nlm
  status    the loops of this project
  research  run, status: a topic becomes a report with its sources
  doctor    whether MSW can work here, and what to do if not

Every noun answers --help. Verbs that read take --json; --project DIR names another project.`;

async function run(args: readonly string[]): Promise<Outcome> {
  const [name, ...rest] = args;
  if (name === undefined) return misused(`Say what to do: ${Object.keys(nouns).join(', ')}, or --help.`);
  if (name === '--help' || name === '-h' || name === 'help') return done(help);
  if (name === '--version' || name === '-v') return done(quoteName(manifest.version));
  const load = Object.hasOwn(nouns, name) ? nouns[name] : undefined;
  if (load === undefined) {
    const meant = closestWord(name, Object.keys(nouns));
    const cure =
      meant === null ? `use ${Object.keys(nouns).join(', ')}, or --help.` : `did you mean ${meant}?`;
    return misused(`Unknown noun "${name.slice(0, 40)}": ${cure}`);
  }
  const caller = {
    mark: clientMark(process.env),
    isTerminal: process.stdin.isTTY === true && process.stdout.isTTY === true,
  };
  // What this program is called is its own to say, whatever a project's settings put into the environment.
  const env = { ...process.env, CLAUDE_PLUGIN_ROOT: ownRoot() ?? process.env.CLAUDE_PLUGIN_ROOT };
  return runNoun(await load(), { name, args: rest, env, cwd: process.cwd(), caller });
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
  return failed(`${message} (msw-protocol doctor tells more)`);
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
