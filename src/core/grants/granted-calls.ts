// Which calls of the command line Claude may make without a question, depending on the commands that the user has typed
// in its session. The rows are the grants of the operations, gathered by `scripts/generate.mjs`, since a hook must not
// load the operations themselves. No call reads or writes outside the project.

import GRANTS from './grants.json' with { type: 'json' };

export interface GrantedCaller {
  /** Typed by the user in this session, without `msw:`. */
  readonly commands: readonly string[];
  /** The type of the calling agent; null for the session itself. */
  readonly agent: string | null;
}

export interface CallGrant {
  /** A noun and a verb. */
  readonly call: string;
  /** The user must have typed one of these. */
  readonly to: readonly string[];
  /** Only this agent may make the call; null for any. */
  readonly agent: string | null;
  /** Besides those that every verb takes. */
  readonly options: readonly string[];
}

/** A call of MSW's server, so that an agent that reads untrusted text needs no shell for it. */
interface ToolGrant {
  readonly tool: string;
  readonly to: readonly string[];
  readonly agent: string;
  readonly takes: readonly string[];
}

const CALLS: readonly CallGrant[] = GRANTS.calls;
const TOOLS: readonly ToolGrant[] = GRANTS.tools;

/** @param words noun, verb and arguments */
export function isGranted(words: readonly string[], { commands, agent }: GrantedCaller): boolean {
  const [noun, verb, ...rest] = words;
  return commands
    .flatMap((command) => grantsOf(command))
    .some(
      (grant) =>
        grant.call === `${noun} ${verb}` &&
        (grant.agent === null || grant.agent === agent) &&
        rest.every((word) => isPermitted(word, grant.options)),
    );
}

/** The calls that a command grants; empty when it grants none. */
export function grantsOf(command: string): readonly CallGrant[] {
  return CALLS.filter(({ to }) => to.includes(command));
}

/** @param given the names of the tool's inputs */
export function isGrantedTool(
  tool: string,
  given: readonly string[],
  { commands, agent }: GrantedCaller,
): boolean {
  return TOOLS.some(
    (grant) =>
      grant.tool === tool &&
      grant.to.some((command) => commands.includes(command)) &&
      grant.agent === agent &&
      given.every((input) => grant.takes.includes(input)),
  );
}

const COMMON = ['json', 'project'];

/** Any text, but of the options only the common and the granted ones. */
function isPermitted(word: string, options: readonly string[]): boolean {
  if (!word.startsWith('-')) return true;
  const name = /^--([a-z-]+)(?:=|$)/.exec(word)?.[1];
  return name !== undefined && (COMMON.includes(name) || options.includes(name));
}
