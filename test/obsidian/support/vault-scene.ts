// A vault in the app, whose plugin finds the real server, which talks to the stand-in for Google alone.

import { dirname, join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { type Google, startGoogle } from '../../support/google/google.ts';
import { nlmEnvironment, nlmExecutable, seedProfile } from '../../support/nlm/nlm-store.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { openApp, type VaultApp } from './app.ts';

export const NOTES = {
  'Projects/Retry.md':
    '# Retry\n\nIntro of the project.\n\n## Limits\n\nThe helper retries three times at most.\n',
  'Projects/Cache.md': '# Cache\n\n## Eviction\n\nThe cache evicts by LRU, and never retries.\n',
  'Daily/Retry.md': '# Monday\n\nTalked about the retry helper and its limits.\n',
  'Private/Salary.md': '# Salary\n\nThe retry helper earns nothing.\n',
};

export interface VaultScene extends VaultApp {
  readonly google: Google;
  readonly store: string;
  readonly home: string;
  readonly storage: Map<string, unknown>;
  /** The app is started anew over the same vault. */
  again(): Promise<VaultApp>;
}

interface SceneOptions {
  readonly notes?: Readonly<Record<string, string>>;
  /** False: neither the server nor a shell that would find it. */
  readonly hasServer?: boolean;
  readonly answer?: (question: string) => string;
  readonly account?: Parameters<typeof seedProfile>[2];
  readonly settings?: Readonly<Record<string, unknown>>;
}

export async function vaultScene(options: SceneOptions = {}): Promise<VaultScene> {
  const { notes = NOTES, hasServer = true, answer, account = 'ok' } = options;
  const [home, vault] = [tempFolder(), tempFolder()];
  const google = await startGoogle(answer);
  const env = nlmEnvironment(home, google, '0.15.8', []);
  seedProfile(join(home, 'store'), 'mine', account);
  const server = join(dirname(nlmExecutable('0.15.8')), 'notebooklm-mcp');
  const path = hasServer ? `${dirname(server)}:${env.PATH}` : '/usr/bin:/bin';
  const variables = { ...env, NLM_PROFILE: 'mine', PATH: path, SHELL: '/bin/false', NODE_EXTRA_CA_CERTS: '' };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const storage = new Map<string, unknown>();
  const start = (): Promise<VaultApp> => openApp({ vault, notes, storage });
  const app = await start();
  onTestFinished(async () => {
    await app.unload();
    await google.close();
    document.body.replaceChildren();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  return { ...app, google, store: join(home, 'store'), home, storage, again: start };
}
