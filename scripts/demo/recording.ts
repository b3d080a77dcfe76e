// Renders the demonstration: docs/demo.cast for asciinema players, docs/demo.svg for the README.

import { inColour } from '../../src/core/report/colour.ts';

export interface Shown {
  /** Since the start. */
  readonly seconds: number;
  readonly line: string;
}

/** https://docs.asciinema.org/manual/asciicast/v2/ */
export function asciicast(shown: readonly Shown[]): string {
  const header = { version: 2, width: WIDTH, height: 30, title: 'MSW: a loop from red to green' };
  const events = shown.map(({ seconds, line }) => [Number(seconds.toFixed(1)), 'o', `${line}\r\n`]);
  return `${[header, ...events].map((entry) => JSON.stringify(entry)).join('\n')}\n`;
}

/** One picture of all lines, as a terminal shows them. */
export function picture(shown: readonly Shown[]): string {
  const rows = shown.flatMap(({ line }) => wrapped(line));
  const height = 2 * MARGIN + rows.length * LINE;
  const texts = rows.map((row, index) => {
    const y = MARGIN + (index + 1) * LINE - 5;
    return `<text x="${MARGIN}" y="${y}" fill="${colourOf(row)}" xml:space="preserve">${painted(row)}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${height}" role="img" font-family="ui-monospace,monospace" font-size="13">`,
    '<title>A loop of MSW, from red to green</title>',
    `<rect width="${WIDE}" height="${height}" rx="8" fill="#1b1d23"/>`,
    ...texts,
    '</svg>\n',
  ].join('\n');
}

/** The lines of MSW and the user in a recording, in order: a later run must produce the same. */
export function spokenIn(cast: string): readonly string[] {
  const [, ...events] = cast.trim().split('\n');
  return spoken(events.map((event) => String(JSON.parse(event)[2]).trim()));
}

/** The same lines among printed ones, without what differs from run to run. */
export function spoken(lines: readonly string[]): readonly string[] {
  return lines.filter((line) => /^(?:>|msw ▸) /.test(line)).map(sameEveryTime);
}

/** Without the folder of the demonstration, the names of its loops, and the day. */
export function sameEveryTime(line: string): string {
  return line
    .replaceAll(/\S*\/msw-demo-\w+\/shop\//g, '')
    .replaceAll(/\b\d{8}-\d{6}-[0-9a-f]{6}\b/g, '…')
    .replaceAll(/\bon \d{4}-\d\d-\d\d\b/g, 'that day');
}

const WIDTH = 110;
const LINE = 19;
const MARGIN = 14;
const WIDE = 2 * MARGIN + WIDTH * 8;

function wrapped(line: string): readonly string[] {
  return line.length <= WIDTH ? [line] : [line.slice(0, WIDTH), ...wrapped(`    ${line.slice(WIDTH)}`)];
}

function colourOf(row: string): string {
  return row.startsWith('>') ? '#ffffff' : '#a8b0bd';
}

/** As in the client's terminal: red, green or yellow for the verdict, all else as pale as the client draws it. */
function painted(row: string): string {
  return escaped(inColour(row, {})).replace(
    /\u001b\[1;(\d\d)m(.*?)\u001b\[22;39m/g,
    (_, code: string, words: string) => {
      return `<tspan fill="${COLOURS.get(code)}" font-weight="bold">${words}</tspan>`;
    },
  );
}

/** By their ANSI codes. */
const COLOURS: ReadonlyMap<string, string> = new Map([
  ['31', '#ff7b72'],
  ['32', '#7ee787'],
  ['33', '#ffd479'],
]);

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
