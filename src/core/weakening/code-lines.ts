// A source file as lines of code without white space, plus its comments: input for patterns.

import { tokensText } from './found-test.ts';
import { type Family, readTokens, type SourceTokens, type Token } from './read-tokens.ts';

export interface CodeLines {
  readonly source: SourceTokens;
  /** Each line's code without white space, strings in `"`, and whether it is indented. */
  readonly lines: readonly CodeLine[];
  /** The same with every string; `lines` keeps only strings that look like names, since other text is not code. */
  readonly spoken: readonly CodeLine[];
  readonly comments: readonly CodeLine[];
  /** Each line joined with the next, for code that formatters break in two. */
  readonly pairs: readonly CodeLine[];
}

export interface CodeLine {
  readonly text: string;
  readonly line: number;
  readonly indented: boolean;
}

/** A null text is a file that does not exist. */
export function codeLines(text: string | null, family: Family): CodeLines {
  const source = readTokens(text ?? '', family);
  const lines: CodeLine[] = [];
  const spoken: CodeLine[] = [];
  let tokens: Token[] = [];
  const flush = () => {
    const [first] = tokens;
    if (first === undefined) return;
    const place = { line: first.line, indented: first.indent > 0 };
    lines.push({ ...place, text: tokensText(tokens.map(namesOnly)).slice(0, LONGEST) });
    spoken.push({ ...place, text: tokensText(tokens).slice(0, LONGEST) });
    tokens = [];
  };
  for (const token of source.tokens) {
    if (token.first) flush();
    tokens.push(token);
  }
  flush();
  const comments = source.comments.map(({ text: comment, line }) => ({
    text: comment.slice(0, 1_000),
    line,
    indented: false,
  }));
  const pairs = lines.map((line, at) => ({ ...line, text: `${line.text} ${lines[at + 1]?.text ?? ''}` }));
  return { source, lines, spoken, comments, pairs };
}

const LONGEST = 1_000;

function namesOnly(token: Token): Token {
  const isName = token.kind !== 'string' || /^[\w./:@-]{0,120}$/.test(token.text);
  return isName ? token : { ...token, text: '' };
}
