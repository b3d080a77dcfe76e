// The completion of bash, and of zsh, which runs bash's functions.

import type { Completed, CompletedCall, CompletionTable } from './completion-table.ts';

export function bashScript(
  program: string,
  { nouns, calls }: CompletionTable,
  shell: 'bash' | 'zsh',
): string {
  const name = `_complete_${program.replaceAll(/\W/g, '_')}`;
  const verbs = nouns.flatMap((noun) => {
    const own = calls.flatMap(({ call }) =>
      call.startsWith(`${noun.name} `) ? call.slice(noun.name.length + 1) : [],
    );
    return own.length === 0 ? [] : [`    ${noun.name}) verbs='${own.join(' ')}' ;;`];
  });
  return `${[
    ...(shell === 'zsh' ? ['autoload -Uz compinit bashcompinit && compinit && bashcompinit'] : []),
    `${name}() {`,
    `  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]}`,
    `  local call=\${COMP_WORDS[1]} verbs='' options='' takes='' found='' at=2 n=0`,
    '  COMPREPLY=()',
    '  if [ "$COMP_CWORD" -eq 1 ]; then',
    `    COMPREPLY=($(compgen -W '${nouns.map((noun) => noun.name).join(' ')} --help --version' -- "$cur"))`,
    '    return',
    '  fi',
    '  case $call in',
    ...verbs,
    '  esac',
    '  if [ "$COMP_CWORD" -gt 2 ]; then',
    '    case " $verbs " in',
    `      *" \${COMP_WORDS[2]} "*) call="$call \${COMP_WORDS[2]}"; verbs=''; at=3 ;;`,
    "      *) verbs='' ;;",
    '    esac',
    '  fi',
    '  case $call in',
    ...calls.map(optionsLine),
    '  esac',
    '  case "$call $prev" in',
    ...calls.flatMap(valueLines),
    '  esac',
    '  while [ "$at" -lt "$COMP_CWORD" ]; do',
    `    case \${COMP_WORDS[$at]} in`,
    `      -*) case " $takes " in *" \${COMP_WORDS[$at]} "*) at=$((at+1)) ;; esac ;;`,
    '      *) n=$((n+1)) ;;',
    '    esac',
    '    at=$((at+1))',
    '  done',
    '  if [ -z "$found" ]; then',
    '    case "$call $n" in',
    ...calls.flatMap(wordLines),
    '    esac',
    '    case $cur in',
    '      -*) found="$options" ;;',
    '      *) [ "$found" = files ] || found="$verbs $found" ;;',
    '    esac',
    '  fi',
    '  if [ "$found" = files ]; then',
    "    local IFS=$'\\n'",
    '    COMPREPLY=($(compgen -f -- "$cur"))',
    '    compopt -o filenames 2>/dev/null',
    '  elif [ "$found" != any ]; then',
    '    COMPREPLY=($(compgen -W "$found" -- "$cur"))',
    '  fi',
    '  return 0',
    '}',
    `complete -F ${name} ${program}`,
  ].join('\n')}\n`;
}

function optionsLine({ call, options }: CompletedCall): string {
  const names = options.map(({ name }) => name).join(' ');
  const takes = options.flatMap(({ name, value }) => (value === null ? [] : name)).join(' ');
  return `    '${call}') options='${names}'; takes='${takes}' ;;`;
}

function valueLines({ call, options }: CompletedCall): readonly string[] {
  return options.flatMap(({ name, value }) =>
    value === null ? [] : [`    '${call} ${name}') found='${wordsOf(value) || 'any'}' ;;`],
  );
}

function wordLines({ call, words }: CompletedCall): readonly string[] {
  return words.flatMap((word, at) =>
    word.length === 0 ? [] : [`      '${call} ${at}') found='${wordsOf(word)}' ;;`],
  );
}

function wordsOf(value: Completed): string {
  return value === 'files' ? value : value.join(' ');
}
