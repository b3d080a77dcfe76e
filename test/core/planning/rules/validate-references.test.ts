import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contextReferences } from '../../../../src/core/planning/rules/validate-references.ts';
import { verifyCommands } from '../../../../src/core/planning/rules/verify-commands.ts';

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

  it('reads only the element if a plan has both', () => {
    expect(pathsOf(`${HEADED}<context>\n@real.md\n</context>\n`)).toEqual(['real.md']);
  });

  it('reports the position of each', () => {
    const found = contextReferences(HEADED).map(({ start, end }) => HEADED.slice(start, end));
    expect(found).toEqual(['@.planning/PROJECT.md', '@src/a.js']);
  });
});

describe('verifyCommands', () => {
  it.each([
    ['<verify><automated>npm test</automated></verify>', ['npm test']],
    ['<verify>\r\n  <automated>npm test</automated>\r\n</verify>', ['npm test']],
    ['<verify>npm test</verify>', ['npm test']],
    ['<verify>./run-tests --all</verify>', ['./run-tests --all']],
    ['<verify><automated>a &amp;&amp; b &lt; c &gt; d</automated></verify>', ['a && b < c > d']],
    ['<verify><automated>echo &amp;lt;</automated></verify>', ['echo &lt;']],
    ['<verify><automated>a</automated><automated>b</automated> and look at it</verify>', ['a', 'b']],
    ['<verify><automated>a</automated></verify>\n<verify><automated>a</automated></verify>', ['a']],
    ['<verify><automated>MISSING - write it first</automated></verify>', []],
    ['<verify>Open the page and see that it loads.</verify>', []],
    ['<verify>open the page\nand look</verify>', []],
    ['<verify>it works!</verify>', []],
    ['<verify></verify>', []],
    ['<verify><automated>  </automated></verify>', []],
    ['<verify><automated>npm test', []],
    ['```xml\n<verify><automated>rm -rf .</automated></verify>\n```', []],
    ['~~~\n<verify><automated>rm -rf .</automated></verify>', []],
    ['<!-- <verify><automated>rm -rf .</automated></verify> -->', []],
    ['<!-- <verify><automated>rm -rf .</automated></verify>', []],
    ['no plan at all', []],
  ])('finds the commands in %j', (plan, commands) => {
    expect(verifyCommands(plan)).toEqual(commands);
  });

  it('never throws', () => {
    const pieces = fc.constantFrom(
      '<verify>',
      '</verify>',
      '<automated>',
      '</automated>',
      '```',
      '<!--',
      '-->',
      'npm test',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 30 }), (parts) => {
        for (const command of verifyCommands(parts.join(''))) expect(command.trim()).not.toBe('');
      }),
    );
  });
});
