// `.msw/sources.json`: which documents of a project MSW has put into notebooks, and when it last did.

import { mswPath } from '../../adapters/files/msw-folder.ts';
import { ownFile } from '../../adapters/files/place.ts';
import { readJson } from '../../adapters/files/read-json.ts';
import { readAdded } from '../../adapters/user/notebook-sources.ts';
import { SOURCES } from '../../core/notebook/source-registry.ts';
import type { NotebookPlace } from './chosen-notebook.ts';

type Registries = ReturnType<typeof SOURCES.parse>;

export const noSources: Registries = { schema: 1, notebooks: {} };

/** Null when the file is unreadable. */
export function readRegistries(project: string): Registries | null {
  const file = readJson(registryPath(project), ownFile(project));
  if (file.status === 'missing') return noSources;
  return SOURCES.safeParse(file.status === 'ok' ? file.value : null).data ?? null;
}

export function registryPath(project: string): string {
  return mswPath(project, 'sources.json');
}

/**
 * When MSW last put a document into one of the notebooks, ISO 8601; null for never. Sources that only the repository
 * claims, and the user never added, do not count.
 */
export function sourcesChangedAt(
  { project, userFolder, now }: Pick<NotebookPlace, 'project' | 'userFolder' | 'now'>,
  notebooks: readonly string[],
): string | null {
  const added = new Set(
    readAdded(userFolder, project).flatMap(({ source, notebook }) =>
      source !== null && notebooks.includes(notebook) ? [source] : [],
    ),
  );
  if (added.size === 0) return null;
  const rows = Object.values(readRegistries(project)?.notebooks ?? {}).flatMap(({ byPath }) =>
    Object.values(byPath),
  );
  const times = rows.flatMap(({ sourceId, addedAt }) =>
    sourceId !== null && added.has(sourceId) && Date.parse(addedAt) <= now() ? [addedAt] : [],
  );
  return times.toSorted().at(-1) ?? null;
}
