// Which documents fit into a notebook: those that it has already need no more room, and the most telling come first.

import { type SourceRegistry, stepFor } from './source-registry.ts';

export interface FittedDocuments<Document> {
  readonly current: readonly Document[];
  readonly adds: readonly Document[];
  readonly changed: readonly Document[];
  readonly noRoom: readonly Document[];
}

/**
 * @param room how many more sources the notebook takes
 * @param replaces whether the old source of a changed document goes once the new one is there
 */
export function fitDocuments<Document extends { readonly path: string; readonly hash: string }>(
  registry: SourceRegistry,
  documents: readonly Document[],
  { room, replaces }: { readonly room: number; readonly replaces: boolean },
): FittedDocuments<Document> {
  const stepped = documents.map((document) => ({
    document,
    step: stepFor(registry, document.path, document.hash),
  }));
  const isNeeded = ({ step }: (typeof stepped)[number]): boolean => step !== 'keep';
  let free = room;
  const hasPlace = stepped.filter(isNeeded).filter(({ step }) => {
    const fits = free > 0;
    if (fits && (step === 'add' || !replaces)) free -= 1;
    return fits;
  });
  const only = (rows: typeof stepped, wanted: string): readonly Document[] =>
    rows.filter(({ step }) => step === wanted).map(({ document }) => document);
  return {
    current: only(stepped, 'keep'),
    adds: only(hasPlace, 'add'),
    changed: only(hasPlace, 'replace'),
    noRoom: stepped.filter((one) => isNeeded(one) && !hasPlace.includes(one)).map(({ document }) => document),
  };
}
