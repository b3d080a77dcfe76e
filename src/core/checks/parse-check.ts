// Parses one `--check` as typed. The command stays unchanged; a missing name is derived from its words.

import { baseName, forwardSlashes, simpleCommands, withoutRunners } from '../shell/command-words.ts';

const NAMED = /^([a-z][\w-]{0,31})=([\s\S]*)$/i;
/** `FOO=1 npm test` sets a variable for a command; a check's name is never in capitals only. */
const VARIABLE = /^[A-Z][A-Z0-9_]*$/;

/** Programs that say nothing about what is checked; the word after them does. */
const CARRIERS = new Set(
  'npm pnpm yarn bun npx run run-script python python3 py uv poetry pipenv bundle corepack'.split(' '),
);
/** Programs whose checks are distinguished by the next word. */
const WITH_VERB = new Set(
  'make just cargo go dotnet mix deno rake composer gradle gradlew mvn mvnw docker git task nx turbo'.split(
    ' ',
  ),
);

/**
 * Parses `name=CMD` or `CMD`. Without a name, one is made from the first words of the command; the caller makes names
 * unique. The command keeps its bytes, and is empty when none was given.
 */
export function parseCheck(text: string): { readonly name: string; readonly command: string } {
  const [, name, command] = NAMED.exec(text) ?? [];
  if (name === undefined || command === undefined || VARIABLE.test(name)) {
    return { name: nameOf(text), command: text };
  }
  return { name, command };
}

function nameOf(command: string): string {
  const [words = []] = simpleCommands(forwardSlashes(command)).filter(([program]) => program !== 'cd');
  const telling = withoutRunners(words)
    .filter((word) => !/^(?:-|\w+=)/.test(word) && /[a-z]/i.test(word))
    .map(programName)
    .filter((word) => !CARRIERS.has(word));
  const [program = '', verb = ''] = telling;
  const name = WITH_VERB.has(program) && /^[a-z]/i.test(verb) ? `${program}-${verb}` : program;
  return tidy(name);
}

/** Without folder and extension: `./gradlew.bat` becomes `gradlew`. */
function programName(word: string): string {
  return baseName(word)
    .replace(/\.(?:exe|cmd|bat|ps1|sh|[cm]?[jt]s|py|rb)$/i, '')
    .toLowerCase();
}

function tidy(name: string): string {
  const kept = name.replace(/[^\w-]+/g, '-').replace(/^[^a-z]+|(?<![-_])[-_]+$/g, '');
  return kept.slice(0, 32) || 'check';
}
