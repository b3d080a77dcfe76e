// Makes the map of a codebase: seven documents that code has checked.

import { isFolder, whyNoFolder } from '../../adapters/files/list-folder.ts';
import { noRepository } from '../../adapters/git/repository-files.ts';
import { documentNamed } from '../../core/mapping/documents/map-documents.ts';
import { mapRequest } from '../../core/mapping/documents/map-request.ts';
import { skeletonText } from '../../core/mapping/skeleton/slice/skeleton-slice.ts';
import { countOf } from '../../core/text/count-of.ts';
import { joinProse, type Prose, prose } from '../../core/text/prose.ts';
import { quoteLine } from '../../core/text/quote-line.ts';
import { quoteName } from '../../core/text/quote-name.ts';
import { beginMap } from '../mapping/begin-map.ts';
import { buildSkeleton } from '../mapping/build-skeleton.ts';
import { type FinishedMap, finishMap, stampMap } from '../mapping/finish-map.ts';
import { mapDrift, remapPlan } from '../mapping/map-drift.ts';
import { claimLine, type MapReport, movedLine, returnClaims, verifyMap } from '../mapping/verify-map.ts';
import { planningRoot } from './operation/in-project.ts';
import { flag, text } from './operation/inputs.ts';
import { done, misused, type Operation, operation, type Result, refused } from './operation/operation.ts';
import type { RequestPlace } from './operation/request-place.ts';

const skeleton = operation({
  name: 'map skeleton',
  about: 'Show what code knows: languages, manifests, entry points, imports, tests, hot spots',
  effect: 'reads',
  takesFolder: true,
  inputs: { noCache: flag('neither read nor write .msw/cache') },
  run: (place, { noCache }) =>
    isFolder(place.folder)
      ? buildSkeleton(place.folder, { cache: !noCache }).then(done)
      : refused(whyNoFolder(place.folder)),
  shown: skeletonText,
});

const begin = operation({
  name: 'map begin',
  about: 'Say what is to be mapped, by whom, with which prompt; writes their pages to .msw/map',
  effect: 'writes',
  takesFolder: true,
  grant: { to: ['map'], options: ['fast', 'refresh', 'focus', 'paths', 'short'] },
  inputs: {
    fast: flag('one mapper, for tech and arch unless --focus says otherwise'),
    focus: text('tech|arch|quality|concerns', 'only these, several joined with +'),
    paths: text('A,B', 'where the mappers look'),
    refresh: flag('map everything again, changed or not'),
  },
  run: (place, options) => {
    const parsed = mapRequest(options);
    if (parsed.status === 'refused') return misused(parsed.reason);
    return inMapped(place, async (root) => {
      const begun = await beginMap(root, parsed.request, await buildSkeleton(root), place.now());
      return begun.status === 'refused' ? begun : done(begun);
    });
  },
  text: (begun) =>
    begun.status === 'current'
      ? prose`The map still holds; --refresh makes it anew.`
      : joinProse(
          [
            ...begun.mappers.map(({ prompt, why }) => prose`${quoteLine(why, 80)}\n${prompt}\n`),
            prose`When they are done:\n${begun.synthesis.prompt}\n`,
          ],
          '\n',
        ),
  short: (begun) =>
    begun.status === 'current'
      ? begun
      : { status: begun.status, mappers: begun.mappers.map(promptOf), synthesis: begun.synthesis },
});

const verify = operation({
  name: 'map verify',
  about:
    'Check every path, script and dependency that the documents name against the disk; exits 1 when one is wrong',
  effect: 'writes',
  takesFolder: true,
  grant: { to: ['map'], options: ['return', 'short'] },
  inputs: { return: flag('note what goes back to its mapper, which happens once') },
  run: (place, input) =>
    inMapped(place, async (root) => {
      const report = await verifyMap(root, await buildSkeleton(root));
      if (report.documents.length === 0) return refused(`${root} has no map: make one with /msw:map.`);
      const value = { ...report, returned: input.return ? returnClaims(root, report) : [] };
      const wrong = report.wrong.length;
      // Returning claims to their mapper is the next step, not a failure.
      if (wrong === 0 || input.return) return done(value);
      return {
        status: 'failed',
        value,
        reason: foundText(report),
      };
    }),
  text: verifyText,
  short: ({ returned }) => ({ returned: returned.map(promptOf) }),
});

const finish = operation({
  name: 'map finish',
  about: 'Take back what is still wrong, look for secrets, stamp, write SUMMARY.md and commit these files',
  effect: 'writes',
  takesFolder: true,
  grant: { to: ['map'] },
  inputs: {},
  run: (place) =>
    inMapped(place, async (root) => {
      const finished = await finishMap(root, await buildSkeleton(root), place.now());
      return finished.status === 'refused' ? finished : done(finished);
    }),
  text: finishText,
});

const stamp = operation({
  name: 'map stamp',
  about: 'Write what is checked out into the documents',
  effect: 'writes',
  takesFolder: true,
  inputs: { files: text('A.md,B.md', 'only these documents') },
  run: (place, { files }) => {
    const names = files?.split(',') ?? null;
    const unknown = names?.find((file) => documentNamed(file) === null);
    if (unknown !== undefined) return misused(`"${unknown.slice(0, 60)}" is not a document of a map.`);
    return inMapped(place, async (root) => {
      const stamped = await stampMap(root, names, place.now());
      if (stamped.status === 'stamped') return done(stamped);
      return stamped.reason === 'not_a_git_repository'
        ? refused(`Nothing was stamped: ${noRepository(root)}, or it has no commit.`)
        : refused(notStamped[stamped.reason]);
    });
  },
  text: ({ documents, commit }) => prose`${countOf(documents.length, 'document')}: ${quoteName(commit)}`,
});

