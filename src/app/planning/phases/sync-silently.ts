// Brings the planning files in line where there are any, on the side of something else: nothing that fails here may
// hold it up.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openPlanning } from '../documents/read-project.ts';
import { syncPlanning } from './sync-planning.ts';

/** Null, or one line for the user: why the files are not in line. */
export async function syncSilently(project: string): Promise<string | null> {
  if (!existsSync(join(project, '.planning'))) return null;
  try {
    const opened = openPlanning(project);
    const synced = opened.status === 'ok' ? await syncPlanning(opened.project) : opened;
    return synced.status === 'refused' ? `msw ▸ the planning files are not in line: ${synced.reason}` : null;
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 200) : String(error);
    return `msw ▸ the planning files are not in line: ${reason}`;
  }
}
