// What a vault answered, for Claude; the text for people follows from it. Notes and answers are from outside.

import type { HistoryRow } from '../ask/conversations/vault-conversations.ts';
import type { AskNotice } from '../ask/notice.ts';
import type { NotePassage } from '../ask/ports.ts';
import type { SyncResult } from '../ask/sync-sources.ts';
import type { SourceEntry, SourceList } from '../ask/vault-sources.ts';
import type { AskResult } from '../ask/work.ts';
import type { Conversation } from '../sources/conversation.ts';
import { countOf } from '../text/count-of.ts';
import { fence } from '../text/fence.ts';
import { joinProse, type Prose, prose } from '../text/prose.ts';
import { quoteLine } from '../text/quote-line.ts';
import { quoteName } from '../text/quote-name.ts';

export type Cure = (notice: AskNotice) => Prose | null;

const LONGEST_ANSWER = 100_000;
const LONGEST_PASSAGE = 4_000;
const MOST_CITED = 20;

/** @param cure what to do about a notice */
export function renderAsk(result: AskResult, cure: Cure): Prose {
  const notices = renderNotices(result.notices, cure);
  if (result.mode === null) return notices;
  const body = result.mode === 'notebook' ? renderAnswer(result) : renderLocal(result.passages);
  return joinProse([body, notices === '' ? null : notices], '\n');
}

function renderAnswer({ answer, notebook, citations }: AskResult): Prose {
  const label = prose`the notebook ${quoteName(notebook ?? '', 120)}`;
  const cited = new Map(citations.map((one) => [one.path, one]));
  const lines = [...cited.values()]
    .slice(0, MOST_CITED)
    .map(
      ({ number, path, quote }) =>
        prose`[${number}] ${quoteLine(path, 300)}${quote === null ? prose`` : prose`: ${quoteLine(quote, 200)}`}`,
    );
  const sources = lines.length === 0 ? null : joinProse([prose`From these notes:`, ...lines], '\n');
  return joinProse([fence(answer ?? '', { cap: LONGEST_ANSWER, label }), sources], '\n');
}

/** The passages, for whoever composes the answer from them. */
function renderLocal(passages: readonly NotePassage[]): Prose {
  const parts = passages.map(({ path, headings, line, text }) =>
    fence(text, {
      cap: LONGEST_PASSAGE,
      label: prose`${quoteLine(`${[path, ...headings].join(' > ')}`, 400)}, line ${line}`,
    }),
  );
  const first = prose`The notes themselves, the best first (a local answer: the notebook was not asked):`;
  return joinProse([first, ...parts], '\n\n');
}

/** Each notice as a sentence with its cure. */
function renderNotices(notices: readonly AskNotice[], cure: Cure): Prose {
  return joinProse(
    notices.map((notice) => {
      const line = quoteLine(notice.message, 600);
      const todo = cure(notice);
      return todo === null ? line : prose`${line} ${todo}`;
    }),
    '\n',
  );
}

export function renderSourceList({ notebook, limits, ...queues }: SourceList): Prose {
  const head =
    notebook === null
      ? prose`This vault has no notebook yet.`
      : prose`Notebook ${quoteName(notebook, 120)}: at most ${countOf(limits.target, 'source')}, ${limits.protectedCap} of them protected; its own limit is ${limits.maxSources}.`;
  return joinProse(
    [
      head,
      renderQueue(prose`Pinned`, queues.pinned),
      renderQueue(prose`Protected`, queues.protected),
      renderQueue(prose`Probation`, queues.probation),
    ],
    '\n',
  );
}

function renderQueue(name: Prose, entries: readonly SourceEntry[]): Prose {
  const rows = entries.map(
    ({ path, useCount, stale }) =>
      prose`  ${quoteLine(path, 300)}, used ${countOf(useCount, 'time')}${stale === true ? prose`, no longer in the notebook` : prose``}`,
  );
  return joinProse([prose`${name} (${entries.length}):`, ...rows], '\n');
}

export function renderSync(result: SyncResult, cure: Cure): Prose {
  const { uploaded, renamed, removed, notices, errors } = result;
  const lines = [
    result.isDone
      ? prose`${countOf(uploaded.length, 'note')} uploaded, ${renamed.length} renamed, ${removed.length} deleted.`
      : prose`Nothing was changed.`,
    ...uploaded.map((path) => prose`  uploaded ${quoteLine(path, 300)}`),
    ...renamed.map(({ from, to }) => prose`  renamed ${quoteLine(from, 300)} to ${quoteLine(to, 300)}`),
    ...removed.map(({ title }) => prose`  deleted ${quoteLine(title, 300)}`),
    ...errors.map(({ path, message }) =>
      path === undefined
        ? quoteLine(message, 400)
        : prose`  ${quoteLine(path, 300)}: ${quoteLine(message, 400)}`,
    ),
  ];
  const told = renderNotices(notices, cure);
  return joinProse([...lines, told === '' ? null : told], '\n');
}

export function renderHistory(rows: readonly HistoryRow[]): Prose {
  if (rows.length === 0) return prose`No conversation yet.`;
  return joinProse(
    rows.map(
      ({ id, at, snippet, sources }) =>
        prose`${quoteName(id, 80)}  ${quoteName(at, 40)}  ${quoteLine(snippet, 80)} (${countOf(sources, 'source')})`,
    ),
    '\n',
  );
}

export function renderConversation({ id, createdAt, messages }: Conversation): Prose {
  const parts = messages.map(({ role, text, at, mode }) => {
    const who = role === 'user' ? prose`the question of` : prose`the answer of`;
    const local = mode === 'local' ? prose` (local)` : prose``;
    return fence(text, { cap: LONGEST_ANSWER, label: prose`${who} ${quoteName(at, 40)}${local}` });
  });
  return joinProse(
    [prose`Conversation ${quoteName(id, 80)}, begun ${quoteName(createdAt, 40)}`, ...parts],
    '\n',
  );
}
