// Parses a map request: `--fast`, `--focus tech+arch`, `--paths a,b`, `--refresh`. Rejects anything it does not
// understand, since the paths end up in prompts.

import { hasOption, optionOf, readTyped } from '../../commands/read-typed.ts';
import { FOCUSES, type Focus } from './map-documents.ts';

export interface MapRequest {
  /** One mapper for all focuses. */
  readonly fast: boolean;
  /** Null: all, or in an update those affected by a change. */
  readonly focuses: readonly Focus[] | null;
  /** Folders for the mappers; empty for everywhere. */
  readonly paths: readonly string[];
  /** Map everything again, changed or not. */
  readonly refresh: boolean;
}

export type ParsedMapRequest =
  | { readonly status: 'ok'; readonly request: MapRequest }
  /** One sentence. */
  | { readonly status: 'refused'; readonly reason: string };

export interface MapOptions {
  readonly fast: boolean;
  readonly refresh: boolean;
  readonly focus: string | null;
  readonly paths: string | null;
}

const MOST_PATHS = 40;
/** The focuses of a fast map that names none. */
const FAST_FOCUSES: readonly Focus[] = ['tech', 'arch'];

export function mapRequest({ fast, refresh, focus, paths }: MapOptions): ParsedMapRequest {
  const names = focus === null ? [] : focus.split(/[+,]/).map((name) => name.trim());
  const focuses = FOCUSES.filter((known) => names.includes(known));
  const wrong = names.find((name) => !FOCUSES.some((known) => known === name));
  if (wrong !== undefined)
    return refused(`"${shown(wrong)}" is not a focus: use ${FOCUSES.join(', ')}, or several joined with +.`);
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

/** Parses the words after `/msw:map`. */
export function parseMapArguments(text: string): ParsedMapRequest {
  const typed = readTyped('map', text);
  if (typed.status === 'refused') return typed;
  const [word] = typed.words;
  if (word !== undefined)
    return refused(`"${shown(word)}" is not understood: use --fast, --focus NAME, --paths A,B or --refresh.`);
  return mapRequest({
    fast: hasOption(typed, 'fast'),
    refresh: hasOption(typed, 'refresh'),
    focus: optionOf(typed, 'focus'),
    paths: optionOf(typed, 'paths'),
  });
}

/** The request as command-line options; contains only plain characters. */
export function mapOptions({ fast, focuses, paths, refresh }: MapRequest): readonly string[] {
  return [
    ...(fast ? ['--fast'] : []),
    ...(focuses === null ? [] : ['--focus', focuses.join('+')]),
    ...(paths.length === 0 ? [] : ['--paths', paths.join(',')]),
    ...(refresh ? ['--refresh'] : []),
  ];
}

function refused(reason: string): ParsedMapRequest {
  return { status: 'refused', reason };
}

function shown(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 60);
}

// The folders and files to which a map may be limited. They end up in a prompt, so only plain ones are accepted.
const SAFE_PATH = /^(?!.*\.\.)(?:[A-Za-z0-9_.][A-Za-z0-9_.-]*)(?:\/[A-Za-z0-9_.][A-Za-z0-9_.-]*)*$/;

/** GSD's rule: relative to the project, `/` between the parts, letters, digits, `_`, `.` and `-`, no `..`. */
export function isSafePath(path: string): boolean {
  return path.length <= 400 && SAFE_PATH.test(path);
}

/**
 * The top folders of these files: `apps/NAME` and `packages/NAME`, else the first part. Sorted by character, each once.
 */
export function affectedPaths(files: readonly string[]): readonly string[] {
  const found = new Set<string>();
  for (const file of files) {
    const [top = '', second] = file.replaceAll('\\', '/').split('/');
    const isGroup = (top === 'apps' || top === 'packages') && second !== undefined;
    if (file !== '') found.add(isGroup ? `${top}/${second}` : top);
  }
  return [...found].sort();
}
