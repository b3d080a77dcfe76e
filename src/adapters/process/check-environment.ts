// The environment of a check: that of the user's own terminal, made plain and the same on every run.

import { CHECK_MARK, withoutClientMarks } from '../claude-code/client-marks.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** No colours, no prompts, English: the output is read by a program and compared between runs. */
const PLAIN = {
  CI: 'true',
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  TERM: 'dumb',
  DOTNET_CLI_UI_LANGUAGE: 'en',
};

/** `extra` wins over everything; `undefined` in it removes a variable. */
export function checkEnvironment(
  inherited: Environment,
  extra: Environment = {},
  platform: string = process.platform,
): Record<string, string> {
  // A check must not find the session's socket and token, nor behave as if an agent ran it (vitest and others print
  // another report then). ANTHROPIC_* stays: it is the user's own, and tests of programs that call the API need it;
  // NODE_OPTIONS stays for the same reason.
  const all = {
    ...withoutClientMarks(inherited),
    [CHECK_MARK]: '1',
    ...PLAIN,
    ...locale(platform),
    ...extra,
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** macOS has no C.UTF-8 of old, and programs that miss their locale say so on every run. */
function locale(platform: string): Environment {
  const name = platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  return { LC_ALL: name, LANG: name };
}
