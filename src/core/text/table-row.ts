// A row of a Markdown table: no cell ends early, and none ends the row.

import { ours } from './ours.ts';
import type { Prose } from './prose.ts';

export function tableRow(cells: readonly Prose[]): Prose {
  return ours(`| ${cells.map((cell) => cell.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')).join(' | ')} |`);
}
