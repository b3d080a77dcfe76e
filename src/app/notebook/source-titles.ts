// The titles of the sources that an answer cites, for people and for Claude: an id says nothing to either. They are
// remembered in the user folder, so that a notebook's sources are listed once.

import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { ownFile } from '../../adapters/files/place.ts';
import { readJson } from '../../adapters/files/read-json.ts';
import { writeFileAtomic } from '../../adapters/files/write-file-atomic.ts';
import { listSources } from '../../adapters/nlm/list-sources.ts';
import type { NlmAccount } from '../../adapters/nlm/program/nlm-call.ts';
import type { Citation } from '../../core/guidance/guidance.ts';
import { redact } from '../../core/secrets/redact.ts';

const TITLES = z.record(z.string(), z.string());
const MOST = 5_000;
const LONGEST = 200;

/** Without a title where there is none to be had. */
export async function withTitles(
  userFolder: string,
  account: NlmAccount,
  notebook: string,
  citations: readonly Citation[],
): Promise<readonly Citation[]> {
  const path = join(userFolder, 'source-titles.json');
  const known = titlesIn(path);
  const isUnknown = citations.some(({ sourceId }) => !Object.hasOwn(known, sourceId));
  const titles = isUnknown ? { ...known, ...(await listed(account, notebook)) } : known;
  if (isUnknown) remember(path, titles);
  return citations.map((citation) => {
    const title = Object.hasOwn(titles, citation.sourceId) ? titles[citation.sourceId] : undefined;
    return title === undefined || title === '' ? citation : { ...citation, title };
  });
}

async function listed(account: NlmAccount, notebook: string): Promise<Readonly<Record<string, string>>> {
  const sources = await listSources(account, notebook);
  if (sources.status !== 'ok') return {};
  return Object.fromEntries(sources.data.map(({ id, title }) => [id, redact(title).slice(0, LONGEST)]));
}

function titlesIn(path: string): Readonly<Record<string, string>> {
  const file = readJson(path, ownFile(dirname(path)));
  const parsed = TITLES.safeParse(file.status === 'ok' ? file.value : {});
  return parsed.success ? parsed.data : {};
}

function remember(path: string, titles: Readonly<Record<string, string>>): void {
  try {
    const kept = Object.fromEntries(Object.entries(titles).slice(-MOST));
    writeFileAtomic(path, `${JSON.stringify(kept)}\n`, { mode: 0o600 });
  } catch {
    // Then they are listed again next time.
  }
}
