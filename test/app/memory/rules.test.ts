// Rules that span modules: which tier answers what, what may be spent in advance, what a notebook gets to read; and
// random sequences of operations on a store, compared with a model of it.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { undoImport } from '../../../src/adapters/memory/import-store.ts';
import { readLinks } from '../../../src/adapters/memory/line-log.ts';
import { readNotes, storeNote } from '../../../src/adapters/memory/note-store.ts';
import { purgeSyntheses, readSyntheses } from '../../../src/adapters/memory/synthesis-store.ts';
import { rememberTemporary } from '../../../src/adapters/user/notebook-sources.ts';
import { addNote } from '../../../src/app/memory/add-note.ts';
import { compileBrief } from '../../../src/app/memory/compile-brief.ts';
import { ingest } from '../../../src/app/memory/link-notes.ts';
import { forgetNote } from '../../../src/app/memory/open-note.ts';
import { MOST_A_DAY, prefetchTasks } from '../../../src/app/memory/prefetch-tasks.ts';
import { reviewMemory, reviewSuggestion } from '../../../src/app/memory/review-memory.ts';
import { searchMemory } from '../../../src/app/memory/search-memory.ts';
import { prepareTask } from '../../../src/app/memory/stage-zero.ts';
import { writeTaskPage } from '../../../src/app/memory/task-page.ts';
import { importFile } from '../../../src/app/memory/transfer-notes.ts';
import { projectClient } from '../../../src/app/notebook/project-client.ts';
import { changeLedger, readLedger } from '../../../src/app/notebook/quota-ledger.ts';
import { findOperation } from '../../../src/app/operations/nouns.ts';
import { planCommand } from '../../../src/app/planning/phases/plan-command.ts';
import { createProject } from '../../../src/app/planning/writing/create-project.ts';
import { openWorkspace } from '../../../src/app/workspace/workspace.ts';
import { BRIEF_DEFAULTS } from '../../../src/core/memory/brief.ts';
import { LINK_TYPES, supersededBy } from '../../../src/core/memory/links.ts';
import { MEMORY_DEFAULTS } from '../../../src/core/memory/memory-settings.ts';
import { newAccount } from '../../../src/core/quota/account.ts';
import { emptyLedger, withAccount } from '../../../src/core/quota/ledger.ts';
import { countOf, sampleOf } from '../../support/depth.ts';
import { SEED_NOTEBOOK } from '../../support/google/notebooks.ts';
import { isExpected, NLM_VERSIONS } from '../../support/nlm/nlm-store.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { openStage, type Stage } from '../notebook/stage.ts';
import { plainAnswers } from '../planning/writing/plain-answers.ts';

const NOW = Date.parse('2026-11-23T22:00:00Z');

