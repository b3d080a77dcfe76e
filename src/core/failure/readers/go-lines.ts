// The text behind `go test -json` and `go build -json`: one event a line, of which only the output counts.

import { jsonText } from './json-text.ts';

/** As many lines as given, events replaced by the line they carry; other lines as they are. */
export function goLines(lines: readonly string[]): readonly string[] {
  return lines.some((text) => text.startsWith('{"')) ? lines.map((text) => outputOf(text)) : lines;
}

function outputOf(text: string): string {
  if (!/^\{"(?:Time|Action|ImportPath)":/.test(text)) return text;
  if (text.includes('"Action":"fail"')) return verdictOf(text);
  const output = /"Output":"((?:[^"\\]|\\.)*)"/.exec(text)?.[1];
  // The verdict on a package comes as an event too.
  return output === undefined || /^FAIL(?:\\t|\/t)/.test(output) ? '' : jsonText(output).replace(/\n$/, '');
}

/** The line that `go test` prints for a failed package; of a failed test the output has told already. */
function verdictOf(text: string): string {
  const name = /"Package":"([^"]{1,500})"/.exec(text)?.[1];
  if (name === undefined || text.includes('"Test":')) return '';
  return `FAIL\t${name}${text.includes('"FailedBuild":') ? ' [build failed]' : '\t0s'}`;
}
