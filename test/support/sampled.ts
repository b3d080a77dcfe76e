// Which tests of a long file a sampled run takes: the same number with every seed, others with each.
import { beforeEach, type RunnerTask, type RunnerTestFile } from 'vitest';
import { isFull, sampleOf } from './depth.ts';
import { isTakenStory, LONG_FILES } from './long-files.ts';

/** For a file of many independent tests: called at its top, it skips those not in the sample. */
export function sampled(): void {
  takeOnly((all) => Math.ceil(all * SHARE));
}

/** The same for the files that are listed as long; called by a set-up file. */
export function sampleLongFiles(): void {
  takeOnly((all, file) => (isTakenStory(file) ? (LONG_FILES[file] ?? all) : 0));
}

/** Of the tests in a file that calls `sampled`. */
const SHARE = 0.12;

function takeOnly(countOf: (all: number, file: string) => number): void {
  const taken = new WeakMap<RunnerTestFile, ReadonlySet<string>>();
  const choose = (file: RunnerTestFile): ReadonlySet<string> => {
    const path = file.name
      .replaceAll('\\', '/')
      .replace(/^test\//, '')
      .replace(/\.test\.ts$/, '');
    const all = testsIn(file);
    return new Set(sampleOf(path, all, countOf(all.length, path)));
  };
  beforeEach(({ task, skip }) => {
    if (isFull(process.env)) return;
    // Chosen once: a test that was skipped is no longer one to run.
    const chosen = taken.get(task.file) ?? choose(task.file);
    taken.set(task.file, chosen);
    skip(!chosen.has(task.id), 'not in the sample of this seed');
  });
}

/** The identities of the tests to run. */
function testsIn(task: RunnerTask): readonly string[] {
  if ('tasks' in task) return task.tasks.flatMap(testsIn);
  return task.mode === 'run' || task.mode === 'queued' ? [task.id] : [];
}
