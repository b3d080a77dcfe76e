// Reads one plan, or the plans of a phase folder, and says what keeps them from being executed.

import { basename, dirname } from 'node:path';
import { named } from '../../../adapters/files/place.ts';
import { documentCap, readFile, readText, whyUnread } from '../../../adapters/files/read-file.ts';
import { readPiped } from '../../../adapters/process/read-piped.ts';
import { readJsonObject } from '../../../core/planning/documents/json-object.ts';
import { type PlanDocument, readPlan } from '../../../core/planning/documents/plan.ts';
import { PLAN_EXAMPLE, planFormat } from '../../../core/planning/phases/plan-format.ts';
import { planText, planView, problemLines, wavesText } from '../../../core/planning/rules/plan-view.ts';
import { validatePlan } from '../../../core/planning/rules/validate-plan.ts';
import { planWaves } from '../../../core/planning/rules/waves.ts';
import { writePlan } from '../../../core/planning/writing/write-plan.ts';
import { countOf } from '../../../core/text/count-of.ts';
import { fence } from '../../../core/text/fence.ts';
import { forPeople } from '../../../core/text/for-people.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { prose } from '../../../core/text/prose.ts';
import { findProject } from '../../planning/documents/find-planning.ts';
import { dependableNames, readPhase, wavePlans } from '../../planning/documents/read-phase.ts';
import { flag, pathWord } from '../operation/inputs.ts';
import {
  done,
  type Operation,
  operation,
  type Refusal,
  type Result,
  refused,
} from '../operation/operation.ts';

const file = pathWord('one plan file');

const parse = operation({
  name: 'plan parse',
  about: 'Show what a plan says: its keys, its tasks and what must be true; odd text never makes it fail',
  effect: 'reads',
  inputs: { file },
  run: (_, input) => withPlan(input.file, done),
  shown: planText,
  json: planView,
});

const validate = operation({
  name: 'plan validate',
  about: 'Say what keeps a plan from being executed, and how to fix it',
  effect: 'reads',
  inputs: { file },
  run: (_, { file: plan }) =>
    withPlan(plan, (document) => {
      const phase = readPhase(findProject(plan) ?? dirname(plan), dirname(plan));
      const siblings = phase === null ? [] : dependableNames(phase);
      const diagnostics = validatePlan(document, { fileName: basename(plan), siblings });
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

const write = operation({
  name: 'plan write',
  about: 'Print a plan written from data: those that are parsed from a plan, or its single fields',
  effect: 'reads',
  inputs: { file: pathWord('a file with the data as JSON, or - for stdin') },
  run: async (_, { file: typed }) => {
    const text = basename(typed) === '-' ? await readPiped() : textIn(typed);
    if (typeof text !== 'string') return text;
    const read = readJsonObject(text);
    if (read.status !== 'ok')
      return refused(`The data are not a JSON object (${plainLine(read.reason, 200)}): correct them.`);
    const written = writePlan(read.value);
    return written.status === 'refused' ? written : done(written);
  },
  text: (written) => fence(written.text, { cap: Number.MAX_SAFE_INTEGER, label: prose`the plan` }),
  raw: (written) => written.text,
});

function textIn(plan: string): string | Refusal {
  const read = readText(plan, named);
  if (read.status === 'ok') return read.text;
  return refused(`The data in ${plan} cannot be read: ${whyUnread(read)}.`);
}

const format = operation({
  name: 'plan format',
  about: 'Say how a plan is written',
  effect: 'reads',
  inputs: { example: flag('only a plan to begin with') },
  run: (_, { example }) => done({ format: example ? PLAN_EXAMPLE : planFormat() }),
  text: (value) => value.format,
});

export const planOperations: readonly Operation[] = [parse, validate, waves, write, format];

function withPlan<Value>(plan: string, use: (document: PlanDocument) => Result<Value>): Result<Value> {
  const read = readFile(plan, named, documentCap);
  if (read.status === 'ok') return use(readPlan(read.bytes.toString('utf8')));
  return refused(`The plan ${plan} cannot be read: ${whyUnread(read)}.`);
}
