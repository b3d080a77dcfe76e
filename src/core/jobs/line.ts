// Who works next: jobs wait in line for a place on this machine, and those that change the same files take turns.

export interface Waiting {
  readonly id: string;
  readonly project: string;
  /** Researches change no files and wait most of their time, so they have a line of their own. */
  readonly lane: 'client' | 'research';
  readonly state: 'queued' | 'running' | 'waiting' | 'cancelling';
  readonly queuedAt: number;
}

/** Ids of those that may begin now, the longest waiting first. */
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
