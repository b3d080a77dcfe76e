// A plan written from data is read back as the same plan; what could not be is refused.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPlan } from '../../../../src/core/planning/documents/plan.ts';
import { PLAN_EXAMPLE } from '../../../../src/core/planning/phases/plan-format.ts';
import { planView } from '../../../../src/core/planning/rules/plan-view.ts';
import { validatePlan } from '../../../../src/core/planning/rules/validate-plan.ts';
import { writePlan } from '../../../../src/core/planning/writing/write-plan.ts';
import { gsdDocuments } from '../../../support/gsd-documents.ts';

/** As `plan parse --json` prints it. */
const parse = (text: string) => JSON.parse(JSON.stringify(planView(readPlan(text))));
const contentOf = (view: ReturnType<typeof parse>) => ({
  ...{ frontmatter: view.frontmatter, mustHaves: view.mustHaves, commands: view.verifyCommands },
  sections: view.sections
    .filter(({ name }: { name: string }) => name !== 'tasks')
    .map((one: Record<string, unknown>) => [one.name, one.text]),
  tasks: view.tasks.map((task: Record<string, unknown>) => [
    task.attributes,
    task.name,
    task.files,
    task.verify,
    task.action,
  ]),
});
const written = (data: unknown) => {
  const plan = writePlan(data);
  if (plan.status === 'refused') throw new Error(plan.reason);
  return plan.text;
};
const aroundIt = { fileName: null, siblings: null, isNew: true };

const plans = [...gsdDocuments()].flatMap(([path, text]) =>
  /PLAN[^/]*\.md$/.test(path) && readPlan(text).tasks.length > 0 ? [[path, text] as const] : [],
);

interface TaskView {
  readonly attributes: unknown;
  readonly children: readonly { readonly name: string; readonly text: string }[];
}

describe('what is parsed', () => {
  it('is written as a plan that says the same, for every plan of GSD that has no problem', () => {
    const sound = plans.filter(
      ([, text]) =>
        readPlan(text).diagnostics.length === 0 &&
        readPlan(text).tasks.every(({ children }) => children.length > 0),
    );
    expect(sound.length).toBeGreaterThan(20);
    const refused = sound.flatMap(([path, text]) => {
      const view = parse(text);
      const plan = writePlan(view);
      if (plan.status === 'refused') return [[path, plan.reason]];
      expect([path, contentOf(parse(plan.text))]).toEqual([path, contentOf(view)]);
      return [];
    });
    expect(refused).toEqual([]);
  });

  it.each([
    ['no section', '---\nphase: 01-a\n---\n\n<task type="auto">\n  <action>x</action>\n</task>\n'],
    ['no task either', '---\nphase: 01-a\n---\n\n<tasks></tasks>'],
  ])('with %s gets none', (_, text) => {
    expect(writePlan(parse(text))).toMatchObject({
      status: 'written',
      text: expect.not.stringContaining('<objective>'),
    });
  });

  it('is refused rather than changed, whatever the text', () => {
    for (const [path, text] of plans) {
      const plan = writePlan(parse(text));
      if (plan.status === 'written') {
        expect([path, contentOf(parse(plan.text)).frontmatter]).toEqual([
          path,
          contentOf(parse(text)).frontmatter,
        ]);
      } else expect(plan.reason).toMatch(/\.$/);
    }
  });
});

describe('data', () => {
  const line = fc.constantFrom(
    'npm test && a < b',
    '=> <T>',
    'See `<task>`.',
    'a: b # c',
    "it's",
    '"q"',
    'é 🎉',
    '',
    '---',
    '- x',
    '01',
    'true',
    '```\n<task>\n```',
    '&gt;',
    '$1 $& {x}',
  );
  const text = fc.array(line, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n'));
  const word = fc
    .array(line, { minLength: 1, maxLength: 2 })
    .map((lines) => `x ${lines.join(' ').replaceAll('\n', ' ')}`);
  const map = (keys: Record<string, fc.Arbitrary<unknown>>) => fc.record({ frontmatter: fc.record(keys) });
  const child = fc.record({
    name: fc.constantFrom('name', 'files', 'action', 'done'),
    text: text.map((one) => `\n${one}\n`),
  });
  const task = fc.record({
    attributes: fc.record({ type: fc.constantFrom('auto', 'tracer'), gate: fc.constantFrom('a b', 'x > y') }),
    children: fc.uniqueArray(child, { selector: ({ name }) => name, minLength: 1 }),
  });
  const data = map({
    phase: word,
    wave: fc.constantFrom('0', '01', '1.0'),
    depends_on: fc.array(word, { maxLength: 2 }),
    must_haves: fc.record({
      truths: fc.array(word, { maxLength: 2 }),
      artifacts: fc.array(fc.record({ path: word, exports: fc.array(word) }), { maxLength: 2 }),
    }),
  }).chain((front) =>
    fc.record({
      frontmatter: fc.constant(front.frontmatter),
      sections: fc.constant([
        { name: 'objective', text: '\nBuild.\n' },
        { name: 'output', text: '\nx\n' },
      ]),
      tasks: fc.array(task, { minLength: 1, maxLength: 3 }),
    }),
  );

  it('of any plan are read back the same', () => {
    fc.assert(
      fc.property(data, (plan) => {
        const view = parse(written(plan));
        expect(view.frontmatter).toEqual(plan.frontmatter);
        expect(
          view.tasks.map(({ attributes, children }: TaskView) => ({
            attributes,
            children: children.map(({ name, text: inner }) => ({ name, text: inner })),
          })),
        ).toEqual(plan.tasks);
        expect(contentOf(parse(written(view)))).toEqual(contentOf(view));
      }),
    );
  });

  it('with single fields become a plan that has no problem', () => {
    const example = parse(PLAN_EXAMPLE);
    const { frontmatter: _, sections: __, tasks, ...fields } = example;
    const own = tasks.map(({ children: _own, attributes: _too, ...task }: Record<string, unknown>) => task);
    const plan = readPlan(written({ ...fields, tasks: own }));
    expect(validatePlan(plan, aroundIt).map(({ message }) => message)).toEqual([]);
    expect(plan.mustHaves).toEqual(readPlan(PLAN_EXAMPLE).mustHaves);
    expect(plan.tasks.map(({ name, files, verify }) => [name, files, verify?.automated])).toEqual(
      readPlan(PLAN_EXAMPLE).tasks.map(({ name, files, verify }) => [name, files, verify?.automated]),
    );
  });

  it.each([
    [{ tasks: [{ name: 'x', action: 'Write </action> and <task> here.' }] }, 'Task 1 would be read back'],
    [
      { sections: [{ name: 'objective', text: '\n```\n' }], tasks: [{ name: 'x', action: 'y' }] },
      'would be read back',
    ],
    [{ tasks: [{ name: 'x', action: 'Write.</action>\n  <done>It is done.' }] }, 'Task 1 would be read back'],
    [{ tasks: [{ name: 'x', action: 'y' }, { name: 'z' }] }, 'Task 2 has no action'],
    [{ tasks: 'none' }, 'The data are not a plan: tasks'],
    [[], 'The data are not a plan: the whole'],
  ])('that could not be read back are refused: %j', (wrong, reason) => {
    expect(writePlan(wrong)).toMatchObject({ status: 'refused', reason: expect.stringContaining(reason) });
  });
});
