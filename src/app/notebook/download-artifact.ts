// Downloads what the studio of a notebook made, into a file that did not exist: its text may come from anybody.

import { existsSync } from 'node:fs';
import { basename, dirname, extname, relative, sep } from 'node:path';
import { isInside, realPath } from '../../adapters/files/place.ts';
import { fileOf, listArtifacts, type StudioArtifact, saveArtifact } from '../../adapters/nlm/studio.ts';
import { askAccounts } from './ask-accounts.ts';
import type { NotebookAccount, NotebookPlace } from './chosen-notebook.ts';

interface WantedDownload {
  /** Null: the first finished one of the kind. */
  readonly id: string | null;
  readonly kind: string | null;
  /** The file, absolute; for its kind and id, a default name. */
  readonly pathFor: (name: string) => string;
}

export type Downloaded =
  | { readonly status: 'done'; readonly path: string; readonly artifact: StudioArtifact }
  /** A sentence. */
  | { readonly status: 'refused'; readonly reason: string };

export async function downloadArtifact(
  place: NotebookPlace,
  accounts: readonly NotebookAccount[],
  wanted: WantedDownload,
): Promise<Downloaded> {
  const found = await findArtifact(place, accounts, wanted);
  if (found.status === 'refused') return found;
  const { account, artifact } = found;
  const file = fileOf(artifact);
  if (file === null) return refused(`A ${artifact.kind} cannot be downloaded.`);
  const path = wanted.pathFor(`${file.kind}-${artifact.id.slice(0, 8)}${file.ending}`);
  const objection = objectionTo(place.project, path, file.ending);
  if (objection !== null) return refused(`${basename(path)} is not written: ${objection}.`);
  const saved = await askAccounts(place, [account], (as, notebook) =>
    saveArtifact(as, notebook, artifact, path),
  );
  if (saved.status === 'refused') return refused(saved.reason);
  return existsSync(path)
    ? { status: 'done', path, artifact }
    : refused('nlm reported no error, but there is no file.');
}

interface Found {
  readonly status: 'ok';
  readonly account: NotebookAccount;
  readonly artifact: StudioArtifact;
}

/** Each account of a notebook has artifacts of its own. */
async function findArtifact(
  place: NotebookPlace,
  accounts: readonly NotebookAccount[],
  { id, kind }: WantedDownload,
): Promise<Found | Extract<Downloaded, { status: 'refused' }>> {
  const troubles: string[] = [];
  for (const account of accounts) {
    const listed = await askAccounts(place, [account], listArtifacts);
    if (listed.status === 'refused') {
      troubles.push(listed.reason);
      continue;
    }
    const own = listed.data.filter((one) => (id === null ? fileOf(one)?.kind === kind : one.id === id));
    const artifact = own.find(({ state }) => state === 'done');
    if (artifact !== undefined) return { status: 'ok', account, artifact };
    const [first] = own;
    if (first !== undefined)
      troubles.push(`The ${first.kind} in ${account.account} is not done: ${first.state}.`);
  }
  if (troubles.length > 0) return refused(troubles.join(' '));
  return refused(
    `The studio has made ${id === null ? `no ${kind ?? 'such thing'}` : 'nothing with this id'}.`,
  );
}

/** A clause, or null. Hidden folders and files hold what programs run or take as instructions. */
function objectionTo(project: string, path: string, ending: string): string | null {
  if (existsSync(path)) return 'there is such a file already';
  if (extname(path).toLowerCase() !== ending) return `what it gets is a ${ending} file`;
  if (INSTRUCTIONS.test(basename(path))) return 'agents take a file of this name as instructions';
  const [file, root] = [realPath(path), realPath(project)];
  if (!isInside(file, root)) return null;
  const hidden = relative(root, file)
    .split(sep)
    .find((name) => name.startsWith('.'));
  if (hidden !== undefined) return `${hidden} is hidden`;
  return existsSync(dirname(path)) ? null : 'its folder does not exist';
}

const INSTRUCTIONS = /^(?:claude|claude\.local|agents|gemini|skill)\.md$/i;

function refused(reason: string) {
  return { status: 'refused' as const, reason };
}
