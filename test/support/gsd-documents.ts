// The planning documents of test/fixtures/gsd: one file per kind of project, which maps paths to documents, each as a
// list of lines, or as edits (scripts/record-failures/edits.mjs) to an earlier one.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { applyEdits } from '../../scripts/record-failures/edits.mjs';

/** By path, which begins with the kind (`states/paused/.planning/STATE.md`); sorted. */
export function gsdDocuments(): ReadonlyMap<string, string> {
  const kinds = readdirSync(fixtures).sort();
  return new Map(
    kinds.flatMap((file) => {
      const documents = Documents.parse(JSON.parse(readFileSync(join(fixtures, file), 'utf8')));
      const kind = file.replace(/\.json$/, '');
      const whole = new Map<string, readonly string[]>();
      for (const [path, document] of Object.entries(documents))
        whole.set(
          path,
          'edits' in document ? applyEdits(whole.get(document.editsTo) ?? [], document.edits) : document,
        );
      return [...whole].map(([path, lines]): [string, string] => [`${kind}/${path}`, lines.join('\n')]);
    }),
  );
}

/** Every document as a file below a folder. */
export function writeGsdDocuments(folder: string): void {
  for (const [path, text] of gsdDocuments()) {
    const file = join(folder, ...path.split('/'));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const fixtures = join(import.meta.dirname, '..', 'fixtures', 'gsd');
const Edit = z.union([z.number(), z.string(), z.array(z.union([z.number(), z.string()]))]);
const Lines = z.array(z.string());
const Documents = z.record(
  z.string(),
  z.union([Lines, z.strictObject({ editsTo: z.string(), edits: z.array(Edit) })]),
);