describe.each(sampleOf('stage zero', NLM_VERSIONS.filter(isExpected), 1))(
  'with the real nlm %s',
  { timeout: 240_000 },
  (version) => {
    let stage: Stage;

    beforeEach(async () => {
      stage = await openStage(version, ['ok.a', 'ok.b'], (question) => `about ${question.length}`);
      const docs = { 'ok.a': SEED_NOTEBOOK, 'ok.b': SEED_NOTEBOOK };
      await stage.configure({ notebook: 'docs', notebooks: { docs } });
    });

    afterEach(() => stage.close());

    function workspace() {
      const opened = openWorkspace(stage.place.project, stage.env);
      if (opened.status === 'refused') throw new Error(opened.reason);
      return opened.workspace;
    }

    const remember = async (count: number, words: string): Promise<void> => {
      for (let at = 0; at < count; at += 1)
        await storeNote(
          stage.place.project,
          `n-${at}`,
          `[DECISION] The cache ${at}\n\nCONTEXT: the cache ${at} ${words}\nREASONING: so\n`,
        );
    };
    const ask = (spec: string, purpose: 'research' | 'prefetch' = 'research') =>
      prepareTask(workspace(), {
        ...{ spec, settings: MEMORY_DEFAULTS, fresh: false },
        client: projectClient(workspace(), purpose),
      });
    /** According to the ledger, and to Google where this nlm can ask. */
    const leave = (left: number) => {
      const used = 100 - 2 * left;
      stage.google.meter('ok.a', { rolling: used, weekly: used });
      stage.google.meter('ok.b', { rolling: used, weekly: used });
      return changeLedger(stage.place.userFolder, () => {
        const account = { ...newAccount, spent: 50 - left, windowEndsAt: Date.now() + 3_600_000 };
        const held = withAccount(withAccount(emptyLedger, 'ok.a', account), 'ok.b', account);
        return { ledger: held, result: null };
      });
    };
    const titles = () =>
      stage.google.notebooks.byId.get(SEED_NOTEBOOK)?.sources.map(({ title }) => title) ?? [];

    it('T13: a long task and its notes are temporary sources for one short question, even after a kill', async () => {
      await remember(12, 'and a secret ghp_x7Kd93mQpL2vRt8sYw4bNc6HjF1aZe5GuT0o of it '.repeat(60));
      const before = titles();
      // Left behind by a process that was killed.
      const old = stage.google.notebooks.byId.get(SEED_NOTEBOOK)?.sources[0]?.title ?? '';
      await rememberTemporary(stage.place.userFolder, stage.place.project, {
        ...{ account: 'ok.a', notebook: SEED_NOTEBOOK, title: old, at: Date.now() - 3_600_000 },
      });
      const told = await ask(`plan the cache ${'of many pages '.repeat(900)}`);
      expect(told).toMatchObject({ cache_hit: false, ungrounded: false, notice: null });
      const [question = ''] = stage.google.questions();
      expect(question).toMatch(/The source "MSW task [0-9a-f-]{17}\.md"/);
      expect(question.length).toBeLessThan(8000);
      expect(stage.google.questions()).toHaveLength(1);
      expect(titles()).toEqual(before.filter((title) => title !== old));
      const sent = stage.google.requests.map(({ body }) => body).join('\n');
      expect(sent).not.toContain('ghp_x7Kd93mQpL2vRt8sYw4bNc6HjF1aZe5GuT0o');
      expect(await ask(`plan the cache ${'of many pages '.repeat(900)}`)).toMatchObject({ cache_hit: true });
      expect(readSyntheses(stage.place.project)[0]?.brief_hash).toBe(told.brief.hash);
    });

    const pageOf = async (task: string) => {
      const [root, page] = [tempFolder(), '.msw/planning/01-memory.md'];
      mkdirSync(join(root, '.msw', 'planning'), { recursive: true });
      const { isWritten } = await writeTaskPage(workspace(), { task, root, page, grounds: false });
      return isWritten ? readFileSync(join(root, page), 'utf8') : '';
    };

    it('T1, T22: only Stage 0 asks, through nlm, from the one ledger, and may spend its reserve', async () => {
      await remember(2, 'is small');
      await leave(1);
      await searchMemory(workspace(), { query: 'cache', most: 5, type: null, tags: [], domain: null });
      await compileBrief(workspace(), 'the cache', BRIEF_DEFAULTS);
      await pageOf('the cache');
      expect(stage.google.requests).toEqual([]);
      expect(await ask('the cache')).toMatchObject({ ungrounded: false });
      const read = readLedger(stage.place.userFolder);
      expect(read).toMatchObject({ ledger: { queries: [{ purpose: 'research', cost: 1 }] } });
      await leave(0);
      expect(await ask('another cache')).toMatchObject({
        ungrounded: true,
        notice: expect.stringContaining('used up'),
      });
      expect(stage.google.questions()).toHaveLength(1);
      // The page for planning a task contains what is known.
      expect(await pageOf('the cache')).toContain('## What the Notebook Says');
      expect(await pageOf('another cache')).not.toContain('## What the Notebook Says');
    });

    it('T20: answers are prefetched at most five times a day, on demand, and never from the reserve', async () => {
      await remember(2, 'is small');
      const tasks = Array.from({ length: 7 }, (_, at) => `cache ${at}`);
      await leave(newAccount.plan.reserve);
      expect(await prefetchTasks(workspace(), ['cache 0'], MEMORY_DEFAULTS)).toMatchObject({
        tasks: [{ status: 'left', notice: expect.stringContaining('kept for planning') }],
      });
      await leave(50);
      const fetched = await prefetchTasks(workspace(), tasks, MEMORY_DEFAULTS);
      if (fetched.status === 'refused') throw new Error(fetched.reason);
      expect(fetched.tasks.map(({ status }) => status)).toEqual([
        ...Array(MOST_A_DAY).fill('asked'),
        ...['left', 'left'],
      ]);
      expect(fetched.leftToday).toBe(0);
      expect(stage.google.questions()).toHaveLength(MOST_A_DAY);
      expect(await prefetchTasks(workspace(), ['cache 0'], MEMORY_DEFAULTS)).toMatchObject({
        tasks: [{ status: 'known' }],
      });
      expect(await ask('cache 0')).toMatchObject({ cache_hit: true });
      expect(await pageOf('cache 0')).toContain('## What the Notebook Says');
    });
  },
);

