// The canonical form of a failing check's output: the vocabulary that the loop, the guidance and the
// command line share.

import type { BuildPhase } from '../reading/reader.ts';
import type { ReaderFile } from '../reading/reader-file.ts';

/** `code`: the project is wrong. `infra`: the world is. `gate`: the check itself is. */
export type FailureKind = 'code' | 'infra' | 'gate';

export interface FailureItem {
  /** What ran. */
  readonly tool: string;
  /** The tool whose layout it was printed in, if that is another one. */
  readonly layout?: string | undefined;
  readonly code: string | null;
  readonly class: string | null;
  /** Values in place, volatile tokens masked. */
  readonly message: string;
  readonly file: string | null;
  readonly testId: string | null;
  /** From here on for people and models, and part of no fingerprint: what the tool said, unmasked, on one line. */
  readonly words: string;
  readonly line: number | null;
  readonly column: number | null;
  /** The two sides of a comparison, if the tool names them. */
  readonly expected: string | null;
  readonly actual: string | null;
  /** The first frame in the project's own source: `src/cart.js:12 total`. */
  readonly ownFrame: string | null;
  /** The package of a monorepo, if its runner went through several. */
  readonly package: string | null;
}

export interface Failure {
  readonly tool: string;
  readonly kind: FailureKind;
  readonly phase: BuildPhase;
  readonly code: string | null;
  readonly class: string | null;
  /** The problem that represents all, in real words: `cart > adds VAT (test/cart.test.js:5): expected 119 to be 120`. */
  readonly headline: string;
  /** The skeleton of the same problem: values masked. */
  readonly message: string;
  readonly frame: string | null;
  /** Sorted, without duplicates, at most 200; `total` is the count before the cap. */
  readonly items: readonly FailureItem[];
  readonly total: number;
  /**
   * `v3:` and 16 hex digits. `class`: same kind of error. `exact`: same state of failure. `former`: the classes that
   * version 2 gave it, under which guidance may be known; absent in what was kept.
   */
  readonly fingerprints: {
    readonly class: string;
    readonly exact: string;
    readonly former?: readonly string[];
  };
  /** True if no problem is an error; absent otherwise. */
  readonly isMild?: boolean | undefined;
  /** Digests of all lines that count, where nobody knew the tool, and only if they are few. */
  readonly said?: readonly string[] | undefined;
  /** The question for a notebook: one line, <= 300 characters, no absolute path, no secret. */
  readonly query: string;
  /** The classes that come next, the first few of them. Absent in what was kept, as is `check`. */
  readonly others?: readonly OtherFailure[];
  /** The name of the check that printed it, where several failed. */
  readonly check?: string;
}

/** A class of problems that stands behind the one which names the failure; its items are of this class alone. */
export type OtherFailure = Pick<
  Failure,
  'tool' | 'phase' | 'code' | 'class' | 'headline' | 'message' | 'frame' | 'items' | 'check'
> & { readonly fingerprints: Pick<Failure['fingerprints'], 'class'> };

/** What `canonicalise` needs to know beside the text; all paths absolute, any of them may be missing. */
export interface FailureContext {
  readonly command: string;
  readonly exitCode: number | null;
  readonly signal?: string | null;
  readonly timedOut?: boolean;
  readonly root?: string;
  /** Other spellings of the root: its real path, say. */
  readonly rootAliases?: readonly string[];
  readonly home?: string;
  readonly tmp?: string;
  /** What the check's last passing runs printed, the newest first: what they said too is no failure. */
  readonly passed?: readonly string[];
  /** What two failing runs of one tree printed: where they differ, values say nothing. */
  readonly unchanged?: readonly string[];
  /** That the project and the user declared for tools of their own. */
  readonly readers?: readonly ReaderFile[];
}
