// Lines of Markdown prose with every heading turned into a line of bold text, so that it stands in no table of
// contents and takes no anchor away.

import { headingText } from '../text/markdown/markdown-document.ts';

const ATX = /^((?:\s|>|[-*+]\s|\d{1,9}[.)]\s)*)#{1,6}(?:\s([^\n]*))?$/;
const UNDERLINE = /^((?:\s|>)*)(=+|-+)\s*$/;

/** Code that is fenced must be kept out of them. */
export function withoutHeadings(lines: readonly string[]): readonly string[] {
  const flat = lines.flatMap((line) => {
    const heading = ATX.exec(line);
    if (heading !== null) return bold(heading[1] ?? '', headingText(heading[2] ?? ''));
    const underline = UNDERLINE.exec(line);
    return underline === null ? [line] : [flattened(underline[1] ?? '', underline[2] ?? '')];
  });
  return flat.filter((line, at) => line.trim() !== '' || flat[at - 1]?.trim() !== '');
}

function bold(before: string, text: string): readonly string[] {
  const plain = text.replaceAll(/\*\*|__/g, '').trim();
  if (plain === '') return [before.trimEnd()];
  return [before.trimEnd(), `${before}**${plain}**`, before.trimEnd()].filter(
    (line, index) => index === 1 || /^[\s>]*$/.test(line),
  );
}

/** A line of its own for a rule; it underlines nothing. */
function flattened(before: string, marks: string): string {
  return marks.startsWith('-') && marks.length > 2 ? `${before}* * *` : `${before}\\${marks}`;
}