it('T13: a phase is planned with the notes about it', async () => {
  const project = tempFolder();
  const opened = openWorkspace(project, { MSW_HOME: tempFolder() });
  if (opened.status === 'refused') throw new Error(opened.reason);
  await createProject(project, plainAnswers);
  const note = '[DECISION] Rounding\n\nCONTEXT: the total of sales is in cents\nREASONING: floats drift\n';
  const page = join(project, '.msw', 'planning', '01-memory.md');
  const brief = () => readFileSync(join(project, '.msw', 'planning', '01-brief.md'), 'utf8');
  expect(await planCommand(opened.workspace, '1')).toMatchObject({ kind: 'context' });
  expect(brief()).not.toContain('memory.md');
  await storeNote(project, 'rounding-1', note);
  expect(await planCommand(opened.workspace, '1')).toMatchObject({ kind: 'context' });
  expect(brief()).toContain('.msw/planning/01-memory.md');
  expect(readFileSync(page, 'utf8')).toContain('the total of sales is in cents');
});

describe('T5, T19: a row of the cache', () => {
  it('has these columns and no others, and is set aside on request', async () => {
    const place = { project: tempFolder(), userFolder: tempFolder(), env: {}, now: () => NOW };
    await storeNote(place.project, 'a', '[DECISION] a\n\nCONTEXT: the cache\nREASONING: so\n');
    const client = { notebook: 'nb', ask: async () => ({ status: 'answered', text: 'so it is' }) as const };
    await prepareTask(place, { spec: 'the cache', settings: MEMORY_DEFAULTS, client, fresh: false });
    const file = JSON.parse(readFileSync(join(place.project, '.msw', 'memory', 'synthesis.json'), 'utf8'));
    expect(file).toEqual({
      schema: 1,
      rows: [
        {
          ...{
            schema: 1,
            synthesis_result: 'so it is',
            suggested_links: [],
            notebook_id: 'nb',
            prompt_version: 1,
          },
          ...{ created_at: '2026-11-23T22:00:00.000Z', expires_at: '2026-11-24T22:00:00.000Z' },
          ...{ hit_count: 0, last_hit_at: null },
          input_hash: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
          spec_hash: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
          brief_hash: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
          memory_ids: [['a', expect.stringMatching(/^sha256:[0-9a-f]{64}$/)]],
        },
      ],
    });
    expect(await purgeSyntheses(place.project, '2026-11-24T00:00:00.000Z')).toEqual({
      status: 'ok',
      purged: 1,
    });
    expect(readSyntheses(place.project)).toEqual([]);
    // T19: a purged row is set aside, and the next request asks again.
    expect(readdirSync(join(place.project, '.msw', 'memory'))).toContain(
      'synthesis-2026-11-24T00-00-00-000Z.json',
    );
    const again = { spec: 'the cache', settings: MEMORY_DEFAULTS, client, fresh: false };
    expect(await prepareTask(place, again)).toMatchObject({ cache_hit: false });
    expect(await prepareTask(place, again)).toMatchObject({ cache_hit: true });
  });
});

// The other parts of T19: the quota has a reserve (T1, T20), a weak model a template (T7), a migration its backup
// (T15).

