// The completion of fish.

import type { Completed, CompletedCall, CompletionTable } from './completion-table.ts';

export function fishScript(program: string, { nouns, calls }: CompletionTable): string {
  const name = `__complete_${program.replaceAll(/\W/g, '_')}`;
  const complete = (when: string, what: string): string => `complete -c ${program} -n '${when}' ${what}`;
  const takes = calls.flatMap(({ call, options }) =>
    options.flatMap((option) => (option.value === null ? [] : [`'${call} ${option.name}'`])),
  );
  return `${[
    `set -g ${name}_calls ${calls.map(({ call }) => `'${call}'`).join(' ')}`,
    `set -g ${name}_takes ${takes.join(' ')}`,
    '# The words before the cursor, without options and their values.',
    `function ${name}_words`,
    '  set -l words',
    '  set -l skips 0',
    '  for token in (commandline -opc)[2..-1]',
    '    if test $skips = 1',
    '      set skips 0',
    "    else if string match -q -- '-*' $token",
    `      contains -- "$words[1] $words[2] $token" $${name}_takes; or contains -- "$words[1] $token" $${name}_takes; and set skips 1`,
    '    else',
    '      set -a words $token',
    '    end',
    '  end',
    "  set -q words[1]; and printf '%s\\n' $words",
    'end',
    '# Whether the call is that of the first argument, with as many words behind it as the second says.',
    `function ${name}_is`,
    `  set -l words (${name}_words)`,
    '  set -l call "$words[1] $words[2]"',
    `  contains -- "$call" $${name}_calls; or set call "$words[1]"`,
    '  set -l behind (math (count $words) - (count (string split " " -- $call)))',
    '  test "$call" = "$argv[1]"; and begin; test (count $argv) = 1; or test $behind = $argv[2]; end',
    'end',
    `function ${name}_begins`,
    `  test (count (${name}_words)) = 0`,
    'end',
    `complete -c ${program} -f`,
    ...nouns.map((noun) => complete(`${name}_begins`, `-a ${noun.name} -d ${quoted(noun.about)}`)),
    ...calls.flatMap((call) => linesOf(call, name, complete)),
  ].join('\n')}\n`;
}

function linesOf(
  { call, about, options, words }: CompletedCall,
  name: string,
  complete: (when: string, what: string) => string,
): readonly string[] {
  const [noun = '', verb] = call.split(' ');
  const quotedCall = `"${call}"`;
  return [
    ...(verb === undefined ? [] : [complete(`${name}_is "${noun}" 0`, `-a ${verb} -d ${quoted(about)}`)]),
    ...options.map((option) =>
      complete(
        `${name}_is ${quotedCall}`,
        `-l ${option.name.slice(2)}${takenBy(option.value)} -d ${quoted(option.about)}`,
      ),
    ),
    ...words.flatMap((word, at) =>
      word.length === 0
        ? []
        : [complete(`${name}_is ${quotedCall} ${at}`, word === 'files' ? '-F' : `-a '${word.join(' ')}'`)],
    ),
  ];
}

function takenBy(value: Completed | null): string {
  if (value === null) return '';
  if (value === 'files') return ' -r -F';
  return value.length === 0 ? ' -x' : ` -x -a '${value.join(' ')}'`;
}

function quoted(text: string): string {
  return `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
}
