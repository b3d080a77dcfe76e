// The queue of jobs: a machine runs only so many at once, and jobs that change the same files take turns.

export interface Waiting {
  readonly id: string;
  readonly project: string;
  /** Research changes no files and mostly waits, so it has a line of its own. */
  readonly lane: 'client' | 'research';
  readonly state: 'queued' | 'running' | 'waiting' | 'cancelling';
  readonly queuedAt: number;
}

/** Ids of the jobs that may start now, the longest waiting first. */
export function nextInLine(all: readonly Waiting[], atOnce: number): readonly string[] {
  const working = all.filter(({ state }) => state === 'running' || state === 'cancelling');
  const begun: Waiting[] = [];
  const queued = all
    .filter(({ state }) => state === 'queued')
    .toSorted((left, right) => left.queuedAt - right.queuedAt || (left.id < right.id ? -1 : 1));
  for (const one of queued) {
    const busy = [...working, ...begun].filter(({ lane }) => lane === one.lane);
    const isInTheWay = one.lane === 'client' && busy.some(({ project }) => project === one.project);
    if (busy.length < atOnce && !isInTheWay) begun.push(one);
  }
  return begun.map(({ id }) => id);
}
