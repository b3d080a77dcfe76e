// What reading one source file of any language yields: the raw material of the import graph.

export type Grammar = 'javascript' | 'typescript' | 'tsx' | 'python' | 'go' | 'rust' | 'java';

/** Languages whose imports are whole lines and need no parser. */
export type LineForm = 'include' | 'kotlin' | 'php' | 'ruby' | 'dart';

/** `component`: scripts inside of markup. */
export type Reader = Grammar | LineForm | 'component';

export type SourceFacts = {
  readonly lines: number;
  /** There is a NUL byte near its start: counted, never parsed. */
  readonly binary: boolean;
  /** Its first lines say that it is generated. */
  readonly generated: boolean;
  /** Why it can be started, in words: `main()`, `if __name__`, `#!`; else null. */
  readonly main: string | null;
  /** The interpreter in its `#!` line; null without one. */
  readonly interpreter: string | null;
  /** The package that a Go, Java or Kotlin file declares. */
  readonly packageName: string | null;
  /** Kotlin: its top-level names, which are imported without the file's name. */
  readonly declares?: readonly string[];
  /** Python: it creates submodules when loaded, which therefore have no files. */
  readonly makesModules?: true;
  /** Null when the imports were not read. */
  readonly imports: readonly RawImport[] | null;
  /** Why its imports could not be read, a sentence without the path; null without a problem. */
  readonly problem: string | null;
};

/** `facts` is null for a secret, which is never opened. */
export type FoundFile = { readonly path: string; readonly bytes: number; readonly facts: SourceFacts | null };

export type RawImport = {
  /**
   * As written: a specifier (JavaScript), dots and dotted module (Python), path (Go), `a::b::c` (Rust, uses flattened),
   * dotted name (Java and Kotlin, `.*` kept), file name (C); Ruby, PHP and Dart begin a path from the file with `./`.
   */
  readonly text: string;
  readonly kind: 'static' | 'dynamic' | 'type';
  /** Python: the names imported from the module, which may be modules themselves. */
  readonly names?: readonly string[];
  /** Rust: `mod x;` instead of a path; Java: a static import; C: `<x>`. */
  readonly form?: 'mod' | 'static' | 'angle';
  /** Python: inside `try`; C: below a condition; JavaScript: a `URL`. */
  readonly optional?: true;
  /** Rust: inline modules around it, outermost first. */
  readonly within?: readonly string[];
  /** Rust: the file that `#[path]` names. */
  readonly file?: string;
};
