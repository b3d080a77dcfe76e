// The canonical form of a failing command's output.

import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as z from 'zod/mini';
import { ownUserFolder } from '../../adapters/claude-code/own-user-folder.ts';
import { readReaderFiles } from '../../adapters/config/reader-files.ts';
import { homeFolder } from '../../adapters/files/home-folder.ts';
import { isFolder, whyNoFolder } from '../../adapters/files/list-folder.ts';
import { named } from '../../adapters/files/place.ts';
import { readText } from '../../adapters/files/read-file.ts';
import { canonicalise } from '../../core/failure/canonicalise.ts';
import { explainFailure } from '../../core/failure/explain/explain-failure.ts';
import { explanationText } from '../../core/failure/explain/explanation-text.ts';
import { failureHeadline } from '../../core/failure/failure-headline.ts';
import type { Failure, FailureContext } from '../../core/failure/text/failure.ts';
import { describeSource } from '../../core/guidance/describe-source.ts';
import { LONGEST_GUIDANCE, renderExplainedFailure } from '../../core/guidance/explained-failure.ts';
import { renderPassages } from '../../core/retrieval/passage.ts';
import { clipText } from '../../core/text/clip-text.ts';
import { fence } from '../../core/text/fence.ts';
import { prose } from '../../core/text/prose.ts';
import { proseJson } from '../../core/text/prose-json.ts';
import { quoteLine } from '../../core/text/quote-line.ts';
import { quoteName } from '../../core/text/quote-name.ts';
import { asShown } from '../../core/text/shown.ts';
import { documentPassages } from '../retrieval/document-passages.ts';
import { explainedPassages } from '../retrieval/explained-passages.ts';
import { installedPassages } from '../retrieval/installed-passages.ts';
import { count, flag, path, paths, stdin, text } from './operation/inputs.ts';
import { done, misused, type Operation, operation, refused } from './operation/operation.ts';
import type { RequestPlace } from './operation/request-place.ts';

/** The problem that stands for all, the place of the first, and how many there are. */
export const failureShape = z.object({
  headline: z.optional(z.string()),
  file: z.optional(z.string()),
  line: z.optional(z.number()),
  total: z.optional(z.number()),
});

const fingerprint = operation({
  name: 'failure fingerprint',
  about:
    'Print the canonical form of what a failing command printed: tool, kind, code, headline, message, frame, items and fingerprints',
  effect: 'reads',
  inputs: {
    command: text('COMMAND', 'the command line that wrote it'),
    root: path('DIR', 'the project it ran in; by default this one'),
    exit: count('N', 'its exit code; by default 1', [0, 4_294_967_295]),
    passed: paths(
      'FILE',
      'what an earlier passing run of it printed: what both said does not count; repeatable',
    ),
    explain: flag('say who read it, which lines do not count and why, and what was masked by which rule'),
    output: stdin(
      'what the command printed; of a long output the first 64 KiB, the last 256 KiB and the errors between them count',
    ),
  },
  run: ({ folder, env }, { command, root, exit, passed, explain, output }) => {
    if (command === null || command.trim() === '')
      return misused(
        'failure fingerprint needs --command "COMMAND", the command whose output comes in on stdin.',
      );
    const runs = passed.map((path) => readText(path, named));
    const unread = runs.findIndex(({ status }) => status !== 'ok');
    if (unread >= 0)
      return refused(
        `${passed[unread]} cannot be read: --passed names a file with what a passing run printed.`,
      );
    const { failure, context, problems } = readFailure(root ?? folder, env, {
      ...{ command, exit, output },
      passed: runs.flatMap((run) => (run.status === 'ok' ? run.text : [])),
    });
    const explained = explain ? explainFailure(output, context, problems) : null;
    return done({ canonical: canonicalForm(failure), explained });
  },
  json: ({ canonical, explained }) => explained ?? canonical,
  text: ({ canonical, explained }) =>
    explained === null
      ? proseJson(canonical)
      : fence(explanationText(explained), { cap: Infinity, label: prose`a command's output` }),
  shown: ({ canonical, explained }) =>
    explained === null ? asShown(proseJson(canonical)) : explanationText(explained),
});

