// Records the plans of a phase under execution in `.msw/execution/<phase>.json`. Signed, because a file that a
// repository ships must not be able to answer a checkpoint in the user's name.

import * as z from 'zod/mini';
import { appendJournal } from '../../../adapters/files/journal.ts';
import { sign, verify } from '../../../adapters/files/signing-key.ts';
import { loopsIn, readState } from '../../../adapters/loops/loop-store.ts';
import { once } from '../../../core/once.ts';
import type { Decision, Resolution } from '../../../core/planning/execution/execution-arguments.ts';
import { CHOICES, type PlanRecord } from '../../../core/planning/execution/execution-plan.ts';
import { type Prose, prose } from '../../../core/text/prose.ts';
import { quoteName } from '../../../core/text/quote-name.ts';
import { isoTime, type Workspace } from '../../workspace/workspace.ts';
import { type Refusal, refused } from '../documents/documents.ts';
import { type FoundPlan, findPlan } from '../documents/find-plan.ts';
import { editExecutionFile, executionFile, type PlanPlace, readExecutionFile } from './execution-notes.ts';

/** A project and the key of this machine's user. */
export interface RecordStore {
  readonly project: string;
  readonly key: string;
}

type Plans = Record<string, PlanRecord>;

/** By plan id; none if the file is not from this machine and project. @param folder the phase folder's name */
export function readRecords(store: RecordStore, folder: string): ReadonlyMap<string, PlanRecord> {
  const path = executionFile(store.project, folder);
  return new Map(Object.entries(admit(store, folder, readExecutionFile(store.project, path))));
}

/** Changes one plan's record under a lock; null removes it. Returns false when it could not be written. */
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

/** With keys in the schema's order, whatever their order in the record. */
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

type Resolved = { readonly status: 'done'; readonly message: Prose } | Refusal;

/** Null when the words are not a resolution. */
export function readResolution(words: readonly string[]): Resolution | null {
  const [verb = '', text = ''] = words;
  const choice = CHOICES.find((one) => one === verb);
  if (choice !== undefined) return words.length === 1 ? { kind: 'choice', choice } : null;
  return verb === 'answer' && text.trim() !== '' ? { kind: 'answer', text: text.trim() } : null;
}

/** Null when all of them are recorded, else what to tell the user about the first that is not. */
export async function resolveAll(
  workspace: Workspace,
  decisions: readonly Decision[],
): Promise<string | null> {
  for (const { plan, resolution } of decisions) {
    const found = findPlan(workspace.project, plan, workspace.project);
    if (found.status === 'refused') return found.reason;
    const result = await resolvePlan(workspace, found.plan, resolution);
    if (result.status === 'refused') return result.reason;
  }
  return null;
}

/** Records the user's decision about a plan that is half done, halted, or waits at a checkpoint. */
export async function resolvePlan(
  workspace: Workspace,
  plan: FoundPlan,
  resolution: Resolution,
): Promise<Resolved> {
  const place = { folder: plan.folder, plan: plan.id };
  let isAnswerable = true;
  const saved = await changeRecord(workspace, place, (current) => {
    if (resolution.kind === 'choice') return { state: 'resolved', choice: resolution.choice };
    isAnswerable = current?.state === 'checkpoint';
    return current?.state === 'checkpoint' ? { ...current, answer: resolution.text } : current;
  });
  if (!saved) return refused('The record of the execution cannot be written: see /msw:doctor.');
  if (!isAnswerable) return refused(`Plan ${plan.id} is not waiting at a checkpoint.`);
  const what = resolution.kind === 'choice' ? resolution.choice : 'answered';
  const loop = executionOf(workspace, plan);
  await appendJournal(
    workspace.project,
    { event: 'plan-resolved', ...(loop === undefined ? {} : { loop }), plan: plan.id, what },
    isoTime(workspace),
  );
  return {
    status: 'done',
    message: prose`Plan ${quoteName(plan.id)}: ${quoteName(what)}. To continue: /msw:execute ${quoteName(plan.canonical.slice(0, plan.canonical.lastIndexOf('-')))}`,
  };
}

/** The execution that waits for this decision; undefined when none is in progress. */
function executionOf(workspace: Workspace, plan: FoundPlan): string | undefined {
  const loops = loopsIn(readState(workspace));
  return loops.find(({ terms }) => terms.execution?.folder === plan.folder)?.terms.id;
}
