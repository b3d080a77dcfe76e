// Where nlm keeps its logins on this machine, and which of them it takes when none is named.

import { homedir } from 'node:os';
import { join } from 'node:path';
import { named } from '../../files/place.ts';
import { textOf } from '../../files/read-file.ts';
import type { NlmVariables } from './nlm-account.ts';

const FOLDER = '.notebooklm-mcp-cli';
const SECTION = /^\s*\[([^\]]*)\]/;
const DEFAULT = /^\s*default_profile\s*=\s*["']([^"']*)["']/;

export function nlmStore(env: NlmVariables): string {
  const chosen = env.NOTEBOOKLM_MCP_CLI_PATH;
  if (chosen !== undefined && chosen !== '') return chosen;
  const home = process.platform === 'win32' ? env.USERPROFILE : env.HOME;
  return join(home === undefined || home === '' ? homedir() : home, FOLDER);
}

/** The account of a call that names none. */
export function defaultProfile(env: NlmVariables): string {
  const chosen = env.NLM_PROFILE;
  if (chosen !== undefined && chosen !== '') return chosen;
  return configuredDefault(textOf(join(nlmStore(env), 'config.toml'), named) ?? '') ?? 'default';
}

/** Of the `[auth]` section; MSW reads this one line, nlm the rest. */
function configuredDefault(toml: string): string | null {
  let section = '';
  for (const line of toml.split(/\r?\n/)) {
    section = SECTION.exec(line)?.[1]?.trim() ?? section;
    const found = section === 'auth' ? DEFAULT.exec(line)?.[1] : undefined;
    if (found !== undefined && found !== '') return found;
  }
  return null;
}