const explain = operation({
  name: 'failure explain',
  about:
    'Say what the output of a failing command means, what fixed it before, and what is known about it here',
  effect: 'reads',
  tool: {
    name: 'explain_failure',
    about: "Read a failing command's output: what failed where, what fixed it, what is known",
    takes: { output: 'what it printed', command: 'that printed it' },
  },
  inputs: {
    command: text('COMMAND', 'the command line that wrote it'),
    output: stdin('what the failing command printed'),
  },
  run: async ({ folder, env, now }, { command, output }) =>
    done(await explainPrinted({ folder, env, now }, { command: command ?? '', exit: null, output })),
  text: renderExplainedFailure,
  fields: { schema: failureShape, of: ({ failure }) => failureFields(failure) },
});

const passages = operation({
  name: 'failure passages',
  about:
    'Print what the project, its installed packages and its tools say about what a failing command printed',
  effect: 'reads',
  inputs: {
    command: text('COMMAND', 'the command line that wrote it'),
    root: path('DIR', 'the project it ran in; by default this one'),
    output: stdin('what the command printed'),
  },
  run: async ({ folder, env, now }, { command, root, output }) => {
    if (command === null || command.trim() === '')
      return misused(
        'failure passages needs --command "COMMAND", the command whose output comes in on stdin.',
      );
    const project = root ?? folder;
    if (!isFolder(project)) return refused(whyNoFolder(project));
    const failure = canonicalise(output, contextOf(command, 1, project));
    const own = ownUserFolder(folder, env);
    const userFolder = own.status === 'ok' ? own.path : null;
    const request = { failure, output, root: project, userFolder, now, deadlineMs: DEADLINE_MS };
    return done({
      documents: await documentPassages(request),
      installed: await installedPassages(request),
      explained: await explainedPassages({ ...request, command, env }),
    });
  },
  text: ({ documents, installed, explained }) => renderPassages([...documents, ...installed, ...explained]),
});

/** Limits the indexing of a large project; the next call continues it. */
const DEADLINE_MS = 10_000;

export const failureOperations: readonly Operation[] = [fingerprint, explain, passages];

/** The failure, and the best guidance of each rung about it; nothing is recorded as offered. */
export async function explainPrinted(
  { folder, env, now }: Pick<RequestPlace, 'folder' | 'env' | 'now'>,
  printed: Printed,
) {
  const { failure, userFolder } = readFailure(folder, env, printed);
  const { command, output } = printed;
  const request = {
    ...{
      projectRoot: folder,
      loopId: '',
      iteration: 0,
      failure,
      times: 1,
      hasChanged: false,
      command,
      output,
    },
    ...{ queriedErrors: [], failedAnswers: [], deadlineMs: 0, now, env },
  };
  const { consultRungs } = await import('../guidance/try-rungs.ts');
  const found = await consultRungs({ request, userFolder, notebooks: [] });
  const guidance = found.map(({ rung, guidance: one }) => ({
    rung,
    source: describeSource(one),
    text: clipText(one.text, LONGEST_GUIDANCE),
  }));
  return { failure: canonicalForm(failure), guidance };
}

interface Printed {
  readonly command: string;
  readonly exit: number | null;
  readonly output: string;
  readonly passed?: readonly string[];
}

export function failureFields({ headline, items: [first], total }: ReturnType<typeof canonicalForm>) {
  const file = first?.file ?? undefined;
  return {
    headline: quoteLine(headline, 400),
    file: file === undefined ? file : quoteName(file, 200),
    line: first?.line ?? undefined,
    total,
  };
}

/** Reads the output as a loop in this project would. */
function readFailure(
  project: string,
  env: RequestPlace['env'],
  { command, exit, output, passed = [] }: Printed,
) {
  const user = ownUserFolder(project, env);
  const userFolder = user.status === 'ok' ? user.path : null;
  const { readers, problems } = readReaderFiles(project, userFolder);
  const context = { ...contextOf(command, exit ?? 1, project), readers, passed };
  return { failure: canonicalise(output, context), context, problems, userFolder };
}

function canonicalForm(failure: Failure) {
  const { tool, kind, code, message, frame, items, total, fingerprints, query } = failure;
  return {
    tool,
    kind,
    code,
    class: failure.class,
    headline: failureHeadline(failure, 400),
    message,
    frame,
    items,
    total,
    fingerprints: { class: fingerprints.class, exact: fingerprints.exact },
    query,
  };
}

function contextOf(command: string, exitCode: number, root: string): FailureContext {
  return { command, exitCode, root, rootAliases: aliasesOf(root), home: homeFolder(), tmp: tmpdir() };
}

/** Tools print the real path when the user named a link. */
function aliasesOf(root: string): readonly string[] {
  try {
    const real = realpathSync.native(root);
    return real === root ? [] : [real];
  } catch {
    return [];
  }
}
