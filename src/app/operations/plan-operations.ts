// Reads one plan, or the plans of a phase folder, and says what keeps them from being executed.

import { dirname, join } from 'node:path';
import { named } from '../../adapters/files/place.ts';
import { documentCap, readFile } from '../../adapters/files/read-file.ts';
import { type PlanDocument, readPlan } from '../../core/planning/documents/plan.ts';
import { readRequirements } from '../../core/planning/documents/requirements.ts';
import { PLAN_EXAMPLE, planFormat } from '../../core/planning/phases/plan-format.ts';
import { planText, planView, problemLines, wavesText } from '../../core/planning/phases/plan-view.ts';
import { validatePlan } from '../../core/planning/rules/validate-plan.ts';
import { planWaves } from '../../core/planning/rules/waves.ts';
import { countOf } from '../../core/text/count-of.ts';
import { forPeople } from '../../core/text/for-people.ts';
import { splice } from '../../core/text/markdown/splice.ts';
import { prose } from '../../core/text/prose.ts';
import { documentText } from '../planning/documents/documents.ts';
import { findProject } from '../planning/documents/find-planning.ts';
import { readPhase, wavePlans } from '../planning/documents/read-phase.ts';
import { surroundingsOf } from '../planning/phases/surroundings-of.ts';
import { flag, path, pathWord } from './inputs.ts';
import { done, type Operation, operation, type Result, refused } from './operation.ts';

const file = pathWord('one plan file');

const parse = operation({
  name: 'plan parse',
  about: 'Show what a plan says: its keys, its tasks and what must be true; odd text never makes it fail',
  effect: 'reads',
  inputs: { file },
  run: (_, input) => withPlan(input.file, ({ document }) => done(document)),
  shown: planText,
  json: planView,
});

const validate = operation({
  name: 'plan validate',
  about: 'Say what keeps a plan from being executed, and how to fix it',
  effect: 'reads',
  inputs: { file, root: path('DIR', 'the project; by default the one around the plan') },
  run: ({ folder }, { file: plan, root: typed }) =>
    withPlan(plan, ({ document }) => {
      const root = typed ?? findProject(plan) ?? folder;
      const text = documentText(root, join('.planning', 'REQUIREMENTS.md'));
      const requirements = text === null ? null : readRequirements(text).items.map(({ id }) => id);
      const phase = readPhase(root, dirname(plan));
      const diagnostics = validatePlan(document, surroundingsOf(root, plan, { phase, requirements }));
      const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
      const value = { valid: errors === 0, errors, warnings: diagnostics.length - errors, diagnostics };
      if (errors === 0) return done(value);
      return { status: 'failed', value, reason: validity(errors) };
    }),
  shown: ({ errors, diagnostics }) => forPeople([...problemLines(diagnostics), validity(errors)], 400),
});

function validity(errors: number): string {
  return errors === 0 ? 'The plan is valid.' : `The plan is not valid: ${countOf(errors, 'error')}.`;
}

const waves = operation({
  name: 'plan waves',
  about: 'Show the plans of a phase folder in the order of their dependencies, and where they collide',
  effect: 'reads',
  inputs: { dir: pathWord('one phase folder') },
  run: (_, { dir }) => {
    const phase = readPhase(findProject(dir) ?? dir, dir);
    if (phase === null) return refused(`The folder ${dir} cannot be read: name a phase folder.`);
    const value = { ...planWaves(wavePlans(phase)), oddlyNamed: phase.oddlyNamed };
    const error = value.problems.find(({ severity }) => severity === 'error');
    return error === undefined
      ? done(value)
      : { status: 'failed', value, reason: `${error.message} ${error.fix}` };
  },
  shown: (value) => wavesText(value, value.oddlyNamed),
});

const roundtrip = operation({
  name: 'plan roundtrip',
  about: 'Print the file as MSW would write it back unchanged',
  effect: 'reads',
  inputs: { file },
  run: (_, input) =>
    withPlan(input.file, ({ bytes, document }) => {
      const text = splice(document.text, []);
      // Bytes that are not UTF-8 do not survive the conversion to text.
      return Buffer.from(text, 'utf8').equals(bytes)
        ? done({ identical: true, bytes: bytes.length, text })
        : refused(`${input.file} is not valid UTF-8: MSW would not write it.`);
    }),
  text: ({ bytes }) => prose`The same ${bytes} bytes.`,
  raw: ({ text }) => text,
});

const format = operation({
  name: 'plan format',
  about: 'Say how a plan is written',
  effect: 'reads',
  inputs: { example: flag('only a plan to begin with') },
  run: (_, { example }) => done({ format: example ? PLAN_EXAMPLE : planFormat() }),
  text: (value) => value.format,
});

export const planOperations: readonly Operation[] = [parse, validate, waves, roundtrip, format];

interface OpenedFile {
  readonly bytes: Buffer;
  readonly document: PlanDocument;
}

function withPlan<Value>(plan: string, use: (opened: OpenedFile) => Result<Value>): Result<Value> {
  const read = readFile(plan, named, documentCap);
  if (read.status === 'ok')
    return use({ bytes: read.bytes, document: readPlan(read.bytes.toString('utf8')) });
  const reason = read.status === 'missing' ? 'it is not there' : read.reason;
  return refused(`The plan ${plan} cannot be read, ${reason}: name a file.`);
}
