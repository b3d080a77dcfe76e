// What the installed nlm can do, found out by its own help texts once per executable.

import { runProgram } from '../../process/run-program.ts';
import type { NlmAccount } from './nlm-account.ts';
import { nlmEnvironment } from './nlm-environment.ts';
import type { NlmResult } from './nlm-result.ts';
import { isOlder, locateNlm, nlmVersion, OLDEST_WITH_PROFILES, stampOf } from './nlm-version.ts';

export interface NlmFeatures {
  readonly version: string;
  /** `source add --json`. */
  readonly sourceAddJson: boolean;
  /** `usage`: what is left of the quota. */
  readonly usage: boolean;
  /** `notebook query --new-conversation`. */
  readonly newConversation: boolean;
  /** Acts as the profile it is told, also when that login has expired. */
  readonly profiles: boolean;
}

type Place = Omit<NlmAccount, 'profile'>;

const LIMIT_MS = 30_000;

const found = new Map<string, NlmFeatures>();

export async function nlmFeatures(place: Place): Promise<NlmResult<NlmFeatures>> {
  const version = await nlmVersion(place);
  if (version.status !== 'ok') return version;
  const nlm = await locateNlm(place);
  if (nlm.status !== 'located') return nlm;
  const { executable } = nlm;
  const key = stampOf(executable);
  const known = found.get(key) ?? (await detect(executable, place, version.data));
  found.set(key, known);
  return { status: 'ok', data: known };
}

async function detect(executable: string, place: Place, version: string): Promise<NlmFeatures> {
  const help = (...words: string[]) => helpOf(executable, place, words);
  const [add, usage, query] = await Promise.all([
    help('source', 'add'),
    help('usage'),
    help('notebook', 'query'),
  ]);
  return {
    version,
    sourceAddJson: add?.includes('--json') ?? false,
    usage: usage !== null,
    newConversation: query?.includes('--new-conversation') ?? false,
    profiles: !isOlder(version, OLDEST_WITH_PROFILES),
  };
}

/** Null when there is no such verb. */
async function helpOf(executable: string, place: Place, words: readonly string[]): Promise<string | null> {
  const environment = nlmEnvironment({ ...place, profile: null });
  if (environment.status !== 'ready') return null;
  const { env } = environment;
  const { projectRoot } = place;
  const call = { executable, args: [...words, '--help'], env, projectRoot, limitMs: LIMIT_MS };
  const run = await runProgram(call);
  return run.exitCode === 0 ? run.stdout : null;
}
