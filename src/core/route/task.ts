// Analyses the words of a task: whether it asks a question or wants a change, its size, and what is unclear. Words and
// patterns are in tables; for a language that they do not cover, the analysis finds nothing.

import { analyse } from '../retrieval/analyse.ts';
import { countOf } from '../text/count-of.ts';

export interface Task {
  /** As typed. */
  readonly text: string;
  /** It asks a question and changes nothing. */
  readonly isQuestion: boolean;
  /** It does not say what to change, or into what. */
  readonly isVague: boolean;
  /** It mentions a failing check. */
  readonly isAboutFailure: boolean;
  /** The words that show that the way is unclear. */
  readonly unsure: readonly string[];
  readonly size: 'small' | 'medium' | 'large';
  /** What the size was derived from. */
  readonly sizedBy: readonly string[];
  /** The MSW command that the whole task amounts to; null for none. */
  readonly wants: 'next' | 'close' | 'map' | 'plan' | null;
  /** The phase that the task names, and what to do with it. */
  readonly phase: { readonly number: string; readonly act: PhaseAct | null } | null;
}

type PhaseAct = 'discuss' | 'plan' | 'execute' | 'verify';

/** Never throws; an empty text gives an empty result. */
export function readTask(text: string): Task {
  const plain = text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST);
  const asked = plain.replace(POLITE, '');
  const isAboutFailure = FAILURE.test(plain);
  const { size, sizedBy } = sizeOf(text.slice(0, LONGEST), plain);
  return {
    text,
    isQuestion: isQuestion(asked),
    isVague: asked !== '' && analyse(asked, 'english').every((word) => VAGUE.has(word)),
    isAboutFailure,
    unsure: unsureIn(plain, isAboutFailure),
    size,
    sizedBy,
    wants: wantsOf(asked),
    phase: phaseIn(asked),
  };
}

/** The words that distinguish a task from others, in comparable form. */
export function tellingWords(text: string): readonly string[] {
  return [...new Set(analyse(text, 'english'))].filter((word) => word.length > 2 && !COMMON.has(word));
}

/** For a longer text, the beginning is enough. */
const LONGEST = 20_000;

const POLITE =
  /^(?:(?:hi|hello|hey|ok|okay|so|now|please|kindly|let's|let us|can (?:you|we)|could (?:you|we)|would you|will you|i(?:'d| would) like you to|i (?:want|need) (?:you )?to|we (?:want|need|have) to|help (?:me|us)(?: to)?),? )+/i;

/** "When" and "where" also begin descriptions of a problem. */
const QUESTION =
  /^(?:(?:explain|describe|show|tell)(?: to)?(?: me| us)? )?(?:what|how|why|which|who|whose)\b|^(?:when|where) (?:is|are|was|were|does|do|did|can|could|should|will|would|has|have)\b/i;

/** In the imperative, or after "and". */
const CHANGE =
  /(?:^|[.!?:;,]\s|\b(?:and|then)\s)(?:then )?(?:fix|add|make|change|implement|build|create|write|remove|delete|rename|refactor|update|replace|switch|migrate|repair|correct|solve|handle|support|use|get rid)\b/i;

function isQuestion(asked: string): boolean {
  return (QUESTION.test(asked) || asked.endsWith('?')) && !CHANGE.test(asked);
}

