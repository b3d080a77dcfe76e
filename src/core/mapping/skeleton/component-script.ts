// Finds the code of a component of Vue, Svelte or Astro in its markup. Pure; takes time in proportion to the text.

/** All scripts, and what Astro has between `---` at the top, as one text; a script that is not closed is left out. */
export function componentScript(text: string): string {
  const head = /^\s*---\r?\n([\s\S]*?)\n---/.exec(text);
  const scripts = [head?.[1] ?? ''];
  OPENING.lastIndex = head?.[0].length ?? 0;
  for (let tag = OPENING.exec(text); tag !== null; tag = OPENING.exec(text)) {
    const end = text.indexOf('</script', OPENING.lastIndex);
    if (end === -1) break;
    scripts.push(text.slice(OPENING.lastIndex, end));
    OPENING.lastIndex = end;
  }
  return scripts.join('\n');
}

/** Up to the bracket that closes the tag: attributes may have brackets in quotes. */
const OPENING = /<script(?=[\s>])(?:"[^"]*"|'[^']*'|[^'"<>])*>/g;
