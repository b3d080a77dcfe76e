// Lists the bundled code of others and its terms: THIRD-PARTY.md, with every licence in full, as they all require.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';

/** Terms that require only their text next to the code. Allowing another one is a decision, not an upgrade. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Unlicense',
]);

/**
 * Packages that declare MIT in package.json, here and in their repository, without a licence text or with one only in
 * their README; and their authors.
 */
const WITHOUT_TEXT = new Map([
  ['@nodable/entities', 'Amit Gupta (https://solothought.com)'],
  ['pg-types', '2014 Brian M. Carlson'],
  ['pgpass', '2013-2016 Hannes Hörl'],
]);

/** The text of THIRD-PARTY.md. Throws one sentence for a package without a licence, or with one that is not allowed. */
export function thirdParty(files) {
  const packages = packagesOf(files);
  const rows = packages.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`);
  const owners = new Map();
  for (const { name, version, texts } of packages) {
    const text = texts.map(fenced).join('\n\n');
    owners.set(text, [...(owners.get(text) ?? []), `${name} ${version}`]);
  }
  // Packages with one licence text share a section.
  const sections = [...owners].map(([text, names]) => `## ${names.join(', ')}\n\n${text}`);
  return [
    '# Third-party software',
    'Written by `scripts/build.mjs`; do not edit. `dist/` holds code of these packages, whole or in part.',
    ['| package | version | licence |', '|---|---|---|', ...rows].join('\n'),
    ...sections,
  ]
    .join('\n\n')
    .concat('\n');
}

/** The packages among the bundled files, each once, by name. */
function packagesOf(files) {
  const folders = new Set(files.map(packageFolder).filter((folder) => folder !== null));
  const byName = new Map([...folders].map(described).map((one) => [`${one.name}@${one.version}`, one]));
  return [...byName.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/** The folder below `node_modules` with the package's name and version; null for our own files. */
function packageFolder(file) {
  if (!isAbsolute(file)) throw new Error(`${file}: not an absolute path`);
  if (!/[\\/]node_modules[\\/]/.test(file)) return null;
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const { name, version } = manifestOf(folder) ?? {};
    if (name !== undefined && version !== undefined) return folder;
  }
  throw new Error(`${file} belongs to no package: its licence is unknown.`);
}

function manifestOf(folder) {
  const path = join(folder, 'package.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

function described(folder) {
  const { name, version, license } = manifestOf(folder);
  if (!ALLOWED.has(license)) {
    throw new Error(
      `${name} ${version} is bundled under "${license}", which is not in the list of scripts/build/third-party.mjs: read its terms, then allow it or do without it.`,
    );
  }
  const texts = licenceFiles(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  if (texts.length === 0 && license === 'MIT' && WITHOUT_TEXT.has(name))
    texts.push(mit(WITHOUT_TEXT.get(name)));
  if (texts.length === 0) {
    throw new Error(
      `${name} ${version} is bundled and brings no licence text: ask its authors for one, or do without it.`,
    );
  }
  return { name, version, license, texts };
}

function licenceFiles(folder) {
  return readdirSync(resolve(folder))
    .filter((file) => /^(?:licen[cs]e|copying|notice)(?:[.-][\w.-]*)?$/i.test(file))
    .sort();
}

/** Longer than any run of backticks in the text. */
function fenced(text) {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map((run) => run[0].length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}text\n${text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[ \t]+$/gm, '')
    .trim()}\n${ticks}`;
}

/** https://spdx.org/licenses/MIT */
function mit(holder) {
  return `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
}
