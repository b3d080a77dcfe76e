// Shows progress during a call: on a terminal, lines that are redrawn in place, in one write each to avoid flicker;
// elsewhere, a line whenever it changes.

import type { WriteStream } from 'node:tty';
import { inColour } from '../core/report/colour.ts';
import { forPeople } from '../core/text/for-people.ts';

export interface Screen {
  readonly show: (lines: readonly string[], plain: string | null) => void;
  /** Removes what is shown, before anything else is printed. */
  readonly clear: () => void;
}

export function screenOn(
  stream: Pick<WriteStream, 'isTTY' | 'columns' | 'write'>,
  env: Readonly<Record<string, string | undefined>>,
): Screen {
  return stream.isTTY === true ? redrawn(stream, env) : printed(stream);
}

function redrawn(
  stream: Pick<WriteStream, 'columns' | 'write'>,
  env: Readonly<Record<string, string | undefined>>,
): Screen {
  let height = 0;
  const back = () => (height === 0 ? '' : `\u001b[${height}A\r`);
  return {
    show: (lines) => {
      // A line that the terminal wraps would be counted as one.
      const width = Math.max(20, (stream.columns ?? 80) - 1);
      const shown = inColour(forPeople(lines, width), env).split('\n');
      // Terminals that know these two codes show the frame at once; others ignore them.
      stream.write(
        `\u001b[?2026h${back()}${shown.map((line) => `${line}\u001b[K\n`).join('')}\u001b[J\u001b[?2026l`,
      );
      height = shown.length;
    },
    clear: () => {
      if (height > 0) stream.write(`${back()}\u001b[J`);
      height = 0;
    },
  };
}

function printed(stream: Pick<WriteStream, 'write'>): Screen {
  let before: string | null = null;
  return {
    show: (_lines, plain) => {
      if (plain === null || plain === before) return;
      before = plain;
      stream.write(`${forPeople([plain], 400)}\n`);
    },
    clear: () => {},
  };
}
