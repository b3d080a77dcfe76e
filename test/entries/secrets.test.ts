// Secrets of every kind go through the plugin as it is built: into the failure of a check, and into a loop. What is
// printed, and everything that is kept, is searched for them.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Carrier, carriers, leftOfAll } from '../support/secrets/carriers.ts';
import { type Sample, secretSamples } from '../support/secrets/samples.ts';
import { answerOf, type Client, makeClient, stopFields, useBuild } from './built.ts';

const dist = useBuild();

interface Leak extends Sample {
  /** As the check prints it. */
  readonly printed: string;
}

/** Each sample in two carriers, every carrier with many samples. */
const leaks: readonly Leak[] = secretSamples(11).flatMap((sample, index) =>
  [index, index + 5].map((way) => ({ ...sample, printed: carrierAt(way).wrap(sample.text) })),
);

function carrierAt(way: number): Carrier {
  const carrier = carriers[way % carriers.length];
  if (carrier === undefined) throw new Error('no carriers');
  return carrier;
}

const leftIn = (text: string, among: readonly Leak[]): readonly Leak[] => {
  const left = new Set(
    leftOfAll(
      text,
      among.flatMap(({ secrets }) => secrets),
    ),
  );
  return among.filter(({ secrets }) => secrets.some((secret) => left.has(secret)));
};

const inGroups = <T>(values: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, at) =>
    values.slice(at * size, (at + 1) * size),
  );

describe('failure fingerprint', () => {
  it('prints no secret', () => {
    for (const group of inGroups(leaks, 180)) {
      const lines = group.map(
        ({ printed }, at) => `src/a${at}.c:1:1: error: ${printed.replaceAll(/\s+/g, ' ')}`,
      );
      const args = [join(dist(), 'cli.mjs'), 'failure', 'fingerprint', '--command', 'make'];
      const out = execFileSync(process.execPath, args, { input: lines.join('\n'), encoding: 'utf8' });
      expect(JSON.parse(out).items.length).toBeGreaterThan(100);
      expect(leftIn(out, group)).toEqual([]);
    }
  });
});

describe('a loop', () => {
  it('keeps no secret of what its check prints, nor of what Claude gives up with', async () => {
    const client = makeClient(dist());
    const groups = inGroups(leaks, 500);
    for (const [index, group] of groups.entries()) {
      const text = group.map(({ printed }, at) => `line ${at}: error: ${printed}`).join('\n');
      writeFileSync(join(client.project, `out-${index}.txt`), text);
    }
    writeFileSync(join(client.project, 'check.cjs'), CHECK);
    const run = await client.type('loop', '"Fix it" --check "node check.cjs" --no-guidance');
    expect(run).toMatchObject({ code: 0, stderr: '' });
    const said: string[] = [];
    for (const [index] of groups.entries()) {
      writeFileSync(join(client.project, 'turn'), String(index));
      const stopped = await client.call('stop', stopFields());
      expect(answerOf(stopped).hookSpecificOutput.additionalContext).toContain(`iteration ${index + 2} of`);
      said.push(stopped.stdout);
    }
    const [first] = leaks;
    const abort = stopFields(`<abort>no way on with ${first?.text.replaceAll(/[<>]/g, '')}</abort>`);
    said.push((await client.call('stop', abort)).stdout);
    const kept = keptBy(client);
    expect(kept.length).toBeGreaterThan(50_000);
    expect(leftIn(`${kept}\n${said.join('\n')}`, leaks)).toEqual([]);
  });
});

const CHECK = [
  "const { readFileSync, writeSync } = require('node:fs');",
  "const text = readFileSync('out-' + readFileSync('turn', 'utf8') + '.txt');",
  'for (let at = 0; at < text.length; ) at += writeSync(1, text, at, Math.min(4096, text.length - at));',
  'process.exitCode = 1;',
].join('\n');

/** Everything below `.msw`. */
function keptBy({ project }: Client): string {
  const folder = join(project, '.msw');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
}
