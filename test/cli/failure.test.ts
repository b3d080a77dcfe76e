import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../support/temp-folder.ts';
import { builtCli } from './built-cli.ts';

const { cli, path } = builtCli();

const error = (root: string) =>
  `${root}/src/a.ts(3,5): error TS2322: Type 'A' is not assignable to type 'B'.\n`;
const fingerprint = ['failure', 'fingerprint', '--command', 'npx tsc --noEmit'];

describe('failure fingerprint', () => {
  it('prints one JSON document with exactly these keys', async () => {
    const root = tempFolder();
    const { code, stdout, stderr } = await cli(fingerprint, { cwd: root, input: error(root) });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const found = JSON.parse(stdout);
    expect(Object.keys(found)).toEqual([
      'tool',
      'kind',
      'code',
      'class',
      'headline',
      'message',
      'frame',
      'items',
      'fingerprints',
      'query',
    ]);
    expect(found).toMatchObject({ tool: 'tsc', kind: 'code', code: 'TS2322' });
    expect(found.items).toMatchObject([{ file: 'src/a.ts' }]);
    expect(Object.keys(found.fingerprints)).toEqual(['class', 'exact']);
    expect(found.query).not.toContain(root);
  });

  it('gives the same for another root, CRLF and a byte order mark', async () => {
    const [one, two] = [tempFolder(), tempFolder()];
    const plain = await cli(fingerprint, { cwd: one, input: error(one) });
    const noisy = await cli([...fingerprint, '--root', two, '--exit', '2'], {
      input: `\uFEFF${error(two).replaceAll('\n', '\r\n')}`,
    });
    expect(JSON.parse(noisy.stdout)).toEqual(JSON.parse(plain.stdout));
  });

  it('says something about no output at all, and about bytes that are no text', async () => {
    for (const input of ['', Buffer.from([0xff, 0xfe, 0x00, 0x80, 0x0a])]) {
      const { code, stdout } = await cli(fingerprint, { input });
      expect(code).toBe(0);
      expect(JSON.parse(stdout).fingerprints.exact).toMatch(/^v2:[0-9a-f]{16}$/);
    }
  });

  it('reads a tool as the project declares it, explains it, and names a file that is wrong', async () => {
    const root = tempFolder();
    const folder = join(root, '.msw', 'readers');
    mkdirSync(folder, { recursive: true });
    const reader = { tool: 'acme', problems: ['BAD {file}:{line} {message}'], noise: ['budget {}'] };
    writeFileSync(join(folder, 'acme.json'), JSON.stringify(reader));
    writeFileSync(join(folder, 'old.json'), JSON.stringify({ tool: 'old', problems: ['{message}'] }));
    const words = ['failure', 'fingerprint', '--command', 'acme src', '--root', root];
    const run = { cwd: root, input: 'budget 3\nBAD src/a.x:3 no total\n' };
    const plain = JSON.parse((await cli(words, run)).stdout);
    expect(plain).toMatchObject({ tool: 'acme', items: [{ file: 'src/a.x', line: 3, message: 'no total' }] });
    const told = JSON.parse((await cli([...words, '--explain', '--json'], run)).stdout);
    expect(told).toMatchObject({ tool: 'acme', ownReaders: ['acme'], fingerprints: plain.fingerprints });
    expect(told.problems).toEqual([
      '"problems" in .msw/readers/old.json: the pattern "{message}" fits any line; add words that only these lines have; the file is not used until then.',
    ]);
    const text = (await cli([...words, '--explain'], run)).stdout;
    expect(text).toContain('"budget 3"  noise, says the reader of acme');
    expect(text).toContain('not used: "problems" in .msw/readers/old.json');
  });

  it('takes 100 MB in bounded memory, and finds what its end says', async () => {
    const root = tempFolder();
    const small = await peakMemory(root, 1);
    const large = await peakMemory(root, 100);
    expect(JSON.parse(large.stdout)).toMatchObject({ tool: 'tsc', code: 'TS2322' });
    expect(large.megabytes - small.megabytes).toBeLessThan(60);
  });
});

/** Pipes so many megabytes of noise and one error into the command line. */
async function peakMemory(root: string, megabytes: number): Promise<{ stdout: string; megabytes: number }> {
  const report = join(root, 'peak');
  const preload = join(root, 'preload.cjs');
  writeFileSync(
    preload,
    `process.on('exit', () => require('node:fs').writeFileSync(${JSON.stringify(report)}, String(process.resourceUsage().maxRSS)));`,
  );
  const child = spawn(process.execPath, ['--require', preload, path(), ...fingerprint, '--root', root], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  let stdout = '';
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
  });
  const block = Buffer.from(`${'compiling one more file of many '.repeat(31)}\n`.repeat(1024));
  for (let sent = 0; sent < megabytes * 1e6; sent += block.length) {
    if (!child.stdin.write(block)) await new Promise((resolve) => child.stdin.once('drain', resolve));
  }
  child.stdin.end(error(root));
  await ended;
  return { stdout, megabytes: Number(readFileSync(report, 'utf8')) / 1024 };
}
