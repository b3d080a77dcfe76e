// The file from which the client's panel is drawn, one for each session: `.msw/panel/<session>.json`. It is a view of what
// is stored elsewhere, only for display, so a failure to write it costs nothing. Of two processes that change it at the
// same moment one may lose its line, until the next change.

import { lstatSync, rmSync } from 'node:fs';
import type { LiveRun } from '../../core/loop/live-run.ts';
import type { Loop } from '../../core/loop/loop.ts';
import { EMPTY_PANEL } from '../../core/report/empty-panel.ts';
import { type Panel, readPanel } from '../../core/report/panel.ts';
import { checksOf, panelOf } from '../../core/report/panel-of.ts';
import { isAttended } from '../claude-code/attended.ts';
import { namesIn } from '../files/list-folder.ts';
import { dropIfEmpty, mswPath, openMswSubfolder } from '../files/msw-folder.ts';
import { ownFile } from '../files/place.ts';
import { readJson } from '../files/read-json.ts';
import { keepJson } from '../files/write-record.ts';
import { wantsPanel } from '../user/panel-choice.ts';

export interface PanelPlace {
  readonly project: string;
  readonly userFolder: string;
}

export function showLoop(place: PanelPlace, loop: Loop): void {
  changePanel(place, loop.terms.session, (panel) => ({ ...panel, loop: panelOf(loop), ended: null }));
}

/** Not for a loop that was stopped while they run. */
export function showChecks(place: PanelPlace, { terms }: Loop, live: readonly LiveRun[]): void {
  changePanel(place, terms.session, (panel) =>
    panel.loop?.id === terms.id ? { ...panel, loop: { ...panel.loop, live: checksOf(live) } } : panel,
  );
}

/** After the loop of a session has ended or gone to another. */
export function hideLoop(place: PanelPlace, session: string): void {
  changePanel(place, session, (panel) => ({ ...panel, loop: null }));
}

export function showEnded(place: PanelPlace, session: string, ended: Panel['ended']): void {
  changePanel(place, session, (panel) => ({ ...panel, ended }));
}

/** Only a hook of a session with a panel makes the file; other processes change one that is there. */
export function changePanel(
  { project, userFolder }: PanelPlace,
  session: string,
  change: (panel: Panel) => Panel,
): void {
  // Not a subagent's gate.
  if (!/^[\w-]{1,128}$/.test(session)) return;
  const path = mswPath(project, FOLDER, `${session}.json`);
  try {
    const file = readJson(path, ownFile(project), LARGEST);
    if (file.status === 'missing') {
      if (!isAttended() || !wantsPanel(userFolder)) return;
      removeOld(project);
    }
    const panel = (file.status === 'ok' ? readPanel(file.value) : null) ?? EMPTY_PANEL;
    const next = change(panel);
    if (next.loop === null && next.ended === null && next.jobs.length === 0) {
      rmSync(path, { force: true });
      dropIfEmpty(mswPath(project, FOLDER));
    } else if (openMswSubfolder(project, FOLDER).status === 'ok')
      keepJson(path, next, { durable: false, mode: 0o600 });
  } catch {
    // For example on a full disk.
  }
}

/** The files of sessions that ended without a word, or with a loop that ended before them. */
function removeOld(project: string): void {
  for (const name of namesIn(mswPath(project, FOLDER), ownFile(project))) {
    const path = mswPath(project, FOLDER, name);
    const age = Date.now() - (lstatSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > OLD_AGE_MS) rmSync(path, { force: true });
  }
}

const OLD_AGE_MS = 30 * 24 * 60 * 60 * 1000;
const FOLDER = 'panel';
const LARGEST = 64 * 1024;
