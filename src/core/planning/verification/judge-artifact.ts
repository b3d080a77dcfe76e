// Whether a file that a plan promises exists and has the required content: gsd-core's rules, but a name in a comment is
// no export.

import { countOf } from '../../text/count-of.ts';
import type { MustHaves } from '../documents/must-haves.ts';
import { withoutComments } from './without-comments.ts';

export type Artifact = MustHaves['artifacts'][number];

interface ArtifactVerdict {
  readonly verdict: 'verified' | 'failed' | 'undecided';
  /** The problems, or why the verdict is undecided. */
  readonly issues: readonly string[];
  /** Signs of a stub; they do not affect the verdict. */
  readonly warnings: readonly string[];
}

/** Never throws. */
export function judgeArtifact(artifact: Artifact, file: ProjectFile): ArtifactVerdict {
  switch (file.kind) {
    case 'missing':
      return failed([missing(artifact.path)]);
    case 'outside':
      return { verdict: 'undecided', issues: ['It is outside the project'], warnings: [] };
    case 'unreadable':
      return { verdict: 'undecided', issues: [`It cannot be read (${file.reason})`], warnings: [] };
    case 'folder':
      return judgeFolder(artifact);
    case 'file':
      return judgeText(artifact, file.text);
  }
}

function failed(issues: readonly string[]): ArtifactVerdict {
  return { verdict: 'failed', issues, warnings: [] };
}

function missing(path: string): string {
  if (/[*?]/.test(path))
    return 'File not found: a pattern does not name a file; write one path for each file';
  return path.includes('#') ? 'File not found: write the path without its section' : 'File not found';
}

function judgeFolder({ minLines, contains, exports }: Artifact): ArtifactVerdict {
  const asks = minLines !== null || contains !== null || exports.length > 0;
  return asks
    ? failed(['It is a folder, and what it must hold can only be looked for in a file'])
    : { verdict: 'verified', issues: [], warnings: [] };
}

/** Files that matter by existing alone. */
const MAY_BE_EMPTY = /(?:^|\/)(?:__init__\.pyi?|py\.typed|\.(?:gitkeep|keep|nojekyll|npmignore))$/;

function judgeText({ path, minLines, contains, exports }: Artifact, text: string): ArtifactVerdict {
  if (text.trim() === '' && !MAY_BE_EMPTY.test(path)) return failed(['The file is empty']);
  const lines = text.split('\n').length;
  const code = exports.length > 0 ? withoutComments(text, path) : '';
  const absent = exports.filter((name) => !hasName(code, name));
  const isOpen = HANDS_ON.some((pattern) => pattern.test(code));
  const issues = [
    ...(minLines !== null && lines < minLines ? [`Only ${countOf(lines, 'line')}, need ${minLines}`] : []),
    ...(contains !== null && !text.includes(contains) ? [`Missing pattern: ${contains}`] : []),
    ...(isOpen ? [] : absent.map((name) => `Missing export: ${name}`)),
  ];
  const unknown = absent.map((name) => `It may hand on ${name} from another file`);
  const warnings = stubSigns(text).map(({ line, sign }) => (line === 0 ? sign : `line ${line}: ${sign}`));
  if (issues.length > 0) return { verdict: 'failed', issues, warnings };
  return { verdict: unknown.length > 0 ? 'undecided' : 'verified', issues: unknown, warnings };
}

/** It gives all names of another file, or of an object. */
const HANDS_ON: readonly RegExp[] = [
  /\bexport\s{0,9}(?:type\s{0,9})?\*\s{0,9}from\b/,
  /\bfrom\s{1,9}[\w.]{1,200}\s{1,9}import\s{0,9}\*/,
  /\bpub\s{1,9}use\b[^\n;]{0,200}\*/,
  /\bexports?\s{0,9}=[^\n;]{0,200}(?:\.\.\.|require\()/,
];

/** A name is there as a whole word; anything else, such as `GET /api`, as text. */
function hasName(code: string, name: string): boolean {
  if (!/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name)) return code.includes(name);
  const isPart = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}_$]/u.test(char);
  for (let at = code.indexOf(name); at !== -1; at = code.indexOf(name, at + 1))
    if (!isPart(code[at - 1]) && !isPart(code[at + name.length])) return true;
  return false;
}

// Signs that a file is only a stub. They are warnings and do not affect the verdict.
interface StubSign {
  /** Counted from 1; 0 for the whole file. */
  readonly line: number;
  readonly sign: string;
}

const LINE_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:TBD|FIXME|XXX)\b(?!.*(?:#\d|\bDEF-))/, 'debt marker without a reference'],
  [/\b(?:TODO|HACK)\b/, 'TODO'],
  [
    /\bthrow new (?:\w*Error)?\(?\s*['"`]?(?:not (?:yet )?implemented|todo\b|unimplemented)|\braise NotImplementedError\b|\b(?:todo|unimplemented)!\(|panic\("(?:not implemented|TODO)/i,
    'not implemented',
  ],
  [/\b(?:coming soon|will be here|not yet implemented)\b|\bplaceholder\b(?!\s*[=:])/i, 'placeholder'],
];
const MOST = 20;
const LONGEST_LINE = 1000;

/** At most 20, in order. */
export function stubSigns(text: string): readonly StubSign[] {
  if (text.trim() === '') return [{ line: 0, sign: 'empty file' }];
  const lines = text.split('\n');
  const found: StubSign[] = [];
  for (const [index, line] of lines.entries()) {
    const sign = LINE_SIGNS.find(([pattern]) => pattern.test(line.slice(0, LONGEST_LINE)))?.[1];
    if (sign !== undefined) found.push({ line: index + 1, sign });
    if (found.length === MOST) break;
  }
  return isOnlyComments(lines) ? [{ line: 0, sign: 'nothing but comments' }, ...found] : found;
}

function isOnlyComments(lines: readonly string[]): boolean {
  const written = lines.map((line) => line.trim()).filter((line) => line !== '');
  return written.every((line) => /^(?:\/\/|\/\*|\*|--|#|<!--)/.test(line));
}

// The content or the kind of a path in the project.
export type ProjectFile =
  | { readonly kind: 'file'; readonly text: string }
  | { readonly kind: 'folder' }
  | { readonly kind: 'missing' }
  /** It leads out of the project, directly or through a link. */
  | { readonly kind: 'outside' }
  /** Too large, or permission denied. */
  | { readonly kind: 'unreadable'; readonly reason: string };
