// Which calls of the command line Claude may make without a question, depending on the commands that the user has typed
// in its session. No row allows a call that decides for people, and no call reads or writes outside the project.

export interface GrantedCaller {
  /** Typed by the user in this session, without `msw:`. */
  readonly commands: readonly string[];
  /** The type of the calling agent; null for the session itself. */
  readonly agent: string | null;
}

/** @param words noun, verb and arguments */
export function isGranted(words: readonly string[], { commands, agent }: GrantedCaller): boolean {
  const [noun, verb, ...rest] = words;
  return commands
    .flatMap((command) => grantsOf(command))
    .some(
      (grant) =>
        grant.call === `${noun} ${verb}` &&
        (grant.agent === undefined || grant.agent === agent) &&
        rest.every((word) => isPermitted(word, grant.options)),
    );
}

/** The calls that a command grants; empty when it grants none. */
export function grantsOf(command: string): readonly Grant[] {
  return Object.hasOwn(GRANTS, command) ? (GRANTS[command] ?? []) : [];
}

export interface Grant {
  readonly call: string;
  /** Besides those that every verb takes. */
  readonly options: readonly string[];
  /** Only this agent may make the call. */
  readonly agent?: string;
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
      commands.includes(grant.command) &&
      grant.agent === agent &&
      given.every((input) => grant.takes.includes(input)),
  );
}

interface ToolGrant {
  readonly tool: string;
  /** The user must have typed it. */
  readonly command: string;
  readonly agent: string;
  readonly takes: readonly string[];
}

/** Calls of MSW's server, so that an agent that reads untrusted text needs no shell for them. */
const TOOLS: readonly ToolGrant[] = [
  // Asks the project's own notebook; only the user chooses which notebook that is.
  {
    ...{ tool: 'notebook_query', command: 'plan', agent: 'msw:researcher' },
    takes: ['question', 'conversation'],
  },
];

const COMMON = ['json', 'project'];

/** Any text, but of the options only the common and the granted ones. */
function isPermitted(word: string, options: readonly string[]): boolean {
  if (!word.startsWith('-')) return true;
  const name = /^--([a-z-]+)(?:=|$)/.exec(word)?.[1];
  return name !== undefined && (COMMON.includes(name) || options.includes(name));
}

const COMMIT = ['task', 'type', 'also'];
const EXECUTION: readonly Grant[] = [
  { call: 'execute next', options: ['wave', 'gaps-only', 'short'] },
  { call: 'execute commit', options: COMMIT, agent: 'msw:executor' },
  { call: 'execute leave', options: [], agent: 'msw:executor' },
  { call: 'execute summary', options: [], agent: 'msw:executor' },
  { call: 'execute ready', options: [], agent: 'msw:executor' },
];
const SMALL_TASK: readonly Grant[] = [
  { call: 'quick check', options: [] },
  { call: 'quick commit', options: COMMIT },
  { call: 'quick done', options: [] },
];
const GRANTS: Readonly<Record<string, readonly Grant[]>> = {
  go: [{ call: 'route take', options: ['because', 'phase'] }],
  discuss: [{ call: 'phase context', options: ['from', 'update', 'schema'] }],
  init: [
    { call: 'project schema', options: [] },
    { call: 'project new', options: ['from'] },
    { call: 'milestone schema', options: [] },
    { call: 'milestone begin', options: ['from'] },
  ],
  map: [
    { call: 'map begin', options: ['fast', 'refresh', 'focus', 'paths', 'short'] },
    { call: 'map verify', options: ['return', 'short'] },
    { call: 'map finish', options: [] },
  ],
  plan: [{ call: 'phase check', options: ['gaps', 'round', 'review', 'apply', 'short'] }],
  execute: EXECUTION,
  verify: [
    { call: 'phase verify', options: ['here', 'no-commit', 'timeout', 'short'] },
    { call: 'phase judge', options: ['evidence'], agent: 'msw:verifier' },
    { call: 'phase finding', options: ['issue', 'fix'], agent: 'msw:reviewer' },
    { call: 'phase review', options: ['no-commit'] },
  ],
  quick: SMALL_TASK,
  // It continues either an execution or a small task.
  resume: [...EXECUTION, ...SMALL_TASK],
  setup: [
    { call: 'notebook doctor', options: [] },
    { call: 'notebook profiles', options: ['check'] },
    { call: 'notebook list', options: ['profile'] },
    { call: 'notebook quota', options: [] },
  ],
};
