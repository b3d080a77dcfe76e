// Tells a file's language by its name. Programming languages count for the shares; markup and data are listed next to
// them.

import type { Reader } from './source-facts.ts';

export type Language = {
  readonly name: string;
  readonly kind: 'programming' | 'markup' | 'data';
  /** How its imports are read; null when they are not. */
  readonly reader: Reader | null;
};

/** Null when the name does not show it. */
export function languageOf(path: string): Language | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const whole = BY_NAME.get(name);
  if (whole !== undefined) return whole;
  const dot = name.lastIndexOf('.');
  return dot === -1 ? null : (BY_EXTENSION.get(name.slice(dot + 1).toLowerCase()) ?? null);
}

export function isProgramming(path: string): boolean {
  return languageOf(path)?.kind === 'programming';
}

type Row = readonly [name: string, extensions: string, reader?: Reader];

const PROGRAMMING: readonly Row[] = [
  ['TypeScript', 'ts mts cts', 'typescript'],
  ['TypeScript', 'tsx', 'tsx'],
  ['JavaScript', 'js mjs cjs jsx', 'javascript'],
  ['Python', 'py pyi pyw', 'python'],
  ['Go', 'go', 'go'],
  ['Rust', 'rs', 'rust'],
  ['Java', 'java', 'java'],
  ['C', 'c h', 'include'],
  ['C++', 'cc cpp cxx c++ hpp hh hxx h++ ipp inl', 'include'],
  ['C#', 'cs csx'],
  ['Objective-C', 'm mm', 'include'],
  ['Ruby', 'rb rake gemspec ru', 'ruby'],
  ['PHP', 'php phtml', 'php'],
  ['Kotlin', 'kt kts', 'kotlin'],
  ['Swift', 'swift'],
  ['Scala', 'scala sc'],
  ['Groovy', 'groovy gradle'],
  ['Shell', 'sh bash zsh fish ksh'],
  ['PowerShell', 'ps1 psm1 psd1'],
  ['Batch', 'bat cmd'],
  ['Perl', 'pl pm t'],
  ['Lua', 'lua'],
  ['R', 'r'],
  ['Julia', 'jl'],
  ['Dart', 'dart', 'dart'],
  ['Elixir', 'ex exs'],
  ['Erlang', 'erl hrl'],
  ['Haskell', 'hs lhs'],
  ['OCaml', 'ml mli'],
  ['F#', 'fs fsi fsx'],
  ['Clojure', 'clj cljs cljc edn'],
  ['Zig', 'zig'],
  ['Nim', 'nim'],
  ['Crystal', 'cr'],
  ['D', 'd'],
  ['Visual Basic', 'vb'],
  ['Fortran', 'f f90 f95 f03'],
  ['Assembly', 's asm'],
  ['CUDA', 'cu cuh', 'include'],
  ['Solidity', 'sol'],
  ['SQL', 'sql'],
  ['Vue', 'vue', 'component'],
  ['Svelte', 'svelte', 'component'],
  ['Astro', 'astro', 'component'],
  ['CSS', 'css'],
  ['SCSS', 'scss sass'],
  ['Less', 'less'],
  ['GraphQL', 'graphql gql'],
  ['Protocol Buffers', 'proto'],
  ['Terraform', 'tf tfvars hcl'],
  ['Nix', 'nix'],
  ['CMake', 'cmake'],
  ['Starlark', 'bzl star'],
  ['WebAssembly text', 'wat'],
];

const MARKUP: readonly Row[] = [
  ['Markdown', 'md mdx markdown'],
  ['reStructuredText', 'rst'],
  ['AsciiDoc', 'adoc asciidoc'],
  ['HTML', 'html htm xhtml'],
  ['Template', 'ejs hbs handlebars pug jinja jinja2 j2 tmpl tpl erb liquid njk twig mustache'],
  ['TeX', 'tex'],
  ['Text', 'txt'],
  ['SVG', 'svg'],
];

const DATA: readonly Row[] = [
  ['JSON', 'json jsonc json5 ndjson jsonl webmanifest'],
  ['YAML', 'yaml yml'],
  ['TOML', 'toml'],
  ['XML', 'xml xsd xsl csproj fsproj vbproj props targets plist'],
  ['INI', 'ini cfg conf properties'],
  ['CSV', 'csv tsv'],
];

const NAMES: readonly (readonly [string, string])[] = [
  ['Makefile', 'mk'],
  ['GNUmakefile', 'mk'],
  ['makefile', 'mk'],
  ['Dockerfile', 'dockerfile'],
  ['Containerfile', 'dockerfile'],
  ['CMakeLists.txt', 'cmake'],
  ['Rakefile', 'rb'],
  ['Gemfile', 'rb'],
  ['BUILD', 'bzl'],
  ['BUILD.bazel', 'bzl'],
  ['WORKSPACE', 'bzl'],
  ['Jenkinsfile', 'groovy'],
  ['SConstruct', 'py'],
  ['wscript', 'py'],
];

const BY_EXTENSION = new Map<string, Language>([
  ...rows(PROGRAMMING, 'programming'),
  ...rows(
    [
      ['Makefile', 'mk mak'],
      ['Dockerfile', 'dockerfile'],
    ],
    'programming',
  ),
  ...rows(MARKUP, 'markup'),
  ...rows(DATA, 'data'),
]);

const BY_NAME = new Map<string, Language>(
  NAMES.flatMap(([name, extension]) => {
    const language = BY_EXTENSION.get(extension);
    return language === undefined ? [] : [[name, language] as const];
  }),
);

function rows(table: readonly Row[], kind: Language['kind']): readonly (readonly [string, Language])[] {
  return table.flatMap(([name, extensions, reader = null]) =>
    extensions.split(' ').map((extension) => [extension, { name, kind, reader }] as const),
  );
}
