// What goes into a plan's summary and that git does not tell: which task a commit is of, and what it holds besides.

import * as z from 'zod/mini';
import { once } from '../../../core/once.ts';
import { editExecutionFile, executionFile, readExecutionFile } from './execution-file.ts';

export interface PlanNotes {
  readonly commits: readonly { readonly hash: string; readonly task: number }[];
  /** Files that a commit holds beside those that its task names. */
  readonly extra: readonly { readonly task: number; readonly file: string }[];
}

const MOST = 200;

export interface PlanPlace {
  /** The phase folder's name. */
  readonly folder: string;
  /** The plan's id. */
  readonly plan: string;
}

export function readNotes(project: string, { folder, plan }: PlanPlace): PlanNotes {
  const all = parse(readExecutionFile(project, notesPath(project, folder)));
  return all[plan] ?? { commits: [], extra: [] };
}

/** False when it could not be written. */
export function addNotes(project: string, place: PlanPlace, more: PlanNotes): Promise<boolean> {
  return editExecutionFile(project, notesPath(project, place.folder), (value) => {
    const all = parse(value);
    const { commits, extra } = all[place.plan] ?? { commits: [], extra: [] };
    const next = {
      commits: [...commits, ...more.commits].slice(-MOST),
      extra: [...extra, ...more.extra].slice(-MOST),
    };
    return { version: 1, notes: { ...all, [place.plan]: next } };
  });
}

function notesPath(project: string, folder: string): string {
  return executionFile(project, `${folder}.notes`);
}

const schema = once(() => {
  const notes = z.object({
    commits: z.array(z.object({ hash: z.string(), task: z.number() })),
    extra: z.array(z.object({ task: z.number(), file: z.string() })),
  });
  return z.object({ notes: z.record(z.string(), notes) });
});

function parse(value: unknown): Record<string, PlanNotes> {
  const parsed = schema().safeParse(value);
  return Object.assign(Object.create(null), parsed.success ? parsed.data.notes : {});
}
