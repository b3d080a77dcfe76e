// The keys that a person accepts, one a line: a key id, a public key of MSW's in base64, or a line of ssh's
// allowed_signers.

import { ed25519Key, fromBase64, keyIdOf } from './envelope.ts';

export type Signers =
  /** The name of each by its key id; lines for other kinds of ssh key are for ssh-keygen alone. */
  | { readonly status: 'ok'; readonly names: ReadonlyMap<string, string> }
  /** `reason` is a clause. */
  | { readonly status: 'refused'; readonly reason: string };

export function readSigners(text: string): Signers {
  const names = new Map<string, string>();
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const words = line.split(/\s+/).filter((word) => word !== '');
    if (words.length === 0 || words[0]?.startsWith('#')) continue;
    const found = signerIn(words);
    if (found === null)
      return {
        status: 'refused',
        reason: `line ${at + 1} is neither a key id, a public key nor a line of ssh's allowed_signers`,
      };
    if (found !== 'ssh') names.set(found.keyid, found.name);
  }
  return { status: 'ok', names };
}

type Signer = { readonly keyid: string; readonly name: string };

/** `ssh`: valid, but no key that MSW signs with. */
function signerIn(words: readonly string[]): Signer | 'ssh' | null {
  const [first = '', second] = words;
  if (/^[\da-f]{64}$/.test(first)) return { keyid: first, name: second ?? first.slice(0, 16) };
  const key = fromBase64(first);
  if (key?.length === SPKI_BYTES) return { keyid: keyIdOf(key), name: second ?? keyIdOf(key).slice(0, 16) };
  const at = words.findIndex((word) => /^(?:ssh|ecdsa|sk)-[\w@.-]+$/.test(word));
  const blob = fromBase64(words[at + 1] ?? '');
  if (at === -1 || blob === null) return null;
  // Between principal and key stand options, which only ssh-keygen understands.
  if (words[at] !== 'ssh-ed25519' || at > 1 || blob.length !== SSH_BYTES) return 'ssh';
  const keyid = keyIdOf(ed25519Key(blob.slice(-32)));
  return { keyid, name: at === 1 ? first : keyid.slice(0, 16) };
}

const SPKI_BYTES = 44;
/** The name of the kind of key and the key, each with its length. */
const SSH_BYTES = 4 + 'ssh-ed25519'.length + 4 + 32;
