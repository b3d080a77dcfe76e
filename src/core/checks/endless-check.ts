// Commands that never end by themselves, which are useless as checks: they serve, watch, open a window or wait for a
// debugger. Also the command that runs once instead, where it is known.

import { baseName, withoutPrefixes, withoutRunners } from '../shell/command-words.ts';
import { readShellLine } from '../shell/shell-line.ts';
import { innerCommands } from './inner-commands.ts';

export interface Endless {
  /** The words that say so: `mocha -w`. */
  readonly words: string;
  /** What it does instead of ending. */
  readonly does: 'serves' | 'watches files' | 'opens a window' | 'waits for a debugger';
  /** The whole command with a part that ends in its place; null when none is known. */
  readonly once: string | null;
}

/**
 * Never throws. Null for a check that may end by itself; looks into the scripts of package.json and the targets of a
 * Makefile that it runs. `files`: the texts of those files, by path from the project.
 */
export function endlessCheck(command: string, files: ReadonlyMap<string, string | null>): Endless | null {
  for (const [at, inner] of innerCommands(command, files).commands.entries()) {
    const found = endlessPart(inner);
    if (found === null) continue;
    return at === 0 ? found : { ...found, once: inPlaceOf(command, inner, found.once) };
  }
  return null;
}

function endlessPart(command: string): Endless | null {
  const { commands } = readShellLine(command);
  for (const [at, { words }] of commands.entries()) {
    // What runs in the background, or until a time limit, holds nothing up.
    if (commands[at + 1]?.joined === '&' || words.includes('timeout')) continue;
    const tool = toolOf(withoutPrefixes(words));
    const found = byRule(tool) ?? byOption(tool);
    if (found === null) continue;
    const { once, shown, does } = found;
    const instead = once && [...words.slice(0, words.length - tool.length), ...once];
    const named = [baseName(tool[0] ?? ''), shown].filter((word) => word !== '').join(' ');
    return { words: named, does, once: instead && replaced(command, words, instead) };
  }
  return null;
}

/** What a script runs, started as the script would be. */
function inPlaceOf(command: string, inner: string, once: string | null): string | null {
  const [, folder = '', rest = ''] = /^(cd [\w./-]+ && )?(.*)$/s.exec(command) ?? [];
  const starter = STARTERS[rest.split(' ')[0] ?? ''];
  const isAlone = readShellLine(inner).commands.length === 1 && readShellLine(rest).commands.length === 1;
  return once === null || starter === undefined || !isAlone ? null : `${folder}${starter}${once}`;
}

/** How a tool of the project is started where its package manager would run a script, make a target. */
const STARTERS: Readonly<Record<string, string>> = {
  ...{ npm: 'npx ', pnpm: 'pnpm exec ', yarn: 'yarn ', bun: 'bunx ', make: '', just: '' },
};

/** The words from the tool on, without what starts it: `mocha -w` for `npx mocha -w` and `yarn mocha -w`. */
function toolOf(plain: readonly string[]): readonly string[] {
  const [program = '', second = ''] = plain;
  const inner = withoutRunners(plain);
  if (inner.length < plain.length) return inner;
  const startsTool = /^(?:pnpm|yarn)$/.test(program) && RULES.some(({ tools }) => tools.test(second));
  return startsTool ? plain.slice(1) : plain;
}

interface Found {
  readonly shown: string;
  readonly does: Endless['does'];
  /** Instead of the tool's own words. */
  readonly once: readonly string[] | null;
}

interface Rule {
  readonly tools: RegExp;
  /** The first word behind the tool that is no option. */
  readonly verb?: RegExp;
  /** A word anywhere behind it. */
  readonly word?: RegExp;
  readonly unless?: RegExp;
  readonly does: Endless['does'];
  /** Missing where no such form is known: other words for the tool, the verb or the word; `also` is added. */
  readonly once?: {
    readonly tool?: string;
    readonly verb?: string;
    readonly word?: '';
    readonly also?: string;
  };
}

