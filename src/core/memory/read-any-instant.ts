// Reads a time in whatever form another store wrote it: ISO 8601, seconds since 1970 and finer, or words and numbers in
// any order. What could mean two days means none.

import { readInstant } from '../text/instant.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Milliseconds since 1970, UTC where the text names no zone; null when it is no time. */
export function readAnyInstant(text: string): number | null {
  const line = text.trim();
  return readInstant(line) ?? epochIn(line) ?? compactIn(line) ?? wordsIn(line);
}

/** By the number of digits: seconds, or thousandths, millionths or billionths of them. */
function epochIn(text: string): number | null {
  const [, whole, part = ''] = /^(\d{9,19})(?:\.(\d{1,9}))?$/.exec(text) ?? [];
  if (whole === undefined) return null;
  const finer = Math.floor((whole.length - 9) / 3) * 3;
  const seconds = Number(`${whole}.${part || '0'}`) / 10 ** Math.min(9, finer);
  return Math.floor(seconds * 1000);
}

/** `20251003`, `20251003T141500Z`. */
function compactIn(text: string): number | null {
  const [, year, month, day, hour, minute, second = '00'] =
    /^(\d{4})(\d{2})(\d{2})(?:[T ]?(\d{2})(\d{2})(\d{2})?Z?)?$/i.exec(text) ?? [];
  if (year === undefined) return null;
  const clock = hour === undefined ? '' : `T${hour}:${minute}:${second}`;
  return readInstant(`${year}-${month}-${day}${clock}`);
}

interface Parts {
  year: string | null;
  month: number | null;
  day: string | null;
  clock: string;
  zone: string;
  isPm: boolean | null;
}

/** `Oct 3 2025`, `Fri, 03 Oct 2025 14:05:00 GMT`, `2025/10/03 2:05 pm`, `31.12.2025`. */
function wordsIn(text: string): number | null {
  const parts: Parts = { year: null, month: null, day: null, clock: '', zone: 'Z', isPm: null };
  const words = text
    .toLowerCase()
    .replaceAll(',', ' ')
    .split(/\s+|(?<=\d)t(?=\d)|(?<=\d)(?=[ap]m\b)/);
  if (words.length > 9 || !words.every((word) => take(word, parts))) return null;
  const { year, month, day, clock, zone } = parts;
  if (year === null || month === null || day === null) return null;
  const time = clock === '' ? '' : `T${inDay(clock, parts.isPm)}${zone}`;
  return readInstant(`${year}-${two(month)}-${two(Number(day))}${time}`);
}

const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?$/;
const CLOCK = /^\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?$/;
const ZONE = /^(?:(?:gmt|utc)?([+-]\d{2}:?\d{2})|gmt|utc|z)$/;

/** False for a word that belongs to no time. */
function take(word: string, parts: Parts): boolean {
  const month = MONTHS.findIndex((name) => /^[a-z]{3,9}\.?$/.test(word) && word.startsWith(name));
  if (month >= 0) parts.month = month + 1;
  else if (/^\d{4}$/.test(word)) parts.year = word;
  else if (/^\d{1,2}(?:st|nd|rd|th|\.)?$/.test(word)) parts.day = `${Number.parseInt(word, 10)}`;
  else if (CLOCK.test(word)) parts.clock = word;
  else if (ZONE.test(word)) parts.zone = ZONE.exec(word)?.[1] ?? 'Z';
  else if (/^[ap]m$/.test(word)) parts.isPm = word === 'pm';
  else return WEEKDAY.test(word) || /^(?:at|of|the)$/.test(word) || takeNumbers(word, parts);
  return true;
}

/** `2025/10/03`, `31.12.2025`, `12/31/25` not: only when day and month cannot be confused. */
function takeNumbers(word: string, parts: Parts): boolean {
  const numbers = word.split(/[/.-]/);
  const [a = '', b = '', c = ''] = numbers;
  if (numbers.length !== 3 || !numbers.every((number) => /^\d{1,4}$/.test(number))) return false;
  if (a.length === 4) Object.assign(parts, { year: a, month: Number(b), day: c });
  else if (c.length !== 4) return false;
  else if (Number(a) > 12 || a === b) Object.assign(parts, { year: c, month: Number(b), day: a });
  else if (Number(b) > 12) Object.assign(parts, { year: c, month: Number(a), day: b });
  else return false;
  return true;
}

/** On a clock of 24 hours. */
function inDay(clock: string, isPm: boolean | null): string {
  const [hour = '', ...rest] = clock.split(':');
  const hours = isPm === null ? Number(hour) : (Number(hour) % 12) + (isPm ? 12 : 0);
  return [two(hours), ...rest].join(':');
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
