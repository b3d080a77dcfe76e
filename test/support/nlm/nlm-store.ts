// A profile store and an environment for the real nlm, so that it only talks to the stand-in for Google. The executable
// is the one that the test set-up installs under `.cache/nlm-<version>`.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Google } from '../google/google.ts';
import type { Account } from '../google/scenario.ts';

/** The newest on PyPI, and the oldest that MSW supports. */
export const NLM_VERSIONS = ['0.15.8', '0.9.13'] as const;

export type NlmVersion = (typeof NLM_VERSIONS)[number];

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const COOKIES = ['SID', 'HSID', 'SSID', 'APISID', 'SAPISID'];

export function nlmExecutable(version: NlmVersion): string {
  const inside = process.platform === 'win32' ? join('Scripts', 'nlm.exe') : join('bin', 'nlm');
  return join(ROOT, '.cache', `nlm-${version}`, inside);
}

export function isInstalled(version: NlmVersion): boolean {
  return existsSync(nlmExecutable(version));
}

/** Whether tests should run it: where it is installed, and in CI, where a missing one is a failure. */
export function isExpected(version: NlmVersion): boolean {
  return process.env.CI === 'true' || isInstalled(version);
}

/** An environment whose store in `directory` holds one profile per account, named after it. */
export function nlmEnvironment(
  directory: string,
  google: Pick<Google, 'proxyUrl' | 'ca'>,
  version: NlmVersion,
  profiles: readonly Account[],
): Record<string, string> {
  const store = join(directory, 'store');
  for (const profile of ['default', ...profiles]) seedProfile(store, profile);
  const ca = join(directory, 'ca.pem');
  writeFileSync(ca, google.ca);
  return {
    PATH: process.env.PATH ?? '',
    SystemRoot: process.env.SystemRoot ?? '',
    HOME: directory,
    USERPROFILE: directory,
    MSW_HOME: join(directory, 'home', 'msw-home'),
    MSW_NLM: nlmExecutable(version),
    NOTEBOOKLM_MCP_CLI_PATH: store,
    HTTPS_PROXY: google.proxyUrl,
    HTTP_PROXY: google.proxyUrl,
    NO_PROXY: '127.0.0.1,localhost',
    SSL_CERT_FILE: ca,
  };
}

/** Logs an account in under a name; `csrf` is empty as after a login from a file. */
export function seedProfile(
  store: string,
  profile: string,
  account: string = profile,
  csrf = 'CSRF-old',
): void {
  const folder = join(store, 'profiles', profile);
  mkdirSync(folder, { recursive: true });
  const value = profile === 'default' ? 'ok' : account;
  const cookies = COOKIES.map((name) => ({ name, value, domain: '.google.com', path: '/' }));
  const metadata = {
    csrf_token: csrf,
    session_id: '-1',
    email: `${profile}@example.com`,
    build_label: 'boq_x',
    last_validated: '2026-07-01T00:00:00',
  };
  writeFileSync(join(folder, 'cookies.json'), JSON.stringify(cookies));
  writeFileSync(join(folder, 'metadata.json'), JSON.stringify(metadata));
}
