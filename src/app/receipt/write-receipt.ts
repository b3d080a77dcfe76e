// Writes the signed receipt of a loop that has ended, from what the user folder keeps of it: nothing that it says comes
// from the project, where anybody may have changed it.

import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import manifest from '../../../.claude-plugin/plugin.json' with { type: 'json' };
import { contentMark } from '../../adapters/files/file-mark.ts';
import { openMswSubfolder } from '../../adapters/files/msw-folder.ts';
import { receiptKey } from '../../adapters/files/receipt-key.ts';
import { writeFileAtomic } from '../../adapters/files/write-file-atomic.ts';
import { type CommitNotes, openNotes } from '../../adapters/git/commit-notes.ts';
import { gitVersion } from '../../adapters/git/open-git.ts';
import { sshSign } from '../../adapters/process/ssh-signature.ts';
import { addLink, type ChainLink, chainOf } from '../../adapters/user/receipt-chain.ts';
import { type LoopResult, listResults } from '../../adapters/user/result-store.ts';
import { WANTED } from '../../core/proof/control-run.ts';
import { PAYLOAD_TYPE, receiptDigest, renderEnvelope, signedBytes } from '../../core/receipt/envelope.ts';
import { commitOf, type Receipt, type Statement, statementOf } from '../../core/receipt/statement.ts';
import { redact } from '../../core/secrets/redact.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type SeenFiles, seeFiles } from './see-files.ts';

export interface ReceiptRequest {
  /** The beginning of an id; null for the newest loop. */
  readonly loop: string | null;
  /** Whether it is attached to the commit. */
  readonly note: boolean;
  /** The absolute path of a copy, which has no name in the chain; null for `.msw/receipts` alone. */
  readonly out: string | null;
}

export interface WrittenReceipt {
  readonly path: string;
  readonly statement: Statement;
  readonly keyid: string;
  /** Where ssh signed as well; null where git does not sign with ssh. */
  readonly signature: string | null;
  /** Whether the commit has it as its note. */
  readonly isNoted: boolean;
  /** Sentences about what was asked for and could not be done. */
  readonly notices: readonly string[];
}

export type ReceiptWriting =
  | { readonly status: 'written'; readonly receipt: WrittenReceipt }
  /** `reason` is a sentence. */
  | { readonly status: 'refused'; readonly reason: string };

export async function writeReceipt(workspace: Workspace, request: ReceiptRequest): Promise<ReceiptWriting> {
  const { project, userFolder } = workspace;
  const result = resultMeant(workspace, request.loop);
  if (typeof result === 'string') return refused(result);
  const git = await gitVersion(project);
  const seen = git === null ? 'git is not installed' : await seeFiles(workspace, result);
  if (typeof seen === 'string') return refused(`No receipt of loop ${result.loop} can be written: ${seen}.`);
  const chain = chainOf(userFolder, project);
  if (chain.status === 'refused') return refused(`${chain.reason}.`);
  const place = placeOf(workspace, request.out, result.loop);
  if (place.status === 'refused') return refused(`The receipt cannot be written: ${place.reason}.`);
  const opened = await openNotes(project);
  const notes = opened.status === 'ok' ? opened.notes : null;
  const commit = (await notes?.commitWith(seen.trees.after)) ?? null;
  if (request.note && commit === null)
    return refused(
      'No commit here has exactly the files that the loop ended with: commit them as they were, and nothing else, then write the receipt with --note.',
    );
  const versions = { msw: manifest.version, node: process.versions.node, git };
  const receipt = receiptOf(result, seen, { versions, previous: chain.entries.at(-1) ?? null });
  const statement = statementOf({ receipt, commit, hash: (text) => contentMark(Buffer.from(text)) });
  const { keyid, text } = signed(userFolder, statement);
  for (const one of new Set([place.path, place.shown])) writeFileAtomic(one, text);
  const link = { loop: result.loop, name: basename(place.path), sha256: receiptDigest(text) };
  const lost = await addLink(userFolder, project, link);
  const kept = { path: place.shown, statement, keyid };
  return {
    status: 'written',
    receipt: {
      ...kept,
      ...(await bearOut(workspace, kept, { notes: request.note ? notes : null, text, lost })),
    },
  };
}

type Kept = Pick<WrittenReceipt, 'path' | 'statement' | 'keyid'>;

