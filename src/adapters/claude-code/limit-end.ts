// When a usage limit ends, as the client or the API words it: `You will regain access on 2026-12-01 at 05:00 UTC`,
// `You've hit your session limit · resets 3:30pm (Europe/Berlin)`, `... resets Dec 1, 5am (UTC)`.

/**
 * Milliseconds since the epoch; null when `text` is not about a limit, or names no end. A time without a date is the
 * next such time after `now`, if it was not minutes ago, and a date without a year the next such date. Without a zone
 * it is that of this machine.
 */
export function limitEnd(text: string, now: number): number | null {
  if (!/\b(?:limits?|usage|budget|quota)\b/i.test(text)) return null;
  const epoch = /\|(\d{10})\b/.exec(text)?.[1];
  if (epoch !== undefined) return Number(epoch) * 1000;
  const said = /\b(?:regain access|resets?|try again|available)\b(?: (?:on|at|after|until))? (.{1,80})/i.exec(
    text,
  )?.[1];
  return said === undefined ? null : (isoTime(said) ?? namedTime(said, now));
}

function isoTime(said: string): number | null {
  const [, date, time = '00:00', zone = ''] =
    /^(\d{4}-\d\d-\d\d)(?:(?: at |[T ])(\d\d:\d\d)(?::\d\d)?(?: ?(UTC|GMT|Z))?)?/.exec(said) ?? [];
  if (date === undefined) return null;
  const isLocal = zone === '' && time !== '00:00';
  const read = Date.parse(`${date}T${time}:00${isLocal ? '' : 'Z'}`);
  return Number.isNaN(read) ? null : read;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAY = 24 * 60 * 60_000;
/** Clocks differ a little: a limit that ended minutes ago does not end tomorrow. */
const JUST_NOW = 15 * 60_000;

function namedTime(said: string, now: number): number | null {
  const { zone, date, minutes } = readNamed(said);
  if (date === null && minutes === null) return null;
  const today = wallTime(now, zone);
  const at = (from: Omit<Wall, 'minutes'>) => instantOf({ ...from, minutes: minutes ?? 0 }, zone);
  if (date === null) {
    const next = at(today);
    return next > now - JUST_NOW ? next : at(wallTime(now + DAY, zone));
  }
  if (date.year !== null) return at({ ...date, year: date.year });
  const next = at({ ...date, year: today.year });
  return next > now - DAY ? next : at({ ...date, year: today.year + 1 });
}

interface NamedTime {
  readonly date: { readonly year: number | null; readonly month: number; readonly day: number } | null;
  readonly minutes: number | null;
  /** Null for this machine's. */
  readonly zone: string | null;
}

function readNamed(said: string): NamedTime {
  const [, name = '', day = '', year] =
    /^([A-Z][a-z]{2})[a-z]* (\d{1,2})(?:, (\d{4}))?(?=\D|$)/.exec(said) ?? [];
  const [, hours, minutes = '0', half = ''] =
    /(?:^|, | at )(\d{1,2})(?::(\d\d))? ?([ap]m)\b/i.exec(said) ?? [];
  const month = MONTHS.indexOf(name.toLowerCase());
  const zone = /\(([A-Za-z]+(?:\/[\w+-]+)*)\)/.exec(said)?.[1] ?? null;
  return {
    date: month === -1 ? null : { year: year === undefined ? null : Number(year), month, day: Number(day) },
    minutes: hours === undefined ? null : hourOf(hours, half) * 60 + Number(minutes),
    // A date alone is the API's, which counts days in UTC.
    zone: hours === undefined ? 'UTC' : zone,
  };
}

function hourOf(hours: string, half: string): number {
  return (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
}

/** What a clock on the wall shows. */
interface Wall {
  readonly year: number;
  /** From 0. */
  readonly month: number;
  readonly day: number;
  /** Since midnight. */
  readonly minutes: number;
}

/** @param zone null for this machine's */
function wallTime(instant: number, zone: string | null): Wall {
  const shown = formatIn(zone).formatToParts(instant);
  const part = (type: string) => Number(shown.find((one) => one.type === type)?.value ?? 0);
  return {
    year: part('year'),
    month: part('month') - 1,
    day: part('day'),
    minutes: part('hour') * 60 + part('minute'),
  };
}

/** Where clocks are set back, one of the two. */
function instantOf(wall: Wall, zone: string | null): number {
  const asUtc = ({ year, month, day, minutes }: Wall) => Date.UTC(year, month, day, 0, minutes);
  const wanted = asUtc(wall);
  const guess = wanted - (asUtc(wallTime(wanted, zone)) - wanted);
  return guess - (asUtc(wallTime(guess, zone)) - wanted);
}

function formatIn(zone: string | null): Intl.DateTimeFormat {
  const fields = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { ...fields, hourCycle: 'h23', timeZone: zone ?? undefined });
  } catch {
    // A zone that this version of node does not know.
    return new Intl.DateTimeFormat('en-US', { ...fields, hourCycle: 'h23' });
  }
}
