// Whether a file that a plan promises is there and holds what it must: the rules of gsd-core, with exports read
// as exports.

import type { MustHaves } from '../documents/must-haves.ts';
import { exportReader } from './sources/exported-names.ts';
import type { ProjectFile } from './sources/project-file.ts';
import { stubSigns } from './sources/stub-signs.ts';

export type Artifact = MustHaves['artifacts'][number];

export interface ArtifactVerdict {
  readonly verdict: 'verified' | 'failed' | 'undecided';
  /** What is wrong, or why it cannot be told. */
  readonly issues: readonly string[];
  /** Signs of a stub; they decide nothing. */
  readonly warnings: readonly string[];
}

/** Total. */
export function judgeArtifact(artifact: Artifact, file: ProjectFile): ArtifactVerdict {
  switch (file.kind) {
    case 'missing':
      return failed([missing(artifact.path)]);
    case 'outside':
      return failed(['The path leads out of the project']);
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
  if (/[*?]/.test(path)) return 'File not found: a pattern names no file; write one path for each file';
  return path.includes('#') ? 'File not found: write the path without its section' : 'File not found';
}

function judgeFolder({ minLines, contains, exports }: Artifact): ArtifactVerdict {
  const asks = minLines !== null || contains !== null || exports.length > 0;
  return asks
    ? failed(['It is a folder, and what it must hold can only be looked for in a file'])
    : { verdict: 'verified', issues: [], warnings: [] };
}

function judgeText({ path, minLines, contains, exports }: Artifact, text: string): ArtifactVerdict {
  const lines = text.split('\n').length;
  const read = exports.length > 0 ? exportReader(path, text) : null;
  const found = exports.map((name) => ({ name, exported: read?.(name) ?? 'yes' }));
  const issues = [
    ...(minLines !== null && lines < minLines ? [`Only ${lines} lines, need ${minLines}`] : []),
    ...(contains !== null && !text.includes(contains) ? [`Missing pattern: ${contains}`] : []),
    ...found.flatMap(({ name, exported }) => (exported === 'no' ? [`Missing export: ${name}`] : [])),
  ];
  const unknown = found.flatMap(({ name, exported }) =>
    exported === 'unknown' ? [`It may hand on ${name} from another file`] : [],
  );
  const warnings = stubSigns(text).map(({ line, sign }) => (line === 0 ? sign : `line ${line}: ${sign}`));
  if (issues.length > 0) return { verdict: 'failed', issues, warnings };
  return { verdict: unknown.length > 0 ? 'undecided' : 'verified', issues: unknown, warnings };
}
