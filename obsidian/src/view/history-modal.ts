// The conversations of this vault: when, how they began and how many notes they used. Choosing one opens it.

import { type App, Modal } from 'obsidian';
import type { HistoryRow } from '../../../src/core/ask/conversations/vault-conversations.ts';
import { countOf } from '../../../src/core/text/count-of.ts';
import { noticed } from '../noticed.ts';
import { sendsOnEnter } from './sends-on-enter.ts';

export interface HistoryHost {
  readonly rows: () => Promise<readonly HistoryRow[]>;
  readonly choose: (id: string) => void;
  /** Where the focus belongs afterwards. */
  readonly closed: () => void;
}

export class HistoryModal extends Modal {
  readonly #host: HistoryHost;
  #rows: readonly HistoryRow[] = [];

  constructor(app: App, host: HistoryHost) {
    super(app);
    this.#host = host;
  }

  override onOpen(): void {
    this.setTitle('History');
    this.modalEl.addClass('msw-vault-history');
    this.modalEl.setAttribute('role', 'dialog');
    this.modalEl.setAttribute('aria-label', 'History');
    const filter = this.contentEl.createEl('input', {
      cls: 'msw-vault-filter',
      attr: { type: 'search', dir: 'auto', 'aria-label': 'Filter conversations', placeholder: 'Filter' },
    });
    const list = this.contentEl.createEl('ul', {
      cls: 'msw-vault-rows',
      attr: { 'aria-label': 'Conversations' },
    });
    filter.addEventListener('input', () => this.#list(list, filter.value));
    filter.addEventListener('keydown', (event) => {
      const [first] = matching(this.#rows, filter.value);
      if (!sendsOnEnter(event) || first === undefined) return;
      event.preventDefault();
      this.#choose(first.id);
    });
    filter.focus();
    void noticed(this.#load(list, filter));
  }

  override onClose(): void {
    this.contentEl.empty();
    this.#host.closed();
  }

  async #load(list: HTMLElement, filter: HTMLInputElement): Promise<void> {
    this.#rows = await this.#host.rows();
    this.#list(list, filter.value);
  }

  #list(list: HTMLElement, words: string): void {
    list.empty();
    const rows = matching(this.#rows, words);
    if (rows.length === 0) list.createEl('li', { cls: 'msw-vault-empty', text: 'No conversations' });
    for (const row of rows) {
      const button = list
        .createEl('li')
        .createEl('button', { cls: 'msw-vault-row', attr: { type: 'button' } });
      button.createSpan({ cls: 'msw-vault-when', text: new Date(row.at).toLocaleString() });
      button.createSpan({ cls: 'msw-vault-snippet', text: row.snippet, attr: { dir: 'auto' } });
      button.createSpan({
        cls: 'msw-vault-count',
        text: countOf(row.sources, 'source'),
      });
      button.addEventListener('click', () => this.#choose(row.id));
    }
  }

  #choose(id: string): void {
    this.close();
    this.#host.choose(id);
  }
}

function matching(rows: readonly HistoryRow[], words: string): readonly HistoryRow[] {
  const wanted = words.trim().toLowerCase();
  return rows.filter(({ snippet }) => snippet.toLowerCase().includes(wanted));
}
