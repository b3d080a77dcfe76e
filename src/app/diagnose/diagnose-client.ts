// The doctor's checks of the platform: node, and the client with its limits.

import { findProgram } from '../../adapters/process/find-program.ts';
import { runProgram } from '../../adapters/process/run-program.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { broken, type DiagnosisCheck, fine, odd } from './diagnose-check.ts';
import { variableInSettings } from './diagnose-settings.ts';

const oldestNode = 20;
const recommendedNode = 22;
/** The first client whose Stop hooks may answer with additional context. */
const oldestClient = '2.1.163';
const oldestTestedClient = '2.1.197';

export function diagnoseNode(): DiagnosisCheck {
  return judgeNode(process.versions.node);
}

export function judgeNode(version: string): DiagnosisCheck {
  const major = Number.parseInt(version, 10);
  if (major < oldestNode) {
    return broken('node', version, `MSW needs Node ${oldestNode}: install Node ${recommendedNode} or newer.`);
  }
  return fine(
    'node',
    major < recommendedNode ? `${version} (${recommendedNode} or newer is recommended)` : version,
  );
}

export async function diagnoseClient(workspace: Workspace): Promise<DiagnosisCheck> {
  const told = versionIn((workspace.env.AI_AGENT ?? '').replace(/^claude-code[_/]/, ''));
  if (told !== null && workspace.env.AI_AGENT?.startsWith('claude-code')) return judgeClient(told);
  const name = 'Claude Code';
  const program = findProgram('claude', workspace.env, workspace.project);
  if (program === null)
    return odd(name, 'claude is not on the PATH here', `Check that it is ${oldestClient} or newer.`);
  const version = versionIn((await askVersion(program, workspace)) ?? '');
  return version === null
    ? odd(name, `${program} did not report its version`, `Check that it is ${oldestClient} or newer.`)
    : judgeClient(version);
}

export function judgeClient(version: string): DiagnosisCheck {
  const name = 'Claude Code';
  if (isOlder(version, oldestClient)) {
    return broken(name, version, `MSW needs ${oldestClient} or newer: run "claude update".`);
  }
  if (isOlder(version, oldestTestedClient)) {
    return odd(
      name,
      `${version}, older than what MSW is tested with (${oldestTestedClient})`,
      'Run "claude update".',
    );
  }
  return fine(name, version);
}

/** The client ends a turn after this many blocks in a row without a tool call; MSW ends its loop before that. */
export function diagnoseBlockCap(workspace: Workspace): DiagnosisCheck {
  const name = 'block cap';
  const variable = 'CLAUDE_CODE_STOP_HOOK_BLOCK_CAP';
  // In a terminal, the settings are all that can be seen of the client's environment.
  const given = workspace.env[variable] ?? variableInSettings(workspace, variable);
  if (given === undefined || given === '') return fine(name, '8 (the client’s own)');
  const cap = Number.parseInt(given, 10);
  if (Number.isNaN(cap)) return odd(name, `${variable} is "${given}", which is not a number`, 'Unset it.');
  if (cap <= 0) return fine(name, `none (${variable}=${given}); MSW still ends an idle loop after 7`);
  if (cap < 4) {
    const detail = `${cap}: a loop ends after ${Math.max(1, cap - 1)} answers without a tool call`;
    return odd(name, detail, `Unset ${variable}, or set it to 8.`);
  }
  return fine(name, `${cap} (${variable})`);
}

/** `2.1.197`, also from `2.1.197 (Claude Code)` and `2-1-197_harness`. */
function versionIn(text: string): string | null {
  const parts = /(\d{1,9})[.-](\d{1,9})[.-](\d{1,9})/.exec(text);
  return parts === null ? null : `${parts[1]}.${parts[2]}.${parts[3]}`;
}

function isOlder(version: string, than: string): boolean {
  const [a, b] = [version, than].map((text) => text.split('.').map(Number));
  const at = (a ?? []).findIndex((part, index) => part !== b?.[index]);
  return at >= 0 && (a?.[at] ?? 0) < (b?.[at] ?? 0);
}

const LIMIT_MS = 8_000;

/** The first line that `<executable> --version` prints; null when none is printed in time. */
export async function askVersion(
  executable: string,
  { env, project }: Pick<Workspace, 'env' | 'project'>,
  limitMs = LIMIT_MS,
): Promise<string | null> {
  const call = { executable, args: ['--version'], env, projectRoot: project, limitMs };
  const { exitCode, stdout } = await runProgram(call);
  const line = stdout.trim().split('\n')[0]?.trim() ?? '';
  return exitCode === 0 && line !== '' ? line : null;
}
