// The decision log, sent to a real receiver on this machine.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appendJournal } from '../../../src/adapters/log/journal.ts';
import { exportLog } from '../../../src/app/log/export-log.ts';
import { openWorkspace, type Workspace } from '../../../src/app/workspace/workspace.ts';
import type { JournalEvent } from '../../../src/core/log/journal-event.ts';
import { openReceiver, type Receiver } from '../../support/otlp-receiver.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const PAUSED = {
  event: 'loop-paused',
  loop: 'l1',
  session: 's1',
  cause: 'user',
  reason: 'by the user',
} as const;

let receiver: Receiver;
beforeEach(async () => {
  receiver = await openReceiver();
});
afterEach(() => receiver.close());

const place = (settings: object, env: Workspace['env'] = {}): Workspace => {
  const folder = tempFolder();
  mkdirSync(join(folder, 'project'));
  mkdirSync(join(folder, 'home'), { mode: 0o700 });
  writeFileSync(join(folder, 'home', 'settings.json'), JSON.stringify(settings), { mode: 0o600 });
  const opened = openWorkspace(
    join(folder, 'project'),
    { ...env, MSW_HOME: join(folder, 'home') },
    () => NOW,
  );
  if (opened.status === 'refused') throw new Error(opened.reason);
  return opened.workspace;
};

const tell = (workspace: Workspace, event: JournalEvent, minutesAgo = 1) =>
  appendJournal(workspace.project, event, new Date(NOW - minutesAgo * 60_000).toISOString());

const named = (more: object = {}) => ({ otlp: { endpoint: receiver.endpoint, ...more } });

describe('the export of the log', () => {
  it('sends each line once, as a record with its words and its fields', async () => {
    const workspace = place(named({ headers: { authorization: 'Bearer xyz' } }));
    await tell(workspace, PAUSED);
    expect(await exportLog(workspace)).toEqual({ status: 'done', records: 1 });
    expect(receiver.records).toEqual([
      {
        name: 'msw.loop-paused',
        body: 'paused: by the user',
        severity: 13,
        attributes: {
          'msw.kind': 'outcome',
          'msw.loop': 'l1',
          'msw.session': 's1',
          'msw.cause': 'user',
          'msw.reason': 'by the user',
          'service.name': 'msw-protocol',
          'service.version': expect.any(String),
          'msw.project': 'project',
        },
      },
    ]);
    expect(receiver.paths).toEqual(['/v1/logs']);
    expect(receiver.headers[0]).toMatchObject({ authorization: 'Bearer xyz' });
    expect(await exportLog(workspace)).toEqual({ status: 'done', records: 0 });
    await tell(workspace, { event: 'hint-given', loop: 'l1', session: 's1' });
    expect(await exportLog(workspace)).toEqual({ status: 'done', records: 1 });
    expect(receiver.records.map(({ name }) => name)).toEqual(['msw.loop-paused', 'msw.hint-given']);
  });

  it('never sends what is older than a day, and sends many lines in batches', async () => {
    const workspace = place(named());
    await tell(workspace, PAUSED, 25 * 60);
    for (let count = 0; count < 450; count += 1) await tell(workspace, { ...PAUSED, reason: `${count}` });
    expect(await exportLog(workspace)).toEqual({ status: 'done', records: 450 });
    expect(receiver.paths).toHaveLength(3);
    expect(new Set(receiver.records.map(({ attributes }) => attributes['msw.reason'])).size).toBe(450);
  });

  it('sends again what the collector did not accept, and loses nothing', async () => {
    const workspace = place(named());
    await tell(workspace, PAUSED);
    receiver.answerWith(400);
    const failed = await exportLog(workspace);
    expect(failed).toMatchObject({
      status: 'failed',
      records: 0,
      reason: expect.stringContaining('did not take the log'),
    });
    receiver.answerWith(200);
    expect(await exportLog(workspace)).toEqual({ status: 'done', records: 1 });
  });

  it('continues after the last line even when the journal was rotated or that line is gone', async () => {
    const workspace = place(named());
    const journal = join(workspace.project, '.msw', 'journal.jsonl');
    await tell(workspace, { ...PAUSED, reason: 'first' }, 9);
    await exportLog(workspace);
    renameSync(journal, join(workspace.project, '.msw', 'journal.1.jsonl'));
    await tell(workspace, { ...PAUSED, reason: 'second' }, 8);
    expect(await exportLog(workspace)).toEqual({ status: 'done', records: 1 });
    writeFileSync(journal, '{"half written');
    writeFileSync(join(workspace.project, '.msw', 'journal.1.jsonl'), '');
    await tell(workspace, { ...PAUSED, reason: 'third' }, 7);
    await exportLog(workspace);
    const reasons = receiver.records.map(({ attributes }) => attributes['msw.reason']);
    expect(reasons).toEqual(['first', 'second', 'third']);
  });

  it('sends no secret', async () => {
    const workspace = place(named());
    await tell(workspace, { ...PAUSED, reason: `the key ${'sk_live_'}51HxAbCdEfGhIjKlMnOpQrSt was refused` });
    await exportLog(workspace);
    expect(JSON.stringify(receiver.records)).not.toContain('51HxAbCdEfGhIjKlMnOpQrSt');
    expect(receiver.records).toHaveLength(1);
  });

  it('is off unless the user named a collector, and a session cannot name one', async () => {
    const variables = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint };
    const off = await exportLog(place({}));
    expect(off).toMatchObject({
      status: 'off',
      reason: expect.stringContaining('No collector is named: put "otlp"'),
    });
    const inSession = place({}, { ...variables, CLAUDECODE: '1' });
    await tell(inSession, PAUSED);
    expect(await exportLog(inSession)).toMatchObject({ status: 'off' });
    expect(receiver.records).toEqual([]);
    expect(await exportLog(place({ otlp: { endpoint: 'ftp://x' } }))).toMatchObject({
      status: 'off',
      reason: expect.stringContaining('cannot be used'),
    });
  });
});
