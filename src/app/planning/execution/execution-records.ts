// What MSW remembers of the plans of a phase under execution, `.msw/execution/<phase>.json`. It is signed: a
// repository that brings such a file along must not be able to answer a checkpoint in the user's name.

import * as z from 'zod/mini';
import { sign, verify } from '../../../adapters/files/signing-key.ts';
import { once } from '../../../core/once.ts';
import type { PlanRecord } from '../../../core/planning/execution/execution-plan.ts';
import { editExecutionFile, executionFile, type PlanPlace, readExecutionFile } from './execution-notes.ts';

/** A project and the key of this machine's user. */
export interface RecordStore {
  readonly project: string;
  readonly key: string;
}

type Plans = Record<string, PlanRecord>;

/** By plan id; none when the file was not written on this machine for this project. @param folder the phase folder's name */
export function readRecords(store: RecordStore, folder: string): ReadonlyMap<string, PlanRecord> {
  const path = executionFile(store.project, folder);
  return new Map(Object.entries(admit(store, folder, readExecutionFile(store.project, path))));
}

/** Changes one plan's record under a lock; null removes it. False when it could not be written. */
export function changeRecord(
  store: RecordStore,
  { folder, plan }: PlanPlace,
  change: (current: PlanRecord | null) => PlanRecord | null,
): Promise<boolean> {
  return editExecutionFile(store.project, executionFile(store.project, folder), (value) => {
    const plans = admit(store, folder, value);
    const next = change(plans[plan] ?? null);
    if (next === null) delete plans[plan];
    else plans[plan] = next;
    return { version: 1, plans, signature: sign(store.key, signedText(store, folder, plans)) };
  });
}

function admit(store: RecordStore, folder: string, value: unknown): Plans {
  const parsed = schema().safeParse(value);
  const plans: Plans = Object.create(null);
  if (!parsed.success) return plans;
  Object.assign(plans, parsed.data.plans);
  return verify(store.key, signedText(store, folder, plans), parsed.data.signature)
    ? plans
    : Object.create(null);
}

/** In the order of the schema's keys, however the record was put together. */
function signedText({ project }: RecordStore, folder: string, plans: Plans): string {
  const { data } = schema().safeParse({ plans, signature: '' });
  return JSON.stringify(['msw-execution-1', project, folder, data?.plans ?? {}]);
}

const schema = once(() => {
  const checkpoint = z.object({ type: z.string(), task: z.nullable(z.number()), text: z.string() });
  const record = z.union([
    z.object({
      state: z.literal('checkpoint'),
      checkpoint,
      reached: z.number(),
      answer: z.nullable(z.string()),
    }),
    z.object({ state: z.literal('halted'), reason: z.string(), report: z.nullable(z.string()) }),
    z.object({ state: z.literal('untrusted'), commands: z.array(z.string()) }),
    z.object({ state: z.literal('resolved'), choice: z.enum(['close', 'again', 'skip']) }),
  ]);
  return z.object({ plans: z.record(z.string(), record), signature: z.string() });
});
