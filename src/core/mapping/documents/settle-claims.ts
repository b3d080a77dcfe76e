// Removes wrong claims from a document and changes nothing else: afterwards no word in backticks names a path that does
// not exist. A short path that means exactly one file is written in full, a line that has moved gets its new number; a
// mere name stays as it is written.

import { type Edit, splice } from '../../text/markdown/splice.ts';
import { type Claim, isNameInProse, type MapVerdict } from './claim.ts';
import { COMMAND_TAKEN_BACK, TAKEN_BACK } from './find-claims.ts';

export interface SettledClaim {
  readonly claim: Claim;
  readonly verdict: MapVerdict;
}

/** Never throws. */
export function settleClaims(text: string, judged: readonly SettledClaim[]): string {
  const byPlace = new Map<number, SettledClaim[]>();
  for (const one of judged) {
    const list = byPlace.get(one.claim.start);
    if (list === undefined) byPlace.set(one.claim.start, [one]);
    else list.push(one);
  }
  const edits = [...byPlace.values()].flatMap((group) => editOf(text, group));
  return splice(text, edits);
}

/** One edit for all claims in the same place. */
function editOf(text: string, group: readonly SettledClaim[]): readonly Edit[] {
  const place = group[0]?.claim.place;
  const wrong = group.some(({ verdict }) => verdict.status === 'wrong');
  if (place === 'command' || place === 'tree') return wrong ? [lineEdit(group)] : [];
  if (place === 'link') return linkEdit(text, group, wrong);
  return spanEdit(text, group, wrong);
}

/** A broken link is marked and otherwise left unchanged. */
function linkEdit(text: string, group: readonly SettledClaim[], wrong: boolean): readonly Edit[] {
  const end = group[0]?.claim.end ?? 0;
  return wrong ? [{ start: end, end, text: ` ${TAKEN_BACK}` }] : fullEdit(text, group);
}

function spanEdit(text: string, group: readonly SettledClaim[], wrong: boolean): readonly Edit[] {
  const [first] = group;
  if (first === undefined) return [];
  const { start, end, place, text: words } = first.claim;
  const absent = group.some(({ verdict }) => verdict.status === 'absent');
  if (!wrong && !absent) return place === 'span' ? fullEdit(text, group) : [];
  const bare = words.replaceAll('`', '');
  const plain = place === 'span' ? escaped(bare) : bare;
  const said = wrong ? `${plain} ${TAKEN_BACK}` : plain;
  return [{ start, end: place === 'fenced-span' ? padded(text, end, said, end - start) : end, text: said }];
}

/** A mark after a line of a fence. */
function lineEdit(group: readonly SettledClaim[]): Edit {
  const end = group[0]?.claim.end ?? 0;
  const wrong = group.filter(({ verdict }) => verdict.status === 'wrong');
  const isTree = wrong[0]?.claim.place === 'tree';
  const names = wrong.map(({ claim: { said } }) => (said.kind === 'path' ? said.path : said.name)).join(', ');
  return { start: end, end, text: isTree ? `  ${TAKEN_BACK}` : `  ${COMMAND_TAKEN_BACK} ${names}` };
}

function fullEdit(text: string, group: readonly SettledClaim[]): readonly Edit[] {
  const [only, ...others] = group;
  if (only === undefined || others.length > 0) return [];
  const { claim, verdict } = only;
  if (verdict.status === 'moved') return lineNumberEdit(text, claim, verdict.to);
  if (verdict.status !== 'short') return [];
  if (claim.said.kind !== 'path' || isNameInProse(claim)) return [];
  const at = text.indexOf(claim.said.path, claim.start);
  // Written with backslashes or otherwise: left alone.
  if (at === -1 || at + claim.said.path.length > claim.end) return [];
  const start = text.slice(at - 2, at) === './' ? at - 2 : at;
  return [{ start, end: at + claim.said.path.length, text: verdict.full }];
}

function lineNumberEdit(text: string, { start, end }: Claim, to: number): readonly Edit[] {
  const number = /\d{1,7}(?=\s*`*$)/.exec(text.slice(start, end));
  if (number === null) return [];
  const at = start + number.index;
  return [{ start: at, end: at + number[0].length, text: String(to) }];
}

/** In a drawing, the spaces that follow make room, so that its lines stay aligned. */
function padded(text: string, end: number, said: string, length: number): number {
  const spaces = /^ */.exec(text.slice(end, end + 80))?.[0].length ?? 0;
  return end + Math.max(0, Math.min(spaces - 1, said.length - length));
}

/** Escapes what would be emphasis, a link or a tag without the backticks. */
function escaped(words: string): string {
  return words.replaceAll(/[*_<[~]/g, '\\$&');
}
