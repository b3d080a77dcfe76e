// A place in a file as evidence names it: `src/a.ts:12 handler is registered`.

export interface FileLine {
  /** From the project, posix. */
  readonly path: string;
  /** From 1. */
  readonly line: number;
}

/** Null where the text does not begin with one. */
export function fileLine(text: string): FileLine | null {
  const [, path, line] = /^\s*["'`]?([^\s:"'`][^:\n"'`]{0,500}):(\d{1,7})\b/.exec(text) ?? [];
  if (path === undefined || line === undefined) return null;
  return { path: path.replaceAll('\\', '/').replace(/^(?:\.\/)+/, ''), line: Number(line) };
}
