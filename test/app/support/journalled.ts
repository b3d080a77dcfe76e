import { readJournal } from '../../../src/adapters/log/journal.ts';
import { readJournalEvent } from '../../../src/core/log/journal-event.ts';

/** The names of the events in a project's journal. A line that a reader would reject is returned as it is. */
export const journalled = (project: string): readonly string[] =>
  readJournal(project).map((line) => readJournalEvent(line)?.event ?? `not whole: ${JSON.stringify(line)}`);
