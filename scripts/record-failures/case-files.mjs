// Stores recorded failures: one file per tool, test/fixtures/failures/TOOL.json, with its cases by name. The output of
// a case's first run is a list of lines, or of edits to the first run of a similar earlier case. That of its second run
// is a list of edits to the first (edits.mjs), so that the file shows the noise; or, when that is much shorter, to the
// second run of an earlier case.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits, editsBetween } from './edits.mjs';

const fixtures = join(import.meta.dirname, '..', '..', 'test', 'fixtures', 'failures');

/** All tools with recorded cases, sorted. */
export function recordedTools(folder = fixtures) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.map((name) => name.slice(0, -'.json'.length)).sort();
}

/** By name: the definition of the case, and the bytes of its two outputs. */
export function readCases(tool, folder = fixtures) {
  const all = JSON.parse(readFileSync(fileOf(tool, folder), 'utf8'));
  const [firsts, seconds] = [new Map(), new Map()];
  return new Map(
    Object.entries(all).map(([name, { aEditsTo, outputA, bEditsTo, outputB, ...definition }]) => {
      const a = linesAfter(firsts.get(aEditsTo) ?? [], outputA);
      const b = linesAfter(bEditsTo === undefined ? a : seconds.get(bEditsTo), outputB);
      firsts.set(name, a);
      seconds.set(name, b);
      return [name, { definition, a: bytesOf(a), b: bytesOf(b) }];
    }),
  );
}

/** Replaces the file of a tool. */
export function writeCases(tool, cases, folder = fixtures) {
  const sorted = [...cases].sort(([a], [b]) => (a < b ? -1 : 1));
  const [firsts, seconds] = [new Map(), new Map()];
  const texts = sorted.map(([name, { definition, a, b }]) => {
    const [linesA, linesB] = [linesOf(a), linesOf(b)];
    const first = briefest([], firsts, linesA);
    const second = briefest(linesA, seconds, linesB);
    firsts.set(name, linesA);
    seconds.set(name, linesB);
    const fields = {
      ...definition,
      aEditsTo: first.editsTo,
      outputA: first.edits,
      bEditsTo: second.editsTo,
      outputB: second.edits,
    };
    return `${JSON.stringify(name)}: ${textOf(fields)}`;
  });
  writeFileSync(fileOf(tool, folder), `{\n${texts.join(',\n')}\n}\n`);
}

/** The edits to the natural base, or to an earlier case by name when much shorter. */
function briefest(natural, earlier, output) {
  if (!Array.isArray(output)) return { edits: output };
  const edits = editsBetween(textLines(natural), output);
  const wanted = new Set(output);
  const inCommon = (lines) => textLines(lines).filter((line) => wanted.has(line)).length;
  const [nearest] = [...earlier].sort(([, a], [, b]) => inCommon(b) - inCommon(a));
  if (nearest === undefined) return { edits };
  const [editsTo, lines] = nearest;
  const others = editsBetween(textLines(lines), output);
  return 2 * sizeOf(others) < sizeOf(edits) ? { editsTo, edits: others } : { edits };
}

function sizeOf(edits) {
  return JSON.stringify(edits).length;
}

function fileOf(tool, folder) {
  return join(folder, `${tool}.json`);
}

/** Output that is not valid UTF-8 is kept as base64. */
function linesOf(bytes) {
  const text = bytes.toString('utf8');
  return Buffer.from(text).equals(bytes) ? text.split('\n') : { base64: bytes.toString('base64') };
}

function bytesOf(output) {
  return Array.isArray(output) ? Buffer.from(output.join('\n')) : Buffer.from(output.base64, 'base64');
}

function linesAfter(base, output) {
  return Array.isArray(output) ? applyEdits(textLines(base), output) : output;
}

/** Binary output has no lines to compare. */
function textLines(output) {
  return Array.isArray(output) ? output : [];
}

/** One line per field, and one per entry of a list of outputs. */
function textOf(fields) {
  const known = Object.entries(fields).filter(([, value]) => value !== undefined);
  const lines = known.map(([key, value]) => {
    const text =
      Array.isArray(value) && key.startsWith('output')
        ? `[\n${value.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n ]`
        : JSON.stringify(value);
    return ` ${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${lines.join(',\n')}\n}`;
}
