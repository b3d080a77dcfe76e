// The canonical form of a failing command's output.

import { realpathSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { canonicalise } from '../../core/failure/canonicalise.ts';
import { failureHeadline } from '../../core/failure/failure-headline.ts';
import { proseJson } from '../../core/text/prose-json.ts';
import { count, path, stdin, text } from './inputs.ts';
import { done, misused, type Operation, operation } from './operation.ts';

const fingerprint = operation({
  name: 'failure fingerprint',
  about:
    'Print the canonical form of what a failing command printed: tool, kind, code, headline, message, frame, items and fingerprints',
  effect: 'reads',
  inputs: {
    command: text('COMMAND', 'the command line that wrote it'),
    root: path('DIR', 'the project it ran in; by default this one'),
    exit: count('N', 'its exit code; by default 1', [0, 4_294_967_295]),
    output: stdin(
      'what the command printed; of a long output the first 64 KiB, the last 256 KiB and the errors between them count',
    ),
  },
  run: ({ folder }, { command, root, exit, output }) => {
    if (command === null || command.trim() === '')
      return misused(
        'failure fingerprint needs --command "COMMAND", the command whose output comes in on stdin.',
      );
    const project = root ?? folder;
    const failure = canonicalise(output, {
      command,
      exitCode: exit ?? 1,
      root: project,
      rootAliases: aliasesOf(project),
      home: homedir(),
      tmp: tmpdir(),
    });
    const { tool, kind, code, message, frame, items, fingerprints, query } = failure;
    const headline = failureHeadline(failure, 400);
    return done({
      tool,
      kind,
      code,
      class: failure.class,
      headline,
      message,
      frame,
      items,
      fingerprints: { class: fingerprints.class, exact: fingerprints.exact },
      query,
    });
  },
  text: (canonical) => proseJson(canonical),
});

export const failureOperations: readonly Operation[] = [fingerprint];

/** Tools print the real path where the user named a link. */
function aliasesOf(root: string): readonly string[] {
  try {
    const real = realpathSync.native(root);
    return real === root ? [] : [real];
  } catch {
    return [];
  }
}
