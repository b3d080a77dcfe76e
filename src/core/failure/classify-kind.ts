// Tells whose fault a failure is: the project's (`code`), the world's (`infra`) or the check's (`gate`).

import type { FailureContext, FailureKind } from './failure.ts';
import type { ChosenFinding } from './readers/choose-findings.ts';
import { isRefusedHere } from './refused-here.ts';

/** Codes by which a reader says that the check itself is wrong. */
const GATE_CODES: ReadonlySet<string> = new Set([
  'no-tests',
  'usage',
  'command-not-found',
  'not-executable',
  'missing-script',
  // tsc: option or configuration file unknown, nothing to compile.
  ...['TS5023', 'TS5025', 'TS5042', 'TS5057', 'TS5058', 'TS5083', 'TS6053', 'TS6369', 'TS18003'],
]);

const INFRA: readonly RegExp[] = [
  /\b(?:ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|ENOSPC|EMFILE|ENFILE|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET_TIMEOUT|ERR_PNPM_META_FETCH_FAIL)\b/,
  /\b429\b.{0,30}(?:Too Many|rate)|Too Many Requests|rate limit(?:ed| exceeded| reached)/i,
  /\b50[0234]\b.{0,20}(?:Internal Server|Bad Gateway|Service Unavailable|Gateway Time)/i,
  /\b(?:status(?: code)?|HTTP(?:\/[\d.]+)?|error)[ :=]{1,3}(?:429|50[234])\b/i,
  /heap out of memory|Cannot allocate memory|No space left on device|Too many open files/i,
  /Cannot connect to the Docker daemon|Could not transfer artifact|Connection (?:refused|reset|timed out)/i,
  /Temporary failure in name resolution|Could not resolve host|Name or service not known|No such host is known|no such host|network is unreachable/i,
  /TLS handshake timeout|i\/o timeout|certificate has expired|SSL_ERROR_SYSCALL|unable to get local issuer/i,
];
/** In small letters, one of them in whatever a pattern above matches: most failures have none, and compile no pattern. */
const INFRA_CUES: readonly string[] = [
  ...['econn', 'etimedout', 'enotfound', 'eai_again', 'epipe', 'enospc', 'emfile', 'enfile', 'unreach'],
  ...['err_socket', 'err_pnpm', '429', '500', '502', '503', '504', 'too many', 'rate limit', 'memory'],
  ...['space left', 'docker', 'artifact', 'connection', 'failure in name', 'resolve host', 'name or service'],
  ...['no such host', 'tls', 'timeout', 'certificate', 'ssl_', 'issuer'],
];
const GATE =
  /command not found|: not found$|^Missing script|is not recognized as an internal or external command|^(?:error: )?(?:unknown|unrecognized|unexpected) (?:option|argument|command)/i;

/** `found` are the findings the failure is made of. */
export function classifyKind(
  found: readonly ChosenFinding[],
  lines: readonly string[],
  context: FailureContext,
): FailureKind {
  if (context.timedOut === true || context.exitCode === 124) return 'gate';
  if (isOutOfMemory(lines, context)) return 'infra';
  if (found.every((item) => isInfra(item, lines))) return 'infra';
  if (found.every((item) => isGate(item))) return 'gate';
  const outside = found.every(({ finding }) => finding.phase === 'run' || finding.phase === 'install');
  return outside && (context.exitCode === 126 || context.exitCode === 127) ? 'gate' : 'code';
}

function isOutOfMemory(lines: readonly string[], context: FailureContext): boolean {
  if (context.exitCode === 137 || context.signal === 'SIGKILL') return true;
  return lines.some((line) => /^FATAL ERROR: .{1,200}heap out of memory|^Killed$/.test(line));
}

function isInfra({ finding }: ChosenFinding, lines: readonly string[]): boolean {
  const text = `${finding.code ?? ''} ${finding.class ?? ''} ${finding.message}`;
  // What a comparison says of a status is about the project's own server.
  if (finding.speech === 'assertion' || !speaksOfInfra(text)) return false;
  return !isRefusedHere(text, lines);
}

function speaksOfInfra(text: string): boolean {
  const small = text.toLowerCase();
  return INFRA_CUES.some((cue) => small.includes(cue)) && INFRA.some((pattern) => pattern.test(text));
}

function isGate({ finding }: ChosenFinding): boolean {
  if (finding.code !== null && GATE_CODES.has(finding.code)) return true;
  return (
    finding.testId === null &&
    (finding.phase === 'run' || finding.phase === 'install') &&
    GATE.test(finding.message)
  );
}
