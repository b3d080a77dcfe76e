// `map`: the codebase as seven documents that code has checked, and what it takes to make them.

import { beginMap } from '../../app/mapping/begin-map.ts';
import { buildSkeleton } from '../../app/mapping/build-skeleton.ts';
import { mapDrift, remapPlan } from '../../app/mapping/map-drift.ts';
import { claimLine, returnClaims } from '../../app/mapping/return-claims.ts';
import { stampMap } from '../../app/mapping/stamp-map.ts';
import { verifyMap } from '../../app/mapping/verify-map.ts';
import { findProject, isFolder } from '../../app/planning/documents/find-planning.ts';
import { documentNamed } from '../../core/mapping/documents/map-documents.ts';
import { mapRequest } from '../../core/mapping/documents/map-request.ts';
import { joinProse, prose } from '../../core/text/prose.ts';
import { quoteLine } from '../../core/text/quote-line.ts';
import { quoteName } from '../../core/text/quote-name.ts';
import { namedFolder } from '../frame/named-path.ts';
import { isSet, json, type Noun, type Options, project, textOf, type VerbCall } from '../frame/noun.ts';
import { done, doneJson, failed, misused, type Outcome } from '../frame/outcome.ts';
import { finish } from './map-finish.ts';
import { skeleton } from './map-skeleton.ts';

const oneFolder = { least: 0, most: 1, names: 'one project folder' } as const;
const flag = { type: 'boolean' } as const;
const text = { type: 'string' } as const;
const beginOptions: Options = { ...json, ...project, fast: flag, refresh: flag, focus: text, paths: text };

export const map: Noun = {
  help: prose`msw-protocol map VERB [DIR] [--json]

  skeleton languages, manifests, entry points, imports, tests, hot spots: what code knows; --no-cache
  begin    what is to be mapped, by whom, with which prompt; writes their pages to .msw/map
           --fast, --focus tech|arch|quality|concerns (several with +), --paths A,B, --refresh
  verify   every path, script and dependency that the documents name, against the disk; exit code 1 when one is wrong
           --return: takes note of what goes back to its mapper, which happens once
  finish   takes back what is still wrong, looks for secrets, stamps, writes SUMMARY.md and commits these files
  stamp    writes what is checked out into the documents; --files A.md,B.md
  drift    new files that the map does not know since its stamp, and whose documents a change concerns

DIR is the project's folder (the one that holds .planning, else this one); --project DIR names it as well.`,
  verbs: {
    skeleton,
    begin: { options: beginOptions, words: oneFolder, run: (call) => inProject(call, begin) },
    verify: {
      options: { ...json, ...project, return: flag },
      words: oneFolder,
      run: (call) => inProject(call, verify),
    },
    finish: { options: { ...json, ...project }, words: oneFolder, run: (call) => inProject(call, finish) },
    stamp: {
      options: { ...json, ...project, files: text },
      words: oneFolder,
      run: (call) => inProject(call, stamp),
    },
    drift: { options: { ...json, ...project }, words: oneFolder, run: (call) => inProject(call, drift) },
  },
};

function inProject(
  call: VerbCall,
  use: (root: string, call: VerbCall) => Promise<Outcome>,
): Promise<Outcome> | Outcome {
  const named = call.words[0] ?? textOf(call.values, 'project');
  const found = namedFolder(call, named);
  if (found.status === 'refused') return failed(found.reason);
  const folder = found.path;
  if (!isFolder(folder)) return failed(`The folder ${folder} does not exist.`);
  // A folder that is named is meant, even inside another project; only its own planning folder stands for it.
  const isMeant = named !== null && !folder.split(/[\\/]/).includes('.planning');
  return use(isMeant ? folder : (findProject(folder) ?? folder), call);
}

