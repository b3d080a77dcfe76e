// The forms in which a program prints a text: coloured, escaped, encoded, wrapped in something else.

export interface Carrier {
  readonly name: string;
  readonly wrap: (text: string) => string;
}

export const carriers: readonly Carrier[] = [
  { name: 'a log line', wrap: (text) => `2026-01-02T03:04:05Z ERROR [worker-3] ${text}` },
  { name: 'on its own', wrap: (text) => text },
  {
    name: 'coloured',
    wrap: (text) => [...text].map((c, i) => (i % 7 === 3 ? `\u001b[3${i % 8}m${c}\u001b[0m` : c)).join(''),
  },
  {
    name: 'with invisible characters',
    wrap: (text) => [...text].map((c, i) => (i % 5 === 2 ? `${c}\u200b` : c)).join(''),
  },
  { name: 'JSON', wrap: (text) => JSON.stringify({ level: 'error', msg: text, code: 3 }) },
  { name: 'JSON in JSON', wrap: (text) => JSON.stringify({ body: JSON.stringify({ msg: text, code: 3 }) }) },
  {
    name: 'an address',
    wrap: (text) => `GET https://app.example.com/callback?state=${encodeURIComponent(text)}&x=1 500`,
  },
  {
    name: 'JSON in an address',
    wrap: (text) => `GET /login?body=${encodeURIComponent(JSON.stringify({ msg: text }))} 500`,
  },
  {
    name: 'HTML',
    wrap: (text) =>
      `<pre>${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</pre>`,
  },
  { name: 'an environment', wrap: (text) => `HOME=/root\n${text}\nPATH=/usr/bin` },
  {
    name: 'a stack trace',
    wrap: (text) =>
      `Error: ${text}\n    at login (/app/src/login.js:10:3)\n    at main (/app/src/main.js:2:1)`,
  },
  {
    name: 'YAML',
    wrap: (text) =>
      `items:\n${text
        .split('\n')
        .map((line) => `    ${line}`)
        .join('\n')}\nnext: 1`,
  },
  { name: 'a shell', wrap: (text) => `+ bash -c '${text.replaceAll("'", `'\\''`)}'` },
  { name: 'a header', wrap: (text) => `< X-Debug: ${text.replaceAll('\n', ' ')}` },
  { name: 'Markdown', wrap: (text) => `- It prints \`${text.replaceAll('\n', ' ')}\` then stops.` },
  { name: 'CRLF', wrap: (text) => `start\r\n${text.replaceAll('\n', '\r\n')}\r\nend\r\n` },
];

/** Enough of a secret to be of use to an attacker. */
const ENOUGH = 8;

/** A part of the secret that is still in the text; null when there is none. */
export function leftOf(text: string, secret: string): string | null {
  const plain = plainOf(text);
  return partsOf(secret).find((part) => plain.includes(part)) ?? null;
}

/** The same for many secrets in one long text. */
export function leftOfAll(text: string, secrets: readonly string[]): readonly string[] {
  const plain = plainOf(text);
  const wanted = new Set(secrets.flatMap(partsOf).filter((part) => part.length === ENOUGH));
  const there = new Set<string>();
  for (let at = 0; at + ENOUGH <= plain.length; at += 1) {
    const part = plain.slice(at, at + ENOUGH);
    if (wanted.has(part)) there.add(part);
  }
  return secrets.filter((secret) =>
    partsOf(secret).some((part) => (part.length === ENOUGH ? there.has(part) : plain.includes(part))),
  );
}

/** Words in one case are the frame of an address or a prefix, not the secret part. */
function partsOf(secret: string): readonly string[] {
  const words = (secret.match(/[A-Za-z0-9]{6,}/g) ?? []).filter((word) => !/^(?:[a-z]+|[A-Z]+)$/.test(word));
  return words.flatMap((word) => {
    const length = Math.min(ENOUGH, word.length);
    return Array.from({ length: word.length - length + 1 }, (_, at) => word.slice(at, at + length));
  });
}

function plainOf(text: string): string {
  return text
    .replaceAll(/\u001b\[[0-9;]*m|\u200b/g, '')
    .replaceAll(/%([0-7][0-9A-F])/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
