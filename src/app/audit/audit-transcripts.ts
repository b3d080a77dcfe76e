// Reads the user's own transcripts, one after another, and counts what they show. Writes nothing.

import {
  listTranscripts,
  readTranscriptLines,
  type TranscriptFile,
  transcriptFolder,
} from '../../adapters/claude-code/transcript-files.ts';
import { readTranscriptLine } from '../../adapters/claude-code/transcript-steps.ts';
import { homeFolder } from '../../adapters/files/home-folder.ts';
import { type AuditedSession, auditOf } from '../../core/audit/audit.ts';
import { auditSession } from '../../core/audit/audit-session.ts';
import type { ShownAudit } from '../../core/audit/audit-text.ts';
import type { Environment } from '../workspace/workspace.ts';

type Audited =
  | { readonly status: 'ok'; readonly audit: ShownAudit }
  /** `reason` is a sentence. */
  | { readonly status: 'refused'; readonly reason: string };

/** @param since in milliseconds since 1970; null for all */
export function auditTranscripts(
  env: Environment,
  since: number | null,
  onFile: (at: number, of: number) => void,
): Audited {
  const folder = transcriptFolder(env);
  const from = since ?? 0;
  const all = listTranscripts(folder);
  const files = all.filter(({ changedAt }) => changedAt >= from);
  if (all.length === 0)
    return {
      status: 'refused',
      reason: `${folder} has no transcripts of Claude Code. Set CLAUDE_CONFIG_DIR if they are elsewhere.`,
    };
  const read = files.map((file, at) => {
    onFile(at + 1, files.length);
    return auditFile(file, from);
  });
  const sessions = read.flatMap(({ session }) => session ?? []);
  const skipped = {
    lines: read.reduce((sum, { broken }) => sum + broken, 0),
    files: read.filter(({ isRead }) => !isRead).length,
  };
  const day = since === null ? null : new Date(since).toISOString().slice(0, 10);
  return { status: 'ok', audit: { folder, since: day, skipped, ...auditOf(sessions, from) } };
}

interface ReadFile {
  readonly isRead: boolean;
  readonly broken: number;
  /** Null for one without a session. */
  readonly session: AuditedSession | null;
}

function auditFile(file: TranscriptFile, from: number): ReadFile {
  let broken = 0;
  // Begun with the first line that names a folder.
  const opened: { readonly project: string; readonly audit: ReturnType<typeof auditSession> }[] = [];
  const isRead = readTranscriptLines(file, (text) => {
    const line = readTranscriptLine(text);
    if (line === 'broken') {
      broken += 1;
      return;
    }
    const { folder, steps } = line;
    if (opened.length === 0 && folder !== null)
      opened.push({ project: folder, audit: auditSession({ root: folder, home: homeFolder() }) });
    for (const step of steps) if (step.kind !== 'tokens' || step.at >= from) opened[0]?.audit.take(step);
  });
  const [session] = opened;
  return {
    ...{ isRead, broken },
    session: session === undefined ? null : { project: session.project, findings: session.audit.end() },
  };
}
