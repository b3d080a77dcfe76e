// A plan's summary: the plan is done, or why it stopped.

import { type MarkdownDocument, readMarkdown } from '../../text/markdown/markdown-document.ts';
import { scalar, texts } from '../../text/markdown/value.ts';

export interface SummaryDocument {
  readonly document: MarkdownDocument;
  /** A blocked summary records a failure and does not count; a halted one counts, but blocks dependent plans. */
  readonly status: 'complete' | 'halted' | 'blocked';
  readonly phase: string | null;
  readonly plan: string | null;
  readonly oneLiner: string | null;
  readonly requirementsCompleted: readonly string[];
  readonly selfCheck: 'passed' | 'failed' | null;
}

/** Never throws. */
export function readSummary(text: string): SummaryDocument {
  const document = readMarkdown(text);
  const { values } = document.frontmatter;
  const status = scalar(values.status)?.toLowerCase();
  const body = text.slice(document.body);
  const check = /^#{1,4}[ \t]*Self-Check:[ \t]*(PASSED|FAILED)/im.exec(body)?.[1]?.toLowerCase();
  return {
    document,
    status: status === 'halted' || status === 'blocked' ? status : 'complete',
    phase: scalar(values.phase),
    plan: scalar(values.plan),
    oneLiner: oneLiner(document),
    requirementsCompleted: texts(values['requirements-completed'] ?? values.requirements_completed),
    selfCheck: check === 'passed' || check === 'failed' ? check : null,
  };
}

/** The bold line under the title, or the text after `**One-liner:**`. */
function oneLiner({ text, headings, body }: MarkdownDocument): string | null {
  const from = headings.find(({ level }) => level === 1)?.next ?? body;
  const line = /\S[^\r\n]*/.exec(text.slice(from, from + 2000))?.[0].trim() ?? '';
  const labelled = /^\*\*One-liner:?\*\*:?[ \t]*(\S.*)$/i.exec(line)?.[1];
  return (labelled ?? /^\*\*(.+)\*\*$/.exec(line)?.[1])?.trim() ?? null;
}

/** Returns the text unchanged when it is already marked or has no frontmatter. */
export function markBlocked(text: string): string {
  const { status } = readSummary(text);
  const block = /^\uFEFF?---[ \t]*(\r?\n)([\s\S]*?)(?=\r?\n---[ \t]*(?:\r?\n|$))/.exec(text);
  if (block === null || status !== 'complete') return text;
  const [head, lineEnd = '\n', inner = ''] = block;
  const lines = inner.split(/\r?\n/).filter((line) => !/^status[ \t]*:/.test(line));
  const start = head.length - inner.length;
  return `${text.slice(0, start)}${[...lines, 'status: blocked'].join(lineEnd)}${text.slice(head.length)}`;
}
