// The names of accounts, which nlm calls profiles: what they may be, and how a person types them.

import { harmless } from '../text/harmless.ts';
import { type Prose, prose } from '../text/prose.ts';
import { quoteName } from '../text/quote-name.ts';

/** What nlm takes and a path can hold: letters of any script, inner spaces, addresses. */
const PROFILE = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.@+ -]{0,99}$/u;

/** Profile names are parts of a path in nlm's store. */
export function isProfileName(name: string): boolean {
  return PROFILE.test(name) && !name.includes('..') && !name.endsWith(' ');
}

/** What a user types to log an account in; null: nlm's own default one. */
export function loginCommand(profile: string | null): string {
  return profile === null ? 'nlm login' : `nlm login --profile ${typedProfile(profile)}`;
}

/** The same where Claude may read it: a name that could say something is a quotation. */
export function quotedLogin(profile: string): Prose {
  return prose`nlm login --profile ${quoteName(profile, 80)}`;
}

function typedProfile(profile: string): string {
  if (!isProfileName(profile)) return 'NAME';
  return /^[\w.@+-]+$/.test(profile) ? profile : `"${harmless(profile)}"`;
}
