// The argument list of one call of nlm, so that it acts on exactly one account.

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
