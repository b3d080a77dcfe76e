// What a test needs from the machine besides node: in CI a missing part is a failure, elsewhere a printed skip.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe } from 'vitest';
import {
  hasCycloneDx,
  hasDocumented,
  hasInToto,
  hasObsidianLinter,
  hasRunner,
  inCi,
  nlmBinary,
  pgvectorPackages,
} from '../../scripts/setup.mjs';
import { isOnPath } from '../../src/adapters/process/find-program.ts';
import { type ClientVersion, findClientBinary } from './client-binary.ts';
import { postgresFolder } from './postgres.ts';

export type Requirement =
  | `client ${ClientVersion}`
  | `nlm ${'0.15.8' | '0.9.13'}`
  | 'tmux'
  | 'git'
  | 'python3'
  | 'jest'
  | 'inspector'
  | 'conformance'
  | 'pytest'
  | 'documented packages'
  | 'in-toto'
  | 'cyclonedx'
  | 'ssh-keygen'
  | 'cargo'
  | 'go'
  | 'java'
  | 'postgres'
  | 'pgvector'
  | 'chromium'
  | 'bash'
  | 'zsh'
  | 'fish'
  | 'obsidian linter'
  | 'systemd'
  | 'posix';

/** `describe`, or `describe.skip` when a part is missing on a user's machine. Throws in CI, which fails the file. */
export const requireOrSkip = (...parts: readonly Requirement[]): typeof describe | typeof describe.skip => {
  const missing = parts.filter((part) => !isPresent(part));
  if (missing.length === 0) return describe;
  const reason = `missing: ${missing.join(', ')} (node scripts/setup.mjs installs what it can)`;
  if (inCi() && missing.some(isObtainable)) throw new Error(reason);
  console.warn(`skipped, ${reason}`);
  return describe.skip;
};

const PROBES: Partial<Record<Requirement, readonly [program: string, flag: string]>> = {
  tmux: ['tmux', '-V'],
  systemd: ['systemd-analyze', '--version'],
  git: ['git', '--version'],
  python3: ['python3', '--version'],
  cargo: ['cargo', '--version'],
  go: ['go', 'version'],
  java: ['javac', '-version'],
  chromium: ['chromium-headless-shell', '--version'],
  bash: ['bash', '--version'],
  zsh: ['zsh', '--version'],
  fish: ['fish', '--version'],
};

const INSTALLED: Partial<Record<Requirement, () => boolean>> = {
  'documented packages': () => hasDocumented(),
  'in-toto': () => hasInToto(),
  cyclonedx: () => hasCycloneDx(),
  'obsidian linter': () => hasObsidianLinter(),
  postgres: () => postgresFolder() !== null,
  pgvector: () => pgvectorPackages() !== undefined,
  // It has no option that only prints its version.
  'ssh-keygen': () => isOnPath('ssh-keygen', process.env),
};

export const isPresent = (part: Requirement): boolean => {
  if (part === 'posix') return process.platform !== 'win32';
  if (part === 'jest' || part === 'inspector' || part === 'conformance' || part === 'pytest')
    return hasRunner(part);
  const installed = INSTALLED[part];
  if (installed !== undefined) return installed();
  const probe = PROBES[part];
  if (probe !== undefined) return answers(...probe);
  if (part === 'nlm 0.15.8' || part === 'nlm 0.9.13') return existsSync(nlmBinary(part.slice('nlm '.length)));
  if (part === 'client 2.1.197') return findClientBinary('2.1.197') !== undefined;
  return findClientBinary('2.1.332') !== undefined;
};

// Windows has no terminal multiplexer and no POSIX signals, and only Debian's packages bring shells.
const isObtainable = (part: Requirement): boolean =>
  // A container in CI may have no systemd.
  part !== 'systemd' &&
  (process.platform === 'linux' || !['bash', 'zsh', 'fish'].includes(part)) &&
  (process.platform !== 'win32' || !['posix', 'tmux', 'postgres', 'pgvector', 'chromium'].includes(part));

const answers = (program: string, flag: string): boolean => {
  try {
    execFileSync(program, [flag], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};