/** As JSON `{status, mappers: [{focuses, why, scope, prompt}], kept}`. */
async function begin(root: string, { values }: VerbCall): Promise<Outcome> {
  const parsed = mapRequest({
    fast: isSet(values, 'fast'),
    refresh: isSet(values, 'refresh'),
    focus: textOf(values, 'focus'),
    paths: textOf(values, 'paths'),
  });
  if (parsed.status === 'refused') return misused(parsed.reason);
  const begun = await beginMap(root, parsed.request, await buildSkeleton(root), Date.now());
  if (begun.status === 'refused') return failed(begun.reason);
  if (isSet(values, 'json')) return doneJson(begun);
  if (begun.status === 'current') return done(prose`The map still holds; --refresh makes it anew.`);
  return done(
    joinProse(
      begun.mappers.map(({ prompt, why }) => prose`${quoteLine(why, 80)}\n${prompt}\n`),
      '\n',
    ),
  );
}

/** As JSON `{claims, wrong, documents, missing, returned: [{focus, list, prompt}]}`. */
async function verify(root: string, { values }: VerbCall): Promise<Outcome> {
  const report = await verifyMap(root, await buildSkeleton(root));
  if (report.documents.length === 0) return failed(`${root} has no map: make one with /msw:map.`);
  const returned = isSet(values, 'return') ? returnClaims(root, report) : [];
  const form = report.documents.flatMap(({ file, problems }) =>
    problems.map(({ line, message }) => prose`- ${quoteName(file)}:${line}: ${quoteLine(message, 200)}`),
  );
  const count = report.wrong.length;
  const said = prose`${report.claims} claims in ${report.documents.length} documents, ${count} wrong.`;
  const lines = [said, ...report.wrong.map(claimLine), ...form];
  const printed = isSet(values, 'json')
    ? doneJson({ ...report, returned }).text
    : done(joinProse(lines, '\n')).text;
  // What goes back is the next step and no failure.
  if (count === 0 || isSet(values, 'return')) return { code: 0, text: printed, problem: null };
  return { code: 1, text: printed, problem: `${count} of ${report.claims} claims of the map are wrong.` };
}

/** As JSON `{status, commit, day, documents}` or `{status, reason}`. */
async function stamp(root: string, { values }: VerbCall): Promise<Outcome> {
  const files = textOf(values, 'files')?.split(',') ?? null;
  const unknown = files?.find((file) => documentNamed(file) === null);
  if (unknown !== undefined) return misused(`"${unknown.slice(0, 60)}" is no document of a map.`);
  const stamped = await stampMap(root, files, Date.now());
  if (isSet(values, 'json')) return doneJson(stamped);
  if (stamped.status === 'stamped')
    return done(prose`${stamped.documents.length} documents: ${quoteName(stamped.commit)}`);
  return failed(notStamped[stamped.reason]);
}

const notStamped = {
  not_a_git_repository: 'Nothing was stamped: this is no git repository with a commit.',
  no_documents: 'Nothing was stamped: there is no such document.',
  locked: 'Nothing was stamped: another process holds the lock of .planning. Try again.',
} as const;

/** As JSON GSD's answer and `remap: [{focus, why, files}]`. */
async function drift(root: string, { values }: VerbCall): Promise<Outcome> {
  const found = await mapDrift(root);
  const plan = await remapPlan(root);
  const remap = [...plan].flatMap(([focus, reason]) => (reason === null ? [] : [{ focus, ...reason }]));
  if (isSet(values, 'json')) return doneJson({ ...found, remap });
  const lines = [
    found.skipped
      ? prose`Cannot be told: ${quoteName(found.reason ?? 'unknown')}.`
      : prose`${found.elements.length} new elements since ${quoteName(found.last_mapped_commit ?? '?')}, the threshold is ${found.threshold}.`,
    ...found.elements.map(({ category, path }) => prose`- ${quoteName(category)}: ${quoteName(path, 200)}`),
    ...remap.map(
      ({ focus, why }) => prose`The ${quoteName(focus)} documents should be made again: ${quoteName(why)}.`,
    ),
  ];
  return done(joinProse(lines, '\n'));
}
