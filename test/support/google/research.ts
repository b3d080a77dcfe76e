// The research tasks of the stand-in: one per notebook, done after as many polls as a test wants.

import type { Json } from './wire.ts';

export interface FoundSource {
  readonly url: string;
  readonly title: string;
}

interface Task {
  readonly topic: string;
  readonly mode: 'fast' | 'deep';
  readonly source: Source;
  readonly id: string;
  looks: number;
}

type Source = 'web' | 'drive';

const RUNNING = 1;
const DONE = 2;
const REPORT = 5;
/** A document of Google Drive, as the type of a result. */
const DOCUMENT = 2;

export class Research {
  /** The number of polls that find it still running; `Infinity` plays a failed one, which never says so. */
  looksUntilDone = 0;
  found: readonly FoundSource[] = [
    { url: 'https://a.example/1', title: 'Result A' },
    { url: 'https://b.example/2', title: 'Result B' },
  ];
  /** The report of a deep research. */
  report = '# Report\n\nA and B agree [1].';
  /** Where each research looked, in order. */
  readonly sources: Source[] = [];
  readonly #tasks = new Map<string, Task>();
  #count = 0;

  /** The id of the new task. */
  start(notebook: string, topic: string, mode: Task['mode'], source: Source): string {
    this.sources.push(source);
    this.#count += 1;
    const id = taskId('a', this.#count);
    this.#tasks.set(notebook, { topic, mode, source, id, looks: 0 });
    return id;
  }

  poll(notebook: string): Json {
    const task = this.#tasks.get(notebook);
    if (task === undefined) return [];
    task.looks += 1;
    const isDone = task.looks > this.looksUntilDone;
    // A deep task gets another id once it runs.
    const id = task.mode === 'deep' ? task.id.replace('-a', '-b') : task.id;
    return [[[id, this.#state(task, isDone)]], [1_780_000_000, 0]];
  }

  #state(task: Task, isDone: boolean): Json {
    const head: Json = [
      null,
      [task.topic, task.source === 'drive' ? 2 : 1],
      task.mode === 'deep' ? REPORT : 1,
    ];
    if (!isDone) return [...head, [[]], RUNNING];
    const rows = this.found.map(
      ({ url, title }): Json => [url, title, `About ${title}`, task.source === 'drive' ? DOCUMENT : 1],
    );
    const report: Json = [null, 'The report', null, REPORT, null, null, [this.report]];
    return [...head, [task.mode === 'deep' ? [report, ...rows] : rows, 'A summary.'], DONE];
  }
}

function taskId(kind: string, count: number): string {
  return `eeeeeeee-0000-4000-${kind}000-${String(count).padStart(12, '0')}`;
}
