// Asks before something that cannot be taken back.

import { type App, Modal, Setting } from 'obsidian';

export interface Confirmation {
  readonly title: string;
  readonly text: string;
  /** On the button that does it. */
  readonly action: string;
  readonly confirmed: () => void;
}

export class ConfirmModal extends Modal {
  readonly #asked: Confirmation;

  constructor(app: App, asked: Confirmation) {
    super(app);
    this.#asked = asked;
  }

  override onOpen(): void {
    const { title, text, action, confirmed } = this.#asked;
    this.setTitle(title);
    this.contentEl.createEl('p', { text });
    new Setting(this.contentEl)
      .addButton((button) => button.setButtonText('Cancel').onClick(() => this.close()))
      .addButton((button) =>
        button
          .setButtonText(action)
          .setDestructive()
          .onClick(() => {
            this.close();
            confirmed();
          }),
      );
  }

  override onClose(): void {
    this.contentEl.empty();
  }
}
