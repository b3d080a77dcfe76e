// Reads a configuration file of any format as flat keys and values. Approximate on purpose: the result is only compared
// with another version, never obeyed.

import { bracketPairs, closeOf, opens, wordAt } from './found-test.ts';
import { readTokens, type Token } from './read-tokens.ts';

export interface Setting {
  /** For example `test.coverage.thresholds.lines`; in lower case, without `-` and `_`. */
  readonly key: string;
  readonly value: string;
  readonly line: number;
}

/** Never throws. */
export function settingsOf(path: string, text: string): readonly Setting[] {
  const short = text.slice(0, 200_000).replaceAll('\r\n', '\n');
  if (/\.(?:[cm]?[jt]sx?|jsonc?|json5|neon)$/.test(path) || /^\s*\{/.test(short)) return ofObjects(short);
  if (/\.(?:xml|dist|runsettings|csproj|fsproj|props)$/.test(path) && short.includes('<'))
    return ofTags(short);
  if (/\.ya?ml$/.test(path)) return ofIndents(short);
  if (/\.(?:gradle|kts)$|(?:^|\/)go\.mod$/.test(path)) return ofCode(short);
  return ofSections(short);
}

function tidy(key: string): string {
  return key.replaceAll(/[-_"']/g, '').toLowerCase();
}

/** JSON and JavaScript objects; skips tokens that are not values. */
function ofObjects(text: string): readonly Setting[] {
  const { tokens } = readTokens(text, 'javascript');
  const reading: Reading = { tokens, pairs: bracketPairs(tokens), found: [] };
  ofObject(reading, 0, tokens.length, []);
  return reading.found;
}

/** Nobody nests deeper. */
const DEEPEST = 60;

interface Reading {
  readonly tokens: readonly Token[];
  readonly pairs: readonly number[];
  readonly found: Setting[];
}

function ofObject(reading: Reading, from: number, to: number, path: readonly string[], depth = 0): void {
  const { tokens, pairs, found } = reading;
  let key = path;
  for (let at = from; at < to && depth < DEEPEST; at += 1) {
    const token = tokens[at];
    if (token === undefined) return;
    key = keyAt(tokens, at, path, key);
    if (opens(token)) {
      const end = closeOf(pairs, at, to);
      ofObject(reading, at + 1, end, key, depth + 1);
      at = end;
    } else if (isValue(token) && wordAt(tokens, at + 1) !== ':')
      found.push({ key: key.join('.'), value: token.text, line: token.line });
  }
}

/** The key of the values that follow. */
function keyAt(
  tokens: readonly Token[],
  at: number,
  path: readonly string[],
  key: readonly string[],
): readonly string[] {
  if (wordAt(tokens, at) === ',') return path;
  const token = tokens[at];
  const isKey = token !== undefined && token.kind !== 'sign' && wordAt(tokens, at + 1) === ':';
  return isKey ? [...path, tidy(token.text)] : key;
}

function isValue({ kind, text }: Token): boolean {
  return kind === 'string' || kind === 'number' || (kind === 'word' && /^(?:true|false|null)$/.test(text));
}

/** `<key>value</key>`. */
function ofTags(text: string): readonly Setting[] {
  return text.split('\n').flatMap((line, at) => {
    const [, tag = '', value = ''] =
      /<([\w.:-]{1,80})(?: [^<>]{0,400})?>([^<>]{1,400})</.exec(line.slice(0, 2_000)) ?? [];
    const attributes = [...line.slice(0, 2_000).matchAll(/\b([A-Za-z]{1,60})="([^"]{0,400})"/g)];
    const own = tag === '' ? [] : [{ key: tidy(tag), value: value.trim(), line: at + 1 }];
    return [
      ...own,
      ...attributes.map(([, key = '', set = '']) => ({ key: tidy(key), value: set, line: at + 1 })),
    ];
  });
}

/** YAML, judged by indentation and dashes alone. */
function ofIndents(text: string): readonly Setting[] {
  const stack: { readonly indent: number; readonly key: string }[] = [];
  return text.split('\n').flatMap((written, at) => {
    const line = written.slice(0, 2_000).replace(/(?:^|\s)#.*/, '');
    const indent = line.length - line.trimStart().length;
    const [, dash = '', key = '', value = ''] =
      /^(- )?(?:"?([\w./@-]{1,100})"?:(?= |$))? ?(.*)$/.exec(line.trim()) ?? [];
    if (line.trim() === '') return [];
    while ((stack.at(-1)?.indent ?? -1) >= indent + (dash === '' ? 0 : 1)) stack.pop();
    if (key !== '') stack.push({ indent, key: tidy(key) });
    const path = stack.map((level) => level.key).join('.');
    return words(value).map((one) => ({ key: path, value: one, line: at + 1 }));
  });
}

/** TOML, INI and similar: `[section]`, `key = value`, `key: value`, lists over several lines. */
function ofSections(text: string): readonly Setting[] {
  let section = '';
  let key = '';
  return text.split('\n').flatMap((written, at) => {
    const line = written.slice(0, 2_000);
    if (/^\s*(?:[#;]|$)/.test(line)) return [];
    const header = /^\[{1,2}([^[\]]{1,200})\]{1,2}\s*(?:#.*)?$/.exec(line)?.[1];
    if (header !== undefined) {
      section = tidy(header);
      key = section;
      return [];
    }
    const { name, value } = namedValue(line);
    if (name !== null) key = [section, tidy(name)].filter((part) => part !== '').join('.');
    return valuesOf(key, value, at + 1);
  });
}

/** A line without a name continues the previous list. */
function namedValue(line: string): { readonly name: string | null; readonly value: string } {
  const [, name, value = ''] = /^["']?([\w.@-]{1,100})["']? ?[=:] ?(.*)$/.exec(line) ?? [];
  return name === undefined ? { name: null, value: line } : { name, value };
}

/** The entries of an inline table, `{ version = "1" }`, or of a list. */
function valuesOf(key: string, value: string, line: number): readonly Setting[] {
  const inline = /^\{(.*)\}$/.exec(value.trim());
  if (inline === null) return words(value).map((one) => ({ key, value: one, line }));
  const inner = ofObjects(`({${(inline[1] ?? '').replaceAll('=', ':')}})`);
  return inner.map((one) => ({ key: `${key}.${one.key}`, value: one.value, line }));
}

/** Gradle and go.mod: each line is a setting whose first word is the key. */
function ofCode(text: string): readonly Setting[] {
  return text.split('\n').flatMap((line, at) => {
    const [, key, value = ''] =
      /^\s*([\w.]{1,100})(?: ?= ?| |\()(.{0,400})$/.exec(line.replace(/\/\/.*/, '')) ?? [];
    return key === undefined
      ? []
      : [{ key: tidy(key), value: value.replaceAll(')', '').trim(), line: at + 1 }];
  });
}

/** The entries of a list or a line of options; quoted text stays whole. */
function words(value: string): readonly string[] {
  const found = value.matchAll(/"([^"]{0,400})"|'([^']{0,400})'|([^\s,[\]"']{1,400})/g);
  const all: string[] = [];
  for (const [, double, single, bare] of found) {
    if (bare?.startsWith('#')) break;
    all.push(double ?? single ?? bare ?? '');
  }
  return all;
}
