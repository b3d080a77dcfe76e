// Reads esbuild, and Angular's compiler in it: a marked message with its place below.

import { declared } from '../declared/declaration.ts';

export const esbuild = declared({
  tool: 'esbuild',
  programs: ['esbuild', 'tsup'],
  phase: 'compile',
  problems: [
    /^(?:✘|X) \[(?<severity>ERROR|WARNING)\] (?<code>(?:TS|NG)-?\d+): (?<message>.*?):?(?: \[plugin .*\])?$/,
    /^(?:✘|X) \[(?<severity>ERROR|WARNING)\] (?<message>.*?)(?: \[(?<code>[\w-]+)\])?$/,
  ],
  lines: { file: /^ {4}(?<file>\S.*?):\d+:\d+:$/ },
});
