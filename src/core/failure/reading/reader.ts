// A tool reader turns the cleaned output of one tool into findings. Masking, sorting, fingerprints and the choice
// between readers happen elsewhere, so that the same rules hold for every tool.

/** How far a build got before it failed; a later phase with other errors is progress. */
export type BuildPhase = 'install' | 'compile' | 'lint' | 'test' | 'run';

/**
 * How the tokens of a message are judged.
 * - `diagnostic`: compiler, linter, import and lookup messages. Quoted tokens and digits identify the error.
 * - `assertion`: the operands of a comparison are values; they identify the state, not the kind of error.
 * - `runtime`: an exception's message: quoted names identify the error, free numbers are values.
 */
export type Speech = 'diagnostic' | 'assertion' | 'runtime';

/** One problem as a tool reported it, before volatile tokens and values are masked. */
export interface Finding {
  /** Index into `CleanOutput.lines` of the line that carries the problem; two readers never own one line. */
  readonly line: number;
  readonly severity: 'error' | 'warning';
  readonly phase: BuildPhase;
  /** The tool that printed the problem, when it is not the reader's own (a compiler run by maven). */
  readonly tool?: string;
  readonly code: string | null;
  readonly class: string | null;
  /** One line in the tool's own words. */
  readonly message: string;
  readonly speech: Speech;
  /** Operands of an assertion and the like: part of the exact fingerprint only. */
  readonly values?: readonly string[];
  /** Other lines that distinguish this problem from a similar one: never shown, part of the exact fingerprint only. */
  readonly aside?: readonly string[];
  /** True when a wrapper only says that the program it ran has failed. */
  readonly relay?: boolean;
  /** Relative to the project, with `/` separators. */
  readonly file: string | null;
  /** The file, when only some of the tool's reports name it: for people, part of no fingerprint. */
  readonly shownFile?: string | null;
  /** `suite > test`, as the tool nests them. */
  readonly testId: string | null;
  /** Top frame inside the project: `file function`, or the file alone when the function has no name. */
  readonly frame: string | null;
  /** The line where its details begin, when they are not around `line`: above a summary, say. */
  readonly details?: number;
}

/** Output after cleaning: no escape codes, LF only, project paths relative, line numbers unchanged. */
export interface CleanOutput {
  readonly lines: readonly string[];
  /** The command that was run; it distinguishes tools that print alike. */
  readonly command?: string;
}

/**
 * Readers of a better rank silence the others: a test runner's report hides the `npm error` around it.
 * `tool` = compilers, linters, test runners; `runtime` = uncaught exceptions of a language runtime;
 * `wrapper` = npm, make, docker and other programs that only run another one.
 */
export type ReaderRank = 'tool' | 'runtime' | 'wrapper';

/** Reads the output of one tool. Pure, never throws, linear in the length of the output. */
export interface ToolReader {
  readonly tool: string;
  readonly rank: ReaderRank;
  /** Names of the program on a command line (`['tsc']`, `['pytest', 'py.test']`); they break ties. */
  readonly programs: readonly string[];
  /** Matches text that looks like this tool's output. Tried on every output, so it must be cheap. */
  readonly signature: RegExp;
  /** Findings in the order of the text; empty when the output is not this tool's. */
  readonly read: (output: CleanOutput) => readonly Finding[];
}

/** A diagnostic error at `line` unless `parts` say otherwise; its message is one line and never empty. */
export function findingOf(
  line: number,
  message: string,
  parts: Partial<Omit<Finding, 'line' | 'message'>> = {},
): Finding {
  return {
    line,
    severity: 'error',
    phase: 'run',
    code: null,
    class: null,
    speech: 'diagnostic',
    file: null,
    testId: null,
    frame: null,
    ...parts,
    message: message.replace(/\s+/g, ' ').trim() || 'no message',
  };
}

/** Decodes the escapes of a JSON string. Never throws; other text stays as it is. */
export function jsonText(escaped: string): string {
  return escaped.replace(
    /\\(?:u([0-9a-f]{4})|(.))/gi,
    (_match, code: string | undefined, letter: string | undefined) => {
      if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
      return { n: '\n', t: '\t', r: '' }[letter ?? ''] ?? letter ?? '';
    },
  );
}
