// Keeps the change that made a failure disappear as a fix, and withdraws fixes that turn out to be none.

import { appendJournal } from '../../adapters/log/journal.ts';
import {
  existingSnapshots,
  type SnapshotStore,
  snapshotOf,
} from '../../adapters/snapshots/snapshot-store.ts';
import { cutPatches, tellingFiles } from '../../core/guidance/cut-change.ts';
import { type Fix, makeFix } from '../../core/guidance/fix.ts';
import type { Withdrawal } from '../../core/guidance/fix-line.ts';
import type { Unsolved } from '../../core/guidance/unsolved.ts';
import { redact } from '../../core/secrets/redact.ts';
import { filePatch } from '../../core/snapshots/line-difference.ts';
import { clipText } from '../../core/text/clip-text.ts';
import { shareInTurn } from '../sharing/share-in-turn.ts';
import { isoNow, type Workspace } from '../workspace/workspace.ts';
import { appendFixLines, readFixes } from './fix-store.ts';

export interface LearnedFixes {
  readonly loop: string;
  /** The iteration that made them disappear. */
  readonly iteration: number;
  readonly gone: readonly Unsolved[];
  /** Claude's last message in it. */
  readonly message: string;
  /** The first words of earlier iterations. */
  readonly saidBefore: ReadonlyMap<number, string>;
  /** Subjects, oldest first. */
  readonly commits: readonly string[];
  /** Whether a file changed since the last checks. */
  readonly hasChanged: boolean;
}

const LONGEST_WORDS = 600;
const LARGEST_FILE = 256 * 1024;

/** A failed write, for example on a full disk, must not end the turn. */
export async function learnFixes(workspace: Workspace, learned: LearnedFixes): Promise<void> {
  try {
    const fixes = await fixesOf(workspace, learned);
    if (fixes.length === 0) return;
    const { noteFixes } = await notes();
    const at = isoNow(workspace);
    await appendFixLines(
      workspace.userFolder,
      fixes.map((fix) => ({ kind: 'fixed', at, fix })),
    );
    await noteFixes(workspace, fixes);
    for (const { id, class: failureClass } of fixes)
      await appendJournal(
        workspace.project,
        { event: 'fix-learned', loop: learned.loop, class: failureClass, fix: id },
        at,
      );
    await shareInTurn(workspace);
  } catch {
    // The loop itself is not affected.
  }
}

/** Withdraws those fixes of a loop for which `isMeant` holds. */
export async function withdrawFixes(
  workspace: Workspace,
  loop: string,
  why: Withdrawal,
  isMeant: (fix: Fix) => boolean = () => true,
): Promise<void> {
  try {
    const meant = readFixes(workspace.userFolder).filter(
      ({ fix, withdrawn }) => withdrawn === null && fix.loop === loop && isMeant(fix),
    );
    if (meant.length === 0) return;
    const { withdrawNotes } = await notes();
    const at = isoNow(workspace);
    await appendFixLines(
      workspace.userFolder,
      meant.map(({ fix }) => ({ kind: 'withdrawn', at, fix: fix.id, why })),
    );
    await withdrawNotes(
      workspace,
      meant.map(({ fix }) => fix),
    );
    await shareInTurn(workspace);
  } catch {
    // As above.
  }
}

/** Restores the fixes of a loop whose undo was itself undone. */
export async function restoreFixes(workspace: Workspace, loop: string): Promise<void> {
  try {
    const undone = readFixes(workspace.userFolder).filter(
      ({ fix, withdrawn }) => withdrawn === 'undone' && fix.loop === loop,
    );
    if (undone.length === 0) return;
    const { noteFixes } = await notes();
    const at = isoNow(workspace);
    await appendFixLines(
      workspace.userFolder,
      undone.map(({ fix }) => ({ kind: 'restored', at, fix: fix.id })),
    );
    await noteFixes(
      workspace,
      undone.map(({ fix }) => fix),
    );
  } catch {
    // As above.
  }
}

/** Lazy: most turns with a failure that is new to the loop find no fix to withdraw and need no memory. */
const notes = () => import('./fix-notes.ts');

async function fixesOf(workspace: Workspace, learned: LearnedFixes): Promise<readonly Fix[]> {
  const store = await existingSnapshots(workspace, learned.loop);
  const subject = learned.commits.at(-1);
  const commit = subject === undefined ? null : redact(clipText(subject, 100));
  const fixes: Fix[] = [];
  for (const one of learned.gone) {
    const explanation = explain(one, learned);
    const change = store === null ? null : await changeSince(store, one, learned.iteration);
    // Without a snapshot, only the digest of the work tree shows that something was done.
    if (change === '' || (change === null && !(learned.hasChanged && explanation !== ''))) continue;
    const { phase: _phase, items: _items, seen: _seen, ...subject } = one;
    fixes.push(
      makeFix({
        ...subject,
        check: redact(one.check),
        change: change ?? '',
        explanation,
        commit,
        project: workspace.project,
        loop: learned.loop,
        iteration: learned.iteration,
        at: isoNow(workspace),
      }),
    );
  }
  return fixes;
}

/** The first words said about it and the last, in case something else had to be fixed in between. */
function explain({ seen }: Unsolved, { iteration, message, saidBefore }: LearnedFixes): string {
  const first = seen + 1 < iteration ? saidBefore.get(seen + 1) : undefined;
  const words = [first, message.trim()].filter((part) => part !== undefined && part !== '');
  return redact(clipText(words.join('\n'), LONGEST_WORDS));
}

/** Empty when no file of the project differs; null when that is unknown. */
async function changeSince(
  store: SnapshotStore,
  { seen, names }: Unsolved,
  iteration: number,
): Promise<string | null> {
  const snapshots = store.list();
  const from = snapshotOf(snapshots, seen);
  const to = snapshotOf(snapshots, iteration);
  if (from === null || to === null) return null;
  const changed = await store.trees.changedFiles(from.tree, to.tree);
  if (changed === null) return null;
  const files = tellingFiles(changed, names);
  const paths = files.map(({ path }) => path);
  const [before, after] = await Promise.all(
    [from, to].map(({ tree }) => store.trees.contentsOf(tree, paths, LARGEST_FILE)),
  );
  const textIn = (contents: typeof before, path: string) => contents?.get(path)?.toString('utf8');
  const patches = files.map((file) =>
    filePatch(
      file,
      file.before === null ? null : textIn(before, file.path),
      file.after === null ? null : textIn(after, file.path),
    ),
  );
  return redact(cutPatches(patches, changed.length - files.length));
}
