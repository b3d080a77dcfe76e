// The settings, in the words of the stored names' meaning. What concerns this device or what MSW may delete is kept
// elsewhere than in the vault's file, which sync carries to other machines.

import {
  type App,
  Notice,
  type Plugin,
  PluginSettingTab,
  type SettingDefinitionItem,
  type SettingGroupItem,
} from 'obsidian';
import type { AskSettings } from '../../src/core/sources/ask-settings.ts';
import { noticed } from './noticed.ts';
import { ConfirmModal } from './view/confirm-modal.ts';

type Key = keyof AskSettings | 'program' | 'mayDelete';

export interface SettingsHost {
  readonly settingOf: (key: string) => unknown;
  readonly changeSetting: (key: string, value: unknown) => Promise<void>;
  readonly resetNotebook: () => Promise<void>;
  /** A sentence. */
  readonly refreshAuth: () => Promise<string>;
}

export class VaultSettingTab extends PluginSettingTab {
  readonly #host: SettingsHost;
  readonly #typed = new Map<string, Typed>();

  constructor(app: App, plugin: Plugin, host: SettingsHost) {
    super(app, plugin);
    this.#host = host;
  }

  override getSettingDefinitions(): SettingDefinitionItem[] {
    return [
      { type: 'group', heading: 'Notebook', items: this.#notebook() },
      { type: 'group', heading: 'Selection of notes', items: SELECTION },
      { type: 'group', heading: 'Privacy', items: PRIVACY },
      { type: 'group', heading: 'Server', items: this.#server() },
    ];
  }

  override getControlValue(key: string): unknown {
    const typed = this.#typed.get(key);
    const value = typed === undefined ? this.#host.settingOf(key) : typed.value;
    if (key === 'exclude') return Array.isArray(value) ? value.join('\n') : '';
    return value ?? '';
  }

  override async setControlValue(key: string, value: unknown): Promise<void> {
    const given = key === 'exclude' ? lines(value) : value;
    if (!TYPED.has(key)) return this.#host.changeSetting(key, given);
    const before = this.#typed.get(key);
    if (before !== undefined) window.clearTimeout(before.timer);
    await new Promise<void>((resolve) => {
      const timer = window.setTimeout(() => this.#apply(key), TYPING_MS);
      this.#typed.set(key, { value: given, timer, done: [...(before?.done ?? []), resolve] });
    });
  }

  override hide(): void {
    for (const key of [...this.#typed.keys()]) this.#apply(key);
    super.hide();
  }

  #apply(key: string): void {
    const typed = this.#typed.get(key);
    if (typed === undefined) return;
    this.#typed.delete(key);
    window.clearTimeout(typed.timer);
    void this.#host.changeSetting(key, typed.value).then(() => {
      for (const done of typed.done) done();
    });
  }

  #notebook(): SettingGroupItem[] {
    return [
      row('notebookTitle', 'Notebook title', 'Under which title the notebook of this vault is made.', 'text'),
      {
        name: 'Notebook id',
        desc: 'Empty until the first question makes one. You can name one that you have.',
        aliases: ['notebookId'],
        control: { type: 'text', key: 'notebookId' satisfies Key },
      },
      {
        name: 'Reset notebook id',
        desc: 'This vault forgets its notebook; in the notebook nothing is deleted.',
        action: () => this.#reset(),
      },
      {
        name: 'Refresh auth',
        desc: 'Read the login again, after `nlm login` in a terminal, and try it.',
        action: () => void noticed(this.#host.refreshAuth().then((text) => new Notice(text))),
      },
      number('queryTimeoutSeconds', 'Time for an answer', 'In seconds.', { min: 1 }),
      number('maxSources', 'Sources at most', 'What your account allows in one notebook.', { min: 1 }),
      number('headroom', 'Sources left free', 'How many of those are left free.', { min: 0 }),
    ];
  }

  #server(): SettingGroupItem[] {
    return [
      {
        name: 'Program',
        desc: 'Where notebooklm-mcp is on this device. Leave empty to search for it.',
        control: { type: 'text', key: 'program' satisfies Key },
      },
      {
        name: 'Debug mode',
        desc: 'Write to the console what the server is asked and answers, without secrets; the server itself says more from its next start.',
        control: { type: 'toggle', key: 'debugMode' satisfies Key },
      },
    ];
  }

  #reset(): void {
    new ConfirmModal(this.app, {
      title: 'Reset notebook id?',
      text: 'The next question offers to make a new notebook and to send its notes again. The old notebook stays as it is.',
      action: 'Reset',
      confirmed: () => void this.#host.resetNotebook().then(() => this.update()),
    }).open();
  }
}

interface Typed {
  readonly value: unknown;
  readonly timer: number;
  readonly done: readonly (() => void)[];
}

/** A change of these does something outside, so it waits until nobody types any more. */
const TYPED: ReadonlySet<string> = new Set(['program', 'notebookId'] satisfies Key[]);
const TYPING_MS = 600;

const SELECTION = [
  number('bm25TopN', 'Notes considered', 'How many of the best notes are looked at.', { min: 1 }),
  number('bm25CutoffRatio', 'Cutoff', 'The least share of the best score, from 0 to 1.', {
    min: 0,
    max: 1,
    step: 0.05,
  }),
  number('bm25MinSourcesK', 'Notes at least', 'This many are kept, whatever their scores.', { min: 1 }),
  number('bm25k1', 'BM25 k1', 'How much repeated words count.', { min: 0, step: 0.1 }),
  number('bm25b', 'BM25 b', 'How much long notes are held back, from 0 to 1.', {
    min: 0,
    max: 1,
    step: 0.05,
  }),
];

const PRIVACY = [
  row(
    'exclude',
    'Excluded notes',
    'Folders, or patterns between slashes, one a line. What Obsidian itself excludes is excluded as well.',
    'textarea',
  ),
  {
    name: 'Delete old sources',
    desc: 'In the notebook, sources that MSW added from here are deleted when their note has changed or room is needed. Kept outside the vault.',
    control: { type: 'toggle' as const, key: 'mayDelete' satisfies Key },
  },
];

function row(key: Key, name: string, desc: string, type: 'text' | 'textarea') {
  return { name, desc, aliases: [key], control: { type, key } };
}

interface Range {
  readonly min: number;
  readonly max?: number;
  readonly step?: number;
}

function number(key: Key, name: string, desc: string, { min, max = Infinity, step = 1 }: Range) {
  const validate = (value: number): string | undefined => {
    if (!(value >= min && value <= max)) return max === Infinity ? `${min} or more` : `${min} to ${max}`;
    return step === 1 && !Number.isInteger(value) ? 'A whole number' : undefined;
  };
  const limits = { min, ...(max < Infinity && { max }), step };
  return { name, desc, aliases: [key], control: { type: 'number' as const, key, ...limits, validate } };
}

function lines(value: unknown): readonly string[] {
  return typeof value === 'string' ? value.split('\n').flatMap((line) => line.trim() || []) : [];
}
