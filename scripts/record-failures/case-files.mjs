// Where recorded failures are kept: one file for a tool, test/fixtures/failures/TOOL.json, of all its cases by name. In
// it the output of a run is a list of lines, so that a change of one line is a change of one line.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fixtures = join(import.meta.dirname, '..', '..', 'test', 'fixtures', 'failures');

/** All tools with recorded cases, sorted. */
export function recordedTools(folder = fixtures) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.map((name) => name.slice(0, -'.json'.length)).sort();
}

/** By name: what is known of the case, and the bytes of its two outputs. */
export function readCases(tool, folder = fixtures) {
  const all = JSON.parse(readFileSync(fileOf(tool, folder), 'utf8'));
  return new Map(
    Object.entries(all).map(([name, { a, b, ...rest }]) => {
      const { output: first, ...sideA } = a;
      const { output: second, ...sideB } = b;
      return [name, { definition: { ...rest, a: sideA, b: sideB }, a: bytesOf(first), b: bytesOf(second) }];
    }),
  );
}

/** Replaces the file of a tool. */
export function writeCases(tool, cases, folder = fixtures) {
  const sorted = [...cases].sort(([a], [b]) => (a < b ? -1 : 1));
  const all = sorted.map(([name, { definition, a, b }]) => {
    const { a: sideA, b: sideB, ...rest } = definition;
    return [name, { ...rest, a: { ...sideA, output: linesOf(a) }, b: { ...sideB, output: linesOf(b) } }];
  });
  writeFileSync(fileOf(tool, folder), `${JSON.stringify(Object.fromEntries(all), null, 1)}\n`);
}

function fileOf(tool, folder) {
  return join(folder, `${tool}.json`);
}

/** What is no text of UTF-8 is kept as base64. */
function linesOf(bytes) {
  const text = bytes.toString('utf8');
  return Buffer.from(text).equals(bytes) ? text.split('\n') : { base64: bytes.toString('base64') };
}

function bytesOf(output) {
  return Array.isArray(output) ? Buffer.from(output.join('\n')) : Buffer.from(output.base64, 'base64');
}
