// What every journey shares: the plugin itself, a place to work in, and readers for what MSW wrote there.
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readJournal } from '../../src/adapters/log/journal.ts';
import { type ClientOptions, type ClientRun, runClient } from '../support/client.ts';
import type { ClientVersion } from '../support/client-binary.ts';
import { hookResponsesOf, pluginErrors } from '../support/client-events.ts';
import type { Script } from '../support/model-script.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** The plugin as it is committed: its root is the repository. */
export const PLUGIN = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export interface Place {
  readonly cwd: string;
  readonly home: string;
}

export const makePlace = (): Place => {
  const folder = tempFolder();
  const cwd = join(folder, 'work');
  mkdirSync(cwd);
  return { cwd, home: join(folder, 'home') };
};

export interface Journey extends Omit<ClientOptions, 'pluginDirs'> {
  readonly version: ClientVersion;
  readonly prompt: string;
  readonly script: Script;
}

/** One headless run with the plugin loaded; fails when the client could not load all of it. */
export const runJourney = async (journey: Journey): Promise<ClientRun> => {
  const args = ['--include-hook-events', ...(journey.args ?? [])];
  const run = await runClient({ ...journey, args, pluginDirs: [PLUGIN] });
  const errors = pluginErrors(run.init);
  if (errors.length > 0) throw new Error(`the plugin did not load: ${errors.join('; ')}`);
  return run;
};

/** The model requests for the work itself; in a run without a person, MSW asks once more for the verdict at the end. */
export const workOf = (run: ClientRun): ClientRun['requests'] =>
  run.requests.filter(({ userText }) => !userText.includes('has ended or is paused'));

/** The events of MSW's journal, oldest first. */
export const journalOf = (cwd: string): readonly string[] => readJournal(cwd).map((line) => line.event);

/** The reasons for which loops ended or were paused. */
export const endingsOf = (cwd: string): readonly string[] =>
  readJournal(cwd).flatMap((line) =>
    line.event === 'loop-ended' || line.event === 'loop-paused' ? [`${line.cause}`] : [],
  );

/** How many iterations finished without ending a loop. */
export const iterationsOf = (cwd: string): number =>
  readJournal(cwd).filter((line) => line.event === 'iteration-finished').length;

/** The sessions that own a loop now. */
export const ownersOf = (cwd: string): readonly string[] => {
  const path = join(cwd, '.msw', 'ralph-state.json');
  if (!existsSync(path)) return [];
  const state: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const loops: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'loops') : null;
  return typeof loops === 'object' && loops !== null ? Object.keys(loops) : [];
};

/** The text of a file in the folder of the only loop. */
export const readLoopFile = (cwd: string, name: string): string => {
  const loops = join(cwd, '.msw', 'loops');
  const [only, ...others] = readdirSync(loops);
  if (only === undefined || others.length > 0)
    throw new Error(`expected one loop, found ${1 + others.length}`);
  return readFileSync(join(loops, only, name), 'utf8');
};

/** What MSW's hooks of one event printed, without the silent ones. */
export const hookOutputs = (run: ClientRun, event: string): readonly string[] =>
  hookResponsesOf(run.events)
    .filter((response) => response.hook_event === event && response.stdout !== '')
    .map((response) => response.stdout);
