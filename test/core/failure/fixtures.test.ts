// Recorded output of real tools: every case is one failure, recorded twice under different noise.

import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readCases, recordedTools } from '../../../scripts/record-failures/case-files.mjs';
import { canonicalise } from '../../../src/core/failure/canonicalise.ts';
import { compareFailures } from '../../../src/core/failure/compare-failures.ts';
import { itemKey } from '../../../src/core/failure/failure-items.ts';
import type { Failure } from '../../../src/core/failure/text/failure.ts';
import { sampleOf } from '../../support/depth.ts';

const Recording = z.strictObject({
  root: z.string(),
  command: z.string().optional(),
  exitCode: z.number().optional(),
  rootAliases: z.array(z.string()).optional(),
  home: z.string().optional(),
  tmp: z.string().optional(),
});

/** `command` and `exitCode` apply to both recordings unless one overrides them; `noise` describes the differences. */
const Case = z.strictObject({
  command: z.string(),
  exitCode: z.number().nullable(),
  signal: z.string().optional(),
  recordedWith: z.string(),
  noise: z.array(z.string()),
  a: Recording,
  b: Recording,
  expect: z.strictObject({
    tool: z.string(),
    kind: z.enum(['code', 'infra', 'gate']),
    code: z.string().nullable(),
    class: z.string().nullable(),
    message: z.string(),
    phase: z.enum(['install', 'compile', 'lint', 'test', 'run']).optional(),
    frame: z.string().nullable().optional(),
    itemCount: z.number().optional(),
    /** Sorted: the test id of every item, or its file when it has none. */
    itemNames: z.array(z.string()).optional(),
  }),
  /** The class and the exact fingerprint both differ. */
  differsFrom: z.array(z.string()).optional(),
  /** The exact fingerprint differs, whatever the class. */
  differsExactlyFrom: z.array(z.string()).optional(),
  sameClassAs: z.array(z.string()).optional(),
  /** Both fingerprints are equal: the same failure in another layout. */
  sameAs: z.array(z.string()).optional(),
  /** Those cases plus one problem that is fixed here. */
  progressFrom: z.array(z.string()).optional(),
});
type Case = z.infer<typeof Case>;

const loaded = new Map(recordedTools().flatMap(casesOf));

/** A sample is enough for noise that has nothing to do with the tool. */
const drawn = new Set(sampleOf('noise of any tool', [...loaded.keys()], 80));

describe.each([...loaded])('%s', (name, { definition, a, b }) => {
  const failure = canonicaliseRecording(definition, definition.a, a);

  it('has the expected canonical form', () => {
    const { itemCount, itemNames, ...expected } = definition.expect;
    expect(failure).toMatchObject(expected);
    if (itemCount !== undefined) expect(failure.total).toBe(itemCount);
    if (itemNames !== undefined)
      expect(failure.items.map((item) => item.testId ?? item.file ?? '').sort()).toEqual(itemNames);
  });

  it('is the same with different noise', () => {
    const other = canonicaliseRecording(definition, definition.b, b);
    expect(other.items.map(itemKey)).toEqual(failure.items.map(itemKey));
    expect(other.fingerprints).toEqual(failure.fingerprints);
  });

  it('reveals nothing about the machine, and has a short query', () => {
    expect(failure.query.length).toBeLessThanOrEqual(300);
    expect(failure.query).not.toMatch(/\n|\/tmp\/|\/home\/|\/Users\//);
  });

  it.runIf(drawn.has(name))('is the same with other colours and line endings', () => {
    const plain = canonicaliseRecording(definition, definition.a, withoutColour(a));
    const coloured = canonicaliseRecording(definition, definition.a, withColour(a));
    expect(plain).toEqual(failure);
    expect(coloured).toEqual(failure);
    const crlf = canonicaliseRecording(definition, definition.a, a.replace(/\r?\n/g, '\r\n'));
    expect(crlf).toEqual(failure);
  });

  it.each(definition.differsFrom ?? [])(`differs from %s`, (other) => {
    const { class: otherClass, exact } = fingerprintsOf(other);
    expect(failure.fingerprints.class).not.toBe(otherClass);
    expect(failure.fingerprints.exact).not.toBe(exact);
  });

  it.each(definition.differsExactlyFrom ?? [])('differs in its exact fingerprint from %s', (other) => {
    expect(failure.fingerprints.exact).not.toBe(fingerprintsOf(other).exact);
  });

  it.each(definition.sameClassAs ?? [])('has the same class as %s', (other) => {
    expect(failure.fingerprints.class).toBe(fingerprintsOf(other).class);
  });

  it.each(definition.progressFrom ?? [])('is progress from %s', (other) => {
    expect(compareFailures(failureOf(other), failure).relation).toBe('progress');
  });

  it.each(definition.sameAs ?? [])('equals %s', (other) => {
    expect(failure.fingerprints).toEqual(fingerprintsOf(other));
  });
});

it('finds recorded cases', () => {
  expect(loaded.size).toBeGreaterThan(750);
});

function casesOf(tool: string): [string, { definition: Case; a: string; b: string }][] {
  return [...readCases(tool)].map(([name, { definition, a, b }]) => [
    `${tool}/${name}`,
    { definition: Case.parse(definition), a: a.toString('utf8'), b: b.toString('utf8') },
  ]);
}

function canonicaliseRecording(definition: Case, recording: Case['a'], text: string): Failure {
  return canonicalise(text, {
    command: recording.command ?? definition.command,
    exitCode: recording.exitCode ?? definition.exitCode,
    signal: definition.signal ?? null,
    root: recording.root,
    rootAliases: recording.rootAliases ?? [],
    home: recording.home ?? '/tmp/msw-home',
    tmp: recording.tmp ?? '/tmp',
  });
}

function fingerprintsOf(name: string): Failure['fingerprints'] {
  return failureOf(name).fingerprints;
}

function failureOf(name: string): Failure {
  const other = loaded.get(name);
  if (other === undefined) throw new Error(`no such case: ${name}`);
  return canonicaliseRecording(other.definition, other.definition.a, other.a);
}

function withoutColour(text: string): string {
  return text.replace(/\x1b\[[\d;]*m/g, '');
}

/** Every word in its own colour: worse than any real tool. */
function withColour(text: string): string {
  return text.replace(/\S+/g, (word) => `\x1b[1;31m${word}\x1b[0m`);
}
