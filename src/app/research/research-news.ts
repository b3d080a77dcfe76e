// That a research in the background has ended is told once: it leaves its name in `.msw/research/news`, and the next
// hook that finds the file takes it away and says what came of it. Only what was begun on this machine is told.

import { lstatSync, renameSync } from 'node:fs';
import { mswPath, openMswSubfolder } from '../../adapters/files/msw-folder.ts';
import { ownFile } from '../../adapters/files/place.ts';
import { textOf } from '../../adapters/files/read-file.ts';
import { withLock } from '../../adapters/files/with-lock.ts';
import { writeFileAtomic } from '../../adapters/files/write-file-atomic.ts';
import { isSlug } from '../../core/research/research.ts';
import { endedText } from '../../core/research/research-status-text.ts';
import type { Prose } from '../../core/text/prose.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { isOwnResearch } from './research-place.ts';
import { readResearch } from './research-store.ts';

/** Set for a research that nobody watches. */
export const IN_BACKGROUND = 'MSW_RESEARCH_IN_BACKGROUND';

export async function leaveNews({ project, env }: Workspace, slug: string): Promise<void> {
  if (env[IN_BACKGROUND] !== '1') return;
  if (openMswSubfolder(project, 'research').status === 'refused') return;
  const path = newsPath(project);
  await withLock(path, () => {
    const others = slugsIn(project).filter((one) => one !== slug);
    writeFileAtomic(path, `${[...others, slug].join('\n')}\n`);
  });
}

/** A line for each research that has ended since; nothing the next time. */
export async function takeNews(workspace: Workspace): Promise<readonly Prose[]> {
  const { project } = workspace;
  const path = newsPath(project);
  if (!lstatSync(path, { throwIfNoEntry: false })?.isFile()) return [];
  const taken = await withLock(path, () => {
    const slugs = slugsIn(project);
    if (lstatSync(path, { throwIfNoEntry: false })) renameSync(path, `${path}-told`);
    return slugs;
  });
  const slugs = taken.status === 'done' ? taken.value : [];
  return slugs.flatMap((slug) => {
    const research = readResearch(project, slug);
    return research !== null && isOwnResearch(workspace, research) ? [endedText(research)] : [];
  });
}

const MOST = 20;

function slugsIn(project: string): readonly string[] {
  const lines = textOf(newsPath(project), ownFile(project))?.split('\n') ?? [];
  return lines.filter(isSlug).slice(0, MOST);
}

function newsPath(project: string): string {
  return mswPath(project, 'research', 'news');
}
