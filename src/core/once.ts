// Makes a value when it is first asked for, and only then.

/** `make` runs at most once. For what is costly to build and often not needed, such as the schemas of a hook. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