const FAILURE =
  /\b(?:fail(?:s|ed|ing|ure|ures)?|broken|crash(?:es|ed|ing)?|bugs?|errors?|exceptions?|flaky|regressions?|red|traceback|does(?: not|n't) (?:work|compile|build|pass))\b/i;

/** Phrases that show a missing decision or library choice; phrases that merely soften a sentence are left out. */
const UNSURE: readonly RegExp[] = [
  /\b(?:i am|i'm|we are|we're) not sure\b|\bunsure\b|\b(?:do not|don't) know\b|\bunclear (?:how|which|what|whether)\b/i,
  /\bwhich [\w-]+(?: [\w-]+){0,3} (?:should|would|could|fits?|is best|to (?:use|choose|take)|do we)\b/i,
  /\bshould (?:we|i)\b/i,
  /\bbest (?:way|practices?|approach|library|tool|option|choice)\b/i,
  /\b(?:state of the art|pros and cons|alternatives to|trade-?offs?)\b/i,
  /^(?:research|compare|evaluate|survey|explore|investigate)\b/i,
  /\b(?:find|figure) out (?:which|what|how|whether|if)\b|\blook into (?:which|what|how|whether)\b/i,
];

/** To find the cause of a failure one needs its output, not literature. */
const DEBUGGING = /^(?:investigate|find out|figure out|look into|explore)/i;

function unsureIn(plain: string, isAboutFailure: boolean): readonly string[] {
  return UNSURE.flatMap((pattern) => {
    const found = pattern.exec(plain)?.[0].toLowerCase();
    return found === undefined || (isAboutFailure && DEBUGGING.test(found)) ? [] : [found];
  });
}

const PARTS =
  'app|apps|application|applications|system|systems|service|services|platform|product|website|site|web app|game|dashboard|panel|portal|interface|backend|frontend|server|api|cli|library|plugin';

/** Each is counted once. */
const SIZES: readonly (readonly [points: number, pattern: RegExp])[] = [
  [
    3,
    /\bfrom scratch\b|\bre-?write (?:the )?(?:whole|entire|complete)\b|\bre-?architect|\bredesign the architecture\b/i,
  ],
  [2, /\b(?:re-?write|redesign|overhaul|re-?structure|modernise|modernize)\b/i],
  [
    2,
    /\b(?:whole|entire|complete) (?:\w+ ){0,2}(?:app|application|code ?base|system|project|backend|frontend|site|module|layer|api)\b/i,
  ],
  [
    2,
    /\b(?:across|throughout|in) (?:the |all |every )+(?:\w+ )?(?:code ?base|project|modules?|services?|packages?|components?|endpoints?|screens?|pages?|repositor(?:y|ies))\b/i,
  ],
  [
    2,
    new RegExp(
      `\\b(?:build|create|write|develop|make|start) (?:me |us )?(?:an? |the )?(?:new |complete |full |small |simple )*(?:\\w+ )?(?:${PARTS})\\b`,
      'i',
    ),
  ],
  [2, /\b(?:migrate|port|convert|translate|move) (?:\w+ ){1,4}(?:from|to|into) /i],
  [
    1,
    /\b(?:micro-?services?|multi-tenan\w+|architecture|end-to-end|real-time|authentication and|internationali[sz]ation|plug-?in system)\b/i,
  ],
  [-2, /\b(?:typos?|one-?liner|off-?by-?one|spelling|wording|whitespace|rename|bump)\b/i],
  [
    -1,
    /\b(?:small|tiny|just|only|quick(?:ly)?|simply|minor|single|lint(?:er)?|comments?|readme|changelog|imports?)\b/i,
  ],
  [-1, /\b(?:fix|repair|correct)\b/i],
];

const LARGE = 3;
const SMALL = -1;

function sizeOf(text: string, plain: string): Pick<Task, 'size' | 'sizedBy'> {
  const found = SIZES.flatMap(([points, pattern]) => {
    const match = pattern.exec(plain);
    return match === null ? [] : [{ points, what: match[0].trim().toLowerCase().slice(0, 60) }];
  });
  const counted = [...found, ...counts(text, plain)];
  const points = counted.reduce((sum, one) => sum + one.points, 0);
  const size = points >= LARGE ? 'large' : points <= SMALL ? 'small' : 'medium';
  return { size, sizedBy: counted.map(({ what }) => what) };
}

function counts(text: string, plain: string): readonly { readonly points: number; readonly what: string }[] {
  const items = text.split('\n').filter((line) => /^\s{0,8}(?:[-*+•]|\d{1,3}[.)])\s/.test(line)).length;
  const words = plain.split(' ').length;
  const parts = plain.split(/,| and /).length;
  return [
    { points: Math.min(items, 6) - 1, what: `a list of ${items}`, holds: items > 1 },
    { points: words > 150 ? 2 : 1, what: `${countOf(words, 'word')}`, holds: words > 60 },
    { points: 1, what: `${parts} parts`, holds: parts > 3 && items < 2 },
  ].filter(({ holds }) => holds);
}

/** Whole sentences only: inside another sentence these words mean something else. */
const WANTS: readonly (readonly [Exclude<Task['wants'], null>, RegExp])[] = [
  [
    'next',
    /^(?:(?:go|carry|keep|move|press) (?:on|going|ahead)|continue|proceed|resume|next|next (?:step|one)|what(?:'s| is)(?: to do)? next|what now|do the next (?:step|thing))(?: (?:with|on))?(?: (?:the|this|our))?(?: (?:roadmap|plan|project|milestone|work|next (?:phase|step)))?[.!?]*$/i,
  ],
  [
    'close',
    /^(?:close|finish|complete|archive|wrap up|ship) (?:up )?(?:the |this |our |current )*milestone\b[^.]{0,30}[.!]?$/i,
  ],
  [
    'map',
    /^(?:re-?)?map (?:out )?(?:the |this |our )*(?:whole |entire )?(?:code ?base|code|repo|repository|project|source)[.!]*$|^(?:make|create|update|refresh) (?:a |the )?(?:codebase )?map\b[^.]{0,30}[.!]*$/i,
  ],
  [
    'plan',
    /^(?:plan|(?:start|begin|make|write|create|draw up)(?: an?| the)?(?: new)? (?:plan|planning|roadmap|milestone)(?: for| of)?)(?: (?:a|an|the|this|our|new|next|whole|my))*(?: (?:project|milestone|roadmap|work))?[.!]*$/i,
  ],
];

function wantsOf(asked: string): Task['wants'] {
  return WANTS.find(([, pattern]) => pattern.test(asked))?.[0] ?? null;
}

const ACTS: readonly (readonly [PhaseAct, RegExp])[] = [
  ['discuss', /\b(?:discuss|talk about|clarify|settle)\b/i],
  ['verify', /\b(?:verify|check|validate|review|accept)\b/i],
  ['plan', /\b(?:re-?plan|plan)\b/i],
  ['execute', /\b(?:execute|run|carry out|implement|build|do|start|begin|continue|work on)\b/i],
];

function phaseIn(asked: string): Task['phase'] {
  const number = /\bphase (\d{1,4}(?:\.\d{1,3}){0,3}[a-z]?)\b/i.exec(asked)?.[1];
  if (number === undefined) return null;
  return { number, act: ACTS.find(([, pattern]) => pattern.test(asked))?.[0] ?? null };
}

const VAGUE: ReadonlySet<string> = new Set(
  analyse(
    'fix improve make better clean cleanup up help do work working works good nice nicer refactor optimise optimize finish complete change update polish tidy faster fast quick it this that things thing stuff everything all code project program app please something anything problem issue now again more some get done broken wrong bug bugs fail fails failing failed error errors crash crashes doesn doesnt does not isn isnt won wont don dont can cannot cant t s there here still at all anymore',
    'english',
  ),
);

/** In most tasks and notes, so they distinguish nothing. */
const COMMON: ReadonlySet<string> = new Set(
  analyse(
    'what how why where which who when did does do we our you decide decided decision decide about use used using make made get got fix fixed fixing add added change changed should would could need work works project code file files test tests thing things way',
    'english',
  ),
);
