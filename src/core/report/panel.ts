// What the panel in Claude Code shows of a session, as one small file has it: a view of stored records, made by whoever
// changes them and never read for a decision. Texts are made harmless when it is made, and again when it is read.

import * as z from 'zod/mini';
import { once } from '../once.ts';
import { panelLine } from './panel-line.ts';

export type Panel = z.output<ReturnType<typeof panelSchema>>;
export type PanelLoop = NonNullable<Panel['loop']>;

const panelSchema = once(() => {
  const line = z.pipe(z.string(), z.transform(panelLine));
  const count = z.number();
  return z.object({
    v: z.literal(1),
    loop: z.nullable(
      z.object({
        id: line,
        iteration: count,
        maxIterations: count,
        paused: z.nullable(line),
        lastError: z.nullable(line),
        live: z.readonly(
          z.array(
            z.object({
              check: line,
              at: count,
              of: count,
              startedAt: count,
              limitSeconds: count,
              line: z.nullable(line),
              pid: count,
            }),
          ),
        ),
        /** What the loop waits for; null unless it waits. */
        waitsFor: z.nullable(line),
        /** What the last iterations changed and what came of it, oldest first. */
        attempts: z.readonly(z.array(line)),
        /** When the minutes are used up, in milliseconds since the epoch; null while they do not run. */
        until: z.nullable(count),
        tokens: z.nullable(line),
      }),
    ),
    /** How the last loop ended, until the next prompt. */
    ended: z.nullable(z.object({ iteration: count, maxIterations: count, ended: line, at: count })),
    /** Jobs of this session that are under way. */
    jobs: z.readonly(z.array(z.object({ id: line, line }))),
  });
});

/** Null when the value is not a panel of this version. */
export function readPanel(value: unknown): Panel | null {
  return panelSchema().safeParse(value).data ?? null;
}
