// The logins that nlm stores on this machine, read from its files: no login is tried, and no cookie value leaves them.

import { existsSync } from 'node:fs';

import { join } from 'node:path';
import { parse } from 'smol-toml';
import * as z from 'zod/mini';
import { isProfileName } from '../../../core/notebook/profile-name.ts';
import { homeFolder } from '../../files/home-folder.ts';
import { listFolder } from '../../files/list-folder.ts';
import { named } from '../../files/place.ts';
import { textOf } from '../../files/read-file.ts';
import { readJson } from '../../files/read-json.ts';
import type { NlmVariables } from './nlm-call.ts';

export interface NlmProfile {
  readonly name: string;
  /** Null when nlm does not know: some versions lose it when they renew a login. */
  readonly email: string | null;
  /** A login exists; only a call shows whether Google still accepts it. */
  readonly isValid: boolean;
  /** The account of a call without a profile. */
  readonly isDefault: boolean;
  /** ISO 8601 without a zone, as nlm writes it; null when unknown. */
  readonly lastValidated: string | null;
}

const METADATA = z.object({ email: z.nullish(z.string()), last_validated: z.nullish(z.string()) });
const COOKIES = z.union([
  z.array(z.object({ name: z.string() })).check(z.minLength(1)),
  z.record(z.string(), z.unknown()),
]);

/** Sorted by name, without names that MSW would not pass to nlm. */
export function listProfiles(env: NlmVariables): readonly NlmProfile[] {
  const folder = join(nlmStore(env), 'profiles');
  const standard = defaultProfile(env);
  return foldersIn(folder)
    .filter(isProfileName)
    .toSorted()
    .map((name) => ({
      name,
      ...metadataOf(join(folder, name)),
      isValid: hasLogin(join(folder, name)),
      isDefault: name === standard,
    }));
}

function foldersIn(folder: string): string[] {
  const list = listFolder(folder, named);
  const entries = list.status === 'ok' ? list.entries : [];
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

/** Newer versions can store a login encrypted, with its key in the system's keystore. */
function hasLogin(folder: string): boolean {
  if (existsSync(join(folder, 'credentials.enc'))) return true;
  const file = readJson(join(folder, 'cookies.json'), named);
  const parsed = COOKIES.safeParse(file.status === 'ok' ? file.value : null);
  return parsed.success && Object.keys(parsed.data).length > 0;
}

function metadataOf(folder: string): Pick<NlmProfile, 'email' | 'lastValidated'> {
  const file = readJson(join(folder, 'metadata.json'), named);
  const parsed = METADATA.safeParse(file.status === 'ok' ? file.value : null);
  const { email = null, last_validated: lastValidated = null } = parsed.success ? parsed.data : {};
  return { email, lastValidated };
}

const FOLDER = '.notebooklm-mcp-cli';
const CONFIG = z.object({ auth: z.object({ default_profile: z.string().check(z.minLength(1)) }) });

export function nlmStore(env: NlmVariables): string {
  const chosen = env.NOTEBOOKLM_MCP_CLI_PATH;
  if (chosen !== undefined && chosen !== '') return chosen;
  const home = process.platform === 'win32' ? env.USERPROFILE : env.HOME;
  return join(home === undefined || home === '' ? homeFolder() : home, FOLDER);
}

/** The account of a call without a profile. */
export function defaultProfile(env: NlmVariables): string {
  const chosen = env.NLM_PROFILE;
  if (chosen !== undefined && chosen !== '') return chosen;
  return configuredDefault(textOf(join(nlmStore(env), 'config.toml'), named) ?? '') ?? 'default';
}

/** MSW reads only this value. */
function configuredDefault(toml: string): string | null {
  try {
    const parsed = CONFIG.safeParse(parse(toml));
    return parsed.success ? parsed.data.auth.default_profile : null;
  } catch {
    // Not TOML: nlm itself then uses its default.
    return null;
  }
}
