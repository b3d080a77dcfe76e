// Work that nobody waits for: what goes wrong in it is shown.

import { Notice } from 'obsidian';

/** Resolves in any case. */
export async function noticed(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    new Notice(error instanceof Error ? error.message : String(error));
  }
}
