// An answer as a page. Its Markdown is parsed, and elements are built from the tokens: no HTML, no picture, no embed and
// no link of an answer gets into the window, and nobody's code block is run.

import { Lexer, type Token, type Tokens } from 'marked';

export interface AnswerLinks {
  /** Null where no note stands behind a number. */
  readonly titleOf: (number: number) => string | null;
  readonly open: (number: number) => void;
}

/** Deeper than anyone writes; a text that nests further is shown as it is. */
const DEEPEST = 40;

export function renderAnswer(into: HTMLElement, text: string, links: AnswerLinks): void {
  try {
    const tokens = Lexer.lex(text, { gfm: true });
    new AnswerPage(links, headingRanks(tokens)).blocks(into, tokens);
  } catch {
    into.empty();
    into.createEl('pre', { text });
  }
}

/** The levels that an answer uses, from the outermost: a screen reader counts them, and none is to be missing. */
function headingRanks(tokens: readonly Token[]): readonly number[] {
  const depths = tokens.flatMap((token) => (is(token, 'heading') ? [token.depth] : []));
  return [...new Set(depths)].toSorted();
}

class AnswerPage {
  readonly #links: AnswerLinks;
  readonly #ranks: readonly number[];
  #depth = 0;

  constructor(links: AnswerLinks, ranks: readonly number[]) {
    this.#links = links;
    this.#ranks = ranks;
  }

  blocks(into: HTMLElement, tokens: readonly Token[]): void {
    this.#depth += 1;
    if (this.#depth > DEEPEST) throw new RangeError('nested too deeply');
    for (const token of tokens) this.#token(into, token);
    this.#depth -= 1;
  }

  #token(into: HTMLElement, token: Token): void {
    const simple = ELEMENTS[token.type];
    if (simple !== undefined) this.blocks(into.createEl(simple), inner(token));
    else this.#special(into, token);
  }

  #special(into: HTMLElement, token: Token): void {
    if (is(token, 'heading'))
      this.blocks(into.createEl(HEADINGS[this.#ranks.indexOf(token.depth)] ?? 'h6'), token.tokens);
    else if (is(token, 'list')) this.#list(into, token);
    else if (is(token, 'table')) this.#table(into, token);
    else if (is(token, 'link')) this.#link(into, token);
    else this.#leaf(into, token);
  }

  #leaf(into: HTMLElement, token: Token): void {
    if (is(token, 'code')) into.createEl('pre', BLOCK).createEl('code', { text: token.text });
    else if (is(token, 'codespan')) into.createEl('code', { ...LEFT_TO_RIGHT, text: token.text });
    else if (is(token, 'image')) into.appendText(decoded(token.text));
    else if (is(token, 'checkbox')) into.appendText(token.checked ? '☑ ' : '☐ ');
    else if (token.type === 'hr' || token.type === 'br') into.createEl(token.type);
    else if (token.type !== 'space' && token.type !== 'def') this.#text(into, token);
  }

  #list(into: HTMLElement, { ordered, start, items }: Tokens.List): void {
    const list = into.createEl(ordered ? 'ol' : 'ul');
    if (ordered && typeof start === 'number' && start !== 1) list.setAttribute('start', String(start));
    for (const item of items) this.blocks(list.createEl('li', { attr: { dir: 'auto' } }), item.tokens);
  }

  #table(into: HTMLElement, { header, rows }: Tokens.Table): void {
    // Wider ones are scrolled, by the keyboard too.
    const frame = into.createDiv({
      cls: 'msw-vault-table',
      attr: { tabindex: '0', role: 'group', 'aria-label': 'Table' },
    });
    const table = frame.createEl('table');
    const head = table.createEl('thead').createEl('tr');
    for (const cell of header) this.blocks(head.createEl('th', { attr: { scope: 'col' } }), cell.tokens);
    const body = table.createEl('tbody');
    for (const row of rows) {
      const line = body.createEl('tr');
      for (const cell of row) this.blocks(line.createEl('td', { attr: { dir: 'auto' } }), cell.tokens);
    }
  }

  /** A definition in the answer may make a link of `[1]`; a link elsewhere is text with its address. */
  #link(into: HTMLElement, { raw, href, text, tokens }: Tokens.Link): void {
    if (MARKERS.test(raw)) {
      this.#cited(into, raw);
      return;
    }
    this.blocks(into, tokens);
    if (href !== text && href !== '') into.createSpan({ cls: 'msw-vault-address', text: ` (${href})` });
  }

  #text(into: HTMLElement, token: Token): void {
    const below = inner(token);
    if (below.length > 0) this.blocks(into, below);
    else this.#cited(into, token.type === 'text' ? decoded(textOf(token)) : textOf(token));
  }

  /** Text, in which the numbers of citations are buttons. */
  #cited(into: HTMLElement, text: string): void {
    for (const piece of text.split(/(\[\d{1,3}(?:\s?[,-]\s?\d{1,3}){0,20}\])/)) {
      if (MARKERS.test(piece)) for (const part of piece.split(/(\d+)/)) this.#number(into, part);
      else into.appendText(piece);
    }
  }

  #number(into: HTMLElement, part: string): void {
    const number = /^\d+$/.test(part) ? Number(part) : null;
    const title = number === null ? null : this.#links.titleOf(number);
    if (number === null || title === null) {
      into.appendText(part);
      return;
    }
    const button = into.createEl('button', {
      cls: 'msw-vault-citation',
      text: part,
      attr: { type: 'button', 'aria-label': `Source ${part}: ${title}` },
    });
    button.addEventListener('click', () => this.#links.open(number));
  }
}

const MARKERS = /^\[\d{1,3}(?:\s?[,-]\s?\d{1,3}){0,20}\]$/;
const LEFT_TO_RIGHT = { attr: { dir: 'ltr' } };
/** Long lines are scrolled, by the keyboard too. */
const BLOCK = { attr: { dir: 'ltr', tabindex: '0' } };
const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

const ELEMENTS: Partial<Record<string, 'p' | 'blockquote' | 'strong' | 'em' | 'del'>> = {
  paragraph: 'p',
  blockquote: 'blockquote',
  strong: 'strong',
  em: 'em',
  del: 'del',
};

interface Kinds {
  readonly heading: Tokens.Heading;
  readonly list: Tokens.List;
  readonly table: Tokens.Table;
  readonly code: Tokens.Code;
  readonly codespan: Tokens.Codespan;
  readonly link: Tokens.Link;
  readonly image: Tokens.Image;
  readonly checkbox: Tokens.Checkbox;
}

function is<Kind extends keyof Kinds>(token: Token, kind: Kind): token is Kinds[Kind] {
  return token.type === kind;
}

function inner(token: Token): readonly Token[] {
  return 'tokens' in token && token.tokens !== undefined ? token.tokens : [];
}

function textOf(token: Token): string {
  return 'text' in token && typeof token.text === 'string' ? token.text : token.raw;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

function decoded(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
