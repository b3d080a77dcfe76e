// What every shell of a vault does, whatever it runs in: the same tests for Claude Code and for Obsidian, with the real
// nlm and the stand-in for Google.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { keptVault } from '../../src/app/ask/kept-vault.ts';
import { openVault } from '../../src/app/ask/vault-place.ts';
import type { GivenSettings } from '../../src/core/sources/ask-settings.ts';
import { sampleOf } from './depth.ts';
import { type Google, startGoogle } from './google/google.ts';
import { type FakeNotebook, SEED_NOTEBOOK, SEED_SOURCE } from './google/notebooks.ts';
import { ANSWER } from './google/query.ts';
import type { Account } from './google/scenario.ts';
import { nlmEnvironment } from './nlm/nlm-store.ts';
import { sampled } from './sampled.ts';
import { tempFolder } from './temp-folder.ts';

/** What the person sees of an answer. */
export interface ShellAnswer {
  readonly mode: 'notebook' | 'local' | null;
  readonly answer: string | null;
  readonly conversation: string;
  /** Paths. */
  readonly uploaded: readonly string[];
  readonly evicted: readonly { readonly path: string }[];
  /** Everything else that the person is told. */
  readonly told: string;
}

export interface ShellQuestion {
  readonly question: string;
  readonly conversation?: string;
  readonly isNew?: boolean;
  readonly isLocal?: boolean;
  /** What the person says to the first upload; by default yes. */
  readonly agrees?: boolean;
}

export interface ShellRow {
  readonly id: string;
  readonly snippet: string;
  readonly sources: number;
}

export interface AskShell {
  ask(question: ShellQuestion): Promise<ShellAnswer>;
  /** Begins the question and ends the whole program, with all that it started, when `now` resolves. */
  killed(question: ShellQuestion, now: Promise<void>): Promise<void>;
  /** @param mayDelete the one consent; left out: as it was */
  sync(mayDelete?: boolean): Promise<void>;
  history(): Promise<readonly ShellRow[]>;
  /** Quits, and begins again with what is on the disk. */
  restart(): Promise<void>;
}

export interface AskScene {
  readonly vault: string;
  readonly google: Google;
  /** With the profile of the scene's account as nlm's default. */
  readonly env: Readonly<Record<string, string>>;
}

