// Whether a connection was refused by this machine. What a project starts itself listens here; any other host is
// outside of it.

/**
 * True if `said` reports a connection that this machine refused or reset, or that was refused by no named host.
 * `lines` is the whole output: where `said` names no host, its lines about the connection may.
 */
export function isRefusedHere(said: string, lines: readonly string[]): boolean {
  if (!REFUSED.test(said) && !RESET.test(said)) return false;
  const named = hostsIn(said);
  const hosts = named.length > 0 ? named : lines.filter((line) => ABOUT.test(line)).flatMap(hostsIn);
  return hosts.length > 0 ? hosts.every(isThisMachine) : REFUSED.test(said);
}

const REFUSED = /ECONNREFUSED|connection refused/i;
const RESET = /ECONNRESET|connection reset/i;
/** Node prints where it wanted to connect to as properties of the error. */
const ABOUT = /ECONNREFUSED|ECONNRESET|connection (?:refused|reset)|^\s{1,20}address: /i;

/** The ways in which tools name a host; each has it as its first group. */
const HOSTS: readonly RegExp[] = [
  /:\/\/(?:[^\s/@]{1,200}@)?(\[[\da-f:.]{2,60}\]|[\w.-]{1,250})/gi,
  /(?<![\w.])(\d{1,3}(?:\.\d{1,3}){3})(?![\w.])/g,
  /(?<![\w:])((?=[a-f:]*\d)[\da-f:]{0,40}::[\da-f]{0,4})/gi,
  // At the start of a line, `ping.js:12` is a place.
  /(?<=[\s(/"'=])([a-z][\w.-]{0,250}):\d{2,5}(?!\w|:\d)/gi,
  /^([a-z][\w-]{0,250}):\d{2,5}(?!\w|:\d)/gi,
  /\b(?:to|host|for|at|from) ["']?([\w.-]{1,250})["']?,? port [=:]?\d/gi,
  /\bhost(?:name)?["']?[ =:]{1,3}["']([\w.-]{1,250})["']/gi,
];

function hostsIn(text: string): readonly string[] {
  return HOSTS.flatMap((form) => [...text.matchAll(form)].flatMap(([, host]) => host ?? []));
}

const THIS_MACHINE =
  /^(?:(?:.{1,250}\.)?localhost|ip6-localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[?::1?\]?)$/i;

function isThisMachine(host: string): boolean {
  return THIS_MACHINE.test(host);
}
