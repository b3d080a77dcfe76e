// What a project's user has been told once and for all. In the user folder: a clone of the project knows nothing of it.

import * as z from 'zod/mini';
import { changeEntries, type ProjectStore } from './project-store.ts';

const TOLD: ProjectStore<string> = {
  file: 'told.json',
  holds: 'what was said once',
  entry: () => z.string(),
  isExpendable: true,
};

/** Whether it has not been told before; what cannot be kept is told again. */
export async function isNews(userFolder: string, projectRoot: string, subject: string): Promise<boolean> {
  const change = await changeEntries(TOLD, userFolder, projectRoot, (before) =>
    before.includes(subject) ? before : [...before, subject],
  );
  return change.status !== 'done' || change.changed;
}
