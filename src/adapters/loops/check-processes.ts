// Notes in the user folder which processes the checks of a loop are, so that the next turn ends those that a killed hook
// left running. Not in the project, which must not name processes to be ended.

import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CHECK_MARK } from '../environment/client-marks.ts';
import { lookAt } from '../files/list-folder.ts';
import { makeFolder } from '../files/make-folder.ts';
import { privateFile } from '../files/place.ts';
import { fieldsOf, readJson } from '../files/read-json.ts';
import { writeInPlace } from '../files/write-in-place.ts';
import { startMark } from '../process/process-start.ts';

export interface CheckProcesses {
  /** Called when a check has started; the result when it has ended. @param mark in its environment */
  readonly note: (pid: number, mark: string) => () => void;
  /** Ends what an earlier hook left. Only while no other hook runs checks of this loop. */
  readonly endLeft: (projectRoot: string) => Promise<void>;
}

export function checkProcesses(userFolder: string, loop: string): CheckProcesses {
  const path = join(userFolder, 'live', `${loop}.processes.json`);
  const running = new Set<Noted>();
  const save = (): void => {
    try {
      if (running.size === 0) {
        rmSync(path, { force: true });
        return;
      }
      makeFolder(dirname(path), 0o700);
      writeInPlace(path, JSON.stringify([...running]));
    } catch {
      // For example on a full disk; the check still counts.
    }
  };
  return {
    note: (pid, mark) => {
      const noted = { pid, mark, start: startMark(pid, Date.now()) };
      running.add(noted);
      save();
      return () => {
        running.delete(noted);
        save();
      };
    },
    endLeft: async (projectRoot) => {
      if (lookAt(path) === null) return;
      const { hasStart } = await import('../process/has-start.ts');
      const { killTree } = await import('../process/kill-tree.ts');
      const { endStrays } = await import('../process/end-strays.ts');
      const file = readJson(path, privateFile(userFolder));
      const left = file.status === 'ok' && Array.isArray(file.value) ? file.value.filter(isNoted) : [];
      for (const { pid, start, mark } of left) {
        if (await hasStart(pid, start)) await killTree({ pid, projectRoot });
        await endStrays(`${CHECK_MARK}=${mark}`, null);
      }
      save();
    },
  };
}

interface Noted {
  readonly pid: number;
  readonly start: string;
  readonly mark: string;
}

function isNoted(value: unknown): value is Noted {
  const { pid, start, mark } = fieldsOf(value);
  return (
    Number.isSafeInteger(pid) &&
    Number(pid) > 1 &&
    typeof start === 'string' &&
    start !== '' &&
    typeof mark === 'string' &&
    mark !== ''
  );
}
