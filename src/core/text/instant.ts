// Instants as the memory writes them, `2026-11-23T22:00:00Z`, and as milliseconds since 1970.

const DAY_MS = 86_400_000;

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/** Null unless the text is ISO 8601; without an offset it is UTC. */
export function readInstant(text: string): number | null {
  const match = ISO.exec(text.trim());
  if (match === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null;
  if (hour > 23 || minute > 59 || second > 59) return null;
  const offset = offsetMinutes(match[8] ?? 'Z');
  if (offset === null) return null;
  const milliseconds = Number((match[7] ?? '').padEnd(3, '0').slice(0, 3));
  const minutes = (daysBefore(year, month, day) * 24 + hour) * 60 + minute - offset;
  return (minutes * 60 + second) * 1000 + milliseconds;
}

/** In UTC, in whole seconds. */
export function writeInstant(ms: number): string {
  const days = Math.floor(ms / DAY_MS);
  const seconds = Math.floor((ms - days * DAY_MS) / 1000);
  const { year, month, day } = dateOf(days);
  const clock = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) => two(Math.floor(part)));
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${clock.join(':')}Z`;
}

function offsetMinutes(text: string): number | null {
  if (text.toUpperCase() === 'Z') return 0;
  const [, sign, hours, minutes = '0'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(text) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  if (Number(minutes) > 59 || total > 14 * 60) return null;
  return sign === '-' ? -total : total;
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Days since 1970 in the Gregorian calendar; years begin in March, so that a leap day is the last day of its year. */
function daysBefore(year: number, month: number, day: number): number {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const ofEra = shifted - era * 400;
  const ofYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  return era * 146_097 + ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear - 719_468;
}

function dateOf(days: number): { readonly year: number; readonly month: number; readonly day: number } {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const ofEra = shifted - era * 146_097;
  const year = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  );
  const ofYear = ofEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const shiftedMonth = Math.floor((5 * ofYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const day = ofYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  return { year: year + era * 400 + (month <= 2 ? 1 : 0), month, day };
}
