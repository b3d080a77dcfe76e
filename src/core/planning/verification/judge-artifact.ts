// Whether a file that a plan promises exists and has the required content: gsd-core's rules.

import { countOf } from '../../text/count-of.ts';
import type { MustHaves } from '../documents/must-haves.ts';

export type Artifact = MustHaves['artifacts'][number];

interface ArtifactVerdict {
  readonly verdict: 'verified' | 'failed' | 'undecided';
  /** The problems, or why the verdict is undecided. */
  readonly issues: readonly string[];
}

/** Never throws. */
export function judgeArtifact(artifact: Artifact, file: ProjectFile): ArtifactVerdict {
  switch (file.kind) {
    case 'missing':
      return failed('File not found');
    case 'outside':
      return { verdict: 'undecided', issues: ['It is outside the project'] };
    case 'unreadable':
      return { verdict: 'undecided', issues: [`It cannot be read (${file.reason})`] };
    case 'folder':
      return judgeFolder(artifact);
    case 'file':
      return judgeText(artifact, file.text);
  }
}

function failed(...issues: readonly string[]): ArtifactVerdict {
  return { verdict: 'failed', issues };
}

function judgeFolder({ minLines, contains, exports }: Artifact): ArtifactVerdict {
  return minLines !== null || contains !== null || exports.length > 0
    ? failed('It is a folder, and what it must hold can only be looked for in a file')
    : { verdict: 'verified', issues: [] };
}

/** Files that matter by existing alone. */
const MAY_BE_EMPTY = /(?:^|\/)(?:__init__\.pyi?|py\.typed|\.(?:gitkeep|keep|nojekyll|npmignore))$/;

function judgeText({ path, minLines, contains, exports }: Artifact, text: string): ArtifactVerdict {
  if (text.trim() === '' && !MAY_BE_EMPTY.test(path)) return failed('The file is empty');
  const lines = text.split('\n').length;
  const absent = exports.filter((name) => !hasName(text, name));
  const isOpen = HANDS_ON.some((pattern) => pattern.test(text));
  const issues = [
    ...(minLines !== null && lines < minLines ? [`Only ${countOf(lines, 'line')}, need ${minLines}`] : []),
    ...(contains !== null && !text.includes(contains) ? [`Missing pattern: ${contains}`] : []),
    ...(isOpen ? [] : absent.map((name) => `Missing export: ${name}`)),
  ];
  if (issues.length > 0) return failed(...issues);
  const unknown = absent.map((name) => `It may hand on ${name} from another file`);
  return { verdict: unknown.length > 0 ? 'undecided' : 'verified', issues: unknown };
}

/** It gives all names of another file, or of an object. */
const HANDS_ON: readonly RegExp[] = [
  /\bexport\s{0,9}(?:type\s{0,9})?\*\s{0,9}from\b/,
  /\bfrom\s{1,9}[\w.]{1,200}\s{1,9}import\s{0,9}\*/,
  /\bpub\s{1,9}use\b[^\n;]{0,200}\*/,
  /\bexports?\s{0,9}=[^\n;]{0,200}(?:\.\.\.|require\()/,
];

/** A name is there as a whole word; anything else, such as `GET /api`, as text. */
export function hasName(text: string, name: string): boolean {
  if (!/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name)) return text.includes(name);
  const isPart = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}_$]/u.test(char);
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1))
    if (!isPart(text[at - 1]) && !isPart(text[at + name.length])) return true;
  return false;
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
