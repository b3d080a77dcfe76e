// A codebase of many packages: its imports are resolved in time proportional to their number.

import { expect, it } from 'vitest';
import { assembleSkeleton } from '../../src/core/mapping/skeleton/assemble-skeleton.ts';
import type { FoundFile, RawImport } from '../../src/core/mapping/skeleton/facts/source-facts.ts';
import { sampleOf } from '../support/depth.ts';
import { exponentAt } from '../support/patterns/attacks.ts';

const SIZE = 3_000;
/** 1 is proportional, 2 the square. */
const LINEAR = 1.5;

/** One of its packages: a manifest or settings as text, or the imports of a file. */
type Package = (at: number, count: number) => Readonly<Record<string, string | readonly Import[]>>;
type Import = string | (Omit<RawImport, 'kind'> & { readonly names?: readonly string[] });

const PACKAGES: Readonly<Record<string, Package>> = {
  JavaScript: (at, count) => ({
    [`packages/p${at}/package.json`]: `{"name":"@a/p${at}","imports":{"#own":"./src/own.js"},"dependencies":{"react":"1"}}`,
    [`packages/p${at}/src/index.js`]: ['./own', '#own', '..', `@a/p${count - at}`, 'react', 'gone'],
    [`packages/p${at}/src/own.js`]: [],
    [`packages/p${at}/dist/index.js`]: [],
  }),
  'TypeScript by paths': (at, count) => ({
    ...(at === 0
      ? {
          'tsconfig.json': JSON.stringify({
            compilerOptions: {
              paths: Object.fromEntries(
                Array.from({ length: count }, (_, one) => [`@a/p${one}/*`, [`libs/p${one}/*`]]),
              ),
            },
          }),
        }
      : {}),
    [`libs/p${at}/index.ts`]: [`@a/p${count - at - 1}/index`, 'react'],
  }),
  Python: (at, count) => ({
    [`p${at}/pyproject.toml`]: `[project]\nname = "p${at}"\ndependencies = ["requests"]\n`,
    [`p${at}/src/p${at}/__init__.py`]: [],
    [`p${at}/src/p${at}/core.py`]: [`p${count - at - 1}.core`, 'requests', 'gone.it', '.'],
    [`p${at}/tests/test_core.py`]: [`p${at}.core`, 'util'],
    [`p${at}/tests/util.py`]: [],
  }),
  Go: (at, count) => ({
    [`m${at}/go.mod`]: `module a.b/m${at}\n\nrequire github.com/x/y v1.0.0\n\nreplace a.b/z => ../m0\n`,
    [`m${at}/a/a.go`]: [`a.b/m${count - at - 1}/a`, 'github.com/x/y/z', 'fmt', 'a.b/gone/x'],
  }),
  Rust: (at, count) => ({
    [`c${at}/Cargo.toml`]: `[package]\nname = "c${at}"\nedition = "2021"\n\n[dependencies]\nserde = "1"\nother = { package = "c${count - at - 1}" }\n`,
    [`c${at}/src/lib.rs`]: [{ text: 'a', form: 'mod' }, `c${count - at - 1}::a`, 'other::a', 'serde::de'],
    [`c${at}/src/a.rs`]: ['crate::b', 'super::x', 'gone::y'],
  }),
  Java: (at, count) => ({
    [`m${at}/pom.xml`]: `<project><groupId>a.b</groupId><artifactId>m${at}</artifactId><dependencies><dependency><groupId>org.x${at}</groupId><artifactId>x</artifactId></dependency></dependencies></project>`,
    [`m${at}/src/main/java/a/m${at}/A.java`]: [`a.m${count - at - 1}.A`, 'org.y.Z', 'java.util.List'],
  }),
  C: (at, count) => ({
    [`m${at}/src/a.c`]: ['a.h', `m${count - at - 1}/src/a.h`, 'config.h', 'other/x.h'],
    [`m${at}/src/a.h`]: ['stdio.h'],
  }),
};

it.each(sampleOf('codebases', Object.entries(PACKAGES), 2))(
  'resolves the imports of a growing codebase in proportion: %s',
  (_, pack) => {
    const known = new Map<number, ReturnType<typeof codebaseOf>>();
    for (const size of [SIZE / 8, SIZE]) known.set(size, codebaseOf(pack, size));
    const work = (size: number): number => {
      const { found, texts } = known.get(size) ?? codebaseOf(pack, size);
      const findings = {
        folderName: 'a',
        commit: null,
        files: found,
        texts,
        links: new Map(),
        commits: [],
        diagnostics: [],
      };
      return assembleSkeleton(findings).imports.edges.length;
    };
    expect(work(SIZE)).toBeGreaterThanOrEqual(SIZE - 1);
    expect(exponentAt(work, SIZE)).toBeLessThan(LINEAR);
  },
);

function codebaseOf(pack: Package, count: number) {
  const files = Array.from({ length: count }, (_, at) => Object.entries(pack(at, count))).flat();
  const found = files.map(
    ([path, said]): FoundFile => ({ path, bytes: 100, facts: { ...PLAIN, ...factsOf(path, said) } }),
  );
  return {
    found,
    texts: new Map(files.flatMap(([path, said]) => (typeof said === 'string' ? [[path, said]] : []))),
  };
}

const PLAIN = {
  lines: 10,
  binary: false,
  generated: false,
  main: null,
  interpreter: null,
  packageName: null,
  imports: null,
  problem: null,
};

function factsOf(path: string, said: string | readonly Import[]) {
  if (typeof said === 'string') return {};
  const packageName = /\/java\/(.+)\/[^/]+$/.exec(path)?.[1]?.replaceAll('/', '.') ?? null;
  return {
    packageName,
    imports: said.map(
      (one): RawImport => ({
        kind: 'static',
        ...(typeof one === 'string' ? { text: one } : one),
      }),
    ),
  };
}
