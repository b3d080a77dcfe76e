// Finds guidance for a failure: what is already known first, then the user's notebook. It never stops a
// loop: whatever goes wrong is `none`, with a sentence for the user.

import { ownUserFolder } from '../../adapters/claude-code/own-user-folder.ts';
import { readConfig } from '../../adapters/config/project-config.ts';
import { errorCode } from '../../adapters/files/error-code.ts';
import type { Guidance } from '../../core/guidance/guidance.ts';
import { notAskedText } from '../../core/notebook/notebook-words.ts';
import { withoutNotebook } from '../../core/notebook/refusal-notice.ts';
import { projectNotebook } from '../notebook/chosen-notebook.ts';
import { jobIdOf, jobPath, readJob } from './guidance-job.ts';
import { adoptKnown, type Offer, offerKnown } from './guidance-known.ts';
import type { GuidanceRequest } from './guidance-request.ts';
import { type GuidancePlace, takeOff } from './guidance-take-off.ts';
import { landGuidance } from './land-guidance.ts';

/** `notices`: sentences for the user; the same each time, so the caller says each once. */
export type GuidanceFound = { readonly notices: readonly string[] } & (
  | { readonly status: 'found'; readonly guidance: Guidance; readonly from: 'cache' | 'notebook' }
  /** Asked, not answered in time: the next call for the same failure collects it. */
  | { readonly status: 'pending'; readonly jobId: string }
  | { readonly status: 'none' }
);

const NOTHING: GuidanceFound = { status: 'none', notices: [] };

export async function findGuidance(request: GuidanceRequest): Promise<GuidanceFound> {
  try {
    return await climb(request);
  } catch (error) {
    const code = errorCode(error);
    // A full or read-only disk, a file that is held; anything without a code is a bug.
    if (code === null) throw error;
    return notAsked(`the guidance could not be read or written (${code})`);
  }
}

async function climb(request: GuidanceRequest): Promise<GuidanceFound> {
  const until = request.now() + request.deadlineMs;
  const known = await offerKnown(request);
  if (known !== null && !known.isFresh) return found(known, []);
  const place = placeOf(request);
  // A fresh answer was asked for earlier, and arrived meanwhile.
  if (known !== null) return found(known, place === null ? [] : noticesOf(place));
  if (place === null) return NOTHING;
  return typeof place === 'string' ? notAsked(place) : ask(request, place, until);
}

async function ask(request: GuidanceRequest, place: GuidancePlace, until: number): Promise<GuidanceFound> {
  const adopted = await adoptKnown(request, place.userFolder, place.notebooks);
  if (adopted !== null) return found(adopted, place.notices);
  const flight = await takeOff(request, place);
  if (flight === null) return { ...NOTHING, notices: place.notices };
  const landed = await landGuidance(flight, { userFolder: place.userFolder, until, now: request.now });
  switch (landed.status) {
    case 'flying':
      return { status: 'pending', jobId: landed.jobId, notices: place.notices };
    case 'answered': {
      const offer =
        (await offerKnown(request)) ?? (await adoptKnown(request, place.userFolder, place.notebooks));
      return offer === null ? { ...NOTHING, notices: landed.notices } : found(offer, landed.notices);
    }
    case 'refused':
      return { status: 'none', notices: goingOn(landed.notices) };
    case 'impossible':
      return notAsked(landed.reason);
  }
}

/** Where a question would go; null when the project has no notebook, and why not when it cannot be asked. */
function placeOf({ projectRoot, failure, env, now }: GuidanceRequest): GuidancePlace | string | null {
  const { config, notebookProblem } = readConfig(projectRoot);
  if (config.notebook === null && notebookProblem === null) return null;
  const folder = ownUserFolder(projectRoot, env);
  if (folder.status === 'refused') return folder.reason;
  const chosen = projectNotebook({ project: projectRoot, userFolder: folder.path, env, now });
  if (chosen.status === 'none') return null;
  if (chosen.status === 'refused') return notAskedText(chosen);
  const { notebook, accounts, notices } = chosen;
  const notebooks = accounts.map((account) => account.notebook);
  const jobId = jobIdOf(failure.fingerprints.class, notebooks);
  return { userFolder: folder.path, notebook, accounts, notebooks, jobId, notices };
}

/** What the job of an answer has to say about accounts. */
function noticesOf(place: GuidancePlace | string): readonly string[] {
  if (typeof place === 'string') return [];
  return readJob(jobPath(place.userFolder, place.jobId))?.notices ?? place.notices;
}

function found({ guidance, isFresh }: Offer, notices: readonly string[]): GuidanceFound {
  return { status: 'found', guidance, from: isFresh ? 'notebook' : 'cache', notices };
}

function notAsked(reason: string): GuidanceFound {
  return { status: 'none', notices: [`NotebookLM was not asked: ${reason}.`] };
}

function goingOn(notices: readonly string[]): readonly string[] {
  return notices.map((notice, index) => (index === notices.length - 1 ? withoutNotebook(notice) : notice));
}
