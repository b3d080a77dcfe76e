// The files that a plan tells its executor to read: lines `@path` in `<context>` and `<execution_context>`, or under
// the heading `## Context` of the plans that gsd-core's command line begins.

import { bodyStart } from '../../text/markdown/frontmatter-block.ts';
import { insideRanges, quotedRanges } from '../../text/markdown/quoted-ranges.ts';
import { textLines } from '../../text/markdown/text-lines.ts';
import { elements } from '../documents/plan-element.ts';
import { planTags } from '../documents/plan-tags.ts';

export interface ContextReference {
  /** As written, without the `@`. */
  readonly path: string;
  /** Offsets of the path with its `@`. */
  readonly start: number;
  readonly end: number;
}

/** Total; in the order of the text. */
export function contextReferences(text: string): readonly ContextReference[] {
  const start = bodyStart(text);
  const quoted = quotedRanges(text, start);
  const tags = planTags(text, quoted, start);
  // A path in backticks is a path all the same.
  const blocked = quoted.filter(({ kind }) => kind !== 'code');
  const blocks = elements(tags, text.length).filter(
    ({ name, closed }) => closed && (name === 'context' || name === 'execution_context'),
  );
  const inners = blocks.map(({ inner }) => inner);
  const headed = blocks.some(({ name }) => name === 'context') ? [] : headedContext(text, start);
  return [...inners, ...headed].flatMap((inner) =>
    textLines(text, inner.start, inner.end).flatMap((line): readonly ContextReference[] => {
      const [, before = '', path] = /^(\s*(?:[-*]\s+)?`?)@([^\s`]+)/.exec(line.text) ?? [];
      const at = line.start + before.length;
      if (path === undefined || insideRanges(blocked, at)) return [];
      return [{ path, start: at, end: at + path.length + 1 }];
    }),
  );
}

function headedContext(
  text: string,
  from: number,
): readonly { readonly start: number; readonly end: number }[] {
  const lines = textLines(text, from, text.length);
  const head = lines.findIndex((line) => /^##[ \t]+Context[ \t]*$/i.test(line.text));
  if (head === -1) return [];
  const next = lines.slice(head + 1).find((line) => /^##[ \t]/.test(line.text));
  return [{ start: lines[head]?.end ?? from, end: next?.start ?? text.length }];
}
