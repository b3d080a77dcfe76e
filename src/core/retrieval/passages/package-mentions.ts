// The installed packages that a failure may be about: those that its text names and those that its file imports.

import type { Failure } from '../../failure/text/failure.ts';

export type Ecosystem = 'npm' | 'python' | 'go' | 'rust';

export interface PackageMention {
  readonly ecosystem: Ecosystem;
  /** As imported: `@scope/name`, `yaml`, `github.com/owner/name/part`, `serde_json`. */
  readonly name: string;
  /** False when only the failing file imports it. */
  readonly isNamed: boolean;
}

type Told = Pick<Failure, 'tool' | 'code' | 'class' | 'headline' | 'items'>;

/** An exception with the module that declares it: `sqlalchemy.orm.exc.DetachedInstanceError`. */
const RAISED = /^([A-Za-z_]\w{0,80}(?:\.\w{1,80}){1,6})$/g;

/** More packages than any failure is about. */
const MOST = 8;

/** @param source the file that the failure is in; its text is empty when there is none */
export function packageMentions(
  { tool, code, class: thrown, headline, items }: Told,
  output: string,
  source: { readonly path: string; readonly text: string },
): readonly PackageMention[] {
  const ecosystem = ecosystemOf(source.path);
  const told = [headline, ...items.slice(0, 3).map(({ words }) => words)].join('\n');
  const framed = FRAMES.flatMap(([of, pattern]) => namesBy(pattern, output, of, true));
  const quoted = ecosystem === null ? [] : namesBy(QUOTED[ecosystem], told, ecosystem, true);
  const imported = ecosystem === null ? [] : namesBy(IMPORTS[ecosystem], source.text, ecosystem, false);
  const spoken = imported.map((one) => ({ ...one, isNamed: isSpokenOf(one.name, told) }));
  const raised = ecosystem === 'python' ? namesBy(RAISED, thrown ?? '', ecosystem, true) : [];
  const ruled = tool === 'eslint' ? pluginsOf(code ?? '') : [];
  const unique = new Map<string, PackageMention>();
  for (const one of [...raised, ...ruled, ...quoted, ...framed, ...spoken])
    if (!unique.has(one.name)) unique.set(one.name, one);
  return [...unique.values()].slice(0, MOST);
}

/** `import/no-cycle` is a rule of `eslint-plugin-import`; `@scope/rule` one of `@scope/eslint-plugin`. */
function pluginsOf(rule: string): readonly PackageMention[] {
  const parts = rule.split('/').slice(0, -1);
  const [first = ''] = parts;
  if (!/^@?[a-z][\w.-]{0,80}$/.test(first)) return [];
  const rest = parts.slice(1).map((part) => `-${part}`);
  const name = first.startsWith('@') ? `${first}/eslint-plugin${rest.join('')}` : `eslint-plugin-${first}`;
  return [{ ecosystem: 'npm', name, isNamed: true }];
}

/** Null outside source files; then only the output names packages. */
function ecosystemOf(path: string): Ecosystem | null {
  const ending = /\.(?:(?<npm>[cm]?[jt]sx?|vue|svelte)|(?<python>pyi?)|(?<go>go)|(?<rust>rs))$/.exec(path);
  if (ending === null) return null;
  const { npm, python, go } = ending.groups ?? {};
  if (npm !== undefined) return 'npm';
  if (python !== undefined) return 'python';
  return go === undefined ? 'rust' : 'go';
}

function namesBy(
  pattern: RegExp,
  text: string,
  ecosystem: Ecosystem,
  isNamed: boolean,
): readonly PackageMention[] {
  return [...text.matchAll(pattern)].flatMap(([, found]) => {
    const name = found === undefined ? null : packageOf(found, ecosystem);
    return name === null ? [] : [{ ecosystem, name, isNamed }];
  });
}

/** The package of an import; null for files of the project and the standard library. */
function packageOf(imported: string, ecosystem: Ecosystem): string | null {
  if (ecosystem === 'go') return imported.includes('.') ? imported : null;
  if (ecosystem === 'python') return imported.split('.')[0] ?? null;
  if (ecosystem === 'rust') return /^(?:crate|super|self|std|core|alloc)$/.test(imported) ? null : imported;
  if (imported.startsWith('node:') || imported.startsWith('.')) return null;
  return imported
    .split('/')
    .slice(0, imported.startsWith('@') ? 2 : 1)
    .join('/');
}

function isSpokenOf(name: string, told: string): boolean {
  const last = name.split('/').at(-1) ?? name;
  return told.toLowerCase().includes(last.toLowerCase());
}

/** The innermost package of a path: pnpm nests packages in folders that look like packages. */
const FRAMES: readonly (readonly [Ecosystem, RegExp])[] = [
  ['npm', /node_modules[\\/](?!\.)((?:@[\w.-]{1,80}[\\/])?[\w.-]{1,80})[\\/](?!node_modules)/g],
  ['python', /(?:site|dist)-packages[\\/]([A-Za-z_]\w{0,80})(?:[\\/]|\.py)/g],
  ['go', /pkg[\\/]mod[\\/]([\w.-]{1,80}(?:[\\/][\w.!-]{1,80}){1,4})@v/g],
  ['rust', /registry[\\/]src[\\/][\w.-]{1,120}[\\/]([A-Za-z][\w-]{0,80}?)-\d+\.\d+\./g],
];

const QUOTED: Readonly<Record<Ecosystem, RegExp>> = {
  npm: /['"`]"?((?:@[a-z\d][\w.-]{0,80}\/)?[a-z\d][\w.-]{0,80}(?:\/[\w.-]{1,80}){0,4})"?['"`]/g,
  python: /['"`]([A-Za-z_]\w{0,80}(?:\.\w{1,80}){0,6})['"`]/g,
  go: /["` (]([a-z\d-]{1,60}\.[a-z]{2,10}(?:\/[\w.-]{1,80}){1,6})/g,
  rust: /`([a-z_]\w{0,80})(?:::\w{1,80}){0,6}`/g,
};

const IMPORTS: Readonly<Record<Ecosystem, RegExp>> = {
  npm: /(?:\bfrom|\bimport|\brequire\(|\bimport\()\s{0,8}['"]([^'"\n]{1,200})['"]/g,
  python: /^[ \t]{0,40}(?:from|import)[ \t]{1,8}([A-Za-z_][\w.]{0,120})/gm,
  go: /"([\w-]{1,60}\.[a-z]{2,10}\/[\w./-]{1,160})"/g,
  rust: /\buse\s{1,4}([a-z_]\w{0,80})::/g,
};
