// What the status line of a STATE file means: one of seven words where it is known, else the text itself.

const EXACT: Readonly<Record<string, string>> = {
  paused: 'paused',
  stopped: 'paused',
  executing: 'executing',
  'in progress': 'executing',
  'ready to execute': 'executing',
  planning: 'planning',
  'ready to plan': 'planning',
  'planning complete': 'planning',
  discussing: 'discussing',
  verifying: 'verifying',
  'phase complete — ready for verification': 'verifying',
  completed: 'completed',
  complete: 'completed',
  done: 'completed',
  'phase complete': 'completed',
  'all phases complete': 'completed',
  'milestone complete': 'completed',
  unknown: 'unknown',
};

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^executing phase \S+$/, 'executing'],
  [/^planning phase \S+$/, 'planning'],
  [/^verifying phase \S+$/, 'verifying'],
  [/^phase \S+ complete$/, 'completed'],
  [/^\S+ milestone complete$/, 'completed'],
  [/^complete ?[✓✔✅☑]?$/, 'completed'],
];

/** As gsd-core: the whole value decides, prose passes through, a pause time forces `paused`. */
export function stateStatus(status: string | null, pausedAt: string | null): string {
  if (pausedAt !== null && pausedAt !== '') return 'paused';
  if (status === null || status === '') return 'unknown';
  return knownStatus(status) ?? status;
}

/** Null for prose, which is a person's and stays. */
export function knownStatus(status: string): string | null {
  const key = status.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  return (
    (Object.hasOwn(EXACT, key) ? EXACT[key] : PATTERNS.find(([pattern]) => pattern.test(key))?.[1]) ?? null
  );
}
