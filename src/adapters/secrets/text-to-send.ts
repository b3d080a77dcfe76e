// What of a text may leave this machine: no secrets, no names of people or machines.

import { homedir, hostname, userInfo } from 'node:os';
import { basename } from 'node:path';
import { redact } from '../../core/secrets/redact.ts';
import { withoutPersonal } from '../../core/secrets/without-personal.ts';

/** Everything that is sent goes through this; what stays here goes through `redact` alone. */
export function textToSend(text: string): string {
  return withoutPersonal(redact(text), namesHere());
}

function namesHere(): readonly string[] {
  return [...new Set([basename(homedir()), userName(), hostname()])].filter((name) => name !== '');
}

/** A container may run as a user that nobody gave a name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}
