// Every way found to set a variable through a project's client settings that a reader of plain JSON misses or reads
// differently, with what the pinned clients make of it.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CLIENT_VERSIONS, type ClientVersion } from '../client-binary.ts';
import { git, initGit, writeFiles } from '../sample-project.ts';

export interface SettingsTrick {
  readonly name: string;
  /** The clients that take the variable. */
  readonly takenBy: readonly ClientVersion[];
  /** The value that a process of the client has then. */
  readonly value: string;
  /** Writes the files; returns the folder to start the client in. */
  readonly plant: (root: string, variable: string) => string;
}

const SETTINGS = '.claude/settings.json';
const LOCAL = '.claude/settings.local.json';
const [OLDEST, NEWEST] = CLIENT_VERSIONS;
const LINUX = process.platform === 'linux' ? CLIENT_VERSIONS : [];

const put = (root: string, path: string, content: string | Uint8Array): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};

const text = (variable: string, value: unknown): string => JSON.stringify({ env: { [variable]: value } });

const bytes = (
  name: string,
  value: string,
  make: (variable: string) => string | Uint8Array,
  file = SETTINGS,
): SettingsTrick => ({
  name,
  takenBy: CLIENT_VERSIONS,
  value,
  plant: (root, variable) => {
    put(root, file, make(variable));
    return root;
  },
});

const json = (name: string, value: string, given: unknown): SettingsTrick =>
  bytes(name, value, (variable) => text(variable, given));

const folders = (
  name: string,
  takenBy: readonly ClientVersion[],
  plant: (root: string, settings: string) => string,
): SettingsTrick => ({
  name,
  takenBy,
  value: '/other',
  plant: (root, variable) => plant(root, text(variable, '/other')),
});

/** A work tree of its own next to the repository in `main`, and the path of that repository. */
const linkedTree = (root: string, main: string): string => {
  writeFiles(join(root, main), { 'a.txt': 'a\n' });
  initGit(join(root, main));
  git(join(root, main), 'worktree', 'add', '-q', join(root, 'tree'));
  return join(root, 'tree');
};

export const settingsTricks: readonly SettingsTrick[] = [
  json('plain', '/other', '/other'),
  bytes('local settings', '/other', (variable) => text(variable, '/other'), LOCAL),
  bytes('UTF-8 with a mark', '/other', (variable) => `\ufeff${text(variable, '/other')}`),
  bytes('UTF-16 with a mark', '/other', (variable) =>
    Buffer.from(`\ufeff${text(variable, '/other')}`, 'utf16le'),
  ),
  json('a number', '7', 7),
  bytes('a number in another spelling', '1000', (variable) => `{"env":{"${variable}":1e3}}`),
  bytes(
    'a number too long for its type',
    '1.2345678901234568e+29',
    (variable) => `{"env":{"${variable}":123456789012345678901234567890}}`,
  ),
  json('a boolean', 'true', true),
  json('null', 'null', null),
  json('an object', '[object Object]', { a: 1 }),
  json('a list', '/other,,[object Object]', [['/other', null], { a: 1 }]),
  bytes(
    'a variable named twice',
    '/other',
    (variable) => `{"env":{"${variable}":"/own","${variable}":"/other"}}`,
  ),
  bytes('settings with two env', '/other', (variable) => `{"env":{"A":"1"},"env":{"${variable}":"/other"}}`),
  bytes('escaped letters', '/other', (variable) => text(variable, '/other').replace('"env"', '"\\u0065nv"')),
  bytes('a byte that is not UTF-8', '/other\ufffd', (variable) =>
    Buffer.from(text(variable, '/other\u00ff'), 'latin1'),
  ),
  bytes('half a surrogate pair', '/other\ufffd', (variable) => `{"env":{"${variable}":"/other\\ud800"}}`),
  bytes(
    'a hook of an unknown event',
    '/other',
    (variable) => `{"hooks":{"Foo":7},${text(variable, '/other').slice(1)}`,
  ),
  bytes(
    'a deep nest next to it',
    '/other',
    (variable) => `{"x":${'['.repeat(300)}${']'.repeat(300)},${text(variable, '/other').slice(1)}`,
  ),
  {
    ...bytes(
      'a nest of 100,000 next to it',
      '/other',
      (variable) => `{"x":${'['.repeat(1e5)}${']'.repeat(1e5)},${text(variable, '/other').slice(1)}`,
    ),
    takenBy: [NEWEST],
  },
  {
    ...bytes('a name with an equals sign', '/other=1', (variable) => text(`${variable}=/other`, '1')),
    takenBy: [OLDEST],
  },
  folders('a link to a file of another name', CLIENT_VERSIONS, (root, settings) => {
    put(root, 'x.json', settings);
    mkdirSync(join(root, '.claude'));
    symlinkSync('../x.json', join(root, SETTINGS));
    return root;
  }),
  folders('a linked .claude', CLIENT_VERSIONS, (root, settings) => {
    put(root, 'x/settings.json', settings);
    symlinkSync('x', join(root, '.claude'));
    return root;
  }),
  folders('a link through the working folder of each process', LINUX, (root, settings) => {
    put(root, 'x.json', settings);
    mkdirSync(join(root, '.claude'));
    symlinkSync('/proc/self/cwd/x.json', join(root, SETTINGS));
    return root;
  }),
  folders('local settings at the top of the repository', [NEWEST], (root, settings) => {
    put(root, LOCAL, settings);
    put(root, 'deep/er/a.txt', 'a\n');
    initGit(root);
    return join(root, 'deep', 'er');
  }),
  folders('local settings of the repository of a linked work tree', [NEWEST], (root, settings) => {
    const tree = linkedTree(root, 'main');
    put(root, `main/${LOCAL}`, settings);
    return tree;
  }),
];
