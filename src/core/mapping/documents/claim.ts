// A map document's claims about the disk, and the verdicts on them.

/** The content of one claim, without its location. */
export type ClaimSubject =
  | {
      readonly kind: 'path';
      /** Relative to the project, with `/`, without `./`, line or anchor; a folder ends in `/` only if written so. */
      readonly path: string;
      /** Contains `*`, `?`, `{a,b}` or a placeholder in brackets. */
      readonly pattern: boolean;
      /** It can only be a path; others count only when they exist. */
      readonly certain: boolean;
      /** The last line number in it; null without one. */
      readonly line: number | null;
      /** A name in backticks next to it, said to be on that line. */
      readonly symbol?: string;
    }
  | { readonly kind: 'script'; readonly tool: ScriptTool; readonly name: string; readonly certain: boolean }
  | { readonly kind: 'dependency'; readonly name: string };

/** The tool whose scripts are searched; `any` when only a name is given. */
export type ScriptTool = 'npm' | 'make' | 'just' | 'composer' | 'deno' | 'any';

/**
 * Its location: `span` in backticks, `command` in a fence, `tree` in the drawing of folders, `link` in a link's
 * brackets.
 */
export type ClaimPlace = 'span' | 'fenced-span' | 'command' | 'tree' | 'link';

export interface Claim {
  readonly said: ClaimSubject;
  readonly place: ClaimPlace;
  /** As written. */
  readonly text: string;
  /** From 1; the column in UTF-16 units. */
  readonly line: number;
  readonly column: number;
  /** Offsets of the text to replace if wrong: the span with its backticks, or the line of a fence. */
  readonly start: number;
  readonly end: number;
  /** Its `##` section; empty before the first. */
  readonly section: string;
  /** The sentence around it says that this does not exist. */
  readonly denied: boolean;
}

/** A name such as `.curlrc` may mean any file called so: what it means can be suggested, never put in its place. */
export function isNameInProse({ said, place }: Pick<Claim, 'said' | 'place'>): boolean {
  return said.kind === 'path' && place !== 'link' && !said.path.replace(/\/$/, '').includes('/');
}

export type MapVerdict =
  | { readonly status: 'right' }
  /** Undecidable, or not a claim at all. */
  | { readonly status: 'none' }
  /** One file has this ending, or differs only in case or a leading folder; `full` is its whole path. */
  | { readonly status: 'short'; readonly full: string }
  /**
   * Missing, but the document says so, git ignores it, or the code creates it elsewhere: not a mistake, but not to be
   * read as a path either.
   */
  | { readonly status: 'absent' }
  /** Still to be created, in the section for new code. */
  | { readonly status: 'new' }
  /** The name is in the file, but on another line: an edit above has moved it. */
  | { readonly status: 'moved'; readonly symbol: string; readonly to: number }
  | { readonly status: 'wrong'; readonly problem: string; readonly suggestion: string | null };

export interface SymbolLines {
  readonly all: readonly number[];
  readonly declared: readonly number[];
  /** In any case, and as a part of other words too. */
  readonly isMentioned: boolean;
}

/** The state of the disk, as data and look-ups. */
export interface MapFacts {
  /** Case-sensitive; never outside the project. */
  readonly kindOf: (path: string) => 'file' | 'folder' | null;
  /** Null when it is not a text file. */
  readonly lineCount: (path: string) => number | null;
  /** Lines (from 1) that contain a name, and those among them that declare it; null when it is not a text file. */
  readonly linesWith: (path: string, name: string) => SymbolLines | null;
  /** Ignored by git, such as build output. */
  readonly isIgnored: (path: string) => boolean;
  /** The code mentions a file of this name: it is created, or looked for, where the program runs. */
  readonly isNamed: (path: string) => boolean;
  /** Every file that belongs to the project. */
  readonly files: readonly string[];
  /** Every folder that contains one of them, without a trailing slash. */
  readonly folders: readonly string[];
  readonly scripts: Readonly<Record<Exclude<ScriptTool, 'any'>, ReadonlySet<string>>>;
  /** Names in manifests, of the project's packages, and of undeclared imports. */
  readonly dependencies: ReadonlySet<string>;
  /** Prefixes of imports that are not paths: `@app/`. */
  readonly aliases: readonly string[];
}
