// A command line as the words of the simple commands in it. It is read, never run.

const WORD = /"((?:[^"\\]|\\.)*)"|'([^']*)'|(&&|\|\||[;|()<>]|\d?>{1,2})|((?:[^\s"'|&;()<>\\]|\\.|&(?!&))+)/g;

/** Words between operators; the target of a redirection is left out. */
export function simpleCommands(command: string): readonly (readonly string[])[] {
  const commands: string[][] = [[]];
  let redirected = false;
  for (const [, double, single, operator, bare] of command.matchAll(WORD)) {
    if (operator !== undefined) {
      redirected = operator.includes('>');
      if (!redirected && operator !== '<') commands.push([]);
    } else {
      if (!redirected) commands.at(-1)?.push(double ?? single ?? bare ?? '');
      redirected = false;
    }
  }
  return commands;
}
