// Every tool reader MSW knows, sorted by name. A reader sees paths as `relativisePaths` left them:
// the project's are relative, `<dep>/`, `<tmp>/` and `~/` begin those outside it. A reader that finds the
// check itself at fault says so by its code: `no-tests`, `usage`, `command-not-found`, `not-executable`
// or `missing-script` make the failure one of kind `gate`.

import type { ToolReader } from '../reader.ts';
import { tsc } from './tsc.ts';

export const readers: readonly ToolReader[] = [tsc];
