// The user's own decisions about a phase, word for word from its context document, one level below the heading
// that they are put under.

const TAGGED =
  /^<(decisions|specifics|deferred|domain)>[ \t]*$((?:(?!^<\1>[ \t]*$)[\s\S])*?)^<\/\1>[ \t]*$/gm;

/** Markdown; empty when the document holds nothing. */
export function userConstraints(context: string): string {
  const plain = context.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const tagged = [...plain.matchAll(TAGGED)].map((match) => match[2] ?? '').join('\n');
  const text = tagged.trim() === '' ? withoutHead(plain) : tagged;
  return lowered(text).trim();
}

/** Frontmatter and the title of the page are not decisions. */
function withoutHead(text: string): string {
  return text.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/^\s*# .*\n/, '');
}

function lowered(text: string): string {
  const out: string[] = [];
  let fence: string | null = null;
  for (const line of text.split('\n')) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? null;
    if (fence === null && mark !== null) fence = mark;
    else if (fence !== null && mark?.startsWith(fence) === true) fence = null;
    out.push(fence === null ? line.replace(/^(#{1,6})(?=\s)/, deeper) : line);
  }
  if (fence !== null) out.push(fence);
  return out
    .join('\n')
    .replaceAll(/^<\/?[a-z_]+>\s*$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n');
}

function deeper(marks: string): string {
  return '#'.repeat(Math.min(6, Math.max(3, marks.length + 1)));
}
