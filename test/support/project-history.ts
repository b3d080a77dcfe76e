// Projects in GSD's format with a past, made from a seed: milestones archived in one of the ways that GSD has had,
// phases that were inserted, deferred, reopened or never verified, and edits that people make by hand.

import fc from 'fast-check';
import { archives, oddFolders, phaseFiles, requirements, roadmap, state } from './history-documents.ts';
import { type Facts, facts, milestoneOf } from './history-facts.ts';

export interface ProjectHistory {
  /** Its special features, for a person who reads a failure. */
  readonly name: string;
  /** By path from the root, with `/`. */
  readonly files: Readonly<Record<string, string>>;
  /** Every milestone is closed. */
  readonly finished: boolean;
  /** The progress table has rows of closed milestones. */
  readonly olderRows: boolean;
}

/** The same for the same seed. */
export function projectHistories(count: number, seed: number): readonly ProjectHistory[] {
  return fc.sample(facts, { numRuns: count, seed }).map((one, at) => historyOf(one, at));
}

function historyOf(drawn: Facts, at: number): ProjectHistory {
  const given = { ...drawn, over: drawn.over % (drawn.phases.length + 1) };
  const closed = Array.from({ length: given.closed }, (_, index) =>
    milestoneOf(given, index, index === 0 || given.continues ? index * 2 : 0, true),
  );
  const from = given.continues ? given.closed * 2 : 0;
  const current = milestoneOf(given, given.closed, from, false);
  const finished = given.finished && given.closed > 0;
  const documents = {
    '.planning/PROJECT.md':
      '# Till\n\n## What This Is\n\nA till.\n\n## Core Value\n\nIt counts.\n\n## Requirements\n\n### Active\n\n- [ ] Counting\n',
    '.planning/REQUIREMENTS.md': requirements(current),
    '.planning/config.json': '{"mode":"interactive"}\n',
    '.planning/STATE.md': state(given, closed, current, finished),
    ...(given.hand === 'no-roadmap'
      ? {}
      : { '.planning/ROADMAP.md': roadmap(given, closed, finished ? null : current) }),
    ...archives(given, closed),
    ...Object.fromEntries(given.leftover ? closed.flatMap((one) => Object.entries(phaseFiles(one))) : []),
    ...(finished ? {} : phaseFiles(current)),
    ...oddFolders(given, current),
  };
  const isCrlf = given.hand === 'crlf';
  const files = Object.fromEntries(
    Object.entries(documents).map(([path, text]) => [path, isCrlf ? text.replaceAll('\n', '\r\n') : text]),
  );
  const about = [
    `${at}: ${given.closed} closed`,
    given.closed > 0 ? given.archive : '',
    given.continues ? 'numbers continue' : '',
    ...(['deep', 'leftover', 'rows', 'skips'] as const).filter((one) => given[one]),
    finished ? 'finished' : `${given.over} over, then ${given.stage}`,
    ...new Set(given.phases.slice(0, given.over).map(({ end }) => end)),
    `STATE ${given.state} ${given.dialect}`,
    given.hand,
  ];
  return {
    name: about.filter((one) => one !== '').join(', '),
    files,
    finished,
    olderRows: given.rows && given.closed > 0,
  };
}
