import { describe, expect, it } from 'vitest';
import { contextReferences } from '../../../../src/core/planning/rules/validate-references.ts';

const pathsOf = (text: string) => contextReferences(text).map(({ path }) => path);
const HEADED = [
  '---',
  'plan: 01',
  '---',
  '',
  '# Plan',
  '',
  '@never.md',
  '',
  '## Context',
  '',
  '@.planning/PROJECT.md',
  '# the report',
  '@src/a.js',
  '',
  '## Tasks',
  '',
  '@later.md',
  '',
].join('\n');

describe('contextReferences', () => {
  it('reads the section of a plan that gsd-core began', () => {
    expect(pathsOf(HEADED)).toEqual(['.planning/PROJECT.md', 'src/a.js']);
    expect(pathsOf(HEADED.replaceAll('\n', '\r\n'))).toEqual(['.planning/PROJECT.md', 'src/a.js']);
  });

  it('reads the element alone where a plan has both', () => {
    expect(pathsOf(`${HEADED}<context>\n@real.md\n</context>\n`)).toEqual(['real.md']);
  });

  it('says where each stands', () => {
    const found = contextReferences(HEADED).map(({ start, end }) => HEADED.slice(start, end));
    expect(found).toEqual(['@.planning/PROJECT.md', '@src/a.js']);
  });
});
