// `failure fingerprint`: the canonical form of output that comes in on stdin, of any size in bounded memory.

import { realpathSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { boundedOutput } from '../adapters/process/bounded-output.ts';
import { canonicalise } from '../core/failure/canonicalise.ts';
import { prose } from '../core/text/prose.ts';
import { namedFolder } from './frame/named-path.ts';
import { type Noun, textOf, type VerbCall } from './frame/noun.ts';
import { doneJson, failed, misused, type Outcome } from './frame/outcome.ts';

export const failure: Noun = {
  help: prose`msw-protocol failure fingerprint --command "COMMAND" [--root DIR] [--exit N] < output

Prints {tool, kind, code, class, message, frame, items, fingerprints: {class, exact}, query} as JSON for the
output of a command that failed. Of a long output the first 64 KiB and the last 256 KiB count.

  --command "COMMAND"  the command line that wrote it
  --root DIR           the project it ran in (this folder)
  --exit N             its exit code (1)`,
  verbs: {
    fingerprint: {
      options: {
        command: { type: 'string' },
        root: { type: 'string' },
        exit: { type: 'string' },
        json: { type: 'boolean' },
      },
      words: { least: 0, most: 0, names: '' },
      run: fingerprint,
    },
  },
};

async function fingerprint(call: VerbCall): Promise<Outcome> {
  const { values } = call;
  const command = textOf(values, 'command');
  if (command === null || command.trim() === '') {
    return misused(
      'failure fingerprint needs --command "COMMAND", the command whose output comes in on stdin.',
    );
  }
  const exit = textOf(values, 'exit') ?? '1';
  if (!/^\d{1,10}$/.test(exit))
    return misused(`--exit needs an exit code such as 1, not "${exit.slice(0, 40)}".`);
  if (process.stdin.isTTY) {
    return misused('failure fingerprint reads the output on stdin: put "< output" or a pipe to it.');
  }
  const output = await readBounded(process.stdin);
  if (output === null) return failed('The output on stdin cannot be read: pass it as a pipe or a file.');
  const named = namedFolder(call, textOf(values, 'root'));
  if (named.status === 'refused') return failed(named.reason);
  const root = named.path;
  const found = canonicalise(output, {
    command,
    exitCode: Number.parseInt(exit, 10),
    root,
    rootAliases: aliasesOf(root),
    home: homedir(),
    tmp: tmpdir(),
  });
  const { tool, kind, code, message, frame, items, fingerprints, query } = found;
  return doneJson({ tool, kind, code, class: found.class, message, frame, items, fingerprints, query });
}

async function readBounded(stream: AsyncIterable<unknown>): Promise<string | null> {
  const kept = boundedOutput();
  try {
    for await (const chunk of stream) {
      if (Buffer.isBuffer(chunk)) kept.write('stdin', chunk);
    }
  } catch {
    return null;
  }
  return kept.read().output.replace(/^\uFEFF/, '');
}

/** Tools print the real path where the user named a link. */
function aliasesOf(root: string): readonly string[] {
  try {
    const real = realpathSync.native(root);
    return real === root ? [] : [real];
  } catch {
    return [];
  }
}
