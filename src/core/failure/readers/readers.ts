// Every tool reader that is code rather than data. A reader sees paths as `relativisePaths` left them: relative inside
// the project, starting with `<dep>/`, `<tmp>/` or `~/` outside it. A reader that finds the check itself at fault
// gives one of the codes `no-tests`, `usage`, `command-not-found`, `not-executable` and `missing-script`; they make
// the failure one of kind `gate`.

import { coverage } from './coverage.ts';
import { docker } from './docker.ts';
import { dotnet } from './dotnet.ts';
import { gcc } from './gcc.ts';
import { goBuild } from './go-build.ts';
import { goTest } from './go-test.ts';
import { gradle, gradleTest } from './gradle.ts';
import { java } from './java.ts';
import { javac } from './javac.ts';
import { jest } from './javascript/jest.ts';
import { cypress, mocha } from './javascript/mocha.ts';
import { node } from './javascript/node.ts';
import { nodeTest } from './javascript/node-test.ts';
import { tap } from './javascript/tap.ts';
import { vitest } from './javascript/vitest.ts';
import { junit } from './junit.ts';
import { linker } from './linker.ts';
import { make } from './make.ts';
import { maven } from './maven.ts';
import { npm } from './npm.ts';
import { php } from './php.ts';
import { pytest } from './pytest.ts';
import { python } from './python.ts';
import type { ToolReader } from './reader.ts';
import { ruby } from './ruby.ts';
import { ruff } from './ruff.ts';
import { rustPanic } from './rust-panic.ts';
import { rustc } from './rustc.ts';
import { sanitizers } from './sanitizers.ts';
import { shell } from './shell.ts';

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