/** Tools whose one-shot form is another word, those that never end, and what serves by its name or its verb. */
const RULES: readonly Rule[] = [
  {
    tools: /^testem$/,
    unless: /^(?:ci|launchers|help)$/,
    does: 'opens a window',
    once: { tool: 'testem ci' },
  },
  {
    tools: /^karma$/,
    verb: /^start$/,
    unless: /^--single-?run(?!=false)/i,
    does: 'watches files',
    once: { also: '--single-run' },
  },
  {
    tools: /^ng$/,
    verb: /^t(?:est)?$/,
    unless: /^--(?:no-)?watch(?:=|$)/,
    does: 'watches files',
    once: { also: '--watch=false' },
  },
  { tools: /^ember$/, word: /^(?:-s|--server)$/, does: 'watches files', once: { word: '' } },
  { tools: /^cypress$/, verb: /^open$/, does: 'opens a window', once: { verb: 'run' } },
  { tools: /^playwright$/, word: /^--debug$/, does: 'waits for a debugger', once: { word: '' } },
  { tools: /^vitest$/, verb: /^(?:watch|dev)$/, does: 'watches files', once: { verb: 'run' } },
  { tools: /^dotnet$/, verb: /^watch$/, does: 'watches files', once: { verb: '' } },
  { tools: /^cargo$/, verb: /^watch$/, does: 'watches files' },
  {
    tools: /^(?:mocha|tsc|vitest|ava|rollup|tsup)$/,
    word: /^-w$/,
    does: 'watches files',
    once: { word: '' },
  },
  { tools: /^nodemon$/, does: 'watches files', once: { tool: 'node' } },
  { tools: /^(?:pytest-watch|ptw)$/, does: 'watches files', once: { tool: 'pytest' } },
  { tools: /^(?:watch|watchexec|entr|guard)$/, does: 'watches files' },
  { tools: /^tail$/, word: /^(?:-\w*[fF]|--follow.*)$/, does: 'watches files' },
  { tools: /^(?:gdb|lldb|pdb)$/, does: 'waits for a debugger' },
  { tools: /^(?:node|ava|dlv)$/, verb: /^(?:inspect|debug)$/, does: 'waits for a debugger' },
  {
    tools: /^(?:docker|podman|docker-compose)$/,
    word: /^up$/,
    unless: /^(?:-d|--detach|--wait|--abort-on.*|--exit-code.*)$/,
    does: 'serves',
  },
  { tools: /^php$/, word: /^-S$/, does: 'serves' },
  { tools: /^(?:python\d?|php)$/, word: /^(?:runserver|serve)$/, does: 'serves' },
  { tools: /^vite$/, verb: /^(?:|dev|serve|preview)$/, does: 'serves' },
  { tools: /^(?:serve|\w+(?:-\w+)*[-.]server)$/, does: 'serves' },
  {
    // They read their first word as a verb, or as the name of a script or target.
    tools:
      /^(?:npm|pnpm|yarn|bun|make|just|task|rake|deno|next|nuxt|astro|webpack|ng|hugo|jekyll|mkdocs|rails|flask|mix)$/,
    verb: /^(?:[\w-]+[:.])*(?:serve|server|dev|watch|open)$/,
    does: 'serves',
  },
];

function byRule(words: readonly string[]): Found | null {
  const [program = '', ...rest] = words;
  const plain = rest.filter((word) => !word.startsWith('-'));
  const verb = (/^(?:run|run-script|task)$/.test(plain[0] ?? '') ? plain[1] : plain[0]) ?? '';
  const rule = RULES.find(
    (one) =>
      one.tools.test(baseName(program)) &&
      (one.verb?.test(verb) ?? true) &&
      (one.word === undefined || rest.some((word) => one.word?.test(word))) &&
      !rest.some((word) => one.unless?.test(word)),
  );
  if (rule === undefined) return null;
  const word = rest.find((one) => rule.word?.test(one)) ?? '';
  const { once, does } = rule;
  const changed = [program, ...rest].map((one, at) => {
    if (at === 0) return once?.tool ?? one;
    if (one === verb && once?.verb !== undefined) return once.verb;
    return one === word && once?.word !== undefined ? once.word : one;
  });
  return {
    does,
    shown: word.startsWith('-') ? word : upTo(plain, word || (rule.verb === undefined ? '' : verb)),
    once: once === undefined ? null : [...changed, once.also ?? ''].filter((one) => one !== ''),
  };
}

function upTo(words: readonly string[], last: string): string {
  return words.slice(0, words.indexOf(last) + 1).join(' ');
}

/** Options that mean the same whoever takes them. */
function byOption(words: readonly string[]): Found | null {
  const at = words.findIndex((_word, index) => index > 0 && isEndlessOption(words, index));
  if (at === -1) return null;
  const shown = words[at] ?? '';
  const does = DEBUGGING.test(shown)
    ? 'waits for a debugger'
    : /^--ui\b/.test(shown)
      ? 'opens a window'
      : 'watches files';
  return { shown, does, once: words.filter((_word, index) => index !== at) };
}

const DEBUGGING = /^--(?:inspect-(?:brk|wait)|pdb)(?:=|$)/;

function isEndlessOption(words: readonly string[], at: number): boolean {
  const [word = '', next = ''] = words.slice(at, at + 2);
  if (DEBUGGING.test(word)) return true;
  // Mocha has another meaning for it.
  if (/^--ui(?:=true)?$/.test(word)) return baseName(words[0] ?? '') !== 'mocha';
  return /^--(?:watch(?:-?all|-path)?|continuous)(?:=(?!false$).*)?$/i.test(word) && next !== 'false';
}

/** Null where the words do not stand in the command as they were read. */
function replaced(command: string, words: readonly string[], once: readonly string[]): string | null {
  const written = words.join(' ');
  const isPlain = words.every((word) => /^[\w@%+=:,./*-]+$/.test(word));
  return isPlain && command.includes(written) ? command.replace(written, () => once.join(' ')) : null;
}
