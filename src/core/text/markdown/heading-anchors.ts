// The anchors that GitHub gives to a page's headings, in page order.

/** Returns the anchor for each heading's plain text, as the next heading of the page. */
export function headingAnchors(): (heading: string) => string {
  const taken = new Map<string, number>();
  return (heading) => {
    const wanted = anchorOf(heading);
    let anchor = wanted;
    // A heading may already have the name that a repeated one would get.
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
