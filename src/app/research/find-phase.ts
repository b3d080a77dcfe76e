// The folder of a phase under `.planning/phases`, and what the roadmap says about it.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResearchPhase } from '../../core/research/research.ts';

export interface FoundPhase {
  readonly phase: ResearchPhase;
  /** Absolute. */
  readonly folder: string;
}

/** Null when the project has no such phase. A folder that is not there yet is named as GSD would. */
export function findPhase(project: string, number: string): FoundPhase | null {
  const phases = join(project, '.planning', 'phases');
  const entry = roadmapEntry(textOf(join(project, '.planning', 'ROADMAP.md')), number);
  const name = foldersIn(phases).find((folder) =>
    sameNumber(/^(\d+(?:\.\d+)*)/.exec(folder)?.[1] ?? '', number),
  );
  if (name === undefined && entry === null) return null;
  const padded = /^(\d+(?:\.\d+)*)/.exec(name ?? '')?.[1] ?? pad(number);
  const title = entry?.name ?? (name ?? '').replace(/^[\d.]+-?/, '').replaceAll('-', ' ');
  return {
    phase: { number: padded, name: title === '' ? `Phase ${padded}` : title, goal: entry?.goal ?? '' },
    folder: join(phases, name ?? `${padded}-${slugOf(title)}`),
  };
}

function roadmapEntry(roadmap: string, number: string): { name: string; goal: string } | null {
  const headings = [...roadmap.matchAll(/^#{2,4}\s*Phase\s+(\d+(?:\.\d+)*)\s*[:–—-]\s*(.+)$/gim)];
  const found = headings.find(([, given = '']) => sameNumber(given, number));
  if (found === undefined) return null;
  const rest = roadmap.slice(found.index + found[0].length);
  const section = rest.split(/^#{1,4}\s/m)[0] ?? '';
  const goal = /^\s*(?:[-*]\s*)?\*\*Goal:?\*\*:?\s*(.+)$/im.exec(section)?.[1] ?? '';
  return {
    name: (found[2] ?? '').replace(/\s*\((?:INSERTED|completed?)[^)]*\)\s*$/i, '').trim(),
    goal: goal.trim(),
  };
}

function sameNumber(left: string, right: string): boolean {
  const plain = (text: string): string =>
    text
      .split('.')
      .map((part) => String(Number(part)))
      .join('.');
  return left !== '' && plain(left) === plain(right);
}

function pad(number: string): string {
  const [first = '', ...rest] = number.split('.');
  return [first.padStart(2, '0'), ...rest].join('.');
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}

function foldersIn(path: string): readonly string[] {
  try {
    return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [entry.name] : [],
    );
  } catch {
    return [];
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  } catch {
    return '';
  }
}
