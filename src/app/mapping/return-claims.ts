// Sends wrong claims back to the mapper that made them, once: the second time there is nothing to send.

import { join } from 'node:path';
import { writeFileAtomic } from '../../adapters/files/write-file-atomic.ts';
import type { Focus } from '../../core/mapping/documents/map-documents.ts';
import { returnPrompt } from '../../core/mapping/documents/mapper-slice.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { openRunFolder, readRun, writeRun } from './map-run.ts';
import type { MapReport, WrongClaim } from './verify-map.ts';

export interface ReturnedClaims {
  readonly focus: Focus;
  /** What the mapper reads. */
  readonly list: string;
  readonly prompt: string;
}

/** Empty when nothing is wrong, no map is being made, or all of it went back before. Takes note of what it returns. */
export function returnClaims(root: string, report: MapReport): readonly ReturnedClaims[] {
  const run = readRun(root);
  if (run === null || run.finished) return [];
  const open = run.focuses.filter((focus) => !run.returned.includes(focus));
  const wanted = open.filter((focus) => toCorrect(report, focus).length > 0);
  const folder = openRunFolder(root);
  if (wanted.length === 0 || folder.status === 'refused') return [];
  const returned = wanted.map((focus) => {
    const list = join(folder.path, `${focus}-wrong.md`);
    writeFileAtomic(list, `${toCorrect(report, focus).join('\n')}\n`);
    return { focus, list, prompt: returnPrompt(focus, `${list}, ${join(folder.path, `${focus}.md`)}`) };
  });
  writeRun(root, { ...run, returned: [...run.returned, ...wanted] });
  return returned;
}

/** Wrong claims, and what the form of the documents lacks. */
function toCorrect(report: MapReport, focus: Focus): readonly string[] {
  const claims = report.wrong.filter((one) => one.focus === focus).map(claimLine);
  const form = report.documents
    .filter((one) => one.focus === focus)
    .flatMap(({ file, problems }) =>
      problems
        .filter(({ severity }) => severity === 'error')
        .map(({ line, message, fix }) => `- ${file}:${line}: ${plainLine(`${message} ${fix}`, 300)}`),
    );
  return [...claims, ...form];
}

export function claimLine({ document, line, text, problem, suggestion }: WrongClaim): string {
  const hint = suggestion === null ? '' : `; closest: ${plainLine(suggestion, 200)}`;
  return `- ${document}:${line}: ${plainLine(text, 200)}: ${plainLine(problem, 120)}${hint}`;
}
