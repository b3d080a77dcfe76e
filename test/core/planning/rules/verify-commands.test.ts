import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verifyCommands } from '../../../../src/core/planning/rules/verify-commands.ts';

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
