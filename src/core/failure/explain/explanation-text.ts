// An explanation for people at a terminal.

import { forPeople } from '../../text/for-people.ts';
import type { Shown } from '../../text/shown.ts';
import type { ExplainedLine, Mask, ReadingExplanation } from './explain-failure.ts';

export function explanationText(told: ReadingExplanation): Shown {
  const problems = told.lines.filter(({ use }) => use === 'problem');
  const counting = told.lines.filter(({ use }) => use === 'counts');
  const noise = told.lines.filter(({ use }) => use === 'noise');
  const kept = told.masks.filter(({ became }) => became === null);
  const masked = told.masks.filter(({ became }) => became !== null);
  return forPeople(
    [
      `read from ${told.readBy}`,
      `tool: ${told.tool}`,
      ...(told.ownReaders.length === 0 ? [] : [`readers of your own: ${told.ownReaders.join(', ')}`]),
      ...(told.hadPrefixes ? ['what stood before each line was taken away first'] : []),
      ...told.problems.map((problem) => `not used: ${problem}`),
      `headline: ${told.headline}`,
      `class: ${told.fingerprints.class}`,
      `exact: ${told.fingerprints.exact}`,
      ...part('problems', problems.map(lineText)),
      ...part('counts too', counting.map(lineText)),
      ...part('left out', noise.map(lineText)),
      ...(told.notShown === 0 ? [] : ['', `${told.notShown} more lines are not shown`]),
      ...part('masked', masked.map(maskText)),
      ...part('kept', kept.map(maskText)),
    ],
    300,
  );
}

function part(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', title, ...lines];
}

function lineText({ line, text, why }: ExplainedLine): string {
  return `  ${String(line).padStart(4)}  ${JSON.stringify(text.slice(0, 160))}  ${why}`;
}

/** A value is masked in the class alone: the exact fingerprint keeps it. */
function maskText({ text, became, kind, why }: Mask): string {
  const shown = JSON.stringify(text.slice(0, 120));
  if (became === null) return `  ${shown}  ${why}`;
  return `  ${shown} -> ${became}  ${why}${kind === 'value' ? ' (in the class alone)' : ''}`;
}
