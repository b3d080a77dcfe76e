// The built plugin in the app's mocks, on a machine without nlm: everything that needs no notebook.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { requireOrSkip } from '../support/requirements.ts';
import { mainModule, type, type VaultApp } from './support/app.ts';
import { NOTES, vaultScene } from './support/vault-scene.ts';

const ALONE = { hasServer: false } as const;
const QUESTION = 'limits of the retry helper';

requireOrSkip('posix')('the view, without a notebook', () => {
  test('V13, V21: a list, an input, Send, New and History, in one view however often it is opened', async () => {
    const scene = await vaultScene(ALONE);
    await scene.openChat();
    await scene.openChat();
    expect(scene.leaves()).toHaveLength(1);
    expect([...scene.view().querySelectorAll('button')].map(named)).toEqual([
      'New conversation',
      'History',
      'Send',
    ]);
    expect(scene.log().getAttribute('aria-live')).toBe('polite');
    expect(document.activeElement).toBe(scene.input());
    expect([...scene.plugin.commands__.keys()].toSorted()).toEqual([
      'ask',
      'ask-about-note',
      'ask-about-selection',
      'history',
      'new-conversation',
      'sync-sources',
    ]);
  });

  test('V22, P18: without the programs the passages answer, with heading and line, and open there', async () => {
    const scene = await vaultScene(ALONE);
    await scene.openChat();
    scene.ask(QUESTION);
    await shown(scene, 'From your notes, without the notebook');
    await shown(scene, 'uv tool install notebooklm-mcp-cli');
    const passage = [...scene.log().querySelectorAll<HTMLButtonElement>('figure button')].find((one) =>
      one.textContent?.includes('Limits'),
    );
    expect(passage?.textContent).toMatch(/^Projects\/Retry\.md › Retry › Limits:\d+$/);
    passage?.click();
    expect(scene.opened.map(({ link }) => link)).toEqual(['Projects/Retry.md#Retry#Limits']);
  });

  test('O12: a note opens whose name has a #, and one that the app lists in another normal form', async () => {
    const name = 'Caf\u00e9';
    const notes = { 'Lang/C#.md': '# Retry\n\nThe retry helper of C.\n' };
    const scene = await vaultScene({ ...ALONE, notes: { ...notes, [`${name}.md`]: 'The retry helper.\n' } });
    const [plain] = scene.app.vault
      .getMarkdownFiles()
      .filter(({ path }: { path: string }) => path === `${name}.md`);
    plain.path = `${name}.md`.normalize('NFD');
    await scene.openChat();
    scene.ask(QUESTION);
    await shown(scene, 'From your notes, without the notebook');
    for (const passage of scene.log().querySelectorAll<HTMLButtonElement>('figure button')) passage.click();
    expect(scene.notices).toEqual([]);
    expect(scene.opened.map(({ link }) => link.normalize('NFC')).toSorted()).toEqual([
      `${name}.md`,
      'Lang/C#.md#Retry',
    ]);
  });

  test('V21: until the new conversation is there, no question goes into the old one', async () => {
    const scene = await vaultScene(ALONE);
    await scene.openChat();
    scene.ask(QUESTION);
    await shown(scene, 'From your notes, without the notebook');
    scene.button('New conversation').click();
    expect(scene.button('Stop').textContent).toBe('Stop');
    await vi.waitFor(() => expect(scene.log().children).toHaveLength(0));
    expect(scene.button('Send').textContent).toBe('Send');
  });

  test('O8: what fails while nobody waits for it is shown', async () => {
    const scene = await vaultScene(ALONE);
    vi.spyOn(scene.app.workspace, 'ensureSideLeaf').mockRejectedValue(new Error('No room at the side.'));
    scene.command('ask');
    await vi.waitFor(() => expect(scene.notices).toEqual(['No room at the side.']));
  });

  test('V14: a path that is typed restarts the server once, at the latest when the settings are closed', async () => {
    const scene = await vaultScene(ALONE);
    const tab = scene.tab();
    const typed = ['/o', '/opt', '/opt/x'].map((path) => tab.setControlValue('program', path));
    expect(scene.storage.get('msw-vault-program')).toBeUndefined();
    expect(tab.getControlValue('program')).toBe('/opt/x');
    tab.hide();
    expect(scene.storage.get('msw-vault-program')).toBe('/opt/x');
    await Promise.all(typed);
  });

  test('V11: only what the app lists as a note is found', async () => {
    const scene = await vaultScene(ALONE);
    await scene.openChat();
    await scene.app.vault.delete(scene.app.vault.getFileByPath('Projects/Retry.md'));
    scene.ask(QUESTION);
    await shown(scene, 'From your notes');
    expect(scene.log().textContent).toContain('Daily/Retry.md');
    expect(scene.log().textContent).not.toContain('Projects/Retry.md');
  });

  test('O13: Enter sends once, but neither during a composition nor with Shift, in the filter of History too', async () => {
    const scene = await vaultScene(ALONE);
    await scene.openChat();
    type(scene.input(), 'か limits');
    press(scene.input(), { isComposing: true });
    press(scene.input(), { keyCode: 229 });
    press(scene.input(), { shiftKey: true });
    expect(scene.log().children).toHaveLength(0);
    press(scene.input(), {});
    press(scene.input(), {});
    await shown(scene, 'From your notes');
    expect(scene.log().querySelectorAll('.is-question')).toHaveLength(1);
    scene.command('history');
    const filter = await vi.waitFor(() => one<HTMLInputElement>('.msw-vault-filter'), WAIT);
    await vi.waitFor(() => one('.msw-vault-row'), WAIT);
    press(filter, { isComposing: true });
    expect(document.querySelector('.msw-vault-filter')).not.toBeNull();
    press(filter, {});
    expect(document.querySelector('.msw-vault-filter')).toBeNull();
    await vi.waitFor(() => expect(document.activeElement).toBe(scene.input()), WAIT);
  });

  test('O14: messages, the input and quotes find their own direction', async () => {
    const scene = await vaultScene({ ...ALONE, notes: { 'א.md': '# כותרת\n\nהעוזר מנסה שלוש פעמים.\n' } });
    await scene.openChat();
    scene.ask('העוזר מנסה');
    await shown(scene, 'מנסה שלוש');
    for (const element of scene.view().querySelectorAll('article, blockquote, textarea'))
      expect(element.getAttribute('dir')).toBe('auto');
    expect(scene.view().hasAttribute('dir')).toBe(false);
  });

  test('O15: all of the view is made in the document of its own window', async () => {
    const scene = await vaultScene(ALONE);
    const frame = document.body.appendChild(document.createElement('iframe'));
    const other = frame.contentDocument;
    await scene.openChat();
    other?.body.appendChild(scene.view());
    expect(scene.view().ownerDocument).toBe(other);
    scene.ask(QUESTION);
    await shown(scene, 'From your notes');
    for (const element of scene.view().querySelectorAll('*')) expect(element.ownerDocument).toBe(other);
    frame.remove();
  });

  test('O16: what is typed outlives the view, New and the app; Send alone sends it', async () => {
    const scene = await vaultScene(ALONE);
    await scene.openChat();
    type(scene.input(), 'half a quest');
    scene.input().dispatchEvent(new FocusEvent('blur'));
    scene.button('New conversation').click();
    await vi.waitFor(() => expect(scene.data().conversationHistory).toHaveLength(1), WAIT);
    expect(scene.input().value).toBe('half a quest');
    await scene.unload();
    const app = await scene.again();
    await app.openChat();
    expect(app.input().value).toBe('half a quest');
    expect(app.log().children).toHaveLength(0);
  });

  test('O16: a question that nothing answers goes back into the input', async () => {
    const scene = await vaultScene(ALONE);
    await scene.openChat();
    scene.ask('zzyzx');
    await vi.waitFor(() => expect(scene.input().value).toBe('zzyzx'), WAIT);
    expect(scene.view().querySelector('.msw-vault-notices')?.textContent).not.toBe('');
  });

  test('V16: New reuses an empty conversation, and History hides it; V17: a row has time, snippet and sources', async () => {
    const scene = await vaultScene(ALONE);
    await scene.openChat();
    scene.ask(QUESTION);
    await shown(scene, 'From your notes');
    scene.button('New conversation').click();
    await vi.waitFor(() => expect(scene.data().conversationHistory).toHaveLength(2), WAIT);
    scene.button('New conversation').click();
    await vi.waitFor(() => expect(scene.log().children).toHaveLength(0), WAIT);
    expect(scene.data().conversationHistory).toHaveLength(2);
    scene.button('History').click();
    const row = await vi.waitFor(() => one('.msw-vault-row'), WAIT);
    expect(document.querySelectorAll('.msw-vault-row')).toHaveLength(1);
    expect(row.querySelector('.msw-vault-snippet')?.textContent).toBe(QUESTION);
    expect(row.querySelector('.msw-vault-count')?.textContent).toMatch(/^\d sources?$/);
    expect(row.querySelector('.msw-vault-when')?.textContent).toContain(String(new Date().getFullYear()));
  });

  test('O11: an excluded note is refused for the note and the selection; others are quoted', async () => {
    const scene = await vaultScene(ALONE);
    writeFileSync(
      join(scene.vault, '.obsidian', 'app.json'),
      JSON.stringify({ userIgnoreFilters: ['Private/'] }),
    );
    const { commands__: commands } = scene.plugin;
    const fileOf = (path: string): unknown => scene.app.vault.getFileByPath(path);
    const active = vi.spyOn(scene.app.workspace, 'getActiveFile');
    active.mockReturnValue(fileOf('Private/Salary.md'));
    commands.get('ask-about-note').checkCallback(false);
    await vi.waitFor(() => expect(scene.notices.join()).toContain('Private/Salary.md is excluded'), WAIT);
    const editor = { getSelection: () => 'earns nothing\nat all' };
    commands
      .get('ask-about-selection')
      .editorCheckCallback(false, editor, { file: fileOf('Private/Salary.md') });
    await vi.waitFor(() => expect(scene.notices).toHaveLength(2), WAIT);
    await scene.openChat();
    expect(scene.input().value).toBe('');
    commands
      .get('ask-about-selection')
      .editorCheckCallback(false, editor, { file: fileOf('Daily/Retry.md') });
    await vi.waitFor(() => expect(scene.input().value).toBe('> earns nothing\n> at all\n\n'), WAIT);
    active.mockReturnValue(fileOf('Projects/Cache.md'));
    commands.get('ask-about-note').checkCallback(false);
    await vi.waitFor(() => expect(scene.input().value).toContain('About "Cache": '), WAIT);
    active.mockReturnValue(null);
    expect(commands.get('ask-about-note').checkCallback(true)).toBe(false);
  });

  test('O3: the path of the program belongs to the device, not to data.json', async () => {
    const scene = await vaultScene(ALONE);
    await scene.tab().setControlValue('program', '/opt/my/notebooklm-mcp');
    expect(scene.storage.get('msw-vault-program')).toBe('/opt/my/notebooklm-mcp');
    await scene.openChat();
    scene.ask(QUESTION);
    await shown(scene, '/opt/my/notebooklm-mcp does not exist');
    expect(JSON.stringify(scene.data())).not.toContain('/opt/my');
  });

  test('V3: all settings have a field, keep what they are given, and refuse what does not hold', async () => {
    const scene = await vaultScene(ALONE);
    const rows: Row[] = scene
      .tab()
      .getSettingDefinitions()
      .flatMap(({ items }: { items: Row[] }) => items);
    const controls = rows.flatMap(({ control }) => control ?? []);
    expect(controls.map(({ key }) => key).toSorted()).toEqual(
      [
        'bm25CutoffRatio',
        'bm25MinSourcesK',
        'bm25TopN',
        'bm25b',
        'bm25k1',
        'debugMode',
        'exclude',
        'headroom',
        'maxSources',
        'mayDelete',
        'notebookId',
        'notebookTitle',
        'program',
        'queryTimeoutSeconds',
      ].toSorted(),
    );
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Reset notebook id', 'Refresh auth']),
    );
    const defaults = {
      bm25TopN: 15,
      bm25CutoffRatio: 0.4,
      bm25MinSourcesK: 3,
      bm25k1: 1.2,
      bm25b: 0.75,
      queryTimeoutSeconds: 120,
      debugMode: false,
      notebookId: '',
    };
    for (const [key, value] of Object.entries(defaults))
      expect(scene.tab().getControlValue(key), key).toBe(value);
    await scene.tab().setControlValue('bm25TopN', 7);
    await scene.tab().setControlValue('exclude', 'Private\n\n Daily ');
    expect(scene.data().settings).toMatchObject({ bm25TopN: 7, exclude: ['Private', 'Daily'] });
    expect(scene.tab().getControlValue('exclude')).toBe('Private\nDaily');
    const wrong = { bm25TopN: 0, bm25CutoffRatio: 1.1, bm25b: -1, queryTimeoutSeconds: 0.5 };
    for (const [key, value] of Object.entries(wrong)) {
      const control = controls.find((one) => one.key === key);
      expect(control?.validate?.(value), key).toBeTruthy();
      expect(control?.validate?.(1), key).toBeUndefined();
    }
  });

  test('V12g: the right to delete is kept outside of the vault', async () => {
    const scene = await vaultScene(ALONE);
    expect(scene.tab().getControlValue('mayDelete')).toBe(false);
    await scene.tab().setControlValue('mayDelete', true);
    expect(scene.tab().getControlValue('mayDelete')).toBe(true);
    await scene.tab().setControlValue('notebookTitle', 'Mine');
    expect(JSON.stringify(scene.data())).not.toContain('mayDelete');
  });

  test('P17: what sync or Claude Code wrote is taken in, and nothing of ours is lost', async () => {
    const scene = await vaultScene(ALONE);
    await scene.openChat();
    scene.ask(QUESTION);
    await shown(scene, 'From your notes');
    const ours = scene.data();
    const theirs = {
      ...ours,
      settings: { bm25TopN: 9 },
      conversationHistory: [
        {
          ...ours.conversationHistory[0],
          id: 'b0000000-0000-4000-8000-000000000001',
          messages: [
            { role: 'user', text: 'from another device', at: ours.conversationHistory[0].createdAt },
          ],
        },
      ],
    };
    writeFileSync(
      join(scene.vault, '.obsidian', 'plugins', 'msw-vault', 'data.json'),
      JSON.stringify(theirs),
    );
    await scene.plugin.onExternalSettingsChange();
    expect(scene.tab().getControlValue('bm25TopN')).toBe(9);
    scene.button('History').click();
    await vi.waitFor(() => expect(document.querySelectorAll('.msw-vault-row')).toHaveLength(2), WAIT);
    const snippets = [...document.querySelectorAll('.msw-vault-snippet')].map(
      ({ textContent }) => textContent,
    );
    expect(snippets.toSorted()).toEqual(['from another device', QUESTION].toSorted());
  });

  test('O7: while a large vault is read, the window goes on, typing works and the view says how far it is', async () => {
    const notes = Object.fromEntries(
      Array.from({ length: 2_000 }, (_, at) => [
        `Many/${at}.md`,
        `# Note ${at}\n\n${'some words of it '.repeat(40)}\n`,
      ]),
    );
    const scene = await vaultScene({ ...ALONE, notes: { ...NOTES, ...notes } });
    await scene.openChat();
    let ticks = 0;
    const said = new Set<string>();
    const timer = setInterval(() => {
      ticks += 1;
      said.add(scene.view().querySelector('.msw-vault-status')?.textContent ?? '');
      if (ticks === 3) type(scene.input(), 'typed meanwhile');
    }, 0);
    scene.ask(QUESTION);
    await shown(scene, 'From your notes');
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(10);
    expect(
      [...said].filter((text) => /^Reading your notes: \d+ of 2004…$/.test(text)).length,
    ).toBeGreaterThan(1);
    expect(scene.input().value).toBe('typed meanwhile');
  });

  test('O8: a note that cannot be read is named, and the others are found', async () => {
    const scene = await vaultScene(ALONE);
    writeFileSync(
      join(scene.vault, 'Broken.md'),
      Buffer.from([0x72, 0x65, 0x74, 0x72, 0x79, 0xff, 0xfe, 0x00, 0x80]),
    );
    await scene.openChat();
    scene.ask(QUESTION);
    await shown(scene, 'From your notes');
    await shown(scene, 'Broken.md');
  });
});

