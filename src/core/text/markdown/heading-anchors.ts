// The anchors that GitHub gives to the headings of a page, in the order in which they stand there.

/** Gives each heading, as its plain text, the anchor it has as the next one of the page. */
export function headingAnchors(): (heading: string) => string {
  const taken = new Map<string, number>();
  return (heading) => {
    const wanted = anchorOf(heading);
    let anchor = wanted;
    // A heading may already be called what a repeated one would become.
    while (taken.has(anchor)) {
      const count = (taken.get(wanted) ?? 0) + 1;
      taken.set(wanted, count);
      anchor = `${wanted}-${count}`;
    }
    taken.set(anchor, 0);
    return anchor;
  };
}

function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}
