// Whether the user wants the panel in the client: `"panel"` in `settings.json` of the user folder. Read on its own, since
// every loop's first iteration needs it, and the other settings need a schema library.

import { join } from 'node:path';
import { privateFile } from '../files/place.ts';
import { fieldsIn, readJson } from '../files/read-json.ts';

export function wantsPanel(userFolder: string): boolean {
  return fieldsIn(readJson(join(userFolder, 'settings.json'), privateFile(userFolder))).panel !== false;
}
