// Text from a record as one harmless line of the panel.

import { plainLine } from '../text/plain-line.ts';

export function panelLine(text: string): string {
  return plainLine(text, LONGEST);
}

const LONGEST = 300;
