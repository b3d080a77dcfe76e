// What a verb of the command line comes to; only the entry turns it into streams and an exit code.

export interface Outcome {
  /** 0: done; 1: what was asked for failed; 2: it was asked wrongly. */
  readonly code: 0 | 1 | 2;
  /** For stdout. */
  readonly text: string;
  /** One line for stderr: what is wrong and what to do. */
  readonly problem: string | null;
}

export function done(text: string): Outcome {
  return { code: 0, text: text === '' || text.endsWith('\n') ? text : `${text}\n`, problem: null };
}

/** One JSON document. */
export function doneJson(value: unknown): Outcome {
  return done(JSON.stringify(value, null, 2));
}

export function failed(problem: string): Outcome {
  return { code: 1, text: '', problem };
}

export function misused(problem: string): Outcome {
  return { code: 2, text: '', problem };
}
