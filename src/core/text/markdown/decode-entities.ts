// Some plans write `&gt;` for `>` in a command. Nothing is escaped on writing: GSD reads plans raw.

/** `&lt; &gt; &quot; &amp;`, once: `&amp;lt;` is the text `&lt;`. */
export function decodeEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
