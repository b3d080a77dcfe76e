// The options of `/msw:loop`, each defined only here: how it is typed, its meaning, limits and default. From this table
// come the parser, the help, the command-line options, the request, and the part of it that is signed and stored as the
// loop's terms.

import {
  type Objection,
  objectionToPattern,
  objectionToPromise,
  objectionToReview,
  required,
} from './option-objections.ts';

interface Option {
  /** Its name in the request, the terms and the stored record. */
  readonly key: string;
  /** The placeholder after its name in the help; empty for a flag. */
  readonly shown: string;
  readonly about: string;
  /** True for options that apply as long as the loop runs: they are signed and stored with the loop. */
  readonly isTerm: boolean;
}

type LoopOption = Option &
  (
    | { readonly kind: 'number'; readonly low: number; readonly high: number; readonly initial: number }
    /** Typing it inverts its initial value. */
    | { readonly kind: 'flag'; readonly initial: boolean }
    | { readonly kind: 'text'; readonly objection: Objection; readonly initial: null }
    /** May be typed several times. */
    | {
        readonly kind: 'list' | 'commands';
        readonly objection: Objection;
        readonly initial: readonly never[];
      }
  );

/** In the order of the help. */
export const LOOP_OPTIONS = {
  check: {
    key: 'checks',
    kind: 'commands',
    shown: '[NAME=]COMMAND',
    about: "a command that must exit 0; repeat it for more; by default the project's own checks",
    objection: required('Option --check needs a command, for example --check "npm test".'),
    isTerm: false,
    initial: [],
  },
  recipe: {
    key: 'recipe',
    kind: 'text',
    shown: 'NAME',
    about: 'a ready task with its check; also a file of your own',
    objection: required('Option --recipe needs the name of a recipe, for example --recipe fix-tests.'),
    isTerm: false,
    initial: null,
  },
  promise: {
    key: 'completionPromise',
    kind: 'text',
    shown: 'TEXT',
    about: 'Claude must also end with TEXT between promise tags',
    objection: objectionToPromise,
    isTerm: true,
    initial: null,
  },
  'max-iterations': {
    key: 'maxIterations',
    kind: 'number',
    shown: 'N',
    about: 'attempts',
    isTerm: true,
    low: 1,
    high: 1000,
    initial: 20,
  },
  'min-iterations': {
    key: 'minIterations',
    kind: 'number',
    shown: 'N',
    about: 'not done before the N-th attempt',
    isTerm: true,
    low: 0,
    high: 1000,
    initial: 0,
  },
  'max-minutes': {
    key: 'maxMinutes',
    kind: 'number',
    shown: 'N',
    about: 'time without pauses',
    isTerm: true,
    low: 1,
    high: 10_080,
    initial: 240,
  },
  'max-tokens': {
    key: 'maxTokens',
    kind: 'number',
    shown: 'N',
    about: 'tokens, those of subagents too; 0 for no limit',
    isTerm: true,
    low: 0,
    high: 1_000_000_000,
    initial: 0,
  },
  'check-timeout': {
    key: 'checkTimeoutSeconds',
    kind: 'number',
    shown: 'SECONDS',
    about: 'limit for each run of a check',
    isTerm: true,
    low: 1,
    high: 6600,
    initial: 600,
  },
  fresh: {
    key: 'fresh',
    kind: 'flag',
    shown: '',
    about: 'each iteration in a fresh context, which begins with the evidence',
    isTerm: true,
    initial: false,
  },
  plan: {
    key: 'plan',
    kind: 'text',
    shown: 'FILE',
    about: 'take the verify commands of a GSD plan',
    objection: required('Option --plan needs a file.'),
    isTerm: false,
    initial: null,
  },
  trust: {
    key: 'trust',
    kind: 'text',
    shown: 'DIGEST',
    about: 'allow exactly the commands that MSW has listed',
    objection: (value) =>
      /^[0-9a-f]{16}$/.test(value)
        ? null
        : 'Option --trust needs the digest that MSW printed below the list of commands.',
    isTerm: false,
    initial: null,
  },
  agent: {
    key: 'agents',
    kind: 'list',
    shown: 'TYPE',
    about: 'hold subagents of this type to the same checks; repeat it for more',
    objection: required('Option --agent needs an agent type.'),
    isTerm: true,
    initial: [],
  },
  protect: {
    key: 'protect',
    kind: 'list',
    shown: 'GLOB',
    about: 'put these files back before the checks run, for example "test/**"; repeat it for more',
    objection: objectionToPattern,
    isTerm: true,
    initial: [],
  },
  sealed: {
    key: 'sealed',
    kind: 'commands',
    shown: '[NAME=]COMMAND',
    about: 'a check that runs when the others pass, and whose output Claude never sees',
    objection: required('Option --sealed needs a command, for example --sealed "node ../acceptance.mjs".'),
    isTerm: false,
    initial: [],
  },
  'allow-empty': {
    key: 'allowEmpty',
    kind: 'flag',
    shown: '',
    about: 'let a run that tested nothing count as a pass',
    isTerm: true,
    initial: false,
  },
  'no-check': {
    key: 'proposeChecks',
    kind: 'flag',
    shown: '',
    about: "do not take the project's own checks; needs a promise, a check or a plan",
    isTerm: false,
    initial: true,
  },
  'allow-no-change': {
    key: 'allowNoChange',
    kind: 'flag',
    shown: '',
    about: 'let a loop be done even though no file has changed since it was armed',
    isTerm: true,
    initial: false,
  },
  'red-first': {
    key: 'redFirst',
    kind: 'flag',
    shown: '',
    about: 'passing counts only after the checks have failed once in this loop',
    isTerm: true,
    initial: false,
  },
  require: {
    key: 'require',
    kind: 'text',
    shown: 'proven',
    about: 'not done before the verdict is proven',
    objection: (value) => (value === 'proven' ? null : 'Option --require takes the word proven.'),
    isTerm: true,
    initial: null,
  },
  review: {
    key: 'review',
    kind: 'text',
    shown: 'CRITERIA',
    about: 'an agent also judges what no command can test; separate criteria by ; or lines',
    objection: objectionToReview,
    isTerm: true,
    initial: null,
  },
  'no-baseline': {
    key: 'baseline',
    kind: 'flag',
    shown: '',
    about: 'do not run the checks before Claude begins',
    isTerm: false,
    initial: true,
  },
  controls: {
    // What a stored loop has is read by its first name.
    key: 'witness',
    kind: 'flag',
    shown: '',
    about:
      'run passing checks again without the work, with the old tests and with other expectations; the default',
    isTerm: true,
    initial: false,
  },
  'no-controls': {
    key: 'mayWitness',
    kind: 'flag',
    shown: '',
    about: 'never do that; a loop is then passed at most, not proven',
    isTerm: true,
    initial: true,
  },
  'no-guidance': {
    key: 'guidance',
    kind: 'flag',
    shown: '',
    about: 'no guidance, neither from earlier fixes nor from a notebook',
    isTerm: true,
    initial: true,
  },
} as const satisfies Readonly<Record<string, LoopOption>>;

