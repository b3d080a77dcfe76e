// Recognises files by name: lockfiles and tool settings. Secrets are listed, never read.

import { nameOf } from './facts/path-names.ts';
import type { ConfigFile, Skeleton } from './facts/skeleton.ts';
import { isHeld, isSecret, isVendored } from './file-roles.ts';

const LOCKFILES: Readonly<Record<string, string>> = {
  'package-lock.json': 'npm',
  'npm-shrinkwrap.json': 'npm',
  'pnpm-lock.yaml': 'pnpm',
  'yarn.lock': 'yarn',
  'bun.lock': 'bun',
  'bun.lockb': 'bun',
  'deno.lock': 'deno',
  'poetry.lock': 'poetry',
  'uv.lock': 'uv',
  'pdm.lock': 'pdm',
  'Pipfile.lock': 'pipenv',
  'pixi.lock': 'pixi',
  'go.sum': 'go',
  'Cargo.lock': 'cargo',
  'Gemfile.lock': 'bundler',
  'composer.lock': 'composer',
  'gradle.lockfile': 'gradle',
  'packages.lock.json': 'nuget',
  'Package.resolved': 'swift',
  'pubspec.lock': 'dart',
  'mix.lock': 'mix',
  'flake.lock': 'nix',
  '.terraform.lock.hcl': 'terraform',
};

export function lockfiles(paths: readonly string[]): Skeleton['lockfiles'] {
  return paths.filter(isOwn).flatMap((path) => {
    const name = nameOf(path);
    const manager = Object.hasOwn(LOCKFILES, name) ? LOCKFILES[name] : undefined;
    return manager === undefined ? [] : [{ path, manager }];
  });
}

const CONFIG: readonly (readonly [RegExp, string])[] = [
  [/^(?:ts|js)config(?:\.[\w-]+)?\.json$/, 'TypeScript'],
  [/^biome\.jsonc?$/, 'Biome'],
  [/^\.?eslint(?:rc(?:\.\w+)?|\.config\.[cm]?[jt]s)$|^\.eslintignore$/, 'ESLint'],
  [/^\.?prettier(?:rc(?:\.\w+)?|\.config\.[cm]?[jt]s)$|^\.prettierignore$/, 'Prettier'],
  [/^\.stylelintrc(?:\.\w+)?$/, 'Stylelint'],
  [/^\.editorconfig$/, 'EditorConfig'],
  [
    /^(?:vite|rollup|webpack|esbuild|tsup|tsdown|rspack|next|nuxt|astro|svelte|metro|babel|postcss|tailwind|gulpfile|gruntfile)(?:\.config)?(?:\.[\w-]+)?\.[cm]?[jt]s$/i,
    'build',
  ],
  [/^\.babelrc(?:\.\w+)?$|^\.swcrc$/, 'build'],
  [/^(?:vitest|jest|playwright|cypress|karma|ava)\.(?:config|workspace)\.\w+$|^\.mocharc/, 'tests'],
  [/^(?:pytest\.ini|tox\.ini|noxfile\.py|conftest\.py|\.coveragerc|phpunit\.xml(?:\.dist)?)$/, 'tests'],
  [
    /^(?:\.?ruff\.toml|\.flake8|\.pylintrc|pylintrc|mypy\.ini|\.mypy\.ini|pyrightconfig\.json|\.isort\.cfg)$/,
    'Python tools',
  ],
  [/^(?:rustfmt|\.rustfmt|clippy|\.clippy|rust-toolchain|deny)(?:\.toml)?$/, 'Rust tools'],
  [/^\.golangci\.(?:ya?ml|toml|json)$/, 'Go tools'],
  [/^(?:checkstyle|pmd|spotbugs)[\w-]*\.xml$|^gradle\.properties$|^maven-wrapper\.properties$/, 'Java tools'],
  [/^\.rubocop\.ya?ml$/, 'RuboCop'],
  [/^(?:Dockerfile|Containerfile)(?:\.[\w-]+)?$|\.dockerfile$|^\.dockerignore$/i, 'Docker'],
  [/^(?:docker-)?compose(?:\.[\w-]+)?\.ya?ml$/, 'Docker Compose'],
  [/^(?:Makefile|GNUmakefile|makefile|justfile|Justfile|Taskfile\.ya?ml)$/, 'tasks'],
  [/^(?:turbo|nx|lerna|rush)\.json$|^pnpm-workspace\.yaml$|^go\.work$/, 'workspace'],
  [
    /^(?:\.nvmrc|\.node-version|\.python-version|\.ruby-version|\.tool-versions|mise\.toml|\.sdkmanrc|runtime\.txt)$/,
    'runtime version',
  ],
  [/^(?:renovate\.json5?|\.renovaterc(?:\.json)?|dependabot\.ya?ml)$/, 'dependency updates'],
  [
    /^(?:knip\.jsonc?|\.size-limit\.json|commitlint\.config\.\w+|\.lintstagedrc(?:\.\w+)?|lefthook\.ya?ml|\.pre-commit-config\.ya?ml)$/,
    'quality',
  ],
  [
    /^(?:vercel|netlify|fly|render|railway|app|serverless|wrangler)\.(?:json|jsonc|toml|ya?ml)$|^Procfile$|^Chart\.ya?ml$/,
    'deployment',
  ],
  [/\.gypi?$|^CMakeLists\.txt$|^(?:meson\.build|configure\.ac|SConstruct|build\.rs)$/, 'native build'],
  [/^\.git(?:attributes|ignore|modules)$/, 'git'],
  [
    /^(?:openapi|swagger)\.(?:ya?ml|json)$|^schema\.prisma$|^drizzle\.config\.\w+$|^alembic\.ini$|^(?:schema)\.graphql$/,
    'schema',
  ],
];

const MOST = 300;

export function configFiles(paths: readonly string[]): readonly ConfigFile[] {
  return paths
    .filter(isOwn)
    .flatMap((path) => {
      const kind = settingsKind(path);
      return kind === null ? [] : [{ path, kind }];
    })
    .slice(0, MOST);
}

/** What a file sets, `secret` for one that is never read; null for other files. */
export function settingsKind(path: string): string | null {
  if (isSecret(path)) return 'secret';
  const name = nameOf(path);
  return CONFIG.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

function isOwn(path: string): boolean {
  return !isHeld(path) && !isVendored(path);
}
