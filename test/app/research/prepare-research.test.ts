import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { phaseFor, prepareResearch } from '../../../src/app/research/prepare-research.ts';
import { reportMark } from '../../../src/core/research/render-report.ts';
import { parseResearchArguments, type ResearchOptions } from '../../../src/core/research/research-options.ts';
import { writeFiles } from '../../support/sample-project.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const ROADMAP = `# Roadmap

### Phase 3: Checkout
**Goal**: Customers can pay
**Depends on**: Phase 2

### Phase 3.1: Hot fix (INSERTED)
**Goal:** It works

### Phase 10: Reports
`;

function options(raw: string): ResearchOptions {
  const read = parseResearchArguments(raw);
  if (read.status === 'refused') throw new Error(read.reason);
  return read.options;
}

function outputOf(project: string, raw: string): string {
  const prepared = prepareResearch(project, project, options(raw));
  return prepared.status === 'ok' ? prepared.request.output.slice(project.length + 1) : prepared.reason;
}

describe('the path of the report', () => {
  it('is RESEARCH_REPORT.md, or in docs/research if that exists', () => {
    const project = tempFolder();
    expect(outputOf(project, 'retries')).toBe('RESEARCH_REPORT.md');
    mkdirSync(join(project, 'docs', 'research'), { recursive: true });
    expect(outputOf(project, 'retries')).toBe(join('docs', 'research', 'retries.md'));
  });

  it('is what --out names: a file, or a folder for it', () => {
    const project = tempFolder();
    mkdirSync(join(project, 'notes'));
    expect(outputOf(project, 'retries --out notes')).toBe(join('notes', 'retries.md'));
    expect(outputOf(project, 'retries --out notes/x.md')).toBe(join('notes', 'x.md'));
    expect(outputOf(project, 'retries --out notes/x.txt')).toContain('ends in .md');
    expect(outputOf(project, 'retries --out .git/x.md')).toContain('.git');
  });

  it.runIf(process.platform !== 'win32')('is never behind a link that leaves the project', () => {
    const project = tempFolder();
    const elsewhere = tempFolder();
    mkdirSync(join(project, 'docs'));
    symlinkSync(elsewhere, join(project, 'docs', 'research'));
    expect(outputOf(project, 'retries')).toBe('RESEARCH_REPORT.md');
    mkdirSync(join(elsewhere, '02-y'));
    writeFiles(project, { '.planning/ROADMAP.md': '### Phase 2: Y\n' });
    symlinkSync(elsewhere, join(project, '.planning', 'phases'));
    expect(outputOf(project, '--phase 2')).toContain('leads out of the project');
  });

  it('is never a file that MSW did not write', () => {
    const project = tempFolder();
    writeFiles(project, { 'RESEARCH_REPORT.md': 'mine\n', 'notes.md': 'mine too\n' });
    expect(outputOf(project, 'retries')).toBe('RESEARCH_REPORT-retries.md');
    expect(outputOf(project, 'retries --out notes.md')).toContain('notes.md exists');
    writeFiles(project, { 'RESEARCH_REPORT.md': `${reportMark('retries')}\n` });
    expect(outputOf(project, 'Retries')).toBe('RESEARCH_REPORT.md');
    expect(outputOf(project, 'Caching')).toBe('RESEARCH_REPORT-caching.md');
  });
});

describe('a phase', () => {
  it('is found by its number, however it is written', () => {
    const project = tempFolder();
    writeFiles(project, {
      '.planning/ROADMAP.md': ROADMAP,
      '.planning/phases/03-checkout/03-CONTEXT.md': 'x',
    });
    const folder = join(project, '.planning', 'phases', '03-checkout');
    const phase = { number: '03', name: 'Checkout', goal: 'Customers can pay' };
    for (const number of ['3', '03', '003']) expect(phaseFor(project, number)).toEqual({ phase, folder });
    expect(outputOf(project, '--phase 3')).toBe(join('.planning', 'phases', '03-checkout', '03-RESEARCH.md'));
    expect(phaseFor(project, '3.1')).toMatchObject({
      phase: { number: '03.1', name: 'Hot fix', goal: 'It works' },
    });
    expect(phaseFor(project, '10')?.folder).toBe(join(project, '.planning', 'phases', '10-reports'));
    expect(phaseFor(project, '4')).toBeNull();
    expect(outputOf(project, '--phase 4')).toContain('There is no phase 4');
  });

  it('is found without a roadmap', () => {
    const project = tempFolder();
    mkdirSync(join(project, '.planning', 'phases', '02-data-model'), { recursive: true });
    expect(phaseFor(project, '2')?.phase).toEqual({ number: '02', name: 'data model', goal: '' });
  });
});

describe('questions of the user', () => {
  const preparedIn = (project: string, raw: string) => prepareResearch(project, project, options(raw));

  it('come from the options and a file, and are as many as are asked', () => {
    const project = tempFolder();
    writeFiles(project, { 'asks.md': '# Asks\n\n- What fails?\n- What is slow?\n' });
    const raw = 'retries --ask "Why retry?" --ask-from asks.md';
    const ask = ['Why retry?', 'What fails?', 'What is slow?'];
    expect(preparedIn(project, raw)).toMatchObject({ request: { ask, questions: 3 } });
    expect(preparedIn(project, `${raw} --questions 5`)).toMatchObject({ request: { ask, questions: 5 } });
    expect(preparedIn(project, `${raw} --questions 1`)).toMatchObject({ request: { ask, questions: 3 } });
  });

  it.each([
    ['retries --ask-from none.md', 'none.md cannot be read'],
    ['retries --ask-from empty.md', 'no question to ask'],
    ['retries --ask-from many.md', 'at most 20 questions, not 21'],
    ['retries --ask-from long.md', 'at most 1000 characters'],
  ])('are refused with a sentence in %s', (raw, words) => {
    const project = tempFolder();
    const many = Array.from({ length: 21 }, (_, at) => `Question ${at}?`).join('\n');
    writeFiles(project, { 'empty.md': '# None\n', 'many.md': many, 'long.md': 'x'.repeat(1001) });
    expect(preparedIn(project, raw)).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining(words),
    });
  });
});
