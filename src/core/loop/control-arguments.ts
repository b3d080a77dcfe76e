// What the user typed after the commands that steer a loop.

/** The loop that `/msw:stop` and `/msw:pause` name; null for the session's own. */
export function readLoopId(args: string): string | null {
  return args.trim() || null;
}

/** The text after `/msw:hint`. One pair of quotes around the whole is how people pass text, not a part of it. */
export function readHint(args: string): string {
  const text = args.trim();
  const quote = text[0];
  const wrapped = text.length >= 2 && (quote === '"' || quote === "'") && text.endsWith(quote);
  return wrapped && !text.slice(1, -1).includes(quote) ? text.slice(1, -1) : text;
}

/** `/msw:resume [--force] [HINT]`. */
export function readResume(args: string): { readonly hint: string; readonly force: boolean } {
  return { hint: readHint(args.replace(FORCE, '')), force: FORCE.test(args) };
}

const FORCE = /(?:^|\s)--force(?=\s|$)/;
