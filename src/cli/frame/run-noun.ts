// Finds the verb that was asked for, reads its options, and runs it.

import { parseArgs } from 'node:util';
import { closestWord } from '../../core/text/closest-word.ts';
import type { Noun, Values, Verb, VerbCall } from './noun.ts';
import { done, misused, type Outcome } from './outcome.ts';

export interface NounCall {
  /** `loop` in `loop status`. */
  readonly name: string;
  /** What came after it. */
  readonly args: readonly string[];
  readonly env: VerbCall['env'];
  readonly cwd: string;
  readonly caller: VerbCall['caller'];
}

export async function runNoun(noun: Noun, call: NounCall): Promise<Outcome> {
  if (asksForHelp(call.args)) return done(noun.help);
  const alone = noun.verbs[''];
  const [first, ...rest] = call.args;
  const named = first === undefined || !Object.hasOwn(noun.verbs, first) ? undefined : noun.verbs[first];
  if (alone !== undefined) return runVerb(alone, call.name, call.args, call);
  if (first === undefined || named === undefined) return misused(nameAVerb(noun, call.name, first));
  return runVerb(named, `${call.name} ${first}`, rest, call);
}

/** Words after a lone `--` are data. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  const options = end === -1 ? args : args.slice(0, end);
  return options.includes('--help') || options.includes('-h');
}

async function runVerb(
  verb: Verb,
  name: string,
  args: readonly string[],
  { env, cwd, caller }: NounCall,
): Promise<Outcome> {
  const parsed = parse(verb, args);
  if (typeof parsed === 'string') return misused(`${parsed} (msw-protocol ${name} --help)`);
  const { least, most, names } = verb.words;
  const count = parsed.words.length;
  if (count < least) return misused(`${name} needs ${names}.`);
  if (count > most) {
    const takes =
      most === 0 ? 'no arguments besides its options' : `${names} only; put text with spaces in quotes`;
    return misused(`${name} takes ${takes}.`);
  }
  return verb.run({ ...parsed, env, cwd, caller });
}

function parse(
  verb: Verb,
  args: readonly string[],
): { readonly words: readonly string[]; readonly values: Values } | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: verb.options,
      allowPositionals: true,
      strict: true,
    });
    return { words: positionals, values };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Node adds advice of its own after the first sentence.
    const [told = message] = message.split(/(?<=\.) |\n/);
    const [, wrong] = /^Unknown option '(--[^']+)'/.exec(told) ?? [];
    const known = Object.keys(verb.options).map((name) => `--${name}`);
    const meant = wrong === undefined ? null : closestWord(wrong, known);
    return meant === null ? told : `${told} Did you mean ${meant}?`;
  }
}

function nameAVerb(noun: Noun, name: string, given: string | undefined): string {
  const verbs = Object.keys(noun.verbs);
  if (given === undefined) return `${name} needs a verb: use one of ${verbs.join(', ')}.`;
  const meant = closestWord(given, verbs);
  const cure = meant === null ? `use one of ${verbs.join(', ')}.` : `did you mean ${name} ${meant}?`;
  return `Unknown verb "${given.slice(0, 40)}" of ${name}: ${cure}`;
}
