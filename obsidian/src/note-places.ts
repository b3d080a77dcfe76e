// Opens a note where it was cited: the very file, at its heading, never another of the same name or a new one.

import { type App, Notice, stripHeadingForLink } from 'obsidian';
import type { VaultPorts } from './vault-ports.ts';
import type { NotePlace } from './view/message-dom.ts';

export class NotePlaces {
  readonly #app: App;
  readonly #ports: VaultPorts;

  constructor(app: App, ports: VaultPorts) {
    this.#app = app;
    this.#ports = ports;
  }

  open({ path, headings, line }: NotePlace): void {
    if (this.#app.vault.getFileByPath(path) === null) {
      new Notice(`${path} is not in the vault any more.`);
      return;
    }
    const below = headings.map((heading) => `#${stripHeadingForLink(heading)}`).join('');
    const state = below === '' && line !== null ? { eState: { line: line - 1 } } : {};
    void this.#app.workspace.openLinkText(path + below, '', false, state);
  }

  /** The notebook quotes without saying where: the passage that has most of the quote's words. */
  openQuote(path: string, quote: string | null): void {
    void this.#passage(path, quote).then((place) => this.open(place));
  }

  async #passage(path: string, quote: string | null): Promise<NotePlace> {
    const { notes } = this.#ports.open(new AbortController().signal);
    const [[best] = []] = quote === null ? [] : await notes.passages([path], quote);
    return best ?? { path, headings: [], line: null };
  }
}
