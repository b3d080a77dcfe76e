// Which lines of the guidance cache can be left out without changing anything that is ever read from it.

import type { CacheLine } from './cache-entry.ts';

/** One flag per line: keep it. Of lines that say the same thing again, answers keep the first, others the last. */
export function keptLines(lines: readonly CacheLine[]): boolean[] {
  const keepers = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    const key = identity(line);
    if (line.kind !== 'answered' || !keepers.has(key)) keepers.set(key, index);
  }
  const kept = new Set(keepers.values());
  return lines.map((_, index) => kept.has(index));
}

function identity(line: CacheLine): string {
  switch (line.kind) {
    case 'answered':
      return JSON.stringify([line.kind, line.class, line.guidance.id]);
    case 'offered':
    case 'judged':
      return JSON.stringify([line.kind, line.class, line.guidance, line.loop]);
    case 'followed-up':
      return JSON.stringify([line.kind, line.class, line.guidance]);
    case 'refused':
      return JSON.stringify([line.kind, line.class, line.refusal.reason]);
    case 'asked':
      return JSON.stringify([line.kind, line.class]);
  }
}
