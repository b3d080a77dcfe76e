// Whether the user wants MSW's texts in colour: `"colour"` in `settings.json` of the user folder. Read on its own, since
// every iteration's line needs it, and the other settings need a schema library.

import { join } from 'node:path';
import { privateFile } from '../files/place.ts';
import { fieldsIn, readJson } from '../files/read-json.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** `env`, with NO_COLOR for a user who wants none. */
export function withColourChoice(userFolder: string, env: Environment): Environment {
  const { colour } = fieldsIn(readJson(join(userFolder, 'settings.json'), privateFile(userFolder)));
  return colour === false ? { ...env, NO_COLOR: '1' } : env;
}
