// The built plugin in the mocks of the app, over a real vault on the disk. What the mocks leave out of the app's ways is
// wired here: views that open, modals that are attached, commands, settings.

import { mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as obsidian from 'obsidian';
import { inject, onTestFinished, vi } from 'vitest';
import type {} from '../../support/build-once.ts';

const CHAT = 'msw-vault-chat';

/** The mocks' own names are unknown to the app's types. */
// biome-ignore lint/suspicious/noExplicitAny: nothing here is checked but by the tests.
type Loose = any;
const mocks: Loose = obsidian;

export interface VaultApp {
  readonly app: Loose;
  readonly plugin: Loose;
  readonly vault: string;
  readonly notices: readonly string[];
  /** What the app was asked to open, in the words of a link. */
  readonly opened: readonly { readonly link: string; readonly state: Loose }[];
  command(id: string): void;
  /** By its command; resolves when the view can be typed into. */
  openChat(): Promise<void>;
  /** The view's element, of the one view that there is. */
  view(): HTMLElement;
  leaves(): readonly Loose[];
  /** Types and sends. */
  ask(question: string): void;
  input(): HTMLTextAreaElement;
  button(name: string): HTMLButtonElement;
  log(): HTMLElement;
  /** Of the settings tab. */
  tab(): Loose;
  data(): Loose;
  unload(): Promise<void>;
}

export interface AppOptions {
  /** The vault; a new one by default. */
  readonly vault: string;
  readonly notes: Readonly<Record<string, string>>;
  /** Survives a restart of the app, as the app's own storage of this device does. */
  readonly storage?: Map<string, unknown>;
}

export function mainModule(): string {
  return join(inject('builtDist') ?? '', 'obsidian', 'main.js');
}

/** The class that the built main.js exports. */
function builtPlugin(): Loose {
  const path = mainModule();
  const require = createRequire(path);
  const module = { exports: {} as Loose };
  const load = new Function('require', 'module', 'exports', readFileSync(path, 'utf8'));
  load((name: string) => (name === 'obsidian' ? mocks : require(name)), module, module.exports);
  return module.exports.default;
}

export async function openApp({ vault, notes, storage = new Map() }: AppOptions): Promise<VaultApp> {
  writeNotes(vault, notes);
  const folder = join(vault, '.obsidian', 'plugins', 'msw-vault');
  mkdirSync(folder, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(dirname(mainModule()), 'manifest.json'), 'utf8'));
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  const app = mocks.App.createConfigured__({ files: notesIn(vault) });
  vi.spyOn(app.vault.adapter, 'getBasePath').mockReturnValue(vault);
  vi.spyOn(app, 'loadLocalStorage').mockImplementation((key: unknown) => storage.get(String(key)) ?? null);
  vi.spyOn(app, 'saveLocalStorage').mockImplementation((key: unknown, value: unknown) => {
    storage.set(String(key), value);
  });
  const notices: string[] = [];
  const opened: { link: string; state: Loose }[] = [];
  vi.spyOn(mocks.WorkspaceLeaf.prototype, 'openFile').mockImplementation(
    async (file: Loose, state: Loose) => {
      opened.push({ link: file.path + (state?.eState?.subpath ?? ''), state });
    },
  );
  wireModals(notices);
  const plugin = new (builtPlugin())(app, manifest);
  wireViews(app, plugin);
  await plugin.load();
  let isLoaded = true;
  const unload = async (): Promise<void> => {
    if (!isLoaded) return;
    isLoaded = false;
    plugin.unload();
    for (const leaf of app.workspace.getLeavesOfType(CHAT)) leaf.view?.containerEl.remove();
  };
  onTestFinished(unload);
  const leaves = (): readonly Loose[] => app.workspace.getLeavesOfType(CHAT);
  const view = (): HTMLElement => {
    const [leaf] = leaves();
    if (leaf === undefined) throw new Error('there is no view');
    return leaf.view.contentEl;
  };
  const one = <E extends Element>(selector: string): E => {
    const found = view().querySelector<E>(selector);
    if (found === null) throw new Error(`the view has no ${selector}`);
    return found;
  };
  const command = (id: string): void => plugin.commands__.get(id).callback();
  const input = (): HTMLTextAreaElement => one('textarea');
  const button = (name: string): HTMLButtonElement => {
    const found = [...view().querySelectorAll('button')].find(
      (candidate) => candidate.textContent === name || candidate.getAttribute('aria-label') === name,
    );
    if (found === undefined) throw new Error(`the view has no button ${name}`);
    return found;
  };
  return {
    ...{ app, plugin, vault, notices, opened, leaves, view, input, button, unload },
    command,
    openChat: async () => {
      command('ask');
      await vi.waitFor(input, { timeout: 10_000, interval: 5 });
    },
    ask: (question) => {
      type(input(), question);
      button('Send').click();
    },
    log: () => one('[role=log]'),
    tab: () => plugin.settingTabs__[0] ?? [...plugin.settingTabs__.values()][0],
    data: () => JSON.parse(readFileSync(join(folder, 'data.json'), 'utf8')),
  };
}

export function type(input: HTMLTextAreaElement | HTMLInputElement, text: string): void {
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function writeNotes(vault: string, notes: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(notes)) {
    mkdirSync(dirname(join(vault, path)), { recursive: true });
    writeFileSync(join(vault, path), text);
  }
}

function notesIn(vault: string): Record<string, string> {
  const root = realpathSync(vault);
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.md'),
  );
  const visible = paths.map((path) => path.replaceAll('\\', '/')).filter((path) => !/(?:^|\/)\./.test(path));
  return Object.fromEntries(visible.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

function wireViews(app: Loose, plugin: Loose): void {
  const fill = async (leaf: Loose, type: string): Promise<Loose> => {
    const view = plugin.views__.get(type)(leaf);
    leaf.viewState = { type };
    await leaf.open(view);
    document.body.appendChild(view.containerEl);
    await view.onOpen();
    return leaf;
  };
  let opening: Promise<Loose> | null = null;
  vi.spyOn(app.workspace, 'ensureSideLeaf').mockImplementation(async (type: unknown) => {
    const [there] = app.workspace.getLeavesOfType(type);
    if (there !== undefined) return there;
    opening ??= fill(app.workspace.getRightLeaf(false), String(type)).finally(() => {
      opening = null;
    });
    return opening;
  });
}

function wireModals(notices: string[]): void {
  const { ButtonComponent, Modal, Notice } = mocks;
  vi.spyOn(ButtonComponent.prototype, 'onClick').mockImplementation(function (this: Loose, click: unknown) {
    this.buttonEl.addEventListener('click', click);
    return this;
  });
  vi.spyOn(Modal.prototype, 'open').mockImplementation(function (this: Loose) {
    document.body.appendChild(this.containerEl);
    this.onOpen();
  });
  vi.spyOn(Modal.prototype, 'close').mockImplementation(function (this: Loose) {
    this.containerEl.remove();
    this.onClose();
  });
  vi.spyOn(Notice.prototype, 'constructor__').mockImplementation((message: unknown) => {
    notices.push(String(message));
  });
}
