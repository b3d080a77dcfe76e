// The built plugin in the app's mocks with the real server: a question from the input to its stored answer.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { seedProfile } from '../support/nlm/nlm-store.ts';
import { processesIn } from '../support/process-tree.ts';
import { requireOrSkip } from '../support/requirements.ts';
import type { VaultApp } from './support/app.ts';
import { NOTES, type VaultScene, vaultScene } from './support/vault-scene.ts';

const QUESTION = 'How often does the retry helper retry, by its limits?';

requireOrSkip('nlm 0.15.8', 'posix')('a question in Obsidian', () => {
  test('V25: the first question shows what it would send, sends it, asks only that, and stores all of it', async () => {
    const scene = await vaultScene({ answer: () => 'Three times [1].' });
    await scene.openChat();
    scene.ask(QUESTION);
    await shown(scene, 'would be sent to a new notebook, "Obsidian Vault Notebook"');
    expect(scene.view().textContent).toMatch(/Projects\/Retry\.md \(\d+ characters\)/);
    expect(sentTitles(scene), 'nothing leaves before it is agreed').toEqual([]);
    expect(scene.data().conversationHistory[0].messages, 'O16: stored before it is sent').toMatchObject([
      { role: 'user', text: QUESTION },
    ]);
    scene.button('Send these notes').click();
    await answered(scene, 'Three times');
    const { sourceRegistry, conversationHistory, settings } = scene.data();
    const [conversation] = conversationHistory;
    const selected = conversation.bm25Selection.selected.map(({ path }: { path: string }) => path);
    expect(sentTitles(scene).toSorted(), 'V7: titles are the paths').toEqual(selected.toSorted());
    expect(Object.keys(sourceRegistry.byPath).toSorted()).toEqual(selected.toSorted());
    const [asked] = scene.google.requests.filter(({ rpc }) => rpc === 'query');
    for (const id of conversation.selectedSourceIds) expect(JSON.stringify(asked?.params)).toContain(id);
    expect(settings.notebookId).toBe(conversation.notebookId);
    expect(conversation.messages.map(({ role }: { role: string }) => role)).toEqual(['user', 'assistant']);

    // V9, V16, V17, V21: a follow-up, a new conversation, and the first one again after a restart.
    scene.ask('And after that, retry helper?');
    await vi.waitFor(() => expect(scene.log().querySelectorAll('.is-answer')).toHaveLength(2), WAIT);
    const sent = sentTitles(scene);
    expect(sent.toSorted(), 'V10: uploaded once').toEqual([...new Set(sent)].toSorted());
    const first = scene.data().conversationHistory[0];
    const queries = scene.google.requests.filter(({ rpc }) => rpc === 'query');
    expect(JSON.stringify(queries[1]?.params), 'V9').toContain(first.notebookConversationId);
    scene.button('New conversation').click();
    await vi.waitFor(() => expect(scene.log().children).toHaveLength(0), WAIT);
    const lost = first.selectedSourceIds[0];
    scene.google.notebooks.deleteSource(lost);
    await scene.unload();
    const app = await scene.again();
    await app.openChat();
    app.button('History').click();
    const rows = await vi.waitFor(() => historyRows(1), WAIT);
    expect(rows[0]?.textContent).toContain(QUESTION.slice(0, 40));
    expect(rows[0]?.textContent).toContain(`${sent.length} sources`);
    rows[0]?.click();
    await answered(app, 'Three times');
    await vi.waitFor(() => expect(scene.google.notebooks.findSource(lost)).toBeUndefined());
    await vi.waitFor(
      () => expect(sentTitles(scene), 'V17: the lost source is added again').toHaveLength(sent.length + 1),
      WAIT,
    );
  });

  test('O12: a citation opens the very note at its heading, of two with one name', async () => {
    const scene = await agreed({ answer: () => 'See [1] and [2].' });
    scene.ask('What are the limits of the retry helper?');
    await answered(scene, 'See');
    const notes = [...scene.log().querySelectorAll<HTMLButtonElement>('.msw-vault-note')];
    for (const note of notes) note.click();
    await vi.waitFor(() => expect(scene.opened.length).toBe(notes.length), WAIT);
    const links = scene.opened.map(({ link }) => link);
    for (const link of links) expect(link).toMatch(/^(?:Projects|Daily|Private)\/\w+\.md#/);
    expect(new Set(links.map((link) => link.split('#')[0]))).toEqual(
      new Set(notes.map((note) => note.textContent)),
    );
    if (links.some((link) => link.startsWith('Projects/Retry')))
      expect(links).toContain('Projects/Retry.md#Retry#Limits');
    const [gone] = notes;
    const file = scene.app.vault.getFileByPath(gone?.textContent ?? '');
    await scene.app.vault.delete(file);
    gone?.click();
    await vi.waitFor(() => expect(scene.notices.join()).toContain('is not in the vault any more'), WAIT);
    expect(scene.opened).toHaveLength(notes.length);
  });

  test('O1: Send becomes Stop, and after it the input works at once', async () => {
    const scene = await vaultScene({ account: 'slowquery' });
    await scene.openChat();
    scene.ask(QUESTION);
    await shown(scene, 'Send these notes');
    scene.button('Send these notes').click();
    await scene.google.seen('query');
    expect(scene.view().textContent).toMatch(/Asking the notebook about \d notes/);
    scene.button('Stop').click();
    expect(scene.button('Send').textContent).toBe('Send');
    expect(scene.input().value, 'the question is back').toBe(QUESTION);
    seedProfile(scene.store, 'mine', 'ok');
    await scene.unload();
  });

  test('O6: logged out it answers from the notes and says so, and after a login the next question works', async () => {
    const scene = await agreed();
    seedProfile(scene.store, 'mine', 'expired');
    scene.ask(QUESTION);
    await shown(scene, 'From your notes, without the notebook');
    await shown(scene, 'nlm login');
    seedProfile(scene.store, 'mine', 'ok');
    scene.ask(QUESTION);
    await answered(scene, 'The helper retries once');
  });

  test('V14: Refresh Auth reads the login again and tries it', async () => {
    const scene = await agreed();
    seedProfile(scene.store, 'mine', 'expired');
    await pressed(scene, 'Refresh auth');
    await vi.waitFor(
      () => expect(scene.notices.at(-1)).toBe('The login does not work: run `nlm login` in a terminal.'),
      WAIT,
    );
    seedProfile(scene.store, 'mine', 'ok');
    await pressed(scene, 'Refresh auth');
    await vi.waitFor(() => expect(scene.notices.at(-1)).toBe('The login works.'), WAIT);
  });

  test('V15: in Debug Mode the console has each call and its answer, sanitised; V24: off, it has nothing', async () => {
    const lines: string[] = [];
    for (const name of ['debug', 'log', 'info', 'warn', 'error'] as const)
      vi.spyOn(console, name).mockImplementation((...words: unknown[]) => void lines.push(words.join(' ')));
    const scene = await agreed();
    scene.ask('Does the cache retry?');
    await answered(scene, 'The helper retries once', 2);
    expect(lines).toEqual([]);
    await scene.tab().setControlValue('debugMode', true);
    expect(scene.data().settings.debugMode).toBe(true);
    writeFileSync(
      join(scene.vault, 'Cache2.md'),
      '# Cache two\n\nThe cache password = hunter2hunter2 is new.\n',
    );
    await scene.app.vault.create('Cache2.md', '# Cache two\n');
    scene.ask('What is new in cache two?');
    await answered(scene, 'The helper retries once', 3);
    const text = lines.join('\n');
    expect(text).toContain('[msw-vault] call {"tool":"notebook_query"');
    expect(text).toContain('[msw-vault] answer {"tool":"notebook_query"');
    expect(text).toMatch(/\[msw-vault\] search \{"hits":\d+,"top":[\d.]+,"threshold":[\d.]+/);
    expect(text).toMatch(/"text":"\d+ characters, -?\d+"/);
    expect(text).not.toContain('is new.');
    expect(text).not.toMatch(/SAPISID|f\.sid|hunter2/);
    for (const line of lines) expect(line.length).toBeLessThan(600);
  });

  test('O5: off and on three times at once leaves one view and one server, and off leaves none after 5 s', async () => {
    const scene = await agreed();
    await scene.unload();
    let app: VaultApp | null = null;
    for (const _ of [1, 2, 3]) {
      await app?.unload();
      app = await scene.again();
    }
    await app?.openChat();
    expect(app?.leaves()).toHaveLength(1);
    app?.ask(QUESTION);
    await vi.waitFor(() => expect(app?.log().textContent).toContain('The helper retries once'), WAIT);
    await vi.waitFor(async () => expect(await servers(scene)).toHaveLength(1), WAIT);
    await app?.unload();
    await vi.waitFor(async () => expect(await servers(scene)).toEqual([]), { timeout: 5_000, interval: 50 });
  });

  test('O9: neither the vault nor data.json holds an index', async () => {
    const scene = await agreed();
    const files = readdirSync(scene.vault, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.\w+$/.test(path),
    );
    const own = ['data.json', 'manifest.json'].map((name) => join('.obsidian', 'plugins', 'msw-vault', name));
    expect(
      files
        .filter((path) => path.includes('.obsidian'))
        .filter((path) => !own.includes(path))
        .filter((path) => path.includes('.json')),
    ).toEqual([]);
    expect(files.filter((path) => path.endsWith('.md')).toSorted()).toEqual(Object.keys(NOTES).toSorted());
    expect(JSON.stringify(scene.data())).not.toContain('Talked about');
  });

  test('V18: Reset notebook id forgets it after a confirmation, and nothing is deleted', async () => {
    const scene = await agreed();
    const { notebookId } = scene.data().settings;
    await pressed(scene, 'Reset notebook id');
    confirmWith('Cancel');
    await pressed(scene, 'Reset notebook id');
    expect(scene.data().settings.notebookId).toBe(notebookId);
    confirmWith('Reset');
    await vi.waitFor(() => expect(scene.data().settings.notebookId ?? null).toBeNull(), WAIT);
    expect(scene.google.notebooks.byId.has(notebookId)).toBe(true);
    expect(scene.google.requests.filter(({ rpc }) => rpc === 'tGMBJ' || rpc === 'WWINqb')).toEqual([]);
    scene.ask(QUESTION);
    await shown(scene, 'would be sent to a new notebook');
  });

  test('V6: a notebook that only the vault’s file claims is neither asked nor filled, until the settings confirm it', async () => {
    const scene = await vaultScene();
    const plugin = join(scene.vault, '.obsidian', 'plugins', 'msw-vault');
    writeFileSync(
      join(plugin, 'data.json'),
      JSON.stringify({ settings: { notebookId: 'aaaaaaaa-0000-4000-8000-000000000001' } }),
    );
    await scene.plugin.onExternalSettingsChange();
    await scene.openChat();
    scene.ask(QUESTION);
    await shown(scene, 'Notebook id');
    expect(sentTitles(scene)).toEqual([]);
    expect(scene.google.questions()).toEqual([]);
    await scene.tab().setControlValue('notebookId', 'aaaaaaaa-0000-4000-8000-000000000001');
    scene.ask(QUESTION);
    await shown(scene, 'would be sent to the notebook of this vault');
  });
});

const WAIT = { timeout: 60_000, interval: 20 };

/** A vault whose notebook exists and has been asked once. */
async function agreed(options: Parameters<typeof vaultScene>[0] = {}): Promise<VaultScene> {
  const scene = await vaultScene(options);
  await scene.openChat();
  scene.ask(QUESTION);
  await shown(scene, 'Send these notes');
  scene.button('Send these notes').click();
  await vi.waitFor(() => expect(scene.log().querySelectorAll('.is-answer')).toHaveLength(1), WAIT);
  return scene;
}

async function shown({ view }: VaultApp, text: string): Promise<void> {
  await vi.waitFor(() => expect(view().textContent).toContain(text), WAIT);
}

async function answered({ log }: VaultApp, text: string, answers = 1): Promise<void> {
  await vi.waitFor(() => {
    const found = [...log().querySelectorAll('.is-answer')].filter((one) => one.textContent?.includes(text));
    expect(found.length).toBeGreaterThanOrEqual(answers);
  }, WAIT);
}

function historyRows(least: number): HTMLButtonElement[] {
  const rows = [...document.querySelectorAll<HTMLButtonElement>('.msw-vault-row')];
  expect(rows.length).toBeGreaterThanOrEqual(least);
  return rows;
}

function sentTitles({ google }: VaultScene): string[] {
  return google.requests
    .filter(({ rpc }) => rpc === 'izAoDd')
    .map(({ params }) => JSON.stringify(params).match(/"((?:[^"\\]|\\.)+\.md)"/)?.[1] ?? '');
}

/** The action of a row of the settings. */
async function pressed(scene: VaultApp, name: string): Promise<void> {
  const groups = scene.tab().getSettingDefinitions();
  const row = groups
    .flatMap(({ items }: { items: { name: string }[] }) => items)
    .find((one: { name: string }) => one.name === name);
  row.action(document.createElement('div'), 0);
}

function confirmWith(name: string): void {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (button === undefined) throw new Error(`there is no button ${name}`);
  button.click();
}

/** Those that were started for this vault. */
async function servers({ home }: VaultScene): Promise<readonly string[]> {
  const lines = await processesIn('notebooklm-mcp');
  return lines.filter((line) => {
    const environ = `/proc/${Number.parseInt(line, 10)}/environ`;
    return existsSync(environ) && isOf(environ, home);
  });
}

function isOf(environ: string, home: string): boolean {
  try {
    return readText(environ).includes(home);
  } catch {
    return false;
  }
}

function readText(path: string): string {
  return readFileSync(path, 'utf8');
}
