// What a model or the user judged, kept in `.msw` and signed: a repository cannot bring verdicts along. Each holds
// only while the files that it was given for are unchanged.

import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { type Folder, mswPath, openMswSubfolder } from '../../../adapters/files/msw-folder.ts';
import { ownFile } from '../../../adapters/files/place.ts';
import { readJson } from '../../../adapters/files/read-json.ts';
import { sign, verify } from '../../../adapters/files/signing-key.ts';
import { withLock } from '../../../adapters/files/with-lock.ts';
import { writeFileAtomic } from '../../../adapters/files/write-file-atomic.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { coveredDigestOf } from '../documents/covered-digest.ts';
import type { Refusal } from '../documents/documents.ts';

const Judgement = z.object({
  id: z.string(),
  verdict: z.enum(['passed', 'failed', 'human']),
  by: z.enum(['model', 'user']),
  evidence: z.readonly(z.array(z.string())),
  /** Files of the evidence, from the project. */
  files: z.array(z.string()),
  /** Over the files that the phase's verification rests on, and those. */
  digest: z.string(),
  at: z.string(),
});

export type StoredJudgement = z.output<typeof Judgement>;

const Store = z.object({ version: z.literal(1), judgements: z.array(Judgement), seal: z.string() });

/** Those that still hold; `covered` are the files that the verification rests on without them. */
export function readJudgements(
  workspace: Workspace,
  phaseFolder: string,
  covered: readonly string[],
): readonly StoredJudgement[] {
  return stored(workspace, phaseFolder).filter(
    ({ files, digest }) => digest === judgementDigest(workspace.project, covered, files),
  );
}

export async function keepJudgement(
  workspace: Workspace,
  phaseFolder: string,
  judgement: StoredJudgement,
): Promise<{ readonly status: 'done' } | Refusal> {
  const folder = openVerificationFolder(workspace.project, phaseFolder);
  if (folder.status === 'refused') return folder;
  const path = judgementsPath(workspace.project, phaseFolder);
  const locked = await withLock(path, () => {
    const judgements = [...stored(workspace, phaseFolder).filter(({ id }) => id !== judgement.id), judgement];
    const content = { version: 1, judgements, seal: sign(workspace.key, sealed(judgements)) };
    writeFileAtomic(path, `${JSON.stringify(content, null, 2)}\n`);
  });
  return locked.status === 'done'
    ? { status: 'done' }
    : { status: 'refused', reason: 'The judgements are locked by another process; try again.' };
}

export function judgementDigest(root: string, covered: readonly string[], files: readonly string[]): string {
  return (
    coveredDigestOf(root, [...covered, ...files]) ??
    `none:${createHash('sha256').update(files.join('\n')).digest('hex')}`
  );
}

function stored(workspace: Workspace, phaseFolder: string): readonly StoredJudgement[] {
  const file = readJson(judgementsPath(workspace.project, phaseFolder), ownFile(workspace.project));
  const store = Store.safeParse(file.status === 'ok' ? file.value : null);
  if (!store.success) return [];
  const { judgements, seal } = store.data;
  return verify(workspace.key, sealed(judgements), seal) ? judgements : [];
}

function sealed(judgements: readonly StoredJudgement[]): string {
  const rows = judgements.map((one) => [
    one.id,
    one.verdict,
    one.by,
    one.evidence,
    one.files,
    one.digest,
    one.at,
  ]);
  return `msw-judgements-1\n${JSON.stringify(rows)}`;
}

/** Makes it; refused where a part of the way is a link or no folder. `parts` are names that MSW or a phase has. */
export function openVerificationFolder(root: string, ...parts: readonly string[]): Folder {
  return openMswSubfolder(root, 'verification', ...parts.map(plainName));
}

function judgementsPath(root: string, phaseFolder: string): string {
  return mswPath(root, 'verification', plainName(phaseFolder), 'judgements.json');
}

function plainName(name: string): string {
  return name.replaceAll(/[^\w.-]/g, '_');
}
