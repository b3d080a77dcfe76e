// Which nlm this is, found out once per executable and remembered until the file changes, and what an old one
// may not be used for.

import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { ownFile } from '../files/place.ts';
import { readJson } from '../files/read-json.ts';
import { userFolder } from '../files/user-folder.ts';
import { writeFileAtomic } from '../files/write-file-atomic.ts';
import { findNlm } from './find-nlm.ts';
import type { NlmAccount } from './nlm-account.ts';
import { nlmEnvironment } from './nlm-arguments.ts';
import { type NlmRefusal, type NlmResult, type NlmRun, unsent } from './nlm-result.ts';
import { refusedRun, unreadableRun } from './refused-run.ts';
import { runNlm } from './run-nlm.ts';

type Place = Omit<NlmAccount, 'profile'>;

const OLDEST = '0.9.3';
export const OLDEST_WITH_PROFILES = '0.9.13';
const LIMIT_MS = 30_000;
const VERSION = /^nlm version (\d+\.\d+\.\d+)/m;

const KNOWN = z.record(z.string(), z.string());

const told = new Map<string, string | null>();

/** As `0.15.8`. */
export async function nlmVersion(place: Place): Promise<NlmResult<string>> {
  const executable = findNlm(place.env, place.projectRoot);
  if (executable === null) return unsent('not-installed', 'nlm was not found');
  const known = await readVersion(executable, place);
  if (known !== null) return { status: 'ok', data: known };
  const run = await askVersion(executable, place);
  return run.exitCode === 0 ? unreadableRun(run) : refusedRun(run);
}

/** Null when it does not tell; whoever calls it then learns from the call itself what is wrong. */
export async function readVersion(executable: string, place: Place): Promise<string | null> {
  const key = stampOf(executable);
  const known = told.get(key) ?? remembered(place)[key];
  if (known !== undefined) return known;
  const run = await askVersion(executable, place);
  const found = run.exitCode === 0 ? (VERSION.exec(run.stdout)?.[1] ?? null) : null;
  if (found === null) return null;
  told.set(key, found);
  remember(place, key, found);
  return found;
}

/** The refusal of a version that could act as another account than the one named; null when it is fit. */
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

/** Both as `1.2.3`. */
export function isOlder(version: string, than: string): boolean {
  const [left, right] = [version, than].map((text) => text.split('.').map(Number));
  const differs = [0, 1, 2].find((index) => left?.[index] !== right?.[index]);
  return differs !== undefined && (left?.[differs] ?? 0) < (right?.[differs] ?? 0);
}

/** Changes whenever the executable is replaced, which an upgrade does. */
export function stampOf(executable: string): string {
  const stat = statSync(executable, { throwIfNoEntry: false });
  return `${executable}|${stat?.mtimeMs ?? 0}|${stat?.size ?? 0}`;
}

function askVersion(executable: string, place: Place): Promise<NlmRun> {
  return runNlm({
    executable,
    args: ['--version'],
    env: nlmEnvironment(place.env, null),
    limitMs: LIMIT_MS,
  });
}

function remembered(place: Place): Readonly<Record<string, string>> {
  const path = memoryPath(place);
  const file = path === null ? null : readJson(path, ownFile(dirname(path)));
  const parsed = KNOWN.safeParse(file?.status === 'ok' ? file.value : {});
  return parsed.success ? parsed.data : {};
}

/** One entry per path: a replaced executable leaves none behind. */
function remember(place: Place, key: string, version: string): void {
  const path = memoryPath(place);
  if (path === null) return;
  const others = Object.entries(remembered(place)).filter(([other]) => pathOf(other) !== pathOf(key));
  try {
    const versions = { ...Object.fromEntries(others), [key]: version };
    writeFileAtomic(path, `${JSON.stringify(versions, null, 2)}\n`, { mode: 0o600 });
  } catch {
    // Then it is asked again next time.
  }
}

function pathOf(key: string): string {
  return key.split('|').slice(0, -2).join('|');
}

function memoryPath(place: Place): string | null {
  const folder = userFolder(place.projectRoot, place.env);
  return folder.status === 'ok' ? join(folder.path, 'nlm-versions.json') : null;
}
