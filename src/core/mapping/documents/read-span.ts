// What the words in one pair of backticks say about the disk: paths, scripts, a dependency, or nothing that can be
// checked. Identifiers, commands, addresses, variables and code are told apart from paths here.

import { commandPaths } from '../../shell/command-paths.ts';
import type { Said } from './claim.ts';
import { pathShape } from './path-shape.ts';
import { commandScripts, isCommand } from './read-command.ts';

/** Words in capitals that stand for any name or number. */
export const STANDS_FOR_ANY =
  /(?<![A-Za-z])(?:N{2,}|M{2}|X{2,}|K|YYYY|DD|NAME|TOPIC|ID|SHA|HASH)(?![A-Za-z])/;

/** Longer is code. */
const LONGEST = 400;

/** Total. `text` without its backticks. */
export function readSpan(text: string): readonly Said[] {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > LONGEST || /[\r\n]/.test(trimmed)) return [];
  const whole = readWord(trimmed);
  if (!/\s/.test(trimmed)) return whole;
  if (isCommand(trimmed)) return readCommand(trimmed);
  const words = trimmed
    .split(/[\s,;]+|(?:->|→|=>|\+)(?=\s)/)
    .filter((word) => word !== '' && !/^(?:->|→|=>|and|or|&|\+|…)$/.test(word));
  const each = words.map((word) => readWord(word).filter(isCertainPath));
  return words.length > 0 && each.every((said) => said.length > 0) ? each.flat() : [];
}

/** A line of a shell: its scripts, and the files that it can only mean as files. */
export function readCommand(line: string): readonly Said[] {
  const paths = commandPaths(line)
    .filter(({ path, certain }) => certain && pathShape(path) === 'certain')
    .map(({ path }) => pathSaid(path, null));
  return [...commandScripts(line), ...paths];
}

/** `@scope/name`, `name@1.2.3`: what can only be a package. */
function packageIn(word: string): string | null {
  const scoped = /^(@[a-z0-9][\w.-]*\/[a-z0-9][\w.-]*)(?:@[\w.^~*-]+)?$/i.exec(word);
  if (scoped !== null)
    return pathShape((scoped[1] ?? '').slice(1)) === 'certain' ? null : (scoped[1] ?? null);
  return /^([a-z0-9][\w.-]*)@[\^~]?v?\d[\w.+-]*$/.exec(word)?.[1] ?? null;
}

function readWord(word: string): readonly Said[] {
  const name = packageIn(word);
  if (name !== null) return [{ kind: 'dependency', name }];
  const place = withoutPlace(word);
  const path = relative(place.path);
  const shape = pathShape(path);
  if (shape === 'none') return [];
  return [{ ...pathSaid(path, place.line), certain: shape === 'certain' }];
}

function pathSaid(path: string, line: number | null): Extract<Said, { kind: 'path' }> {
  return { kind: 'path', path, pattern: isPattern(path), certain: true, line };
}

function isCertainPath(said: Said): boolean {
  return said.kind === 'path' && said.certain;
}

/** Also `NN-name.md`, `YYYY-MM-DD.log`: capitals that stand for any. */
function isPattern(path: string): boolean {
  return /[*?<]|\{[^{}]*\}|\.\.\.|…/.test(path) || STANDS_FOR_ANY.test(path);
}

/** `a.ts:12`, `a.ts:12-20`, `a.ts:12:3`, `a.ts#L12-L20`, `a.md#anchor`, `a.py::test`, `a.ts:name`. */
function withoutPlace(word: string): { readonly path: string; readonly line: number | null } {
  const lines = /^(.+?\.?[\w)\]}]+)(?::|#L|:L)(\d{1,7})(?:[-–:]L?(\d{1,7}))*$/.exec(word);
  if (lines !== null) {
    const isRange = /[-–]L?\d+$/.test(word);
    return { path: lines[1] ?? word, line: Number(isRange ? lines[3] : lines[2]) };
  }
  const anchored = /^([^#:\s]+\.[A-Za-z]\w*)(?:#|::?)[^\s/]+$/.exec(word);
  return { path: anchored?.[1] ?? word, line: null };
}

/** Back to `/`, without `./`; a leading `/` stays, which makes it a route. */
function relative(path: string): string {
  const slashed = /^[\w.-]+(?:\\[\w.-]+)+\\?$/.test(path) ? path.replaceAll('\\', '/') : path;
  return slashed.replace(/^(?:\.\/)+(?=.)/, '');
}
