// The names of accounts, which nlm calls profiles: which are valid, and how a person types them.

import { harmless } from '../text/harmless.ts';
import { type Prose, prose } from '../text/prose.ts';
import { quoteName } from '../text/quote-name.ts';

/** What nlm accepts and a path can contain: letters of any script, inner spaces, addresses. */
const PROFILE = /^(?!.*(?:\.\.| $))[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.@+ -]{0,99}$/u;

/** For a JSON Schema. */
export const PROFILE_PATTERN = PROFILE.source;

/** A profile name is part of a path in nlm's store. */
export function isProfileName(name: string): boolean {
  return PROFILE.test(name);
}

/** The command that logs an account in; null stands for nlm's default account. */
export function loginCommand(profile: string | null): string {
  return profile === null ? 'nlm login' : `nlm login --profile ${typedProfile(profile)}`;
}

/** The same for Claude: a name that could pass for an instruction is quoted. */
export function quotedLogin(profile: string): Prose {
  return prose`nlm login --profile ${quoteName(profile, 80)}`;
}

function typedProfile(profile: string): string {
  if (!isProfileName(profile)) return 'NAME';
  return /^[\w.@+-]+$/.test(profile) ? profile : `"${harmless(profile)}"`;
}