const notStamped = {
  no_documents: 'Nothing was stamped: there is no such document. Make the map with /msw:map.',
  locked: 'Nothing was stamped: another process holds the lock of .planning. Try again.',
} as const;

const drift = operation({
  name: 'map drift',
  about: 'Show which files are new since the map’s stamp, and which documents a change concerns',
  effect: 'reads',
  takesFolder: true,
  tool: {
    name: 'map_status',
    about: 'Say whether the codebase map is missing or out of date',
    takes: {},
    command: 'map',
  },
  inputs: {},
  run: (place) =>
    inMapped(place, async (root) => {
      const plan = await remapPlan(root);
      const remap = [...plan].flatMap(([focus, reason]) => (reason === null ? [] : [{ focus, ...reason }]));
      return done({ ...(await mapDrift(root)), remap });
    }),
  text: ({ skipped, reason, elements, last_mapped_commit: last, threshold, remap }) =>
    joinProse(
      [
        skipped
          ? prose`Nothing to compare with${reason === null ? prose`` : prose`, as ${NO_DRIFT[reason]}`}: make a map with /msw:map.`
          : prose`${countOf(elements.length, 'new element')} since ${quoteName(last ?? '?')}, the threshold is ${threshold}.`,
        ...elements.map(({ category, path }) => prose`- ${quoteName(category)}: ${quoteName(path, 200)}`),
        ...remap.map(
          ({ focus, why }) =>
            prose`The ${quoteName(focus)} documents should be made again: ${quoteName(why)}.`,
        ),
      ],
      '\n',
    ),
});

const NO_DRIFT = {
  'no-structure-md': prose`there is no STRUCTURE.md`,
  'not-a-git-repo': prose`this is not a git repository`,
  'no-mapped-commit': prose`STRUCTURE.md names no commit`,
  'unresolvable-mapped-commit': prose`the commit of the map is not in this repository`,
  'git-diff-failed': prose`git cannot compare with the commit of the map`,
};

export const mapOperations: readonly Operation[] = [skeleton, begin, verify, finish, stamp, drift];

/** Uses a named folder, even inside another project; a folder in `.planning` stands for its project. */
function inMapped<Value>(
  place: RequestPlace,
  use: (root: string) => Promise<Result<Value>>,
): Promise<Result<Value>> | Result<Value> {
  const { folder, origin } = place;
  if (!isFolder(folder)) return refused(whyNoFolder(folder));
  const isMeant = origin === 'named' && !folder.split(/[\\/]/).includes('.planning');
  return use(isMeant ? folder : planningRoot(place));
}

function promptOf({ prompt }: { readonly prompt: Prose }) {
  return { prompt };
}

function foundText({ documents, wrong, claims }: Pick<MapReport, 'documents' | 'wrong' | 'claims'>): Prose {
  return prose`${countOf(claims, 'claim')} in ${countOf(documents.length, 'document')}, ${wrong.length} wrong.`;
}

function verifyText({ documents, wrong, moved, claims }: MapReport): Prose {
  const form = documents.flatMap(({ file, problems }) =>
    problems.map(({ line, message }) => prose`- ${quoteName(file)}:${line}: ${quoteLine(message, 200)}`),
  );
  const found = foundText({ documents, wrong, claims });
  return joinProse([found, ...wrong.map(claimLine), ...moved.map(movedLine), ...form], '\n');
}

type Finished = Extract<FinishedMap, { status: 'finished' }>;

function finishText(finished: Finished): Prose {
  const { before, after, commit, summary, synthesised } = finished;
  const form = after.documents.flatMap(({ file, problems }) =>
    problems.map(({ message }) => prose`${quoteName(file)}: ${quoteLine(message, 200)}`),
  );
  return joinProse(
    [
      ...after.documents.map(({ file, lines }) => prose`${quoteName(file)}: ${countOf(lines, 'line')}`),
      prose`${countOf(before.claims, 'claim')} checked, ${before.wrong.length} taken back, ${after.wrong.length} wrong now.`,
      ...(after.missing.length === 0
        ? []
        : [prose`Not mapped: ${quoteLine(after.missing.join(', '), 200)}.`]),
      ...form.slice(0, 10),
      commit === null
        ? prose`Not stamped: this is not a git repository with a commit.`
        : prose`Stamped with ${quoteName(commit)}.`,
      summary === null
        ? prose`SUMMARY.md is not MSW's and was left alone.`
        : prose`Summary: ${quoteName(summary)}`,
      synthesised || summary === null
        ? null
        : prose`It has no synthesis: its agent wrote none, or none of 80 to 200 words.`,
      commitLine(finished),
    ],
    '\n',
  );
}

function commitLine({ git }: Finished): Prose {
  switch (git.status) {
    case 'committed':
      return prose`Committed as ${quoteName(git.hash.slice(0, 12))}.`;
    case 'unchanged':
      return prose`Nothing to commit: the documents did not change.`;
    case 'skipped':
      return prose`Not committed: ${whySkipped[git.reason]}.`;
    case 'refused':
      return prose`Not committed: ${quoteLine(git.reason, 300)}.`;
  }
}

const whySkipped = {
  commit_docs_false: prose`planning.commit_docs is false`,
  gitignored: prose`git ignores .planning`,
  no_repository: prose`this is not a git repository`,
} as const;
