// A person's word that plans are carried out although code objects to them, in `.msw/planning`. It covers exactly the
// texts that it was given for.

import { createHash } from 'node:crypto';
import { type Folder, mswPath, openMswSubfolder } from '../../../adapters/files/msw-folder.ts';
import { ownFile } from '../../../adapters/files/place.ts';
import { readJson } from '../../../adapters/files/read-json.ts';
import { keepJson } from '../../../adapters/files/write-record.ts';

/** The person's reason; null when nobody accepted a plan with this text. */
export function acceptedReason(root: string, plan: string): string | null {
  const reason = recorded(root)[digestOf(plan)];
  return typeof reason === 'string' ? reason : null;
}

export function keepAccepted(root: string, reason: string, plans: readonly string[]): Folder {
  const folder = openMswSubfolder(root, 'planning');
  const accepted = Object.fromEntries(plans.map((plan) => [digestOf(plan), reason]));
  if (folder.status === 'ok') keepJson(pathOf(root), { ...recorded(root), ...accepted });
  return folder;
}

/** Reasons by the digest of a plan's text. */
function recorded(root: string): Readonly<Record<string, unknown>> {
  const file = readJson(pathOf(root), ownFile(root));
  const value: unknown = file.status === 'ok' ? file.value : null;
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function pathOf(root: string): string {
  return mswPath(root, 'planning', 'accepted.json');
}

function digestOf(text: string): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`;
}
