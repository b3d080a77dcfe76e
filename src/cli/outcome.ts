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

/** The same document without a character that a terminal might not show, or show as another. */
export function doneAsciiJson(value: unknown): Outcome {
  return done(asciiJson(value));
}

export function asciiJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(
    /[^\n\u0020-\u007e]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

export function failed(problem: string): Outcome {
  return { code: 1, text: '', problem };
}

/** A refusal with a list: stderr takes one line, so the list is told whole on stdout. */
export function failedWithList(reason: string): Outcome {
  const [first = reason] = reason.split('\n');
  const text = first === reason ? '' : `${reason}\n`;
  return { code: 1, text, problem: first.replace(/:$/, '.') };
}

export function misused(problem: string): Outcome {
  return { code: 2, text: '', problem };
}
