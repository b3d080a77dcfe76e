// The panel of a session in which nothing runs. Apart from its schema, which hooks load only to read a file.

import type { Panel } from './panel.ts';

export const EMPTY_PANEL: Panel = { v: 1, loop: null, ended: null, jobs: [] };
