// Gathers the facts of this machine that plans are judged against: files, programs, package scripts.

import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Place, projectFile } from '../../../adapters/files/place.ts';
import { readJson } from '../../../adapters/files/read-json.ts';
import { isOnPath } from '../../../adapters/process/find-program.ts';
import { phaseFiles, planName } from '../../../core/planning/documents/plan-id.ts';
import {
  madeFiles,
  type PackageFacts,
  type PlanSurroundings,
} from '../../../core/planning/rules/plan-surroundings.ts';
import { planWaves } from '../../../core/planning/rules/waves.ts';
import { type Phase, wavePlans } from '../documents/read-phase.ts';

type Environment = Readonly<Record<string, string | undefined>>;

interface Around {
  /** The phase as read from its folder; null when there is none. */
  readonly phase: Phase | null;
  /** The ids of REQUIREMENTS.md; null when there is none. */
  readonly requirements: readonly string[] | null;
  readonly env: Environment;
}

/** @param file the absolute path of the plan */
export function surroundingsOf(
  root: string,
  file: string,
  { phase, requirements, env }: Around,
): PlanSurroundings {
  const { plans, oddlyNamed } = phaseFiles(phase?.names ?? [], []);
  return {
    fileName: basename(file),
    siblings: [...plans, ...oddlyNamed],
    requirements,
    exists: (path) => existsSync(join(root, path)),
    made: phase === null ? [] : madeBefore(phase, basename(file)),
    hasProgram: (name) => hasProgram(name, env),
    packageAt: (path) => packageAt(join(root, path, 'package.json'), projectFile(root)),
  };
}

/** Files made by the plans that this one depends on, directly or indirectly. */
function madeBefore(phase: Phase, name: string): readonly string[] {
  const nodes = new Map(planWaves(wavePlans(phase)).nodes.map((node) => [node.id, node]));
  const before = new Set<string>();
  const waiting = [...(nodes.get(planName(name).id)?.dependsOn ?? [])];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (before.has(id)) continue;
    before.add(id);
    waiting.push(...(nodes.get(id)?.dependsOn ?? []));
  }
  return phase.plans.filter(({ id }) => before.has(id)).flatMap(({ document }) => madeFiles(document));
}

/** Checks run in a POSIX shell, which on Windows provides these programs without the PATH. */
const OF_THE_SHELL = new Set(
  'awk basename bash cat chmod cmp comm cp curl cut date diff dirname env expr find grep egrep fgrep gzip head id ln ls mkdir mktemp mv od paste rm rmdir sed seq sh sleep sort split stat tail tar tee touch tr uname uniq wc which xargs'.split(
    ' ',
  ),
);

function hasProgram(name: string, env: Environment): boolean {
  return (process.platform === 'win32' && OF_THE_SHELL.has(name)) || isOnPath(name, env);
}

function packageAt(path: string, place: Place): PackageFacts | null {
  const file = readJson(path, place);
  if (file.status !== 'ok') return null;
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
  return {
    scripts: keysIn(file.value, 'scripts'),
    dependencies: kinds.flatMap((kind) => keysIn(file.value, kind)),
  };
}

function keysIn(manifest: unknown, key: string): readonly string[] {
  const found: unknown =
    typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, key) : undefined;
  return typeof found === 'object' && found !== null ? Object.keys(found) : [];
}
