// The data that a plan can be written from: what `plan parse --json` prints, of which the frontmatter, the sections and
// the children of tasks come first, or the single fields where these are left out.

import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { Value } from '../../text/markdown/value.ts';

export const planSchema = once(() => {
  const value: z.ZodMiniType<Value> = z.union([
    z.string(),
    z.lazy(() => z.array(value)),
    z.lazy(() => z.record(z.string(), value)),
  ]);
  const [text, texts] = [maybe(z.string()), maybe(z.array(z.string()))];
  const attributes = maybe(z.record(z.string(), z.string()));
  const child = z.object({ name: z.string(), attributes, text: z.string() });
  const artifact = z.object({
    ...{ path: z.string(), provides: text, minLines: maybe(z.number()), exports: texts, contains: text },
  });
  const link = z.object({ from: z.string(), to: z.string(), via: text, pattern: text });
  return z.object({
    ...{ phase: text, plan: text, type: text, wave: maybe(z.number()), autonomous: maybe(z.boolean()) },
    ...{ dependsOn: texts, filesModified: texts, requirements: texts, gapClosure: maybe(z.boolean()) },
    frontmatter: maybe(z.record(z.string(), value)),
    mustHaves: maybe(
      z.object({
        truths: texts,
        artifacts: maybe(z.array(artifact)),
        keyLinks: maybe(z.array(link)),
        prohibitions: maybe(z.array(value)),
      }),
    ),
    objective: text,
    sections: maybe(z.array(z.object({ name: z.string(), text }))),
    tasks: maybe(
      z.array(
        z.object({
          ...{ type: text, name: text, files: texts, action: text, done: text },
          verify: maybe(z.object({ text, automated: texts })),
          attributes,
          children: maybe(z.array(child)),
        }),
      ),
    ),
  });
});

export type PlanData = z.output<ReturnType<typeof planSchema>>;
export type TaskData = NonNullable<PlanData['tasks']>[number];

function maybe<Of extends z.ZodMiniType>(of: Of) {
  return z.optional(z.nullable(of));
}
