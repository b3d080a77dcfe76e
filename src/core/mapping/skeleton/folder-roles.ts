// Tells what each folder is for. Its files matter more than its name.

import { languageOf } from './facts/languages.ts';
import { byText, folderOf, foldersUpFrom, isBelow, nameOf } from './facts/path-names.ts';
import type { FolderRole, SkeletonFolder } from './facts/skeleton.ts';
import { isTestFile } from './file-roles.ts';

export type CountedFile = {
  readonly path: string;
  readonly lines: number;
  readonly generated: boolean;
  readonly vendored: boolean;
};

const DEEPEST = 4;
const MOST = 400;

/** At most 400 folders, at most four levels deep; `packages` are folders with their own manifest. */
export function folderRoles(
  files: readonly CountedFile[],
  packages: ReadonlySet<string>,
): readonly SkeletonFolder[] {
  const tallies = new Map<string, Tally>();
  for (const file of files) {
    for (const folder of foldersUpFrom(folderOf(file.path))) {
      const tally = tallies.get(folder) ?? emptyTally();
      count(tally, file);
      tallies.set(folder, tally);
    }
  }
  const near = [...tallies].filter(([path]) => path === '.' || path.split('/').length <= DEEPEST);
  return near
    .sort(([a, x], [b, y]) => depth(a) - depth(b) || y.files - x.files)
    .slice(0, MOST)
    .sort(([a], [b]) => byText(a === '.' ? '' : a, b === '.' ? '' : b))
    .map(([path, tally]) => ({
      path,
      role: roleOf(path, tally, packages),
      files: tally.files,
      lines: tally.lines,
      languages: [...tally.languages]
        .sort((a, b) => b[1] - a[1] || byText(a[0], b[0]))
        .slice(0, 4)
        .map(([name]) => name),
    }));
}

type Tally = {
  files: number;
  lines: number;
  code: number;
  tests: number;
  generated: number;
  vendored: number;
  prose: number;
  images: number;
  data: number;
  sql: number;
  readonly languages: Map<string, number>;
};

function emptyTally(): Tally {
  const zero = { files: 0, lines: 0, code: 0, tests: 0, generated: 0, vendored: 0, prose: 0, images: 0 };
  return { ...zero, data: 0, sql: 0, languages: new Map() };
}

const IMAGE =
  /\.(?:png|jpe?g|gif|webp|avif|svg|ico|icns|woff2?|ttf|otf|eot|mp[34]|ogg|wav|webm|pdf|psd|ai)$/i;

function count(tally: Tally, file: CountedFile): void {
  const language = languageOf(file.path);
  tally.files += 1;
  tally.lines += file.lines;
  tally.tests += Number(isTestFile(file.path));
  tally.generated += Number(file.generated);
  tally.vendored += Number(file.vendored);
  tally.images += Number(IMAGE.test(file.path));
  tally.prose += Number(language?.kind === 'markup' && !IMAGE.test(file.path));
  tally.data += Number(language?.kind === 'data');
  if (language?.kind !== 'programming') return;
  tally.code += 1;
  tally.sql += Number(language.name === 'SQL');
  if (!file.generated && !file.vendored) {
    tally.languages.set(language.name, (tally.languages.get(language.name) ?? 0) + file.lines);
  }
}

type Rule = readonly [role: FolderRole, name: RegExp | null, fits: (tally: Tally) => boolean];

const always = () => true;
const hasCode = ({ code }: Tally) => code > 0;

/** The first match wins. A name alone decides only where the files cannot contradict it. */
const RULES: readonly Rule[] = [
  ['vendored', null, ({ vendored, files }) => vendored * 2 > files],
  ['generated', null, ({ generated, files }) => generated * 2 > files],
  ['ci', /^(?:\.github|\.gitlab|\.circleci|\.buildkite|\.ci|ci|\.azure-pipelines)$/, always],
  ['migrations', /^(?:migrations?|migrate|alembic)$/, ({ code }) => code > 0],
  ['migrations', null, ({ sql, code }) => sql > 2 && sql === code],
  [
    'fixtures',
    /^(?:fixtures?|__fixtures__|testdata|test[-_]data|__snapshots__|snapshots|cassettes|golden|__mocks__|mocks)$/,
    always,
  ],
  [
    'tests',
    /^(?:tests?|__tests__|specs?|e2e|testing|integration|cypress|playwright)$/,
    ({ tests, code }) => tests > 0 || code > 0,
  ],
  ['tests', null, ({ tests, code }) => code > 1 && tests * 10 >= code * 9],
  ['benchmarks', /^(?:bench(?:es|mark|marks)?|perf)$/, hasCode],
  ['examples', /^(?:examples?|demos?|samples?|playground|sandbox)$/, always],
  ['scripts', /^(?:scripts?|bin|tools?|hack|tasks|build-tools)$/, hasCode],
  ['docs', /^(?:docs?|documentation|website|adr|rfcs?|man|wiki)$/, ({ prose, code }) => prose >= code],
  ['docs', null, ({ prose, code, files }) => code === 0 && prose * 2 > files],
  [
    'assets',
    /^(?:assets?|public|static|images?|img|icons?|fonts?|media|styles?)$/,
    ({ images, code, files }) => images * 2 >= files || code === 0,
  ],
  ['assets', null, ({ images, files }) => images * 2 > files],
  [
    'config',
    /^(?:config|configs|conf|settings|\.config|\.vscode|\.idea|\.husky|\.devcontainer|deploy|deployment|helm|k8s|kubernetes|terraform|infra|ansible|charts)$/,
    ({ code, files }) => code * 2 <= files,
  ],
  ['data', null, ({ data, code, files }) => code === 0 && data * 2 > files],
  ['config', /^\./, always],
  ['source', null, hasCode],
];

function roleOf(path: string, tally: Tally, packages: ReadonlySet<string>): FolderRole {
  if (path === '.') return 'mixed';
  const inherited = foldersUpFrom(folderOf(path)).find((folder) =>
    /(?:^|\/)(?:fixtures?|testdata)$/.test(folder),
  );
  if (inherited !== undefined) return 'fixtures';
  if (/^\.(?:github|gitlab|circleci|buildkite)\//.test(path)) return 'ci';
  if (packages.has(path)) return 'package';
  // A folder of packages counts as source, even when most of its files were built.
  if ([...packages].some((folder) => isBelow(folder, path))) return tally.code > 0 ? 'source' : 'mixed';
  const name = nameOf(path).toLowerCase();
  const rule = RULES.find(([, pattern, fits]) => (pattern === null || pattern.test(name)) && fits(tally));
  return rule?.[0] ?? 'mixed';
}

function depth(path: string): number {
  return path === '.' ? 0 : path.split('/').length;
}
