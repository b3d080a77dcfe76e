// The environment of git: who commits and the user's own settings stay, every other variable of git's goes, and
// nothing leads into the project.

import { leadsAstray, projectReach } from '../files/project-reach.ts';
import { pathOutside } from '../process/find-program.ts';
import type { Override } from './git-settings.ts';

/** With the settings as variables: after `-c` a name that holds an equals sign would set another one. */
export function gitEnvironment(
  root: string,
  settings: readonly Override[],
  variables: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const reach = projectReach(root);
  const kept = Object.entries(process.env).flatMap(([name, value]) =>
    value !== undefined && isKept(name.toUpperCase(), value, reach) ? [[name, value] as const] : [],
  );
  return {
    ...Object.fromEntries(kept),
    PATH: pathOutside(process.env, root),
    GIT_TERMINAL_PROMPT: '0',
    GIT_CONFIG_COUNT: String(settings.length),
    ...Object.fromEntries(
      settings.flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${index}`, key],
        [`GIT_CONFIG_VALUE_${index}`, value],
      ]),
    ),
    ...variables,
  };
}

function isKept(name: string, value: string, reach: string): boolean {
  if (name === 'PATH' || ASKING.has(name)) return false;
  if (PLACES.has(name)) return !leadsAstray(value, reach);
  return !name.startsWith('GIT_') || IDENTITY.has(name);
}

/** Where git and what signs for it find the user's own settings, which may name programs. */
const PLACES = new Set(
  'HOME XDG_CONFIG_HOME USERPROFILE GNUPGHOME GIT_CONFIG_GLOBAL GIT_CONFIG_SYSTEM'.split(' '),
);

const IDENTITY = new Set([
  'GIT_CONFIG_NOSYSTEM',
  ...['NAME', 'EMAIL', 'DATE'].flatMap((part) => [`GIT_AUTHOR_${part}`, `GIT_COMMITTER_${part}`]),
]);

/** Nobody is there to be asked, and nothing to be shown page by page. */
const ASKING = new Set('EDITOR VISUAL PAGER PREFIX SSH_ASKPASS'.split(' '));
