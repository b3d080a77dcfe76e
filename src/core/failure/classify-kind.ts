// Tells whose fault a failure is: the project's (`code`), the world's (`infra`) or the check's (`gate`).

import type { ChosenFinding } from './reading/choose-findings.ts';
import { isRefusedHere } from './refused-here.ts';
import type { FailureContext, FailureKind } from './text/failure.ts';

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

/** A request to another machine failed: its name, certificate, proxy, limits, or the machine itself. */
const REQUEST: readonly RegExp[] = [
  /\b(?:ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET_TIMEOUT|ERR_PNPM_META_FETCH_FAIL)\b/,
  /\b429\b.{0,30}(?:Too Many|rate)|Too Many Requests|rate limit(?:ed| exceeded| reached)/i,
  /\b50[0234]\b.{0,20}(?:Internal Server|Bad Gateway|Service Unavailable|Gateway Time)/i,
  /\b(?:status(?: code)?|HTTP(?:\/[\d.]+)?|error)[ :=]{1,3}(?:429|50[234])\b(?! [a-z])/i,
  /Cannot connect to the Docker daemon|Could not transfer artifact|Connection (?:refused|reset|timed out)/i,
  /Temporary failure in name resolution|Could not resolve host|Name or service not known|No such host|network is unreachable/i,
  /TLS handshake timeout|i\/o timeout|SSL_ERROR_SYSCALL|licen[cs]e server/i,
  /certificate (?:has expired|verify failed)|self[-_ ]signed[-_ ]cert|unable to (?:get local issuer|verify the first cert)/i,
  /\bProxyError\b|\b407\b.{0,10}Proxy Auth|proxy authentication required|cannot connect to proxy/i,
];
/** This machine ran out of something. */
const EXHAUSTED: readonly RegExp[] = [
  /\b(?:ENOSPC|EMFILE|ENFILE)\b|heap out of memory|Cannot allocate memory|No space left on device|Too many open files/i,
  /\bOutOfMemoryError\b|Java heap space|GC overhead limit|\bTimeout calling "\w{1,40}"/,
];
/** In small letters, one of them in whatever a pattern above matches: most failures have none, and compile no pattern. */
const INFRA_CUES: readonly string[] = [
  ...['econn', 'etimedout', 'enotfound', 'eai_again', 'epipe', 'enospc', 'emfile', 'enfile', 'unreach'],
  ...['err_socket', 'err_pnpm', '429', '500', '502', '503', '504', 'too many', 'rate limit', 'memory'],
  ...['space left', 'docker', 'artifact', 'connection', 'failure in name', 'resolve host', 'name or service'],
  ...['no such host', 'tls', 'timeout', 'cert', 'ssl_', 'issuer', 'proxy', 'server', 'heap', 'gc overhead'],
];
const GATE =
  /command not found|: not found$|^Missing script|is not recognized as an internal or external command|^(?:error: )?(?:unknown|unrecognized|unexpected) (?:option|argument|command)/i;
/** A program, a version of one, an SDK, a library of the machine or a browser is missing, too old or not installed. */
const LACKING: readonly RegExp[] = [
  /\b(?:toolchain|SDK|JDK|binary|browser|executable|interpreter|version ["'`v]{0,2}\d\S{0,20}|\w{1,20}@\d\S{0,20})\b.{0,80}\b(?:not (?:yet )?installed|is missing|doesn't exist|could not be found)/i,
  /\brequires? (?:at least )?(?:Xcode|(?:\w{1,12} )?(?:SDK|JDK|JVM|runtime)(?: runtime)? version)\b/,
  /\b[A-Z]{2,12}_HOME is (?:not set|not defined|set to an invalid)|invalid active developer path|class file version|\bbinary to be installed here\b/,
];
const LOCK_FILE = /\b(?:lock ?file|package-lock\.json|[\w-]{1,20}[.-]lock(?:\.\w{1,5})?)\b/i;

/** `found` are the findings the failure is made of. */
export function classifyKind(
  found: readonly ChosenFinding[],
  lines: readonly string[],
  context: FailureContext,
): FailureKind {
  if (context.timedOut === true || context.exitCode === 124) return 'gate';
  if (isOutOfMemory(lines, context)) return 'infra';
  if (found.every((item) => isInfra(item, lines)) || isBehindRequest(found, lines)) return 'infra';
  if (found.every((item) => isGate(item)) || isNeverBegun(found)) return 'gate';
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
  if (!INFRA_CUES.some((cue) => small.includes(cue))) return false;
  return [...REQUEST, ...EXHAUSTED].some((pattern) => pattern.test(text));
}

/** An installer that reached nobody says in the end that what it wanted does not exist. */
function isBehindRequest(found: readonly ChosenFinding[], lines: readonly string[]): boolean {
  const isEmpty = found.every(({ finding }) => NOTHING_FOUND.test(finding.message));
  return isEmpty && lines.some((line) => RETRIED.test(line) && speaksOfInfra(line));
}

const NOTHING_FOUND = /could not find a version|no matching distribution/i;
const RETRIED = /\bretrying\b/i;

function isGate({ finding }: ChosenFinding): boolean {
  const { code, message, testId, phase, speech } = finding;
  // A lock file is the project's own.
  if (code === 'usage' && LOCK_FILE.test(message)) return false;
  if (code !== null && GATE_CODES.has(code)) return true;
  if (speech !== 'assertion' && isLacking(finding)) return true;
  return testId === null && (phase === 'run' || phase === 'install') && GATE.test(message);
}

/** What an exception of the project's own code says is the project's. */
function isLacking({ frame, message }: ChosenFinding['finding']): boolean {
  return frame === null && LACKING.some((pattern) => pattern.test(message));
}

/** One of several lines says so, and none names a file or a test. */
function isNeverBegun(found: readonly ChosenFinding[]): boolean {
  const isOutside = found.every(({ finding }) => finding.file === null && finding.testId === null);
  return isOutside && found.some(({ finding }) => isLacking(finding));
}
