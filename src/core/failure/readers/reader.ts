// What a tool reader is: it turns the cleaned output of one tool into findings. Masking, sorting,
// fingerprints and the choice between readers happen elsewhere, so that every tool obeys one rule.

/** How far a build got before it failed; a later phase with other errors is progress. */
export type Phase = 'install' | 'compile' | 'lint' | 'test' | 'run';

/**
 * How the tokens of a message are to be judged.
 * - `diagnostic`: compiler, linter, import and lookup messages. Quoted tokens and digits are identity.
 * - `assertion`: the operands of a comparison are values; they identify the state, not the kind of error.
 * - `runtime`: an exception's own words: quoted names are identity, free numbers are values.
 */
export type Speech = 'diagnostic' | 'assertion' | 'runtime';

/** What an older version of the rules took from the same output. */
export type FormerReading = Partial<Pick<Finding, 'tool' | 'message' | 'speech' | 'class'>>;

/** One problem as a tool reported it, before volatile tokens and values are masked. */
export interface Finding {
  /** Index into `CleanOutput.lines` of the line that carries the problem; two readers never own one line. */
  readonly line: number;
  readonly severity: 'error' | 'warning';
  readonly phase: Phase;
  /** The tool whose words these are, when it is not the reader's own (a compiler run by maven). */
  readonly tool?: string;
  readonly code: string | null;
  readonly class: string | null;
  /** One line in the tool's own words. */
  readonly message: string;
  readonly speech: Speech;
  /** Operands of an assertion and the like: part of the exact fingerprint only. */
  readonly values?: readonly string[];
  /** Other lines that tell this problem from one like it: shown to nobody, part of the exact fingerprint only. */
  readonly aside?: readonly string[];
  /** A wrapper's word that the program it ran has failed, and nothing more. */
  readonly relay?: boolean;
  /** As rules of version 1 read it, where they did so otherwise: guidance may be known under that. */
  readonly former?: readonly FormerReading[];
  /** Relative to the project, `/` separators. */
  readonly file: string | null;
  /** The file where not every report of the tool names it: for people, and part of no fingerprint. */
  readonly shownFile?: string | null;
  /** `suite > test`, as the tool nests them. */
  readonly testId: string | null;
  /** Top frame inside the project: `file function`, or the file alone when the function has no name. */
  readonly frame: string | null;
  /** Where the lines about it begin, when that is elsewhere than around `line`: above a summary, say. */
  readonly details?: number;
}

/** Output after cleaning: no escape codes, LF only, project paths relative, line numbers still in place. */
export interface CleanOutput {
  readonly lines: readonly string[];
  /** What was run: it tells two tools apart that print alike. */
  readonly command?: string;
}

/**
 * Readers of a better rank silence the others: a test runner's report hides the `npm error` around it.
 * `tool` = compilers, linters, test runners; `runtime` = uncaught exceptions of a language runtime;
 * `wrapper` = npm, make, docker and other programs that only run another one.
 */
export type ReaderRank = 'tool' | 'runtime' | 'wrapper';

/** Reads the output of one tool. Pure, total, linear in the length of the output. */
export interface ToolReader {
  readonly tool: string;
  readonly rank: ReaderRank;
  /** Names of the program as a command line calls it (`['tsc']`, `['pytest', 'py.test']`); breaks ties. */
  readonly programs: readonly string[];
  /** True when the text carries this tool's own signature. Tried on every output, so it must be cheap. */
  readonly signature: RegExp;
  /** One of these stands in every text that has the signature, as the build found out; null where none need. */
  readonly cues?: readonly string[] | null;
  /** Findings in the order of the text; empty when the output is not this tool's. */
  readonly read: (output: CleanOutput) => readonly Finding[];
}

/** An error in plain words at `line` unless `parts` say otherwise; its message is one line and never empty. */
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

/** Total: what is no escape stays as it is. */
export function jsonText(escaped: string): string {
  return escaped.replace(
    /\\(?:u([0-9a-f]{4})|(.))/gi,
    (_match, code: string | undefined, letter: string | undefined) => {
      if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
      return { n: '\n', t: '\t', r: '' }[letter ?? ''] ?? letter ?? '';
    },
  );
}
