// Whether warnings make a check fail, so that each of them is a problem next to errors, too.

/** By the options of the command, or of the one that a script runner echoes before the output. */
export function failsOnWarnings(command: string, lines: readonly string[]): boolean {
  const echoes = lines.slice(0, MOST_ABOVE).filter((line) => ECHO.test(line));
  return [command, ...echoes].some((text) => OPTION.test(text));
}

const MOST_ABOVE = 20;
const ECHO = /^[>$] \S/;
const OPTION =
  /\s(?:--(?:fail|error)-on-warn\w{0,6}|--fail-(?:severity|level|on)[ =]warn\w{0,6}|--max-warnings[ =]\d{1,5})(?=\s|$)/;
