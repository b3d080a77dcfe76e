// What a document of the map says about the disk, and what is wrong with it.

/** What one claim says; where it stands is apart. */
export type Said =
  | {
      readonly kind: 'path';
      /** Relative to the project, with `/`, without `./`, line or anchor; a folder ends in `/` only if it was so written. */
      readonly path: string;
      /** Holds `*`, `?`, `{a,b}` or a name in brackets that stands for any. */
      readonly pattern: boolean;
      /** It can be nothing but a path; others count only when they exist. */
      readonly certain: boolean;
      /** The last line that it names; null when none. */
      readonly line: number | null;
      /** What stands beside it in backticks and is said to be on that line. */
      readonly symbol?: string;
    }
  | { readonly kind: 'script'; readonly tool: ScriptTool; readonly name: string; readonly certain: boolean }
  | { readonly kind: 'dependency'; readonly name: string };

/** Whose names a script is looked up in; `any` when only a name is given. */
export type ScriptTool = 'npm' | 'make' | 'just' | 'composer' | 'deno' | 'tox' | 'nox' | 'any';

/** Where it stands: `span` in backticks, `command` in a fence, `tree` in the drawing of folders, `link` in its brackets. */
export type ClaimPlace = 'span' | 'fenced-span' | 'command' | 'tree' | 'link';

export interface Claim {
  readonly said: Said;
  readonly place: ClaimPlace;
  /** As it is written. */
  readonly text: string;
  /** From 1; the column in UTF-16 units. */
  readonly line: number;
  readonly column: number;
  /** Offsets of what is replaced when it is wrong: the span with its backticks, or the line of a fence. */
  readonly start: number;
  readonly end: number;
  /** The `##` section that it stands in; empty before the first. */
  readonly section: string;
  /** The sentence around it says that this is not there. */
  readonly denied: boolean;
}

export type Verdict =
  | { readonly status: 'right' }
  /** Not decidable, or no claim at all. */
  | { readonly status: 'none' }
  /** One file ends so, or differs only in case or in a folder in front; `full` is its whole path. */
  | { readonly status: 'short'; readonly full: string }
  /** Not there, and the document says so, git ignores it, or the code makes it elsewhere: nothing to correct, but not to be read as a path. */
  | { readonly status: 'absent' }
  /** Still to be made, in the section for it. */
  | { readonly status: 'new' }
  | {
      readonly status: 'wrong';
      readonly problem: string;
      readonly suggestion: string | null;
      /** Only told: the path itself is right, and its document is not changed. */
      readonly stays?: true;
    };

export interface SymbolLines {
  readonly all: readonly number[];
  readonly declared: readonly number[];
}

/** What is on the disk, as data and look-ups. */
export interface MapFacts {
  /** Exact in case; never outside the project. */
  readonly kindOf: (path: string) => 'file' | 'folder' | null;
  /** Null when it is not a text file. */
  readonly lineCount: (path: string) => number | null;
  /** Lines from 1 that have a name, and among them those that declare it; null when it is not a text file. */
  readonly linesWith: (path: string, name: string) => SymbolLines | null;
  /** Made by a build and not kept, as far as git's ignore rules say. */
  readonly isIgnored: (path: string) => boolean;
  /** The code itself speaks of a file of this name: it is made, or looked for, where the program runs. */
  readonly isNamed: (path: string) => boolean;
  /** Every file that belongs to the project. */
  readonly files: readonly string[];
  /** Every folder that holds one of them, without a slash at the end. */
  readonly folders: readonly string[];
  readonly scripts: Readonly<Record<Exclude<ScriptTool, 'any'>, ReadonlySet<string>>>;
  /** Names in manifests, of the project's own packages, and of what is imported without being declared. */
  readonly dependencies: ReadonlySet<string>;
  /** Beginnings of imports that are no paths: `@app/`. */
  readonly aliases: readonly string[];
}
