// A fix: the change that made a class of failures disappear, in the author's words and patch. Storage, and the decision
// when to learn one, are elsewhere.

import * as z from 'zod/mini';
import { type Guidance, makeGuidance } from './guidance.ts';
import { digest } from './hash-answer.ts';
import { SAID } from './headline.ts';

const text = z.string();

/** Text from outside is redacted, but still untrusted. */
export const FIX = z.object({
  /** `f-` and 16 hex digits, stable for the same class and change. */
  id: text,
  /** The class fingerprint of the failure that is gone. */
  class: text,
  tool: text,
  code: z.nullable(text),
  kind: z.nullable(text),
  /** Masked, as in the fingerprint. */
  message: text,
  headline: text,
  /** What the failure was about (`subject.ts`). */
  names: z.readonly(z.array(text)),
  keys: z.readonly(z.array(text)),
  check: text,
  /** A patch, cut to the relevant part; empty when none was kept. */
  change: text,
  /** Claude's last words in the iteration. */
  explanation: text,
  /** The subject of the iteration's last commit; null when there was none. */
  commit: z.nullable(text),
  /** Real path. */
  project: text,
  loop: text,
  iteration: z.number(),
  /** ISO 8601. */
  at: text,
});
export type Fix = Readonly<z.infer<typeof FIX>>;

export function makeFix(parts: Omit<Fix, 'id'>): Fix {
  return { ...parts, id: `f-${digest([parts.class, parts.change, parts.explanation].join('\n'))}` };
}

/** `near`: the same tool and code, with a similar message. */
export type Likeness = 'same' | 'near';

/** The guidance that a fix gives for a failure of `failureClass`; `project` is where the failure occurs. */
export function fixGuidance(fix: Fix, likeness: Likeness, failureClass: string, project: string): Guidance {
  const where = fix.project === project ? null : (fix.project.split(/[\\/]/).at(-1) ?? null);
  const { id, check, commit, headline, at } = fix;
  const source = { kind: 'fix', id, check, commit, headline, project: where, likeness } as const;
  return makeGuidance({ failureClass, text: fixText(fix), source, answeredAt: at });
}

function fixText({ explanation, change }: Fix): string {
  const said = explanation === '' ? null : `${SAID}${explanation}`;
  return [change === '' ? null : change.trimEnd(), said].filter((part) => part !== null).join('\n\n');
}
