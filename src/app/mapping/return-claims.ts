// Sends wrong claims back to the mapper that made them, once: the second time there is nothing to send.

import { join } from 'node:path';
import { writePage } from '../../adapters/files/write-page.ts';
import type { Focus } from '../../core/mapping/documents/map-documents.ts';
import { returnPrompt } from '../../core/mapping/documents/mapper-slice.ts';
import { joinProse, type Prose, prose } from '../../core/text/prose.ts';
import { quoteLine } from '../../core/text/quote-line.ts';
import { quoteName } from '../../core/text/quote-name.ts';
import { openRunFolder, readRun, writeRun } from './map-run.ts';
import type { MapReport, WrongClaim } from './verify-map.ts';

export interface ReturnedClaims {
  readonly focus: Focus;
  /** What the mapper reads. */
  readonly list: string;
  readonly prompt: Prose;
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
    writePage(list, prose`${joinProse(toCorrect(report, focus), '\n')}\n`);
    return { focus, list, prompt: returnPrompt(focus, [list, join(folder.path, `${focus}.md`)]) };
  });
  writeRun(root, { ...run, returned: [...run.returned, ...wanted] });
  return returned;
}

/** Wrong claims, and what the form of the documents lacks. */
function toCorrect(report: MapReport, focus: Focus): readonly Prose[] {
  const claims = report.wrong.filter((one) => one.focus === focus).map(claimLine);
  const form = report.documents
    .filter((one) => one.focus === focus)
    .flatMap(({ file, problems }) =>
      problems
        .filter(({ severity }) => severity === 'error')
        .map(
          ({ line, message, fix }) =>
            prose`- ${quoteName(file)}:${line}: ${quoteLine(`${message} ${fix}`, 300)}`,
        ),
    );
  return [...claims, ...form];
}

export function claimLine({ document, line, text, problem, suggestion }: WrongClaim): Prose {
  const wrong = prose`- ${quoteName(document)}:${line}: ${quoteLine(text, 200)}: ${quoteLine(problem, 120)}`;
  return suggestion === null ? wrong : prose`${wrong}; closest: ${quoteName(suggestion, 200)}`;
}
