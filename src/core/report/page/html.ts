// Text of a page for a browser: our own markup, in which everything else is escaped. The compiler accepts nothing else
// between the markup, so no text from outside becomes a tag or an attribute.

declare const mark: unique symbol;

export type Html = string & { readonly [mark]: 'html' };

/** Skips null parts; a list stands without anything between its parts. */
export function html(
  words: TemplateStringsArray,
  ...parts: readonly (Html | number | null | readonly (Html | null)[])[]
): Html {
  return asHtml(words.map((word, at) => word + written(parts[at] ?? null)).join(''));
}

/** Safe between tags and in a quoted attribute. */
export function escaped(text: string): Html {
  return asHtml(text.replaceAll(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`));
}

/** A value that a program reads from the page, without a character that could end its element. */
export function jsonIn(value: unknown): Html {
  return asHtml(JSON.stringify(value).replaceAll('<', '\\u003c'));
}

function written(part: Html | number | null | readonly (Html | null)[]): string {
  if (part === null) return '';
  return typeof part === 'object' ? part.map(written).join('') : String(part);
}

function asHtml(text: string): Html {
  return text as Html;
}