const NOTES: Readonly<Record<string, string>> = {
  'Projects/Retry.md':
    '# Retry\n\nThe retry helper tries three times.\n\n## Backoff\n\nThe retry waits longer each time.',
  'Projects/Cache.md': '# Cache\n\nThe cache of the retry helper holds a hundred entries.',
  'Über “alles”.md': '# Notes\n\nThe retry has a limit.',
  'Unrelated.md': 'Bread, butter and jam.',
};
const MATCHING = ['Projects/Cache.md', 'Projects/Retry.md', 'Über “alles”.md'];
const QUESTION = 'How does the retry work?';
/** At which of its requests to Google the shell is killed. */
const KILLS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export function askContract(name: string, makeShell: (scene: AskScene) => Promise<AskShell>): void {
  describe(`a vault in ${name}`, () => {
    sampled();
    let google: Google;
    let folder = '';
    let vault = '';

    beforeEach(async () => {
      google = await startGoogle();
      folder = tempFolder();
      vault = join(folder, 'Vault');
      mkdirSync(join(vault, '.obsidian'), { recursive: true });
      for (const [path, text] of Object.entries(NOTES)) write(path, text);
      return () => google.close();
    });

    function write(path: string, text: string): void {
      mkdirSync(dirname(join(vault, path)), { recursive: true });
      writeFileSync(join(vault, path), text);
    }

    function environment(account: Account): Record<string, string> {
      return { ...nlmEnvironment(folder, google, '0.15.8', [account]), NLM_PROFILE: account };
    }

    async function open(
      account: Account = 'ok',
      more: Readonly<Record<string, string>> = {},
    ): Promise<AskShell> {
      return makeShell({ vault, google, env: { ...environment(account), ...more } });
    }

    function records() {
      const opened = openVault(vault, environment('ok'));
      if (opened.status === 'refused') throw new Error(opened.reason);
      return keptVault(opened.vault, Date.now);
    }

    function configure(settings: GivenSettings): Promise<null> {
      return records().store.change((before) => ({
        after: { ...before, settings: { ...before.settings, ...settings } },
        value: null,
      }));
    }

    function own(): FakeNotebook {
      const made = [...google.notebooks.byId.values()].filter(({ id }) => id !== SEED_NOTEBOOK);
      if (made[0] === undefined || made.length > 1) throw new Error(`${made.length} notebooks were made`);
      return made[0];
    }

    const titles = (): readonly string[] =>
      own()
        .sources.map(({ title }) => title)
        .toSorted();

    const asked = (rpc: string): number => google.requests.filter((entry) => entry.rpc === rpc).length;
    const ADD = 'izAoDd';
    const DELETE = 'tGMBJ';

    it('V6, V7, V25: answers the first question through a notebook of its own, from the right notes', async () => {
      const shell = await open();
      const answer = await shell.ask({ question: QUESTION });
      expect(answer).toMatchObject({ mode: 'notebook', answer: ANSWER });
      expect(answer.uploaded.toSorted()).toEqual(MATCHING);
      expect(own().title).toBe('Obsidian Vault Notebook');
      expect(titles()).toEqual(MATCHING);
      expect(google.questions()).toEqual([QUESTION]);
    });

    it('sends nothing before the person has agreed, and answers from the notes', async () => {
      const shell = await open();
      const answer = await shell.ask({ question: QUESTION, agrees: false });
      expect(answer).toMatchObject({ mode: 'local', uploaded: [] });
      expect([asked(ADD), asked('CCqFvf'), google.questions().length]).toEqual([0, 0, 0]);
      const local = await shell.ask({ question: QUESTION, isLocal: true });
      expect(local.mode).toBe('local');
      expect(asked(ADD)).toBe(0);
    });

    it('P14, P24: sends no secret, and no note that Obsidian excludes', async () => {
      const secret = 'ghp_abcdefghijklmnopqrstuvwxyz0123456789';
      write('Projects/Retry.md', `# Retry\n\nThe retry uses ${secret} to log in.`);
      write('Private/Diary.md', 'My retry of everything: retry, retry.');
      writeFileSync(
        join(vault, '.obsidian', 'app.json'),
        JSON.stringify({ userIgnoreFilters: ['Private/'] }),
      );
      const shell = await open();
      expect((await shell.ask({ question: QUESTION })).mode).toBe('notebook');
      expect(titles()).toEqual(MATCHING);
      expect(JSON.stringify(google.requests)).not.toContain(secret);
    });

    it('V7, P8: an edited note is sent again, and the old version goes once the person agreed', async () => {
      const shell = await open();
      await shell.ask({ question: QUESTION });
      write('Projects/Retry.md', '# Retry\n\nThe retry helper tries five times.');
      const again = await shell.ask({ question: QUESTION });
      expect(again).toMatchObject({ mode: 'notebook', uploaded: ['Projects/Retry.md'] });
      expect(asked(DELETE)).toBe(0);
      expect(titles().filter((title) => title === 'Projects/Retry.md')).toHaveLength(2);
      await shell.sync(true);
      expect(titles()).toEqual(MATCHING);
      expect(own().sources.find(({ title }) => title === 'Projects/Retry.md')?.content).toContain('five');
    });

    it('V7, V17: a lost source comes back', async () => {
      const shell = await open();
      await shell.ask({ question: QUESTION });
      const lost = own().sources.find(({ title }) => title === 'Projects/Cache.md');
      google.notebooks.deleteSource(lost?.id ?? '');
      const again = await shell.ask({ question: QUESTION });
      expect(again).toMatchObject({ mode: 'notebook', uploaded: ['Projects/Cache.md'] });
      expect(titles()).toEqual(MATCHING);
    });

    it('V12, P7: a full pool gives up its oldest, never the question’s own, a pinned or a foreign one', async () => {
      await configure({ maxSources: 4, headroom: 1, bm25TopN: 2, bm25MinSourcesK: 1 });
      const shell = await open();
      await shell.sync(true);
      await shell.ask({ question: 'bread butter jam' });
      google.notebooks.addSource(own().id, { title: 'Foreign', type: 4, url: null, content: 'theirs' });
      const full = await shell.ask({ question: 'retry helper' });
      expect(full.mode).toBe('notebook');
      expect(full.evicted.map(({ path }) => path)).toEqual(['Unrelated.md']);
      expect(titles()).toEqual(['Foreign', 'Projects/Cache.md', 'Projects/Retry.md']);
    });

    it('V12g: a full pool without consent stops uploading and says so', async () => {
      await configure({ maxSources: 2, headroom: 1, bm25TopN: 1, bm25MinSourcesK: 1 });
      const shell = await open();
      await shell.ask({ question: 'bread butter jam' });
      const full = await shell.ask({ question: 'hundred entries' });
      expect(full).toMatchObject({ mode: 'local', evicted: [] });
      expect(full.told).not.toBe('');
      expect(titles()).toEqual(['Unrelated.md']);
    });

    it('V9, V16, V17: follows up, begins anew, and has its history after a restart', async () => {
      const shell = await open();
      const first = await shell.ask({ question: QUESTION });
      const second = await shell.ask({ question: 'Why the retry backoff?' });
      expect(second.conversation).toBe(first.conversation);
      const other = await shell.ask({ question: 'What does the cache hold?', isNew: true });
      expect(other.conversation).not.toBe(first.conversation);
      await shell.restart();
      const rows = await shell.history();
      expect(rows.map(({ id, snippet }) => [id, snippet])).toEqual([
        [other.conversation, 'What does the cache hold?'],
        [first.conversation, QUESTION],
      ]);
      expect(rows[1]?.sources).toBe(3);
      const resumed = await shell.ask({
        question: 'Has the retry a limit?',
        conversation: first.conversation,
      });
      expect(resumed).toMatchObject({ mode: 'notebook', conversation: first.conversation });
    });

    it('P12: a spent quota gives a local answer, and is not asked twice', async () => {
      const shell = await open();
      google.allow('ok', 1);
      expect((await shell.ask({ question: QUESTION })).mode).toBe('notebook');
      const spent = await shell.ask({ question: 'Why the retry backoff?' });
      expect(spent.mode).toBe('local');
      expect(spent.told).toMatch(/quota|used up|allowance|no question left/i);
      expect(google.questions().length).toBeLessThanOrEqual(2);
    });

    it('O6: a login that has expired is named, and the notes answer', async () => {
      const shell = await open('expired');
      const answer = await shell.ask({ question: QUESTION });
      expect(answer.mode).toBe('local');
      expect(answer.told).toMatch(/log(?:ged)?[ -]?(?:in|out)/i);
      expect(google.questions()).toEqual([]);
    });

    it('answers from the notes without a network, and never calls that logged out', async () => {
      const nowhere = 'http://127.0.0.1:9';
      const shell = await open('ok', { HTTPS_PROXY: nowhere, HTTP_PROXY: nowhere });
      const answer = await shell.ask({ question: QUESTION });
      expect(answer.mode).toBe('local');
      expect(answer.told).not.toMatch(/logged out/i);
      expect(answer.told).not.toBe('');
    });

    it('V20: a vault that came with a store can neither send to its notebook nor delete anything', async () => {
      const plugin = join(vault, '.obsidian', 'plugins', 'msw-vault');
      mkdirSync(plugin, { recursive: true });
      writeFileSync(join(plugin, 'manifest.json'), '{"id":"msw-vault"}');
      const at = '2026-11-01T00:00:00.000Z';
      const row = { title: 'Handbook', addedAt: at, lastUsedAt: at, useCount: 5, contentHash: 'sha256:0' };
      const store = {
        settings: { notebookId: SEED_NOTEBOOK, maxSources: 2, headroom: 1, mayDelete: true },
        sourceRegistry: { byPath: { 'Unrelated.md': { ...row, sourceId: SEED_SOURCE } }, bySourceId: {} },
        mayDelete: true,
      };
      writeFileSync(join(plugin, 'data.json'), JSON.stringify(store));
      const shell = await open();
      const answer = await shell.ask({ question: QUESTION });
      expect(answer).toMatchObject({ mode: 'local', uploaded: [] });
      expect(answer.told).not.toBe('');
      await shell.sync();
      expect([asked(ADD), asked(DELETE), google.questions().length]).toEqual([0, 0, 0]);
      expect(google.notebooks.findSource(SEED_SOURCE)).toBeDefined();
    });

    it('V11: a deleted note is no longer chosen', async () => {
      const shell = await open();
      await shell.ask({ question: QUESTION });
      rmSync(join(vault, 'Projects', 'Cache.md'));
      const again = await shell.ask({ question: QUESTION });
      expect(again).toMatchObject({ mode: 'notebook', uploaded: [] });
    });

    it.each(sampleOf('ask killed', KILLS, 2))(
      'V7, O20: killed at its request %i to Google, it is healed by sync: one source a note',
      async (point) => {
        const shell = await open();
        const before = google.requests.length;
        await shell.killed({ question: QUESTION }, google.reached(before + point));
        await shell.restart();
        await shell.ask({ question: QUESTION });
        await shell.sync(true);
        expect(titles()).toEqual(MATCHING);
        const last = await shell.ask({ question: QUESTION });
        expect(last).toMatchObject({ mode: 'notebook', uploaded: [] });
      },
    );
  });
}
