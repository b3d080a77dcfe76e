// Whether the two ends of a plan's key link are linked: by its pattern, else by a reference from one to the other.

import { plainPath } from '../../text/plain-path.ts';
import { patternProblem } from '../documents/link-pattern.ts';
import type { MustHaves } from '../documents/must-haves.ts';
import type { ProjectFile } from './judge-artifact.ts';

export type KeyLink = MustHaves['keyLinks'][number];

/** The outcome of the pattern search; `null` for a link without a pattern. */
export type PatternFinding = 'from' | 'to' | 'nowhere' | 'invalid' | 'too-slow' | null;

export interface LinkVerdict {
  readonly verdict: 'verified' | 'failed';
  readonly detail: string;
}

const verified = (detail: string): LinkVerdict => ({ verdict: 'verified', detail });
const failed = (detail: string): LinkVerdict => ({ verdict: 'failed', detail });

/** Never throws. */
export function judgeLink(
  link: KeyLink,
  from: ProjectFile,
  to: ProjectFile,
  found: PatternFinding,
): LinkVerdict {
  if (from.kind === 'outside') return failed('from leads out of the project');
  if (to.kind === 'outside' && isPath(link.to)) return failed('to leads out of the project');
  if (from.kind === 'folder') return failed('from is a folder; name a file');
  if (from.kind !== 'file')
    return failed(
      from.kind === 'missing'
        ? 'Source file not found; from must be a file of the project'
        : `from cannot be read (${from.reason})`,
    );
  if (to.kind === 'missing' && looksLikeFile(link.to)) return failed('Target file not found');
  return link.pattern === null ? judgeReference(link, from.text) : judgePattern(link.pattern, found);
}

function judgePattern(pattern: string, found: PatternFinding): LinkVerdict {
  switch (found) {
    case 'from':
      return verified('Pattern found in source');
    case 'to':
      return verified('Pattern found in target');
    case 'invalid':
      return failed(
        `Pattern "${pattern}" ${patternProblem(pattern) ?? 'is not a regular expression'}; correct it in the plan`,
      );
    case 'too-slow':
      return failed(`Pattern "${pattern}" takes too long to look for; write a simpler one`);
    default:
      return failed(notFound(pattern));
  }
}

/** A pattern that can never match is the plan's fault, not the code's. */
function notFound(pattern: string): string {
  const problem = patternProblem(pattern);
  const why = problem === null ? '' : `: it ${problem}; correct it in the plan`;
  return `Pattern "${pattern}" not found in source or target${why}`;
}

function judgeReference({ from, to }: KeyLink, text: string): LinkVerdict {
  if (to !== '' && text.includes(to)) return verified('Target referenced in source');
  if (looksLikeFile(to) && refersTo(text, plainPath(from), plainPath(to)))
    return verified('Target imported by source');
  return failed('Target not referenced in source');
}

/** An address such as `/api/chat` is not a path. */
function isPath(to: string): boolean {
  return to.startsWith('..') || looksLikeFile(to);
}

/** `src/a.ts` and `a.ts`, but not `/api/chat`, `prisma.message`, `the database`, `@/lib/db.ts` or `chart.js`. */
function looksLikeFile(path: string): boolean {
  if (/^[/@~#$]|[\s*?{}<>|"'()]/.test(path) || NAMED.test(path)) return false;
  return /\/[^/]*\.[A-Za-z][A-Za-z0-9]{0,9}$/.test(path) || SOURCE.test(path);
}

/** A URL, or a package whose name ends like a file's. */
const NAMED = /^(?:[a-z][a-z0-9+-]*:|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|app)(?:\/|$)|[\w-]+\.js$)/i;

const SOURCE =
  /\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kt|swift|php|cs|cc?|cpp|hh?|hpp|vue|svelte|css|scss|html?|json|ya?ml|toml|sql|prisma|md|sh)$/i;

const QUOTED = /['"`]([^'"`\n]{1,300})['"`]/g;

/** An import by relative path from `from`, by path behind an alias, or by dotted Python module. */
function refersTo(text: string, from: string, to: string): boolean {
  const target = withoutExtension(to);
  const folder = from.includes('/') ? from.slice(0, from.lastIndexOf('/')) : '';
  for (const [, specifier = ''] of text.matchAll(QUOTED)) {
    if (specifier.startsWith('.')) {
      const path = withoutExtension(joined(folder, specifier));
      if (path === target || `${path}/index` === target) return true;
    } else if (endsWithPath(target, withoutExtension(specifier))) return true;
  }
  return (
    new RegExp(`(?:^|[\\s/'"(<])${escaped(baseName(to))}(?:$|[\\s'")>?#:,;])`, 'm').test(text) ||
    importsModule(text, target)
  );
}

/** `@/lib/db` and `lib/db` mean `src/lib/db`; a bare word means a package. */
function endsWithPath(target: string, specifier: string): boolean {
  const path = specifier.replace(/^(?:[@~#$][\w-]*)?\//, '');
  if (!path.includes('/') && path === specifier) return false;
  return target === path || target.endsWith(`/${path}`) || target.endsWith(`/${path}/index`);
}

function importsModule(text: string, target: string): boolean {
  const dotted = target.replaceAll('/', '.').replace(/\.__init__$/, '');
  const last = escaped(dotted.replace(/^.*\./, ''));
  return new RegExp(
    `^[ \\t]*(?:from\\s+(?:${escaped(dotted)}|\\.+${last})\\s+import\\b|from\\s+\\S+\\s+import\\s+(?:\\S.*\\b)?${last}\\b|import\\s+${escaped(dotted)}\\b|(?:pub\\s+)?(?:use|mod)\\s+(?:\\S.*::)?${last}\\b)`,
    'm',
  ).test(text);
}

function withoutExtension(path: string): string {
  return path.replace(/\.(?:[cm]?[jt]sx?|py|rs|go|vue|svelte|css|json)$/, '');
}

function baseName(path: string): string {
  return path.replace(/^.*\//, '');
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function joined(folder: string, path: string): string {
  const parts = folder === '' ? [] : folder.split('/');
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
