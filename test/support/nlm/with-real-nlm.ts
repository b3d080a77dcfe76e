// Runs the same tests with each supported nlm: the real executable, with a stand-in for Google of its own. A sampled
// run takes one version.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { locateNlm } from '../../../src/adapters/nlm/program/locate-nlm.ts';
import type { NlmAccount, NlmResult } from '../../../src/adapters/nlm/program/nlm-call.ts';
import { sampleOf } from '../depth.ts';
import { type Google, startGoogle } from '../google/google.ts';
import type { Account } from '../google/scenario.ts';
import { requireOrSkip } from '../requirements.ts';
import { NLM_VERSIONS, type NlmVersion, nlmEnvironment, nlmExecutable } from './nlm-store.ts';
import { quickNlm } from './quick-nlm.ts';

/** Usable inside tests and hooks. */
export interface RealNlm {
  readonly version: NlmVersion;
  readonly google: Google;
  readonly directory: string;
  readonly env: Record<string, string>;
  as(profile: string): NlmAccount;
}

export function withRealNlm(
  title: string,
  profiles: readonly Account[],
  tests: (nlm: RealNlm) => void,
  { versions = sampleOf(title, NLM_VERSIONS, 1), program = quickNlm }: Choice = {},
): void {
  for (const version of versions) {
    requireOrSkip(`nlm ${version}`)(`${title}: nlm ${version}`, () => {
      const scene = new Scene(version);
      beforeAll(async () => scene.open(profiles, await program(version)));
      afterAll(() => scene.close());
      tests(scene);
    });
  }
}

/** The program is the executable itself in tests of its start. */
interface Choice {
  readonly versions?: readonly NlmVersion[];
  readonly program?: (version: NlmVersion) => string | Promise<string>;
}

/** For tests that need both versions at the same time; call `close` afterwards. */
export async function openRealNlm(
  version: NlmVersion,
  profiles: readonly Account[],
): Promise<RealNlm & { close(): Promise<void> }> {
  const scene = new Scene(version);
  await scene.open(profiles, nlmExecutable(version));
  return scene;
}

/** The value of a call; throws when it was refused. */
export function ok<T>(result: NlmResult<T>): T {
  if (result.status !== 'ok') throw new Error(`${result.status}: ${result.text}`);
  return result.data;
}

class Scene implements RealNlm {
  readonly version: NlmVersion;
  directory = '';
  env: Record<string, string> = {};
  #google: Google | null = null;

  constructor(version: NlmVersion) {
    this.version = version;
  }

  get google(): Google {
    if (this.#google === null) throw new Error('the stand-in is not open yet');
    return this.#google;
  }

  async open(profiles: readonly Account[], program: string): Promise<void> {
    this.#google = await startGoogle();
    this.directory = mkdtempSync(join(tmpdir(), 'msw-'));
    const env = nlmEnvironment(this.directory, this.#google, this.version, profiles);
    this.env = { ...env, MSW_NLM: program };
    // Located here, because otherwise each of several simultaneous calls would do it.
    await locateNlm(this.as('ok'));
  }

  async close(): Promise<void> {
    await this.#google?.close();
    rmSync(this.directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  as(profile: string): NlmAccount {
    return { profile, env: this.env, projectRoot: join(this.directory, 'project') };
  }
}
