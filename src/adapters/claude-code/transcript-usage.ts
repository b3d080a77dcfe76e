// Counts the tokens that a session has used since the last count, from its transcript and those of its subagents.
// Input, output and cache writes count; cache reads do not, for they cost a tenth and recur with every request.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { TokenUse } from '../../core/loop/token-use.ts';
import { namesIn } from '../files/list-folder.ts';
import { named } from '../files/place.ts';
import { readPart } from '../files/read-file.ts';

/** Only this much of the new part since the last turn is read. */
const LONGEST_PART = 64 * 1024 * 1024;
/** A file's time may lag a little behind its content. */
const SLACK_MS = 5000;

/**
 * @param from bytes of the session's own transcript that were already counted; null when unknown
 * @param since when the loop was last seen, in milliseconds: then only newer messages count
 */
export function countTokens(
  path: string | null,
  { from, since }: { readonly from: number | null; readonly since: number },
  before: TokenUse,
): Counted {
  if (path === null) return { use: before, signs: [] };
  const own = countNew(
    path,
    from ?? 0,
    ({ id, at }) => id !== before.lastMessage && (from !== null || at > since),
  );
  const agents = countAgents(path.replace(/\.jsonl$/, ''), before.agentsUntil);
  const use = {
    tokens: before.tokens + own.tokens + agents.tokens,
    lastMessage: own.lastMessage ?? before.lastMessage,
    agentsUntil: agents.until,
  };
  return { use, signs: [...own.signs, ...agents.signs] };
}

export interface Counted {
  readonly use: TokenUse;
  /** When Claude and its agents answered, in milliseconds since the epoch. */
  readonly signs: readonly number[];
}

const NONE = { tokens: 0, lastMessage: null, signs: [] };

/** A message of several blocks has several lines, which may be written before and after a count. */
function countNew(path: string, from: number, isNew: (use: Use) => boolean) {
  const part = readPart(path, named, {
    cap: LONGEST_PART,
    partFrom: (size) => Math.max(from, size - LONGEST_PART),
  });
  if (part.status !== 'ok') return NONE;
  const uses = usesIn(part.bytes).filter((use) => !use.isSidechain && isNew(use));
  return { tokens: sum(uses), lastMessage: uses.at(-1)?.id ?? null, signs: uses.map(({ at }) => at) };
}

/** Each agent writes its own transcript next to that of its session. */
function countAgents(session: string, since: number) {
  const folder = join(session, 'subagents');
  const uses = namesIn(folder, named)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => join(folder, name))
    .filter((path) => (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > since - SLACK_MS)
    .flatMap((path) => {
      const part = readPart(path, named, {
        cap: LONGEST_PART,
        partFrom: (size) => Math.max(0, size - LONGEST_PART),
      });
      return part.status === 'ok' ? usesIn(part.bytes) : [];
    })
    .filter(({ at }) => at > since);
  const signs = uses.map(({ at }) => at);
  return { tokens: sum(uses), until: Math.max(since, ...signs), signs };
}

interface Use {
  /** Of the message. */
  readonly id: string;
  readonly tokens: number;
  readonly at: number;
  readonly isSidechain: boolean;
}

function sum(uses: readonly Use[]): number {
  // The last line of a message has its total output.
  const byMessage = new Map(uses.map(({ id, tokens }) => [id, tokens]));
  return [...byMessage.values()].reduce((total, tokens) => total + tokens, 0);
}

function usesIn(bytes: Buffer): readonly Use[] {
  const uses: Use[] = [];
  for (let at = bytes.indexOf(MARK); at !== -1; ) {
    const end = bytes.indexOf(0x0a, at);
    const use = readUse(
      bytes.toString('utf8', bytes.lastIndexOf(0x0a, at) + 1, end === -1 ? bytes.length : end),
    );
    if (use !== null) uses.push(use);
    at = end === -1 ? -1 : bytes.indexOf(MARK, end);
  }
  return uses;
}

/** A quotation of it has its quotes escaped, so a plain search finds only real entries. */
const MARK = '"usage":{';

const COUNTED = [
  /"input_tokens":(\d{1,12})/,
  /"cache_creation_input_tokens":(\d{1,12})/,
  /"output_tokens":(\d{1,12})/,
];

function readUse(line: string): Use | null {
  const id = /"id":"(msg_[\w-]{1,100})"/.exec(line)?.[1];
  if (id === undefined || !line.includes('"type":"assistant"')) return null;
  const usage = line.slice(line.lastIndexOf(MARK));
  const time = /"timestamp":"([\d:TZ.-]{10,40})"/.exec(line)?.[1] ?? '';
  return {
    id,
    tokens: COUNTED.reduce((total, count) => total + Number(count.exec(usage)?.[1] ?? 0), 0),
    at: Date.parse(time) || 0,
    isSidechain: line.includes('"isSidechain":true'),
  };
}
