// Finds a notebook that an attempt to make it has left behind.

/** Null when there is none, or several: then nobody knows which. */
export function onlyEmpty(
  notebooks: readonly { readonly id: string; readonly title: string; readonly sourceCount: number }[],
  title: string,
): string | null {
  const [one, ...others] = notebooks.filter((each) => each.title === title && each.sourceCount === 0);
  return one === undefined || others.length > 0 ? null : one.id;
}
