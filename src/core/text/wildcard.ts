// Matches paths against patterns with `*`, `**`, `?` and `{a,b}`. Linear in the path for each part of the pattern,
// since the patterns come from prose.

const MOST_CHOICES = 64;

/** `**` matches any number of folders, including none; `*` and `?` stay inside one. Case-sensitive. */
export function pathMatcher(pattern: string): (path: string) => boolean {
  const choices = expandBraces(pattern).map((one) => one.split('/'));
  return (path) => {
    const parts = path.split('/');
    return choices.some((choice) => fitsParts(choice, parts));
  };
}

/** `src/{a,b}.ts` as both; nested braces and more than 64 choices stay unchanged. */
export function expandBraces(pattern: string): readonly string[] {
  let found: readonly string[] = [pattern];
  for (let round = 0; round < 4; round += 1) {
    const next = found.flatMap((one) => {
      const braces = /\{([^{},]*,[^{}]*)\}/.exec(one);
      if (braces === null) return [one];
      const choices = (braces[1] ?? '').split(',');
      const rest = one.slice(braces.index + braces[0].length);
      return choices.map((choice) => `${one.slice(0, braces.index)}${choice.trim()}${rest}`);
    });
    if (next.length > MOST_CHOICES || next.length === found.length) return found;
    found = next;
  }
  return found;
}

function fitsParts(pattern: readonly string[], path: readonly string[]): boolean {
  let reached = new Set([0]);
  for (const part of pattern) {
    reached = new Set([...reached].flatMap((at) => behind(part, path, at)));
  }
  return reached.has(path.length);
}

/** Where one part of a pattern may end, starting at a part of the path. */
function behind(part: string, path: readonly string[], at: number): readonly number[] {
  if (part === '**') return Array.from({ length: path.length - at + 1 }, (_, more) => at + more);
  const name = path[at];
  return name !== undefined && fitsName(part, name) ? [at + 1] : [];
}

/** Backtracks at most to the last star: never more steps than the product of both lengths. */
function fitsName(pattern: string, name: string): boolean {
  let inPattern = 0;
  let inName = 0;
  let star = -1;
  let resume = 0;
  while (inName < name.length) {
    if (pattern[inPattern] === '*') {
      star = inPattern;
      resume = inName;
      inPattern += 1;
    } else if (pattern[inPattern] === '?' || pattern[inPattern] === name[inName]) {
      inPattern += 1;
      inName += 1;
    } else if (star !== -1) {
      resume += 1;
      inName = resume;
      inPattern = star + 1;
    } else {
      return false;
    }
  }
  while (pattern[inPattern] === '*') inPattern += 1;
  return inPattern === pattern.length;
}
