// Reads the Java compiler: `Shop.java:5: error: cannot find symbol` and the indented lines with its details.

import { type CleanOutput, type Finding, findingOf, type ToolReader } from '../../reading/reader.ts';

export const javac: ToolReader = {
  tool: 'javac',
  rank: 'tool',
  programs: ['javac'],
  signature: /\.java:\d+: (?:error|warning): |^error: /m,
  read,
};

/** The message of a Java compiler with the details from its indented lines: the symbol, the arguments. */
export function withJavaDetails(message: string, following: readonly string[]): string {
  const details = detailsOf(following);
  const place = simpleName(details.get('location') ?? '');
  const symbol = details.get('symbol');
  if (symbol !== undefined) return `${message}: ${symbol}${place === '' ? '' : ` in ${place}`}`;
  const parts = ['required', 'found', 'reason', 'equality constraints', 'lower bounds'].flatMap((name) => {
    const value = details.get(name);
    return value === undefined ? [] : [name === 'reason' ? value : `${name} ${value}`];
  });
  return parts.length === 0 ? message : `${message.replace(/;$/, '')}: ${parts.join('; ')}`;
}

/** A missing package causes the unresolved symbols after it; its code lets it represent them. */
export function javaCode(message: string): string | null {
  return /^package \S+ does not exist$/.test(message) ? 'package-does-not-exist' : null;
}

// Gradle's plain console prints the task's name before the compiler's first line, without a line end.
const TASK = /^:[\w:-]{1,100}?Java(?:WithJavac)?(?=[\w./~<])/;
const HEADER =
  /^(?<file>[^:]+\.java):\d+: (?<severity>error|warning): (?:\[(?<code>[\w-]+)\] )?(?<message>.*)$/;
const GLOBAL =
  /^error: (?<message>(?:file not found|invalid (?:flag|\w+ release)|release version|no source files|warnings found and|\w+ option \d).*)$/;
const DETAIL = /^\s*(?<name>symbol|location|required|found|reason|equality \w+|lower bounds): *(?<value>.*)$/;
const MOST_DETAILS = 12;

function read(output: CleanOutput): readonly Finding[] {
  return output.lines.flatMap((text, line) => readAt(output.lines, text, line) ?? []);
}

function readAt(lines: readonly string[], text: string, line: number): Finding | null {
  const groups = HEADER.exec(text.replace(TASK, ''))?.groups;
  if (groups === undefined) {
    const message = GLOBAL.exec(text)?.groups?.message;
    return message === undefined ? null : findingOf(line, message, { phase: 'compile', code: 'usage' });
  }
  return findingOf(
    line,
    withJavaDetails(groups.message ?? '', lines.slice(line + 1, line + 1 + MOST_DETAILS)),
    {
      phase: 'compile',
      severity: groups.severity === 'warning' ? 'warning' : 'error',
      code: groups.code ?? javaCode(groups.message ?? ''),
      file: fileOf(groups.file ?? '', text),
    },
  );
}

/** After a task's name the path could not be made relative, so it is cut to start at its source folder. */
function fileOf(file: string, text: string): string {
  return text.startsWith(':') ? file.replace(/^\/.*?\/(?=src\/)/, '') : file;
}

function detailsOf(following: readonly string[]): ReadonlyMap<string, string> {
  const details = new Map<string, string>();
  for (const line of following) {
    if (/:\d+: (?:error|warning): |^\d+ (?:error|warning)s?$|\.java:\[\d/.test(line)) break;
    const groups = DETAIL.exec(line.replace(/^\[ERROR\]/, ''))?.groups;
    if (groups !== undefined) details.set(groups.name ?? '', (groups.value ?? '').trim());
  }
  return details;
}

/** `class com.acme.Shop` -> `class Shop`: Maven prints the package, javac does not. */
function simpleName(location: string): string {
  return location.replace(/\b[a-z][a-z0-9_.]*\.(?=[A-Z])/g, '');
}