/** Attaches it to the commit, if asked, and has ssh sign it. */
async function bearOut(
  workspace: Workspace,
  { path, statement }: Kept,
  {
    notes,
    text,
    lost,
  }: { readonly notes: CommitNotes | null; readonly text: string; readonly lost: string | null },
): Promise<Omit<WrittenReceipt, keyof Kept>> {
  const commit = commitOf(statement);
  const isAsked = notes !== null && commit !== null;
  const noted = isAsked ? await notes.attach(commit, text) : null;
  const ssh = await sshSign(path, workspace);
  const notices = [
    lost === null ? null : `The next receipt will not name this one: ${lost}.`,
    noted === null ? null : `The commit has no note: ${noted}.`,
    ssh?.status === 'failed' ? `ssh did not sign it: ${ssh.reason}.` : null,
  ];
  return {
    signature: ssh?.status === 'ok' ? ssh.path : null,
    isNoted: isAsked && noted === null,
    notices: notices.filter((notice) => notice !== null),
  };
}

/** A sentence where there is none. */
function resultMeant({ userFolder, project }: Workspace, id: string | null): LoopResult | string {
  const found = listResults(userFolder, project).findLast(({ loop }) => loop.startsWith(id ?? ''));
  if (found === undefined)
    return id === null
      ? 'No loop of this project has ended yet, so there is nothing to write a receipt of.'
      : `No loop ${id.slice(0, 64)} of this project has ended.`;
  if (found.state === 'paused')
    return `Loop ${found.loop} is paused: its receipt can be written when it has ended.`;
  if (found.checks === null)
    return `Loop ${found.loop} ended before MSW kept what a receipt needs: the next loop has one.`;
  return found.checks.length === 0
    ? `Loop ${found.loop} ended without a run of its checks, so there is nothing that a receipt could say.`
    : found;
}

type OutPlace =
  /** `shown`: the copy, where one was asked for. */
  | { readonly status: 'ok'; readonly path: string; readonly shown: string }
  | { readonly status: 'refused'; readonly reason: string };

/** None is ever replaced: a later receipt of the same loop gets a number. */
function placeOf({ project }: Workspace, out: string | null, loop: string): OutPlace {
  if (out !== null && existsSync(out)) return { status: 'refused', reason: `${out} exists already` };
  const folder = openMswSubfolder(project, 'receipts');
  if (folder.status === 'refused') return folder;
  let path = join(folder.path, `${loop}.json`);
  for (let number = 2; existsSync(path); number += 1) path = join(folder.path, `${loop}-${number}.json`);
  return { status: 'ok', path, shown: out ?? path };
}

function receiptOf(
  { loop, at, cause, reason, proof, checks }: LoopResult,
  { trees, tests, leftOut }: SeenFiles,
  { versions, previous }: { readonly versions: Receipt['versions']; readonly previous: ChainLink | null },
): Receipt {
  const named = (checks ?? []).map((check) => {
    const command = check.command !== null && redact(check.command) === check.command ? check.command : null;
    return { ...check, name: redact(check.name), command };
  });
  const hidden = named.filter(({ command }) => command === null);
  return {
    ...{ version: 1, loop, ended: at },
    verdict: cause === 'done' ? (proof?.verdict ?? 'passed') : 'not done',
    reason: redact(proof?.reason ?? reason),
    trees,
    checks: named,
    experiments: (proof?.experiments ?? []).map(({ name, answer, what }) => ({
      ...{ name, wanted: WANTED[name], answer },
      what: what === null ? null : redact(what),
    })),
    tests,
    leftOut: [
      'Files that git ignores are in neither tree.',
      ...hidden.map(({ name }) => `The command of ${name} is not told: it is sealed, or contains a secret.`),
      ...leftOut.map(redact),
    ],
    versions,
    previous: previous === null ? null : { name: previous.name, sha256: previous.sha256 },
  };
}

function signed(userFolder: string, statement: Statement): { readonly keyid: string; readonly text: string } {
  const payload = JSON.stringify(statement);
  const { keyid, publicKey, sign } = receiptKey(userFolder);
  const signature = sign(signedBytes(PAYLOAD_TYPE, payload));
  return {
    keyid,
    text: renderEnvelope({ payload, payloadType: PAYLOAD_TYPE, keyid, publicKey, signature }),
  };
}

function refused(reason: string): ReceiptWriting {
  return { status: 'refused', reason };
}