type Options = typeof LOOP_OPTIONS;
export type OptionName = keyof Options;

/** Names that options had before, which are still accepted but not shown. */
export const FORMER_NAMES: ReadonlyMap<string, OptionName> = new Map([
  ['witness', 'controls'],
  ['no-witness', 'no-controls'],
]);

interface NamedCommand {
  readonly name: string;
  readonly command: string;
}

interface Values {
  readonly number: number;
  readonly flag: boolean;
  readonly text: string | null;
  readonly list: readonly string[];
  readonly commands: readonly NamedCommand[];
}

type ValuesOf<Name extends OptionName> = {
  readonly [N in Name as Options[N]['key']]: Values[Options[N]['kind']];
};
type TermName = { [N in OptionName]: Options[N]['isTerm'] extends true ? N : never }[OptionName];

/** The user's request for a loop, before the project's settings apply. */
export interface LoopRequest extends ValuesOf<OptionName> {
  /** Byte for byte as typed, without quotes around the whole text. */
  readonly task: string;
  /** The options that were typed, which a recipe does not fill. */
  readonly typed: readonly OptionName[];
}

/** The options that are fixed for as long as the loop runs. */
export type TermOptions = ValuesOf<TermName>;

const options: readonly LoopOption[] = Object.values(LOOP_OPTIONS);
const terms = options.filter(({ isTerm }) => isTerm);

export const requestDefaults: LoopRequest = {
  task: '',
  typed: [],
  ...gathered<ValuesOf<OptionName>>(options, ({ initial }) => initial),
};

/** Picks only the term options from a request or from a loop's terms. */
export function termOptions(values: TermOptions): TermOptions {
  const byKey = new Map<string, unknown>(Object.entries(values));
  return gathered<TermOptions>(terms, ({ key }) => byKey.get(key));
}

/** Whether a stored record has all of them, each with a possible value. */
export function hasTermOptions(
  stored: Readonly<Record<string, unknown>>,
): stored is TermOptions & Readonly<Record<string, unknown>> {
  return terms.every((option) => couldBe(option, stored[option.key]));
}

/** As the help shows them: how to type each option, and what it means. */
export function optionLines(): readonly (readonly [typed: string, meaning: string])[] {
  return Object.entries<LoopOption>(LOOP_OPTIONS).map(
    ([name, option]) => [`--${name} ${option.shown}`.trimEnd(), optionMeaning(option)] as const,
  );
}

export function optionMeaning(option: LoopOption): string {
  if (option.kind !== 'number') return option.about;
  return `${option.about}, ${option.low} to ${option.high}; by default ${option.initial}`;
}

/** The result's keys and types are those of the table. */
function gathered<Result>(of: readonly LoopOption[], value: (option: LoopOption) => unknown): Result {
  return Object.fromEntries(of.map((option) => [option.key, value(option)])) as Result;
}

function couldBe(option: LoopOption, value: unknown): boolean {
  switch (option.kind) {
    case 'number':
      return Number.isInteger(value) && typeof value === 'number' && value >= option.low;
    case 'flag':
      return typeof value === 'boolean';
    case 'text':
      return value === null || typeof value === 'string';
    case 'list':
      return Array.isArray(value) && value.every((one) => typeof one === 'string');
    case 'commands':
      return false;
  }
}
