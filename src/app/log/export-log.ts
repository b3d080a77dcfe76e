// Sends the new entries of a project's decision log to the collector that the user has named. Entries that were not
// acknowledged are sent again.

import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { clientMark } from '../../adapters/environment/client-marks.ts';
import { withLock } from '../../adapters/locks/with-lock.ts';
import { type JournalLine, readJournal } from '../../adapters/log/journal.ts';
import type { Collector, LogRecord } from '../../adapters/otlp/send-records.ts';
import { textToSend } from '../../adapters/secrets/text-to-send.ts';
import { changeEntries, type ProjectStore, readEntries } from '../../adapters/user/project-store.ts';
import { readUserSettings } from '../../adapters/user/user-settings.ts';
import { logEntries } from '../../core/report/decision-log.ts';
import type { Workspace } from '../workspace/workspace.ts';

export type Exported =
  | { readonly status: 'done'; readonly records: number }
  /** `reason`: a sentence; `records`: how many were sent before the failure. */
  | { readonly status: 'failed'; readonly records: number; readonly reason: string }
  /** No collector is configured. */
  | { readonly status: 'off'; readonly reason: string };

const DAY_MS = 86_400_000;
const BATCH = 200;
const WAIT_MS = 2_000;

/** The last line that a collector acknowledged. */
const STORE: ProjectStore<{ time: string; hash: string }> = {
  file: 'exported.json',
  holds: 'what was exported',
  entry: () => z.object({ time: z.string(), hash: z.string() }),
  isExpendable: true,
};

export async function exportLog(workspace: Workspace): Promise<Exported> {
  const collector = collectorOf(workspace);
  if (typeof collector === 'string') return { status: 'off', reason: collector };
  const path = join(workspace.userFolder, 'export');
  const held = await withLock(path, () => sendNew(workspace, collector), { waitMs: WAIT_MS });
  return held.status === 'done'
    ? held.value
    : { status: 'failed', records: 0, reason: 'Another process exports now.' };
}

/** The environment counts only for a person or a script: in a session, a project's settings could have set it. */
function collectorOf({ userFolder, env }: Workspace): Collector | string {
  const read = readUserSettings(userFolder);
  if (read.status === 'unusable') return `Nothing is exported: ${read.reason}.`;
  const { otlp } = read.settings;
  if (otlp !== null) return { from: 'settings', ...otlp };
  const isSet = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_LOGS_ENDPOINT'].some((name) => env[name]);
  if (isSet && clientMark(env) === null) return { from: 'environment' };
  return `No collector is named: put "otlp": {"endpoint": "http://localhost:4318"} into ${join(userFolder, 'settings.json')}, or set OTEL_EXPORTER_OTLP_ENDPOINT in your shell.`;
}

async function sendNew(workspace: Workspace, collector: Collector): Promise<Exported> {
  const { userFolder, project } = workspace;
  const lines = newLines(workspace);
  const batches = Array.from({ length: Math.ceil(lines.length / BATCH) }, (_, at) =>
    lines.slice(at * BATCH, (at + 1) * BATCH),
  );
  let records = 0;
  // Loaded lazily, since most users name no collector.
  const { sendRecords } = await import('../../adapters/otlp/send-records.ts');
  const sent = await sendRecords(
    collector,
    textToSend(basename(project)),
    batches.map(recordsOf),
    async (batch) => {
      records += batch.length;
      const last = lines[records - 1];
      if (last !== undefined)
        await changeEntries(STORE, userFolder, project, () => [{ time: last.time, hash: hashOf(last) }]);
    },
  );
  if (sent.status === 'done') return { status: 'done', records };
  const reason = `The collector did not take the log: ${textToSend(sent.reason)}. What is missing is sent the next time.`;
  return { status: 'failed', records, reason };
}

/** The lines after the last one sent; for a journal never exported before, those of the last day. */
function newLines({ userFolder, project, now }: Workspace): readonly JournalLine[] {
  const lines = readJournal(project);
  const read = readEntries(STORE, userFolder, project);
  const [last] = read.status === 'ok' ? read.entries : [];
  if (last === undefined) return lines.filter(({ time }) => Date.parse(time) >= now() - DAY_MS);
  const at = lines.findLastIndex((line) => line.time === last.time && hashOf(line) === last.hash);
  // The last line sent may have been rotated away.
  return at >= 0 ? lines.slice(at + 1) : lines.filter(({ time }) => time > last.time);
}

function hashOf(line: JournalLine): string {
  return createHash('sha256').update(JSON.stringify(line)).digest('hex').slice(0, 32);
}

function recordsOf(lines: readonly JournalLine[]): readonly LogRecord[] {
  return logEntries(lines).map((entry, at) => ({
    at: Date.parse(entry.time) || 0,
    name: `msw.${entry.event}`,
    body: textToSend(entry.text),
    isWarning: WARNINGS.test(entry.event),
    attributes: { 'msw.kind': entry.kind, ...fieldsOf(lines[at]) },
  }));
}

const WARNINGS =
  /^(?:api-failure|plan-halted|tree-kept|research-stopped|guidance-refused|loop-paused|job-waiting)$/;
const LONGEST = 300;

function fieldsOf(line: JournalLine | undefined): LogRecord['attributes'] {
  const fields = Object.entries(line ?? {}).filter(([name]) => name !== 'time' && name !== 'event');
  return Object.fromEntries(
    fields.flatMap(([name, value]) => {
      if (value === null || value === undefined) return [];
      const isPlain = typeof value === 'number' || typeof value === 'boolean';
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return [[`msw.${name}`, isPlain ? value : textToSend(text).slice(0, LONGEST)]];
    }),
  );
}
