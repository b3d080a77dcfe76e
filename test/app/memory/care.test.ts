// Looking after the memory: its figures, votes, offered links, merging, and what is learned from work.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { appendJournal } from '../../../src/adapters/log/journal.ts';
import { appendLinks, readLinks, readUsage } from '../../../src/adapters/memory/line-log.ts';
import { readNotes } from '../../../src/adapters/memory/note-store.ts';
import { writeTaskPage } from '../../../src/app/memory/task-page.ts';
import { findOperation } from '../../../src/app/operations/nouns.ts';
import { openWorkspace } from '../../../src/app/workspace/workspace.ts';
import type { Link } from '../../../src/core/memory/links.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const NOW = Date.parse('2026-11-23T22:00:00Z');
const AT = '2026-11-20T00:00:00Z';

function stage(notes: Readonly<Record<string, string>>) {
  const [project, home] = [tempFolder(), tempFolder()];
  const folder = join(project, '.msw', 'memory');
  mkdirSync(folder, { recursive: true });
  for (const [id, text] of Object.entries(notes))
    writeFileSync(
      join(folder, `${id}.md`),
      `---\nschema: 1\ncreated_at: ${AT}\nagent_type: user\n---\n${text}`,
    );
  const clock = { now: NOW };
  const call = async (name: string, input: Record<string, unknown> = {}) =>
    (await findOperation(name)).call(
      {
        ...{ folder: project, origin: 'named', cwd: project, now: () => clock.now },
        env: { MSW_HOME: home },
        caller: { mark: null, isTerminal: true },
        ...{ tell: () => {}, show: () => {}, emit: () => {} },
      },
      input,
    );
  return { project, home, folder, clock, call };
}

function resultOf<Value>(result: { readonly status: string; readonly value?: unknown }): Value {
  if (result.status !== 'done') throw new Error(JSON.stringify(result));
  return result.value as Value;
}

const note = (type: string, title: string, context: string, reasoning = 'it is so') =>
  `[${type}] ${title}\n\nCONTEXT: ${context}\nREASONING: ${reasoning}\nOUTCOME: seen\nTAGS: x\n`;

describe('figures and votes', () => {
  const NOTES = {
    cache: note('DECISION', 'The cache is on', 'the cache is on for pages'),
    queue: note('DECISION', 'The queue is off', 'the queue is off at night'),
  };

  it('has the seven metrics of the specification with their targets, unknown until something is measured', async () => {
    const { call } = stage(NOTES);
    const result = await call('memory status');
    expect(result).toMatchObject({
      value: {
        figures: [
          { name: 'relevance', value: null, target: { over: 0.8 } },
          { name: 'hit rate', value: null, target: { over: 0.6 } },
          { name: 'stage 0, kept', value: null, target: { under: 100 } },
          { name: 'stage 0, asked', value: null, target: { under: 20_000 } },
          { name: 'structured', value: 1, target: { over: 0.9 } },
          { name: 'causal links', value: 0, target: { over: 200 } },
          { name: 'spread of scores', target: { over: 0.2 } },
        ],
      },
    });
  });

  it('a vote is about the notes of the last brief, counts in the figures, and moves their scores', async () => {
    const { call, project } = stage(NOTES);
    const scores = async () => {
      const listed = await call('memory list');
      const { notes } = resultOf<{ notes: { id: string; dynamicScore: number }[] }>(listed);
      return Object.fromEntries(notes.map(({ id, dynamicScore }) => [id, dynamicScore]));
    };
    expect(await call('memory feedback', { verdict: 'useful' })).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('No brief'),
    });
    expect(await call('memory feedback', { verdict: 'great' })).toMatchObject({ status: 'misused' });
    await call('memory brief', { task: 'the cache of pages' });
    const before = await scores();
    expect(await call('memory feedback', { verdict: 'not' })).toMatchObject({ value: { ids: ['cache'] } });
    const after = await scores();
    expect(after.cache).toBeLessThan(before.cache ?? 0);
    expect(after.queue).toBe(before.queue);
    expect(readUsage(project).get('cache')).toMatchObject({ count: 1, votes: -1 });
    await call('memory feedback', { verdict: 'useful', note: ['queue'] });
    expect((await scores()).queue).toBeGreaterThan(before.queue ?? 0);
    const { figures } = resultOf<{ figures: object[] }>(await call('memory status'));
    expect(figures[0]).toMatchObject({ value: 0.5, from: '1 of 2 briefs called useful', isMet: false });
    expect(figures[2]).toMatchObject({ from: 'the median of 1 task' });
  });

  it('a list and a note show how often they were used here, besides before their import', async () => {
    const { call, folder } = stage({});
    const facts = `schema: 1\ncreated_at: ${AT}\nagent_type: user\nusage_count: 7\n`;
    writeFileSync(join(folder, 'cache.md'), `---\n${facts}---\n${NOTES.cache}`);
    await call('memory brief', { task: 'the cache of pages' });
    const lastAccessedAt = '2026-11-23T22:00:00Z';
    expect(await call('memory list')).toMatchObject({
      value: { notes: [{ id: 'cache', usageCount: 8, lastAccessedAt }] },
    });
    expect(await call('memory show', { id: 'cache' })).toMatchObject({ value: { usageCount: 9 } });
  });
});

