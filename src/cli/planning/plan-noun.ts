import { dirname, join } from 'node:path';
import { named } from '../../adapters/files/place.ts';
import { documentCap, readFile } from '../../adapters/files/read-file.ts';
import { documentText } from '../../app/planning/documents/documents.ts';
import { findProject } from '../../app/planning/documents/find-planning.ts';
import { readPhase, wavePlans } from '../../app/planning/documents/read-phase.ts';
import { surroundingsOf } from '../../app/planning/phases/surroundings-of.ts';
import { type PlanDocument, readPlan } from '../../core/planning/documents/plan.ts';
import { readRequirements } from '../../core/planning/documents/requirements.ts';
import { planText, planView, problemLines, wavesText } from '../../core/planning/phases/plan-view.ts';
import { validatePlan } from '../../core/planning/rules/validate-plan.ts';
import { planWaves } from '../../core/planning/rules/waves.ts';
import { forPeople } from '../../core/text/for-people.ts';
import { splice } from '../../core/text/markdown/splice.ts';
import { prose } from '../../core/text/prose.ts';
import { isSet, json, type Noun, textOf, type VerbCall } from '../frame/noun.ts';
import { done, doneJson, doneRaw, failed, type Outcome } from '../frame/outcome.ts';
import { namedFolder, namedPath } from '../named-path.ts';
import { format } from './print-plan-format.ts';

const oneFile = { least: 1, most: 1, names: 'one plan file' } as const;
const oneFolder = { least: 1, most: 1, names: 'one phase folder' } as const;

export const plan: Noun = {
  help: prose`msw-protocol plan VERB FILE|DIR [--json]

  parse FILE       what the plan says: its keys, its tasks and what must be true; never fails on odd text
  validate FILE    what keeps it from being executed, and how to put it right; --root DIR is the project
  waves DIR        the plans of a phase folder in the order of their dependencies, and where they collide
  roundtrip FILE   the file as MSW would write it back unchanged
  format           how a plan is written; --example: a plan to begin with

Exit code 1: the file cannot be read, the plan is not valid, or its dependencies cannot be resolved.`,
  verbs: {
    parse: { options: json, words: oneFile, run: (call) => withPlan(call, parse) },
    validate: {
      options: { ...json, root: { type: 'string' } },
      words: oneFile,
      run: (call) => withPlan(call, validate),
    },
    format,
    waves: { options: json, words: oneFolder, run: waves },
    roundtrip: { options: json, words: oneFile, run: (call) => withPlan(call, roundtrip) },
  },
};

interface OpenedPlan {
  /** Absolute. */
  readonly path: string;
  readonly bytes: Buffer;
  readonly document: PlanDocument;
}

function withPlan(call: VerbCall, use: (opened: OpenedPlan, call: VerbCall) => Outcome): Outcome {
  const open = namedPath(call, call.words[0] ?? '');
  if (open.status === 'refused') return failed(open.reason);
  const { path } = open;
  const file = readFile(path, named, documentCap);
  if (file.status === 'ok')
    return use({ path, bytes: file.bytes, document: readPlan(file.bytes.toString('utf8')) }, call);
  const reason = file.status === 'missing' ? 'it is not there' : file.reason;
  return failed(`The plan ${path} cannot be read, ${reason}: name a file.`);
}

function parse({ document }: OpenedPlan, { values }: VerbCall): Outcome {
  return isSet(values, 'json') ? doneJson(planView(document)) : done(planText(document));
}

/** As JSON `{valid, errors, warnings, diagnostics: [{code, severity, message, fix, line, column, start, end}]}`. */
function validate({ path, document }: OpenedPlan, call: VerbCall): Outcome {
  const { values, env } = call;
  const folder = namedFolder(call, textOf(values, 'root') ?? findProject(path));
  if (folder.status === 'refused') return failed(folder.reason);
  const root = folder.path;
  const text = documentText(root, join('.planning', 'REQUIREMENTS.md'));
  const requirements = text === null ? null : readRequirements(text).items.map(({ id }) => id);
  const around = surroundingsOf(root, path, { phase: readPhase(root, dirname(path)), requirements, env });
  const diagnostics = validatePlan(document, around);
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const report = { valid: errors === 0, errors, warnings: diagnostics.length - errors, diagnostics };
  const said = isSet(values, 'json') ? doneJson(report).text : forPeople(problemLines(diagnostics), 400);
  if (errors === 0) return done(said === '' ? prose`The plan is valid.` : said);
  return {
    code: 1,
    text: said,
    problem: `The plan is not valid: ${errors} ${errors === 1 ? 'error' : 'errors'}.`,
  };
}

/** As JSON `{waves, nodes, cycles, overlaps, incomplete, runnable, problems, oddlyNamed}`. */
function waves(call: VerbCall): Outcome {
  const { words, values } = call;
  const open = namedPath(call, words[0] ?? '');
  if (open.status === 'refused') return failed(open.reason);
  const folder = open.path;
  const phase = readPhase(findProject(folder) ?? folder, folder);
  if (phase === null) return failed(`The folder ${folder} cannot be read: name a phase folder.`);
  const found = planWaves(wavePlans(phase));
  const text = isSet(values, 'json')
    ? doneJson({ ...found, oddlyNamed: phase.oddlyNamed }).text
    : wavesText(found, phase.oddlyNamed);
  const [error] = found.problems.filter(({ severity }) => severity === 'error');
  return error === undefined ? done(text) : { code: 1, text, problem: `${error.message} ${error.fix}` };
}

/** Bytes that are no UTF-8 cannot go through a text unharmed: that is said instead of done. */
function roundtrip({ path, bytes, document }: OpenedPlan, { values }: VerbCall): Outcome {
  const text = splice(document.text, []);
  const identical = Buffer.from(text, 'utf8').equals(bytes);
  if (!identical) return failed(`${path} is not valid UTF-8: MSW would not write it.`);
  return isSet(values, 'json') ? doneJson({ identical, bytes: bytes.length, text }) : doneRaw(text);
}
