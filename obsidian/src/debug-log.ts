// What Debug Mode writes to the console: what the server was asked and said, sanitised and short. Note text is a length
// and a hash, and nothing is ever shown of a login.

import { redact } from '../../src/core/secrets/redact.ts';
import { hashText } from '../../src/core/text/hash-text.ts';

export type DebugLog = (event: string, fields?: Readonly<Record<string, unknown>>) => void;

const LONGEST = 500;
/** Fields of the tools that hold text of notes. */
const NOTE_TEXT: ReadonlySet<string> = new Set(['text', 'cited_text', 'content']);
const SECRET = /cookie|token|csrf|session_id|email|auth_url/i;

/** @param isOn asked at each event: the setting counts at once */
export function debugLog(isOn: () => boolean): DebugLog {
  return (event, fields = {}) => {
    if (!isOn()) return;
    // biome-ignore lint/suspicious/noConsole: this is the one place of the log.
    console.debug(`[msw-vault] ${event}`, short(JSON.stringify(safe(fields))));
  };
}

function safe(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return safeText(value, key);
  if (Array.isArray(value)) return value.map((one: unknown) => safe(one, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, safe(one, name)]));
}

function safeText(text: string, key: string): string {
  if (SECRET.test(key)) return '<secret>';
  if (NOTE_TEXT.has(key)) return `${text.length} characters, ${hashText(text)}`;
  return short(
    redact(text.replaceAll(/https?:\/\/[^\s'"]+/g, '<address>').replaceAll(/f\.sid=[^&\s'"]+/g, '<secret>')),
  );
}

function short(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
