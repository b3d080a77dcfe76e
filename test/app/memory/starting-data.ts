// Memories as an unmaintained store has them: no structure, nearly all important, unreadable times, no author, and
// links that say little. The same seed gives the same memories.

export interface StartingData {
  readonly memories: readonly Record<string, unknown>[];
  readonly relationships: readonly Record<string, unknown>[];
}

export const startingData = (count: number, seed = 1): StartingData => {
  let state = seed;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const pick = (words: readonly string[]): string => words[Math.floor(random() * words.length)] ?? '';
  const topics = [
    'cache',
    'retry',
    'migration',
    'login',
    'queue',
    'invoice',
    'search',
    'upload',
    'clock',
    'proxy',
  ];
  const verbs = [
    'fails when',
    'is slow because',
    'was replaced since',
    'needs',
    'must not touch',
    'waits for',
  ];
  const things = [
    'the index is cold',
    'tokens expire',
    'two workers meet',
    'the file is large',
    'the hour changes',
  ];
  const memories = Array.from({ length: count }, (_, index) => ({
    id: `m-${index}`,
    content: `The ${pick(topics)} of service ${index} ${pick(verbs)} ${pick(things)}, seen in build ${Math.floor(random() * 9000)}.`,
    importance: random() < 0.827 ? 8 + Math.floor(random() * 3) : 1 + Math.floor(random() * 7),
    // 4.37 of them on average.
    tags: Array.from({ length: random() < 0.37 ? 5 : 4 }, (__, at) => `${pick(topics)}-${at}`),
    created_at: pick(['yesterday', '20251301', 'Q3', '']),
    agent_type: 'unknown',
    mood: 'kept',
  }));
  const relationships = Array.from({ length: count }, (_, index) => ({
    from_memory_id: `m-${index}`,
    to_memory_id: `m-${(index + 1) % count}`,
    relationship_type: random() < 0.773 ? 'similar' : pick(['causes', 'solves', 'expands']),
    confidence: 0.8,
  }));
  return { memories, relationships };
};
