// The argument list and the environment of one call of nlm, so that it acts on exactly one account.

export interface QueryRequest {
  /** Id or alias. */
  readonly notebook: string;
  readonly question: string;
  /** Null: nlm's own default account. */
  readonly profile: string | null;
  /** For nlm itself; MSW's own limit is somewhat later. */
  readonly timeoutSeconds: number;
  /** Null: a new conversation, so that tasks do not read each other's. */
  readonly conversationId: string | null;
  /** Only these sources answer; by default all of the notebook. Fewer requests than without. */
  readonly sourceIds?: readonly string[];
}

const PROFILE = /^[A-Za-z0-9._-]{1,100}$/;

/** Options first, then `--`: a question may begin with a dash. */
export function queryArguments(request: QueryRequest): string[] {
  const { notebook, question, profile, timeoutSeconds, conversationId, sourceIds = [] } = request;
  const conversation =
    conversationId === null ? ['--new-conversation'] : ['--conversation-id', conversationId];
  const sources = sourceIds.length === 0 ? [] : ['--source-ids', sourceIds.join(',')];
  const options = ['--timeout', String(timeoutSeconds), ...conversation, ...sources];
  return verbArguments({ profile }, ['notebook', 'query', '--json'], [notebook, question], options);
}

/** The words of a verb and its options first, then what may begin with a dash. */
export function verbArguments(
  account: { readonly profile: string | null },
  words: readonly string[],
  positional: readonly string[] = [],
  options: readonly string[] = [],
): string[] {
  const profile = account.profile === null ? [] : ['--profile', account.profile];
  const rest = positional.length === 0 ? [] : ['--', ...positional];
  return [...words, ...profile, ...options, ...rest];
}

/** Profile names are parts of a path in nlm's store. */
export function isProfileName(name: string): boolean {
  return PROFILE.test(name) && !name.includes('..') && !name.startsWith('-');
}

/** `env` with what nlm needs to be parseable, and without what would make it act as another account. */
export function nlmEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  profile: string | null,
): Record<string, string> {
  const kept = Object.entries(env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && !DROPPED.has(entry[0].toUpperCase()),
  );
  return {
    ...Object.fromEntries(kept),
    ...SPEECH,
    // Beside --profile: recovery of an expired login would otherwise reload nlm's default account and act as it.
    ...(profile === null ? {} : { NLM_PROFILE: profile }),
  };
}

// Cookies in the environment beat --profile; a colour or an uploaded token says nothing here.
const DROPPED = new Set(['NOTEBOOKLM_COOKIES', 'FORCE_COLOR']);

const SPEECH = {
  COLUMNS: '1000',
  NO_COLOR: '1',
  _TYPER_STANDARD_TRACEBACK: '1',
  PYTHONUTF8: '1',
  PYTHONIOENCODING: 'utf-8',
  // A refused query is told at once; whether to try again is the quota's decision, not a retry loop's.
  NOTEBOOKLM_RATE_LIMIT_MAX_RETRIES: '0',
};
