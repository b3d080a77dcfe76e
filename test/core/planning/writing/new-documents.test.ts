import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPlanningConfig } from '../../../../src/core/planning/documents/planning-settings.ts';
import { readRequirements } from '../../../../src/core/planning/documents/requirements.ts';
import { readRoadmap } from '../../../../src/core/planning/documents/roadmap.ts';
import { readState } from '../../../../src/core/planning/documents/state.ts';
import { checkAnswers, hasAnchor } from '../../../../src/core/planning/writing/check-answers.ts';
import { oneLine } from '../../../../src/core/planning/writing/document-text.ts';
import {
  configDocument,
  projectDocument,
  requirementsDocument,
  roadmapDocument,
  stateDocument,
} from '../../../../src/core/planning/writing/new-documents.ts';
import { projectExample, readProjectAnswers } from '../../../../src/core/planning/writing/project-answers.ts';
import { readMarkdown } from '../../../../src/core/text/markdown/markdown-document.ts';

const NOW = '2026-02-03T04:05:06.000Z';
const odd = fc.constantFrom(
  ...[
    '`npm test` passes',
    '- a',
    '# b',
    '<!-- c',
    '`` d',
    '| d |',
    'e: f',
    '$& $1',
    '**g**',
    '1. h',
    '---',
    'i\n\n## j',
    '[x] k',
  ],
);
const line = fc
  .oneof(odd, fc.string({ minLength: 1, maxLength: 40 }))
  .filter((text) => oneLine(text) !== '' && !/`{3}|~{3}/.test(text));
const word = fc.constantFrom('Sales', 'Reports and more', 'Über: alles', 'v2 of it');
const because = fc.record({ what: line, why: line });
const answers = fc
  .record({
    name: word,
    what: line,
    coreValue: line,
    overview: line,
    texts: fc.array(line, { minLength: 2, maxLength: 4 }),
    criteria: fc.array(line, { minLength: 2, maxLength: 5 }),
    outOfScope: fc.array(because, { maxLength: 2 }),
    decisions: fc.array(because, { maxLength: 2 }),
    validated: fc.array(line, { maxLength: 2 }),
    context: fc.array(line, { maxLength: 2 }),
    constraints: fc.array(fc.record({ type: word, what: line, why: line }), { maxLength: 2 }),
    names: fc.tuple(word, word),
  })
  .map(({ texts, criteria, names, ...rest }) => {
    const requirements = texts.map((text, at) => ({ id: `REQ-0${at + 1}`, category: 'Things', text }));
    const [first, ...others] = requirements.map(({ id }) => id);
    const phase = (at: 0 | 1, ids: readonly string[]) => ({
      name: names[at],
      goal: criteria[at] ?? 'g',
      requirements: ids,
      criteria,
    });
    return {
      ...rest,
      requirements,
      phases: [phase(0, [first ?? '']), { ...phase(1, others), dependsOn: [1] }],
    };
  });

it('new documents are read back as answered, whatever the texts contain', () => {
  fc.assert(
    fc.property(answers, (value) => {
      const read = readProjectAnswers(value);
      if (read.status === 'invalid') throw new Error(JSON.stringify(read.problems));
      expect(checkAnswers(read.answers, () => true)).toEqual([]);
      const said = (text: string) => oneLine(text);
      const roadmap = readRoadmap(roadmapDocument(read.answers), 'v1.0');
      expect(roadmap.phases).toMatchObject(
        read.answers.phases.map(({ name, goal, requirements, criteria }) => ({
          name,
          goal: said(goal),
          requirements,
          successCriteria: criteria.map(said),
          checkbox: { checked: false },
        })),
      );
      expect(roadmap.progress.map(({ number }) => number)).toEqual(['1', '2']);
      const requirements = readRequirements(requirementsDocument(read.answers, '2026-02-03'));
      expect(requirements.items.map(({ id, text }) => ({ id, text }))).toEqual(
        read.answers.requirements.map(({ id, text }) => ({ id, text: said(text) })),
      );
      expect(requirements.traces.map(({ id }) => id)).toEqual(read.answers.requirements.map(({ id }) => id));
      const state = readState(stateDocument(read.answers, NOW));
      expect(state).toMatchObject({ currentPhase: '1', status: 'planning', lastActivity: '2026-02-03' });
      expect(state.currentPhaseName).toBe(read.answers.phases[0]?.name);
      const texts = [projectDocument, requirementsDocument].map((build) => build(read.answers, '2026-02-03'));
      for (const text of [...texts, roadmapDocument(read.answers), stateDocument(read.answers, NOW)]) {
        expect(readMarkdown(text).diagnostics).toEqual([]);
        expect(text.endsWith('\n') && !text.includes('\n\n\n')).toBe(true);
      }
      const titles = readMarkdown(texts[0] ?? '')
        .headings.filter(({ level }) => level === 2)
        .map(({ title }) => title);
      expect(titles).toEqual([
        'What This Is',
        'Core Value',
        'Requirements',
        'Context',
        'Constraints',
        'Key Decisions',
        'Evolution',
      ]);
    }),
    { numRuns: 80 },
  );
});

it('new documents have an example that follows their rules, and settings that are read as chosen', () => {
  const read = readProjectAnswers(projectExample);
  expect(read).toEqual({ status: 'ok', answers: projectExample });
  expect(checkAnswers(projectExample, () => true)).toEqual([]);
  const chosen = {
    ...projectExample.settings,
    mode: 'yolo',
    granularity: 'fine',
    research: false,
    commitDocs: false,
  } as const;
  expect(readPlanningConfig(configDocument(chosen))).toMatchObject({
    diagnostics: [],
    config: { mode: 'yolo', granularity: 'fine', research: false, planCheck: true, commitDocs: false },
  });
});

it('anchors of a document are the ones a link may name', () => {
  const text = '# What is it?\n\n## API & more\n\n<a id="Here"></a>\n\n```\n# no heading\n```\n';
  expect(
    ['what-is-it', 'api--more', 'here', 'no-heading', 'what'].map((anchor) => hasAnchor(text, anchor)),
  ).toEqual([true, true, true, false, false]);
});
