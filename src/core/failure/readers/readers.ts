// Every tool reader that is code rather than data. A reader sees paths as `relativisePaths` left them: relative inside
// the project, starting with `<dep>/`, `<tmp>/` or `~/` outside it. A reader that finds the check itself at fault
// gives one of the codes `no-tests`, `usage`, `command-not-found`, `not-executable` and `missing-script`; they make
// the failure one of kind `gate`.

import { coverage } from '../reading/coverage.ts';
import type { ToolReader } from '../reading/reader.ts';
import { docker } from './docker.ts';
import { dotnet } from './dotnet.ts';
import { jest } from './javascript/jest.ts';
import { cypress, mocha } from './javascript/mocha.ts';
import { node } from './javascript/node.ts';
import { nodeTest } from './javascript/node-test.ts';
import { tap } from './javascript/tap.ts';
import { vitest } from './javascript/vitest.ts';
import { gradle, gradleTest } from './jvm/gradle.ts';
import { java } from './jvm/java.ts';
import { javac } from './jvm/javac.ts';
import { junit } from './jvm/junit.ts';
import { maven } from './jvm/maven.ts';
import { gcc } from './native/gcc.ts';
import { goBuild } from './native/go-build.ts';
import { goTest } from './native/go-test.ts';
import { linker } from './native/linker.ts';
import { make } from './native/make.ts';
import { rustPanic } from './native/rust-panic.ts';
import { rustc } from './native/rustc.ts';
import { sanitizers } from './native/sanitizers.ts';
import { npm } from './npm.ts';
import { pytest } from './python/pytest.ts';
import { python } from './python/python.ts';
import { ruff } from './python/ruff.ts';
import { php } from './scripting/php.ts';
import { ruby } from './scripting/ruby.ts';
import { shell } from './scripting/shell.ts';

export const readers: readonly ToolReader[] = [
  coverage,
  docker,
  dotnet,
  gcc,
  goBuild,
  goTest,
  gradle,
  gradleTest,
  java,
  javac,
  jest,
  junit,
  linker,
  make,
  maven,
  cypress,
  mocha,
  node,
  nodeTest,
  npm,
  php,
  pytest,
  python,
  ruby,
  ruff,
  rustc,
  rustPanic,
  sanitizers,
  shell,
  tap,
  vitest,
];
