// Finds nlm and its version, once per executable and cached until the file changes, and says what an old version must
// not be used for.

import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { isOlder, OLDEST_WITH_PROFILES } from '../../../core/notebook/nlm-version.ts';
import { ownUserFolder } from '../../claude-code/own-user-folder.ts';
import { ownFile } from '../../files/place.ts';
import { readJson } from '../../files/read-json.ts';
import { keepJson } from '../../files/write-record.ts';
import { findPrograms, mayRun } from '../../process/find-program.ts';
import type { ProgramRun } from '../../process/run-program.ts';
import { type NlmAccount, type NlmRefusal, type NlmVariables, nlmEnvironment, unsent } from './nlm-call.ts';
import { refusedRun } from './refused-run.ts';

type Place = Omit<NlmAccount, 'profile'>;

export interface LocatedNlm {
  readonly status: 'located';
  readonly executable: string;
  /** Such as `0.15.8`; null when it is nlm, but of a version that MSW cannot read. */
  readonly version: string | null;
}

const OLDEST = '0.9.3';
const LIMIT_MS = 30_000;
const NLM = /^nlm version\b/m;
const VERSION = /^nlm version (\d+\.\d+\.\d+)/m;

const KNOWN = z.record(z.string(), z.string());

/**
 * The first on the PATH that is fit for several accounts; else the first that is nlm at all. Another program of that
 * name, or a broken one, is skipped, and refused when there is no other: it gets no question.
 */
export async function locateNlm(place: Place): Promise<LocatedNlm | NlmRefusal> {
  let second: LocatedNlm | null = null;
  let refusal: NlmRefusal | null = null;
  for (const executable of nlmCandidates(place.env, place.projectRoot)) {
    const found = await examine(executable, place);
    if (found.status === 'located' && isFit(found.version)) return found;
    if (found.status === 'located') second ??= found;
    else refusal ??= found;
  }
  return second ?? refusal ?? unsent('not-installed', 'nlm was not found');
}

/** Refuses a version that could act as another account than the named one; null when the version is fit. */
export function refuseOldVersion(version: string, profile: string | null): NlmRefusal | null {
  if (isOlder(version, OLDEST)) {
    return unsent(
      'too-old',
      `nlm ${version} cannot reach accounts that Google has moved; 0.9.13 or newer is needed`,
    );
  }
  if (profile === null || !isOlder(version, OLDEST_WITH_PROFILES)) return null;
  return unsent(
    'too-old',
    `nlm ${version} may act as its default account when the login of ${profile} has expired; 0.9.13 or newer keeps accounts apart`,
  );
}

/** Changes whenever the executable is replaced, as by an upgrade. */
function stampOf(executable: string): string {
  const stat = statSync(executable, { throwIfNoEntry: false });
  return `${executable}|${stat?.mtimeMs ?? 0}|${stat?.size ?? 0}`;
}

function isFit(version: string | null): boolean {
  return version !== null && !isOlder(version, OLDEST_WITH_PROFILES);
}

/** An old version is not cached: behind an unchanged wrapper it may be upgraded at any time. */
async function examine(executable: string, place: Place): Promise<LocatedNlm | NlmRefusal> {
  const key = stampOf(executable);
  const known = remembered(place)[key];
  if (known !== undefined && isFit(known)) return { status: 'located', executable, version: known };
  const run = await askVersion(executable, place);
  if (!('exitCode' in run)) return run;
  if (run.exitCode !== 0 || !NLM.test(run.stdout)) return unusable(executable, run);
  const version = VERSION.exec(run.stdout)?.[1] ?? null;
  if (version !== null && isFit(version)) remember(place, key, version);
  return { status: 'located', executable, version };
}

function unusable(executable: string, run: ProgramRun): NlmRefusal {
  const { text } = refusedRun(run);
  const words = `${executable} is not a working nlm${text === '' ? '' : `: ${text}`}`;
  return unsent(run.startError === null ? 'unknown' : 'not-installed', words);
}

async function askVersion(executable: string, place: Place): Promise<ProgramRun | NlmRefusal> {
  const environment = nlmEnvironment({ ...place, profile: null });
  if (environment.status !== 'ready') return environment;
  const { env } = environment;
  const { runProgram } = await import('../../process/run-program.ts');
  return runProgram({
    executable,
    args: ['--version'],
    env,
    projectRoot: place.projectRoot,
    limitMs: LIMIT_MS,
  });
}

function remembered(place: Place): Readonly<Record<string, string>> {
  const path = memoryPath(place);
  const file = path === null ? null : readJson(path, ownFile(dirname(path)));
  const parsed = KNOWN.safeParse(file?.status === 'ok' ? file.value : {});
  return parsed.success ? parsed.data : {};
}

/** One entry per path: the entry of a replaced executable is dropped. */
function remember(place: Place, key: string, version: string): void {
  const path = memoryPath(place);
  if (path === null) return;
  const others = Object.entries(remembered(place)).filter(([other]) => pathOf(other) !== pathOf(key));
  try {
    const kept = { ...Object.fromEntries(others), [key]: version };
    keepJson(path, kept, { mode: 0o600 }, 2);
  } catch {
    // The version is asked again next time.
  }
}

function pathOf(key: string): string {
  return key.split('|').slice(0, -2).join('|');
}

function memoryPath(place: Place): string | null {
  const folder = ownUserFolder(place.projectRoot, place.env);
  return folder.status === 'ok' ? join(folder.path, 'nlm-versions.json') : null;
}

/** The absolute path of the first candidate; null when there is none. */
export function findNlm(env: NlmVariables, projectRoot: string): string | null {
  return nlmCandidates(env, projectRoot)[0] ?? null;
}

/** All candidates, in order of precedence. */
function nlmCandidates(env: NlmVariables, projectRoot: string): readonly string[] {
  const named = env.MSW_NLM;
  if (named === undefined || named === '') return findPrograms('nlm', env, projectRoot);
  // A project's settings can set variables, so this one is trusted no more than the PATH.
  return mayRun(named, projectRoot) ? [named] : [];
}
