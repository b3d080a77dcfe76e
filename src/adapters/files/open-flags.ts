// How files are opened whose place somebody else may have taken.

import { constants } from 'node:fs';

/** A pipe is not waited for. Windows has neither this flag nor files that wait to be opened. */
export const noWait = constants.O_NONBLOCK ?? 0;

/** A link at the very path is refused. Windows does not know it. */
export const noLink = constants.O_NOFOLLOW ?? 0;
