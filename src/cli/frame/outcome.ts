// What a verb of the command line comes to; only the entry turns it into streams and an exit code.

import { forPeople } from '../../core/text/for-people.ts';
// biome-ignore lint/style/noRestrictedImports: a file is printed as it is, for scripts.
import { ours } from '../../core/text/ours.ts';
import { type Prose, prose } from '../../core/text/prose.ts';
import { proseJson } from '../../core/text/prose-json.ts';

export interface Outcome {
  /** 0: done; 1: what was asked for failed; 2: it was asked wrongly. */
  readonly code: 0 | 1 | 2;
  /** For stdout: a person reads it, or Claude, whose tool called us. */
  readonly text: Prose;
  /** One line for stderr: what is wrong and what to do. */
  readonly problem: string | null;
}

export function done(text: Prose): Outcome {
  return { code: 0, text: text === '' || text.endsWith('\n') ? text : prose`${text}\n`, problem: null };
}

/** One JSON document. */
export function doneJson(value: unknown): Outcome {
  return done(proseJson(value));
}

/** For a script that needs it as it is: no mark is put around it, so nothing that Claude reads comes this way. */
export function doneRaw(text: string): Outcome {
  return { code: 0, text: ours(text), problem: null };
}

export function failed(problem: string): Outcome {
  return { code: 1, text: prose``, problem };
}

/** A refusal with a list: stderr takes one line, so the list is told whole on stdout. */
export function failedWithList(reason: string): Outcome {
  const [first = reason] = reason.split('\n');
  const text = first === reason ? prose`` : done(forPeople(reason.split('\n'), Infinity)).text;
  return { code: 1, text, problem: first.replace(/:$/, '.') };
}

export function misused(problem: string): Outcome {
  return { code: 2, text: prose``, problem };
}
