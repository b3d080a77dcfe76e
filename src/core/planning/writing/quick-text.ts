// The texts of a small task: what its planner reads, and the summary of what was done.

import { yamlScalar } from '../yaml-scalar.ts';
import { documentOf, linesOf } from './document-text.ts';
import { oneLine } from './one-line.ts';

export interface QuickBrief {
  readonly id: string;
  readonly description: string;
  /** From the project. */
  readonly plan: string;
  readonly format: string;
  readonly read: readonly string[];
}

export function quickBrief({ id, description, plan, format, read }: QuickBrief): string {
  return documentOf([
    `# Brief: small task ${id}`,
    'Plan this one task. It belongs to no phase.',
    '## Task',
    oneLine(description),
    '## Read',
    linesOf(read.map((path) => `- ${path}`)),
    '## Write',
    linesOf([
      `- Plan format, to be read before: ${format}`,
      `- The plan, this one file: ${plan}`,
      `- phase: quick-${id}, plan: ${id}, wave: 1, depends_on: [], requirements: []`,
      '- One to three tasks of type auto, each with an <automated> command that fails now and passes when it is done',
      '- No research, no other plan',
    ]),
  ]);
}

export interface QuickSummary {
  readonly id: string;
  readonly description: string;
  readonly what: string;
  readonly date: string;
  readonly commits: readonly { readonly hash: string; readonly subject: string }[];
  readonly files: readonly string[];
}

export function quickSummary({ id, description, what, date, commits, files }: QuickSummary): string {
  return documentOf([
    linesOf([
      '---',
      `phase: quick-${id}`,
      `plan: ${id}`,
      'subsystem: quick',
      'tags: []',
      'key-files:',
      '  created: []',
      files.length === 0 ? '  modified: []' : '  modified:',
      ...files.map((file) => `    - ${yamlScalar(file)}`),
      'requirements-completed: []',
      'duration: "-"',
      `completed: ${date}`,
      'status: complete',
      '---',
    ]),
    `# Quick task ${id}: ${oneLine(description)} Summary`,
    `**${oneLine(what).replaceAll('*', '')}**`,
    '## Task Commits',
    commits.length === 0
      ? 'None.'
      : linesOf(commits.map(({ hash, subject }) => `- \`${hash}\` ${oneLine(subject)}`)),
  ]);
}
