// Whether a text merely repeats the output of the failing check, such as a log kept among the documents: it shows the
// failure and cannot answer it.

/** Shorter lines occur in any text. */
const LEAST = 12;

export function isEcho(text: string, output: string): boolean {
  const printed = new Set(linesOf(output));
  const lines = linesOf(text);
  const isPrinted = (line: string) => printed.has(line) || output.includes(line.replace(/…$/, ''));
  if (lines.length > 0 && lines.every(isPrinted)) return true;
  const known = lines.filter((line) => printed.has(line)).length;
  return known >= 2 && known * 2 >= lines.length;
}

function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length >= LEAST);
}
