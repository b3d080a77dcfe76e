// A path or another name in a page of Markdown: as code where it can be nothing else, else a quotation.

import { type Prose, prose } from './prose.ts';
import { quoteName } from './quote-name.ts';

export function codeName(name: string, cap?: number): Prose {
  const shown = quoteName(name, cap);
  return shown === name ? prose`\`${shown}\`` : shown;
}
