// What the user typed after `/msw:execute`: a phase, and which of its plans.

export interface ExecutionRequest {
  /** As typed. */
  readonly phase: string;
  readonly wave: number | null;
  readonly gapsOnly: boolean;
  /** The digest of the commands that the user has read and allows; null when none was typed. */
  readonly trust: string | null;
}

export type ExecutionArguments =
  | { readonly status: 'ok'; readonly request: ExecutionRequest }
  | { readonly status: 'refused'; readonly reason: string };

const USAGE = '/msw:execute PHASE [--wave W] [--gaps-only] [--trust DIGEST]';

/** Every refusal is one sentence that says what to type. */
export function executionArguments(raw: string): ExecutionArguments {
  const words = raw.trim().split(/\s+/).filter(Boolean);
  let request: ExecutionRequest = { phase: '', wave: null, gapsOnly: false, trust: null };
  for (let at = 0; at < words.length; at += 1) {
    const [name = '', inline] = splitOption(words[at] ?? '');
    const takesValue = name === '--wave' || name === '--trust';
    const value = takesValue ? (inline ?? words[++at] ?? '') : inline;
    const next = applyWord(request, name, value);
    if (typeof next === 'string') return { status: 'refused', reason: next };
    request = next;
  }
  return request.phase === ''
    ? { status: 'refused', reason: `The phase is missing: ${USAGE}.` }
    : { status: 'ok', request };
}

function splitOption(word: string): readonly [string, string?] {
  const at = word.startsWith('--') ? word.indexOf('=') : -1;
  return at === -1 ? [word] : [word.slice(0, at), word.slice(at + 1)];
}

function applyWord(
  request: ExecutionRequest,
  name: string,
  value: string | undefined,
): ExecutionRequest | string {
  switch (name) {
    case '--wave':
      return /^\d{1,3}$/.test(value ?? '')
        ? { ...request, wave: Number(value) }
        : 'Option --wave needs the number of a wave, for example --wave 1.';
    case '--trust':
      return /^[0-9a-f]{16}$/.test(value ?? '')
        ? { ...request, trust: value ?? '' }
        : 'Option --trust needs the digest that MSW printed below the list of commands.';
    case '--gaps-only':
      return { ...request, gapsOnly: true };
  }
  if (name.startsWith('-')) return `Unknown option ${name.slice(0, 40)}: ${USAGE}.`;
  if (request.phase !== '') return `One phase at a time: ${USAGE}.`;
  return /^[A-Za-z0-9][A-Za-z0-9.-]{0,40}$/.test(name)
    ? { ...request, phase: name }
    : `"${name.slice(0, 40)}" is no number of a phase: ${USAGE}.`;
}