describe('the built plugin', () => {
  const code = (): string => readFileSync(mainModule(), 'utf8');

  test('O1: nothing in it waits for a program', () => {
    expect(code()).not.toMatch(/spawnSync|execSync|execFileSync/);
  });

  test('P13: it makes no page from HTML', () => {
    expect(code()).not.toMatch(/\.innerHTML\s*=|insertAdjacentHTML|document\.write/);
  });

  test('V18: it brings nothing of the app, and names every part of Node that it needs', () => {
    const required = [...code().matchAll(/require\("([^"]+)"\)/g)].map(([, name]) => name ?? '');
    for (const name of required)
      expect(name === 'obsidian' || name.startsWith('node:') || BARE.has(name), name).toBe(true);
    expect(code()).not.toMatch(/sourceMappingURL/);
  });

  test('O18: the styles are of the theme: no colour of their own', () => {
    const css = readFileSync(join(mainModule(), '..', 'styles.css'), 'utf8');
    expect(css).not.toMatch(/#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(|!important|@import|url\(/i);
    const selectors = [...css.matchAll(/^([^\s@}/][^{]*)\{/gm)].map(([, one]) => one ?? '');
    for (const selector of selectors) expect(selector).toMatch(/^\.msw-vault/);
  });

  test('V18: the manifest has the version of MSW, and versions.json the app that it needs', () => {
    const read = (name: string): Record<string, string> =>
      JSON.parse(readFileSync(join(mainModule(), '..', name), 'utf8'));
    const { version } = JSON.parse(
      readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8'),
    );
    expect(read('manifest.json')).toMatchObject({
      id: 'msw-vault',
      version,
      minAppVersion: '1.13.0',
      isDesktopOnly: true,
    });
    expect(read('versions.json')).toEqual({ [version]: '1.13.0' });
  });
});

const WAIT = { timeout: 30_000, interval: 10 };
/** Of packages; the app knows them without the prefix as well. */
const BARE = new Set(['assert', 'util', 'stream', 'path', 'fs', 'events', 'constants']);

interface Row {
  readonly name: string;
  readonly control?: { readonly key: string; readonly validate?: (value: unknown) => string | undefined };
}

function named(button: Element): string | null {
  return button.getAttribute('aria-label') ?? button.textContent;
}

async function shown({ view }: VaultApp, text: string): Promise<void> {
  await vi.waitFor(() => expect(view().textContent).toContain(text), WAIT);
}

function one<E extends Element = Element>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (found === null) throw new Error(`there is no ${selector}`);
  return found;
}

function press(target: Element, init: KeyboardEventInit): void {
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }),
  );
}
