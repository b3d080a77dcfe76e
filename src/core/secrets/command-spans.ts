// Finds secrets that commands take without a name: `mysql -pX`, `curl -u user:X`, `sshpass -p X`.

import { isPlaceholder } from './is-placeholder.ts';
import type { Span } from './span.ts';

interface Habit {
  readonly program: RegExp;
  /** The last group is the secret. Quotes and commas may separate arguments, as in a list of strings. */
  readonly option: RegExp;
}

const GAP = String.raw`[\s"',\[\]\\]{1,12}`;
const BEFORE = String.raw`(?<=[\s"',\[\\])`;
const VALUE = '([^\\s"\'`<>|;]{3,300})';
const option = (names: string, gap = `(?:${GAP}|=)`): RegExp =>
  new RegExp(`${BEFORE}(?:${names})${gap}${VALUE}`, 'g');

const HABITS: readonly Habit[] = [
  {
    program: /\b(?:mysql(?:dump|admin|import|show)?|mariadb(?:-dump|-admin)?|7z[ar]?)\b/,
    option: option('-p', ''),
  },
  {
    program:
      /\b(?:docker|podman|nerdctl|buildah|helm|crane|oras|skopeo|az|cf|oc)\b(?:\s\w{1,20}){0,2}\slogin\b/,
    option: option('-p'),
  },
  {
    program: /\b(?:sshpass|mongo(?:sh|dump|restore|export|import)?|twine|influx)\b/,
    option: option('-p', `(?:${GAP}|=)?`),
  },
  { program: /\bredis-cli\b/, option: option('-a|--pass') },
  {
    program: /\b(?:curl|wget|lftp|https? (?=-|[A-Z]{3,7} )|xh)\b/,
    option: option('-u|--user|--proxy-user|-U|-a|--auth', String.raw`(?:${GAP}|=)?[\w.%@+-]{0,100}:`),
  },
  { program: /\bcurl\b/, option: option('-b|--cookie') },
  { program: /\b(?:sqlcmd|bcp|tsql|zip|unzip)\b/, option: option('-P', `(?:${GAP})?`) },
  { program: /\bldap(?:search|modify|add|delete|whoami|passwd)\b/, option: option('-w') },
  {
    program: /\bhtpasswd\b/,
    option: /\s-\w{0,8}b\w{0,8}(?:\s{1,4}[^\s"'<>|;]{1,200}){2}\s{1,4}([^\s"'`<>|;]{3,300})/g,
  },
  { program: /\bsmbclient\b/, option: option('-U', String.raw`(?:${GAP})?[\w.\\/-]{1,100}%`) },
  { program: /\bopenssl\b/, option: option('-pass(?:in|out)?', String.raw`\s{1,4}pass:`) },
  { program: /\b(?:openssl enc|ssh-keygen)\b/, option: option('-[kN]') },
  {
    program:
      /\b(?:echo|printf)\b[^\n|]{1,200}\|\s{0,4}(?:docker|podman|helm|gh|sudo|az|oras|crane|kinit|passwd|chpasswd)\b/,
    option: /\b(?:echo|printf)(?:\s{1,4}-\w{1,3})?\s{1,4}["']?([^\s"'`<>|;$]{3,300})["']?\s{0,4}\|/g,
  },
  {
    program: /\b(?:sqlplus|expdp|impdp|sqlldr|userid=|jdbc:oracle:)|SQL> {0,4}[Cc][Oo][Nn][Nn]/,
    option: /[\s=:][\w$]{1,60}\/([^\s"'@/<>|;]{3,200})(?=[@\s]|$)/g,
  },
  {
    program: /\bftp> ?\w|\b[aA]\d{1,4} LOGIN\b|(?:[CS]:|--?>|>>>?) ?(?:PASS|AUTH) /,
    option: /(?:\buser \S{1,100}|\bLOGIN \S{1,100}|\bPASS|\bAUTH(?: \w{1,20})?) ([^\s"'`<>|;]{3,300})/g,
  },
  {
    program: /\bmachine\s{1,8}\S{1,100}\s{1,8}login\b/,
    option: /\s(?:password|account)\s{1,8}([^\s"'`<>|;]{3,300})/g,
  },
  {
    program: /\b(?:IDENTIFIED\s{1,4}BY|identified\s{1,4}by|PASSWORD\s{1,4}["'\\])/,
    option: /\b(?:BY|by|PASSWORD)\s{1,4}(?:PASSWORD\s{1,4})?["'\\]{1,4}([^"'\\\n]{3,300})["'\\]/g,
  },
];

const CUES: readonly string[] = [
  ...'mysql mariadb 7z login sshpass mongo twine influx redis-cli curl wget lftp http xh sqlcmd bcp tsql zip'.split(
    ' ',
  ),
  ...'ldap htpasswd smbclient openssl ssh-keygen echo printf sqlplus expdp impdp sqlldr userid jdbc SQL> ftp> LOGIN PASS AUTH'.split(
    ' ',
  ),
  ...['IDENTIFIED', 'identified', 'PASSWORD'],
];

/** False when the text contains no such command: on a short text this is much faster than compiling the pattern. */
export function mayBeCommand(text: string): boolean {
  return CUES.some((cue) => text.includes(cue));
}

/** Matches where one of these commands begins. */
const commandCue = new RegExp(HABITS.map(({ program }) => program.source).join('|'), 'g');
/** The longest part of a command line that is read. */
const LONGEST = 600;

export function commandSpans(text: string): readonly Span[] {
  const spans: Span[] = [];
  commandCue.lastIndex = 0;
  for (let found = commandCue.exec(text); found !== null; found = commandCue.exec(text)) {
    const line = lineFrom(text, found.index);
    spans.push(...HABITS.flatMap((habit) => secretsIn(line, habit, found?.index ?? 0)));
    commandCue.lastIndex = Math.max(found.index + line.length, found.index + 1);
  }
  return spans;
}

function lineFrom(text: string, start: number): string {
  const line = text.slice(start, start + LONGEST);
  const end = line.search(/[^\\]\n/);
  return end < 0 ? line : line.slice(0, end + 1);
}

function secretsIn(line: string, { program, option: pattern }: Habit, offset: number): readonly Span[] {
  if (!program.test(line)) return [];
  return [...line.matchAll(pattern)].flatMap(({ 0: whole, 1: secret = '', index }) => {
    if (isPlaceholder(secret) || /^(?:-|\d{1,5}(?::\d{1,5})?$)/.test(secret)) return [];
    const start = offset + index + whole.lastIndexOf(secret);
    return [{ start, end: start + secret.length }];
  });
}
