// Small projects for a loop to work on; they need no network, and use this repository's own vitest.

import { execFileSync } from 'node:child_process';
import {
  closeSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** File contents by relative path. */
export type Files = Readonly<Record<string, string>>;

/** A project whose suite fails for two reasons (a wrong sum, an invalid currency), and the files that fix each. */
export const VITEST_SAMPLE: {
  readonly files: Files;
  readonly fixes: Readonly<Record<'total' | 'label', Files>>;
} = {
  files: {
    'package.json': json({
      name: 'shop',
      version: '1.0.0',
      type: 'module',
      private: true,
      scripts: { test: 'vitest run' },
    }),
    '.gitignore': 'node_modules/\n.msw/\n',
    'src/total.js': 'export const total = (prices) => prices.reduce((sum, price) => sum - price, 0);\n',
    'src/label.js': labelIn('EURO'),
    'test/total.test.js': [
      "import { expect, it } from 'vitest';",
      "import { total } from '../src/total.js';",
      "it('adds all prices', () => expect(total([2, 3, 5])).toBe(10));",
      '',
    ].join('\n'),
    'test/label.test.js': [
      "import { expect, it } from 'vitest';",
      "import { label } from '../src/label.js';",
      "it('labels an item with its price', () => expect(label({ name: 'tea', price: 3 })).toBe('tea: €3.00'));",
      '',
    ].join('\n'),
  },
  fixes: {
    total: {
      'src/total.js': 'export const total = (prices) => prices.reduce((sum, price) => sum + price, 0);\n',
    },
    label: { 'src/label.js': labelIn('EUR') },
  },
};

/** `node check.js` exits 1 until `value.txt` contains the word ready. */
export const PLAIN_SAMPLE: { readonly files: Files; readonly fix: Files } = {
  files: {
    'check.js': [
      "const { read } = require('./value');",
      'const value = read();',
      "if (value !== 'ready') throw new Error('value.txt holds ' + JSON.stringify(value) + ', not ready');",
      "console.log('value.txt is ready');",
      '',
    ].join('\n'),
    // The product: with the check alone, the value would be a part of the check.
    'value.js': "exports.read = () => require('node:fs').readFileSync('value.txt', 'utf8').trim();\n",
    'value.txt': 'raw\n',
  },
  fix: { 'value.txt': 'ready\n' },
};

/** Writes the vitest sample into the (new or empty) folder and links vitest into it. Returns the folder. */
export const makeVitestSample = (folder: string): string => {
  writeFiles(folder, VITEST_SAMPLE.files);
  linkVitest(folder);
  return folder;
};

export const makePlainSample = (folder: string): string => {
  writeFiles(folder, PLAIN_SAMPLE.files);
  return folder;
};

/** Writes files, making their folders; an existing file is replaced. */
export const writeFiles = (folder: string, files: Files): void => {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
};

/** Makes the folder a git repository whose only commit contains all its files. */
export const initGit = (folder: string): void => {
  git(folder, 'init', '-q', '-b', 'main');
  git(folder, 'config', 'user.name', 'Sample');
  git(folder, 'config', 'user.email', 'sample@example.invalid');
  git(folder, 'config', 'commit.gpgsign', 'false');
  git(folder, 'config', 'core.autocrlf', 'false');
  git(folder, 'add', '-A');
  git(folder, 'commit', '-q', '--allow-empty', '-m', 'start');
};

export const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

// npm puts node_modules/.bin on PATH for scripts, so that `vitest run` finds this one.
export const linkVitest = (folder: string): void => {
  const real = dirname(realpathSync(createRequire(import.meta.url).resolve('vitest/package.json')));
  mkdirSync(join(folder, 'node_modules', '.bin'), { recursive: true });
  symlinkSync(real, join(folder, 'node_modules', 'vitest'), 'junction');
  if (process.platform === 'win32') {
    writeFileSync(
      join(folder, 'node_modules/.bin/vitest.cmd'),
      '@node "%~dp0\\..\\vitest\\vitest.mjs" %*\r\n',
    );
  } else {
    symlinkSync('../vitest/vitest.mjs', join(folder, 'node_modules/.bin/vitest'));
  }
};

function labelIn(currency: string): string {
  return [
    'export const label = ({ name, price }) => {',
    `  const format = new Intl.NumberFormat('en', { style: 'currency', currency: '${currency}' });`,
    "  return name + ': ' + format.format(price);",
    '};',
    '',
  ].join('\n');
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

export type OddFile = (path: string) => void;

/** A named pipe without a writer. */
export const pipe: OddFile = (path) => void execFileSync('mkfifo', [path]);

export const endlessDevice: OddFile = (path) => symlinkSync('/dev/zero', path);

const folder: OddFile = (path) => void mkdirSync(path);

/** 200 MB that take no space on the disk. */
export const huge: OddFile = (path) => {
  const file = openSync(path, 'w');
  ftruncateSync(file, 200 * 1024 * 1024);
  closeSync(file);
};

export const deepJson: OddFile = (path) => {
  const depth = 200_000;
  writeFileSync(path, `{"version":1,"loops":${'['.repeat(depth)}${']'.repeat(depth)}}`);
};

/** By name: things that can take the place of any file. POSIX. */
export const oddFiles: Readonly<Record<string, OddFile>> = {
  'a named pipe': pipe,
  'a link to /dev/zero': endlessDevice,
  'a folder': folder,
  'a file of 200 MB': huge,
};
