// Writes a page as a file: a named one, or one of its own in `.msw/reports/`. Never over a file that is not such a page.

import { join } from 'node:path';
import { errorCode } from '../../adapters/files/error-code.ts';
import { lookAt } from '../../adapters/files/list-folder.ts';
import { openMswSubfolder } from '../../adapters/files/msw-folder.ts';
import { named } from '../../adapters/files/place.ts';
import { textOf } from '../../adapters/files/read-file.ts';
import { writeFileAtomic } from '../../adapters/files/write-file-atomic.ts';
import type { Page } from '../../core/report/page/page.ts';
import { PAGE_MARK, renderPage } from '../../core/report/page/render-page.ts';

type WrittenPage =
  | { readonly status: 'ok'; readonly path: string }
  /** `reason`: one sentence. */
  | { readonly status: 'refused'; readonly reason: string };

/** @param file absolute; null for `.msw/reports/` */
export function writeReport(project: string, page: Page, file: string | null): WrittenPage {
  const own = file === null ? openMswSubfolder(project, 'reports') : null;
  if (own?.status === 'refused') return { status: 'refused', reason: `${own.reason}.` };
  const path = file ?? join(own?.path ?? '', `${nameOf(page)}.html`);
  const objection = objectionTo(path);
  if (objection !== null) return { status: 'refused', reason: objection };
  try {
    // Its texts were masked before it was made: a mask in the markup would be a tag.
    writeFileAtomic(path, renderPage(page), { mode: 0o600 });
    return { status: 'ok', path };
  } catch (error) {
    const code = errorCode(error) ?? 'unknown error';
    return {
      status: 'refused',
      reason: `${path} cannot be written (${code}): name another file, in a folder that exists.`,
    };
  }
}

function objectionTo(path: string): string | null {
  const there = lookAt(path);
  if (there === null) return null;
  if (!there.isFile()) return `${path} is not a file: name another one.`;
  if ((textOf(path, named, LARGEST) ?? '').includes(PAGE_MARK)) return null;
  return `${path} exists and is not a page of MSW, so it was not replaced: name another file.`;
}

const LARGEST = 32 * 1024 * 1024;

/** `Loop 20261128-224121-8b88f5` becomes `loop-20261128-224121-8b88f5`. */
function nameOf({ title }: Page): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? ['page'];
  return words.join('-').slice(0, 100);
}
