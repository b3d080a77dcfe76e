// Lazy values: built on first use.

/** Calls `make` at most once. For values that are costly to build and often not needed, such as a hook's schemas. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
