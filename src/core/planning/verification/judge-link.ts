// Whether the two ends of a plan's key link are linked: by its pattern, else by the target's name in the source.

import { plainPath } from '../../text/plain-path.ts';
import { patternProblem } from '../documents/link-pattern.ts';
import type { MustHaves } from '../documents/must-haves.ts';
import { hasName, type ProjectFile } from './judge-artifact.ts';

export type KeyLink = MustHaves['keyLinks'][number];

/** The outcome of the pattern search; `null` for a link without a pattern. */
export type PatternFinding = 'from' | 'to' | 'nowhere' | 'invalid' | 'too-slow' | null;

export interface LinkVerdict {
  readonly verdict: 'verified' | 'failed';
  readonly detail: string;
}

const verified = (detail: string): LinkVerdict => ({ verdict: 'verified', detail });
const failed = (detail: string): LinkVerdict => ({ verdict: 'failed', detail });

const NO_SOURCE = {
  outside: 'from leads out of the project',
  folder: 'from is a folder; name a file',
  missing: 'Source file not found; from must be a file of the project',
  unreadable: 'from cannot be read',
} as const;

/** Never throws. */
export function judgeLink(
  { to: target, pattern }: KeyLink,
  from: ProjectFile,
  to: ProjectFile,
  found: PatternFinding,
): LinkVerdict {
  if (from.kind !== 'file') return failed(NO_SOURCE[from.kind]);
  if (to.kind === 'missing' && FILE.test(plainPath(target))) return failed('Target file not found');
  if (pattern !== null) return judgePattern(pattern, found);
  if (target !== '' && from.text.includes(target)) return verified('Target referenced in source');
  return to.kind === 'file' && hasName(from.text, moduleName(plainPath(target)))
    ? verified('Target named in source')
    : failed('Target not referenced in source');
}

/** `src/a.ts`; not `/api/chat`, `prisma.message`, `the database` or `@scope/pkg`. */
const FILE = /^[\w.][\w./-]*\/[\w.-]*\.[A-Za-z]\w*$/;

function judgePattern(pattern: string, found: PatternFinding): LinkVerdict {
  if (found === 'from') return verified('Pattern found in source');
  if (found === 'to') return verified('Pattern found in target');
  if (found === 'too-slow')
    return failed(`Pattern "${pattern}" takes too long to look for; write a simpler one`);
  const why = patternProblem(pattern);
  if (found === 'invalid')
    return failed(`Pattern "${pattern}" ${why ?? 'is not a regular expression'}; correct it in the plan`);
  // A pattern that can never match is the plan's fault, not the code's.
  const cause = why === null ? '' : `: it ${why}; correct it in the plan`;
  return failed(`Pattern "${pattern}" not found in source or target${cause}`);
}

/** How other code names a file: `db` for `src/lib/db.ts`, `lib` for `src/lib/index.ts`. */
function moduleName(path: string): string {
  const bare = path.replace(/(?:\/(?:index|mod|__init__))?\.\w+$/, '');
  return bare.slice(bare.lastIndexOf('/') + 1);
}
