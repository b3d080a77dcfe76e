// Words about work in another place than the one in which a loop's checks run.

import { joinProse, type Prose, prose } from '../../text/prose.ts';
import { quoteName } from '../../text/quote-name.ts';
import { type Loop, workFolder } from '../loop.ts';

/** For Claude: one sentence; null where there is none. It may be the work of somebody else. */
export function tellElsewhere(loop: Loop): Prose | null {
  const places = renderElsewhere(loop);
  if (places === null) return null;
  // A client may keep a session that entered a work tree from changing any other.
  const isTree = loop.progress.elsewhere.some(({ folder }) => folder !== null);
  return prose`${places}: if that is your work, ${isTree ? prose`leave that worktree and bring it here` : prose`bring it here`}.`;
}

/** For people: the same without the request, with no full stop. */
export function renderElsewhere({ terms, progress }: Loop): Prose | null {
  const places = progress.elsewhere.map(({ branch, folder, committed }) => {
    const what = committed ? prose`commits since the loop began` : prose`changes that are not committed`;
    const on = branch === null ? prose`no branch` : prose`branch ${quoteName(branch, 120)}`;
    return folder === null
      ? prose`${what} are on ${on}`
      : prose`${what} are on ${on} in ${quoteName(folder, 300)}`;
  });
  if (places.length === 0) return null;
  return prose`The checks are run in ${quoteName(workFolder(terms), 300)}; ${joinProse(places, ', ')}`;
}
