// Reads the linkers GNU ld, gold, lld, Apple's and Microsoft's in one vocabulary: a symbol is undefined or defined
// twice, or a library is missing.

import { type CleanOutput, type Finding, findingOf, type ToolReader } from '../../reading/reader.ts';

export const linker: ToolReader = {
  tool: 'ld',
  rank: 'tool',
  programs: ['ld', 'ld.lld', 'lld', 'gold', 'mold', 'link'],
  signature:
    /undefined |duplicate symbol|multiple definition|cannot find -l|unable to find library|ld: library |LNK\d{4}: /im,
  read,
};

type Code = 'undefined-reference' | 'multiple-definition' | 'missing-library';

const GNU = /(?<what>undefined reference to|multiple definition of) [`'](?<symbol>[^']{1,2000})'/;
const LLD = /error: (?<what>undefined|duplicate) symbol: (?<symbol>.{1,2000})$/;
const APPLE_UNDEFINED = /^ {2}"(?<symbol>[^"]{1,2000})", referenced from:$/;
const APPLE_TWICE = /^duplicate symbol '(?<symbol>[^']{1,2000})' in:$/;
const LIBRARY =
  /(?:cannot find|unable to find library|ld: library(?: not found for)?) '?(?:-l)?(?<name>[\w.+-]{1,200})'?/;
const MSVC = /^(?<object>\S.*?) : (?:fatal )?error (?<code>LNK\d{4}): (?<message>.*)$/;

function read({ lines }: CleanOutput): readonly Finding[] {
  return lines.flatMap(
    (text, line) =>
      gnu(lines, text, line) ??
      lld(lines, text, line) ??
      apple(lines, text, line) ??
      library(text, line) ??
      msvc(text, line) ??
      [],
  );
}

function gnu(lines: readonly string[], text: string, line: number): readonly Finding[] | null {
  const match = GNU.exec(text);
  const { what, symbol } = match?.groups ?? {};
  if (match === null || what === undefined || symbol === undefined) return null;
  const code = what.startsWith('undefined') ? 'undefined-reference' : 'multiple-definition';
  const before = text.slice(0, match.index);
  const file = sourceIn(before);
  const fn =
    functionAbove(lines, line) ?? /:function ([\w:~]{1,200})/.exec(before)?.[1]?.replace(/:$/, '') ?? null;
  return [finding(line, code, symbol, file, fn)];
}

/** ld names the function on a line of its own, which applies to all errors that follow. */
function functionAbove(lines: readonly string[], line: number): string | null {
  for (let above = line; above >= 0 && above > line - 100; above -= 1) {
    const fn = /: in function [`']([^']{1,300})'/.exec(lines[above] ?? '')?.[1];
    if (fn !== undefined) return fn;
    if (!/(?:undefined reference|multiple definition)/.test(lines[above] ?? '')) return null;
  }
  return null;
}

/** lld lists the references to a symbol below it; each is a problem of its own, as in ld's output. */
function lld(lines: readonly string[], text: string, line: number): readonly Finding[] | null {
  const { what, symbol } = LLD.exec(text)?.groups ?? {};
  if (symbol === undefined) return null;
  const code = what === 'undefined' ? 'undefined-reference' : 'multiple-definition';
  const places = placesBelow(lines, line + 1, code, symbol);
  // The first definition is the one that the others repeat.
  if (code === 'multiple-definition' && places.length > 1) return places.slice(1);
  return places.length > 0 ? places : [finding(line, code, symbol, null, null)];
}

function placesBelow(lines: readonly string[], from: number, code: Code, symbol: string): readonly Finding[] {
  const places: Finding[] = [];
  for (let line = from; /^\s*>>> /.test(lines[line] ?? ''); line += 1) {
    const place = /^\s*>>> (?:referenced by|defined at) (.*)$/.exec(lines[line] ?? '')?.[1];
    const fn = /:\(([\w:~]{1,200}?)(?:::h[0-9a-f]{16})?\)$/.exec(lines[line + 1] ?? '')?.[1] ?? null;
    if (place !== undefined) places.push(finding(line, code, symbol, sourceIn(place), fn));
  }
  return places;
}

/** Apple's symbols start with the underscore of the object format. */
function apple(lines: readonly string[], text: string, line: number): readonly Finding[] | null {
  const missing = APPLE_UNDEFINED.exec(text)?.groups?.symbol;
  const twice = APPLE_TWICE.exec(text)?.groups?.symbol;
  const symbol = missing ?? twice;
  if (symbol === undefined) return null;
  const code = missing === undefined ? 'multiple-definition' : 'undefined-reference';
  const object = missing === undefined ? lines[line + 2] : lines[line + 1];
  const name = /([\w+.-]{1,200}?)(?:-[0-9a-f]{6})?\.o$/.exec(object ?? '')?.[1];
  return [finding(line, code, symbol.replace(/^_/, ''), name === undefined ? null : `${name}.o`, null)];
}

function library(text: string, line: number): readonly Finding[] | null {
  const name = /\bld\b|\blld\b|cannot find -l/.test(text) ? LIBRARY.exec(text)?.groups?.name : undefined;
  if (name === undefined || /symbol/.test(text)) return null;
  return [{ ...finding(line, 'missing-library', name, null, null), message: `cannot find -l${name}` }];
}

function msvc(text: string, line: number): readonly Finding[] | null {
  const { object, code, message } = MSVC.exec(text)?.groups ?? {};
  if (code === undefined || message === undefined) return null;
  // LNK1120 and LNK1169 only count the errors above.
  if (code === 'LNK1120' || code === 'LNK1169') return [];
  return [{ ...finding(line, 'undefined-reference', '', object ?? null, null), tool: 'link', code, message }];
}

function finding(line: number, code: Code, symbol: string, file: string | null, fn: string | null): Finding {
  const words = code === 'undefined-reference' ? 'undefined reference to' : 'multiple definition of';
  return findingOf(line, `${words} '${symbol}'`, {
    phase: 'compile',
    code,
    file,
    frame: file === null || fn === null ? file : `${file} ${fn}`,
  });
}

const SOURCES = new Set('c cc cpp cxx C m mm s S f f90 rs'.split(' '));

/** The source file that a place names, or null; object files have temporary names. */
function sourceIn(place: string): string | null {
  // lld prints the path from the debug information after the bare name.
  const path = /\(([^()\s]{1,500}):\d+\)$/.exec(place)?.[1];
  if (path !== undefined) return path;
  const words = place.split(/[\s()]+|:(?![\\/])/);
  return (
    words.find((word) => SOURCES.has(word.slice(word.lastIndexOf('.') + 1)) && word.includes('.')) ?? null
  );
}
