// How each project's loops ended, in the user folder: a script relies on it, so it must not lie where Claude writes.

import * as z from 'zod/mini';
import { once } from '../../core/once.ts';
import { changeEntries, type ProjectStore, readEntries } from './project-store.ts';

export type LoopResult = z.infer<ReturnType<typeof resultShape>>;

const resultShape = once(() =>
  z.object({
    loop: z.string(),
    session: z.string(),
    /** ISO. */
    at: z.string(),
    /** `paused`: it can be resumed. */
    state: z.enum(['ended', 'paused']),
    cause: z.string(),
    reason: z.string(),
    /** The ending in the words shown to people. */
    outcome: z.string(),
    iteration: z.number(),
    /** The number of changed files; null when unknown. */
    files: z._default(z.nullable(z.number()), null),
    /** As far as the client reported them. */
    tokens: z._default(z.number(), 0),
    /** For a loop that is done by checks, or that ended for want of proof; else null. */
    proof: z.nullable(
      z.object({
        verdict: z.enum(['proven', 'passed']),
        reason: z.string(),
        cure: z.nullable(z.string()),
        findings: z.array(z.string()),
        /** The control runs that were held, in their order. */
        experiments: z._default(
          z.array(
            z.object({
              name: z.enum(['old-tests', 'copy', 'broken', 'undone']),
              /** `none`: no answer, and `what` says why. */
              answer: z.enum(['red', 'green', 'none']),
              what: z.nullable(z.string()),
              durationMs: z.number(),
            }),
          ),
          [],
        ),
      }),
    ),
    report: z.nullable(z.string()),
    /** The last run of the checks, for a receipt; null where an older MSW kept none. */
    checks: z._default(
      z.nullable(
        z.array(
          z.object({
            name: z.string(),
            /** Null for a sealed check. */
            command: z.nullable(z.string()),
            outcome: z.enum(['passed', 'empty', 'failed']),
            exitCode: z.nullable(z.number()),
            /** sha256 of the kept output. */
            output: z.string(),
          }),
        ),
      ),
      null,
    ),
  }),
);

/** The cause for a loop that is neither done nor paused: its session ended. */
export const LEFT = 'left';

const STORE: ProjectStore<LoopResult> = {
  file: 'results.json',
  holds: 'how loops ended',
  entry: resultShape,
  isExpendable: true,
};

/** For this project, the newest last. */
export function listResults(userFolder: string, projectRoot: string): readonly LoopResult[] {
  const read = readEntries(STORE, userFolder, projectRoot);
  return read.status === 'ok' ? read.entries : [];
}

/** Only the last result of a loop counts. A failed write, as on a full disk, must not prevent the loop from ending. */
export async function keepResult(userFolder: string, projectRoot: string, result: LoopResult): Promise<void> {
  try {
    await changeEntries(STORE, userFolder, projectRoot, (before) =>
      [...before.filter(({ loop }) => loop !== result.loop), result].slice(-MOST_KEPT),
    );
  } catch {
    // The report and the journal contain it too.
  }
}

const MOST_KEPT = 50;
