// The number of notes in the memory at its last review: `.msw/memory/reviewed.json`.

import { mswPath } from '../files/msw-folder.ts';
import { below, ownFile } from '../files/place.ts';
import { fieldsIn, readJson } from '../files/read-json.ts';
import { keepJson } from '../files/write-record.ts';
import { changeNotes } from './note-store.ts';

/** 0 for never. */
export function readSeen(project: string): number {
  const { notes } = fieldsIn(readJson(mswPath(project, 'memory', 'reviewed.json'), ownFile(project)));
  return typeof notes === 'number' && notes >= 0 ? notes : 0;
}

export async function writeSeen(project: string, notes: number): Promise<void> {
  await changeNotes(project, (folder) => keepJson(below(folder, 'reviewed.json'), { schema: 1, notes }));
}
