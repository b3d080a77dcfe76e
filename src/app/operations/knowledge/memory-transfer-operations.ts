// What comes into the memory from elsewhere, and leaves it: links that a synthesis suggests, imports and exports.

import { named } from '../../../adapters/files/place.ts';
import { whyUnread } from '../../../adapters/files/read-file.ts';
import { fieldsIn, readJson } from '../../../adapters/files/read-json.ts';
import { type UndoneImport, undoImport, writeExport } from '../../../adapters/memory/import-store.ts';
import { readNotes } from '../../../adapters/memory/note-store.ts';
import { exportNotes } from '../../../core/memory/export-notes.ts';
import type { Ingested, Ingestion } from '../../../core/memory/links.ts';
import { noteFile, renderIngested, renderTransfer } from '../../../core/memory/memory-text.ts';
import { countOf } from '../../../core/text/count-of.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { joinProse, prose } from '../../../core/text/prose.ts';
import { quoteName } from '../../../core/text/quote-name.ts';
import { ingest } from '../../memory/link-notes.ts';
import { importFile, type Transfer } from '../../memory/transfer-notes.ts';
import { lineToType } from '../../workspace/cli-command.ts';
import { inWorkspace } from '../operation/in-project.ts';
import { count, flag, optionalPathWord, path, records, text } from '../operation/inputs.ts';
import { done, misused, operation, type Refusal, refused } from '../operation/operation.ts';
import { callerName } from './memory-care-operations.ts';

export const ingestion = operation({
  name: 'memory ingest',
  about: 'Import links that a synthesis suggests',
  effect: 'writes',
  tool: {
    name: 'ingest_synthesis',
    about: 'Keep links between notes that a synthesis suggests',
    takes: { relationships: null, synthesisId: 'its id' },
    aliases: { file: 'file', source: 'source' },
    isIdempotent: true,
  },
  inputs: {
    file: optionalPathWord('a file of JSON: {source, synthesis_id, relationships: [...]}'),
    relationships: records(
      'each {from_memory_id, to_memory_id, relationship_type, confidence (0 to 1), reasoning}',
    ),
    synthesisId: text('ID', 'which synthesis suggests them'),
    source: text('NAME', 'who says it; by default you, or Claude where it calls'),
  },
  needs: [['file', 'relationships']],
  run: (place, { file, relationships, synthesisId, source }) => {
    const synthesis = synthesisId === null ? null : plainLine(synthesisId, 100);
    const given = source === null ? null : plainLine(source, 60);
    const read =
      file === null
        ? { source: given ?? callerName(place) ?? 'unknown', synthesis, relationships }
        : readIngestion(file);
    if ('status' in read) return read;
    return inWorkspace<Ingested>(place, async (workspace) => {
      const result = await ingest(workspace, read);
      return result.status === 'ok' ? done(result.ingested) : refused(result.reason);
    });
  },
  text: renderIngested,
});

export const imported = operation({
  name: 'memory import',
  about: 'Import the memories of another store, all or none, or undo the last import',
  effect: 'writes',
  inputs: {
    file: path('FILE', 'JSON or JSON lines: memories, or {memories, relationships}'),
    undo: flag('move the notes of the last import away, but for those that were changed since'),
  },
  run: (place, { file, undo }) =>
    inWorkspace<ImportResult>(place, async (workspace) => {
      if (undo === (file !== null)) return misused('memory import needs --file FILE, or --undo.');
      const result = file === null ? await undoImport(workspace.project) : await importFile(workspace, file);
      return result.status === 'ok' ? done(result) : refused(result.reason);
    }),
  text: (value) => {
    if ('read' in value) return renderTransfer(value, lineToType`memory import --undo`);
    const kept = value.kept.map((id) => prose`Changed since, so it stays: ${quoteName(noteFile(id))}`);
    return joinProse(
      [prose`${countOf(value.removed, 'note is', 'notes are')} moved to .msw/memory/forgotten/.`, ...kept],
      '\n',
    );
  },
});

export const exported = operation({
  name: 'memory export',
  about: 'Write the notes as documents by domain, such as a notebook takes',
  effect: 'writes',
  inputs: {
    out: path('DIR', 'an existing folder; by default .msw/memory/export'),
    most: count('N', 'how many documents at most; by default 50', [2, 600]),
  },
  run: (place, { out, most }) =>
    inWorkspace(place, ({ project }) => {
      const documents = exportNotes(readNotes(project).notes, most ?? 50);
      const written = writeExport(project, out, documents);
      if (written.status === 'refused') return refused(written.reason);
      return done({ folder: written.path, documents: documents.map(({ name, notes }) => ({ name, notes })) });
    }),
  text: ({ folder, documents }) =>
    documents.length === 0
      ? prose`There is no note to write.`
      : prose`${countOf(documents.length, 'document')} in ${quoteName(folder)}. Nothing is uploaded: that is yours to do.`,
});

type ImportResult = Transfer | UndoneImport;

function readIngestion(file: string): Ingestion | Refusal {
  const read = readJson(file, named);
  if (read.status === 'missing') return refused(`${file} cannot be read: ${whyUnread(read)}.`);
  const { source, synthesis_id, relationships } = fieldsIn(read);
  if (!Array.isArray(relationships))
    return refused(`${file} cannot be used: it needs to be a JSON object with a list "relationships".`);
  return {
    source: typeof source === 'string' ? plainLine(source, 60) : 'unknown',
    synthesis: typeof synthesis_id === 'string' ? plainLine(synthesis_id, 100) : null,
    relationships,
  };
}
