// Removes from a text what must not leave this machine: secrets, and names of people and machines.

import { hostname, userInfo } from 'node:os';
import { basename } from 'node:path';
import { redact } from '../../core/secrets/redact.ts';
import { withoutPersonal } from '../../core/secrets/without-personal.ts';
import { homeFolder } from '../files/home-folder.ts';

/** All text that is sent goes through this; text that stays here goes only through `redact`. */
export function textToSend(text: string): string {
  return withoutPersonal(redact(text), namesHere());
}

function namesHere(): readonly string[] {
  return [...new Set([basename(homeFolder()), userName(), hostname()])].filter((name) => name !== '');
}

/** A container may run as a user without a name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}
