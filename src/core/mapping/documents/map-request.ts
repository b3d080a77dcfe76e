// What a user asks of a map: `--fast`, `--focus tech+arch`, `--paths a,b`, `--refresh`. Nothing that is not understood
// gets through: the paths end up in prompts.

import { FOCUSES, type Focus } from './map-documents.ts';
import { isSafePath } from './safe-paths.ts';

export interface MapRequest {
  /** One mapper for everything that is asked. */
  readonly fast: boolean;
  /** Null: all, or in an update those that a change concerns. */
  readonly focuses: readonly Focus[] | null;
  /** Where the mappers look; empty for everywhere. */
  readonly paths: readonly string[];
  /** Map everything again, changed or not. */
  readonly refresh: boolean;
}

export type ParsedMapRequest =
  | { readonly status: 'ok'; readonly request: MapRequest }
  /** One sentence. */
  | { readonly status: 'refused'; readonly reason: string };

export interface GivenOptions {
  readonly fast: boolean;
  readonly refresh: boolean;
  readonly focus: string | null;
  readonly paths: string | null;
}

const MOST_PATHS = 40;
/** What one mapper writes when a fast map does not say. */
const FAST_FOCUSES: readonly Focus[] = ['tech', 'arch'];

export function mapRequest({ fast, refresh, focus, paths }: GivenOptions): ParsedMapRequest {
  const names = focus === null ? [] : focus.split(/[+,]/).map((name) => name.trim());
  const focuses = FOCUSES.filter((known) => names.includes(known));
  const wrong = names.find((name) => !FOCUSES.some((known) => known === name));
  if (wrong !== undefined)
    return refused(`"${shown(wrong)}" is no focus: use ${FOCUSES.join(', ')}, or several joined with +.`);
  const folders = paths === null ? [] : [...new Set(paths.split(',').map((path) => path.trim()))];
  const unsafe = folders.find((path) => !isSafePath(path));
  if (unsafe !== undefined)
    return refused(
      `"${shown(unsafe)}" cannot be used as a path: give folders of this project such as src/app, joined with commas.`,
    );
  if (folders.length > MOST_PATHS) return refused(`At most ${MOST_PATHS} paths can be given.`);
  const usual = fast ? FAST_FOCUSES : null;
  return {
    status: 'ok',
    request: { fast, refresh, paths: folders, focuses: focus === null ? usual : focuses },
  };
}

/** The words behind `/msw:map`. */
export function parseMapArguments(text: string): ParsedMapRequest {
  const words = text
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap(splitOption);
  const given = new Map<string, string>();
  while (words.length > 0) {
    const problem = takeOption(words, given);
    if (problem !== null) return refused(problem);
  }
  return mapRequest({
    fast: given.has('--fast'),
    refresh: given.has('--refresh'),
    focus: given.get('--focus') ?? null,
    paths: given.get('--paths') ?? null,
  });
}

/** Moves one option from the words; what is wrong with it, else null. */
function takeOption(words: string[], given: Map<string, string>): string | null {
  const name = words.shift() ?? '';
  if (!FLAGS.has(name) && !VALUES.has(name))
    return `"${shown(name)}" is not understood: use --fast, --focus NAME, --paths A,B or --refresh.`;
  const value = FLAGS.has(name) ? '' : words.shift();
  if (value === undefined || value.startsWith('--')) return `${name} needs a value.`;
  given.set(name, value);
  return null;
}

const FLAGS = new Set(['--fast', '--refresh']);
const VALUES = new Set(['--focus', '--paths']);

/** The same request as options of the command line; only plain characters are in it. */
export function mapOptions({ fast, focuses, paths, refresh }: MapRequest): readonly string[] {
  return [
    ...(fast ? ['--fast'] : []),
    ...(focuses === null ? [] : ['--focus', focuses.join('+')]),
    ...(paths.length === 0 ? [] : ['--paths', paths.join(',')]),
    ...(refresh ? ['--refresh'] : []),
  ];
}

/** `--focus=tech` as two words. */
function splitOption(word: string): readonly string[] {
  const at = word.indexOf('=');
  const name = word.slice(0, Math.max(0, at));
  return VALUES.has(name) ? [name, word.slice(at + 1)] : [word];
}

function refused(reason: string): ParsedMapRequest {
  return { status: 'refused', reason };
}

function shown(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 60);
}
