// Opens a note where it was cited: the very file, at its heading, never another of the same name or a new one.

import { type App, Notice, stripHeadingForLink } from 'obsidian';
import { noticed } from './noticed.ts';
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
    // The app may list the name as the disk has it, in another normal form.
    const file = this.#app.vault
      .getMarkdownFiles()
      .find((one) => one.path.normalize('NFC') === path.normalize('NFC'));
    if (file === undefined) {
      new Notice(`${path} is not in the vault any more.`);
      return;
    }
    const below = headings.map((heading) => `#${stripHeadingForLink(heading)}`).join('');
    const at = line === null ? {} : { line: line - 1 };
    const eState = below === '' ? at : { subpath: below };
    // By the file and not by a link, which a `#` in the name would cut.
    void noticed(this.#app.workspace.getLeaf(false).openFile(file, { eState }));
  }

  /** The notebook quotes without saying where: the passage that has most of the quote's words. */
  openQuote(path: string, quote: string | null): void {
    void noticed(this.#passage(path, quote).then((place) => this.open(place)));
  }

  async #passage(path: string, quote: string | null): Promise<NotePlace> {
    const { notes } = this.#ports.open(new AbortController().signal);
    const [[best] = []] = quote === null ? [] : await notes.passages([path], quote);
    return best ?? { path, headings: [], line: null };
  }
}
