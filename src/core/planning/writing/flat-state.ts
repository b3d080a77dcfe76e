// A STATE file that keeps everything in its frontmatter (`currentPhase`, `lastUpdated`, `decisions`, `blockers`), with the
// phase and a history of iterations in the body. It is written in that form.

import type { FrontmatterEntry } from '../../text/markdown/frontmatter.ts';
import { readMarkdown } from '../../text/markdown/markdown-document.ts';
import { splice } from '../../text/markdown/splice.ts';
import { isList, isMap, scalar, texts, type Value } from '../../text/markdown/value.ts';
import { yamlScalar } from '../../text/markdown/yaml-scalar.ts';
import { statementOf } from '../documents/must-haves.ts';
import type { PhaseFacts } from '../documents/phase-facts.ts';
import { phaseSlug } from '../documents/phase-id.ts';
import { flatPlace } from '../documents/state.ts';
import { oneLine } from './document-text.ts';
import { keyEdits } from './frontmatter-keys.ts';
import { addRow, cellOf, findSection, lineEndOf, tableIn } from './section.ts';

/** Whether the file is of this form. */
export function isFlatState(text: string): boolean {
  const { values } = readMarkdown(text).frontmatter;
  return values.currentPhase !== undefined && values.gsd_state_version === undefined;
}

export function flatBlockers(text: string): readonly string[] {
  return said(readMarkdown(text).frontmatter.values.blockers);
}

/** Of a list; YAML reads `Needs: a key` as a map. */
function said(list: Value | undefined): readonly string[] {
  return isList(list) ? list.flatMap((one) => statementOf(one) ?? []) : texts(list);
}

/** `auth: Use JWT`; a list is read, too. */
export function flatDecisions(text: string): readonly string[] {
  const { decisions } = readMarkdown(text).frontmatter.values;
  if (isList(decisions)) return said(decisions);
  if (!isMap(decisions)) return [];
  return Object.entries(decisions).flatMap(([name, said]) => {
    const words = scalar(said);
    return words === null ? [] : [`${name}: ${words}`];
  });
}

export function addFlatBlocker(text: string, said: string): string {
  return flatBlockers(text).includes(said) ? text : addItem(text, 'blockers', yamlScalar(said, true), '- ');
}

/** Removes those that contain these words, in lower case; the others stay as they are written. */
export function resolveFlatBlocker(text: string, words: string): string {
  const entry = entryOf(text, 'blockers');
  if (entry === undefined || !flatBlockers(text).some((one) => one.toLowerCase().includes(words)))
    return text;
  const end = endOf(text, entry);
  const own = text.slice(entry.start, end);
  const isBlock = /\n[ \t]*-/.test(own);
  const written = isBlock
    ? own.match(BLOCK_ITEM)
    : own.slice(own.indexOf('[') + 1, own.lastIndexOf(']')).match(FLOW_ITEM);
  const items = isList(entry.value) ? entry.value : [];
  // What cannot be told apart is not removed.
  if (written?.length !== items.length) return text;
  const left = written.filter(
    (_, at) =>
      !said(items.slice(at, at + 1))
        .join()
        .toLowerCase()
        .includes(words),
  );
  const list = isBlock && left.length > 0 ? left.join('') : ` [${left.map((one) => one.trim()).join(', ')}]`;
  return splice(text, [{ start: entry.start, end, text: `blockers:${list}` }]);
}

const BLOCK_ITEM = /\r?\n([ \t]*)-(?:[^\r\n]*)(?:\r?\n(?!\1-)[^\r\n]*)*/g;
const FLOW_ITEM = /"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|\{[^{}]*\}|[^\s,"'{}][^,]*/g;

/** Under a name made from its first words. */
export function addFlatDecision(text: string, said: string): string {
  const { decisions } = readMarkdown(text).frontmatter.values;
  if (flatDecisions(text).some((one) => one === said || one.endsWith(`: ${said}`))) return text;
  if (isList(decisions) && decisions.length > 0)
    return addItem(text, 'decisions', yamlScalar(said, true), '- ');
  const taken = isMap(decisions) ? Object.keys(decisions) : [];
  const base = phaseSlug(said).split('-').slice(0, 4).join('-') || 'decision';
  const free = [base, ...taken.map((_, at) => `${base}-${at + 2}`)].find((one) => !taken.includes(one));
  return addItem(text, 'decisions', `${free ?? base}: ${yamlScalar(said, true)}`, '');
}

/** Adds a row to the history, where the file has one. */
export function addFlatIteration(text: string, phase: string, plan: string): string {
  const [iteration, result] = [/^iteration$/i, /^result$/i];
  const table = tableIn(text, /^iteration history$/i, [iteration, result]);
  if (table === null) return text;
  const values = [[/^phase$/i, phase] as const, [/^plan$/i, plan] as const, [result, 'success'] as const];
  const last = table.rows.at(-1) ?? [];
  if (values.every(([name, value]) => cellOf(table, last, name) === value)) return text;
  const number = Math.max(0, ...table.rows.map((row) => Number(cellOf(table, row, iteration)) || 0)) + 1;
  return addRow(text, table, [[iteration, String(number)], ...values]);
}

/** `status` is `in-progress` or `complete`; null for `phase`: the position stays. */
export function atFlatPhase(text: string, phase: PhaseFacts | null, status: string): string {
  const set = setKeys(text, { ...(phase === null ? {} : { currentPhase: phase.number }), status });
  const section = findSection(set, /^current phase$/i);
  const line = section?.lines.find((one) => /^Phase \S+:/i.test(one.text));
  if (line === undefined) return set;
  const own = flatPlace(line.text);
  const place =
    phase === null
      ? `${own?.phase ?? ''}${own?.name ?? ''}`
      : `Phase ${phase.number}: ${oneLine(phase.name)}`;
  const said = `${place} (${status.replaceAll('-', ' ')})`;
  return splice(set, [{ start: line.start, end: line.end, text: said }]);
}

/** Sets plain values of existing keys. */
export function setKeys(text: string, values: Readonly<Record<string, string>>): string {
  return splice(text, keyEdits(readMarkdown(text), values));
}

/** Adds an item to a list or a map in the style of its own, which may be empty or missing. */
function addItem(text: string, key: string, item: string, dash: string): string {
  const { inner } = readMarkdown(text).frontmatter;
  const entry = entryOf(text, key);
  const eol = lineEndOf(text);
  if (entry === undefined)
    return splice(text, [{ start: inner.end, end: inner.end, text: `${key}:${eol}  ${dash}${item}${eol}` }]);
  const own = text.slice(entry.start, endOf(text, entry));
  const end = entry.start + own.length;
  const flow = /^[^:]*:[ \t]*[[{]([\s\S]*)[\]}]$/.exec(own);
  if (flow !== null && (dash !== '' || flow[1]?.trim() !== '')) {
    const gap = flow[1]?.trim() === '' ? '' : ', ';
    return splice(text, [{ start: end - 1, end: end - 1, text: gap + item }]);
  }
  if (flow !== null) return splice(text, [{ start: entry.start, end, text: `${key}:${eol}  ${item}` }]);
  const indent = /\n([ \t]+)\S/.exec(own)?.[1] ?? '  ';
  return splice(text, [{ start: end, end, text: `${eol}${indent}${dash}${item}` }]);
}

function entryOf(text: string, key: string): FrontmatterEntry | undefined {
  return readMarkdown(text).frontmatter.entries.findLast((one) => one.key === key);
}

function endOf(text: string, { start, end }: FrontmatterEntry): number {
  return start + text.slice(start, end).trimEnd().length;
}