describe('links for a yes', () => {
  const NOTES = {
    slow: note('PROBLEM', 'Uploads stall', 'uploads of large files stall behind the proxy in Madrid'),
    fixed: note('DECISION', 'Chunk uploads', 'uploads of large files are sent in chunks behind the proxy'),
    other: note('INSIGHT', 'Invoices are dull', 'nobody reads an invoice twice'),
  };
  const proposed: Link = {
    ...{ schema: 1, from: 'slow', to: 'other', type: 'causes', confidence: 0.5, reasoning: 'a guess' },
    ...{ source: 'tier2_notebooklm', status: 'proposed', at: AT },
  };

  it('offers what was proposed, and similar notes; a yes takes effect, a no is remembered', async () => {
    const { call, project } = stage(NOTES);
    await appendLinks(project, [proposed]);
    const offers = [
      { from: 'slow', to: 'other', type: 'causes' },
      { from: 'slow', to: 'fixed', type: 'solves', source: 'similar notes' },
    ];
    expect(await call('memory link', { review: true })).toMatchObject({ value: { offers } });
    expect(await call('memory link', { review: true, yes: ['9'] })).toMatchObject({ status: 'refused' });
    expect(await call('memory link', { review: true, yes: ['all'] })).toMatchObject({ status: 'misused' });
    await call('memory link', { review: true, yes: ['2'], no: ['1'] });
    expect(await call('memory link', { review: true })).toMatchObject({ value: { offers: [] } });
    expect(readLinks(project).slice(1)).toMatchObject([
      { from: 'slow', to: 'fixed', type: 'solves', status: 'accepted', source: 'user' },
      { from: 'slow', to: 'other', status: 'declined' },
    ]);
    // What was declined does not come back with the next synthesis.
    const again = {
      from_memory_id: 'slow',
      to_memory_id: 'other',
      relationship_type: 'causes',
      confidence: 0.9,
    };
    expect(await call('memory ingest', { relationships: [again] })).toMatchObject({
      value: { duplicates: 1 },
    });
  });
});

describe('compaction', () => {
  const context = 'the proxy on port 8443 needs a client certificate from the vault of the team';
  const NOTES = {
    old: note('DECISION', 'The proxy needs a certificate', context, 'it was seen in Madrid.'),
    new: note('DECISION', 'The proxy needs a certificate', context, 'it was seen in Oslo.'),
    other: note('INSIGHT', 'Invoices are dull', 'nobody reads an invoice twice'),
  };

  it('says which notes are near, and merges them only with a yes; the originals are archived', async () => {
    const { call, project, folder } = stage(NOTES);
    const link: Link = {
      ...{ schema: 1, from: 'old', to: 'other', type: 'causes', confidence: 1, reasoning: '' },
      ...{ source: 'user', status: 'accepted', at: AT },
    };
    await appendLinks(project, [link]);
    const near = { groups: [{ from: ['new', 'old'], into: null }] };
    expect(await call('memory compact')).toMatchObject({ value: near });
    expect(readNotes(project).notes).toHaveLength(3);
    await call('memory compact', { yes: true });
    const { notes } = readNotes(project);
    const merged = notes.find(({ id }) => id !== 'other');
    expect(notes).toHaveLength(2);
    expect(merged?.reasoning).toBe('it was seen in Oslo.\nit was seen in Madrid.');
    expect(merged?.context).toBe(context);
    expect(readdirSync(join(folder, 'forgotten')).toSorted()).toEqual(['new.md', 'old.md']);
    expect(readLinks(project).at(-1)).toMatchObject({ from: merged?.id, to: 'other', type: 'causes' });
    expect(await call('memory compact')).toMatchObject({ value: { groups: [] } });
  });
});

