// Folders that a test makes and that are removed when it ends.
import { mkdtempSync, realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder with its links resolved (the client reports resolved paths); removed after the current test. */
export const tempFolder = (): string => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'msw-')));
  onTestFinished(() => removeFolder(folder));
  return folder;
};

/** A client that has just exited may still hold a file (Windows) or write its last line, so removal is retried. */
export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });

/** The same for a whole file of tests, which removes it. */
export const makeTempFolder = (): string => realpathSync(mkdtempSync(join(tmpdir(), 'msw-')));
