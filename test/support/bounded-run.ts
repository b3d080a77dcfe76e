// Runs a program of ours that must end by itself and in little memory. At a limit far beyond its needs it is killed,
// and the test fails.

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder } from './temp-folder.ts';

export interface BoundedRun {
  readonly code: number | null;
  /** SIGKILL when it did not end. */
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Peak memory. */
  readonly peakMib: number;
}

export interface BoundedCall {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** For stdin, which is then closed. */
  readonly input?: string;
}

const KILLED_AFTER_MS = 60_000;

/** @param program a script of ours, CommonJS or `.mjs`, and its arguments */
export async function boundedRun(program: readonly string[], call: BoundedCall): Promise<BoundedRun> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'msw-')));
  const around = join(folder, 'around.cjs');
  const peak = join(folder, 'peak');
  writeFileSync(around, noteMemory);
  try {
    const child = spawn(process.execPath, [around, ...program], {
      cwd: call.cwd,
      env: { ...call.env, MSW_TEST_PEAK: peak },
      timeout: KILLED_AFTER_MS,
      killSignal: 'SIGKILL',
    });
    const texts = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const)
      child[name].setEncoding('utf8').on('data', (text: string) => {
        texts[name] += text;
      });
    // A program that exits without reading leaves a broken pipe.
    child.stdin.on('error', () => {});
    child.stdin.end(call.input ?? '');
    const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((done, fail) => {
      child.on('error', fail);
      child.on('close', (...ended) => done(ended));
    });
    const peakMib = signal === null ? Number(readFileSync(peak, 'utf8')) / 1024 : Number.NaN;
    return { code, signal, ...texts, peakMib };
  } finally {
    await removeFolder(folder);
  }
}

/** In KiB. Not with --require, because node itself would then read the package.json of the working folder. */
const noteMemory = `
const { MSW_TEST_PEAK: peak } = process.env;
process.on('exit', () => {
  require('node:fs').writeFileSync(peak, String(process.resourceUsage().maxRSS));
});
process.argv.splice(1, 1);
const [, program] = process.argv;
if (program.endsWith('.mjs')) void import(require('node:url').pathToFileURL(program));
else require(program);
`;
