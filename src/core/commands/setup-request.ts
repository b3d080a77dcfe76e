// The arguments of `/msw:setup`: none, to show the set-up; or a choice that only a person makes.

import { readTyped } from './read-typed.ts';

export interface UseRequest {
  /** Id or alias; null: only the account, for notebooks that MSW makes in it. */
  readonly notebook: string | null;
  /** Null: nlm's own default account. */
  readonly profile: string | null;
  /** The notebook's name in the settings. */
  readonly name: string;
}

export type SetUpRequest =
  | { readonly kind: 'show' }
  | ({ readonly kind: 'use' } & UseRequest)
  /** `reserve`: null for a fifth. */
  | {
      readonly kind: 'plan';
      readonly profile: string;
      readonly plan: string;
      readonly reserve: number | null;
    }
  | ({ readonly kind: 'fill'; readonly yes: boolean } & FillRequest)
  | { readonly kind: 'refused'; readonly reason: string };

/** `profile`: in which a notebook is made where none answers for the project yet; null: nlm's own default account. */
export interface FillRequest {
  readonly profile: string | null;
  /** From now on sources of MSW that a newer one replaces are deleted. */
  readonly delete: boolean;
}

export const DEFAULT_NAME = 'main';

const USAGE =
  'type /msw:setup alone, /msw:setup use NOTEBOOK [--profile P] [--name NAME], /msw:setup fill [--profile P] [--yes], or /msw:setup plan PROFILE PLAN [--reserve N]';

export function readSetUp(raw: string): SetUpRequest {
  const typed = readTyped('setup', raw);
  if (typed.status === 'refused')
    return refused(
      typed.reason.replace(/[.:?]$/, '').replace(/: did you mean (\S+)$/, ' (did you mean $1?)'),
    );
  const [verb, ...words] = typed.words;
  if (verb === undefined)
    return typed.options.length === 0 ? { kind: 'show' } : refused('say use, fill or plan');
  const given = { words, options: new Map(typed.options) };
  const belongs = verb === 'fill' || !(given.options.has('yes') || given.options.has('delete'));
  if (!belongs) return refused('--yes and --delete belong to fill');
  if (verb === 'fill') return readFill(given);
  if (verb === 'use') return readUse(given);
  return verb === 'plan' ? readPlan(given) : refused(`"${verb.slice(0, 40)}" is not known`);
}

interface Given {
  readonly words: readonly string[];
  readonly options: ReadonlyMap<string, string>;
}

function readUse({ words, options }: Given): SetUpRequest {
  const [notebook = null, ...more] = words;
  const profile = options.get('profile') ?? null;
  if (more.length > 0) return refused('one notebook at a time, and names with spaces in quotes');
  if (options.has('reserve')) return refused('--reserve belongs to a plan');
  if (notebook === null && profile === null) return refused('the notebook is missing');
  return { kind: 'use', notebook, profile, name: options.get('name') ?? DEFAULT_NAME };
}

function readFill({ words, options }: Given): SetUpRequest {
  if (words.length > 0) return refused('fill takes no words');
  if (options.has('name') || options.has('reserve'))
    return refused('fill takes --profile, --delete and --yes, and no other option');
  return {
    kind: 'fill',
    profile: options.get('profile') ?? null,
    delete: options.has('delete'),
    yes: options.has('yes'),
  };
}

function readPlan({ words, options }: Given): SetUpRequest {
  const [profile, plan, ...more] = words;
  if (profile === undefined || plan === undefined || more.length > 0)
    return refused('a plan needs one profile and one plan');
  const reserve = options.get('reserve') ?? null;
  if (reserve !== null && !/^\d{1,7}$/.test(reserve)) return refused('--reserve needs a number of questions');
  if (options.has('profile') || options.has('name'))
    return refused('a plan takes --reserve and no other option');
  return { kind: 'plan', profile, plan, reserve: reserve === null ? null : Number(reserve) };
}

function refused(why: string): SetUpRequest {
  return { kind: 'refused', reason: `${why[0]?.toUpperCase()}${why.slice(1)}: ${USAGE}.` };
}
