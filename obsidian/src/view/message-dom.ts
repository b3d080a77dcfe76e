// One message of the conversation: a question as it was typed, the notebook's answer, or passages of the notes.

import type { NotePassage } from '../../../src/core/ask/ports.ts';
import type { ShownMessage } from '../ask-session.ts';
import { renderAnswer } from './answer-dom.ts';

export interface NotePlace {
  readonly path: string;
  /** From the outermost; empty above the first heading. */
  readonly headings: readonly string[];
  /** 1-based. */
  readonly line: number | null;
}

export interface MessageActions {
  readonly openPlace: (place: NotePlace) => void;
  /** Where a quote of the notebook is, is looked for in the note. */
  readonly openQuote: (path: string, quote: string | null) => void;
}

export function renderMessage(into: HTMLElement, message: ShownMessage, actions: MessageActions): void {
  const isQuestion = message.role === 'user';
  const article = into.createEl('article', {
    cls: `msw-vault-message ${isQuestion ? 'is-question' : 'is-answer'}`,
    attr: { dir: 'auto', 'aria-label': isQuestion ? 'Question' : 'Answer' },
  });
  if (isQuestion) {
    article.createDiv({ cls: 'msw-vault-text', text: message.text });
    return;
  }
  if (message.mode === 'local') renderPassages(article, message, actions);
  else renderReply(article, message, actions);
}

function renderReply(article: HTMLElement, message: ShownMessage, { openQuote }: MessageActions): void {
  const cited = new Map(message.citations?.map((citation) => [citation.number, citation]));
  renderAnswer(article.createDiv({ cls: 'msw-vault-text' }), message.text, {
    titleOf: (number) => cited.get(number)?.path ?? null,
    open: (number) => {
      const citation = cited.get(number);
      if (citation !== undefined) openQuote(citation.path, citation.quote);
    },
  });
  const named = [...new Set([...cited.values()].map(({ path }) => path))];
  const paths = named.length > 0 ? named : (message.notes ?? []);
  if (paths.length === 0) return;
  const list = article.createEl('ul', {
    cls: 'msw-vault-notes',
    attr: { 'aria-label': named.length > 0 ? 'Cited notes' : 'Notes that were asked' },
  });
  for (const path of paths) {
    const quote = [...cited.values()].find((citation) => citation.path === path)?.quote ?? null;
    noteButton(list.createEl('li'), path, () => openQuote(path, quote));
  }
}

/** MSW writes no text of its own about them. */
function renderPassages(article: HTMLElement, message: ShownMessage, actions: MessageActions): void {
  article.createEl('p', { cls: 'msw-vault-mode', text: 'From your notes, without the notebook:' });
  const { passages = [] } = message;
  // From the history, where it stands as text.
  if (passages.length === 0) renderReply(article, message, actions);
  for (const passage of passages) renderPassage(article, passage, actions);
}

function renderPassage(
  article: HTMLElement,
  { path, headings, line, text }: NotePassage,
  actions: MessageActions,
): void {
  const figure = article.createEl('figure', { cls: 'msw-vault-passage' });
  const label = [path, ...headings].join(' › ');
  noteButton(figure.createEl('figcaption'), `${label}:${line}`, () =>
    actions.openPlace({ path, headings, line }),
  );
  figure.createEl('blockquote', { text, attr: { dir: 'auto' } });
}

function noteButton(into: HTMLElement, label: string, open: () => void): void {
  const button = into.createEl('button', {
    cls: 'msw-vault-note',
    text: label,
    attr: { type: 'button', dir: 'auto' },
  });
  button.addEventListener('click', open);
}
