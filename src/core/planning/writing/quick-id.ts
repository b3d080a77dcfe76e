// What a small task is called, as gsd-core does: the day, and the second of the day halved, in base 36.

import { phaseSlug } from '../documents/phase-folder-name.ts';

const LONGEST_SLUG = 40;

/** `260131-abc`; in local time. */
export function quickId(time: {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** Of the day. */
  readonly seconds: number;
}): string {
  const two = (value: number) => String(value % 100).padStart(2, '0');
  const block = Math.floor(time.seconds / 2);
  return `${two(time.year)}${two(time.month)}${two(time.day)}-${block.toString(36).padStart(3, '0')}`;
}

export function quickSlug(description: string): string {
  const slug = phaseSlug(description).slice(0, LONGEST_SLUG).replaceAll(/^-|-$/g, '');
  return slug === '' ? 'task' : slug;
}

/** The id and the slug of a folder; null for another name. */
export function readQuickFolder(name: string): { readonly id: string; readonly slug: string } | null {
  const [, id, slug] = /^(\d{6}-[a-z0-9]{3})-([a-z0-9-]+)$/.exec(name) ?? [];
  return id === undefined || slug === undefined ? null : { id, slug };
}