describe('what is learned from work', () => {
  const session = 's';
  const typed = (command: string, words: string) =>
    ({ event: 'command-typed', session, command, words, told: null }) as const;
  const armed = (loop: string, command: string) =>
    ({
      event: 'loop-armed',
      ...{ loop, session, maxIterations: 5 },
      checks: [{ name: 'test', command, origin: 'user' }],
    }) as const;
  const ended = (loop: string, cause: string) =>
    ({ event: 'loop-ended', loop, session, cause, reason: `it ended by ${cause}`, iteration: 2 }) as const;

  it('a profile is off until asked for, learns from then on, and is forgotten for good', async () => {
    const { call, project, home, clock } = stage({});
    const say = (at: string, ...events: Parameters<typeof appendJournal>[1][]) =>
      Promise.all(events.map((event) => appendJournal(project, event, at)));
    await say(AT, typed('resume', 'before it was on'));
    const profile = async () => {
      return resultOf<{ profile: string | null }>(await call('memory profile')).profile;
    };
    expect(await profile()).toBeNull();
    await call('memory profile', { change: 'on' });
    await say('2026-11-24T00:00:00Z', typed('resume', 'use tabs, not spaces --force'));
    await say('2026-11-24T01:00:00Z', armed('l1', 'npm test'), ended('l1', 'done'));
    await say('2026-11-24T02:00:00Z', armed('l2', 'npm run lint'), ended('l2', 'stuck'));
    const known = await profile();
    expect(known).toContain('“use tabs, not spaces”');
    expect(known).toContain('“npm test”, 1 time');
    expect(known).not.toContain('before it was on');
    expect(known).not.toContain('lint');
    expect(readFileSync(join(project, '.msw', 'profile.md'), 'utf8')).toContain('use tabs');
    // It is no note.
    expect(readNotes(project).notes).toEqual([]);
    const opened = openWorkspace(project, { MSW_HOME: home });
    if (opened.status === 'refused') throw new Error(opened.reason);
    mkdirSync(join(project, '.msw', 'planning'), { recursive: true });
    const wanted = { task: 'the cache', root: project, page: '.msw/planning/01-memory.md', grounds: false };
    await writeTaskPage(opened.workspace, wanted);
    expect(readFileSync(join(project, wanted.page), 'utf8')).toContain('## How This User Works');
    await call('memory profile', { change: 'forget' });
    expect(existsSync(join(project, '.msw', 'profile.md'))).toBe(false);
    clock.now = Date.parse('2026-11-25T00:00:00Z');
    await call('memory profile', { change: 'on' });
    expect(await profile()).toBeNull();
    expect(await call('memory profile', { change: 'maybe' })).toMatchObject({ status: 'misused' });
  });

  it('what went wrong before is shown for a task like it, and to plans once that is on', async () => {
    const { call, project, home } = stage({
      proxy: note('PROBLEM', 'The proxy drops uploads', 'large uploads die behind the proxy'),
    });
    const events = [
      typed('loop', '"make uploads survive the proxy restart"'),
      armed('l1', 'npm test'),
      ended('l1', 'stuck'),
    ];
    for (const event of events) await appendJournal(project, event, AT);
    const task = 'uploads survive a restart of the proxy';
    const { risks } = resultOf<{ risks: string }>(await call('memory risks', { task }));
    expect(risks).toContain('The proxy drops uploads');
    expect(risks).toContain('make uploads survive the proxy restart');
    expect(risks).toContain('it ended by stuck');
    expect(await call('memory risks', { task: 'paint the invoice green' })).toMatchObject({
      value: { risks: null },
    });
    const opened = openWorkspace(project, { MSW_HOME: home });
    if (opened.status === 'refused') throw new Error(opened.reason);
    mkdirSync(join(project, '.msw', 'planning'), { recursive: true });
    const page = '.msw/planning/01-memory.md';
    const paged = async () => {
      await writeTaskPage(opened.workspace, { task, root: project, page, grounds: false });
      return readFileSync(join(project, page), 'utf8');
    };
    expect(await paged()).not.toContain('## What Went Wrong Here Before');
    await call('memory risks', { on: true });
    expect(await paged()).toContain('## What Went Wrong Here Before');
    await call('memory risks', { off: true });
    expect(await paged()).not.toContain('## What Went Wrong Here Before');
  });
});
