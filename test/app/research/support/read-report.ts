// Reads a report as a reader's browser would: its headings with their anchors, its links, and the problems.

import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

export interface ReadReport {
  readonly headings: readonly { readonly level: number; readonly text: string; readonly anchor: string }[];
  /** Targets of all links, in order. */
  readonly links: readonly string[];
  /** Broken links, tags, open fences. */
  readonly problems: readonly string[];
}

/** @param path of the report, for links to files */
export function readReport(markdown: string, path: string): ReadReport {
  const { prose, isOpen } = withoutCode(markdown);
  const headings = headingsOf(prose);
  const anchors = new Set(headings.map(({ anchor }) => anchor));
  const links = [...prose.matchAll(/(?<!\\)\]\(([^)\s]*)\)/g)].map(([, target = '']) => target);
  const broken = links.filter((link) => !resolves(link, anchors, path));
  const tags = [...prose.matchAll(/<[a-z/!?][^>]*>?/gi)]
    .map(([tag]) => tag)
    .filter((tag) => !/^<!-- msw research: [a-z0-9-]+ -->$/.test(tag));
  return { headings, links, problems: [...broken, ...tags, ...(isOpen ? ['a fence is open'] : [])] };
}

function resolves(link: string, anchors: ReadonlySet<string>, path: string): boolean {
  if (link.startsWith('#')) return anchors.has(link.slice(1));
  if (/^https?:/.test(link)) return URL.canParse(link);
  return !/^[a-z]+:/i.test(link) && existsSync(resolve(dirname(path), decodeURI(link)));
}

function withoutCode(markdown: string): { prose: string; isOpen: boolean } {
  const kept: string[] = [];
  let fence: string | null = null;
  for (const line of markdown.split('\n')) {
    const mark = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1] ?? null;
    if (fence === null && mark === null)
      // An escaped backslash before a backtick escapes nothing more.
      kept.push(line.replaceAll(/(\\.)|(?<!`)(`+)(?!`).+?(?<!`)\2(?!`)/g, (_, literal) => literal ?? '·'));
    else if (fence === null) fence = mark;
    else if (mark?.startsWith(fence) === true && line.trim() === mark) fence = null;
  }
  return { prose: kept.join('\n'), isOpen: fence !== null };
}

function headingsOf(prose: string): ReadReport['headings'] {
  const counts = new Map<string, number>();
  return [...prose.matchAll(/^ {0,3}(#{1,6})\s+(.+?)\s*$/gm)].map(([, marks = '', raw = '']) => {
    const text = shown(raw);
    const slug = text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
      .replaceAll(' ', '-');
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    return { level: marks.length, text, anchor: count === 0 ? slug : `${slug}-${count}` };
  });
}

function shown(markdown: string): string {
  return markdown
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
    .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');
}
