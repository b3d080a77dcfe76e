// What reading one source file yields, whatever its language: the raw material of the import graph.

export type Grammar = 'javascript' | 'typescript' | 'tsx' | 'python' | 'go' | 'rust' | 'java';

/** Languages whose imports are whole lines, which need no parser. */
export type LineForm = 'include' | 'kotlin';

export type SourceFacts = {
  readonly lines: number;
  /** A file with a NUL byte among its first: counted, never parsed. */
  readonly binary: boolean;
  /** Its first lines say that a program wrote it. */
  readonly generated: boolean;
  /** Something in it is there to be started: `main()`, `if __name__`, `#!`; in words, else null. */
  readonly main: string | null;
  /** What it is started by, from `#!`; null without. */
  readonly interpreter: string | null;
  /** The package that a Go, Java or Kotlin file declares. */
  readonly packageName: string | null;
  /** Kotlin: the names at its outermost level, which are imported without the file's name. */
  readonly declares?: readonly string[];
  /** Python: it puts modules below itself when it is loaded, so that they have no files. */
  readonly makesModules?: true;
  /** Null when the file's imports were not read. */
  readonly imports: readonly RawImport[] | null;
  /** Why its imports could not be read, a sentence without the path; null when nothing is wrong. */
  readonly problem: string | null;
};

/** `facts` is null for a file that was not opened: a secret. */
export type FoundFile = { readonly path: string; readonly bytes: number; readonly facts: SourceFacts | null };

export type RawImport = {
  /**
   * As written: a specifier (JavaScript), dots and dotted module (Python), path (Go), `a::b::c` (Rust, uses
   * flattened), dotted name (Java and Kotlin, `.*` kept), file name (C).
   */
  readonly text: string;
  readonly kind: 'static' | 'dynamic' | 'type';
  /** Python: what is taken from the module, which may be modules themselves. */
  readonly names?: readonly string[];
  /** Rust: `mod x;` instead of a path; Java: a static import; C: `<x>`. */
  readonly form?: 'mod' | 'static' | 'angle';
  /** Python: tried, with an answer for when it is missing; C: below a condition. */
  readonly optional?: true;
  /** Rust: inline modules around it, outermost first. */
  readonly within?: readonly string[];
  /** Rust: the file that `#[path]` names. */
  readonly file?: string;
};