describe('T16: the operations that the phases of the specification require', () => {
  it.each([
    [0, 'memory add'],
    [1, 'memory import'],
    [2, 'memory brief'],
    [3, 'memory ingest'],
    [3, 'memory prefetch'],
    [3, 'memory link'],
  ])('exist for phase %i: %s', async (_, name) => {
    expect((await findOperation(name)).name).toBe(name);
  });

  it('do nothing by themselves in phase 4: a review is suggested, and changes no note', async () => {
    const place = { project: tempFolder(), userFolder: tempFolder(), env: {}, now: () => NOW };
    const words = [
      'proxy',
      'orders',
      'clock',
      'index',
      'login',
      'queue',
      'upload',
      'invoice',
      'cursor',
      'token',
    ];
    for (let at = 0; at < 50; at += 1)
      await storeNote(
        place.project,
        `n-${at}`,
        `[INSIGHT] About ${words[at % 10]} ${at}\n\nCONTEXT: ${words[at % 10]} and ${words[Math.floor(at / 10)]}${at}\nREASONING: r${at}\n`,
      );
    const twin =
      '[DECISION] Retries wait\n\nCONTEXT: the server answers 429 under load\nREASONING: workers wait alike';
    await addNote(place, { text: twin, agent: 'user' });
    const second = await addNote(place, { text: `${twin} all`, agent: 'user', evenIfSimilar: true });
    const notes = () => readNotes(place.project).notes.map(({ id, text }) => [id, text]);
    const before = notes();
    expect(reviewSuggestion(place.project, before.length)).toContain('52 notes');
    const review = await reviewMemory(place);
    expect(review).toMatchObject({ notes: 52, structured: 1, causalLinks: 0 });
    expect(review.alike).toMatchObject([{ ids: expect.arrayContaining(['id' in second ? second.id : '']) }]);
    expect(notes()).toEqual(before);
    expect(reviewSuggestion(place.project, before.length)).toBeNull();
    expect(reviewSuggestion(place.project, before.length + 49)).toBeNull();
    expect(reviewSuggestion(place.project, before.length + 50)).toContain('50 notes');
  });
});

type Step =
  | {
      readonly do: 'add' | 'edit' | 'forget' | 'delete' | 'replace';
      readonly note: number;
      readonly words: number;
    }
  | { readonly do: 'link'; readonly note: number; readonly words: number; readonly type: number }
  | { readonly do: 'import' | 'undo' | 'search' | 'brief'; readonly note: number; readonly words: number };

const WORDS = ['cache', 'retry', 'proxy', 'clock', 'queue', 'token', 'index', 'login'];
const phrase = (number: number): string =>
  [number, number >> 3, number >> 6].map((at) => WORDS[at % WORDS.length]).join(' ');

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constantFrom(
      'add',
      'add',
      'edit',
      'forget',
      'delete',
      'replace',
      'import',
      'undo',
      'search',
      'brief',
    ),
    note: fc.nat(1000),
    words: fc.nat(511),
  }),
  fc.record({ do: fc.constant('link' as const), note: fc.nat(1000), words: fc.nat(511), type: fc.nat(5) }),
);

class Model {
  readonly place = { project: tempFolder(), userFolder: tempFolder(), env: {}, now: () => this.clock };
  readonly texts = new Map<string, string>();
  /** The notes of each import that can be undone. */
  readonly imports: (readonly (readonly [string, string])[])[] = [];
  clock = NOW;

  get folder(): string {
    return join(this.place.project, '.msw', 'memory');
  }

  nth(number: number): string | null {
    const ids = [...this.texts.keys()];
    return ids[number % Math.max(1, ids.length)] ?? null;
  }

  async run(one: Step): Promise<void> {
    this.clock += 61_000;
    const words = phrase(one.words);
    if (one.do === 'add') return this.add(`note ${one.note}`, words, null);
    if (one.do === 'import') return this.import(one);
    if (one.do === 'undo') return this.undo();
    if (one.do === 'search') return this.search(words);
    if (one.do === 'brief') return this.brief(words);
    const id = this.nth(one.note);
    return id === null ? undefined : this.change(one, id);
  }

  async change(one: Step, id: string): Promise<void> {
    const words = phrase(one.words);
    if (one.do === 'replace') return this.add(`newer ${one.note}`, words, id);
    if (one.do === 'link') return this.link(id, this.nth(one.words) ?? id, LINK_TYPES[one.type] ?? 'similar');
    if (one.do === 'edit') return this.write(id, `[PATTERN] edited\n\nCONTEXT: ${words}\nREASONING: r\n`);
    this.texts.delete(id);
    if (one.do === 'delete') rmSync(join(this.folder, `${id}.md`));
    else expect(await forgetNote(this.place.project, id)).toMatchObject({ status: 'ok' });
  }

  write(id: string, text: string): void {
    writeFileSync(join(this.folder, `${id}.md`), text);
    this.texts.set(id, text);
  }

