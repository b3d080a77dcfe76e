// Turns what a program wrote to a terminal into the text a person would have read: bounded, without
// escape codes, overwritten progress lines or typographic variants. Knows nothing of tools or paths.

import { withoutTerminalCodes } from '../../terminal-codes.ts';
import { keptErrors } from './error-lines.ts';

const RAW_HEAD = 128 * 1024;
const RAW_TAIL = 512 * 1024;
const HEAD = 64 * 1024;
const TAIL = 256 * 1024;
const LONGEST_LINE = 4096;

/**
 * Lines of `raw` without trailing blanks, each at most 4 KiB, never two empty ones in a row; of a long
 * output the first 64 KiB, the last 256 KiB and what looks like an error between them. Escape codes are gone before the cut, so that colour cannot move it.
 */
export function cleanOutput(raw: string): readonly string[] {
  const returned = cut(raw, RAW_HEAD, RAW_TAIL).replace(TO_FIRST_COLUMN, '\r');
  const plain = unifyLineEnds(withoutTerminalCodes(returned));
  const lines: string[] = [];
  for (const line of unifyCharacters(cut(plain, HEAD, TAIL)).split('\n')) {
    for (const record of records(line)) {
      const shown = cleanLine(record);
      if (shown !== '' || lines.at(-1) !== '') lines.push(shown);
    }
  }
  return lines;
}

const TO_FIRST_COLUMN = /\x1b\[[01]?G/g;

function cut(text: string, head: number, tail: number): string {
  if (text.length <= head + tail) return text;
  const start = text.slice(0, head);
  const end = text.slice(-tail);
  // Half lines would differ from run to run, so the cut goes to the nearest line ends.
  const wholeStart = start.slice(0, start.lastIndexOf('\n') + 1) || `${start}\n`;
  const wholeEnd = end.slice(end.indexOf('\n') + 1);
  const middle = text.slice(wholeStart.length, text.length - wholeEnd.length);
  const errors = keptErrors(middle);
  return errors.length === 0 ? wholeStart + wholeEnd : `${wholeStart}${errors.join('\n')}\n${wholeEnd}`;
}

function unifyLineEnds(text: string): string {
  return text.includes('\r\n') ? text.replace(/\r{1,4}\n/g, '\n') : text;
}

const VARIANTS = /[\u00a0\u2000-\u200b\u2018\u2019\u201c\u201d\u202f\u2060\ufeff]|[\u23af\u2500-\u257f]+/g;

/** Typographic quotes depend on the locale, rules and frames on the width of the terminal. */
function unifyCharacters(text: string): string {
  return text.normalize('NFC').replace(VARIANTS, (found) => {
    if (/[\u2018\u2019]/.test(found)) return "'";
    if (/[\u201c\u201d]/.test(found)) return '"';
    return /[\u200b\u2060\ufeff]/.test(found) ? '' : ' ';
  });
}

/** A report in JSON is one endless line; one record a line can be read, and cut, like any other text. */
function records(line: string): readonly string[] {
  if (line.length < 200 || !/^[[{]["{]/.test(line)) return [line];
  return line.replace(/([}\]]),\{"/g, '$1,\n{"').split('\n');
}

function cleanLine(line: string): string {
  const shown = withoutControls(applyBackspaces(lastOverwrite(line))).trimEnd();
  return shown.length > LONGEST_LINE ? shown.slice(0, LONGEST_LINE) : shown;
}

/** A spinner returns to the start of its line; only what it wrote last stays visible. */
function lastOverwrite(line: string): string {
  if (!line.includes('\r')) return line;
  const segments = line.split('\r').filter((segment) => segment.trim() !== '');
  return segments.at(-1) ?? '';
}

function applyBackspaces(line: string): string {
  if (!line.includes('\b')) return line;
  const shown: string[] = [];
  for (const character of line) {
    if (character === '\b') shown.pop();
    else shown.push(character);
  }
  return shown.join('');
}

function withoutControls(line: string): string {
  return /[\x00-\x08\x0b-\x1f\x7f]/.test(line) ? line.replace(/[\x00-\x08\x0b-\x1f\x7f]/g, '') : line;
}
