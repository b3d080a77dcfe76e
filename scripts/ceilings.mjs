// The size of the house against scripts/ceilings.json. A figure may fall freely; to rise, it needs a new text in `for`
// that says what for. Options: --write writes today's figures down, those that rose with --for "what for". Needs dist
// to be built.

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import matter from 'gray-matter';
import { nodesBelow, sourceTrees } from './typescript-source.mjs';

const KEPT = 'scripts/ceilings.json';
const RAISE = '--write --for "what for"';
/** What recognises text by its look has a reason to be made of patterns. */
const MADE_OF_PATTERNS = /(?:^|\/)(?:readers|secrets)\//;

const { values: options } = parseArgs({
  options: {
    write: { type: 'boolean' },
    for: { type: 'string' },
    root: { type: 'string', default: dirname(dirname(fileURLToPath(import.meta.url))) },
  },
});
const { root } = options;

try {
  const figures = { ...(await ofSource()), ...ofFiles(), ...ofContext() };
  const kept = existsSync(join(root, KEPT)) ? keptIn(read(KEPT)) : {};
  console.log(options.write ? write(figures, kept) : check(figures, kept));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function check(figures, kept) {
  const before = keptBefore();
  const faults = Object.entries(figures).flatMap(([name, figure]) => {
    const { most, for: reason } = kept[name] ?? {};
    const { most: former = most, for: formerReason } = before?.[name] ?? {};
    if (!(figure <= most)) return `${name}: ${figure}, the ceiling is ${most ?? 'missing'}`;
    return most > former && (!reason?.trim() || reason === formerReason)
      ? `${name}: ceiling raised from ${former} to ${most} without a new "for"`
      : [];
  });
  if (faults.length > 0)
    throw new Error(`${faults.join('\n')}\nMake it smaller, or: node scripts/ceilings.mjs ${RAISE}`);
  return `Nothing is above its ceiling.${before ? '' : ' Unknown whether one was raised: git has none of before.'}`;
}

function write(figures, kept) {
  const risen = Object.keys(figures).filter((name) => figures[name] > kept[name]?.most);
  if (risen.length > 0 && !options.for) throw new Error(`${risen.join('; ')}: risen. Say what for: ${RAISE}`);
  const next = Object.entries(figures).map(([name, most]) => {
    const reason = risen.includes(name) ? options.for : kept[name]?.for;
    return [name, { most, ...(reason && { for: reason }) }];
  });
  writeFileSync(join(root, KEPT), `${JSON.stringify(Object.fromEntries(next), null, 2)}\n`);
  return `${KEPT} has today's figures.`;
}

function keptIn(json) {
  try {
    return JSON.parse(json);
  } catch {
    throw new Error(`${KEPT} is not JSON. After a merge: take one side of it, then --write.`);
  }
}

/** The ceilings before their last change: of the last commit, or of the one before it. Undefined if git has none. */
function keptBefore() {
  try {
    const committed = git('show', `HEAD:${KEPT}`);
    if (committed !== read(KEPT)) return JSON.parse(committed);
    const changed = git('log', '--first-parent', '-m', '-1', '--format=%H', '--', KEPT).trim();
    return JSON.parse(git('show', `${changed}^:${KEPT}`));
  } catch {
    return undefined;
  }
}

async function ofSource() {
  const trees = await sourceTrees(join(root, 'src'));
  const files = trees.map(({ file, root: tree }) => {
    const patterns = nodesBelow(tree).flatMap(patternAt);
    const long = patterns.filter((one) => one.length >= 100).length;
    return { file, lines: tree.endPosition.row, patterns: patterns.length, long };
  });
  const plain = files.filter(({ file }) => !MADE_OF_PATTERNS.test(file));
  const share = sum(plain.map(({ patterns }) => patterns)) / sum(plain.map(({ lines }) => lines));
  return {
    'lines of src': sum(files.map(({ lines }) => lines)),
    'files of src above 300 lines': files.filter(({ lines }) => lines > 300).length,
    ...ofFolders(trees),
    'patterns of 100 characters and more': sum(files.map(({ long }) => long)),
    'patterns in 100 lines, without readers and secrets': Number((100 * share).toFixed(1)),
  };
}

function ofFolders(trees) {
  const sizes = new Map();
  const imports = new Map();
  for (const { file, root: tree } of trees) {
    const folder = posix.dirname(file);
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
    const others = nodesBelow(tree)
      .flatMap(importedAt)
      .map((name) => posix.dirname(posix.join(folder, name)))
      .filter((other) => other !== folder);
    imports.set(folder, new Set([...(imports.get(folder) ?? []), ...others]));
  }
  const inCircles = [...imports.keys()].filter((folder) => foldersBelow(folder, imports).has(folder));
  if (inCircles.length > 0) console.log(`Folders that import each other: ${inCircles.join(', ')}`);
  return {
    'folders of src in circles': inCircles.length,
    'files in the fullest folder of src': Math.max(...sizes.values()),
  };
}

/** Every folder that this one imports, or that one of those does. */
function foldersBelow(folder, imports, found = new Set()) {
  for (const other of imports.get(folder) ?? [])
    if (!found.has(other)) foldersBelow(other, imports, found.add(other));
  return found;
}

/** The relative path that an import, an export or a call of `import` names. */
function importedAt(node) {
  const named =
    node.type === 'call_expression' && node.childForFieldName('function')?.type === 'import'
      ? node.childForFieldName('arguments')?.firstNamedChild
      : node.childForFieldName('source');
  const name = named?.type === 'string' ? named.text.slice(1, -1) : '';
  return name.startsWith('.') ? [name] : [];
}

/** The source of a pattern: a literal, a text given to RegExp, or a raw text, which becomes one elsewhere. */
function patternAt(node) {
  if (node.type === 'regex') return [node.childForFieldName('pattern').text];
  const called = (node.childForFieldName('constructor') ?? node.childForFieldName('function'))?.text;
  if (called !== 'RegExp' && called !== 'String.raw') return [];
  const given = node.childForFieldName('arguments');
  const text = called === 'RegExp' ? given?.firstNamedChild?.text : given.text;
  return /^[`'"]/.test(text) ? [text.slice(1, -1)] : [];
}

function ofFiles() {
  const dist = filesIn('dist').filter((path) => !/obsidian/i.test(path));
  const bytes = sum(dist.map((path) => statSync(join(root, path)).size));
  const words = filesIn('docs', '.md').map((path) => read(path).match(/\S+/g)?.length ?? 0);
  return { 'words of docs': sum(words), 'MB of dist, without Obsidian': Number((bytes / 1e6).toFixed(2)) };
}

/** As sent by a client that lists every tool with its schema, at four characters a token. */
function ofContext() {
  const listed = ['agents', 'skills', 'commands'].flatMap((folder) =>
    filesIn(folder, '.md').flatMap((path) => {
      const { 'disable-model-invocation': isHidden, description, tools = '' } = matter(read(path)).data;
      return isHidden ? [] : [path, description, tools];
    }),
  );
  const call = (id, method, params) => `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;
  const begin = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'x', version: '0' } };
  const input = call(1, 'initialize', begin) + call(2, 'tools/list', {});
  const answers = execFileSync(process.execPath, ['dist/mcp.mjs'], { cwd: root, encoding: 'utf8', input });
  const [hello, { result }] = JSON.parse(`[${answers.trim().replaceAll('\n', ',')}]`);
  const tools = result.tools.map(({ outputSchema, annotations, ...sent }) => JSON.stringify(sent));
  const characters = sum([...listed, hello.result.instructions, ...tools].map(({ length }) => length));
  return { 'tokens always in context': Math.ceil(characters / 4) };
}

function filesIn(folder, end = '') {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith(end) && statSync(join(root, path)).isFile());
}

function read(path) {
  return readFileSync(join(root, path), 'utf8');
}

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