  async add(title: string, words: string, supersedes: string | null): Promise<void> {
    const text = `[DECISION] ${title}\n\nCONTEXT: ${words}\nREASONING: since ${words}`;
    const added = await addNote(this.place, { text, agent: 'user', evenIfSimilar: true, supersedes });
    expect(['added', 'known']).toContain(added.status);
    if (added.status === 'added') this.texts.set(added.id, readFileSync(added.path, 'utf8'));
  }

  async import({ note, words }: Step): Promise<void> {
    const file = join(this.place.userFolder, 'from.json');
    const one = { content: `memory ${note} of ${phrase(words)}`, tags: ['agent:x'] };
    writeFileSync(file, JSON.stringify([one, { ...one, content: `${one.content} too` }]));
    const result = await importFile(this.place, file);
    if (result.status === 'refused') throw new Error(result.reason);
    const fresh = readNotes(this.place.project).notes.filter(({ id }) => !this.texts.has(id));
    expect(result).toMatchObject({ read: 2, added: fresh.length, known: 2 - fresh.length });
    const held = fresh.map(({ id }) => [id, readFileSync(join(this.folder, `${id}.md`), 'utf8')] as const);
    for (const [id, text] of held) this.texts.set(id, text);
    this.imports.push(held);
  }

  async undo(): Promise<void> {
    const undone = await undoImport(this.place.project);
    const last = this.imports.pop();
    expect(undone.status).toBe(last === undefined ? 'refused' : 'ok');
    for (const [id, text] of last ?? []) if (this.texts.get(id) === text) this.texts.delete(id);
  }

  async link(from_memory_id: string, to_memory_id: string, relationship_type: string): Promise<void> {
    const one = { from_memory_id, to_memory_id, relationship_type, confidence: 1 };
    await ingest(this.place, { source: 'manual', synthesis: null, relationships: [one] });
  }

  /** As a search without an index. */
  async search(query: string): Promise<void> {
    const wanted = { query, most: 20, type: null, tags: [], domain: null };
    const paths = async (userFolder: string) => {
      const { hits } = await searchMemory({ ...this.place, userFolder }, wanted);
      return hits.map(({ note, score }) => [note.id, score.toFixed(9)]);
    };
    expect(await paths(this.place.userFolder)).toEqual(await paths(tempFolder()));
  }

  async brief(task: string): Promise<void> {
    const briefOf = (userFolder: string) =>
      compileBrief({ ...this.place, userFolder }, task, { ...BRIEF_DEFAULTS, maxTokens: 900 });
    const [one, other] = [await briefOf(this.place.userFolder), await briefOf(tempFolder())];
    expect(one.text).toBe(other.text);
    expect(one.tokens).toBeLessThanOrEqual(900);
    const superseded = supersededBy(readLinks(this.place.project), new Set(this.texts.keys()));
    expect(one.used.filter(({ id }) => superseded.has(id) || !this.texts.has(id))).toEqual([]);
  }

  check(): void {
    const { notes, unusable } = readNotes(this.place.project);
    expect(unusable).toEqual([]);
    expect(notes.map(({ id }) => id)).toEqual([...this.texts.keys()].sort());
    for (const { id, text } of notes) expect(this.texts.get(id)?.endsWith(text)).toBe(true);
    const replaced = readLinks(this.place.project).filter(({ type }) => type === 'supersedes');
    for (const { from } of replaced) expect(reachedFrom(from, replaced).has(from)).toBe(false);
  }
}

function reachedFrom(start: string, links: readonly { readonly from: string; readonly to: string }[]) {
  const seen = new Set<string>();
  const waiting = [start];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop())
    for (const { to } of links.filter(({ from }) => from === at)) {
      if (!seen.has(to)) waiting.push(to);
      seen.add(to);
    }
  return seen;
}

const EACH = countOf(250, 40);
it('T1 to T22: no sequence of operations loses a note, finds a removed one, or serves a replaced one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: EACH, maxLength: EACH }), async (steps) => {
      const model = new Model();
      for (const [at, one] of steps.entries()) {
        await model.run(one);
        if (at % 10 === 9) model.check();
      }
    }),
    { numRuns: countOf(40, 2), seed: 20_261_123, endOnFailure: true },
  );
}, 900_000);
