// Every tool reader that is code rather than data. A reader sees paths as `relativisePaths` left them: relative inside
// the project, starting with `<dep>/`, `<tmp>/` or `~/` outside it. A reader that finds the check itself at fault
// gives one of the codes `no-tests`, `usage`, `command-not-found`, `not-executable` and `missing-script`; they make
// the failure one of kind `gate`.

import { biome } from './biome.ts';
import { cmake } from './cmake.ts';
import { coverage } from './coverage.ts';
import { ctest } from './ctest.ts';
import { cypress } from './cypress.ts';
import { docker } from './docker.ts';
import { dotnet } from './dotnet.ts';
import { esbuild } from './esbuild.ts';
import { eslint } from './eslint.ts';
import { gcc } from './gcc.ts';
import { goBuild } from './go-build.ts';
import { goTest } from './go-test.ts';
import { gradle, gradleTest } from './gradle.ts';
import { java } from './java.ts';
import { javac } from './javac.ts';
import { jest } from './jest.ts';
import { junit } from './junit.ts';
import { kotlin } from './kotlin.ts';
import { linker } from './linker.ts';
import { make } from './make.ts';
import { maven } from './maven.ts';
import { minitest } from './minitest.ts';
import { mocha } from './mocha.ts';
import { mypy } from './mypy.ts';
import { node } from './node.ts';
import { nodeTest } from './node-test.ts';
import { npm } from './npm.ts';
import { pest } from './pest.ts';
import { php } from './php.ts';
import { phpstan } from './phpstan.ts';
import { phpunit } from './phpunit.ts';
import { pytest } from './pytest.ts';
import { python } from './python.ts';
import type { ToolReader } from './reader.ts';
import { rspec } from './rspec.ts';
import { rubocop } from './rubocop.ts';
import { ruby } from './ruby.ts';
import { ruff } from './ruff.ts';
import { rustPanic } from './rust-panic.ts';
import { rustc } from './rustc.ts';
import { sanitizers } from './sanitizers.ts';
import { shell } from './shell.ts';
import { shellcheck } from './shellcheck.ts';
import { tap } from './tap.ts';
import { tsc } from './tsc.ts';
import { unittest } from './unittest.ts';
import { vite } from './vite.ts';
import { vitest } from './vitest.ts';

export const readers: readonly ToolReader[] = [
  biome,
  cmake,
  coverage,
  ctest,
  docker,
  dotnet,
  esbuild,
  eslint,
  gcc,
  goBuild,
  goTest,
  gradle,
  gradleTest,
  java,
  javac,
  jest,
  junit,
  kotlin,
  linker,
  make,
  maven,
  minitest,
  cypress,
  mocha,
  mypy,
  node,
  nodeTest,
  npm,
  pest,
  php,
  phpstan,
  phpunit,
  pytest,
  python,
  rspec,
  rubocop,
  ruby,
  ruff,
  rustc,
  rustPanic,
  sanitizers,
  shell,
  shellcheck,
  tap,
  tsc,
  unittest,
  vite,
  vitest,
];
