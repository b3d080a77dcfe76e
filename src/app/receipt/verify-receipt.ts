// Verifies a receipt where its commit or its files are. It needs no state of MSW, and no user folder but for the trust in
// commands that run again.

import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { discard } from '../../adapters/control-tree/temporary-place.ts';
import { mswPath } from '../../adapters/files/msw-folder.ts';
import { named } from '../../adapters/files/place.ts';
import { readText, textOf, whyUnread } from '../../adapters/files/read-file.ts';
import { type CommitNotes, openNotes } from '../../adapters/git/commit-notes.ts';
import { sshSigner } from '../../adapters/process/ssh-signature.ts';
import { openSnapshots } from '../../adapters/snapshots/snapshot-store.ts';
import { receiptDigest } from '../../core/receipt/envelope.ts';
import { readSigners, type Signers } from '../../core/receipt/signers.ts';
import { commitOf, type Receipt, type Statement } from '../../core/receipt/statement.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { type Loaded, type LoadedReceipt, loadReceipt, receiptIn } from './load-receipt.ts';

export interface VerifyRequest {
  /** In the repository that the receipt is about. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: () => number;
  /** The absolute path of a receipt; null for the note of a commit. */
  readonly file: string | null;
  /** As it was typed. */
  readonly name: string;
  /** An absolute path; null to accept any key. */
  readonly signers: string | null;
}

export interface VerifiedReceipt {
  readonly statement: Statement;
  readonly keyid: string;
  /** Who signed, by the list of signers; null without one. */
  readonly signer: string | null;
  /** How many earlier receipts are here and are those that were named. */
  readonly chained: number;
  /** The earlier receipt that is not here, so that nothing before it was compared; null where all are. */
  readonly missing: string | null;
  /** The commit whose files it is about; null for the work tree as it is now. */
  readonly commit: string | null;
}

export type Verified =
  | { readonly status: 'ok'; readonly verified: VerifiedReceipt }
  /** `reason` is a sentence. */
  | { readonly status: 'refused'; readonly reason: string };

export async function verifyReceipt(request: VerifyRequest): Promise<Verified> {
  const opened = await openNotes(request.folder);
  const notes = opened.status === 'ok' ? opened.notes : null;
  const asked = request.file === null ? ((await notes?.commitNamed(request.name)) ?? null) : null;
  const loaded = await load(request, notes, asked);
  if (loaded.status === 'refused') return loaded;
  const { statement, keyid } = loaded.receipt;
  if (asked !== null && commitOf(statement) !== asked)
    return refused(`The note of ${asked} is the receipt of another commit.`);
  const signer = await signerOf(request, keyid);
  if (typeof signer !== 'string' && signer !== null) return signer;
  const chain = followChain(request, loaded.receipt);
  if (typeof chain === 'string') return refused(chain);
  const found = await findSubject(request, statement, notes);
  return found.status === 'refused'
    ? found
    : { status: 'ok', verified: { statement, keyid, signer, ...chain, commit: found.commit } };
}

async function load(
  { file, name }: VerifyRequest,
  notes: CommitNotes | null,
  commit: string | null,
): Promise<Loaded> {
  if (file !== null) return loadReceipt(file);
  const word = plainLine(name, 100);
  if (notes === null || commit === null)
    return refused(`${word} is neither a file nor a commit of the repository here.`);
  const note = await notes.noteOf(commit);
  return note === null
    ? refused(
        `${word} has no receipt as its note: if it was pushed, fetch it with git fetch origin 'refs/notes/*:refs/notes/*'.`,
      )
    : receiptIn(note, `The note of ${word}`);
}

async function signerOf(
  request: VerifyRequest,
  keyid: string,
): Promise<string | null | Extract<Verified, { status: 'refused' }>> {
  const { signers: path, file, folder, env } = request;
  if (path === null) return null;
  const read = readText(path, named);
  if (read.status !== 'ok') return refused(`${path} cannot be read: ${whyUnread(read)}.`);
  const signers: Signers = readSigners(read.text);
  if (signers.status === 'refused') return refused(`${path}: ${signers.reason}.`);
  const own = signers.names.get(keyid);
  if (own !== undefined) return own;
  const ssh = file === null ? null : await sshSigner(file, path, { project: folder, env });
  return ssh ?? refused(`Its key ${keyid} is not one of those in ${path}.`);
}

/** A sentence where an earlier receipt is here and is not the one that was named. */
function followChain(
  { file, folder }: VerifyRequest,
  { statement }: LoadedReceipt,
): Pick<VerifiedReceipt, 'chained' | 'missing'> | string {
  const near = file === null ? mswPath(folder, 'receipts') : dirname(file);
  let { previous } = statement.predicate.msw;
  let chained = 0;
  for (; previous !== null && chained < LONGEST_CHAIN; chained += 1) {
    const earlier = earlierIn(near, previous);
    if (earlier === null) return { chained, missing: previous.name };
    if (earlier.status === 'refused') return earlier.reason;
    previous = earlier.receipt.statement.predicate.msw.previous;
  }
  return { chained, missing: previous?.name ?? null };
}

/** Null where it is not here. */
function earlierIn(folder: string, { name, sha256 }: NonNullable<Receipt['previous']>): Loaded | null {
  const path = join(folder, name);
  const text = PLAIN_NAME.test(name) ? textOf(path, named) : null;
  if (text === null) return null;
  return receiptDigest(text) === sha256
    ? receiptIn(text, path)
    : refused(`The receipt before it, ${path}, is not the one that it names: one of the two was replaced.`);
}

const LONGEST_CHAIN = 1_000;
/** The receipt may come from anybody: it names no file elsewhere. */
const PLAIN_NAME = /^[\w-][\w.-]{0,100}$/;

type Subject =
  | { readonly status: 'ok'; readonly commit: string | null }
  | Extract<Verified, { status: 'refused' }>;

async function findSubject(
  request: VerifyRequest,
  statement: Statement,
  notes: CommitNotes | null,
): Promise<Subject> {
  const { trees } = statement.predicate.msw;
  const commit = commitOf(statement);
  if (commit === null) return findTree(request, trees, notes);
  const tree = (await notes?.treeOf(commit)) ?? null;
  if (tree === null)
    return refused(
      `The commit ${commit} that it is about is not in the repository here: fetch it, or go there.`,
    );
  return tree === trees.after
    ? { status: 'ok', commit }
    : refused(`The commit ${commit} has other files than those it is about.`);
}

async function findTree(
  { folder, now }: VerifyRequest,
  { after }: Receipt['trees'],
  notes: CommitNotes | null,
): Promise<Subject> {
  const commit = (await notes?.commitWith(after)) ?? null;
  if (commit !== null || (await treeNow(folder, now)) === after) return { status: 'ok', commit };
  return refused(
    'Neither the files here nor one of the last 500 commits are what it is about: check out the work, or go there.',
  );
}

/** The tree of the files as they are; null where it cannot be made. */
async function treeNow(folder: string, now: () => number): Promise<string | null> {
  const userFolder = mkdtempSync(join(tmpdir(), 'msw-receipt-'));
  try {
    const opened = await openSnapshots({ userFolder, project: folder }, 'receipt');
    if (opened.status !== 'ok') return null;
    const taken = await opened.store.take({ label: 'now', at: now() });
    return taken.status === 'ok' ? taken.snapshot.tree : null;
  } finally {
    discard(userFolder);
  }
}

/** Whether a word names a file rather than a commit. */
export function isReceiptFile(path: string): boolean {
  return existsSync(path);
}

function refused(reason: string): Extract<Verified, { status: 'refused' }> {
  return { status: 'refused', reason };
}
