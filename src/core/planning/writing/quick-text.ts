// The texts of a small task: the brief for its planner, and the summary of the result.

import { yamlScalar } from '../../text/markdown/yaml-scalar.ts';
import { joinProse, type Prose, prose } from '../../text/prose.ts';
import { quoteLine } from '../../text/quote-line.ts';
import { codeName, quoteName } from '../../text/quote-name.ts';
import { type Shown, shownDocument } from '../../text/shown.ts';
import { typedLine } from '../../text/typed.ts';
import { phaseSlug } from '../documents/phase-id.ts';

interface QuickBrief {
  readonly id: string;
  readonly description: string;
  /** Relative to the project. */
  readonly plan: string;
  readonly format: string;
  readonly read: readonly string[];
}

export function quickBrief({ id, description, plan, format, read }: QuickBrief): Prose {
  const name = quoteName(id);
  return prose`${joinProse(
    [
      prose`# Brief: small task ${name}`,
      prose`Plan this one task. It belongs to no phase.`,
      prose`## Task, as the user typed it`,
      typedLine(description, 2000),
      prose`## Read`,
      joinProse(
        read.map((path) => prose`- ${quoteName(path)}`),
        '\n',
      ),
      prose`## Write`,
      joinProse(
        [
          prose`- Plan format, to be read before: ${quoteName(format)}`,
          prose`- The plan, this one file: ${quoteName(plan)}`,
          prose`- phase: quick-${name}, plan: ${name}, wave: 1, depends_on: [], requirements: []`,
          prose`- One to three tasks of type auto, each with an <automated> command that fails now and passes when it is done`,
          prose`- No research, no other plan`,
        ],
        '\n',
      ),
    ],
    '\n\n',
  )}\n`;
}

interface QuickSummary {
  readonly id: string;
  readonly description: string;
  readonly date: string;
  /** Newest first. */
  readonly commits: readonly {
    readonly hash: string;
    readonly subject: string;
    readonly files: readonly string[];
  }[];
  /** Uncommitted changes. */
  readonly left: readonly Prose[];
}

export function quickSummary({ id, description, date, commits, left }: QuickSummary): Shown {
  const files = [...new Set(commits.flatMap((commit) => commit.files))];
  const frontmatter = [
    `phase: ${yamlScalar(`quick-${id}`)}`,
    `plan: ${yamlScalar(id)}`,
    'subsystem: quick',
    'tags: []',
    'key-files:',
    '  created: []',
    files.length === 0 ? '  modified: []' : '  modified:',
    ...files.map((file) => `    - ${yamlScalar(file)}`),
    'requirements-completed: []',
    'duration: "-"',
    `completed: ${yamlScalar(date)}`,
    'status: complete',
  ];
  const done = commits.map(
    ({ hash, subject }) => prose`- ${codeName(hash.slice(0, 7))} ${quoteLine(subject, 200)}`,
  );
  const parts = [
    prose`# Quick task ${quoteName(id)}: ${quoteLine(description, 200)} Summary`,
    prose`**${quoteLine(description.replaceAll('*', ''), 500)}**`,
    prose`## Task Commits`,
    done.length === 0 ? prose`None.` : joinProse(done, '\n'),
    ...(left.length === 0 ? [] : [prose`## Left Uncommitted`, joinProse(left, '\n')]),
  ];
  const yaml = frontmatter.map((line) => `${line}\n`).join('');
  return shownDocument(yaml, joinProse(parts, '\n\n'));
}

/** Of a file of its tasks with uncommitted changes. */
export function openLine(path: string): Prose {
  return prose`- ${codeName(path)}: its changes are in no commit; a clone lacks them`;
}

// The id of a small task, as in gsd-core: the date, and half the second of the day in base 36.
const LONGEST_SLUG = 40;

/** `260131-abc`; in local time. */
export function quickId(time: {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** Since midnight. */
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

/** The id and slug in a folder's name; null for any other name. */
export function readQuickFolder(name: string): { readonly id: string; readonly slug: string } | null {
  const [, id, slug] = /^(\d{6}-[a-z0-9]{3})-([a-z0-9-]+)$/.exec(name) ?? [];
  return id === undefined || slug === undefined ? null : { id, slug };
}
