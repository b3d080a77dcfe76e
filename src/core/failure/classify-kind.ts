// Tells whose fault a failure is: the project's (`code`), the world's (`infra`) or the check's (`gate`).

import type { ChosenFinding } from './choose-findings.ts';
import type { FailureContext, FailureKind } from './failure.ts';

/** Codes by which a reader says that the check itself is wrong. */
const GATE_CODES: ReadonlySet<string> = new Set([
  'no-tests',
  'usage',
  'command-not-found',
  'not-executable',
  'missing-script',
]);

const INFRA =
  /\b(?:ECONNRESET|ECONNREFUSED|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|ENOSPC|EMFILE|ERR_SOCKET_TIMEOUT)\b|\b429\b.{0,30}(?:Too Many|rate)|Too Many Requests|rate limit|\b50[234]\b.{0,30}(?:Bad Gateway|Service|Gateway|error)|(?:status(?: code)?|HTTP)[ :=]+(?:429|50[234])\b|heap out of memory|Cannot connect to the Docker daemon|Could not transfer artifact|Temporary failure in name resolution|No space left on device|Could not resolve host|network is unreachable|TLS handshake timeout|i\/o timeout/i;
const LOCAL = /localhost|127\.0\.0\.1|::1|0\.0\.0\.0/;
const GATE =
  /command not found|: not found$|Missing script|is not recognized as an internal or external command/;

/** `found` are the items the failure is made of, `lines` the cleaned output. */
export function classifyKind(
  found: readonly ChosenFinding[],
  lines: readonly string[],
  context: FailureContext,
): FailureKind {
  if (context.timedOut === true || context.exitCode === 124) return 'gate';
  if (isKilledForMemory(lines, context)) return 'infra';
  if (found.every((item) => isInfra(item))) return 'infra';
  if (found.every((item) => isGate(item))) return 'gate';
  if (context.exitCode === 126 || context.exitCode === 127) return 'gate';
  return 'code';
}

function isKilledForMemory(lines: readonly string[], context: FailureContext): boolean {
  if (context.exitCode === 137 || context.signal === 'SIGKILL') return true;
  return lines.some((line) => /JavaScript heap out of memory|^Killed$/.test(line));
}

function isInfra({ finding }: ChosenFinding): boolean {
  const text = `${finding.code ?? ''} ${finding.class ?? ''} ${finding.message}`;
  if (!INFRA.test(text)) return false;
  return !(finding.phase === 'test' && /ECONNREFUSED/.test(text) && LOCAL.test(text));
}

function isGate({ finding }: ChosenFinding): boolean {
  return (finding.code !== null && GATE_CODES.has(finding.code)) || GATE.test(finding.message);
}
