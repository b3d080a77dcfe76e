// Research without NotebookLM: quotes what the project's own Markdown documents say about a topic.

import { dirname, join, relative, sep } from 'node:path';
import { listFolder } from '../../adapters/files/list-folder.ts';
import { named, projectFile } from '../../adapters/files/place.ts';
import { textOf } from '../../adapters/files/read-file.ts';
import {
  findPassages,
  type QuotableDocument,
  renderQuotations,
} from '../../core/research/quote-documents.ts';
import type { ResearchRequest, WrittenReport } from '../../core/research/research.ts';
import { isoNow, type Workspace } from '../workspace/workspace.ts';
import { openResearchFolder } from './research-store.ts';
import { commitReport, isReportOf, writeReportFile } from './write-report.ts';

export type LocalReport =
  | { readonly status: 'done'; readonly report: WrittenReport; readonly passages: number }
  | { readonly status: 'none'; readonly reason: string };

const MOST_DOCUMENTS = 5_000;
const LARGEST_DOCUMENT = 1024 * 1024;
const SKIPPED = new Set(
  '.git .hg .svn .msw node_modules vendor dist build out target coverage .cache .venv venv __pycache__'.split(
    ' ',
  ),
);

export async function writeLocalReport(workspace: Workspace, request: ResearchRequest): Promise<LocalReport> {
  const { project } = workspace;
  const { output, slug, topic } = request;
  const folder = openResearchFolder(project, slug);
  if (folder.status === 'refused') return { status: 'none', reason: folder.reason };
  const documents = readDocuments(project).filter(
    ({ path }) => !isReport(path) && join(project, path) !== output,
  );
  const passages = findPassages(topic, documents);
  if (passages.length === 0) {
    const reason = `None of the ${documents.length} Markdown documents of this project mentions "${topic}": say it in other words, or leave out --local to ask NotebookLM.`;
    return { status: 'none', reason };
  }
  const linkTo = (path: string): string => {
    const way = relative(dirname(output), join(project, path)).split(sep).join('/');
    return encodeURI(way).replaceAll(/[()#?]/g, encoded);
  };
  const action = isReportOf(slug, output) ? 'update' : 'research';
  const text = renderQuotations(request, passages, { generatedAt: isoNow(workspace), linkTo });
  writeReportFile(workspace, request, text);
  const written: WrittenReport = { path: output, action, commit: null };
  const commit = await commitReport(workspace, written, request);
  return { status: 'done', report: { ...written, commit }, passages: passages.length };
}

function readDocuments(project: string): readonly QuotableDocument[] {
  const documents: QuotableDocument[] = [];
  for (const path of documentsBelow(project)) {
    const text = textOf(path, projectFile(project), LARGEST_DOCUMENT);
    if (text !== null) documents.push({ path: relative(project, path).split(sep).join('/'), text });
    if (documents.length >= MOST_DOCUMENTS) break;
  }
  return documents;
}

/** Does not follow links. */
function* documentsBelow(folder: string): Generator<string> {
  const list = listFolder(folder, named);
  for (const entry of list.status === 'ok' ? list.entries : []) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) yield* documentsBelow(path);
    else if (entry.isFile() && /\.(?:md|markdown)$/i.test(entry.name)) yield path;
  }
}

/** The report of an earlier research, which is not a document of the project. */
function isReport(path: string): boolean {
  return /(?:^|\/)RESEARCH_REPORT(?:-[a-z0-9-]+)?\.md$/.test(path) || path.startsWith('docs/research/');
}

function encoded(char: string): string {
  return `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
}
